"""Parts that a game may leave out, on Goofspiel, which does: keys, views, messages, features, the outcome."""

from typing import Annotated, Any

import numpy as np
import pytest

from tests.goofspiel.playing import descending, setting_of
from trianon.core.assembly import MissingPart, _outcome
from trianon.core.default_view import describe_of, shown
from trianon.core.defaults import keys_of
from trianon.core.feature_functions import features_of, observation_of, option_features_of
from trianon.core.field_forms import FieldForm, view_fields
from trianon.core.kernel.options import Numbering
from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import NONE, Bytes, zero
from trianon.core.kernel.visibility import Owner
from trianon.core.wording import WordingByName, message
from trianon_goofspiel.codes.step import STEPS
from trianon_goofspiel.view import View


def test_keys_name_the_verb_and_the_number_where_there_are_several() -> None:
    keys = keys_of(Numbering(("bid", 2), ("pass", 1)))({})
    assert list(keys.codes) == ["bid:1", "bid:2", "pass"]
    from_zero = Numbering()
    from_zero.block("bid", 2, start=0)
    assert list(keys_of(from_zero)({}).codes) == ["bid:0", "bid:1"]


def test_tables_take_the_values_of_the_edition_and_the_place_of_words() -> None:
    t: Any = setting_of(2, 7, "ascending", hidden=False).t
    assert (int(t.cards), int(t.order), int(t.hidden_bids)) == (7, 2, 0)


def test_forms_of_fields_say_how_they_are_shown() -> None:
    assert shown(0b1011, FieldForm.BIT_SET) == [1, 2, 4]
    assert shown([3, NONE, 1, 0, 0], FieldForm.FILLED) == [3, None, 1]
    assert shown([3, 1], FieldForm.FILLED) == [3, 1]
    assert shown(0, FieldForm.NUMBERS) == 0


def test_fields_of_seats_stand_in_an_object_for_each() -> None:
    view = descending(2, [(2, 3)]).view(0)
    assert view["seats"] == [
        {"sealed": False, "points": 0, "hands": [1, 3, 4], "bids": [2]},
        {"sealed": False, "points": 4, "hands": [], "bids": []},
    ]
    assert (view["prize"], view["prizes"], view["winners"]) == (3, [1, 2], [2])


def test_rivals_rows_of_an_owners_field_are_not_shown_as_zeros() -> None:
    class Purse:
        coins: Owner[Annotated[Bytes, (np.int8, (SEATS,))]]

    class Rich(Purse, View):
        pass

    v: Any = zero(Rich)
    v.players, v.viewer, v.coins[1] = 3, 1, 7
    describe = describe_of("goofspiel", Rich, STEPS)
    assert [seat["coins"] for seat in describe(v, None, {})["seats"]] == [None, 7, None]
    v.open_information = 1
    assert [seat["coins"] for seat in describe(v, None, {})["seats"]] == [0, 7, 0]


def test_messages_are_named_after_question_verb_and_event() -> None:
    wording, view = WordingByName(), {"prize": 3, "over": False, "seats": []}
    assert wording.question({"question": "bid"}, view) == message("question-bid", prize=3)
    assert wording.option("bid:7", {}, view) == message("option-bid", piece="7")
    assert wording.option("reconsider", {}, view) == message("option-reconsider")
    known, hidden, sealed = wording.phrases(
        [
            {"event": "bid", "seat": 1, "card": 2},
            {"event": "bid", "seat": 2, "card": None},
            {"event": "sealed", "seat": 1},
        ]
    )
    assert known == {"say": message("event-bid", card=2), "fleeting": False}
    assert hidden == {"say": message("event-bid.hidden"), "fleeting": False}
    assert sealed == {"say": message("event-sealed"), "fleeting": True}


def test_features_are_the_numbers_of_the_view_from_the_viewer_on() -> None:
    match = descending(3, [(2, 3, 4)])
    match.answer(1, "bid:1")
    layout = features_of(match.setting.game).observation
    parts = layout.split(observation_of(match.setting, match.look(1)))
    seats = layout["seats"]
    assert parts["seats"][:, seats.at("there")].tolist() == [1, 1, 1, 0, 0]
    assert parts["seats"][:, seats.at("sealed")].tolist() == [1, 0, 0, 0, 0]
    assert (parts["seats"][:, seats.at("points")] * 16).tolist() == [0, 4, 0, 0, 0]
    assert parts["hands"][0, :5].tolist() == [1, 1, 0, 1, 0]
    assert not parts["hands"][1:].any()
    assert parts["bids"][0, 0] * 16 == 3
    rows = option_features_of(match.setting, match.look(1), [0, 3, 13])
    np.testing.assert_allclose(rows * [1, 1, 16], [[1, 0, 1], [1, 0, 4], [0, 1, 1]])


def test_a_field_that_no_default_can_show_is_named() -> None:
    class Wide(View):
        boards: Annotated[Bytes, (np.int8, (3, 4))]

    with pytest.raises(TypeError, match=r"Wide.boards needs more than a default"):
        view_fields(Wide)


def test_a_state_without_points_needs_an_outcome_of_its_own() -> None:
    with pytest.raises(MissingPart, match="has no outcome in its module outcome"):
        _outcome("trianon_goofspiel", CoreState)
