"""Reports: components by seat and figures are counted correctly, and the page needs no other file."""

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from html import escape

import pytest

from trianon.bots.arena import Contest
from trianon.bots.ratings import Interval, mean_interval
from trianon.bots.simulate import recorded_match
from trianon.bots.statistics.components import Acquired, acquired_in, components_of, starting_seat
from trianon.bots.statistics.points import points_by_stage, stage_order
from trianon.bots.statistics.study import BalanceStudy
from trianon.bots.statistics.summary import MatchSummary, summarize
from trianon.core.components import Component
from trianon.core.game import Json
from trianon.core.match import Match
from trianon.research.balance.findings import Findings, findings_of
from trianon.research.balance.lab import LabPlan, measure
from trianon.research.balance.page import page
from trianon.research.balance.plots import histogram, step_for, whisker
from trianon.research.matches.source import SelfPlay
from trianon.texts import LANGUAGES, Texts
from trianon.viewing.settings import reference_setting


def findings(series: SelfPlay) -> Findings:
    return findings_of(measure(LabPlan(series)))


SVG = "{http://www.w3.org/2000/svg}"


def matches(game: str) -> list[Match]:
    found = []
    for players in (2, 4, 5):
        setting = reference_setting(game, players)
        found += [recorded_match(setting, ["thumb", *["random"] * (players - 1)], "report", n) for n in range(3)]
    return found


def had_of(match: Match) -> Acquired:
    return acquired_in(match.events(None), components_of(match.setting.game.name), match.setting.players)


def answered(match: Match, verb: str) -> Counter[tuple[str, int]]:
    """What seats answered with a verb: the piece named, without its place, and the seat."""
    return Counter(
        (answer.key.partition(":")[2].partition("@")[0], answer.seat)
        for answer in match.answers
        if answer.key.startswith(f"{verb}:")
    )


def counted(had: dict[str, list[int]]) -> Counter[tuple[str, int]]:
    return Counter({(name, seat): n for name, counts in had.items() for seat, n in enumerate(counts) if n})


@pytest.mark.parametrize(("kind", "verb"), [("employee", "hire"), ("decoration", "decorate"), ("dress", "make")])
def test_rokokos_components_are_those_the_seats_asked_for(kind: str, verb: str) -> None:
    some = 0
    for match in matches("rokoko"):
        assert counted(had_of(match)[kind]) == answered(match, verb)
        some += len(answered(match, verb))
    assert some > 10


def test_rokokos_halls_are_those_rented_in() -> None:
    for match in matches("rokoko"):
        rented: Counter[tuple[str, int]] = Counter()
        for (place, seat), times in answered(match, "rent").items():
            rented[place.partition(".")[0], seat] += times
        assert counted(had_of(match)["hall"]) == rented


def test_histrios_components_are_those_the_seats_ended_with() -> None:
    some: Counter[str] = Counter()
    for match in matches("histrio"):
        had = had_of(match)
        requests = Counter(
            {one: n for one, n in answered(match, "play").items() if one[0] in match.setting.names["request"]}
        )
        assert counted(had["request"]) == requests
        for seat, view in enumerate(match.view(0)["seats"]):
            for juggler in view["jugglers"]:
                assert had["juggler"][juggler["juggler"]][seat] > 0
            for actor in view["troupe"]:
                assert had["actor"][actor][seat] > 0
        assert set(had["juggler"]) <= set(match.setting.names["juggler"])
        assert {place.partition(".")[0] for place in had["city"]} == {"city"}
        some.update({kind: len(found) for kind, found in had.items()})
    assert min(some.values()) > 0


def test_events_that_only_look_alike_do_not_count() -> None:
    hired = Component("employee", "card", "card", "display", ("hand",))
    events: list[Json] = [
        {"event": "card", "seat": 1, "card": "1a", "from": "display.1", "to": "hand.1"},
        {"event": "card", "seat": 1, "card": "1a", "from": "supply.1", "to": "hand.1"},
        {"event": "card", "seat": None, "card": "1b", "from": "display.2", "to": "gone"},
        {"event": "tile", "seat": 2, "card": "1c", "from": "display.1", "to": "hand.2"},
    ]
    assert acquired_in(events, [hired], 2) == {"employee": {"1a": [1, 0]}}


def emitted(had: dict[str, list[int]], points: tuple[int, ...], placings: tuple[int, ...]) -> MatchSummary:
    return MatchSummary(("a", "b"), points, placings, {"juggler": had, "request": {}, "actor": {}, "city": {}})


