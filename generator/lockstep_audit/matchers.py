"""What a row of a state or a case of an insertion mode matches, parsed from its heading on the page."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import AbstractSet

from lockstep_rules.characters import CLASSES, NAMED_CHARACTERS

NAMES = {code: name for name, code in NAMED_CHARACTERS.items()}
CODE_POINT = re.compile(r"U\+([0-9A-F]{4,6})")
QUOTED = re.compile(r"[\"“]([^\"“”]+)[\"”]")

Token = tuple[str, str]  # kind; tag name, "*" or ""


def character_name(code: int) -> str:
    """A character as written in the rules."""
    return NAMES.get(code) or (f"'{chr(code)}'" if 0x20 < code < 0x7F else f"U+{code:04X}")


def characters_text(codes: AbstractSet[int]) -> str:
    """Lists characters: classes by name, single characters one by one."""
    left, words = set(codes), []
    for name, members in sorted(CLASSES.items(), key=lambda item: -len(item[1])):
        if members <= left:
            words.append(name)
            left -= members
    return " ".join([*words, *(character_name(code) for code in sorted(left))])


@dataclass(frozen=True)
class Characters:
    """The characters that a row of a state matches."""

    codes: frozenset[int] = frozenset()
    eof: bool = False
    strings: tuple[str, ...] = ()
    rest: bool = False
    prose: str = ""  # a heading that names no characters

    def __str__(self) -> str:
        words = [characters_text(self.codes)] if self.codes else []
        words += ["EOF"] * self.eof + [f'"{string}"' for string in self.strings] + ["else"] * self.rest
        return " ".join(words) or self.prose


def characters(headings: list[str]) -> Characters:
    codes: set[int] = set()
    strings: list[str] = []
    prose: list[str] = []
    eof = rest = False
    for text in headings:
        quoted = QUOTED.search(text)
        points = [int(code, 16) for code in CODE_POINT.findall(text)]
        known = next((name for name in CLASSES if text.lower() == name.lower()), "")
        if text.lower() in ("anything else", "otherwise"):
            rest = rest or text.lower() == "anything else"
            prose += ["otherwise"] if text.lower() == "otherwise" else []
        elif text == "EOF":
            eof = True
        elif known:
            codes |= CLASSES[known]
        elif text.lower().startswith("two ") and len(points) == 1:
            strings.append(chr(points[0]) * 2)
        elif quoted and len(quoted[1]) > 1:
            strings.append(quoted[1])
        elif len(points) == 1 and text.startswith("U+"):
            codes.add(points[0])
        else:
            prose.append(text)
    return Characters(frozenset(codes), eof, tuple(strings), rest, "; ".join(prose))


WRITTEN = re.compile(r"'(.)'|U\+([0-9A-F]{4,6})|\"([^\"]+)\"|\b(" + "|".join(NAMED_CHARACTERS) + r")\b")


def characters_in_rule(words: str) -> set[int]:
    """The characters that the statements of a rule name; those in strings count only if the string has no
    letters."""
    found: set[int] = set()
    for one, point, string, name in WRITTEN.findall(words):
        found |= {ord(one)} if one else set()
        found |= {int(point, 16)} if point else set()
        found |= {NAMED_CHARACTERS[name]} if name else set()
        found |= set(map(ord, string)) if string and not re.search("[A-Za-z]", string) else set()
    return found


def characters_in_text(text: str) -> set[int]:
    """The characters that the page names, with the code point of each."""
    return {int(point, 16) for point in CODE_POINT.findall(text)}


def row_name(match: Characters, headings: list[str]) -> str:
    """The row's name in ids, from its first heading, so that a change to another heading does not rename
    it."""
    first = characters(headings[:1])
    return (
        str(first) if first.codes or first.eof or first.strings or first.rest else first.prose or str(match)
    )


@dataclass(frozen=True)
class Tokens:
    """The tokens that a case of an insertion mode matches. Guarded tokens match only under a condition."""

    free: frozenset[Token] = frozenset()
    guarded: frozenset[Token] = frozenset()
    prose: str = ""
    order: tuple[Token, ...] = field(default=(), compare=False)

    @property
    def all(self) -> frozenset[Token]:
        return self.free | self.guarded


SIMPLE = (
    ("any other start tag", ("start tag", "*")),
    ("any other end tag", ("end tag", "*")),
    ("anything else", ("anything else", "")),
    ("a comment token", ("comment", "")),
    ("a processing instruction token", ("processing instruction", "")),
    ("a doctype token", ("DOCTYPE", "")),
    ("an end-of-file token", ("end-of-file", "")),
)
TAGS = re.compile(r"an? (start|end) tag(?: token)? whose tag name is ", re.IGNORECASE)


def heading_tokens(text: str) -> tuple[list[Token], str]:
    """The tokens of one heading, and its condition."""
    subject, _, guard = re.sub(r",? (if|when) ", "\0if ", text, count=1).partition("\0if ")
    low = subject.lower().strip(" ,")
    for words, token in SIMPLE:
        if low == words:
            return [token], guard
    if re.match(r"(a|any other) character token\b", low):
        if "u+0000" in low:
            return [("NUL", "")], guard
        return [("whitespace" if "u+0009" in low else "character", "")], guard
    found = TAGS.match(subject)
    if found:
        names = QUOTED.findall(subject[found.end() :])
        return [(f"{found[1].lower()} tag", name) for name in names], guard
    return [], guard


def tokens(headings: list[str]) -> Tokens:
    free: list[Token] = []
    guarded: list[Token] = []
    prose: list[str] = []
    for text in headings:
        found, guard = heading_tokens(text)
        (guarded if guard else free).extend(found)
        if not found:
            prose.append(text)
    return Tokens(frozenset(free), frozenset(guarded), "; ".join(prose), tuple(free + guarded))


def token_text(token: Token) -> str:
    kind, tag = token
    return f"any other {kind}" if tag == "*" else f"{kind} {tag}".strip()


def tokens_text(found: AbstractSet[Token]) -> str:
    """Writes tokens as in the rules: first those without a tag name, then start tags and end tags, with their
    names in alphabetical order."""
    words = [token_text(token) for token in sorted(found) if token[1] in ("", "*")]
    for kind in ("start tag", "end tag"):
        tags = sorted(tag for found_kind, tag in found if found_kind == kind and tag != "*")
        words += [f"{kind} {' '.join(tags)}"] if tags else []
    return ", ".join(words)


def case_name(headings: list[str]) -> str:
    """The case's name in ids, from its first token, so that a change to another tag does not rename it."""
    found, _ = heading_tokens(headings[0])
    return token_text(found[0]) if found else headings[0]
