"""main_content() and extract()."""

import json

import lockstep_html
import pytest

SENTENCE = "The clock was built by hand in a small town, and it has been running for more than ninety years. "
PAGE = (
    "<!doctype html><html lang=en><title>A clock</title><meta name=author content='A. B'>"
    "<nav><a href=/>Home</a> <a href=/s>Shop</a></nav><main><article><h1>A clock</h1>"
    + f"<p>{SENTENCE * 3}</p>" * 6
    + "<ul><li>It has a <b>bell</b>, which is struck every hour.</ul></article></main>"
    "<footer><a href=/p>Privacy policy</a></footer>"
)


def forms(content):
    return content.text, content.markdown, content.html, content.facts, content.kind, content.confidence


def test_main_content():
    content = lockstep_html.main_content(PAGE)
    assert content.text.count("built by hand") == 18 and "Privacy" not in content.text and "Shop" not in content.text
    assert "\n- It has a **bell**, which is struck every hour.\n" in content.markdown
    assert "<li>It has a <b>bell</b>," in content.html and "Privacy" not in content.html
    facts = content.facts
    assert (facts.title, facts.author, facts.language, facts.published) == ("A clock", "A. B", "en", None)
    assert content.kind == "article" and 0.5 < content.confidence <= 1
    assert all(isinstance(node, lockstep_html.Node) for node in content.nodes) and content.nodes
    assert repr(content).startswith("MainContent(kind='article', confidence=0.")


def test_input():
    expected = lockstep_html.main_content(PAGE)
    document = lockstep_html.parse(PAGE)
    for page in (PAGE.encode(), bytearray(PAGE.encode()), document):
        assert forms(lockstep_html.main_content(page)) == forms(expected)
    assert all(node.document is document for node in lockstep_html.main_content(document).nodes)
    assert all(node in list(document.descendants) for node in lockstep_html.main_content(document).nodes)
    with pytest.raises(TypeError, match="takes no options"):
        lockstep_html.main_content(document, scripting=True)
    with pytest.raises(TypeError, match="unknown option 'output_format'"):
        lockstep_html.main_content(PAGE, output_format="text")
    for wrong in (1, None, document.body):
        with pytest.raises(TypeError, match="HTML must be str, bytes"):
            lockstep_html.main_content(wrong)


def test_options_of_parsing():
    page = PAGE.replace("<ul>", f"<noscript><p>{SENTENCE.replace('clock', 'radio') * 3}</noscript><ul>")
    assert "radio" in lockstep_html.main_content(page).text
    assert "radio" not in lockstep_html.main_content(page, scripting=True).text
    assert "radio" not in lockstep_html.main_content(lockstep_html.parse(page, scripting=True)).text
    cyrillic = PAGE.replace("clock", "часы").encode("koi8-r")
    assert lockstep_html.main_content(cyrillic, content_type="text/html; charset=koi8-r").facts.title == "A часы"


def test_addresses_are_absolute_with_a_url():
    page = PAGE.replace("<title>", "<link rel=canonical href=c><meta property=og:image content=/i.png><title>")
    page = page.replace("<b>bell</b>", "<a href=../bell>bell</a>")
    content = lockstep_html.main_content(page)
    assert "[bell](../bell)" in content.markdown and (content.facts.canonical, content.facts.image) == ("c", "/i.png")
    for absolute in (
        lockstep_html.main_content(page, url="https://a.example/b/"),
        lockstep_html.main_content(lockstep_html.parse(page, url="https://a.example/b/")),
    ):
        assert "[bell](https://a.example/bell)" in absolute.markdown
        assert "[bell](https://a.example/bell)" in absolute.to_document().to_markdown()
        assert absolute.facts.canonical == "https://a.example/b/c" and absolute.facts.image == "https://a.example/i.png"
    markdown = lockstep_html.extract(page, output_format="markdown", url="https://a.example/b/")
    assert "[bell](https://a.example/bell)" in markdown


def test_nothing():
    content = lockstep_html.main_content("")
    assert content.nodes == [] and content.text == content.markdown == content.html == ""
    assert set(content.facts) == {None}
    assert lockstep_html.extract("") == ""


def test_text_that_is_only_data():
    data = json.dumps({"@type": "Article", "articleBody": SENTENCE * 3})
    content = lockstep_html.main_content(f"<script type=application/ld+json>{data}</script>")
    assert content.nodes == [] and content.text == (SENTENCE * 3).strip()


def test_to_document():
    content = lockstep_html.main_content(PAGE)
    document = content.to_document()
    assert isinstance(document, lockstep_html.Document) and document.body.inner_text == content.text
    assert document.to_markdown(bullet="*").count("\n* It has") == 1
    document.body.clear()
    assert content.text.count("built by hand") == 18


def test_the_document_changes():
    document = lockstep_html.parse(PAGE)
    content = lockstep_html.main_content(document)
    document.select_one("b").text = "gong"
    assert "It has a gong" in content.text
    document.select_one("article").remove()
    document.select_one("nav").append(*content.nodes)
    assert isinstance(content.text, str) and isinstance(content.markdown, str)
    del document
    assert content.nodes[0].document.title == "A clock"


def test_large_pages():
    """Without the GIL, and of any depth."""
    page = PAGE + "<div>" * 100_000 + f"<p>{SENTENCE}" * 1000
    content = lockstep_html.main_content(page)
    assert content.text.count("built by hand") >= 18 and content.html


def test_to_dict():
    content = lockstep_html.main_content(PAGE)
    values = content.to_dict()
    assert list(values) == [*lockstep_html.PageFacts._fields, "kind", "confidence", "text"]
    assert values["author"] == "A. B" and values["text"] == content.text and values["published"] is None


def test_extract():
    content = lockstep_html.main_content(PAGE)
    assert lockstep_html.extract(PAGE) == lockstep_html.extract(PAGE, output_format="text") == content.text
    assert lockstep_html.extract(PAGE.encode(), output_format="markdown") == content.markdown
    assert lockstep_html.extract(lockstep_html.parse(PAGE), output_format="html") == content.html
    assert json.loads(lockstep_html.extract(PAGE, output_format="json")) == content.to_dict()
    assert "é" in lockstep_html.extract(PAGE.replace("clock", "é"), output_format="json")
    with pytest.raises(ValueError, match="output_format must be one of 'text', 'markdown', 'html', 'json'"):
        lockstep_html.extract(PAGE, output_format="xml")
    with pytest.raises(TypeError, match="extract"):
        lockstep_html.extract(PAGE, "markdown")
