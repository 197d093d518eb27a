"""Tests of the program `lockstep`: options, messages, exit codes, and the protocol of `lockstep cases`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/cli_test.py
"""

import json
import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree
import xml.parsers.expat
from pathlib import Path

from command_line import BINARY, CommandLineTest, FolderTest, run

COMMANDS = "parse select xpath text markdown extract links edit rewrite sanitize format check validate lsp serve explain nesting editions cases sniff decode encode completion".split()
EMPTY_DOCUMENT = "| <html>\n|   <head>\n|   <body>"


class General(CommandLineTest):
    def test_version(self):
        self.assertRegex(
            self.succeeds("--version"),
            r"\Alockstep \d+\.\d+\.\d+, HTML Standard edition \d{4}-\d\d-\d\d(, also \d{4}-\d\d-\d\d)*\n\Z",
        )

    def test_help(self):
        general = self.succeeds("--help")
        self.assertEqual(general, self.succeeds("help"))
        listed = re.findall(r"^  ([a-z]+)  ", general.partition("\nOptions:")[0], re.MULTILINE)
        self.assertEqual(listed, COMMANDS)
        self.assertIn("--version", general)

    def test_help_of_commands(self):
        for command in COMMANDS:
            text = self.succeeds("help", command)
            self.assertEqual(text, self.succeeds(command, "--help"))
            self.assertEqual(text, self.succeeds(command, "-h"))
            self.assertTrue(text.startswith(f"Usage: lockstep {command}"))
            self.assertIn("Exit code", text)

    def test_help_names_every_option_and_fits_a_terminal(self):
        text = self.succeeds("help", "parse")
        for option in ("--format", "--fragment", "--scripting", "--collect-errors", "--limits", "--help"):
            self.assertIn(option, text)
        for command in ("parse", "sniff"):
            for option in ("--encoding", "--content-type", "--locale"):
                self.assertIn(option, self.succeeds("help", command))
        for command in ((), *((name,) for name in COMMANDS)):
            for line in self.succeeds("help", *command).splitlines():
                self.assertLessEqual(len(line), 90)

    def test_bad_use(self):
        self.is_bad_use([], "no command", "parse", "cases")
        self.is_bad_use(
            ["prase"],
            "'prase'",
            "did you mean 'parse'?",
            ", ".join(COMMANDS) + ", help",
        )
        self.is_bad_use(["--versoin"], "'--versoin'", "did you mean '--version'?")
        self.is_bad_use(["help", "xyzzy"], "'xyzzy'", ", ".join(COMMANDS) + ", help")
        self.assertNotIn("did you mean", run("help", "xyzzy")[2])


class Decode(CommandLineTest):
    def test_to_utf_8(self):
        self.assertEqual(self.succeeds("decode", "--from", "windows-1252", stdin=b"\x80 \xe9"), "€ é")
        self.assertEqual(self.succeeds("decode", "--from= SJIS ", "-", stdin="日本".encode("shift_jis")), "日本")
        self.assertEqual(self.succeeds("decode", "--from", "gbk", stdin=b"a\x81<b"), "a\ufffd<b")
        self.assertEqual(self.succeeds("decode", "--from", "utf-8"), "")

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "page")
            text = "Пример " * 50_000
            path.write_bytes(text.encode("cp1251"))
            self.assertEqual(self.succeeds("decode", "--from", "cp1251", str(path)), text)
            path.write_bytes(("x" + text).encode("utf-16-be"))
            self.assertEqual(self.succeeds("decode", "--from", "utf-16be", str(path)), "x" + text)
            missing = str(Path(folder, "missing"))
            self.assertIn(f"'{missing}': No such file", self.fails(1, "decode", "--from", "gbk", missing))

    def test_byte_order_mark(self):
        page = b"\xef\xbb\xbf\xe2\x82\xac"
        self.assertEqual(self.succeeds("decode", "--from", "latin1", stdin=page), "€")
        self.assertEqual(self.succeeds("decode", "--from", "latin1", "--bom=remove", stdin=page), "ï»¿â‚¬")
        self.assertEqual(self.succeeds("decode", "--from", "utf8", "--bom=remove", stdin=page), "€")
        self.assertEqual(self.succeeds("decode", "--from", "utf8", "--bom=keep", stdin=page), "\ufeff€")

    def test_fatal(self):
        self.assertEqual(
            self.succeeds("decode", "--from", "euc-kr", "--errors=fatal", stdin="가".encode("euc-kr")), "가"
        )
        code, out, err = run("decode", "--from", "euc-kr", "--errors=fatal", stdin=b"ab\xb0<")
        self.assertEqual((code, out), (1, "ab"))
        self.assertIn("standard input is malformed EUC-KR: see byte 2", err)
        with tempfile.TemporaryDirectory() as folder:
            path = os.fsencode(folder) + b"/\xff\x1b[31m"
            Path(os.fsdecode(path)).write_bytes(b"\xb0<")
            err = run("decode", "--from", "euc-kr", "--errors=fatal", path)[2]
            self.assertIn(f"'{folder}/\ufffd\\x1b[31m' is malformed EUC-KR", err)
        # It is known only at the end that the last sequence is not complete.
        self.assertIn("see byte 1", run("decode", "--from", "utf-8", "--errors=fatal", stdin=b"a\xe2\x82")[2])

    def test_bad_use(self):
        self.is_bad_use(["decode"], "--from is missing", "help decode")
        self.is_bad_use(["decode", "--from"], "--from needs a value")
        self.is_bad_use(
            ["decode", "--from", "utf-9"],
            "unknown encoding 'utf-9'; did you mean 'utf-8', 'utf-16' or 'utf8'?",
        )
        self.is_bad_use(["decode", "--from", "SHIFTJIS"], "'shift-jis'", "'shift_jis'", "decode --list")
        self.is_bad_use(
            ["decode", "--from", "xyzzyxyzzy"], "unknown encoding 'xyzzyxyzzy'; 'lockstep decode --list'"
        )
        self.is_bad_use(["decode", "--bom=on", "--from=gbk"], "value of --bom: 'on'", "sniff, remove, keep")

    def test_list(self):
        lines = self.succeeds("decode", "--list").splitlines()
        self.assertEqual(len(lines), 40)
        self.assertTrue(lines[0].startswith("UTF-8: unicode-1-1-utf-8 "))
        self.assertIn(
            "GBK: chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk", lines
        )


class Encode(CommandLineTest):
    def encoded(self, *arguments, stdin):
        result = subprocess.run([BINARY, "encode", *arguments], input=stdin, capture_output=True, timeout=60)
        return result.returncode, result.stdout, result.stderr.decode()

    def test_from_utf_8(self):
        text = "é€ř" * 50_000
        self.assertEqual(
            self.encoded("--to=latin1", stdin=text.encode()), (0, b"\xe9\x80&#345;" * 50_000, "")
        )
        self.assertEqual(self.encoded("--to", "SJIS", "-", stdin="日本".encode())[1], "日本".encode("shift_jis"))
        self.assertEqual(self.encoded("--to=utf-16", stdin="日".encode())[1], "日".encode())
        self.assertEqual(self.encoded("--to=gbk", stdin=b"a\xff\xe2\x82")[1], b"a&#65533;&#65533;")
        self.assertEqual(self.encoded("--to=iso-2022-jp", stdin="日".encode())[1], "日".encode("iso-2022-jp"))

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "text")
            path.write_text("Пример", encoding="utf-8")
            self.assertEqual(self.encoded("--to=koi8-r", str(path), stdin=b"")[1], "Пример".encode("koi8-r"))
            missing = str(Path(folder, "missing"))
            self.assertIn(f"'{missing}': No such file", self.fails(1, "encode", "--to", "gbk", missing))

    def test_fatal(self):
        code, out, err = self.encoded("--to=latin1", "--errors=fatal", stdin="é€ř!".encode())
        self.assertEqual((code, out), (1, b"\xe9\x80"))
        self.assertIn("standard input contains a character that windows-1252 cannot represent: see byte 5, counted from 0", err)
        # It is known only at the end that the last sequence is not complete.
        self.assertIn("see byte 1", self.encoded("--to=gbk", "--errors=fatal", stdin=b"a\xe2\x82")[2])

    def test_bad_use(self):
        self.is_bad_use(["encode"], "--to is missing", "help encode")
        self.is_bad_use(["encode", "--to", "utf-9"], "unknown encoding 'utf-9'; did you mean 'utf-8'")
        self.is_bad_use(["encode", "--errors=replacement", "--to=gbk"], "value of --errors", "html, fatal")


