# Was Goofspiel fragt, die Möglichkeiten, warum eine nicht möglich ist, und was geschieht.

question-bid = Der Preis ist { $prize } wert. Welche Karte bieten Sie?
option-bid = { $card } bieten
option-reconsider = das Gebot zurücknehmen und neu wählen

reason-not-asked = die Partie ist zu Ende
reason-card-played = diese Karte ist schon geboten
reason-sealed-already = Ihr Gebot ist versiegelt: überdenken Sie es erst neu
reason-nothing-sealed = Sie haben kein versiegeltes Gebot

event-shuffle = { $count } Preise werden gemischt.
event-order = Preis { $position } ist { $prize } wert.
event-prize = Ein Preis im Wert von { $prize } wird aufgedeckt.
event-sealed = versiegelt ein Gebot
event-bid = bietet { $card }
    .hidden = bietet verdeckt
event-take = nimmt den Preis im Wert von { $prize }
event-discard = Die höchsten Gebote sind gleich: Der Preis im Wert von { $prize } wird abgelegt.
event-placing = kommt mit { $total } Punkten auf Platz { $placing }

view-trick = Stich
view-prize = Preis
view-discarded = abgelegte Preise
view-own_bid = Ihr Gebot
view-points = Punkte
view-taken = Preise
view-bids = Gebote
view-hand = Hand
view-sealed = versiegelt

standing-note = Die Punkte aller Spieler liegen offen.
