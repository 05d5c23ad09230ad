/*
 * it/web_justinian.c: what is said by the table of Justinian in the browser, in Italian.
 */
#include <nika/messages_web_justinian.h>

#include "../catalogue.h"

/* The table and its parts. */
SAME(web_justinian_name, "Justinian");
SAY(web_justinian_row, "La corte, da sinistra a destra");
SAY(web_justinian_players, "I giocatori");
SAY(web_justinian_hand, "I tuoi segnalini");
SAY(web_justinian_reserve, "La tua riserva");
SAY(web_justinian_cards, "Le tue carte nella Fase {phase}");
SAY(web_justinian_space, "Promemoria Fasi");
SAY(web_justinian_space_now, "Promemoria Fasi, {phase}");
SAY(web_justinian_yours, "La tua influenza: {influence} su {threshold}");
SAY(web_justinian_yours_short, "La tua influenza");
SAY(web_justinian_takes, "ne servono {threshold}");

/* Names of pieces. */
SAY(web_justinian_tile_mine, "le tue carte: {colors}");
SAME(web_justinian_tile_tokens, "{n:tokens}: {whose}");
SAY(web_justinian_tile_full, "non c'è più posto");
SAY(web_justinian_tile_phases, "nelle Fasi I, II, III: {first}, {second}, {third}");
SAME(web_justinian_counselor, "{counselor:name}");
SAY(web_justinian_pile, "{token}: {n:tokens} in mano");
SAY(web_justinian_card, "{counselor} in {color}: rende {value}");
SAME(web_justinian_card_is, "{counselor} in {color}");
SAY(web_justinian_color_sum, "{color}: insieme {sum:points}");
SAY(web_justinian_best, "il tuo colore migliore");
SAY(web_justinian_seat, "{points:points}; {hand:tokens} in mano, {reserve} nella riserva, {phase} sul promemoria Fasi");
SAY(web_justinian_passed, "ha passato, numero {n}");
SAY(web_justinian_passed_short, "fuori {n}");
SAY(web_justinian_held_hand, "in mano");
SAY(web_justinian_held_reserve, "in riserva");
SAY(web_justinian_held_phase, "sulle Fasi");
SAY(web_justinian_begins, "ha cominciato il turno");
SAY(web_justinian_left_of, "{token}: rimasti {left}, scoperti {seen}");
SAY_YOU(web_justinian_tracker, "Segnalini che {who} ha ancora, e quelli scoperti",
        "Segnalini che hai ancora, e quelli scoperti");
SAY(web_justinian_counts, "I segnalini che ha ancora ognuno");

/* Placing. */
SAY(web_justinian_pass, "Passa");
SAY(web_justinian_pass_draw, "Passa, pesca {n}");
SAY(web_justinian_pick_token, "Scegli un segnalino, o passa.");
SAY(web_justinian_pick_place, "{token}: scegli un personaggio o il promemoria Fasi.");
SAY(web_justinian_place_now, "Metti {token}");
SAY(web_justinian_pick_for, "Per {counselor}: scegli un segnalino.");
SAY(web_justinian_pick_for_phase, "Per il promemoria Fasi: scegli un segnalino.");
SAY(web_justinian_prepare, "Puoi già scegliere un segnalino.");

/* The court moves. */
SAY(web_justinian_from_left, "Da sinistra");
SAY(web_justinian_from_right, "Da destra");
SAY(web_justinian_becomes, "{color}: ora {now}, poi {then}");
SAY(web_justinian_move_again, "Rivedi l'ultimo movimento della corte");
SAY(web_justinian_skip, "Salta");

/* The counselors' numbers. */
SAY(web_justinian_values, "{counselor}: valori per posizione");
SAY(web_justinian_place_label, "posizione");
SAY(web_justinian_close, "Chiudi");

/* Questions after the placing. */
SAY(web_justinian_trigger, "Comincia la totalizzazione");
SAY(web_justinian_decline, "Rinuncia");
SAY(web_justinian_answered, "Hai risposto.");
SAY(web_justinian_score_color, "Totalizza il {color}");
SAY(web_justinian_color_again, "Scegli di nuovo il {color} per totalizzarlo.");
SAY(web_justinian_brings, "{n:points} per te");
SAY(web_justinian_others, "gli altri circa {n}");
SAY(web_justinian_keep, "Tieni tutte");
SAY(web_justinian_exchange, "Scambia {counselor:name} in {color}");
SAY(web_justinian_exchange_now, "Scambia");
SAY(web_justinian_pick_card, "Scegli una carta da scambiare, o tienile tutte.");
SAY(web_justinian_pick_color, "Scegli il colore da totalizzare per tutti.");

/* Scorings. */
SAY(web_justinian_scoring, "Totalizzazione della Fase {phase}");
SAY(web_justinian_scoring_color, "Totalizzazione della Fase {phase}: {color}");
SAY(web_justinian_see_scoring, "Rivedi la totalizzazione della Fase {phase}");
SAY(web_justinian_triggered, "l'ha cominciata");
SAY(web_justinian_chooses, "influenza maggiore: sceglie il colore");
SAY(web_justinian_influence, "influenza");
SAY(web_justinian_card_points, "carte");
SAY(web_justinian_card_sample, "la carta {card} rende {points:points}");
SAY(web_justinian_again, "Dall'inizio");
SAY(web_justinian_back, "Indietro");
SAY(web_justinian_next, "Avanti");
SAY(web_justinian_forced, "forzata");

/* The end, and others' eyes. */
SAY(web_justinian_result, "Da dove vengono i punti");
SAY(web_justinian_total, "in tutto");
SAY(web_justinian_hands, "Tutte le mani");
SAY(web_justinian_open, "Stai guardando: qui c'è ciò che tutti possono vedere.");

/* Keys. */
SAY(web_justinian_key_plus, "Scegli +1, +2, +3");
SAY(web_justinian_key_minus, "Scegli -1, -2, -3");
SAY(web_justinian_key_row, "Lungo la fila");
SAY(web_justinian_key_space, "Al promemoria Fasi");
SAY(web_justinian_key_values, "I valori del personaggio");
SAY(web_justinian_key_do, "Conferma la scelta");
SAY(web_justinian_key_pass, "Passa");
SAY(web_justinian_key_ends, "Lato sinistro, lato destro");
SAY(web_justinian_key_trigger, "Comincia la totalizzazione");
SAY(web_justinian_key_decline, "Rinuncia");
SAY(web_justinian_key_keep, "Tieni tutte le carte");
SAY(web_justinian_key_choose, "Scegli un colore o una carta");
SAY(web_justinian_key_back, "Un passo indietro");

CATALOGUE(it, web_justinian, NIKA_MESSAGES_WEB_JUSTINIAN);
