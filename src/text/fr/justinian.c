/*
 * fr/justinian.c: what is said at a table of Justinian, in French. The terms are those of its French rulebook.
 * Nothing agrees with names.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

/* How a game begins, and its parts. */
SAY_YOU(ju_players, "Justinien avec {who}\u00A0; {first} commence",
        "Justinien avec {who:you}. Premier à jouer\u00A0: {first:you}");
SAY(ju_edition_en, "Règles de l’édition anglaise\u00A0:");
SAY(ju_edition_fr, "Règles de l’édition française\u00A0:");
SAY(ju_edition_it, "Règles de l’édition italienne\u00A0:");
SAY(ju_edition_ja, "Règles de l’édition japonaise\u00A0:");
SAY(ju_tie_clockwise, "Égalité d’influence\u00A0: le choix revient au premier dans le sens horaire, à partir de celui "
                      "qui a passé en dernier, lui compris");
SAY(ju_tie_latest, "Égalité d’influence\u00A0: le choix revient à celui qui a passé le plus tard");
SAY(ju_influence_but_chooser, "L’influence rapporte des points à tous, sauf à celui qui choisit la couleur");
SAY(ju_influence_but_trigger,
    "L’influence rapporte des points à tous, sauf à celui qui a lancé le comptage\u00A0; si le "
    "comptage est forcé, sauf à celui qui choisit la couleur");
SAY(ju_empty_scored, "Un dernier comptage forcé a lieu même sans fiche sur le tableau des périodes");
SAY(ju_empty_not_scored, "Aucun dernier comptage forcé n’a lieu sans fiche sur le tableau des périodes");
SAY(ju_reconstruction, "Les valeurs des courtisans sont une reconstitution des nombres du plateau");
SAY(ju_loaded, "Les valeurs des courtisans sont les nombres d’un plateau chargé depuis un fichier");
SAY(ju_phase, "Période {phase}\u00A0: il faut une influence de {threshold} pour un comptage");
SAY_YOU(ju_turn, "Manche {turn}\u00A0: {who} commence", "Manche {turn}\u00A0: tu commences");
SAY_YOU(ju_holds_cards, "Cartes de {who}\u00A0: {cards}", "Tes cartes\u00A0: {cards}");
SAY_YOU(ju_holds_tokens, "{who} a les fiches {tokens}", "{who} as les fiches {tokens}");
SAY_YOU(ju_holds_influence, "{who} a {tokens} sur le tableau des périodes",
        "{who} as {tokens} sur le tableau des périodes");

/* Moves. */
SAY_YOU(ju_places, "{who} pose une fiche sur {counselor}", "{who} poses une fiche sur {counselor}");
SAY_YOU(ju_places_own, "{who} pose {token} sur {counselor}", "{who} poses {token} sur {counselor}");
SAY_YOU(ju_places_phase, "{who} pose une fiche sur le tableau des périodes",
        "{who} poses une fiche sur le tableau des périodes");
SAY_YOU(ju_places_phase_own, "{who} pose {token} sur le tableau des périodes",
        "{who} poses {token} sur le tableau des périodes");
SAY_YOU(ju_passes_draws, "{who} passe et tire {tokens:tokens}", "{who} passes et tires {tokens:tokens}");
SAY_YOU(ju_passes_draws_own, "{who} passe et tire {tokens}", "{who} passes et tires {tokens}");
SAY_YOU(ju_passes, "{who} passe\u00A0; sa réserve est vide", "{who} passes\u00A0; ta réserve est vide");
SAY_YOU(ju_passes_out, "{who} n’a plus de fiches et passe", "{who} n’as plus de fiches et passes");
SAY_YOU(ju_left, "{who} fait bouger la cour à partir de la gauche", "{who} fais bouger la cour à partir de la gauche");
SAY_YOU(ju_right, "{who} fait bouger la cour à partir de la droite", "{who} fais bouger la cour à partir de la droite");
SAY_YOU(ju_triggers, "{who} lance le comptage de la période {phase}", "{who} lances le comptage de la période {phase}");
SAY_YOU(ju_declines, "{who} ne lance pas de comptage", "{who} ne lances pas de comptage");
SAY_YOU(ju_chooses, "{who} choisit le {color}", "{who} choisis le {color}");
SAY_YOU(ju_keeps, "{who} garde toutes ses cartes", "{who} gardes toutes tes cartes");
SAY_YOU(ju_exchanges, "{who} échange une de ses cartes {color:cards}",
        "{who} échanges une de tes cartes {color:cards}");
