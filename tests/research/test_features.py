"""Features: they say what the view says, of what is printed on the pieces, and nothing else."""

import copy
import tomllib
from typing import Any

import numpy as np
import pytest

from tests.contract.table import world_of
from tests.research.playing import TABLES, moments
from trianon.core.editions.edition import Edition
from trianon.core.editions.load import edition_from_data, load_edition
from trianon.core.feature_functions import features_of, observation_of, option_features_of
from trianon.core.match import Match
from trianon.games import game_names, game_of
from trianon.games.positions import dump_position, match_from, parse_position

SEATS = "seats"


def reordered(name: str, *lists: str) -> Edition:
    """The reference edition with its pieces in another order: the same pieces under other numbers."""
    schema = game_of(name).schema
    data = copy.deepcopy(tomllib.loads(load_edition(schema).text))
    for key in lists:
        data[key].reverse()
    return edition_from_data(schema, data, "reordered.toml")


REORDERED = {
    "rokoko": reordered("rokoko", "employee", "resource", "dress"),
    "histrio": reordered("histrio", "jugglers", "requests"),
}


def elsewhere(match: Match, edition: Edition) -> Match:
    """The same position at a table with another edition."""
    game = match.setting.game
    text = dump_position(match.setting, match.s)
    return match_from(*parse_position(text, setting=game.setting(edition, match.setting.players)))


