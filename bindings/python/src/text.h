// Making a str from UTF-8, at once or in two steps: determining its size, and writing its characters.
// Neither needs the GIL, which is held between them only to allocate.
#ifndef LOCKSTEP_PYTHON_TEXT_H
#define LOCKSTEP_PYTHON_TEXT_H

#include <nanobind/nanobind.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep::python {

namespace nb = nanobind;

// The result of a Python function: a new object, or null with an exception, which is raised.
inline nb::object checked(PyObject* made) {
  if (made == nullptr) throw nb::python_error();
  return nb::steal(made);
}

// A str of UTF-8, in which surrogates may be three bytes each.
nb::object text(std::string_view utf_8);

// The size of a str, and the width of its characters. Without the GIL.
class TextSize {
 public:
  // Adds UTF-8 that is well formed, but for surrogates, which may be three bytes each. O(n)
  void add(std::string_view utf_8);

  std::size_t characters() const { return bytes_ - continuation_bytes_; }
  std::size_t bytes() const { return bytes_; }
  // The greatest character of the narrowest str that can have these: U+7F, U+FF, U+FFFF or U+10FFFF.
  unsigned long widest() const;

 private:
  std::size_t bytes_ = 0, continuation_bytes_ = 0;
  unsigned char greatest_ = 0;  // of the bytes
};

// A str that no other code can access yet.
class NewText {
 public:
  // Allocates. Needs the GIL. Raises MemoryError.
  explicit NewText(const TextSize& size);
  // Writes the next characters: in all, what was added to the size. Without the GIL. O(n)
  void add(std::string_view utf_8);
  // The str. Needs the GIL.
  nb::object take();

 private:
#ifdef Py_LIMITED_API
  std::string utf_8_;  // decoded in take(): no stable function creates a str to be written
#else
  template <class Unit>
  void write(std::string_view utf_8);

  nb::object text_;
  unsigned char* next_;
  unsigned long widest_;
#endif
};

}  // namespace lockstep::python

#endif