SAY_YOU(ju_exchanges_own, "{who} glisse {put} en {color} sous la pile et prend {took}",
        "{who} glisses {put} en {color} sous la pile et prends {took}");

/* Several, one after the other. */
SAY_YOU(ju_pass_draw_several, "{who} passent et tirent {tokens:tokens} chacun",
        "{who:you} passez et tirez {tokens:tokens} chacun");
SAY_YOU(ju_pass_several, "{who} passent\u00A0; leurs réserves sont vides",
        "{who:you} passez\u00A0; les réserves sont vides");
SAY_YOU(ju_pass_out_several, "{who} n’ont plus de fiches et passent", "{who:you} n’avez plus de fiches et passez");
SAY_YOU(ju_decline_several, "{who} ne lancent pas de comptage", "{who:you} ne lancez pas de comptage");
SAY_YOU(ju_keep_several, "{who} n’échangent aucune carte", "{who:you} n’échangez aucune carte");
SAY_YOU(ju_exchange_several, "{who} échangent chacun une de leurs cartes {color:cards}",
        "{who:you} échangez chacun une carte ({color})");

/* The same as one would do it, for hints. */
SAY(ju_do_place, "Poser {token} sur {counselor}");
SAY(ju_do_place_phase, "Poser {token} sur le tableau des périodes");
SAY(ju_do_pass, "Passer");
SAY(ju_do_left, "Faire bouger la cour à partir de la gauche");
SAY(ju_do_right, "Faire bouger la cour à partir de la droite");
SAY(ju_do_trigger, "Lancer le comptage de la période {phase}");
SAY(ju_do_decline, "Ne pas lancer de comptage");
SAY(ju_do_color, "Choisir le {color}");
SAY(ju_do_keep, "Garder toutes tes cartes");
SAY(ju_do_exchange, "Échanger {put} en {color}");

/* What came of them: the court moves. */
SAY_YOU(ju_last_in, "Tous ont passé sauf {who}, qui ne peut plus poser qu’une fiche sur le tableau des périodes",
        "Tous ont passé sauf {who:you}, et tu ne peux plus poser qu’une fiche sur le tableau des périodes");
SAY(ju_turned, "On retourne les fiches des courtisans\u00A0:");
SAY(ju_turned_none, "Aucune fiche sur les courtisans\u00A0: la cour ne bouge pas");
SAY(ju_turned_by, "{counselor} {sum:signed}\u00A0: {who:you} {tokens}");
SAY(ju_turned_by_two, "{counselor} {sum:signed}\u00A0: {one:you} {tokens}, {other:you} {others}");
SAY_YOU(ju_turned_by_three, "{counselor} {sum:signed}\u00A0: {tokens} (dans l’ordre\u00A0: {who})",
        "{counselor} {sum:signed}\u00A0: {tokens} (dans l’ordre\u00A0: {who})");
SAY(ju_court_either, "La cour bouge, et peu importe de quel côté on commence\u00A0:");
SAY(ju_court_still, "La cour reste comme elle est");
SAY(ju_court_left, "La cour a bougé à partir de la gauche\u00A0:");
SAY(ju_court_right, "La cour a bougé à partir de la droite\u00A0:");
SAY(ju_went, "{counselor} va de la place {from} à la place {to}");
SAY(ju_went_pushed, "{counselor} va de la place {from} à la place {to}\u00A0: {own:signed} par ses fiches\u00A0; "
                    "poussées des autres\u00A0: {others}");
SAY(ju_stays, "{counselor} reste à la place {place}, au bout de la rangée");
SAY(ju_stays_pushed, "{counselor} se retrouve à la place {place}\u00A0: {own:signed} par ses fiches\u00A0; poussées "
                     "des autres\u00A0: {others}");
