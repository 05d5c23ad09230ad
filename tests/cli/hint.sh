#!/usr/bin/env bash
# hint.sh NIKA: nika hint: advice for a seat, with reasons in every language.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
unset LC_ALL LC_MESSAGES LANG

# Bo has a single merchant, Di is the only other one in with a bid of C1 O1, and the auctions of this round are for 5, 4, 3 and 2 cards.
byzantz=("$TESTS/records/byzantz-4.nika" --ply 12 --seat 1)
cat >en <<'END'
The best moves for Bo:
1. pass
   your cards are not enough to outbid 2; Di wins the bundle with a bid of 2; the next bundle has 2 cards, and whoever gets it picks earlier from the market
END
cat >it <<'END'
Le mosse migliori per Bo:
1. passo
   le tue carte non bastano per superare 2; Di si aggiudica il lotto con un'offerta di 2; il prossimo lotto è di 2 carte, e chi lo prende sceglie prima al mercato
END
sed 's/~/\xc2\xa0/g' >fr <<'END'
Les meilleurs coups pour Bo~:
1. passe
   tes cartes ne suffisent pas pour dépasser 2~; Di remporte le lot avec une mise de 2~; le prochain lot compte 2 cartes, et le remporter permet de choisir plus tôt au marché
END
cat >ja <<'END'
Boにおすすめの手：
1. パス
   手札では2を上回れません。Diが2で落札します。次の出品は2枚で、それを取る人は市場で先に選べます。
END
for language in "${languages[@]}"; do
    # Where there is one move only, every player says the same.
    for level in search-400 random heuristic search-1; do
        run hint "${byzantz[@]}" --lang "$language" --adviser "$level"
        check_fine
        check_clean out
        [ ! -e "$language" ] || check_same out "$language"
    done
done

# The language of the environment: the first variable that says anything counts. They are set for the program alone: the shell would
# complain about locales that are not installed.
program=$NIKA
hint_in() {
    printf '#!/bin/sh\nexec env %s "%s" "$@"\n' "$1" "$program" >located
    chmod +x located
    NIKA=$PWD/located run hint "${byzantz[@]}" "${@:3}"
    check_fine
    check_same out "$2"
}
hint_in LANG=ja_JP.UTF-8 ja
hint_in 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr' fr
hint_in 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr LC_ALL=it_IT.UTF-8' it
hint_in 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr LC_ALL=it_IT.UTF-8' ja --lang ja
hint_in 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr LC_ALL=C' en
hint_in 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr LC_ALL=' fr
hint_in LANG=xx_DE.UTF-8 en
run hint "${byzantz[@]}"
check_same out en

# Seat 2 passed last and has an influence of 2; seat 1 has tokens on the phase space that nobody has seen.
run hint "$TESTS/records/justinian-3-en.nika" --ply 32 --seat 2
check_fine
check_output 'your influence is 2, and it takes 5 to trigger a scoring; random B is asked after you'

# As JSON.
run hint "${byzantz[@]}" --json --lang it
check_fine
check_lines out 1
cat >right <<'END'
{"hint":[{"move":"pass","facts":[{"fact":"pass-cant","number":2},{"fact":"pass-yields","seat":3,"number":2},{"fact":"pass-next","number":2}],"reason":"le tue carte non bastano per superare 2; Di si aggiudica il lotto con un'offerta di 2; il prossimo lotto è di 2 carte, e chi lo prende sceglie prima al mercato"}],"ply":12,"seat":1}
END
check_same out right

