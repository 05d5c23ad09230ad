/*
 * it/serve.c: what is said about running a server, in Italian.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "Il server si è fermato.");

SAY(store_no_memory, "la memoria non basta");
SAY(store_cannot_open, "non si può aprire {path}: {reason}");
SAY(store_cannot_read, "non si può leggere {path}: {reason}");
SAY(store_cannot_write, "non si può scrivere {path}: {reason}");
SAY(store_missing, "il file {path} non esiste");
SAY(store_exists, "{path} esiste già; con --force viene sostituito e conservato accanto al nuovo");
SAY(store_newer, "{path} è stato scritto da una versione più recente di Nika; occorre usare quella");
SAY(store_other, "{path} non è un file di dati di Nika");
SAY(store_damaged, "{path} è danneggiato ({reason}); nika doctor dice di più e nika restore rimette al suo posto una "
                   "copia di riserva");
SAY(store_in_use, "un altro server sta usando {path}; va prima fermato, oppure si scelga un altro file");
SAY(store_no_place, "non c'è una cartella personale in cui conservare i dati; indicare un file con {option}");

CATALOGUE(it, serve, NIKA_MESSAGES_SERVE);
