"""A learner against opponents: bots in the compiled loop and outside of it, rewards, beginnings, resets, records."""

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import ClipReward, NormalizeObservation, RecordEpisodeStatistics

from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds, bot_seed
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.feature_functions import observation_of
from trianon.core.match import Match, Start
from trianon.core.match_file.read import load_record
from trianon.core.match_file.verify import verify
from trianon.core.outlook import outlook_of
from trianon.core.positions.file import dump_position
from trianon.games import game_names, game_of
from trianon.research import vector
from trianon.research.vector import VectorMatches
from trianon.viewing.settings import reference_setting


def until_end(matches: VectorMatches, row: int = 0) -> tuple[float, dict[str, Any]]:
    """Random play until a row has ended: the sum of its rewards and the last infos."""
    total = 0.0
    while True:
        _, rewards, ended, _, infos = matches.step(matches.sample())
        total += float(rewards[row])
        if ended[row]:
            return total, infos


@pytest.mark.parametrize("opponents", [("thumb", "random"), ("novice", "thumb")])
def test_records_are_the_matches_that_were_played(opponents: tuple[str, ...], tmp_path: Path) -> None:
    matches = vector.make("histrio", 3, 2, seed=5, opponents=opponents, records=tmp_path, skip_forced=True)
    observations, infos = matches.reset()
    ends = np.zeros(2, int)
    while ends.min() < 2:
        for row in range(2):
            seat, match = int(infos["seat"][row]), matches.match_of(row)
            assert seat == infos["number"][row] % 3
            assert match.start.seed == f"5/{infos['number'][row]}"
            assert match.asked()[0] == seat
            assert np.flatnonzero(infos["action_mask"][row]).tolist() == sorted(match.option_numbers(seat))
            assert len(match.option_numbers(seat)) > 1
            assert np.array_equal(observations[row], observation_of(match.setting, match.look(seat)))
        observations, rewards, ended, _, infos = matches.step(matches.sample())
        for row in np.flatnonzero(ended).tolist():
            final = infos["final_info"]
            record = load_record(tmp_path / f"histrio-5-{final['number'][row]:07}.json", game_of)
            verify(record)
            assert record.result is not None
            assert record.result["points"] == final["points"][row].tolist()
            assert record.result["placings"] == final["placings"][row].tolist()
            assert record.seats is not None
            assert record.seats.index("learner") == final["seat"][row] == final["number"][row] % 3
            around = [record.seats[(final["seat"][row] + distance) % 3] for distance in (1, 2)]
            assert around == list(opponents)
            assert rewards[row] == final["rewards"][row][final["seat"][row]]
        ends += ended
    matches.close()


def test_bots_outside_of_the_loop_play_as_in_the_arena(tmp_path: Path) -> None:
    matches = vector.make("histrio", 2, 1, seed=2, opponents="search:3", seat=1, records=tmp_path)
    matches.reset()
    until_end(matches)
    record = load_record(next(tmp_path.glob("*.json")), game_of)
    match, bot, compared = Match(record.setting, record.start), bot_named("search:3", record.setting.game), 0
    for answer in record.answers:
        if answer.seat == 0:
            view, worlds = match.look(0), Worlds(match.setting, match.look(0), bot_seed("2/0", 0, match.answer_count))
            option = bot.choose(view, match.option_numbers(0), worlds, Budget())
            assert match.setting.keys.key(match.s, option) == answer.key
            compared += 1
        match.answer(answer.seat, answer.key)
    assert compared > 10


LISTENER = """
HEARD = []

class Player:
    def choose(self, decision):
        HEARD.append((decision.seat, len(decision.events)))
        return decision.options[-1]

    def on_end(self, result):
        HEARD.append(result)
"""


