#!/usr/bin/env bash
# copy.sh NIKA MEDDLE: nika copy, between files and databases: everything arrives, the doctor finds it sound, and a server goes on with it;
# what must not be copied, or not be copied into, is refused. No password is ever shown. Run it with tests/unit/with_postgresql.sh.
meddle=$(realpath "$2")
# shellcheck source=tests/cli/kit.sh
source "$(dirname "$0")/kit.sh"
# shellcheck source=tests/cli/served.sh
source "$TESTS/cli/served.sh"

if [[ ! ${NIKA_TEST_POSTGRESQL-} ]]; then
    echo "run this with tests/unit/with_postgresql.sh" >&2
    exit 1
fi
unset NIKA_DATA NIKA_STORE STATE_DIRECTORY XDG_DATA_HOME XDG_STATE_HOME NIKA_CONFIG
export HOME=$PWD

# A database of the server, by its address; the server lets everybody in, also with a password that is none.
socket=${NIKA_TEST_POSTGRESQL#*host=}
sql() {
    psql -q -X -A -t -v ON_ERROR_STOP=1 "$@"
}
make_database() {
    sql "$NIKA_TEST_POSTGRESQL" -c "CREATE DATABASE $1" >/dev/null
    database="postgresql://nika:geheim@/$1?host=$socket"
    shown="postgresql://nika@/$1?host=$socket"
}
check_secret() {
    checks=$((checks + 1))
    ! grep -qF geheim out err || fail "the password is shown"
}

# Mistakes.
for words in '' one 'one two three'; do
    # shellcheck disable=SC2086 # words
    run copy $words
    check_usage 'name two places: what to copy, and where to'
done
run copy none.db copy.db
check_wrong 'none.db does not exist'
run copy none.db copy.db --json
check_exit 1
check_empty err
check_json 'it.from === "none.db" && it.to === "copy.db" && it.ok === false && it.problem === "store-missing" && it.at === "none.db"'
check "something was made" test -z "$(find . -name 'none*' -o -name 'copy*')"

# A server, a finished game, and a table at which somebody sits. As long as it runs, nothing is copied.
start_server --data nika.db
join Ada --create byzantz --players 3 --agents beginner,beginner --autopilot beginner --start --record finished.nika
make_with verify finished.nika
join Bo --create byzantz --players 3
run copy nika.db copy.db
check_wrong 'another server is using nika.db'
stop_server
check "something was made" test ! -e copy.db
for same in nika.db ./nika.db; do
    run copy nika.db $same
    check_wrong "$same can't be copied into itself"
done

# From file to file, in all languages.
run doctor --data nika.db
check_fine
cp out report
check "not one of each" grep -qxF 'tables: 1 in play, 1 finished, 0 set aside as damaged' report
run doctor --data nika.db --json
cp out figures
of() {
    node -p "const it = JSON.parse(require('fs').readFileSync('figures', 'utf8')); $1"
}
entries=$(of it.entries) rows=$(of 'Object.values(it.rows).reduce((sum, one) => sum + one)')
check "nothing is played" test "$entries" -gt 20 -a "$rows" -gt 3
for language in "${languages[@]}"; do
    run copy nika.db "$language.db" --lang "$language"
    check_fine
    check_lines out 1
    check_clean out
    sed "s/$language.db/X/" out >"copied-$language"
done
check "the languages are the same" test "$(cat copied-?? | sort -u | wc -l)" -eq "${#languages[@]}"
check "not all is told: $(cat copied-en)" grep -qxF \
    "X now holds all that is in nika.db, and both were compared; tables of games: 2, entries: $entries, rows: $rows" copied-en
check "others can read the copy" test "$(stat -c %a en.db)" = 600
check "something lies beside the copy" test "$(find . -name 'en.*' | wc -l)" -eq 2 # and its lock
run doctor --data en.db
check_fine
check_same <(tail -n +2 out) <(tail -n +2 report)

# Into what is not empty: nothing is changed there.
run copy nika.db en.db
check_wrong 'something is stored in en.db already'
run copy nika.db en.db --json
check_exit 1
check_json 'it.problem === "store-not-empty" && it.at === "en.db"'
run doctor --data en.db
check_fine
check_same <(tail -n +2 out) <(tail -n +2 report)
: >new.db # an empty file is as good as none
run copy nika.db new.db
check_fine

# Into places where nothing can be, and out of what is no store.
run copy nika.db none/copy.db
check_wrong "none/copy.db can't be opened: No such file or directory"
echo 'dear diary' >diary.txt
run copy diary.txt copy.db
check_wrong 'diary.txt is not a Nika data file'
run copy nika.db diary.txt
check_wrong 'diary.txt is not a Nika data file'
check "the diary was changed" grep -qx 'dear diary' diary.txt
run_into /dev/full copy nika.db full.db
check_wrong 'No space left on device'

# A log that lacks something is not passed off as whole, and nothing is left of the attempt.
cp nika.db spoilt.db
"$meddle" spoilt.db 'DELETE FROM entries WHERE log = 1 AND number = 7'
run copy spoilt.db copy.db
check_wrong 'spoilt.db is damaged (table '
check "something is left" test "$(find . -name 'copy.db*' | wc -l)" -eq 1 # the lock

# What an interrupted copy has left is told from a store.
cp nika.db part.db
"$meddle" part.db "INSERT INTO rows VALUES(0, 'unfinished-copy', x'')"
for words in 'doctor --data part.db' 'copy part.db copy.db' 'copy nika.db part.db' 'serve --port 0 --log error --data part.db'; do
    # shellcheck disable=SC2086 # words
    run $words
    check_wrong 'part.db holds only a part, because copying into it was interrupted'
done

# Into a database.
make_database one
one=$database one_shown=$shown
run copy nika.db "$one" --json
check_fine
check_secret
check_json "it.ok && it.from === 'nika.db' && it.to === '$one_shown' && it.tables === 2 && it.entries === $entries && it.rows === $rows"
for language in "${languages[@]}"; do
    run doctor --data "$one" --lang "$language"
    check_fine
    check_secret
    check_lines out 4
done
run doctor --data "$one"
check_output "$one_shown: sound, "
check_same <(tail -n +2 out) <(tail -n +2 report)
NIKA_STORE=$one run doctor --json
check_fine
check_secret
check_json "it.file === '$one_shown' && it.fine && it.entries === $entries"
run copy nika.db "$one"
check_wrong "something is stored in $one_shown already"
run copy "$one" "$one"
check_wrong "$one_shown can't be copied into itself"

# From there into another database, and back into a file, with which a server goes on.
make_database two
two=$database two_shown=$shown
run copy "$one" "$two"
check_fine
check_secret
check_output "$two_shown now holds all that is in $one_shown, and both were compared; tables of games: 2, entries: $entries, rows: $rows"
run copy "$two" back.db
check_fine
check_secret
run doctor --data back.db
check_fine
check_same <(tail -n +2 out) <(tail -n +2 report)
start_server --data back.db
join Ada --create byzantz --players 3 --agents beginner,beginner --autopilot beginner --start --record again.nika
make_with verify again.nika
stop_server
run doctor --data back.db
check_fine
check_output 'tables: 1 in play, 2 finished, 0 set aside as damaged'

# A database that a server uses: it has the lease, or waits for it.
make_database three
three=$database three_shown=$shown
for words in "copy $three three.db" "doctor --data $three"; do
    # shellcheck disable=SC2086 # words
    run $words
    check_wrong "$three_shown holds nothing of Nika's: no server has used it yet"
done
check "something was made" test ! -e three.db
check "tables were made" test -z "$(sql "${three/:geheim/}" -c "SELECT relname FROM pg_class WHERE relname LIKE 'nika%'")"
run copy nika.db "$three"
check_fine
sql "${three/:geheim/}" -c "TRUNCATE nika_log, nika_entry, nika_row; UPDATE nika_lease SET until = now()"
for wish in 1 0; do
    for words in "$three leased.db" "nika.db $three"; do
        sql "${three/:geheim/}" -c "SELECT nika_ask('club-$wish', '', '1', false, $wish, 0, 600000, NULL)" >/dev/null
        # shellcheck disable=SC2086 # words
        run copy $words
        check_wrong "the server club-$wish is using $three_shown; first stop all servers that do"
        sql "${three/:geheim/}" -c "DELETE FROM nika_node; UPDATE nika_lease SET until = now()" >/dev/null
        check "something was made" test ! -e leased.db
    done
done
run copy nika.db "$three"
check_fine

# What PostgreSQL's own tools do.
for words in "backup x.db --data $one" "backup $one --data nika.db" "restore x.db --data $one" "restore $one --data new.db --force" \
    "doctor --salvage x.db --data $one" "doctor --salvage $one --data nika.db" "doctor --compact --data $one"; do
    # shellcheck disable=SC2086 # words
    run $words
    check_wrong "$one_shown is a database: PostgreSQL's own tools do that"
    check_secret
done

# However strangely an address is written, no password is shown, and whatever command it is given to. Nobody listens at port 1.
try() {
    for words in "$@"; do
        # shellcheck disable=SC2086 # words
        run $words
        check "it went well" test "$status" -ne 0
        check_secret
    done
}
for address in 'u:geheim@127.0.0.1:1/d' 'u:x%2Fgeheim@127.0.0.1:1/d' 'u:x/geheim@127.0.0.1:1/d' 'u:x@geheim@127.0.0.1:1/d' 'u:x?geheim@127.0.0.1:1/d' \
    'u:x:geheim@127.0.0.1:1/d' 'u:geheim?@127.0.0.1:1/d' '127.0.0.1:1/d?password=geheim' '127.0.0.1:1/d?user=u&password=geheim' \
    '127.0.0.1:1/d?password=x@geheim' 'u:geheim' 'u:geheim/d' '[u:geheim/d' 'u:geheim?host=127.0.0.1&port=1' 'u:1/x@geheim@127.0.0.1:1/d?user=u' \
    '127.0.0.1:1/d?sslpassword=geheim' '127.0.0.1:1/d?p%61ssword=geheim' 'u:geheim@127.0.0.1:1/d?nonsense=geheim' 'u:geheim@[::1]:1/d' \
    ':geheim@127.0.0.1:1/d' '127.0.0.1:1/d?host=127.0.0.1&password=geheim'; do
    for scheme in postgresql postgressql; do
        try "copy $scheme://$address secret.db" "copy nika.db $scheme://$address --json" "doctor --data $scheme://$address" "serve $scheme://$address"
    done
done
for address in postgresql://u:geheim@127.0.0.1:1/d postgres://u:geheim@127.0.0.1:1/d; do
    try "copy $address secret.db" "copy nika.db $address" "doctor --json --data $address" "doctor $address" "doctor --stor=$address" \
        "backup x.db --data $address" "people --data $address" "serve --config $address" "serve --port 0 --disk-budget 100 --store $address" \
        "$address" "help $address"
done
for address in postgresql:u:geheim@127.0.0.1:1/d postgresql:/u:geheim@127.0.0.1:1/d postgres:/u:geheim@127.0.0.1:1/d \
    PostgreSQL:u:geheim@h/d pgsql:u:geheim@h/d 'password=geheim host=127.0.0.1'; do
    for words in copy doctor serve 'doctor --data' 'serve --port 0 --store'; do
        # shellcheck disable=SC2086 # words
        run $words "$address" secret.db
        check "it went well" test "$status" -ne 0
        check_secret
    done
done
for line in 'store postgresql://u:geheim@127.0.0.1:1/d' 'store postgresql://u:geheim@127.0.0.1:1/d?port=1' 'store:postgresql://u:geheim@h/d?port=1' \
    'stor = postgresql://u:geheim@127.0.0.1:1/d'; do
    echo "$line" >club.conf
    run serve --config club.conf
    check_wrong 'club.conf, line 1: '
    check_secret
done
check "something was made" test -z "$(find . -name 'secret*' -o -name 'postgres*')"
run copy postgresql://u:geheim@127.0.0.1:1/d secret.db
check_wrong "postgresql://u@127.0.0.1:1/d can't be reached: "

finish
