"""Editions of a made-up game: what loads, what is refused, and with which words."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.infrastructure.faults import english, faulty, line
from trianon.core.editions.counts import Count
from trianon.core.editions.load import (
    DEFAULT,
    EditionSchema,
    builtin_editions,
    builtin_id,
    edition_from_data,
    edition_from_text,
    game_of,
    load_edition,
)
from trianon.core.editions.nodes import Bool, Int, Name
from trianon.core.editions.provenance import provenance_of, provenance_report
from trianon.core.editions.schema import ListOf, TomlTable, Variants
from trianon.core.errors import EditionError
from trianon.core.wording import message

REFERENCE = """
[edition]
id = "reference"
game = "kites"
wind = 3

[[kite]]
id = "swift"
shape = "delta"
length = 4
[[kite]]
id = "heavy"
shape = "box"
cells = 2
bright = true
copies = 2

[[field]]
prices = [5, 3]
[[field]]
prices = [2, 1]

[provenance]
"edition" = "rules"
"kite.*" = "reconstruction"
"kite.*.copies" = "inferred"
"kite.s*.copies" = "public source"
"kite.heavy.copies" = "rules"
"field" = "reconstruction"
"""


KITES = EditionSchema(
    game="kites",
    package="made_up_kites",
    edition={"wind": Int(0, 9)},
    sections={
        "kite": ListOf(
            Variants(
                "shape",
                {"id": Name(), "bright": Bool(), "copies": Int(1, 9, default=1)},
                {"delta": {"length": Int(1, 9)}, "box": {"cells": Int(1, 4)}},
            ),
            1,
            5,
            "id",
            counts=(Count(message("things-kites"), 3),),
        ),
        "field": ListOf(TomlTable({"prices": ListOf(Int(0, 9), 2, 2)}), 1, 3),
    },
)


@pytest.fixture(autouse=True)
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one built-in edition, as a game has it."""
    folder = tmp_path / "made_up_kites" / "edition"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "reference.toml").write_text(REFERENCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "made_up_kites", raising=False)
    return folder


def faults_of(text: str) -> list[str]:
    with pytest.raises(EditionError) as caught:
        edition_from_text(KITES, text, "mine.toml")
    return english(caught.value).split("\n")


def test_a_builtin_edition_loads_by_its_id_with_defaults_filled_in() -> None:
    edition = load_edition(KITES, "reference")
    assert (edition.id, edition.game, edition.builtin, edition.name) == ("reference", "kites", True, "reference.toml")
    assert edition.text == REFERENCE
    assert edition.data["kite"][0] == {"id": "swift", "shape": "delta", "length": 4, "bright": False, "copies": 1}
    assert builtin_editions(KITES) == ["reference"]


def test_an_edition_in_a_file_loads_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(REFERENCE.replace('"reference"\ngame', '"mine"\ngame').replace("\n", "\r\n"))
    edition = load_edition(KITES, path)
    assert (edition.id, edition.builtin, edition.name) == ("mine", False, str(path))
    assert load_edition(KITES, str(path)) == edition


def test_the_digest_follows_the_values_and_nothing_else() -> None:
    plain = edition_from_text(KITES, REFERENCE, "a.toml")
    restyled = REFERENCE.replace("wind = 3", "wind   = 3 # a breeze").replace("length = 4", "length = 4\ncopies = 1")
    restyled = restyled.replace('"field" = "reconstruction"', "")
    assert edition_from_text(KITES, restyled, "b.toml").digest == plain.digest
    assert edition_from_text(KITES, REFERENCE.replace("wind = 3", "wind = 4"), "c.toml").digest != plain.digest
    assert edition_from_text(KITES, plain.text, "again.toml") == plain == load_edition(KITES)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("wind = 3", "wind = 10", "edition.wind: 10 (expected a whole number from 0 to 9)"),
        ("wind = 3", "wind = true", "edition.wind: true (expected a whole number from 0 to 9)"),
        ("wind = 3", "wind = 3.0", "edition.wind: 3.0 (expected a whole number from 0 to 9)"),
        ("wind = 3", "wind = 1979-05-27", "edition.wind: a date or time (expected a whole number from 0 to 9)"),
        ("wind = 3", r'wind = "a\nb"', r'edition.wind: "a\nb" (expected a whole number from 0 to 9)'),
        ("wind = 3", "", "edition.wind: missing (expected a whole number from 0 to 9)"),
        ("wind = 3", "winds = 3", 'edition.winds: unknown key (expected one of id, game, wind; did you mean "wind"?)'),
        ("wind = 3", "wind = 3\nx = 1", "edition.x: unknown key (expected one of id, game, wind)"),
        ('"kites"', '"kitez"', 'edition.game: "kitez" (expected "kites")'),
        ("bright = true", "bright = 1", 'kite[2].bright: 1 (expected true or false) in "heavy"'),
        ("cells = 2", "length = 2", "kite[2].length: unknown key (expected one of id, bright, copies, shape, cells)"),
        ('"box"', '"bax"', 'kite[2].shape: "bax" (expected one of delta, box; did you mean "box"?) in "heavy"'),
        ('"box"', "[]", 'kite[2].shape: a list (expected one of delta, box) in "heavy"'),
        ('id = "heavy"', 'id = "swift"', 'kite[2].id: "swift" a second time (expected a name that kite[1] does not'),
        ('id = "heavy"', 'id = "So heavy"', 'kite[2].id: "So heavy" (expected a name of 1 to 40 small letters'),
        ("copies = 2", "", "kite: 2 kites (expected 3)"),
        ("[5, 3]", "[5]", "field[1].prices: 1 entry (expected a list of 2 entries, each a whole number from 0 to 9)"),
        ("[5, 3]", "5", "field[1].prices: 5 (expected a list of 2 entries, each a whole number from 0 to 9)"),
        ("[5, 3]", "[5, -1]", "field[1].prices[2]: -1 (expected a whole number from 0 to 9)"),
        ('"edition" = "rules"', '"edition" = "rulez"', 'provenance.edition: "rulez" (expected one of rules, inferred'),
        ('"kite.heavy.copies"', "kite.heavy.copies", "provenance.kite: a table (expected the whole pattern in quotes"),
        ('"kite.*.copies"', '"kite.**"', 'provenance."kite.**": no pattern (expected names joined by dots'),
    ],
)
def test_one_fault_is_reported_with_its_place_and_what_was_expected(old: str, new: str, expected: str) -> None:
    assert REFERENCE.count(old) == 1
    shown = faults_of(REFERENCE.replace(old, new))
    assert any(line.startswith(f"mine.toml: {expected}") for line in shown), shown


