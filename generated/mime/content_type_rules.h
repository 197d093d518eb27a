// Generated from spec/mime/content-type.rules by the generator. Edit the rules, then run scripts/generate.
// The MIME type that a response says it has. See runtime/src/input/mime_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_MIME_CONTENT_TYPE_RULES_H
#define LOCKSTEP_GENERATED_MIME_CONTENT_TYPE_RULES_H

#include "input/mime_operations.h"

namespace lockstep::detail {

class ContentTypeRules : public ContentTypeOperations {
 public:
  using ContentTypeOperations::ContentTypeOperations;

  void extract_a_mime_type();
  bool a_value_is_split_off();
  void collect_an_http_quoted_string();
  void parse_a_mime_type();
};

// extract a MIME type
// #concept-header-extract-mime-type, spec/mime/content-type.rules
inline void ContentTypeRules::extract_a_mime_type() {
  // 1 forget the charset and the essence
  forget_all();
  // 3 make the extracted MIME type failure
  extracted().reset();
  // 6 while a value is split off
  while (a_value_is_split_off()) {
    go_into_value();
    parse_a_mime_type();
    go_back();
    // 2 if the MIME type is failure, or the essence of the MIME type is "*/*"
    if (!mime_type() || essence() == "*/*") continue;
    // 3 extract the MIME type
    extracted() = mime_type();
    // 4 if the essence of the MIME type is not the essence kept
    if (!has_essence_kept()) {
      forget_charset();
      // 2 if the MIME type has a charset
      if (has_charset()) keep_charset();
      keep_essence();
    } else if (!has_charset() && charset_is_kept()) {
      // otherwise if the MIME type has no charset, and a charset is kept
      set_charset();
    }
  }
}

// a value is split off
// #header-value-get-decode-and-split, spec/mime/content-type.rules
inline bool ContentTypeRules::a_value_is_split_off() {
  // if all values have been split off
  if (all_values()) return false;
  // 4 begin a value
  value().clear();
  // 5 repeat
  for (;;) {
    // 1 append everything up to '"' ',' to the value
    value().append(up_to([](unsigned char c) { return c == '"' || c == ','; }));
    // 2 if here is not past the end, and the code point here is any of '"'
    if (!past_end() && here_is([](unsigned char c) { return c == '"'; })) {
      collect_an_http_quoted_string();
      value().append(quoted_as_written());
      // 2 if here is not past the end
      if (!past_end()) continue;
    }
    // 3 remove HTTP tab or space from the start and the end of the value
    trim_value();
    break;
  }
  // 6 if here is past the end
  if (past_end()) {
    end_values();
    return true;
  }
  advance();
  return true;
}

// collect an HTTP quoted string
// #collect-an-http-quoted-string, spec/mime/content-type.rules
inline void ContentTypeRules::collect_an_http_quoted_string() {
  // 1 begin a quoted string here
  begin_quoted();
  advance();
  // 5 repeat
  for (;;) {
    // 1 append everything up to '"' '\' to the quoted string
    quoted().append(up_to([](unsigned char c) { return c == '"' || c == '\\'; }));
    // 2 if here is past the end
    if (past_end()) break;
    // 3 if the code point here is any of '"'
    if (here_is([](unsigned char c) { return c == '"'; })) {
      advance();
      break;
    }
    advance();
    // 5 if here is past the end
    if (past_end()) {
      // 1 append '\' to the quoted string
      append_to_quoted(U'\\');
      break;
    }
    append_to_quoted(here());
    advance();
  }
}

// parse a MIME type
// #parse-a-mime-type, spec/mime/content-type.rules
inline void ContentTypeRules::parse_a_mime_type() {
  // 1 remove HTTP whitespace from the start and the end of the input
  trim();
  mime_type().reset();
  // 3 let type be everything up to '/'
  std::string_view type = up_to([](unsigned char c) { return c == '/'; });
  // 4 if type is empty, or type does not solely contain HTTP token code points
  if (type.empty() || !is_token(type)) return;
  // 5 if here is past the end
  if (past_end()) return;
  advance();
  // 7 let subtype be everything up to ';' without HTTP whitespace at its end
  std::string_view subtype = without_whitespace_at_end(up_to([](unsigned char c) { return c == ';'; }));
  // 9 if subtype is empty, or subtype does not solely contain HTTP token code points
  if (subtype.empty() || !is_token(subtype)) return;
  // 10 make the MIME type one of type and subtype, in ASCII lowercase
  make_mime_type(type, subtype);
  // 11 while here is not past the end
  while (!past_end()) {
    advance();
    // 2 skip TAB LF CR SPACE
    skip([](unsigned char c) { return c == '\t' || c == '\n' || c == '\r' || c == ' '; });
    // 3 let name be everything up to ';' '='
    std::string_view name = up_to([](unsigned char c) { return c == ';' || c == '='; });
    // 5 if here is past the end
    if (past_end()) break;
    // if the code point here is any of ';'
    if (here_is([](unsigned char c) { return c == ';'; })) continue;
    advance();
    // 6 if here is past the end
    if (past_end()) break;
    // 8 if the code point here is any of '"'
    if (here_is([](unsigned char c) { return c == '"'; })) {
      collect_an_http_quoted_string();
      set_parameter_value(quoted());
      // 2 skip everything up to ';'
      up_to([](unsigned char c) { return c == ';'; });
    } else {
      std::string_view written = without_whitespace_at_end(up_to([](unsigned char c) { return c == ';'; }));
      // 3 if written is empty
      if (written.empty()) continue;
      set_parameter_value(written);
    }
    // 10 if name is not empty, and name solely contains HTTP token code points, and the parameter value
    // solely contains HTTP quoted-string token code points, and the MIME type has no parameter name
    if (!name.empty() && is_token(name) && is_quoted_string_token(parameter_value()) && !has_parameter(name))
      set_parameter(name);
  }
}

}  // namespace lockstep::detail

#endif
