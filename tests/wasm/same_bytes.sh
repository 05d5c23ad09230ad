#!/usr/bin/env bash
# same_bytes.sh NIKA_A NIKA_B WASM [GAMES]: two builds of the program by different compilers, and the WebAssembly module, play the same
# games for each number of players, byte for byte: many among random players, and some among players of all other kinds.
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
a=$1 b=$2 wasm=$3
games=${4-100}
print=$(dirname "$0")/print.mjs

failures=0
tables=('byzantz 3' 'byzantz 4' 'byzantz 5' 'byzantz 6' 'null 2' 'null 3' 'null 4' 'null 5' 'null 6')
for edition in en fr it ja; do
    tables+=("justinian 2 $edition" "justinian 3 $edition" "justinian 4 $edition")
done

# compare TABLE GAMES AGENTS [ITERATIONS]: all three play at a table (game, players, edition).
compare() {
    local game players edition sums
    read -r game players edition <<<"$1"
    local simulate=(simulate "$game" --players "$players" --games "$2" --seed 71 --legal --records - --agents "$3" ${4:+--iterations "$4"})
    if [[ $edition ]]; then
        simulate+=(--edition "$edition")
        game+=" $edition"
    fi
    sums=$({
        "$a" "${simulate[@]}" | sha256sum
        "$b" "${simulate[@]}" | sha256sum
        node "$print" "$wasm" "$game agents=$3" "$players" "$2" 71 "${4:-0}" | sha256sum
    } | cut -d ' ' -f 1)
    if [[ $(wc -l <<<"$sums") -ne 3 || $(sort -u <<<"$sums" | wc -l) -ne 1 ]]; then
        echo "FAILED: $game, $players players, $3: the records are not the same"
        paste <(printf '%s\n' "$a" "$b" "$wasm") <(echo "$sums")
        failures=$((failures + 1))
    else
        echo "$game, $players players, $2 games, $3: $(head -n 1 <<<"$sums")"
    fi
}

for table in "${tables[@]}"; do
    compare "$table" "$games" random
done

# Each kind comes to sit at several tables, among others.
mapfile -t kinds < <("$a" simulate null --players 2 --games 1 --seed 1 --records - --agents nobody 2>&1 |
    sed -n 's/.*available: //p' | sed 's/, cmd:COMMAND//; s/, /\n/g; s/-N/-30/g') # bots are programs of others
next=0
for table in "${tables[@]}"; do
    read -r _ players _ <<<"$table"
    names=
    for ((seat = 0; seat < players; seat++, next++)); do
        names+=,${kinds[next % ${#kinds[@]}]}
    done
    compare "$table" 3 "${names#,}" 30
done
exit $((failures > 0))
