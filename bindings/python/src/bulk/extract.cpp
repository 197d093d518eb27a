// Turns record batches of pages into record batches of their contents.
#include "bulk/extract.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <unordered_map>
#include <utility>

#include "bulk/column.h"
#include "bulk/page.h"
#include "bulk/table_model.h"

namespace lockstep::python::bulk {

namespace {

// The number of bytes that the values of a page may take.
class Budget {
 public:
  explicit Budget(std::size_t limit) : limit_(limit) {}
  // Uses that many bytes, and returns whether they are allowed. After the first refusal, nothing more is
  // allowed.
  bool take(std::size_t bytes) {
    exceeded_ = exceeded_ || (limit_ != 0 && bytes > limit_ - used_);
    if (!exceeded_) used_ += bytes;
    return !exceeded_;
  }
  void exceed() { exceeded_ = true; }
  bool exceeded() const { return exceeded_; }
  std::size_t used() const { return used_; }
  std::size_t left() const { return limit_ == 0 ? SIZE_MAX : limit_ - used_; }

 private:
  std::size_t limit_, used_ = 0;
  bool exceeded_ = false;
};

// The bytes that a list item takes besides its text, and the bytes that a table slot takes.
constexpr std::size_t kItem = 32, kSlot = 16;

Column make_column(Wish wish, const std::vector<SelectedField>& selected) {
  std::string name(kWishes[static_cast<std::size_t>(wish)]);
  const auto strings = [](auto... names) { return std::vector<Column>{Column::string(names)...}; };
  const auto list = [&](std::vector<Column> members) {
    return Column::list(name, Column::structure("item", std::move(members)));
  };
  switch (wish) {
    case Wish::base:
    case Wish::language:
    case Wish::main_markdown:
    case Wish::main_text:
    case Wish::markdown:
    case Wish::quirks:
    case Wish::sanitized:
    case Wish::status:
    case Wish::text:
    case Wish::title:
      return Column::string(name);
    case Wish::charset:
      return Column::structure(name, strings("name", "source", "confidence"));
    case Wish::error_count:
      return list({Column::string("name"), Column::int64("count")});
    case Wish::headings:
      return list({Column::int32("level"), Column::string("text"), Column::string("id")});
    case Wish::json_ld:
      return Column::list(name, Column::string("item"));
    case Wish::links:
      return list(strings("href", "rel", "text"));
    case Wish::main_facts: {
      std::vector<Column> members = strings("title", "author", "published", "modified", "site", "language",
                                            "canonical", "image", "description", "kind");
      members.push_back(Column::float64("confidence"));
      return Column::structure(name, std::move(members));
    }
    case Wish::metadata:
      return list(strings("kind", "name", "content"));
    case Wish::microseconds:
      return Column::int64(name);
    case Wish::selected: {
      std::vector<Column> members;
      members.reserve(selected.size());
      for (const SelectedField& field : selected)
        members.push_back(Column::list(field.name, Column::string("item")));
      return Column::structure(name, std::move(members));
    }
    case Wish::tables: {
      Column cell = Column::structure(
          "item", {Column::string("text"), Column::boolean("header"), Column::boolean("spanned")});
      return list({Column::string("caption"), Column::list("rows", Column::list("item", std::move(cell)))});
    }
  }
  return Column::string(name);
}

std::string_view quirks_name(QuirksMode mode) {
  constexpr std::string_view kNames[] = {"no-quirks", "limited-quirks", "quirks"};
  return kNames[static_cast<std::size_t>(mode)];
}

// The number of occurrences of each error. Names are static strings.
class ErrorCounts {
 public:
  static void count(const ParseError& error, void* self) {
    ++static_cast<ErrorCounts*>(self)->counts_[parse_error_name(error)];
  }
  void clear() { counts_.clear(); }
  std::vector<std::pair<std::string_view, std::int64_t>> sorted() const {
    std::vector<std::pair<std::string_view, std::int64_t>> result(counts_.begin(), counts_.end());
    std::sort(result.begin(), result.end());
    return result;
  }

