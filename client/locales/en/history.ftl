# My matches, what I win with, and a game in figures

nav-matches = Matches
title-matches = My matches
title-statistics = Statistics
home-matches = All my matches

## History

history-lead = Every match you finished on this device or signed in, with its replay.
history-statistics = Everybody’s matches in figures
history-going = Still going
history-finished = Finished
history-empty = You have not finished a match yet. Once you have, you will find it here: place, points, opponents, and its replay.
history-filters = Filter matches
history-game = Game
history-players = Players
history-against = Against
history-result = Result
history-sort = Sort by
history-any = any
history-against-people = people
history-against-bots = bots only
history-result-won = won
history-result-lost = not won
history-sort-newest = newest
history-sort-oldest = oldest
history-sort-points = most points
history-sort-place = best place
history-sort-longest = longest
history-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
history-nothing = None of your matches fits.
history-all = Show all
history-closed = closed without a winner
history-place =
    { $rank ->
        [one] { $place }st of { $players }
        [two] { $place }nd of { $players }
        [few] { $place }rd of { $players }
       *[other] { $place }th of { $players }
    }
history-length =
    { $moves ->
        [one] { $moves } move · { $time }
       *[other] { $moves } moves · { $time }
    }
history-continued = played on
history-record = Record
history-pages = Pages
history-page = Page { $page } of { $pages }
history-newer = Previous
history-older = Next

## Figures

figures-head = What you win with
figures-none = No match of this game counts yet. Lessons and matches with your own edition are left out.
figures-group-recent = Your last ten
figures-group-before = Before that
figures-group-people = People
figures-group-bots = Bots
figures-seats =
    { $count ->
        [one] { $count } match played
       *[other] { $count } matches played
    }
figures-mean = { $points } on average
figures-won = { $share } won
figures-sources = Where the points come from
figures-stages = When they are earned
figures-components = { $what }, per match
figures-level = Compared with bots of level
figures-averages = The bots’ averages come from { $matches } matches between bots of level “{ $level }”, played on { $date } with the same numbers of players as your matches.

stage-start = at the start
stage-round = round { $round }
stage-scoring = final scoring
stage-season-round = season { $season }, round { $round }
stage-season-scoring = season { $season }, the King pays

## A game in figures

statistics-head = { $game } in figures
statistics-lead = From the finished matches on this server. No names, and nothing from running matches.
statistics-players = Players
statistics-none = No match of this game has ended on this server yet.
statistics-none-here = No match with this many players has ended here yet. Choose another number.
statistics-facts =
    { $matches ->
        [one] { $matches } match · { $moves } moves · { $time }
       *[other] { $matches } matches · { $moves } moves on average · usually { $time }
    }
statistics-points = Points
statistics-seats = What a seat is worth
statistics-seat = seat
statistics-seats-note = Counted from the starting player. The dashed line is an equal share, the bar the 95 % interval.
statistics-seats-alike = All choose at once, so the seats should be alike. The dashed line is an equal share, the bar the 95 % interval.
statistics-kinds = Who wins
statistics-player = player
statistics-people = People
statistics-victories = victories
statistics-taken = taken by { $share }
statistics-component = component
statistics-note = Winning with something is not always winning because of it: good players can afford more. Shares from few matches say little; look at the intervals.
