# Notifications of people whose tab is closed.

notification-turn = { $game }: it is your turn
notification-time = { $game }: your time is running out
notification-begun = { $game }: the match has begun
notification-invited = { $game }: a seat is kept for you
notification-over = { $game }: the match is over
notification-with = With { $people }
former-player = former player

notification-test = Notifications of Trianon arrive here
notification-test-body = This is a test.

mail-open = Open the table
mail-deadline = Your time ends { $day }, { $time } ({ $zone }).
mail-stop = Stop mails about my tables
mail-digest-subject =
    { $count ->
        [one] It is your turn at one table
       *[other] It is your turn at { $count } tables
    }
mail-digest-news = News from your tables
