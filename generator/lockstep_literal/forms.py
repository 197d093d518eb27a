"""The literal form of each phrase of the vocabulary, by part and kind."""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable
from typing import Any

from lockstep_rules.parse import PARTS
from lockstep_rules.phrases import mime, tree
from lockstep_rules.phrases.symbol import Symbol

# MIME types are not part of an edition, but are read like the other parts.
READ_PARTS = {**PARTS, "mime": mime}

Form = Callable[..., Any]
FORMS: dict[Symbol, Form] = {}


class UnknownPhrase(Exception):
    """Raised if a phrase has no literal form, or two."""


def means(symbol: Symbol) -> Callable[[Form], Form]:
    """Decorates the function that is the literal form of a phrase. The negation of the phrase needs none."""

    def decorate(function: Form) -> Form:
        if symbol in FORMS:
            raise UnknownPhrase(f"{symbol} of the {symbol.part} has two literal forms")
        FORMS[symbol] = function
        return function

    return decorate


def means_nothing(*symbols: Symbol) -> None:
    """Declares statements that have no effect without a host for scripts."""
    for symbol in symbols:
        means(symbol)(lambda *arguments: None)


# Phrases that the compiler itself converts to Python.
COMPILED = {
    tree.REPROCESS,
    tree.REPROCESS_BY_CURRENT_MODE,
    tree.PROCESS_USING,
    tree.PARSE_ERROR,
    tree.INCREMENT,
    tree.DECREMENT,
    tree.ASSERT_SANITIZING,
}


def check_forms() -> None:
    """Raises UnknownPhrase if a phrase has no form."""
    for module in READ_PARTS.values():
        for symbol in module.the.symbols:
            if symbol not in FORMS and symbol not in COMPILED:
                raise UnknownPhrase(f"{symbol} of the {symbol.part} has no literal form: add one with @means")


@functools.cache
def literal_form(symbol: Symbol) -> str:
    """The Python, without comments, of a phrase that stands for a loop or several steps; "" for other
    phrases."""
    form = FORMS.get(symbol)
    if form is None or form.__name__ == "<lambda>":
        return ""
    body, loops = read_form(form)
    helpers = helpers_with_loops(form)
    if not loops and not helpers and len(ast.parse(body).body) < (SEVERAL if form.__doc__ else MANY):
        return ""
    code = [body, *map(without_comment, helpers)]
    return "\n\n".join(text.strip() for text in code)


def helpers_with_loops(form: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The functions that the form calls in its module, directly or indirectly, up to the last one that
    contains a loop."""
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
    """The module or package of forms that contains the function."""
    return function.__module__.split(".")[1]


def without_comment(function: Callable[..., Any]) -> str:
    source = textwrap.dedent(inspect.getsource(function))
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.FunctionDef)
    header = source.splitlines()[definition.lineno - 1 : definition.body[0].lineno - 1]
    return "\n".join([*header, textwrap.indent(read_form(function)[0], "    ")])


def read_form(function: Callable[..., Any]) -> tuple[str, bool]:
    """The statements of a function, without comments, and whether one is a loop."""
    source = textwrap.dedent(inspect.getsource(function))
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.FunctionDef)
    statements = definition.body[1 if ast.get_docstring(definition) else 0 :]
    lines = source.splitlines()[statements[0].lineno - 1 :] if statements else []
    return textwrap.dedent("\n".join(lines)), any(isinstance(node, LOOPS) for node in ast.walk(definition))


def called(body: str) -> set[str]:
    """The functions that the body calls by name."""
    nodes = ast.walk(ast.parse(textwrap.dedent(body)))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


LOOPS = (ast.For, ast.While, ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)
SEVERAL, MANY = 3, 4  # numbers of statements
