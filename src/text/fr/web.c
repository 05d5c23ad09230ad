/*
 * fr/web.c: what is said by the browser around the tables: start page, shell, settings, in French.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

/* Around the table. */
SAME(web_title, "Nika");
SAY(web_close, "Fermer");
SAME(web_menu, "Menu");
SAY(web_to_start, "Page d’accueil");
SAY(web_rules, "Règles");
SAY(web_settings, "Réglages");
SAY(web_save_record, "Enregistrer la partie");
SAY(web_panel, "Panneau à côté de la table");
SAY(web_connection_lost, "Connexion perdue, nouvel essai…");
SAY(web_at_phase, "Période {phase} · manche {turn}");
SAY(web_at_round, "Manche {round} sur {rounds}");
SAY(web_log, "Récit");
SAY(web_talk, "Conversation");
SAY(web_help, "Aide");
SAY(web_hint, "Conseil");
SAY(web_undo, "Annuler");
SAY(web_since_again, "Depuis mon tour");
SAY(web_skip, "Continuer");
SAY(web_hurry, "Vite jusqu’à mon tour");
SAY(web_result, "Résultat");
SAY(web_log_more, "Plus tôt");
SAY(web_log_empty, "Il ne s’est encore rien passé. Ce que chacun fait sera raconté ici.");
SAY(web_hint_not_now, "Un conseil n’est possible que lorsque c’est à toi de jouer.");
SAY(web_hint_thinks, "Réflexion en cours…");
SAY(web_hint_failed, "Pas de conseil pour ce choix.");
SAY(web_hint_what, "Que ferait un bon joueur, et pourquoi\u00A0?");
SAY(web_hint_ask, "Montrer");
SAY(web_hint_play, "Jouer ce coup");
SAY(web_do_it, "Jouer quand même");
SAY(web_rather_not, "Revenir");
SAY(web_not_played, "Ce coup n’a pas été joué. Réessaie.");
SAY(web_not_now, "Ce n’est pas possible maintenant.");
SAY(web_pace, "Rythme des autres");
SAY(web_pace_about, "Combien de temps s’affiche ce que fait chacun des autres");
SAY(web_pace_step, "Pas à pas");
SAY(web_pace_slow, "Lent");
SAME(web_pace_normal, "Normal");
SAY(web_pace_fast, "Rapide");
SAY(web_pace_none, "Immédiat");
SAY(web_hand_over, "Passe l’écran à {who}");
SAY(web_hand_over_why, "Aucun secret n’est à l’écran pour l’instant.");
SAY(web_hand_over_ready, "Je suis {who}");
SAY(web_hand_over_short, "L’écran change de mains.");
SAY(web_result_how, "D’où viennent les points");
SAY(web_rematch, "Rejouer avec les mêmes joueurs");
SAY(web_rematch_seats, "Chacun passe alors au siège suivant et change de couleur.");
SAY(web_look_at_table, "Regarder la table");
SAY(web_replay, "Revoir");
SAY(web_new_game, "Nouvelle partie");
SAY(web_seat_you, "Toi");
SAY(web_seat_auto, "joué par l’ordinateur");
SAY(web_seat_computer, "ordinateur");
SAY(web_only_answer, "Seule réponse\u00A0:");
SAY(web_seat_open, "siège libre");
SAY(web_seat_away, "pas là");
SAY(web_seat_thinks, "réfléchit");
SAY(web_justinian, "Justinien");
SAME(web_byzantz, "Byzantz");
SAY(web_trouble_unsaved,
    "Ce navigateur ne peut pas conserver la partie\u00A0: elle sera perdue si la page est fermée.");
SAY(web_trouble_elsewhere, "Cette partie continue dans un autre onglet. Recharge la page pour la jouer ici.");
SAY(web_trouble_stopped,
    "Les joueurs virtuels se sont arrêtés de façon inattendue. La partie est conservée\u00A0: recharge la page.");
SAY(web_default_name, "Invité");
SAY(web_again, "Encore une fois");
SAY(web_goal_justinian, "But\u00A0: le plus de points en trois comptages. Amène les courtisans de tes cartes aux "
                        "places qui rapportent le plus.");
SAY(web_goal_byzantz, "But\u00A0: le plus de points. Gagne des marchandises aux enchères, prends-en au marché et vends "
                      "des séries de trois cartes pareilles.");
SAY(web_goal_learn, "Apprendre en jouant");

/* Keys. */
SAY(web_keys, "Touches");
SAY(web_keys_page, "Partout");
SAY(web_keys_table, "À la table");
SAY(web_key_keys, "Toutes les touches");
SAY(web_key_back, "Un pas en arrière, ou fermer");
SAY(web_key_skip, "Continuer tout de suite");
SAY(web_key_hurry, "Vite jusqu’à ton tour");
SAY(web_key_hint, "Un conseil");
SAY(web_key_log, "Le récit");
SAY(web_key_undo, "Annuler");
SAY(web_key_menu, "Le menu");

