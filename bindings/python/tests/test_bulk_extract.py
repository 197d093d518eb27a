"""lockstep_html.bulk.extract: each column against what documents say, and batches of every layout."""

import ctypes
import faulthandler
import pickle
import random
import struct
import threading

import lockstep_html
import pytest

pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
from lockstep_html import bulk  # noqa: E402


def batch(*pages, **columns):
    return pa.record_batch({"html": pa.array(pages, pa.binary()), **columns})


def column(name, *pages, **options):
    out = bulk.extract(batch(*pages), [name], **options)
    out.validate(full=True)
    return out.column(name).to_pylist()


def rows(page):
    """The texts of the first table; an asterisk marks what a span repeats."""
    (tables,) = column("tables", page)
    return [[cell and "*" * cell["spanned"] + cell["text"] for cell in row] for row in tables[0]["rows"]]


def test_agrees_with_documents(corpus):
    names = [name for name in bulk.COLUMNS if name not in ("selected", "sanitized", "microseconds")]
    out = bulk.extract(batch(*corpus), names, select={"p": "p, td > a", "src": "img::attr(src)", "b": "b::html"})
    out.validate(full=True)
    for page, row in zip(corpus, out.to_pylist(), strict=True):
        document = lockstep_html.parse(page, collect_errors=True)
        assert row["title"] == document.title
        assert row["text"] == document.root.inner_text
        assert row["markdown"] == document.to_markdown()
        main = lockstep_html.main_content(document)
        assert (row["main_text"], row["main_markdown"]) == (main.text, main.markdown)
        assert row["main_facts"] == {**main.facts._asdict(), "kind": main.kind, "confidence": main.confidence}
        assert row["base"] == document.base_href
        assert row["quirks"] == document.quirks_mode
        assert row["status"] == document.status
        used = document.encoding
        assert row["charset"] == {"name": used.encoding, "source": used.source, "confidence": used.confidence}
        hrefs = [(link.attrs["href"], link.attrs.get("rel")) for link in document.select("a[href], area[href]")]
        assert [(link["href"], link["rel"]) for link in row["links"]] == hrefs
        assert len(row["headings"]) == len(document.select("h1, h2, h3, h4, h5, h6"))
        assert len(row["tables"]) == len(document.select("table"))
        counts = {item["name"]: item["count"] for item in row["error_count"]}
        assert sum(counts.values()) == len(document.errors)
        assert set(counts) == {error.name for error in document.errors}
        selected = row["selected"]
        assert len(selected["p"]) == len(document.select("p, td > a"))
        assert selected["src"] == [image.attrs["src"] for image in document.select("img[src]")]
        assert selected["b"] == [node.html for node in document.select("b")]
        # White space aside, the text of an element is its textContent without scripts and styles.
        for node, text in zip(document.select("p, td > a"), selected["p"], strict=True):
            hidden = node.select("script, style, title, noembed, noframes, datalist, rp")
            if not hidden:
                assert "".join(text.split(" ")) == "".join(node.text.split()) or not node.text.isascii()


def test_title_and_language():
    assert column("title", b"<title> a \n b</title><title>c</title>", b"<svg><title>no</title></svg>", b"") == ["a b", "", ""]
    meta = b"<meta http-equiv=Content-Language content='%s'>"
    pages = [b"<html lang=de>" + meta % b"fr", meta % b" fr x", meta % b"fr, en", meta % b"", b"<p lang=de>", b"<html lang=''>"]
    assert column("language", *pages) == ["de", "fr", "", "", "", ""]
    for page in [*pages, meta % b"fr" + meta % b"de" + meta % b"a,b", b"<svg xml:lang=en>", b"<html xml:lang=en>"]:
        assert column("language", page) == [lockstep_html.parse(page).document_element.language]


