"""Choices of rivals separated from draws."""

from __future__ import annotations

from threading import Event

import pytest

from tests.bots.thinking import setting_of
from trianon.bots.analysis.moments import moments_of
from trianon.bots.analysis.rival_choices import effect_of_rivals
from trianon.bots.simulate import recorded_match
from trianon.core.match import Match
from trianon.core.match_file.read import Record, read_record
from trianon.core.match_file.write import write_record
from trianon.games import game_of


def record_of(game: str, bots: list[str]) -> Record:
    return read_record(write_record(recorded_match(setting_of(game, 3), bots, "rivals", 0)), "m", game_of)


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_every_open_answer_and_every_reveal_after_the_first_choice_counts_once(game: str) -> None:
    record, seat = record_of(game, ["thumb"]), 1
    moments = moments_of(record, seat)
    counted = [answer.number for moment in moments for answer in moment.rivals]
    assert counted == sorted(set(counted))
    match, secret, shown = Match(record.setting, record.start), 0, []
    for answer in record.answers:
        missing = sum(match.base.wanted[:3]) - sum(match.base.picked[:3])
        secret += bool(missing)
        if (answer.seat != seat and not missing) or missing == 1:
            shown.append(match.answer_count)
        match.answer(answer.seat, answer.key)
    assert [number for number in shown if number >= moments[0].number] == counted
    assert secret > 0  # hands in Rokoko, journeys in Histrio


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_rivals_that_answer_at_random_leave_more_than_rivals_that_play_well(game: str) -> None:
    found = {}
    for rival in ("random", "thumb"):
        record = record_of(game, ["thumb", rival, rival])
        effects = [effect_of_rivals(record.setting, 0, moment.rivals, Event()) for moment in moments_of(record, 0)]
        found[rival] = sum(effect.value for effect in effects if effect is not None)
    assert found["random"] > found["thumb"]
