#!/usr/bin/env bash
# same_bytes.sh NIKA_A NIKA_B WASM [GAMES]: two builds of the program by different compilers, and the WebAssembly module, play the same
# games for each number of players, byte for byte.
set -euo pipefail
if (($# < 3)); then
    echo "usage: $0 NIKA_A NIKA_B WASM [GAMES]" >&2
    exit 1
fi
for file in "$1" "$2" "$3"; do
    if [[ ! -e $file ]]; then
        echo "FAILED: there is no $file; build it first" >&2
        exit 1
    fi
done
games=${4-1000}
print=$(dirname "$0")/print.mjs

failures=0
tables=('byzantz 3' 'byzantz 4' 'byzantz 5' 'byzantz 6' 'null 2' 'null 3' 'null 4' 'null 5' 'null 6')
for edition in en fr it ja; do
    tables+=("justinian 2 $edition" "justinian 3 $edition" "justinian 4 $edition")
done
for table in "${tables[@]}"; do
    read -r game players edition <<<"$table"
    simulate=(simulate "$game" --players "$players" --games "$games" --seed 71 --legal --records -)
    if [[ $edition ]]; then
        simulate+=(--edition "$edition")
        game+=" $edition"
    fi
    sums=$({
        "$1" "${simulate[@]}" | sha256sum
        "$2" "${simulate[@]}" | sha256sum
        node "$print" "$3" "$game" "$players" "$games" 71 | sha256sum
    } | cut -d ' ' -f 1)
    if [[ $(wc -l <<<"$sums") -ne 3 || $(sort -u <<<"$sums" | wc -l) -ne 1 ]]; then
        echo "FAILED: $game, $players players: the records are not the same"
        paste <(printf '%s\n' "$1" "$2" "$3") <(echo "$sums")
        failures=$((failures + 1))
    else
        echo "$game, $players players, $games games: $(head -n 1 <<<"$sums")"
    fi
done
exit $((failures > 0))
