// Generated from spec/interface/options.interface: edit that, then run scripts/generate.
// The options: the name of each, the members that hold it in C++ and in C, and its help on the command line.
#ifndef LOCKSTEP_GENERATED_OPTIONS_TABLE_H
#define LOCKSTEP_GENERATED_OPTIONS_TABLE_H

#include <tuple>

#include "lockstep/c/options.h"
#include "lockstep/options.h"
#include "options/row.h"

namespace lockstep::options {

inline constexpr auto kParse = std::tuple(
    row("edition", &ParseOptions::edition, &lockstep_parse_options::edition, Flag::some, "DATE",
        "The edition of the Standard to follow\n(default: the current one; lockstep --version lists all)."),
    row("scripting", &ParseOptions::scripting, &lockstep_parse_options::scripting, Flag::all, "on|off",
        "Parse noscript as a browser with scripting enabled\ndoes (default: off). No script is run."),
    row("collect_errors", &ParseOptions::collect_errors, &lockstep_parse_options::collect_errors, Flag::some,
        "", "Show parse errors too."),
    row("allow_declarative_shadow_roots", &ParseOptions::allow_declarative_shadow_roots,
        &lockstep_parse_options::allow_declarative_shadow_roots, Flag::all, "",
        "Let <template shadowrootmode> attach shadow roots."),
    row("iframe_srcdoc", &ParseOptions::iframe_srcdoc, &lockstep_parse_options::iframe_srcdoc, Flag::all, "",
        "Parse as the document of an iframe's srcdoc attribute."),
    row("cannot_change_the_mode", &ParseOptions::cannot_change_the_mode,
        &lockstep_parse_options::cannot_change_the_mode, Flag::all, "",
        "Do not change the document's quirks mode."),
    row("positions", &ParseOptions::positions, &lockstep_parse_options::positions, Flag::some, "",
        "Show the positions of nodes and attributes; needs\n--format json."),
    row("max_errors", &ParseOptions::max_errors, &lockstep_parse_options::max_errors, Flag::some, "N",
        "Show at most the first N errors of a file\n(default: 0, all of them)."));

inline constexpr auto kLimits =
    std::tuple(row("input_bytes", &Limits::input_bytes, &lockstep_parse_options::limit_input_bytes),
               row("nodes", &Limits::nodes, &lockstep_parse_options::limit_nodes),
               row("depth", &Limits::depth, &lockstep_parse_options::limit_depth),
               row("attributes", &Limits::attributes, &lockstep_parse_options::limit_attributes),
               row("errors", &Limits::errors, &lockstep_parse_options::limit_errors),
               row("memory_bytes", &Limits::memory_bytes, &lockstep_parse_options::limit_memory_bytes),
               row("copied_nodes", &Limits::copied_nodes, &lockstep_parse_options::limit_copied_nodes));

inline constexpr auto kContext = std::tuple(
    row("local_name", &FragmentContext::local_name, &lockstep_fragment_context::local_name),
    row("element_namespace", &FragmentContext::element_namespace,
        &lockstep_fragment_context::element_namespace),
    row("quirks_mode", &FragmentContext::quirks_mode, &lockstep_fragment_context::quirks_mode),
    row("encoding", &FragmentContext::encoding, &lockstep_fragment_context::encoding),
    row("inside_form", &FragmentContext::inside_form, &lockstep_fragment_context::inside_form),
    row("scripting_mode", &FragmentContext::scripting_mode, &lockstep_fragment_context::scripting_mode));

inline constexpr auto kEncoding = std::tuple(
    row("encoding", &EncodingOptions::encoding, &lockstep_encoding_options::encoding, Flag::all, "LABEL",
        "The encoding. Overrides everything except a byte\norder mark."),
    row("transport_encoding", &EncodingOptions::transport_encoding,
        &lockstep_encoding_options::transport_encoding, Flag::all, "LABEL",
        "The encoding that the transport layer names."),
    row("prescan_bytes", &EncodingOptions::prescan_bytes, &lockstep_encoding_options::prescan_bytes,
        Flag::all, "N", "How many bytes to search for a declaration\n(default: 1024; 0: none)."),
    row("container_encoding", &EncodingOptions::container_encoding,
        &lockstep_encoding_options::container_encoding, Flag::all, "LABEL",
        "The encoding of the document that contains this one."),
    row("likely_encoding", &EncodingOptions::likely_encoding, &lockstep_encoding_options::likely_encoding,
        Flag::all, "LABEL", "The encoding of the page when it was last visited."),
    row("default_encoding", &EncodingOptions::default_encoding, &lockstep_encoding_options::default_encoding,
        Flag::all, "LABEL", "The encoding to use when nothing else is known."),
    row("ignore_late_meta", &EncodingOptions::ignore_late_meta, &lockstep_encoding_options::ignore_late_meta,
        Flag::all, "", "Keep the encoding if a late meta names another one."),
    row("detect_utf_8", &EncodingOptions::detect_utf_8, &lockstep_encoding_options::detect_utf_8, Flag::all,
        "on|off", "Detect UTF-8 (default: on): see 'lockstep help sniff'."),
    row("detect_legacy", &EncodingOptions::detect_legacy, &lockstep_encoding_options::detect_legacy,
        Flag::all, "on|off", "Detect legacy encodings (default: on): see 'lockstep\nhelp sniff'."));

inline constexpr auto kTokenizer = std::tuple(
    row("edition", &TokenizerOptions::edition, &lockstep_tokenizer_options::edition),
    row("tree_feedback", &TokenizerOptions::tree_feedback, &lockstep_tokenizer_options::tree_feedback),
    row("scripting", &TokenizerOptions::scripting, &lockstep_tokenizer_options::scripting),
    row("initial_state", &TokenizerOptions::initial_state, &lockstep_tokenizer_options::initial_state),
    row("last_start_tag", &TokenizerOptions::last_start_tag, &lockstep_tokenizer_options::last_start_tag),
    row("allow_cdata", &TokenizerOptions::allow_cdata, &lockstep_tokenizer_options::allow_cdata),
    row("attribute_ranges", &TokenizerOptions::attribute_ranges,
        &lockstep_tokenizer_options::attribute_ranges));

inline constexpr auto kTokenizerLimits = std::tuple(
    row("input_bytes", &TokenizerLimits::input_bytes, &lockstep_tokenizer_options::limit_input_bytes),
    row("attributes", &TokenizerLimits::attributes, &lockstep_tokenizer_options::limit_attributes),
    row("errors", &TokenizerLimits::errors, &lockstep_tokenizer_options::limit_errors),
    row("memory_bytes", &TokenizerLimits::memory_bytes, &lockstep_tokenizer_options::limit_memory_bytes));

inline constexpr auto kSerialize =
    std::tuple(row("scripting", &SerializeOptions::scripting, &lockstep_serialize_options::scripting),
               row("serializable_shadow_roots", &SerializeOptions::serializable_shadow_roots,
                   &lockstep_serialize_options::serializable_shadow_roots),
               row("edition", &SerializeOptions::edition, &lockstep_serialize_options::edition),
               row("indent", &SerializeOptions::indent, &lockstep_serialize_options::indent),
               row("round_trip", &SerializeOptions::round_trip, &lockstep_serialize_options::round_trip));

inline constexpr auto kXml = std::tuple(
    row("names", &XmlOptions::names, &lockstep_serialize_options::xml_names),
    row("declaration", &XmlOptions::declaration, &lockstep_serialize_options::xml_declaration),
    row("doctype", &XmlOptions::doctype, &lockstep_serialize_options::xml_doctype),
    row("html_namespace", &XmlOptions::html_namespace, &lockstep_serialize_options::xml_html_namespace),
    row("foreign_namespaces", &XmlOptions::foreign_namespaces,
        &lockstep_serialize_options::xml_foreign_namespaces));

}  // namespace lockstep::options

#endif
