# Einstellungen, und der Umzug auf ein anderes Gerät.

## Einstellungen

settings-me = Du
settings-name = Name
settings-saved = Gespeichert.
settings-language = Sprache
settings-move = Auf ein anderes Gerät umziehen
settings-move-note = Ein privater Link bringt deinen Namen und deine Tische auf ein anderes Gerät. Er gilt einmal, einen Tag lang. Zeig ihn niemandem.
settings-move-make = Privaten Link erstellen
settings-devices = Angemeldete Geräte
device-this = dieses Gerät
device-unknown = Unbekannter Browser
device-shared = Browser, die vor dem letzten Update verbunden wurden
device-seen = zuletzt benutzt { $ago }
device-seen-now = in der letzten Stunde benutzt
device-sign-out = Abmelden
devices-sign-out-others = Alle anderen Geräte abmelden
settings-blocks = Blockierte Personen
unblock = { $name } freigeben
settings-look = Aussehen und Klang
settings-theme = Design
theme-system = wie das System
theme-ivory = hell
theme-midnight = dunkel
settings-colours = Farben
colours-painted = wie gemalt
colours-strong = starker Kontrast
colours-note = Nichts unterscheidet sich nur durch Farbe: Stoffe haben Muster, Personen Zeichen, Stimmungen Masken.
settings-motion = Bewegung
motion-system = wie das System
motion-on = an
motion-off = aus
settings-turn = Wenn ich am Zug bin
settings-sound = leise Klänge: ein Glöckchen, wenn du dran bist, Münzen, Karten, das Ende
settings-notify = eine Mitteilung, solange die Seite im Hintergrund ist
settings-play = Am Tisch
settings-pace = Züge der anderen
settings-pace-note = In den ersten Partien von selbst langsam. Zum Wählen musst du nie darauf warten.
move-pace-slow = langsam
move-pace-normal = normal
move-pace-quick = schnell
move-pace-once = sofort
settings-auto = Automatisch antworten, wenn es nur eine Möglichkeit gibt
settings-tips = Ratschläge
settings-tips-on = Ratschläge in der ersten Partie
settings-tips-again = Alle Ratschläge noch einmal zeigen

## Privater Link

enter-note = Dieser Link bringt deinen Namen und deine Tische in diesen Browser. Bisher bist du hier { $name }; diesen Gast lässt du zurück.
enter-do = Hier weitermachen
enter-not = Als bisheriger Gast bleiben
enter-none = Diese Seite braucht einen privaten Link. Erstelle ihn in den Einstellungen auf deinem anderen Gerät.
signed-out-title = Abgemeldet
signed-out-note = Dieses Gerät wurde abgemeldet. Dein Name und deine Tische sind auf deinen anderen Geräten noch da; ein privater Link von dort holt sie hierher zurück.
signed-out-go = Als neuer Gast weitermachen
