"""The algorithms of the rules that the generator knows by name, as symbols: what it derives depends on what they mean."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..model import Algorithm, Spec, Use, identifier


@dataclass(eq=False)
class KnownAlgorithm:
    """An algorithm of spec/, named by its words there. `check_spec` reports one that the rules no longer have."""

    words: str

    @property
    def name(self) -> str:
        """Of the function that it becomes."""
        return identifier(re.sub(r"\{[^}]*\}", "", self.words))

    def is_run_by(self, use: Use) -> bool:
        """Whether a phrase runs it, or is its negation."""
        return use.phrase.algorithm == self.name

    def in_rules(self, spec: Spec) -> Algorithm:
        return next(algorithm for algorithm in spec.algorithms if algorithm.pattern == self.words)


ALGORITHMS: list[KnownAlgorithm] = []


def algorithm(words: str) -> KnownAlgorithm:
    ALGORITHMS.append(KnownAlgorithm(words))
    return ALGORITHMS[-1]


# --- Of the tokenizer -----------------------------------------------------------------------------------------------

EMIT_TAG = algorithm("emit the current tag token")
LEAVE_ATTRIBUTE_NAME = algorithm("leave the attribute name state")
IS_APPROPRIATE_END_TAG = algorithm("the current end tag token is an appropriate end tag token")
IS_REFERENCE_IN_ATTRIBUTE = algorithm("the character reference was consumed as part of an attribute")
FLUSH_REFERENCE = algorithm("flush code points consumed as a character reference")

# --- Of tree construction -------------------------------------------------------------------------------------------

HTML_RULES_APPLY = algorithm("the rules for HTML content apply")
ADJUSTED_CURRENT_NODE = algorithm("the adjusted current node")
INSERT_HTML_ELEMENT = algorithm("insert an HTML element for {token: token}")
INSERT_FOREIGN_ELEMENT = algorithm(
    "insert a foreign element for {token: token} in {namespace: namespace value}"
)
INSERT_CHARACTER = algorithm("insert the character")
INSERT_TEXT = algorithm("insert the text {data: string value}")
RECONSTRUCT_FORMATTING = algorithm("reconstruct the active formatting elements")
CLOSE_P = algorithm("close a p element")
POPPED_STEPS = algorithm("run the popped steps of {element: element}")
