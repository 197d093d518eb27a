// Baselines of lockstep validate.
#include "cli/check/baseline.h"

#include <charconv>
#include <cstdio>

#include "cli/shared/files.h"

namespace lockstep::cli {

namespace {

[[noreturn]] void refuse_line(const std::string& path, std::size_t number) {
  throw Failure("'" + path + "', line " + std::to_string(number) +
                ": expected a file, a finding and a number, separated by tabs");
}

class BaselineWriter final : public CheckFormat {
 public:
  explicit BaselineWriter(std::string path) : path_(std::move(path)) {}
  void file(const CheckedFile& file, OrderedOutput& output) override {
    output.wait_for_turn();
    baseline_.add(file);
  }
  void end() override {
    std::FILE* const out = std::fopen(path_.c_str(), "wb");
    const std::string text = baseline_.text();
    const bool is_written = out != nullptr && std::fwrite(text.data(), 1, text.size(), out) == text.size();
    if (out == nullptr || (std::fclose(out) != 0) || !is_written)
      throw Failure("cannot write '" + path_ + "'");
  }

 private:
  std::string path_;
  Baseline baseline_;
};

}  // namespace

Baseline::Baseline(const std::string& path) {
  const std::string text = read_file(path);
  std::string_view rest(text);
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t second = line.rfind('\t');
    const std::size_t first = line.substr(0, second).rfind('\t');
    if (first == std::string_view::npos || second == first) refuse_line(path, number);
    std::size_t count = 0;
    const auto parsed = std::from_chars(line.data() + second + 1, line.data() + line.size(), count);
    if (parsed.ec != std::errc() || parsed.ptr != line.data() + line.size()) refuse_line(path, number);
    counts_[{std::string(line.substr(0, first)), std::string(line.substr(first + 1, second - first - 1))}] =
        count;
  }
}

void Baseline::add(const CheckedFile& file) {
  for (const Finding& finding : file.findings) ++counts_[{file.shown, std::string(finding.rule)}];
}

std::string Baseline::text() const {
  std::string out = "# Written by lockstep validate --write-baseline: file, finding, count.\n";
  for (const auto& [key, count] : counts_)
    out.append(key.first)
        .append("\t")
        .append(key.second)
        .append("\t")
        .append(std::to_string(count))
        .append("\n");
  return out;
}

void Baseline::leave_out(CheckedFile& file) const {
  Baseline now;
  now.add(file);
  std::erase_if(file.findings, [&](const Finding& finding) {
    const Key key{file.shown, std::string(finding.rule)};
    const auto before = counts_.find(key);
    return before != counts_.end() && now.counts_.at(key) <= before->second;
  });
}

std::unique_ptr<CheckFormat> check_to_baseline(std::string path) {
  return std::make_unique<BaselineWriter>(std::move(path));
}

}  // namespace lockstep::cli
