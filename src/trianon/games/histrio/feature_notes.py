"""What the features of Histrio mean: notes for docs/reference, checked against played matches."""

from trianon.core.feature_notes import FLAG, SHARE, FeatureNote, Scale, part, per

ECU, FEW = per("Ecu", 10), per("count", 5)
SIGNED_ECU = per("Ecu", 10, least=-1000)
AWAY = (FeatureNote("*", FLAG, "the seat so many places to the left of the viewer; none is nobody"),)
CARD = (
    FeatureNote("level", per("level", 5, 5), "of an actor"),
    FeatureNote("alms", per("Ecu", 5, 3), "value of alms"),
    FeatureNote("amount", FEW, "the number of a juggler's ability"),
    FeatureNote("*", FLAG, "whether it is there, its kind, a juggler's ability"),
)
REQUEST = (
    FeatureNote("n", FEW, "the number of its condition"),
    FeatureNote("ecu", per("Ecu", 5), "pay"),
    FeatureNote("*", FLAG, "whether it is there, its condition"),
)
CARDS = (FeatureNote("*", FEW, "cards: actors by kind and level, alms by value, jugglers by ability"),)

OBSERVATION = (
    part(
        "match",
        "the match as a whole",
        FeatureNote("season", SHARE, "of both seasons"),
        FeatureNote("round", FEW, "of the season"),
        FeatureNote("needle", Scale("share", 0, -1, 1), "of a half of the gauge: below 0 in tragedy"),
        FeatureNote("pile", per("cards", 50, 48), "encounter cards still to come"),
        FeatureNote("requests requests_discarded", per("cards", 20, 22), "requests in the pile and in the discard"),
        FeatureNote("pleases", per("Ecu", 5), "for a show that pleases, this season"),
        FeatureNote("*", FLAG, "whether it is so"),
    ),
    part("question", "what is asked", FeatureNote("*", FLAG, "this question")),
    part("turn", "the seat in its encounter", *AWAY),
    part(
        "seats",
        "each seat, from the viewer on",
        FeatureNote("there sealed wanted", FLAG, "whether it is so"),
        FeatureNote("ecu", SIGNED_ECU, "the seat's money"),
        FeatureNote("on_stage travel_cards", SHARE, "of its impresarios; of its travel cards, not yet used"),
        FeatureNote("comedy tragedy", per("levels", 10), "sums of levels, counted jugglers included"),
        FeatureNote("requests comedians tragedians comedian_* tragedian_*", FEW, "cards of this kind"),
        FeatureNote("*", per("jugglers", 1), "jugglers with this ability; those that are ready"),
    ),
    part(
        "requests",
        "the viewer's own requests by condition",
        FeatureNote("held", FEW, "requests"),
        FeatureNote("n", FEW, "the number of the condition"),
        FeatureNote("ecu", ECU, "pay of all of them"),
    ),
    part("played", "requests played, by seat from the viewer on, and season", *REQUEST),
    part(
        "cities",
        "each city",
        FeatureNote("friends_open friends_going", per("troupes", 2, 2), "of the two friendly troupes"),
        FeatureNote("comedy tragedy", per("levels", 5), "sums of levels"),
        FeatureNote("alms", per("Ecu", 5), "sum of alms"),
        FeatureNote("cards comedians tragedians jugglers", FEW, "cards there"),
        FeatureNote("*", FLAG, "sealed choice, seats that may still go there, seats that are going"),
    ),
    part("top_cards", "the newest card of each city", *CARD),
    part("in_hand", "actors in hand during an encounter", FeatureNote("*", FEW, "by kind and level")),
    part("juggler", "the juggler of the question", *CARD),
    part("moment", "the moment at which jugglers are asked for", FeatureNote("*", FLAG, "this moment")),
    part(
        "unseen",
        "encounter cards that are seen nowhere",
        FeatureNote("alms", ECU, "their sum"),
        FeatureNote("*", FEW, "cards of this kind"),
    ),
)
OBSERVATION_V2 = (
    part("phase", "the phase of the round", FeatureNote("*", FLAG, "this phase")),
    part("ledger", "Ecu by source, by seat from the viewer on", FeatureNote("*", SIGNED_ECU, "from this source")),
    part(
        "jugglers",
        "what each seat's jugglers did, from the viewer on",
        FeatureNote("counted_*", FEW, "jugglers that count as an actor"),
        FeatureNote("*", per("jugglers", 1), "turned sideways; taken in this encounter phase"),
    ),
    part("city_cards", "the cards of each city, from the oldest to the newest", *CARD),
    part("discarded", "the encounter discard", *CARDS),
    part(
        "friends",
        "friendly troupes (two players), the viewer's own first",
        FeatureNote("pile", SHARE, "of its travel cards"),
        FeatureNote("*", FLAG, "cities it may still visit, goes to, or has drawn where the viewer sees it"),
    ),
    part("place", "the city a juggler's question is about", FeatureNote("*", FLAG, "this city")),
    part("own_requests", "the viewer's own requests, a row each", *REQUEST),
)
MEMORY = (
    part("taken", "cards that a seat took from cities so far, from the viewer on", *CARDS),
    part("given_up", "cards that a seat discarded so far, from the viewer on", *CARDS),
    part(
        "dropped_requests",
        "requests a seat discarded, as far as the viewer saw them, by condition",
        FeatureNote("n", FEW, "requests"),
        FeatureNote("ecu", ECU, "their pay"),
    ),
)
OPTION = (
    part("verb", "what the option does", FeatureNote("*", FLAG, "this verb")),
    part("card", "the card it is about; of a city its newest", *CARD),
    part(
        "city",
        "the city it is about",
        FeatureNote("comedy tragedy", per("levels", 5), "sums of levels"),
        FeatureNote("alms", per("Ecu", 5), "sum of alms"),
        FeatureNote("*", FEW, "cards; rivals that may go there or are going"),
    ),
    part("request", "the request it is about", *REQUEST),
    part("half", "the half of the gauge it is about", FeatureNote("*", FLAG, "this half")),
    part("victim", "the seat it is about", FeatureNote("ecu", ECU, "its Ecu"), FeatureNote("*", FLAG, "this seat")),
)
OPTION_V2 = (
    part(
        "visit",
        "the city it is about: which one, and which troupes may come",
        FeatureNote("friend_chance_*", SHARE, "how likely a friendly troupe comes next, the viewer's own first"),
        FeatureNote("needle_if_shared", Scale("share", 0, -1, 1), "the needle after a meeting there"),
        FeatureNote(
            "*", FLAG, "this city; seats and friendly troupes that may come or are coming; comedy after a meeting"
        ),
    ),
    part("visit_cards", "the cards of that city", *CARDS),
)
