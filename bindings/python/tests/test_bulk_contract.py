"""What lockstep-bulk does with each record of a file, by any writer: the table in docs/guides/scale.md.

Rows and counts are as many as records, also of a file that ends anywhere."""

import gzip
import itertools
import zlib

import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed")
for name in ("brotli", "lz4", "zstandard", "deflate"):
    pytest.importorskip(name, reason=f"{name} is not installed")
import lz4.frame  # noqa: E402
import warcs  # noqa: E402
import zstandard  # noqa: E402
from lockstep_html.bulk import read, warc  # noqa: E402

PAGE = b"<!DOCTYPE html><title>T</title><p>text"
HTML = "Content-Type: text/html"


def head(type_="response", url="http://a.example/", content_type="application/http; msgtype=response", *more):
    lines = [f"WARC-Type: {type_}", f"WARC-Target-URI: {url}", "WARC-Date: 2026-01-01T00:00:00Z", "WARC-Record-ID: <urn:uuid:1>"]
    return [*lines, *([f"Content-Type: {content_type}"] if content_type else []), *more]


def record(block, lines=None, version="WARC/1.0", end=b"\r\n\r\n", length=True, line_break="\r\n"):
    lines = [version, *(head() if lines is None else lines)]
    if length is not False:
        lines.append(f"Content-Length: {len(block) if length is True else length}")
    return line_break.join([*lines, "", ""]).encode() + block + end


def response(*fields, body=PAGE, status="HTTP/1.1 200 OK", line_break="\r\n"):
    return line_break.join([status, *fields, "", ""]).encode("latin-1") + body


def page(*fields, **options):
    return record(response(*fields, **options))


def chunked(body):
    return b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)


raw = warcs.raw_deflate
coded = {**warcs.CODINGS, "raw": raw}

