// The prescan of the HTML Standard, transcribed step by step from its text, with its jumps and without any
// optimization. Only "getting an encoding" uses the library.
#ifndef LOCKSTEP_TESTS_SUPPORT_REFERENCE_PRESCAN_H
#define LOCKSTEP_TESTS_SUPPORT_REFERENCE_PRESCAN_H

#include <optional>
#include <string_view>

#include "lockstep/encoding.h"

namespace lockstep::test {

// #prescan-a-byte-stream-to-determine-its-encoding: all of `bytes` are scanned. None stands for failure.
std::optional<Encoding> reference_prescan(std::string_view bytes);

// #algorithm-for-extracting-a-character-encoding-from-a-meta-element. None stands for nothing, and for
// failure.
std::optional<Encoding> reference_extraction(std::string_view s);

}  // namespace lockstep::test

#endif
