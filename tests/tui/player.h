/*
 * player.h: somebody who plays Nika in a terminal (driver.h), on the full screen or in plain lines.
 *
 * A player sees where the game stands from its record, which the program keeps move by move, and types what leads
 * to a legal move. On the full screen the keys are found by trying them on the board itself (src/tui/tui_board.h),
 * with the view of the seat that is asked: whatever keys a board has, the player knows them; that the program then
 * makes exactly this move, and tells it in its record, is what is tested.
 */
#ifndef NIKA_TESTS_TUI_PLAYER_H
#define NIKA_TESTS_TUI_PLAYER_H

#include <nika/language.h>
#include <nika/record.h>

#include "driver.h"
#include "keys.h"

enum { PATH_ROOM = 256, PLIES_MAX = 4096 };

struct player {
    struct pty *pty;
    enum nika_language language;
    unsigned people; /* mask of the seats that the player plays for */
    bool plain;      /* in plain lines */
    bool silent;     /* and nobody told the program so */
    const char *pace;
    bool garbage; /* types nonsense before every move */
    struct nika_rng rng;
    char record[PATH_ROOM];
    struct nika_reader game; /* as the record had it when it was last read */
    unsigned seats[PLIES_MAX];
    struct nika_move moves[PLIES_MAX];
};

/* What all tests begin with: the program, from the command line, and surroundings in which nothing depends on who
 * runs the tests: a folder of their own as home, one locale, one kind of terminal. Ends them: removes the folder. */
void players_begin(const char *nika);
void players_end(void);
const char *players_nika(void);
const char *players_folder(void);

/* A player before a blank terminal. */
void player_open(struct player *player, int rows, int columns, enum nika_language language);
void player_close(struct player *player);

/* Starts `nika play` with these words, ended by NULL; the language, the pace and the record are added. */
void player_start(struct player *player, const char *const words[]);
/* Starts `nika play --resume` with the player's record. */
void player_resume(struct player *player);

/* Reads the record again. */
void player_read(struct player *player);

/* The seat that the game waits for, or NIKA_WATCHER if it is over. */
unsigned player_asked(const struct player *player);

/* Waits until one of the player's seats is asked and the program waits for keys, or the game is over. True if it goes
 * on. Curtains are opened. */
bool player_wait(struct player *player);
/* The same, but stays before a curtain. */
bool player_wait_closed(struct player *player);
/* Whether the curtain is down for the seat that is asked. */
bool player_is_closed(struct player *player);

/* Finds keys (or a line) with which the seat that is asked makes some legal move, or this one. */
struct nika_move player_choose(struct player *player, const struct nika_move *wanted, char keys[KEYS_ROOM]);

/* Makes one move, when asked: any, or the one that is spelled so. */
void player_move(struct player *player);
void player_move_spelled(struct player *player, const char *word);

/* Plays until so many moves of all seats are in the record, or the game is over. True if it is not. */
bool player_play(struct player *player, unsigned plies);

/* What the game asks now, in the player's language. */
void player_question(const struct player *player, struct nika_text *text);

/* Waits for the program's end: with this status (128 and more: by that signal), and the record whole and at least as
 * long as it was. */
void player_ended(struct player *player, int status);

/* The program says that the record is fine. */
void player_verify(struct player *player);

#endif
