"""Checks that docs/start/install.md works: tries each way to use the library, with the programs in consumer/,
in C++ and in C.

Arguments: the folder of a build, which is installed; the C++ compiler of that build; the folder to work in.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONSUMER = Path(__file__).resolve().parent / "consumer"
BUILD, COMPILER, FOLDER = (Path(argument) for argument in sys.argv[1:4])
VERSION = re.findall(r'LOCKSTEP_VERSION "(.*)"', (ROOT / "runtime/include/lockstep/version.h").read_text())[0]
MINOR_VERSION = VERSION.rpartition(".")[0]
WARNINGS = ("-std=c++20", "-Wall", "-Wextra", "-Wconversion", "-Werror")
C_WARNINGS = ("-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror")
OLD = "2024-09-12"
# Nothing is measured here, so it should compile quickly: without optimization, Clang takes half the time of GCC.
QUICK_COMPILER = Path(shutil.which("clang++") or COMPILER)
QUICK = (
    *("-DCMAKE_CXX_FLAGS=-O0", "-DLOCKSTEP_WERROR=ON"),
    *("-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=0"),
)


def run(*command: str | Path, **environment: str | Path) -> str:
    words = [str(word) for word in command]
    result = subprocess.run(
        words,
        capture_output=True,
        text=True,
        env={**os.environ, **{name: str(value) for name, value in environment.items()}},
    )
    if result.returncode != 0:
        raise AssertionError(f"{' '.join(words)}\n{result.stdout[-4000:]}{result.stderr[-4000:]}")
    return result.stdout


def fresh(name: str) -> Path:
    """The path of a folder that does not exist."""
    path = FOLDER / name
    shutil.rmtree(path, ignore_errors=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def install(build: Path, name: str) -> Path:
    """Installs, then moves the result: it must not contain its former paths."""
    before = fresh(f"{name}-before")
    run("cmake", "--install", build, "--prefix", before)
    return before.rename(fresh(name))


def library_folder(prefix: Path) -> Path:
    return next(prefix.glob("lib*/**/lockstep.pc")).parents[1]


def editions(program: Path, **environment: str | Path) -> list[str]:
    return run(program, **environment).split()


def all_editions() -> list[str]:
    return sorted(re.findall(r"^edition (\S+)", (ROOT / "spec" / "STANDARD").read_text(encoding="utf-8"), re.M))


def consumer_by_cmake(
    how: str, *options: str | Path, build: bool = True, name: str = "", compiler: Path = COMPILER
) -> Path:
    folder = fresh(name or f"consumer-{how}")
    run(
        *("cmake", "-S", CONSUMER, "-B", folder, f"-DHOW={how}", f"-DLOCKSTEP_FOLDER={ROOT}"),
        *options,
        *(f"-DCMAKE_CXX_COMPILER={compiler}", "-DCMAKE_BUILD_TYPE="),
    )
    if build:
        run("cmake", "--build", folder)
    return folder


def consumer_by_pkg_config(
    prefix: Path, *command: str | Path, package: str = "lockstep", private: bool = False
) -> Path:
    library = library_folder(prefix)
    ask = ("pkg-config", "--cflags", "--libs", *(["--static"] if private else []), package)
    flags = run(*ask, PKG_CONFIG_PATH=library / "pkgconfig").split()
    program = FOLDER / f"consumer-{prefix.name}"
    run(*command, *flags, f"-Wl,-rpath,{library}", "-o", program)
    return program


class Installed(unittest.TestCase):
    """The existing build: a static library, all editions."""

    prefix: Path
    editions: list[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.prefix = install(BUILD, "static")
        cls.editions = all_editions()

    def test_find_package(self) -> None:
        folder = consumer_by_cmake(
            "package", f"-DCMAKE_PREFIX_PATH={self.prefix}", f"-DVERSION={MINOR_VERSION}"
        )
        self.assertEqual(editions(folder / "consumer"), self.editions)
        self.assertEqual(editions(folder / "consumer_c"), self.editions)
        self.assertEqual(editions(folder / "sink"), self.editions)

    def test_components(self) -> None:
        def configure(*components: str) -> subprocess.CompletedProcess[str]:
            options = (f"-DCMAKE_PREFIX_PATH={self.prefix}", f"-DCOMPONENTS={';'.join(components)}", "-DLANGUAGES=C")
            command = ("cmake", "-S", CONSUMER, "-B", fresh("components"), "-DHOW=package", *options)
            return subprocess.run([*map(str, command)], capture_output=True, text=True)

        self.assertEqual(configure("living", *self.editions, "sink", "program").returncode, 0)
        lacking = configure("1999-12-24")
        self.assertNotEqual(lacking.returncode, 0)
        message = " ".join(lacking.stderr.split())
        self.assertIn("It was installed without the component “1999-12-24”.", message)
        self.assertIn(f"It has: sink, {', '.join(self.editions)}, living, program.", message)

    def test_find_package_in_a_project_in_c_only(self) -> None:
        folder = consumer_by_cmake("package", f"-DCMAKE_PREFIX_PATH={self.prefix}", "-DLANGUAGES=C")
        self.assertEqual(editions(folder / "consumer_c"), self.editions)

    @unittest.skipUnless(shutil.which("pkg-config"), "no pkg-config")
    def test_pkg_config(self) -> None:
        program = consumer_by_pkg_config(self.prefix, COMPILER, *WARNINGS, CONSUMER / "consumer.cpp")
        self.assertEqual(editions(program), self.editions)
        sink = consumer_by_pkg_config(
            self.prefix, COMPILER, *WARNINGS, CONSUMER / "sink.cpp", package="lockstep-sink"
        )
        self.assertEqual(editions(sink), self.editions)

    @unittest.skipUnless(shutil.which("pkg-config"), "no pkg-config")
    def test_pkg_config_for_c(self) -> None:
        # The C++ library is a private dependency of the static library.
        program = consumer_by_pkg_config(
            self.prefix, "cc", *C_WARNINGS, CONSUMER / "consumer.c", private=True
        )
        self.assertEqual(editions(program), self.editions)

    def link_error(self, compiler: str | Path, source: Path, *options: str) -> str:
        """The linker's message for a program compiled with other settings than the library."""
        program = FOLDER / "mismatch"
        command = (compiler, *options, f"-I{self.prefix / 'include'}", source, "-o", program)
        library = library_folder(self.prefix) / "liblockstep.a"
        result = subprocess.run([*map(str, command), str(library), "-lstdc++", "-lm"], capture_output=True, text=True)
        self.assertNotEqual(result.returncode, 0, "it was linked")
        return result.stderr

    def test_a_program_compiled_with_other_settings_does_not_link(self) -> None:
        program = FOLDER / "mismatch.cpp"
        program.write_text('#include "lockstep/lockstep.h"\nint main() { return lockstep::parse("").title() != ""; }\n')
        version = f"version_{MINOR_VERSION.replace('.', '_')}_and_"
        living = all_editions()[-1]
        names = ["living" if edition == living else f"html_{edition.replace('-', '_')}" for edition in self.editions]
        editions = "".join(f"_and_{name}_is_1" for name in names)
        old = f"html_{OLD.replace('-', '_')}_is_"
        collected = ("-std=c++20", "-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections")
        for options, wanted in (
            (("-std=c++20", f"-DLOCKSTEP_HTML_{OLD.replace('-', '_')}=0"), editions.replace(f"{old}1", f"{old}0")),
            (("-std=c++20", "-DLOCKSTEP_PLAIN_RULES=1"), f"{editions}_and_plain_rules_is_1"),
            (("-std=c++20", "-DNDEBUG", "-O2", "-DLOCKSTEP_PLAIN_RULES=1"), f"{editions}_and_plain_rules_is_1"),
            ((*collected, "-DLOCKSTEP_PLAIN_RULES=1"), f"{editions}_and_plain_rules_is_1"),
            (("-std=c++20", "-D_GLIBCXX_DEBUG"), f"{editions}_and_plain_rules_is_0_and_glibcxx_debug_is_1"),
        ):
            error = self.link_error(COMPILER, program, *options)
            self.assertIn("undefined reference to `lockstep_is_built_with_" + version, error)
            self.assertIn(wanted, error)
        other_version = ("VERSION_H", "VERSION_MAJOR=7", "VERSION_MINOR=8", 'VERSION="7.8.0"')
        options = tuple(f"-DLOCKSTEP_{macro}" for macro in other_version)
        error = self.link_error(COMPILER, program, "-std=c++20", *options)
        self.assertIn("undefined reference to `lockstep_is_built_with_version_7_8_and_", error)
        error = self.link_error("cc", CONSUMER / "consumer.c", "-std=c99", *options)
        self.assertIn("undefined reference to `lockstep_c_interface_of_version_7_8'", error)
        # It links with the same settings, even if they are not those from CMake and pkg-config.
        same = FOLDER / "same"
        library = library_folder(self.prefix) / "liblockstep.a"
        run(COMPILER, *collected, "-DNDEBUG", f"-I{self.prefix / 'include'}", program, library, "-o", same)
        run(same)

    def test_no_path_of_the_build_is_left(self) -> None:
        for path in self.prefix.rglob("*"):
            if path.suffix in (".cmake", ".pc", ".h"):
                text = path.read_text(encoding="utf-8")
                for folder in (ROOT, BUILD, FOLDER):
                    self.assertNotIn(str(folder), text, path)

    def test_the_manual_pages_have_all_commands_and_options(self) -> None:
        program, folder = self.prefix / "bin/lockstep", self.prefix / "share/man/man1"
        general = run(program, "help")
        page = (folder / "lockstep.1").read_text(encoding="utf-8")
        commands = re.findall(r"^  ([a-z]+)  ", general.partition("\nOptions:")[0], re.MULTILINE)
        self.assertGreater(len(commands), 7)
        self.assertEqual(
            {path.name for path in folder.iterdir()},
            {"lockstep.1", *(f"lockstep-{name}.1" for name in commands)},
        )
        for name in commands:
            self.assertIn(f"\n.B {name}\n", page)
            self.assertIn(f"\n.BR lockstep\\-{name} (1)", page)
            own = (folder / f"lockstep-{name}.1").read_text(encoding="utf-8")
            self.assertIn(f"\nlockstep\\-{name} \\- ", own)
            options = re.findall(r"^  ((?:-[a-z], )?--[^ ]+)", run(program, "help", name), re.MULTILINE)
            self.assertIn("--help", options)
            for option in options:
                escaped = option.replace("-", "\\-").replace("'", r"\(aq")
                self.assertIn(f"\n.B {escaped}\n", own)

    @unittest.skipUnless(shutil.which("groff"), "no groff")
    def test_the_manual_pages_are_well_formed(self) -> None:
        for page in (self.prefix / "share/man/man1").iterdir():
            result = subprocess.run(["groff", "-man", "-ww", "-Kutf8", "-Tutf8", page], capture_output=True)
            self.assertEqual(result.stderr.decode(), "", page)

    def test_completions(self) -> None:
        for shell, path in (
            ("bash", "bash-completion/completions/lockstep"),
            ("zsh", "zsh/site-functions/_lockstep"),
            ("fish", "fish/vendor_completions.d/lockstep.fish"),
        ):
            script = (self.prefix / "share" / path).read_text(encoding="utf-8")
            self.assertEqual(script, run(self.prefix / "bin/lockstep", "completion", shell))


