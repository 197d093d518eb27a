"""The vocabulary of spec/mime/.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation of runtime/src/mime/, which documents what it does. An expression comes with its type.
"""

# The class that each file of rules becomes, the class of its operations, and what it is for.
CLASSES = {
    "content-type": ("ContentTypeRules", "ContentTypeOperations", "The MIME type that a response says it has."),
    "sniffing": ("MimeSniffingRules", "MimeSniffingOperations", "The MIME type of a resource."),
}

ANY = "[](unsigned char c) { return $chars; }"

STATEMENTS = {
    # The result.
    "make the MIME type failure": "@mime_type().reset();",
    "make the MIME type one of {type: string value} and {subtype: string value}, in ASCII lowercase": (
        "@make_mime_type($type, $subtype);"
    ),
    "set the parameter {name: string value} in ASCII lowercase to the parameter value": "@set_parameter($name);",
    # Extracting it.
    "make the extracted MIME type failure": "@extracted().reset();",
    "extract the MIME type": "@extracted() = @mime_type();",
    "set the charset of the extracted MIME type to the charset kept": "@set_charset();",
    "forget the charset and the essence": "@forget_all();",
    "forget the charset": "@forget_charset();",
    "keep its charset": "@keep_charset();",
    "keep its essence": "@keep_essence();",
    "go into the value": "@go_into_value();",
    "go back to the header": "@go_back();",
    # Going over the input.
    "remove HTTP whitespace from the start and the end of the input": "@trim();",
    "advance": "@advance();",
    "pass {chars}": f"@pass({ANY});",
    "pass everything up to {chars}": f"@up_to({ANY});",
    "note that all values have been split off": "@end_values();",
    # Strings.
    "begin a value": "@value().clear();",
    "append everything up to {chars} to the value": f"@value().append(@up_to({ANY}));",
    "append it to the value as it is written": "@value().append(@quoted_as_written());",
    "remove HTTP tab or space from the start and the end of the value": "@trim_value();",
    "begin a quoted string here": "@begin_quoted();",
    "append everything up to {chars} to the quoted string": f"@quoted().append(@up_to({ANY}));",
    "append {char} to the quoted string": "@append_to_quoted($char);",
    "append the code point here to the quoted string": "@append_to_quoted(@here());",
    "set the parameter value to it": "@set_parameter_value(@quoted());",
    "set the parameter value to {text: string value}": "@set_parameter_value($text);",
}

CONDITIONS = {
    "here is past the end": "@past_end()",
    "here is not past the end": "!@past_end()",
    "the code point here is any of {chars}": f"@here_is({ANY})",
    "all values have been split off": "@all_values()",
    "{text: string value} is empty": "$text.empty()",
    "{text: string value} is not empty": "!$text.empty()",
    "{text: string value} is {string}": "$text == $string",
    "{text: string value} starts with {string}": "$text.starts_with($string)",
    "{text: string value} ends with {string}": "$text.ends_with($string)",
    "{text: string value} solely contains HTTP token code points": "@is_token($text)",
    "{text: string value} does not solely contain HTTP token code points": "!@is_token($text)",
    "the parameter value solely contains HTTP quoted-string token code points": "@is_quoted_string_token(@parameter_value())",
    "the MIME type has no parameter {name: string value}": "!@has_parameter($name)",
    "the MIME type is failure": "!@mime_type()",
    "the MIME type has a charset": "@has_charset()",
    "the MIME type has no charset": "!@has_charset()",
    "a charset is kept": "@charset_is_kept()",
    "the essence of the MIME type is not the essence kept": "!@has_essence_kept()",
    # The resource.
    "the supplied MIME type is undefined": "!@supplied()",
    "the check-for-apache-bug flag is set": "@checks_for_apache_bug()",
    "there are no binary data bytes": "!@has_binary_data_bytes()",
    "the bytes begin with a byte order mark": "@begins_with_byte_order_mark()",
}

EXPRESSIONS = {
    "everything up to {chars}": ("string value", f"@up_to({ANY})"),
    "everything up to {chars} without HTTP whitespace at its end": (
        "string value",
        f"@without_whitespace_at_end(@up_to({ANY}))",
    ),
    "the essence of the MIME type": ("string value", "@essence()"),
    "the essence of the supplied MIME type": ("string value", "@supplied_essence()"),
    "the type of the scriptable pattern": ("string value", "@match(mime_patterns::scriptable)"),
    "the type of the other pattern": ("string value", "@match(mime_patterns::other)"),
    "the type of the image pattern": ("string value", "@match(mime_patterns::image)"),
    "the type of the audio or video pattern": ("string value", "@match(mime_patterns::audio_or_video)"),
    "the type of the archive pattern": ("string value", "@match(mime_patterns::archive)"),
    "{string}": ("string value", "std::string_view($string)"),
}

# Algorithms that the runtime calls by itself.
CALLED_BY_RUNTIME = ("extract a MIME type", "the computed MIME type")
