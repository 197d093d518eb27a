"""The pages of the report: the Standard's sections, states and modes in its order, each with its rules in spec/."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_audit.lock import Lock
from lockstep_rules.characters import CLASSES, NAMED_CHARACTERS
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import ModeRow, StateRow, identifier

from .sources import Block, Row, Sources

# The sections that open a group of the outline; other sections belong to the preceding group. The lock does
# not record ranks.
CHAPTERS = {
    "parsing",
    "the-input-byte-stream",
    "parse-state",
    "tokenization",
    "tree-construction",
    "parsing-main-inhtml",
    "the-end",
    "serialising-html-fragments",
    "html-sanitization",
}
# Titles for anchors without one.
TITLES = {
    "parsing": "Parsing",
    "parsing-main-inhtml": "Insertion modes",
    "serialising-html-fragments": "Serializing, fragments",
    "html-sanitization": "Sanitization",
    "an-introduction-to-error-handling-and-strange-cases-in-the-parser": "Error handling and strange cases",
}
SPELLED = {
    "html": "HTML",
    "dom": "DOM",
    "doctype": "DOCTYPE",
    "eof": "EOF",
    "mathml": "MathML",
    "svg": "SVG",
    "utf": "UTF",
}
# Groups of related states, by patterns of their names; the first match counts.
CLUSTERS = (
    ("Tags and attributes", r"tag open|end tag open|tag name|self-closing start tag|.*attribute.*"),
    ("Script data", r"script data.*"),
    ("Text", r"data|RCDATA.*|RAWTEXT.*|PLAINTEXT"),
    ("Comments", r".*comment.*|markup declaration open"),
    ("DOCTYPE", r".*DOCTYPE.*"),
    ("CDATA sections", r"CDATA.*"),
    ("Processing instructions", r".*processing instruction.*"),
    ("Character references", r".*character reference.*|ambiguous ampersand"),
)
# Headings in the list of states, in the Standard's order, which is nearly the order of the clusters.
RUNS = {
    "data": "Text",
    "tag open": "Tags",
    "RCDATA less-than sign": "In RCDATA and RAWTEXT",
    "script data less-than sign": "In scripts",
    "before attribute name": "Attributes",
    "bogus comment": "Comments",
    "DOCTYPE": "DOCTYPE",
    "CDATA section": "CDATA sections",
    "processing instruction open": "Processing instructions",
    "character reference": "Character references",
}
SETS = "sets-of-elements"


@dataclass
class Item:
    """A clause with its blocks, or a block without a clause on the page."""

    id: str  # its id in the report
    clause: str  # its clause in the lock, or ""
    kind: str
    title: str
    anchor: str  # its anchor in the Standard, or ""
    blocks: list[Block] = field(default_factory=list)


@dataclass
class Sheet:
    """A page of the report."""

    file: str
    title: str
    kind: str  # section, state, mode, algorithm, rules
    items: list[Item]
    cluster: str = ""
    note: str = ""  # the comment at the head of the file of rules
    rows: dict[str, str] = field(default_factory=dict)  # clause of a row or a case -> its id in the report

    @property
    def what(self) -> str:
        """The word after the title of a state or a mode."""
        return {"state": "state", "mode": "insertion mode"}.get(self.kind, "")


@dataclass
class Group:
    title: str
    sheets: list[Sheet] = field(default_factory=list)


def cluster_of(state: str) -> str:
    return next((name for name, pattern in CLUSTERS if re.fullmatch(pattern, state)), "Other states")


def file_of(anchor: str) -> str:
    return re.sub(r"[^A-Za-z0-9-]+", "-", anchor).strip("-").replace("--", "-").lower() + ".html"


def words_of(anchor: str) -> str:
    """Words derived from an anchor."""
    text = re.sub(r"^(concept|parsing-main)-", "", anchor).replace("-", " ")
    text = re.sub(r"\b(html|dom|doctype|eof|mathml|svg|utf)\b", lambda word: SPELLED[word[0]], text)
    return TITLES.get(anchor) or text[:1].upper() + text[1:]


def slug_of(clause: str) -> str:
    """The id of a row's clause: without spaces and with names of characters, so that links need no
    escapes."""
    anchor, _, name = clause.partition("/")
    words = []
    for word in re.findall(r"[A-Za-z0-9][A-Za-z0-9-]*|[^\w\s]", name):
        if word[0].isalnum():
            words.append(word.lower())
        elif word not in "'\"()":
            words.append(unicodedata.name(word).lower().replace(" ", "-"))
    if name in ("'''", "'\"'"):
        words.append("apostrophe" if name == "'''" else "quotation-mark")
    return f"{anchor}/{'-'.join(words) or 'row'}" if name else anchor


def first_comment(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").partition("\n\n")[0].split("\n")
    return " ".join(line.removeprefix("//").strip() for line in lines if line.startswith("//"))


def plain_name(block: Block) -> str:
    """An algorithm's pattern without the types of its holes and result."""
    name = block.name.rpartition(" -> ")[0] or block.name
    return re.sub(r"\{([^:}]*)(?::[^}]*)?\}", r"{\1}", name)


