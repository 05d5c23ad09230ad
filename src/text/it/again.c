/*
 * it/again.c: what is said by replay, keeping and offline play in the browser, in Italian.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Rivedi");
SAY(again_new_version, "È pronta una nuova versione di Nika.");
SAY(again_load_new_version, "Ricarica");
SAY(again_later, "Più tardi");

/* Opening a record. */
SAY(again_open_about, "Rivedi una partita mossa per mossa, con gli occhi di chi vuoi, e riprendila da dove ti pare.");
SAY(again_choose_file, "Scegli un file");
SAY(again_drop, "Trascina qui una registrazione, un file che finisce in .nika");
SAY(again_drop_now, "Lascia, e la partita si apre");
SAY(again_finished, "Partite finite in questo browser");
SAY(again_not_here, "Questa partita non è in questo browser. Le partite restano dove sono state giocate, e le più "
                    "vecchie fanno posto alle nuove.");
SAY(again_still_runs, "Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.");
SAY(again_continue, "Continua a giocare");
SAY(again_no_record,
    "Il server non ha per te una registrazione di questa partita: è in corso, non è mai finita o non puoi vederla.");
SAY(again_bad_link, "Questo link è arrivato tagliato o danneggiato.");
SAY(again_too_large, "Questo file è davvero troppo grande per essere la registrazione di una partita.");
SAY(again_no_game, "Non si può leggere come partita.");
SAY(again_problem, "Riga {line}: {why}");
SAY(again_problem_after, "Quello che viene prima si può rivedere.");

/* Watching. */
SAY(again_first, "All'inizio");
SAY(again_back, "Una mossa indietro");
SAY(again_next, "Una mossa avanti");
SAY(again_last, "Alla fine");
SAY(again_play, "Avvia");
SAY(again_pause, "Pausa");
SAY(again_at, "Mossa {ply} di {of}");
SAY(again_before, "Prima della prima mossa");
SAY(again_where, "Punto della partita");
SAY(again_chapter, "Vai a…");
SAME(again_round, "Round {round}");
SAY(again_phase, "Fase {phase}");
SAY(again_eyes, "Con gli occhi di");
SAY(again_eyes_all, "Tutto scoperto");
SAY(again_eyes_watcher, "Uno spettatore");
SAY(again_pace, "Ritmo");
SAY(again_proved, "Distribuzione provata");
SAY(again_proved_about, "Nessuno poteva scegliere come distribuire in questa partita: la registrazione lo prova.");
SAY(again_unproved, "La prova non regge");
SAY(again_unproved_about,
    "La prova in questa registrazione non corrisponde alla distribuzione: qualcosa è stato cambiato.");

/* Taking it along. */
SAY(again_share, "Condividi un link");
SAY(again_copied, "Il link è copiato.");
SAY(again_not_copied, "Il browser non permette di copiare. Ecco il link:");
SAY(again_too_long, "Questa partita è troppo lunga per un link. Salva la registrazione e manda il file.");
SAY(again_branch, "Continua da qui");
SAY(again_branch_about,
    "Da questo momento comincia una nuova partita, con tutto com'era. Il computer gioca gli altri posti.");
SAY(again_branch_seat, "Il tuo posto");
SAY(again_branch_level, "Giocatori artificiali");
SAY(again_branch_go, "Gioca");
SAY(again_branch_failed, "Non è stato possibile riprendere la partita da qui.");
SAY(again_keys, "Rivedere");
SAY(again_key_step, "Una mossa indietro o avanti");
SAY(again_key_chapter, "Alla parte precedente o seguente");
SAY(again_key_ends, "All'inizio o alla fine");
SAY(again_key_play, "Avvia o metti in pausa");
SAY(again_key_eyes, "Con gli occhi del posto seguente");

/* Games in this browser. */
SAY(again_games, "In questo browser");
SAY(again_games_none, "Le partite che giochi qui restano qui, mossa per mossa: puoi riprenderle o rivederle.");
SAY(again_games_move, "Mossa {ply}");
SAY(again_games_rank, "{rank}º posto, {points:points}");
SAY(again_games_won, "Ha vinto {who}");
SAY(again_games_people, "In più su uno schermo");
SAY(again_forget, "Elimina");
SAY(again_forget_sure, "Elimina per sempre");
SAY(again_forget_not, "Conserva");

CATALOGUE(it, again, NIKA_MESSAGES_AGAIN);
