#!/usr/bin/env bash
# screens.sh: the pictures of docs/screens are what tools/screens draws.
# shellcheck source=tests/cli/kit.sh
source "$(dirname "$0")/kit.sh"

"$TESTS/../tools/screens" "$PWD/drawn" "$(dirname "$NIKA")"
for picture in byzantz.svg byzantz.txt justinian.svg justinian.txt; do
    check "$picture is out of date: run make screens" cmp "drawn/$picture" "$TESTS/../docs/screens/$picture"
done
finish
