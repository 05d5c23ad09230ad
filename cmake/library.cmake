# libnika, one shared and one static library made of the rooms in NIKA_LIBRARY_ROOMS: what they export, and how they are installed
# (docs/library.md). Programs of ours link the rooms themselves and need no installed library.

# Raised when the binary interface breaks: the SONAME, and the name of the symbols' version.
set(NIKA_ABI 0)

# Public is what nika.h includes. All other headers are for our own rooms and are not installed.
set(umbrella ${CMAKE_SOURCE_DIR}/include/nika/nika.h)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${umbrella})
file(STRINGS ${umbrella} headers REGEX "^#include <nika/.*>$")
list(TRANSFORM headers REPLACE "^#include <(.*)>$" "include/\\1")
list(APPEND headers include/nika/nika.h)

# The version stands in nika.h as well, so that the header needs no configuring.
string(CONCAT version "#define NIKA_VERSION_MAJOR ${PROJECT_VERSION_MAJOR};#define NIKA_VERSION_MINOR ${PROJECT_VERSION_MINOR};"
    "#define NIKA_VERSION_PATCH ${PROJECT_VERSION_PATCH};#define NIKA_VERSION \"${PROJECT_VERSION}\"")
file(STRINGS ${umbrella} version_lines REGEX "^#define NIKA_VERSION")
if(NOT version_lines STREQUAL version)
    message(FATAL_ERROR "The version in include/nika/nika.h is not ${PROJECT_VERSION}, that of CMakeLists.txt: ${version_lines}")
endif()

# The rooms are compiled once, for programs and for both libraries. No program replaces functions of the library, so calls within a file
# may be inlined as ever: position-independent code is as fast then (docs/decisions/0029).
set(objects "")
foreach(room IN LISTS NIKA_LIBRARY_ROOMS ITEMS library)
    set_target_properties(nika_${room} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_compile_options(nika_${room} PRIVATE -fno-semantic-interposition)
    list(APPEND objects $<TARGET_OBJECTS:nika_${room}>)
endforeach()

# Only the symbols of libnika.symbols are exported: those that public headers name (tests/library checks both ways).
set(symbols ${CMAKE_SOURCE_DIR}/cmake/libnika.symbols)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${symbols})
file(STRINGS ${symbols} exported)
list(JOIN exported ";\n    " exported)
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/libnika.map CONTENT "NIKA_${NIKA_ABI} {\nglobal:\n    ${exported};\nlocal:\n    *;\n};\n")

find_package(Threads REQUIRED)
add_library(libnika SHARED ${objects})
add_library(libnika_static STATIC ${objects})
foreach(target libnika libnika_static)
    # C, though no file is compiled here: CMake must know what to link with.
    set_target_properties(${target} PROPERTIES OUTPUT_NAME nika LINKER_LANGUAGE C)
    target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    target_link_libraries(${target} PRIVATE Threads::Threads)
endforeach()
set_target_properties(libnika PROPERTIES VERSION ${NIKA_ABI}.${PROJECT_VERSION_MINOR}.${PROJECT_VERSION_PATCH} SOVERSION ${NIKA_ABI}
    EXPORT_NAME nika LINK_DEPENDS ${CMAKE_BINARY_DIR}/libnika.map)
set_target_properties(libnika_static PROPERTIES EXPORT_NAME nika_static)
# The library's own calls go straight to its functions; its constants may lie in the program (copy relocations).
target_link_options(libnika PRIVATE -Wl,--version-script=${CMAKE_BINARY_DIR}/libnika.map -Wl,-Bsymbolic-functions)

# Installing: the component "library" is what programs run with, "development" what they are built with.
install(TARGETS libnika EXPORT nika
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development)
install(TARGETS libnika_static EXPORT nika ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(FILES ${headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nika COMPONENT development)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/nika)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/nikaConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES cmake/nikaConfig.cmake ${CMAKE_BINARY_DIR}/nikaConfigVersion.cmake DESTINATION ${package} COMPONENT development)
install(EXPORT nika NAMESPACE nika:: FILE nikaTargets.cmake DESTINATION ${package} COMPONENT development)
set(PREFIX @PREFIX@) # known only when it is installed
configure_file(cmake/nika.pc.in ${CMAKE_BINARY_DIR}/nika.pc @ONLY)
nika_install_with_prefix(${CMAKE_BINARY_DIR}/nika.pc ${CMAKE_INSTALL_LIBDIR}/pkgconfig development)
