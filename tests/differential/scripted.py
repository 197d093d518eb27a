"""Random documents whose scripts write, insert, move and remove nodes in the middle of a parse."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lockstep_audit.cases import Case

TAGS = """p div b i a table tbody tr td caption select option optgroup ul li form svg math template body html head title
h1 button nobr object span textarea ruby frameset style""".split()
IDS = "abcd"
WORDS = ["x", " ", "y z", "<!--c-->", "<br>", "&amp;", "</p>", "</div>", "</table>", "</b>", "</body>", "</html>", "<?a b?>"]


class Scripted:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def cases(self, count: int) -> Iterator[Case]:
        for _ in range(count):
            yield Case(self.markup(3, self.chance.randrange(3, 14)))

    def markup(self, nesting: int, length: int) -> str:
        """Scripts in it may write further ones, `nesting` deep."""
        chance = self.chance
        found = []
        for _ in range(length):
            match chance.randrange(10):
                case 0 | 1 | 2 if nesting:
                    found.append(self.script(nesting - 1))
                case 3:
                    found.append(chance.choice(WORDS))
                case 4:
                    found.append(f"</{chance.choice(TAGS)}>")
                case _:
                    found.append(self.tag())
        text = "".join(found)
        # What is written may end in the middle of a tag.
        return text[: chance.randrange(len(text) + 1)] if nesting < 3 and chance.randrange(6) == 0 else text

    def tag(self) -> str:
        chance = self.chance
        name = chance.choice(TAGS)
        return f"<{name} id={chance.choice(IDS)}>" if chance.randrange(2) else f"<{name}>"

    def script(self, nesting: int) -> str:
        statements = [self.statement(nesting) for _ in range(self.chance.randrange(1, 4))]
        return "<script>" + "".join(f"try{{{one}}}catch(e){{}}" for one in statements) + "</script>"

    def statement(self, nesting: int) -> str:
        chance = self.chance
        match chance.randrange(10):
            case 0 | 1 | 2:
                return f"document.write({self.quoted(self.markup(nesting, chance.randrange(1, 5)))})"
            case 3:
                return f"document.writeln({self.quoted(self.markup(nesting, 2))})"
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
                return f"{self.node()}.setAttribute('id','{chance.choice(IDS)}')"

    def node(self) -> str:
        chance = self.chance
        match chance.randrange(6):
            case 0:
                return chance.choice(["document.body", "document.head", "document.documentElement"])
            case 1 | 2:
                found = f"document.getElementsByTagName('{chance.choice(TAGS)}')"
                return f"{found}[{chance.choice(['0', '0', '1', found + '.length-1'])}]"
            case _:
                return f"document.getElementById('{chance.choice(IDS)}')"

    def new(self) -> str:
        chance = self.chance
        if chance.randrange(3) == 0:
            return "document.createTextNode('t')"
        return f"document.createElement('{chance.choice(TAGS)}')"

    def quoted(self, text: str) -> str:
        text = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
        return "'" + text.replace("</script", "<\\/script").replace("<!--", "<\\!--").replace("<script", "<\\script") + "'"
