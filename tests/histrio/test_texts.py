"""Words of the rules of Histrio that only the page writes out: a message for each."""

from tests.texts.ftl import messages
from trianon.core.kernel.steps import QUESTION
from trianon.games.histrio.codes import component, event, option, source, step


def test_words_of_the_rules_have_texts() -> None:
    there = {entry.id.name for _, entry in messages("games/histrio", "en")}  # all languages have the same
    wanted = {f"half-{half}" for half in component.HALVES} | {f"space-{half}" for half in component.HALVES}
    wanted |= {f"moment-{moment}" for moment in component.MOMENTS}
    wanted |= {f"phase-{phase}" for phase in event.PHASES[1:]}
    wanted |= {f"source-{name}" for name in source.NAMES}
    wanted |= {f"question-{name}" for number, name in step.STEPS.names.items() if number >= QUESTION}
    wanted |= {f"option-{block.verb}" for block in option.NUMBERING}
    wanted |= {f"effect-{level}" for level in range(1, 6)}
    assert wanted <= there
