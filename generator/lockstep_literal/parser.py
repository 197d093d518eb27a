"""The parser that runs the compiled rules: one character at a time, one token per character."""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_rules.diagnostics import Problems
from lockstep_rules.encodings import Encoding
from lockstep_rules.mime import Mime, read_mime
from lockstep_rules.model import Spec
from lockstep_rules.sanitizer import read_sanitizer
from lockstep_rules.tables import Tables

from . import input_forms, mime_forms, sanitizer_forms, tokenizer_forms, tree_forms
from .compile import REPROCESS, Compiler
from .dom import HTML, MATHML, SVG, Attribute, Document, Element, Fragment, Node, dump
from .encodings import Encodings
from .forms import check_forms
from .hosting import MOST_RESUMPTIONS, Host, Point, Waits, flags_of, hidden_lines, is_hosted_case, serialize
from .mime import Resource, is_mime_case
from .sanitizing import Sanitizing, is_sanitizer_case

del input_forms, mime_forms  # imported for the forms that they add

check_forms()

TAGS = ("start tag", "end tag")
RULES_APPLY = "algorithm_tree_the_rules_for_html_content_apply"
CONTEXTS = {"svg": SVG, "math": MATHML}
INPUT_ERRORS = {
    "surrogate-in-input-stream",
    "noncharacter-in-input-stream",
    "control-character-in-input-stream",
}


# The decoding of an ill-formed sequence, for counting; a sequence cut off by the end of the input is left
# out.
ILL_FORMED = "\udc80"
codecs.register_error(
    "lockstep-mark",
    lambda error: ("" if "end of data" in str(error.reason) else ILL_FORMED, error.end),  # type: ignore[attr-defined]
)

# The parser's members that belong to the tokenizer.
TOKENIZER = """at state return_state c consumes temporary_buffer last_start_tag tag attribute comment doctype instruction
matched consumed code emitted_end looks_no_further""".split()


class Runaway(Exception):
    """Raised if the rules do not terminate."""


@dataclass
class Token:
    kind: str
    start: int  # the offset of its first character
    name: str | None = ""
    attributes: list[Attribute] = field(default_factory=list)
    self_closing: bool = False
    acknowledged: bool = False
    data: str = ""
    target: str = ""
    public: str | None = None
    system: str | None = None
    force_quirks: bool = False
    end: int = 0  # for a character

    def attribute(self, name: str) -> str | None:
        return next((a.value for a in self.attributes if a.name == name and not a.namespace), None)


