"""From the rules to C++: derive, specialize, unite, emit."""

from __future__ import annotations

from pathlib import Path

from lockstep_rules.loading import ROOT, Loaded, load

from .emit.authoring import AuthoringEmitter
from .emit.edition import EditionPart
from .emit.explanations import ExplanationsEmitter
from .emit.finishing import finish
from .emit.interface import InterfaceEmitter
from .emit.microsyntaxes import MicrosyntaxEmitter
from .emit.mime import MimeEmitter
from .emit.parser import ParserEmitter
from .emit.python_interface import PythonEmitter
from .emit.rust_interface import RustEmitter
from .emit.sanitizer import SanitizerEmitter
from .emit.shared import SharedEmitter
from .emit.web_html import HtmlEmitter
from .emit.web_interface import WebEmitter
from .emit.xpath import XPathEmitter
from .union import Merger


def parts_of(loaded: Loaded) -> dict[str, EditionPart]:
    """Everything derived from the rules of each edition, by its day."""
    return {edition.date: EditionPart(edition, *loaded.models[edition.date]) for edition in loaded.editions}


def generate(spec: Path) -> dict[str, str]:
    """All generated files by path; raises SpecError."""
    loaded = load(spec)
    return finish(emit(loaded, parts_of(loaded)), ROOT / ".clang-format")


def emit(loaded: Loaded, parts: dict[str, EditionPart]) -> dict[str, str]:
    """All generated files, before they are formatted."""
    files = SharedEmitter(loaded.tables, loaded.encodings, loaded.selectors, loaded.editions).emit()
    files |= SanitizerEmitter(loaded.model, loaded.tables, loaded.sanitizer, loaded.default).emit()
    files |= MimeEmitter(loaded.mime).emit()
    files |= MicrosyntaxEmitter(loaded.microsyntaxes, loaded.language_subtags).emit()
    files |= AuthoringEmitter(loaded.authoring, loaded.tables, loaded.editions).emit()
    files |= ExplanationsEmitter(loaded.authoring, loaded.editions[-1].date).emit()
    files |= InterfaceEmitter(loaded.interface).emit()
    files |= RustEmitter(loaded.interface).emit()
    files |= PythonEmitter(loaded.interface, loaded.stub).emit()
    files |= WebEmitter(loaded.interface).emit()
    files |= HtmlEmitter(loaded.model, loaded.tables).emit()
    files |= XPathEmitter(loaded.xpath).emit()
    models = {day: part.spec for day, part in parts.items()}
    return files | ParserEmitter(parts, Merger(models, loaded.dates)).emit()


def stale_files(files: dict[str, str], output: Path) -> list[str]:
    """The generated files that differ from those on disk, and files on disk that are no longer generated."""
    on_disk = (
        {str(p.relative_to(output)) for p in output.rglob("*") if p.is_file()} if output.exists() else set()
    )
    stale = on_disk - set(files)
    for path, text in files.items():
        if path not in on_disk or (output / path).read_bytes() != text.encode():
            stale.add(path)
    return sorted(stale)


def write_files(files: dict[str, str], stale: list[str], output: Path) -> None:
    """Writes the stale files, and deletes those that are no longer generated."""
    for path in stale:
        target = output / path
        if path in files:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(files[path], encoding="utf-8")
        else:
            target.unlink()
