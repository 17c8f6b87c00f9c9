"""Reasons for an option of Histrio name the cause of what it changes."""

from tests.histrio.table import on_the_road
from trianon.core.advice import Prospects, reasons
from trianon.core.match import Match
from trianon.texts import Texts
from trianon.texts.messages import Formatter


def why(match: Match, better: str, other: str, language: str = "en") -> list[str]:
    """The reasons of seat 1 for an option against another one, without trial games."""
    said = reasons(match.setting, match.look(0), match.locate(better), match.locate(other), Prospects())
    formatter = Formatter(Texts(language, "histrio"), match.setting.wording.pieces, lambda seat: f"P{seat}")
    return [formatter.say(reason) for reason in said]


def test_pay_is_told_with_the_turn_of_the_mood_that_changes_it() -> None:
    """One cause, then its effects; what is lost the same way."""
    troupe = 'troupe = ["comedian.3", "comedian.4"]'
    match = on_the_road(
        '[["tragedian.4"]]', "going = 1", f"going = 2\n{troupe}", "going = 3", more='needle = "comedy.1"'
    )
    turns = why(match, "discard:tragedian.4", "keep")
    assert turns[0] == (
        "now: the mood turns to tragedy → P2: tragedians are paid (0 Ecu), no longer comedians (2 Ecu), "
        "P2: the show no longer pleases (−3 Ecu)"
    )
    match = on_the_road(
        '[["tragedian.4"]]', f"going = 1\n{troupe}", "going = 2", "going = 3", more='needle = "comedy.1"'
    )
    assert why(match, "keep", "discard:tragedian.4")[1] == (
        "the next best costs you: the mood turns to tragedy → your tragedians are paid (0 Ecu), "
        "no longer your comedians (2 Ecu)"
    )
    assert "die Stimmung schlägt zur Tragödie um → deine Tragöden" in why(match, "keep", "discard:tragedian.4", "de")[1]


def test_a_victim_is_named_with_what_speaks_for_it() -> None:
    """The richest rival, else the one who leads as the score stands."""
    pays = 'ecu = 5\ntroupe = ["comedian.4", "comedian.5"]'
    match = on_the_road('[["comedian.2"]]', "going = 1", "going = 2\necu = 6", f"going = 3\n{pays}")
    assert why(match, "steal:2", "steal:3")[0] == "now: P2 has the most Ecu of your rivals, now one less (6 → 5)"
    leading = "now: P3 is ahead of your other rivals, and now has one Ecu less (5 → 4)"
    assert why(match, "steal:3", "steal:2")[0] == leading


def test_of_rivals_with_equally_many_ecu_none_has_the_most() -> None:
    match = on_the_road('[["comedian.2"]]', "going = 1", "going = 2\necu = 6", "going = 3\necu = 6")
    for better, other in (("steal:2", "steal:3"), ("steal:3", "steal:2")):
        assert not [reason for reason in why(match, better, other) if "rivals" in reason]