/* Settings. */
SAY(web_auto, "Automatique");
SAY(web_on, "Oui");
SAY(web_off, "Non");
SAY(web_name, "Ton nom");
SAY(web_name_about, "Tel que les autres le voient à la table");
SAY(web_language, "Langue");
SAY(web_theme, "Thème");
SAY(web_theme_light, "Clair");
SAY(web_theme_dark, "Sombre");
SAY(web_contrast, "Contraste élevé");
SAY(web_motion, "Animations");
SAY(web_motion_about, "Faire glisser les pièces jusqu’à leur place");
SAY(web_confirm, "Confirmer les coups inhabituels");
SAY(web_confirm_about, "Une fois, avant un choix difficile à annuler");
SAY(web_single, "Jouer pour moi le seul coup possible");
SAY(web_single_about, "Contre l’ordinateur, quand les règles ne laissent qu’un coup");
SAY(web_sound, "Sons");
SAME(web_volume, "Volume");
SAY(web_notices, "Me prévenir quand c’est mon tour");
SAY(web_notices_about, "Seulement quand cette page n’est pas visible");
SAY(web_notices_denied, "Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.");

/* The start page. */
SAY(web_slogan, "Deux jeux d’intrigues et de commerce, venus de la ville du Bosphore.");
SAY(web_justinian_is, "Murmure à la cour de l’empereur\u00A0: fais avancer les courtisans qui te sont chers et lance "
                      "le comptage au bon moment.");
SAY(web_byzantz_is, "Enchéris au bazar sur des lots de marchandises, garnis le marché pour les autres et vends tes "
                    "séries avant que tes sacs débordent.");
SAY(web_play, "Jouer");
SAY(web_play_game, "Jouer à {game}");
SAY_PLURAL(web_solo_against, "contre {n} joueur virtuel, niveau\u00A0: {level}",
           "contre {n} joueurs virtuels, niveau\u00A0: {level}");
SAY(web_solo_at_table, "{n} à la table");
SAME(web_options, "Options");
SAY(web_learn, "Apprendre");
SAY(web_continue, "Reprendre ta partie de {game}");
SAY(web_way_friends, "Jouer entre amis");
SAY(web_way_friends_about, "Ouvre une table et envoie le lien");
SAY(web_way_lobby_about, "Des tables qui attendent du monde");
SAY(web_way_games_about, "En cours et terminées");
SAY(web_way_replay_about, "Revoir une partie, coup par coup");
SAY(web_solo_title, "{game}, à ton goût");
SAY(web_solo_players, "Joueurs");
SAY(web_solo_level, "Joueurs virtuels");
SAY(web_solo_seats, "Qui est assis où");
SAY(web_solo_who, "Qui occupe le siège {letter}");
SAY(web_solo_name, "Nom");
SAY(web_seat_person, "Une personne");
SAY(web_solo_hot, "On joue à plusieurs sur un seul écran\u00A0: il passe de main en main, et personne ne voit les "
                  "secrets des autres.");
SAY(web_solo_edition, "Édition des règles");
SAY(web_solo_board, "Nombres du plateau");
SAY(web_solo_board_usual, "Notre reconstitution");
SAY(web_solo_board_enter, "Saisir les nombres de ton plateau");
SAY(web_board_windows, "Fenêtres des tuiles");
SAY(web_board_windows_intro, "La tuile d’un courtisan a une fenêtre par période. Le nombre de la place qui y apparaît "
                             "est la valeur du courtisan. Indique lequel, de 0 à 19, selon les numéros des colonnes "
                             "ci-dessus. Sans changement, les fenêtres sont celles de la reconstitution.");
SAY(web_board_windows_own, "saisies par l’hôte");
SAY(web_board_counselor, "Courtisan");
SAY(web_board_window, "{counselor}, fenêtre de la période {phase}");
SAY(web_solo_details, "Édition et règles");
SAY(web_profit_open, "Les profits de chacun sont visibles.");
SAY(web_profit_secret, "Les profits restent secrets jusqu’à la fin.");

/* All pages. */
SAY(web_nav_lobby, "Salon");
SAY(web_nav_games, "Mes parties");
SAY_PLURAL(web_nav_games_wait, "Mes parties\u00A0: {n} t’attend", "Mes parties\u00A0: {n} t’attendent");
SAY(web_to_content, "Aller au contenu");
SAY(web_more_pages, "Autres pages");
SAY(web_rules_of_justinian, "Règles de Justinien");
SAY(web_rules_of_byzantz, "Règles de Byzantz");
SAY(web_about, "À propos");
SAY(web_loading, "Chargement…");
SAY(web_lost, "Rien ici");
SAY(web_lost_why, "Cette adresse ne mène nulle part. Le lien était peut-être incomplet.");
SAY(web_unfetched, "Tu es hors ligne");
SAY(web_unfetched_why, "Cette page n’avait pas encore été chargée. Ce que tu as déjà ouvert marche sans réseau\u00A0; "
                       "celle-ci viendra dès qu’il y aura une connexion.");
SAY(web_broken, "Une erreur s’est produite");
SAY(web_broken_why,
    "C’est notre faute, pas la tienne. Tes parties sont conservées\u00A0; recharger la page suffit souvent.");
SAY(web_broken_details, "Détails");
SAY(web_reload, "Recharger");

CATALOGUE(fr, web, NIKA_MESSAGES_WEB);
