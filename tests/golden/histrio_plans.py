"""The golden matches of Histrio, and where perft looks from."""

from tests.golden import histrio_paths as paths
from tests.golden.paths import from_a_position, own_edition
from tests.golden.plan import Plan, blindly, by_turns, from_the_middle, seeking, sensibly


def small(text: str) -> str:
    """An edition with a short gauge and small hands of requests."""
    changed = text.replace('id = "reference"', 'id = "small"', 1)
    for old, new in (("spaces_per_half = 10", "spaces_per_half = 3"), ("request_limit = 3", "request_limit = 1")):
        assert changed.count(old) == 1
        changed = changed.replace(old, new)
    return changed


PLANS = (
    Plan("histrio-2", 2, sensibly, (paths.friend_alone, paths.player_with_friend, paths.request_again)),
    Plan("histrio-3", 3, sensibly, (paths.impresarios_return, paths.change_of_destination, paths.request_again)),
    Plan("histrio-4", 4, by_turns, (paths.card_recovered, paths.city_without_cards, paths.request_again)),
    Plan("histrio-5", 5, sensibly, (paths.requests_fulfilled, paths.hand_over_the_limit, paths.impresarios_return)),
    Plan("histrio-random", 5, blindly, (paths.requests_reshuffled, paths.level_5_unpaid, paths.city_without_cards)),
    Plan("histrio-friends", 2, by_turns, (paths.friends_together, paths.friend_alone, paths.counted)),
    Plan("histrio-jugglers", 4, seeking, (paths.every_use, paths.several_jugglers_at_once)),
    Plan("histrio-bear", 3, seeking, (paths.level_5_taken_first, paths.counted)),
    Plan("histrio-needle", 3, seeking, (paths.needle_stopped, paths.impresarios_return)),
    Plan("histrio-reconsidered", 4, seeking, (paths.travel_reconsidered, paths.request_reconsidered)),
    Plan("histrio-shared-show", 5, seeking, (paths.shared_best_show, paths.request_again)),
    Plan("histrio-tie", 4, by_turns, (paths.shared_victory,)),
    Plan("histrio-position", 2, from_the_middle, (from_a_position, paths.friends_together)),
    Plan("histrio-own-edition", 4, by_turns, (own_edition, paths.needle_stopped, paths.hand_over_the_limit), small),
)

LOOKS = (
    ("histrio-2", 0),
    ("histrio-5", 0),
    ("histrio-2", 32),
    ("histrio-3", 6),
    ("histrio-4", 34),
    ("histrio-friends", 22),
    ("histrio-jugglers", 64),
    ("histrio-bear", 48),
    ("histrio-reconsidered", 52),
    ("histrio-position", 0),
    ("histrio-own-edition", 115),
)
