"""MIME types, compared with a model of the Standards that shares nothing with the library but the table of byte patterns."""

import functools
import re
from pathlib import Path
from random import Random

import lockstep_html as lockstep
import pytest

TABLE = Path(__file__).resolve().parents[3] / "spec" / "mime" / "patterns.tsv"
TOKEN = re.compile(r"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")
TEXT = re.compile(r"[\t -~\x80-\xff]*")
WHITESPACE = "\t\n\r "


def parse(text):
    """https://mimesniff.spec.whatwg.org/#parse-a-mime-type: the essence and the parameters, or None."""
    text = text.strip(WHITESPACE)
    found = re.match(r"([^/]*)/([^;]*)", text)
    if not found:
        return None
    type_, subtype = found[1], found[2].rstrip(WHITESPACE)
    if not TOKEN.fullmatch(type_) or not TOKEN.fullmatch(subtype):
        return None
    parameters, at = {}, found.end()
    while at < len(text):
        found = re.compile(r";[\t\n\r ]*([^;=]*)").match(text, at)
        name, at = found[1].lower(), found.end()
        if at < len(text):
            if text[at] == ";":
                continue
            at += 1
        if at >= len(text):
            break
        if text[at] == '"':
            found = re.compile(r'"((?:[^"\\]|\\.)*)("|\\?$)', re.DOTALL).match(text, at)
            value = re.sub(r"\\(.)", r"\1", found[1], flags=re.DOTALL) + ("\\" if found[2] == "\\" else "")
            at = found.end()
            at = (text.find(";", at) + len(text) + 1) % (len(text) + 1) if ";" in text[at:] else len(text)
        else:
            end = text.find(";", at)
            end = len(text) if end < 0 else end
            value, at = text[at:end].rstrip(WHITESPACE), end
            if not value:
                continue
        if TOKEN.fullmatch(name) and TEXT.fullmatch(value):
            parameters.setdefault(name, value)
    return f"{type_}/{subtype}".lower(), parameters


def values_of(header):
    """https://fetch.spec.whatwg.org/#header-value-get-decode-and-split"""
    return [it.strip("\t ") for it in re.findall(r'(?:^|,)((?:[^",]|"(?:[^"\\]|\\.)*(?:"|\\?$))*)', header, re.DOTALL)]


def extract(header):
    """https://fetch.spec.whatwg.org/#concept-header-extract-mime-type"""
    charset = essence = result = None
    for value in values_of(header):
        type_ = parse(value)
        if type_ is None or type_[0] == "*/*":
            continue
        result = type_
        if type_[0] != essence:
            charset, essence = type_[1].get("charset"), type_[0]
        elif "charset" not in type_[1] and charset is not None:
            type_[1]["charset"] = charset
    return result


def pattern_matches(data, pattern, mask, ignored):
    words = pattern.split()
    data = data.lstrip(b"\t\n\f\r ") if ignored == "whitespace" else data
    if len(data) < len(words):
        return False
    for byte, word, bits in zip(data, words, mask.split(), strict=False):
        if byte not in b" >" if word == "TT" else byte & int(bits, 16) != int(word, 16):
            return False
    return True


@functools.cache
def rows():
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [tuple(line.split("\t")) for line in lines if not line.startswith("#")]


def computed(header, data):
    """https://mimesniff.spec.whatwg.org/#mime-type-sniffing-algorithm"""
    data = data[:1445]
    supplied = extract(header) if header is not None else None
    essence = supplied[0] if supplied else ""
    is_binary = re.search(rb"[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]", data) is not None
    text = "application/octet-stream" if is_binary else "text/plain"
    match = lambda *tables: next((row[4] for table in tables for row in rows() if row[0] == table and pattern_matches(data, *row[1:4])), None)  # noqa: E731
    if essence in ("", "unknown/unknown", "application/unknown", "*/*"):
        return match("scriptable", "other", "image", "audio or video", "archive") or text
    if essence.endswith("+xml") or essence in ("text/xml", "application/xml", "text/html"):
        return essence
    if header in ("text/plain", *(f"text/plain; charset={it}" for it in ("ISO-8859-1", "iso-8859-1", "UTF-8"))):
        return "text/plain" if data[:2] in (b"\xfe\xff", b"\xff\xfe") or data[:3] == b"\xef\xbb\xbf" else text
    if essence.startswith("image/"):
        return match("image") or essence
    if essence.startswith(("audio/", "video/")) or essence == "application/ogg":
        return match("audio or video") or essence
    return essence


PARTS = ["text/html", "TEXT/plain", "a/b", "*/*", "image/png", "audio/x", "unknown/unknown", "x+xml", ";", "; ", "charset=", "charset",
         "koi8-r", "utf-8", '"', '"utf-8"', "\\", ",", ", ", " ", "\t", "\n", "/", "=", "x", "\x7f", "\xe9", "/x+xml", "text/"]  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_headers(seed):
    random = Random(seed)
    for _ in range(3000):
        header = "".join(random.choices(PARTS, k=random.randint(0, 9)))
        found = extract(header)
        charset = found and lockstep.encoding_name(found[1].get("charset", ""))
        assert lockstep.charset_of_content_type(header) == charset, header
        assert lockstep.computed_mime_type(header) == computed(header, b""), header


def test_every_pattern():
    """As it is, in lower case, with each byte changed, cut, with bytes before it, and after other types."""
    assert len(rows()) == 40
    for _, pattern, _, _, _ in rows():
        plain = bytes(0x3E if word == "TT" else int(word, 16) for word in pattern.split())
        cases = [plain, plain.lower(), plain[:-1], plain[:-1] + b" ", plain[:-1] + b"\n", b" \t\r\n\f" + plain, b"x" + plain, plain + b"\0", b"\xef\xbb\xbf" + plain]
        cases += [plain[:at] + bytes([plain[at] ^ bit]) + plain[at + 1 :] for at in range(len(plain)) for bit in (1, 0x20, 0x80)]
        for data in cases:
            for header in (None, "", "*/*", "text/plain", "text/plain; charset=UTF-8", "image/x", "video/x", "application/ogg", "a/b", "x"):
                assert lockstep.computed_mime_type(header, data) == computed(header, data), (header, data)


def test_only_the_beginning_counts():
    assert lockstep.computed_mime_type(None, b"x" * 1445 + b"\0") == "text/plain"
    assert lockstep.computed_mime_type(None, b"x" * 1444 + b"\0") == "application/octet-stream"
    assert lockstep.computed_mime_type(None, "<p>") == "text/html"


def test_a_header_with_many_parameters():
    header = "text/html" + "".join(f";a{number}=b" for number in range(100_000)) + ";charset=koi8-r"
    assert lockstep.charset_of_content_type(header) == "KOI8-R"
    assert lockstep.charset_of_content_type(", ".join(["text/html"] * 50_000 + ["text/html;charset=koi8-r"])) == "KOI8-R"
