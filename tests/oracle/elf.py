# SPDX-License-Identifier: MIT
"""The names of the symbols in a 64-bit little-endian ELF file."""

import struct

# Of the file: where the headers of its sections begin, how big each is, how many there are.
_HEADER = struct.Struct("<40xQ10xHH2x")
_SECTION = struct.Struct("<4xI16xQQI12xQ")  # type, offset, size, link, size of an entry
_SYMBOL_TABLE = 2


def symbol_names(file: bytes) -> list[bytes]:
    """In the order of the table, without the first one, which names nothing."""
    at, size, count = _HEADER.unpack_from(file)
    sections = [_SECTION.unpack_from(file, at + size * number) for number in range(count)]
    table = next(section for section in sections if section[0] == _SYMBOL_TABLE)
    _, begin, length, link, entry = table
    names = sections[link][1]
    found = []
    for at in range(begin + entry, begin + length, entry):
        name = names + struct.unpack_from("<I", file, at)[0]
        found.append(file[name : file.index(b"\0", name)])
    return found
