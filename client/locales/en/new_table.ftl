# A new table, and the wait for its players.

## A new table

new-game = Game
new-players = Players
new-seats = Who plays
new-seat = Seat { $seat }
new-seats-note = Seats are drawn at random at the start.
new-pace = Pace
new-clock = Clock
new-clock-note = Each decision has its own time. What you take beyond it comes out of your reserve, which lasts for the whole match.
clock-none = no clock
clock-brisk = 30 seconds a decision, 10 minutes in reserve
clock-calm = 1 minute a decision, 30 minutes in reserve
clock-day = 1 day a decision, 3 days in reserve
clock-days = 3 days a decision, 7 days in reserve
clock-week = 7 days a decision, 7 days in reserve
new-weekends = Clocks rest on Saturday and Sunday, for each player by their own time zone
new-days-off = At slow tables your clock also stands still on days off that you announce in the settings.
new-gone = When a player’s time is up
gone-bot = a bot plays until they are back
gone-close = the table is closed
new-gone-note = Without a clock, a player who has not answered for { $slow } at a slow table, or { $live } at a live one, is gone. A closed table has no winner and does not count in statistics.
rule-clock = { $free } a decision, { $reserve } in reserve
rule-weekends = clocks rest on Saturday and Sunday
rule-days-off = clocks stand still on announced days off
rule-gone-bot = when a player’s time is up, a bot plays until they are back
    .unclocked = after { $after } without an answer, a bot plays until the player is back
rule-gone-close = when a player’s time is up, the table is closed without a winner
    .unclocked = after { $after } without an answer, the table is closed without a winner
new-more = More options
new-hints = Hints: everybody may ask what a strong bot would do
new-listed = List the table publicly, so that anybody can join
new-edition = Edition
edition-built-in-balanced = Balanced: boards tuned by measurement
edition-built-in-balanced-house-rule = Balanced, with Livre for late seats (house rule)
edition-built-in-reference = Our reconstruction
new-edition-file = A file with the values of your own copy
new-edition-note = Without a file, this table uses our edition; some of its values are reconstructed. A file with the values of your own copy replaces it.
new-watch = Who may watch
watch-anyone = anybody may watch
watch-link = anybody with the link may watch
watch-nobody = nobody may watch
new-lay = Open the table
new-start = Start now

## Before the start

wait-head = A table of { $game }
wait-lead = Send the link to your friends, or let bots take the open seats.
wait-invited = You are invited. Take a seat.
wait-ready = Everybody is here.
wait-full = All seats are taken. Stay here to watch the match.
wait-closed = All seats are taken, and nobody may watch at this table.
wait-name = Your name at the table
wait-seats = Seats
wait-level = Bot for seat { $seat }
wait-start = Start
wait-start-bots =
    { $count ->
        [one] Start with { $count } bot on the open seat
       *[other] Start with { $count } bots on the open seats
    }
wait-owner = The player who opened the table starts the match.
wait-opening = The match is about to begin …
wait-remove = Ask to leave
wait-release = Free the seat
wait-close = Close the table
seat-kept = kept for the player of the last match
has-hints = with hints
no-hints = without hints
has-open = open information
sit-down = Sit down
stand-up = Get up
share-head = Invite
share-link = Link to this table
share-note = Anybody with the link can take an open seat at once, as a guest.
