/*
 * fr/web_online.c: what is said by the browser with others: lobby, seats, talk, connection, in French.
 */
#include <nika/messages_web_online.h>

#include "../catalogue.h"

SAY(web_online_title, "Les tables");
SAY(web_online_looking, "Recherche du serveur…");
SAY(web_online_none_title, "Pas de serveur ici");
SAY(web_online_none,
    "Cette copie de Nika est une simple page sans serveur\u00A0: pas de tables à partager. Tout le reste "
    "marche\u00A0: jouer contre l’ordinateur, se passer l’écran, apprendre et revoir des parties.");
SAY(web_online_away_title, "Le serveur ne répond pas");
SAY(web_online_away,
    "Le réseau manque peut-être un instant. La page réessaie d’elle-même\u00A0; en attendant, on peut jouer "
    "contre l’ordinateur.");
SAY(web_online_try_again, "Réessayer");
SAY(web_online_play_computer, "Jouer contre l’ordinateur");
SAY(web_online_lost, "Connexion perdue. Nouvelle tentative…");
SAY(web_online_lost_sending, "Connexion perdue. Ton coup est gardé et partira dès qu’elle revient.");
SAY(web_online_closing,
    "Le serveur redémarre. La partie reprendra d’elle-même dans un instant\u00A0; les pendules sont arrêtées.");
SAY(web_online_held_up,
    "Le serveur ne peut rien enregistrer pour le moment. La partie continuera d’elle-même dès que possible.");
SAY(web_online_your_name, "Ton nom");
SAY(web_online_name_note, "C’est tout. Ni compte, ni adresse électronique.");
SAY(web_online_come_in, "Entrer");
SAY(web_online_invited, "Dis comment tu t’appelles et prends place.");
SAY(web_online_invites, "{name} t’invite à jouer à {game}");
SAY(web_online_invites_nobody, "On t’invite à jouer à {game}");
SAY(web_online_at_table, "À la table\u00A0: {names}");
SAY(web_online_full, "Toutes les places sont prises");
SAY(web_online_full_lead,
    "Toutes les places sont prises. Dis comment tu t’appelles pour regarder, ou demande une autre table à l’hôte.");
SAY(web_online_title_running, "{game}\u00A0: la partie est en cours");
SAY(web_online_title_over, "{game}\u00A0: la partie est finie");
SAY(web_online_may_watch, "Tu peux regarder");
SAY(web_online_may_replay, "Tu peux la revoir depuis le début");
SAY(web_online_watch_lead,
    "Dis comment tu t’appelles. Les joueurs voient que quelqu’un regarde, et tu vois ce qui est à découvert.");
SAY(web_online_learn, "Apprendre d’abord {game}");
SAY(web_online_sit_down, "Prendre place");
SAY(web_online_have_account, "J’ai un compte");
SAY(web_online_you_are, "Tu es {name}");
SAY(web_online_account, "Nom et compte");
SAY(web_online_account_guest, "Tu joues en invité\u00A0: ce navigateur se souvient de toi.");
SAY(web_online_account_member,
    "Tu as un compte\u00A0: identifie-toi partout avec ton nom et ton mot de passe, et retrouve "
    "tes places et tes parties.");
SAY(web_online_rename, "Changer de nom");
SAY(web_online_open_account, "En faire un compte");
SAY(web_online_open_account_why,
    "Un mot de passe garde ton nom et tes parties, sur tous tes appareils. Il ne peut pas être "
    "retrouvé\u00A0: personne ne te demande d’adresse.");
SAY(web_online_password, "Mot de passe");
SAY(web_online_password_note, "Au moins 8 caractères");
SAY(web_online_sign_in, "S’identifier");
SAY(web_online_sign_out, "Se déconnecter");
SAY(web_online_sign_out_guest, "Un invité qui se déconnecte abandonne ses places\u00A0: impossible d’y revenir.");
SAY(web_online_saved, "C’est fait.");
SAY(web_online_lobby_open, "Places libres");
SAY(web_online_lobby_full, "Complètes, bientôt en jeu");
SAY(web_online_lobby_running, "En cours");
SAY(web_online_lobby_mine, "Tes tables");
SAY(web_online_turn, "À toi de jouer");
SAY(web_online_turn_of, "On attend {names}");
SAY(web_online_turn_kept, "Une place t’est réservée");
SAY(web_online_left, "encore {time}");
SAY(web_online_left_of, "{name} a encore {time}");
SAY(web_online_lobby_empty_title, "Tout est calme ici");
SAY(web_online_lobby_empty,
    "Aucune table n’est affichée pour le moment. Ouvres-en une\u00A0: tes amis viennent par le lien, "
    "et des joueurs virtuels remplissent les places libres.");
