# Notifications of people whose tab is closed.

notification-turn = { $game }: it is your turn
notification-time = { $game }: your time is running out
notification-begun = { $game }: the match has begun
notification-invited = { $game }: a seat is kept for you
notification-over = { $game }: the match is over
notification-with = With { $people }

notification-test = Notifications of Trianon arrive here
notification-test-body = This is a test.
