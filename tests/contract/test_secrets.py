"""Contract 7 and 8: hidden information stays hidden, and worlds made of a view are sound and differ where they may."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from zlib import crc32

from tests.contract.leaks import events_differ, seals_differ, secrets_in, views_differ
from tests.contract.leaks import text as travelling
from tests.contract.table import MAX_ANSWERS, Played, copy, described, look, viewers, world_of
from tests.infrastructure.samples import sample
from trianon.core.game import Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import play_randomly
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked, is_secret
from trianon.core.kernel.struct import to_bytes, zero

EVERY_SEAL = sample(3, 1)  # decisions: one in so many is looked at


def pairs(played: Played, every: int, worlds: int = 1) -> Iterator[tuple[int, int, Any, Any]]:
    """Decisions, viewers, the real table and some that this viewer cannot tell from it."""
    setting = played.setting
    for number in range(0, len(played.states), every):
        s = played.state(number)
        for viewer in viewers(setting):
            for seed in range(worlds):
                yield number, viewer, s, world_of(setting, s, viewer, f"world {number} {viewer} {seed}")


def test_a_viewer_is_shown_the_same_in_every_world_that_fits_its_view(matches: list[Played]) -> None:
    for played in matches:
        for number, viewer, s, world in pairs(played, 3):
            assert views_differ(played.setting, s, world, viewer) == [], (number, viewer)


def test_a_viewer_gets_the_same_events_in_every_world_that_fits_its_view(matches: list[Played]) -> None:
    compared = 0
    for played in matches:
        setting, answers = played.setting, played.match.answers
        for number, viewer, s, world in pairs(played, 2):
            if number < len(answers):
                answer = answers[number]
                option = int(setting.game.locate(s, *setting.keys.codes[answer.key]))
                found = events_differ(setting, s, world, viewer, answer.seat, option)
                assert not found, (number, viewer, answer)
                compared += found is not None
    assert compared > 50


def test_a_sealed_answer_is_hidden_from_all_other_viewers(matches: list[Played]) -> None:
    for played in matches:
        setting = played.setting
        for number in range(0, len(played.states), EVERY_SEAL):
            s = played.state(number)
            if is_secret(s):
                for seat in range(setting.players):
                    if asked(s, seat):
                        for viewer in viewers(setting):
                            if viewer != seat:
                                assert seals_differ(setting, s, seat, viewer) == [], (number, viewer)


def test_neither_seed_nor_key_travels(matches: list[Played]) -> None:
    for played in matches:
        setting, match = played.setting, played.match
        for viewer in viewers(setting):
            assert secrets_in(travelling(match.events(viewer)), match.start.seed) == []
        for number in range(0, len(played.states), 10):
            s = played.state(number)
            for viewer in viewers(setting):
                assert secrets_in(travelling(described(setting, s, viewer)), match.start.seed) == []
                view = to_bytes(look(setting, s, viewer))
                assert not [word for word in s.key.tolist() if int(word).to_bytes(4, "little") in view]


def test_every_world_is_sound_and_can_be_played_to_the_end(matches: list[Played]) -> None:
    for played in matches:
        setting, game = played.setting, played.setting.game
        silent, options = zero(Events), zero(Options)
        for number, viewer, _, world in pairs(played, 5):
            assert game.sound(world, setting.t), (number, viewer, game.audit(world, setting.t, setting.names))
            play_randomly(game.rules, world, setting.t, silent, options, number + 1, MAX_ANSWERS)
            assert world.over == 1, (number, viewer)
            assert game.sound(world, setting.t), (number, viewer, game.audit(world, setting.t, setting.names))


def test_worlds_differ_in_what_the_viewer_cannot_see_and_in_nothing_else(matches: list[Played]) -> None:
    """Every rival's own view varies at some moment, and so does what nobody sees: so no secret is simply passed on."""
    setting, varied = matches[0].setting, set()
    for played in matches:
        for number in range(len(played.states) // 3, len(played.states) - 1, max(1, len(played.states) // 12)):
            s = played.state(number)
            for viewer in viewers(setting):
                worlds = [world_of(setting, s, viewer, f"{number} {i}") for i in range(6)]
                for other in range(setting.players):
                    if other != viewer and len({to_bytes(look(setting, world, other)) for world in worlds}) > 1:
                        varied.add((viewer, other))
                for world in worlds:
                    world.key[:], world.draws[:] = 0, 0
                if len({to_bytes(world) for world in worlds}) > 1:
                    varied.add((viewer, viewer))
    assert varied == {(viewer, other) for viewer in viewers(setting) for other in {*range(setting.players), viewer}}


def test_the_same_view_and_seed_make_the_same_world(played: Played) -> None:
    setting, s = played.setting, played.state(len(played.states) // 2)
    for viewer in viewers(setting):
        world = world_of(setting, s, viewer, "again")
        assert to_bytes(world) == to_bytes(world_of(setting, s, viewer, "again"))
        assert to_bytes(world) != to_bytes(world_of(setting, s, viewer, "another"))


# -- the check itself, tried on a game that leaks


def test_a_view_that_depends_on_something_hidden_is_found(played: Played) -> None:
    honest = played.setting

    def look_too_far(s: Any, t: Any, v: Any, seat: int) -> None:
        honest.game.look(s, t, v, seat)
        v.horizon[0] = crc32(to_bytes(s)) % 1000

    leaky = Setting(replace(honest.game, look=look_too_far), honest.edition, honest.players)
    s = played.state(len(played.states) // 2)
    world = world_of(honest, s, 0, "w")
    assert views_differ(honest, s, world, 0) == []
    assert "the view as a record" in views_differ(leaky, s, world, 0)


def test_a_world_never_holds_the_real_generator(played: Played) -> None:
    setting, s = played.setting, played.state(0)
    assert not set(copy(setting, s).key.tolist()) & set(world_of(setting, s, 0, "w").key.tolist())
