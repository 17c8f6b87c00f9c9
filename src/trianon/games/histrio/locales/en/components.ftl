# Names of Histrio's components, by the ids of the edition file, and short texts for abilities and conditions.
# Keys of the edition are the variables. Names stand in the nominative; .object is the name as the object of a sentence.
# An edition may hold jugglers and requests this project has no name for: they are called by their ids.

## The gauge

half-comedy = comedy
half-tragedy = tragedy
space-comedy = comedy { $space }
space-tragedy = tragedy { $space }

## Cities

city-1 = Fanal
city-2 = Clochette
city-3 = Vieuxpont
city-4 = Moulinet
city-5 = Roquefière
city-6 = Bellerive
city-7 = Aiguilles
city-8 = Hautecime
the-city = { $name } ({ $number })

## Encounter cards, and what actors of each level do

card-comedian = comedian { $level }
    .object = comedian { $level }
card-tragedian = tragedian { $level }
    .object = tragedian { $level }
card-alms = alms { $value }
    .object = alms { $value }
cards-none = no cards
effect-1 = takes your travel cards back
effect-2 = steals 1 Ecu
effect-3 = puts an impresario on the stage and brings 1 Ecu for each one there
effect-4 = does nothing
effect-5 = costs 1 Ecu

## Jugglers

juggler-fox = Fox
    .object = the Fox
juggler-tortoise = Tortoise
    .object = the Tortoise
juggler-bear = Bear
    .object = the Bear
juggler-elephant = Elephant
    .object = the Elephant
juggler-owl = Owl
    .object = the Owl
juggler-monkey = Monkey
    .object = the Monkey
juggler-magpie = Magpie
    .object = the Magpie
juggler-frog = Frog
    .object = the Frog
juggler-chameleon = Chameleon
    .object = the Chameleon
juggler-unknown = { $id }
    .object = the juggler { $id }

moment-after_reveal = after the reveal
moment-before_encounters = before the encounters
moment-shared_city = in a city where you are not alone
moment-before_refresh = after the encounters
moment-after_deal = after new cards
moment-season_end = at the end of the season

ability-change_destination = take the revealed travel card back and play another one from your hand
ability-recover_card = take back one spent travel card and its caravel
ability-take_one_first = take one card of the city before the others are discarded, an actor without its effect
ability-push_needle =
    { $amount ->
        [one] move the needle { $amount } space either way
       *[other] move the needle { $amount } spaces either way
    }
ability-draw_request = draw a request
ability-steal = steal up to { $amount } Ecu from one player
ability-swap_top_cards = swap the top cards of two cities
ability-stage_impresario = put an impresario on the stage, then gain 1 Ecu for each one there
ability-count_as_level_1 = counts as a comedian or a tragedian of level 1

## Requests

request-kings_favourite = The King’s Favourite
request-standing_ovation = Standing Ovation
request-rebel = The Rebel
request-balance = Balance
request-great_company = Great Company
request-laughter = Laughter
request-tears = Tears
request-the_star = The Star
request-beginners = Beginners
request-circus = Circus
request-stage_managers = Stage Managers
request-unknown = { $id }
the-request = the request “{ $name }”
request-worth = { $ecu } Ecu: { $condition }

condition-best_show = your show is the best one
condition-difference_in_mood_at_least = the sum of the king’s mood leads by at least { $n }
condition-difference_against_mood_at_least = the sum against the king’s mood leads by at least { $n }
condition-equal_sums_both_present = equal sums, with comedians and tragedians
condition-actors_at_least =
    { $n ->
        [one] at least { $n } actor
       *[other] at least { $n } actors
    }
condition-comedians_at_least =
    { $n ->
        [one] at least { $n } comedian
       *[other] at least { $n } comedians
    }
condition-tragedians_at_least =
    { $n ->
        [one] at least { $n } tragedian
       *[other] at least { $n } tragedians
    }
condition-level_at_least =
    { $n ->
        [5] an actor of level 5
       *[other] an actor of level { $n } or more
    }
condition-low_levels_at_least =
    { $n ->
        [one] at least { $n } actor of level { $levels }
       *[other] at least { $n } actors of level { $levels }
    }
condition-jugglers_at_least =
    { $n ->
        [one] at least { $n } juggler
       *[other] at least { $n } jugglers
    }
condition-own_impresarios_on_stage_at_least =
    { $n ->
        [one] at least { $n } impresario of yours on the stage
       *[other] at least { $n } impresarios of yours on the stage
    }

## Counted things, and whose they are

count-ecu = { $count } Ecu
friendly-troupe = the friendly troupe of { $who }
    .you = your friendly troupe