 private:
  std::unordered_map<std::string_view, std::int64_t> counts_;
};

// The main content of a page, and a copy of it as a document if it is to be written.
struct Main {
  Main(const Document& document, bool scripting, bool written)
      : content(main_content(document, {scripting})) {
    if (written) copy = main_document(content);
  }
  MainContent content;
  std::optional<Document> copy;
};

// Writes the rows of one batch.
class Rows {
 public:
  explicit Rows(const ExtractOptions& options) : options_(options) {
    for (const Wish wish : options.columns) {
      columns_.push_back(make_column(wish, options.selected));
      wants_[static_cast<std::size_t>(wish)] = true;
    }
    wanted_.base = wants(Wish::base);
    wanted_.links = wants(Wish::links);
    wanted_.metadata = wants(Wish::metadata);
    wanted_.json_ld = wants(Wish::json_ld);
    wanted_.headings = wants(Wish::headings);
    wanted_.tables = wants(Wish::tables);
    wanted_.selected.resize(options.selected.size());
    walks_ = wanted_.base || wanted_.links || wanted_.metadata || wanted_.json_ld || wanted_.headings ||
             wanted_.tables || std::any_of(options.selected.begin(), options.selected.end(), is_text);
  }

  void add_null() {
    for (Column& column : columns_) column.append_null();
  }

  // Adds the row of a page. Returns the number of bytes that its values take.
  std::size_t add(std::string_view html, bool is_text, std::optional<std::string_view> content_type) {
    const auto start = std::chrono::steady_clock::now();
    ErrorCounts errors;
    const Document document = parse(html, is_text, content_type, errors);
    for (std::size_t i = 0; i != options_.selected.size(); ++i) {
      const auto found = options_.selected[i].selector.select(document.root());
      wanted_.selected[i].assign(found.begin(), found.end());
    }
    std::optional<Page> page;
    if (walks_) page.emplace(document, wanted_);
    const bool writes_main = wants(Wish::main_text) || wants(Wish::main_markdown);
    std::optional<Main> found;
    if (writes_main || wants(Wish::main_facts))
      found.emplace(document, options_.parse.scripting, writes_main);
    Budget budget(options_.output_bytes);
    Column* status = nullptr;
    Column* microseconds = nullptr;
    for (std::size_t i = 0; i != columns_.size(); ++i) {
      Column& column = columns_[i];
      switch (options_.columns[i]) {
        case Wish::base:
          write(column, page->base, budget);
          break;
        case Wish::charset:
          write_charset(column, document.encoding());
          break;
        case Wish::error_count:
          for (const auto& [name, count] : errors.sorted()) {
            column.item()[0].append(name);
            column.item()[1].append_int(count);
            column.item().end_row();
          }
          column.end_row();
          break;
        case Wish::headings:
          write_headings(column, *page, budget);
          break;
        case Wish::json_ld:
          for (const std::string& script : page->json_ld) {
            if (!budget.take(script.size() + kItem)) break;
            column.item().append(script);
          }
          column.end_row();
          break;
        case Wish::language:
          write(column, document.document_element().language(), budget);
          break;
        case Wish::links:
          write_links(column, *page, budget);
          break;
        case Wish::main_facts:
          write_facts(column, found->content, budget);
          break;
        case Wish::main_markdown:
          write(column, markdown(found->copy->root()).text, budget);
          break;
        case Wish::main_text:
          write(column, found->copy->body().inner_text(), budget);
          break;
        case Wish::markdown: {
          MarkdownOptions markdown_options;
          markdown_options.scripting = options_.parse.scripting;
          write(column, markdown(document.root(), markdown_options).text, budget);
          break;
        }
        case Wish::metadata:
          for (const Page::Metadata& it : page->metadata) {
            if (!budget.take(it.name.size() + it.content.size() + kItem)) break;
            column.item()[0].append(it.kind);
            column.item()[1].append(it.name);
            column.item()[2].append(it.content);
            column.item().end_row();
          }
          column.end_row();
          break;
        case Wish::microseconds:
          microseconds = &column;
          break;
        case Wish::quirks:
          column.append(quirks_name(document.quirks_mode()));
          break;
        case Wish::sanitized:
          write_sanitized(column, html, is_text, document.encoding().encoding, budget);
          break;
        case Wish::selected:
          write_selected(column, page, budget);
          break;
        case Wish::status:
          status = &column;
          break;
        case Wish::tables:
          write_tables(column, *page, budget);
          break;
        case Wish::text: {
          TextOptions text_options;
          text_options.scripting = options_.parse.scripting;
          write(column, document.root().inner_text(text_options), budget);
          break;
        }
        case Wish::title:
          write(column, document.title(), budget);
          break;
      }
    }
    if (status != nullptr) {
      const bool too_much = budget.exceeded() && document.status() == Status::ok;
      status->append(too_much ? "too much output" : status_name(document.status()));
    }
    if (microseconds != nullptr)
      microseconds->append_int(
          std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start)
              .count());
    return budget.used();
  }

