"""Bodies of HTTP messages as crawlers store them: transfer and content codings taken off, however damaged."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable

import brotli
import zstandard

_CHUNK = re.compile(rb"[ \t]*([0-9A-Fa-f]{1,16})[^\r\n]{0,1024}\r?\n")
#: The most content codings that are taken off one body.
_MOST_CODINGS = 4


def decode_chunked(body: bytes) -> tuple[bytes, str | None]:
    """Takes the chunked transfer coding off. A body that does not have it is returned as it is."""
    parts: list[bytes] = []
    at = 0
    while match := _CHUNK.match(body, at):
        size, begin = int(match[1], 16), match.end()
        if size == 0:
            return b"".join(parts), None
        parts.append(body[begin : begin + size])
        at = begin + size
        if at > len(body):
            return b"".join(parts), "the body ends within a chunk"
        at += 2 if body.startswith(b"\r\n", at) else body.startswith(b"\n", at)
    if not parts:
        return body, None
    return b"".join(parts), "the body ends before the last chunk" if at >= len(body) else "invalid chunk size"


def _inflate(body: bytes, wbits: int, limit: int) -> tuple[bytes, str | None]:
    parts: list[bytes] = []
    left = limit
    try:
        while body and left > 0:
            stream = zlib.decompressobj(wbits)
            parts.append(stream.decompress(body, left))
            left -= len(parts[-1])
            if left <= 0:
                break
            if not stream.eof:
                return b"".join(parts), "the coded body ends early"
            # A gzip stream may have several members; anything else after it does not count.
            body = stream.unused_data if wbits == 31 and stream.unused_data[:2] == b"\x1f\x8b" else b""
    except zlib.error as error:
        # What came before the damage, in small steps.
        stream, data = zlib.decompressobj(wbits), bytearray()
        try:
            for at in range(0, len(body), 256):
                data += stream.decompress(body[at : at + 256], max(1, left - len(data)))
                if len(data) >= left:
                    break
        except zlib.error:
            pass
        return b"".join([*parts, bytes(data)]), f"damaged content coding: {error}"
    return b"".join(parts), None


def _gzip(body: bytes, limit: int) -> tuple[bytes, str | None]:
    # Crawlers often take the coding off and keep the header.
    return _inflate(body, 31, limit) if body[:2] == b"\x1f\x8b" else (body, None)


def _deflate(body: bytes, limit: int) -> tuple[bytes, str | None]:
    wrapped = len(body) >= 2 and body[0] & 15 == 8 and (body[0] << 8 | body[1]) % 31 == 0
    data, damage = _inflate(body, 15 if wrapped else -15, limit)
    return (data, damage) if data or not damage else (body, None)


def _brotli(body: bytes, limit: int) -> tuple[bytes, str | None]:
    stream, data, at = brotli.Decompressor(), bytearray(), 0
    try:
        while len(data) < limit and not stream.is_finished():
            if stream.can_accept_more_data():
                if at >= len(body):
                    return bytes(data), "the coded body ends early"
                piece, at = body[at : at + 65536], at + 65536
            else:
                piece = b""
            data += stream.process(piece, output_buffer_limit=1 << 20)
    except brotli.error as error:
        return (bytes(data), f"damaged content coding: {error}") if data else (body, None)
    return bytes(data), None


def _zstd(body: bytes, limit: int) -> tuple[bytes, str | None]:
    if body[:4] != b"\x28\xb5\x2f\xfd":
        return body, None
    data = bytearray()
    try:
        with zstandard.ZstdDecompressor(max_window_size=1 << 27).stream_reader(body, read_across_frames=True) as reader:
            while len(data) < limit and (piece := reader.read(min(1 << 20, limit - len(data)))):
                data += piece
    except zstandard.ZstdError as error:
        return bytes(data), f"damaged content coding: {error}"
    return bytes(data), None


_DECODERS: dict[str, Callable[[bytes, int], tuple[bytes, str | None]]] = {
    "gzip": _gzip,
    "x-gzip": _gzip,
    "deflate": _deflate,
    "br": _brotli,
    "zstd": _zstd,
}


def decode_body(body: bytes, transfer: str, content: str, limit: int) -> tuple[bytes, str | None]:
    """The body without its codings, which the values of the headers Transfer-Encoding and Content-Encoding name, cut off
    after about `limit` bytes; and what is wrong with it."""
    damage = None
    if "chunked" in transfer.lower():
        body, damage = decode_chunked(body)
    names = [name.strip().lower() for name in f"{content},{transfer}".split(",")]
    codings = [name for name in names if name and name not in ("identity", "chunked", "none")]
    for name in codings[: -_MOST_CODINGS - 1 : -1]:
        if name in _DECODERS and body:
            body, found = _DECODERS[name](body, limit)
            damage = damage or found
    return body[:limit], damage
