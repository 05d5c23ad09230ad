#!/usr/bin/env bash
# match.sh: nika match: the figures are right, and the same however they were come by: with any number of threads, and after being
# interrupted at any moment; and it is clear about mistakes.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

look() {
    checks=$((checks + 1))
    node "$TESTS/cli/match.mjs" "$@" >looked 2>&1 || fail "$(grep -m 1 -e Error looked || head -n 1 looked)"
}

# match NAME OPTION…: makes NAME.txt, NAME.json without its times, NAME.svg and NAME.journal, which must not be there.
match() {
    run match "${@:2}" --json "$1.raw" --plot "$1.svg" --resume "$1.journal"
    check_fine
    mv out "$1.txt"
    node "$TESTS/cli/match.mjs" timeless "$1.raw" >"$1.json"
}

check_different() {
    checks=$((checks + 1))
    ! cmp -s "$1" "$2" || fail "$1 and $2 are the same"
}

# same ONE OTHER: all that two matches left behind.
same() {
    for kind in txt json svg journal; do
        check_same "$1.$kind" "$2.$kind"
    done
}

# Each game and number of players: figures, intervals and histograms are those of the journal's results.
for table in 'justinian 2' 'justinian 4' 'byzantz 3' 'byzantz 6' 'null 2' 'null 5'; do
    read -r game players <<<"$table"
    rm -f each.*
    match each "$game" --players "$players" --agents random,anchor:random --deals 20 --seed 3
    look figures each.journal each.raw
    look svg each.svg
    check_clean each.txt
    check_lines each.journal 21
    for row in '^random  *1  0\.' "^anchor:random  *$((players - 1))  0\\." '^fair share '; do
        check "the table lacks $row" test "$(count "$row" each.txt)" -eq 1
    done
done
fair=$(sed -n 's/^fair share  *//p' each.txt)
check 'the fair share of five is not a fifth' test "$fair" = 0.200

# Fields: two names, one for each, names that come again.
for field in random,heuristic random,heuristic,search-20,anchor:random random,random,heuristic,heuristic heuristic,random,heuristic,random \
    random,random; do
    rm -f each.*
    match each null --players 4 --agents "$field" --deals 12 --seed 5
    look figures each.journal each.raw
    look svg each.svg
done
check 'one name is not one row' test "$(count '^random  *4  0.250 ± 0.000 ' each.txt)" -eq 1
rm -f each.*
match each null --players 2 --agents search-30,random --deals 1 --seed 1 # one deal has no interval
look figures each.journal each.raw
look svg each.svg
check 'an interval from nothing' grep -q '^search-30 .* ± ? ' each.txt

# Strength shows, and longer thinking is what --iterations says.
match strong null --players 3 --agents search-300,heuristic --deals 60 --seed 1
check 'search does not beat the heuristic' grep -qE '^search-300 +1 +0\.[6-9]' strong.txt
match slow null --players 3 --agents search-300,heuristic --deals 60 --seed 1 --iterations 1
check_different slow.journal strong.journal
check 'iterations are not in the definition' grep -q '"iterations":1,' slow.json
check 'iterations are where there are none' grep -q '"iterations":null,' strong.json

# The rules are those of the command line, and in the definition.
match rules justinian --players 3 --agents random,anchor:random --deals 3 --seed 1 --edition it --set tie=latest-pass
check 'other rules' grep -q '"rules":{"edition":"it","tie":"latest-pass"},"court":"reconstruction"' rules.json
sed 's/^1,/0,/' "$TESTS/../data/court-reconstruction.csv" >court.csv
match court justinian --players 3 --agents random,anchor:random --deals 3 --seed 1 --court court.csv
check 'the court is not in the definition' grep -q '"court":\[\[' court.journal

# The number of threads makes no difference; the sequential test included, which stops at the same deal.
for test in '--deals 30' '--deals 1' '--deals 3000 --sprt 0.333333,0.45' '--deals 3000 --sprt 0.2,0.333333' '--deals 20 --sprt 0.3333,0.34'; do
    rm -f one.* many.*
    # shellcheck disable=SC2086 # words
    match one null --players 3 --agents random,anchor:random --seed 12 $test --threads 1
    look figures one.journal one.raw
    for threads in 2 4 64; do
        rm -f many.*
        # shellcheck disable=SC2086 # words
        match many null --players 3 --agents random,anchor:random --seed 12 $test --threads "$threads"
        same one many
    done
    rm -f many.*
    head -n 10 one.journal >many.journal # nine deals, from which the test goes on
    # shellcheck disable=SC2086 # words
    match many null --players 3 --agents random,anchor:random --seed 12 $test
    same one many
