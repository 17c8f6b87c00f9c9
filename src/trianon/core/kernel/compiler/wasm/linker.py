"""One relocatable object made into a module: its data get addresses, its functions and its memory are exported.

All code of a game is one object, optimised as a whole. What is left for a linker is to say where the data lie, so there
is none to install.
"""

from collections.abc import Iterable

from trianon.core.kernel.compiler.wasm.object_file import (
    CODE,
    DATA,
    DATA_COUNT,
    FUNCTION,
    FUNCTION_SYMBOL,
    HEADER,
    MEMORY_ADDR_I32,
    OF_MEMORY,
    TYPE,
    ObjectFile,
    SectionReader,
)

STACK = 1 << 20  # bytes, below the data: one that overflows meets the end of the memory and traps
PAGE, MAX_PAGES = 1 << 16, 1 << 14  # 1 GiB
ALIGNMENT = 64
MEMORY, GLOBAL, EXPORT = 5, 6, 7  # sections that objects lack
FUNCTION_EXPORT, MEMORY_EXPORT, GLOBAL_EXPORT = 0, 2, 3
I32, CONSTANT, VARIABLE, I32_CONST, END = 0x7F, 0, 1, 0x41, 0x0B
STACK_POINTER, HEAP_BASE = 0, 1  # globals
PADDED = 5  # bytes of a number that a linker fills in


def link(parts: ObjectFile, exports: Iterable[str]) -> bytes:
    """The module with these functions, the memory, and `heap_base`, from where on the memory is its user's."""
    segments = list(_segments(parts.sections.get(DATA, b"\0")))
    heap_base = STACK + max((offset + len(data) for offset, data in segments), default=0)
    heap_base += -heap_base % ALIGNMENT
    bodies = {section: bytearray(parts.sections.get(section, b"\0")) for section in (CODE, DATA)}
    for section, body in bodies.items():
        _relocate(body, section, parts, segments)
    found = {symbol.name: symbol.number for symbol in parts.symbols if symbol.kind == FUNCTION_SYMBOL}
    offers = [(name, FUNCTION_EXPORT, found[name]) for name in exports]
    offers += [("memory", MEMORY_EXPORT, 0), ("heap_base", GLOBAL_EXPORT, HEAP_BASE)]
    placed = [b"\0" + _constant(STACK + offset) + _bytes(data) for offset, data in _segments(bytes(bodies[DATA]))]
    sections = {
        TYPE: parts.sections[TYPE],
        FUNCTION: parts.sections[FUNCTION],
        MEMORY: _vector([b"\1" + _unsigned(-(-heap_base // PAGE)) + _unsigned(MAX_PAGES)]),
        GLOBAL: _vector([bytes((I32, VARIABLE)) + _constant(STACK), bytes((I32, CONSTANT)) + _constant(heap_base)]),
        EXPORT: _vector([_bytes(name.encode()) + bytes((kind,)) + _unsigned(index) for name, kind, index in offers]),
        DATA_COUNT: _unsigned(len(placed)),
        CODE: bytes(bodies[CODE]),
        DATA: _vector(placed),
    }
    return HEADER + b"".join(bytes((kind,)) + _bytes(content) for kind, content in sections.items())


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
    """An expression that is a positive number; its last byte has room for a sign."""
    found = bytearray(_unsigned(value))
    if found[-1] & 0x40:
        found[-1] |= 0x80
        found.append(0)
    return bytes((I32_CONST, *found, END))


def _bytes(content: bytes) -> bytes:
    return _unsigned(len(content)) + content


def _vector(items: list[bytes]) -> bytes:
    return _unsigned(len(items)) + b"".join(items)
