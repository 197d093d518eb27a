"""The token: how rules change it, test it, and read it."""

from __future__ import annotations

from typing import Any

from ..tokenizer_forms import lowercase
from .part import CannotOccur, the

# --- The token --------------------------------------------------------------------------------------------------------


@the.statement("this token cannot occur")
def cannot_occur(p: Any) -> None:
    raise CannotOccur(f"{p.token.kind} in {p.insertion_mode}")


@the.statement("drop the token's attributes")
def drop_attributes(p: Any) -> None:
    p.token.attributes = []


@the.statement("change the token's tag name to {tag}")
def rename(p: Any, tag: str) -> None:
    p.token.name = tag


@the.statement("change the token's tag name by the table of SVG tag names")
def rename_svg(p: Any) -> None:
    """A name that is in the table becomes the one beside it."""
    p.asks("svg-tag-names", p.token.name)
    p.token.name = p.tables.svg_tags.get(p.token.name, p.token.name)


@the.statement("acknowledge the token's self-closing flag")
def acknowledge(p: Any) -> None:
    p.token.acknowledged = True


@the.statement("ignore the next token if it is a LF character token")
def ignore_next_line_feed(p: Any) -> None:
    """Tokenizing decides whether it is one, so this is only noted."""
    p.ignores_line_feed = True


@the.statement("change the attribute names of the token by the table MathML attributes")
def adjust_mathml(p: Any) -> None:
    """The table has one row, for definitionurl."""
    for attribute in p.token.attributes:
        p.asks("mathml-attributes", attribute.name)
        attribute.name = p.tables.mathml_attributes.get(attribute.name, attribute.name)


@the.statement("change the attribute names of the token by the table SVG attributes")
def adjust_svg(p: Any) -> None:
    """Each name that is in the table becomes the one beside it."""
    for attribute in p.token.attributes:
        p.asks("svg-attributes", attribute.name)
        attribute.name = p.tables.svg_attributes.get(attribute.name, attribute.name)


@the.statement("put the attributes of the token into namespaces by the table foreign attributes")
def adjust_foreign(p: Any) -> None:
    """Each attribute whose name is in the table gets the namespace and the local name of its row."""
    for attribute in p.token.attributes:
        p.asks("foreign-attributes", attribute.name)
        found = p.tables.foreign_attributes.get(attribute.name)
        if found is not None and not attribute.namespace:
            attribute.namespace, attribute.name = found.namespace, found.local


# --- Conditions: the token ----------------------------------------------------------------------------------------------------


@the.condition("the token is a start tag")
def token_is_start_tag(p: Any) -> bool:
    return p.token.kind == "start tag"


@the.condition("the token is a start tag named {tag}")
def token_is_start_tag_named(p: Any, tag: str) -> bool:
    return p.token.kind == "start tag" and p.token.name == tag


@the.condition("the token is a start tag not named {tags}")
def token_is_start_tag_not_named(p: Any, tags: tuple[str, ...]) -> bool:
    return p.token.kind == "start tag" and p.token.name not in tags


@the.condition("the token is a character")
def token_is_character(p: Any) -> bool:
    return p.token.kind == "character"


@the.condition("the token is an end-of-file")
def token_is_end_of_file(p: Any) -> bool:
    return p.token.kind == "end-of-file"


@the.condition("the token's tag name is {tag}")
def token_name_is(p: Any, tag: str) -> bool:
    return p.token.name == tag


@the.condition("the token's self-closing flag is set")
def token_self_closing(p: Any) -> bool:
    return p.token.self_closing


@the.condition(
    "the token has an attribute named {attribute}", "the token does not have an attribute named {attribute}"
)
def token_has(p: Any, attribute: str) -> bool:
    return p.token.attribute(attribute) is not None


@the.condition(
    "the token's {attribute} attribute is {string} ignoring case",
    "the token's {attribute} attribute is not {string} ignoring case",
)
def token_attribute_is(p: Any, attribute: str, string: str) -> bool:
    """An ASCII case-insensitive match; an attribute that is missing is none."""
    value = p.token.attribute(attribute)
    return value is not None and folded(value) == folded(string)