# Points and, where it tells something, the chance to win, if the player searches; the same for the same seed; the record beyond the moment does not matter.
for game in byzantz justinian null; do
    players=4
    simulate "$game" "$game" "$players" 2 9
    seat=$(grep -m 1 -o '"start":[0-9]' "$game" | cut -d : -f 2)
    opening=(--ply 0 --seat "$seat")
    run hint "$game" "${opening[@]}" --adviser search-60 --seed 5
    check_fine
    check_output 'points expected'
    # In the first phase of Justinian the chance of four players tells nothing yet.
    percents=$(count '% to win' out)
    check "$game: chances are told where they tell something" test "$((percents > 0))" -eq "$([ "$game" = justinian ] && echo 0 || echo 1)"
    cp out first
    run hint "$game" "${opening[@]}" --adviser=search-60 --seed=5 --game=1
    check_same out first
    head -n 1 "$game" >beginning
    run hint - "${opening[@]}" --adviser search-60 --seed 5 <beginning
    check_same out first
    # Moves are spelled in the language; the null game's only in one way.
    for language in "${languages[@]:1}"; do
        run hint "$game" "${opening[@]}" --adviser search-60 --seed 5 --lang "$language"
        check_fine
        [ "$game" = null ] || check "$game in $language is spelled in English" bash -c "! grep -qE '^[0-9]\. (place|pass|bid)( |\$)' out"
    done
    run hint "$game" "${opening[@]}" --adviser random
    check_fine
    check "random expects nothing" test "$(count 'expected' out)" -eq 0
done

# A name can do no harm, and is no place to be filled.
sed '1s/"names":\["[^"]*"/"names":["\\u001b[2J{number}"/' "$TESTS/records/byzantz-4.nika" >names
run hint names --ply 5 --seat 3
check_fine
check_clean out
check_output '\x1B[2J{number} wins the bundle with a bid of 5'

# What is wrong.
run hint byzantz "${opening[@]}" --game 3
check_wrong 'byzantz has only 2 games'
run hint "$TESTS/records/byzantz-4.nika" --ply 12 --seat 0
check_wrong "after 12 moves it is not seat 0's turn: the game is waiting for seat 1"
check_empty out
for seat in 4 5; do
    run hint "$TESTS/records/byzantz-4.nika" --ply 12 --seat "$seat"
    check_wrong 'this game has seats 0 to 3'
done
plies=$(($(grep -n -m 1 '^{"result"' byzantz | cut -d : -f 1) - 2))
run hint byzantz --ply "$plies" --seat 0
check_wrong "the game is over after $plies moves"
run hint byzantz --ply $((plies + 1)) --seat 0
check_wrong "game 1 has fewer than $((plies + 1)) moves"
run hint missing --ply 0 --seat 0
check_wrong 'missing: No such file or directory'
{ head -n 3 byzantz; echo nonsense; } >damaged
run hint damaged --ply 5 --seat 0
check_wrong 'damaged:4: '
check_empty out
for seat in 6 -1 '' watcher; do
    run hint byzantz --ply 0 --seat "$seat"
    check_usage '--seat needs a seat from 0 to 5'
done
run hint byzantz --ply 0
check_usage '--seat needs a seat from 0 to 5'
for ply in -1 '' x 4294967296; do
    run hint byzantz --ply "$ply" --seat 0
    check_usage '--ply needs a number of moves, 0 or more'
done
run hint byzantz --seat 0
check_usage '--ply needs a number of moves, 0 or more'
for game in 0 x; do
    run hint byzantz --ply 0 --seat 0 --game "$game"
    check_usage '--game needs a number, 1 or more'
done
for seed in -1 x ''; do
    run hint byzantz --ply 0 --seat 0 --seed "$seed"
    check_usage '--seed needs a number from 0 to 18446744073709551615'
done
for language in xx EN '' italian; do
    run hint byzantz --ply 0 --seat 0 --lang "$language"
    check_usage "unknown language “$language”; available: $listed"
done
for level in nobody search- search-0 ''; do
    run hint byzantz --ply 0 --seat 0 --adviser "$level"
    check_exit 2
    check "the wrong level is not named" grep -qF "unknown computer player “$level”; available: beginner, casual, skilled, expert, master, random, " err
done
run hint --ply 0 --seat 0
check_usage 'name one file'
run hint byzantz null --ply 0 --seat 0
check_usage 'name one file'
run_into /dev/full hint "${byzantz[@]}"
check_wrong 'No space left on device'

finish
