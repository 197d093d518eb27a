"""Mutants of tables that no other reading than the library's has: the library is compiled with each
(docs/evidence/mutation.md)."""
