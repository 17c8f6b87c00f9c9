# What Rokoko asks of a seat, by the name of the question. $card, $of_card and $dress are texts of options.ftl ("the Master
# ba", "of the Master ba"), $bonus is the text of a bonus, $silk a list of bales, $count how many.

question-play = Which card do you play?
question-main = You play { $card }. Which main action?
question-tile = You have { $tile }. Keep it as silk, or discard it for trimmings?
question-choose_discount = You make { $dress } with the bonus. Which bale do you save?
question-pay_silk = { $dress } needs { $silk }. Which tile do you pay with?
    .more = { $dress } needs { $silk }; paid so far: { $paid }. Which tile do you add?
question-place_dress = You have made { $dress }. Rent it out or sell it?
question-reward_tile = Your guest brings a free tile. Which one?
question-bonus = Bonus { $of_card }: { $bonus }. Use it?
question-give_tiles = Which tile do you discard as well?
question-buy_more = How much more prestige do you buy?
question-choose_hand =
    { $count ->
        [one] Choose a card for your hand, in secret.
       *[other] Choose { $count } cards for your hand, in secret.
    }
    .more =
        { $count ->
            [one] One more card for your hand; chosen so far: { $cards }.
           *[other] { $count } more cards for your hand; chosen so far: { $cards }.
        }
    .done = Your hand, secret until everybody has chosen: { $cards }.

# answers that are given unasked
standing-forfeit-what-costs = Decline every bonus that costs Livre
