"""The glossary: one row per idea, with its words in all three languages."""

from collections import Counter

from tests.architecture.tree import ROOT

HEAD = ["code", "English", "Deutsch", "简体中文"]


def rows() -> list[list[str]]:
    """Read the table of the glossary, without its head and without the rows that only name a game."""
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert table[0] == HEAD
    return [row for row in table[2:] if not row[0].startswith("**")]


def test_every_word_has_all_languages() -> None:
    assert len(rows()) > 40
    assert [row for row in rows() if len(row) != len(HEAD) or not all(row)] == []


def test_every_code_name_stands_once() -> None:
    assert [name for name, times in Counter(row[0] for row in rows()).items() if times > 1] == []
