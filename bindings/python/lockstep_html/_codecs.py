"""Encodings by the names of Python's codecs."""

from __future__ import annotations

import codecs
import encodings.aliases

from . import _core


def label(name: str) -> str | None:
    """The label of the encoding with that name in Python's codecs or the Encoding Standard; None if the Standard has no such
    encoding."""
    if _core.encoding_name(name) is not None:
        return name
    try:
        codec = codecs.lookup(name).name
    except (LookupError, ValueError):
        return None
    # The byte order mark, which distinguishes the codec from UTF-8's, is always dropped.
    if codec == "utf-8-sig":
        return "utf-8"
    module = codec.replace("-", "_")
    aliases = [alias for alias, of in encodings.aliases.aliases.items() if of.replace("-", "_") == module]
    for known in (codec, *sorted(aliases)):
        for form in (known, known.replace("_", "-"), "windows-" + known.removeprefix("cp"), "x-" + known):
            if _core.encoding_name(form) is not None:
                return form
    return None