SAY(web_online_new_table, "Nouvelle table");
SAY(web_online_watch, "Regarder");
SAY(web_online_continue, "Continuer");
SAY(web_online_go_there, "Y aller");
SAY_PLURAL(web_online_seats_left, "{n} place libre", "{n} places libres");
SAY(web_online_seat_free, "libre");
SAY(web_online_friends, "Jouer avec des amis");
SAY(web_online_lobby_lead, "Ouvre une table et envoie son lien, ou prends place à celle de quelqu’un.");
SAY(web_online_new_title, "Une nouvelle table");
SAY(web_online_new_game, "Quel jeu\u00A0?");
SAY(web_online_new_players, "Combien de places\u00A0?");
SAY(web_online_new_computers, "Dont joueurs virtuels");
SAY(web_online_new_level, "Leur niveau");
SAY(web_online_new_open, "Ouvrir la table");
SAY(web_online_new_more, "Plus d’options");
SAY(web_online_new_finds, "Qui la trouve\u00A0?");
SAY(web_online_finds_link, "Qui a le lien");
SAY(web_online_finds_all, "Tous, dans la liste");
SAY(web_online_clock, "Pendule");
SAY(web_online_clock_none, "Sans pendule");
SAY(web_online_clock_live, "En direct");
SAY(web_online_clock_days, "En jours");
SAY(web_online_clock_bank, "Par joueur");
SAY(web_online_clock_increment, "En plus par coup");
SAY(web_online_clock_each, "Par décision");
SAY(web_online_clock_live_is, "{bank} par joueur, plus {increment} par coup");
SAY_PLURAL(web_online_clock_days_is, "{days} jour par décision", "{days} jours par décision");
SAY_PLURAL(web_online_hours, "{n} heure", "{n} heures");
SAME(web_online_minutes, "{n} min");
SAME(web_online_seconds, "{n} s");
SAY_PLURAL(web_online_days, "{n} jour", "{n} jours");
SAY(web_online_edition, "Édition des règles");
SAY(web_online_rules_single, "Règles une à une");
SAY(web_online_rule_tie, "Égalité d’influence");
SAY(web_online_rule_influence, "Points d’influence");
SAY(web_online_rule_empty_final, "Tableau des périodes vide à la fin");
SAY(web_online_rule_profit, "Profits");
SAY(web_online_profit_on, "visibles\u00A0: chacun voit ce que les autres ont gagné");
SAY(web_online_profit_off, "cachés jusqu’à la fin");
SAY(web_online_board, "Nombres de la cour");
SAY(web_online_board_ours, "La reconstitution de Nika");
SAY(web_online_board_own, "saisis par l’hôte");
SAY(web_online_board_note, "Les nombres d’un vrai plateau peuvent être saisis et gardés dans ce navigateur.");
SAY(web_online_board_enter, "Saisir un plateau");
SAY(web_online_spectators, "Spectateurs");
SAY(web_online_spectators_public, "peuvent regarder");
SAY(web_online_spectators_end, "après la fin seulement");
SAY(web_online_spectators_none, "aucun");
SAY(web_online_grace, "L’ordinateur remplace les absents après");
SAY(web_online_substitute, "Niveau du remplaçant");
SAY(web_online_memory, "Montrer ce dont tous pourraient se souvenir");
SAY(web_online_memory_note, "Cartes connues, fiches utilisées\u00A0: un aide-mémoire, le même pour tous.");
SAY(web_online_talk_option, "Conversation à la table");
SAY(web_online_undo, "Reprendre des coups");
SAY(web_online_undo_option_never, "jamais");
SAY(web_online_undo_option_ask, "si tous acceptent");
SAY(web_online_undo_option_free, "librement");
SAY_PLURAL(web_online_waiting_invite, "{n} place est libre. Envoie le lien, ou installes-y un joueur virtuel.",
           "{n} places sont libres. Envoie le lien, ou installes-y des joueurs virtuels.");
SAY(web_online_waiting_start, "Toutes les places sont prises. Tu peux commencer.");
SAY(web_online_waiting_host, "Tu as ta place. {name} lance la partie.");
SAY_PLURAL(web_online_waiting_people, "Tu as ta place. {n} est encore libre.",
           "Tu as ta place. {n} sont encore libres.");
