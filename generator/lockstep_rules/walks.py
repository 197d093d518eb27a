"""Walks over the rules: the statements of a body, the rows that match a character or a token."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .model import Act, Condition, Dated, Do, If, Loop, Mode, ModeRow, Spec, State, Statement, StateRow, Use
from .phrases import tokenizer
from .phrases import tree as tree_phrases
from .phrases.symbol import Symbol


def eof_rows(state: State) -> list[StateRow]:
    candidates: list[StateRow] = []
    for row in state.rows:
        if row.string or not (row.rest or row.eof):
            continue
        candidates.append(row)
        if row.guard is None:
            break
    return candidates


def walk(
    body: list[Statement],
    likelihood: Callable[[Condition, list[Statement]], str] = lambda condition, body: "",
) -> Iterator[tuple[Statement, bool]]:
    """All statements, including nested ones, and whether each is in a branch that is seldom taken."""
    waiting = [(statement, False) for statement in reversed(body)]
    while waiting:
        statement, seldom = waiting.pop()
        yield statement, seldom
        inner: list[tuple[Statement, bool]] = []
        if isinstance(statement, If):
            for condition, _, branch in statement.branches:
                inside = seldom or (condition is not None and "unlikely" in likelihood(condition, branch))
                inner += [(one, inside) for one in branch]
        elif isinstance(statement, (Loop, Dated)):
            inner = [(one, seldom) for one in statement.body]
        waiting += reversed(inner)


def all_statements(body: list[Statement]) -> Iterator[Statement]:
    return (statement for statement, _ in walk(body))


def symbols_of(body: list[Statement]) -> set[Symbol | None]:
    """The symbols of all statements that are phrases, including nested ones."""
    return {statement.use.symbol for statement in all_statements(body) if isinstance(statement, Do)}


def row_statements(state: State, row: StateRow) -> list[Statement]:
    """The statements of a row, with those of the `else` row instead of `act as anything else`."""
    body: list[Statement] = []
    for statement in row.body:
        if isinstance(statement, Act):
            body += next(other for other in state.rows if other.rest).body
        else:
            body.append(statement)
    return body


RECONSUME = {tokenizer.RECONSUME_IN, tokenizer.RECONSUME_IN_RETURN_STATE}


SWITCH = {tokenizer.SWITCH_TO, tokenizer.SWITCH_TO_RETURN_STATE}


def reconsumes(body: list[Statement]) -> bool:
    return not symbols_of(body).isdisjoint(RECONSUME)


def ends_input(body: list[Statement]) -> bool:
    return tokenizer.EMIT_END_OF_FILE in symbols_of(body)


def changes_state(body: list[Statement]) -> bool:
    return ends_input(body) or not symbols_of(body).isdisjoint(RECONSUME | SWITCH)


def is_phrase(statement: Statement, symbol: Symbol, **holes: str) -> bool:
    """Whether a statement is that phrase, with these words in its holes."""
    if not isinstance(statement, Do) or statement.use.symbol is not symbol:
        return False
    return all(statement.use.arguments[name].text == words for name, words in holes.items())


def meanings(body: list[Statement]) -> list[Symbol | str]:
    """The meanings of the outermost statements of a body: symbols and names of algorithms, or the statement's
    own text."""
    return [meaning(s.use) if isinstance(s, Do) else s.text for s in body]


def meaning(use: Use) -> Symbol | str:
    """The symbol of a phrase, or the name of the algorithm that it runs."""
    return use.symbol or use.phrase.algorithm


PLAIN_CLASSES = {
    "NUL": "null_character",
    "whitespace": "whitespace",
    "character": "character",
    "comment": "comment",
    "processing instruction": "processing_instruction",
    "DOCTYPE": "doctype",
    "end-of-file": "end_of_file",
}


def row_matches(row: ModeRow, kind: str, tag: str) -> bool:
    """Whether a row's matchers cover a token; `tag` is "*" for a tag not named in any row of any mode."""
    for row_kind, row_tag in row.tokens:
        if row_kind == "anything else":
            return True
        if row_kind == kind and (row_tag == "*" or row_tag == tag):
            return True
        if row_kind == "character" and kind in ("NUL", "whitespace"):
            return True
    return False


def covered(row: ModeRow, classes: list[tuple[str, str]]) -> set[tuple[str, str]]:
    """The classes of tokens that a row's matchers cover; `classes` contains all of them."""
    found: set[tuple[str, str]] = set()
    for kind, tag in row.tokens:
        if kind == "anything else":
            return set(classes)
        kinds = ("character", "NUL", "whitespace") if kind == "character" else (kind,)
        found |= {(k, "") for k in kinds} if tag != "*" else {c for c in classes if c[0] == kind}
        if tag:
            found.add((kind, tag))
    return found & set(classes)


def candidates(mode: Mode, kind: str, tag: str = "") -> list[ModeRow]:
    """The rows that a token may match, in order, up to the first one without a guard."""
    found: list[ModeRow] = []
    for row in mode.rows:
        if row_matches(row, kind, tag):
            found.append(row)
            if row.guard is None:
                break
    return found


def find_row(spec: Spec, act: Act) -> ModeRow | None:
    """The row to which `act as` refers by one of its tokens."""
    for mode in spec.modes:
        if mode.name == act.mode:
            for row in mode.rows:
                if len(act.tokens) == 1 and act.tokens[0] in row.tokens:
                    return row
    return None


def named_tags(spec: Spec) -> list[str]:
    """The tags named in any row; in each mode, all other tags match the same rows."""
    tags = {tag for mode in spec.modes for row in mode.rows for _, tag in row.tokens if tag not in ("", "*")}
    return sorted(tags)


def token_classes(tags: list[str]) -> list[tuple[str, str]]:
    """All tokens by kind and tag name, in the order of the dispatch table."""
    return [(kind, "") for kind in PLAIN_CLASSES] + [
        (kind, tag) for kind in ("start tag", "end tag") for tag in ("*", *tags)
    ]


def using_the_rules_for(row: ModeRow) -> str:
    """The mode to which a row passes its token, if it does nothing else, or ""."""
    if len(row.body) == 1 and isinstance(row.body[0], Do):
        use = row.body[0].use
        if use.symbol is tree_phrases.PROCESS_USING:
            return use.arguments["mode"].text
    return ""