def test_links():
    page = b"<a href=' x '>a<br>b<script>c</script> <p>d</p></a><a>e</a><map><area href=y rel='a b'></map>"
    page += b"<svg><a xlink:href=z>f</a></svg><base href=/b/><base href=/c/>"
    (links,) = column("links", page)
    assert links == [
        {"href": " x ", "rel": None, "text": "a b d"},
        {"href": "y", "rel": "a b", "text": ""},
        {"href": "z", "rel": None, "text": "f"},
    ]
    assert column("base", page, b"<base target=x>") == ["/b/", None]


def test_absolute_urls():
    pytest.importorskip("ada_url", reason="ada-url is not installed")
    page = b"<base href='/base/'><a href='x y'>1</a><a href='//b.example'>2</a><a href='http://['>3</a>"
    pages = batch(page, b"<a href=q>", None, b"<a href=q>", b"<base href='http://c.example/d/e'><a href=f>",
                  url=["http://a.example/1/2", "http://a.example/1/2", "http://a.example", None, "no URL"])  # fmt: skip
    out = bulk.extract(pages, ["links"], absolute=True)
    assert out.schema.names == ["url", "links"]
    out.validate(full=True)
    urls = [None if links is None else [link["url"] for link in links] for links in out.column("links").to_pylist()]
    assert urls == [
        ["http://a.example/base/x%20y", "http://b.example/", None],
        ["http://a.example/1/q"],
        None,
        [None],
        ["http://c.example/d/f"],
    ]
    with pytest.raises(ValueError, match="requires the column"):
        bulk.Extractor(["title"], absolute=True)
    with pytest.raises(ValueError, match="no column 'url'"):
        bulk.extract(batch(page), ["links"], absolute=True)


def test_absolute_urls_beside_a_column_named_base():
    """`base` is extracted for the URLs; what the batch has by that name is the caller's."""
    pytest.importorskip("ada_url", reason="ada-url is not installed")
    pages = batch(b"<base href=/b/><a href=x>1</a>", base=["http://a.example/"])
    extractor = bulk.Extractor(["links"], absolute=True, url="base")
    out = extractor(pages)
    out.validate(full=True)
    assert out.to_pylist() == [
        {"base": "http://a.example/", "links": [{"href": "x", "rel": None, "text": "1", "url": "http://a.example/b/x"}]}
    ]
    assert pickle.loads(pickle.dumps(extractor))(pages).equals(out)
    for keep, names in ((["base"], ["base", "links"]), ([], ["links"])):
        assert bulk.extract(pages, ["links"], absolute=True, url="base", keep=keep).schema.names == names
    # Asked for, there would be two.
    for columns in (["links", "base"], ["base", "links"]):
        with pytest.raises(ValueError, match=r"'base' is extracted, but the batch already has a column of that name: rename .* keep=\[...\]"):
            bulk.extract(pages, columns, absolute=True, url="base")
        out = bulk.extract(pages, columns, absolute=True, url="base", keep=[])
        assert out.schema.names == columns and out.column("base").to_pylist() == ["/b/"]
    with pytest.raises(ValueError, match="no column 'url' .* url="):
        bulk.extract(pages, ["links"], absolute=True)
    with pytest.raises(TypeError, match="unknown option 'base'"):
        bulk.Extractor(["links"], absolute=True, base="http://a.example/")


def test_elements_that_are_never_rendered():
    """They are searched like others; their text counts in elements of their own only."""
    page = b"<p>a<datalist><option>b<option>c</datalist>d</p><select><option>e</select><ruby>f<rp><a href=x>g</a>h</rp></ruby>"
    page += b"<rp><base href=y></rp><h1>i<script>j</script>k</h1><b>l</b>"
    css = {"option": "option", "p": "p", "b": "b", "datalist": "datalist", "rp": "rp", "ruby": "ruby", "script": "script"}
    out = bulk.extract(batch(page), ["base", "headings"], select=css).to_pylist()[0]
    assert out["base"] == lockstep_html.parse(page).base_href == "y"
    assert out["headings"][0]["text"] == "ijk"  # because the script is selected
    assert out["selected"] == {
        "option": ["b", "c", "e"], "p": ["a b c d"], "b": ["l"], "datalist": ["b c"], "rp": ["gh", ""], "ruby": ["fgh"], "script": ["j"],
    }  # fmt: skip
    out = bulk.extract(batch(page), ["links", "headings"], select={"p": "p", "ruby": "ruby"}).to_pylist()[0]
    assert out["links"] == [{"href": "x", "rel": None, "text": "g"}] and out["headings"][0]["text"] == "ik"
    assert out["selected"] == {"p": ["ad"], "ruby": ["fg"]}
    assert bulk.extract(batch(page), [], select={"p": "p, ruby"}).to_pylist()[0]["selected"] == {"p": ["ad", "f"]}
    page = b"<div id=x>a<datalist><div>b</div><br></datalist>c"
    assert bulk.extract(batch(page), [], select={"x": "#x"}).to_pylist()[0]["selected"] == {"x": ["ac"]}


