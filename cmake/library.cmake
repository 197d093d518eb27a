# The library, lockstep::lockstep, and lockstep::sink for custom trees.

file(GLOB LOCKSTEP_SOURCES CONFIGURE_DEPENDS
  ${LOCKSTEP_GENERATED}/authoring/*.cpp ${LOCKSTEP_GENERATED}/sanitizer/*.cpp ${LOCKSTEP_GENERATED}/selectors/*.cpp
  ${LOCKSTEP_GENERATED}/content/*.cpp ${LOCKSTEP_GENERATED}/tables/*.cpp ${LOCKSTEP_GENERATED}/c/*.cpp ${LOCKSTEP_GENERATED}/xpath/*.cpp
  runtime/src/c/*.cpp runtime/src/content/*.cpp runtime/src/detection/*.cpp runtime/src/document/*.cpp runtime/src/edits/*.cpp runtime/src/edition/*.cpp runtime/src/extract/*.cpp runtime/src/encoding/*.cpp
  runtime/src/input/*.cpp runtime/src/parse/*.cpp runtime/src/rendering/*.cpp runtime/src/rewrite/*.cpp
  runtime/src/sanitize/*.cpp runtime/src/select/*.cpp runtime/src/serialize/*.cpp runtime/src/speculative/*.cpp
  runtime/src/text/*.cpp runtime/src/tokenizer/*.cpp runtime/src/tree/*.cpp
  runtime/src/validate/*.cpp runtime/src/validate/*/*.cpp runtime/src/xpath/*.cpp)

add_library(lockstep ${LOCKSTEP_SOURCES} ${LOCKSTEP_EDITION_SOURCES})
add_library(lockstep::lockstep ALIAS lockstep)
set(folders ${CMAKE_CURRENT_SOURCE_DIR}/runtime/include ${LOCKSTEP_GENERATED}/include)
list(TRANSFORM folders APPEND "/*.h" OUTPUT_VARIABLE headers)
file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${headers})
target_sources(lockstep PUBLIC FILE_SET HEADERS BASE_DIRS ${folders} FILES ${headers})
target_include_directories(lockstep PRIVATE runtime/src ${LOCKSTEP_GENERATED})
target_compile_features(lockstep PUBLIC cxx_std_20)
lockstep_compile_in_few_files(lockstep 12)
if(LOCKSTEP_BUILD_TESTS AND NOT LOCKSTEP_FEW_FILES)
  # Where tests are built, only rooms of many small files: their headers take longer to compile than they do.
  set(single_files ${LOCKSTEP_SOURCES} ${LOCKSTEP_EDITION_SOURCES})
  list(FILTER single_files EXCLUDE REGEX "(src|generated)/(c|validate|xpath)/")
  set_source_files_properties(${single_files} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set_target_properties(lockstep PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
endif()
lockstep_optimize_target(lockstep "${LOCKSTEP_OPTIMIZE_LIBRARY}")
target_compile_definitions(lockstep PUBLIC
  LOCKSTEP_PLAIN_RULES=$<BOOL:${LOCKSTEP_PLAIN_RULES}> ${LOCKSTEP_EDITION_DEFINITIONS})
target_link_libraries(lockstep PRIVATE $<BUILD_INTERFACE:lockstep_settings>)
# As long as the version begins with 0, a new minor version may break its users.
set_target_properties(lockstep PROPERTIES
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})

# For custom trees: lockstep/sink_parser.h uses the library's internals, and needs their headers.
add_library(lockstep_sink INTERFACE)
add_library(lockstep::sink ALIAS lockstep_sink)
set_target_properties(lockstep_sink PROPERTIES EXPORT_NAME sink)
target_include_directories(lockstep_sink INTERFACE
  $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/runtime/src> $<BUILD_INTERFACE:${LOCKSTEP_GENERATED}>)
target_link_libraries(lockstep_sink INTERFACE lockstep)

# The tools and the tests use the library's internals, which a shared library hides: they link a static library of the
# same objects.
get_target_property(LOCKSTEP_LIBRARY_TYPE lockstep TYPE)
if(LOCKSTEP_LIBRARY_TYPE STREQUAL SHARED_LIBRARY)
  target_compile_definitions(lockstep PUBLIC LOCKSTEP_SHARED)
  set_target_properties(lockstep PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  if(UNIX AND NOT APPLE)
    set(exports ${CMAKE_CURRENT_BINARY_DIR}/exports.map)
    configure_file(runtime/src/exports.map.in ${exports} @ONLY)
    target_link_options(lockstep PRIVATE -Wl,--version-script=${exports})
    set_target_properties(lockstep PROPERTIES LINK_DEPENDS ${exports})
  endif()
  add_library(lockstep_inside STATIC EXCLUDE_FROM_ALL $<TARGET_OBJECTS:lockstep>)
  set_target_properties(lockstep_inside PROPERTIES LINKER_LANGUAGE CXX)
  target_include_directories(lockstep_inside INTERFACE $<TARGET_PROPERTY:lockstep,INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(lockstep_inside INTERFACE $<TARGET_PROPERTY:lockstep,INTERFACE_COMPILE_DEFINITIONS>)
  target_link_libraries(lockstep_inside PRIVATE lockstep_settings)
else()
  add_library(lockstep_inside ALIAS lockstep)
endif()
