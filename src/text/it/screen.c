/*
 * it/screen.c: what stands on the full screen besides the game itself, in Italian.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

SAME(scr_byzantz, "Byzantz");
SAME(scr_justinian, "Justinian");
SAY(scr_pace_none, "Ritmo: immediato");
SAY(scr_pace_fast, "Ritmo: veloce");
SAY(scr_pace_normal, "Ritmo: normale");
SAY(scr_pace_slow, "Ritmo: lento");
SAY(scr_pace_step, "Ritmo: passo passo");
SAY(scr_since, "dal tuo ultimo turno");
SAME_YOU(scr_player, "{who}", "{who:you}");
SAY(scr_thinks, "Tocca a {who}…");
SAY(scr_step, "Spazio: vedi la prossima mossa.");
SAY(scr_paused, "La partita aspetta la tua scelta. Esc la fa proseguire.");
SAY_YOU(scr_out_of_turn, "{who}, che cosa fai fuori turno? Esc se non fai nulla.",
        "Che cosa fai fuori turno? Esc se non fai nulla.");
SAY(scr_no_key, "Qui questo tasto non fa nulla. ? mostra tutti i tasti.");
SAY(scr_no_hint, "Puoi chiedere un consiglio solo quando tocca a te.");
SAY(scr_hint_thinking, "Sto pensando a un consiglio…");
SAY(scr_not_kept,
    "Non è stato possibile scrivere la registrazione: la mossa non è stata fatta. Riprova, oppure q per uscire.");
SAY(scr_mouse_on, "Il mouse è attivo. ctrl-T lo disattiva.");
SAY(scr_mouse_off, "Il mouse è disattivato.");
SAY(scr_not_now, "Adesso non è possibile.");
SAY(scr_curtain, "{who}, tocca a te. Premi Invio quando nessun altro guarda.");
SAY(scr_curtain_out, "{who}, premi Invio quando nessun altro guarda, per agire fuori turno.");
SAY(scr_who_acts, "Chi agisce fuori turno?");
SAME(scr_who, "{key}: {who}");
SAY(scr_quit_kept, "Vuoi uscire? La partita è salvata e potrai riprenderla più tardi.");
SAY(scr_quit_lost, "Vuoi uscire? Questa partita non viene registrata e andrebbe persa.");
SAY(scr_doubt, "Vuoi giocare «{move}» lo stesso?");
SAY(scr_ask_back, "Vuoi annullare «{move}»?");
SAY(scr_ask_back_too, "Vuoi annullare «{move}», e con essa {moves:moves} degli altri?");
SAY(scr_yes_letter, "s");
SAY(scr_key_help, "?: aiuto");
SAY(scr_key_hint, "h: consiglio");
SAY(scr_key_undo, "u: annulla");
SAY(scr_key_look, "v: dettagli");
SAY(scr_key_story, "l: cronaca");
SAY(scr_key_story_too, "F2: cronaca");
SAY(scr_key_rules, "r: regole");
SAY(scr_key_rules_too, "F3: regole");
SAY(scr_key_pace, "+ -: ritmo");
SAY(scr_key_quit, "q: esci");
SAY(scr_key_go_on, "Spazio: avanti");
SAY(scr_key_next, "Spazio: prossima mossa");
SAY(scr_key_hurry, "f: fino al mio turno");
SAY(scr_key_out, "o: agisci fuori turno");
SAY(scr_key_table, "Tab: tavolo");
SAY(scr_key_result, "Tab: risultato");
SAY(scr_key_again, "a: gioca ancora");
SAY(scr_key_yes, "Invio: sì");
SAY(scr_key_no, "Esc: no");
SAY(scr_key_close, "Esc: chiudi");
SAY(scr_key_hinted, "Invio: gioca 1");
SAY(scr_key_hinted_second, "2: l'altra");
SAY(scr_key_hinted_other, "2–{last}: un'altra");
SAY(scr_key_scroll, "↑ ↓: scorri");
SAY(scr_key_ready, "Invio: eccomi");
SAY(scr_key_back, "Esc: indietro");
SAY(scr_key_leave, "q: esci");
SAY(scr_key_choose, "↑ ↓: scegli");
SAY(scr_key_play, "Invio: gioca");
SAY(scr_learn_next, "Invio: avanti");
SAY(scr_learn_quit, "Vuoi lasciare la lezione?");
SAY(scr_rep_all, "Tutto è scoperto.");
SAY(scr_rep_all_of, "Tutto è scoperto; la mano qui sotto è di {who}.");
SAY(scr_rep_watcher, "Come l'ha vista uno spettatore.");
SAY(scr_rep_seat, "Come l'ha vista {who}.");
SAY(scr_rep_game, "Partita {game} di {of}.");
SAY(scr_rep_jump, "Alla mossa {ply} di {of}: Invio. Esc: resta qui.");
SAY(scr_rep_last, "La registrazione finisce con la mossa {of}.");
SAY(scr_rep_no_game, "Da quella parte del file non ci sono altre partite.");
SAY(scr_rep_no_hands, "Uno spettatore non vede le mani. Tab cambia il punto di vista.");
SAY(scr_rep_hands, "Mani");
SAY(scr_rep_result, "Il risultato");
SAY(scr_rep_key_result, "Invio: risultato");
SAY(scr_rep_key_step, "← →: mossa");
SAY(scr_rep_key_part, "Pag↑ Pag↓: parte");
SAY(scr_rep_key_eyes, "Tab: punto di vista");
SAY(scr_rep_key_hands, "h: mani");
SAY(scr_rep_key_games, "n p: altra partita");
SAY(scr_rep_help, "Una partita dalla sua registrazione, mossa per mossa, dal punto di vista di chi vuoi.");
SAY(scr_rep_help_step, "→ o Spazio: la mossa successiva; ← o Backspace: la mossa precedente");
SAY(scr_rep_help_part, "Pag↓, Pag↑: alla parte successiva della partita (turno, round), o a quella precedente");
SAY(scr_rep_help_ends, "Home, Fine: all'inizio, alla fine");
SAY(scr_rep_help_number, "un numero, poi Invio: a quella mossa");
SAY(scr_rep_help_eyes,
    "Tab: il punto di vista successivo; a, b, c …: quello di un posto; w: di uno spettatore; o: tutto scoperto");
SAY(scr_rep_help_hands, "h: che cosa ha in mano il posto; con tutto scoperto, che cosa hanno tutti");
SAY(scr_rep_help_end, "Invio, alla fine: com'è andata la partita");
SAY(scr_rep_help_games, "n, p: la partita successiva nel file, quella precedente");
SAY(scr_rep_help_quit, "q o Esc: esci");
SAY(scr_help_title, "Aiuto");
SAY(scr_keys_now, "Tasti per questa scelta");
SAY(scr_keys_always, "Tasti sempre disponibili");
SAY(scr_story_title, "Cronaca della partita");
SAY(scr_happened, "Che cosa è successo");
SAY(scr_rules_title, "Regole");
SAY(scr_hint_title, "Consiglio");
SAY(scr_help_help, "? o F1: questo aiuto");
SAY(scr_help_hint,
    "h: le mosse migliori per te, quanto valgono e perché; poi con Invio giochi la prima, con il suo numero un'altra");
SAY(scr_help_undo, "u, Backspace: annulla l'ultimo passo della tua scelta, o la tua ultima decisione; Esc: solo il "
                   "passo, e chiude le pagine");
SAY(scr_help_look, "v: altri dettagli sul tavolo");
SAY(scr_help_story, "l o F2: la cronaca dall'inizio (F2 dove l vuol dire altro)");
SAY(scr_help_rules, "r o F3: le regole del gioco (F3 dove r vuol dire altro)");
SAY(scr_help_pace, "+, -: i giocatori virtuali giocano più in fretta o più piano, fino a una mossa per tasto");
SAY(scr_help_go_on, "Spazio, Invio: avanti subito, mentre giocano i giocatori virtuali");
SAY(scr_help_hurry, "f: i giocatori virtuali agiscono subito finché non tocca a te");
SAY(scr_help_out, "o, ctrl-O: un'altra persona davanti a questo schermo agisce fuori turno");
SAY(scr_help_pan, "Maiusc e frecce, ctrl-P, ctrl-N, ctrl-B, ctrl-F: su uno schermo piccolo, sposta la parte visibile");
SAY(scr_help_mouse, "ctrl-T: attiva o disattiva il mouse");
SAY(scr_help_redraw, "ctrl-L: ridisegna tutto");
SAY(scr_help_quit, "q: esci; ctrl-C: esci senza conferma");
SAY(scr_help_watch, "Qui nessuno ti chiede di decidere: stai guardando la partita.");
SAY(scr_record, "La registrazione: {record}");

CATALOGUE(it, screen, NIKA_MESSAGES_SCREEN);
