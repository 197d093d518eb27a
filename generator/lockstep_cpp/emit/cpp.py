"""Nodes as C++: the only place where expressions become text."""

from __future__ import annotations

from collections.abc import Sequence as Several

from lockstep_rules.characters import byte_ranges_cpp, character_cpp
from lockstep_rules.model import Days, identifier
from lockstep_rules.nodes import (
    And,
    Assign,
    Braces,
    Bytes,
    Call,
    Calls,
    Chain,
    Character,
    Choice,
    Compare,
    Constant,
    Dereference,
    Each,
    Function,
    LessThan,
    Member,
    Node,
    Not,
    Operation,
    Or,
    Return,
    Sequence,
    Set,
    Step,
    Sum,
    TestOfByte,
    Text,
    ThisError,
    Times,
    Variable,
    When,
)


def cpp(node: Node) -> str:
    """An expression, a statement or the header of a loop, on one line."""
    match node:
        case Constant(name) | Variable(name) | Operation(name) | Function(name):
            return name
        case Set(name):
            return f"sets::{name}"
        case Character(text):
            return character_cpp(text)
        case Text(texts):
            return "".join(map(cpp, texts))
        case Bytes(codes):
            return byte_ranges_cpp(codes)
        case Member(of, name, arrow):
            return f"{cpp(of)}{'->' if arrow else '.'}{name}"
        case Call(function, arguments):
            return f"{cpp(function)}({listed(arguments)})"
        case Braces(type_, values):
            return f"{type_}{{{listed(values)}}}"
        case Not(of):
            return f"!({cpp(of)})" if isinstance(of, (Compare, And, Or, Choice)) else f"!{cpp(of)}"
        case Compare(sign, left, right) | Sum(left, sign, right):
            return f"{cpp(left)} {sign} {cpp(right)}"
        case And((term,)) | Or((term,)):
            return cpp(term)
        case And(terms):
            return " && ".join(map(nested, terms))
        case Or(terms):
            return " || ".join(map(nested, terms))
        case Dereference(of):
            return f"*{cpp(of)}"
        case Choice(test, then, otherwise):
            return f"{cpp(test)} ? {cpp(then)} : {cpp(otherwise)}"
        case TestOfByte(test):
            return f"[](unsigned char c) {{ return {cpp(test)}; }}"
        case LessThan(call, in_rules):
            return f"[{'this' if in_rules else ''}](auto& a, auto& b) {{ return {cpp(call)}; }}"
        case Calls(function):
            return f"[this] {{ {cpp(function)}(); }}"
        case ThisError(name, second):
            more = f", {cpp(second)}" if second is not None else ""
            return f"TreeError::{identifier(name)}{more}"
        case _:
            return statement(node)


def statement(node: Node) -> str:
    match node:
        case Assign(to, value, sign):
            return f"{cpp(to)} {sign} {cpp(value)};"
        case Step(sign, number):
            return f"{sign}{cpp(number)};"
        case Return(value):
            return f"return {cpp(value)};"
        case Sequence(statements):
            return " ".join(map(line, statements))
        case When(test, then):
            return f"if ({cpp(test)}) {line(then)}"
        case Each(type_, range_, variable):
            return f"for ({type_} {cpp(variable)} : {cpp(range_)})"
        case Chain(type_, first, test, step, variable):
            return f"for ({type_} {cpp(variable)} = {cpp(first)}; {cpp(test)}; {step_text(step)})"
        case Times(None):
            return "for (;;)"
        case Times(count):
            return f"for (int round = 0; round < {count}; ++round)"
    raise AssertionError(f"{node} cannot be printed: a hole is not filled")


def step_text(node: Node) -> str:
    """The step expression of a loop."""
    return f"{cpp(node.to)} {node.sign} {cpp(node.value)}" if isinstance(node, Assign) else cpp(node)


def line(node: Node) -> str:
    """A statement with its semicolon; a call can be a statement. Empty if the statement does nothing."""
    return f"{cpp(node)};" if isinstance(node, Call) else cpp(node)


def listed(nodes: Several[Node]) -> str:
    return ", ".join(map(cpp, nodes))


def nested(node: Node) -> str:
    """The text of a node that is part of a longer condition."""
    return f"({cpp(node)})" if isinstance(node, (And, Or)) and len(node.terms) > 1 else cpp(node)


def edition_test(days: Days) -> str:
    """The condition that tests which edition is compiled."""
    parts = [
        f"edition {sign} Day{{{', '.join(str(int(part)) for part in day.split('-'))}}}"
        for sign, day in ((">=", days.since), ("<", days.until), (">", days.after), ("<=", days.up_to))
        if day
    ]
    return " && ".join(parts)
