/*
 * fr/play.c: what is said around a game: the start, turns, prompts, the end, in French.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY_YOU(best_moves, "Les meilleurs coups pour {who}\u00A0:", "Les meilleurs coups pour {who:you}\u00A0:");
SAY_PLURAL(worth, "{points} point attendu, {percent}\u00A0% de chances de gagner",
           "{points} points attendus, {percent}\u00A0% de chances de gagner");
SAY(enter_plays, "Entrée joue «\u00A0{move}\u00A0».");
SAY_PLURAL(
    worth_equal,
    "{points} point attendu, {percent}\u00A0% de chances de gagner\u00A0: à peu près aussi bon que le premier",
    "{points} points attendus, {percent}\u00A0% de chances de gagner\u00A0: à peu près aussi bon que le premier");
SAY(moved, "{who}\u00A0: {move}");
SAY(plays, "{who} jouent\u00A0; {first} commence");
SAY(is_over, "La partie est terminée");
SAY(waits_for, "On attend {who}");
SAY(your_move, "{who}, à toi de jouer");
SAME_YOU(ranked, "{rank}. {who}, {points:points}", "{rank}. Toi, {points:points}");

/* Who sits at the table, and how far the game is. */
SAY(sits_person, "{who}\u00A0: une personne");
SAY(sits_you, "{name}\u00A0: toi");
SAY(sits_computer, "{who}\u00A0: joueur virtuel ({level})");
SAY_PLURAL(taken_up, "La partie reprend\u00A0; {moves:moves} a été joué jusqu’ici.",
           "La partie reprend\u00A0; {moves:moves} ont été joués jusqu’ici.");
SAY_YOU(since_your_turn, "{who}, voici ce qui s’est passé depuis ton dernier coup\u00A0:",
        "Voici ce qui s’est passé depuis ton dernier coup\u00A0:");
SAY(story_is_empty, "Il ne s’est encore rien passé.");

/* Levels and paces, by name. */
SAY(level_beginner, "débutant");
SAY(level_casual, "occasionnel");
SAY(level_skilled, "confirmé");
SAME(level_expert, "expert");
SAY(pace_none, "immédiat");
SAY(pace_fast, "rapide");
SAME(pace_normal, "normal");
SAY(pace_slow, "lent");
SAY(pace_step, "pas-à-pas pas");
SAME(pace_all, "{none}, {fast}, {normal}, {slow}, {step}");
SAY(pace_is, "Le rythme des joueurs virtuels est «\u00A0{pace}\u00A0»\u00A0; au choix\u00A0: {all}.");
SAY(pace_becomes, "Le rythme des joueurs virtuels est maintenant «\u00A0{pace}\u00A0».");
SAY(no_such_pace, "Il n’y a pas de rythme «\u00A0{typed}\u00A0»\u00A0; au choix\u00A0: {all}.");

/* Prompts, and what was typed there. */
SAME_YOU(prompt, "{who}> ", "{who:you}> ");
SAME_YOU(prompt_rest, "{who} ({typed})> ", "{who:you} ({typed})> ");
SAY(prompt_watch, "Entrée> ");
SAY(typed_too_long, "Cette ligne est trop longue\u00A0: on lit au plus {most} octets.");
SAY(typed_no_text, "Ce n’était pas du texte lisible\u00A0: tape seulement des lettres, des chiffres et des signes.");
SAY(see_help, "Tape {help} pour voir ce que tu peux faire.");
SAY(taken_back, "Il ne reste rien de ce que tu avais tapé.");
SAY(back_done, "Coup annulé\u00A0: décide de nouveau.");
SAY(back_nothing, "Il n’y a rien à annuler\u00A0: tu n’as encore rien décidé.");
SAY(back_others,
    "Impossible d’annuler\u00A0: quelqu’un a joué depuis, et tu ne joues pas seulement contre des joueurs virtuels.");
SAY(back_shown, "Impossible d’annuler\u00A0: ce coup a révélé quelque chose de caché.");
SAY(back_over, "La partie est terminée\u00A0: plus rien ne peut être annulé.");
SAY(back_not_kept, "L’enregistrement n’a pas pu être modifié\u00A0: rien n’a été annulé.");
SAME(yes_or_no, "{yes}/{no}");
SAY(confirm, "Tu confirmes\u00A0? ({answers}) ");
SAY(answer_yes_or_no, "Réponds {answers}, s’il te plaît.");
SAY(left_undone, "D’accord, rien n’est joué. Choisis de nouveau.");
SAY(no_hint_now, "Tu ne peux demander un conseil que lorsque c’est à toi de jouer.");
SAY(could_not_keep, "La partie n’a pas pu être enregistrée, donc ce coup n’a pas été joué. Réessaie, ou quitte.");
SAY(record_not_safe, "Le disque a signalé une erreur pendant l’enregistrement\u00A0: si l’ordinateur s’arrête, les "
                     "derniers coups pourraient être perdus.");
