"""Editing: inserting, moving, removing, markup, creation, and what is refused."""

import lockstep_html as lockstep
import pytest


@pytest.fixture
def document():
    return lockstep.parse("<body><p>one</p><p>two</p>")


def body(document):
    return document.body.inner_html


def test_inserting(document):
    one, two = document.select("p")
    document.body.append("<", document.create_element("hr"))
    document.body.prepend(two)
    assert body(document) == "<p>two</p><p>one</p>&lt;<hr>"
    one.insert_before("a", "b")
    one.insert_after("c")
    assert body(document) == "<p>two</p>ab<p>one</p>c&lt;<hr>"
    one.replace_with(document.create_comment("x"), "y")
    assert body(document) == "<p>two</p>ab<!--x-->yc&lt;<hr>"
    one.append(two)
    document.body.append(one)
    assert body(document) == "ab<!--x-->yc&lt;<hr><p>one<p>two</p></p>"
    two.remove()
    assert not two.is_connected and two.text == "two"
    one.unwrap()
    assert body(document).endswith("<hr>one")
    document.body.clear()
    assert body(document) == ""
    document.body.append(two)
    assert body(document) == "<p>two</p>"


def test_markup(document):
    one, two = document.select("p")
    one.inner_html = "<i>x</i>"
    two.html = "<ul><li>y</ul>z"
    assert body(document) == "<p><i>x</i></p><ul><li>y</li></ul>z"
    one.insert_html("beforebegin", "1")
    one.insert_html("afterbegin", "2")
    one.insert_html("beforeend", "3")
    one.insert_html("afterend", "4")
    assert body(document).startswith("1<p>2<i>x</i>3</p>4<ul>")
    one.text = "<&"
    assert one.html == "<p>&lt;&amp;</p>"
    one.first_child.data = "d"
    assert one.text == "d"
    with pytest.raises(ValueError):
        one.insert_html("inside", "")
    with pytest.raises(lockstep.DomError, match="NoModificationAllowedError"):
        document.document_element.html = "<p>"


def test_creating(document):
    element = document.create_element("a", {"href": "x"}, "text")
    assert element.html == '<a href="x">text</a>' and element.parent is None
    assert document.create_element("g", namespace="svg").namespace == "svg"
    assert document.create_text("t").type == "text"
    instruction = document.create_processing_instruction("t", "d")
    assert (instruction.target, instruction.data) == ("t", "d")
    doctype = document.create_doctype("html", "p", "s")
    assert (doctype.name, doctype.public_identifier, doctype.system_identifier) == ("html", "p", "s")
    fragment = document.create_fragment()
    fragment.append("x", element)
    document.body.append(fragment)
    assert body(document).endswith('x<a href="x">text</a>') and not fragment.children
    with pytest.raises(lockstep.DomError, match="InvalidCharacterError"):
        document.create_element("a b")
    with pytest.raises(TypeError):
        document.create_element("a", namespace=None)


def test_cloning_and_adopting(document):
    one = document.select_one("p")
    assert one.clone().html == "<p>one</p>" and one.clone(deep=False).html == "<p></p>"
    other = lockstep.parse("<div>")
    other.body.append(other.clone(one))
    moved = other.adopt(one)
    assert moved.document is other and moved.parent is None
    other.body.append(moved)
    assert other.body.inner_html == "<div></div><p>one</p><p>one</p>"
    assert body(document) == "<p>two</p>" and one.text == "one"
    with pytest.raises(lockstep.DomError):
        document.root.clone()
    with pytest.raises(lockstep.DomError):
        other.adopt(document.root)
    for change in (lambda: other.adopt(one), lambda: one.set_attribute("a", "b"), lambda: document.body.append(one)):
        with pytest.raises(lockstep.DomError, match="WrongDocumentError: the node moved to another document"):
            change()


