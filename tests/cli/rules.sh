#!/usr/bin/env bash
# rules.sh: nika rules: the rules of a game on a page of 80 columns.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

LC_ALL=C.UTF-8 # columns are characters, not bytes

# A page of text is on standard output.
check_page() {
    check_fine
    check_clean out
    check "a short text" test "$(wc -l <out)" -ge 4
    while IFS= read -r line; do
        check "wider than 80 columns: $line" test "${#line}" -le 80
        check "blanks at the end: $line" test "$line" = "${line%[[:space:]]}"
    done <out
}

for game in justinian byzantz null; do
    run rules "$game"
    check_page
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

run rules justinian
for word in JUSTINIAN 'for 2 to 4 players' counselors red blue green yellow '22 tokens' 'three with two players' 'phase space' pass trigger exchange \
    '5 influence' '9 in phase II' '12 in phase III' 'a reconstruction' 'from the rulebooks' 'are ours: Narses'; do
    check_output "$word"
done

# Editions: without a word all are told, the first one first; the others by what differs.
edition_part() { # what is told of an edition
    sed -n "/ ($1)\$/,/^\$/p" out | sed '/^$/d'
}
for edition in en fr it ja; do
    check "not one heading of $edition" test "$(count "^The [A-Z][a-z]* edition ($edition)\$" out)" -eq 1
    edition_part "$edition" >"all-$edition"
done
grep -o '^The .* edition (..)$' out >headings
check_same headings <(printf 'The %s\n' 'English edition (en)' 'French edition (fr)' 'Italian edition (it)' 'Japanese edition (ja)')
switches_of() { # the switches that are named, in order
    sed -nE 's/^    \((.*=.*)\)$/\1/p' "$1" | paste -sd ' '
}
told=$(switches_of all-en)
check "en: $told" test "$told" = 'tie=clockwise influence=chooser empty-final=score'
told=$(switches_of all-fr)
check "fr: $told" test "$told" = 'tie=latest-pass empty-final=none'
for edition in it ja; do
    check "$edition is not like en" grep -qx '  There is no difference to the English edition.' "all-$edition"
    check_lines "all-$edition" 2
done

# With an edition: that one, compared with the first.
run rules justinian
sed '/^The English edition/,$d' out >before
for edition in en fr it ja; do
    run rules justinian --edition "$edition"
    check_page
    sed '/^The English edition/,$d' out >part
    check_same part before
    for other in en fr it ja; do
        edition_part "$other" >part
        if [[ $other == en || $other == "$edition" ]]; then
            check_same part "all-$other"
        else
            check_empty part
        fi
    done
    cp out plain
    run rules --edition="$edition" -- justinian
    check_same out plain
done
for edition in plain reverse; do
    run rules null --edition "$edition"
    check_page
done
for edition in de EN '' 'en,fr'; do
    run rules justinian --edition "$edition"
    check_usage "justinian has no edition “$edition”; there are: en, fr, it, ja"
done
run rules byzantz --edition x
check_usage 'byzantz has only one edition'
run rules justinian --edition en --edition fr
check_usage '--edition stands too often'
run rules justinian --edition
check_usage '--edition needs a value'

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
