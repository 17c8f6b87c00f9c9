"""Sentences at a table: the same in every world that fits a view, and whatever was written before."""

from collections.abc import Iterator

from tests.contract.leaks import text
from tests.contract.table import Played, copy, described, give, heard, legal, look, viewers, world_of
from trianon.core.game import Setting
from trianon.core.kernel.struct import to_bytes
from trianon.core.match_state import MatchState
from trianon.core.wording import Message, Wording

EVERY = 11  # decisions of a match: one in so many is looked at


def fresh(setting: Setting) -> Wording:
    """A wording without any history: it remembers what options mean."""
    return setting.game.wording_of(setting.edition, setting.players)


def words(setting: Setting, s: object, viewer: int, remembered: Wording | None = None) -> list[Message]:
    """The prompt and the meaning of every option, as a seat reads them from this wording, or from a fresh one."""
    state = MatchState(setting, s)
    keys = state.options(viewer)
    if not keys:
        return []
    question, view, wording = state.question(), described(setting, s, viewer), remembered or fresh(setting)
    return [wording.question(question, view), *wording.options(keys, question, view)]


def sampled(matches: list[Played]) -> Iterator[tuple[Played, int]]:
    """Matches with the numbers of some of their decisions."""
    for played in matches:
        for number in range(0, len(played.match.answers), EVERY):
            yield played, number


def test_a_seat_reads_the_same_words_in_every_world_that_fits_its_view(matches: list[Played]) -> None:
    compared = 0
    for played, number in sampled(matches):
        setting = played.setting
        s = played.state(number)
        for seat in range(setting.players):
            world = world_of(setting, s, seat, f"words {number} {seat}")
            real, other = words(setting, s, seat), words(setting, world, seat)
            assert text(real) == text(other), (number, seat)
            compared += len(real)
    assert compared > 10


def test_an_option_means_the_same_whatever_was_read_before(matches: list[Played]) -> None:
    """Meanings that are remembered depend on nothing but their key: no seat reads what another one was shown."""
    for played, number in sampled(matches):
        setting, s = played.setting, played.state(number)
        for seat in range(setting.players):
            assert words(setting, s, seat, setting.wording) == words(setting, s, seat), (number, seat)


def test_a_viewer_reads_the_same_story_in_every_world_that_fits_its_view(matches: list[Played]) -> None:
    compared = 0
    for played, number in sampled(matches):
        setting, answer = played.setting, played.match.answers[number]
        for viewer in viewers(setting):
            one = played.state(number)
            other = world_of(setting, one, viewer, f"story {number} {viewer}")
            option = int(setting.game.locate(one, *setting.keys.codes[answer.key]))
            if option not in legal(setting, other, answer.seat):
                continue
            seen = []
            for s in (one, other):
                table = copy(setting, s)
                events = heard(setting, give(setting, table, answer.seat, option), viewer)
                phrases = fresh(setting).phrases(events) if events else []
                seen.append((to_bytes(look(setting, table, viewer)), text(phrases)))
            if seen[0][0] == seen[1][0]:  # else the rules have shown the difference
                assert seen[0][1] == seen[1][1], (number, viewer)
                compared += 1
    assert compared > 3
