"""Takes the large indexes of the Encoding Standard out of the module.

encoding_tables.py INDEXES.cpp TABLES.cpp TABLES.bin: INDEXES.cpp is generated/tables/encoding_indexes.cpp. TABLES.cpp is the
same with these indexes empty, and a function that fills them from TABLES.bin: the differences between neighbours, as numbers
of seven bits a byte, the lowest first and the sign in the lowest bit. They compress to half of what the indexes would.
"""

import re
import sys
from pathlib import Path

INDEX = re.compile(r"^const (Index<\d+, (\d+)>|std::uint32_t) (\w+)(\[\d+\])? = (\{\{?)\n(.*?)\n(\}\}?);", re.S | re.M)
LARGE = 500  # entries


def packed(numbers: list[int]) -> bytes:
    out = bytearray()
    before = 0
    for number in numbers:
        difference = (number - before + 2**31) % 2**32 - 2**31  # in 32 bits
        before = number
        rest = difference * 2 if difference >= 0 else -difference * 2 - 1
        while rest >= 128:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest)
    return bytes(out)


def main(indexes: str, source: str, data: str) -> None:
    text = Path(indexes).read_text(encoding="utf-8")
    out = bytearray()
    names: list[tuple[str, str, int]] = []

    def empty(match: re.Match[str]) -> str:
        numbers = [int(number, 0) for number in re.findall(r"0x[0-9a-f]+|\b\d+", match[6])]
        if len(numbers) < LARGE:
            return match[0]
        out.extend(packed(numbers))
        word = "std::uint16_t" if match[2] else "std::uint32_t"
        names.append((match[3], word, len(numbers)))
        return f"const {match[1]} {match[3]}{match[4] or ''} = {{}};"

    text = INDEX.sub(empty, text)
    if len(names) != 6:
        raise SystemExit(f"encoding_tables: found {[name for name, *_ in names]}, not six large indexes")
    fills = "\n".join(
        f"  fill(reinterpret_cast<const {word}*>(&detail::{name}), {count}, packed);" for name, word, count in names
    )
    Path(source).write_text(
        text
        + f"""
#include <cstddef>

#include "encoding_tables.h"

namespace lockstep::web {{

namespace {{

// The tables are constants of other files, in memory that can be written.
template <class Number>
void fill(const Number* table, std::size_t count, const unsigned char*& packed) {{
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < count; ++i) {{
    std::uint32_t rest = 0;
    int shift = 0;
    do rest |= (*packed & 127u) << shift, shift += 7;
    while ((*packed++ & 128) != 0);
    value += (rest & 1) != 0 ? ~(rest >> 1) : rest >> 1;
    const_cast<volatile Number*>(table)[i] = static_cast<Number>(value);
  }}
}}

}}  // namespace

bool fill_encoding_tables(const unsigned char* packed, std::size_t size) {{
  if (size != {len(out)}) return false;
{fills}
  return true;
}}

}}  // namespace lockstep::web
""",
        encoding="utf-8",
    )
    Path(data).write_bytes(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
