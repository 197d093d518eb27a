// Memory of the standard library's tables, as limits count it.
#ifndef LOCKSTEP_DOCUMENT_TABLE_BYTES_H
#define LOCKSTEP_DOCUMENT_TABLE_BYTES_H

#include <cstddef>

namespace lockstep::detail {

// Of an unordered map or set, and what it takes to grow: a block for each value, and twice as many buckets
// while the old ones are still there.
template <class Table>
std::size_t bytes_of(const Table& table) {
  constexpr std::size_t kOfNode = 4 * sizeof(void*);  // link, hash, and what the allocator adds
  if (table.empty()) return 0;
  return table.size() * (sizeof(typename Table::value_type) + kOfNode) +
         3 * table.bucket_count() * sizeof(void*);
}

// Of a vector's elements, and what it takes to grow: twice as many, while the old ones are still there.
template <class Vector>
std::size_t bytes_of_vector(const Vector& vector) {
  return 3 * vector.capacity() * sizeof(typename Vector::value_type);
}

}  // namespace lockstep::detail

#endif
