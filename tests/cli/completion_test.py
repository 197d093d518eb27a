"""Tests of `lockstep completion`: the scripts are run in the installed shells.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/completion_test.py
"""

import os
import re
import shutil
import subprocess
import sys
import textwrap
import unittest

from command_line import BINARY, FolderTest


class Completion(FolderTest):
    def setUp(self):
        super().setUp()
        self.general = self.succeeds("help")
        self.commands = re.findall(r"^  ([a-z]+)  ", self.general.partition("\nOptions:")[0], re.MULTILINE)
        self.assertGreater(len(self.commands), 7)

    def options(self, command):
        return re.findall(r"^  (?:-[a-z], )?(--[a-z0-9-]+)", self.succeeds("help", command), re.MULTILINE)

    def script(self, shell):
        return self.file(f"script.{shell}", self.succeeds("completion", shell))

    def test_bad_use(self):
        self.is_bad_use(["completion"], "no shell given; choose from: bash, zsh, fish")
        self.is_bad_use(["completion", "fihs"], "unknown shell 'fihs'; did you mean 'fish'?")
        self.is_bad_use(["completion", "bash", "zsh"], "two inputs")

    def test_every_option_is_in_every_script(self):
        for shell in ("bash", "zsh", "fish"):
            script = self.succeeds("completion", shell)
            for command in self.commands:
                self.assertIn(command, script)
                for option in self.options(command):
                    self.assertIn(option if shell != "fish" else f"-l {option[2:]} ", script)

    @unittest.skipUnless(shutil.which("bash"), "no bash")
    def test_bash(self):
        script = self.script("bash")
        os.mkdir(self.folder / "empty")

        def complete(*words):
            program = f"""source '{script}'
                COMP_WORDS=("$@")
                COMP_CWORD=$(($# - 1))
                _lockstep 2>/dev/null
                printf '%s\\n' "${{COMPREPLY[@]}}"
                """
            done = subprocess.run(
                ["bash", "-u", "-c", program, "bash", "lockstep", *words],
                capture_output=True,
                text=True,
                cwd=self.folder / "empty",
            )
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            return done.stdout.split()

        self.assertEqual(complete(""), [*self.commands, "help", "--help", "--version"])
        self.assertEqual(complete("pa"), ["parse"])
        self.assertEqual(complete("help", "sn"), ["sniff"])
        for command in self.commands:
            self.assertEqual([word.rstrip("=") for word in complete(command, "--")], self.options(command))
        self.assertEqual(complete("parse", "--form"), ["--format="])
        self.assertEqual(complete("parse", "--format", ""), ["tree", "html", "xml", "json"])
        self.assertEqual(complete("parse", "--format", "="), ["tree", "html", "xml", "json"])
        self.assertEqual(complete("parse", "--format", "=", "x"), ["xml"])
        self.assertEqual(complete("parse", "--scripting", "o"), ["on", "off"])
        self.assertIn("2024-09-12", complete("parse", "--edition", ""))
        self.assertEqual(complete("completion", ""), ["bash", "zsh", "fish"])
        # File names are completed by the shell.
        for command in self.commands:
            if command != "completion":
                self.assertEqual(complete(command, ""), [])
        self.assertEqual(complete("unknown", "--"), [])
        self.assertIn("complete -o default -F _lockstep lockstep", self.succeeds("completion", "bash"))

    @unittest.skipUnless(shutil.which("shellcheck"), "no shellcheck")
    def test_bash_script_is_clean(self):
        done = subprocess.run(["shellcheck", "-s", "bash", self.script("bash")], capture_output=True, text=True)
        self.assertEqual(done.stdout, "")

    @unittest.skipUnless(shutil.which("zsh"), "no zsh")
    def test_zsh(self):
        script = self.script("zsh")
        # What a user who presses the Tab key sees.
        driver = r"""
            import os, pty, select, sys, time
            line = sys.argv[2]
            pid, terminal = pty.fork()
            if pid == 0:
                os.environ["TERM"] = "dumb"
                os.execvp("zsh", ["zsh", "-f", "-i"])
            def read(until, seconds=300):
                got, end = b"", time.monotonic() + seconds
                while until not in got and time.monotonic() < end:
                    if select.select([terminal], [], [], 0.2)[0]:
                        try:
                            got += os.read(terminal, 65536)
                        except OSError:
                            break
                return got
            os.write(terminal, b"PS1=; unsetopt zle_bracketed_paste prompt_sp; stty -echo columns 200 rows 100\n")
            os.write(terminal, f"autoload -U compinit && compinit -u -D && source '{sys.argv[1]}' && print rea''dy\n".encode())
            read(b"ready")
            os.write(terminal, line.encode() + b"\t")
            time.sleep(1)
            os.write(terminal, b"\x05DONE")
            print(read(b"DONE").decode())
            os.kill(pid, 9)
            """

        def complete(line):
            done = subprocess.run(
                [sys.executable, "-c", textwrap.dedent(driver), script, line],
                capture_output=True,
                text=True,
                cwd=self.folder,
                timeout=600,
            )
            self.assertEqual(done.stderr, "")
            return done.stdout.replace("\a", "")

        self.assertIn("lockstep completion", complete("lockstep compl"))
        shown = complete("lockstep parse --")
        for option in self.options("parse"):
            self.assertIn(option, shown)
        self.assertIn("How to show the result", shown)
        shown = complete("lockstep parse --format=")
        for word in ("tree", "html", "xml", "json"):
            self.assertIn(word, shown)

    @unittest.skipUnless(shutil.which("fish"), "no fish")
    def test_fish(self):
        script = self.script("fish")
        environment = {**os.environ, "HOME": str(self.folder)}
        os.mkdir(self.folder / "empty")

        def complete(line):
            program = f"source '{script}'; complete -C '{line}'"
            done = subprocess.run(
                ["fish", "--no-config", "-c", program],
                capture_output=True,
                text=True,
                env=environment,
                cwd=self.folder / "empty",
            )
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            return [row.split("\t")[0] for row in done.stdout.splitlines()]

        self.assertEqual(sorted(complete("lockstep ")), sorted([*self.commands, "help"]))
        self.assertEqual(complete("lockstep pa"), ["parse"])
        for command in self.commands:
            found = {word.rstrip("=") for word in complete(f"lockstep {command} --")}
            self.assertEqual(found, set(self.options(command)))
        self.assertEqual(sorted(complete("lockstep parse --format ")), ["html", "json", "tree", "xml"])
        self.assertEqual(sorted(complete("lockstep completion ")), ["bash", "fish", "zsh"])


if __name__ == "__main__":
    unittest.main()
