#!/usr/bin/env bash
# simulate.sh: nika simulate: the same file for the same seed, whatever else differs; quiet; and clear about mistakes.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

# Each game and number of players: all games are there, whole, and a second run is the same.
for table in 'justinian 2' 'justinian 3' 'justinian 4' 'byzantz 3' 'byzantz 4' 'byzantz 5' 'byzantz 6' 'null 2' 'null 3' 'null 4' 'null 5' 'null 6'; do
    read -r game players <<<"$table"
    simulate once "$game" "$players" 20 1
    check_empty out
    check_empty err
    simulate again "$game" "$players" 20 1
    check_same once again
    check "not 20 headers for $table" test "$(count "^{\"nika\":2,\"game\":\"$game\",\"players\":$players," once)" -eq 20
    check "not 20 results for $table" test "$(count '^{"result":{"scores":\[' once)" -eq 20
    check "legal lists unasked" test "$(count legal once)" -eq 0
    check_clean once
    run verify once
    check_fine
    check_output 'once: verified, 20 games, '

    # Lists of legal moves come in addition and change nothing else.
    simulate with_legal "$game" "$players" 20 1 --legal
    check "a move has no list" test "$(count '"move"' with_legal)" -eq "$(count '"legal":\[".*"\]}$' with_legal)"
    sed 's/,"legal":\[.*\]}$/}/' with_legal >without
    check_same once without
    run verify with_legal
    check_fine

    # Who starts is drawn.
    check "one seat always starts" test "$(grep -o '"start":[0-9]' once | sort -u | wc -l)" -gt 1
done

# Byzantz is sold out of turn now and then.
for players in 3 4 5 6; do
    simulate games byzantz "$players" 20 1
    run replay games
    check_fine
    check_output ', out of turn, '
done

# The number of threads makes no difference, also when they are more than the games, and when the games fill no last chunk.
for games in 1 3 8 61; do
    simulate one byzantz 4 "$games" 7 --legal --threads 1
    for threads in 2 3 7 256; do
        simulate many byzantz 4 "$games" 7 --legal --threads "$threads"
        check_same one many
    done
    simulate many byzantz 4 "$games" 7 --legal
    check_same one many
done

# A game depends on the seed and its number alone: a shorter run is the beginning of a longer one.
simulate long byzantz 5 50 3
for games in 1 7 8 9 49; do
    simulate short byzantz 5 "$games" 3
    head -c "$(wc -c <short)" long >beginning
    check_same short beginning
    check "$games games are not fewer than 50" test "$(wc -c <short)" -lt "$(wc -c <long)"
done

# Different seeds, up to the largest, give different games.
for seed in 0 1 2 3 4294967296 9223372036854775808 18446744073709551615; do
    simulate "seed-$seed" byzantz 3 1 "$seed"
done
check "two seeds give the same game" test "$(sha256sum seed-* | cut -d ' ' -f 1 | sort -u | wc -l)" -eq 7

# Interrupted: finished games are kept, and it is said where; before the first nothing is left. The summary is that of these games.
for signal in INT TERM HUP; do
    rm -f kept kept.partial
    ran="nika simulate … on SIG$signal"
    status=0
    # Without job control, a shell starts background commands with SIGINT ignored.
    env --default-signal "$NIKA" simulate null --players 3 --games 100000000 --seed 2 --records kept --json >out 2>err &
    while kill -0 $! 2>/dev/null && [ ! -s kept.partial ]; do
        sleep 0.02
    done
    kill -s "$signal" $! || fail 'it ended by itself'
    wait $! 2>/dev/null || status=$?
    check_exit $((128 + $(kill -l "$signal")))
    check "a file that is not whole has the name of one that is" test ! -e kept
    games=$(count '^{"result"' kept.partial)
    check "it is not said what was kept" grep -qx "nika simulate: stopped after $games of 100000000 games; they are kept in kept.partial, but the same command starts over" err
    check_output "\"games\":$games,\"interrupted\":true,"
    check_lines out 1
    run verify kept.partial
    check_fine
    # They are not lost by trying again, either.
    run simulate null --players 3 --games 1 --seed 2 --records kept
    check_wrong 'nika simulate: kept.partial already exists; --force replaces it'
    check "the games that were kept are gone" test "$(count '^{"result"' kept.partial)" -eq "$games"
    run simulate null --players 3 --games 1 --seed 2 --records kept --force
    check_fine
    check "it is not replaced" test ! -e kept.partial
done
status=0
timeout --foreground --preserve-status -s INT 0.5 "$NIKA" simulate justinian --players 4 --games 8 --seed 2 --agents search-999999 --records none >out 2>err || status=$?
check_exit 130
check "something is left of no game" test ! -e none.partial
check "it is not said that it stopped" grep -qx 'nika simulate: stopped after 0 of 8 games' err