done
check 'no verdict' grep -q ': undecided after 20 deals, log likelihood ratio ' one.txt
rm -f one.*
match one null --players 2 --agents search-100,heuristic --deals 500 --seed 1 --sprt 0.5,0.7
check 'the stronger agent is not found' grep -qx 'Win share of search-100, 0.5 (LOW) or 0.7 (HIGH): accepted HIGH after 16 deals, .*' one.txt
match other null --players 2 --agents heuristic,search-100 --deals 500 --seed 1 --sprt 0.5,0.7
check 'the weaker agent is not found' grep -qx 'Win share of heuristic, 0.5 (LOW) or 0.7 (HIGH): accepted LOW after 16 deals, .*' other.txt

# Interrupted, killed, terminated: what the journal has stays, and the match goes on from there to the same end.
long=(null --players 3 --agents 'search-3000,random' --seed 8)
for signal in INT KILL TERM HUP; do
    rm -f whole.* broken.*
    ran="nika match … on SIG$signal"
    status=0
    : >out
    # Without job control, a shell starts background commands with SIGINT ignored.
    env --default-signal "$NIKA" match "${long[@]}" --deals 1000000 --resume broken.journal --json broken.raw >out 2>err &
    while kill -0 $! 2>/dev/null && { [ ! -e broken.journal ] || [ "$(wc -l <broken.journal)" -lt 3 ]; }; do
        sleep 0.02
    done
    kill -s "$signal" $! || fail 'it ended by itself'
    wait $! 2>/dev/null || status=$?
    finished=$(wc -l <broken.journal)
    check "nothing was finished" test "$finished" -gt 1
    check_empty out
    if [ "$signal" = KILL ]; then
        check "JSON of a match that was killed" test ! -e broken.raw
    else
        check "no JSON of the deals so far" grep -qF "\"deals\":$((finished - 1)),\"games\":$((3 * (finished - 1)))," broken.raw
        check "it is not said that it was interrupted" grep -qF '"interrupted":true' broken.raw
    fi
    if [ "$signal" != KILL ]; then
        check_exit $((128 + $(kill -l "$signal")))
        check "a half-written file stays" test ! -e broken.raw.partial
        check "it does not say how to go on" grep -qx "nika match: stopped after $((finished - 1)) of 1000000 deals; the same command continues from there" err
        check "no figures so far" grep -qE '^search-3000 ' err
    fi
    match broken "${long[@]}" --deals "$((finished + 3))"
    match whole "${long[@]}" --deals "$((finished + 3))"
    same whole broken
done
timeout --foreground --preserve-status -s INT 0.5 "$NIKA" match "${long[@]}" --deals 1000000 >out 2>err || true
check "it does not say what would help" grep -q '; with --resume FILE it could continue from there$' err
# JSON is also written without a journal, to standard output, and if no deal was finished: then with no figures.
ran='nika match … --json on SIGTERM'
for deal in 'search-3000 0.7' 'search-999999 0.3'; do
    status=0
    timeout --foreground --preserve-status -s TERM "${deal#* }" "$NIKA" match justinian --players 4 --agents "${deal% *},random" --seed 8 --deals 1000000 --json - >out 2>err || status=$?
    check_exit 143
    check_output '"interrupted":true'
    check "not JSON" node -e '
        const { deals, games, figures } = JSON.parse(require("fs").readFileSync("out", "utf8"));
        if (games !== 4 * deals || figures.length !== 2 || (figures[0].win.mean === null) !== (deals === 0)) process.exit(1);'
done
check_output '"deals":0,"games":0,'
timeout --foreground --preserve-status -s TERM 0.3 "$NIKA" match justinian --players 4 --agents search-999999,random --seed 8 --deals 9 --json none.json --plot none.svg >out 2>err || true
check "no JSON of no deal" grep -qF '"deals":0,' none.json
check "a half-written file stays" test ! -e none.json.partial -a ! -e none.svg.partial
(
    trap '' INT # who wants the signal ignored
    timeout --preserve-status -s INT 0.2 "$NIKA" match "${long[@]}" --deals 12 >ignored 2>err
) || fail 'an ignored signal ends it'
check "an ignored signal ends it" test -s ignored

