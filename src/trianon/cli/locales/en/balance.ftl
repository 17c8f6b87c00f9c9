# `trianon balance`: its help, and what its page says beside the texts of reports in research.ftl.

help-balance =
    Measure how fair and how varied a game is, and tune the values of an edition.
    .examples =
        trianon balance rokoko --seats net --games 1000
help-balance-measure =
    Write one HTML page with plots about a game: points, seats, and the share of victories with each component.

    The matches are played now, or come from a folder of records. Every figure has a 95 % interval. The page needs no script and no network. The same seed and opponents give the same page. Ctrl-C reports on the matches played so far.

    Beside seats, points and components it shows why seats differ, which strategies there are and how they fare, what is worth how much to a player who may not use it, and how much of the result the deal decides. P-values are corrected for the number of lines (Benjamini and Hochberg). With --work, finished matches are kept in a folder: Ctrl-C stops, and the same command goes on later, also with more matches.
    .game = Which game: see trianon games.
    .out_path = The file to write.
    .players = How many players, if --seats names one opponent for all (default: 4, or the nearest number that the game allows).
    .games = How many matches.
    .seats = The players, separated by commas, as in the arena; one name stands for all seats. They change seats from match to match.
    .seed = The seed of all random draws: any text. Match n has the seed TEXT/n.
    .milliseconds = Think this long about every decision, regardless of the level's budget.
    .records = Use the finished matches in this folder of records instead.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .workers = How many matches to play at the same time, each in its own process.
    .ray = Play on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .force = Replace a page that already exists.
    .as_json = Print the figures as JSON too.
    .forbid = What one player in turn may not use, separated by commas: verbs of options, alone (hire, favor) or with a piece (hire:6c, make:y01, rent:kings_hall); "usual" stands for all ways of taking components and a game's own actions, "components" for each single component.
    .deals = Deals to play for each of them, once with each seat restricted.
    .again = Deals to play a second time with other decisions, which shows what luck decides.
    .strategies = Groups in which to sort how seats played.
    .work = Keep finished matches in this folder and go on with those that are there.
    .examples =
        trianon balance rokoko --games 1000 --workers 2
        trianon balance histrio --players 3 --seats journeyman --games 200 --out balance.html
        trianon balance rokoko --edition my-box.toml --out my-box.html  # is my change balanced?
        trianon balance rokoko --records matches --out played.html
        trianon balance rokoko --players 5 --seats net-search:32 --forbid favor,hire --again 100 --work study  # why do seats differ?

help-balance-tune =
    Look for component values with which the seats of a game are more even.

    Only reconstructed values change, inside the ranges of the game's schema and the facts of its rulebook. Many random designs that change several groups of values at once teach a model what each does to the seats; what the model proposes then races on the same deals: few matches for all, twice as many for the better half of each round. The best edition is written as a file. Check it with `trianon balance` and stronger opponents, other strategies and fresh seeds.
    .game = Which game: see trianon games.
    .out_path = The edition file to write.
    .edition = The edition to begin with: a built-in one, or an edition file.
    .players = Numbers of players whose seats are to be even, separated by commas.
    .bot = The opponent in every seat.
    .house_rule = Tune the Livre of an edition's house rule instead of reconstructed values.
    .only = Move only values whose key begins so, such as board.small.
    .designs = Random designs for the model.
    .matches = Matches of each design and number of players.
    .candidates = Proposals that race.
    .race = Matches of each proposal and number of players in the first round of the race.
    .seed = The seed of all random draws: any text.
    .work = Keep finished matches in this folder and go on with those that are there.
    .workers = How many batches of matches to play at the same time, each in its own process.
    .ray = Play on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .force = Replace a file that already exists.
    .as_json = Print the standings as JSON.
    .examples =
        trianon balance tune rokoko --players 3,4,5 --workers 2 --work tuning --out tuned.toml

balance-records-alone = Recorded matches cannot be played again: --forbid and --again need opponents (expected one or the other).
balance-unknown-verb = "{ $name }" forbids no option (expected it to begin with one of { $known }).
balance-seat = seat { $seat }
balance-p = p, corrected
balance-figures = Why seats differ
balance-figures-text = What seats get and do on average, in turn order from the starting player; the lines that differ most come first. The correlation is that of the figure with victory among matches at the same seat. Bold lines differ by more than chance.
balance-figure = figure
balance-correlation = correlation with victory
balance-stage = points earned in round { $stage }
balance-action = action: { $action }
balance-gained = { $what } gained
balance-starts = Who starts a round, and what that is worth
balance-starts-text = By round, in percent: how often each seat, counted from the first starting player, starts it, and how often the seat so far behind the player who starts this round wins the match.
balance-round = round
balance-worths = What it costs to do without
balance-worths-text = One seat may not use something and all others may; every deal is played once for each seat. An equal share of the victories means that it is worth nothing. Bold lines differ by more than chance. A search still counts on what it may not do later, so the true worth is a little lower.
balance-forbidden = forbidden
balance-deals = deals
balance-victories-without = victories without it
balance-points-without = points against the same deals with it
balance-strategies = Strategies
balance-strategies-text = Seats that took their points and actions from the same places (k-means), named by what they did more of than others. A strategy does not cause its victories: good draws suggest it.
balance-strategy = more than others of
balance-seats = seats
balance-victories = victories
balance-points = points
balance-taken = Components that stand out
balance-taken-text = Those that winners take more than twice as often as the mean of their kind, and those that hardly any match sees taken.
balance-component = component
balance-offered = matches that offer it
balance-taken-in = taken in
balance-ratio = by winners, against its kind
balance-verdict = verdict
balance-dead = hardly ever taken
balance-often = a mark of winners
balance-luck = How much luck decides
balance-luck-text = The same deals, played twice by the same opponents with other decisions. What comes back in both belongs to the deal; between equal players the rest is how they happen to decide.
balance-luck-victories = victories
balance-luck-points = lead in points
balance-result = part of the variance of
balance-luck-seat = seat
balance-luck-deal = deal
balance-luck-decisions = decisions
tune-no-levers = The edition "{ $edition }" has no values that may be tuned (expected reconstructed ones, or with --house-rule those of a house rule).
tune-title = { $players } players: victories by seat
tune-candidate = candidate
tune-levers = changes
tune-matches = matches
tune-unfairness = unfairness
tune-written = { $file }: the edition of candidate 1. Measure it with fresh seeds: trianon balance measure.
