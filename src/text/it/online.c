/*
 * it/online.c: what is said about playing on a server, in Italian.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

/* Words of line mode, and what they do. */
SAY(online_word_say, "chat dico dire di'");
SAY(online_word_who, "chi");
SAY(online_word_away, "assente");
SAY(online_word_back, "presente");
SAY(online_word_mute, "silenzio");
SAY(online_word_hear, "ascolta");
SAY(online_about_say, "  {word} TESTO: scrivi qualcosa agli altri");
SAY(online_about_who, "  {word}: il tavolo, chi c'è, gli orologi");
SAY(online_about_undo, "  {word}: togli l'ultimo pezzo di una mossa scritta a metà, oppure annulla la mossa appena "
                       "fatta, se non ha svelato nulla");
SAY(online_about_away, "  {away}: il computer gioca per te, finché non scrivi {back}");
SAY(online_about_mute, "  {mute}: nascondi la chat; {hear}: mostrala di nuovo");
SAY(online_about_quit, "  {word}: lascia lo schermo; il posto resta tuo, e con lo stesso comando ritorni");

/* The full screen. */
SAME(online_key_say, "/: chat");
SAY(online_key_about, "i: chi c'è");
SAY(online_key_undo, "u: annulla");
SAY(online_key_back, "a: gioca tu");
SAY(online_key_agree, "y: accetta  n: rifiuta");
SAY(online_key_never_mind, "n: lascia stare");
SAY(online_key_send, "Invio: invia");
SAY(online_help_say, "/ o F4: scrivi qualcosa agli altri");
SAY(online_help_about,
    "i o F5: il tavolo, chi c'è, gli orologi, il link per invitare altri (F5 dove i vuol dire altro)");
SAY(online_help_undo, "u: se non c'è una scelta a metà, annulla la mossa appena fatta, se non ha svelato nulla");
SAY(online_help_away, "a o F6: il computer gioca per te; di nuovo: giochi tu");
SAY(online_help_mute, "F7: nascondi la chat di questo tavolo; di nuovo: mostrala");
SAY(online_about_title, "Il tavolo");
SAY(online_saying, "Chat: {text}_");
SAY(online_no_talk, "Adesso a questo tavolo la chat è disattivata.");
SAY(online_quit, "Vuoi uscire? Il posto resta tuo, e con lo stesso comando ritorni.");
SAY(online_ask_away, "Vuoi che il computer giochi per te? Puoi riprendere il tuo posto quando vuoi.");
SAY(online_question_gone, "La domanda non vale più: nel frattempo la partita è andata avanti.");

/* What happens at a table besides moves. */
SAME(online_said, "{name}: {text}");
SAY(online_sat, "{name} si siede al posto {seat}.");
SAY(online_stood, "{name} lascia il tavolo.");
SAY(online_computer_sat, "{name}, giocatore virtuale ({level}), siede al posto {seat}.");
SAY(online_emptied, "Il posto {seat} è di nuovo libero.");
SAY(online_host, "Ora ospita {name}.");
SAY(online_here, "{name} è al tavolo.");
SAY(online_gone, "Per il momento {name} non c'è.");
SAY(online_automatic, "Adesso il computer gioca per {name}.");
SAY(online_automatic_you, "Adesso il computer gioca per te. Puoi riprendere il tuo posto quando vuoi.");
SAY(online_back, "{name} gioca di nuovo.");
SAY(online_back_you, "Adesso giochi di nuovo tu.");
SAY(online_started, "La partita comincia.");
SAY(online_closed, "Questo tavolo è stato chiuso.");
SAY(online_damaged,
    "Il server non riesce più a leggere la registrazione di questa partita. Chi lo gestisce è stato avvisato.");
SAY(online_undone, "{name} annulla l'ultima mossa.");
SAY(online_undone_you, "La tua ultima mossa è annullata.");
SAY(online_rematch, "C'è la rivincita: un nuovo tavolo con gli stessi giocatori.");
SAY(online_answered, "La tua risposta è arrivata. Finché non hanno risposto tutti, puoi ancora cambiarla.");
SAY(online_reopened, "Scegli di nuovo. Fino ad allora vale la prima risposta.");
SAY(online_waiting, "La tua ultima mossa non è ancora arrivata.");
SAY(online_muted, "La chat di questo tavolo ora è nascosta.");
SAY(online_unmuted, "La chat di questo tavolo è di nuovo visibile.");

