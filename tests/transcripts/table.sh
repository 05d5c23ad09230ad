# table.sh: how the games of the transcripts are played; for tools/transcripts and tests/cli/transcripts.sh.
# shellcheck shell=bash
#
# The computer players are anchors, which play the same for ever: a transcript changes only when the words do.

# The table of a game: arguments of nika play.
transcript_table() {
    table=("$1" --plain --seed 1453 --agents anchor:heuristic --adviser anchor:heuristic --names Ada --record "$1.nika")
    case $1 in
    byzantz) table+=(--players 4) ;;
    justinian) table+=(--players 3 --edition fr) ;;
    esac
}

# transcript NIKA GAME LANGUAGE INPUT: plays it in the folder where it is called, and prints what is said.
transcript() {
    rm -f "$2.nika"
    transcript_table "$2"
    env -u LC_ALL -u LC_MESSAGES -u LC_CTYPE -u LANG "$1" play "${table[@]}" --lang "$3" <"$4"
    rm -f "$2.nika"
}
