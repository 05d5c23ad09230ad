/*
 * en/online.c: what is said about playing on a server, in English.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

/* Words of line mode, and what they do. */
SAY(online_word_say, "say");
SAY(online_word_who, "who");
SAY(online_word_away, "away");
SAY(online_word_back, "back");
SAY(online_word_mute, "mute");
SAY(online_word_hear, "unmute");
SAY(online_about_say, "  {word} TEXT: say something to the others");
SAY(online_about_who, "  {word}: the table, who is here, the clocks");
SAY(online_about_undo, "  {word}: takes back the last piece of a half-typed move, or the move you have just made, if "
                       "nothing was revealed by it");
SAY(online_about_away, "  {away}: the computer plays for you, until you type {back}");
SAY(online_about_mute, "  {mute}: hear no talk; {hear}: hear it again");
SAY(online_about_quit, "  {word}: stop; your seat stays yours, and the same command brings you back");

/* The full screen. */
SAY(online_key_say, "/: say");
SAY(online_key_about, "i: who is here");
SAY(online_key_undo, "u: take back");
SAY(online_key_back, "a: play yourself");
SAY(online_key_send, "Enter: say it");
SAY(online_help_say, "/ or F4: say something to the others");
SAY(online_help_about,
    "i or F5: the table, who is here, the clocks, the link to invite others (F5 where i means something else)");
SAY(online_help_undo,
    "u: where nothing is half chosen, take back the move you have just made, if nothing was revealed by it");
SAY(online_help_away, "a or F6: let the computer play for you; again: play yourself");
SAY(online_about_title, "The table");
SAY(online_saying, "Say: {text}_");
SAY(online_no_talk, "There is no talk at this table now.");
SAY(online_quit, "Leave this screen? Your seat stays yours, and the same command brings you back.");
SAY(online_ask_away, "Let the computer play for you? You can take your seat back at any time.");
SAY(online_question_gone, "That question is gone: the game has gone on meanwhile.");

CATALOGUE(en, online, NIKA_MESSAGES_ONLINE);
