# What --help says. A command's message tells what it does, .examples shows it, the other attributes explain parameters.

help-usage = Usage: { $usage }
help-command-placeholder = COMMAND …
help-options-placeholder = [OPTIONS]
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples
help-help = Show this help.
help-default = (default: { $value })

help =
    Play, study and simulate board games of the French court.

    Every command explains itself: trianon COMMAND --help
    Results go to standard output, everything else to standard error. Exit code 2 means invalid input.
    .lang = The language: English, German or Simplified Chinese. It may stand anywhere in the line; otherwise your locale decides.
    .version = Show the version.
    .examples =
        trianon play rokoko                             # against two opponents, in this terminal
        trianon simulate rokoko --games 10000           # ten thousand matches
        trianon rules rokoko --search fountain          # read the rules
        trianon --lang zh rules rokoko RK-A3.2          # one rule, in Chinese
help-play =
    Play a match in this terminal.

    You see the board, the question and numbered choices. A match that you left goes on where it stopped.
    .game = Which game: see trianon games.
    .seats = The players of all seats, separated by commas: human, or an opponent such as thumb or random.
    .seed = The seed of all random draws; the same seed gives the same draws.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .open_information = Play with open information: kept tiles and prestige are shown to all (Rokoko).
    .record = The file that keeps the match.
    .new = Begin a new match instead of going on with one that was left.
    .examples =
        trianon play rokoko
        trianon play rokoko --seats human,thumb,random --seed autumn
        trianon play rokoko --seats human,human,human   # three people at one screen
        trianon play rokoko --new --record evening.json
help-learn =
    Learn a game in this terminal, in about five minutes.

    A lesson on the real board: each step says what to do, marks the choice with an arrow, and explains a wrong one. Leave with "quit" and come back at any time; afterwards the match goes on against an easy opponent.
    .game = Which game: see trianon games.
    .new = Begin the lesson again instead of going on with one that was left.
    .examples =
        trianon learn rokoko
        trianon --lang de learn histrio                 # in German
        trianon learn rokoko --new                      # from the first step
help-serve =
    Serve tables for browsers, scripts and other programs, until stopped with Ctrl+C.

    Everything is kept in one file unless configured otherwise. Environment variables:
    TRIANON_DATABASE: postgresql://user@host/name
    TRIANON_REDIS: redis://host, for several nodes
    TRIANON_SECRET: signs identities, the same on all nodes
    TRIANON_DATA: the folder of that file
    TRIANON_HOSTS: names it answers to, beside addresses and localhost
    TRIANON_TRUSTED_PROXIES: proxies whose X-Forwarded-For is believed
    TRIANON_METRICS_TOKEN: for /metrics from other machines
    TRIANON_BOT_WORKERS: opponents thinking at once
    TRIANON_RATE_LIMIT_FACTOR: a factor on all rate limits
    TRIANON_LOG=info
    .host = The address to listen on; 127.0.0.1 is this machine alone.
    .port = The port to listen on; 0 takes a free one.
    .secure = Users reach the server over https: cookies are sent over https only.
    .show = Open the page in a browser.
    .examples =
        trianon serve --open                            # play in the browser, on this machine
        trianon serve --host 0.0.0.0 --port 80 --secure # behind a proxy with https
help-simulate =
    Play many matches between opponents and show the results.

    A shared victory counts in parts. The seconds leave out starting and compiling. The matches depend on the seed and the opponents only, not on the number of threads. Ctrl-C stops and shows what was done.
    .game = Which game: see trianon games.
    .players = How many players; 4 unless given, or the nearest number that the game allows.
    .games = How many matches.
    .seed = The seed of all random draws: any text.
    .bots = The opponents: one name for all seats, or one for each seat, separated by commas.
    .threads = How many processor threads to use.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .open_information = Play with open information.
    .records = Write a record of each match into this folder.
    .force = Replace records that already exist.
    .as_json = Print JSON.
    .examples =
        trianon simulate rokoko --players 4 --games 10000 --seed 1 --seats random --json
        trianon simulate rokoko --players 3 --seats thumb,random,random
        trianon simulate rokoko --games 20 --records matches
