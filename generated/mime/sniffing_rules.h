// Generated from spec/mime/sniffing.rules by the generator. Edit the rules, then run scripts/generate.
// The MIME type of a resource. See runtime/src/input/mime_operations.h for the statements.
#ifndef LOCKSTEP_GENERATED_MIME_SNIFFING_RULES_H
#define LOCKSTEP_GENERATED_MIME_SNIFFING_RULES_H

#include "input/mime_operations.h"

namespace lockstep::detail {

class MimeSniffingRules : public MimeSniffingOperations {
 public:
  using MimeSniffingOperations::MimeSniffingOperations;

  std::string_view the_computed_mime_type();
  std::string_view the_identified_mime_type();
  std::string_view whether_the_resource_is_text_or_binary();
};

// the computed MIME type
// #mime-type-sniffing-algorithm, spec/mime/sniffing.rules
inline std::string_view MimeSniffingRules::the_computed_mime_type() {
  // if the supplied MIME type is undefined
  if (!supplied()) return the_identified_mime_type();
  std::string_view essence = supplied_essence();
  // 1 if essence ends with "+xml", or essence is "text/xml", or essence is "application/xml", or essence is
  // "text/html"
  if (essence.ends_with("+xml") || essence == "text/xml" || essence == "application/xml" ||
      essence == "text/html")
    return essence;
  // 2 if essence is "unknown/unknown", or essence is "application/unknown", or essence is "*/*"
  if (essence == "unknown/unknown" || essence == "application/unknown" || essence == "*/*")
    return the_identified_mime_type();
  // 4 if the check-for-apache-bug flag is set
  if (checks_for_apache_bug()) return whether_the_resource_is_text_or_binary();
  // 5 if essence starts with "image/"
  if (essence.starts_with("image/")) {
    std::string_view matched_image = match(mime_patterns::image);
    // 6 if matched image is not empty
    if (!matched_image.empty()) return matched_image;
  }
  // 7 if essence starts with "audio/", or essence starts with "video/", or essence is "application/ogg"
  if (essence.starts_with("audio/") || essence.starts_with("video/") || essence == "application/ogg") {
    std::string_view matched_media = match(mime_patterns::audio_or_video);
    // 8 if matched media is not empty
    if (!matched_media.empty()) return matched_media;
  }
  return essence;
}

// the identified MIME type
// #rules-for-identifying-an-unknown-mime-type, spec/mime/sniffing.rules
inline std::string_view MimeSniffingRules::the_identified_mime_type() {
  // 1 let scriptable be the type of the scriptable pattern
  std::string_view scriptable = match(mime_patterns::scriptable);
  // if scriptable is not empty
  if (!scriptable.empty()) return scriptable;
  // 2 let other be the type of the other pattern
  std::string_view other = match(mime_patterns::other);
  // if other is not empty
  if (!other.empty()) return other;
  // 3 let image be the type of the image pattern
  std::string_view image = match(mime_patterns::image);
  // 4 if image is not empty
  if (!image.empty()) return image;
  // 5 let media be the type of the audio or video pattern
  std::string_view media = match(mime_patterns::audio_or_video);
  // 6 if media is not empty
  if (!media.empty()) return media;
  // 7 let archive be the type of the archive pattern
  std::string_view archive = match(mime_patterns::archive);
  // 8 if archive is not empty
  if (!archive.empty()) return archive;
  // 9 if there are no binary data bytes
  if (!has_binary_data_bytes()) return "text/plain";
  return "application/octet-stream";
}

// whether the resource is text or binary
// #rules-for-text-or-binary, spec/mime/sniffing.rules
inline std::string_view MimeSniffingRules::whether_the_resource_is_text_or_binary() {
  // 2 if the bytes begin with a byte order mark
  if (begins_with_byte_order_mark()) return "text/plain";
  // 4 if there are no binary data bytes
  if (!has_binary_data_bytes()) return "text/plain";
  return "application/octet-stream";
}

}  // namespace lockstep::detail

#endif
