# Why an option is not possible now, by the names in the table of reasons. $missing says how much is missing.

reason-not-asked = it is not your decision now
reason-not-this-question = this does not answer the current question
reason-no-such-thing = there is no such place on this side of the board
reason-not-in-supply = your supply has no such card left
reason-not-in-hand = you do not hold this card
reason-rank-favor = an Apprentice cannot ask for the Queen’s favor
reason-rank-dress = an Apprentice cannot make a dress
reason-rank-hire = only a Master can hire
reason-favor-taken = the Favor card is already taken this round
reason-segment-empty = there is no tile in this place
reason-missing-livre = { $missing } more Livre needed
reason-other-trimming = this tile does not give that
reason-window-empty = this window is empty
reason-thimble = the golden thimble: only a Master can make it
reason-missing-yarn = { $missing } more yarn needed
reason-missing-lace = { $missing } more lace needed
reason-missing-yellow =
    { $missing ->
        [one] { $missing } more yellow bale needed
       *[other] { $missing } more yellow bales needed
    }
reason-missing-green =
    { $missing ->
        [one] { $missing } more green bale needed
       *[other] { $missing } more green bales needed
    }
reason-missing-red =
    { $missing ->
        [one] { $missing } more red bale needed
       *[other] { $missing } more red bales needed
    }
reason-missing-blue =
    { $missing ->
        [one] { $missing } more blue bale needed
       *[other] { $missing } more blue bales needed
    }
reason-not-displayed = this employee is not for hire now
reason-deck-too-small = your deck is too small to let an employee go
reason-space-taken = this space has already been funded
reason-fountain-row = you already have a space in this row of the fountain
reason-space-occupied = a guest is already there
reason-master-space = a Master guest space takes only what a Master made
reason-superfluous = you do not need this tile to pay
reason-tile-not-kept = you have kept no such tile
reason-discount-not-needed = no bale of this colour can be saved
reason-discount-would-not-do = if you save this bale, you cannot pay the rest
reason-bonus-nothing = the bonus would bring you nothing now
reason-no-tile-left = there is no tile left to draw
reason-card-not-there = you have no such card there
reason-bonus-thimble = this bonus cannot make a dress with a golden thimble
reason-other-bonus = this card’s bonus does something else
reason-must-take = you must take the free tile first
reason-not-yet-one = you must discard at least one tile
reason-enough-chosen = you have chosen all your cards
reason-same-tile = an identical tile of this segment is already on offer
reason-same-card = an identical employee is already on offer
reason-tile-not-there = no such tile lies in this segment
reason-dress-not-there = this dress is not in that window
