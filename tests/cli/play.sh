#!/usr/bin/env bash
# play.sh NIKA: nika play: its options and what does not fit together; who sits where; the guided start; records; the words of line mode;
# several people before one screen.
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
unset LC_ALL LC_MESSAGES LC_CTYPE LANG
export XDG_STATE_HOME=$PWD/state USER=ada
is_ascii() {
    ! LC_ALL=C grep -qaP '[\x80-\xff]' "$1"
}
mode() {
    stat -c %a "$1"
}

# From a seed: the deal is the first one of a simulation with that seed; the same again with the same input.
run play byzantz --seed 7 --record one.nika <<<'quit'
check_fine
check_clean out
check_output 'Ada: you'
check_output 'Zoe: computer player (casual)'
check_output 'To resume it: nika play --resume one.nika'
run play byzantz --seed 7 --record two.nika <<<'quit'
check_same one.nika two.nika
simulate simulated byzantz 4 1 7
deal_of() {
    head -n 1 "$1" | sed 's/^.*"deal"/"deal"/'
}
check "the deal is not the simulation's" test "$(deal_of one.nika)" = "$(deal_of simulated)"
check "it is not written for its owner alone" test "$(mode one.nika)" = 600
run verify one.nika
check_fine

# Without one, no two games are alike.
run play byzantz --record three.nika <<<'quit'
run play byzantz --record four.nika <<<'quit'
check_fine
check "two deals are the same" test "$(deal_of three.nika)" != "$(deal_of four.nika)"

# Who sits where.
run play justinian --players 3 --me 2 --agents beginner,expert --names Eva,Max --record seats.nika --seed 1 </dev/null
check_fine
check "the seats are not as said" grep -qF '"names":["Max","Zoe","Eva"],"rules":{"edition":"en"},"court":"reconstruction","seats":["beginner","expert","human"]' seats.nika
run play justinian --seats human,expert,human --names Ada,Bo --edition fr --set tie=clockwise --record hot.nika --seed 1 </dev/null
check_fine
check "the seats are not as said" grep -qF '"names":["Ada","Zoe","Bo"],"rules":{"edition":"fr","tie":"clockwise"},"court":"reconstruction","seats":["human","expert","human"]' hot.nika
# The rules that are told at a table are the table's.
run play justinian --players 2 --me 1 --edition fr --set tie=clockwise --record told.nika --seed 1 <<<'rules'
check_fine
for word in 'The French edition (fr)' '(tie=clockwise)' 'look clockwise from' 'there is no final scoring'; do
    check_output "$word"
done
check "the English rule" test "$(count 'even if no token lies' out)" -eq 0
run play byzantz --players 3 --me random --seed 3 --record random.nika </dev/null
check_fine
check "there is not one person" test "$(grep -o '"human"' random.nika | wc -l)" -eq 1
# Blanks around names are not part of them.
run play byzantz --seats 'human, human,expert' --names ' Ada Lovelace, Bo ' --record blanks.nika --seed 1 </dev/null
check_fine
check "blanks are in the names" grep -qF '"names":["Ada Lovelace","Bo","Zoe"],"rules":{},"seats":["human","human","expert"]' blanks.nika
# A name is not taken twice, by the program neither.
run play byzantz --names Zoe --record zoe.nika --seed 1 </dev/null
check_fine
check "the names are not as said" grep -qF '"names":["Zoe","Leo","Irene","Roman"]' zoe.nika
USER='' run play byzantz --record nobody.nika --seed 1 --lang it </dev/null
check_fine
check "the name is not as said" grep -qF '"names":["Giocatore A","Zoe"' nobody.nika

# Other numbers for the court.
sed 's/[0-9]\+/9/g' "$TESTS/../data/court-reconstruction.csv" >nines.csv
run play justinian --court nines.csv --record court.nika --seed 1 </dev/null
check_fine
check "the court is not in the record" grep -qF '"court":[[9,9,' court.nika

