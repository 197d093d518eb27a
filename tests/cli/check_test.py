"""Tests of `lockstep check`: messages, excerpts, encoding errors, and the formats for other programs.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/check_test.py
"""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from command_line import BINARY, SANITIZED

MANY = 5_000 if SANITIZED else 100_000  # errors
PAGE = "https://html.spec.whatwg.org/multipage/parsing.html"
GOOD = b"<!doctype html><p>x</p>\n"


def run(*words, stdin=b"", **environment):
    """(exit code, standard output, standard error), the outputs as text."""
    if isinstance(stdin, str):
        stdin = stdin.encode()
    result = subprocess.run(
        [BINARY, *words], input=stdin, capture_output=True, timeout=600, env={**os.environ, **environment}
    )
    return result.returncode, result.stdout.decode(), result.stderr.decode()


class CheckTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def check(self, stdin, *words, code=1):
        got, out, err = run("check", *words, stdin=stdin)
        self.assertEqual((got, err), (code, ""))
        return out

    def brief(self, stdin, *words):
        """The errors: [line, column, name]."""
        found = re.findall(
            r"^<stdin>:(\d+):(\d+): error: .* \[(.*)\]$", self.check(stdin, "--brief", *words), re.M
        )
        return [(int(line), int(column), name) for line, column, name in found]


