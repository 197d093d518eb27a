// The speculative parser: its input, and the session that parses it.
#include <string>

#include "lockstep/speculative.h"
#include "speculative/session.h"

namespace lockstep {

struct SpeculativeParser::Implementation {
  // The number of bytes to parse before returning the fetches in them.
  static constexpr std::size_t kWindow = 8192;

  void start(const SpeculativeStart& from) {
    stop();
    fetches.start(options.scripting, from.base);
    session = detail::make_speculative_session(from.state == nullptr ? options.edition : from.state->edition,
                                               options, fetches, from.state.get());
    status = Status::ok;
  }
  void write(std::string_view chunk) {
    if (session == nullptr) return;
    if (taken > waiting.size() - taken) {
      waiting.erase(0, taken);
      taken = 0;
    }
    waiting += chunk;
  }
  const SpeculativeFetch* next() {
    while (session != nullptr && fetches.empty() && taken != waiting.size()) {
      const std::string_view piece = std::string_view(waiting).substr(taken, kWindow);
      session->write(piece);
      taken += piece.size();
      status = session->status();
    }
    if (taken == waiting.size()) {
      waiting.clear();
      taken = 0;
    }
    return fetches.next();
  }
  void stop() {
    session.reset();
    fetches.stop();
    waiting = {};
    taken = 0;
  }

  explicit Implementation(const SpeculativeOptions& wanted) : options(wanted) {}

  SpeculativeOptions options;
  detail::FetchList fetches;
  std::unique_ptr<detail::SpeculativeSession> session;  // null if stopped
  std::string waiting;                                  // the text written, of which `taken` bytes have been
                                                        // parsed
  std::size_t taken = 0;
  Status status = Status::ok;
};

SpeculativeParser::SpeculativeParser(const SpeculativeOptions& options)
    : implementation_(std::make_unique<Implementation>(options)) {}
SpeculativeParser::SpeculativeParser(SpeculativeParser&&) noexcept = default;
SpeculativeParser& SpeculativeParser::operator=(SpeculativeParser&&) noexcept = default;
SpeculativeParser::~SpeculativeParser() = default;

void SpeculativeParser::start(const SpeculativeStart& from) { implementation_->start(from); }
void SpeculativeParser::write(std::string_view chunk) { implementation_->write(chunk); }
const SpeculativeFetch* SpeculativeParser::next() { return implementation_->next(); }
Status SpeculativeParser::status() const { return implementation_->status; }
void SpeculativeParser::stop() { implementation_->stop(); }

}  // namespace lockstep
