/*
 * fr/screen.c: what stands on the full screen besides the game itself, in French.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

SAME(scr_byzantz, "Byzantz");
SAY(scr_justinian, "Justinien");
SAY(scr_pace_none, "Rythme\u00A0: immédiat");
SAY(scr_pace_fast, "Rythme\u00A0: rapide");
SAY(scr_pace_normal, "Rythme\u00A0: normal");
SAY(scr_pace_slow, "Rythme\u00A0: lent");
SAY(scr_pace_step, "Rythme\u00A0: pas à pas");
SAY(scr_since, "depuis ton dernier tour");
SAME_YOU(scr_player, "{who}", "{who:you}");
SAY(scr_thinks, "À {who} de jouer…");
SAY(scr_step, "Espace\u00A0: voir le coup suivant.");
SAY(scr_paused, "La partie attend ton choix. Échap la laisse continuer.");
SAY_YOU(scr_out_of_turn, "{who}, que fais-tu hors de ton tour\u00A0? Échap si tu ne fais rien.",
        "Que fais-tu hors de ton tour\u00A0? Échap si tu ne fais rien.");
SAY(scr_no_key, "Cette touche ne fait rien ici. La touche «\u00A0?\u00A0» montre toutes les touches.");
SAY(scr_no_hint, "Un conseil n’est possible que lorsque c’est à toi de jouer.");
SAY(scr_hint_thinking, "Recherche d’un conseil…");
SAY(scr_not_kept, "La partie n’a pas pu être enregistrée, donc ce coup n’a pas été joué. Réessaie, ou q pour arrêter.");
SAY(scr_mouse_on, "La souris est activée. ctrl-T la désactive.");
SAY(scr_mouse_off, "La souris est désactivée.");
SAY(scr_not_now, "Ce n’est pas possible maintenant.");
SAY(scr_curtain, "{who}, à toi de jouer. Appuie sur Entrée quand tu es la seule personne à regarder.");
SAY(scr_curtain_out, "{who}, appuie sur Entrée quand tu es la seule personne à regarder, pour agir hors de ton tour.");
SAY(scr_who_acts, "Qui agit hors de son tour\u00A0?");
SAY(scr_who, "{key}\u00A0: {who}");
SAY(scr_quit_kept, "Arrêter ici\u00A0? La partie est enregistrée et pourra reprendre plus tard.");
SAY(scr_quit_lost, "Arrêter ici\u00A0? Cette partie n’est pas enregistrée et serait perdue.");
SAY(scr_doubt, "Jouer «\u00A0{move}\u00A0» quand même\u00A0?");
SAY(scr_ask_back, "Annuler «\u00A0{move}\u00A0»\u00A0?");
SAY(scr_ask_back_too, "Annuler «\u00A0{move}\u00A0», et {moves:moves} des autres depuis\u00A0?");
SAY(scr_yes_letter, "o");
SAY(scr_key_help, "?\u00A0: aide");
SAY(scr_key_hint, "h\u00A0: conseil");
SAY(scr_key_undo, "u\u00A0: annuler");
SAY(scr_key_look, "v\u00A0: détails");
SAY(scr_key_story, "l\u00A0: récit");
SAY(scr_key_story_too, "F2\u00A0: récit");
SAY(scr_key_rules, "r\u00A0: règles");
SAY(scr_key_rules_too, "F3\u00A0: règles");
SAY(scr_key_pace, "+ -\u00A0: rythme");
SAY(scr_key_quit, "q\u00A0: quitter");
SAY(scr_key_go_on, "Espace\u00A0: continuer");
SAY(scr_key_next, "Espace\u00A0: coup suivant");
SAY(scr_key_hurry, "f\u00A0: jusqu’à mon tour");
SAY(scr_key_out, "o\u00A0: agir hors de son tour");
SAME(scr_key_table, "Tab\u00A0: table");
SAY(scr_key_result, "Tab\u00A0: résultat");
SAY(scr_key_again, "a\u00A0: rejouer");
SAY(scr_key_yes, "Entrée\u00A0: oui");
SAY(scr_key_no, "Échap\u00A0: non");
SAY(scr_key_close, "Échap\u00A0: fermer");
SAY(scr_key_hinted, "Entrée\u00A0: jouer 1");
SAY(scr_key_hinted_second, "2\u00A0: l’autre");
SAY(scr_key_hinted_other, "2–{last}\u00A0: un autre");
SAY(scr_key_scroll, "↑ ↓\u00A0: défiler");
SAY(scr_key_ready, "Entrée\u00A0: c’est moi");
SAY(scr_key_back, "Échap\u00A0: retour");
SAY(scr_key_leave, "q\u00A0: quitter");
SAY(scr_key_choose, "↑ ↓\u00A0: choisir");
SAY(scr_key_play, "Entrée\u00A0: jouer");
SAY(scr_learn_next, "Entrée\u00A0: suivant");
SAY(scr_learn_quit, "Quitter la leçon\u00A0?");
SAY(scr_rep_all, "Tout est visible.");
SAY(scr_rep_all_of, "Tout est visible\u00A0; la main ci-dessous est celle de {who}.");
SAY(scr_rep_watcher, "La partie vue par un spectateur.");
SAY(scr_rep_seat, "La partie vue par {who}.");
SAY(scr_rep_game, "Partie {game} sur {of}.");
SAY(scr_rep_jump, "Aller au coup {ply} sur {of}\u00A0: Entrée. Échap\u00A0: rester ici.");
SAY(scr_rep_last, "L’enregistrement s’arrête au coup {of}.");
SAY(scr_rep_no_game, "Il n’y a pas d’autre partie de ce côté du fichier.");
SAY(scr_rep_no_hands, "Un spectateur ne voit pas les mains. Tab change de point de vue.");
SAY(scr_rep_hands, "Mains");
SAY(scr_rep_result, "Le résultat");
SAY(scr_rep_key_result, "Entrée\u00A0: résultat");
SAY(scr_rep_key_step, "← →\u00A0: coup");
SAY(scr_rep_key_part, "PgPréc PgSuiv\u00A0: manche");
SAY(scr_rep_key_eyes, "Tab\u00A0: point de vue");
SAY(scr_rep_key_hands, "h\u00A0: mains");
SAY(scr_rep_key_games, "n p\u00A0: autre partie");
SAY(scr_rep_help, "Une partie d’après son enregistrement, coup par coup, du point de vue que tu veux.");
SAY(scr_rep_help_step, "→ ou Espace\u00A0: le coup suivant\u00A0; ← ou Retour arrière\u00A0: le coup précédent");
SAY(scr_rep_help_part, "PgSuiv, PgPréc\u00A0: à la manche suivante, à la précédente");
SAY(scr_rep_help_ends, "Début, Fin\u00A0: au début, à la fin");
SAY(scr_rep_help_number, "un nombre, puis Entrée\u00A0: à ce coup");
SAY(scr_rep_help_eyes, "Tab\u00A0: le point de vue suivant\u00A0; a, b, c …\u00A0: celui d’un siège\u00A0; w\u00A0: "
                       "d’un spectateur\u00A0; o\u00A0: tout est visible");
SAY(scr_rep_help_hands, "h\u00A0: ce que le siège a en main\u00A0; quand tout est visible, ce que tous ont");
SAY(scr_rep_help_end, "Entrée, à la fin\u00A0: le résultat de la partie");
SAY(scr_rep_help_games, "n, p\u00A0: la partie suivante du fichier, la précédente");
SAY(scr_rep_help_quit, "q ou Échap\u00A0: quitter");
SAY(scr_help_title, "Aide");
SAY(scr_keys_now, "Touches pour ce choix");
SAY(scr_keys_always, "Touches disponibles à tout moment");
SAY(scr_story_title, "Le récit de la partie");
SAY(scr_happened, "Ce qui s’est passé");
SAY(scr_rules_title, "Règles");
SAY(scr_hint_title, "Conseil");
SAY(scr_help_help, "? ou F1\u00A0: cette aide");
SAY(scr_help_hint, "h\u00A0: les meilleurs coups pour toi, ce qu’ils valent et pourquoi\u00A0; ensuite Entrée joue le "
                   "premier, son numéro un autre");
SAY(scr_help_undo, "u, Retour arrière\u00A0: annuler la dernière étape de ton choix, ou ta dernière décision\u00A0; "
                   "Échap\u00A0: seulement l’étape, et ferme les pages");
SAY(scr_help_look, "v\u00A0: d’autres détails sur la table");
SAY(scr_help_story, "l ou F2\u00A0: le récit depuis le début (F2 là où l veut dire autre chose)");
SAY(scr_help_rules, "r ou F3\u00A0: les règles du jeu (F3 là où r veut dire autre chose)");
SAY(scr_help_pace, "+, -\u00A0: les joueurs virtuels jouent plus vite ou plus lentement, jusqu’à un coup par touche");
SAY(scr_help_go_on, "Espace, Entrée\u00A0: pendant que les joueurs virtuels jouent, continuer sans attendre");
SAY(scr_help_hurry, "f\u00A0: les joueurs virtuels jouent aussitôt, jusqu’à ce que ce soit à toi");
SAY(scr_help_out, "o, ctrl-O\u00A0: une autre personne devant cet écran agit hors de son tour");
SAY(scr_help_pan,
    "Maj et flèches, ctrl-P, ctrl-N, ctrl-B, ctrl-F\u00A0: sur un petit écran, déplacer la zone affichée");
SAY(scr_help_mouse, "ctrl-T\u00A0: activer ou désactiver la souris");
SAY(scr_help_redraw, "ctrl-L\u00A0: tout redessiner");
SAY(scr_help_quit, "q\u00A0: arrêter\u00A0; ctrl-C\u00A0: arrêter sans confirmation");
SAY(scr_help_watch, "Tu n’as rien à décider ici\u00A0: tu regardes la partie.");
SAY(scr_record, "L’enregistrement\u00A0: {record}");

CATALOGUE(fr, screen, NIKA_MESSAGES_SCREEN);
