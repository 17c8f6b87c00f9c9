"""Programs as opponents: they see what their seat sees, play the same match again, and whatever they break is named."""

import json
import shlex
import sys
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest

from tests.bots.test_executor import lives
from tests.bots.thinking import After
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots.arena import Contest, play, run
from trianon.bots.external import external_bot
from trianon.bots.external.command import split_names
from trianon.bots.external.conform import conform
from trianon.bots.external.errors import ExternalBotError
from trianon.bots.external.external_bot import ExternalBot
from trianon.bots.random_bot import RandomBot
from trianon.bots.registry import bot_named, check_bot
from trianon.core.errors import TrianonError
from trianon.core.feature_functions import observation_of, option_features_of
from trianon.core.match import Match
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots"
PYTHON_BOT = f"cmd:{sys.executable} {EXAMPLES / 'first_choice.py'}"
PERL_BOT = f"cmd:perl {EXAMPLES / 'last_option.pl'}"

BEGINNING = """
import json, os, sys, time
def say(answer):
    print(json.dumps(answer), flush=True)
count = 0
for line in sys.stdin:
    message = json.loads(line)
    kind = message["message"]
    if kind == "hello":
        {hello}
    elif kind == "decision":
        count += 1
        {decision}
    elif kind == "result":
        {result}
"""


def program(
    folder: Path,
    decision: str = 'say({"answer": message["options"][0]})',
    hello: str = 'say({"hello": 1})',
    result: str = "pass",
) -> str:
    """Write a program of a few lines; the name of the opponent that it is."""
    file = folder / "bot.py"
    code = BEGINNING.replace("{hello}", hello).replace("{decision}", decision).replace("{result}", result)
    file.write_text(code, "utf-8")
    return f"cmd:{shlex.join([sys.executable, str(file)])}"


def fails(name: str, game: str = "histrio", milliseconds: float | None = None) -> str:
    """Let a program play that breaks the protocol; the message of its fault."""
    with pytest.raises(ExternalBotError) as caught:
        play(reference_setting(game), [RandomBot(), ExternalBot(name)], "outside", milliseconds)
    return str(caught.value)


def test_examples_play_the_same_matches_however_many_at_once() -> None:
    contest = Contest("histrio", (PYTHON_BOT, PERL_BOT, "random"), 3, "examples")
    alone = run(contest)
    shifted = [contest.seats[-turns:] + contest.seats[:-turns] for turns in (1, 2)]
    assert [match.names for match in alone] == [contest.seats, *shifted]
    assert run(contest, workers=2) == alone


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_a_program_gets_what_its_seat_sees_and_nothing_more(game: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    keep = f'open({str(log)!r}, "a").write(line)'
    wanted = 'say({"hello": 1, "extras": ["observation", "full_observation", "option_features", "mask"]})'
    name = program(tmp_path, f'{keep}; say({{"answer": message["options"][-1]}})', f"{keep}; {wanted}", keep)
    setting = reference_setting(game, 3)
    match = play(setting, [RandomBot(), ExternalBot(name), RandomBot()], "what")
    hello, *decisions, result = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert (hello["game"], hello["players"], hello["seat"], hello["protocol"]) == (game, 3, 2, 1)
    assert hello["edition"]["values"] == setting.edition.data
    assert "what" not in json.dumps({**hello, "edition": None}), "the seed of the match is nobody's business"
    assert result["points"] == match.result()["points"]
    heard = [event for message in [*decisions, result] for event in message["events"]]
    assert heard == match.events(1)
    asked, fresh = {message["number"]: message for message in decisions}, Match(setting, match.start)
    for answer in match.answers:
        own = answer.seat == 1 and len(fresh.options(1)) > 1
        assert own == (fresh.answer_count in asked)
        if own:
            message = asked[fresh.answer_count]
            assert message["options"] == fresh.options(1)
            assert message["options"][-1] == answer.key
            assert message["view"] == {**fresh.view(1), "horizon": message["view"]["horizon"]}
            assert message["question"] == {key: v for key, v in fresh.question().items() if key != "seats"}
            view, legal = fresh.look(1), fresh.option_numbers(1)
            assert message["observation"] == observation_of(setting, view).tolist()
            assert message["full_observation"] == observation_of(setting, view, 2).tolist()
            assert message["option_features"] == option_features_of(setting, view, legal).tolist()
            assert [option for option, allowed in enumerate(message["mask"]) if allowed] == sorted(legal)
        fresh.answer(answer.seat, answer.key)
    assert len(asked) == len(decisions) > 5


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        ('print("nonsense", flush=True)', "with nonsense"),
        ("print(flush=True)", "with an empty line"),
        ("say([1, 2])", "with [1, 2]"),
        ('say({"reply": "pass"})', 'with {"reply": "pass"}'),
        ('say({"answer": 7})', 'with {"answer": 7}'),
        ('say({"answer": "travel:99"})', 'with "travel:99", which is not legal'),
        ('print("x" * 70000, end="", flush=True)', "more than 65536 bytes"),
        ("sys.exit(3)", "ended (exit code 3) instead of answering"),
        ("os.kill(os.getpid(), 9)", "ended (signal SIGKILL) instead of answering"),
        ("1 / 0", "ZeroDivisionError"),
        ("os.close(1); time.sleep(30)", "it closed its standard output"),
    ],
)
def test_a_bad_answer_is_named_with_seat_program_and_decision(decision: str, expected: str, tmp_path: Path) -> None:
    message = fails(program(tmp_path, f"sys.stderr.write('my last words\\n'); sys.stderr.flush(); {decision}"))
    assert expected in message
    assert "seat 2 (cmd:" in message
    assert "decision " in message
    assert '(expected one line {"answer": KEY} with KEY one of ' in message
    assert "my last words" in message


