"""Paths through the rules of Histrio that golden matches take, each as a question to a finished match."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

from tests.contract.table import verb
from tests.golden.paths import asked_in, emitted_in
from trianon.core.match import Match

# what each ability is known by: its juggler in the reference edition
ABILITIES = ("fox", "tortoise", "bear", "elephant", "owl", "monkey", "magpie", "frog")
# those that share a moment
COMPANIONS = ({"elephant", "monkey", "frog"}, {"owl", "magpie"})


def _uses(match: Match, juggler: str) -> bool:
    """Whether a juggler was used."""
    return bool(emitted_in(match, "use", juggler=juggler))


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


def _together(match: Match, *troupes: str) -> bool:
    """Whether exactly these troupes met in a city with cards; a name is a troupe's, or the beginning of one."""
    return any(
        cards > 0
        and len(together) == len(troupes)
        and all(one.startswith(troupe) for one, troupe in zip(sorted(together), troupes, strict=True))
        for together, cards in _visits(match)
    )


def every_use(match: Match) -> bool:
    """All jugglers that are turned sideways were used (HI-J5)."""
    return all(_uses(match, juggler) for juggler in ABILITIES)


def change_of_destination(match: Match) -> bool:
    """The Fox went elsewhere after all cards were revealed (HI-J7)."""
    return _uses(match, "fox")


def card_recovered(match: Match) -> bool:
    """The Tortoise took a travel card back before the refresh (HI-J7)."""
    return _uses(match, "tortoise")


def level_5_taken_first(match: Match) -> bool:
    """The Bear took an actor of level 5, which costs it 1 Ecu (HI-J7)."""
    return any(answer.key in ("take:comedian.5", "take:tragedian.5") for answer in match.answers)


def counted(match: Match) -> bool:
    """The Chameleon counted as a comedian in one season and as a tragedian in the other (HI-J3)."""
    return len({shown["half"] for shown in emitted_in(match, "count_as")}) == 2


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


def hand_over_the_limit(match: Match) -> bool:
    """A hand held more requests than it may, and one was discarded (HI-2.13)."""
    return "discard_request" in asked_in(match)


def requests_reshuffled(match: Match) -> bool:
    """The discarded requests became a new pile (HI-2.13)."""
    return len(emitted_in(match, "shuffle", pile="request_pile")) > 1


def city_without_cards(match: Match) -> bool:
    """A player went to a city without cards (HI-2.18)."""
    return any(cards == 0 for _, cards in _visits(match))


def request_again(match: Match) -> bool:
    """A request of season 1 was paid again in season 2 (HI-E5)."""
    return bool(emitted_in(match, "ecu", rule="HI-E5"))


def requests_fulfilled(match: Match) -> bool:
    """At least four different requests were played (HI-E4)."""
    return len({answer.key for answer in match.answers if verb(answer.key) == "play"}) >= 4


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


def friend_alone(match: Match) -> bool:
    """A friendly troupe came alone to a city with cards (HI-P3)."""
    return _together(match, "friendly")


def friends_together(match: Match) -> bool:
    """Both friendly troupes met in a city with cards, and no player did (HI-P4)."""
    return _together(match, "friendly_1", "friendly_2")


def player_with_friend(match: Match) -> bool:
    """A player met its own friendly troupe (HI-P5)."""
    return _together(match, "1", "friendly_1") or _together(match, "2", "friendly_2")


def travel_reconsidered(match: Match) -> bool:
    """A sealed travel card was taken back (HI-1.1)."""
    return _reconsidered(match, "choose_city")


def request_reconsidered(match: Match) -> bool:
    """A sealed request, or the word that none is played, was taken back (HI-E4)."""
    return _reconsidered(match, "play_request")


def _reconsidered(match: Match, question: str) -> bool:
    """Whether an answer to a secret question was taken back."""
    pairs = zip(asked_in(match), match.answers, strict=True)
    return any(asked == question and answer.key == "reconsider" for asked, answer in pairs)


def shared_victory(match: Match) -> bool:
    """Two seats won together (HI-E8)."""
    return bool(match.result()["placings"].count(1) > 1)
