"""Runs the selector tests of web-platform-tests through `lockstep cases`.

    LOCKSTEP_BINARY=build/lockstep python3 tests/conformance/wpt_selectors_test.py

Their files (lists of selectors, and calls such as test_valid_selector('a > b')) are read as data; no script
runs. The files are searched for in $LOCKSTEP_TESTDATA/wpt and then in ../shared/wpt beside the project; the
exit code is 77 if there are none. Tests that need scripts, style sheets or elements that no parser creates
are counted as skipped.
"""

from __future__ import annotations

import collections
import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
SELECTORS = "dom/nodes/selectors.js"
CONTENT = "dom/nodes/ParentNode-querySelector-All-content.html"
# The folders of further files that may have calls and lists.
FOLDERS = ("css/selectors", "css/css-scoping", "css/css-shadow-parts")
# The fewest tests to be read from a file, if it is there, so that a change to its form is noticed.
FEWEST = {
    SELECTORS: 150,
    "css/selectors/anplusb-selector-parsing.html": 100,
    "css/selectors/attribute-selectors/attribute-case/semantics.html": 80,
    "css/selectors/attribute-selectors/attribute-case/syntax.html": 60,
    "css/selectors/has-basic.html": 16,
    "css/selectors/has-relative-argument.html": 30,
    "css/selectors/is-where-parsing.html": 25,
    "css/selectors/parsing/parse-has.html": 25,
    "css/selectors/parsing/parse-is-where.html": 25,
    "css/selectors/parsing/parse-not.html": 20,
}

# Selectors of selectors.js that match what its script adds to the document.
MADE_BY_SCRIPT = r"^#(any|no)-namespace|^(null|undefined)\b|\[\*\|TiTlE\]"

# Tests that Lockstep does not pass, by a part of the file's name and the start of the selector, and why. It is an error
# if all tests of an entry pass.
DEVIATIONS = {
    ("selectors.js", "#head :link"): (
        "#selector-link: links are elements a and area with href; link elements were removed after the test was written"
    ),
    ("selectors.js", ":target"): "#the-target-pseudo: what `lockstep cases` parses has no URL with a fragment",
    ("is-where", ":is(# "): (
        "#parse-as-a-forgiving-selector-list: invalid selectors are left out, and whether bad tokens may be among them "
        "is undecided (csswg-drafts issue 11966, wpt issue 60369); Chromium takes it as well"
    ),
    ("parse-has-slotted.tentative", ":"): "a proposal (csswg-drafts pull request 10586) that Lockstep does not have",
}

# Selectors with a pseudo-element, which are valid and match nothing for querySelectorAll(), are errors of Lockstep
# (lockstep/selector.h): nothing else tells the caller that they can match no element.
PSEUDO_ELEMENT = re.compile("is a pseudo-element")


class Literals:
    """Reads literals of JavaScript. Names become Name, and so do expressions with `|`."""

    class Name(str):
        pass

    SPACE = re.compile(r"(?:\s|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
    STRING = re.compile(r"""(["'`])((?:\\.|(?!\1).)*)\1""", re.DOTALL)
    NAMES = re.compile(r"[\w$.-]+(?:\s*\|\s*[\w$.-]+)*")
    ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
    CONTROLS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "b": "\b", "v": "\v", "0": "\0", "\n": ""}

    def __init__(self, text: str, at: int = 0) -> None:
        self.text = text
        self.at = at

    def skip(self) -> str:
        self.at = self.SPACE.match(self.text, self.at).end()
        return self.text[self.at : self.at + 1]

    def take(self, character: str) -> bool:
        found = self.skip() == character
        self.at += found
        return found

    def value(self) -> Any:
        if self.take("["):
            return list(self.until("]", self.value))
        if self.take("{"):
            return dict(self.until("}", self.member))
        string = self.STRING.match(self.text, self.at)
        if string is not None and not (string[1] == "`" and "${" in string[2]):
            self.at = string.end()
            return self.ESCAPE.sub(self.unescaped, string[2])
        name = self.NAMES.match(self.text, self.at)
        if name is None:
            raise ValueError(f"no literal: {self.text[self.at : self.at + 40]!r}")
        self.at = name.end()
        return self.Name(name[0])

    def member(self) -> tuple[str, Any]:
        key = self.value()
        if not self.take(":"):
            raise ValueError(f"no ':' after {key!r}")
        return key, self.value()

    def until(self, closer: str, item: Callable[[], Any]) -> Iterator[Any]:
        while not self.take(closer):
            yield item()
            self.take(",")

    def unescaped(self, found: re.Match[str]) -> str:
        digits = found[1] or found[2]
        return chr(int(digits, 16)) if digits else self.CONTROLS.get(found[3], found[3])


