"""The strength of Rokoko's levels: simulations and mistakes of each, and the settings of the search."""

# meant to be 200 to 400 rating points apart (docs/strength.md), each within its time on one core: 0.3, 1, 3 and 5 s, as
# bench/search_speed.py shows
SIMULATIONS = {"apprentice": 40, "journeyman": 250, "master": 8, "grandmaster": 2000}

# more simulations without the net add little: a Master between Journeyman and Grandmaster needs it
WITH_NET = ("master", "grandmaster")

# share of the options that a level sees, and the error of its judgement: of heuristic scores for the novice, of values
# from 0 to 1 for a level that searches
MISTAKES = {"novice": {"noticed": 0.7, "misjudged": 0.5}, "apprentice": {"noticed": 0.95, "misjudged": 0.01}}

# answers by which no level with mistakes refuses what it finds good: its mistakes are short sight
REFUSALS = ("forfeit", "done")

# with four the same difference in play decides more matches: levels are nearer to one another
LEVELS_FROM_PLAYERS = {
    4: {
        "novice": {"noticed": 0.8, "misjudged": 0.25},
        "journeyman": {"simulations": 150},
        "master": {"simulations": 4},
    }
}

# tuned by matches between settings (`trianon arena --sprt`)
SETTINGS = {"explore": 0.6, "temperature": 1.0, "widen": 0.7, "tries": 8, "margin": 15.0, "win": 0.5}

# of the search with a net, chosen by matches at equal time
NET_SETTINGS = {"net": 0.5, "prior": 1.0, "settle": 0}

# of analyses: the net judges beside rollouts
ANALYSIS = {"simulations": 1000, "net": 1}
ANALYSIS_FROM_PLAYERS = {4: {"simulations": 800}}  # half of them rank the options
