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
SAY(waits_for, "The game waits for {who}");
SAY(your_move, "{who}, it is your move");
SAY_YOU(ranked, "{rank}. {who}, {points:points}", "{rank}. {who}, {points:points}");

/* Who sits at the table, and how far the game is. */
SAY(sits_person, "{who}: person");
SAY(sits_you, "{name}: you");
SAY(sits_computer, "{who}: computer player ({level})");
SAY_PLURAL(taken_up, "The game goes on; {moves:moves} has been made so far.",
           "The game goes on; {moves:moves} have been made so far.");
SAY_YOU(since_your_turn, "{who}, this happened since your last move:", "This happened since your last move:");
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
SAY(pace_is, "The pace of the computer players is “{pace}”; you can choose: {all}.");
SAY(pace_becomes, "The pace of the computer players is now “{pace}”.");
SAY(no_such_pace, "There is no pace “{typed}”; you can choose: {all}.");

/* Prompts, and what was typed there. */
SAY_YOU(prompt, "{who}> ", "{who:you}> ");
SAY_YOU(prompt_rest, "{who} ({typed})> ", "{who:you} ({typed})> ");
SAY(prompt_watch, "Enter> ");
SAY(typed_too_long, "That line is too long: at most {most} bytes are read.");
SAY(typed_no_text, "That was not readable text: type letters, digits and signs only.");
SAY(see_help, "Type {help} to see what you can do.");
SAY(taken_back, "Nothing is left of what you had typed.");
SAY(back_done, "Taken back: decide anew.");
SAY(back_nothing, "There is nothing to take back: you have not decided anything yet.");
SAY(back_others,
    "That can't be taken back: somebody has moved since, and you do not play against computer players alone.");
SAY(back_shown, "That can't be taken back: something hidden came to light with it.");
SAY(back_over, "The game is over: nothing is taken back any more.");
SAY(back_not_kept, "The record could not be changed, so nothing was taken back.");
SAY(yes_or_no, "{yes}/{no}");
SAY(confirm, "Sure? ({answers}) ");
SAY(answer_yes_or_no, "Please answer {answers}.");
SAY(left_undone, "Then not. Choose again.");
SAY(no_hint_now, "A hint can only be given when it is your turn.");
SAY(could_not_keep, "The record could not be written, so that move was not made. Try again, or quit.");
SAY(record_not_safe,
    "The disk reported an error while the record was saved: if this computer stops, the last moves may be lost.");
SAY(would_be_lost, "This game has no record and would be lost. Quit all the same? ({answers}) ");

/* Passing the screen on. */
SAY(hand_over, "It is {who}'s turn. Pass the screen on; {who} presses Enter. ");
SAY(curtain_help, "Enter shows {who}'s cards. Anybody may act out of turn here: “{as} NAME {sell}”. “{quit}” stops.");
SAY(act_of_others, "“{name}” does not begin with the name of a person at this table: {people}.");
SAY(act_not_understood, "That is no move that {who} could make here.");

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
SAY(about_hand, "  {word}: what you have, and what it is worth");
SAY(about_table, "  {word}: what lies on the table");
SAY(about_log, "  {word}: the story so far");
SAY(about_hint, "  {word}: advice for this decision");
SAY(about_rules, "  {word}: the rules of the game");
SAY(about_pace, "  {word}: how long computer players are watched ({all})");
SAY(about_undo, "  {word}: takes back the last piece of a half-typed move, or else your last decision");
SAY(about_quit, "  {word}: stop; the game can be taken up again");