SAY(web_online_waiting_kept, "Une place est réservée à {name}. Attends, ou libère-la avec la croix.");
SAY(web_online_choose_seat, "Choisis une place.");
SAY(web_online_no_seat, "Toutes les places sont prises. Tu peux rester et regarder.");
SAY(web_online_no_seat_private, "Toutes les places sont prises, et on ne regarde pas ici.");
SAY(web_online_seat, "Place {letter}");
SAY(web_online_sit_here, "S’asseoir ici");
SAY(web_online_sit_kept, "Réservée à {name}");
SAY(web_online_stand_up, "Se lever");
SAY(web_online_kick, "Renvoyer {name}");
SAY(web_online_kick_sure, "{name} ne pourra plus revenir à cette table. Renvoyer\u00A0?");
SAY(web_online_you, "toi");
SAY(web_online_host, "hôte");
SAY(web_online_not_here, "absent pour l’instant");
SAY(web_online_computer, "Joueur virtuel");
SAY(web_online_computer_in, "Joueur virtuel pour la place {letter}");
SAY(web_online_nobody, "encore personne");
SAY(web_online_start, "Commencer la partie");
SAY(web_online_start_not_full, "Il reste des places libres\u00A0: remplis-les d’abord.");
SAY(web_online_fill, "Remplir de joueurs virtuels");
SAY(web_online_close, "Fermer la table");
SAY(web_online_close_sure, "Fermer cette table pour tout le monde\u00A0?");
SAY(web_online_yes, "Oui");
SAY(web_online_no, "Non");
SAY(web_online_invite, "Inviter");
SAY(web_online_invite_lead, "Qui ouvre ce lien peut prendre place.");
SAY(web_online_invite_kept, "Les places sont réservées. Ce lien amène les joueurs ici.");
SAY(web_online_invite_watch, "Toutes les places sont prises. Quiconque ouvre ce lien peut regarder.");
SAY(web_online_invite_back, "Toutes les places sont prises. Ce lien ramène les joueurs ici.");
SAY(web_online_link, "Lien vers cette table");
SAY(web_online_copy, "Copier");
SAY(web_online_copied, "Copié");
SAY(web_online_share, "Partager");
SAY(web_online_share_text, "Viens jouer à {game} avec moi");
SAY(web_online_qr, "Code QR du lien");
SAY(web_online_qr_lead, "Ou vise-le avec un téléphone.");
SAY(web_online_about_table, "Cette table");
SAY(web_online_fair_deal, "Après la fin, on peut prouver que la donne est régulière.");
SAY_PLURAL(web_online_watchers, "{n} personne regarde", "{n} personnes regardent");
SAY(web_online_closed_title, "Cette table est fermée");
SAY(web_online_closed, "Son hôte l’a fermée, ou personne n’est venu depuis longtemps.");
SAY(web_online_unknown_title, "Cette table n’existe pas");
SAY(web_online_unknown, "Vérifie le lien\u00A0: il en manque peut-être un bout.");
SAY(web_online_unknown_what, "Redemande le lien, cherche une autre table ou ouvres-en une.");
SAY(web_online_damaged_title, "Cette partie n’est plus lisible");
SAY(web_online_damaged, "Le serveur en a perdu une partie. La personne qui le gère est prévenue.");
SAY(web_online_kicked, "L’hôte ne veut pas de toi à cette table.");
SAY(web_online_kicked_title, "Tu as perdu ta place");
SAY(web_online_private_title, "Seuls ses joueurs voient cette partie");
SAY(web_online_private_end, "Quand elle sera finie, qui a le lien pourra la revoir.");
SAY(web_online_private, "Son hôte n’a pas voulu de spectateurs.");
SAY(web_online_to_lobby, "Vers les tables");
SAY(web_online_talk, "Conversation");
SAY(web_online_talk_empty, "Personne n’a encore rien dit.");
SAY(web_online_talk_off, "On ne discute pas à cette table.");
SAY(web_online_talk_watching, "Pendant la partie, seuls les joueurs parlent.");
SAY(web_online_talk_say, "Dire quelque chose");
SAY(web_online_talk_send, "Envoyer");
SAY(web_online_talk_mute, "Rendre la table muette");
SAY(web_online_talk_hear, "Rétablir la conversation");
SAY(web_online_talk_muted, "La conversation de cette table est muette.");
SAY(web_online_auto_you, "L’ordinateur joue pour toi.");
SAY(web_online_take_back, "Reprendre ma place");
SAY(web_online_leave, "Laisser l’ordinateur jouer pour moi");
SAY(web_online_leave_sure, "L’ordinateur joue à ta place jusqu’à ce que tu la reprennes. Le laisser faire\u00A0?");
SAY(web_online_note_undone, "{name} reprend un coup");
SAY(web_online_note_undone_you, "Tu reprends un coup");
SAY(web_online_note_left, "{name} quitte la partie\u00A0: l’ordinateur continue");
SAY(web_online_note_left_you, "Tu quittes la partie\u00A0: l’ordinateur continue");
SAY(web_online_note_time, "{name} n’a plus de temps\u00A0: l’ordinateur continue");
SAY(web_online_note_time_you, "Tu n’as plus de temps\u00A0: l’ordinateur continue");
SAY(web_online_note_gone, "{name} n’est plus là depuis trop longtemps\u00A0: l’ordinateur continue");
SAY(web_online_note_gone_you, "Tu n’étais plus là depuis trop longtemps\u00A0: l’ordinateur continue");
SAY(web_online_note_auto, "L’ordinateur joue pour {name}");
SAY(web_online_note_auto_you, "L’ordinateur joue pour toi");
SAY(web_online_note_back, "{name} est de retour et continue à jouer");
SAY(web_online_note_back_you, "Tu es de retour et continues à jouer");
SAY(web_online_undone_what, "Coup repris\u00A0: {what}");
SAY(web_online_undo_asks, "{name} voudrait reprendre son dernier coup. Es-tu d’accord\u00A0?");
SAY(web_online_undo_waits, "{name} a demandé à reprendre son dernier coup.");
SAY(web_online_undo_you_ask, "On demande aux autres si tu peux reprendre ton coup.");
SAY(web_online_undo_never_mind, "Laisser tomber");
SAY(web_online_undo_refused, "{name} n’est pas d’accord\u00A0: le coup reste joué.");
SAY(web_online_undo_stands, "Le coup reste joué.");
SAY(web_online_undo_ask, "Demander à reprendre");
SAY(web_online_takes_over, "{name} n’est pas là. L’ordinateur prend le relais dans {time}");
SAY(web_online_finished, "L’ordinateur a joué pour {name} depuis le coup {move}.");
SAY(web_online_finished_you, "L’ordinateur a joué pour toi depuis le coup {move}.");
SAY(web_online_answered, "Tu as répondu. Au tour des autres.");
SAY(web_online_choose_again, "Choisir de nouveau");
SAY(web_online_you_watch, "Tu regardes cette partie.");
SAY(web_online_rematch_there, "Une revanche est prête\u00A0: une nouvelle table, les mêmes joueurs.");
SAY(web_online_rematch_join, "Rejoindre la revanche");
SAY(web_online_checking, "Vérification de la donne…");
SAY(web_online_fair, "Donne régulière, prouvée");
SAY(web_online_fair_why,
    "La donne découle d’un secret sur lequel le serveur s’était engagé et du hasard de chacun, le tien compris.");
