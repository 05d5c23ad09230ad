/*
 * en/web.c: what is said by the browser around the tables: start page, shell, settings, in English.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

/* Around the table. */
SAY(web_title, "Nika");
SAY(web_close, "Close");
SAY(web_menu, "Menu");
SAY(web_to_start, "Start page");
SAY(web_rules, "Rules");
SAY(web_settings, "Settings");
SAY(web_save_record, "Save record");
SAY(web_panel, "Panel beside the table");
SAY(web_connection_lost, "Connection lost, trying again …");
SAY(web_at_phase, "Phase {phase} · turn {turn}");
SAY(web_at_round, "Round {round} of {rounds}");
SAY(web_log, "Log");
SAY(web_talk, "Chat");
SAY(web_help, "Help");
SAY(web_hint, "Hint");
SAY(web_undo, "Undo");
SAY(web_since_again, "Since my turn");
SAY(web_skip, "Continue");
SAY(web_hurry, "Skip to my turn");
SAY(web_result, "Result");
SAY(web_log_more, "Earlier");
SAY(web_log_empty, "Nothing has happened yet. Everybody's moves will appear here.");
SAY(web_hint_not_now, "Hints are available when it is your turn.");
SAY(web_hint_thinks, "Thinking …");
SAY(web_hint_failed, "There is no hint for this decision.");
SAY(web_hint_what, "What would a strong player do, and why?");
SAY(web_hint_ask, "Show me");
SAY(web_hint_play, "Play this");
SAY(web_do_it, "Do it anyway");
SAY(web_rather_not, "Go back");
SAY(web_not_played, "That move was not played. Try again.");
SAY(web_not_now, "That is not possible right now.");
SAY(web_pace, "Pace of other players");
SAY(web_pace_about, "How long you see each of their moves");
SAY(web_pace_step, "Step by step");
SAY(web_pace_slow, "Slow");
SAY(web_pace_normal, "Normal");
SAY(web_pace_fast, "Fast");
SAY(web_pace_none, "Instant");
SAY(web_hand_over, "Pass the screen to {who}");
SAY(web_hand_over_why, "Nobody's secrets are on the screen right now.");
SAY(web_hand_over_ready, "I am {who}");
SAY(web_hand_over_short, "The screen is passed on.");
SAY(web_result_how, "How the points add up");
SAY(web_rematch, "Play again, same players");
SAY(web_rematch_seats, "Everybody then moves on one seat and changes color.");
SAY(web_look_at_table, "Look at the table");
SAY(web_replay, "Replay");
SAY(web_new_game, "New game");
SAY(web_seat_you, "You");
SAY(web_seat_auto, "played by the computer");
SAY(web_seat_computer, "computer");
SAY(web_only_answer, "Only choice:");
SAY(web_seat_open, "free seat");
SAY(web_seat_away, "away");
SAY(web_seat_thinks, "thinking");
SAY(web_justinian, "Justinian");
SAY(web_byzantz, "Byzantz");
SAY(web_trouble_unsaved, "This browser can't save the game: it will be lost when you close the page.");
SAY(web_trouble_elsewhere, "This game is open in another tab. Reload this page to play it here.");
SAY(web_trouble_stopped, "The computer players stopped unexpectedly. The game is saved; reload the page.");
SAY(web_default_name, "Guest");
SAY(web_again, "Shown again");
SAY(web_goal_justinian,
    "Goal: the most points over three scorings. Move the counselors on your cards to the places that pay most.");
SAY(web_goal_byzantz,
    "Goal: the most points. Win goods at auction, take more from the market, and sell sets of three of a kind.");
SAY(web_goal_learn, "Learn by playing");

/* Keys. */
SAY(web_keys, "Keys");
SAY(web_keys_page, "Everywhere");
SAY(web_keys_table, "At the table");
SAY(web_key_keys, "All keys");
SAY(web_key_back, "One step back, or close");
SAY(web_key_skip, "Skip the wait");
SAY(web_key_hurry, "Skip to your turn");
SAY(web_key_hint, "Hint");
SAY(web_key_log, "Log");
SAY(web_key_undo, "Undo");
SAY(web_key_menu, "Menu");

