"""The smallest host for scripts: the text of a script consists of commands. tests/support/command_host.cpp
implements the same host."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lockstep_rules.loading import ROOT

from .dom import HTML, Attribute, Comment, Doctype, Document, Element, Instruction, Node, Text, is_html

FILE = ROOT / "tests/witnesses/hosted.txt"
MOST_SCRIPTS = 40
MOST_RESUMPTIONS = 20
WRITTEN = str.maketrans("~^@%", "<;~^")


def number_in(text: str) -> int:
    """The number at the beginning of the text; 0 without digits."""
    digits = re.match("[0-9]*", text)
    return int(digits[0] or "0") if digits else 0


class Point:
    """An insertion point: an offset in the input, which moves when text is inserted at or before it."""

    def __init__(self, at: int) -> None:
        self.at = at


class Waits(Exception):
    """Raised if the tokenizer needs a character that has not been written yet."""


@dataclass
class Script:
    """A script that is not ready when asked the first `waits` times."""

    name: str
    commands: list[str]
    waits: int


class Host:
    """Runs commands, separated by semicolons:

    write TEXT   document.write(), where ~ is < and ^ is a semicolon; @ is ~ and % is ^, for scripts that write scripts
    block N      the rest is the pending parsing-blocking script; it is not ready when asked the first N times
    defer N      the rest is run when the document has finished parsing; it is not ready the first N times
    delay N      the load event is delayed when the parser asks the first N times
    define NAME  from now on, elements of that name are custom elements
    react TEXT   the next two custom elements that are inserted write TEXT, as write does, in their reactions
    unread       notes the input that has not been parsed yet
    abort        aborts the parser
    remove NAME  removes the first element of that name from the document
    move A B     appends the first element named A to the first one named B; B may be “document” if that has no element
    doctype      appends a doctype to the Document, if that has neither a doctype nor an element
    create NAME  appends a new element to the Document, if that has no element
    enclose NAME the constructor of the next custom element appends the first element of that name to the new one
    enter NAME   the constructor of the next custom element appends the new one to the first element of that name

    The member “first” of a case has commands that run before anything is parsed, as a script of another page could.
    """

    def __init__(self, parser: Any) -> None:
        self.parser = parser
        self.log: list[str] = []
        self.pending: Script | None = None
        self.deferred: list[Script] = []
        self.delays = 0
        self.defined: str | None = None
        self.reaction, self.reactions = "", 0  # the text, and how often it is still to be written
        self.scripts = 0
        self.constructor = ("", "")  # “enclose” or “enter”, and a name

    def note(self, what: str) -> None:
        parser = self.parser
        point = ", insertion point" if parser.insertion_point is not None else ""
        blocked = ", blocked" if parser.blocked and not parser.aborted else ""
        self.log.append(f"{what} [level {parser.nesting_level}{point}{blocked}]")

    def run(self, name: str, commands: list[str]) -> None:
        self.scripts += 1
        if self.scripts > MOST_SCRIPTS:
            return
        for number, command in enumerate(commands):
            word, _, rest = command.strip().partition(" ")
            match word:
                case "write":
                    self.write(rest.translate(WRITTEN))
                case "block":
                    self.pending = Script(name, commands[number + 1 :], number_in(rest))
                    return
                case "defer":
                    self.deferred.append(Script(name, commands[number + 1 :], number_in(rest)))
                    return
                case "delay":
                    self.delays = number_in(rest)
                case "define":
                    self.defined = rest
                case "react":
                    self.reaction, self.reactions = rest, 2
                case "unread":
                    self.note(f"unread {self.parser.unread()}")
                case "abort":
                    self.parser.abort()
                case "remove":
                    if element := self.first_named(rest):
                        element.remove()
                case "move":
                    moved, _, target = rest.partition(" ")
                    self.append(self.target(target), self.first_named(moved))
                case "doctype":
                    document = self.parser.document
                    if not any(isinstance(child, (Doctype, Element)) for child in document.children):
                        document.insert(Doctype("a", "", ""), None)
                case "create":
                    self.append(self.target("document"), Element(HTML, rest, []))
                case "enclose" | "enter":
                    self.constructor = (word, rest)

    def constructed(self, element: Element) -> None:
        """Makes the change to the tree that the constructor of a custom element makes."""
        (what, name), self.constructor = self.constructor, ("", "")
        if what == "enclose":
            self.append(element, self.first_named(name))
        elif what == "enter":
            self.append(self.target(name), element)

    def first_named(self, name: str) -> Element | None:
        """The first element of the Document with that name, in tree order, outside template contents and
        shadow roots."""
        elements = (node for node in self.parser.document.descendants() if isinstance(node, Element))
        return next((element for element in elements if element.name == name), None)

    def target(self, name: str) -> Node | None:
        document: Document = self.parser.document
        if name != "document":
            return self.first_named(name)
        return None if any(isinstance(child, Element) for child in document.children) else document

    @staticmethod
    def append(parent: Node | None, node: Node | None) -> None:
        if parent is not None and node is not None and node is not parent and node not in parent.ancestors():
            parent.insert(node, None)

    def react(self) -> None:
        if self.reactions:
            self.reactions -= 1
            self.write(self.reaction.translate(WRITTEN))
            self.note(f"unread {self.parser.unread()}")

    def write(self, text: str) -> None:
        if not self.parser.write(text):
            self.note("not written")

    def prepare(self, script: Element, what: str) -> None:
        name = script.attribute("id") or ""
        self.note(f"{what} {name}")
        text = "".join(child.data for child in script.children if isinstance(child, Text))
        self.run(name, text.split(";"))

    def is_ready(self, script: Script | None) -> bool:
        if script is None:
            return True
        script.waits -= 1
        return script.waits < 0

    def execute_pending(self) -> None:
        script, self.pending = self.pending, None
        if script is not None:
            self.note(f"execute {script.name}")
            self.run(script.name, script.commands)

    def execute_deferred(self) -> None:
        script = self.deferred.pop(0)
        self.note(f"execute deferred {script.name}")
        self.run(script.name, script.commands)

    def is_delayed(self) -> bool:
        self.delays -= 1
        return self.delays >= 0


# --- Answers --------------------------------------------------------------------------------------------------------------


def is_hosted_case(case: dict[str, Any]) -> bool:
    return "hosted" in case


@dataclass(frozen=True)
class HostedCase:
    """A page whose scripts run, or a fragment; the result shows the calls to the host, the flags of scripts, and
    HTML."""

    json: str

    def members(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.json)
        return found

    @property
    def input(self) -> str:
        return str(self.members().get("html", ""))

    def text(self) -> str:
        return self.json


def flags_of(root: Node) -> Iterator[str]:
    """The flags of the script elements, in tree order."""
    for node in root.descendants():
        if isinstance(node, Element) and node.name == "script":
            set_ = ", ".join(name for name in ("already started", "parser document") if node.flags.get(name))
            yield f"flags of {node.attribute('id') or ''}: {set_}".strip()


def hidden_lines(root: Node) -> list[str]:
    """Properties that a dump does not show: the owners of form controls, and the flags of HTML scripts. Nodes
    are numbered in tree order; the nodes of an element's template contents and shadow root come before its
    children.
    """
    order: list[Node] = []
    numbers: dict[int, int] = {}
    waiting: list[Node] = [root]
    while waiting:
        node = waiting.pop()
        if id(node) in numbers:
            continue
        numbers[id(node)] = len(order)
        order.append(node)
        waiting += reversed(node.children)
        if isinstance(node, Element):
            waiting += [part for part in (node.shadow, node.contents) if part is not None]
    found: list[str] = []
    for number, node in enumerate(order):
        if not isinstance(node, Element):
            continue
        if node.form is not None:
            found.append(f"{number} {node.name} in form {numbers.get(id(node.form), 'outside')}")
        if is_html(node, "script"):
            names = [name for name in ("already started", "parser document") if node.flags.get(name)]
            names += ["force async"] if node.flags.get("force async", True) else []
            if names:
                found.append(f"{number} script: {' '.join(names)}")
    return found


def text_of(answer: dict[str, Any]) -> str:
    """The answer as text, as in the file of witnesses."""
    return "\n".join(["#log", *answer["log"], "#html", answer["html"], "#tree", answer["tree"]])


def hosted_cases(file: Path = FILE) -> list[tuple[HostedCase, str]]:
    """The cases and their answers."""
    found: list[tuple[HostedCase, str]] = []
    for block in file.read_text(encoding="utf-8").split("\n#case ")[1:]:
        head, _, body = block.partition("\n")
        found.append((HostedCase(head), body.strip("\n")))
    return found


# --- #html-fragment-serialisation-algorithm -------------------------------------------------------------------------------


def serialize(
    root: Node, member: Callable[[Node, str], bool], rules: dict[str, bool], scripting: bool = True
) -> str:
    """`member` tells whether a node is in a set; `rules` tells which rules of the serializer the edition
    has."""
    angles = rules["escape_angle_brackets_in_attributes"]
    end = "?>" if rules["question_mark_ends_processing_instruction"] else ">"
    out: list[str] = []
    waiting: list[Node | str] = list(reversed(root.children))
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            out.append(node)
        elif isinstance(node, Element):
            attributes = "".join(
                f' {qualified(a)}="{escaped(a.value, True, angles)}"' for a in node.attributes
            )
            out.append(f"<{node.name}{attributes}>")
            if member(node, "serializes as void"):
                continue
            waiting.append(f"</{node.name}>")
            inside = node.contents if node.contents is not None else node
            waiting += reversed(inside.children)
        elif isinstance(node, Text):
            parent = node.parent
            raw = parent is not None and member(parent, "raw text when serialized")
            raw = raw or scripting and is_html(parent, "noscript")
            out.append(node.data if raw else escaped(node.data, False))
        elif isinstance(node, Comment):
            out.append(f"<!--{node.data}-->")
        elif isinstance(node, Instruction):
            out.append(f"<?{node.target} {node.data}{end}")
        elif isinstance(node, Doctype):
            out.append(f"<!DOCTYPE {node.name}>")
    return "".join(out)


def qualified(attribute: Attribute) -> str:
    if attribute.namespace in ("xlink", "xml"):
        return f"{attribute.namespace}:{attribute.name}"
    if attribute.namespace == "xmlns" and attribute.name != "xmlns":
        return f"xmlns:{attribute.name}"
    return attribute.name


def escaped(text: str, in_attribute: bool, angles: bool = True) -> str:
    text = text.replace("&", "&amp;").replace("\u00a0", "&nbsp;")
    if angles:
        text = text.replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;") if in_attribute else text
