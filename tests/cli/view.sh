#!/usr/bin/env bash
# view.sh NIKA [GAMES]: nika view: exactly what a seat knows. view.mjs compares it with the oracle's tables and looks for leaks in GAMES
# games for each number of players; here are the ways to ask.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
games=${2-1}

for players in 3 4 5 6; do
    simulate "byzantz-$players" byzantz "$players" "$games" 11
    simulate "closed-$players" byzantz "$players" 1 12 --set open-profit=off
done
for players in 2 3 4 5 6; do
    simulate "null-$players" null "$players" "$games" 13
done
simulate justinian-3-whole justinian 3 "$games" 14
for players in 2 4; do
    simulate "justinian-$players" justinian "$players" "$games" 14
done
node "$TESTS/oracle/oracle_justinian.mjs" --self-play 1 --seed 4 >justinian-editions # rarer games than those, with exchanges and courts
check "view.mjs has found something" node "$TESTS/cli/view.mjs" "$NIKA" byzantz-* closed-* null-* justinian-*

simulate record byzantz 4 3 1
run view record --ply 7 --seat 2
check_fine
check_lines out 1
check_clean out
cp out seven
for words in 'record --seat=2 --ply=7' '--ply 7 --seat 2 --game 1 -- record' '--game=1 record --ply 007 --seat 2'; do
    # shellcheck disable=SC2086 # words
    run view $words
    check_fine
    check_same out seven
done
run view - --ply 7 --seat 2 <record
check_fine
check_same out seven

# What comes later in the record does not matter, not even if it is damaged.
head -n 8 record >beginning
run view beginning --ply 7 --seat 2
check_same out seven
{ cat beginning; echo nonsense; } >damaged
run view damaged --ply 7 --seat 2
check_fine
check_same out seven
run view damaged --ply 8 --seat 2
check_wrong 'damaged:9: '
check_empty out

# One of several games.
for game in 2 3; do
    awk -v game="$game" '/^{"nika"/ { at++ } at == game' record >alone
    run view alone --ply 7 --seat 2
    cp out right
    run view record --ply 7 --seat 2 --game "$game"
    check_fine
    check_same out right
done
run view record --ply 7 --seat 2 --game 4
check_wrong 'record has only 3 games'
check_empty out

# Plies, seats.
plies=$(($(grep -n -m 1 '^{"result"' record | cut -d : -f 1) - 2))
run view record --ply "$plies" --seat watcher
check_fine
check_output '"phase":"over"'
check_output '"result":{'
run view record --ply $((plies + 1)) --seat watcher
check_wrong "game 1 has fewer than $((plies + 1)) moves"
run view record --ply 4294967295 --seat 0 --game 3
check_wrong 'game 3 has fewer than 4,294,967,295 moves'
run view beginning --ply 8 --seat 0
check_wrong 'game 1 has fewer than 8 moves'
for seat in 4 5; do
    run view record --ply 0 --seat "$seat"
    check_wrong 'this game has seats 0 to 3'
    check_empty out
done
for seat in 6 255 -1 '' all Watcher 18446744073709551616; do
    run view record --ply 0 --seat "$seat"
    check_usage '--seat needs a seat from 0 to 5, or “watcher”'
done
for ply in -1 '' x 4294967296 18446744073709551616 1.5; do
    run view record --ply "$ply" --seat 0
    check_usage '--ply needs a number of moves, 0 or more'
done
for game in 0 -1 '' x 18446744073709551616; do
    run view record --ply 0 --seat 0 --game "$game"
    check_usage '--game needs a number, 1 or more'
done
run view record --ply 0
check_usage '--seat needs a seat from 0 to 5, or “watcher”'
run view record --seat 0
check_usage '--ply needs a number of moves, 0 or more'
run view --ply 0 --seat 0
check_usage 'name one file'
run view record beginning --ply 0 --seat 0
check_usage 'name one file'
run view missing --ply 0 --seat 0
check_wrong 'missing: No such file or directory'
run_into /dev/full view record --ply 0 --seat 0
check_wrong 'No space left on device'

finish
