/*
 * fr/again.c: what is said by replay, keeping and offline play in the browser, in French.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Revoir");
SAY(again_new_version, "Une nouvelle version de Nika est prête.");
SAY(again_load_new_version, "Recharger");
SAY(again_later, "Plus tard");

/* Opening a record. */
SAY(again_open_about, "Revois une partie coup par coup, avec les yeux de qui tu veux, et reprends-la où tu veux.");
SAY(again_choose_file, "Choisir un fichier");
SAY(again_drop, "Dépose ici un enregistrement, un fichier en .nika");
SAY(again_drop_now, "Lâche, et la partie s’ouvre");
SAY(again_finished, "Parties finies dans ce navigateur");
SAY(again_not_here, "Cette partie n’est pas dans ce navigateur. Les parties restent là où elles ont été jouées, et les "
                    "plus anciennes font place aux nouvelles.");
SAY(again_still_runs, "Cette partie n’est pas finie. On pourra la revoir après la fin.");
SAY(again_continue, "Continuer à jouer");
SAY(again_no_record, "Le serveur n’a pas d’enregistrement de cette partie pour toi\u00A0: elle est en cours, n’a "
                     "jamais fini, ou ne t’est pas ouverte.");
SAY(again_bad_link, "Ce lien est arrivé coupé ou abîmé.");
SAY(again_too_large, "Ce fichier est bien trop gros pour être l’enregistrement d’une partie.");
SAY(again_no_game, "Impossible d’y lire une partie.");
SAY(again_problem, "Ligne {line}\u00A0: {why}");
SAY(again_problem_after, "Ce qui précède peut être revu.");

/* Watching. */
SAY(again_first, "Au début");
SAY(again_back, "Un coup en arrière");
SAY(again_next, "Un coup en avant");
SAY(again_last, "À la fin");
SAY(again_play, "Lecture");
SAME(again_pause, "Pause");
SAY(again_at, "Coup {ply} sur {of}");
SAY(again_before, "Avant le premier coup");
SAY(again_where, "Moment de la partie");
SAY(again_chapter, "Aller à…");
SAY(again_round, "Manche {round}");
SAY(again_phase, "Période {phase}");
SAY(again_eyes, "Avec les yeux de");
SAY(again_eyes_all, "Tout à découvert");
SAY(again_eyes_watcher, "Un spectateur");
SAY(again_pace, "Rythme");
SAY(again_proved, "Donne prouvée");
SAY(again_proved_about, "Personne ne pouvait choisir la donne de cette partie\u00A0: l’enregistrement le prouve.");
SAY(again_unproved, "La preuve ne tient pas");
SAY(again_unproved_about,
    "La preuve de cet enregistrement ne correspond pas à sa donne\u00A0: l’une des deux a été modifiée.");

/* Taking it along. */
SAY(again_share, "Partager un lien");
SAY(again_copied, "Le lien est copié.");
SAY(again_not_copied, "Le navigateur ne permet pas de copier. Voici le lien\u00A0:");
SAY(again_too_long, "Cette partie est trop longue pour un lien. Enregistre le fichier et envoie-le.");
SAY(again_branch, "Jouer la suite");
SAY(again_branch_about,
    "Une nouvelle partie commence à ce moment, tout étant comme alors. L’ordinateur joue les autres places.");
SAY(again_branch_seat, "Ta place");
SAY(again_branch_level, "Joueurs virtuels");
SAY(again_branch_go, "Jouer");
SAY(again_branch_failed, "La partie n’a pas pu être reprise ici.");
SAY(again_keys, "Revoir");
SAY(again_key_step, "Un coup en arrière ou en avant");
SAY(again_key_chapter, "À la partie précédente ou suivante");
SAY(again_key_ends, "Au début ou à la fin");
SAY(again_key_play, "Lecture ou pause");
SAY(again_key_eyes, "Avec les yeux de la place suivante");

/* Games in this browser. */
SAY(again_games, "Dans ce navigateur");
SAY(again_games_none, "Les parties que tu joues ici sont gardées ici, coup par coup, à reprendre ou à revoir.");
SAY(again_games_move, "Coup {ply}");
SAY(again_games_rank, "Rang {rank}, {points:points}");
SAY(again_games_won, "{who} gagne");
SAY(again_games_people, "À plusieurs sur un écran");
SAY(again_forget, "Supprimer");
SAY(again_forget_sure, "Supprimer pour de bon");
SAY(again_forget_not, "Garder");

CATALOGUE(fr, again, NIKA_MESSAGES_AGAIN);
