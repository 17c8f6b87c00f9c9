"""Errors of external bots in the reader's language."""

from __future__ import annotations

from trianon.bots.external.errors import ANSWER, GREETING, ExternalBotError
from trianon.texts import Texts


def external_error_text(error: ExternalBotError, texts: Texts) -> str:
    """The program, its fault, the expected answer, and the tail of its standard error, untranslated."""
    asked, say = error.asked, texts.text
    what, expected = say("outside-hello"), GREETING
    if asked.number is not None:
        keys, more = asked.shown
        listed = say("outside-more", keys=keys, more=str(more)) if more else keys
        what, expected = (
            say("outside-decision", number=str(asked.number)),
            say("outside-expected-class" if asked.of_class else "outside-expected", form=ANSWER, keys=listed),
        )
    did = say(f"outside-{error.kind}", what=what, expected=expected, **error.facts)
    said = say("outside-who", seat=str(error.seat + 1), program=error.program, did=did)
    lines = [said]
    if error.seed:
        lines.append(say("outside-record" if error.record else "outside-seed", seed=error.seed, file=error.record))
    if error.stderr_tail:
        lines += [say("outside-traceback" if asked.of_class else "outside-complaints"), error.indented]
    return "\n".join(lines)
