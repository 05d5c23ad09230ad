/*
 * it/web_replay.c: what is said by replay, keeping and offline play in the browser, in Italian.
 */
#include <nika/messages_web_replay.h>

#include "../catalogue.h"

SAY(web_replay_title, "Rivedi");
SAY(web_replay_new_version, "È pronta una nuova versione di Nika.");
SAY(web_replay_load_new_version, "Ricarica");
SAY(web_replay_later, "Più tardi");

/* Opening a record. */
SAY(web_replay_open_about,
    "Rivedi una partita mossa per mossa, dal punto di vista di chi vuoi, e riprendila da qualsiasi momento.");
SAY(web_replay_choose_file, "Scegli un file");
SAY(web_replay_drop, "Trascina qui una registrazione, un file che finisce in .nika");
SAY(web_replay_drop_now, "Rilascia per aprire la partita");
SAY(web_replay_finished, "Partite finite in questo browser");
SAY(web_replay_not_here, "Questa partita non è in questo browser. Le partite restano dove sono state giocate, e le più "
                         "vecchie fanno posto alle nuove.");
SAY(web_replay_still_runs, "Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.");
SAY(web_replay_continue, "Continua a giocare");
SAY(web_replay_no_record, "Il server non può darti la registrazione di questa partita: è in corso, non è mai finita o "
                          "non ti è permesso vederla.");
SAY(web_replay_bad_link, "Questo link è incompleto o danneggiato.");
SAY(web_replay_too_large, "Questo file è troppo grande per essere la registrazione di una partita.");
SAY(web_replay_no_game, "Questo non si può leggere come una partita.");
SAY(web_replay_problem, "Riga {line}: {why}");
SAY(web_replay_problem_after, "Quello che viene prima si può rivedere.");

/* Watching. */
SAY(web_replay_first, "All'inizio");
SAY(web_replay_back, "Una mossa indietro");
SAY(web_replay_next, "Una mossa avanti");
SAY(web_replay_last, "Alla fine");
SAY(web_replay_play, "Avvia");
SAY(web_replay_pause, "Pausa");
SAY(web_replay_at, "Mossa {ply} di {of}");
SAY(web_replay_before, "Prima della prima mossa");
SAY(web_replay_where, "Punto della partita");
SAY(web_replay_chapter, "Vai a…");
SAME(web_replay_round, "Round {round}");
SAY(web_replay_phase, "Fase {phase}");
SAY(web_replay_eyes, "Punto di vista");
SAY(web_replay_eyes_all, "Tutto scoperto");
SAY(web_replay_eyes_watcher, "Spettatore");
SAY(web_replay_pace, "Ritmo");
SAY(web_replay_proved, "Distribuzione dimostrata");
SAY(web_replay_proved_about,
    "Nessuno ha potuto scegliere la distribuzione di questa partita: la registrazione lo dimostra.");
SAY(web_replay_unproved, "La prova non regge");
SAY(web_replay_unproved_about,
    "La prova in questa registrazione non corrisponde alla distribuzione: una delle due è stata cambiata.");

/* Taking it along. */
SAY(web_replay_share, "Condividi un link");
SAY(web_replay_copied, "Il link è copiato.");
SAY(web_replay_not_copied, "Il browser non permette di copiare. Ecco il link:");
SAY(web_replay_too_long, "Questa partita è troppo lunga per un link. Salva la registrazione e manda il file.");
SAY(web_replay_branch, "Continua da qui");
SAY(web_replay_branch_about,
    "Da questo momento comincia una nuova partita, con tutto com'era. Agli altri posti gioca il computer.");
SAY(web_replay_branch_seat, "Il tuo posto");
SAY(web_replay_branch_level, "Giocatori virtuali");
SAY(web_replay_branch_go, "Gioca");
SAY(web_replay_branch_failed, "Non è stato possibile riprendere la partita da qui.");
SAY(web_replay_keys, "Rivedere una partita");
SAY(web_replay_key_step, "Una mossa indietro o avanti");
SAY(web_replay_key_chapter, "Alla parte precedente o successiva");
SAY(web_replay_key_ends, "All'inizio o alla fine");
SAY(web_replay_key_play, "Avvia o metti in pausa");
SAY(web_replay_key_eyes, "Il punto di vista del posto successivo");

/* Games in this browser. */
SAY(web_replay_games, "In questo browser");
SAY(web_replay_games_none, "Le partite che giochi qui restano qui, mossa per mossa: puoi riprenderle o rivederle.");
SAY(web_replay_games_move, "Mossa {ply}");
SAY(web_replay_games_rank, "{rank}º posto, {points:points}");
SAY(web_replay_games_won, "Ha vinto {who}");
SAY(web_replay_games_people, "In più persone su uno schermo");
SAY(web_replay_forget, "Elimina");
SAY(web_replay_forget_sure, "Elimina per sempre");
SAY(web_replay_forget_not, "Conserva");

CATALOGUE(it, web_replay, NIKA_MESSAGES_WEB_REPLAY);
