#!/usr/bin/env bash
# court.sh: nika simulate justinian --court FILE: the numbers of one's own board. Good files are in the record, whole; for bad ones there is
# one line that says where and why, and nothing is written. And wherever numbers of the board are shown, it is said which they are.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

reconstruction=$TESTS/../data/court-reconstruction.csv
table=(justinian --players 3 --games 2 --seed 5)

# The court of a file of plain numbers with commas, as a record spells it.
court_of() {
    sed 's/.*/[&]/' "$1" | paste -sd , | sed 's/.*/"court":[&]/'
}

# accepted FILE COURT: both games have this court, and program and oracle accept them.
accepted() {
    run simulate "${table[@]}" --court "$1" --records record --force
    check_fine
    check_empty out
    check "not this court" test "$(grep -cF -e ",$2," record)" -eq 2
    check "not one court" test "$(count '"court"' record)" -eq 2
    run verify record
    check_fine
    check_output 'record: verified, 2 games, '
    check "the oracle refuses it" node "$TESTS/oracle/oracle_justinian.mjs" record >/dev/null
}

# Place 1 has the numbers 10 to 29, place 2 has 20 to 39, and so on, up to 139.
awk 'BEGIN { for (p = 1; p <= 12; p++) for (c = 0; c < 20; c++) printf "%d%s", 10 * p + c, c < 19 ? "," : "\n" }' >own
court=$(court_of own)
check "the test's own court" test "${court:0:20}" = '"court":[[10,11,12,1'
accepted own "$court"
cp record own-record

# What spreadsheets make of it.
printf '\xef\xbb\xbf' | cat - own >mark
sed 's/$/\r/' own >carriage-returns
tr , ';' <own >semicolons
sed 's/,/ ,\t/g; s/^/  /; s/$/ /' own >blanks
sed 's/\([0-9]*\)/00\1/' own >zeros
head -c -1 own >no-end-of-line
{ cat own; printf '\n\n \t\n\r\n'; } >empty-lines
sed 's/$/,,/; $s/$/\n,,,,/' own >commas-at-the-end
for file in mark carriage-returns semicolons blanks zeros no-end-of-line empty-lines commas-at-the-end; do
    check "$file is like the file before" test "$(cmp -s "$file" own && echo same)" != same
    accepted "$file" "$court"
    check_same record own-record
done

# The lowest and the highest numbers, and equal ones. With 999 everywhere a card counts 999 and nobody's score is too large.
for number in 0 999; do
    for _ in {1..12}; do
        printf "$number%.0s," {1..19}
        echo "$number"
    done >"all-$number"
    accepted "all-$number" "$(court_of "all-$number")"
done
simulate high justinian 2 50 5 --court all-999
run verify high
check_fine
check "the oracle refuses it" node "$TESTS/oracle/oracle_justinian.mjs" high >/dev/null

# The deal and the first moves do not depend on the numbers.
simulate without justinian 3 2 5
check "the court is not the only difference" test "$(sed '1s/"court":.*"deal"/"deal"/; 20q' without)" = \
    "$(sed '1s/"court":.*"deal"/"deal"/; 20q' own-record)"

# The file of the reconstruction has the numbers that are compiled in.
accepted "$reconstruction" '"court":"reconstruction"'
check_same record without
# Written out, a record names it all the same; a board that differs in one number is another.
sed "s/\"court\":\"reconstruction\"/$(court_of "$reconstruction")/" without >written-out
check "it is not written out" test "$(count '"court":\[\[1,2,3,' written-out)" -eq 2
run verify written-out
check_fine
check "the oracle refuses it" node "$TESTS/oracle/oracle_justinian.mjs" written-out >/dev/null
run view written-out --ply 0 --seat 0
check_output ',"court":"reconstruction",'
sed '1s/^1,/0,/' "$reconstruction" >nearly
accepted nearly "$(court_of nearly)"

# It is said which numbers are shown: in the view, in the replay, in the rules.
for seat in 0 watcher; do
    for ply in 0 40; do
        run view without --ply "$ply" --seat "$seat"
        check_fine
        check_output ',"court":"reconstruction",'
        run view own-record --ply "$ply" --seat "$seat"
        check_fine
        check_output ",$court,"
    done