class Shared(unittest.TestCase):
    """A shared library with one edition, and the program, which uses what the library hides. Both are compiled as a part of
    another project, which installs them."""

    build: Path
    prefix: Path
    library: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.build = consumer_by_cmake(
            "subdirectory",
            *("-DBUILD_SHARED_LIBS=ON", "-DLOCKSTEP_INSTALL=ON", "-DLOCKSTEP_BUILD_CLI=ON", *QUICK),
            f"-DLOCKSTEP_EDITIONS={OLD}",
            compiler=QUICK_COMPILER,
        )
        cls.prefix = install(cls.build, "shared")
        cls.library = library_folder(cls.prefix)

    def test_add_subdirectory(self) -> None:
        for name in ("consumer", "consumer_c", "sink"):
            self.assertEqual(editions(self.build / name), [OLD])

    def test_find_package(self) -> None:
        # Trees of programs take long to compile, and the project above has one.
        folder = consumer_by_cmake(
            "package", f"-DCMAKE_PREFIX_PATH={self.prefix}", f"-DVERSION={MINOR_VERSION}", build=False
        )
        run("cmake", "--build", folder, "--target", "consumer", "consumer_c")
        self.assertEqual(editions(folder / "consumer"), [OLD])
        self.assertEqual(editions(folder / "consumer_c"), [OLD])

    @unittest.skipUnless(shutil.which("pkg-config"), "no pkg-config")
    def test_pkg_config(self) -> None:
        for command in (
            (COMPILER, *WARNINGS, CONSUMER / "consumer.cpp"),
            ("cc", *C_WARNINGS, CONSUMER / "consumer.c"),
        ):
            self.assertEqual(editions(consumer_by_pkg_config(self.prefix, *command)), [OLD])

    def test_the_program(self) -> None:
        page = FOLDER / "page.html"
        page.write_text("<p>x")
        program = self.prefix / "bin" / "lockstep"
        self.assertIn("<p>", run(program, "parse", page))
        self.assertIn("start tag p", run(program, "explain", page))

    @unittest.skipUnless(sys.platform == "linux", "names of shared libraries are those of Linux")
    def test_its_name_changes_with_the_minor_version(self) -> None:
        self.assertEqual(
            {path.name for path in self.library.glob("liblockstep*")},
            {"liblockstep.so", f"liblockstep.so.{MINOR_VERSION}", f"liblockstep.so.{VERSION}"},
        )

    @unittest.skipUnless(sys.platform == "linux" and shutil.which("nm"), "no nm, or another one")
    def test_its_symbols_have_the_minor_version(self) -> None:
        names = run("nm", "-D", "--defined-only", self.library / "liblockstep.so").split()
        versions = {name.rpartition("@")[2] for name in names if "lockstep" in name}
        self.assertEqual(versions, {f"LOCKSTEP_{MINOR_VERSION}"})

    def nm(self, *options: str) -> str:
        """The exported symbols, without their versions and without the version itself."""
        listed = run("nm", "-D", "--defined-only", *options, self.library / "liblockstep.so")
        version = f"LOCKSTEP_{MINOR_VERSION}"
        return "".join(f"{line.removesuffix(f'@@{version}')}\n" for line in listed.splitlines() if not line.endswith(f" {version}"))

    @unittest.skipUnless(sys.platform == "linux" and shutil.which("nm"), "no nm, or another one")
    def test_it_exports_the_public_interface(self) -> None:
        # The same objects as a static library show which functions are not inline.
        own = re.compile(r"^\w+ [TRD] (lockstep::.*)$", re.MULTILINE)
        exported = set(own.findall(self.nm("-C")))
        inside = re.compile(r"lockstep::(detail|parser|living|snapshot_\d+)::|\(anonymous namespace\)|::Implementation::")
        defined = own.findall(run("nm", "-C", self.build / "lockstep" / "liblockstep_inside.a"))
        public = {name for name in defined if not inside.search(name)}
        self.assertEqual(public - exported, set(), "LOCKSTEP_EXPORT is missing")
        # What inline accessors and the templates of sink_parser.h call, for any edition: see the programs.
        headers = [self.prefix / "include", self.prefix / "include/lockstep/inside"]
        flags = [f"-I{folder}" for folder in headers] + ["-DLOCKSTEP_SHARED", "-DLOCKSTEP_PLAIN_RULES=0"]
        called = re.compile(r"^ +U (lockstep::.*)$", re.MULTILINE)
        needed: set[str] = set()
        for name in ("consumer.cpp", "sink.cpp"):
            program = FOLDER / f"{name}.o"
            run(COMPILER, "-std=c++20", *flags, "-c", CONSUMER / name, "-o", program)
            needed |= set(called.findall(run("nm", "-C", program)))
        self.assertEqual(exported - public - needed, set(), "it is exported but not needed")

    @unittest.skipUnless(sys.platform == "linux" and shutil.which("nm"), "no nm, or another one")
    def test_what_it_exports_is_recorded(self) -> None:
        recorded = ROOT / "tests" / "abi" / "exported.txt"
        exported = "".join(f"{name}\n" for name in sorted(set(re.findall(r"^\w+ T (lockstep::.*)$", self.nm("-C"), re.MULTILINE))))
        if os.environ.get("LOCKSTEP_RECORD_ABI"):
            recorded.write_text(exported, encoding="utf-8")
        advice = "an addition: set LOCKSTEP_RECORD_ABI=1 to record it; all else needs a new minor version"
        self.assertEqual(exported, recorded.read_text(encoding="utf-8"), advice)

    @unittest.skipUnless(sys.platform == "linux" and shutil.which("nm"), "no nm, or another one")
    def test_it_exports_all_of_the_interface_for_c(self) -> None:
        headers = "".join(path.read_text() for path in (ROOT / "generated/include/lockstep/c").glob("*.h"))
        declared = set(re.findall(r"^LOCKSTEP_EXPORT\s[^;()]*?\b(lockstep_\w+)\(", headers, re.MULTILINE))
        exported = self.nm()
        self.assertEqual(set(re.findall(r" T (lockstep_\w+)$", exported, re.MULTILINE)), declared)
        self.assertGreater(len(declared), 80)

    @unittest.skipUnless(sys.platform == "linux" and shutil.which("nm"), "no nm, or another one")
    def test_it_exports_nothing_else(self) -> None:
        exported = self.nm("-C")
        names = [line.split(" ", 2)[2] for line in exported.splitlines()]
        own = re.compile(r"lockstep_|lockstep::|(vtable|typeinfo|typeinfo name) for lockstep::")
        self.assertEqual([name for name in names if not own.match(name)], [])


