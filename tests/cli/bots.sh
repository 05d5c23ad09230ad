#!/usr/bin/env bash
# bots.sh: bots over pipes (docs/bots.md): those of examples/bots play whole games; whatever a bot does, the match goes on or stops as
# it should, and no process is left behind.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

odd="python3 $TESTS/cli/odd_bot.py"
examples=$(realpath "$TESTS/../examples/bots")

# For bots that answer: however busy the machine is, none of them is slow.
patient=(--bot-time 600000)

# null OPTION…: the null game for two: each seat is asked once a game, so that 3 deals are 6 games and 6 decisions of a bot: three of each of
# its two processes, one for each rotation.
null() {
    local more=("${patient[@]}")
    [[ " $* " != *' --bot-time '* ]] || more=()
    run match null --deals 3 --seed 1 --threads 1 --json figures --players "${players:-2}" "${more[@]}" "$@"
}

# The faults of each bot in the figures: crash slow illegal garbage.
faults() {
    sed -E 's/.*"faults":\[(.*)\]\}$/\1/; s/\{"agent":"[^"]*",//g; s/"[a-z]+":([0-9]+)/\1/g; s/\},/; /g; s/\}//; s/([0-9]),/\1 /g' figures
}

check_faults() {
    check_exit 0
    check "faults are $(faults), expected $1" test "$(faults)" = "$1"
}

# A good bot: it is told every game from its beginning to its end, by several threads, and has no faults.
for table in 'byzantz 4' 'justinian 3'; do
    read -r game seats <<<"$table"
    rm -f told
    run match "$game" --players "$seats" --agents "cmd:$odd good told,random" --deals 2 --seed 3 --threads 2 --json figures "${patient[@]}"
    check_fine
    check_faults '0 0 0 0'
    check "told: $(grep -v over told | head -n 1)" test "$(count '^over ' told)" -eq "$(wc -l <told)"
    check 'not every game was told to its end' test "$(wc -l <told)" -eq $((2 * seats))
    check 'it does not play every seat' test "$(sort -u told | wc -l)" -eq "$seats"
done

# No process sees a deal twice: what the first view shows of the deal is another each time.
rm -f seen.*
run match byzantz --players 3 --agents "cmd:$odd seen seen,random" --deals 4 --seed 3 --threads 1 "${patient[@]}"
check_fine
check 'not a process for each rotation' test "$(find . -name 'seen.*' | wc -l)" -eq 3
for seen in seen.*; do
    check "a deal comes twice: $(sort "$seen" | uniq -d | head -n 1)" test "$(sort -u "$seen" | wc -l)" -eq 4
done

# The same games whatever the number of threads.
cc -O1 -o bot "$examples/greedy.c"
for threads in 1 3; do
    run match byzantz --players 3 --agents cmd:./bot,random --deals 4 --seed 3 --threads "$threads" "${patient[@]}"
    check_fine
    mv out "figures.$threads"
done
check_same figures.1 figures.3

# What bots can do that is fine: write in pieces, and say things twice.
for kind in halves twice; do
    null --agents "cmd:$odd $kind,random"
    check_fine
    check_faults '0 0 0 0'
done

# What is not: each time, a random move is made. Those that crash are started again: of each process's three decisions, the second goes
# wrong.
null --agents "cmd:$odd illegal,random"
check_faults '0 0 6 0'
check 'faults are not told' grep -q 'failed to answer.*6 illegal' err
for kind in garbage wrong-id long; do
    null --agents "cmd:$odd $kind,random"
    check_faults '0 0 0 6'
done
for kind in crash closes orphan; do
    null --agents "cmd:exec $odd $kind,random"
    check_faults '2 0 0 0'
done
null --agents "cmd:$odd sleeps,random" --bot-time 50
check_faults '0 4 0 0' # all but the first of each
# One answer comes only after the next question: it is a fault, and does not count as an answer to that one.
null --agents "cmd:$odd late,random" --bot-time 2000
check_faults '0 2 0 0'
# A bot that ends in the middle of a game, when it is asked or after an answer, is told the whole game again, and nothing else.
for kind in again-asked again-after; do
    run match byzantz --players 3 --agents "cmd:exec $odd $kind $kind,random" --deals 1 --seed 3 --threads 1 --json figures "${patient[@]}"
    check_faults '1 0 0 0'
    check "$kind: $(grep -Ev '^(over .|again)$' "$kind" | head -n 1)" test "$(head -n 1 "$kind")" = again
    check 'not every game was told to its end' test "$(count '^over ' "$kind")" -eq 3
done
players=3 null --agents "cmd:$odd illegal,cmd:$odd good told,random" --bot-faults 9 # 3 deals in 3 rotations
check_faults '0 0 9 0; 0 0 0 0'

# Too much is too much; and nothing is written.
rm -f figures
null --agents "cmd:$odd illegal,random" --bot-faults 5
check_exit 1
check 'it is not said' grep -q 'failed to answer too often' err
check 'figures were written' test ! -e figures
null --agents "cmd:$odd flood,random" --bot-faults 2 --bot-time 100
check_exit 1
null --agents "cmd:$odd deaf,random" --bot-faults 1 --bot-time 50 --bot-start 100
check_exit 1
# … and all processes of the command are counted together: none is started after the last fault.
players=3 null --agents "cmd:echo >>starts; exec sleep 600,random" --bot-faults 0 --bot-time 50 --bot-start 0
check_exit 1
check "$(wc -l <starts) processes were started" test "$(wc -l <starts)" -eq 1
for command in "$odd dead" './there-is-no-such-bot' 'true'; do
    null --agents "cmd:$command,random"
    check_exit 1
    check "it is not said that “$command” can't be started" grep -q 'ended before its first answer' err
