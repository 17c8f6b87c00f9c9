# Mitteilungen des Browsers.

notify-turn = Du bist am Zug
notify-denied = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
notify-none = Dieser Browser kann keine Benachrichtigungen zeigen.
