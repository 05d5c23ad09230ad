#!/usr/bin/env bash
# verify.sh: nika verify: accepts what is right; for everything else one line that says where and why, whatever the bytes.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

simulate good byzantz 3 1 1
simulate other byzantz 6 5 2 --legal
simulate small null 2 3 1
lines=$(wc -l <good)

# Good files.
run verify good
check_fine
check_lines out 1
check_output "good: verified, 1 game, $((lines - 2)) moves"
run verify good other small
check_fine
check_lines out 3
check_output 'other: verified, 5 games, '
check_output 'small: verified, 3 games, 6 moves'
cat good other small good >together
run verify together
check_fine
check_output 'together: verified, 10 games, '
run verify - <good
check_fine
check_output "verified, 1 game, $((lines - 2)) moves"
run verify good - other <small
check_fine
check_lines out 3
head -c -1 good >no-end-of-line
run verify -- no-end-of-line
check_fine
printf '  {\t"names" : [ "\\u0041da" , "B\\u006f" ],"date":"2020-01-01","table":{"deep":[[1.5e3]]},"rules":{},%s \n' \
    '"deal":[1,2,3,4,5],"start":0,"players":2,"game":"nu\u006cl","nika":2 }' >spelled
run verify spelled
check_fine

# A game that is still running.
for moves in '0 moves' '1 move' '30 moves'; do
    head -n $((${moves% *} + 1)) good >running
    run verify running
    check_fine
    check_output "running: verified, 1 game, $moves; the last game is still running"
done
cat other running >together
run verify together
check_fine
check_output '; the last game is still running'

# One bad file among good ones: the others are reported all the same.
sed '5s/"seat":./"seat":9/' good >bad
run verify good bad small
check_wrong 'bad:5: '
check_lines out 2
check_output 'good: verified'
check_output 'small: verified'
run verify bad missing good .
check_exit 1
check_lines out 1
check_lines err 3
run verify - <bad
check_wrong 'standard input:5: '

