// The comment, DOCTYPE and processing instruction tokens that the rules build.
#ifndef LOCKSTEP_TOKENIZER_MARKUP_TOKENS_H
#define LOCKSTEP_TOKENIZER_MARKUP_TOKENS_H

#include "text/part_of.h"
#include "tokenizer/text_buffer.h"
#include "tokenizer/tokens.h"

namespace lockstep::detail {

// `Types` are TokenizerTypes.
template <class Types>
class CurrentComment {
 public:
  using Rules = typename Types::Rules;

  void create() {
    rules().output.begin_token();
    data.clear();
  }
  [[gnu::noinline]] void emit() {
    rules().output.emit_markup([this] {
      CommentToken token{data.view()};
      rules().sink.comment(token);
    });
  }

  TextBuffer data;

 private:
  LOCKSTEP_PART_OF(Rules, comment)
};

// `Types` are TokenizerTypes.
template <class Types>
class CurrentDoctype {
 public:
  using Rules = typename Types::Rules;

  void create() {
    rules().output.begin_token();
    token_ = DoctypeToken{};
    name.clear();
    public_identifier.clear();
    system_identifier.clear();
  }
  void begin_public_identifier() {
    token_.has_public_identifier = true;
    public_identifier.clear();
  }
  void begin_system_identifier() {
    token_.has_system_identifier = true;
    system_identifier.clear();
  }
  void set_force_quirks() { token_.force_quirks = true; }
  [[gnu::noinline]] void emit() {
    rules().output.emit_markup([this] {
      token_.has_name = !name.empty();
      token_.name = name.view();
      token_.public_identifier = public_identifier.view();
      token_.system_identifier = system_identifier.view();
      rules().sink.doctype(token_);
    });
  }

  TextBuffer name, public_identifier, system_identifier;

 private:
  LOCKSTEP_PART_OF(Rules, doctype)

  DoctypeToken token_;
};

// `Types` are TokenizerTypes.
template <class Types>
class CurrentProcessingInstruction {
 public:
  using Rules = typename Types::Rules;

  void create() {
    rules().output.begin_token();
    target.clear();
    data.clear();
  }
  [[gnu::noinline]] void emit() {
    rules().output.emit_markup([this] {
      ProcessingInstructionToken token{target.view(), data.view()};
      rules().sink.processing_instruction(token);
    });
  }

  TextBuffer target, data;

 private:
  LOCKSTEP_PART_OF(Rules, processing_instruction)
};

}  // namespace lockstep::detail

#endif
