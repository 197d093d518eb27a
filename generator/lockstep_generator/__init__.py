"""Turns the rules in spec/ into the C++ in generated/.

The stages, each a module: read (lines), parse (the model), check (what a reviewer would look for),
derive (tables and byte sets), emit (C++ text).
"""
