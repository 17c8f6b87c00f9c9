"""What every research API promises: the same matches, copies that go on, refusals that say why and change nothing."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.research.apis import (
    NUMBER,
    SEED,
    DrivenMatch,
    Engine,
    Learner,
    Parallel,
    Spiel,
    Turns,
    VectorRow,
    allowed,
    spiel_state,
)
from tests.research.playing import TABLES, chosen
from trianon.core.feature_functions import observation_of
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match, Start
from trianon.research import openspiel, vector
from trianon.research.gymnasium import LearnerEnv
from trianon.research.pettingzoo import env, parallel_env, raw_env
from trianon.viewing.settings import reference_setting

WHOLE = (VectorRow, Turns, Spiel)  # all seats are the caller's, one decision after the other
EVERY = (*WHOLE, Learner, Parallel)
REFUSED = (ValueError, pyspiel.SpielError)
MAKERS: dict[str, Any] = {
    "vector": lambda game="rokoko", players=4, **given: vector.make(game, players, 2, **given),
    "gymnasium": lambda game="rokoko", **given: LearnerEnv(game, **given),
    "env": env,
    "raw_env": raw_env,
    "parallel_env": parallel_env,
    "openspiel": lambda game="rokoko", players=4, **given: spiel_state(game, players, **given),
}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_api_plays_the_same_match(name: str, players: int) -> None:
    engine = Engine(name, players)
    decisions = engine.played()
    assert len(decisions) > 20
    for api in WHOLE:
        match: DrivenMatch = api(name, players)
        for number, (one, two) in enumerate(zip(decisions, match.played(), strict=True)):
            assert one == two, f"{api.__name__}, decision {number}"
        assert match.rewards == pytest.approx(engine.rewards, abs=1e-6)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_answering_at_once_is_answering_one_after_the_other(name: str, players: int) -> None:
    table = parallel_env(game=name, players=players)
    seen, _ = table.reset(seed=SEED)
    match = Match(reference_setting(name, players), Start(f"{SEED}/0"))
    step = 0
    rewards: dict[str, float] = {}
    while table.agents:
        actions: dict[str, Any] = {}
        for seat, agent in enumerate(table.possible_agents):
            assert (seen[agent]["observation"] == observation_of(match.setting, match.look(seat))).all()
            legal = match.option_numbers(seat) if seat in match.asked() else [table.wait]
            assert allowed(seen[agent]["action_mask"]) == tuple(sorted(legal))
            actions[agent] = chosen(legal, step)
        for seat in reversed(match.asked()):  # under seal the order makes no difference
            match.answer(seat, match.setting.keys.key(match.s, actions[table.possible_agents[seat]]))
        seen, rewards, ended, _, _ = table.step(actions)
        assert all(ended.values()) == match.over
        step += 1
    assert match.over
    assert (np.argsort(match.result()["placings"])[0] == np.argmax(list(rewards.values()))).all()
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


def test_openspiel_can_choose_all_matches_of_a_series_up_to_its_last() -> None:
    state = pyspiel.load_game("trianon_histrio(players=2,seed=3)").new_initial_state()
    for digit in (1, 2, 3):
        state.apply_action(digit)
    number = (1 * openspiel.BASE + 2) * openspiel.BASE + 3
    match = Match(reference_setting("histrio", 2), Start(f"3/{number}"))
    assert state.observation_tensor(0) == observation_of(match.setting, match.look(0)).tolist()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
@pytest.mark.parametrize("api", EVERY)
def test_a_copy_goes_on_from_the_same_moment_on_its_own(api: type, copied: Any) -> None:
    match = api("histrio", 3)
    match.played(limit=12)
    before, other = match.now(), copied(match)
    ahead = other.played()
    assert match.now() == before
    assert match.played() == ahead
    assert match.rewards == other.rewards


@pytest.mark.parametrize("api", EVERY)
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(api: type) -> None:
    match, untouched = api("rokoko", 3), api("rokoko", 3)
    illegal = next(option for option in range(60, 477) if option not in match.now().legal)
    reason = r"option \d+ \(.*\) is not legal for seat \d now: [a-z ]+ \(RK-.*\); legal are "
    with pytest.raises(REFUSED, match=reason):
        match.answer(illegal)
    for outside in (999,) if api is Spiel else (-1, 999):
        with pytest.raises(REFUSED, match=rf"there is no option {outside}: they are numbered 0 to 476"):
            match.answer(outside)
    assert match.played() == untouched.played()


@pytest.mark.parametrize("api", [Turns, Parallel, Spiel])
def test_a_step_after_the_end_is_refused(api: type) -> None:
    match = api("histrio", 2)
    match.played()
    with pytest.raises(REFUSED, match="the match is over"):
        match.answer(0)


@pytest.mark.parametrize("kind", [LearnerEnv, raw_env, parallel_env])
def test_matches_of_a_series_follow_one_another(kind: Any) -> None:
    table, begun = kind("histrio"), []
    for given in ({"seed": 8}, {}, {"options": {"number": NUMBER}}, {}, {"seed": 9}):
        table.reset(**given)
        begun.append((table.series, table.number))
    assert begun == [("8", 0), ("8", 1), ("8", NUMBER), ("8", NUMBER + 1), ("9", 0)]
    others = [kind("histrio") for _ in range(2)]
    for other in others:
        other.reset()
    assert others[0].series != others[1].series


@pytest.mark.parametrize("kind", [LearnerEnv, raw_env, parallel_env])
@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"seed": 1.5}, "a seed is one whole number, or a text, not 1.5"),
        ({"options": 3}, r'the options of reset\(\) are a dict such as \{"number": 3\}, not 3'),
        ({"options": {"number": "x"}}, r"the match of the series, is a whole number from 0 to \d+, not 'x'"),
        ({"options": {"number": -1}}, "not -1"),
        ({"options": {"nubmer": 1}}, r"reset\(\) knows no option 'nubmer' \(expected number\)"),
        ({"options": {"number": 1 << 70}}, "not 1180591620717411303424"),
    ],
)
def test_a_wrong_reset_is_refused_and_changes_nothing(kind: Any, wrong: dict[str, Any], text: str) -> None:
    table = kind("histrio")
    table.reset(seed=1)
    before = to_bytes(table.position().s)
    with pytest.raises(ValueError, match=text):
        table.reset(**wrong)
    assert (to_bytes(table.position().s), table.series, table.number) == (before, "1", 0)


@pytest.mark.parametrize("api", MAKERS)
@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"game": "chess"}, 'there is no game "chess"|Unknown game'),
        ({"players": 7}, "the number of players .*a whole number from 2 to 5, not 7"),
        ({"edition": "nowhere"}, "nowhere: not found"),
        ({"reward": "fame"}, 'there is no reward "fame" .expected placing, win, points'),
    ],
)
def test_wrong_settings_are_refused(api: str, wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(REFUSED, match=text):
        MAKERS[api](**wrong)