/* The connection. */
SAY(online_lost, "Manca la connessione ({why}). Nuovo tentativo…");
SAY(online_found, "La connessione è tornata.");
SAY(online_closing, "Il server si sta fermando. La partita riprende quando torna in funzione.");
SAY(online_held_up, "Al momento il server non riesce a scrivere nulla: forse il suo disco è pieno. La partita riprende "
                    "da sola appena possibile.");
SAY(online_status_lost, "senza connessione");
SAME_YOU(online_clock, "{who} {time}", "{who:you} {time}");
SAY(online_clock_and_yours, "{who} {time}, tu {yours}");
SAY_PLURAL(online_days, "{days} giorno", "{days} giorni");
SAY(online_pause_sent, "Sto inviando la tua mossa…");
SAY(online_pause_offline, "Manca la connessione. La tua mossa parte appena torna.");
SAY(online_pause_lost, "Manca la connessione al server. Nuovo tentativo…");
SAY(online_pause_answered, "Hai risposto. Adesso tocca agli altri.");
SAY(online_pause_automatic, "Il computer gioca per te.");

/* Everything about a table. */
SAME(online_table_game, "{game}, {players:players}");
SAY(online_table_edition, "Edizione delle regole: {edition}");
SAY(online_table_link, "Invita altri con questo link:");
SAME(online_table_url, "{link}");
SAY(online_seat_open, "Posto {seat}: libero");
SAY(online_seat_you, "Posto {seat}: {name} (tu)");
SAY(online_seat_person, "Posto {seat}: {name}");
SAY(online_seat_absent, "Posto {seat}: {name} (non c'è)");
SAY(online_seat_automatic, "Posto {seat}: {name} (gioca il computer)");
SAY(online_seat_computer, "Posto {seat}: {name}, giocatore virtuale ({level})");
SAY(online_seat_kept, "Posto {seat}: riservato a {name}");
SAY(online_table_host, "Ospita: {name}");
SAY(online_table_no_clock, "Orologio: nessuno");
SAY(online_table_live_clock, "Orologio: {bank} a testa, più {increment} s per ogni mossa");
SAY_PLURAL(online_table_days_clock, "Orologio: {days} giorno per ogni decisione",
           "Orologio: {days} giorni per ogni decisione");
SAY_PLURAL(online_table_watched, "{watchers} persona guarda. Può farlo chi ha il link.",
           "{watchers} persone guardano. Può farlo chi ha il link.");
SAY(online_table_watchable, "Chi ha il link può guardare.");
SAY(online_table_watched_after, "Chi ha il link può rivedere la partita, quando è finita.");
SAY(online_table_private, "Nessun altro può guardare.");
SAY(online_table_undo_never, "Le mosse non si possono annullare.");
SAY(online_table_undo_ask, "Le mosse si possono annullare se tutti sono d'accordo.");
SAY(online_table_commitment, "L'impegno del server per la distribuzione: {digits}");

/* Whether the deal was fair. */
SAY(online_fair,
    "È dimostrato che la distribuzione è equa: deriva dal segreto che il server aveva sigillato in anticipo e dal "
    "contributo casuale di ognuno, compreso il tuo; e la registrazione è la partita che hai giocato.");
SAY(online_fair_watched, "È dimostrato che la distribuzione è equa: deriva dal segreto che il server aveva sigillato "
                         "in anticipo e dal contributo casuale di chi ha giocato.");
SAY(online_unfair_none,
    "La registrazione non contiene la prova della distribuzione: nessuno può dire se sia stata equa.");
SAY(online_unfair_record, "La registrazione fornita dal server non è valida: la distribuzione non si può controllare.");
SAY(online_unfair_game, "Attenzione: la registrazione fornita dal server non è la partita mostrata qui.");
SAY(online_unfair_commitment,
    "Attenzione: il server ha distribuito con un segreto diverso da quello che aveva sigillato.");
SAY(online_unfair_chance, "Attenzione: nella distribuzione manca il tuo contributo casuale.");
SAY(online_unfair_deal, "Attenzione: la distribuzione non è quella che deriva dalla sua prova.");

/* Errors of the protocol, by their words. */
SAY(online_name_taken, "Questo nome appartiene a un account. Scegline un altro, oppure accedi con --account.");

