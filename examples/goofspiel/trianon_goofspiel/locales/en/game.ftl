# What Goofspiel asks, its options, why one is not possible, and what happens.

question-bid = The prize is worth { $prize }. Which card do you bid?
option-bid = bid { $card }
option-reconsider = take your bid back and choose again

reason-not-asked = the match is over
reason-card-played = you have bid this card already
reason-sealed-already = your bid is under seal: reconsider it first
reason-nothing-sealed = you have no bid under seal

event-shuffle = { $count } prizes are shuffled.
event-order = Prize { $position } is worth { $prize }.
event-prize = A prize worth { $prize } is turned up.
event-sealed = seals a bid
event-bid = bids { $card }
    .hidden = bids a card unseen
event-take = takes the prize worth { $prize }
event-discard = The highest bids tie: the prize worth { $prize } is discarded.
event-placing = comes in at place { $placing } with { $total } points

view-trick = trick
view-prize = prize
view-discarded = discarded prizes
view-own_bid = your bid
view-points = points
view-taken = prizes
view-bids = bids
view-hand = hand
view-sealed = sealed

standing-note = The points of every player lie open.