#: A habit of writers, or damage: the bytes, and what becomes of them.
#: "row": a page as it is; "row KIND": one with damage of that kind; "skipped WHY"; "lost WHY". A list for several records.
HABITS = {
    # Records
    "wget writes brackets around the URL": (record(response(HTML), head(url="<http://a.example/>")), "row"),
    "WARC 1.1": (record(response(HTML), version="WARC/1.1"), "row"),
    "WARC 0.18, of Heritrix 1": (record(response(HTML), version="WARC/0.18"), "row"),
    "headers in lower case": (record(response(HTML), [line.lower() for line in head()]), "row"),
    "headers that end with line feeds": (record(response(HTML), line_break="\n"), "row"),
    "a folded header": (record(response(HTML), [*head(), "X-Note: a", "  b"]), "row"),
    "a header that is not ASCII": (record(response(HTML), [*head(), "X-Note: é"]), "row"),
    "a header twice": (record(response(HTML), [*head(), "WARC-Date: 2027-01-01T00:00:00Z"]), "row"),
    "headers that no version defines": (record(response(HTML), [*head(), "WARC-JSON-Metadata: {}", "WARC-Protocol: h2"]), "row"),
    "no type of the block": (record(response(HTML), head(content_type="")), "row"),
    "another type of the block": (record(response(HTML), head(content_type="text/html")), "row"),
    "spaces after the type of the block": (record(response(HTML), head(content_type="application/http;msgtype=response  ")), "row"),
    "one line break after the block": (record(response(HTML), end=b"\r\n"), "row"),
    "none after the block": (record(response(HTML), end=b""), "row"),
    "line feeds after the block": (record(response(HTML), end=b"\n\n"), "row"),
    "five line breaks after the block": (record(response(HTML), end=b"\r\n" * 5), "row"),
    "a length with zeros and spaces": (record(response(HTML), [*head(), f"Content-Length:  000{len(response(HTML))} "], length=False), "row"),
    "a length that is too large": (record(response(HTML), length=len(response(HTML)) + 9), "row record"),
    "a length that is far too large": (record(response(HTML), length=1 << 40), "row record"),
    "a length that is too small": (record(response(HTML), length=len(response(HTML)) - 4), "row record"),
    "no length": (record(response(HTML), length=False), "lost record"),
    "a length that is not a number": (record(response(HTML), length="x"), "lost record"),
    "a record without a type": (record(response(HTML), head()[1:]), "skipped unknown type of record"),
    "a record of an unknown type": (record(response(HTML), head("screenshot")), "skipped unknown type of record"),
    "truncated by the crawler": (record(response(HTML), [*head(), "WARC-Truncated: length"]), "row truncated"),
    "warcinfo": (record(b"software: x\r\n", head("warcinfo", "x", "application/warc-fields")), "skipped warcinfo"),
    "request": (record(b"GET / HTTP/1.1\r\n\r\n", head("request")), "skipped request"),
    "metadata": (record(b"fetchTimeMs: 5\r\n", head("metadata", content_type="application/warc-fields")), "skipped metadata"),
    "revisit": (record(b"HTTP/1.1 304 Not Modified\r\n\r\n", head("revisit")), "skipped revisit"),
    "conversion, of Common Crawl's WET files": (record(b"text", head("conversion", content_type="text/plain")), "skipped conversion"),
    "continuation": (record(PAGE, head("continuation")), "skipped continuation"),
    "resource": (record(PAGE, head("resource", content_type="text/html; charset=utf-8")), "row"),
    "resource without a type": (record(PAGE, head("resource", content_type="")), "row"),
    "resource of another type": (record(b"{}", head("resource", content_type="application/json")), "skipped not HTML"),
    "DNS, of Heritrix": (record(b"20260101\nx. 1 IN A 1.2.3.4\n", head(url="dns:x", content_type="text/dns")), "skipped not HTML"),
    "an empty block": (record(b"", head("resource", content_type="text/html")), "row empty"),
    "garbage between records": (b"garbage \x00\xff" * 20 + b"\r\n", "lost no record"),
    "trailing zeros": (b"\0" * 512 + b"\r\n", "lost no record"),
    "a record that is cut in its headers": (record(response(HTML))[:60], "lost no record"),
    "a record that is cut in its version": (b"WARC/1", "lost no record"),
    # HTTP
    "line feeds": (page(HTML, line_break="\n"), "row"),
    "line feeds and CR LF": (record(b"HTTP/1.1 200 OK\r\n" + HTML.encode() + b"\n\r\n" + PAGE), "row"),
    "CR LF and a line feed": (record(b"HTTP/1.1 200 OK\r\n" + HTML.encode() + b"\r\n\n" + PAGE), "row"),
    "CR only": (page(HTML, line_break="\r"), "lost http"),
    "CR only, in a page with lines": (page(HTML, line_break="\r", body=PAGE + b"\nmore\n\n"), "lost http"),
    "CR CR LF after the status": (page(HTML, status="HTTP/1.1 200 OK\r"), "row"),
    "100 Continue before": (record(b"HTTP/1.1 100 Continue\r\n\r\n" + response(HTML)), "row"),
    "103 Early Hints before": (record(b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + response(HTML)), "row"),
    "HTTP/2": (page(HTML, status="HTTP/2 200"), "row"),
    "HTTP/2 with pseudo headers": (page(":status: 200", HTML, status="HTTP/2 200"), "row"),
    "HTTP/3": (page(HTML, status="HTTP/3 200 "), "row"),
    "HTTP/1.0 without a reason": (page(HTML, status="HTTP/1.0 200"), "row"),
    "ICY": (page(HTML, status="ICY 200 OK"), "row"),
    "a line break before the status": (record(b"\r\n" + response(HTML)), "row"),
    "a space before the colon": (page("Content-Type : text/html"), "row"),
    "a header of HTTP that is folded": (page("Content-Type: text/html;", "\tcharset=utf-8"), "row"),
    "a line without a colon": (page("nonsense", HTML), "row"),
    "a header that is Latin-1": (page("X: \xe4", HTML), "row"),
    "no headers": (page(), "row"),
    "404": (page(HTML, status="HTTP/1.1 404 Not Found"), "row"),
    "a redirect with a body": (page(HTML, "Location: /x", status="HTTP/1.1 301 Moved"), "row"),
    "204": (page(status="HTTP/1.1 204 No Content", body=b""), "skipped not HTML"),
    "304": (page(status="HTTP/1.1 304 Not Modified", body=b""), "skipped not HTML"),
    "an empty page": (page(HTML, body=b""), "row empty"),
    "another length of HTTP": (page(HTML, "Content-Length: 5"), "row"),
    "no end of the HTTP headers": (record(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"), "row http empty"),
    "no empty line before the page": (record(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + PAGE), "row http"),
    "HTTP/0.9": (record(PAGE), "lost http"),
    "no HTTP": (record(b"\x00\x01"), "lost http"),
    "an invalid status": (page(HTML, status="HTTP/1.1 2000 OK"), "lost http"),
    # Types
    "a PNG": (page("Content-Type: image/png", body=b"\x89PNG"), "skipped not HTML"),
    "a PNG without a type": (page(body=b"\x89PNG\r\n\x1a\n\0"), "skipped not HTML"),
    "text without a type": (page(body=b"just text"), "skipped not HTML"),
    "two headers": (page("Content-Type: text/html", "Content-Type: text/html; charset=koi8-r"), "row"),
    "octet-stream, then HTML": (page("Content-Type: application/octet-stream", "Content-Type: text/html"), "row"),
    "HTML, then octet-stream": (page("Content-Type: text/html", "Content-Type: application/octet-stream"), "skipped not HTML"),
    "no semicolon": (page("Content-Type: text/html charset=utf-8"), "row"),
    "quotation marks": (page('Content-Type: "text/html"; charset=utf-8'), "row"),
    "any type": (page("Content-Type: */*"), "row"),
    "an unknown type": (page("Content-Type: unknown/unknown"), "row"),
    "an empty type": (page("Content-Type:"), "row"),
    "a type with a typing error": (page("Content-Type: text/htm"), "skipped not HTML"),
    "plain text that looks like HTML": (page("Content-Type: text/plain"), "skipped not HTML"),
    "XHTML": (page("Content-Type: application/xhtml+xml"), "row"),
    "a type that the crawler has identified": (record(response(body=b"x"), [*head(), "WARC-Identified-Payload-Type: text/html"]), "row"),
    # Codings
    **{
        f"{name}": (page(HTML, f"Content-Encoding: {'deflate' if name == 'raw' else name}", body=code(PAGE)), "row")
        for name, code in coded.items()
    },
    **{
        f"{name} that ends early": (page(HTML, f"Content-Encoding: {'deflate' if name == 'raw' else name}", body=code(PAGE)[:-3]), "row body")
        for name, code in coded.items()
    },
    **{f"{name} only announced": (page(HTML, f"Content-Encoding: {name}"), "row") for name in warcs.CODINGS},
    "gzip with a wrong checksum": (page(HTML, "Content-Encoding: gzip", body=gzip.compress(PAGE)[:-8] + b"\0" * 8), "row body"),
    "a type only the decoded page has": (page("Content-Encoding: gzip", body=gzip.compress(PAGE)), "row"),
    "a coding that is not supported": (page(HTML, "Content-Encoding: compress"), "row body"),
    "a coding that is none": (page(HTML, "Content-Encoding: utf-8"), "row"),
    "five codings": (page(HTML, "Content-Encoding: " + "gzip, " * 4 + "gzip"), "row body"),
    "chunked": (page(HTML, "Transfer-Encoding: chunked", body=chunked(PAGE)), "row"),
    "chunked only announced": (page(HTML, "Transfer-Encoding: chunked"), "row"),
    "chunked, without the last chunk": (page(HTML, "Transfer-Encoding: chunked", body=chunked(PAGE)[:-5]), "row body"),
    "chunked, that ends in a chunk": (page(HTML, "Transfer-Encoding: chunked", body=chunked(PAGE)[:-9]), "row body"),
    "chunked, with an invalid size": (page(HTML, "Transfer-Encoding: chunked", body=chunked(PAGE)[:-5] + b"zz\r\n"), "row body"),
    "chunked and gzip": (page(HTML, "Transfer-Encoding: chunked", "Content-Encoding: gzip", body=chunked(gzip.compress(PAGE))), "row"),
}

BEFORE, AFTER = page(HTML, "X: before"), page(HTML, "X: after")
CONTAINERS = {
    ".warc": b"".join,
    ".warc.gz": lambda parts: b"".join(gzip.compress(part, mtime=0) for part in parts),
    ".one.warc.gz": lambda parts: gzip.compress(b"".join(parts), mtime=0),
    ".warc.zst": lambda parts: b"".join(zstandard.compress(part) for part in parts),
    ".one.warc.zst": lambda parts: zstandard.compress(b"".join(parts)),
    ".warc.lz4": lambda parts: b"".join(lz4.frame.compress(part) for part in parts),
}


def read_all(path, limit=1 << 20):
    """The rows and the counts, which are as many as records."""
    counts = read.Counts()
    rows = [row for batch in read.warc_batches(str(path), counts, limit) for row in batch.to_pylist()]
    assert len(rows) + counts.skipped.total() + counts.lost.total() == counts.records
    assert counts.damaged.total() == sum(row["damage"] is not None for row in rows)
    return rows, counts


@pytest.mark.parametrize("libdeflate", [True, False])
@pytest.mark.parametrize("suffix", CONTAINERS)
def test_habits(tmp_path, monkeypatch, suffix, libdeflate):
    if not libdeflate:
        if suffix != ".warc.gz":
            pytest.skip("the same")
        monkeypatch.setattr(warc, "has_libdeflate", lambda: False)
    path = tmp_path / f"x{suffix}"
    for name, (part, fate) in HABITS.items():
        # A record that is cut in a member of its own ends with it.
        alone = suffix in (".warc.gz", ".warc.zst", ".warc.lz4")
        if name.startswith("a record that is cut") and alone:
            fate = "lost record"
        path.write_bytes(CONTAINERS[suffix]([BEFORE, part, AFTER]))
        rows, counts = read_all(path)
        words = fate.split()
        expected = [PAGE, PAGE]
        if words[0] == "row":
            expected.insert(1, None)
        try:
            assert counts.records == 3
            assert len(rows) == len(expected)
            assert (rows[0]["html"], rows[-1]["html"]) == (PAGE, PAGE)
            kinds = [word for word in words[1:] if word != "empty"]
            if words[0] == "row":
                assert not counts.skipped and not counts.lost
                assert dict(counts.damaged) == ({kinds[0]: 1} if kinds else {})
                assert rows[1]["url"] == "http://a.example/"
                if "empty" in words:
                    assert rows[1]["html"] == b""
                elif not kinds:
                    assert rows[1]["html"] == (b"x" if "identified" in name else PAGE)
                elif "checksum" not in name and "codings" not in name:
                    assert rows[1]["html"] and PAGE.startswith(rows[1]["html"][:20]), rows[1]["html"]
            else:
                assert not counts.damaged
                assert dict(getattr(counts, words[0])) == {" ".join(words[1:]): 1}
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}\n{rows}\n{counts}") from None


def test_there_are_so_many_habits():
    assert len(HABITS) > 80


def small_file():
    """Records, and for each whether it is a page."""
    return [
        (record(b"software: x\r\n", head("warcinfo", "x", "application/warc-fields")), False),
        (page(HTML), True),
        (record(response(HTML, line_break="\n"), head(url="<http://b.example/>"), line_break="\n"), True),
        (page("Content-Type: image/png", body=b"\x89PNG" * 9), False),
        (page(HTML, "Content-Encoding: gzip", body=gzip.compress(PAGE, mtime=0)), True),
    ]


@pytest.mark.parametrize("libdeflate", [True, False])
def test_a_file_of_members_that_ends_anywhere(tmp_path, monkeypatch, libdeflate):
    monkeypatch.setattr(warc, "has_libdeflate", lambda: libdeflate)
    made = small_file()
    members = [gzip.compress(part, mtime=0) for part, _ in made]
    begins = [0, *itertools.accumulate(map(len, members))]
    whole = b"".join(members)
    path = tmp_path / "x.warc.gz"
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        rows, counts = read_all(path)
        begun = sum(begin < size for begin in begins[:-1])
        complete = sum(end <= size for end in begins[1:])
        assert counts.records == begun, size
        pages = sum(is_page for _, is_page in made[:complete])
        assert [row["html"] for row in rows[:pages]] == [PAGE] * pages
        assert all(row["damage"] is None for row in rows[:pages])
        # What is left is one record: a row with damage, or counted. Of some types nothing is lost.
        assert all(row["damage"] for row in rows[pages:]) and len(rows) - pages + counts.lost.total() <= 1
        if begun > complete and made[complete][1]:
            assert len(rows) - pages + counts.lost.total() == 1


@pytest.mark.parametrize("window", [1 << 20, 100])
def test_a_plain_file_that_ends_anywhere(tmp_path, monkeypatch, window):
    monkeypatch.setattr(warc, "_WINDOW", window)
    made = small_file()
    begins = [0, *itertools.accumulate(len(part) for part, _ in made)]
    whole = b"".join(part for part, _ in made)
    path = tmp_path / "x.warc"
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        rows, counts = read_all(path)
        assert counts.records == sum(begin < size for begin in begins[:-1]), size
        # The line breaks after a record may be missing.
        complete = sum(end - 4 <= size for end in begins[1:])
        pages = sum(is_page for _, is_page in made[:complete])
        assert [(row["html"], row["damage"]) for row in rows[:pages]] == [(PAGE, None)] * pages
        assert all(row["damage"] for row in rows[pages:])


@pytest.mark.parametrize("suffix", [".one.warc.gz", ".warc.zst", ".one.warc.zst", ".warc.lz4"])
def test_other_files_that_end_anywhere(tmp_path, suffix):
    made = small_file()
    whole = CONTAINERS[suffix]([part for part, _ in made])
    path = tmp_path / f"x{suffix}"
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        rows, counts = read_all(path)
        assert [row["html"] for row in rows if not row["damage"]] == [PAGE] * sum(not row["damage"] for row in rows)
        if size == len(whole):
            assert (len(rows), counts.records) == (3, 5) and not counts.damaged and not counts.lost


@pytest.mark.parametrize("at", range(5))
def test_a_record_that_ends_anywhere_before_others(tmp_path, at):
    """In a plain file, and in one of members. Its end may look like the start of what follows."""
    made = small_file()
    for suffix, step in ((".warc", 1), (".warc.gz", 7)):
        path = tmp_path / f"x{suffix}"
        for size in range(1, len(made[at][0]), step):
            parts = [part for part, _ in made]
            parts[at] = parts[at][:size]
            path.write_bytes(CONTAINERS[suffix](parts))
            rows, counts = read_all(path)
            # The first four letters of WARC before another WARC, and a URL that ends with a slash before it, are not a
            # record.
            found = counts.records
            others = sum(is_page for number, (_, is_page) in enumerate(made) if number != at)
            assert found == 5 or parts[at].endswith(b"/"), (suffix, size, counts)
            assert sum(row["damage"] is None and row["html"] == PAGE for row in rows) >= others or parts[at].endswith(b"/"), (size, counts)


@pytest.mark.parametrize("suffix", [".arc", ".arc.gz"])
def test_arc_files(tmp_path, suffix):
    block = response("Content-Type: text/html")
    first = b"1 0 X\nURL IP-address Archive-date Content-type Archive-length\n"
    records = [
        b"filedesc://x.arc 0.0.0.0 20260101000000 text/plain %d\n%s\n" % (len(first), first),
        b"http://a.example/ 1.2.3.4 20260102030405 text/html %d\n%s\n" % (len(block), block),
        b"http://b.example/ 1.2.3.4 20260102030405 text/html 200 - - 5 x.arc %d\n%s\n" % (len(block), block),
    ]
    pack = CONTAINERS[".warc" + suffix[4:]]
    path = tmp_path / f"x{suffix}"
    path.write_bytes(pack(records))
    rows, counts = read_all(path)
    assert [(row["url"], row["date"], row["http_status"], row["html"]) for row in rows] == [
        (url, "2026-01-02T03:04:05Z", 200, PAGE) for url in ("http://a.example/", "http://b.example/")
    ]
    assert dict(counts.skipped) == {"filedesc": 1} and not counts.lost and not counts.damaged
    (shard,) = read.find_shards([str(path)])
    assert (shard.name, shard.kind) == ("x", "warc")
    whole, ends = path.read_bytes(), [0, *itertools.accumulate(len(pack([part])) for part in records)]
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        _, counts = read_all(path)
        assert counts.records == sum(begin < size for begin in ends[:-1]), size


def test_lengths_that_pass_over_records(tmp_path):
    """Of a record whose length is wrong and larger than any page, too."""
    path = tmp_path / "x.warc"
    path.write_bytes(record(response(HTML), length=200_000) + AFTER * 3000)
    rows, counts = read_all(path, 1000)
    assert (len(rows), counts.records) == (3001, 3001)
    assert counts.damaged == {"record": 1}
    path.write_bytes(record(response(HTML), length=1 << 40) + AFTER * 3000)
    assert len(read_all(path, 1000)[0]) == 3001
    # What is not decompressed again is counted.
    path = tmp_path / "x.warc.gz"
    path.write_bytes(gzip.compress(record(response(HTML), length=200_000) + AFTER * 3000))
    rows, counts = read_all(path, 1000)
    assert len(rows) > 1000 and counts.lost == {"no record": 1}


def test_large_members(tmp_path, monkeypatch):
    body = PAGE + bytes(range(32, 127)) * 40000
    for large, packed in ((1 << 16, 1 << 16), (16 << 20, 8 << 20)):
        monkeypatch.setattr(warc, "_LARGE", large)
        monkeypatch.setattr(warc, "_PACKED", packed)
        path = tmp_path / "x.warc.gz"
        whole = CONTAINERS[".warc.gz"]([BEFORE, page(HTML, body=body), AFTER])
        path.write_bytes(whole)
        rows, _ = read_all(path, 1 << 23)
        assert [len(row["html"]) for row in rows] == [len(PAGE), len(body), len(PAGE)]
        rows, _ = read_all(path, 1000)
        assert [len(row["html"]) for row in rows] == [len(PAGE), 1001, len(PAGE)]
        cut = len(CONTAINERS[".warc.gz"]([BEFORE])) + 5000
        path.write_bytes(whole[:cut] + gzip.compress(AFTER, mtime=0))
        rows, counts = read_all(path, 1 << 23)
        assert [row["damage"] is None for row in rows] == [True, False, True] and counts.records == 3
        assert len(rows[1]["html"]) > 1000


def test_bits_that_flip(tmp_path):
    """A page of a damaged member has damage, or is counted; the others are whole."""
    path, parts = tmp_path / "x.warc.gz", [BEFORE, page(HTML, body=PAGE + bytes(range(32, 127)) * 3), AFTER]
    members = [bytearray(gzip.compress(part, mtime=0)) for part in parts]
    for at in range(3, len(members[1])):
        members[1][at] ^= 0x10
        path.write_bytes(b"".join(members))
        members[1][at] ^= 0x10
        rows, counts = read_all(path)
        good = [row for row in rows if row["damage"] is None]
        assert counts.records == 3 and [row["html"] for row in good if row["html"] == PAGE] == [PAGE, PAGE], at
        # The header of a member has bits that mean nothing.
        assert len(good) == 2 or at < 10
    assert zlib.crc32(b"") == 0