/* Coming to a server, and its lobby. */
SAY(online_connecting, "Connessione a {origin}…");
SAY(online_hello, "Qui sei {name}.");
SAY(online_forgotten, "Il server non ti conosceva più: adesso sei un nuovo ospite.");
SAY(online_password, "Password di {name}: ");
SAY(online_lobby_empty, "Al momento qui non ci sono tavoli in elenco.");
SAY(online_lobby_open, "  {number}  {game}: {names} (posti occupati: {taken} su {players})");
SAY(online_lobby_running, "  {number}  {game}: {names} (in corso)");
SAY(online_lobby_prompt, "Sala> ");
SAY(online_room_prompt, "Tavolo> ");
SAY(online_word_list, "elenco");
SAY(online_word_open, "apri");
SAY(online_word_enter, "entra");
SAY(online_word_sit, "siedi");
SAY(online_word_stand, "alzati");
SAME(online_word_computer, "computer");
SAY(online_word_free, "libera");
SAY(online_word_kick, "caccia");
SAY(online_word_start, "inizia");
SAY(online_word_close, "chiudi");
SAY(online_about_list, "  {word}: i tavoli in elenco");
SAY(online_about_open, "  {word}: apri un tavolo tuo");
SAY(online_about_enter, "  {word} N: vai al tavolo numero N dell'elenco, oppure a un tavolo con il suo link");
SAY(online_about_sit, "  {sit} B: prendi il posto B; {stand}: lascia il tuo posto");
SAY(online_about_computer,
    "  {computer} B expert: un giocatore virtuale al posto B, o senza posto a tutti quelli liberi; {free} B: toglilo");
SAY(online_about_kick, "  {word} B: allontana la persona al posto B");
SAY(online_about_start,
    "  {start}: comincia la partita, quando tutti i posti sono occupati; {close}: chiudi il tavolo");
SAY(online_about_leave, "  {word}: chiudi il programma");
SAY(online_no_word, "Qui «{word}» non significa nulla.");
SAY(online_no_number, "Nell'elenco non c'è un tavolo «{word}», e non è nemmeno un link.");
SAY(online_no_seat, "«{word}» non è un posto di questo tavolo; vanno da A a {last}.");
SAY(online_no_level, "Non esiste un giocatore virtuale «{word}»; ci sono: {known}.");
SAY(online_ready_to_start, "Tutti i posti sono occupati. Scrivi {start} per cominciare.");
SAY(online_waits_for_host, "La partita comincia quando chi ospita la avvia.");
SAY(online_no_open_seat, "Non ci sono più posti liberi.");
SAY(online_you_watch, "Stai guardando questa partita.");
SAY(online_not_watched, "Solo i giocatori possono vedere questa partita.");
SAY(online_come_back, "Il posto resta tuo. Per tornare: nika join {url}");
SAY(online_ask_rematch, "Un'altra partita con gli stessi giocatori? ({answers}) ");
SAY(online_ask_people, "Quante persone giocano, contando te, da 1 a {most}? Gli altri sono giocatori virtuali.");
SAY(online_ask_clock, "Quale orologio?");
SAY(online_answer_no_clock, "Nessuno");
SAY(online_answer_live, "10 minuti a testa, più 10 secondi per ogni mossa");
SAY(online_answer_days, "3 giorni per ogni decisione");
SAY(online_ask_listed, "Chi trova il tavolo?");
SAY(online_answer_link, "Solo chi ha il link");
SAY(online_answer_listed, "Tutti, nell'elenco di questo server");

/* The command line. */
SAY(online_one_url, "indica un server, o il link di un tavolo: http://HOST:PORTA, https://HOST/t/…");
SAY(online_bad_url, "«{url}» non è l'indirizzo di un server né il link di un tavolo");
SAY(online_needs_create, "{option} serve solo per un nuovo tavolo, insieme a --create");
SAY(online_create_at_table, "--create richiede l'indirizzo di un server, non il link di un tavolo");
SAY(online_bad_seat, "--seat richiede una lettera da A a F, o un numero da 0 a 5");
SAY(online_bad_clock, "--clock richiede none, live:SECONDI+SECONDI o days:GIORNI");
SAY(online_bad_spectators, "--spectators richiede public, end o none");
SAY(online_bad_undo, "--undo richiede never, ask o free");
SAY(online_bad_computers,
    "--computers richiede al massimo {most} livelli, separati da virgole: beginner, casual, skilled, expert");
SAME(online_failed, "{sentence} ({why})");

CATALOGUE(it, online, NIKA_MESSAGES_ONLINE);
