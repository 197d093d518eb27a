// Serving requests. The program `lockstep` and the Python package start another program to do this
// (start.cpp), since loading the HTTP library takes five milliseconds. That program's serve() is in
// server.cpp.
#ifndef LOCKSTEP_CLI_SERVE_SERVE_H
#define LOCKSTEP_CLI_SERVE_SERVE_H

#include "cli/shared/arguments.h"

namespace lockstep::cli {

inline constexpr Option kPortOption = {"--port", "N",
                                       "The port to listen on (default: 8888; 0: any free port)."};

// Serves until the process is asked to end. Returns the exit code.
int serve(const Arguments& arguments);

}  // namespace lockstep::cli

#endif
