"""Holds two builds of the command line tool to the same answers: trees, quirks, errors and positions.

usage: compare_builds.py TOOL OTHER_TOOL

One is compiled with LOCKSTEP_PLAIN_RULES and has no derived fast path. The inputs are those of the conformance suites and
the corpus, where the test data are at hand ($LOCKSTEP_TESTDATA, ../shared), and random documents, always the same.
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
a\tb é 漢 <font\tcolor=red> <nobr> </nobr> <h1> </h2> <form> </form> <frameset> <plaintext> </br> <image> <a\tb='c'd='e'/>""".split(
    " "
)


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
    pieces = [piece.replace("\t", " ") if piece.strip() else piece for piece in PIECES]
    for _ in range(20000):
        found.append("".join(generator.choice(pieces) for _ in range(generator.randint(1, 30))))
    return found


def answers(tool: str, cases: bytes) -> list[bytes]:
    result = subprocess.run([tool, "cases"], input=cases, capture_output=True, check=False)
    if result.returncode != 0:
        sys.exit(
            f"compare builds: {tool} cases ended with exit code {result.returncode}: {result.stderr.decode()}"
        )
    return result.stdout.splitlines()


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
            json.dumps({"id": index, "html": html, "scripting": index % 3 == 0, "unsafe": index % 2 == 0})
        )
        if index % 5 == 0:
            lines.append(
                json.dumps({"id": -index, "html": html, "context": ("div", "svg path", "select")[index % 3]})
            )
    cases = "\n".join(lines).encode() + b"\n"
    first, second = answers(sys.argv[1], cases), answers(sys.argv[2], cases)
    differing = [index for index, pair in enumerate(zip(first, second, strict=True)) if pair[0] != pair[1]]
    for index in differing[:3]:
        print(
            f"case {lines[index][:500]}\n  {first[index][:2000].decode()}\n  {second[index][:2000].decode()}"
        )
    print(f"compare builds: {len(lines) - len(differing)} passed, {len(differing)} failed")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
