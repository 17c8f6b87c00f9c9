"""Checks of the analysis on many matches: accuracy by level, stability of verdicts, calibration of chances.

    python bench/analysis.py accuracy histrio --matches 10
    python bench/analysis.py stability rokoko --matches 5
    python bench/analysis.py calibration histrio --matches 50

Matches are played by equal bots and analysed from some of their seats. Run it on a quiet machine; `--simulations`
makes it quicker and less exact.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import sqrt
from threading import Event

from trianon.bots.analysis.analyze import analyze, assess_moment, default_simulations
from trianon.bots.analysis.match_analysis import Analysis
from trianon.bots.analysis.moments import Moment, moments_of
from trianon.bots.analysis.verdicts import verdict_of
from trianon.bots.levels import LEVELS
from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import load_edition
from trianon.core.match_file.read import Record, read_record
from trianon.core.match_file.write import write_record
from trianon.games import game_of

PLAYERS = 4
BINS = 10
SERIOUS = ("mistake", "blunder")
FINER = 10  # times the simulations of the second analysis


def played(game: str, bot: str, players: int, number: int) -> Record:
    """A finished match between equal bots."""
    rules = game_of(game)
    match = recorded_match(rules.setting(load_edition(rules.schema), players), [bot], "analysis", number)
    return read_record(write_record(match), "match", game_of)


def interval(values: list[float]) -> tuple[float, float]:
    """Mean and half of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))


def accuracy(wanted: argparse.Namespace) -> None:
    """Accuracy and verdicts of each level in matches between equals."""
    for level in wanted.bots or LEVELS:
        found, verdicts = list[float](), Counter[str]()
        for number in range(wanted.matches):
            record = played(wanted.game, level, wanted.players, number)
            for seat in range(wanted.seats):
                analysis = analyze(record, seat, wanted.simulations, wanted.workers)
                verdicts.update(decision.verdict for decision in analysis.decisions)
                found += [analysis.accuracy.value] if analysis.accuracy else []
        mean, half = interval(found)
        shares = {verdict: f"{100 * count / verdicts.total():.1f} %" for verdict, count in verdicts.most_common()}
        say(f"{level}: accuracy {mean:.1f} ± {half:.1f} ({len(found)} seats), {shares}")


def stability(wanted: argparse.Namespace) -> None:
    """How many mistakes and blunders are something else with ten times the simulations."""
    changed, milder, serious, stop = 0, 0, 0, Event()
    for number in range(wanted.matches):
        record = played(wanted.game, (wanted.bots or ["apprentice"])[0], wanted.players, number)
        for seat in range(wanted.seats):
            for moment in (each for each in moments_of(record, seat) if each.given is not None):
                usual = judged_at(record, moment, wanted.simulations, stop)
                if usual in SERIOUS:
                    finer = judged_at(record, moment, FINER * wanted.simulations, stop)
                    serious += 1
                    changed += usual != finer
                    milder += finer not in SERIOUS
        say(f"{serious} mistakes or blunders, {changed} changed, {milder} of them to something milder")


def judged_at(record: Record, moment: Moment, simulations: int, stop: Event) -> str:
    """The verdict on one choice."""
    found = assess_moment(record.setting, moment, simulations, True, stop)
    assert found is not None
    return verdict_of(*found.assessment.loss)


def calibration(wanted: argparse.Namespace) -> None:
    """Reliability of the chances of winning: foretold against what happened, and the expected calibration error."""
    foretold, won = [0.0] * BINS, [0.0] * BINS
    count = [0] * BINS
    for number in range(wanted.matches):
        record = played(wanted.game, (wanted.bots or ["journeyman"])[0], wanted.players, number)
        for seat in range(wanted.seats):
            for chance, share in chances(analyze(record, seat, wanted.simulations, wanted.workers)):
                bin_ = min(BINS - 1, int(chance * BINS))
                foretold[bin_] += chance
                won[bin_] += share
                count[bin_] += 1
    total = sum(count)
    error = sum(abs(one - two) for one, two in zip(foretold, won, strict=True)) / total
    for bin_ in range(BINS):
        if count[bin_]:
            say(
                f"{foretold[bin_] / count[bin_]:6.1%} foretold, {won[bin_] / count[bin_]:6.1%} won, {count[bin_]} times"
            )
    say(f"{total} positions, expected calibration error {error:.1%}")


def chances(analysis: Analysis) -> list[tuple[float, float]]:
    """The chance of the analysed seat at each of its moments, with its share of the victory."""
    *moments, end = analysis.curve
    return [(moment.chances[analysis.seat], end.chances[analysis.seat]) for moment in moments]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


CHECKS = {"accuracy": accuracy, "stability": stability, "calibration": calibration}


def main() -> None:
    """Run the check that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=list(CHECKS))
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--seats", type=int, default=2, help="analysed in each match")
    parser.add_argument("--bots", nargs="*", help="instead of the usual ones")
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    rules = game_of(wanted.game)
    setting = rules.setting(load_edition(rules.schema), wanted.players)
    wanted.simulations = wanted.simulations or default_simulations(setting)
    CHECKS[wanted.check](wanted)


if __name__ == "__main__":
    main()
