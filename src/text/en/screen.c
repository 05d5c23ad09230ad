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
SAY(scr_thinks, "{who} to play …");
SAY(scr_step, "Space: see the next move.");
SAY(scr_paused, "The game waits while you choose. Escape lets it go on.");
SAY(scr_out_of_turn, "{who}, what do you do out of turn? Escape if nothing.");
SAY(scr_no_key, "That key does nothing here. ? shows all keys.");
SAY(scr_nothing_to_undo, "There is nothing to take back.");
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
SAY(scr_yes_letter, "y");
SAY(scr_key_help, "?: help");
SAY(scr_key_hint, "h: hint");
SAY(scr_key_look, "v: details");
SAY(scr_key_story, "l: story");
SAY(scr_key_story_too, "F2: story");
SAY(scr_key_rules, "r: rules");
SAY(scr_key_rules_too, "F3: rules");
SAY(scr_key_pace, "+ -: pace");
SAY(scr_key_quit, "q: quit");
SAY(scr_key_go_on, "Space: go on");
SAY(scr_key_next, "Space: next move");
SAY(scr_key_out, "o: act out of turn");
SAY(scr_key_table, "Tab: table");
SAY(scr_key_result, "Tab: result");
SAY(scr_key_yes, "Enter: yes");
SAY(scr_key_no, "Escape: no");
SAY(scr_key_close, "Escape: close");
SAY(scr_key_scroll, "↑ ↓: scroll");
SAY(scr_key_ready, "Enter: I am ready");
SAY(scr_key_back, "Escape: back");
SAY(scr_key_leave, "q: leave");
SAY(scr_key_choose, "↑ ↓: choose");
SAY(scr_key_play, "Enter: play");
SAY(scr_help_title, "Help");
SAY(scr_keys_now, "Keys now");
SAY(scr_keys_always, "Keys at any time");
SAY(scr_story_title, "The story so far");
SAY(scr_rules_title, "Rules");
SAY(scr_hint_title, "Hint");
SAY(scr_help_help, "? or F1: this help");
SAY(scr_help_hint, "h: the best moves for you, what they are worth, and why");
SAY(scr_help_undo, "u, Backspace: take back the last step of your choice; Escape as well, and it closes pages");
SAY(scr_help_look, "v: more or other details on the table");
SAY(scr_help_story, "l or F2: the story from the start (F2 where l means something else)");
SAY(scr_help_rules, "r or F3: the rules of the game (F3 where r means something else)");
SAY(scr_help_pace, "+, -: computer players play faster, or slower, down to one move for each key");
SAY(scr_help_go_on, "Space, Enter: while computer players play, go on at once");
SAY(scr_help_out, "o, ctrl-O: another person at this screen acts out of turn");
SAY(scr_help_pan,
    "Shift and arrow keys, ctrl-P, ctrl-N, ctrl-B, ctrl-F: on a small screen, move the part that is shown");
SAY(scr_help_mouse, "ctrl-T: the mouse on, or off again");
SAY(scr_help_redraw, "ctrl-L: draw everything again");
SAY(scr_help_quit, "q: stop; ctrl-C: stop without being asked");
SAY(scr_help_watch, "Nobody is asked to decide anything here: you watch the game.");
SAY(scr_record, "The record: {record}");

CATALOGUE(en, screen, NIKA_MESSAGES_SCREEN);
