#!/usr/bin/env bash
# puzzle.sh: nika puzzle: the shipped puzzles in lines, in all languages: a wrong answer, the right one, giving up; and the one of the day.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"

# The moves of a puzzle, the best first, as data/puzzles has them.
# shellcheck disable=SC2016 # not for the shell
moves() {
    node -e '
        const [file, number] = process.argv.slice(1);
        const { list } = JSON.parse(require("fs").readFileSync(file, "utf8"));
        for (const [move] of list[Number(number) - 1].moves) console.log(move);
    ' "$TESTS/../data/puzzles/$1.json" "$2"
}

for game in justinian byzantz; do
    for number in 1 2 3; do
        mapfile -t known < <(moves "$game" "$number")
        printf '%s\n' "?" nonsense "${known[1]}" "${known[0]}" >typed
        run puzzle "$game" --number "$number" <typed
        check_fine
        check_output "Puzzle $number of "
        check_output 'That is not the best: it costs '
        check_output 'Right!'
        check_output 'Second best: '
        check "the best move is told after the right answer only" test "$(count '^Best: ' out)" -eq 1
        # Giving up, by an empty line, tells the answer; so does the end of the input.
        echo >typed
        run puzzle "$game" --number "$number" <typed
        check_fine
        cp out given_up
        run puzzle "$game" --number "$number" </dev/null
        check_fine
        check_same out given_up
        check_output 'Best: '
    done
    for language in "${languages[@]}"; do
        printf '%s\n' "${known[1]}" "${known[0]}" >typed
        run puzzle "$game" --number 3 --lang "$language" <typed
        check_fine
        check_clean out
    done
done

# Today's is one of those: all the same, until midnight.
run puzzle </dev/null
check_fine
check "today's has no number" grep -qE '^Puzzle [0-9]+ of [0-9]+, (justinian|byzantz), ' out

# There are as many as are shipped, and no others.
puzzles=$(grep -c '"id"' "$TESTS/../data/puzzles/byzantz.json")
for number in 0 $((puzzles + 1)) first; do
    run puzzle byzantz --number "$number"
    check_usage "--number needs a number from 1 to $puzzles"
done
run puzzle chess
check_usage 'unknown game “chess”; available: byzantz, justinian'
run puzzle byzantz justinian
check_usage 'name one game'
finish
