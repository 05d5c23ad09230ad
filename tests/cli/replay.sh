#!/usr/bin/env bash
# replay.sh: nika replay: a game move by move, every player and every move named, as far as the record goes.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

letters=ABCDEF

# The moves that a replay tells, and those of a record: number, letter of the player, move.
told_moves() {
    sed -nE 's/^ *([0-9]+)\. random ([A-F])[:, ].*  \[([^]]*)\]$/\1 \2 \3/p' out
}
recorded_moves() {
    sed -nE 's/^\{"seat":([0-5]),"move":"([^"]*)".*/\1 \2/p; s/^\{"nika".*/header/p' "$1" |
        awk '$1 == "header" { ply = 0; next } { seat = $1; sub(/^[0-9] /, ""); print ++ply, substr("ABCDEF", seat + 1, 1), $0 }'
}

for table in 'justinian 2' 'justinian 3' 'justinian 4' 'byzantz 3' 'byzantz 4' 'byzantz 5' 'byzantz 6' 'null 2' 'null 4' 'null 6'; do
    read -r game players <<<"$table"
    simulate record "$game" "$players" 1 1
    run replay record
    check_fine
    check_clean out
    for ((seat = 0; seat < players; seat++)); do
        check "random ${letters:seat:1} is not introduced" grep -q "random ${letters:seat:1}" <(sed -n '/^   1\. /q; p' out)
    done
    told_moves >told
    recorded_moves record >recorded
    check_same told recorded
    check "there are no moves" test -s told

    # The result: each player's line has the rank and the score that the record has.
    check "there is no end" grep -qx 'The game is over' out
    sed -nE '1,/^The game is over$/d; s/^ *([0-9]+\. random [A-F], -?[0-9]+ points?).*/\1/p' out | sort >result
    # shellcheck disable=SC2016 # not for the shell
    tail -n 1 record | node -e '
        const { result } = JSON.parse(require("fs").readFileSync(0, "utf8"));
        for (const seat in result.ranks) console.log(`${result.ranks[seat]}. random ${"ABCDEF"[seat]}, ${result.scores[seat]} point${result.scores[seat] === 1 ? "" : "s"}`);
    ' | sort >right
    check_same result right

    cp out told_at_once
    run replay - <record
    check_fine
    told_moves >told_from_input
    check_same told told_from_input

    # The full screen is for terminals: what is piped is the same with --plain and without.
    run replay --plain record
    check_fine
    check_same out told_at_once

    # As far as it goes.
    for lines in 1 2 "$((players - 1))" 40; do
        head -n "$lines" record >unfinished
        run replay unfinished
        check_fine
        told_moves >told
        recorded_moves unfinished >recorded
        check_same told recorded
        if ((lines < players)); then
            check "a result of an unfinished game" test "$(count '^The game is over$' out)" -eq 0
        fi
    done
done

# Several games: all, or one of them.
simulate record byzantz 4 5 1
run replay record
check_fine
told_moves >told
recorded_moves record >recorded
check_same told recorded
check "not 5 results" test "$(count '^The game is over$' out)" -eq 5
cp out all
for game in 1 3 5; do
    run replay record --game "$game"
    check_fine
    check "not one result" test "$(count '^The game is over$' out)" -eq 1
    awk -v game="$game" '/^Byzantz: / { at++ } at == game' all >part
    sed '/./,$!d' out >told
    # The blank line before the next game is not part of this one.
    check "game $game is told otherwise alone" test "$(cat told)" = "$(cat part)"
done
run replay record --game 6
check_wrong 'record has only 5 games'
check_empty out

# All lies open, also what players at the table may not see: everybody's points, before each round and at the final sales.
"$NIKA" simulate byzantz --players 3 --games 1 --seed 1 --set open-profit=off --records hidden >/dev/null
run replay hidden
check_fine
check "points are hidden" test "$(count '^ *random [ABC]: [0-9]* points\{0,1\}, [0-9] cards\{0,1\} in hand$' out)" -eq "$((3 * (8 + 1) - 3))"

# Events for programs. A finished game: each move as its player saw it, spelled as in the record. A watcher, and whoever reads the events
# of a game that is not over, sees what lies open.
for table in 'justinian 3' 'byzantz 4' 'null 2'; do
    read -r game players <<<"$table"
    simulate events "$game" "$players" 2 3
    head -n 20 events >begun
    [[ $game != null ]] || head -n 2 events >begun
    for seat in all watcher 0 1; do
        options=()
        [[ $seat == all ]] || options=(--seat "$seat")
        run replay events --json "${options[@]}"
        check_fine
        check_clean out
        check "not the events of $seat" node "$TESTS/cli/events.mjs" "$NIKA" events out "$seat"
        run replay begun --json "${options[@]}"
        check_fine
        check "not the events of $seat in a running game" node "$TESTS/cli/events.mjs" "$NIKA" begun out "$seat" running
    done
    run replay events --json --game 2
    check_fine
    check "another game" test "$(count '"number":2,' out)" -eq "$(wc -l <out)"
done
run replay events --json --lang ja
check_fine
check_output '"event":"result"'
run replay events --seat 0
check_usage '--seat is only for use with --json'
run replay events --json --seat nobody
check_usage '--seat needs a seat from 0 to 5, or “watcher”'
run replay events --json --seat 2
check_wrong 'this game has seats 0 to 1'
run replay events --json --game 9
check_wrong 'events has only 2 games'

# A damaged record is shown up to the damage.
sed '60s/"move":".*"/"move":"nonsense"/' record >damaged
run replay damaged
check_wrong 'damaged:60: '
check "the moves before are missing" test "$(told_moves | wc -l)" -eq 58
run replay --json damaged
check_exit 1
check "the end is $(tail -n 1 out)" test "$(tail -n 1 out)" = '{"event":"broken","number":1,"ply":58}'
run replay missing
check_wrong 'missing: No such file or directory'
check_empty out
run replay .
check_wrong '.: Is a directory'

run replay
check_usage 'name one file'
run replay record damaged
check_usage 'name one file'
for game in 0 -1 x '' 18446744073709551616; do
    run replay record --game "$game"
    check_usage '--game needs a number, 1 or more'
done
run_into /dev/full replay record
check_wrong 'No space left on device'

finish
