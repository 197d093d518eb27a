"""lockstep_html.trafilatura: the parameters and the forms of trafilatura, from Lockstep's main content."""

import csv
import inspect
import io
import json
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from datetime import date

import lockstep_html
import pytest
from lockstep_html import trafilatura
from lockstep_html.trafilatura import Document, Extractor, bare_extraction, baseline, extract, extract_metadata, html2txt

# The parameters of trafilatura 2.3.1, in their order.
SIGNATURES = {
    "bare_extraction": "filecontent url fast no_fallback favor_precision favor_recall include_comments output_format "
    "target_language include_tables include_images include_formatting include_links deduplicate date_extraction_params "
    "with_metadata only_with_metadata max_tree_size url_blacklist author_blacklist as_dict prune_xpath config options",
    "baseline": "filecontent",
    "extract": "filecontent url record_id fast no_fallback favor_precision favor_recall include_comments output_format "
    "tei_validation target_language include_tables include_images include_formatting include_links deduplicate "
    "date_extraction_params with_metadata only_with_metadata max_tree_size url_blacklist author_blacklist settingsfile "
    "prune_xpath config options",
    "extract_metadata": "filecontent default_url date_config extensive author_blacklist",
    "extract_with_metadata": "filecontent url record_id fast favor_precision favor_recall include_comments output_format "
    "tei_validation target_language include_tables include_images include_formatting include_links deduplicate "
    "date_extraction_params url_blacklist author_blacklist settingsfile prune_xpath config options",
    "html2txt": "content clean",
    "load_html": "htmlobject max_size",
}
FIELDS = "title author url hostname description sitename date categories tags fingerprint id license body comments commentsbody"
FIELDS += " raw_text text language image pagetype filedate"

SENTENCE = "The clock was built by hand in a small town, and it has been running for more than ninety years. "
TEXT = (SENTENCE * 3).strip()
PAGE = f"""<!doctype html><html lang=en-GB><title>A clock | Clocks</title>
<link rel=canonical href=/clock><meta property=og:title content="A clock: its story"><meta name=author content="Anna Berg">
<meta property=og:site_name content=Clocks><meta property=og:type content=article><meta property=og:image content=/clock.png>
<meta property=article:published_time content=2024-05-06T10:00:00+02:00><meta property=article:section content="Arts, Time">
<meta name=keywords content="clock, bell"><meta name=description content="On &amp;quot;time&amp;quot; &amp;amp; bells">
<a rel=license href=https://creativecommons.org/licenses/by-sa/4.0/>Licence</a>
<nav><a href=/>Home</a> <a href=/shop>Shop</a></nav>
<main><article><h1>A clock</h1><p>{TEXT}</p><h2>The <i>bell</i></h2>
<p onclick=x()>It <b>rings</b> at <a href=noon>noon</a>,<br>and at <code>12:00</code>. {TEXT}</p>
<ul><li>It has a <b>bell</b>, which is struck every hour.<li>Second</ul><p><img src=/a.png alt="A picture">{TEXT}</p>
<table><tr><td>{SENTENCE}<td>{SENTENCE}</table><p>{TEXT} <a href="javascript:x()">Last</a></p></article></main>
<footer><a href=/p>Privacy policy</a></footer>"""
URL = "https://www.example.org/clocks/"


def in_xml(html):
    """The elements that trafilatura's XML has for the body of a page, whether it is main content or not."""
    body = trafilatura._tree(lockstep_html.parse(html))
    return "".join(ElementTree.tostring(child, encoding="unicode") for child in body)


@pytest.mark.parametrize("name", SIGNATURES)
def test_signatures(name):
    parameters = inspect.signature(getattr(trafilatura, name)).parameters
    assert " ".join(parameters) == SIGNATURES[name]
    assert getattr(trafilatura, name).__doc__


