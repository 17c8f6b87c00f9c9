### Rätsel

puzzles-id = Rätsel
puzzles-game = Spiel
puzzles-stars = Sterne
puzzles-players = Spieler
puzzles-options = Möglichkeiten
puzzles-gap = Abstand
puzzles-error = ±
puzzles-answer-column = Lösung
puzzles-verdict = Urteil
puzzles-confirmed = bestätigt
puzzles-refuted = nicht bestätigt: Die Suche zieht { $best } vor
puzzles-refuted-by-net-search = nicht bestätigt: Die Suche mit dem Netz zieht { $best } vor
puzzles-unclear = nicht bestätigt: Eine andere Antwort ist fast so gut
puzzles-progress-make = Suche nach Rätseln in { $game }
puzzles-progress-check = Prüfung der Rätsel von { $game }
puzzles-found = { $stars } { $file }
puzzles-made =
    { $count ->
        [0] Es wurde kein Rätsel gefunden.
        [one] Ein Rätsel wurde gefunden.
       *[other] { $count } Rätsel wurden gefunden.
    }
puzzles-begins = Ein Rätsel aus { $game } ({ $id }, { $stars }): Welche Antwort ist eindeutig die beste?
puzzles-how = Tippe eine Nummer, { $give_up } für die Lösung, { $quit } zum Verlassen.
puzzles-no-option = „{ $typed }“ steht nicht zur Wahl.
puzzles-wrong = Nicht die beste Wahl: „{ $option }“ kostet { $loss } Punkte im Stand. Was die beste Antwort besser macht:
puzzles-solved = Richtig: { $option }.
puzzles-answer = Die beste Antwort: { $option }.
puzzles-legend = Stand von 0 bis 100, den die Suche für jede Möglichkeit erwartet: halb Gewinnchance, halb Vorsprung; ± zwei Standardfehler.
puzzles-error-both = Nenne ein Rätsel oder nimm das Rätsel des Tages, nicht beides.
puzzles-error-none = { $game } hat keine solchen Rätsel.
puzzles-error-unknown = { $game } hat kein Rätsel { $id }. „trianon puzzles list { $game }“ zeigt sie.
puzzles-error-folder = { $file }: ist kein Ordner (nötig: ein Ordner mit Rätseln).