class Inside(unittest.TestCase):
    """The library as a part of another project's build, which it leaves as it was: it has to be configured, not compiled."""

    def test_it_changes_nothing_else(self) -> None:
        for how in ("subdirectory", "fetch"):
            with self.subTest(how):
                folder = consumer_by_cmake(how, *QUICK, build=False, name=f"inside-{how}")
                prefix = fresh("nothing")
                run("cmake", "--install", folder, "--prefix", prefix)
                self.assertFalse(
                    prefix.exists(), "Lockstep is installed with the project, which did not request it"
                )

    def test_slow_code_is_named(self) -> None:
        for build_type, flags, named in (("", "", True), ("", "-O0", True), ("None", "-g -O2", True), ("None", "-O3", False), ("Release", "", False)):
            with self.subTest(build_type=build_type, flags=flags):
                folder = fresh("slow")
                folder.mkdir()
                lines = ("cmake_minimum_required(VERSION 3.23)", "project(slow LANGUAGES CXX)", f"add_subdirectory({ROOT} lockstep)")
                (folder / "CMakeLists.txt").write_text("\n".join(lines), encoding="utf-8")
                options = (f"-DCMAKE_BUILD_TYPE={build_type}", f"-DCMAKE_CXX_FLAGS={flags}", f"-DCMAKE_CXX_COMPILER={COMPILER}")
                said = run("cmake", "-S", folder, "-B", folder / "build", *options)
                self.assertEqual("the library will be slow: with -O2 it takes 1.4 times as long" in said, named, said)


