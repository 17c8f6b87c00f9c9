"""The puzzle of the day, from the date alone; `client/src/state/puzzles.ts` has the same formula."""

from collections.abc import Sequence

FIRST_DAY = 739617  # 1 January 2026, as `date.toordinal` counts


def puzzle_of_the_day(ids: Sequence[str], day: int) -> str:
    """The id of the puzzle for a day, numbered as `date.toordinal` does.

    All take their turn in the order of their ids, which is arbitrary.
    """
    return sorted(ids)[(day - FIRST_DAY) % len(ids)]
