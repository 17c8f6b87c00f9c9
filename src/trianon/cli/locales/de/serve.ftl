# Was der Serverbefehl sagt.
serve-ready = Trianon ist unter { $address } zu erreichen (Strg+C beendet es).
serve-ended = Beendet. Alles, was beantwortet war, ist aufgehoben.
serve-compiling = { $game }: Die Regeln werden übersetzt, { $percent } % { $seconds ->
    [0] (einmalig, etwa eine Minute)
    [one] (noch eine Sekunde)
   *[other] (noch etwa { $seconds } Sekunden)
  }
serve-compiled = { $game }: Die Regeln sind übersetzt; gespielt werden kann.
