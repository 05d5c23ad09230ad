# One program that needs no shared library, for any Linux of this processor (make static). Debian's packages have all libraries as archives
# too; what the program must then find by itself is in deploy/static_program.c.
option(NIKA_STATIC "Link the program statically; build only the target nika" OFF)
if(NOT NIKA_STATIC)
    return()
endif()
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
string(APPEND CMAKE_C_FLAGS " -fPIE -fstack-protector-strong")
string(APPEND CMAKE_EXE_LINKER_FLAGS " -static-pie -Wl,-z,relro,-z,now")
# Behind all others, what the libraries themselves need.
find_library(CAP cap REQUIRED)
find_library(ZLIB z REQUIRED)
set(CMAKE_C_STANDARD_LIBRARIES "${CAP} ${ZLIB} -lm")
find_program(INFOCMP infocmp REQUIRED)

# The terminals that it knows where no others are described, in the form that ncurses takes from TERMINFO.
set(rows "")
foreach(name IN ITEMS xterm xterm-256color screen screen-256color tmux tmux-256color linux vt100)
    execute_process(COMMAND ${INFOCMP} -x -Q2 ${name} OUTPUT_VARIABLE described COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "#[^\n]*\n|[ \n]" "" described "${described}")
    string(APPEND rows "    {\"${name}\",\n     \"${described}\"},\n")
endforeach()
# And what UTF-8 is, in the form that glibc reads.
file(READ /usr/lib/locale/C.utf8/LC_CTYPE characters HEX)
string(REGEX REPLACE "(..)" "0x\\1," characters "${characters}")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/static_data.h CONTENT "static const struct described {
    const char *name, *description;
} descriptions[] = {
${rows}};
static const unsigned char utf8_characters[] = {${characters}};
")

# nika_link_statically(PROGRAM): with what it must find by itself.
function(nika_link_statically program)
    target_sources(${program} PRIVATE deploy/static_program.c)
    set_source_files_properties(deploy/static_program.c PROPERTIES COMPILE_DEFINITIONS "_GNU_SOURCE;NCURSES_WIDECHAR=1"
        COMPILE_OPTIONS "-iquote;${CMAKE_BINARY_DIR};-Wno-overlength-strings")
endfunction()
