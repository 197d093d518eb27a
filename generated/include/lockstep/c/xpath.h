// XPath 1.0: https://www.w3.org/TR/1999/REC-xpath-19991116/, on HTML documents as in browsers'
// document.evaluate(). See docs/guides/xpath.md.
//
// Generated from spec/interface/xpath.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_XPATH_H
#define LOCKSTEP_C_XPATH_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/selector.h"

#ifdef __cplusplus
extern "C" {
#endif

// A parsed expression. Any number of threads may use it at the same time, with any documents.
typedef struct lockstep_xpath lockstep_xpath;
// Why an expression cannot be parsed or evaluated.
typedef struct lockstep_xpath_error lockstep_xpath_error;
// The value of an expression.
typedef struct lockstep_xpath_value lockstep_xpath_value;

// The types of values.
enum {
  LOCKSTEP_XPATH_NODES = 1,
  LOCKSTEP_XPATH_STRING = 2,
  LOCKSTEP_XPATH_NUMBER = 3,
  LOCKSTEP_XPATH_BOOLEAN = 4,
};

// How an expression is parsed: a sum of these values.
enum {
  // Expressions may use functions that XPath 1.0 lacks: ends-with(), has-class(), lower-case(), string-join()
  // and upper-case().
  LOCKSTEP_XPATH_EXTENSIONS = 1,
  // An element name without a prefix matches in any namespace, so that `//svg` selects SVG elements.
  LOCKSTEP_XPATH_ANY_NAMESPACE = 2,
};

// A variable that expressions refer to: `$name`.
typedef struct lockstep_xpath_variable {
  const char* name;                   // without the `$`
  int32_t type;                       // the type of the value, which is in one of the following members
  const lockstep_xpath_value* nodes;  // a value that is nodes; the caller still owns it
  lockstep_string string;             // a value that is a string
  double number;                      // a value that is a number
  bool boolean;                       // a value that is a boolean
} lockstep_xpath_variable;

// Parses an expression of `size` bytes, at most 65536, and stores it in `xpath`. If it is invalid, returns
// LOCKSTEP_INVALID_XPATH and stores the reason in `error`, unless that is null. The caller frees the
// expression and the error. Names may have the given prefixes, which must stay valid only during the call,
// and the prefix `xml`. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_xpath_parse(const char* expression, size_t size,
                                                     const lockstep_namespace_prefix* prefixes,
                                                     size_t prefix_count, int32_t flags,
                                                     lockstep_xpath** xpath, lockstep_xpath_error** error);
// Frees an expression, which may be null. Its values stay valid.
LOCKSTEP_EXPORT void lockstep_xpath_free(lockstep_xpath* xpath);

// Returns what is wrong, such as “unknown function “cuont”; did you mean “count”?”. This function and the
// next three return none or 0 for a null error. Valid until the error is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_xpath_error_message(const lockstep_xpath_error* error);
// Returns the position of the error, in bytes from the start of the expression.
LOCKSTEP_EXPORT size_t lockstep_xpath_error_offset(const lockstep_xpath_error* error);
// Returns the position of the error in code points, counted from 1.
LOCKSTEP_EXPORT size_t lockstep_xpath_error_column(const lockstep_xpath_error* error);
// Returns what was probably meant; empty if nothing is similar. Valid until the error is freed.
LOCKSTEP_EXPORT lockstep_string lockstep_xpath_error_suggestion(const lockstep_xpath_error* error);
// Frees an error, which may be null.
LOCKSTEP_EXPORT void lockstep_xpath_error_free(lockstep_xpath_error* error);

// Evaluates an expression with that context node, and stores its value; `/` and id() search the tree of this
// node. If a variable is missing, has nodes of another tree, or is not a set of nodes where the expression
// needs one, returns LOCKSTEP_INVALID_XPATH and stores the reason in `error`, unless that is null. The
// context node must not be a doctype. The caller frees the value and the error. `variables` may be null.
//
//   lockstep_xpath_value* value = NULL;
//   if (lockstep_xpath_evaluate(document, root, xpath, NULL, 0, &value, NULL) == LOCKSTEP_OK)
//     for (size_t i = 0; i < lockstep_xpath_value_count(value); ++i)
//       visit(lockstep_xpath_value_node(value, i));
//   lockstep_xpath_value_free(value);
//
// O(nodes of the tree × steps × log(nodes)), but O(nodes²) for predicates that contain predicates, or list,
// count or compare nodes; see XPath::evaluate()
LOCKSTEP_EXPORT lockstep_status lockstep_xpath_evaluate(const lockstep_document* document,
                                                        lockstep_node context, const lockstep_xpath* xpath,
                                                        const lockstep_xpath_variable* variables,
                                                        size_t variable_count, lockstep_xpath_value** value,
                                                        lockstep_xpath_error** error);

// Frees a value, which may be null.
LOCKSTEP_EXPORT void lockstep_xpath_value_free(lockstep_xpath_value* value);

// Returns the type of a value, LOCKSTEP_XPATH_...; 0 for a null value.
LOCKSTEP_EXPORT int32_t lockstep_xpath_value_type(const lockstep_xpath_value* value);
// The number of nodes of a value, which are in document order; 0 if the value is not a node-set.
LOCKSTEP_EXPORT size_t lockstep_xpath_value_count(const lockstep_xpath_value* value);
// Returns a node or, for an attribute, its element; none if the index is out of bounds. Valid as long as the
// document exists.
LOCKSTEP_EXPORT lockstep_node lockstep_xpath_value_node(const lockstep_xpath_value* value, size_t index);
// Returns the index of an attribute, for lockstep_node_attribute_value() and similar functions, valid until
// the document is modified; LOCKSTEP_NO_ATTRIBUTE if the node is not an attribute or the index is out of
// bounds; 0 for a null value.
#define LOCKSTEP_NO_ATTRIBUTE SIZE_MAX
LOCKSTEP_EXPORT size_t lockstep_xpath_value_attribute(const lockstep_xpath_value* value, size_t index);
// Stores the value as string() converts it; for nodes, this is the text of the first node. The caller owns
// the text. O(text)
LOCKSTEP_EXPORT lockstep_status lockstep_xpath_value_string(const lockstep_xpath_value* value,
                                                            lockstep_buffer* string);
// The value as number() and boolean() convert it; 0 and false for a null value.
LOCKSTEP_EXPORT double lockstep_xpath_value_number(const lockstep_xpath_value* value);
LOCKSTEP_EXPORT bool lockstep_xpath_value_boolean(const lockstep_xpath_value* value);

#ifdef __cplusplus
}
#endif

#endif
