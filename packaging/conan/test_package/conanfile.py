"""Compiles and runs the first program with the package that `conan create` made."""

from io import StringIO
from pathlib import Path

from conan import ConanFile
from conan.errors import ConanException
from conan.tools.build import can_run
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout


class LockstepTest(ConanFile):
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeDeps"

    def requirements(self):
        self.requires(self.tested_reference_str)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.user_presets_path = False  # it would be a file beside this one
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def test(self):
        if can_run(self):
            output = StringIO()
            self.run(str(Path(self.build_folder, self.cpp.build.bindir, "first")), output, env="conanrun")
            if "/clocks All clocks" not in output.getvalue():
                raise ConanException(f"the first program printed {output.getvalue()!r}")