SAY(ju_pushed, "Poussés par les autres\u00A0: {others}");
SAY(ju_row, "La rangée de gauche à droite\u00A0: {row}");

/* Scorings, and the end. */
SAY(ju_nobody_triggers, "Personne ne lance de comptage");
SAY(ju_used_up, "Toutes les fiches ont été jouées");
SAY(ju_dead_turn, "Personne n’a posé ni tiré de fiche pendant cette manche");
SAY(ju_scoring, "Comptage de la période {phase}");
SAY(ju_last_scoring, "La partie se termine par un comptage de la période {phase}");
SAY_YOU(ju_shows, "{who} a une influence de {influence}\u00A0: {tokens}",
        "{who} as une influence de {influence}\u00A0: {tokens}");
SAY_YOU(ju_shows_none, "{who} n’a aucune influence", "{who} n’as aucune influence");
SAY_YOU(ju_chooser, "{who} a la plus forte influence, {influence}, et choisit la couleur",
        "{who} as la plus forte influence, {influence}, et choisis la couleur");
SAY_YOU(ju_chooser_clockwise,
        "À égalité avec une influence de {influence}\u00A0: {tied:you}. Dans le sens horaire, à "
        "partir du dernier à avoir passé ({last:you}), c’est {who} qui choisit la couleur",
        "À égalité avec une influence de {influence}\u00A0: {tied:you}. Dans le sens horaire, à partir du dernier à "
        "avoir passé ({last:you}), c’est toi qui choisis la couleur");
SAY_YOU(
    ju_chooser_latest,
    "À égalité avec une influence de {influence}\u00A0: {tied:you}. {who} a passé le plus tard et choisit la couleur",
    "À égalité avec une influence de {influence}\u00A0: {tied:you}. Tu as passé le plus tard et choisis la couleur");
SAY_YOU(ju_chooser_last,
        "À égalité avec une influence de {influence}\u00A0: {tied:you}. Dans le sens horaire, on commence "
        "par le dernier à avoir passé, donc par {who}, qui choisit la couleur",
        "À égalité avec une influence de {influence}\u00A0: {tied:you}. Dans le sens horaire, on commence par le "
        "dernier à avoir passé, donc par toi\u00A0: tu choisis la couleur");
SAY_YOU(ju_points,
        "{who} marque {gained:points}\u00A0: {influence} pour l’influence, {cards} pour les cartes ({list})\u00A0; "
        "{total} en tout",
        "{who} marques {gained:points}\u00A0: {influence} pour l’influence, {cards} pour les cartes ({list})\u00A0; "
        "{total} en tout");
SAY_YOU(ju_points_chooser,
        "{who} marque {gained:points} pour les cartes ({list}), rien pour l’influence après avoir choisi "
        "la couleur\u00A0; {total} en tout",
        "{who} marques {gained:points} pour les cartes ({list}), rien pour l’influence après avoir choisi la "
        "couleur\u00A0; {total} en tout");
SAY_YOU(ju_points_trigger,
        "{who} marque {gained:points} pour les cartes ({list}), rien pour l’influence après avoir lancé le "
        "comptage\u00A0; {total} en tout",
        "{who} marques {gained:points} pour les cartes ({list}), rien pour l’influence après avoir lancé le "
        "comptage\u00A0; {total} en tout");
SAY(ju_over_third, "Le troisième comptage est fait\u00A0: la partie est terminée");
SAY(ju_over_used_up, "Toutes les fiches ont été jouées\u00A0: la partie est terminée");
SAY(ju_over_last, "Le dernier comptage est fait\u00A0: la partie est terminée");
SAY(ju_over_unscored, "Aucune fiche sur le tableau des périodes\u00A0: la partie se termine sans dernier comptage");
SAY_YOU(ju_wins, "{who} gagne avec {points:points}", "{who} gagnes avec {points:points}");
SAY_YOU(ju_share, "Victoire partagée à {points:points}\u00A0: {who}",
        "Victoire partagée à {points:points}\u00A0: {who:you}");
