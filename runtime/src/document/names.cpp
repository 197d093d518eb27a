#include "lockstep/detail/names.h"

#include <bit>
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

// Little-endian loads, as the generator computes keys.
template <class Word>
std::uint64_t load(const char* from) {
  Word value;
  std::memcpy(&value, from, sizeof value);
  if constexpr (std::endian::native == std::endian::big) {
    Word swapped = 0;
    for (std::size_t i = 0; i < sizeof value; ++i)
      swapped = static_cast<Word>(swapped << 8 | (value >> (8 * i) & 0xFF));
    value = swapped;
  }
  return value;
}

// The 1 to 7 bytes of a short name as a little-endian number, by loads of fixed size that overlap.
std::uint64_t load_short(const char* p, std::size_t n) {
  if (n >= 4) {
    return load<std::uint32_t>(p) | load<std::uint32_t>(p + n - 4) << (8 * (n - 4));
  }
  const auto byte = [p](std::size_t i) {
    return static_cast<std::uint64_t>(static_cast<unsigned char>(p[i])) << (8 * i);
  };
  return byte(0) | byte(n / 2) | byte(n - 1);
}

}  // namespace

// Overlapping loads cover every name without a loop; very long names that are alike where it looks are
// settled by the comparison.
std::uint64_t name_key(std::string_view name) {
  const std::size_t n = name.size();
  const char* p = name.data();
  if (n == 0) return 0;
  if (n < 8) return load_short(p, n) ^ static_cast<std::uint64_t>(n) << 56;
  const std::uint64_t first = load<std::uint64_t>(p);
  std::uint64_t last = load<std::uint64_t>(p + n - 8);
  if (n > 16) last += load<std::uint64_t>(p + n / 2 - 4) * 0xC2B2AE3D27D4EB4Fu;
  return first ^ (last * 0x9E3779B97F4A7C15u) ^ (static_cast<std::uint64_t>(n) << 56);
}

NameId KnownNames::find(std::string_view name) const {
  const std::uint64_t key = name_key(name);
  const std::uint64_t hash = key * multiplier;
  const std::uint64_t displaced = hash ^ displacements[hash >> bucket_shift];
  const NameId id = slots[(displaced * 0xD6E8FEB86659FD93u) >> slot_shift];
  // Up to seven bytes the key is the name itself.
  if (keys[id] != key) return 0;
  return name.size() < 8 || names[id] == name ? id : 0;
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
