"""Turns the rules in spec/ into the C++ in generated/.

The stages, each a module: read (lines), parse (the model), check (consistency that no single line shows),
derive (tables and byte sets), emit (C++ text).
"""

import gc

# The rules are many small objects, nearly all of which live as long as the process: searching them for cycles
# as often as Python does by default takes nearly half the time.
gc.set_threshold(100_000, 20, 20)
