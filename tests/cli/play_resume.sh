#!/usr/bin/env bash
# play_resume.sh NIKA: nika play loses nothing: killed at any moment, it goes on exactly where it stopped; torn and broken records; locks;
# disks that are full; signals.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
unset LC_ALL LC_MESSAGES LANG
export XDG_STATE_HOME=$PWD/state USER=ada

# The same game, in one go and killed all the time, gives the same record, byte for byte.
for game in byzantz justinian; do
    table=("$game" --plain --players 3 --me 0 --names Ada --seed 11 --agents heuristic --adviser heuristic)
    [[ $game == byzantz ]] || table+=(--edition fr)
    check "a script can be written" node "$TESTS/cli/play.mjs" script "$NIKA" "$game.moves" "${table[@]}" --record "$game.advised"
    run play "${table[@]}" --record "$game.whole" < <(sed 's/$/\ny/' "$game.moves")
    check_fine
    check_same "$game.advised" "$game.whole"
    run verify "$game.whole"
    check_fine
    ran="killing a game of $game"
    check "a game that was killed goes on" node "$TESTS/cli/play.mjs" broken "$NIKA" "$game.moves" "$game.broken" 5 "${table[@]}"
    check_same "$game.broken" "$game.whole"
done

# A record of version 1 goes on with its meaning: its edition it presets what version 2 names. Its header stays as it is.
table=(justinian --plain --players 3 --me 0 --names Ada --seed 11 --agents heuristic --adviser heuristic --edition it --set influence=trigger)
check "a script can be written" node "$TESTS/cli/play.mjs" script "$NIKA" first.moves "${table[@]}" --record first.advised
sed '1s/"nika":2/"nika":1/; 1s/"edition":"it","influence":"trigger"/"edition":"it"/' first.advised >first.whole
check "the header is not of version 1" grep -q '^{"nika":1,.*"rules":{"edition":"it"},' first.whole
run verify first.whole
check_fine
lines=$(grep -n '^{"seat":0,' first.whole | sed -n 5p | cut -d : -f 1)
head -n "$((lines - 1))" first.whole >first.nika
run play --resume first.nika < <(sed -n '5,$p' first.moves | sed 's/$/\ny/')
check_fine
check_same first.nika first.whole

# Taken up when it is over: it says so, and how it came out; nothing is added.
cp byzantz.whole over.nika
run play --resume over.nika </dev/null
check_fine
check_output 'This game is over.'
check_output '1. '
check_same over.nika byzantz.whole
# Without its result, that is added.
head -n -1 byzantz.whole >over.nika
run play --resume over.nika </dev/null
check_fine
check_same over.nika byzantz.whole

# A record that was cut anywhere in its last line: what is left of that line goes, and the game goes on before it. If only the line's end is
# missing, nothing is lost.
lines=$(grep -n '^{"seat":0,' byzantz.whole | sed -n 20p | cut -d : -f 1) # Ada's: who takes it up before that is asked
head -n "$lines" byzantz.whole >half
head -n $((lines - 1)) byzantz.whole >before
last=$(($(wc -c <half) - $(wc -c <before)))
for ((cut = 1; cut < last; cut++)); do
    head -c -"$cut" half >torn
    run play --resume torn </dev/null
    check_fine
    if ((cut > 1)); then
        check_same torn before
        check_output "torn: line $lines, the last one, was cut off and has been removed"
    else
        check_same <(head -n "$lines" torn) half
        check_same <(head -n "$(wc -l <torn)" byzantz.whole) torn
        check "something was said to be cut off" test "$(count 'cut off' out)" -eq 0
    fi
done
# Garbage without an end of line too.
{ cat before; printf '\0\0\0\0'; } >torn
run play --resume torn </dev/null
check_fine
check_same torn before

