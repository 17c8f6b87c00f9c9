# Histrios Möglichkeiten als Sätze, nach dem Verb ihres Schlüssels. Ein Satz ergänzt „du kannst …“. $card, $actor,
# $juggler, $ability, $request und $condition sind Texte aus components.ftl, $cards eine Liste, $who ein Platz.

option-travel = nach Stadt { $city } reisen: { $cards }
    .empty = nach Stadt { $city } reisen, wo keine Karte liegt
option-use = einsetzen: { $juggler } – { $ability }
option-recover = die Reisekarte von Stadt { $city } zurücknehmen
option-take = diese Karte nehmen: { $card }
option-push =
    { $half ->
        [comedy] die Nadel in Richtung Komödie schieben
       *[tragedy] die Nadel in Richtung Tragödie schieben
    }
option-steal = { $who } bestehlen (hat { $ecu } Ecu)
option-swap = die oberste Karte von Stadt { $city } tauschen: { $card }
option-keep = alle ins Ensemble aufnehmen
option-discard = ablegen: { $actor }; die Nadel geht auf { $space }
option-drop = „{ $request }“ ablegen ({ $condition })
option-count =
    { $kind ->
        [comedian] als Komödien-Darsteller der Stufe 1 zählen
       *[tragedian] als Tragödien-Darsteller der Stufe 1 zählen
    }
option-play = „{ $request }“ ({ $condition }) für { $ecu } Ecu spielen
option-pass =
    { $question ->
        [play_request] keine Bitte spielen
       *[use_juggler] jetzt keinen Gaukler einsetzen
    }
option-reconsider = es dir anders überlegen und neu wählen
