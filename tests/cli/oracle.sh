#!/usr/bin/env bash
# oracle.sh NIKA GAMES PART: the program and the oracles, which share no code, accept each other's records: GAMES games for each number of
# players and each edition, every move, every list of legal moves and every result. PART: byzantz, justinian PLAYERS, self-play.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
games=$2
seed=0

# by_nika GAME PLAYERS COUNTED [OPTION…]: the program plays, the oracle checks; COUNTED: what its line says between moves and lists.
by_nika() {
    seed=$((seed + 1))
    simulate records "$1" "$2" "$games" "$seed" --legal "${@:4}"
    local moves
    moves=$(count '"move"' records)
    run verify records
    check_fine
    check_output "records: verified, $games games, $(grouped "$moves") moves"
    ran="the oracle on records of nika simulate $1 --players $2 ${*:4}"
    status=0
    node "$TESTS/oracle/oracle_$1.mjs" records >out 2>err || status=$?
    check_exit 0 # node itself may have warnings
    check_lines out 1
    check "not all games were compared" grep -qE "^records: $games games, $moves moves, $3$moves legal lists compared" out
    head -n 1 out | cut -c 1-1000 | sed "s/^records:/$1, $2 players${4+, ${*:4}}:/"
}

# by_oracle GAME EACH TABLES: the oracle plays so many games at each table, the program checks.
by_oracle() {
    node "$TESTS/oracle/oracle_$1.mjs" --self-play "$2" --seed 1 >self-play
    run verify self-play
    check_fine
    check_output "self-play: verified, $(($2 * $3)) games, $(grouped "$(count '"move"' self-play)") moves"
}

byzantz() {
    local players
    for players in 3 4 5 6; do
        by_nika byzantz "$players" '[1-9][0-9]* out of turn, '
    done
}

# justinian PLAYERS
justinian() {
    local edition
    for edition in en fr it ja; do
        by_nika justinian "$1" '' --edition "$edition"
    done
}

# The oracles play in their turn.
self-play() {
    by_oracle byzantz $((games / 4)) 4
    by_oracle justinian $((games / 10)) 12
}

"${@:3}"
finish