# What does not fit.
run play chess
check_usage 'unknown game “chess”; available: justinian, byzantz, null'
run play byzantz justinian
check_usage 'name one game: justinian, byzantz'
for option in --players --me --agents --seats --names --seed --record --edition --court --set; do
    run play "$option" 1
    check_usage "$option needs a game to be named: justinian, byzantz"
    [[ $option == --seats ]] && continue
    run play --resume one.nika "$option" 1
    check_usage "$option can't be combined with --resume: that game continues as it was started"
done
run play byzantz --resume one.nika
check_usage "GAME can't be combined with --resume: that game continues as it was started"
for players in 2 7 x ''; do
    run play byzantz --players "$players"
    check_usage '--players needs a number from 3 to 6'
done
for me in 4 -1 x ''; do
    run play byzantz --me "$me"
    check_usage '--me needs a seat from 0 to 3, or “random”'
done
run play byzantz --seats human,expert
check_usage '--seats needs 3 to 6 names for byzantz, separated by commas'
run play byzantz --seats human,expert,expert --players 4
check_usage '--players says 4, but --seats names 3'
for option in --me --agents; do
    run play byzantz --seats human,expert,expert "$option" 1
    check_usage "$option can't be combined with --seats, which already says who sits where"
done
run play byzantz --seats human,nobody,expert
check_exit 2
check "the wrong name is not said" grep -qF 'unknown player “nobody”; available: human, beginner, casual, skilled, expert, master, ' err
run play byzantz --seats human,,expert
check_exit 2
run play byzantz --agents expert,expert
check_usage '--agents needs one name, or one per opponent (3), separated by commas'
for name in human nobody ''; do
    run play byzantz --agents "$name"
    check_exit 2
    check "the wrong level is not named" grep -qF "unknown computer player “$name”" err
    run play byzantz --adviser "$name"
    check_exit 2
    check "the wrong adviser is not named" grep -qF "unknown computer player “$name”" err
done
for pace in quick '' NONE; do
    run play byzantz --pace "$pace"
    check_usage "unknown pace “$pace”; available: none, fast, normal, slow, step"
done
for seed in -1 x '' 18446744073709551616; do
    run play byzantz --seed "$seed"
    check_usage '--seed needs a number from 0 to 18446744073709551615'
done
run play byzantz --names A,B,C,D,E
check_usage '--names has more names than there are players (4 players)'
run play byzantz --names Ada,Ada
check_usage 'Somebody called “Ada” is already at the table.'
for name in ' ' $'a\033[2J' $'\xe2\x80\xae' 01234567890123456789012345678901234567890; do
    run play byzantz --names "$name"
    check_usage 'A name has at most 40 bytes, and no invisible characters.'
done
run play byzantz --edition en
check_usage 'byzantz has only one edition'
for record in one.nika . /dev/full; do
    run play byzantz --record "$record" </dev/null
    check_wrong "$record already exists; to resume that game: nika play --resume $record"
    check_empty out
done
check_same one.nika two.nika
run play byzantz --record missing/one.nika </dev/null
check_wrong 'missing/one.nika: No such file or directory'
run play byzantz --lang xx
check_exit 2

# Without --record: into the own folder, for the owner alone. A second game in the same second has another name.
check "games with --record left something there" test ! -e state
for game in byzantz justinian; do
    run play "$game" --seed 1 </dev/null
    check_fine
    check_output "To resume it: nika play --resume $PWD/state/nika/20"
