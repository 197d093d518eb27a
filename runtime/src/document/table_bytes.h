// The memory of standard containers as counted by the limits.
#ifndef LOCKSTEP_DOCUMENT_TABLE_BYTES_H
#define LOCKSTEP_DOCUMENT_TABLE_BYTES_H

#include <cstddef>

namespace lockstep::detail {

// The memory of an unordered map or set plus its next growth: a block for each value, and twice as many
// buckets while the old ones still exist.
template <class Table>
std::size_t bytes_of(const Table& table) {
  constexpr std::size_t kOfNode = 4 * sizeof(void*);  // link, hash, and the allocator's overhead
  if (table.empty()) return 0;
  return table.size() * (sizeof(typename Table::value_type) + kOfNode) +
         3 * table.bucket_count() * sizeof(void*);
}

// The memory of a vector's elements plus its next growth: twice as many, while the old ones still exist.
template <class Vector>
std::size_t bytes_of_vector(const Vector& vector) {
  return 3 * vector.capacity() * sizeof(typename Vector::value_type);
}

}  // namespace lockstep::detail

#endif
