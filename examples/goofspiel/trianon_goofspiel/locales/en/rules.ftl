# The rules of Goofspiel, one message per rule id, in book order.

chapter-rules = The rules
GS-1 = Every player holds one suit of cards, valued from 1 up. The cards of one more suit are the prizes, in random order unless the edition fixes it.
    .kind = rule
GS-2 = In every trick the next prize is turned up. It is worth its value in points.
    .kind = rule
GS-3 = All players bid one card of their hand at the same time, in secret. A bid may be changed until the last one is in; then it is spent.
    .kind = rule
GS-4 = The highest bid takes the prize. If several bids share the highest value, the prize is discarded.
    .kind = rule
GS-5 = With hidden bids only the winner of a trick is announced. Without them all bids are shown.
    .kind = rule
GS-6 = The last card of every hand is bid automatically.
    .kind = ruling
GS-7 = The match ends with the last prize. The most points win; ties share the better place.
    .kind = rule
