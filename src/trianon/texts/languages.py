"""The supported languages, and the choice among them."""

import re
from collections.abc import Mapping

from trianon.texts.errors import UnknownLanguage

LANGUAGES = ("en", "de", "zh")
DEFAULT = "en"
ASKED_IN_ORDER = ("LC_ALL", "LC_MESSAGES", "LANG")  # as POSIX ranks them: the first that is set decides


def language_from(env: Mapping[str, str], option: str | None = None) -> str:
    """The language to speak: the option if given, else that of the environment's locale, else English.

    The option may be written like a locale ("de_AT", "zh-CN"). An option without a translation is an error;
    a locale without a translation is common and means English.
    """
    if option is not None:
        return known_language(option)
    locale = next((env[name] for name in ASKED_IN_ORDER if env.get(name)), DEFAULT)
    language = _primary(locale)
    return language if language in LANGUAGES else DEFAULT


def known_language(name: str) -> str:
    """One of `LANGUAGES` for any way to write it, or an error that lists them."""
    language = _primary(name)
    if language not in LANGUAGES:
        raise UnknownLanguage(name, LANGUAGES)
    return language


def _primary(locale: str) -> str:
    """The part of a locale that names the language: "de" of "de_AT.UTF-8@euro"."""
    return re.split(r"[-_.@]", locale.strip(), maxsplit=1)[0].lower()