SAY(web_online_fair_watched,
    "La donne découle d’un secret sur lequel le serveur s’était engagé et du hasard des joueurs.");
SAY(web_online_unfair, "La donne n’est pas prouvée");
SAY(web_online_unfair_none, "L’enregistrement n’a pas de preuve de la donne.");
SAY(web_online_unfair_record, "L’enregistrement fourni par le serveur n’est pas valable.");
SAY(web_online_unfair_commitment,
    "Attention\u00A0: le serveur a distribué avec un autre secret que celui sur lequel il s’était engagé.");
SAY(web_online_unfair_chance, "Attention\u00A0: ta part de hasard n’est pas dans la donne.");
SAY(web_online_unfair_deal, "Attention\u00A0: la donne n’est pas celle qui découle de sa preuve.");
SAY(web_online_games_title, "Parties sur ce serveur");
SAY(web_online_games_none, "Tu n’as pas encore joué ici.");
SAY(web_online_games_more, "En voir plus");
SAY(web_online_games_replay, "Revoir");
SAY(web_online_games_running, "en cours");
SAY(web_online_games_open, "pas commencée");
SAY(web_online_games_rank, "Rang {rank} · {points:points}");

CATALOGUE(fr, web_online, NIKA_MESSAGES_WEB_ONLINE);
