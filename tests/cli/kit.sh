# kit.sh: what the tests of the program share. A test begins with
#
#     source "$(dirname "$0")/kit.sh"
#
# Its first argument is the program. It then stands in a folder of its own, which is removed at the end, and has NIKA (the program) and
# TESTS (the folder tests/). Checks print what failed and go on; `finish`, the last line of a test, exits 1 if any did.
# shellcheck shell=bash disable=SC1111 # typographic quotes are meant
set -Eeuo pipefail

if [[ ! -x ${1-} ]]; then
    echo "usage: $0 NIKA …: the program's path is needed, and it must have been built" >&2
    exit 1
fi
NIKA=$(realpath "$1")
# shellcheck disable=SC2034 # for the tests
TESTS=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
# The languages that there are: those of po/, English first.
# shellcheck disable=SC2034 # for the tests
languages=(en $(cd "$TESTS/../po" && ls -- *.po | sed 's/\.po$//' | grep -vx en))
listed=$(printf '%s, ' "${languages[@]}")
listed=${listed%, } # as the program lists them
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'echo "FAILED: $0 stopped at line $LINENO"' ERR
cd "$folder"

# Messages are English where a test does not say otherwise.
export LC_ALL=C

# What a sanitizer finds must not pass for a refusal.
export ASAN_OPTIONS=exitcode=99:${ASAN_OPTIONS-} UBSAN_OPTIONS=exitcode=99:${UBSAN_OPTIONS-}

# A number as English writes it, from five digits on in groups.
grouped() {
    if (($1 < 10000)); then
        echo "$1"
    else
        sed -E ':a; s/^([0-9]+)([0-9]{3})/\1,\2/; ta' <<<"$1"
    fi
}

checks=0
failures=0
status=0
ran=nothing
limit= # kilobytes of memory that the program may have

fail() {
    failures=$((failures + 1))
    echo "FAILED: after “${ran}”: $*"
    if [[ -e out && -e err ]]; then
        head -n 3 out | cut -c 1-200 | cat -v | sed 's/^/    out: /'
        head -n 3 err | cut -c 1-200 | cat -v | sed 's/^/    err: /'
    fi
}

# check WHAT COMMAND…: the command must succeed.
check() {
    local what=$1
    shift
    checks=$((checks + 1))
    "$@" || fail "$what"
}

# count PATTERN FILE: how many lines fit.
count() {
    grep -c -e "$1" "$2" || true
}

# Runs the program. What it says goes to the files out and err, its exit status to `status`.
run() {
    run_into out "$@"
}

# The same with standard output going somewhere else.
run_into() {
    ran="nika ${*:2}"
    status=0
    : >out
    (
        if [[ $limit ]]; then
            ulimit -v "$limit"
        fi
        exec "$NIKA" "${@:2}"
    ) >"$1" 2>err || status=$?
}

# Runs the program to make something that a test needs.
make_with() {
    run "$@"
    if ((status != 0)); then
        fail "it must work"
        exit 1
    fi
}

# simulate FILE GAME PLAYERS GAMES SEED [OPTION…]: makes a file of records, in place of one that is there.
simulate() {
    make_with simulate "$2" --players "$3" --games "$4" --seed "$5" --records "$1" --force "${@:6}"
}

check_exit() {
    check "exit status is $status, expected $1" test "$status" -eq "$1"
}

# Texts are found as they are.
check_output() {
    check "standard output has no “$1”" grep -qF -e "$1" out
}

check_empty() {
    check "$1 is not empty" test ! -s "$1"
}

check_same() {
    check "$1 and $2 are not the same" cmp -s "$1" "$2"
}

check_lines() {
    local lines
    lines=$(wc -l <"$1")
    check "$1 has $lines lines, expected $2" test "$lines" -eq "$2"
}

# Exit status 0 and nothing on standard error.
check_fine() {
    check_exit 0
    check_empty err
}

is_one_line_with() {
    local said
    mapfile -t said <err
    ((${#said[@]} == 1)) && [[ ${said[0]} == *"$1"* ]]
}

# Exit status 1 and one line on standard error, with this text and fit for a terminal.
check_wrong() {
    check_exit 1
    check "standard error is not one line with “$1”" is_one_line_with "$1"
    check_clean err
}

# check_usage TEXT [NAME]: exit status 2, nothing done; standard error has one line with this text and a hint at --help. With a
# name, that name must be suggested between them; without, one may be.
check_usage() {
    local command=${ran#nika }
    command=${command%% *}
    check_exit 2
    check_empty out
    if [[ ${2-} ]]; then
        check "it does not suggest “$2”" grep -qxF "Did you mean $2?" err
    fi
    check "standard error is not “nika $command: $1” and a hint" cmp -s <(sed '2{/^Did you mean .*?$/d}' err) <(echo "nika $command: $1"; echo "See nika $command --help")
}

# No control character but the line's end: neither ASCII's, nor those that UTF-8 writes as C2 80 … C2 9F.
has_controls() {
    LC_ALL=C grep -qaP '[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]' "$1"
}

check_clean() {
    checks=$((checks + 1))
    ! has_controls "$1" || fail "$1 has raw control characters"
}

finish() {
    if ((failures > 0)); then
        echo "$failures of $checks checks failed"
        exit 1
    fi
    echo "$checks checks"
}
