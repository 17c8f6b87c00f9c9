"""What can be wrong with a text that was asked for. A wrong text is never replaced in silence."""

from collections.abc import Sequence

from trianon.core.errors import TrianonError


class MissingText(TrianonError, KeyError):
    """A message, or an attribute written as `message.attribute`, that a language does not have."""

    def __init__(self, message_id: str, language: str, searched: Sequence[str]) -> None:
        super().__init__(message_id, language, tuple(searched))
        self.message_id = message_id
        self.language = language
        self.searched: tuple[str, ...] = tuple(searched)

    def __str__(self) -> str:
        return (
            f'there is no text "{self.message_id}" in language "{self.language}" (looked in {", ".join(self.searched)})'
        )


class BrokenText(TrianonError, ValueError):
    """A message that cannot be read or written out: bad syntax, or a variable it was not given."""

    def __init__(self, message_id: str, language: str, reason: str) -> None:
        super().__init__(message_id, language, reason)
        self.message_id = message_id
        self.language = language
        self.reason = reason

    def __str__(self) -> str:
        return f'the text "{self.message_id}" in language "{self.language}" cannot be written out: {self.reason}'


class UnknownLanguage(TrianonError, ValueError):
    """An unsupported language; the message lists the supported ones."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name, tuple(known))
        self.name = name
        self.known: tuple[str, ...] = tuple(known)

    def __str__(self) -> str:
        return f'there is no language "{self.name}" (expected one of {", ".join(self.known)})'


class UnknownRule(TrianonError, KeyError):
    """A rule id that a game does not have, with the ids that were perhaps meant."""

    def __init__(self, asked: str, game: str, near: Sequence[str]) -> None:
        super().__init__(asked, game, tuple(near))
        self.asked = asked
        self.game = game
        self.near: tuple[str, ...] = tuple(near)

    def __str__(self) -> str:
        hint = f"; did you mean {', '.join(self.near)}?" if self.near else ""
        return f'{self.game} has no rule "{self.asked}"{hint}'
