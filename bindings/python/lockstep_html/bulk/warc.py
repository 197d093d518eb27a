"""Reads all records of WARC and ARC files; what cannot be read is counted.

A file is read as pieces of decompressed bytes (`_gzip_pieces()` and the like), which `records()` cuts into records."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

import importlib.util
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from .. import _core
from .http import salvage

Bytes = bytes | bytearray | memoryview

#: The first lines of a record, where one is expected and where one is searched for.
_RECORD = re.compile(rb"WARC/\d\.\d+[ \t]*\r?\n[\w-]+[ \t]*:")
_START = re.compile(rb"WARC/\d\.\d+[ \t]*\r?\n(?i:WARC|Content)-[\w-]+[ \t]*:")
#: The first line of a record of an ARC file: URL, IP address, date, type, more fields in version 2, length.
_ARC_LINE = re.compile(rb"(\S[^\n]*?) (\S+) (\d{12,17}) (\S+)(?: [^\n]*)? (\d{1,18})\r?\n")
_ARC_START = re.compile(
    rb"(?:https?|ftp|gopher|dns|filedesc|whois):[^\s]{1,10000} [0-9A-Fa-f.:]+ \d{14} \S+(?: [^\n]*)? \d{1,18}\r?\n"
)
_MOST_ARC_LINE = 1 << 16
_BLANK = re.compile(rb"[\r\n]*")
#: The maximum number of bytes in the first lines of a record.
_START_BYTES = 1 << 10

#: Where a gzip member may begin.
_MEMBER = b"\x1f\x8b\x08"
#: How many bytes of a file are read at a time, the size of the largest member that is read as a whole, and the size of the
#: largest record in such a member.
_WINDOW, _PACKED, _LARGE = 1 << 20, 8 << 20, 16 << 20


class Piece(NamedTuple):
    """Decompressed bytes."""

    data: Bytes
    end: int  # the offset in the file of the data after the piece
    starts: bool = False  # whether a compressed member begins with them
    ends: bool = False  # and whether one ends with them
    broken: bool = False  # whether what follows in the file, up to `end`, cannot be read
    wrong: bool = False  # whether the bytes themselves may be wrong, because a checksum is


class Record(NamedTuple):
    """A record whose headers can be read."""

    type: str | None
    url: str | None
    id: str | None
    date: str | None
    content_type: str | None
    truncated: str | None
    identified_type: str | None
    block: Bytes  # at most the requested number of bytes
    damage: str | None
    position: int  # the offset in the file of the data after the record


class Lost(NamedTuple):
    """A record whose headers cannot be read, or a part of the file in which there is no record."""

    what: str
    position: int


# --- Pieces


def plain_pieces(path: str, begin: int = 0) -> Iterator[Piece]:
    with open(path, "rb") as file:
        file.seek(begin)
        while data := file.read(_WINDOW):
            begin += len(data)
            yield Piece(data, begin)


def _next_member(path: str, begin: int) -> int | None:
    """The offset of the next gzip member, from `begin` on, that begins with a record; None if no member does."""
    with open(path, "rb") as file:
        file.seek(begin)
        window, at = b"", begin  # the window begins at `at`
        while piece := file.read(1 << 20):
            window += piece
            found = window.find(_MEMBER)
            while found >= 0:
                file.seek(at + found)
                try:
                    start = zlib.decompressobj(31).decompress(file.read(4096), 512)
                except zlib.error:
                    start = b""
                file.seek(at + len(window))
                if _RECORD.match(start) or _ARC_LINE.match(start):
                    return at + found
                found = window.find(_MEMBER, found + 1)
            keep = len(_MEMBER) - 1
            at += len(window) - keep
            window = window[-keep:]
    return None


def _whole_member(window: bytes, at: int, final: bool) -> tuple[Bytes, int] | None:
    """The member that begins at `at`, and its end; None if libdeflate cannot decompress it as a whole."""
    import deflate

    mark = _core._find_gzip_member(window, at + len(_MEMBER))
    if mark < 0 and not final:
        return None
    member = memoryview(window)[at : mark if mark >= 0 else len(window)]
    # The size of a member is in its last bytes, unless something else precedes the next member.
    size = int.from_bytes(member[-4:], "little")
    if len(member) < 18 or size > _LARGE:
        return None
    try:
        data = deflate.gzip_decompress(member, size or 1)
    except deflate.DeflateError:
        return None
    return (data, at + len(member)) if len(data) == size else None


def _stream(path: str, begin: int) -> Iterator[Piece]:
    """Yields the member that begins at `begin`, in pieces. The member ends where the last piece does: after damage, at the next
    member with a record, or at the end of the file."""
    stream, data, position = zlib.decompressobj(31), bytearray(), begin
    starts, broken = True, False
    with open(path, "rb") as file:
        file.seek(begin)
        packed = b""
        while not stream.eof:
            if not packed:
                packed = file.read(1 << 16)
                position += len(packed)
                if not packed:
                    broken = True
                    break
            try:
                data += stream.decompress(packed, 1 << 20)
            except zlib.error:
                broken = True
                break
            packed = stream.unconsumed_tail
            if len(data) >= _LARGE and not stream.eof:
                yield Piece(data, position, starts)
                starts, data = False, bytearray()
        if not broken:
            yield Piece(data, position - len(stream.unused_data), starts, True)
            return
        found = _next_member(path, begin + 1)
        after = file.seek(0, 2) if found is None else found
        wrong = False
        if starts:
            # Decompresses again, only up to the next member: `data` may contain output for its bytes.
            file.seek(begin)
            data, wrong = salvage(file.read(min(after - begin, 2 * _LARGE)), 31, _LARGE)
            wrong = wrong or found is not None  # not only cut by the end of the file
        yield Piece(data, after, starts, True, True, wrong)


def has_libdeflate() -> bool:
    return importlib.util.find_spec("deflate") is not None


def gzip_pieces(path: str) -> Iterator[Piece]:
    """Yields the members of a file. Usually a piece is a member, and a member is a record."""
    whole = has_libdeflate()
    size = Path(path).stat().st_size
    with open(path, "rb") as file:
        window, at, begin, final = b"", 0, 0, False  # the window begins at `begin`
        while True:
            if len(window) - at < _PACKED and not final and (at >= len(window) or whole):
                more = file.read(_WINDOW)
                final = len(more) < _WINDOW
                begin, window, at = begin + at, window[at:] + more, 0
            if at == len(window) and final:
                return
            found = None
            if window.startswith(_MEMBER, at):
                found = _whole_member(window, at, final) if whole else None
            elif len(window) - at >= len(_MEMBER) or final:
                after = _next_member(path, begin + at)
                end = size if after is None else after
                yield Piece(b"", end, broken=True)
                file.seek(end)
                window, at, begin, final = b"", 0, end, False
                continue
            if found is not None:
                data, at = found
                yield Piece(data, begin + at, True, True)
                continue
            if whole and not final and len(window) - at < _PACKED and _core._find_gzip_member(window, at + 3) < 0:
                continue
            end = begin + at
            for piece in _stream(path, begin + at):
                end = piece.end
                yield piece
            if begin + at < end <= begin + len(window):
                at = end - begin
            else:
                file.seek(end)
                window, at, begin, final = b"", 0, end, False


def frame_pieces(path: str) -> Iterator[Piece]:
    """Yields the frames of a file that is compressed with zstd or lz4. Data after damage cannot be read."""
    size, position = Path(path).stat().st_size, 0
    create: Any
    if path.lower().endswith(".zst"):
        import zstandard

        create = zstandard.ZstdDecompressor(max_window_size=1 << 27).decompressobj
    else:
        import lz4.frame

        create = lz4.frame.LZ4FrameDecompressor
    with open(path, "rb") as file:
        packed, stream, starts = b"", None, True
        while True:
            # In small steps, because there is no other limit on the size that a step expands to.
            packed = packed or file.read(512)
            if not packed:
                if stream is not None:
                    yield Piece(b"", size, broken=True)
                return
            try:
                stream = stream or create()
                data = stream.decompress(packed)
            except (RuntimeError, EOFError, ValueError, Exception) as error:  # noqa: BLE001 - each library has its own
                if isinstance(error, (OSError, MemoryError)):
                    raise
                yield Piece(b"", size, broken=True)
                return
            position += len(packed)
            packed = b""
            ends = stream.eof
            if ends:
                packed = stream.unused_data or b""
                position -= len(packed)
                stream = None
            if data or ends:
                yield Piece(data, position, starts, ends)
                starts = ends


def pieces_of(path: str) -> Iterator[Piece]:
    if path.lower().endswith(".gz"):
        return gzip_pieces(path)
    if path.lower().endswith((".zst", ".lz4")):
        return frame_pieces(path)
    return plain_pieces(path)


# --- Records


class _Reader:
    """Cuts pieces into records."""

    def __init__(self, path: str, most: int) -> None:
        self.path, self.most = path, most
        self.is_arc = re.search(r"\.arc(\.\w+)?$", path.lower()) is not None
        self.start = _ARC_START if self.is_arc else _START
        self.pieces = pieces_of(path)
        self.buffer: Bytes = b""
        self.at = 0  # what is before it has been read
        self.ahead: Piece | None = None
        self.broken = self.ends = self.wrong = False  # of the last piece
        self.told = False  # whether anything in the last piece was returned
        self.passed_over = False  # whether skipped bytes may contain records
        self.position = 0

    def left(self) -> int:
        return len(self.buffer) - self.at

    def more(self, in_record: bool = False) -> bool:
        """Adds a piece, and returns whether there was one. There is none at the end, where the file is damaged, and within a
        record if another record begins with the next piece."""
        if self.broken:
            return False
        piece = self.ahead or next(self.pieces, None)
        self.ahead = None
        if piece is not None and in_record and piece.starts and self.is_start(piece.data, 0):
            self.ahead, piece = piece, None
        if piece is None:
            return False
        rest = self.buffer[self.at :]
        self.buffer = b"".join((rest, piece.data)) if rest else piece.data
        self.at, self.position, self.broken, self.ends = 0, piece.end, piece.broken, piece.ends
        self.wrong, self.told = piece.wrong, False
        return True

    def need(self, size: int) -> None:
        """Adds pieces until there are `size` bytes, if the record has that many."""
        while self.left() < size and self.more(True):
            pass

    def is_start(self, data: Bytes, at: int) -> bool:
        return (_ARC_LINE if self.is_arc else _RECORD).match(data, at) is not None

    def head(self, at: int) -> Any:
        """The headers at an offset; False if there are none, None if they do not end within the buffer."""
        if not self.is_arc:
            return _core._warc_head(self.buffer, at)
        line = _ARC_LINE.match(self.buffer, at)
        if line is None:
            rest = bytes(self.buffer[at : at + _MOST_ARC_LINE])
            return None if b"\n" not in rest and len(rest) < _MOST_ARC_LINE else False
        url, _, day, type_, length = (str(value, "utf-8", "replace") for value in line.groups())
        date = f"{day[:4]}-{day[4:6]}-{day[6:8]}T{day[8:10]}:{day[10:12]}:{day[12:14] or '00'}Z"
        kind = "filedesc" if url.startswith("filedesc:") else "response"
        return line.end() - at, int(length), kind, url, None, date, type_, None, None

    def records(self) -> Iterator[Record | Lost]:
        while True:
            self.at = _blank_end(self.buffer, self.at)
            if not self.left():
                if self.broken:
                    self.broken = False
                    yield Lost("no record", self.position)
                elif not self.more():
                    return
                continue
            head = self.head(self.at)
            while head is None and self.more(True):
                head = self.head(self.at)
            if head is None:
                # The file ends here, or the rest of it cannot be read.
                self.at, self.broken = len(self.buffer), False
                yield Lost("record", self.position)
            elif head is False:
                self.at += 1
                # In a damaged member, this may be the rest of a record.
                is_rest = (self.wrong or self.broken) and self.told
                self.skip_to_start()
                if not is_rest:
                    yield Lost("no record", self.position)
            elif head[1] is None:
                self.at += head[0]
                self.skip_to_start()
                yield Lost("record", self.position)
            else:
                self.at += head[0]
                block, damage = self.block(head[1])
                self.told = True
                if self.wrong:
                    damage = damage or "the compressed data is damaged"
                yield Record._make((*head[2:], block, damage, self.position))
                if self.passed_over:
                    self.passed_over = False
                    yield Lost("no record", self.position)

    def skip_to_start(self) -> None:
        """Skips everything up to the next record, whether it can be read or not."""
        while True:
            found = self.start.search(self.buffer, self.at)
            if found:
                self.at = found.start()
                return
            # A record may begin in this piece, and continue in the next.
            self.at = max(self.at, len(self.buffer) - _START_BYTES)
            if not self.more(True):
                self.at, self.broken = len(self.buffer), False
                return

    def block(self, length: int) -> tuple[Bytes, str | None]:
        """The block of a record, up to the requested number of bytes, and what is wrong with it."""
        self.need(min(length, self.most))
        if self.left() >= self.most < length:
            return self.long_block(length)
        what = self.follows(length) if self.left() >= length else None
        if what == "end":
            damage = "the compressed data is damaged" if self.broken else None
            self.broken = False
            return self.take(length), damage
        if what == "record":
            return self.take(length), None
        # Another record may begin inside the supposed block: this record was cut, or its length is wrong.
        end = min(length, self.left())
        found = self.start.search(self.buffer, self.at)
        if found and found.start() < self.at + end:
            block = self.take(_without_breaks(self.buffer, self.at, found.start()) - self.at)
            self.at = found.start()
            return block, "the record ends early"
        if what == "break":
            return self.take(length), "the compressed data is damaged" if self.broken else None
        if what is None:
            self.broken = False
            return self.take(end), "the record ends early"
        block = self.take(end)
        self.skip_to_start()
        return block, "the record is longer than its Content-Length"

    def take(self, size: int) -> Bytes:
        self.at += size
        return memoryview(self.buffer)[self.at - size : self.at]

    def follows(self, length: int) -> str:
        """What follows this many bytes: "end", a "record", a "break" between records, or something else."""
        if not self.ends or self.left() < length:
            self.need(length + 64)
        at = self.at + length
        after = _blank_end(self.buffer, at)
        if after == len(self.buffer):
            return "end"
        if self.is_start(self.buffer, after) or self.head(after) is not False:
            return "record"
        return "break" if bytes(self.buffer[at : at + 4]).startswith((b"\r\n\r\n", b"\n\n")) else ""

    def long_block(self, length: int) -> tuple[Bytes, str | None]:
        """Returns the beginning of a block that is larger than requested, and skips the rest."""
        block = memoryview(self.buffer)[self.at : self.at + self.most]
        begin = self.position - self.left()
        is_whole = True
        while length > self.left() and is_whole:
            length -= self.left()
            self.at = len(self.buffer)
            is_whole = self.more(True)
        if is_whole and self.follows(length):
            self.at += length
            return block, None
        if self.path.lower().endswith((".gz", ".zst", ".lz4")):
            # There may have been records in it, which are not decompressed again.
            self.passed_over = True
        else:
            self.pieces, self.buffer, self.at = plain_pieces(self.path, begin), b"", 0
            self.ahead, self.broken, self.ends = None, False, False
            found = self.start.search(block)
            if found:
                block = block[: _without_breaks(block, 0, found.start())]
        self.skip_to_start()
        return block, "the record ends early"


def _blank_end(buffer: Bytes, at: int) -> int:
    found = _BLANK.match(buffer, at)
    return found.end() if found else at


def _without_breaks(buffer: Bytes, begin: int, end: int) -> int:
    """The end of a block without the two line breaks that end a record."""
    for _ in range(2):
        if end > begin and buffer[end - 1] == 10:
            end -= 2 if end - 1 > begin and buffer[end - 2] == 13 else 1
    return end


def records(path: str, most: int) -> Iterator[Record | Lost]:
    """Yields each record of a file, with at most `most` bytes of its block, and what was lost between records."""
    return _Reader(path, most).records()
