"""Writes the words of HTML that the fuzzers use, from spec/ and tests/witnesses/.

usage: words.py FOLDER

FOLDER/words.h          tags, attributes, references and strings, for mutator.cpp
FOLDER/lockstep.dict    the same as a dictionary for libFuzzer and AFL++
FOLDER/seeds/           an input for each witness of the rules
"""

from __future__ import annotations

import json
import re
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec"
# subject.h: bytes that choose the options, '0' for the defaults; the fifth chooses the context of a fragment.
HEADER = b"0" * 12


def rows(table: str) -> list[list[str]]:
    lines = (SPEC / "tables" / table).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def rules() -> str:
    paths = [SPEC / "tokenizer.rules", *sorted((SPEC / "tree").glob("*.rules")), *sorted((SPEC / "input").glob("*.rules"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def names(table: str, *columns: int) -> list[str]:
    return sorted({row[column] for row in rows(table) for column in columns if row[column] != "-"})


def sets() -> list[list[str]]:
    """The lists of element names that the rules treat alike."""
    found: list[list[str]] = []
    for line in (SPEC / "sets.rules").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if line.startswith("set "):
            found.append([])
        elif words and words[0] in ("HTML", "MathML", "SVG"):
            found[-1] += words[1:]
    for tags in re.findall(r"^\s*(?:start|end) tag ((?:[a-z0-9-]+ )+[a-z0-9-]+)$", rules(), re.MULTILINE):
        found.append(tags.split())
    known = set(names("elements.tsv", 0))
    lists = [sorted(known.intersection(words)) for words in found]
    return [words for words in lists if len(words) > 1]


def words() -> dict[str, list[str]]:
    text = rules()
    in_rules = set(re.findall(r"[A-Za-z][\w-]*", text + (SPEC / "sets.rules").read_text(encoding="utf-8")))
    tags = sorted({*names("elements.tsv", 0), *names("svg-tag-names.tsv", 0)})
    attributes = sorted(
        {*names("attributes.tsv", 0), *names("foreign-attributes.tsv", 0), *names("svg-attributes.tsv", 0)}
    )
    strings = {string for string in re.findall(r'"([^"\n]+)"', text) if " " not in string}
    return {
        "Tags": tags,
        "TagsOfRules": [tag for tag in tags if tag in in_rules],
        "Attributes": attributes,
        "AttributesOfRules": [attribute for attribute in attributes if attribute in in_rules],
        "References": names("named-character-references.tsv", 0),
        "Identifiers": names("quirks-identifiers.tsv", 2),
        "Strings": sorted(strings),
        "Labels": sorted({label for row in rows("encodings.tsv") for label in row[2].split()}),
    }


def quoted(text: str) -> str:
    return '"' + "".join(
        char if " " <= char <= "~" and char not in '"\\?' else "".join(f"\\{byte:03o}" for byte in char.encode())
        for char in text
    ) + '"'


def header(lists: dict[str, list[str]], groups: list[list[str]]) -> str:
    out = ["// Generated from spec/ by tests/fuzz/words.py.", "#include <string_view>", "", "namespace lockstep::fuzz {", ""]
    for name, entries in lists.items():
        out.append(f"constexpr std::string_view k{name}[] = {{" + ", ".join(map(quoted, entries)) + "};")
    out.append("// Names that the rules treat alike; an empty name ends a list.")
    flat = [entry for group in groups for entry in [*group, ""]]
    out.append("constexpr std::string_view kSets[] = {" + ", ".join(map(quoted, flat)) + "};")
    return "\n".join([*out, "", "}  // namespace lockstep::fuzz", ""])


def dictionary(lists: dict[str, list[str]]) -> str:
    entries = [f"<{tag}>" for tag in lists["Tags"]] + [f"</{tag}>" for tag in lists["TagsOfRules"]]
    entries += [f" {attribute}=" for attribute in lists["Attributes"]]
    entries += [f"&{reference}" for reference in lists["References"]]
    entries += lists["Strings"] + lists["Identifiers"] + lists["Labels"]
    entries += ["\ufeff", "\r\n", "\0", "-->", "--!>", "]]>", "/>", "&#x", "\ufffd"]

    entries += [f"{row[0]}::" for row in rows("../xpath/axes.tsv")] + [f"{row[0]}(" for row in rows("../xpath/functions.tsv")]

    def escaped(text: str) -> str:
        return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}" for byte in text.encode())

    return "".join(f'"{escaped(entry)}"\n' for entry in dict.fromkeys(entries) if entry)


# PROGRAM begins a program in the targets selectors and xpath. SEPARATOR separates a selector, an expression or a configuration
# from its markup.
PROGRAM, SEPARATOR = b"\x1d", b"\x1e"
MARKUP = b"<div id=a class='a b' title=x data-a=y><p>x<a href=y><b class=A></b></a><svg viewBox=0><path></svg><ul><li><li>"
SELECTORS = (
    "* a.b#a [id] [title=x] [title~='x y'] [data-a|=y i] [href^=y][href$=y s] [*|viewBox] p>a p+svg p~ul div,p :is(p,li) "
    ":not(.a,[id]) div:has(>p) :has(+svg) li:nth-child(2n+1) li:nth-last-child(-n+3) li:nth-child(1of.a) svg|path *|* |p \\70 "
)
XPATHS = [
    "//a[@href]/@*", "//p[position()<last()]|//b/..", "count(//li)*2-1", "//*[@id='a' and not(self::p)]", "(//li)[2]/following::*",
    "string(//a)", "//text()[normalize-space()]", "id('a')/descendant-or-self::node()", "//comment()|//p/preceding-sibling::*[1]",
    "concat('x',name(//*[3]))", "//li[.='x']/ancestor::div", "-(1 div 0)", "//*[contains(@class,'a')][1]", "sum(//@data-a)!=3",
    "translate('abc','b','')", "substring('12345',2,3)", "//*[count(*)>1]", "/html/body/*[2]", "lang('en')", "round(2.5)=3",
]  # fmt: skip
CONFIGURATIONS = [
    '{"elements":["p",{"name":"a","attributes":["href"]},{"name":"svg","namespace":"http://www.w3.org/2000/svg"}],"attributes":["id"]}',
    '{"removeElements":["b"],"replaceWithChildrenElements":["div","template"],"removeAttributes":["class"],"comments":true}',
    '{"dataAttributes":true,"attributes":["href"],"javascriptURLs":false,"processingInstructions":["a",{"target":"xml"}]}',
]
HOSTILE = [
    b"<script>1</script><a href='java\nscript:1' onclick=1>x</a><!--c--><?a b?><template><iframe></template>",
    b"<svg><a xlink:href=javascript:1><set attributeName=href></a><use href=#a></svg><math><mi href=' javascript:1'>",
    b"<div><template shadowrootmode=open><b onerror=1><base></template></div><b><p></b><table><tr>x<td></table>",
]


def seeds_of_programs() -> dict[str, bytes]:
    """Seeds of the targets that read more than markup."""
    found: dict[str, bytes] = {}
    pseudo = (line.split("\t") for line in (SPEC / "selectors" / "pseudo-classes.tsv").read_text(encoding="utf-8").splitlines())
    given = {"-": "", "direction": "(rtl)", "languages": "(en)", "an+b": "(2n+1)", "an+b of selector list": "(2n+1 of p)"}
    given |= {"identifier": "(a)", "integers": "(1)"}
    listed = [f":{row[0]}" + given.get(row[1], "(p)") for row in pseudo if len(row) > 2 and row[0] != "name"]
    for number, css in enumerate([*SELECTORS.split(), *listed]):
        found[f"selector-{number:03}"] = HEADER + css.encode() + SEPARATOR + MARKUP
    for number, expression in enumerate(XPATHS):
        found[f"xpath-{number:02}"] = HEADER + expression.encode() + SEPARATOR + MARKUP
    for number in range(24):
        program = bytes((number * 37 + place * place * 11) % 251 for place in range(12)).replace(SEPARATOR, b"0")
        found[f"selector-program-{number:02}"] = HEADER + PROGRAM + program + SEPARATOR + MARKUP
        found[f"sanitizer-program-{number:02}"] = HEADER + program * 2 + SEPARATOR + HOSTILE[number % len(HOSTILE)] + MARKUP
    for number, (config, markup) in enumerate((one, other) for one in CONFIGURATIONS for other in HOSTILE):
        found[f"sanitizer-{number}"] = HEADER + config.encode() + SEPARATOR + markup
    return found


def seeds() -> dict[str, bytes]:
    found = seeds_of_programs()
    witnesses = ROOT / "tests" / "witnesses"
    newest = max(folder.name for folder in witnesses.glob("[0-9]*"))
    for path in sorted(witnesses.rglob("*.txt")):
        edition = path.relative_to(witnesses).parts[0]
        for number, line in enumerate(re.findall(r"^#case (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)):
            case = json.loads(line)
            if "bytes" in case:
                markup = case["bytes"].encode("latin-1")
            elif "html" in case:
                markup = case["html"].encode("utf-8", "surrogatepass")
            else:
                continue  # a configuration of the sanitizer alone
            if isinstance(case.get("config"), dict):
                found[f"{path.stem}-{edition}-{number:03}"] = HEADER + json.dumps(case["config"]).encode() + SEPARATOR + markup
                continue
            start = bytearray(HEADER)
            start[0] ^= (edition[0].isdigit() and edition != newest) | case.get("scripting", False) << 1
            if "context" in case:
                start[4] ^= 1 + zlib.crc32(case["context"].encode()) % 31
            found[f"{path.stem}-{edition}-{number:03}"] = bytes(start) + markup
    for path in sorted((ROOT / "examples").glob("*.html")):
        found[path.stem] = HEADER + path.read_bytes()
    return found


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    (folder / "seeds").mkdir(parents=True, exist_ok=True)
    lists = words()
    (folder / "words.h").write_text(header(lists, sets()), encoding="utf-8")
    (folder / "lockstep.dict").write_text(dictionary(lists), encoding="utf-8")
    for name, content in seeds().items():
        (folder / "seeds" / name).write_bytes(content)


if __name__ == "__main__":
    main()