done
# Counselor n on place n in phase I: column 12-n, counted from 0, and line n.
run view without --ply 0 --seat watcher
check_output '"values":[13,14,15,16,17,18,19,20,21,23,24,25]'
run view own-record --ply 0 --seat watcher
check_output '"values":[21,30,39,48,57,66,75,84,93,102,111,120]'
run replay without
check_fine
# At the beginning and at the end of each of two games, and with each scoring.
check "the reconstruction is not named wherever it counts" test "$(count "The counselors' values are a reconstruction" out)" \
    -eq "$((4 + $(count '"move":"color ' without)))"
run replay own-record
check_fine
check "a reconstruction" test "$(count reconstruction out)" -eq 0
check_output "The counselors' values are numbers of a board that was loaded"
run rules justinian
check_output 'is a reconstruction'

# bad FILE PLACE TEXT: refused, with the place in the file; no record is made, and one that was there stays.
echo precious >precious
bad() {
    run simulate "${table[@]}" --court "$1" --records fresh
    check_wrong "nika simulate: $1, $2: $3"
    check_empty out
    check "a file was made" test ! -e fresh -a ! -e fresh.partial
    run simulate "${table[@]}" --court "$1" --records precious
    check_wrong "nika simulate: $1, $2: $3"
    check "a file was overwritten" test "$(cat precious)" = precious
}
# edited FILE PLACE TEXT SED-SCRIPT: the same for a change of the good file.
edited() {
    LC_ALL=C sed "$4" own >"$1"
    bad "$1" "$2" "$3"
}

# Line 3, column 4 has the number 33; above it stands 23.
for number in x 33x '3 3' 33.0 3e1 -33 +33 '"33"' 0x21 '' ' ' 1000 4294967329 18446744073709551649 "$(printf '3%.0s' {1..1000})" ３３; do
    edited number 'line 3, column 4' 'expected a whole number, 0…999, found “' "3s/,33,/,$number,/"
done
edited first-number 'line 1, column 1' 'expected a whole number, 0…999, found “place”' '1s/10/place/'
edited last-number 'line 12, column 20' 'expected a whole number, 0…999, found “139.”' '12s/139/139./'
edited falling 'line 3, column 4' 'expected 23…999, found 22: no number may be smaller' '3s/,33,/,22,/'
edited falling-at-the-end 'line 12, column 20' 'expected 129…999, found 0: ' '12s/139/0/'
edited columns-19 'line 7, column 20' 'expected 20 numbers on the line, found 19' '7s/,[0-9]*$//'
edited columns-1 'line 7, column 2' 'expected 20 numbers on the line, found 1' '7s/,.*//'
edited columns-21 'line 7, column 21' 'expected 20 numbers on the line, found 21' '7s/$/,999/'
edited nothing-at-the-end 'line 12, column 20' 'expected 20 numbers on the line, found 19' '12s/[0-9]*$//'
edited blanks-between 'line 1, column 1' 'expected a whole number, 0…999, found “10 11 12 ' 's/,/ /g'
edited tabs-between 'line 1, column 1' 'expected a whole number, 0…999, found “10' 's/,/\t/g'
edited empty-line 'line 4, column 1' 'expected 20 numbers on the line, found 0' '4s/.*//'
edited empty-first-line 'line 1, column 1' 'expected 20 numbers on the line, found 0' '1s/^/\n/'
edited two-empty-lines 'line 5, column 1' 'expected 20 numbers on the line, found 0' '5s/^/\n\n/'
edited empty-line-before-the-last 'line 12, column 1' 'expected 20 numbers on the line, found 0' '12s/^/\n/'
edited heading 'line 1, column 1' 'expected a whole number, 0…999, found “1st”' '1s/^/1st,2nd,3rd\n/'
edited lines-11 'line 12, column 1' 'expected 12 lines, found 11' 12d
edited lines-1 'line 2, column 1' 'expected 12 lines, found 1' 1q
edited lines-13 'line 13, column 1' 'expected 12 lines, found 13' 12p
edited another-table-below 'line 14, column 1' 'expected a whole number, 0…19, found “the end”' '12s/$/\n\nthe end/'
edited evil 'line 2, column 2' 'expected a whole number, 0…999, found “\x1B[31m\u{009B}2J\x7F\x07”' '2s/,21,/,\x1b[31m\xc2\x9b2J\x7f\x07,/'
edited nul 'line 2, column 2' 'expected a whole number, 0…999, found “\x00”' '2s/,21,/,\x00,/'
edited bad-utf8 'line 2, column 2' 'expected a whole number, 0…999, found “' '2s/,21,/,\xff\xfe,/'
iconv -t UTF-16LE own >utf-16
bad utf-16 'line 1, column 1' 'expected a whole number, 0…999, found “1\x000\x00”'
: >empty
bad empty 'line 1, column 1' 'expected 12 lines, found 0'
printf '\n\n\n' >only-empty-lines
bad only-empty-lines 'line 1, column 1' 'expected 12 lines, found 0'
printf '\xef\xbb\xbf' >only-a-mark
bad only-a-mark 'line 1, column 1' 'expected 12 lines, found 0'
head -c 1000 /dev/zero >zero-bytes
bad zero-bytes 'line 1, column 1' 'expected a whole number, 0…999, found “\x00\x00'
head -c 60000 /dev/zero | tr '\0' , >commas
bad commas 'line 1, column 1' 'expected 12 lines, found 0'
cp number $'name\e[31m'
run simulate "${table[@]}" --court $'name\e[31m' --records fresh
check_wrong 'name\x1B[31m, line 3, column 4: '

