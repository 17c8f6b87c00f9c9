"""Perfect recall: tensors of information states differ exactly where the information states do."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.research.apis import allowed, spiel_state
from tests.research.playing import chosen
from tests.research.test_openspiel import moments
from trianon.research.pettingzoo import parallel_env, raw_env

GAMES = [(name, version) for name in ("rokoko", "histrio") for version in (1, 2)]
PUBLIC = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)


def recalled(state: Any, player: int | None) -> tuple[str, bytes]:
    """The information state of a player, or of the public, as text and as tensor."""
    kind = PUBLIC if player is None else pyspiel.IIGObservationType(perfect_recall=True)
    observer = state.get_game().make_py_observer(kind)
    observer.set_from(state, player or 0)
    return observer.string_from(state, player or 0), observer.tensor.tobytes()


@pytest.mark.parametrize(("name", "version"), GAMES)
def test_a_tensor_differs_exactly_where_the_information_state_does(name: str, version: int) -> None:
    """Among all states one decision away from those of a match, and from a second match after other cards."""
    for player in (0, 1, None):
        tensors: dict[str, set[bytes]] = {}
        for number in (1, 2):
            state, step = spiel_state(name, 2, number, observation_version=version), 0
            while step < 60:
                if step % 4 == 0:
                    for action in state.legal_actions():
                        text, tensor = recalled(state.child(action), player)
                        tensors.setdefault(text, set()).add(tensor)
                state.apply_action(chosen(state.legal_actions(), step))
                step += 1
        every = [tensor for some in tensors.values() for tensor in some]
        assert len(tensors) > 20
        assert len(every) == len(set(every)) == len(tensors)


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_difference_stays_where_the_view_no_longer_shows_it(version: int) -> None:
    """A hand chosen in two orders is the same hand; only its owner knows the order."""
    one, two = (spiel_state("rokoko", 2, observation_version=version) for _ in range(2))
    first, second, third, *_ = one.legal_actions()
    for state, order in ((one, (first, second, third)), (two, (second, first, third))):
        for action in order:
            state.apply_action(action)
        while state.current_player() == 1:
            state.apply_action(state.legal_actions()[0])
    assert one.observation_string(0) == two.observation_string(0)
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert recalled(one, 0)[1] != recalled(two, 0)[1]
    for other in (1, None):
        assert recalled(one, other) == recalled(two, other)


@pytest.mark.parametrize("version", [1, 2])
def test_secrets_of_others_enter_neither_information_state_until_they_are_revealed(version: int) -> None:
    one, two = (spiel_state("histrio", 3, observation_version=version) for _ in range(2))
    first, second, *_ = one.legal_actions()
    one.apply_action(first)
    two.apply_action(second)
    for mine, theirs in zip(recalled(one, 0), recalled(two, 0), strict=True):
        assert mine != theirs
    for other in (1, 2, None):
        assert recalled(one, other) == recalled(two, other)
    for state in (one, two):
        for _ in range(2):
            state.apply_action(state.legal_actions()[-1])
    assert recalled(one, 2)[0] != recalled(two, 2)[0]


def test_tiles_that_a_rival_openly_took_are_remembered_until_they_are_spent() -> None:
    game = spiel_state("rokoko", 2, observation_version=2).get_game()
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    most, checked = 0.0, 0
    for state in moments("rokoko", 2, observation_version=2):
        kept = state.position.s[0].kept
        for player in (0, 1):
            observer.set_from(state, player)
            tiles = observer.dict["known_tiles"][:, 0] * 5
            assert tiles[0] == pytest.approx(kept[player].sum())  # its own, all of them
            assert tiles[1] <= kept[1 - player].sum() + 1e-4
            most = max(most, float(tiles[1]))
            checked += 1
    assert most >= 2
    assert checked > 100
    assert observer.dict["hired"].sum() > 0


@pytest.mark.parametrize("name", ["rokoko", "histrio"])
def test_agents_with_memory_see_the_tensors_of_information_states(name: str) -> None:
    table = raw_env(game=name, players=2, observation_version=2, memory=True)
    plain = raw_env(game=name, players=2, observation_version=2)
    state = spiel_state(name, 2, observation_version=2)
    for each in (table, plain):
        each.reset(seed=0, options={"number": 1})
    size = plain.observation_layout.size
    for step in range(60):
        seat = state.current_player()
        assert table.agent_selection == f"seat_{seat}"
        seen = table.observe(table.agent_selection)
        assert seen["observation"].tobytes() == recalled(state, seat)[1]
        assert (seen["observation"][:size] == plain.observe(plain.agent_selection)["observation"]).all()
        assert table.observe(f"seat_{1 - seat}")["observation"].tobytes() == recalled(state, 1 - seat)[1]
        if step == 30:
            table = pickle.loads(pickle.dumps(table))
        action = chosen(allowed(seen["action_mask"]), step)
        for each in (table, plain):
            each.step(action)
        state.apply_action(action)
    assert table.state().shape == table.state_space.shape
    assert table.observation_space("seat_0").contains(table.observe("seat_0"))


def test_simultaneous_answers_are_remembered_too() -> None:
    table = parallel_env(game="histrio", players=3, observation="dict", memory=True)
    seen, _ = table.reset(seed=0, options={"number": 1})
    state = spiel_state("histrio", 3, observation_version=1)
    for step in range(20):
        actions = {agent: chosen(allowed(own["action_mask"]), step) for agent, own in seen.items()}
        asked = {seat: actions[f"seat_{seat}"] for seat in range(3) if actions[f"seat_{seat}"] != table.wait}
        seen, *_ = table.step(actions)
        for action in asked.values():
            state.apply_action(action)
        for player in range(3):
            own = seen[f"seat_{player}"]["observation"]
            assert np.concatenate([own[part].ravel() for part in own]).tobytes() == recalled(state, player)[1]


def test_cards_that_each_seat_took_are_remembered() -> None:
    *_, state = moments("histrio", 3, observation_version=2)
    assert state.is_terminal()
    observer = state.get_game().make_py_observer(PUBLIC)
    observer.set_from(state, 0)
    taken, given = observer.dict["taken"] * 5, observer.dict["given_up"] * 5
    troupe = state.position.s[0].troupe
    assert taken[:3, :10].sum() >= troupe.sum() > 5
    assert given.sum() > 0
    np.testing.assert_allclose(taken[3:], 0)
