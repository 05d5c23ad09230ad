# served.sh: for tests with a server of their own, which ends with the test; and for what programs read. Source kit.sh first.
# shellcheck shell=bash disable=SC2034,SC2154 # kit.sh has the rest
# However the test ends.
server=
trap 'if [[ $server ]]; then kill -KILL "$server" 2>/dev/null || true; fi; rm -rf "$folder"' EXIT
start_server() {
    rm -f announced
    timeout -s KILL 600 "$NIKA" serve --port 0 --announce announced --pace 0 --no-rates "$@" >served 2>&1 &
    server=$!
    until [[ -e announced ]] || ! kill -0 "$server" 2>/dev/null; do
        sleep 0.02
    done
    url=$(head -n 1 announced)
}
# TERM goes to the program that timeout runs.
stop_server() {
    kill -TERM "$server"
    wait "$server" || fail "the server ended with status $?"
    server=
}
# join OPTION…: a program plays there; without a terminal, it ends when its lines do.
join() {
    ran="nika join $*"
    timeout -s KILL 600 "$NIKA" join "$url" --plain --state "state-$1" --name "$@" </dev/null >joined 2>&1 || true
}
# has_json JAVASCRIPT: the report (it) is JSON, and this holds of it.
has_json() {
    node -e "const it = JSON.parse(require('fs').readFileSync('out', 'utf8')); process.exit($1 ? 0 : 1)"
}
check_json() {
    check "not so: $1" has_json "$1"
    check_lines out 1
}