class Text(CheckTest):
    def test_an_error(self):
        self.assertEqual(
            self.check("<!doctype html>\n<div>\n  </p>\n</div>\n"),
            "<stdin>:3:3: error: This </p> has no open paragraph to close; an empty paragraph is created. [in-body-end-tag-p-not-open]\n"
            "    3 |   </p>\n"
            "      |   ^~~~\n"
            f"      = {PAGE}#parsing-main-inbody\n"
            "\n"
            "1 error in 1 file.\n",
        )

    def test_none(self):
        self.assertEqual(self.check(GOOD, code=0), "No errors in 1 file.\n")

    def test_brief(self):
        self.assertEqual(
            self.check("<!doctype html></b>", "--brief").splitlines()[0],
            "<stdin>:1:16: error: </b> closes nothing, because no element is open; it is ignored."
            " [before-html-end-tag-not-open]",
        )

    def test_no_control_characters_of_the_page(self):
        page = b"<!doctype html><p><x\x1b[31my></q\x1b[1m><!--\x07"
        for words in ([], ["--brief"], ["--format=github"]):
            out = self.check(page, "--encoding=utf-8", *words)
            self.assertIsNone(re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", out), words)

    def test_several_files(self):
        good, bad = self.file("good.html", GOOD), self.file("bad.html", "<!doctype html><p a a></i>")
        code, out, err = run("check", "--brief", good, bad, "-", stdin=GOOD)
        self.assertEqual((code, err), (1, ""))
        lines = out.splitlines()
        self.assertEqual(len(lines), 3)
        self.assertTrue(
            lines[0].startswith(f"{bad}:1:21: error: ") and lines[0].endswith(" [duplicate-attribute]")
        )
        self.assertTrue(lines[1].startswith(f"{bad}:1:23: error: "))
        self.assertEqual(lines[2], "2 errors in 1 of 3 files.")

    def test_a_file_that_is_missing(self):
        missing = str(self.folder / "missing.html")
        code, out, err = run("check", self.file("good.html", GOOD), missing)
        self.assertEqual((code, out), (1, "No errors in 1 file; 1 could not be read.\n"))
        self.assertIn(missing, err)

    def test_summary(self):
        out = self.check("<!doctype html></b></i><p a a b b c c>", "--summary").splitlines()
        self.assertRegex(
            out[0], r"^      3  duplicate-attribute: The tag has an attribute twice; .*\.$"
        )
        self.assertRegex(out[1], r"^      2  before-html-end-tag-not-open: ")
        self.assertEqual(out[2:], ["5 errors in 1 file."])

    def test_limit(self):
        page = "<!doctype html>" + "</b>" * 10
        out = self.check(page, "--brief", "--max-errors=3").splitlines()
        self.assertEqual(len(out), 5)
        self.assertEqual(out[3], "<stdin>: more errors follow; --max-errors=0 shows all")
        self.assertEqual(out[4], "At least 3 errors in 1 file.")
        self.assertEqual(len(self.brief(page, "--max-errors=10")), 10)
        self.assertEqual(len(self.brief(page, "--max-errors=0")), 10)
        # Errors of the encoding count, and are in order with the others.
        page = b"<!doctype html></b>\xe9</i>"
        self.assertEqual([e[2] for e in self.brief(page, "--max-errors=1")], ["before-html-end-tag-not-open"])
        self.assertEqual(self.brief(page, "--max-errors=2")[1][2], "encoding-undeclared")

    def test_colour(self):
        page = "<!doctype html></b>"
        self.assertNotIn("\x1b", self.check(page))
        self.assertNotIn("\x1b", self.check(page, "--color=never"))
        self.assertIn("\x1b[1;31merror:\x1b[0m", self.check(page, "--color=always"))
        self.assertIn("\x1b", run("check", "--color=always", stdin=page, NO_COLOR="1")[1])

    def test_colour_of_a_terminal(self):
        try:
            import pty
        except ImportError:
            self.skipTest("no terminals here")
        for no_color, wanted in (("", True), ("1", False)):
            master, slave = pty.openpty()
            environment = {**os.environ, "NO_COLOR": no_color}
            path = self.file("page.html", "<!doctype html></b>")
            process = subprocess.Popen([BINARY, "check", path], stdout=slave, env=environment)
            os.close(slave)
            out = b""
            while True:
                try:
                    piece = os.read(master, 4096)
                except OSError:
                    break
                if not piece:
                    break
                out += piece
            process.wait()
            os.close(master)
            self.assertEqual(b"\x1b[" in out, wanted)

    def test_fragment(self):
        self.check("<td>x", "--fragment=tr", code=0)
        self.assertEqual(self.brief("</body>", "--fragment=div"), [(1, 1, "in-body-end-tag-body-not-open")])
        self.assertEqual(self.brief(b"\xe9", "--fragment=div"), [(1, 1, "encoding-malformed-bytes")])
        self.check("é", "--fragment=div", code=0)

    def test_scripting_and_edition(self):
        page = "<!doctype html><head><noscript></p></noscript>"
        self.assertEqual(self.brief(page), [(1, 32, "in-head-noscript-misplaced-tag")])
        self.assertEqual(self.check(page, "--scripting=on", code=0), "No errors in 1 file.\n")
        if "2024-09-12" not in run("--version")[1]:
            self.skipTest("built without 2024-09-12")
        page = "<!doctype html><select><input></select>"
        self.assertEqual(self.brief(page)[0][2], "in-body-input-in-select")
        self.assertEqual(self.brief(page, "--edition=2024-09-12")[0][2], "in-select-form-control")

    def test_bad_use(self):
        for words, wanted in (
            (["--max-errors=x"], "--max-errors needs a number"),
            (["--max-errors=-1"], "--max-errors needs a number"),
            (["--format=xml"], "text, json, sarif, github"),
            (["--format=json", "--brief"], "--brief cannot be combined with --format=json"),
            (["--format=sarif", "--color=always"], "--color cannot be combined"),
            (["--brief", "--summary"], "cannot be combined"),
            (["--fragment="], "unknown context"),
            (["--edition=2000-01-01"], "2000-01-01"),
            (["--encoding=utf-7"], "utf-7"),
        ):
            code, out, err = run("check", *words, stdin=GOOD)
            self.assertEqual((code, out), (2, ""), words)
            self.assertIn(wanted, err)


class Excerpts(CheckTest):
    def excerpt(self, stdin, *words, error=0):
        """The line that is shown, and the one with the mark, without their prefixes."""
        lines = self.check(stdin, *words).splitlines()
        at = [i for i, line in enumerate(lines) if re.match(r"\S+:\d+:\d+: error: ", line)][error]
        return lines[at + 1].partition(" | ")[2], lines[at + 2].partition(" | ")[2]

    def test_tabs(self):
        self.assertEqual(self.excerpt("<!doctype html>\n\ta\t</b>"), ("    a   </b>", "        ^~~~"))

    def test_wide_and_combining_characters(self):
        meta = "<!doctype html><meta charset=utf-8>\n"
        self.assertEqual(self.excerpt(meta + "日本</b>x"), ("日本</b>x", "    ^~~~"))
        self.assertEqual(self.excerpt(meta + "e\u0301</b>"), ("e\u0301</b>", " ^~~~"))
        self.assertEqual(self.excerpt(meta + "😀</b>"), ("😀</b>", "  ^~~~"))

    def test_invisible_characters(self):
        meta = "<!doctype html><meta charset=utf-8>\n"
        self.assertEqual(self.excerpt(meta + "\x1b[31m</b>", error=0), (r"\x1b[31m</b>", "^~~~"))
        self.assertEqual(self.excerpt(meta + "\u202e</b>"), (r"\u{202e}</b>", " " * 8 + "^~~~"))
        self.assertEqual(self.excerpt(meta + "a\\</b>"), ("a\\</b>", "  ^~~~"))
        self.assertEqual(self.excerpt(meta + "<p>\0"), (r"<p>\0", "   ^~"))
        for wanted in ("\x1b", "\x07", "\u202e", "\x9b"):
            self.assertNotIn(wanted, self.check(meta + f"<p>{wanted}</b>", "--color=never"))

    def test_invisible_characters_in_file_names(self):
        path = self.file("a\x1b[1m.html", "<!doctype html></b>")
        out = run("check", path)[1]
        self.assertNotIn("\x1b", out)
        self.assertIn(r"a\x1b[1m.html:1:16: error: ", out)

    def test_ends_of_lines(self):
        for end in ("\n", "\r\n", "\r"):
            page = f"<!doctype html>{end}<p>{end}</b>x{end}y</i>{end}"
            self.assertEqual(self.excerpt(page), ("</b>x", "^~~~"))
            self.assertEqual(self.excerpt(page, error=1), ("y</i>", " ^~~~"))

    def test_end_of_the_file(self):
        self.assertEqual(self.excerpt("<!doctype html>\n<!--x"), ("<!--x", "     ^"))
        lines = self.check("<!doctype html>\n<!--\n").splitlines()
        self.assertEqual(lines[1:3], ["    3 |", "      | ^"])
        self.assertEqual(self.check("").splitlines()[1:3], ["    1 |", "      | ^"])

    def test_long_lines(self):
        page = "<!doctype html>\n" + "x" * 5000 + "</b>" + "y" * 5000
        line, mark = self.excerpt(page)
        self.assertRegex(line, r"^…x+</b>y+…$")
        self.assertEqual(line[len(mark) - 4 : len(mark)], "</b>")
        self.assertLessEqual(len(line), 92)
        line, mark = self.excerpt("<!doctype html>\n</b>" + "y" * 5000)
        self.assertRegex(line, r"^</b>y+…$")
        line, mark = self.excerpt("<!doctype html><meta charset=utf-8>\n" + "日" * 5000 + "</b>")
        self.assertRegex(line, r"^…日+</b>$")

    def test_many_errors_on_a_long_line(self):
        # Not in quadratic time.
        page = "<!doctype html>" + "</b>x" * MANY
        self.assertIn(f"{MANY} errors in 1 file.", self.check(page))
        self.assertEqual(len(json.loads(self.check(page, "--format=json"))["errors"]), MANY)
        self.assertEqual(len(self.check(page, "--format=github").splitlines()), MANY)

    def test_second_places(self):
        for page, place, note, shown in (
            ("<textarea rows=2>\nx", "2:1", "<textarea> is opened here", ("<textarea rows=2>", "^" + "~" * 16)),
            ("a<!-- ->\nx", "2:2", "the comment begins here", ("a<!-- ->", " ^~~~")),
            ("<a href='x>\n</a>", "2:1", "the tag begins here", ("<a href='x>", "^" + "~" * 8)),
            ("<script>x</scrip>\n", "2:1", "<script> is opened here", ("<script>x</scrip>", "^~~~~~~~")),
        ):
            lines = self.check(f"<!doctype html>\n{page}" + "\n" * 2000).splitlines()
            self.assertRegex(lines[0], r"^<stdin>:200[23]:1: error: ")
            self.assertEqual(lines[3], f"<stdin>:{place}: note: {note}")
            self.assertEqual(tuple(line.partition(" | ")[2] for line in lines[4:6]), shown)
            brief = self.check(f"<!doctype html>\n{page}", "--brief").splitlines()[0]
            self.assertIn(f" ({place}: {note}) [", brief)

    def test_second_places_on_a_long_line(self):
        page = "<!doctype html>" + "<p><b>x<div>" * (MANY // 5)
        self.assertIn("note: <b> is opened here", self.check(page, "--max-errors=0"))

    def test_the_mark_is_the_tag(self):
        self.assertEqual(self.excerpt("<!doctype html><p></b a='>' >x")[1].strip(), "^~~~~~~~~~~")
        self.assertEqual(self.excerpt("<!doctype html>\n<a\nb><a>", error=0), ("b><a>", "  ^~~"))


class Encodings(CheckTest):
    def test_malformed_bytes(self):
        page = b"<!doctype html><meta charset=utf-8>\ncaf\xe9 \xc3\xa9 \xff\xfe\xfd x \xef\xbf\xbd\xe2\x82"
        self.assertEqual(
            self.brief(page),
            [
                (2, 4, "encoding-malformed-bytes"),
                (2, 8, "encoding-malformed-bytes"),
                (2, 15, "encoding-malformed-bytes"),
            ],
        )
        out = self.check(page, "--brief")
        self.assertIn("The byte 0xE9 is invalid in UTF-8; U+FFFD replaces it.", out)
        self.assertIn("The bytes 0xFF 0xFE 0xFD are invalid in UTF-8; U+FFFD replaces them.", out)
        self.assertIn("The bytes 0xE2 0x82 are invalid", out)

    def test_malformed_bytes_of_other_encodings(self):
        for label, text, wanted in (
            ("shift_jis", b"\x83\x41\x83\x20\xff", ["The byte 0x83 ", "The byte 0xFF "]),
            (
                "utf-16le",
                "\ufffd".encode("utf-16le") + b"\x00\xd8x\0y",
                ["The bytes 0x00 0xD8 ", "The byte 0x79 "],
            ),
            (
                "gb18030",
                "\ufffd丂".encode("gb18030") + b"\x81\x30\x81\x41\xff",
                ["The byte 0x81 ", "The byte 0xFF "],
            ),
            ("big5", b"\xa4\x40\x80\x81\x20", ["The bytes 0x80 0x81 "]),
            ("windows-1252", b"\x81\xe9", []),
            ("iso-8859-6", b"\xa1", ["The byte 0xA1 "]),
        ):
            with self.subTest(label=label):
                page = "<!doctype html>\n".encode("utf-16le" if label == "utf-16le" else "ascii") + text
                errors = json.loads(run("check", "--format=json", f"--encoding={label}", stdin=page)[1])[
                    "errors"
                ]
                messages = [e["message"] for e in errors if e["name"] == "encoding-malformed-bytes"]
                self.assertEqual(len(messages), len(wanted), messages)
                for message, begin in zip(messages, wanted):
                    self.assertTrue(message.startswith(begin), message)

    def test_malformed_bytes_far_apart(self):
        # The input between them is decoded in pieces, but byte by byte around U+FFFD.
        for label, filler, bad in (
            ("utf-8", b"a", b"\xff"),
            ("utf-8", "é".encode(), b"\xe2\x82"),
            ("shift_jis", b"\x83\x41", b"\x83"),
            ("gb18030", "\ufffd".encode("gb18030"), b"\xff"),
            ("utf-16le", "\ufffd".encode("utf-16le"), b"\x00\xdc"),
        ):
            for before in (0, 1, 3, 200, 240, 254, 255, 256, 257, 511, 512, 513, 700, 1300):
                start = "<!doctype html> ".encode("utf-16le" if label == "utf-16le" else "ascii")
                pieces = [start + filler * before, filler * 5, filler * 300]
                ends = "!\0".encode() if label == "utf-16le" else b"!"
                page = (bad + ends).join(pieces)
                wanted = [len(pieces[0]), len(pieces[0]) + len(bad + ends) + len(pieces[1])]
                errors = json.loads(run("check", "--format=json", f"--encoding={label}", stdin=page)[1])["errors"]
                found = [(e["offset"], e["endOffset"]) for e in errors if e["name"] == "encoding-malformed-bytes"]
                self.assertEqual(found, [(at, at + len(bad)) for at in wanted], (label, before))

    def test_many_malformed_bytes(self):
        page = b"<!doctype html><meta charset=utf-8>" + b"\xff" * 1_000_000
        self.assertIn("0xFF 0xFF … (1000000) are invalid", self.check(page, "--brief"))

    def test_undeclared(self):
        page = "<!doctype html>\nxé"
        self.assertEqual(self.brief(page), [(2, 2, "encoding-undeclared")])
        self.assertIn("it was decoded as UTF-8.", self.check(page, "--brief"))
        self.assertIn("it was decoded as windows-1252.", self.check(page.encode("latin-1"), "--brief"))
        self.assertIn("No errors", self.check(page, "--encoding=utf-8", code=0))
        self.assertIn("No errors", self.check(page, "--content-type=text/html;charset=utf-8", code=0))
        self.assertIn("No errors", self.check("\ufeff" + page, code=0))

    def test_names_of_no_encoding(self):
        for label in ("utf_8", "latin-1", "cp949"):
            for meta in (f"<meta charset={label}>", f"<meta http-equiv=content-type content='text/html; charset={label}'>"):
                page = f"<!doctype html>\n<title>a</title>\n {meta}\n<p>é"
                self.assertEqual(self.brief(page), [(3, 2, "encoding-undeclared")])
                self.assertIn(f"This declaration names the encoding “{label}”, which does not exist.", self.check(page, "--brief"))
        self.assertIn("No errors", self.check("<!doctype html><title>a</title><meta charset=utf_8>", code=0))

    def test_declarations_that_are_not_searched_for(self):
        starts = "<meta charset='koi8&#45;r'>", "<!-- a --!><meta charset=koi8-r>", "<title><!--</title>\n<meta charset=koi8-r>"
        for start in starts:
            page = "<!doctype html>\n" + start + "\n<title>a</title><p>a"
            line = 2 + start.count("\n")
            column = start.split("\n")[-1].index("<meta") + 1
            found = [each for each in self.brief(page) if each[2] == "encoding-late-declaration"]
            self.assertEqual(found, [(line, column, "encoding-late-declaration")])
            self.assertIn("This declaration of KOI8-R has a form that a search", self.check(page, "--brief"))

    def test_late_declaration(self):
        filling = "<!doctype html>\n<title>" + "x" * 1100 + "</title>\n"
        page = (filling + "<META charset=koi8-r>я").encode("koi8-r")
        self.assertEqual(self.brief(page), [(3, 1, "encoding-late-declaration")])
        self.assertIn("This declaration of KOI8-R comes after the first 1024 bytes", self.check(page, "--brief"))
        # The error is reported even if the declared encoding is the one that was guessed.
        self.assertEqual(self.brief(filling + "<meta charset=utf-8>é"), [(3, 1, "encoding-late-declaration")])

    def test_contradicted_declaration(self):
        page = "<!doctype html>\n<meta charset=koi8-r>x"
        self.assertEqual(self.brief("\ufeff" + page), [(2, 1, "encoding-declaration-contradicted")])
        self.assertIn("This declaration names KOI8-R, but the byte order mark", self.check("\ufeff" + page, "--brief"))
        sent = "--content-type=text/html; charset=utf-8"
        self.assertEqual(self.brief(page, sent), [(2, 1, "encoding-declaration-contradicted")])
        self.assertIn("the server names UTF-8", self.check(page, "--brief", sent))
        self.assertIn("No errors", self.check(page, "--content-type=text/html; charset=koi8-r", code=0))
        # An XML declaration before the meta declares something else.
        xml = "<?xml version='1.0' encoding='koi8-u'?>"
        self.assertIn((2, 1, "encoding-declaration-contradicted"), self.brief("\ufeff" + xml + page))
        # A user who overrides the encoding does so on purpose.
        self.assertIn("No errors", self.check(page, "--encoding=utf-8", code=0))

    def test_offsets_are_those_of_the_input(self):
        page = "<!doctype html>\nア</b>".encode("shift_jis")
        (error,) = json.loads(self.check(page, "--format=json", "--encoding=sjis"))["errors"]
        self.assertEqual((error["offset"], error["line"], error["column"]), (18, 2, 2))


class Formats(CheckTest):
    PAGE = "<!doctype html>\n<p a a></b>\n"

    @staticmethod
    def place(line, column, offset, size):
        """The numbers of a range on one line."""
        return {
            "line": line,
            "column": column,
            "offset": offset,
            "endLine": line,
            "endColumn": column + size,
            "endOffset": offset + size,
        }

    def test_json(self):
        bad, good = self.file("bad.html", self.PAGE), self.file("good.html", GOOD)
        code, out, err = run("check", "--format=json", bad, good)
        self.assertEqual((code, err), (1, ""))
        first, second = [json.loads(line) for line in out.splitlines()]
        self.assertEqual(second, {"file": good, "encoding": "windows-1252", "truncated": False, "errors": []})
        self.assertEqual(
            first["errors"],
            [
                {
                    "name": "duplicate-attribute",
                    "message": "The tag has a twice; only the first one is used.",
                    "link": PAGE + "#parse-error-duplicate-attribute",
                    **self.place(2, 6, 21, 1),
                    "second": {"message": "the first a is here", **self.place(2, 4, 19, 1)},
                },
                {
                    "name": "in-body-end-tag-not-open",
                    "message": "</b> closes nothing, because no such element is open here; it is ignored.",
                    "link": PAGE + "#parsing-main-inbody",
                    **self.place(2, 8, 23, 4),
                },
            ],
        )
        fragment = json.loads(self.check("</b>", "--format=json", "--fragment=div"))
        self.assertEqual(list(fragment), ["file", "truncated", "errors"])
        self.assertTrue(json.loads(self.check(self.PAGE, "--format=json", "--max-errors=1"))["truncated"])

    def sarif(self, *words, stdin=b"", code=1):
        got, out, err = run("check", "--format=sarif", *words, stdin=stdin)
        self.assertEqual(got, code, err)
        log = json.loads(out)
        self.assertEqual(set(log), {"$schema", "version", "runs"})
        self.assertEqual(log["version"], "2.1.0")
        (result,) = log["runs"]
        self.assertEqual(set(result), {"tool", "columnKind", "invocations", "results"})
        self.assertEqual(result["columnKind"], "unicodeCodePoints")
        driver = result["tool"]["driver"]
        self.assertEqual(driver["name"], "lockstep")
        self.assertRegex(driver["version"], r"^\d+\.\d+\.\d+$")
        ids = [rule["id"] for rule in driver["rules"]]
        self.assertEqual(len(ids), len(set(ids)))
        for rule in driver["rules"]:
            self.assertEqual(set(rule), {"id", "shortDescription", "helpUri", "defaultConfiguration"})
            self.assertRegex(rule["helpUri"], r"^https://[a-z.]+/\S*#\S+$")
            self.assertRegex(rule["shortDescription"]["text"], r"\.$")
            self.assertEqual(rule["defaultConfiguration"], {"level": "error"})
        for found in result["results"]:
            self.assertEqual(
                set(found) - {"relatedLocations"}, {"ruleId", "ruleIndex", "level", "message", "locations"}
            )
            self.assertEqual(ids[found["ruleIndex"]], found["ruleId"])
            (location,) = found["locations"]
            for place in [location, *found.get("relatedLocations", [])]:
                region = place["physicalLocation"]["region"]
                words = {"startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength"}
                self.assertEqual(set(region), words)
                self.assertGreaterEqual(min(region["startLine"], region["startColumn"]), 1)
        self.assertEqual({found["ruleId"] for found in result["results"]}, set(ids))
        return result

    def test_a_declaration_is_a_whole_tag(self):
        filling = "<!doctype html>\né<!-- " + "x" * 1100 + " -->"
        meta, xml = '<META\n charset="koi8-r">', "<?xml encoding='koi8-r'?>"
        for page, options, declaration in (
            ((filling.replace("é", "") + meta + "<p>я").encode("koi8-r"), [], meta),
            (f"<!doctype html><p>é\n{meta.replace('koi8-r', 'utf_8')}".encode(), [], meta.replace("koi8-r", "utf_8")),
            (f"<!doctype html>{meta}x".encode(), ["--content-type=text/html;charset=utf-8"], meta),
            (f"\ufeff<!doctype html>\n{meta}x".encode(), [], meta),
            (f"{xml}\n<!doctype html>x".encode(), ["--content-type=text/html;charset=utf-8"], xml),
        ):
            result = self.sarif(self.file("page.html", page), *options)
            (found,) = (found for found in result["results"] if found["ruleId"].startswith("encoding-"))
            region = found["locations"][0]["physicalLocation"]["region"]
            begin, size = region["byteOffset"], region["byteLength"]
            self.assertEqual(page[begin : begin + size].decode(), declaration)
            *lines, last = declaration.split("\n")
            self.assertEqual(region["endLine"] - region["startLine"], len(lines))
            self.assertEqual(region["endColumn"] - (0 if lines else region["startColumn"]), len(last) + (1 if lines else 0))

    def test_sarif(self):
        bad, good = self.file("a b,é.html", self.PAGE + "</i>"), self.file("good.html", GOOD)
        result = self.sarif(bad, good)
        self.assertEqual(
            [found["ruleId"] for found in result["results"]],
            ["duplicate-attribute", "in-body-end-tag-not-open", "in-body-end-tag-not-open"],
        )
        location = result["results"][1]["locations"][0]["physicalLocation"]
        self.assertTrue(location["artifactLocation"]["uri"].startswith("file:///"))
        self.assertTrue(location["artifactLocation"]["uri"].endswith("/a%20b%2C%C3%A9.html"))
        self.assertEqual(
            location["region"],
            {"startLine": 2, "startColumn": 8, "endLine": 2, "endColumn": 12, "byteOffset": 23, "byteLength": 4},
        )
        (related,) = result["results"][0]["relatedLocations"]
        self.assertEqual(related["message"], {"text": "the first a is here"})
        self.assertEqual(related["physicalLocation"]["region"]["startColumn"], 4)
        self.assertNotIn("relatedLocations", result["results"][1])
        self.assertEqual(
            result["invocations"], [{"executionSuccessful": True, "toolExecutionNotifications": []}]
        )

    def test_sarif_of_good_pages(self):
        result = self.sarif(stdin=GOOD, code=0)
        self.assertEqual((result["results"], result["tool"]["driver"]["rules"]), ([], []))

    def test_sarif_of_a_file_that_is_missing(self):
        invocation = self.sarif(str(self.folder / "missing.html"))["invocations"][0]
        self.assertFalse(invocation["executionSuccessful"])
        self.assertIn("missing.html", invocation["toolExecutionNotifications"][0]["message"]["text"])

    def test_sarif_with_a_limit(self):
        invocation = self.sarif("--max-errors=1", stdin=self.PAGE)["invocations"][0]
        self.assertEqual(invocation["toolExecutionNotifications"][0]["level"], "warning")

    def test_sarif_of_a_page_that_exceeds_a_limit(self):
        code, out, err = run("check", "--format=sarif", "--limits=nodes=3", stdin=GOOD)
        self.assertEqual(code, 1)
        (invocation,) = json.loads(out)["runs"][0]["invocations"]
        self.assertFalse(invocation["executionSuccessful"])
        self.assertIn("was not parsed completely", invocation["toolExecutionNotifications"][0]["message"]["text"])
        code, out, err = run("check", "--format=github", "--limits=nodes=3", stdin=GOOD)
        self.assertEqual(code, 1)
        self.assertRegex(out, r"(?m)^::error::'-' was not parsed completely")

    def test_sarif_of_relative_names(self):
        self.file("page.html", self.PAGE)
        result = subprocess.run(
            [os.path.abspath(BINARY), "check", "--format=sarif", "page.html"],
            cwd=self.folder,
            capture_output=True,
        )
        location = json.loads(result.stdout)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
        self.assertEqual(location["artifactLocation"], {"uri": "page.html"})

    def test_github(self):
        path = self.file("a,b:100%.html", self.PAGE)
        shown = path.replace("%", "%25").replace(":", "%3A").replace(",", "%2C")
        code, out, err = run("check", "--format=github", path)
        self.assertEqual((code, err), (1, ""))
        self.assertEqual(
            out.splitlines()[0],
            f"::error file={shown},line=2,endLine=2,col=6,endColumn=7,title=duplicate-attribute::The tag has a twice; "
            f"only the first one is used.%0A{path.replace('%', '%25')}:2:4: the first a is here"
            f"%0A{PAGE}#parse-error-duplicate-attribute",
        )
        self.assertEqual(len(out.splitlines()), 2)
        self.assertTrue(self.check(self.PAGE, "--format=github").startswith("::error line=2,endLine=2,col=6,endColumn=7,"))
        self.assertEqual(self.check(GOOD, "--format=github", code=0), "")
        code, out, err = run("check", "--format=github", str(self.folder / "missing.html"))
        self.assertEqual(code, 1)
        self.assertTrue(out.startswith("::error::") and "missing.html" in out)

    def test_names_that_are_not_utf_8(self):
        path = os.fsencode(self.folder) + b"/\xff.html"
        with open(path, "wb") as file:
            file.write(self.PAGE.encode())
        for output in ("json", "sarif", "github", "text"):
            result = subprocess.run([BINARY, "check", f"--format={output}", path], capture_output=True)
            self.assertEqual(result.returncode, 1)
            result.stdout.decode()


if __name__ == "__main__":
    unittest.main()
