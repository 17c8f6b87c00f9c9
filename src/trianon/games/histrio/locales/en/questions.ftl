# What Histrio asks of a seat, by the name of the question. $city and $friendly are cities in a sentence, $juggler is a
# name, $space a space of the gauge; .done and .none tell what lies under seal.

question-choose_city = The needle stands at { $space }. Where do you travel? Choose a city, in secret.
    .friendly = The needle stands at { $space }, and your friendly troupe travels to { $friendly }. Where do you travel? Choose a city, in secret.
    .done = Secret until everybody has chosen: you travel to { $choice }.
question-use_juggler =
    { $moment ->
        [after_reveal] All travel cards lie open. Use a juggler?
        [before_encounters] The caravels are on their way. Use a juggler before the encounters?
        [shared_city] You are not alone in { $city }. Use a juggler before its cards are discarded?
        [before_refresh] All encounters are over. Use a juggler?
       *[after_deal] New cards lie on the road. Use a juggler?
    }
question-target =
    { $ability ->
        [change_destination] { $juggler }: where do you travel instead?
        [recover_card] { $juggler }: which spent travel card do you take back?
        [take_one_first] { $juggler }: which card of { $city } do you take?
        [push_needle] { $juggler }: which way does the needle move? It stands at { $space }.
        [steal] { $juggler }: from whom do you steal?
       *[swap_top_cards] { $juggler }: which city’s top card do you swap?
    }
    .second = { $juggler }: which city’s top card do you swap with { $card } in { $city }?
question-steal = An actor of level 2 steals 1 Ecu for you. From whom?
question-discard_actor =
    { $count ->
        [one] You meet { $actors }. Keep the actor, or discard it to move the needle? It stands at { $space }.
       *[other] You meet { $actors }. Keep all, or discard one to move the needle? It stands at { $space }.
    }
met-comedian = a level { $level } comedian
met-tragedian = a level { $level } tragedian
question-discard_request = You hold more requests than you may. Which one do you discard?
question-count_as = { $juggler }: as which actor of level 1 does it count?
question-play_request = The season ends. Play a request? Choose in secret.
    .done = Secret until everybody has answered: you play { $choice }.
    .none = Secret until everybody has answered: you play no request.

# answers that are given unasked
standing-use-no-jugglers = Use no jugglers for the rest of this round