class Parse(FolderTest):
    def test_input(self):
        wanted = '| <html>\n|   <head>\n|   <body>\n|     <p>\n|       "é"\n'
        self.assertEqual(self.succeeds("parse", stdin="<p>é"), wanted)
        self.assertEqual(self.succeeds("parse", "-", stdin="<p>é"), wanted)
        self.assertEqual(self.succeeds("parse", self.file("a.html", "<p>é".encode())), wanted)
        self.assertEqual(self.succeeds("parse", "--", self.file("b.html", "<p>é".encode())), wanted)

    def test_empty_input(self):
        self.assertEqual(self.succeeds("parse"), EMPTY_DOCUMENT + "\n")
        self.assertEqual(self.succeeds("parse", self.file("empty.html", b"")), EMPTY_DOCUMENT + "\n")

    def test_large_input(self):
        text = "<p>" + "x" * 3_000_000
        wanted = '| <html>\n|   <head>\n|   <body>\n|     <p>\n|       "' + "x" * 3_000_000 + '"\n'
        self.assertEqual(self.succeeds("parse", stdin=text), wanted)
        self.assertEqual(self.succeeds("parse", self.file("large.html", text.encode())), wanted)

    def test_limits(self):
        def run(limits, text):
            arguments = [BINARY, "parse", "--format=html", f"--limits={limits}"]
            result = subprocess.run(arguments, input=text.encode(), capture_output=True)
            return result.returncode, result.stdout.decode(), result.stderr.decode()

        whole = "nodes=1000,depth=9,attributes=2,errors=5,memory_bytes=100000,input_bytes=99"
        page = "<html><head></head><body>{}</body></html>\n"
        self.assertEqual(run(whole, "<p a b>x"), (0, page.format('<p a="" b="">x</p>'), ""))
        self.assertEqual(
            run("attributes=1", "<p>x<p a b>y"),
            (1, page.format("<p>x</p>"), "lockstep parse: '-' was not parsed completely: too many attributes\n"),
        )
        self.assertEqual(
            run("depth=3", "<p><b>x"),
            (1, page.format("<p></p><b></b>x"), "lockstep parse: '-' is deeper than 3 levels; the tree was flattened\n"),
        )
        self.assertEqual(run("input_bytes=4", "<p>xy")[:2], (1, page.format("<p>x</p>")))
        self.assertIn("too many nodes", run("nodes=100", "<p>" * 1000)[2])
        self.assertIn("did you mean 'nodes'?", self.fails(2, "parse", "--limits=node=1"))
        self.assertIn("--limits needs numbers", self.fails(2, "parse", "--limits=nodes"))

    def test_file_with_an_odd_name(self):
        path = self.file("--collect-errors", b"x")
        code = subprocess.run([BINARY, "parse", "--", "--collect-errors"], cwd=Path(path).parent, capture_output=True)
        self.assertEqual(code.returncode, 0)

    def test_files_that_cannot_be_read(self):
        missing = str(self.folder / "missing.html")
        self.assertIn(f"'{missing}': No such file", self.fails(1, "parse", missing))
        self.assertIn(f"'{self.folder}': it is a directory", self.fails(1, "parse", str(self.folder)))
        if os.geteuid() != 0:
            secret = self.file("secret.html", b"x")
            os.chmod(secret, 0)
            self.assertIn(f"'{secret}': Permission denied", self.fails(1, "parse", secret))

    def test_standard_streams_that_are_closed(self):
        path = self.file("page.html", b"<p>x")

        def shell(command):
            done = subprocess.run(["sh", "-c", command, BINARY, path], capture_output=True, text=True, timeout=600)
            return done.returncode, done.stdout, done.stderr

        code, out, err = shell('"$0" select p - "$1" - <&-')
        self.assertEqual((code, out), (1, f"{path}:<p>x</p>\n"))
        self.assertEqual(err.count("cannot read standard input"), 2)
        code, out, err = shell('"$0" parse "$1" >&-')
        self.assertEqual((code, out), (1, ""))
        self.assertIn("cannot write the output", err)
        self.assertEqual(shell('"$0" select p "$1" 2>&-'), (0, "<p>x</p>\n", ""))

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs /dev/full")
    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "wb") as full:
            result = subprocess.run([BINARY, "parse"], input=b"x", stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"cannot write the output", result.stderr)

    def test_format_tree(self):
        html = '<!DOCTYPE html PUBLIC "p" ""><!-- c --><?t d?><svg xlink:href=1 b=2 a=3><math><template>x'
        wanted = (
            '| <!DOCTYPE html "p" "">\n'
            "| <!--  c  -->\n"
            "| <?t d?>\n"
            "| <html>\n"
            "|   <head>\n"
            "|   <body>\n"
            "|     <svg svg>\n"
            '|       a="3"\n'
            '|       b="2"\n'
            '|       xlink href="1"\n'
            "|       <svg math>\n"
            "|         <svg template>\n"
            '|           "x"\n'
        )
        for words in ([], ["--format", "tree"], ["--format=tree"]):
            self.assertEqual(self.succeeds("parse", *words, stdin=html), wanted)

    def test_tree_sorts_attributes_as_utf16(self):
        # U+FF5E sorts after U+10000 as UTF-16, before it as UTF-8.
        out = self.succeeds("parse", "--fragment=div", stdin="<p \uff5e=1 \U00010000=2 z=3>")
        self.assertEqual(out, '| <p>\n|   z="3"\n|   \U00010000="2"\n|   \uff5e="1"\n')

    def test_tree_of_a_template(self):
        out = self.succeeds("parse", "--fragment=div", stdin="<template a=b><p>x</template>y")
        self.assertEqual(out, '| <template>\n|   a="b"\n|   content\n|     <p>\n|       "x"\n| "y"\n')

    def test_format_html(self):
        out = self.succeeds(
            "parse", "--format=html", stdin='<!doctype html><p title="<\u00a0&quot;>">&lt;&amp;&nbsp;"<br>'
        )
        self.assertEqual(
            out,
            "<!DOCTYPE html><html><head></head><body>"
            '<p title="&lt;&nbsp;&quot;&gt;">&lt;&amp;&nbsp;"<br></p></body></html>\n',
        )

    def test_html_of_raw_text_void_elements_and_instructions(self):
        for html in (
            "<style>a<b&c</style><script>a<b&c</script><xmp>a<b</xmp><iframe>a<b</iframe><noembed>a<b</noembed>",
            "<area><base><basefont><bgsound><br><embed><hr><img><input><keygen><link><meta><param><source><track><wbr>",
            "<template><p>x</p></template><textarea>&lt;b&gt;</textarea><?target data?><!--c-->",
            '<svg viewBox="0 0 1 1" xlink:href="a" xml:lang="b"><style>&lt;</style><path></path></svg>',
        ):
            self.assertEqual(
                self.succeeds("parse", "--fragment=div", "--format=html", stdin=html), html + "\n"
            )

    def test_html_of_noscript(self):
        html = "<noscript>a<b>c</b></noscript>"
        for scripting in ("on", "off"):
            out = self.succeeds(
                "parse", "--fragment=div", "--format=html", f"--scripting={scripting}", stdin=html
            )
            self.assertEqual(out, html + "\n")

    def test_html_of_void_context(self):
        self.assertEqual(self.succeeds("parse", "--fragment=br", "--format=html", stdin="x"), "x\n")

    def test_format_json(self):
        html = '<!DOCTYPE html PUBLIC "p" "s"><!--c--><?t d?><p a="b&quot;"><template>x</template><svg xlink:href=y xmlns=z>'
        out = self.succeeds("parse", "--format=json", stdin=html)
        self.assertTrue(out.endswith("}\n"))
        document = json.loads(out)
        self.assertEqual(list(document), ["type", "quirksMode", "encoding", "children"])
        self.assertEqual(document["type"], "document")
        self.assertEqual(document["quirksMode"], "no-quirks")
        doctype, comment, instruction, root = document["children"]
        self.assertEqual(doctype, {"type": "doctype", "name": "html", "publicId": "p", "systemId": "s"})
        self.assertEqual(comment, {"type": "comment", "data": "c"})
        self.assertEqual(instruction, {"type": "processingInstruction", "target": "t", "data": "d"})
        self.assertEqual((root["name"], root["namespace"], root["attributes"]), ("html", "html", []))
        (paragraph,) = root["children"][1]["children"]
        self.assertEqual(paragraph["attributes"], [{"name": "a", "value": 'b"'}])
        template, svg = paragraph["children"]
        self.assertEqual(
            template["content"], {"type": "documentFragment", "children": [{"type": "text", "data": "x"}]}
        )
        self.assertEqual(template["children"], [])
        self.assertEqual(svg["namespace"], "svg")
        self.assertEqual(
            svg["attributes"],
            [
                {"name": "href", "value": "y", "namespace": "xlink", "prefix": "xlink"},
                {"name": "xmlns", "value": "z", "namespace": "xmlns"},
            ],
        )

    def test_json_of_quirks_modes_and_fragments(self):
        limited = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "">'
        for html, mode in (("<!doctype html>", "no-quirks"), (limited, "limited-quirks"), ("", "quirks")):
            self.assertEqual(
                json.loads(self.succeeds("parse", "--format=json", stdin=html))["quirksMode"], mode
            )
        fragment = json.loads(self.succeeds("parse", "--format=json", "--fragment=div", stdin="a"))
        self.assertEqual(
            fragment,
            {
                "type": "documentFragment",
                "quirksMode": "no-quirks",
                "children": [{"type": "text", "data": "a"}],
            },
        )

    def test_fragments(self):
        for context, html, wanted in (
            ("div", "<td>a", '| "a"\n'),
            ("tr", "<td>a", '| <td>\n|   "a"\n'),
            ("svg path", "<g>", "| <svg g>\n"),
            ("svg foreignObject", "<p>", "| <p>\n"),
            ("math mi", "<p>", "| <p>\n"),
            ("math math", "<mi>", "| <math mi>\n"),
            ("textarea", "<p>", '| "<p>"\n'),
            ("my-element", "<p>", "| <p>\n"),
            ("div", "", "\n"),
        ):
            with self.subTest(context=context):
                self.assertEqual(self.succeeds("parse", "--fragment", context, stdin=html), wanted)
                self.assertEqual(self.succeeds("parse", f"--fragment={context}", stdin=html), wanted)

    def test_bad_contexts(self):
        for context in ("", "foo bar", "svg ", "math a b", "div>", "--collect-errors", " div", "2"):
            with self.subTest(context=context):
                self.is_bad_use(
                    ["parse", "--fragment", context], f"unknown context '{context}'", "svg path", "math mi"
                )
        self.is_bad_use(["parse", "--fragment=DIV"], "'DIV'", "did you mean 'div'?")

    def test_scripting(self):
        html = "<noscript><p>x"
        off = '| <noscript>\n|   <p>\n|     "x"\n'
        on = '| <noscript>\n|   "<p>x"\n'
        self.assertEqual(self.succeeds("parse", "--fragment=div", stdin=html), off)
        self.assertEqual(self.succeeds("parse", "--fragment=div", "--scripting=off", stdin=html), off)
        self.assertEqual(self.succeeds("parse", "--fragment=div", "--scripting", "on", stdin=html), on)
        # The last one wins.
        self.assertEqual(
            self.succeeds("parse", "--fragment=div", "--scripting=off", "--scripting=on", stdin=html), on
        )

    def test_errors(self):
        html = "<!doctype html>\n<p a=1 a=2></b>"
        path = self.file("page.html", html.encode())
        for words, shown, stdin in (([path], path, b""), ([], "<stdin>", html)):
            tree, errors = self.succeeds("parse", "--collect-errors", *words, stdin=stdin).split("\n\n")
            self.assertEqual(tree, self.succeeds("parse", *words, stdin=stdin).removesuffix("\n"))
            first, second = errors.splitlines()
            self.assertRegex(first, rf"\A{shown}:2:\d+: duplicate-attribute: .*\. \(2:4: the first a is here\)\Z")
            self.assertRegex(second, rf"\A{shown}:2:\d+: in-body-end-tag-[a-z-]+: [A-Z<].*\.\Z")
        self.assertIn(": duplicate-attribute: ", self.succeeds("parse", "--collect-errors", "--format=html", path))

    def test_errors_of_a_good_page(self):
        html = "<!doctype html><title>x</title>"
        self.assertEqual(self.succeeds("parse", "--collect-errors", stdin=html), self.succeeds("parse", stdin=html))
        self.assertEqual(
            json.loads(self.succeeds("parse", "--collect-errors", "--format=json", stdin=html))["errors"], []
        )

    def test_errors_in_json(self):
        document = json.loads(
            self.succeeds("parse", "--collect-errors", "--format=json", stdin="<!doctype html><p a a>")
        )
        self.assertEqual(list(document), ["type", "quirksMode", "encoding", "children", "errors"])
        (error,) = document["errors"]
        place = ["message", "line", "column", "offset", "endOffset"]
        self.assertEqual(list(error), ["code", *place, "second"])
        self.assertEqual(list(error["second"]), place)
        self.assertEqual((error["code"], error["line"]), ("duplicate-attribute", 1))

    def test_positions_in_json(self):
        html = "<!doctype html><body><p a b='c'>é&amp;</p><!--d--><table>x<tr>y"
        document = json.loads(self.succeeds("parse", "--positions", "--format=json", stdin=html))
        doctype, root = document["children"]
        self.assertEqual(doctype["range"], [0, 15])
        self.assertNotIn("startTag", root)
        body = root["children"][1]
        self.assertEqual(body["startTag"], [15, 21])
        paragraph, comment, fostered, _ = body["children"]
        self.assertEqual((paragraph["startTag"], paragraph["endTag"]), ([21, 32], [39, 43]))
        first, second = paragraph["attributes"]
        self.assertEqual(first, {"name": "a", "value": "", "nameRange": [24, 25]})
        self.assertEqual(second, {"name": "b", "value": "c", "nameRange": [26, 27], "valueRange": [29, 30]})
        self.assertEqual(paragraph["children"], [{"type": "text", "data": "é&", "range": [32, 39]}])
        self.assertEqual(comment["range"], [43, 51])
        self.assertEqual(fostered, {"type": "text", "data": "xy", "range": [58, 64], "hasGaps": True})
        self.is_bad_use(["parse", "--positions"], "--positions needs --format json")

    def test_shadow_roots(self):
        html = (
            "<div><template shadowrootmode=open shadowrootserializable shadowrootclonable shadowrootdelegatesfocus>"
            "<p>x</p></template>y</div>"
        )
        words = ["parse", "--fragment=section", "--allow-declarative-shadow-roots"]
        self.assertIn("content", self.succeeds("parse", "--fragment=section", stdin=html))
        self.assertEqual(
            self.succeeds(*words, stdin=html),
            '| <div>\n|   #shadow-root (open)\n|     <p>\n|       "x"\n|   "y"\n',
        )
        self.assertEqual(
            self.succeeds(*words, "--format=html", stdin=html),
            '<div><template shadowrootmode="open" shadowrootdelegatesfocus="" shadowrootserializable=""'
            ' shadowrootclonable=""><p>x</p></template>y</div>\n',
        )
        (host,) = json.loads(self.succeeds(*words, "--format=json", stdin=html))["children"]
        shadow = host["shadowRoot"]
        self.assertEqual((shadow["type"], shadow["mode"]), ("shadowRoot", "open"))
        self.assertTrue(shadow["delegatesFocus"] and shadow["serializable"] and shadow["clonable"])
        self.assertEqual(shadow["children"][0]["name"], "p")
        self.assertEqual(host["children"], [{"type": "text", "data": "y"}])

    def test_shadow_roots_that_are_not_serializable(self):
        html = "<div><template shadowrootmode=closed>x</template>y</div>"
        words = ["parse", "--fragment=section", "--allow-declarative-shadow-roots"]
        self.assertEqual(
            self.succeeds(*words, stdin=html), '| <div>\n|   #shadow-root (closed)\n|     "x"\n|   "y"\n'
        )
        self.assertEqual(self.succeeds(*words, "--format=html", stdin=html), "<div>y</div>\n")

    def text_of(self, *words, page):
        """The text of a page that contains nothing else, except perhaps a `meta`."""
        tree = self.succeeds("parse", *words, stdin=page)
        return tree.split('\n|     "')[-1].removesuffix('"\n')

    def test_bytes_without_a_declaration(self):
        self.assertEqual(self.text_of(page="é".encode()), "é")
        self.assertEqual(self.text_of(page=b"x" * 5000 + "é".encode()), "x" * 5000 + "é")
        # The 1024 bytes that begin with the first one that is not ASCII decide.
        page = "é".encode() + b"x" * 500 + b"\xe9."
        self.assertEqual(self.text_of("--detect-legacy=off", page=page), "Ã©" + "x" * 500 + "é.")
        self.assertEqual(self.text_of(page="é".encode() + b"x" * 5000 + b"\xe9"), "é" + "x" * 5000 + "\ufffd")
        self.assertEqual(self.text_of(page=b"\xe9\x80"), "é€")
        self.assertEqual(self.text_of("--locale=ru", page="Пример".encode("cp1251")), "Пример")
        self.assertEqual(self.text_of("--locale", "ru_RU.UTF-8", page="Пример".encode("cp1251")), "Пример")
        self.assertEqual(self.text_of("--locale=ru", page="Пример".encode()), "Пример")
        self.assertEqual(self.text_of("--locale=xx", page=b"\xe9"), "é")

    def test_declared_encodings(self):
        text = "日本"
        for label in ("shift_jis", "euc-jp", "iso-2022-jp", "utf-8", "big5"):
            page = text.encode(label)
            with self.subTest(label=label):
                self.assertEqual(self.text_of("--encoding", label, page=page), text)
                self.assertEqual(self.text_of(f"--content-type=text/html; charset={label}", page=page), text)
                declared = f"<meta charset={label}><body>".encode() + page
                self.assertEqual(self.text_of(page=declared), text)
                # Too late for the prescan.
                late = b"<!--" + b"x" * 2000 + b"-->" + declared
                self.assertEqual(self.text_of(page=late), text)
        self.assertEqual(self.text_of(page=text.encode("utf-16")), text)

    def test_encoding_in_json(self):
        def encoding(*words, page):
            found = json.loads(self.succeeds("parse", "--format=json", *words, stdin=page))["encoding"]
            self.assertEqual(list(found), ["name", "confidence", "source"])
            return tuple(found.values())

        self.assertEqual(encoding(page=b""), ("windows-1252", "tentative", "default"))
        self.assertEqual(encoding(page="é".encode()), ("UTF-8", "tentative", "detection"))
        self.assertEqual(encoding(page=b"<meta charset=sjis>"), ("Shift_JIS", "certain", "prescan"))
        self.assertEqual(encoding("--encoding=latin1", page=b""), ("windows-1252", "certain", "user"))

    def test_positions_of_errors_in_bytes(self):
        page = "<!doctype html>\n<p>日本<p a a>".encode("shift_jis")
        errors = self.succeeds("parse", "--collect-errors", "--encoding=sjis", stdin=page).split("\n\n")[1]
        self.assertRegex(errors, r"\A<stdin>:2:11: duplicate-attribute: ")
        found = json.loads(
            self.succeeds("parse", "--collect-errors", "--format=json", "--encoding=sjis", stdin=page)
        )["errors"]
        (error,) = found
        end = page.rindex(b">")
        self.assertEqual((error["column"], error["offset"], error["endOffset"]), (11, end - 1, end))
        self.assertEqual((error["second"]["column"], error["second"]["offset"]), (9, end - 3))

    def test_bad_encodings(self):
        self.is_bad_use(["parse", "--encoding=utf-9"], "unknown encoding 'utf-9'; did you mean 'utf-8'")
        self.is_bad_use(["parse", "--encoding"], "--encoding needs a value")
        self.is_bad_use(["parse", "--encodng=x"], "'--encodng'", "did you mean '--encoding'?")
        # A server may send anything.
        for value in ("", "text/html", "text/html; charset=xyzzy", "charset=gbk"):
            self.assertEqual(self.text_of("--content-type", value, page=b"\xe9"), "é")
        for option in ("--encoding=utf-8", "--content-type=text/html;charset=utf-8", "--locale=ja"):
            name = option.split("=")[0]
            self.is_bad_use(["parse", "--fragment=div", option], f"{name} cannot be combined with --fragment")

    def test_fragments_are_utf_8(self):
        self.assertEqual(self.succeeds("parse", "--fragment=div", stdin=b"\xe9<"), '| "\ufffd<"\n')
        self.assertEqual(
            self.succeeds("parse", "--fragment=div", stdin="<meta charset=sjis>é".encode()),
            '| <meta>\n|   charset="sjis"\n| "é"\n',
        )

    def test_bad_use(self):
        self.is_bad_use(
            ["parse", "--fromat", "json"], "'--fromat'", "did you mean '--format'?", "--allow-declarative"
        )
        self.is_bad_use(["parse", "--xyzzy"], "'--xyzzy'", "--format, --collect-errors, --positions")
        self.is_bad_use(["parse", "-x"], "'-x'")
        self.is_bad_use(
            ["parse", "--format", "jsn"], "'jsn'", "did you mean 'json'?", "tree, html, xml, json"
        )
        self.is_bad_use(["parse", "--format="], "''", "tree, html, xml, json")
        self.is_bad_use(["parse", "--format"], "--format needs a value", "tree, html, xml, json")
        self.is_bad_use(["parse", "--fragment"], "--fragment needs a value")
        self.is_bad_use(["parse", "--scripting=yes"], "'yes'", "on, off")
        self.is_bad_use(["parse", "--collect-errors=yes"], "--collect-errors takes no value", "'yes'")
        self.is_bad_use(["explain", "a.html", "b.html"], "two inputs", "'a.html'", "'b.html'")

    def test_depth_is_not_limited(self):
        depth = 200_000
        out = self.succeeds("parse", "--fragment=div", "--format=html", stdin="<div>" * depth)
        self.assertEqual(out, "<div>" * depth + "</div>" * depth + "\n")
        out = self.succeeds("parse", "--fragment=div", "--format=json", stdin="<template>" * depth)
        self.assertEqual(out.count('"content"'), depth)
        out = self.succeeds("parse", "--fragment=div", stdin="<div>" * 3000)
        self.assertTrue(out.endswith("\n| " + "  " * 2999 + "<div>\n"))


