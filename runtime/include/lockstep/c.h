// The C interface, for C and for languages that can call C. Compiles as C99 and as C++. This header includes
// the whole interface; its sections are in lockstep/c/.
//
// Handles are opaque; the caller owns and frees them. Freeing a null handle does nothing. A function that is
// passed a null handle, a node that is not in the document, or a null pointer for a result does nothing and
// returns LOCKSTEP_BAD_ARGUMENT, or its value for "none". Using a handle after freeing it is undefined.
//
// Text is UTF-8 with a size in bytes and may contain zero bytes. Names, labels and dates contain no zero
// bytes. As arguments, they are zero-terminated. As results, they are static strings, except names in
// documents and tokens, which are views with a size.
//
// No function throws an exception. Callbacks must not throw or leave by longjmp(). They must not use the
// handle that called them, unless their documentation says what they may call.
//
// Handles share no state, so different threads may use different handles at the same time. Each handle may be
// used by one thread at a time, unless its documentation allows more.
//
// Within a minor version (from version 1 on, within a major version), functions, their types and the values
// of constants do not change. Enumerations are int32_t, whatever type a compiler uses for enum. Data that the
// library provides is behind opaque handles with accessor functions. Structs that the caller fills in begin
// with their size and may grow at the end: the ..._init() functions set the size and the defaults for the
// size that the caller was compiled with. The library accepts a shorter struct from an older header, and a
// longer struct from a newer header if all fields that the library does not know are zero; otherwise it
// returns LOCKSTEP_BAD_ARGUMENT. The default of a new field is zero.
#ifndef LOCKSTEP_C_H
#define LOCKSTEP_C_H

#include "lockstep/c/base.h"
#include "lockstep/c/document.h"
#include "lockstep/c/edit_source.h"
#include "lockstep/c/encoding.h"
#include "lockstep/c/error.h"
#include "lockstep/c/main_content.h"
#include "lockstep/c/markdown.h"
#include "lockstep/c/memory.h"
#include "lockstep/c/mutation.h"
#include "lockstep/c/node.h"
#include "lockstep/c/options.h"
#include "lockstep/c/parse.h"
#include "lockstep/c/position.h"
#include "lockstep/c/rewriter.h"
#include "lockstep/c/sanitizer.h"
#include "lockstep/c/scripting.h"
#include "lockstep/c/selector.h"
#include "lockstep/c/serialize.h"
#include "lockstep/c/speculative.h"
#include "lockstep/c/tokenizer.h"
#include "lockstep/c/tree.h"
#include "lockstep/c/validator.h"
#include "lockstep/c/xml.h"
#include "lockstep/c/xpath.h"

#endif