def test_signatures_of_trafilatura_itself():
    theirs = pytest.importorskip("trafilatura")
    settings = pytest.importorskip("trafilatura.settings")
    assert set(theirs.__all__) <= set(trafilatura.__all__)
    for name, names in SIGNATURES.items():
        parameters = inspect.signature(getattr(theirs, name)).parameters
        if " ".join(parameters) != names:
            pytest.skip("another version of trafilatura")
        for parameter in inspect.signature(getattr(trafilatura, name)).parameters.values():
            if parameter.name != "config":
                assert parameter.default == parameters[parameter.name].default, parameter
                assert parameter.kind == parameters[parameter.name].kind, parameter
    assert list(inspect.signature(settings.Extractor).parameters) == list(inspect.signature(Extractor).parameters)
    assert settings.Document().as_dict().keys() == Document().as_dict().keys()
    for output_format in ("json", "csv"):
        for with_metadata in (False, True):
            ours, other = (
                module.extract(PAGE, output_format=output_format, with_metadata=with_metadata) for module in (trafilatura, theirs)
            )
            if output_format == "json":
                assert list(json.loads(ours)) == list(json.loads(other))
            else:
                ours, other = (next(csv.reader(io.StringIO(text), delimiter="\t")) for text in (ours, other))
                assert [field == "null" for field in ours] == [field == "null" for field in other]


def test_text():
    text = extract(PAGE)
    lines = text.split("\n")
    assert lines[0] == "A clock" and "" not in lines and "Shop" not in text and "Privacy" not in text
    assert "It rings at noon,\nand at 12:00. The clock" in text
    assert extract(PAGE, include_formatting=True) == extract(PAGE, output_format="markdown")
    assert extract(PAGE, output_format="markdown", include_formatting=False) == text
    assert "at [noon](noon)," in extract(PAGE, include_links=True)
    assert f"at [noon]({URL}noon)," in extract(PAGE, URL, include_links=True)
    assert "\n![A picture](https://www.example.org/a.png)The" in extract(PAGE, URL, include_images=True)


def test_markdown():
    markdown = extract(PAGE, output_format="markdown")
    assert markdown.startswith("# A clock\n\nThe clock") and not markdown.endswith("\n")
    assert "\n## The *bell*\n\nIt **rings** at noon,\\\nand at `12:00`." in markdown
    assert "![" not in markdown and "](" not in markdown and "\n| " in markdown
    links = extract(PAGE, URL, output_format="markdown", include_links=True, include_images=True, include_tables=False)
    assert f"[noon]({URL}noon)" in links and "![A picture](https://www.example.org/a.png)" in links
    assert "javascript" not in links and "\n| " not in links


def test_header_of_text_and_markdown():
    for output_format in ("txt", "markdown"):
        text = extract(PAGE, URL, record_id="7", output_format=output_format, with_metadata=True)
        header, rest = text.split("---\n", 2)[1:]
        fingerprint = header.split("fingerprint: ")[1].split("\n")[0].strip('"')
        assert len(fingerprint) == 16 and int(fingerprint, 16)
        lines = [line for line in header.splitlines() if not line.startswith("fingerprint")]
        assert lines == [
            'title: "A clock: its story"',
            "author: Anna Berg",
            "url: https://www.example.org/clock",
            "hostname: example.org",
            'description: On "time" & bells',
            "sitename: Clocks",
            'date: "2024-05-06"',
            'categories: ["Arts, Time"]',
            'tags: ["clock", "bell"]',
            'id: "7"',
            "license: CC BY-SA 4.0",
        ]
        assert rest == extract(PAGE, URL, output_format=output_format)
    quoted = ["yes", "NULL", "a: b", "a #b", "a:", "1 x", "-", "a\nb", "é ", '"x"', "[a]", "*a"]
    plain = ["a", "a:b", "C# and more", "Où?", 'say "x"', "a, b"]
    for value in quoted + plain:
        line = trafilatura._yaml(Document(title=value)).split("\n", 1)[1].removesuffix("\n---\n")
        assert line == f"title: {json.dumps(value, ensure_ascii=False) if value in quoted else value}"


def test_json():
    assert json.loads(extract(PAGE, output_format="json")) == {"text": extract(PAGE), "comments": ""}
    values = json.loads(extract(PAGE, URL, output_format="json", with_metadata=True, record_id="7"))
    assert len(values.pop("fingerprint")) == 16
    assert values.pop("raw_text") == values.pop("text") == extract(PAGE)
    assert list(values.items()) == [
        ("title", "A clock: its story"),
        ("author", "Anna Berg"),
        ("hostname", "example.org"),
        ("date", "2024-05-06"),
        ("id", "7"),
        ("license", "CC BY-SA 4.0"),
        ("comments", ""),
        ("language", "en"),
        ("image", "https://www.example.org/clock.png"),
        ("pagetype", "article"),
        ("filedate", date.today().isoformat()),
        ("source", "https://www.example.org/clock"),
        ("source-hostname", "Clocks"),
        ("excerpt", 'On "time" & bells'),
        ("categories", "Arts, Time"),
        ("tags", "clock;bell"),
    ]
    assert "Où" in extract(PAGE.replace("It <b>", "Où <b>"), output_format="json")