/* Settings. */
SAY(web_auto, "Automatic");
SAY(web_on, "On");
SAY(web_off, "Off");
SAY(web_name, "Your name");
SAY(web_name_about, "As other players see it");
SAY(web_language, "Language");
SAY(web_theme, "Colors");
SAY(web_theme_light, "Light");
SAY(web_theme_dark, "Dark");
SAY(web_contrast, "High contrast");
SAY(web_motion, "Animation");
SAY(web_motion_about, "Whether pieces slide into place");
SAY(web_confirm, "Confirm unusual moves");
SAY(web_confirm_about, "Asks once before a move that is hard to undo");
SAY(web_single, "Make the only legal move for me");
SAY(web_single_about, "Against the computer, when the rules leave just one move");
SAY(web_sound, "Sounds");
SAY(web_volume, "Volume");
SAY(web_notices, "Notify me when it is my turn");
SAY(web_notices_about, "Only while this page is in the background");
SAY(web_notices_denied, "The browser does not allow this. You can change that in its settings for this page.");

/* The start page. */
SAY(web_slogan, "Two games of intrigue and trade, from the city on the Bosporus.");
SAY(web_justinian_is, "Whisper at the emperor's court: push the counselors whose favor you enjoy up the row, and call "
                      "the scoring when it suits you.");
SAY(web_byzantz_is,
    "Bid at the bazaar for bundles of goods, fill the market for others, and sell sets before your bags are full.");
SAY(web_play, "Play");
SAY(web_play_game, "Play {game}");
SAY_PLURAL(web_solo_against, "against the computer, level: {level}", "against {n} computer players, level: {level}");
SAY(web_solo_at_table, "{n} at the table");
SAY(web_options, "Options");
SAY(web_learn, "Learn");
SAY(web_continue, "Resume your game of {game}");
SAY(web_way_friends, "Play with friends");
SAY(web_way_friends_about, "Open a table and send the link");
SAY(web_way_lobby_about, "Tables waiting for players");
SAY(web_way_games_about, "In progress and finished");
SAY(web_way_replay_about, "Watch a game again, move by move");
SAY(web_solo_title, "{game}, your way");
SAY(web_solo_players, "Players");
SAY(web_solo_level, "Computer players");
SAY(web_solo_seats, "Who sits where");
SAY(web_solo_who, "Who plays seat {letter}");
SAY(web_solo_name, "Name");
SAY(web_seat_person, "Person");
SAY(web_solo_hot, "You share one screen: pass it on, and nobody sees the others' secrets.");
SAY(web_solo_edition, "Edition of the rules");
SAY(web_solo_board, "Numbers on the board");
SAY(web_solo_board_usual, "Our reconstruction");
SAY(web_solo_board_enter, "Enter the numbers of your own board");
SAY(web_board_windows, "Windows of the tiles");
SAY(web_board_windows_intro, "A counselor's tile has a window for each phase. The number of the place that shows there "
                             "is what the counselor is worth. Enter which number that is, from 0 to 19, as the columns "
                             "above are numbered. Until you change them, the windows are those of the reconstruction.");
SAY(web_board_windows_own, "entered by the host");
SAY(web_board_counselor, "Counselor");
SAY(web_board_window, "{counselor}, window of phase {phase}");
SAY(web_solo_details, "Edition and rules");
SAY(web_profit_open, "Everybody's profit is open.");
SAY(web_profit_secret, "Profits stay secret until the end.");

/* All pages. */
SAY(web_nav_lobby, "Lobby");
SAY(web_nav_games, "My games");
SAY_PLURAL(web_nav_games_wait, "My games: {n} is waiting for you", "My games: {n} are waiting for you");
SAY(web_to_content, "Skip to content");
SAY(web_more_pages, "More pages");
SAY(web_rules_of_justinian, "Rules of Justinian");
SAY(web_rules_of_byzantz, "Rules of Byzantz");
SAY(web_about, "About");
SAY(web_loading, "Loading …");
SAY(web_lost, "Page not found");
SAY(web_lost_why, "This address leads nowhere. Perhaps the link was cut off.");
SAY(web_unfetched, "You are offline");
SAY(web_unfetched_why, "This page has not been loaded yet. Pages you have already opened work offline; this one will "
                       "load as soon as there is a connection.");
SAY(web_broken, "Something went wrong");
SAY(web_broken_why, "That is our fault, not yours. Your games are saved; reloading the page usually helps.");
SAY(web_broken_details, "Details");
SAY(web_reload, "Reload");

CATALOGUE(en, web, NIKA_MESSAGES_WEB);