done
run play byzantz --seed 1 </dev/null
check "there are not three records" test "$(find state/nika -name '20??-??-??-??????-*.nika' | wc -l)" -eq 3
check "others can look into the folder" test "$(mode state/nika)" = 700
check "others can read it" test "$(find state/nika -name '*.nika' -perm 600 | wc -l)" -eq 3
# Where none can be kept, the game is played without, and nothing promises that it can be taken up.
: >file
XDG_STATE_HOME=$PWD/file run play byzantz --seed 1 </dev/null
check_fine
check_output 'Not a directory). You are playing without one.'
check_output "The game was played without a record and can't be resumed."
XDG_STATE_HOME='' HOME='' run play byzantz --seed 1 < <(printf 'quit\nmaybe\nn\nquit\ny\n')
check_fine
check_output 'No record can be kept: there is no home folder. You are playing without one.'
check_output 'This game has no record and would be lost. Quit anyway? (y/n) maybe'
check_output 'Please answer y/n.'
XDG_STATE_HOME=relative HOME=$PWD/home run play byzantz --seed 1 <<<quit
check_fine
check "it is not in the home folder" test "$(find home/.local/state/nika -name '*.nika' | wc -l)" -eq 1
# A path is shown so that it can be typed again.
run play byzantz --seed 1 --record "Ada's game.nika" </dev/null
check_output "nika play --resume 'Ada'\\''s game.nika"
run play byzantz --seed 1 --record ./-.nika </dev/null
check_output "nika play --resume ./-.nika"

