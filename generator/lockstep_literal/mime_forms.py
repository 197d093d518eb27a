"""The phrases of spec/mime/, literally: `p` is a Resource, with the header, a position in it, and the results."""

from __future__ import annotations

import string
from typing import Any

from lockstep_rules.phrases import mime as phrases

from .forms import means
from .mime import MimeType
from .tokenizer_forms import lowercase

WHITESPACE, TAB_OR_SPACE = "\t\n\r ", "\t "  # https://fetch.spec.whatwg.org/#http-whitespace
TOKEN = frozenset("!#$%&'*+-.^_`|~" + string.ascii_letters + string.digits)


def folded(text: str) -> str:
    return "".join(map(lowercase, text))


# --- The result -------------------------------------------------------------------------------------------------------------


@means(phrases.FAIL)
def fail(p: Any) -> None:
    p.mime_type = None


@means(phrases.MAKE_MIME_TYPE)
def make_mime_type(p: Any, type_: str, subtype: str) -> None:
    p.mime_type = MimeType(f"{folded(type_)}/{folded(subtype)}")


@means(phrases.SET_PARAMETER)
def set_parameter(p: Any, name: str) -> None:
    p.mime_type.parameters.append((folded(name), p.parameter_value))


@means(phrases.FAIL_EXTRACTED)
def fail_extracted(p: Any) -> None:
    p.extracted = None


@means(phrases.EXTRACT_MIME_TYPE)
def extract_mime_type(p: Any) -> None:
    p.extracted = p.mime_type and p.mime_type.copy()


@means(phrases.SET_CHARSET)
def set_charset(p: Any) -> None:
    p.extracted.parameters.append(("charset", p.charset))


@means(phrases.FORGET_CHARSET_AND_ESSENCE)
def forget_charset_and_essence(p: Any) -> None:
    p.charset, p.essence = None, ""


@means(phrases.FORGET_CHARSET)
def forget_charset(p: Any) -> None:
    p.charset = None


@means(phrases.KEEP_ITS_CHARSET)
def keep_its_charset(p: Any) -> None:
    p.charset = p.mime_type.parameter("charset")


@means(phrases.KEEP_ITS_ESSENCE)
def keep_its_essence(p: Any) -> None:
    p.essence = p.mime_type.essence


@means(phrases.GO_INTO_VALUE)
def go_into_value(p: Any) -> None:
    p.outside = p.input, p.at
    p.input, p.at = p.value, 0


@means(phrases.GO_BACK_TO_HEADER)
def go_back_to_header(p: Any) -> None:
    p.input, p.at = p.outside


# --- Moving over the input --------------------------------------------------------------------------------------------------


@means(phrases.TRIM)
def trim(p: Any) -> None:
    p.input = p.input.strip(WHITESPACE)


@means(phrases.ADVANCE)
def advance(p: Any) -> None:
    p.at += 1


@means(phrases.SKIP)
def skip(p: Any, chars: frozenset[str]) -> None:
    while p.at < len(p.input) and p.input[p.at] in chars:
        p.at += 1


@means(phrases.SKIP_EVERYTHING_UP_TO)
@means(phrases.UP_TO)
def up_to(p: Any, chars: frozenset[str]) -> str:
    """Collect a sequence of code points other than these."""
    collected = ""
    while p.at < len(p.input) and p.input[p.at] not in chars:
        collected += p.input[p.at]
        p.at += 1
    return collected


@means(phrases.END_VALUES)
def end_values(p: Any) -> None:
    p.all_values = True


# --- Strings ----------------------------------------------------------------------------------------------------------------


@means(phrases.BEGIN_VALUE)
def begin_value(p: Any) -> None:
    p.value = ""


@means(phrases.APPEND_UP_TO)
def append_up_to(p: Any, chars: frozenset[str]) -> None:
    p.value += up_to(p, chars)


@means(phrases.APPEND_AS_WRITTEN)
def append_as_written(p: Any) -> None:
    p.value += p.input[p.quoted_begin : p.at]


@means(phrases.TRIM_VALUE)
def trim_value(p: Any) -> None:
    p.value = p.value.strip(TAB_OR_SPACE)


@means(phrases.BEGIN_QUOTED)
def begin_quoted(p: Any) -> None:
    p.quoted, p.quoted_begin = "", p.at


@means(phrases.QUOTE_UP_TO)
def quote_up_to(p: Any, chars: frozenset[str]) -> None:
    p.quoted += up_to(p, chars)


@means(phrases.QUOTE)
def quote(p: Any, char: str) -> None:
    p.quoted += char


@means(phrases.QUOTE_HERE)
def quote_here(p: Any) -> None:
    p.quoted += p.input[p.at]


