"""The Conan package, of the tree that this file is in: `conan create packaging/conan`."""

import re
from pathlib import Path

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load


class LockstepConan(ConanFile):
    name = "lockstep"
    description = "HTML parser, generated from the HTML Standard's rules, for C++20 and C"
    license = "MIT"
    topics = ("html", "html5", "parser", "whatwg", "sanitizer")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    implements = ["auto_shared_fpic"]

    def set_version(self):
        header = load(self, Path(self.recipe_folder).parents[1] / "runtime/include/lockstep/version.h")
        self.version = re.findall(r'LOCKSTEP_VERSION "(.*)"', header)[0]

    def export_sources(self):
        root = Path(self.recipe_folder).parents[1]
        for pattern in ("CMakeLists.txt", "LICENSE", "cmake/*", "generated/*", "runtime/*"):
            copy(self, pattern, root, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        # The library's targets ask for C++20, whatever `compiler.cppstd` is.
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["LOCKSTEP_BUILD_CLI"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, Path(self.package_folder) / "licenses")

    def package_info(self):
        # CMake finds the package's own files, which pass on C++20 and the definitions.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = ["lib/cmake/lockstep"]
        self.cpp_info.libs = ["lockstep"]
        self.cpp_info.defines = ["LOCKSTEP_PLAIN_RULES=0", *["LOCKSTEP_SHARED"] * bool(self.options.shared)]