def test_all_faults_are_reported_at_once() -> None:
    text = REFERENCE.replace("wind = 3", "wind = -1").replace('"delta"', '"round"').replace("copies = 2", "copies = 0")
    text = text.replace("[2, 1]", '["two", 1]') + "\n[extra]\n"
    shown = faults_of(text)
    assert [line.split(": ")[1] for line in shown] == [
        "extra",
        "edition.wind",
        "kite[1].shape",
        "kite[2].copies",
        "field[2].prices[1]",
    ]


def test_a_misspelt_key_is_one_fault_and_not_also_a_missing_one() -> None:
    assert len(faults_of(REFERENCE.replace("wind = 3", "wint = 3"))) == 1


def test_a_section_of_the_wrong_kind_is_one_fault() -> None:
    kites = REFERENCE[REFERENCE.index("[[kite]]") : REFERENCE.index("[[field]]")]
    assert faults_of("kite = 3\n" + REFERENCE.replace(kites, "")) == [
        "mine.toml: kite: 3 (expected a list of 1 to 5 entries)"
    ]
    text = "field = [1, {prices = [1, 1]}]\n" + REFERENCE[: REFERENCE.index("[[field]]")]
    assert faults_of(text) == ["mine.toml: field[1]: 1 (expected a table)"]


def test_provenance_of_the_wrong_kind_is_one_fault() -> None:
    text = "provenance = 3\n" + REFERENCE[: REFERENCE.index("[provenance]")]
    assert faults_of(text) == [
        'mine.toml: provenance: 3 (expected a table of patterns and origins, as "*.price" = "rules")'
    ]


def test_an_entry_in_doubt_does_not_make_a_count_wrong_unless_it_cannot_be_right() -> None:
    assert len(faults_of(REFERENCE.replace("copies = 2", "copies = 10"))) == 1
    shown = faults_of(REFERENCE.replace("copies = 2", "copies = 10").replace("length = 4", "length = 4\ncopies = 4"))
    assert shown[-1] == "mine.toml: kite: at least 4 kites (expected 3)"


def test_an_edition_of_another_game_is_reported_in_one_line() -> None:
    shown = faults_of('[edition]\nid = "x"\ngame = "boats"\n[[mast]]\nheight = 3\n')
    assert shown == ['mine.toml: edition.game: "boats" (expected an edition of "kites")']


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[edition]\nid = = 3", "line 2, column 6"),
        ("a = " + "9" * 5000, "line 1, column"),
        ("a = \x00", "line 1, column 5"),
    ],
)
def test_broken_toml_is_one_fault_with_line_and_column(text: str, place: str) -> None:
    (shown,) = faults_of(text)
    assert shown.startswith(f"mine.toml: {place}")
    assert "(expected valid TOML) in " in shown


def test_absurd_toml_gets_few_and_short_faults() -> None:
    assert "nested too deeply" in faults_of("a = " + "[" * 100_000)[0]
    assert "a number too large to show" in faults_of(REFERENCE.replace("wind = 3", "wind = 0x" + "f" * 9000))[0]
    many = faults_of(REFERENCE + "[extra]\n" + "[edition.deep]\n" + "\n".join(f"k{n} = 1" for n in range(900)))
    assert len(many) == 2
    wordy = faults_of(REFERENCE.replace("wind = 3", "\n".join(f"wind{n} = 1" for n in range(900))))
    assert wordy[-1] == "… and 700 more faults"
    assert "did you mean" in wordy[0]
    assert "did you mean" not in wordy[150]
    assert len(faults_of(REFERENCE.replace('"delta"', '"' + "d" * 5000 + '"'))[0]) < 300
    assert len(faults_of(REFERENCE.replace("wind = 3", "wind = 3\n" + "w" * 5000 + " = 1"))[0]) < 300