def test_metadata_and_json_ld():
    page = b"<meta name=a content=1><meta property=og:b name=c content=2><meta charset=utf-8><meta http-equiv=d content=3>"
    page += b"<meta itemprop=e content=4><link rel=canonical href=/x><script type='Application/LD+JSON; x=y'>{}</script>"
    page += b"<script type=text/plain>no</script><script type=application/ld+json>[<!--</script>"
    assert [tuple(item.values()) for item in column("metadata", page)[0]] == [
        ("name", "a", "1"),
        ("name", "c", "2"),
        ("property", "og:b", "2"),
        ("http-equiv", "d", "3"),
        ("itemprop", "e", "4"),
        ("link", "canonical", "/x"),
    ]
    assert column("json_ld", page) == [["{}", "[<!--"]]


def test_main_content():
    story = b"<p>" + b"The clock was built by hand in a small town, and it has been running for years. " * 3
    page = b"<title>A clock</title><nav><a href=/>Home</a></nav><main><h1>A clock</h1>" + story * 6 + b"<ul><li>It has a <b>bell</b>."
    for names in (["main_text"], ["main_markdown"], ["main_facts"], ["main_markdown", "main_text", "main_facts"]):
        out = bulk.extract(batch(page, None, b""), names)
        out.validate(full=True)
        row, null, nothing = out.to_pylist()
        assert list(row) == names and set(null.values()) == {None}
        for name, value in row.items():
            if name == "main_facts":
                assert (value["title"], value["author"], value["kind"]) == ("A clock", None, "article")
                assert 0 < value["confidence"] <= 1 and nothing[name]["title"] is None
            else:
                assert value.count("built by hand") == 18 and "Home" not in value and nothing[name] == ""
                assert ("- It has a **bell**." in value) == (name == "main_markdown")
    assert pa.types.is_float64(out.schema.field("main_facts").type.field("confidence").type)
    noscript = page.replace(b"<ul>", b"<noscript>" + story.replace(b"clock", b"radio") + b"</noscript><ul>")
    assert ["radio" in column("main_text", noscript, scripting=on)[0] for on in (False, True)] == [True, False]
    out = bulk.extract(batch(page), ["main_text", "main_markdown", "main_facts", "status"], output_bytes=100).to_pylist()[0]
    assert out["main_text"] is out["main_markdown"] is out["main_facts"]["title"] is None and out["status"] == "too much output"


def test_headings():
    page = b"<h1 id=x> a <i>b</i></h1><h2>c<h3>d</h3></h2><section headingoffset=2><h1>e</h1><div headingoffset=5><h6>f</h6>"
    page += b"<aside headingreset headingoffset=1><h1 headingoffset=-1>g</h1></aside></div></section><h6 headingoffset=1>h</h6>"
    levels = [(item["level"], item["text"], item["id"]) for item in column("headings", page)[0]]
    # An `h3` in an `h2` closes it.
    assert levels == [
        (1, "a b", "x"), (2, "c", None), (3, "d", None), (3, "e", None), (9, "f", None), (2, "g", None), (7, "h", None),
    ]  # fmt: skip


