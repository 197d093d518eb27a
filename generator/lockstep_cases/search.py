"""Finds documents that take branches: from words that the rules know, by mutation guided by coverage, and among
existing documents. The same rules and documents give the same result."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from lockstep_rules.model import Spec

from .cases import Case, answers, lockstep, replaced
from .outcomes import Outcome

BATCH = 20_000


@dataclass
class Pool:
    """The cheapest case known for each outcome."""

    edition: str
    outcomes: dict[str, Outcome]
    best: dict[str, Case] = field(default_factory=dict)
    tried: set[str] = field(default_factory=set)  # the cases that need not be run again
    asked: int = 0
    stops: bool = False  # whether to stop as soon as nothing is missing
    say: Callable[[str], None] = print

    @property
    def missing(self) -> list[str]:
        return [name for name in self.outcomes if name not in self.best]

    @property
    def done(self) -> bool:
        return self.stops and not self.missing

    def offer(self, cases: Iterable[Case]) -> int:
        """Runs the cases; returns the number of outcomes for which a better case was found."""
        better, before = 0, len(self.missing)
        waiting = iter(cases)
        while batch := list(itertools.islice(self.untried(waiting), BATCH)):
            self.asked += len(batch)
            for case, answer in zip(
                batch, answers(lockstep("--branches"), batch, edition=self.edition), strict=True
            ):
                better += self.note(case, answer.branches)
            if self.done and before:
                break
        return better

    def untried(self, cases: Iterable[Case]) -> Iterator[Case]:
        for case in cases:
            text = case.text()
            if text not in self.tried:
                self.tried.add(text)
                yield case

    def note(self, case: Case, branches: list[str]) -> int:
        better = 0
        size, cost = case.size, None
        for name in branches:
            known = self.best.get(name)
            if known is not None and known.size < size:
                continue
            cost = cost or case.cost
            if known is None or cost < known.cost:
                self.best[name] = case
                better += 1
        return better

    def seek(self, what: str, cases: Iterable[Case]) -> None:
        if self.done:
            return
        before = len(self.missing)
        better = self.offer(cases)
        after = len(self.missing)
        self.say(f"  {what}: {better} outcomes improved, {before - after} found, {after} missing")


# --- Words -------------------------------------------------------------------------------------------------------

# Tags whose attributes affect the parse.
ATTRIBUTED = [
    *("<input type=hidden>", "<font color>", "<font face>", "<font size>", "<a b>", "<html a>", "<body a>"),
    *("<math:annotation-xml encoding=text/html>", "<annotation-xml encoding=text/html>"),
    *(
        "<annotation-xml encoding=application/xhtml+xml>",
        "<annotation-xml>",
        "<svg xmlns=a>",
        "<svg xmlns:xlink=a>",
    ),
    *(
        "<select multiple>",
        "<select size=2>",
        "<option selected>",
        "<option disabled>",
        "<optgroup disabled>",
    ),
    *(
        "<selectedcontent>",
        "<template for=a>",
        "<template for>",
        "<?marker name='a'>",
        "<?start name='a'>",
        "<?end>",
    ),
    *("<template shadowrootmode=open>", "<template shadowrootmode=closed>", "<meta charset=utf-8>"),
    *(
        "<svg/>",
        "<math/>",
        "<svg><script/>",
        "<svg><foreignObject>",
        "<svg><desc>",
        "<svg><title>",
        "<svg><a>",
    ),
    *(
        "<math><mi>",
        "<math><annotation-xml>",
        "<b c>",
        "<x-a>",
        "<font-face>",
        "<div>",
        "<sarcasm>",
        "</sarcasm>",
    ),
    *("<br/>", "<p/>", "</p/>", "</p a>", "<p a a>", "<c>", "</c>"),
]
PLAIN_WORDS = [
    "",
    "a",
    " ",
    "\n",
    "\0",
    "&",
    "<!-->",
    "<!doctype html>",
    "<?a>",
    "<![CDATA[a]]>",
    "\r",
    "\ufffd",
]
FOREIGN_CONTEXTS = (
    "svg svg|svg foreignObject|svg desc|svg title|svg script|svg a|math math|math mi|math annotation-xml|math a"
).split("|")
CHARACTERS = "<>/!?-=&#;'\" a1AxX\0[]"
OPTIONS: list[dict[str, Any]] = [{}, {"scripting": True}, {"unsafe": True}]


@dataclass
class Words:
    """The tokens that the rows of the modes match: tags and other tokens, as text."""

    names: list[str]
    words: list[str]
    contexts: list[str]


def words_of(spec: Spec) -> Words:
    starts: dict[str, None] = {}
    ends: dict[str, None] = {}
    for mode in spec.modes:
        for row in mode.rows:
            for kind, name in row.tokens:
                if name not in ("", "*"):
                    (ends if kind == "end tag" else starts)[name] = None
    for names in spec.sets.values():
        for namespace, name in names.members:
            starts[name] = None
    words = [
        *PLAIN_WORDS,
        *(f"<{n}>" for n in sorted(starts)),
        *(f"</{n}>" for n in sorted(ends)),
        *ATTRIBUTED,
    ]
    contexts = sorted(n for n in starts if re.fullmatch("[a-z][a-z0-9]*", n))
    return Words(sorted({*starts, *ends}), list(dict.fromkeys(words)), [*contexts, *FOREIGN_CONTEXTS])


def enumerated(words: Words) -> Iterator[Case]:
    """All short sequences of words: single ones in all contexts and with all options, and pairs."""
    for word in words.words:
        for options in OPTIONS:
            yield Case(word, **options)
            for context in words.contexts:
                yield Case(word, context=context, **options)
                if not options:
                    yield Case(word, context=context, quirks=True)
                    yield Case(word, context=context, inside_form=True)
        for mode in ("inert", "fragment"):
            yield Case(word, context="div", scripting=True, scripting_mode=mode)
        for encoding in ("text/html", "application/xhtml+xml"):
            yield Case(word, context="math annotation-xml", context_encoding=encoding)
        yield Case(word, iframe_srcdoc=True)
        yield Case(word, cannot_change_the_mode=True)
    for first, second in itertools.product(words.words, repeat=2):
        yield Case(first + second)
    for length in range(1, 5):
        for characters in itertools.product(CHARACTERS, repeat=length):
            yield Case("".join(characters))


DOCTYPES = """<!doctype a>|<!doctype html public a>|<!doctype html public "">|<!doctype html system "">
<!doctype html public "-//w3c//dtd html 4.01 transitional//">|<!doctype html public "-//w3c//dtd xhtml 1.0 frameset//">
<!doctype html public "-//w3c//dtd html 4.01 transitional//" "">|<!doctype html public "html">
<!doctype html public "-//w3c//dtd html 4.01 transitional//" "a">|<!doctype html public "-//w3o//dtd w3 html 3.0//">
<!doctype html system "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd">|<!doctype html system "a">
<!doctype html public "-//as//dtd html 3.0 aswedit + extensions//">|<!doctype html system "about:legacy-compat">"""


def doctypes() -> Iterator[Case]:
    for text in DOCTYPES.replace("\n", "|").split("|"):
        yield Case(text)
        yield Case(text, iframe_srcdoc=True)
        yield Case(text, cannot_change_the_mode=True)


# --- Bytes -------------------------------------------------------------------------------------------------------

BYTES = [
    *(
        "\xef\xbb\xbf",
        "\xfe\xff",
        "\xff\xfe",
        "<\0?\0x\0",
        "\0<\0?\0x",
        "<?xml",
        "<!--",
        "-->",
        "<!",
        "</",
        "<?",
        "<",
    ),
    *(
        "<meta",
        " ",
        "/",
        ">",
        "=",
        '"',
        "'",
        "a",
        ";",
        "charset",
        "charset=",
        "content=",
        "http-equiv=",
        "encoding=",
    ),
    *(
        "content-type",
        "encoding",
        "utf-8",
        "koi8-r",
        "utf-16",
        "x-user-defined",
        "<meta charset=",
        "<a ",
        "\xe9",
    ),
    *(
        "<meta charset=x-user-defined>",
        "<?xml encoding=",
        "?>",
        "utf-16'",
        "koi8-r'",
        "<meta content='charset=",
        "<meta http-equiv=content-type content='",
        "<meta charset=koi8-r>",
        "<b a=b>",
    ),
    *(
        "<meta http-equiv=content-type content='charset=koi8-r'>",
        "<?xml encoding='koi8-r'?>",
        "<?xml version='1'?>",
    ),
    *(
        "\0<\0m\0e\0t\0a\0 \0c\0h\0a\0r\0s\0e\0t\0=\0g\0b\0k\0>",
        "<\0m\0e\0t\0a\0 \0c\0h\0a\0r\0s\0e\0t\0=\0g\0b\0k\0>\0",
    ),
]
BYTE_OPTIONS: list[dict[str, Any]] = [
    {},
    {},
    {},
    {"prescan_bytes": 0},
    {"detect_utf_8": True},
    {"encoding": "gbk"},
    {"transport_encoding": "gbk"},
    {"likely_encoding": "gbk"},
    {"container_encoding": "gbk"},
    {"container_encoding": "utf-16"},
    {"prescan_bytes": 0, "transport_encoding": "utf-16be"},
    {"prescan_bytes": 0, "likely_encoding": "utf-16be"},
    {"prescan_bytes": 0, "likely_encoding": "utf-16le"},
    {"prescan_bytes": 0, "detect_utf_8": True},
]


def byte_case(text: str, **options: Any) -> Case:
    return replaced(Case(bytes=text), **options)


def bytes_enumerated() -> Iterator[Case]:
    for options in BYTE_OPTIONS:
        for count in range(3):
            for words in itertools.product(BYTES, repeat=count):
                yield byte_case("".join(words), **options)


def bytes_at_random(chance: random.Random, count: int) -> Iterator[Case]:
    for _ in range(count):
        words = chance.choices(BYTES, k=chance.randrange(3, 9))
        yield byte_case("".join(words), **chance.choice(BYTE_OPTIONS))


# Documents that random search rarely finds.
SCENES = [
    Case("a<?start name='b'><?marker name='a'><?end><template for=a><template for=b></template>c</template>"),
    Case("a<?marker name='a'><?marker name='b'><template for=a><template for=b></template></template>"),
    Case("<html><?start name='a'><head></head><body><template for=a><table><b>"),
    Case("<select><selectedcontent><table>a<option selected><input><option><button><b><optgroup>"),
    Case("<select><option><selectedcontent></option><selectedcontent>"),
    Case(
        "<select><?start name='a'?><selectedcontent></selectedcontent><?end?><option>b</option><template for=a>"
    ),
    Case("<select><?start name='a'?><option>b</option><?end?><option>c</option><template for=a>"),
    Case("<select><selectedcontent></selectedcontent><b><div><option>a</option><option>c</option></b>"),
    Case("<select><selectedcontent></selectedcontent><b><option><div><option selected></b>"),
    Case("<select><option>a</option><b><div><selectedcontent></b>"),
    Case(
        "<template><select><selectedcontent><?start name='a'?><selectedcontent></selectedcontent><b></b><?end?>"
        "</selectedcontent></select><template for=a>"
    ),
    Case(bytes="<?xml encoding='utf-16'?>"),
]

# --- Themes: words that belong together ---------------------------------------------------------------

THEMES: dict[str, str] = {
    "patches": """<?marker name='a'>|<?marker name='b'>|<?start name='a'>|<?start name='b'>|<?end>|<?a>|<template for=a>
