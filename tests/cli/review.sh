#!/usr/bin/env bash
# review.sh NIKA: nika review: what a finished game teaches, in words, as JSON and as a quiz.
# shellcheck source=tests/cli/kit.sh
source "$(dirname "$0")/kit.sh"
unset LC_ALL LC_MESSAGES LANG

# The null game: each lays one of two tiles, and the highest wins. Cy lays first and has 1 and 7: 7 wins whatever the others have, 1 loses.
# Ada and Bo lay the higher ones of theirs. Tiles 0 to 6: Ada 3 6, Bo 5 4, Cy 7 1; 2 is left over.
cat >null <<'END'
{"nika":2,"game":"null","players":3,"start":2,"names":["Ada","Bo","Cy"],"rules":{"edition":"plain"},"seats":["random","human","random"],"deal":[3,6,5,4,7,1,2]}
{"seat":2,"move":"lay 1"}
{"seat":0,"move":"lay 6"}
{"seat":1,"move":"lay 5"}
{"result":{"scores":[6,5,1],"ranks":[1,2,3]}}
END

run review null --seat 2
check_fine
check_empty err
check_clean out
check_output '1. Move 1, blunder ??: -100.0%'
check_output '   Played: lay 1'
check_output '   Better: lay 7'
check_output '   0.0% to win in place of 100.0%'
check_output '    1. ??      -100.0%  Cy: lay 1 (better: lay 7)'
check_output '  Cy        1          1     0     0     1        100.0  Pilgrim'
check_output '  = the result           100.00     0.00     0.00'
check "the curve of who loses ends at the bottom, as it was after the first move" env LC_ALL=C.UTF-8 grep -q '^  Cy   .▁▁▁$' out
check "and the winner's at the top" env LC_ALL=C.UTF-8 grep -q '^  Ada  ...█$' out
check "rows of tables are at most 80 columns wide" test "$(grep -E '[^ ] {2,}[^ ]' out | LC_ALL=C.UTF-8 sed 's/[^ -~]/x/g' | awk '{ if (length > most) most = length } END { print most }')" -le 80

# Without --seat it is the first person's; ASCII.
run review null --ascii
check_fine
check_output 'Review for Bo'
check_output 'Nothing to mark: no decision of Bo clearly cost 2% of a win.'
check "the curve is of digits" grep -q '^  Ada  [1-8][1-8][1-8]8$' out

# In every language.
for language in "${languages[@]}"; do
    run review null --seat 2 --lang "$language"
    check_fine
    check_clean out
    [ "$language" = en ] || check "a review in $language is not English" bash -c "! grep -qE 'Played|Luck|Errors' out"
done

# As JSON: one line, the same with any number of threads, and what is in it adds up.
run review null --json --seat 2
check_fine
check_lines out 1
cp out first
run review null --json --seat=2 --threads 3
check_same out first
run review - --json --seat 2 --game 1 <null
check_same out first
check "the account adds up" node -e '
    const review = JSON.parse(require("fs").readFileSync("first", "utf8"));
    if (review.complete !== 10000 || review.costliest[0] !== 0 || review.seat !== 2) process.exit(1);
    for (const { result, fair, deal, draws, own, gifts, rest } of review.account)
        if (result !== fair + deal + draws + own + gifts + rest) process.exit(1);'

# Asked first: what is no move, the answer that was given in the game, and then the best. Without an answer, it is shown.
printf 'nonsense\nlay 9\nlay 1\n' >wrong
run review null --quiz --seat 2 <wrong
check_fine
check_output 'Question 1 of 1: move 1'
check_output 'That would have been a marked decision too: blunder ??, -100.0%.'
check_output '   Better: lay 7'
check_output '0 of 1 found.'
run review null --quiz --seat 2 <<<'lay 7'
check_output 'Right: that is the best move.'
check_output '1 of 1 found.'
run review null --quiz --seat 2 <<<answer
check_output '   Better: lay 7'
check_output '0 of 1 found.'
run review null --quiz --seat 2 <<<quit
check "who stops is not told" test "$(count 'Better' out)" -eq 0
run review null --quiz --seat 0 </dev/null
check_output 'There is nothing to ask: no decision of Ada was marked.'

# A real game, as long as there is time: what is missing is said.
run review "$TESTS/records/justinian-2-en.nika" --time 1 --threads 1
check_fine
check_output 'of this review is done; what is not measured yet is missing.'

# What is wrong. There is none of a running game, in no form, for nobody.
head -n 3 null >running
for form in '' --json --quiz; do
    run review running ${form:+"$form"} --seat 2
    check_wrong "this game is not over: a review looks at everybody's cards, so there is none before that"
    check_empty out
done
sed '2s/lay 1/lay 7/;5s/.*/{"result":{"scores":[6,5,7],"ranks":[2,3,1]}}/' null >other
cat other null >second
run review second --seat 2
check_fine
check_output 'Nothing to mark: no decision of Cy clearly cost 2% of a win.'
run review second --game 2 --seat 2
check_fine
check_output '   Better: lay 7'
run review null --game 2
check_wrong 'null has only 1 game'
run review null --seat 3
check_wrong 'this game has seats 0 to 2'
run review missing
check_wrong 'missing: No such file or directory'
{ head -n 3 null; echo nonsense; } >damaged
run review damaged
check_wrong 'damaged:4: '
check_empty out
sed 's/"scores":\[6/"scores":[7/' null >lie
run review lie
check_wrong 'lie:5: '
head -n 4 null >short
run review short
check_exit 1
check_empty out
for seat in 6 -1 '' watcher; do
    run review null --seat "$seat"
    check_usage '--seat needs a seat from 0 to 5'
done
for time in 0 -1 x '' 86401; do
    run review null --time "$time"
    check_usage '--time needs a number from 1 to 86400'
done
for effort in 0 101 x; do
    run review null --effort "$effort"
    check_usage '--effort needs a number from 1 to 100'
done
run review null --game 0
check_usage '--game needs a number, 1 or more'
run review null --seed -1
check_usage '--seed needs a number from 0 to 18446744073709551615'
run review null --threads 0
check_usage '--threads needs a number from 1 to 256'
run review null --quiz --json
check_usage '--quiz does not go together with --json'
run review
check_usage 'name one file'
run review null null
check_usage 'name one file'
run_into /dev/full review null --json
check_wrong 'No space left on device'

finish
