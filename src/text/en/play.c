/*
 * en/play.c: what is said around a game: the start, turns, prompts, the end, in English.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY_YOU(best_moves, "The best moves for {who}:", "The best moves for {who:you}:");
SAY(worth, "{points} points expected, {percent}% to win");
SAY(enter_plays, "Enter plays “{move}”.");
SAY(worth_equal, "{points} points expected, {percent}% to win: about as good as the first");
SAY(moved, "{who}: {move}");
SAY(plays, "{who} play; {first} starts");
SAY(is_over, "The game is over");
SAY(waits_for, "The game is waiting for {who}");
SAY(your_move, "{who}, it is your move");
SAY_YOU(ranked, "{rank}. {who}, {points:points}", "{rank}. {who}, {points:points}");

/* Who sits at the table, and how far the game is. */
SAY(sits_person, "{who}: person");
SAY(sits_you, "{name}: you");
SAY(sits_computer, "{who}: computer player ({level})");
SAY_PLURAL(taken_up, "The game continues; {moves:moves} has been made so far.",
           "The game continues; {moves:moves} have been made so far.");
SAY_YOU(since_your_turn, "{who}, this has happened since your last move:", "This has happened since your last move:");
SAY(story_is_empty, "Nothing has happened yet.");

/* Levels and paces, by name. */
SAY(level_beginner, "beginner");
SAY(level_casual, "casual");
SAY(level_skilled, "skilled");
SAY(level_expert, "expert");
SAY(pace_none, "none");
SAY(pace_fast, "fast");
SAY(pace_normal, "normal");
SAY(pace_slow, "slow");
SAY(pace_step, "step");
SAY(pace_all, "{none}, {fast}, {normal}, {slow}, {step}");
SAY(pace_is, "The pace of the computer players is “{pace}”; choices: {all}.");
SAY(pace_becomes, "The pace of the computer players is now “{pace}”.");
SAY(no_such_pace, "There is no pace “{typed}”; choices: {all}.");

/* Prompts, and what was typed there. */
SAY_YOU(prompt, "{who}> ", "{who:you}> ");
SAY_YOU(prompt_rest, "{who} ({typed})> ", "{who:you} ({typed})> ");
SAY(prompt_watch, "Enter> ");
SAY(typed_too_long, "That line is too long: at most {most} bytes are read.");
SAY(typed_no_text, "That is not readable text: type only letters, digits and punctuation.");
SAY(see_help, "Type {help} to see what you can do.");
SAY(taken_back, "What you typed has been cleared.");
SAY(back_done, "Undone: decide again.");
SAY(back_nothing, "There is nothing to undo: you have not decided anything yet.");
SAY(back_others,
    "That can't be undone: somebody has moved since, and you are not playing against computer players only.");
SAY(back_shown, "That can't be undone: it revealed something hidden.");
SAY(back_over, "The game is over: nothing can be undone any more.");
SAY(back_not_kept, "The record could not be changed, so nothing was undone.");
SAY(yes_or_no, "{yes}/{no}");
SAY(confirm, "Are you sure? ({answers}) ");
SAY(answer_yes_or_no, "Please answer {answers}.");
SAY(left_undone, "All right, choose again.");
SAY(no_hint_now, "A hint can only be given when it is your turn.");
SAY(could_not_keep, "The record could not be written, so that move was not made. Try again, or quit.");
SAY(record_not_safe,
    "The disk reported an error while saving the record: if this computer stops, the last moves may be lost.");
SAY(would_be_lost, "This game has no record and would be lost. Quit anyway? ({answers}) ");

/* Passing the screen on. */
SAY(hand_over, "It is {who}'s turn. Pass the screen on; {who} presses Enter. ");
SAY(curtain_help, "Enter shows {who}'s cards. To act out of turn: “{as} NAME {sell}”. “{quit}” quits.");
SAY(act_of_others, "“{name}” does not begin with the name of a person at this table: {people}.");
SAY(act_not_understood, "That is not a move that {who} could make here.");

/* The words of line mode. */
SAY(word_help, "? help");
SAY(word_hand, "hand");
SAY(word_table, "table");
SAY(word_log, "log story");
SAY(word_hint, "hint h");
SAY(word_rules, "rules");
SAY(word_pace, "pace");
SAY(word_undo, "undo u");
SAY(word_quit, "quit exit q");
SAY(word_as, "as");
SAY(word_yes, "y yes");
SAY(word_no, "n no");
SAY(about_words, "You can also type:");
SAY(about_hand, "  {word}: what you hold, and what it is worth");
SAY(about_table, "  {word}: what is on the table");
SAY(about_log, "  {word}: the game so far");
SAY(about_hint, "  {word}: advice for this decision");
SAY(about_rules, "  {word}: the rules of the game");
SAY(about_pace, "  {word}: how fast computer players play ({all})");
SAY(about_undo, "  {word}: remove the last piece of a half-typed move, or else undo your last decision");
SAY(about_quit, "  {word}: leave; you can resume the game later");

