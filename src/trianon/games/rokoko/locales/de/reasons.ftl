# Warum etwas jetzt nicht geht, nach den Namen in der Tabelle der Gründe. $missing sagt, wie viel fehlt.

reason-not-asked = das ist jetzt nicht deine Entscheidung
reason-not-this-question = das ist keine Antwort auf die jetzige Frage
reason-no-such-thing = diesen Ort gibt es auf dieser Seite des Spielplans nicht
reason-not-in-supply = eine solche Karte ist nicht mehr in deinem Arbeitervorrat
reason-not-in-hand = du hast diese Karte nicht auf der Hand
reason-rank-favor = ein Lehrling kann nicht um die Gunst der Königin bitten
reason-rank-dress = ein Lehrling kann kein Kleid schneidern
reason-rank-hire = nur ein Meister kann Arbeiter einstellen
reason-favor-taken = die Gunstkarte ist in dieser Runde schon vergeben
reason-segment-empty = dort liegt kein Plättchen
reason-missing-livre =
    { $missing ->
        [one] es fehlt { $missing } Livre
       *[other] es fehlen { $missing } Livre
    }
reason-other-trimming = das bringt dieses Plättchen nicht
reason-window-empty = dieses Fenster ist leer
reason-thimble = goldener Fingerhut: Nur ein Meister kann es schneidern
reason-missing-yarn =
    { $missing ->
        [one] es fehlt { $missing } Garn
       *[other] es fehlen { $missing } Garn
    }
reason-missing-lace =
    { $missing ->
        [one] es fehlt { $missing } Spitze
       *[other] es fehlen { $missing } Spitze
    }
reason-missing-yellow =
    { $missing ->
        [one] es fehlt { $missing } gelber Ballen
       *[other] es fehlen { $missing } gelbe Ballen
    }
reason-missing-green =
    { $missing ->
        [one] es fehlt { $missing } grüner Ballen
       *[other] es fehlen { $missing } grüne Ballen
    }
reason-missing-red =
    { $missing ->
        [one] es fehlt { $missing } roter Ballen
       *[other] es fehlen { $missing } rote Ballen
    }
reason-missing-blue =
    { $missing ->
        [one] es fehlt { $missing } blauer Ballen
       *[other] es fehlen { $missing } blaue Ballen
    }
reason-not-displayed = dieser Arbeiter kann jetzt nicht eingestellt werden
reason-deck-too-small = deine Belegschaft ist zu klein, um jemanden gehen zu lassen
reason-space-taken = dieses Feld ist schon finanziert
reason-fountain-row = du hast schon ein Feld in dieser Brunnenreihe
reason-space-occupied = dort ist schon ein Gast
reason-master-space = auf ein Meister-Gastfeld kommt nur, was ein Meister geschneidert hat
reason-superfluous = dieses Plättchen brauchst du zum Bezahlen nicht
reason-tile-not-kept = du hast kein solches Plättchen behalten
reason-discount-not-needed = von dieser Farbe lässt sich kein Ballen sparen
reason-discount-would-not-do = sparst du diesen Ballen, kannst du den Rest nicht bezahlen
reason-bonus-nothing = der Bonus brächte dir jetzt nichts
reason-no-tile-left = es gibt kein Plättchen mehr zu ziehen
reason-card-not-there = dort hast du keine solche Karte
reason-bonus-thimble = mit diesem Bonus kannst du kein Kleid mit goldenem Fingerhut schneidern
reason-other-bonus = diese Karte hat einen anderen Bonus
reason-must-take = erst musst du das kostenlose Plättchen nehmen
reason-not-yet-one = mindestens ein Plättchen musst du ablegen
reason-enough-chosen = du hast schon alle Karten gewählt
reason-same-tile = ein gleiches Plättchen dieses Regals steht schon zur Wahl
reason-same-card = ein gleicher Arbeiter steht schon zur Wahl
reason-tile-not-there = in diesem Regal liegt kein solches Plättchen
reason-dress-not-there = dieses Kleid liegt nicht in diesem Fenster
