#!/usr/bin/env bash
# tamper.sh NIKA [CHANGES]: nika verify finds every change of a record that matters, and the oracle judges which do (tamper.mjs).
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

for players in 3 4 5 6; do
    simulate "games-$players" byzantz "$players" 5 21 --legal
done
check "tamper.mjs has found something" node "$TESTS/cli/tamper.mjs" "$NIKA" "${2-1000}" games-*

finish
