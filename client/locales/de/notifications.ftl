# Mitteilungen des Browsers.

notify-turn = Du bist am Zug
notify-denied = Der Browser erlaubt keine Benachrichtigungen. Ändern kannst du das in seinen Einstellungen für diese Seite.
notify-none = Dieser Browser kann keine Benachrichtigungen zeigen.

notifications = Benachrichtigungen
notifications-note = Was dich erreicht, während keine Seite offen ist. Solange du einen Tisch ansiehst, kommt nichts, und nichts kommt doppelt.
notify-push = Auf diesem Gerät
notify-push-here = Benachrichtigungen dieses Browsers, auch bei geschlossener Seite
notify-push-not = Dieser Browser nimmt hier keine an: Das braucht https, und auf iPhone und iPad die Seite auf dem Home-Bildschirm.
notify-push-count =
    { $count ->
        [one] Einer deiner Browser bekommt Benachrichtigungen.
       *[other] { $count } deiner Browser bekommen Benachrichtigungen.
    }
notify-mail = Per E-Mail
mail-mode-off = keine
mail-mode-now = sofort
mail-mode-daily = eine am Tag
mail-digest-at = Uhrzeit der täglichen E-Mail
channel-push = Browser
channel-mail = E-Mail
channel-webhook = Webhook
kind-turn = Ich bin am Zug
kind-time = Meine Zeit wird knapp
kind-begun = Die Partie beginnt
kind-invited = Ein Platz ist für mich frei
kind-over = Die Partie ist zu Ende
quiet-hours = Ruhezeit
quiet-hours-on = Nachts nichts senden; was danach noch neu ist, kommt dann
quiet-from = Von
quiet-until = Bis
quiet-zone = Nach der Uhr von { $zone }.
webhooks = Webhooks
webhooks-note = Benachrichtigungen werden an eine https-Adresse von dir geschickt: als signiertes JSON oder als Nachricht für Discord oder Slack.
webhook-url = Adresse
webhook-form = Form
webhook-plain = JSON
webhook-discord = Discord
webhook-slack = Slack
webhook-add = Hinzufügen
webhook-test = Test senden
webhook-remove = Entfernen
webhook-secret = Der Schlüssel, der die Nachrichten signiert; er wird nur jetzt gezeigt:
webhook-arrived = Der Test ist angekommen.
webhook-failed = Nicht angekommen ({ $failure }).
webhook-off = Abgeschaltet am { $date }, nach einem Tag voller Fehler ({ $failure }). Ein Test, der ankommt, schaltet ihn wieder ein.
mute-table = Keine Benachrichtigungen zu diesem Tisch