# A journal that ends anywhere: what is not a whole line counts for nothing.
short=(byzantz --players 3 --agents 'random,anchor:random' --seed 4 --deals 6)
match whole2 "${short[@]}"
size=$(wc -c <whole2.journal)
header=$(head -n 1 whole2.journal | wc -c)
for cut in 0 1 "$((header / 2))" "$((header - 1))" "$header" "$((header + 1))" "$((size / 2))" "$((size - 2))" "$((size - 1))" "$size"; do
    rm -f cut.*
    head -c "$cut" whole2.journal >cut.journal
    match cut "${short[@]}"
    same whole2 cut
done

# A finished match is told again, and goes on with more deals; a journal with more than is wanted is left as it is.
cp whole2.journal more.journal
match more "${short[@]::7}" --deals 9
match nine "${short[@]::7}" --deals 9
same more nine
cp nine.journal less.journal
match less "${short[@]}"
check_same less.journal nine.journal
check_same less.txt whole2.txt
check_same less.json whole2.json
check 'times of deals that were not played' grep -q '"times":\[{"agent":"random","decisions":0,' less.raw
rm -f tested.*
cp nine.journal tested.journal
match tested "${short[@]}" --sprt 0.3,0.4

# Journals that are refused, and stay as they are.
# refused_journal FILE TEXT OPTION…
refused_journal() {
    cp "$1" before
    run match "${@:3}" --resume "$1" --json fresh
    check_wrong "nika match: $1: $2"
    check_empty out
    check_same "$1" before
    check "a file was made" test ! -e fresh -a ! -e fresh.partial
}
j=whole2.journal
another='this journal belongs to another match:'
refused_journal $j "$another “seed” is \"4\" there and \"5\" here" byzantz --players 3 --agents random,anchor:random --deals 6 --seed 5
refused_journal $j "$another “game” is \"byzantz\" there and \"null\" here" null --players 3 --agents random,anchor:random --deals 6 --seed 4
refused_journal $j "$another “players” is 3 there and 4 here" byzantz --players 4 --agents random,anchor:random --deals 6 --seed 4
refused_journal $j "$another “agents” is [\"random\",\"anchor:random\",\"anchor:random\"] there and [\"anchor:random\",\"random\",\"random\"] here" \
    byzantz --players 3 --agents anchor:random,random --deals 6 --seed 4
refused_journal $j "$another “iterations” is null there and 7 here" "${short[@]}" --iterations 7
refused_journal $j "$another “rules” is {} there and {\"open-profit\":\"off\"} here" "${short[@]}" --set open-profit=off
refused_journal court.journal "$another “court” is [[" justinian --players 3 --agents random,anchor:random --deals 3 --seed 1
sed '1s/"nika":"[^"]*"/"nika":"0.0.1"/' $j >old
refused_journal old "$another “nika” is \"0.0.1\" there and " "${short[@]}"
sed '1s/"seed":"4"}/"more":1}/' $j >strange
refused_journal strange "$another “seed” is missing there and \"4\" here" "${short[@]}"
sed '1s/"seed":"4"}/"seed":"4","more":1}/' $j >strange
refused_journal strange 'this journal belongs to another match' "${short[@]}"
none='this is not a match journal'
echo 'my diary' >diary
printf 'my diary' >unended
printf '\n' >newline
head -c 100000 /dev/zero >zeros
simulate record byzantz 3 1 1
for file in diary unended newline zeros record whole2.raw; do
    case $file in
    whole2.raw) refused_journal $file 'this journal belongs to another match' "${short[@]}" ;;
    *) refused_journal $file "$none" "${short[@]}" ;;
    esac
