#!/usr/bin/env bash
# languages.sh: every command speaks every language: its help, its complaints, its reports. What programs read is the same in all of them,
# and nothing that somebody typed or wrote into a file can harm a terminal in any.
# shellcheck source=tests/cli/kit.sh disable=SC1111,SC1112 # typographic quotes are meant
source "$(dirname "$0")/kit.sh"

commands=(backup completions copy doctor hint join learn manual match play replay restore rules serve simulate verify view)

check_different() {
    checks=$((checks + 1))
    ! cmp -s "$1" "$2" || fail "$1 and $2 are the same"
}

# How wide the widest line is; wide characters count 2.
width_of() {
    LC_ALL=C.UTF-8 wc -L <"$1"
}

check_utf8() {
    check "$1 is not UTF-8" iconv -f UTF-8 -t UTF-16 "$1" -o /dev/null
}

options_in() {
    { grep -oE -e '--[a-z]+' "$1" || true; } | sort -u
}

# run_with ENVIRONMENT WORD…: only the program gets it: the shell would complain about locales that are not installed.
program=$NIKA
run_with() {
    printf '#!/bin/sh\nunset LC_ALL LC_MESSAGES LANG\nexec env %s "%s" "$@"\n' "$1" "$program" >located
    chmod +x located
    NIKA=$PWD/located run "${@:2}"
}

