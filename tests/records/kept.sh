#!/usr/bin/env bash
# kept.sh: the kept records of Justinian hold every rare event of the game, and the oracle agrees with all of them.
#
# All but those of the last two files are of version 1. The games among random players are those of `nika simulate justinian --players N --edition E --seed 1` that have the number in the
# list; they were found by a search over many games with `tests/oracle/oracle_justinian.mjs --find`. In the 1,200,000 games that were searched nobody
# triggered all three scorings; such games, and cards that come back, are in justinian-styles.nika, played by the oracle with other ways
# of choosing (`--self-play 100 --seed 7`).
#
# justinian-versions.nika and justinian-windows.nika hold one game of two, made by hand, under several headers. Ada triggers with an
# influence of 5, Bo has 6 and chooses red; in phase II nobody places anything, and after a dead turn Bo chooses blue. Ada shows the
# counselors 1, 2, 3, Bo 4, 5, 6, each on its first place:
#
#   phase I    13+14+15 = 42 and 16+17+18 = 51     phase II   17+18+19 = 54 and 20+22+23 = 65
#   all but the chooser score influence: 42+5+54 = 101 and 51+65 = 116; all but who triggered: 42+54 = 96 and 51+6+65 = 122.
#
# So a record of version 1 and one of version 2 differ in the edition it, unless they name the switch. With the windows of counselor n at
# n-1 in phase I and at 20-n in phase II the same cards are worth 1+4+7 = 12 and 11+14+17 = 42, 21+22+23 = 66 and 25+27+29 = 81: 83 and 123.
#
# Each line below is one game, in the order of the files: the file, the number of the game in its search, and what happens in it (the words
# are explained at the head of the oracle):
#
#   three-scorings   three scoring rounds              forced-1, -2, -3   a forced final scoring in phase I, II, III
#   three-triggers   … and all were triggered          empty-final        … with no token on the phase space
#   early-end        all tokens gone after a scoring   no-final           … which the French rules leave out
#   dead-turn        a turn without anything (J3)      color-tie          a tie for choosing the color
#   tie-differs      … that the editions break differently
set -euo pipefail
cd "$(dirname "$0")"

expected="\
justinian-2-en.nika    5: early-end direction-idle
justinian-2-en.nika 1487: forced-1 dead-turn color-tie lone-barred zero-sum
justinian-2-en.nika 3076: forced-2 empty-final not-the-trigger shared-victory
justinian-2-en.nika 7264: three-scorings forced-3
justinian-2-fr.nika    6: forced-1 color-tie
justinian-2-fr.nika    7: no-final dead-turn shared-victory
justinian-2-fr.nika   18: forced-2
justinian-2-it.nika    1: forced-1
justinian-2-it.nika    5: early-end
justinian-2-it.nika  818: forced-2 empty-final color-tie not-the-trigger
justinian-2-ja.nika    3: forced-2
justinian-2-ja.nika    6: forced-1 color-tie
justinian-3-en.nika    6: early-end zero-sum
justinian-3-en.nika   13: forced-2 empty-final color-tie tie-differs not-the-trigger
justinian-3-en.nika   30: forced-2 empty-final dead-turn lone-barred
justinian-3-en.nika   36: forced-1 shared-victory
justinian-3-en.nika  755: three-scorings forced-3 empty-final
justinian-3-fr.nika    2: forced-2
justinian-3-fr.nika    8: no-final
justinian-3-fr.nika 3172: forced-1 dead-turn color-tie tie-differs shared-victory
justinian-3-it.nika    1: forced-1
justinian-3-it.nika    6: early-end
justinian-3-it.nika   13: forced-2 empty-final color-tie not-the-trigger
justinian-3-it.nika  755: three-scorings forced-3 empty-final
justinian-3-ja.nika    1: forced-1
justinian-3-ja.nika   13: forced-2 color-tie
justinian-4-en.nika    6: early-end
justinian-4-en.nika  507: three-scorings forced-3 empty-final
justinian-4-en.nika  588: forced-1 dead-turn color-tie tie-differs
justinian-4-en.nika 2188: forced-2 empty-final color-tie not-the-trigger shared-victory
justinian-4-fr.nika    1: no-final
justinian-4-fr.nika   36: forced-2 shared-victory
justinian-4-fr.nika  588: forced-1 dead-turn color-tie tie-differs
justinian-4-fr.nika 2067: three-scorings forced-3
justinian-4-it.nika    2: forced-1
justinian-4-it.nika    6: early-end
justinian-4-it.nika  507: three-scorings forced-3 empty-final
justinian-4-it.nika  553: forced-2 empty-final color-tie not-the-trigger
justinian-4-ja.nika    2: forced-1
justinian-4-ja.nika    4: forced-2 color-tie
justinian-styles.nika 270: three-triggers
justinian-styles.nika 424: three-triggers not-the-trigger
justinian-styles.nika 501: three-triggers declined
justinian-styles.nika 881: three-triggers took-back
justinian-versions.nika 1: not-the-trigger forced-2 empty-final dead-turn
justinian-versions.nika 2: not-the-trigger forced-2 empty-final dead-turn
justinian-versions.nika 3: not-the-trigger
justinian-versions.nika 4: not-the-trigger
justinian-versions.nika 5: not-the-trigger
justinian-versions.nika 6: not-the-trigger
justinian-windows.nika 1: not-the-trigger forced-2 empty-final dead-turn
justinian-windows.nika 2: not-the-trigger forced-2 empty-final dead-turn"

found=$(node ../oracle/oracle_justinian.mjs --find justinian-*.nika)
failures=0
if (($(wc -l <<<"$found") != $(wc -l <<<"$expected"))); then
    echo "FAILED: there are $(wc -l <<<"$found") games, and $(wc -l <<<"$expected") are listed"
    failures=1
fi
while read -r file number tags <&3 && read -r line <&4; do
    if [[ $line != "$file: "* ]]; then
        echo "FAILED: $file game $number is listed, but there comes: $line"
        failures=$((failures + 1))
        continue
    fi
    for tag in $tags; do
        if [[ " ${line##*: } " != *" $tag "* ]]; then
            echo "FAILED: $file, game $number has no $tag: $line"
            failures=$((failures + 1))
        fi
    done
done 3<<<"$expected" 4<<<"$found"
echo "$(wc -l <<<"$found") games, $failures failures"
exit $((failures > 0))
