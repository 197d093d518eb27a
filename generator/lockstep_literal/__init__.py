"""A second interpretation of the rules: an interpreter that follows the Standard's text literally, one character
at a time.

It reads the generator's model and shares nothing with runtime/. It is slow, and exists for comparison with
the library and for trying mutants of the rules (docs/evidence/mutation.md)."""