# Other things than small files.
unreadable() {
    run simulate "${table[@]}" --court "$1" --records fresh
    check_wrong "$2"
    check_empty out
    check "a file was made" test ! -e fresh -a ! -e fresh.partial
}
unreadable missing 'nika simulate: missing: No such file or directory'
unreadable '' 'No such file or directory'
unreadable . 'nika simulate: .: Is a directory'
if ! grep -q __asan_init "$NIKA"; then
    limit=100000 # a sanitizer needs much memory for itself
fi
{ cat own; head -c 65536 /dev/zero | tr '\0' '\n'; } >large
unreadable large 'nika simulate: large: File too large'
truncate -s 1G gigabyte
unreadable gigabyte 'nika simulate: gigabyte: File too large'
unreadable /dev/zero 'nika simulate: /dev/zero: File too large'
limit=

# The command line.
refused() {
    run simulate "${@:2}" --records fresh
    check_usage "$1"
    check "a file was made" test ! -e fresh -a ! -e fresh.partial
}
for game in byzantz null; do
    refused "--court: $game has no court" "$game" --players 3 --games 1 --seed 1 --court own
    refused "--court: $game has no court" "$game" --players 3 --games 1 --seed 1 --court missing
done
refused '--court is given too many times' "${table[@]}" --court own --court own
run simulate "${table[@]}" --records fresh --court
check_usage '--court needs a value'

# Records: a court that is none is refused, with its place. damaged CHANGE TEXT: line 1 with that change.
damaged() {
    sed "1s/$1/; q" own-record >damaged
    check "the change changes nothing" test "$(head -n 1 own-record)" != "$(cat damaged)"
    run verify damaged
    check_wrong "damaged:1: $2"
    check_empty out
    run replay damaged
    check_wrong "damaged:1: $2"
    node "$TESTS/oracle/oracle_justinian.mjs" damaged >out || true
    check "the oracle accepts it" grep -q '^damaged:1: ' out
}
form='"reconstruction" / 12 × [20 × 0…999]'
damaged '"court"/"count"' "“court” is missing: expected $form"
for value in '"printed"' '"Reconstruction"' '""' null 1 true '{}' '[]' '[[]]' '"reconstruction "'; do
    damaged "\"court\":.*,\"deal\"/\"court\":$value,\"deal\"" "“court”: expected $form, found $value"
done
damaged '"court":\[\[[^]]*\],/"court":[' "“court”: expected $form, found [[20,21,"
damaged '\],\"deal\"/,[130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149]],"deal"' \
    "“court”: expected $form, found [[10,11,"
damaged '\[30,/[' '“court[2]”: expected 20 × 0…999, found [31,32,'
damaged '\[30,/[30,30,' '“court[2]”: expected 20 × 0…999, found [30,30,'
damaged '\[30,[^]]*\]/7' '“court[2]”: expected 20 × 0…999, found 7'
for number in 22 -33 1000 33.5 '"33"' null '[33]' 99999999999999999999; do
    damaged ",32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49\\]/,32,$number,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49]" \
        "“court[2][3]”: expected 23…999, court[1][3] = 23, found $number"
