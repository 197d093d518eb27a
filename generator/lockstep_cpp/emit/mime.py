"""MIME types: a class for each file of rules, and the byte patterns."""

from __future__ import annotations

from pathlib import PurePath

from lockstep_rules.mime import Mime
from lockstep_rules.model import CPP_TYPES, Algorithm, identifier
from lockstep_rules.phrases import mime as phrases

from .emitter import Emitter
from .functions import Function
from .statements import Writer


class MimeEmitter(Emitter):
    def __init__(self, mime: Mime) -> None:
        super().__init__()
        self.mime = mime

    def emit(self) -> dict[str, str]:
        for stem, (owner, base, what) in phrases.CLASSES.items():
            algorithms = [it for it in self.mime.algorithms if PurePath(it.location.file).stem == stem]
            self.render(
                "mime_rules.h.j2",
                f"mime/{identifier(stem)}_rules.h",
                owner=owner,
                base=base,
                what=what,
                source=f"{stem}.rules",
                functions=[self.function(it) for it in algorithms],
            )
        self.render(
            "mime_patterns.h.j2",
            "mime/mime_patterns.h",
            tables={identifier(name): rows for name, rows in self.mime.patterns.items()},
        )
        return self.files

    def function(self, algorithm: Algorithm) -> Function:
        return Function(
            algorithm.name,
            CPP_TYPES[algorithm.result],
            "",
            algorithm.pattern,
            ", ".join(filter(None, [algorithm.anchor, algorithm.location.file])),
            Writer(self.mime.spec).body(algorithm.body),
            algorithm.body,
        )