help-arena =
    Let opponents meet in many matches and show which is stronger, and how certain that is.

    Seats rotate: every rotation of the opponents plays a seed before the next seed is used. The matches depend on the seed and the opponents only, not on the number of workers. Ctrl-C stops and shows what was done; with --file it can go on later.
    .game = Which game: see trianon games.
    .seats = The opponents, separated by commas: random, novice, thumb, apprentice, journeyman, master, grandmaster, a search such as search:500 or search:500:explore=0.6, a trained net alone (net) or in a search (net-search:500), or a program of your own such as cmd:./mybot or py:mynet.py:Player (see docs/bot-protocol.md).
    .games = How many matches; with --ladder for each pair, with --sprt at most.
    .seed = The seed of all random draws: any text.
    .workers = How many matches are played at once, each in a process of its own.
    .ray = Play on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .file = Keep every match in this file and go on with what it holds; a ladder keeps a file for each pair.
    .milliseconds = Think so long about every decision, whatever the level's own budget.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .ladder = Let every opponent meet every other one in matches of two, and rate them all.
    .sprt = Ask whether the first of two opponents is better, and stop when that is decided.
    .elo = With --sprt: better by how many Elo points.
    .records = Keep the record of every match played now in this folder; one that a bot broke off too.
    .as_json = Print JSON.
    .examples =
        trianon arena rokoko --seats master,thumb,thumb,thumb --games 400 --json
        trianon arena rokoko --seats thumb,apprentice,journeyman --ladder --games 40 --file ladder.jsonl
        trianon arena rokoko --seats search:200:widen=2,search:200 --sprt --games 2000 --workers 2
        trianon arena rokoko --seats "cmd:./mybot --fast,thumb"
        trianon arena histrio --seats py:mynet.py:Player,thumb --records matches
help-replay =
    Show a recorded match at any point: the table, what happened, the result.

    What hands and kept tiles hold is shown only as far as the seat you name, or a spectator, may know it.
    .file = A match record.
    .at = After how many answers; the end unless given. 0 is the beginning.
    .seat = Look from this seat, counted from 1, instead of as a spectator.
    .full = Show everything, secrets and chance included: each decision with its legal options, each event, the final lines.
    .position = Print the table at this point as a position file.
    .as_json = Print JSON.
    .examples =
        trianon replay match.json
        trianon replay match.json --at 40 --seat 2
        trianon replay match.json --full --json         # enough to follow it with another implementation
        trianon replay match.json --at 40 --position    # the same table as a text you can edit
