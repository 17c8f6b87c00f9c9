"""No hidden information leaks: nodes in two worlds send the same bytes to a viewer that cannot distinguish them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.table import Played, any_option, look, play, setting_name, viewers, world_of
from tests.infrastructure.samples import sample
from tests.infrastructure.twin_nodes import Twins
from trianon.core.game import Setting
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Start
from trianon.server.bots import hints
from trianon.server.matches.prepared_answers import prepare, preparing_of
from trianon.server.wire.prepared_messages import AnswerAhead, PreparedGiven
from trianon.server.workers.bot_pool import BotPool, ThinkLimit

MOMENTS, STEPS = sample(1, 6), 5  # of each match: where worlds part, and how many answers they are followed for


@pytest.fixture(scope="module")
def hint_pool() -> Iterator[BotPool]:
    """One process for the hints of all nodes here: its start takes longer than the hints."""
    opened = BotPool(1)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def played(setting: Setting) -> Played:
    return play(setting, Start("a match to look into"), any_option, Random(f"{setting_name(setting)} 1"))


def everything(pair: Twins, table: str, viewer: int) -> None:
    """Send every read request to both nodes as one viewer."""
    token, path = pair.token(viewer), f"/api/tables/{table}"
    now = what_is_new(pair, table, viewer)
    reads = (
        "", "/chat", "/replay/0", "/replay/1", "/replay/999", "/replay/0?seat=1", "/record", "/score", "/consequences",
        "/consequences?key=no:such", "/prepared",
    )  # fmt: skip
    asks: list[tuple[str, str, Any]] = [("GET", path + where, None) for where in reads]
    asks += [
        ("GET", "/api/tables/mine", None),
        ("GET", "/api/tables/lobby", None),
        ("POST", f"{path}/prepared", {"answers": [{"name": "no", "key": "such"}]}),
        ("POST", f"{path}/answers", {"number": 0, "key": "no:such"}),
        ("POST", f"{path}/answers", {"number": now["number"] + 1, "key": "pass"}),
        ("POST", f"{path}/undo-request", {"to": 999}),
        ("POST", f"{path}/consent", {"agree": True}),
        ("POST", f"{path}/hint", None),
        ("HEAD", path, None),
    ]
    if not now["may_undo"]:
        asks.append(("POST", f"{path}/undo", None))
    for method, where, json in asks:
        pair.same(token, method, where, json)
    if viewer == SPECTATOR:  # and an anonymous request
        for method, where, json in asks:
            pair.same(None, method, where, json)


def what_is_new(pair: Twins, table: str, viewer: int) -> Any:
    """What follows after every answer: the situation with all entries from the beginning and with the latest."""
    token, path = pair.token(viewer), f"/api/tables/{table}"
    now = msgspec.json.decode(pair.same(token, "GET", f"{path}?since=0")[2])
    pair.same(token, "GET", f"{path}?since={now['number'] - 1}")
    pair.same(token, "GET", f"{path}/replay/{now['number'] - 1}")
    return now


def test_indistinguishable_worlds_produce_the_same_bytes(pair: Twins, setting: Setting, played: Played) -> None:
    """At many positions, for every viewer: two indistinguishable tables, followed while they remain so."""
    answers, compared, parted = played.match.answers, 0, 0
    chance = Random(7)
    for viewer in viewers(setting):
        for number in sorted(chance.sample(range(len(answers) - 2), MOMENTS)):
            real = played.state(number)
            world = world_of(setting, real, viewer, f"{number} {viewer}")
            parted += to_bytes(world) != to_bytes(real)
            table = pair.table(setting, (real, world))
            everything(pair, table, viewer)
            for step, answer in enumerate(answers[number : number + STEPS]):
                other = pair.sides[1].loaded(table).match
                if answer.key not in other.options(answer.seat):
                    break
                pair.answer(table, answer.seat, answer.key)
                one, two = pair.looks(table, viewer)
                if one != two or not pair.heard(table, viewer, step + 1):
                    break  # the rules have shown it
                if pair.sides[0].loaded(table).match.over:
                    break  # and now everything is shown
                what_is_new(pair, table, viewer)
                compared += 1
            pair.put_away(table)
    assert compared > 2 * MOMENTS
    assert parted > MOMENTS


def test_illegal_keys_are_refused_alike(pair: Twins, setting: Setting, played: Played) -> None:
    chance = Random(11)
    for number in chance.sample(range(len(played.match.answers)), sample(1, 4)):
        real = played.state(number)
        for viewer in chance.sample(range(setting.players), 1):
            world = world_of(setting, real, viewer, f"keys {number} {viewer}")
            table = pair.table(setting, (real, world))
            options = set(pair.sides[0].loaded(table).match.options(viewer))
            assert options == set(pair.sides[1].loaded(table).match.options(viewer))
            keys = [key for key in setting.keys.codes if key not in options]
            for key in chance.sample(keys, 12):  # `tests/contract` compares the reasons against all keys
                asked = {"number": 1, "key": key}
                answered = pair.same(pair.token(viewer), "POST", f"/api/tables/{table}/answers", asked)
                assert answered[0] == 409
            pair.put_away(table)


def test_hints_use_only_the_view_of_the_player(
    pair: Twins, setting: Setting, played: Played, hint_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Search samples worlds from the view: with fixed simulations it returns the same at both nodes."""
    monkeypatch.setattr(hints, "THINK_LIMIT", ThinkLimit(simulations=40))
    for side in pair.sides:
        monkeypatch.setattr(side.node, "hint_pool", hint_pool)
    chance, compared = Random(13), 0
    for number in chance.sample(range(len(played.match.answers) - 1), sample(2, 6)):
        real = played.state(number)
        viewer = played.match.answers[number].seat
        world = world_of(setting, real, viewer, f"hints {number}")
        table = pair.table(setting, (real, world), hints=True)
        status, _, body = pair.same(pair.token(viewer), "POST", f"/api/tables/{table}/hint")
        assert status == 200
        compared += len(msgspec.json.decode(body)["hints"]) > 1
        pair.put_away(table)
    assert compared


