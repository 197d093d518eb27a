"""Compares verdicts on the Nu Html Checker's own test pages, if they are in $LOCKSTEP_TESTDATA/vnu or
../shared/vnu. A verdict is whether a page has an error. No page that the checker calls valid may have one,
except the pages that differences.tsv lists with a clause, and in each folder, at least the share of LEAST must
agree."""

from __future__ import annotations

import base64
import collections
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BINARY = os.environ.get("LOCKSTEP_BINARY", "build/release/lockstep")
LEDGER = HERE / "differences.tsv"
# The least share of pages with the same verdict; for other folders, there is none.
LEAST = {"html": 0.98}


def data() -> Path | None:
    folders = [Path(os.environ["LOCKSTEP_TESTDATA"])] if "LOCKSTEP_TESTDATA" in os.environ else []
    for folder in (*folders, ROOT.parent / "shared"):
        if (folder / "vnu" / "pages.ndjson").is_file():
            return folder / "vnu" / "pages.ndjson"
    return None


def findings_of(pages: list[dict[str, str]]) -> list[list[dict[str, object]]]:
    """The findings of each page, from one run."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, page in enumerate(pages):
            path = Path(folder) / f"{number}.html"
            text = page.get("html")
            path.write_bytes(base64.b64decode(page["html_base64"]) if text is None else text.encode())
            names.append(str(path))
        list_file = Path(folder) / "list"
        list_file.write_text("\n".join(names) + "\n", encoding="utf-8")
        done = subprocess.run(
            [BINARY, "validate", "--format=json", f"--files-from={list_file}"], capture_output=True, check=False
        )
        if done.returncode not in (0, 1):
            sys.exit(done.stderr.decode())
        return [json.loads(line)["findings"] for line in done.stdout.splitlines()]


def ledger() -> dict[str, str]:
    rows = {}
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            path, reason = line.split("\t", 1)
            rows[path] = reason
    return rows


def main() -> int:
    source = data()
    if source is None:
        print("No test data: the pages of the Nu Html Checker are skipped ($LOCKSTEP_TESTDATA/vnu)")
        return 77
    pages = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    listed = ledger()
    counts: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    wrong = []
    too_few = False
    show = sys.argv[1] if len(sys.argv) > 1 else ""
    seen = set()
    for page, findings in zip(pages, findings_of(pages), strict=True):
        errors = [finding for finding in findings if finding["severity"] == "error"]
        expected = page["expect"] == "error"
        folder = page["path"].split("/")[0]
        kind = ("found" if errors else "missed") if expected else ("false" if errors else "valid")
        counts[folder][kind] += 1
        if expected == bool(errors):
            continue
        if page["path"] in listed:
            counts[folder]["listed"] += 1
            seen.add(page["path"])
            continue
        if kind == "false":
            wrong.append((page["path"], errors))
        if show and kind == show:
            first = "; ".join(f"{e['line']}:{e['column']} {e['name']}: {e['message']}" for e in errors[:3])
            print(page["path"], "|", page.get("message") or "", "|", first)
    for path, errors in [] if show else wrong:
        print(f"{path}: {errors[0]['line']}:{errors[0]['column']}: {errors[0]['name']}: {errors[0]['message']}")
    print(f"{'folder':12}{'found':>7}{'missed':>8}{'valid':>7}{'false':>7}{'listed':>8}  agreement")
    for folder, count in sorted(counts.items()):
        total = sum(count[kind] for kind in ("found", "missed", "valid", "false"))
        agreed = count["found"] + count["valid"]
        numbers = "".join(f"{count[k]:{w}}" for k, w in (("found", 7), ("missed", 8), ("valid", 7), ("false", 7)))
        print(f"{folder:12}{numbers}{count['listed']:8}  {agreed / total:.1%}")
        if agreed / total < LEAST.get(folder, 0):
            print(f"{folder}: fewer than {LEAST[folder]:.0%} of the pages have the same verdict")
            too_few = True
    stale = sorted(set(listed) - seen)
    for path in stale:
        print(f"{LEDGER.name}: {path} agrees, or is not among the pages: remove its line")
    return 1 if wrong or too_few or stale else 0


if __name__ == "__main__":
    sys.exit(main())
