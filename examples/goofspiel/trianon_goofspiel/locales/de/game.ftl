# Was Goofspiel fragt, die Möglichkeiten, warum eine nicht möglich ist, und was geschieht.

question-bid = Der Preis ist { $prize } wert. Welche Karte bietest du?
option-bid = { $piece } bieten
option-reconsider = das Gebot zurücknehmen und neu wählen

reason-not-asked = die Partie ist zu Ende
reason-not-held = du hast diese Karte nicht auf der Hand
reason-sealed-already = du hast schon verdeckt geboten: Überlege es dir erst anders
reason-nothing-sealed = du hast kein verdecktes Gebot

event-prize = Ein Preis im Wert von { $prize } wird aufgedeckt.
event-sealed = gibt ein verdecktes Gebot ab
event-bid = bietet { $card }
    .hidden = bietet verdeckt
event-take = gewinnt den Preis im Wert von { $prize }
event-discard = Die höchsten Gebote sind gleich: Der Preis im Wert von { $prize } wird abgelegt.
event-placing = kommt mit { $total } Punkten auf Rang { $placing }

view-tricks = gespielte Stiche
view-prize = Preis
view-prizes = kommende Preise
view-winners = Gewinner der Stiche
view-points = Punkte
view-bids = Gebote
view-hands = Hand
view-sealed = geboten

standing-note = Die Punkte aller Spieler sind offen.