# Broken records are refused, with line and reason, and stay as they are.
refuse() {
    cp broken broken.before
    run play --resume broken </dev/null
    check_wrong "$1"
    check_empty out
    check_same broken broken.before
}
{ cat before; echo '{"seat":0,"move":"bid C9"}'; cat byzantz.whole; } >broken
refuse "broken, line $lines: \"bid C9\" is not a move"
{ cat before; echo nonsense; } >broken
refuse "broken, line $lines: not JSON at byte 2"
{ cat before; printf '{"seat":0,"move":"done"}'; } >broken # whole, but not legal: nobody tore that
refuse "broken, line $lines: "
cat byzantz.whole justinian.whole >broken
refuse 'a second game starts here'
: >broken
refuse 'there is no record here'
head -c 100 byzantz.whole >broken
refuse 'broken, line 1: '
{ cat before; head -c 70000 /dev/zero | tr '\0' 'x'; } >broken
refuse "broken, line $lines: the line is too long"
run play --resume missing </dev/null
check_wrong 'missing: No such file or directory'
run play --resume . </dev/null
check_wrong '.: Is a directory'
mkfifo fifo
run play --resume fifo </dev/null
check_wrong 'fifo is not a regular file'
run play --resume before --seats human,expert </dev/null
check_usage '--seats names 2, but that game has 3 players'

# Others may sit down.
cp before changed
run play --resume changed --seats heuristic,heuristic,heuristic </dev/null
check_fine
check_output 'Ada: computer player (heuristic)'
check "the game did not go on" test "$(wc -l <changed)" -gt "$lines"
run verify changed
check_fine

# Two programs never write one record.
cp before locked
mkfifo hold
"$NIKA" play --resume locked <hold >held 2>&1 &
holder=$!
exec 3>hold
until grep -q 'You> ' held; do sleep 0.05; done
run play --resume locked </dev/null
check_wrong 'locked: another program is playing this game'
exec 3>&-
wait "$holder"
run play --resume locked </dev/null
check_fine

# No room for the record: the move is not made, and nobody is told that it was. With room again, the game goes on.
table=(byzantz --plain --players 3 --names Ada --seed 11 --agents heuristic)
(
    export GCOV_PREFIX=$PWD/counted GCOV_ERROR_FILE=/dev/null # whoever counts lines has no room either
    ulimit -f 1
    exec "$NIKA" play "${table[@]}" --record full.nika < <(sed 's/$/\ny/' byzantz.moves)
) 2>err | cat >out || fail "a full disk is no reason to fail"
ran='nika play with little room'
check_empty err
check_output 'The record could not be written, so that move was not made.'
check "a piece of a line stayed" test "$(tail -c 1 full.nika | od -An -c | tr -d ' ')" = '\n'
kept=$(wc -l <full.nika)
head -n "$kept" byzantz.whole | cmp -s - full.nika || fail "full.nika is not the beginning of the game"
done=$(count '^{"seat":0,' full.nika)
run play --resume full.nika --plain < <(tail -n +$((done + 1)) byzantz.moves | sed 's/$/\ny/')
check_fine
check_same full.nika byzantz.whole

# Signals: the game is kept, and the program ends as whoever sent it expects.
for signal in SIGINT SIGTERM SIGHUP; do
    rm -f signal.nika
    node "$TESTS/cli/play.mjs" signal "$NIKA" "$signal" "${table[@]}" --record signal.nika >out
    ran="nika play and $signal"
    check_output 'To resume it: nika play --resume signal.nika'
    check_output "ended by $signal"
    check_same <(head -n "$(wc -l <signal.nika)" byzantz.whole) signal.nika
done

# Nobody reads any more.
statuses=0
"$NIKA" play "${table[@]}" --record pipe.nika < <(sed 's/$/\ny/' byzantz.moves) 2>err | head -n 1 >out || statuses=("${PIPESTATUS[@]}")
ran='nika play | head'
check "it does not end by SIGPIPE but ${statuses[0]}" test "${statuses[0]}" -eq 141
check_empty err
check_same <(head -n "$(wc -l <pipe.nika)" byzantz.whole) pipe.nika
run_into /dev/full play "${table[@]}" --record unread.nika <byzantz.moves
check_wrong 'No space left on device'

finish
