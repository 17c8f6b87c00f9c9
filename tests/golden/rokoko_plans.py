"""The golden matches of Rokoko, and where perft looks from."""

from random import Random

from tests.golden.paths import FROM_A_POSITION, OWN_EDITION, Path, answers, asks, emits
from tests.golden.plan import Plan, chosen, finish, from_the_middle, middle_of, openly, seeking, sensibly
from trianon.core.game import Setting
from trianon.core.match import Match
from trianon.core.positions.file import match_from


def with_an_empty_bag(setting: Setting, seed: str) -> Match:
    """From the middle of a sensible match on, after all dresses in the bag went to the discard."""
    s = middle_of(sensibly(setting, seed)).s
    s.dress_discard[:] += s.bag
    s.bag[:] = 0
    return finish(match_from(setting, s), Random(seed))


def rich(text: str) -> str:
    """An edition in which everybody begins with more."""
    changed = text.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15,", "livre = 30,", 1)
    assert changed.count("livre = 30,") == 1
    return changed


def tie_broken_by_livre(match: Match) -> bool:
    """Whether two seats had the same prestige, and the Livre left over placed them (RK-F11)."""
    pairs = list(zip(*match.result().values(), strict=True))
    return any(one[0] == two[0] and one[1] != two[1] for one in pairs for two in pairs)


STOCK_RESHUFFLED = emits("shuffle", 2, pile="stock")  # RK-1.3
FAVOR_STARTS = emits("start", how="favor")  # RK-1.1
RECONSIDERED = answers("reconsider")  # RK-2.4
REWARD_TILE = asks("reward_tile")  # RK-A3.8
ALL_HALLS = emits("marker", to="all_halls")  # RK-AH1
BLIND_TILE = emits("tile", to="deciding", **{"from": "stock"})  # RK-B5
DEPUTE_CHAIN = answers("depute:", "depute:")  # RK-BX1
CROWNS = emits("score", rule="RK-B2")  # RK-B20 to B23
MAJORITIES = emits("score", rule="RK-F4"), emits("score", rule="RK-F6")
TERRACE, STATUES = emits("score", rule="RK-F8"), emits("score", rule="RK-F9")
TRADES = answers("buy:"), answers("give:", "give:"), answers("give:", "done")  # RK-B18, RK-B19
OPEN_TABLE = Path("open information", lambda match: match.start.open_information)
SHARED_PLACE = Path("shared place", lambda match: len(set(match.result()["placings"])) < match.setting.players)

PLANS = (
    Plan("rokoko-2", 2, sensibly, (*MAJORITIES, FAVOR_STARTS)),
    Plan("rokoko-3", 3, sensibly, (*MAJORITIES, STATUES, ALL_HALLS)),
    Plan("rokoko-4", 4, sensibly, (*MAJORITIES, TERRACE, STOCK_RESHUFFLED)),
    Plan("rokoko-5", 5, sensibly, (*MAJORITIES, CROWNS, REWARD_TILE, STOCK_RESHUFFLED)),
    Plan("rokoko-open", 4, openly, (OPEN_TABLE, *MAJORITIES)),
    Plan("rokoko-chosen-start", 3, chosen, (emits("start", how="chosen"), RECONSIDERED, BLIND_TILE)),
    Plan("rokoko-depute-chain", 2, seeking, (DEPUTE_CHAIN, RECONSIDERED)),
    Plan("rokoko-discount", 2, seeking, (asks("choose_discount"),)),
    Plan("rokoko-trades", 3, seeking, TRADES),
    Plan("rokoko-bag-refilled", 4, with_an_empty_bag, (FROM_A_POSITION, emits("shuffle", pile="bag"))),
    Plan("rokoko-tie", 4, seeking, (Path("tie broken by Livre", tie_broken_by_livre),)),
    Plan("rokoko-shared-place", 5, seeking, (SHARED_PLACE,)),
    Plan("rokoko-position", 3, from_the_middle, (FROM_A_POSITION, FAVOR_STARTS)),
    Plan("rokoko-own-edition", 2, sensibly, (OWN_EDITION, *MAJORITIES), rich),
)

LOOKS = (
    ("rokoko-2", 0),
    ("rokoko-5", 0),
    ("rokoko-2", 7),
    ("rokoko-3", 100),
    ("rokoko-4", 180),
    ("rokoko-open", 350),
    ("rokoko-discount", 120),
    ("rokoko-trades", 200),
    ("rokoko-own-edition", 60),
)
