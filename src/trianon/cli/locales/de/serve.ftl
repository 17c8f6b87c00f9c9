# Was der Serverbefehl sagt.
serve-ready = Trianon läuft unter { $address } (Strg+C beendet es).
serve-ended = Beendet. Alle bestätigten Antworten sind gespeichert.
serve-compiling = { $game }: Die Regeln werden kompiliert, { $percent } % { $seconds ->
    [0] (einmalig, etwa eine Minute)
    [one] (noch eine Sekunde)
   *[other] (noch etwa { $seconds } Sekunden)
  }
serve-compiled = { $game }: Die Regeln sind kompiliert; es kann gespielt werden.
