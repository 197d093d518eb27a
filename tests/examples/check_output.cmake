# Runs an example, in the folder of its own name if there is one, and compares what it prints with what the comment at its
# end says:
# cmake -DPROGRAM=… -DSOURCE=… -P check_output.cmake
file(READ ${SOURCE} source)
if(NOT source MATCHES "\n// Prints:\n(.*)$")
  message(FATAL_ERROR "${SOURCE} does not end with a comment “// Prints:” and the output")
endif()
string(REGEX REPLACE "(^|\n)// ?" "\\1" expected "${CMAKE_MATCH_1}")
string(REGEX REPLACE "\\.[a-z]+$" "" folder ${SOURCE})
if(NOT IS_DIRECTORY ${folder})
  get_filename_component(folder ${SOURCE} DIRECTORY)
endif()
execute_process(COMMAND ${PROGRAM} WORKING_DIRECTORY ${folder} OUTPUT_VARIABLE output RESULT_VARIABLE code)
if(NOT code EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} ended with ${code}")
endif()
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "${PROGRAM} prints\n${output}but ${SOURCE} says\n${expected}")
endif()