  std::vector<Column> take() { return std::move(columns_); }

 private:
  bool wants(Wish wish) const { return wants_[static_cast<std::size_t>(wish)]; }
  static bool is_text(const SelectedField& field) { return field.what == SelectedField::What::text; }

  Document parse(std::string_view html, bool is_text, std::optional<std::string_view> content_type,
                 ErrorCounts& errors) const {
    ParseOptions options = options_.parse;
    if (wants(Wish::error_count)) {
      options.on_error = &ErrorCounts::count;
      options.error_user_data = &errors;
    }
    if (is_text) return lockstep::parse(html, options, Source::borrowed);
    EncodingOptions encoding = options_.encoding;
    if (content_type && !encoding.transport_encoding)
      encoding.transport_encoding = charset_of_content_type(*content_type);
    Document document = parse_bytes(html, encoding, options, Source::borrowed);
    if (!wants(Wish::error_count) || !document.encoding().parsed_again) return document;
    // Errors before the `meta` that restarted the parser were reported twice, so this parses once more.
    const EncodingUsed used = document.encoding();
    errors.clear();
    encoding.encoding = used.encoding;
    static_cast<void>(parse_bytes(html, encoding, options, Source::borrowed));
    return document;
  }

  static void write(Column& column, const std::optional<std::string_view>& text, Budget& budget) {
    if (text && budget.take(text->size()))
      column.append(*text);
    else
      column.append_null();
  }

  static void write_charset(Column& column, const EncodingUsed& used) {
    column[0].append(encoding::name(used.encoding));
    column[1].append(encoding_source_name(used.source));
    column[2].append(confidence_name(used.confidence));
    column.end_row();
  }

  static void write_facts(Column& column, const MainContent& content, Budget& budget) {
    const PageFacts& facts = content.facts;
    std::size_t member = 0;
    for (const std::string* fact :
         {&facts.title, &facts.author, &facts.published, &facts.modified, &facts.site, &facts.language,
          &facts.canonical, &facts.image, &facts.description})
      write(column[member++], fact->empty() ? std::nullopt : std::optional<std::string_view>(*fact), budget);
    column[member++].append(page_kind_name(content.kind));
    column[member].append_float(content.confidence);
    column.end_row();
  }

  void write_headings(Column& column, const Page& page, Budget& budget) {
    Column& item = column.item();
    for (const Page::Heading& heading : page.headings) {
      const std::string_view text = page.text(heading.text);
      const std::optional<std::string_view> id = heading.element.attribute("id");
      if (!budget.take(text.size() + id.value_or("").size() + kItem)) break;
      item[0].append_int(heading.level);
      item[1].append(text);
      id ? item[2].append(*id) : item[2].append_null();
      item.end_row();
    }
    column.end_row();
  }

  void write_links(Column& column, const Page& page, Budget& budget) {
    Column& item = column.item();
    for (const Page::Link& link : page.links) {
      const std::string_view text = page.text(link.text);
      const std::optional<std::string_view> rel = link.element.attribute("rel");
      if (!budget.take(link.href.size() + rel.value_or("").size() + text.size() + kItem)) break;
      item[0].append(link.href);
      rel ? item[1].append(*rel) : item[1].append_null();
      item[2].append(text);
      item.end_row();
    }
    column.end_row();
  }