def test_inserting_adopts(document):
    other, third = lockstep.parse("<ul><li>1<li>2<b>3</b></ul>"), lockstep.parse_fragment("<i>4</i>5")
    first, second = other.select("li")
    one, two = document.select("p")
    two.append(first)
    assert body(document) == "<p>one</p><p>two<li>1</li></p>" and body(other) == "<ul><li>2<b>3</b></li></ul>"
    # Of several documents, in one call, with nodes and texts of this one.
    one.insert_after(second, two, "t", third.fragment, second.first_child)
    assert body(document) == "<p>one</p><li><b>3</b></li><p>two<li>1</li></p>t<i>4</i>52"
    assert body(other) == "<ul></ul>" and third.html == ""
    one.replace_with(other.select_one("ul"))
    assert body(document).startswith("<ul></ul><li>") and body(other) == ""
    # One in another one moves separately; one that is given twice, to its last place.
    nest = lockstep.parse_fragment("<u>1<b>2<i>3</i></b></u><s>4</s>")
    u, b, i = nest.select("u, b, i")
    two.replace_with(i, u, b, nest.select_one("s"), "t", i, nest.fragment, nest.fragment)
    assert body(document).endswith("<u>1</u><b>2</b><s>4</s>t<i>3</i>t<i>4</i>52") and nest.html == ""
    # What stays behind can be read, and what has moved changed.
    assert first.text == "1" and first.parent is None and second.html == "<li><b>3</b></li>"
    for node in (first, first.first_child, second):
        with pytest.raises(lockstep.DomError, match="WrongDocumentError"):
            document.body.append(node)
    with pytest.raises(lockstep.DomError, match="WrongDocumentError"):
        first["x"] = "y"
    document.select_one("li")["x"] = "y"
    assert document.select_one("li").html == '<li x="y"><b>3</b></li>' and second.html == "<li><b>3</b></li>"


def test_refused_insertions_adopt_nothing(document):
    other, third = lockstep.parse("<!DOCTYPE html><p>x<b>y</b>"), lockstep.parse_fragment("<i>4</i>5")
    one, two = document.select("p")
    b = other.select_one("b")
    before = document.html, other.html, third.html
    pickles = other.__reduce__(), third.__reduce__()
    iterators = [iter(it.descendants) for it in (document, other, third)]
    for change in (
        lambda: document.root.append(b),
        lambda: one.append(b, other.root.first_child),
        lambda: one.append(two, third.fragment, b, document.body),
        lambda: one.append(b, other.root),
        lambda: one.first_child.append(b, "x"),
        lambda: one.replace_with(b, third.fragment, document.body),
        lambda: document.document_element.insert_before(third.fragment),
        lambda: document.root.append(other.root.first_child),
    ):
        with pytest.raises(lockstep.DomError, match="HierarchyRequestError"):
            change()
        assert (document.html, other.html, third.html) == before
    assert (other.__reduce__(), third.__reduce__()) == pickles
    for iterator in iterators:
        next(iterator)
    one.append(b)
    assert other.body.inner_html == "<p>x</p>" and body(document).startswith("<p>one<b>y</b></p>")
    with pytest.raises(RuntimeError):
        list(iterators[1])


def test_adopting_keeps_everything():
    html = '<div a=1 B=2><template>in<p>1</template><svg xlink:href=z><title>t</title></svg><!--c-->é\0<x:y></x:y></div>'
    other = lockstep.parse("x" + html)
    element = other.select_one("div")
    wanted = element.html
    document = lockstep.parse("")
    document.body.append(element)
    assert document.body.inner_html == wanted == element.html
    assert document.select_one("template").template_contents.first_element_child.tag == "p"
    assert document.select_one("svg").attribute("href", "xlink") == "z"
    # The other document can go.
    del other, element
    assert document.body.inner_html == wanted


