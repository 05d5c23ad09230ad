/*
 * fr/court.c: what is said by the table of Justinian in the browser, in French.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

/* The table and its parts. */
SAME(court_name, "Justinian");
SAY(court_row, "La cour, de gauche à droite");
SAY(court_players, "Les joueurs");
SAY(court_hand, "Tes fiches");
SAY(court_reserve, "Ta réserve");
SAY(court_cards, "Tes cartes en période {phase}");
SAY(court_space, "Tableau des périodes");
SAY(court_space_now, "Tableau des périodes, {phase}");
SAY(court_yours, "Ton influence\u00A0: {influence} sur {threshold}");
SAY(court_yours_short, "Ton influence");
SAY(court_takes, "il faut {threshold}");

/* Names of pieces. */
SAY(court_tile_mine, "tes cartes\u00A0: {colors}");
SAY(court_tile_tokens, "{n:tokens}\u00A0: {whose}");
SAY(court_tile_full, "plus de place");
SAY(court_tile_phases, "en périodes I, II, III\u00A0: {first}, {second}, {third}");
SAME(court_counselor, "{counselor:name}");
SAY(court_pile, "{token}\u00A0: {n:tokens} en main");
SAY(court_card, "{counselor} en {color}\u00A0: rapporte {value}");
SAY(court_card_is, "{counselor} en {color}");
SAY(court_color_sum, "{color}\u00A0: {sum:points} ensemble");
SAY(court_best, "ta meilleure couleur");
SAY(court_seat,
    "{points:points}\u00A0; {hand:tokens} en main, {reserve} en réserve, {phase} sur le tableau des périodes");
SAY(court_passed, "passé, numéro {n}");
SAY(court_passed_short, "passé {n}");
SAY(court_held_hand, "en main");
SAY(court_held_reserve, "en réserve");
SAY(court_held_phase, "au tableau");
SAY(court_begins, "a commencé la manche");
SAY(court_left_of, "{token}\u00A0: {left} restants, {seen} montrés");
SAY_YOU(court_tracker, "Fiches que {who} a encore, et celles montrées", "Fiches que tu as encore, et celles montrées");
SAY(court_counts, "Les fiches qui restent à chacun");

/* Placing. */
SAY(court_pass, "Passer");
SAY(court_pass_draw, "Passer, tirer {n}");
SAY(court_pick_token, "Choisis une fiche, ou passe.");
SAY(court_pick_place, "{token}\u00A0: choisis un courtisan ou le tableau des périodes.");
SAY(court_place_now, "Poser {token}");
SAY(court_pick_for, "Pour {counselor}\u00A0: choisis une fiche.");
SAY(court_pick_for_phase, "Pour le tableau des périodes\u00A0: choisis une fiche.");
SAY(court_prepare, "Tu peux déjà choisir une fiche.");

/* The court moves. */
SAY(court_from_left, "Par la gauche");
SAY(court_from_right, "Par la droite");
SAY(court_becomes, "{color}\u00A0: {now}, puis {then}");
SAY(court_move_again, "Revoir le dernier mouvement de la cour");
SAY(court_skip, "Sauter");

/* The counselors' numbers. */
SAY(court_values, "{counselor}\u00A0: valeurs par place");
SAME(court_place_label, "place");
SAY(court_close, "Fermer");

/* Questions after the placing. */
SAY(court_trigger, "Lancer le comptage");
SAY(court_decline, "Renoncer");
SAY(court_answered, "Ta réponse est donnée.");
SAY(court_score_color, "Compter le {color}");
SAY(court_color_again, "Choisis encore le {color} pour le compter.");
SAY(court_brings, "{n:points} pour toi");
SAY(court_others, "les autres environ {n}");
SAY(court_keep, "Tout garder");
SAY(court_exchange, "Échanger {counselor:name} en {color}");
SAY(court_exchange_now, "Échanger");
SAY(court_pick_card, "Choisis une carte à échanger, ou garde tout.");
SAY(court_pick_color, "Choisis la couleur que tous comptent.");

/* Scorings. */
SAY(court_scoring, "Comptage de la période {phase}");
SAY(court_scoring_color, "Comptage de la période {phase}\u00A0: {color}");
SAY(court_see_scoring, "Revoir le comptage de la période {phase}");
SAY(court_triggered, "l’a lancé");
SAY(court_chooses, "plus forte influence\u00A0: choisit la couleur");
SAME(court_influence, "influence");
SAY(court_card_points, "cartes");
SAY(court_card_sample, "la carte {card} rapporte {points:points}");
SAY(court_again, "Depuis le début");
SAY(court_back, "En arrière");
SAY(court_next, "En avant");
SAY(court_forced, "forcé");

/* The end, and others' eyes. */
SAY(court_result, "D’où viennent les points");
SAY(court_total, "en tout");
SAY(court_hands, "Toutes les mains");
SAY(court_open, "Tu regardes\u00A0: voici ce que tous peuvent voir.");

/* Keys. */
SAY(court_key_plus, "Choisir +1, +2, +3");
SAY(court_key_minus, "Choisir -1, -2, -3");
SAY(court_key_row, "Le long de la rangée");
SAY(court_key_space, "Au tableau des périodes");
SAY(court_key_values, "Les valeurs du courtisan");
SAY(court_key_do, "Faire ce qui est choisi");
SAY(court_key_pass, "Passer");
SAY(court_key_ends, "Côté gauche, côté droit");
SAY(court_key_trigger, "Lancer le comptage");
SAY(court_key_decline, "Renoncer");
SAY(court_key_keep, "Garder toutes les cartes");
SAY(court_key_choose, "Choisir une couleur ou une carte");
SAY(court_key_back, "Revenir en arrière");

CATALOGUE(fr, court, NIKA_MESSAGES_COURT);
