"""Tests of commands' inputs (many files, folders, lists, compressed files, bounds), and of the order of their
output.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/inputs_test.py
"""

import gzip
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import unittest

from command_line import BINARY, SANITIZED, FolderTest, run

ZSTD = shutil.which("zstd")
PAGE = "<!doctype html><title>{}</title>"


def has(library):
    """Whether the program was built with the library."""
    magic = {"zlib": b"\x1f\x8b\x08\x00", "libzstd": b"\x28\xb5\x2f\xfd"}[library]
    return "built without" not in run("sniff", stdin=magic)[2]


def tree(title):
    return f'| <!DOCTYPE html>\n| <html>\n|   <head>\n|     <title>\n|       "{title}"\n|   <body>\n'


class Files(FolderTest):
    def pages(self, *names):
        return [self.file(name, PAGE.format(name)) for name in names]

    def names_in(self, *words, stdin=b"", code=0):
        """The names of the inputs, in the order of the output, relative to the folder."""
        got, out, _ = run("check", "--format=json", *words, stdin=stdin)
        self.assertEqual(got, code)
        return [json.loads(line)["file"].removeprefix(f"{self.folder}/") for line in out.splitlines()]

    def test_several_files(self):
        a, b = self.pages("a.html", "b.html")
        self.assertEqual(
            self.succeeds("parse", b, a), f"==> {b} <==\n{tree('b.html')}==> {a} <==\n{tree('a.html')}"
        )
        self.assertEqual(self.succeeds("parse", a), tree("a.html"))
        lines = self.succeeds("parse", "--format=json", a, b).splitlines()
        self.assertEqual([list(json.loads(line))[0:2] for line in lines], [["file", "type"]] * 2)
        self.assertEqual([json.loads(line)["file"] for line in lines], [a, b])
        self.assertNotIn("file", json.loads(self.succeeds("parse", "--format=json", a)))
        self.assertEqual(self.succeeds("parse", a, "-", stdin="").count("==> <stdin> <=="), 1)

    def test_a_bad_file_does_not_stop_the_others(self):
        a, b = self.pages("a.html", "b.html")
        for jobs in ("1", "4"):
            code, out, err = run("sniff", "-j", jobs, a, f"{self.folder}/missing", b, str(self.folder))
            self.assertEqual(code, 1)
            self.assertEqual([line.split("\t")[3] for line in out.splitlines()], [a, b])
            self.assertEqual(
                err,
                f"lockstep sniff: cannot read '{self.folder}/missing': No such file or directory\n"
                f"lockstep sniff: cannot read '{self.folder}': it is a directory; --recursive reads the pages in it\n",
            )

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_files_and_folders_without_permission(self):
        a, b = self.pages("a/a.html", "b/b.html")
        os.chmod(a, 0)
        os.chmod(self.folder / "b", 0)
        try:
            code, out, err = run("sniff", "-r", str(self.folder))
        finally:
            os.chmod(self.folder / "b", 0o700)
        self.assertEqual((code, out), (1, ""))
        self.assertIn(f"'{a}': Permission denied", err)
        self.assertIn(f"'{self.folder}/b': Permission denied", err)

    def test_folders_that_are_too_deep(self):
        # The paths are longer than the system allows; a folder that may be listed but not entered fails
        # likewise.
        (a,) = self.pages("a.html")
        here = os.getcwd()
        try:
            os.chdir(self.folder)
            for _ in range(17):
                os.mkdir("f" * 250)
                os.chdir("f" * 250)
            for name in ("b.html", "b.txt"):
                with open(name, "w") as file:
                    file.write(PAGE)
        finally:
            os.chdir(here)
        code, out, err = run("sniff", "-r", str(self.folder))
        self.assertEqual((code, [line.split("\t")[3] for line in out.splitlines()]), (1, [a]))
        self.assertRegex(err, r"\Alockstep sniff: cannot read '.*f': File name too long\n\Z")

    def test_names_that_are_not_plain(self):
        name = self.file("a\n\x1b[31m'\" b\\.html", PAGE)
        shown = f"{self.folder}/a\\n\\x1b[31m'\" b\\\\.html"
        self.assertEqual(self.succeeds("sniff", name).split("\t")[3], shown + "\n")
        self.assertIn(f"==> {shown} <==\n", self.succeeds("parse", name, name))
        self.assertEqual(self.names_in(name, name)[0], "a\n\x1b[31m'\" b\\.html")
        self.assertIn(f"'{shown}x': No such file", self.fails(1, "parse", name + "x"))
        code, out, err = run("check", "--brief", os.fsencode(self.file("c", "")) + b"\xff\xe9")
        self.assertIn("/c\ufffd\ufffd': No such file", err)

    def test_folders(self):
        self.pages("b.html", "a.html", "a/z.HTM", "a/b/c.xhtml", "a.txt", "c/d.html", ".d/e.xht", "f")
        folder = str(self.folder)
        wanted = [".d/e.xht", "a/b/c.xhtml", "a/z.HTM", "a.html", "b.html", "c/d.html"]
        self.assertEqual(self.names_in("--recursive", folder), wanted)
        self.assertEqual(self.names_in("-r", folder), wanted)
        self.assertEqual(self.names_in("-r", folder + "/"), wanted)
        # A file is read whatever its extension.
        self.assertEqual(self.names_in("-r", folder + "/a", folder + "/a.txt"), ["a/b/c.xhtml", "a/z.HTM", "a.txt"])
        self.assertEqual(self.names_in("-r", "--extensions=txt,.htm", folder), ["a/z.HTM", "a.txt"])
        # Without a name, the current folder.
        done = subprocess.run([BINARY, "sniff", "-r"], cwd=self.folder / "a", capture_output=True, text=True)
        self.assertEqual([line.split("\t")[3] for line in done.stdout.splitlines()], ["./b/c.xhtml", "./z.HTM"])

    def test_folders_without_pages(self):
        self.file("a.txt", "")
        self.assertEqual(
            self.fails(1, "sniff", "-r", str(self.folder)),
            f"lockstep sniff: cannot read '{self.folder}': it contains no pages (*.html, *.htm, *.xhtml, *.xht)\n",
        )

    def test_links_and_other_files_in_folders(self):
        (a,) = self.pages("a/a.html")
        os.symlink("..", self.folder / "a" / "loop")
        os.symlink("loop.html", self.folder / "a" / "loop.html")
        os.symlink("a.html", self.folder / "a" / "b.html")
        os.mkdir(self.folder / "a" / "folder.html")
        os.mkfifo(self.folder / "a" / "c.html")
        code, out, err = run("sniff", "-r", str(self.folder))
        self.assertEqual(code, 1)
        self.assertEqual([line.split("\t")[3] for line in out.splitlines()], [a, f"{self.folder}/a/b.html"])
        self.assertRegex(err, r"\A.*a/loop.html': Too many levels of symbolic links\n\Z")
        # A link that is itself an argument is followed.
        os.symlink("a", self.folder / "link")
        self.assertIn(f"{self.folder}/link/a.html", run("sniff", "-r", f"{self.folder}/link")[1])

    def test_lists(self):
        a, b, c = self.pages("a.html", "b.html", "c\nd.html")
        self.assertEqual(self.names_in("--files-from=-", stdin=f"{b}\n\n{a}"), ["b.html", "a.html"])
        self.assertEqual(self.names_in("--files-from=-", stdin=f"{c}\0{a}\0"), ["c\nd.html", "a.html"])
        # What is named on the command line comes first.
        path = self.file("list", f"{a}\n")
        self.assertEqual(self.names_in("--files-from", path, b), ["b.html", "a.html"])
        self.assertEqual(self.names_in("-r", "--files-from=-", stdin=str(self.folder)), ["a.html", "b.html", "c\nd.html"])

    def test_empty_lists(self):
        for text in ("", "\n\n", "\0"):
            self.assertEqual(self.succeeds("sniff", "--files-from=-", stdin=text), "")
        self.assertEqual(self.succeeds("check", "--files-from=-"), "No errors in 0 files.\n")
        # "-" in a list is a file.
        self.assertIn("'./-': No such file", self.fails(1, "sniff", "--files-from=-", stdin="-\n"))

    def test_bad_use(self):
        self.is_bad_use(["parse", "-j"], "-j needs a value")
        self.is_bad_use(["parse", "-j", "two"], "--jobs needs a number such as 4, not 'two'")
        self.is_bad_use(["parse", "-jx"], "--jobs needs a number such as 4, not 'x'")
        self.is_bad_use(["parse", "-rx"], "-r takes no value, but was given 'x'")
        self.is_bad_use(["parse", "-q"], "unknown option '-q'")
        self.is_bad_use(["parse", "--extensions=html"], "--extensions needs --recursive")
        self.is_bad_use(["parse", "-r", "--extensions=,."], "--extensions needs extensions")
        self.is_bad_use(["parse", "--files-from=-", "-"], "standard input cannot be both")
        for size in ("", "x", "-1", "1.5M", "1T", "M", "1 M"):
            self.is_bad_use(["parse", f"--max-input={size}"], f"--max-input needs a size such as 64M, not '{size}'")
        self.is_bad_use(["parse", "--max-input=99999999999G"], "--max-input: 99999999999G is too large")
        self.assertIn("'missing': No such file", self.fails(1, "parse", "--files-from=missing"))


