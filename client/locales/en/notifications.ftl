# Notifications of the browser.

notify-turn = It is your turn
notify-denied = The browser does not allow notifications. You can change that in its settings for this page.
notify-none = This browser cannot show notifications.
