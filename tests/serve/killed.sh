#!/usr/bin/env bash
# killed.sh NIKA [KILLS]: a server under kill -9 (fault_injection.mjs), first with bots that were written from the documents alone (bot.mjs), then with
# nika join: both games are played to their end, all clients have the same records, the deals and what the computer
# played are proved, every act that was acknowledged is there once (serve_judge.mjs), and the data are sound.
# shellcheck source=tests/cli/kit.sh disable=SC1111
kills=${2-100}
source "$(dirname "$0")/../cli/kit.sh"
seed=${NIKA_TEST_SEED-$RANDOM}

for clients in bots joins; do
    mkdir $clients
    if ! timeout -s KILL 900 node "$TESTS/serve/fault_injection.mjs" "$NIKA" $clients $clients kill "$kills" "$seed"; then
        echo "FAILED: fault injection with $clients, with NIKA_TEST_SEED=$seed"
        exit 1
    fi
    for round in "$clients"/round-*; do
        if [[ $clients == bots ]]; then
            check "what bots were promised in $round" node "$TESTS/serve/serve_judge.mjs" "$NIKA" "$round"
        else
            for other in Bo Cy Di; do check "$other has another record in $round" cmp "$round/Ada.nika" "$round/$other.nika"; done
        fi
        run verify --moves "$round"/*Ada.nika
        check_fine
        check_lines out "$(find "$round" -name '*Ada.nika' | wc -l)"
        check "a deal is not proved: $(cat out)" test "$(grep -c 'verified, 1 game, [0-9]* moves; deals proved: 1; signed with the key [0-9a-f]*\(; computer.s moves proved: [0-9]*\)\?$' out)" -eq "$(wc -l <out)"
        check "the other program does not prove it" node "$TESTS/../tools/verify-deal.mjs" "$round"/*Ada.nika
    done
    run doctor --data $clients/data/nika.db
    check_fine
done
finish