SAY_YOU(ju_scored_by, "Période {phase}\u00A0: {color}, couleur choisie par {who}",
        "Période {phase}\u00A0: {color}, couleur choisie par {who:you}");
SAY_YOU(ju_gained, "{who}\u00A0: {influence} pour l’influence, {cards} pour les cartes ({list})",
        "{who:you}\u00A0: {influence} pour l’influence, {cards} pour les cartes ({list})");
SAY(ju_never_scored, "Couleur jamais comptée\u00A0: {color}");

/* The table. */
SAY(ju_now_phase, "Période {phase}, manche {turn}\u00A0: il faut une influence de {threshold} pour un comptage");
SAY(ju_the_row, "La rangée de gauche à droite, avec les valeurs de la période {phase}\u00A0:");
SAY(ju_place, "Place {place}\u00A0: {counselor}, vaut {value}");
SAY_YOU(ju_place_one,
        "Place {place}\u00A0: {counselor}, vaut {value}\u00A0; face cachée\u00A0: {tokens:tokens} de {who}",
        "Place {place}\u00A0: {counselor}, vaut {value}\u00A0; face cachée\u00A0: {tokens:tokens} à toi");
SAY_YOU(ju_place_each,
        "Place {place}\u00A0: {counselor}, vaut {value}\u00A0; face cachée\u00A0: une fiche chacun pour {who}",
        "Place {place}\u00A0: {counselor}, vaut {value}\u00A0; face cachée\u00A0: une fiche chacun pour {who:you}");
SAY(ju_place_more, "Place {place}\u00A0: {counselor}, vaut {value}\u00A0; face cachée\u00A0: deux fiches ({two:you}) "
                   "et une ({one:you})");
SAY(ju_the_players, "Les joueurs\u00A0:");
SAY_YOU(ju_player,
        "{who}\u00A0: {points:points}\u00A0; {hand:tokens} en main, {reserve} en réserve, {phase} sur le tableau des "
        "périodes",
        "Toi\u00A0: {points:points}\u00A0; {hand:tokens} en main, {reserve} en réserve, {phase} sur le tableau des "
        "périodes");
SAY_YOU(ju_player_passed,
        "{who}, qui a passé\u00A0: {points:points}\u00A0; {hand:tokens} en main, {reserve} en réserve, "
        "{phase} sur le tableau des périodes",
        "Toi, qui as passé\u00A0: {points:points}\u00A0; {hand:tokens} en main, {reserve} en réserve, {phase} sur le "
        "tableau des périodes");
SAY_YOU(ju_used, "Fiches de {who} déjà retournées\u00A0: {tokens}", "Tes fiches déjà retournées\u00A0: {tokens}");

/* What a seat has to itself. */
SAY_YOU(ju_hand, "{who} a {count:tokens} en main\u00A0: {tokens}", "{who} as {count:tokens} en main\u00A0: {tokens}");
SAY_YOU(ju_hand_empty, "{who} n’a pas de fiche en main", "{who} n’as pas de fiche en main");
SAY_YOU(ju_reserve, "{who} a {count:tokens} en réserve\u00A0: {tokens}",
        "Tu as {count:tokens} en réserve\u00A0: {tokens}");
SAY_YOU(ju_laid,
        "Fiches de {who} face cachée sur les courtisans\u00A0:", "Tes fiches face cachée sur les courtisans\u00A0:");
SAY(ju_laid_on, "{counselor}\u00A0: {tokens}");
SAY_YOU(ju_has_influence,
        "{who} a une influence de {influence} sur le tableau des périodes ({tokens}), et il suffit de {threshold}",
        "{who} as une influence de {influence} sur le tableau des périodes ({tokens}), et il suffit de {threshold}");
SAY_YOU(ju_lacks_influence,
        "{who} a une influence de {influence} sur le tableau des périodes ({tokens})\u00A0: il en manque {missing} "
        "pour arriver à {threshold}",
        "{who} as une influence de {influence} sur le tableau des périodes ({tokens})\u00A0: il en manque {missing} "
        "pour arriver à {threshold}");
