# Die Möglichkeiten in Histrio als Sätze, nach dem Verb ihres Schlüssels. Sätze ergänzen „du kannst …“; alles Weitere
# erklärt die englische Datei.

option-travel = nach { $city } reisen: { $cards }
option-use = { $juggler } nutzen: { $ability }
option-recover = die Reisekarte für { $city } zurücknehmen
option-take = { $card } nehmen
    .paid = { $card } für 1 Ecu nehmen
option-push =
    { $half ->
        [comedy]
            { $amount ->
                [one] die Nadel um { $amount } Feld in Richtung Komödie bewegen
               *[other] die Nadel um { $amount } Felder in Richtung Komödie bewegen
            }
       *[tragedy]
            { $amount ->
                [one] die Nadel um { $amount } Feld in Richtung Tragödie bewegen
               *[other] die Nadel um { $amount } Felder in Richtung Tragödie bewegen
            }
    }
option-steal = { $who } bestehlen ({ $ecu } Ecu)
option-swap = die oberste Karte in { $city }: { $card }
option-keep =
    { $count ->
        [one] den Schauspieler behalten: Er kommt ins Ensemble
        [2] beide Schauspieler behalten: Sie kommen ins Ensemble
       *[other] alle { $count } Schauspieler behalten: Sie kommen ins Ensemble
    }
option-discard =
    { $kind ->
        [comedian]
            { $level ->
                [one] { $actor } ablegen: Die Nadel rückt { $level } Feld in Richtung Komödie
               *[other] { $actor } ablegen: Die Nadel rückt { $level } Felder in Richtung Komödie
            }
       *[tragedian]
            { $level ->
                [one] { $actor } ablegen: Die Nadel rückt { $level } Feld in Richtung Tragödie
               *[other] { $actor } ablegen: Die Nadel rückt { $level } Felder in Richtung Tragödie
            }
    }
option-drop = { $request } ablegen ({ $worth })
option-count =
    { $kind ->
        [comedian] als Komödiant
       *[tragedian] als Tragöde
    }
option-play = { $request } spielen ({ $worth })
option-pass =
    { $question ->
        [play_request] keine Bitte spielen
       *[use_juggler] jetzt keinen Gaukler nutzen
    }
option-reconsider = die Wahl zurücknehmen und neu wählen