done

# Faults of deals that were played before count as well: a match that goes on hides none.
rm -f figures journal
null --agents "cmd:$odd illegal,random" --resume journal --bot-faults 6
check_faults '0 0 6 0'
null --agents "cmd:$odd illegal,random" --resume journal --bot-faults 6
check_faults '0 0 6 0'
run match null --deals 4 --seed 1 --threads 1 --players 2 --agents "cmd:$odd illegal,random" --resume journal --bot-faults 6
check_exit 1
check 'it is not said' grep -q 'failed to answer too often' err
null --agents "cmd:$odd illegal,random" --resume journal --bot-faults 5
check_exit 1
check 'it is not said' grep -q 'failed to answer too often' err

# Commands with commas, written twice; long ones that differ.
printf '#!/bin/sh\n[ "$1" = a,b ] && exec python3 "$2" good told\n' >comma
chmod +x comma
rm -f told
null --agents "cmd:./comma a,,b $TESTS/cli/odd_bot.py,random"
check_fine
check_faults '0 0 0 0'
null --agents "cmd:$odd good told,cmd:$odd good  told"
check_fine
check_faults '0 0 0 0; 0 0 0 0'
null --agents 'cmd:,random'
check_exit 2
null --agents "cmd:true,random" --bot-time 0
check_usage "--bot-time needs a number from 1 to 3600000"

# Without a password, nika bot does not become a guest of the account's name.
: >empty
run bot http://localhost:9 --cmd true --account Ada --password-file empty
check_usage "the account's password is missing: name a file with --password-file, or set NIKA_PASSWORD"

run bot http://localhost:9 --cmd true --password-file empty
check_usage '--password-file is only for use with --account'
printf '%0129d\n' 1 >long
run bot http://localhost:9 --cmd true --account Ada --password-file long
check_usage 'the password in “long” has more than 128 bytes'
run bot http://localhost:9 --cmd true --games byzants,justinian
check_exit 2
check "no suggestion: $(<err)" grep -q 'byzants”' err
run bot http://localhost:9 --cmd "$(printf '%01024d' 1)"
check_usage '--cmd needs the command that starts the bot, at most 1023 bytes'

# simulate has them, too: its records are right, and say who played.
run simulate justinian --players 2 --games 3 --seed 4 --records bots.jsonl --agents "cmd:$odd good told,expert" --iterations 20 --threads 2 "${patient[@]}"
check_fine
run verify bots.jsonl
check_fine
run simulate null --players 2 --games 3 --seed 4 --records odd.jsonl --agents "cmd:$odd illegal,random" "${patient[@]}"
check_exit 0
check 'faults are not told' grep -q 'failed to answer.*3 illegal' err
run simulate null --players 2 --games 3 --seed 4 --json --agents "cmd:$odd illegal,random" "${patient[@]}"
check_exit 0
check "faults are not in the summary: $(<out)" grep -q '"faults":\[{"seat":0,"agent":"[^"]*","crash":0,"slow":0,"illegal":3,"garbage":0}\]' out
run simulate null --players 2 --games 3 --seed 4 --records none.jsonl --agents "cmd:$odd dead,random" "${patient[@]}"
check_exit 1
check "it is not said that it can't be started" grep -q 'ended before its first answer' err
check 'a file was left' test ! -e none.jsonl

# No process is left: neither after a match, nor if that is interrupted.
gone() {
    local pid
    for pid in $(cat pids); do
        for _ in {1..40}; do
            kill -0 "$pid" 2>/dev/null || continue 2
            sleep 0.05
        done
        return 1
    done
}
null --agents "cmd:$odd stays pids,random" --bot-time 50 --bot-start 400 --bot-faults 2
check_exit 1
check 'a bot or its child lives on' gone
# interrupt TIMES: a match while its bot thinks.
interrupt() {
    local match status=0
    rm -f pids
    "$NIKA" match null --players 2 --deals 3 --seed 1 --agents "cmd:$odd stays pids,random" --bot-time 60000 --threads 1 >out 2>err &
    match=$!
    for _ in {1..100}; do
        [[ ! -s pids ]] || break
        sleep 0.05
    done
    for _ in $(seq "$1"); do
        kill -TERM "$match"
    done
    wait "$match" || status=$?
    check "ended by $status" test "$status" -eq 143
    check 'a bot or its child lives on' gone
}
interrupt 1
interrupt 2 # the second ends the program in its handler
# A process that cannot be had is told as such.
status=0
(ulimit -n 8 && exec "$NIKA" match null --players 2 --deals 1 --seed 1 --agents 'cmd:cat,cmd:cat ' --threads 1) >out 2>err || status=$?
check "it ends with $status" test "$status" -eq 1
check "no reason: $(<err)" grep -q 'open files' err

# The examples play both games, much better than by chance: a fair share is a third.
for command in "python3 $examples/greedy.py" "node $examples/greedy.mjs" ./bot; do
    for game in byzantz justinian; do
        run match "$game" --players 3 --agents "cmd:$command,random" --deals 8 --seed 2 --threads 1 --json figures "${patient[@]}"
        check_fine
        check_faults '0 0 0 0'
        share=$(sed -E 's/.*"figures":\[\{"agent":"[^"]*",[^{]*"win":\{"mean":([0-9.]+).*/\1/' figures)
        check "“$command” wins $share of its games" awk "BEGIN { exit !($share > 0.5) }"
    done
done
for example in "$examples"/greedy.*; do
    check "$example has 80 lines or more" test "$(wc -l <"$example")" -lt 80
done
finish
