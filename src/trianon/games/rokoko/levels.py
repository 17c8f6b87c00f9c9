"""The strength of Rokoko's levels: simulations of each, and the settings of the search."""

# within 0.3, 1, 3 and 5 s on one core (bench/search_speed.py); `make strength` measures how much stronger each is
SIMULATIONS = {"apprentice": 20, "journeyman": 120, "master": 2000, "grandmaster": 8000}

# tuned by matches between settings, see bench/tune.py
SETTINGS = {"explore": 0.6, "temperature": 1.0, "widen": 0.7, "tries": 8, "margin": 15.0, "win": 0.5}

# of the search with a net, chosen by matches at equal time (bench/net_strength.py)
NET_SETTINGS = {"net": 0.5, "prior": 1.0, "settle": 0}

# of analyses (bench/analysis.py): rollouts take long and spread widely, the net's values do neither
ANALYSIS = {"simulations": 1000, "net": 1}
