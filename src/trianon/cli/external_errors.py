"""Errors of external bots in the reader's language."""

from trianon.bots.external.errors import ANSWER, GREETING, ExternalBotError
from trianon.texts import Texts


def external_error_text(error: ExternalBotError, texts: Texts) -> str:
    """The program, its fault, the expected answer, and the tail of its standard error, untranslated."""
    asked, say = error.asked, texts.text
    what, expected = say("external-hello"), GREETING
    if asked.number is not None:
        keys, more = asked.shown
        listed = say("external-more", keys=keys, more=str(more)) if more else keys
        what, expected = (
            say("external-decision", number=str(asked.number)),
            say("external-expected-class" if asked.of_class else "external-expected", form=ANSWER, keys=listed),
        )
    did = say(f"external-{error.kind}", what=what, expected=expected, **error.facts)
    first = say("external-who", seat=str(error.seat + 1), program=error.program, did=did)
    lines = [first]
    if error.seed:
        lines.append(say("external-record" if error.record else "external-seed", seed=error.seed, file=error.record))
    if error.stderr_tail:
        lines += [say("external-traceback" if asked.of_class else "external-complaints"), error.indented]
    return "\n".join(lines)