def test_figures_are_counted_rightly() -> None:
    accounts = [
        emitted({"fox": [1, 0]}, (10, 4), (1, 2)),
        emitted({"fox": [2, 1]}, (6, 6), (1, 1)),
        emitted({"owl": [0, 1]}, (2, 8), (2, 1)),
    ]
    found = BalanceStudy(reference_setting("histrio", 2), {"kind": "records", "files": 3}, accounts)
    fox, owl = sorted(found.components("juggler"), key=lambda one: one.name)
    assert (fox.seats, fox.of, fox.few) == (3, 6, True)
    assert fox.share.value == pytest.approx((1 + 0.5 + 0.5) / 3)
    assert fox.lead.value == pytest.approx((10 + 6 + 6) / 3 - (4 + 2 + 8) / 3)
    assert fox.share.low < fox.share.value < fox.share.high
    assert owl.share.value == 1
    assert found.points() == {"a": [10, 6, 2], "b": [4, 6, 8]}
    assert found.margins() == [6, 0, 6]
    (first, mean), (second, _) = found.seats()
    assert [first.value, second.value, mean.value] == pytest.approx([0.5, 0.5, 6])
    assert found.opponents()["a"].value == pytest.approx(0.5)
    assert found.to_json()["components"]["juggler"]["fox"]["seats"] == 3


def test_seats_of_one_match_make_no_mean_surer() -> None:
    """Two seats of one bot that always get the same points are one figure a match."""
    accounts = [replace(emitted({}, (points, points), (1, 1)), names=("a", "a")) for points in (10, 20, 30)]
    found = BalanceStudy(reference_setting("histrio", 2), {"kind": "records", "files": 3}, accounts)
    mean = found.mean_points()["a"]
    assert mean.value == 20
    assert mean == mean_interval([10.0, 20.0, 30.0])
    assert found.points() == {"a": [10, 10, 20, 20, 30, 30]}


def test_seats_count_from_the_starting_player() -> None:
    for match in matches("rokoko"):
        view = Match(match.setting, match.start).view(0)
        assert starting_seat(match.events(None), "rokoko") == view["starting_player"] - 1
    assert starting_seat(matches("histrio")[0].events(None), "histrio") == 0
    later = [replace(emitted({}, (9, 1), (1, 2)), first=1), replace(emitted({}, (2, 8), (2, 1)), first=0)]
    (first, points), (second, _) = BalanceStudy(
        reference_setting("histrio", 2), {"kind": "records", "files": 2}, later
    ).seats()
    assert [first.value, second.value, points.value] == [0, 1, 1.5]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_the_page_stands_by_itself(game: str, language: str) -> None:
    everything = findings(SelfPlay(Contest(game, ("thumb", "thumb", "random"), 2, "page")))
    found = everything.study
    text = page(everything, Texts(language, game), lambda kind, name: f"<{kind}> & {name}")
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    for foreign in ("<script", "http://", "https://", "src=", "@import", "url("):
        assert foreign not in text
    assert "prefers-color-scheme: dark" in text
    for kind in found.kinds:
        assert f"&lt;{kind}&gt; &amp; " in text
        assert Texts(language, found.setting.game.name).text(f"report-all-{kind}") in text
    # seats that differ are the opponents' doing, too; those of Histrio choose at once
    assert (escape(Texts(language, game).text("report-seats-opponents")) in text) == (game == "rokoko")
    sources = found.sources()["thumb"]
    assert len(sources) > 5
    assert all(escape(Texts(language, game).text(source)) in text for source in sources)
    drawn = text.count("<svg viewBox")
    assert drawn == text.count("aria-label=")
    assert drawn + text.count('<svg class="piece"') == text.count("</svg>")
    rows = sum(len(found.components(kind)) for kind in found.kinds)
    assert drawn == 2 + 2 + 2 + 3 + rows  # points of two opponents, leads and lengths, opponents, seats, components
    assert page(everything, Texts(language, game), lambda kind, name: f"<{kind}> & {name}") == text


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_sources_and_stages_add_up_to_the_points(game: str) -> None:
    for match in matches(game):
        summary = summarize(match.setting, ("a",) * match.setting.players, match.result(), match.events(None), 1)
        for figures in (summary.sources, summary.stages):
            assert [sum(column) for column in zip(*figures.values(), strict=True)] == list(summary.points)
        assert list(summary.stages) == sorted(summary.stages, key=stage_order)
        account = [event for event in match.events(None) if event.get("points")]
        assert len(summary.sources) <= len(account)


def test_points_of_a_placed_piece_belong_to_the_round_of_its_marker() -> None:
    events: list[Json] = [
        {"event": "round", "seat": None, "round": 1},
        {"event": "marker", "seat": 2, "to": "hall_2.1"},
        {"event": "round", "seat": None, "round": 2},
        {"event": "marker", "seat": 1, "to": "hall_2.2"},
        {"event": "phase", "seat": None, "phase": "final_scoring"},
        {"event": "score", "seat": 2, "rule": "RK-F4", "points": 4, "where": "hall_2.1"},
        {"event": "score", "seat": 2, "rule": "RK-F10", "points": 3, "where": "hall_2.1"},
        {"event": "score", "seat": 1, "rule": "RK-F10", "points": 2, "where": "hall_2.2"},
    ]
    assert points_by_stage("rokoko", events, 2) == {"1": [0, 3], "2": [2, 0], "scoring": [0, 4]}