@pytest.mark.parametrize("name", game_names())
def test_layouts_name_every_number_once(name: str) -> None:
    features = features_of(game_of(name))
    for layout in (features.observation, features.option):
        labels = layout.labels()
        assert len(labels) == len(set(labels)) == layout.size
        ends = [part.first + part.size for part in layout]
        assert [part.first for part in layout] == [0, *ends[:-1]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_know_changes_no_feature(name: str, players: int) -> None:
    for number, (match, seat) in enumerate(moments(name, players, "hidden", every=9)):
        for viewer in range(players):
            world = world_of(match.setting, match.s, viewer, f"world {number}")
            view = match.look(viewer)
            other = Match(match.setting, match.start, position=world)
            seen = observation_of(match.setting, view, 2)
            assert np.abs(seen).max() < 20
            assert (seen == observation_of(match.setting, other.look(viewer), 2)).all()
            if viewer == seat:
                legal = match.option_numbers(seat)
                one = option_features_of(match.setting, view, legal, 2)
                assert (one == option_features_of(match.setting, other.look(seat), legal, 2)).all()


def described(match: Match, seat: int) -> dict[str, Any]:
    """The features of the legal options by key."""
    features = option_features_of(match.setting, match.look(seat), match.option_numbers(seat), 2)
    return dict(zip(match.options(seat), features, strict=True))


@pytest.mark.parametrize("name", REORDERED)
def test_pieces_are_described_by_their_values_not_by_their_numbers(name: str) -> None:
    differ = 0
    for match, seat in moments(name, 3, "values", every=2):
        other = elsewhere(match, REORDERED[name])
        assert sorted(other.options(seat)) == sorted(match.options(seat))
        one, two = (observation_of(table.setting, table.look(seat), 2) for table in (match, other))
        np.testing.assert_allclose(one, two, atol=1e-5)
        ours, theirs = (described(table, seat) for table in (match, other))
        for key, row in ours.items():
            assert (row == theirs[key]).all(), key
        differ += match.option_numbers(seat) != other.option_numbers(seat)
    assert differ > 3  # else the other edition would number its pieces alike


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_option_names_its_verb_and_options_are_distinguishable(name: str, players: int) -> None:
    numbering = game_of(name).numbering
    layout = features_of(game_of(name)).option
    alike = several = 0
    for match, seat in moments(name, players, "options"):
        legal = match.option_numbers(seat)
        rows = option_features_of(match.setting, match.look(seat), legal)
        for number, row in zip(legal, rows, strict=True):
            verbs = layout.split(row)["verb"]
            assert verbs.sum() == 1
            assert layout["verb"].labels[int(verbs.argmax())] == numbering.block_of(number).verb
        several += len(legal)
        alike += len(legal) - len({row.tobytes() for row in rows})
    assert alike < several / 5  # equal places, such as two cities with the same cards, may look the same


def test_rokoko_features_say_what_the_view_says() -> None:
    layout = features_of(game_of("rokoko"), 2).observation
    seat_row, spaces, left = layout[SEATS], layout["guest_spaces"], layout["left"]
    for match, seat in moments("rokoko", 4, "meaning", every=4):
        shown, t, s = match.view(seat), match.setting.t, match.s
        parts = layout.split(observation_of(match.setting, match.look(seat), 2))
        assert parts[SEATS][:, 0].sum() == 4
        for away in range(4):
            own = shown["seats"][(seat + away) % 4]
            assert parts[SEATS][away, seat_row.at("livre")] * 20 == pytest.approx(own["livre"])
            assert parts[SEATS][away, seat_row.at("yarn")] * 5 == pytest.approx(own["yarn"])
            assert parts[SEATS][away, seat_row.at("prestige_known")] == (own["prestige"] is not None)
        assert parts["question"][layout["question"].at(match.question()["question"])] == 1
        assert parts["question"].sum() == 1
        assert parts["match"][layout["match"].at("asked")] == 1
        cards = parts["cards"][:, :3].sum() * 5
        assert cards == pytest.approx(int(match.s.cards[seat].sum()))
        tiles = parts["warehouse"][:, :, 0].sum()
        assert tiles == (match.s.warehouse >= 0).sum()
        assert parts["windows"][:, 0].sum() == (match.s.windows >= 0).sum()
        guests = [parts[SEATS][away, seat_row.at("guests_1") :][:5].sum() * 5 for away in range(4)]
        assert guests == pytest.approx([int((match.s.host == (seat + away) % 4).sum()) for away in range(4)])
        for hall in range(5):
            for space in range(int(t.guest_count[hall])):
                row = parts["guest_spaces"][hall, space]
                assert row[spaces.at("free")] == (s.guest[hall, space] < 0)
                assert row[spaces.at("away_0")] == (s.host[hall, space] == seat and s.guest[hall, space] >= 0)
        gone = [int(s.left[(seat + away) % 4].sum()) for away in range(4)]
        assert parts["left"][:4, : left.at("none")].sum(axis=1) * 5 == pytest.approx(gone)
        bonuses = parts["discards"][0, left.at("none") :].sum() * 5
        assert bonuses == pytest.approx(int(s.cards[seat, 2].sum()))


def test_histrio_features_say_what_the_view_says() -> None:
    layout = features_of(game_of("histrio"), 2).observation
    unseen = layout["unseen"]
    for match, seat in moments("histrio", 3, "meaning"):
        parts = layout.split(observation_of(match.setting, match.look(seat), 2))
        rows = [parts[SEATS][away] for away in range(3)]
        assert [row[layout[SEATS].at("ecu")] * 10 for row in rows] == pytest.approx(
            [int(match.s.ecu[(seat + away) % 3]) for away in range(3)]
        )
        assert parts["match"][layout["match"].at("needle")] * match.setting.t.spaces == pytest.approx(
            int(match.s.needle)
        )
        assert parts["cities"][:, 0] * 5 == pytest.approx(match.s.city_count.astype(float))
        assert parts["question"][layout["question"].at(match.question()["question"])] == 1
        left = np.bincount(match.s.pile[: match.s.pile_count], minlength=25)
        assert parts["unseen"][:10] * 5 == pytest.approx(left[:10].astype(float), abs=1e-4)
        assert parts["unseen"][unseen.at("jugglers")] * 5 == pytest.approx(left[13:].sum(), abs=1e-4)
        held = parts["requests"][:, 0].sum() * 5
        assert held == pytest.approx(int(match.s.requests[seat].sum()))
        assert parts["own_requests"][:, 0].sum() == match.s.requests[seat].sum()
        assert parts["city_cards"][:, :, 0].sum(axis=1).tolist() == match.s.city_count.tolist()
        for city, count in enumerate(match.s.city_count.tolist()):
            if count:
                assert (parts["city_cards"][city, count - 1] == parts["top_cards"][city]).all()
        assert parts["ledger"][0].sum() * 10 == pytest.approx(int(match.s.ecu[seat]), abs=1e-3)


@pytest.mark.parametrize("name", game_names())
def test_version_2_begins_with_version_1_and_says_more(name: str) -> None:
    one, two = (features_of(game_of(name), version).observation for version in (1, 2))
    assert [part.shape for part in two][: len(one.parts)] == [part.shape for part in one]
    assert (two.size > one.size) == (name != "goofspiel")  # its version 1 says all
    seen: dict[int, set[bytes]] = {1: set(), 2: set()}
    for match, seat in moments(name, 3, "versions"):
        first, second = (observation_of(match.setting, match.look(seat), version) for version in (1, 2))
        assert (second[: one.size] == first).all()
        seen[1].add(first.tobytes())
        seen[2].add(second.tobytes())
    assert len(seen[2]) >= len(seen[1])


def test_options_of_version_2_begin_with_version_1() -> None:
    one, two = (features_of(game_of("histrio"), version).option for version in (1, 2))
    assert two.labels()[: one.size] == one.labels()
    for match, seat in moments("histrio", 2, "options", every=3):
        view, legal = match.look(seat), match.option_numbers(seat)
        first, second = (option_features_of(match.setting, view, legal, version) for version in (1, 2))
        assert (second[:, : one.size] == first).all()


@pytest.mark.parametrize("players", [2, 4])
def test_version_2_says_all_that_a_visit_depends_on(players: int) -> None:
    layout = features_of(game_of("histrio"), 2).option
    visit, kinds, met = layout["visit"], layout["visit_cards"].labels, 0
    for match, seat in moments("histrio", players, "visits"):
        if match.question()["question"] != "choose_city":
            continue
        s, spaces = match.s, int(match.setting.t.spaces)
        for key, number in zip(match.options(seat), match.option_numbers(seat), strict=True):
            if not key.startswith("travel:"):
                continue
            met += 1
            city = int(key.removeprefix("travel:")) - 1
            parts = layout.split(option_features_of(match.setting, match.look(seat), [number], 2)[0])
            row = dict(zip(visit.labels, parts["visit"], strict=True))
            assert [row[f"city_{n + 1}"] for n in range(8)] == [n == city for n in range(8)]
            rivals = [(seat + away) % players for away in range(players)]
            assert [row[f"open_to_away_{away}"] for away in range(players)] == [
                not int(s.spent[rival]) >> city & 1 for rival in rivals
            ]
            cards = s.cities[city, : s.city_count[city]].tolist()
            actors = [card for card in cards if card < 10]
            assert parts["visit_cards"].sum() * 5 == pytest.approx(len(cards))
            assert [parts["visit_cards"][kinds.index("comedian_1") + n] * 5 for n in range(10)] == pytest.approx(
                [actors.count(n) for n in range(10)]
            )
            moved = int(s.needle) + sum(card + 1 if card < 5 else 4 - card for card in actors)
            moved = max(-spaces, min(spaces - 1, moved))
            assert row["needle_if_shared"] * spaces == pytest.approx(moved)
            assert row["comedy_if_shared"] == (moved >= 0)
            if players == 2:
                assert row["friend_chance_0"] == (s.friendly_card[seat] == city)
                left = [place for place in range(8) if not int(s.spent[5 + 1 - seat]) >> place & 1]
                assert row["friend_chance_1"] == pytest.approx((city in left) / len(left))
    assert met > 20


def test_parts_share_the_memory_of_the_flat_array() -> None:
    layout = features_of(game_of("histrio")).observation
    flat = np.zeros((4, layout.size), np.float32)
    parts = layout.split(flat)
    parts["cities"][2, 7, 0] = 1.0
    assert parts["cities"].shape == (4, *layout["cities"].shape)
    assert flat[2, layout["cities"].first + 7 * layout["cities"].width] == 1.0
