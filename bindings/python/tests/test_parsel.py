"""lockstep_html.parsel: what a Selector selects, and how it differs from parsel; with parsel's own tests.

They are in its source distribution only; LOCKSTEP_PARSEL_TESTS names the folder that has `tests`.
"""

import json
import os
import re
from pathlib import Path

import pytest
from lockstep_html.parsel import (
    CannotRemoveElementWithoutParent,
    CannotRemoveElementWithoutRoot,
    Selector,
    SelectorList,
)
from others import check_failures

PAGE = """<!DOCTYPE html><title>T</title><div class=a id=one><p>x &amp; <b>y</b> z</p><a href=/1 title="&quot;q&quot;">l</a></div>
<div class=b><p>second</p><!--c--></div><svg><path d=M0 /></svg><script type=x>{"k": [1, {"n": "<i>v</i>"}]}</script>"""


@pytest.fixture
def page():
    return Selector(text=PAGE)


def test_css(page):
    assert page.css("p").getall() == ["<p>x &amp; <b>y</b> z</p>", "<p>second</p>"]
    assert page.css("p::text").getall() == ["x & ", " z", "second"]
    assert page.css("p ::text").getall() == ["x & ", "y", " z", "second"]
    assert page.css("p > ::text").getall() == ["y"]
    assert page.css("div ::text").getall() == ["x & ", "y", " z", "l", "second"]
    assert page.css("div > ::text, a::attr(href), b::text").getall() == ["x & ", "y", " z", "/1", "l", "second"]
    assert page.css("a::attr( title )").get() == '"q"'
    assert page.css("a::attr(nope)").get() is None
    assert page.css("a::attr(nope)").get("d") == "d"
    assert page.css("[title='a,b::text'], a:is(a, b)").attrib == {"href": "/1", "title": '"q"'}
    assert page.css("html").get().startswith("<html><head>")
    assert page.css("div").css("div")[0].attrib["id"] == "one"
    assert page.css("div.b").css("p::text").get() == "second"
    assert page.css("path").attrib == {"d": "M0"}
    with pytest.raises(ValueError):
        page.css("p:nope")


def test_xpath(page):
    assert page.xpath("//p/b/text()").get() == "y"
    assert page.xpath("//div").xpath(".//p/text()").getall() == ["x & ", " z", "second"]
    assert page.xpath("//a/@href").get() == "/1"
    assert page.xpath("count(//p)").get() == "2.0"
    assert page.xpath("//p = 'second'").get() == "1"
    assert page.xpath("//p = 'third'").get() == "0"
    assert page.xpath("//svg/path/@d").get() == "M0"
    assert page.xpath("//svg:path/@d").get() == "M0"
    assert page.xpath("//s:path", namespaces={"s": "http://www.w3.org/2000/svg"}).attrib == {"d": "M0"}
    assert page.xpath("//div[has-class('b')]/p/text()").get() == "second"
    assert page.xpath("//div[@id = $id]/a/text()", id="one").get() == "l"
    assert page.xpath("//a[re:test(@href, '^/[0-9]$')]/text()").get() == "l"
    assert page.xpath("set:difference(//div, //div[@id])/p/text()").getall() == ["second"]
    assert page.xpath("set:intersection(//*, //p)").getall() == page.xpath("//p").getall()
    assert page.xpath("set:has-same-node(//p, //b)").get() == "0"
    assert len(page.xpath("set:distinct(//@class | //@class)")) == 2
    assert page.xpath("set:leading(//p, (//p)[2])/b/text()").get() == "y"
    assert page.xpath("set:trailing(//p, (//p)[1])/text()").get() == "second"
    page.register_namespace("again", "http://exslt.org/regular-expressions")
    assert page.xpath("//div[again:test(@class, 'B', 'i')]/p/text()").get() == "second"
    assert page.xpath("//comment()").get() == "<!--c-->"


def test_values_as_context(page):
    text = page.xpath("//p/text()")[0]
    assert text.root == "x & "
    assert text.xpath(".").getall() == ["x & "]
    assert text.xpath("./following-sibling::b/text()").get() == "y"
    assert text.css("b") == []
    attribute = page.xpath("//a/@href")[0]
    assert attribute.root == "/1"
    assert attribute.xpath(".").get() == "/1"
    assert attribute.xpath("../text()").get() == "l"
    assert attribute.xpath("//b/text()").get() == "y"
    assert attribute.xpath("string(.)").get() == "/1" and attribute.xpath("count(..)").get() == "1.0"
    assert attribute.xpath("(.)").get() == "/1" and attribute.xpath("name()").get() == "href"
    assert page.xpath("1")[0].xpath(".") == []


def test_errors(page):
    with pytest.raises(ValueError, match=r"XPath error: .*column 5\) in //p\["):
        page.xpath("//p[")
    with pytest.raises(ValueError, match="not declared"):
        page.xpath("//x:p")
    with pytest.raises(ValueError, match="is not closed|expected"):
        page.xpath("//p[@a='x]")