done
# Byzantz has no court: a key that nobody knows.
simulate other byzantz 3 1 1
sed '1s/"rules"/"court":7,"windows":7,"rules"/' other >with-court
run verify with-court
check_fine

# Windows: 12 lines of 3 numbers after an empty line. Here counselor n has them at n-1, 20-n and 0.
awk 'BEGIN { for (n = 1; n <= 12; n++) printf "%d,%d,0\n", n - 1, 20 - n }' >windows
windows=$(court_of windows | sed 's/court/windows/')
{ cat own; echo; cat windows; } >own-windows
accepted own-windows "$court,$windows"
cp record own-windows-record
check "no windows in a header" test "$(count '"windows"' record)" -eq 2
# Counselor n on place n in phase I: line n, number n-1: 10n + n-1.
run view record --ply 0 --seat watcher
check_output '"values":[10,21,32,43,54,65,76,87,98,109,120,131]'
check_output ",$court,$windows,"
# What spreadsheets make of it; and more empty lines than one.
{ sed 's/$/\r/' own; printf ',,,,\r\n ; \r\n'; sed 's/$/,,\r/' windows; } >spreadsheet
accepted spreadsheet "$court,$windows"
check_same record own-windows-record
# With the reconstruction's numbers they stand alone; the usual ones, (12-n) + 4(phase-1), are not named.
{ cat "$reconstruction"; echo; cat windows; } >only-windows
accepted only-windows "\"court\":\"reconstruction\",$windows"
run replay record
check_output "The counselors' values are a reconstruction"
{
    cat "$reconstruction"
    echo
    awk 'BEGIN { for (n = 1; n <= 12; n++) printf "%d,%d,%d\n", 12 - n, 16 - n, 20 - n }'
} >usual-windows
accepted usual-windows '"court":"reconstruction"'
check_same record without
# A game without windows after one with them has the usual ones again: they come from its own file only.
accepted own "$court"

cp own-windows own # bad ones, by line
edited windows-number 'line 16, column 2' 'expected a whole number, 0…19, found “x”' '16s/,17,/,x,/'
for number in 20 -1 1.5 '' 99999999999; do
    edited "window-$number" 'line 16, column 2' "expected a whole number, 0…19, found “$number”" "16s/,17,/,$number,/"
done
edited windows-columns-2 'line 14, column 3' 'expected 3 numbers on the line, found 2' '14s/,0$//'
edited windows-columns-4 'line 25, column 4' 'expected 3 numbers on the line, found 4' '25s/$/,7/'
edited windows-11 'line 25, column 1' 'expected 12 lines of windows after the empty line, found 11' 25d
edited windows-13 'line 26, column 1' 'expected 12 lines of windows after the empty line, found 13' 25p
edited third-table 'line 26, column 1' 'expected 12 lines of windows after the empty line, found 14' '25s/$/\n\n1,2,3/'
edited windows-empty-line 'line 20, column 1' 'expected 3 numbers on the line, found 0' '20s/^/\n/'
edited windows-close 'line 13, column 1' 'expected 12 lines, found 24' 13d
for language in "${languages[@]:1}"; do # the line is said in every language
    run simulate "${table[@]}" --lang "$language" --court windows-11 --records fresh
    check "$language: not refused" test "$status" -eq 1
    check "$language: no line" grep -q 25 err
done

# And in records, by key.
cp own-windows-record own-record
form='12 × [3 × 0…19]'
for value in '"usual"' null 1 '{}' '[]' '[[]]' '[[0,1,2]]'; do
    damaged "\"windows\":.*,\"deal\"/\"windows\":$value,\"deal\"" "“windows”: expected $form, found $value"
done
damaged '\[2,17,0\]/[2,17]' '“windows[2]”: expected 3 × 0…19, found [2,17]'
damaged '\[2,17,0\]/[2,17,0,0]' '“windows[2]”: expected 3 × 0…19, found [2,17,0,0]'
damaged '\[2,17,0\]/7' '“windows[2]”: expected 3 × 0…19, found 7'
for number in 20 -1 1.5 '"7"' null '[7]' 99999999999999999999; do
    damaged "\[2,17,0\]/[2,$number,0]" "“windows[2][1]”: expected 0…19, found $number"
done

finish
