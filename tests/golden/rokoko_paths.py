"""Paths through the rules of Rokoko that golden matches take, each as a question to a finished match."""

from itertools import pairwise

from tests.contract.table import verb
from tests.golden.paths import asked_in, emitted_in
from trianon.core.match import Match


def _runs(match: Match, first: str, then: str) -> bool:
    """Whether an answer with one verb was followed at once by one with another."""
    verbs = [verb(answer.key) for answer in match.answers]
    return any(pair == (first, then) for pair in pairwise(verbs))


def stock_reshuffled(match: Match) -> bool:
    """The resource discard became a new stock (RK-1.3)."""
    return len(emitted_in(match, "shuffle", pile="stock")) > 1


def blind_tile(match: Match) -> bool:
    """A tile came from the stock to its owner's eyes alone (RK-B5)."""
    return any(str(shown["to"]).startswith("deciding") for shown in emitted_in(match, "tile", **{"from": "stock"}))


def depute_chain(match: Match) -> bool:
    """A card deputed by a bonus deputed another one by its own (RK-BX1)."""
    keys = [answer.key for answer in match.answers]
    return any(one.startswith("depute:") and two.startswith("depute:") for one, two in pairwise(keys))


def discount_chosen(match: Match) -> bool:
    """An extra dress needed green and yellow, and one of them was saved (RK-B10)."""
    return "choose_discount" in asked_in(match)


def prestige_bought(match: Match) -> bool:
    """Prestige was paid for in Livre (RK-B18)."""
    return any(verb(answer.key) == "buy" for answer in match.answers)


def tiles_given(match: Match) -> bool:
    """Several tiles were discarded together for prestige, and others kept (RK-B19)."""
    return _runs(match, "give", "give") and _runs(match, "give", "done")


def reward_tile(match: Match) -> bool:
    """A guest space gave a free tile (RK-A3.8)."""
    return "reward_tile" in asked_in(match)


def favor_starts(match: Match) -> bool:
    """The Favor card passed the start on (RK-1.1)."""
    return bool(emitted_in(match, "start", how="favor"))


def all_halls(match: Match) -> bool:
    """A player was present in all halls (RK-AH1)."""
    return any(str(shown["to"]).startswith("all_halls") for shown in emitted_in(match, "marker"))


def terrace(match: Match) -> bool:
    """A dress went to the terrace (RK-F8)."""
    return bool(emitted_in(match, "score", rule="RK-F8"))


def statues(match: Match) -> bool:
    """A statue counted a set of dresses (RK-F9)."""
    return bool(emitted_in(match, "score", rule="RK-F9"))


def majorities(match: Match) -> bool:
    """Majorities in halls and fireworks were won (RK-F4, RK-F6)."""
    return bool(emitted_in(match, "score", rule="RK-F4")) and bool(emitted_in(match, "score", rule="RK-F6"))


def crowns(match: Match) -> bool:
    """A crown card counted at the end (RK-F2)."""
    return any(str(shown["rule"]) in ("RK-B20", "RK-B21", "RK-B22", "RK-B23") for shown in emitted_in(match, "score"))


def bag_refilled(match: Match) -> bool:
    """The bag was empty and took the dress discard in (RK-1.6)."""
    return bool(emitted_in(match, "shuffle", pile="bag"))


def reconsidered(match: Match) -> bool:
    """A sealed choice was taken back and made anew (RK-2.4)."""
    return any(answer.key == "reconsider" for answer in match.answers)


def open_table(match: Match) -> bool:
    """Kept tiles and prestige lie open (RK-S9)."""
    return match.start.open_information


def chosen_start(match: Match) -> bool:
    """The table chose the starting player (RK-S8)."""
    return bool(emitted_in(match, "start", how="chosen"))


def tie_broken_by_livre(match: Match) -> bool:
    """Two seats had the same prestige, and the Livre left over placed them (RK-F11)."""
    result = match.result()
    pairs = list(zip(result["points"], result["placings"], strict=True))
    return any(one[0] == two[0] and one[1] != two[1] for one in pairs for two in pairs)


def shared_place(match: Match) -> bool:
    """Two seats shared a place (RK-F11)."""
    places = match.result()["placings"]
    return len(set(places)) < len(places)