class Amalgamated(unittest.TestCase):
    folder: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = fresh("amalgamated")
        run(sys.executable, ROOT / "scripts" / "commands" / "amalgamate", cls.folder)

    def check(self, compiler: str | Path, *options: str) -> list[str]:
        flags = (*WARNINGS, "-Wundef", "-fno-exceptions", "-fno-rtti", "-DAMALGAMATED", f"-I{self.folder}")
        library = FOLDER / f"amalgamated-{Path(compiler).name}.o"
        # States of the tokenizer inline whatever they call (gnu::flatten): in one file, something must end that, or the compiler
        # takes ten gigabytes and more. KiB:
        limited = ("sh", "-c", 'ulimit -v 4000000 && exec "$@"', "sh")
        run(*limited, compiler, *flags, *options, "-c", self.folder / "lockstep.cpp", "-o", library)
        in_c = library.with_suffix(".c.o")
        run("cc", *C_WARNINGS, "-DAMALGAMATED", f"-I{self.folder}", "-c", CONSUMER / "consumer.c", "-o", in_c)
        found = []
        for name, consumer in (
            ("consumer", CONSUMER / "consumer.cpp"),
            ("sink", CONSUMER / "sink.cpp"),
            ("consumer-c", in_c),
        ):
            program = FOLDER / f"{name}-amalgamated-{Path(compiler).name}"
            run(compiler, *flags, *options, library, consumer, "-o", program)
            found.append(editions(program))
        self.assertEqual(found, [found[0]] * 3)
        return found[0]

    def test_optimized_without_an_edition(self) -> None:
        self.assertNotIn(OLD, self.check(COMPILER, "-O1", f"-DLOCKSTEP_HTML_{OLD.replace('-', '_')}=0"))

    @unittest.skipUnless(shutil.which("clang++"), "no clang++")
    def test_clang(self) -> None:
        self.assertEqual(len(self.check("clang++")), len(all_editions()))

    def test_the_same_again(self) -> None:
        again = fresh("amalgamated-again")
        run(sys.executable, ROOT / "scripts" / "commands" / "amalgamate", again)
        for name in ("lockstep.h", "lockstep_sink.h", "lockstep.cpp", "lockstep_c.h"):
            self.assertEqual((self.folder / name).read_bytes(), (again / name).read_bytes(), name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[4:], verbosity=2)
