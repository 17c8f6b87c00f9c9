# What the commands for researchers say, with their help.

## conform

conform-progress = { $program }
conform-check = check
conform-verdict = verdict
conform-fault = fault
conform-passed = passed
conform-failed = failed
conform-starts = starts, greets and answers
conform-match = plays a whole match at each of { $players } seats
conform-repeats = plays the same match the same way again
conform-one-option = answers a decision with a single option
conform-unknown-field = ignores fields it does not know
conform-unknown-message = ignores messages it does not know
conform-strange-text = reads text in any script
conform-long-line = reads very long lines
conform-result-ends = ends after the result, with exit code 0
conform-input-ends = ends when a match is aborted, with exit code 0
conform-exchange = The first exchange (> sent, < received):
conform-cut = { " " }… { $count } characters more
conform-good = { $program } follows the protocol in { $game }.
conform-bad =
    { $count ->
        [one] { $program } breaks the protocol in { $game }: { $count } fault.
       *[other] { $program } breaks the protocol in { $game }: { $count } faults.
    }
help-conform =
    Check whether a program of your own keeps the protocol for opponents.

    The program plays whole matches at every player count, as in the arena, then gets messages at the limits of the protocol (see docs/bot-protocol.md). The exit code is 2 if a check failed.
    .program = The program with its arguments, as for --seats of the arena: "cmd:./mybot --fast". It is started without a shell.
    .game = Which game: see trianon games.
    .milliseconds = The think time for each decision.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .as_json = Print JSON.
    .examples =
        trianon conform cmd:./mybot
        trianon conform "cmd:python3 docs/examples/bots/first_choice.py" --game histrio

## What these commands share

research-is-folder = { $file }: is a folder (expected the name of a file).
research-no-folder = { $file }: is not there (expected a folder that exists).
dataset-error-ending = { $file }: such a file cannot be written (expected a name that ends in { $ending }, or a folder).
research-players = { $folder }: holds matches of { $found } players (expected { $players }, as --players says).
research-records-alone = --records uses matches that were already played: do not combine it with { $options }.

## what a program that plays did wrong

external-who = seat { $seat } ({ $program }) { $did }
external-hello = hello
external-decision = decision { $number }
external-expected = one line { $form } with KEY one of { $keys }
external-more = { $keys } and { $more } more
external-complaints = Its standard error ends with:
external-start = cannot be started: { $reason } (expected that { $word } is a program)
external-unasked = wrote { $said } before { $what } without being asked (expected one line for each question)
external-long = answered { $what } with more than { $most } bytes without an end of line (expected { $expected })
external-exit = ended (exit code { $code }) instead of answering { $what } (expected { $expected })
external-signal = ended (signal { $signal }) instead of answering { $what } (expected { $expected })
external-mute = ended (it closed its standard output) instead of answering { $what } (expected { $expected })
external-late = gave no answer to { $what } within { $seconds } seconds (expected { $expected })
external-empty = answered { $what } with an empty line (expected { $expected })
external-answer = answered { $what } with { $said } (expected { $expected })
external-illegal = answered { $what } with "{ $said }", which is not legal (expected { $expected })
external-differs = answered { $what } of the same match once with "{ $one }", once with "{ $other }" (expected the same twice)
external-goes-on = kept running after its input had ended, and was stopped (expected that it ends by itself)
external-bad-exit = ended with exit code { $code } (expected exit code 0)
external-extras = asked for { $said } in its greeting (expected a list of some of { $known })
external-raised = raised { $error } at { $what }
external-expected-class = the number of a legal option or its key, one of { $keys }
external-traceback = Its traceback ends with:
external-seed = The match has the seed { $seed }. With --records FOLDER, trianon arena keeps its answers for trianon replay.
external-record = The match has the seed { $seed }; its answers so far: trianon replay { $file }

## dataset

