"""Sheets of editions that are being written: every fault is told at its place, in words of each language."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.infrastructure.samples import sample
from trianon.core.editions.nodes import NAME_PATTERN
from trianon.core.installed import built_in_games
from trianon.core.wording import piece
from trianon.games import game_of
from trianon.server.errors import ApiError, NotFound
from trianon.server.wire.edition_messages import EditionDraft, EditionFault, EditionSheet
from trianon.texts import Texts
from trianon.texts.book import rule_ids
from trianon.texts.languages import LANGUAGES
from trianon.texts.messages import Formatter
from trianon.viewing.sheets import edition_form, edition_sheet

STEP = re.compile(r"\[\d+\]|\"(?:[^\"\\]|\\.)*\"|[\w-]+")
PLACE = re.compile(r"[\w-]+(\.[\w-]+|\[\d+\]|\.\"[^\n]*\")*|\"[^\n]*\"[^\n]*")
FORMS = {game: edition_form(game) for game in built_in_games()}
REFERENCES = {game: ReferenceChanges(game_of(game).schema) for game in built_in_games()}


def is_in_form(game: str, place: str) -> bool:
    """Whether an editor shows a place: the form has it, or the part of the form in which there is none of that name."""
    form: dict[str, Any] = FORMS[game]
    *above, last = STEP.findall(place)
    for step in above:
        form = _field(form, step)
        if not form:
            return False
    return not last.startswith("[") or form.get("type") == "array"


def _field(form: dict[str, Any], step: str) -> dict[str, Any]:
    """The form of a field or of the entries of a list; for a table of several kinds that of any of them."""
    if step.startswith("["):
        return dict(form.get("items", {}))
    named = [each["properties"][step] for each in (form, *form.get("anyOf", ())) if step in each.get("properties", {})]
    return dict(named[0]) if named else {}


def is_told(fault: EditionFault) -> bool:
    """Whether a fault says in words where it is, what was found and what was expected."""
    in_words = not re.search(r"(fault|wanted|things)-[a-z]", fault.text + fault.expected)
    return bool(PLACE.fullmatch(fault.at) and fault.text and fault.expected) and in_words


@pytest.mark.parametrize("game", built_in_games())
@settings(max_examples=sample(40, 2000), deadline=None)
@given(data=st.data())
def test_every_fault_of_a_changed_edition_is_told_at_its_place_in_every_language(game: str, data: Any) -> None:
    reference = REFERENCES[game]
    draft = EditionDraft(data=reference.data(*data.draw(reference.random)))
    told = [edition_sheet(game, draft, language) for language in LANGUAGES]
    assert [fault for sheet in told for fault in sheet.faults if not is_told(fault)] == []
    assert [fault for fault in told[0].faults if not is_in_form(game, fault.at)] == []
    assert {fault.rule for fault in told[0].faults} <= {None, *rule_ids(game)}
    places = [[(fault.at, fault.rule) for fault in sheet.faults] for sheet in told]
    assert places[0] == places[1] == places[2]


def names_in(schema: dict[str, Any]) -> set[str]:
    """The ids of texts for all fields of a schema, and for all words that a person chooses between."""
    kinds, by = schema.get("anyOf", ()), schema.get("discriminator", {}).get("propertyName")
    words = [kind["properties"][by]["enum"][0] for kind in kinds]
    words += schema.get("enum", ()) if len(schema.get("enum", ())) > 1 else ()
    found = {f"word-{word.replace('+', '-and-').replace('/', '-or-')}" for word in words}
    fields = {name: each for name, each in schema.get("properties", {}).items() if name not in ("game", "provenance")}
    below = [*fields.values(), *kinds, *([schema["items"]] if "items" in schema else [])]
    return found.union({f"field-{name}" for name in fields}, *map(names_in, below))


@pytest.mark.parametrize("game", built_in_games())
def test_an_editor_has_a_name_for_every_field_and_every_word(game: str) -> None:
    texts, wanted = Texts("en", game), names_in(edition_form(game))
    assert len(wanted) > 30
    assert [name for name in sorted(wanted) if not texts.has(name)] == []


def test_faults_and_sums_speak_of_colours_and_not_of_keys() -> None:
    data = REFERENCES["rokoko"].data()
    data["dress"] = [dress for dress in data["dress"] if dress["colour"] != "blue"]

    def told(language: str) -> EditionSheet:
        return edition_sheet("rokoko", EditionDraft(data=data), language)

    assert [fault.text for fault in told("de").faults] == ["0 Kleider der Farbe Blau"]
    assert [fault.text for fault in told("zh").faults] == ["0 件蓝色服装"]
    found = next(each for each in told("de").sums if "Gelb" in each.text)
    assert (found.section, found.found, found.wanted, found.rule) == ("dress", 13, 13, "RK-S5")


def test_a_text_that_is_no_toml_says_where() -> None:
    [fault] = edition_sheet("rokoko", EditionDraft(file="[edition]\nid ="), "de").faults
    assert fault.at == ""
    assert fault.text == 'Zeile 2, Spalte 5: hier fehlt ein Wert · "id ="'


def test_only_drafts_of_games_there_are_have_a_sheet() -> None:
    for game, draft in (("chess", EditionDraft(edition="default")), ("rokoko", EditionDraft(edition="none"))):
        with pytest.raises(NotFound):
            edition_sheet(game, draft, "en")
    with pytest.raises(NotFound):
        edition_form("chess")
    with pytest.raises(ApiError):
        edition_sheet("rokoko", EditionDraft(), "en")


def texts_in(form: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of a form that hold texts."""
    below = [*form.get("properties", {}).values(), *form.get("anyOf", ())]
    below += [form[name] for name in ("items", "additionalProperties") if isinstance(form.get(name), dict)]
    own = [form] if form.get("type") == "string" else []
    return own + [found for each in below for found in texts_in(each)]


@pytest.mark.parametrize("game", built_in_games())
def test_an_edition_holds_ids_and_values_and_no_text_of_a_language(game: str) -> None:
    assert {field.get("pattern") for field in texts_in(FORMS[game])} == {f"^{NAME_PATTERN}$"}


def test_a_request_and_a_juggler_of_ones_own_read_in_the_language_of_the_viewer() -> None:
    edition = REFERENCES["histrio"].load(("requests.1.id", "of_mine"), ("jugglers.1.id", "of_mine"))
    setting = game_of("histrio").setting(edition, 2)
    for kind in ("condition", "ability", "moment"):
        said = {
            Formatter(Texts(language, "histrio"), setting.wording.pieces, str).value(piece(kind, "of_mine"))
            for language in LANGUAGES
        }
        assert len(said) == len(LANGUAGES)
        assert "of_mine" not in str(said)
