// A growable array of trivially copyable values.
#ifndef LOCKSTEP_DETAIL_POD_VECTOR_H
#define LOCKSTEP_DETAIL_POD_VECTOR_H

#include <cstddef>
#include <cstring>
#include <type_traits>
#include <utility>

#include "lockstep/export.h"

namespace lockstep::detail {

// Handles exhausted memory: throws std::bad_alloc or, if compiled without exceptions, ends the process with a
// message.
[[noreturn]] LOCKSTEP_EXPORT void out_of_memory();

// std::realloc() and std::free(), unless set_memory_functions() has replaced them. The size is not 0.
LOCKSTEP_EXPORT void* resize_memory(void* old, std::size_t size);
LOCKSTEP_EXPORT void free_memory(void* memory);

// std::vector grows by allocating, copying and freeing. PodVector grows with realloc, which can remap the
// pages of large blocks instead of copying their bytes. It never runs constructors: nodes and attributes are
// plain records.
//
// The first `kInline` values are stored in the object itself, which then cannot be moved.
template <class T, std::size_t kInline = 0>
class PodVector {
  static_assert(std::is_trivially_copyable_v<T>);
  struct Nothing {
    T* data() { return nullptr; }
  };
  // Uninitialized.
  struct Inline {
    T* data() { return reinterpret_cast<T*>(bytes); }
    alignas(T) unsigned char bytes[kInline == 0 ? 1 : kInline * sizeof(T)];
  };

 public:
  PodVector() = default;
  PodVector(PodVector&& other) noexcept requires(kInline == 0)
      : data_(std::exchange(other.data_, nullptr)),
        size_(std::exchange(other.size_, 0)),
        capacity_(std::exchange(other.capacity_, 0)) {}
  PodVector& operator=(PodVector&& other) noexcept requires(kInline == 0) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
    return *this;
  }
  // Takes over the memory of a vector of another type and resizes it to `size` values; `size` must not be 0.
  // The bytes of the other vector's values are kept at the beginning.
  template <class Other>
  PodVector(PodVector<Other>&& other, std::size_t size) requires(kInline == 0) {
    void* const data = resize_memory(other.data_, size * sizeof(T));
    if (data == nullptr) out_of_memory();
    other.data_ = nullptr;
    other.size_ = other.capacity_ = 0;
    data_ = static_cast<T*>(data);
    size_ = capacity_ = size;
  }
  ~PodVector() {
    if (!is_inline() && data_ != nullptr) free_memory(data_);
  }

  T* data() { return data_; }
  const T* data() const { return data_; }
  std::size_t size() const { return size_; }
  std::size_t capacity() const { return capacity_; }
  // Large vectors grow by a smaller factor, so that spare capacity takes little of a memory limit.
  static std::size_t next_capacity(std::size_t capacity) {
    constexpr std::size_t kLeast = sizeof(T) < 64 ? 256 / sizeof(T) : 4;
    constexpr std::size_t kLarge = (std::size_t{1} << 20) / sizeof(T);
    if (capacity < kLeast) return kLeast;
    return capacity + (capacity < kLarge ? capacity / 2 : capacity / 8);
  }
  // Bytes allocated outside the object.
  std::size_t bytes_outside() const { return capacity_ == kInline ? 0 : capacity_ * sizeof(T); }
  // Bytes allocated outside the object after the next growth: the memory that must be available for it.
  std::size_t bytes_to_grow() const {
    return capacity_ == kInline ? 0 : next_capacity(capacity_) * sizeof(T);
  }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }

  void clear() { size_ = 0; }
  // Frees the memory and resets the vector.
  void release() {
    if (!is_inline() && data_ != nullptr) free_memory(data_);
    data_ = inline_.data();
    size_ = 0;
    capacity_ = kInline;
  }
  void pop_back() { --size_; }
  void push_back(const T& value) {
    const T copy = value;  // value may be an element of this vector
    if (size_ == capacity_) grow(size_ + 1);
    data_[size_++] = copy;
  }
  // Appends `count` uninitialized values and returns a pointer to the first.
  T* extend(std::size_t count) {
    if (capacity_ - size_ < count) grow(size_ + count);
    T* first = data_ + size_;
    size_ += count;
    return first;
  }
  void append(const T* values, std::size_t count) {
    if (count != 0) std::memcpy(static_cast<void*>(extend(count)), values, count * sizeof(T));
  }
  void resize(std::size_t size) { size_ = size; }  // only to shrink, or after reserve
  // O(size)
  void remove_prefix(std::size_t count) {
    size_ -= count;
    if (count != 0) std::memmove(static_cast<void*>(data_), data_ + count, size_ * sizeof(T));
  }
  // Frees unused capacity.
  void shrink() {
    if (is_inline() || capacity_ == size_) return;
    if (size_ != 0) return reallocate(size_);
    free_memory(std::exchange(data_, inline_.data()));
    capacity_ = kInline;
  }
  // Makes room for exactly that many values.
  void reserve(std::size_t capacity) {
    if (capacity > capacity_) reallocate(capacity);
  }

 private:
  template <class, std::size_t>
  friend class PodVector;

  [[gnu::cold, gnu::noinline]] void grow(std::size_t needed) {
    const std::size_t capacity = next_capacity(capacity_);
    reallocate(capacity < needed ? needed : capacity);
  }
  [[gnu::cold, gnu::noinline]] void reallocate(std::size_t capacity) {
    void* data = resize_memory(is_inline() ? nullptr : static_cast<void*>(data_), capacity * sizeof(T));
    if (data == nullptr) out_of_memory();
    if (is_inline()) std::memcpy(data, static_cast<void*>(data_), size_ * sizeof(T));
    data_ = static_cast<T*>(data);
    capacity_ = capacity;
  }

  bool is_inline() { return kInline != 0 && data_ == inline_.data(); }

  [[no_unique_address]] std::conditional_t<kInline == 0, Nothing, Inline> inline_;
  T* data_ = inline_.data();
  std::size_t size_ = 0;
  std::size_t capacity_ = kInline;
};

}  // namespace lockstep::detail

#endif
