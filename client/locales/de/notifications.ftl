# Mitteilungen des Browsers.

notify-turn = Du bist am Zug
notify-denied = Der Browser erlaubt keine Benachrichtigungen. Ändern kannst du das in seinen Einstellungen für diese Seite.
notify-none = Dieser Browser kann keine Benachrichtigungen zeigen.
