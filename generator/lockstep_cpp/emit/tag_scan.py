"""The scan of a whole tag, derived from the rows of the states that a tag passes through."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as of_dataclass

from lockstep_rules import walks
from lockstep_rules.characters import byte_cpp
from lockstep_rules.model import Do, If, Spec, State, Statement, StateRow, identifier
from lockstep_rules.nodes import Node, call
from lockstep_rules.phrases import tokenizer
from lockstep_rules.phrases.algorithms import EMIT_TAG, IS_APPROPRIATE_END_TAG, LEAVE_ATTRIBUTE_NAME
from lockstep_rules.phrases.symbol import Symbol

from .. import derive
from .bytes import class_test, is_class, labels, switch
from .doctype_scan import DoctypeScanWriter
from .reference_scan import ReferenceScanWriter
from .statements import Writer, indented, when

TAG_NAME, ATTRIBUTE_NAME = tokenizer.TAG_NAME.node, tokenizer.ATTRIBUTE_NAME.node
ATTRIBUTE_VALUE = tokenizer.ATTRIBUTE_VALUE.node
# The phrases that may be part of the scan of a whole tag, and their C++.
SCAN_PHRASES: dict[Symbol | None, str] = {
    tokenizer.CREATE_START_TAG: "scan.begin(true);",
    tokenizer.CREATE_END_TAG: "scan.begin(false);",
    tokenizer.IGNORE_CHARACTER: "",
    tokenizer.START_ATTRIBUTE: "",
    tokenizer.SET_SELF_CLOSING: "tag.set_self_closing();",
}
# The C++ of the algorithm that leaves the attribute name.
LEAVES_NAME = "if ((last = attribute.scan_name(begin, p, key)) == nullptr) return scan.give_up();"
# The C++ to run when a state is left, by the field that the state appends characters to.
SCAN_FIELDS: dict[Node | None, str] = {
    TAG_NAME: "tag.scan_name(begin, p, key);",
    ATTRIBUTE_NAME: "",
    ATTRIBUTE_VALUE: "attribute.scan_value(*last, begin, p);",
}
# For names with upper-case letters, which are appended in lower case: the C++ that moves `p` after the name,
# or sets it to null.
SCAN_FOLDED: dict[Node | None, str] = {
    TAG_NAME: "p = scan.template folded_tag_name<runs::{state}>(begin);",
    ATTRIBUTE_NAME: "p = scan.template folded_attribute_name<runs::{state}>(begin);",
}
AFTER_FOLDED: dict[Node | None, list[str]] = {ATTRIBUTE_NAME: ["last = attribute.last();"]}
# Bytes that are tested first in a state, because they are the most common there. `OTHER` is any byte without
# its own row.
OTHER = -1
TRIED_FIRST: dict[str, list[list[int]]] = {
    "tag name": [[ord(">")], [ord(" "), OTHER]],
    "attribute name": [[ord("="), ord('"')]],
    "after attribute value (quoted)": [[ord(" "), OTHER], [ord(">")]],
}
# Operations on a tag token that are simpler after a scan.
AFTER_SCAN: dict[Node, Node] = {
    tokenizer.REMEMBER_START_TAG.does: call("tag.remember_scanned"),
    tokenizer.HAND_OVER.does: call("tag.hand_over_scanned"),
}
UPPER_CASE = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ")
LINE_FEED, CARRIAGE_RETURN = 0x0A, 0x0D
# The bytes of names that are compared with the current node's name.
NAME_BYTES = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789-")


def of_bare_end_tag(body: list[Statement]) -> list[Statement]:
    """The statements for an end tag token without attributes and self-closing flag."""
    found: list[Statement] = []
    for statement in body:
        if isinstance(statement, If):
            for condition, _, inner in statement.branches:
                if condition is None:
                    found += of_bare_end_tag(inner)
                elif condition.use is None or condition.use.symbol not in FALSE_OF_BARE_END_TAG:
                    return [*found, statement]
        else:
            found.append(statement)
    return found


FALSE_OF_BARE_END_TAG = {
    tokenizer.TAG_IS_START_TAG,
    tokenizer.TAG_HAS_ATTRIBUTES,
    tokenizer.SELF_CLOSING,
}


@dataclass
class Way:
    """The effect of a row in the scan, and where the scan continues."""

    leaves: str = ""  # the code to run when the name or value before the character is left
    steps: list[str] = of_dataclass(default_factory=list)
    consumes: bool = False  # whether the row consumes the character that it matched
    target: str = ""  # the label to jump to
    instead: str = ""  # replaces the jump

    def lines(self, leave: bool = True) -> list[str]:
        """`leave`: whether to include the code to run when the name or value is left."""
        if self.instead:
            return [self.instead]
        return [
            *([self.leaves] if leave and self.leaves else []),
            *self.steps,
            *(["++p;"] if self.consumes else []),
            f"goto {self.target};",
        ]


class TagScanWriter:
    """Derives one function that tokenizes a whole tag with its state in registers.

    It consists of those rows of a tag's states that only read the input, remember positions and continue. At
    any other row (a parse error, an upper-case letter), the function gives up without an effect, and the
    states start again where the scan began. Inside an attribute value (at a NUL, or the end of a chunk)
    nothing has to be repeated: the state continues with the value. A value with character references has a
    separate block, which decides them by the function that ReferenceScanWriter derives.
    """

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.states = {state.name: state for state in spec.states}
        self.references = ReferenceScanWriter(spec)
        self.doctypes = DoctypeScanWriter(spec)
        self.wanted: list[str] = []

    def lines(self) -> list[str]:
        self.wanted = ["tag open"]
        blocks: list[str] = []
        for name in self.wanted:  # grows as rows lead to further states
            blocks += self.block(self.states[name])
        return [
            "const char* p = input.here() + 1;  // after the <",
            "const char* const end = input.end();",
            "const char* begin = p;",
            "std::uint64_t key = 0;  // of the last name, if it is short",
            "TokenAttribute* last = nullptr;  // the last attribute",
            *blocks,
            "emit:",
            "return emit_scanned(p);",
        ]

    def emission(self) -> list[str]:
        """The lines that emit the tag."""
        writer = Writer(self.spec, observed=False, change=AFTER_SCAN.get)
        return writer.body(EMIT_TAG.in_rules(self.spec).body)

    def begins_end_tag(self, state: State) -> bool:
        """Whether a known name and `>` make an end tag token in this state that is emitted immediately."""
        rows = [row for row in state.rows if ord("a") in row.bytes]
        if len(rows) != 1 or walks.meanings(rows[0].body) != CREATES_END_TAG:
            return False
        create, reconsume = rows[0].body
        assert isinstance(create, Do) and isinstance(reconsume, Do)
        name = self.states.get(reconsume.use.arguments["state"].text)
        if name is None or derive.run_field(name) != TAG_NAME:
            return False
        ends = [row for row in name.rows if ord(">") in row.bytes]
        return (
            len(ends) == 1
            and emits_tag(ends[0])
            and not derive.run_stop_bytes(name) & NAME_BYTES
            and self.hands_over_bare_end_tag()
        )

    def hands_over_bare_end_tag(self) -> bool:
        """Whether emitting a bare end tag only passes it to tree construction."""
        body = of_bare_end_tag(EMIT_TAG.in_rules(self.spec).body)
        return walks.meanings(body) == [tokenizer.HAND_OVER]

    def ends_by_its_tag(self, state: State) -> bool:
        """Whether text in this state ends at a bare end tag, in lower-case letters, with the last start tag's
        name."""

        def follow(name: str, byte: str, *symbols: Symbol) -> str:
            """The state that the row for a byte switches to, if the row does only that."""
            rows = [row for row in self.states[name].rows if ord(byte) in row.bytes] if name else []
            if len(rows) != 1 or rows[0].guard is not None or walks.meanings(rows[0].body) != list(symbols):
                return ""
            last = rows[0].body[-1]
            assert isinstance(last, Do)
            return last.use.arguments["state"].text

        less_than = follow(state.name, "<", tokenizer.SWITCH_TO)
        opened = follow(less_than, "/", tokenizer.CLEAR_BUFFER, tokenizer.SWITCH_TO)
        name = follow(opened, "a", tokenizer.CREATE_END_TAG, tokenizer.RECONSUME_IN)
        if not name:
            return False
        ends = [row for row in self.states[name].rows if ord(">") in row.bytes]
        letters = [
            row for row in self.states[name].rows if set(range(ord("a"), ord("z") + 1)) <= set(row.bytes)
        ]
        return (
            len(ends) == len(letters) == 1
            and ends[0].guard is not None
            and ends[0].guard.use is not None
            and IS_APPROPRIATE_END_TAG.is_run_by(ends[0].guard.use)
            and not ends[0].guard.use.phrase.negated
            and emits_tag(ends[0])
            and letters[0].guard is None
            and appends_to_name_and_buffer(letters[0])
            and self.hands_over_bare_end_tag()
        )

    def block(self, state: State) -> list[str]:
        field = derive.run_field(state)
        if field == ATTRIBUTE_VALUE and self.references.begins_in(state):
            return self.value_block(state)
        lines = [f"// {state.name} state, {state.anchor}"]
        if state.name != self.wanted[0]:
            lines.append(f"{state.identifier}:")
        if self.begins_end_tag(state):
            lines += [
                "// The bare end tag of the current node.",
                "if (scan.take_expected_end_tag(p)) return true;",
            ]
        if field:
            skip = f"skip_name<runs::{state.identifier}>(p, end, input.begin(), key)"
            if field not in (TAG_NAME, ATTRIBUTE_NAME):
                skip = f"input.end_of_run<runs::{state.identifier}>(p)"
            lines += ["begin = p;", f"p = {skip};"]
        give_up = "return scan.give_up();"
        if field == ATTRIBUTE_VALUE:
            give_up = f"return scan.leave_in_value(State::{state.identifier}, begin, p);"
        elif state.name == self.wanted[0] or state.name == "end tag open":
            give_up = "return false;"
        left = SCAN_FIELDS.get(field, "")
        for path in TRIED_FIRST.get(state.name, []):
            lines += self.tried_first(state, path, left)
        ways = [way for group in derive.byte_groups(state) if (way := self.way(state, group, left))]
        # If the name may be in any case, the code that all rows run on leaving it runs once, before them.
        leave = left or LEAVES_NAME
        if not self.folds(state, field) or any(way.leaves != leave for way in ways if not way.instead):
            return [*lines, f"if (p == end) {give_up}", *self.rows(state, left, give_up)]
        lines += [
            f"if (p == end) {give_up}",
            "if (is_ascii_upper_alpha(*p)) [[unlikely]] {",
            *indented(
                [
                    SCAN_FOLDED[field].format(state=state.identifier),
                    f"if (p == nullptr || p == end) {give_up}",
                    *AFTER_FOLDED.get(field, []),
                ]
            ),
            *otherwise(leave),
        ]
        return [*lines, *self.rows(state, left, give_up, leave=False)]

    def folds(self, state: State, field: Node | None) -> bool:
        """Whether a state appends upper-case letters in lower case and does nothing else with them."""
        rows = [row for row in state.rows if row.bytes & UPPER_CASE]
        if (
            field not in SCAN_FOLDED
            or len(rows) != 1
            or rows[0].bytes != UPPER_CASE
            or rows[0].guard is not None
        ):
            return False
        append = rows[0].body[0]
        return (
            walks.meanings(rows[0].body) == [tokenizer.APPEND_LOWERCASE]
            and isinstance(append, Do)
            and append.use.arguments["field"].node == field
        )

    def tried_first(self, state: State, path: list[int], left: str) -> list[str]:
        """The residual of the rows for these consecutive bytes: one test and one jump."""
        tests: list[str] = []
        all_ways: list[Way] = []
        consumed = 0
        for byte in path:
            row = next((r for r in state.rows if (r.rest if byte == OTHER else byte in r.bytes)), None)
            way = self.row(state, row, left) if row is not None and row.guard is None else None
            if way is None or self.wanted[0] == state.name:
                return []
            at = "*p" if consumed == 0 else f"p[{consumed}]"
            if byte == OTHER:
                # All bytes above the last one with a row.
                own = max(code for r in state.rows if not r.rest for code in r.bytes)
                tests.append(f"static_cast<unsigned char>({at}) > {byte_cpp(own)}")
            else:
                tests.append(f"{at} == {byte_cpp(byte)}")
            consumed += way.consumes
            all_ways.append(way)
            left = ""
            state = next((s for s in self.spec.states if way.target == s.identifier), state)
        steps = [step for way in all_ways for step in (way.leaves, *way.steps) if step]
        test = " && ".join(
            ["!LOCKSTEP_SMALL_TABLES", f"end - p >= {len(path)}" if len(path) > 1 else "p != end", *tests]
        )
        advance = "" if consumed == 0 else "++p;" if consumed == 1 else f"p += {consumed};"
        target = f"goto {all_ways[-1].target};"
        return when(test, [*steps, *([advance] if advance else []), target])

    def value_block(self, state: State) -> list[str]:
        """The block for a value in which character references are decided: the parts without and with
        references."""
        name = state.identifier
        give_up = f"return scan.leave_in_value(State::{name}, begin, p);"
        without = self.rows(
            state, SCAN_FIELDS[ATTRIBUTE_VALUE], give_up, reference=["goto " + name + "_references;"]
        )
        without_end = f"if (p == end) {give_up}"
        give_up = f"return scan.leave_in_rest_of_value(State::{name}, p);"
        return [
            f"// {state.name} state, {state.anchor}",
            f"{name}:",
            "begin = p;",
            f"p = input.end_of_run<runs::{name}>(p);",
            without_end,
            *without,
            "// With character references.",
            f"{name}_references:",
            f"p = scan.template references<runs::{name}>(begin, p);",
            f"if (p == end) {give_up}",
            *self.rows(state, "attribute.take_scanned_value(*last);", give_up),
        ]

    def way(self, state: State, group: derive.ByteGroup, left: str) -> Way | None:
        """The effect of the row for these bytes, or None if it is not part of the scan."""
        row = group.rows[0]
        return self.row(state, row, left) if len(group.rows) == 1 and row.guard is None else None

    def rows(
        self,
        state: State,
        left: str,
        give_up: str,
        reference: list[str] | None = None,
        leave: bool = True,
    ) -> list[str]:
        """The code for the byte after a run, unless the input ends there. `left` runs when the field is left;
        without `leave`, it has already run. `reference` runs at an `&`."""
        cases: list[str] = []
        if reference is not None:
            cases += ["case '&':", *indented(reference)]
        default = [give_up]
        tests: list[str] = []
        scanned: set[int] = set()
        for group in derive.byte_groups(state):
            row = group.rows[0]
            way = self.way(state, group, left)
            if way is None:
                continue
            body = way.lines(leave)
            if row.rest:
                default = body
                continue
            codes = [code for code in group.bytes if code < 0x80]
            if LINE_FEED in codes and self.takes_returns(state, row):
                codes.append(CARRIAGE_RETURN)
            scanned |= {*group.bytes, *codes}
            if is_class(codes):
                tests += when(class_test(codes, "*p"), body)
            else:
                cases += [*labels(codes), *indented(body)]
        if default != [give_up]:
            # These have separate rows, which are not part of the scan; CR may become an LF.
            others = sorted(derive.run_stop_bytes(state) - scanned)
            cases += [*labels(others), "  " + give_up] if others else []
        return [*switch("*p", cases), *tests, *default]

    def takes_returns(self, state: State, row: StateRow) -> bool:
        """Whether a carriage return may take the row of the line feed that it represents, alone or with the
        line feed after it: the next state ignores that line feed, or examines the carriage return again."""
        target = state
        for statement in row.body:
            if isinstance(statement, Do):
                if statement.use.symbol in walks.RECONSUME:
                    return True
                if statement.use.symbol is tokenizer.SWITCH_TO:
                    target = self.states[statement.use.arguments["state"].text]
        after = [other for other in target.rows if LINE_FEED in other.bytes]
        return (
            len(after) == 1
            and after[0].guard is None
            and walks.meanings(after[0].body) == [tokenizer.IGNORE_CHARACTER]
        )

    def row(self, state: State, row: StateRow, left: str) -> Way | None:
        """The effect of a row in the scan, or None if the row is not part of the scan."""
        if state.name == self.wanted[0] and ord("!") in row.bytes and self.doctypes.begins_in(row):
            return Way(instead="return scan_doctype(p + 1);")
        way = Way(leaves=left)
        target = ""
        reconsume = emits = False
        for statement in walks.row_statements(state, row):
            if not isinstance(statement, Do):
                return None
            symbol = statement.use.symbol
            if symbol in SCAN_PHRASES:
                way.steps += [SCAN_PHRASES[symbol]] if SCAN_PHRASES[symbol] else []
            elif LEAVE_ATTRIBUTE_NAME.is_run_by(statement.use) and not way.leaves and not way.steps:
                way.leaves = LEAVES_NAME
            elif symbol in (tokenizer.SWITCH_TO, tokenizer.RECONSUME_IN):
                target = statement.use.arguments["state"].text
                reconsume = symbol is tokenizer.RECONSUME_IN
            elif EMIT_TAG.is_run_by(statement.use) and target == "data":
                emits = True
            else:
                return None
        if emits:
            way.target = "emit"
            return way
        target = target or state.name
        if target not in self.states or self.states[target].always is not None or target == "data":
            return None
        if target not in self.wanted:
            if not self.tag_state(target):
                return None
            self.wanted.append(target)
        way.consumes, way.target = not reconsume, identifier(target)
        return way

    def tag_state(self, name: str) -> bool:
        """Whether a state may be part of the scan: it examines one character, and appends to no field but a
        tag's."""
        state = self.states[name]
        field = derive.run_field(state)
        return not (
            state.entry or any(row.string for row in state.rows) or (field and field not in SCAN_FIELDS)
        )


