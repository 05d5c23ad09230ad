/*
 * play.h: a game as it is being played, and nothing around it: the true world behind an opaque door, the moves so far, and
 * views. A server has thousands of these, so it is small, and its moves lie in memory that the caller lends and enlarges.
 * Who sits where, keeping records and thinking are the business of others.
 *
 * Nothing here allocates or does input and output.
 */
#ifndef NIKA_PLAY_H
#define NIKA_PLAY_H

#include <nika/ai.h>
#include <nika/record.h>

struct nika_play;

enum {
    NIKA_PLAY_BYTES = 1280, /* of a game, for whoever has memory for it lying within something else */
    NIKA_PLAY_MOVES = 4096  /* that a game can have: far more than any has */
};

/* A move that was made. */
struct nika_made {
    struct nika_move move;
    uint8_t seat;
};

/* Bytes of a game, for whoever lends the memory (aligned as malloc does). */
size_t nika_play_bytes(void);

/* Lays the table, without moves and without room for any. */
void nika_play_begin(struct nika_play *play, const struct nika_setup *setup, const struct nika_deal *deal);

/* Lends room for moves; those made so far are copied there, and what was lent before is no longer used. `room` is at
 * least as many as were made. */
void nika_play_lend(struct nika_play *play, struct nika_made *moves, unsigned room);
unsigned nika_play_room(const struct nika_play *play);

/* What stands fast, and where the game is. */
const struct nika_setup *nika_play_setup(const struct nika_play *play);
const struct nika_deal *nika_play_deal(const struct nika_play *play); /* for the record of a finished game */
unsigned nika_play_ply(const struct nika_play *play);                 /* how many moves were made */
const struct nika_made *nika_play_made(const struct nika_play *play, unsigned ply);
struct nika_waiting nika_play_waiting(const struct nika_play *play);
bool nika_play_result(const struct nika_play *play, struct nika_result *result); /* false if it is not over */

/* What a seat (or a watcher) knows now. */
void nika_play_look(const struct nika_play *play, unsigned seat, struct nika_view *view);

/* Whether a move would be accepted now; nothing changes. */
nika_refusal nika_play_judge(const struct nika_play *play, unsigned seat, struct nika_move move);

/* The record's line for a move that would be accepted; if wanted, with all that would be. */
void nika_play_line(const struct nika_play *play, unsigned seat, struct nika_move move, bool with_legal,
                    struct nika_text *line);

/* Makes a move. If it is refused, nothing changes. There must be room for it. */
nika_refusal nika_play_make(struct nika_play *play, unsigned seat, struct nika_move move);

/* Whether the last move is by this seat and can be taken back without anybody having seen what else had stayed hidden.
 * Answers to a question to all at once stand, since the others' come to light with them; so does the end of a game. */
bool nika_play_can_undo(const struct nika_play *play, unsigned seat);
/* Takes moves back, until so many are left. */
void nika_play_undo(struct nika_play *play, unsigned left);

/* Follows a record: call it after each line that the reader has read. A header begins the game anew, without room for
 * moves: whoever lends it does so then. */
void nika_play_read(struct nika_play *play, const struct nika_reader *reader, enum nika_reading reading);

/* The seats that are asked the same secret question one after the other and can be asked at once (see `together` in
 * nika/game.h), a mask: from the one that is asked on, in the rules' order. 0 if it is no such moment. */
unsigned nika_play_together(const struct nika_play *play);
/* What one of these seats knows once it is asked, if those before it gave the answer after which the next is asked; and
 * whether its move would be accepted then. */
void nika_play_look_asked(const struct nika_play *play, unsigned seat, struct nika_view *view);
nika_refusal nika_play_judge_asked(const struct nika_play *play, unsigned seat, struct nika_move move);

/* Goes through the moves made so far, from number `from` on, as `seat` (or a watcher) sees them, until `each` says no. */
void nika_play_recall(const struct nika_play *play, unsigned seat, unsigned from,
                      bool (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                   unsigned mover, struct nika_move move),
                      void *context);

/* Lends room for what a seat remembers, for a computer player in its place: it is filled with the game so far, and from
 * then on kept up to date, whatever is played or taken back. NULL: nothing is remembered any more. */
void nika_play_remember(struct nika_play *play, unsigned seat, struct nika_memory *memory);
const struct nika_memory *nika_play_memory(const struct nika_play *play, unsigned seat); /* or NULL */

#endif
