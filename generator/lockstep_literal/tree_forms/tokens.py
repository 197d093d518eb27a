"""The token: how rules change it, test it, and read it."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..forms import means
from ..tokenizer_forms import lowercase
from .part import CannotOccur

# --- The token --------------------------------------------------------------------------------------------------------


@means(phrases.CANNOT_OCCUR)
def cannot_occur(p: Any) -> None:
    raise CannotOccur(f"{p.token.kind} in {p.insertion_mode}")


@means(phrases.DROP_ATTRIBUTES)
def drop_attributes(p: Any) -> None:
    p.token.attributes = []


@means(phrases.RENAME)
def rename(p: Any, tag: str) -> None:
    p.token.name = tag


@means(phrases.RENAME_SVG)
def rename_svg(p: Any) -> None:
    """A name in the table is replaced with the one next to it."""
    p.asks("svg-tag-names", p.token.name)
    p.token.name = p.tables.svg_tags.get(p.token.name, p.token.name)


@means(phrases.ACKNOWLEDGE)
def acknowledge(p: Any) -> None:
    p.token.acknowledged = True


@means(phrases.IGNORE_NEXT_LINE_FEED)
def ignore_next_line_feed(p: Any) -> None:
    """The tokenizer decides whether the next token is a line feed, so this is only noted."""
    p.ignores_line_feed = True


@means(phrases.ADJUST_MATHML)
def adjust_mathml(p: Any) -> None:
    """The table has one row, for definitionurl."""
    for attribute in p.token.attributes:
        p.asks("mathml-attributes", attribute.name)
        attribute.name = p.tables.mathml_attributes.get(attribute.name, attribute.name)


@means(phrases.ADJUST_SVG)
def adjust_svg(p: Any) -> None:
    """Each name in the table is replaced with the one next to it."""
    for attribute in p.token.attributes:
        p.asks("svg-attributes", attribute.name)
        attribute.name = p.tables.svg_attributes.get(attribute.name, attribute.name)


@means(phrases.ADJUST_FOREIGN)
def adjust_foreign(p: Any) -> None:
    """Each attribute whose name is in the table gets the namespace and local name of its row."""
    for attribute in p.token.attributes:
        p.asks("foreign-attributes", attribute.name)
        found = p.tables.foreign_attributes.get(attribute.name)
        if found is not None and not attribute.namespace:
            attribute.namespace, attribute.name = found.namespace, found.local


# --- Conditions: the token ----------------------------------------------------------------------------------------------------


@means(phrases.TOKEN_IS_START_TAG)
def token_is_start_tag(p: Any) -> bool:
    return p.token.kind == "start tag"


@means(phrases.TOKEN_IS_START_TAG_NAMED)
def token_is_start_tag_named(p: Any, tag: str) -> bool:
    return p.token.kind == "start tag" and p.token.name == tag


@means(phrases.TOKEN_IS_START_TAG_NOT_NAMED)
def token_is_start_tag_not_named(p: Any, tags: tuple[str, ...]) -> bool:
    return p.token.kind == "start tag" and p.token.name not in tags


@means(phrases.TOKEN_IS_CHARACTER)
def token_is_character(p: Any) -> bool:
    return p.token.kind == "character"


@means(phrases.TOKEN_IS_END_OF_FILE)
def token_is_end_of_file(p: Any) -> bool:
    return p.token.kind == "end-of-file"


@means(phrases.TOKEN_NAME_IS)
def token_name_is(p: Any, tag: str) -> bool:
    return p.token.name == tag


@means(phrases.TOKEN_SELF_CLOSING)
def token_self_closing(p: Any) -> bool:
    return p.token.self_closing


@means(phrases.TOKEN_HAS)
def token_has(p: Any, attribute: str) -> bool:
    return p.token.attribute(attribute) is not None


@means(phrases.TOKEN_ATTRIBUTE_IS)
def token_attribute_is(p: Any, attribute: str, string: str) -> bool:
    """An ASCII case-insensitive match; a missing attribute does not match."""
    value = p.token.attribute(attribute)
    return value is not None and folded(value) == folded(string)


def folded(text: str) -> str:
    return "".join(map(lowercase, text))


@means(phrases.HAS_NO)
def has_no(p: Any, token: Any, attribute: str) -> bool:
    return token.attribute(attribute) is None


# --- Conditions: DOCTYPE tokens -------------------------------------------------------------------------------------------------


@means(phrases.FORCE_QUIRKS)
def force_quirks(p: Any) -> bool:
    return p.token.force_quirks


@means(phrases.NAME_IS_NOT)
def name_is_not(p: Any, string: str) -> bool:
    return p.token.name != string


@means(phrases.HAS_PUBLIC)
def has_public(p: Any) -> bool:
    return p.token.public is not None


@means(phrases.SYSTEM_IS_NEITHER)
def system_is_neither(p: Any, string: str) -> bool:
    return p.token.system is not None and p.token.system != string


@means(phrases.SYSTEM_IS_MISSING)
def system_is_missing(p: Any) -> bool:
    return p.token.system is None


@means(phrases.SYSTEM_IS_MISSING_OR_EMPTY)
def system_is_missing_or_empty(p: Any) -> bool:
    return not p.token.system


def listed(p: Any, kind: str, test: str, value: str | None, matches: Any) -> bool:
    """Compared ASCII case-insensitively with each row of the list."""
    for row in p.tables.quirks:
        if row[:2] == (kind, test) and value is not None and matches(folded(value), folded(row[2])):
            p.asks("quirks-identifiers", row[2])
            return True
    return False


@means(phrases.PUBLIC_IS_QUIRKS)
def public_is_quirks(p: Any) -> bool:
    return listed(p, "quirks", "public-equals", p.token.public, str.__eq__)


@means(phrases.PUBLIC_STARTS_QUIRKS)
def public_starts_quirks(p: Any) -> bool:
    return listed(p, "quirks", "public-prefix", p.token.public, str.startswith)


@means(phrases.PUBLIC_STARTS_IF_MISSING)
def public_starts_if_missing(p: Any) -> bool:
    return listed(p, "quirks", "public-prefix-if-system-missing-or-empty", p.token.public, str.startswith)


@means(phrases.PUBLIC_STARTS_IF_PRESENT)
def public_starts_if_present(p: Any) -> bool:
    return listed(p, "limited-quirks", "public-prefix-if-system-present", p.token.public, str.startswith)


@means(phrases.PUBLIC_STARTS_LIMITED)
def public_starts_limited(p: Any) -> bool:
    return listed(p, "limited-quirks", "public-prefix", p.token.public, str.startswith)


@means(phrases.SYSTEM_IS_QUIRKS)
def system_is_quirks(p: Any) -> bool:
    return listed(p, "quirks", "system-equals", p.token.system, str.__eq__)


# --- Expressions: the token ---------------------------------------------------------------------------------------------------------


@means(phrases.THE_TOKEN)
def the_token(p: Any) -> Any:
    return p.token


@means(phrases.TOKEN_WITHOUT_ATTRIBUTES)
def token_without_attributes(p: Any, tag: str) -> Any:
    return p.made_token(tag)


@means(phrases.TOKEN_NAME)
def token_name(p: Any) -> str:
    return p.token.name


@means(phrases.TOKEN_CHARACTERS)
@means(phrases.TOKEN_DATA)
def token_data(p: Any) -> str:
    return p.token.data


@means(phrases.TOKEN_TARGET)
def token_target(p: Any) -> str:
    return p.token.target


@means(phrases.STRING)
def string(p: Any, text: str) -> str:
    return text


@means(phrases.LABELLED)
def labelled(p: Any, attribute: str) -> str | None:
    value = p.token.attribute(attribute)
    return None if value is None else p.encodings.find(value)


@means(phrases.EXTRACTED)
def extracted(p: Any, attribute: str) -> str | None:
    value = p.token.attribute(attribute)
    return None if value is None else p.bytes.extracted_from(value)
