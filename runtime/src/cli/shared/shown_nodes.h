// Shows the nodes that `lockstep select` and `lockstep xpath` find.
#ifndef LOCKSTEP_CLI_SHARED_SHOWN_NODES_H
#define LOCKSTEP_CLI_SHARED_SHOWN_NODES_H

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/shared/batch.h"
#include "cli/shared/page.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

// Shows nodes as requested with --html, --text, --attribute, --json and --count. A command may lack some of
// these options.
class ShownNodes {
 public:
  // Throws UsageError for options that cannot be combined.
  ShownNodes(const Arguments& arguments, const PageReader& reader);
  bool needs_positions() const { return show_ == Show::json; }
  bool counts() const { return show_ == Show::count; }

  // Returns the prefix for the nodes of an input: with --json, the input's name as UTF-8; otherwise `FILE:`,
  // or nothing if the output need not name the input.
  std::string prefix(const Inputs& inputs, const Input& input) const;
  // Writes the node as the options request.
  void write(OrderedOutput& output, const std::string& prefix, const Document& document,
             XPathNode node) const;

 private:
  enum class Show : std::uint8_t { html, text, attribute, json, count };

  static Show what_to_show(const Arguments& arguments);
  void write_json(OrderedOutput& output, const std::string& prefix, const Document& document,
                  XPathNode node) const;
  std::string html_of(XPathNode node) const;
  std::string text_of(XPathNode node) const;

  Show show_;
  std::string_view attribute_;
  SerializeOptions html_;
  TextOptions text_;
};

}  // namespace lockstep::cli

#endif