SAY_YOU(
    ju_no_influence,
    "{who} n’a pas de fiche sur le tableau des périodes\u00A0; il faut une influence de {threshold} pour un comptage",
    "{who} n’as pas de fiche sur le tableau des périodes\u00A0; il faut une influence de {threshold} pour un comptage");
SAY_YOU(ju_cards,
        "Les cartes de {who}, et ce qu’elles rapporteraient à la période {phase} avec la rangée actuelle\u00A0:",
        "Tes cartes, et ce qu’elles rapporteraient à la période {phase} avec la rangée actuelle\u00A0:");
SAY(ju_cards_of, "{color}\u00A0: {list}\u00A0; en tout {sum}");
SAY(ju_from_left, "À partir de la gauche, la rangée devient {row}");
SAY(ju_from_right, "À partir de la droite, la rangée devient {row}");
SAY(ju_color_then, "{color}\u00A0: {now} maintenant, puis {then} ({change:signed})");

/* Whom the game waits for. */
SAY_YOU(ju_waits_place, "{who} pose une fiche ou passe", "{who} poses une fiche ou passes");
SAY_YOU(ju_waits_pass, "{who} n’a pas de fiche et doit passer", "{who} n’as pas de fiche et dois passer");
SAY_YOU(ju_waits_direction, "{who} décide de quel côté la cour commence à bouger",
        "{who} décides de quel côté la cour commence à bouger");
SAY_YOU(ju_waits_trigger, "{who} lance un comptage ou renonce", "{who} lances un comptage ou renonces");
SAY_YOU(ju_waits_color, "{who} choisit la couleur du comptage", "{who} choisis la couleur du comptage");
SAY_YOU(ju_waits_exchange, "{who} peut échanger une carte", "{who} peux échanger une carte");

/* Questions. */
SAY_YOU(ju_ask_place, "{who}, tu poses une fiche ou tu passes\u00A0?", "Tu poses une fiche ou tu passes\u00A0?");
SAY_YOU(ju_ask_place_last,
        "{who}, tous les autres ont passé\u00A0: tu continues (avec une seule fiche encore permise sur "
        "le tableau des périodes) ou tu passes\u00A0?",
        "Tous les autres ont passé\u00A0: tu continues (avec une seule fiche encore permise sur le tableau des "
        "périodes) ou tu passes\u00A0?");
SAY_YOU(ju_ask_place_counselor,
        "{who}, tous les autres ont passé\u00A0: tu continues, sur les courtisans seulement, ou tu passes\u00A0?",
        "Tous les autres ont passé\u00A0: tu continues, sur les courtisans seulement, ou tu passes\u00A0?");
SAY_YOU(ju_ask_pass, "{who}, tu n’as pas de fiche en main\u00A0: tu ne peux que passer",
        "Tu n’as pas de fiche en main\u00A0: tu ne peux que passer");
SAY_YOU(ju_ask_pass_full, "{who}, il n’y a plus de place pour une fiche\u00A0: tu ne peux que passer",
        "Il n’y a plus de place pour une fiche\u00A0: tu ne peux que passer");
SAY_YOU(ju_ask_direction, "{who}, de quel côté la cour commence-t-elle à bouger\u00A0: gauche ou droite\u00A0?",
        "De quel côté la cour commence-t-elle à bouger\u00A0: gauche ou droite\u00A0?");
SAY_YOU(ju_ask_trigger,
        "{who}, ton influence est de {influence} et il suffit de {threshold}\u00A0: tu lances un comptage\u00A0?",
        "Ton influence est de {influence} et il suffit de {threshold}\u00A0: tu lances un comptage\u00A0?");
SAY_YOU(ju_ask_decline,
        "{who}, ton influence est de {influence}, mais il faut {threshold}\u00A0: tu ne peux que renoncer",
        "Ton influence est de {influence}, mais il faut {threshold}\u00A0: tu ne peux que renoncer");
SAY_YOU(ju_ask_color, "{who}, quelle couleur compte-t-on\u00A0?", "Quelle couleur compte-t-on\u00A0?");
SAY_YOU(ju_ask_exchange, "{who}, tu échanges une carte ou tu les gardes toutes\u00A0?",
        "Tu échanges une carte ou tu les gardes toutes\u00A0?");

