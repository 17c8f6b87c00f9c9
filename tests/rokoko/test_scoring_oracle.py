"""The final score of tables at random, computed a second time from the rules alone."""

from collections import defaultdict
from random import Random

import pytest

from tests.infrastructure.samples import sample
from tests.rokoko.score_oracle import Json, Oracle
from tests.rokoko.score_sheet import final
from trianon.core.files import write_toml
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.viewing.settings import reference_setting

TABLES = sample(40, 2000)
PURSE = {"livre": 40, "yarn": 4, "lace": 4, "prestige": 9}  # what a seat has, below these
ONE_NUMBER = {"RK-F8": "RK-F8+F10", "RK-F10": "RK-F8+F10"}


def engine_sheet(match: Match) -> dict[str, list[int]]:
    """The lines the engine booked, summed by rule."""
    sheet: dict[str, list[int]] = defaultdict(lambda: [0] * match.setting.players)
    for fact in match.events():
        if fact["event"] == "score":
            rule = str(fact["rule"])
            sheet[ONE_NUMBER.get(rule, rule)][fact["seat"] - 1] += fact["points"]
    return sheet


def check(match: Match, table: Json) -> set[str]:
    """Hold a finished match against the oracle, given the table before its scoring; the rules that booked a line."""
    expected, left = Oracle(match.setting.edition.data, match.setting.players).score(table)
    booked = engine_sheet(match)
    for rule, points in expected.items():
        assert booked[rule] == points, (rule, table)
    assert set(booked) <= set(expected)
    total = [sum(points) for points in zip(*expected.values(), strict=True)]
    standing = list(zip(total, left, strict=True))
    placings = [1 + sum(other > own for other in standing) for own in standing]
    assert match.result() == {"points": total, "placings": placings}
    assert [seat["livre"] for seat in match.view()["seats"]] == left
    return {rule for rule in booked if any(booked[rule])}


def drawn(setting: Setting, chance: Random) -> Json:
    """A table at random before its scoring, without the spaces for all halls, which follow from the rest."""
    data, seats, density = setting.edition.data, range(1, setting.players + 1), chance.random()
    empty = Match(setting, Start("empty")).view()
    dresses = chance.sample([dress["id"] for dress in data["dress"]], len(data["dress"]))
    hired = chance.sample([card["id"] for card in data["employee"] if card["level"] > 0], 28)
    owners: dict[str, int | None] = {}
    for name in empty["decorations"]:
        owner = chance.choice([None, *seats])
        row = name.partition(".")[0] if name.startswith("fountain") else name
        is_second = any(other.startswith(f"{row}.") and owners[other] == owner for other in owners)
        owners[name] = None if is_second else owner
    return {
        "favor": chance.choice([None, *seats]),
        "decorations": owners,
        "halls": {
            hall: [
                {"dress": dresses.pop(), "seat": chance.choice(seats)} if chance.random() < density else None
                for _ in guests
            ]
            for hall, guests in empty["halls"].items()
        },
        "seats": [
            {"seat": seat, "supply": [hired.pop() for _ in range(chance.randrange(6))]}
            | {name: chance.randrange(most) for name, most in PURSE.items()}
            for seat in seats
        ],
    }


def position_of(table: Json) -> str:
    """The same as a position."""
    rows = {
        hall: [f"{guest['dress']}:{guest['seat']}" if guest else "" for guest in guests]
        for hall, guests in table["halls"].items()
    }
    markers = {name: owner for name, owner in table["decorations"].items() if owner}
    head = {"players": len(table["seats"]), "favor": table["favor"] or 0}
    return write_toml({**head, "halls": rows, "decorations": markers, "seat": table["seats"]})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_scores_any_table_as_the_rules_say(players: int) -> None:
    """RK-F1 to RK-F11, RK-B20 to RK-B23: ties, majorities, sets, crowns and the terrace in all their combinations."""
    chance, reached = Random(players), set[str]()
    for _ in range(TABLES):
        table = drawn(reference_setting("rokoko", players), chance)
        match = final(position_of(table))
        for seat, own in enumerate(table["seats"]):
            cards = match.view(seat)["seats"][seat]
            own["deck"] = [*cards["hand"], *cards["supply"], *cards["discard"]]
        reached |= check(match, {**table, "all_halls": match.view()["all_halls"]})
    assert reached >= {"RK-S9", "RK-F1", "RK-F3", "RK-F4", "RK-F6", "RK-F8+F10", "RK-F9", "RK-B20", "RK-B21", "RK-B22"}
    assert "RK-B23" in reached
