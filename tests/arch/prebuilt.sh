#!/usr/bin/env bash
# prebuilt.sh: the files of prebuilt/ are used where they fit the sources, and where they don't, the build stops and names what differs
# (cmake/prebuilt.cmake). In a small tree: that a whole tarball builds, tools/test-packages shows.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tree=$folder/tree
mkdir -p "$tree/cmake" "$tree/po" "$tree/src/rules" "$tree/web"
cp cmake/prebuilt.cmake "$tree/cmake/"
echo one >"$tree/po/en.po"
echo one >"$tree/src/rules/rules.c"
touch "$tree/web/build.mjs" "$tree/web/embed.mjs" "$tree/web/package-lock.json"
project() {
    cat >"$tree/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(nika VERSION $1 LANGUAGES NONE)
include(cmake/prebuilt.cmake)
message(STATUS "prebuilt: \${NIKA_USES_PREBUILT}, in \${NIKA_MADE}")
END
}

failures=0
# expect WORDS [OPTION…]: configures, and looks for words in what it says.
expect() {
    local words=$1
    shift
    rm -rf "$folder/build"
    cmake -S "$tree" -B "$folder/build" "$@" >"$folder/said" 2>&1 || true
    if ! grep -qF -- "$words" "$folder/said"; then
        failures=$((failures + 1))
        echo "FAILED: expected “$words”, got:"
        cat "$folder/said"
    fi
}

project 1.2.3
expect "prebuilt: FALSE, in $folder/build"
cmake -P "$tree/cmake/prebuilt.cmake"
(cd "$tree" && sha256sum --quiet -c prebuilt/sources.sha256)
expect "prebuilt: TRUE, in $tree/prebuilt"

echo two >"$tree/po/en.po"
expect "    po/en.po"
expect "prebuilt: TRUE" -D NIKA_TRUST_PREBUILT=ON
echo one >"$tree/po/en.po"
expect "prebuilt: TRUE"

echo one >"$tree/po/pt.po"
expect "    po/pt.po"
rm "$tree/po/pt.po"
mv "$tree/src/rules/rules.c" "$folder/"
expect "    src/rules/rules.c"
mv "$folder/rules.c" "$tree/src/rules/"
project 1.2.4
expect "    version 1.2.4"

if ((failures > 0)); then
    echo "$failures failures"
    exit 1
fi
