"""The documents used as tests: the html5lib suites, a corpus of pages, and files."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lockstep_rules.loading import ROOT

from .cases import Case, CasesError, replaced


@dataclass
class Document:
    """A case and its place."""

    source: str  # the suite: "tree-construction", "tokenizer", "encoding", "corpus", "files", "witnesses"
    place: str  # "tests1.dat:12", "tests1.dat#3", a path
    case: Case


SOURCES = ("tree-construction", "tokenizer", "encoding", "corpus")


def test_data(folder: str) -> Path | None:
    """Finds a folder of test data, as tests/support/test_data.cpp does."""
    roots = [Path(chosen)] if (chosen := os.environ.get("LOCKSTEP_TESTDATA")) else []
    return next(
        (root / folder for root in [*roots, ROOT.parent / "shared"] if (root / folder).is_dir()), None
    )


def no_test_data(folder: str) -> str:
    return (
        f"there is no folder {folder}: set LOCKSTEP_TESTDATA to the folder that contains it, or put it into ../shared"
        " next to the project"
    )


def documents(source: str, edition: str, newest: bool) -> Iterator[Document]:
    """The documents of a source; raises CasesError if it is missing. An older edition has its own suites, if
    any."""
    if source == "corpus":
        if (pages := test_data("corpus")) is None:
            raise CasesError(no_test_data("corpus"))
        yield from files(sorted(pages.rglob("*.html")), "corpus", pages)
        return
    folder = f"html5lib-tests/{source}"
    found = test_data(folder)
    if found is None:
        raise CasesError(no_test_data(folder))
    if source == "tokenizer":
        yield from tokenizer_documents(found)
    elif source == "encoding":
        yield from encoding_documents(found)
    else:
        of_edition = test_data(f"{folder}-{edition}")
        newer = test_data(f"{folder}-wpt") if newest or of_edition is None else None
        yield from tree_documents(of_edition or found, newer)


def files(paths: list[Path], source: str = "files", beside: Path | None = None) -> Iterator[Document]:
    for path in paths:
        place = str(path.relative_to(beside)) if beside else str(path)
        try:
            content = path.read_bytes()
        except OSError as error:
            raise CasesError(f"cannot read {path}: {error.strerror}") from error
        yield Document(source, place, Case(bytes=content.decode("latin-1")))


# --- html5lib: tree construction ---------------------------------------------------------------------------------


def tree_documents(folder: Path, newer: Path | None) -> Iterator[Document]:
    """Newer files replace files of the same name. Tests that need scripts are skipped."""
    paths = {path.name: path for path in sorted(folder.glob("*.dat"))}
    if newer:
        paths |= {path.name: path for path in newer.glob("*.dat") if not path.name.startswith("scripted_")}
    for name, path in sorted(paths.items()):
        for number, sections in dat_tests(path):
            case = Case(sections["data"])
            if "document-fragment" in sections:
                case = replaced(case, context=sections["document-fragment"])
            modes = [word == "script-on" for word in ("script-off", "script-on") if word in sections]
            for scripting in modes or (False, True):
                yield Document("tree-construction", f"{name}:{number}", replaced(case, scripting=scripting))


DAT_HEADERS = {
    f"#{name}": name
    for name in (
        "description data errors new-errors document document-fragment script-on script-off encoding".split()
    )
}


def dat_tests(path: Path) -> Iterator[tuple[int, dict[str, str]]]:
    """The tests of a .dat file: the line number of #data, and the sections."""
    sections: dict[str, list[str]] = {}
    start, name = 0, ""
    # Only LF ends a line; CR is data.
    for number, line in enumerate(path.read_bytes().decode("utf-8", "surrogateescape").split("\n"), 1):
        header = DAT_HEADERS.get(line)
        if header in ("data", "description") and "document" in sections or header == "data" and start == 0:
            if "document" in sections:
                yield start, {key: "\n".join(lines) for key, lines in sections.items()}
                sections = {}
            start = number
        if header and not (name == "data" and header != "errors"):
            name = header
            sections[name] = []
            if name == "data":
                start = number
        elif name:
            sections[name].append(line)
    if "document" in sections:
        yield start, {key: "\n".join(lines) for key, lines in sections.items()}


# --- html5lib: the tokenizer -------------------------------------------------------------------------------------

# Markup that switches a document's tokenizer to a state.
BRINGS = {
    "Data state": ("", ""),
    "RCDATA state": ("<textarea>", "textarea"),
    "RAWTEXT state": ("<xmp>", "xmp"),
    "Script data state": ("<script>", "script"),
    "PLAINTEXT state": ("<plaintext>", "plaintext"),
    "CDATA section state": ("<svg><![CDATA[", ""),
}


def tokenizer_documents(folder: Path) -> Iterator[Document]:
    for path in sorted(folder.glob("*.test")):
        content = json.loads(path.read_text(encoding="utf-8"))
        for number, test in enumerate(content.get("tests", content.get("xmlViolationTests", []))):
            text = test["input"]
            if test.get("doubleEscaped"):
                text = re.sub(r"\\u([0-9a-fA-F]{4})", lambda found: chr(int(found[1], 16)), text)
            for state in test.get("initialStates", ["Data state"]):
                before, tag = BRINGS[state]
                last = test.get("lastStartTag", "")
                given = text.replace(last, tag) if last and tag else text
                yield Document("tokenizer", f"{path.name}#{number}", Case(before + given))


# --- html5lib: encodings -----------------------------------------------------------------------------------------


def encoding_documents(folder: Path) -> Iterator[Document]:
    for path in sorted(folder.glob("*.dat")):
        for number, test in enumerate(path.read_bytes().split(b"#data\n")[1:]):
            page = test.partition(b"\n#encoding\n")[0]
            yield Document("encoding", f"{path.name}#{number}", Case(bytes=page.decode("latin-1")))
