// Finding and reading the test data.
#ifndef LOCKSTEP_TESTS_SUPPORT_TEST_DATA_H
#define LOCKSTEP_TESTS_SUPPORT_TEST_DATA_H

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::test {

// The folder of that name inside the test data ("html5lib-tests/tokenizer"), or none. Looked for in
// $LOCKSTEP_TESTDATA, then in ../shared next to the project, then in the download of
// LOCKSTEP_DOWNLOAD_TESTDATA.
std::optional<std::filesystem::path> find_test_data(std::string_view folder);

// The message to print when find_test_data() found nothing. CTest knows the test as skipped by its first
// words.
std::string no_test_data_message(std::string_view folder);

// The project's folder tests/.
std::filesystem::path tests_folder();

// The files in `folder` whose names end with `extension`, sorted by name; none if there is no such folder.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder, std::string_view extension);

// All bytes of the file. Throws std::runtime_error.
std::string read_file(const std::filesystem::path& path);

}  // namespace lockstep::test

#endif
