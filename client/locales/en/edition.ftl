# The editor of editions.

title-edition = My edition
edition-of = My edition of { $game }
edition-lead = Enter what is printed on your own copy, or try other values. Everything is checked while you type and stays in this browser.
edition-loading = Getting the editor ready …
edition-sections = Parts of the edition
edition-sums = How much is entered
edition-sum = { $found } of { $wanted }
edition-fault = { $found } (expected: { $expected })
edition-faults =
    { $count ->
    [one] { $count } fault
   *[other] { $count } faults
  }
edition-all-faults =
    { $count ->
    [one] { $count } fault: show it
   *[other] { $count } faults: show all
  }
edition-whole = the whole file
edition-sound = Complete and correct
edition-checking = Checking …
edition-faulty = Something is missing or wrong
edition-hash = The hash of its values
edition-others =
    { $count ->
    [0] as our edition
    [one] { $count } value differs from our edition
   *[other] { $count } values differ from our edition
  }
edition-other = differs from our edition
edition-was = ours: { $value }
edition-kept = kept in this browser
edition-undo = Undo
edition-redo = Redo
edition-open = Open a file
edition-save = Save as a file
edition-share = Copy a link to it
edition-link-copied = The link is on the clipboard. It holds the whole edition.
edition-too-long = This edition is too long for a link: save it as a file.
edition-from-link = This edition came with the link. Undo brings back yours.
edition-bad-link = This link holds no edition.
edition-file-too-long = This file is too long for an edition.
edition-other-game = This file is an edition of another game.
edition-default = Start again from ours
edition-play = Play it now
edition-table = A table for friends
edition-enter = Enter one after the other
edition-quick-note = A value that is whole goes on by itself. Enter takes what is usual, Backspace goes back, + repeats the entry before.
edition-no-value = Not possible here.
edition-flag-keys = 1 or x: yes, 0: no
edition-list-keys = several, with spaces between them
edition-name-about = small letters, digits, - and _; left out, it stays or is made up
edition-add = Add one
edition-repeat = Repeat the last one
edition-remove = Remove
edition-clear = Remove all
edition-paste = Paste a table
edition-copy = Copy as a table
edition-copied = Copied
edition-columns = What the columns mean
edition-paste-note = Copy the cells in your spreadsheet and paste them here. With headings, in any of our languages, the columns may stand in any order; without, they stand as listed below.
edition-paste-found =
    { $count ->
    [one] { $count } entry found.
   *[other] { $count } entries found.
  }
edition-paste-odd = Not understood (row: cell): { $cells }
edition-paste-replace =
    { $count ->
    [0] Take them
   *[other] Take them instead of the { $count } here
  }
edition-paste-append = Add them
edition-cancel = Cancel
edition-close = Close
edition-before = The one before
edition-after = The next one
edition-longer = { $field }: one more
edition-shorter = { $field }: one less
edition-origin = Where these values come from
edition-origin-mixed = different sources
edition-origin-rules = printed in the rules
edition-origin-inferred = follows from the rules
edition-origin-public = seen in public
edition-origin-reconstruction = reconstructed
edition-origin-house = a house rule
edition-origin-mine = printed on my copy
edition-write = Write your own edition
edition-mine = My edition: { $name }
