# What is wrong in edition, position and match files: the text says what was found, `expected` what should stand there.

## The line that tells a fault

fault-line = { $place }: { $found } (expected { $expected })
fault-line-within = { $place }: { $found } (expected { $expected }) in { $within }
fault-more = … and { $count ->
    [one] one more fault
   *[other] { $count } more faults
  }

## Places in a file

at-line = line { $line }
at-line-column = line { $line }, column { $column }
at-byte = byte { $byte }
at-answer = answer { $number }

## Values that are not shown as they are

shown-list = a list
shown-table = a table
shown-date = a date or time
shown-big-number = a number too large to show
shown-table-of = { $players } players, edition { $edition } ({ $digest })

## What is expected

wanted-number = the number { $number }
wanted-range = a whole number from { $least } to { $most }
wanted-flag = true or false
wanted-one-of = one of { $choices }
wanted-word = "{ $word }"
wanted-value = { $value }
wanted-none = none
wanted-name = a name of 1 to 40 small letters, digits, - or _
wanted-table = a table
wanted-list = a list
wanted-words = a text
wanted-text = a text of at most { $most } characters
wanted-entries = a list of { $count } { $count ->
    [one] entry
   *[other] entries
  }
wanted-entries-between = a list of { $least } to { $most } entries
wanted-entries-each = { $entries }, each { $each }
wanted-patterns = a table of patterns and origins, as "*.price" = "rules"
wanted-game = the name of a game
wanted-edition-of = an edition of "{ $game }"
wanted-toml-file = the path of a TOML file
wanted-edition-file = { $known }, or the path of a TOML file
wanted-match-file = the path of a match record
wanted-puzzle-file = the path of a puzzle
wanted-record = a match record
wanted-field = a field of every match record
wanted-record-edition = "id", "digest" and, unless it comes with the game, "text"
wanted-edition-or-text = { $choices }, or the edition itself in "text"
wanted-seat-names = { $players } names of at most { $most } characters to show, or null
wanted-fairness = "commitment", "secret" and "salts", a text for each of { $players } seats
wanted-committed = true or false for each of { $players } seats
wanted-answer = [seat, key, hash]
wanted-key = the key of an option of { $game }
wanted-result = "points" and "placings", { $players } numbers each
wanted-no-result = null before the end
wanted-hexadecimal = 32 hexadecimal digits
wanted-step = a list: a step and its arguments

## Sorts of things

sort-game = game
sort-step = step

## Faults of any file

fault-wrong-value = { $value }
    .expected = { $wanted }
fault-wrong-value-near = { $value }
    .expected = { $wanted }; did you mean "{ $near }"?
fault-unknown-key = unknown key
    .expected = { $wanted }
fault-unknown-key-near = unknown key
    .expected = { $wanted }; did you mean "{ $near }"?
fault-unknown-word = unknown { $sort } { $word }
    .expected = { $wanted }
fault-unknown-word-near = unknown { $sort } { $word }
    .expected = { $wanted }; did you mean "{ $near }"?
fault-missing = missing
    .expected = { $wanted }
fault-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
    .expected = { $wanted }
fault-many-entries = { $count } entries
    .expected = at most { $most }
fault-no-file = not found
    .expected = { $wanted }
fault-folder = a folder
    .expected = { $wanted }
fault-not-a-file = not a file
    .expected = { $wanted }
fault-unreadable = cannot be read: { $reason }
    .expected = { $wanted }
fault-unwritable = cannot be written: { $reason }
    .expected = a path that can be written
fault-too-large = more than { $most } bytes
    .expected = a file of a few thousand
fault-too-long = more than { $most } characters
    .expected = a file of a few thousand
fault-not-text = not text
    .expected = a text file in UTF-8
fault-nested = nested too deeply
    .expected = tables and lists as in other files of its kind
fault-dots = { $count } dots
    .expected = at most { $most } in a line
fault-all-dots = { $count } dots
    .expected = at most { $most } in all
fault-syntax = { $reason }
    .expected = valid { $format }

## Faults of TOML

