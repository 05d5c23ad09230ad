#!/usr/bin/env bash
# stop.sh NIKA [TIMES]: a server that is stopped in the middle of games and goes on later, and one whose disk is full, or fails, for a while: what
# was acknowledged is there, once (fault_injection.mjs, serve_judge.mjs), and time that nobody could play counts for nobody (pause.mjs).
# shellcheck source=tests/cli/kit.sh disable=SC1111
times=${2-20}
source "$(dirname "$0")/../cli/kit.sh"
seed=${NIKA_TEST_SEED-$RANDOM}

# endure FAULT [COMMAND…]: bots play through it; the command, if there is one, gets what is to be run.
endure() {
    local fault=$1 round
    mkdir -p "$fault/data"
    if ! timeout -s KILL 600 "${@:2}" node "$TESTS/serve/fault_injection.mjs" "$NIKA" "$fault" bots "$fault" "$times" "$seed"; then
        echo "FAILED: fault injection by “$fault”, with NIKA_TEST_SEED=$seed"
        exit 1
    fi
    for round in "$fault"/round-*; do
        check "what bots were promised in $round" node "$TESTS/serve/serve_judge.mjs" "$NIKA" "$round"
        run verify --moves "$round"/*Ada.nika
        check_fine
        check "a deal is not proved: $(cat out)" test "$(grep -c 'deals proved: 1; signed with the key [0-9a-f]*\(; computer.s moves proved: [0-9]*\)\?$' out)" -eq 2
    done
}

# Where file systems can be mounted that nobody else sees, there is a disk of 12 MB: a write-ahead log takes 4 before it is tidied.
# shellcheck disable=SC2016 # for the other shell
small_disk=(bash -c 'mount -t tmpfs -o size=12m none fill/data && exec "$@"' mount)
if unshare -m mount -t tmpfs none /mnt 2>err; then
    small_disk=(unshare -m "${small_disk[@]}")
elif unshare -rm mount -t tmpfs none /mnt 2>err; then
    small_disk=(unshare -rm "${small_disk[@]}")
else
    small_disk=()
    echo "No file system can be mounted here: there is no disk that could be full, only one that fails."
fi

check "time stands still" timeout -s KILL 600 node "$TESTS/serve/pause.mjs" "$NIKA"
endure stop
endure limit
if ((${#small_disk[@]})); then endure fill "${small_disk[@]}"; fi
finish
