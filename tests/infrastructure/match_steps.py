"""A match of any game for the tests: answered in words, and looked at."""

from trianon.core.game import Json
from trianon.core.match import Match
from trianon.core.match_state import Reason


def play(match: Match, *answers: str) -> Match:
    """Give answers such as `1 play:ba`: a seat, counted from 1, and a key."""
    for answer in answers:
        seat, key = answer.split()
        match.answer(int(seat) - 1, key)
    return match


def take_back_all(match: Match, seat: int) -> list[str]:
    """Take back everything a seat, counted from 1, may take back: the keys, the latest first."""
    taken = []
    while match.may_undo(seat - 1):
        assert match.undo_horizon(seat - 1) < match.answer_count
        taken.append(match.undo(seat - 1).key)
    return taken


def offered(match: Match, seat: int, *verbs: str) -> set[str]:
    """The keys a seat, counted from 1, may answer with; of these verbs only when some are named."""
    return {key for key in match.options(seat - 1) if not verbs or key.partition(":")[0] in verbs}


def rule_and_text(match: Match, seat: int, key: str) -> tuple[str, str]:
    """The rule against an option and the name of its text."""
    return refused(match, seat, key)[:2]


def refused(match: Match, seat: int, key: str) -> tuple[str, str, int]:
    """The rule against an option, the name of its text, and how much is missing."""
    reason = refusal(match, seat, key)
    return reason.rule, reason.text, reason.missing


def refusal(match: Match, seat: int, key: str) -> Reason:
    """Why a seat, counted from 1, may not answer so; a test that expects a refusal fails without one."""
    reason = match.why(seat - 1, key)
    assert reason is not None, f"{key} is legal"
    return reason


def purse(match: Match, seat: int) -> Json:
    """What a seat, counted from 1, sees of its own belongings."""
    own: Json = match.view(seat - 1)["seats"][seat - 1]
    return own


def emitted(match: Match, event: str, since: int = 0) -> list[Json]:
    """The events of one kind with all their secrets: from the beginning, or (1, 2, …) from an answer on."""
    return [fact for fact in match.events(None, since) if fact["event"] == event]


def order_of(match: Match, pile: str, piece: str) -> list[str]:
    """The pieces of a pile when it was shuffled, the top one first."""
    rows = [row for row in emitted(match, "order") if row["pile"] == pile]
    assert [row["position"] for row in rows] == list(range(1, len(rows) + 1))
    return [row[piece] for row in rows]
