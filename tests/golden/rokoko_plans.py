"""The golden matches of Rokoko, and where perft looks from."""

from random import Random

from tests.golden import rokoko_paths as paths
from tests.golden.paths import from_a_position, own_edition
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


PLANS = (
    Plan("rokoko-2", 2, sensibly, (paths.majorities, paths.favor_starts)),
    Plan("rokoko-3", 3, sensibly, (paths.majorities, paths.statues, paths.all_halls)),
    Plan("rokoko-4", 4, sensibly, (paths.majorities, paths.terrace, paths.stock_reshuffled)),
    Plan("rokoko-5", 5, sensibly, (paths.majorities, paths.crowns, paths.reward_tile, paths.stock_reshuffled)),
    Plan("rokoko-open", 4, openly, (paths.open_table, paths.majorities)),
    Plan("rokoko-chosen-start", 3, chosen, (paths.chosen_start, paths.reconsidered, paths.blind_tile)),
    Plan("rokoko-depute-chain", 2, seeking, (paths.depute_chain, paths.reconsidered)),
    Plan("rokoko-discount", 2, seeking, (paths.discount_chosen,)),
    Plan("rokoko-trades", 3, seeking, (paths.prestige_bought, paths.tiles_given)),
    Plan("rokoko-bag-refilled", 4, with_an_empty_bag, (from_a_position, paths.bag_refilled)),
    Plan("rokoko-tie", 4, seeking, (paths.tie_broken_by_livre,)),
    Plan("rokoko-shared-place", 5, seeking, (paths.shared_place,)),
    Plan("rokoko-position", 3, from_the_middle, (from_a_position, paths.favor_starts)),
    Plan("rokoko-own-edition", 2, sensibly, (own_edition, paths.majorities), rich),
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
