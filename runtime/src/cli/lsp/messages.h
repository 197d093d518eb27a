// Messages of the Language Server Protocol, on standard input and output.
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol
#ifndef LOCKSTEP_CLI_LSP_MESSAGES_H
#define LOCKSTEP_CLI_LSP_MESSAGES_H

#include <optional>
#include <string>
#include <string_view>

namespace lockstep::cli {

// Reads the messages of a client.
class MessageReader {
 public:
  // Returns the content of the next message; nullopt at the end of the input. Throws Failure if the header of
  // the message is invalid; do not call it again after that.
  std::optional<std::string> next();

 private:
  // Reads until `read_` has at least that many bytes. Returns false at the end of the input.
  bool fill(std::size_t size);

  std::string read_;
};

// Writes a message. Throws OutputFailure.
void write_message(std::string_view content);

}  // namespace lockstep::cli

#endif
