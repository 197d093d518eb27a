"""The vocabulary of spec/tokenizer.rules.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation of runtime/src/tokenizer/operations.h, which documents what it does. An expression comes with its type.
"""

STATEMENTS = {
    # Switching. The state functions return to the loop of the tokenizer when the state may have changed.
    "switch to {state}": "@switch_to($state);",
    "switch to the return state": "@switch_to(@return_state());",
    "reconsume in {state}": "@switch_to($state);",
    "reconsume in the return state": "@switch_to(@return_state());",
    "set the return state to {state}": "@set_return_state($state);",
    "ignore the character": "",
    # Errors.
    "parse error {code}": "@parse_error($code);",
    # Emitting.
    "emit the current input character": "@emit_current_input_character();",
    "emit {char}": "@emit_character($char);",
    "emit {text: code point}": "@emit_from_temporary_buffer($text);",
    "emit the code points in the temporary buffer": (
        "@emit_from_temporary_buffer(@temporary_buffer().view());"
    ),
    "emit an end-of-file token": "@emit_end_of_file();",
    "emit the current comment token": "@emit_comment();",
    "emit the current DOCTYPE token": "@emit_doctype();",
    "emit the current processing instruction token": "@emit_processing_instruction();",
    "hand the current tag token to tree construction": "@hand_over_tag();",
    "remember the current tag token's tag name as that of the last start tag token emitted": (
        "@remember_start_tag();"
    ),
    # Creating tokens.
    "create a new start tag token": "@create_start_tag();",
    "create a new end tag token": "@create_end_tag();",
    "create a comment token": "@create_comment();",
    "create a DOCTYPE token": "@create_doctype();",
    "create a processing instruction token": "@create_processing_instruction();",
    "start a new attribute in the current tag token": "@start_attribute();",
    "remove the current attribute from the current tag token": "@remove_attribute();",
    # Fields.
    "append the current input character to {field}": "@append_current_input_character($field);",
    "append the lowercase version of the current input character to {field}": "@append_lowercase($field);",
    "append {char} to {field}": "@append_character($field, $char);",
    "append {string} to {field}": "@append($field, $string);",
    "append {text: code point} to {field}": "@append_from_temporary_buffer($field, $text);",
    "append the temporary buffer to {field}": (
        "@append_from_temporary_buffer($field, @temporary_buffer().view());"
    ),
    "set {field} to the current input character": "@clear($field); @append_current_input_character($field);",
    "set {field} to the lowercase version of the current input character": (
        "@clear($field); @append_lowercase($field);"
    ),
    "set {field} to {char}": "@clear($field); @append_character($field, $char);",
    "set {field} to {text: string value}": "@clear($field); @append_from_temporary_buffer($field, $text);",
    "set the temporary buffer to the empty string": "@clear(@temporary_buffer());",
    "set the current DOCTYPE token's public identifier to the empty string": (
        "@set_public_identifier_present();"
    ),
    "set the current DOCTYPE token's system identifier to the empty string": (
        "@set_system_identifier_present();"
    ),
    "set the current DOCTYPE token's force-quirks flag": "@set_force_quirks();",
    "set the current tag token's self-closing flag": "@set_self_closing();",
    # Character references.
    "consume the longest named character reference": (
        "if (!@consume_longest_named_character_reference()) return Flow::suspend;"
    ),
    "append the characters consumed to the temporary buffer": (
        "@append(@temporary_buffer(), @consumed_reference());"
    ),
    "append the characters of the matched named character reference to the temporary buffer": (
        "@append(@temporary_buffer(), @matched_reference());"
    ),
    "set the character reference code to {number}": "@set_character_reference_code($number);",
    "multiply the character reference code by {number}": "@multiply_character_reference_code($number);",
    "add the current input character minus {number} to the character reference code": (
        "@add_to_character_reference_code($number);"
    ),
    "set the character reference code to its numeric character reference replacement": (
        "@set_character_reference_code(numeric_reference_replacement(@character_reference_code()));"
    ),
    "append the code point of the character reference code to the temporary buffer": (
        "@append_code_point(@temporary_buffer(), @character_reference_code());"
    ),
}

CONDITIONS = {
    "a named character reference matched": "@reference_matched()",
    "the last character matched is not {char}": "!@last_character_matched_is($char)",
    "the next input character is any of {chars}": (
        "@next_input_character_is([](unsigned char c) { return $chars; })"
    ),
    "the character reference code is {number}": "@character_reference_code() == $number",
    "the character reference code is greater than {number}": "@character_reference_code() > $number",
    "the character reference code is a surrogate": "is_surrogate(@character_reference_code())",
    "the character reference code is a noncharacter": "is_noncharacter(@character_reference_code())",
    "the character reference code is a control that is not ASCII whitespace": (
        "is_control_not_whitespace(@character_reference_code())"
    ),
    "the character reference code is in the numeric character reference replacement table": (
        "numeric_reference_replacement(@character_reference_code()) != 0"
    ),
    "the return state is {state}": "@return_state() == $state",
    "the current tag token is a start tag token": "@current_tag_is_start_tag()",
    "the current tag token has attributes": "@current_tag_has_attributes()",
    "the current tag token's self-closing flag is set": "@self_closing()",
    "the current tag token's self-closing flag is not acknowledged": "!@self_closing_acknowledged()",
    "a start tag token has been emitted": "@start_tag_emitted()",
    "the current tag token's tag name is that of the last start tag token emitted": (
        "@tag_name_is_last_start_tag()"
    ),
    "another attribute of the current tag token has the current attribute's name": (
        "@attribute_is_duplicate()"
    ),
    "the temporary buffer is {string}": "@temporary_buffer().view() == $string",
    "{text: string value} is {string} ignoring case": "equals_ignoring_case($text, $string)",
    "there is an adjusted current node": "@has_adjusted_current_node()",
    "the adjusted current node is not in the HTML namespace": "!@adjusted_current_node_is_html()",
}

EXPRESSIONS = {
    "the temporary buffer": ("string value", "@temporary_buffer().view()"),
}

# What `for each X in Y` may walk: the type of X, and the C++ loop header, in which it is $variable.
LOOPS = {
    "the temporary buffer": (
        "code point",
        "for (const std::string_view $variable : CodePoints(@temporary_buffer().view()))",
    ),
}

FIELDS = {
    "the current tag token's tag name": "tag_name",
    "the current attribute's name": "attribute_name",
    "the current attribute's value": "attribute_value",
    "the current comment token's data": "comment_data",
    "the current DOCTYPE token's name": "doctype_name",
    "the current DOCTYPE token's public identifier": "doctype_public_identifier",
    "the current DOCTYPE token's system identifier": "doctype_system_identifier",
    "the current processing instruction token's target": "processing_instruction_target",
    "the current processing instruction token's data": "processing_instruction_data",
    "the temporary buffer": "temporary_buffer",
}

# What all text and every tag go through: all that it calls is compiled into it.
OFTEN_CALLED = (
    *("data state", "attribute value (double-quoted) state"),
    *("character reference state", "named character reference state"),
)
