/*
 * cli_bot.h: what the files of `nika bot` share.
 */
#ifndef NIKA_CLI_BOT_H
#define NIKA_CLI_BOT_H

#include <pthread.h>

#include <nika/join.h>

#include "bots.h"

enum {
    BOT_TABLES_MAX = 8, /* as many connections as a server lets one person have */
    BOT_HOSTS_MAX = 16,
    BOT_AVOIDED_MAX = 64
};

/* At which tables a bot sits down. */
struct bot_rules {
    unsigned games; /* a mask, by the places in nika_games */
    unsigned players_min, players_max;
    unsigned host_count; /* 0: anybody's tables */
    char hosts[BOT_HOSTS_MAX][NIKA_NAME_MAX];
};

/* What all tables of one bot share. */
struct botting {
    struct bot_rules rules;
    struct nika_server_url place; /* with a table: that one alone */
    struct nika_join_settings settings;
    struct bot_command *command;
    atomic_bool stop;   /* everybody leaves */
    atomic_bool failed; /* and the exit status is 1 */
    pthread_mutex_t lock;
    char taken[BOT_TABLES_MAX][NIKA_TABLE_ID_MAX];    /* where others of us are */
    char avoided[BOT_AVOIDED_MAX][NIKA_TABLE_ID_MAX]; /* where we were not wanted, a ring */
    unsigned avoided_count;
};

/* bot_table.c. One connection: looks for a table, plays there, looks for the next. */
struct bot_slot {
    struct botting *all;
    struct nika_join *join;
    struct nika_agent agent;
    struct bot_command command; /* a copy: faults are counted for each table */
    struct bot bot;
    unsigned number;
    unsigned request;  /* that is awaited, 0: none */
    bool sitting;      /* it is one to sit down */
    atomic_bool ready; /* the slot has been connected */
    char table[NIKA_TABLE_ID_MAX];
    bool seated, over, told_over;
    bool mine; /* one's own tables were looked at */
    double next_look, since;
    unsigned agreed_ply; /* an undo of that ply was agreed to, */
    double agreed;       /* then; 0: none was */
};
/* Runs until it is stopped. For a thread of its own; the argument is the slot. */
void *bot_slot_run(void *context);

#endif
