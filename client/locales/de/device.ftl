# Partien auf dem Gerät, und die Seite, wie der Browser sie aufbewahrt: neue Fassungen.

update-ready = Eine neue Fassung von Trianon liegt bereit. Deine Partien bleiben, wie sie sind.
update-now = Jetzt neu laden
update-later = Später

device-loading = Das Spiel wird auf diesem Gerät bereitgemacht …
device-failed = Partien auf diesem Gerät ließen sich nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
on-device = auf diesem Gerät
played-on-device = auf einem deiner Geräte gespielt
to-server = An den Server übergeben
to-server-note = Danach kannst du diese Partie auf einem anderen Gerät fortsetzen.
to-device = Auf dieses Gerät holen
to-device-note = Danach kannst du diese Partie ohne Netz fortsetzen.
give-up = Diese Partie aufgeben
give-up-ask = Die Partie wird von diesem Gerät gelöscht.
fair-device = In dieser Partie hat dein eigenes Gerät die Karten gegeben: Anderen beweist das nichts, und sie zählt in keiner Statistik.
settings-device = Gegen Bots auf diesem Gerät spielen
settings-device-note = Geht ohne Netz. Beendete Partien stehen in „Meine Partien“, sobald der Server erreichbar ist.
storage-full = Auf diesem Gerät ist kein Platz mehr: Was du jetzt spielst, kann beim Schließen der Seite verloren gehen. Schaffe Platz, um es zu behalten.
storage-denied = Dieser Browser lässt Trianon nichts speichern: Was du jetzt spielst, geht beim Schließen der Seite verloren. Vielleicht ist dies ein privates Fenster.