dataset-progress = { $game }
dataset-written = { $file }: { $decisions } decisions of { $matches } matches.
dataset-card = { $file }: what it holds, how it was made, and what each column means.
help-dataset =
    Write the decisions of many matches into a Parquet file, for learning and for study.

    A row for each decision: what the seat saw, what it could answer, what it answered, and how the match ended. The matches are played now, or come from a folder of records. A card beside the file explains it. The rows depend only on the seed and the opponents, not on the number of workers. Ctrl-C keeps the matches played so far; the file is written whole or not at all. Needs the extra research.
    .game = Which game: see trianon games.
    .out_path = The file, which ends in .parquet, or a folder, which may be new.
    .players = How many players, if --seats names one opponent for all (default: 4, or the nearest number that the game allows).
    .games = How many matches.
    .seats = The players, separated by commas, as in the arena; one name stands for all seats. They change seats from match to match.
    .seed = The seed of all random draws: any text. Match n has the seed TEXT/n.
    .milliseconds = Think this long about every decision, regardless of the level's budget; the rows may then differ from run to run.
    .records = Use the finished matches in this folder of records instead.
    .analysis = Analyse every match from all seats, with this many simulations for each choice, and add the results as columns; this takes seconds per match.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .workers = How many matches to play at the same time, each in its own process.
    .ray = Play on this Ray cluster instead: auto, or its address. Needs the extra ray.
    .force = Replace a file that already exists.
    .as_json = Print JSON.
    .examples =
        trianon dataset rokoko --players 4 --games 1000 --out thumbs.parquet
        trianon dataset histrio --seats master,thumb --games 200 --workers 2 --out duels
        trianon dataset rokoko --records matches --out played.parquet
        trianon dataset rokoko --games 100000 --ray auto --out many.parquet

## The card of a dataset

card-title = Decisions in { $game }, { $players } players
card-about = one row for each decision of whole matches, in the order of play.
card-origin = How it was made
card-made = By Trianon { $version }, rules version { $rules }, edition "{ $edition }" (digest { $digest }).
card-self-play = Played between opponents that see only what their seat may see: { $seats }. They changed seats from match to match; match n has the seed "{ $seed }/n".
card-records = From { $files } match records; { $unfinished } unfinished ones were left out.
card-stopped = Writing was stopped early: { $matches } of { $asked } matches are here.
card-again = To make the same rows again:
card-again-timed = To make more rows of the same kind. They will not be the same rows, because how far a bot gets in its think time differs from run to run:
card-contents = What is in it
card-number = number
card-count-matches = matches
card-count-decisions = decisions
card-count-choices = decisions with more than one option
card-count-options = options of a decision, on average
card-count-seats = seats taken
card-question-asked = question
card-bot-name = the opponent that decided
card-victories = victories, with 95 % interval
card-columns = Columns
card-column = column
card-meaning = meaning
card-match = The number of the match, from 0 on.
card-seed = The seed of the match.
card-decision = The number of the decision in its match: how many answers were given before it.
card-seat = The seat that decides, counted from 0.
card-bot = The bot or player at that seat.
card-question = What was asked.
card-view = Everything the seat could see, as the bytes of one flat record; its layout is in the metadata of the file.
card-options = The numbers of the legal options. A number means the same in every edition and at every player count.
card-keys = The same options as text.
card-choice = The answer: its position among the options, from 0 on.
card-points = The points of all seats at the end of the match.
card-placings = The places of all seats at the end; 1 is victory, and tied seats share the better place.
card-visits = How often the search tried each option, in the order of `options`; 0 where no search decided.
card-values = What the search expects of each option, from 0 to 1 (a mix of victory and lead); NaN where it has no value.
card-loss = What the answer cost, in expected standing from 0 to 1 (see the analysis in the documentation); NaN where there was no choice.
card-loss_error = The standard error of `loss`.
card-chance = The chance of winning at that moment with the best answer, as the seat could know it; NaN where there was no choice.
card-accuracy = The accuracy of all seats in this match, 0 to 100; NaN without a choice.
card-skill = By seat: standing that its choices lost, as a negative number.
card-luck = By seat: standing that draws and rivals brought. The standing at the start, `skill` and `luck` add up to the result.
card-reading = How to read it
card-reading-names = fields of the views, a row for each decision
card-reading-keys = the options in words, and the one that was chosen
card-reading-placing = the place of the seat that decided
card-layout = Other programs: the key "trianon" of the file's metadata holds a JSON text with the game, the edition, the origin, and the layout of the views (name, type, shape and offset of every field).
card-limits = Limitations
card-limit-players = The decisions are those of the players named above, including their mistakes. They are not a measure of perfect play.
card-limit-memory = A view holds what lies on the table, not what a seat could remember.
card-limit-together = Rows of one match share its outcome: split training and test data by match, never by row.
card-limit-values = Some component values are not printed in the rules but reconstructed; "trianon edition show" marks them.