class TableRows:
    """The tables of the edition, in the form in which phrases query them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.references = dict(tables.references)
        self.beginnings = {name[:size] for name in self.references for size in range(1, len(name))}
        self.prefixes = self.beginnings | set(self.references)
        self.replacements = dict(tables.replacements)
        self.svg_tags = dict(tables.svg_tags)
        self.svg_attributes = dict(tables.svg_attributes)
        self.mathml_attributes = dict(tables.mathml_attributes)
        self.foreign_attributes = dict(tables.foreign_attributes)
        self.quirks = list(tables.quirks)
        self.serialization = dict(tables.serialization)
        self.labels: dict[str, Encoding] = {}  # from the Encoding Standard


class Rules:
    """The compiled rules of an edition. A mutant changes `compiler`, `sets` or `tables` and then restores
    them."""

    def __init__(self, spec: Spec, tables: Tables, spec_folder: Path, traced: bool = False) -> None:
        self.spec = spec
        self.compiler = Compiler(spec, traced).every()
        self.tables = TableRows(tables)
        self.encodings = encodings_of(spec_folder)
        self.tables.labels = self.encodings.by_label
        self.sanitizer_tables = sanitizer_tables_of(spec_folder, spec.edition, tables)
        self.sets = {name: frozenset(found.members) for name, found in spec.sets.items()}
        self.scopes = {name: frozenset(found.members) for name, found in spec.scopes.items()}
        self.dispatch: dict[tuple[str, str, str], list[Any]] = {}
        mime = mime_of(spec_folder, spec.edition, tables)
        self.mime_patterns = mime.patterns
        for algorithm in mime.algorithms:
            self.compiler.algorithm(algorithm)

    def candidates(self, mode: str, kind: str, name: str) -> list[Any]:
        """The rows that may match the token, in order."""
        key = (mode, kind, name)
        found = self.dispatch.get(key)
        if found is None:
            kinds = (
                {(kind, name), (kind, "*"), ("anything else", "")}
                if name
                else {(kind, ""), ("anything else", "")}
            )
            if kind == "character":
                kinds = {("character", ""), ("anything else", "")}
                kinds |= {("NUL", "")} if name == "\0" else set()
                kinds |= {("whitespace", "")} if name in tree_forms.WHITESPACE else set()
            found = [row for row in self.compiler.modes[mode] if not kinds.isdisjoint(row.tokens)]
            self.dispatch[key] = found
        return found


ENCODINGS: dict[Path, Encodings] = {}


def encodings_of(folder: Path) -> Encodings:
    if folder not in ENCODINGS:
        ENCODINGS[folder] = Encodings(folder)
    return ENCODINGS[folder]


SANITIZERS: dict[tuple[Path, str], sanitizer_forms.SanitizerTables] = {}


def sanitizer_tables_of(folder: Path, day: str, tables: Tables) -> sanitizer_forms.SanitizerTables:
    if (folder, day) not in SANITIZERS:
        problems = Problems()
        SANITIZERS[folder, day] = sanitizer_forms.SanitizerTables(
            read_sanitizer(folder, day, tables, problems)
        )
        problems.raise_if_any()
    return SANITIZERS[folder, day]


MIME_TYPES: dict[Path, Mime] = {}


def mime_of(folder: Path, day: str, tables: Tables) -> Mime:
    if folder not in MIME_TYPES:
        problems = Problems()
        MIME_TYPES[folder] = read_mime(folder, day, tables, problems)
        problems.raise_if_any()
    return MIME_TYPES[folder]


class Parser:
    """A single parse. Members that the forms use are named like the Standard's parse state."""

    def __init__(self, rules: Rules, options: dict[str, Any], reached: set[str] | None = None) -> None:
        self.rules, self.options = rules, options
        self.functions = rules.compiler.globals
        self.tables, self.encodings = rules.tables, rules.encodings
        self.reached = reached
        if reached is not None:
            self.reach = reached.add  # type: ignore[assignment]
        self.asked: set[tuple[str, Any]] | None = None
        self.members: set[tuple[str, str, str]] | None = None
        self.ticks = 0
        # The tokenizer.
        self.state, self.return_state = "data", "data"
        self.c = ""
        self.consumes = True
        self.ended = False
        self.temporary_buffer: list[tuple[str, int, int]] = []
        self.last_start_tag: str | None = None
        self.tag: Any = None
        self.attribute: Any = None
        self.comment: Any = None
        self.doctype: Any = None
        self.instruction: Any = None
        self.matched: str | None = None
        self.consumed: list[tuple[str, int, int]] = []
        self.code = 0
        self.emitted_end = 0
        # Tree construction.
        self.document = Document()
        self.result: Node | None = None
        self.token: Any = None
        self.insertion_mode = self.original_mode = "initial"
        self.template_modes: list[str] = []
        self.stack: list[Element] = []
        self.formatting: list[Any] = []
        self.pending: list[Any] = []
        self.frameset_ok, self.foster_parenting = True, False
        self.head: Element | None = None
        self.form: Element | None = None
        self.context: Element | None = None
        self.context_form: Element | None = None
        self.root_target: Node | None = None
        self.ignores_line_feed = False
        self.scripting_mode = "Normal" if options.get("scripting") else "Disabled"
        self.selectedcontent_inserted = self.emptying_selectedcontent = False
        self.bytes: Sniffer | None = None
        self.sanitizer: Sanitizing | None = None  # only if the parser sanitizes
        # Scripts.
        self.host: Host | None = None
        self.points: list[Point] = []  # all insertion points that may be restored
        self.insertion_point: Point | None = None
        self.nesting_level = 0
        self.paused = self.blocked = self.aborted = self.complete = False
        self.looks_no_further = self.speculating = self.content_loaded = False
        self.ended_script: tuple[
            str, Element
        ] | None = None  # runs when the tokenizer has finished the end tag
        self.custom_element: Element | None = None
        self.within_tag = False  # whether a custom element's reactions run while its tag is processed
        self.reacting = False  # whether they may write
        self.continues: dict[str, Any] | None = None  # the tokenizer's state after the current token
        # Errors: offset, whether the tokenizer or the tree reports it, and code.
        self.errors: list[tuple[int, int, int, str]] = []
        self.error_ends: dict[str, tuple[int, int]] = {}

    # --- For the compiled rules -------------------------------------------------------------------------------------

    def reach(self, place: str) -> None:
        """Records that a place of the rules was reached, if they are recorded; see mutation.py."""

    def run(self, algorithm: str, *arguments: Any) -> Any:
        function = self.functions.get(f"algorithm_tree_{algorithm}")
        # An older edition may lack the function.
        return function(self, *arguments) if function else None

    def asks(self, table: str, key: Any) -> None:
        if self.asked is not None:
            self.asked.add((table, key))

    def tick(self) -> None:
        self.ticks += 1
        if self.ticks > 20_000 + 300 * len(self.text):
            raise Runaway

    def in_set(self, node: Node | None, name: str) -> bool:
        return isinstance(node, Element) and self.member(self.rules.sets, "set", name, node)

    def in_scope_list(self, node: Element, scope: str) -> bool:
        return self.member(self.rules.scopes, "scope", scope, node)

    def member(self, sets: dict[str, Any], kind: str, name: str, node: Element) -> bool:
        key = (node.namespace, node.name)
        if self.members is not None:
            self.members.add((f"{kind} {name}", *key))
        return key in sets[name]

    def adjusted_current_node(self) -> Element:
        node: Element = self.run("the_adjusted_current_node")
        return node

    def tree_error(self, name: str) -> None:
        """Reports an error, but only once for adjacent characters, each of which is a token here."""
        token = self.token
        if token.kind == "character":
            start, end = self.error_ends.get(name, (-1, -1))
            self.error_ends[name] = (token.start, token.end)
            # The CR of a CR LF is part of the newline.
            begin = token.start - (self.original[: token.start + 1].endswith("\r\n") and token.data == "\n")
            if end == begin or (start, end) == (token.start, token.end):
                return
        self.error(name, token.start)

    def error(self, code: str, offset: int) -> None:
        self.errors.append((offset, 0 if code in INPUT_ERRORS else 1, len(self.errors), code))

    # --- The input stream -------------------------------------------------------------------------------------------

    def read(self, text: str) -> None:
        """#preprocessing-the-input-stream: newlines are normalized. Offsets refer to the text as given."""
        self.original = text
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.offsets = list(range(len(text) + 1))
        if len(self.text) < len(text):
            self.offsets = [at for at in self.offsets if text[at : at + 2] != "\r\n"]
        self.at = 0
        for offset, c in enumerate(text):
            if not " " <= c <= "~":
                self.check_character(ord(c), offset)

    def check_character(self, code: int, offset: int) -> None:
        if 0xD800 <= code <= 0xDFFF:
            self.error("surrogate-in-input-stream", offset)
        elif tokenizer_forms.is_noncharacter(code):
            self.error("noncharacter-in-input-stream", offset)
        elif tokenizer_forms.is_control(code) and code not in (0, 0x09, 0x0A, 0x0C, 0x0D):
            self.error("control-character-in-input-stream", offset)

    def here(self) -> int:
        """The offset of the current input character."""
        return self.offsets[self.at]

    def next_character(self) -> str:
        return next(self.ahead(), "")

    def ahead(self) -> Iterator[str]:
        """Iterates over the next characters. Text after the insertion point is not included, because a script
        may still write."""
        point = self.insertion_point if self.looks_no_further else None
        yield from self.text[self.at : point.at if point else len(self.text)]
        if point:
            raise Waits

    def comes(self, string: str, ignore_case: bool) -> bool:
        ahead = self.ahead()
        for c in string:
            found = next(ahead, "")
            if found != c and not (ignore_case and tree_forms.folded(found) == tree_forms.folded(c)):
                return False
        return True

    def consume(self, count: int, by_rule: bool = False) -> None:
        """Consumes characters; if they match a row's string, all but the last one, which is consumed after
        the row."""
        self.at += count if by_rule else count - 1

    def place_of_last(self, c: str) -> int:
        """The offset of the last consumed character of that kind."""
        found = self.original.rfind(c, 0, self.here())
        return found if found >= 0 else self.here()

    def place_of_reference(self) -> tuple[int, int]:
        """The range from the & to the next input character, which may be a CR."""
        end = self.here()
        return self.place_of_last("&"), end - self.original[: end + 1].endswith("\r\n")

    def place_of_late(self, c: str) -> int:
        """The offset of `c`, which is emitted after later characters were consumed: the offset of the first
        `c` not yet emitted."""
        at = self.here()
        if not c.isascii():
            return at
        while at > self.emitted_end and self.original[at - 1] != c:
            at -= 1
        if at <= self.emitted_end:
            return self.here()
        while at > self.emitted_end and self.original[at - 1] == c:
            at -= 1
        return at

    # --- The tokenizer ----------------------------------------------------------------------------------------------

    def tokenize(self) -> None:
        """The outermost invocation of the tokenizer."""
        while not (self.ended or self.blocked or self.aborted):
            self.step()

    def step(self) -> None:
        """Runs one state, and then the script whose end tag was the last token."""
        self.tick()
        self.consumes = True
        self.c = self.text[self.at : self.at + 1]
        self.rules.compiler.states[self.state](self, self.c)
        if self.consumes:
            self.at += 1
            if self.at > len(self.text):
                raise Runaway  # the end of the file was already consumed
        if self.continues is not None:
            state = self.state if self.state != "data" else self.continues["state"]
            self.__dict__ |= self.continues | {"state": state}
            self.continues = None
        if self.ended_script is not None:
            (algorithm, script), self.ended_script = self.ended_script, None
            self.run(algorithm, script)

    def reentrant_step(self) -> None:
        """Runs a step in a reentrant invocation of the tokenizer, by a script. Raises Waits, before the step
        has any effect, if the state examines anything after the insertion point."""
        before = self.at, list(self.temporary_buffer), list(self.consumed), self.state
        self.looks_no_further = True
        try:
            self.step()
        except Waits:
            self.at, self.temporary_buffer, self.consumed, self.state = before
            raise
        finally:
            self.looks_no_further = False

    # --- Scripts ----------------------------------------------------------------------------------------------------

    def point(self) -> Point:
        """An insertion point just before the next input character."""
        self.points.append(Point(self.at))
        return self.points[-1]

    def unread(self) -> str:
        if self.within_tag:  # the current character is the last one of the tag
            return self.text[self.continues["at"] if self.continues else self.at + 1 :]
        return self.text[self.at :]

    def react(self, may_write: bool) -> None:
        if self.host is not None:
            self.reacting, self.within_tag = may_write, True
            self.host.react()
            self.reacting = self.within_tag = False

    def write(self, text: str) -> bool:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps"""
        if self.aborted or self.insertion_point is None or self.within_tag and not self.reacting:
            return False
        at = self.insertion_point.at
        self.text = self.original = self.text[:at] + text + self.text[at:]
        self.offsets = list(range(len(self.text) + 1))
        for point in self.points:
            point.at += len(text) if point.at >= at else 0
        if self.host is not None and self.host.pending is not None:
            return True
        if self.reacting:
            self.parse_within_token()
        else:
            self.parse_written()
        return True

    def parse_within_token(self) -> None:
        """A tag has been emitted but not fully processed: parses the text after its >."""
        token, emitting = self.token, {name: self.__dict__[name] for name in TOKENIZER}
        self.__dict__ |= self.continues or {"at": self.at + 1}
        self.continues, self.reacting, self.within_tag = None, False, False
        self.parse_written()
        self.continues, self.reacting = {name: self.__dict__[name] for name in TOKENIZER}, True
        self.within_tag = True
        self.__dict__ |= emitting
        self.token = token

    def parse_written(self) -> None:
        """Parses up to the insertion point, unless something stops the tokenizer."""
        assert self.insertion_point is not None
        while not (self.paused or self.aborted) and self.at < self.insertion_point.at:
            try:
                self.reentrant_step()
            except Waits:
                break

    def abort(self) -> None:
        if not (self.aborted or self.complete):
            self.aborted = True
            self.run("abort_the_parser")

    def continue_parsing(self) -> None:
        self.tokenize()
        if self.ended and not self.aborted and not self.complete:
            self.complete = self.run("complete_the_document")
            self.blocked = not self.complete

    def run_page(self, host: Host, aborts: int | None, first: str) -> None:
        """Resumes the parser until nothing blocks it, at most MOST_RESUMPTIONS times. `aborts`: the number of
        resumptions after which a parser that is still blocked is aborted. `first`: commands to run before
        parsing starts."""
        self.host = host
        if first:
            host.run("", first.split(";"))
        self.continue_parsing()
        for resumed in range(MOST_RESUMPTIONS):
            if not self.blocked or self.aborted:
                break
            if resumed == aborts:
                self.abort()
                break
            host.note("resume")
            if not self.ended:
                self.run("run_the_pending_parsing_blocking_scripts")
            self.continue_parsing()
        state = "blocked" if self.blocked else "needs input"
        host.note("aborted" if self.aborted else "complete" if self.complete else state)

    def new_token(self, kind: str) -> Token:
        """A new token; unless it is a character, it begins at the last < before the place where it is
        created."""
        name = None if kind == "DOCTYPE" else ""
        return Token(kind, max(self.original.rfind("<", 0, self.here()), 0), name)

    def made_token(self, tag: str) -> Token:
        return Token("start tag", self.token.start, tag)

    def emit_character(self, c: str, start: int, end: int) -> None:
        self.emitted_end = end
        self.process(Token("character", start, data=c, end=end, name=""))

    def emit_end_of_file(self) -> None:
        self.process(Token("end-of-file", self.here(), name=""))
        self.ended = True

    def emit(self, kind: str, token: Token) -> None:
        self.process(token)

    # --- Tree construction ------------------------------------------------------------------------------------------

    def process(self, token: Token) -> None:
        self.token = token
        if self.ignores_line_feed:
            self.ignores_line_feed = False
            if token.kind == "character" and token.data == "\n":
                return
        html = self.functions[RULES_APPLY]
        while True:
            self.tick()
            mode = self.insertion_mode if html(self) else "foreign content"
            if self.process_using(mode) is not REPROCESS:
                return

    def process_using(self, mode: str) -> Any:
        """Runs the first row of the mode that matches the token and whose guard holds."""
        self.tick()
        token = self.token
        name = token.data if token.kind == "character" else token.name if token.kind in TAGS else ""
        for row in self.rules.candidates(mode, token.kind, name):
            if row.guard is None or row.guard(self):
                return row.run(self)
        raise tree_forms.CannotOccur(f"no row of {mode} matches {token.kind}")

    def act_as(self, mode: str, kind: str, tag: str) -> Any:
        """Runs the row that matches this token by name, whatever its guard."""
        for row in self.rules.compiler.modes[mode]:
            if (kind, tag) in row.tokens:
                return row.run(self)
        raise tree_forms.CannotOccur(f"{mode} has no row for {kind} {tag}")

    def begin_fragment(self, context: str) -> None:
        prefix, _, name = context.rpartition(" ")
        if self.scripting_mode != "Disabled":
            self.scripting_mode = self.options.get("scripting_mode", "inert").capitalize()
        if self.options.get("quirks"):
            self.document.mode = "quirks"
        encoding = self.options.get("context_encoding")
        element = Element(
            CONTEXTS.get(prefix, HTML), name, [Attribute("encoding", encoding)] if encoding else []
        )
        if self.options.get("inside_form"):
            self.context_form = Element(HTML, "form", [])
        self.run("set_up_the_fragment_case_for", element)


# --- Documents in bytes ---------------------------------------------------------------------------------------------------


class Sniffer:
    """Finds the encoding of a document in bytes; the forms of spec/input/ work on this object."""

    def __init__(self, rules: Rules, data: str, options: dict[str, Any], reached: set[str] | None) -> None:
        self.rules, self.options, self.encodings = rules, options, rules.encodings
        self.functions = rules.compiler.globals
        if reached is not None:
            self.reach = reached.add  # type: ignore[assignment]
        self.all_bytes = data
        self.bytes = data[: options.get("prescan_bytes", 1024)]
        self.at, self.quote, self.name, self.value = 0, "", "", ""
        self.seen: list[str] = []
        self.encoding: str | None = None
        self.text_so_far = ""
        self.tentative = True
        self.ticks = 0
        self.asked: set[Any] | None = None

    def find(self, label: str) -> str | None:
        """https://encoding.spec.whatwg.org/#concept-encoding-get"""
        if self.asked is not None:
            self.asked.add(("encodings", self.encodings.key(label)))
        return self.encodings.find(label)

    def reach(self, place: str) -> None:
        """Records that a place of the rules was reached, if they are recorded; see mutation.py."""

    def tick(self) -> None:
        self.ticks += 1
        if self.ticks > 20_000 + 10 * len(self.all_bytes):
            raise Runaway

    def here(self) -> str:
        return self.bytes[self.at : self.at + 1]

    def sniff(self) -> None:
        self.functions["algorithm_input_sniff_the_encoding"](self)

    def extracted_from(self, text: str) -> str | None:
        """The algorithm for extracting a character encoding from a meta element, on a separate string."""
        other = Sniffer(self.rules, text, {"prescan_bytes": len(text)}, None)
        other.reach = self.reach  # type: ignore[assignment]
        other.asked = self.asked
        named: str | None = self.functions["algorithm_input_the_encoding_that_a_meta_element_names"](other)
        return named

    def change_to(self, encoding: str) -> None:
        self.functions["algorithm_input_change_the_encoding_to"](self, encoding)

    def detect(self) -> str | None:
        if not self.options.get("detect_utf_8"):
            return None
        # The cases are shorter than the part that detection examines.
        text = self.all_bytes.encode("latin-1").decode("utf-8", "lockstep-mark")
        bad = text.count(ILL_FORMED)
        good = sum(not character.isascii() for character in text) - bad
        return "UTF-8" if good > 2 * bad else None


