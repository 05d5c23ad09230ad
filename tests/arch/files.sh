#!/usr/bin/env bash
# files.sh: every source file begins with a comment that says what it is (make files prints them), and a comment that begins with a file's
# name begins with its own.
# files.sh names: no two source files have the same name, unless it has the name of its folder in it.
set -euo pipefail
cd "$(dirname "$0")/../.."

failures=0
fail() {
    failures=$((failures + 1))
    echo "FAILED: $*"
}

files=0
declare -A places=()
while IFS=$'\t' read -r path comment; do
    files=$((files + 1))
    case ${1-} in
    '')
        [[ $comment =~ [[:alpha:]]{3} ]] || fail "$path does not begin with a comment that says what it is"
        first=${comment%%[ :,]*}
        [[ ! $first =~ \.(c|h|tsx?|css|m?js|sh|py|cmake)$ || /$path == */"$first" ]] || fail "$path begins as if it were $first"
        ;;
    names)
        # Languages have the same files on purpose; programs without an ending are called by their path; CMake wants its name.
        [[ $path =~ ^src/text/..?/ || $path != *.* || $path == */CMakeLists.txt ]] || places[${path##*/}]+="$path "
        ;;
    *) echo "usage: $0 [names]" >&2; exit 2 ;;
    esac
done < <(tools/files --comments)
((files > 100)) || fail "only $files source files were found"

for name in "${!places[@]}"; do
    read -ra paths <<<"${places[$name]}"
    for path in "${paths[@]}"; do
        folder=$(basename "$(dirname "$path")")
        ((${#paths[@]} == 1)) || [[ $name == *"$folder"* ]] || fail "the name of $path is also that of another: ${paths[*]}"
    done
done

if ((failures > 0)); then
    echo "$failures failures"
    exit 1
fi
echo "$files source files"