def test_standard_error_of_a_program_cannot_steer_the_terminal(tmp_path: Path) -> None:
    message = fails(program(tmp_path, "sys.stderr.write('\\x1b[2J\\tgone\\r'); sys.exit(3)"))
    assert message.isprintable() or set(filter(lambda one: not one.isprintable(), message)) == {"\n"}
    assert "\\x1b[2J" in message


def test_a_second_line_is_no_answer_to_the_next_decision(tmp_path: Path) -> None:
    message = fails(program(tmp_path, 'say({"answer": message["options"][0]}); say({"answer": "x"}); time.sleep(0.05)'))
    assert "without being asked" in message or '"x", which is not legal' in message


def test_a_late_answer_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "GRACE", 0.05)
    assert "gave no answer to decision" in fails(program(tmp_path, "time.sleep(60)"), milliseconds=1)
    monkeypatch.setattr(external_bot, "START_TIMEOUT", 0.05)
    assert "gave no answer to hello within 0.05 seconds" in fails(program(tmp_path, hello="time.sleep(60)"))


@pytest.mark.parametrize(
    "hello", ['say({"hello": 2})', 'say({"hello": True})', 'print("hi", flush=True)', 'say("hello")']
)
def test_another_protocol_is_refused(hello: str, tmp_path: Path) -> None:
    message = fails(program(tmp_path, hello=hello))
    assert "answered hello with" in message
    assert '(expected {"hello": 1})' in message


def test_unknown_arrays_are_refused(tmp_path: Path) -> None:
    message = fails(program(tmp_path, hello='say({"hello": 1, "extras": ["magic"]})'))
    assert "asked for ['magic'] in its greeting (expected a list of some of observation, full_observation," in message


def test_a_program_that_never_reads_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "START_TIMEOUT", 0.2)
    (tmp_path / "bot.py").write_text("import time\ntime.sleep(60)\n", "utf-8")
    assert "gave no answer to hello" in fails(f"cmd:{sys.executable} {tmp_path / 'bot.py'}", "rokoko")


def test_nothing_of_a_program_outlives_the_match(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    spawn = (
        "import subprocess; child = subprocess.Popen(['sleep', '600']); "
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}'); say({{'hello': 1}})"
    )
    fails(program(tmp_path, "sys.exit(1)", spawn))
    pids = note.read_text("utf-8").split()
    patient = ExternalBot(program(tmp_path, hello=spawn, result="time.sleep(600)"))
    assert play(reference_setting("histrio"), [RandomBot(), patient], "end").over
    end = monotonic() + WAIT_SECONDS  # the system takes a moment to end them
    for pid in (*pids, *note.read_text("utf-8").split()):
        while lives(int(pid)) and monotonic() < end:
            sleep(0.01)
        assert not lives(int(pid))


def test_output_on_standard_error_is_harmless(tmp_path: Path) -> None:
    noisy = "sys.stderr.write('x' * 300000); sys.stderr.flush(); say({'answer': message['options'][0]})"
    assert play(reference_setting("histrio"), [RandomBot(), ExternalBot(program(tmp_path, noisy))], "noise").over


