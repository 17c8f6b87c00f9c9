"""Histrio's board shows what the view says, at every width and in every language, and nothing that is sealed."""

import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from tests.cli import play_harness
from tests.cli.play_harness import SEAT_NAMES, drawn
from tests.histrio.table import on_the_road, play, seats, table
from tests.infrastructure.edition_changes import ReferenceChanges
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.games.histrio.edition_rules import SCHEMA
from trianon.viewing.settings import reference_setting


def is_under_way(match: Match) -> bool:
    return match.answer_count > 60


def midgame(players: int, seed: str, wanted: Callable[[Match], bool] = is_under_way) -> Match:
    return play_harness.midgame(players, seed, wanted, game="histrio")[0]


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_fits_every_width(players: int, language: str) -> None:
    match = midgame(players, "wide")
    for width in (60, 80, 100, 110, 120, 200):
        for viewer in (match.asked()[0], SPECTATOR):
            lines = drawn(match, viewer, width, language).splitlines()
            assert [line for line in lines if cell_len(line) > width] == []
            assert "…" not in "".join(lines), "something was cut off"
            rows = re.findall(r"^│ +\[\d\].*?((?: [1-8·]){8}) ", "\n".join(lines), re.MULTILINE)
            assert len(rows) == players


def columns_of(shown: str) -> list[list[str]]:
    """The cells below each city's name, from a board that is wide enough for one row of cities."""
    road = shown.partition("╭─ The road")[2].partition("╰")[0].splitlines()[1:]
    names = ("Fanal", "Clochette", "Vieuxpont", "Moulinet", "Roquefière", "Bellerive", "Aiguilles", "Hautecime")
    starts = [road[0].index(f"{number} {name}") for number, name in enumerate(names, 1)]
    ends = [*(start - 1 for start in starts[1:]), len(road[0]) - 1]
    return [[line[start:end].strip() for line in road[1:]] for start, end in zip(starts, ends, strict=True)]


def test_every_city_shows_its_caravels_and_its_cards_the_newest_on_top() -> None:
    match = midgame(4, "road", lambda match: any(len(city["cards"]) > 2 for city in match.view()["cities"]))
    for city, column in zip(match.view()["cities"], columns_of(drawn(match, SPECTATOR)), strict=True):
        there = f"[{' '.join(city['caravels'])}]" if city["caravels"] else ""
        coming = f"→{' '.join(city['coming'])}" if city["coming"] else ""
        assert column[0] == " ".join(filter(None, (coming, there)))
        words = [card.replace(".", " ").capitalize() for card in reversed(city["cards"])]
        assert [cell.capitalize() for cell in column[1:] if cell] == (words or ["–"])


def test_players_are_shown_with_all_that_is_public() -> None:
    match = midgame(5, "players", lambda match: match.view()["season"] == 2 and match.view()["round"] > 3)
    shown = drawn(match, SPECTATOR, 200)
    for seat in match.view()["seats"]:
        row = next(line for line in shown.splitlines() if f" [{seat['seat']}] {SEAT_NAMES[seat['seat'] - 1]}" in line)
        sums = [sum(int(card[-1]) for card in seat["troupe"] if card.startswith(kind)) for kind in ("comedian", "trag")]
        travel = " ".join(str(city) if city in seat["travel"]["hand"] else "·" for city in range(1, 9))
        assert re.search(rf" {seat['ecu']} +{sums[0]} : {sums[1]} ", row)
        assert f" {travel} " in row
        assert re.search(rf"{travel} +{seat['requests_size']} +{seat['impresarios']} ", row)
        for juggler in seat["jugglers"]:
            state = " (used)" if juggler["used"] else " (new)" if juggler["fresh"] else ""
            assert f"{juggler['juggler'].capitalize()}{state}" in laid_out(shown, seat["seat"])


def laid_out(shown: str, seat: int) -> str:
    """A seat's row and the lines it goes on in, as one."""
    row = re.findall(rf"\[{seat}\] {SEAT_NAMES[seat - 1]}.*?(?= \[{seat + 1}\] |╰)", shown, re.DOTALL)[0]
    return " ".join(row.replace("│", " ").split())


def test_narrow_boards_leave_out_nothing() -> None:
    match = midgame(4, "narrow", lambda match: any(seat["played"][0] for seat in match.view()["seats"]))
    shown = drawn(match, SPECTATOR, 80)
    for seat in match.view()["seats"]:
        below = re.findall(rf"^│ +\[{seat['seat']}\] (?!{SEAT_NAMES[seat['seat'] - 1]})(.*?) *│$", shown, re.M)
        for juggler in seat["jugglers"]:
            assert juggler["juggler"].capitalize() in below[0]
        if seat["played"][0]:
            assert "played: " in below[0]


@pytest.mark.parametrize("needle", ["comedy.1", "comedy.10", "tragedy.1", "tragedy.7"])
def test_the_needle_stands_in_brackets_in_its_half(needle: str) -> None:
    match = table(f'players = 3\nneedle = "{needle}"\n' + seats("on_stage = 1", "", "on_stage = 2"))
    shown = drawn(match, SPECTATOR)
    half, space = needle.split(".")
    left, right = re.findall(r"needle comedy (.*) ┃ (.*) tragedy", shown)[0]
    assert (f"[{space}]" in left, f"[{space}]" in right) == (half == "comedy", half == "tragedy")
    assert left.replace("[", "").replace("]", "").split() == [str(number) for number in range(10, 0, -1)]
    assert f"the king wants {half}" in shown
    assert re.search(r"stage +\[1\] \[3\] \[3\] ", shown)


