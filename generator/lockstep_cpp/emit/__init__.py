"""Stage emit: C++ text from the model and the derived tables, through the templates.

`statements`, `states` and `tag_scan` convert the model to lines of C++; `functions`, `dispatch` and
`mode_rows` collect them; `shared` and `edition` render the templates; `finishing` runs re2c and clang-format.
"""
