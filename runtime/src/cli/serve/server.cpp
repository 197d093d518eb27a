// The HTTP interface of the Nu Html Checker, on the loopback interface.
// https://github.com/validator/validator/wiki/Service-%C2%BB-Input-%C2%BB-POST-body
#include <httplib.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "cli/check/check.h"
#include "cli/serve/serve.h"
#include "cli/shared/files.h"
#include "cli/shared/inputs.h"
#include "lockstep/lockstep.h"
#include "lockstep/mime.h"

namespace lockstep::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kHost = "127.0.0.1";
constexpr int kOk = 200, kBadRequest = 400, kTooSlow = 408, kTooLong = 413, kNotHtml = 415, kFailed = 500;
// The time in which a request must arrive, and the time for which the ending process waits for requests.
constexpr std::chrono::seconds kRequestTime{30}, kEndTime{3};

struct RequestError {
  int status;
  std::string message;
};

class Service {
 public:
  explicit Service(const Arguments& arguments)
      : reader_(arguments),
        ignored_(names_in(arguments.value_or(kIgnoreOption.name, ""))),
        longest_(input_bound(arguments).bytes) {
    reader_.options.collect_errors = reader_.options.positions = true;
  }

  std::size_t longest() const { return longest_; }
  // Called in any thread.
  void answer(const httplib::Request& request, httplib::Response& response,
              const httplib::ContentReader& content) const {
    try {
      const NuFormat format = format_of(request);
      const std::string type = content_type_of(request);
      respond(response, kOk, format, check(request, type, read(content, response), format));
    } catch (const RequestError& error) {
      refuse(response, error.status, error.message);
    }
  }
  static void respond(httplib::Response& response, int status, NuFormat format, const std::string& text) {
    response.status = status;
    response.set_content(
        text, format == NuFormat::json ? "application/json; charset=utf-8" : "text/plain; charset=utf-8");
  }

  static void refuse(httplib::Response& response, int status, std::string_view message) {
    respond(response, status, NuFormat::json, nu_answer(NuFormat::json, {}, message));
  }

 private:
  static NuFormat format_of(const httplib::Request& request) {
    if (request.has_param("doc"))
      throw RequestError{kBadRequest,
                         "this server loads no pages; send the page instead of the parameter 'doc'"};
    if (request.get_param_value("parser").starts_with("xml"))
      throw RequestError{kBadRequest, "pages are parsed as HTML, not as XML"};
    const std::string out = request.get_param_value("out");
    if (out.empty() || out == "json") return NuFormat::json;
    if (out == "gnu") return NuFormat::gnu;
    if (out == "text") return NuFormat::text;
    throw RequestError{kBadRequest, "the parameter 'out' must be 'json', 'gnu' or 'text'"};
  }
  // Returns the Content-Type. Throws RequestError unless it is HTML and the body is uncompressed. The library
  // would also parse forms and decompress bodies: its form parser can take minutes for some kilobytes, and it
  // accepts truncated compressed bodies.
  static std::string content_type_of(const httplib::Request& request) {
    const std::string encoding = lower_case(request.get_header_value("Content-Encoding"));
    if (!encoding.empty() && encoding != "identity")
      throw RequestError{kNotHtml, "the body is compressed; send it uncompressed"};
    std::string value = request.get_header_value("Content-Type");
    const std::optional<MimeType> type = extract_mime_type(value);
    if ((type && type->essence() != "text/html") || (!type && !value.empty()))
      throw RequestError{kNotHtml, "send the page as the body of the request, as text/html"};
    return value;
  }
  // Reads the body to its end even if it is too long: a client would not see the answer while it is sending.
  std::string read(const httplib::ContentReader& content, const httplib::Response& response) const {
    const Clock::time_point last = Clock::now() + kRequestTime;
    std::string page;
    std::size_t size = 0;
    bool is_slow = false;
    const bool complete = content([&](const char* bytes, std::size_t count) {
      size += count;
      if (size <= longest_) page.append(bytes, count);
      is_slow = Clock::now() > last;
      return !is_slow;
    });
    // The library sets this status if the Content-Length exceeds the limit.
    if (size > longest_ || response.status == kTooLong)
      throw RequestError{kTooLong, "the page has more than " + std::to_string(longest_) + " bytes"};
    if (is_slow) throw RequestError{kTooSlow, "the request takes too long"};
    if (!complete) throw RequestError{kBadRequest, "the body of the request cannot be read"};
    return page;
  }
  std::string check(const httplib::Request& request, const std::string& type, std::string bytes,
                    NuFormat format) const {
    const Input input = {"page"};
    const PageReader reader = reader_.with_content_type(type);
    const Page page = reader.parse_page(std::move(bytes), input);
    CheckedFile checked = checked_file(input, page, reader, {});
    checked.is_file = false;
    leave_out(checked.findings, ignored_);
    if (request.get_param_value("level") == "error")
      std::erase_if(checked.findings, [](const Finding& each) { return each.severity != Severity::error; });
    try {
      reader.check_limits(input, page.document);
    } catch (const Failure& failure) {
      return nu_answer(format, checked, failure.what());
    }
    return nu_answer(format, checked, "");
  }

