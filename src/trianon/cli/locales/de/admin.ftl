# Was die Befehle für den Betrieb eines Servers sagen.
admin-backup-progress = Zeilen werden geschrieben
admin-backed-up = { $rows ->
    [one] Eine Zeile steht
   *[other] { $rows } Zeilen stehen
  } in { $file }.
admin-restored = { $rows ->
    [one] Eine Zeile aus { $file } steht
   *[other] { $rows } Zeilen aus { $file } stehen
  } in der Datenbank.
admin-replay-progress = Partien werden nachgespielt
admin-replayed = { $tables ->
    [one] Eine Partie mit { $answers } Antworten wurde nachgespielt
   *[other] { $tables } Partien mit { $answers } Antworten wurden nachgespielt
  }; { $failed ->
    [0] alle enden wie gespeichert.
    [one] eine endet anders als gespeichert.
   *[other] { $failed } enden anders als gespeichert.
  }
admin-game = Spiel
admin-status = Status
admin-tables = Tische
admin-entries = Einträge
admin-held = Was
admin-count = Anzahl
admin-megabytes = MB
admin-lifetime = Aufbewahrt
admin-kept = dauerhaft
admin-kept-for =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
admin-quota = Höchststand einer Person oder eines Netzes / erlaubt
admin-held-open = Offene Tische
admin-held-running = Laufende Partien
admin-held-over = Beendete Partien
admin-held-imported = Partien aus Partiedateien
admin-held-table-addresses = Netze, die heute Tische eröffnet haben
admin-held-addresses = Netze, aus denen heute Partiedateien kamen
admin-held-people = Personen
admin-held-guests = … davon Gäste, die nichts hinterlassen haben
admin-status-open = wartet
admin-status-running = läuft
admin-status-over = beendet
admin-status-gone = aufgegeben
admin-failure-of = { $game }, Regelversion { $rules }; zum Beispiel: { $example }
admin-failure-game = Das Spiel ist hier nicht mehr bekannt ({ $count }):
admin-failure-edition = Mit der Ausgabe lässt sich nicht spielen ({ $count }):
admin-failure-entries = Einträge fehlen ({ $count }):
admin-failure-key = Eine Antwort hat einen Schlüssel, der hier nicht mehr bekannt ist ({ $count }):
admin-failure-illegal = Eine Antwort ist nicht mehr erlaubt ({ $count }):
admin-failure-snapshot = Der Schnappschuss lässt sich nicht lesen ({ $count }):
admin-failure-state = Die Antworten führen zu einem anderen Zustand als dem gespeicherten ({ $count }):
admin-failure-result = Das Ergebnis weicht vom gespeicherten ab ({ $count }):
admin-no-file = { $file }: Die Datei gibt es nicht (nötig: eine Sicherung von trianon admin backup).
admin-no-database = { $database }: keine Datenbank eines Trianon-Servers (nötig: eine, die trianon serve angelegt hat; siehe TRIANON_DATABASE und TRIANON_DATA).
admin-other-schema = { $database }: Das Schema ist { $schema }, nicht das dieses Programms (einmal trianon serve starten, das aktualisiert es).
admin-not-empty = { $database }: nicht leer (nötig: eine leere Datenbank).
admin-damaged = { $file }: beschädigt ({ $reason }); nichts wurde geschrieben.
admin-incomplete = { $file }: bricht nach { $rows } Zeilen ab oder wurde verändert; nichts wurde geschrieben.
admin-no-backup = { $file }: keine Sicherung eines Trianon-Servers (nötig: eine Datei von trianon admin backup); nichts wurde geschrieben.
admin-newer = { $file }: von einem neueren Programm geschrieben ({ $program }); nichts wurde geschrieben.
admin-unavailable = { $database }: Die Datenbank antwortet nicht ({ $reason }).
admin-report-count = { $count ->
    [0] Es gibt keine Meldungen.
    [one] Eine Meldung:
   *[other] { $count } Meldungen:
    }
admin-report = { $name } (Person { $person }), an Tisch { $table }
admin-report-edition = { $name } (Person { $person }), veröffentlichte Ausgabe { $edition }
admin-report-chat = Beleidigungen oder Spam im Chat
admin-report-name = anstößiger Name
admin-report-stalling = absichtliches Verzögern
admin-report-cheating = Betrug
admin-report-other = etwas anderes
admin-report-times = { $count ->
    [one] insgesamt einmal gemeldet
   *[other] insgesamt { $count }-mal gemeldet
    }
admin-report-resolved = erledigt: { $note }
admin-resolved = Die Meldung { $report } ist erledigt.
admin-no-report = { $report }: Keine offene Meldung hat diese Kennung (trianon admin reports zeigt alle).
admin-no-edition = { $edition }: Keine veröffentlichte Ausgabe hat diese Kennung (trianon admin gallery zeigt alle).
admin-edition-hidden = Die Ausgabe { $edition } sieht jetzt nur noch ihr Besitzer.
admin-edition-restored = Die Ausgabe { $edition } ist wieder zu sehen, was zu diesem Titel auch gemeldet wird.
admin-edition-removed = Die Ausgabe { $edition } ist entfernt.
admin-edition = Ausgabe
admin-edition-status = Zustand
admin-edition-title = Titel
admin-edition-is-shown = sichtbar
admin-edition-is-reported = durch Meldungen verborgen
admin-edition-is-hidden = verborgen
admin-edition-is-restored = wieder sichtbar
admin-reports = Meldungen
admin-played = Gespielt
admin-published = Veröffentlicht
admin-person = Person
admin-name = Name
admin-account = Konto
admin-seen = Zuletzt hier (UTC)
admin-account-open = offen
admin-account-closed = geschlossen
admin-account-deleted = gelöscht
admin-account-guest = Gast
admin-forbidden = Niemand kann jetzt den Namen { $name } haben, auch keinen, der so aussieht.
admin-forbidden-renamed = Niemand kann jetzt den Namen { $name } haben; Person { $person } wurde umbenannt.
admin-people-listening = Personen mit Benachrichtigungen
admin-mail-at-once = … per E-Mail sofort
admin-mail-daily = … per E-Mail einmal am Tag
admin-browsers = Angemeldete Browser
admin-webhooks = Webhooks
admin-webhooks-failing = … die fehlschlagen
admin-webhooks-switched-off = … abgeschaltet nach einem Tag voller Fehler
admin-parked = Benachrichtigungen, die auf ihren Zeitpunkt warten
admin-on-their-way = Zustellungen unterwegs
admin-failed-so-far = … bisher fehlgeschlagen
admin-delivery = Zustellung
admin-channel = Kanal
admin-kind = Art
admin-attempts = Versuche
admin-due = Nächster (UTC)
admin-failure = Fehler
admin-dropped = Die Zustellung { $delivery } wurde verworfen.
admin-retried = Die Zustellung { $delivery } wird sofort versucht.
admin-no-delivery = { $delivery }: Nichts, was unterwegs ist, hat diese Kennung (trianon admin outbox --all zeigt sie).
