#!/usr/bin/env bash
# abi.sh NIKA BUILD_DIR: libnika exports what its public headers name, all of it and nothing else, and its binary interface is the one that
# was agreed on (docs/library.md): a change on purpose is made with tools/abi. Then changes are planted, of which each must be noticed.
# shellcheck source=tests/cli/kit.sh disable=SC1111 # typographic quotes are meant
# shellcheck disable=SC1091
BUILD=$(realpath "$2")
source "$(dirname "$0")/../cli/kit.sh"
abi=$TESTS/../tools/abi
list=$TESTS/../cmake/libnika.symbols
number=$(sed -n 's/^set(NIKA_ABI \(.*\))$/\1/p' "$TESTS/../cmake/library.cmake")
include=installed/include

ran='cmake --install'
cmake --install "$BUILD" --component development --prefix installed >out
cmake --install "$BUILD" --component library --prefix installed >out
library=installed/lib/libnika.so.$number

ran='nm'
check 'the SONAME is not that of NIKA_ABI' grep -q "SONAME.*\[libnika\.so\.$number\]" <(readelf -d "$library")
nm -D --defined-only "$library" | awk '$2 != "A" { print $3 }' | sort >exported
check 'exported symbols are not those of cmake/libnika.symbols' diff <(sed "s/\$/@@NIKA_$number/" "$list") exported
ran='tools/abi symbols'
"$abi" symbols $include installed/lib/libnika.a >named
check 'public headers name other symbols than cmake/libnika.symbols: tools/abi' diff "$list" named
check 'a symbol of the archive does not begin as a name of Nika' \
    awk 'NF == 3 && $3 !~ /^(nika|byzantz|justinian)_/ { print; bad = 1 } END { exit bad }' <(nm -g --defined-only installed/lib/libnika.a)

ran='tools/abi compare'
"$abi" types $include "$list" >types
check 'the binary interface has changed: tools/abi if that is meant' "$abi" compare "$TESTS/library/libnika.$number.abi" types

# plant HEADER SED: a copy of the headers with a change.
plant() {
    ran="planting $2 in $1"
    rm -rf changed
    cp -r $include changed
    sed -i -e "$2" "changed/nika/$1"
    check 'nothing was planted' bash -c "! cmp -s $include/nika/$1 changed/nika/$1"
}
noticed() {
    plant "$@"
    "$abi" types changed "$list" >planted
    check 'the change was not noticed' bash -c "! '$abi' compare types planted >out"
}
noticed byzantz.h 's/uint8_t gone_merchants;/uint16_t gone_merchants;/'
noticed game.h 's/\(uint8_t players_\)min, players_max;/\1max, players_min;/'
noticed game.h 's/NIKA_WORLD_BYTES = 512/NIKA_WORLD_BYTES = 520/'
noticed justinian.h 's/uint16_t laid\[/uint32_t laid[/'
noticed byzantz.h 's/BYZANTZ_PASS = 1/BYZANTZ_PASS = 0/'
noticed ai.h 's/^unsigned nika_level_number(/uint8_t nika_level_number(/'
noticed record.h 's/bool with_legal,/int with_legal,/'
noticed byzantz.h 's/composition\[BYZANTZ_KINDS\]/composition[BYZANTZ_KINDS + 1]/'

# A symbol that a header no longer names, and an internal one that it does.
for change in 's/^bool nika_step(.*/static inline bool nika_walk(void);/' '$s/^/void nika_hex(void);\n/'; do
    plant game.h "$change"
    "$abi" symbols changed installed/lib/libnika.a >named
    check 'the change was not noticed' bash -c "! cmp -s '$list' named"
done

# A comment is no change.
plant record.h 's|^/\*|/* Another comment.|'
"$abi" types changed "$list" >planted
check 'a comment counts as a change' "$abi" compare types planted
finish
