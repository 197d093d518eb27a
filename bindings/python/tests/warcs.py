"""Writes WARC files with records of all kinds from pages: for tests and measurements.

    python warcs.py DIR [--pages DIR] [--records N] [--files N] [--huge MB] [--clean] [--seed N]

writes N records into each of some files DIR/NNNNN.warc.gz, a gzip member for each record as crawlers do. Most are pages as
they are; the others have another content coding or transfer coding, a wrong charset, a body that ends early, no HTTP headers,
or are not HTML, and some gzip members are damaged. `--clean` leaves the damaged ones and those without HTML out;
`--huge` adds one page of so many MB to each file. The same seed gives the same files.
"""

from __future__ import annotations

import argparse
import gzip
import random
import uuid
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import brotli
import zstandard


@dataclass
class Record:
    """A record, and what a reader should make of it."""

    kind: str
    data: bytes  # the record, not compressed
    url: str | None = None
    html: bytes | None = None  # None: no page
    damage: str = ""  # what is done to its gzip member, or is wrong in its body


def record(headers: dict[str, str], block: bytes, length: int | None = None) -> bytes:
    headers = {**headers, "Content-Length": str(len(block) if length is None else length)}
    lines = ["WARC/1.0", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + block + b"\r\n\r\n"


def http(headers: dict[str, str], body: bytes, status: str = "200 OK") -> bytes:
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + body


def chunked(body: bytes, size: int = 4000) -> bytes:
    parts = [body[at : at + size] for at in range(0, len(body), size)]
    return b"".join(b"%x;x=y\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def raw_deflate(body: bytes) -> bytes:
    packer = zlib.compressobj(6, zlib.DEFLATED, -15)
    return packer.compress(body) + packer.flush()


def gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


CODINGS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzipped,
    "x-gzip": gzipped,
    "deflate": zlib.compress,
    "br": lambda body: brotli.compress(body, quality=4),
    "zstd": zstandard.compress,
}


class Writer:
    """Makes records of pages."""

    def __init__(self, pages: list[bytes], seed: int = 1) -> None:
        self.pages, self.random, self.count = pages, random.Random(seed), 0

    def response(self, kind: str, body: bytes, html: bytes | None, fields: dict[str, str], status: str = "200 OK") -> Record:
        self.count += 1
        url = f"http://pages.example/{self.count}/{kind}"
        return Record(kind, record(self.headers("response", url), http(fields, body, status)), url, html)

    def headers(self, kind: str, url: str | None) -> dict[str, str]:
        headers = {"WARC-Type": kind, "WARC-Record-ID": f"<urn:uuid:{uuid.UUID(int=self.random.getrandbits(128))}>"}
        headers["WARC-Date"] = "2026-11-23T00:00:00Z"
        if url:
            headers["WARC-Target-URI"] = url
        headers["Content-Type"] = "application/http; msgtype=" + kind
        return headers

    def plain(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response("plain", page, page, {"Content-Type": "text/html", "Content-Length": str(len(page))})

    def utf_8(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response("utf-8", page, page, {"content-type": "text/html; charset=UTF-8"})

    def wrong_charset(self) -> Record:
        page = self.random.choice(self.pages)
        charset = self.random.choice(["koi8-r", "utf-16", "shift_jis", "no-such-charset", '"windows-1251"'])
        return self.response("wrong-charset", page, page, {"Content-Type": f"text/html; charset={charset}"})

    def latin_1(self) -> Record:
        page = self.random.choice(self.pages).decode("utf-8", "replace").encode("latin-1", "xmlcharrefreplace")
        return self.response("latin-1", page, page, {"Content-Type": "text/html;charset=iso-8859-1"})

    def coded(self) -> Record:
        page, coding = self.random.choice(self.pages), self.random.choice(list(CODINGS))
        fields = {"Content-Type": "text/html", "Content-Encoding": coding}
        return self.response(coding, CODINGS[coding](page), page, fields)

    def raw_deflate(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response(
            "raw-deflate", raw_deflate(page), page, {"Content-Type": "text/html", "Content-Encoding": "deflate"}
        )

    def chunked(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response("chunked", chunked(page), page, {"Content-Type": "text/html", "Transfer-Encoding": "chunked"})

    def chunked_gzip(self) -> Record:
        page = self.random.choice(self.pages)
        fields = {"Content-Type": "text/html", "Content-Encoding": "GZIP", "Transfer-Encoding": "chunked"}
        return self.response("chunked-gzip", chunked(gzipped(page)), page, fields)

    def says_gzip(self) -> Record:
        """Crawlers often decode a body and keep the header."""
        page = self.random.choice(self.pages)
        return self.response("says-gzip", page, page, {"Content-Type": "text/html", "Content-Encoding": "gzip"})

    def says_chunked(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response("says-chunked", page, page, {"Content-Type": "text/html", "Transfer-Encoding": "chunked"})

    def cut_gzip(self) -> Record:
        page = self.random.choice(self.pages)
        packed = gzipped(page)
        result = self.response(
            "cut-gzip", packed[: len(packed) // 2], page, {"Content-Type": "text/html", "Content-Encoding": "gzip"}
        )
        result.damage = "body"
        return result

    def no_type(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response("no-type", page, page, {"Server": "x"})

    def xhtml(self) -> Record:
        page = self.random.choice(self.pages)
        return self.response("xhtml", page, page, {"Content-Type": "application/xhtml+xml"})

    def empty(self) -> Record:
        return self.response("empty", b"", b"", {"Content-Type": "text/html"})

    def not_found(self) -> Record:
        page = b"<title>Not found</title>"
        return self.response("not-found", page, page, {"Content-Type": "text/html"}, "404 Not Found")

    def resource(self) -> Record:
        page = self.random.choice(self.pages)
        self.count += 1
        url = f"http://pages.example/{self.count}/resource"
        headers = {**self.headers("resource", url), "Content-Type": "text/html; charset=utf-8"}
        return Record("resource", record(headers, page), url, page)

    def image(self) -> Record:
        return self.response("image", self.random.randbytes(3000), None, {"Content-Type": "image/png"})

    def json(self) -> Record:
        return self.response("json", b'{"a": 1}', None, {"Content-Type": "application/json"})

    def request(self) -> Record:
        headers = self.headers("request", "http://pages.example/")
        return Record("request", record(headers, b"GET / HTTP/1.1\r\nHost: pages.example\r\n\r\n"))

    def metadata(self) -> Record:
        headers = {**self.headers("metadata", "http://pages.example/"), "Content-Type": "application/warc-fields"}
        return Record("metadata", record(headers, b"fetchTimeMs: 5\r\n"))

    def warcinfo(self) -> Record:
        headers = {**self.headers("warcinfo", None), "Content-Type": "application/warc-fields"}
        return Record("warcinfo", record(headers, b"software: warcs.py\r\n"))

    def no_http(self) -> Record:
        self.count += 1
        url = f"http://pages.example/{self.count}/no-http"
        return Record("no-http", record(self.headers("response", url), b"\x00\x01 this is not HTTP"), url, None, "http")

    def cut_member(self) -> Record:
        result = self.plain()
        result.kind, result.damage, result.html = "cut-member", "member", None
        return result

    def flipped_member(self) -> Record:
        result = self.plain()
        result.kind, result.damage, result.html = "flipped-member", "bits", None
        return result

    def garbage(self) -> Record:
        return Record("garbage", self.random.randbytes(2000), None, None, "garbage")

    def huge(self, size: int) -> Record:
        page = b"<!DOCTYPE html><title>huge</title>" + b"".join(
            b"<p class=c%d>paragraph <a href=/%d>%d</a></p>\n" % (i % 100, i, i) for i in range(20000)
        )
        page *= size // len(page) + 1
        return self.response("huge", page[:size], page[:size], {"Content-Type": "text/html; charset=utf-8"})

    def deep(self) -> Record:
        page = b"<div>" * 100_000 + b"deep"
        return self.response("deep", page, page, {"Content-Type": "text/html"})

    #: The kinds of records, and how often each comes.
    GOOD = {
        plain: 40, utf_8: 30, wrong_charset: 4, latin_1: 4, coded: 8, raw_deflate: 1, chunked: 3, chunked_gzip: 3,
        says_gzip: 2, says_chunked: 1, no_type: 2, xhtml: 2, empty: 1, not_found: 2, resource: 2,
    }  # fmt: skip
    OTHERS = {image: 4, json: 2, request: 6, metadata: 3, warcinfo: 1}
    DAMAGED = {cut_gzip: 2, no_http: 1, cut_member: 1, flipped_member: 1, garbage: 1}

    def records(self, count: int, clean: bool = False) -> Iterator[Record]:
        kinds = dict(self.GOOD) if clean else {**self.GOOD, **self.OTHERS, **self.DAMAGED}
        if clean:
            kinds = {Writer.plain: 1, Writer.utf_8: 1}
        makers, weights = list(kinds), list(kinds.values())
        yield self.warcinfo()
        for maker in self.random.choices(makers, weights, k=count):
            yield maker(self)


def compressed(item: Record) -> bytes:
    """The gzip member of a record, damaged if it is one of those."""
    if item.damage == "garbage":
        return item.data
    member = gzip.compress(item.data, 6, mtime=0)
    if item.damage == "member":
        return member[: len(member) * 2 // 3]
    if item.damage == "bits":
        middle = len(member) // 2
        return member[:middle] + bytes(255 - byte for byte in member[middle : middle + 8]) + member[middle + 8 :]
    return member


def write(path: Path, records: list[Record]) -> None:
    with open(path, "wb") as file:
        for item in records:
            file.write(compressed(item) if path.name.endswith(".gz") else item.data)


def small_pages(count: int = 40) -> list[bytes]:
    """Pages for tests, where there is no corpus."""
    item = "<li class='item n{0}'><a href='/{0}'>Item {0} &amp; <b>more</a></b><table><td>{0} ünï"
    return [
        f"<!DOCTYPE html><meta charset=utf-8><title>Page {page}</title><h1>{page}</h1><ul>".encode()
        + "".join(item.format(number) for number in range(10 + 7 * page)).encode()
        for page in range(count)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pages", type=Path, help="a folder with *.html, at any depth")
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--files", type=int, default=1)
    parser.add_argument("--huge", type=int, default=0, metavar="MB")
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pages = [path.read_bytes() for path in sorted(options.pages.rglob("*.html"))] if options.pages else small_pages()
    options.folder.mkdir(parents=True, exist_ok=True)
    for number in range(options.files):
        writer = Writer(pages, options.seed + number)
        records = list(writer.records(options.records, options.clean))
        if options.huge:
            records.insert(len(records) // 2, writer.huge(options.huge << 20))
            records.insert(len(records) // 3, writer.deep())
        write(options.folder / f"{number:05}.warc.gz", records)


if __name__ == "__main__":
    main()
