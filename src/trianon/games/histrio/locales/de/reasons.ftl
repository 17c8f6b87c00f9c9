# Warum etwas jetzt nicht geht, nach den Namen in der Tabelle der Gründe. $missing sagt, wie viel fehlt.

reason-not-asked = das ist jetzt nicht deine Entscheidung
reason-no-such-thing = einen solchen Spieler gibt es an diesem Tisch nicht
reason-not-travelling = jetzt wird keine Stadt gewählt
reason-not-its-moment = dafür ist jetzt nicht der Zeitpunkt
reason-no-juggler-at-work = du nutzt gerade keinen Gaukler, der das kann
reason-not-stealing = jetzt wird nicht gestohlen
reason-no-encounter-ends = gerade endet keine deiner Begegnungen
reason-no-surplus-request = du musst keine Bitte ablegen
reason-nothing-to-count = kein Gaukler muss jetzt als Schauspieler zählen
reason-not-playing-requests = Bitten werden am Ende einer Spielzeit gespielt
reason-nothing-to-pass = jetzt gibt es nichts, worauf du verzichten könntest
reason-nothing-sealed = du hast nichts verdeckt gewählt, das sich noch ändern ließe
reason-sealed-already = du hast schon verdeckt gewählt: Nimm deine Wahl erst zurück
reason-card-spent = deine Reisekarte für diese Stadt ist verbraucht, bis du einen Schauspieler der Stufe 1 triffst oder nur noch eine Karte hast
reason-juggler-not-owned = du hast diesen Gaukler nicht
reason-juggler-used = dieser Gaukler wurde in dieser Spielzeit schon genutzt
reason-juggler-fresh = dieser Gaukler ist neu: Du kannst ihn nach den Begegnungen nutzen
reason-no-target = es gibt nichts, worauf er wirken könnte
reason-card-revealed = das ist die Reisekarte, die offen liegt
reason-card-not-spent = deine Reisekarte für diese Stadt ist nicht verbraucht
reason-card-not-in-city = in dieser Stadt liegt keine solche Karte
reason-missing-ecu =
    { $missing ->
        [one] es fehlt { $missing } Ecu
       *[other] es fehlen { $missing } Ecu
    }
reason-not-from-yourself = du kannst dich nicht selbst bestehlen
reason-victim-without-ecu = dort gibt es nichts zu stehlen
reason-city-without-cards = in dieser Stadt liegt keine Karte
reason-city-chosen = diese Stadt ist schon die erste der beiden
reason-actor-not-in-hand = diesen Schauspieler hast du gerade nicht getroffen
reason-request-not-held = du hast diese Bitte nicht
reason-other-ability = der Gaukler, den du gerade nutzt, kann etwas anderes
reason-condition-best_show =
    { $missing ->
        [one] deine Aufführung ist nicht die beste: Für die Stimmung des Königs fehlt { $missing }
       *[other] deine Aufführung ist nicht die beste: Für die Stimmung des Königs fehlen { $missing }
    }
reason-condition-difference_in_mood_at_least =
    { $missing ->
        [one] der Vorsprung für die Stimmung des Königs ist zu klein: Es fehlt { $missing }
       *[other] der Vorsprung für die Stimmung des Königs ist zu klein: Es fehlen { $missing }
    }
reason-condition-difference_against_mood_at_least =
    { $missing ->
        [one] der Vorsprung gegen die Stimmung des Königs ist zu klein: Es fehlt { $missing }
       *[other] der Vorsprung gegen die Stimmung des Königs ist zu klein: Es fehlen { $missing }
    }
reason-condition-equal_sums_both_present = die Summen sind nicht gleich, oder es fehlen Komödianten oder Tragöden
reason-condition-actors_at_least =
    { $missing ->
        [one] es fehlt { $missing } Schauspieler
       *[other] es fehlen { $missing } Schauspieler
    }
reason-condition-comedians_at_least =
    { $missing ->
        [one] es fehlt { $missing } Komödiant
       *[other] es fehlen { $missing } Komödianten
    }
reason-condition-tragedians_at_least =
    { $missing ->
        [one] es fehlt { $missing } Tragöde
       *[other] es fehlen { $missing } Tragöden
    }
reason-condition-level_at_least =
    { $missing ->
        [one] deinem höchsten Schauspieler fehlt { $missing } Stufe
       *[other] deinem höchsten Schauspieler fehlen { $missing } Stufen
    }
reason-condition-low_levels_at_least =
    { $missing ->
        [one] es fehlt { $missing } Schauspieler dieser Stufen
       *[other] es fehlen { $missing } Schauspieler dieser Stufen
    }
reason-condition-jugglers_at_least =
    { $missing ->
        [one] es fehlt { $missing } Gaukler
       *[other] es fehlen { $missing } Gaukler
    }
reason-condition-own_impresarios_on_stage_at_least =
    { $missing ->
        [one] es fehlt { $missing } eigener Impresario auf der Bühne
       *[other] es fehlen { $missing } eigene Impresarios auf der Bühne
    }
