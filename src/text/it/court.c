/*
 * it/court.c: what is said by the table of Justinian in the browser, in Italian.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

/* The table and its parts. */
SAME(court_name, "Justinian");
SAY(court_row, "La corte, da sinistra a destra");
SAY(court_players, "I giocatori");
SAY(court_hand, "I tuoi segnalini");
SAY(court_reserve, "La tua riserva");
SAY(court_cards, "Le tue carte nella Fase {phase}");
SAY(court_space, "Promemoria Fasi");
SAY(court_space_now, "Promemoria Fasi, {phase}");
SAY(court_yours, "La tua influenza: {influence} su {threshold}");
SAY(court_yours_short, "La tua influenza");
SAY(court_takes, "ne servono {threshold}");

/* Names of pieces. */
SAY(court_tile_mine, "le tue carte: {colors}");
SAME(court_tile_tokens, "{n:tokens}: {whose}");
SAY(court_tile_full, "non c'è più posto");
SAY(court_tile_phases, "nelle Fasi I, II, III: {first}, {second}, {third}");
SAME(court_counselor, "{counselor:name}");
SAY(court_pile, "{token}: {n:tokens} in mano");
SAY(court_card, "{counselor} in {color}: rende {value}");
SAME(court_card_is, "{counselor} in {color}");
SAY(court_color_sum, "{color}: insieme {sum:points}");
SAY(court_best, "il tuo colore migliore");
SAY(court_seat, "{points:points}; {hand:tokens} in mano, {reserve} nella riserva, {phase} sul promemoria Fasi");
SAY(court_passed, "ha passato, numero {n}");
SAY(court_passed_short, "fuori {n}");
SAY(court_held_hand, "in mano");
SAY(court_held_reserve, "in riserva");
SAY(court_held_phase, "sulle Fasi");
SAY(court_begins, "ha cominciato il turno");
SAY(court_left_of, "{token}: {left} rimasti, {seen} scoperti");
SAY_YOU(court_tracker, "Segnalini che {who} ha ancora, e quelli scoperti",
        "Segnalini che hai ancora, e quelli scoperti");
SAY(court_counts, "I segnalini che restano a ognuno");

/* Placing. */
SAY(court_pass, "Passa");
SAY(court_pass_draw, "Passa, pesca {n}");
SAY(court_pick_token, "Scegli un segnalino, o passa.");
SAY(court_pick_place, "{token}: scegli un personaggio o il promemoria Fasi.");
SAY(court_place_now, "Metti {token}");
SAY(court_pick_for, "Per {counselor}: scegli un segnalino.");
SAY(court_pick_for_phase, "Per il promemoria Fasi: scegli un segnalino.");
SAY(court_prepare, "Puoi già scegliere un segnalino.");

/* The court moves. */
SAY(court_from_left, "Da sinistra");
SAY(court_from_right, "Da destra");
SAY(court_becomes, "{color}: ora {now}, poi {then}");
SAY(court_move_again, "Rivedi l'ultimo movimento della corte");
SAY(court_skip, "Salta");

/* The counselors' numbers. */
SAY(court_values, "{counselor}: valori per posizione");
SAY(court_place_label, "posizione");
SAY(court_close, "Chiudi");

/* Questions after the placing. */
SAY(court_trigger, "Comincia la totalizzazione");
SAY(court_decline, "Rinuncia");
SAY(court_answered, "La tua risposta è data.");
SAY(court_score_color, "Totalizza il {color}");
SAY(court_color_again, "Scegli ancora il {color} per totalizzarlo.");
SAY(court_brings, "{n:points} per te");
SAY(court_others, "gli altri circa {n}");
SAY(court_keep, "Tieni tutte");
SAY(court_exchange, "Scambia {counselor:name} in {color}");
SAY(court_exchange_now, "Scambia");
SAY(court_pick_card, "Scegli una carta da scambiare, o tienile tutte.");
SAY(court_pick_color, "Scegli il colore che tutti totalizzano.");

/* Scorings. */
SAY(court_scoring, "Totalizzazione della Fase {phase}");
SAY(court_scoring_color, "Totalizzazione della Fase {phase}: {color}");
SAY(court_see_scoring, "Rivedi la totalizzazione della Fase {phase}");
SAY(court_triggered, "l'ha cominciata");
SAY(court_chooses, "influenza maggiore: sceglie il colore");
SAY(court_influence, "influenza");
SAY(court_card_points, "carte");
SAY(court_card_sample, "la carta {card} dà {points:points}");
SAY(court_again, "Dall'inizio");
SAY(court_back, "Indietro");
SAY(court_next, "Avanti");
SAY(court_forced, "forzata");

/* The end, and others' eyes. */
SAY(court_result, "Come sono nati i punti");
SAY(court_total, "in tutto");
SAY(court_hands, "Tutte le mani");
SAY(court_open, "Stai guardando: qui c'è ciò che tutti possono vedere.");

/* Keys. */
SAY(court_key_plus, "Scegli +1, +2, +3");
SAY(court_key_minus, "Scegli -1, -2, -3");
SAY(court_key_row, "Lungo la fila");
SAY(court_key_space, "Al promemoria Fasi");
SAY(court_key_values, "I valori del personaggio");
SAY(court_key_do, "Fai ciò che è scelto");
SAY(court_key_pass, "Passa");
SAY(court_key_ends, "Lato sinistro, lato destro");
SAY(court_key_trigger, "Comincia la totalizzazione");
SAY(court_key_decline, "Rinuncia");
SAY(court_key_keep, "Tieni tutte le carte");
SAY(court_key_choose, "Scegli un colore o una carta");
SAY(court_key_back, "Un passo indietro");

CATALOGUE(it, court, NIKA_MESSAGES_COURT);
