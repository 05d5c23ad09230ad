#!/usr/bin/env bash
# rules.sh: nika rules: the rules of a game on a page of 80 columns.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

LC_ALL=C.UTF-8 # columns are characters, not bytes
for game in justinian byzantz null; do
    run rules "$game"
    check_fine
    check_clean out
    check "a short text" test "$(wc -l <out)" -ge 4
    while IFS= read -r line; do
        check "wider than 80 columns: $line" test "${#line}" -le 80
        check "blanks at the end: $line" test "$line" = "${line%[[:space:]]}"
    done <out
    cp out plain
    run rules -- "$game"
    check_same out plain
done

# What a newcomer looks for.
run rules byzantz
for word in BYZANTZ 'for 3 to 6 players' cloth spice wine wood grain olives merchants bundle market bid pass sell 'Seven cards' \
    open-profit; do
    check_output "$word"
done

run rules
check_usage 'name one game'
run rules byzantz null
check_usage 'name one game'
for game in nonsense '' BYZANTZ byzant byzantzz; do
    run rules "$game"
    check_usage "there is no game “$game”; there are: justinian, byzantz, null"
done

run_into /dev/full rules byzantz
check_wrong 'No space left on device'

finish
