#!/usr/bin/env bash
# help.sh: nika explains itself: --help and --version of the program and of each command, and what it says to nonsense.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

commands=(backup completions copy doctor hint join learn manual match people play puzzle replay restore rules serve simulate verify view)

for word in --help -h help; do
    run "$word"
    check_fine
    check_output 'Usage: nika COMMAND'
    for command in "${commands[@]}"; do
        check "$command is not listed" grep -qE "^  nika $command( |$)" out
    done
done

run -V
check_fine
cp out short
run --version
check_fine
check_same out short
check_lines out 1
check "the version is no number" grep -qxE 'nika [0-9]+\.[0-9]+\.[0-9]+' out
cp out version
version=$(cmake -P "$TESTS/../cmake/version.cmake")
check "the source has version $version" grep -qx "nika $version" out
check "the newest release notes are not those of $version" grep -q "^## $version " <(grep '^## ' "$TESTS/../CHANGELOG.md" | grep -v '(unreleased)$' | sed 1q)

for command in "${commands[@]}"; do
    for word in --help -h; do
        run "$command" "$word"
        check_fine
        check_output "Usage: nika $command "
        check_clean out
    done
    cp out asked
    run help "$command"
    check_fine
    check_same out asked
    run help --lang fr "$command"
    check_fine
    run "$command" -V
    check_fine
    check_same out version
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
for word in nonsense --nonsense '' x; do
    for words in "$word" "help $word"; do
        [[ $word ]] || words=$word
        # shellcheck disable=SC2086 # words
        run ${words:-''}
        check_exit 2
        check_empty out
        check_lines err 1
        check "the wrong word is not named" grep -qF "unknown command “$word”" err
    done
done

# What is mistyped by a letter or two is found: left out, one too many, another one, two swapped, capitals.
for pair in 'simulte simulate' 'mattch match' 'vorify verify' 'ruels rules' 'RULES rules' 'bann ban' 'unbna unban' '--verison --version' 'hlep help'; do
    read -r word name <<<"$pair"
    run "$word"
    check_exit 2
    check_lines err 2
    check "it does not suggest $name" grep -qxF "Did you mean $name?" err
done
run help help
check_fine
run help hlep
check_exit 2
check "something is advised" test "$(count mean err)" -eq 0
run help mtch
check_exit 2
check "it does not suggest match" grep -qxF 'Did you mean match?' err
run match --playres 3
check_usage 'unknown option “--playres”' --players
run match --playres=3
check_usage 'unknown option “--playres=3”' --players
run ban --hour 3 x
check_usage 'unknown option “--hour”' --hours
run learn justinien
check_usage 'unknown game “justinien”; available: byzantz, justinian' justinian
run match --lang DE
check_usage "unknown language “DE”; available: $listed" de
run verify --jsno
check_usage 'unknown option “--jsno”' --json
run verify --nothing-like-it
check "something is suggested for nonsense" test "$(wc -l <err)" -eq 2

# Former names of options work, and nothing shows them.
for pair in 'play --level' 'hint --level' 'join --computers' 'join --agent'; do
    read -r command option <<<"$pair"
    run "$command" --help
    check "the help shows $option" test "$(count "$option " out)" -eq 0
    run "$command" "$option"
    check_exit 2
    check "$command does not know $option" test "$(count 'unknown option' err)" -eq 0
    run "$command" "$option" nobody --nonsense
    check_usage 'unknown option “--nonsense”'
done

finish
