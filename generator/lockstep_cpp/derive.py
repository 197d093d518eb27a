"""Stage derive: data computed from the model and the tables: perfect hashes, the automaton of character references,
groups of bytes, runs of characters, the effects of start tags on a stream of tokens."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import lru_cache

from lockstep_rules.diagnostics import Problem, SpecError
from lockstep_rules.model import (
    Algorithm,
    Condition,
    Do,
    If,
    Loop,
    Mode,
    ModeRow,
    Spec,
    State,
    Statement,
    StateRow,
    Use,
)
from lockstep_rules.nodes import Node
from lockstep_rules.phrases import algorithms, tokenizer
from lockstep_rules.phrases import tree as tree_phrases
from lockstep_rules.phrases.symbol import Symbol
from lockstep_rules.walks import candidates, is_phrase, meanings, using_the_rules_for

MASK = (1 << 64) - 1


# --- Perfect hash over names ------------------------------------------------------------------------------------------


def name_key(name: str) -> int:
    """The same value as lockstep::detail::name_key."""
    data = name.encode()
    if not data:
        return 0
    size = len(data)
    first = int.from_bytes(data[:8], "little")
    last = int.from_bytes(data[-8:], "little") if size >= 8 else 0
    if size > 16:
        middle = int.from_bytes(data[size // 2 - 4 : size // 2 + 4], "little")
        last = (last + middle * HASH_MIDDLE) & MASK
    key = first ^ ((last * HASH_LAST) & MASK) ^ ((size << 56) & MASK)
    return key | 1 << 63 if size >= 8 else key


HASH_LAST = 0x9E3779B97F4A7C15
HASH_MIDDLE = 0xC2B2AE3D27D4EB4F


@dataclass
class PerfectHash:
    """One multiplication maps each name to its own slot: `(key * multiplier) >> shift`."""

    multiplier: int
    bits: int

    @property
    def shift(self) -> int:
        return 64 - self.bits

    def slot(self, name: str) -> int:
        return ((name_key(name) * self.multiplier) & MASK) >> self.shift


@lru_cache(maxsize=8)  # for the generator's tests, which emit the same names several times
def perfect_hash(names: tuple[str, ...]) -> PerfectHash:
    """Finds a perfect hash of the names. The table is sparse, but a page uses only a small part of it; see
    KnownNames in names.h."""
    keys = [name_key(name) for name in names]
    assert len(set(keys)) == len(keys), "two names have one key"
    # About one random multiplier in exp(n * n / (2 * slots)) keeps n names apart: at worst one in exp(10), or
    # 22,000. A short list of names needs room, too.
    bits = max(4, (2 * len(keys)).bit_length(), (len(keys) * len(keys) // 20).bit_length())
    generator = random.Random(1)
    shift, mask = 64 - bits, (1 << bits) - 1
    while True:
        multiplier = generator.getrandbits(64) | 1
        slots: set[int] = set()
        for key in keys:
            slot = key * multiplier >> shift & mask
            if slot in slots:
                break
            slots.add(slot)
        else:
            return PerfectHash(multiplier, bits)


# --- Automaton of named character references --------------------------------------------------------------------------


@dataclass
class Edge:
    character: str
    ends_name: bool
    first_edge: int
    edge_count: int
    names_before: int


@dataclass
class Automaton:
    edges: list[Edge]
    root_edge: int
    root_count: int


TrieNode = tuple[tuple[str, bool, int], ...]  # edges: character, whether it ends a name, node id


@dataclass
class Trie:
    ends_name: bool = False
    children: dict[str, Trie] = field(default_factory=dict)


def automaton(names: list[str]) -> Automaton:
    """The minimal acyclic automaton of the sorted names, whose edges count the names before them."""
    root = Trie()
    for name in names:
        place = root
        for character in name:
            place = place.children.setdefault(character, Trie())
        place.ends_name = True

    ids: dict[TrieNode, int] = {}
    nodes: list[TrieNode] = []
    counts: list[int] = []

    def intern(trie: Trie) -> int:  # recurses as deep as the longest name
        node: TrieNode = tuple(
            (c, child.ends_name, intern(child)) for c, child in sorted(trie.children.items())
        )
        if node not in ids:
            ids[node] = len(nodes)
            nodes.append(node)
            counts.append(sum(ends + counts[target] for _, ends, target in node))
        return ids[node]

    start = intern(root)
    first: list[int] = []
    position = 0
    for node in nodes:
        first.append(position if node else 0)
        position += len(node)
    edges: list[Edge] = []
    for node in nodes:
        before = 0
        for character, ends, target in node:
            edges.append(Edge(character, ends, first[target], len(nodes[target]), before))
            before += ends + counts[target]
    return Automaton(edges, first[start], len(nodes[start]))


# --- Tokenizer --------------------------------------------------------------------------------------------------------


@dataclass
class ByteGroup:
    """Bytes that match the same rows. The rows are in order: those with a guard, and then one without."""

    rows: list[StateRow]
    bytes: list[int]


def byte_groups(state: State) -> list[ByteGroup]:
    groups: dict[tuple[int, ...], ByteGroup] = {}
    for byte in range(256):
        candidates: list[StateRow] = []
        for row in state.rows:
            if row.string or not (row.rest or byte in row.bytes):
                continue
            candidates.append(row)
            if row.guard is None:
                break
        key = tuple(id(row) for row in candidates)
        groups.setdefault(key, ByteGroup(candidates, [])).bytes.append(byte)
    order = {id(row): index for index, row in enumerate(state.rows)}
    return sorted(groups.values(), key=lambda g: [order[id(row)] for row in g.rows])


@dataclass(frozen=True)
class Run:
    """What a state does with each character of a run."""

    action: str  # "emit", "append" or "ignore"
    field: Node | None = None  # if it appends: the field that it appends the characters to


RUN_ACTIONS: dict[Symbol | None, str] = {
    tokenizer.EMIT_CURRENT: "emit",
    tokenizer.APPEND_CURRENT: "append",
    tokenizer.IGNORE_CHARACTER: "ignore",
}


def run_of(state: State) -> Run | None:
    """The run of a state, if its `else` only emits, appends or drops the character."""
    rest = [row for row in state.rows if row.rest]
    if not rest or rest[0].guard is not None or len(rest[0].body) != 1:
        return None
    statement = rest[0].body[0]
    if not isinstance(statement, Do) or statement.use.symbol not in RUN_ACTIONS:
        return None
    field = statement.use.arguments.get("field")
    return Run(RUN_ACTIONS[statement.use.symbol], field.node if field else None)


def run_field(state: State) -> Node | None:
    """The field that a state's `else` appends the character to."""
    run = run_of(state)
    return run.field if run else None