@means(phrases.SET_VALUE_TO_QUOTED)
def set_value_to_quoted(p: Any) -> None:
    p.parameter_value = p.quoted


@means(phrases.SET_VALUE)
def set_value(p: Any, text: str) -> None:
    p.parameter_value = text


# --- Conditions -------------------------------------------------------------------------------------------------------------


@means(phrases.PAST_END)
def past_end(p: Any) -> bool:
    return bool(p.at >= len(p.input))


@means(phrases.HERE_IS)
def here_is(p: Any, chars: frozenset[str]) -> bool:
    return p.input[p.at] in chars


@means(phrases.ALL_VALUES)
def all_values(p: Any) -> bool:
    return bool(p.all_values)


@means(phrases.IS_EMPTY)
def is_empty(p: Any, text: str) -> bool:
    return text == ""


@means(phrases.TEXT_IS)
def text_is(p: Any, text: str, string: str) -> bool:
    return text == string


@means(phrases.STARTS_WITH)
def starts_with(p: Any, text: str, string: str) -> bool:
    return text.startswith(string)


@means(phrases.ENDS_WITH)
def ends_with(p: Any, text: str, string: str) -> bool:
    return text.endswith(string)


@means(phrases.IS_TOKEN)
def is_token(p: Any, text: str) -> bool:
    """https://mimesniff.spec.whatwg.org/#http-token-code-point"""
    return all(c in TOKEN for c in text)


@means(phrases.IS_QUOTED_STRING_TOKEN)
def is_quoted_string_token(p: Any) -> bool:
    """U+0009, U+0020 to U+007E, and U+0080 to U+00FF."""
    return all(c == "\t" or " " <= c <= "~" or "\x80" <= c <= "\xff" for c in p.parameter_value)


@means(phrases.NO_PARAMETER)
def no_parameter(p: Any, name: str) -> bool:
    return p.mime_type.parameter(folded(name)) is None


@means(phrases.IS_FAILURE)
def is_failure(p: Any) -> bool:
    return p.mime_type is None


@means(phrases.HAS_CHARSET)
def has_charset(p: Any) -> bool:
    return p.mime_type.parameter("charset") is not None


@means(phrases.CHARSET_IS_KEPT)
def charset_is_kept(p: Any) -> bool:
    return p.charset is not None


@means(phrases.ESSENCE_DIFFERS)
def essence_differs(p: Any) -> bool:
    return bool(p.mime_type.essence != p.essence)


@means(phrases.NO_SUPPLIED_TYPE)
def no_supplied_type(p: Any) -> bool:
    return p.extracted is None


@means(phrases.CHECKS_FOR_APACHE_BUG)
def checks_for_apache_bug(p: Any) -> bool:
    """https://mimesniff.spec.whatwg.org/#supplied-mime-type-detection-algorithm: whether the header's value
    is one of these."""
    return p.header in (
        "text/plain",
        "text/plain; charset=ISO-8859-1",
        "text/plain; charset=iso-8859-1",
        "text/plain; charset=UTF-8",
    )


@means(phrases.NO_BINARY_DATA)
def no_binary_data(p: Any) -> bool:
    """0x00 to 0x08, 0x0B, 0x0E to 0x1A, 0x1C to 0x1F."""
    return not any(
        c <= "\x08" or c == "\x0b" or "\x0e" <= c <= "\x1a" or "\x1c" <= c <= "\x1f" for c in p.bytes
    )


@means(phrases.BEGINS_WITH_MARK)
def begins_with_mark(p: Any) -> bool:
    return bool(p.bytes.startswith(("\xfe\xff", "\xff\xfe", "\xef\xbb\xbf")))


# --- Expressions ------------------------------------------------------------------------------------------------------------


@means(phrases.UP_TO_TRIMMED)
def up_to_trimmed(p: Any, chars: frozenset[str]) -> str:
    text: str = up_to(p, chars)
    return text.rstrip(WHITESPACE)


@means(phrases.ESSENCE)
def essence(p: Any) -> str:
    found: str = p.mime_type.essence
    return found


@means(phrases.SUPPLIED_ESSENCE)
def supplied_essence(p: Any) -> str:
    found: str = p.extracted.essence
    return found


@means(phrases.STRING)
def string_itself(p: Any, text: str) -> str:
    return text


def pattern_of(table: str) -> Any:
    return lambda p: p.type_of_pattern(table)


means(phrases.OF_SCRIPTABLE)(pattern_of("scriptable"))
means(phrases.OF_OTHER)(pattern_of("other"))
means(phrases.OF_IMAGE)(pattern_of("image"))
means(phrases.OF_AUDIO_OR_VIDEO)(pattern_of("audio or video"))
means(phrases.OF_ARCHIVE)(pattern_of("archive"))
