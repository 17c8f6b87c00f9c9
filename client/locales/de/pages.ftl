# Die Wörter der Seiten um die Tische herum.

## Überall

brand = Trianon
skip = Zum Inhalt
nav = Seiten
nav-home = Zur Startseite
nav-play = Spielen
nav-new = Neuer Tisch
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über
foot = Zwei Spiele vom französischen Hof, im Browser.
foot-more = Autoren, Verlage, was rekonstruiert ist
foot-me = Du bist { $name }.
you = du
save = Speichern
copy = Kopieren
copied = Kopiert
share = Teilen
trouble = Das hat nicht geklappt
try-again = Noch einmal versuchen
problem-offline = Der Server ist gerade nicht zu erreichen.
connection-connecting = Verbinde …
connection-polling = Langsame Verbindung: wird alle paar Sekunden aktualisiert
connection-lost = Keine Verbindung: neuer Versuch läuft

## Titel

title-home = Spielen
title-new = Neuer Tisch
title-table = Tisch
title-replay = Wiederholung
title-rules = Regeln
title-settings = Einstellungen
title-enter = Anmelden
title-confirm = E-Mail-Adresse bestätigen
title-stop-mails = E-Mails abbestellen
title-about = Über Trianon
title-gallery = Galerie
title-workbench = Werkbank
title-nowhere = Diese Seite gibt es nicht
nowhere = Vielleicht ist der Link alt, oder ein Buchstabe fehlt.

## Spiele, Stufen, Tempo

level-random = zufällig
level-novice = Neuling
level-thumb = Amateur
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
pace-live = live
pace-slow = Zug um Zug
bot-name-1 = Rosine
bot-name-2 = Figaro
bot-name-3 = Lisette
bot-name-4 = Scapin
bot-name-5 = Pierrot
former-player = früheres Mitglied
seat-open = freier Platz
seat-friend = frei für Freunde
seat-bot = Bot: { $level }

## Startseite

home-head = Ein Abend im Trianon
home-lead = Wähle ein Spiel, und schon spielst du. Kein Konto, nichts zu installieren.
home-play = Jetzt spielen
home-friends = Mit Freunden, mit mehr Gegnern oder Zug um Zug über Tage:
home-mine = Meine Tische
file-open = Partiedatei öffnen
file-lead = Eine Partie als Datei? Hier lässt sie sich ansehen und analysieren: Wähle die Datei, oder zieh sie auf diese Seite.
file-drop = Loslassen, um die Partiedatei zu öffnen.
file-large = Die Datei hat mehr als { $most } Zeichen; so lang ist keine Partie.
home-lobby = Offene Tische
home-lobby-empty = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen und zeige ihn öffentlich an.
play-now = { $game } jetzt spielen
play-now-note = Sofort, gegen einen Bot der Stufe Lehrling, mit Tipps.
play-now-note-first =
    { $bots ->
        [one] Sofort und in Ruhe, gegen einen Bot der Stufe Neuling, mit Tipps.
        [2] Sofort und in Ruhe, gegen zwei Bots der Stufe Neuling, mit Tipps.
       *[other] Sofort und in Ruhe, gegen { $bots } Bots der Stufe Neuling, mit Tipps.
    }
preparing-far = { $seconds ->
    [0] { $percent } % fertig. Die Regeln werden dieses eine Mal vorbereitet.
    [one] { $percent } % fertig, noch eine Sekunde. Die Regeln werden dieses eine Mal vorbereitet.
   *[other] { $percent } % fertig, noch etwa { $seconds } Sekunden. Die Regeln werden dieses eine Mal vorbereitet.
  }
