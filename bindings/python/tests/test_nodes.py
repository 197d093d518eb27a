"""Nodes: identity, neighbours, axes, attributes, selectors, texts."""

import sys
from collections.abc import Mapping, MutableMapping, MutableSet

import lockstep_html as lockstep
import pytest


@pytest.fixture
def document():
    return lockstep.parse(
        "<!DOCTYPE html><div id=a class='x y'>one<p>two<b>three</b></p><!--four--></div>"
        "<template><i>t</i></template><svg viewbox='0' xlink:href='#u'><title>s</title></svg>"
    )


def test_equality(document):
    a = document.find_by_id("a")
    assert a == document.select_one("div") and a is not document.select_one("div")
    assert hash(a) == hash(document.select_one("div")) and {a: 1}[document.select_one("div")] == 1
    assert a != document.body and a != "a" and a is not None
    assert a != lockstep.parse("<div id=a>").find_by_id("a")
    assert a.document is document


def test_repr(document):
    a = document.find_by_id("a")
    assert repr(a) == "Node(<div id='a' class='x y'>)"
    assert repr(a.first_child) == "Node('one')"
    assert repr(a.last_child) == "Node(comment 'four')"
    assert repr(document.root.first_child) == "Node(<!DOCTYPE html>)"
    assert repr(document.root) == "Node(#document)"
    long = lockstep.parse("é" * 1000).body.first_child
    assert len(repr(long)) < 100 and repr(long).endswith("…')")


def test_neighbours(document):
    a = document.find_by_id("a")
    assert a.parent == document.body and a.root == document.root
    assert a.first_child.data == "one" and a.last_child.type == "comment"
    assert a.first_element_child.tag == "p" and a.last_element_child.tag == "p"
    assert a.child_element_count == 1
    assert a.next_sibling.tag == "template" and a.previous_sibling is None
    assert a.next_element_sibling.next_element_sibling.tag == "svg"
    assert document.root.parent is None
    assert document.body.contains(a) and not a.contains(document.body) and a.is_connected
    contents = document.select_one("template").template_contents
    assert contents.type == "document_fragment" and contents.parent is None and contents.text == "t"
    assert a.template_contents is None and a.shadow_root is None and a.shadow_root_mode is None
    shadow = lockstep.parse(
        "<div><template shadowrootmode=open>s</template></div>", allow_declarative_shadow_roots=True
    ).select_one("div")
    assert shadow.shadow_root.text == "s" and shadow.shadow_root.shadow_root_mode == "open"


def test_axes(document):
    a = document.find_by_id("a")
    p = a.first_element_child
    assert [n.type for n in a] == [n.type for n in a.children] == ["text", "element", "comment"]
    assert [n.type for n in reversed(a.children)] == ["comment", "element", "text"]
    assert list(a.child_elements) == [p]
    assert [n.data or n.tag for n in a.descendants] == ["one", "p", "two", "b", "three", "four"]
    assert list(reversed(a.descendants)) == list(a.descendants)[::-1]
    assert [n.tag for n in p.ancestors] == ["div", "body", "html", ""]
    assert [n.data for n in p.following_siblings] == ["four"]
    assert [n.data for n in p.preceding_siblings] == ["one"]
    assert a.children and not p.first_child.children
    with pytest.raises(TypeError):
        reversed(a.ancestors)
    children = a.children
    assert list(children) == list(children)
    assert [n.tag for n in document] == ["", "html"]
    assert [n.namespace for n in document.find_all("title")] == ["svg"]
    assert document.find("title", namespace="html") is None
    assert document.find("title", namespace="svg").text == "s"
    with pytest.raises(ValueError, match="unknown namespace"):
        document.find("title", namespace="nope")
    iterator = iter(a.children)
    assert len(list(iterator)) == 3 and list(iterator) == []


def test_an_iteration_notices_that_nodes_moved(document):
    with pytest.raises(RuntimeError, match="changed during iteration"):
        for node in document.body.children:
            node.remove()
    for node in list(document.body.children):
        node.remove()
    assert not document.body.children
    document = lockstep.parse("<p><p>")
    for p in document.find_all("p"):
        p.attrs["class"] = "x"
    assert len(document.select(".x")) == 2


