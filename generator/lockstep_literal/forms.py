"""The literal form of each phrase of the vocabulary, by part and kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lockstep_generator.diagnostics import nearest
from lockstep_generator.model import Spec
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
                self.forms[kind][negated] = lambda *arguments: not function(*arguments)
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


def literal_form(spec: Spec, part: str, kind: str, pattern: str) -> str:
    """What a phrase's literal form says, for the report; "" if the phrase says it all."""
    del spec
    form = FORMS[part][kind].get(pattern)
    return (form.__doc__ or "") if form else ""