done
# damaged LINE SED: a line that is not what it should be.
damaged() {
    sed "$2" $j >damaged
    check_different damaged $j
    cp damaged before
    run match "${short[@]}" --resume damaged
    check_wrong "nika match: damaged, line $1: this is not deal $(($1 - 1)) of the match"
    check_same damaged before
}
damaged 3 '3d'
damaged 4 '3s/$/\n/'
damaged 2 '2s/"deal":1/"deal":0/'
damaged 4 '4s/"scores":\[[0-9]*/"scores":[40000/'
damaged 4 '4s/"scores":\[/"scores":[1,/'
damaged 5 '5s/"ranks":\[[1-3],[1-3],[1-3]\]/"ranks":[2,2,2]/'
damaged 5 '5s/"ranks":\[[1-3],[1-3],[1-3]\]/"ranks":[1,1,2]/'
damaged 5 '5s/"ranks":\[[1-3],[1-3],[1-3]\]/"ranks":[0,1,2]/'
damaged 6 '6s/"decisions"/"moves"/'
damaged 6 '6s/"decisions":\[[0-9]*/"decisions":[-1/'
damaged 7 '7s/}\]}$/}/'
damaged 7 '7s/.*/{"deal":6,"games":[]}/'
damaged 7 '7s/^/x/'
head -n 3 $j >damaged
head -c 20000 /dev/zero | tr '\0' ' ' >>damaged
run match "${short[@]}" --resume damaged
check_wrong 'damaged, line 4: this is not deal 3 of the match'
run match "${short[@]}" --resume none/such
check_wrong 'none/such: No such file or directory'
run match "${short[@]}" --resume .
check_wrong '.: Is a directory'
run match "${short[@]}" --resume /dev/null
check_wrong '/dev/null: a journal must be a regular file'
rm -f busy.journal
"$NIKA" match "${long[@]}" --deals 1000000 --resume busy.journal >/dev/null 2>&1 &
busy=$!
for ((i = 0; i < 100; i++)); do
    [ ! -s busy.journal ] || break
    sleep 0.05
done
run match "${long[@]}" --deals 5 --resume busy.journal
kill "$busy"
wait "$busy" || true
check_wrong 'busy.journal: another match is writing this journal'

# Standard output instead of a file, and in place of the table.
match plain "${short[@]}"
run match "${short[@]}" --json -
check_fine
mv out dashed
node "$TESTS/cli/match.mjs" timeless dashed >dashed.json
check_same dashed.json plain.json
run match "${short[@]}" --plot - --json unread
check_fine
check_same out plain.svg

# Progress and times are for a person at a terminal, and for nobody else.
script -qec "'$NIKA' match null --players 3 --agents random,anchor:random --deals 5000 --seed 1 --sprt 0.3,0.300001 >watched" /dev/null </dev/null >out
check_output '5000 of 5000 deals; random wins 0.'
check_output '; LLR '
check_output 'random thought '
check "the counter does not move" test "$(tr '\r' '\n' <out | grep -c 'of 5000 deals')" -gt 1
run match null --players 3 --agents random,anchor:random --deals 5000 --seed 1 --sprt 0.3,0.300001
check_fine
check_same out watched

# Mistakes on the command line: nothing is done, and a file that was there stays.
good=(byzantz --players 3 --agents 'random,anchor:random' --deals 1 --seed 1)
echo precious >precious
echo dear >dear
# refused TEXT WORD…
refused() {
    run match "${@:2}" --json fresh
    check_usage "$1"
    check "a file was made" test ! -e fresh -a ! -e fresh.partial
    run match "${@:2}" --json precious --resume dear
    check_usage "$1"
    check "a file was changed" test "$(cat precious dear)" = $'precious\ndear'
}
refused 'name one game'
refused 'name one game' byzantz null
refused 'unknown game “chess”; available: justinian, byzantz, null' chess
refused '--players needs a number from 3 to 6' byzantz
for players in 2 7 x '' -1 3.0; do
    refused '--players needs a number from 3 to 6' byzantz --players "$players"
done
for deals in 0 -1 x '' 4294967296 1e3; do
    refused '--deals needs a number from 1 to 4294967295' byzantz --players 3 --agents random,random --seed 1 --deals "$deals"
done
refused '--deals needs a number from 1 to 4294967295' byzantz --players 3 --agents random,random --seed 1
for seed in -1 x '' 18446744073709551616; do
    refused '--seed needs a number from 0 to 18446744073709551615' byzantz --players 3 --agents random,random --deals 1 --seed "$seed"