TABLES = [
    ("<tr><td>a<td>b<tr><td>c", [["a", "b"], ["c", None]]),
    ("<tr><td colspan=2>a<td>b<tr><td>c", [["a", "*a", "b"], ["c", None, None]]),
    ("<tr><td rowspan=2>a<td>b<tr><td>c", [["a", "b"], ["*a", "c"]]),
    # What reaches beyond the rows, or out of the row group, is not there.
    ("<tr><td rowspan=9>a<td>b", [["a", "b"]]),
    ("<tbody><tr><td rowspan=9>a<td>b<tbody><tr><td>c", [["a", "b"], ["c", None]]),
    # rowspan=0: to the end of the row group.
    ("<tbody><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d<tbody><tr><td>e", [["a", "b"], ["*a", "c"], ["*a", "d"], ["e", None]]),
    # tfoot comes last, thead where it is.
    ("<tfoot><tr><td>f<tbody><tr><td>b<thead><tr><td>h", [["b"], ["h"], ["f"]]),
    # Spans that are not numbers, or zero, or too large.
    ("<tr><td colspan=0>a<td colspan=x>b<td colspan=' +2x'>c<td colspan=-1>d", [["a", "b", "c", "*c", "d"]]),
    ("<tr><td colspan=9999>a", [["a"] + ["*a"] * 999]),
    ("<tr><td rowspan=-0>a<td>b<tr><td>c", [["a", "b"], ["*a", "c"]]),
    # Cells that overlap: the one that reaches further down is shown.
    ("<tr><td>a<td rowspan=3>b<tr><td colspan=2>c<tr><td>d", [["a", "b"], ["c", "*b"], ["d", "*b"]]),
    ("<tr><td>a<td rowspan=2>b<tr><td colspan=2 rowspan=2>c<tr><td>d", [["a", "b", None], ["c", "*c", None], ["*c", "*c", "d"]]),
    # A row without cells counts; col does not.
    ("<col span=5><tr><td rowspan=2>a<tr><tr><td>b", [["a"], ["*a"], ["b"]]),
    ("<tr><td>a<p>b<br>c<table><tr><td>d</table>", [["a b c d"]]),
    ("", []),
]


@pytest.mark.parametrize("table, expected", TABLES)
def test_tables(table, expected):
    assert rows(f"<table>{table}</table>".encode()) == expected


def test_table_against_a_naive_grid():
    """Random tables, against the Standard's algorithm with a dictionary of slots."""
    generator = random.Random(5)
    for _ in range(200):
        groups, html, expected, y, number, width = generator.randint(1, 3), "", {}, 0, 0, 0
        for _ in range(groups):
            html += "<tbody>"
            first, growing, trs = y, [], generator.randint(0, 4)
            for _ in range(trs):
                html += "<tr>"
                x = 0
                for cell, cell_x, cell_width in growing:
                    for column_ in range(cell_x, cell_x + cell_width):
                        expected.setdefault((column_, y), []).append(cell)
                for _ in range(generator.randint(0, 3)):
                    while (x, y) in expected:
                        x += 1
                    across, down, number = generator.choice([1, 1, 2, 3]), generator.choice([1, 1, 2, 0, 4]), number + 1
                    html += f"<td colspan={across} rowspan={down}>{number}"
                    for dy in range(max(1, down)):
                        for dx in range(across):
                            if y + dy < first + trs:
                                expected.setdefault((x + dx, y + dy), []).append(number)
                    if down == 0:
                        growing.append((number, x, across))
                    x += across
                y += 1
        width = max((x + 1 for x, _ in expected), default=0)
        (tables,) = column("tables", f"<table>{html}</table>".encode())
        found = [[cell and int(cell["text"]) for cell in row] for row in tables[0]["rows"]]
        assert len(found) == y, html
        for row_number, row in enumerate(found):
            for column_number in range(width):
                cells = expected.get((column_number, row_number), [None])
                assert row[column_number] in cells, (html, found)


def test_caption_and_headers():
    (tables,) = column("tables", b"<table><caption> a\n<b>b</b></caption><tr><th>c<td>d</table><table></table>")
    assert [table["caption"] for table in tables] == ["a b", None]
    assert [cell["header"] for cell in tables[0]["rows"][0]] == [True, False]


