"""What the features of Goofspiel mean."""

from __future__ import annotations

from trianon.core.feature_notes import FLAG, FeatureNote, part, per

CARD, POINTS = per("value", 13, 13), per("points", 91, 91)

OBSERVATION = (
    part(
        "match",
        "the match as a whole",
        FeatureNote("players", per("players", 5, 5), "seats"),
        FeatureNote("over", FLAG, "the match has ended"),
        FeatureNote("*", CARD, "tricks done, cards in a hand, the prize on offer"),
    ),
    part(
        "seats",
        "each seat, from the viewer on",
        FeatureNote("points", POINTS, "won so far"),
        FeatureNote("*", FLAG, "whether it is so"),
    ),
    part("hands", "cards in hand, by seat from the viewer on", FeatureNote("*", FLAG, "this card")),
    part(
        "tricks",
        "tricks so far",
        FeatureNote("prize", CARD, "of the trick"),
        FeatureNote("*", FLAG, "tied; won by the seat so many places away"),
    ),
    part("bids", "bids so far, by trick", FeatureNote("*", CARD, "of the seat so many places away, where it is known")),
)
OPTION = (
    part("verb", "what the option does", FeatureNote("*", FLAG, "this verb")),
    part(
        "card",
        "the card it is about",
        FeatureNote("value", CARD, "of the card"),
        FeatureNote("over_prize", per("value", 13, 13, least=-13), "above the prize"),
    ),
)
