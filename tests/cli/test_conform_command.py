"""`trianon conform` and programs in the arena, as a person types them."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.command_runner import good, refused, trianon
from trianon.bots.external.errors import FAULT_MESSAGES, ExternalBotError, Prompt
from trianon.cli.errors import error_text
from trianon.texts import Texts

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots"
FACTS = ("reason", "word", "said", "most", "code", "signal", "seconds", "one", "other", "error", "known")
PROGRAM = f"{sys.executable} {EXAMPLES / 'first_choice.py'}"


def test_a_good_program_passes_everything() -> None:
    data = good("conform", f"cmd:{PROGRAM}", "--game", "goofspiel", "--json").data
    assert (data["game"], data["conforms"]) == ("goofspiel", True)
    assert [check["players"] for check in data["checks"] if check["check"] == "match"] == [2, 3, 4, 5]
    assert {check["fault"] for check in data["checks"]} == {None}
    hello, greeting, decision, answer = data["exchange"]
    assert json.loads(hello["sent"])["message"] == "hello"
    assert json.loads(greeting["received"]) == {"hello": 1}
    asked = json.loads(decision["sent"])
    assert asked["message"] == "decision"
    assert json.loads(answer["received"])["answer"] in asked["options"]


def test_faults_are_shown_in_a_table() -> None:
    result = trianon("conform", "cat", "--game", "histrio", language="de")
    assert result.code == 2
    assert "nicht bestanden" in result.out
    assert "antwortete auf hello mit" in " ".join(result.out.split())
    assert '\n> {"message":"hello","protocol":1,' in result.out
    assert '\n< {"message":"hello","protocol":1,' in result.out  # cat says what it hears


def test_a_program_sits_in_the_arena() -> None:
    data = good("arena", "histrio", "--seats", f"cmd:{PROGRAM} 'a,b',random", "--games", "2", "--json").data
    assert data["seats"] == [f"cmd:{PROGRAM} 'a,b'", "random"]
    assert data["games"] == 2


def test_wrong_use_is_explained() -> None:
    assert "no program" in refused("conform", "cmd:./no-such-bot")
    assert "no program" in refused("arena", "rokoko", "--seats", "cmd:./no-such-bot,thumb")
    message = refused("arena", "histrio", "--seats", "cmd:false,random")
    assert "(cmd:false) ended (exit code 1) instead of answering hello" in message
    assert "There is no game" in refused("conform", PROGRAM, "--game", "chess")


@pytest.mark.parametrize("kind", FAULT_MESSAGES)
def test_english_faults_equal_those_of_the_texts(kind: str) -> None:
    facts = dict.fromkeys(FACTS, "!")
    error = ExternalBotError(1, "cmd:./bot", kind, Prompt(4, tuple("abcdefgh")), facts, "its last \x1b[31mwords")
    english = error_text(error, Texts("en"))
    assert english == str(error)
    assert "seat 2 (cmd:./bot) " in english
    assert english.endswith("ends with:\n  its last \\x1b[31mwords")
    for language in ("de", "zh"):
        other = error_text(error, Texts(language))
        assert other != english
        assert other.count("!") == english.count("!")
        assert ("a, b, c, d, e, f" in other) == ("a, b, c, d, e, f" in english)