/* Help: the rule, and what can be typed. */
SAY(ju_help_place, "Pose une fiche face cachée sur un courtisan (trois au plus) ou sur le tableau des périodes, où + "
                   "et - comptent de la même façon pour lancer un comptage. Ou passe\u00A0: tu tires deux fiches et tu "
                   "ne joues plus jusqu’à la manche suivante.");
SAY(ju_help_pass, "Sans fiche à poser, tu dois passer. Tu tires deux fiches, tant qu’il y en a dans ta réserve.");
SAY(ju_help_direction, "Les courtisans qui ont des fiches bougent l’un après l’autre, à partir du côté que tu "
                       "choisis\u00A0: vers la droite si la somme est positive, vers la gauche si elle est négative. "
                       "Ceux qu’ils dépassent se décalent\u00A0: l’ordre a donc son importance.");
SAY(ju_help_trigger, "Avec une influence d’au moins {threshold} sur le tableau des périodes, tu peux lancer le "
                     "comptage de cette période. "
                     "Si personne ne le fait, les fiches y restent et une nouvelle manche commence.");
SAY(ju_help_color_chooser, "Tout le monde marque les points de ses cartes de la couleur que tu choisis, puis cette "
                           "couleur quitte le jeu. Ton influence ne te rapporte rien, celle des autres si.");
SAY(ju_help_color_trigger,
    "Tout le monde marque les points de ses cartes de la couleur que tu choisis, puis cette couleur quitte le jeu. "
    "L’influence rapporte des points à tous, sauf à celui qui a lancé le comptage\u00A0; s’il est forcé, sauf à toi.");
SAY(ju_help_exchange,
    "Tu peux glisser une carte sous la pile de sa couleur et prendre celle du dessus. Les autres voient "
    "la couleur, pas les cartes.");
SAY(ju_type_counselor, "pose +2 c4, ou +2 4\u00A0: la fiche +2 sur le courtisan 4");
SAY(ju_type_phase, "pose -1 période, ou -1 p\u00A0: la fiche -1 sur le tableau des périodes");
SAY(ju_type_pass, "passe, ou p\u00A0: tu passes");
SAY(ju_type_left, "gauche, ou l\u00A0: la cour bouge à partir de la gauche");
SAY(ju_type_right, "droite, ou r\u00A0: la cour bouge à partir de la droite");
SAY(ju_type_trigger, "lance, ou t\u00A0: tu lances un comptage");
SAY(ju_type_decline, "renonce, ou d\u00A0: tu ne lances pas de comptage");
SAY(ju_type_color, "couleur bleu, ou bleu, ou b\u00A0: on compte le bleu");
SAY(ju_type_exchange, "échange rouge7, ou x rouge7, ou rouge7\u00A0: tu échanges la carte rouge du courtisan 7");
SAY(ju_type_keep, "garde, ou k\u00A0: tu gardes toutes tes cartes");

/* Why a move was refused. */
SAY(ju_not_asked, "Pas maintenant\u00A0: c’est à {who} de jouer");
SAY(ju_now_place, "Ce n’est pas le moment\u00A0: pose une fiche ou passe");
SAY(ju_now_direction, "Ce n’est pas le moment\u00A0: choisis gauche ou droite");
SAY(ju_now_trigger, "Ce n’est pas le moment\u00A0: lance un comptage ou renonce");
SAY(ju_now_color, "Ce n’est pas le moment\u00A0: choisis une couleur");
SAY(ju_now_exchange, "Ce n’est pas le moment\u00A0: échange une carte ou garde-les toutes");
SAY(ju_full, "Il y a déjà trois fiches sur {counselor}\u00A0: choisis un autre endroit");
SAY(ju_one_more_only, "Tous les autres ont passé, et ta seule fiche encore permise est déjà sur le tableau des "
                      "périodes\u00A0: choisis un courtisan, ou passe");
