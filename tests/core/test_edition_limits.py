"""Reading an edition costs little, whatever the text holds."""

import tracemalloc

import pytest

from tests.core.test_editions import KITES, REFERENCE, faults_of
from tests.infrastructure.faults import english, line
from trianon.core.editions.load import edition_from_text
from trianon.core.editions.provenance import MAX_PATTERNS
from trianon.core.errors import EditionError
from trianon.core.faults import MAX_FAULTS, MAX_GUESSES
from trianon.core.files import EDITION_FILE, MAX_DOTS, MAX_PARTS

DEEP_KEY = ".".join(["a"] * (MAX_PARTS + 2))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "#" * (EDITION_FILE.most_bytes + 1),
            f"mine.toml: more than {EDITION_FILE.most_bytes:,} characters (expected a file of a few thousand)",
        ),
        (f"\n{DEEP_KEY} = 1", f"mine.toml: line 2: {MAX_PARTS + 1} dots (expected at most {MAX_PARTS} in a line)"),
        (f'a = {{ b = """\n""", {DEEP_KEY} = "" }}', f"mine.toml: line 2: {MAX_PARTS + 1} dots (expected at most"),
    ],
    ids=["long", "deep key", "deep key behind a string"],
)
def test_what_would_take_long_to_read_is_refused_first(text: str, expected: str) -> None:
    (fault,) = faults_of(text)
    assert fault.startswith(expected)


def test_dots_in_strings_are_no_parts_of_keys() -> None:
    listed = ", ".join(['"a.b.c"'] * MAX_PARTS)
    assert faults_of(f"names = [{listed}]")[0].startswith("mine.toml: names: unknown key")


def test_a_file_full_of_faults_costs_no_more_than_its_first_thousand() -> None:
    with pytest.raises(EditionError) as caught:
        edition_from_text(KITES, "\n".join(f"windd{n} = 1" for n in range(12_000)), "mine.toml")
    assert len(caught.value.faults) == MAX_FAULTS
    assert sum("did you mean" in line(fault) for fault in caught.value.faults) <= MAX_GUESSES
    listed = "\n".join('[[kite]]\nid = "a"' for _ in range(10_000))
    with pytest.raises(EditionError) as caught:
        edition_from_text(KITES, listed, "mine.toml")
    assert "10,000 entries (expected a list of 1 to 5 entries)" in english(caught.value)
    assert len(caught.value.faults) < 20


@pytest.mark.parametrize("dots", [0, 6])
def test_the_worst_text_takes_some_50_megabytes(dots: int) -> None:
    """Headers of tables cost the most for each byte: as many dotted ones as may be, then plain ones."""
    dotted = [f"[{number:x}{'.a' * dots}]\n" for number in range(MAX_DOTS // max(dots, 1) * (dots > 0))]
    plain = [f"[{number:x}]\n" for number in range(len(dotted), EDITION_FILE.most_bytes // 7)]
    text = "".join([*dotted, *plain])[: EDITION_FILE.most_bytes].rpartition("\n")[0]
    tracemalloc.start()
    try:
        with pytest.raises(EditionError):
            edition_from_text(KITES, text, "mine.toml")
        assert tracemalloc.get_traced_memory()[1] < 50_000_000
    finally:
        tracemalloc.stop()
    (fault,) = faults_of("[a.b]\n" * (MAX_DOTS + 1))
    assert fault == f"mine.toml: {MAX_DOTS + 1:,} dots (expected at most {MAX_DOTS:,} in all)"


def test_too_many_patterns_are_refused() -> None:
    patterns = "".join(f'"kite.*.x{n}" = "rules"\n' for n in range(MAX_PATTERNS))
    (fault,) = faults_of(REFERENCE + patterns)
    assert fault.startswith("mine.toml: provenance: 50")
    assert fault.endswith(f"patterns (expected at most {MAX_PATTERNS})")
