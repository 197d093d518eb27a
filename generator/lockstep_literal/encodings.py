"""Finds encodings by label, and decodes bytes for witnesses: single-byte encodings by their index, others
with Python's decoders."""

from __future__ import annotations

from pathlib import Path

from lockstep_rules.diagnostics import Problems
from lockstep_rules.encodings import read_encodings

PYTHON = {"Shift_JIS": "cp932", "EUC-KR": "cp949", "GBK": "gb18030", "Big5": "big5hkscs"}


class Encodings:
    def __init__(self, spec: Path) -> None:
        self.read = read_encodings(spec, Problems())
        self.by_label = {label: encoding for label, encoding in self.read.labels()}
        self.by_name = {encoding.name: encoding for encoding in self.read.encodings}

    def key(self, label: str) -> str:
        """The label without surrounding white space, in ASCII lowercase."""
        return "".join(c.lower() if c.isascii() else c for c in label.strip("\t\n\f\r "))

    def find(self, label: str) -> str | None:
        """https://encoding.spec.whatwg.org/#concept-encoding-get"""
        found = self.by_label.get(self.key(label))
        return found.name if found else None

    def decode(self, data: bytes, name: str) -> str:
        """Decodes bytes, removing a byte order mark of that encoding."""
        marks = {"UTF-8": b"\xef\xbb\xbf", "UTF-16BE": b"\xfe\xff", "UTF-16LE": b"\xff\xfe"}
        data = data.removeprefix(marks.get(name, b"\0\0\0\0"))
        encoding = self.by_name[name]
        if encoding.index != "-":
            codes = self.read.single_byte[encoding.index].codes
            return "".join(chr(b) if b < 0x80 else chr(codes.get(b - 0x80, 0xFFFD)) for b in data)
        if name == "x-user-defined":
            return "".join(chr(b) if b < 0x80 else chr(0xF780 + b - 0x80) for b in data)
        if name == "replacement":
            return "\ufffd" if data else ""
        return data.decode(PYTHON.get(name, name), "replace")
