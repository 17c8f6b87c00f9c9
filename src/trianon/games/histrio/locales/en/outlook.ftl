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
change-total = current score { $before } → { $after }
case-alone = if nobody else travels there
case-shared = if others travel there too
case-joined = because your friendly troupe travels there too
case-unvisited = because nobody else can travel there
outlook-nothing = no effect on Ecu, cards or needle
outlook-chance = you draw a request
outlook-unknown = { $what }: ?

# The same in columns: $change is a signed number, $to a space of the gauge.
brief-travel = { $city }: { $cards }
brief-alone = alone
brief-unvisited = alone
brief-shared = with others
brief-joined = with others
brief-ecu = Ecu { $change }
brief-needle = needle { $to }
brief-troupe = troupe { $change }
brief-jugglers = jugglers { $change }
brief-requests = requests { $change }
brief-travel_cards = travel cards { $change }
brief-on_stage = stage { $change }
brief-score = pay { $change }
brief-chance = a request
