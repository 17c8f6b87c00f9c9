"""A relocatable WebAssembly object as LLVM writes it: its sections, symbols, and the places that name an address.

The format is that of the tool conventions (github.com/WebAssembly/tool-conventions, Linking.md).
"""

from collections.abc import Iterator
from typing import NamedTuple

CUSTOM, TYPE, IMPORT, FUNCTION, ELEMENTS, CODE, DATA, DATA_COUNT = 0, 1, 2, 3, 9, 10, 11, 12
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of symbols
FUNCTION_IMPORT, MEMORY_IMPORT, GLOBAL_IMPORT = 0, 2, 3
SYMBOL_TABLE = 8  # subsection of the custom section "linking"
MEMORY_ADDR_LEB, MEMORY_ADDR_SLEB, MEMORY_ADDR_I32 = OF_MEMORY = (3, 4, 5)  # relocations of addresses
UNCHANGED = (0, 6, 7)  # those of numbers of functions, types and globals: a single object keeps its numbers
HEADER = b"\0asm\1\0\0\0"


class SectionReader:
    """Reads numbers and names one after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def is_at_end(self) -> bool:
        """Whether everything was read."""
        return self.at >= len(self.data)

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def unsigned(self) -> int:
        """The next number in LEB128."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """The next number in LEB128 that may be negative."""
        start, value = self.at, self.unsigned()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def bytes(self) -> bytes:
        """The next bytes, after their number."""
        size = self.unsigned()
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """The next name."""
        return self.bytes().decode()


class Symbol(NamedTuple):
    """What a relocation can name."""

    kind: int
    name: str
    number: int  # of the function, or of the segment that holds the data
    offset: int  # in that segment
    is_undefined: bool


class Relocation(NamedTuple):
    """A place in a section that holds an address to be resolved."""

    kind: int
    offset: int
    symbol: int
    addend: int


class ObjectFile:
    """The parts of an object."""

    def __init__(self, data: bytes) -> None:
        self.sections: dict[int, bytes] = {}
        self.symbols: list[Symbol] = []
        self.relocations: dict[int, list[Relocation]] = {CODE: [], DATA: []}
        order: list[int] = []
        reader = SectionReader(data, len(HEADER))
        while not reader.is_at_end:
            kind, content = reader.byte(), reader.bytes()
            order.append(kind)
            if kind == CUSTOM:
                self._read_custom(SectionReader(content), order)
            else:
                self.sections[kind] = content
        if ELEMENTS in self.sections:
            raise ValueError("the object has pointers to functions")

    @property
    def undefined(self) -> list[str]:
        """The names of functions and data that the object needs and does not have."""
        data = [symbol.name for symbol in self.symbols if symbol.is_undefined and symbol.kind == DATA_SYMBOL]
        return [*_imported_functions(SectionReader(self.sections[IMPORT])), *data]

    def _read_custom(self, reader: SectionReader, order: list[int]) -> None:
        name = reader.name()
        if name == "linking":
            reader.unsigned()  # its version
            while not reader.is_at_end:
                kind, content = reader.byte(), SectionReader(reader.bytes())
                if kind == SYMBOL_TABLE:
                    self.symbols = [_symbol(content) for _ in range(content.unsigned())]
        elif name.startswith("reloc."):
            section = order[reader.unsigned()]
            self.relocations[section] = list(_relocations(reader))


def _imported_functions(reader: SectionReader) -> Iterator[str]:
    for _ in range(reader.unsigned()):
        _, name, kind = reader.name(), reader.name(), reader.byte()
        if kind == FUNCTION_IMPORT:
            reader.unsigned()  # its type
            yield name
        elif kind == MEMORY_IMPORT:
            has_limit = reader.unsigned() & 1
            reader.unsigned()
            if has_limit:
                reader.unsigned()
        elif kind == GLOBAL_IMPORT:
            reader.at += 2  # its type, and whether it changes
        else:
            raise ValueError(f"the object imports {name} of the kind {kind}")


def _symbol(reader: SectionReader) -> Symbol:
    kind, flags = reader.byte(), reader.unsigned()
    is_undefined = bool(flags & UNDEFINED)
    if kind == DATA_SYMBOL:
        name = reader.name()
        place = (0, 0) if is_undefined else (reader.unsigned(), reader.unsigned())
        if not is_undefined:
            reader.unsigned()  # its size
        return Symbol(kind, name, *place, is_undefined)
    index = reader.unsigned()
    has_name = kind != SECTION_SYMBOL and (not is_undefined or flags & EXPLICIT_NAME)
    return Symbol(kind, reader.name() if has_name else "", index, 0, is_undefined)


def _relocations(reader: SectionReader) -> Iterator[Relocation]:
    for _ in range(reader.unsigned()):
        kind, offset, symbol = reader.byte(), reader.unsigned(), reader.unsigned()
        if kind not in (*OF_MEMORY, *UNCHANGED):
            raise ValueError(f"the object has a relocation of the kind {kind}")
        yield Relocation(kind, offset, symbol, reader.signed() if kind in OF_MEMORY else 0)