# A file that is there is replaced with --force alone; an empty one, as mktemp makes it, is no loss.
simulate there null 3 1 1
cp there before
run simulate null --players 3 --games 2 --seed 2 --records there
check_wrong 'nika simulate: there already exists; --force replaces it'
check_same there before
run simulate null --players 3 --games 2 --seed 2 --records there --force
check_fine
check "it is not replaced" test "$(count '^{"result"' there)" -eq 2
: >nothing
run simulate null --players 3 --games 2 --seed 2 --records nothing
check_fine
check_same nothing there

# The summary is what the results say; records may be written or not, and are the same.
for table in 'byzantz 4 casual,random,random,random' 'justinian 3 random' 'null 5 random'; do
    read -r game players agents <<<"$table"
    run simulate "$game" --players "$players" --games 21 --seed 6 --agents "$agents" --json
    check_fine
    check_lines out 1
    cp out summary
    run simulate "$game" --players "$players" --games 21 --seed 6 --agents "$agents" --json --records summed --force --threads 1
    check_fine
    sed -i -E 's/"seconds":[0-9.]+/"seconds":0/' out summary
    check_same out summary
    check "the summary is not that of the records" node "$TESTS/cli/summary.mjs" summed summary "$agents"
    simulate alone "$game" "$players" 21 6 --agents "$agents"
    check_same alone summed
done
run simulate null --players 3 --games 2 --seed 2 --records - --json
check_usage '--json and --records need different files, or “-” for one of them'

# Standard output; and the ways to write an option.
simulate file byzantz 3 9 5
run simulate byzantz --players 3 --games 9 --seed 5 --records -
check_fine
check_same out file
for words in '--players=3 --games=9 --seed=5 --records=- byzantz' '--seed 5 --players 3 --records - --games 9 -- byzantz' \
    'byzantz --players 03 --games 9 --seed 0005 --records -'; do
    # shellcheck disable=SC2086 # words
    run simulate $words
    check_fine
    check_same out file
done
for agents in random random,random,random; do
    run simulate byzantz --players 3 --games 9 --seed 5 --records - --agents "$agents"
    check_fine
    check_same out file
done
run simulate byzantz --players 3 --games 9 --seed 5 --records - --set open-profit=on
check_same out file

# How long players think: in place of a number in a name, or of a level's own measure.
simulate slow byzantz 3 2 5 --agents search-30
simulate quick byzantz 3 2 5 --agents search-1 --iterations 30
check_same slow <(sed 's/"search-1 /"search-30 /g' quick)
simulate quick byzantz 3 2 5 --agents search-30 --iterations 1
check "iterations change nothing" test "$(sha256sum slow quick | cut -d ' ' -f 1 | sort -u | wc -l)" -eq 2
simulate quick byzantz 3 2 5 --agents random --iterations 7
simulate slow byzantz 3 2 5 --agents random
check_same quick slow
run simulate byzantz --players 3 --games 9 --seed 5 --records - --set open-profit=off
check_fine
check "the switch is not in the header" test "$(count '"rules":{"open-profit":"off"}' out)" -eq 9
sed 's/"open-profit":"off"//' out >without
check_same without file
cp out off
run verify off
check_fine

# Editions and switches of Justinian: the header names the edition, and what is set apart from it.
# rules_are RULES OPTION…: so the header spells them; the program and the oracle accept the record.
rules_are() {
    run simulate justinian --players 3 --games 3 --seed 5 --records record --force "${@:2}"
    check_fine
    check "the header has not the rules $1" test "$(grep -cF -e "\"rules\":$1," record)" -eq 3
    run verify record
    check_fine
    check_output 'record: verified, 3 games, '
    check "the oracle refuses it" node "$TESTS/oracle/oracle_justinian.mjs" record >/dev/null
}
rules_are '{"edition":"en"}'
cp record plain
for edition in en fr it ja; do
    rules_are "{\"edition\":\"$edition\"}" --edition "$edition"
    sed "s/\"edition\":\"[a-z]*\"/\"edition\":\"en\"/; /^{\"nika\"/!d" record >headers
    check_same headers <(grep '^{"nika"' plain) # the deals are the same
done
rules_are '{"edition":"fr","tie":"clockwise"}' --edition fr --set tie=clockwise
rules_are '{"edition":"fr","tie":"clockwise"}' --set tie=clockwise --edition=fr
rules_are '{"edition":"fr"}' --edition fr --set tie=latest-pass --set empty-final=none
rules_are '{"edition":"en"}' --set tie=clockwise --set influence=chooser --set empty-final=score
check_same record plain
rules_are '{"edition":"en","tie":"latest-pass"}' --set tie=latest-pass
rules_are '{"edition":"ja","influence":"trigger"}' --edition ja --set influence=trigger
rules_are '{"edition":"it"}' --edition it --set influence=chooser
rules_are '{"edition":"it","influence":"trigger"}' --edition it --set influence=trigger
rules_are '{"edition":"it","tie":"latest-pass","influence":"trigger","empty-final":"none"}' \
    --edition it --set empty-final=none --set influence=trigger --set tie=latest-pass