# As JSON: an object for each file, in place of the sentences; what is wrong is in it, and not on standard error.
run verify --json good bad running missing
check_exit 1
check_empty err
check_lines out 4
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
const [good, bad, running, missing] = readFileSync('out', 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const counts = { proved: 0, signed: 0 }, none = { key: null, rechecked: null };
assert.deepEqual(good, { file: 'good', ok: true, games: 1, moves: Number(process.argv[2]) - 2, ...counts, ...none, running: false });
assert.deepEqual(running, { file: 'running', ok: true, games: 1, moves: 30, ...counts, ...none, running: true });
assert.deepEqual(bad, {
    file: 'bad', ok: false, games: 1, moves: 3, ...counts,
    problem: { word: 'wrong-value', line: 5, refusal: null, where: 'seat', expected: '0…2', found: '9', text: '“seat”: expected 0…2, found 9' },
});
assert.equal(missing.ok, false);
assert.deepEqual(missing.problem, { word: 'unreadable', text: 'No such file or directory' });
END
check "the objects are not as they should be" node look.mjs "$lines"
run verify --json - <good
check_fine
check_output '{"file":"-","ok":true,'
sed '3s/"move":".*"/"move":"done"/' good >refused
run verify --json refused
check_exit 1
check_output '"word":"move-refused","line":3,"refusal":"'
cp good $'odd \e"\\\xff'
run verify --json $'odd \e"\\\xff'
check_fine
check "a strange name is no JSON" node -e 'if (!JSON.parse(require("fs").readFileSync("out", "utf8")).ok) process.exit(1)'
deep=$(printf '%0250d/%.0s' {1..18})
mkdir -p "$deep"
cp good "$deep"
run verify --json "${deep}good"
check_fine
check "a long name is no JSON" node -e 'if (!JSON.parse(require("fs").readFileSync("out", "utf8")).file.endsWith("/good")) process.exit(1)'
run verify --json good --lang de
check_fine
check_output '{"file":"good","ok":true,'

run verify
check_usage 'name at least one file'
run_into /dev/full verify good
check_wrong 'No space left on device'

# Progress, for a person at a terminal: by bytes, and gone when the result is there. The size of a pipe is not known: nothing is shown.
simulate hundred byzantz 3 100 1 --legal
for _ in {1..6}; do cat hundred; done >many
script -qec "'$NIKA' verify many" /dev/null </dev/null >shown
check "no progress at a terminal" grep -qE 'many: [0-9]+% checked' shown
check "the line does not go away" grep -q $'\r\e\[Kmany: verified, 600 games' shown
script -qec "cat hundred | '$NIKA' verify -" /dev/null </dev/null >shown
check "progress of what has no size" test "$(count 'checked' shown)" -eq 0
script -qec "'$NIKA' verify small" /dev/null </dev/null >shown
check "progress of what takes no time" test "$(count 'checked' shown)" -eq 0
rm many shown

# All kinds of damage. damaged FILE LINE TEXT: one line, with that number and that text.
bad_files=()
damaged() {
    bad_files+=("$1")
    run verify "$1"
    check_wrong "$1:$2: "
    check "standard error has no “$3”" is_one_line_with "$3"
    check_empty out
    run replay "$1"
    check_wrong "$1:$2: "
    check_clean out
}
# edited FILE LINE TEXT SED-SCRIPT: the same for a change of the good file.
edited() {
    LC_ALL=C sed "$4" good >"$1"
    check "the change changes nothing" test "$(cmp -s good "$1" && echo same)" != same
    damaged "$1" "$2" "$3"
}

# Cut, dropped, doubled.
head -n 40 good | head -c -10 >cut-move
damaged cut-move 40 'cut off'
head -c 500 good >cut-header
damaged cut-header 1 'cut off'
head -n 1 good | head -c -1 | head -c -1 >cut-last-bracket
damaged cut-last-bracket 1 'cut off'
head -n $((lines - 1)) good >no-result
damaged no-result "$lines" 'expected its result'
sed -n "1p;${lines}p" good >early-result
damaged early-result 2 'the game is not over'
sed 1d good >no-header
damaged no-header 1 'header'
cat good <(sed 1d good) >no-second-header
damaged no-second-header $((lines + 1)) 'header'
edited two-headers 2 'the game is not over' 1p
edited two-results $((lines + 1)) 'header' "${lines}p"
edited blank-line 3 'the line is empty' '3s/.*//'
{ cat good; echo; } >blank-end
damaged blank-end $((lines + 1)) 'the line is empty'

# The header.
edited wrong-card 1 'deal.deck[' '1s/"C1"/"X9"/'
edited number-for-card 1 'deal.deck[' '1s/"C1"/1/'
edited too-many-alike 1 '5 × C2' '1s/"C1"/"C2"/'
edited cards-111 1 '112' '1s/,"[A-Z][1-4]*"]}}/]}}/'
edited cards-113 1 'deal.deck[112]' '1s/]}}/,"M"]}}/'
edited no-cards 1 '112' '1s/"deck":\[.*\]/"deck":[]/'
edited deck-of-another-kind 1 'deal.deck' '1s/"deck":\[.*\]/"deck":{}/'
edited no-deck 1 'deal' '1s/"deck"/"dreck"/'
edited no-deal 1 '“deal” is missing' '1s/"deal"/"meal"/'
edited unknown-game 1 '“game”: expected justinian, byzantz, null, found "chess"' '1s/byzantz/chess/'
edited no-game 1 '“game” is missing' '1s/"game"/"same"/'
for number in 0 3 -1 1.5 1e0 '"2"' '""' null true '[2]'; do
    edited "format-$number" 1 "“nika”: expected 1…2, found $number" "1s/\"nika\":2/\"nika\":$number/"
done
edited no-players 1 '“players” is missing' '1s/"players"/"payers"/'
for number in 2 7 -3 3.0 3e0 1e999 -1e999 99999999999999999999999999 '"3"' null true '[]'; do
    edited "players-$number" 1 '“players”: expected 3…6' "1s/\"players\":3/\"players\":$number/"
done
for number in 3 -1 1e999 0.0; do
    edited "start-$number" 1 '“start”: expected 0…2' "1s/\"start\":./\"start\":$number/"
done
edited two-names 1 '“names”' '1s/"random A",//'
edited four-names 1 '“names”' '1s/"random A",/&&/'
edited name-of-another-kind 1 '“names[0]”' '1s/"random A"/7/'
edited long-name 1 '“names[0]”' "1s/random A/$(printf 'a%.0s' {1..128})/"
edited nul-in-name 1 '“names[0]”' '1s/random A/\\u0000/'
edited no-names 1 '“names” is missing' '1s/"names"/"dames"/'
edited no-rules 1 '“rules” is missing' '1s/"rules"/"mules"/'
edited unknown-rule 1 'unknown rule "tie"' '1s/"rules":{/&"tie":"latest-pass"/'
edited unknown-value 1 '“open-profit”: expected on, off' '1s/"rules":{/&"open-profit":"maybe"/'

# Moves and the result.
edited wrong-seat 2 '“seat”: expected 0…2' '2s/"seat":./"seat":3/'
edited huge-seat 2 '“seat”: expected 0…2' '2s/"seat":./"seat":1e999/'
edited no-seat 2 '“seat” is missing' '2s/"seat"/"heat"/'
edited no-move 2 '“move” is missing' '2s/"move"/"love"/'
edited not-a-move 2 'is not a move; expected bid ' '2s/"move":".*"/"move":"fly away"/'
edited move-of-another-kind 2 'is not a move' '2s/"move":".*"/"move":{"bid":1}/'
edited endless-move 2 'is not a move' "2s/\"move\":\".*\"/\"move\":\"bid $(printf 'C1 %.0s' {1..1000})\"/"
edited refused-move 2 'is refused: this can' '2s/"move":".*"/"move":"done"/'
edited no-legal-list 2 '“legal”' '2s/}$/,"legal":{}}/'
edited empty-legal-list 2 '“legal[0]”' '2s/}$/,"legal":[]}/'
edited wrong-legal-list 2 '“legal[0]”' '2s/}$/,"legal":["done"]}/'
for number in 99 1e999 -1 '""' null '[]'; do
    edited "score-$number" "$lines" '“scores”: expected [' "${lines}s/\"scores\":\[[0-9]*/\"scores\":[$number/"
    edited "rank-$number" "$lines" '“ranks”: expected [' "${lines}s/\"ranks\":\[[0-9]*/\"ranks\":[$number/"
done
edited short-scores "$lines" '“scores”' "${lines}s/\"scores\":\[[0-9]*,/\"scores\":[/"
edited long-ranks "$lines" '“ranks”' "${lines}s/]}}/,4]}}/"
edited no-ranks "$lines" '“ranks”' "${lines}s/\"ranks\"/\"tanks\"/"
edited result-of-another-kind "$lines" '“scores”' "${lines}s/.*/{\"result\":1}/"

# JSON.
edited duplicate-key 1 'appears twice' '1s/"nika":2/"nika":2,"nika":2/'
edited escaped-duplicate-key 1 'appears twice' '1s/"nika":2/"nika":2,"n\\u0069ka":2/'
edited deep-duplicate-key 2 'appears twice' '2s/}$/,"x":[{"a":1,"b":2,"a":3}]}/'
edited other-json 2 'expected a JSON object, {…}, found [1]' '2s/.*/[1]/'
edited two-values 2 'not JSON at byte' '2s/$/{}/'
edited trailing-comma 2 'not JSON at byte' '2s/}$/,}/'
edited single-quotes 2 'not JSON at byte' "2s/\"/'/g"
edited octal 2 'not JSON at byte' '2s/"seat":./"seat":01/'
edited nan 2 'not JSON at byte' '2s/"seat":./"seat":NaN/'
edited byte-order-mark 1 'not JSON at byte 1: ' '1s/^/\xef\xbb\xbf/'
edited nul 3 'not JSON at byte' '3s/"move"/\x00&/'
edited nul-in-string 3 'not JSON at byte' '3s/"move":"/&\x00/'
edited escape-in-string 3 'not JSON at byte' '3s/"move":"/&\x1b[31m/'
edited bad-escape 1 'not JSON at byte' '1s/random A/\\x41/'
edited bad-utf8 1 'not UTF-8 text at byte' '1s/random A/\xff\xfe/'
edited latin-1 1 'not UTF-8 text at byte' '1s/random A/Zo\xeb/'
edited overlong 1 'not UTF-8 text at byte' '1s/random A/\xc0\x80/'
edited surrogate 1 'not UTF-8 text at byte' '1s/random A/\xed\xa0\x80/'
edited escaped-half 1 'not UTF-8 text at byte' '1s/random A/\\ud800/'
edited beyond-unicode 1 'not UTF-8 text at byte' '1s/random A/\xf4\x90\x80\x80/'
edited many-keys 1 'too many keys' "1s/^{/{$(printf '"k%d":0,' {1..100})/"
edited deep 1 'brackets are nested too deeply' "1s/^{/{\"x\":$(printf '[%.0s' {1..17})$(printf ']%.0s' {1..17}),/"
printf '[%.0s' {1..60000} >deeper
damaged deeper 1 'brackets are nested too deeply'
printf '[%.0s' {1..100000} >deepest
damaged deepest 1 'the line is too long'
printf '{"a":%.0s' {1..10000} >deep-objects
damaged deep-objects 1 'brackets are nested too deeply'

# Other things than records.
: >empty
damaged empty 1 'there is no record here'
echo >one-line
damaged one-line 1 'the line is empty'
head -c 1000 /dev/zero >zeros
damaged zeros 1 'not JSON at byte 1: '
gzip -nc good >compressed
damaged compressed 1 'not JSON at byte 1: '
iconv -t UTF-16LE good >utf-16
damaged utf-16 1 'not JSON at byte 2: '
# shellcheck disable=SC2016 # not for the shell
node -e '
    let state = 1;
    const byte = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
    for (let i = 0; i < 100; i++) {
        const size = 1 + byte() * i;
        require("fs").writeFileSync(`garbage-${i}`, Uint8Array.from({ length: size }, byte));
    }'
run verify garbage-*
check_exit 1
check_empty out
check_lines err 100
check "garbage is not told as such" test "$(count '^garbage-[0-9]*:1: ' err)" -eq 100
check_clean err
run verify .
check_wrong '.: Is a directory'
run verify missing
check_wrong 'missing: No such file or directory'
run verify ''
check_wrong 'No such file or directory'
run verify - <&-
check_wrong ': '

# All damage at once: a line each.
run verify "${bad_files[@]}"
check_exit 1
check_empty out
check_lines err "${#bad_files[@]}"

# Long lines. A line may have 65536 bytes, whatever they are, and not one more; memory stays what it is. (A sanitizer needs much of it
# for itself.)
header=$(head -n 1 good)
{ printf '%s' "$header"; printf "%$((65536 - ${#header}))s\n" ''; sed 1d good; } >longest
run verify longest
check_fine
{ printf '%s' "$header"; printf "%$((65537 - ${#header}))s\n" ''; sed 1d good; } >longer
damaged longer 1 'the line is too long'
{ printf '%s' "$header"; printf '%1000000s\n' ''; sed 1d good; } >million-blanks
damaged million-blanks 1 'the line is too long'
if ! grep -q __asan_init "$NIKA"; then
    limit=50000
fi
truncate -s 1G gigabyte
damaged gigabyte 1 'the line is too long'
run verify - < <(head -c 1G /dev/zero | tr '\0' a)
check_wrong 'standard input:1: the line is too long'
run verify - < <(cat good; yes '{"nika":2,' | tr -d '\n')
check_wrong "standard input:$((lines + 1)): the line is too long"
run view - --ply 3 --seat 0 < <(head -n 2 good; yes aaaa | tr -d '\n')
check_wrong 'standard input:3: the line is too long'
run verify - < <(for _ in {1..40}; do cat hundred; done)
check_fine
check_output 'verified, 4000 games, '
limit=

# A record can't give orders to a terminal, neither with its names nor with its moves.
nasty='\\u001b[31m\\u009b2J\\u007f\\u0007\\r\\n\xc2\x9b\xc2\x85\x7f'
sed "1s/random A/$nasty/" good >evil
run verify evil
check_fine
check_clean out
run replay evil
check_fine
check_clean out
check_output 'Byzantz: \x1B[31m\u{009B}2J\x7F\x07\x0D\x0A'
for seat in 0 1 watcher; do
    run view evil --ply 5 --seat "$seat"
    check_fine
    check_clean out
    check_lines out 1
done
edited evil-move 2 'is not a move' "2s/\"move\":\".*\"/\"move\":\"$nasty\"/"
edited evil-game 1 '“game”' "1s/byzantz/$nasty/"
edited evil-key 1 'unknown rule' "1s/\"rules\":{/&\"$nasty\":1/"
edited evil-rule 1 '“open-profit”' "1s/\"rules\":{/&\"open-profit\":\"$nasty\"/"
edited evil-card 1 'deal.deck' "1s/\"C1\"/\"$nasty\"/"
edited evil-legal 2 '“legal[0]”' "2s/}$/,\"legal\":[\"$nasty\"]}/"
edited evil-result "$lines" '“scores”' "${lines}s/\"scores\":\[/&\"$nasty\",/"
edited evil-duplicate 1 'appears twice' "1s/^{/{\"$nasty\":1,\"$nasty\":2,/"
cp bad $'bad\e[31m'
run verify $'bad\e[31m'
check_wrong 'bad\x1B[31m:5: '

finish