  PageReader reader_;
  std::vector<std::string_view> ignored_;
  std::size_t longest_;
};

void set_up(httplib::Server& server, const Service& service) {
  server.set_payload_max_length(service.longest());
  // After a body that cannot be read, it is not known where the next request would begin.
  server.set_keep_alive_max_count(1);
  // The library would let other processes listen on the same port.
  server.set_socket_options([](socket_t socket) {
    const int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
  // The library would send every byte range of the answer that the request names, however many.
  server.set_pre_routing_handler([](const httplib::Request& request, httplib::Response&) {
    const_cast<httplib::Request&>(request).ranges.clear();
    return httplib::Server::HandlerResponse::Unhandled;
  });
  server.Post("/.*",
              [&](const httplib::Request& request, httplib::Response& response,
                  const httplib::ContentReader& content) { service.answer(request, response, content); });
  server.Get("/.*", [](const httplib::Request& request, httplib::Response& response) {
    if (request.has_param("doc"))
      return Service::refuse(response, kBadRequest, "this server loads no pages; send the page with POST");
    response.set_content("POST a page to this address; see 'lockstep help serve'.\n", "text/plain");
  });
  server.set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
    Service::refuse(response, kFailed, "the server ran out of memory or failed internally");
  });
}

int bind(httplib::Server& server, std::size_t port) {
  if (port == 0) return server.bind_to_any_port(kHost);
  return server.bind_to_port(kHost, static_cast<int>(port)) ? static_cast<int>(port) : -1;
}

// Stops the server on SIGINT and SIGTERM. Ends the process if a request keeps the server from stopping.
class Ending {
 public:
  // Blocks these signals in this thread and all threads that it starts later, so that only run() receives
  // them.
  explicit Ending(httplib::Server& server) : server_(server) {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    thread_ = std::thread([this] { run(); });
  }
  ~Ending() {
    has_ended_ = true;
    kill(getpid(), SIGTERM);  // if the server did not end because of a signal
    thread_.join();
  }

 private:
  void run() {
    int signal = 0;
    sigwait(&signals_, &signal);
    // The server may not have started listening, so this calls stop() repeatedly.
    const Clock::time_point last = Clock::now() + kEndTime;
    while (!has_ended_ && Clock::now() < last) {
      server_.stop();
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    if (!has_ended_) _exit(kSuccess);
  }

  httplib::Server& server_;
  sigset_t signals_;
  std::atomic<bool> has_ended_ = false;
  std::thread thread_;
};

}  // namespace

int serve(const Arguments& arguments) {
  const std::string_view given = arguments.value_or(kPortOption.name, "8888");
  const std::size_t wanted = number_of(kPortOption.name, "a port from 0 to 65535", given);
  if (wanted > 65535)
    throw UsageError("--port needs a port from 0 to 65535, not '" + std::string(given) + "'");
  const Service service(arguments);
  httplib::Server server;
  set_up(server, service);
  try {
    const Ending ending(server);
    const int port = bind(server, wanted);
    if (port < 0)
      throw Failure("cannot listen on port " + std::string(given) + "; another program may be using it");
    write_output("http://" + std::string(kHost) + ":" + std::to_string(port) + "/\n");
    return server.listen_after_bind() ? kSuccess : kFailure;
  } catch (const std::system_error&) {
    throw Failure("the system cannot start any more threads");
  }
}

}  // namespace lockstep::cli