def test_refused(document):
    one, two = document.select("p")
    before = document.html
    for change, name in (
        (lambda: one.append(document.body), "HierarchyRequestError"),
        (lambda: one.append(one), "HierarchyRequestError"),
        (lambda: document.root.append("x"), "HierarchyRequestError"),
        (lambda: document.root.insert_before("x"), "NotFoundError"),
        (lambda: document.create_element("p").replace_with(one), "NotFoundError"),
        (lambda: one.first_child.append(two), "HierarchyRequestError"),
        (lambda: setattr(one, "data", "x"), "InvalidNodeTypeError"),
    ):
        with pytest.raises(lockstep.DomError) as error:
            change()
        assert error.value.name == name and error.value.reason
        assert document.html == before
    for arguments in ((), (5,), (None,)):
        with pytest.raises(TypeError):
            one.append(*arguments)
    with pytest.raises(TypeError):
        one.text = 5


def test_refused_changes_of_several_nodes(document):
    one, two = document.select("p")
    fragment = document.create_fragment()
    fragment.append(document.create_element("i"), "text")
    template = document.create_element("template")
    template.template_contents.append("inside")
    before, parts = document.html, fragment.html
    for change in (
        lambda: one.append("x", two, document.body),
        lambda: one.append(fragment, two, two, one),
        lambda: one.prepend(template.template_contents, two, document.head, document.document_element),
        lambda: one.first_child.append(two, "x"),
        lambda: one.insert_before(fragment, two, document.body),
        lambda: one.insert_after(two, document.body),
        lambda: one.replace_with(two, document.body),
        lambda: document.document_element.insert_after(two, document.head),
        lambda: document.root.append(two, one),
    ):
        with pytest.raises(lockstep.DomError, match="HierarchyRequestError"):
            change()
        assert document.html == before and fragment.html == parts
        assert template.template_contents.html == "inside"
    for wrong in (5, None):
        with pytest.raises(TypeError, match="expected a Node or a str"):
            one.append(two, wrong)
        assert document.html == before


def test_refused_changes_leave_iterators_and_pickles_alone():
    document = lockstep.parse(b"<p>\xc1<p>two<script>x</script>", content_type="text/html; charset=koi8-r")
    one, two = document.select("p")
    source = document.__reduce__()
    iterator = iter(document.descendants)
    for change in (
        lambda: one.append(document.body),
        lambda: one.append("x", two, document.body),
        lambda: one.set_attribute("", "x"),
        lambda: one.set_attribute("x", "y", namespace="nope"),
        lambda: one.remove_attribute("x", namespace="nope"),
        lambda: one.attrs.update({"a": "b", "": "c"}),
        lambda: one.classes.add("a b"),
        lambda: setattr(document.root, "html", "x"),
        lambda: setattr(one, "data", "x"),
        lambda: document.document_element.insert_html("beforebegin", "x"),
        lambda: lockstep.parse("").adopt(document.root),
        lambda: document.adopt(document.root),
        lambda: document.root.unwrap(),
        lambda: document.create_element("a b"),
    ):
        with pytest.raises(ValueError):
            change()
        next(iterator)
        iterator = iter(document.descendants)
        next(iterator)
        assert document.__reduce__() == source
    assert document.select_one("script").set_html("y") is False
    # New nodes are in no tree.
    made = [document.create_element("p"), document.create_text("x"), document.create_fragment(), document.clone(one), one.clone()]
    next(iterator)
    assert document.__reduce__() == source
    one.append(*made)
    assert document.__reduce__() != source
    with pytest.raises(RuntimeError):
        next(iterator)


def test_reasons_say_what_was_wrong(document):
    for change, reason in (
        (lambda: document.adopt(document.root), "cannot be adopted"),
        (lambda: document.adopt(lockstep.parse("").root), "cannot be adopted"),
        (lambda: document.clone(document.root), "cannot be cloned"),
        (lambda: document.root.clone(), "cannot be cloned"),
    ):
        with pytest.raises(lockstep.DomError, match=reason):
            change()


def test_nodes_beside_themselves(document):
    one, two = document.select("p")
    one.insert_before("a", one)
    assert body(document) == "a<p>one</p><p>two</p>"
    one.insert_after(one, "b")
    assert body(document) == "a<p>one</p>b<p>two</p>"
    two.replace_with(two, one)
    assert body(document) == "ab<p>two</p><p>one</p>"
    two.replace_with(two)
    two.insert_before(two)
    two.insert_after(two)
    assert body(document) == "ab<p>two</p><p>one</p>"


