"""Converts statements of the model to lines of C++."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from lockstep_rules import nodes, walks
from lockstep_rules.branches import SANITIZING
from lockstep_rules.model import (
    CPP_TYPES,
    Act,
    Assign,
    Condition,
    Dated,
    Days,
    Do,
    If,
    Jump,
    Let,
    Loop,
    Spec,
    Statement,
    Use,
)
from lockstep_rules.nodes import NOTHING, Node, Or, ThisError, rewritten
from lockstep_rules.phrases import hints
from lockstep_rules.phrases import tree as tree_phrases

from .cpp import cpp, edition_test, line


def indented(lines: list[str]) -> list[str]:
    return ["  " + line for line in lines]


class Writer:
    """Converts statements to lines of C++."""

    def __init__(
        self,
        spec: Spec,
        outcome: bool = False,
        observed: bool = True,
        returned: Node | None = None,
        change: Callable[[Node], Node | None] = lambda node: None,
    ) -> None:
        self.spec = spec
        self.observed = observed  # the code reports to an observer which branches it takes
        self.outcome = outcome  # the body is a mode's row, which returns an Outcome
        self.returned = returned  # the value to return if a return has none
        self.change = change  # replaces the nodes of statements; None keeps a node
        self.tracks = False  # the code keeps the outcome of processing the token using other rules
        self.explains = False  # the code reports parts of conditions to an observer
        self.notes = False  # the code also reports values of variables
        self.sanitizes = False  # the code is only for parsers that sanitize
        self.types: dict[str, str] = {}  # the types of variables, by their names in C++

    def of_tree(self, point: str, body: list[Statement]) -> Writer:
        """A writer for a row or algorithm of tree construction, which an observer can explain."""
        self.explains = True
        self.sanitizes = point.startswith(SANITIZING)
        self.notes = has_points(point, body) and not self.sanitizes
        return self

    def body(self, statements: list[Statement]) -> list[str]:
        lines: list[str] = []
        before: Statement | None = None
        for statement in self.with_results(statements):
            if isinstance(statement, Dated):
                follows = isinstance(before, Dated) and before.days.ends_where(statement.days)
                mark = f"  // {statement.days.mark}" if statement.days.mark else ""
                begin = "else" if follows else f"if constexpr ({edition_test(statement.days)})"
                if follows:
                    lines.pop()
                lines += [
                    f"{'} ' if follows else ''}{begin} {{{mark}",
                    *indented(self.body(statement.body)),
                    "}",
                ]
            else:
                lines += self.statement(statement)
            before = statement
        return lines

    def with_results(self, statements: list[Statement]) -> list[Statement]:
        """If a row processes the token using other rules and then returns, makes it return their result."""
        found: list[Statement] = []
        for statement in statements:
            ends = isinstance(statement, Jump) and statement.word == "return" and statement.value is None
            if self.outcome and ends and found and (process := processes(found[-1])):
                found[-1] = returning(process)
            else:
                found.append(statement)
        return found

    def statement(self, statement: Statement) -> list[str]:
        lines = self.lines_of(statement)
        return [f"// {sentence(statement)}", *lines] if says_more(statement) else lines

    def lines_of(self, statement: Statement) -> list[str]:
        if isinstance(statement, Do):
            node = self.change(statement.use.node) or statement.use.node
            if statement.error:
                error = ThisError(statement.error, statement.second)
                node = rewritten(node, lambda one: error if isinstance(one, ThisError) else None)
            if node == NOTHING:
                return [f"// {sentence(statement)}"]
            if processes(statement) and isinstance(node, nodes.Assign):
                assert self.tracks, "a row does that at its end, before a return, or outside of conditions"
                return [f"const Outcome {line(node)}"]
            return [line(node), *self.counted(statement.use)]
        if isinstance(statement, If):
            return self.conditional(statement)
        if isinstance(statement, Loop):
            return self.loop(statement)
        if isinstance(statement, Let):
            self.types[statement.name] = statement.type
            declared = f"{CPP_TYPES[statement.type]} {statement.name} = {cpp(statement.value.node)};"
            return [declared, *self.noted(statement.name, between(statement.text, "let ", " be "))]
        if isinstance(statement, Assign):
            assigned = f"{statement.name} = {cpp(statement.value.node)};"
            return [assigned, *self.noted(statement.name, between(statement.text, "set ", " to "))]
        if isinstance(statement, Act):
            row = walks.find_row(self.spec, statement)
            assert row is not None, "the check stage ensures that the row exists"
            return [f"return {row.function}();" if self.outcome else f"{row.function}();"]
        if isinstance(statement, Jump):
            if statement.word == "return" and self.outcome:
                return ["return outcome;" if self.tracks else "return Outcome::done;"]
            result = statement.value.node if statement.value else self.returned
            value = f" {cpp(result)}" if result and statement.word == "return" else ""
            return [f"{statement.word}{value};"]
        raise AssertionError(statement)

    def noted(self, name: str, words: str) -> list[str]:
        """Reports the value of a variable to an observer if it can be shown; `words` is the variable's name
        in the rules."""
        kind = self.types.get(name, "")
        if not self.notes or kind not in OBSERVED_TYPES:
            return []
        return [f'at.{kind}("{words}", {name});']

    def counted(self, use: Use) -> list[str]:
        """Like noted(), for a number that a statement changes in place."""
        if use.symbol not in (tree_phrases.INCREMENT, tree_phrases.DECREMENT):
            return []
        number = use.arguments["number"]
        return self.noted(cpp(number.node), number.text)

    def loop(self, statement: Loop) -> list[str]:
        header, body = cpp(statement.header) if statement.header else "", self.body(statement.body)
        if statement.condition is not None:
            header = f"while ({self.decided(statement.point, statement.condition)})"
        elif statement.point:
            body = [f"{self.observer(statement.point)}({number_of(statement.point)});", *body]
        return [f"// {sentence(statement)}", *self.under(header, body)]

    def under(self, head: str, body: list[str], hint: str = "") -> list[str]:
        """A condition or loop header with its body, in braces unless the body is one statement."""
        if is_one_statement(body):
            return [self.joined(f"{head} {hint}".rstrip(), body[0])]
        return [f"{head} {hint}{{", *indented(body), "}"]

    def joined(self, head: str, statement: str) -> str:
        return f"{head} {statement}"

    def conditional(self, statement: If) -> list[str]:
        if statement.is_static:
            return self.only_of_some_parsers(statement)
        lines: list[str] = []
        if len(statement.branches) == 1:
            [(condition, text, body)] = statement.branches
            assert condition is not None, "an `otherwise` follows a condition"
            head = f"if ({self.decided_in(statement, 0)})"
            return [
                f"// {numbered(statement, 'if ' + text)}",
                *self.under(head, self.body(body), likelihood(condition, body)),
            ]
        for index, (condition, text, body) in enumerate(statement.branches):
            days = statement.days[index] if statement.days else None
            if condition is None:
                lines += [f"}} else if ({edition_test(days)}) {{" if days else "} else {"]
            else:
                word = "if" if index == 0 else "} else if"
                if index == 0:
                    lines.append(f"// {numbered(statement, 'if ' + text)}")
                hint = likelihood(condition, body)
                lines.append(f"{word} ({self.decided_in(statement, index)}) {hint}{{")
                if index > 0:
                    lines.append(f"  // otherwise if {text}")
            lines += indented(self.body(body))
        return [*lines, "}"]

    def decided_in(self, statement: If, index: int) -> str:
        """The condition of a branch, with its days."""
        condition = statement.branches[index][0]
        assert condition is not None
        days = statement.days[index] if statement.days else None
        decided = self.decided(statement.points[index] if statement.points else "", condition)
        if days:
            has_or = any(isinstance(one, Or) for one in condition.node.every())
            decided = f"{edition_test(days)} && {f'({decided})' if has_or else decided}"
        return decided

    def only_of_some_parsers(self, statement: If) -> list[str]:
        """Code that is compiled only for parsers that may sanitize, and runs only in parsers that do."""
        _, text, body = statement.branches[0]
        comment, lines = f"// {numbered(statement, 'if ' + text)}", self.body(body)
        if statement.block:
            observed = "const auto sanitizing = " if any(map(has_point, body)) else ""
            lines.insert(0, f"{observed}enter(SanitizerBranch::{statement.block});")
        compiled, sanitizes = "if constexpr (kSanitizes) {", "if (sanitizer.sanitizes()) {"
        if not statement.has_otherwise:
            return [comment, compiled, f"  {sanitizes}", *indented(indented(lines)), "  }", "}"]
        otherwise = self.body(statement.branches[-1][2])
        return [
            comment,
            sanitizes,
            f"  {compiled}",
            *indented(indented(lines)),
            "  }",
            "} else {",
            *indented(otherwise),
            "}",
        ]

    def decided(self, point: str, condition: Condition) -> str:
        """The condition; its value, and the values of its evaluated parts, are reported to an observer."""
        text = cpp(condition.node)
        if not point or not self.observed:
            return text
        explains = self.explains and not point.startswith(SANITIZING)
        if explains and condition.connective and not any(part.connective for part in condition.parts):
            parts = [f"at.part({number}, {cpp(part.node)})" for number, part in enumerate(condition.parts)]
            text = (" && " if condition.connective == "and" else " || ").join(parts)
        return f"{self.observer(point)}({number_of(point)}, {text})"

    def observer(self, point: str) -> str:
        """The variable that reports a condition or loop to the observer; a block that only some parsers have
        uses a separate one."""
        return "sanitizing" if point.startswith(SANITIZING) and not self.sanitizes else "at"

    def function_body(self, statements: list[Statement]) -> list[str]:
        """The body of a row of a mode."""
        if statements and (process := processes(statements[-1])):
            statements = [*statements[:-1], returning(process)]
        self.tracks = any(map(processes, statements))
        lines = self.body(statements)
        if self.tracks:
            return [*lines, "return outcome;"]
        return lines if statements and returns(statements[-1]) else [*lines, "return Outcome::done;"]


def processes(statement: Statement) -> Do | None:
    """The statement, if it processes the token using other rules."""
    if not isinstance(statement, Do) or statement.use.symbol is not tree_phrases.PROCESS_USING:
        return None
    return statement if isinstance(statement.use.node, nodes.Assign) else None


def returning(process: Do) -> Do:
    """A statement that processes the token in the same way and ends the row with the outcome."""
    phrase = process.use.phrase
    assert isinstance(phrase.does, nodes.Assign)
    return replace(
        process, use=replace(process.use, phrase=replace(phrase, does=nodes.Return(phrase.does.value)))
    )


def is_one_statement(lines: list[str]) -> bool:
    return len(lines) == 1 and ";" in lines[0] and not lines[0].startswith(("//", "if "))


def returns(statement: Statement) -> bool:
    """Whether a statement in a row ends the row's function."""
    if isinstance(statement, Do):
        return isinstance(statement.use.node, nodes.Return)
    return isinstance(statement, Act) or (isinstance(statement, Jump) and statement.word == "return")


