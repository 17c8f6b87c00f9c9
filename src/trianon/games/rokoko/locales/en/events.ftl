# What happened at a table of Rokoko. Texts of a seat are predicates: "Seat 2 (thumb)" + "plays the Master ba"; several
# of them make one sentence. Texts of nobody in particular are sentences. A text is named after the kind of event and,
# for pieces, the zones it leaves and reaches. $card, $dress, $tile are objects as in options.ftl, $cards, $dresses,
# $tiles lists of them; the attribute .hidden tells what those see who may not know the piece.
# The attribute .you is the same in the second person (.more-you that of .more), for the page: "You play the Master".

## The course of the game

event-round = Round { $round } begins.
event-phase-prepare = The round is prepared.
event-phase-hands = Everybody chooses hand cards in secret.
event-phase-actions = The actions begin.
event-phase-income = Everybody receives income.
event-phase-final_scoring = The final scoring begins.
event-house_rule = House rule: later seats begin with more Livre.
event-start-drawn = is drawn as starting player
    .you = are drawn as starting player
event-start-chosen = is the starting player
    .you = are the starting player
event-start-favor = becomes starting player by the Queen’s favor
    .you = become starting player by the Queen’s favor
event-start-stays = stays starting player
    .you = stay starting player
event-turn = has the turn
    .you = have the turn
event-sealed = has chosen a hand
    .you = have chosen a hand
event-shuffle-stack =
    { $count ->
        [one] { $count } employee is shuffled by level.
       *[other] { $count } employees are shuffled by level.
    }
event-shuffle-stock =
    { $count ->
        [one] { $count } resource tile is shuffled into the stock.
       *[other] { $count } resource tiles are shuffled into the stock.
    }
event-shuffle-bag =
    { $count ->
        [one] { $count } dress of the discard goes back into the bag.
       *[other] { $count } dresses of the discard go back into the bag.
    }
event-order-stack = Place { $position } of the employee stack: { $card }.
event-order-stock = Place { $position } of the stock: { $tile }.

## Actions and bonuses

event-action-favor = asks for the Queen’s favor
    .you = ask for the Queen’s favor
event-action-acquire = acquires resources
    .you = acquire resources
event-action-make_dress = makes a dress
    .you = make a dress
event-action-hire = hires an employee
    .you = hire an employee
event-action-depute = deputes { $card }
    .you = depute { $card }
event-action-decorate = funds a decoration
    .you = fund a decoration
event-bonus = uses the bonus { $of_card }
    .you = use the bonus { $of_card }
event-forfeit-main_action = forgoes the main action
    .you = forgo the main action
event-forfeit-bonus = forgoes the bonus { $of_card }
    .you = forgo the bonus { $of_card }
event-favor-beside-purse = takes the Favor card
    .you = take the Favor card
event-favor-purse-beside = puts the Favor card back
    .you = put the Favor card back

## Cards

event-card-hand-in_play = plays { $cards }
    .you = play { $cards }
event-card-supply-in_play = deputes { $cards } from the supply
    .you = depute { $cards } from the supply
event-card-discard-in_play = deputes { $cards } from the discard pile
    .you = depute { $cards } from the discard pile
event-card-hand-deputed = deputes { $cards } from the hand
    .you = depute { $cards } from the hand
event-card-display-hand = hires { $cards }
    .you = hire { $cards }
event-card-in_play-discard = puts { $cards } on the discard pile
    .you = put { $cards } on the discard pile
event-card-in_play-gone = sends { $cards } out of the game
    .you = send { $cards } out of the game
event-card-supply-hand = takes { $cards } into hand
    .hidden =
        { $count ->
            [one] takes a card into hand
           *[other] takes { $count } cards into hand
        }
    .you = take { $cards } into hand
event-card-discard-supply = turns the discard pile over into the supply ({ $cards })
    .you = turn the discard pile over into the supply ({ $cards })
    .brief = turns the discard pile over into the supply
    .brief-you = turn the discard pile over into the supply
event-card-display-gone = Nobody hired { $cards }.
    .brief = { $count } employees leave: nobody hired them.
event-card-stack-display = For hire: { $cards }.
    .brief = { $count } new employees are for hire.

## Tiles

event-tile-stock-warehouse =
    { $count ->
        [one] A new tile lies in the warehouse: { $tiles }.
       *[other] { $count } new tiles lie in the warehouse.
    }
event-tile-warehouse-deciding = takes { $tiles } from segment { $segment }
    .you = take { $tiles } from segment { $segment }
event-tile-stock-deciding = draws { $tiles } blindly
    .hidden = draws a tile blindly
    .you = draw { $tiles } blindly
event-tile-deciding-kept = keeps the tile
    .hidden = keeps the tile face down
    .you = keep the tile
event-tile-deciding-resource_discard = discards { $tiles }
    .seen = discards the tile
    .you = discard { $tiles }
    .seen-you = discard the tile
event-tile-kept-resource_discard = gives up { $tiles }
    .you = give up { $tiles }

## Dresses and markers

event-dress-bag-window = New in the windows: { $dresses }.
    .brief = { $count } new dresses stand in the windows.
event-dress-window-window =
    { $count ->
        [one] A dress slides to a cheaper window.
       *[other] { $count } dresses slide to cheaper windows.
    }
event-dress-window-dress_discard = Nobody made { $dresses }.
    .brief = { $count } dresses leave: nobody made them.
event-dress-window-deciding = makes { $dresses } from window { $window }
    .you = make { $dresses } from window { $window }
event-dress-deciding-guest = rents the dress out to { $space }
    .you = rent the dress out to { $space }
event-dress-deciding-dress_discard = sells the dress
    .you = sell the dress
event-dress-guest-terrace = lets { $dresses } step out on the terrace
    .you = let { $dresses } step out on the terrace
event-marker-guest = puts a marker on { $space }
    .you = put a marker on { $space }
event-marker-decoration = funds { $space }
    .you = fund { $space }
event-marker-all_halls = is present in all halls and marks { $space }
    .you = are present in all halls and mark { $space }

## Livre, yarn, lace, prestige; $what is a list such as "2 Livre and 1 lace"

event-gain = receives { $what }
    .you = receive { $what }
event-pay = pays { $what }
    .you = pay { $what }
event-prestige-hidden = prestige

## The end

event-placing =
    { $placing ->
        [1] wins with { $prestige } prestige
        [2] comes second with { $prestige } prestige
        [3] comes third with { $prestige } prestige
        [4] comes fourth with { $prestige } prestige
       *[other] comes fifth with { $prestige } prestige
    }
    .you =
        { $placing ->
            [1] win with { $prestige } prestige
            [2] come second with { $prestige } prestige
            [3] come third with { $prestige } prestige
            [4] come fourth with { $prestige } prestige
           *[other] come fifth with { $prestige } prestige
        }

## Captions of the page

caption-paid = { $shares }.
