# The tools that explain, count and compare parses, and the command line.

# The editions once more with an observer, for the tools that explain and count. The library does not contain them.
if(LOCKSTEP_BUILD_CLI OR LOCKSTEP_BUILD_TESTS OR LOCKSTEP_COUNT_WORK)
  file(GLOB sources CONFIGURE_DEPENDS runtime/src/trace/*.cpp)
  add_library(lockstep_observed STATIC ${LOCKSTEP_OBSERVED_SOURCES} ${sources})
  target_include_directories(lockstep_observed PUBLIC runtime/src ${LOCKSTEP_GENERATED})
  target_link_libraries(lockstep_observed PUBLIC lockstep_inside PRIVATE lockstep_settings)
  lockstep_compile_in_few_files(lockstep_observed 8)
  lockstep_optimize_target(lockstep_observed "${LOCKSTEP_OPTIMIZE_TOOLS}")
endif()

if(LOCKSTEP_BUILD_CLI)
  file(GLOB_RECURSE LOCKSTEP_CLI_SOURCES CONFIGURE_DEPENDS runtime/src/cli/*.cpp ${LOCKSTEP_GENERATED}/cli/*.cpp)
  # The page of `lockstep explain` becomes part of the program.
  set(page ${CMAKE_CURRENT_SOURCE_DIR}/runtime/src/cli/explain/page.html)
  set(embed ${CMAKE_CURRENT_SOURCE_DIR}/runtime/src/cli/explain/embed.cmake)
  set(embedded ${CMAKE_CURRENT_BINARY_DIR}/explain_page.cpp)
  add_custom_command(OUTPUT ${embedded}
    COMMAND ${CMAKE_COMMAND} -DINPUT=${page} -DOUTPUT=${embedded} -DNAME=kExplainPage -P ${embed}
    DEPENDS ${page} ${embed} VERBATIM)
  # The commands are a library, since the Python package has them, too.
  list(FILTER LOCKSTEP_CLI_SOURCES EXCLUDE REGEX "/main\\.cpp$")
  add_library(lockstep_commands STATIC ${LOCKSTEP_CLI_SOURCES} ${embedded})
  lockstep_compile_in_few_files(lockstep_commands 16)
  # tests/CMakeLists.txt replaces it.
  set_source_files_properties(runtime/src/cli/cases/sanitizer_branches.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_include_directories(lockstep_commands PUBLIC runtime/src)
  find_package(Threads REQUIRED)
  target_link_libraries(lockstep_commands PUBLIC lockstep_observed Threads::Threads PRIVATE lockstep_settings)
  add_executable(lockstep_cli runtime/src/cli/main.cpp)
  set_target_properties(lockstep_cli PROPERTIES OUTPUT_NAME lockstep)
  target_link_libraries(lockstep_cli PRIVATE lockstep_commands lockstep_settings)
  # Reading compressed input. libzstd has no CMake package on many systems.
  find_package(ZLIB)
  find_path(LOCKSTEP_ZSTD_INCLUDE zstd.h)
  find_library(LOCKSTEP_ZSTD_LIBRARY zstd)
  mark_as_advanced(LOCKSTEP_ZSTD_INCLUDE LOCKSTEP_ZSTD_LIBRARY)
  if(LOCKSTEP_CLI_ZLIB AND ZLIB_FOUND)
    target_compile_definitions(lockstep_commands PRIVATE LOCKSTEP_HAS_ZLIB=1)
    target_link_libraries(lockstep_commands PRIVATE ZLIB::ZLIB)
  else()
    message(STATUS "Lockstep: the command line tool cannot read .gz files, because it is built without zlib")
  endif()
  if(LOCKSTEP_CLI_ZSTD AND LOCKSTEP_ZSTD_INCLUDE AND LOCKSTEP_ZSTD_LIBRARY)
    target_compile_definitions(lockstep_commands PRIVATE LOCKSTEP_HAS_ZSTD=1)
    target_include_directories(lockstep_commands SYSTEM PRIVATE ${LOCKSTEP_ZSTD_INCLUDE})
    target_link_libraries(lockstep_commands PRIVATE ${LOCKSTEP_ZSTD_LIBRARY})
  else()
    message(STATUS "Lockstep: the command line tool cannot read .zst files, because it is built without libzstd")
  endif()
endif()
