# Die eigenen Wörter des Clients: was um ein Spielbrett herum steht. Die Wörter der Spiele sind die des Pakets.

## Plätze und Sätze

seat-number = Platz { $seat }
seat-you = du
    .object = dir
chronicle-line = { $who } { $said }.
chronicle-next = { $said }, { $next }
chronicle-last = { $said } und { $next }
bot = Bot
thinks = denkt nach

## Die Leiste

rename = Deinen Namen ändern
absent = nicht da
prompt-waiting = Wir warten auf { $who }.
prompt-others = Wählen noch
prompt-replay = { $who } am Zug.
prompt-over = Die Partie ist zu Ende.
prompt-glow =
    { $choices ->
        [0] Wähle, was leuchtet.
       *[other] Wähle, was leuchtet, oder:
    }
# On a phone, where the part of the table that is shown has nothing to choose: the names of the parts that do.
prompt-elsewhere =
    { $choices ->
        [0] Hier leuchtet nichts, aber dort: { $regions }.
       *[other] Hier leuchtet nichts, aber dort: { $regions }. Oder:
    }
prompt-auto = Einzige Möglichkeit, für dich gewählt: { $options }
chronicle-auto = Die einzige Möglichkeit wurde für dich gewählt: { $option }.
prompt-undo = Zurücknehmen
tip-not-asked = Das ist jetzt nicht deine Entscheidung.
tip-not-now = Das ist keine Antwort auf die jetzige Frage.

## Was zwischen zwei Fragen geschieht

caption-share = { $who } +{ $what }
    .next = { $first }, { $next }
playback = Was vor deiner nächsten Wahl geschieht
playback-pause = Anhalten
playback-on = Weiter
playback-step = Nächstes
playback-skip = Überspringen
playback-turn = Zu deinem Zug
playback-left = noch { $count }

## Arten der Wahl

group-label = Hauptaktionen
group-places =
    { $count ->
        [one] { $count } Feld leuchtet
       *[other] { $count } Felder leuchten
    }
prompt-confirm = Bestätigen
prompt-drop = Auswahl aufheben
group-again = Tippe noch einmal, um es zu wählen.
group-favor = Gunst
    .ask = Die Gunst der Königin erbitten?
group-acquire = Erwerben
    .ask = Welches Plättchen erwirbst du?
group-make = Schneidern
    .ask = Welches Kleid schneiderst du?
group-hire = Einstellen
    .ask = Welchen Arbeiter stellst du ein?
group-depute = Entsenden
    .ask = Diesen Arbeiter entsenden?
group-decorate = Ausstatten
    .ask = Welche Ausstattung finanzierst du?

## Tasten

keys-title = Tasten
keys-tab = zur nächsten Auswahl oder Schaltfläche
keys-arrows = auf dem Spielplan von Feld zu Feld
keys-board = zum nächsten Bereich, in dem du wählen kannst
keys-enter = wählen, oder lesen, warum es nicht geht
keys-numbers = die Möglichkeiten in der Leiste
keys-playback = was inzwischen geschieht: anhalten, weiter, überspringen
keys-undo = zurücknehmen
keys-choices = alles zeigen, was du wählen kannst
keys-help = diese Liste
keys-escape = schließen
all-choices = Alles, was du jetzt wählen kannst
no-choices = Nichts: Du bist gerade nicht gefragt.
close = Schließen

## Chronik und Leiste der Bereiche

chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
dock = Bereiche des Tisches
dock-badge =
    { $count ->
        [one] { $count } wählbares Feld
       *[other] { $count } wählbare Felder
    }
dock-rivals = Gegner

## Was Möglichkeiten bringen, und der Stand der Wertung

score-now = wenn jetzt Schluss wäre: { $points }
tip-label = Erklärung
tip-case = { $condition }: { $said }
tip-score-line = { $category } { $points }

## Die Endabrechnung

score-total = zusammen
score-skip = Überspringen
score-faster = Schneller
score-lines = Zeile für Zeile

## Die Galerie

gallery = Die Galerie
gallery-family = Plätze, Geld und Punkte
gallery-back = Rückseite