class Test(NamedTuple):
    """A selector for a document and what to expect of it."""

    file: str
    page: str
    selector: str
    # "error", "valid", "some" elements, "none", the ID of the "first" element, or the IDs of "all" within the scope.
    expect: str
    ids: tuple[str, ...] = ()
    context: str | None = None  # the page is a fragment in this context
    scope: str | None = None  # only descendants of this ID count


skipped: collections.Counter[str] = collections.Counter()


def list_named(text: str, name: str) -> list[Any]:
    found = re.search(rf"\b(?:var|let|const)\s+{name}\s*=\s*(?=\[)", text)
    return Literals(text, found.end()).value() if found else []


def calls(text: str, name: str) -> Iterator[list[Any]]:
    """The arguments of each call to a function, if they are literals."""
    for found in re.finditer(rf"(?<!function )(?<![\w.]){name}\(", text):
        literals = Literals(text, found.end())
        try:
            yield list(literals.until(")", literals.value))
        except ValueError:
            skipped["arguments that are not literals"] += 1


def of_selectors_js(root: Path) -> Iterator[Test]:
    text = (root / SELECTORS).read_text(encoding="utf-8")
    page = (root / CONTENT).read_text(encoding="utf-8")
    within = re.search(r'<div id="root">.*(?=</body>)', page, re.DOTALL)[0]
    for row in list_named(text, "invalidSelectors"):
        yield Test(SELECTORS, page, row["selector"], "error")
    for row in list_named(text, "validSelectors"):
        if "TEST_QSA" not in row["testType"].replace("|", " ").split():
            skipped["for functions other than querySelectorAll()"] += 1
        elif re.search(MADE_BY_SCRIPT, row["selector"]):
            skipped["elements made by a script"] += 1
        elif "html" not in row.get("exclude", ()):
            for kind, source, context in (("document", page, None), ("fragment", within, "body")):
                if kind not in row.get("exclude", ()):
                    yield Test(SELECTORS, source, row["selector"], "all", tuple(row["expect"]), context)


def of_attributes(file: str, text: str) -> Iterator[Test]:
    """Lists of selectors with the attributes of the element that they match, each a namespace, a name and a value."""
    for name, expect in (("match", "some"), ("matchHTMLOnly", "some"), ("nomatch", "none")):
        for selector, *attributes in list_named(text, name):
            if selector.startswith("@namespace"):
                skipped["declared namespaces"] += 1
            elif any(space or name != name.lower() or "\0" in value for space, name, value in attributes):
                skipped["attributes that no parser makes"] += 1
            else:
                written = "".join(f' {name}="{html.escape(value)}"' for _, name, value in attributes)
                yield Test(file, f"<!DOCTYPE html><test{written}></test>", selector, expect)


def of_page(file: str, text: str) -> Iterator[Test]:
    page = "<!DOCTYPE html><body>"
    for name, expect in (
        ("test_valid_selector", "valid"),
        ("test_valid_forgiving_selector", "valid"),
        ("test_invalid_selector", "error"),
    ):
        for selector, *_ in filter(None, calls(text, name)):
            if type(selector) is str:  # no name
                yield Test(file, page, selector, expect)
    if 'pattern.replace("{}", ":" + pseudo)' in text:
        for _, pattern, *_ in calls(text, "assert_valid"):
            for pseudo in ("is", "where"):
                yield Test(file, page, str(pattern).replace("{}", ":" + pseudo), "valid")
    for source in calls(text, "run_tests_on_anplusb_selector"):
        for found in re.finditer(r"assert_(selector_serializes_to|invalid_selector)\(source \+ (?=')", text):
            expect = "error" if found[1] == "invalid_selector" else "valid"
            yield Test(file, page, source[0] + Literals(text, found.end()).value(), expect)
    if "elm, 'valid selector'" in text:
        for selector in list_named(text, "valid"):
            yield Test(file, text, selector, "first", ("test",))
        for selector in list_named(text, "invalid"):
            yield Test(file, text, selector, "error")
    if "<main id=main>" in text:
        for arguments in calls(text, "test_selector_all"):
            if len(arguments) == 2 and type(arguments[1]) is list:
                yield Test(file, text, arguments[0], "all", tuple(arguments[1]), scope="main")
            else:
                skipped["a scope"] += 1
        for arguments in calls(text, "test_selector"):
            if len(arguments) == 2:
                yield Test(file, text, arguments[0], "first", (arguments[1],), scope="main")
    if "[selector, attrs...]" in text:
        yield from of_attributes(file, text)


