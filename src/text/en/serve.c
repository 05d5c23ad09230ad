/*
 * en/serve.c: what is said about running a server, in English.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_ready, "Nika is running at {url} (Ctrl-C stops it).");
SAY(serve_keeps_nothing, "Nothing is saved: when the server stops, all its games are lost.");
SAY(serve_stopped, "The server has stopped.");

SAY(serve_no_operand, "“{word}” is not an option, and nika serve takes nothing else");
SAY(serve_in_file, "{path}, line {line}: {problem}");
SAY(serve_no_equals, "expected “name = value”, an empty line, or a line that begins with #");
SAY(serve_no_setting, "unknown setting “{name}”; nika serve --help lists them all (leave out the --)");
SAY(serve_twice, "{name} is set twice");
SAY(serve_too_many, "{name} lists more than {most}");
SAY(serve_needs_yes, "{name} needs “yes” or “no”");
SAY(serve_needs_address,
    "{name} needs a numeric address: 127.0.0.1 for this machine only, 0.0.0.0 or :: for everybody");
SAY(serve_needs_origin, "{name} needs the start of an address as browsers show it, in lower case and without a path: "
                        "https://nika.example.org");
SAY(serve_needs_network, "{name} needs the address of a proxy, or of its network: 127.0.0.1, 10.0.0.0/8, fd00::/8");
SAY(serve_needs_level, "{name} needs one of: {known}");
SAY(serve_memory_and_data, "{one} saves nothing, {other} says where to save it: use only one of them");

SAY(serve_port_in_use,
    "port {port} is in use, perhaps by another nika serve; stop that one, or choose another port with {option}");
SAY(serve_port_forbidden, "only an administrator may use port {port}; choose a port from 1024 up with {option}, and "
                          "put a proxy in front of it");
SAY(serve_no_such_address, "this machine has no address {address}");
SAY(serve_cannot_listen, "{address}, port {port}: {reason}");
SAY(serve_no_library,
    "{library} could not start; perhaps its libev module is not installed (on Debian, the package {package})");
SAY(serve_unreadable, "{path} could not be read to the end; run nika doctor for details");
SAY(serve_unclaimed, "{path} could not be written; is the disk full, or the file read-only?");

SAY(store_no_memory, "there is not enough memory");
SAY(store_cannot_open, "{path} can't be opened: {reason}");
SAY(store_cannot_read, "{path} can't be read: {reason}");
SAY(store_cannot_write, "{path} can't be written: {reason}");
SAY(store_missing, "{path} does not exist");
SAY(store_exists, "{path} already exists; --force replaces it and keeps the old file beside the new one");
SAY(store_same, "{path} is the data file itself; name another one");
SAY(store_newer, "{path} was written by a newer version of Nika; use that version");
SAY(store_other, "{path} is not a Nika data file");
SAY(store_damaged, "{path} is damaged ({reason}); nika doctor says more, and nika restore replaces it with a backup");
SAY(store_in_use, "another server is using {path}; stop it first, or choose another file");
SAY(store_no_place, "there is no home folder to keep data in; name a file with {option}");

SAY(backup_needs_file, "a backup can't go to standard output; name a file");
SAY(backup_made, "{path}: backed up and checked; tables in play: {live}, finished: {over}");
SAY(restore_made, "{path} now holds what was in {backup}");
SAY(restore_replaced,
    "{path} now holds what was in {backup}; the previous file is kept beside it with the suffix .old");
SAY(doctor_no_operand, "“{word}” is not an option, and nika doctor takes nothing else");
SAY(doctor_file, "{path}: sound, {kilobytes} KiB");
SAY(doctor_tables, "tables: {live} in play, {over} finished, {damaged} set aside as damaged");
SAY(doctor_people, "accounts: {accounts}; sessions: {sessions}");
SAY(doctor_orphans, "entries that belong to no table: {entries}; they do no harm");
SAY(doctor_numbers, "table {table}: entries are missing from its log");
SAY(doctor_replay, "table {table}: entry {entry} of its log can't be replayed");
SAY(doctor_endless, "table {table}: it is marked as finished, but its log has no end of the game");
SAY(doctor_set_aside, "table {table}: the server has set it aside as damaged");
SAY(doctor_fine, "All is well.");
SAY(doctor_advice, "The tables listed here can't be played any further; all others can. If a backup has them intact, "
                   "nika restore brings it back, with everything as it was then.");
SAY(doctor_unread, "the tables could not be read to the end; the disk may be failing: make a backup on another disk");
SAY(doctor_damaged, "{path} is damaged: {reason}. Stop the server and replace the file with the last backup (nika "
                    "restore). If there is none, the sqlite3 command .recover saves what can still be read");

CATALOGUE(en, serve, NIKA_MESSAGES_SERVE);
