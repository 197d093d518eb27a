// The HTTP interface of the Nu Html Checker, on the loopback interface.
// https://github.com/validator/validator/wiki/Service-%C2%BB-Input-%C2%BB-POST-body
#include <httplib.h>

#include <signal.h>
#include <unistd.h>

#include <cstddef>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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

constexpr const char* kHost = "127.0.0.1";
constexpr int kOk = 200, kBadRequest = 400, kTooLong = 413, kNotHtml = 415, kFailed = 500;

struct RequestError {
  int status;
  std::string message;
};

// A page and the parameters, from the address and from the fields of a form.
struct Question {
  std::string page;
  std::string content_type;  // of the page
  bool has_page = false;
  std::map<std::string, std::string> parameters;

  std::string_view parameter(const std::string& name) const {
    const auto found = parameters.find(name);
    return found == parameters.end() ? std::string_view() : found->second;
  }
};

// Keeps at most `most` bytes in all, after decompression. Reads the others too: a client that still sends
// would not see the answer.
class Reader {
 public:
  Reader(const httplib::Request& request, const httplib::ContentReader& content, std::size_t most)
      : request_(request), content_(content), most_(most) {}

  // The response may already have a status: why the library cannot read the body.
  Question read(const httplib::Response& response) {
    for (const auto& [name, value] : request_.params) question_.parameters[name] = value;
    const bool complete = request_.is_multipart_form_data() ? read_form() : read_body();
    if (size_ > most_ || response.status == kTooLong)
      throw RequestError{kTooLong, "the page has more than " + std::to_string(most_) + " bytes"};
    if (!complete) throw RequestError{kBadRequest, "the body of the request cannot be read"};
    return std::move(question_);
  }

 private:
  bool append(std::string& to, const char* bytes, std::size_t count) {
    size_ += count;
    if (size_ <= most_) to.append(bytes, count);
    return true;
  }
  bool read_body() {
    question_.has_page = true;
    question_.content_type = request_.get_header_value("Content-Type");
    return content_(
        [&](const char* bytes, std::size_t count) { return append(question_.page, bytes, count); });
  }
  bool read_form() {
    std::string* field = nullptr;
    return content_(
        [&](const httplib::MultipartFormData& part) {
          const bool is_page = part.name == "content" || part.name == "file";
          size_ += part.name.size();
          if (is_page) {
            question_.has_page = true;
            question_.content_type = part.name == "file" ? part.content_type : "";
          }
          field = is_page || size_ > most_ ? &question_.page : &question_.parameters[part.name];
          field->clear();
          return true;
        },
        [&](const char* bytes, std::size_t count) { return append(*field, bytes, count); });
  }

  const httplib::Request& request_;
  const httplib::ContentReader& content_;
  const std::size_t most_;
  std::size_t size_ = 0;
  Question question_;
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
  // Any thread.
  void answer(const httplib::Request& request, httplib::Response& response,
              const httplib::ContentReader& content) const {
    try {
      const Question question = Reader(request, content, longest_).read(response);
      const NuFormat format = format_of(question);
      respond(response, kOk, format, check(question, format));
    } catch (const RequestError& error) {
      respond(response, error.status, NuFormat::json, nu_answer(NuFormat::json, {}, error.message));
    }
  }
  static void respond(httplib::Response& response, int status, NuFormat format, const std::string& text) {
    response.status = status;
    response.set_content(
        text, format == NuFormat::json ? "application/json; charset=utf-8" : "text/plain; charset=utf-8");
  }

 private:
  static NuFormat format_of(const Question& question) {
    const std::string_view out = question.parameter("out");
    if (out.empty() || out == "json") return NuFormat::json;
    if (out == "gnu") return NuFormat::gnu;
    if (out == "text") return NuFormat::text;
    throw RequestError{kBadRequest,
                       "out=" + std::string(out) + " is not available; choose json, gnu or text"};
  }
  std::string check(const Question& question, NuFormat format) const {
    if (!question.parameter("doc").empty())
      throw RequestError{kBadRequest, "this server loads no pages; send the page in place of doc"};
    if (!question.has_page)
      throw RequestError{kBadRequest, "the form has no page: it must be the field content or file"};
    const std::string_view parser = question.parameter("parser");
    if (parser.starts_with("xml")) throw RequestError{kBadRequest, "pages are parsed as HTML, not as XML"};
    const std::optional<MimeType> type = extract_mime_type(question.content_type);
    if (type && type->essence() != "text/html")
      throw RequestError{kNotHtml, "the page is " + type->essence() + "; send it as text/html"};
    const Input input = {"page"};
    const PageReader reader = reader_.with_content_type(question.content_type);
    const Page page = reader.parse_page(question.page, input);
    CheckedFile checked = checked_file(input, page, reader, {});
    checked.is_file = false;
    leave_out(checked.findings, ignored_);
    if (question.parameter("level") == "error")
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

void add_routes(httplib::Server& server, const Service& service) {
  server.set_payload_max_length(service.longest());
  // After a body that cannot be read, it is not known where the next request would begin.
  server.set_keep_alive_max_count(1);
  server.set_default_headers({{"Access-Control-Allow-Origin", "*"}});
  // The library would let other processes listen on the same port.
  server.set_socket_options([](socket_t socket) {
    const int on = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
  server.Post("/.*",
              [&](const httplib::Request& request, httplib::Response& response,
                  const httplib::ContentReader& content) { service.answer(request, response, content); });
  server.Get("/.*", [](const httplib::Request& request, httplib::Response& response) {
    if (request.has_param("doc"))
      return Service::respond(response, kBadRequest, NuFormat::json,
                              nu_answer(NuFormat::json, {}, "this server loads no pages; POST the page"));
    response.set_content("POST a page to this address; see 'lockstep help serve'.\n", "text/plain");
  });
  server.Options("/.*", [](const httplib::Request&, httplib::Response& response) {
    response.set_header("Access-Control-Allow-Methods", "GET, POST, OPTIONS");
    response.set_header("Access-Control-Allow-Headers", "Content-Type");
    response.status = 204;
  });
  server.set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
    Service::respond(response, kFailed, NuFormat::json,
                     nu_answer(NuFormat::json, {}, "out of memory, or the server has a fault"));
  });
}

int bind(httplib::Server& server, std::size_t port) {
  if (port == 0) return server.bind_to_any_port(kHost);
  return server.bind_to_port(kHost, static_cast<int>(port)) ? static_cast<int>(port) : -1;
}

}  // namespace

int serve(const Arguments& arguments) {
  const std::string_view given = arguments.value_or(kPortOption.name, "8888");
  const std::size_t wanted = number_of(kPortOption.name, "a port from 0 to 65535", given);
  if (wanted > 65535)
    throw UsageError("--port needs a port from 0 to 65535, not '" + std::string(given) + "'");
  const Service service(arguments);
  httplib::Server server;
  add_routes(server, service);
  // All threads that start from here leave these signals to the one that waits for them.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  const int port = bind(server, wanted);
  if (port < 0) throw Failure("cannot listen on port " + std::string(given) + "; another program may use it");
  write_output("http://" + std::string(kHost) + ":" + std::to_string(port) + "/\n");
  std::thread ending([&] {
    int signal = 0;
    sigwait(&signals, &signal);
    server.stop();
  });
  const bool ended_as_asked = server.listen_after_bind();
  kill(getpid(), SIGTERM);  // if it did not end because of a signal
  ending.join();
  return ended_as_asked ? kSuccess : kFailure;
}

}  // namespace lockstep::cli
