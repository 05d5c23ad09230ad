# Files that Node and clang make, in a source tarball (make dist): the folder prebuilt/ has the web page, the messages and the tables of
# characters as C. Where it exists it is used, so that a C compiler and the libraries suffice. It also says what it was made from
# (sources.sha256, checked here), because a change to a sentence or to the rules would otherwise be lost without a word.
# As a script, it writes that list: cmake -P cmake/prebuilt.cmake
get_filename_component(top ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)

# What the prebuilt files depend on, with the version, which is in the page.
file(GLOB_RECURSE prebuilt_sources LIST_DIRECTORIES false RELATIVE ${top}
    ${top}/po/*.po ${top}/tools/words.mjs ${top}/tools/words/*.mjs ${top}/tools/unicode.mjs ${top}/data/unicode/* ${top}/data/lessons.json ${top}/data/nets/*.net ${top}/data/puzzles/*.json
    ${top}/web/src/* ${top}/web/public/* ${top}/web/wasm/* ${top}/include/nika/*.h
    ${top}/src/core/* ${top}/src/rules/* ${top}/src/record/* ${top}/src/encoding/* ${top}/src/ai/* ${top}/src/text/* ${top}/src/tell/* ${top}/src/fair/* ${top}/src/play/*)
list(APPEND prebuilt_sources web/build.mjs web/embed.mjs web/package-lock.json)
list(REMOVE_DUPLICATES prebuilt_sources)
list(SORT prebuilt_sources)

function(nika_hash_sources result)
    file(STRINGS ${top}/CMakeLists.txt version REGEX "^project\\(nika VERSION ")
    string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" version "${version}")
    set(lines "# version ${version}")
    foreach(source IN LISTS prebuilt_sources)
        file(SHA256 ${top}/${source} hash)
        list(APPEND lines "${hash}  ${source}")
    endforeach()
    set(${result} "${lines}" PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    nika_hash_sources(lines)
    list(JOIN lines "\n" text)
    file(WRITE ${top}/prebuilt/sources.sha256 "${text}\n")
    return()
endif()

option(NIKA_TRUST_PREBUILT "Use prebuilt/ even if it was made from other sources" OFF)
# Where the made files lie.
set(NIKA_USES_PREBUILT FALSE)
set(NIKA_MADE ${CMAKE_BINARY_DIR})
if(NOT EXISTS ${top}/prebuilt/sources.sha256)
    return()
endif()
set(NIKA_USES_PREBUILT TRUE)
set(NIKA_MADE ${top}/prebuilt)
if(NIKA_TRUST_PREBUILT)
    return()
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${prebuilt_sources} prebuilt/sources.sha256)
nika_hash_sources(now)
file(STRINGS ${top}/prebuilt/sources.sha256 then)
set(added ${now})
list(REMOVE_ITEM added ${then})
list(REMOVE_ITEM then ${now})
set(changed ${added} ${then})
if(changed)
    list(TRANSFORM changed REPLACE "^[0-9a-f#]+ +" "")
    list(REMOVE_DUPLICATES changed)
    list(JOIN changed "\n  " changed)
    message(FATAL_ERROR "These are not the sources that prebuilt/ was made from:\n  ${changed}\n"
        "Put them back; or remove prebuilt/, and the build makes its files by Node, npm and clang (docs/packaging.md); "
        "or, if the page and the messages may stay as they are, configure with -D NIKA_TRUST_PREBUILT=ON.")
endif()
