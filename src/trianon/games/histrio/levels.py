"""The strength of Histrio's levels: simulations and mistakes of each, and the settings of the search."""

# spaced as evenly as luck allows (bench/level_ratings.py), the grandmaster as strong as its time allows: within 0.3, 1,
# 3 and 5 s on one core (bench/search_speed.py)
SIMULATIONS = {"apprentice": 10, "journeyman": 14, "master": 800, "grandmaster": 30_000}

# share of the options that a level sees, and the error of its judgement: of heuristic scores for the novice, of values
# from 0 to 1 for a level that searches
MISTAKES = {"novice": {"noticed": 0.4, "misjudged": 3.0}, "apprentice": {"noticed": 0.7, "misjudged": 0.3}}

# tuned by matches between settings, see bench/tune.py
SETTINGS = {"explore": 0.6, "temperature": 1.0, "widen": 1.5, "tries": 4, "margin": 10.0, "win": 0.5}

# of the search with a net, chosen by matches at equal time (bench/net_strength.py)
NET_SETTINGS = {"net": 1.0, "prior": 0.4, "settle": 0, "secret": 2}
NET_SEARCH = {"explore": 0.3}
