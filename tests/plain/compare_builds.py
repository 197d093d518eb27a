"""Checks that all builds of the rules give the same trees, quirks modes, and errors with all their places.

usage: compare_builds.py TOOL OTHER_TOOL

One tool is compiled with LOCKSTEP_PLAIN_RULES and has no derived fast paths. Each tool also has the rules
with an observer (lockstep cases --branches), which run every seventh case. Compares all editions. The inputs
are those of the conformance suites and the corpus, if the test data are available ($LOCKSTEP_TESTDATA,
../shared), and random documents with a fixed seed.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIECES = """<p> <div> </div> </p> <b> </b> <i> </i> <a href=x> <a href="y&amp;z" id='q'> <table> <tr> <td> </table> <svg>
<math> <mi> <foreignObject> </svg> <template> </template> <select> <option> <option selected> </select> <ul> <li> </ul>
<textarea> </textarea> <title> </title> <script> </script> <!-- --> <!DOCTYPE\thtml> <?pi\tx?> <![CDATA[ ]]> &lt; &notit;
&#x41; &#0; <DIV\tClass=A> <br/> <input\ttype=hidden> <x\ty\ty=1\tz="2"w> <img\tsrc=a\talt> < > & \x00 \r \r\n \n \t \x0c text
a\tb é 漢 <font\tcolor=red> <nobr> </nobr> <h1> </h2> <form> </form> <frameset> <plaintext> </br> <image> <a\tb='c'd='e'/>
<a\tb="?x=1&y=2&amp;z=3&lt=4&lt;"c> <a\tb=&amp;&ampx&y;&> <a\tb='&nGt;&notit;&#39;&#x2f;'> <a\tb="&#0;&#13;&#xD800;&#65&"> <a\tb="&quot;&not">
<a\tb=&#160;&nbsp;c>""".split(
    " "
)

# Ancestors that options, their selects and selectedcontent elements depend on.
SELECT_PIECES = """<p> <div> </div> <b> </b> <a> <table> <tr> <td> </table> <template> </template> <select> <select\tmultiple>
<option> <option\tselected> <option\tdisabled> </option> </option> <optgroup> <optgroup\tdisabled> </optgroup> <datalist>
</datalist> <hr> <selectedcontent> </selectedcontent> <button> </button> <object> </object> <form> </form> x <i> </i>
<?start\tname='a'?> <?end?> <?marker\tname='b'?> <template\tfor=a> <template\tfor=b>""".replace(
    "\n", " "
).split(
    " "
)

# Contexts of fragments: one for each insertion mode and tokenizer state in which a fragment may begin, and
# names that rules test.
CONTEXTS = """div body p li pre form button object a b dd address option select optgroup ruby table caption colgroup tbody tr
td template html head title textarea script style plaintext noscript frameset unknown svg.svg svg.path svg.foreignObject
math.math math.mi math.annotation-xml""".split()


def test_data() -> Path | None:
    for folder in (os.environ.get("LOCKSTEP_TESTDATA", ""), str(ROOT.parent / "shared")):
        if folder and Path(folder).is_dir():
            return Path(folder)
    return None


def inputs() -> list[str]:
    found: list[str] = []
    data = test_data()
    if data is None:
        print("compare builds: no test data; random documents only", file=sys.stderr)
    else:
        for path in sorted(data.glob("html5lib-tests/tree-construction*/**/*.dat")):
            text = path.read_text(encoding="utf-8", errors="surrogateescape")
            found += re.findall(r"#data\n(.*?)\n#errors", text, re.DOTALL)
        for path in sorted(data.glob("html5lib-tests/tokenizer/*.test")):
            content = json.loads(path.read_text(encoding="utf-8"))
            found += [test["input"] for test in content.get("tests", [])]
        for path in sorted(data.glob("corpus/readability/*.html")):
            found.append(path.read_text(encoding="utf-8", errors="replace"))
    generator = random.Random(20261003)
    for pieces, start in ((PIECES, ""), (SELECT_PIECES, "<select>")):
        pieces = [piece.replace("\t", " ") if piece.strip() else piece for piece in pieces]
        for _ in range(20000):
            found.append(start + "".join(generator.choice(pieces) for _ in range(generator.randint(1, 30))))
    return found


def answers(tool: str, lines: list[str], *options: str) -> list[bytes]:
    cases = "\n".join(lines).encode() + b"\n"
    result = subprocess.run([tool, "cases", *options], input=cases, capture_output=True, check=False)
    if result.returncode != 0:
        sys.exit(
            f"compare builds: {tool} cases ended with exit code {result.returncode}: {result.stderr.decode()}"
        )
    # Only the members that all answers have.
    return [line.partition(b',"branches":[')[0].removesuffix(b"}") for line in result.stdout.splitlines()]


def editions(tool: str) -> list[str]:
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\d{4}-\d\d-\d\d", version)


def compare(what: str, lines: list[str], first: list[bytes], second: list[bytes]) -> bool:
    differing = [index for index, pair in enumerate(zip(first, second, strict=True)) if pair[0] != pair[1]]
    for index in differing[:3]:
        print(
            f"case {lines[index][:500]}\n  {first[index][:2000].decode()}\n  {second[index][:2000].decode()}"
        )
    print(f"compare builds, {what}: {len(lines) - len(differing)} passed, {len(differing)} failed")
    return not differing


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    lines: list[str] = []
    for index, html in enumerate(inputs()):
        html = (
            html.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
            if "\udc80" <= max(html, default="")
            else html
        )
        lines.append(
            json.dumps(
                {
                    "id": index,
                    "html": html,
                    "scripting": index % 3 == 0,
                    "unsafe": index % 2 == 0,
                    "error_places": True,
                }
            )
        )
        if index % 5 == 0:
            lines.append(
                json.dumps(
                    {
                        "id": -index,
                        "html": html,
                        "context": CONTEXTS[index // 5 % len(CONTEXTS)].replace(".", " "),
                        "error_places": True,
                    }
                )
            )
    good = True
    for edition in editions(sys.argv[1]):
        dated = [line.removesuffix("}") + f', "edition": "{edition}"}}' for line in lines]
        first = answers(sys.argv[1], dated)
        good &= compare(f"edition {edition}, plain rules", dated, first, answers(sys.argv[2], dated))
        some = dated[::7]
        observed = answers(sys.argv[1], some, "--branches")
        good &= compare(f"edition {edition}, observed", some, first[::7], observed)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
