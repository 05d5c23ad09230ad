/*
 * kit_state.h: what the kit's files share: the game that is being played, and how a failure is written down. Inside the
 * kit only.
 */
#ifndef NIKA_TESTS_KIT_STATE_H
#define NIKA_TESTS_KIT_STATE_H

#include "kit.h"

enum {
    PLIES_MAX = 5000,
    GARBAGE = 0xA5,
    OTHER_GARBAGE = 0x5A,
    GUARDS = 16,           /* room behind what a game may write, to see whether it does */
    RING = 256,            /* moves of earlier plies that are remembered */
    JSON_ROOM = 16384,     /* for a deal or a view */
    ILLEGAL_TRIES = 24,    /* at each ply */
    TEXT_TRIES = 12,       /* at each ply */
    CODE_TRIES = 16,       /* at each ply */
    DEAL_TRIES = 16,       /* at the start of each game */
    REVEALS_TRIES = 4,     /* worlds for each viewer, at each ply */
    REVEALED_TRIES = 20,   /* the same, if the move reveals */
    TOGETHER_TRIES = 4,    /* worlds for each viewer, at each ply */
    TRUNCATION_EVERY = 4,  /* plies, on average */
    REPLAY_EVERY = 64,     /* plies, on average */
    OUT_OF_TURN_EVERY = 8, /* plies, on average */
    ENOUGH_PLIES = 100     /* after so many, something must have differed */
};

struct list {
    unsigned count;
    struct nika_move moves[NIKA_MOVES_MAX + GUARDS];
};

struct event {
    unsigned seat;
    struct nika_move move;
};

struct kit {
    struct nika_setup setup;
    const struct kit_plan *plan;
    struct kit_tally *tally;
    struct kit_failure *failure;
    unsigned number; /* of the game */
    struct nika_rng play, probe;
    struct nika_deal deal;

    /* The position, and what each seat and the watcher, who comes last, say of it. */
    struct nika_world world;
    struct nika_view views[NIKA_SEATS_MAX + 1];
    struct list legal[NIKA_SEATS_MAX + 1];
    struct nika_waiting waiting;
    struct nika_result result;
    bool over;

    unsigned ply;
    struct event history[PLIES_MAX];
    unsigned ring_used;
    struct nika_move ring[RING];
    char json[2][JSON_ROOM];
};

/* What viewer number 0 … players sits on: the watcher is the last. */
unsigned kit_viewer(const struct kit *kit, unsigned index);

/* A random number from 0 to bound-1 for what is tried on the way. */
unsigned kit_draw(struct kit *kit, size_t bound);

/* Writes down what failed and where. `move` may be NULL. Returns false, for the caller to return. */
bool kit_fail(struct kit *kit, const char *property, unsigned seat, const struct nika_move *move, const char *format,
              ...);

/* A move that could be anything: one that was legal for somebody once, such a one with bits flipped, or any bits. */
struct nika_move kit_draw_move(struct kit *kit);

/* Asks for the legal moves of a view; too many are a failure of the named property. */
bool kit_list_legal(struct kit *kit, const char *property, const struct nika_view *view, struct list *list);

bool kit_is_listed(const struct list *list, struct nika_move move);

/* kit_shown.c: what comes to light. The move has just been made: views and legal moves are those before it. */
bool kit_prove_reveals(struct kit *kit, const struct nika_world *before, unsigned seat, struct nika_move move);
bool kit_prove_together(struct kit *kit);
bool kit_prove_reshuffle(struct kit *kit);

/* kit_outside.c: what leaves the program and comes back in. */
bool kit_prove_words(struct kit *kit, unsigned seat);
bool kit_prove_texts(struct kit *kit);
bool kit_prove_bytes(struct kit *kit, unsigned index);
bool kit_prove_deal(struct kit *kit);

/* Writes a view as one JSON object, which must be valid. */
bool kit_write_view(struct kit *kit, const struct nika_view *view, struct nika_text *text);

#endif
