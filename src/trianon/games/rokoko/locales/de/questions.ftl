# Wonach Rokoko einen Platz fragt, nach dem Namen der Frage. Die Variablen erklärt die englische Datei.

question-play = Welche Karte spielst du?
question-main = Du spielst { $card }. Welche Hauptaktion?
question-tile = Du hast { $tile }. Behältst du es als Stoff, oder legst du es für Zubehör ab?
question-choose_discount = Du schneiderst { $dress } mit dem Bonus. Welchen Ballen sparst du?
question-pay_silk = Du schneiderst { $dress }. Nötig: { $silk }. Mit welchem Plättchen zahlst du?
    .more = Du schneiderst { $dress }. Nötig: { $silk }; schon gezahlt: { $paid }. Welches Plättchen kommt dazu?
question-place_dress = Du hast { $dress } geschneidert. Verleihen oder verkaufen?
question-reward_tile = Dein Gast bringt ein kostenloses Plättchen. Welches nimmst du?
question-bonus = Bonus { $of_card }: { $bonus }. Willst du ihn nutzen?
question-give_tiles = Welches Plättchen legst du noch ab?
question-buy_more = Wie viel Ansehen kaufst du noch?
question-choose_hand =
    { $count ->
        [one] Wähle verdeckt eine Handkarte.
       *[other] Wähle verdeckt { $count } Handkarten.
    }
    .more =
        { $count ->
            [one] Noch eine Handkarte; bisher gewählt: { $cards }.
           *[other] Noch { $count } Handkarten; bisher gewählt: { $cards }.
        }
    .done = Deine Hand, verdeckt, bis alle gewählt haben: { $cards }.

# answers that are given unasked
standing-forfeit-what-costs = Auf jeden Bonus verzichten, der Livre kostet
