// Generated from spec/mime/patterns.tsv by the generator. Edit the table, then run scripts/generate.
// Byte patterns, by table and in the Standard's order.
#ifndef LOCKSTEP_GENERATED_MIME_MIME_PATTERNS_H
#define LOCKSTEP_GENERATED_MIME_MIME_PATTERNS_H

#include <string_view>

namespace lockstep::detail {

struct MimePattern {
  std::string_view bytes, mask;
  bool ends_with_tag_terminating_byte;
  bool ignores_whitespace;
  std::string_view type;
};

namespace mime_patterns {

inline constexpr MimePattern scriptable[] = {
    {std::string_view("\074\041\104\117\103\124\131\120\105\040\110\124\115\114", 14),
     std::string_view("\377\377\337\337\337\337\337\337\337\377\337\337\337\337", 14), true, true,
     "text/html"},
    {std::string_view("\074\110\124\115\114", 5), std::string_view("\377\337\337\337\337", 5), true, true,
     "text/html"},
    {std::string_view("\074\110\105\101\104", 5), std::string_view("\377\337\337\337\337", 5), true, true,
     "text/html"},
    {std::string_view("\074\123\103\122\111\120\124", 7), std::string_view("\377\337\337\337\337\337\337", 7),
     true, true, "text/html"},
    {std::string_view("\074\111\106\122\101\115\105", 7), std::string_view("\377\337\337\337\337\337\337", 7),
     true, true, "text/html"},
    {std::string_view("\074\110\061", 3), std::string_view("\377\337\377", 3), true, true, "text/html"},
    {std::string_view("\074\104\111\126", 4), std::string_view("\377\337\337\337", 4), true, true,
     "text/html"},
    {std::string_view("\074\106\117\116\124", 5), std::string_view("\377\337\337\337\337", 5), true, true,
     "text/html"},
    {std::string_view("\074\124\101\102\114\105", 6), std::string_view("\377\337\337\337\337\337", 6), true,
     true, "text/html"},
    {std::string_view("\074\101", 2), std::string_view("\377\337", 2), true, true, "text/html"},
    {std::string_view("\074\123\124\131\114\105", 6), std::string_view("\377\337\337\337\337\337", 6), true,
     true, "text/html"},
    {std::string_view("\074\124\111\124\114\105", 6), std::string_view("\377\337\337\337\337\337", 6), true,
     true, "text/html"},
    {std::string_view("\074\102", 2), std::string_view("\377\337", 2), true, true, "text/html"},
    {std::string_view("\074\102\117\104\131", 5), std::string_view("\377\337\337\337\337", 5), true, true,
     "text/html"},
    {std::string_view("\074\102\122", 3), std::string_view("\377\337\337", 3), true, true, "text/html"},
    {std::string_view("\074\120", 2), std::string_view("\377\337", 2), true, true, "text/html"},
    {std::string_view("\074\041\055\055", 4), std::string_view("\377\377\377\377", 4), true, true,
     "text/html"},
    {std::string_view("\074\077\170\155\154", 5), std::string_view("\377\377\377\377\377", 5), false, true,
     "text/xml"},
    {std::string_view("\045\120\104\106\055", 5), std::string_view("\377\377\377\377\377", 5), false, false,
     "application/pdf"},
};
inline constexpr MimePattern other[] = {
    {std::string_view("\045\041\120\123\055\101\144\157\142\145\055", 11),
     std::string_view("\377\377\377\377\377\377\377\377\377\377\377", 11), false, false,
     "application/postscript"},
    {std::string_view("\376\377\000\000", 4), std::string_view("\377\377\000\000", 4), false, false,
     "text/plain"},
    {std::string_view("\377\376\000\000", 4), std::string_view("\377\377\000\000", 4), false, false,
     "text/plain"},
    {std::string_view("\357\273\277\000", 4), std::string_view("\377\377\377\000", 4), false, false,
     "text/plain"},
};
inline constexpr MimePattern image[] = {
    {std::string_view("\000\000\001\000", 4), std::string_view("\377\377\377\377", 4), false, false,
     "image/x-icon"},
    {std::string_view("\000\000\002\000", 4), std::string_view("\377\377\377\377", 4), false, false,
     "image/x-icon"},
    {std::string_view("\102\115", 2), std::string_view("\377\377", 2), false, false, "image/bmp"},
    {std::string_view("\107\111\106\070\067\141", 6), std::string_view("\377\377\377\377\377\377", 6), false,
     false, "image/gif"},
    {std::string_view("\107\111\106\070\071\141", 6), std::string_view("\377\377\377\377\377\377", 6), false,
     false, "image/gif"},
    {std::string_view("\122\111\106\106\000\000\000\000\127\105\102\120\126\120", 14),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377\377\377", 14), false, false,
     "image/webp"},
    {std::string_view("\211\120\116\107\015\012\032\012", 8),
     std::string_view("\377\377\377\377\377\377\377\377", 8), false, false, "image/png"},
    {std::string_view("\377\330\377", 3), std::string_view("\377\377\377", 3), false, false, "image/jpeg"},
};
inline constexpr MimePattern audio_or_video[] = {
    {std::string_view("\106\117\122\115\000\000\000\000\101\111\106\106", 12),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377", 12), false, false, "audio/aiff"},
    {std::string_view("\111\104\063", 3), std::string_view("\377\377\377", 3), false, false, "audio/mpeg"},
    {std::string_view("\117\147\147\123\000", 5), std::string_view("\377\377\377\377\377", 5), false, false,
     "application/ogg"},
    {std::string_view("\115\124\150\144\000\000\000\006", 8),
     std::string_view("\377\377\377\377\377\377\377\377", 8), false, false, "audio/midi"},
    {std::string_view("\122\111\106\106\000\000\000\000\101\126\111\040", 12),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377", 12), false, false, "video/avi"},
    {std::string_view("\122\111\106\106\000\000\000\000\127\101\126\105", 12),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377", 12), false, false, "audio/wave"},
};
inline constexpr MimePattern archive[] = {
    {std::string_view("\037\213\010", 3), std::string_view("\377\377\377", 3), false, false,
     "application/x-gzip"},
    {std::string_view("\120\113\003\004", 4), std::string_view("\377\377\377\377", 4), false, false,
     "application/zip"},
    {std::string_view("\122\141\162\041\032\007\000", 7), std::string_view("\377\377\377\377\377\377\377", 7),
     false, false, "application/x-rar-compressed"},
};

}  // namespace mime_patterns

}  // namespace lockstep::detail

#endif
