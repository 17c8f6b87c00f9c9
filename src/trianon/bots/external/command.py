"""Names of external bots: `cmd:./mybot --fast` runs `./mybot` with one argument, without a shell."""

import shlex
import shutil

from trianon.bots.errors import BotNameError

PREFIX = "cmd:"
FORM = f"{PREFIX}PROGRAM ARGUMENTS…"
QUOTES = "\"'"


def is_command(name: str) -> bool:
    """Whether a bot name denotes an external program."""
    return name.startswith(PREFIX)


def words_of(name: str) -> list[str]:
    """Split a name into program and arguments; rejects a program that cannot be run from here."""
    quote = _open_quote(name)
    if quote:
        raise BotNameError("command-quote", {"name": name, "quote": quote})
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as fault:
        raise BotNameError("command", {"name": name, "reason": str(fault), "form": FORM}) from None
    if not words:
        raise BotNameError("command-empty", {"name": name, "form": FORM})
    if shutil.which(words[0]) is None:
        kind = "command-absent" if "/" in words[0] else "command-absent-here"
        raise BotNameError(kind, {"name": name, "word": words[0], "instead": f"{PREFIX}./{words[0]}"})
    return words


def split_names(text: str) -> list[str]:
    """Split a comma-separated list of bot names; a comma inside quotation marks belongs to a program's argument."""
    names, quote = [""], ""
    for character in text:
        if character == "," and not quote:
            names.append("")
            continue
        names[-1] += character
        quote = _after(quote, character)
    return [name.strip() for name in names]


def _open_quote(text: str) -> str:
    """The quotation mark that is never closed, if there is one."""
    quote = ""
    for character in text:
        quote = _after(quote, character)
    return quote


def _after(quote: str, character: str) -> str:
    """The open quotation mark after one more character."""
    if quote:
        return "" if character == quote else quote
    return character if character in QUOTES else ""
