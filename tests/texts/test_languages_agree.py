"""All languages say the same: same messages, same attributes, same variables, same numbers, nothing left out."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.texts.ftl import FOLDERS, PACKAGE, literal_text, messages, resource, shape
from trianon.texts import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")
GAMES = tuple(folder for folder in FOLDERS if folder.startswith("games/"))
ROOT = PACKAGE.parents[1]
IN_ALL_FOLDERS = pytest.mark.parametrize("folder", FOLDERS)
IN_ALL_GAMES = pytest.mark.parametrize("folder", GAMES)
IN_OTHER_LANGUAGES = pytest.mark.parametrize("language", OTHERS)

EDITION = {"en": "edition", "de": "ausgabe", "zh": "版本"}
RULING = {"en": "(ruling", "de": "(Auslegung", "zh": "（裁定"}
ONE_FORM = {"zh"}  # languages with one verb form for every person
KEYS = {"kind"}  # attributes that hold a key for the program, the same in every language
CHINESE = re.compile(r"[\u4e00-\u9fff]")
A_NUMBER = r"(?<![\w.:=-])(?:\d[\d,.]*|\{ \$(?:count|most|least|number|players|points|round|seat|seconds) \})"
SPACED_NUMBER = re.compile(rf"[\u4e00-\u9fff，：（] {A_NUMBER}|{A_NUMBER} [\u4e00-\u9fff，）%]", re.ASCII)


def rules(folder: str, language: str) -> dict[str, ast.Message]:
    """Give the messages of the rules file that carry a kind: explained words and rules."""
    found = {entry.id.name: entry for file, entry in messages(folder, language) if file == "rules.ftl"}
    return {name: entry for name, entry in found.items() if not name.startswith("chapter-")}


def test_there_is_something_to_compare() -> None:
    assert {"games/histrio", "games/rokoko"} <= set(FOLDERS)
    assert all(len(messages(folder, "en")) > 50 for folder in GAMES)


@IN_ALL_FOLDERS
def test_every_folder_has_every_language_and_no_other(folder: str) -> None:
    there = {path.name for path in (PACKAGE / folder / "locales").iterdir() if path.is_dir()}
    assert there - {"__pycache__"} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@IN_ALL_FOLDERS
def test_no_file_has_a_syntax_error(folder: str, language: str) -> None:
    files = sorted((PACKAGE / folder / "locales" / language).glob("*.ftl"))
    assert [
        (file.name, entry.content) for file in files for entry in resource(file).body if isinstance(entry, ast.Junk)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@IN_ALL_FOLDERS
def test_no_id_stands_twice(folder: str, language: str) -> None:
    with_the_command_line = {folder, "cli"} & set(FOLDERS)
    ids = [entry.id.name for part in with_the_command_line for _, entry in messages(part, language)]
    assert [name for name, times in Counter(ids).items() if times > 1] == []


@IN_OTHER_LANGUAGES
@IN_ALL_FOLDERS
def test_messages_stand_in_the_same_files_and_order(folder: str, language: str) -> None:
    def order(spoken: str) -> list[tuple[str, str]]:
        return [(file, entry.id.name) for file, entry in messages(folder, spoken)]

    assert order(language) == order("en")


@IN_OTHER_LANGUAGES
@IN_ALL_FOLDERS
def test_attributes_and_variables_are_the_same(folder: str, language: str) -> None:
    with_forms = language not in ONE_FORM
    english = {entry.id.name: shape(entry, with_forms) for _, entry in messages(folder, "en")}
    other = {entry.id.name: shape(entry) for _, entry in messages(folder, language)}
    assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
@IN_ALL_FOLDERS
def test_no_text_is_empty(folder: str, language: str) -> None:
    for _, message in messages(folder, language):
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        for pattern in patterns:
            assert pattern is None or pattern.elements, message.id.name
            assert pattern is None or any(
                not isinstance(e, ast.TextElement) or e.value.strip() for e in pattern.elements
            )


@IN_ALL_GAMES
def test_german_rules_are_translated(folder: str) -> None:
    english = {name: literal_text(entry) for name, entry in rules(folder, "en").items()}
    german = {name: literal_text(entry) for name, entry in rules(folder, "de").items()}
    assert [name for name in english if german[name] == english[name]] == []


@IN_ALL_GAMES
def test_every_chinese_text_is_chinese(folder: str) -> None:
    for _, message in messages(folder, "zh"):
        if message.id.name == folder.replace("games/", "game-"):
            continue  # the name of a game is the same everywhere
        patterns = {
            attribute.id.name: attribute.value for attribute in message.attributes if attribute.id.name not in KEYS
        }
        for pattern in filter(None, [message.value, *patterns.values()]):
            written = "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement))
            nested = any(
                isinstance(e, ast.Placeable) and isinstance(e.expression, ast.SelectExpression)
                for e in pattern.elements
            )
            without_words = not re.search(r"[A-Za-z]", written)
            assert nested or without_words or CHINESE.search(written), message.id.name


def test_no_space_stands_beside_a_number_in_chinese() -> None:
    files = [file for part in ("src", "client/src", "client/locales") for file in (ROOT / part).rglob("zh/*.ftl")]
    assert len(files) > 30
    texts = {file: re.sub(r"^ *#.*$", "", file.read_text("utf-8"), flags=re.MULTILINE) for file in files}
    assert [(file.name, each) for file, text in texts.items() for each in SPACED_NUMBER.findall(text)] == []


@IN_OTHER_LANGUAGES
@IN_ALL_GAMES
def test_rules_state_the_same_numbers(folder: str, language: str) -> None:
    def numbers(message: ast.Message) -> Counter[str]:
        return Counter(re.findall(r"(?:RK|HI)-[A-Z0-9]+(?:\.\d+)?|\d+", literal_text(message)))

    english, other = rules(folder, "en"), rules(folder, language)
    assert {name: numbers(other[name]) for name in english} == {name: numbers(english[name]) for name in english}


@pytest.mark.parametrize("language", LANGUAGES)
@IN_ALL_GAMES
def test_rules_refer_only_to_rules_there_are(folder: str, language: str) -> None:
    there = {name.replace("_", ".") for name in rules(folder, "en")}
    named = {
        name
        for entry in rules(folder, language).values()
        for name in re.findall(r"\b(?:RK|HI)-[A-Z0-9]+(?:\.\d+)?", literal_text(entry))
    }
    assert named
    assert named <= there


@pytest.mark.parametrize("language", LANGUAGES)
@IN_ALL_GAMES
def test_the_kind_says_whether_the_text_holds_a_ruling(folder: str, language: str) -> None:
    for name, message in rules(folder, language).items():
        (kind,) = [attribute.value for attribute in message.attributes if attribute.id.name == "kind"]
        (element,) = kind.elements
        assert isinstance(element, ast.TextElement)
        assert element.value == ("ruling" if RULING[language] in literal_text(message) else "rule"), name


@IN_OTHER_LANGUAGES
@IN_ALL_GAMES
def test_rulings_are_marked_equally_often(folder: str, language: str) -> None:
    english = {name: literal_text(entry).count(RULING["en"]) for name, entry in rules(folder, "en").items()}
    other = {name: literal_text(entry).count(RULING[language]) for name, entry in rules(folder, language).items()}
    assert sum(english.values()) > 10
    assert other == english


@IN_OTHER_LANGUAGES
@IN_ALL_GAMES
def test_numbers_of_the_edition_are_marked_in_every_language(folder: str, language: str) -> None:
    def marked(spoken: str) -> list[str]:
        return [name for name, entry in rules(folder, spoken).items() if EDITION[spoken] in literal_text(entry).lower()]

    assert len(marked("en")) > 10
    assert marked(language) == marked("en")
