# Was das Spielbrett von Rokoko sagt, neben den Wörtern des Spiels selbst.

starts = beginnt
dock-palace = Palast
dock-garden = Garten
dock-market = Markt
dock-workshop = Schneiderei
dock-atelier = Atelier
unseen-tiles = Rohstoffplättchen: { $size } im Stapel
unseen-dresses = Kleider: { $size } im Beutel

## Bereiche

area-board = Der Spielplan: Palast, Garten und Schneiderei
area-palace = Palast
area-garden = Garten
area-workshop = Schneiderei
area-warehouse = Lagerhaus
area-hiring = Freie Arbeiter
area-atelier = Deine Karten und Plättchen
area-purse = Dein Besitz
your-atelier = dein Atelier
an-atelier = ist am Zug
round-of = Runde { $round } von { $rounds }

## Das Spielbrett

all-halls = Alle fünf Säle
hall-majority = Die meisten Gäste: { $first } Ansehen, die zweitmeisten { $second }
    .alone = Die meisten Gäste: { $first } Ansehen
hall-first-now = Jetzt vorn: { $who }, { $prestige } Ansehen
hall-second-now = Dahinter: { $who }, { $prestige } Ansehen
guest-wears = { $dress }, { $prestige } Ansehen, von { $who }
fireworks-most = meiste
fireworks-next = zweite
decoration-of = finanziert von { $who }
decoration-price = { $price } Livre
statue-set = je Farbe eines Satzes
window-empty = Leeres Fenster
dress-needs = braucht { $needs }
stock-left = { $count } im Stapel
stack-left = noch { $count }
tile-price =
    { $price ->
        [0] kostenlos
       *[other] { $price } Livre
    }
favor-brings = { $livre } Livre sofort, und du beginnst die nächste Runde
favor-then = sofort, und du beginnst die nächste Runde
favor-with = bei { $who }
silk-rack = Stoffregal
silk-only = verdeckt behalten: nur noch Stoff
silk-none = noch kein Stoff: erworbene Plättchen liegen hier
hand-empty = Keine Karten auf der Hand
card-in-play = im Spiel
card-in-hand = auf der Hand
card-chosen = gewählt
card-leaves = verlässt das Spiel
rival-purse = { $livre } Livre, { $yarn } Garn, { $lace } Spitze, { $tiles ->
        [one] { $tiles } behaltenes Plättchen
       *[other] { $tiles } behaltene Plättchen
    }
rival-deck = { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $supply } im Arbeitervorrat, { $discard } auf der Ablage
rival-board = { $dresses ->
        [one] { $dresses } Kleid
       *[other] { $dresses } Kleider
    } und { $decorations ->
        [one] { $decorations } Ausstattung
       *[other] { $decorations } Ausstattungen
    } auf dem Spielplan
rival-left = Entsandt: { $cards }

## Die Galerie

gallery-boards = Beide Seiten des Spielplans
gallery-silk = Stoffe und ihre Muster
gallery-dresses = Kleider: Entwurfs- und Verleihseite
gallery-tiles = Rohstoffplättchen
gallery-employees = Arbeiter
gallery-decorations = Ausstattungen und die Gunstkarte
