// Generated from spec/interface/markdown.interface: edit that, then run scripts/generate.
// The options: the name of each, the members that hold it in C++ and in C, and its help on the command line.
#ifndef LOCKSTEP_GENERATED_OPTIONS_MARKDOWN_H
#define LOCKSTEP_GENERATED_OPTIONS_MARKDOWN_H

#include <tuple>

#include "lockstep/c/markdown.h"
#include "lockstep/markdown.h"
#include "options/row.h"

namespace lockstep::options {

inline constexpr auto kMarkdown =
    std::tuple(row("flavor", &MarkdownOptions::flavor, &lockstep_markdown_options::flavor),
               row("headings", &MarkdownOptions::headings, &lockstep_markdown_options::headings),
               row("links", &MarkdownOptions::links, &lockstep_markdown_options::links),
               row("images", &MarkdownOptions::images, &lockstep_markdown_options::images),
               row("tables", &MarkdownOptions::tables, &lockstep_markdown_options::tables),
               row("bullet", &MarkdownOptions::bullet, &lockstep_markdown_options::bullet),
               row("emphasis", &MarkdownOptions::emphasis, &lockstep_markdown_options::emphasis),
               row("width", &MarkdownOptions::width, &lockstep_markdown_options::width),
               row("scripting", &MarkdownOptions::scripting, &lockstep_markdown_options::scripting));

}  // namespace lockstep::options

#endif
