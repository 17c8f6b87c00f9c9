# Die Seite, wie der Browser sie aufbewahrt: neue Fassungen.

update-ready = Eine neue Fassung von Trianon liegt bereit. Deine Partien bleiben, wie sie sind.
update-now = Jetzt neu laden
update-later = Später

device-failed = Partien auf diesem Gerät ließen sich nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
