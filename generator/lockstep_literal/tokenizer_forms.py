"""The phrases of spec/tokenizer.rules, literally: `p` is the parser, `c` its current input character."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import tokenizer as phrases

from .dom import HTML, Attribute
from .forms import means, means_nothing

means_nothing(phrases.IGNORE_CHARACTER)

SURROGATES = range(0xD800, 0xE000)


# --- Switching --------------------------------------------------------------------------------------------------------


@means(phrases.SWITCH_TO)
def switch_to(p: Any, state: str) -> None:
    p.state = state


@means(phrases.SWITCH_TO_RETURN_STATE)
def switch_to_return_state(p: Any) -> None:
    p.state = p.return_state


@means(phrases.RECONSUME_IN)
def reconsume_in(p: Any, state: str) -> None:
    """The new state consumes the current input character once more."""
    p.state = state
    p.consumes = False


@means(phrases.RECONSUME_IN_RETURN_STATE)
def reconsume_in_return_state(p: Any) -> None:
    reconsume_in(p, p.return_state)


@means(phrases.SET_RETURN_STATE)
def set_return_state(p: Any, state: str) -> None:
    p.return_state = state


@means(phrases.PARSE_ERROR)
def parse_error(p: Any, code: str) -> None:
    p.error(code, p.here())


# --- Emitting ---------------------------------------------------------------------------------------------------------


@means(phrases.EMIT_CURRENT)
def emit_current(p: Any) -> None:
    p.emit_character(p.c, p.here(), p.here() + 1)


@means(phrases.EMIT_CHAR)
def emit_char(p: Any, char: str) -> None:
    start = p.place_of_late(char)
    p.emit_character(char, start, start + 1)


@means(phrases.EMIT_CODE_POINT)
def emit_code_point(p: Any, code: tuple[str, int, int]) -> None:
    p.emit_character(*code)


@means(phrases.EMIT_BUFFER)
def emit_buffer(p: Any) -> None:
    """Emits a token for each character, in order."""
    for code in p.temporary_buffer:
        p.emit_character(*code)


@means(phrases.EMIT_END_OF_FILE)
def emit_end_of_file(p: Any) -> None:
    p.consumes = False
    p.emit_end_of_file()


@means(phrases.EMIT_COMMENT)
def emit_comment(p: Any) -> None:
    p.emit("comment", p.comment)


@means(phrases.EMIT_DOCTYPE)
def emit_doctype(p: Any) -> None:
    p.emit("DOCTYPE", p.doctype)


@means(phrases.EMIT_INSTRUCTION)
def emit_instruction(p: Any) -> None:
    p.emit("processing instruction", p.instruction)


@means(phrases.HAND_OVER)
def hand_over(p: Any) -> None:
    p.emit(p.tag.kind, p.tag)


@means(phrases.REMEMBER_START_TAG)
def remember_start_tag(p: Any) -> None:
    p.last_start_tag = p.tag.name


# --- Creating tokens --------------------------------------------------------------------------------------------------


@means(phrases.CREATE_START_TAG)
def create_start_tag(p: Any) -> None:
    p.tag = p.new_token("start tag")


@means(phrases.CREATE_END_TAG)
def create_end_tag(p: Any) -> None:
    p.tag = p.new_token("end tag")


@means(phrases.CREATE_COMMENT)
def create_comment(p: Any) -> None:
    p.comment = p.new_token("comment")


@means(phrases.CREATE_DOCTYPE)
def create_doctype(p: Any) -> None:
    p.doctype = p.new_token("DOCTYPE")


@means(phrases.CREATE_INSTRUCTION)
def create_instruction(p: Any) -> None:
    p.instruction = p.new_token("processing instruction")


@means(phrases.START_ATTRIBUTE)
def start_attribute(p: Any) -> None:
    p.attribute = Attribute("", "")
    p.tag.attributes.append(p.attribute)


@means(phrases.REMOVE_ATTRIBUTE)
def remove_attribute(p: Any) -> None:
    """The attribute is removed from the token; later characters are still added to the attribute, and are
    lost with it."""
    p.tag.attributes = [other for other in p.tag.attributes if other is not p.attribute]


# --- Fields -----------------------------------------------------------------------------------------------------------

# For each field, the object that contains it, and its name there.
FIELDS = {
    phrases.TAG_NAME.words: ("tag", "name"),
    phrases.ATTRIBUTE_NAME.words: ("attribute", "name"),
    phrases.ATTRIBUTE_VALUE.words: ("attribute", "value"),
    phrases.COMMENT_DATA.words: ("comment", "data"),
    phrases.DOCTYPE_NAME.words: ("doctype", "name"),
    phrases.PUBLIC_IDENTIFIER.words: ("doctype", "public"),
    phrases.SYSTEM_IDENTIFIER.words: ("doctype", "system"),
    phrases.INSTRUCTION_TARGET.words: ("instruction", "target"),
    phrases.INSTRUCTION_DATA.words: ("instruction", "data"),
}
BUFFER = phrases.TEMPORARY_BUFFER.words


def add(p: Any, field: str, text: str, place: tuple[int, int] | None = None) -> None:
    if field == BUFFER:
        start, end = place or (p.here(), p.here() + 1)
        p.temporary_buffer += [(c, start, end) for c in text]
        return
    owner, name = FIELDS[field]
    token = getattr(p, owner)
    setattr(token, name, (getattr(token, name) or "") + text)


def clear(p: Any, field: str) -> None:
    if field == BUFFER:
        p.temporary_buffer = []
    else:
        owner, name = FIELDS[field]
        setattr(getattr(p, owner), name, "")


def lowercase(c: str) -> str:
    return chr(ord(c) + 0x20) if "A" <= c <= "Z" else c


@means(phrases.APPEND_CURRENT)
def append_current(p: Any, field: str) -> None:
    add(p, field, p.c)


@means(phrases.APPEND_LOWERCASE)
def append_lowercase(p: Any, field: str) -> None:
    """Add 0x0020 to the character's code point."""
    add(p, field, lowercase(p.c))


