"""Fuzzes the package from Python: an input is a page and a program of calls.

    python fuzz.py [--seconds N] [--seed N]           random programs, without coverage
    python fuzz.py --atheris CORPUS [OPTION…]         guided by the coverage of the Python code; the options are libFuzzer's

Whatever a program does, every call returns or raises one of the documented exceptions, and in the end the document has a tree
that is whole. A failure ends the process, or raises; the seed or the input is printed.
"""

from __future__ import annotations

import gc
import pickle
import random
import re
import sys
import time
from collections.abc import Callable
from typing import Any

EXPECTED = (TypeError, ValueError, KeyError, IndexError, RuntimeError, AttributeError, StopIteration)
PIECES = [
    "<p>", "</p>", "<b class='a b'>", "</b>", "<table>", "<td>", "<svg><g>", "</svg>", "<select><option>", "<template>", "text ",
    "&amp;", "<!--c-->", "<a href=x title=y>", "<li>", "é", "\ud800", "\0", "<title>t</title>", "<script>x</script>", "<math><mi>",
    "<frameset>", "<form><input>", "</form>", "<?pi x?>", "<!DOCTYPE html>", "<h1>", "<base href=/>", "<meta charset=koi8-r>",
]  # fmt: skip
SELECTORS = ["*", "p", ".a", "b > *", "p:first-child", "td, li", "[href]", ":has(b)", ":not(p)", "svg|g", "::x", "a[", ":lang(de)"]
NAMES = ["class", "id", "href", "x:y", "", "a b", "xlink:href", "data-x", "\ud800", "é"]
OPTIONS: list[dict[str, Any]] = [
    {}, {"positions": True}, {"collect_errors": True}, {"limits": {"nodes": 50}}, {"limits": {"depth": 5}}, {"scripting": True},
    {"edition": "2024-09-12"}, {"allow_declarative_shadow_roots": True}, {"nothing": 1},
]  # fmt: skip