def test_what_somebody_prepares_is_in_no_byte_that_others_get(pair: Twins, setting: Setting, played: Played) -> None:
    """The same table at both nodes; a seat that waits prepares an answer at one of them."""
    chance, compared = Random(17), 0
    for number in chance.sample(range(len(played.match.answers) - 2), sample(3, 12)):
        real = played.state(number)
        table = pair.table(setting, (real, real))
        one, other = pair.sides
        for seat in set(range(setting.players)) - set(one.loaded(table).match.asked()):
            preparing = preparing_of(one.node.tables, table, pair.ids[seat])
            if not preparing.next:
                continue
            question = preparing.next[0]
            ahead = AnswerAhead(question.name, question.options[0], firm=True)
            prepare(one.node.tables, table, pair.ids[seat], PreparedGiven([ahead], ["use-no-jugglers"]))
            for viewer in set(viewers(setting)) - {seat}:
                everything(pair, table, viewer)
                compared += 1
            answer = played.match.answers[number]
            pair.answer(table, answer.seat, answer.key)
            if one.loaded(table).number == other.loaded(table).number:  # it was not due yet
                for viewer in set(viewers(setting)) - {seat}:
                    everything(pair, table, viewer)
            break
        pair.put_away(table)
    assert compared


def test_a_world_that_shows_is_found(pair: Twins, setting: Setting, played: Played) -> None:
    """The comparison can fail: a rival that can distinguish the worlds gets different bytes."""
    for number in range(0, len(played.match.answers), 5):
        real = played.state(number)
        for viewer in range(setting.players):
            rival = (viewer + 1) % setting.players
            world = world_of(setting, real, viewer, "another")
            if to_bytes(look(setting, world, rival)) != to_bytes(look(setting, real, rival)):
                table = pair.table(setting, (real, world))
                answered = {side.ask(pair.token(rival), "GET", f"/api/tables/{table}")[2] for side in pair.sides}
                pair.put_away(table)
                if len(answered) == 2:
                    return
    raise AssertionError("no difference was shown")
