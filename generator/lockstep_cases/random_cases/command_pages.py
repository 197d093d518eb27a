"""Random pages whose scripts are commands (generator/lockstep_literal/hosting.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .random_pages import RandomPages

Members = dict[str, Any]

TAGS = """p div b i a table tbody tr td caption select option optgroup selectedcontent ul li form input button textarea svg
math template body html head title h1 nobr object span fieldset output label img frameset style noscript x-a""".split()
WORDS = [
    "x",
    " ",
    "y z",
    "<!--c-->",
    "<br>",
    "&amp;",
    "</p>",
    "</form>",
    "</table>",
    "</b>",
    "</body>",
    "</html>",
    "</select>",
]
ENCODED = str.maketrans("<;~^", "~^@%")  # the text that a script writes, encoded


class Pages(RandomPages):
    """Pages whose scripts are commands."""

    tags, words, deepest = TAGS, WORDS, 2

    def cases(self, count: int) -> Iterator[Members]:
        for _ in range(count):
            case: Members = {"hosted": True, "html": self.markup(0, self.chance.randrange(2, 12))}
            if self.chance.randrange(8) == 0:
                case["abort"] = self.chance.randrange(3)
            yield case

    def tag(self) -> str:
        chance = self.chance
        words = self.name_and_id()
        if chance.randrange(12) == 0:
            words.append(chance.choice(["is=x-a", "selected", "form=a", "type=hidden", "multiple"]))
        return f"<{' '.join(words)}{'/' * (chance.randrange(16) == 0)}>"

    def script(self, level: int) -> str:
        commands = [self.command(level) for _ in range(self.chance.randrange(1, 5))]
        kind = self.chance.randrange(20)
        element = "<svg><script id={}>{}</script>" if kind == 0 else "<script id={}>{}</script>"
        return element.format(self.chance.choice("klmn"), ";".join(commands))

    def command(self, level: int) -> str:
        chance = self.chance
        match chance.randrange(14):
            case 0:
                return f"block {chance.randrange(3)}"
            case 1:
                return f"defer {chance.randrange(2)}"
            case 2:
                return f"delay {chance.randrange(2)}"
            case 3:
                return f"define {chance.choice(['x-a', 'p', 'b'])}"
            case 4:
                return "unread"
            case 5 if chance.randrange(4) == 0:
                return "abort"
            case 6 if chance.randrange(2):
                name = chance.choice(["x-a", "x-a", "p", "table", "b", "textarea", "script", "option"])
                reaction = self.markup(level, chance.randrange(1, 4)).translate(ENCODED)
                text = f"{self.tag()}<{name}>{self.markup(level, chance.randrange(3))}".translate(ENCODED)
                return f"define {name};react {reaction};write {text}"
            case 7:
                return self.change()
        return "write " + self.markup(level, chance.randrange(1, 5)).translate(ENCODED)

    def change(self) -> str:
        """A command that changes the tree, now or when a custom element is created."""
        name, other, custom = (self.chance.choice(["body", "table", "x-a", *self.tags]) for _ in range(3))
        match self.chance.randrange(6):
            case 0:
                return f"remove {name}"
            case 1 | 2:
                return f"move {name} {other}"
            case 3 | 4:
                return f"define {custom};enclose {name}"
            case _:
                return f"define {custom};enter {name}"
