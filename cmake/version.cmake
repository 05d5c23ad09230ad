# Prints the version of this source tree, which stands in CMakeLists.txt alone. Usage: cmake -P cmake/version.cmake
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/../CMakeLists.txt line REGEX "^project\\(nika VERSION ")
string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" version "${line}")
execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${version})
