"""The strength of Rokoko's levels: simulations and mistakes of each, and the settings of the search."""

# meant to be 200 to 400 rating points apart (docs/strength.md), but for the grandmaster, which is as strong as its time
# allows; within 0.3, 1, 3 and 5 s on one core (bench/search_speed.py)
SIMULATIONS = {"apprentice": 40, "journeyman": 150, "master": 1000, "grandmaster": 8000}

# share of the options that a level sees, and the error of its judgement: of heuristic scores for the novice, of values
# from 0 to 1 for a level that searches
MISTAKES = {"novice": {"noticed": 0.7, "misjudged": 0.5}, "apprentice": {"noticed": 0.95, "misjudged": 0.01}}

# tuned by matches between settings, see bench/tune.py
SETTINGS = {"explore": 0.6, "temperature": 1.0, "widen": 0.7, "tries": 8, "margin": 15.0, "win": 0.5}

# of the search with a net, chosen by matches at equal time (bench/net_strength.py)
NET_SETTINGS = {"net": 0.5, "prior": 1.0, "settle": 0}

# of analyses (bench/analysis.py): the net judges beside rollouts
ANALYSIS = {"simulations": 1000, "net": 1}
