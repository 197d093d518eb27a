"""Random editing beside a naive model of the tree, which is made of Python lists."""

from __future__ import annotations

from xml.sax.saxutils import escape

import lockstep_html as lockstep
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

TAGS = st.sampled_from(["div", "span", "b", "ul", "li"])
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\0"), min_size=1, max_size=6)


class Model:
    """An element, or a text if `tag` is None."""

    def __init__(self, tag, text=""):
        self.tag, self.text = tag, text
        self.attrs, self.children, self.parent = {}, [], None

    def html(self):
        if self.tag is None:
            return escape(self.text, {"\xa0": "&nbsp;"})
        attrs = "".join(f' {k}="{escape(v, {chr(34): "&quot;", chr(160): "&nbsp;"})}"' for k, v in self.attrs.items())
        return f"<{self.tag}{attrs}>{''.join(child.html() for child in self.children)}</{self.tag}>"

    def all_text(self):
        return self.text if self.tag is None else "".join(child.all_text() for child in self.children)

    def ancestors(self):
        node = self
        while node is not None:
            yield node
            node = node.parent

    def remove(self):
        if self.parent is not None:
            self.parent.children.remove(self)
            self.parent = None

    def insert(self, child, index_of):
        child.remove()
        self.children.insert(index_of(), child)
        child.parent = self

    def clone(self):
        copy = Model(self.tag, self.text)
        copy.attrs = dict(self.attrs)
        for child in self.children:
            copy.insert(child.clone(), lambda: len(copy.children))
        return copy


class Editing(RuleBasedStateMachine):
    nodes = Bundle("nodes")

    @initialize(target=nodes)
    def start(self):
        self.document = lockstep.parse("<body><div></div>")
        self.root = Model("div")
        self.top = self.document.select_one("div")
        return (self.root, self.top)

    @rule(target=nodes, tag=TAGS)
    def create_element(self, tag):
        return (Model(tag), self.document.create_element(tag))

    @rule(target=nodes, text=TEXTS)
    def create_text(self, text):
        return (Model(None, text), self.document.create_text(text))

    @rule(target=nodes, node=nodes)
    def clone(self, node):
        return (node[0].clone(), node[1].clone())

    def change(self, allowed, ours, theirs):
        """Does the same to both, or expects it to be refused."""
        before = self.top.html
        if allowed:
            ours()
            theirs()
        else:
            with pytest.raises(lockstep.DomError):
                theirs()
            assert self.top.html == before

    @rule(parent=nodes, child=nodes, where=st.sampled_from(["append", "prepend"]))
    def insert(self, parent, child, where):
        (model, node), (child_model, child_node) = parent, child
        allowed = model.tag is not None and child_model not in model.ancestors() and child_model is not self.root
        if child_model is self.root:
            return
        self.change(
            allowed,
            lambda: model.insert(child_model, lambda: len(model.children) if where == "append" else 0),
            lambda: getattr(node, where)(child_node),
        )

    @rule(reference=nodes, child=nodes, where=st.sampled_from(["insert_before", "insert_after", "replace_with"]))
    def beside(self, reference, child, where):
        (model, node), (child_model, child_node) = reference, child
        if model is self.root or child_model is self.root or model is child_model:
            return
        parent = model.parent

        def ours():
            child_model.remove()
            index = parent.children.index(model) + (where == "insert_after")
            parent.insert(child_model, lambda: index)
            if where == "replace_with":
                model.remove()

        allowed = parent is not None and child_model not in parent.ancestors()
        self.change(allowed, ours, lambda: getattr(node, where)(child_node))

    @rule(
        reference=nodes,
        given=st.lists(nodes, min_size=2, max_size=4),
        where=st.sampled_from(["append", "prepend", "insert_before", "insert_after", "replace_with"]),
    )
    def several(self, reference, given, where):
        """Several nodes, among which may be the reference and one node twice: its last place counts."""
        model, node = reference
        models = [child for child, _ in given]
        if self.root in models or (model is self.root and where not in ("append", "prepend")):
            return
        inside = where in ("append", "prepend")
        parent = model if inside else model.parent

        def ours():
            if inside:
                before = parent.children if where == "append" else []
            else:
                at = parent.children.index(model)
                before = parent.children[: at + (where == "insert_after")]
            before = [child for child in before if child not in models]
            if where == "replace_with":
                model.remove()
            for child in models:
                child.remove()
            index = len(before)
            for child in dict.fromkeys(reversed(models)):
                parent.insert(child, lambda: index)

        allowed = parent is not None and parent.tag is not None and not any(child in parent.ancestors() for child in models)
        self.change(allowed, ours, lambda: getattr(node, where)(*(child for _, child in given)))

    @rule(node=nodes)
    def remove(self, node):
        if node[0] is not self.root:
            self.change(True, node[0].remove, node[1].remove)

    @rule(node=nodes)
    def unwrap(self, node):
        model = node[0]
        if model is self.root:
            return
        parent = model.parent

        def ours():
            index = parent.children.index(model)
            for child in list(model.children):
                parent.insert(child, lambda: index)
                index += 1
            model.remove()

        self.change(parent is not None, ours, node[1].unwrap)

    @rule(node=nodes)
    def clear(self, node):
        def ours():
            for child in list(node[0].children):
                child.remove()

        if node[0].tag is not None:
            self.change(True, ours, node[1].clear)

    @rule(node=nodes, text=TEXTS)
    def set_text(self, node, text):
        model = node[0]
        if model.tag is None:
            model.text = text
            node[1].data = text
        else:
            for child in list(model.children):
                child.remove()
            model.insert(Model(None, text), lambda: 0)
            node[1].text = text

    @rule(node=nodes, name=st.sampled_from(["id", "class", "data-x"]), value=TEXTS)
    def set_attribute(self, node, name, value):
        if node[0].tag is not None:
            node[0].attrs[name] = value
            node[1].attrs[name] = value

    @rule(node=nodes, name=st.sampled_from(["id", "class", "data-x"]))
    def remove_attribute(self, node, name):
        if node[0].tag is not None:
            assert node[1].attrs.pop(name, None) == node[0].attrs.pop(name, None)

    @rule(node=nodes)
    def look(self, node):
        model, found = node
        assert found.html == model.html() and found.text == model.all_text()
        assert (found.parent is not None) == (model.parent is not None or model is self.root)
        if model.tag is not None:
            assert dict(found.attrs) == model.attrs
        elements, waiting = 0, list(model.children)
        while waiting:
            child = waiting.pop()
            elements += child.tag is not None
            waiting.extend(child.children)
        assert len(found.select("*")) == elements if model.tag is not None else True

    @invariant()
    def same(self):
        if hasattr(self, "top"):
            assert self.top.html == self.root.html()


TestEditing = Editing.TestCase
TestEditing.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
