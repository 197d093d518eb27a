"""The vocabulary of spec/input/.

A phrase is a pattern with typed holes, and the node that it becomes. In the node, a string is a hole, and
`call` names an operation, with its part of the sniffer: `bytes.advance` is SniffedBytes::advance() of
runtime/src/input/sniffing_parts.h, which documents it. An expression comes with its type.
"""

from __future__ import annotations

from ..nodes import (
    ANY_OF_THEM,
    NOTHING,
    Hole,
    TestOfByte,
    Variable,
    at_most,
    call,
    const,
    equal,
    function,
    method,
    not_,
    operation,
)
from .symbol import Table

the = Table("input")


# --- Statements ----------------------------------------------------------------------------------------------------------


# The result.
USE_MARK = the.statement(
    "use {encoding}, certain, because of the byte order mark",
    call("result.use", "encoding", const("Confidence::certain"), const("EncodingSource::byte_order_mark")),
)
USE_OF_USER = the.statement(
    "use {encoding}, certain, because of the user",
    call("result.use", "encoding", const("Confidence::certain"), const("EncodingSource::user")),
)
USE_OF_TRANSPORT = the.statement(
    "use {encoding}, certain, because of the transport layer",
    call("result.use", "encoding", const("Confidence::certain"), const("EncodingSource::transport")),
)
USE_OF_PRESCAN = the.statement(
    "use {encoding}, tentative, because of the prescan",
    call("result.use", "encoding", const("Confidence::tentative"), const("EncodingSource::prescan")),
)
USE_OF_CONTAINER = the.statement(
    "use {encoding}, tentative, because of the container document",
    call("result.use", "encoding", const("Confidence::tentative"), const("EncodingSource::container")),
)
USE_LIKELY = the.statement(
    "use {encoding}, tentative, because of its likelihood",
    call("result.use", "encoding", const("Confidence::tentative"), const("EncodingSource::likely")),
)
USE_DETECTED = the.statement(
    "use {encoding}, tentative, because of the detection",
    call("result.use", "encoding", const("Confidence::tentative"), const("EncodingSource::detection")),
)
USE_DEFAULT = the.statement(
    "use the default encoding, tentative",
    call(
        "result.use",
        operation("options.default_encoding"),
        const("Confidence::tentative"),
        const("EncodingSource::fallback"),
    ),
)
MAKE_CERTAIN = the.statement("make the encoding in use certain", call("result.make_certain"))
CONTINUE_IN = the.statement("continue in {encoding}", call("result.switch_decoder_to", "encoding"))
PARSE_AGAIN = the.statement("parse again in {encoding}", call("result.restart_with", "encoding"))

# Moving over the bytes.
GO_TO_FIRST = the.statement("go to the first byte", call("bytes.go_to_first"))
GO_TO_NEXT = the.statement("go to the next byte", call("bytes.advance"))
GO_TO = the.statement("go to the next {chars}", call("bytes.go_to", ANY_OF_THEM))
GO_TO_COMMENT_END = the.statement("go to the end of the comment", call("bytes.go_to_end_of_comment"))
GO_PAST = the.statement("go past the next {string}", call("bytes.go_past", "string"))
GO_PAST_IGNORING_CASE = the.statement(
    "go past the next {string} ignoring case", call("bytes.go_past_ignoring_case", "string")
)
SKIP = the.statement("skip {chars}", call("bytes.skip", ANY_OF_THEM))
SKIP_UP_TO_SPACE = the.statement(
    "skip all bytes up to 0x20", call("bytes.skip", TestOfByte(at_most(Variable("c"), const("0x20"))))
)
REMEMBER_QUOTE = the.statement("remember the byte here as the quote", call("bytes.remember_quote"))

# Attributes.
FORGET = the.statement("forget the attributes seen", call("attribute.forget_seen"))
BEGIN = the.statement("begin an attribute", call("attribute.begin"))
APPEND_NAME = the.statement(
    "append the byte here to the attribute's name", call("attribute.append_to_name", call("bytes.current"))
)
APPEND_VALUE = the.statement(
    "append the byte here to the attribute's value", call("attribute.append_to_value", call("bytes.current"))
)
SKIP_IT = the.statement("skip it", NOTHING, touches=set())

# --- Conditions ----------------------------------------------------------------------------------------------------------

