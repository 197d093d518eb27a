"""The vocabulary of spec/mime/.

A phrase is a pattern with typed holes, and the node that it becomes. In the node, a string is a hole, and
`call` names an operation of runtime/src/input/mime_operations.h, which documents the operation. An expression
comes with its type.
"""

from __future__ import annotations

from ..nodes import ANY_OF_THEM, Hole, assign, call, const, equal, method, not_
from .symbol import Table

the = Table("mime")


# The class generated from each file of rules, the class of its operations, and its purpose.
CLASSES = {
    "content-type": (
        "ContentTypeRules",
        "ContentTypeOperations",
        "The MIME type that a response says it has.",
    ),
    "sniffing": ("MimeSniffingRules", "MimeSniffingOperations", "The MIME type of a resource."),
}


# --- Statements ----------------------------------------------------------------------------------------------------------


# The result.
FAIL = the.statement("make the MIME type failure", method(call("mime_type"), "reset"))
MAKE_MIME_TYPE = the.statement(
    "make the MIME type one of {type: string value} and {subtype: string value}, in ASCII lowercase",
    call("make_mime_type", "type", "subtype"),
)
SET_PARAMETER = the.statement(
    "set the parameter {name: string value} in ASCII lowercase to the parameter value",
    call("set_parameter", "name"),
)

# Extracting the MIME type.
FAIL_EXTRACTED = the.statement("make the extracted MIME type failure", method(call("extracted"), "reset"))
EXTRACT_MIME_TYPE = the.statement("extract the MIME type", assign(call("extracted"), call("mime_type")))
SET_CHARSET = the.statement(
    "set the charset of the extracted MIME type to the charset kept", call("set_charset")
)
FORGET_CHARSET_AND_ESSENCE = the.statement("forget the charset and the essence", call("forget_all"))
FORGET_CHARSET = the.statement("forget the charset", call("forget_charset"))
KEEP_ITS_CHARSET = the.statement("keep its charset", call("keep_charset"))
KEEP_ITS_ESSENCE = the.statement("keep its essence", call("keep_essence"))
GO_INTO_VALUE = the.statement("go into the value", call("go_into_value"))
GO_BACK_TO_HEADER = the.statement("go back to the header", call("go_back"))

# Moving over the input.
TRIM = the.statement("remove HTTP whitespace from the start and the end of the input", call("trim"))
ADVANCE = the.statement("advance", call("advance"))
SKIP = the.statement("skip {chars}", call("skip", ANY_OF_THEM))
SKIP_EVERYTHING_UP_TO = the.statement("skip everything up to {chars}", call("up_to", ANY_OF_THEM))
END_VALUES = the.statement("note that all values have been split off", call("end_values"))

# Strings.
BEGIN_VALUE = the.statement("begin a value", method(call("value"), "clear"))
APPEND_UP_TO = the.statement(
    "append everything up to {chars} to the value",
    method(call("value"), "append", call("up_to", ANY_OF_THEM)),
)
APPEND_AS_WRITTEN = the.statement(
    "append it to the value as it is written", method(call("value"), "append", call("quoted_as_written"))
)
TRIM_VALUE = the.statement(
    "remove HTTP tab or space from the start and the end of the value", call("trim_value")
)
BEGIN_QUOTED = the.statement("begin a quoted string here", call("begin_quoted"))
QUOTE_UP_TO = the.statement(
    "append everything up to {chars} to the quoted string",
    method(call("quoted"), "append", call("up_to", ANY_OF_THEM)),
)
QUOTE = the.statement("append {char} to the quoted string", call("append_to_quoted", "char"))
QUOTE_HERE = the.statement(
    "append the code point here to the quoted string", call("append_to_quoted", call("here"))
)
SET_VALUE_TO_QUOTED = the.statement(
    "set the parameter value to it", call("set_parameter_value", call("quoted"))
)
SET_VALUE = the.statement(
    "set the parameter value to {text: string value}", call("set_parameter_value", "text")
)

# --- Conditions ----------------------------------------------------------------------------------------------------------

PAST_END = the.condition("here is past the end", call("past_end"), negated="here is not past the end")
HERE_IS = the.condition("the code point here is any of {chars}", call("here_is", ANY_OF_THEM))
ALL_VALUES = the.condition("all values have been split off", call("all_values"))
IS_EMPTY = the.condition(
    "{text: string value} is empty", method("text", "empty"), negated="{text: string value} is not empty"
)
TEXT_IS = the.condition("{text: string value} is {string}", equal("text", "string"))
STARTS_WITH = the.condition(
    "{text: string value} starts with {string}", method("text", "starts_with", "string")
)
ENDS_WITH = the.condition("{text: string value} ends with {string}", method("text", "ends_with", "string"))
IS_TOKEN = the.condition(
    "{text: string value} solely contains HTTP token code points",
    call("is_token", "text"),
    negated="{text: string value} does not solely contain HTTP token code points",
)
IS_QUOTED_STRING_TOKEN = the.condition(
    "the parameter value solely contains HTTP quoted-string token code points",
    call("is_quoted_string_token", call("parameter_value")),
)
NO_PARAMETER = the.condition(
    "the MIME type has no parameter {name: string value}", not_(call("has_parameter", "name"))
)
IS_FAILURE = the.condition("the MIME type is failure", not_(call("mime_type")))
HAS_CHARSET = the.condition(
    "the MIME type has a charset", call("has_charset"), negated="the MIME type has no charset"
)
CHARSET_IS_KEPT = the.condition("a charset is kept", call("charset_is_kept"))
ESSENCE_DIFFERS = the.condition(
    "the essence of the MIME type is not the essence kept", not_(call("has_essence_kept"))
)

# The resource.
NO_SUPPLIED_TYPE = the.condition("the supplied MIME type is undefined", not_(call("supplied")))
CHECKS_FOR_APACHE_BUG = the.condition("the check-for-apache-bug flag is set", call("checks_for_apache_bug"))
NO_BINARY_DATA = the.condition("there are no binary data bytes", not_(call("has_binary_data_bytes")))
BEGINS_WITH_MARK = the.condition(
    "the bytes begin with a byte order mark", call("begins_with_byte_order_mark")
)

# --- Expressions ---------------------------------------------------------------------------------------------------------

UP_TO = the.expression("everything up to {chars}", "string value", call("up_to", ANY_OF_THEM))
UP_TO_TRIMMED = the.expression(
    "everything up to {chars} without HTTP whitespace at its end",
    "string value",
    call("without_whitespace_at_end", call("up_to", ANY_OF_THEM)),
)
ESSENCE = the.expression("the essence of the MIME type", "string value", call("essence"))
SUPPLIED_ESSENCE = the.expression(
    "the essence of the supplied MIME type", "string value", call("supplied_essence")
)
OF_SCRIPTABLE = the.expression(
    "the type of the scriptable pattern", "string value", call("match", const("mime_patterns::scriptable"))
)
OF_OTHER = the.expression(
    "the type of the other pattern", "string value", call("match", const("mime_patterns::other"))
)
OF_IMAGE = the.expression(
    "the type of the image pattern", "string value", call("match", const("mime_patterns::image"))
)
OF_AUDIO_OR_VIDEO = the.expression(
    "the type of the audio or video pattern",
    "string value",
    call("match", const("mime_patterns::audio_or_video")),
)
OF_ARCHIVE = the.expression(
    "the type of the archive pattern", "string value", call("match", const("mime_patterns::archive"))
)
STRING = the.expression("{string}", "string value", Hole("string"))

# Algorithms that the runtime itself calls.
CALLED_BY_RUNTIME = ("extract a MIME type", "the computed MIME type")
