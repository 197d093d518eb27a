"""The vocabulary of spec/tokenizer.rules.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation, with the part of the tokenizer that has it: `@characters.emit` is Characters::emit() of
runtime/src/tokenizer/characters.h, which documents it. An expression comes with its type.
"""

STATEMENTS = {
    # Switching. The state functions return to the loop of the tokenizer when the state may have changed.
    "switch to {state}": "@switch_to($state);",
    "switch to the return state": "@switch_to(@reference.return_state());",
    "reconsume in {state}": "@switch_to($state);",
    "reconsume in the return state": "@switch_to(@reference.return_state());",
    "set the return state to {state}": "@reference.set_return_state($state);",
    "ignore the character": "",
    # Errors.
    "parse error {code}": "@errors.report($code);",
    # Emitting.
    "emit the current input character": "@characters.emit_current();",
    "emit {char}": "@characters.emit($char);",
    "emit {text: code point}": "@characters.emit_part_of(@temporary_buffer, $text);",
    "emit the code points in the temporary buffer": (
        "@characters.emit_part_of(@temporary_buffer, @temporary_buffer.view());"
    ),
    "emit an end-of-file token": "@output.emit_end_of_file();",
    "emit the current comment token": "@comment.emit();",
    "emit the current DOCTYPE token": "@doctype.emit();",
    "emit the current processing instruction token": "@processing_instruction.emit();",
    "hand the current tag token to tree construction": "@tag.hand_over();",
    "remember the current tag token's tag name as that of the last start tag token emitted": (
        "@tag.remember_as_last_start();"
    ),
    # Creating tokens.
    "create a new start tag token": "@tag.create_start();",
    "create a new end tag token": "@tag.create_end();",
    "create a comment token": "@comment.create();",
    "create a DOCTYPE token": "@doctype.create();",
    "create a processing instruction token": "@processing_instruction.create();",
    "start a new attribute in the current tag token": "@attribute.start();",
    "remove the current attribute from the current tag token": "@attribute.remove();",
    # Fields.
    "append the current input character to {field}": "@input.append_character_to($field);",
    "append the lowercase version of the current input character to {field}": "@input.append_lowercase_to($field);",
    "append {char} to {field}": "@input.append_spelled_to($field, $char);",
    "append {string} to {field}": "$field.append($string);",
    "append {text: code point} to {field}": "$field.append_part_of(@temporary_buffer, $text);",
    "append the temporary buffer to {field}": (
        "$field.append_part_of(@temporary_buffer, @temporary_buffer.view());"
    ),
    "set {field} to the current input character": "$field.clear(); @input.append_character_to($field);",
    "set {field} to the lowercase version of the current input character": (
        "$field.clear(); @input.append_lowercase_to($field);"
    ),
    "set {field} to {char}": "$field.clear(); @input.append_spelled_to($field, $char);",
    "set {field} to {text: string value}": "$field.clear(); $field.append_part_of(@temporary_buffer, $text);",
    "set the temporary buffer to the empty string": "@temporary_buffer.clear();",
    "set the current DOCTYPE token's public identifier to the empty string": (
        "@doctype.begin_public_identifier();"
    ),
    "set the current DOCTYPE token's system identifier to the empty string": (
        "@doctype.begin_system_identifier();"
    ),
    "set the current DOCTYPE token's force-quirks flag": "@doctype.set_force_quirks();",
    "set the current tag token's self-closing flag": "@tag.set_self_closing();",
    # Character references.
    "consume the longest named character reference": (
        "if (!@reference.consume_longest_name()) return Flow::suspend;"
    ),
    "append the characters consumed to the temporary buffer": (
        "@temporary_buffer.append(@reference.consumed());"
    ),
    "append the characters of the matched named character reference to the temporary buffer": (
        "@temporary_buffer.append(@reference.characters());"
    ),
    "set the character reference code to {number}": "@reference.set_code($number);",
    "multiply the character reference code by {number}": "@reference.multiply_code($number);",
    "add the current input character minus {number} to the character reference code": (
        "@reference.add_to_code($number);"
    ),
    "set the character reference code to its numeric character reference replacement": (
        "@reference.set_code(numeric_reference_replacement(@reference.code()));"
    ),
    "append the code point of the character reference code to the temporary buffer": (
        "@temporary_buffer.append_code_point(@reference.code());"
    ),
}

CONDITIONS = {
    "a named character reference matched": "@reference.is_matched()",
    "the last character matched is not {char}": "!@reference.ends_with($char)",
    "the next input character is any of {chars}": (
        "@input.next_is_any_of([](unsigned char c) { return $chars; })"
    ),
    "the character reference code is {number}": "@reference.code() == $number",
    "the character reference code is greater than {number}": "@reference.code() > $number",
    "the character reference code is a surrogate": "is_surrogate(@reference.code())",
    "the character reference code is a noncharacter": "is_noncharacter(@reference.code())",
    "the character reference code is a control that is not ASCII whitespace": (
        "is_control_not_whitespace(@reference.code())"
    ),
    "the character reference code is in the numeric character reference replacement table": (
        "numeric_reference_replacement(@reference.code()) != 0"
    ),
    "the return state is {state}": "@reference.return_state() == $state",
    "the current tag token is a start tag token": "@tag.is_start()",
    "the current tag token has attributes": "@tag.has_attributes()",
    "the current tag token's self-closing flag is set": "@tag.is_self_closing()",
    "the current tag token's self-closing flag is not acknowledged": "!@tag.is_acknowledged()",
    "a start tag token has been emitted": "@tag.follows_start_tag()",
    "the current tag token's tag name is that of the last start tag token emitted": (
        "@tag.is_named_as_last_start()"
    ),
    "another attribute of the current tag token has the current attribute's name": (
        "@attribute.is_duplicate()"
    ),
    "the temporary buffer is {string}": "@temporary_buffer.view() == $string",
    "{text: string value} is {string} ignoring case": "equals_ignoring_case($text, $string)",
    "there is an adjusted current node": "@output.has_adjusted_current_node()",
    "the adjusted current node is not in the HTML namespace": "!@output.adjusted_current_node_is_html()",
}

EXPRESSIONS = {
    "the temporary buffer": ("string value", "@temporary_buffer.view()"),
}

# What `for each X in Y` may walk: the type of X, and the C++ loop header, in which it is $variable.
LOOPS = {
    "the temporary buffer": (
        "code point",
        "for (const std::string_view $variable : CodePoints(@temporary_buffer.view()))",
    ),
}

FIELDS = {
    "the current tag token's tag name": "tag.name",
    "the current attribute's name": "attribute.name",
    "the current attribute's value": "attribute.value",
    "the current comment token's data": "comment.data",
    "the current DOCTYPE token's name": "doctype.name",
    "the current DOCTYPE token's public identifier": "doctype.public_identifier",
    "the current DOCTYPE token's system identifier": "doctype.system_identifier",
    "the current processing instruction token's target": "processing_instruction.target",
    "the current processing instruction token's data": "processing_instruction.data",
    "the temporary buffer": "temporary_buffer",
}

# What all text and every tag go through: all that it calls is compiled into it.
OFTEN_CALLED = (
    *("data state", "attribute value (double-quoted) state"),
    *("character reference state", "named character reference state"),
)
