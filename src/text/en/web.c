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
SAY(web_save_record, "Save the record");
SAY(web_panel, "Panel beside the table");
SAY(web_connection_lost, "Connection lost, trying again …");
SAY(web_at_phase, "Phase {phase} · turn {turn}");
SAY(web_at_round, "Round {round} of {rounds}");
SAY(web_log, "Story");
SAY(web_talk, "Talk");
SAY(web_help, "Help");
SAY(web_hint, "Hint");
SAY(web_undo, "Take back");
SAY(web_since_again, "Since my turn");
SAY(web_skip, "Go on");
SAY(web_hurry, "Fast until my turn");
SAY(web_result, "Result");
SAY(web_log_more, "Earlier");
SAY(web_log_empty, "Nothing has happened yet. What everybody does will be told here.");
SAY(web_hint_not_now, "Hints are there when it is your turn.");
SAY(web_hint_thinks, "Thinking …");
SAY(web_hint_failed, "There is no hint for this decision.");
SAY(web_hint_what, "What would a strong player do, and why?");
SAY(web_hint_ask, "Show me");
SAY(web_hint_play, "Play this");
SAY(web_do_it, "Do it anyway");
SAY(web_rather_not, "Go back");
SAY(web_not_played, "That move was not played. Try again.");
SAY(web_not_now, "That is not possible now.");
SAY(web_pace, "Pace of the others");
SAY(web_pace_about, "How long you see what each of the others does");
SAY(web_pace_step, "Step by step");
SAY(web_pace_slow, "Slow");
SAY(web_pace_normal, "Normal");
SAY(web_pace_fast, "Fast");
SAY(web_pace_none, "At once");
SAY(web_hand_over, "Pass the screen to {who}");
SAY(web_hand_over_why, "Nobody's secrets are on the screen now.");
SAY(web_hand_over_ready, "I am {who}");
SAY(web_hand_over_short, "The screen is passed on.");
SAY(web_result_how, "How the points came about");
SAY(web_rematch, "Again with the same players");
SAY(web_rematch_seats, "Then everybody moves on one seat and changes color.");
SAY(web_look_at_table, "Look at the table");
SAY(web_replay, "Replay");
SAY(web_new_game, "New game");
SAY(web_seat_you, "You");
SAY(web_seat_auto, "played by the computer");
SAY(web_seat_computer, "computer");
SAY(web_only_answer, "Only answer:");
SAY(web_seat_open, "free seat");
SAY(web_seat_away, "away");
SAY(web_seat_thinks, "thinking");
SAY(web_justinian, "Justinian");
SAY(web_byzantz, "Byzantz");
SAY(web_trouble_unsaved, "This browser cannot keep the game: it is lost when the page is closed.");
SAY(web_trouble_elsewhere, "This game goes on in another tab. Load this page again to play it here.");
SAY(web_trouble_stopped, "The computer players stopped unexpectedly. The game is kept; load the page again.");
SAY(web_default_name, "Guest");
SAY(web_again, "Once more");
SAY(web_goal_justinian,
    "Goal: the most points in three scorings. Move the counselors on your cards to the places that pay most.");
SAY(web_goal_byzantz,
    "Goal: the most points. Win goods at auction, take more from the market, and sell sets of three of a kind.");
SAY(web_goal_learn, "Learn by playing");

/* Keys. */
SAY(web_keys, "Keys");
SAY(web_keys_page, "Everywhere");
SAY(web_keys_table, "At the table");
SAY(web_key_keys, "All keys");
SAY(web_key_back, "One step back, or close");
SAY(web_key_skip, "Go on at once");
SAY(web_key_hurry, "Fast until you are asked");
SAY(web_key_hint, "A hint");
SAY(web_key_log, "The story");
SAY(web_key_undo, "Take back");
SAY(web_key_menu, "The menu");

/* Settings. */
SAY(web_auto, "Automatic");
SAY(web_on, "On");
SAY(web_off, "Off");
SAY(web_name, "Your name");
SAY(web_name_about, "As the others at the table see it");
SAY(web_language, "Language");
SAY(web_theme, "Colors");
SAY(web_theme_light, "Day");
SAY(web_theme_dark, "Night");
SAY(web_contrast, "Strong contrast");
SAY(web_motion, "Motion");
SAY(web_motion_about, "Whether pieces glide to their places");
SAY(web_confirm, "Ask about unusual moves");
SAY(web_confirm_about, "Once, before something that is hard to take back");
SAY(web_single, "Give the only answer for me");
SAY(web_single_about, "Against the computer, where the rules leave just one move");
SAY(web_sound, "Sounds");
SAY(web_volume, "Volume");
SAY(web_notices, "Notify me when it is my turn");
SAY(web_notices_about, "Only while this page is out of sight");
SAY(web_notices_denied, "The browser does not allow it. You can change that in its settings for this page.");

/* The start page. */
SAY(web_slogan, "Two games of intrigue and trade, from the city on the Bosporus.");
SAY(web_justinian_is, "Whisper at the emperor's court: push the counselors whose favor you hold up the row, and call "
                      "the scoring when it suits you.");
SAY(web_byzantz_is,
    "Bid at the bazaar for bundles of goods, fill the market for others, and sell sets before your bags are full.");
SAY(web_play, "Play");
SAY(web_play_game, "Play {game}");
SAY_PLURAL(web_solo_against, "against the computer, level: {level}", "against {n} computer players, level: {level}");
SAY(web_solo_at_table, "{n} at the table");
SAY(web_options, "Options");
SAY(web_learn, "Learn");
SAY(web_continue, "Go on with your game of {game}");
SAY(web_way_friends, "Play with friends");
SAY(web_way_friends_about, "Open a table and send the link");
SAY(web_way_lobby_about, "Tables that wait for players");
SAY(web_way_games_about, "Running and finished ones");
SAY(web_way_replay_about, "Watch a game again, move by move");
SAY(web_solo_title, "{game}, as you like it");
SAY(web_solo_players, "Players");
SAY(web_solo_level, "Computer players");
SAY(web_solo_seats, "Who sits where");
SAY(web_solo_who, "Who plays seat {letter}");
SAY(web_solo_name, "Name");
SAY(web_seat_person, "Person");
SAY(web_solo_hot, "You play on one screen: it is passed on, and nobody sees the others' secrets.");
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
SAY(web_profit_open, "Everybody's profit lies open.");
SAY(web_profit_secret, "Profits stay secret until the end.");

/* All pages. */
SAY(web_nav_lobby, "Lobby");
SAY(web_nav_games, "My games");
SAY_PLURAL(web_nav_games_wait, "My games: {n} waits for you", "My games: {n} wait for you");
SAY(web_to_content, "To the content");
SAY(web_more_pages, "More pages");
SAY(web_rules_of_justinian, "Rules of Justinian");
SAY(web_rules_of_byzantz, "Rules of Byzantz");
SAY(web_about, "About");
SAY(web_loading, "Loading …");
SAY(web_lost, "Nothing here");
SAY(web_lost_why, "This address leads nowhere. Perhaps the link was cut off.");
SAY(web_unfetched, "You are offline");
SAY(web_unfetched_why,
    "This page has not been loaded yet. What you opened before works without a network; this one comes "
    "as soon as there is a connection.");
SAY(web_broken, "Something broke");
SAY(web_broken_why, "That is our fault, not yours. Your games are kept; loading the page again usually helps.");
SAY(web_broken_details, "Details");
SAY(web_reload, "Load again");

CATALOGUE(en, web, NIKA_MESSAGES_WEB);
