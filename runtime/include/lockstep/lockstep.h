// Includes the whole C++ interface except lockstep/sink_parser.h, which parses into your own trees, and
// lockstep/detection.h, lockstep/memory.h and lockstep/convert.h.
#ifndef LOCKSTEP_LOCKSTEP_H
#define LOCKSTEP_LOCKSTEP_H

#include "lockstep/detail/cpp20.h"

#include "lockstep/bytes.h"
#include "lockstep/document.h"
#include "lockstep/edit_source.h"
#include "lockstep/edition.h"
#include "lockstep/encoding.h"
#include "lockstep/export.h"
#include "lockstep/main_content.h"
#include "lockstep/markdown.h"
#include "lockstep/mime.h"
#include "lockstep/options.h"
#include "lockstep/parser.h"
#include "lockstep/ranges.h"
#include "lockstep/rewriter.h"
#include "lockstep/rewriting.h"
#include "lockstep/sanitize_text.h"
#include "lockstep/sanitizer.h"
#include "lockstep/sanitizing_parser.h"
#include "lockstep/scripting.h"
#include "lockstep/selector.h"
#include "lockstep/serialize.h"
#include "lockstep/speculative.h"
#include "lockstep/token_reader.h"
#include "lockstep/tokenizer.h"
#include "lockstep/types.h"
#include "lockstep/validator.h"
#include "lockstep/version.h"
#include "lockstep/xml.h"
#include "lockstep/xpath.h"

#endif
