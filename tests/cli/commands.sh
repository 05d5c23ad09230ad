#!/usr/bin/env bash
# commands.sh: commands at their ordinary work, in a few seconds: for a build with sanitizers, which leaves out the long tests of these
# (languages.sh, simulate.sh, match.sh, view.sh, tamper.sh, oracle.sh).
# shellcheck source=tests/cli/kit.sh
source "$(dirname "$0")/kit.sh"

for table in 'byzantz 3' 'justinian 2' 'null 2'; do
    read -r game players <<<"$table"
    for agents in random casual; do
        simulate "$game" "$game" "$players" 2 5 --legal --agents "$agents"
        run verify "$game"
        check_fine
        check_output "$game: verified, 2 games, "
    done
    for seat in 0 watcher; do
        run view "$game" --ply 1 --seat "$seat" --game 2
        check_fine
        check_lines out 1
    done
    # A changed move is refused, and said in every language.
    sed -E '0,/"move":"[^"]*"/s//"move":"nothing"/' "$game" >changed
    for language in "${languages[@]}"; do
        run verify changed --lang "$language"
        check_wrong 'changed:'
    done
    [[ $game == null ]] && continue
    run match "$game" --players "$players" --agents beginner,anchor:random --deals 2 --seed 3 --json figures --plot plot --resume journal
    check_fine
    check_lines journal 3
    # Two more deals, from the journal on.
    run match "$game" --players "$players" --agents beginner,anchor:random --deals 4 --seed 3 --json figures --plot plot --resume journal
    check_fine
    check_lines journal 5
    rm journal
done
finish