def test_re(page):
    assert page.css("a").re(r"/(\d)") == ["1", "1"][:1]
    assert page.css("a").re_first(r"nope", "d") == "d"
    assert page.css("p").re(r"(\w) &amp; <(?P<extract>\w)") == ["b"]
    assert page.css("div").re(r"(?P<extract>zz)|div") == []
    assert page.css("p").re(re.compile("<(.)>.*</(.)>")) == ["p", "p", "p", "p"]
    assert Selector(text="<p>&amp;lt; &amp;eacute;").css("p::text").re(".*")[0] == "&lt; é"
    assert Selector(text="<p>&amp;eacute;").css("p::text").re(".+", replace_entities=False) == ["&eacute;"]


def test_lists(page):
    found = page.css("p")
    assert isinstance(found, SelectorList) and isinstance(found[:1], SelectorList)
    assert isinstance(found[0], Selector)
    assert page.css("q").get() is None
    assert page.css("q").attrib == {}
    assert found[0].getall() == [found.get()] == [found.extract_first()]
    assert repr(page.css("b")) == "[<Selector query='b' data='<b>y</b>'>]"
    assert str(page.css("b")[0]) == "<b>y</b>"
    assert page.css("a::attr(href)")[0]
    assert not page.xpath("''")[0]
    for one in (page, page.css("p")):
        with pytest.raises(TypeError):
            one.__getstate__()


def test_drop(page):
    page.css("b").drop()
    assert page.css("p").get() == "<p>x &amp;  z</p>"
    with pytest.raises(CannotRemoveElementWithoutRoot):
        page.css("p::text").drop()
    with pytest.raises(CannotRemoveElementWithoutParent):
        page.css("html").drop()
    with pytest.raises(CannotRemoveElementWithoutParent):
        page.drop()
    text = page.css("p").drop()
    assert text is None and page.css("p") == []


def test_types():
    assert Selector(text="x").type == "html"
    assert Selector(text="[1]").type == "json"
    assert Selector(body=b"\xff<p>x").css("p::text").get() == "x"
    assert Selector(body="<p>é".encode("latin-1"), encoding="latin1").css("p::text").get() == "é"
    text = Selector(text="<b>x</b>", type="text")
    assert text.get() == "<b>x</b>"
    assert text.css("b::text").get() == text.xpath("//b/text()").get() == "x"
    assert Selector(text='<?xml version="1.0"?><p>x', type=None).css("p::text").get() == "x"
    with pytest.raises(ValueError, match="'xml' is not supported"):
        Selector(text="<a/>", type="xml")
    with pytest.raises(ValueError, match="Invalid type: x"):
        Selector(text="<a/>", type="x")
    with pytest.raises(ValueError, match="Cannot use css"):
        Selector(text="{}").css("a")
    with pytest.raises(ValueError, match="needs text"):
        Selector()
    with pytest.raises(TypeError):
        Selector(text=b"")
    node = Selector(text="<p>x").css("p")[0].root
    assert Selector(root=node).xpath("text()").get() == "x"


def test_jmespath(page):
    pytest.importorskip("jmespath")
    data = Selector(text=json.dumps({"a": [{"b": 1}, {"b": "<i>x</i>"}]}))
    assert data.jmespath("a[*].b").getall() == [1, "<i>x</i>"]
    assert data.jmespath("a[1].b").css("i::text").get() == "x"
    assert data.jmespath("a").jmespath("b").getall() == [1, "<i>x</i>"]
    assert page.css("script").jmespath("k[1].n").xpath("//i/text()").get() == "v"
    assert page.css("script::text").jmespath("k[0]").get() == 1
    assert page.css("p").jmespath("k") == []


def test_subclasses():
    class List(SelectorList):
        pass

    class Own(Selector):
        selectorlist_cls = List
        functions = {"shout": (lambda _, text: text.upper(), str)}

    own = Own(text="<p>x")
    assert isinstance(own.css("p"), List) and isinstance(own.css("p")[0], Own) and isinstance(own.css("p")[:1], List)
    assert own.xpath("shout(string(//p))").get() == "X"
    assert isinstance(own.css("p").xpath("text()"), List)


def test_parsels_own_tests(tmp_path):
    """All pass but those that are listed. They are in parsel's source distribution only."""
    pytest.importorskip("jmespath")
    folder = Path(os.environ.get("LOCKSTEP_PARSEL_TESTS", "")) / "tests"
    files = [folder / f"test_{name}.py" for name in ("selector", "selector_jmespath", "xpathfuncs")]
    if not files[0].is_file():
        pytest.skip("LOCKSTEP_PARSEL_TESTS does not name parsel's source distribution")
    check_failures("parsel_differences.txt", files, tmp_path, path="parsel_face")


def test_contained_text():
    page = Selector(text="<a href=/1>Prev</a><a href=/2>Next <b>page</b></a>")
    assert page.css("a:contains('Next page')::attr(href)").getall() == ["/2"]
