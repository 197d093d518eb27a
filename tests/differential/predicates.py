"""Known differences that no patch of the rules expresses.

Each is exact all the same: a change to the trees after which they must be equal, or a change to the input that makes
Lockstep give the other parser's tree. Neither looks for a word and lets everything else pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from known import Cause, Difference


def equal_when(change: Callable[[str], str]) -> Callable[[Difference], bool]:
    """Whether the two trees, both changed in that way, are equal."""
    return lambda one: change(one.patched) == change(one.theirs)


def each_and_all(pattern: str, replacement: str) -> Callable[[str], Iterator[str]]:
    """The inputs in which all matches are replaced, all but one, or only one."""

    def rewritten(text: str) -> Iterator[str]:
        spans = [found.span() for found in re.finditer(pattern, text)]
        choices = [spans, *([span] for span in spans), *([other for other in spans if other != span] for span in spans)]
        for chosen in choices[:12]:
            parts, at = [], 0
            for start, end in chosen:
                parts += [text[at:start], replacement]
                at = end
            yield "".join([*parts, text[at:]])

    return rewritten


def frameset_after_replacement_characters(one: Difference) -> bool:
    """Theirs has a frameset, ours a body with U+FFFD in its text."""
    body = one.patched.partition("\n|   <body>")[2]
    text = "".join(re.findall(r'^\|\s+"(.*?)"$', body, re.MULTILINE | re.DOTALL))
    return "\n|   <frameset>" in one.theirs and "\n|   <body>" not in one.theirs and "\ufffd" in text


def without_text_of_noscript(tree: str) -> str:
    return re.sub(r'(\n?\|( *)<noscript>)\n\|\2  "[^"]*"$', r"\1", tree, flags=re.MULTILINE)


def without_white_space_before_body(tree: str) -> str:
    """Without the white space that the body, or a frameset, begins with."""
    tree = re.sub(r'(\n\|   <body>\n(?:\|       .*\n)*\|     ")[ \t\n\f\r]+', r"\1", tree)
    return tree.replace('\n|     ""', "")


MARK = "\u2023"  # stands for itself everywhere, and in no generated case

CHROMIUM = [
    Cause(
        "white space written as a character reference is text before body",
        "#the-initial-insertion-mode, #the-before-html-insertion-mode, #the-before-head-insertion-mode",
        '{"html": "&#xa;x"}',
        explains=equal_when(without_white_space_before_body),
    ),
    Cause(
        "&#x; in text becomes U+FFFD",
        "#hexadecimal-character-reference-start-state",
        '{"html": "&#x;"}',
        rewrites=each_and_all("(?i)&#x;", "\ufffd"),
    ),
    Cause(
        "U+FFFD does not set the frameset-ok flag",
        "#parsing-main-inbody, any other character",
        '{"html": "\\ufffd<frameset>"}',
        explains=frameset_after_replacement_characters,
    ),
    Cause(
        "U+0000 is dropped where the text of a fragment's context is raw",
        "#rcdata-state, #rawtext-state",
        '{"html": "\\u0000", "context": "title"}',
        rewrites=each_and_all("\0", ""),
    ),
    Cause(
        "the text of an unfinished noscript in a template context is lost",
        "#parsing-main-incdata, end-of-file",
        '{"html": "<noscript><a", "context": "template", "scripting": true}',
        explains=equal_when(without_text_of_noscript),
    ),
    Cause(
        "CR before the > of a tag takes the LF after it along",
        "#preprocessing-the-input-stream",
        '{"html": "<b>x</b\\r>\\ny"}',
        rewrites=each_and_all("(?<=>)\n", ""),
    ),
]

PARSE5 = [
    Cause(
        "adjacent U+0000 in foreign content become one U+FFFD",
        "#parsing-main-inforeign, U+0000",
        '{"html": "<svg>\\u0000\\u0000"}',
        rewrites=each_and_all("\0\0+", "\0"),
    ),
    Cause(
        "a CDATA section in an integration point is a comment",
        "#markup-declaration-open-state",
        '{"html": "<math><mi><![CDATA[x]]>"}',
        rewrites=each_and_all(r"<!\[CDATA\[", f"<!{MARK}[CDATA["),
        restored=MARK,
    ),
]

PREDICATES: dict[str, list[Cause]] = {"chromium": CHROMIUM, "parse5": PARSE5}
