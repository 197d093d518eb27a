# Writes the manual pages out of `lockstep help`, lockstep.1 and one for each command:
# cmake -DFOLDER=… -DVERSION=… -P man.cmake -- [EMULATOR...] PROGRAM
set(program "")
set(seen_dashes OFF)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
  if(seen_dashes)
    list(APPEND program "${CMAKE_ARGV${i}}")
  elseif(CMAKE_ARGV${i} STREQUAL "--")
    set(seen_dashes ON)
  endif()
endforeach()

function(ask result)
  execute_process(COMMAND ${program} ${ARGN} OUTPUT_VARIABLE text RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "the manual pages cannot be generated: “${program} ${ARGN}” ended with ${code}")
  endif()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# The text, escaped for roff.
function(escape result text)
  string(REPLACE "\\" "\\e" text "${text}")
  string(REPLACE "-" "\\-" text "${text}")
  string(REPLACE "'" "\\(aq" text "${text}")
  string(REPLACE "`" "\\(ga" text "${text}")
  string(REPLACE "^" "\\(ha" text "${text}")
  string(REPLACE "~" "\\(ti" text "${text}")
  string(REGEX REPLACE "(^|\n)\\." "\\1\\\\&." text "${text}")
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# The beginning of a page: its name, and what it is about in a line.
function(write_heading result name summary)
  escape(escaped_name "${name}")
  escape(summary "${summary}")
  string(TOUPPER "${escaped_name}" title)
  set(${result} ".TH ${title} 1 \"\" \"Lockstep ${VERSION}\" \"User Commands\"
.SH NAME
${escaped_name} \\- ${summary}
" PARENT_SCOPE)
endfunction()

# Paragraphs are separated by empty lines. One with an indented line is a table or the like, and stays as it is; a list of
# options or commands, two spaces before each, becomes a list.
function(write_paragraphs result text)
  set(page "")
  string(REGEX REPLACE "\n+$" "" text "${text}")
  string(APPEND text "\n\n")
  while(NOT text STREQUAL "")
    string(FIND "${text}" "\n\n" end)
    math(EXPR next "${end} + 2")
    string(SUBSTRING "${text}" 0 ${end} paragraph)
    string(SUBSTRING "${text}" ${next} -1 text)
    if(paragraph STREQUAL "")
      continue()
    endif()
    if(paragraph MATCHES "^(Options|Commands):\n(.*)")
      set(title "${CMAKE_MATCH_1}")
      write_list(list "${CMAKE_MATCH_2}")
      string(APPEND page ".PP\n${title}:\n${list}")
      continue()
    endif()
    escape(escaped "${paragraph}")
    if(paragraph MATCHES "(^|\n)  ")
      string(APPEND page ".PP\n.nf\n${escaped}\n.fi\n")
    else()
      string(APPEND page ".PP\n${escaped}\n")
    endif()
  endwhile()
  set(${result} "${page}" PARENT_SCOPE)
endfunction()

# Lines "  NAME  what it does", continued in lines that are indented further.
function(write_list result text)
  set(page "")
  string(APPEND text "\n")
  while(NOT text STREQUAL "")
    string(FIND "${text}" "\n" end)
    math(EXPR next "${end} + 1")
    string(SUBSTRING "${text}" 0 ${end} line)
    string(SUBSTRING "${text}" ${next} -1 text)
    # One space may part an option from what it does, where its column is too narrow: it is one word. A command with an
    # operand is two.
    set(name "")
    if(line MATCHES "^  ((-[a-z], )?--[^ ]+) ")
      set(name "${CMAKE_MATCH_1}")
    elseif(line MATCHES "^  ([^ ]+( [^ ]+)*)  ")
      set(name "${CMAKE_MATCH_1}")
    endif()
    if(NOT name STREQUAL "")
      string(LENGTH "  ${name}" length)
      string(SUBSTRING "${line}" ${length} -1 line)
      escape(name "${name}")
      string(APPEND page ".TP\n.B ${name}\n")
    endif()
    string(STRIP "${line}" line)
    escape(line "${line}")
    string(APPEND page "${line}\n")
  endwhile()
  set(${result} "${page}" PARENT_SCOPE)
endfunction()

ask(general help)
if(NOT general MATCHES "^Usage: ([^\n]*)\n(.*)\n\nCommands:\n(.*)\n\nOptions:\n(.*)$")
  message(FATAL_ERROR "the manual pages cannot be generated: runtime/install/man.cmake expects “lockstep help” to have a "
    "usage line, a description, “Commands:” and “Options:”")
endif()
set(usage "${CMAKE_MATCH_1}")
set(summary "${CMAKE_MATCH_2}")
set(commands "${CMAKE_MATCH_3}")
set(options "${CMAKE_MATCH_4}")
string(REGEX REPLACE "\n$" "" options "${options}")
escape(usage "${usage}")
write_paragraphs(summary "${summary}")
write_list(command_list "${commands}")
write_list(option_list "${options}")
file(REMOVE_RECURSE ${FOLDER})
set(see_also "")
string(REGEX MATCHALL "(^|\n)  [a-z]+" names "${commands}")
foreach(name IN LISTS names)
  string(STRIP "${name}" name)
  if(name STREQUAL "help")
    continue()
  endif()
  string(REGEX MATCH "(^|\n)  ${name}  +([^\n]+)" line "${commands}")
  set(summary_line "${CMAKE_MATCH_2}")
  ask(text help ${name})
  if(NOT text MATCHES "^Usage: ([^\n]*)\n(.*)$")
    message(FATAL_ERROR "the manual pages cannot be generated: “lockstep help ${name}” has no usage line at its beginning")
  endif()
  escape(synopsis "${CMAKE_MATCH_1}")
  write_paragraphs(text "${CMAKE_MATCH_2}")
  string(REGEX REPLACE "\\.$" "" summary_line "${summary_line}")
  write_heading(page "lockstep-${name}" "${summary_line}")
  file(WRITE ${FOLDER}/lockstep-${name}.1 "${page}.SH SYNOPSIS
.B ${synopsis}
.SH DESCRIPTION
${text}.SH SEE ALSO
.BR lockstep (1)
")
  list(APPEND see_also ".BR lockstep\\-${name} (1)")
endforeach()
list(JOIN see_also ",\n" see_also)
write_heading(page "lockstep" "parse HTML as the HTML Standard specifies")
file(WRITE ${FOLDER}/lockstep.1 "${page}.SH SYNOPSIS
${usage}
.SH DESCRIPTION
${summary}.SH COMMANDS
${command_list}.SH OPTIONS
${option_list}.SH SEE ALSO
${see_also}
")