# --- Answers --------------------------------------------------------------------------------------------------------------


@dataclass
class Result:
    tree: str = ""
    quirks: bool | None = None
    mode: str = ""  # only with limited-quirks
    errors: list[tuple[int, str]] = field(default_factory=list)  # offset, code
    places: list[tuple[int, int]] = field(default_factory=list)  # the line and column of each error
    encoding: str = ""
    hidden: str = ""  # properties that the dump does not show: form owners and flags
    hidden_lines: list[str] = field(
        default_factory=list
    )  # these properties as lines, if the case requests them
    serialized: str = ""  # the tree as HTML, if the case requests it
    failure: str = ""
    sanitized: dict[str, Any] | None = None  # the answer to a case of the sanitizer
    hosted: dict[str, Any] | None = None  # the answer to a page whose scripts run
    mime: dict[str, str] | None = None  # the answer to a case of MIME types


def parse(
    rules: Rules,
    case: dict[str, Any],
    reached: set[str] | None = None,
    asked: set[Any] | None = None,
    members: set[Any] | None = None,
) -> Result:
    """The answer to a case, as `lockstep cases` gives it."""
    sniffer = None
    try:
        if is_mime_case(case):
            extracted, computed = Resource(rules, case, reached, asked).answer()
            return Result(f"{extracted}\n{computed}", mime={"extracted": extracted, "computed": computed})
        if is_sanitizer_case(case):
            return sanitize(rules, case, reached, asked, members)
        if is_hosted_case(case):
            return parse_hosted(rules, case, reached, asked, members)
        if "bytes" not in case:
            return parse_text(rules, case, case["html"], None, reached, asked, members)
        sniffer = Sniffer(rules, case["bytes"], case, reached)
        sniffer.asked = asked
        sniffer.sniff()
        data = case["bytes"].encode("latin-1")
        kept, before = 0, ""  # bytes whose decoding is kept, and their text
        for _ in range(5):
            try:
                text = before + rules.encodings.decode(data[kept:], sniffer.encoding or "UTF-8")
                result = parse_text(rules, case, text, sniffer, reached, asked, members)
                result.encoding = sniffer.encoding or ""
                return result
            except input_parse_again as again:
                sniffer.encoding, kept = again.args
                before, sniffer.tentative = sniffer.text_so_far if kept else "", False
        raise Runaway
    except Exception as error:  # noqa: BLE001: a mutant may fail in any way
        return Result(failure=f"{type(error).__name__}: {error}")


