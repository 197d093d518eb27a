"""Tests of the current byte: switch labels and character classes."""

from __future__ import annotations

from lockstep_rules.characters import CLASSES, byte_cpp

from .statements import when

# Tests for a byte, in runtime/src/text/byte_scan.h.
CLASS_TESTS = {
    CLASSES["ASCII alpha"]: "is_ascii_alpha",
    CLASSES["ASCII upper alpha"]: "is_ascii_upper_alpha",
    CLASSES["ASCII lower alpha"]: "is_ascii_lower_alpha",
    CLASSES["ASCII digit"]: "is_ascii_digit",
    CLASSES["ASCII alphanumeric"]: "is_ascii_alphanumeric",
    CLASSES["ASCII upper hex digit"]: "is_ascii_upper_hex_digit",
    CLASSES["ASCII lower hex digit"]: "is_ascii_lower_hex_digit",
    CLASSES["ASCII hex digit"]: "is_ascii_hex_digit",
}


def is_class(codes: list[int]) -> bool:
    """Whether bytes are tested as a class and at most two others, instead of one by one."""
    return len(of_class(codes)) == 1


def class_test(codes: list[int], byte: str) -> str:
    [known] = of_class(codes)
    tests = [
        f"{CLASS_TESTS[known]}({byte})",
        *(f"{byte} == {byte_cpp(code)}" for code in codes if code not in known),
    ]
    return " || ".join(tests)


def of_class(codes: list[int]) -> list[frozenset[int]]:
    """The largest class inside the set, if it contains nearly all of the bytes."""
    known = [one for one in CLASS_TESTS if one <= frozenset(codes) and len(codes) - len(one) <= 2]
    return sorted(known, key=len)[-1:]


def labels(codes: list[int], block: bool = False) -> list[str]:
    """The labels of a switch over bytes; the last label may begin a block."""
    lines = [f"case {byte_cpp(code)}:" for code in codes]
    return [*lines[:-1], f"{lines[-1]} {{"] if block else lines


def switch(byte: str, cases: list[str]) -> list[str]:
    """A switch whose cases all leave it or continue after it; a single case becomes a condition."""
    cases_ = [line for line in cases if line.startswith("case ")]
    if len(cases_) == 1 and cases_[0].endswith(":") and "  break;" not in cases:
        value = cases_[0].removeprefix("case ").removesuffix(":")
        return when(f"{byte} == {value}", [line.removeprefix("  ") for line in cases[1:]])
    return [f"switch ({byte}) {{", *(f"  {line}" for line in cases), "}"] if cases else []
