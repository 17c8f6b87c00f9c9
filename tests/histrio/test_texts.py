"""What the engine of Histrio names has its words in every language: components, reasons, questions, options."""

from typing import Any

import pytest

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.texts.ftl import messages
from trianon.core.kernel.steps import QUESTION
from trianon.games.histrio.codes import component, event, option, source, step
from trianon.games.histrio.edition_rules import SCHEMA
from trianon.texts import LANGUAGES, Texts

EDITION: dict[str, Any] = ReferenceChanges(SCHEMA).parsed
THERE = {entry.id.name for _, entry in messages("games/histrio", "en")}  # all languages have the same
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@IN_EVERY_LANGUAGE
def test_jugglers_and_requests_have_names_and_texts_of_their_own(language: str) -> None:
    texts = Texts(language, "histrio")
    jugglers = {texts.text(f"juggler-{juggler['id']}") for juggler in EDITION["jugglers"]}
    abilities = {texts.text(f"ability-{juggler['ability']}", **juggler) for juggler in EDITION["jugglers"]}
    assert len(jugglers) == len(abilities) == 9
    written = set()
    for request in EDITION["requests"]:
        facts = {**request, "levels": texts.listed([str(level) for level in request.get("levels", [])], "or")}
        condition = texts.text(f"condition-{request['condition']}", **facts)
        assert str(request.get("n", "")) in condition
        written.add(texts.text(f"request-{request['id']}") + condition)
        assert str(request["ecu"]) in texts.text("request-worth", condition=condition, ecu=request["ecu"])
    assert len(written) == 11


@IN_EVERY_LANGUAGE
def test_cards_have_names(language: str) -> None:
    texts = Texts(language, "histrio")
    names = {texts.text(f"card-{kind}", level=level) for kind in component.ACTOR_KINDS for level in range(1, 6)}
    names |= {texts.text("card-alms", value=value) for value in (1, 2, 3)}
    assert len(names) == 13


def test_words_of_the_rules_have_texts() -> None:
    wanted = {f"half-{half}" for half in component.HALVES} | {f"space-{half}" for half in component.HALVES}
    wanted |= {f"moment-{moment}" for moment in component.MOMENTS}
    wanted |= {f"phase-{phase}" for phase in event.PHASES[1:]}
    wanted |= {f"source-{name}" for name in source.NAMES}
    wanted |= {f"question-{name}" for number, name in step.STEPS.names.items() if number >= QUESTION}
    wanted |= {f"option-{block.verb}" for block in option.NUMBERING}
    wanted |= {f"effect-{level}" for level in range(1, 6)}
    assert wanted <= THERE
