"""Known differences that no patch of the rules can express.

Each predicate is still exact: a change to the trees after which they must be equal, or a change to the input
that makes Lockstep give the other parser's tree. No predicate searches for a word and accepts everything
else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from known import Cause, Difference
from lockstep_cases.cases import Case, replaced


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
    body = re.split(r"^\| +<body>$", one.patched, maxsplit=1, flags=re.MULTILINE)[1:]
    text = "".join(re.findall(r'^\|\s+"(.*?)"$', "".join(body), re.MULTILINE | re.DOTALL))
    return " <frameset>" in one.theirs and " <body>" not in one.theirs and "\ufffd" in text


def without_text_of_noscript(tree: str) -> str:
    return re.sub(r'(\n?\|( *)<noscript>)\n\|\2  "[^"]*"$', r"\1", tree, flags=re.MULTILINE)


def without_white_space_before_body(tree: str) -> str:
    """Without the white space that the body, or a frameset, begins with."""
    tree = re.sub(r'(\n\|   <body>\n(?:\|       .*\n)*\|     ")[ \t\n\f\r]+', r"\1", tree)
    return tree.replace('\n|     ""', "")


def has_nested_options_to_copy(tree: str) -> bool:
    """Whether an option that contains another may be copied into a selectedcontent element."""
    return "<selectedcontent>" in tree and has_inside(tree, "option", "option")


def lines_with_depths(tree: str) -> list[tuple[str, int]]:
    """Each node's line, with the text of a Text node on one, and how far it is indented."""
    return [(line, len(line) - len(line[1:].lstrip(" "))) for line in re.split(r"\n(?=\| )", tree)]


def has_inside(tree: str, outer: str, inner: str) -> bool:
    """Whether an element has such a descendant."""
    depths: list[int] = []  # of the outer elements that are open
    for line, depth in lines_with_depths(tree):
        depths = [one for one in depths if one < depth]
        if depths and line.endswith(f" <{inner}>"):
            return True
        if line.endswith(f" <{outer}>"):
            depths.append(depth)
    return False


def without_copies(tree: str) -> tuple[str, list[str]]:
    """The tree without what is in selectedcontent elements, and what that is for each of them."""
    kept: list[str] = []
    copies: list[str] = []
    outer = 0  # depth of the selectedcontent element that the line is in
    for line, depth in lines_with_depths(tree):
        if outer and depth > outer:
            is_attribute = not copies[-1] and re.match(r'\| +[^ <"#]\S*( \S+)?="', line)
            if not is_attribute:
                copies[-1] += line + "\n"
            continue
        outer = 0
        kept.append(line)
        if line.endswith(" <selectedcontent>"):
            outer = depth
            copies.append("")
    return "\n".join(kept), copies


def differ_in_copies(one: Difference) -> bool:
    return without_copies(one.patched)[0] == without_copies(one.theirs)[0]


def differ_in_several_copies(one: Difference) -> bool:
    return differ_in_copies(one) and one.patched.count(" <selectedcontent>") > 1


def differ_in_copies_in_options(one: Difference) -> bool:
    return differ_in_copies(one) and has_inside(one.theirs, "option", "selectedcontent")


def they_lack_the_copy(one: Difference) -> bool:
    """In each selectedcontent they have the end of what we have."""
    (ours, copies), (theirs, others) = without_copies(one.patched), without_copies(one.theirs)
    ends = [re.sub(r'^\| +"', "", other) for other in others]
    return ours == theirs and all(copy.endswith(end) for copy, end in zip(copies, ends, strict=True))


def they_copy_inner_options(one: Difference) -> bool:
    """One of the selectedcontent elements has options in it."""
    return differ_in_copies(one) and any("<option>" in copy for copy in without_copies(one.ours + "\n" + one.patched)[1])


def we_clear_a_copy(one: Difference) -> bool:
    """Each selectedcontent has the same for both, or nothing for us."""
    (ours, copies), (theirs, others) = without_copies(one.patched), without_copies(one.theirs)
    return ours == theirs and all(copy in ("", other) for copy, other in zip(copies, others, strict=True))


def with_scripting(case: Case) -> Iterator[Case]:
    if case.context:
        yield replaced(case, scripting=True)


def without_scripting(case: Case) -> Iterator[Case]:
    if case.context == "template":
        yield replaced(case, scripting=False)


def without_text_at_the_end(case: Case) -> Iterator[Case]:
    if case.context == "colgroup":
        yield case.with_input(re.sub(r"[^>]*\Z", "", case.html))


def last_reference_again(case: Case) -> Iterator[Case]:
    """With a numeric character reference of the input in place of an unfinished one at its end."""
    rest = re.sub(r"&#[xX]?\Z", "", case.html)
    for reference in re.findall(r"&#(?:[xX][0-9a-fA-F]+|[0-9]+)", rest) if rest != case.html else ():
        yield case.with_input(rest + reference + ";")


def not_parsed(one: Difference) -> bool:
    """Theirs is the input of a script or style context as it is."""
    return one.case.context in ("script", "style") and one.theirs == f'| "{one.case.html}"'


