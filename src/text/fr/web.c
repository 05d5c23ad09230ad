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
SAY(web_at_phase, "Phase {phase} · tour {turn}");
SAY(web_at_round, "Manche {round} sur {rounds}");
SAY(web_log, "Récit");
SAY(web_talk, "Discussion");
SAY(web_help, "Aide");
SAY(web_hint, "Conseil");
SAY(web_undo, "Annuler");
SAY(web_since_again, "Depuis mon tour");
SAY(web_skip, "Continuer");
SAY(web_result, "Résultat");
SAY(web_log_more, "Plus tôt");
SAY(web_log_empty, "Rien ne s’est encore passé. Ce que chacun fait sera raconté ici.");
SAY(web_hint_not_now, "Un conseil n’est possible que lorsque c’est à toi de jouer.");
SAY(web_hint_thinks, "Réflexion en cours…");
SAY(web_hint_failed, "Pas de conseil pour ce choix.");
SAY(web_hint_what, "Que ferait un bon joueur, et pourquoi\u00A0?");
SAY(web_hint_ask, "Montrer");
SAY(web_hint_play, "Jouer ce coup");
SAY(web_do_it, "Oui, jouer");
SAY(web_rather_not, "Plutôt pas");
SAY(web_not_played, "Ce coup n’a pas été joué. Réessaie.");
SAY(web_not_now, "Ce n’est pas possible maintenant.");
SAY(web_pace, "Rythme des autres");
SAY(web_pace_about, "Combien de temps tu vois ce que chacun des autres fait");
SAY(web_pace_step, "Pas à pas");
SAY(web_pace_slow, "Lent");
SAY(web_pace_normal, "Moyen");
SAY(web_pace_fast, "Rapide");
SAY(web_pace_none, "Immédiat");
SAY(web_hand_over, "Passe l’écran à {who}");
SAY(web_hand_over_why, "Aucun secret n’est à l’écran pour l’instant.");
SAY(web_hand_over_ready, "Je suis {who}");
SAY(web_hand_over_short, "L’écran change de mains.");
SAY(web_result_how, "D’où viennent les points");
SAY(web_rematch, "Revanche");
SAY(web_look_at_table, "Regarder la table");
SAY(web_replay, "Revoir");
SAY(web_new_game, "Nouvelle partie");
SAY(web_seat_you, "Toi");
SAY(web_seat_auto, "joué par l’ordinateur");
SAY(web_seat_open, "place libre");
SAY(web_seat_away, "absent");
SAY(web_seat_thinks, "réfléchit");

/* Keys. */
SAY(web_keys, "Touches");
SAY(web_keys_page, "Partout");
SAY(web_keys_table, "À la table");
SAY(web_key_keys, "Toutes les touches");
SAY(web_key_back, "Un pas en arrière, ou fermer");
SAY(web_key_skip, "Continuer tout de suite");
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
SAY(web_theme, "Couleurs");
SAY(web_theme_light, "Jour");
SAY(web_theme_dark, "Nuit");
SAY(web_contrast, "Contraste fort");
SAY(web_motion, "Mouvement");
SAY(web_motion_about, "Si les pièces glissent vers leur place");
SAY(web_confirm, "Demander pour les coups inhabituels");
SAY(web_confirm_about, "Une fois, avant un choix difficile à reprendre");
SAY(web_sound, "Sons");
SAME(web_volume, "Volume");
SAY(web_notices, "Me prévenir quand c’est mon tour");
SAY(web_notices_about, "Seulement quand cette page n’est pas visible");
SAY(web_notices_denied, "Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.");

CATALOGUE(fr, web, NIKA_MESSAGES_WEB);
