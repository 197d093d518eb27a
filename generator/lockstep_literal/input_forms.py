"""The phrases of spec/input/, literally: `p` is the Sniffer, with the bytes, a position in them, and what was found."""

from __future__ import annotations

from typing import Any

from .forms import Part
from .tokenizer_forms import lowercase

the = Part("input")
the.nothing("pass it over")

SPACES = "\t\n\f\r "


def use(how: str) -> Any:
    certain = ", certain," in how

    def form(p: Any, encoding: str) -> None:
        p.encoding, p.tentative = encoding, not certain

    return form


for reason in (
    "use {encoding}, certain, because of the byte order mark",
    "use {encoding}, certain, because of the user",
    "use {encoding}, certain, because of the transport layer",
    "use {encoding}, tentative, because of the prescan",
    "use {encoding}, tentative, because of the container document",
    "use {encoding}, tentative, because of its likelihood",
    "use {encoding}, tentative, because of the detection",
):
    the.statement(reason)(use(reason))


@the.statement("use the default encoding, tentative")
def use_default(p: Any) -> None:
    p.encoding, p.tentative = p.options.get("default_encoding", "windows-1252"), True


@the.statement("make the encoding in use certain")
def make_certain(p: Any) -> None:
    p.tentative = False


@the.statement("go on in {encoding}")
def go_on(p: Any, encoding: str) -> None:
    """The Standard lets a parser continue with the new decoder if the bytes so far mean the same in both encodings. The
    repeated parse begins with the same text."""
    raise ParseAgain(encoding, bytes_so_far(p))


@the.statement("parse again in {encoding}")
def parse_again(p: Any, encoding: str) -> None:
    """The Standard navigates again."""
    raise ParseAgain(encoding, 0)


class ParseAgain(Exception):
    """The document has to be parsed again, in another encoding, except for that many bytes at its beginning."""


def bytes_so_far(p: Any) -> int:
    """How many bytes the text so far was decoded from."""
    data = p.all_bytes.encode("latin-1")
    return next(
        (n for n in range(len(data)) if p.encodings.decode(data[:n], p.encoding) == p.text_so_far), len(data)
    )


# --- Going over the bytes, which are characters up to U+00FF ----------------------------------------------------------------


@the.statement("go to the first byte")
def go_to_first(p: Any) -> None:
    p.at = 0


@the.statement("go to the next byte")
def go_to_next(p: Any) -> None:
    p.at += 1


@the.statement("go to the next {chars}")
def go_to(p: Any, chars: frozenset[str]) -> None:
    """Advance until it points at such a byte."""
    while p.here() and p.here() not in chars:
        p.at += 1


@the.statement("go to the end of the comment")
def go_to_comment_end(p: Any) -> None:
    """To the > of the first --> after the <. The hyphens may be those of <!--, as in <!-->."""
    start = p.at
    while p.here() and not (p.here() == ">" and p.at >= start + 4 and p.bytes[p.at - 2 : p.at] == "--"):
        p.at += 1


@the.statement("go behind the next {string}")
def go_behind(p: Any, string: str) -> None:
    while p.here() and p.bytes[p.at : p.at + len(string)] != string:
        p.at += 1
    p.at += len(string) if p.here() else 0


@the.statement("go behind the next {string} ignoring case")
def go_behind_ignoring_case(p: Any, string: str) -> None:
    """After the first place where the word is, in any case."""
    while p.here() and folded(p.bytes[p.at : p.at + len(string)]) != folded(string):
        p.at += 1
    p.at += len(string)


@the.statement("pass {chars}")
def skip(p: Any, chars: frozenset[str]) -> None:
    while p.here() in chars:
        p.at += 1


@the.statement("pass all up to SPACE")
def skip_low(p: Any) -> None:
    """Advance over all bytes that are 0x20 or lower."""
    while p.here() and p.here() <= " ":
        p.at += 1


@the.statement("remember the byte here as the quote")
def remember_quote(p: Any) -> None:
    p.quote = p.here()


# --- Attributes -----------------------------------------------------------------------------------------------------------------


@the.statement("forget the attributes seen")
def forget(p: Any) -> None:
    p.seen = []


@the.statement("begin an attribute")
def begin(p: Any) -> None:
    p.name = p.value = ""


@the.statement("append the byte here to the attribute's name")
def append_name(p: Any) -> None:
    """ASCII upper alphas as lower alphas."""
    p.name += lowercase(p.here())


@the.statement("append the byte here to the attribute's value")
def append_value(p: Any) -> None:
    p.value += lowercase(p.here())


# --- Conditions -----------------------------------------------------------------------------------------------------------------


@the.condition("the bytes have run out", "the bytes have not run out")
def run_out(p: Any) -> bool:
    return not p.here()


@the.condition("the bytes from here on are {string}", "the bytes from here on are not {string}")
def here_is(p: Any, string: str) -> bool:
    return p.bytes[p.at : p.at + len(string)] == string


@the.condition("the bytes from here on begin an XML declaration in UTF-16LE")
def xml_little(p: Any) -> bool:
    """0x3C 0x00 0x3F 0x00 0x78 0x00"""
    return here_is(p, "<\0?\0x\0")


@the.condition("the bytes from here on begin an XML declaration in UTF-16BE")
def xml_big(p: Any) -> bool:
    """0x00 0x3C 0x00 0x3F 0x00 0x78"""
    return here_is(p, "\0<\0?\0x")