/* The guided start. */
SAY(welcome, "Welcome to Nika. Answer with a number; Enter takes the suggested one.");
SAY(ask_go_on, "You broke off a game of {game} after {moves:moves}. Go on with it?");
SAY(ask_start, "What shall it be?");
SAY(answer_go_on, "Go on with it");
SAY(answer_quick, "A quick game of {game} against {others} computer players");
SAY(answer_like_last, "A game like the last one: {game}, {players:players}");
SAY(answer_new_game, "Another game: choose everything");
SAY(ask_language, "Which language?");
SAY(ask_game, "Which game?");
SAY(game_byzantz, "Byzantz");
SAY(game_justinian, "Justinian");
SAY(ask_players, "How many players, {least} to {most}?");
SAY(ask_people, "How many of them play at this screen, 1 to {most}? The others are computer players.");
SAY(ask_name, "What is your name?");
SAY(ask_name_of, "What is the name of person {number}?");
SAY(name_prompt, "Name (Enter: {name}): ");
SAY(name_wrong, "A name has at most {most} bytes, and nothing invisible in it.");
SAY(name_taken, "There is already somebody called “{name}” at the table.");
SAY(default_name, "Player {letter}");
SAY(ask_seat, "Where do you sit? The seats are in a circle, and who begins is drawn by lot.");
SAY(answer_any_seat, "Anywhere, by lot");
SAY(answer_seat, "Seat {letter}");
SAY(ask_level, "How strong are the computer players?");
SAY(answer_each_level, "Each of them different");
SAY(ask_level_of, "How strong is {name}?");
SAY(ask_edition, "Which edition of the rules?");
SAY(edition_en, "English");
SAY(edition_fr, "French");
SAY(edition_it, "Italian");
SAY(edition_ja, "Japanese");
SAY(number_prompt, "Number (Enter: {number}): ");
SAY(number_wrong, "Please type a number from {least} to {most}, or only Enter for {number}.");
SAY(lesson_how, "Enter goes on; a move is typed. “{help}” shows what you can type, “{table}” what lies there; “{quit}” "
                "leaves the lesson.");
SAY(lesson_type, "To do that, type: {move}");
SAY(lesson_read_on, "First read on: press Enter.");
SAY(answer_learn, "Learn a game first, step by step");
SAY(ask_lesson, "Which game do you want to learn?");
SAY(ask_game_now, "Do you want to play a real game now?");
SAY(answer_game_now, "Yes, against the computer");
SAY(ask_rematch, "Another game?");
SAY(answer_rematch, "Yes, with the same players");
SAY(answer_enough, "No, that is enough");

/* Records. */
SAY(record_kept_in, "The record of this game: {path}");
SAY(replay_with, "See it again, move by move: nika replay {path}");
SAY(go_on_with, "The game is kept. Go on with: nika play --resume {path}");
SAY(nothing_was_kept, "The game was played without a record and can't be taken up again.");
SAY(plays_without_record, "No record can be kept ({path}: {reason}). The game is played without one.");
SAY(plays_without_home, "No record can be kept: there is no home folder. The game is played without one.");
SAY(record_exists, "{path} is there already; to go on with that game: nika play --resume {typed}");
SAY(record_in_use, "{path}: another program is playing this game");
SAY(record_no_file, "{path} is not a plain file");
SAY(record_broken, "{path}, line {line}: {reason}");
SAY(record_torn, "{path}: line {line}, the last one, was cut off and has been removed; the game goes on before it.");
SAY(game_is_over, "This game is over.");

/* The command line. */
SAY(one_game_only, "name one game: {known}");
SAY(option_needs_game, "{option} needs a game to be named: {known}");
SAY(option_beside_resume, "{option} can't stand beside --resume: that game goes on as it was begun");
SAY(option_beside_seats, "{option} can't stand beside --seats, which already says who sits where");
SAY(players_against_seats, "--players says {players}, but --seats names {seats}");
SAY(seats_needed, "--seats needs {least} to {most} names for {game}, with commas between");
SAY(seats_of_record, "--seats names {given}, but that game has {players:players}");
SAY(players_needed, "--players needs a number from {least} to {most}");
SAY(me_needed, "--me needs a seat from 0 to {last}, or “random”");
SAY(levels_needed, "--level needs one name, or one for each opponent ({opponents}), with commas between");
SAY(no_such_player, "there is no player “{name}”; there are: human, {known}");
SAY(pace_needed, "there is no pace “{pace}”; there are: {known}");
SAY(seed_needed, "--seed needs a number from 0 to 18446744073709551615");
SAY(too_many_names, "--names has more names than {players:players}");
SAY(japanese_needs_utf8, "Japanese needs a terminal with UTF-8; here it goes on in English.");

CATALOGUE(en, play, NIKA_MESSAGES_PLAY);
