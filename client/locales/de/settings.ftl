# Einstellungen, und der Umzug auf ein anderes Gerät.

## Einstellungen

settings-account = Konto
account-open = Diesen Namen behalten
account-open-note = Du bist Gast: Nur dieser Browser kennt dich. Mit einem Konto hat niemand sonst deinen Namen, und du kannst dich auf jedem Gerät anmelden. Deine Tische und alles, was du gespielt hast, bleiben dir.
account-open-do = Konto anlegen
account-opened = Der Name { $name } gehört jetzt dir.
account-renames = Deinen Namen kannst du am { $date } wieder ändern.
recovery = Rettungscode
recovery-note = Ein Code auf Papier bringt dich zurück, wenn alle Geräte verloren sind. Er gilt einmal; danach bekommst du den nächsten.
recovery-made = Du hast einen Code, erstellt am { $date }.
recovery-make = Rettungscode erstellen
recovery-make-again = Neuen Code erstellen (der alte gilt dann nicht mehr)
recovery-keep = Dieser Code wird nur jetzt gezeigt. Druck ihn aus oder schreib ihn auf, und bewahre ihn auf wie einen Schlüssel.
recovery-print = Rettungscode von { $name } für { $address }. Gib ihn dort unter „Anmelden“ ein.
recovery-print-do = Drucken
settings-name = Name
settings-saved = Gespeichert.
settings-language = Sprache
settings-move = Auf einem anderen Gerät anmelden
settings-move-note = Öffne diesen privaten Link auf dem anderen Gerät oder halte dessen Kamera vor das Bild. Er gilt einmal, eine Stunde lang. Zeig ihn niemandem.
settings-move-make = Privaten Link erstellen
settings-move-qr = QR-Code des privaten Links
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
days-off = Freie Tage
days-off-note = An freien Tagen stehen deine Uhren an langsamen Tischen still, und die anderen sehen, bis wann du weg bist. Du hast { $days } im Jahr; keiner wird verbraucht, den du nicht ankündigst.
days-off-first = Erster Tag
days-off-last = Letzter Tag
days-off-announce = Ankündigen
days-off-announced = Angekündigt.
days-off-taken-back = Zurückgenommen.
days-off-cancel = Zurücknehmen
days-off-left = { $year }: noch { $days }.
days-off-zone = Es gelten die Tage in { $zone }.
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
enter-not = Der bisherige Gast bleiben
signed-out-title = Abgemeldet
signed-out-note = Dieses Gerät wurde abgemeldet. Dein Name und deine Tische sind noch da; melde dich an, und sie sind wieder hier.
signed-out-go = Als neuer Gast weitermachen

## Anmelden

enter-recovery = Rettungscode
enter-recovery-note = Der Code, den du ausgedruckt hast. Er ist damit verbraucht; den nächsten bekommst du sofort.
enter-recovery-do = Anmelden
enter-recovered = Willkommen zurück, { $name }. Das ist dein nächster Rettungscode:
enter-go = Weiter
enter-link = Von einem anderen Gerät
enter-link-note = Öffne dort, wo du noch angemeldet bist, die Einstellungen und erstelle einen privaten Link. Öffne ihn hier oder halte die Kamera dieses Geräts vor sein Bild.
enter-leave = Bisher bist du hier der Gast { $name }. Diesen Gast lässt du zurück.
settings-enter = Als jemand anders anmelden

## Passkeys und E-Mail

passkeys = Passkeys
passkeys-note = Melde dich mit Fingerabdruck, Gesicht oder PIN an, ohne Passwort. Erstelle auf jedem Gerät einen, oder einen, den deine Geräte teilen.
passkeys-not-here = Passkeys brauchen https und einen Namen des Servers; unter dieser Adresse gehen sie nicht. Der private Link und der Rettungscode gehen.
passkey-make = Passkey erstellen
passkey-declined = Es wurde kein Passkey erstellt.
passkey-name = Name des Passkeys
passkey-rename = Umbenennen
passkey-remove = Entfernen
passkey-made = erstellt am { $date }
passkey-used = zuletzt benutzt am { $date }
passkey-elsewhere = für eine andere Adresse dieses Servers erstellt
passkey-copied = Davon scheint es eine Kopie zu geben: Er meldet niemanden mehr an. Entferne ihn und erstelle einen neuen.
mail = E-Mail-Adresse
mail-note = Für einen Link zum Anmelden und, wenn du willst, für Neues von deinen Tischen. Niemand sonst sieht sie.
mail-address = E-Mail-Adresse
mail-give = Bestätigung senden
mail-unconfirmed = An { $address } wurde ein Link geschickt. Öffne ihn, um die Adresse zu bestätigen.
mail-forget = Adresse löschen
confirm-note = Danach können Links zum Anmelden an deine Adresse geschickt werden.
confirm-do = Bestätigen
confirm-done = Deine E-Mail-Adresse ist bestätigt.
stop-mails-note = Es kommen keine E-Mails mehr zu deinen Tischen. Links zum Anmelden kommen weiterhin, wenn du einen anforderst.
stop-mails-do = Diese E-Mails abbestellen
stop-mails-done = Erledigt. Es kommen keine E-Mails mehr zu deinen Tischen.
enter-passkey = Mit einem Passkey anmelden
enter-mail = E-Mail-Adresse
enter-mail-note = Wenn ein Konto hier diese Adresse hat, wird ein Link zum Anmelden dorthin geschickt.
enter-mail-sent = Wenn ein Konto hier diese Adresse hat, ist der Link unterwegs. Er gilt eine halbe Stunde.
enter-mail-do = Link senden

## Gehen

departure = Deine Daten
departure-note = Alles, was dieser Server über dich weiß, passt in eine Datei. Nichts davon geht an andere.
take-along = Alles herunterladen
close-account = Konto schließen
close-account-note = Du wirst überall abgemeldet und bekommst keine Benachrichtigungen mehr; Bots spielen für dich weiter. Dein Name bleibt dir. Wenn du dich anmeldest, ist das Konto wieder offen.
close-account-do = Jetzt schließen
delete-me = Mich löschen
delete-me-note = Das lässt sich nicht rückgängig machen. Geräte, Passkeys, E-Mail-Adresse, Benachrichtigungen und Blockierungen werden gelöscht, und deinen Namen bekommt niemand mehr. Partien bleiben denen, die mit dir gespielt haben, ohne deinen Namen.
delete-me-name = Gib zur Bestätigung „{ $name }“ ein
delete-me-do = Endgültig löschen
departure-not = Abbrechen
