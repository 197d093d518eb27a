"""Finds small witnesses for mutants: cases for which the changed rules and the original rules give different
results."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

from lockstep_cases.cases import Case, replaced
from lockstep_cases.minimize import simpler, with_other_words
from lockstep_cases.search import Words, pieces, words_of
from lockstep_cases.shrinking import shrink_while
from lockstep_cases.search import mutant as random_mutant

from .mime import MimeCase, shorter_mime_cases
from .mutants import Mutant, named_in
from .mutation import ENDLESS, AnyCase, EditionRules, Hunter, bounded

ENDINGS = (
    *(
        "x",
        " ",
        "a b",
        "<b>",
        "</b>x",
        "<p>",
        "</p>x",
        "<!--x-->",
        "</table>x",
        "<td>",
        "<tr>",
        "<a>",
        "</a>x",
        "</div>x",
    ),
    *(
        "<i>x",
        "</i>",
        "<table>",
        "<select>",
        "<option>",
        "<input>",
        "<br>",
        "</br>",
        "<svg>",
        "</svg>x",
        "<math>",
        "<li>",
    ),
    *(
        "<frameset>",
        "<title>",
        "</title>x",
        "<template>",
        "</template>x",
        "</select>x",
        "</body>",
        "</html>",
        "<a>x</p>y",
    ),
    *(
        "\n",
        "\0",
        "<mi>",
        "<desc>",
        "<html a>",
        "<body a>",
        "<hr>",
        "<caption>",
        "</caption>x",
        "<col>",
        "<form>",
        "</form>x",
    ),
)
CONTEXTS = (
    *(
        "div",
        "table",
        "tr",
        "td",
        "template",
        "select",
        "svg path",
        "svg desc",
        "math mi",
        "math annotation-xml",
        "html",
    ),
    *(
        "frameset",
        "colgroup",
        "tbody",
        "caption",
        "head",
        "body",
        "p",
        "noscript",
        "title",
        "script",
        "style",
        "plaintext",
    ),
)
SOURCES = 40  # cases that the search starts with
TAG = re.compile(r"(?<=<)(/?)([a-zA-Z][a-zA-Z0-9-]*)")


class Search(Hunter):
    def __init__(self, count: int, seed: int = 1) -> None:
        self.count, self.seed = count, seed
        self.words: dict[str, Words] = {}

    def hunt(
        self, edition: EditionRules, mutant: Mutant, numbers: list[int], case: AnyCase | None
    ) -> AnyCase | None:
        if isinstance(case, MimeCase):
            return shrink_while(case, shorter_mime_cases, Kills(edition))
        if mutant.area in ("sanitizer", "scripts", "mime") or not (case is None or isinstance(case, Case)):
            return case  # only the cases given with --try
        chance = random.Random(f"{self.seed} {mutant.key}")
        kills = Kills(edition)
        if case is not None and not kills(case):
            hidden = Kills(edition, hidden=True)  # properties that the dump does not show also count
            if hidden(case):
                return smallest(case, hidden)
            case = None
        if case is None and self.count:
            case = next(
                (
                    one
                    for one in self.cases(chance, edition, mutant, numbers)
                    if is_allowed(one) and kills(one)
                ),
                None,
            )
        return None if case is None else smallest(case, kills)

    def cases(
        self, chance: random.Random, edition: EditionRules, mutant: Mutant, numbers: list[int]
    ) -> Iterator[Case]:
        known = edition.known
        of_parser = [(known[n].source, one) for n in numbers if isinstance(one := known[n].case, Case)]
        near = sorted(of_parser, key=lambda found: (found[0] != "witnesses", len(found[1].input)))
        sources = [one for _, one in near[:SOURCES]]
        if len(near) > SOURCES:
            sources += [one for _, one in chance.sample(near[SOURCES:], min(SOURCES, len(near) - SOURCES))]
        if not sources:
            whole = [one.case for one in known if one.source == "witnesses" and isinstance(one.case, Case)]
            sources = chance.sample(whole, min(SOURCES, len(whole)))
        names = named_in(mutant)
        made = 0
        for one in [*characters(sources, mutant), *directed(sources, names)]:
            made += 1
            yield one
            if made > 4 * self.count:
                break
        words = self.words.setdefault(edition.edition.date, words_of(edition.spec))
        texts = [f"<{name}>" for name in names] + [f"</{name}>" for name in names] + list(ENDINGS)
        for _ in range(self.count):
            one = chance.choice(sources)
            for _ in range(chance.randrange(1, 4)):
                kind = chance.random()
                if kind < 0.3 and mutant.area in ("tokenizer", "sniffing"):
                    at = chance.randrange(len(one.input) + 1)
                    end = at + chance.randrange(2)
                    one = one.with_input(one.input[:at] + chance.choice(CHARACTERS) + one.input[end:])
                elif kind < 0.65:
                    parts = pieces(one.input)
                    parts.insert(chance.randrange(len(parts) + 1), chance.choice(texts))
                    one = one.with_input("".join(parts))
                else:
                    one = random_mutant(chance, one, chance.choice(sources), words)
            if one.bytes is None and not one.context and chance.random() < 0.1:
                one = replaced(one, context=chance.choice(CONTEXTS))
            if len(one.input) < 400:
                yield one


CHARACTERS = [
    *"-<>/!?\0 \t\n\f\rxXs'\"=&;#[]a1+",
    "-->",
    "</script",
    "<script",
    "html",
    "</a>",
    "<!--",
    "]]>",
]
DROPPED = {"TAB": "\t", "LF": "\n", "FF": "\f", "SPACE": " ", "CR": "\r", "NUL": "\0"}


def characters(sources: list[Case], mutant: Mutant) -> Iterator[Case]:
    """The sources with characters of the change in place of others, also as DOCTYPEs with the name html."""
    found = [DROPPED[word] for word in re.findall(r"\b[A-Z]+\b", mutant.change) if word in DROPPED]
    found += re.findall(r"'(.)'", mutant.change)
    for case in sources[:12]:
        text = case.input
        if mutant.change == "the other case rule":
            for found_case in (
                text.lower(),
                text.upper(),
                re.sub("CDATA|DOCTYPE|PUBLIC|SYSTEM", lambda m: m[0].lower(), text),
            ):
                yield case.with_input(found_case)
        if re.match(r"(?i)<!doctype", text):
            for rest in ("", ">", "<p><table>"):
                yield case.with_input(re.sub(r"(?i)^<!doctype *[a-z-]*", "<!doctype html", text) + rest)
        for character in dict.fromkeys(found):
            for at, old in enumerate(text[:60]):
                if not old.isalnum():
                    yield case.with_input(text[:at] + character + text[at + 1 :])
            for at in range(min(len(text), 60) + 1):
                yield case.with_input(text[:at] + character + text[at:])
            for ending in (">", "x>", "x=y>", "</textarea>"):
                yield case.with_input(text + character + ending)


def directed(sources: list[Case], names: list[str]) -> Iterator[Case]:
    """The sources with these names in place of others, and with further markup at the end."""
    for case in sources:
        text = case.input
        yield case
        for name in names:
            for found in TAG.finditer(text):
                yield case.with_input(text[: found.start(2)] + name + text[found.end(2) :])
            old = {found[2] for found in TAG.finditer(text)}
            for other in old:
                yield case.with_input(re.sub(rf"(?<=[</]){re.escape(other)}(?![\w-])", name, text))
            if case.context:
                yield replaced(case, context=name)
    for case in sources[:12]:
        for name in names[:3]:
            for found in list(TAG.finditer(case.input)):
                text = case.input[: found.start(2)] + name + case.input[found.end(2) :]
                for ending in ENDINGS:
                    yield case.with_input(text + ending)
            for ending in ("", "x", "<!--x-->", "<b>"):
                yield case.with_input(f"{case.input}<{name}>{ending}")
                yield case.with_input(f"{case.input}</{name}>{ending}")
    for case in sources:
        for ending in ENDINGS:
            yield case.with_input(case.input + ending)


def is_allowed(case: Case) -> bool:
    """Whether the case is allowed: a fragment cannot be bytes, and its options need a context."""
    if case.bytes is not None and case.context:
        return False
    return bool(case.context) or not (
        case.quirks or case.inside_form or case.context_encoding or case.scripting_mode
    )


class Kills:
    """Whether a case reveals the mutant that is currently in the rules."""

    def __init__(self, edition: EditionRules, hidden: bool = False) -> None:
        self.edition, self.members = edition, 5 if hidden else 4

    def __call__(self, case: AnyCase) -> bool:
        given, wanted = (bounded(rules, case) for rules in (self.edition.rules, self.edition.pristine))
        return wanted != ENDLESS and given[: self.members] != wanted[: self.members]


def smallest(case: Case, kills: Callable[[Case], bool]) -> Case:
    """Reduces a case: removes options, pieces and characters that are not needed, and substitutes simpler
    ones."""
    return shrink_while(
        case, lambda one: (other for other in reductions(one) if other.cost < one.cost), kills
    )


def reductions(case: Case) -> Iterator[Case]:
    yield from simpler(case)
    text = case.input
    parts = pieces(text)
    size = len(parts) // 2
    while size:
        for start in range(0, len(parts), size):
            yield case.with_input("".join(parts[:start] + parts[start + size :]))
        size //= 2
    for number, part in enumerate(parts):
        if found := re.match(r"(</?[A-Za-z][^\s/>]*)[\s/].*>$", part, re.DOTALL):
            yield case.with_input("".join([*parts[:number], found[1] + ">", *parts[number + 1 :]]))
    for first in range(len(parts)):
        for second in range(first + 1, min(len(parts), first + 8)):
            yield case.with_input("".join(parts[:first] + parts[first + 1 : second] + parts[second + 1 :]))
    if len(text) <= 60:
        for at in range(len(text)):
            yield case.with_input(text[:at] + text[at + 1 :])
    yield from with_other_words(case, ("a", "b", "p", "x"))