SAY(would_be_lost, "Cette partie n’est pas enregistrée et serait perdue. Quitter quand même\u00A0? ({answers}) ");

/* Passing the screen on. */
SAY(hand_over, "C’est à {who} de jouer. Laisse-lui l’écran\u00A0; {who} appuie sur Entrée. ");
SAY(curtain_help, "Avec Entrée, {who} voit ses cartes. Ici, chacun peut aussi agir hors de son tour\u00A0: «\u00A0{as} "
                  "NOM {sell}\u00A0». «\u00A0{quit}\u00A0» arrête la partie.");
SAY(act_of_others, "«\u00A0{name}\u00A0» ne commence pas par le nom d’une personne de cette table\u00A0: {people}.");
SAY(act_not_understood, "Ce coup n’est pas possible ici pour {who}.");

/* The words of line mode. */
SAY(word_help, "? aide");
SAY(word_hand, "main");
SAME(word_table, "table");
SAY(word_log, "récit journal");
SAY(word_hint, "conseil");
SAY(word_rules, "règles");
SAY(word_pace, "rythme");
SAY(word_undo, "annuler");
SAY(word_quit, "quitter");
SAY(word_as, "comme");
SAY(word_yes, "o oui");
SAY(word_no, "n non");
SAY(about_words, "Tu peux aussi taper\u00A0:");
SAY(about_hand, "  {word}\u00A0: ce que tu as, et ce que ça vaut");
SAY(about_table, "  {word}\u00A0: ce qui est sur la table");
SAY(about_log, "  {word}\u00A0: le récit de la partie jusqu’ici");
SAY(about_hint, "  {word}\u00A0: un conseil pour cette décision");
SAY(about_rules, "  {word}\u00A0: les règles du jeu");
SAY(about_pace, "  {word}\u00A0: le rythme auquel jouent les joueurs virtuels ({all})");
SAY(about_undo,
    "  {word}\u00A0: retire le dernier morceau d’un coup tapé à moitié, ou sinon annule ta dernière décision");
SAY(about_quit, "  {word}\u00A0: arrêter\u00A0; la partie peut être reprise");

/* The guided start. */
SAY(welcome, "Bienvenue dans Nika. Réponds par un numéro\u00A0; Entrée prend celui qui est proposé.");
SAY(ask_go_on, "Tu as interrompu une partie de {game} après {moves:moves}. La reprendre\u00A0?");
SAY(ask_start, "Que veux-tu faire\u00A0?");
SAY(answer_go_on, "La reprendre");
SAY(answer_quick, "Une partie rapide de {game} contre {others} joueurs virtuels");
SAY(answer_like_last, "Une partie comme la dernière\u00A0: {game}, {players:players}");
SAY(answer_new_game, "Une autre partie\u00A0: tout choisir");
SAY(ask_language, "Quelle langue\u00A0?");
SAY(ask_game, "Quel jeu\u00A0?");
SAME(game_byzantz, "Byzantz");
SAY(game_justinian, "Justinien");
SAY(ask_players, "Combien de joueurs, de {least} à {most}\u00A0?");
SAY(ask_people,
    "Combien d’entre eux jouent devant cet écran, de 1 à {most}\u00A0? Les autres sont des joueurs virtuels.");
SAY(ask_name, "Comment t’appelles-tu\u00A0?");
SAY(ask_name_of, "Comment s’appelle la personne {number}\u00A0?");
SAY(name_prompt, "Nom (Entrée\u00A0: {name})\u00A0: ");
SAY(name_wrong, "Un nom a au plus {most} octets, et rien d’invisible.");
SAY(name_taken, "Il y a déjà quelqu’un qui s’appelle «\u00A0{name}\u00A0» à cette table.");
SAY(default_name, "Joueur {letter}");
SAY(ask_seat, "Où t’assieds-tu\u00A0? Les sièges sont en cercle, et le premier joueur est tiré au sort.");
SAY(answer_any_seat, "N’importe où, au hasard");
SAY(answer_seat, "Siège {letter}");
SAY(ask_level, "Quel niveau pour les joueurs virtuels\u00A0?");
SAY(answer_each_level, "Un niveau différent pour chacun");
SAY(ask_level_of, "Quel niveau pour {name}\u00A0?");
SAY(ask_edition, "Quelle édition des règles\u00A0?");
SAY(edition_en, "Anglaise");
SAY(edition_fr, "Française");
SAY(edition_it, "Italienne");
SAY(edition_ja, "Japonaise");
SAY(number_prompt, "Numéro (Entrée\u00A0: {number})\u00A0: ");
SAY(number_wrong, "Tape un numéro de {least} à {most}, ou juste Entrée pour {number}.");
SAY(lesson_how, "Entrée fait avancer\u00A0; un coup se tape. «\u00A0{help}\u00A0» montre ce que tu peux taper, "
                "«\u00A0{table}\u00A0» ce qu’il y a sur la table\u00A0; «\u00A0{quit}\u00A0» quitte la leçon.");