from .input_forms import ParseAgain as input_parse_again


def parse_text(
    rules: Rules,
    case: dict[str, Any],
    text: str,
    sniffer: Sniffer | None,
    reached: set[str] | None,
    asked: set[Any] | None,
    members: set[Any] | None,
) -> Result:
    parser = Parser(rules, case, reached)
    parser.asked, parser.members = asked, members
    parser.bytes = sniffer
    parser.read(text)
    context = case.get("context")
    if context:
        parser.begin_fragment(context)
    parser.tokenize()
    found = sorted(parser.errors)
    root = parser.result if context else parser.document
    result = Result(dump(root) if root is not None else "")
    result.quirks = None if context else parser.document.mode == "quirks"
    result.mode = parser.document.mode
    result.errors = [(offset, code) for offset, _, _, code in found]
    result.places = [place(text, offset) for offset, _ in result.errors]
    result.hidden = hidden(root)
    if root is not None and case.get("hidden"):
        result.hidden_lines = hidden_lines(root)
    if root is not None and case.get("serialized"):
        result.serialized = serialize(
            root, parser.in_set, rules.tables.serialization, parser.scripting_mode != "Disabled"
        )
    return result


def parse_hosted(
    rules: Rules,
    case: dict[str, Any],
    reached: set[str] | None,
    asked: set[Any] | None,
    members: set[Any] | None,
) -> Result:
    """The answer to a page whose scripts run, or a fragment."""
    parser = Parser(rules, {"scripting": True, **case}, reached)
    parser.asked, parser.members = asked, members
    parser.read(case["html"])
    host = Host(parser)
    context = case.get("context")
    if context:
        parser.begin_fragment(context)
        parser.tokenize()
    else:
        parser.run_page(host, case.get("abort"), case.get("first", ""))
    root = (parser.result if context else parser.document) or Fragment()
    answer = {
        "log": [*host.log, *flags_of(root)],
        "html": serialize(root, parser.in_set, rules.tables.serialization),
        "tree": dump(root),
        "hidden": hidden_lines(root),
        "errors": [code for *_, code in sorted(parser.errors)],
    }
    found = sorted(parser.errors)
    return Result(
        json.dumps(answer),
        mode=parser.document.mode,
        errors=[(offset, code) for offset, _, _, code in found],
        hidden=hidden(root),
        hosted=answer,
    )


