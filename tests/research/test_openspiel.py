"""The games in OpenSpiel: its own tests, its search, information states, worlds, and what is refused."""

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from tests.infrastructure.samples import IS_SOAK, sample
from tests.research.apis import spiel_state
from tests.research.playing import TABLES, chosen
from tests.research.playthroughs import FOLDER, GAMES, playthrough


def moments(name: str, players: int, every: int = 1, **options: Any) -> Any:
    """States of one match, every so many decisions."""
    state, step = spiel_state(name, players, **options), 0
    while not state.is_terminal():
        if step % every == 0:
            yield state
        state.apply_action(chosen(state.legal_actions(), step))
        step += 1


def sampler() -> Any:
    """What OpenSpiel draws chance from."""
    return pyspiel.UniformProbabilitySampler(0.0, 1.0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_own_random_simulations(name: str, players: int) -> None:
    """States are written and read at every step only in short matches: that takes the square of the steps."""
    game = pyspiel.load_game(f"trianon_{name}(players={players})")
    fewest = min(count for other, count in TABLES if other == name)
    is_serialized = IS_SOAK or (players == fewest and name != "rokoko")
    pyspiel.random_sim_test(game, num_sims=sample(1, 4), serialize=is_serialized, verbose=False)


@pytest.mark.parametrize("reward", ["win", "points"])
def test_openspiels_own_random_simulations_with_other_rewards(reward: str) -> None:
    game = pyspiel.load_game(f"trianon_histrio(players=3,reward={reward})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_information_set_search_plays(name: str, players: int) -> None:
    state = spiel_state(name, players)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), uct_c=1.4, max_simulations=8, random_state=chance
    )
    for _ in range(8):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_sampled_world_looks_the_same_to_the_player_and_differs_elsewhere(name: str, players: int) -> None:
    differ = 0
    for state in moments(name, players, every=6):
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler())
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        differ += str(world) != str(state)
        other = state.resample_from_infostate(player, sampler())
        assert str(other) != str(world)  # at least the future differs
    assert differ > 3


@pytest.mark.parametrize(("name", "players"), [("rokoko", 2), ("histrio", 3)])
def test_an_information_state_holds_what_the_player_sees(name: str, players: int) -> None:
    """Choices half made too, such as the first of two cities to swap, which no event shows yet."""
    for state in moments(name, players):
        after = [state.child(action) for action in state.legal_actions()]
        for player in range(players):
            seen = {one.information_state_string(player): one.observation_string(player) for one in after}
            assert all(seen[one.information_state_string(player)] == one.observation_string(player) for one in after)


def test_chance_chooses_the_match_and_is_hidden_from_the_players() -> None:
    state = pyspiel.load_game("trianon_rokoko").new_initial_state()
    strings = set()
    for digit in (0, 3, 7):
        assert state.is_chance_node()
        assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        strings.add(state.information_state_string(0))
        state.apply_action(digit)
    assert strings == {"the match has not begun"}
    assert state.current_player() >= 0


def test_public_observers_show_what_a_spectator_sees_and_others_are_not_offered() -> None:
    state = spiel_state("rokoko", 2)
    game = state.get_game()
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert not public.dict["cards"].any()
    assert public.string_from(state, 0) == public.string_from(state, 1)
    own = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    own.set_from(state, 0)
    assert own.dict["cards"].any()
    assert own.dict["heard"].any()
    private = game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    shown = json.loads(private.string_from(state, 1))
    assert list(shown["seats"]) == ["1"]  # of its own seat, counted from 0
    assert shown["seats"]["1"]["supply"] == json.loads(state.observation_string(1))["seats"][1]["supply"]
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert game.make_py_observer(everything) is None
    with pytest.raises(pyspiel.SpielError, match="observers take no parameters"):
        game.make_py_observer(None, {"zoom": 2})


def test_states_clone_and_come_back_from_text_and_games_from_pickles() -> None:
    state = spiel_state("rokoko", 3)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert str(again) == before
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


def test_absent_chances_and_players_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="chance chooses a number from 0 to 255, not 300"):
        pyspiel.load_game("trianon_rokoko").new_initial_state().apply_action(300)
    state = spiel_state("histrio", 3)
    for player in (-1, 3):
        with pytest.raises(pyspiel.SpielError, match=f"there is no player {player}: they are numbered 0 to 2"):
            state.resample_from_infostate(player, sampler())


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_ever_was(name: str) -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    now = playthrough(GAMES[name]).splitlines()
    assert [line for line in now if line.startswith("action: ")]
    for number, (one, two) in enumerate(zip(kept, now, strict=True), 1):
        assert one == two, f"{name}.txt, line {number}"
