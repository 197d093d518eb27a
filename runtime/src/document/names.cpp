#include "lockstep/detail/names.h"

#include <cstdio>
#include <cstring>

namespace lockstep::detail {

void out_of_memory() {
  std::fputs("lockstep: out of memory\n", stderr);
  std::abort();
}

namespace {

// Of every byte, so that names made to look alike to name_key do not pile up.
std::uint32_t full_hash(std::string_view name) {
  std::uint64_t hash = name.size();
  for (std::size_t at = 0; at < name.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, name.data() + at, name.size() - at < 8 ? name.size() - at : 8);
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
  }
  return static_cast<std::uint32_t>((hash * 0xD6E8FEB86659FD93u) >> 32);
}

std::uint64_t load(const char* from, std::size_t size) {
  std::uint64_t value = 0;
  std::memcpy(&value, from, size);
  return value;
}

}  // namespace

// Overlapping loads cover every name without a loop; very long names that are alike where it looks are
// settled by the comparison.
std::uint64_t name_key(std::string_view name) {
  const std::size_t n = name.size();
  const char* p = name.data();
  if (n == 0) return 0;
  const std::uint64_t first = n >= 8 ? load(p, 8) : load(p, n);
  std::uint64_t last = n >= 8 ? load(p + n - 8, 8) : 0;
  if (n > 16) last += load(p + n / 2 - 4, 8) * 0xC2B2AE3D27D4EB4Fu;
  return first ^ (last * 0x9E3779B97F4A7C15u) ^ (static_cast<std::uint64_t>(n) << 56);
}

NameId KnownNames::find(std::string_view name) const {
  const std::uint64_t hash = name_key(name) * multiplier;
  const std::uint64_t displaced = hash ^ displacements[hash >> bucket_shift];
  const NameId id = slots[(displaced * 0xD6E8FEB86659FD93u) >> slot_shift];
  return names[id] == name ? id : 0;
}

NameId NameTable::find(std::string_view name) const {
  const NameId known = known_->find(name);
  if (known != 0 || slots_.empty()) return known;
  const std::uint32_t hash = full_hash(name);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask; slots_[i] != 0; i = (i + 1) & mask) {
    const Entry& entry = entries_[slots_[i] - 1];
    if (entry.hash == hash && std::string_view(text_.data() + entry.offset, entry.size) == name)
      return known_->count + slots_[i] - 1;
  }
  return 0;
}

NameId NameTable::intern(std::string_view name) {
  const NameId found = find(name);
  if (found != 0 || name.empty()) return found;
  if ((entries_.size() + 1) * 2 > slots_.size()) grow_slots();
  const std::uint32_t hash = full_hash(name);
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

std::size_t NameTable::bytes() const {
  return entries_.capacity() * sizeof(Entry) + text_.capacity() + slots_.capacity() * sizeof(std::uint32_t);
}

}  // namespace lockstep::detail
