#!/usr/bin/env bash
# fair_verify.sh NIKA FAIR_RECORDS [CHANGES]: nika verify and tools/verify-deal.mjs agree about records with proofs: they accept the vectors of
# docs/fairness.md and right records of every table, and refuse tampered ones (fair_tamper.mjs).
# shellcheck disable=SC1111 # typographic quotes are meant
records=$(realpath "$2")
# shellcheck source=tests/cli/kit.sh
source "$(dirname "$0")/../cli/kit.sh"
root=$(realpath "$TESTS/..")

# Runs the other program like `run`.
run_script() {
    ran="verify-deal.mjs $*"
    status=0
    node "$root/tools/verify-deal.mjs" "$@" >out 2>err || status=$?
}

# The vectors on the page: four with pledges, three without, and one deck with a word that is thrown away. None of them has a move.
grep '^{"nika"' "$root/docs/fairness.md" | split -l 1 - vector-
check "there are no eight vectors" test "$(cat vector-* | wc -l)" -eq 8
for vector in vector-*; do # of both formats, and of no other
    sed 's/^{"nika":2/{"nika":1/' "$vector" >"${vector/vector/vector-1}"
    sed 's/^{"nika":2/{"nika":3/' "$vector" >third
    run_script third
    check_wrong 'third:1: nika: expected 2, found 3'
done
for vector in vector-*; do
    run verify "$vector"
    check_fine
    check_output "$vector: verified, 1 game, 0 moves; deals proved: 1; the last game is still running"
    run_script "$vector"
    check_fine
    check_output "$vector: deals proved: 1"
done

# Whole games. With 2, 3, 4, 5, 6 players there are 4, 8, 16, 32, 64 choices of seats for people: Byzantz has 120 (3 to 6 players),
# Justinian 28 (2 to 4), the null game 124 (2 to 6).
for seed in 1 2 3; do
    "$records" "$seed" >"right-$seed"
    run verify "right-$seed"
    check_fine
    check_output "right-$seed: verified, 272 games, "
    check_output '; deals proved: 272'
    run_script "right-$seed"
    check_fine
    check_output "right-$seed: deals proved: 272"
done
check "two seeds give the same" test "$(cmp -s right-1 right-2 && echo same)" != same

# Records without proofs are what they were; the script, which has nothing else to say, says so.
simulate plain byzantz 3 2 1
cat right-1 plain >together
run verify plain together
check_fine
check "an unproved deal is called proved" test "$(count 'plain: .*proved' out)" -eq 0
check_output 'together: verified, 274 games, '
check_output '; deals proved: 272'
run_script plain
check_wrong 'plain:1: there is no proof of this deal'
first=$(sed -n '1,/^{"result"/p' right-1)
sed -E '1s/,"fair":\{[^}]*\}//' <<<"$first" >stripped
run verify stripped
check_fine
check "a stripped proof proves something" test "$(count proved out)" -eq 0

# A broken proof is told in every language, with its line, what was expected, and what stands there; and by everybody who reads records.
lines=$(wc -l <<<"$first")
{ cat <<<"$first"; sed '1s/"start":./"start":9/' <<<"$first"; } >twice
run verify twice
check_wrong "twice:$((lines + 1)): “start”: expected 0…1, found 9"
start=$(sed -nE '1s/.*"start":([01]).*/\1/p' <<<"$first") # the first table has two players
{ cat <<<"$first"; sed "1s/\"start\":./\"start\":$((1 - start))/" <<<"$first"; } >twice
run verify twice
check_wrong "twice:$((lines + 1)): the proof of the deal does not hold, “start”: expected $start, found $((1 - start))"
run_script twice
check_wrong "twice:$((lines + 1)): start: expected $start, found $((1 - start))"
sed -n "$((lines + 1)),\$p" twice >broken
blank=$'\xc2\xa0' # one at which lines are not broken
run verify --lang it broken
check_wrong "broken:1: la prova della distribuzione non regge, «start»: serve $start, ma c'è $((1 - start))"
run verify --lang fr broken
check_wrong "broken:1: la preuve de la donne ne tient pas, «${blank}start${blank}»${blank}: il faut $start, et non $((1 - start))"
run verify --lang ja broken
check_wrong "broken:1: 配り方の証明が成り立ちません。「start」：${start}が必要ですが、$((1 - start))です"
for command in 'replay broken' 'view broken --ply 0 --seat 0' 'hint broken --ply 0 --seat 0'; do
    # shellcheck disable=SC2086 # words
    run $command
    check_wrong 'broken:1: the proof of the deal does not hold'
    check_empty out
done
sed -E '1s/,"number":"[0-9]*"//' <<<"$first" >no-number
run verify no-number
check_wrong 'no-number:1: “number” is missing: expected '
sed -E '1s/"secret":"[0-9a-f]*",//' <<<"$first" >no-secret
run verify no-secret
check_wrong 'no-secret:1: “fair.secret” is missing: expected 64 × 0…9 a…f'
evil='\\u001b[31m\\u009b2J\\u202e'
sed -E "1s/\"secret\":\"[0-9a-f]*\"/\"secret\":\"$evil\"/" <<<"$first" >evil
run verify evil
check_wrong 'evil:1: the proof of the deal does not hold, “fair.secret”'
run_script evil
check_wrong 'evil:1: fair.secret: '

# What a player compares with her notes.
run_script --show vector-aa
check_fine
for text in 'table 0123456789abcdef' 'commitment 011dff7bcc00d4e52cd8fb9e392cee4991a2b0af9a7601084548ee9cb7faec8e' \
    'seat 0     1111111111111111111111111111111111111111111111111111111111111111' 'seat 1     nobody contributed' \
    'pledge     f0ef033619a1b37046dc031fbb4dd357adf7209a3a94ab24c97a30bc8210dcb7'; do
    check_output "$text"
done
for words in '' --show '--show --other vector-aa'; do
    # shellcheck disable=SC2086 # words
    run_script $words
    check_exit 2
done
run_script missing vector-aa
check_wrong 'missing: '
check_output 'vector-aa: deals proved: 1'

check "a tampered record is accepted" node "$TESTS/fair/fair_tamper.mjs" "$NIKA" "${3-1000}" right-1

finish