help-verify =
    Replay records and compare every hash.

    A record that was tampered with is reported with the first answer that breaks, and the exit code is 2.
    With --commitment, the seal that your page showed before the match, it also says whether the cards could have been chosen.
    .files = Match records.
    .commitment = The seal (commitment) you noted before the match.
    .as_json = Print JSON.
    .examples =
        trianon verify match.json
        trianon verify matches/*.json
help-why =
    Explain why an option is not legal: the rule, and what is missing.

    Without a key, the reasons for all options that are not legal are listed.
    .file = A match record, or a position (a .toml file).
    .key = The option, such as hire:2c or rent:kings_hall.3.
    .at = In a record: after how many answers; the end unless given.
    .seat = For this seat, counted from 1; the asked seats unless given.
    .position = The file is a position, whatever its name.
    .as_json = Print JSON.
    .examples =
        trianon why match.json hire:2c --at 40
        trianon why match.json --at 40                  # everything that is not possible then
        trianon why --position table.toml make:y07@4
help-hint =
    Show what search would do at a point of a match, and how good the other choices are.

    Only what the asked seat may see is used. The same match and the same number of simulations give the same hints.
    .file = A match record, or a position (a .toml file).
    .at = In a record: after how many answers; the end unless given.
    .seat = For this seat, counted from 1; unless given, for all asked seats.
    .simulations = How many simulations search may use; 500 unless this or a time is given.
    .milliseconds = How long search may think about the choices of a seat; the hints may then differ from run to run.
    .position = The file is a position, whatever its name.
    .as_json = Print JSON.
    .examples =
        trianon hint match.json --at 40
        trianon hint match.json --at 40 --simulations 5000 --json
        trianon hint --position table.toml
help-analyze =
    Look back at a finished match from one seat: which choices cost something, what was better, and how the result came about.

    Every choice is judged from what the seat could see at that moment. Search estimates the chance of winning and the points at the end, compares the answer with the best one in the same simulated matches, and calls it good, an inaccuracy, a mistake or a blunder (docs/analysis.md says from which loss on). The same record gives the same verdicts every time. Ctrl-C stops and shows what was found so far.
    .file = The record of a finished match; a running one is refused.
    .seat = From this seat, counted from 1; unless given, from yours in a match you played here, else from the first.
    .simulations = Simulations for each choice; more take longer and detect smaller losses.
    .level = How many simulations, by the name of a level, from few to many: apprentice, journeyman, master or grandmaster. Without it, as many as the game sets (docs/analysis.md).
    .workers = Processes that work at the same time; as many as there are cores unless given.
    .ray = Work on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .as_json = Print JSON: every choice with its figures, the curve, the breakdown of the result.
    .examples =
        trianon analyze match.json                    # from your seat
        trianon analyze match.json --seat 2 --level apprentice   # a quick look from seat 2
        trianon analyze match.json --seat 2 --json
help-position =
    Show, score or play a position written as text.

    What a position file does not say gets a sensible default; a table that cannot occur is refused, with all its faults.
    .file = A position, a small TOML file.
    .score = Score the table as if the match ended here, line by line.
    .options = List the options of the asked seats.
    .play = Play on from here in this terminal.
    .seats = With --play: the players of all seats, separated by commas; one person against thumb unless given.
    .record = With --play: the file that keeps the match; named after the position unless given.
    .seat = Look from this seat, counted from 1; from the asked seat unless given.
    .as_json = Print JSON.
    .examples =
        trianon position table.toml
        trianon position table.toml --score
        trianon position table.toml --options --json
        trianon position table.toml --play --seats human,thumb
help-rules =
    Read the rules of a game.

    Where the published rules are silent, this project's own reading is marked as a ruling.
    .game = Which game: see trianon games.
    .rule = One rule, such as RK-A3.2; lower case and a missing RK- are accepted.
    .search = Only the rules that contain this word.
    .as_json = Print JSON.
    .examples =
        trianon rules rokoko
        trianon rules rokoko RK-A3.2
        trianon rules rokoko --search fountain
help-games =
    List the games.
    .as_json = Print JSON.
    .examples =
        trianon games
help-warm =
    Compile the rules ahead of time, so that no other command has to wait for them.

    What is compiled is kept and used again until the rules change.
    .game = Which game; all of them unless given.
    .examples =
        trianon warm
        trianon warm rokoko
help-puzzles =
    Solve puzzles: positions in which exactly one answer is clearly the best.
    .examples =
        trianon puzzles solve rokoko                    # the puzzle of the day
        trianon puzzles list histrio --stars 1
help-puzzles-solve =
    Solve a puzzle in this terminal; that of the day unless another one is named.

    You see the table as the player to move did. A wrong answer says how much it loses and what the best one does better; the right one shows what every choice is worth.
    .game = Which game.
    .puzzle = The id of a puzzle, as "trianon puzzles list" shows it.
    .today = The puzzle of the day, which is the same for everybody.
    .stars = The puzzle of the day among those with so many stars.
    .folder = Take the puzzles from this folder instead of those that come with the game.
    .examples =
        trianon puzzles solve rokoko --today
        trianon puzzles solve histrio --stars 4
help-puzzles-list =
    List puzzles, the easy ones first.

    One star: 50 simulations of the search find the answer reliably; two stars: 200; three: 800; four: 3,200; five: more.
    .game = Which game; all of them unless given.
    .stars = Only those with so many stars.
    .folder = List the puzzles in this folder instead of those that come with the games.
    .as_json = Print JSON: whole puzzles, with values and reasons.
    .examples =
        trianon puzzles list
        trianon puzzles list rokoko --stars 5 --json
help-puzzles-make =
    Find puzzles in matches between bots, and write each into a folder as soon as it is found.

    A decision becomes a puzzle if rules of thumb miss the answer, and deep search over worlds that the seat cannot tell apart finds one answer that beats every other by at least 4 points of standing and 4 standard errors. Ctrl-C stops and keeps what was found.
    .game = Which game.
    .folder = Where the puzzles go, one file each.
    .games = Matches to play.
    .players = Numbers of players, taken in turn; can be given several times. All that the game allows unless given.
    .bot = The opponent at all seats, named as in trianon arena.
    .seed = The same seed finds the same puzzles.
    .workers = Processes that work at the same time; as many as there are cores unless given.
    .examples =
        trianon puzzles make rokoko my-puzzles --games 100 --players 3 --players 4
help-puzzles-check =
    Measure puzzles again, with other sampled worlds and more simulations.

    A puzzle is confirmed if search still prefers its answer, so does search with the net where the game's analyses use one, and it beats every other by at least 2 points of standing and 3 standard errors. The exit code is 1 if one is not. Ctrl-C stops and shows what was checked.
    .game = Which game.
    .puzzles = Ids of puzzles; all unless given.
    .folder = Check the puzzles in this folder instead of those that come with the game.
    .simulations = Simulations of the ranking search; twice those with which puzzles are found unless given.
    .grade = Grade them again, too.
    .seed = Another seed samples other worlds.
    .workers = Processes that work at the same time; as many as there are cores unless given.
    .as_json = Print JSON.
    .examples =
        trianon puzzles check rokoko
        trianon puzzles check histrio --folder my-puzzles --grade
help-edition =
    Look at editions: the component values that a game is played with.
    .examples =
        trianon edition list
        trianon edition copy reference my-box.toml --game rokoko  # then enter the values of your own box
        trianon edition check my-box.toml
help-edition-check =
    Check edition files and show all their faults at once.
    .files = Edition files.
    .examples =
        trianon edition check my-box.toml
help-edition-show =
    Show every value of an edition and where it comes from.

    Reconstructed values, which this project made to fit the rules, are marked.
    .game = Which game; all of them unless given.
    .edition = A built-in edition, or an edition file.
    .origin = Only values of this origin: rules, inferred, "public source", reconstruction or "owner's entry".
    .below = Only values whose keys begin like this, such as dress.y07.
    .as_json = Print JSON.
    .examples =
        trianon edition show rokoko
        trianon edition show rokoko --origin reconstruction
        trianon edition show rokoko --below dress.y07
        trianon edition show --edition my-box.toml --origin "owner's entry"
help-edition-list =
    List the editions that come with the games.
    .as_json = Print JSON.
    .examples =
        trianon edition list
help-edition-copy =
    Copy an edition into a file of your own, to change it there.
    .source = A built-in edition, or an edition file.
    .target = The new file.
    .game = Which game, where several have such an edition.
    .force = Replace a file that already exists.
    .examples =
        trianon edition copy reference my-box.toml --game rokoko
help-edition-schema =
    Print the JSON schema of a game's edition files, so that an editor completes and checks them.
    .game = Which game.
    .examples =
        trianon edition schema rokoko  # kept in a file that the edition's first line names: #:schema ./rokoko.schema.json
help-admin =
    Look after a server: back it up, restore it, check what it stores.

    The database is the one trianon serve would use: TRIANON_DATABASE, or the file in TRIANON_DATA.
    .examples =
        trianon admin backup evening.gz
        trianon admin replay-all                        # after an upgrade: does everything still replay?
help-admin-backup =
    Write everything a server holds into one file, while it runs.

    The file can be read by its owner alone. It can be restored into SQLite and PostgreSQL alike; the secret that signs identities is not in it.
    .file = The new file.
    .force = Replace a file that already exists.
    .examples =
        trianon admin backup evening.gz
help-admin-restore =
    Fill an empty database from a backup, as a whole or not at all.

    A backup of an older version is upgraded on the way.
    .file = A file that trianon admin backup wrote.
    .examples =
        trianon admin restore evening.gz
help-admin-replay-all =
    Replay every stored match under the present rules.

    Matches whose replay differs from what is stored are grouped by fault; exit code 1 when there are any.
    .as_json = Print JSON.
    .examples =
        trianon admin replay-all
        trianon admin replay-all --json
help-admin-tables =
    Count the tables of a server by game and status.
    .as_json = Print JSON.
    .examples =
        trianon admin tables
help-admin-reports =
    List reports of people, with the chat of their table.
    .everything = Those that are resolved, too.
    .as_json = Print JSON.
    .examples =
        trianon admin reports
        trianon admin reports --all --json
help-admin-resolve =
    Mark a report of a person as resolved.
    .report = The report's id, as trianon admin reports shows it.
    .note = What was done about it.
    .examples =
        trianon admin resolve s3Rk0wdKv7nQ1xYz --note "warned"
