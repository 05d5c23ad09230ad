/*
 * it/serve.c: what is said about running a server, in Italian.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_ready, "Nika è in ascolto su {url} (Ctrl-C per fermarla).");
SAY(serve_keeps_nothing, "Non si conserva nulla: quando il server si ferma, finiscono anche le sue partite.");
SAY(serve_stopped, "Il server si è fermato.");

SAY(serve_no_operand, "«{word}» non è un'opzione, e nika serve non richiede altro");
SAY(serve_in_file, "{path}, riga {line}: {problem}");
SAY(serve_no_equals, "una riga è «nome = valore», oppure è vuota, oppure comincia con #");
SAY(serve_no_setting, "l'impostazione «{name}» non esiste; nika serve --help le elenca tutte, qui senza --");
SAY(serve_twice, "{name} compare due volte");
SAY(serve_too_many, "{name} contiene più di {most} valori");
SAY(serve_needs_yes, "{name} richiede «yes» o «no»");
SAY(serve_needs_address,
    "{name} richiede un indirizzo in cifre: 127.0.0.1 solo per questa macchina, 0.0.0.0 o :: per tutti");
SAY(serve_needs_origin, "{name} richiede l'inizio di un indirizzo come lo mostrano i browser, in minuscole e senza "
                        "percorso: https://nika.example.org");
SAY(serve_needs_network, "{name} richiede l'indirizzo di un proxy o della sua rete: 127.0.0.1, 10.0.0.0/8, fd00::/8");
SAY(serve_needs_level, "{name} richiede uno di questi: {known}");
SAY(serve_memory_and_data, "{one} non conserva nulla, {other} dice dove conservare i dati: usa solo una delle due");

SAY(serve_port_in_use,
    "la porta {port} è occupata, forse da un altro nika serve; fermalo, oppure scegli un'altra porta con {option}");
SAY(serve_port_forbidden, "la porta {port} è riservata agli amministratori; scegline una da 1024 in su con {option}, e "
                          "mettile davanti un proxy");
SAY(serve_no_such_address, "questa macchina non ha l'indirizzo {address}");
SAY(serve_cannot_listen, "{address}, porta {port}: {reason}");
SAY(serve_no_library,
    "{library} non si è avviata; forse manca la sua parte per libev, su Debian il pacchetto {package}");
SAY(serve_unreadable, "{path} non si legge fino in fondo; nika doctor dice di più");
SAY(serve_unclaimed, "{path} non si può scrivere; il disco è pieno, o il file è in sola lettura?");

SAY(store_no_memory, "la memoria non basta");
SAY(store_cannot_open, "{path} non si può aprire: {reason}");
SAY(store_cannot_read, "{path} non si può leggere: {reason}");
SAY(store_cannot_write, "{path} non si può scrivere: {reason}");
SAY(store_missing, "il file {path} non esiste");
SAY(store_exists, "{path} esiste già; con --force viene sostituito e conservato accanto al nuovo");
SAY(store_same, "{path} è proprio il file dei dati; indicane un altro");
SAY(store_newer, "{path} è stato scritto da una versione più recente di Nika; usa quella");
SAY(store_other, "{path} non è un file di dati di Nika");
SAY(store_damaged, "{path} è danneggiato ({reason}); nika doctor dice di più, e nika restore mette al suo posto una "
                   "copia di sicurezza");
SAY(store_in_use, "un altro server sta usando {path}; prima fermalo, oppure scegli un altro file");
SAY(store_no_place, "non c'è una cartella personale in cui conservare i dati; indica un file con {option}");

SAY(backup_needs_file, "una copia di sicurezza non può andare sullo standard output; indica un file");
SAY(backup_made, "{path}: copia di sicurezza fatta e controllata; tavoli in corso: {live}, finiti: {over}");
SAY(restore_made, "ora {path} contiene ciò che era in {backup}");
SAY(restore_replaced,
    "ora {path} contiene ciò che era in {backup}; quello che c'era prima resta lì accanto, con l'estensione .old");
SAY(doctor_no_operand, "«{word}» non è un'opzione, e nika doctor non richiede altro");
SAY(doctor_file, "{path}: integro, {kilobytes} KiB");
SAY(doctor_tables, "tavoli in corso: {live}, finiti: {over}, messi da parte perché danneggiati: {damaged}");
SAY(doctor_people, "account: {accounts}; sessioni: {sessions}");
SAY(doctor_orphans, "voci che non appartengono a nessun tavolo: {entries}; non fanno danni");
SAY(doctor_numbers, "tavolo {table}: nel suo registro mancano delle voci");
SAY(doctor_replay, "tavolo {table}: la voce {entry} del suo registro non si può rigiocare");
SAY(doctor_endless, "tavolo {table}: risulta finito, ma nel suo registro la partita non ha fine");
SAY(doctor_set_aside, "tavolo {table}: il server l'ha messo da parte perché danneggiato");
SAY(doctor_fine, "Tutto bene.");
SAY(doctor_advice, "Ai tavoli nominati qui non si può più giocare, a tutti gli altri sì. Se una copia di sicurezza li "
                   "contiene interi, nika restore la rimette al suo posto, con tutto com'era allora.");
SAY(doctor_unread, "i tavoli non si leggono fino in fondo; forse il disco si sta guastando: fai una copia di "
                   "sicurezza, su un altro disco");
SAY(doctor_damaged,
    "{path} è danneggiato: {reason}. Ferma il server e metti al suo posto l'ultima copia di sicurezza con nika "
    "restore; se non ce n'è nessuna, il comando .recover di sqlite3 salva ciò che si legge ancora");

CATALOGUE(it, serve, NIKA_MESSAGES_SERVE);