def dated(versions: list[tuple[Days | None, list[str]]]) -> list[str]:
    """Lines that differ between editions: those of each version, in the editions that have it. The last
    version is for all others."""
    if len(versions) == 1:
        return dated_middle(versions)
    chunks = [top_level(own) for _, own in versions]
    begin = common([list(one) for one in chunks])
    end = common([list(reversed(one[len(begin) :])) for one in chunks])[::-1]
    if begin or end:
        middle = [
            [line for chunk in one[len(begin) : len(one) - len(end)] for line in chunk] for one in chunks
        ]
        inner = dated_middle([(days, own) for (days, _), own in zip(versions, middle)])
        return [
            *(line for chunk in begin for line in chunk),
            *inner,
            *(line for chunk in end for line in chunk),
        ]
    return dated_middle(versions)


def top_level(lines: list[str]) -> list[list[str]]:
    """The statements of a body, each with its comment and its lines."""
    found: list[list[str]] = []
    waits = False
    for line in lines:
        if found and (waits or line.startswith((" ", "}"))):
            found[-1].append(line)
        else:
            found.append([line])
        waits = line.startswith("//")
    return found


def common(chunks: list[list[list[str]]]) -> list[list[str]]:
    """The longest beginning that all versions have in common."""
    found: list[list[str]] = []
    for column in zip(*chunks):
        if any(one != column[0] for one in column):
            break
        found.append(column[0])
    return found


