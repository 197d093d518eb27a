"""The vocabulary of spec/input/.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation of runtime/src/input/sniffing_operations.h, which documents what it does. An expression comes with its type.
"""

STATEMENTS = {
    # The result.
    "use {encoding}, certain, because of the byte order mark": (
        "@use($encoding, Confidence::certain, EncodingSource::byte_order_mark);"
    ),
    "use {encoding}, certain, because of the user": "@use($encoding, Confidence::certain, EncodingSource::user);",
    "use {encoding}, certain, because of the transport layer": (
        "@use($encoding, Confidence::certain, EncodingSource::transport);"
    ),
    "use {encoding}, tentative, because of the prescan": (
        "@use($encoding, Confidence::tentative, EncodingSource::prescan);"
    ),
    "use {encoding}, tentative, because of the container document": (
        "@use($encoding, Confidence::tentative, EncodingSource::container);"
    ),
    "use {encoding}, tentative, because of its likelihood": (
        "@use($encoding, Confidence::tentative, EncodingSource::likely);"
    ),
    "use {encoding}, tentative, because of the detection": (
        "@use($encoding, Confidence::tentative, EncodingSource::detection);"
    ),
    "use the default encoding, tentative": (
        "@use(@options().default_encoding, Confidence::tentative, EncodingSource::fallback);"
    ),
    "make the encoding in use certain": "@make_certain();",
    "go on in {encoding}": "@switch_decoder_to($encoding);",
    "parse again in {encoding}": "@restart_with($encoding);",
    # Going over the bytes.
    "go to the first byte": "@go_to_first();",
    "go to the next byte": "@advance();",
    "go to the next {chars}": "@go_to([](unsigned char c) { return $chars; });",
    "go to the end of the comment": "@go_to_end_of_comment();",
    "go behind the next {string}": "@go_behind($string);",
    "go behind the next {string} ignoring case": "@go_behind_ignoring_case($string);",
    "pass {chars}": "@pass([](unsigned char c) { return $chars; });",
    "pass all up to SPACE": "@pass([](unsigned char c) { return c <= 0x20; });",
    "remember the byte here as the quote": "@remember_quote();",
    # Attributes.
    "forget the attributes seen": "@forget_attributes();",
    "begin an attribute": "@begin_attribute();",
    "append the byte here to the attribute's name": "@append_to_name();",
    "append the byte here to the attribute's value": "@append_to_value();",
    "pass it over": "",
}

CONDITIONS = {
    "the bytes have run out": "@run_out()",
    "the bytes have not run out": "!@run_out()",
    "the bytes from here on are {string}": "@here_is($string)",
    "the bytes from here on are not {string}": "!@here_is($string)",
    "the bytes from here on begin an XML declaration in UTF-16LE": (
        '@here_is(std::string_view("<\\0?\\0x\\0", 6))'
    ),
    "the bytes from here on begin an XML declaration in UTF-16BE": (
        '@here_is(std::string_view("\\0<\\0?\\0x", 6))'
    ),
    "the bytes from here on begin a meta tag": "@here_is_meta()",
    "the bytes from here on begin a start tag or an end tag": "@here_is_tag()",
    "the byte here is any of {chars}": "@here([](unsigned char c) { return $chars; })",
    "the byte here is not any of {chars}": "!@here([](unsigned char c) { return $chars; })",
    "the byte here is not the quote": "!@here_is_quote()",
    "the quote does not come again": "!@quote_comes()",
    "there is a SPACE or a lower byte before the quote": "@space_before_quote()",
    "there is no {char} from here on": "!@comes($char)",
    "there is no {string} before the next {char} from here on": "!@comes_before($string, $char)",
    "the attribute has a name": "!@attribute_name().empty()",
    "the attribute has been seen": "@attribute_seen()",
    "the attribute's name is {string}": "@attribute_name() == $string",
    "the attribute's value is {string}": "@attribute_value() == $string",
    "{encoding} is known": "$encoding.has_value()",
    "{encoding} is UTF-16BE/LE": "@is_utf_16($encoding)",
    "{encoding} is not UTF-16BE/LE": "!@is_utf_16($encoding)",
    "{encoding} is x-user-defined": "$encoding == Encoding::x_user_defined",
    "{encoding} is the encoding in use": "$encoding == @encoding_in_use()",
    "all bytes so far mean the same in {encoding}": "@means_the_same_in($encoding)",
    "{value: boolean} is true": "$value",
    "{value: boolean} is false": "!$value",
}

EXPRESSIONS = {
    "no encoding": ("encoding", "std::nullopt"),
    "UTF-8": ("encoding", "Encoding::utf_8"),
    "UTF-16LE": ("encoding", "Encoding::utf_16le"),
    "UTF-16BE": ("encoding", "Encoding::utf_16be"),
    "windows-1252": ("encoding", "Encoding::windows_1252"),
    "the encoding in use": ("encoding", "@encoding_in_use()"),
    "the encoding of the byte order mark": ("encoding", "encoding::bom_sniff(@bytes())"),
    "the encoding that the user asked for": ("encoding", "@options().encoding"),
    "the encoding that the transport layer specifies": ("encoding", "@options().transport_encoding"),
    "the encoding of the container document": ("encoding", "@options().container_encoding"),
    "the encoding that is likely for the page": ("encoding", "@options().likely_encoding"),
    "the encoding that is detected": ("encoding", "@detect()"),
    "the encoding with the label {label: string value}": ("encoding", "encoding::find($label)"),
    "the encoding with the label up to the quote": ("encoding", "encoding::find(@up_to_quote())"),
    "the encoding with the label up to the next {chars}": (
        "encoding",
        "encoding::find(@up_to([](unsigned char c) { return $chars; }))",
    ),
    "the encoding extracted from {text: string value}": ("encoding", "@extracted_from($text)"),
    "the attribute's value": ("string value", "@attribute_value()"),
}

# Algorithms that the runtime calls by itself.
CALLED_BY_RUNTIME = (
    "sniff the encoding",
    "the encoding that a meta element names",
    "change the encoding to {new encoding: encoding}",
)