class Outliner:
    def __init__(self, sources: Sources, lock: Lock, titles: dict[str, str]) -> None:
        self.sources, self.lock, self.titles = sources, lock, titles
        self.groups: list[Group] = []
        self.by_anchor: dict[str, list[Block]] = {}
        for block in sources.blocks:
            if block.anchor:
                self.by_anchor.setdefault(block.anchor, []).append(block)
        self.sheet_of: dict[Location, Sheet] = {}  # by a block's heading
        self.item_of: dict[Location, Item] = {}
        self.names: dict[Location, str] = {}  # the names of algorithms in C++
        self.rules: dict[Location, StateRow | ModeRow] = {}  # the editions' rows; the newest edition wins
        for date in sources.dates:
            spec = sources.models[date][0]
            self.rules |= {row.location: row for state in spec.states for row in state.rows}
            self.rules |= {row.location: row for mode in spec.modes for row in mode.rows}
            self.names |= {algorithm.location: algorithm.name for algorithm in spec.algorithms}

    def outline(self) -> list[Group]:
        self.from_lock()
        self.add_codes()
        self.add_states_and_modes()
        self.add_elsewhere()
        self.add_neighbours()
        for group in self.groups:
            for sheet in group.sheets:
                for item in sheet.items:
                    for block in item.blocks:
                        self.sheet_of[block.heading.location] = sheet
                        self.item_of[block.heading.location] = item
        return self.groups

    @property
    def sheets(self) -> list[Sheet]:
        return [sheet for group in self.groups for sheet in group.sheets]

    def title(self, clause: str, kind: str) -> str:
        for block in self.by_anchor.get(clause, []):
            if kind in ("state", "mode"):
                return block.name
        return self.titles.get(clause) or words_of(clause)

    # --- The clauses of the lock ----------------------------------------------------------------------------------

    def from_lock(self) -> None:
        sheet: Sheet | None = None
        parents: dict[str, Sheet] = {}
        for clause, locked in self.lock.clauses.items():
            kind, anchor = locked.kind, clause.partition("/")[0]
            if kind in ("row", "case"):
                parents[anchor].rows[clause] = slug_of(clause)
                continue
            title = self.title(clause, kind) if kind != "table" else "table of " + words_of(anchor).lower()
            if kind == "error code":
                title = clause.removeprefix("parse-error-")
            item = Item(slug_of(clause), clause, kind, title, anchor, self.by_anchor.get(clause, []))
            # An algorithm below the cases of a mode is long enough for its own page.
            apart = kind == "algorithm" and sheet is not None and sheet.kind in ("mode", "algorithm")
            if kind in ("section", "state", "mode") or apart or sheet is None:
                if not self.groups or kind == "section" and clause in CHAPTERS:
                    self.groups.append(Group(title))
                name = TITLES.get(clause, title)
                sheet = Sheet(file_of(anchor), name, kind, [], cluster_of(title) if kind == "state" else "")
                self.groups[-1].sheets.append(sheet)
            parents[clause] = sheet
            sheet.items.append(item)

    def add_codes(self) -> None:
        """Adds the codes of older editions after the others."""
        codes = self.sources.models[self.sources.default][1].all_parse_errors
        for sheet in self.sheets:
            there = [item.title for item in sheet.items if item.kind == "error code"]
            for code in codes if there else []:
                if code not in there:
                    anchor = f"parse-error-{code}"
                    sheet.items.append(Item(anchor, "", "error code", code, anchor))

    # --- Blocks without a clause in the lock ----------------------------------------------------------------------

    def left(self) -> list[Block]:
        placed = {b.heading.location for sheet in self.sheets for item in sheet.items for b in item.blocks}
        return [block for block in self.sources.blocks if block.heading.location not in placed]

    def add_states_and_modes(self) -> None:
        """Adds the states and modes of older editions after the block that they follow in the file."""
        for block in self.left():
            if block.kind not in ("state", "mode"):
                continue
            before = None
            for other in self.sources.blocks:
                if other is block:
                    break
                before = other if other.kind == block.kind else before
            item = Item(block.anchor, "", block.kind, block.name, block.anchor, [block])
            cluster = cluster_of(block.name) if block.kind == "state" else ""
            sheet = Sheet(file_of(block.anchor), block.name, block.kind, [item], cluster)
            for group in self.groups:
                for place, one in enumerate(group.sheets):
                    if before and before in one.items[0].blocks:
                        group.sheets.insert(place + 1, sheet)
                        break
                else:
                    continue
                break

    def add_elsewhere(self) -> None:
        """Adds sets, and the files of rules that restate other pages of the Standard."""
        group = Group("Beyond that page")
        sets = [block for block in self.left() if block.kind in ("set", "scope")]
        sheet = Sheet(f"{SETS}.html", "Sets of elements", "rules", list(map(self.item, sets)))
        sheet.note = first_comment(self.sources.root / "spec/sets.rules")
        group.sheets.append(sheet)
        in_lock = set(self.lock.clauses)
        for name in dict.fromkeys(block.file for block in self.left()):
            blocks = [block for block in self.sources.blocks if block.file == name]
            if any(block.kind == "mode" or block.anchor in in_lock for block in blocks):
                continue
            stem = name.rpartition("/")[2].removesuffix(".rules")
            sheet = Sheet(f"rules-{stem}.html", stem, "rules", list(map(self.item, self.left_of(name))))
            sheet.note = first_comment(self.sources.root / name)
            group.sheets.append(sheet)
        self.groups.append(group)

    def left_of(self, file: str) -> list[Block]:
        return [block for block in self.left() if block.file == file]

    def item(self, block: Block) -> Item:
        name = f"{block.kind}-{self.names.get(block.heading.location) or identifier(block.name)}"
        return Item(block.anchor or name, "", block.kind, plain_name(block), block.anchor, [block])

    def add_neighbours(self) -> None:
        """Adds algorithms without an anchor to the one above that has an anchor, or to the first in the
        file."""
        for block in self.left():
            file = [other for other in self.sources.blocks if other.file == block.file]
            above = file[: file.index(block)]
            others = [*reversed(above), *file]
            for other in others:
                found = self.find(other)
                if found:
                    sheet, place = found
                    sheet.items.insert(place + 1, self.item(block))
                    break

    def find(self, block: Block) -> tuple[Sheet, int] | None:
        for sheet in self.sheets:
            for place, item in enumerate(sheet.items):
                if block in item.blocks:
                    return sheet, place
        return None

    # --- Rows -----------------------------------------------------------------------------------------------------

    def rows_of(self, block: Block, clauses: list[str]) -> tuple[list[tuple[Row, list[str]]], list[str]]:
        """The rows of a state or a mode, each with its clauses; and the clauses that no row restates."""
        found: dict[int, list[str]] = {}
        left: list[str] = []
        current = self.sources.default
        rows = [(number, row) for number, row in enumerate(block.rows) if current in row.first.editions]
        for clause in clauses:
            name = clause.partition("/")[2].removesuffix("/table")
            repeated = re.search(r" \((\d+)\)$", name)
            name = name[: repeated.start()] if repeated else name
            matching = [number for number, row in rows if self.matches(row, name)]
            which = int(repeated[1]) - 1 if repeated else 0
            if matching:
                found.setdefault(matching[min(which, len(matching) - 1)], []).append(clause)
            else:
                left.append(clause)
        return [(row, found.get(number, [])) for number, row in enumerate(block.rows)], left

    def matches(self, row: Row, name: str) -> bool:
        rule = self.rules.get(row.first.location)
        if isinstance(rule, ModeRow):
            kind, tag = name, ""
            for word in ("start tag", "end tag"):
                if name == f"any other {word}":
                    kind, tag = word, "*"
                elif name.startswith(word + " "):
                    kind, tag = word, name.removeprefix(word + " ")
            return (kind, tag) in rule.tokens
        if isinstance(rule, StateRow):
            if name in ("else", "EOF"):
                return rule.rest if name == "else" else rule.eof
            if name.startswith('"'):
                return rule.string == name.strip('"')
            if name in CLASSES:
                return bool(CLASSES[name] & rule.bytes)
            code = NAMED_CHARACTERS.get(name, ord(name[1]) if re.fullmatch(r"'.'", name) else -1)
            return code in rule.bytes
        return False