def test_classes_receive_events_and_the_result(tmp_path: Path) -> None:
    file = tmp_path / "listener.py"
    file.write_text(LISTENER, "utf-8")
    matches = vector.make("histrio", 2, 1, seed=2, opponents=f"py:{file}:Player", seat=0)
    matches.reset()
    _, infos = until_end(matches)
    heard = bot_named(f"py:{file}:Player", matches.setting.game, programs=True).made.choose.__globals__["HEARD"]  # type: ignore[attr-defined]
    *choices, result = heard[: heard.index(next(one for one in heard if isinstance(one, dict))) + 1]
    assert result["points"] == infos["final_info"]["points"][0].tolist()
    assert all(seat == 1 for seat, _ in choices)
    assert all(events > 0 for _, events in choices)
    assert infos["number"][0] == 1  # and the next match is on
    matches.close()


def test_thumb_is_stronger_than_random() -> None:
    matches = vector.make("histrio", 2, 60, seed=1, opponents="thumb", reward="win")
    means = []
    for answer in (matches.sample, matches.advise):
        matches.reset()
        steps = [matches.step(answer()) for _ in range(120)]
        ends = np.concatenate([rewards[ended] for _, rewards, ended, _, _ in steps])
        assert len(ends) > 50
        means.append(ends.mean())
    assert means[0] < -0.4
    assert abs(means[1]) < 0.25


def test_next_step_begins_anew_one_step_later() -> None:
    matches = vector.make("histrio", 2, 2, seed=3, opponents="random", autoreset="next_step")
    matches.reset()
    ended = np.zeros(2, bool)
    while not ended[0]:
        observations, _, ended, _, infos = matches.step(matches.sample())
    assert np.array_equal(observations[0], infos["final_obs"][0])
    assert (infos["number"][0], infos["seat"][0], infos["action_mask"][0].any()) == (0, -1, False)
    _, rewards, ended, _, infos = matches.step(
        [126 if row == 0 else action for row, action in enumerate(matches.sample())]
    )
    assert (rewards[0], ended[0], infos["number"][0], infos["seat"][0]) == (0, False, 2, 0)
    assert infos["action_mask"][0].any()


def test_without_autoreset_rows_are_reset_by_the_caller() -> None:
    matches = vector.make("histrio", 2, 2, seed=3, opponents="random", autoreset=AutoresetMode.DISABLED)
    matches.reset()
    ended = np.zeros(2, bool)
    while not ended.any():
        _, _, ended, _, before = matches.step(matches.sample())
    with pytest.raises(ValueError, match=f"match {ended.argmax()} is over: begin the next one by reset"):
        matches.step(matches.sample())
    kept = matches.observations_now()
    observations, infos = matches.reset(options={"reset_mask": ended})
    assert np.array_equal(observations[~ended], kept[~ended])
    assert (infos["number"] == before["number"] + 2 * ended).all()
    matches.step(matches.sample())


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_wrappers_of_gymnasium_count_matches(mode: AutoresetMode) -> None:
    matches = vector.make("histrio", 2, 3, seed=3, opponents="random", autoreset=mode, reward="points")
    scaled = NormalizeObservation(matches) if mode == AutoresetMode.NEXT_STEP else matches  # it takes no other mode
    table = RecordEpisodeStatistics(ClipReward(scaled, -100, 100))
    table.reset()
    returns: list[float] = []
    found: list[float] = []
    for _ in range(150):
        _, rewards, ended, _, infos = table.step(matches.sample())
        returns += rewards[ended].tolist()
        found += infos["episode"]["r"][infos["_episode"]].tolist() if "episode" in infos else []
        if mode == AutoresetMode.DISABLED and ended.any():
            table.reset(options={"reset_mask": ended})
    assert found == returns
    assert len(found) > 3