def with_sorted_raw_text(tree: str) -> str:
    """The tree with the children of style, textarea and title elements, and the characters of their text,
    sorted."""
    return with_children(
        tree, r"\| +<(style|textarea|title)>", lambda text, others: ["".join(sorted(text)), *sorted(others)]
    )


def with_sorted_shadow_roots(tree: str) -> str:
    """The tree with the children of each shadow root sorted, and all text directly in it joined."""
    return with_children(tree, r"\| +#shadow-root", lambda text, others: [text, *sorted(others)])


def with_children(tree: str, parent: str, change: Callable[[str, list[str]], list[str]]) -> str:
    """The tree in which `change` has replaced the text and the other children of each node whose line the
    pattern matches."""
    lines = lines_with_depths(tree)

    def children(at: int, depth: int) -> tuple[list[str], int]:
        """The children at that depth, with what is in them, from a line on, and where they end."""
        found = []
        while at < len(lines) and lines[at][1] >= depth:
            line = lines[at][0]
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

CDATA_IN_INTEGRATION_POINTS = Cause(
    "a CDATA section in an integration point is a comment",
    "#markup-declaration-open-state",
    '{"html": "<math><mi><![CDATA[x]]>"}',
    rewrites=each_and_all(r"<!\[CDATA\[", f"<!{MARK}[CDATA["),
    restored=MARK,
)

NOSCRIPT_IN_TEMPLATE_CONTEXT = Cause(
    "noscript in a template context is parsed as without scripting",
    "#html-fragment-parsing-algorithm",
    '{"html": "<noscript><a>x", "context": "template", "scripting": true}',
    rewrites=without_scripting,
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
        "CR in a tag swallows an LF that follows the next character",
        "#preprocessing-the-input-stream",
        '{"html": "<b>x</b\\r>\\ny"}',
        rewrites=each_and_all("(?<=>)\n|(?<=\r[^\n])\n", ""),
    ),
    Cause(
        "each selectedcontent element of a select gets a copy, and keeps it",
        "#clear-a-select's-non-primary-selectedcontent-elements",
        '{"html": "<select><selectedcontent></selectedcontent><selectedcontent><option>"}',
        explains=differ_in_several_copies,
    ),
    Cause(
        "a selectedcontent element in an option of a fragment or template is disabled",
        "#the-selectedcontent-element",
        '{"html": "<template><select><option><selectedcontent>"}',
        explains=differ_in_copies_in_options,
    ),
    Cause(
        "an option that its copy replaces leaves no copy",
        "#maybe-clone-an-option-into-selectedcontent",
        '{"html": "<select><selectedcontent><option>a"}',
        explains=they_lack_the_copy,
    ),
    Cause(
        "of options inside a selectedcontent element, another one is copied, or at another time",
        "#maybe-clone-an-option-into-selectedcontent",
        '{"html": "<b><select><selectedcontent><b><option>a<div><option>b<h2></b>"}',
        explains=they_copy_inner_options,
    ),
    Cause(
        "the removal of a selectedcontent element does not update the others",
        "#the-selectedcontent-element",
        """{"html": "<template><select><selectedcontent><li><?start name='a'?><selectedcontent></selectedcontent>x<template for=a>"}""",
        explains=we_clear_a_copy,
    ),
    Cause(
        "foster-parented text at the end of a template for a marker is lost",
        "#appropriate-place-for-inserting-a-node, step 4",
        """{"html": "a<?marker name='a'>-<template for=a><tbody>b"}""",
        rewrites=each_and_all(r"(?i)[^<>]+(?=</template|\Z)", ""),
    ),
    Cause(
        "pending table text at the end of a colgroup fragment is lost",
        "#parsing-main-intabletext",
        '{"html": "<template><table>a", "context": "colgroup"}',
        rewrites=without_text_at_the_end,
    ),
    NOSCRIPT_IN_TEMPLATE_CONTEXT,
    Cause(
        "never ends when an option that has options inside is copied into a selectedcontent element",
        "#maybe-clone-an-option-into-selectedcontent",
        '{"html": "<select><selectedcontent></selectedcontent><option><b><option selected>"}',
        breaks=has_nested_options_to_copy,
        explains=lambda one: not one.theirs.startswith("|") and "<selectedcontent>" in one.ours and "<option>" in one.ours,
    ),
]

PARSE5 = [
    Cause(
        "adjacent U+0000 in foreign content become one U+FFFD",
        "#parsing-main-inforeign, U+0000",
        '{"html": "<svg>\\u0000\\u0000"}',
        rewrites=each_and_all("\0\0+", "\0"),
    ),
    CDATA_IN_INTEGRATION_POINTS,
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
        "an unfinished CDATA mark at the end is not a comment",
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
        "the newline after the start tag of a textarea or pre is dropped after U+0000 too",
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
    NOSCRIPT_IN_TEMPLATE_CONTEXT,
    CDATA_IN_INTEGRATION_POINTS,
    Cause(
        "an unfinished DOCTYPE at the end is lost, and so is the whole tree if nothing precedes it",
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
