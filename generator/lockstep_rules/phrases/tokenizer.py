"""The vocabulary of spec/tokenizer.rules.

A phrase is a pattern with typed holes, and the node that it becomes. In the node, a string is a hole, and
`call` names an operation, with its part of the tokenizer: `characters.emit` is Characters::emit() of
runtime/src/tokenizer/characters.h, which documents it. An expression comes with its type.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..nodes import (
    ANY_OF_THEM,
    NOTHING,
    Each,
    Operation,
    Return,
    When,
    call,
    const,
    different,
    equal,
    function,
    greater,
    method,
    not_,
    operation,
    sequence,
)
from .symbol import FIELD, Table

the = Table("tokenizer")


# --- Statements ----------------------------------------------------------------------------------------------------------


# Switching. The state functions return to the loop of the tokenizer when the state may have changed.
SWITCH_TO = the.statement("switch to {state}", call("switch_to", "state"), touches={"state"})
SWITCH_TO_RETURN_STATE = the.statement(
    "switch to the return state", call("switch_to", call("reference.return_state")), touches={"state"}
)
RECONSUME_IN = the.statement("reconsume in {state}", call("switch_to", "state"), touches={"state"})
RECONSUME_IN_RETURN_STATE = the.statement(
    "reconsume in the return state", call("switch_to", call("reference.return_state")), touches={"state"}
)
SET_RETURN_STATE = the.statement(
    "set the return state to {state}", call("reference.set_return_state", "state"), touches={"return state"}
)
IGNORE_CHARACTER = the.statement("ignore the character", NOTHING, touches=set())

# Errors.
PARSE_ERROR = the.statement("parse error {code}", call("errors.report", "code"), touches={"log"})

# Emitting.
EMIT_CURRENT = the.statement(
    "emit the current input character", call("characters.emit_current"), touches={"tree", "log"}
)
EMIT_CHAR = the.statement("emit {char}", call("characters.emit", "char"), touches={"tree", "log"})
EMIT_CODE_POINT = the.statement(
    "emit {text: code point}", call("characters.emit_part_of", operation("temporary_buffer"), "text")
)
EMIT_BUFFER = the.statement(
    "emit the code points in the temporary buffer",
    call("characters.emit_part_of", operation("temporary_buffer"), call("temporary_buffer.view")),
    touches={"tree", "log", "buffer"},
)
EMIT_END_OF_FILE = the.statement("emit an end-of-file token", call("output.emit_end_of_file"))
EMIT_COMMENT = the.statement(
    "emit the current comment token", call("comment.emit"), touches={"tree", "log", "token"}
)
EMIT_DOCTYPE = the.statement(
    "emit the current DOCTYPE token", call("doctype.emit"), touches={"tree", "log", "token"}
)
EMIT_INSTRUCTION = the.statement(
    "emit the current processing instruction token",
    call("processing_instruction.emit"),
    touches={"tree", "log", "token"},
)
HAND_OVER = the.statement("hand the current tag token to tree construction", call("tag.hand_over"))
REMEMBER_START_TAG = the.statement(
    "remember the current tag token's tag name as that of the last start tag token emitted",
    call("tag.remember_as_last_start"),
)

# Creating tokens.
CREATE_START_TAG = the.statement("create a new start tag token", call("tag.create_start"), touches={"tag"})
CREATE_END_TAG = the.statement("create a new end tag token", call("tag.create_end"), touches={"tag"})
CREATE_COMMENT = the.statement("create a comment token", call("comment.create"), touches={"token"})
CREATE_DOCTYPE = the.statement("create a DOCTYPE token", call("doctype.create"), touches={"token"})
CREATE_INSTRUCTION = the.statement(
    "create a processing instruction token", call("processing_instruction.create"), touches={"token"}
)
START_ATTRIBUTE = the.statement(
    "start a new attribute in the current tag token", call("attribute.start"), touches={"tag", "attribute"}
)
REMOVE_ATTRIBUTE = the.statement(
    "remove the current attribute from the current tag token", call("attribute.remove"), touches={"tag"}
)

# Fields.
APPEND_CURRENT = the.statement(
    "append the current input character to {field}",
    call("input.append_character_to", "field"),
    touches={FIELD},
)
APPEND_LOWERCASE = the.statement(
    "append the lowercase version of the current input character to {field}",
    call("input.append_lowercase_to", "field"),
    touches={FIELD},
)
APPEND_CHAR = the.statement(
    "append {char} to {field}", call("input.append_spelled_to", "field", "char"), touches={FIELD}
)
APPEND_STRING = the.statement(
    "append {string} to {field}", method("field", "append", "string"), touches={FIELD}
)
APPEND_CODE_POINT = the.statement(
    "append {text: code point} to {field}",
    method("field", "append_part_of", operation("temporary_buffer"), "text"),
    touches={FIELD},
)
APPEND_BUFFER = the.statement(
    "append the temporary buffer to {field}",
    method("field", "append_part_of", operation("temporary_buffer"), call("temporary_buffer.view")),
    touches={FIELD},
)
SET_CURRENT = the.statement(
    "set {field} to the current input character",
    sequence(method("field", "clear"), call("input.append_character_to", "field")),
    touches={FIELD},
)
SET_LOWERCASE = the.statement(
    "set {field} to the lowercase version of the current input character",
    sequence(method("field", "clear"), call("input.append_lowercase_to", "field")),
    touches={FIELD},
)
SET_CHAR = the.statement(
    "set {field} to {char}",
    sequence(method("field", "clear"), call("input.append_spelled_to", "field", "char")),
    touches={FIELD},
)
SET_TEXT = the.statement(
    "set {field} to {text: string value}",
    sequence(
        method("field", "clear"), method("field", "append_part_of", operation("temporary_buffer"), "text")
    ),
    touches={FIELD},
)
CLEAR_BUFFER = the.statement(
    "set the temporary buffer to the empty string", call("temporary_buffer.clear"), touches={"buffer"}
)
SET_PUBLIC = the.statement(
    "set the current DOCTYPE token's public identifier to the empty string",
    call("doctype.begin_public_identifier"),
    touches={"token"},
)
SET_SYSTEM = the.statement(
    "set the current DOCTYPE token's system identifier to the empty string",
    call("doctype.begin_system_identifier"),
    touches={"token"},
)
SET_FORCE_QUIRKS = the.statement(
    "set the current DOCTYPE token's force-quirks flag", call("doctype.set_force_quirks"), touches={"token"}
)
SET_SELF_CLOSING = the.statement(
    "set the current tag token's self-closing flag", call("tag.set_self_closing"), touches={"tag"}
)

# Character references.
CONSUME_REFERENCE = the.statement(
    "consume the longest named character reference",
    When(not_(call("reference.consume_longest_name")), Return(const("Flow::suspend"))),
)
APPEND_CONSUMED = the.statement(
    "append the characters consumed to the temporary buffer",
    call("temporary_buffer.append", call("reference.consumed")),
)
APPEND_MATCHED = the.statement(
    "append the characters of the matched named character reference to the temporary buffer",
    call("temporary_buffer.append", call("reference.characters")),
)
SET_CODE = the.statement(
    "set the character reference code to {number}", call("reference.set_code", "number"), touches={"code"}
)
MULTIPLY_CODE = the.statement(
    "multiply the character reference code by {number}", call("reference.multiply_code", "number")
)
ADD_DIGIT = the.statement(
    "add the current input character minus {number} to the character reference code",
    call("reference.add_to_code", "number"),
)
REPLACE_CODE = the.statement(
    "set the character reference code to its numeric character reference replacement",
    call("reference.set_code", function("numeric_reference_replacement", call("reference.code"))),
    touches={"code"},
)
APPEND_CODE = the.statement(
    "append the code point of the character reference code to the temporary buffer",
    call("temporary_buffer.append_code_point", call("reference.code")),
)

# --- Conditions ----------------------------------------------------------------------------------------------------------

REFERENCE_MATCHED = the.condition("a named character reference matched", call("reference.is_matched"))
LAST_MATCHED_IS_NOT = the.condition(
    "the last character matched is not {char}", not_(call("reference.ends_with", "char"))
)
NEXT_IS_ANY_OF = the.condition(
    "the next input character is any of {chars}", call("input.next_is_any_of", ANY_OF_THEM)
)
CODE_IS = the.condition("the character reference code is {number}", equal(call("reference.code"), "number"))
CODE_IS_GREATER = the.condition(
    "the character reference code is greater than {number}", greater(call("reference.code"), "number")
)
CODE_IS_SURROGATE = the.condition(
    "the character reference code is a surrogate", function("is_surrogate", call("reference.code"))
)
CODE_IS_NONCHARACTER = the.condition(
    "the character reference code is a noncharacter", function("is_noncharacter", call("reference.code"))
)
CODE_IS_CONTROL = the.condition(
    "the character reference code is a control that is not ASCII whitespace",
    function("is_control_not_whitespace", call("reference.code")),
)
CODE_IS_IN_TABLE = the.condition(
    "the character reference code is in the numeric character reference replacement table",
    different(function("numeric_reference_replacement", call("reference.code")), const("0")),
)
RETURN_STATE_IS = the.condition("the return state is {state}", equal(call("reference.return_state"), "state"))
TAG_IS_START_TAG = the.condition("the current tag token is a start tag token", call("tag.is_start"))
TAG_HAS_ATTRIBUTES = the.condition("the current tag token has attributes", call("tag.has_attributes"))
SELF_CLOSING = the.condition("the current tag token's self-closing flag is set", call("tag.is_self_closing"))
NOT_ACKNOWLEDGED = the.condition(
    "the current tag token's self-closing flag is not acknowledged", not_(call("tag.is_acknowledged"))
)
START_TAG_EMITTED = the.condition("a start tag token has been emitted", call("tag.follows_start_tag"))
IS_LAST_START_TAG = the.condition(
    "the current tag token's tag name is that of the last start tag token emitted",
    call("tag.is_named_as_last_start"),
)
IS_DUPLICATE = the.condition(
    "another attribute of the current tag token has the current attribute's name",
    call("attribute.is_duplicate"),
)
BUFFER_IS = the.condition("the temporary buffer is {string}", equal(call("temporary_buffer.view"), "string"))
IS_IGNORING_CASE = the.condition(
    "{text: string value} is {string} ignoring case", function("equals_ignoring_case", "text", "string")
)
HAS_ADJUSTED_CURRENT_NODE = the.condition(
    "there is an adjusted current node", call("output.has_adjusted_current_node")
)
ADJUSTED_CURRENT_NODE_IS_FOREIGN = the.condition(
    "the adjusted current node is not in the HTML namespace",
    not_(call("output.adjusted_current_node_is_html")),
)

# --- Expressions ---------------------------------------------------------------------------------------------------------

BUFFER_TEXT = the.expression("the temporary buffer", "string value", call("temporary_buffer.view"))

# --- Loops ---------------------------------------------------------------------------------------------------------------

CODE_POINTS = the.loop(
    "the temporary buffer",
    "code point",
    Each("const std::string_view", function("CodePoints", call("temporary_buffer.view"))),
)

# --- Fields --------------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Field:
    """A part of a token, or the temporary buffer, which rules append to."""

    words: str
    node: Operation
    touches: str  # what it is a part of


FIELDS: list[Field] = []


def field(words: str, name: str, touches: str = "token") -> Field:
    FIELDS.append(Field(words, Operation(name), touches))
    return FIELDS[-1]


TAG_NAME = field("the current tag token's tag name", "tag.name", "tag")
ATTRIBUTE_NAME = field("the current attribute's name", "attribute.name", "attribute")
ATTRIBUTE_VALUE = field("the current attribute's value", "attribute.value", "attribute")
COMMENT_DATA = field("the current comment token's data", "comment.data")
DOCTYPE_NAME = field("the current DOCTYPE token's name", "doctype.name")
PUBLIC_IDENTIFIER = field("the current DOCTYPE token's public identifier", "doctype.public_identifier")
SYSTEM_IDENTIFIER = field("the current DOCTYPE token's system identifier", "doctype.system_identifier")
INSTRUCTION_TARGET = field(
    "the current processing instruction token's target", "processing_instruction.target"
)
INSTRUCTION_DATA = field("the current processing instruction token's data", "processing_instruction.data")
TEMPORARY_BUFFER = field("the temporary buffer", "temporary_buffer", "buffer")

# The states that all text and every tag pass through, with everything they call inlined.
OFTEN_CALLED = (
    *("data state", "attribute value (double-quoted) state"),
    *("character reference state", "named character reference state"),
)
