/*
 * en/serve.c: what is said about running a server, in English.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_ready, "Nika is being served at {url} (Ctrl-C stops it).");
SAY(serve_keeps_nothing, "Nothing is kept: with the server, all its games end.");
SAY(serve_stopped, "The server has stopped.");

SAY(serve_no_operand, "“{word}” is no option, and nika serve needs nothing else");
SAY(serve_in_file, "{path}, line {line}: {problem}");
SAY(serve_no_equals, "a line is “name = value”, or empty, or begins with #");
SAY(serve_no_setting, "there is no setting “{name}”; nika serve --help names them all, here without --");
SAY(serve_twice, "{name} stands there twice");
SAY(serve_too_many, "{name} names more than {most}");
SAY(serve_needs_yes, "{name} needs “yes” or “no”");
SAY(serve_needs_address,
    "{name} needs an address in numbers: 127.0.0.1 for this machine alone, 0.0.0.0 or :: for everybody");
SAY(serve_needs_origin, "{name} needs the beginning of an address as browsers show it, in small letters and without a "
                        "path: https://nika.example.org");
SAY(serve_needs_network, "{name} needs the address of a proxy, or of its network: 127.0.0.1, 10.0.0.0/8, fd00::/8");
SAY(serve_needs_level, "{name} needs one of these: {known}");
SAY(serve_memory_and_data, "{one} keeps nothing, {other} names where to keep it: say one of them");

SAY(serve_port_in_use,
    "port {port} is taken, perhaps by another nika serve; stop that one, or choose another port with {option}");
SAY(serve_port_forbidden,
    "port {port} is only for administrators; choose one from 1024 on with {option}, and put a proxy before it");
SAY(serve_no_such_address, "this machine has no address {address}");
SAY(serve_cannot_listen, "{address}, port {port}: {reason}");
SAY(serve_no_library,
    "{library} could not begin; perhaps its part for libev is not installed, on Debian the package {package}");
SAY(serve_unreadable, "{path} could not be read to the end; nika doctor says more");
SAY(serve_unclaimed, "{path} could not be written; is the disk full, or the file read-only?");

SAY(store_no_memory, "there is not enough memory");
SAY(store_cannot_open, "{path} can't be opened: {reason}");
SAY(store_cannot_read, "{path} can't be read: {reason}");
SAY(store_cannot_write, "{path} can't be written: {reason}");
SAY(store_missing, "there is no file {path}");
SAY(store_exists, "{path} is there already; with --force it is replaced, and kept beside the new one");
SAY(store_same, "{path} is the data file itself; name another one");
SAY(store_newer, "{path} was written by a newer version of Nika; use that one");
SAY(store_other, "{path} is not a data file of Nika's");
SAY(store_damaged, "{path} is damaged ({reason}); nika doctor says more, and nika restore puts a backup in its place");
SAY(store_in_use, "another server is using {path}; stop it first, or choose another file");
SAY(store_no_place, "there is no home folder to keep data in; name a file with {option}");

SAY(backup_needs_file, "a backup can't go to standard output; name a file");
SAY(backup_made, "{path}: backed up and checked; tables going on: {live}, over: {over}");
SAY(restore_made, "{path} now holds what was in {backup}");
SAY(restore_replaced,
    "{path} now holds what was in {backup}; what was there before is kept beside it, with the ending .old");
SAY(doctor_no_operand, "“{word}” is no option, and nika doctor needs nothing else");
SAY(doctor_file, "{path}: sound, {kilobytes} KiB");
SAY(doctor_tables, "tables: {live} going on, {over} over, {damaged} set aside as damaged");
SAY(doctor_people, "accounts: {accounts}; sessions: {sessions}");
SAY(doctor_orphans, "entries that belong to no table: {entries}; they do no harm");
SAY(doctor_numbers, "table {table}: entries of its log are missing");
SAY(doctor_replay, "table {table}: entry {entry} of its log can't be replayed");
SAY(doctor_endless, "table {table}: it counts as over, but its log has no end of the game");
SAY(doctor_set_aside, "table {table}: the server has set it aside as damaged");
SAY(doctor_fine, "All is well.");
SAY(doctor_advice, "What is named here can't be played on; all other tables can. If a backup has it whole, nika "
                   "restore puts that back, with everything as it was then.");
SAY(doctor_unread, "the tables could not be read to the end; the disk may be failing: make a backup, to another disk");
SAY(doctor_damaged, "{path} is damaged: {reason}. Stop the server, and put the last backup in its place with nika "
                    "restore; if there is none, the command .recover of sqlite3 saves what can still be read");

CATALOGUE(en, serve, NIKA_MESSAGES_SERVE);
