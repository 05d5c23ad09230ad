#!/usr/bin/env bash
# learn.sh: nika learn in plain lines: both lessons to their end, in all languages, as data/lessons.json has them; what a wrong move comes to;
# leaving; the game that is offered.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

export XDG_STATE_HOME=$PWD
unset USER

# What is typed: Enter where a step only says something, else its move.
# shellcheck disable=SC2016 # not for the shell
script() {
    node -e '
        const [file, game] = process.argv.slice(1);
        for (const { move } of JSON.parse(require("fs").readFileSync(file, "utf8"))[game].steps) console.log(move ?? "");
    ' "$TESTS/../data/lessons.json" "$1"
}

declare -A steps=([justinian]=14 [byzantz]=13)
declare -A step=([en]='Step N of M' [it]='Passo N di M' [fr]='Étape N sur M' [ja]='ステップN／M')
declare -A gently=([en]='In a game of your own' [it]='In una partita vera' [fr]='Dans une vraie partie' [ja]='実際のゲームでは')
for game in justinian byzantz; do
    for language in "${languages[@]}"; do
        { script "$game"; echo 2; } >typed
        run learn "$game" --lang "$language" <typed
        check_fine
        check_clean out
        for ((number = 1; number <= steps[$game]; number++)); do
            heading=${step[$language]-}
            [ -z "$heading" ] && continue
            heading=${heading/N/$number}
            check "step $number is not told once" test "$(count "^${heading/M/${steps[$game]}}\$" out)" -eq 1
        done
        [ -z "${gently[$language]-}" ] || check "a move was taken for another" test "$(count "${gently[$language]}" out)" -eq 0
    done
done

# What happens last in each lesson; then the game that is offered is played, and written down.
for game in justinian byzantz; do
    { script "$game"; echo 1; echo quit; } >typed
    rm -rf nika
    run learn "$game" <typed
    check_fine
    [ "$game" = byzantz ] || check_output 'Zoe keeps all cards'
    [ "$game" = justinian ] || check_output 'Left over, and out of the game: S1'
    check_output 'Do you want to play a real game now?'
    check_output 'nika play --resume'
    check "no record" test "$(cat nika/*.nika | head -n 1 | grep -c "\"game\":\"$game\"")" -eq 1
done
rm -rf nika

# Who reads must read on; what is legal but not taught is answered gently; what the rules refuse, by the rules. Nothing changes by any of it.
printf '%s\n' 'place +3 c4' '' '' '' 'place +1 c1' 'place +3 c13' 'left' 'nonsense' '' 'place +3 c4' >typed
run learn justinian <typed
check_fine
check "no word about reading on" test "$(count '^.*Read on first: press Enter\.$' out)" -eq 1
check "not one gentle answer" test "$(count 'In a game of your own you may do that' out)" -eq 1
check "step 4 is not told twice" test "$(count '^Step 4 of 14$' out)" -eq 2
check "step 5 is not told once" test "$(count '^Step 5 of 14$' out)" -eq 1
check "not three tokens placed" test "$(count '^You place \|^[A-Z][a-z]* places ' out)" -eq 3
check_output 'You place +3 on Basilius (4)'
check_output 'Leo places a token on the phase space'
check_output 'Zoe places a token on Basilius (4)'
check "a game is offered in the middle" test "$(count 'real game' out)" -eq 0
check "a lesson is written down" test ! -e nika

# What was done can be taken back: the step is told again, and Leo and Zoe act again.
printf '%s\n' '' '' '' undo 'place +3 c4' undo 'place +3 c4' 'place -3 phase' >typed
run learn justinian <typed
check_fine
check_output 'There is nothing to undo'
check "step 4 is not told twice" test "$(count '^Step 4 of 14$' out)" -eq 2
check "step 5 is not told twice" test "$(count '^Step 5 of 14$' out)" -eq 2
check "step 6 is not told once" test "$(count '^Step 6 of 14$' out)" -eq 1
check "Zoe does not act again" test "$(count '^Zoe places a token on Basilius' out)" -eq 2

# A sale out of turn: Enter tells the step again.
{ script byzantz | head -n 9; printf '%s\n' '' pass 'sell C4 C1 M' hint quit; } >typed
run learn byzantz <typed
check_fine
check "step 10 is not told again" test "$(count '^Step 10 of 13$' out)" -ge 2
check_output 'Out of turn, you sell C4 C1 M for 4 points'
check_output '1. take olives'

# The guided start offers it too, behind a quick game and a game of one's own.
rm -rf nika
{ printf '%s\n' 3 2; script justinian; echo 2; } >typed
run play <typed
check_fine
check_output '  3  Learn a game first, step by step'
check_output 'Which game do you want to learn?'
check_output 'A first game of Justinian'
check_output 'Step 14 of 14'
check "a lesson is written down" test ! -e nika

run learn
check_usage 'name one game'
run learn justinian byzantz
check_usage 'name one game'
for game in null chess ''; do
    run learn "$game"
    check_usage "unknown game “$game”; available: byzantz, justinian"
done
run_into /dev/full learn justinian </dev/null
check_wrong 'could not write everything'

finish
