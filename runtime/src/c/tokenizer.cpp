// The tokenizer, for C.
#include <memory>

#include "c/handles.h"
#include "lockstep/edition.h"
#include "lockstep/token_reader.h"

namespace lockstep::c {

inline const Token* from_c(const lockstep_token* token) { return reinterpret_cast<const Token*>(token); }
inline const lockstep_token* to_c(const Token* token) {
  return reinterpret_cast<const lockstep_token*>(token);
}

constexpr lockstep_tokenizer_options default_tokenizer_options() {
  lockstep_tokenizer_options options = {};
  options.tree_feedback = true;
  return options;
}

namespace {

// The doctype that the token is, or null.
const DoctypeView* doctype_of(const lockstep_token* token) {
  return token == nullptr ? nullptr : from_c(token)->doctype;
}

const TokenAttributeView* attribute_of(const lockstep_token* token, std::size_t index) {
  if (token == nullptr || index >= from_c(token)->attributes.size()) return nullptr;
  return &from_c(token)->attributes[index];
}

}  // namespace

}  // namespace lockstep::c

struct lockstep_tokenizer {
  // False for what cannot be asked for.
  bool read_options(const lockstep_tokenizer_options* from) {
    callbacks = lockstep::c::default_tokenizer_options();
    if (!lockstep::c::read(from, callbacks)) return false;
    const std::optional<lockstep::Edition> edition = lockstep::c::edition_of(callbacks.edition);
    if (!edition) return false;
    options = {.edition = *edition,
               .tree_feedback = callbacks.tree_feedback,
               .scripting = callbacks.scripting,
               .initial_state = callbacks.initial_state == nullptr ? "data" : callbacks.initial_state,
               .last_start_tag = lockstep::c::or_empty(callbacks.last_start_tag),
               .allow_cdata = callbacks.allow_cdata,
               .collect_errors = callbacks.on_error != nullptr};
    return true;
  }

  // The next token. Tells of errors.
  const lockstep_token* next() {
    const lockstep::Token* token = reader->next();
    for (const lockstep::ParseError& error : reader->errors())
      callbacks.on_error(lockstep::c::to_c(error), callbacks.user_data);
    return lockstep::c::to_c(token);
  }

  // Hands over the tokens that there are, if somebody takes them.
  lockstep_status hand_over() {
    if (callbacks.on_token != nullptr)
      while (const lockstep_token* token = next()) callbacks.on_token(token, callbacks.user_data);
    return lockstep::c::status_of(reader->status());
  }

  // Runs what may allocate. When memory runs out, that is the end.
  template <class Function>
  lockstep_status run(Function function) {
    status = lockstep::c::guarded(function);
    if (status == LOCKSTEP_OUT_OF_MEMORY) reader.reset();
    return status;
  }

  lockstep_tokenizer_options callbacks;
  lockstep::TokenizerOptions options;
  std::optional<lockstep::TokenReader> reader;
  bool finished = false;
  lockstep_status status = LOCKSTEP_OK;
};

using namespace lockstep::c;
using lockstep::TokenType;