def test_errors_are_counted_once_when_a_late_meta_restarts():
    page = b"<p></b>\xe9" * 3 + b" " * 2000 + b"<meta charset=koi8-r></i>"
    document = lockstep_html.parse(page, collect_errors=True)
    assert document.encoding.parsed_again
    (counts,) = column("error_count", page)
    assert sum(item["count"] for item in counts) == len(document.errors)


def test_charset_of_content_type():
    pages = batch("é".encode(), "é".encode("cp1251", "replace"), b"x", content_type=["text/html", "text/html;charset=cp1251", None])
    out = bulk.extract(pages, ["charset", "text"], keep=[])
    assert [item["source"] for item in out.column("charset").to_pylist()] == ["detection", "transport", "default"]
    text = pa.record_batch({"html": pa.array(["é"])})
    assert bulk.extract(text, ["charset", "text"]).to_pylist() == [
        {"charset": {"name": "UTF-8", "source": "text", "confidence": "irrelevant"}, "text": "é"}
    ]


def test_legacy_encodings_are_detected():
    library, taipei = "<p>Библиотека открыта каждый день".encode("koi8-r"), "台北".encode("big5")
    for options, names in (
        ({}, ["KOI8-U", "ISO-8859-13"]),
        ({"top_level_domain": "tw"}, ["KOI8-U", "Big5"]),
        ({"detect_legacy": False}, ["windows-1252", "windows-1252"]),
    ):
        extractor = bulk.Extractor(["charset"], **options)
        for each in (extractor, pickle.loads(pickle.dumps(extractor))):
            rows = each(batch(library, taipei)).column("charset").to_pylist()
            assert [row["name"] for row in rows] == names


def test_sanitized():
    page = "<title>t</title><p onclick=x>é<script>y</script>".encode("latin-1")
    assert column("sanitized", page) == [lockstep_html.sanitize(page.decode("latin-1"), document=True)]
    (only_b,) = column("sanitized", b"<b>x</b><i>y</i>", sanitizer={"elements": ["html", "head", "body", "b"]})
    assert only_b == "<html><head></head><body><b>x</b></body></html>"


def test_limits():
    page = b"<p>text" * 1000
    assert column("status", page, limits={"nodes": 100}) == ["too many nodes"]
    assert column("status", page, limits={"input_bytes": 10}) == ["input too long"]
    out = bulk.extract(batch(page, b"<p>x"), ["text", "links", "status"], output_bytes=1000)
    assert out.to_pylist() == [
        {"text": None, "links": [], "status": "too much output"},
        {"text": "x", "links": [], "status": "ok"},
    ]


@pytest.mark.parametrize(
    "page, columns, select",
    [
        (b"<table>" + b"<tr><td colspan=1000>x" * 5000, ["tables"], None),
        (b"<table><tr>" + b"<td colspan=1000>" * 30000 + b"<tr>" * 30000, ["tables"], None),
        (b"<table>" + b"<tr><td rowspan=65534>" * 60000, ["tables"], None),
        (b"<table>" + b"<tbody>" * 100000 + b"<tr><td colspan=1000>", ["tables"], None),
        (b"<table><td>" * 60000, ["tables"], None),
        (b"<table><td>x" * 60000, ["tables"], None),
        (b"<a href=x><object>yy" * 60000, ["links"], None),
        (b"<h1><object>yy" * 60000, ["headings"], None),
        (b"<div>" * 60000, [], {"a": "div", "b": "div div", "c": "*"}),
        (b"<table> <td> " * 60000, ["tables"], None),
        (b"<div>" * 60000, [], {"a": "div::html"}),
        (b"<h1 headingoffset=1><object>" * 60000, ["headings"], None),
    ],
)
def test_hostile_pages_take_bounded_time_and_output(page, columns, select):
    extractor = bulk.Extractor([*columns, "status", "title"], select=select, output_bytes=4 << 20)
    # Quadratic time hangs: these are billions of steps.
    faulthandler.dump_traceback_later(900, exit=True)
    try:
        out = extractor(batch(page, b"<title>ok"))
    finally:
        faulthandler.cancel_dump_traceback_later()
    assert out.nbytes < 24 << 20
    assert out.column("status").to_pylist()[1] == "ok"