for number in 1 2 8; do # the number of threads makes no difference here, either
    simulate many justinian 4 61 7 --legal --edition it --threads "$number"
    if ((number == 1)); then
        cp many one
    fi
    check_same one many
done

# Progress is for a person at a terminal, and for nobody else.
if ! command -v script >/dev/null; then
    echo 'FAILED: the program “script” (package bsdutils) is needed to play a terminal'
    exit 1
fi
script -qec "'$NIKA' simulate byzantz --players 3 --games 300 --seed 1 --records watched" /dev/null </dev/null >out
check_output '300 of 300 games'
check "the counter does not move" test "$(tr '\r' '\n' <out | grep -c 'of 300 games')" -gt 1
script -qec "'$NIKA' simulate byzantz --players 3 --games 300 --seed 1 --records - >piped" /dev/null </dev/null >out
check_output '300 of 300 games'
# After a second it says how long it will take.
script -qec "timeout 1.7 '$NIKA' simulate byzantz --players 3 --games 100000000 --seed 1 --records /dev/null" /dev/null </dev/null >out || true
check "it does not say how much time is left" grep -qE 'of 100,000,000 games; [0-9:]+ left' out
simulate unwatched byzantz 3 300 1
check_empty out
check_empty err
check_same watched unwatched
check_same piped unwatched

# Mistakes on the command line: nothing is done, and a file that was there stays.
good=(byzantz --players 3 --games 1 --seed 1)
echo precious >precious
refused() {
    local why=$1
    shift
    run simulate "$@" --records fresh
    check_usage "$why"
    check "a file was made" test ! -e fresh
    run simulate "$@" --records precious
    check_usage "$why"
    check "a file was overwritten" test "$(cat precious)" = precious
}
refused 'name one game'
refused 'name one game' --players 3 --games 1 --seed 1
refused 'name one game' "${good[@]}" null
refused "unknown game “justiniano”; available: justinian, byzantz, null" justiniano --players 3 --games 1 --seed 1
check_usage "unknown game “justiniano”; available: justinian, byzantz, null" justinian
for game in nonsense '' BYZANTZ; do
    refused "unknown game “$game”; available: justinian, byzantz, null" "$game" --players 3 --games 1 --seed 1
done
for players in 2 7 0 -1 256 259 4294967299 18446744073709551619 '' three 3x ' 3' +3 3.0 0x3; do
    refused '--players needs a number from 3 to 6' byzantz --players "$players" --games 1 --seed 1
done
refused '--players needs a number from 2 to 6' null --players 1 --games 1 --seed 1
for players in 1 5 0; do
    refused '--players needs a number from 2 to 4' justinian --players "$players" --games 1 --seed 1
done
refused '--players needs a number from 3 to 6' byzantz --games 1 --seed 1
for games in 0 -1 18446744073709551616 99999999999999999999999 '' x 1e3; do
    refused '--games needs a number, 1 or more' byzantz --players 3 --games "$games" --seed 1
done
refused '--games needs a number, 1 or more' byzantz --players 3 --seed 1
for seed in 18446744073709551616 18446744073709551625 99999999999999999999999 -1 '' x 0x1 1.0; do
    refused '--seed needs a number from 0 to 18446744073709551615' byzantz --players 3 --games 1 --seed "$seed"
done
refused '--seed needs a number from 0 to 18446744073709551615' byzantz --players 3 --games 1
for threads in 0 257 -1 '' many; do
    refused '--threads needs a number from 1 to 256' "${good[@]}" --threads "$threads"
done
for iterations in 0 -1 x '' 1000000; do
    refused '--iterations needs a number from 1 to 999999' "${good[@]}" --iterations "$iterations"