/* The guided start. */
SAY(welcome, "Welcome to Nika. Answer with a number; Enter takes the suggestion.");
SAY(ask_go_on, "You left a game of {game} after {moves:moves}. Resume it?");
SAY(ask_start, "What would you like to do?");
SAY(answer_go_on, "Resume it");
SAY(answer_quick, "A quick game of {game} against {others} computer players");
SAY(answer_like_last, "A game like the last one: {game}, {players:players}");
SAY(answer_new_game, "A different game: choose everything");
SAY(ask_language, "Which language?");
SAY(ask_game, "Which game?");
SAY(game_byzantz, "Byzantz");
SAY(game_justinian, "Justinian");
SAY(ask_players, "How many players, {least} to {most}?");
SAY(ask_people, "How many of them play at this screen, 1 to {most}? The others are computer players.");
SAY(ask_name, "What is your name?");
SAY(ask_name_of, "What is the name of person {number}?");
SAY(name_prompt, "Name (Enter: {name}): ");
SAY(name_wrong, "A name has at most {most} bytes, and no invisible characters.");
SAY(name_taken, "Somebody called “{name}” is already at the table.");
SAY(default_name, "Player {letter}");
SAY(ask_seat, "Where do you sit? The seats form a circle, and the starting player is drawn at random.");
SAY(answer_any_seat, "Anywhere, at random");
SAY(answer_seat, "Seat {letter}");
SAY(ask_level, "How strong are the computer players?");
SAY(answer_each_level, "A different level for each");
SAY(ask_level_of, "How strong is {name}?");
SAY(ask_edition, "Which edition of the rules?");
SAY(edition_en, "English");
SAY(edition_fr, "French");
SAY(edition_it, "Italian");
SAY(edition_ja, "Japanese");
SAY(number_prompt, "Number (Enter: {number}): ");
SAY(number_wrong, "Please type a number from {least} to {most}, or just Enter for {number}.");
SAY(lesson_how, "Press Enter to go on, or type a move. “{help}” shows what you can type, “{table}” what is on the "
                "table; “{quit}” leaves the lesson.");
SAY(lesson_type, "To do that, type: {move}");
SAY(lesson_read_on, "Read on first: press Enter.");
SAY(answer_learn, "Learn a game first, step by step");
SAY(ask_lesson, "Which game do you want to learn?");
SAY(ask_game_now, "Do you want to play a real game now?");
SAY(answer_game_now, "Yes, against the computer");
SAY(ask_rematch, "Another game?");
SAY(answer_rematch, "Yes, with the same players");
SAY(answer_enough, "No, that's enough");

/* Records. */
SAY(record_kept_in, "The record of this game: {path}");
SAY(replay_with, "To watch it again, move by move: nika replay {path}");
SAY(go_on_with, "The game is saved. To resume it: nika play --resume {path}");
SAY(nothing_was_kept, "The game was played without a record and can't be resumed.");
SAY(plays_without_record, "No record can be kept ({path}: {reason}). You are playing without one.");
SAY(plays_without_home, "No record can be kept: there is no home folder. You are playing without one.");
SAY(record_exists, "{path} already exists; to resume that game: nika play --resume {typed}");
SAY(record_in_use, "{path}: another program is playing this game");
SAY(record_no_file, "{path} is not a regular file");
SAY(record_broken, "{path}, line {line}: {reason}");
SAY(record_torn,
    "{path}: line {line}, the last one, was cut off and has been removed; the game continues from the line before.");
SAY(game_is_over, "This game is over.");

/* The command line. */
SAY(one_game_only, "name one game: {known}");
SAY(option_needs_game, "{option} needs a game to be named: {known}");
SAY(option_beside_resume, "{option} can't be combined with --resume: that game continues as it was started");
SAY(option_beside_seats, "{option} can't be combined with --seats, which already says who sits where");
SAY(players_against_seats, "--players says {players}, but --seats names {seats}");
SAY(seats_needed, "--seats needs {least} to {most} names for {game}, separated by commas");
SAY(seats_of_record, "--seats names {given}, but that game has {players:players}");
SAY(players_needed, "--players needs a number from {least} to {most}");
SAY(me_needed, "--me needs a seat from 0 to {last}, or “random”");
SAY(levels_needed, "--level needs one name, or one per opponent ({opponents}), separated by commas");
SAY(no_such_player, "unknown player “{name}”; available: human, {known}");
SAY(pace_needed, "unknown pace “{pace}”; available: {known}");
SAY(seed_needed, "--seed needs a number from 0 to 18446744073709551615");
SAY(too_many_names, "--names has more names than there are players ({players:players})");
SAY(japanese_needs_utf8, "Japanese needs a UTF-8 terminal; continuing in English.");

CATALOGUE(en, play, NIKA_MESSAGES_PLAY);
