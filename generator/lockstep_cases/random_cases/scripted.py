"""Random documents whose scripts write, insert, move and remove nodes in the middle of a parse."""

from __future__ import annotations

from collections.abc import Iterator

from lockstep_cases.cases import Case
from .random_pages import RandomPages

TAGS = """p div b i a table tbody tr td caption select option optgroup ul li form svg math template body html head title
h1 button nobr object span textarea ruby frameset style""".split()
WORDS = [
    "x",
    " ",
    "y z",
    "<!--c-->",
    "<br>",
    "&amp;",
    "</p>",
    "</div>",
    "</table>",
    "</b>",
    "</body>",
    "</html>",
    "<?a b?>",
]


class Scripted(RandomPages):
    """Pages whose scripts are JavaScript."""

    tags, words, deepest = TAGS, WORDS, 3

    def cases(self, count: int) -> Iterator[Case]:
        for _ in range(count):
            yield Case(self.markup(0, self.chance.randrange(3, 14)))

    def script(self, level: int) -> str:
        statements = [self.statement(level) for _ in range(self.chance.randrange(1, 4))]
        return "<script>" + "".join(f"try{{{one}}}catch(e){{}}" for one in statements) + "</script>"

    def statement(self, level: int) -> str:
        chance = self.chance
        match chance.randrange(10):
            case 0 | 1 | 2:
                return f"document.write({self.quoted(self.markup(level, chance.randrange(1, 5)))})"
            case 3:
                return f"document.writeln({self.quoted(self.markup(level, 2))})"
            case 4 | 5:
                return f"{self.node()}.remove()"
            case 6:
                return f"{self.node()}.appendChild({self.node()})"
            case 7:
                return f"{self.node()}.appendChild({self.new()})"
            case 8:
                place = self.node()
                return f"{place}.parentNode.insertBefore({chance.choice([self.node(), self.new()])},{place})"
            case _:
                return f"{self.node()}.setAttribute('id','{self.id()}')"

    def node(self) -> str:
        chance = self.chance
        match chance.randrange(6):
            case 0:
                return chance.choice(["document.body", "document.head", "document.documentElement"])
            case 1 | 2:
                found = f"document.getElementsByTagName('{chance.choice(TAGS)}')"
                return f"{found}[{chance.choice(['0', '0', '1', found + '.length-1'])}]"
            case _:
                return f"document.getElementById('{self.id()}')"

    def new(self) -> str:
        chance = self.chance
        if chance.randrange(3) == 0:
            return "document.createTextNode('t')"
        return f"document.createElement('{chance.choice(TAGS)}')"

    def quoted(self, text: str) -> str:
        text = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
        return (
            "'"
            + text.replace("</script", "<\\/script").replace("<!--", "<\\!--").replace("<script", "<\\script")
            + "'"
        )
