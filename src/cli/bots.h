/*
 * bots.h: bots: computer players that are programs of their own (`cmd:COMMAND`), asked over pipes. The protocol, and
 * what a bot gets that breaks it, are in docs/bots.md.
 */
#ifndef NIKA_CLI_BOTS_H
#define NIKA_CLI_BOTS_H

#include <stdatomic.h>

#include "child.h"
#include "cli.h"

/* How a bot can fail to answer. A random legal move is made instead, and the fault is counted. */
enum bot_fault {
    BOT_CRASH,   /* it has ended, or closed its standard output */
    BOT_SLOW,    /* no answer in time */
    BOT_ILLEGAL, /* a move that is none of the legal ones */
    BOT_GARBAGE, /* something else than an answer */
    BOT_FAULTS
};

/* Why the bots of a command are not asked any more. */
enum bot_end { BOT_GOES_ON, BOT_NOT_STARTED, BOT_TOO_MANY_FAULTS };

enum { BOT_COMMAND_MAX = 1024 }; /* bytes of a command, with a NUL */

/* What all processes of one command share. */
struct bot_command {
    char text[BOT_COMMAND_MAX];
    uint64_t time, start; /* milliseconds for an answer; so long after its start a process need not have answered */
    uint64_t faults_most;
    atomic_uint faults; /* so far, of all processes */
    _Atomic enum bot_end end;
    atomic_int error;         /* errno, if a process could not even be started */
    struct nika_outside mark; /* by which an agent is known to be this one, before it has a process */
};

/* One process, which plays one game at a time. Zero but for `command`, the limit and the names at first. */
struct bot {
    struct bot_command *command;
    struct nika_outside outside;
    int64_t (*limit)(
        void *context); /* milliseconds that it may think for now at most; NULL: only its own limit counts */
    void *limit_context;
    struct nika_names names;
    struct child child;
    double started;
    bool answered; /* since then */
    unsigned faults[BOT_FAULTS];
    unsigned ply;
    uint64_t asked; /* the id of the last question */
    /* Lines that it gets: those of this game begin at `game`, those before `told` were written. */
    char *lines;
    size_t size, room, game, told;
};

void bot_begin(struct bot *bot, struct bot_command *command);
/* Ends the process. The bot can be asked again: then it is started again. */
void bot_rest(struct bot *bot);
void bot_free(struct bot *bot);

/* The options of all commands that play with bots. */
struct bot_options {
    const char *time, *start, *faults;
};
#define BOT_OPTIONS(said)                                                                                              \
    {.name = "--bot-time", .value = &(said).time}, {.name = "--bot-start", .value = &(said).start},                    \
    {                                                                                                                  \
        .name = "--bot-faults", .value = &(said).faults                                                                \
    }
/* Reads them into all commands that were read. Returns an exit status; an error is explained. */
int bots_read(const char *command, const struct bot_options *said);

/* The command of this text, made if there is none: so all places of one command are one. NULL if there are too many. */
struct bot_command *bots_command(const char *text);
/* Makes an agent of it, which has no process yet. Its name is the command, shortened if it is long. */
void bots_agent(struct bot_command *command, struct nika_agent *agent);

/*
 * A thread's bots. All zero at first. A match plays a deal several times, with changed seats: each of these games has a
 * process of its own at each place, so that none sees a deal twice.
 */
struct bot_place {
    struct nika_outside outside;
    struct bot_command *command; /* NULL: this place is no bot's */
    struct bot of[NIKA_SEATS_MAX], *now;
    unsigned games, game; /* of a deal; the next one */
};
struct bots {
    struct bot_place at[NIKA_SEATS_MAX];
};

/* What bots did wrong, by place; and the first place whose bots are not asked any more. */
struct bot_report {
    unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS];
    enum bot_end end;
    int error;
    unsigned place; /* whose end it was */
};

/* Gives agents that are bots processes of this thread, for a deal that is played so many times. Those of other kinds stay
 * as they are. */
void bots_seat(struct bots *bots, struct nika_agent *agents, unsigned count, unsigned games);
/* What went wrong since the last report. */
void bots_report(struct bots *bots, struct bot_report *report);
void bots_end(struct bots *bots);

/* Says why a bot is not asked any more; `error`: errno of a process that could not be started, or 0. */
struct nika_message bots_say_end(enum bot_end end, int error, const char *name);
/* Counts further faults of an agent, if it is a bot. False if they are too many together. */
bool bots_count(const struct nika_agent *agent, unsigned faults);
/* A list of faults that occurred, "2 crash, 1 slow". False if there are none. */
bool bots_say_faults(const unsigned faults[BOT_FAULTS], struct nika_text *list);
/* All kinds as members of an open object. */
void bots_write_faults(const unsigned faults[BOT_FAULTS], struct nika_writer *writer);
/* The program is about to end: no bot is waited for any more, and none is asked. */
void bots_stop(void);

#endif
