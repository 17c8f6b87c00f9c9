"""The audit notices every piece that is lost, doubled or taken from where it was not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.recorded import played
from trianon.core.editions.load import load_edition
from trianon.core.kernel.struct import NONE
from trianon.core.match import Start
from trianon.games import game_of

GAME = game_of("rokoko")
SETTINGS = {players: GAME.setting(load_edition(GAME.schema), players) for players in GAME.seats}

# where each sort of piece can lie: piles that list their pieces, piles that count their kinds, single places
LISTED = {"card": ("employees", "display"), "tile": ("stock", "warehouse"), "dress": ("windows", "guest", "terrace")}
COUNTED = {
    "card": ("cards", "in_play", "leaving", "left"),
    "tile": ("kept", "resource_discard"),
    "dress": ("bag", "dress_discard"),
}
SINGLE = {"card": (), "tile": ("tile",), "dress": ("dress",)}

players_and_seeds = st.tuples(st.sampled_from(sorted(SETTINGS)), st.integers(0, 999).map(str))


@settings(max_examples=40)
@given(players_and_seeds, st.integers(0, 400), st.data())
def test_the_audit_notices_a_piece_that_is_lost_or_doubled(
    start: tuple[int, str], answers: int, data: st.DataObject
) -> None:
    setting = SETTINGS[start[0]]
    s = played(setting, Start(start[1]), answers).s
    sort = data.draw(st.sampled_from(sorted(LISTED)))
    kinds = len(setting.names[sort])
    name = data.draw(st.sampled_from([*LISTED[sort], *COUNTED[sort], *SINGLE[sort]]))
    if name in SINGLE[sort]:
        setattr(s, name, data.draw(st.sampled_from([k for k in range(NONE, kinds) if k != getattr(s, name)])))
    elif name in COUNTED[sort]:
        rows = getattr(s, name).reshape(-1, getattr(s, name).shape[-1])
        row = data.draw(st.integers(0, len(rows) - 1))
        rows[row, data.draw(st.integers(0, kinds - 1))] += data.draw(st.sampled_from([-1, 1]))
    else:
        pile = getattr(s, name).reshape(-1)
        index = data.draw(st.integers(0, len(pile) - 1))
        pile[index] = data.draw(st.sampled_from([k for k in range(NONE, kinds) if k != pile[index]]))
    assert GAME.audit(s, setting.t, setting.names) != []
    assert not GAME.sound(s, setting.t)


@pytest.mark.parametrize("name", ["kept", "resource_discard", "bag", "dress_discard", "cards", "left"])
def test_the_audit_notices_a_piece_taken_from_where_it_was_not(name: str) -> None:
    """One too few here and one too many there add up: only the negative pile tells."""
    setting = SETTINGS[2]
    s = played(setting, Start("1"), 60).s
    sort = next(sort for sort, names in COUNTED.items() if name in names)
    piles = [pile for other in COUNTED[sort] for pile in getattr(s, other).reshape(-1, getattr(s, other).shape[-1])]
    taken = getattr(s, name).reshape(-1, getattr(s, name).shape[-1])[0]
    given = next(pile for pile in piles if pile.ctypes.data != taken.ctypes.data)
    kind = next(kind for kind in range(len(setting.names[sort])) if taken[kind] == 0)
    taken[kind] -= 1
    given[kind] += 1
    assert any("negative" in fault for fault in GAME.audit(s, setting.t, setting.names))
    assert not GAME.sound(s, setting.t)
