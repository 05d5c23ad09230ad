#!/usr/bin/env bash
# transcripts.sh NIKA: whole games in line mode say, in every language, what the transcripts say. tools/transcripts writes them anew.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
# shellcheck source=tests/transcripts/table.sh
source "$TESTS/transcripts/table.sh"
for game in byzantz justinian; do
    for kept in "$TESTS/transcripts/$game"-*.txt; do
        language=${kept##*-}
        language=${language%.txt}
        ran="nika play $game --lang $language"
        transcript "$NIKA" "$game" "$language" "$TESTS/transcripts/$game.input" >out 2>err || fail "it must work"
        check_empty err
        check_clean out
        check "other words than in $game-$language.txt" diff -q "$TESTS/transcripts/$game-$language.txt" out
        diff "$TESTS/transcripts/$game-$language.txt" out | head -n 10 || true
    done
done
finish