def test_attributes(document):
    a = document.find_by_id("a")
    attrs = a.attrs
    assert isinstance(attrs, MutableMapping) and isinstance(attrs, Mapping)
    assert dict(attrs) == {"id": "a", "class": "x y"} == attrs and attrs == attrs.copy()
    assert list(attrs) == ["id", "class"] and len(attrs) == 2 and "id" in attrs and 5 not in attrs
    assert list(attrs.items()) == [("id", "a"), ("class", "x y")]
    assert list(attrs.keys()) == ["id", "class"] and list(attrs.values()) == ["a", "x y"]
    assert attrs.get("nope") is None and attrs.get("nope", "") == ""
    with pytest.raises(KeyError):
        attrs["nope"]
    attrs["title"] = 'q"é'
    assert a.html.startswith('<div id="a" class="x y" title="q&quot;é">')
    del attrs["title"]
    with pytest.raises(KeyError):
        del attrs["title"]
    with pytest.raises(lockstep.DomError, match="InvalidCharacterError"):
        attrs["a b"] = ""
    with pytest.raises(TypeError):
        attrs["x"] = None
    assert attrs.setdefault("id", "b") == "a" and attrs.setdefault("k") == ""
    assert attrs.pop("k") == "" and attrs.pop("k", None) is None
    with pytest.raises(KeyError):
        attrs.pop("k")
    attrs.update({"p": "1"}, q="2")
    assert attrs.popitem() == ("q", "2")
    a.attrs = {"z": "1"}
    assert attrs == {"z": "1"}
    attrs.clear()
    assert attrs == {} and repr(attrs) == "Attributes({})"
    with pytest.raises(TypeError):
        hash(attrs)
    assert document.body.first_child.first_child.attrs == {}
    with pytest.raises(lockstep.DomError, match="InvalidNodeTypeError"):
        a.first_child.attrs["x"] = ""


def test_attributes_with_a_namespace(document):
    svg = document.select_one("svg")
    assert svg.attrs == {"viewBox": "0", "xlink:href": "#u"}
    assert svg.attribute("href", "xlink") == "#u" and svg.attribute("href") is None
    svg.set_attribute("xlink:href", "#v", "xlink")
    assert svg.attribute("xlink:href") == "#v"
    svg.remove_attribute("href", "xlink")
    assert "xlink:href" not in svg.attrs


def test_attributes_that_begin_with_x():
    html = "<svg><rect x=1 xlink:href=#a x2=2 xml:lang=de y=3 xmlns:xlink=http://www.w3.org/1999/xlink xlink:other=4>"
    attrs = lockstep.parse(html).select_one("rect").attrs
    expected = {"x": "1", "xlink:href": "#a", "x2": "2", "xml:lang": "de", "y": "3",
                "xmlns:xlink": "http://www.w3.org/1999/xlink", "xlink:other": "4"}  # fmt: skip
    assert dict(attrs) == expected and [attrs[name] for name in reversed(expected)] == list(reversed(expected.values()))
    # An attribute in a namespace may get the qualified name of one without.
    node = lockstep.parse("<p xlink:href=1 x=2>").select_one("p")
    node.set_attribute("xlink:href", "3", "xlink")
    assert node.attrs["xlink:href"] == "1" and node.attrs["x"] == "2" and node.attribute("href", "xlink") == "3"


def test_classes(document):
    a = document.find_by_id("a")
    assert isinstance(a.classes, MutableSet)
    assert list(a.classes) == ["x", "y"] and "x" in a.classes and a.has_class("y")
    a.classes.add("z")
    a.classes.discard("x")
    a.classes.discard("nope")
    assert a.attrs["class"] == "y z" and a.classes == {"y", "z"} and len(a.classes) == 2
    assert a.classes.toggle("y") is False and a.classes.toggle("y") is True
    assert a.classes | {"k"} == {"z", "y", "k"}
    with pytest.raises(KeyError):
        a.classes.remove("nope")
    with pytest.raises(lockstep.DomError):
        a.classes.add("a b")
    a.token_list("rel").add("next")
    assert a.attrs["rel"] == "next"


