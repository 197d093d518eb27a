// The C interface of rewriting.
#include <memory>
#include <new>

#include "c/request.h"
#include "c/rewriting.h"
#include "c/selecting.h"

using namespace lockstep::c;
using lockstep::ContentType;
using lockstep::RewriteKinds;
using lockstep::RewriteToken;

namespace {

RewriteToken* in_cpp(lockstep_rewrite_token* token) { return reinterpret_cast<RewriteToken*>(token); }

constexpr std::int32_t kInElements =
    LOCKSTEP_REWRITE_ELEMENTS | LOCKSTEP_REWRITE_TEXTS | LOCKSTEP_REWRITE_COMMENTS;
constexpr std::int32_t kInDocuments =
    LOCKSTEP_REWRITE_TEXTS | LOCKSTEP_REWRITE_COMMENTS | LOCKSTEP_REWRITE_DOCTYPES | LOCKSTEP_REWRITE_THE_END;

// Calls `change` with the token and a text. Returns false if nothing was changed, for example because memory
// is exhausted.
template <class Change>
bool change(lockstep_rewrite_token* token, const char* text, std::size_t size, const Change& change) {
  if (token == nullptr || !is_text(text, size)) return false;
  bool changed = false;
  guarded([&] {
    changed = change(*in_cpp(token), std::string_view(text, size));
    return LOCKSTEP_OK;
  });
  return changed;
}

bool insert(lockstep_rewrite_token* token, const char* content, std::size_t size, bool is_html,
            bool (RewriteToken::*place)(std::string_view, ContentType)) {
  return change(token, content, size, [=](RewriteToken& changed, std::string_view text) {
    return (changed.*place)(text, is_html ? ContentType::html : ContentType::text);
  });
}

}  // namespace

