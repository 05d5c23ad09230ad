/*
 * fr/online.c: what is said about playing on a server, in French.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

/* Words of line mode, and what they do. */
SAY(online_word_say, "dire dis");
SAY(online_word_who, "qui");
SAY(online_word_away, "absent");
SAY(online_word_back, "présent");
SAY(online_word_mute, "silence");
SAY(online_word_hear, "écouter");
SAY(online_about_say, "  {word} TEXTE\u00A0: dire quelque chose aux autres");
SAY(online_about_who, "  {word}\u00A0: la table, qui est là, les pendules");
SAY(online_about_undo, "  {word}\u00A0: retire le dernier morceau d’un coup tapé à moitié, ou reprend le coup que tu "
                       "viens de jouer, s’il n’a rien révélé");
SAY(online_about_away, "  {away}\u00A0: l’ordinateur joue pour toi, jusqu’à ce que tu tapes {back}");
SAY(online_about_mute,
    "  {mute}\u00A0: ne plus entendre les conversations\u00A0; {hear}\u00A0: les entendre de nouveau");
SAY(online_about_quit, "  {word}\u00A0: arrêter\u00A0; ton siège reste à toi, et la même commande t’y ramène");

/* The full screen. */
SAY(online_key_say, "/\u00A0: parler");
SAY(online_key_about, "i\u00A0: qui est là");
SAY(online_key_undo, "u\u00A0: reprendre");
SAY(online_key_back, "a\u00A0: jouer soi-même");
SAY(online_key_agree, "y\u00A0: accepter  n\u00A0: refuser");
SAY(online_key_never_mind, "n\u00A0: laisser tomber");
SAY(online_key_send, "Entrée\u00A0: le dire");
SAY(online_help_say, "/ ou F4\u00A0: dire quelque chose aux autres");
SAY(online_help_about,
    "i ou F5\u00A0: la table, qui est là, les pendules, le lien pour inviter (F5 là où i veut dire autre chose)");
SAY(online_help_undo,
    "u\u00A0: s’il n’y a pas de choix à moitié fait, reprendre le coup que tu viens de jouer, s’il n’a rien révélé");
SAY(online_help_away,
    "a ou F6\u00A0: laisser l’ordinateur jouer pour toi\u00A0; encore une fois\u00A0: jouer toi-même");
SAY(online_help_mute,
    "F7\u00A0: ne plus entendre les conversations de cette table\u00A0; encore une fois\u00A0: les entendre");
SAY(online_about_title, "La table");
SAY(online_saying, "Dire\u00A0: {text}_");
SAY(online_no_talk, "On ne discute pas à cette table en ce moment.");
SAY(online_quit, "Quitter l’écran\u00A0? Ton siège reste à toi, et la même commande t’y ramène.");
SAY(online_ask_away, "Laisser l’ordinateur jouer pour toi\u00A0? Tu peux reprendre ton siège à tout moment.");
SAY(online_question_gone, "Cette question n’est plus posée\u00A0: la partie a continué entre-temps.");

/* What happens at a table besides moves. */
SAY(online_said, "{name}\u00A0: {text}");
SAY(online_sat, "{name} s’assied au siège {seat}.");
SAY(online_stood, "{name} quitte la table.");
SAY(online_computer_sat, "{name}, joueur virtuel ({level}), occupe le siège {seat}.");
SAY(online_emptied, "Le siège {seat} est de nouveau libre.");
SAY(online_host, "C’est maintenant {name} qui reçoit.");
SAY(online_here, "{name} est là.");
SAY(online_gone, "{name} n’est plus là pour le moment.");
SAY(online_automatic, "L’ordinateur joue maintenant pour {name}.");
SAY(online_automatic_you, "L’ordinateur joue maintenant pour toi. Tu peux reprendre ton siège à tout moment.");
SAY(online_back, "{name} joue de nouveau.");
SAY(online_back_you, "C’est de nouveau toi qui joues.");
SAY(online_started, "La partie commence.");
SAY(online_closed, "Cette table a été fermée.");
SAY(online_damaged,
    "Le serveur ne peut plus lire l’enregistrement de cette partie. La personne qui le gère en est informée.");
SAY(online_undone, "{name} reprend son dernier coup.");
SAY(online_undone_you, "Ton dernier coup est repris.");
SAY(online_rematch, "Il y a une revanche\u00A0: une nouvelle table avec les mêmes joueurs.");
SAY(online_answered, "Ta réponse est arrivée. Tant que tout le monde n’a pas répondu, tu peux encore la changer.");
SAY(online_reopened, "Choisis de nouveau. D’ici là, ta première réponse compte.");
SAY(online_waiting, "Ton dernier coup est encore en route.");
SAY(online_muted, "Tu n’entends plus les conversations de cette table.");
SAY(online_unmuted, "Tu entends de nouveau les conversations de cette table.");

