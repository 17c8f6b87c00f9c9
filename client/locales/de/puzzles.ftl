# Rätsel

title-puzzles = Rätsel
title-puzzle = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-of-the-day-about = { $date }: Eine Antwort ist eindeutig die beste. Siehst du sie?
puzzles-all = Alle Rätsel
puzzles-lead = Stellungen aus Partien zwischen starken Bots. In jeder ist eine Antwort eindeutig besser als alle anderen. Finde sie auf dem Spielplan.
puzzles-solved-count = { $solved } von { $count } gelöst
puzzles-note = Dieses Gerät merkt sich, was du gelöst hast. Du siehst, was der Spieler sah. Die Suche hat alle Antworten in Tausenden weitergespielten Partien verglichen.
puzzle-number = Rätsel { $number }
puzzle-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
puzzle-stars =
    { $count ->
        [one] { $count } Stern von 5
       *[other] { $count } Sterne von 5
    }
puzzle-stars-1 = leicht: Schon 50 Simulationen finden die Lösung
puzzle-stars-2 = 200 Simulationen finden die Lösung
puzzle-stars-3 = 800 Simulationen finden die Lösung
puzzle-stars-4 = 3.200 Simulationen finden die Lösung
puzzle-stars-5 = schwer: Auch 3.200 Simulationen finden die Lösung nicht immer
puzzle-mark-first = auf Anhieb gelöst
puzzle-mark-solved = gelöst
puzzle-mark-shown = Lösung angesehen
puzzle-task = Welche Antwort ist eindeutig die beste? Wähle sie auf dem Spielplan.
puzzle-over = Wähle eine beliebige Antwort, um zu sehen, was sie wert ist.
puzzle-give-up = Lösung zeigen
puzzle-play-on = Von hier weiterspielen
puzzle-begin = Mit einem leichten beginnen
puzzle-begin-note = Noch kein Rätsel gelöst? Hier sind leichte zum Einstieg:
puzzle-next = Nächstes Rätsel
puzzle-answers = Ergebnis deiner Antwort
puzzle-wrong = Nicht die beste.
puzzle-loses = „{ $option }“ ist { $loss } von 100 Punkten weniger wert als die beste Antwort.
puzzle-better = Was die beste Antwort besser macht:
puzzle-try-again = Versuche eine andere.
puzzle-solved-first = Auf Anhieb gelöst!
puzzle-solved = Gelöst!
puzzle-shown = Die beste Antwort:
puzzle-values = Was jede Antwort wert ist
puzzle-tried = deine Antwort
puzzle-all-answers = Alle { $count } zeigen
puzzle-values-note = Wert von 0 bis 100, von der Suche geschätzt: halb Gewinnchance, halb Vorsprung am Ende; ± zwei Standardfehler.