class Bounds(FolderTest):
    def test_standard_input_is_bounded(self):
        self.assertIn(
            "cannot read standard input: it has more than 1024 bytes; --max-input changes the limit",
            self.fails(1, "parse", "--max-input=1k", stdin=b"x" * 1025),
        )
        self.succeeds("parse", "--max-input=1K", stdin=b"x" * 1024)
        self.succeeds("parse", "--max-input=0", stdin=b"x" * 1025)

    def test_files_are_bounded_if_it_is_asked_for(self):
        path = self.file("a.html", "x" * 2000)
        self.succeeds("parse", path)
        self.assertIn("has more than 1024 bytes", self.fails(1, "parse", "--max-input=1K", path))
        self.assertIn("has more than 1024 bytes", self.fails(1, "explain", "--max-input=1K", path))
        self.succeeds("parse", "--max-input=2000", path)

    @unittest.skipUnless(os.path.exists("/dev/zero"), "needs /dev/zero")
    def test_devices_are_bounded(self):
        # Read without bounds, it would never end.
        self.assertIn("'/dev/zero': it has more than 33554432 bytes", self.fails(1, "sniff", "--max-input=32M", "/dev/zero"))
        self.assertEqual(self.succeeds("sniff", "/dev/null").split("\t")[3], "/dev/null\n")

    def test_pipes(self):
        path = str(self.folder / "pipe")
        os.mkfifo(path)
        with subprocess.Popen([BINARY, "sniff", path], stdout=subprocess.PIPE) as process:
            with open(path, "wb") as pipe:
                pipe.write(b"<meta charset=sjis>")
            self.assertTrue(process.communicate()[0].startswith(b"Shift_JIS"))