# The guided start. Only Enter begins a quick game; later one like the last. The deal is another.
export XDG_STATE_HOME=$PWD/quick
run play < <(printf '\nquit\n')
check_fine
check_output '  1  A quick game of Justinian against 3 computer players'
quick=$(echo quick/nika/*.nika)
check "it is not the quick game" grep -q '"game":"justinian","players":4,.*"names":\["Ada","Zoe","Leo","Irene"\],"rules":{"edition":"en"},.*"seats":\["human","casual","casual","casual"\]' "$quick"
rm "$quick"
# The language never chooses the edition.
for language in "${languages[@]:1}"; do
    run play --lang "$language" < <(printf '\nquit\n')
    check_fine
    quick=$(echo quick/nika/*.nika)
    check "$language: not the English edition" grep -q '"game":"justinian",.*"rules":{"edition":"en"},' "$quick"
    rm "$quick"
    run play justinian --lang "$language" </dev/null
    quick=$(echo quick/nika/*.nika)
    check "$language: not the English edition" grep -q '"game":"justinian",.*"rules":{"edition":"en"},' "$quick"
    rm "$quick"
done
run play byzantz --players 3 --me 1 --agents beginner --names Eva </dev/null
first=$(echo quick/nika/*.nika)
run play < <(printf '2\nquit\n')
check_fine
check_output '  1  Resume it'
check_output '  2  A game like the last one: Byzantz, 3 players'
second=$(find quick/nika -name '*.nika' ! -path "$first")
check "others play" grep -q '"game":"byzantz","players":3,.*"names":\["Zoe","Eva","Leo"\],"rules":{},"seats":\["beginner","human","beginner"\]' "$second"
check "the deals are the same" test "$(deal_of "$first")" != "$(deal_of "$second")"

# Everything is asked: first the last game, if it is not over.
export XDG_STATE_HOME=$PWD/guided
run play < <(printf '2\n\n2\n３\n1\nEva\nＢ\n1\nfr\nquit\n') # as Japanese keyboards write them, too
check_fine
check "it asks for a game that was never begun" test "$(count 'You broke off' out)" -eq 0
guided=$(echo guided/nika/*.nika)
check "the answers are not what is played" grep -q '"game":"justinian","players":3,.*"names":\["Zoe","Eva","Leo"\],"rules":{"edition":"fr"},.*"seats":\["beginner","human","beginner"\]' "$guided"
export XDG_STATE_HOME=$PWD/guided-italian
run play --lang it < <(printf '2\n\n2\n3\n1\nEva\n2\n1\n\nquit\n') # Enter for the edition, too
check_fine
check "the suggestion is not the English edition" \
    grep -q '"game":"justinian","players":3,.*"rules":{"edition":"en"},' guided-italian/nika/*.nika
export XDG_STATE_HOME=$PWD/guided
run play < <(printf '1\nquit\n')
check_fine
check_output 'You left a game of Justinian after '
check_output 'Eva: you'
check "a second game was begun" test "$(find guided -name '*.nika' | wc -l)" -eq 1
# Every Enter takes what is suggested; people at one screen; a level for each.
run play < <(printf '3\n\n1\n4\n2\nEva\nMax\n6\n1\n4\n\nquit\n')
check_fine
guided=$(find guided/nika -name '*byzantz*')
check "the answers are not what is played" grep -q '"game":"byzantz","players":4,.*"names":\["Eva","Max","Zoe","Leo"\],"rules":{},"seats":\["human","human","beginner","expert"\]' "$guided"
# The language can be changed.
italian=$(printf '%s\n' "${languages[@]}" | grep -nx it | cut -d: -f1)
run play --lang en < <(printf '3\n%s\n' "$italian")
check_fine
check_output 'Quale gioco?'
# The end of the input, at any question, ends it; nothing is begun.
answers=(3 1 1 4 1 Eva 1 2)
for ((given = 0; given < ${#answers[@]}; given++)); do
    before=$(find guided -name '*.nika' | wc -l)
    run play < <(for ((i = 0; i < given; i++)); do echo "${answers[i]}"; done)
    check_fine
    check "a game was begun" test "$(find guided -name '*.nika' | wc -l)" -eq "$before"
done

# A whole guided game, and another one with the same players, and other cards.
export XDG_STATE_HOME=$PWD/another
node "$TESTS/cli/play.mjs" guided "$NIKA" 2 '' 1 3 1 Ada C 1 >out
ran='a guided game, and another one'
check "it is not offered once" test "$(count 'Another game?' out)" -eq 1
mapfile -t records < <(find another/nika -name '*.nika' | sort)
check "there are not two records" test "${#records[@]}" -eq 2
check_output "The record of this game: $PWD/${records[0]}"
check_output "To watch it again, move by move: nika replay $PWD/${records[0]}"
check_output "To resume it: nika play --resume $PWD/${records[1]}"
for record in "${records[@]}"; do
    check "others play" grep -q '"names":\["Zoe","Leo","Ada"\],"rules":{},"seats":\["beginner","beginner","human"\]' "$record"
    run verify "$record"
    check_fine
done
check "the deals are the same" test "$(deal_of "${records[0]}")" != "$(deal_of "${records[1]}")"
check "the first one is not over" test "$(count '^{"result"' "${records[0]}")" -eq 1

# Games that were not guided end without a question.
export XDG_STATE_HOME=$PWD/rematch
node "$TESTS/cli/play.mjs" script "$NIKA" moves byzantz --players 3 --names Ada --seed 4 --agents heuristic --adviser heuristic --record script.nika
run play byzantz --players 3 --names Ada --seed 4 --agents heuristic < <(sed 's/$/\ny/' moves)
check_fine
check_output "The record of this game: $PWD/rematch/nika/20"
check "a game that was not guided offers another one" test "$(count 'Another game' out)" -eq 0
# Taken up without the last move, and guided: another game like it is offered.
record=$(echo rematch/nika/*.nika)
head -n -2 "$record" >shorter && cat shorter >"$record"
run play < <(printf '\n'; tail -n 1 moves; printf 'y\n2\n')
check_fine
check_output 'The record of this game:'
check "another game is not offered" test "$(count 'Another game?' out)" -eq 1

# Line mode: its words, in the language and in English.
run play byzantz --seed 7 --record words.nika --lang it --names Ada < <(printf '%s\n' '' '?' mano hand tavolo cronaca storia consiglio regole ritmo 'ritmo lento' 'pace none' 'pace x' annulla 'bid' annulla ＱＵＩＴ)
check_fine
check_clean out
check_output 'Il ritmo dei giocatori virtuali è «immediato»; puoi scegliere tra: immediato, veloce, normale, lento, passo.'
check_output 'Ora il ritmo dei giocatori virtuali è «lento».'
check_output 'Ora il ritmo dei giocatori virtuali è «immediato».'
check_output 'Non esiste un ritmo «x»'
check_output 'Non è ancora successo nulla.'
check_output 'Tu (bid)> '
check_output 'Ciò che avevi scritto è stato cancellato.'
check_output 'Le mosse migliori per te:'
# The letters of the full screen's keys, in every language.
run play byzantz --seed 7 --record letters.nika --lang fr --names Ada < <(printf '%s\n' h log u q)
check_fine
check_output 'Les meilleurs coups pour toi'
check_output 'Il ne s’est encore rien passé.'
check "a letter is taken for a move" test "$(count 'n’est pas un coup' out)" -eq 0
# Accents, capital letters, half-width kana make no difference.
run play byzantz --seed 7 --record folded.nika --lang fr --names Ada < <(printf '%s\n' regles RECIT 'rythme immediat' 'REGLES')
check_fine
check_output 'Il ne s’est encore rien passé.'
check_output 'Le rythme des joueurs virtuels est maintenant « immédiat ».'
run play byzantz --seed 7 --record kana.nika --lang ja --names Ada < <(printf '%s\n' 'ﾊﾟｽ')
check_fine
check_output 'あなたがパスしました'

# Where a move is doubted (passing with all tokens in hand): the words of line mode work; to take back is a no; nothing is done before a yes,
# in the language or in English.
doubted=(justinian --players 3 --names Ada --seed 11 --agents heuristic)
run play "${doubted[@]}" --record undoubted.nika </dev/null
run play "${doubted[@]}" --record doubted.nika --lang fr < <(printf '%s\n' passe '?' main 'comme Ada passe' peut-être annuler passe undo passe n passe NON passe quit)
check_fine
check_same doubted.nika undoubted.nika
check "it is not asked nine times" test "$(count 'Tu confirmes' out)" -eq 9
check "there is no help" test "$(count '^Tu peux aussi taper' out)" -eq 1
check "a wrong answer is not said to be one" test "$(count '^Réponds o/n, s’il te plaît.' out)" -eq 2
check "it is not left undone four times" test "$(count '^D’accord, rien n’est joué. Choisis de nouveau.' out)" -eq 4
for yes in y YES o oui; do
    run play "${doubted[@]}" --record "$yes.nika" --lang fr < <(printf '%s\n' passe "$yes")
    check_fine
    check_output 'Tu passes et tires '
done
# To quit there asks what quitting asks elsewhere.
XDG_STATE_HOME=$PWD/file run play "${doubted[@]}" < <(printf '%s\n' pass quit undo no pass quit quit)
check_fine
check "it is not asked whether the game may be lost" test "$(count 'Quit anyway?' out)" -eq 2
check "it is not asked three times" test "$(count 'Are you sure? ' out)" -eq 3

# A decision is taken back, with what computer players did since: the record is as if it had never been made. Before the first there is none.
run play byzantz --seed 7 --record straight.nika --names Ada <<<'p'
run play byzantz --seed 7 --record back.nika --names Ada < <(printf '%s\n' undo p u p)
check_fine
check_output 'There is nothing to undo: you have not decided anything yet.'
check_output 'Undone: decide again.'
check_same back.nika straight.nika
run verify back.nika
check_fine
# Behind the curtain, whoever moved last takes back; what has come to light stays.
run play byzantz --seats human,human,heuristic --names Ada,Bo --seed 7 --record curtained.nika < <(printf '%s\n' '' p undo '' 'bid c1' undo)
check_fine
check_output 'Undone: decide again.'
check_output "That can't be undone: it revealed something hidden."
check "the moves are not what is left of them" test "$(grep -c '"move"' curtained.nika),$(tail -n 1 curtained.nika)" = '1,{"seat":0,"move":"bid C1"}'

# After a hint, only Enter plays its first move, whatever there is to doubt; after another line it does not.
run play byzantz --seed 7 --record hinted.nika --names Ada --adviser heuristic < <(printf '%s\n' h hand '' h '')
check_fine
advised=$(sed -n 's/^1\. //p' out | head -n 1)
check_output "Enter plays “$advised”."
check "not the advised move was played" test "$(grep -m 1 '^{"seat":0' hinted.nika)" = "{\"seat\":0,\"move\":\"$advised\"}"
check "Enter after another line played" test "$(count '^{"seat":0' hinted.nika)" -eq 1
# Who asks for one where a move is doubted has not decided.
run play "${doubted[@]}" --record advised.nika --adviser heuristic < <(printf '%s\n' pass hint '')
check_fine
check_output 'All right, choose again.'
advised=$(sed -n 's/^1\. //p' out | head -n 1)
check_output "Enter plays “$advised”."
check "not the advised move was played" grep -qxF "{\"seat\":0,\"move\":\"$advised\"}" advised.nika

# Until a key: computer players wait, one after the other.
run play byzantz --seed 7 --record step.nika --names Ada --pace step < <(printf 'p\n\n\n')
check_fine
check "it is not watched step by step" test "$(count '^Enter> ' out)" -eq 3

# Several people: a curtain before each other person; what is said there is for everybody.
run play byzantz --seats human,human,heuristic --names Ada,Bo --seed 7 --record people.nika < <(printf '%s\n' hand 'as Bo sell C1 C1 C1' 'as Cy pass' 'as Bo' '' hand p '' p)
check_fine
check "the hand is shown behind the curtain" test "$(sed '/Ada presses Enter. $/q' out | count 'In your hand' /dev/stdin)" -eq 0
check_output "It is Ada's turn. Pass the screen on; Ada presses Enter. hand"
check_output "Enter shows Ada's cards. To act out of turn: “as NAME sell …”. “quit” quits."
check_output '“Cy pass” does not begin with the name of a person at this table: Ada and Bo.'
check_output 'That is not a move that Bo could make here.'
check_output "It is Bo's turn. Pass the screen on; Bo presses Enter. "
check_output 'Bo, this has happened since your last move:'
# What is refused there is said with what everybody knows; about a hand only that it was refused.
run play byzantz --seats human,human,heuristic --names Ada,Bo --seed 7 --record refused.nika < <(printf '%s\n' 'as Bo pass' 'AS　ｂｏ sell c1 c1 c1' 'as BO sell o4 o3 m')
check_fine
check_output "It is Ada's turn; out of turn you can only sell"
check "it is not refused twice without the hand" test "$(count 'these cards are not in hand' out)" -eq 2
check "the hand is told" test "$(count 'your hand is' out)" -eq 0

# Characters: without any word about them, UTF-8; with another charset, ASCII, and Japanese is not possible.
run play byzantz --seed 7 --record ja.nika --lang ja </dev/null
check_fine
check_output 'あなた'
# (It is set for the program alone: the shell would complain about a locale that is not installed.)
program=$NIKA
printf '#!/bin/sh\nexec env LC_ALL=fr_FR.ISO-8859-1 "%s" "$@"\n' "$program" >located
chmod +x located
NIKA=$PWD/located run play byzantz --seed 7 --record latin.nika < <(printf '?\nregles\n')
check_fine
check "there is more than ASCII" is_ascii out
check_output 'les regles du jeu'
check_output 'Mise en place'
NIKA=$PWD/located run play byzantz --seed 7 --record latin2.nika --lang ja </dev/null
check_fine
check_output 'This language needs a UTF-8 terminal; continuing in English.'
check "there is more than ASCII" is_ascii out

run play --help
check_fine
check_output 'Usage: nika play [GAME] [OPTION…]'

finish
