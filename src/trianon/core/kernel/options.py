"""Options: the legal answers to the present question, each with a fixed number and a text key."""

from collections.abc import Iterator
from typing import Annotated

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import Bytes, Short, Shorts, widen

MAX_OPTIONS = 192  # legal answers to one question


class Options:
    """The legal options of one question, in a stable order."""

    count: Short
    ids: Annotated[Shorts, (np.int16, (MAX_OPTIONS,))]


@rule
def offer(o: Options, option: int) -> None:
    """Add an option to the legal ones."""
    o.ids[o.count] = option
    o.count += 1


@rule
def offer_set(o: Options, first: int, pieces: int, size: int) -> None:
    """Add the options of a block with their bits set."""
    # without a branch for each option: which ones are legal cannot be predicted
    count = widen(o.count)
    for i in range(size):
        o.ids[count] = first + i
        count += (pieces >> i) & 1
    o.count = count


@rule
def offer_held(o: Options, first: int, counts: Bytes, size: int) -> None:
    """Add the options of a block for the kinds that are present."""
    count = widen(o.count)
    for i in range(size):
        o.ids[count] = first + i
        count += 1 if counts[i] > 0 else 0
    o.count = count


@rule
def offered(o: Options, option: int) -> bool:
    """Whether an option is among the legal ones."""
    for i in range(widen(o.count)):
        if o.ids[i] == option:
            return True
    return False


@rule
def first_of(firsts: tuple[int, ...], option: int) -> int:
    """The first number of the block an option belongs to; `firsts` are those of all blocks."""
    first = 0
    for block in firsts:
        if block <= option:
            first = block
    return first


@rule
def block_number(firsts: tuple[int, ...], option: int) -> int:
    """The place of an option's block among all blocks."""
    number = 0
    for i in range(len(firsts)):
        if firsts[i] <= option:
            number = i
    return number


class Block:
    """A run of option numbers that belong to one verb; `start` is what the first of them counts in keys."""

    def __init__(self, verb: str, first: int, size: int, start: int = 1) -> None:
        self.verb, self.first, self.size, self.start = verb, first, size, start

    @property
    def end(self) -> int:
        """The first number after the block."""
        return self.first + self.size

    def __contains__(self, option: int) -> bool:
        return self.first <= option < self.end


class Numbering:
    """All option numbers of a game, block by block: those given, and those that `block` adds."""

    def __init__(self, *blocks: tuple[str, int]) -> None:
        self.blocks: list[Block] = []
        for verb, size in blocks:
            self.block(verb, size)

    def block(self, verb: str, size: int, start: int = 1) -> int:
        """Number the options of a verb; the first of their numbers. Default keys and features count from `start` on."""
        first = self.size
        self.blocks.append(Block(verb, first, size, start))
        return first

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.blocks[-1].end if self.blocks else 0

    @property
    def firsts(self) -> tuple[int, ...]:
        """The first number of every block."""
        return tuple(block.first for block in self.blocks)

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def block_of(self, option: int) -> Block:
        """The block an option number belongs to."""
        for block in self.blocks:
            if option in block:
                return block
        raise ValueError(f"there is no option {option}: they are numbered 0 to {self.size - 1}")

    def bare_key(self, option: int) -> str:
        """The key of an option without the piece it is about, by its number in its block."""
        block = self.block_of(option)
        return f"{block.verb}:@{option - block.first + 1}"

    def __getitem__(self, verb: str) -> Block:
        for block in self.blocks:
            if block.verb == verb:
                return block
        raise KeyError(verb)
