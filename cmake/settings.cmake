# How everything in this project is compiled: warnings, sanitizers, optimization. Projects that add this one are not
# affected.

add_library(lockstep_settings INTERFACE)
target_compile_features(lockstep_settings INTERFACE cxx_std_20)
target_compile_options(lockstep_settings INTERFACE -Wall -Wextra -Wconversion $<$<BOOL:${LOCKSTEP_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Wrong for std::string's operator+ (GCC bug 105651).
  target_compile_options(lockstep_settings INTERFACE -Wno-restrict)
endif()
if(LOCKSTEP_SANITIZE)
  # With inlining GCC takes five minutes to compile an edition, without it ten seconds. Reports need no more than
  # lines.
  target_compile_options(lockstep_settings INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
                                                     -fno-omit-frame-pointer -g1
                                                     $<$<CXX_COMPILER_ID:GNU>:-fno-inline>)
  target_link_options(lockstep_settings INTERFACE -fsanitize=address,undefined)
  # Links a test in one second instead of three.
  find_program(LOCKSTEP_LLD ld.lld)
  mark_as_advanced(LOCKSTEP_LLD)
  if(LOCKSTEP_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    target_link_options(lockstep_settings INTERFACE -fuse-ld=lld)
  endif()
elseif(LOCKSTEP_SANITIZE_THREADS)
  target_compile_options(lockstep_settings INTERFACE -fsanitize=thread -g1 $<$<CXX_COMPILER_ID:GNU>:-fno-inline>)
  target_link_options(lockstep_settings INTERFACE -fsanitize=thread)
elseif(LOCKSTEP_COUNT_WORK)
  # Each basic block calls tests/growth/work.cpp. The templates of strings that are compiled into libstdc++ are not counted.
  target_compile_options(lockstep_settings INTERFACE -fsanitize-coverage=trace-pc)
  target_compile_definitions(lockstep_settings INTERFACE _GLIBCXX_EXTERN_TEMPLATE=0)
endif()

# --- Builds that only run tests ------------------------------------------------------------------------------------
set(LOCKSTEP_ONLY_TESTED OFF)
if(LOCKSTEP_BUILD_FUZZERS OR LOCKSTEP_SANITIZE OR LOCKSTEP_SANITIZE_THREADS OR LOCKSTEP_COUNT_WORK
   OR (LOCKSTEP_PLAIN_RULES AND LOCKSTEP_BUILD_TESTS))
  set(LOCKSTEP_ONLY_TESTED ON)
endif()
option(LOCKSTEP_FEW_FILES "Compile the library as a few large files, which is faster" ${LOCKSTEP_ONLY_TESTED})
# The tools and the tests are compiled so wherever tests are built, also beside a library of single files.
function(lockstep_compile_in_few_files target files_at_once)
  if(LOCKSTEP_FEW_FILES OR (LOCKSTEP_BUILD_TESTS AND NOT target STREQUAL lockstep))
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${files_at_once})
  endif()
endfunction()

# --- Optimization --------------------------------------------------------------------------------------------------
# The flags of your build type apply, except in builds that only run tests and for code that is not
# performance-critical. Release should be at least -O3, as it is by default: the speed depends on inlining, and with -O2
# a page takes 1.4 times as long.
set(LOCKSTEP_OPTIMIZE "")            # everything that is not below
set(LOCKSTEP_OPTIMIZE_LIBRARY "")
set(LOCKSTEP_OPTIMIZE_TOOLS -Os)     # the editions with an observer
set(LOCKSTEP_OPTIMIZE_COMMANDS -Os)  # the command line
set(LOCKSTEP_OPTIMIZE_TESTS -O1)
if(LOCKSTEP_ONLY_TESTED)
  set(LOCKSTEP_OPTIMIZE_TOOLS -O1)
  set(LOCKSTEP_OPTIMIZE_COMMANDS "")
endif()
if(LOCKSTEP_BUILD_FUZZERS)
  set(LOCKSTEP_OPTIMIZE -O2)
  set(LOCKSTEP_OPTIMIZE_TOOLS -O2)
  set(LOCKSTEP_OPTIMIZE_TESTS -O2)
elseif(LOCKSTEP_SANITIZE_THREADS)
  # The one test takes seconds, and races show as well.
  set(LOCKSTEP_OPTIMIZE -O0)
  set(LOCKSTEP_OPTIMIZE_TOOLS -O0)
  set(LOCKSTEP_OPTIMIZE_TESTS -O0)
elseif(LOCKSTEP_ONLY_TESTED)
  set(LOCKSTEP_OPTIMIZE -O1)
  # With Clang's sanitizers the tests spend their time in the library, and the rest compiles fastest without optimization.
  if(LOCKSTEP_SANITIZE AND LOCKSTEP_BUILD_TESTS AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    set(LOCKSTEP_OPTIMIZE_LIBRARY -O3)
    set(LOCKSTEP_OPTIMIZE -O0)
    set(LOCKSTEP_OPTIMIZE_TESTS -O0)
  endif()
endif()
# For the targets of this folder and those below that are added later.
function(lockstep_optimize level)
  if(level)
    add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:${level}>)
  endif()
endfunction()
function(lockstep_optimize_target target level)
  if(level)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:${level}>)
  endif()
endfunction()
lockstep_optimize("${LOCKSTEP_OPTIMIZE}")