  void write_sanitized(Column& column, std::string_view html, bool is_text, Encoding encoding,
                       Budget& budget) const {
    std::string decoded;
    if (!is_text) {
      if (options_.parse.limits.input_bytes != 0) html = html.substr(0, options_.parse.limits.input_bytes);
      decoded = encoding::decode(html, encoding).text;
      html = decoded;
    }
    SanitizeTextOptions options;
    const std::size_t depth = options.parse.limits.depth;
    options.document = true;
    options.parse.limits = options_.parse.limits;
    options.parse.edition = options_.parse.edition;
    if (options.parse.limits.depth == 0 || options.parse.limits.depth > depth)
      options.parse.limits.depth = depth;
    const SanitizedText sanitized = sanitize(html, options_.sanitizer, options);
    write(column, sanitized ? std::optional<std::string_view>(sanitized.html) : std::nullopt, budget);
  }

  void write_selected(Column& column, const std::optional<Page>& page, Budget& budget) {
    for (std::size_t i = 0; i != options_.selected.size(); ++i) {
      const SelectedField& field = options_.selected[i];
      Column& list = column[i];
      for (const Node node : wanted_.selected[i]) {
        std::string html;
        std::optional<std::string_view> value;
        switch (field.what) {
          case SelectedField::What::text:
            value = page->text(node);
            break;
          case SelectedField::What::html:
            if (budget.exceeded()) break;
            html = node.outer_html();
            value = html;
            break;
          case SelectedField::What::attribute:
            value = node.attribute(field.attribute);
            break;
        }
        if (!value) continue;
        if (!budget.take(value->size() + kItem)) break;
        list.item().append(*value);
      }
      list.end_row();
    }
    column.end_row();
  }

  void write_tables(Column& column, const Page& page, Budget& budget) {
    Column& item = column.item();
    std::vector<std::string_view> texts;
    for (const Node table : page.tables) {
      if (budget.exceeded()) break;
      const TableModel model = form_table(table, budget.left() / kSlot);
      if (model.too_large || !budget.take(model.rows.size() * model.width * kSlot + kItem)) {
        budget.exceed();
        break;
      }
      if (model.caption)
        item[0].append(page.text(model.caption));
      else
        item[0].append_null();
      texts.clear();
      for (const TableCell& cell : model.cells) texts.push_back(page.text(cell.element));
      for (std::size_t row = 0; row != model.rows.size(); ++row) {
        write_row(item[1].item(), model, row, texts, budget);
        item[1].item().end_row();
      }
      item[1].end_row();
      item.end_row();
    }
    column.end_row();
  }

  static void write_row(Column& slots, const TableModel& model, std::size_t row,
                        const std::vector<std::string_view>& texts, Budget& budget) {
    Column& slot = slots.item();
    for (std::size_t column = 0; column != model.width; ++column) {
      const std::uint32_t index = model.at(row, column);
      if (index == TableModel::kNoCell || !budget.take(texts[index].size())) {
        slot.append_null();
        continue;
      }
      const TableCell& cell = model.cells[index];
      slot[0].append(texts[index]);
      slot[1].append_bool(cell.element.local_name() == "th");
      slot[2].append_bool(cell.row != row || cell.column != column);
      slot.end_row();
    }
  }