# Pages designed to break XML; expat parses each.
HOSTILE = (
    "",
    "x",
    "<!doctype>",
    "<!doctype a:b>",
    "<!doctype html public \"a'b\" 'c\"d'>",
    "<!doctype html public \"\xe9\" ''>",
    "<!doctype html public 'a' \"b'c\">",
    "<!doctype html system 'a\x01\uffffb<&>'>",
    "<!doctype html [<!ENTITY a 'b'>]>&a;",
    "<!--a--b---><!--><!---><!-- - --><!--->--><!--]]>-->",
    "<!-----><!--\x01\uffff\0\f-->",
    "<?t?><?t ?><?t a??><?t a?b><?xml version='2'?><?t \0\x01\f?>",
    "<?xml-stylesheet href=a?><?a:b c?>",
    "a\0b\x01c\x0bd\fe\x7ff\x80g\x85h\ufdd0i\ufffej\uffffk\U0001fffel\u2028",
    "&#0;&#1;&#12;&#13;&#128;&#xd800;&#xffff;&#x110000;",
    "]]>&amp;lt;&amp;amp;&lt;!--&lt;![CDATA[",
    "<svg><![CDATA[a]]b<&]]></svg>",
    "<script>if (a < b && c) '</p>' ]]></script><style>a > b & c</style><textarea>&lt;</textarea>",
    "<p title='<&>\"\t\n\r\x01\uffff' a&lt;=b>",
    "<p \" '=x =y <z=1 a:b=2 1=3 -=4 .=5 \xd7=6 \U0001f600=7 a\u0300=8>",
    '<a<b>x</a<b><a::></a::><a"b><a&b><a=b><a\x01><a\0><a\uffff><a\U0001f600><h1.2-3_4>',
    "<p xmlns=a xmlns:b=c b:d=e xml:lang=f xml:space=g xlink:href=h xmlns:xml=i>",
    "<svg xmlns=a xmlns:xlink=b xlink:href=c xml:lang=d xmlns:b=e><g xmlns=f xlink:title=g></svg><svg xlink:href=h>",
    "<math definitionurl=a xlink:href=b><mi><p xlink:href=c><svg xlink:href=d><desc><math xlink:href=e>",
    "<template><tr><td>x</template><template><template><svg><template xlink:href=a></template>",
    "<svg><template shadowrootmode=open>x</template><foreignObject><template><p>y",
    "<table><b><tr>x<td>y</table><select><option>z<optgroup></select>",
    "<frameset><frame><noframes>a<b</noframes></frameset>",
    "<a>1<p>2</a>3<b>4<i>5</b>6</i><a>7<a>8",
    "<pre>\n\nx</pre><plaintext>a<b>&",
    "<body a=1><body b=2><html c=3><html xmlns=http://www.w3.org/1999/xhtml>",
    "<svg viewbox=a attributename=b><foreignobject><font color=x>y</svg>",
    "<br><br/><img alt='<'><svg/><svg></svg><p></p><video/>z",
    "<noscript><p>x</noscript><xmp><b></xmp><iframe><b></iframe>",
    "\ufeff\ufeffx",
)


