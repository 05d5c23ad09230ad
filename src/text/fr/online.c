/*
 * fr/online.c: what is said about playing on a server, in French.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

/* Words of line mode, and what they do. */
SAY(online_word_say, "dire dis");
SAY(online_word_who, "qui");
SAY(online_word_away, "absence");
SAY(online_word_back, "retour");
SAY(online_word_mute, "silence");
SAY(online_word_hear, "écouter");
SAY(online_about_say, "  {word} TEXTE\u00A0: dire quelque chose aux autres");
SAY(online_about_who, "  {word}\u00A0: la table, qui est là, les pendules");
SAY(online_about_undo, "  {word}\u00A0: retire le dernier morceau d’un coup tapé à moitié, ou annule le coup que tu "
                       "viens de jouer, s’il n’a rien révélé");
SAY(online_about_away, "  {away}\u00A0: l’ordinateur joue pour toi, jusqu’à ce que tu tapes {back}");
SAY(online_about_mute, "  {mute}\u00A0: couper la conversation\u00A0; {hear}\u00A0: la rétablir");
SAY(online_about_quit, "  {word}\u00A0: arrêter\u00A0; ton siège reste à toi, et la même commande t’y ramène");

/* The full screen. */
SAY(online_key_say, "/\u00A0: parler");
SAY(online_key_about, "i\u00A0: qui est là");
SAY(online_key_undo, "u\u00A0: annuler");
SAY(online_key_back, "a\u00A0: jouer soi-même");
SAY(online_key_agree, "y\u00A0: accepter  n\u00A0: refuser");
SAY(online_key_never_mind, "n\u00A0: laisser tomber");
SAY(online_key_send, "Entrée\u00A0: le dire");
SAY(online_help_say, "/ ou F4\u00A0: dire quelque chose aux autres");
SAY(online_help_about,
    "i ou F5\u00A0: la table, qui est là, les pendules, le lien pour inviter (F5 là où i veut dire autre chose)");
SAY(online_help_undo,
    "u\u00A0: s’il n’y a pas de choix à moitié fait, annuler le coup que tu viens de jouer, s’il n’a rien révélé");
SAY(online_help_away,
    "a ou F6\u00A0: laisser l’ordinateur jouer pour toi\u00A0; encore une fois\u00A0: jouer toi-même");
SAY(online_help_mute, "F7\u00A0: couper la conversation de cette table\u00A0; encore une fois\u00A0: la rétablir");
SAY(online_about_title, "La table");
SAY(online_saying, "Dire\u00A0: {text}_");
SAY(online_no_talk, "On ne discute pas à cette table en ce moment.");
SAY(online_quit, "Quitter l’écran\u00A0? Ton siège reste à toi, et la même commande t’y ramène.");
SAY(online_ask_away, "Laisser l’ordinateur jouer pour toi\u00A0? Tu peux reprendre ton siège à tout moment.");
SAY(online_question_gone, "Cette question ne se pose plus\u00A0: la partie a continué entre-temps.");

/* What happens at a table besides moves. */
SAY(online_said, "{name}\u00A0: {text}");
SAY(online_sat, "{name} s’assied au siège {seat}.");
SAY(online_stood, "{name} quitte la table.");
SAY(online_computer_sat, "{name}, joueur virtuel ({level}), occupe le siège {seat}.");
SAY(online_emptied, "Le siège {seat} est de nouveau libre.");
SAY(online_host, "{name} est maintenant l’hôte.");
SAY(online_here, "{name} est là.");
SAY(online_gone, "{name} n’est plus là pour le moment.");
SAY(online_automatic, "L’ordinateur joue maintenant pour {name}.");
SAY(online_automatic_you, "L’ordinateur joue maintenant pour toi. Tu peux reprendre ton siège à tout moment.");
SAY(online_back, "{name} joue de nouveau.");
SAY(online_back_you, "C’est de nouveau toi qui joues.");
SAY(online_started, "La partie commence.");
SAY(online_closed, "Cette table a été fermée.");
SAY(online_damaged,
    "Le serveur ne peut plus lire l’enregistrement de cette partie. La personne qui le gère est prévenue.");
SAY(online_undone, "{name} annule son dernier coup.");
SAY(online_undone_you, "Ton dernier coup est annulé.");
SAY(online_rematch, "Il y a une revanche\u00A0: une nouvelle table avec les mêmes joueurs.");
SAY(online_answered, "Ta réponse est arrivée. Tant que tout le monde n’a pas répondu, tu peux encore la changer.");
SAY(online_reopened, "Choisis de nouveau. D’ici là, ta première réponse compte.");
SAY(online_waiting, "Ton dernier coup est encore en route.");
SAY(online_muted, "La conversation de cette table est coupée.");
SAY(online_unmuted, "La conversation de cette table est rétablie.");

