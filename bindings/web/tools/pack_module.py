#!/usr/bin/env python3
"""pack_module.py IN OUT: writes a WebAssembly module so that gzip makes it smaller; it stays the same program.

gzip finds repetitions only within 32 KB. The editions and pipelines of a module have thousands of functions that are nearly
alike, but the linker orders them by their files. This orders them so that functions that are alike are near each other, and
renumbers them. It also joins pieces of data that wasm-opt split to leave out a few zeros.
"""

import sys
from collections import Counter, defaultdict, deque
from pathlib import Path

WINDOW = 26_000  # bytes; a little less than gzip's
RUN = 8  # bytes that two functions share
COMMON = 160  # functions; what more of them have does not tell which are alike
ZEROS = 128  # bytes that are cheaper than another piece of data

IMPORT, FUNCTION, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = 2, 3, 7, 8, 9, 10, 11, 12


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned LEB128 number. Signed ones are skipped with it too."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def bytes(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def ended(self) -> bool:
        return self.at >= len(self.data)


def written(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def imported_functions(section: bytes) -> int:
    reader = Reader(section)
    found = 0
    for _ in range(reader.number()):
        reader.bytes(reader.number())
        reader.bytes(reader.number())
        kind = reader.byte()
        if kind == 0:
            reader.number()
            found += 1
        elif kind in (1, 2):
            if kind == 1:
                reader.byte()
            limits = reader.byte()
            reader.number()
            if limits & 1:
                reader.number()
        else:
            reader.bytes(2)
    return found


# How many LEB128 numbers follow an instruction; those that are not here have none.
NUMBERS = {0x0C: 1, 0x0D: 1, 0x11: 2, 0x41: 1, 0x42: 1, 0x3F: 1, 0x40: 1, 0xD0: 1}
NUMBERS |= {code: 1 for code in (0x02, 0x03, 0x04, *range(0x20, 0x27))}
NUMBERS |= {code: 2 for code in range(0x28, 0x3F)}
NUMBERS_AFTER_FC = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
WITHOUT = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)}


