"""Mutants of tables that only the library reads: the library is compiled with each mutant
(docs/evidence/mutation.md)."""
