# Namen des Materials von Histrio, nach den Kennungen der Ausgabe, und kurze Texte zu Fähigkeiten und Bedingungen.
# Namen stehen im Nominativ, .object im Akkusativ mit Artikel. Alles Weitere erklärt die englische Datei.

## Die Stimmungsanzeige

half-comedy = Komödie
half-tragedy = Tragödie
space-comedy = Komödie { $space }
space-tragedy = Tragödie { $space }

## Städte

city-1 = Fanal
city-2 = Clochette
city-3 = Vieuxpont
city-4 = Moulinet
city-5 = Roquefière
city-6 = Bellerive
city-7 = Aiguilles
city-8 = Hautecime
the-city = { $name } ({ $number })

## Begegnungskarten, und was Schauspieler jeder Stufe tun

card-comedian = Komödiant { $level }
    .object = Komödianten { $level }
card-tragedian = Tragöde { $level }
    .object = Tragöden { $level }
card-alms = Almosen { $value }
    .object = Almosen { $value }
cards-none = keine Karten
effect-1 = bringt deine Reisekarten zurück
effect-2 = stiehlt 1 Ecu
effect-3 = stellt einen Impresario auf die Bühne und bringt 1 Ecu für jeden dort
effect-4 = ohne Effekt
effect-5 = kostet 1 Ecu

## Gaukler

juggler-fox = Fuchs
    .object = den Fuchs
juggler-tortoise = Schildkröte
    .object = die Schildkröte
juggler-bear = Bär
    .object = den Bären
juggler-elephant = Elefant
    .object = den Elefanten
juggler-owl = Eule
    .object = die Eule
juggler-monkey = Affe
    .object = den Affen
juggler-magpie = Elster
    .object = die Elster
juggler-frog = Frosch
    .object = den Frosch
juggler-chameleon = Chamäleon
    .object = das Chamäleon
juggler-unknown = { $id }
    .object = den Gaukler { $id }

moment-after_reveal = nach dem Aufdecken
moment-before_encounters = vor den Begegnungen
moment-shared_city = in einer Stadt, in der du nicht allein bist
moment-before_refresh = nach den Begegnungen
moment-after_deal = nach neuen Karten
moment-season_end = am Ende der Spielzeit

ability-change_destination = die aufgedeckte Reisekarte zurücknehmen und eine andere aus der Hand spielen
ability-recover_card = eine verbrauchte Reisekarte und ihre Karavelle zurücknehmen
ability-take_one_first = eine Karte der Stadt nehmen, bevor die anderen abgelegt werden, einen Schauspieler ohne seinen Effekt
ability-push_needle =
    { $amount ->
        [one] die Nadel um { $amount } Feld bewegen, in beliebiger Richtung
       *[other] die Nadel um { $amount } Felder bewegen, in beliebiger Richtung
    }
ability-draw_request = eine Bitte ziehen
ability-steal = einem Spieler bis zu { $amount } Ecu stehlen
ability-swap_top_cards = die obersten Karten zweier Städte tauschen
ability-stage_impresario = einen Impresario auf die Bühne stellen, dann 1 Ecu je Impresario dort erhalten
ability-count_as_level_1 = zählt als Komödiant oder Tragöde der Stufe 1

## Bitten

request-kings_favourite = Der Günstling des Königs
request-standing_ovation = Stehende Ovationen
request-rebel = Der Rebell
request-balance = Gleichgewicht
request-great_company = Großes Ensemble
request-laughter = Gelächter
request-tears = Tränen
request-the_star = Der Star
request-beginners = Anfänger
request-circus = Zirkus
request-stage_managers = Bühnenmeister
request-unknown = { $id }
the-request = die Bitte „{ $name }“
request-worth = { $ecu } Ecu: { $condition }

condition-best_show = deine Aufführung ist die beste
condition-difference_in_mood_at_least = die Summe für die Stimmung des Königs ist um mindestens { $n } größer
condition-difference_against_mood_at_least = die Summe gegen die Stimmung des Königs ist um mindestens { $n } größer
condition-equal_sums_both_present = gleiche Summen, mit Komödianten und Tragöden
condition-actors_at_least = mindestens { $n } Schauspieler
condition-comedians_at_least = mindestens { $n } Komödianten
condition-tragedians_at_least = mindestens { $n } Tragöden
condition-level_at_least =
    { $n ->
        [5] ein Schauspieler der Stufe 5
       *[other] ein Schauspieler ab Stufe { $n }
    }
condition-low_levels_at_least = mindestens { $n } Schauspieler der Stufe { $levels }
condition-jugglers_at_least = mindestens { $n } Gaukler
condition-own_impresarios_on_stage_at_least =
    { $n ->
        [one] mindestens { $n } eigener Impresario auf der Bühne
       *[other] mindestens { $n } eigene Impresarios auf der Bühne
    }

## Gezähltes, und wem es gehört

count-ecu = { $count } Ecu
friendly-troupe = das befreundete Ensemble von { $who }
    .you = dein befreundetes Ensemble
