"""Characters as written in the rules of the tokenizer: 'a', NUL, ASCII alpha."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .diagnostics import Location, Problems, nearest

NAMED_CHARACTERS = {"NUL": 0x00, "TAB": 0x09, "LF": 0x0A, "FF": 0x0C, "CR": 0x0D, "SPACE": 0x20}
UPPER = frozenset(range(ord("A"), ord("Z") + 1))
LOWER = frozenset(range(ord("a"), ord("z") + 1))
DIGIT = frozenset(range(ord("0"), ord("9") + 1))
WHITESPACE = frozenset(b"\t\n\f\r ")
CLASSES = {
    "ASCII upper alpha": UPPER,
    "ASCII lower alpha": LOWER,
    "ASCII alpha": UPPER | LOWER,
    "ASCII digit": DIGIT,
    "ASCII alphanumeric": UPPER | LOWER | DIGIT,
    "ASCII upper hex digit": frozenset(range(ord("A"), ord("F") + 1)),
    "ASCII lower hex digit": frozenset(range(ord("a"), ord("f") + 1)),
    "ASCII hex digit": DIGIT
    | frozenset(range(ord("A"), ord("F") + 1))
    | frozenset(range(ord("a"), ord("f") + 1)),
}
CHARACTER_WORDS = [r"'.'", *sorted(CLASSES, key=len, reverse=True), *NAMED_CHARACTERS, "EOF"]
CHARACTER_TOKEN = re.compile(rf"(?:{'|'.join(CHARACTER_WORDS)})(?!\S)|ASCII(?: [a-z]+)+|\S+")


def character_codes(text: str, location: Location, problems: Problems) -> tuple[frozenset[int], bool]:
    codes: set[int] = set()
    eof = False
    for match in CHARACTER_TOKEN.finditer(text):
        word = match[0]
        found: frozenset[int] = frozenset()
        if word == "EOF":
            eof = True
        elif word in CLASSES:
            found = CLASSES[word]
        elif word in NAMED_CHARACTERS:
            found = frozenset({NAMED_CHARACTERS[word]})
        elif len(word) == 3 and word[0] == word[2] == "'" and ord(word[1]) < 0x80:
            found = frozenset({ord(word[1])})
        else:
            known = [*CLASSES, *NAMED_CHARACTERS, "EOF", "else", "always", "on entry"]
            problems.add(location, f"“{word}” names no character{nearest(word, known)}")
        if codes & found:
            both = " ".join(repr(chr(code)) for code in sorted(codes & found))
            problems.add(location, f"“{text}” has {both} twice")
        codes |= found
    return frozenset(codes), eof


def character_cpp(text: str) -> str:
    """C++ for 'x', U+FFFD or a named character, as a char32_t value."""
    if text.startswith("U+"):
        return f"U'\\u{text[2:]:0>4}'"
    if text in NAMED_CHARACTERS:
        return f"U'\\x{NAMED_CHARACTERS[text]:02x}'"
    return "U'" + text[1].replace("\\", "\\\\").replace("'", "\\'") + "'"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def byte_ranges_cpp(codes: frozenset[int]) -> str:
    """A C++ test of `c` against the codes, as classes and ranges."""
    tests: list[str] = []
    for name, known in (("is_ascii_whitespace", WHITESPACE), ("is_ascii_alphanumeric", CLASSES["ASCII alphanumeric"])):
        if known <= codes:
            tests.append(f"{name}(c)")
            codes -= known
    ranges: list[tuple[int, int]] = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1] = (ranges[-1][0], code)
        else:
            ranges.append((code, code))
    for low, high in ranges:
        if high - low < 2:
            tests += [f"c == {byte_cpp(code)}" for code in range(low, high + 1)]
        else:
            tests.append(f"(c >= {byte_cpp(low)} && c <= {byte_cpp(high)})")
    return " || ".join(tests) or "false"


def bytes_cpp(codes: Sequence[int]) -> str:
    """A C++ string of bytes, with its length if it contains zeros."""
    text = "".join(chr(code) if 32 <= code < 127 and chr(code) not in '"\\' else f"\\{code:03o}" for code in codes)
    return f'std::string_view("{text}", {len(codes)})' if 0 in codes else f'"{text}"'


def byte_cpp(code: int) -> str:
    names = {0: "'\\0'", 9: "'\\t'", 10: "'\\n'", 12: "'\\f'", 13: "'\\r'", 39: "'\\''", 92: "'\\\\'"}
    return names.get(code) or (f"'{chr(code)}'" if 32 <= code < 127 else f"'\\x{code:02x}'")