  const ExtractOptions& options_;
  std::vector<Column> columns_;
  std::array<bool, kWishes.size()> wants_ = {};
  Wanted wanted_;
  bool walks_ = false;
};

Strings strings_of(const Batch& batch, std::int64_t index, const std::string& name) {
  const std::optional<Strings> strings = Strings::of(batch, index);
  if (!strings) throw std::invalid_argument("the column '" + name + "' contains neither bytes nor text");
  return *strings;
}

// The data that a returned record batch, which is a struct of columns, owns.
struct Exported {
  std::vector<ArrowSchema> schemas;
  std::vector<ArrowArray> arrays;
  std::vector<ArrowSchema*> schema_pointers;
  std::vector<ArrowArray*> array_pointers;
  const void* buffers[1] = {nullptr};
};

template <class Structure>
void release_children(Structure* structure) {
  for (std::int64_t i = 0; i != structure->n_children; ++i)
    if (structure->children[i]->release != nullptr) structure->children[i]->release(structure->children[i]);
  structure->release = nullptr;
  delete static_cast<std::shared_ptr<Exported>*>(structure->private_data);
}

}  // namespace

std::int64_t Extractor::extract(const std::shared_ptr<const Batch>& batch, std::int64_t begin,
                                std::size_t max_bytes, ArrowSchema* schema, ArrowArray* array) const {
  if (batch->array->null_count != 0 && batch->array->n_buffers != 0 && batch->array->buffers[0] != nullptr)
    throw std::invalid_argument("the batch itself has null rows: it must be a record batch");
  const std::optional<std::int64_t> html_index = batch->find(options_.html);
  if (!html_index) throw std::invalid_argument("the batch has no column '" + options_.html + "'");
  const Strings html = strings_of(*batch, *html_index, options_.html);
  std::optional<Strings> content_type;
  if (const auto index = batch->find(options_.content_type))
    content_type = strings_of(*batch, *index, options_.content_type);
  std::vector<std::int64_t> kept;
  if (options_.keep) {
    for (const std::string& name : *options_.keep) {
      const std::optional<std::int64_t> index = batch->find(name);
      if (!index) throw std::invalid_argument("the batch has no column '" + name + "' to keep");
      kept.push_back(*index);
    }
  } else {
    for (std::int64_t i = 0; i != batch->schema->n_children; ++i)
      if (i != *html_index) kept.push_back(i);
  }
  for (const std::int64_t index : kept) {
    const char* const name = batch->schema->children[index]->name;
    for (const Wish wish : options_.columns)
      if (name != nullptr && kWishes[static_cast<std::size_t>(wish)] == name &&
          !(wish == Wish::base && options_.base_is_internal))
        throw std::invalid_argument(
            "the column '" + std::string(name) +
            "' is extracted, but the batch already has a column of that name: rename that "
            "column, or leave it out with keep=[...]");
  }

  Rows rows(options_);
  std::int64_t row = begin;
  std::size_t bytes = 0;
  for (; row < batch->array->length && (max_bytes == 0 || bytes <= max_bytes); ++row) {
    const std::optional<std::string_view> page = html[row];
    if (page)
      bytes += rows.add(*page, html.is_text(), content_type ? (*content_type)[row] : std::nullopt);
    else
      rows.add_null();
  }

  std::vector<Column> columns = rows.take();
  const std::size_t count = kept.size() + columns.size();
  auto exported = std::make_shared<Exported>();
  exported->schemas.resize(count);
  exported->arrays.resize(count);
  for (std::size_t i = 0; i != count; ++i) {
    exported->schema_pointers.push_back(&exported->schemas[i]);
    exported->array_pointers.push_back(&exported->arrays[i]);
    if (i >= kept.size()) {
      std::move(columns[i - kept.size()]).move_to(&exported->schemas[i], &exported->arrays[i]);
      continue;
    }
    share_column(batch, kept[i], begin, row - begin, &exported->schemas[i], &exported->arrays[i]);
  }
  const auto children = static_cast<std::int64_t>(count);
  *schema = {"+s",
             "",
             nullptr,
             0,
             children,
             exported->schema_pointers.data(),
             nullptr,
             &release_children<ArrowSchema>,
             new std::shared_ptr<Exported>(exported)};
  *array = {row - begin,
            0,
            0,
            1,
            children,
            exported->buffers,
            exported->array_pointers.data(),
            nullptr,
            &release_children<ArrowArray>,
            new std::shared_ptr<Exported>(exported)};
  return row;
}

}  // namespace lockstep::python::bulk