def uncoerced(name):
    """A name without the escapes that Lockstep writes."""
    return re.sub("U([0-9A-F]{6})", lambda found: chr(int(found[1], 16)), name)


class Xml(CommandLineTest):
    URLS = {
        "html": "http://www.w3.org/1999/xhtml",
        "svg": "http://www.w3.org/2000/svg",
        "mathml": "http://www.w3.org/1998/Math/MathML",
    }

    def names_of(self, node):
        """ "URL name" of each element of `--format json`, template contents as children."""
        if node["type"] == "element":
            yield f"{self.URLS[node['namespace']]} {node['name']}"
        children = node.get("content", {}).get("children", []) + node.get("children", [])
        for child in children:
            yield from self.names_of(child)

    def read(self, text):
        """The same for XML, as expat reads it."""
        names = []
        parser = xml.parsers.expat.ParserCreate(namespace_separator=" ")
        parser.StartElementHandler = lambda name, attributes: names.append(uncoerced(name))
        parser.Parse(text.encode(), True)
        return names

    def check(self, page, *words):
        text = self.succeeds("parse", "--format=xml", *words, stdin=page)
        fragment = any(word.startswith("--fragment") for word in words)
        found = self.read(f"<r>{text}</r>" if fragment else text)
        tree = json.loads(self.succeeds("parse", "--format=json", *words, stdin=page))
        self.assertEqual(found[1:] if fragment else found, list(self.names_of(tree)))
        return text

    def test_hostile_pages(self):
        for page in HOSTILE:
            for words in (("--encoding=utf-8",), ("--fragment=div",), ("--fragment=svg path",)):
                with self.subTest(page=page, words=words):
                    self.check(page, *words)

    def test_hostile_bytes(self):
        self.check(bytes(range(256)) * 2)
        self.check(
            b"<a" + bytes(range(128, 256)) + b" b" + bytes(range(128, 256)) + b"=\xff>", "--encoding=utf-8"
        )

    def test_every_character_in_a_name(self):
        """The letters that stay are letters to expat too, which follows the fourth edition of XML."""
        skipped = {*range(0xD800, 0xE000), 0x85}
        characters = [chr(code) for code in range(0x80, 0x10000) if code not in skipped]
        characters += [chr(code) for code in range(0x10000, 0x110000, 4099)]
        for pattern in ("<i{0}></i{0}>", "<i {0}=1></i>", "<i a{0}=1></i>"):
            self.check("".join(pattern.format(character) for character in characters), "--encoding=utf-8")

    def test_values(self):
        page = "<p title='<&\"\t\n&#13;\xe9' a:b=c>x&#13;\n<!--c--d--><svg xlink:href=y xml:lang=z>"
        root = xml.etree.ElementTree.fromstring(self.check(page, "--encoding=utf-8"))
        paragraph = root.find(".//{http://www.w3.org/1999/xhtml}p")
        self.assertEqual(paragraph.attrib, {"title": '<&"\t\n\r\xe9', "aU00003Ab": "c"})
        self.assertEqual(paragraph.text, "x\r\n")
        self.assertEqual(
            paragraph[0].attrib,
            {
                "{http://www.w3.org/1999/xlink}href": "y",
                "{http://www.w3.org/XML/1998/namespace}lang": "z",
            },
        )

    def test_output(self):
        self.assertEqual(
            self.succeeds("parse", "--format=xml", stdin="<!doctype html><br>a<template>b"),
            '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head></head><body><br/>a'
            "<template>b</template></body></html>\n",
        )
        self.assertEqual(self.succeeds("parse", "--format=xml", "--fragment=div"), "\n")

    def test_large_pages(self):
        page = "<p title='&lt;'>x&amp;é" * 50_000
        self.check(page)
        self.assertEqual(self.succeeds("parse", "--format=html", stdin=page).count("<p "), 50_000)

    def test_errors_are_refused(self):
        self.is_bad_use(["parse", "--format=xml", "--collect-errors"], "--collect-errors cannot be combined with --format xml")