@means(phrases.APPEND_CHAR)
def append_char(p: Any, char: str, field: str) -> None:
    start = p.place_of_last(char)
    add(p, field, char, (start, start + 1))


@means(phrases.APPEND_STRING)
def append_string(p: Any, string: str, field: str) -> None:
    add(p, field, string)


@means(phrases.APPEND_CODE_POINT)
def append_code_point(p: Any, code: tuple[str, int, int], field: str) -> None:
    add(p, field, code[0])


@means(phrases.APPEND_BUFFER)
def append_buffer(p: Any, field: str) -> None:
    add(p, field, buffer_text(p))


@means(phrases.SET_CURRENT)
def set_current(p: Any, field: str) -> None:
    clear(p, field)
    add(p, field, p.c)


@means(phrases.SET_LOWERCASE)
def set_lowercase(p: Any, field: str) -> None:
    clear(p, field)
    add(p, field, lowercase(p.c))


@means(phrases.SET_CHAR)
def set_char(p: Any, field: str, char: str) -> None:
    clear(p, field)
    add(p, field, char)


@means(phrases.SET_TEXT)
def set_text(p: Any, field: str, text: str) -> None:
    clear(p, field)
    add(p, field, text)


@means(phrases.CLEAR_BUFFER)
def clear_buffer(p: Any) -> None:
    p.temporary_buffer = []


@means(phrases.SET_PUBLIC)
def set_public(p: Any) -> None:
    p.doctype.public = ""


@means(phrases.SET_SYSTEM)
def set_system(p: Any) -> None:
    p.doctype.system = ""


@means(phrases.SET_FORCE_QUIRKS)
def set_force_quirks(p: Any) -> None:
    p.doctype.force_quirks = True


@means(phrases.SET_SELF_CLOSING)
def set_self_closing(p: Any) -> None:
    p.tag.self_closing = True


# --- Character references -----------------------------------------------------------------------------------------------


@means(phrases.CONSUME_REFERENCE)
def consume_reference(p: Any) -> None:
    """The longest name of the table with which the input begins."""
    p.matched, p.consumed = None, []
    text = ""
    longest = ""
    for c in p.ahead():
        text += c
        if text not in p.tables.prefixes:
            break
        if text in p.tables.references:
            longest = text
        if text not in p.tables.beginnings:
            break  # no longer name begins like this: the next character need not be known
    for c in longest:
        p.consumed.append((c, p.here(), p.here() + 1))
        p.consume(1, by_rule=True)
    if longest:
        p.matched = longest
        p.asks("named-character-references", longest)


@means(phrases.APPEND_CONSUMED)
def append_consumed(p: Any) -> None:
    p.temporary_buffer += p.consumed


@means(phrases.APPEND_MATCHED)
def append_matched(p: Any) -> None:
    """The one or two characters for the name in the table."""
    add(p, BUFFER, p.tables.references[p.matched], p.place_of_reference())


@means(phrases.SET_CODE)
def set_code(p: Any, number: int) -> None:
    p.code = number


@means(phrases.MULTIPLY_CODE)
def multiply_code(p: Any, number: int) -> None:
    p.code *= number