toml-statement = no key and no heading in brackets
toml-key = no key here
toml-equals = no = after a key
toml-value = no value here
toml-date = no such date or time
toml-long-number = a number with too many digits
toml-after-value = something after the end of a value
toml-heading = no ] at the end of a heading
toml-list-heading = no ]] at the end of a heading
toml-open-list = a list without ]
toml-open-table = a table without {"}"}
toml-open-text = a text without its closing quotes
toml-character = the character { $value }, which may not stand here
toml-escape = a \ without one of its meanings
toml-twice = { $value } a second time
toml-value-twice = a value that stands here already
toml-complete = { $value } is complete and takes nothing more

## Faults of editions

fault-again = { $value } a second time
    .expected = a name that { $other } does not have
fault-sum = { $count } { $what }
    .expected = { $wanted }
fault-sum-at-least = at least { $count } { $what }
    .expected = { $wanted }
fault-sum-at-most = at most { $count } { $what }
    .expected = { $wanted }
fault-not-falling = { $number }
    .expected = at most { $most }, because it falls to the right
fault-not-rising = { $number }
    .expected = at least { $least }, because it rises to the right
fault-many-patterns = { $count } patterns
    .expected = at most { $most }
fault-unquoted-pattern = a table
    .expected = the whole pattern in quotes, then { $wanted }
fault-no-pattern = no pattern
    .expected = names joined by dots, each with at most one *
fault-no-origin = no origin
    .expected = a pattern in [provenance] that covers it
fault-idle-pattern = covers nothing
    .expected = a pattern of keys of this file

## Faults of positions

fault-piece-again = { $sort } { $word } once more
    .expected = each piece once ({ $count } of this kind)
fault-piece-elsewhere = { $sort } { $word } once more
    .expected = another
fault-nowhere = { $sort } { $pieces } lies nowhere
    .expected = every { $sort } in one place
fault-seat-again = seat { $seat } once more
    .expected = each seat once
fault-other-phase = { $phase }
    .expected = { $usual }, according to the rest of the position
fault-steps-after-end = steps after the end
    .expected = none in a match that is over
fault-unsound = { $problem }
    .expected = every piece in one place
fault-nobody-asked = nobody is asked anything
    .expected = a question, or a match that is over
fault-no-answer = seat { $seat } has no answer
    .expected = a question that can be answered
fault-step-order = { $order } in this order
    .expected = an order that can come up, as in "{ $example }"
fault-step-arguments = { $count } entries after { $step }
    .expected = { $wanted }
fault-other-numbers = other numbers
    .expected = { $shape } whole numbers from { $least } to { $most }
fault-seed-and-key = beside a seed
    .expected = a seed or a key

## Faults of match records

fault-newer-version = { $version }
    .expected = at most { $most } (a newer program may read it)
fault-other-rules = { $found }
    .expected = { $played }, the version of { $game }'s rules played here
fault-other-digest = { $value }
    .expected = { $digest }, that of the edition "{ $edition }" given
fault-no-seat = seat { $seat }
    .expected = 1 to { $most }
fault-no-such-answer = there is no answer { $number }
    .expected = 0 to { $most }, the number in the record
fault-illegal-answer = seat { $seat }, { $key }: not legal now ({ $reason })
    .expected = a legal answer
fault-start-hash = { $found }
    .expected = { $hash }: the table began differently
fault-answer-hash = seat { $seat }, { $key }: its hash is { $found }
    .expected = { $hash }
fault-not-finished = true, but the match goes on after answer { $number }
    .expected = false
fault-finished = false, but the match is over after answer { $number }
    .expected = true
fault-other-result = { $found }
    .expected = { $result }
fault-other-commitment = { $found }
    .expected = { $commitment }, that of the secret
fault-other-salt = { $found }
    .expected = { $commitment }, that of the salt
fault-start-not-drawn = { $found }
    .expected = none: a fair seed draws the whole deal
fault-other-seed = { $found }
    .expected = { $seed }, made of the secret and the salts
fault-unproven-result = a result that its answers do not lead to
    .expected = the result of its answers (trianon verify tells where it breaks)
fault-other-game = { $game }
    .expected = { $wanted }, as requested
fault-other-table = { $table }
    .expected = { $wanted }, as in { $file }
fault-no-puzzle = not a puzzle
    .expected = a puzzle as "trianon puzzles make" writes it
fault-not-a-record = not a match record
    .expected = a match record
