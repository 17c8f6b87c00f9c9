"""The strength of Histrio's levels: simulations of each, and the settings of the search."""

# within 0.3, 1, 3 and 5 s on one core (bench/search_speed.py); `make strength` measures how much stronger each is
SIMULATIONS = {"apprentice": 20, "journeyman": 300, "master": 16_000, "grandmaster": 30_000}

# tuned by matches between settings, see bench/tune.py
SETTINGS = {"explore": 0.6, "temperature": 1.0, "widen": 1.5, "tries": 4, "margin": 10.0, "win": 0.5}

# of the search with a net, chosen by matches at equal time (bench/net_strength.py)
NET_SETTINGS = {"net": 1.0, "prior": 0.15, "settle": 0, "secret": 2}
