# Benachrichtigungen an Leute, deren Seite geschlossen ist.

notification-turn = { $game }: Du bist am Zug
notification-time = { $game }: Deine Zeit wird knapp
notification-begun = { $game }: Die Partie hat begonnen
notification-invited = { $game }: Ein Platz ist für dich frei
notification-over = { $game }: Die Partie ist zu Ende
notification-with = Mit { $people }
former-player = früheres Mitglied

notification-test = Benachrichtigungen von Trianon kommen hier an
notification-test-body = Das ist ein Test.

mail-open = Tisch öffnen
mail-deadline = Deine Zeit endet { $day }, { $time } Uhr ({ $zone }).
mail-stop = Keine E-Mails mehr zu meinen Tischen
mail-digest-subject =
    { $count ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
mail-digest-news = Neues von deinen Tischen
