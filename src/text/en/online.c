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
SAY(online_about_undo,
    "  {word}: remove the last piece of a half-typed move, or undo the move you have just made if it revealed nothing");
SAY(online_about_away, "  {away}: the computer plays for you until you type {back}");
SAY(online_about_mute, "  {mute}: mute the chat; {hear}: unmute it");
SAY(online_about_quit, "  {word}: leave; your seat stays yours, and the same command brings you back");

/* The full screen. */
SAY(online_key_say, "/: chat");
SAY(online_key_about, "i: who is here");
SAY(online_key_undo, "u: undo");
SAY(online_key_back, "a: play yourself");
SAY(online_key_agree, "y: agree  n: disagree");
SAY(online_key_never_mind, "n: never mind");
SAY(online_key_send, "Enter: send");
SAY(online_help_say, "/ or F4: say something to the others");
SAY(online_help_about,
    "i or F5: the table, who is here, the clocks, the link to invite others (F5 where i means something else)");
SAY(online_help_undo, "u: when nothing is half chosen, undo the move you have just made if it revealed nothing");
SAY(online_help_away, "a or F6: let the computer play for you; press again to play yourself");
SAY(online_help_mute, "F7: mute the chat at this table; press again to unmute it");
SAY(online_about_title, "The table");
SAY(online_saying, "Say: {text}_");
SAY(online_no_talk, "There is no chat at this table right now.");
SAY(online_quit, "Leave? Your seat stays yours, and the same command brings you back.");
SAY(online_ask_away, "Let the computer play for you? You can take your seat back at any time.");
SAY(online_question_gone, "That question is gone: the game has moved on.");

/* What happens at a table besides moves. */
SAY(online_said, "{name}: {text}");
SAY(online_sat, "{name} sits down in seat {seat}.");
SAY(online_stood, "{name} leaves the table.");
SAY(online_computer_sat, "{name}, a computer player ({level}), sits in seat {seat}.");
SAY(online_emptied, "Seat {seat} is open again.");
SAY(online_host, "{name} is now the host.");
SAY(online_here, "{name} is here.");
SAY(online_gone, "{name} is away.");
SAY(online_automatic, "The computer now plays for {name}.");
SAY(online_automatic_you, "The computer now plays for you. You can take your seat back at any time.");
SAY(online_back, "{name} is playing again.");
SAY(online_back_you, "You are playing again.");
SAY(online_started, "The game begins.");
SAY(online_closed, "This table has been closed.");
SAY(online_damaged, "The server can no longer read the record of this game. Its operator has been told.");
SAY(online_undone, "{name} undoes the last move.");
SAY(online_undone_you, "Your last move is undone.");
SAY(online_rematch, "There is a rematch: a new table with the same players.");
SAY(online_answered, "Your answer is in. You can change it until everybody has answered.");
SAY(online_reopened, "Choose again. Until you do, your first answer counts.");
SAY(online_waiting, "Your last move is still on its way.");
SAY(online_muted, "The chat at this table is muted.");
SAY(online_unmuted, "The chat at this table is no longer muted.");

/* The connection. */
SAY(online_lost, "No connection ({why}). Trying again …");
SAY(online_found, "The connection is back.");
SAY(online_closing, "The server is shutting down. The game continues when it is back.");
SAY(online_held_up,
    "The server can't save anything right now: its disk may be full. The game continues by itself once it can.");
SAY(online_status_lost, "no connection");
SAY_YOU(online_clock, "{who} {time}", "{who:you} {time}");
SAY(online_clock_and_yours, "{who} {time}, you {yours}");
SAY_PLURAL(online_days, "{days} day", "{days} days");
SAY(online_pause_sent, "Your move is on its way …");
SAY(online_pause_offline, "No connection. Your move will be sent as soon as it is back.");
SAY(online_pause_lost, "No connection to the server. Trying again …");
SAY(online_pause_answered, "You have answered. Waiting for the others.");
SAY(online_pause_automatic, "The computer is playing for you.");

/* Everything about a table. */
SAY(online_table_game, "{game}, {players:players}");
SAY(online_table_edition, "Edition of the rules: {edition}");
SAY(online_table_link, "Invite others with this link:");
SAY(online_table_url, "{link}");
SAY(online_seat_open, "Seat {seat}: open");
SAY(online_seat_you, "Seat {seat}: {name} (you)");
SAY(online_seat_person, "Seat {seat}: {name}");
SAY(online_seat_absent, "Seat {seat}: {name} (away)");
SAY(online_seat_automatic, "Seat {seat}: {name} (the computer plays)");
SAY(online_seat_computer, "Seat {seat}: {name}, computer player ({level})");
SAY(online_seat_kept, "Seat {seat}: kept for {name}");
SAY(online_table_host, "Host: {name}");
SAY(online_table_no_clock, "Clock: none");
SAY(online_table_live_clock, "Clock: {bank} per player, plus {increment} s per move");
SAY_PLURAL(online_table_days_clock, "Clock: {days} day per decision", "Clock: {days} days per decision");
SAY_PLURAL(online_table_watched, "{watchers} person is watching. Anyone with the link may.",
           "{watchers} people are watching. Anyone with the link may.");
