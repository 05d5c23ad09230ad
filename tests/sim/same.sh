#!/usr/bin/env bash
# same.sh NIKA-SIM: a seed is a run: the same events to the last byte, every time; and the same figures, however many threads.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for i in 1 2; do
    "$1" --seed 40 --runs 8 --trace >"$folder/trace.$i"
    "$1" --seed 40 --runs 12 --threads "$i" >"$folder/figures.$i"
done
cmp "$folder/trace.1" "$folder/trace.2"
cmp "$folder/figures.1" "$folder/figures.2"
# Others are others.
"$1" --seed 41 --runs 8 --trace >"$folder/trace.3"
if cmp -s "$folder/trace.1" "$folder/trace.3"; then
    echo 'FAILED: another seed is the same run'
    exit 1
fi
[ "$(wc -l <"$folder/trace.1")" -gt 1000 ]
