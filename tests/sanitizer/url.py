"""The parts of the URL Standard's basic URL parser that matter for a URL without a base: returns its scheme,
or failure. A URL that the whole parser would refuse may also have a scheme other than `javascript`, since the
sanitizer needs nothing else."""

from __future__ import annotations

SPECIAL_SCHEMES = ("ftp", "file", "http", "https", "ws", "wss")

# https://url.spec.whatwg.org/#forbidden-host-code-point
FORBIDDEN_HOST_CODE_POINTS = "\0\t\n\r #/:<>?@[\\]^|"

HEXADECIMAL = "0123456789abcdefABCDEF"


def scheme(text: str) -> str | None:
    """https://url.spec.whatwg.org/#concept-basic-url-parser. None is failure."""
    # Steps 1 to 3: C0 controls and spaces at both ends, then tabs and newlines anywhere.
    while text and text[0] <= " ":
        text = text[1:]
    while text and text[-1] <= " ":
        text = text[:-1]
    text = "".join(character for character in text if character not in "\t\n\r")
    # https://url.spec.whatwg.org/#scheme-start-state, #scheme-state
    if not text or not (text[0].isascii() and text[0].isalpha()):
        return None  # no scheme state: no base
    buffer, pointer = "", 0
    while pointer < len(text) and text[pointer].isascii() and (text[pointer].isalnum() or text[pointer] in "+-."):
        buffer += text[pointer].lower()
        pointer += 1
    if pointer == len(text) or text[pointer] != ":":
        return None
    if buffer in SPECIAL_SCHEMES:
        return buffer
    rest = text[pointer + 1 :]
    if not rest.startswith("//"):
        return buffer  # #path-or-authority-state without authority, or #cannot-be-a-base-url-path-state: no failure
    return buffer if authority_is_valid(rest[2:]) else None


def authority_is_valid(rest: str) -> bool:
    """https://url.spec.whatwg.org/#authority-state of a URL that is not special"""
    end = 0
    while end < len(rest) and rest[end] not in "/?#":
        end += 1
    authority = rest[:end]
    if "@" in authority:
        authority = authority[authority.rindex("@") + 1 :]
        if not authority:
            return False  # host-missing
    # https://url.spec.whatwg.org/#host-state
    buffer, inside_brackets = "", False
    for pointer, character in enumerate(authority):
        if character == ":" and not inside_brackets:
            if not buffer or not opaque_host_is_valid(buffer):
                return False
            return port_is_valid(authority[pointer + 1 :])
        if character == "[":
            inside_brackets = True
        if character == "]":
            inside_brackets = False
        buffer += character
    return opaque_host_is_valid(buffer)


def port_is_valid(text: str) -> bool:
    """https://url.spec.whatwg.org/#port-state"""
    for character in text:
        if character not in "0123456789":
            return False
    return text == "" or int(text) <= 65535


def opaque_host_is_valid(text: str) -> bool:
    """https://url.spec.whatwg.org/#concept-host-parser, with isOpaque true"""
    if text.startswith("["):
        return text.endswith("]") and ipv6_is_valid(text[1:-1])
    return not any(character in FORBIDDEN_HOST_CODE_POINTS for character in text)


def ipv6_is_valid(text: str) -> bool:
    """https://url.spec.whatwg.org/#concept-ipv6-parser, step by step; `c` is the code point at the pointer, or ""."""
    piece_index, compress, pointer = 0, None, 0

    def c(offset: int = 0) -> str:
        return text[pointer + offset] if pointer + offset < len(text) else ""

    if c() == ":":
        if c(1) != ":":
            return False
        pointer += 2
        piece_index += 1
        compress = piece_index
    while c() != "":
        if piece_index == 8:
            return False
        if c() == ":":
            if compress is not None:
                return False
            pointer += 1
            piece_index += 1
            compress = piece_index
            continue
        length = 0
        while length < 4 and c() != "" and c() in HEXADECIMAL:
            pointer += 1
            length += 1
        if c() == ".":
            if length == 0:
                return False
            pointer -= length
            if piece_index > 6:
                return False
            numbers_seen = 0
            while c() != "":
                ipv4_piece = None
                if numbers_seen > 0:
                    if c() == "." and numbers_seen < 4:
                        pointer += 1
                    else:
                        return False
                if c() == "" or c() not in "0123456789":
                    return False
                while c() != "" and c() in "0123456789":
                    number = int(c())
                    if ipv4_piece is None:
                        ipv4_piece = number
                    elif ipv4_piece == 0:
                        return False
                    else:
                        ipv4_piece = ipv4_piece * 10 + number
                    if ipv4_piece > 255:
                        return False
                    pointer += 1
                numbers_seen += 1
                if numbers_seen in (2, 4):
                    piece_index += 1
            if numbers_seen != 4:
                return False
            break
        if c() == ":":
            pointer += 1
            if c() == "":
                return False
        elif c() != "":
            return False
        piece_index += 1
    return compress is not None or piece_index == 8