/* The connection. */
SAY(online_lost, "Pas de connexion ({why}). Nouvel essai…");
SAY(online_found, "La connexion est rétablie.");
SAY(online_closing, "Le serveur va s’arrêter. La partie continue quand il revient.");
SAY(online_held_up, "Le serveur ne peut rien écrire pour le moment : son disque est peut-être plein. La partie "
                    "reprendra d’elle-même dès que possible.");
SAY(online_status_lost, "sans connexion");
SAME_YOU(online_clock, "{who} {time}", "{who:you} {time}");
SAY(online_clock_and_yours, "{who} {time}, toi {yours}");
SAY_PLURAL(online_days, "{days} jour", "{days} jours");
SAY(online_pause_sent, "Ton coup est en route…");
SAY(online_pause_offline, "Pas de connexion. Ton coup partira dès qu’elle sera rétablie.");
SAY(online_pause_lost, "Pas de connexion au serveur. Nouvel essai…");
SAY(online_pause_answered, "Tu as répondu. Aux autres maintenant.");
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
SAY(online_table_live_clock, "Pendule\u00A0: {bank} par joueur, plus {increment} s par coup");
SAY_PLURAL(online_table_days_clock, "Pendule\u00A0: {days} jour par décision",
           "Pendule\u00A0: {days} jours par décision");
SAY_PLURAL(online_table_watched, "{watchers} personne regarde. Qui a le lien le peut.",
           "{watchers} personnes regardent. Qui a le lien le peut.");
SAY(online_table_watchable, "Qui a le lien peut regarder.");
SAY(online_table_watched_after, "Avec le lien, on peut lire l’enregistrement après la fin.");
SAY(online_table_private, "Personne d’autre ne peut regarder.");
SAY(online_table_undo_never, "Les coups ne se reprennent pas.");
SAY(online_table_undo_ask, "Les coups se reprennent si tous sont d’accord.");
SAY(online_table_commitment, "Engagement du serveur sur la donne\u00A0: {digits}");

/* Whether the deal was fair. */
SAY(online_fair, "La donne est prouvée\u00A0: elle découle du secret sur lequel le serveur s’était engagé et du hasard "
                 "de chacun, le tien compris\u00A0; et l’enregistrement est la partie que tu as jouée.");
SAY(online_fair_watched, "La donne est prouvée\u00A0: elle découle du secret sur lequel le serveur s’était engagé et "
                         "du hasard des joueurs.");
SAY(online_unfair_none,
    "L’enregistrement n’a pas de preuve de la donne\u00A0: personne ne peut dire si elle était régulière.");
SAY(online_unfair_record,
    "L’enregistrement fourni par le serveur n’est pas valable\u00A0: la donne ne peut pas être vérifiée.");
SAY(online_unfair_game, "Attention\u00A0: l’enregistrement fourni par le serveur n’est pas la partie montrée ici.");
SAY(online_unfair_commitment,
    "Attention\u00A0: le serveur a distribué avec un autre secret que celui sur lequel il s’était engagé.");
SAY(online_unfair_chance, "Attention\u00A0: ta part de hasard n’est pas dans la donne.");
SAY(online_unfair_deal, "Attention\u00A0: la donne n’est pas celle qui découle de sa preuve.");

/* Errors of the protocol, by their words. */
SAY(online_e_bad_message,
    "Le serveur n’a pas compris ce que ce programme a envoyé\u00A0: l’un des deux est plus ancien que l’autre.");
SAY(online_e_unknown_request, "Le serveur ne sait pas faire cela\u00A0: il est plus ancien que ce programme.");
SAY(online_e_bad_value, "Le serveur n’accepte pas cette valeur ({where}).");
SAY(online_e_not_signed_in, "Le serveur ne te connaît pas\u00A0: identifie-toi de nouveau, ou donne un nom.");
SAY(online_e_wrong_password, "Ce n’est pas le mot de passe de ce compte, ou ce compte n’existe pas.");
SAY(online_e_name_taken, "Ce nom appartient à un compte. Choisis-en un autre, ou identifie-toi avec --account.");
SAY(online_e_bad_name, "Un nom a de 1 à 24 caractères, et rien d’invisible.");
SAY(online_e_bad_password, "Un mot de passe a de 8 à 128 octets.");
SAY(online_e_bad_ticket, "Le serveur n’a pas accepté le ticket de connexion. Réessaie.");
SAY(online_e_bad_origin, "Le serveur n’accepte pas les requêtes de cette adresse.");
SAY(online_e_no_such_table, "Cette table n’existe pas sur ce serveur. Vérifie le lien.");
SAY(online_e_no_such_seat, "Ce siège n’existe pas à cette table.");
SAY(online_e_seat_taken, "Quelqu’un y est déjà assis. Choisis un siège libre.");
SAY(online_e_not_seated, "Tu n’as pas de siège à cette table\u00A0; seuls les joueurs peuvent le faire.");
SAY(online_e_not_host, "Seul l’hôte de la table peut le faire.");
SAY(online_e_kicked, "L’hôte ne veut pas de toi à cette table.");
SAY(online_e_not_allowed, "Tu ne peux pas faire cela ici, ou pas maintenant.");
SAY(online_e_not_open, "La partie a déjà commencé\u00A0; c’était possible avant.");
SAY(online_e_not_running, "Aucune partie n’est en cours à cette table.");
SAY(online_e_not_over, "La partie n’est pas encore terminée.");
SAY(online_e_not_full, "Il reste des sièges libres. Remplis-les, avec des personnes ou des joueurs virtuels.");
SAY(online_e_stale, "La partie avait déjà continué, donc rien n’a été fait.");
SAY(online_e_refused, "Les règles ne le permettent pas.");
SAY(online_e_no_undo,
    "Cela ne peut pas être repris\u00A0: quelque chose a été révélé, quelqu’un a agi depuis, ou il n’y a rien de toi.");
