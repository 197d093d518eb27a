// Generated from spec/interface/ by the generator: edit that, then run scripts/generate.
// The docstrings of the Python package.
#ifndef LOCKSTEP_GENERATED_PYTHON_DOCUMENTATION_H
#define LOCKSTEP_GENERATED_PYTHON_DOCUMENTATION_H

#include <string_view>

namespace lockstep::python {

struct Documented {
  std::string_view name;  // "parse", "Node", "Node.select"
  const char* text;
};

inline constexpr Documented kDocumentation[] = {
    {"Attributes",
     "An element's attributes: a mutable mapping from qualified names to values, in the order of the input.\n"
     "keys(), values() and items() return copies."},
    {"Attributes.get", "Returns the value of an attribute, or the default."},
    {"Attributes.keys", "Returns a view of the names in a copy of the attributes."},
    {"Attributes.values", "Returns a view of the values in a copy of the attributes."},
    {"Attributes.items", "Returns a view of the (name, value) pairs in a copy of the attributes."},
    {"Attributes.copy", "Returns the attributes as a dict."},
    {"Attributes.setdefault",
     "Returns the value of an attribute. If the attribute is missing, adds it with the value\n"
     "`default`."},
    {"Attributes.pop",
     "Removes an attribute and returns its value. If there is no such attribute, returns the default;\n"
     "without a default, raises KeyError."},
    {"Node",
     "A node of a document: an element, a text node, a comment and so on. It keeps its document alive.\n"
     "Nodes are created by parsing, and by Document.create_element() and similar methods. Two Nodes are "
     "equal\n"
     "if they are the same node."},
    {"Node.get", "Returns the value of an attribute, or the default."},
    {"Node.document", "The document that contains the node."},
    {"Node.type", "The kind of node: 'element', 'text', 'comment', 'doctype' and so on."},
    {"Node.is_element", "Whether the node is an element."},
    {"Node.tag",
     "The local name of an element, as in the DOM ('div', 'foreignObject'); empty for other nodes."},
    {"Node.namespace", "'html', 'svg' or 'mathml' for elements, else None."},
    {"Node.shadow_root_mode", "'open' or 'closed' for a shadow root, else None."},
    {"Node.contains", "Returns whether `other` is this node or one of its descendants."},
    {"Node.children", "The children."},
    {"Node.child_elements", "The children that are elements."},
    {"Node.descendants",
     "All nodes below this one, in tree order. Does not enter template contents or shadow roots."},
    {"Node.ancestors", "The ancestors, from the parent up."},
    {"Node.following_siblings", "The siblings after this node."},
    {"Node.preceding_siblings", "The siblings before this node, nearest first."},
    {"Node.find_all",
     "Returns the descendants with that local name, in any namespace or in the given one. With `text`,\n"
     "returns a list of the elements whose text, with whitespace stripped and collapsed, equals that str or\n"
     "contains a match of that compiled regular expression; without a name, only the innermost of these\n"
     "elements."},
    {"Node.find", "Returns the first node that find_all() would return, or None."},
    {"Node.find_by_id", "Returns the first descendant with that ID, or None."},
    {"Node.links",
     "Returns the hyperlinks in the node as Links: `a` and `area` elements with `href`, including SVG\n"
     "links. Their `url` is absolute if the document was parsed with `url=`, which requires the package\n"
     "ada-url; otherwise it is None."},
    {"Node.metadata",
     "Returns the data in the node's `meta` and `link` elements as a list of Metadata: kind, name and\n"
     "content."},
    {"Node.json_ld",
     "Returns the parsed contents of the scripts of type application/ld+json in the node. A script that\n"
     "is not valid JSON is returned as a str; with `parsed=False`, all scripts are."},
    {"Node.tables",
     "Returns the tables in the node, including the node itself if it is a table, as Tables, whose cells\n"
     "are in the grid that the Standard defines."},
    {"Node.get_text",
     "Returns the text of all descendants, joined by the separator. With `strip`, strips whitespace\n"
     "from each piece and leaves out pieces that are then empty."},
    {"Node.form_values",
     "Returns the (name, value) pairs that a `form` would submit in its current state, without a submit\n"
     "button."},
    {"Node.select",
     "Returns the descendants that match a CSS selector, in tree order. Raises SelectorError if the\n"
     "selector is invalid."},
    {"Node.select_one", "Returns the first descendant that matches a CSS selector, or None."},
    {"Node.select_values",
     "Returns values of the descendants that match, without creating Nodes. A value is named by 'text',\n"
     "'inner_text', 'html', 'inner_html', 'tag' or, for an attribute, '@' and its name. With one name,\n"
     "returns a list of str, with None for a missing attribute; with several names, returns a list of\n"
     "tuples. Without names, the selector must end with `::text` or `::attr(NAME)`, whose texts or values\n"
     "are returned; this node itself can then match, too. If only some of the selectors in a list end like\n"
     "this, the elements that the others select are returned as HTML."},
    {"Node.matches", "Returns whether this element matches a CSS selector."},
    {"Node.closest", "Returns this element or its nearest ancestor that matches a CSS selector, or None."},
    {"Node.xpath",
     "Returns the value of an XPath 1.0 expression with this node as the context node: a list of Nodes\n"
     "and Attributes in document order, a str, a float or a bool. Other keyword arguments are\n"
     "variables: `$name`. Raises XPathError if the expression is invalid.\n"
     "\n"
     "`namespaces` maps prefixes to namespaces, given by name ('svg') or by URL. With `any_namespace`, "
     "names\n"
     "without a prefix match elements in any namespace. `extensions` adds functions: has-class(),\n"
     "ends-with(), matches(), re:test() and others. `functions` maps names to functions, which are called\n"
     "with the context node and the arguments, or to pairs of a function and the type of its result: bool,\n"
     "str, float or list."},
    {"Node.xpath_one",
     "Returns the first node that an XPath expression selects. Returns None if there is none, or if the\n"
     "value is not a list of nodes."},
    {"Node.attrs",
     "The attributes as a mutable mapping; empty for nodes that are not elements. Assigning a mapping\n"
     "replaces all of them."},
    {"Node.id", "The value of the `id` attribute, or an empty str."},
    {"Node.attribute",
     "Returns the value of an attribute by its qualified name or, with a namespace ('xlink', 'xml',\n"
     "'xmlns'), by its local name; None if there is no such attribute."},
    {"Node.set_attribute",
     "Sets or adds an attribute. With a namespace, sets or adds the attribute in that namespace."},
    {"Node.remove_attribute", "Removes an attribute, if there is one."},
    {"Node.rename_attribute",
     "Renames an attribute, which keeps its place. Removes any other attribute with the new name. Raises\n"
     "DomError if there is no attribute to rename."},
    {"Node.has_class", "Returns whether the element has that class. In quirks mode, ASCII case is ignored."},
    {"Node.classes", "The classes as a mutable set. Assigning an iterable of names replaces all of them."},
    {"Node.token_list", "Returns the tokens of an attribute such as `rel` as a mutable set."},
    {"Node.data", "The data of a text node, a comment or a processing instruction; empty for other nodes."},
    {"Node.target", "The target of a processing instruction; empty for other nodes."},
    {"Node.name", "The name of a doctype; empty for other nodes."},
    {"Node.public_identifier", "The public identifier of a doctype; empty for other nodes."},
    {"Node.system_identifier", "The system identifier of a doctype; empty for other nodes."},
    {"Node.text",
     "The text of all descendants, like the DOM's textContent. Setting this property replaces the\n"
     "children with one text node."},
    {"Node.inner_text",
     "The text as a browser renders it: without hidden elements, and with line breaks\n"
     "between blocks."},
    {"Node.to_text",
     "Returns inner_text. With `scripting`, leaves out `noscript` and the fallback content\n"
     "of `canvas`."},
    {"Node.rendered_text",
     "Returns inner_text and the source of each part, so that a search can highlight its hits."},
    {"Node.source_offset",
     "Returns the offset in the input, in bytes, of the character at `index` in a text node, or None if\n"
     "the offset is not known. Requires `positions=True`."},
    {"Node.source_offsets",
     "Returns the offsets for several indexes: see source_offset(). Returns None if one of the offsets\n"
     "is not known."},
    {"Node.html",
     "The node as HTML. Setting this property parses the HTML and replaces the node with the result."},
    {"Node.inner_html",
     "The children as HTML. Setting this property parses the HTML in the context of the element and\n"
     "replaces the children."},
    {"Node.to_html",
     "Returns the node as HTML or, with `inner`, only its children, indented by `indent` spaces per\n"
     "level unless that is 0. With `round_trip`, parsing the result gives the same document, if HTML can\n"
     "express its tree."},
    {"Node.to_markdown",
     "Returns the node as Markdown. `drop` names elements to leave out. `address(url)` returns the\n"
     "address to write in place of a URL; by default, it is the absolute URL if the document has a `url`.\n"
     "`on_loss(kind, node)` is called for each part of the tree that Markdown cannot express."},
    {"Node.to_xml", "Returns the node as XML 1.0. Anything that XML cannot express is coerced."},
    {"Node.position",
     "The node's position in the input; None if the node is not in the input. Requires\n"
     "`positions=True`."},
    {"Node.attribute_positions",
     "The positions of the attributes in the input, by name, except for attributes that are not in the\n"
     "input."},
    {"Node.append",
     "Inserts nodes as the last children, after removing them from their old places. A str becomes a\n"
     "text node. A node of another document is adopted: copied into this document, in O(nodes), and\n"
     "removed from the other. The Node that was passed can then no longer be changed: use the copy in this\n"
     "document."},
    {"Node.prepend", "Inserts nodes as the first children: see append()."},
    {"Node.insert_before", "Inserts nodes before this one: see append()."},
    {"Node.insert_after", "Inserts nodes after this one: see append()."},
    {"Node.replace_with", "Replaces this node with other nodes: see append()."},
    {"Node.remove", "Removes the node from its parent. It stays valid and can be inserted again."},
    {"Node.clear", "Removes all children."},
    {"Node.unwrap", "Replaces the node with its children."},
    {"Node.rename_element",
     "Gives an element another local name. It keeps its namespace, attributes and children."},
    {"Node.clone", "Returns a copy of the node, without a parent; by default, with all descendants."},
    {"Node.insert_html",
     "Parses HTML and inserts it at 'beforebegin', 'afterbegin', 'beforeend' or 'afterend', like\n"
     "insertAdjacentHTML()."},
    {"Node.sanitize", "Sanitizes the descendants of the node."},
    {"Node.set_html",
     "Replaces the children with what remains of the HTML after sanitizing, like setHTML(). Returns\n"
     "False if nothing was done, as for a `script`."},
    {"NodeRange", "The nodes along an axis of a node. Each iteration finds the nodes again."},
    {"NodeIterator",
     "Yields nodes. Raises RuntimeError if nodes of the document have moved since the iterator\n"
     "was created."},
    {"Document",
     "A parsed document or fragment. Any number of threads may use it at the same time; a change waits for\n"
     "readers."},
    {"Document.url", "The URL that was passed to parse(), or None."},
    {"Document.links", "Returns the hyperlinks of the document: see Node.links()."},
    {"Document.metadata", "Returns the data in `meta` and `link` elements: see Node.metadata()."},
    {"Document.json_ld", "Returns the scripts of type application/ld+json: see Node.json_ld()."},
    {"Document.tables", "Returns the tables of the document: see Node.tables()."},
    {"Document.get_text", "Returns the text of all nodes, joined: see Node.get_text()."},
    {"Document.quirks_mode", "'no-quirks', 'limited-quirks' or 'quirks'."},
    {"Document.status", "'ok' if the whole input was parsed; otherwise the limit that was reached."},
    {"Document.raise_for_status", "Raises LimitError unless the whole input was parsed."},
    {"Document.encoding", "The encoding of the input, and how it was detected."},
    {"Document.errors", "The parse errors, in the order of the input. Requires `collect_errors=True`."},
    {"Document.line_column",
     "Returns the line and column of the byte of the input at that offset. Requires\n"
     "`positions=True`."},
    {"Document.select", "Returns the elements that match a CSS selector, in tree order."},
    {"Document.select_one", "Returns the first element that matches a CSS selector, or None."},
    {"Document.select_values", "Returns values of the elements that match: see Node.select_values()."},
    {"Document.xpath", "Returns the value of an XPath expression: see Node.xpath()."},
    {"Document.xpath_one", "Returns the first node that an XPath expression selects, or None."},
    {"Document.find_by_id", "Returns the first element with that ID, or None."},
    {"Document.find_all", "Returns the elements with that local name or text: see Node.find_all()."},
    {"Document.find", "Returns the first element that find_all() would return, or None."},
    {"Document.descendants", "All nodes in tree order."},
    {"Document.text", "The text of all nodes."},
    {"Document.inner_text", "The text as a browser renders it."},
    {"Document.html", "The document as HTML."},
    {"Document.to_html", "Returns the document as HTML: see Node.to_html()."},
    {"Document.to_text", "Returns the text as a browser renders it: see Node.to_text()."},
    {"Document.to_markdown", "Returns the document as Markdown: see Node.to_markdown()."},
    {"Document.to_xml", "Returns the document as XML: see Node.to_xml()."},
    {"Document.to_json", "Returns the tree as JSON."},
    {"Document.dump", "Returns the tree in the format of the html5lib tests."},
    {"Document.create_element", "Creates an element without a parent."},
    {"Document.create_text", "Creates a text node."},
    {"Document.create_comment", "Creates a comment."},
    {"Document.create_processing_instruction", "Creates a processing instruction."},
    {"Document.create_doctype", "Creates a doctype."},
    {"Document.create_fragment", "Creates a fragment."},
    {"Document.clone", "Returns a copy of a node of this or any other document. The copy has no parent."},
    {"Document.adopt",
     "Moves a node of another document into this one and returns it. The result has no parent. The\n"
     "original becomes a copy that is in no tree and cannot be changed."},
    {"Document.edit_source",
     "Writes the changes made to the document into its source, and leaves all other bytes unchanged.\n"
     "Raises SourceEditError if this is impossible, for example because the result would parse into a\n"
     "different tree. If a Parser parsed the document, pass the source."},
    {"Selector", "A parsed CSS selector list, for any number of documents and threads."},
    {"Selector.css", "The text that was parsed."},
    {"Selector.select", "Returns the descendants of `root` that match, in tree order."},
    {"Selector.select_one", "Returns the first descendant of `root` that matches, or None."},
    {"Selector.select_values",
     "Returns values of the descendants of `root` that match: see Node.select_values()."},
    {"Selector.select_nodes",
     "Returns the nodes that match, among `root` and its descendants, in tree order: elements or, with\n"
     "extensions, the text nodes that `::text` selects and the Attributes that `::attr(NAME)` selects."},
    {"Selector.matches", "Returns whether the element matches."},
    {"Selector.closest", "Returns the element or its nearest ancestor that matches, or None."},
    {"XPath", "A parsed XPath 1.0 expression, for any number of documents and threads."},
    {"XPath.expression", "The text that was parsed."},
    {"XPath.evaluate", "Returns the value for a node, a document or an attribute: see Node.xpath()."},
    {"XPath.first", "Returns the first node that the expression selects, or None."},
    {"Sanitizer",
     "A configuration for the Standard's sanitizer, created from a dictionary with the members of the Web's\n"
     "SanitizerConfig, such as {'elements': ['p', 'a'], 'attributes': ['href']}. The default is the built-in "
     "safe\n"
     "default configuration."},
    {"Sanitizer.keep_everything",
     "Returns a Sanitizer with the empty configuration, which by itself removes nothing."},
    {"Sanitizer.get",
     "Returns the configuration as a dictionary with the members of the Web's SanitizerConfig. Its lists\n"
     "are sorted."},
    {"Sanitizer.to_json", "Returns the configuration as JSON."},
    {"Sanitizer.copy", "Returns a copy, which can be changed independently."},
    {"Sanitizer.allow_element",
     "Keeps an element, given by its name or as a dict with its own attributes. Like the following\n"
     "methods, returns whether this changed the configuration."},
    {"Sanitizer.remove_element", "Removes the element and its children."},
    {"Sanitizer.replace_element_with_children", "Removes the element but keeps its children."},
    {"Sanitizer.allow_attribute", "Keeps the attribute on every element."},
    {"Sanitizer.remove_attribute", "Removes the attribute from every element."},
    {"Sanitizer.set_comments", "Keeps or removes comments."},
    {"Sanitizer.set_data_attributes", "Keeps all `data-` attributes, or only those that are listed."},
    {"Sanitizer.set_javascript_urls",
     "Keeps javascript: URLs, or removes them; the safe functions always remove them."},
    {"Sanitizer.allow_processing_instruction", "Keeps processing instructions with that target."},
    {"Sanitizer.remove_processing_instruction", "Removes processing instructions with that target."},
    {"Sanitizer.remove_unsafe",
     "Makes the configuration remove everything that the safe functions always remove."},
    {"Parser", "Parses input that arrives in pieces, which are all str or all bytes."},
    {"Parser.write",
     "Adds input and parses as much as possible. Returns 'ok', or the limit that ended the parse."},
    {"Parser.finish", "Parses the rest and returns the Document."},
    {"Parser.status", "'ok', or the limit that ended the parse."},
    {"Token", "A token. Its `type` determines which of the other attributes are meaningful."},
    {"Token.type", "'start_tag', 'end_tag', 'characters', 'comment', 'processing_instruction' or 'doctype'."},
    {"Token.name", "The name of a tag or a doctype, or the target of a processing instruction."},
    {"Token.text", "The characters, or the data of a comment or processing instruction."},
    {"Token.attrs", "The attributes of a tag as a dict; None for other tokens."},
    {"Token.namespace", "The namespace of the element that a tag opens or closes."},
    {"Token.self_closing", "The self-closing flag of a tag."},
    {"Token.doctype", "The identifiers of a doctype; None for other tokens."},
    {"Token.errors", "The errors found with this token. Requires `collect_errors=True`."},
    {"Token.in_raw_text",
     "Whether the characters are raw text, in which character references are not decoded."},
    {"Token.range", "The token's bytes in the input."},
    {"Tokens", "Yields the tokens of an input."},
    {"Tokens.status", "'ok', or the limit that ended the input."},
    {"Tokens.encoding", "The encoding of the input, which is known after the first token."},
    {"Tokens.remainder", "At the end: the bytes after the last token, such as those of an incomplete tag."},
    {"RewriteToken", "A token of a page, as handlers receive it."},
    {"RewriteToken.type", "'start_tag', 'end_tag', 'text', 'comment', 'doctype' or 'end'."},
    {"RewriteToken.name",
     "The name of an element or doctype. Setting this property renames the tag; for a start tag, also\n"
     "the end tag of the element."},
    {"RewriteToken.namespace", "The namespace of the element; None for other tokens."},
    {"RewriteToken.range", "The token's bytes in the input."},
    {"RewriteToken.bytes", "The token's original bytes, in the encoding of the page."},
    {"RewriteToken.attrs", "The attributes of a start tag, with the changes so far, as a dict."},
    {"RewriteToken.get", "Returns the value of an attribute, or the default."},
    {"RewriteToken.set", "Sets or adds an attribute."},
    {"RewriteToken.remove_attribute", "Removes an attribute. Returns whether there was one."},
    {"RewriteToken.can_have_content", "Whether the element can have contents."},
    {"RewriteToken.text",
     "The characters of a piece of text, or the data of a comment. The data of a comment can be set."},
    {"RewriteToken.is_last_in_text_node",
     "Whether this is the last piece of its text node. The last piece is empty."},
    {"RewriteToken.is_raw_text",
     "Whether this is raw text, in which character references are not decoded, as in a script."},
    {"RewriteToken.public_id", "The public identifier of a doctype."},
    {"RewriteToken.system_id", "The system identifier of a doctype."},
    {"RewriteToken.before",
     "Inserts text, or HTML, before the token or, for a start tag, before the element."},
    {"RewriteToken.after", "Inserts text, or HTML, after the token or, for a start tag, after the element."},
    {"RewriteToken.prepend", "Inserts text, or HTML, after the start tag."},
    {"RewriteToken.append",
     "Inserts text, or HTML, before the end of the element, or at the end of the page."},
    {"RewriteToken.set_inner_content", "Replaces the contents of the element."},
    {"RewriteToken.replace", "Replaces the token or, for a start tag, the element."},
    {"RewriteToken.remove", "Removes the token or, for a start tag, the element."},
    {"RewriteToken.remove_and_keep_content",
     "Removes the start tag and the end tag, but keeps what is between them."},
    {"RewriteToken.is_removed", "Whether the token has been removed or replaced."},
    {"RewriteToken.on_end_tag", "Calls the handler at the end of this element."},
    {"Rewriter", "Rewrites a page that arrives in pieces: bytes in, bytes out."},
    {"Rewriter.on",
     "Registers handlers for the elements that match a selector, and for the text and comments inside\n"
     "them."},
    {"Rewriter.on_document", "Registers handlers for the whole page."},
    {"Rewriter.write", "Takes bytes of the page and returns all output that is complete."},
    {"Rewriter.finish", "Ends the page and returns the rest of the output."},
    {"Rewriter.status",
     "'ok', or the limit at which rewriting ended; the rest of the page is then written unchanged."},
    {"Rewriter.encoding", "The encoding of the page, which is known after the first bytes."},
    {"Rewriter.skipped_tokens", "The number of tokens that were longer than `token_bytes`."},
    {"finding_rules", "Returns the rules of all findings other than parse errors."},
    {"parse",
     "Parses a document given as a str or as bytes. The encoding of bytes is detected as the Standard\n"
     "specifies."},
    {"parse_fragment",
     "Parses a fragment, like setting the innerHTML of the context. The context is an element or the name\n"
     "of one, such as 'svg path'; 'auto' suits the first tag of the fragment."},
    {"parse_html",
     "Parses a document, or a fragment if a context is given, and sanitizes it, like\n"
     "Document.parseHTML()."},
    {"sanitize",
     "Sanitizes HTML and returns HTML that is still safe when it is parsed again. Raises SanitizerError if\n"
     "there is no such HTML."},
    {"tokens",
     "Returns the tokens of a str or of bytes. The encoding of bytes is detected as the Standard\n"
     "specifies."},
    {"sniff",
     "Detects the encoding of a page from its bytes. The bytes up to 64 KiB after the first non-ASCII byte\n"
     "are enough."},
    {"decode",
     "Decodes bytes as the Encoding Standard specifies. With `errors='fatal'`, raises DecodeError for a\n"
     "malformed sequence."},
    {"encode",
     "Encodes text as the Encoding Standard specifies. A character that the encoding cannot represent\n"
     "becomes a reference, such as '&#8364;'; with `errors='fatal'`, it raises EncodeError. For UTF-16 and\n"
     "replacement, the text is encoded as UTF-8."},
    {"encoding_name",
     "Returns the Standard's name of the encoding with that label, or None if the label is unknown."},
    {"validate",
     "Returns a finding for each place where the page does not conform to the HTML Standard, in the order "
     "of\n"
     "the input: parse errors, and violations of what the Standard requires of authors. Accepts the options "
     "of\n"
     "parse(); positions and errors are always recorded."},
    {"MainContent", "The main content of a page. The properties that return text create it on each access."},
    {"MainContent.nodes", "The nodes that are main content, each with all its descendants, in tree order."},
    {"MainContent.facts", "What the page states about itself: title, author, dates and so on."},
    {"MainContent.kind",
     "The most likely kind of the page: 'article', 'documentation', 'service', 'forum', 'collection',\n"
     "'listing' or 'product'."},
    {"MainContent.confidence", "How much of the main content is likely to be correct, from 0 to 1."},
    {"MainContent.text", "The text of the main content as a browser renders it."},
    {"MainContent.markdown",
     "The main content as GitHub Flavored Markdown. Addresses are absolute if the document\n"
     "has a `url`."},
    {"MainContent.html", "The main content as HTML, which is not sanitized."},
    {"MainContent.to_document",
     "Returns a new Document with copies of the nodes inside copies of their ancestors."},
    {"MainContent.to_dict",
     "Returns a dict of the facts, with 'kind', 'confidence' and 'text'. Unknown facts are None."},
    {"main_content",
     "Returns the main content of a page, which is a str, bytes or a Document. Accepts the options of\n"
     "parse()."},
    {"markdown",
     "Converts a page, which is a str, bytes or a Document, to Markdown: see Node.to_markdown(). The other\n"
     "options are those of parse()."},
    {"extract",
     "Returns the main content of a page, which is a str, bytes or a Document, as 'text', 'markdown',\n"
     "'html' or 'json'. The JSON also contains the facts. Accepts the options of parse()."},
    {"charset_of_content_type",
     "Returns the encoding that the value of a Content-Type header names, or None."},
    {"computed_mime_type",
     "Returns the essence of the MIME type that a browser assigns to a resource: the type that its\n"
     "Content-Type names or, if that is not a valid type, the type that its first 1445 bytes suggest. The\n"
     "bytes may also decide if the Content-Type is text/plain, or the type of an image, audio or video."},
    {"encoding_for_locale",
     "Returns the default encoding that the Standard suggests for a language, such as 'ru'."},
    {"editions", "Returns the supported editions of the Standard, oldest first."},
    {"Node.parent", "The parent, or None."},
    {"Node.first_child", "The first child, or None."},
    {"Node.last_child", "The last child, or None."},
    {"Node.next_sibling", "The next sibling, or None."},
    {"Node.previous_sibling", "The previous sibling, or None."},
    {"Node.next_element_sibling",
     "The next sibling that is an element, or None. O(nodes passed)\n"
     "https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode"},
    {"Node.previous_element_sibling", "The previous sibling that is an element, or None. O(nodes passed)"},
    {"Node.first_element_child",
     "The first child that is an element, or None. O(children passed)\n"
     "https://dom.spec.whatwg.org/#interface-parentnode"},
    {"Node.last_element_child", "The last child that is an element, or None. O(children passed)"},
    {"Node.child_element_count", "The number of children that are elements. O(children)"},
    {"Node.root",
     "The topmost ancestor of this node, or this node itself. Does not leave template contents or\n"
     "shadow roots. O(depth)"},
    {"Node.is_connected",
     "Whether the node is in the tree of its document, including shadow roots. O(depth)\n"
     "https://dom.spec.whatwg.org/#connected"},
    {"Node.form_owner",
     "The form owner of an element, or None. It is determined by the element's `form` attribute, by\n"
     "the parser, or by the nearest `form` ancestor. O(depth); O(nodes of the tree) with a `form`\n"
     "attribute https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner"},
    {"Node.template_contents",
     "The contents of a `template` element, which are a fragment; None for other nodes."},
    {"Node.shadow_root",
     "The shadow root that a declarative template attached to the element, which is a fragment; None\n"
     "if the element has no shadow root."},
    {"Node.language",
     "The language of the node, as written; empty if it is unknown. At most O(nodes of the document)\n"
     "https://html.spec.whatwg.org/multipage/dom.html#language"},
    {"Document.root", "The Document node."},
    {"Document.fragment", "After parsing a fragment, the DocumentFragment with the result; otherwise None."},
    {"Document.result", "The result of parsing: the fragment if there is one, otherwise the root."},
    {"Document.document_element",
     "The document element, normally `html`, or None: https://dom.spec.whatwg.org/#document-element"},
    {"Document.head", "The `head` element, or None."},
    {"Document.body",
     "The `body` or `frameset` element, or None:\n"
     "https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2"},
    {"Document.title",
     "The text of the document's title, with ASCII whitespace stripped and collapsed; empty if there\n"
     "is none. https://html.spec.whatwg.org/multipage/dom.html#document.title"},
    {"Document.base_href",
     "The `href` attribute, as written, of the first HTML `base` element that has one; None if no\n"
     "element has one. O(nodes before it)\n"
     "https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url"},
    {"Document.edition", "The date of the edition whose rules were used to parse the document."},
    {"Document.flattened",
     "Whether `limits['depth']` moved nodes higher in the tree than the Standard puts them."},
    {"Document.memory_bytes",
     "The memory that the tree takes, in bytes. Includes a copied input but not a borrowed one."},
    {"Document.has_positions", "Whether `positions` was set."},
    {"Document.errors_truncated", "Whether there were more errors than `max_errors`."},
};

// Returns the docstring of the function, class or member with that name in the stub. Does not compile if
// there is no such docstring.
consteval const char* doc(std::string_view name) {
  for (const Documented& row : kDocumentation)
    if (row.name == name) return row.text;
  throw "spec/interface/python.pyi has no documentation of that name";
}

}  // namespace lockstep::python

#endif
