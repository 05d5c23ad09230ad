/*
 * it/serve.c: what is said about running a server, in Italian.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_ready, "Nika è servita su {url} (Ctrl-C la ferma).");
SAY(serve_keeps_nothing, "Non si conserva nulla: quando il server si ferma, finiscono anche le sue partite.");
SAY(serve_stopped, "Il server si è fermato.");

SAY(serve_no_operand, "«{word}» non è un'opzione, e nika serve non richiede altro");
SAY(serve_in_file, "{path}, riga {line}: {problem}");
SAY(serve_no_equals, "una riga è «nome = valore», oppure è vuota, oppure comincia con #");
SAY(serve_no_setting, "l'impostazione «{name}» non esiste; nika serve --help le elenca tutte, qui senza --");
SAY(serve_twice, "{name} compare due volte");
SAY(serve_too_many, "{name} ne nomina più di {most}");
SAY(serve_needs_yes, "{name} richiede «yes» o «no»");
SAY(serve_needs_address,
    "{name} richiede un indirizzo in cifre: 127.0.0.1 solo per questa macchina, 0.0.0.0 o :: per tutti");
SAY(serve_needs_origin, "{name} richiede l'inizio di un indirizzo come lo mostrano i browser, in minuscole e senza "
                        "percorso: https://nika.example.org");
SAY(serve_needs_network, "{name} richiede l'indirizzo di un proxy o della sua rete: 127.0.0.1, 10.0.0.0/8, fd00::/8");
SAY(serve_needs_level, "{name} richiede uno di questi: {known}");
SAY(serve_memory_and_data, "{one} non conserva nulla, {other} dice dove conservare: se ne può usare una sola");

SAY(serve_port_in_use, "la porta {port} è occupata, forse da un altro nika serve; va fermato, oppure si scelga "
                       "un'altra porta con {option}");
SAY(serve_port_forbidden, "la porta {port} è riservata agli amministratori; se ne scelga una da 1024 in su con "
                          "{option}, e le si metta davanti un proxy");
SAY(serve_no_such_address, "questa macchina non ha l'indirizzo {address}");
SAY(serve_cannot_listen, "{address}, porta {port}: {reason}");
SAY(serve_no_library,
    "{library} non ha potuto cominciare; forse manca la sua parte per libev, su Debian il pacchetto {package}");
SAY(serve_unreadable, "non si è potuto leggere {path} fino in fondo; nika doctor dice di più");
SAY(serve_unclaimed, "non si è potuto scrivere {path}; il disco è pieno, o il file in sola lettura?");

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