def test_a_stop_is_obeyed_while_a_program_thinks(tmp_path: Path) -> None:
    name = program(tmp_path, "time.sleep(600)")
    match = play(reference_setting("histrio"), [ExternalBot(name), RandomBot()], "stop", stop=After(20))
    assert not match.over
    now = Event()
    now.set()
    assert play(reference_setting("histrio"), [ExternalBot(name), RandomBot()], "stop", stop=now).answer_count == 0


def test_a_contest_stops_with_the_error_and_keeps_what_was_played(tmp_path: Path) -> None:
    counter = tmp_path / "count"
    once = (
        f"n = len(open({str(counter)!r}).read()) if os.path.exists({str(counter)!r}) else 0; "
        f"open({str(counter)!r}, 'a').write('x'); say({{'hello': 1}}) if n < 2 else sys.exit(5)"
    )
    contest = Contest("histrio", (program(tmp_path, hello=once), "random"), 4, "kept")
    file = tmp_path / "results.jsonl"
    with pytest.raises(ExternalBotError, match="exit code 5"):
        run(contest, path=file)
    assert len(file.read_text("utf-8").splitlines()) == 1 + 2
    with pytest.raises(ExternalBotError, match="exit code 5"):
        run(contest, workers=2)  # the error survives the way from a worker


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("cmd:", "names no program"),
        ("cmd:no-such-program-here", "cmd:./no-such-program-here"),
        ("cmd:./no/such/program", 'no program "./no/such/program"'),
        ("cmd:'unclosed", "is never closed"),
    ],
)
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(name: str, expected: str) -> None:
    with pytest.raises(TrianonError, match=expected.replace(".", r"\.")):
        check_bot(name, programs=True)


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n", "utf-8")
    broken.chmod(0o755)
    assert "cannot be started" in fails(f"cmd:{broken}")
    assert isinstance(bot_named(f"cmd:{broken}", game_of("rokoko"), programs=True), ExternalBot)


def test_a_program_starts_only_where_its_name_was_typed(tmp_path: Path) -> None:
    name = f"cmd:touch {tmp_path / 'trace'}"
    for refuse in (lambda: check_bot(name), lambda: bot_named(name, game_of("rokoko"))):
        with pytest.raises(TrianonError, match="there is no opponent"):
            refuse()
    assert list(tmp_path.iterdir()) == []


def test_commas_between_quotation_marks_belong_to_the_program() -> None:
    assert split_names("cmd:./bot \"a,b\", thumb,cmd:x 'c,d'") == ['cmd:./bot "a,b"', "thumb", "cmd:x 'c,d'"]
    assert split_names(" thumb , random ") == ["thumb", "random"]
    assert split_names("") == [""]


def test_a_program_in_another_language_conforms() -> None:
    checks = list(conform(PERL_BOT, [reference_setting("histrio", players) for players in (2, 5)], 20_000))
    assert [check for check in checks if not check.passed] == []
    assert len(checks) == 11


@pytest.mark.parametrize(
    ("decision", "hello", "failed"),
    [
        ('say({"answer": message["options"][os.urandom(1)[0] % len(message["options"])]})', None, {"repeats"}),
        ('say({"answer": message["options"][1]})', None, {"one-option"}),
        ('say({"answer": message["options"][0]}) if len(message) == 7 else sys.exit(1)', None, {"unknown-field"}),
        ('say({"answer": message["options"][0]}) if len(line) < 500000 else sys.exit(1)', None, {"long-line"}),
        ('say({"answer": message["options"][0]})', "sys.exit(1)", {"starts"}),
    ],
)
def test_protocol_violations_are_found(decision: str, hello: str | None, failed: set[str], tmp_path: Path) -> None:
    name = program(tmp_path, decision, hello or 'say({"hello": 1})')
    checks = list(conform(name, [reference_setting("histrio")], 5000))
    found = {check.name for check in checks if not check.passed}
    assert found == failed


def test_exits_are_checked(tmp_path: Path) -> None:
    name = program(tmp_path, result="sys.exit(4)")
    checks = {check.name: check for check in conform(name, [reference_setting("histrio")], 5000)}
    assert "exit code 4" in checks["result-ends"].fault
    assert checks["input-ends"].passed