def test_csv():
    output = extract(PAGE, URL, output_format="csv", with_metadata=True)
    (row,) = csv.reader(io.StringIO(output), delimiter="\t")
    url, record, fingerprint, host, title, image, day, text, comments, licence, kind = row
    assert (url, host, title, day) == ("https://www.example.org/clock", "example.org", "A clock: its story", "2024-05-06")
    assert (record, comments, licence, kind) == ("null", "null", "CC BY-SA 4.0", "article")
    assert text == extract(PAGE) and image == "https://www.example.org/clock.png" and len(fingerprint) == 16
    (row,) = csv.reader(io.StringIO(extract(PAGE, output_format="csv")), delimiter="\t")
    assert [index for index, value in enumerate(row) if value != "null"] == [2, 7]


def test_xml():
    everything = {"include_formatting": True, "include_images": True, "include_links": True, "with_metadata": True}
    output = extract(PAGE, URL, output_format="xml", **everything)
    document = ElementTree.fromstring(output)
    assert document.tag == "doc" and [child.tag for child in document] == ["main", "comments"]
    assert len(document.attrib.pop("fingerprint")) == 16
    assert document.attrib == {
        "sitename": "Clocks",
        "title": "A clock: its story",
        "author": "Anna Berg",
        "date": "2024-05-06",
        "url": "https://www.example.org/clock",
        "hostname": "example.org",
        "description": 'On "time" & bells',
        "categories": "Arts, Time",
        "tags": "clock;bell",
        "license": "CC BY-SA 4.0",
        "language": "en",
    }
    assert output.split("\n", 2)[1] == "  <main>" and output.endswith("\n  </main>\n  <comments />\n</doc>")
    for part in (
        '    <head rend="h1">A clock</head>\n    <p>The clock',
        '\n    <head rend="h2">The <hi rend="#i">bell</hi></head>\n',
        f'<p>It <hi rend="#b">rings</hi> at <ref target="{URL}noon">noon</ref>,<lb />and at <code>12:00</code>. The clock',
        '\n    <list rend="ul">\n      <item>It has a <hi rend="#b">bell</hi>, which is struck every hour.</item>\n',
        '<p><graphic src="https://www.example.org/a.png" alt="A picture" />The clock',
        f"    <table>\n      <row>\n        <cell>{SENTENCE.strip()}</cell>\n",
        " Last</p>\n  </main>",
    ):
        assert part in output
    plain = ElementTree.fromstring(extract(PAGE, output_format="xml", include_tables=False))
    assert list(plain.attrib) == ["fingerprint"]
    assert {node.tag for node in plain.iter()} == set("doc main head p lb code list item comments".split())


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("a <b>b</b> c", '<p>a <hi rend="#b">b</hi> c</p>'),
        ("<div>a</div> <div>b<div> c </div>d</div>", "<p>a</p><p>b</p><p>c</p><p>d</p>"),
        ("<b>a<p>b</b>c", '<p><hi rend="#b">a</hi></p><p><hi rend="#b">b</hi>c</p>'),
        ("<a href=u><h2>a</h2><p>b</a>", '<head rend="h2"><ref target="u">a</ref></head><p><ref target="u">b</ref></p>'),
        ("<i>a<b>b</i>c</b>", '<p><hi rend="#i">a<hi rend="#b">b</hi></hi><hi rend="#b">c</hi></p>'),
        ("<b>a<strong>b</strong></b><s>c</s><sub>d</sub>",
         '<p><hi rend="#b">ab</hi><del rend="overstrike">c</del><hi rend="#sub">d</hi></p>'),
        ("<p>a<br> b<br><br>c<br>", "<p>a<lb />b<lb />c</p>"),
        ("<pre> a\n\n  <code>b<br>c</code>\n</pre>d", "<code> a\n\n  b\nc\n</code><p>d</p>"),
        ("<ul>x<li>a<ul><li>b</ul>c</ul>",
         '<list rend="ul"><item>x</item><item>a<list rend="ul"><item>b</item></list>c</item></list>'),
        ("<ul><li><div>a</div><div>b</div><li><p>c<p>d</ul>",
         '<list rend="ul"><item>a<lb />b</item><item><p>c</p><p>d</p></item></list>'),
        ("<dl><dt>a<dd>b<dt>c<dd>d</dl>",
         '<list rend="dl"><item rend="dt-1">a</item><item rend="dd-1">b</item><item rend="dt-2">c</item>'
         '<item rend="dd-2">d</item></list>'),
        ("<table><caption>a</caption><tr><th>b<td>c<p>d</table>",
         '<table><head>a</head><row><cell role="head">b</cell><cell>c<p>d</p></cell></row></table>'),
        ("<blockquote>a<p>b</blockquote>c", "<quote><p>a</p><p>b</p></quote><p>c</p>"),
        ("<figure><img src=u alt='a &amp; b'><figcaption>c</figcaption></figure>",
         '<graphic src="u" alt="a &amp; b" /><p>c</p>'),
        ("a <img src=u> b<img>", '<p>a <graphic src="u" /> b</p>'),
        ("a<span hidden>b</span><script>c</script><style>d</style><svg><title>e</title></svg><!--f-->", "<p>a</p>"),
        ("a < b &amp;amp; \x01\x0b]]&gt; \ufffe<a href='\x02&amp;\"'>c</a>",
         '<p>a &lt; b &amp;amp; ]]&gt; <ref target="&amp;&quot;">c</ref></p>'),
        ("<li>a<dd>b<p><button>c<p>d</button>e", "<p>a</p><p>b</p><p>c<lb />d<lb />e</p>"),
        ("", ""),
    ],
)  # fmt: skip
def test_elements_of_xml(html, expected):
    assert in_xml(html) == expected


