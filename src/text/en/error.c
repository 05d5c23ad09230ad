/*
 * en/error.c: what servers refuse and what connections suffer, in English.
 */
#include <nika/messages_error.h>

#include "../catalogue.h"

SAY(error_bad_message,
    "The server and this program do not understand each other: one of them is out of date. Reload or update it.");
SAY(error_unknown_request, "The server can't do that: it is older than this program.");
SAY(error_bad_value, "The server does not accept that value.");
SAY(error_bad_value_of, "The server does not accept that value ({where}).");
SAY(error_not_signed_in, "The server does not know you: sign in again, or give a name.");
SAY(error_wrong_password, "Wrong password, or there is no such account.");
SAY(error_name_taken, "That name belongs to an account. Choose another, or sign in.");
SAY(error_bad_name, "A name has 1 to 24 characters, none of them invisible.");
SAY(error_bad_password, "A password has 8 to 128 characters.");
SAY(error_bad_ticket, "The server did not accept the connection ticket. Try again.");
SAY(error_bad_origin, "The server does not accept requests from this address.");
SAY(error_no_such_table, "There is no such table on this server. Check the link.");
SAY(error_no_such_seat, "There is no such seat at this table.");
SAY(error_seat_taken, "That seat is taken. Choose an open one.");
SAY(error_not_seated, "You have no seat at this table; only players can do that.");
SAY(error_not_host, "Only the host of the table can do that.");
SAY(error_kicked, "The host has removed you from this table.");
SAY(error_not_allowed, "You may not do that here, or not now.");
SAY(error_not_open, "The game has already begun.");
SAY(error_not_running, "No game is running at this table.");
SAY(error_not_over, "The game is not over yet.");
SAY(error_not_full, "Some seats are open. Fill them with people or computer players.");
SAY(error_stale, "The game had already moved on, so nothing was done.");
SAY(error_refused, "The rules do not allow that.");
SAY(error_no_undo,
    "That can't be undone: it revealed something, somebody has acted since, or there is nothing of yours to undo.");
SAY(error_no_question, "That question is no longer open.");
SAY(error_not_kept, "The server could not save that, so nothing was done. Try again in a moment.");
SAY(error_damaged, "The server can no longer read this table.");
SAY(error_slow_down, "Too many requests at once. Wait a moment.");
SAY(error_too_many, "You already have too many connections, tables or seats there.");
SAY(error_closing, "The server is shutting down. Try again in a moment.");
SAY(error_starting, "The server is starting. Try again in a moment.");
SAY(error_busy, "The server is too busy. Try again in a moment.");
SAY(error_unreachable, "The server can't be reached.");
SAY(error_untrusted, "The server can't prove who it is: its certificate is not valid for this address.");
SAY(error_no_server, "There is no Nika server at that address.");
SAY(error_other_protocol, "That server speaks a different version of the protocol from this program.");
SAY(error_offline, "That needs a connection, and there is none right now.");
SAY(error_unknown, "The server refused that: {word}.");

CATALOGUE(en, error, NIKA_MESSAGES_ERROR);