play-options = Mehr Auswahl
rules-of = Regeln von { $game }
table-open =
    { $count ->
        [0] gleich geht es los
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
table-closed = ohne Sieger geschlossen
table-won = Du hast mit { $points } gewonnen
table-shared = Du hast dir den Sieg mit { $points } geteilt
table-placed = Rang { $place } von { $players }; gewonnen hat { $who } mit { $points }
table-your-turn = Du bist am Zug
table-waits = Warten auf { $who }
table-unseen =
    { $count ->
        [one] { $count } neuer Zug
       *[other] { $count } neue Züge
    }
table-join = Mitspielen
table-watch = Zusehen
table-result = Ergebnis
table-enter = Zum Tisch
table-play = Weiter
table-gone = Dieser Tisch wurde abgeräumt

## Am Tisch

menu = Menü
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
people = Mitspieler
people-block = { $name } blockieren
people-block-note = Du siehst dann keine Nachrichten dieser Person mehr, und sie kann nicht mehr an deine Tische kommen. In den Einstellungen kannst du das rückgängig machen.
people-blocked = { $name } ist blockiert.
people-report = { $name } melden
people-reason = Was stimmt nicht?
people-note = Was ist passiert? (freiwillig)
people-report-note = Wer diesen Server betreibt, liest die Meldung zusammen mit dem letzten Chat an diesem Tisch. Die gemeldete Person erfährt nichts davon.
people-send = Meldung abschicken
people-reported = Die Meldung ist abgeschickt. Danke.
report-chat = Beleidigungen oder Spam im Chat
report-name = Anstößiger Name
report-stalling = Absichtliches Verzögern
report-cheating = Betrug
report-other = Etwas anderes
chat-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
unseen = Was noch kommt
unseen-note = Was noch niemand gesehen hat: alles Material der Ausgabe ohne das, was offen liegt.
unseen-hidden =
    { $count ->
        [one] { $count } davon liegt verdeckt bei Mitspielern.
       *[other] { $count } davon liegen verdeckt bei Mitspielern.
    }
unseen-all = Alles wurde schon gesehen.
hint = Tipp
hint-thinks = Der Bot überlegt …
hint-note = So schätzt ein starker Bot jede Wahl ein. Er sieht nur, was auch du siehst, und kann sich irren.
hint-margin-clear = deutlich besser als die nächste
hint-margin-slight = etwas besser als die nächste
hint-margin-even = etwa so gut wie die nächste
hint-chance = { $share } Gewinnchance
hint-wins = gewinnt { $share } der simulierten Partien
hint-place = im Schnitt Rang { $placing }
hint-ahead = etwa { $points } Vorsprung
hint-behind = etwa { $points } Rückstand
hint-level = gleichauf mit dem besten Gegner
hint-again = Zum Spielen noch einmal klicken
    .first = Zum Spielen klicken
    .touch = Zum Spielen noch einmal tippen
keys-rule = die Regel hinter einem „warum nicht“ lesen
keys-hint = ein Tipp, wo der Tisch es erlaubt
keys-chat = Chat
keys-menu = Menü
clock-of = Uhr von { $name }
since-turn = Seit meinem letzten Zug
look-back = Zurückblicken
watching = Du siehst zu
unsent = Deine Antwort „{ $answer }“ ist vorgemerkt und wird gesendet, sobald die Verbindung wieder steht.
next-table =
    { $count ->
        [one] An einem Tisch bist du am Zug
       *[other] An { $count } Tischen bist du am Zug
    }
next-table-key = Zum Tisch mit der wenigsten Zeit (T)
keys-next-table = zum nächsten Tisch, an dem du am Zug bist
table-due = bis { $at }
table-dismiss = Nicht mehr anzeigen, bis du den Tisch wieder öffnest
clock-rests = Die Uhr ruht bis { $until }
clock-resting = ruht
presence-of = { $who } ({ $presence })
presence-note = { $presence }.
presence-here = hier
presence-bot = ein Bot spielt
presence-away = nicht am Tisch, gegangen { $ago }
presence-asleep = schläft bis { $until }
presence-weekend = Wochenende, die Uhr ruht
presence-days-off = freie Tage bis einschließlich { $until }
elsewhere =
    { $count ->
        [one] An einem anderen Tisch bist du am Zug.
       *[other] An { $count } anderen Tischen bist du am Zug.
    }
elsewhere-go = Zum Tisch
back-to-now = Zum jetzigen Stand
undo-request-back = Um weiteres Zurücknehmen bitten
undo-request-mine = Du möchtest zurück vor „{ $move }“: { $count ->
        [one] eine Entscheidung wird
       *[other] { $count } Entscheidungen werden
    } zurückgenommen. Es fehlt noch das Ja von { $who }.
    .plain = Du möchtest { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurücknehmen. Es fehlt noch das Ja von { $who }.
undo-request-other = { $who } möchte zurück vor „{ $move }“: { $count ->
        [one] eine Entscheidung wird
       *[other] { $count } Entscheidungen werden
    } zurückgenommen. Einverstanden?
    .plain = { $who } möchte { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurücknehmen. Einverstanden?
undo-request-far = Führt zurück vor „{ $move }“ und nimmt { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück, wenn die anderen einverstanden sind.
    .plain = Nimmt { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück, wenn die anderen einverstanden sind.
undo-more = Mehr zurücknehmen
undo-more-far = Führt zurück vor „{ $move }“ und nimmt { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück.
    .plain = Nimmt { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück.
undo-request-agree = Einverstanden
undo-request-refuse = Ablehnen
undo-request-withdraw = Doch nicht
leave = Aufstehen (ein Bot spielt für mich weiter)
leave-ask = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst.
leave-alone = Aufstehen (die Partie wartet auf mich)
leave-alone-ask = Die Partie wartet, bis du deinen Platz wieder einnimmst.
leave-not = Sitzen bleiben
away-me = Ein Bot spielt für dich.
away-alone = Du bist aufgestanden, und diese Partie wartet auf dich.
absent-left =
    { $count ->
        [one] { $who } ist seit { $at } nicht mehr am Tisch.
       *[other] { $who } sind seit { $at } nicht mehr am Tisch.
    }
absent-soon = Ab { $from } kann ein Bot einspringen.
absent-clock = Läuft die Uhr ab, springt ein Bot ein.
absent-rival =
    { $count ->
        [one] { $who } hat lange nicht geantwortet.
       *[other] { $who } haben lange nicht geantwortet.
    }
absent-replace =
    { $count ->
        [one] Einen Bot einspringen lassen
       *[other] Bots einspringen lassen
    }
away-back = Meinen Platz wieder einnehmen
missed =
    { $count ->
        [one] { $count } Zug, seit du zuletzt hingesehen hast.
       *[other] { $count } Züge, seit du zuletzt hingesehen hast.
    }
missed-show = Zeigen
missed-skip = Überspringen
commitment = Versiegelt vor dem Beginn (SHA-256 des geheimen Startwerts):
rule-open = In den Regeln öffnen
rule-read = Regel
rule-none = Zu dieser Regel gibt es keinen Text.

## Zurückblicken

scrubber = Schritt für Schritt durch die Partie
scrub-first = An den Anfang
scrub-back = Einen Zug zurück
scrub-play = Abspielen
scrub-pause = Anhalten
scrub-on = Einen Zug weiter
scrub-last = Ans Ende
scrub-where = Wo in der Partie
scrub-at = { $at } von { $all }
scrub-speed = Tempo: { $speed }-fach
replay = Wiederholung
replay-over = Die Partie ist vorbei
replay-seat = Aus Sicht von
replay-spectator = Zuschauern
play-on = Von hier weiterspielen
play-on-note = Eröffnet ab Zug { $at } einen eigenen Tisch gegen Bots. Was dein Platz in diesem Moment nicht sehen konnte, wird neu ausgelost.
play-on-level = Spielstärke von { $name }
play-on-start = Los geht’s

## Das Ergebnis

result-winner = { $who } gewinnt mit { $points }
result-shared = { $who } teilen sich den Sieg mit { $points }
result-board = Spielplan ansehen
result-scoring = Die Wertung ansehen
headline-place =
    { $place ->
        [1] Gewonnen! { $place }.
       *[other] { $place }.
    } von { $players }
headline-shared = Geteilter Sieg bei { $players } Spielern
headline-won = größter Vorsprung: { $what } ({ $own } gegen { $other })
headline-lost = größter Rückstand: { $what } ({ $own } gegen { $other })
headline-cost = am teuersten: { $what } ({ $own } gegen { $other })
result-closed = Dieser Tisch wurde geschlossen
result-closed-because =
    { $count ->
        [one] { $who } war weg, und die Zeit war um. Die Partie endet ohne Sieger und zählt nicht in der Statistik.
       *[other] { $who } waren weg, und ihre Zeit war um. Die Partie endet ohne Sieger und zählt nicht in der Statistik.
    }
result-stood-in = Eine Zeit lang hat ein Bot für { $who } gespielt.
revised = Eine Wahl wurde zurückgenommen, nachdem ihre Folgen bekannt waren: Die Bots wählen neu, und diese Partie zählt nicht in der Statistik.
rematch = Noch einmal
rematch-join = Bei der Revanche mitspielen
course = Der Verlauf
course-rounds = nach Runden
course-season = Spielzeit { $season }
course-of = { $what } im Verlauf; am Ende: { $ends }
course-scored = wenn dort gewertet worden wäre
fair-head = War der Zufall ehrlich?
fair-text = Der Startwert entsteht aus einem Geheimnis des Servers und je einem Salz aller Mitspielenden; Bots haben keins. Geheimnis und Salze wurden zuerst versiegelt; geöffnet wurden die Salze erst, als alle Siegel bekannt waren.
fair-commitment = Siegel
fair-secret = Geheimnis
fair-salt = Salz von { $name }
fair-seed = Startwert
fair-deal = Siegel der Kartenverteilung
fair-wrong = Geheimnis, Salze und Siegel passen nicht zusammen: Die Karten könnten ausgesucht worden sein!
fair-noted = Dein Browser hat das Siegel der Kartenverteilung notiert, bevor er dein Salz abgeschickt hat, und den Startwert jetzt nachgerechnet: Niemand konnte die Karten aussuchen.
fair-noted-other = Dein Browser hatte andere Siegel oder ein anderes Salz notiert: Die Karten könnten ausgesucht worden sein!
fair-not-used = Dein Salz kam nicht rechtzeitig an und zählt nicht: Dir ist nicht bewiesen, dass die Karten nicht ausgesucht wurden.
fair-withheld = Dein Browser hat das Siegel der Kartenverteilung notiert, bevor er dein Salz abgeschickt hat. Aber ein Salz in der Liste wurde nicht rechtzeitig geöffnet: Der Server konnte, allein oder zusammen mit diesem Platz, zwischen mehreren Kartenverteilungen wählen.
fair-not-checked = Dein Browser kann das nur über https prüfen; „trianon verify“ prüft die Partiedatei.
fair-lesson = Diese Partie begann mit einer Lektion: Ihr Startwert ist für alle gleich, es gibt nichts zu beweisen.
fair-position = Diese Partie wurde ab einem Moment einer anderen weitergespielt. Was dort verdeckt war, hat allein der Server neu ausgelost; es gibt nichts zu beweisen.
fair-not-noted = Dein Browser hat vor dieser Partie kein Siegel notiert; deshalb kann diese Seite nicht beweisen, dass die Karten nicht ausgesucht wurden.
fair-not-opened = Dein Browser hat vor dieser Partie ein Siegel notiert, aber der Server hat es nicht geöffnet: Die Karten könnten ausgesucht worden sein!
record = Aufzeichnung herunterladen
record-note = „trianon verify“ spielt sie nach und vergleicht jeden Schritt.

## Lektionen

learn-now = In fünf Minuten lernen
learn-on = Weiterlernen
lesson = Lektion
lesson-open = Lektion begonnen
lesson-over = Lektion beendet
lesson-part = Kapitel { $number } von { $count } · { $title }
lesson-next = Weiter
lesson-back = Zurück
lesson-do = Du bist dran: Wähle, was leuchtet.
lesson-tap-first = Tippe an, was leuchtet: Einmal tippen zeigt die Folgen.
lesson-tap = Tippe an, was leuchtet, schau es dir an und bestätige.
lesson-confirm = Noch ist nichts geschehen. Wähle „Bestätigen“, oder brich mit dem Kreuz ab.
lesson-leave = Verlassen
lesson-resume = Lektion unterbrochen: weiter
lesson-play-on = Bis zum Ende spielen
lesson-home = Zur Startseite
lesson-other = Das ginge auch: { $option }. Wähle in dieser Lektion bitte, was leuchtet.
lesson-read-on = Lies erst das hier, dann wähle „Weiter“.
lesson-score = Zusammen jetzt: { $points }
lesson-off = Die Partie ist von der Lektion abgewichen. Spiel frei weiter, oder fang die Lektion neu an.
lesson-again = Neu anfangen

## Ratschläge, jeder einmal

coach = Ratschlag
coach-ok = Verstanden
coach-off = Keine Ratschläge mehr
coach-glow = Was leuchtet, kannst du wählen; andere Möglichkeiten sind Knöpfe in der Leiste oben. Zeig auf etwas oder halte es gedrückt, um zu erfahren, was es ist.
    .narrow = Was leuchtet, kannst du wählen; andere Möglichkeiten sind Knöpfe in der Leiste oben. Eine rote Zahl unten zeigt, wie viel du in diesem Teil des Spielplans wählen kannst. Halte etwas gedrückt, um zu erfahren, was es ist.
coach-why = Hier steht, warum etwas gerade nicht geht. Mit R oder einem Klick auf „Regel“ liest du die Regel dazu.
    .touch = Hier steht, warum etwas gerade nicht geht. Tippe auf „Regel“, um die Regel dazu zu lesen.
coach-undo = Anders überlegt? „Zurücknehmen“ macht deine Antwort rückgängig, solange du durch sie nichts Neues erfahren hast.
    .alone = Anders überlegt? Spielst du nur gegen Bots, macht „Zurücknehmen“ deine letzte Wahl immer rückgängig, mit allem, was darauf folgte.
coach-wait = Jetzt sind die anderen dran. Die Leiste zeigt, auf wen wir warten, die Chronik, was sie getan haben.

aid = Spielhilfe
aid-cards = Deine Karten
aid-now = Rechts: was dir jede Zeile brächte, wenn die Partie jetzt endete.
keys-aid = die Spielhilfe: Zeichen, eine Runde, die Wertung, deine Karten
overview = Das Spiel in Kürze
overview-aim = Worum es geht
overview-round = Eine Runde
overview-signs = Zeichen
overview-scoring = Wertung
rules-reference = Alle Regeln nach Nummern
tip-signs = A: alle Zeichen
tip-rule = R: Regel
