/*
 * en/serve.c: what is said about running a server, in English.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "The server has stopped.");

SAY(store_no_memory, "there is not enough memory");
SAY(store_cannot_open, "{path} can't be opened: {reason}");
SAY(store_cannot_read, "{path} can't be read: {reason}");
SAY(store_cannot_write, "{path} can't be written: {reason}");
SAY(store_missing, "there is no file {path}");
SAY(store_exists, "{path} is there already; with --force it is replaced, and kept beside the new one");
SAY(store_newer, "{path} was written by a newer version of Nika; use that one");
SAY(store_other, "{path} is not a data file of Nika's");
SAY(store_damaged, "{path} is damaged ({reason}); nika doctor says more, and nika restore puts a backup in its place");
SAY(store_in_use, "another server is using {path}; stop it first, or choose another file");
SAY(store_no_place, "there is no home folder to keep data in; name a file with {option}");

CATALOGUE(en, serve, NIKA_MESSAGES_SERVE);