def test_selectors(document):
    assert [n.tag for n in document.select("div, b, div p")] == ["div", "p", "b"]
    b = document.select_one("b")
    assert b.closest(".x").id == "a" and b.closest("table") is None and b.matches("p > b")
    assert document.select_one("table") is None and document.select("table") == []
    assert document.body.select_one(":scope > div").id == "a"
    selector = lockstep.Selector("svg|title", namespaces={"svg": "svg"})
    assert [n.text for n in selector.select(document.root)] == ["s"]
    assert selector.select_one(document.body).text == "s" and selector.css == "svg|title"
    assert repr(lockstep.Selector("a")) == "Selector('a')"
    compiled = lockstep.Selector("b")
    assert compiled.select(document) == [b] and compiled.select_one(document) == b
    for wrong in ("p", compiled, b.attrs, 1):
        with pytest.raises(TypeError, match="expected a Node or a Document"):
            compiled.select(wrong)
    assert document.select(compiled) == [b] and compiled.matches(b) and compiled.closest(b) == b
    with pytest.raises(lockstep.SelectorError, match="did you mean “:first-child”") as error:
        document.select("p:frist-child")
    assert error.value.column == 2 and error.value.suggestion == ":first-child"
    assert isinstance(error.value, ValueError) and isinstance(error.value, lockstep.LockstepError)
    with pytest.raises(TypeError):
        document.select(5)


def test_attributes_are_found_in_any_order():
    document = lockstep.parse("<svg a=1 xlink:href=2 b=3 c=4><p d=5 e=6>")
    svg, p = document.select("svg, p")
    attrs = svg.attrs
    for order in (
        ["a", "xlink:href", "b", "c"],
        ["c", "b", "a", "c"],
        ["b", "c", "a", "xlink:href", "b"],
        ["b", "b", "a", "a"],
    ):
        assert [attrs[name] for name in order] == [svg.attribute(name) for name in order]
    assert attrs["a"] == "1"
    del attrs["a"]
    assert [attrs.get(name) for name in ("xlink:href", "a", "b")] == ["2", None, "3"]
    # Two attributes of one qualified name: the first one counts.
    svg.set_attribute("lang", "x", namespace="xml")
    q = document.create_element("p", {"xlink:href": "1", "d": "2"})
    q.set_attribute("href", "3", namespace="xlink")
    assert [q.attrs[name] for name in ("d", "xlink:href", "d", "xlink:href")] == ["2", "1", "2", "1"]
    assert dict(q.attrs) == {"xlink:href": "1", "d": "2"} and len(q.attrs) == 3


#: Of each width that a str has inside, and at the limits between them.
CHARACTERS = [
    "",
    "a",
    "\x7f",
    "\x80",
    "é",
    "\xff",
    "\u0100",
    "ж",
    "€",
    "\ud800",
    "\udfff",
    "\uffff",
    "😀",
    "\U0010ffff",
]


