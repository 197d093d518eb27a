# Finds the headers of nlohmann-json in the Python package of that name or, if it is not there, on the system.
execute_process(
  COMMAND ${Python_EXECUTABLE} -c "import nlohmann_json, os; print(os.path.dirname(nlohmann_json.__file__))"
  OUTPUT_VARIABLE nlohmann_json_package OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
find_path(nlohmann_json_INCLUDE_DIR nlohmann/json.hpp HINTS ${nlohmann_json_package}/include)
if(nlohmann_json_INCLUDE_DIR)
  add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
  target_include_directories(nlohmann_json::nlohmann_json INTERFACE ${nlohmann_json_INCLUDE_DIR})
else()
  set(nlohmann_json_FOUND FALSE)
endif()
