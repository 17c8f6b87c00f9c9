"""Playing in the terminal with scripted lines: whole matches, commands, wrong input, leaving and coming back."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.command_runner import PROGRAM
from tests.cli.play_harness import ANYTHING, Terminal, answers_in, decisions, leave_near_end, play, saved_file
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.core.files import save
from trianon.core.match_file.read import Record, load_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.verify import verify
from trianon.core.match_file.write import write_record
from trianon.games import game_of

SEATS = ("--seats", "human,thumb,random", "--seed", "autumn")
HAND = ["1", "1", "1", ""]  # three cards, and let the others choose


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, Record]:
    """A match played from its beginning to its end: its folder, what was shown, and the record of it."""
    folder = tmp_path_factory.mktemp("whole")
    result = play(folder, *SEATS, typed=ANYTHING)
    assert result.code == 0, result.err
    kept = Path(re.findall(r"The finished match is saved: (.*)", result.out)[0])
    return folder, result.out, load_record(kept, game_of)


def test_a_whole_match_is_played_to_its_end_and_kept(whole: tuple[Path, str, Record]) -> None:
    folder, shown, record = whole
    assert shown.count("Round 7 begins.") == 1
    assert "Only one answer is possible: play the" in shown
    verify(record)
    assert record.finished
    assert record.seats == ("human", "thumb", "random")
    points = (record.result or {})["points"]
    scored = shown.partition("Final scoring")[2]
    for seat, name in enumerate(("you", "thumb", "random"), 1):
        line = rf"^Seat {seat} \({name}\): (\d+) prestige for (?:.|\n)+?\(RK-[A-Z0-9]+\)$"  # folded where it is long
        lines = re.findall(line, scored, re.M)
        assert sum(map(int, lines)) == points[seat - 1]
    assert [int(total) for total in re.findall(r"prestige in all +(\d+) +(\d+) +(\d+)", scored)[0]] == points
    assert f"wins with {max(points)} prestige." in scored
    assert not saved_file(folder).exists()


def test_opponents_play_alone_without_being_asked(tmp_path: Path) -> None:
    result = play(tmp_path, "--seats", "thumb,random", "--seed", "alone", typed=[])
    assert result.code == 0, result.err
    assert "Seat 1 (thumb) plays" in result.out
    assert "Final scoring" in result.out
    assert "> " not in result.out


def test_an_answer_is_a_number_or_a_key(tmp_path: Path) -> None:
    play(tmp_path, *SEATS, typed=["2", "hand:bd", "hand:ba"])
    assert answers_in(saved_file(tmp_path))[:3] == ["hand:bb", "hand:bd", "hand:ba"]


def test_undo_takes_the_last_answer_back(tmp_path: Path) -> None:
    result = play(tmp_path, *SEATS, typed=[*HAND, "1", "acquire:t0", "undo", "quit"])
    assert "Taken back: play:ba." in result.out
    assert result.code == 0
    assert answers_in(saved_file(tmp_path))[-1] != "play:ba"
    again = play(tmp_path, typed=["undo", "quit"])
    assert "You cannot take anything back" in again.out


def test_an_answer_can_be_taken_back_until_the_others_go_on(tmp_path: Path) -> None:
    result = play(tmp_path, *SEATS, typed=[*HAND, "play:ba", "favor", "undo", "depute", "quit"])
    assert "Enter lets the others go on" in result.out
    assert "Taken back: favor." in result.out
    assert answers_in(saved_file(tmp_path))[-2:] == ["play:ba", "depute"]


def test_undo_skips_answers_that_were_forced(tmp_path: Path) -> None:
    """A choice of a match at random after which its seat has a single answer left: the bonus it cannot use."""
    before, choices = 0, 0
    for match, seat in decisions(2, "forced"):
        forced = match.forced()
        if (
            forced
            and forced[0] == seat == 0
            and match.answers[-1].seat == 0
            and choices > 1
            and match.answer_count == before + 1
        ):
            break
        before, choices = match.answer_count, len(match.options(seat))
    taken = match.answers[-1].key
    match.undo(0)
    saved_file(tmp_path).parent.mkdir()
    save(saved_file(tmp_path), write_record(match, ["human", "random"]))
    result = play(tmp_path, typed=[taken, "undo", "quit"])
    assert "Only one answer is possible:" in result.out
    assert f"Taken back: {taken}." in result.out
    assert len(answers_in(saved_file(tmp_path))) == match.answer_count


def test_a_secret_hand_can_be_reconsidered_before_it_is_sealed(tmp_path: Path) -> None:
    first, then = ["hand:ba", "hand:ba", "hand:bb"], ["hand:bc", "hand:bd"]
    result = play(tmp_path, *SEATS, typed=[*first, "reconsider", *then, "hand:bb", "undo", "hand:ba", "", "quit"])
    assert "Your hand, secret until" in result.out
    assert answers_in(saved_file(tmp_path), 0) == [*first, "reconsider", *then, "hand:ba"]
    record = load_record(saved_file(tmp_path), game_of)
    assert sorted(replay(record).view(0)["seats"][0]["hand"]) == ["ba", "bc", "bd"]


def test_why_explains_one_option_and_all_of_them(tmp_path: Path) -> None:
    typed = ["hand:bb", "hand:bc", "hand:bd", "", "why play:ba", "play:bc", "why", "why forfeit", "why hire:9z", "quit"]
    output = play(tmp_path, *SEATS, typed=typed).out
    assert "play:ba is not possible now: you do not hold this card (RK-3.1)." in output
    assert "· Make a dress: an Apprentice cannot make a dress (RK-3.3)" in output
    assert "· Hire an employee: only a Master can hire (RK-3.3)" in output
    assert re.search(r"decorate:fireworks\.4: .* Not now: \d more Livre needed \(RK-A6\.1\)", output)
    assert "forfeit is possible now." in output
    assert '"hire:9z" is not a number, a key or a command. Did you mean' in output


def test_an_impossible_key_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    output = play(tmp_path, *SEATS, typed=["play:ba", "hire:6f", "99", "0", "gibberish", "quit"]).out
    assert "play:ba is not possible now: this does not answer the current question" in output
    assert "hire:6f is not possible now" in output
    assert output.count("There is no choice") == 2
    assert '"gibberish" is not a number, a key or a command.' in output
    assert answers_in(saved_file(tmp_path)) == []


def test_a_verb_alone_shows_its_choices(tmp_path: Path) -> None:
    output = play(tmp_path, *SEATS, typed=[*HAND, "play:ba", "hire", "quit"]).out
    shown = output.partition("> hire\n")[2]
    assert shown.count("hire:") == 4
    assert "acquire:" not in shown


def test_board_log_score_rules_and_help(tmp_path: Path) -> None:
    typed = ["board palace", "board nowhere", "log 2", "log 0", "score", "score 2", "rules a3.4", "rules RK-A9"]
    output = play(tmp_path, *SEATS, typed=[*HAND, *typed, "rules", "help", "quit"]).out
    assert "There is no region" in output
    reported = output.partition("> log 2\n")[2].partition(">")[0]
    assert len(re.findall(r"^· ", reported, re.M)) == 2
    assert "prestige of others stays hidden" in output
    assert re.search(r"If the match ended now.*in all +\d+ +\d+ \+ \? +\d+ \+ \?", output, re.S)
    assert "during the game: ?" in output.partition("> score 2\n")[2]
    assert "RK-A3.4: A dress with a golden thimble" in output
    assert 'There is no rule "RK-A9". Did you mean' in output
    assert "RK-F10" in output
    assert "take back your last answer" in output
    regions = output.partition("> board palace\n")[2].partition("> ")[0]
    assert "King’s hall" in regions
    assert "Warehouse" not in regions


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    output = play(
        tmp_path, *SEATS, typed=["lang de", "hilfe", "sprache zh", "语言 fr", "lang en", "1", "ende", "quit"]
    ).out
    assert "Ab jetzt auf Deutsch." in output
    assert "Wähle verdeckt 3 Handkarten." in output
    assert "deine letzte Antwort zurücknehmen" in output
    assert "秘密选择3张手牌。" in output
    assert "没有语言“fr”" in output
    assert output.rstrip().endswith("Start the command again to continue.")
    assert answers_in(saved_file(tmp_path)) == ["hand:ba"]


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    play(tmp_path, *SEATS, typed=[*HAND, "play:ba", "quit"])
    before = answers_in(saved_file(tmp_path))
    result = play(tmp_path, "--seats", "human,random", typed=["favor", "quit"])
    assert "The match of Rokoko goes on: Seat 1 (you), Seat 2 (thumb), and Seat 3 (random)." in result.out
    assert "the options you gave are ignored" in result.out
    assert "You play the Master without a bonus. Which main action?" in result.out
    assert re.search(r"fund statue 1 for 8 Livre  decorate:statue.1\n +Livre 15 → 7 · ", result.out)
    assert answers_in(saved_file(tmp_path)) == [*before, "favor"]
    assert "is not used" not in play(tmp_path, *SEATS, typed=["quit"]).out


def test_a_new_match_keeps_the_old_one(tmp_path: Path) -> None:
    play(tmp_path, *SEATS, typed=["1", "quit"])
    result = play(tmp_path, "--new", *SEATS, typed=["2", "quit"])
    aside = Path(re.findall(r"The previous match is saved: (.*)", result.out)[0])
    assert (answers_in(aside), answers_in(saved_file(tmp_path))) == (["hand:ba"], ["hand:bb"])


def test_a_link_to_a_match_stays_a_link_when_a_new_match_begins(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept.json", tmp_path / "link.json"
    play(tmp_path, *SEATS, "--record", str(kept), typed=["1", "quit"])
    link.symlink_to(kept)
    play(tmp_path, "--new", *SEATS, "--record", str(link), typed=["2", "quit"])
    assert link.is_symlink()
    assert (answers_in(tmp_path / "kept-1.json"), answers_in(kept)) == (["hand:ba"], ["hand:bb"])


def test_a_bot_that_fails_names_the_file_that_replays_its_match(tmp_path: Path) -> None:
    bot, file = tmp_path / "failing.py", tmp_path / "kept.json"
    bot.write_text("class Player:\n    def choose(self, decision):\n        return 1 // (9 - decision.number)\n")
    result = play(
        tmp_path, "--seats", f"py:{bot}:Player,random", "--seed", "7", "--record", str(file), typed=[], game="histrio"
    )
    assert result.code == 2
    assert f"The match has the seed 7; its answers so far: trianon replay {file}" in result.err
    assert load_record(file, game_of).answers


def test_a_match_is_kept_in_the_file_that_was_named(whole: tuple[Path, str, Record], tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play(tmp_path, *SEATS, "--record", str(file), typed=["1", "quit"])
    assert answers_in(file) == ["hand:ba"]
    leave_near_end(whole[2], file)
    result = play(tmp_path, "--record", str(file), typed=ANYTHING)
    assert f"The finished match is saved: {file}" in result.out
    assert load_record(file, game_of).finished
    assert not saved_file(tmp_path).exists()


def test_the_end_of_the_input_loses_nothing(tmp_path: Path) -> None:
    result = play(tmp_path, *SEATS, typed=["1", "2"])
    assert result.code == 2
    assert "The terminal is closed. The match is saved" in result.out
    assert answers_in(saved_file(tmp_path)) == ["hand:ba", "hand:bb"]


def test_people_who_share_a_terminal_do_not_see_each_others_hands(tmp_path: Path) -> None:
    result = play(
        tmp_path, "--seats", "human,human", "--seed", "two", typed=["", "hand:bc", "hand:bd", "hand:bb", "", "", "quit"]
    )
    assert "Seat 1 (human) is next. Take the seat and press Enter." in result.out
    second = result.out.partition("Seat 2 (human) is next.")[2]
    assert "Seat 1 (human) has chosen a hand." in second
    assert "Seat 2 (you)" not in result.out.partition("Seat 2 (human) is next.")[0]
    shown = second.partition("Your atelier")[2]
    assert "Choose 3 cards" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "human,genius"], 'There is no player "genius" (expected one of human,'),
        (["--seats", "human"], "rokoko is for 2 to 5 players, but 1 seat is named."),
        (["--seats", "human,thumb", "--edition", "no-such"], "not found"),
    ],
)
def test_wrong_arguments_are_refused(arguments: list[str], message: str, tmp_path: Path) -> None:
    result = play(tmp_path, *arguments, typed=[])
    assert result.code == 2
    assert message in result.err
    assert not saved_file(tmp_path).exists()


def test_a_broken_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    play(tmp_path, *SEATS, typed=["1", "quit"])
    file = saved_file(tmp_path)
    broken = file.read_text("utf-8").replace("hand:ba", "hand:bb")
    file.write_text(broken, "utf-8")
    result = play(tmp_path, typed=[])
    assert result.code == 2
    assert "answer 1" in result.err
    assert "--new" in result.err
    assert file.read_text("utf-8") == broken
    assert "Choose 3 cards" in play(tmp_path, "--new", *SEATS, typed=["quit"]).out


def test_two_terminals_do_not_play_the_same_match(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SEATS) as first:
        first.wait_for("> ")
        result = play(tmp_path, typed=["1"])
        assert result.code == 2
        assert "is being played in another terminal" in result.err
        first.type("quit")
        assert first.ends()[0] == 0
    assert play(tmp_path, typed=["quit"]).code == 0


def test_nothing_that_is_typed_breaks_it(tmp_path: Path) -> None:
    typed = [
        "9" * 5000,
        "x" * 100_000,
        "log " + "9" * 300,
        "why " + "make:" * 90,
        "rules " + "R" * 190,
        "\x1b[A",
        "１",
        "quit",
    ]
    result = play(tmp_path, *SEATS, typed=typed)
    assert result.code == 0
    assert answers_in(saved_file(tmp_path)) == ["hand:ba"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("{} <&-", 2),
        ("{} < /dev/null", 2),
        (r"printf '\377\376\000\n\303(\n\n' | {}", 2),
        ("{} | head -1", 0),
    ],
)
def test_streams_that_are_closed_or_odd(command: str, code: int, tmp_path: Path) -> None:
    command = command.format(f"{PROGRAM} play rokoko --seats human,thumb --seed odd")
    done = subprocess.run(
        ["sh", "-c", command],
        env=os.environ | {"XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        check=False,
        timeout=WAIT_SECONDS,
    )
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
    assert b"Error" not in done.stderr
    assert answers_in(saved_file(tmp_path)) == []


def test_open_information_shows_what_others_keep(tmp_path: Path) -> None:
    typed = [*ANYTHING[:32], "score", "quit"]
    closed = play(tmp_path / "a", *SEATS, typed=typed).out.rpartition("> score\n")[2]
    opened = play(tmp_path / "b", *SEATS, "--open", typed=typed).out.rpartition("> score\n")[2]
    rows = r"\[[23]\] \w+ +\d+ +\d+ +\d+ +(\S+) +\d+ +\d+ +([YGRB]* ?\d+) "
    assert {prestige for prestige, _ in re.findall(rows, closed)} == {"?"}
    assert {prestige.isdecimal() for prestige, _ in re.findall(rows, opened)} == {True}
    assert any(tiles[0] in "YGRB" for _, tiles in re.findall(rows, opened))