@unittest.skipUnless(has("zlib"), "built without zlib")
class Gzip(FolderTest):
    def compressed(self, *words, stdin):
        return self.succeeds("parse", *words, stdin=stdin)

    def test_files_and_standard_input(self):
        page = gzip.compress(PAGE.format("x").encode())
        self.assertEqual(self.succeeds("parse", stdin=page), tree("x"))
        for name in ("a.html.gz", "a"):
            self.assertEqual(self.succeeds("parse", self.file(name, page)), tree("x"))
        self.file("b.HTML.GZ", page)
        self.file("b.txt.gz", page)
        out = self.succeeds("sniff", "-r", str(self.folder))
        self.assertEqual([os.path.basename(line) for line in out.splitlines()], ["a.html.gz", "b.HTML.GZ"])
        # A file with that extension may be uncompressed.
        self.assertEqual(self.succeeds("parse", self.file("c.gz", PAGE.format("x"))), tree("x"))

    def test_a_large_page_in_pieces(self):
        text = "".join(map(str, range(300_000)))
        page = gzip.compress(PAGE.format(text).encode())
        self.assertEqual(self.succeeds("parse", stdin=page), tree(text))
        with subprocess.Popen([BINARY, "parse"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            for i in range(20):
                process.stdin.write(page[i : i + 1])
                process.stdin.flush()
                time.sleep(0.002)
            self.assertEqual(process.communicate(page[20:])[0].decode(), tree(text))

    def test_members_one_after_the_other(self):
        page = b"".join(gzip.compress(part) for part in (b"<!doctype html><tit", b"", b"le>x</title>"))
        self.assertEqual(self.succeeds("parse", stdin=page), tree("x"))
        # tar and others pad with zeros.
        self.assertEqual(self.succeeds("parse", stdin=page + b"\0" * 100_000), tree("x"))
        self.assertIn("its gzip data is damaged", self.fails(1, "parse", stdin=page + b"garbage"))

    def test_damage(self):
        page = gzip.compress(b"<p>" + bytes(range(256)) * 100)
        for size in (4, 10, 50, len(page) - 1):
            self.assertIn(
                "cannot read standard input: its compressed data is incomplete",
                self.fails(1, "parse", stdin=page[:size]),
            )
        damaged = page[:60] + b"\xff\xff\xff" + page[63:]
        self.assertIn("its gzip data is damaged: ", self.fails(1, "parse", stdin=damaged))
        checksum = page[:-8] + b"\0\0\0\0" + page[-4:]
        self.assertIn("incorrect data check", self.fails(1, "parse", self.file("a.gz", checksum)))

    def test_bombs(self):
        target = io.BytesIO()
        with gzip.GzipFile(fileobj=target, mode="wb") as file:
            for _ in range(400):
                file.write(bytes(1 << 20))
        bomb = self.file("bomb.html.gz", target.getvalue())
        good = self.file("good.html", PAGE)
        code, out, err = run("sniff", bomb, good)
        self.assertEqual((code, out.count("\n")), (1, 1))
        self.assertEqual(
            err,
            f"lockstep sniff: cannot read '{bomb}': it has more than 268435456 bytes when decompressed;"
            " --max-input changes the limit\n",
        )
        self.assertIn("more than 1048576 bytes", self.fails(1, "sniff", "--max-input=1M", bomb))
        self.succeeds("sniff", "--max-input=1G", bomb)


@unittest.skipUnless(has("libzstd") and ZSTD, "built without libzstd, or no program zstd")
class Zstd(FolderTest):
    def compress(self, data, *words):
        return subprocess.run([ZSTD, "-q", "-c", *words], input=data, capture_output=True, check=True).stdout

    def test_files_and_standard_input(self):
        text = "".join(map(str, range(100_000)))
        page = self.compress(PAGE.format(text).encode())
        self.assertEqual(self.succeeds("parse", stdin=page), tree(text))
        self.assertEqual(self.succeeds("parse", self.file("a.html.zst", page)), tree(text))
        self.assertEqual(self.succeeds("sniff", "-r", str(self.folder)).count("\n"), 1)

    def test_frames_one_after_the_other(self):
        skippable = b"\x50\x2a\x4d\x18\x02\x00\x00\x00xx"
        page = skippable + self.compress(b"<!doctype html><tit") + self.compress(b"le>x</title>") + skippable
        self.assertEqual(self.succeeds("parse", stdin=page), tree("x"))

    def test_damage(self):
        page = self.compress(bytes(range(256)) * 100, "--check")
        self.assertIn("its compressed data is incomplete", self.fails(1, "parse", stdin=page[:-1]))
        self.assertIn("its zstd data is damaged: ", self.fails(1, "parse", stdin=page[:-4] + b"\0\0\0\0"))
        self.assertIn("its zstd data is damaged: ", self.fails(1, "parse", stdin=page + b"garbage"))

    def test_bombs(self):
        bomb = self.compress(bytes(8 << 20))
        self.assertLess(len(bomb), 2000)
        self.assertIn("more than 1048576 bytes when dec", self.fails(1, "sniff", "--max-input=1M", stdin=bomb))


class Missing(FolderTest):
    @unittest.skipIf(has("zlib"), "built with zlib")
    def test_zlib(self):
        self.assertIn(
            "it is compressed with gzip, but this lockstep was built without zlib",
            self.fails(1, "parse", stdin=gzip.compress(b"x")),
        )

    @unittest.skipIf(has("libzstd"), "built with libzstd")
    def test_libzstd(self):
        self.assertIn(
            "it is compressed with zstd, but this lockstep was built without libzstd",
            self.fails(1, "parse", stdin=b"\x28\xb5\x2f\xfd"),
        )


class Threads(FolderTest):
    def test_the_order_is_kept(self):
        names = []
        for i in range(200):
            # Large ones among small ones, and some that cannot be read.
            if i % 17 == 3:
                names.append(f"{self.folder}/missing{i}")
            else:
                names.append(self.file(f"{i}.html", f"<p title={i}>" * (20_000 if i % 50 == 0 else 3)))
        for command in (["parse"], ["check"], ["check", "--format=sarif"], ["check", "--summary"], ["sniff"]):
            one = run(*command, *names)
            for jobs in ("2", "64", "0"):
                self.assertEqual(run(*command, "--jobs", jobs, *names), one)

    def test_much_output_waits_for_its_turn(self):
        # 40 trees of 1 MB each after one that is not finished: only a part of them may be kept.
        first = str(self.folder / "first")
        os.mkfifo(first)
        big = self.file("big.html", "<div>" * 1000)
        with subprocess.Popen([BINARY, "parse", "-j4", first] + [big] * 40, stdout=subprocess.PIPE) as process:
            time.sleep(1.5)
            kept = memory_of(process.pid)
            with open(first, "wb") as pipe:
                pipe.write(b"x")
            size = len(process.communicate()[0])
        self.assertEqual(process.returncode, 0)
        self.assertGreater(size, 40 * 1_000_000)
        if kept and not SANITIZED:
            self.assertLess(kept, 40 << 20)

    def test_a_closed_output_ends_quietly(self):
        names = [self.file("big.html", "<p>" * 100_000)] * 30
        for ignored in (False, True):
            restore = (lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN)) if ignored else None
            with subprocess.Popen(
                [BINARY, "parse", "-j3", *names],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                preexec_fn=restore,
            ) as process:
                process.stdout.read(10)
                process.stdout.close()
                self.assertEqual(process.stderr.read(), b"")
                self.assertEqual(process.wait(600), 1 if ignored else -signal.SIGPIPE)

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs /dev/full")
    def test_output_that_cannot_be_written(self):
        names = [self.file("big.html", "<p>" * 100_000)] * 30
        with open("/dev/full", "wb") as full:
            done = subprocess.run([BINARY, "parse", "-j3", *names], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, b"lockstep parse: cannot write the output: No space left on device\n")

    def test_interrupting(self):
        pipe = str(self.folder / "pipe")
        os.mkfifo(pipe)
        big = self.file("big.html", "<p>" * 100_000)
        process = subprocess.Popen(
            [BINARY, "parse", "-j4", pipe] + [big] * 30,
            stdout=subprocess.DEVNULL,
            # Shells ignore the signal in commands that run in the background.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(600), -signal.SIGINT)


def memory_of(process):
    """Resident bytes; 0 if they are not known."""
    try:
        with open(f"/proc/{process}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@unittest.skipIf(sys.platform == "win32", "needs a pseudo-terminal")
class Progress(FolderTest):
    def shown(self, seconds, *words):
        """What a terminal receives while one input takes that long."""
        import pty

        pipe = str(self.folder / "pipe")
        if not os.path.exists(pipe):
            os.mkfifo(pipe)
        controller, terminal = pty.openpty()
        pages = [self.file("a.html", ""), pipe, self.file("b.html", "")]
        environment = {**os.environ, "TERM": "xterm"}
        with subprocess.Popen(
            [BINARY, "sniff", *words, *pages], stdout=subprocess.PIPE, stderr=terminal, env=environment
        ) as process:
            os.close(terminal)
            with open(pipe, "wb"):
                time.sleep(seconds)
            out = process.communicate()[0]
        shown = b""
        try:
            while piece := os.read(controller, 1000):
                shown += piece
        except OSError:
            pass  # the end of the terminal's output
        os.close(controller)
        self.assertEqual((process.returncode, out.count(b"\n")), (0, 3))
        return shown

    def test_work_over_two_seconds(self):
        shown = self.shown(2.3)
        self.assertIn(b"\r\x1b[K2 of 3 inputs", shown)
        self.assertTrue(shown.endswith(b"\r\x1b[K"))

    def test_shorter_work(self):
        # On a busy machine it may take longer than two seconds.
        self.assertTrue(any(self.shown(0.1) == b"" for _ in range(10)))


if __name__ == "__main__":
    unittest.main()
