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
    'The start player is chosen at random' '“olives” is Nika' open-profit=off; do
    check_output "$word"
done

run rules justinian
for word in JUSTINIAN 'for 2 to 4 players' counselors red blue green yellow '22 tokens' 'three with two players' 'phase space' pass trigger exchange \
    'at least 5 in phase I, 9 in phase II, 12 in' 'a reconstruction' 'The rulebooks name four counselors' 'Nika named the other eight' \
    'The start player is chosen at random' 'You may always look at your own face-down tokens' 'stay there face down, turn after turn, until a scoring' \
    'going clockwise' 'Whoever passed last is the start player'; do
    check_output "$word"
done
check "worth other points" grep -qx '     2 Belisarius   16 18 20 23 26 29 32 36 41 45 50 55' out

# Without a word: the rules of the English edition, then what the others change.
grep -nE '^The .* edition \(..\)$|^Other editions$' out | cut -d: -f2 >headings
check_same headings <(printf '%s\n' 'The English edition (en)' 'Other editions' 'The French edition (fr)' 'The Italian edition (it)' 'The Japanese edition (ja)')
sed '/^Other editions$/,$d' out >english
sed -n '/^The French edition/,/^$/p' out >french
told=$(sed -nE 's/^    \((.*=.*)\)$/\1/p' french | paste -sd ' ')
check "fr: $told" test "$told" = 'tie=latest-pass empty-final=none'
for edition in Italian Japanese; do
    check "no slip of $edition" grep -q 'a slip\|slip; Nika' <(sed -n "/^The $edition edition/,/^\$/p" out)
    check "$edition differs" grep -q 'no difference from the English edition' <(sed -n "/^The $edition edition/,/^\$/p" out)
done

# With an edition: its rules, in the places of the English ones, and nothing about others.
run rules justinian --edition en
check_page
check_same <(cat out; echo) english
run rules justinian --edition fr
check_page
check "not the French edition" grep -qx 'The French edition (fr)' out
check_output 'passed latest in'
check_output 'there is no final scoring'
check "the English rule for ties" test "$(count 'look clockwise from' out)" -eq 0
check "the English rule for an empty space" test "$(count 'even if no token lies' out)" -eq 0
check "a word about others" test "$(count 'Other editions\|English edition' out)" -eq 0
cp out french
run rules --edition=fr -- justinian
check_same out french
run rules justinian --edition ja
check_page
check_output 'The summary has a'

# With a switch set: the same, and what is set apart from the edition is said.
run rules justinian --set influence=trigger
check_page
check_output 'The English edition (en)'
check_output '(influence=trigger)'
check_output 'except the player who triggered'
check "both rules" test "$(count 'except the player who chooses' out)" -eq 0
run rules justinian --edition en --set tie=latest-pass --set empty-final=none
check_same <(sed '1,/^Setup$/d' out) <(sed '1,/^Setup$/d' french)
run rules byzantz --set open-profit=off
check_page
check_output 'until the end of the game'
check "the other way, too" test "$(count 'everybody may see' out)" -eq 0
run rules byzantz --set tie=clockwise
check_usage '--set tie=clockwise: byzantz has no such rule; available: open-profit=on, open-profit=off'
run rules justinian --set tie=never
check_usage '--set tie=never: justinian has no such rule; available: tie=clockwise, tie=latest-pass, influence=chooser, influence=trigger, empty-final=score, empty-final=none'

# With the numbers of a board: these are in the table, and nobody calls them a reconstruction there.
sed 's/75$/99/' "$TESTS/../data/court-reconstruction.csv" >court.csv
run rules justinian --court court.csv
check_page
check "not the loaded number" grep -qx '     1 Narses       21 23 26 29 33 37 42 47 53 60 67 99' out
check_output 'The table shows numbers that were loaded'
check "ours" test "$(count 'The table shows the reconstruction' out)" -eq 0
run rules byzantz --court court.csv
check_usage '--court: byzantz has no court'

for edition in plain reverse; do
    run rules null --edition "$edition"
    check_page
done
for edition in de EN '' 'en,fr'; do
    run rules justinian --edition "$edition"
    check_usage "justinian has no edition “$edition”; available: en, fr, it, ja"
done
run rules byzantz --edition x
check_usage 'byzantz has only one edition'
run rules justinian --edition en --edition fr
check_usage '--edition is given too many times'
run rules justinian --edition
check_usage '--edition needs a value'

run rules
check_usage 'name one game'
run rules byzantz null
check_usage 'name one game'
for game in nonsense '' BYZANTZ byzant byzantzz; do
    run rules "$game"
    check_usage "unknown game “$game”; available: justinian, byzantz, null"
done

run_into /dev/full rules byzantz
check_wrong 'No space left on device'

finish
