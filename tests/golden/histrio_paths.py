"""Paths of golden matches of Histrio that take a closer look at the events."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

from tests.contract.table import verb
from tests.golden.paths import emitted_in
from trianon.core.match import Match

# jugglers that share a moment
COMPANIONS = ({"elephant", "monkey", "frog"}, {"owl", "magpie"})


def keys_of(match: Match) -> set[str]:
    """The keys of all answers."""
    return {answer.key for answer in match.answers}


def _visits(match: Match) -> Iterator[tuple[set[str], int]]:
    """The seats that go to a city together, and the number of cards there, for each city with visitors in a round."""
    cards: Counter[str] = Counter()
    if match.position is not None:
        cards.update({f"city.{city}": int(count) for city, count in enumerate(match.position.city_count, 1)})
    visitors: defaultdict[str, set[str]] = defaultdict(set)
    for shown in match.events(None):
        if shown["event"] == "card":
            cards[shown["from"]] -= 1
            cards[shown["to"]] += 1
        elif shown["event"] == "caravel" and shown["to"].startswith("road."):
            visitors[shown["to"].replace("road", "city")].add(shown["troupe"])
        elif shown["event"] == "phase" and shown["phase"] == "encounters":
            yield from [(together, cards[city]) for city, together in visitors.items()]
            visitors.clear()


def meet(match: Match, *troupes: str) -> bool:
    """Whether exactly these troupes met in a city with cards; a name is a troupe's, or the beginning of one."""
    return any(
        cards > 0
        and len(together) == len(troupes)
        and all(one.startswith(troupe) for one, troupe in zip(sorted(together), troupes, strict=True))
        for together, cards in _visits(match)
    )


def several_jugglers_at_once(match: Match) -> bool:
    """One player used two jugglers at the same moment (HI-J4)."""
    events = [shown for shown in match.events(None) if shown["event"] in ("use", "phase")]
    return any(
        one["event"] == two["event"] == "use"
        and one["seat"] == two["seat"]
        and any({one["juggler"], two["juggler"]} <= moment for moment in COMPANIONS)
        for one, two in pairwise(events)
    )


def impresarios_return(match: Match) -> bool:
    """The needle changed halves, and impresarios left the stage (HI-2.14)."""
    events = match.events(None)
    return any(
        [shown["event"] for shown in events[i : i + 3]] == ["needle", "backdrop", "impresario"]
        for i in range(len(events))
    )


def needle_stopped(match: Match) -> bool:
    """A discarded actor would have moved the needle past the end of the gauge (HI-2.15)."""
    again = Match(match.setting, match.start, match.position)
    spaces = int(match.setting.t.spaces)
    for answer in match.answers:
        if again.question()["question"] == "discard_actor" and verb(answer.key) == "discard":
            kind, level = answer.key.removeprefix("discard:").split(".")
            aim = int(again.s.needle) + (int(level) if kind == "comedian" else -int(level))
            if not -spaces <= aim < spaces:
                return True
        again.answer(answer.seat, answer.key)
    return False


def level_5_unpaid(match: Match) -> bool:
    """A player alone with an actor of level 5 could not pay and had to discard it (HI-2.9)."""
    return any(
        shown["seat"] is not None and shown["card"].endswith(".5") and shown["from"].startswith("city.")
        for shown in emitted_in(match, "card", to="encounter_discard")
    )


def city_without_cards(match: Match) -> bool:
    """A player went to a city without cards (HI-2.18)."""
    return any(cards == 0 for _, cards in _visits(match))


def shared_best_show(match: Match) -> bool:
    """Two troupes gave the best show of a season together (HI-E3)."""
    season, paid = 0, set()
    for shown in match.events(None):
        season += shown["event"] == "season"
        if shown["event"] == "ecu" and shown["rule"] == "HI-E3":
            if season in paid:
                return True
            paid.add(season)
    return False
