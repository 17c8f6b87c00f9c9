"""Sheets of editions that a person writes, in the messages of the API."""

from typing import Any

from trianon.core.editions.json_schema import file_schema
from trianon.core.editions.load import EditionSchema, builtin_id, load_edition
from trianon.core.editions.sheet import Sheet, Sum, rule_of, sheet_of_data, sheet_of_text
from trianon.core.faults import Fault
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.server.errors import ApiError, NotFound
from trianon.server.wire.edition_messages import EditionDraft, EditionFault, EditionSheet, EditionSum, EditionValue
from trianon.texts.faults import SHOWN_FAULTS, FaultTexts


def edition_form(game: str) -> dict[str, Any]:
    """The fields of a game's editions as a JSON schema."""
    return file_schema(_schema_of(game))


def edition_sheet(game: str, draft: EditionDraft, language: str) -> EditionSheet:
    """The sheet of a draft, with texts in a language."""
    schema = _schema_of(game)
    sheet = _sheet(schema, draft)
    texts = FaultTexts(language, in_words=True)
    return EditionSheet(
        data=sheet.data,
        text=sheet.text,
        digest=sheet.digest or None,
        faults=[_fault(schema, fault, texts) for fault in sheet.faults[:SHOWN_FAULTS]],
        more_faults=max(0, len(sheet.faults) - SHOWN_FAULTS),
        sums=[_sum(game, found, texts) for found in sheet.sums],
        values=[EditionValue(each.place, each.origin, each.reference, each.is_other) for each in sheet.values],
    )


def _schema_of(game: str) -> EditionSchema:
    if game not in built_in_games():
        raise NotFound("no-page")
    return game_of(game).schema


def _sheet(schema: EditionSchema, draft: EditionDraft) -> Sheet:
    if draft.data is not None:
        return sheet_of_data(schema, draft.data)
    if draft.file is not None:
        return sheet_of_text(schema, draft.file)
    if draft.edition is None:
        raise ApiError("bad-request")
    if builtin_id(schema, draft.edition) is None:
        raise NotFound("no-page")
    return sheet_of_text(schema, load_edition(schema, draft.edition).text)


def _fault(schema: EditionSchema, fault: Fault, texts: FaultTexts) -> EditionFault:
    found, expected = texts.parts(fault)
    if isinstance(fault.location, str):
        return EditionFault(fault.location, found, expected, rule_of(schema, fault) or None)
    within = f" · {fault.within}" if fault.within else ""  # the line of a fault in the syntax
    return EditionFault("", f"{texts.location(fault)}: {found}{within}", expected, None)


def _sum(game: str, found: Sum, texts: FaultTexts) -> EditionSum:
    return EditionSum(found.section, texts.said(game, found.of), found.found, found.wanted, found.rule or None)
