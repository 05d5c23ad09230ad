# Rooms and what stands in them. All public headers lie in include/nika; here each one is given to its room by a link in the build tree,
# and a room's files are compiled with the links of the rooms that it may see, and with nothing else.

set(NIKA_ROOMS "" CACHE INTERNAL "all rooms")
file(REMOVE_RECURSE ${CMAKE_BINARY_DIR}/rooms) # those that are gone as well

function(_nika_sees target)
    foreach(room IN LISTS ARGN)
        target_include_directories(${target} PRIVATE ${CMAKE_BINARY_DIR}/rooms/${room})
    endforeach()
endfunction()

# nika_room(NAME [SEES room…] HEADERS header… [MADE header…] [SOURCES file…]): all C files below src/NAME, and what else is named.
# Headers that are MADE lie in the build tree (NIKA_WORDS).
function(nika_room name)
    cmake_parse_arguments(ROOM "" "" "SEES;HEADERS;MADE;SOURCES" ${ARGN})
    set(links ${CMAKE_BINARY_DIR}/rooms/${name}/nika)
    file(REMOVE_RECURSE ${links})
    file(MAKE_DIRECTORY ${links})
    foreach(header IN LISTS ROOM_HEADERS)
        file(CREATE_LINK ${CMAKE_SOURCE_DIR}/include/nika/${header} ${links}/${header} SYMBOLIC)
    endforeach()
    foreach(header IN LISTS ROOM_MADE)
        file(CREATE_LINK ${NIKA_WORDS}/nika/${header} ${links}/${header} SYMBOLIC)
    endforeach()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.c)
    add_library(nika_${name} STATIC ${sources} ${ROOM_SOURCES})
    _nika_sees(nika_${name} ${name} ${ROOM_SEES})
    file(WRITE ${CMAKE_BINARY_DIR}/rooms/${name}/sees "${name};${ROOM_SEES}")
    set(NIKA_ROOMS "${NIKA_ROOMS};${name}" CACHE INTERNAL "all rooms")
endfunction()

# nika_program(NAME SEES room… SOURCES file…): links the rooms, the ones that others need last.
function(nika_program name)
    cmake_parse_arguments(PROGRAM "" "" "SEES;SOURCES" ${ARGN})
    add_executable(${name} ${PROGRAM_SOURCES})
    target_compile_definitions(${name} PRIVATE _POSIX_C_SOURCE=200809L)
    _nika_sees(${name} ${PROGRAM_SEES})
    foreach(room IN LISTS PROGRAM_SEES)
        target_link_libraries(${name} PRIVATE nika_${room})
    endforeach()
endfunction()

# nika_install_with_prefix(FILE FOLDER COMPONENT): installs a text with the prefix in place of @PREFIX@, whichever it is then.
function(nika_install_with_prefix file folder component)
    get_filename_component(name ${file} NAME)
    install(CODE "
        set(installed \"\${CMAKE_INSTALL_PREFIX}/${folder}/${name}\")
        message(STATUS \"Installing: \$ENV{DESTDIR}\${installed}\")
        file(READ \"${file}\" text)
        string(REPLACE @PREFIX@ \"\${CMAKE_INSTALL_PREFIX}\" text \"\${text}\")
        file(WRITE \"\$ENV{DESTDIR}\${installed}\" \"\${text}\")
        list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${installed}\")" COMPONENT ${component})
endfunction()
