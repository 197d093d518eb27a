// The tokenizer alone, without tree construction.
#ifndef LOCKSTEP_TOKENIZER_H
#define LOCKSTEP_TOKENIZER_H

#include <memory>
#include <span>
#include <string_view>

#include "lockstep/edition.h"
#include "lockstep/export.h"
#include "lockstep/types.h"

namespace lockstep {

// Takes the tokens (#tokenization). Views are valid during the call. A run of characters may come in several
// calls.
class LOCKSTEP_EXPORT TokenHandler {
 public:
  // An attribute of a tag.
  struct TokenAttributeView {
    // The name is in ASCII lower case; the value is empty for an attribute without one.
    std::string_view name, value;
  };
  // A start or end tag.
  struct Tag {
    bool is_start_tag;                               // else an end tag
    std::string_view name;                           // in ASCII lower case
    bool self_closing;                               // its self-closing flag: "<br/>"
    std::span<const TokenAttributeView> attributes;  // duplicates removed
  };
  // A DOCTYPE. Whether a text is missing or empty makes a difference to the quirks mode.
  struct Doctype {
    // Empty if missing.
    std::string_view name, public_identifier, system_identifier;
    // Whether they are there; and the force-quirks flag.
    bool has_name, has_public_identifier, has_system_identifier, force_quirks;
  };

  virtual ~TokenHandler() = default;
  // A token of each kind; nothing happens unless they are overridden.
  virtual void tag(const Tag&) {}
  virtual void characters(std::string_view) {}
  virtual void comment(std::string_view) {}
  virtual void processing_instruction(std::string_view /*target*/, std::string_view /*data*/) {}
  virtual void doctype(const Doctype&) {}
  virtual void error(const ParseError&) {}
  virtual void end_of_file() {}
};

// How to tokenize.
struct TokenizerOptions {
  // The edition of the Standard whose rules are followed.
  Edition edition = kDefaultEdition;
  // The Standard's name of the state to begin in, without "state": "data", "RCDATA", "script data". An
  // unknown name counts as "data".
  std::string_view initial_state = "data";
  // The name of the last start tag before the input, which decides what is an appropriate end tag.
  std::string_view last_start_tag = {};
  // Whether [CDATA[ begins a CDATA section.
  bool allow_cdata = false;
  bool collect_errors = false;
};

// Tokenizes input that comes in pieces. Nothing switches the tokenizer's state as tree construction would.
class LOCKSTEP_EXPORT Tokenizer {
 public:
  // The handler must live as long as the tokenizer is used.
  explicit Tokenizer(TokenHandler& handler, const TokenizerOptions& options = {});
  Tokenizer(Tokenizer&&) noexcept;
  ~Tokenizer();

  void write(std::string_view chunk);         // UTF-8, split anywhere
  void write_wobbly(std::string_view chunk);  // may hold surrogates, as three bytes each
  void finish();                              // the end of the input

 private:
  friend void tokenize(std::string_view, TokenHandler&, const TokenizerOptions&);
  struct Implementation;
  std::unique_ptr<Implementation> implementation_;
};

// Tokenizes a whole text: the same as a Tokenizer that is given all of it at once, without a copy unless it
// is ill-formed. O(n)
LOCKSTEP_EXPORT void tokenize(std::string_view html, TokenHandler& handler,
                              const TokenizerOptions& options = {});

}  // namespace lockstep

#endif