RUN_OUT = the.condition("the bytes have run out", call("bytes.run_out"), negated="the bytes have not run out")
HERE_IS = the.condition(
    "the bytes from here on are {string}",
    call("bytes.here_is", "string"),
    negated="the bytes from here on are not {string}",
)
XML_LITTLE = the.condition(
    "the bytes from here on begin an XML declaration in UTF-16LE",
    call("bytes.here_is", function("std::string_view", const('"<\\0?\\0x\\0"'), const("6"))),
)
XML_BIG = the.condition(
    "the bytes from here on begin an XML declaration in UTF-16BE",
    call("bytes.here_is", function("std::string_view", const('"\\0<\\0?\\0x"'), const("6"))),
)
IS_META = the.condition("the bytes from here on begin a meta tag", call("bytes.here_is_meta"))
IS_TAG = the.condition("the bytes from here on begin a start tag or an end tag", call("bytes.here_is_tag"))
HERE_ANY = the.condition(
    "the byte here is any of {chars}",
    call("bytes.here", ANY_OF_THEM),
    negated="the byte here is not any of {chars}",
)
NOT_QUOTE = the.condition("the byte here is not the quote", not_(call("bytes.here_is_quote")))
NO_QUOTE = the.condition("the quote does not occur again", not_(call("bytes.has_quote")))
SPACE_BEFORE_QUOTE = the.condition(
    "there is a byte up to 0x20 before the quote", call("bytes.space_before_quote")
)
NONE_FROM_HERE = the.condition("there is no {char} from here on", not_(call("bytes.has", "char")))
NONE_BEFORE = the.condition(
    "there is no {string} before the next {char} from here on",
    not_(call("bytes.has_before", "string", "char")),
)
HAS_NAME = the.condition("the attribute has a name", not_(method(call("attribute.name"), "empty")))
BEEN_SEEN = the.condition("the attribute has been seen", call("attribute.is_seen"))
NAME_IS = the.condition("the attribute's name is {string}", equal(call("attribute.name"), "string"))
VALUE_IS = the.condition("the attribute's value is {string}", equal(call("attribute.value"), "string"))
KNOWN = the.condition("{encoding} is known", method("encoding", "has_value"))
IS_UTF_16 = the.condition(
    "{encoding} is UTF-16BE/LE", function("is_utf_16", "encoding"), negated="{encoding} is not UTF-16BE/LE"
)
IS_USER_DEFINED = the.condition(
    "{encoding} is x-user-defined", equal("encoding", const("Encoding::x_user_defined"))
)
IS_IN_USE = the.condition(
    "{encoding} is the encoding in use", equal("encoding", call("result.encoding_in_use"))
)
SAME_SO_FAR = the.condition(
    "all bytes so far mean the same in {encoding}", call("result.means_the_same_in", "encoding")
)
IS_TRUE = the.condition("{value: boolean} is true", Hole("value"), negated="{value: boolean} is false")

# --- Expressions ---------------------------------------------------------------------------------------------------------

NO_ENCODING = the.expression("no encoding", "encoding", const("std::nullopt"))
UTF_8 = the.expression("UTF-8", "encoding", const("Encoding::utf_8"))
UTF_16LE = the.expression("UTF-16LE", "encoding", const("Encoding::utf_16le"))
UTF_16BE = the.expression("UTF-16BE", "encoding", const("Encoding::utf_16be"))
WINDOWS_1252 = the.expression("windows-1252", "encoding", const("Encoding::windows_1252"))
IN_USE = the.expression("the encoding in use", "encoding", call("result.encoding_in_use"))
OF_MARK = the.expression(
    "the encoding of the byte order mark", "encoding", function("encoding::bom_sniff", call("bytes.all"))
)
OF_USER = the.expression("the encoding that the user asked for", "encoding", operation("options.encoding"))
OF_TRANSPORT = the.expression(
    "the encoding that the transport layer specifies", "encoding", operation("options.transport_encoding")
)
OF_CONTAINER = the.expression(
    "the encoding of the container document", "encoding", operation("options.container_encoding")
)
LIKELY = the.expression(
    "the encoding that is likely for the page", "encoding", operation("options.likely_encoding")
)
DETECTED = the.expression(
    "the encoding that is detected",
    "encoding",
    call("result.detected_in", call("bytes.all"), operation("options")),
)
WITH_LABEL = the.expression(
    "the encoding with the label {label: string value}", "encoding", function("encoding::find", "label")
)
LABEL_TO_QUOTE = the.expression(
    "the encoding with the label up to the quote",
    "encoding",
    function("encoding::find", call("bytes.up_to_quote")),
)
LABEL_TO = the.expression(
    "the encoding with the label up to the next {chars}",
    "encoding",
    function("encoding::find", call("bytes.up_to", ANY_OF_THEM)),
)
EXTRACTED = the.expression(
    "the encoding extracted from {text: string value}", "encoding", function("extracted_from", "text")
)
THE_VALUE = the.expression("the attribute's value", "string value", call("attribute.value"))

# Algorithms that the runtime itself calls.
CALLED_BY_RUNTIME = (
    "sniff the encoding",
    "the encoding that a meta element names",
    "change the encoding to {new encoding: encoding}",
)
