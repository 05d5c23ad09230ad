# The net files of the strongest players (data/nets/GAME.net) as bytes in the program and in libnika: nika_net_files (src/ai/net/net_files.h).
# A page fetches them when it needs them, so its modules have none. Without a file, its game has none either.
set(nets "")
if(NOT CMAKE_SYSTEM_NAME STREQUAL "Generic")
    file(GLOB nets CONFIGURE_DEPENDS data/nets/*.net)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${nets})
endif()
set(net_bytes "")
set(net_list "")
foreach(net IN LISTS nets)
    get_filename_component(game ${net} NAME_WE)
    file(READ ${net} bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(APPEND net_bytes "static const uint8_t net_${game}[] = {${bytes}};\n")
    string(APPEND net_list "    {\"${game}\", net_${game}, sizeof net_${game}},\n")
endforeach()
set(NIKA_NET_BYTES ${CMAKE_BINARY_DIR}/net_bytes.c)
file(CONFIGURE OUTPUT ${NIKA_NET_BYTES} CONTENT "/* Made by cmake/nets.cmake. */
#include \"net/net_files.h\"
${net_bytes}
const struct nika_net_file nika_net_files[] = {
${net_list}    {NULL, NULL, 0},
};
")
set_source_files_properties(${NIKA_NET_BYTES} PROPERTIES COMPILE_OPTIONS "-iquote;${CMAKE_SOURCE_DIR}/src/ai")
