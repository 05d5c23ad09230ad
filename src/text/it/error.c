/*
 * it/error.c: what servers refuse and what connections suffer, in Italian.
 */
#include <nika/messages_error.h>

#include "../catalogue.h"

SAY(error_bad_message,
    "Il server e questo programma non si capiscono: uno dei due è più vecchio. Ricaricalo o aggiornalo.");
SAY(error_unknown_request, "Il server non sa come farlo: è più vecchio di questo programma.");
SAY(error_bad_value, "Il server non accetta questo valore.");
SAY(error_bad_value_of, "Il server non accetta questo valore ({where}).");
SAY(error_not_signed_in, "Il server non ti conosce: accedi di nuovo, oppure indica un nome.");
SAY(error_wrong_password, "Questa non è la password dell'account, oppure l'account non esiste.");
SAY(error_name_taken, "Questo nome appartiene a un account. Scegline un altro, o accedi.");
SAY(error_bad_name, "Un nome ha da 1 a 24 caratteri, tutti visibili.");
SAY(error_bad_password, "Una password ha da 8 a 128 caratteri.");
SAY(error_bad_ticket, "Il server non ha accettato il ticket di connessione. Riprova.");
SAY(error_bad_origin, "Il server non accetta richieste da questo indirizzo.");
SAY(error_no_such_table, "Su questo server quel tavolo non c'è. Ricontrolla il link.");
SAY(error_no_such_seat, "A questo tavolo quel posto non c'è.");
SAY(error_seat_taken, "Lì c'è già qualcuno. Scegli un posto libero.");
SAY(error_not_seated, "Non hai un posto a questo tavolo; possono farlo solo i giocatori.");
SAY(error_not_host, "Può farlo solo chi ospita il tavolo.");
SAY(error_kicked, "Chi ospita non ti vuole più a questo tavolo.");
SAY(error_not_allowed, "Qui non si può, o non adesso.");
SAY(error_not_open, "La partita è già cominciata.");
SAY(error_not_running, "A questo tavolo non c'è una partita in corso.");
SAY(error_not_over, "La partita non è ancora finita.");
SAY(error_not_full, "Ci sono posti liberi. Occupali, con persone o con giocatori virtuali.");
SAY(error_stale, "La partita era già andata avanti: non è stato fatto nulla.");
SAY(error_refused, "Le regole non lo permettono.");
SAY(error_no_undo, "Non si può annullare: la mossa ha svelato qualcosa, dopo ha giocato qualcun altro, oppure non c'è "
                   "nessuna mossa tua.");
SAY(error_no_question, "Questa domanda non vale più.");
SAY(error_not_kept, "Il server non è riuscito a scriverlo: non è stato fatto nulla. Riprova tra poco.");
SAY(error_damaged, "Il server non riesce più a leggere questo tavolo.");
SAY(error_slow_down, "Troppe richieste in una volta. Aspetta un momento.");
SAY(error_too_many, "Lì hai già troppe connessioni, troppi tavoli o troppi posti.");
SAY(error_closing, "Il server si sta fermando. Riprova tra poco.");
SAY(error_starting, "Il server si sta avviando. Riprova tra poco.");
SAY(error_busy, "Il server ha troppo da fare. Riprova tra poco.");
SAY(error_unreachable, "Il server non è raggiungibile.");
SAY(error_untrusted, "Il server non può dimostrare chi è: il suo certificato non vale per questo indirizzo.");
SAY(error_no_server, "A quell'indirizzo non c'è un server di Nika.");
SAY(error_other_protocol, "Quel server usa una versione del protocollo diversa da quella di questo programma.");
SAY(error_offline, "Serve una connessione, e al momento non c'è.");
SAY(error_unknown, "Il server ha rifiutato: {word}.");

CATALOGUE(it, error, NIKA_MESSAGES_ERROR);
