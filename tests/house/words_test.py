"""Checks the project's English: no misspellings that codespell finds, and none of a short list of phrases
that read as translated.

    python3 tests/house/words_test.py
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# A regular expression of a phrase, in lower case, and what to write instead.
PHRASES = [
    (r"\bstrangers?\b", "untrusted input"),
    (r"\b(?:is|are|was|were|be|been) told\b", "“is reported”, “receives”, “is called”"),
    (r"(?<!go )(?<!drawn )\bbehind (?:the|a|an|it|its|this|that|them)\b", "after"),
    (r"\bat hand\b", "available"),
    (r"\b(?:goes|going|went|gone) on\b", "continues"),
    (r"\bleads? up to\b", "results in"),
    (r"\b(?:is|are) due\b", "“expected …, found …”, “is missing”"),
    (r"\bnothing of (?:it|this|that|them)\b", "none of it, or name what is absent"),
    (r"\bat the most\b", "at most"),
    (r"\bas (?:the|an?|its?) [\w` -]*(?:has|have) it\b", "as … specifies"),
    (r"\bstands? (?:in(?! for\b)|on|above|under|behind|before|beside|below|there|where|elsewhere)\b", "is"),
    (r"\bparted (?:by|at)\b", "separated by"),
    (r"\bone's own\b", "your own, custom"),
    (r"\bwho(?:ever| needs| gets)\b", "“if you …”, “the caller”"),
    (r"\bnobody\b", "name who or what does not"),
    (r"\bmend(?:s|ed|ing)\b", "fix"),
    (r"\bbad use\b", "incorrect usage"),
    (r"\bhand(?:s|ed)? (?:over|out)\b", "pass, return"),
    (r"\b(?:can|to|could) be had\b", "is available"),
    (r"\bpart ways\b", "diverge"),
    (r"\bdraws? lots\b", "is random"),
    (r"\bthough it be\b", "even if it is"),
    (r"(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|other\b|different\b|token$)\w+", "is not a …, has no …"),
    (r"\ba thought of\b", "without …"),
    (r"wobbl|\bbrake\b", "WTF-8, stop"),
    (r"\bhad better\b", "“should”; “favors size over speed”"),
    (r"\bhand(?:s|ed|ing)? on\b", "pass, propagate"),
    (r"\b(?:comes?|came) by (?:the|it|its|their)\b", "reach"),
    (r"\bthe way of `", "“how … passes through …”"),
    (r"\bwhat these \w+ is\b", "“… that they … are …”"),
    (r"\bis all there is\b", "“nothing else follows”, “everything is in …”"),
    (r"\bbrings? about\b", "cause, “that depend on …”"),
    (r"\bby the letter\b", "“taken literally”"),
    (r"\bcosts? a rule its\b", "“leaves the rule without …”"),
    (r"\b(?:could|can) close; it is ignored\b", "“has no open … to close; it is ignored”"),
    (r"\b(?:is|are|was|were|been) (?:looked at|asked (?:about|for))\b", "is examined, queried, requested"),
    (r"\bso many (?:bytes|rows|documents|times|processes|spaces|items)\b", "“that many …”"),
    (r"\b(?:file|class|list|program|process|folder|function) of (?:its|their) own\b(?! name)", "“a separate …”"),
    (r"\bas good as new\b", "“resets …”"),
    (r"\bin another way\b", "differently"),
    (r"\bfor ever\b", "forever"),
    (r"\b(?:there )are: ", "“choose from: ”"),
    (r"\bby the configuration alone\b", "“following only the configuration”"),
    (r"\bpass(?:es|ed) over (?:a|an|the|it|other|everything)\b", "skip"),
    (r"\b(?:come|came|comes) of (?:it|this|that|a|an|the)\b", "name the result"),
    (r"\btak(?:es?|en) (?:bytes|text|input|pages|it) for\b", "“treat … as …”"),
    (r"\bthan such (?:a|an)\b|\bof the moment\b", "name it"),
    (r"\breplaces? (?:it|them|`\w+`|(?:the|its|their|each) [\w ]{3,24}) by\b", "“replaces … with …”"),
    (r"\blines of (?:its|their) own\b", "“separate lines”"),
    (r"\bbuilt flat\b", "flattened"),
    (r"\berrors are wanted\b", "“errors are requested”"),
    (r"\bif asked for\b", "“if requested”"),
    (r"\bput aside\b", "“set aside”"),
    (r"\bmakes? an ordinary\b", "create"),
    (r"\b(?:written|kept|leaves?|takes?) (?:the name )?as (?:it is|they are)(?! (?:in|on|at|now)\b)[.,;:]", "unchanged"),
    (r"\bnamed [`“\"]on[`”\"] and (?:ascii )?letters", "“whose name is `on` followed by letters”"),
    (r"\bkb as gzip\b", "gzipped"),
    (r"\bwhat (?:is|was|were) found\b", "“the results”, “what it finds”"),
    (r"\bthe same for what (?:is|was|were)\b", "name it"),
    (r"\bthe (?:node|element|token|text|character|attribute|comment)s? goe?s? (?:to|into|in|on|before|after|there)\b", "“is inserted”, “is appended to”"),
    (r"\bcom(?:es?|ing) to (?:the same|nothing|an? \w+ of|\d)", "“is”, “amounts to”"),
    (r"\b(?:gets?|got|getting) (?:its|their) own\b|\bgets no\b", "has"),
]

# Matches if a text in lower case may have any of the phrases: searching for one expression is much faster than searching for
# each, ignoring case. Phrases that begin at a word share that test.
AT_WORDS = [phrase.removeprefix(r"\b") for phrase, _ in PHRASES if phrase.startswith(r"\b") and r"|\b" not in phrase]
OTHERS = [phrase for phrase, _ in PHRASES if not phrase.startswith(r"\b") or r"|\b" in phrase]
ANY_PHRASE = re.compile(rf"\b(?:{'|'.join(AT_WORDS)})|{'|'.join(OTHERS)}", re.MULTILINE)

SUFFIXES = {".md", ".h", ".hpp", ".cpp", ".c", ".py", ".mjs", ".js", ".ts", ".css", ".j2", ".rules", ".cmake", ".txt", ".in", ".html", ".tsv", ".pyi", ".toml", ".yml", ".yaml", ".cff", ".rs"}
# Data and text of others, and this list.
SKIPPED = ("bindings/web/lib/inline/", "build", "generated", "examples/sample.html", "tests/house/words_test.py", "tests/fuzz/found", "tests/witnesses",
           "spec/authoring/language-subtags.tsv", "spec/detection", "spec/encodings", "spec/tables/named-character-references.tsv")
HIDDEN = (".ci", ".github")
# Words that codespell takes for misspellings, and misspellings in tests of messages that suggest the right word.
SPELLED_RIGHT = "ontext ist ned tha vie bu crate hel nd ot scrip te"
MISSPELLED = "adress alpah ancesters boddy charakter coment curent ded elment erorr folowed fragmnet opne sorce taks tittle"


def files() -> list[Path]:
    """The text files of the project that people write."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if name in HIDDEN or not name.startswith(".")]
        folders[:] = [name for name in folders if not (here / name).as_posix().startswith(SKIPPED)]
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        for path in map(here.joinpath, names):
            if path.as_posix().startswith(SKIPPED) or path.name.startswith("."):
                continue
            if path.suffix in SUFFIXES or here.name in ("scripts", "commands", ".ci"):
                found.append(path)
    return sorted(found)


class Words(unittest.TestCase):
    def test_phrases(self) -> None:
        found = []
        for path in files():
            text = (ROOT / path).read_text(encoding="utf-8")
            if not ANY_PHRASE.search(text.lower()):
                continue
            for phrase, advice in PHRASES:
                for match in re.finditer(phrase, text, re.IGNORECASE | re.MULTILINE):
                    number = text.count("\n", 0, match.start()) + 1
                    found.append(f"{path}:{number}: “{match[0]}”; write {advice}")
        self.assertFalse(found, "\n" + "\n".join(found))

    def test_spelling(self) -> None:
        if shutil.which("codespell") is None:
            print("words: spelling not checked, because codespell is missing; run scripts/dev install-packages test")
            self.skipTest("no codespell")
        ignored = ",".join(f"{SPELLED_RIGHT} {MISSPELLED}".split())
        command = ["codespell", "--ignore-words-list", ignored, *map(str, files())]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT)
        self.assertEqual((done.returncode, done.stderr), (0, ""), "\n" + done.stdout)


if __name__ == "__main__":
    unittest.main()
