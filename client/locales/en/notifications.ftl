# Notifications of the browser.

notify-turn = It is your turn
notify-denied = The browser does not allow it. Its own settings for this page can change that.
notify-none = This browser cannot show notifications.
