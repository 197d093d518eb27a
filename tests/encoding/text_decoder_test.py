"""Compares the decoders with a TextDecoder: Node's or, with --browser, a Chromium's.

text_decoder_test.py PROGRAM [--random COUNT] [--seed N] [--browser BROWSER]

PROGRAM is lockstep_decode_cases. All short cases are compared, and COUNT random ones (default: 200,000). The
exit code is 77 if there is no Node. A browser is the better reference: Node has the converters of its Unicode
library, which differ from the Standard in many encodings.
"""

import argparse
import collections
import html
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

COMPARE = Path(__file__).with_name("compare.js")
BATCH = 500_000

# Where Node's converters are not the Standard's decoders.
NOT_NODE = {"IBM866", "KOI8-U", "windows-874", "windows-1252", "windows-1253", "windows-1255"}
NOT_NODE |= {"GBK", "Big5", "EUC-JP", "ISO-2022-JP", "Shift_JIS", "EUC-KR"}

# Where Chromium differs from the Standard: the pointers that stand for two code points; a bad third byte, after which
# the next character is looked up in the wrong index; an invalid escape sequence, whose second byte is then
# copied instead of decoded.
NOT_CHROMIUM = {
    "Big5": re.compile(rb"\x88[\x62\x64\xA3\xA5]"),
    "EUC-JP": re.compile(rb"\x8F[\xA1-\xFE](?![\xA1-\xFE])"),
    "ISO-2022-JP": re.compile(rb"\x1B(\$(?![@B])|\((?![BIJ]))"),
}

PAGE = """<!DOCTYPE html><meta charset=utf-8><pre id=answer></pre>
<script type=text/plain id=cases>{cases}</script>
<script>{compare}
const cases = document.getElementById("cases");
document.getElementById("answer").textContent = JSON.stringify(compare(cases.textContent.split("\\n")));
cases.remove();</script>
"""


def ask_node(lines):
    result = subprocess.run(
        ["node", COMPARE], input="".join(lines), capture_output=True, text=True, check=True
    )
    return result.stdout.splitlines()


def ask_browser(browser, lines):
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(PAGE.format(cases="".join(lines).rstrip("\n"), compare=COMPARE.read_text()))
        options = ["--headless", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom"]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        result = subprocess.run([browser, *options, page.as_uri()], capture_output=True, text=True)
        answer = re.search(r'<pre id="answer">(\[.*?\])</pre>', result.stdout, re.DOTALL)
        if answer is None:
            sys.exit(f"{browser} did not answer:\n{result.stderr[-2000:]}")
        return json.loads(html.unescape(answer[1]))


def is_known(browser, name, sent):
    if browser:
        return name in NOT_CHROMIUM and NOT_CHROMIUM[name].search(bytes.fromhex(sent)) is not None
    return name in NOT_NODE


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("--random", type=int, default=200_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--browser")
    options = arguments.parse_args()
    if not options.browser and shutil.which("node") is None:
        print("text_decoder_test: skipped, no node")
        sys.exit(77)
    compared, known, wrong = 0, collections.Counter(), 0
    for words in ([], [str(options.random), str(options.seed)]):
        with subprocess.Popen([options.program, *words], stdout=subprocess.PIPE, text=True) as program:
            while lines := list(itertools.islice(program.stdout, BATCH)):
                compared += len(lines)
                for line in ask_browser(options.browser, lines) if options.browser else ask_node(lines):
                    name, sent, ours, theirs = line.split("\t")
                    if is_known(options.browser, name, sent):
                        known[name] += 1
                        continue
                    wrong += 1
                    if wrong <= 20:
                        print(f"{name}: {sent} gives {ours}, but the TextDecoder {theirs}")
    listed = ", ".join(f"{name} {count}" for name, count in sorted(known.items())) or "none"
    print(f"{compared} cases compared; known differences of the TextDecoder: {listed}; others: {wrong}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
