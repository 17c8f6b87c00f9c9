"""Numbers with names, declared one by one, so that a number and its name cannot drift apart.

Imports no compiler: editions are checked without one.
"""


class NumberedNames(list[str]):
    """The names of a game's numbers from 0 on."""

    def add(self, name: str) -> int:
        """Give the next number to a name."""
        self.append(name)
        return len(self) - 1
