"""The phrases of spec/tokenizer.rules, literally: `p` is the parser, `c` its current input character."""

from __future__ import annotations

from typing import Any

from .dom import HTML, Attribute
from .forms import Old

the = Old()
the.statement("ignore the character")(lambda *arguments: None)

SURROGATES = range(0xD800, 0xE000)


# --- Switching --------------------------------------------------------------------------------------------------------


@the.statement("switch to {state}")
def switch_to(p: Any, state: str) -> None:
    p.state = state


@the.statement("switch to the return state")
def switch_to_return_state(p: Any) -> None:
    p.state = p.return_state


@the.statement("reconsume in {state}")
def reconsume_in(p: Any, state: str) -> None:
    """The state consumes the current input character once more."""
    p.state = state
    p.consumes = False


@the.statement("reconsume in the return state")
def reconsume_in_return_state(p: Any) -> None:
    reconsume_in(p, p.return_state)


@the.statement("set the return state to {state}")
def set_return_state(p: Any, state: str) -> None:
    p.return_state = state


@the.statement("parse error {code}")
def parse_error(p: Any, code: str) -> None:
    p.error(code, p.here())


# --- Emitting ---------------------------------------------------------------------------------------------------------


@the.statement("emit the current input character")
def emit_current(p: Any) -> None:
    p.emit_character(p.c, p.here(), p.here() + 1)


@the.statement("emit {char}")
def emit_char(p: Any, char: str) -> None:
    start = p.place_of_late(char)
    p.emit_character(char, start, start + 1)


@the.statement("emit {text: code point}")
def emit_code_point(p: Any, code: tuple[str, int, int]) -> None:
    p.emit_character(*code)


@the.statement("emit the code points in the temporary buffer")
def emit_buffer(p: Any) -> None:
    """A token for each, in order."""
    for code in p.temporary_buffer:
        p.emit_character(*code)


@the.statement("emit an end-of-file token")
def emit_end_of_file(p: Any) -> None:
    p.consumes = False
    p.emit_end_of_file()


@the.statement("emit the current comment token")
def emit_comment(p: Any) -> None:
    p.emit("comment", p.comment)


@the.statement("emit the current DOCTYPE token")
def emit_doctype(p: Any) -> None:
    p.emit("DOCTYPE", p.doctype)


@the.statement("emit the current processing instruction token")
def emit_instruction(p: Any) -> None:
    p.emit("processing instruction", p.instruction)


@the.statement("hand the current tag token to tree construction")
def hand_over(p: Any) -> None:
    p.emit(p.tag.kind, p.tag)


@the.statement("remember the current tag token's tag name as that of the last start tag token emitted")
def remember_start_tag(p: Any) -> None:
    p.last_start_tag = p.tag.name


# --- Creating tokens --------------------------------------------------------------------------------------------------


@the.statement("create a new start tag token")
def create_start_tag(p: Any) -> None:
    p.tag = p.new_token("start tag")


@the.statement("create a new end tag token")
def create_end_tag(p: Any) -> None:
    p.tag = p.new_token("end tag")


@the.statement("create a comment token")
def create_comment(p: Any) -> None:
    p.comment = p.new_token("comment")


@the.statement("create a DOCTYPE token")
def create_doctype(p: Any) -> None:
    p.doctype = p.new_token("DOCTYPE")


@the.statement("create a processing instruction token")
def create_instruction(p: Any) -> None:
    p.instruction = p.new_token("processing instruction")


@the.statement("start a new attribute in the current tag token")
def start_attribute(p: Any) -> None:
    p.attribute = Attribute("", "")
    p.tag.attributes.append(p.attribute)


@the.statement("remove the current attribute from the current tag token")
def remove_attribute(p: Any) -> None:
    """The attribute is removed from the token; what follows is still added to the attribute, and is lost with it."""
    p.tag.attributes = [other for other in p.tag.attributes if other is not p.attribute]


# --- Fields -----------------------------------------------------------------------------------------------------------

