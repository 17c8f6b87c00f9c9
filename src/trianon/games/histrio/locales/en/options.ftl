# Histrio's options as sentences, by the verb of their key ("drop" is the discarding of a request). A sentence completes
# "you may …". $cards are those of a city, the newest first.

option-travel = travel to { $city }: { $cards }
option-use = use { $juggler }: { $ability }
option-recover = take back the travel card for { $city }
option-take = take { $card }
    .paid = take { $card } for 1 Ecu
option-push =
    { $half ->
        [comedy]
            { $amount ->
                [one] move the needle { $amount } space towards comedy
               *[other] move the needle { $amount } spaces towards comedy
            }
       *[tragedy]
            { $amount ->
                [one] move the needle { $amount } space towards tragedy
               *[other] move the needle { $amount } spaces towards tragedy
            }
    }
option-steal = steal from { $who } ({ $ecu } Ecu)
option-swap = the top card in { $city }: { $card }
option-keep =
    { $count ->
        [one] keep the actor: it joins your troupe
        [2] keep both actors: they join your troupe
       *[other] keep all { $count } actors: they join your troupe
    }
option-discard =
    { $kind ->
        [comedian]
            { $level ->
                [one] discard { $actor }: the needle moves { $level } space towards comedy
               *[other] discard { $actor }: the needle moves { $level } spaces towards comedy
            }
       *[tragedian]
            { $level ->
                [one] discard { $actor }: the needle moves { $level } space towards tragedy
               *[other] discard { $actor }: the needle moves { $level } spaces towards tragedy
            }
    }
option-drop = discard { $request } ({ $worth })
option-count =
    { $kind ->
        [comedian] as a comedian
       *[tragedian] as a tragedian
    }
option-play = play { $request } ({ $worth })
option-pass =
    { $question ->
        [play_request] play no request
       *[use_juggler] use no juggler now
    }
option-reconsider = take your choice back and choose again
