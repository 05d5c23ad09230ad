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
SAY(online_key_send, "Entrée\u00A0: le dire");
SAY(online_help_say, "/ ou F4\u00A0: dire quelque chose aux autres");
SAY(online_help_about,
    "i ou F5\u00A0: la table, qui est là, les pendules, le lien pour inviter (F5 là où i veut dire autre chose)");
SAY(online_help_undo,
    "u\u00A0: s’il n’y a pas de choix à moitié fait, reprendre le coup que tu viens de jouer, s’il n’a rien révélé");
SAY(online_help_away,
    "a ou F6\u00A0: laisser l’ordinateur jouer pour toi\u00A0; encore une fois\u00A0: jouer toi-même");
SAY(online_about_title, "La table");
SAY(online_saying, "Dire\u00A0: {text}_");
SAY(online_no_talk, "On ne discute pas à cette table en ce moment.");
SAY(online_quit, "Quitter l’écran\u00A0? Ton siège reste à toi, et la même commande t’y ramène.");
SAY(online_ask_away, "Laisser l’ordinateur jouer pour toi\u00A0? Tu peux reprendre ton siège à tout moment.");
SAY(online_question_gone, "Cette question n’est plus posée\u00A0: la partie a continué entre-temps.");

CATALOGUE(fr, online, NIKA_MESSAGES_ONLINE);