# Each field: the object that has it, and its name there.
FIELDS = {
    "the current tag token's tag name": ("tag", "name"),
    "the current attribute's name": ("attribute", "name"),
    "the current attribute's value": ("attribute", "value"),
    "the current comment token's data": ("comment", "data"),
    "the current DOCTYPE token's name": ("doctype", "name"),
    "the current DOCTYPE token's public identifier": ("doctype", "public"),
    "the current DOCTYPE token's system identifier": ("doctype", "system"),
    "the current processing instruction token's target": ("instruction", "target"),
    "the current processing instruction token's data": ("instruction", "data"),
}
BUFFER = "the temporary buffer"


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


@the.statement("append the current input character to {field}")
def append_current(p: Any, field: str) -> None:
    add(p, field, p.c)


@the.statement("append the lowercase version of the current input character to {field}")
def append_lowercase(p: Any, field: str) -> None:
    """Add 0x0020 to the character's code point."""
    add(p, field, lowercase(p.c))


@the.statement("append {char} to {field}")
def append_char(p: Any, char: str, field: str) -> None:
    start = p.place_of_last(char)
    add(p, field, char, (start, start + 1))


@the.statement("append {string} to {field}")
def append_string(p: Any, string: str, field: str) -> None:
    add(p, field, string)


@the.statement("append {text: code point} to {field}")
def append_code_point(p: Any, code: tuple[str, int, int], field: str) -> None:
    add(p, field, code[0])


@the.statement("append the temporary buffer to {field}")
def append_buffer(p: Any, field: str) -> None:
    add(p, field, buffer_text(p))


@the.statement("set {field} to the current input character")
def set_current(p: Any, field: str) -> None:
    clear(p, field)
    add(p, field, p.c)


@the.statement("set {field} to the lowercase version of the current input character")
def set_lowercase(p: Any, field: str) -> None:
    clear(p, field)
    add(p, field, lowercase(p.c))


@the.statement("set {field} to {char}")
def set_char(p: Any, field: str, char: str) -> None:
    clear(p, field)
    add(p, field, char)


@the.statement("set {field} to {text: string value}")
def set_text(p: Any, field: str, text: str) -> None:
    clear(p, field)
    add(p, field, text)


@the.statement("set the temporary buffer to the empty string")
def clear_buffer(p: Any) -> None:
    p.temporary_buffer = []


@the.statement("set the current DOCTYPE token's public identifier to the empty string")
def set_public(p: Any) -> None:
    p.doctype.public = ""


@the.statement("set the current DOCTYPE token's system identifier to the empty string")
def set_system(p: Any) -> None:
    p.doctype.system = ""


@the.statement("set the current DOCTYPE token's force-quirks flag")
def set_force_quirks(p: Any) -> None:
    p.doctype.force_quirks = True


@the.statement("set the current tag token's self-closing flag")
def set_self_closing(p: Any) -> None:
    p.tag.self_closing = True


# --- Character references -----------------------------------------------------------------------------------------------


@the.statement("consume the longest named character reference")
def consume_reference(p: Any) -> None:
    """The longest name of the table that the input begins with."""
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
            break  # no longer name begins like this: what comes next need not be known
    for c in longest:
        p.consumed.append((c, p.here(), p.here() + 1))
        p.consume(1, by_rule=True)
    if longest:
        p.matched = longest
        p.asks("named-character-references", longest)


@the.statement("append the characters consumed to the temporary buffer")
def append_consumed(p: Any) -> None:
    p.temporary_buffer += p.consumed


@the.statement("append the characters of the matched named character reference to the temporary buffer")
def append_matched(p: Any) -> None:
    """The one or two characters that the table has for the name."""
    add(p, BUFFER, p.tables.references[p.matched], p.place_of_reference())


@the.statement("set the character reference code to {number}")
def set_code(p: Any, number: int) -> None:
    p.code = number


@the.statement("multiply the character reference code by {number}")
def multiply_code(p: Any, number: int) -> None:
    p.code *= number


@the.statement("add the current input character minus {number} to the character reference code")
def add_digit(p: Any, number: int) -> None:
    p.code += ord(p.c) - number


@the.statement("set the character reference code to its numeric character reference replacement")
def replace_code(p: Any) -> None:
    p.asks("numeric-character-reference-replacements", p.code)
    p.code = p.tables.replacements[p.code]


