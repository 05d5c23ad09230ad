/*
 * cli_play.h: what the files of `nika play` share.
 */
#ifndef NIKA_CLI_PLAY_H
#define NIKA_CLI_PLAY_H

#include <sys/types.h>

#include <nika/table.h>
#include <nika/tui.h>

#include "cli.h"

enum { PLAY_PATH_MAX = 4096, PLAY_NAME_MAX = 40 /* bytes of a name that is typed */ };

/* A game that is to be begun. */
struct play_game {
    struct nika_setup setup;
    struct nika_sitting sitting;
    bool seeded;
    uint64_t seed;
};

/*
 * cli_play.c. Ends by the signal, as whoever sent it expects. Prepares for playing in a terminal; returns the language in
 * which that can be done.
 */
int play_end_by(int number);
enum nika_language play_prepare(void);

/* Checks --pace and --adviser (each may be NULL), and reads the adviser. Returns an exit status. */
int play_check_terminal(const char *command, const char *pace, const char *adviser, struct nika_agent *agent);

/* Runs another command of the terminal (cli_play, cli_learn) for a game, with what was said about the terminal. */
int play_instead(int (*run)(int count, char **arguments), const char *game, bool plain, bool ascii, bool mouse);

/* play_deal.c. Where chance comes from: a seed, or the system. */
struct play_chance {
    bool seeded;
    struct nika_rng rng;
    int error; /* errno, if the system gave none */
};
struct play_chance play_chance(bool seeded, uint64_t seed);
unsigned play_below(struct play_chance *chance, unsigned bound);

/* Draws who starts, the deal, and the number from which computer players draw. With the seed of a simulation, its first
 * game. */
void play_deal(struct play_chance *chance, struct nika_setup *setup, struct nika_deal *deal, uint64_t *number);

/*
 * play_names.c. Names everybody who has no name: people by the environment or their seat, computer players from a
 * traditional list; all names are distinct.
 */
void play_name_all(struct play_game *game, enum nika_language language);

/* Takes a name. False if it can't be one, or somebody has it already; *why says so. */
bool play_take_name(struct nika_names *names, unsigned players, unsigned seat, const char *name,
                    struct nika_message *why);

/* What a person is called who says nothing, for the seat. */
void play_default_name(enum nika_language language, bool alone, unsigned seat, char name[NIKA_NAME_MAX]);

/*
 * play_record.c. The record of the game in progress: a file to which each line is appended whole, with one write, by
 * one program only (locked). Without a file (file < 0) everything is accepted and nothing kept.
 */
struct play_record {
    int file;
    char path[PLAY_PATH_MAX];
    char typed[PLAY_PATH_MAX + 16]; /* the path as it can be shown and typed again in a shell */
    off_t whole;                    /* bytes of its whole lines */
    bool torn;                      /* there is a partial line behind them that could not be cut off */
    bool unsettled;                 /* some lines may not be on disk yet */
    bool unsafe;                    /* and the disk reported an error: they may be lost */
    int error;                      /* errno of the last line that could not be kept */
    bool missing_end;               /* the last line is whole, but for its end */
    uint64_t lines;
};

struct play_record play_no_record(void);

/* Each returns an exit status; what is wrong is explained. Creating one asks that there is none. */
int play_record_create(struct play_record *record, const char *path);

/* A record in the user's own directory. If that fails, a sentence says so, and there is none. */
void play_record_autosave(struct play_record *record, const struct nika_game *game, enum nika_language language);

/* The last of those, or false. */
bool play_record_last(char path[PLAY_PATH_MAX]);

/*
 * Reads a record into the table. The file is locked, but not changed: play_record_repair does that when the game
 * resumes. `quiet`: errors are not reported.
 */
int play_record_read(struct play_record *record, const char *path, struct nika_table *table, bool quiet);
int play_record_repair(struct play_record *record, enum nika_language language);

/* Appends a line; flushes everything to disk; ends. */
struct nika_keeper play_record_keeper(struct play_record *record);
bool play_record_settle(void *context); /* the record; false if the disk reports an error */
void play_record_close(struct play_record *record);
void play_record_remove(struct play_record *record);

/* play_guide.c. The guided start: what a person answers. */
enum play_guided { PLAY_GUIDED_NEW, PLAY_GUIDED_RESUME, PLAY_GUIDED_LEARN, PLAY_GUIDED_QUIT };
enum play_guided play_guide(enum nika_language *language, struct play_game *game, struct play_record *record,
                            struct nika_table *table);
/* Once a game is over: whether there is to be another one. */
enum play_after { PLAY_ENOUGH, PLAY_AGAIN, PLAY_REVIEW /* of this one first */ };
enum play_after play_guide_rematch(enum nika_language language);

/* The game that was played at a table, to be begun again: with the same players, editions and switches. */
void play_like_table(const struct nika_table *table, struct play_game *game);

#endif
