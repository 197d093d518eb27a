"""XPath: values, variables, namespaces, functions of Python, errors, threads."""

import gc
import math
import threading

import lockstep_html as lockstep
import pytest
from lockstep_html import Attribute, XPath, XPathError

PAGE = """<title>T</title><ul class="x y"><li id=a>one<li id=b data-n=2><a href=/2 title=é>two</a></ul>
<svg><a xlink:href=#s id=s /><linearGradient/></svg><!--c-->"""


@pytest.fixture
def page():
    return lockstep.parse(PAGE)


def ids(nodes):
    return [node.id for node in nodes]


def test_values_have_types(page):
    assert ids(page.xpath("//li")) == ["a", "b"]
    assert [node.type for node in page.xpath("//comment() | //li/text()")] == ["text", "comment"]
    assert page.xpath("//q") == []
    found = page.xpath("//li/@id | //a/@*")
    assert all(isinstance(one, Attribute) for one in found)
    assert [(one.name, one.value) for one in found] == [("id", "a"), ("id", "b"), ("href", "/2"), ("title", "é")]
    assert found[0].element == page.find_by_id("a")
    assert found[0].namespace is None
    for expression, value in (
        ("count(//li)", 2.0), ("string(//a/@title)", "é"), ("//li = 'one'", True), ("1 > 2", False), ("''", ""),
    ):
        result = page.xpath(expression)
        assert result == value and type(result) is type(value)
    assert math.isnan(page.xpath("number('x')"))
    assert page.xpath("1 div 0") == math.inf


def test_context_node(page):
    second = page.find_by_id("b")
    assert ids(second.xpath(".")) == ["b"]
    assert ids(second.xpath("preceding-sibling::*")) == ["a"]
    assert ids(second.xpath("//li")) == ["a", "b"]
    assert [node.tag for node in second.xpath(".//*")] == ["a"]
    assert second.xpath("./@data-n")[0].value == "2"
    assert lockstep.parse_fragment("<b>x</b>").xpath("string(b)") == "x"
    template = lockstep.parse("<template><p>x</template>").select_one("template")
    assert template.xpath(".//p") == []
    assert template.template_contents.xpath("count(p)") == 1


def test_attributes_as_context(page):
    attribute = page.xpath("//@data-n")[-1]
    evaluate = lambda expression: XPath(expression).evaluate(attribute)  # noqa: E731
    assert evaluate("string(.)") == attribute.value and evaluate("count(..)") == 1 and evaluate("not(a)") is True
    assert evaluate("..") == [attribute.element] and evaluate("(.)") == [attribute]
    assert XPath("../@id").first(attribute).value == attribute.element.id
    assert XPath("$x").evaluate(attribute, x=2) == 2
    del attribute.element["data-n"]
    with pytest.raises(ValueError, match="no longer has this attribute"):
        evaluate(".")
    with pytest.raises(TypeError, match="expected a Node, a Document or an Attribute"):
        XPath(".").first("x")


def test_one(page):
    assert page.xpath_one("//li").id == "a"
    assert page.xpath_one("//a/@href").value == "/2"
    assert page.xpath_one("//q") is None
    assert page.xpath_one("1") is None
    assert page.find_by_id("b").xpath_one("a", any_namespace=True).tag == "a"
    assert XPath("//li[2]").first(page).id == "b"


def test_compiled(page):
    xpath = XPath("//li[@id = $id]")
    assert xpath.expression == "//li[@id = $id]"
    assert repr(xpath) == "XPath('//li[@id = $id]')"
    assert ids(xpath.evaluate(page, id="b")) == ids(page.xpath(xpath, id="b")) == ["b"]
    assert ids(xpath.evaluate(page.body, id="a")) == ["a"]
    with pytest.raises(TypeError, match="pass them to XPath"):
        page.xpath(xpath, extensions=True, id="b")
    with pytest.raises(TypeError):
        xpath.evaluate(None)


def test_variables(page):
    second = page.find_by_id("b")
    assert page.xpath("$s", s="'\"é") == "'\"é"
    assert page.xpath("$n + 1", n=2) == 3
    assert page.xpath("$n * 2", n=0.25) == 0.5
    assert page.xpath("not($b)", b=True) is False
    assert ids(page.xpath("$nodes/..", nodes=page.xpath("//li/a"))) == ["b"]
    assert ids(page.xpath("$node", node=second)) == ["b"]
    assert ids(page.xpath("$a/..", a=page.xpath("//a/@title"))) == [""]
    assert page.xpath("string($a)", a=page.xpath_one("//a/@title")) == "é"
    assert ids(page.xpath("$nodes | //li", nodes=(second,))) == ["a", "b"]
    with pytest.raises(XPathError, match="has no value"):
        page.xpath("$x")
    with pytest.raises(XPathError, match="must be nodes"):
        page.xpath("$x/a", x=1)
    with pytest.raises(ValueError, match="in the document"):
        page.xpath("$x", x=[lockstep.parse("").body])
    with pytest.raises(TypeError, match="expected a str"):
        page.xpath("$x", x={})
    gone = page.xpath("//a/@title")
    del gone[0].element["title"]
    with pytest.raises(ValueError, match="in the document"):
        page.xpath("$x", x=gone)


def test_namespaces(page):
    assert page.xpath("//svg") == page.xpath("//linearGradient") == []
    assert len(page.xpath("//svg:linearGradient", namespaces={"svg": "svg"})) == 1
    assert ids(page.xpath("//s:a", namespaces={"s": "http://www.w3.org/2000/svg"})) == ["s"]
    assert len(page.xpath("//svg/linearGradient", any_namespace=True)) == 1
    assert len(page.xpath("//a", any_namespace=True)) == 2
    (link,) = page.xpath("//@l:href", namespaces={"l": "xlink"})
    assert link == Attribute("xlink:href", "#s", "xlink", page.find_by_id("s"))
    with pytest.raises(ValueError, match="unknown namespace"):
        page.xpath("//a:b", namespaces={"a": "urn:x"})


