#!/usr/bin/env bash
# help.sh: nika explains itself: --help and --version of the program and of each command, and what it says to nonsense.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

commands=(backup doctor hint join learn match people play replay restore rules serve simulate verify view)

for word in --help -h help; do
    run "$word"
    check_fine
    check_output 'Usage: nika COMMAND'
    for command in "${commands[@]}"; do
        check_output "  nika $command "
    done
done

run --version
check_fine
check_lines out 1
check "the version is no number" grep -qxE 'nika [0-9]+\.[0-9]+\.[0-9]+' out
cp out version
version=$(cmake -P "$TESTS/../cmake/version.cmake")
check "the source has version $version" grep -qx "nika $version" out
check "the newest release notes are not those of $version" grep -q "^## $version " <(grep -m 1 '^## ' "$TESTS/../CHANGELOG.md")

for command in "${commands[@]}"; do
    for word in --help -h; do
        run "$command" "$word"
        check_fine
        check_output "Usage: nika $command "
        check_clean out
    done
    run "$command" some thing --help
    check_fine
    run "$command" --version
    check_fine
    check_same out version
    run "$command" --nonsense
    check_usage 'unknown option “--nonsense”'
    run "$command" -x
    check_usage 'unknown option “-x”'
done

# Help that does not arrive is a failure.
for words in --help --version 'rules --help' 'verify --version'; do
    # shellcheck disable=SC2086 # words
    run_into /dev/full $words
    check_wrong 'No space left on device'
done

run
check_exit 2
check_empty out
check "no usage" grep -q '^Usage: nika COMMAND' err
for word in nonsense --nonsense '' RULES; do
    run "$word"
    check_exit 2
    check_empty out
    check_lines err 1
    check "the wrong word is not named" grep -qF "unknown command “$word”" err
done

finish
