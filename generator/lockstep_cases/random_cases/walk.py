"""Random cases derived from the rules: each starts at the witness of some branch, so that all branches are
entered often."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from lockstep_cases.cases import Case, answers, lockstep, replaced
from lockstep_cases.outcomes import Outcome, outcomes_in
from lockstep_cases.search import mutant, pieces, words_of
from lockstep_cases.witness_files import FOLDER, read_witnesses
from lockstep_rules.diagnostics import Problems
from lockstep_rules.model import Spec

# The members of a case that other parsers support.
UNDERSTOOD = {"html", "context", "scripting", "quirks", "unsafe"}
LONGEST = 400  # characters
ODD_CHARACTERS = ["\0", "\r", "\r\n", "\f", "\ufffd", "\u00a0", "\u0080", "\ud800", "\U0001f600", "é"]


@dataclass
class Start:
    """A document that takes a branch, and the tokens or characters of the rows of its mode or state."""

    case: Case
    near: list[str]


class Walk:
    """Random cases. The same seed gives the same cases. With `contexts`, many of the documents become
    fragments, in elements with any name."""

    def __init__(
        self, spec: Spec, edition: str, seed: int, shadow_roots: bool, contexts: bool = False
    ) -> None:
        self.edition = edition
        self.chance = random.Random(seed)
        self.context_chance = random.Random(seed) if contexts else None
        self.words = words_of(spec)
        self.shadow_roots = shadow_roots
        self.outcomes = outcomes_in(spec.branches)
        self.starts = starts(spec, self.outcomes, edition)
        self.names = sorted(self.starts)

    def cases(self, count: int) -> Iterator[Case]:
        made = 0
        while made < count:
            case = self.in_context(self.case())
            if self.fits(case):
                made += 1
                yield case

    def print_coverage(self, count: int) -> None:
        """Prints how often that many cases take each outcome of the branches."""
        taken: Counter[str] = Counter()
        for answer in answers(lockstep("--branches"), self.cases(count), edition=self.edition):
            taken.update(answer.branches)
        counts = sorted((taken[name], name) for name in self.outcomes)
        for number, name in counts:
            print(f"{number:8} {name}")
        entered = sum(1 for number, _ in counts if number)
        print(
            f"{count:,} cases take {entered} of {len(counts)} outcomes; half of them {counts[len(counts) // 2][0]} times or more"
        )

    def fits(self, case: Case) -> bool:
        if len(case.html) > LONGEST or not set(case.members()) <= UNDERSTOOD:
            return False
        # Browsers create declarative shadow roots in documents written with document.write() if scripting is
        # enabled.
        if not self.shadow_roots or not case.scripting or case.context:
            return not case.unsafe and "shadowrootmode" not in case.html.lower()
        return case.unsafe

    def case(self) -> Case:
        chance = self.chance
        start, other = (self.starts[chance.choice(self.names)] for _ in range(2))
        case = start.case
        for _ in range(chance.randrange(1, 4)):
            case = mutant(chance, case, other.case, self.words)
            case = self.nearby(case, start.near if chance.random() < 0.7 else other.near)
        if chance.random() < 0.15:
            case = replaced(case, scripting=not case.scripting)
        if chance.random() < 0.05:
            case = self.in_select(case)
        # Scripts cannot access closed shadow roots.
        case = case.with_input(case.html.replace("shadowrootmode=closed", "shadowrootmode=open"))
        if "shadowrootmode" in case.html.lower():
            case = replaced(case, scripting=True)
        return replaced(case, unsafe=self.shadow_roots and case.scripting and not case.context)

    def in_context(self, case: Case) -> Case:
        chance = self.context_chance
        if chance is None or case.unsafe or chance.random() < 0.6:
            return case
        name = chance.choice(self.words.names)
        context = chance.choice(
            ["body", "div", name, name, name, f"svg {name}", "svg foreignObject", "math mi"]
        )
        return replaced(case, context=context)

    def in_select(self, case: Case) -> Case:
        """The case in a select element, with options between its pieces; one of the options may be copied
        into a selectedcontent element."""
        parts = pieces(case.html)
        for _ in range(self.chance.randrange(2, 8)):
            parts.insert(self.chance.randrange(len(parts) + 1), self.chance.choice(OPTIONS))
        return case.with_input("".join([self.chance.choice(SELECTS), *parts]))

    def nearby(self, case: Case, near: list[str]) -> Case:
        """The case with more of the tokens or characters of the rows."""
        parts = pieces(case.html)
        for _ in range(self.chance.randrange(1, 4)):
            parts.insert(self.chance.randrange(len(parts) + 1), self.piece(near))
        return case.with_input("".join(parts))

    def piece(self, near: list[str]) -> str:
        chance = self.chance
        match chance.randrange(12):
            case 0:
                return chance.choice(ODD_CHARACTERS)
            case 1:
                return self.reference()
            case 2:
                return self.tag(chance.choice(self.words.names))
            case 3:
                return chance.choice(["text", " ", "\n", "a b", "-->", "]]>", "'", '"', "=", "/", ">"])
            case _:
                piece = chance.choice(near) if near else chance.choice(self.words.words)
                name = re.fullmatch(r"<(\w[\w-]*)>", piece)
                return self.tag(name[1]) if name and chance.randrange(4) == 0 else piece

    def tag(self, name: str) -> str:
        chance = self.chance
        found = [name if chance.randrange(8) else name.upper()]
        for _ in range(chance.randrange(3)):
            found.append(self.attribute())
        return (
            "<" + "/" * (chance.randrange(4) == 0) + " ".join(found) + "/" * (chance.randrange(10) == 0) + ">"
        )

    def attribute(self) -> str:
        chance = self.chance
        name = chance.choice(ATTRIBUTES)
        value = "".join(
            chance.choice(
                ["a", "1", " ", self.reference(), chance.choice(ODD_CHARACTERS), "hidden", "text/html", ""]
            )
            for _ in range(chance.randrange(3))
        )
        return chance.choice(
            [name, f'{name}="{value}"', f"{name}='{value}'", f"{name}={value}", f"{name}=hidden"]
        )

    def reference(self) -> str:
        chance = self.chance
        match chance.randrange(4):
            case 0:
                code = chance.choice(
                    [0, 9, 10, 13, 0x20, 0x80, 0x9F, 0xD800, 0xFFFE, 0x10FFFF, 0x110000, 0x41]
                )
                return chance.choice([f"&#{code};", f"&#x{code:x};", f"&#{code}", f"&#X{code:X} "])
            case 1:
                return chance.choice(
                    ["&", "&#", "&#x", "&#x;", "&#;", "&a", "&a;", "&notit;", "&not=", "&amp=", "&ampx"]
                )
            case _:
                name = chance.choice(REFERENCES)
                return "&" + chance.choice([name, name + ";", name + "x", name + "="])


REFERENCES = [
    "amp",
    "lt",
    "gt",
    "quot",
    "not",
    "notin",
    "copy",
    "nbsp",
    "acE",
    "fjlig",
    "Tab",
    "NewLine",
    "AMP",
    "ThickSpace",
]


SELECTS = [
    "<select><button><selectedcontent></selectedcontent></button>",
    "<select><selectedcontent></selectedcontent>",
    "<select multiple><button><selectedcontent></selectedcontent></button>",
    "<select>",
    "<select><div>",
]
OPTIONS = [
    "<option>",
    "<option>x",
    "<option>y</option>",
    "<option selected>z</option>",
    "<option selected>",
    "</option>",
]
OPTIONS += [
    "<option disabled>",
    "<optgroup>",
    "<hr>",
    "<selectedcontent>",
    "</selectedcontent>",
    "<b>",
    "</b>",
    "</select>",
]

# Attributes that rules or tables use, and ordinary ones.
ATTRIBUTES = """type encoding color face size action name prompt charset http-equiv content selected disabled multiple is
for xmlns xmlns:xlink xlink:href xlink:title xml:lang xml:space definitionurl viewbox attributename class id a b""".split()


def starts(spec: Spec, outcomes: dict[str, Outcome], edition: str) -> dict[str, Start]:
    problems = Problems()
    witnesses = read_witnesses(FOLDER / edition, problems)
    problems.raise_if_any()
    near: dict[str, list[str]] = {}
    for mode in spec.modes:
        near[mode.name] = [word for row in mode.rows for word in words_in(row.tokens)]
    for state in spec.states:
        near[f"state {state.name}"] = [
            chr(code) for row in state.rows if len(row.bytes) < 12 for code in sorted(row.bytes)
        ] + [row.string for row in state.rows if row.string]
    found = {}
    for witness in witnesses:
        if witness.case.bytes is not None:
            continue
        for name in witness.takes:
            if name in outcomes:
                rule = outcomes[name].branch.rule.partition(":")[0]
                found[name] = Start(witness.case, near.get(rule, []))
    return found


def words_in(tokens: list[tuple[str, str]]) -> Iterator[str]:
    for kind, name in tokens:
        match kind:
            case "start tag" if name not in ("", "*"):
                yield f"<{name}>"
            case "end tag" if name not in ("", "*"):
                yield f"</{name}>"
            case "comment":
                yield "<!--a-->"
            case "DOCTYPE":
                yield "<!doctype html>"
            case "processing instruction":
                yield "<?a b?>"
            case "whitespace":
                yield " "
            case "NUL":
                yield "\0"
            case "character":
                yield "x"
            case _:
                pass