SAY(lesson_type, "Pour le faire, tape\u00A0: {move}");
SAY(lesson_read_on, "Lis d’abord la suite\u00A0: appuie sur Entrée.");
SAY(answer_learn, "Apprendre d’abord un jeu, pas à pas");
SAY(ask_lesson, "Quel jeu veux-tu apprendre\u00A0?");
SAY(ask_game_now, "Veux-tu jouer une vraie partie maintenant\u00A0?");
SAY(answer_game_now, "Oui, contre l’ordinateur");
SAY(ask_rematch, "Une autre partie\u00A0?");
SAY(answer_rematch, "Oui, une revanche avec les mêmes joueurs");
SAY(answer_enough, "Non, ça suffit");

/* Records. */
SAY(record_kept_in, "L’enregistrement de cette partie\u00A0: {path}");
SAY(replay_with, "Pour la revoir coup par coup\u00A0: nika replay {path}");
SAY(go_on_with, "La partie est enregistrée. Pour la reprendre\u00A0: nika play --resume {path}");
SAY(nothing_was_kept, "La partie n’a pas été enregistrée et ne peut pas être reprise.");
SAY(plays_without_record, "Impossible d’enregistrer ({path}\u00A0: {reason}). La partie se joue sans enregistrement.");
SAY(plays_without_home,
    "Impossible d’enregistrer\u00A0: il n’y a pas de dossier personnel. La partie se joue sans enregistrement.");
SAY(record_exists, "{path} existe déjà\u00A0; pour reprendre cette partie\u00A0: nika play --resume {typed}");
SAY(record_in_use, "{path}\u00A0: un autre programme joue cette partie");
SAY(record_no_file, "{path} n’est pas un fichier ordinaire");
SAY(record_broken, "{path}, ligne {line}\u00A0: {reason}");
SAY(record_torn, "{path}\u00A0: la ligne {line}, la dernière, était tronquée et a été retirée\u00A0; la partie reprend "
                 "avant elle.");
SAY(game_is_over, "Cette partie est terminée.");

/* The command line. */
SAY(one_game_only, "il faut indiquer un jeu, un seul\u00A0: {known}");
SAY(option_needs_game, "avec {option}, il faut indiquer un jeu\u00A0: {known}");
SAY(option_beside_resume, "{option} ne va pas avec --resume\u00A0: cette partie reprend comme elle a été commencée");
SAY(option_beside_seats, "{option} ne va pas avec --seats, qui dit déjà qui est assis où");
SAY(players_against_seats, "--players dit {players}, mais --seats en nomme {seats}");
SAY(seats_needed, "--seats demande de {least} à {most} noms pour {game}, séparés par des virgules");
SAY(seats_of_record, "--seats en nomme {given}, mais cette partie est à {players:players}");
SAY(players_needed, "--players demande un nombre de {least} à {most}");
SAY(me_needed, "--me demande un siège de 0 à {last}, ou «\u00A0random\u00A0»");
SAY(levels_needed, "--level demande un nom, ou un par adversaire ({opponents}), séparés par des virgules");
SAY(no_such_player, "il n’y a pas de joueur «\u00A0{name}\u00A0»\u00A0; il y a\u00A0: human, {known}");
SAY(pace_needed, "il n’y a pas de rythme «\u00A0{pace}\u00A0»\u00A0; il y a\u00A0: {known}");
SAY(seed_needed, "--seed demande un nombre de 0 à 18446744073709551615");
SAY(too_many_names, "--names donne trop de noms pour {players:players}");
SAY(japanese_needs_utf8, "Le japonais demande un terminal en UTF-8\u00A0; ici, on continue en anglais.");

CATALOGUE(fr, play, NIKA_MESSAGES_PLAY);
