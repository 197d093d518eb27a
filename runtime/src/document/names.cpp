// The table of names unknown to the generator.
#include "lockstep/detail/names.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include "text/name_keys.h"

namespace lockstep::detail {

void out_of_memory() {
#if defined(__cpp_exceptions)
  throw std::bad_alloc();
#else
#if !defined(__EMSCRIPTEN__)  // Emscripten would need the C library's file functions for this
  std::fputs("lockstep: out of memory\n", stderr);
#endif
  std::abort();
#endif
}

namespace {

// Calls visit(offset, word) for words that together contain every byte of a name that is not empty: a short
// name is one word; in longer names, the last word overlaps the previous one. Stops when `visit` returns
// false.
template <class Visit>
void for_each_word(std::string_view name, Visit visit) {
  const char* const p = name.data();
  const std::size_t n = name.size();
  if (n < 8) {
    visit(0, load_short(p, n));
    return;
  }
  std::size_t at = 0;
  for (; n - at > 8; at += 8)
    if (!visit(at, load<std::uint64_t>(p + at))) return;
  visit(n - 8, load<std::uint64_t>(p + n - 8));
}

// Hashes every byte, so that names crafted to have the same name_key do not collide.
std::uint32_t full_hash(std::string_view name) {
  std::uint64_t hash = name.size();
  for_each_word(name, [&](std::size_t, std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
    return true;
  });
  return static_cast<std::uint32_t>((hash * 0xD6E8FEB86659FD93u) >> 32);
}

// Whether the bytes at `other` equal the name. Names are too short for a function call to pay off.
bool is_at(const char* other, std::string_view name) {
  if (name.size() < 8) return load_short(other, name.size()) == load_short(name.data(), name.size());
  bool same = true;
  for_each_word(name, [&](std::size_t at, std::uint64_t word) {
    return same = load<std::uint64_t>(other + at) == word;
  });
  return same;
}

}  // namespace

NameId NameTable::find_unknown(std::string_view name) const {
  if (slots_.empty() || name.empty()) return 0;
  const std::uint32_t hash = full_hash(name);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask; slots_[i] != 0; i = (i + 1) & mask) {
    const Entry& entry = entries_[slots_[i] - 1];
    if (entry.hash == hash && entry.size == name.size() && is_at(text_.data() + entry.offset, name))
      return known_->count + slots_[i] - 1;
  }
  return 0;
}

NameId NameTable::intern_unknown(std::string_view name) {
  const NameId found = find_unknown(name);
  if (found != 0 || name.empty()) return found;
  if ((entries_.size() + 1) * 2 > slots_.size()) grow_slots();
  const std::uint32_t hash = full_hash(name);
  if (name.size() > UINT32_MAX - text_.size()) out_of_memory();
  const auto offset = static_cast<std::uint32_t>(text_.size());
  std::memcpy(text_.extend(name.size()), name.data(), name.size());
  entries_.push_back({offset, static_cast<std::uint32_t>(name.size()), hash});
  const std::size_t mask = slots_.size() - 1;
  std::size_t i = hash & mask;
  while (slots_[i] != 0) i = (i + 1) & mask;
  slots_[i] = static_cast<std::uint32_t>(entries_.size());
  return known_->count + static_cast<NameId>(entries_.size()) - 1;
}

void NameTable::grow_slots() {
  const std::size_t size = slots_.empty() ? 64 : slots_.size() * 2;
  PodVector<std::uint32_t> slots;
  std::memset(slots.extend(size), 0, size * sizeof(std::uint32_t));
  for (std::size_t e = 0; e < entries_.size(); ++e) {
    std::size_t i = entries_[e].hash & (size - 1);
    while (slots[i] != 0) i = (i + 1) & (size - 1);
    slots[i] = static_cast<std::uint32_t>(e + 1);
  }
  slots_ = std::move(slots);
}

std::size_t NameTable::bytes_to_grow() const {
  // The slots double while the old ones still exist.
  return entries_.bytes_to_grow() + text_.bytes_to_grow() + 3 * slots_.capacity() * sizeof(std::uint32_t);
}

std::size_t NameTable::bytes() const {
  return entries_.capacity() * sizeof(Entry) + text_.capacity() + slots_.capacity() * sizeof(std::uint32_t);
}

}  // namespace lockstep::detail
