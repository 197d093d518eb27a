// Making a str from UTF-8, in one step or in two: determining its size, and writing its characters. Neither
// of the two needs the GIL, which is held only to allocate between them.
#ifndef LOCKSTEP_PYTHON_TEXT_H
#define LOCKSTEP_PYTHON_TEXT_H

#include <nanobind/nanobind.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace lockstep::python {

namespace nb = nanobind;

// Returns the result of a Python function, a new object. If it is null, raises the exception that was set.
inline nb::object checked(PyObject* made) {
  if (made == nullptr) throw nb::python_error();
  return nb::steal(made);
}

// Returns a str for UTF-8, in which surrogates may be three bytes each.
nb::object text(std::string_view utf_8);

// Counts the size of a str and the width of its characters. Does not need the GIL.
class TextSize {
 public:
  // Adds UTF-8 that is well formed except for surrogates, which may be three bytes each. O(n)
  void add(std::string_view utf_8);

  std::size_t characters() const { return bytes_ - continuation_bytes_; }
  std::size_t bytes() const { return bytes_; }
  // The greatest character of the narrowest str that can contain these characters: U+7F, U+FF, U+FFFF or
  // U+10FFFF.
  unsigned long widest() const;

 private:
  std::size_t bytes_ = 0, continuation_bytes_ = 0;
  unsigned char greatest_ = 0;  // the greatest byte
};

// A str that no other code can access yet.
class NewText {
 public:
  // Allocates the str. Needs the GIL. Raises MemoryError.
  explicit NewText(const TextSize& size);
  // Writes the next characters. All calls together must add the text that was added to the size. Does not
  // need the GIL. O(n)
  void add(std::string_view utf_8);
  // Returns the str. Needs the GIL.
  nb::object take();

 private:
#ifdef Py_LIMITED_API
  std::string utf_8_;  // decoded in take(), since no function of the stable ABI creates a writable str
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
