# Words on a drawn board of Histrio: short, because room is scarce. The legend explains the marks.

panel-title = Season { $season } of 2 · round { $round } of { $rounds } · { $phase }
panel-players = The troupes · requests: pile { $pile }, discard { $discard }
panel-theatre =
    { $mood ->
        [comedy] The theatre · the king wants comedy
       *[tragedy] The theatre · the king wants tragedy
    }
panel-road = The road · encounter cards: pile { $pile }, discard { $discard }
panel-own = Your troupe · { $ecu } · comedy { $comedy } : { $tragedy } tragedy
panel-legend = The newest card lies on top · →1 on the way · [1] caravel of a spent travel card · ✓ has chosen, .. not yet · » possible now.
panel-legend-friendly = 1f is the friendly troupe of seat 1.
panel-legend-actors = An actor of level 1 { $effect_1 }, 2 { $effect_2 }, 3 { $effect_3 }, 4 { $effect_4 }, 5 { $effect_5 }.
panel-reconstructed = Some values of this edition are reconstructed, not printed in the rules: trianon edition show.

region-players = players
region-theatre = theatre
region-road = road
region-troupe = troupe

phase-travel = travel
phase-encounters = encounters
phase-opportunities = new opportunities
phase-pay = pay

column-ecu = Ecu
column-sums = C : T
column-comedians = comedians
column-tragedians = tragedians
column-travel = travel cards
column-requests = req.
column-impresarios = imp.
column-jugglers = jugglers
column-played = requests played
row-friendly = friendly
row-played = played: { $requests }
row-needle = needle
row-stage = stage
row-own-choice = in secret
row-own-hand = met now
row-own-friendly = friendly troupe
row-own-jugglers = jugglers
row-own-requests = requests
row-own-nothing = neither jugglers nor requests yet
row-friendly-pile =
    { $count ->
        [one] only you know it yet; { $count } card left in its pile
       *[other] only you know it yet; { $count } cards left in its pile
    }
row-juggler = { $moment }: { $ability }

state-used = used
state-fresh = new
state-comedian = a comedian
state-tragedian = a tragedian

short-comedian = comedian { $value }
short-tragedian = tragedian { $value }
short-alms = alms { $value }
short-friendly = { $seat }f
