# Runs an example and compares what it prints with what the comment at its end says:
# cmake -DPROGRAM=… -DSOURCE=… -P check_output.cmake
file(READ ${SOURCE} source)
if(NOT source MATCHES "\n// Prints:\n(.*)$")
  message(FATAL_ERROR "${SOURCE} does not end with a comment “// Prints:” and the output")
endif()
string(REGEX REPLACE "(^|\n)// ?" "\\1" expected "${CMAKE_MATCH_1}")
execute_process(COMMAND ${PROGRAM} OUTPUT_VARIABLE output RESULT_VARIABLE code)
if(NOT code EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} ended with ${code}")
endif()
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "${PROGRAM} prints\n${output}and ${SOURCE} says\n${expected}")
endif()
