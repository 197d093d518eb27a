"""Random cases of a few words each, in many orders that are rare in the walks from the witnesses."""

from __future__ import annotations

import random
from collections.abc import Iterator

from .walk import ATTRIBUTES, ODD_CHARACTERS, Walk
from lockstep_cases.cases import Case, replaced
from lockstep_rules.model import Spec

# Words that open, close and misnest elements in most modes.
COMMON = [
    "<b>",
    "</b>",
    "<a>",
    "</a>",
    "<div>",
    "</div>",
    "<p>",
    "</p>",
    "<table>",
    "<tr>",
    "<td>",
    "</table>",
    "<template>",
]
COMMON += ["</template>", "<svg>", "</svg>", "<select>", "</select>", "x", " ", "<!--a-->"]
FEWEST_WORDS, MOST_WORDS = 4, 24


class Crowded:
    """Makes the words of a case: some from the rows of one mode or state or from one set of the rules, some
    from another of these, and common ones. The same seed gives the same cases."""

    def __init__(
        self, spec: Spec, edition: str, seed: int, shadow_roots: bool, contexts: bool = False
    ) -> None:
        self.walk = Walk(spec, edition, seed, shadow_roots, contexts)
        self.chance = random.Random(seed)
        rows = {tuple(start.near) for start in self.walk.starts.values() if len(start.near) > 1}
        sets = {
            tuple(word for _, name in members.members for word in (f"<{name}>", f"</{name}>"))
            for members in spec.sets.values()
        }
        self.groups = [sorted(rows), sorted(words for words in sets if words)]

    def cases(self, count: int) -> Iterator[Case]:
        made = 0
        while made < count:
            case = self.walk.in_context(self.case())
            if self.walk.fits(case):
                made += 1
                yield case

    def case(self) -> Case:
        chance = self.chance
        words = self.some(self.group(), 6) + self.some(COMMON, 5)
        if chance.random() < 0.5:
            words += self.some(self.group(), 4)
        if chance.random() < 0.3:
            words += self.some(ODD_CHARACTERS, 2) + [self.walk.reference()]
        html = "".join(
            self.varied(chance.choice(words)) for _ in range(chance.randint(FEWEST_WORDS, MOST_WORDS))
        )
        scripting = chance.random() < 0.3
        case = Case(html)
        if chance.random() < 0.15:
            case = self.walk.in_select(case)
        return replaced(case, scripting=scripting, unsafe=self.walk.shadow_roots and scripting)

    def group(self) -> tuple[str, ...]:
        return self.chance.choice(self.chance.choice(self.groups))

    def some(self, words: list[str] | tuple[str, ...], most: int) -> list[str]:
        return self.chance.sample(words, min(len(words), self.chance.randint(1, most)))

    def varied(self, word: str) -> str:
        """The word; a start tag sometimes gets an attribute."""
        if word.startswith("<") and word[1:2].isalpha() and self.chance.random() < 0.1:
            return f"{word[:-1]} {self.chance.choice(ATTRIBUTES)}>"
        return word
