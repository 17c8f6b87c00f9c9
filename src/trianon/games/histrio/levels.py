"""The strength of Histrio's levels: simulations and mistakes of each, and the settings of the search."""

# meant to be 200 to 400 rating points apart (docs/strength.md), within 0.3, 1, 3 and 5 s on one core, as
# bench/search_speed.py shows
SIMULATIONS = {"apprentice": 6, "journeyman": 14, "master": 800, "grandmaster": 20_000}

# share of the options that a level sees, and the error of its judgement: of heuristic scores for the novice, of values
# from 0 to 1 for a level that searches
MISTAKES = {"novice": {"noticed": 0.35, "misjudged": 4.0}, "apprentice": {"noticed": 0.5, "misjudged": 0.5}}

# answers by which no level with mistakes refuses what it finds good: its mistakes are short sight
REFUSALS = ("pass",)

# luck counts more the more players there are: weak levels must be weaker for as many points
LEVELS_FROM_PLAYERS = {
    4: {
        "novice": {"noticed": 0.2, "misjudged": 8.0},
        "apprentice": {"simulations": 4, "noticed": 0.3, "misjudged": 1.0},
        "journeyman": {"simulations": 100},
    }
}

# tuned by matches between settings (`trianon arena --sprt`)
SETTINGS = {"explore": 0.6, "temperature": 1.0, "widen": 1.5, "tries": 4, "margin": 10.0, "win": 0.5}

# of the search with a net, chosen by matches at equal time
NET_SETTINGS = {"net": 0.7, "prior": 0.4, "policy_after": 8, "settle": 0, "secret": 3}
NET_SEARCH = {"explore": 0.4}
NET_FROM_PLAYERS = {3: {"net": 0.5, "prior": 0.2, "explore": 0.45, "forecast": 0.5}}
