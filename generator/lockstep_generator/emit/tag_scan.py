"""The scan of a whole tag, derived from the rows of the states that a tag passes through."""

from __future__ import annotations

from .. import derive
from ..model import Do, If, Spec, State, StateRow, Statement, identifier
from ..characters import byte_cpp
from .cpp import cpp
from .bytes import class_test, is_class, labels, switch
from .doctype_scan import DoctypeScanWriter
from .reference_scan import ReferenceScanWriter
from .statements import Writer, indented

LEAVE_ATTRIBUTE_NAME = "leave the attribute name state"
# The phrases that may be part of the scan of a whole tag, and their C++.
SCAN_PHRASES = {
    "create a new start tag token": "scan.begin(true);",
    "create a new end tag token": "scan.begin(false);",
    "ignore the character": "",
    "start a new attribute in the current tag token": "",
    LEAVE_ATTRIBUTE_NAME: "if ((last = attribute.scan_name(begin, p, key)) == nullptr) return scan.give_up(before);",
    "set the current tag token's self-closing flag": "tag.set_self_closing();",
}
# What the characters are that a state appends: phrase and field -> C++ to be done when the state is left.
SCAN_FIELDS = {
    "tag.name": "tag.scan_name(begin, p, key);",
    "attribute.name": "",
    "attribute.value": "attribute.scan_value(*last, begin, p);",
}
# The same for a name with upper-case letters, which are appended in lower case: C++ that moves `p` after the name, or makes it
# null.
SCAN_FOLDED = {
    "tag.name": "p = scan.template folded_tag_name<runs::{state}>(begin);",
    "attribute.name": "p = scan.template folded_attribute_name<runs::{state}>(begin);",
}
AFTER_FOLDED = {"attribute.name": ["last = attribute.last();"]}
# Bytes that are tested first in a state, because most tags have them there. `OTHER` is any byte that has no
# row of its own.
OTHER = -1
TRIED_FIRST: dict[str, list[list[int]]] = {
    "tag name": [[ord(">")], [ord(" "), OTHER]],
    "attribute name": [[ord("="), ord('"')]],
    "after attribute value (quoted)": [[ord(" "), OTHER], [ord(">")]],
}
# Operations of a tag token that are shorter after a scan.
AFTER_SCAN = {
    "tag.remember_as_last_start();": "tag.remember_scanned();",
    "tag.hand_over();": "tag.hand_over_scanned();",
}
VALUE_FIELD = "attribute.value"
NAME_FIELDS = {"tag.name", "attribute.name"}

EMIT_TAG = "emit the current tag token"
HAND_OVER = "hand the current tag token to tree construction"
APPROPRIATE = "the current end tag token is an appropriate end tag token"
APPENDED = [
    "append the current input character to the current tag token's tag name",
    "append the current input character to the temporary buffer",
]
APPEND_LOWERCASE = "append the lowercase version of the current input character to {field}"
UPPER_CASE = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ")
LINE_FEED, CARRIAGE_RETURN = 0x0A, 0x0D
# The bytes of the names that are compared with the current node's.
NAME_BYTES = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789-")


def of_bare_end_tag(body: list[Statement]) -> list[Statement]:
    """The statements for an end tag token that has no attributes and is not self-closing."""
    false = (
        "the current tag token is a start tag token",
        "the current tag token has attributes",
        "the current tag token's self-closing flag is set",
    )
    found: list[Statement] = []
    for statement in body:
        if isinstance(statement, If):
            for condition, text, inner in statement.branches:
                if condition is None:
                    found += of_bare_end_tag(inner)
                elif text not in false:
                    return [*found, statement]
        else:
            found.append(statement)
    return found


