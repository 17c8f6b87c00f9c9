"""A view has the marked fields of its state, and copies exactly what the marks say."""

from typing import Annotated

import numpy as np
import pytest

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import Byte, Bytes, dtype_of, zero
from trianon.core.kernel.view_copies import copies_of, view_of
from trianon.core.kernel.views import CoreView
from trianon.core.kernel.visibility import Open, Owner, SizeOnly


class Cards(CoreState):
    """A state with a field of every visibility."""

    turn: Open[Byte]
    board: Open[Annotated[Bytes, (np.int8, (2, 3))]]
    hands: Owner[SizeOnly[Annotated[Bytes, (np.int8, (SEATS, 3))]]]
    luck: Owner[Annotated[Bytes, (np.int8, (SEATS,))]]
    pile: SizeOnly[Annotated[Bytes, (np.int8, (3,))]]
    secret: Annotated[Bytes, (np.int8, (3,))]
    mood: Byte


@view_of(Cards)
class CardsView(CoreView, Cards):
    """The view of it; the mood is shown by hand."""

    hands_size: Annotated[Bytes, (np.int8, (SEATS,))]
    pile_size: Byte
    mood: Byte


copy_visible, copy_known = copies_of(CardsView)


def table() -> Cards:
    """A table of two with something in every field."""
    s = zero(Cards)
    s.players, s.answers, s.turn, s.mood = 2, 9, 1, 4
    s.board[:] = [[1, 2, 3], [4, 5, 6]]
    s.hands[:2] = [[1, 0, 2], [0, 4, 0]]
    s.luck[:2] = [7, 8]
    s.pile[:] = [2, 0, 3]
    s.secret[:] = 5
    s.key[:] = 11
    s.horizon[:2] = [3, 6]
    return s


def test_a_view_has_no_field_that_is_not_marked() -> None:
    names = set(dtype_of(CardsView).names or ())
    assert {"turn", "board", "hands", "luck", "hands_size", "pile_size", "mood", "viewer", "stack"} <= names
    assert not names & {"pile", "secret", "key", "draws"}


def test_a_state_keeps_all_its_fields() -> None:
    assert {"key", "draws", "pile", "secret"} <= set(dtype_of(Cards).names or ())


def test_a_seat_sees_open_fields_its_own_row_and_sizes() -> None:
    v = zero(CardsView)
    copy_visible(table(), v, 1)
    assert (v.answers, v.turn, v.board.tolist()) == (9, 1, [[1, 2, 3], [4, 5, 6]])
    assert v.hands.tolist() == [[0, 0, 0], [0, 4, 0], *[[0, 0, 0]] * 3]
    assert (v.luck.tolist(), v.horizon.tolist()) == ([0, 8, 0, 0, 0], [0, 6, 0, 0, 0])
    assert (v.hands_size[:2].tolist(), v.pile_size) == ([3, 4], 5)
    assert v.mood == 0, "what the view declares itself is left to it"


def test_a_spectator_sees_no_row() -> None:
    v = zero(CardsView)
    copy_visible(table(), v, SPECTATOR)
    assert not v.hands.any()
    assert not v.luck.any()
    assert (v.hands_size[:2].tolist(), v.turn) == ([3, 4], 1)


def test_a_world_gets_what_the_view_shows_and_nothing_else() -> None:
    v, world = zero(CardsView), zero(Cards)
    copy_visible(table(), v, 1)
    v.viewer = 1
    copy_known(v, world)
    assert (world.answers, world.turn, world.board.tolist()) == (9, 1, [[1, 2, 3], [4, 5, 6]])
    assert world.hands.tolist() == [[0, 0, 0], [0, 4, 0], *[[0, 0, 0]] * 3]
    assert not world.pile.any()
    assert not world.secret.any()


def test_a_view_declares_the_sizes_it_shows() -> None:
    with pytest.raises(TypeError, match="lacks hands_size"):

        @view_of(Cards)
        class Blind(CoreView, Cards):
            pass


def test_a_field_too_deep_to_copy_is_refused() -> None:
    class Deep(CoreState):
        cube: Open[Annotated[Bytes, (np.int8, (2, 2, 2))]]

    @view_of(Deep)
    class DeepView(CoreView, Deep):
        pass

    with pytest.raises(TypeError, match="copied by hand"):
        copies_of(DeepView)
