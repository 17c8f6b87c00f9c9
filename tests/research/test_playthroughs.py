"""Golden playthroughs: every value OpenSpiel shows along a match stays as it was."""

import pytest

from tests.research.playthroughs import FOLDER, GAMES, MAX_LINE_CHARS, cut, folded, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_ever_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    now = playthrough(GAMES[name]).splitlines()
    assert [line for line in now if line.startswith("action: ")]
    for number, (one, two) in enumerate(zip(kept, now, strict=True), 1):
        assert one == two, f"{name}.txt, line {number}"


def test_every_playthrough_kept_is_looked_at() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)


def test_a_cut_line_still_changes_with_what_was_cut_off() -> None:
    line = "x" * (MAX_LINE_CHARS + 10)
    assert cut(line) != cut(line[:-1] + "y") != cut(line + "x")
    assert len(cut(line)) < len(line) + 40
    assert cut(line[:MAX_LINE_CHARS]) == line[:MAX_LINE_CHARS]


def test_a_tensor_becomes_one_line_that_changes_with_it() -> None:
    lines = [
        "CurrentPlayer() = 0",
        "ObservationTensor(0).a: ◯",
        "ObservationTensor(0).b: ◯◯",
        "      ◉◯",
        "◯",
        "Rewards() = [0]",
    ]
    short = list(folded(lines))
    assert [line.partition(": ")[0] for line in short] == [lines[0], "ObservationTensor(0)", lines[-1]]
    assert short != list(folded([line.replace("◉", "◯") for line in lines]))
