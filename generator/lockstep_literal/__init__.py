"""A second reading of the rules: an interpreter that follows the Standard's text literally, one character at a time.

It reads the generator's model and shares nothing with runtime/. It is slow, and made to be compared with the library;
and to try mutants of the rules in (docs/evidence/mutation.md)."""
