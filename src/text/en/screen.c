/*
 * en/screen.c: what stands on the full screen besides the game itself, in English.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

SAY(scr_byzantz, "Byzantz");
SAY(scr_justinian, "Justinian");
SAY(scr_pace_none, "Pace: at once");
SAY(scr_pace_fast, "Pace: fast");
SAY(scr_pace_normal, "Pace: normal");
SAY(scr_pace_slow, "Pace: slow");
SAY(scr_pace_step, "Pace: step by step");
SAY(scr_since, "since your last turn");
SAY_YOU(scr_player, "{who}", "{who:you}");
SAY(scr_thinks, "{who} to play …");
SAY(scr_step, "Space: see the next move.");
SAY(scr_paused, "The game waits while you choose. Escape lets it go on.");
SAY_YOU(scr_out_of_turn, "{who}, what do you do out of turn? Escape if nothing.",
        "What do you do out of turn? Escape if nothing.");
SAY(scr_no_key, "That key does nothing here. ? shows all keys.");
SAY(scr_no_hint, "Hints are there when you are asked.");
SAY(scr_hint_thinking, "Thinking about a hint …");
SAY(scr_not_kept, "The record could not be written, so the move was not made. Try again, or q to stop.");
SAY(scr_mouse_on, "Clicks count now. ctrl-T turns the mouse off again.");
SAY(scr_mouse_off, "The mouse is off.");
SAY(scr_not_now, "That is not possible now.");
SAY(scr_curtain, "{who}, it is your turn. Press Enter when only you look.");
SAY(scr_curtain_out, "{who}, press Enter when only you look, to act out of turn.");
SAY(scr_who_acts, "Who acts out of turn?");
SAY(scr_who, "{key}: {who}");
SAY(scr_quit_kept, "Stop here? The game is kept and can go on later.");
SAY(scr_quit_lost, "Stop here? This game has no record and would be lost.");
SAY(scr_doubt, "Play “{move}” all the same?");
SAY(scr_ask_back, "Take back “{move}”?");
SAY(scr_ask_back_too, "Take back “{move}”, and {moves:moves} of the others since?");
SAY(scr_yes_letter, "y");
SAY(scr_key_help, "?: help");
SAY(scr_key_hint, "h: hint");
SAY(scr_key_undo, "u: take back");
SAY(scr_key_look, "v: details");
SAY(scr_key_story, "l: story");
SAY(scr_key_story_too, "F2: story");
SAY(scr_key_rules, "r: rules");
SAY(scr_key_rules_too, "F3: rules");
SAY(scr_key_pace, "+ -: pace");
SAY(scr_key_quit, "q: quit");
SAY(scr_key_go_on, "Space: go on");
SAY(scr_key_next, "Space: next move");
SAY(scr_key_hurry, "f: until my turn");
SAY(scr_key_out, "o: act out of turn");
SAY(scr_key_table, "Tab: table");
SAY(scr_key_result, "Tab: result");
SAY(scr_key_again, "a: play again");
SAY(scr_key_yes, "Enter: yes");
SAY(scr_key_no, "Escape: no");
SAY(scr_key_close, "Escape: close");
SAY(scr_key_hinted, "Enter: play 1");
SAY(scr_key_hinted_second, "2: the other");
SAY(scr_key_hinted_other, "2–{last}: another");
SAY(scr_key_scroll, "↑ ↓: scroll");
SAY(scr_key_ready, "Enter: I am ready");
SAY(scr_key_back, "Escape: back");
SAY(scr_key_leave, "q: leave");
SAY(scr_key_choose, "↑ ↓: choose");
SAY(scr_key_play, "Enter: play");
SAY(scr_learn_next, "Enter: next");
SAY(scr_learn_quit, "Leave the lesson?");
SAY(scr_rep_all, "Everything lies open.");
SAY(scr_rep_all_of, "Everything lies open; the hand below is that of {who}.");
SAY(scr_rep_watcher, "As a spectator saw it.");
SAY(scr_rep_seat, "As {who} saw it.");
SAY(scr_rep_game, "Game {game} of {of}.");
SAY(scr_rep_jump, "Go to move {ply} of {of}: Enter. Escape: stay here.");
SAY(scr_rep_last, "The record ends with move {of}.");
SAY(scr_rep_no_game, "There is no other game there in this file.");
SAY(scr_rep_no_hands, "A spectator sees no hands. Tab changes the eyes.");
SAY(scr_rep_hands, "Hands");
SAY(scr_rep_result, "The result");
SAY(scr_rep_key_result, "Enter: result");
SAY(scr_rep_key_step, "← →: move");
SAY(scr_rep_key_part, "PgUp PgDn: part");
SAY(scr_rep_key_eyes, "Tab: eyes");
SAY(scr_rep_key_hands, "h: hands");
SAY(scr_rep_key_games, "n p: other game");
SAY(scr_rep_help, "A game from its record, move by move, through whichever eyes you like.");
SAY(scr_rep_help_step, "→ or Space: the next move; ← or Backspace: the move before");
SAY(scr_rep_help_part, "PageDown, PageUp: to the next part of the game (turn, round), or to the one before");
SAY(scr_rep_help_ends, "Home, End: to the start, to the end");
SAY(scr_rep_help_number, "a number, then Enter: to that move");
SAY(scr_rep_help_eyes, "Tab: the next eyes; a, b, c …: those of a seat; w: a spectator's; o: everything open");
SAY(scr_rep_help_hands, "h: what the seat holds; with everything open, what all hold");
SAY(scr_rep_help_end, "Enter, at the end: how the game came out");
SAY(scr_rep_help_games, "n, p: the next game in the file, the one before");
SAY(scr_rep_help_quit, "q or Escape: leave");
SAY(scr_help_title, "Help");
SAY(scr_keys_now, "Keys now");
SAY(scr_keys_always, "Keys at any time");
SAY(scr_story_title, "The story so far");
SAY(scr_happened, "What happened");
SAY(scr_rules_title, "Rules");
SAY(scr_hint_title, "Hint");
SAY(scr_help_help, "? or F1: this help");
SAY(scr_help_hint,
    "h: the best moves for you, what they are worth, and why; then Enter plays the first, its number any other");
SAY(scr_help_undo, "u, Backspace: take back the last step of your choice, or your last decision; Escape: only the "
                   "step, and it closes pages");
SAY(scr_help_look, "v: more or other details on the table");
SAY(scr_help_story, "l or F2: the story from the start (F2 where l means something else)");
SAY(scr_help_rules, "r or F3: the rules of the game (F3 where r means something else)");
SAY(scr_help_pace, "+, -: computer players play faster, or slower, down to one move for each key");
SAY(scr_help_go_on, "Space, Enter: while computer players play, go on at once");
SAY(scr_help_hurry, "f: computer players act at once until you are asked");
SAY(scr_help_out, "o, ctrl-O: another person at this screen acts out of turn");
SAY(scr_help_pan,
    "Shift and arrow keys, ctrl-P, ctrl-N, ctrl-B, ctrl-F: on a small screen, move the part that is shown");
SAY(scr_help_mouse, "ctrl-T: the mouse on, or off again");
SAY(scr_help_redraw, "ctrl-L: draw everything again");
SAY(scr_help_quit, "q: stop; ctrl-C: stop without being asked");
SAY(scr_help_watch, "Nobody is asked to decide anything here: you watch the game.");
SAY(scr_record, "The record: {record}");

CATALOGUE(en, screen, NIKA_MESSAGES_SCREEN);
