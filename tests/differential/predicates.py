"""Known differences that no patch of the rules expresses.

Each is exact all the same: a change to the trees after which they must be equal, or a change to the input that makes
Lockstep give the other parser's tree. Neither looks for a word and lets everything else pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from lockstep_audit.cases import Case, replaced

from known import Cause, Difference


def equal_when(change: Callable[[str], str]) -> Callable[[Difference], bool]:
    """Whether the two trees, both changed in that way, are equal."""
    return lambda one: change(one.patched) == change(one.theirs)


def each_and_all(pattern: str, replacement: str) -> Callable[[Case], Iterator[Case]]:
    """The cases in whose input all matches are replaced, all but one, or only one."""

    def rewritten(case: Case) -> Iterator[Case]:
        text = case.html
        spans = [found.span() for found in re.finditer(pattern, text)]
        choices = [spans, *([span] for span in spans), *([other for other in spans if other != span] for span in spans)]
        for chosen in choices[:12]:
            parts, at = [], 0
            for start, end in chosen:
                parts += [text[at:start], replacement]
                at = end
            yield case.with_input("".join([*parts, text[at:]]))

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


def hangs_on_nested_options(one: Difference) -> bool:
    """No answer, where an option with descendant options may be copied into a selectedcontent element."""
    return not one.theirs.startswith("|") and "<selectedcontent>" in one.ours and has_inside(one.ours, "option", "option")


def has_inside(tree: str, outer: str, inner: str) -> bool:
    """Whether an element has such a descendant."""
    depths: list[int] = []  # of the outer elements that are open
    for line in tree.split("\n"):
        depth = len(line) - len(line[1:].lstrip(" "))
        depths = [one for one in depths if one < depth]
        if depths and line.endswith(f" <{inner}>"):
            return True
        if line.endswith(f" <{outer}>"):
            depths.append(depth)
    return False


def with_scripting(case: Case) -> Iterator[Case]:
    if case.context:
        yield replaced(case, scripting=True)


def last_reference_again(case: Case) -> Iterator[Case]:
    """With a numeric character reference of the input in place of an unfinished one at its end."""
    rest = re.sub(r"&#[xX]?\Z", "", case.html)
    for reference in re.findall(r"&#(?:[xX][0-9a-fA-F]+|[0-9]+)", rest) if rest != case.html else ():
        yield case.with_input(rest + reference + ";")


def not_parsed(one: Difference) -> bool:
    """Theirs is the input of a script or style context as it is."""
    return one.case.context in ("script", "style") and one.theirs == f'| "{one.case.html}"'


def with_sorted_raw_text(tree: str) -> str:
    """With the children of style, textarea and title elements, and the characters of their text, sorted."""
    return with_children(
        tree, r"\| +<(style|textarea|title)>", lambda text, others: ["".join(sorted(text)), *sorted(others)]
    )


def with_sorted_shadow_roots(tree: str) -> str:
    """With the children of each shadow root sorted, and all text directly in it as one."""
    return with_children(tree, r"\| +#shadow-root", lambda text, others: [text, *sorted(others)])


def with_children(tree: str, parent: str, change: Callable[[str, list[str]], list[str]]) -> str:
    """With what `change` makes of the text in each node whose line the pattern matches, and of its other children."""
    lines = re.split(r"\n(?=\| )", tree)

    def children(at: int, depth: int) -> tuple[list[str], int]:
        """The children at that depth, with what is in them, from a line on, and where they end."""
        found = []
        while at < len(lines) and len(lines[at]) - len(lines[at][1:].lstrip(" ")) >= depth:
            line = lines[at]
            inside, at = children(at + 1, depth + 2)
            if re.match(parent, line):
                texts = [child for child in inside if re.match(r'\| +"', child)]
                text = "".join(re.sub(r'^\| +"|"$', "", one) for one in texts)
                inside = change(text, [child for child in inside if child not in texts])
            found.append("\n".join([line, *inside]))
        return found, at

    return "\n".join(children(0, 2)[0])


UNFINISHED_DOCTYPE = r"(?is)<!d[^>]*\Z"
MARK = "\u2023"  # stands for itself everywhere, and in no generated case

WHITE_SPACE_REFERENCES = Cause(
    "white space written as a character reference is text before body",
    "#the-initial-insertion-mode, #the-before-html-insertion-mode, #the-before-head-insertion-mode",
    '{"html": "&#xa;x"}',
    explains=equal_when(without_white_space_before_body),
)

REPLACEMENT_CHARACTERS_AND_FRAMESETS = Cause(
    "U+FFFD does not set the frameset-ok flag",
    "#parsing-main-inbody, any other character",
    '{"html": "\\ufffd<frameset>"}',
    explains=frameset_after_replacement_characters,
)

NUL_IN_RAW_CONTEXTS = Cause(
    "U+0000 is dropped where the text of a fragment's context is raw",
    "#rcdata-state, #rawtext-state",
    '{"html": "\\u0000", "context": "title"}',
    rewrites=each_and_all("\0", ""),
)

UNFINISHED_NOSCRIPT = Cause(
    "the text of an unfinished noscript in a template context is lost",
    "#parsing-main-incdata, end-of-file",
    '{"html": "<noscript><a", "context": "template", "scripting": true}',
    explains=equal_when(without_text_of_noscript),
)

CHROMIUM = [
    WHITE_SPACE_REFERENCES,
    Cause(
        "&#x; in text becomes U+FFFD",
        "#hexadecimal-character-reference-start-state",
        '{"html": "&#x;"}',
        rewrites=each_and_all("(?i)&#x;", "\ufffd"),
    ),
    REPLACEMENT_CHARACTERS_AND_FRAMESETS,
    NUL_IN_RAW_CONTEXTS,
    UNFINISHED_NOSCRIPT,
    Cause(
        "CR before the > of a tag takes the LF after it along",
        "#preprocessing-the-input-stream",
        '{"html": "<b>x</b\\r>\\ny"}',
        rewrites=each_and_all("(?<=>)\n", ""),
    ),
    Cause(
        "never ends when an option that has options inside is copied into a selectedcontent element",
        "#maybe-clone-an-option-into-selectedcontent",
        '{"html": "<select><selectedcontent></selectedcontent><option><b><option selected>"}',
        explains=hangs_on_nested_options,
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


FIREFOX = [
    Cause(
        "noscript is raw text in fragments without scripting too",
        "#html-fragment-parsing-algorithm",
        '{"html": "<noscript><b>", "context": "div"}',
        rewrites=with_scripting,
    ),
    Cause(
        "text after white space does not set the frameset-ok flag",
        "#parsing-main-inbody, any other character",
        '{"html": "<b> y<frameset>"}',
        rewrites=each_and_all(r"(?:(?<=[>;\r\0])|^)[ \t\n\f]+[^<&\r\0]+", " "),
    ),
    NUL_IN_RAW_CONTEXTS,
    Cause(
        "the text of a script or style context is not parsed: CR and U+0000 are kept",
        "#preprocessing-the-input-stream, #script-data-state",
        '{"html": "\\r", "context": "style"}',
        explains=not_parsed,
    ),
    Cause(
        "an unfinished CDATA mark at the end is no comment",
        "#markup-declaration-open-state",
        '{"html": "<svg><![CD"}',
        rewrites=each_and_all(r"<!\[[CDAT]*\Z", ""),
    ),
    Cause(
        "an unfinished numeric character reference at the end stands for the one before it",
        "#numeric-character-reference-state",
        '{"html": "&#65;&#"}',
        rewrites=last_reference_again,
    ),
    Cause(
        "the newline after the start tag of a textarea or pre is dropped behind U+0000 too",
        "#parsing-main-inbody, start tag textarea",
        '{"html": "<textarea>\\u0000\\nx"}',
        rewrites=each_and_all("(?<=\0)\r?\n", ""),
    ),
    Cause(
        "what is foster-parented in a shadow root is appended to it",
        "#appropriate-place-for-inserting-a-node",
        '{"html": "<div><template shadowrootmode=open><table>x", "scripting": true, "unsafe": true}',
        explains=equal_when(with_sorted_shadow_roots),
    ),
    Cause(
        "an unfinished reference or tag at the end is apart from the table's text before it",
        "#parsing-main-intabletext",
        '{"html": "<table> &"}',
        rewrites=each_and_all(r"(?=(&#?[xX]?\w*|<)\Z)", "<!doctype>"),
    ),
    Cause(
        "a DOCTYPE in a table's text does not divide it",
        "#parsing-main-intabletext",
        '{"html": "<table>c<!doctype> "}',
        rewrites=each_and_all("(?is)<!doctype[^>]*>", ""),
    ),
]

WEBKIT = [
    WHITE_SPACE_REFERENCES,
    REPLACEMENT_CHARACTERS_AND_FRAMESETS,
    NUL_IN_RAW_CONTEXTS,
    UNFINISHED_NOSCRIPT,
    Cause(
        "an unfinished DOCTYPE at the end is lost, and with it the whole tree where nothing stands before it",
        "#before-doctype-name-state",
        '{"html": "<p><!doctype a"}',
        explains=lambda one: not one.theirs and bool(re.fullmatch(UNFINISHED_DOCTYPE, one.case.html)),
        rewrites=each_and_all(UNFINISHED_DOCTYPE, ""),
    ),
]

# For documents whose scripts run.
CHROMIUM_SCRIPTED = [
    Cause(
        "raw text that a nested document.write() leaves is inserted after what the script appends next",
        "#insert-a-character",
        '{"html": "<p>"}',
        explains=equal_when(with_sorted_raw_text),
    ),
]

SCRIPTED: dict[str, list[Cause]] = {"chromium": CHROMIUM_SCRIPTED}
PREDICATES: dict[str, list[Cause]] = {"chromium": CHROMIUM, "firefox": FIREFOX, "parse5": PARSE5, "webkit": WEBKIT}
