// lockstep serve: findings as an HTTP service on this machine.
#include "cli/serve/serve.h"

#include "cli/check/check.h"
#include "cli/shared/editions.h"
#include "cli/shared/inputs.h"
#include "cli/shared/parsing.h"

namespace lockstep::cli {

namespace serve_parts {
namespace {

constexpr Option kOptions[] = {
    kPortOption,
    kIgnoreOption,
    kLimitsOption,
    kEditionOption,
    {"--max-input", "SIZE",
     "Refuse a page of more than SIZE bytes, as in 64M\n"
     "(default: 256M)."},
};

constexpr std::string_view kDetails =
    "Provides the HTTP interface of the Nu Html Checker on http://127.0.0.1:8888/, for\n"
    "programs that send pages to it. Only programs on this machine can connect.\n";

constexpr std::string_view kEpilogue =
    R"(Send the page as the body of a POST request, uncompressed, with its Content-Type. The
answer contains the findings of 'lockstep validate'.

  curl -H 'Content-Type: text/html' --data-binary @page.html http://127.0.0.1:8888/

Query parameters:
  out=json|gnu|text  The format (default: json)
  level=error        Leave out warnings
Others, such as schema, have no effect.

Status: 200 with the findings, even if there are none; 400 for a parameter that cannot be
honored, such as doc=ADDRESS, since the server loads no pages; 408 for a request that
takes more than 30 seconds; 413 for a page that is too long; 415 for a body that is
compressed, or that is not HTML, such as a form.

The first line of the output is the server's address.

Exit code: 0 after SIGINT or SIGTERM; 1 if the server cannot listen on the port; 2 for
incorrect usage.
)";

}  // namespace
}  // namespace serve_parts

const Command serve_command = {
    "serve",
    "Serve the HTTP interface of the Nu Html Checker locally.",
    "",
    serve_parts::kDetails,
    serve_parts::kOptions,
    serve_parts::kEpilogue,
    serve,
};

}  // namespace lockstep::cli
