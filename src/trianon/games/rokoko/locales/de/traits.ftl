# Was einen Arbeiter von anderen desselben Rangs unterscheidet: „den Meister mit den Münzen“. Die Variablen erklärt die
# englische Datei.

trait-none = ohne Bonus
trait-gain_livre = mit den Münzen
    .exact =
        { $livre ->
            [one] mit { $livre } Münze
           *[other] mit { $livre } Münzen
        }
trait-buy_trimming = mit dem Zubehör
    .exact =
        { $price ->
            [0] mit dem kostenlosen Zubehör
           *[other] mit dem Zubehör für { $price } Livre
        }
trait-extra_acquire = mit dem zusätzlichen Plättchen
trait-blind_tile = mit dem verdeckten Plättchen
    .exact =
        { $price ->
            [0] mit dem kostenlosen verdeckten Plättchen
           *[other] mit dem verdeckten Plättchen für { $price } Livre
        }
trait-depute_for_bonus = mit dem Entsenden für einen Bonus
trait-depute_for_livre = mit dem Entsenden für Livre
trait-livre_per_colour = mit Livre für Gelb und Rot
trait-livre_green_prestige_blue = mit Grün und Blau
trait-extra_dress = mit dem zusätzlichen Kleid
    .exact = mit dem zusätzlichen Kleid ({ $of })
trait-prestige_per_decorations = mit Ansehen für Ausstattungen
trait-livre_per_decoration = mit Livre für Ausstattungen
trait-prestige_per_dresses = mit Ansehen für Kleider
    .exact = mit Ansehen für je { $every } Kleider
trait-livre_per_dress = mit Livre für Kleider
trait-extra_decoration = mit der zusätzlichen Ausstattung
    .exact = mit der um { $discount } Livre billigeren Ausstattung
trait-livre_by_deck = mit Livre für die Belegschaft
trait-prestige_for_livre = mit Ansehen für Livre
    .exact = mit Ansehen für je { $every } Livre
trait-prestige_for_tiles = mit Ansehen für Plättchen
trait-crown_deck = mit der Krone für die Belegschaft
trait-crown_trimming_pairs = mit der Krone für Garn und Spitze
trait-crown_master_spaces = mit der Krone für Meister-Gastfelder
trait-crown_couples = mit der Krone für Paare
trait-exact = { $trait } ({ $bonus })
