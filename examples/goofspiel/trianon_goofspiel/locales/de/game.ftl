# Was Goofspiel fragt, die Möglichkeiten, warum eine nicht möglich ist, und was geschieht.

question-bid = Der Preis ist { $prize } wert. Welche Karte bieten Sie?
option-bid = { $piece } bieten
option-reconsider = das Gebot zurücknehmen und neu wählen

reason-not-asked = die Partie ist zu Ende
reason-not-held = diese Karte haben Sie nicht auf der Hand
reason-sealed-already = Ihr Gebot ist versiegelt: überdenken Sie es erst neu
reason-nothing-sealed = Sie haben kein versiegeltes Gebot

event-prize = Ein Preis im Wert von { $prize } wird aufgedeckt.
event-sealed = versiegelt ein Gebot
event-bid = bietet { $card }
    .hidden = bietet verdeckt
event-take = nimmt den Preis im Wert von { $prize }
event-discard = Die höchsten Gebote sind gleich: Der Preis im Wert von { $prize } wird abgelegt.
event-placing = kommt mit { $total } Punkten auf Platz { $placing }

view-tricks = gespielte Stiche
view-prize = Preis
view-prizes = kommende Preise
view-winners = Gewinner der Stiche
view-points = Punkte
view-bids = Gebote
view-hands = Hand
view-sealed = versiegelt

standing-note = Die Punkte aller Spieler liegen offen.