SAY(online_e_not_kept, "Le serveur n’a pas pu l’enregistrer, donc rien n’a été fait. Réessaie plus tard.");
SAY(online_e_damaged, "Le serveur ne peut plus lire cette table.");
SAY(online_e_slow_down, "C’était trop à la fois. Attends un instant.");
SAY(online_e_too_many, "Tu as déjà trop de connexions, de tables ou de sièges.");
SAY(online_e_closing, "Le serveur va s’arrêter. Réessaie dans un instant.");
SAY(online_e_starting, "Le serveur démarre. Réessaie dans un instant.");
SAY(online_e_busy, "Le serveur a trop à faire. Réessaie dans un instant.");
SAY(online_e_unreachable, "Le serveur est injoignable.");
SAY(online_e_untrusted,
    "Le serveur ne peut pas prouver qui il est\u00A0: son certificat n’est pas valable pour cette adresse.");
SAY(online_e_no_server, "Ce qui répond à cette adresse n’est pas un serveur Nika.");
SAY(online_e_other_protocol, "Ce serveur parle une autre version du protocole que ce programme.");
SAY(online_e_offline, "Il faut une connexion, et il n’y en a pas en ce moment.");
SAY(online_e_unknown, "Le serveur a refusé\u00A0: {word}.");

/* Coming to a server, and its lobby. */
SAY(online_connecting, "Connexion à {origin}…");
SAY(online_hello, "Ici, tu es {name}.");
SAY(online_forgotten, "Le serveur ne te connaissait plus\u00A0: tu y es maintenant un nouvel invité.");
SAY(online_password, "Mot de passe de {name}\u00A0: ");
SAY(online_lobby_empty, "Aucune table n’est annoncée ici pour le moment.");
SAY(online_lobby_open, "  {number}  {game}\u00A0: {names} ({taken} sièges occupés sur {players})");
SAY(online_lobby_running, "  {number}  {game}\u00A0: {names} (en cours)");
SAY(online_lobby_prompt, "Accueil> ");
SAME(online_room_prompt, "Table> ");
SAY(online_word_list, "liste");
SAY(online_word_open, "ouvrir");
SAY(online_word_enter, "entrer");
SAY(online_word_sit, "asseoir");
SAY(online_word_stand, "lever");
SAY(online_word_computer, "ordinateur");
SAY(online_word_free, "libérer");
SAY(online_word_kick, "expulser");
SAY(online_word_start, "commencer");
SAY(online_word_close, "fermer");
SAY(online_about_list, "  {word}\u00A0: les tables annoncées");
SAY(online_about_open, "  {word}\u00A0: ouvrir ta propre table");
SAY(online_about_enter, "  {word} N\u00A0: aller à la table numéro N de la liste, ou à une autre par son lien");
SAY(online_about_sit, "  {sit} B\u00A0: prendre le siège B\u00A0; {stand}\u00A0: quitter ton siège");
SAY(online_about_computer, "  {computer} B expert\u00A0: un joueur virtuel au siège B, ou sans siège dans tous ceux "
                           "qui sont libres\u00A0; {free} B\u00A0: le retirer");
SAY(online_about_kick, "  {word} B\u00A0: renvoyer la personne du siège B");
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
    "Combien de personnes joueront, toi compris, de 1 à {most}\u00A0? Les autres sont des joueurs virtuels.");
SAY(online_ask_clock, "Quelle pendule\u00A0?");
SAY(online_answer_no_clock, "Aucune");
SAY(online_answer_live, "10 minutes par joueur, plus 10 secondes par coup");
SAY(online_answer_days, "3 jours par décision");
SAY(online_ask_listed, "Qui trouve la table\u00A0?");
SAY(online_answer_link, "Seulement qui a le lien");
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
