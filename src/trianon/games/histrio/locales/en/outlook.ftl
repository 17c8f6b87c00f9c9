# What an option changes, as short notes beside it, and the score as it stands. $before and $after are amounts, $points a
# signed number of Ecu that the end of the season would pay more or less.

change-ecu = Ecu { $before } → { $after }
    .rival = { $who }: Ecu { $before } → { $after }
change-needle = needle { $from } → { $to }
change-troupe = actors in your troupe { $before } → { $after }
change-jugglers = your jugglers { $before } → { $after }
change-requests = your requests { $before } → { $after }
change-travel_cards = travel cards in hand { $before } → { $after }
change-on_stage = your impresarios on the stage { $before } → { $after }
change-score = pay: { $source } { $points }
    .rival = { $who }, pay: { $source } { $points }
change-total = score as it stands { $before } → { $after }
case-alone = if nobody else travels there
case-shared = if others travel there too
case-joined = because your friendly troupe travels there too
case-unvisited = as nobody else can travel there
outlook-nothing = costs and brings nothing by itself
outlook-chance = you draw a request
outlook-unknown = { $what }: ?
