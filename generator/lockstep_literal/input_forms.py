"""The phrases of spec/input/, literally: `p` is the Sniffer, with the bytes, a position in them, and the results."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import input as phrases
from lockstep_rules.phrases.symbol import Symbol

from .forms import means, means_nothing
from .tokenizer_forms import lowercase

means_nothing(phrases.SKIP_IT)

SPACES = "\t\n\f\r "


def use(certain: bool) -> Any:
    def form(p: Any, encoding: str) -> None:
        p.encoding, p.tentative = encoding, not certain

    return form


for reason in (phrases.USE_MARK, phrases.USE_OF_USER, phrases.USE_OF_TRANSPORT):
    means(reason)(use(certain=True))
for reason in (
    phrases.USE_OF_PRESCAN,
    phrases.USE_OF_CONTAINER,
    phrases.USE_LIKELY,
    phrases.USE_DETECTED,
):
    means(reason)(use(certain=False))


@means(phrases.USE_DEFAULT)
def use_default(p: Any) -> None:
    p.encoding, p.tentative = p.options.get("default_encoding", "windows-1252"), True


@means(phrases.MAKE_CERTAIN)
def make_certain(p: Any) -> None:
    p.tentative = False


@means(phrases.CONTINUE_IN)
def go_on(p: Any, encoding: str) -> None:
    """The Standard lets a parser continue with the new decoder if the bytes so far mean the same in both
    encodings. Here the document is parsed again, beginning with the same text."""
    raise ParseAgain(encoding, bytes_so_far(p))


@means(phrases.PARSE_AGAIN)
def parse_again(p: Any, encoding: str) -> None:
    """The Standard navigates again here."""
    raise ParseAgain(encoding, 0)


class ParseAgain(Exception):
    """Raised if the document must be parsed again in another encoding, except for the given number of bytes
    at its beginning."""


def bytes_so_far(p: Any) -> int:
    """The number of bytes that the text so far was decoded from."""
    data = p.all_bytes.encode("latin-1")
    return next(
        (n for n in range(len(data)) if p.encodings.decode(data[:n], p.encoding) == p.text_so_far), len(data)
    )


# --- Moving over the bytes, which are characters up to U+00FF ----------------------------------------------------------------


@means(phrases.GO_TO_FIRST)
def go_to_first(p: Any) -> None:
    p.at = 0


@means(phrases.GO_TO_NEXT)
def go_to_next(p: Any) -> None:
    p.at += 1


@means(phrases.GO_TO)
def go_to(p: Any, chars: frozenset[str]) -> None:
    """Advance the position until it points at one of these bytes."""
    while p.here() and p.here() not in chars:
        p.at += 1


@means(phrases.GO_TO_COMMENT_END)
def go_to_comment_end(p: Any) -> None:
    """Advance to the > of the first --> after the <. The hyphens may be those of <!--, as in <!-->."""
    start = p.at
    while p.here() and not (p.here() == ">" and p.at >= start + 4 and p.bytes[p.at - 2 : p.at] == "--"):
        p.at += 1


@means(phrases.GO_PAST)
def go_past(p: Any, string: str) -> None:
    while p.here() and p.bytes[p.at : p.at + len(string)] != string:
        p.at += 1
    p.at += len(string) if p.here() else 0


@means(phrases.GO_PAST_IGNORING_CASE)
def go_past_ignoring_case(p: Any, string: str) -> None:
    """Advances past the next occurrence of the string, ignoring case."""
    while p.here() and folded(p.bytes[p.at : p.at + len(string)]) != folded(string):
        p.at += 1
    p.at += len(string)


@means(phrases.SKIP)
def skip(p: Any, chars: frozenset[str]) -> None:
    while p.here() in chars:
        p.at += 1


@means(phrases.SKIP_UP_TO_SPACE)
def skip_up_to_space(p: Any) -> None:
    """Advance past all bytes that are 0x20 or lower."""
    while p.here() and p.here() <= " ":
        p.at += 1


@means(phrases.REMEMBER_QUOTE)
def remember_quote(p: Any) -> None:
    p.quote = p.here()


# --- Attributes -----------------------------------------------------------------------------------------------------------------


@means(phrases.FORGET)
def forget(p: Any) -> None:
    p.seen = []


@means(phrases.BEGIN)
def begin(p: Any) -> None:
    p.name = p.value = ""


@means(phrases.APPEND_NAME)
def append_name(p: Any) -> None:
    """Append the name, with ASCII upper alphas as lower alphas."""
    p.name += lowercase(p.here())


@means(phrases.APPEND_VALUE)
def append_value(p: Any) -> None:
    p.value += lowercase(p.here())


# --- Conditions -----------------------------------------------------------------------------------------------------------------


@means(phrases.RUN_OUT)
def run_out(p: Any) -> bool:
    return not p.here()


@means(phrases.HERE_IS)
def here_is(p: Any, string: str) -> bool:
    return p.bytes[p.at : p.at + len(string)] == string


@means(phrases.XML_LITTLE)
def xml_little(p: Any) -> bool:
    """0x3C 0x00 0x3F 0x00 0x78 0x00"""
    return here_is(p, "<\0?\0x\0")


@means(phrases.XML_BIG)
def xml_big(p: Any) -> bool:
    """0x00 0x3C 0x00 0x3F 0x00 0x78"""
    return here_is(p, "\0<\0?\0x")


@means(phrases.IS_META)
def is_meta(p: Any) -> bool:
    """0x3C, 0x4D or 0x6D, 0x45 or 0x65, 0x54 or 0x74, 0x41 or 0x61, and one of 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2F."""
    after = p.bytes[p.at + 5 : p.at + 6]
    return folded(p.bytes[p.at : p.at + 5]) == "<meta" and after != "" and after in SPACES + "/"


@means(phrases.IS_TAG)
def is_tag(p: Any) -> bool:
    """0x3C, optionally 0x2F, and an ASCII alpha."""
    rest = folded(p.bytes[p.at : p.at + 3])
    name = rest[2:3] if rest[1:2] == "/" else rest[1:2]
    return rest[:1] == "<" and "a" <= name <= "z"


@means(phrases.HERE_ANY)
def here_any(p: Any, chars: frozenset[str]) -> bool:
    return p.here() in chars


@means(phrases.NOT_QUOTE)
def not_quote(p: Any) -> bool:
    return p.here() != p.quote


@means(phrases.NO_QUOTE)
def no_quote(p: Any) -> bool:
    return p.quote not in p.bytes[p.at :]


@means(phrases.SPACE_BEFORE_QUOTE)
def space_before_quote(p: Any) -> bool:
    return any(c <= " " for c in to_quote(p))


@means(phrases.NONE_FROM_HERE)
def none_from_here(p: Any, char: str) -> bool:
    return char not in p.bytes[p.at :]


@means(phrases.NONE_BEFORE)
def none_before(p: Any, string: str, char: str) -> bool:
    return string not in p.bytes[p.at :].partition(char)[0]


@means(phrases.HAS_NAME)
def has_name(p: Any) -> bool:
    return p.name != ""


@means(phrases.BEEN_SEEN)
def been_seen(p: Any) -> bool:
    """Tests whether the name was seen, and notes it: two steps of the Standard."""
    if p.name in p.seen:
        return True
    p.seen.append(p.name)
    return False


@means(phrases.NAME_IS)
def name_is(p: Any, string: str) -> bool:
    return p.name == string


@means(phrases.VALUE_IS)
def value_is(p: Any, string: str) -> bool:
    return p.value == string


@means(phrases.KNOWN)
def known(p: Any, encoding: str | None) -> bool:
    return encoding is not None


@means(phrases.IS_UTF_16)
def is_utf_16(p: Any, encoding: str | None) -> bool:
    return encoding in ("UTF-16BE", "UTF-16LE")


@means(phrases.IS_USER_DEFINED)
def is_user_defined(p: Any, encoding: str | None) -> bool:
    return encoding == "x-user-defined"


@means(phrases.IS_IN_USE)
def is_in_use(p: Any, encoding: str | None) -> bool:
    return encoding == p.encoding


@means(phrases.SAME_SO_FAR)
def same_so_far(p: Any, encoding: str | None) -> bool:
    data = p.all_bytes[: bytes_so_far(p)].encode("latin-1")
    return encoding is not None and p.encodings.decode(data, encoding) == p.text_so_far


@means(phrases.IS_TRUE)
def is_true(p: Any, value: bool) -> bool:
    return value


# --- Expressions ----------------------------------------------------------------------------------------------------------------


def constant(name: str | None) -> Any:
    return lambda p: name


NAMES: dict[Symbol, str | None] = {
    phrases.NO_ENCODING: None,
    phrases.UTF_8: "UTF-8",
    phrases.UTF_16LE: "UTF-16LE",
    phrases.UTF_16BE: "UTF-16BE",
    phrases.WINDOWS_1252: "windows-1252",
}
for encoding, name in NAMES.items():
    means(encoding)(constant(name))


@means(phrases.IN_USE)
def in_use(p: Any) -> str | None:
    return p.encoding


@means(phrases.OF_MARK)
def of_mark(p: Any) -> str | None:
    """https://encoding.spec.whatwg.org/#bom-sniff"""
    return next((name for mark, name in MARKS if p.all_bytes.startswith(mark)), None)