def test_shaping_follows_the_lead_as_it_stands() -> None:
    matches = vector.make("rokoko", 2, 1, seed=8, opponents="random", reward="lead", shaping=0.5, seat=0, records=None)
    plain = vector.make("rokoko", 2, 1, seed=8, opponents="random", reward="lead", seat=0)
    setting = reference_setting("rokoko", 2)

    def lead() -> float:
        match = Match(setting, Start("table"), position=matches.state_of(0))
        outlook = outlook_of(setting, match.look(0))
        assert outlook is not None
        own, rival = outlook.points()
        return own - rival

    matches.reset()
    plain.reset()
    start = last = lead()
    total = 0.0
    while True:
        action = matches.sample()
        _, rewards, ended, _, infos = matches.step(action)
        _, base, *_ = plain.step(action)
        total += float(rewards[0])
        if ended[0]:
            break
        assert rewards[0] == pytest.approx(0.5 * (lead() - last), abs=1e-5)
        assert base[0] == 0
        last = lead()
    points = infos["final_info"]["points"][0]
    assert base[0] == points[0] - points[1]
    assert total == pytest.approx(base[0] + 0.5 * (base[0] - start), abs=1e-4)


def test_matches_begin_from_positions_in_turn(tmp_path: Path) -> None:
    setting, places = reference_setting("histrio", 2), []
    for steps in (12, 20):
        match = Match(setting, Start("begin"))
        for _ in range(steps):
            seat = match.asked()[0]
            match.answer(seat, match.options(seat)[0])
        places.append(match)
    text = dump_position(setting, places[1].s)
    matches = vector.make("histrio", 2, 4, seed=1, opponents="thumb", positions=[places[0], text], records=tmp_path)
    _, infos = matches.reset()
    assert [matches.match_of(row).s.answers >= (12, 20)[row % 2] for row in range(4)] == [True] * 4
    assert infos["seat"].tolist() == [0, 0, 1, 1]  # each position from each seat
    until_end(matches)
    for file in tmp_path.glob("*.json"):
        record = load_record(file, game_of)
        verify(record)
        assert record.start.position is not None


def test_every_match_samples_an_edition(tmp_path: Path) -> None:
    schema = game_of("histrio").schema
    reference = load_edition(schema)
    other = edition_from_text(schema, reference.text.replace('id = "reference"', 'id = "mine"'), "mine")
    matches = vector.make(
        "histrio", 2, 12, edition=[reference, other], opponents="thumb", records=tmp_path, describe=True
    )
    observations, infos = matches.reset()
    assert set(infos["edition"].tolist()) == {0, 1}
    for row in range(12):
        match = matches.match_of(row)
        assert match.setting.edition.id == ("reference", "mine")[infos["edition"][row]]
        assert np.array_equal(observations[row], observation_of(match.setting, match.look(int(infos["seat"][row]))))
        assert infos["options"].offsets[row + 1] - infos["options"].offsets[row] == infos["action_mask"][row].sum()
    until_end(matches)
    assert {load_record(file, game_of).setting.edition.id for file in tmp_path.glob("*.json")} <= {"reference", "mine"}


@pytest.mark.parametrize("name", game_names())
def test_looking_ahead_shows_what_an_option_leads_to_and_nothing_hidden(name: str) -> None:
    matches = vector.make(name, 2, 6, seed=4, threads=2)
    matches.reset()
    for _ in range(15):
        matches.step(matches.sample())
    other = copy.deepcopy(matches)
    for row in range(6):  # worlds that the seats to act cannot tell from the real ones
        seat = int(matches._matches.seats[row])
        match = Match(matches.setting, Start("table"), position=matches.state_of(row))
        other._matches.states[row] = Worlds(matches.setting, match.look(seat), "other").sample()
    ahead, blind, described = matches.look_ahead(), other.look_ahead(), matches.describe()
    assert np.array_equal(ahead.offsets, described.offsets)
    assert np.array_equal(ahead.options, described.options)
    assert np.array_equal(ahead.observations, blind.observations)
    assert len({row.tobytes() for row in ahead.observations}) > 6
    assert not np.array_equal(ahead.observations[:6], matches.observations_now())


def test_a_game_without_an_outlook_has_nothing_to_shape_by() -> None:
    with pytest.raises(ValueError, match="goofspiel cannot score an unfinished match"):
        vector.make("goofspiel", 2, 1, opponents="random", shaping=1)
    begun = vector.make("goofspiel", 2, 1, opponents="random")
    begun.reset()
    with pytest.raises(ValueError, match="answers are kept only with records"):
        begun.match_of(0)
