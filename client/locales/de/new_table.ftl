# Ein neuer Tisch, und bis alle da sind.

## Ein neuer Tisch

new-game = Spiel
new-players = Personen
new-seats = Wer spielt
new-seat = Platz { $seat }
new-seats-note = Wer wo sitzt, wird zu Beginn ausgelost.
new-pace = Tempo
new-clock = Uhr
new-clock-note = Jede Entscheidung hat ihre eigene Zeit. Was du länger brauchst, geht von deinem Vorrat ab; der reicht für die ganze Partie.
clock-none = ohne Uhr
clock-brisk = 30 Sekunden je Entscheidung, 10 Minuten Vorrat
clock-calm = 1 Minute je Entscheidung, 30 Minuten Vorrat
clock-day = 1 Tag je Entscheidung, 3 Tage Vorrat
clock-days = 3 Tage je Entscheidung, 7 Tage Vorrat
clock-week = 7 Tage je Entscheidung, 7 Tage Vorrat
new-weekends = Samstag und Sonntag ruhen die Uhren, bei jedem nach der eigenen Zeitzone
new-days-off = An langsamen Tischen steht deine Uhr auch an freien Tagen still, die du in den Einstellungen ankündigst.
new-gone = Ist die Zeit von jemandem um
gone-bot = spielt ein Bot bis zur Rückkehr
gone-close = wird der Tisch geschlossen
new-gone-note = Ohne Uhr gilt als weg, wer an einem langsamen Tisch { $slow } lang nicht antwortet, an einem schnellen { $live }. Ein geschlossener Tisch hat keinen Sieger und zählt nicht in der Statistik.
rule-clock = { $free } je Entscheidung, { $reserve } Vorrat
rule-weekends = Samstag und Sonntag ruhen die Uhren
rule-days-off = an angekündigten freien Tagen stehen die Uhren still
rule-gone-bot = ist die Zeit von jemandem um, spielt ein Bot bis zur Rückkehr
    .unclocked = nach { $after } ohne Antwort spielt ein Bot bis zur Rückkehr
rule-gone-close = ist die Zeit von jemandem um, wird der Tisch ohne Sieger geschlossen
    .unclocked = nach { $after } ohne Antwort wird der Tisch ohne Sieger geschlossen
new-more = Weitere Optionen
new-hints = Tipps: Alle dürfen fragen, was ein starker Bot täte
new-listed = Den Tisch öffentlich anzeigen, damit alle mitspielen können
new-edition = Ausgabe
edition-built-in-balanced = Ausgewogen: Pläne durch Messung abgestimmt
edition-built-in-balanced-house-rule = Ausgewogen, mit Livre für späte Plätze (Hausregel)
edition-built-in-reference = Unsere Rekonstruktion
new-edition-file = Eine Datei mit den Werten deines eigenen Exemplars
new-edition-note = Ohne Datei gilt unsere Ausgabe; einige ihrer Werte sind rekonstruiert. Eine Datei mit den Werten deines eigenen Exemplars ersetzt sie an diesem Tisch.
new-watch = Wer darf zusehen
watch-anyone = alle dürfen zusehen
watch-link = zusehen darf, wer den Link hat
watch-nobody = niemand darf zusehen
new-lay = Tisch eröffnen
new-start = Jetzt beginnen

## Vor dem Beginn

wait-head = Ein Tisch { $game }
wait-lead = Schick den Link an Freunde, oder lass Bots auf die freien Plätze.
wait-invited = Du bist eingeladen. Nimm Platz.
wait-ready = Alle sind da.
wait-full = Alle Plätze sind besetzt. Bleib hier, um der Partie zuzusehen.
wait-closed = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zusehen.
wait-name = Dein Name am Tisch
wait-seats = Plätze
wait-level = Bot für Platz { $seat }
wait-start = Beginnen
wait-start-bots =
    { $count ->
        [one] Mit { $count } Bot auf dem freien Platz beginnen
       *[other] Mit { $count } Bots auf den freien Plätzen beginnen
    }
wait-owner = Wer den Tisch eröffnet hat, startet die Partie.
wait-opening = Gleich geht es los …
wait-remove = Wegschicken
wait-release = Platz freigeben
wait-close = Tisch schließen
seat-kept = reserviert für die letzte Partie
has-hints = mit Tipps
no-hints = ohne Tipps
has-open = offene Information
sit-down = Platz nehmen
stand-up = Aufstehen
share-head = Einladen
share-link = Link zu diesem Tisch
share-note = Wer den Link öffnet, kann sofort als Gast einen freien Platz nehmen.
