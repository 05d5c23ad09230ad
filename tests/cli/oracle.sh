#!/usr/bin/env bash
# oracle.sh NIKA [GAMES]: the program and the oracle, which share no code, accept each other's records of Byzantz: GAMES games for each
# number of players, every move, every list of legal moves and every result.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
games=${2-1000}
oracle=$TESTS/oracle/byzantz.mjs

for players in 3 4 5 6; do
    simulate "records-$players" byzantz "$players" "$games" 31 --legal
done
ran="the oracle on nika's records"
status=0
node "$oracle" records-* >out 2>err || status=$?
check_fine
check_lines out 4
cat out
for players in 3 4 5 6; do
    line=$(grep "^records-$players: $games games, " out || true)
    moves=$(count '"move"' "records-$players")
    check "not all $players-player games were compared" \
        grep -qxE "records-$players: $games games, $moves moves, [1-9][0-9]* out of turn, $moves legal lists compared" <<<"$line"
done

node "$oracle" --self-play $((games / 4)) --seed 1 >self-play
run verify self-play
check_fine
check_output "self-play: verified, $((games / 4 * 4)) games, $(count '"move"' self-play) moves"

finish
