// Parses a page while it arrives from a socket.
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <iostream>
#include <string_view>

#include "lockstep/lockstep.h"

namespace {

// Reads until the peer closes the connection. Returns false if reading fails or the parser reaches a limit;
// the parser keeps what came before.
bool read_page(int socket, lockstep::BytesParser& parser) {
  char bytes[16384];
  for (;;) {
    const ssize_t count = read(socket, bytes, sizeof bytes);
    if (count == 0) return true;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 || parser.write({bytes, static_cast<std::size_t>(count)}) != lockstep::Status::ok)
      return false;
  }
}

// Simulates a server that sends its page in pieces, which may end inside a tag or a character.
void send_page(int socket) {
  constexpr std::string_view kPieces[] = {"<meta charset=utf-8><tit", "le>Caf\xC3", "\xA9</title><p>Open",
                                          "!"};
  for (const std::string_view piece : kPieces) {
    if (write(socket, piece.data(), piece.size()) < 0) return;
    usleep(10'000);
  }
}

}  // namespace

int main() {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) return 1;
  const pid_t server = fork();
  if (server < 0) return 1;
  if (server == 0) {
    send_page(sockets[1]);
    _exit(0);
  }
  close(sockets[1]);

  lockstep::BytesParser parser;
  const bool whole = read_page(sockets[0], parser);
  const lockstep::Document document = parser.finish();
  std::cout << document.title() << ": " << document.body().text_content() << '\n';

  waitpid(server, nullptr, 0);
  return whole ? 0 : 1;
}

// Prints:
// Café: Open!
