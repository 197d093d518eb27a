// The tokenizer, for C.
#include "lockstep/tokenizer.h"

#include <memory>

#include "c/handles.h"
#include "lockstep/edition.h"

// What callbacks are handed: of the members those that the type has.
struct lockstep_token {
  std::int32_t type;
  const lockstep::TokenHandler::Tag* tag = nullptr;
  const lockstep::TokenHandler::Doctype* doctype = nullptr;
  std::string_view target = {};
  std::string_view data = {};
};

namespace lockstep::c {

class CallingHandler final : public TokenHandler {
 public:
  // False for what cannot be asked for.
  bool read_options(const lockstep_tokenizer_options* from) {
    if (from == nullptr || !read(from, callbacks_)) return false;
    const std::optional<Edition> edition = edition_of(callbacks_.edition);
    if (!edition) return false;
    options_ = {.edition = *edition,
                .initial_state = callbacks_.initial_state == nullptr ? "data" : callbacks_.initial_state,
                .last_start_tag = or_empty(callbacks_.last_start_tag),
                .allow_cdata = callbacks_.allow_cdata,
                .collect_errors = callbacks_.on_error != nullptr};
    return true;
  }
  const TokenizerOptions& options() const { return options_; }

  void tag(const Tag& tag) override {
    tell({.type = tag.is_start_tag ? LOCKSTEP_TOKEN_START_TAG : LOCKSTEP_TOKEN_END_TAG, .tag = &tag});
  }
  void characters(std::string_view data) override { tell({.type = LOCKSTEP_TOKEN_CHARACTERS, .data = data}); }
  void comment(std::string_view data) override { tell({.type = LOCKSTEP_TOKEN_COMMENT, .data = data}); }
  void processing_instruction(std::string_view target, std::string_view data) override {
    tell({.type = LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION, .target = target, .data = data});
  }
  void doctype(const Doctype& doctype) override {
    tell({.type = LOCKSTEP_TOKEN_DOCTYPE, .doctype = &doctype});
  }
  void end_of_file() override { tell({.type = LOCKSTEP_TOKEN_END_OF_FILE}); }
  void error(const ParseError& error) override { callbacks_.on_error(to_c(error), callbacks_.user_data); }

 private:
  void tell(const lockstep_token& token) {
    if (callbacks_.on_token != nullptr) callbacks_.on_token(&token, callbacks_.user_data);
  }

  lockstep_tokenizer_options callbacks_ = {};
  TokenizerOptions options_;
};

namespace {

const TokenHandler::TokenAttributeView* attribute_of(const lockstep_token* token, std::size_t index) {
  if (token == nullptr || token->tag == nullptr || index >= token->tag->attributes.size()) return nullptr;
  return &token->tag->attributes[index];
}

}  // namespace

}  // namespace lockstep::c

struct lockstep_tokenizer {
  lockstep::c::CallingHandler handler;
  std::optional<lockstep::Tokenizer> tokenizer;  // none when it has been finished
};

using namespace lockstep::c;

extern "C" {

int32_t lockstep_token_type(const lockstep_token* token) {
  return token == nullptr ? LOCKSTEP_TOKEN_NONE : token->type;
}
lockstep_string lockstep_token_name(const lockstep_token* token) {
  if (token != nullptr && token->tag != nullptr) return present(token->tag->name);
  if (token != nullptr && token->doctype != nullptr && token->doctype->has_name)
    return present(token->doctype->name);
  if (lockstep_token_type(token) == LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION) return present(token->target);
  return {nullptr, 0};
}
lockstep_string lockstep_token_data(const lockstep_token* token) {
  switch (lockstep_token_type(token)) {
    case LOCKSTEP_TOKEN_CHARACTERS:
    case LOCKSTEP_TOKEN_COMMENT:
    case LOCKSTEP_TOKEN_PROCESSING_INSTRUCTION:
      return present(token->data);
    default:
      return {nullptr, 0};
  }
}
bool lockstep_token_self_closing(const lockstep_token* token) {
  return token != nullptr && token->tag != nullptr && token->tag->self_closing;
}
size_t lockstep_token_attribute_count(const lockstep_token* token) {
  return token != nullptr && token->tag != nullptr ? token->tag->attributes.size() : 0;
}
lockstep_string lockstep_token_attribute_name(const lockstep_token* token, size_t index) {
  const auto* attribute = attribute_of(token, index);
  return attribute == nullptr ? lockstep_string{nullptr, 0} : present(attribute->name);
}
lockstep_string lockstep_token_attribute_value(const lockstep_token* token, size_t index) {
  const auto* attribute = attribute_of(token, index);
  return attribute == nullptr ? lockstep_string{nullptr, 0} : present(attribute->value);
}
lockstep_string lockstep_token_public_identifier(const lockstep_token* token) {
  if (token == nullptr || token->doctype == nullptr || !token->doctype->has_public_identifier)
    return {nullptr, 0};
  return present(token->doctype->public_identifier);
}
lockstep_string lockstep_token_system_identifier(const lockstep_token* token) {
  if (token == nullptr || token->doctype == nullptr || !token->doctype->has_system_identifier)
    return {nullptr, 0};
  return present(token->doctype->system_identifier);
}
bool lockstep_token_force_quirks(const lockstep_token* token) {
  return token != nullptr && token->doctype != nullptr && token->doctype->force_quirks;
}

void lockstep_tokenizer_options_init(lockstep_tokenizer_options* options, size_t size) {
  init(options, size, {});
}

lockstep_status lockstep_tokenize(const char* html, size_t size, const lockstep_tokenizer_options* options) {
  CallingHandler handler;
  if (!is_text(html, size) || !handler.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&]() -> lockstep_status {
    lockstep::tokenize(std::string_view(html, size), handler, handler.options());
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_tokenizer_create(const lockstep_tokenizer_options* options,
                                          lockstep_tokenizer** tokenizer) {
  if (tokenizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *tokenizer = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_tokenizer>();
    if (!made->handler.read_options(options)) return LOCKSTEP_BAD_ARGUMENT;
    made->tokenizer.emplace(made->handler, made->handler.options());
    *tokenizer = made.release();
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_tokenizer_write(lockstep_tokenizer* tokenizer, const char* data, size_t size) {
  if (tokenizer == nullptr || !is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (!tokenizer->tokenizer) return LOCKSTEP_FINISHED;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    tokenizer->tokenizer->write(std::string_view(data, size));
    return LOCKSTEP_OK;
  });
  if (status == LOCKSTEP_OUT_OF_MEMORY) tokenizer->tokenizer.reset();
  return status;
}

lockstep_status lockstep_tokenizer_finish(lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!tokenizer->tokenizer) return LOCKSTEP_FINISHED;
  const lockstep_status status = guarded([&]() -> lockstep_status {
    tokenizer->tokenizer->finish();
    return LOCKSTEP_OK;
  });
  tokenizer->tokenizer.reset();
  return status;
}

void lockstep_tokenizer_free(lockstep_tokenizer* tokenizer) { delete tokenizer; }

}  // extern "C"