done
run simulate "${good[@]}" --records fresh --agents nobody
agents=$(sed -n 's/.*available: //p' err) # the list grows; that it is the same everywhere is what counts
check "the list of agents lacks “random”" grep -qF ', random,' <<<", $agents,"
check "the list of agents lacks bots" grep -qF ', cmd:COMMAND,' <<<", $agents,"
refused "unknown computer player “clever”; available: $agents" "${good[@]}" --agents clever
refused "unknown computer player “”; available: $agents" "${good[@]}" --agents ''
refused "unknown computer player “”; available: $agents" "${good[@]}" --agents random,,random
refused "unknown computer player “clever”; available: $agents" "${good[@]}" --agents random,random,clever
run simulate "${good[@]}" --records fresh --agents random,random,expret
check_usage "unknown computer player “expret”; available: $agents" expert
run simulate justinian --players 3 --games 1 --seed 1 --records fresh --set tie=clokwise
check_usage "--set tie=clokwise: justinian has no such rule; available: tie=clockwise, tie=latest-pass, influence=chooser, influence=trigger, empty-final=score, empty-final=none" tie=clockwise
refused '--agents names 2 players, but 3 play' "${good[@]}" --agents random,random
refused '--agents needs one name, or 3 separated by commas' "${good[@]}" --agents random,random,random,random
refused 'no computer player has a name that long' "${good[@]}" --agents "$(printf 'a%.0s' {1..1000})"
refused 'byzantz has only one edition' "${good[@]}" --edition en
refused 'null has no edition “Plain”; available: plain, reverse' null --players 3 --games 1 --seed 1 --edition Plain
run simulate null --players 3 --games 1 --seed 1 --records - --edition reverse
check_fine
check_output '"rules":{"edition":"reverse"}'
run simulate null --players 3 --games 1 --seed 1 --records - --edition reverse --set winner=highest
check_fine
check_output '"rules":{"edition":"reverse","winner":"highest"}'
for switch in nonsense nonsense=on open-profit open-profit= open-profit=maybe =on ''; do
    refused "--set $switch: byzantz has no such rule; available: open-profit=on, open-profit=off" "${good[@]}" --set "$switch"
done
court=(justinian --players 3 --games 1 --seed 1)
for edition in de EN '' english 'en ' 'en,fr'; do
    refused "justinian has no edition “$edition”; available: en, fr, it, ja" "${court[@]}" --edition "$edition"
done
refused '--edition is given too many times' "${court[@]}" --edition en --edition fr
refused '--edition is given too many times' "${court[@]}" --edition en --edition en
switches='tie=clockwise, tie=latest-pass, influence=chooser, influence=trigger, empty-final=score, empty-final=none'
for switch in tie tie= tie=maybe tie=Clockwise 'tie=clockwise ' Tie=clockwise ties=clockwise influence=clockwise edition=fr open-profit=on =score ''; do
    refused "--set $switch: justinian has no such rule; available: $switches" "${court[@]}" --set "$switch"
done
# What is long is shown in short.
letters=$(printf 'a%.0s' {1..80})
for more in aaa '=on' "$letters"; do
    refused "--set $letters…: justinian has no such rule; available: $switches" "${court[@]}" --set "$letters$more"
done
refused "--set $letters: justinian has no such rule; available: $switches" "${court[@]}" --set "$letters"
refused "--set nonsense: justinian has no such rule; available: $switches" "${court[@]}" --edition fr --set tie=clockwise --set nonsense
for second in tie=latest-pass tie=clockwise; do
    refused "--set tie=clockwise and --set $second exclude each other" "${court[@]}" --set tie=clockwise --set "$second"
    refused "--set tie=clockwise and --set $second exclude each other" \
        "${court[@]}" --set tie=clockwise --set influence=trigger --edition fr --set "$second"
done
refused '--set open-profit=on and --set open-profit=off exclude each other' "${good[@]}" --set open-profit=on --set open-profit=off
mapfile -t many < <(printf -- '--set=tie=clockwise%.0s\n' {1..100})
refused '--set is given too many times' "${court[@]}" "${many[@]}"
refused '--seed is given too many times' "${good[@]}" --seed 2
refused '--legal takes no value' "${good[@]}" --legal=yes
run simulate null --players 3 --games 1 --seed 1 --records fresh --set open-profit=on
check_exit 2
check "a file was made" test ! -e fresh
run simulate "${good[@]}"
check_usage '--records needs a file, or - for standard output'
run simulate "${good[@]}" --records
check_usage '--records needs a value'

# Files that can't be written.
run simulate "${good[@]}" --records none/such
check_wrong 'none/such: No such file or directory'
mkdir folder
run simulate "${good[@]}" --records folder
check_wrong 'folder: Is a directory'
run simulate "${good[@]}" --records ''
check_wrong 'No such file or directory'
for games in 1 300; do
    run simulate byzantz --players 3 --games "$games" --seed 1 --records /dev/full
    check_wrong '/dev/full: No space left on device'
    check_empty out
    run_into /dev/full simulate byzantz --players 3 --games "$games" --seed 1 --records -
    check_wrong 'No space left on device'
done
trap '' XFSZ
ulimit -f 8 # from here on, no file grows beyond 8 blocks
echo 'what was there before' >large
ln -s large link
for name in large link; do
    cp large before
    run simulate byzantz --players 3 --games 300 --seed 1 --records "$name" --force
    check_wrong "$name: File too large"
    [ "$name" = link ] || check 'what was there before is gone' cmp -s before large
    check 'a half-written file stays' [ ! -e "$name.partial" ]
    check "$name is gone" [ -e "$name" ]
done

finish
