"""What journeys and requests promise, held against what they bring whatever rivals choose."""

from collections import Counter
from random import Random

import pytest

from trianon.core.kernel.seats import is_secret
from trianon.core.match import Match, Start
from trianon.core.outlook import Case, Outlook, outlook_of
from trianon.games.histrio.codes import source
from trianon.viewing.settings import reference_setting

EARNED = [source.NAMES.index(name) for name in ("alms", "level_5", "stage", "stolen")]
PASSIVE = ("pass", "keep")  # a journey foresees no juggler, and keeps every actor
RIVALS_CHOICES = 6  # by chance, for every journey
MET, UNMET = {"shared", "joined"}, {"alone", "unvisited"}
HARMLESS = ("comedian.1", "comedian.4", "tragedian.1", "tragedian.4")


def foreseen(match: Match, seat: int) -> Outlook:
    outlook = outlook_of(match.setting, match.look(seat))
    assert outlook is not None
    return outlook


def promised(case: Case) -> dict[str, int]:
    """What a case says that the journey brings."""
    changes = {change["kind"]: change["after"] - change["before"] for change in case.changes}
    return {kind: changes.get(kind, 0) for kind in ("ecu", "troupe", "jugglers")} | {"drawn": int(case.chance)}


def travel(match: Match, seat: int, key: str, rng: Random) -> tuple[bool, bool, dict[str, int]]:
    """Let rivals go anywhere: whether a rival is met, whether earlier cities may interfere, and what it brings."""
    match = Match(match.setting, match.start, position=match.s)
    cities: list[list[str]] = [city["cards"] for city in match.view()["cities"]]
    jugglers, earned = int(match.s.jugglers[seat]).bit_count(), int(match.s.ledger[seat, EARNED].sum())
    friends = [int(match.s.friendly_card[seat]) + 1 for seat in range(2) if match.setting.players == 2]
    match.answer(seat, key)
    going = Counter(friends)
    for rival in range(match.setting.players):
        if rival != seat:
            where = rng.choice([each for each in match.options(rival) if each.startswith("travel:")])
            match.answer(rival, where)
            going[int(where.partition(":")[2])] += 1
    while not match.over and not is_secret(match.s):
        asked = match.asked()[0]
        options = match.options(asked)
        match.answer(asked, next((each for each in options if each in PASSIVE), options[0]))
    city, events = int(key.partition(":")[2]), match.events(seat)
    met = [event for event in events if event["event"] == "card" and event["to"] == f"troupe.{seat + 1}"]
    drawn = [event for event in events if event["event"] == "request" and event["seat"] == seat + 1]
    brought = {
        "ecu": int(match.s.ledger[seat, EARNED].sum()) - earned,
        "troupe": len(met),
        "jugglers": int(match.s.jugglers[seat]).bit_count() - jugglers,
        "drawn": len([event for event in drawn if event["from"] == "request_pile"]),
    }
    return (
        going[city] > 0,
        any(not is_harmless(going[each], cities[each - 1]) for each in going if each < city),
        brought,
    )


def possible(match: Match, seat: int, key: str) -> set[str]:
    """The cases that can come about, as far as the seat knows the cards of the others."""
    view, city = match.view(seat), int(key.partition(":")[2])
    own, others = view["seats"][seat], [other for other in view["seats"] if other["seat"] != seat + 1]
    troupes = [other["travel"] for other in others] + [each["friendly"] for each in others if each["friendly"]]
    if own["friendly"] and own["friendly"]["drawn"] == city:
        return {"joined"}
    return {"alone", "shared"} if any(city not in troupe["spent"] for troupe in troupes) else {"unvisited"}


def is_harmless(visitors: int, cards: list[str]) -> bool:
    """Whether a visit takes and gives no Ecu, and moves neither the needle nor impresarios."""
    jugglers = [card for card in cards if "." not in card]
    return visitors == 1 and len(jugglers) + sum(card in HARMLESS for card in cards) == len(cards)


@pytest.mark.parametrize("players", range(2, 6))
def test_a_journey_brings_what_one_of_its_cases_promised(players: int) -> None:
    """HI-2.1, HI-2.12, HI-P5: whatever rivals choose, and no case is promised that cannot come about."""
    setting, rng = reference_setting("histrio", players), Random(players)
    held = Counter[str]()
    for number in range(2):
        match = Match(setting, Start(f"journeys {number}"))
        while not match.over:
            for seat in range(players) if is_secret(match.s) and not match.s.picked.any() else ():
                outlook = foreseen(match, seat)
                for key in [each for each in match.options(seat) if each.startswith("travel:")]:
                    cases = {case.case: case for case in outlook.consequences(match.locate(key))}
                    assert set(cases) == possible(match, seat, key), key
                    for _ in range(RIVALS_CHOICES):
                        is_met, is_disturbed, brought = travel(match, seat, key, rng)
                        [name] = set(cases) & (MET if is_met else UNMET)
                        if not is_disturbed:
                            assert brought == promised(cases[name]), (key, cases[name])
                            held[name] += 1
            seat = rng.choice(match.asked())
            match.answer(seat, rng.choice(match.options(seat)))
    expected = {"alone", "shared", "unvisited"} | ({"joined"} if players == 2 else set())
    assert {name for name in expected if held[name] > 2} == expected, held


@pytest.mark.parametrize("players", range(2, 6))
def test_a_request_pays_what_it_promised(players: int) -> None:
    """HI-E4: whatever the others play."""
    setting, rng = reference_setting("histrio", players), Random(players)
    paid = Counter[int]()
    for number in range(8):
        match = Match(setting, Start(f"requests {number}"))
        while not match.over:
            seat = match.asked()[0]
            keys = match.options(seat) if match.question()["question"] == "play_request" else []
            for key in [each for each in keys if each != "reconsider"]:
                cases = foreseen(match, seat).consequences(match.locate(key))
                world = Match(setting, match.start, position=match.s)
                world.answer(seat, key)
                while not world.over and world.question()["question"] == "play_request":
                    other = next(each for each in world.asked() if world.s.picked[each] < world.s.wanted[each])
                    world.answer(other, rng.choice(world.options(other)))
                won = int(world.s.ledger[seat, source.REQUEST] - match.s.ledger[seat, source.REQUEST])
                assert [won] == [promised(case)["ecu"] for case in cases], (key, cases)
                paid[won] += 1
            match.answer(seat, rng.choice([each for each in match.options(seat) if each != "reconsider"]))
    assert len(paid) > 2, paid
