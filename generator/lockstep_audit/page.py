"""A page of the Standard as a plain tree, parsed by Lockstep itself."""

from __future__ import annotations

import json
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_cases.tools import ToolError

# The published form of the comment NON-NORMATIVE SECTION in the source form.
NON_NORMATIVE = "This section is non-normative."


class PageError(ToolError):
    """Raised if the page cannot be read, or is not one of the Standard's."""


@dataclass
class Node:
    """An element, or text if it has no name."""

    name: str = ""
    text: str = ""
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)

    def get(self, attribute: str) -> str:
        return self.attributes.get(attribute, "")

    @property
    def classes(self) -> set[str]:
        return set(self.get("class").split())

    def walk(self) -> Iterator[Node]:
        """The node and all its descendants, in tree order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, *names: str) -> list[Node]:
        return [node for node in self.walk() if node.name in names]


def node_of(data: dict[str, Any]) -> Node | None:
    """A node from the JSON of `lockstep parse --format json`, without comments and doctypes."""
    if data["type"] == "text":
        return Node(text=data["data"])
    if data["type"] == "comment" and data["data"].strip() == "NON-NORMATIVE SECTION":
        return Node("p", children=[Node(text=NON_NORMATIVE)])
    if data["type"] not in ("element", "document", "documentFragment"):
        return None
    children = [node_of(child) for child in data.get("children", [])]
    return Node(
        data.get("name", data["type"]),
        "",
        {attribute["name"]: attribute["value"] for attribute in data.get("attributes", [])},
        [child for child in children if child],
    )


def parse(tool: Path, file: Path) -> Node:
    """The tree of a file."""
    done = subprocess.run([tool, "parse", "--format", "json", file], capture_output=True, check=False)
    if done.returncode:
        raise PageError(f"{file}: {done.stderr.decode(errors='replace').strip()}")
    root = node_of(json.loads(done.stdout))
    assert root is not None
    return root


def parse_text(tool: Path, text: str) -> Node:
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return parse(tool, Path(file.name))


def fetch(address: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            body: bytes = answer.read()
            return body
    except (OSError, ValueError) as error:
        raise PageError(f"{address}: {error}") from error


def read(tool: Path, source: str) -> Node:
    """The tree of a file or an http(s) address."""
    if not source.startswith(("http://", "https://")):
        if not Path(source).is_file():
            raise PageError(f"{source}: no such file")
        return parse(tool, Path(source))
    with tempfile.NamedTemporaryFile(suffix=".html") as file:
        file.write(fetch(source))
        file.flush()
        return parse(tool, Path(file.name))
