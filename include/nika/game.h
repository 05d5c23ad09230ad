/*
 * game.h: the one interface that every game of Nika implements and that everybody else knows.
 *
 * A game is one constant table of functions, `struct nika_game`. Records, opponents, the server, the terminal and the
 * browser are written against this table and never against a game.
 *
 * Words used throughout:
 *
 *   setup   what was agreed before the game: game, edition and switches, the numbers on the board and which of them
 *           show, how many players, who starts. Known to all.
 *   deal    all the chance of a game, drawn once, before play. Nothing is random afterwards.
 *   world   a whole position, in three drawers: `open` (everybody knows), `own[seat]` (one seat knows), `dark` (nobody
 *           knows). A new field of a game has to pick its drawer.
 *   view    what one seat knows: the seat, `open` and `own[seat]`. Made by nika_look and by nothing else.
 *   move    what a seat does; an open part, and a part that only the mover sees.
 *
 * Questions are asked of views, so that no answer can tell a secret. Nothing here allocates, reads a clock, keeps state
 * or does input and output.
 */
#ifndef NIKA_GAME_H
#define NIKA_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <nika/json.h>
#include <nika/rng.h>

#ifdef __cplusplus
extern "C" {
#define NIKA_ALIGNED(bytes) alignas(bytes)
#else
#define NIKA_ALIGNED(bytes) _Alignas(bytes)
#endif

enum {
    NIKA_SEATS_MAX = 6,    /* seats count from 0, clockwise */
    NIKA_WATCHER = 255,    /* the seat of a spectator, who knows only what is open */
    NIKA_SWITCHES_MAX = 8, /* rule switches of a game */
    NIKA_MOVES_MAX = 256,  /* legal moves of one seat in one position */
    NIKA_WORD_MAX = 32,    /* bytes of a move's spelling, its final NUL included */
    NIKA_WORLD_BYTES = 512,
    NIKA_VIEW_BYTES = 384,
    NIKA_CODE_MAX = 512, /* bytes of an encoded view */
    NIKA_DEAL_BYTES = 192,
    NIKA_PILES_MAX = 8,
    NIKA_BOARD_MAX = 240, /* numbers on a board */
    NIKA_WINDOWS_MAX = 36 /* windows over them */
};

struct nika_game;

/*
 * The settings of a game, agreed on by all. Plain data; made by nika_setup_init, then changed by edition and by switch.
 */
struct nika_setup {
    const struct nika_game *game;
    uint8_t players;
    uint8_t start;                       /* the seat that acts first */
    uint8_t edition;                     /* index into the game's editions */
    uint8_t switches[NIKA_SWITCHES_MAX]; /* for each switch of the game, the index of its value */
    uint16_t board[NIKA_BOARD_MAX];      /* the numbers on the board, row by row, in games that have such */
    uint16_t windows[NIKA_WINDOWS_MAX];  /* which of a row's numbers show, in games whose pieces have windows */
};

/* Opaque storage for a deal, a world, a view. The game overlays its own structs; nobody else looks inside. */
struct nika_deal {
    uint8_t bytes[NIKA_DEAL_BYTES];
};
struct nika_world {
    NIKA_ALIGNED(8) uint8_t bytes[NIKA_WORLD_BYTES];
};
struct nika_view {
    NIKA_ALIGNED(8) uint8_t bytes[NIKA_VIEW_BYTES];
    uint8_t seat; /* 0 … players-1, or NIKA_WATCHER */
};

/* Some bytes of a deal, in an order that chance decides. */
struct nika_pile {
    uint8_t first, count;
};

/*
 * A move. `verb` and `open` are seen by everybody, `hidden` only by the mover (0 in games or moves without such a
 * part). Their meaning is the game's. Two moves are the same move exactly if all three are equal.
 */
struct nika_move {
    uint64_t open;
    uint32_t hidden;
    uint32_t verb;
};

/*
 * Whom the game waits for, as masks of seats (bit 0 is seat 0). It follows from what is open, so it is the same for
 * all. `asked`: the game does not go on before each of these has acted. `free`: these may act out of turn if they have
 * a legal move, which only they can tell. A seat in neither mask has no legal move. Both are 0 exactly when the game is
 * over.
 */
struct nika_waiting {
    uint8_t asked;
    uint8_t free;
};

/* Of a finished game: the score of each seat and its rank, 1 the best, equal ranks shared (1, 1, 3 …). */
struct nika_result {
    int16_t score[NIKA_SEATS_MAX];
    uint8_t rank[NIKA_SEATS_MAX];
};

/* Why a move was refused: 0 if it was not, else an index into the game's `refusals`. The first ones are common to all.
 */
typedef uint8_t nika_refusal;
enum {
    NIKA_ACCEPTED = 0,
    NIKA_GAME_OVER,    /* nobody can move any more */
    NIKA_NO_SUCH_SEAT, /* that seat is not at this table */
    NIKA_NOT_ASKED,    /* the game waits for another seat, and this is no move to make out of turn */
    NIKA_NOT_NOW,      /* a move of the game, but not one for this moment */
    NIKA_NO_SUCH_MOVE, /* bits that spell no move of the game */
    NIKA_REFUSALS_COMMON
};
/* The words of these, for a game's own list (in C, which names elements by their index). */
#define NIKA_REFUSAL_WORDS_COMMON                                                                                      \
    [NIKA_ACCEPTED] = "accepted", [NIKA_GAME_OVER] = "game-over", [NIKA_NO_SUCH_SEAT] = "no-such-seat",                \
    [NIKA_NOT_ASKED] = "not-asked", [NIKA_NOT_NOW] = "not-now", [NIKA_NO_SUCH_MOVE] = "no-such-move"

/* A switch of the rules: its name and its possible values, as records and command lines spell them; value 0 is the
 * default where a game has no editions. */
struct nika_switch {
    const char *name;
    const char *const *values; /* ends with NULL */
};

/* An edition of the rules: a preset of all switches, by the indices of their values. */
struct nika_edition {
    const char *name;
    uint8_t switches[NIKA_SWITCHES_MAX];
};

/* Numbers that are printed on a game's board, or say where its pieces have windows, from 0 to most. They are data: a
 * table can be played with others. */
struct nika_board {
    const char *key;  /* what records and command lines call them */
    const char *name; /* of those that are compiled in; NULL: records leave these out */
    uint8_t rows, columns;
    uint16_t most;
    bool rising;             /* no number is smaller than the one above it */
    const uint16_t *numbers; /* row by row */
};

/* What is wrong with data that came from outside: the place in it, what was expected, what stands there. All are plain
 * data (names of keys, numbers, spellings), cleaned for printing; the sentence around them is made in the text room. */
struct nika_misfit {
    char where[48];
    char expected[160];
    char found[96];
};

/* Fills in a misfit; `found` may be any bytes and is cleaned and shortened. */
void nika_misfit_set(struct nika_misfit *misfit, const char *where, const char *expected, const char *found,
                     size_t size);

/* One game. All functions are pure: same arguments, same answer, on every platform. */
struct nika_game {
    const char *name; /* as records spell it */
    uint8_t players_min, players_max;

    /* Bytes of each drawer, multiples of 8. A world is open, then own[players_max], then dark, without gaps; a view's
     * bytes are open, then the seat's own. */
    uint16_t open_bytes, own_bytes, dark_bytes;

    const struct nika_switch *switches;
    uint8_t switch_count;
    const struct nika_edition *editions; /* the first is the default; none if there is only one edition */
    uint8_t edition_count;
    const struct nika_edition *editions_1; /* the same by records of version 1; NULL: no preset has changed */
    const struct nika_board *board;        /* NULL if the board has no numbers */
    const struct nika_board *windows;      /* NULL if nothing covers them; only with a board */
    const char *const *refusals;           /* one stable word each, indexed by nika_refusal; ends with NULL */

    /*
     * Lays out all pieces of a game, unshuffled, and names the piles to be shuffled, each separately; returns how many.
     * The order of its piles is the only randomness in a game: shuffling them, from any source, is dealing.
     */
    unsigned (*piles)(const struct nika_setup *, struct nika_deal *, struct nika_pile piles[NIKA_PILES_MAX]);
    /* The initial world, before the first move. The deal must consist of shuffled piles, or come from `read_deal`. */
    void (*begin)(const struct nika_setup *, const struct nika_deal *, struct nika_world *);

    /* Questions. `legal` lists all legal moves of the view's seat, each once, at most NIKA_MOVES_MAX, in an order that
     * is the game's own but always the same; none for a watcher. `result` tells whether the game is over, and if so
     * how. */
    struct nika_waiting (*waiting)(const struct nika_setup *, const struct nika_view *);
    unsigned (*legal)(const struct nika_setup *, const struct nika_view *, struct nika_move moves[NIKA_MOVES_MAX]);
    bool (*result)(const struct nika_setup *, const struct nika_view *, struct nika_result *);

    /*
     * Makes a move. Any seat and any bits in the move are allowed: if it is not legal, the world is unchanged and the
     * reason returned.
     */
    nika_refusal (*apply)(const struct nika_setup *, struct nika_world *, unsigned seat, struct nika_move);

    /*
     * Whether a move by `seat` from the world `before` to `after` revealed anything: to anybody, the mover included,
     * something that was hidden from them (a card drawn or turned up, a card of a hand that the others did not know). A
     * move that did not can be taken back as long as nobody has acted since.
     */
    bool (*reveals)(const struct nika_setup *, const struct nika_world *before, const struct nika_world *after,
                    unsigned seat, struct nika_move);
    /*
     * Simultaneous questions. May be NULL: never. Whether the asked seat of this view gets a question that the seats
     * after it get too, each once, unless an answer ends it, and about which nobody may learn more before answering:
     * then all can be asked at once. Nobody can act out of turn meanwhile. *next is the answer after which the next
     * seat is asked; every seat may always give it.
     */
    bool (*together)(const struct nika_setup *, const struct nika_view *, struct nika_move *next);

    /*
     * The uniform sampler: draws a world consistent with the view: what the seat has seen is kept, everything else is
     * shuffled uniformly. How well a world explains the others' moves is not weighed here (docs/decisions/0006).
     * nika_look of that world is the same view again.
     */
    void (*imagine)(const struct nika_setup *, const struct nika_view *, struct nika_rng *, struct nika_world *);
    /*
     * A fast path; may be NULL. Makes one legal move for the lowest asked seat, chosen uniformly: exactly the move that
     * `legal` lists at index nika_rng_below(rng, count). The game must not be over. Returns whether it still is not.
     * Call it through nika_step.
     */
    bool (*step)(const struct nika_setup *, struct nika_world *, struct nika_rng *);

    /* Words. `say` writes a move's one spelling with a final NUL and returns its length; a hidden part that is not
     * known (0) is written as `?`, which stands for nothing else. `parse` reads all that `say` writes of moves, as
     * their movers and as others see them: false, and *move untouched, if the text spells no move of this game. What
     * a mover says himself is read by nika_parse_whole. */
    size_t (*say)(const struct nika_setup *, struct nika_move, char word[NIKA_WORD_MAX]);
    bool (*parse)(const struct nika_setup *, const char *word, size_t size, struct nika_move *);

    /* Bytes. `encode` writes a view's one encoding and returns its length. `decode` takes bytes from anybody: it
     * accepts only what `encode` would write again and what holds every invariant that a view can show (else false, and
     * *view untouched). */
    size_t (*encode)(const struct nika_setup *, const struct nika_view *, uint8_t code[NIKA_CODE_MAX]);
    bool (*decode)(const struct nika_setup *, const uint8_t *code, size_t size, struct nika_view *);

    /* JSON. The value of a record's "deal"; and the members of a view that are this game's own. */
    void (*write_deal)(const struct nika_setup *, const struct nika_deal *, struct nika_writer *);
    bool (*read_deal)(const struct nika_setup *, struct nika_json, struct nika_deal *, struct nika_misfit *);
    void (*write_view)(const struct nika_setup *, const struct nika_view *, struct nika_writer *);

    /* The first broken invariant of a world by its number and name (they are listed in the game's header), or NULL. */
    const char *(*check)(const struct nika_setup *, const struct nika_world *);

    /*
     * Puts what nobody knows into another order, evenly among all that are possible: no view changes. May be NULL: there is
     * only one order.
     */
    void (*reshuffle)(const struct nika_setup *, struct nika_rng *, struct nika_world *);
};

/* A setup of the first edition, with the game's own board. False, and *setup untouched, if the game is not for so many
 * players or there is no such start seat. */
bool nika_setup_init(struct nika_setup *setup, const struct nika_game *game, unsigned players, unsigned start);

/* Draws all the chance of one game, for simulation and tests. Games among people are dealt from another source: it
 * shuffles the game's piles itself. */
void nika_deal(const struct nika_setup *setup, struct nika_rng *rng, struct nika_deal *deal);

/* Chooses an edition by name, and sets every switch as it has them. False, and *setup untouched, if there is none. */
bool nika_setup_edition(struct nika_setup *setup, const char *name);

/* What a switch is in the setup's edition: its default, which records leave out. */
uint8_t nika_setup_default(const struct nika_setup *setup, unsigned number);

/* Sets one switch by name and value. False, and *setup untouched, if there is no such switch or value. */
bool nika_setup_switch(struct nika_setup *setup, const char *name, const char *value);

/* The least that a board's number may be, given those before it. */
uint16_t nika_board_least(const struct nika_board *board, const uint16_t *numbers, unsigned index);

/* Puts other numbers on the board. False, and *setup untouched, if the game has none or they do not fit. */
bool nika_setup_board(struct nika_setup *setup, const uint16_t *numbers);

/* The same with other windows. */
bool nika_setup_windows(struct nika_setup *setup, const uint16_t *numbers);

/* Whether the numbers on the board, or its windows, are those that are compiled in. */
bool nika_setup_board_standard(const struct nika_setup *setup);
bool nika_setup_windows_standard(const struct nika_setup *setup);

/* What `seat` (or NIKA_WATCHER) knows of a world: the only way from a world to a view. */
void nika_look(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, struct nika_view *view);

/*
 * What the asked seat knows, the lowest if there are several. False if the game is over: then it is a spectator's view.
 */
bool nika_look_asked(const struct nika_setup *setup, const struct nika_world *world, struct nika_view *view);

/* What `viewer` sees of a move that `mover` made. */
struct nika_move nika_move_seen(struct nika_move move, unsigned mover, unsigned viewer);

bool nika_move_same(struct nika_move a, struct nika_move b);

/* Reads a move that is to be made or was made, so that no part of it may be unknown. False, and *move untouched, if the
 * text spells none. */
bool nika_parse_whole(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move);

/* The bytes of this game's worlds and views that carry anything; the rest of the storage is never read. */
size_t nika_world_size(const struct nika_game *game);
size_t nika_view_size(const struct nika_game *game);

/* Copies only the bytes that carry anything. */
void nika_copy(const struct nika_game *game, struct nika_world *to, const struct nika_world *from);

/* Whether two views, or two worlds, of one game are the same. */
bool nika_view_same(const struct nika_game *game, const struct nika_view *a, const struct nika_view *b);
bool nika_world_same(const struct nika_game *game, const struct nika_world *a, const struct nika_world *b);

/* Puts what nobody knows into another order, as `reshuffle` of a game does. */
void nika_reshuffle(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *world);

/*
 * Makes a uniformly chosen legal move for the lowest asked seat. The game must not be over; returns whether it goes on,
 * so that `while (nika_step(…))` plays it to its end.
 */
bool nika_step(const struct nika_setup *setup, struct nika_world *world, struct nika_rng *rng);

/* Writes a member whose value is the seats of a mask: "asked":[0,2]. */
void nika_write_seats(struct nika_writer *writer, const char *key, unsigned mask);

/* Fills in ranks: by score, equal scores by `tiebreak` (higher is better), equal both share. */
void nika_rank(unsigned players, const int16_t tiebreak[NIKA_SEATS_MAX], struct nika_result *result);

#ifdef __cplusplus
}
#endif

#endif
