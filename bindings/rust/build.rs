//! Compiles the library, or links one that is already there: `LOCKSTEP_LIB_DIR` is the folder of `liblockstep.a`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=LOCKSTEP_LIB_DIR");
    println!("cargo:rerun-if-env-changed=DOCS_RS");
    if env::var_os("DOCS_RS").is_some() {
        return; // documentation needs no library
    }
    match env::var_os("LOCKSTEP_LIB_DIR") {
        Some(folder) => link(Path::new(&folder)),
        None => compile(&sources()),
    }
}

fn link(folder: &Path) {
    println!("cargo:rerun-if-changed={}", folder.join("liblockstep.a").display());
    println!("cargo:rustc-link-search=native={}", folder.display());
    println!("cargo:rustc-link-lib=static=lockstep");
    let os = env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let runtime = if matches!(os.as_str(), "macos" | "ios" | "freebsd" | "openbsd") { "c++" } else { "stdc++" };
    println!("cargo:rustc-link-lib={runtime}");
}

/// The folder with `lockstep.cpp`: that of the package, or in a clone of the project a new one.
fn sources() -> PathBuf {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let ready = package.join("amalgamated");
    if ready.join("lockstep.cpp").exists() {
        return ready;
    }
    let root = package.join("../..");
    let script = root.join("scripts/commands/amalgamate");
    assert!(script.exists(), "the package has no amalgamated/lockstep.cpp, and this is not a clone of Lockstep");
    for folder in ["runtime/src", "runtime/include", "generated"] {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
    }
    let made = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("amalgamated");
    let status = Command::new("python3").arg(&script).arg(&made).status();
    assert!(status.is_ok_and(|it| it.success()), "{} failed: it needs Python 3", script.display());
    made
}

fn compile(folder: &Path) {
    let mut build = cc::Build::new();
    build.cpp(true).std("c++20").file(folder.join("lockstep.cpp")).include(folder).warnings(false);
    // The library is always optimized: without that it is many times slower, and a page is often large.
    build.opt_level(3).debug(false).flag_if_supported("-fno-semantic-interposition");
    if env::var_os("CARGO_FEATURE_EDITIONS").is_none() {
        for edition in OLDER_EDITIONS {
            build.define(edition, "0");
        }
    }
    build.compile("lockstep");
}

/// The macros that leave editions out.
const OLDER_EDITIONS: [&str; 1] = ["LOCKSTEP_HTML_2024_09_12"];