def test_html():
    output = extract(PAGE, URL, output_format="html", include_links=True, include_formatting=True, with_metadata=True)
    page = lockstep_html.parse(output)
    assert output.startswith('<html><head><meta name="sitename" content="Clocks">') and "</main></body></html>" in output
    assert {meta.name: meta.content for meta in page.metadata()}["tags"] == "clock;bell"
    assert page.select_one("a")["href"] == f"{URL}noon" and page.select_one("i").text == "bell"
    assert "onclick" not in output and "javascript" not in output and not page.select("img, script")
    output = extract(PAGE.replace("It <b>", "It <script>x()</script><!-- y --><b>"), output_format="html")
    assert output.startswith("<html><head></head><body><main>") and "<script" not in output and "<!--" not in output
    assert not lockstep_html.parse(output).select("a, b, i")


def test_bare_extraction():
    document = bare_extraction(PAGE, URL, with_metadata=True)
    assert isinstance(document, Document) and " ".join(document.as_dict()) == FIELDS
    assert document.text == document.raw_text == extract(PAGE) and document.comments == ""
    assert document.title == "A clock: its story" and document.tags == ["clock", "bell"] and document.fingerprint is None
    assert document.body.tag == "body" and [child.tag for child in document.body][:3] == ["head", "p", "head"]
    assert list(document.commentsbody) == []
    values = bare_extraction(PAGE, URL, as_dict=True, include_comments=False)
    assert " ".join(values) == FIELDS and values["title"] is values["comments"] is values["date"] is None
    document = trafilatura.extract_with_metadata(PAGE, URL, output_format="markdown", record_id="7")
    assert document.text == extract(PAGE, URL, record_id="7", output_format="markdown", with_metadata=True)
    assert document.author == "Anna Berg" and document.id == "7"