extern "C" {

// --- Tokens

int32_t lockstep_rewrite_token_type(const lockstep_rewrite_token* token) {
  return token == nullptr ? LOCKSTEP_REWRITE_NONE : static_cast<int32_t>(in_cpp(token).type()) + 1;
}
uint64_t lockstep_rewrite_token_match(const lockstep_rewrite_token* token, size_t index) {
  if (token == nullptr || index >= in_cpp(token).matches().size()) return LOCKSTEP_NO_OFFSET;
  return in_cpp(token).matches()[index];
}
int32_t lockstep_rewrite_token_namespace(const lockstep_rewrite_token* token) {
  return token == nullptr ? LOCKSTEP_NAMESPACE_NONE : static_cast<int32_t>(in_cpp(token).element_namespace());
}

bool lockstep_rewrite_token_set_name(lockstep_rewrite_token* token, const char* name, size_t size) {
  return change(token, name, size, [](RewriteToken& tag, std::string_view to) { return tag.set_name(to); });
}
bool lockstep_rewrite_token_set_attribute(lockstep_rewrite_token* token, const char* name, size_t size,
                                          const char* value, size_t value_size) {
  return is_text(value, value_size) &&
         change(token, name, size, [=](RewriteToken& tag, std::string_view attribute) {
           return tag.set_attribute(attribute, {value, value_size});
         });
}
bool lockstep_rewrite_token_remove_attribute(lockstep_rewrite_token* token, const char* name, size_t size) {
  return change(token, name, size, [](RewriteToken& tag, std::string_view attribute) {
    return tag.remove_attribute(attribute);
  });
}

bool lockstep_rewrite_token_prepend(lockstep_rewrite_token* token, const char* content, size_t size,
                                    bool is_html) {
  return insert(token, content, size, is_html, &RewriteToken::prepend);
}
bool lockstep_rewrite_token_append(lockstep_rewrite_token* token, const char* content, size_t size,
                                   bool is_html) {
  return insert(token, content, size, is_html, &RewriteToken::append);
}
bool lockstep_rewrite_token_set_inner_content(lockstep_rewrite_token* token, const char* content, size_t size,
                                              bool is_html) {
  return insert(token, content, size, is_html, &RewriteToken::set_inner_content);
}
bool lockstep_rewrite_token_remove_and_keep_content(lockstep_rewrite_token* token) {
  return token != nullptr && in_cpp(token)->remove_and_keep_content();
}
bool lockstep_rewrite_token_watch_end_tag(lockstep_rewrite_token* token) {
  return token != nullptr && in_cpp(token)->watch_end_tag();
}

bool lockstep_rewrite_token_set_text(lockstep_rewrite_token* token, const char* text, size_t size) {
  return change(token, text, size,
                [](RewriteToken& comment, std::string_view to) { return comment.set_text(to); });
}

bool lockstep_rewrite_token_before(lockstep_rewrite_token* token, const char* content, size_t size,
                                   bool is_html) {
  return insert(token, content, size, is_html, &RewriteToken::before);
}
bool lockstep_rewrite_token_after(lockstep_rewrite_token* token, const char* content, size_t size,
                                  bool is_html) {
  return insert(token, content, size, is_html, &RewriteToken::after);
}
bool lockstep_rewrite_token_replace(lockstep_rewrite_token* token, const char* content, size_t size,
                                    bool is_html) {
  return insert(token, content, size, is_html, &RewriteToken::replace);
}
bool lockstep_rewrite_token_remove(lockstep_rewrite_token* token) {
  return token != nullptr && in_cpp(token)->remove();
}

// --- Rewriters

lockstep_status lockstep_rewriter_create(const lockstep_encoding_options* encoding,
                                         const lockstep_parse_options* options, size_t token_bytes,
                                         lockstep_rewriter** rewriter) {
  if (rewriter == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *rewriter = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_rewriter>();
    Request request;
    if (!request.read_options(options) || !made->encoding.read_options(encoding))
      return LOCKSTEP_BAD_ARGUMENT;
    made->reader.emplace(lockstep::RewriterOptions{request.options, made->encoding.options, token_bytes});
    *rewriter = made.release();
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_rewriter_watch(lockstep_rewriter* rewriter, const char* css, size_t size,
                                        int32_t kinds, lockstep_selector_error** error) {
  if (error != nullptr) *error = nullptr;
  if (rewriter == nullptr || !is_text(css, size) || (kinds & ~kInElements) != 0) return LOCKSTEP_BAD_ARGUMENT;
  if (!rewriter->reader || rewriter->begun) return LOCKSTEP_FINISHED;
  return guarded([&]() -> lockstep_status {
    if (rewriter->reader->watch({css, size}, static_cast<RewriteKinds>(kinds))) return LOCKSTEP_OK;
    if (error != nullptr) *error = new lockstep_selector_error{rewriter->reader->error()};
    return LOCKSTEP_INVALID_SELECTOR;
  });
}

lockstep_status lockstep_rewriter_watch_document(lockstep_rewriter* rewriter, int32_t kinds) {
  if (rewriter == nullptr || (kinds & ~kInDocuments) != 0) return LOCKSTEP_BAD_ARGUMENT;
  if (!rewriter->reader || rewriter->begun) return LOCKSTEP_FINISHED;
  rewriter->reader->watch_document(static_cast<RewriteKinds>(kinds));
  return LOCKSTEP_OK;
}

lockstep_status lockstep_rewriter_write(lockstep_rewriter* rewriter, const char* data, size_t size) {
  if (rewriter == nullptr || !is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  if (!rewriter->reader || rewriter->finished) return LOCKSTEP_FINISHED;
  rewriter->begun = true;
  return rewriter->run([=](lockstep::RewriteReader& reader) { reader.write({data, size}); });
}

lockstep_status lockstep_rewriter_finish(lockstep_rewriter* rewriter) {
  if (rewriter == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  if (!rewriter->reader || rewriter->finished) return LOCKSTEP_FINISHED;
  rewriter->begun = rewriter->finished = true;
  return rewriter->run([](lockstep::RewriteReader& reader) { reader.finish(); });
}

lockstep_rewrite_token* lockstep_rewriter_next(lockstep_rewriter* rewriter) {
  if (rewriter == nullptr) return nullptr;
  RewriteToken* token = nullptr;
  const lockstep_status status =
      rewriter->run([&](lockstep::RewriteReader& reader) { token = reader.next(); });
  return status == LOCKSTEP_OUT_OF_MEMORY ? nullptr : reinterpret_cast<lockstep_rewrite_token*>(token);
}

lockstep_string lockstep_rewriter_take_output(lockstep_rewriter* rewriter) {
  if (rewriter == nullptr) return {nullptr, 0};
  rewriter->output.clear();
  rewriter->run([&](lockstep::RewriteReader& reader) { rewriter->output = reader.take_output(); });
  return present(rewriter->output);
}

const char* lockstep_rewriter_encoding(const lockstep_rewriter* rewriter) {
  if (rewriter == nullptr || !rewriter->reader) return nullptr;
  return literal(lockstep::encoding::name(rewriter->reader->encoding().encoding));
}
uint64_t lockstep_rewriter_skipped_tokens(const lockstep_rewriter* rewriter) {
  return rewriter == nullptr || !rewriter->reader ? 0 : rewriter->reader->skipped_tokens();
}
lockstep_status lockstep_rewriter_status(const lockstep_rewriter* rewriter) {
  return rewriter == nullptr ? LOCKSTEP_BAD_ARGUMENT : rewriter->status;
}
void lockstep_rewriter_free(lockstep_rewriter* rewriter) { delete rewriter; }

}  // extern "C"