@means(phrases.ADD_DIGIT)
def add_digit(p: Any, number: int) -> None:
    p.code += ord(p.c) - number


@means(phrases.REPLACE_CODE)
def replace_code(p: Any) -> None:
    p.asks("numeric-character-reference-replacements", p.code)
    p.code = p.tables.replacements[p.code]


@means(phrases.APPEND_CODE)
def append_code(p: Any) -> None:
    add(p, BUFFER, chr(p.code), p.place_of_reference())


# --- Conditions -------------------------------------------------------------------------------------------------------


@means(phrases.REFERENCE_MATCHED)
def reference_matched(p: Any) -> bool:
    return p.matched is not None


@means(phrases.LAST_MATCHED_IS_NOT)
def last_matched_is_not(p: Any, char: str) -> bool:
    return p.matched[-1] != char


@means(phrases.NEXT_IS_ANY_OF)
def next_is_any_of(p: Any, chars: frozenset[str]) -> bool:
    return p.next_character() in chars


@means(phrases.CODE_IS)
def code_is(p: Any, number: int) -> bool:
    return p.code == number


@means(phrases.CODE_IS_GREATER)
def code_is_greater(p: Any, number: int) -> bool:
    return p.code > number


@means(phrases.CODE_IS_SURROGATE)
def code_is_surrogate(p: Any) -> bool:
    return p.code in SURROGATES


@means(phrases.CODE_IS_NONCHARACTER)
def code_is_noncharacter(p: Any) -> bool:
    """A code point in the range U+FDD0 to U+FDEF, or one of the last two of a plane."""
    return is_noncharacter(p.code)


def is_noncharacter(code: int) -> bool:
    return 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE


@means(phrases.CODE_IS_CONTROL)
def code_is_control(p: Any) -> bool:
    """A C0 control or a code point in the range U+007F to U+009F, but not TAB, LF, FF, CR or SPACE."""
    return is_control(p.code) and p.code not in (0x09, 0x0A, 0x0C, 0x0D, 0x20)


def is_control(code: int) -> bool:
    return 0 <= code <= 0x1F or 0x7F <= code <= 0x9F


@means(phrases.CODE_IS_IN_TABLE)
def code_is_in_table(p: Any) -> bool:
    return p.code in p.tables.replacements


@means(phrases.RETURN_STATE_IS)
def return_state_is(p: Any, state: str) -> bool:
    return p.return_state == state


@means(phrases.TAG_IS_START_TAG)
def tag_is_start_tag(p: Any) -> bool:
    return p.tag.kind == "start tag"


@means(phrases.TAG_HAS_ATTRIBUTES)
def tag_has_attributes(p: Any) -> bool:
    return bool(p.tag.attributes)


@means(phrases.SELF_CLOSING)
def self_closing(p: Any) -> bool:
    return p.tag.self_closing


@means(phrases.NOT_ACKNOWLEDGED)
def not_acknowledged(p: Any) -> bool:
    return not p.tag.acknowledged


@means(phrases.START_TAG_EMITTED)
def start_tag_emitted(p: Any) -> bool:
    return p.last_start_tag is not None


@means(phrases.IS_LAST_START_TAG)
def is_last_start_tag(p: Any) -> bool:
    return p.tag.name == p.last_start_tag


@means(phrases.IS_DUPLICATE)
def is_duplicate(p: Any) -> bool:
    """The name is compared to the other attributes on the same token."""
    return any(other.name == p.attribute.name for other in p.tag.attributes if other is not p.attribute)


@means(phrases.BUFFER_IS)
def buffer_is(p: Any, string: str) -> bool:
    return buffer_text(p) == string


@means(phrases.IS_IGNORING_CASE)
def is_ignoring_case(p: Any, text: str, string: str) -> bool:
    return "".join(map(lowercase, text)) == "".join(map(lowercase, string))


@means(phrases.HAS_ADJUSTED_CURRENT_NODE)
def has_adjusted_current_node(p: Any) -> bool:
    return bool(p.stack)


@means(phrases.ADJUSTED_CURRENT_NODE_IS_FOREIGN)
def adjusted_current_node_is_foreign(p: Any) -> bool:
    return p.adjusted_current_node().namespace != HTML


# --- Expressions and loops --------------------------------------------------------------------------------------------


@means(phrases.BUFFER_TEXT)
def buffer_text(p: Any) -> str:
    return "".join(c for c, _, _ in p.temporary_buffer)


@means(phrases.CODE_POINTS)
def code_points(p: Any) -> list[tuple[str, int, int]]:
    """The code points in order."""
    return list(p.temporary_buffer)
