# Names of Histrio's components, by the ids of the edition file, and short texts for abilities and conditions.
# Keys of the edition are the variables; $levels is a list already put together. Names stand in the nominative.

## The king's mood

half-comedy = comedy
half-tragedy = tragedy
space-comedy = comedy { $space }
space-tragedy = tragedy { $space }

## Encounter cards

card-comedian = comedian { $level }
card-tragedian = tragedian { $level }
card-alms = alms of { $value } Ecu

juggler-fox = Fox
juggler-tortoise = Tortoise
juggler-bear = Bear
juggler-elephant = Elephant
juggler-owl = Owl
juggler-monkey = Monkey
juggler-magpie = Magpie
juggler-frog = Frog
juggler-chameleon = Chameleon

effect-1 = take back all spent travel cards and caravels
effect-2 = steal 1 Ecu
effect-3 = an impresario on the stage, then 1 Ecu for each one there
effect-4 = no effect
effect-5 = costs 1 Ecu

moment-after_reveal = after the reveal
moment-before_encounters = before the encounters
moment-shared_city = in a shared city
moment-before_refresh = after the encounters
moment-after_deal = after the new cards were dealt
moment-season_end = at the end of the season

ability-change_destination = take the revealed travel card back and play another one from the hand
ability-recover_card = take back a spent travel card and its caravel
ability-take_one_first = take one card of a city you share, before it resolves
ability-push_needle =
    { $amount ->
        [one] move the needle { $amount } space either way
       *[other] move the needle { $amount } spaces either way
    }
ability-draw_request = draw a request
ability-steal = steal up to { $amount } Ecu from one player
ability-swap_top_cards = swap the top cards of two cities
ability-stage_impresario = put an impresario on the stage and gain 1 Ecu for each one there
ability-count_as_level_1 = counts as one comedian or tragedian of level 1

## Requests

request-kings_favourite = The King's Favourite
request-standing_ovation = Standing Ovation
request-rebel = The Rebel
request-balance = The Balance
request-great_company = The Great Company
request-laughter = Laughter
request-tears = Tears
request-the_star = The Star
request-beginners = Beginners
request-circus = The Circus
request-stage_managers = Stage Managers

condition-best_show = the best show
condition-difference_in_mood_at_least = a lead of at least { $n } in the king's mood
condition-difference_against_mood_at_least = a lead of at least { $n } against the king's mood
condition-equal_sums_both_present = equal sums, with comedians and tragedians present
condition-actors_at_least = at least { $n } actors
condition-comedians_at_least = at least { $n } comedians
condition-tragedians_at_least = at least { $n } tragedians
condition-level_at_least = an actor of level { $n } or more
condition-low_levels_at_least = at least { $n } actors of level { $levels }
condition-jugglers_at_least = at least { $n } jugglers
condition-own_impresarios_on_stage_at_least = at least { $n } impresarios of your own on the stage

request-worth = { $condition }: { $ecu } Ecu

## Who travels, and when it is

troupe-own = own troupe
troupe-friendly = friendly troupe
phase-travel = travel
phase-encounters = encounters
phase-opportunities = new opportunities
phase-pay = pay

## Where Ecu come from and go to

source-start = the beginning
source-alms = alms
source-stolen = stolen from others
source-robbed = stolen by others
source-stage = impresarios on the stage
source-level_5 = actors of level 5
source-trick = jugglers' tricks
source-tricked = others' jugglers
source-actors = actors in the king's mood
source-show = shows that please
source-best_show = best shows
source-request = requests
source-request_again = requests once more