extern "C" {

// --- Tokens

int32_t lockstep_token_type(const lockstep_token* token) {
  return token == nullptr ? LOCKSTEP_TOKEN_NONE : static_cast<int32_t>(from_c(token)->type) + 1;
}
lockstep_string lockstep_token_name(const lockstep_token* token) {
  switch (lockstep_token_type(token)) {
    case LOCKSTEP_TOKEN_START_TAG:
    case LOCKSTEP_TOKEN_END_TAG:
    case LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION:
      return present(from_c(token)->name);
    case LOCKSTEP_TOKEN_DOCTYPE:
      return present(doctype_of(token)->name);
    default:
      break;
  }
  return {nullptr, 0};
}
lockstep_string lockstep_token_data(const lockstep_token* token) {
  switch (lockstep_token_type(token)) {
    case LOCKSTEP_TOKEN_CHARACTERS:
    case LOCKSTEP_TOKEN_COMMENT:
    case LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION:
      return present(from_c(token)->text);
    default:
      return {nullptr, 0};
  }
}
lockstep_range lockstep_token_range(const lockstep_token* token) {
  if (token == nullptr) return {LOCKSTEP_NO_OFFSET, LOCKSTEP_NO_OFFSET};
  return {from_c(token)->range.begin, from_c(token)->range.end};
}
int32_t lockstep_token_namespace(const lockstep_token* token) {
  return token == nullptr ? LOCKSTEP_NAMESPACE_NONE : static_cast<int32_t>(from_c(token)->element_namespace);
}
bool lockstep_token_self_closing(const lockstep_token* token) {
  return token != nullptr && from_c(token)->self_closing;
}
size_t lockstep_token_attribute_count(const lockstep_token* token) {
  return token == nullptr ? 0 : from_c(token)->attributes.size();
}
lockstep_string lockstep_token_attribute_name(const lockstep_token* token, size_t index) {
  const auto* attribute = attribute_of(token, index);
  return attribute == nullptr ? lockstep_string{nullptr, 0} : present(attribute->name);
}
lockstep_string lockstep_token_attribute_value(const lockstep_token* token, size_t index) {
  const auto* attribute = attribute_of(token, index);
  return attribute == nullptr ? lockstep_string{nullptr, 0} : present(attribute->value);
}
lockstep_string lockstep_token_attribute(const lockstep_token* token, const char* name) {
  if (token == nullptr || name == nullptr) return {nullptr, 0};
  return present(from_c(token)->attribute(name));
}
lockstep_string lockstep_token_public_identifier(const lockstep_token* token) {
  const auto* doctype = doctype_of(token);
  return present(doctype == nullptr ? std::nullopt : doctype->public_identifier);
}
lockstep_string lockstep_token_system_identifier(const lockstep_token* token) {
  const auto* doctype = doctype_of(token);
  return present(doctype == nullptr ? std::nullopt : doctype->system_identifier);
}
bool lockstep_token_force_quirks(const lockstep_token* token) {
  const auto* doctype = doctype_of(token);
  return doctype != nullptr && doctype->force_quirks;
}

// --- Tokenizers

void lockstep_tokenizer_options_init(lockstep_tokenizer_options* options, size_t size) {
  init(options, size, default_tokenizer_options());
}

lockstep_status lockstep_tokenize(const char* html, size_t size, const lockstep_tokenizer_options* options) {
  lockstep_tokenizer tokenizer;
  if (!is_text(html, size) || !tokenizer.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
  return tokenizer.run([&] {
    tokenizer.reader.emplace(std::string_view(html, size), tokenizer.options);
    return tokenizer.hand_over();
  });
}

lockstep_status lockstep_tokenizer_create(const lockstep_tokenizer_options* options,
                                          lockstep_tokenizer** tokenizer) {
  if (tokenizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *tokenizer = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_tokenizer>();
    if (!made->read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
    made->reader.emplace(made->options);
    *tokenizer = made.release();
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_tokenizer_write(lockstep_tokenizer* tokenizer, const char* data, size_t size) {
  if (tokenizer == nullptr || !is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (!tokenizer->reader || tokenizer->finished) return LOCKSTEP_FINISHED;
  return tokenizer->run([&] {
    tokenizer->reader->write(std::string_view(data, size));
    return tokenizer->hand_over();
  });
}

lockstep_status lockstep_tokenizer_finish(lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!tokenizer->reader || tokenizer->finished) return LOCKSTEP_FINISHED;
  tokenizer->finished = true;
  return tokenizer->run([&] {
    tokenizer->reader->finish();
    return tokenizer->hand_over();
  });
}

const lockstep_token* lockstep_tokenizer_next(lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr || !tokenizer->reader) return nullptr;
  const lockstep_token* token = nullptr;
  tokenizer->run([&] {
    token = tokenizer->next();
    return status_of(tokenizer->reader->status());
  });
  return token;
}

lockstep_status lockstep_tokenizer_status(const lockstep_tokenizer* tokenizer) {
  return tokenizer == nullptr ? LOCKSTEP_BAD_ARGUMENT : tokenizer->status;
}

void lockstep_tokenizer_free(lockstep_tokenizer* tokenizer) { delete tokenizer; }

}  // extern "C"