class TagScanWriter:
    """Derives one function that tokenizes a whole tag without leaving its registers.

    It consists of the rows of the states of a tag that only look at the input, remember positions and
    continue. At any other row (a parse error, an upper-case letter), it gives up without an effect, and the
    states start again where the scan began. Inside an attribute's value (a NUL, the end of a chunk) nothing
    has to be repeated: the state continues with the value, and the scan resumes after it. A value with
    character references has a block of its own, in which they are decided as ReferenceScanWriter derives it.
    """

    RESUMED = "after attribute value (quoted)"

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.states = {state.name: state for state in spec.states}
        self.references = ReferenceScanWriter(spec)
        self.doctypes = DoctypeScanWriter(spec)
        self.wanted: list[str] = []

    def lines(self) -> list[str]:
        self.wanted = ["tag open"]
        blocks: list[str] = []
        for name in self.wanted:  # grows while the states that rows lead to are found
            blocks += self.block(self.states[name])
        resumed = identifier(self.RESUMED)
        return [
            "const char* p = input.here();",
            "const char* const end = input.end();",
            "const char* begin = p;",
            "std::uint64_t key = 0;   // of the last name, if it is short",
            "std::size_t before = 0;  // attributes that the tag already has",
            "TokenAttribute* last = nullptr;  // attribute",
            "if (!in_data && state_ != State::data) [[unlikely]] {",
            f"  if (state_ == State::{resumed}) {{",
            "    before = scan.resume();",
            f"    goto {resumed};",
            "  }",
            "  p = scan.end_of_text(p);",
            "  if (p == nullptr) return false;",
            "  goto emit;",
            "}",
            "++p;  // after the <",
            *blocks,
            "// All rows that end the tag",
            "emit:",
            "input.move_to(p);",
            "if (!in_data) switch_to(State::data);",
            *self.emission(),
            "input.advance();",
            "return true;",
        ]

    def emission(self) -> list[str]:
        """Emits the tag."""
        algorithm = next(a for a in self.spec.algorithms if a.pattern == EMIT_TAG)
        body = Writer(self.spec, observed=False).body(algorithm.body)
        for operation, after_scan in AFTER_SCAN.items():
            body = [line.replace(operation, after_scan) for line in body]
        return body

    def begins_end_tag(self, state: State) -> bool:
        """Whether a known name and `>` make an end tag token in this state, which is emitted at once."""
        rows = [row for row in state.rows if ord("a") in row.bytes]
        if len(rows) != 1 or derive.patterns(rows[0].body) != [
            "create a new end tag token",
            "reconsume in {state}",
        ]:
            return False
        create, reconsume = rows[0].body
        assert isinstance(create, Do) and isinstance(reconsume, Do)
        name = self.states.get(reconsume.use.arguments["state"].text)
        if name is None or derive.run_field(name) != "tag.name":
            return False
        ends = [row for row in name.rows if ord(">") in row.bytes]
        algorithm = next(a for a in self.spec.algorithms if a.pattern == EMIT_TAG)
        return (
            len(ends) == 1
            and [statement.text for statement in ends[0].body] == ["switch to data", EMIT_TAG]
            and not derive.run_stop_bytes(name) & NAME_BYTES
            and derive.patterns(of_bare_end_tag(algorithm.body)) == [HAND_OVER]
        )

    def ends_by_its_tag(self, state: State) -> bool:
        """Whether text in this state is ended by the bare end tag of the last start tag, in lower-case letters."""

        def follow(name: str, byte: str, *patterns: str) -> str:
            """The state that the row of a byte leads to, if the row does that and nothing else."""
            rows = [row for row in self.states[name].rows if ord(byte) in row.bytes] if name else []
            if len(rows) != 1 or rows[0].guard is not None or derive.patterns(rows[0].body) != list(patterns):
                return ""
            last = rows[0].body[-1]
            assert isinstance(last, Do)
            return last.use.arguments["state"].text

        less_than = follow(state.name, "<", "switch to {state}")
        opened = follow(less_than, "/", "set the temporary buffer to the empty string", "switch to {state}")
        name = follow(opened, "a", "create a new end tag token", "reconsume in {state}")
        if not name:
            return False
        ends = [row for row in self.states[name].rows if ord(">") in row.bytes]
        letters = [
            row for row in self.states[name].rows if set(range(ord("a"), ord("z") + 1)) <= set(row.bytes)
        ]
        algorithm = next(a for a in self.spec.algorithms if a.pattern == EMIT_TAG)
        return (
            len(ends) == len(letters) == 1
            and ends[0].guard is not None
            and ends[0].guard.use is not None
            and ends[0].guard.use.phrase.pattern == APPROPRIATE
            and [statement.text for statement in ends[0].body] == ["switch to data", EMIT_TAG]
            and letters[0].guard is None
            and [statement.text for statement in letters[0].body] == APPENDED
            and derive.patterns(of_bare_end_tag(algorithm.body)) == [HAND_OVER]
        )

    def block(self, state: State) -> list[str]:
        field = derive.run_field(state)
        if field == VALUE_FIELD and self.references.begins_in(state):
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
            if field not in NAME_FIELDS:
                skip = f"input.end_of_run<runs::{state.identifier}>(p)"
            lines += ["begin = p;", f"p = {skip};"]
        give_up = "return scan.give_up(before);"
        if field == VALUE_FIELD:
            give_up = f"return scan.leave_in_value(State::{state.identifier}, begin, p);"
        elif state.name == self.wanted[0] or state.name == "end tag open":
            give_up = "return false;"
        left = SCAN_FIELDS.get(field, "")
        for path in TRIED_FIRST.get(state.name, []):
            lines += self.tried_first(state, path, left)
        rows = self.rows(state, field, left, give_up)
        # What all rows do when a name is left is done once, before them, if the name may be in any case.
        leave = left or SCAN_PHRASES[LEAVE_ATTRIBUTE_NAME]
        without = [line for line in rows if line.strip() != leave]
        ways = sum(line.strip().startswith("goto") for line in rows)
        if not self.folds(state, field) or len(rows) - len(without) != ways:
            return [*lines, *rows]
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
            "} else {",
            *indented([leave]),
            "}",
        ]
        return [*lines, *without[1:]]

    def folds(self, state: State, field: str) -> bool:
        """Whether a state appends upper-case letters in lower case, and does nothing else with them."""
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
            derive.patterns(rows[0].body) == [APPEND_LOWERCASE]
            and isinstance(append, Do)
            and cpp(append.use.arguments["field"].node) == field
        )

    def tried_first(self, state: State, path: list[int], left: str) -> list[str]:
        """What the rows for these consecutive bytes reduce to: one test and one jump."""
        tests: list[str] = []
        steps: list[str] = []
        consumed = 0
        for byte in path:
            row = next((r for r in state.rows if (r.rest if byte == OTHER else byte in r.bytes)), None)
            lines = self.row(state, row, left) if row is not None and row.guard is None else None
            if lines is None or self.wanted[0] == state.name:
                return []
            at = "*p" if consumed == 0 else f"p[{consumed}]"
            if byte == OTHER:
                # All bytes above the last one that has a row.
                own = max(code for r in state.rows if not r.rest for code in r.bytes)
                tests.append(f"static_cast<unsigned char>({at}) > {byte_cpp(own)}")
            else:
                tests.append(f"{at} == {byte_cpp(byte)}")
            consumed += lines.count("++p;")
            steps += [line for line in lines[:-1] if line != "++p;"]
            target = lines[-1]
            left = ""
            state = next((s for s in self.spec.states if target == f"goto {s.identifier};"), state)
        test = " && ".join(
            ["!LOCKSTEP_SMALL_TABLES", f"end - p >= {len(path)}" if len(path) > 1 else "p != end", *tests]
        )
        advance = "" if consumed == 0 else "++p;" if consumed == 1 else f"p += {consumed};"
        return [f"if ({test}) {{", *indented([*steps, *([advance] if advance else []), target]), "}"]

    def value_block(self, state: State) -> list[str]:
        """Of a value in which character references are decided: without them, and with them."""
        name = state.identifier
        give_up = f"return scan.leave_in_value(State::{name}, begin, p);"
        without = self.rows(
            state, VALUE_FIELD, SCAN_FIELDS[VALUE_FIELD], give_up, ["goto " + name + "_references;"]
        )
        give_up = f"return scan.leave_in_rest_of_value(State::{name}, p);"
        return [
            f"// {state.name} state, {state.anchor}",
            f"{name}:",
            "begin = p;",
            f"p = input.end_of_run<runs::{name}>(p);",
            *without,
            "// With character references.",
            f"{name}_references:",
            f"p = scan.template references<runs::{name}>(begin, p, [this] {{ return scan_reference(); }});",
            *self.rows(state, VALUE_FIELD, "attribute.take_scanned_value(*last);", give_up),
        ]

    def rows(
        self, state: State, field: str, left: str, give_up: str, reference: list[str] | None = None
    ) -> list[str]:
        """What to do at the byte after a run; `left` when the field is left, `reference` at an `&`."""
        cases: list[str] = []
        if reference is not None:
            cases += ["case '&':", *indented(reference)]
        default = [give_up]
        tests: list[str] = []
        scanned: set[int] = set()
        for group in derive.byte_groups(state):
            row = group.rows[0]
            body = self.row(state, row, left) if len(group.rows) == 1 and row.guard is None else None
            if body is None:
                continue
            if row.rest:
                default = body
                continue
            codes = [code for code in group.bytes if code < 0x80]
            if LINE_FEED in codes and self.takes_returns(state, row):
                codes.append(CARRIAGE_RETURN)
            scanned |= {*group.bytes, *codes}
            if is_class(codes):
                tests += [f"if ({class_test(codes, '*p')}) {{", *indented(body), "}"]
            else:
                cases += [*labels(codes), *indented(body)]
        if default != [give_up]:
            # These have their own rows, which are not part of the scan; CR may become an LF.
            others = sorted(derive.run_stop_bytes(state) - scanned)
            cases += [*labels(others), "  " + give_up]
        return [f"if (p == end) {give_up}", *switch("*p", cases), *tests, *default]

    def takes_returns(self, state: State, row: StateRow) -> bool:
        """Whether a carriage return may take the row of the line feed that it stands for, alone or with the line feed after it:
        the state after it ignores that one, or looks at the carriage return again."""
        target = state
        for statement in row.body:
            if isinstance(statement, Do):
                pattern = statement.use.phrase.pattern
                if pattern.startswith("reconsume"):
                    return True
                if pattern == "switch to {state}":
                    target = self.states[statement.use.arguments["state"].text]
        after = [other for other in target.rows if LINE_FEED in other.bytes]
        return (
            len(after) == 1
            and after[0].guard is None
            and [statement.text for statement in after[0].body] == ["ignore the character"]
        )

    def row(self, state: State, row: StateRow, left: str) -> list[str] | None:
        """The row's C++, or None if it is not part of the scan."""
        if state.name == self.wanted[0] and ord("!") in row.bytes and self.doctypes.begins_in(row):
            return ["return scan_doctype(p + 1);"]
        lines = [left] if left else []
        target = ""
        reconsume = emits = False
        for statement in derive.row_statements(state, row):
            if not isinstance(statement, Do):
                return None
            pattern = statement.use.phrase.pattern
            if pattern in SCAN_PHRASES:
                lines += [SCAN_PHRASES[pattern]] if SCAN_PHRASES[pattern] else []
            elif pattern in ("switch to {state}", "reconsume in {state}"):
                target = statement.use.arguments["state"].text
                reconsume = pattern.startswith("reconsume")
            elif pattern == "emit the current tag token" and target == "data":
                emits = True
            else:
                return None
        if emits:
            return [*lines, "goto emit;"]
        target = target or state.name
        if target not in self.states or self.states[target].always is not None or target == "data":
            return None
        if target not in self.wanted:
            if not self.tag_state(target):
                return None
            self.wanted.append(target)
        return [*lines, *([] if reconsume else ["++p;"]), f"goto {identifier(target)};"]

    def tag_state(self, name: str) -> bool:
        """Whether a state may be part of the scan: it looks at one character, and appends to no field but a tag's."""
        state = self.states[name]
        field = derive.run_field(state)
        return not (
            state.entry or any(row.string for row in state.rows) or (field and field not in SCAN_FIELDS)
        )
