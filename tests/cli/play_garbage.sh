#!/usr/bin/env bash
# play_garbage.sh NIKA: whatever is typed at any prompt of nika play is answered with a sentence and changes nothing.
# shellcheck source=tests/cli/kit.sh disable=SC1111,SC2016
source "$(dirname "$0")/kit.sh"
unset LC_ALL LC_MESSAGES LC_CTYPE LANG
export XDG_STATE_HOME=$PWD/state USER=ada

# Lines that nobody means: each must be refused at every prompt. (The shell's own strings can't hold a NUL.)
{
    printf 'xyzzy\n'
    printf '99999999999999999999\n'
    printf '\\x00\\ \\\\ %%s %%n {who} $(reboot)\n'
    printf 'a\0b\n'
    printf '\0\n'
    printf '\033[2J\033]0;title\007\n'
    printf '\x7f\x08\x08\n'
    printf '\xff\xfe\n'
    printf 'caf\xc3\n'
    printf '\xed\xa0\x80\n'
    printf '\xc0\xaf\n'
    printf '\xe2\x80\xae\xe2\x80\x8bpass\n'
    printf '\xc2\x9b2J\n'
    printf '🂡🂱\n'
    printf '%05000d\n' 0
    printf '\t?\t?\t\r\n'
} >garbage
lines=$(wc -l <garbage)
check "there is no garbage" test "$lines" -eq 16

# answered PROMPT COUNT: so many lines were read at a prompt that fits the pattern, nothing raw came back, and the program ended well.
answered() {
    check_fine
    check_clean out
    check "the prompt “$1” came $(count "$1" out) times, expected $2" test "$(count "$1" out)" -eq "$2"
}

# At a decision. The game is as it was when nothing was typed.
table=(justinian --players 3 --names Ada --seed 11 --agents heuristic)
run play "${table[@]}" --record clean.nika </dev/null
check_fine
run play "${table[@]}" --record decision.nika <garbage
answered '^You> ' $((lines + 1))
check_same decision.nika clean.nika
check_output 'That line is too long: at most 4096 bytes are read.'
check_output 'That is not readable text: type only letters, digits and punctuation.'
check "not every line was answered" test "$(count 'Type ? to see what you can do.' out)" -eq "$lines"
# With half a move before it: that stays.
run play "${table[@]}" --record half.nika < <(echo place; cat garbage; echo '+1 c4')
answered '^You (place)> ' $((lines + 1))
check_output 'You place +1'

# Where yes or no is asked: passing with all tokens in hand.
run play "${table[@]}" --record doubt.nika < <(echo pass; cat garbage; echo no; echo quit)
answered 'Are you sure? (y/n) ' $((lines + 1))
check_output 'All right, choose again.'
check_same doubt.nika clean.nika

# While computer players are watched, and behind the curtain.
run play "${table[@]}" --me 2 --pace step --record watch.nika < <(cat garbage; echo quit)
answered '^Enter> ' $((lines + 1))
run play justinian --seats human,human --names Ada,Bo --seed 11 --record curtain.nika < <(cat garbage; echo quit)
answered '^It is .* turn. Pass the screen on; .* presses Enter. ' $((lines + 1))
check "a hand is shown behind the curtain" test "$(count 'tokens in hand' out)" -eq 0

# At every question of the guided start: the answers are the same with garbage before each of them as without.
answers=(2 1 2 3 1 Eva 2 1 fr)
run play < <(for answer in "${answers[@]}"; do
    [[ $answer == Eva ]] || cat garbage
    echo "$answer"
done)
answered '^Number (Enter: .*): ' $(((${#answers[@]} - 1) * (lines + 1)))
check "it is not the game that was answered" grep -q '"game":"justinian","players":3,.*"names":\["Eva","Zoe","Leo"\],"rules":{"edition":"fr"},.*"seats":\["human","beginner","beginner"\]' state/nika/*.nika
rm -r state
# Names: what is text and not too long is one; everything else is refused.
run play < <(printf '2\n1\n2\n3\n1\n'; grep -av 'xyzzy\|^9\|reboot\|🂡\|	?' garbage; echo Eva)
refused=$(grep -acv 'xyzzy\|^9\|reboot\|🂡\|	?' garbage)
answered '^Name (Enter: Ada): ' $((refused + 1))
# The game that was broken off: go on?
run play "${table[@]}" </dev/null
run play < <(cat garbage; echo 1)
check_output 'You left a game of Justinian'
answered '^Number (Enter: .*): ' $((lines + 1))

# A line of ten megabytes, with little memory, then a move: nothing is lost.
limit=$((64 * 1024))
[[ $NIKA == */asan/* ]] && limit=
run play "${table[@]}" --record long.nika < <(head -c 10000000 /dev/zero | tr '\0' 'p'; printf '\nplace +1 c4\n')
check_fine
check_clean out
check_output 'That line is too long: at most 4096 bytes are read.'
check_output 'You place +1'
limit=
# The same at the guided start, and without an end.
run play < <(printf '2\n'; head -c 10000000 /dev/zero | tr '\0' '1')
check_fine
check_clean out

# Noise: a megabyte of any bytes, at a decision and at the start. It ends well, and the record is one.
noise() {
    node -e 'let x = Number(process.argv[1]); const b = Buffer.alloc(300000); for (let i = 0; i < b.length; i++) { x = (x * 1103515245 + 12345) % 2147483648; b[i] = (x >> 12) % 60 === 0 ? 10 : x >> 16; } process.stdout.write(b);' "$1"
}
for seed in 1 2 3; do
    run play "${table[@]}" --record "noise$seed.nika" < <(noise "$seed")
    check_fine
    check_clean out
    run verify "noise$seed.nika"
    check_fine
    run play < <(noise "$seed")
    check_fine
    check_clean out
done

# Names in a record that somebody else wrote can do no harm either.
sed '1s/"names":\["[^"]*"/"names":["\\u001b[2J\\u202e{who}"/' clean.nika >names.nika
run play --resume names.nika </dev/null
check_fine
check_clean out
check_output '\x1B[2J\u{202E}{who}: you'

finish