@pytest.mark.parametrize("before", ["", "x", "é", "ж" * 3, "€", "\ud834", "😀" * 2])
@pytest.mark.parametrize("length", [0, 1, 7, 63, 64, 65, 200, 20_000])
def test_texts_of_every_width(before, length):
    for character in CHARACTERS:
        data = before + "y" * length + character + "z" * (length // 2) + before
        document = lockstep.parse_fragment("<p></p><p></p>")
        p, other = document.fragment.select("p")
        p.append(data)
        other.append(data)
        p.attrs["x"] = data
        both = document.fragment.text
        for text, expected in (
            (p.text, data),
            (p.attrs["x"], data),
            (p.first_child.data, data),
            (p.inner_html, data),
            (both, data * 2),
        ):
            assert text == expected and hash(text) == hash(expected) and len(text) == len(expected)
            # As wide as the str that Python makes. It has those of one character, perhaps with their UTF-8.
            if len(text) > 1:
                assert sys.getsizeof(text) == sys.getsizeof("".join(list(expected)))
            assert text.encode("utf-8", "surrogatepass") == expected.encode("utf-8", "surrogatepass")


def test_texts_of_many_nodes():
    for count in (1, 31, 63, 64, 65, 66, 5000):
        for piece in ("a", "é€", "x" * 700, "ж😀"):
            html = "<b>" + (piece + "<i></i>") * count + "</b>"
            b = lockstep.parse_fragment(html).fragment.first_child
            assert b.text == piece * count and b.document.text == piece * count
            assert lockstep.parse("x" * 40_000 + html).select_one("b").text == piece * count
    assert lockstep.parse_fragment("<template>x</template><!--y-->").fragment.text == ""
    assert lockstep.parse("").root.text == "" and lockstep.parse("<!--x-->").root.first_child.text == "x"


def test_get_takes_its_arguments_by_name():
    attrs = lockstep.parse("<p class=x>").select_one("p").attrs
    assert attrs.get("class", "y") == attrs.get(key="class") == attrs.get("class", default="y") == "x"
    assert attrs.get("id") is None and attrs.get("id", 1) == attrs.get(default=1, key="id") == 1
    for arguments, named in (
        ((), {}),
        ((), {"default": 1}),
        (("class", 1, 2), {}),
        (("class",), {"key": "class"}),
        (("class", 1), {"default": 1}),
        (("class",), {"other": 1}),
    ):
        with pytest.raises(TypeError, match=r"get\(\)"):
            attrs.get(*arguments, **named)
    assert attrs.get(1) is None and attrs.get(None, "z") == "z" and 1 not in attrs
    with pytest.raises(KeyError, match="1"):
        attrs[1]
    # Names that are not ASCII, and those with surrogates.
    attrs["ж"], attrs["é"] = "1", "2"
    assert attrs.get("ж") + attrs["é"] == "12" and "ж" in attrs and "\ud800" not in attrs


def test_pop_takes_its_default_by_name():
    attrs = lockstep.parse("<p class=x>").select_one("p").attrs
    assert attrs.pop("id", default=5) == attrs.pop("id", 5) == 5 and attrs.pop("id", default=None) is None
    for arguments, named in ((("id", 1), {"default": 2}), (("id",), {"other": 1}), (("id", 1, 2), {}), ((), {"default": 1})):
        with pytest.raises(TypeError):
            attrs.pop(*arguments, **named)
    assert attrs.pop("class", default="y") == "x" and not attrs


def test_properties_refuse_other_types_and_deletion():
    p = lockstep.parse("<p class=x>a").select_one("p")
    for name in ("text", "html", "inner_html", "data"):
        with pytest.raises(TypeError, match=f"{name} must be a str"):
            setattr(p, name, b"x")
        with pytest.raises(TypeError, match=f"{name} cannot be deleted"):
            delattr(p, name)
    with pytest.raises(TypeError):
        p.attrs = 1
    with pytest.raises(AttributeError):
        p.tag = "q"
    assert p.html == '<p class="x">a</p>'
    descriptor = lockstep.Node.text
    with pytest.raises(TypeError):
        descriptor.__get__(p.attrs)
    assert descriptor.__get__(p) == "a" and "textContent" in descriptor.__doc__


def test_comparing_nodes():
    document = lockstep.parse("<p>a<p>b")
    a, b = document.select("p")
    assert a == document.select_one("p") and not a != document.select_one("p")
    assert a != b and not a == b and a != "a" and a != a.attrs
    assert hash(a) == hash(document.select_one("p")) and len({a, b, *document.select("p")}) == 2
    with pytest.raises(TypeError):
        a < b


def test_an_iterator_at_its_end_stays_there():
    p = lockstep.parse("<p>a<b>").select_one("p")
    nodes = iter(p.children)
    assert iter(nodes) is nodes and len(list(nodes)) == 2 and list(nodes) == []
    assert next(nodes, None) is None
    p.append("c")
    assert list(nodes) == []
    with pytest.raises((TypeError, RuntimeError)):
        next(type(nodes).__new__(type(nodes)))


def test_source_offset_counts_code_points_and_bytes() -> None:
    html = "<p>é&amp;x\r\ny😀z</p>"
    (text,) = lockstep.parse(html, positions=True).select_one("p").children
    assert text.text == "é&x\ny😀z"
    source = html.encode()
    offsets = text.source_offsets(range(8))
    assert offsets is not None
    assert [source[a:b].decode() for a, b in zip(offsets, offsets[1:])] == ["é", "&amp;", "x", "\r\n", "y", "😀", "z"]
    assert text.source_offsets([6, 0]) == [offsets[6], offsets[0]]
    assert text.source_offset(2) == offsets[2]
    assert text.source_offset(8) is None
    (text,) = lockstep.parse(html).select_one("p").children
    assert text.source_offset(0) is None


def test_rendered_text_leads_to_the_input() -> None:
    html = "<p>caf&eacute;   😀 au\n lait</p>x"
    body = lockstep.parse(html, positions=True).body
    rendered = body.rendered_text()
    assert rendered.text == body.inner_text
    for begin, end, node, offset in rendered.runs:
        assert rendered.text[begin:end] == node.text[offset : offset + end - begin]
    at = rendered.text.index("lait")
    (run,) = [run for run in rendered.runs if run.begin <= at < run.end]
    assert run.node.source_offset(run.offset + at - run.begin) == html.encode().index(b"lait")
