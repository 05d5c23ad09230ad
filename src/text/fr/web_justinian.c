/*
 * fr/web_justinian.c: what is said by the table of Justinian in the browser, in French.
 */
#include <nika/messages_web_justinian.h>

#include "../catalogue.h"

/* The table and its parts. */
SAY(web_justinian_name, "Justinien");
SAY(web_justinian_row, "La cour, de gauche à droite");
SAY(web_justinian_players, "Les joueurs");
SAY(web_justinian_hand, "Tes fiches");
SAY(web_justinian_reserve, "Ta réserve");
SAY(web_justinian_cards, "Tes cartes en période {phase}");
SAY(web_justinian_space, "Tableau des périodes");
SAY(web_justinian_space_now, "Tableau des périodes, {phase}");
SAY(web_justinian_yours, "Ton influence\u00A0: {influence} sur {threshold}");
SAY(web_justinian_yours_short, "Ton influence");
SAY(web_justinian_takes, "il faut {threshold}");

/* Names of pieces. */
SAY(web_justinian_tile_mine, "tes cartes\u00A0: {colors}");
SAY(web_justinian_tile_tokens, "{n:tokens}\u00A0: {whose}");
SAY(web_justinian_tile_full, "plus de place");
SAY(web_justinian_tile_phases, "en périodes I, II, III\u00A0: {first}, {second}, {third}");
SAME(web_justinian_counselor, "{counselor:name}");
SAY(web_justinian_pile, "{token}\u00A0: {n:tokens} en main");
SAY(web_justinian_card, "{counselor} en {color}\u00A0: rapporte {value}");
SAY(web_justinian_card_is, "{counselor} en {color}");
SAY(web_justinian_color_sum, "{color}\u00A0: {sum:points} en tout");
SAY(web_justinian_best, "ta meilleure couleur");
SAY(web_justinian_seat,
    "{points:points}\u00A0; {hand:tokens} en main, {reserve} en réserve, {phase} sur le tableau des périodes");
SAY(web_justinian_passed, "a passé, numéro {n}");
SAY(web_justinian_passed_short, "passé {n}");
SAY(web_justinian_held_hand, "en main");
SAY(web_justinian_held_reserve, "en réserve");
SAY(web_justinian_held_phase, "au tableau");
SAY(web_justinian_begins, "a commencé la manche");
SAY(web_justinian_left_of, "{token}\u00A0: restantes {left}, retournées {seen}");
SAY_YOU(web_justinian_tracker, "Fiches que {who} a encore, et celles déjà retournées",
        "Fiches que tu as encore, et celles déjà retournées");
SAY(web_justinian_counts, "Les fiches qui restent à chacun");

/* Placing. */
SAY(web_justinian_pass, "Passer");
SAY(web_justinian_pass_draw, "Passer, tirer {n}");
SAY(web_justinian_pick_token, "Choisis une fiche, ou passe.");
SAY(web_justinian_pick_place, "{token}\u00A0: choisis un courtisan ou le tableau des périodes.");
SAY(web_justinian_place_now, "Poser {token}");
SAY(web_justinian_pick_for, "Pour {counselor}\u00A0: choisis une fiche.");
SAY(web_justinian_pick_for_phase, "Pour le tableau des périodes\u00A0: choisis une fiche.");
SAY(web_justinian_prepare, "Tu peux déjà choisir une fiche.");

/* The court moves. */
SAY(web_justinian_from_left, "Par la gauche");
SAY(web_justinian_from_right, "Par la droite");
SAY(web_justinian_becomes, "{color}\u00A0: {now} maintenant, puis {then}");
SAY(web_justinian_move_again, "Revoir le dernier mouvement de la cour");
SAY(web_justinian_skip, "Sauter");

/* The counselors' numbers. */
SAY(web_justinian_values, "{counselor}\u00A0: valeurs par place");
SAME(web_justinian_place_label, "place");
SAY(web_justinian_close, "Fermer");

/* Questions after the placing. */
SAY(web_justinian_trigger, "Lancer le comptage");
SAY(web_justinian_decline, "Renoncer");
SAY(web_justinian_answered, "Tu as répondu.");
SAY(web_justinian_score_color, "Compter le {color}");
SAY(web_justinian_color_again, "Choisis de nouveau le {color} pour le compter.");
SAY(web_justinian_brings, "{n:points} pour toi");
SAY(web_justinian_others, "environ {n} pour les autres");
SAY(web_justinian_keep, "Tout garder");
SAY(web_justinian_exchange, "Échanger {counselor:name} en {color}");
SAY(web_justinian_exchange_now, "Échanger");
SAY(web_justinian_pick_card, "Choisis une carte à échanger, ou garde tout.");
SAY(web_justinian_pick_color, "Choisis la couleur du comptage.");

/* Scorings. */
SAY(web_justinian_scoring, "Comptage de la période {phase}");
SAY(web_justinian_scoring_color, "Comptage de la période {phase}\u00A0: {color}");
SAY(web_justinian_see_scoring, "Revoir le comptage de la période {phase}");
SAY(web_justinian_triggered, "l’a lancé");
SAY(web_justinian_chooses, "plus forte influence\u00A0: choisit la couleur");
SAME(web_justinian_influence, "influence");
SAY(web_justinian_card_points, "cartes");
SAY(web_justinian_card_sample, "la carte {card} rapporte {points:points}");
SAY(web_justinian_again, "Depuis le début");
SAY(web_justinian_back, "En arrière");
SAY(web_justinian_next, "En avant");
SAY(web_justinian_forced, "forcé");

/* The end, and others' eyes. */
SAY(web_justinian_result, "D’où viennent les points");
SAY(web_justinian_total, "en tout");
SAY(web_justinian_hands, "Toutes les mains");
SAY(web_justinian_open, "Tu regardes\u00A0: voici ce que tous peuvent voir.");

/* Keys. */
SAY(web_justinian_key_plus, "Choisir +1, +2, +3");
SAY(web_justinian_key_minus, "Choisir -1, -2, -3");
SAY(web_justinian_key_row, "Le long de la rangée");
SAY(web_justinian_key_space, "Au tableau des périodes");
SAY(web_justinian_key_values, "Les valeurs du courtisan");
SAY(web_justinian_key_do, "Faire ce qui est choisi");
SAY(web_justinian_key_pass, "Passer");
SAY(web_justinian_key_ends, "Côté gauche, côté droit");
SAY(web_justinian_key_trigger, "Lancer le comptage");
SAY(web_justinian_key_decline, "Renoncer");
SAY(web_justinian_key_keep, "Garder toutes les cartes");
SAY(web_justinian_key_choose, "Choisir une couleur ou une carte");
SAY(web_justinian_key_back, "Revenir en arrière");

CATALOGUE(fr, web_justinian, NIKA_MESSAGES_WEB_JUSTINIAN);
