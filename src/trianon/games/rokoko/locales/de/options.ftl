# Die Möglichkeiten in Rokoko als Sätze, nach dem Verb ihres Schlüssels, und die Teile als Objekt eines Satzes.
# Die Variablen erklärt die englische Datei; Teile stehen im Akkusativ, Sätze ergänzen „du kannst …“.

## Teile als Objekt eines Satzes

the-card =
    { $rank ->
        [master] den Meister { $trait }
        [journeyman] den Gesellen { $trait }
       *[apprentice] den Lehrling { $trait }
    }
of-the-card =
    { $rank ->
        [master] des Meisters { $trait }
        [journeyman] des Gesellen { $trait }
       *[apprentice] des Lehrlings { $trait }
    }
the-dress =
    { $form ->
        [coat]
            { $colour ->
                [yellow] den gelben Herrenrock ({ $prestige } Ansehen)
                [green] den grünen Herrenrock ({ $prestige } Ansehen)
                [red] den roten Herrenrock ({ $prestige } Ansehen)
               *[blue] den blauen Herrenrock ({ $prestige } Ansehen)
            }
       *[lady]
            { $colour ->
                [yellow] das gelbe Damenkleid ({ $prestige } Ansehen)
                [green] das grüne Damenkleid ({ $prestige } Ansehen)
                [red] das rote Damenkleid ({ $prestige } Ansehen)
               *[blue] das blaue Damenkleid ({ $prestige } Ansehen)
            }
    }
a-tile = ein Plättchen mit { $silk }
a-tile-shown = ein Plättchen mit { $silk } (oder { $trimming })
the-space-guest = Gastfeld { $position } ({ $hall })
the-space-musician = den Musiker ({ $hall })
the-space-fireworks = Feuerwerksfeld { $position }
the-space-statue = Statue { $position }
the-space-fountain_upper = Feld { $position } der oberen Brunnenreihe
the-space-fountain_lower = Feld { $position } der unteren Brunnenreihe
the-space-all_halls = Feld { $position } von „Alle Säle“

## Was man tun kann, nach dem Verb

option-hand = { $card } auf die Hand nehmen: { $bonus }
    .brief = { $card } auf die Hand nehmen
option-play = { $card } spielen: { $bonus }
    .brief = { $card } spielen
option-forfeit =
    { $question ->
        [main] auf die Hauptaktion verzichten
       *[bonus] auf den Bonus verzichten
    }
    .brief =
        { $question ->
            [main] es ist keine Hauptaktion möglich
           *[bonus] der Bonus lässt sich gerade nicht nutzen
        }
option-favor = die Gunstkarte und { $livre } Livre nehmen; in der nächsten Runde bist du Startspieler
option-acquire =
    { $price ->
        [0] { $tile } kostenlos aus Regal { $segment } nehmen
       *[other] { $tile } für { $price } Livre aus Regal { $segment } nehmen
    }
option-make =
    { $price ->
        [0] { $dress } aus Fenster { $window } schneidern: braucht { $needs }
       *[other] { $dress } aus Fenster { $window } für { $price } Livre schneidern: braucht { $needs }
    }
option-hire =
    { $price ->
        [0] { $card } kostenlos einstellen: { $bonus }
       *[other] { $card } für { $price } Livre einstellen: { $bonus }
    }
    .brief =
        { $price ->
            [0] { $card } kostenlos einstellen
           *[other] { $card } für { $price } Livre einstellen
        }
option-depute = { $card } für { $livre } Livre entsenden; nach dem Bonus verlässt er das Spiel
option-decorate = { $space } für { $price } Livre finanzieren
    .cheaper = { $space } finanzieren, aufgedruckt { $price } Livre, durch den Bonus { $discount } Livre billiger
option-keep = es behalten: { $silk }
option-discard =
    { $trimming ->
        [yarn] es für 1 Garn ablegen
        [lace] es für 1 Spitze ablegen
       *[both] es für 1 Garn und 1 Spitze ablegen
    }
option-discount =
    { $colour ->
        [yellow] einen gelben Ballen sparen
        [green] einen grünen Ballen sparen
        [red] einen roten Ballen sparen
       *[blue] einen blauen Ballen sparen
    }
option-pay = dafür { $tile } abgeben
    .surplus = dafür { $tile } abgeben; { $count ->
            [one] { $count } Ballen ist zu viel und verfällt
           *[other] { $count } Ballen sind zu viel und verfallen
        }
option-rent =
    { $kind ->
        [master] an { $space } verleihen, ein Meister-Gastfeld
       *[plain] an { $space } verleihen
    }
    .reward =
        { $kind ->
            [master] an { $space } verleihen, ein Meister-Gastfeld, bringt { $reward }
           *[plain] an { $space } verleihen, bringt { $reward }
        }
option-sell = für { $livre } Livre verkaufen
option-use = den Bonus nutzen: { $bonus }
option-gain =
    { $price ->
        [0] { $trimming ->
            [yarn] 1 Garn nehmen
           *[lace] 1 Spitze nehmen
        }
       *[other] { $trimming ->
            [yarn] 1 Garn für { $price } Livre kaufen
           *[lace] 1 Spitze für { $price } Livre kaufen
        }
    }
option-dismiss =
    { $zone ->
        [hand] { $card } aus der Hand entsenden; nach seinem Bonus verlässt er das Spiel: { $bonus }
        [supply] { $card } aus dem Arbeitervorrat entsenden; nach seinem Bonus verlässt er das Spiel: { $bonus }
       *[discard] { $card } aus dem Ablagestapel entsenden; nach seinem Bonus verlässt er das Spiel: { $bonus }
    }
    .paid =
        { $zone ->
            [hand] { $card } aus der Hand für { $livre } Livre entsenden, ohne den Bonus; er verlässt das Spiel
            [supply] { $card } aus dem Arbeitervorrat für { $livre } Livre entsenden, ohne den Bonus; er verlässt das Spiel
           *[discard] { $card } aus dem Ablagestapel für { $livre } Livre entsenden, ohne den Bonus; er verlässt das Spiel
        }
warning-last-master = es ist dein letzter Meister
warning-surplus =
    { $count ->
        [one] deine Plättchen passen nicht genau: { $count } Ballen verfällt
       *[other] deine Plättchen passen nicht genau: { $count } Ballen verfallen
    }
option-buy = { $prestige } Ansehen für { $livre } Livre kaufen
option-give = { $tile } ablegen
option-done = das reicht
option-reconsider = die Wahl zurücknehmen und neu wählen

## Überschriften über Möglichkeiten einer Art

heading-favor = Gunst der Königin
heading-acquire = Rohstoffe erwerben
heading-make = Kleid schneidern
heading-hire = Arbeiter einstellen
heading-depute = Entsenden
heading-decorate = Ausstattung finanzieren
heading-rent = Verleihen
heading-sell = Verkaufen
heading-forfeit = Verzichten
