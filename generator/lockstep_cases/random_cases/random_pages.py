"""Random pages with scripts that write further scripts."""

from __future__ import annotations

import random


class RandomPages:
    """Makes pages. A derived class decides what scripts do. The same seed gives the same pages."""

    tags: list[str]
    words: list[str]
    deepest: int  # the deepest level of scripts written by scripts

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def markup(self, level: int, length: int) -> str:
        """The markup that a script of that level writes; at level 0, the markup of the page."""
        chance = self.chance
        found: list[str] = []
        for _ in range(length):
            match chance.randrange(10):
                case 0 | 1 | 2 if level < self.deepest:
                    found.append(self.script(level + 1))
                case 3:
                    found.append(chance.choice(self.words))
                case 4:
                    found.append(f"</{chance.choice(self.tags)}>")
                case _:
                    found.append(self.tag())
        text = "".join(found)
        # Written text may end in the middle of a tag.
        return text[: chance.randrange(len(text) + 1)] if level and chance.randrange(6) == 0 else text

    def tag(self) -> str:
        return f"<{' '.join(self.name_and_id())}>"

    def name_and_id(self) -> list[str]:
        name = self.chance.choice(self.tags)
        return [name, f"id={self.id()}"] if self.chance.randrange(2) else [name]

    def id(self) -> str:
        return self.chance.choice("abcd")

    def script(self, level: int) -> str:
        raise NotImplementedError