def when(test: str, body: list[str]) -> list[str]:
    return [f"if ({test}) {body[0]}"] if is_one_statement(body) else [f"if ({test}) {{", *indented(body), "}"]


def dated_middle(versions: list[tuple[Days | None, list[str]]]) -> list[str]:
    lines: list[str] = []
    if len(versions) == 2 and versions[0][0] and not versions[0][1]:
        versions = [(versions[0][0].opposite, versions[1][1])]
    elif len(versions) > 1 and not versions[-1][1]:
        versions = versions[:-1]
    for days, own in versions:
        if days is None and not lines:
            return own
        test = f"if constexpr ({edition_test(days)})" if days else ""
        begin = f"}} else {test}".rstrip() if lines else test
        if lines:
            lines.pop()
        lines += [f"{begin} {{", *indented(own), "}"]
    return lines


OBSERVED_TYPES = {"boolean", "element", "node", "number"}


def between(text: str, begin: str, end: str) -> str:
    return text.removeprefix(begin).partition(end)[0]


def numbered(statement: Statement, text: str) -> str:
    return f"{statement.step} {text}" if statement.step else text


def sentence(statement: Statement) -> str:
    return numbered(statement, statement.text)


def says_more(statement: Statement) -> bool:
    """Whether a numbered sentence of the Standard, which has no comment yet, says more than its code."""
    node: Node = NOTHING
    names: list[str] = []
    if isinstance(statement, Do):
        if statement.use.node == NOTHING:
            return False
        node, names = statement.use.node, [statement.error]
    elif isinstance(statement, (Let, Assign)):
        node, names = statement.value.node, [statement.name]
        names += [CPP_TYPES[statement.type]] if isinstance(statement, Let) else []
    elif isinstance(statement, Jump):
        node, names = statement.value.node if statement.value else NOTHING, [statement.word]
    elif not isinstance(statement, Act):
        return False
    return bool(statement.step) and not words_of(statement.text) - SMALL_WORDS <= words_of(
        *names, *node.names()
    )


