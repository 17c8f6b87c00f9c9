"""The tuner: what it may change, what its model learns, and that a stopped search goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.bots.thinking import After
from tests.cli.command_runner import good, refused
from tests.infrastructure.edition_changes import ReferenceChanges
from trianon.core.editions.load import PROVENANCE, edition_from_data, load_edition
from trianon.core.editions.provenance import Origins
from trianon.core.editions.sheet import sheet_of_data
from trianon.games import game_of
from trianon.research.balance.tuning.levers import HOUSE_RULE, broken_facts, edition_with, levers_of
from trianon.research.balance.tuning.played import Base, DealBatch, SeatResults
from trianon.research.balance.tuning.response import fitted
from trianon.research.balance.tuning.search import Tuner, TuningPlan

PLAN = TuningPlan(Base("histrio", "reference", "random"), (2, 3), designs=6, matches=3, candidates=3, race=3)
SMALL = ("balance", "tune", "histrio", "--seats", "random", "--players", "2", "--designs", "3", "--matches", "2")


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_levers_change_reconstructed_values_and_break_no_rule(game: str) -> None:
    schema = game_of(game).schema
    base = load_edition(schema, "reference")
    origins, levers, random, changed = Origins(base.origins), levers_of(schema, base), Random(game), set[str]()
    for _ in range(60):
        pulled = random.sample(levers, 2)
        made = edition_with(schema, base, {lever.name: random.choice(lever.settings) for lever in pulled})
        if made is not None:
            assert not broken_facts(schema, made)
            changed |= {key for key, value in base.values.items() if made.values.get(key, value) != value}
    assert {origins.of(key) for key in changed} == {"reconstruction"}
    assert len({key.rpartition(".")[0] for key in changed}) > 3


def test_a_house_rule_has_a_lever_for_each_seat() -> None:
    schema = game_of("rokoko").schema
    changes = ReferenceChanges(schema)
    base = changes.load(
        ("edition.livre_by_seat", {"4": [5] * 4}), (f"{PROVENANCE}", {"edition.livre_by_seat": HOUSE_RULE})
    )
    levers = levers_of(schema, base, HOUSE_RULE)
    assert [lever.name for lever in levers] == [f"edition.livre_by_seat.4.{seat} shift" for seat in (1, 2, 3, 4)]
    made = edition_with(schema, base, {levers[3].name: 2, levers[0].name: -2}, HOUSE_RULE)
    assert made is not None
    assert made.data["edition"]["livre_by_seat"] == {"4": [1, 5, 5, 9]}
    again = edition_from_data(schema, sheet_of_data(schema, {**made.data, PROVENANCE: made.origins}).data, "again")
    assert again.digest == made.digest


def test_designs_pull_many_levers_where_facts_forbid_many_settings() -> None:
    tuner = Tuner(TuningPlan(Base("rokoko", "reference", "random"), (3,), designs=2))
    assert all(len(design) > 10 for design in tuner.drawn_designs())


def test_the_model_finds_what_levers_do() -> None:
    rng = np.random.default_rng(1)
    rows, effect = rng.integers(-2, 3, (300, 8)).astype(float), np.zeros((8, 3))
    effect[2], effect[5] = (1.0, 0.0, -1.0), (0.0, -0.5, 0.5)
    leads = np.array([1.0, -2.0, 1.0]) + rows @ effect + rng.normal(0, 1, (300, 3))
    model = fitted(rows, leads)
    assert np.abs(model.coefficients[1:] - effect).max() < 0.2
    even, odd = np.zeros(8), np.zeros(8)
    even[[2, 5]], odd[0] = (-1, -4), 40
    assert model.unfairness(even) < model.unfairness(np.zeros(8))
    assert model.unfairness(odd) > model.unfairness(np.zeros(8)) + 0.5  # far from what was played: doubtful


def test_a_stopped_search_goes_on_with_what_it_played(tmp_path: Path) -> None:
    whole = Tuner(PLAN).run()
    assert [one.matches for one in whole] == sorted((one.matches for one in whole), reverse=True)
    assert {players for one in whole for players in one.shares} == {2, 3}
    assert () in {one.chosen for one in whole}
    assert Tuner(PLAN, stop=After(2000), folder=tmp_path).run() == []
    told: list[int] = []
    assert Tuner(PLAN, 2, folder=tmp_path, on_matches=told.append).run() == whole
    assert Tuner(PLAN, folder=tmp_path, on_matches=told.append).run() == whole


def test_batches_of_a_race_play_the_same_deals() -> None:
    played = Tuner(PLAN).played
    plain, changed = (DealBatch(chosen, 2, "deals", 0, 2) for chosen in ((), (("requests.*.ecu shift", 2.0),)))
    assert played.play([plain, changed], 1, After(10**9), lambda count: None)
    assert played.results([plain]).points.shape == (2, 2)
    assert played.results([plain]).won.sum() == 2
    assert played.results([plain]).leads[:, :2].sum() == pytest.approx(0)


def test_a_strategy_leads_by_the_points_of_the_seats_that_follow_it() -> None:
    acquired = np.array([[[3, 0], [1, 2]], [[0, 4], [2, 4]]], float)  # kinds 0 and 1; in the second match by a hair
    found = SeatResults(np.array([[30, 20], [10, 16]], float), np.eye(2), acquired).leads
    assert found[:, :2].tolist() == [[5, -5], [-3, 3]]
    assert found[:, 2:].mean(axis=0).tolist() == [pytest.approx((5 + 3) / 2), pytest.approx((-5 - 3) / 2)]


def test_the_command_writes_an_edition_that_plays(tmp_path: Path) -> None:
    file = tmp_path / "tuned.toml"
    found = good(*SMALL, "--candidates", "1", "--race", "2", "--out", file, "--json").data
    assert found["standings"][0]["shares"].keys() == {"2"}
    assert "a good edition of histrio" in good("edition", "check", file).out
    assert "candidate 1" in good(*SMALL, "--candidates", "1", "--race", "2", "--out", file, "--force").out
    assert "2 to 5 players" in refused(*SMALL[:5], "--players", "7", "--out", file, "--force")
    assert "no values that may be tuned" in refused(*SMALL, "--house-rule", "--out", file, "--force")
