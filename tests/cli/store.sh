#!/usr/bin/env bash
# store.sh NIKA MEDDLE: a server's data, from outside: where they lie, backups while the server runs, putting them back, and what the doctor says to
# sound and damaged ones.
meddle=$(realpath "$2")
# shellcheck source=tests/cli/kit.sh disable=SC1111
source "$(dirname "$0")/kit.sh"
# shellcheck source=tests/cli/served.sh
source "$TESTS/cli/served.sh"

unset NIKA_DATA NIKA_STORE STATE_DIRECTORY XDG_DATA_HOME XDG_STATE_HOME NIKA_CONFIG
export HOME=$PWD

# Where data lie.
check_place() {
    check_wrong "$1 does not exist"
}
run doctor
check_place "$HOME/.local/share/nika/nika.db"
XDG_DATA_HOME=$PWD/xdg run doctor
check_place "$PWD/xdg/nika/nika.db"
XDG_DATA_HOME=relative run doctor # to be ignored
check_place "$HOME/.local/share/nika/nika.db"
XDG_DATA_HOME=$PWD/xdg STATE_DIRECTORY=$PWD/service:$PWD/other run doctor
check_place "$PWD/service/nika.db"
XDG_DATA_HOME=$PWD/xdg STATE_DIRECTORY=$PWD/service NIKA_DATA=named.db run doctor
check_place named.db
NIKA_DATA=named.db run doctor --data said.db
check_place said.db
HOME='' run doctor
check_usage 'there is no home folder to keep data in; name a file with --data'
run doctor --data ''
check_wrong "this is neither a file nor the address of a PostgreSQL database"
rm -rf xdg service .local

# Mistakes.
run doctor nonsense
check_usage '“nonsense” is not an option, and nika doctor takes nothing else'
for command in backup restore; do
    run "$command"
    check_usage 'name one file'
    run "$command" one two
    check_usage 'name one file'
done
run backup -
check_usage "a backup can't go to standard output; name a file"
run backup copy --data none.db
check_wrong 'none.db does not exist'
run restore none --data none.db
check_wrong 'none does not exist'
check "something was made" test -z "$(find . -name 'none*' -o -name 'copy*')"
run doctor --data none.db --json
check_exit 1
check_empty err
check_json 'it.file === "none.db" && it.sound === false && it.problem === "store-missing" && it.fine === false'

# A server, a finished game, and a table at which somebody sits.
start_server --data nika.db
join Ada --create byzantz --players 3 --agents beginner,beginner --autopilot beginner --start --record finished.nika
make_with verify finished.nika
join Bo --create byzantz --players 3

for language in "${languages[@]}"; do
    run doctor --data nika.db --lang "$language"
    check_fine
    check_clean out
    check_lines out 4
    cp out "report-$language"