def otherwise(statement: str) -> list[str]:
    """The end of a conditional: the statement to run if its condition does not hold."""
    test, closing, then = statement.partition(") return ")
    if statement.startswith("if (") and closing:
        return [f"}} else {test}) {{", f"  return {then}", "}"]
    return ["} else {", f"  {statement}", "}"]


CREATES_END_TAG: list[Symbol | str] = [tokenizer.CREATE_END_TAG, tokenizer.RECONSUME_IN]


def emits_tag(row: StateRow) -> bool:
    """Whether a row switches to the data state and emits the tag, without doing anything else."""
    if len(row.body) != 2 or not walks.is_phrase(row.body[0], tokenizer.SWITCH_TO, state="data"):
        return False
    emit = row.body[1]
    return isinstance(emit, Do) and EMIT_TAG.is_run_by(emit.use)


def appends_to_name_and_buffer(row: StateRow) -> bool:
    """Whether a row appends the character to the tag name and to the temporary buffer, without doing anything
    else."""
    fields = [tokenizer.TAG_NAME.words, tokenizer.TEMPORARY_BUFFER.words]
    return len(row.body) == 2 and all(
        walks.is_phrase(statement, tokenizer.APPEND_CURRENT, field=field)
        for statement, field in zip(row.body, fields)
    )
