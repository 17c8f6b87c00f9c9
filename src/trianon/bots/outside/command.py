"""Programs by name: `cmd:./mybot --fast` starts `./mybot` with one argument, without a shell."""

from __future__ import annotations

import re
import shlex
import shutil

from trianon.core.errors import TrianonError

PREFIX = "cmd:"
# names stand between commas; a comma inside quotation marks belongs to a program's argument
_NAME = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*')+""")


def is_command(name: str) -> bool:
    """Whether the name of an opponent is that of a program."""
    return name.startswith(PREFIX)


def words_of(name: str) -> list[str]:
    """The program and its arguments, once it is known that it can be run from here."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as fault:
        raise TrianonError(f'"{name}" is no command: {fault} (expected {PREFIX}PROGRAM ARGUMENTS…)') from None
    if not words:
        raise TrianonError(f'"{name}" names no program (expected {PREFIX}PROGRAM ARGUMENTS…)')
    if shutil.which(words[0]) is None:
        hint = "" if "/" in words[0] else f"; one in this folder is written {PREFIX}./{words[0]}"
        raise TrianonError(f'"{name}": there is no program "{words[0]}" that can be run from here{hint}')
    return words


def split_names(text: str) -> list[str]:
    """The names of opponents in a list with commas between them."""
    return [name.strip() for name in _NAME.findall(text)] if text.strip(", ") else [text.strip()]