done
check "the languages are the same" test "$(cat report-?? | sort | uniq | wc -l)" -eq $((4 * ${#languages[@]}))
check "not one of each" grep -qxF 'tables: 1 in play, 1 finished, 0 set aside as damaged' report-en
check "not all is well" grep -qxF 'All is well.' report-en
run doctor --data nika.db --json
check_fine
check_json 'it.sound && it.fine && it.faults.length === 0 && it.orphans === 0'
check_json 'it.tables.live === 1 && it.tables.over === 1 && it.tables.damaged === 0 && it.rows.sessions === 2'

# A backup while it runs; everything that wants it for itself must wait.
run backup copy.db --data nika.db
check_fine
check_output 'copy.db: backed up and checked; tables in play: 1, finished: 1'
check "others can read the backup" test "$(stat -c %a copy.db)" = 600
check "something lies beside the backup" test "$(find . -name 'copy*' | wc -l)" -eq 1
run doctor --data copy.db
check_fine
check_same <(tail -n +2 out) <(tail -n +2 report-en)
run restore copy.db --data nika.db --force
check_wrong 'another server is using nika.db'
run serve --port 0 --log error --data nika.db
check_wrong 'another server is using nika.db'
for target in nika.db ./nika.db; do
    run backup "$target" --data nika.db
    check_wrong "$target is the data file itself"
done
run backup none/copy.db --data nika.db
check_wrong "none/copy.db can't be opened: No such file or directory"
mkdir folder
run backup folder --data nika.db
check_wrong "folder can't be written: Is a directory"
run_into /dev/full backup copy.db --data nika.db
check_wrong 'No space left on device'
run doctor --data nika.db
check_fine
stop_server

# Putting it back.
run restore copy.db --data nika.db
check_wrong 'nika.db already exists; --force replaces it'
run restore copy.db --data copy.db --force
check_wrong 'copy.db is the data file itself'
run restore copy.db --data nika.db --force
check_fine
check_output 'nika.db now holds what was in copy.db; the previous file is kept beside it with the suffix .old'
check "the old one is gone" test -e nika.db.old
run doctor --data nika.db.old
check_fine
run restore copy.db --data fresh.db
check_fine
check_output 'fresh.db now holds what was in copy.db'
check "an old one came from nowhere" test ! -e fresh.db.old
run restore copy.db --data none/fresh.db
check_wrong "none/fresh.db can't be opened: No such file or directory"
start_server --data fresh.db # it is as good as the first one
join Ada --create byzantz --players 3 --agents beginner,beginner --autopilot beginner --start --record again.nika
make_with verify again.nika
stop_server
run doctor --data fresh.db
check_fine
check_output 'tables: 1 in play, 2 finished, 0 set aside as damaged'

# What is no data file, or one of a newer version, is refused and left alone.
echo 'dear diary' >diary.txt
cp diary.txt diary.before
for words in 'doctor' 'backup other.db' 'restore copy.db --force' 'serve --port 0 --log error'; do
    # shellcheck disable=SC2086 # words
    run $words --data diary.txt
    check_wrong "diary.txt is not a Nika data file"
done
run restore diary.txt --data nika.db --force
check_wrong "diary.txt is not a Nika data file"
check_same diary.txt diary.before
check "something lies beside it" test "$(find . -name 'diary*' | wc -l)" -eq 2
# The version stands in the file's head, as SQLite describes it: four bytes, from the 60th on.
cp copy.db newer.db
printf '\0\0\0\377' | dd of=newer.db bs=1 seek=60 conv=notrunc status=none
for words in 'doctor' 'backup other.db' 'serve --port 0 --log error'; do
    # shellcheck disable=SC2086 # words
    run $words --data newer.db
    check_wrong 'newer.db was written by a newer version of Nika; use that version'
done
run restore newer.db --data nika.db --force
check_wrong 'newer.db was written by a newer version of Nika'
check "something was made" test ! -e other.db

# A game whose log can't be replayed: named, and nothing else suffers. The deal of the finished game stands in the file once.
cp copy.db spoilt.db
check "the deal is not where it should be" test "$(grep -aoF '{"deal":' spoilt.db | wc -l)" -eq 1
LC_ALL=C sed -i 's/{"deal":/{"dial":/' spoilt.db
for language in "${languages[@]}"; do
    run doctor --data spoilt.db --lang "$language"
    check_exit 1
    check_empty err
    check_lines out 5
    check_clean out
done
run doctor --data spoilt.db
check "no table is named" grep -qxE "table [0-9a-f]{16}: entry 6 of its log can't be replayed" out
check_output 'all others can'
run doctor --data spoilt.db --json
check_exit 1
check_json 'it.sound && !it.fine && it.faults.length === 1 && it.faults[0].fault === "replay" && it.faults[0].entry === 6'
# A table at which somebody still sits: the server sets it aside, and serves the others.
cp copy.db spoilt.db
LC_ALL=C sed -i 's/"name":"Bo"/"name":Bo" /' spoilt.db
start_server --data spoilt.db
join Cy --create byzantz --players 3 --agents beginner,beginner --autopilot beginner --start --record third.nika
make_with verify third.nika
stop_server
run doctor --data spoilt.db
check_exit 1
check_output 'tables: 0 in play, 2 finished, 1 set aside as damaged'
check "no table is named" grep -qxE "table [0-9a-f]{16}: the server has set it aside as damaged" out
run backup spoilt-copy.db --data spoilt.db # what there is can still be saved
check_fine

# Logs that lack something. The finished game is the first one, the table at which somebody sits the second.
# spoil SQL TEXT JAVASCRIPT: what the doctor says about a file to which that was done, and what holds of its report.
spoil() {
    cp copy.db spoilt.db
    "$meddle" spoilt.db "$1"
    run doctor --data spoilt.db
    check_exit 1
    check_empty err
    check "no line “$2”" grep -qxE "$2" out
    check_output 'all others can'
    run doctor --data spoilt.db --json
    check_exit 1
    check_json "it.sound && !it.fine && $3"
}
fault() {
    echo "it.faults.length === $1 && it.faults.every((one) => one.fault === '$2' && /^[0-9a-f]{16}\$/.test(one.table))"
}
spoil 'DELETE FROM entries WHERE log = 1 AND number = 7' 'table [0-9a-f]{16}: entries are missing from its log' "$(fault 1 missing-entries)"
spoil 'UPDATE logs SET last = (SELECT place FROM entries WHERE log = 2 AND number = 0) WHERE log = 2' \
    'table [0-9a-f]{16}: entries are missing from its log' "$(fault 1 missing-entries)"
spoil 'DELETE FROM entries' 'table [0-9a-f]{16}: entries are missing from its log' "$(fault 2 missing-entries)"
spoil 'UPDATE logs SET state = 1' 'table [0-9a-f]{16}: it is marked as finished, but its log has no end of the game' "$(fault 1 no-end)"
spoil 'UPDATE logs SET state = 2' 'table [0-9a-f]{16}: the server has set it aside as damaged' "$(fault 2 set-aside)"
spoil 'UPDATE entries SET log = 1' 'table [0-9a-f]{16}: entries are missing from its log' "$(fault 1 missing-entries)"
spoil 'INSERT INTO entries(log, number, bytes) VALUES(9, 0, zeroblob(1))' \
    'entries that belong to no table: 1; they do no harm' 'it.faults.length === 0 && it.orphans === 1'

# A file that is damaged as such: its third page, to whom it belongs, is nonsense.
cp copy.db broken.db
head -c 4096 /dev/zero | tr '\0' x | dd of=broken.db bs=4096 seek=2 conv=notrunc iflag=fullblock status=none
run doctor --data broken.db
check_wrong 'broken.db is damaged'
check_wrong 'nika restore'
run doctor --data broken.db --json
check_exit 1
check_json 'it.sound === false && it.problem === "store-damaged" && it.detail.length > 0 && !/[*\n]/.test(it.detail) && it.fine === false'
for words in 'backup other.db' 'serve --port 0 --log error'; do
    # shellcheck disable=SC2086 # words
    run $words --data broken.db
    check_wrong 'broken.db is damaged'
done
run restore broken.db --data nika.db --force
check_wrong 'broken.db is damaged'
# Whatever can be read of it is saved. All tables can; but nobody knows what else stood on the bad page, and that is said.
run doctor --salvage saved.db --data broken.db
check_exit 1
check_output 'broken.db was damaged: accounts, sessions, bans or reports may be missing'
check_output 'saved.db: saved and checked; tables: 2'
run doctor --salvage again.db --data saved.db
check_fine
check_output 'again.db: saved and checked; tables: 2'
run restore copy.db --data broken.db --force
check_fine
run doctor --data broken.db
check_fine

finish