<template for=b>|<template for>|<template>|</template>|</template>|<b>|<p>|</b>|<table>|a|<div>|</div>|<td>
</table>|</body>|</html>|<html>|<head>|</head>|<body>|<svg>|<select>|<option>|<form>|<!-->""",
    "shadow roots": """<div>|<p>|<svg>|<math>|<x-a>|<font-face>|<b>|<a>|<table>|<td>|<html>|<head>|<body>|a|<pre>
<template shadowrootmode=open>|<template shadowrootmode=closed>|<template>|</template>|</template>|<input>
<template shadowrootmode=open shadowrootdelegatesfocus>|<template shadowrootmode=open shadowrootserializable>
<template shadowrootmode=open shadowrootslotassignment=manual>|<template shadowrootmode=open shadowrootclonable>
<template shadowrootmode=open shadowrootcustomelementregistry>|<frameset>|</body>|</head>|</div>""",
    "select": """<select>|<select multiple>|<select size=2>|<select size=a>|<option>|<option selected>|<option disabled>
<optgroup>|<optgroup disabled>|<selectedcontent>|</option>|</optgroup>|</select>|</selectedcontent>|a|<b>|<object>
<div>|<datalist>|<hr>|<input>|<svg>|<desc>|<template>|</template>|<table>|<td>|<button>|</button>|</b>""",
    "tables": """<table>|<tbody>|<thead>|<tr>|<td>|<th>|<caption>|<colgroup>|<col>|</table>|</tbody>|</tr>|</td>|</caption>
