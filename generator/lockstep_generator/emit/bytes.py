"""Tests of the current byte: labels of a switch, and classes."""

from __future__ import annotations

from ..characters import CLASSES, byte_cpp

# Tests of a byte, in runtime/src/text/byte_scan.h.
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
    """Whether bytes are tested as a class, not one by one."""
    return frozenset(codes) in CLASS_TESTS


def class_test(codes: list[int], byte: str) -> str:
    return f"{CLASS_TESTS[frozenset(codes)]}({byte})"


def labels(codes: list[int], block: bool = False) -> list[str]:
    """The labels of a switch over bytes; the last one may begin a block."""
    lines = [f"case {byte_cpp(code)}:" for code in codes]
    return [*lines[:-1], f"{lines[-1]} {{"] if block else lines


def switch(byte: str, cases: list[str]) -> list[str]:
    """A switch whose cases all leave it or continue after it."""
    return [f"switch ({byte}) {{", *(f"  {line}" for line in cases), "}"] if cases else []
