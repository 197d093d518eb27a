"""Bodies of HTTP messages, as crawlers store them: removes transfer and content codings, even if they are damaged."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable

import brotli
import zstandard

Bytes = bytes | bytearray | memoryview

_CHUNK = re.compile(rb"[ \t]*([0-9A-Fa-f]{1,16})[^\r\n]{0,1024}\r?\n")
#: Registered content codings that are not decoded. Other names are not codings: crawlers find "utf-8" and the like.
_UNKNOWN = ("aes128gcm", "compress", "dcb", "dcz", "exi", "pack200-gzip", "sdch", "x-compress")
#: The maximum number of content codings that are removed from one body.
_MOST_CODINGS = 4


def decode_chunked(body: bytes) -> tuple[bytes, str | None]:
    """Removes the chunked transfer coding; returns other bodies unchanged. Also returns what is wrong, or None."""
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


def salvage(body: Bytes, wbits: int, limit: int) -> tuple[bytearray, bool]:
    """Returns the bytes that can be decompressed from damaged data, up to a limit: every byte before the damage. Also returns
    whether the data is corrupt, rather than only truncated."""
    stream, data, at, step = zlib.decompressobj(wbits), bytearray(), 0, 256
    # A decoder that reaches the damage returns nothing for the step, so the step is repeated byte by byte.
    before = stream
    while at < len(body) and len(data) < limit and not stream.eof:
        if step > 1:
            before = stream.copy()
        try:
            data += stream.decompress(body[at : at + step], limit - len(data))
            at += step
        except zlib.error:
            if step == 1:
                return data, True
            stream, step = before, 1
    return data, False


def _inflate(body: bytes, wbits: int, limit: int) -> tuple[bytes, str | None]:
    parts: list[bytes] = []
    left = limit
    while body and left > 0:
        stream = zlib.decompressobj(wbits)
        try:
            parts.append(stream.decompress(body, left))
        except zlib.error as error:
            return b"".join([*parts, salvage(body, wbits, left)[0]]), f"damaged content coding: {error}"
        left -= len(parts[-1])
        if left <= 0:
            break
        if not stream.eof:
            return b"".join(parts), "the coded body ends early"
        # A gzip stream may have several members; anything else after it is ignored.
        body = stream.unused_data if wbits == 31 and stream.unused_data[:2] == b"\x1f\x8b" else b""
    return b"".join(parts), None


def _gzip(body: bytes, limit: int) -> tuple[bytes, str | None]:
    # Crawlers often remove the coding and keep the header.
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
    data, at = bytearray(), 0
    decompressor = zstandard.ZstdDecompressor(max_window_size=1 << 27)
    stream = decompressor.decompressobj()
    try:
        while len(data) < limit:
            if stream.eof:
                rest = stream.unused_data
                at -= len(rest)
                # Several frames may follow each other; anything else is ignored.
                if body[at : at + 4] != b"\x28\xb5\x2f\xfd":
                    break
                stream = decompressor.decompressobj()
            if at >= len(body):
                return bytes(data), "the coded body ends early"
            # In small steps, because there is no other limit on the size that a step expands to.
            piece, at = body[at : at + 64], at + 64
            at = min(at, len(body))
            data += stream.decompress(piece)
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
    """Returns the body without the codings that the headers Transfer-Encoding and Content-Encoding name, cut off after about
    `limit` bytes; and what is wrong with it, or None."""
    damage = None
    if "chunked" in transfer.lower():
        body, damage = decode_chunked(body)
    names = [name.strip().lower() for name in f"{content},{transfer}".split(",")]
    codings = [name for name in names if name and name not in ("identity", "chunked", "none")]
    for name in codings[: -_MOST_CODINGS - 1 : -1]:
        if name in _DECODERS and body:
            body, found = _DECODERS[name](body, limit)
            damage = damage or found
        elif name in _UNKNOWN:
            damage = damage or f"unsupported content coding: {name}"
    if len(codings) > _MOST_CODINGS:
        damage = damage or "too many content codings"
    return body[:limit], damage