done
refused '--seed needs a number from 0 to 18446744073709551615' byzantz --players 3 --agents random,random --deals 1
for iterations in 0 -1 x '' 1000000; do
    refused '--iterations needs a number from 1 to 999999' "${good[@]}" --iterations "$iterations"
done
for threads in 0 257 x; do
    refused '--threads needs a number from 1 to 256' "${good[@]}" --threads "$threads"
done
for test in 0.3 '0.3,' ',0.3' 0.3,0.3 0.4,0.3 0.3,1.1 -0.1,0.3 0.3,0.4,0.5 x,y .,1 0.3,0.40000001 0.3,0.4x '' 0,1.000001 3e-1,0.4 '0.3, 0.4' 0..1,0.2; do
    refused '--sprt needs two win shares from 0 to 1, the lower first: 0.25,0.35' "${good[@]}" --sprt "$test"
done
refused '--sprt needs agents with different names' null --players 3 --agents random,random --deals 1 --seed 1 --sprt 0.3,0.4
for test in 0,1 .5,.6 0.,1. 0.333333,0.333334; do
    run match "${good[@]}" --sprt "$test"
    check_fine
done
table=(byzantz --players 3 --deals 1 --seed 1)
run match "${table[@]}" --agents nobody,random
agents=$(sed -n 's/.*available: //p' err)
check "the list of agents lacks “random”" grep -qF ', random,' <<<", $agents,"
check "the list of agents lacks bots" grep -qF ', cmd:COMMAND,' <<<", $agents,"
refused "unknown computer player “nobody”; available: $agents" "${table[@]}" --agents nobody,random
refused "unknown computer player “”; available: $agents" "${table[@]}" --agents random,
refused "unknown computer player “”; available: $agents" "${table[@]}" --agents ''
refused '--agents needs two names, or 3, separated by commas' "${table[@]}"
refused '--agents needs two names, or 3, separated by commas' "${table[@]}" --agents random
refused '--agents needs two names, or 3, separated by commas' "${table[@]}" --agents random,random,random,random
refused '--agents needs two names, or 5, separated by commas' byzantz --players 5 --deals 1 --seed 1 --agents random,random,random
refused '--agents needs two names separated by a comma' null --players 2 --deals 1 --seed 1 --agents random
refused 'byzantz has only one edition' "${good[@]}" --edition en
refused '--set nonsense: byzantz has no such rule; available: open-profit=on, open-profit=off' "${good[@]}" --set nonsense
refused '--court: byzantz has no court' "${good[@]}" --court court.csv
refused '--seed is given too many times' "${good[@]}" --seed 2
run match "${good[@]}" --json - --plot -
check_usage '--json and --plot need different files, or “-” for one of them'
ln precious twin
for names in 'same same' 'same same.partial' 'same.partial same' 'precious twin'; do
    read -r one other <<<"$names"
    run match "${good[@]}" --json "$one" --plot "$other"
    check_usage '--json and --plot need different files, or “-” for one of them'
    for option in --json --plot; do
        run match "${good[@]}" $option "$one" --resume "$other"
        check_usage 'the journal of --resume needs a file of its own'
    done
    check "a file was changed" test "$(cat precious)" = precious -a ! -e same -a ! -e same.partial
done
run match "${good[@]}" --json
check_usage '--json needs a value'
run match "${good[@]}" --resume -
check_usage '--resume needs a file'

# Files that can't be written.
for option in --json --plot; do
    run match "${good[@]}" $option '' --resume fresh
    check_wrong 'nika match: : No such file or directory'
    check "a file was made" test ! -e fresh -a ! -e .partial
    run match "${good[@]}" $option none/such
    check_wrong 'none/such: No such file or directory'
    check_empty out
    run match "${good[@]}" $option .
    check_wrong '.: Is a directory'
    run match "${good[@]}" $option /dev/full
    check_wrong '/dev/full: No space left on device'
done
run match "${good[@]}" --json whole.raw --plot none/such
check_wrong 'none/such: No such file or directory'
check 'a half-written file stays' test ! -e whole.raw.partial
run_into /dev/full match "${good[@]}"
check_wrong 'No space left on device'
trap '' XFSZ
ulimit -f 8 # from here on, no file grows beyond 8 blocks
run match byzantz --players 3 --agents random,anchor:random --deals 300 --seed 1 --resume large.journal
check_wrong 'large.journal: File too large'
check_empty out

finish
