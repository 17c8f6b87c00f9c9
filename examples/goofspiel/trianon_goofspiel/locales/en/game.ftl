# What Goofspiel asks, its options, why one is not possible, and what happens.

question-bid = The prize is worth { $prize }. Which card do you bid?
option-bid = bid { $piece }
option-reconsider = take your bid back and choose again

reason-not-asked = the match is over
reason-not-held = you do not hold this card
reason-sealed-already = your bid is under seal: reconsider it first
reason-nothing-sealed = you have no bid under seal

event-prize = A prize worth { $prize } is turned up.
event-sealed = seals a bid
event-bid = bids { $card }
    .hidden = bids a hidden card
event-take = takes the prize worth { $prize }
event-discard = The highest bids tie: the prize worth { $prize } is discarded.
event-placing = comes in at place { $placing } with { $total } points

view-tricks = tricks done
view-prize = prize
view-prizes = prizes to come
view-winners = winners of the tricks
view-points = points
view-bids = bids
view-hands = hand
view-sealed = sealed

standing-note = The points of all players are open.