</colgroup>|</thead>|<template>|</template>|a| |<b>|</b>|<p>|<form>|<input>|<input type=hidden>|<svg>|<script>|<select>
</script>|<b></table>|<object>|</object>|<a>|</a>|<math>|<mi>""",
    "misnested": """<a>|</a>|<b>|</b>|<i>|</i>|<p>|</p>|<div>|</div>|<nobr>|</nobr>|<table>|</table>|<td>|<object>|</object>
<button>|</button>|a|<li>|<h1>|</h1>|<svg>|<desc>|<form>|</form>|<dd>|<dt>|</dd>|<li>|</li>|<ruby>|<rb>|<rp>|<rtc>
<template>|</template>|<b a>|<font a>""",
}
UNSAFE = "shadow roots"


def themed(chance: random.Random, words: Words, count: int) -> Iterator[Case]:
    for theme, text in THEMES.items():
        of_theme = text.replace("\n", "|").split("|")
        for _ in range(count):
            case = Case("".join(chance.choices(of_theme, k=chance.randrange(2, 9))), unsafe=theme == UNSAFE)
            if chance.randrange(4) == 0:
                case = replaced(case, context=chance.choice(words.contexts))
            yield case


# --- Mutation ----------------------------------------------------------------------------------------------------

PIECE = re.compile(r"<!--.*?-->|<[^<>]*>?|&#?\w*;?|[^<&]+", re.S)


def pieces(text: str) -> list[str]:
    return PIECE.findall(text)


def mutant(chance: random.Random, case: Case, other: Case, words: Words) -> Case:
    """The case after one or more small changes, some of which insert pieces of another case."""
    parts = pieces(case.html)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(parts) + 1)
        match chance.randrange(6):
            case 0 if parts:
                del parts[chance.randrange(len(parts))]
            case 1 if parts:
                parts.insert(place, chance.choice(parts))
            case 2:
                borrowed = pieces(other.html)
                start = chance.randrange(len(borrowed) + 1)
                parts[place:place] = borrowed[start : start + chance.randrange(1, 5)]
            case 3 if parts:
                parts[chance.randrange(len(parts))] = chance.choice(words.words)
            case 4 if parts:
                place = chance.randrange(len(parts))
                parts[place] = re.sub(
                    r"(?<=^<)[a-z]+|(?<=^</)[a-z]+", chance.choice(words.names), parts[place]
                )
            case _:
                parts.insert(place, chance.choice(words.words))
    found = replaced(case, html="".join(parts))
    match chance.randrange(12):
        case 0:
            found = replaced(found, context=chance.choice(words.contexts))
        case 1:
            found = replaced(Case(found.html), scripting=found.scripting, unsafe=found.unsafe)
        case 2:
            found = replaced(found, scripting=not found.scripting)
        case 3:
            found = replaced(found, unsafe=not found.unsafe)
        case _:
            pass
    return found if found.context or not (found.quirks or found.inside_form) else Case(found.html)


def mutants(chance: random.Random, pool: Pool, words: Words, count: int) -> Iterator[Case]:
    """Mutants of the pool's cases, chosen at random."""
    cases = sorted({case for case in pool.best.values() if case.bytes is None}, key=lambda case: case.cost)
    for _ in range(count):
        case, other = chance.choice(cases), chance.choice(cases)
        if len(case.html) < 300:
            yield mutant(chance, case, other, words)


# --- The search --------------------------------------------------------------------------------------------------


def search(pool: Pool, spec: Spec, known: Iterable[Case], rounds: int, seed: int = 1) -> None:
    """Searches for cases: first among existing documents, then from words, then at random."""
    chance = random.Random(seed)
    words = words_of(spec)
    pool.seek("existing documents", known)
    pool.seek("single words and pairs", enumerated(words))
    pool.seek("document types and scenes", [*doctypes(), *SCENES])
    pool.seek("bytes", bytes_enumerated())
    pool.seek("random bytes", bytes_at_random(chance, 20_000 * rounds))
    for number in range(1, rounds + 1):
        pool.seek(f"themes, round {number}", themed(chance, words, 10_000))
        pool.seek(f"mutants, round {number}", mutants(chance, pool, words, 20_000))
