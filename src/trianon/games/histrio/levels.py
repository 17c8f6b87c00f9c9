"""The strength of Histrio's levels."""

from dataclasses import replace

from trianon.core.levels import Level, Levels, Mistakes, NetSettings, SearchSettings

SEARCH = SearchSettings()  # tuned by matches between settings
# of the search with a net, chosen by matches at equal time
NET_SEARCH = replace(SEARCH, explore=0.4, repick=1, smooth=1)
NET = NetSettings(net=0.7, prior=0.4, policy_after=8)

# meant to be 200 to 400 rating points apart (docs/strength.md), within 0.3, 1, 3 and 5 s on one core, as
# bench/figures.py shows
TWO = Levels(
    novice=Mistakes(0.35, 4.0),
    apprentice=Level(6, SEARCH, Mistakes(0.5, 0.5)),
    journeyman=Level(14, SEARCH),
    master=Level(800, SEARCH),
    grandmaster=Level(20_000, NET_SEARCH, net=NET),
    search=SEARCH,
    refusals=("pass",),
)
THREE = replace(
    TWO,
    grandmaster=Level(20_000, replace(NET_SEARCH, explore=0.45, forecast=0.5), net=replace(NET, net=0.5, prior=0.2)),
)
# luck counts more the more players there are: weak levels must be weaker for as many points
FOUR = replace(
    THREE,
    novice=Mistakes(0.2, 8.0),
    apprentice=Level(4, SEARCH, Mistakes(0.3, 1.0)),
    journeyman=Level(100, SEARCH),
)
LEVELS = {2: TWO, 3: THREE, 4: FOUR}