def all_tests(root: Path) -> Iterator[Test]:
    if (root / SELECTORS).is_file() and (root / CONTENT).is_file():
        yield from of_selectors_js(root)
    else:
        print(f"skipped, not there: {SELECTORS} with {CONTENT}")
    for folder in FOLDERS:
        files = sorted((root / folder).rglob("*.html"))
        if not files:
            print(f"skipped, not there: {folder}")
        for path in files:
            yield from of_page(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8", errors="replace"))


def answer_all(program: str, tests: list[Test]) -> list[list[str] | dict[str, Any]]:
    """For each test the IDs of the elements that were selected ("" without one), or the error."""
    groups: dict[tuple[str, str | None, str | None], list[int]] = collections.defaultdict(list)
    for index, test in enumerate(tests):
        groups[test.page, test.context, test.scope].append(index)
    lines = []
    for (page, context, scope), indices in groups.items():
        case = {"html": page, "select": [f"#{scope} *" if scope else "*", *(tests[i].selector for i in indices)]}
        lines.append(json.dumps(case | ({"context": context} if context else {})) + "\n")
    done = subprocess.run([program, "cases"], input="".join(lines), capture_output=True, text=True, check=True)
    answers: list[Any] = [None] * len(tests)
    for indices, line in zip(groups.values(), done.stdout.splitlines(), strict=True):
        answer = json.loads(line)
        scope, *selected = answer["selected"]
        ids = ids_in(answer["tree"])
        for index, one in zip(indices, selected, strict=True):
            answers[index] = one if isinstance(one, dict) else [ids[place] for place in one if place in set(scope)]
    return answers


def ids_in(dump: str) -> list[str]:
    """The IDs of the elements of a tree in the format of the html5lib tests."""
    ids: list[str] = []
    for line in dump.splitlines():
        if re.match(r"\| +<[a-zA-Z]", line):
            ids.append("")
        elif found := re.match(r'\| +id="(.*)"$', line):
            ids[-1] = found[1]
    return ids


def passes(test: Test, answer: list[str] | dict[str, Any]) -> bool:
    if isinstance(answer, dict):
        return test.expect == "error"
    if test.expect == "all":
        return tuple(answer) == test.ids
    if test.expect == "first":
        return tuple(answer[:1]) == test.ids
    return {"error": False, "valid": True, "some": bool(answer), "none": not answer}[test.expect]


def find_root() -> Path | None:
    chosen = os.environ.get("LOCKSTEP_TESTDATA")
    for root in ([Path(chosen)] if chosen else []) + [PROJECT.parent / "shared"]:
        if (root / "wpt").is_dir():
            return root / "wpt"
    return None


def main() -> int:
    root = find_root()
    if root is None:
        print(
            "No test data: there is no folder wpt. Set LOCKSTEP_TESTDATA to a folder that holds it, with dom/nodes and "
            "css/selectors of https://github.com/web-platform-tests/wpt, or put it into ../shared beside the project."
        )
        return 77
    tests = list(dict.fromkeys(all_tests(root)))
    if not tests and not any((root / file).is_file() for file in FEWEST):
        print(f"No test data: none of the files of the tests is in {root}.")
        return 77
    answers = answer_all(os.environ.get("LOCKSTEP_BINARY", "build/lockstep"), tests)
    counts = collections.Counter(test.file for test in tests)
    wrong = rejected = deviating = 0
    ran: set[tuple[str, str]] = set()
    failed: set[tuple[str, str]] = set()
    for test, answer in zip(tests, answers, strict=True):
        passed = passes(test, answer)
        known = next((key for key in DEVIATIONS if key[0] in test.file and test.selector.startswith(key[1])), None)
        if known is not None:
            ran.add(known)
            if not passed:
                failed.add(known)
                deviating += 1
        elif passed:
            continue
        elif isinstance(answer, dict) and not test.ids and PSEUDO_ELEMENT.search(answer["error"]):
            rejected += 1
        else:
            wrong += 1
            expected = " ".join([test.expect, *test.ids])
            print(f"{test.file}: {test.selector!r} gives {answer}, not {expected}")
    for part, start in sorted(ran - failed):
        wrong += 1
        print(f"{part}: {start!r} passes, but is listed as a deviation")
    for file, fewest in FEWEST.items():
        if (root / file).is_file() and counts[file] < fewest:
            wrong += 1
            print(f"{file}: only {counts[file]} tests were read, not {fewest}")
    for file, count in sorted(counts.items()):
        print(f"{count:6} {file}")
    for reason, count in sorted(skipped.items()):
        print(f"{count:6} skipped: {reason}")
    print(f"{len(tests)} tests: {wrong} fail, {deviating} known deviations, {rejected} pseudo-elements rejected")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
