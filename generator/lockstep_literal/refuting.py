"""Tries to refute that a mutant is equivalent, with random documents that may reach its line, until its share
of the budget is spent: pages with scripts, fragments in all contexts, templates, framesets, bytes and
sanitizer cases."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from lockstep_cases.cases import Case, replaced
from lockstep_cases.random_cases import mime
from lockstep_cases.random_cases.command_pages import Pages
from lockstep_cases.sanitizer_witnesses import random_cases, smaller
from lockstep_cases.search import THEMES, Words, byte_case, bytes_at_random, pieces, words_of
from lockstep_cases.search import mutant as random_mutant
from lockstep_cases.shrinking import shrink_while

from .hosting import HostedCase
from .hunting import CHARACTERS, CONTEXTS, ENDINGS, Kills, is_allowed, smallest
from .mime import MimeCase, shorter_mime_cases
from .mutants import Mutant, named_in
from .mutation import AnyCase, Changed, EditionRules, Workshop, same
from .sanitizer_mutants import SanitizerCase

SOURCES = 120  # cases that reach the line, from which documents are made
LONGEST = 300  # characters per document
FRESH_PAGES, FRESH_SANITIZER = 2000, 4000  # random cases, made only once
OF_THEMES = [text.replace("\n", "|").split("|") for text in THEMES.values()]
# Places where the argument that a mutant is equivalent may not hold.
PLACES = """<template>|<template><template>|<template><tr>|<template><tbody>|<template><td>|<template><col>|<template><caption>
<table>|<table><tbody><tr>|<table><tr><td>|<table><caption>|<table><colgroup>|<svg>|<svg><desc>|<svg><title>|<math><mi>
<math><annotation-xml encoding=text/html>|<frameset>|<frameset></frameset>|<frameset></frameset></html>|<select>
<select><option>|<select><selectedcontent>|<head><noscript>|<head></head>|</body>|</html>|<button>|<object>|<form>|<a>|<b>
<nobr>|<!doctype html>|<!doctype html><table>|<div><template shadowrootmode=open>|<?start name=a><?end><template for=a>
<ruby><rb>|<li>|<dd>|<h1>|<p>""".replace(
    "\n", "|"
).split(
    "|"
)
COMMANDS = """block 0|block 1|defer 0|defer 1|delay 1|abort|unread|define x-a|define x-a|define b|define p|define table|doctype
enclose {}|enter {}|remove {}|move {} {}|move {} document|remove body|remove html|remove head|remove table|remove form""".replace(
    "\n", "|"
).split(
    "|"
)
LINKS = ["<a>", "<a href=a>", "<area>", "<form>", "<button>", "<svg><a>"]
FIRST = [
    "doctype",
    "create html",
    "create p",
    "define x-a",
    "define html",
    "define table",
    "define b",
    "define p",
]
MOVED = (
    "html head body table tbody tr td form p b div template x-a caption li select option hr optgroup".split()
)
ENCODED = str.maketrans("<;~^", "~^@%")  # the text that a script writes, encoded


@dataclass
class Hunted:
    """The effort of a hunt for a mutant, and the case that ended it."""

    seed: int
    documents: int = 0
    pages: int = 0  # the documents with scripts
    seconds: float = 0.0  # processor time
    case: AnyCase | None = None
    edition: str = ""

    def as_json(self) -> dict[str, Any]:
        counts = {"seed": self.seed, "documents": self.documents, "pages": self.pages}
        return counts | {"seconds": round(self.seconds, 2)}


class Refuter:
    """Hunts for cases that kill mutants. `seconds`: processor time for each mutant; `most`: the maximum
    number of documents for each."""

    def __init__(self, seed: int, seconds: float, most: int = 10**9) -> None:
        self.seed, self.seconds, self.most = seed, seconds, most
        self.words: dict[str, Words] = {}
        self.pages = fresh_pages(seed)
        self.sanitizer = [SanitizerCase(json.dumps(case)) for case in random_cases(FRESH_SANITIZER, seed)]

    def refute(self, workshop: Workshop, mutant: Mutant) -> Hunted:
        hunted, begun = Hunted(self.seed), time.process_time()
        changed = [
            (edition, new)
            for edition in workshop.editions
            if not same(
                workshop.of_edition(mutant.block, edition),
                new := workshop.of_edition(mutant.mutated, edition),
            )
        ]
        for edition, new in changed:
            with Changed(edition) as rules:
                rules.apply(mutant, new)
                self.search(edition, mutant, rules.candidates(mutant), self.seconds / len(changed), hunted)
            if hunted.case is not None:
                break
        hunted.seconds = time.process_time() - begun
        return hunted

    def search(
        self, edition: EditionRules, mutant: Mutant, numbers: list[int], seconds: float, hunted: Hunted
    ) -> None:
        chance = random.Random(f"{self.seed} {mutant.key} {edition.edition.date}")
        kills = Kills(edition, hidden=True)
        end = time.process_time() + seconds
        for case in self.documents(chance, edition, mutant, numbers):
            hunted.documents += 1
            hunted.pages += isinstance(case, HostedCase)
            if kills(case):
                shows = Kills(edition)
                hunted.case = smallest_of(case, shows if shows(case) else kills)
                hunted.edition = edition.edition.date
                return
            if time.process_time() > end or hunted.documents >= self.most:
                return

    def documents(
        self, chance: random.Random, edition: EditionRules, mutant: Mutant, numbers: list[int]
    ) -> Iterator[AnyCase]:
        if mutant.area == "mime":
            yield from (
                MimeCase(json.dumps(members)) for members in mime.cases(self.most, chance.randrange(10**9))
            )
            return
        known = [edition.known[number].case for number in numbers]
        parsed, hosted = of_kind(known, Case, chance), of_kind(known, HostedCase, chance)
        sanitized = of_kind(known, SanitizerCase, chance)
        if not parsed:
            parsed = of_kind([one.case for one in chance.sample(edition.known, 4 * SOURCES)], Case, chance)
        words = self.words.setdefault(edition.edition.date, words_of(edition.spec))
        names = named_in(mutant)
        texts = [f"<{name}>" for name in names] + [f"</{name}>" for name in names] + list(ENDINGS)
        make = Making(chance, words, texts, mutant.area)
        newest = sanitized and mutant.area == "sanitizer"
        while True:
            if newest and (mutant.part == "sanitizer" or chance.random() < 0.7):
                yield make.sanitizer_case(chance.choice(sanitized), chance.choice(self.sanitizer))
            elif mutant.area == "sniffing":
                yield make.bytes(chance.choice(parsed) if parsed else byte_case(""))
            elif hosted and chance.random() < (0.6 if mutant.area == "scripts" else 0.1):
                yield make.near_page(chance.choice(hosted), chance.choice(self.pages))
            elif chance.random() < 0.02 or not parsed:
                yield chance.choice(self.pages)
            else:
                case = make.document(chance.choice(parsed), chance.choice(parsed))
                yield make.page(case) if case.bytes is None and chance.random() < 0.25 else case


def of_kind(cases: list[AnyCase], kind: type[Any], chance: random.Random) -> list[Any]:
    found = sorted((one for one in cases if isinstance(one, kind)), key=lambda one: len(one.input))
    rest = found[SOURCES:]
    return found[:SOURCES] + chance.sample(rest, min(SOURCES, len(rest)))


class Making:
    """Random cases built from known ones."""

    def __init__(self, chance: random.Random, words: Words, texts: list[str], area: str) -> None:
        self.chance, self.words, self.texts, self.area = chance, words, texts, area

    def some(self, most: int) -> str:
        """A few words from one theme, from the line, or from any row."""
        chance = self.chance
        theme = chance.choice([*OF_THEMES, self.texts, self.words.words])
        return "".join(chance.choices(theme, k=chance.randrange(1, most + 1)))

    def document(self, one: Case, other: Case) -> Case:
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            kind = chance.random()
            if kind < 0.3 and self.area == "tokenizer":
                one = one.with_input(self.with_characters(one.input))
            elif kind < 0.5:
                parts = pieces(one.input)
                parts.insert(chance.randrange(len(parts) + 1), chance.choice(self.texts))
                one = one.with_input("".join(parts))
            elif kind < 0.75:
                one = one.with_input(one.input + self.some(3))
            elif one.bytes is None:
                one = random_mutant(chance, one, other, self.words)
        if one.bytes is None:
            if chance.random() < 0.25:
                one = one.with_input(chance.choice(PLACES) + one.html)
            if chance.random() < 0.2:
                one = replaced(one, context=chance.choice([*self.words.contexts, *CONTEXTS]))
            if one.context and chance.random() < 0.1:
                one = replaced(one, **chance.choice([{"quirks": True}, {"inside_form": True}]))
        return one if is_allowed(one) and len(one.input) < LONGEST else other

    def with_characters(self, text: str) -> str:
        at = self.chance.randrange(len(text) + 1)
        added: str = self.chance.choice(CHARACTERS)
        return text[:at] + added + text[at + self.chance.randrange(2) :]

    def bytes(self, one: Case) -> Case:
        chance = self.chance
        if chance.random() < 0.3 or one.bytes is None:
            return next(bytes_at_random(chance, 1))
        for _ in range(chance.randrange(1, 4)):
            text = one.input
            at = chance.randrange(len(text) + 1)
            if chance.random() < 0.5:
                one = one.with_input(self.with_characters(text))
            else:
                other = next(bytes_at_random(chance, 1))
                one = replaced(other, bytes=text[:at] + other.input + text[at:])
        return one

    # --- Pages with scripts ---------------------------------------------------------------------------------------------

    def page(self, case: Case) -> HostedCase:
        """The document with a script in it that writes the rest, changes the tree, or defines a custom
        element."""
        text = self.with_script(case.html, 2)
        members: dict[str, Any] = {"hosted": True, "html": text}
        if self.chance.random() < 0.05:
            members["abort"] = self.chance.randrange(3)
        if self.chance.random() < 0.1:
            members["first"] = self.chance.choice(FIRST)
        if case.unsafe:
            members["unsafe"] = True
        return hosted(members)

    def near_page(self, one: HostedCase, other: HostedCase) -> HostedCase:
        chance, members = self.chance, one.members()
        parts = pieces(members["html"])
        for _ in range(chance.randrange(1, 3)):
            at = chance.randrange(len(parts) + 1)
            match chance.randrange(4):
                case 0:
                    del parts[at : at + 1]
                case 1:
                    parts.insert(at, self.script(2, self.some(3)))
                case 2:
                    parts.insert(at, self.some(3))
                case _:
                    parts.insert(at, chance.choice(pieces(other.input) or [""]))
        return hosted(members | {"html": "".join(parts)[: 2 * LONGEST]})

    def with_script(self, text: str, depth: int) -> str:
        parts = pieces(text)
        at = self.chance.randrange(len(parts) + 1)
        written = at + self.chance.randrange(1, 4) if self.chance.random() < 0.6 else at
        inside = "".join(parts[at:written]) + (self.some(3) if self.chance.random() < 0.5 else "")
        after = self.some(3) if self.chance.random() < 0.5 else ""
        return "".join([*parts[:at], self.script(depth, inside), after, *parts[written:]])

    def script(self, depth: int, inside: str) -> str:
        chance = self.chance
        commands = [self.command() for _ in range(chance.randrange(3))]
        if depth > 1 and chance.random() < 0.3:
            inside = self.with_script(inside, depth - 1)
        if chance.random() < 0.35:
            reaction = self.some(3)
            if depth > 1 and chance.random() < 0.3:
                reaction = self.script(1, reaction)
            commands += ["define x-a", f"react {reaction.translate(ENCODED)}"]
            # The reaction's text follows the script's text, so the element is the last one in that text.
            inside = chance.choice([f"<x-a>{inside}", f"{inside}<x-a>", f"{inside}{self.some(2)}<x-a>"])
        commands.append(f"write {inside.translate(ENCODED)}")
        if chance.random() < 0.3:
            commands.append(self.command())
        text = f"<script id={chance.choice('ab')}>{';'.join(commands)}</script>"
        return f"<svg>{text}" if chance.random() < 0.08 else text

    def command(self) -> str:
        command: str = self.chance.choice(COMMANDS)
        while "{}" in command:
            command = command.replace("{}", self.chance.choice(MOVED), 1)
        return command

    # --- The sanitizer --------------------------------------------------------------------------------------------------

    def sanitizer_case(self, one: SanitizerCase, other: SanitizerCase) -> SanitizerCase:
        """The case with members, text or attributes from another case."""
        chance = self.chance
        if chance.random() < 0.3:
            return other
        members, theirs = one.members(), other.members()
        for name in chance.sample(sorted(theirs), chance.randrange(len(theirs) + 1)):
            members[name] = theirs[name]
        if "html" in members and chance.random() < 0.5:
            case = self.document(Case(members["html"]), Case(str(theirs.get("html", ""))))
            members["html"] = case.html
        if "html" in members and chance.random() < 0.3:
            members["while_parsing"] = True
        elif "html" in members and chance.random() < 0.2:
            members["html"] = chance.choice(LINKS) + members["html"]
            members["set"] = [chance.choice(["href", "href", "action", "formaction", "data-a"]), self.url()]
        return SanitizerCase(json.dumps(members))

    def url(self) -> str:
        """A value that no markup can produce, because the parser would replace its characters."""
        text = "javascript://a.b:1/c?d#e"
        for _ in range(self.chance.randrange(3)):
            text = self.with_characters(text)
        return text


def hosted(members: dict[str, Any]) -> HostedCase:
    return HostedCase(json.dumps(members))


def fresh_pages(seed: int) -> list[HostedCase]:
    """The pages of scripts/dev differential --hosted."""
    return [hosted(members) for members in Pages(seed).cases(FRESH_PAGES)]


# --- Shorter cases ----------------------------------------------------------------------------------------------------------


Structured = SanitizerCase | HostedCase


def smallest_of(case: AnyCase, kills: Callable[[Any], bool]) -> AnyCase:
    if isinstance(case, Case):
        return smallest(case, kills)
    if isinstance(case, MimeCase):
        return shrink_while(case, shorter_mime_cases, kills)
    reduced = fewer_members if isinstance(case, SanitizerCase) else shorter_pages

    def shorter(one: Structured) -> Iterator[Structured]:
        return (other for other in reduced(one) if len(other.text()) < len(one.text()))

    return shrink_while(case, shorter, kills)


def fewer_members(case: Structured) -> Iterator[Structured]:
    for members in smaller(case.members()):
        if "method" in members or "html" not in members:
            yield SanitizerCase(json.dumps(members))


def shorter_pages(case: Structured) -> Iterator[Structured]:
    members = case.members()
    for name in members:
        if name not in ("hosted", "html"):
            yield hosted({key: value for key, value in members.items() if key != name})
    text = members["html"]
    parts = pieces(text)
    size = len(parts) // 2
    while size:
        for start in range(0, len(parts), size):
            yield hosted(members | {"html": "".join(parts[:start] + parts[start + size :])})
        size //= 2
    for width in (24, 12, 6, 3, 1):
        for at in range(0, len(text), max(width // 2, 1)):
            yield hosted(members | {"html": text[:at] + text[at + width :]})