@the.condition("the bytes from here on begin a meta tag")
def is_meta(p: Any) -> bool:
    """0x3C, 0x4D or 0x6D, 0x45 or 0x65, 0x54 or 0x74, 0x41 or 0x61, and one of 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2F."""
    after = p.bytes[p.at + 5 : p.at + 6]
    return folded(p.bytes[p.at : p.at + 5]) == "<meta" and after != "" and after in SPACES + "/"


@the.condition("the bytes from here on begin a start tag or an end tag")
def is_tag(p: Any) -> bool:
    """0x3C, optionally 0x2F, and an ASCII alpha."""
    rest = folded(p.bytes[p.at : p.at + 3])
    name = rest[2:3] if rest[1:2] == "/" else rest[1:2]
    return rest[:1] == "<" and "a" <= name <= "z"


@the.condition("the byte here is any of {chars}", "the byte here is not any of {chars}")
def here_any(p: Any, chars: frozenset[str]) -> bool:
    return p.here() in chars


@the.condition("the byte here is not the quote")
def not_quote(p: Any) -> bool:
    return p.here() != p.quote


@the.condition("the quote does not come again")
def no_quote(p: Any) -> bool:
    return p.quote not in p.bytes[p.at :]


@the.condition("there is a SPACE or a lower byte before the quote")
def space_before_quote(p: Any) -> bool:
    return any(c <= " " for c in to_quote(p))


@the.condition("there is no {char} from here on")
def none_from_here(p: Any, char: str) -> bool:
    return char not in p.bytes[p.at :]


@the.condition("there is no {string} before the next {char} from here on")
def none_before(p: Any, string: str, char: str) -> bool:
    return string not in p.bytes[p.at :].partition(char)[0]


@the.condition("the attribute has a name")
def has_name(p: Any) -> bool:
    return p.name != ""


@the.condition("the attribute has been seen")
def been_seen(p: Any) -> bool:
    """Asking notes the name: two steps of the Standard."""
    if p.name in p.seen:
        return True
    p.seen.append(p.name)
    return False


@the.condition("the attribute's name is {string}")
def name_is(p: Any, string: str) -> bool:
    return p.name == string


@the.condition("the attribute's value is {string}")
def value_is(p: Any, string: str) -> bool:
    return p.value == string


@the.condition("{encoding} is known")
def known(p: Any, encoding: str | None) -> bool:
    return encoding is not None


@the.condition("{encoding} is UTF-16BE/LE", "{encoding} is not UTF-16BE/LE")
def is_utf_16(p: Any, encoding: str | None) -> bool:
    return encoding in ("UTF-16BE", "UTF-16LE")


@the.condition("{encoding} is x-user-defined")
def is_user_defined(p: Any, encoding: str | None) -> bool:
    return encoding == "x-user-defined"


@the.condition("{encoding} is the encoding in use")
def is_in_use(p: Any, encoding: str | None) -> bool:
    return encoding == p.encoding


@the.condition("all bytes so far mean the same in {encoding}")
def same_so_far(p: Any, encoding: str | None) -> bool:
    data = p.all_bytes[: bytes_so_far(p)].encode("latin-1")
    return encoding is not None and p.encodings.decode(data, encoding) == p.text_so_far


@the.condition("{value: boolean} is true", "{value: boolean} is false")
def is_true(p: Any, value: bool) -> bool:
    return value


# --- Expressions ----------------------------------------------------------------------------------------------------------------


def constant(name: str | None) -> Any:
    return lambda p: name


for text, name in (
    ("no encoding", None),
    ("UTF-8", "UTF-8"),
    ("UTF-16LE", "UTF-16LE"),
    ("UTF-16BE", "UTF-16BE"),
    ("windows-1252", "windows-1252"),
):
    the.expression(text)(constant(name))


@the.expression("the encoding in use")
def in_use(p: Any) -> str | None:
    return p.encoding


@the.expression("the encoding of the byte order mark")
def of_mark(p: Any) -> str | None:
    """https://encoding.spec.whatwg.org/#bom-sniff"""
    return next((name for mark, name in MARKS if p.all_bytes.startswith(mark)), None)


MARKS = (("\xef\xbb\xbf", "UTF-8"), ("\xfe\xff", "UTF-16BE"), ("\xff\xfe", "UTF-16LE"))


def option(name: str) -> Any:
    return lambda p: p.find(p.options[name]) if name in p.options else None


the.expression("the encoding that the user asked for")(option("encoding"))
the.expression("the encoding that the transport layer specifies")(option("transport_encoding"))
the.expression("the encoding of the container document")(option("container_encoding"))
the.expression("the encoding that is likely for the page")(option("likely_encoding"))


@the.expression("the encoding that is detected")
def detected(p: Any) -> str | None:
    return p.detect()


@the.expression("the encoding with the label {label: string value}")
def with_label(p: Any, label: str) -> str | None:
    return p.find(label)


def to_quote(p: Any) -> str:
    return p.bytes[p.at :].partition(p.quote)[0]


@the.expression("the encoding with the label up to the quote")
def label_to_quote(p: Any) -> str | None:
    return p.find(to_quote(p))


@the.expression("the encoding with the label up to the next {chars}")
def label_to(p: Any, chars: frozenset[str]) -> str | None:
    label = ""
    for c in p.bytes[p.at :]:
        if c in chars:
            break
        label += c
    return p.find(label)


@the.expression("the encoding extracted from {text: string value}")
def extracted(p: Any, text: str) -> str | None:
    return p.extracted_from(text)


@the.expression("the attribute's value")
def the_value(p: Any) -> str:
    return p.value


def folded(text: str) -> str:
    return "".join(map(lowercase, text))
