"""The algorithms of the rules that the generator knows by name, as symbols, because it derives facts from their
meaning."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from ..model import Algorithm, Spec, Use, identifier
from .symbol import frozen


@dataclass(eq=False)
class KnownAlgorithm:
    """An algorithm of spec/, identified by its words there. `note_uses` reports any that the rules no
    longer have."""

    words: str
    touches: frozenset[str] | None = None  # as in Symbol

    @functools.cached_property
    def name(self) -> str:
        """The name of its generated function."""
        return identifier(re.sub(r"\{[^}]*\}", "", self.words))

    def is_run_by(self, use: Use) -> bool:
        """Whether a phrase runs the algorithm, or negates it."""
        return use.phrase.algorithm == self.name

    def in_rules(self, spec: Spec) -> Algorithm:
        return next(algorithm for algorithm in spec.algorithms if algorithm.pattern == self.words)


ALGORITHMS: list[KnownAlgorithm] = []


def algorithm(words: str, touches: set[str] | None = None) -> KnownAlgorithm:
    ALGORITHMS.append(KnownAlgorithm(words, frozen(touches)))
    return ALGORITHMS[-1]


def run_by(use: Use) -> KnownAlgorithm | None:
    """The algorithm that a phrase runs, if it is one of these."""
    return next((known for known in ALGORITHMS if known.is_run_by(use)), None)


# --- Algorithms of the tokenizer ------------------------------------------------------------------------------------

EMIT_TAG = algorithm("emit the current tag token")
LEAVE_ATTRIBUTE_NAME = algorithm("leave the attribute name state", {"log", "tag", "attribute"})
IS_APPROPRIATE_END_TAG = algorithm("the current end tag token is an appropriate end tag token")
IS_REFERENCE_IN_ATTRIBUTE = algorithm("the character reference was consumed as part of an attribute")
FLUSH_REFERENCE = algorithm(
    "flush code points consumed as a character reference", {"tree", "log", "attribute", "buffer"}
)
CONVERT_TO_COMMENT = algorithm("convert the temporary buffer to a comment", {"token", "buffer"})

# --- Algorithms of tree construction ---------------------------------------------------------------------------------

HTML_RULES_APPLY = algorithm("the rules for HTML content apply")
ADJUSTED_CURRENT_NODE = algorithm("the adjusted current node")
INSERT_HTML_ELEMENT = algorithm("insert an HTML element for {token: token}", {"tree"})
INSERT_FOREIGN_ELEMENT = algorithm(
    "insert a foreign element for {token: token} in {namespace: namespace value}"
)
INSERT_CHARACTER = algorithm("insert the character", {"tree"})
INSERT_TEXT = algorithm("insert the text {data: string value}")
RECONSTRUCT_FORMATTING = algorithm("reconstruct the active formatting elements", {"tree", "log", "list"})
CLOSE_P = algorithm("close a p element", {"tree", "log"})
POPPED_STEPS = algorithm("run the popped steps of {element: element}")
INSERT_REPLACEMENT_CHARACTER = algorithm("insert U+FFFD", {"tree"})
INSERT_HTML_ELEMENT_LIKE = algorithm(
    "insert an HTML element for the token for which {original: element} was created", {"tree"}
)
PUSH_FORMATTING = algorithm(
    "push {element: element} onto the list of active formatting elements", {"tree", "list"}
)
CLEAR_FORMATTING = algorithm("clear the list of active formatting elements up to the last marker", {"list"})
GENERATE_IMPLIED = algorithm("generate implied end tags", {"tree"})
GENERATE_IMPLIED_EXCEPT = algorithm(
    "generate implied end tags except for {name: tag name} elements", {"tree"}
)
GENERATE_IMPLIED_THOROUGHLY = algorithm("generate all implied end tags thoroughly", {"tree"})
CLEAR_TO_TABLE = algorithm("clear the stack back to a table context", {"tree"})
CLEAR_TO_TABLE_BODY = algorithm("clear the stack back to a table body context", {"tree"})
CLEAR_TO_ROW = algorithm("clear the stack back to a table row context", {"tree"})
RAW_TEXT = algorithm(
    "follow the generic raw text element parsing algorithm", {"tree", "log", "state", "mode", "original mode"}
)
RCDATA = algorithm(
    "follow the generic RCDATA element parsing algorithm", {"tree", "log", "state", "mode", "original mode"}
)
START_TEMPLATE = algorithm("start a template for the token")