def folded(text: str) -> str:
    return "".join(map(lowercase, text))


@the.condition("{token} has no {attribute} attribute")
def has_no(p: Any, token: Any, attribute: str) -> bool:
    return token.attribute(attribute) is None


# --- Conditions: DOCTYPE tokens -------------------------------------------------------------------------------------------------


@the.condition("the token's force-quirks flag is set")
def force_quirks(p: Any) -> bool:
    return p.token.force_quirks


@the.condition("the token's name is not {string}")
def name_is_not(p: Any, string: str) -> bool:
    return p.token.name != string


@the.condition("the token's public identifier is not missing")
def has_public(p: Any) -> bool:
    return p.token.public is not None


@the.condition("the token's system identifier is neither missing nor {string}")
def system_is_neither(p: Any, string: str) -> bool:
    return p.token.system is not None and p.token.system != string


@the.condition("the token's system identifier is missing", "the token's system identifier is not missing")
def system_is_missing(p: Any) -> bool:
    return p.token.system is None


@the.condition(
    "the token's system identifier is missing or the empty string",
    "the token's system identifier is neither missing nor the empty string",
)
def system_is_missing_or_empty(p: Any) -> bool:
    return not p.token.system


def listed(p: Any, kind: str, test: str, value: str | None, matches: Any) -> bool:
    """Compared ASCII case-insensitively with each row of the list."""
    for row in p.tables.quirks:
        if row[:2] == (kind, test) and value is not None and matches(folded(value), folded(row[2])):
            p.asks("quirks-identifiers", row[2])
            return True
    return False


@the.condition("the token's public identifier is one of the quirks public identifiers")
def public_is_quirks(p: Any) -> bool:
    return listed(p, "quirks", "public-equals", p.token.public, str.__eq__)


@the.condition("the token's public identifier starts with one of the quirks public identifier prefixes")
def public_starts_quirks(p: Any) -> bool:
    return listed(p, "quirks", "public-prefix", p.token.public, str.startswith)


@the.condition(
    "the token's public identifier starts with one of the quirks public identifier prefixes for a missing or empty "
    "system identifier"
)
def public_starts_if_missing(p: Any) -> bool:
    return listed(p, "quirks", "public-prefix-if-system-missing-or-empty", p.token.public, str.startswith)


@the.condition(
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes for a present "
    "system identifier"
)
def public_starts_if_present(p: Any) -> bool:
    return listed(p, "limited-quirks", "public-prefix-if-system-present", p.token.public, str.startswith)


@the.condition(
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes"
)
def public_starts_limited(p: Any) -> bool:
    return listed(p, "limited-quirks", "public-prefix", p.token.public, str.startswith)


@the.condition("the token's system identifier is one of the quirks system identifiers")
def system_is_quirks(p: Any) -> bool:
    return listed(p, "quirks", "system-equals", p.token.system, str.__eq__)


# --- Expressions: the token ---------------------------------------------------------------------------------------------------------


@the.expression("the token")
def the_token(p: Any) -> Any:
    return p.token


@the.expression("a {tag} start tag token without attributes")
def token_without_attributes(p: Any, tag: str) -> Any:
    return p.made_token(tag)


@the.expression("the token's tag name")
def token_name(p: Any) -> str:
    return p.token.name


@the.expression("the token's characters")
@the.expression("the token's data")
def token_data(p: Any) -> str:
    return p.token.data


@the.expression("the token's target")
def token_target(p: Any) -> str:
    return p.token.target


@the.expression("{string}")
def string(p: Any, text: str) -> str:
    return text


@the.expression("the encoding that the token's {attribute} attribute names")
def labelled(p: Any, attribute: str) -> str | None:
    value = p.token.attribute(attribute)
    return None if value is None else p.encodings.find(value)


@the.expression("the encoding extracted from the token's {attribute} attribute")
def extracted(p: Any, attribute: str) -> str | None:
    value = p.token.attribute(attribute)
    return None if value is None else p.bytes.extracted_from(value)