SAY(ju_no_token, "Tu n’as pas {token} en main, seulement {hand}");
SAY(ju_no_tokens, "Tu n’as pas de fiche en main\u00A0: tu ne peux que passer");
SAY(ju_too_little, "Ton influence est de {influence}, mais il faut {threshold}\u00A0: tu ne peux que renoncer");
SAY(ju_color_gone, "Les cartes {color:cards} ont quitté le jeu\u00A0; il reste {left}");
SAY(ju_no_card, "Tu n’as pas {counselor} en {color}\u00A0; tu as {cards}");

/* Whether a move is meant. */
SAY(ju_pass_early,
    "Tu as encore {tokens:tokens} en main, et si tu passes, tu ne joueras plus pendant cette manche. Tu passes\u00A0?");

/* What was typed. */
SAY(ju_word_place, "pose poser");
SAY(ju_word_phase, "période périodes");
SAY(ju_word_pass, "passe passer");
SAY(ju_word_left, "gauche");
SAY(ju_word_right, "droite");
SAY(ju_word_trigger, "lance lancer");
SAY(ju_word_decline, "renonce renoncer");
SAY(ju_word_color, "couleur");
SAY(ju_word_exchange, "échange échanger");
SAY(ju_word_keep, "garde garder");
SAY(ju_which_token, "Quelle fiche\u00A0? Tu as {tokens}");
SAY(ju_which_place, "Où va {token}\u00A0? Le numéro d’un courtisan de 1 à 12, ou p pour le tableau des périodes");
SAY(ju_which_color, "Quelle couleur\u00A0? Il reste {colors}");
SAY(ju_which_card, "Quelle carte\u00A0? Tu as {cards}");
SAY(ju_not_token, "«\u00A0{word}\u00A0» n’est pas une fiche\u00A0: il y a +1 +2 +3 -1 -2 -3");
SAY(ju_not_place, "«\u00A0{word}\u00A0» n’est pas un endroit pour une fiche\u00A0: donne le numéro d’un courtisan de 1 "
                  "à 12, ou p pour le tableau des périodes");
SAY(ju_not_color, "«\u00A0{word}\u00A0» n’est pas une couleur\u00A0: il reste {colors}");
SAY(ju_not_card, "«\u00A0{word}\u00A0» n’est pas une carte\u00A0: tu as {cards}");
SAY(ju_too_much, "Le coup était déjà complet\u00A0: «\u00A0{word}\u00A0» est de trop");
SAY(ju_not_place_move,
    "«\u00A0{word}\u00A0» n’est pas un coup\u00A0: pose une fiche (par exemple +2 4, ou +2 p), ou tape passe (p)");
SAY(ju_not_direction_move, "«\u00A0{word}\u00A0» n’est pas un coup\u00A0: tape gauche (l) ou droite (r)");
SAY(ju_not_trigger_move, "«\u00A0{word}\u00A0» n’est pas un coup\u00A0: tape lance (t) ou renonce (d)");
SAY(ju_not_color_move, "«\u00A0{word}\u00A0» n’est pas une couleur à choisir\u00A0: il reste {colors}");
SAY(ju_not_exchange_move,
    "«\u00A0{word}\u00A0» n’est pas un coup\u00A0: tape une de tes cartes ({cards}), ou garde (k) pour les garder");

/* On the board: labels, which must be short. */
SAY(ju_label_tokens, "Fiches");
SAY(ju_label_phases, "Période");
SAY(ju_label_threshold, "{phase}\u00A0: {threshold}");
SAY(ju_label_turn, "manche {turn}");
SAY(ju_label_cards, "Tes cartes, pér. {phase}");
SAME(ju_label_points, "pts");
SAY(ju_label_hand, "main");
SAY(ju_label_reserve, "rés.");
SAY(ju_label_used, "jouées");
SAY(ju_label_passed, "passé");
SAME(ju_label_influence, "influence");
SAY(ju_label_triggered, "a lancé");
SAY(ju_label_scored, "comptées en {phase}");
SAY(ju_label_value, "valeur en période {phase}");
SAY(ju_label_values, "valeurs des périodes I, II, III");
SAY(ju_label_reconstruction, "nombres reconstitués");
SAY(ju_label_now, "act.");
SAY(ju_label_left, "gauche");
SAY(ju_label_right, "droite");
SAY(ju_label_scoring, "Période {phase}\u00A0: {color}");

