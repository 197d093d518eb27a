"""The literal form of each phrase of the vocabulary, by part and kind."""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable
from typing import Any

from lockstep_generator.diagnostics import nearest
from lockstep_generator.parse import PARTS
from lockstep_generator.phrases import tree as tree_phrases

KINDS = ("statement", "condition", "expression", "loop")
FORMS: dict[str, dict[str, dict[str, Callable[..., Any]]]] = {
    part: {kind: {} for kind in KINDS} for part in ("input", "tokenizer", "tree", "sanitizer")
}


class UnknownPhrase(Exception):
    """A phrase without a literal form, or a literal form without a phrase."""


class Part:
    """Decorators for the forms of one part."""

    def __init__(self, part: str) -> None:
        self.forms = FORMS[part]

    def add(
        self, kind: str, pattern: str, negated: str = ""
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
            self.forms[kind][pattern] = function
            if negated:
                self.forms[kind][negated] = functools.wraps(function)(
                    lambda *arguments: not function(*arguments)
                )
            return function

        return decorate

    def statement(self, pattern: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        return self.add("statement", pattern)

    def condition(
        self, pattern: str, negated: str = ""
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """The negation of a condition has no form of its own."""
        return self.add("condition", pattern, negated)

    def expression(self, pattern: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        return self.add("expression", pattern)

    def loop(self, pattern: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        return self.add("loop", pattern)

    def nothing(self, *patterns: str) -> None:
        """Statements without an effect where there is no host for scripts."""
        for pattern in patterns:
            self.forms["statement"][pattern] = lambda *arguments: None


# Phrases that the compiler turns into Python itself.
COMPILED = {
    tree_phrases.REPROCESS,
    tree_phrases.REPROCESS_BY_CURRENT_MODE,
    tree_phrases.PROCESS_USING,
    "parse error",
    "increment {number: number variable}",
    "decrement {number: number variable}",
    tree_phrases.ASSERT_SANITIZING,
}


# Conditions that only mutants have.
OF_MUTANTS = ("always", "never", "it is false that ")


def check_forms() -> None:
    """UnknownPhrase if a phrase has no form or a form has no phrase: the two tables must agree."""
    for part, forms in FORMS.items():
        module = PARTS[part]
        known = {
            "statement": set(module.STATEMENTS),
            "condition": set(module.CONDITIONS),
            "expression": set(module.EXPRESSIONS),
            "loop": set(getattr(module, "LOOPS", {})),
        }
        for kind, patterns in known.items():
            for pattern in sorted(patterns - set(forms[kind]) - COMPILED):
                raise UnknownPhrase(f"the {kind} “{pattern}” of the {part} has no literal form")
            for pattern in sorted(p for p in set(forms[kind]) - patterns if not p.startswith(OF_MUTANTS)):
                raise UnknownPhrase(
                    f"the vocabulary of the {part} has no {kind} “{pattern}”{nearest(pattern, patterns)}"
                )


@functools.cache
def literal_form(part: str, kind: str, pattern: str) -> str:
    """The Python of a phrase that stands for a loop or several steps; "" of one that says it all. Without comments."""
    form = FORMS[part][kind].get(pattern)
    form = inspect.unwrap(form) if form else None
    if form is None or form.__name__ == "<lambda>":
        return ""
    body, loops = read_form(form)
    helpers = helpers_with_loops(form)
    if not loops and not helpers and len(ast.parse(body).body) < (SEVERAL if form.__doc__ else MANY):
        return ""
    code = [body, *map(without_comment, helpers)]
    return "\n\n".join(text.strip() for text in code)


def helpers_with_loops(form: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The functions beside it that it calls, and those that they call, as far as there is a loop in the last one."""
    found: list[Callable[..., Any]] = []
    for name in sorted(called(read_form(form)[0])):
        helper = form.__globals__.get(name)
        if not inspect.isfunction(helper) or forms_of(helper) != forms_of(form) or helper is form:
            continue
        inner = helpers_with_loops(helper)
        some: list[Callable[..., Any]] = [helper, *inner]
        if inner or read_form(helper)[1]:
            found += [one for one in some if one not in found]
    return found


def forms_of(function: Callable[..., Any]) -> str:
    """The module or package of forms that has it."""
    return function.__module__.split(".")[1]


def without_comment(function: Callable[..., Any]) -> str:
    source = textwrap.dedent(inspect.getsource(function))
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.FunctionDef)
    header = source.splitlines()[definition.lineno - 1 : definition.body[0].lineno - 1]
    return "\n".join([*header, textwrap.indent(read_form(function)[0], "    ")])


def read_form(function: Callable[..., Any]) -> tuple[str, bool]:
    """Its statements, without the comment, and whether one is a loop."""
    source = textwrap.dedent(inspect.getsource(function))
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.FunctionDef)
    statements = definition.body[1 if ast.get_docstring(definition) else 0 :]
    lines = source.splitlines()[statements[0].lineno - 1 :] if statements else []
    return textwrap.dedent("\n".join(lines)), any(isinstance(node, LOOPS) for node in ast.walk(definition))


def called(body: str) -> set[str]:
    """The functions that it calls by name."""
    nodes = ast.walk(ast.parse(textwrap.dedent(body)))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


LOOPS = (ast.For, ast.While, ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)
SEVERAL, MANY = 3, 4  # statements
