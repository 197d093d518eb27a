// The C interface of the tokenizer.
#include <memory>

#include "c/options.h"
#include "c/tokens.h"
#include "lockstep/edition.h"
#include "lockstep/rewriting.h"

struct lockstep_tokenizer {
  // Returns false for invalid options.
  bool read_options(const lockstep_tokenizer_options* from) {
    callbacks = lockstep::c::default_tokenizer_options();
    if (!lockstep::c::read(from, callbacks) ||
        !lockstep::c::convert_all(lockstep::options::kTokenizer, callbacks, options) ||
        !lockstep::c::convert_all(lockstep::options::kTokenizerLimits, callbacks, options.limits))
      return false;
    options.collect_errors = callbacks.on_error != nullptr;
    return true;
  }

  // Returns the next token, after reporting errors.
  const lockstep_token* next() {
    const lockstep::Token* token = reader->next();
    for (const lockstep::ParseError& error : reader->errors())
      callbacks.on_error(lockstep::c::to_c(&error), callbacks.user_data);
    return lockstep::c::to_c(token);
  }

  // Passes the available tokens to the callback, if there is one.
  lockstep_status deliver_tokens() {
    if (callbacks.on_token != nullptr)
      while (const lockstep_token* token = next()) callbacks.on_token(token, callbacks.user_data);
    return lockstep::c::to_c(reader->status());
  }

  // Runs a function that may allocate. If an allocation fails, the tokenizer can no longer be used.
  template <class Function>
  lockstep_status run(Function function) {
    status = lockstep::c::guarded(function);
    if (status == LOCKSTEP_OUT_OF_MEMORY) reader.reset();
    return status;
  }

  lockstep_tokenizer_options callbacks;
  lockstep::TokenizerOptions options;
  lockstep::c::EncodingRequest encoding;
  std::optional<lockstep::TokenReader> reader;
  bool finished = false;
  lockstep_status status = LOCKSTEP_OK;
};

using namespace lockstep::c;
using lockstep::TokenType;

namespace {

// `set_up` returns false for invalid options.
template <class SetUp>
lockstep_status create(lockstep_tokenizer** tokenizer, const SetUp& set_up) {
  if (tokenizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *tokenizer = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_tokenizer>();
    if (!set_up(*made)) return LOCKSTEP_BAD_ARGUMENT;
    *tokenizer = made.release();
    return LOCKSTEP_OK;
  });
}

}  // namespace

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
      return present(from_c(token)->doctype->name);
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
int32_t lockstep_token_namespace(const lockstep_token* token) {
  const int32_t type = lockstep_token_type(token);
  if (type != LOCKSTEP_TOKEN_START_TAG && type != LOCKSTEP_TOKEN_END_TAG) return LOCKSTEP_NAMESPACE_NONE;
  return static_cast<int32_t>(from_c(token)->element_namespace);
}