def test_an_edition_that_is_not_there_is_refused_with_those_that_are() -> None:
    with faulty(EditionError, match=r"^refrence: not found \(expected reference, or the path of a TOML file\)$"):
        load_edition(KITES, "refrence")


def test_the_game_of_a_file_is_found_without_checking_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text('[edition]\ngame = "boats"\n[whatever]\n')
    assert game_of(path) == "boats"
    path.write_text("edition = 3")
    with faulty(EditionError, match=r"edition.game: missing \(expected the name of a game\)"):
        game_of(path)


def test_the_most_exact_pattern_gives_the_origin() -> None:
    edition = load_edition(KITES)
    assert provenance_of(edition, "edition.wind") == "rules"
    assert provenance_of(edition, "kite.swift.length") == "reconstruction"
    assert provenance_of(edition, "kite.swift.copies") == "public source"
    assert provenance_of(edition, "kite.heavy.copies") == "rules"
    assert provenance_of(edition, "field.2.prices") == "reconstruction"
    assert provenance_of(edition, "field") == "reconstruction"
    assert provenance_of(edition, "kite.heavy") == "mixed"
    with pytest.raises(KeyError):
        provenance_of(edition, "kite.light")


def test_a_builtin_edition_has_to_say_where_everything_comes_from(game: Path) -> None:
    text = REFERENCE.replace('"edition" = "rules"', '"edition.snow" = "rules"')
    (game / "reference.toml").write_text(text)
    with pytest.raises(EditionError) as caught:
        load_edition(KITES)
    assert [line(fault) for fault in caught.value.faults] == [
        "reference.toml: edition.wind: no origin (expected a pattern in [provenance] that covers it)",
        'reference.toml: provenance."edition.snow": covers nothing (expected a pattern of keys of this file)',
    ]


def test_a_builtin_edition_is_checked_once() -> None:
    assert load_edition(KITES) is load_edition(KITES, "reference")


def test_a_game_may_have_several_built_in_editions_of_which_one_is_the_default(game: Path) -> None:
    second = REFERENCE.replace('id = "reference"', 'id = "calm"').replace("wind = 3", "wind = 1")
    (game / "calm.toml").write_text(second)
    calmer = replace(KITES, default="calm")
    assert builtin_editions(KITES) == ["reference", "calm"]
    assert builtin_editions(calmer) == ["calm", "reference"]
    assert [builtin_id(calmer, name) for name in (DEFAULT, "reference", "storm")] == ["calm", "reference", None]
    assert load_edition(calmer).data["edition"]["wind"] == load_edition(calmer, DEFAULT).data["edition"]["wind"] == 1
    assert load_edition(calmer, "reference") == load_edition(KITES)
    for wind, changed in (("3", set()), ("1", set()), ("2", {"edition.wind"})):
        mine = edition_from_text(calmer, REFERENCE.replace("wind = 3", f"wind = {wind}"), "mine.toml")
        assert mine.changed == changed  # a value of either built-in edition is no entry of an owner


def test_what_an_owner_enters_is_called_so() -> None:
    copied = edition_from_text(KITES, REFERENCE.replace("length = 4", "length = 5"), "mine.toml")
    assert provenance_of(copied, "kite.swift.length") == "owner's entry"
    assert provenance_of(copied, "kite.heavy.cells") == "reconstruction"
    text = REFERENCE.replace("length = 4", "length = 5") + '"kite.swift.length" = "public source"\n'
    assert provenance_of(edition_from_text(KITES, text, "mine.toml"), "kite.swift.length") == "public source"
    bare = edition_from_text(KITES, REFERENCE[: REFERENCE.index("[provenance]")], "mine.toml")
    assert {row.origin for row in provenance_report(bare)} == {"owner's entry"}


def test_the_report_lists_every_value_or_those_below_a_key() -> None:
    edition = load_edition(KITES)
    assert len(provenance_report(edition)) == len(edition.values)
    assert provenance_report(edition, "kite.heavy") == [
        ("kite.heavy.bright", True, "reconstruction"),
        ("kite.heavy.copies", 2, "rules"),
        ("kite.heavy.shape", "box", "reconstruction"),
        ("kite.heavy.cells", 2, "reconstruction"),
    ]


def test_parsed_data_can_be_checked_without_a_file() -> None:
    data = {**load_edition(KITES).data}
    assert edition_from_data(KITES, data, "data").digest == load_edition(KITES).digest
    del data["field"]
    with faulty(EditionError, match=r"data: field: missing \(expected a list of 1 to 3 entries\)"):
        edition_from_data(KITES, data, "data")
