# Benachrichtigungen an Leute, deren Seite geschlossen ist.

notification-turn = { $game }: Du bist am Zug
notification-time = { $game }: Deine Zeit wird knapp
notification-begun = { $game }: Die Partie hat begonnen
notification-invited = { $game }: Ein Platz ist für dich frei
notification-over = { $game }: Die Partie ist zu Ende
notification-with = Mit { $people }

notification-test = Benachrichtigungen von Trianon kommen hier an
notification-test-body = Das ist ein Test.