def begins_tags(state: State) -> bool:
    """Whether a `<` in this state only switches to the tag open state."""
    rows = [row for row in state.rows if ord("<") in row.bytes]
    return (
        len(rows) == 1
        and rows[0].guard is None
        and len(rows[0].body) == 1
        and is_phrase(rows[0].body[0], tokenizer.SWITCH_TO, state="tag open")
    )


def run_stop_bytes(state: State) -> frozenset[int]:
    """The bytes that end a run: those with their own row, the first characters of keywords, CR, which may
    become an LF, and, if the run is emitted, NUL."""
    stop = {0x0D}
    if run_of(state) == Run("emit"):
        stop.add(0x00)  # NUL is a separate class of character token
    for row in state.rows:
        if not row.rest:
            stop |= row.bytes
            if row.string:
                stop |= {ord(row.string[0]), ord(row.string[0].lower()), ord(row.string[0].upper())}
    return frozenset(stop)


# --- Tree construction ------------------------------------------------------------------------------------------------


# Phrases that have the same effect on a run of characters as on its characters one by one, in any order.
RUN_PHRASES: set[Symbol | str] = {
    algorithms.RECONSTRUCT_FORMATTING.name,
    algorithms.INSERT_CHARACTER.name,
    tree_phrases.FRAMESET_NOT_OK,
    tree_phrases.APPEND_PENDING,
}


def treats_text_alike(mode: Mode, modes: dict[str, Mode]) -> bool:
    """Whether a run that mixes whitespace with other characters may be processed by the `character` row as a
    whole: both rows consist of run phrases, and the `whitespace` row does nothing that the other does not."""
    white = sole_row(mode, "whitespace", modes)
    other = sole_row(mode, "character", modes)
    if white is None or other is None:
        return False
    of_white, of_other = meanings(white.body), meanings(other.body)
    return (
        set(of_white) <= set(of_other) <= RUN_PHRASES
        and [one for one in of_other if one in of_white] == of_white
    )


