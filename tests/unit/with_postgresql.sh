#!/usr/bin/env bash
# with_postgresql.sh COMMAND…: runs a command, for ten minutes at most, beside a PostgreSQL server of its own, in a temporary folder, which nobody reaches over a
# network. NIKA_TEST_POSTGRESQL is its address, NIKA_TEST_POSTGRESQL_FOLDER where its data is, and NIKA_TEST_POSTGRESQL_START a command
# that starts it again after it was killed. It has stopped when this ends.
set -euo pipefail

initdb=$({ ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null || true; } | sort -V | tail -1) # Debian's, or else what is in the path
initdb=${initdb:-$(command -v initdb || true)}
if [[ ! $initdb ]]; then
    echo 'PostgreSQL is not installed: tools/setup test' >&2
    exit 1
fi
programs=$(dirname "$initdb")
unset PGHOST PGCLUSTER PGSERVICE PGOPTIONS
export PGPORT=5432 PGCTLTIMEOUT=600 # psql has that of the system's own server otherwise
before=$PWD
folder=$(cd "$(mktemp -d "${TMPDIR:-/tmp}/nika-postgresql-XXXXXX")" && pwd -P)

# The server refuses to run as root.
as_owner=()
if [[ $(id -u) == 0 ]]; then
    chown nobody "$folder"
    as_owner=(setpriv --reuid=nobody --regid=nogroup --clear-groups env "HOME=$folder")
fi
stop() {
    cd /
    # One that was killed and that nobody waits for never ends.
    "${as_owner[@]}" "$programs/pg_ctl" -D "$folder/data" -m immediate -w -t 20 stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 1' HUP INT TERM

cd "$folder"
chmod 755 "$folder"
if ! "${as_owner[@]}" "$programs/initdb" --no-sync -D "$folder/data" -A trust -U nika -E UTF8 --locale=C.UTF-8 >"$folder/initdb.log" 2>&1; then
    cat "$folder/initdb.log" >&2
    exit 1
fi
cat >>"$folder/data/postgresql.conf" <<SETTINGS
listen_addresses = ''
unix_socket_directories = '$folder'
port = $PGPORT
fsync = off
full_page_writes = off
max_connections = 40
shared_buffers = 32MB
log_min_messages = fatal
SETTINGS
# As the owner, who may see what the server's processes do: they all work in its folder. If none is there, nothing says that one is.
cat >"$folder/start-as-owner" <<START
#!/bin/bash
for each in /proc/[0-9]*/cwd; do
    [[ \$(readlink "\$each" 2>/dev/null) != '$folder/data' ]] || running=yes
done
[[ \${running-} ]] || rm -f '$folder/data/postmaster.pid' '$folder'/.s.PGSQL.*
exec '$programs/pg_ctl' -D '$folder/data' -l '$folder/server.log' -w start
START
printf '#!/bin/sh\nexec' >"$folder/start"
printf ' %q' "${as_owner[@]}" bash "$folder/start-as-owner" >>"$folder/start"
printf ' >/dev/null 2>&1\n' >>"$folder/start"
chmod 755 "$folder/start"
if ! "$folder/start" </dev/null; then
    cat "$folder/server.log" >&2
    exit 1
fi

export NIKA_TEST_POSTGRESQL="postgresql://nika@/postgres?host=$folder"
export NIKA_TEST_POSTGRESQL_FOLDER=$folder/data
export NIKA_TEST_POSTGRESQL_START=$folder/start
cd "$before"
status=0
timeout -k 10 600 "$@" || status=$?
exit "$status"
