/*
 * fr/web_replay.c: what is said by replay, keeping and offline play in the browser, in French.
 */
#include <nika/messages_web_replay.h>

#include "../catalogue.h"

SAY(web_replay_title, "Revoir");
SAY(web_replay_new_version, "Une nouvelle version de Nika est prête.");
SAY(web_replay_load_new_version, "Recharger");
SAY(web_replay_later, "Plus tard");

/* Opening a record. */
SAY(web_replay_open_about,
    "Revois une partie coup par coup, du point de vue que tu veux, et continue-la à partir de n’importe quel moment.");
SAY(web_replay_choose_file, "Choisir un fichier");
SAY(web_replay_drop, "Dépose ici un enregistrement, un fichier en .nika");
SAY(web_replay_drop_now, "Lâche, et la partie s’ouvre");
SAY(web_replay_finished, "Parties terminées dans ce navigateur");
SAY(web_replay_not_here, "Cette partie n’est pas dans ce navigateur. Les parties sont conservées là où elles ont été "
                         "jouées, et les plus anciennes laissent la place aux nouvelles.");
SAY(web_replay_still_runs, "Cette partie n’est pas terminée. On pourra la revoir après la fin.");
SAY(web_replay_continue, "Continuer à jouer");
SAY(web_replay_no_record, "Le serveur n’a pas d’enregistrement de cette partie pour toi\u00A0: elle est en cours, n’a "
                          "jamais été terminée, ou ne t’est pas ouverte.");
SAY(web_replay_bad_link, "Ce lien est arrivé coupé ou abîmé.");
SAY(web_replay_too_large, "Ce fichier est bien trop gros pour être l’enregistrement d’une partie.");
SAY(web_replay_no_game, "Impossible d’y lire une partie.");
SAY(web_replay_problem, "Ligne {line}\u00A0: {why}");
SAY(web_replay_problem_after, "Ce qui précède peut être revu.");

/* Watching. */
SAY(web_replay_first, "Au début");
SAY(web_replay_back, "Un coup en arrière");
SAY(web_replay_next, "Un coup en avant");
SAY(web_replay_last, "À la fin");
SAY(web_replay_play, "Lecture");
SAME(web_replay_pause, "Pause");
SAY(web_replay_at, "Coup {ply} sur {of}");
SAY(web_replay_before, "Avant le premier coup");
SAY(web_replay_where, "Moment de la partie");
SAY(web_replay_chapter, "Aller à…");
SAY(web_replay_round, "Manche {round}");
SAY(web_replay_phase, "Période {phase}");
SAY(web_replay_eyes, "Point de vue");
SAY(web_replay_eyes_all, "Tout est visible");
SAY(web_replay_eyes_watcher, "Un spectateur");
SAY(web_replay_pace, "Rythme");
SAY(web_replay_proved, "Donne prouvée");
SAY(web_replay_proved_about, "Personne ne pouvait choisir la donne de cette partie\u00A0: l’enregistrement le prouve.");
SAY(web_replay_unproved, "La preuve ne tient pas");
SAY(web_replay_unproved_about,
    "La preuve de cet enregistrement ne correspond pas à sa donne\u00A0: l’une des deux a été modifiée.");

/* Taking it along. */
SAY(web_replay_share, "Partager un lien");
SAY(web_replay_copied, "Le lien est copié.");
SAY(web_replay_not_copied, "Le navigateur ne permet pas de copier. Voici le lien\u00A0:");
SAY(web_replay_too_long, "Cette partie est trop longue pour un lien. Enregistre le fichier et envoie-le.");
SAY(web_replay_branch, "Jouer à partir d’ici");
SAY(web_replay_branch_about,
    "Une nouvelle partie commence à ce moment, dans la même situation. L’ordinateur occupe les autres sièges.");
SAY(web_replay_branch_seat, "Ton siège");
SAY(web_replay_branch_level, "Joueurs virtuels");
SAY(web_replay_branch_go, "Jouer");
SAY(web_replay_branch_failed, "La partie n’a pas pu être reprise à partir d’ici.");
SAY(web_replay_keys, "Revoir");
SAY(web_replay_key_step, "Un coup en arrière ou en avant");
SAY(web_replay_key_chapter, "Au chapitre précédent ou suivant");
SAY(web_replay_key_ends, "Au début ou à la fin");
SAY(web_replay_key_play, "Lecture ou pause");
SAY(web_replay_key_eyes, "Du point de vue du siège suivant");

/* Games in this browser. */
SAY(web_replay_games, "Dans ce navigateur");
SAY(web_replay_games_none, "Les parties que tu joues ici sont conservées ici, coup par coup, à reprendre ou à revoir.");
SAY(web_replay_games_move, "Coup {ply}");
SAY(web_replay_games_rank, "Rang {rank}, {points:points}");
SAY(web_replay_games_won, "{who} gagne");
SAY(web_replay_games_people, "À plusieurs sur un écran");
SAY(web_replay_forget, "Supprimer");
SAY(web_replay_forget_sure, "Supprimer définitivement");
SAY(web_replay_forget_not, "Conserver");

CATALOGUE(fr, web_replay, NIKA_MESSAGES_WEB_REPLAY);
