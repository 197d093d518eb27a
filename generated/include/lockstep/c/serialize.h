// Writes trees as HTML, XML, JSON or a dump.
//
// Generated from spec/interface/serialize.interface: edit that, then run scripts/generate.
#ifndef LOCKSTEP_C_SERIALIZE_H
#define LOCKSTEP_C_SERIALIZE_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// Receives the pieces of a text, in order. A piece is valid only during the call.
typedef void (*lockstep_write)(const char* data, size_t size, void* user_data);

// Writes the tree under `node` in pieces. If `options` is null, writes the children as HTML. Iterative, so
// depth is unlimited. O(text)
LOCKSTEP_EXPORT lockstep_status lockstep_serialize(const lockstep_document* document, lockstep_node node,
                                                   const lockstep_serialize_options* options,
                                                   lockstep_write write, void* user_data);
// Like lockstep_serialize(), but stores the whole text in `text`, which the caller owns.
LOCKSTEP_EXPORT lockstep_status lockstep_serialize_to_buffer(const lockstep_document* document,
                                                             lockstep_node node,
                                                             const lockstep_serialize_options* options,
                                                             lockstep_buffer* text);

// Stores `text`, in quotation marks and escaped for JSON, in `json`, which the caller owns. O(size)
LOCKSTEP_EXPORT lockstep_status lockstep_json_string(const char* text, size_t size, lockstep_buffer* json);

#ifdef __cplusplus
}
#endif

#endif
