"""The attributes written in the data of a processing instruction
(https://dom.spec.whatwg.org/#get-a-processing-instruction-attribute)."""

from __future__ import annotations

import re

SPACE = r"[ \t\r\n]"
NAME = r"[A-Za-z_:\u0080-\U0010ffff][A-Za-z0-9_:.\u0080-\U0010ffff-]*"
REFERENCE = r"&(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9A-Fa-f]+);"
VALUE = rf"\"(?:[^\"<&]|{REFERENCE})*\"|'(?:[^'<&]|{REFERENCE})*'"
# The whole data: attributes with spaces between them.
ATTRIBUTE = rf"({NAME}){SPACE}*={SPACE}*({VALUE})"
DATA = re.compile(rf"{SPACE}*(?:{ATTRIBUTE}(?:{SPACE}+{ATTRIBUTE})*)?{SPACE}*")
ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


class NoCharacter(Exception):
    """Raised for a reference to a character that XML does not have."""


def pseudo_attribute(data: str, name: str) -> str | None:
    """The value of an attribute, or None. The whole data must match the grammar, and no name may occur
    twice."""
    if DATA.fullmatch(data) is None:
        return None
    pairs: list[tuple[str, str]] = re.findall(ATTRIBUTE, data)
    if len({found for found, _ in pairs}) < len(pairs):
        return None
    try:
        values = {
            found: re.sub("&([^;]+);", lambda m: decoded(str(m[1])), value[1:-1]) for found, value in pairs
        }
    except NoCharacter:
        return None
    return values.get(name)


def decoded(reference: str) -> str:
    if reference in ENTITIES:
        return ENTITIES[reference]
    code = int(reference[2:], 16) if reference[1] == "x" else int(reference[1:])
    legal = code in (9, 10, 13) or 0x20 <= code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF
    if not legal or code in (0xFFFE, 0xFFFF):
        raise NoCharacter
    return chr(code)