def test_nulls_and_empty_batches():
    out = bulk.extract(batch(None, b"<a href=x>", None), [name for name in bulk.COLUMNS if name != "selected"])
    out.validate(full=True)
    first, second, third = out.to_pylist()
    assert set(first.values()) == set(third.values()) == {None}
    assert second["status"] == "ok"
    none = bulk.extract(batch(), [name for name in bulk.COLUMNS if name != "selected"])
    none.validate(full=True)
    assert len(none) == 0 and none.schema == out.schema


@pytest.mark.parametrize(
    "type_", ["binary", "large_binary", "binary_view", "string", "large_string", "string_view"]
)
def test_layouts(type_):
    pages = ["<title>a", None, "<title>b" + "c" * 50, "", "<title>x"]
    values = [page if page is None or "string" in type_ else page.encode() for page in pages]
    given = pa.record_batch({"html": pa.array(values, getattr(pa, type_)()), "id": [1, 2, 3, 4, 5]})
    for part in (given, given.slice(1), given.slice(2, 2), given.slice(5)):
        out = bulk.extract(part, ["title", "links"])
        out.validate(full=True)
        assert out.column("id").to_pylist() == part.column("id").to_pylist()
        titles = [page if page is None else page[7:] for page in part.column("html").to_pylist()]
        titles = [title.decode() if isinstance(title, bytes) else title for title in titles]
        assert out.column("title").to_pylist() == titles


def test_kept_columns_are_not_copied():
    given = batch(b"<title>a", b"<title>b", url=["u", "v"], nested=[{"x": [1, None]}, None])
    out = bulk.extract(given, ["title"])
    out.validate(full=True)
    assert out.schema.names == ["url", "nested", "title"]
    assert out.column("nested").to_pylist() == [{"x": [1, None]}, None]
    assert out.column("url").buffers()[2].address == given.column("url").buffers()[2].address
    kept = bulk.extract(given.slice(1), ["title"], keep=["nested"])
    assert kept.to_pylist() == [{"nested": None, "title": "b"}]
    del given
    assert out.to_pylist()[1]["url"] == "v"
    with pytest.raises(ValueError, match="rename that column"):
        bulk.extract(batch(b"", title=["x"]), ["title"])
    with pytest.raises(ValueError, match="to keep"):
        bulk.extract(batch(b""), ["title"], keep=["nope"])


def test_parts_make_the_whole():
    pages = [b"<p>" + b"word " * (number * 37 % 500) for number in range(200)]
    given = batch(*pages, number=list(range(200)))
    whole = bulk.extract(given, ["text"])
    parts = list(bulk.Extractor(["text"]).batches(given, 5000))
    assert len(parts) > 20
    assert [row for part in parts for row in part.to_pylist()] == whole.to_pylist()


def test_other_libraries():
    """What comes in and goes out needs no pyarrow: here a capsule of it, and a Batch read by it."""

    class Other:
        def __init__(self, given):
            self.given = given

        def __arrow_c_array__(self, requested_schema=None):
            return self.given.__arrow_c_array__()

    out = bulk.extract(Other(batch(b"<title>x")), ["title"])
    assert type(out) is bulk.Batch
    assert pa.record_batch(out).to_pylist() == [{"title": "x"}]
    with pytest.raises(ValueError, match="already been read"):
        bulk.Extractor(["title"])(out)
    with pytest.raises(TypeError, match="record batch"):
        bulk.extract(b"<title>x", ["title"])
    with pytest.raises(TypeError, match="record batch"):
        bulk.extract(pa.array([b"x"]), ["title"])


