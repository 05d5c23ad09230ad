#!/usr/bin/env bash
# examples.sh NIKA BUILD_DIR: libnika as others use it: installed in a folder of its own and found by pkg-config or CMake. Every public header
# stands alone in C11 and C++17; the examples build with gcc and clang, shared and static, and play games that `nika verify` accepts.
# shellcheck source=tests/cli/kit.sh disable=SC1111 # typographic quotes are meant
# shellcheck disable=SC1091
BUILD=$(realpath "$2")
source "$(dirname "$0")/../cli/kit.sh"
prefix=$PWD/installed
ran='cmake --install'
cmake --install "$BUILD" --component development --prefix "$prefix" >out
cmake --install "$BUILD" --component library --prefix "$prefix" >out
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
version=$(cmake -P "$TESTS/../cmake/version.cmake")
check 'pkg-config has another version' test "$(pkg-config --modversion nika)" = "$version"
check 'a static program is not linked with threads' grep -q -e -lpthread <(pkg-config --static --libs nika)

warnings='-Wall -Wextra -Wpedantic -Wconversion -Werror'
compiles() {
    ran="$* $(cat probe)"
    # shellcheck disable=SC2046,SC2086 # several words
    check 'a public header does not compile' "$@" $warnings $(pkg-config --cflags nika) -fsyntax-only -include probe /dev/null
}
headers=0
for header in "$prefix"/include/nika/*.h; do
    headers=$((headers + 1))
    echo "#include <nika/${header##*/}>" >probe
    compiles gcc -std=c11 -x c
    compiles g++ -std=c++17 -x c++
done
check 'few headers are installed' test "$headers" -ge 16
echo '#include <nika/nika.h>' >probe
compiles clang -std=c11 -x c
compiles clang++ -std=c++17 -x c++
compiles g++ -std=c++20 -x c++

# build FOLDER ARGUMENT…: the examples, by their Makefile.
build() {
    ran="make ${*:2}"
    cp -r "$TESTS/../examples" "$1"
    check 'the examples do not build' make -C "$1" CFLAGS="-O1 $warnings" "${@:2}" >out 2>err
}
build gcc CC=gcc CXX=g++
build clang CC=clang CXX=clang++
build static CC=gcc CXX=g++ PKG_CONFIG='pkg-config --static' LDFLAGS=-static

# The static programs find no shared library, the others no other one.
play() {
    ran="random_player $1 $2"
    static/random_player "$1" "$2" 20 7 >static.nika
    LD_LIBRARY_PATH=$prefix/lib gcc/random_player "$1" "$2" 20 7 >"$1.nika"
    LD_LIBRARY_PATH=$prefix/lib clang/random_player "$1" "$2" 20 7 >clang.nika
    check_same "$1.nika" static.nika
    check_same "$1.nika" clang.nika
    run verify "$1.nika"
    check_exit 0
    ran='record_reader'
    LD_LIBRARY_PATH=$prefix/lib gcc/record_reader <"$1.nika" >out
    check 'not one line for each game and one for all' test "$(wc -l <out)" -eq 21
    # Every victory is counted once, however it is shared.
    check 'the shares of victories are not one for each game' \
        awk -F ': ' 'END { n = split($2, won, " "); for (i = 1; i <= n; i++) sum += won[i]; exit !(sum > 19.6 && sum < 20.4) }' out
    sed '$d' "$1.nika" >cut.nika
    check 'a record without its result is accepted' bash -c "! static/record_reader <cut.nika >out 2>err"
}
play justinian 3
play byzantz 5
ran='random_player'
check 'a game for nobody is played' bash -c '! static/random_player justinian 9 >out 2>err'

ran='batch_random'
LD_LIBRARY_PATH=$prefix/lib gcc/batch_random byzantz 4 300 2 >out 2>err
static/batch_random byzantz 4 300 >again 2>err
check_same out again
check 'the shares of victories are not one for each game' \
    awk '{ for (i = 4; i <= NF; i++) sum += $i } END { exit !($1 > 1000 && sum > $1 - 1 && sum < $1 + 1) }' out
check 'a batch for nobody is made' bash -c '! static/batch_random justinian 9 >out 2>err'

ran='tour'
LD_LIBRARY_PATH=$prefix/lib clang/tour byzantz 3 >out
check_output "libnika $version"
check_output '"game":"byzantz","players":3'
static/tour byzantz 3 >again
check_same out again

# A program's own copy of a constant is the one that the library uses, too, however the program was compiled.
ran='a program that compares games'
cat >same.c <<'END'
#include <nika/games.h>
#include <nika/byzantz.h>
int main(void)
{
    return nika_game_named("byzantz") == &nika_byzantz ? 0 : 1;
}
END
for way in -fPIE -fPIC '-fno-pie -no-pie'; do
    # shellcheck disable=SC2046,SC2086 # several words
    gcc -std=c11 $way -o same same.c $(pkg-config --cflags --libs nika)
    check "there are two of each game with $way" env LD_LIBRARY_PATH="$prefix/lib" ./same
done

ran='the program in docs/library.md'
sed -n '/^```c$/,/^```$/p' "$TESTS/../docs/library.md" | sed '/^```/d' >documented.c
# shellcheck disable=SC2046,SC2086 # several words
check 'it does not compile' gcc -std=c11 $warnings -o documented documented.c $(pkg-config --cflags --libs nika)
LD_LIBRARY_PATH=$prefix/lib ./documented >out
check 'it does not print three seats' test "$(count '^seat [0-2]: [0-9]* points, rank [1-3]$' out)" -eq 3

ran='cmake examples'
cmake -S "$TESTS/../examples" -B found -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Debug >out 2>err
check 'CMake does not build the examples' cmake --build found >out 2>err
found/random_player byzantz 5 20 7 >found.nika
check_same byzantz.nika found.nika

# PREFIX and DESTDIR: texts name the one, files lie under the other. Each component has its own files.
ran='cmake --install --prefix'
for component in program server library development; do
    DESTDIR=$PWD/$component cmake --install "$BUILD" --component $component --prefix /opt/nika >out
done
check 'the unit starts another program' grep -q '^ExecStart=/opt/nika/bin/nika ' server/opt/nika/lib/systemd/system/nika.service
check 'nika.pc names another place' grep -qx 'prefix=/opt/nika' development/opt/nika/lib/pkgconfig/nika.pc
check 'the program is not installed' test -x program/opt/nika/bin/nika
check 'the component library has not its two files alone' test "$(find library ! -type d | wc -l)" -eq 2
check 'a component has files of another' test "$(find program server library development ! -type d | sed 's/^[^/]*//' | sort | uniq -d)" = ''

# Nothing but a C compiler: without Node and everything that stands beside it, the library alone is configured.
ran='cmake -D NIKA_ONLY_LIBRARY'
mkdir bin
for tool in gcc as ld ar ranlib nm uname make; do
    ln -s "$(command -v $tool)" bin/$tool
done
cmake=$(command -v cmake)
check 'the library alone needs more' env -i PATH="$PWD/bin" CC=gcc "$cmake" -S "$TESTS/.." -B alone -G 'Unix Makefiles' \
    -D NIKA_ONLY_LIBRARY=ON >out 2>err
env -i PATH="$PWD/bin" "$cmake" --build alone --target help >out
check_output 'libnika_static'
check 'more than the library is built' bash -c "! grep -qE ' nika(_text|_tui)?\$' out"
finish
