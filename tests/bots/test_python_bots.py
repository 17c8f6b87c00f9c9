"""Python classes as bots: one decision at a time in every form, and errors that name the class and the decision."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trianon.bots.arena import Contest, play, run
from trianon.bots.errors import BotNameError
from trianon.bots.external.conform import conform
from trianon.bots.external.errors import ExternalBotError
from trianon.bots.external.python_bot import BotDecision
from trianon.bots.random_bot import RandomBot
from trianon.bots.registry import bot_named, check_bot
from trianon.core.feature_functions import observation_of, option_features_of
from trianon.core.match_file.read import load_record
from trianon.core.match_file.replay import replay
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

NET = f"py:{Path(__file__).resolve().parents[2] / 'docs' / 'examples' / 'bots' / 'greedy_net.py'}:Player"


def class_file(folder: Path, body: str, name: str = "Player") -> str:
    """Write a file with a class of this body; the name of its bot."""
    file = folder / "own_bot.py"
    indented = "".join(f"    {line}\n" for line in body.splitlines())
    file.write_text(f"class {name}:\n{indented}", "utf-8")
    return f"py:{file}:{name}"


def failure(name: str) -> ExternalBotError:
    """Let a class play that fails; its error."""
    setting = reference_setting("histrio")
    with pytest.raises(ExternalBotError) as caught:
        play(setting, [RandomBot(), bot_named(name, setting.game, programs=True)], "own")
    return caught.value


def test_the_same_matches_in_one_process_and_in_two() -> None:
    contest = Contest("histrio", (NET, "random"), 4, "nets")
    assert run(contest) == run(contest, workers=2)


def test_a_decision_shows_the_view_of_its_seat_in_every_form(tmp_path: Path, monkeypatch: Any) -> None:
    seen: list[BotDecision] = []
    name = class_file(tmp_path, "def choose(self, decision):\n    seen.append(decision)\n    return decision.keys[-1]")
    setting = reference_setting("histrio")
    bot: Any = bot_named(name, setting.game, programs=True)
    monkeypatch.setitem(bot.made.choose.__globals__, "seen", seen)
    match = play(setting, [RandomBot(), bot], "forms")
    assert len(seen) > 5
    for decision in seen:
        assert decision.seat == 1
        assert match.answers[decision.number].key == decision.keys[-1]
        assert np.array_equal(decision.observation, observation_of(setting, decision.record))
        assert np.array_equal(decision.option_features, option_features_of(setting, decision.record, decision.options))
        assert np.flatnonzero(decision.mask).tolist() == sorted(decision.options)
        assert len(decision.keys) == len(decision.options) > 1
    heard = [event for decision in seen for event in decision.events]
    assert len(heard) > len(seen)
    assert all(event in match.events(1) for event in heard)


def test_a_class_derived_from_bot_plays_itself(tmp_path: Path) -> None:
    file = tmp_path / "derived.py"
    file.write_text(
        "from trianon.bots.bot import Bot\n"
        "class Last(Bot):\n"
        "    def choose(self, view, options, worlds, budget):\n"
        "        return options[-1]\n",
        "utf-8",
    )
    contest = Contest("histrio", (f"py:{file}:Last", "random"), 2, "derived")
    assert [match.names for match in run(contest)] == [(f"py:{file}:Last", "random"), ("random", f"py:{file}:Last")]


def test_a_module_of_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_this_folder.py").write_text(
        "class First:\n    def choose(self, d):\n        return d.options[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    setting = reference_setting("histrio")
    bot = bot_named("py:bots_of_this_folder:First", setting.game, programs=True)
    assert play(setting, [bot, RandomBot()], "module").over


@pytest.mark.parametrize(
    ("body", "kind", "expected"),
    [
        ("def choose(self, decision):\n    return 'fly:away'", "illegal", '"fly:away", which is not legal'),
        ("def choose(self, decision):\n    return 99999", "illegal", '"99999", which is not legal'),
        ("def choose(self, decision):\n    return None", "answer", "answered decision"),
        ("def choose(self, decision):\n    return 0.5", "answer", "0.5"),
        ("def choose(self, decision):\n    raise ValueError('no idea')", "raised", "raised ValueError: no idea"),
        ("def __init__(self, weights):\n    pass\ndef choose(self, d):\n    return 0", "raised", "raised TypeError"),
    ],
)
def test_every_fault_of_a_class_is_named(tmp_path: Path, body: str, kind: str, expected: str) -> None:
    name = class_file(tmp_path, body)
    error = failure(name)
    assert (error.kind, error.seat, error.program, error.seed) == (kind, 1, name, "own")
    assert expected in str(error)
    assert "The match has the seed own" in str(error)
    assert ("own_bot.py" in error.stderr_tail) == (kind == "raised" and "weights" not in body)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("py:Player", "python"),
        ("py:own_bot.py:", "python"),
        ("py:no_such_file.py:Player", "python-absent"),
        ("py:no.such.module:Player", "python-absent"),
        ("py:json:Player", "python-class"),
        ("py:json:JSONDecoder", "python-shape"),
    ],
)
def test_names_that_denote_no_class(name: str, kind: str) -> None:
    with pytest.raises(BotNameError) as caught:
        check_bot(name, programs=True)
    assert caught.value.kind == kind
    assert name in str(caught.value)


def test_a_module_that_fails_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("x = 1\nraise RuntimeError('no weights here')\n", "utf-8")
    with pytest.raises(BotNameError, match=r"RuntimeError: no weights here \(.*broken\.py, 2\)"):
        check_bot(f"py:{tmp_path / 'broken.py'}:Player", programs=True)


def test_a_name_that_was_not_typed_imports_nothing(tmp_path: Path) -> None:
    file = tmp_path / "guest.py"
    file.write_text("raise RuntimeError('imported')\n", "utf-8")
    with pytest.raises(BotNameError, match="there is no opponent"):
        bot_named(f"py:{file}:Player", game_of("histrio"))


def test_a_match_that_a_class_breaks_off_is_kept(tmp_path: Path) -> None:
    late = "if decision.number > 10:\n        raise KeyError('late')"
    name = class_file(tmp_path, f"def choose(self, decision):\n    {late}\n    return decision.options[0]")
    records = tmp_path / "records"
    records.mkdir()
    with pytest.raises(ExternalBotError) as caught:
        run(Contest("histrio", (name, "random"), 2, "kept"), records=records)
    (file,) = records.iterdir()
    assert caught.value.record == str(file)
    assert f"trianon replay {file}" in str(caught.value)
    match = replay(load_record(file, game_of))
    assert not match.over
    assert match.answer_count == caught.value.asked.number


def test_conformance_of_a_class(tmp_path: Path) -> None:
    settings = [reference_setting("histrio", players) for players in (2, 3)]
    assert [(check.name, check.passed) for check in conform(NET, settings, 100.0)] == [
        ("match", True),
        ("match", True),
        ("repeats", True),
    ]
    choice = "def choose(self, d):\n    self.calls[0] += 1\n    return d.options[-1 if self.calls[0] % 7 == 0 else 0]"
    moody = class_file(tmp_path, f"calls = [0]\n{choice}")
    checks = list(conform(moody, settings[:1], 100.0))
    assert [check.name for check in checks if not check.passed] == ["repeats"]
