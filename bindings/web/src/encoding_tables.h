// The large indexes of the Encoding Standard, which the module gets from a file of their own:
// tools/encoding_tables.py.
#ifndef LOCKSTEP_WEB_ENCODING_TABLES_H
#define LOCKSTEP_WEB_ENCODING_TABLES_H

namespace lockstep::web {

void fill_encoding_tables(const unsigned char* packed);

}  // namespace lockstep::web

#endif
