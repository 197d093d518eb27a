// Converts between C++ objects and the handles of lockstep/c.h, for programs that use both languages. A
// handle is the address of the object, so conversion is free unless a function says otherwise.
#ifndef LOCKSTEP_CONVERT_H
#define LOCKSTEP_CONVERT_H

#include "lockstep/detail/cpp20.h"

#include <memory>
#include <utility>

#include "lockstep/c/document.h"
#include "lockstep/c/error.h"
#include "lockstep/c/options.h"
#include "lockstep/document.h"
#include "lockstep/export.h"
#include "lockstep/token_reader.h"
#include "lockstep/types.h"

// Handles of the C interface.
namespace lockstep::c {

// Moves the Document into a new handle, which the receiver frees with lockstep_document_free(). Nodes and
// views stay valid. Allocates the few bytes of a Document, so it may throw std::bad_alloc.
[[nodiscard]] inline lockstep_document* release(Document&& document) {
  return reinterpret_cast<lockstep_document*>(new Document(std::move(document)));
}
// Moves the Document out of a handle, which must not be null, and frees the handle. Nodes and views stay
// valid.
[[nodiscard]] inline Document take(lockstep_document* document) {
  const std::unique_ptr<Document> own(reinterpret_cast<Document*>(document));
  return std::move(*own);
}

// Returns a handle to a Document that the caller continues to own. The handle is valid as long as the
// Document exists and is not moved; it must not be freed.
inline lockstep_document* to_c(Document& document) { return reinterpret_cast<lockstep_document*>(&document); }
inline const lockstep_document* to_c(const Document& document) {
  return reinterpret_cast<const lockstep_document*>(&document);
}
// Returns the Document of a handle, which must not be null. The reference is valid as long as the handle is.
inline Document& from_c(lockstep_document* document) { return *reinterpret_cast<Document*>(document); }
inline const Document& from_c(const lockstep_document* document) {
  return *reinterpret_cast<const Document*>(document);
}

// Returns the number of a node in the C interface; LOCKSTEP_NO_NODE for a null Node. C functions take the
// number together with the handle of the node's Document.
LOCKSTEP_EXPORT lockstep_node number_of(Node node);
// Returns the Node with that number; null if the document has no such node.
LOCKSTEP_EXPORT Node node_of(const Document& document, lockstep_node node);

// Convert errors and tokens between C and C++. Null converts to null; lifetimes do not change.
inline const lockstep_error* to_c(const ParseError* error) {
  return reinterpret_cast<const lockstep_error*>(error);
}
inline const ParseError* from_c(const lockstep_error* error) {
  return reinterpret_cast<const ParseError*>(error);
}
inline const lockstep_token* to_c(const Token* token) {
  return reinterpret_cast<const lockstep_token*>(token);
}
inline const Token* from_c(const lockstep_token* token) { return reinterpret_cast<const Token*>(token); }

// Returns the C status with the same meaning.
LOCKSTEP_EXPORT lockstep_status to_c(Status status);

}  // namespace lockstep::c

#endif