def references(body: bytes) -> list[tuple[int, int, int]]:
    """Where a function names functions: begin, end, which."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.number()
        reader.byte()
    found = []
    while not reader.ended():
        code = reader.byte()
        if code in (0x10, 0x12, 0xD2):  # call, return_call, ref.func
            begin = reader.at
            which = reader.number()
            found.append((begin, reader.at, which))
        elif code in NUMBERS:
            for _ in range(NUMBERS[code]):
                reader.number()
        elif code in WITHOUT:
            pass
        elif code == 0x0E:  # br_table
            for _ in range(reader.number() + 1):
                reader.number()
        elif code == 0x1C:  # select, with types
            reader.bytes(reader.number())
        elif code in (0x43, 0x44):
            reader.bytes(4 if code == 0x43 else 8)
        elif code == 0xFC:
            for _ in range(NUMBERS_AFTER_FC.get(reader.number(), 0)):
                reader.number()
        elif code == 0xFD:
            vector = reader.number()
            if vector <= 11 or 84 <= vector <= 93:
                reader.number()
                reader.number()
                if 84 <= vector <= 91:
                    reader.byte()
            elif vector in (12, 13):
                reader.bytes(16)
            elif 21 <= vector <= 34:
                reader.byte()
        else:
            raise ValueError(f"instruction {code:#x}")
    return found


def alike(bodies: list[bytes]) -> list[int]:
    """The functions in their new order: each time the one that shares the most runs of bytes with those in the window."""
    runs = [{body[at : at + RUN] for at in range(len(body) - RUN + 1)} for body in bodies]
    having: dict[bytes, list[int]] = defaultdict(list)
    for function, found in enumerate(runs):
        for run in found:
            having[run].append(function)
    for function, found in enumerate(runs):
        runs[function] = {run for run in found if len(having[run]) <= COMMON}
    left = dict.fromkeys(sorted(range(len(bodies)), key=lambda function: -len(bodies[function])))
    order: list[int] = []
    window: deque[int] = deque()
    size = 0
    having_in_window: Counter[bytes] = Counter()
    shared: Counter[int] = Counter()  # how many runs of a function are in the window
    while left:
        # Small functions are not preferred too much, nor large ones.
        best = max(shared, key=lambda one: (shared[one] / (len(runs[one]) + 20) ** 0.8, -one), default=None)
        if best is None:
            best = next(iter(left))
        del left[best]
        shared.pop(best, None)
        order.append(best)
        window.append(best)
        size += len(bodies[best])
        for run in runs[best]:
            having_in_window[run] += 1
            if having_in_window[run] == 1:
                shared.update(other for other in having[run] if other in left)
        while size > WINDOW and len(window) > 1:
            gone = window.popleft()
            size -= len(bodies[gone])
            for run in runs[gone]:
                having_in_window[run] -= 1
                if having_in_window[run] == 0:
                    for other in having[run]:
                        if other in left:
                            shared[other] -= 1
                            if shared[other] == 0:
                                del shared[other]
    return order


def signed(value: int) -> bytes:
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value & 0x7F)
    return bytes(out)


def joined(section: bytes) -> bytes:
    """The data, with zeros again where there are few: an address for each piece takes more than they do, compressed."""
    reader = Reader(section)
    pieces: list[tuple[int, bytearray]] = []
    for _ in range(reader.number()):
        assert reader.number() == 0 and reader.byte() == 0x41, "data at a constant address"
        address = reader.number()
        assert reader.byte() == 0x0B
        piece = reader.bytes(reader.number())
        if pieces and 0 <= (gap := address - pieces[-1][0] - len(pieces[-1][1])) <= ZEROS:
            pieces[-1][1].extend(bytes(gap) + piece)
        else:
            pieces.append((address, bytearray(piece)))
    out = written(len(pieces))
    for address, piece in pieces:
        out += b"\0\x41" + signed(address) + b"\x0b" + written(len(piece)) + piece
    return out


def main() -> None:
    source, target = map(Path, sys.argv[1:])
    module = source.read_bytes()
    assert module[:8] == b"\0asm\1\0\0\0", "a WebAssembly module"
    sections: list[tuple[int, bytes]] = []
    reader = Reader(module)
    reader.at = 8
    while not reader.ended():
        number = reader.byte()
        sections.append((number, reader.bytes(reader.number())))
    parts = dict(sections)
    before = imported_functions(parts.get(IMPORT, b"\0"))
    types, code = Reader(parts[FUNCTION]), Reader(parts[CODE])
    kinds = [types.number() for _ in range(types.number())]
    bodies = [code.bytes(code.number()) for _ in range(code.number())]
    order = alike(bodies)
    now = list(range(before)) + [0] * len(bodies)
    for place, function in enumerate(order):
        now[before + function] = before + place

    def changed(body: bytes) -> bytes:
        out, end = bytearray(), 0
        for begin, stop, which in references(body):
            out += body[end:begin] + written(now[which])
            end = stop
        return bytes(out + body[end:])

    out = bytearray(module[:8])
    for number, content in sections:
        if number == 0:
            continue  # names and the like
        if number == FUNCTION:
            content = written(len(order)) + b"".join(written(kinds[function]) for function in order)
        elif number == CODE:
            made = [changed(bodies[function]) for function in order]
            content = written(len(made)) + b"".join(written(len(body)) + body for body in made)
        elif number == EXPORT:
            exports = Reader(content)
            content = written(exports.number())
            while not exports.ended():
                name = exports.bytes(exports.number())
                kind, which = exports.byte(), exports.number()
                content += (
                    written(len(name)) + name + bytes([kind]) + written(now[which] if kind == 0 else which)
                )
        elif number == START:
            content = written(now[Reader(content).number()])
        elif number == DATA_COUNT:
            content = written(Reader(joined(parts[DATA])).number())
        elif number == DATA:
            content = joined(content)
        elif number == ELEMENT:
            elements = Reader(content)
            content = written(elements.number())
            while not elements.ended():
                begin = elements.at
                assert elements.number() == 0 and elements.byte() == 0x41, "elements of the first table"
                elements.number()
                assert elements.byte() == 0x0B
                content += elements.data[begin : elements.at]
                count = elements.number()
                content += written(count) + b"".join(written(now[elements.number()]) for _ in range(count))
        out += bytes([number]) + written(len(content)) + content
    target.write_bytes(bytes(out))


if __name__ == "__main__":
    main()
