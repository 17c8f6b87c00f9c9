# Warum etwas jetzt nicht geht, nach den Namen in der Tabelle der Gründe. $missing sagt, wie viel fehlt.

reason-not-asked = das ist jetzt nicht deine Entscheidung
reason-no-such-thing = das gibt es an diesem Tisch nicht
reason-not-travelling = jetzt wird keine Stadt gewählt
reason-not-its-moment = das ist nicht der Zeitpunkt dieses Gauklers
reason-no-juggler-at-work = kein Gaukler ist am Werk, der das könnte
reason-not-stealing = jetzt wird nichts gestohlen
reason-no-encounter-ends = jetzt endet keine Begegnung von dir
reason-no-surplus-request = du hast keine Bitte zu viel
reason-nothing-to-count = jetzt wird kein Gaukler von dir gezählt
reason-not-playing-requests = jetzt werden keine Bitten gespielt
reason-nothing-to-pass = hier kannst du nicht passen
reason-nothing-sealed = du hast nichts versiegelt
reason-sealed-already = deine Wahl ist schon versiegelt; nimm sie erst zurück
reason-card-spent = diese Reisekarte ist verbraucht
reason-juggler-not-owned = dieser Gaukler reist nicht mit dir
reason-juggler-used = dieser Gaukler wurde in dieser Spielzeit schon eingesetzt
reason-juggler-fresh = dieser Gaukler kam gerade erst dazu und wartet auf das Ende der Begegnungen
reason-no-target = dieser Gaukler könnte jetzt nichts ausrichten
reason-card-revealed = das ist die Karte, die du aufgedeckt hast
reason-card-not-spent = diese Reisekarte ist nicht verbraucht
reason-card-not-in-city = in dieser Stadt liegt keine solche Karte
reason-missing-ecu =
    { $missing ->
        [one] es fehlt { $missing } Ecu
       *[other] es fehlen { $missing } Ecu
    }
reason-not-from-yourself = dich selbst kannst du nicht bestehlen
reason-victim-without-ecu = dieser Spieler hat keine Ecu
reason-city-without-cards = in dieser Stadt liegt keine Karte
reason-city-chosen = diese Stadt ist schon gewählt
reason-actor-not-in-hand = diesen Schauspieler hast du nicht soeben genommen
reason-request-not-held = diese Bitte hast du nicht auf der Hand
reason-other-ability = dieser Gaukler kann etwas anderes
reason-condition-best_show = deine Aufführung ist nicht die beste: es fehlen { $missing }
reason-condition-difference_in_mood_at_least = deinem Vorsprung in der Stimmung des Königs fehlen { $missing }
reason-condition-difference_against_mood_at_least = deinem Vorsprung gegen die Stimmung des Königs fehlen { $missing }
reason-condition-equal_sums_both_present = die Summen sind nicht gleich, mit Darstellern beider Arten: es fehlen { $missing }
reason-condition-actors_at_least =
    { $missing ->
        [one] es fehlt { $missing } Schauspieler
       *[other] es fehlen { $missing } Schauspieler
    }
reason-condition-comedians_at_least =
    { $missing ->
        [one] es fehlt { $missing } Komödien-Darsteller
       *[other] es fehlen { $missing } Komödien-Darsteller
    }
reason-condition-tragedians_at_least =
    { $missing ->
        [one] es fehlt { $missing } Tragödien-Darsteller
       *[other] es fehlen { $missing } Tragödien-Darsteller
    }
reason-condition-level_at_least = deine höchste Stufe ist um { $missing } zu niedrig
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
        [one] auf der Bühne fehlt { $missing } eigener Impresario
       *[other] auf der Bühne fehlen { $missing } eigene Impresarios
    }