lockstep_status lockstep_token_serialize(const lockstep_token* token, const char* edition,
                                         lockstep_buffer* markup) {
  if (markup == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *markup = {nullptr, 0};
  const std::optional<lockstep::Edition> wanted = edition_of(edition);
  if (token == nullptr || !wanted) return LOCKSTEP_BAD_ARGUMENT;
  return fill(markup, [&] { return lockstep::serialize(*from_c(token), *wanted); });
}
lockstep_status lockstep_token_attribute_value_markup(const lockstep_token* token, size_t index,
                                                      const char* value, size_t size, const char* encoding,
                                                      const char* replaced, size_t replaced_size,
                                                      lockstep_buffer* markup) {
  if (markup == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *markup = {nullptr, 0};
  const auto* ranges = token == nullptr ? nullptr : ranges_of(*from_c(token), index);
  const auto found = encoding == nullptr ? lockstep::Encoding::utf_8 : lockstep::encoding::find(encoding);
  if (ranges == nullptr || !found || !is_text(value, size) || !is_text(replaced, replaced_size))
    return LOCKSTEP_BAD_ARGUMENT;
  return fill(markup, [&] {
    return lockstep::attribute_value_markup(*ranges, {value, size}, *found, {replaced, replaced_size});
  });
}

lockstep_status lockstep_encode_markup(const char* markup, size_t size, const char* encoding,
                                       const char* replaced, size_t replaced_size, lockstep_buffer* bytes) {
  if (bytes == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *bytes = {nullptr, 0};
  const auto found = encoding == nullptr ? lockstep::Encoding::utf_8 : lockstep::encoding::find(encoding);
  if (!found || !is_text(markup, size) || !is_text(replaced, replaced_size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(bytes, [&] {
    return lockstep::encode_markup({markup, size}, *found, {replaced, replaced_size});
  });
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
    return tokenizer.deliver_tokens();
  });
}

lockstep_status lockstep_tokenizer_create(const lockstep_tokenizer_options* options,
                                          lockstep_tokenizer** tokenizer) {
  return create(tokenizer, [=](lockstep_tokenizer& made) {
    if (!made.read_options(options)) return false;
    made.reader.emplace(made.options);
    return true;
  });
}

lockstep_status lockstep_tokenizer_create_bytes(const lockstep_encoding_options* encoding,
                                                const lockstep_tokenizer_options* options,
                                                lockstep_tokenizer** tokenizer) {
  return create(tokenizer, [=](lockstep_tokenizer& made) {
    if (!made.read_options(options) || !made.encoding.read_options(encoding)) return false;
    made.reader.emplace(made.encoding.options, made.options);
    return true;
  });
}

lockstep_status lockstep_tokenizer_write(lockstep_tokenizer* tokenizer, const char* data, size_t size) {
  if (tokenizer == nullptr || !is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (!tokenizer->reader || tokenizer->finished) return LOCKSTEP_FINISHED;
  return tokenizer->run([&] {
    const lockstep::Status written = tokenizer->reader->write(std::string_view(data, size));
    return tokenizer->callbacks.on_token == nullptr ? to_c(written) : tokenizer->deliver_tokens();
  });
}

lockstep_status lockstep_tokenizer_finish(lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!tokenizer->reader || tokenizer->finished) return LOCKSTEP_FINISHED;
  tokenizer->finished = true;
  return tokenizer->run([&] {
    tokenizer->reader->finish();
    return tokenizer->deliver_tokens();
  });
}

const lockstep_token* lockstep_tokenizer_next(lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr || !tokenizer->reader) return nullptr;
  const lockstep_token* token = nullptr;
  tokenizer->run([&] {
    token = tokenizer->next();
    return to_c(tokenizer->reader->status());
  });
  return token;
}

lockstep_range lockstep_tokenizer_remainder(const lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr || !tokenizer->reader || !tokenizer->reader->at_end()) return kNoRange;
  return range_in_c(tokenizer->reader->remainder());
}

const char* lockstep_tokenizer_encoding(const lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr || !tokenizer->reader) return nullptr;
  return literal(lockstep::encoding::name(tokenizer->reader->encoding().encoding));
}

const char* lockstep_tokenizer_encoding_confidence(const lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr || !tokenizer->reader) return nullptr;
  return literal(lockstep::confidence_name(tokenizer->reader->encoding().confidence));
}
const char* lockstep_tokenizer_encoding_source(const lockstep_tokenizer* tokenizer) {
  if (tokenizer == nullptr || !tokenizer->reader) return nullptr;
  return literal(lockstep::encoding_source_name(tokenizer->reader->encoding().source));
}
bool lockstep_tokenizer_at_end(const lockstep_tokenizer* tokenizer) {
  return tokenizer != nullptr && tokenizer->reader && tokenizer->reader->at_end();
}

lockstep_status lockstep_tokenizer_status(const lockstep_tokenizer* tokenizer) {
  return tokenizer == nullptr ? LOCKSTEP_BAD_ARGUMENT : tokenizer->status;
}

void lockstep_tokenizer_free(lockstep_tokenizer* tokenizer) { delete tokenizer; }

}  // extern "C"
