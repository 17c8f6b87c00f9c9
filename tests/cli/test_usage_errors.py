"""Wrong use: a clear message in the reader's language, exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.command_runner import record_file, refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulat", "rokoko"], ['no command "simulat"', "simulate?", "trianon --help"]),
        (["edition", "chek"], ['no command "chek"', "check?", "trianon edition --help"]),
        (["simulate", "rokoko", "--gmaes", "3"], ['no option "--gmaes"', "--games", "trianon simulate --help"]),
        (["simulate"], ["GAME is missing", "trianon simulate --help"]),
        (["simulate", "rokoko", "--games"], ["--games needs a value", "trianon simulate --help"]),
        (["simulate", "rokoko", "--json=3"], ["--json takes no value", "trianon simulate --help"]),
        (["simulate", "rokoko", "--players", "four"], ["--players: expected a whole number\n"]),
        (["simulate", "rokoko", "--players", "4.5"], ["--players: expected a whole number\n"]),
        (["dataset", "rokoko", "--out", "x", "--players", "9" * 5000], ["--players: expected a whole number\n"]),
        (["simulate", "rokoko", "--games", "many"], ["--games: expected a whole number from 1 to 100000000"]),
        (["simulate", "rokoko", "--games", "0"], ["--games: expected a whole number from 1 to"]),
        (["simulate", "rokoko", "--threads", "0"], ["--threads: expected a whole number from 1 to"]),
        (["train", "rokoko", "--out", "x", "--minutes", "0"], ["--minutes: expected a number from 0.01 to 100000\n"]),
        (["simulate", "rokoko", "--players", "7"], ["2 to 5 players, not 7"]),
        (["simulate", "rokoko", "--bots", "thmb"], ['no opponent "thmb"', '"thumb"?']),
        (["simulate", "rokoko", "--bots", "random,random"], ["2 opponents named for 4 seats"]),
        (["simulate", "rokoko", "--edition", "refrence"], ["refrence: not found"]),
        (["puzzles", "list", "--folder", "no-such-folder"], ["no-such-folder: is not a folder"]),
        (["puzzles", "check", "rokoko", "--folder", "no-such-folder"], ["no-such-folder: is not a folder"]),
        (["puzzles", "check", "goofspiel"], ["goofspiel has no such puzzles"]),
        (["play", "rokoko", "--record", "/tmp"], ["/tmp: is a folder (expected the name of a file)"]),
        (["games", "rokoko"], ["Unexpected: rokoko"]),
        (["games", "--lang", "fr"], ['no language "fr"', "en, de, or zh"]),
        (["games", "--lang"], ["--lang"]),
        (["rules", "rokoko", "RK-A3"], ['no rule "RK-A3"', "RK-A3.1"]),
        (["edition", "show", "rokoko", "--origin", "rumour"], ['no origin "rumour"', "reconstruction"]),
        (["edition", "show", "rokoko", "--below", "dress.z99"], ['no value at "dress.z99"']),
    ],
    ids=lambda value: " ".join(value) if value and isinstance(value, list) else "",
)
def test_what_is_wrong_is_reported(arguments: list[str], words: list[str]) -> None:
    output = refused(*arguments)
    for word in words:
        assert word in output


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["rules"], ["warm"], ["edition", "show"]], ids=" ".join)
def test_an_unknown_game(command: list[str]) -> None:
    output = refused(*command, "chess")
    assert 'no game "chess"' in output
    assert "rokoko" in output


@pytest.mark.parametrize(
    ("language", "arguments", "words"),
    [
        ("de", ["simulat"], ["Den Befehl „simulat“ gibt es nicht.", "Meintest du simulate?"]),
        ("de", ["rules", "chess"], ["Das Spiel „chess“ gibt es nicht", "oder"]),
        ("de", ["simulate", "rokoko", "--games", "0"], ["--games: nötig ist eine ganze Zahl von 1"]),
        ("de", ["simulate", "rokoko", "--players", "vier"], ["--players: nötig ist eine ganze Zahl\n"]),
        ("de", ["games", "--json=3"], ["--json nimmt keinen Wert."]),
        ("zh", ["simulate", "rokoko", "--players", "四"], ["--players：需要一个整数\n"]),
        ("zh", ["simulate"], ["缺少 GAME"]),
        ("zh", ["rules", "rokoko", "A3"], ["没有规则", "RK-A3.1"]),
        ("zh", ["games", "--jsn"], ["没有“--jsn”这个选项"]),
    ],
)
def test_in_the_readers_language(language: str, arguments: list[str], words: list[str]) -> None:
    output = refused(*arguments, language=language)
    for word in words:
        assert word in output


FILES = ("missing", "folder", "binary", "empty", "nonsense", "deep")
READERS = (["replay"], ["verify"], ["why"], ["why", "--position"], ["position"], ["edition", "check"])


@pytest.mark.parametrize("what", FILES)
@pytest.mark.parametrize("reader", READERS, ids=" ".join)
def test_files_that_cannot_be_read(reader: list[str], what: str, tmp_path: Path) -> None:
    file = tmp_path / "given"
    if what == "folder":
        file.mkdir()
    elif what != "missing":
        contents = {"binary": bytes(range(256)), "empty": b"", "nonsense": b"one = two\n{", "deep": b"[" * 100_000}
        file.write_bytes(contents[what])
    assert str(file) in refused(*reader, file)


@pytest.mark.parametrize(
    "arguments", [["--at", "9999"], ["--seat", "3"], ["--seat", "0"], ["--at", "-1"]], ids=" ".join
)
@pytest.mark.parametrize("command", ["replay", "why"])
def test_points_and_seats_there_are_not(command: str, arguments: list[str], tmp_path: Path) -> None:
    assert refused(command, record_file(tmp_path), *arguments)