def sole_row(mode: Mode, kind: str, modes: dict[str, Mode]) -> ModeRow | None:
    """The single row that the token matches, in the mode or in modes whose rules it uses; None if a guard
    decides."""
    for _ in modes:
        rows = candidates(mode, kind)
        if len(rows) != 1:
            return None
        other = using_the_rules_for(rows[0])
        if not other:
            return rows[0]
        mode = modes[other]
    return None


# --- Token streams without a tree -------------------------------------------------------------------------------------


@dataclass
class TagFeedback:
    """The effects of a start tag in HTML content that a stream of tokens depends on."""

    state: str = "data"  # the state to which it switches the tokenizer
    unless_disabled: bool = False  # switches only if the scripting mode is not Disabled
    opens: str = "none"  # the namespace of the element that stays open
    acknowledged: bool = False  # its self-closing flag is acknowledged
    closes_p: bool = False  # closes a p element that is open


# Whether the guard is “the scripting mode is not Disabled”, the only one that may decide what a start tag does.
def is_not_disabled(guard: Condition) -> bool:
    use = guard.use
    return (
        use is not None
        and use.symbol is tree_phrases.SCRIPTING_MODE_IS
        and use.phrase.negated
        and use.arguments["scripting_mode"].text == "Disabled"
    )


def tag_feedback(spec: Spec, tag: str) -> TagFeedback:
    """The feedback of a tag, derived from the rows of "in body", the mode that handles most start tags, and
    of the modes whose rules it uses."""
    modes = {mode.name: mode for mode in spec.modes}
    rows = candidates(modes["in body"], "start tag", tag)
    other = using_the_rules_for(rows[0])
    if other:
        rows = candidates(modes[other], "start tag", tag)
    for row in rows:
        if row.guard is not None and not is_not_disabled(row.guard):
            raise SpecError([Problem(row.location, f"a token stream cannot know whether {row.guard_text}")])
    feedback = row_feedback(spec, rows[0])
    feedback.acknowledged = may_acknowledge(spec, tag)
    if rows[0].guard is not None:
        feedback.unless_disabled = True
        feedback.opens = row_feedback(spec, rows[-1]).opens
    return feedback


def row_feedback(spec: Spec, row: ModeRow) -> TagFeedback:
    feedback = TagFeedback()
    body = {s.use.symbol for s in row.body if isinstance(s, Do)}
    known = {algorithm.name: algorithm for algorithm in spec.algorithms}
    for use in uses_of(known, row.body):
        if use.symbol is tree_phrases.SWITCH_TOKENIZER:
            feedback.state = use.arguments["state"].text
        elif algorithms.INSERT_HTML_ELEMENT.is_run_by(use):
            feedback.opens = "html"
        elif algorithms.INSERT_FOREIGN_ELEMENT.is_run_by(use):
            namespace = use.arguments["namespace"].use
            assert namespace is not None and namespace.symbol is tree_phrases.THE_NAMESPACE
            feedback.opens = namespace.arguments["namespace"].text.lower()
        elif algorithms.CLOSE_P.is_run_by(use):
            feedback.closes_p = True
    if feedback.state != "data" or tree_phrases.POP in body:
        feedback.opens = "none"
    return feedback


def may_acknowledge(spec: Spec, tag: str) -> bool:
    """Whether the self-closing flag of a start tag is acknowledged in some mode: token streams do not know
    the mode."""
    for mode in spec.modes:
        for row in candidates(mode, "start tag", tag):
            uses = [statement.use for statement in row.body if isinstance(statement, Do)]
            if any(use.symbol is tree_phrases.ACKNOWLEDGE for use in uses):
                return True
            renamed = [use.arguments["tag"].text for use in uses if use.symbol is tree_phrases.RENAME]
            if renamed and may_acknowledge(spec, renamed[0]):
                return True
    return False


def uses_of(
    known: dict[str, Algorithm], body: list[Statement], seen: frozenset[str] = frozenset()
) -> list[Use]:
    """The phrases of a body, under any condition, and of the algorithms that it runs; `known` has the
    algorithms by name."""
    found: list[Use] = []
    for statement in body:
        if isinstance(statement, Do):
            found.append(statement.use)
            name = statement.use.phrase.algorithm
            if name and name not in seen:
                found += uses_of(known, known[name].body, seen | {name})
        elif isinstance(statement, If):
            for _, _, branch in statement.branches:
                found += uses_of(known, branch, seen)
        elif isinstance(statement, Loop):
            found += uses_of(known, statement.body, seen)
    return found