/* The connection. */
SAY(online_lost, "Pas de connexion ({why}). Nouvel essai…");
SAY(online_found, "La connexion est rétablie.");
SAY(online_closing, "Le serveur va s’arrêter. La partie continuera à son retour.");
SAY(online_held_up, "Le serveur ne peut rien enregistrer pour le moment\u00A0: son disque est peut-être plein. La "
                    "partie reprendra d’elle-même dès que possible.");
SAY(online_status_lost, "sans connexion");
SAME_YOU(online_clock, "{who} {time}", "{who:you} {time}");
SAY(online_clock_and_yours, "{who} {time}, toi {yours}");
SAY_PLURAL(online_days, "{days} jour", "{days} jours");
SAY(online_pause_sent, "Ton coup est en route…");
SAY(online_pause_offline, "Pas de connexion. Ton coup partira dès qu’elle sera rétablie.");
SAY(online_pause_lost, "Pas de connexion au serveur. Nouvel essai…");
SAY(online_pause_answered, "Tu as répondu. Au tour des autres.");
SAY(online_pause_automatic, "L’ordinateur joue pour toi.");

/* Everything about a table. */
SAME(online_table_game, "{game}, {players:players}");
SAY(online_table_edition, "Édition des règles\u00A0: {edition}");
SAY(online_table_link, "Invite d’autres personnes avec ce lien\u00A0:");
SAME(online_table_url, "{link}");
SAY(online_seat_open, "Siège {seat}\u00A0: libre");
SAY(online_seat_you, "Siège {seat}\u00A0: {name} (toi)");
SAY(online_seat_person, "Siège {seat}\u00A0: {name}");
SAY(online_seat_absent, "Siège {seat}\u00A0: {name} (pas là)");
SAY(online_seat_automatic, "Siège {seat}\u00A0: {name} (l’ordinateur joue)");
SAY(online_seat_computer, "Siège {seat}\u00A0: {name}, joueur virtuel ({level})");
SAY(online_seat_kept, "Siège {seat}\u00A0: réservé à {name}");
SAY(online_table_host, "Hôte\u00A0: {name}");
SAY(online_table_no_clock, "Pendule\u00A0: aucune");
SAY(online_table_live_clock, "Pendule\u00A0: {bank} par joueur, plus {increment}\u00A0s par coup");
SAY_PLURAL(online_table_days_clock, "Pendule\u00A0: {days} jour par décision",
           "Pendule\u00A0: {days} jours par décision");
SAY_PLURAL(online_table_watched, "{watchers} personne regarde. Avec le lien, tout le monde le peut.",
           "{watchers} personnes regardent. Avec le lien, tout le monde le peut.");
SAY(online_table_watchable, "Avec le lien, tout le monde peut regarder.");
SAY(online_table_watched_after, "Avec le lien, on peut lire l’enregistrement après la fin.");
SAY(online_table_private, "Personne d’autre ne peut regarder.");
SAY(online_table_undo_never, "Les coups ne peuvent pas être annulés.");
SAY(online_table_undo_ask, "Les coups peuvent être annulés si tous sont d’accord.");
SAY(online_table_commitment, "Empreinte du secret scellé par le serveur\u00A0: {digits}");

/* Whether the deal was fair. */
SAY(online_fair, "La donne est prouvée\u00A0: elle découle d’un secret que le serveur avait scellé d’avance et du "
                 "hasard de chacun, le tien compris\u00A0; et l’enregistrement est bien la partie que tu as jouée.");
SAY(online_fair_watched, "La donne est prouvée\u00A0: elle découle d’un secret que le serveur avait scellé d’avance et "
                         "du hasard des joueurs.");
SAY(online_unfair_none,
    "L’enregistrement n’a pas de preuve de la donne\u00A0: personne ne peut dire si elle était régulière.");
SAY(online_unfair_record,
    "L’enregistrement fourni par le serveur n’est pas valable\u00A0: la donne ne peut pas être vérifiée.");
SAY(online_unfair_game, "Attention\u00A0: l’enregistrement fourni par le serveur n’est pas la partie montrée ici.");
SAY(online_unfair_commitment,
    "Attention\u00A0: le serveur a distribué avec un autre secret que celui qu’il avait scellé d’avance.");
SAY(online_unfair_chance, "Attention\u00A0: ta part de hasard n’est pas dans la donne.");
SAY(online_unfair_deal, "Attention\u00A0: la donne n’est pas celle qui découle de sa preuve.");

/* Errors of the protocol, by their words. */
SAY(online_name_taken, "Ce nom appartient à un compte. Choisis-en un autre, ou identifie-toi avec --account.");

