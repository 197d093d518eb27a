// The large indexes of the Encoding Standard, which the module loads from a separate file:
// tools/encoding_tables.py.
#ifndef LOCKSTEP_WEB_ENCODING_TABLES_H
#define LOCKSTEP_WEB_ENCODING_TABLES_H

#include <cstddef>

namespace lockstep::web {

// Returns false, and fills no table, if the file has another size.
bool fill_encoding_tables(const unsigned char* packed, std::size_t size);

}  // namespace lockstep::web

#endif