## report

report-progress = { $game }
report-written = { $file }: a report on { $games } matches.
report-title = { $game } in figures
report-facts = { $games } matches, { $players } players, edition "{ $edition }", Trianon { $version }.
report-self-play = Played by { $seats }, with the seed { $seed }.
report-records = From { $files } match records.
report-nothing = No match was finished.
report-points = Distribution of points
report-points-of = Points of { $name } at { $seats } seats; mean { $mean }
report-margins = Lead of the best over the next; mean { $mean }
report-opponents = Opponents
report-opponent = opponent
report-victories = victories
report-points-mean = mean points
report-sources = Sources of points
report-source = source
report-sources-text = Mean points of a seat and match by category of the final scoring, the largest first.
report-seats = What a seat is worth
report-seats-text = Seats are counted in turn order from the starting player, so seat 1 begins. The dashed line is an equal share of the victories.
report-seats-opponents = What a seat is worth depends on the opponents, too. In Rokoko, the starting player wins far more often among four opponents that play by rules of thumb than among four that search (figures in docs/strength.md). Compare stronger opponents before blaming the edition.
report-seats-alike = All choose at once in this game, so the seats should be alike. The dashed line is an equal share of the victories.
report-seat = seat
report-taken = taken by
report-by-winners = by winners, × mean of its kind
report-without = victories without it
report-components-text = Bold names: seats with the component scored more or fewer points than others beyond chance, corrected for the number of lines. “By winners” counts copies one by one.
report-lengths = Choices in a match; mean { $mean }
report-lead = points more than without
report-how = How to read this page
report-how-text = In brackets are 95 % intervals: Wilson's for shares, normal ones for means. A shared victory counts in parts. Green is above an equal share, red below it, grey undecided. Lines with fewer than { $few } seats are faint and come last. Among many lines, some stand out by chance alone. Winning with a component is not always winning because of it: good players can afford more. The seats of one match depend on one another, so the true intervals are a little wider.

## train

train-device = There is no device "{ $device }" (expected auto, cpu or cuda).
train-no-gpu = PyTorch finds no GPU here (expected an NVIDIA GPU with its driver, or --device cpu).
train-players = "{ $players }" is not a list of player numbers (expected numbers from { $least } to { $most }, separated by commas).
train-widths = "{ $widths }" is not a list of layer widths (expected three whole numbers from 1 to { $most }, separated by commas).
train-checkpoint = { $seconds } s, { $decisions } decisions ({ $rate } per second): wins { $won } % ({ $low } … { $high } %) against thumb.
train-written = { $file }: the net for play. With TRIANON_NETS={ $folder } the opponents net and net-search use it.
help-train =
    Train a net for a game by playing against itself.

    The folder holds a checkpoint, the net for play and the learning curve, all renewed every minute. The same command with more minutes continues from the checkpoint; Ctrl-C keeps what was learned. With an NVIDIA GPU the matches run there too (extra cuda). Needs the extra train.
    .game = Which game: see trianon games.
    .out_path = The folder of this training, which may be new.
    .minutes = How long to train in all, including earlier parts of the same training.
    .device = Where: cpu, cuda, or auto for a GPU if there is one.
    .players = Numbers of players to train for, separated by commas (default: all that the game allows).
    .rows = How many matches to play side by side.
    .sampled = Besides the default edition, train with this many editions with changed values.
    .widths = Units of the two layers over the position and of the layer over the options, separated by commas (default: 256,128,64).
    .observation = Which version of the observation the net reads: 2 shows everything a seat can see, 1 a summary.
    .seed = The seed of all random draws: a whole number.
    .threads = Threads that play the matches, on the CPU.
    .as_json = Print JSON.
    .examples =
        trianon train histrio --players 2 --minutes 5 --out my-net
        trianon train rokoko --device cuda --minutes 10 --out strong
