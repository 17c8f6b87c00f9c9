# Der Editor für Ausgaben.

title-edition = Meine Ausgabe
edition-of = Meine Ausgabe von { $game }
edition-lead = Gib ein, was auf deinem Spiel gedruckt steht, oder probiere andere Werte aus. Alles wird beim Tippen geprüft und bleibt in diesem Browser.
edition-loading = Der Editor wird geladen …
edition-sections = Teile der Ausgabe
edition-sums = Was eingegeben ist
edition-sum = { $found } von { $wanted }
edition-fault = { $found } (erwartet: { $expected })
edition-faults = { $count } Fehler
edition-all-faults =
    { $count ->
    [one] { $count } Fehler: zeigen
   *[other] { $count } Fehler: alle zeigen
  }
edition-whole = die ganze Datei
edition-sound = Vollständig und richtig
edition-checking = Wird geprüft …
edition-faulty = Etwas fehlt oder ist falsch
edition-hash = Der Hash ihrer Werte
edition-others =
    { $count ->
    [0] wie unsere Ausgabe
    [one] { $count } Wert anders als in unserer Ausgabe
   *[other] { $count } Werte anders als in unserer Ausgabe
  }
edition-other = anders als in unserer Ausgabe
edition-was = unsere: { $value }
edition-kept = in diesem Browser gespeichert
edition-undo = Rückgängig
edition-redo = Wiederholen
edition-open = Datei öffnen
edition-save = Als Datei speichern
edition-share = Link dazu kopieren
edition-link-copied = Der Link ist in der Zwischenablage. Er enthält die ganze Ausgabe.
edition-too-long = Diese Ausgabe ist zu lang für einen Link: Speichere sie als Datei.
edition-from-link = Diese Ausgabe kam mit dem Link. „Zurück“ bringt deine wieder.
edition-bad-link = Dieser Link enthält keine Ausgabe.
edition-file-too-long = Diese Datei ist zu lang für eine Ausgabe.
edition-other-game = Diese Datei ist die Ausgabe eines anderen Spiels.
edition-default = Neu mit unserer beginnen
edition-play = Jetzt damit spielen
edition-table = Ein Tisch für Freunde
edition-enter = Nacheinander eingeben
edition-quick-note = Ein vollständiger Wert geht von selbst weiter. Enter nimmt das Übliche, die Rücktaste geht zurück, + wiederholt den Eintrag davor.
edition-no-value = Hier nicht möglich.
edition-flag-keys = 1 oder x: ja, 0: nein
edition-list-keys = mehrere, mit Leerzeichen dazwischen
edition-name-about = Kleinbuchstaben, Ziffern, - und _; ohne Angabe bleibt sie oder wird vergeben
edition-add = Eines hinzufügen
edition-repeat = Das letzte wiederholen
edition-remove = Entfernen
edition-clear = Alle entfernen
edition-paste = Tabelle einfügen
edition-copy = Als Tabelle kopieren
edition-copied = Kopiert
edition-columns = Was die Spalten bedeuten
edition-paste-note = Kopiere die Zellen in deiner Tabelle und füge sie hier ein. Mit Überschriften, in jeder unserer Sprachen, ist die Reihenfolge der Spalten frei; ohne stehen sie wie unten aufgeführt.
edition-paste-found =
    { $count ->
    [one] { $count } Eintrag gefunden.
   *[other] { $count } Einträge gefunden.
  }
edition-paste-odd = Nicht verstanden (Zeile: Zelle): { $cells }
edition-paste-replace =
    { $count ->
    [0] Übernehmen
   *[other] Statt der { $count } hier übernehmen
  }
edition-paste-append = Hinzufügen
edition-cancel = Abbrechen
edition-close = Schließen
edition-before = Das vorige
edition-after = Das nächste
edition-longer = { $field }: eins mehr
edition-shorter = { $field }: eins weniger
edition-origin = Woher diese Werte kommen
edition-origin-mixed = verschiedene Quellen
edition-origin-rules = in den Regeln gedruckt
edition-origin-inferred = folgt aus den Regeln
edition-origin-public = öffentlich gesehen
edition-origin-reconstruction = rekonstruiert
edition-origin-house = eine Hausregel
edition-origin-mine = auf meinem Spiel gedruckt
edition-write = Eine eigene Ausgabe schreiben
edition-mine = Meine Ausgabe: { $name }