def test_attributes_are_set_together_or_not_at_all(document):
    one = document.select_one("p")
    one.attrs = {"a": "1", "b": "2"}
    assert one.html.startswith('<p a="1" b="2">')

    def assign(values):
        one.attrs = values

    for wrong, error in (
        ({"a": "3", "c": 5}, TypeError),
        ({"a": "3", 5: "x"}, TypeError),
        ({"a": "3", "": "x"}, lockstep.DomError),
        ({"a": "3", "b c": "x"}, lockstep.DomError),
        (5, TypeError),
    ):
        for change in (assign, one.attrs.update):
            with pytest.raises(error):
                change(wrong)
            assert dict(one.attrs) == {"a": "1", "b": "2"}
    with pytest.raises(lockstep.DomError, match="InvalidNodeTypeError"):
        one.first_child.attrs = {"a": "b"}
    one.first_child.attrs = {}
    one.attrs.update({"b": "3"}, self="s", args="t")
    assert dict(one.attrs) == {"a": "1", "b": "3", "self": "s", "args": "t"}


def test_classes_are_assigned():
    document = lockstep.parse("<p class=' a  b a'>x<p>y")
    one, two = document.select("p")
    one.classes = ["a", "b"]
    assert one.attrs["class"] == " a  b a"
    one.classes |= {"c"}
    assert one.attrs["class"] == "a b c"
    one.classes -= {"a", "z"}
    assert one.attrs["class"] == "b c"
    one.classes &= {"c", "d"}
    assert one.attrs["class"] == "c"
    one.classes ^= ["c", "d"]
    assert one.attrs["class"] == "d"
    one.classes = (name for name in ["f", "e", "f"])
    assert one.attrs["class"] == "f e" and isinstance(one.classes, lockstep.TokenList)
    two.classes = one.classes
    assert two.attrs["class"] == "f e"
    two.classes = []
    assert two.attrs["class"] == ""
    two.classes = one.token_list("rel")
    two.classes = {name: None for name in "ab"}
    assert two.attrs["class"] == "a b"
    two.classes = reversed(list(two.classes))
    assert two.attrs["class"] == "b a"
    del two.attrs["class"]
    two.classes = []
    assert "class" not in two.attrs


def test_classes_are_assigned_together_or_not_at_all():
    document = lockstep.parse("<p class='a b'>x")
    one = document.select_one("p")
    source = document.__reduce__()

    def assign(names, node=one):
        node.classes = names

    def fails():
        yield "c"
        raise KeyError("fails")

    for wrong, error, message in (
        ("c d", TypeError, "to assign a str, use attrs"),
        (None, TypeError, "iterable"),
        (5, TypeError, "iterable"),
        (b"c", TypeError, "must be str"),
        (["c", 5], TypeError, "must be str"),
        (["c", ""], lockstep.DomError, "InvalidCharacterError"),
        (["c", "d e"], lockstep.DomError, "InvalidCharacterError"),
        (["c", "d\te"], lockstep.DomError, "InvalidCharacterError"),
        (fails(), KeyError, "fails"),
    ):
        with pytest.raises(error, match=message):
            assign(wrong)
        assert one.attrs["class"] == "a b" and document.__reduce__() == source
    assign([], one.first_child)
    with pytest.raises(lockstep.DomError, match="InvalidNodeTypeError"):
        assign(["c"], one.first_child)
    with pytest.raises(TypeError, match="cannot be deleted"):
        del one.classes


def test_views_of_a_changed_document_are_not_stale(document):
    one = document.select_one("p")
    text, attrs, classes = one.text, one.attrs, one.classes
    for index in range(1000):
        attrs[f"a{index}"] = "x" * index
        classes.add(f"c{index}")
        document.body.append(str(index))
    assert text == "one" and len(attrs) == 1001 and len(classes) == 1000
    assert one.first_child.data == "one"
