/*
 * en/error.c: what servers refuse and what connections suffer, in English.
 */
#include <nika/messages_error.h>

#include "../catalogue.h"

SAY(error_bad_message,
    "The server and this program do not understand each other: one of them is older. Load it again, or update it.");
SAY(error_unknown_request, "The server does not know how to do that: it is older than this program.");
SAY(error_bad_value, "The server does not accept that value.");
SAY(error_bad_value_of, "The server does not accept that value ({where}).");
SAY(error_not_signed_in, "The server does not know you: sign in again, or give a name.");
SAY(error_wrong_password, "That is not the password of this account, or there is no such account.");
SAY(error_name_taken, "That name belongs to an account. Choose another, or sign in.");
SAY(error_bad_name, "A name has 1 to 24 characters, and nothing invisible in it.");
SAY(error_bad_password, "A password has 8 to 128 characters.");
SAY(error_bad_ticket, "The server did not accept the ticket for the connection. Try again.");
SAY(error_bad_origin, "The server does not accept requests from this address.");
SAY(error_no_such_table, "There is no such table on this server. Look at the link once more.");
SAY(error_no_such_seat, "There is no such seat at this table.");
SAY(error_seat_taken, "Somebody already sits there. Choose an open seat.");
SAY(error_not_seated, "You have no seat at this table; only players can do that.");
SAY(error_not_host, "Only the host of the table can do that.");
SAY(error_kicked, "The host has closed this table to you.");
SAY(error_not_allowed, "You may not do that here, or not now.");
SAY(error_not_open, "The game has begun already.");
SAY(error_not_running, "No game is running at this table.");
SAY(error_not_over, "The game is not over yet.");
SAY(error_not_full, "There are open seats. Fill them, with people or with computer players.");
SAY(error_stale, "The game had gone on already, so nothing was done.");
SAY(error_refused, "The rules do not allow that.");
SAY(error_no_undo,
    "That can't be taken back: something was revealed by it, somebody has acted since, or there is nothing of yours.");
SAY(error_no_question, "That is no longer asked.");
SAY(error_not_kept, "The server could not write that down, so nothing was done. Try again in a moment.");
SAY(error_damaged, "The server can't read this table any more.");
SAY(error_slow_down, "That was too much at once. Wait a moment.");
SAY(error_too_many, "You have too many connections, tables or seats there already.");
SAY(error_closing, "The server is being stopped. Try again in a moment.");
SAY(error_starting, "The server is just starting. Try again in a moment.");
SAY(error_busy, "The server has too much to do. Try again in a moment.");
SAY(error_unreachable, "The server can't be reached.");
SAY(error_untrusted, "The server can't prove who it is: its certificate is not valid for this address.");
SAY(error_no_server, "What answers at that address is no server of Nika.");
SAY(error_other_protocol, "That server speaks another version of the protocol than this program.");
SAY(error_offline, "That needs a connection, and there is none at the moment.");
SAY(error_unknown, "The server refused that: {word}.");

CATALOGUE(en, error, NIKA_MESSAGES_ERROR);