@the.statement("append the code point of the character reference code to the temporary buffer")
def append_code(p: Any) -> None:
    add(p, BUFFER, chr(p.code), p.place_of_reference())


# --- Conditions -------------------------------------------------------------------------------------------------------


@the.condition("a named character reference matched")
def reference_matched(p: Any) -> bool:
    return p.matched is not None


@the.condition("the last character matched is not {char}")
def last_matched_is_not(p: Any, char: str) -> bool:
    return p.matched[-1] != char


@the.condition("the next input character is any of {chars}")
def next_is_any_of(p: Any, chars: frozenset[str]) -> bool:
    return p.next_character() in chars


@the.condition("the character reference code is {number}")
def code_is(p: Any, number: int) -> bool:
    return p.code == number


@the.condition("the character reference code is greater than {number}")
def code_is_greater(p: Any, number: int) -> bool:
    return p.code > number


@the.condition("the character reference code is a surrogate")
def code_is_surrogate(p: Any) -> bool:
    return p.code in SURROGATES


@the.condition("the character reference code is a noncharacter")
def code_is_noncharacter(p: Any) -> bool:
    """A code point in the range U+FDD0 to U+FDEF, or the last two of each plane."""
    return is_noncharacter(p.code)


def is_noncharacter(code: int) -> bool:
    return 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE


@the.condition("the character reference code is a control that is not ASCII whitespace")
def code_is_control(p: Any) -> bool:
    """A C0 control or a code point in the range U+007F to U+009F, but not TAB, LF, FF, CR or SPACE."""
    return is_control(p.code) and p.code not in (0x09, 0x0A, 0x0C, 0x0D, 0x20)


def is_control(code: int) -> bool:
    return 0 <= code <= 0x1F or 0x7F <= code <= 0x9F


@the.condition("the character reference code is in the numeric character reference replacement table")
def code_is_in_table(p: Any) -> bool:
    return p.code in p.tables.replacements


@the.condition("the return state is {state}")
def return_state_is(p: Any, state: str) -> bool:
    return p.return_state == state


@the.condition("the current tag token is a start tag token")
def tag_is_start_tag(p: Any) -> bool:
    return p.tag.kind == "start tag"


@the.condition("the current tag token has attributes")
def tag_has_attributes(p: Any) -> bool:
    return bool(p.tag.attributes)


@the.condition("the current tag token's self-closing flag is set")
def self_closing(p: Any) -> bool:
    return p.tag.self_closing


@the.condition("the current tag token's self-closing flag is not acknowledged")
def not_acknowledged(p: Any) -> bool:
    return not p.tag.acknowledged


@the.condition("a start tag token has been emitted")
def start_tag_emitted(p: Any) -> bool:
    return p.last_start_tag is not None


@the.condition("the current tag token's tag name is that of the last start tag token emitted")
def is_last_start_tag(p: Any) -> bool:
    return p.tag.name == p.last_start_tag


@the.condition("another attribute of the current tag token has the current attribute's name")
def is_duplicate(p: Any) -> bool:
    """The name is compared to the other attributes on the same token."""
    return any(other.name == p.attribute.name for other in p.tag.attributes if other is not p.attribute)


@the.condition("the temporary buffer is {string}")
def buffer_is(p: Any, string: str) -> bool:
    return buffer_text(p) == string


@the.condition("{text: string value} is {string} ignoring case")
def is_ignoring_case(p: Any, text: str, string: str) -> bool:
    return "".join(map(lowercase, text)) == "".join(map(lowercase, string))


@the.condition("there is an adjusted current node")
def has_adjusted_current_node(p: Any) -> bool:
    return bool(p.stack)


@the.condition("the adjusted current node is not in the HTML namespace")
def adjusted_current_node_is_foreign(p: Any) -> bool:
    return p.adjusted_current_node().namespace != HTML


# --- Expressions and loops --------------------------------------------------------------------------------------------


@the.expression("the temporary buffer")
def buffer_text(p: Any) -> str:
    return "".join(c for c, _, _ in p.temporary_buffer)


@the.loop("the temporary buffer")
def code_points(p: Any) -> list[tuple[str, int, int]]:
    """The first one first."""
    return list(p.temporary_buffer)