SAY(online_table_watchable, "Anyone with the link may watch.");
SAY(online_table_watched_after, "Anyone with the link may read the record after the game.");
SAY(online_table_private, "Nobody else may watch.");
SAY(online_table_undo_never, "Moves can't be undone.");
SAY(online_table_undo_ask, "Moves can be undone if everybody agrees.");
SAY(online_table_commitment, "The server's commitment to the deal: {digits}");

/* Whether the deal was fair. */
SAY(online_fair, "The deal is proven fair: it follows from the secret that the server had committed to and from "
                 "everybody's random contribution, including yours; and the record is the game that you played.");
SAY(online_fair_watched, "The deal is proven: it follows from the secret that the server had committed to and from the "
                         "players' random contributions.");
SAY(online_unfair_none, "The record has no proof of the deal: nobody can tell whether it was fair.");
SAY(online_unfair_record, "The record that the server provides is not valid: the deal can't be checked.");
SAY(online_unfair_game, "Beware: the record that the server provides is not the game that was shown here.");
SAY(online_unfair_commitment, "Beware: the server dealt from a secret other than the one it had committed to.");
SAY(online_unfair_chance, "Beware: your contribution to the deal is not in it.");
SAY(online_unfair_deal, "Beware: the deal does not follow from its proof.");

/* Errors of the protocol, by their words. */
SAY(online_name_taken, "That name belongs to an account. Choose another, or sign in with --account.");

/* Coming to a server, and its lobby. */
SAY(online_connecting, "Connecting to {origin} …");
SAY(online_hello, "You are here as {name}.");
SAY(online_forgotten, "The server no longer knows you: you are a new guest there.");
SAY(online_password, "Password for {name}: ");
SAY(online_lobby_empty, "No tables are listed here right now.");
SAY(online_lobby_open, "  {number}  {game}: {names} ({taken} of {players} seats taken)");
SAY(online_lobby_running, "  {number}  {game}: {names} (running)");
SAY(online_lobby_prompt, "Lobby> ");
SAY(online_room_prompt, "Table> ");
SAY(online_word_list, "list");
SAY(online_word_open, "open");
SAY(online_word_enter, "enter");
SAY(online_word_sit, "sit");
SAY(online_word_stand, "stand");
SAY(online_word_computer, "computer");
SAY(online_word_free, "free");
SAY(online_word_kick, "kick");
SAY(online_word_start, "start");
SAY(online_word_close, "close");
SAY(online_about_list, "  {word}: show the listed tables");
SAY(online_about_open, "  {word}: open a table of your own");
SAY(online_about_enter, "  {word} N: go to table N in the list, or to one by its link");
SAY(online_about_sit, "  {sit} B: take seat B; {stand}: leave your seat");
SAY(online_about_computer,
    "  {computer} B expert: put a computer player in seat B, or without a seat in all open ones; {free} B: remove it");
SAY(online_about_kick, "  {word} B: remove the person in seat B");
SAY(online_about_start, "  {start}: begin once all seats are taken; {close}: close the table");
SAY(online_about_leave, "  {word}: leave");
SAY(online_no_word, "“{word}” is not understood here.");
SAY(online_no_number, "“{word}” is neither a table in the list nor a link.");
SAY(online_no_seat, "“{word}” is not a seat at this table; the seats are A to {last}.");
SAY(online_no_level, "Unknown computer player “{word}”; available: {known}.");
SAY(online_ready_to_start, "All seats are taken. Type {start} to begin.");
SAY(online_waits_for_host, "The game begins when the host starts it.");
SAY(online_no_open_seat, "No seat is open any more.");
SAY(online_you_watch, "You are watching this game.");
SAY(online_not_watched, "Only its players may see this game.");
SAY(online_come_back, "Your seat stays yours. Come back with: nika join {url}");
SAY(online_ask_rematch, "Another game with the same players? ({answers}) ");
SAY(online_ask_people, "How many people will play, including you, 1 to {most}? The others are computer players.");
SAY(online_ask_clock, "Which clock?");
SAY(online_answer_no_clock, "None");
SAY(online_answer_live, "10 minutes per player, plus 10 seconds per move");
SAY(online_answer_days, "3 days per decision");
SAY(online_ask_listed, "Who can find the table?");
SAY(online_answer_link, "Only people with the link");
SAY(online_answer_listed, "Everybody, in this server's list");

/* The command line. */
SAY(online_one_url, "name one server, or the link to a table: http://HOST:PORT, https://HOST/t/…");
SAY(online_bad_url, "“{url}” is neither the address of a server nor the link to a table");
SAY(online_needs_create, "{option} is only for a new table, with --create");
SAY(online_create_at_table, "--create needs the address of a server, not the link to a table");
SAY(online_bad_seat, "--seat needs a letter from A to F, or a number from 0 to 5");
SAY(online_bad_clock, "--clock needs none, live:SECONDS+SECONDS or days:DAYS");
SAY(online_bad_spectators, "--spectators needs public, end or none");
SAY(online_bad_undo, "--undo needs never, ask or free");
SAY(online_bad_computers,
    "--computers needs at most {most} levels, separated by commas: beginner, casual, skilled, expert");
SAY(online_failed, "{sentence} ({why})");

CATALOGUE(en, online, NIKA_MESSAGES_ONLINE);