class Sniff(CommandLineTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def found(self, *words, page):
        """(name, confidence, source) of standard input."""
        out = self.succeeds("sniff", *words, stdin=page)
        self.assertRegex(out, r"\A[^\t\n]+\t(tentative|certain)\t[a-z ]+\t-\n\Z")
        return tuple(out.split("\t")[:3])

    def test_precedence(self):
        page = "<meta charset=euc-jp>é".encode()
        options = ["--encoding=big5", "--content-type=text/html; charset=gbk", "--locale=ru"]
        for order in (options, options[::-1]):
            self.assertEqual(
                self.found(*order, page=b"\xef\xbb\xbf" + page), ("UTF-8", "certain", "byte order mark")
            )
            self.assertEqual(self.found(*order, page=page), ("Big5", "certain", "user"))
        self.assertEqual(self.found(*options[1:], page=page), ("GBK", "certain", "transport"))
        self.assertEqual(self.found(*options[2:], page=page), ("EUC-JP", "tentative", "prescan"))
        self.assertEqual(self.found(*options[2:], page="é".encode()), ("UTF-8", "tentative", "detection"))
        self.assertEqual(self.found(*options[2:], page=b"\xe9"), ("windows-1252", "tentative", "detection"))
        off = "--detect-legacy=off"
        self.assertEqual(self.found(*options[2:], off, page=b"\xe9"), ("windows-1251", "tentative", "default"))
        self.assertEqual(self.found(off, page=b"\xe9"), ("windows-1252", "tentative", "default"))
        self.assertEqual(self.found("--top-level-domain=RU", page=b"\xe4\xe0"), ("windows-1251", "tentative", "detection"))
        # An unknown charset is ignored.
        self.assertEqual(
            self.found("--content-type=text/html; charset=xyzzy", page=page),
            ("EUC-JP", "tentative", "prescan"),
        )
        for mark, name in ((b"\xfe\xff", "UTF-16BE"), (b"\xff\xfe", "UTF-16LE")):
            self.assertEqual(self.found(*options, page=mark), (name, "certain", "byte order mark"))

    def test_prescan(self):
        page = b"<!--" + b"x" * 2000 + b"--><meta charset=euc-jp>"
        nothing = ("windows-1252", "tentative", "default")
        self.assertEqual(self.found(page=page), nothing)
        self.assertEqual(self.found("--prescan-bytes=4000", page=page), ("EUC-JP", "tentative", "prescan"))
        self.assertEqual(
            self.found("--prescan-bytes", str(len(page)), page=page), ("EUC-JP", "tentative", "prescan")
        )
        self.assertEqual(self.found("--prescan-bytes", str(len(page) - 1), page=page), nothing)
        self.assertEqual(self.found("--prescan-bytes=0", page=b"<meta charset=euc-jp>"), nothing)
        # A byte order mark does not need the prescan.
        self.assertEqual(self.found("--prescan-bytes=0", page=b"\xff\xfe")[0], "UTF-16LE")
        self.assertEqual(
            self.found(page=b"<?xml version='1.0' encoding='koi8-r'?>"), ("KOI8-R", "tentative", "prescan")
        )

    def test_follow(self):
        page = b"<!--" + b"x" * 2000 + b"--><meta charset=euc-jp>"
        self.assertEqual(self.found("--follow", page=page), ("EUC-JP", "certain", "meta"))
        self.assertEqual(
            self.found("--follow", "--prescan-bytes=9999", page=page), ("EUC-JP", "certain", "prescan")
        )
        self.assertEqual(self.found("--follow", "--encoding=gbk", page=page), ("GBK", "certain", "user"))
        self.assertEqual(self.found("--follow", page=b"x"), ("windows-1252", "tentative", "default"))
        # The prescan finds a meta where the parser finds text.
        page = b"<title><meta charset=euc-jp></title>"
        self.assertEqual(self.found("--follow", page=page), ("EUC-JP", "tentative", "prescan"))
        self.assertEqual(
            self.found("--follow", "--prescan-bytes=0", page=page), ("windows-1252", "tentative", "default")
        )

    def test_files(self):
        names = []
        for name, content in (("a: b", b"<meta charset=sjis>"), ("empty", b""), ("last", "é".encode())):
            Path(self.folder, name).write_bytes(content)
            names.append(str(self.folder / name))
        lines = [
            f"Shift_JIS\ttentative\tprescan\t{names[0]}\n",
            f"windows-1252\ttentative\tdefault\t{names[1]}\n",
            f"UTF-8\ttentative\tdetection\t{names[2]}\n",
        ]
        self.assertEqual(self.succeeds("sniff", *names), "".join(lines))
        self.assertEqual(
            self.succeeds("sniff", names[0], "-", stdin=b"\xff\xfe"),
            lines[0] + "UTF-16LE\tcertain\tbyte order mark\t-\n",
        )
        missing = str(self.folder / "missing")
        code, out, err = run("sniff", names[0], missing, str(self.folder), names[2])
        self.assertEqual((code, out), (1, lines[0] + lines[2]))
        self.assertIn(f"lockstep sniff: cannot read '{missing}': No such file", err)
        self.assertIn(f"'{self.folder}': it is a directory", err)

    def test_bad_use(self):
        self.is_bad_use(["sniff", "--encoding=sjsi"], "unknown encoding 'sjsi'; did you mean 'sjis'")
        self.is_bad_use(["sniff", "--folow"], "'--folow'", "did you mean '--follow'?", "--prescan-bytes")
        for value in ("", "-1", "1k", "0x10", "1" * 30):
            self.is_bad_use(["sniff", f"--prescan-bytes={value}"], "--prescan-bytes needs a number", f"'{value}'")
        self.is_bad_use(["sniff", "--follow=yes"], "--follow takes no value")


class EditionOption(CommandLineTest):
    def setUp(self):
        text = self.succeeds("--version")
        if "also 2024-09-12" not in text:
            self.skipTest("built without the edition of 2024-09-12")

    def parse(self, html, *words):
        return self.succeeds("parse", *words, "-", stdin=html)

    def test_each_has_its_own_rules(self):
        old, new = ("--edition", "2024-09-12"), ("--edition", "2026-10-03")
        self.assertIn("<?x y?>", self.parse("<?x y?>"))
        self.assertEqual(self.parse("<?x y?>"), self.parse("<?x y?>", *new))
        self.assertIn("<!-- ?x y? -->", self.parse("<?x y?>", *old))
        self.assertIn('title="<b>"', self.parse("<p title='<b>'>", "--format=html", *old))
        self.assertIn('title="&lt;b&gt;"', self.parse("<p title='<b>'>", "--format=html", *new))
        self.assertIn("unexpected-question-mark-instead-of-tag-name", self.parse("<?>", "--collect-errors", *old))

    def test_cases(self):
        lines = [
            json.dumps({"html": "<select><div>", "edition": day}) for day in ("2024-09-12", "2026-10-03")
        ]
        answers = [json.loads(line) for line in self.succeeds("cases", stdin="\n".join(lines)).splitlines()]
        self.assertNotIn("<div>", answers[0]["tree"])
        self.assertIn("<div>", answers[1]["tree"])

    def test_unknown(self):
        self.is_bad_use(
            ("parse", "--edition", "2024-09-21", "-"),
            "unknown edition '2024-09-21'; did you mean '2024-09-12'? Choose from: 2024-09-12, 2026-10-03",
        )
        code, out, _ = run("cases", stdin='{"html": "", "edition": "2024"}')
        self.assertEqual(code, 1)
        self.assertIn("unknown edition '2024'", json.loads(out)["error"])


class Editions(CommandLineTest):
    def setUp(self):
        if "also 2024-09-12" not in self.succeeds("--version"):
            self.skipTest("built without the edition of 2024-09-12")

    def differs(self, html, *words):
        code, out, err = run("editions", *words, stdin=html)
        self.assertEqual((code, err), (1, ""))
        return out

    def test_the_same(self):
        self.assertEqual(self.succeeds("editions", stdin="<!DOCTYPE html><p>x"), "<stdin>: the same\n")
        self.assertEqual(self.succeeds("editions", "--brief", stdin="<p>"), "")

    def test_an_element(self):
        self.assertEqual(
            self.differs("<!DOCTYPE html>\n<select><div>b"),
            """<stdin>: differs
  in html > body > select
    2024-09-12  text "b"
    2026-10-03  element div
  from "<div>" at 2:9, by the rules
    2024-09-12
      in select: anything else
        #parsing-main-inselect  spec/tree/in-select.rules
    2026-10-03
      in body: start tag address article aside blockquote center details dialog dir div dl fieldset …
        #parsing-main-inbody  spec/tree/in-body.rules
        no:  the stack of open elements has a p element in button scope
""",
        )

    def test_text_that_goes_on(self):
        out = self.differs("<select><option>a<div>b</div>")
        self.assertIn('2024-09-12  text "ab"\n    2026-10-03  text "a"\n  from "<div>" at 1:18', out)

    def test_the_same_rule_with_another_outcome(self):
        out = self.differs("<head><template></template></head><p><frameset>")
        self.assertIn('from "<frameset>" at 1:38', out)
        self.assertIn('yes: the frameset-ok flag is "not ok"', out)
        self.assertIn('no:  the frameset-ok flag is "not ok"', out)

    def test_nothing_more(self):
        out = self.differs("<table><template><table><form></form></template>x")
        self.assertIn("2024-09-12  nothing\n    2026-10-03  element form", out)
        self.assertIn("1:25", out)

    def test_encoding_and_quirks_mode(self):
        out = self.differs("<?xml version='1.0'?><a encoding='koi8-r'>")
        self.assertIn("encoding\n    2024-09-12  KOI8-R\n    2026-10-03  windows-1252\n", out)
        doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "">'
        out = self.differs(doctype + "<p>")
        self.assertIn("quirks mode\n    2024-09-12  limited-quirks\n    2026-10-03  quirks\n", out)

    def test_either_way_round(self):
        out = self.differs("<?x y?>", "--old", "2026-10-03", "--new", "2024-09-12")
        self.assertIn('2026-10-03  processing instruction x "y"\n    2024-09-12  comment "?x y?"', out)

    def test_files(self):
        with tempfile.TemporaryDirectory() as name:
            same, other, none = Path(name, "same.html"), Path(name, "other.html"), Path(name, "none.html")
            same.write_text("<p>")
            other.write_text("<?x y?>")
            code, out, err = run("editions", str(same), str(none), str(other))
            self.assertEqual(code, 1)
            self.assertIn(f"{same}: the same\n{other}: differs\n", out)
            self.assertTrue(out.endswith("1 of 2 pages differ between 2024-09-12 and 2026-10-03\n"), out)
            self.assertIn("none.html", err)
            code, out, _ = run("editions", "--brief", str(same), str(other))
            self.assertEqual((code, out), (1, f"{other}\n"))

    def test_json(self):
        same, other = (
            json.loads(run("editions", "--format=json", stdin=html)[1]) for html in ("<p>", "<p>a<?x y?>")
        )
        self.assertEqual(same, {"file": "<stdin>", "same": True})
        self.assertIs(other["same"], False)
        self.assertEqual((other["what"], other["line"], other["column"]), ("tree", 1, 5))
        self.assertEqual((other["token"], other["parent"]), ("<?x y?>", "html > body > p"))
        self.assertEqual(other["old"]["rules"][-1]["rule"], "in body: comment")
        self.assertEqual(other["new"]["rules"][-1]["name"], "in_body_processing_instruction")
        self.assertEqual(other["new"]["rules"][-1]["anchor"], "#parsing-main-inbody")
        page = "<head><template></template></head><p><frameset>"
        rules = json.loads(run("editions", "--format=json", stdin=page)[1])["old"]["rules"]
        self.assertEqual(
            (rules[-1]["condition"], rules[-1]["holds"]), ('the frameset-ok flag is "not ok"', True)
        )
        other = json.loads(run("editions", "--format=json", stdin="<?xml?><a encoding='koi8-r'>")[1])
        self.assertEqual((other["what"], other["old"]["value"]), ("encoding", "KOI8-R"))

    def test_depth_is_not_limited(self):
        html = "<div>" * 50000 + "<?x y?>"
        self.assertIn("processing instruction", self.differs(html, "--format=json"))

    def test_bad_use(self):
        self.is_bad_use(("editions", "--old", "2026-10-03"), "--old and --new are both 2026-10-03")
        self.is_bad_use(("editions", "--new", "2026-10-30"), "did you mean '2026-10-03'?")
        self.is_bad_use(("editions", "--brief", "--format=json"), "--brief")


class Branches(CommandLineTest):
    def branches(self, **case):
        return json.loads(self.succeeds("cases", "--branches", stdin=json.dumps(case)))["branches"]

    def test_rows_conditions_and_loops(self):
        found = self.branches(html="<!DOCTYPE html><p>a<table>x</table><b></b>")
        for name in (
            "tag_open_ascii_alpha",  # a row of a state
            "in_table_anything_else",  # a row of a mode
            "in_body_start_tag_address_1:no",  # a condition that did not hold
            "the_place_to_foster_parent_a_node",  # an algorithm
        ):
            self.assertIn(name, found)
        self.assertNotIn("in_body_start_tag_address_1", found)
        self.assertEqual(len(found), len(set(found)))

    def test_rows_that_only_name_another_mode(self):
        found = self.branches(html="<table><caption><p>")
        self.assertIn("in_caption_anything_else", found)

    def test_sniffing(self):
        found = self.branches(hex="<meta charset=koi8-r>".encode().hex())
        self.assertIn("the_result_of_a_prescan", found)
        self.assertNotIn("the_result_of_a_prescan", self.branches(html="<meta charset=koi8-r>"))

    def test_only_on_request_and_nothing_else_changes(self):
        case = {"html": "<p><table>&notin;<?x y?><svg><p>a\u0000b", "id": 1}
        plain = json.loads(self.succeeds("cases", stdin=json.dumps(case)))
        self.assertNotIn("branches", plain)
        observed = json.loads(self.succeeds("cases", "--branches", stdin=json.dumps(case)))
        del observed["branches"]
        self.assertEqual(observed, plain)

    def test_bad_bytes(self):
        for case in ({"hex": "3"}, {"hex": "3G"}, {"hex": "", "html": ""}, {"hex": "", "context": "p"}):
            code, out, _ = run("cases", stdin=json.dumps(case))
            self.assertEqual(code, 1)
            self.assertIn(
                '"html"' if "html" in case or "context" in case else '"hex"', json.loads(out)["error"]
            )


class Cases(CommandLineTest):
    def cases(self, *cases, code=0):
        """The answers to cases, each an object or the text of a line."""
        lines = [case if isinstance(case, str) else json.dumps(case) for case in cases]
        got, out, err = run("cases", stdin="\n".join(lines) + "\n")
        self.assertEqual((got, err), (code, ""))
        return [json.loads(line) for line in out.split("\n")[:-1]]

    def one(self, **case):
        (answer,) = self.cases(case)
        return answer

    def test_document(self):
        answer = self.one(id=1, html="<!doctype html><p a a>x")
        self.assertEqual(list(answer), ["id", "tree", "quirks", "errors"])
        self.assertEqual(answer["id"], 1)
        self.assertEqual(
            answer["tree"],
            '| <!DOCTYPE html>\n| <html>\n|   <head>\n|   <body>\n|     <p>\n|       a=""\n|       "x"',
        )
        self.assertIs(answer["quirks"], False)
        (error,) = answer["errors"]
        self.assertEqual(list(error), ["code", "line", "column"])
        self.assertEqual((error["code"], error["line"]), ("duplicate-attribute", 1))

    def test_select(self):
        answer = self.one(html="<!doctype html><p><b>x</b><p>", select=["p", "b, p", "i", "p:frist-child"])
        found = answer["selected"]
        self.assertEqual(found[:3], [[3, 5], [3, 4, 5], []])
        self.assertEqual(found[3]["column"], 2)
        self.assertIn("did you mean “:first-child”?", found[3]["error"])
        self.assertEqual(self.one(html="<p><b>", context="div", select=["b"])["selected"], [[1]])
        (bad,) = self.cases({"html": "", "select": "p"}, code=1)
        self.assertIn('"select" must be an array of strings', bad["error"])

    def test_quirks(self):
        limited = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "">'
        self.assertIs(self.one(html="")["quirks"], True)
        self.assertIs(self.one(html=limited)["quirks"], False)
        # In quirks mode, a table does not close a paragraph.
        html = "<p><table>"
        self.assertEqual(self.one(html=html, context="div")["tree"], "| <p>\n| <table>")
        self.assertEqual(self.one(html=html, context="div", quirks=True)["tree"], "| <p>\n|   <table>")

    def test_fragments(self):
        answer = self.one(html="<td>x", context="tr")
        self.assertEqual(list(answer), ["tree", "errors"])
        self.assertEqual(answer["tree"], '| <td>\n|   "x"')
        self.assertEqual(self.one(html="<g>", context="svg path")["tree"], "| <svg g>")
        self.assertEqual(self.one(html="<mn>", context="math math")["tree"], "| <math mn>")
        self.assertEqual(self.one(html="", context="div")["tree"], "")
        self.assertIn("quirks", self.one(html="x", context=None))

    def test_switches(self):
        html = "<noscript><p>x"
        self.assertEqual(self.one(html=html, context="div")["tree"], '| <noscript>\n|   <p>\n|     "x"')
        self.assertEqual(
            self.one(html=html, context="div", scripting=True)["tree"], '| <noscript>\n|   "<p>x"'
        )
        html = "<div><template shadowrootmode=open>x</template>"
        self.assertIn("content", self.one(html=html)["tree"])
        for name in ("allow_declarative_shadow_roots", "unsafe"):
            self.assertIn("#shadow-root (open)", self.one(html=html, **{name: True})["tree"])
        answer = self.one(html="", scripting=None, quirks=False, execute=True, unknown=None)
        self.assertEqual(answer["tree"], EMPTY_DOCUMENT)

    def test_unknown_members_are_errors(self):
        for text, message in (
            ('{"html": "", "iframe_srcdocs": true}', "unknown member 'iframe_srcdocs'; did you mean 'iframe_srcdoc'?"),
            ('{"hex": "", "detekt_utf_8": true}', "unknown member 'detekt_utf_8'; did you mean 'detect_utf_8'?"),
            ('{"html": "", "context": "p", "zork": {"html": 1}}', "unknown member 'zork'. Choose from:"),
            ('{"html": "", "\\ud800": 1}', "unknown member '\ud800'."),
            ('{"html": "", "encoding": "utf-8"}', '"encoding" needs "bytes" or "hex"'),
        ):
            with self.subTest(text=text):
                good, bad = self.cases('{"html": ""}', text, code=1)
                self.assertNotIn("error", good)
                self.assertIn(message, bad["error"])
        _, out, _ = run("cases", stdin='{"id": [7], "html": "", "zork": 1}')
        self.assertTrue(out.startswith('{"id":[7],"error":"unknown member'), out)

    def test_options_of_a_document(self):
        self.assertIs(self.one(html="", iframe_srcdoc=True)["quirks"], False)
        self.assertEqual(self.one(html="", iframe_srcdoc=True)["errors"], [])
        self.assertIs(self.one(html="", cannot_change_the_mode=True)["quirks"], False)
        self.assertNotEqual(self.one(html="", cannot_change_the_mode=True)["errors"], [])

    def test_options_of_a_context(self):
        html, context = "<p>", "math annotation-xml"
        self.assertEqual(self.one(html=html, context=context)["tree"], "| <p>")
        self.assertEqual(self.one(html="<mglyph>", context=context)["tree"], "| <math mglyph>")
        self.assertEqual(
            self.one(html="<mglyph>", context=context, context_encoding="text/HTML")["tree"], "| <mglyph>"
        )
        self.assertEqual(self.one(html="<form>", context="div", inside_form=True)["tree"], "")
        html = "<noscript><p>"
        for mode in ("inert", "fragment"):
            tree = self.one(html=html, context="div", scripting=True, scripting_mode=mode)["tree"]
            self.assertEqual(tree, '| <noscript>\n|   "<p>"')

    def test_options_of_bytes(self):
        late = b"<p><meta charset=koi8-r>".hex()
        self.assertEqual(self.one(hex=late)["encoding"], "KOI8-R")
        self.assertEqual(self.one(hex=late, prescan_bytes=0)["encoding"], "KOI8-R")
        self.assertEqual(self.one(hex="<!--<meta charset=koi8-r>".encode().hex())["encoding"], "windows-1252")
        self.assertEqual(self.one(hex="c3a9")["encoding"], "windows-1252")
        self.assertEqual(self.one(hex="c3a9", detect_utf_8=True)["encoding"], "UTF-8")
        self.assertEqual(self.one(hex="61", detect_utf_8=True)["encoding"], "windows-1252")
        self.assertEqual(self.one(bytes="\u00c3\u00a9\u0080a\0"), self.one(hex="c3a9806100"))
        self.assertEqual(self.one(bytes="\u00ff\u00fea\0")["encoding"], "UTF-16LE")

    def test_inner_text(self):
        self.assertEqual(self.one(html="a<p hidden>b</p><p>c", inner_text=True)["inner_text"], "a\n\nc")
        self.assertEqual(self.one(html="a<br>b", context="div", inner_text=True)["inner_text"], "a\nb")
        html = "<body><noscript>a</noscript>b"
        self.assertEqual(self.one(html=html, inner_text=True, scripting=True)["inner_text"], "b")
        self.assertNotIn("inner_text", self.one(html="a"))

    def test_chunks(self):
        html = "<!doctype html>\r\n<p>\u00e9\ud800&notin;<!--x--></p "
        for chunk in (1, 2, 7, 1000):
            self.assertEqual(self.one(html=html, chunk=chunk), self.one(html=html))
            self.assertEqual(self.one(html=html, context="p", chunk=chunk), self.one(html=html, context="p"))
            page = "<p>é<meta charset=koi8-r>".encode().hex()
            self.assertEqual(self.one(hex=page, chunk=chunk), self.one(hex=page))
        self.assertEqual(self.one(html="", chunk=1), self.one(html=""))
        out = run("cases", "--branches", stdin='{"html": "", "chunk": 1}')[1]
        self.assertIn("chunk", json.loads(out)["error"])

    def text_of(self, html, **more):
        """The text that `html` becomes in a fragment."""
        tree = self.one(html=html, context="div", **more)["tree"]
        self.assertTrue(tree.startswith('| "') and tree.endswith('"'), tree)
        return tree[3:-1]

    def test_characters_arrive_as_they_are(self):
        self.assertEqual(self.text_of("a\ud800b\udc00\udbffc"), "a\ud800b\udc00\udbffc")
        self.assertEqual(self.text_of("\udc00\ud800"), "\udc00\ud800")
        self.assertEqual(self.text_of("\U0001f600\ud83d\ud83d\ude00"), "\U0001f600\ud83d\U0001f600")
        self.assertEqual(self.text_of("a\rb\r\nc"), "a\nb\nc")
        self.assertEqual(self.text_of("a\x00b"), "ab")
        codes = [error["code"] for error in self.one(html="a\x00b\ud800", context="div")["errors"]]
        self.assertIn("unexpected-null-character", codes)
        self.assertIn("surrogate-in-input-stream", codes)

    def test_surrogates_everywhere(self):
        tree = self.one(html="<a\ud800 b\udc00='\udbff'><!--\udfff-->", context="div")["tree"]
        self.assertEqual(tree, '| <a\ud800>\n|   b\udc00="\udbff"\n|   <!-- \udfff -->')

    def test_text_like_the_marks_of_surrogates(self):
        for text in ("\u0091d800", "\u0091\u0091", "\ud800\u0091dc00\u0091", "\\ud800", "\\\ud800", "\\\\"):
            with self.subTest(text=ascii(text)):
                self.assertEqual(self.text_of(text), text)
        (answer,) = self.cases('{"html":"\u0091d800\\ud800\\u0091d800\\uD83D\\uDE00\u00e9","context":"div"}')
        self.assertEqual(answer["tree"], '| "\u0091d800\ud800\u0091d800\U0001f600\u00e9"')

    def test_ids_come_back_as_written(self):
        for text in (
            "0",
            "-1.50e+300",
            "123456789012345678901234567890",
            '"a\\u00e9\\/b"',
            '"\\ud800"',
            "null",
            "true",
            '[1, "]", {"id": 2}]',
            '{"b": 1.0, "a": "\\"}", "id": "\\\\"}',
        ):
            with self.subTest(text=text):
                _, out, _ = run(
                    "cases", stdin=f'{{"html": "id", "chunk": 1, "id" : {text} , "edition": null}}\n'
                )
                self.assertTrue(out.startswith(f'{{"id":{text},"tree":'), out)

    def test_order_empty_lines_and_missing_newline(self):
        _, out, _ = run("cases", stdin='{"id":1,"html":""}\r\n\n  \n{"id":2,"html":""}\n{"id":3,"html":""}')
        self.assertEqual([json.loads(line)["id"] for line in out.splitlines()], [1, 2, 3])
        self.assertEqual(run("cases"), (0, "", ""))

    def test_bad_lines(self):
        good = {"id": "good", "html": ""}
        answers = self.cases(
            "nonsense",
            good,
            '{"id": 1, "html": "x"',
            "[]",
            "3",
            {"id": 2, "context": "div"},
            {"id": 3, "html": 4},
            {"id": 5, "html": "", "scripting": 1},
            {"id": 6, "html": "", "context": "foo bar"},
            {"id": 7, "html": "", "context": ["div"]},
            {"id": 8, "html": "", "quirks": "yes"},
            {"html": "", "unsafe": "\ud800"},
            good,
            {"id": 9, "html": "", "context": "p", "scripting_mode": "fragmnet"},
            {"id": 10, "html": "", "inside_form": True},
            {"id": 11, "html": "", "chunk": 0},
            {"id": 12, "hex": "", "prescan_bytes": -1},
            {"id": 13, "bytes": "\u0100"},
            {"id": 14, "hex": "", "bytes": ""},
            '{"html": "\\ud80"}',
            good,
            code=1,
        )
        self.assertEqual([index for index, answer in enumerate(answers) if "tree" in answer], [1, 12, 20])
        for answer in answers:
            if "tree" not in answer:
                self.assertIsInstance(answer["error"], str)
                self.assertEqual(set(answer) - {"id", "error"}, set())
        self.assertEqual(
            [answer.get("id") for answer in answers[2:12]], [None, None, None, 2, 3, 5, 6, 7, 8, None]
        )
        self.assertIn("JSON", answers[0]["error"])
        self.assertIn("object", answers[3]["error"])
        self.assertIn('"html"', answers[5]["error"])
        self.assertIn('"scripting"', answers[7]["error"])
        self.assertIn("'foo bar'", answers[8]["error"])
        self.assertIn("did you mean 'fragment'", answers[13]["error"])
        self.assertIn('needs a "context"', answers[14]["error"])

    def test_bytes_that_are_not_utf8(self):
        code, out, _ = run("cases", stdin=b'{"html":"\xff"}\n{"html":"\xed\xa0\x80"}\n{"html":""}\n')
        answers = [json.loads(line) for line in out.splitlines()]
        self.assertEqual((code, ["error" in answer for answer in answers]), (1, [True, True, False]))

    def test_a_harness_may_wait_for_each_answer(self):
        with subprocess.Popen([BINARY, "cases"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            for number in range(3):
                # The beginning of the next line, sent with it, must not delay the answer.
                rest = b'"id": %d, "html": "x"}' % number
                process.stdin.write((b"" if number else b"{") + rest + b"\n{")
                process.stdin.flush()
                self.assertEqual(json.loads(process.stdout.readline())["id"], number)
            process.stdin.write(b'"html":""}')
            process.stdin.close()
            self.assertIn(b"tree", process.stdout.readline())
            self.assertEqual(process.wait(timeout=600), 0)

    def test_many_and_long_lines(self):
        long = "x" * 2_000_000
        cases = [{"id": number, "html": f"<p>{number}", "context": "div"} for number in range(20_000)]
        answers = self.cases(*cases, {"id": "long", "html": long, "context": "div"}, *cases)
        self.assertEqual([answer["id"] for answer in answers[:20_000]], list(range(20_000)))
        self.assertEqual(answers[20_000]["tree"], f'| "{long}"')
        self.assertEqual(answers[-1]["tree"], '| <p>\n|   "19999"')

    def test_bad_use(self):
        self.is_bad_use(["cases", "file"], "'file'", "standard input")
        self.is_bad_use(["cases", "--format=tree"], "'--format'", "--help")


if __name__ == "__main__":
    unittest.main()
