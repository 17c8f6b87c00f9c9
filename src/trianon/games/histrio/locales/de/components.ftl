# Namen von Histrios Material, nach den Kennungen der Ausgabe, und kurze Texte zu Fähigkeiten und Bedingungen.
# Die Schlüssel der Ausgabe sind die Variablen; $levels ist eine fertige Aufzählung. Namen stehen im Nominativ.

## Die Stimmung des Königs

half-comedy = Komödie
half-tragedy = Tragödie
space-comedy = Komödie { $space }
space-tragedy = Tragödie { $space }

## Begegnungskarten

card-comedian = Komödien-Darsteller { $level }
card-tragedian = Tragödien-Darsteller { $level }
card-alms = Almosen von { $value } Ecu

juggler-fox = Fuchs
juggler-tortoise = Schildkröte
juggler-bear = Bär
juggler-elephant = Elefant
juggler-owl = Eule
juggler-monkey = Affe
juggler-magpie = Elster
juggler-frog = Frosch
juggler-chameleon = Chamäleon

effect-1 = alle verbrauchten Reisekarten und Karavellen zurücknehmen
effect-2 = 1 Ecu stehlen
effect-3 = einen Impresario auf die Bühne, dann 1 Ecu für jeden dort
effect-4 = keine Wirkung
effect-5 = kostet 1 Ecu

moment-after_reveal = nach dem Aufdecken
moment-before_encounters = vor den Begegnungen
moment-shared_city = in einer geteilten Stadt
moment-before_refresh = nach den Begegnungen
moment-after_deal = nach dem Austeilen neuer Karten
moment-season_end = am Ende der Spielzeit

ability-change_destination = die aufgedeckte Reisekarte zurücknehmen und eine andere aus der Hand spielen
ability-recover_card = eine verbrauchte Reisekarte und ihre Karavelle zurücknehmen
ability-take_one_first = aus einer geteilten Stadt vorab eine Karte nehmen
ability-push_needle =
    { $amount ->
        [one] die Nadel { $amount } Feld in eine beliebige Richtung bewegen
       *[other] die Nadel { $amount } Felder in eine beliebige Richtung bewegen
    }
ability-draw_request = eine Bitte ziehen
ability-steal = bis zu { $amount } Ecu von einem Spieler stehlen
ability-swap_top_cards = die obersten Karten zweier Städte tauschen
ability-stage_impresario = einen Impresario auf die Bühne stellen und 1 Ecu für jeden dort erhalten
ability-count_as_level_1 = zählt als ein Komödien- oder Tragödien-Darsteller der Stufe 1

## Bitten

request-kings_favourite = Der Günstling des Königs
request-standing_ovation = Stehender Beifall
request-rebel = Der Rebell
request-balance = Das Gleichgewicht
request-great_company = Die große Truppe
request-laughter = Gelächter
request-tears = Tränen
request-the_star = Der Stern
request-beginners = Anfänger
request-circus = Der Zirkus
request-stage_managers = Herren der Bühne

condition-best_show = die beste Aufführung
condition-difference_in_mood_at_least = ein Vorsprung von mindestens { $n } in der Stimmung des Königs
condition-difference_against_mood_at_least = ein Vorsprung von mindestens { $n } gegen die Stimmung des Königs
condition-equal_sums_both_present = gleiche Summen, mit Darstellern beider Arten
condition-actors_at_least = mindestens { $n } Schauspieler
condition-comedians_at_least = mindestens { $n } Komödien-Darsteller
condition-tragedians_at_least = mindestens { $n } Tragödien-Darsteller
condition-level_at_least = ein Schauspieler der Stufe { $n } oder höher
condition-low_levels_at_least = mindestens { $n } Schauspieler der Stufe { $levels }
condition-jugglers_at_least = mindestens { $n } Gaukler
condition-own_impresarios_on_stage_at_least = mindestens { $n } eigene Impresarios auf der Bühne

request-worth = { $condition }: { $ecu } Ecu

## Wer reist, und wann es ist

troupe-own = eigenes Ensemble
troupe-friendly = befreundetes Ensemble
phase-travel = Reise
phase-encounters = Begegnungen
phase-opportunities = neue Gelegenheiten
phase-pay = Gage

## Woher Ecu kommen und wohin sie gehen

source-start = der Anfang
source-alms = Almosen
source-stolen = anderen gestohlen
source-robbed = von anderen gestohlen
source-stage = Impresarios auf der Bühne
source-level_5 = Schauspieler der Stufe 5
source-trick = Gaukeleien
source-tricked = Gaukler anderer
source-actors = Schauspieler in der Stimmung des Königs
source-show = Aufführungen, die gefallen
source-best_show = beste Aufführungen
source-request = Bitten
source-request_again = Bitten noch einmal
