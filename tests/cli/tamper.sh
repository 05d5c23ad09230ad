#!/usr/bin/env bash
# tamper.sh NIKA [CHANGES]: nika verify finds every change of a record that matters, and the oracles judge which do (tamper.mjs).
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

for players in 3 4 5 6; do
    simulate "byzantz-$players" byzantz "$players" 5 21 --legal
done
for players in 2 3 4; do
    simulate "justinian-$players-en" justinian "$players" 3 22 --legal
    simulate "justinian-$players-fr" justinian "$players" 3 23 --legal --edition fr
    simulate "justinian-$players-it" justinian "$players" 3 24 --legal --edition it --set empty-final=none
done
for game in byzantz justinian; do
    check "tamper.mjs has found something" node "$TESTS/cli/tamper.mjs" "$NIKA" "${2-1000}" "$game"-*
done

finish
