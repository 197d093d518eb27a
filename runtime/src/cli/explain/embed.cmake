# Writes a C++ source with a file's text as a constant: cmake -DINPUT=… -DOUTPUT=… -DNAME=… -P embed.cmake
# Compilers need not take literals of more than 64 KB, so it is split at line ends.
file(READ ${INPUT} text)
string(LENGTH "${text}" length)
set(literals "")
set(at 0)
while(at LESS length)
  string(SUBSTRING "${text}" ${at} 8000 piece)
  string(FIND "${piece}" "\n" end REVERSE)
  math(EXPR size "${end} + 1")
  string(SUBSTRING "${piece}" 0 ${size} piece)
  string(APPEND literals "\n    R\"~embed~(${piece})~embed~\"")
  math(EXPR at "${at} + ${size}")
endwhile()
file(WRITE ${OUTPUT} "#include <string_view>

namespace lockstep::cli {

extern const std::string_view ${NAME};
const std::string_view ${NAME} =${literals};

}  // namespace lockstep::cli
")
