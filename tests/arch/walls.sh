#!/usr/bin/env bash
# walls.sh BUILD_DIR: proves the walls between the rooms of src/: a room can include and link what the table below lets it see, and
# nothing else; and the rooms of the engine have no memory of their own, no input and no output.
set -euo pipefail

# The allowed arrows: what each room sees besides itself. A new room gets a line.
declare -A arrows=(
    [core]=''
    [rules]='core'
    [record]='rules core'
    [ai]='encoding rules core'
    [lab]='ai rules core'
    [play]='ai record rules core'
    [review]='play ai record rules core'
    [match]='play ai record rules core'
    [encoding]='rules core'
    [environment]='encoding play lab ai record rules core'
    [library]='environment encoding match play lab ai record rules core'
    [text]='core'
    [tell]='rules text core'
    [report]='review tell play ai record rules text core'
    [fair]='rules core'
    [tui]='report review tell play ai record rules text core'
    [store]='core'
    [server_core]='fair store play ai record rules core'
    [net]='core'
    [server]='server_core net store fair play ai record rules text core'
    [join]='net fair tui tell play ai record rules text core'
)
# Folders of src/ that are programs and may see every room.
programs='cli'
# Rooms that lie beside src/, and look inside the rooms that they see. Of the rooms, only that of libnika and environment see them, where
# researchers' players learn against frozen ones: what plays among people does not.
beside='lab'
# Rooms outside the engine: they have input and output, and may use the whole C library.
outside='environment tui store server_core net server join'
# What rooms may use of the C library and the compiler: these headers, and these functions (the last three are put in by compilers).
library_headers='assert.h string.h stdbool.h stddef.h stdint.h emmintrin.h wasm_simd128.h'
library_functions='memcpy memmove memset memcmp memchr strlen strcmp strncmp strchr strrchr strspn strcspn __assert_fail
    bcmp __stack_chk_fail _GLOBAL_OFFSET_TABLE_'
# Nets are opened once for all threads: the engine's only variable is in this file, which also needs stdatomic.h.
nets_file='src/ai/net/net_files.c'
nets_variable='net_slots'

if [[ ! -e ${1-}/CMakeCache.txt ]]; then
    echo "usage: $0 BUILD_DIR: the folder must have been built by CMake" >&2
    exit 1
fi
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
root=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'echo "FAILED: $0 stopped at line $LINENO"' ERR

failures=0
fail() {
    failures=$((failures + 1))
    echo "FAILED: $*"
}

setting() {
    sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"
}

# Words, each once, in order.
as_set() {
    tr -s ' ;\n' '\n' <<<"$*" | sed '/^$/d' | sort -u | paste -sd ' '
}

is_among() {
    [[ " ${2//[$'\n;']/ } " == *" $1 "* ]]
}

# The rooms are those of the table, here and in the build, and see what the table says.
rooms=$(as_set "${!arrows[@]}")
in_source=$(as_set "$(ls src) $(ls -d $beside)")
in_build=$(as_set "$(ls "$build/rooms")")
[[ $in_source == "$(as_set "$rooms $programs")" ]] || fail "src/ has $in_source, expected $(as_set "$rooms $programs")"
[[ $in_build == "$rooms" ]] || fail "the build has the rooms $in_build, expected $rooms"
for room in $rooms; do
    seen=$(as_set "$(cat "$build/rooms/$room/sees")")
    expected=$(as_set "$room ${arrows[$room]}")
    [[ $seen == "$expected" ]] || fail "$room sees $seen, expected $expected"
done

# Every public header, those that are made from po/ as well, belongs to one room.
declare -A owner=()
for header in include/nika/*.h "$build"/words/nika/*.h; do
    name=${header##*/}
    for room in $rooms; do
        if [[ $build/rooms/$room/nika/$name -ef $header ]]; then
            [[ ! ${owner[$name]-} ]] || fail "$name belongs to ${owner[$name]} and to $room"
            owner[$name]=$room
        fi
    done
    [[ ${owner[$name]-} ]] || fail "$name belongs to no room"
