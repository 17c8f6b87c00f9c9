"""The strength of Rokoko's levels."""

from dataclasses import replace

from trianon.core.levels import AnalysisSettings, Level, Levels, Mistakes, NetSettings, SearchSettings

SEARCH = SearchSettings(widen=0.7, tries=8, margin=15.0)  # tuned by matches between settings
# of the search with a net, chosen by matches at equal time
NET_SEARCH = replace(SEARCH, repick=1)
NET = NetSettings(net=0.5, prior=1.0)

# meant to be 200 to 400 rating points apart (docs/strength.md), each within its time on one core: 0.3, 1, 3 and 5 s, as
# bench/figures.py shows; more simulations without the net add little: a Master between Journeyman and Grandmaster
# needs it
TWO = Levels(
    novice=Mistakes(0.7, 0.5),
    apprentice=Level(40, SEARCH, Mistakes(0.95, 0.01)),
    journeyman=Level(250, SEARCH),
    master=Level(8, NET_SEARCH, net=NET),
    grandmaster=Level(2000, NET_SEARCH, net=NET),
    search=SEARCH,
    refusals=("forfeit", "done"),
    analysis=AnalysisSettings(1000, net=True),  # the net judges beside rollouts
)
# with four the same difference in play decides more matches: levels are nearer to one another
FOUR = replace(
    TWO,
    novice=Mistakes(0.8, 0.25),
    journeyman=Level(150, SEARCH),
    master=Level(4, NET_SEARCH, net=NET),
    analysis=AnalysisSettings(800, net=True),  # half of them rank the options
)
LEVELS = {2: TWO, 4: FOUR}
