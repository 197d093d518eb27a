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
  add_executable(lockstep_cli ${LOCKSTEP_CLI_SOURCES} ${embedded})
  set_target_properties(lockstep_cli PROPERTIES OUTPUT_NAME lockstep)
  lockstep_compile_in_few_files(lockstep_cli 26)
  target_include_directories(lockstep_cli PRIVATE runtime/src)
  find_package(Threads REQUIRED)
  target_link_libraries(lockstep_cli
    PRIVATE lockstep_observed lockstep_settings Threads::Threads)
  # Reading compressed input. libzstd has no CMake package on many systems.
  find_package(ZLIB)
  find_path(LOCKSTEP_ZSTD_INCLUDE zstd.h)
  find_library(LOCKSTEP_ZSTD_LIBRARY zstd)
  mark_as_advanced(LOCKSTEP_ZSTD_INCLUDE LOCKSTEP_ZSTD_LIBRARY)
  if(LOCKSTEP_CLI_ZLIB AND ZLIB_FOUND)
    target_compile_definitions(lockstep_cli PRIVATE LOCKSTEP_HAS_ZLIB=1)
    target_link_libraries(lockstep_cli PRIVATE ZLIB::ZLIB)
  else()
    message(STATUS "Lockstep: the command line tool cannot read .gz files, because it is built without zlib")
  endif()
  if(LOCKSTEP_CLI_ZSTD AND LOCKSTEP_ZSTD_INCLUDE AND LOCKSTEP_ZSTD_LIBRARY)
    target_compile_definitions(lockstep_cli PRIVATE LOCKSTEP_HAS_ZSTD=1)
    target_include_directories(lockstep_cli SYSTEM PRIVATE ${LOCKSTEP_ZSTD_INCLUDE})
    target_link_libraries(lockstep_cli PRIVATE ${LOCKSTEP_ZSTD_LIBRARY})
  else()
    message(STATUS "Lockstep: the command line tool cannot read .zst files, because it is built without libzstd")
  endif()
endif()