def test_money_that_changes_hands_belongs_to_the_round_in_which_it_does() -> None:
    events: list[Json] = [
        {"event": "ecu", "seat": 1, "amount": 3, "from": "bank", "to": "purse.1"},
        {"event": "season", "seat": None, "season": 1},
        {"event": "round", "seat": None, "round": 1},
        {"event": "ecu", "seat": 2, "amount": 1, "from": "purse.1", "to": "purse.2"},
        {"event": "phase", "seat": None, "phase": "pay"},
        {"event": "ecu", "seat": 2, "amount": 5, "from": "bank", "to": "purse.2"},
    ]
    assert points_by_stage("histrio", events, 2) == {"start": [3, 0], "1.1": [-1, 1], "1.scoring": [0, 5]}


def test_means_of_figures_count_a_match_once_and_missing_ones_as_nothing() -> None:
    accounts = [
        replace(emitted({}, (6, 2), (1, 2)), names=("a", "a"), sources={"show": [4, 2], "alms": [2, 0]}, answers=10),
        replace(emitted({}, (3, 5), (2, 1)), names=("a", "b"), sources={"alms": [3, 5]}, answers=20),
    ]
    found = BalanceStudy(reference_setting("histrio", 2), {"kind": "records", "files": 2}, accounts)
    means = {bot: {name: mean.value for name, mean in own.items()} for bot, own in found.sources().items()}
    assert means == {"a": {"alms": 2, "show": 1.5}, "b": {"alms": 5, "show": 0}}
    assert list(found.sources()["a"]) == ["alms", "show"]
    assert found.lengths().value == 15
    assert found.to_json()["sources"]["b"]["alms"]["value"] == 5


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def test_bars_are_as_tall_as_their_numbers() -> None:
    bars = parsed(histogram([1, 1, 1, 1, 3, 3, -2], "label", str)).findall(f"{SVG}rect")
    tall = {(bar.findtext(f"{SVG}title") or ""): float(bar.attrib["height"]) for bar in bars}
    assert tall["1: 4"] == 2 * tall["3: 2"] == 4 * tall["-2: 1"] > 0
    assert tall["0: 0"] == 0
    many = parsed(histogram(list(range(1000)), "label", str)).findall(f"{SVG}rect")
    assert len(many) <= 40
    assert (many[0].findtext(f"{SVG}title") or "").startswith("0 … ")


def test_bars_stand_over_round_parts_of_the_whole() -> None:
    drawn = parsed(histogram([1] * 3 + [2] * 5 + [4] * 2, "label", lambda value: f"{value:g}"))
    texts = {text.text: text for text in drawn.findall(f"{SVG}text")}
    assert {"0 %", "20 %", "40 %", "1", "2", "3", "4"} == set(texts)
    lines = sorted(float(line.attrib["y1"]) for line in drawn.findall(f"{SVG}line"))
    bar = max(drawn.findall(f"{SVG}rect"), key=lambda one: float(one.attrib["height"]))
    assert float(bar.attrib["height"]) / (lines[-1] - lines[0]) == pytest.approx(50 / 40, rel=0.01)
    middle = float(bar.attrib["x"]) + float(bar.attrib["width"]) / 2
    assert float(texts["2"].attrib["x"]) == pytest.approx(middle, abs=0.2)


def test_figures_keep_their_head_on_narrow_screens() -> None:
    found = findings(SelfPlay(Contest("histrio", ("thumb", "random"), 2, "narrow")))
    text = page(found, Texts("de", "histrio"), lambda kind, name: name)
    assert text.count('<td class="n" data-head="') == text.count('<td class="n"') > 20
    assert 'data-head="Siege"' in text
    assert '<span class="scale"><span>0 %</span><span>100 %</span></span>' in text


@pytest.mark.parametrize(
    ("interval", "kind"),
    [(Interval(0.6, 0.55, 0.65), "above"), (Interval(0.2, 0.1, 0.3), "below"), (Interval(0.5, 0.3, 0.7), "open")],
)
def test_whiskers_lie_where_they_belong(interval: Interval, kind: str) -> None:
    drawn = parsed(whisker(interval, 0.5, 0.0, 1.0, "label"))
    circle = drawn.find(f"{SVG}circle")
    assert circle is not None
    assert circle.attrib["class"] == kind
    assert float(circle.attrib["cx"]) == pytest.approx(6 + interval.value * 248, abs=0.1)
    assert drawn.attrib["aria-label"] == "label"
    parsed(whisker(Interval(0.5, float("-inf"), float("inf")), 0.5, 0.0, 1.0, 'a "quoted" <text>'))


def test_steps_are_round() -> None:
    assert [step_for(span, 10) for span in (5, 10, 11, 45, 1200, 99_999)] == [1, 1, 2, 5, 200, 10_000]
