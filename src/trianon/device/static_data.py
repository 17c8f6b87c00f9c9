"""Python's static data, which a page gets with the snapshot of its memory and not a second time with its module.

The snapshot is written over the memory of a new instance. Before that only static constructors run, and what they read
lies among the mutable data at the end: all before it becomes zeros, which compress to nothing.
"""

from collections.abc import Iterator

HEADER = 8  # bytes: magic number and version of a module
DATA = 11  # the section of data segments
I32_CONST = 0x41
MUTABLE = 1 << 20  # bytes at the end of the static data that are kept


def without_static_data(module: bytes) -> bytes:
    """A WebAssembly module with zeros in place of its constant data; every other byte stays."""
    made = bytearray(module)
    segments = list(_segments(module))
    end = max(address for address, _, _ in segments) - MUTABLE
    for address, start, stop in segments:
        if address < end:
            made[start:stop] = bytes(stop - start)
    return bytes(made)


def _segments(module: bytes) -> Iterator[tuple[int, int, int]]:
    """The address of each active data segment, and where its bytes begin and end in the module."""
    at = HEADER
    while at < len(module):
        section = module[at]
        size, at = _number(module, at + 1)
        if section == DATA:
            count, at = _number(module, at)
            for _ in range(count):
                kind, at = _number(module, at)
                assert (kind, module[at]) == (0, I32_CONST), "a segment at a constant address"
                address, at = _number(module, at + 1)
                length, at = _number(module, at + 1)  # behind the end of the expression
                yield address, at, at + length
                at += length
            return
        at += size


def _number(module: bytes, at: int) -> tuple[int, int]:
    """A LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = module[at]
        value, shift, at = value | (byte & 0x7F) << shift, shift + 7, at + 1
        if byte < 0x80:
            return value, at
