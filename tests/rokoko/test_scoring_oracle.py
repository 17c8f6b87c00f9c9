"""The final score of whole matches, computed a second time from the rules alone."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.rokoko.ledger import Ledger
from tests.rokoko.score_oracle import Json, Oracle
from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import load_edition
from trianon.core.game import Setting
from trianon.core.match import Match
from trianon.games import game_of

MATCHES = 6
ONE_NUMBER = {"RK-F8": "RK-F8+F10", "RK-F10": "RK-F8+F10"}


def setting_for(players: int) -> Setting:
    game = game_of("rokoko")
    return game.setting(load_edition(game.schema), players)


def seen(match: Match) -> Json:
    """The table as all seats together see it now, in the words of the oracle."""
    views = [match.view(seat) for seat in range(match.setting.players)]
    own = [view["seats"][seat] for seat, view in enumerate(views)]
    resolving = {int(views[0]["turn"]): views[0]["resolving"]}
    seats = []
    for seat in own:
        cards = [*seat["hand"], *seat["supply"], *seat["discard"]]
        for place in ("in_play", "leaving"):
            cards += resolving.get(seat["seat"], {place: []})[place]
        seats.append(
            {**{key: seat[key] for key in ("seat", "livre", "yarn", "lace", "prestige")}, "deck": sorted(cards)}
        )
    return {"seats": seats, **{key: views[0][key] for key in ("halls", "decorations", "all_halls", "favor")}}


def before_scoring(match: Match) -> Json:
    """The table of a finished match just before its scoring, which the last answer brought about."""
    again = Match(match.setting, match.start)
    for answer in match.answers[:-1]:
        again.answer(answer.seat, answer.key)
    ledger = Ledger(again)
    assert not ledger.write(again.events(None))
    assert ledger.table() == seen(again)
    last = match.answers[-1]
    again.answer(last.seat, last.key)
    assert ledger.write(again.events(None, since=again.answer_count))
    return ledger.table()


def engine_sheet(match: Match) -> dict[str, list[int]]:
    """The lines the engine booked, summed by rule."""
    sheet: dict[str, list[int]] = defaultdict(lambda: [0] * match.setting.players)
    for fact in match.events():
        if fact["event"] == "score":
            rule = str(fact["rule"])
            sheet[ONE_NUMBER.get(rule, rule)][fact["seat"] - 1] += fact["points"]
    return sheet


@pytest.mark.parametrize("bot", ["random", "thumb"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_scores_as_the_rules_say(players: int, bot: str) -> None:
    """RK-F1 to RK-F11: every rule's points, the Livre left and the placings of whole matches."""
    setting = setting_for(players)
    oracle = Oracle(setting.edition.data, players)
    for number in range(MATCHES):
        match = recorded_match(setting, [bot], f"oracle-{bot}", number)
        expected, left = oracle.score(before_scoring(match))
        booked = engine_sheet(match)
        for rule, points in expected.items():
            assert booked[rule] == points, (rule, number)
        assert set(booked) <= set(expected)
        total = [sum(points) for points in zip(*expected.values(), strict=True)]
        standing = list(zip(total, left, strict=True))
        placings = [1 + sum(other > own for other in standing) for own in standing]
        assert match.result() == {"points": total, "placings": placings}
        assert [seat["livre"] for seat in match.view()["seats"]] == left


def test_the_matches_reach_every_chapter() -> None:
    """RK-F1 to RK-F10: the comparison above is no comparison of noughts."""
    reached: set[str] = set()
    for bot in ("random", "thumb"):
        for number in range(MATCHES):
            reached |= set(engine_sheet(recorded_match(setting_for(4), [bot], f"oracle-{bot}", number)))
    assert reached >= {"RK-F1", "RK-F3", "RK-F4", "RK-F6", "RK-F8+F10", "RK-F9"}
    assert reached & {"RK-B20", "RK-B21", "RK-B22", "RK-B23"}