def test_metadata_of_json_ld():
    data = {
        "@context": "https://schema.org",
        "@graph": [
            {"@type": "WebSite", "name": "Clocks", "keywords": ["time"]},
            {
                "@type": "NewsArticle",
                "headline": "A clock",
                "author": [{"@type": "Person", "name": "Anna Berg"}, {"@type": "Person", "name": "Carl Dahl"}],
                "datePublished": "2024-05-06T10:00:00Z",
                "dateModified": "2024-06-07",
                "articleSection": ["Time"],
                "keywords": "clock, bell",
            },
        ],
    }
    page = f"<script type=application/ld+json>{json.dumps(data)}</script><p>{TEXT}</p>"
    document = extract_metadata(page, URL)
    assert (document.title, document.author, document.date) == ("A clock", "Anna Berg; Carl Dahl", "2024-05-06")
    assert (document.categories, document.tags) == (["Time"], ["time", "clock", "bell"])
    assert (document.url, document.hostname, document.sitename) == (URL, "example.org", "Clocks")
    assert document.text is document.raw_text is document.pagetype is None
    assert extract_metadata(page, author_blacklist={"anna berg"}).author == "Carl Dahl"
    assert extract_metadata(page, date_config={"original_date": False}).date == "2024-06-07"
    assert extract_metadata(page, date_config={"original_date": True}).date == "2024-05-06"
    assert extract_metadata("", "https://example.org/2024/05/06/clock").date == "2024-05-06"
    links = "<a rel='category tag' href=/c>News</a><a rel=tag href=/t>A bell, <b>ringing</b></a>"
    document = extract_metadata(f"{links}<footer><a href=https://creativecommons.org/licenses/by-nc/3.0/de/></a></footer>")
    assert (document.categories, document.tags, document.license) == (["News"], ["A bell, ringing"], "CC BY-NC 3.0")
    assert extract_metadata("<a rel=license href=/terms>Our <b>terms</b></a>").license == "Our terms"
    empty = extract_metadata("")
    assert {name for name, value in empty.as_dict().items() if value} <= {"body", "commentsbody", "filedate"}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2024-05-06", "2024-05-06"),
        ("2024-05-06T23:30:00-08:00", "2024-05-06"),
        ("Mon, 06 May 2024 10:00:00 GMT", "2024-05-06"),
        ("May 6, 2024", "2024-05-06"),
        ("6 May 2024", "2024-05-06"),
        ("May 6, 2024 10:00 am", "2024-05-06"),
        ("2024/05/06", "2024-05-06"),
        ("06.05.2024", "2024-05-06"),
        ("20240506", "2024-05-06"),
        ("2024-13-45", None),
        ("yesterday", None),
        ("", None),
        (None, None),
        ("Mon, 1 Jan 99999999999999999999 00:00:00", None),
    ],
)
def test_dates(value, expected):
    assert trafilatura._date(value) == expected


def test_what_metadata_decides():
    assert extract(PAGE, only_with_metadata=True) is None
    assert extract(PAGE, URL, only_with_metadata=True).startswith("---\n")
    assert extract(PAGE, URL, url_blacklist={"https://www.example.org/clock"}) is None
    assert extract(PAGE, URL, url_blacklist={"https://www.example.org/other"}) is not None
    assert bare_extraction(PAGE, author_blacklist={"Anna Berg"}).author is None
    assert extract(PAGE, target_language="en") == extract(PAGE)
    assert extract(PAGE, target_language="de") is None
    assert extract(PAGE.replace("lang=en-GB", ""), target_language="de") is not None
    relative = bare_extraction(PAGE, with_metadata=True)
    assert (relative.url, relative.hostname, relative.image) == (None, None, "/clock.png")


def test_input():
    expected = extract(PAGE)
    document = lockstep_html.parse(PAGE)
    for page in (PAGE.encode(), bytearray(PAGE.encode()), memoryview(PAGE.encode()), document, trafilatura.load_html(PAGE)):
        assert extract(page) == expected
    assert extract(document, prune_xpath="//ul") != expected and html2txt(document) and extract(document) == expected
    cyrillic = PAGE.replace("clock", "часы")
    for encoding, head in (("koi8-r", "<meta charset=koi8-r>"), ("utf-16", ""), ("shift_jis", "<meta charset=shift_jis>")):
        assert extract(cyrillic.replace("<title>", head + "<title>").encode(encoding)) == extract(cyrillic)
    assert trafilatura.load_html(PAGE, max_size=10) is None and trafilatura.load_html(document, 10) is document


@pytest.mark.parametrize("page", ["", b"", " \n", "<!doctype html>", "<html><body></body></html>", "<script>x()</script>"])
def test_nothing(page):
    for output_format in ("txt", "markdown", "json", "xml", "html", "csv"):
        assert extract(page, output_format=output_format, with_metadata=True) is None
    assert bare_extraction(page) is None and trafilatura.extract_with_metadata(page) is None
    assert html2txt(page) == "" and baseline(page)[1:] == ("", 0) and list(baseline(page)[0]) == []


def test_wrong_input():
    # As after a download that failed.
    assert extract(None) is None and bare_extraction(None) is None and trafilatura.extract_with_metadata(None) is None
    for function in (extract, bare_extraction, extract_metadata, html2txt, baseline, trafilatura.load_html):
        for page in (5, ElementTree.Element("html"), ["<p>"]):
            with pytest.raises(TypeError, match="HTML must be str, bytes or lockstep_html.Document, not"):
                function(page)


