"""The data tables of spec/tables/, read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .content import MainContentTables, MarkdownRow, Regions, read_main_content, read_markdown
from .diagnostics import Location, Problems, nearest
from .model import identifier
from .read import Dates, TableRow, is_date, read_table
from .rendering import UserAgentStyle, read_user_agent_style


@dataclass(frozen=True)
class AttributeName:
    namespace: str  # none, xlink, xml, xmlns
    prefix: str
    local: str

    @property
    def qualified(self) -> str:
        return f"{self.prefix}:{self.local}" if self.prefix else self.local


@dataclass(frozen=True)
class TreeErrorRow:
    """A row of tree-errors.tsv."""

    location: Location
    name: str
    rule: str
    when: str  # the innermost condition around the place, or -
    sentence: str


@dataclass(frozen=True)
class ErrorPlaces:
    """A row of error-places.tsv."""

    location: Location
    fault: str
    second: str  # - for none
    note: str


@dataclass(frozen=True)
class FetchRow:
    """A row of speculative-fetches.tsv."""

    namespace: str
    element: str
    kind: str
    conditions: list[tuple[str, str, str]]  # kind of condition, attribute, word; "" for none
    values: list[str]  # attributes; none: @import
    candidates: str  # an attribute, "" for none
    sizes: str
    text: str  # the text of the element and the conditions


@dataclass(frozen=True)
class Invariant:
    """A row of invariants.tsv: a condition that holds after every token, and the clause that implies it."""

    location: Location
    name: str
    anchor: str
    text: str


@dataclass
class Tables:
    tag_ids: dict[str, int] = field(default_factory=dict)  # local name -> id; 0 for none
    html_tags: int = 0  # the number of HTML elements, which come first
    attribute_ids: dict[str, int] = field(default_factory=dict)  # plain names
    attribute_names: list[AttributeName] = field(default_factory=list)  # by id, namespaced ones last
    svg_tags: dict[str, str] = field(default_factory=dict)
    svg_attributes: dict[str, str] = field(default_factory=dict)
    mathml_attributes: dict[str, str] = field(default_factory=dict)
    foreign_attributes: dict[str, AttributeName] = field(default_factory=dict)
    references: list[tuple[str, str]] = field(default_factory=list)  # name, text; sorted
    replacements: dict[int, int] = field(default_factory=dict)
    quirks: list[tuple[str, str, str]] = field(default_factory=list)
    # Public identifier prefixes that do not begin with another prefix, in lower case and in order.
    public_prefixes: dict[str, str] = field(default_factory=dict)
    parse_errors: dict[str, str] = field(default_factory=dict)  # code -> sentence
    parse_error_locations: dict[str, Location] = field(default_factory=dict)
    all_parse_errors: dict[str, str] = field(default_factory=dict)  # the parse errors of every edition
    parse_error_messages: dict[str, str] = field(default_factory=dict)  # sentences with placeholders
    error_places: dict[str, ErrorPlaces] = field(default_factory=dict)  # by the name of the error
    used_codes: set[str] = field(default_factory=set)
    tree_errors: dict[tuple[str, str], TreeErrorRow] = field(default_factory=dict)  # by rule and condition
    used_tree_errors: set[str] = field(default_factory=set)
    serialization: dict[str, bool] = field(default_factory=dict)  # rule -> whether it holds in the edition
    fetches: list[FetchRow] = field(default_factory=list)
    # The attribute, the namespace and name of the element, and the kind.
    url_attributes: list[tuple[str, str, str, str]] = field(default_factory=list)
    invariants: list[Invariant] = field(default_factory=list)
    style: UserAgentStyle = field(default_factory=UserAgentStyle)
    markdown: list[MarkdownRow] = field(default_factory=list)
    main_content: MainContentTables = field(
        default_factory=lambda: MainContentTables(Regions([], {}, {}), [], [], {})
    )

    def tag_cpp(self, name: str) -> str:
        return f"tag::{identifier(name) if name == name.lower() else 'svg_' + name}"

    def attribute_cpp(self, name: str) -> str:
        return f"attr::{identifier(name) if name == name.lower() else 'adjusted_' + name}"


def code_points(text: str, location: Location, problems: Problems) -> str:
    out = ""
    for word in text.split():
        if re.fullmatch(r"U\+[0-9A-F]{4,6}", word) and int(word[2:], 16) <= 0x10FFFF:
            out += chr(int(word[2:], 16))
        else:
            problems.add(location, f"“{word}” is not a code point of the form U+0041")
    return out


# The number of columns, from the left, that identify a row.
KEYS = {"elements": 2, "quirks-identifiers": 3, "speculative-fetches": 3, "url-attributes": 2}

# The identifiers that mean quirks mode if the system identifier is missing or empty, and limited-quirks mode
# otherwise.
QUIRKS_IF_MISSING = ("quirks", "public-prefix-if-system-missing-or-empty")
LIMITED_IF_PRESENT = ("limited-quirks", "public-prefix-if-system-present")
QUIRKS_KINDS = (
    ("quirks", "public-equals"),
    ("quirks", "public-prefix"),
    ("quirks", "system-equals"),
    QUIRKS_IF_MISSING,
    LIMITED_IF_PRESENT,
    ("limited-quirks", "public-prefix"),
)
# The effect of a public identifier that begins with a prefix of one of these kinds: the enumerators of
# PublicIdentifier.
PUBLIC_PREFIXES = {
    ("quirks", "public-prefix"): "quirks",
    ("limited-quirks", "public-prefix"): "limited_quirks",
    QUIRKS_IF_MISSING: "conditional",
}
# Members of SerializationRules in runtime/src/edition/entry.h.
SERIALIZATION_RULES = (
    "escape-angle-brackets-in-attributes",
    "question-mark-ends-processing-instruction",
    "slot-assignment-attribute",
    "custom-element-registry-attribute",
)
# The contents of an attribute of url-attributes.tsv: the enumerators of UrlAttributeKind in
# runtime/src/cli/url_attributes.h.
URL_ATTRIBUTE_KINDS = ("url", "urls", "srcset", "refresh")
# Conditions of speculative-fetches.tsv: the enumerators of FetchCondition in runtime/src/speculative/fetches.h.
FETCH_CONDITIONS = {
    "scripting is enabled": "scripting",
    "classic script": "classic_script",
    "module script": "module_script",
    "runs without an event": "runs_without_event",
    "not lazy": "not_lazy",
    "not fallback content": "not_fallback",
    "child of head": "child_of_head",
    "child of a media element": "child_of_media",
    "child of a media element without src": "child_of_media_without_src",
}
ATTRIBUTE_CONDITIONS = {
    "is absent": "absent",
    "is present": "present",
    "is given": "given",
    "names CSS": "names_css",
    "is": "is",
    "has": "has_token",
}
ELEMENT_NAMESPACES = ("html", "mathml", "svg")
ATTRIBUTE_NAMESPACES = ("xlink", "xml", "xmlns")


class TableReader:
    """Reads tables and records their names, to find tables that nothing reads."""

    def __init__(self, folder: Path, problems: Problems, files: dict[Path, list[TableRow]]) -> None:
        self.folder, self.problems, self.files = folder, problems, files
        self.names: set[str] = set()

    def rows(self, name: str, columns: int) -> list[tuple[Location, tuple[str, ...]]]:
        self.names.add(name)
        found: list[tuple[Location, tuple[str, ...]]] = []
        seen: dict[tuple[str, ...], Location] = {}
        path, shown = self.folder / f"{name}.tsv", f"spec/tables/{name}.tsv"
        if path not in self.files:
            self.files[path] = read_table(path, shown, columns, self.problems)
        for row in self.files[path]:
            key = row.columns[: KEYS.get(name, 1)]
            if key in seen:
                first = f"first at {seen[key]}"
                self.problems.add(row.location, f"“{' '.join(key)}” occurs twice in this table, {first}")
            seen.setdefault(key, row.location)
            found.append((row.location, row.columns))
        return found

    def one_of(self, word: str, known: Iterable[str], location: Location) -> None:
        if word not in known:
            self.problems.add(location, f"unknown “{word}”{nearest(word, known)}")

    def holds(self, since: str, until: str, day: str, location: Location) -> bool:
        """Whether a row is valid on that day."""
        for date in (since, until):
            if date != "-" and not is_date(date):
                self.problems.add(location, f"“{date}” is neither - nor a calendar date")
        dates = Dates.of_columns(since, until)
        if dates.is_empty:
            self.problems.add(location, f"from {since} until {until} leaves no day between")
        return dates.include(day)

    def pairs(self, name: str) -> dict[str, str]:
        return {row[0]: row[1] for _, row in self.rows(name, 2)}

    def check_all_read(self) -> None:
        self.names |= {"encodings", "locale-encodings"}  # read by encodings.py
        for path in sorted(self.folder.glob("*")):
            if path.suffix != ".tsv" or path.stem not in self.names:
                self.problems.add(Location(f"spec/tables/{path.name}", 1), "nothing reads this table")


def read_tables(
    folder: Path, edition: str, problems: Problems, files: dict[Path, list[TableRow]] | None = None
) -> Tables:
    """The tables on a day. `files` caches the rows that were read for other days."""
    tables = Tables()
    reader = TableReader(folder, problems, {} if files is None else files)
    for location, (name, anchor, text) in reader.rows("invariants", 3):
        if not re.fullmatch(r"[a-z_]+", name):
            problems.add(location, f"“{name}” is not a name such as open_once")
        if not anchor.startswith("#"):
            problems.add(location, f"“{anchor}” is not an anchor such as #special")
        tables.invariants.append(Invariant(location, name, anchor, text))
    tables.svg_tags = reader.pairs("svg-tag-names")
    names = {*tables.svg_tags, *tables.svg_tags.values()}
    of_html: set[str] = set()
    for location, row in reader.rows("elements", 2):
        reader.one_of(row[1], ELEMENT_NAMESPACES, location)
        (of_html if row[1] == "html" else names).add(row[0])
        if row[0] != row[0].lower() and row[0] not in tables.svg_tags.values():
            problems.add(location, f"“{row[0]}” is not all lower case, but missing from svg-tag-names.tsv")
    # Lower-case names come first, since tag names are in lower case; the first of them name HTML elements.
    ordered = sorted(names | of_html, key=lambda n: (n not in of_html, n != n.lower(), n))
    tables.html_tags = len(of_html)
    tables.tag_ids = {name: index + 1 for index, name in enumerate(ordered)}

    tables.svg_attributes = reader.pairs("svg-attributes")
    tables.mathml_attributes = reader.pairs("mathml-attributes")
    for location, row in reader.rows("foreign-attributes", 4):
        reader.one_of(row[3], ATTRIBUTE_NAMESPACES, location)
        tables.foreign_attributes[row[0]] = AttributeName(row[3], "" if row[1] == "-" else row[1], row[2])
    plain = {row[0] for _, row in reader.rows("attributes", 1)}
    adjusted = {**tables.svg_attributes, **tables.mathml_attributes}
    plain |= set(adjusted) | set(adjusted.values()) | set(tables.foreign_attributes)
    ordered = sorted(plain, key=lambda n: (n != n.lower(), n))
    tables.attribute_names = [AttributeName("none", "", "")] + [AttributeName("none", "", n) for n in ordered]
    tables.attribute_ids = {name: index + 1 for index, name in enumerate(ordered)}
    tables.attribute_names += list(tables.foreign_attributes.values())

    for location, row in reader.rows("named-character-references", 2):
        tables.references.append((row[0], code_points(row[1], location, problems)))
    tables.references.sort()
    for location, row in reader.rows("numeric-character-reference-replacements", 2):
        replacement = code_points(row[1], location, problems)
        if re.fullmatch(r"0x[89][0-9A-F]", row[0]) and len(replacement) == 1:
            tables.replacements[int(row[0], 16)] = ord(replacement)
        else:
            problems.add(
                location, f"“{row[0]}” and “{row[1]}” are not a number 0x80 to 0x9F and a code point"
            )
    read_quirks(reader, tables)
    for location, row in reader.rows("serialization", 2):
        reader.one_of(row[0], SERIALIZATION_RULES, location)
        tables.serialization[identifier(row[0])] = reader.holds(row[1], "-", edition, location)
    read_fetches(reader, tables)
    read_url_attributes(reader, tables)
    read_parse_errors(reader, tables, edition)
    read_tree_errors(reader, tables)
    read_error_places(reader, tables)
    reader.check_all_read()
    tables.style = read_user_agent_style(
        folder.parent / "text", tables.tag_ids, tables.attribute_ids, problems
    )
    tables.markdown = read_markdown(folder.parent / "content", tables.tag_ids, tables.attribute_ids, problems)
    tables.main_content = read_main_content(folder.parent / "content", tables.tag_ids, problems)
    return tables


def read_fetches(reader: TableReader, tables: Tables) -> None:
    """Reads the table of resources that a browser fetches for elements in the markup."""

    def attribute(name: str, location: Location) -> str:
        reader.one_of(name, tables.attribute_ids, location)
        return name

    def condition(text: str, location: Location) -> tuple[str, str, str]:
        if text in FETCH_CONDITIONS:
            return FETCH_CONDITIONS[text], "", ""
        name, _, rest = text.partition(" ")
        for phrase, kind in ATTRIBUTE_CONDITIONS.items():
            if rest == phrase and phrase not in ("is", "has"):
                return kind, attribute(name, location), ""
        phrase, _, word = rest.partition(" ")
        if phrase in ("is", "has") and word:
            return ATTRIBUTE_CONDITIONS[phrase], attribute(name, location), word
        reader.problems.add(location, f"unknown condition “{text}”{nearest(text, FETCH_CONDITIONS)}")
        return "absent", "", ""

    for location, row in reader.rows("speculative-fetches", 6):
        namespace, _, element = row[0].partition(" ")
        reader.one_of(namespace, ELEMENT_NAMESPACES, location)
        reader.one_of(element, tables.tag_ids, location)
        conditions = [] if row[2] == "-" else [condition(text, location) for text in row[2].split(", ")]
        values = [] if row[3] == "@import" else [attribute(name, location) for name in row[3].split()]
        candidates, _, sizes = ("", "", "") if row[4] == "-" else row[4].partition(" ")
        for name in filter(None, (candidates, sizes)):
            attribute(name, location)
        text = row[0] if row[2] == "-" else f"{row[0]}: {row[2]}"
        tables.fetches.append(
            FetchRow(namespace, element, row[1], conditions, values, candidates, sizes, text)
        )


def read_url_attributes(reader: TableReader, tables: Tables) -> None:
    """Reads the attributes that contain URLs."""
    for location, (attribute, place, kind, _) in reader.rows("url-attributes", 4):
        namespace, _, element = place.partition(" ")
        reader.one_of(attribute, tables.attribute_ids, location)
        reader.one_of(namespace, ELEMENT_NAMESPACES, location)
        if element != "*":
            reader.one_of(element, tables.tag_ids, location)
        reader.one_of(kind, URL_ATTRIBUTE_KINDS, location)
        tables.url_attributes.append((attribute, namespace, element, kind))
    tables.url_attributes.sort()


PLACEHOLDER = re.compile(r"\{(tag|attribute|element)\|([^{}|]+)\}")


def generic(sentence: str) -> str:
    """The sentence for any error with that name, without names of tags, attributes and elements."""
    return PLACEHOLDER.sub(r"\2", sentence)


def check_placeholders(sentence: str, location: Location, problems: Problems) -> None:
    if re.search("[{}|]", generic(sentence)):
        problems.add(
            location, "a placeholder is {tag|…}, {attribute|…} or {element|…}, with the words for any"
        )


def read_parse_errors(reader: TableReader, tables: Tables, day: str) -> None:
    """Reads the codes of that day: `since` is the first day with a code, `until` the first day without it."""
    for location, (code, since, until, sentence) in reader.rows("parse-errors", 4):
        check_placeholders(sentence, location, reader.problems)
        tables.all_parse_errors[code] = generic(sentence)
        tables.parse_error_messages[code] = sentence
        if reader.holds(since, until, day, location):
            tables.parse_errors[code] = sentence
            tables.parse_error_locations[code] = location


def read_tree_errors(reader: TableReader, tables: Tables) -> None:
    """Reads the names of the errors that the Standard does not name."""
    for location, (name, rule, when, sentence) in reader.rows("tree-errors", 4):
        row = TreeErrorRow(location, name, rule, when, sentence)
        other = tables.tree_errors.setdefault((rule, when), row)
        if other is not row:
            message = f"“{rule}” with “{when}” has two names, the first at {other.location}"
            reader.problems.add(location, message)
        if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) is None:
            reader.problems.add(location, f"“{name}” does not consist of lower-case words joined by hyphens")
        if name in tables.all_parse_errors:
            reader.problems.add(location, f"“{name}” is a code of the Standard")
        check_placeholders(sentence, location, reader.problems)
        if not sentence.endswith("."):
            reader.problems.add(location, f"“{sentence}” is not a sentence: it does not end with a full stop")


def read_error_places(reader: TableReader, tables: Tables) -> None:
    """Reads the faults and second places of errors; the words for tree construction are in tree_errors.py."""
    names = {row.name for row in tables.tree_errors.values()}
    for location, (name, fault, second, note) in reader.rows("error-places", 4):
        if name not in names:
            reader.one_of(name, tables.all_parse_errors, location)
            reader.one_of(TokenizerFault.read(fault).words, TOKENIZER_FAULTS, location)
            reader.one_of(second, TOKENIZER_SECOND_PLACES, location)
        if (second == "-") != (note == "-"):
            reader.problems.add(location, "a second place has a note, and only a second place has one")
        check_placeholders(note, location, reader.problems)
        tables.error_places[name] = ErrorPlaces(location, fault, second, note)


@dataclass(frozen=True)
class TokenizerFault:
    """The meaning of a word in the table: a part of the text before the current character, possibly including
    it."""

    words: str
    count: int
    and_this: bool

    @staticmethod
    def read(text: str) -> TokenizerFault:
        words = text.removesuffix(" and this")
        number = re.match(r"(\d) characters?$", words)
        count = int(number[1]) if number else 0
        return TokenizerFault("characters" if number else words, count, words != text)


TOKENIZER_FAULTS = {
    "character": "character",
    "characters": "characters",
    "end": "end",
    "markup": "markup",
    "processing instruction": "processing_instruction",
    "opening": "opening",
    "reference": "reference",
    "attribute": "attribute",
    "attribute name": "attribute_name",
}
TOKENIZER_SECOND_PLACES = {
    "-": "none",
    "the markup": "markup",
    "the processing instruction": "processing_instruction",
    "the markup and an open value": "markup_and_value",
    "the comment-like text": "comment_like_text",
    "the first attribute of that name": "first_attribute",
    "the quotation mark of the last value": "last_value",
}


def read_quirks(reader: TableReader, tables: Tables) -> None:
    rows: dict[tuple[str, str], dict[str, Location]] = {QUIRKS_IF_MISSING: {}, LIMITED_IF_PRESENT: {}}
    for location, (kind, test, string) in reader.rows("quirks-identifiers", 3):
        reader.one_of(f"{kind} {test}", [" ".join(known) for known in QUIRKS_KINDS], location)
        tables.quirks.append((kind, test, string))
        rows.setdefault((kind, test), {})[string] = location
    for one, other in ((QUIRKS_IF_MISSING, LIMITED_IF_PRESENT), (LIMITED_IF_PRESENT, QUIRKS_IF_MISSING)):
        for string, location in rows[one].items():
            if string not in rows[other]:
                message = f"“{string}” has no row “{' '.join(other)}”: the two lists must agree"
                reader.problems.add(location, message)
    # A prefix that begins with another prefix of the same meaning adds nothing.
    meanings: dict[str, tuple[str, Location]] = {}
    for row, meaning in PUBLIC_PREFIXES.items():
        for string, location in rows.get(row, {}).items():
            meanings[string.lower()] = meaning, location
    for string, (meaning, location) in sorted(meanings.items()):
        begins_with = [start for start in meanings if start != string and string.startswith(start)]
        for start in begins_with:
            if meanings[start][0] != meaning:
                reader.problems.add(location, f"“{string}” begins with “{start}”, which means something else")
        if not begins_with:
            tables.public_prefixes[string] = meaning