done
for link in "$build"/rooms/*/nika/*; do
    [[ $link -ef include/nika/${link##*/} || $link -ef $build/words/nika/${link##*/} ]] || fail "$link is no public header"
done

# The files of a room are compiled with the folders of the rooms that it sees, and no others but those of the system's headers.
awk -F '"' '/^ *"command":/ { command = $0 } /^ *"file":/ { print $4 "\t" command }' "$build/compile_commands.json" >"$folder/commands"
for room in $rooms; do
    expected=$(as_set "$(for seen in $room ${arrows[$room]}; do echo "-I$build/rooms/$seen"; done)")
    ! is_among "$room" "$beside" || expected=$(as_set "$expected -I$root/src")
    files=0
    while IFS=$'\t' read -r file command; do
        files=$((files + 1))
        found=$(as_set "$(grep -oE -- ' (-I|-isystem|-iquote|-idirafter|-include|-imacros) ?[^ ]+' <<<"$command" | tr -d ' ' | grep -v '^-isystem/usr/')")
        [[ $found == "$expected" ]] || fail "${file#"$root"/} is compiled with $found, expected $expected"
    done < <(grep -E "^$root/.* -o CMakeFiles/nika_$room\.dir/(src/)?$room/" "$folder/commands")
    ((files > 0)) || fail "no file of src/$room is compiled"
done

# So a header can be included exactly by those who may see it: the compiler says which it finds, and all of them together go through
# it in every room, as does each alone in its own.
compiler=$(setting CMAKE_C_COMPILER)
walls=0
compiles() {
    local room=$1 seen
    shift
    for seen in $room ${arrows[$room]}; do
        set -- "$@" "-I$build/rooms/$seen"
    done
    "$compiler" -std=c17 "$@" "$folder/probe.c" 2>"$folder/messages"
}
for room in $rooms; do
    for name in "${!owner[@]}"; do
        printf '#if __has_include(<nika/%s>)\nfound %s\n#endif\n' "$name" "$name"
    done >"$folder/probe.c"
    found=$(compiles "$room" -E -P | sed -n 's/^found //p')
    : >"$folder/probe.c"
    for name in "${!owner[@]}"; do
        if is_among "$name" "$found"; then
            is_among "${owner[$name]}" "$room ${arrows[$room]}" || fail "$room can include $name of ${owner[$name]}"
            printf '#include <nika/%s>\n' "$name" >>"$folder/probe.c"
        else
            walls=$((walls + 1))
            ! is_among "${owner[$name]}" "$room ${arrows[$room]}" || fail "$room can't include $name"
        fi
    done
    compiles "$room" -fsyntax-only || fail "$room can't include all that it sees: $(head -n 1 "$folder/messages")"
done
((walls > 0)) || fail "everybody can include everything"
for name in "${!owner[@]}"; do
    printf '#include <nika/%s>\n' "$name" >"$folder/probe.c"
    compiles "${owner[$name]}" -fsyntax-only || fail "$name needs another header: $(head -n 1 "$folder/messages")"
done

# No way round: quoted includes stay in the room's own folder, and others name public headers or the few of the C library.
check_include() {
    local file=$1 room=$2 what=$3 name=${3:1:-1}
    case $what in
    '"'*'"')
        [[ $what != '"/'* ]] || fail "$file includes $what"
        [[ $file == src/* && -e ${file%/*}/$name && ($name != *..* || $(realpath "${file%/*}/$name") == "$root/src/$room/"*) ]] ||
            fail "$file includes $what, which is not in src/$room"
        ;;
    '<nika/'*'>')
        [[ ${owner[${name#nika/}]-} ]] || fail "$file includes $what, which is no public header"
        [[ $room == public ]] || is_among "$room" "$programs" || is_among "${owner[${name#nika/}]-}" "$room ${arrows[$room]}" ||
            fail "$file includes $what of ${owner[${name#nika/}]-}"
        ;;
    '<'*'>')
        is_among "$room" "$programs $outside" || is_among "$name" "$library_headers" || [[ "$file $name" == "$nets_file stdatomic.h" ]] ||
            fail "$file includes $what"
        ;;
    *) fail "$file includes $what" ;;
    esac
}
includes=0
while IFS=: read -r file line; do
    what=$line
    [[ ! $line =~ include[[:space:]]*(\"[^\"]*\"|<[^>]*>) ]] || what=${BASH_REMATCH[1]}
    room=${file#src/}
    room=${room%%/*}
    [[ $file == src/* ]] || room=public
    check_include "$file" "$room" "$what"
    includes=$((includes + 1))
done < <(grep -rE '^[[:space:]]*#[[:space:]]*(include|import)' src include)
((includes > 0)) || fail "nobody includes anything"

# Core and ai know no game by its name: what a game brings lies in its own folder or header, and one list of each kind names
# all games.
named=0
while IFS= read -r file; do
    case $file in
    src/ai/*/* | src/ai/registry.c | include/nika/facts_*.h | include/nika/facts.h)
        named=$((named + $(grep -ciE 'byzantz|justinian' "$file" || true)))
        ;;
    *)
        ! grep -niE 'byzantz|justinian' "$file" || fail "$file names a game"
        ;;
    esac
done < <(
    find src/core src/ai -type f
    for name in "${!owner[@]}"; do
        ! is_among "${owner[$name]}" 'core ai' || echo "include/nika/$name"
    done
)
((named > 0)) || fail "no file of a game was looked at"

# The libraries: they call only each other, as the arrows go, and the few functions above; and they have no variables. A sanitizer or
# the counting of lines would add both.
if [[ $(setting CMAKE_C_FLAGS) =~ -fsanitize|--coverage ]]; then
    echo 'the libraries are instrumented: not looked into'
else
    for room in $rooms; do
        nm -g --defined-only "$build/libnika_$room.a" | awk 'NF == 3 { print $3 }' | sort -u >"$folder/$room.defined"
        [[ -s $folder/$room.defined ]] || fail "libnika_$room.a defines nothing"
    done
    for room in $rooms; do
        is_among "$room" "$outside" && continue
        library=libnika_$room.a
        for seen in $room ${arrows[$room]}; do
            cat "$folder/$seen.defined"
        done | cat - <(as_set "$library_functions" | tr ' ' '\n') | sort -u >"$folder/allowed"
        while read -r symbol; do
            fail "$library calls $symbol"
        done < <(nm -u "$build/$library" | awk '$1 == "U" || $1 == "w" { print $2 }' | sort -u | comm -23 - "$folder/allowed")
        # Constant tables of pointers lie in .data.rel.ro, which nobody can write to once the program runs.
        while read -r symbol; do
            [[ $room == ai && $symbol == "$nets_variable in "* ]] || fail "$library has the variable $symbol"
        done < <(nm -f sysv "$build/$library" | tr -d ' ' |
            awk -F '|' 'NF == 7 && $3 ~ /^[BbCcDdGgSsVvu]$/ && $7 !~ /^\.data\.rel\.ro/ { print $1 " in " $7 }')
    done
fi

if ((failures > 0)); then
    echo "$failures failures"
    exit 1
fi
echo "$(wc -w <<<"$rooms") rooms, ${#owner[@]} public headers, $walls walls, $includes includes"
