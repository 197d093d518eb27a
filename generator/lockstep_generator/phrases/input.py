"""The vocabulary of spec/input/.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation, with the part of the sniffer that has it: `@bytes.advance` is SniffedBytes::advance() of
runtime/src/input/sniffing_parts.h, which documents it. An expression comes with its type.
"""

STATEMENTS = {
    # The result.
    "use {encoding}, certain, because of the byte order mark": (
        "@result.use($encoding, Confidence::certain, EncodingSource::byte_order_mark);"
    ),
    "use {encoding}, certain, because of the user": "@result.use($encoding, Confidence::certain, EncodingSource::user);",
    "use {encoding}, certain, because of the transport layer": (
        "@result.use($encoding, Confidence::certain, EncodingSource::transport);"
    ),
    "use {encoding}, tentative, because of the prescan": (
        "@result.use($encoding, Confidence::tentative, EncodingSource::prescan);"
    ),
    "use {encoding}, tentative, because of the container document": (
        "@result.use($encoding, Confidence::tentative, EncodingSource::container);"
    ),
    "use {encoding}, tentative, because of its likelihood": (
        "@result.use($encoding, Confidence::tentative, EncodingSource::likely);"
    ),
    "use {encoding}, tentative, because of the detection": (
        "@result.use($encoding, Confidence::tentative, EncodingSource::detection);"
    ),
    "use the default encoding, tentative": (
        "@result.use(@options.default_encoding, Confidence::tentative, EncodingSource::fallback);"
    ),
    "make the encoding in use certain": "@result.make_certain();",
    "go on in {encoding}": "@result.switch_decoder_to($encoding);",
    "parse again in {encoding}": "@result.restart_with($encoding);",
    # Going over the bytes.
    "go to the first byte": "@bytes.go_to_first();",
    "go to the next byte": "@bytes.advance();",
    "go to the next {chars}": "@bytes.go_to([](unsigned char c) { return $chars; });",
    "go to the end of the comment": "@bytes.go_to_end_of_comment();",
    "go behind the next {string}": "@bytes.go_behind($string);",
    "go behind the next {string} ignoring case": "@bytes.go_behind_ignoring_case($string);",
    "pass {chars}": "@bytes.pass([](unsigned char c) { return $chars; });",
    "pass all up to SPACE": "@bytes.pass([](unsigned char c) { return c <= 0x20; });",
    "remember the byte here as the quote": "@bytes.remember_quote();",
    # Attributes.
    "forget the attributes seen": "@attribute.forget_seen();",
    "begin an attribute": "@attribute.begin();",
    "append the byte here to the attribute's name": "@attribute.append_to_name(@bytes.current());",
    "append the byte here to the attribute's value": "@attribute.append_to_value(@bytes.current());",
    "pass it over": "",
}

CONDITIONS = {
    "the bytes have run out": "@bytes.run_out()",
    "the bytes have not run out": "!@bytes.run_out()",
    "the bytes from here on are {string}": "@bytes.here_is($string)",
    "the bytes from here on are not {string}": "!@bytes.here_is($string)",
    "the bytes from here on begin an XML declaration in UTF-16LE": (
        '@bytes.here_is(std::string_view("<\\0?\\0x\\0", 6))'
    ),
    "the bytes from here on begin an XML declaration in UTF-16BE": (
        '@bytes.here_is(std::string_view("\\0<\\0?\\0x", 6))'
    ),
    "the bytes from here on begin a meta tag": "@bytes.here_is_meta()",
    "the bytes from here on begin a start tag or an end tag": "@bytes.here_is_tag()",
    "the byte here is any of {chars}": "@bytes.here([](unsigned char c) { return $chars; })",
    "the byte here is not any of {chars}": "!@bytes.here([](unsigned char c) { return $chars; })",
    "the byte here is not the quote": "!@bytes.here_is_quote()",
    "the quote does not come again": "!@bytes.quote_comes()",
    "there is a SPACE or a lower byte before the quote": "@bytes.space_before_quote()",
    "there is no {char} from here on": "!@bytes.comes($char)",
    "there is no {string} before the next {char} from here on": "!@bytes.comes_before($string, $char)",
    "the attribute has a name": "!@attribute.name().empty()",
    "the attribute has been seen": "@attribute.is_seen()",
    "the attribute's name is {string}": "@attribute.name() == $string",
    "the attribute's value is {string}": "@attribute.value() == $string",
    "{encoding} is known": "$encoding.has_value()",
    "{encoding} is UTF-16BE/LE": "is_utf_16($encoding)",
    "{encoding} is not UTF-16BE/LE": "!is_utf_16($encoding)",
    "{encoding} is x-user-defined": "$encoding == Encoding::x_user_defined",
    "{encoding} is the encoding in use": "$encoding == @result.encoding_in_use()",
    "all bytes so far mean the same in {encoding}": "@result.means_the_same_in($encoding)",
    "{value: boolean} is true": "$value",
    "{value: boolean} is false": "!$value",
}

EXPRESSIONS = {
    "no encoding": ("encoding", "std::nullopt"),
    "UTF-8": ("encoding", "Encoding::utf_8"),
    "UTF-16LE": ("encoding", "Encoding::utf_16le"),
    "UTF-16BE": ("encoding", "Encoding::utf_16be"),
    "windows-1252": ("encoding", "Encoding::windows_1252"),
    "the encoding in use": ("encoding", "@result.encoding_in_use()"),
    "the encoding of the byte order mark": ("encoding", "encoding::bom_sniff(@bytes.all())"),
    "the encoding that the user asked for": ("encoding", "@options.encoding"),
    "the encoding that the transport layer specifies": ("encoding", "@options.transport_encoding"),
    "the encoding of the container document": ("encoding", "@options.container_encoding"),
    "the encoding that is likely for the page": ("encoding", "@options.likely_encoding"),
    "the encoding that is detected": ("encoding", "@result.detected_in(@bytes.all(), @options)"),
    "the encoding with the label {label: string value}": ("encoding", "encoding::find($label)"),
    "the encoding with the label up to the quote": ("encoding", "encoding::find(@bytes.up_to_quote())"),
    "the encoding with the label up to the next {chars}": (
        "encoding",
        "encoding::find(@bytes.up_to([](unsigned char c) { return $chars; }))",
    ),
    "the encoding extracted from {text: string value}": ("encoding", "extracted_from($text)"),
    "the attribute's value": ("string value", "@attribute.value()"),
}

# Algorithms that the runtime calls by itself.
CALLED_BY_RUNTIME = (
    "sniff the encoding",
    "the encoding that a meta element names",
    "change the encoding to {new encoding: encoding}",
)
