"""lockstep_html.parsel: what a Selector selects, and how it differs from parsel; with parsel's own tests.

They are in its source distribution only; LOCKSTEP_PARSEL_TESTS names the folder that has `tests`.
"""

import json
import os
import re
from pathlib import Path

import lockstep_html
import pytest
from lockstep_html.parsel import (
    CannotDropElementWithoutParent,
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


WRONG_QUERIES = {
    "//p[1": "Invalid predicate",
    "//p['x'": "Invalid predicate",
    """//p[. = 'it's']""": "Invalid predicate",
    '//p[@a="say "Yeah!""]/@name': "Invalid predicate",
    "//p[": "Invalid expression",
    "//p]": "Invalid expression",
    "//p[]": "Invalid expression",
    "//p/": "Invalid expression",
    "(//p": "Invalid expression",
    "nodes::p": "Invalid expression",
    "a b": "Invalid expression",
    "1 +": "Invalid expression",
    "": "Invalid expression",
    "//p[@a='x]": "Unfinished literal",
    "//x:p": "Undefined namespace prefix",
    "nope()": "Unregistered function",
    "//p[nope(.)]": "Unregistered function",
    "//p[@a = $v]": "Undefined variable",
    "count()": "Invalid number of arguments",
    "string-length('a', 'b')": "Invalid number of arguments",
    "count(1)": "Invalid type",
    "//p | 'a'": "Invalid type",
    "1/p": "Invalid type",
    "has-class()": "has-class must have at least 1 argument",
}


@pytest.mark.parametrize("query", WRONG_QUERIES)
def test_wrong_queries(page, query):
    with pytest.raises(ValueError) as caught:
        page.xpath(query)
    words = f"XPath error: {WRONG_QUERIES[query]} in {query}: "
    assert str(caught.value).startswith(words) and "(column " in str(caught.value)[len(words) :]
    parsel = pytest.importorskip("parsel")
    with pytest.raises(ValueError) as theirs:
        parsel.Selector(text=PAGE).xpath(query)
    assert str(caught.value).startswith(str(theirs.value))


@pytest.mark.parametrize(
    "method, argument", [(m, a) for m in ("xpath", "css") for a in (5, None, ["//p"], "é".encode())] + [("re", 5)]
)
def test_queries_of_wrong_types(page, method, argument):
    """They raise what parsel raises, with the same words for XPath."""
    parsel = pytest.importorskip("parsel")
    with pytest.raises(Exception) as theirs:
        getattr(parsel.Selector(text=PAGE), method)(argument)
    with pytest.raises(type(theirs.value)) as ours:
        getattr(page, method)(argument)
    assert method == "css" or str(ours.value) == str(theirs.value)


@pytest.mark.parametrize(
    "arguments",
    [{"text": b"<p>"}, {"text": 5}, {"body": "<p>"}, {"body": 5}, {}, {"text": "x", "type": "x"}, {"text": b"", "root": 5}],
)
@pytest.mark.filterwarnings("ignore:Selector got both")
def test_wrong_arguments(arguments):
    """They raise what parsel raises."""
    parsel = pytest.importorskip("parsel")
    with pytest.raises((TypeError, ValueError)) as theirs:
        parsel.Selector(**arguments)
    with pytest.raises(type(theirs.value), match=f"^{re.escape(str(theirs.value))}$"):
        Selector(**arguments)


def test_other_errors(page):
    assert page.xpath(b"//p/b/text()").get() == "y"
    with pytest.raises(lockstep_html.SelectorError, match=r"in p:nope \(column 2\)"):
        page.css("p:nope")
    with pytest.warns(UserWarning, match="both text and root, root is being ignored"):
        assert Selector("<p>x", root={}).css("p::text").get() == "x"
    node = page.css("p")[0].root
    for type in ("json", "text"):
        with pytest.raises(ValueError, match=f"got a Node object as root, and '{type}' as type"):
            Selector(root=node, type=type)
    element = pytest.importorskip("lxml.html").fromstring("<p>")
    with pytest.raises(TypeError, match="should be a Node of lockstep_html"):
        Selector(root=element)
    with pytest.raises(lockstep_html.XPathError, match="column 5") as caught:
        raise pytest.raises(ValueError, page.xpath, "//p[").value.__cause__
    assert caught.value.column == 5


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
    with pytest.raises(CannotDropElementWithoutParent):
        page.drop()
    text = page.css("p").drop()
    assert text is None and page.css("p") == []


def test_types():
    assert Selector(text="x").type == "html"
    assert Selector(text="[1]").type == "json"
    for scalar in ("1", '"x"', "true", "null"):
        assert Selector(text=scalar).type == Selector(body=scalar.encode()).type == "html"
        assert Selector(text=scalar, type="json").root == json.loads(scalar)
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