def words_of(*texts: str) -> set[str]:
    return {word for text in texts for word in re.findall(r"[a-z]+", text.lower())}


SMALL_WORDS = set(
    "a an and be for from given if in into is it its let no not of off on or return set that the to with".split()
)


def entered(point: str, body: list[Statement], branches: str = "Branch") -> str:
    """Notifies the observer, if there is one, that a row or algorithm is entered; `at` numbers its conditions
    and loops."""
    branches = "SanitizerBranch" if point.startswith(SANITIZING) else branches
    return f"{'const auto at = ' if has_points(point, body) else ''}enter({branches}::{point});"


def has_points(point: str, body: list[Statement]) -> bool:
    """Whether `at` is declared."""
    return any(map(has_point, body))


def has_point(statement: Statement) -> bool:
    """Whether a condition or loop has a number, here or in an `otherwise`; see name_branches."""
    if isinstance(statement, If) and statement.is_static:
        return statement.has_otherwise and any(map(has_point, statement.branches[-1][2]))
    if isinstance(statement, Dated):
        return any(map(has_point, statement.body))
    return isinstance(statement, (If, Loop))


def number_of(point: str) -> str:
    """The number of a condition or loop in its row or algorithm, as assigned by name_branches."""
    return point.rpartition("_")[2]


def likelihood(condition: Condition, body: list[Statement]) -> str:
    """The branch hint for the compiler."""
    uses = [part.use for part in condition.parts or [condition] if part.use]
    seldom = [hints.is_seldom(use) for use in uses]
    if all(seldom) or (condition.connective == "and" and any(seldom)) or any(map(is_parse_error, body[:1])):
        return "[[unlikely]] "
    return "[[likely]] " if all(map(hints.is_often, uses)) else ""


def is_parse_error(statement: Statement) -> bool:
    """Whether the statement is a parse error of tree construction."""
    return isinstance(statement, Do) and statement.use.symbol is tree_phrases.PARSE_ERROR