def test_tables_frames_and_lists():
    pages = [b"<title>a", None, b"<title>b"]
    table = pa.table({"html": pa.chunked_array([pages[:1], pages[1:]], pa.binary()), "n": [1, 2, 3]})
    out = bulk.extract(table, ["title"])
    assert isinstance(out, pa.Table)
    expected = [{"n": 1, "title": "a"}, {"n": 2, "title": None}, {"n": 3, "title": "b"}]
    assert out.to_pylist() == expected
    none = bulk.extract(table.slice(0, 0), ["title"])
    assert none.schema == out.schema and len(none) == 0
    assert [row for part in bulk.Extractor(["title"]).batches(table, 1) for row in part.to_pylist()] == expected
    reader = pa.RecordBatchReader.from_batches(table.schema, table.to_batches())
    assert bulk.extract(reader, ["title"]).to_pylist() == expected
    absolute = bulk.extract(pa.table({"html": ["<a href=x>"], "url": ["http://a/"]}), ["links"], absolute=True)
    assert absolute.to_pylist()[0]["links"][0]["url"] == "http://a/x"
    # Lists.
    for given in (pages, tuple(pages), ["<title>a", None, "<title>b"]):
        assert bulk.extract(given, ["title"]).to_pylist() == [{"title": "a"}, {"title": None}, {"title": "b"}]
    rows = [{"html": "<title>a", "n": 1}, {"html": None, "n": 2}, {"html": "<title>b", "n": 3}]
    assert bulk.extract(rows, ["title"]).to_pylist() == expected
    assert bulk.extract([], ["title"]).to_pylist() == []
    for wrong in ([b"x", "x"], [1], [["x"]]):
        with pytest.raises(TypeError, match="a list of pages must contain only"):
            bulk.extract(wrong, ["title"])
    for wrong in (5, "x", object(), {"html": ["x"]}):
        with pytest.raises(TypeError, match="expected a record batch"):
            bulk.extract(wrong, ["title"])
    with pytest.raises(TypeError, match="a frame"):
        bulk.extract(pa.chunked_array([["x"]]), ["title"])


def test_frames_of_polars():
    polars = pytest.importorskip("polars", reason="polars is not installed")
    frame = polars.DataFrame({"html": ["<title>a", None], "n": [1, 2]})
    out = bulk.extract(frame, ["title"])
    assert isinstance(out, polars.DataFrame)
    assert out.to_dicts() == [{"n": 1, "title": "a"}, {"n": 2, "title": None}]


def test_wrong_arguments():
    with pytest.raises(ValueError, match="unknown column 'caption'; choose from: base"):
        bulk.Extractor(["caption"])
    with pytest.raises(TypeError, match="list"):
        bulk.Extractor("title")
    with pytest.raises(lockstep_html.SelectorError):
        bulk.Extractor([], select={"a": "p::"})
    with pytest.raises(ValueError, match="selectors"):
        bulk.Extractor(["selected"])
    with pytest.raises(TypeError, match="unknown option"):
        bulk.Extractor(["title"], nope=1)
    with pytest.raises(ValueError, match="no column 'html'"):
        bulk.extract(pa.record_batch({"x": [b""]}), ["title"])
    with pytest.raises(ValueError, match="neither bytes nor text"):
        bulk.extract(pa.record_batch({"html": [1]}), ["title"])


def test_pickle_and_threads():
    extractor = pickle.loads(pickle.dumps(bulk.Extractor(["title", "links"], select={"a": "a"}, limits={"depth": 100})))
    given = batch(*[b"<title>%d</title><a href=%d>x</a>" % (number, number) for number in range(300)])
    expected, results = extractor(given).to_pylist(), []

    def work():
        for _ in range(5):
            results.append(extractor(given).to_pylist() == expected)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 40


def test_every_reference_is_released():
    before = pa.total_allocated_bytes()
    given = batch(*[b"<title>x</title><a href=y>z</a>" * 50] * 50)
    for _ in range(20):
        out = bulk.extract(given, ["title", "links", "tables"])
        out.column("links").slice(3).to_pylist()
        next(iter(bulk.Extractor(["text"]).batches(given, 10)))
    del out, given
    assert pa.total_allocated_bytes() <= before + 4096


