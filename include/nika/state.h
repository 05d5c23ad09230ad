/*
 * state.h: one game as one value, with everything asked by numbers and texts: for bindings to other languages, notebooks
 * and search over single games. Who writes C is served better by nika/play.h and nika/game.h.
 *
 * A state holds the true world, so it belongs to the one who runs the game. What a player may know of it comes from the
 * functions that take a seat. Texts are UTF-8. Functions that fill a caller's buffer return the length that the whole
 * answer has; if that is not below `room`, it was cut off (with a final NUL if room > 0).
 */
#ifndef NIKA_STATE_H
#define NIKA_STATE_H

#include <nika/encoding.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nika_state;

/* What is wrong with what the caller gave, as one line of English. */
struct nika_trouble {
    char text[256];
};

/*
 * A new game. `header` is a JSON object with keys as in a record's first line (docs/record.md): "game" and "players";
 * "start", "rules", "court" and "windows" if wanted, and "names". With a "deal" it is that one, else it is drawn from the
 * seed, and so is the start seat unless it is given. NULL, with the trouble filled in, if something does not fit.
 */
struct nika_state *nika_state_new(const char *header, size_t size, uint64_t seed, struct nika_trouble *trouble);
struct nika_state *nika_state_clone(const struct nika_state *state);
void nika_state_free(struct nika_state *state);

/* Game number `number` (from 0) of a record, after `ply` moves (or all, if it has fewer). */
struct nika_state *nika_state_read(const char *record, size_t size, unsigned number, unsigned ply,
                                   struct nika_trouble *trouble);
/* The record of the game so far. 0 for a state that was resampled: nobody knows its deal. */
size_t nika_state_record(const struct nika_state *state, char *text, size_t room);

/* All of a state as bytes, and back. Bytes may come from anybody: what is no state of a game is refused. */
size_t nika_state_save(const struct nika_state *state, uint8_t *bytes, size_t room);
struct nika_state *nika_state_load(const uint8_t *bytes, size_t size, struct nika_trouble *trouble);

/* What is fixed, and where the game is. */
const char *nika_state_game(const struct nika_state *state);
unsigned nika_state_players(const struct nika_state *state);
unsigned nika_state_ply(const struct nika_state *state);
/* The seat that is asked; -1 when the game is over. */
int nika_state_seat(const struct nika_state *state);
/* False if it is not over; else each seat's score, rank, and rewards as nika/batch.h has them. */
bool nika_state_result(const struct nika_state *state, int16_t *scores, uint8_t *ranks, float *rewards);

/* The legal actions of a seat, also of one that is free to act out of turn; returns how many. */
unsigned nika_state_mask(const struct nika_state *state, unsigned seat, uint8_t *mask);
/* The spelling of a seat's action, and the action of a spelling (NIKA_NO_ACTION: none). */
size_t nika_state_say(const struct nika_state *state, unsigned seat, unsigned action, char *word, size_t room);
unsigned nika_state_parse(const struct nika_state *state, unsigned seat, const char *word, size_t size);
/* Makes a move. False, with the trouble filled in and nothing changed, if it is not legal. */
bool nika_state_act(struct nika_state *state, unsigned seat, unsigned action, struct nika_trouble *trouble);

/* What a seat knows: as numbers, as JSON (as `nika view` prints it; NIKA_WATCHER for a spectator), and the acts so far as
 * it saw them, the first first. `history` returns how many acts there are, and writes the last `most` of them. */
void nika_state_observe(const struct nika_state *state, unsigned seat, uint8_t *observation);
size_t nika_state_view(const struct nika_state *state, unsigned seat, char *json, size_t room);
unsigned nika_state_history(const struct nika_state *state, unsigned seat, uint8_t *acts, unsigned most);
/* The move number `ply` as a seat saw it: who made it, and its spelling, with ? for what is hidden. */
size_t nika_state_told(const struct nika_state *state, unsigned viewer, unsigned ply, unsigned *mover, char *word,
                       size_t room);
/* What the other seats hold: for critics, never for players. */
void nika_state_hidden(const struct nika_state *state, unsigned seat, uint8_t *privileged);

/*
 * A state that could lie behind what a seat knows: its view is the same, everything else is shuffled evenly. The hidden
 * parts of others' acts so far are unknown in it.
 */
struct nika_state *nika_state_resample(const struct nika_state *state, unsigned seat, uint64_t seed);

/* What a computer player (by name, as nika_lab_agent knows it) does in the place of the seat that is asked, from what
 * that seat knows and remembers. NIKA_NO_ACTION, with the trouble filled in, if there is none. */
unsigned nika_state_think(const struct nika_state *state, const char *agent, uint64_t seed, uint32_t iterations,
                          struct nika_trouble *trouble);

#ifdef __cplusplus
}
#endif

#endif
