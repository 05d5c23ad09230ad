/*
 * cli_join.h: what the files of `nika join` share.
 */
#ifndef NIKA_CLI_JOIN_H
#define NIKA_CLI_JOIN_H

#include <nika/join.h>
#include <nika/tui.h>

#include "cli.h"

/* What the command line says. */
struct join_wanted {
    const char *url, *name, *seat, *create, *players, *clock, *agents, *spectators, *undo, *account, *state, *record,
        *autopilot, *adviser, *pace, *grace;
    struct cli_setup setup;
    bool watch, listed, bots, start, no_memory, no_talk, new_account, plain, ascii, mouse;
};

/* A table that is to be opened. */
struct join_opening {
    struct nika_setup setup;
    struct nika_table_options options;
    unsigned computers;
    char levels[NIKA_SEATS_MAX][NIKA_AGENT_NAME_MAX]; /* for as many open seats */
};

/* Joining under way. */
struct joining {
    struct join_wanted wanted;
    enum nika_language language;
    struct nika_server_url place;
    struct nika_join *join;
    struct nika_agent adviser, pilot;
    struct join_opening opening;
    unsigned seat; /* that is wanted, or NIKA_WATCHER */
    bool full;     /* the table was full when last seen */
    bool stopped;  /* the user quit, or it cannot go on */
    int signal;
    int status;
};

/*
 * cli_join.c.
 */
void join_say(struct joining *joining, struct nika_message message);
/*
 * Handles events, and tells them. False if it is over: the user quit, or the server is unreachable, which is explained.
 */
bool join_attend(struct joining *joining);
/* Waits for an event, and handles it. */
bool join_await(struct joining *joining);
/* Waits for the response to a request; false if it is over. The response may have been lost with the connection. */
bool join_reply(struct joining *joining, unsigned number, struct nika_reply *reply);
/* The same, and errors are reported. Whether it was granted. */
bool join_granted(struct joining *joining, unsigned number, struct nika_reply *reply);
/* Waits until there is a connection. */
bool join_connected(struct joining *joining);

/*
 * A line typed at a prompt, while news is told. False at the end of input, or if it is over; or, with `until`, once
 * that says so.
 */
bool join_line(struct joining *joining, struct nika_message prompt, struct nika_typed *typed,
               bool (*until)(const struct joining *joining));
/* Says that the line is no command, and how to get help. */
void join_say_no_word(struct joining *joining, const char *line);

/*
 * join_lobby.c. Where there is no table yet: finds one, or opens one. False if it is over.
 */
bool join_lobby(struct joining *joining, char table[NIKA_TABLE_ID_MAX]);
/* Opens the table that `opening` describes. */
bool join_open(struct joining *joining, char table[NIKA_TABLE_ID_MAX]);

/*
 * join_table.c. Goes to a table, sits down, and waits until the game can be shown. False if it is over.
 */
bool join_table(struct joining *joining, const char *table);

/*
 * join_after.c. After the end: the record, whether the deal was fair, another game. True, with its table, if there is
 * to be one.
 */
bool join_after(struct joining *joining, char next[NIKA_TABLE_ID_MAX]);

#endif