def test_dictionaries_and_columns_of_nulls():
    pages = pa.array([b"<title>\xe1", None, b"<title>\xe2", b"<title>\xe1", b""])
    types = pa.array(["text/html; charset=koi8-r", None, "text/html; charset=windows-1251", "", None])
    batch = pa.record_batch({"html": pages, "content_type": types})
    expected = bulk.extract(batch, ["title", "charset"], keep=()).to_pylist()
    for index in (pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()):
        encoded = [column.dictionary_encode().cast(pa.dictionary(index, column.type)) for column in (pages, types)]
        given = pa.record_batch(encoded, ["html", "content_type"])
        assert bulk.extract(given, ["title", "charset"], keep=()).to_pylist() == expected
        assert bulk.extract(given.slice(2, 2), ["title", "charset"], keep=()).to_pylist() == expected[2:4]
    # What pyarrow makes of a list of None.
    batch = pa.record_batch({"html": [b"<title>x", None], "content_type": [None, None]})
    assert bulk.extract(batch, ["title"]).to_pylist() == [{"content_type": None, "title": "x"}, {"content_type": None, "title": None}]
    batch = pa.record_batch({"html": [None, None]})
    assert bulk.extract(batch, ["title"]).to_pylist() == [{"title": None}] * 2


def test_arrays_that_cannot_be_right():
    def extract(kind, *buffers):
        array = pa.Array.from_buffers(kind, 2, [None, *map(pa.py_buffer, buffers)])
        return bulk.extract(pa.record_batch({"html": array}), ["title"])

    for kind, code in ((pa.binary(), "3i"), (pa.large_binary(), "3q")):
        assert extract(kind, struct.pack(code, 1, 1, 9), b" <title>x")["title"].to_pylist() == ["", "x"]
        for offsets in ((5, 4, 7), (0, 4, 3)):
            with pytest.raises(ValueError, match="ends before it begins"):
                extract(kind, struct.pack(code, *offsets), b"0123456789")
    good = struct.pack("i12s", 1, b"a")
    for wrong in ((-1, b"", 0, 0), (13, b"a", 1, 0), (13, b"a", -1, 0), (13, b"a", 0, -1)):
        with pytest.raises(ValueError, match="a value of a column"):
            extract(pa.binary_view(), good + struct.pack("i4sii", *wrong), b"0123456789abcdef")
    for index in (-1, 1):
        array = pa.DictionaryArray.from_arrays(pa.array([0, index]), pa.array([b"x"]), safe=False)
        with pytest.raises(ValueError, match="dictionary index in a column is out of range"):
            bulk.extract(pa.record_batch({"html": array}), ["title"])


def test_an_attribute_needs_a_name():
    for css in ("a::attr()", "a::attr( )"):
        with pytest.raises(lockstep_html.SelectorError):
            bulk.Extractor([], select={"x": css})
    (row,) = bulk.extract(batch(b"<a href=y>"), [], select={"x": "a::attr( href\t)"}).to_pylist()
    assert row["selected"] == {"x": ["y"]}


def test_columns_without_names():
    """A name of null is as good as an empty one."""
    given, Columns = batch(b"<title>x", other=[5]), ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p))

    class Unnamed:
        def __arrow_c_array__(self, requested_schema=None):
            schema, array = given.__arrow_c_array__()
            pointer = ctypes.pythonapi.PyCapsule_GetPointer
            pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
            # Of ArrowSchema: format, name, metadata, flags, number of children, children.
            members = ctypes.cast(pointer(schema, b"arrow_schema"), ctypes.POINTER(ctypes.c_void_p))
            children = ctypes.cast(members[5], Columns)
            children[1][1] = None
            return schema, array

    out = pa.record_batch(bulk.extract(Unnamed(), ["title"]))
    assert out.schema.names == ["", "title"] and out.to_pylist() == [{"": 5, "title": "x"}]
