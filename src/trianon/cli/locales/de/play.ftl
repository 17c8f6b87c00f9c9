# Spielen im Terminal: Plätze, die Eingabezeile, ihre Befehle, und was drumherum gesagt wird.

## Plätze und Sätze

seat-named = Platz { $seat } ({ $name })
seat-unnamed = Platz { $seat }
seat-you = du
seat-human = Mensch
chronicle-line = { $who } { $said }.
chronicle-next = { $said }, { $next }
chronicle-last = { $said } und { $next }

## Die Eingabezeile

play-begins = Eine neue Partie { $game }: { $seats }.
play-goes-on = Die Partie { $game } geht weiter: { $seats }. Neu anfangen: --new
play-keeps-its-own = Sie behält ihre Plätze, den Startwert, die Ausgabe und die offene Information; deine neuen Angaben gelten nicht.
play-hint = Tippe eine Nummer oder einen Schlüssel. „{ $help }“ nennt die Befehle, Enter zeigt die Möglichkeiten noch einmal.
play-forced = Nur eine Antwort ist möglich: { $option }.
play-pause = Enter lässt die anderen weiterspielen; „{ $undo }“ nimmt deine letzte Antwort zurück.
play-pause-sealed = Enter bestätigt deine verdeckte Wahl; „{ $undo }“ nimmt sie zurück.
play-thinks = { $who } denkt nach …
play-handover = { $who } ist an der Reihe. Nimm den Platz ein und drücke Enter.
play-no-number = Eine Möglichkeit { $number } gibt es hier nicht: Tippe eine Nummer von 1 bis { $most }.
play-no-such-number = Eine Möglichkeit { $number } gibt es hier nicht: Wähle { $known }.
play-unknown = „{ $typed }“ ist keine Nummer, kein Schlüssel und kein Befehl. „{ $help }“ nennt die Befehle.
play-unknown-near = „{ $typed }“ ist keine Nummer, kein Schlüssel und kein Befehl. Meintest du { $near }?

## Befehle

command-hint = tipp
    .takes = { "" }
    .does = was die Suche an deiner Stelle täte, und warum
command-why = warum
    .takes = [SCHLÜSSEL]
    .does = warum eine Möglichkeit jetzt nicht geht; ohne Schlüssel: alle, die nicht gehen
command-undo = zurück
    .takes = { "" }
    .does = deine letzte Antwort zurücknehmen, wenn du seither nichts Neues erfahren hast
command-log = verlauf
    .takes = [N]
    .does = was geschah, in Sätzen: die letzten 20 oder die letzten N
command-board = tisch
    .takes = [BEREICH]
    .does = den Tisch noch einmal zeigen, oder nur einen Bereich: { $regions }
command-score = punkte
    .takes = [PLATZ]
    .does = der bekannte Punktestand und der, wenn die Partie jetzt endete; mit einem Platz Zeile für Zeile
command-rules = regeln
    .takes = [KENNUNG]
    .does = eine Regel, etwa { $rule }, oder eine Liste der Regeln
command-lang = sprache
    .takes = en|de|zh
    .does = zu einer anderen Sprache wechseln
command-help = hilfe
    .takes = { "" }
    .does = diese Liste
command-quit = ende
    .takes = { "" }
    .does = aufhören; die Partie ist gespeichert und geht weiter, wenn du wiederkommst
play-help = Antworte mit der Nummer oder dem Schlüssel einer Möglichkeit, etwa „{ $key }“. Ein Verb allein, etwa „{ $verb }“, zeigt seine Möglichkeiten. Weitere Befehle (auch auf Englisch):

play-possible = { $key } ist jetzt möglich.
play-not-possible = { $key } ist jetzt nicht möglich: { $reason } ({ $rule }).
play-not-possible-heading = Jetzt nicht möglich:
play-all-possible = Nichts zu erklären: Bei dieser Frage geht alles.
play-why-line = { $key }: { $option }. Nicht jetzt: { $reason } ({ $rule })
play-why-kind = { $heading }: { $reason } ({ $rule })
play-taken-back = Zurückgenommen: { $key }.
play-nothing-to-undo = Du kannst nichts zurücknehmen: Du hast noch nicht geantwortet oder seither Neues erfahren.
play-nothing-happened = Es ist noch nichts geschehen.
play-no-region = Auf dem Tisch gibt es keinen Bereich „{ $typed }“: Wähle { $known }.
play-no-rule = Es gibt keine Regel „{ $typed }“.
play-no-rule-near = Es gibt keine Regel „{ $typed }“. Meintest du { $near }?
play-ruling = eine Auslegung dieses Projekts
play-language = Ab jetzt auf Deutsch.
play-no-language = Es gibt keine Sprache „{ $typed }“: Wähle en, de oder zh.

## Kommen und Gehen

play-left = Die Partie ist gespeichert: { $file }. Starte den Befehl noch einmal, um weiterzuspielen.
play-interrupted = Unterbrochen. Die Partie ist gespeichert: { $file }. Starte den Befehl noch einmal, um weiterzuspielen.
play-closed = Das Terminal ist geschlossen. Die Partie ist gespeichert: { $file }. Starte den Befehl noch einmal, um weiterzuspielen.
play-over = Die beendete Partie ist gespeichert: { $file }
play-put-aside = Die vorherige Partie ist gespeichert: { $file }
play-error-name = Es gibt keinen Spieler „{ $name }“ (möglich: { $known }).
play-error-count = { $count ->
        [one] { $game } ist für { $few } bis { $many } Spieler, aber { $count } Platz ist genannt.
       *[other] { $game } ist für { $few } bis { $many } Spieler, aber { $count } Plätze sind genannt.
    }
play-error-game = { $file }: eine Partie { $found }, nicht { $game }.
play-error-program = { $file }: In dieser Partie spielt das Programm „{ $name }“. Programme, die nur in einer Datei stehen, werden nicht gestartet. So spielst du weiter: --seats "{ $seats }"
play-error-busy = { $file }: Diese Partie läuft gerade in einem anderen Terminal. Eine andere spielen: --record DATEI
play-error-broken =
    { $reason }
    Datei beiseitelegen und neu beginnen: --new
play-error-folder = { $file }: Dort lässt sich nichts speichern: { $reason }

## Spiele ohne eigene Texte

plain-table = Der Tisch
plain-winner =
    { $count ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit je { $points } Punkten.
    }

## Der Stand der Wertung

play-score-heading = Wenn die Partie jetzt endete
play-score-category = durch
play-score-total = insgesamt
play-score-line = { $points } für { $what } ({ $rule })

## Lektionen

learn-begins = Eine Lektion zu { $game } auf dem echten Spielplan. Tippe, was der Pfeil zeigt; die anderen Befehle gehen auch.
learn-goes-on = Die Lektion zu { $game } geht weiter, wo du aufgehört hast. Neu anfangen: --new
learn-part = Teil { $number } von { $count }: { $title }
learn-next = Enter: weiter.
learn-play-on = Enter: die Partie zu Ende spielen.
learn-goal = { $number }: { $option }
learn-other = Das ginge auch: { $option }. Tippe in dieser Lektion bitte { $goal }.
learn-read-on = Lies erst das hier, dann drücke Enter.
learn-off = Die Partie ist von der Lektion abgewichen. Spiel frei weiter, oder beginne sie mit „trianon learn --new“ neu.
learn-left = Die Lektion ist gespeichert: { $file }. Weiter geht es mit „trianon learn { $game }“.
learn-error-none = Für { $game } gibt es keine Lektion. Lektionen: { $known }.