def test_of_a_long_gauge_only_the_ends_and_the_needle_are_numbered() -> None:
    edition = ReferenceChanges(SCHEMA).load(("gauge.spaces_per_half", 30))
    match = Match(game_of("histrio").setting(edition, 3), Start("long"))
    match.s.needle = -7
    assert "needle comedy 30 ·· 1 ┃ 1 ·· [7] ·· 30 tragedy" in drawn(match, SPECTATOR, 80)
    match.s.needle = 1
    assert "needle comedy 30 ·· [2] 1 ┃ 1 ·· 30 tragedy" in drawn(match, SPECTATOR, 80)


def test_what_may_be_chosen_is_marked() -> None:
    match = midgame(4, "marks", lambda match: match.question()["question"] == "choose_city")
    seat = match.asked()[0]
    shown = drawn(match, seat)
    for city in range(1, 9):
        assert (f"»{city} " in shown) == (f"travel:{city}" in match.options(seat))
    assert "»" not in drawn(match, SPECTATOR).partition("The newest card")[0]


def test_targets_of_jugglers_and_of_thieves_are_marked() -> None:
    bear = on_the_road('[["comedian.2", "alms.3"]]', 'going = 1\njugglers = ["bear", "fox"]', "going = 1", "going = 2")
    shown = drawn(bear, 0)
    assert "»Bear" in shown
    assert "»Fox" not in shown
    play(bear, "1 use:bear")
    assert "»alms 3" in drawn(bear, 0)
    assert "»comedian 2" in drawn(bear, 0)
    thief = on_the_road('[["comedian.2"]]', "going = 1", "going = 2\necu = 0", "going = 3")
    shown = drawn(thief, 0)
    assert "»[3] random" in shown
    assert "»[2] thumb" not in shown
    assert re.search(r"met now +comedian 2 ", shown)


def test_own_requests_and_jugglers_are_explained() -> None:
    match = table("players = 3\n" + seats('requests = ["balance", "beginners"]\njugglers = ["owl", "chameleon"]'))
    shown = drawn(match, 0)
    assert re.search(r"requests +Balance +6 Ecu equal sums, with comedians and tragedians", shown)
    assert re.search(r"Beginners +3 Ecu at least 3 actors of level 1 or 2", shown)
    assert re.search(r"jugglers +Owl +after new cards: draw a request", shown)
    assert re.search(r"Chameleon +at the end of the season: counts as a comedian or a tragedian of level 1", shown)
    for viewer in (1, SPECTATOR):
        assert "Balance" not in drawn(match, viewer)


@pytest.mark.parametrize("region", ["", "troupe"])
def test_sealed_choices_and_the_friendly_card_are_shown_to_their_owner(region: str) -> None:
    """Views hide them from others; a board is drawn from a view alone."""
    match = Match(reference_setting("histrio", 2), Start("friends"))
    city = match.view(0)["seats"][0]["friendly"]["drawn"]
    assert re.search(
        rf"friendly troupe +\w+ \({city}\) +only you know it yet; 7 cards left", drawn(match, 0, region=region)
    )
    match.answer(1, "travel:3")
    assert re.search(r"in secret +Vieuxpont \(3\)", drawn(match, 1, region=region))
    assert "in secret" not in drawn(match, 0, region=region)
    assert "[2] thumb ✓" in drawn(match, 0)


def test_a_choice_to_play_no_request_is_shown_to_its_owner() -> None:
    match = midgame(3, "requests", lambda match: match.question()["question"] == "play_request")
    seat = match.asked()[0]
    match.answer(seat, "pass")
    assert "play no request" in drawn(match, seat)


def test_a_friendly_troupe_has_its_own_mark_on_the_road() -> None:
    match = midgame(2, "marks", lambda match: match.view()["phase"] == "encounters")
    for city, column in zip(match.view()["cities"], columns_of(drawn(match, SPECTATOR)), strict=True):
        for troupe in (*city["coming"], *city["caravels"]):
            mark = f"{troupe[-1]}f" if troupe.startswith("friendly") else troupe
            assert re.search(rf"(?<![\df]){mark}(?![\df])", column[0])


def test_an_edition_with_other_jugglers_and_requests_is_shown_by_their_ids() -> None:
    edition = ReferenceChanges(SCHEMA).load(("jugglers.1.id", "weasel"), ("requests.4.id", "quarrel"))
    setting = game_of("histrio").setting(edition, 3)
    presenter = presenter_of(setting, "en", Seating(SEAT_NAMES[:3], 0))
    match = Match(setting, Start("other"))
    match.s.jugglers[0], match.s.requests[0, 3] = 1, 1
    shown = drawn(match, 0)
    assert re.search(r"weasel +after the reveal: take the revealed travel card back", shown)
    assert re.search(r"quarrel +6 Ecu equal sums", shown)
    use = presenter.option("use:weasel", {"question": "use_juggler"}, match.view(0))
    assert use.startswith("use the juggler weasel: take the revealed")
