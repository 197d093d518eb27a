"""Turns the rules in spec/ into the C++ in generated/.

lockstep_rules reads, parses and checks the rules. The stages here are derive (tables and groups of bytes), specialize
(lanes), union (one text for all editions) and emit (C++ text); pipeline runs them.
"""

import gc

# The rules are many small objects, nearly all of which live as long as the process; at Python's default
# frequency, searching for cycles takes nearly half of the time.
gc.set_threshold(100_000, 20, 20)
