"""lockstep-bulk: reading, running, resuming, and what it does about damage."""

import contextlib
import gzip
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
import zlib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
for name in ("lz4", "brotli", "zstandard", "rich"):
    pytest.importorskip(name, reason=f"{name} is not installed")
import pyarrow.parquet as pq  # noqa: E402
import warcs  # noqa: E402
from lockstep_html import bulk  # noqa: E402
from lockstep_html.bulk import command, http, read, run, warc  # noqa: E402

COLUMNS = ["title", "links", "text", "status"]


def command_line(*arguments, **options):
    line = [sys.executable, "-m", "lockstep_html.bulk.command", *map(str, arguments)]
    return subprocess.run(line, capture_output=True, text=True, timeout=300, **options)


def make(path, records=150, seed=1, pages=None):
    made = list(warcs.Writer(pages or warcs.small_pages(), seed).records(records))
    warcs.write(path, made)
    return made


def read_rows(folder):
    return {path.stem: pq.read_table(path).to_pylist() for path in sorted(folder.glob("**/*.parquet"))}


# --- Reading


@pytest.mark.parametrize("suffix", [".warc.gz", ".warc"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_record_is_read_once_whatever_is_damaged(tmp_path, suffix, seed):
    path = tmp_path / f"x{suffix}"
    made = make(path, 500, seed)
    packed = suffix == ".warc.gz"
    broken = ("member", "bits") if packed else ()
    expected = {
        item.url: item for item in made if item.damage not in broken and (item.html is not None or item.damage in ("member", "bits"))
    }
    counts = read.Counts()
    rows = [row for batch in read.warc_batches(str(path), counts, 1 << 30) for row in batch.to_pylist()]
    assert [row["url"] for row in rows if row["url"] in expected] == list(expected)
    damaged = Counter()
    for row in rows:
        item = expected.get(row["url"])
        if item is None:
            # What could be read of a damaged member.
            assert row["damage"]
            damaged["record"] += 1
        elif item.kind == "cut-gzip":
            assert row["damage"] == "the coded body ends early"
            assert item.html.startswith(row["html"]) and len(row["html"]) > 50
            damaged["body"] += 1
        else:
            assert item.html is None or row["html"] == item.html, item.kind
            assert row["damage"] is None
    assert counts.damaged == damaged
    kinds = [item.kind for item in made]
    assert counts.skipped == {
        name: count
        for name, count in {
            "not HTML": kinds.count("image") + kinds.count("json"),
            **{kind: kinds.count(kind) for kind in ("request", "metadata", "warcinfo")},
        }.items()
        if count
    }
    assert counts.lost["http"] == kinds.count("no-http")
    assert len(rows) + counts.skipped.total() + counts.lost.total() == counts.records
    # Garbage after a damaged member is part of the damage.
    garbage = kinds.count("garbage")
    assert len(made) - garbage <= counts.records <= len(made)
    assert counts.damaged["record"] + counts.lost["record"] + counts.lost["no record"] >= sum(item.damage in broken for item in made)


def both_ways(path, monkeypatch):
    """What is read with libdeflate and without, which must be the same."""
    answers = []
    for has_libdeflate in (True, False):
        monkeypatch.setattr(warc, "has_libdeflate", lambda has=has_libdeflate: has)
        counts = read.Counts()
        rows = [row for batch in read.warc_batches(str(path), counts, 1 << 24) for row in batch.to_pylist()]
        answers.append((rows, counts.records, counts.skipped, counts.lost, counts.damaged))
    assert answers[0] == answers[1]
    return answers[0]


def test_libdeflate_is_installed_for_the_tests():
    assert warc.has_libdeflate()


SIZES = [(1 << 20, 8 << 20, 16 << 20), (1000, 1 << 20, 20_000), (64, 3000, 1 << 20)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("window", "packed", "large"), SIZES)
def test_members_are_read_alike_with_libdeflate_and_without(tmp_path, monkeypatch, seed, window, packed, large):
    for name, value in (("_WINDOW", window), ("_PACKED", packed), ("_LARGE", large)):
        monkeypatch.setattr(warc, name, value)
    make(tmp_path / "x.warc.gz", 100, seed)
    rows, records, skipped, lost, _ = both_ways(tmp_path / "x.warc.gz", monkeypatch)
    assert rows and skipped and len(rows) + skipped.total() + lost.total() == records


def test_damaged_headers_lose_no_record(tmp_path, monkeypatch):
    """Random changes of a few bytes of the headers."""
    random, path, writer = Random(7), tmp_path / "x.warc.gz", warcs.Writer([b""])
    usual = writer.response("u", b"<p>" * 50, b"", {"Content-Type": "text/html", "Content-Encoding": "gzip", "A": "b"}).data
    most = usual.index(b"<p>")
    for _ in range(300):
        record = bytearray(usual)
        for _ in range(random.randint(1, 3)):
            at = random.randrange(most)
            piece = random.choice([b"", b"\r", b"\n", b"\r\n", b":", b" ", b"\t", b"\0", b"\xe4", b"A", b"\r\n\r\n", record[at : at + 30]])
            record[at : at + random.randint(0, 2)] = piece
        path.write_bytes(warcs.gzipped(bytes(record)) + warcs.gzipped(usual))
        rows, records, skipped, lost, _ = both_ways(path, monkeypatch)
        assert records >= 2 and len(rows) + skipped.total() + lost.total() == records
        assert rows[-1]["html"] == b"<p>" * 50 and not rows[-1]["damage"], bytes(record[:most])


def test_what_looks_like_a_member_within_one(tmp_path):
    writer, fields = warcs.Writer([b""]), {"Content-Type": "text/html"}
    inner = warcs.gzipped(writer.response("inner", b"<p>" * 400, b"", fields).data)
    outer = gzip.compress(writer.response("outer", b"<p>" + inner, b"", fields).data, 0)
    path, counts = tmp_path / "x.warc.gz", read.Counts()
    path.write_bytes(outer)
    rows = [row for batch in read.warc_batches(str(path), counts, 1 << 24) for row in batch.to_pylist()]
    assert [row["html"] for row in rows] == [b"<p>" + inner] and not counts.damaged


def test_a_file_that_ends_early(tmp_path):
    path = tmp_path / "x.warc.gz"
    made = make(path, 60)
    path.write_bytes(path.read_bytes()[:-3000])
    counts = read.Counts()
    rows = [row for batch in read.warc_batches(str(path), counts, 1 << 30) for row in batch.to_pylist()]
    assert 0 < len(rows) <= len([item for item in made if item.html is not None])
    assert counts.damaged["record"] + counts.lost["record"] == 1
    for content in (b"", b"\0" * 5000, b"\x1f\x8b\x08" * 1000, b"WARC/1.0\r\n" * 100):
        path.write_bytes(content)
        assert list(read.warc_batches(str(path), read.Counts(), 100)) == []


def test_chunked():
    body = b"<p>" + bytes(range(256)) * 50
    assert http.decode_chunked(warcs.chunked(body)) == (body, None)
    assert http.decode_chunked(b"5\n<p>ab\n0\n\n") == (b"<p>ab", None)
    assert http.decode_chunked(b"<p>not chunked") == (b"<p>not chunked", None)
    data, damage = http.decode_chunked(warcs.chunked(body)[:-100])
    assert body.startswith(data) and damage
    assert http.decode_chunked(b"5\r\n<p>ab\r\nxyz") == (b"<p>ab", "invalid chunk size")
    assert http.decode_chunked(b"") == (b"", None)


@pytest.mark.parametrize("coding", [*warcs.CODINGS, "raw"])
def test_codings(coding):
    body = b"<p>word \xe9" * 5000
    packed = warcs.raw_deflate(body) if coding == "raw" else warcs.CODINGS[coding](body)
    name = "deflate" if coding == "raw" else coding.upper()
    assert http.decode_body(packed, "", name, 1 << 30) == (body, None)
    assert http.decode_body(packed, "", name, 100) == (body[:100], None)
    assert http.decode_body(warcs.chunked(packed), "chunked", name, 1 << 30) == (body, None)
    data, damage = http.decode_body(packed[:-9], "", name, 1 << 30)
    assert body.startswith(data) and damage
    # A body that says it is coded but is not.
    assert http.decode_body(b"<p>plain", "", name, 1 << 30) == (b"<p>plain", None)
    for flip in range(0, len(packed), max(1, len(packed) // 20)):
        data, _ = http.decode_body(packed[:flip] + b"\xff\x00" + packed[flip + 2 :], "", name, 1 << 20)
        assert len(data) <= 1 << 20
    assert http.decode_body(gzip.compress(body) * 2, "", "gzip", 1 << 30) == (body * 2, None)
    assert http.decode_body(gzip.compress(zlib.compress(body)), "", "deflate, gzip", 1 << 30) == (body, None)
    assert http.decode_body(body, "", "identity, nope", 1 << 30) == (body, None)


def test_a_body_that_explodes():
    bomb = gzip.compress(gzip.compress(b"\0" * (1 << 26)))
    data, _ = http.decode_body(bomb, "", "gzip, gzip", 1 << 20)
    assert data == b"\0" * (1 << 20)


# --- Shards


def test_shards(tmp_path, monkeypatch):
    monkeypatch.setattr(read, "FILES", 2)
    for name in ("a.warc.gz", "sub/a.warc.gz", "b.parquet", "p1.html", "p2.HTM", "sub/p3.html", "note.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"x")
    shards = read.find_shards([str(tmp_path), str(tmp_path / "a.warc.gz"), str(tmp_path / "p1.html")])
    name = tmp_path.name
    assert [shard.name for shard in shards] == ["a", "b", "sub/a", f"{name}-00000", f"{name}-00001", "a-2", "p1"]
    assert [len(shard.paths) for shard in shards] == [1, 1, 1, 2, 1, 1, 1]
    ignored = []
    (tmp_path / "C.WARC.GZ").write_bytes(b"x")
    assert [shard.name for shard in read.find_shards([str(tmp_path)], None, ignored)][0] == "C"
    assert ignored == [str(tmp_path / "note.txt")]
    (tmp_path / "C.WARC.GZ").unlink()
    with pytest.raises(FileNotFoundError):
        read.find_shards([str(tmp_path / "nope")])
    with pytest.raises(ValueError, match="note.txt is not a .warc"):
        read.find_shards([str(tmp_path / "note.txt")])
    # The results may be in the folder that is read.
    assert [shard.name for shard in read.find_shards([str(tmp_path)], tmp_path / "sub")] == ["a", "b", name]


def test_no_two_shards_have_one_name(tmp_path):
    names = ["1/a-2.warc", "2/a.warc", "3/a.warc", "4/a.warc", "5/a-2.warc", "6/a-2-2.warc"]
    for name in names:
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_bytes(b"")
    shards = read.find_shards([str(tmp_path / name) for name in names])
    assert [shard.name for shard in shards] == ["a-2", "a", "a-3", "a-4", "a-2-2", "a-2-2-2"]


def test_another_file_of_the_same_name_is_not_finished(tmp_path):
    for folder, title in (("a", b"<title>1"), ("b", b"<title>22")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.html").write_bytes(title)
    shards = [read.find_shards([str(tmp_path / folder / "x.html")])[0] for folder in ("a", "b")]
    options = run.Options(["title"])
    assert run.extract_shard(shards[0], tmp_path / "out", options).failure is None
    assert run.finished(tmp_path / "out", shards[0]).pages == 1
    assert run.finished(tmp_path / "out", shards[1]) is None


def test_a_file_that_has_changed_is_not_finished(tmp_path):
    for name in ("a.html", "b.html"):
        (tmp_path / name).write_bytes(b"<title>1")
    make(tmp_path / "c.warc.gz", 5)
    out, options, found = tmp_path / "out", run.Options(["title"]), lambda: read.find_shards([str(tmp_path)], tmp_path / "out")
    for shard in found():
        assert run.extract_shard(shard, out, options).failure is None
    finished = lambda: {shard.kind: run.finished(out, shard) is not None for shard in found()}  # noqa: E731
    assert finished() == {"warc": True, "files": True}
    # The same size, in the same directory, of a file that is not the first one.
    page = tmp_path / "b.html"
    before = page.stat()
    page.write_bytes(b"<title>2")
    os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert finished() == {"warc": True, "files": False}
    # A copy with its times is the same file.
    os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert finished() == {"warc": True, "files": True}
    page.rename(tmp_path / "b2.html")
    assert finished() == {"warc": True, "files": False}
    os.utime(tmp_path / "c.warc.gz", ns=(0, 0))
    assert finished() == {"warc": False, "files": False}


# --- Runs


def test_command(tmp_path):
    source = tmp_path / "in"
    source.mkdir()
    made = [item for seed in (1, 2, 3) for item in make(source / f"{seed}.warc.gz", 60, seed)]
    (source / "page.html").write_bytes(b"<title>file</title>")
    (source / "x.warc.open").write_bytes(b"")
    given = [{"html": b"<title>row</title>", "title": "other", "n": 5}, {"html": None, "title": "x", "n": 6}]
    pq.write_table(pa.Table.from_pylist(given), source / "rows.parquet")
    out = tmp_path / "out"
    arguments = (source, "-o", out, "-j", "2", "--columns", "title,text,status,error_count", "--select", "h=h1")
    result = command_line(*arguments)
    assert result.returncode == 0
    assert re.search(r"1 files in folders, such as \S*x\.warc\.open, were ignored because their kind is not supported", result.stderr)
    rows = read_rows(out)
    assert set(rows) == {"1", "2", "3", "in", "rows"}
    pages = {row["url"]: row for name in "123" for row in rows[name]}
    # The seeds share URLs, so each file is compared by itself.
    for seed in (1, 2, 3):
        counts = read.Counts()
        batches = read.warc_batches(str(source / f"{seed}.warc.gz"), counts, 1 << 30)
        extractor = bulk.Extractor(["title", "text", "status", "error_count"], select={"h": "h1"})
        assert rows[str(seed)] == [row for batch in batches for row in extractor(batch).to_pylist()]
    assert pages and rows["in"][0]["title"] == "file" and rows["in"][0]["url"].startswith("file:///")
    assert [(row["n"], row["title"], row["status"]) for row in rows["rows"]] == [(5, "row", "ok"), (6, None, None)]
    summary = json.loads((out / "summary.json").read_text())
    assert summary["pages"] == sum(map(len, rows.values()))
    assert summary["files"] == 5 and summary["failed"] == {} and summary["files_ignored"] == 1
    assert summary["damaged"]["record"] + summary["lost"].get("record", 0)
    assert summary["records"] == summary["pages"] + sum(summary["skipped"].values()) + sum(summary["lost"].values())
    assert sum(summary["encodings"].values()) == summary["pages"] - 1
    assert summary["errors"] and len(summary["slowest"]) == 10
    assert list(summary["microseconds_percentiles"]) == ["50", "90", "99", "99.9", "100"]
    page = (out / "summary.html").read_text()
    assert page.count("<rect") > 10 and "http://pages.example/" in page
    assert not list(out.glob("**/*.partial"))
    assert len(made) > len(pages)

    # Again: nothing is left to do, and the summary is the same but for the times of this run.
    before = {path: path.stat().st_mtime_ns for path in out.glob("*.parquet")}
    again = command_line(*arguments)
    assert again.returncode == 0 and "5 of 5 files were finished in earlier runs" in again.stderr
    assert "pages/s" not in again.stdout  # of no pages
    assert before == {path: path.stat().st_mtime_ns for path in out.glob("*.parquet")}
    later = json.loads((out / "summary.json").read_text())
    assert {key: summary[key] for key in ("pages", "html_bytes", "status", "errors", "slowest", "encodings")} == {
        key: later[key] for key in ("pages", "html_bytes", "status", "errors", "slowest", "encodings")
    }
    # What is not complete is done again.
    (out / "2.parquet").write_bytes((out / "2.parquet").read_bytes()[:1000])
    assert command_line(*arguments).returncode == 0
    assert read_rows(out) == rows
    # Other options would give other rows.
    other = command_line(source, "-o", out, "--columns", "title")
    assert other.returncode == 2 and "other options (columns, select)" in other.stderr


@pytest.mark.parametrize(
    "content, message",
    [
        (b"", "Expecting value: line 1 column 1"),
        (b'{"columns": ["title"], "sel', "Unterminated string"),
        (b"\xff\xfe\xfa\xfb", "can't decode"),
        (b"[" * 100_000, "recursion"),
        (b'["columns"]', "not a JSON object"),
        (b"null", "not a JSON object"),
    ],
)
def test_a_damaged_record_of_the_options(tmp_path, content, message):
    (tmp_path / "x.html").write_bytes(b"<title>x")
    (tmp_path / "out").mkdir()
    record = tmp_path / "out" / "run.json"
    record.write_bytes(content)
    arguments = (tmp_path / "x.html", "-o", tmp_path / "out", "-j", "1", "--columns", "title")
    result = command_line(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"lockstep-bulk: {record} is damaged: ") and result.stderr.count("\n") == 1
    assert message in result.stderr and "Delete it" in result.stderr
    assert record.read_bytes() == content
    # What the message says to do.
    record.unlink()
    assert command_line(*arguments).returncode == 0


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["nope.warc"], "no such file"),
        ([".", "--columns", "x"], "unknown column 'x'"),
        ([".", "--limits", "x=1"], "expected a list"),
        ([".", "--select", "css"], "NAME=CSS"),
        (["page.html", "--select", "a=p::"], "selector"),
        (["page.html", "--select", "a=p::textile"], "pseudo-element"),
        (["page.html", "--select", "a=p::attr()"], "the name of an attribute"),
        (["page.html", "--select", "a=p::text, a"], "allowed only once, at the end"),
        (["page.html", "--columns", "selected"], "needs --select"),
        (["page.html", "--columns", "title", "--absolute"], "links"),
        ([".", "--jobs", "0"], "1 or more"),
        (["empty"], "no .warc"),
    ],
)
def test_wrong_usage(tmp_path, arguments, message):
    (tmp_path / "page.html").write_bytes(b"x")
    (tmp_path / "empty").mkdir()
    result = command_line(*arguments, "-o", "out", cwd=tmp_path)
    assert result.returncode == 2 and message in result.stderr.lower().replace("name=css", "NAME=CSS"), result.stderr


def test_columns_of_parquet_files_stay(tmp_path):
    given = {"html": ["<title>x", None], "status": [200, 404], "charset": ["a", "b"], "title": ["y", "z"], "n": [1, 2]}
    pq.write_table(pa.table(given), tmp_path / "rows.parquet")
    assert command_line(tmp_path / "rows.parquet", "-o", tmp_path / "out", "-c", "title,charset").returncode == 0
    rows = read_rows(tmp_path / "out")["rows"]
    assert [(row["status"], row["title"], row["n"]) for row in rows] == [(200, "x", 1), (404, None, 2)]
    assert rows[0]["charset"]["name"] == "UTF-8" and set(rows[0]) == {"status", "title", "charset", "n"}


@pytest.mark.parametrize("kind", ["dictionary", "string_view", "binary_view", "large_string", "null"])
def test_types_of_pages_in_parquet_files(tmp_path, kind):
    pages = pa.array(["<title>x", None, "<title>é" + "y" * 50])
    if kind == "dictionary":
        pages = pages.dictionary_encode()
    elif kind == "binary_view":
        pages = pages.cast(pa.binary()).cast(pa.binary_view())
    else:
        pages = pa.nulls(3) if kind == "null" else pages.cast(getattr(pa, kind)())
    assert read.sizes_of(pages).to_pylist() == [None if it is None else len(it.encode() if isinstance(it, str) else it) for it in pages.to_pylist()]
    assert read.sizes_of(pages.slice(1)).to_pylist() == read.sizes_of(pages).to_pylist()[1:]
    pq.write_table(pa.table({"html": pages}), tmp_path / "rows.parquet")
    result = command_line(tmp_path / "rows.parquet", "-o", tmp_path / "out", "-c", "title")
    assert result.returncode == 0, result.stderr
    titles = [None] * 3 if kind == "null" else ["x", None, "é" + "y" * 50]
    assert [row["title"] for row in read_rows(tmp_path / "out")["rows"]] == titles


def test_a_run_that_was_killed_resumes(tmp_path):
    for seed in range(6):
        make(tmp_path / f"{seed}.warc.gz", 120, seed)
    out = tmp_path / "out"
    line = [sys.executable, "-m", "lockstep_html.bulk.command", *map(str, sorted(tmp_path.glob("*.gz"))), "-o", str(out), "-j", "2"]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    end = time.monotonic() + 600
    while not list(out.glob("*.parquet")) and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert list(out.glob("*.parquet"))
    result = subprocess.run(line, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0
    whole = tmp_path / "whole"
    assert command_line(*sorted(tmp_path.glob("*.gz")), "-o", whole, "-j", "1").returncode == 0
    assert read_rows(out) == read_rows(whole)
    assert not list(out.glob("*.partial"))


def test_a_worker_that_dies(tmp_path):
    """Its shard is tried again; the others are not affected."""
    for seed in range(4):
        make(tmp_path / f"{seed}.warc.gz", 300, seed)
    shards = read.find_shards([str(tmp_path)])
    options = run.Options(COLUMNS, limits=dict(command.LIMITS))
    killed = []

    def kill(pages, _):
        children = multiprocessing.active_children()
        if pages and children and not killed:
            killed.append(children[0].pid)
            os.kill(children[0].pid, signal.SIGKILL)

    outcomes = list(run.run(shards, tmp_path / "out", options, 2, kill))
    assert killed
    assert sorted(outcome.shard.name for outcome in outcomes) == ["0", "1", "2", "3"]
    assert all(outcome.failure is None for outcome in outcomes)
    list(run.run(shards, tmp_path / "whole", options, 1))
    assert read_rows(tmp_path / "out") == read_rows(tmp_path / "whole")


def test_a_shard_that_kills_its_worker_each_time(tmp_path):
    for seed in range(3):
        make(tmp_path / f"{seed}.warc.gz", 200, seed)
    shards = read.find_shards([str(tmp_path)])

    def kill(_pages, _):
        if (tmp_path / "out" / "1.parquet.partial").exists() and not (tmp_path / "out" / "1.parquet").exists():
            for child in multiprocessing.active_children():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child.pid, signal.SIGKILL)

    # Reading a named pipe blocks.
    Path(shards[1].paths[0]).unlink()
    os.mkfifo(shards[1].paths[0])
    options = run.Options(COLUMNS, limits=dict(command.LIMITS))
    outcomes = {outcome.shard.name: outcome for outcome in run.run(shards, tmp_path / "out", options, 2, kill)}
    assert outcomes["1"].failure == "the process that was reading it died"
    assert outcomes["0"].statistics and outcomes["2"].statistics


def test_files_that_cannot_be_read(tmp_path):
    (tmp_path / "a.parquet").write_bytes(b"PAR1 no")
    pq.write_table(pa.table({"x": [1]}), tmp_path / "b.parquet")
    (tmp_path / "c.warc").mkdir()
    make(tmp_path / "d.warc.gz", 20)
    result = command_line(tmp_path, "-o", tmp_path / "out")
    assert result.returncode == 1
    summary = json.loads((tmp_path / "out" / "summary.json").read_text())
    assert [Path(name).name for name in summary["failed"]] == ["b.parquet"]
    assert summary["lost"]["file"] == 1 and summary["pages"] > 5


def test_full_disk(tmp_path):
    make(tmp_path / "x.warc.gz", 400)
    (shard,) = read.find_shards([str(tmp_path / "x.warc.gz")])
    out = tmp_path / "out"
    out.mkdir()
    run.aside_of(out, shard).symlink_to("/dev/full")
    with pytest.raises(run.DiskFull):
        run.extract_shard(shard, out, run.Options(COLUMNS))
    small = tmp_path / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=48k", "none", small], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        result = command_line(tmp_path / "x.warc.gz", "-o", small / "out")
    finally:
        subprocess.run(["umount", small], check=True)
    assert result.returncode == 3 and "the disk is full: free some space" in result.stderr


def test_a_page_of_100_mb(tmp_path):
    writer = warcs.Writer(warcs.small_pages())
    record, deep, bomb = writer.huge(100 << 20), writer.deep(), writer.plain()
    bomb = writer.response("bomb", gzip.compress(b"<p>x " * (30 << 20), 1), b"", {"Content-Encoding": "gzip"})
    with open(tmp_path / "x.warc.gz", "wb") as file:
        for item in (writer.plain(), record, bomb, deep, writer.plain()):
            file.write(gzip.compress(item.data, 1))
    result = command_line(tmp_path / "x.warc.gz", "-o", tmp_path / "out", "-c", "title,links,text,status,headings,tables")
    assert result.returncode == 0, result.stderr
    rows = read_rows(tmp_path / "out")["x"]
    assert [row["status"] for row in rows] == ["ok", "input too long", "too much memory", "ok", "ok"]
    assert rows[1]["title"] == "huge" and len(rows[1]["links"]) > 100_000
    assert json.loads((tmp_path / "out" / "summary.json").read_text())["peak_memory_bytes"] < 1 << 30


def test_errors_that_were_not_asked_for(tmp_path):
    (tmp_path / "x.html").write_bytes(b"<p></b>")
    for columns, errors, words in (("title", None, "Not counted"), ("title,error_count", {}, "<table")):
        out = tmp_path / columns
        assert command_line(tmp_path / "x.html", "-o", out, "-c", columns).returncode == 0
        found = json.loads((out / "summary.json").read_text())["errors"]
        assert found is None if errors is None else found
        assert words in (out / "summary.html").read_text().partition("<h2>Parse errors</h2>")[2].partition("<h2>")[0]


def test_a_folder_without_results_takes_other_options(tmp_path):
    pq.write_table(pa.table({"page": ["<title>x"]}), tmp_path / "rows.parquet")
    wrong = command_line(tmp_path / "rows.parquet", "-o", tmp_path / "out", "-c", "title")
    assert wrong.returncode == 1 and "--html" in wrong.stderr
    right = command_line(tmp_path / "rows.parquet", "-o", tmp_path / "out", "-c", "title", "--html", "page")
    assert right.returncode == 0, right.stderr
    assert [row["title"] for row in read_rows(tmp_path / "out")["rows"]] == ["x"]


def test_workers_end_with_the_process_that_started_them(tmp_path):
    # Reading a named pipe blocks.
    for name in ("a.warc", "b.warc"):
        os.mkfifo(tmp_path / name)
    code = f"""
import sys, multiprocessing
from pathlib import Path
from lockstep_html.bulk import read, run
shards = [read.Shard(name, "warc", [f"{tmp_path}/{{name}}.warc"]) for name in "ab"]
def report(pages, size):
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
if __name__ == "__main__":
    list(run.run(shards, Path("{tmp_path}/out"), run.Options(["title"]), 2, report))
"""
    (tmp_path / "start.py").write_text(code)
    process = subprocess.Popen([sys.executable, tmp_path / "start.py"], stdout=subprocess.PIPE, text=True)
    workers = []
    while len(workers) < 2 or len(list((tmp_path / "out").glob("*.partial"))) < 2:
        workers = [int(pid) for pid in process.stdout.readline().split()]
    process.kill()
    process.wait()

    def is_alive(pid):
        try:
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
        except FileNotFoundError:
            return False

    guard = time.monotonic() + 300
    while any(map(is_alive, workers)) and time.monotonic() < guard:
        time.sleep(0.01)
    left = [pid for pid in workers if is_alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left


def test_warcs_are_the_same_for_the_same_seed(tmp_path):
    for name in ("a", "b"):
        assert subprocess.run([sys.executable, warcs.__file__, tmp_path / name, "--records", "40"]).returncode == 0
    (first,), (second,) = ((tmp_path / name).iterdir() for name in ("a", "b"))
    assert first.read_bytes() == second.read_bytes()
