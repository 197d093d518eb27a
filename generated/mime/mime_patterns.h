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
    {"<!DOCTYPE HTML", "\377\377\337\337\337\337\337\337\337\377\337\337\337\337", true, true, "text/html"},
    {"<HTML", "\377\337\337\337\337", true, true, "text/html"},
    {"<HEAD", "\377\337\337\337\337", true, true, "text/html"},
    {"<SCRIPT", "\377\337\337\337\337\337\337", true, true, "text/html"},
    {"<IFRAME", "\377\337\337\337\337\337\337", true, true, "text/html"},
    {"<H1", "\377\337\377", true, true, "text/html"},
    {"<DIV", "\377\337\337\337", true, true, "text/html"},
    {"<FONT", "\377\337\337\337\337", true, true, "text/html"},
    {"<TABLE", "\377\337\337\337\337\337", true, true, "text/html"},
    {"<A", "\377\337", true, true, "text/html"},
    {"<STYLE", "\377\337\337\337\337\337", true, true, "text/html"},
    {"<TITLE", "\377\337\337\337\337\337", true, true, "text/html"},
    {"<B", "\377\337", true, true, "text/html"},
    {"<BODY", "\377\337\337\337\337", true, true, "text/html"},
    {"<BR", "\377\337\337", true, true, "text/html"},
    {"<P", "\377\337", true, true, "text/html"},
    {"<!--", "\377\377\377\377", true, true, "text/html"},
    {"<?xml", "\377\377\377\377\377", false, true, "text/xml"},
    {"%PDF-", "\377\377\377\377\377", false, false, "application/pdf"},
};
inline constexpr MimePattern other[] = {
    {"%!PS-Adobe-", "\377\377\377\377\377\377\377\377\377\377\377", false, false, "application/postscript"},
    {std::string_view("\376\377\000\000", 4), std::string_view("\377\377\000\000", 4), false, false,
     "text/plain"},
    {std::string_view("\377\376\000\000", 4), std::string_view("\377\377\000\000", 4), false, false,
     "text/plain"},
    {std::string_view("\357\273\277\000", 4), std::string_view("\377\377\377\000", 4), false, false,
     "text/plain"},
};
inline constexpr MimePattern image[] = {
    {std::string_view("\000\000\001\000", 4), "\377\377\377\377", false, false, "image/x-icon"},
    {std::string_view("\000\000\002\000", 4), "\377\377\377\377", false, false, "image/x-icon"},
    {"BM", "\377\377", false, false, "image/bmp"},
    {"GIF87a", "\377\377\377\377\377\377", false, false, "image/gif"},
    {"GIF89a", "\377\377\377\377\377\377", false, false, "image/gif"},
    {std::string_view("RIFF\000\000\000\000WEBPVP", 14),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377\377\377", 14), false, false,
     "image/webp"},
    {"\211PNG\015\012\032\012", "\377\377\377\377\377\377\377\377", false, false, "image/png"},
    {"\377\330\377", "\377\377\377", false, false, "image/jpeg"},
};
inline constexpr MimePattern audio_or_video[] = {
    {std::string_view("FORM\000\000\000\000AIFF", 12),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377", 12), false, false, "audio/aiff"},
    {"ID3", "\377\377\377", false, false, "audio/mpeg"},
    {std::string_view("OggS\000", 5), "\377\377\377\377\377", false, false, "application/ogg"},
    {std::string_view("MThd\000\000\000\006", 8), "\377\377\377\377\377\377\377\377", false, false,
     "audio/midi"},
    {std::string_view("RIFF\000\000\000\000AVI ", 12),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377", 12), false, false, "video/avi"},
    {std::string_view("RIFF\000\000\000\000WAVE", 12),
     std::string_view("\377\377\377\377\000\000\000\000\377\377\377\377", 12), false, false, "audio/wave"},
};
inline constexpr MimePattern archive[] = {
    {"\037\213\010", "\377\377\377", false, false, "application/x-gzip"},
    {"PK\003\004", "\377\377\377\377", false, false, "application/zip"},
    {std::string_view("Rar!\032\007\000", 7), "\377\377\377\377\377\377\377", false, false,
     "application/x-rar-compressed"},
};

}  // namespace mime_patterns

}  // namespace lockstep::detail

#endif