/* Choices on the board, and what they would do. */
SAY(ju_option_pass, "passer");
SAY(ju_option_left, "gauche\u00A0: tes cartes {total} ({change:signed})");
SAY(ju_option_right, "droite\u00A0: tes cartes {total} ({change:signed})");
SAY(ju_option_trigger, "lancer le comptage");
SAY(ju_option_decline, "renoncer");
SAY(ju_option_keep, "tout garder");
SAY(ju_show_short, "Ton influence\u00A0: {influence} sur {threshold}, il en manque {missing}");
SAY(ju_show_enough, "Ton influence\u00A0: {influence} sur {threshold}, ça suffit");
SAY(ju_show_plus, "{token} déplace un courtisan de {steps:places} à droite, ou donne {steps} d’influence");
SAY(ju_show_minus, "{token} déplace un courtisan de {steps:places} à gauche, ou donne {steps} d’influence");
SAY(ju_show_pass, "Si tu passes, tu tires {drawn:tokens} et tu ne joues plus jusqu’à la manche suivante");
SAY(ju_show_pass_empty, "Si tu passes, tu ne joues plus pendant cette manche\u00A0; ta réserve est vide");
SAY(ju_show_value, "{token} sur {counselor}\u00A0: vaut {value}, puis {then} avec tes seules fiches");
SAY(ju_show_full, "{counselor} a déjà trois fiches\u00A0: plus de place");
SAY(ju_show_influence, "{token} sur le tableau des périodes\u00A0: influence {influence} → {then} sur {threshold}");
SAY(ju_show_no_more, "Plus aucune fiche sur le tableau des périodes pendant cette manche");
SAY(ju_show_card, "{counselor} en {color}, à sa place actuelle\u00A0: {value:points} en période {phase}");
SAY(ju_show_keep, "Tu gardes toutes tes cartes");

/* What keys do. */
SAY(ju_key_tokens, "←→\u00A0: fiche");
SAY(ju_key_digits, "1–3\u00A0: plus, 4–6\u00A0: moins");
SAY(ju_key_take, "Entrée\u00A0: prendre {token}");
SAY(ju_key_enter_pass, "Entrée\u00A0: passer");
SAY(ju_key_pass, "p\u00A0: passer");
SAY(ju_key_places, "←→\u00A0: où poser");
SAY(ju_key_numbers, "1–12\u00A0: courtisan, 0\u00A0: tableau des périodes");
SAY(ju_key_place, "Entrée\u00A0: {token} sur {counselor}");
SAY(ju_key_place_phase, "Entrée\u00A0: {token} sur le tableau des périodes");
SAY(ju_key_back, "↑\u00A0: autre fiche");
SAY(ju_key_choose, "←→\u00A0: choisir");
SAY(ju_key_left, "l\u00A0: gauche");
SAY(ju_key_right, "r\u00A0: droite");
SAY(ju_key_trigger, "t\u00A0: lancer");
SAY(ju_key_decline, "d\u00A0: renoncer");
SAY(ju_key_color, "Entrée\u00A0: compter le {color}");
SAY(ju_key_exchange, "Entrée\u00A0: échanger {counselor} en {color}");
SAY(ju_key_keep, "k\u00A0: tout garder");

/* Moves as they can be typed. */
SAY(ju_spell_place, "pose {token} c{counselor}");
SAY(ju_spell_phase, "pose {token} période");
SAY(ju_spell_pass, "passe");
SAY(ju_spell_left, "gauche");
SAY(ju_spell_right, "droite");
SAY(ju_spell_trigger, "lance");
SAY(ju_spell_decline, "renonce");
SAY(ju_spell_color, "couleur {color}");
SAY(ju_spell_keep, "garde");
SAY(ju_spell_exchange, "échange {color}{counselor}");

CATALOGUE(fr, justinian, NIKA_MESSAGES_JUSTINIAN);