def sanitize(
    rules: Rules,
    case: dict[str, Any],
    reached: set[str] | None,
    asked: set[Any] | None,
    members: set[Any] | None,
) -> Result:
    """The answer to a case of the sanitizer, as JSON."""

    def parsed(
        options: dict[str, Any], text: str, context: str | None, sanitizer: Sanitizing | None
    ) -> Node | None:
        parser = Parser(rules, options, reached)
        parser.asked, parser.members, parser.sanitizer = asked, members, sanitizer
        parser.read(text)
        if context:
            parser.begin_fragment(context)
        parser.tokenize()
        return parser.result if context else parser.document

    run = Sanitizing(rules, case, reached, parsed)
    run.asked = asked
    answer = run.answer()
    return Result(
        json.dumps(answer, sort_keys=True),
        hidden=f"{run.nothing_done} {run.replaced} {hidden(run.result)}",
        sanitized=answer,
    )


def place(text: str, offset: int) -> tuple[int, int]:
    """The line and column, from 1. CR LF is one newline, whose LF has the place of the CR."""
    if 0 < offset < len(text) and text[offset - 1 : offset + 1] == "\r\n":
        offset -= 1
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    return before.count("\n") + 1, offset - start_of_line(text, offset) + 1


def start_of_line(text: str, offset: int) -> int:
    return max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1


def hidden(root: Node | None) -> str:
    """Properties of the tree that its dump does not show."""
    if root is None:
        return ""
    found: list[str] = []
    nodes = [root, *root.descendants()]
    numbers = {id(node): number for number, node in enumerate(nodes)}
    waiting = list(nodes)
    while waiting:
        node = waiting.pop(0)
        if not isinstance(node, Element):
            continue
        for inside in (node.contents, node.shadow):
            if inside is not None:
                waiting += inside.descendants()
        if node.form is not None:
            found.append(f"{node.name} form {numbers.get(id(node.form))}")
        if node.flags:
            found.append(f"{node.name} {sorted(node.flags.items())}")
    return "\n".join(found)