MARKS = (("\xef\xbb\xbf", "UTF-8"), ("\xfe\xff", "UTF-16BE"), ("\xff\xfe", "UTF-16LE"))


def option(name: str) -> Any:
    return lambda p: p.find(p.options[name]) if name in p.options else None


means(phrases.OF_USER)(option("encoding"))
means(phrases.OF_TRANSPORT)(option("transport_encoding"))
means(phrases.OF_CONTAINER)(option("container_encoding"))
means(phrases.LIKELY)(option("likely_encoding"))


@means(phrases.DETECTED)
def detected(p: Any) -> str | None:
    return p.detect()


@means(phrases.WITH_LABEL)
def with_label(p: Any, label: str) -> str | None:
    return p.find(label)


def to_quote(p: Any) -> str:
    return p.bytes[p.at :].partition(p.quote)[0]


@means(phrases.LABEL_TO_QUOTE)
def label_to_quote(p: Any) -> str | None:
    return p.find(to_quote(p))


@means(phrases.LABEL_TO)
def label_to(p: Any, chars: frozenset[str]) -> str | None:
    label = ""
    for c in p.bytes[p.at :]:
        if c in chars:
            break
        label += c
    return p.find(label)


@means(phrases.EXTRACTED)
def extracted(p: Any, text: str) -> str | None:
    return p.extracted_from(text)


@means(phrases.THE_VALUE)
def the_value(p: Any) -> str:
    return p.value


def folded(text: str) -> str:
    return "".join(map(lowercase, text))
