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
    .lang = The language: English, German or Simplified Chinese (default: your locale's). May stand anywhere in the command line.
    .version = Show the version.
    .examples =
        trianon play rokoko                             # against two opponents, in this terminal
        trianon simulate rokoko --games 10000           # ten thousand matches
        trianon rules rokoko --search fountain          # read the rules
        trianon --lang zh rules rokoko RK-A3.2          # one rule, in Chinese
help-play =
    Play a match in this terminal.

    You see the board, the question and numbered choices. An unfinished match continues where you stopped.
    .game = Which game: see trianon games.
    .seats = The players of all seats, separated by commas: human, or an opponent such as thumb or random.
    .seed = The seed of all random draws; the same seed gives the same draws.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .open_information = Play with open information: kept tiles and prestige are shown to all (Rokoko).
    .record = The file to keep the match in.
    .new = Start a new match instead of continuing an unfinished one.
    .examples =
        trianon play rokoko
        trianon play rokoko --seats human,thumb,random --seed autumn
        trianon play rokoko --seats human,human,human   # three people at one screen
        trianon play rokoko --new --record evening.json
help-learn =
    Learn a game in this terminal, in about five minutes.

    A lesson on the real board: each step says what to do, marks the choice with an arrow, and explains a wrong one. Leave with "quit" and come back at any time; after the lesson the match continues against an easy opponent.
    .game = Which game: see trianon games.
    .new = Start the lesson again instead of continuing it.
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
    TRIANON_HOSTS: host names it answers to, besides addresses and localhost
    TRIANON_TRUSTED_PROXIES: proxies that may set X-Forwarded-For
    TRIANON_METRICS_TOKEN: for /metrics from other machines
    TRIANON_BOT_WORKERS: how many bots may think at the same time
    TRIANON_DEVICE_MATCHES=off: matches against bots alone are played on the server, not on devices
    TRIANON_RATE_LIMIT_FACTOR: a factor on all rate limits; 0 switches them off
    TRIANON_PUBLIC_URL: like --public-url
    TRIANON_SMTP_URL, TRIANON_MAIL_FROM: smtp://user:password@host:587 and the sender, for mail
    TRIANON_LOG=info
    .host = The address to listen on; 127.0.0.1 is this machine alone.
    .port = The port to listen on; 0 takes a free one.
    .secure = Users reach the server over https: cookies are sent over https only.
    .public_url = Where people reach the server, such as https://play.example: for passkeys and links in mails.
    .show = Open the page in a browser.
    .examples =
        trianon serve --open                            # play in the browser, on this machine
        trianon serve --host 0.0.0.0 --port 80 --secure # behind a proxy with https
help-simulate =
    Play many matches between opponents and show the results.

    A shared victory counts in parts. Times exclude start-up and compilation. The matches depend only on the seed and the opponents, not on the number of threads. Ctrl-C stops and shows the results so far.
    .game = Which game: see trianon games.
    .players = How many players (default: 4, or the nearest number that the game allows).
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
    Play opponents against one another in many matches; show which is stronger, and how certain that is.

    Seats rotate: every rotation of the opponents plays a seed before the next seed is used. The matches depend only on the seed and the opponents, not on the number of workers. Ctrl-C stops and shows the results so far; with --file the contest can continue later.
    .game = Which game: see trianon games.
    .seats = The opponents, separated by commas: random, novice, thumb, apprentice, journeyman, master, grandmaster, a search such as search:500 or search:500:explore=0.6, a trained net alone (net) or in a search (net-search:500), or a program of your own such as cmd:./mybot or py:mynet.py:Player (see docs/bot-protocol.md).
    .games = How many matches; with --ladder for each pair, with --sprt at most.
    .seed = The seed of all random draws: any text.
    .workers = How many matches to play at the same time, each in its own process.
    .ray = Play on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .file = Keep every match in this file and continue from what it holds; a ladder keeps a file for each pair.
    .milliseconds = Think this long about every decision, regardless of the level's budget.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .ladder = Play every pair of opponents in matches of two, and rate all of them.
    .sprt = Test whether the first of two opponents is better; stop as soon as that is decided.
    .elo = With --sprt: by how many Elo points the first should be better.
    .records = Keep the record of every match in this folder, even of one that a bot aborted.
    .as_json = Print JSON.
    .examples =
        trianon arena rokoko --seats master,thumb,thumb,thumb --games 400 --json
        trianon arena rokoko --seats thumb,apprentice,journeyman --ladder --games 40 --file ladder.jsonl
        trianon arena rokoko --seats search:200:widen=2,search:200 --sprt --games 2000 --workers 2
        trianon arena rokoko --seats "cmd:./mybot --fast,thumb"
        trianon arena histrio --seats py:mynet.py:Player,thumb --records matches
help-replay =
    Show a recorded match at any point: the table, what happened, the result.

    Hands and kept tiles are shown only as far as the seat you name, or a spectator, may see them.
    .file = A match record.
    .at = After how many answers (default: the end); 0 is the beginning.
    .seat = View the table from this seat, counted from 1, instead of as a spectator.
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

    If a record was tampered with, its first wrong answer is shown and the exit code is 2.
    With --commitment (the seal of the deal, which your page noted before it sent your salt) the command also says whether the cards could have been chosen.
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
    .at = In a record: after how many answers (default: the end).
    .seat = For this seat, counted from 1 (default: every seat that is asked).
    .position = The file is a position, whatever its name.
    .as_json = Print JSON.
    .examples =
        trianon why match.json hire:2c --at 40
        trianon why match.json --at 40                  # everything that is not possible then
        trianon why --position table.toml make:y07@4
help-hint =
    Show what search would do at a point of a match, and how good the other choices are.

    Search uses only what that seat may see. The same match and the same number of simulations give the same hints.
    .file = A match record, or a position (a .toml file).
    .at = In a record: after how many answers (default: the end).
    .seat = For this seat, counted from 1 (default: every seat that is asked).
    .simulations = How many simulations search may use (default: 500, if no time is given).
    .milliseconds = How long search may think about the choices of a seat; hints may then differ from run to run.
    .position = The file is a position, whatever its name.
    .as_json = Print JSON.
    .examples =
        trianon hint match.json --at 40
        trianon hint match.json --at 40 --simulations 5000 --json
        trianon hint --position table.toml
help-analyze =
    Look back at a finished match from one seat: which choices cost something, what was better, and what they cost together.

    Every choice is judged from what the seat could see at that moment. Search estimates the chance of winning and the points at the end, compares the answer with the best one in the same simulated matches, and calls it good, an inaccuracy, a mistake or a blunder (docs/analysis.md gives the limits). The same record gives the same verdicts every time. Ctrl-C stops and shows what was found so far.
    .file = The record of a finished match; a running one is refused.
    .seat = From this seat, counted from 1 (default: yours in a match you played here, else the first).
    .simulations = Simulations for each choice; more take longer and detect smaller losses.
    .level = How many simulations, by the name of a level, from few to many: apprentice, journeyman, master or grandmaster (default: as many as the game sets, see docs/analysis.md).
    .workers = Processes that work at the same time (default: one per core).
    .ray = Work on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .as_json = Print JSON: every choice with its figures and the curve.
    .examples =
        trianon analyze match.json                    # from your seat
        trianon analyze match.json --seat 2 --level apprentice   # a quick look from seat 2
        trianon analyze match.json --seat 2 --json
help-position =
    Show, score or play a position written as text.

    A position file may leave out whatever has a sensible default; a table that cannot occur is refused, with all its faults.
    .file = A position, a small TOML file.
    .score = Score the table as if the match ended here, line by line.
    .options = List the options of the asked seats.
    .play = Play on from here in this terminal.
    .seats = With --play: the players of all seats, separated by commas (default: one person against thumb).
    .record = With --play: the file to keep the match in (default: named after the position).
    .seat = View the table from this seat, counted from 1 (default: the seat that is asked).
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

    Compiled code is kept until the rules change.
    .game = Which game (default: all).
    .examples =
        trianon warm
        trianon warm rokoko
help-wasm =
    Write games as WebAssembly modules, for pages and programs that play without a server.

    A module has the rules and the searches of its game; the JSON file beside it names its functions and says how structs lie in memory. Without a folder, the modules that lie beside the rules of each game are renewed, which takes a minute or two.
    .game = Which game (default: all).
    .folder = Folder for the modules and their descriptions (default: beside the rules).
    .examples =
        trianon wasm
        trianon wasm --out modules
        trianon wasm rokoko --out modules
help-site =
    Write the page as a site without a server, for any static host.

    It has all that needs no other people: matches against bots, lessons, puzzles, replays and the analysis. Brotli files lie beside the others; docs/device.md says how a host serves them.
    .folder = Folder for the site; an earlier site in it is replaced.
    .quick = Compress in seconds rather than minutes; the files get a sixth larger.
    .examples =
        trianon site build/site
        trianon site build/site --quick
help-puzzles =
    Solve puzzles: positions in which exactly one answer is clearly the best.
    .examples =
        trianon puzzles solve rokoko                    # the puzzle of the day
        trianon puzzles list histrio --stars 1
help-puzzles-solve =
    Solve a puzzle in this terminal: the puzzle of the day, or another one by its id.

    You see the table as the player to move did. A wrong answer says how much it loses and what the best one does better; the right one shows what every choice is worth.
    .game = Which game.
    .puzzle = The id of a puzzle, as "trianon puzzles list" shows it.
    .today = The puzzle of the day, which is the same for everybody.
    .stars = The puzzle of the day among those with this many stars.
    .folder = Take the puzzles from this folder instead of those that come with the game.
    .examples =
        trianon puzzles solve rokoko --today
        trianon puzzles solve histrio --stars 4
help-puzzles-list =
    List puzzles, the easy ones first.

    One star: 50 simulations of the search find the answer reliably; two stars: 200; three: 800; four: 3,200; five: more.
    .game = Which game (default: all).
    .stars = Only puzzles with this many stars.
    .folder = List the puzzles in this folder instead of those that come with the games.
    .as_json = Print JSON: whole puzzles, with values and reasons.
    .examples =
        trianon puzzles list
        trianon puzzles list rokoko --stars 5 --json
help-puzzles-make =
    Find puzzles in matches between bots and write each into a folder at once.

    A decision becomes a puzzle if rules of thumb miss the answer, and deep search over worlds that the seat cannot tell apart finds one answer that beats every other by at least 4 points of standing and 4 standard errors. Ctrl-C stops and keeps the puzzles found so far.
    .game = Which game.
    .folder = Where the puzzles go, one file each.
    .games = Matches to play.
    .players = Numbers of players, taken in turn; can be given several times (default: all that the game allows).
    .bot = The opponent at all seats, named as in trianon arena.
    .seed = The same seed finds the same puzzles.
    .workers = Processes that work at the same time (default: one per core).
    .examples =
        trianon puzzles make rokoko my-puzzles --games 100 --players 3 --players 4
help-puzzles-check =
    Measure puzzles again, with other sampled worlds and more simulations.

    A puzzle is confirmed if search still prefers its answer, with the net too where the game's analyses use one, and if the answer beats every other by at least 2 points of standing and 3 standard errors. The exit code is 1 if a puzzle is not confirmed. Ctrl-C stops and shows the results so far.
    .game = Which game.
    .puzzles = Ids of puzzles (default: all).
    .folder = Check the puzzles in this folder instead of those that come with the game.
    .simulations = Simulations of the ranking search (default: twice those of puzzles make).
    .grade = Grade the puzzles again.
    .seed = Another seed samples other worlds.
    .workers = Processes that work at the same time (default: one per core).
    .as_json = Print JSON.
    .examples =
        trianon puzzles check rokoko
        trianon puzzles check histrio --folder my-puzzles --grade
help-edition =
    List, show, copy and check editions: the component values of a game.
    .examples =
        trianon edition list
        trianon edition copy default my-box.toml --game rokoko  # then enter the values of your own box
        trianon edition check my-box.toml
help-edition-check =
    Check edition files and show all their faults at once.
    .files = Edition files.
    .examples =
        trianon edition check my-box.toml
help-edition-show =
    Show every value of an edition and where it comes from.

    Values that this project reconstructed to fit the rules are marked.
    .game = Which game (default: all).
    .edition = A built-in edition, or an edition file.
    .origin = Only values of this origin: rules, inferred, "public source", reconstruction, "house rule" or "owner's entry".
    .below = Only values under this key, such as dress.y07.
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
    .game = The game, if several have this edition.
    .force = Replace a file that already exists.
    .examples =
        trianon edition copy default my-box.toml --game rokoko
help-edition-schema =
    Print the JSON schema of a game's edition files, so that an editor completes and checks them.
    .game = Which game.
    .examples =
        trianon edition schema rokoko  # save it; the first line of your edition then names it: #:schema ./rokoko.schema.json
help-admin =
    Maintain a server: back it up, restore it, check what it stores.

    The database is the one trianon serve would use: TRIANON_DATABASE, or the file in TRIANON_DATA.
    .examples =
        trianon admin backup evening.gz
        trianon admin replay-all                        # after an upgrade: does everything still replay?
help-admin-backup =
    Write everything a server holds into one file, while it runs.

    Only its owner can read the file. It can be restored into SQLite or PostgreSQL; it does not hold the secret that signs identities.
    .file = The new file.
    .force = Replace a file that already exists.
    .examples =
        trianon admin backup evening.gz
help-admin-restore =
    Fill an empty database from a backup, completely or not at all.

    A backup of an older version is upgraded on the way.
    .file = A file that trianon admin backup wrote.
    .examples =
        trianon admin restore evening.gz
help-admin-replay-all =
    Replay every stored match under the current rules.

    Matches that replay differently are grouped by fault; the exit code is then 1.
    .as_json = Print JSON.
    .examples =
        trianon admin replay-all
        trianon admin replay-all --json
help-admin-tables =
    Count the tables of a server by game and status.
    .as_json = Print JSON.
    .examples =
        trianon admin tables
help-admin-storage =
    Show what a server holds, how much, and for how long.
    .as_json = Print JSON.
    .examples =
        trianon admin storage
help-admin-reports =
    List reports of people, with the chat of their table.
    .everything = Resolved reports, too.
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
help-admin-people =
    List accounts, find people by name or id, or forbid a name.

    A forbidden name, and each that looks like it, is never given again; the person who has it gets the name of a guest. Mail addresses are not shown.
    .wanted = People with this id, or with this in their name; guests, too.
    .forbidden = The name that nobody may have.
    .as_json = Print JSON.
    .examples =
        trianon admin people
        trianon admin people --find ada --json
        trianon admin people --forbid "Louis XIV"
help-admin-gallery =
    List published editions, reported ones first; hide one, show it again, or remove it.

    Several reports hide an edition until you look at it. One that you have restored stays, whatever is reported.
    .wanted = Editions with this id, or with this in their title or in the name of their author.
    .hidden = The edition that its owner alone still sees.
    .restored = The edition that everybody sees again.
    .removed = The edition whose title and values are deleted.
    .as_json = Print JSON.
    .examples =
        trianon admin gallery
        trianon admin gallery --hide s3Rk0wdKv7nQ1xYz
        trianon admin gallery --find "Louis XIV" --json
help-admin-notifications =
    Show how many people listen where, what waits and what fails.
    .as_json = Print JSON.
    .examples =
        trianon admin notifications
help-admin-outbox =
    List deliveries that fail; try one at once, or drop it.
    .retried = The delivery that is tried at once, and then as often as a new one.
    .dropped = The delivery that is dropped.
    .everything = All deliveries on their way.
    .as_json = Print JSON.
    .examples =
        trianon admin outbox
        trianon admin outbox --retry s3Rk0wdKv7nQ1xYz
