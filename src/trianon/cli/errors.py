"""Texts of errors in the reader's language: wrong commands and arguments, and faults inside files."""

import re
from collections.abc import Callable
from typing import Any

import typer

from trianon.bots.errors import BotNameError, MatchWorkerLost
from trianon.bots.external.errors import ANSWER, GREETING, ExternalBotError
from trianon.core.errors import FaultyFile, TrianonError, UnknownGame
from trianon.core.optional_deps import MissingDependency
from trianon.texts import Texts, UnknownLanguage, UnknownRule
from trianon.texts.faults import faults_text


class UnknownCommand(TrianonError):
    """An unknown command, with the one that was perhaps meant."""

    def __init__(self, name: str, path: str, near: str) -> None:
        super().__init__(name, path, near)
        self.name, self.path, self.near = name, path, near


class CliError(TrianonError):
    """An error of the command line itself: the name of its message, the arguments, and what was perhaps meant."""

    def __init__(self, message_id: str, /, near: str = "", **args: Any) -> None:
        super().__init__(message_id, args)
        self.message_id, self.near, self.args_ = message_id, near, args

    def __str__(self) -> str:
        return self.text(Texts("en"))

    def text(self, texts: Texts) -> str:
        """The message in the language of these texts; an argument may be the error of a faulty file."""
        files = {name: value for name, value in self.args_.items() if isinstance(value, FaultyFile)}
        faults = {name: faults_text(error, texts.language) for name, error in files.items()}
        return _with_near(texts.text(self.message_id, **{**self.args_, **faults}), [self.near], texts)


def error_text(error: TrianonError, texts: Texts) -> str:
    """The message of an error, in the reader's language where the error is about what they typed."""
    if isinstance(error, CliError):
        return error.text(texts)
    if isinstance(error, FaultyFile):
        return faults_text(error, texts.language)
    if isinstance(error, UnknownCommand):
        text = texts.text("error-command", name=error.name)
        return _with_hint(_with_near(text, [error.near], texts), error.path, texts)
    if isinstance(error, UnknownGame):
        return texts.text("error-game", name=error.name, known=texts.listed(error.known, "or"))
    if isinstance(error, UnknownLanguage):
        return texts.text("error-language", name=error.name, known=texts.listed(error.known, "or"))
    if isinstance(error, UnknownRule):
        return _with_near(texts.text("error-rule", name=error.asked, game=error.game), error.near, texts)
    if isinstance(error, MissingDependency):
        return texts.text("error-missing-package", package=error.package, extra=error.extra)
    if isinstance(error, MatchWorkerLost):
        return texts.text("error-worker-lost")
    if isinstance(error, BotNameError):
        return texts.text(f"bot-{error.kind}", **error.facts)
    if isinstance(error, ExternalBotError):
        return external_error_text(error, texts)
    return str(error)


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


def usage_error_text(error: typer.TyperException, texts: Texts) -> str:
    """What was wrong with the arguments, and where to read how the command is used."""
    kind = type(error).__name__  # the classes themselves have no public name in typer
    say = USAGE.get(kind, _plain)
    context = getattr(error, "ctx", None)
    return _with_hint(say(error, texts), "trianon" if context is None else context.command_path, texts)


def _no_option(error: Any, texts: Texts) -> str:
    text = texts.text("usage-no-option", option=error.option_name)
    return _with_near(text, error.possibilities or [], texts)


def _wrong_option(error: Any, texts: Texts) -> str:
    takes_none = error.message.endswith("does not take a value.")  # the parser has one class for both
    return texts.text("usage-no-value" if takes_none else "usage-needs-value", option=error.option_name)


def _missing(error: Any, texts: Texts) -> str:
    return texts.text("usage-missing", what=name_of(error.param))


def _bad_value(error: Any, texts: Texts) -> str:
    if error.param is None:
        return _plain(error, texts)
    return texts.text("usage-bad-value", what=name_of(error.param), expected=_expected(error, texts))


def _expected(error: Any, texts: Texts) -> str:
    least, most = getattr(error.param, "min", None), getattr(error.param, "max", None)
    if least is not None and most is not None:
        kind = "usage-number-from-to" if isinstance(least, float) else "usage-from-to"
        return texts.text(kind, least=str(least), most=f"{most:.0f}")
    if least is not None:
        return texts.text("usage-from", least=str(least))
    faults = getattr(error.__cause__, "errors", None)  # of the validation library, which converts values
    if faults and faults()[0]["type"].startswith("int_"):
        return texts.text("usage-whole")
    return str(error.message)


def _plain(error: Any, texts: Texts) -> str:
    extra = re.search(r"unexpected extra argument[()s]* \((.*)\)", error.format_message())
    return texts.text("usage-extra", what=extra[1]) if extra else str(error.format_message())


USAGE: dict[str, Callable[[Any, Texts], str]] = {
    "NoSuchOption": _no_option,
    "BadOptionUsage": _wrong_option,
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
}


def name_of(param: Any) -> str:
    """The name of a parameter as users type it."""
    return str(param.opts[-1] if param.param_type_name == "option" else param.metavar or param.name.upper())


def _with_near(text: str, near: Any, texts: Texts) -> str:
    near = [word for word in near if word]
    return f"{text} {texts.text('error-near', near=texts.listed(near, 'or'))}" if near else text


def _with_hint(text: str, path: str, texts: Texts) -> str:
    return f"{text}\n{texts.text('usage-hint', command=f'{path} --help')}"