# Help: another one in each language, about the same options, and narrow enough. The first line tells which command it is about.
for command in '' "${commands[@]}"; do
    for language in "${languages[@]}"; do
        # shellcheck disable=SC2086 # '' is no word
        run $command --help --lang "$language"
        check_fine
        check_clean out
        check_utf8 out
        check "wider than 80 columns" test "$(width_of out)" -le 80
        check "the first line is about something else" grep -qF "nika ${command:-}" <(head -n 1 out)
        cp out "help-$language"
        options_in out >"options-$language"
        check_same "options-$language" options-en
        for word in "--lang=$language --help" "--lang $language -h"; do
            # shellcheck disable=SC2086 # words
            run $command $word
            check_same out "help-$language"
        done
        # shellcheck disable=SC2086 # words
        run --lang "$language" $command --help
        check_same out "help-$language"
        # shellcheck disable=SC2086 # words
        run_with "LC_ALL=$language" $command --help
        check_same out "help-$language"
    done
    for ((one = 0; one < ${#languages[@]}; one++)); do
        for ((other = one + 1; other < ${#languages[@]}; other++)); do
            check_different "help-${languages[one]}" "help-${languages[other]}"
        done
    done
done
run --lang fr help
check_fine
check_output 'Utilisation'
run --lang fr
check_exit 2
check_empty out
check "no usage in French" grep -q '^Utilisation' err
run --lang ja --version
check_fine
check "not the version" grep -qxE 'nika [0-9]+\.[0-9]+\.[0-9]+' out

# Rules, with their editions.
for game in justinian byzantz null; do
    for language in "${languages[@]}"; do
        run rules "$game" --lang "$language"
        check_fine
        check_clean out
        check "wider than 80 columns" test "$(width_of out)" -le 80
        cp out "rules-$language"
        [ "$language" = en ] || check_different "rules-$language" rules-en
    done
done

# Complaints. says LANGUAGE STATUS TEXT WORD…: so the first line on standard error begins, with ~ for a space that does not break.
says() {
    run "${@:4}" --lang "$1"
    check_exit "$2"
    check_empty out
    check_clean err
    check_utf8 err
    check "standard error is not “$3”" test "$(head -n 1 err)" = "${3//\~/$'\xc2\xa0'}"
}
says en 2 'nika rules: name one game' rules
says it 2 'nika rules: indica un gioco, uno solo' rules
says fr 2 'nika rules: il faut indiquer un jeu, un seul' rules
says ja 2 'nika rules: ゲームを1つ指定してください' rules
says it 2 "nika rules: il gioco «chess» non esiste; ci sono: justinian, byzantz, null" rules chess
says fr 2 'nika rules: jeu inconnu «~chess~»~; au choix~: justinian, byzantz, null' rules chess
says ja 2 'nika rules: ゲーム「chess」はありません。遊べるのは justinian, byzantz, null です' rules chess
for table in 'byzantz 3 6' 'justinian 2 4'; do
    read -r game least most <<<"$table"
    says it 2 "nika simulate: --players richiede un numero da $least a $most" simulate "$game"
    says fr 2 "nika simulate: --players demande un nombre de $least à $most" simulate "$game"
    says ja 2 "nika simulate: --players には $least～$most の数を指定してください" simulate "$game"
done
says it 2 "nika match: l'opzione «--nonsense» non esiste" match --nonsense
says fr 2 'nika match: option inconnue «~--nonsense~»' match --nonsense
says ja 2 'nika match: オプション「--nonsense」はありません' match --nonsense
says it 1 'nika verify: missing: il file o la cartella non esiste' verify missing
says fr 1 'nika verify: missing~: le fichier ou le dossier n’existe pas' verify missing
says ja 1 'nika verify: missing: ファイルまたはディレクトリがありません' verify missing
run --lang it nonsense
check_exit 2
check "no Italian" grep -qx 'nika: il comando «nonsense» non esiste; vedi nika --help' err
run rules --lang fr
check "the hint at --help is not French" grep -qx 'Voir nika rules --help' err

# One and many.
simulate small null 2 3 1
head -n 4 small >one # a game of two players has two moves
head -n 2 small >begun
says fr 1 'nika view: one~: il n’y a ici que 1 partie' view one --ply 0 --seat 0 --game 2
says it 1 "nika view: one: qui c'è solo 1 partita" view one --ply 0 --seat 0 --game 2
says it 1 'nika view: small: qui ci sono solo 3 partite' view small --ply 0 --seat 0 --game 4
says fr 1 'nika view: small~: il n’y a ici que 3 parties' view small --ply 0 --seat 0 --game 4
says ja 1 'nika view: small：ここには3ゲームしかありません' view small --ply 0 --seat 0 --game 4
# verified LANGUAGE TEXT FILE
verified() {
    run verify "$3" --lang "$1"
    check_fine
    check "it is not “$2”" test "$(cat out)" = "${2//\~/$'\xc2\xa0'}"
}
verified en 'small: verified, 3 games, 6 moves' small
verified it 'small: tutto in regola, 3 partite, 6 mosse' small
verified fr 'small~: tout est en règle, 3 parties, 6 coups' small
verified ja 'small：検証済み、3ゲーム、6手' small
verified en 'begun: verified, 1 game, 1 move; the last game is still running' begun
verified it "begun: tutto in regola, 1 partita, 1 mossa, l'ultima partita è ancora in corso" begun
verified fr 'begun~: tout est en règle, 1 partie, 1 coup, la dernière partie est encore en cours' begun
verified ja 'begun：検証済み、1ゲーム、1手、最後のゲームは進行中' begun
run verify - --lang ja <small
check_output '標準入力：検証済み'
run_into /dev/full verify small --lang fr
check_exit 1
check "standard output has no French name" grep -q 'sortie standard' err

# Which language: --lang before LC_ALL before LC_MESSAGES before LANG; the first that is not empty counts, even if nobody here speaks it.
# in_language ENVIRONMENT LANGUAGE WORD…
for language in "${languages[@]}"; do
    run rules --lang "$language"
    cp err "complaint-$language"
done
in_language() {
    run_with "$1" "${@:3}" rules
    check_exit 2
    check_same err "complaint-$2"
}
in_language 'LANG=ja_JP.UTF-8' ja
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr_FR.UTF-8' fr
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr_FR.UTF-8 LC_ALL=it_IT.UTF-8' it
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr_FR.UTF-8 LC_ALL=it_IT.UTF-8' ja --lang ja
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr_FR.UTF-8 LC_ALL=it_IT.UTF-8' en --lang=en
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr LC_ALL=' fr
in_language 'LANG=ja LC_MESSAGES= LC_ALL=' ja
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=fr LC_ALL=C' en
in_language 'LANG=ja_JP.UTF-8 LC_MESSAGES=C' en
in_language 'LANG=ja LC_MESSAGES=xx_DE.UTF-8' en
in_language 'LANG=it_CH@euro' it
in_language 'LANG=italian' en
in_language 'LANG=' en
in_language 'A=1' en

# --lang: refused if nobody speaks it, wherever it stands; what is said about it is in the language of the environment.
for code in xx EN '' italian it_IT fr,it ' fr'; do
    for words in 'rules --lang CODE' 'rules byzantz --lang CODE' 'rules --lang CODE byzantz' 'verify --help --lang CODE' 'verify --lang CODE --version'; do
        mapfile -t arguments < <(tr ' ' '\n' <<<"$words")
        run "${arguments[@]/#CODE/$code}"
        check_usage "unknown language “$code”; available: $listed"
    done
    run --lang "$code" rules byzantz
    check_exit 2
    check_empty out
    sed -i '2{/^Did you mean/d}' err
    check_same err <(printf 'nika: unknown language “%s”; available: %s\nSee nika --help\n' "$code" "$listed")
done
run_with LC_ALL=fr rules byzantz --lang=xx
check "not refused in French" grep -q "langue inconnue «.xx.».; au choix.: $listed" <(sed 's/\xc2\xa0/./g' err)
run rules byzantz --lang
check_usage '--lang needs a value'
run rules byzantz --lang it --lang fr
check_exit 2
check "twice is not too often" grep -qF -- '--lang compare troppe volte' err
run --lang it rules byzantz --lang it
check_exit 2
check "twice is not too often" grep -qF -- '--lang compare troppe volte' err
for words in '--lang' '--lang it --lang'; do
    # shellcheck disable=SC2086 # words
    run $words
    check_exit 2
    check_empty out
done
# It is an option only where options are.
run rules -- --lang
check_usage 'unknown game “--lang”; available: justinian, byzantz, null'
run rules -- --lang fr
check_usage 'name one game'
run rules justinian --edition --lang
check_usage 'justinian has no edition “--lang”; available: en, fr, it, ja'
run rules justinian --language
check_usage 'unknown option “--language”'
run verify --lang fr -- --lang
check "a file can't be called --lang" grep -q 'nika verify: --lang.*: le fichier ou le dossier n’existe pas' err

# What programs read is the same in all languages.
simulate record byzantz 4 2 1
for language in "${languages[@]}"; do
    simulate "record-$language" byzantz 4 2 1 --lang "$language"
    check_same "record-$language" record
    run view record --ply 3 --seat 1 --lang "$language"
    check_fine
    cp out "view-$language"
    check_same "view-$language" view-en
    run match null --players 3 --agents random,anchor:random --deals 40 --seed 3 --sprt 0.3,0.300001 --lang "$language" \
        --json "json-$language" --plot "plot-$language" --resume "journal-$language"
    check_fine
    check_clean out
    check_utf8 out
    cp out "table-$language"
    node "$TESTS/cli/match.mjs" timeless "json-$language" >"timeless-$language"
    check_same "timeless-$language" timeless-en
    check_same "journal-$language" journal-en
    check "plot-$language is no SVG" node "$TESTS/cli/match.mjs" svg "plot-$language"
    check "plot-$language does not say its language" grep -q " lang=\"$language\" " "plot-$language"
    # Head and rows of the table are equally wide.
    sed -n '4,6p' "table-$language" >rows
    for row in 1 2 3; do
        sed -n "${row}p" rows >"row-$row"
        check "row $row is not as wide as the others" test "$(width_of "row-$row")" -eq "$(width_of rows)"
    done
done
for kind in table plot; do
    for language in "${languages[@]:1}"; do
        check_different "$kind-en" "$kind-$language"
    done
done
# A journal that was begun in one language goes on in another.
run match null --players 3 --agents random,anchor:random --deals 41 --seed 3 --lang ja --resume journal-fr
check_fine
check_lines journal-fr 42
# Numbers have the point of the language. The fair share of three is a third.
check "no Japanese fair share" grep -qE '^均等な勝率 +0\.333$' out
for language in it fr; do
    check "no comma in $language" grep -qE '^(quota equa|part égale) +0,333$' "table-$language"
    check "a point in $language" test "$(count '[0-9]\.[0-9]' "table-$language")" -eq 0
    check "a point in the picture" test "$(count '>[^<]*[0-9]\.[0-9][^<]*</' "plot-$language")" -eq 0
    check "no comma in the picture" test "$(count '>[^<]*[0-9],[0-9][^<]*</text>' "plot-$language")" -gt 2
done
script -qec "'$NIKA' match null --players 3 --agents random,anchor:random --deals 5000 --seed 1 --sprt 0.3,0.300001 --lang fr >watched" /dev/null \
    </dev/null | sed 's/\xc2\xa0/~/g' >out
check_output '5000 donnes sur 5000~; random gagne 0,'
check_output 'random a réfléchi '
script -qec "'$NIKA' simulate byzantz --players 3 --games 300 --seed 1 --records played --lang it" /dev/null </dev/null >out
check_output '300 di 300 partite'

# Harm: escapes, C1 controls, bidirectional and zero-width characters, what is no UTF-8, and other lines.
evil=$'e\e[31m\x07\x7f\xc2\x9b2J\xe2\x80\xae\xe2\x81\xa6\xe2\x80\x8b\xef\xbb\xbf\xff\x0d\x0av'
is_harmless() {
    ! LC_ALL=C grep -qaP '[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8b-\x8f\xa8-\xae]|\xe2\x81[\xa0-\xaf]|\xef\xbb\xbf' "$1"
}
# harmless LINES WORD…: the program says so many lines on standard error, and what was typed is among them in a form that does nothing.
harmless() {
    run_with "LANG=$language" "${@:2}"
    check "exit status $status" test "$status" -eq 1 -o "$status" -eq 2
    check_empty out
    check_lines err "$1"
    check_utf8 err
    check "it can do harm" is_harmless err
    check "what was typed is not shown" grep -qF 'e\x1B[31m\x07\x7F\u{009B}2J\u{202E}\u{2066}\u{200B}\u{FEFF}\xFF\x0D\x0Av' err
}
cp small "$evil"
for language in "${languages[@]}"; do
    harmless 1 "$evil"
    harmless 2 --lang "$evil" rules
    harmless 2 rules --lang "$evil"
    harmless 2 rules "$evil"
    harmless 2 rules "--$evil"
    harmless 2 rules justinian --edition "$evil"
    harmless 2 simulate byzantz --players 3 --games 1 --seed 1 --records fresh --set "$evil"
    harmless 2 simulate byzantz --players 3 --games 1 --seed 1 --records fresh --agents "$evil"
    harmless 2 hint small --ply 0 --seat 0 --adviser "$evil"
    harmless 1 simulate byzantz --players 3 --games 1 --seed 1 --records "none/$evil"
    harmless 1 simulate justinian --players 3 --games 1 --seed 1 --records fresh --court "$evil"
    harmless 1 match null --players 3 --agents random,anchor:random --deals 1 --seed 1 --resume "$evil"
    harmless 1 match null --players 3 --agents random,anchor:random --deals 1 --seed 1 --json "none/$evil"
    harmless 1 verify "none/$evil"
    harmless 1 view "$evil" --ply 0 --seat 0 --game 9
    harmless 1 replay "none/$evil"
    check "something was written" test ! -e fresh
    run_with "LANG=$language" verify "$evil"
    check_fine
    check_lines out 1
    check "it can do harm" is_harmless out
    # In a file: an escape, and a zero-width and a bidirectional character, as they stand and as JSON spells them.
    for name in $'e\xe2\x80\xae\xe2\x80\x8bv' 'e\\u001b[2J\\u202ev'; do
        sed "1s/\"names\":\[\"[^\"]*\"/\"names\":[\"$name\"/" "$TESTS/records/byzantz-4.nika" >names
        check_different names "$TESTS/records/byzantz-4.nika"
        run_with "LANG=$language" hint names --ply 5 --seat 3
        check_fine
        check "it can do harm" is_harmless out
        sed "2s/\"move\":\"[^\"]*\"/\"move\":\"$name\"/" "$TESTS/records/byzantz-4.nika" >moves
        run_with "LANG=$language" verify moves
        check_exit 1
        check_lines err 1
        check "it can do harm" is_harmless err
    done
done

finish