def test_refused_parameters():
    for values, message in (
        ({"output_format": "xmltei"}, "use 'xml'"),
        ({"deduplicate": True}, "compare the text or the fingerprint"),
        ({"max_tree_size": 10}, "limits="),
        ({"date_extraction_params": {"max_date": "2024-01-01"}}, "'max_date' is not supported"),
    ):
        with pytest.raises(NotImplementedError, match=message):
            extract(PAGE, **values)
    for output_format in ("text", "python", ""):
        with pytest.raises(ValueError, match="output_format"):
            extract(PAGE, output_format=output_format)
    with pytest.raises(TypeError, match="options must be"):
        extract(PAGE, options={})
    for expression in ("//@href", "count(//p)", "string(//p)"):
        with pytest.raises(ValueError, match="must select nodes"):
            extract(PAGE, prune_xpath=expression)
    with pytest.raises(lockstep_html.XPathError):
        extract(PAGE, prune_xpath="//[")
    for function in (trafilatura.fetch_url, trafilatura.fetch_response):
        with pytest.raises(NotImplementedError, match="no HTTP client"):
            function(URL)


def test_options(tmp_path):
    options = Extractor(output_format="json", with_metadata=True, url=URL, links=True)
    expected = extract(PAGE, URL, output_format="json", with_metadata=True, include_links=True)
    assert extract(PAGE, output_format="txt", options=options) == expected
    options.format = "xml"
    assert extract(PAGE, options=options).startswith("<doc ")
    config = ConfigParser()
    config.read_string("[DEFAULT]\nMIN_OUTPUT_SIZE = 100000\nEXTRACTION_TIMEOUT = 0\n")
    assert extract(PAGE, config=config) is None
    settings = tmp_path / "settings.cfg"
    for size, found in (("100000", False), ("10", True)):
        settings.write_text(f"[DEFAULT]\nMIN_OUTPUT_SIZE = {size}\n", encoding="utf-8")
        assert (extract(PAGE, settingsfile=str(settings)) is not None) == found
    ignored = {"fast": True, "no_fallback": True, "favor_precision": True, "favor_recall": True, "tei_validation": True}
    assert extract(PAGE, include_comments=False, **ignored) == extract(PAGE)
    pruned = extract(PAGE, prune_xpath=["//ul", "//h1 | //h2"])
    assert "struck" not in pruned and "bell" not in pruned.split("\n")[0] and "It rings" in pruned


def test_fingerprint_of_similar_texts():
    one, similar, other = (
        int(trafilatura._fingerprint(text), 16)
        for text in (TEXT, TEXT + " Indeed.", "A river carries sand from the mountains towards another sea.")
    )
    assert (one ^ similar).bit_count() < 8 < (one ^ other).bit_count()


def test_html2txt_and_baseline():
    assert html2txt("<p>a<p>b\n c<footer>d</footer><aside>e</aside><script>f</script>") == "a b c"
    assert html2txt("<p>a<footer>d</footer>", clean=False) == "a d"
    body, text, length = baseline(PAGE)
    assert text == extract(PAGE) and length == len(text) and "\n".join(child.text for child in body) == text
    assert {child.tag for child in body} == {"p"}


def test_text_that_is_only_data():
    data = json.dumps({"@type": "Article", "articleBody": TEXT})
    page = f"<script type=application/ld+json>{data}</script>"
    assert extract(page) == extract(page, output_format="markdown") == TEXT
    assert ElementTree.fromstring(extract(page, output_format="xml")).find("main/p").text == TEXT


@pytest.mark.parametrize(
    "page",
    [
        "<div>" * 100_000 + TEXT,
        f"<p>{TEXT}" + "<b>" * 100_000 + TEXT,
        "<ul><li>a " * 20_000 + TEXT,
        "<blockquote>a " * 20_000 + TEXT,
        f"<p>{TEXT}" + "<table><tr><td>x" * 5_000,
        f"<script type=application/ld+json>{'[' * 100_000}</script><p>{TEXT}",
    ],
    ids=lambda page: page[:8],
)
def test_deep_pages(page):
    for output_format in ("txt", "markdown", "json", "xml", "html", "csv"):
        output = extract(page, output_format=output_format, with_metadata=True, include_links=True, include_formatting=True)
        assert output is not None and "built by hand" in output
        if output_format == "xml":
            ElementTree.fromstring(output)
    assert "built by hand" in html2txt(page) and bare_extraction(page) is not None