/* Coming to a server, and its lobby. */
SAY(online_connecting, "Connexion à {origin}…");
SAY(online_hello, "Ici, tu es {name}.");
SAY(online_forgotten, "Le serveur ne te connaissait plus\u00A0: tu y es maintenant un nouvel invité.");
SAY(online_password, "Mot de passe de {name}\u00A0: ");
SAY(online_lobby_empty, "Aucune table n’est annoncée ici pour le moment.");
SAY(online_lobby_open, "  {number}  {game}\u00A0: {names} (sièges occupés\u00A0: {taken} sur {players})");
SAY(online_lobby_running, "  {number}  {game}\u00A0: {names} (en cours)");
SAY(online_lobby_prompt, "Salon> ");
SAME(online_room_prompt, "Table> ");
SAY(online_word_list, "liste");
SAY(online_word_open, "ouvrir");
SAY(online_word_enter, "entrer");
SAY(online_word_sit, "asseoir");
SAY(online_word_stand, "lever");
SAY(online_word_computer, "ordinateur");
SAY(online_word_free, "libérer");
SAY(online_word_kick, "exclure");
SAY(online_word_start, "commencer");
SAY(online_word_close, "fermer");
SAY(online_about_list, "  {word}\u00A0: les tables annoncées");
SAY(online_about_open, "  {word}\u00A0: ouvrir ta propre table");
SAY(online_about_enter, "  {word} N\u00A0: aller à la table numéro N de la liste, ou à une autre par son lien");
SAY(online_about_sit, "  {sit} B\u00A0: prendre le siège B\u00A0; {stand}\u00A0: quitter ton siège");
SAY(online_about_computer, "  {computer} B expert\u00A0: un joueur virtuel au siège B, ou sans siège dans tous ceux "
                           "qui sont libres\u00A0; {free} B\u00A0: le retirer");
SAY(online_about_kick, "  {word} B\u00A0: exclure la personne du siège B");
SAY(online_about_start,
    "  {start}\u00A0: commencer, quand tous les sièges sont occupés\u00A0; {close}\u00A0: fermer la table");
SAY(online_about_leave, "  {word}\u00A0: arrêter");
SAY(online_no_word, "«\u00A0{word}\u00A0» n’est pas un mot compris ici.");
SAY(online_no_number, "Il n’y a pas de table «\u00A0{word}\u00A0» dans la liste, et ce n’est pas un lien non plus.");
SAY(online_no_seat, "«\u00A0{word}\u00A0» n’est pas un siège de cette table\u00A0; ils vont de A à {last}.");
SAY(online_no_level, "Il n’y a pas de joueur virtuel «\u00A0{word}\u00A0»\u00A0; il y a\u00A0: {known}.");
SAY(online_ready_to_start, "Tous les sièges sont occupés. Tape {start} pour commencer.");
SAY(online_waits_for_host, "La partie commence quand l’hôte la lance.");
SAY(online_no_open_seat, "Il n’y a plus de siège libre.");
SAY(online_you_watch, "Tu regardes cette partie.");
SAY(online_not_watched, "Seuls les joueurs peuvent voir cette partie.");
SAY(online_come_back, "Ton siège reste à toi. Pour revenir\u00A0: nika join {url}");
SAY(online_ask_rematch, "Une autre partie avec les mêmes joueurs\u00A0? ({answers}) ");
SAY(online_ask_people,
    "Combien de personnes joueront, en te comptant, de 1 à {most}\u00A0? Les autres sont des joueurs virtuels.");
SAY(online_ask_clock, "Quelle pendule\u00A0?");
SAY(online_answer_no_clock, "Aucune");
SAY(online_answer_live, "10 minutes par joueur, plus 10 secondes par coup");
SAY(online_answer_days, "3 jours par décision");
SAY(online_ask_listed, "Qui peut trouver la table\u00A0?");
SAY(online_answer_link, "Seulement les personnes qui ont le lien");
SAY(online_answer_listed, "Tout le monde, dans la liste de ce serveur");

/* The command line. */
SAY(online_one_url, "il faut indiquer un serveur, ou le lien d’une table\u00A0: http://HÔTE:PORT, https://HÔTE/t/…");
SAY(online_bad_url, "«\u00A0{url}\u00A0» n’est ni l’adresse d’un serveur ni le lien d’une table");
SAY(online_needs_create, "{option} ne sert qu’à une nouvelle table, avec --create");
SAY(online_create_at_table, "--create demande l’adresse d’un serveur, pas le lien d’une table");
SAY(online_bad_seat, "--seat demande une lettre de A à F, ou un nombre de 0 à 5");
SAY(online_bad_clock, "--clock demande none, live:SECONDES+SECONDES ou days:JOURS");
SAY(online_bad_spectators, "--spectators demande public, end ou none");
SAY(online_bad_undo, "--undo demande never, ask ou free");
SAY(online_bad_computers,
    "--computers demande au plus {most} niveaux, séparés par des virgules\u00A0: beginner, casual, skilled, expert");
SAME(online_failed, "{sentence} ({why})");

CATALOGUE(fr, online, NIKA_MESSAGES_ONLINE);