def test_errors(page):
    with pytest.raises(XPathError) as caught:
        page.xpath("//li[cuont(a)]")
    assert (caught.value.column, caught.value.suggestion) == (6, "count")
    assert str(caught.value) == "unknown function “cuont”; did you mean “count”? (column 6)"
    assert isinstance(caught.value, ValueError) and isinstance(caught.value, lockstep.LockstepError)
    with pytest.raises(XPathError, match="turn on the extensions"):
        XPath("ends-with('a', 'b')")
    with pytest.raises(TypeError):
        page.xpath(b"//a")


def test_extensions(page):
    def value(expression):
        return page.xpath(expression, extensions=True)

    assert ids(value("//*[has-class('y', 'x')]/li")) == ["a", "b"]
    assert value("ends-with('abc', 'bc') and matches('abc', '^A', 'i')") is True
    assert ids(value("//li[re:test(@id, '[b-z]')]")) == ["b"]
    assert ids(value("//li[re:test(., '^ONE$', 'i')]")) == ["a"]
    assert value("re:match(//a/@href, '[0-9]')") == "2"
    assert value("re:match('x', 'y')") == ""
    assert value(r"re:replace('a1b2', '([0-9])', 'g', '<\1>')") == "a<1>b<2>"
    assert value("re:replace('aa', 'a', '', 'b')") == "ba"
    assert value("re:test(1 div 0, 'Infinity') and re:test(2, '^2$') and re:test(true(), 'true')") is True
    with pytest.raises(ValueError, match="unknown flag"):
        value("matches('a', 'b', 'q')")


def test_functions_of_the_caller(page):
    seen = []

    def note(*arguments):
        seen.append(arguments)
        return "x"

    functions = {
        "f:note": (note, str),
        "f:is-li": lambda node: node.tag == "li",
        "f:parents": (lambda _, nodes: [node.parent for node in nodes], list),
        "f:length": (lambda _, text: len(text), float),
    }
    xpath = XPath("//*[f:is-li()]", functions=functions)
    assert ids(xpath.evaluate(page)) == ["a", "b"]
    assert page.xpath("f:note('é', 1, true(), //li, //a/@href)", functions=functions) == "x"
    ((context, *arguments),) = seen
    assert context == page.root
    assert arguments[:3] == ["é", 1.0, True]
    assert ids(arguments[3]) == ["a", "b"]
    assert arguments[4][0].value == "/2"
    assert ids(page.xpath("f:parents(//li/a)[@id]", functions=functions)) == ["b"]
    assert page.xpath("f:length('four') + 1", functions=functions) == 5
    with pytest.raises(XPathError, match="did you mean “f:note”"):
        page.xpath("f:noet()", functions=functions)
    for wrong in ({"f": 1}, {"f": (len, int)}):
        with pytest.raises(TypeError):
            page.xpath("f()", functions=wrong)


def test_exceptions_of_functions(page):
    calls = []

    def fail(_):
        calls.append(1)
        raise LookupError("é")

    with pytest.raises(LookupError, match="é"):
        page.xpath("//*[f()]", functions={"f": fail})
    assert len(calls) == 1
    for returned, kind in ((1, str), ("x", float), ("x", list), ([1], list)):
        with pytest.raises((TypeError, ValueError)):
            page.xpath("f()", functions={"f": (lambda _, value=returned: value, kind)})
    assert ids(page.xpath("//li")) == ["a", "b"]


def test_functions_cannot_change_the_document(page):
    def change(node):
        node.remove()
        return True

    with pytest.raises(RuntimeError, match="cannot change the document"):
        page.xpath("//li[f()]", functions={"f": change})
    with pytest.raises(RuntimeError, match="cannot change the document"):
        page.xpath("//li[f()]", functions={"f": lambda node: page.create_text("x")})
    other = lockstep.parse("<p>")
    assert ids(page.xpath("//li[f()]", functions={"f": lambda node: other.body.append("x") is None})) == ["a", "b"]
    assert other.body.text == "xx"
    # Reading is allowed, also by another expression with functions.
    inner = XPath("ancestor::*[f()]", functions={"f": lambda node: node.tag == "ul"})
    assert ids(page.xpath("//a[f()]", functions={"f": lambda node: inner.evaluate(node)}))[0] == ""
    page.find_by_id("a").remove()
    assert ids(page.xpath("//li")) == ["b"]


def test_changes_wait_for_functions():
    page = lockstep.parse("<p>" * 2000)
    waits, order = threading.Event(), []

    def change():
        waits.wait()
        page.body.append("x")
        order.append("changed")

    thread = threading.Thread(target=change)
    thread.start()

    def function(node):
        waits.set()
        # Reading a large document while another thread waits to change it.
        assert page.body.text is not None
        gc.collect()
        return False

    page.xpath("//p[position() < 20][f()]", functions={"f": function})
    order.append("evaluated")
    thread.join()
    assert order[0] == "evaluated" or "changed" in order
    assert page.body.text == "x"


def test_threads():
    page = lockstep.parse("<ul>" + "<li id=i><a href=x>t</a>" * 3000)
    xpath = XPath("//li[re:test(@id, '^i$')]/a/@href", extensions=True)
    plain = XPath("//li/a[@href = 'x']/text()")
    results = []

    def work():
        for _ in range(3):
            results.append(len(xpath.evaluate(page)) + len(plain.evaluate(page)))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [6000] * 12
