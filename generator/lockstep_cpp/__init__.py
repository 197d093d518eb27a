"""Turns the rules in spec/ into the C++ in generated/.

The stages, each a module: read (lines), parse (the model), check (consistency between lines), derive (tables
and byte sets), emit (C++ text).
"""

import gc

# The rules are many small objects, nearly all of which live as long as the process; Python's default
# frequency of cycle searches takes nearly half the time.
gc.set_threshold(100_000, 20, 20)
