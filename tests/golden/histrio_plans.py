"""The golden matches of Histrio, and where perft looks from."""

from tests.golden import histrio_paths as paths
from tests.golden.paths import FROM_A_POSITION, OWN_EDITION, Path, answers, asks, emits
from tests.golden.plan import Plan, blindly, by_turns, from_the_middle, seeking, sensibly


def small(text: str) -> str:
    """An edition with a short gauge and small hands of requests."""
    changed = text.replace('id = "reference"', 'id = "small"', 1)
    for old, new in (("spaces_per_half = 10", "spaces_per_half = 3"), ("request_limit = 3", "request_limit = 1")):
        assert changed.count(old) == 1
        changed = changed.replace(old, new)
    return changed


def meeting(name: str, *meetings: tuple[str, ...]) -> Path:
    """One of these groups of troupes met in a city with cards, and no others with it."""
    return Path(name, lambda match: any(paths.meet(match, *troupes) for troupes in meetings))


SIDEWAYS = ("fox", "tortoise", "bear", "elephant", "owl", "monkey", "magpie", "frog")  # HI-J5
FRIEND_ALONE = meeting("friend alone", ("friendly",))  # HI-P3
FRIENDS_TOGETHER = meeting("friends together", ("friendly_1", "friendly_2"))  # HI-P4
PLAYER_WITH_FRIEND = meeting("player with friend", ("1", "friendly_1"), ("2", "friendly_2"))  # HI-P5
CITY_WITHOUT_CARDS = Path("city without cards", paths.city_without_cards)
IMPRESARIOS_RETURN = Path("impresarios return", paths.impresarios_return)
NEEDLE_STOPPED = Path("needle stopped", paths.needle_stopped)
OVER_THE_LIMIT = asks("discard_request")  # HI-2.13
REQUEST_AGAIN = emits("ecu", rule="HI-E5")
COUNTED = emits("count_as", half="comedy"), emits("count_as", half="tragedy")  # HI-J3
LEVEL_5_TAKEN = Path(
    "level 5 taken", lambda match: bool({"take:comedian.5", "take:tragedian.5"} & paths.keys_of(match))
)
FULFILLED = Path("requests fulfilled", lambda match: sum(key.startswith("play:") for key in paths.keys_of(match)) >= 4)
SHARED_VICTORY = Path("shared victory", lambda match: match.result()["placings"].count(1) > 1)  # HI-E8

PLANS = (
    Plan("histrio-2", 2, sensibly, (FRIEND_ALONE, PLAYER_WITH_FRIEND, REQUEST_AGAIN)),
    Plan("histrio-3", 3, sensibly, (IMPRESARIOS_RETURN, emits("use", juggler="fox"), REQUEST_AGAIN)),
    Plan("histrio-4", 4, by_turns, (emits("use", juggler="tortoise"), CITY_WITHOUT_CARDS, REQUEST_AGAIN)),
    Plan("histrio-5", 5, sensibly, (FULFILLED, OVER_THE_LIMIT, IMPRESARIOS_RETURN)),
    Plan(
        "histrio-random",
        5,
        blindly,
        (
            emits("shuffle", 2, pile="request_pile"),  # HI-2.13
            Path("level 5 unpaid", paths.level_5_unpaid),
            CITY_WITHOUT_CARDS,
        ),
    ),
    Plan("histrio-friends", 2, by_turns, (FRIENDS_TOGETHER, FRIEND_ALONE, *COUNTED)),
    Plan(
        "histrio-jugglers",
        4,
        seeking,
        (
            *(emits("use", juggler=juggler) for juggler in SIDEWAYS),
            Path("several jugglers at once", paths.several_jugglers_at_once),
        ),
    ),
    Plan("histrio-bear", 3, seeking, (LEVEL_5_TAKEN, *COUNTED)),
    Plan("histrio-needle", 3, seeking, (NEEDLE_STOPPED, IMPRESARIOS_RETURN)),
    Plan(
        "histrio-reconsidered",
        4,
        seeking,
        (answers("reconsider", question="choose_city"), answers("reconsider", question="play_request")),
    ),
    Plan("histrio-shared-show", 5, seeking, (Path("shared best show", paths.shared_best_show), REQUEST_AGAIN)),
    Plan("histrio-tie", 4, by_turns, (SHARED_VICTORY,)),
    Plan("histrio-position", 2, from_the_middle, (FROM_A_POSITION, FRIENDS_TOGETHER)),
    Plan("histrio-own-edition", 4, by_turns, (OWN_EDITION, NEEDLE_STOPPED, OVER_THE_LIMIT), small),
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
