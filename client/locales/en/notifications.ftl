# Notifications of the browser.

notify-turn = It is your turn
notify-denied = The browser does not allow notifications. You can change that in its settings for this page.
notify-none = This browser cannot show notifications.

notifications = Notifications
notifications-note = What reaches you while no page is open. Nothing is sent while you look at a table, and nothing twice.
notify-push = On this device
notify-push-here = Notifications of this browser, also with the page closed
notify-push-not = This browser takes none here: that needs https, and on iPhone and iPad the page on the home screen.
notify-push-count =
    { $count ->
        [one] One browser of yours gets notifications.
       *[other] { $count } browsers of yours get notifications.
    }
notify-mail = By mail
mail-mode-off = none
mail-mode-now = at once
mail-mode-daily = one mail a day
mail-digest-at = Time of the daily mail
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
kind-turn = It is my turn
kind-time = My time is running out
kind-begun = The match begins
kind-invited = A seat is kept for me
kind-over = The match is over
quiet-hours = Quiet hours
quiet-hours-on = Send nothing at night; what is still news comes afterwards
quiet-from = From
quiet-until = Until
quiet-zone = By the clock of { $zone }.
webhooks = Webhooks
webhooks-note = Notifications are posted to an https address of yours: signed JSON, or a message for Discord or Slack.
webhook-url = Address
webhook-form = Form
webhook-plain = JSON
webhook-discord = Discord
webhook-slack = Slack
webhook-add = Add
webhook-test = Send a test
webhook-remove = Remove
webhook-secret = The secret that signs the messages, shown only now:
webhook-arrived = The test has arrived.
webhook-failed = It did not arrive ({ $failure }).
webhook-off = Switched off on { $date }, after a day of failures ({ $failure }). A test that arrives switches it on again.
mute-table = No notifications about this table
