"""One relocatable object made into a module: its data get addresses, its functions and its memory are exported.

All code of a game is one object, optimised as a whole. What is left for a linker is to say where the data lie, so there
is none to install.
"""

from collections.abc import Iterable
from typing import NamedTuple

from trianon.core.kernel.compiler.wasm.object_file import (
    CODE,
    DATA,
    DATA_COUNT,
    FUNCTION,
    FUNCTION_SYMBOL,
    HEADER,
    IMPORT,
    MEMORY_ADDR_I32,
    OF_MEMORY,
    TYPE,
    ObjectFile,
    SectionReader,
)

STACK = 1 << 20  # bytes, below the data
PAGE = 1 << 16
ALIGNMENT = 64
GLOBAL, EXPORT = 6, 7  # sections that objects lack
FUNCTION_EXPORT, MEMORY_EXPORT, GLOBAL_EXPORT = 0, 2, 3
I32, CONSTANT, VARIABLE, I32_CONST, END = 0x7F, 0, 1, 0x41, 0x0B
STACK_POINTER, HEAP_BASE = 0, 1  # globals
PADDED = 5  # bytes of a number that a linker fills in
GLOBAL_NUMBERS = (4, 13)  # where the section of globals holds the two addresses


class LinkedModule(NamedTuple):
    """A module whose stack begins at address 0, and what has to be raised for it to lie elsewhere."""

    code: bytes
    size: int  # of the memory it needs for itself, its stack first
    padded: list[int]  # where in the code addresses stand in five bytes of LEB128
    words: list[int]  # where they stand in four bytes


def link(parts: ObjectFile, exports: Iterable[str]) -> LinkedModule:
    """The module with these functions; `heap_base` is where the memory ends that it needs for itself."""
    segments = list(_segments(parts.sections.get(DATA, b"\0")))
    heap_base = STACK + max((offset + len(data) for offset, data in segments), default=0)
    heap_base += -heap_base % ALIGNMENT
    bodies = {section: bytearray(parts.sections.get(section, b"\0")) for section in (CODE, DATA)}
    for section, body in bodies.items():
        _relocate(body, section, parts, segments)
    found = {symbol.name: symbol.number for symbol in parts.symbols if symbol.kind == FUNCTION_SYMBOL}
    offers = [(name, FUNCTION_EXPORT, found[name]) for name in exports]
    offers += [("memory", MEMORY_EXPORT, 0), ("heap_base", GLOBAL_EXPORT, HEAP_BASE)]
    memory = _bytes(b"env") + _bytes(b"memory") + bytes((MEMORY_EXPORT, 0)) + _unsigned(-(-heap_base // PAGE))
    placed = [b"\0" + _constant(STACK + offset) + _bytes(data) for offset, data in _segments(bytes(bodies[DATA]))]
    sections = {
        TYPE: parts.sections[TYPE],
        IMPORT: _vector([memory]),
        FUNCTION: parts.sections[FUNCTION],
        GLOBAL: _vector([bytes((I32, VARIABLE)) + _constant(STACK), bytes((I32, CONSTANT)) + _constant(heap_base)]),
        EXPORT: _vector([_bytes(name.encode()) + bytes((kind,)) + _unsigned(index) for name, kind, index in offers]),
        DATA_COUNT: _unsigned(len(placed)),
        CODE: bytes(bodies[CODE]),
        DATA: _vector(placed),
    }
    code, starts = HEADER, dict[int, int]()
    for kind, content in sections.items():
        code += bytes((kind,)) + _unsigned(len(content))
        starts[kind] = len(code)
        code += content
    return LinkedModule(code, heap_base, *_places(parts, starts, placed))


def _places(parts: ObjectFile, starts: dict[int, int], placed: list[bytes]) -> tuple[list[int], list[int]]:
    """Where addresses stand in a module: in its globals, its code, before each of its segments, and in these."""
    padded, words = [starts[GLOBAL] + at for at in GLOBAL_NUMBERS], list[int]()
    for each in parts.relocations[CODE]:
        if each.kind in OF_MEMORY:
            (words if each.kind == MEMORY_ADDR_I32 else padded).append(starts[CODE] + each.offset)
    in_data = [each.offset for each in parts.relocations[DATA] if each.kind in OF_MEMORY]
    at = starts[DATA] + len(_unsigned(len(placed)))
    for segment, (start, size) in zip(placed, _contents(parts.sections.get(DATA, b"\0")), strict=True):
        padded.append(at + 2)  # after its flag and the instruction
        at += len(segment)
        words += [at - size + offset - start for offset in in_data if start <= offset < start + size]
    return padded, words


def _contents(section: bytes) -> Iterable[tuple[int, int]]:
    """Where the bytes of each segment begin in the data section of an object, and how many they are."""
    reader = SectionReader(section)
    for _ in range(reader.unsigned()):
        reader.at += 2
        reader.signed()
        reader.byte()
        size = len(reader.bytes())
        yield reader.at - size, size


def _segments(section: bytes) -> Iterable[tuple[int, bytes]]:
    """The segments of a data section: where they lie in the object, and their bytes."""
    reader = SectionReader(section)
    for _ in range(reader.unsigned()):
        if reader.byte() != 0 or reader.byte() != I32_CONST:
            raise ValueError("the object has a segment without a fixed place")
        offset = reader.signed()
        reader.byte()  # the end of the expression
        yield offset, reader.bytes()


def _relocate(body: bytearray, section: int, parts: ObjectFile, segments: list[tuple[int, bytes]]) -> None:
    """Fill in the addresses of data."""
    for relocation in parts.relocations[section]:
        if relocation.kind not in OF_MEMORY:
            continue
        symbol, at = parts.symbols[relocation.symbol], relocation.offset
        address = STACK + segments[symbol.number][0] + symbol.offset + relocation.addend
        if relocation.kind == MEMORY_ADDR_I32:
            body[at : at + 4] = address.to_bytes(4, "little")
        else:
            body[at : at + PADDED] = _padded(address)


def _padded(value: int) -> bytes:
    """A 32-bit number in five bytes of LEB128; addresses are far from the sign."""
    assert 0 <= value < 1 << 31
    return bytes((value >> 7 * i & 0x7F) | (0x80 if i < PADDED - 1 else 0) for i in range(PADDED))


def _unsigned(value: int) -> bytes:
    """A number in LEB128."""
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*found, value))


def _constant(value: int) -> bytes:
    """An expression that is an address."""
    return bytes((I32_CONST, *_padded(value), END))


def _bytes(content: bytes) -> bytes:
    return _unsigned(len(content)) + content


def _vector(items: list[bytes]) -> bytes:
    return _unsigned(len(items)) + b"".join(items)