class Source:
    """Choices out of bytes."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1] if self.at <= len(self.data) else 0

    def one_of(self, some: Any) -> Any:
        return some[self.byte() % len(some)]

    def html(self) -> Any:
        text = "".join(self.one_of(PIECES) for _ in range(self.byte() % 24))
        kind = self.byte() % 4
        if kind == 0:
            return text
        data = text.encode("utf-8", "surrogatepass")
        return [data, bytearray(data), memoryview(data)][kind - 1]


class Program:
    """Runs the calls that the bytes name."""

    def __init__(self, data: bytes) -> None:
        import lockstep_html

        self.lockstep = lockstep_html
        self.source = Source(data)
        self.documents: list[Any] = [lockstep_html.parse("<p id=a>x<b>y")]
        self.nodes: list[Any] = [self.documents[0].body]
        self.others: list[Any] = [None]

    def node(self) -> Any:
        return self.source.one_of(self.nodes)

    def document(self) -> Any:
        return self.source.one_of(self.documents)

    def keep(self, found: Any) -> None:
        kinds = self.lockstep
        if isinstance(found, kinds.Node):
            self.nodes.append(found)
        elif isinstance(found, kinds.Document):
            self.documents.append(found)
        elif isinstance(found, list | tuple):
            for one in found[:3]:
                self.keep(one)
        else:
            self.others.append(found)
        del self.nodes[40:], self.documents[6:], self.others[:-20]

    def calls(self) -> list[Callable[[], Any]]:
        lockstep, source = self.lockstep, self.source
        node, document = self.node(), self.document()
        return [
            lambda: lockstep.parse(source.html(), **source.one_of(OPTIONS)),
            lambda: lockstep.parse_fragment(source.html(), source.one_of(["div", "tr", "svg path", node]), **source.one_of(OPTIONS)),
            lambda: node.select(source.one_of(SELECTORS)),
            lambda: node.select_one(source.one_of(SELECTORS)),
            lambda: node.select_values(source.one_of(SELECTORS), "text", source.one_of(["html", "inner_text", "@" + source.one_of(NAMES)])),
            lambda: (node.matches(source.one_of(SELECTORS)), node.closest(source.one_of(SELECTORS))),
            lambda: node.append(self.node(), "text"),
            lambda: node.prepend(self.node()),
            lambda: node.insert_before(self.node()),
            lambda: node.insert_after(self.node(), document.create_element("i", {"a": "b"})),
            lambda: node.replace_with(self.node()),
            lambda: node.remove(),
            lambda: node.unwrap(),
            lambda: (node.rename_element(source.one_of(NAMES)), node.rename_attribute(source.one_of(NAMES), source.one_of(NAMES))),
            lambda: document.edit_source(),
            lambda: node.clear(),
            lambda: node.clone(),
            lambda: setattr(node, "inner_html", source.html()),
            lambda: setattr(node, "html", source.html()),
            lambda: setattr(node, "text", source.one_of(PIECES)),
            lambda: setattr(node, "data", source.one_of(PIECES)),
            lambda: node.insert_html(source.one_of(["beforebegin", "beforeend", "x"]), source.html()),
            lambda: node.attrs.__setitem__(source.one_of(NAMES), source.one_of(PIECES)),
            lambda: node.attrs.pop(source.one_of(NAMES)),
            lambda: node.attrs.update({source.one_of(NAMES): source.one_of(PIECES)}),
            lambda: node.attrs.clear(),
            lambda: node.classes.add(source.one_of(NAMES)),
            lambda: node.classes.discard(source.one_of(NAMES)),
            lambda: (node.html, node.inner_html, node.text, node.inner_text, node.language, repr(node), node.position),
            lambda: (node.to_xml(), node.to_html(indent=2), document.to_json()),
            lambda: iter(source.one_of([node.descendants, node.children, node.ancestors, node.following_siblings])),
            lambda: next(source.one_of(self.others)),
            lambda: list(source.one_of(self.others)),
            lambda: document.adopt(node),
            lambda: (node.links(), node.metadata(), node.json_ld(), node.tables(), node.get_text(" ", strip=True)),
            lambda: (lockstep.main_content(document), lockstep.extract(document, output_format=source.one_of(["html", "json"]))),
            lambda: (source.one_of(self.others).to_document(), source.one_of(self.others).nodes),
            lambda: (node.find_all(text=source.one_of(PIECES)), node.find("p", text=re.compile("x"))),
            lambda: (node.children[0], node.descendants[-1], len(node.ancestors), node[source.one_of(NAMES)]),
            lambda: node.__setitem__(source.one_of(NAMES), source.one_of(PIECES)),
            lambda: node.form_values(),
            lambda: document.clone(node),
            lambda: (document.create_element(source.one_of(NAMES)), document.create_comment("c"), document.create_text("t")),
            lambda: pickle.loads(pickle.dumps(document)),
            lambda: node.sanitize(unsafe=bool(source.byte() % 2), on_removal=self.others.append),
            lambda: lockstep.sanitize(source.one_of(PIECES) * 3),
            lambda: lockstep.Parser(**source.one_of(OPTIONS)),
            lambda: source.one_of(self.others).write(source.html()),
            lambda: source.one_of(self.others).finish(),
            lambda: list(lockstep.tokens(source.html())),
            lambda: (lockstep.sniff(b"<meta charset=x>"), document.title, document.errors, document.base_href, document.status),
            lambda: self.nodes.pop(source.byte() % len(self.nodes)) if len(self.nodes) > 1 else None,
            lambda: self.documents.pop(source.byte() % len(self.documents)) if len(self.documents) > 1 else None,
        ]

    def run(self) -> None:
        steps = 0
        while self.source and steps < 60:
            steps += 1
            calls = self.calls()
            try:
                self.keep(self.source.one_of(calls)())
            except EXPECTED:
                pass
            except self.lockstep.LockstepError:
                pass
        for document in {id(node.document): node.document for node in self.nodes}.values():
            check(document)


def check(document: Any) -> None:
    """The links of the tree agree, and it is what its HTML says, as text."""
    seen = set()
    for node in document.descendants:
        assert node not in seen, "a node is in the tree twice"
        seen.add(node)
        children = list(node.children)
        assert all(child.parent == node for child in children)
        assert children == list(reversed(list(reversed(node.children))))
    selected = document.select("*")
    assert selected == [node for node in document.descendants if node.is_element]
    assert document.select("*") == selected
    document.html, document.text


def main() -> None:
    arguments = sys.argv[1:]
    if "--atheris" in arguments:
        import atheris

        arguments.remove("--atheris")
        with atheris.instrument_imports(include=["lockstep_html"]):
            import lockstep_html  # noqa: F401
        # What guides it is also which calls a program makes.
        atheris.instrument_all()
        atheris.Setup([sys.argv[0], *arguments], lambda data: Program(data).run())
        atheris.Fuzz()
        return
    seconds = float(arguments[arguments.index("--seconds") + 1]) if "--seconds" in arguments else 10
    seed = int(arguments[arguments.index("--seed") + 1]) if "--seed" in arguments else 1
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        generator = random.Random(seed + count)
        data = generator.randbytes(generator.randrange(1, 400))
        try:
            Program(data).run()
        except BaseException:
            print(f"fuzz: with --seed {seed + count}", file=sys.stderr)
            raise
        count += 1
        if count % 500 == 0:
            gc.collect()
    print(f"{count} programs")


if __name__ == "__main__":
    main()
