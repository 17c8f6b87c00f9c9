# Histrio's options as sentences, by the verb of their key. A sentence completes "you may …". $card, $actor, $juggler,
# $ability, $request and $condition are texts of components.ftl, $cards a list of cards, $who a seat.

option-travel = travel to city { $city }: { $cards }
    .empty = travel to city { $city }, where no card lies
option-use = use { $juggler }: { $ability }
option-recover = take back the travel card of city { $city }
option-take = take { $card }
option-push =
    { $half ->
        [comedy] push the needle towards comedy
       *[tragedy] push the needle towards tragedy
    }
option-steal = steal from { $who }, who has { $ecu } Ecu
option-swap = swap { $card }, the top card of city { $city }
option-keep = let them all join your troupe
option-discard = discard { $actor }: the needle moves to { $space }
option-drop = discard { $request } ({ $condition })
option-count =
    { $kind ->
        [comedian] count it as a comedian of level 1
       *[tragedian] count it as a tragedian of level 1
    }
option-play = play { $request } ({ $condition }) for { $ecu } Ecu
option-pass =
    { $question ->
        [play_request] play no request
       *[use_juggler] use no juggler now
    }
option-reconsider = think again and choose anew
