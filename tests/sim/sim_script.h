/*
 * sim_script.h: twins: two games that differ only in what one seat hides and in what nobody knows, with moves for both of them
 * after which nobody else can tell them apart. A run is made with the one and again with the other, and whoever may not know
 * the difference must get the same bytes at the same ticks.
 */
#ifndef NIKA_TESTS_SIM_SCRIPT_H
#define NIKA_TESTS_SIM_SCRIPT_H

#include "client.h"

enum { SCRIPT_MAX = 256, SCRIPT_COMPUTER = 255 };

struct script {
    struct nika_setup setup;
    uint64_t number;                 /* what computer players would draw from; by it a script is known */
    unsigned hider, helper;          /* the helper changes places with the hider in when it answers */
    uint8_t clients[NIKA_SEATS_MAX]; /* who sits where, or SCRIPT_COMPUTER */
    struct nika_deal deals[2];
    struct nika_move decline; /* an answer that ends no question to all */
    struct scripted {
        uint8_t seat;
        bool together; /* an answer to a question to all */
        bool differs;  /* the hider has more to choose from in one of the two */
        struct nika_move moves[2];
    } acts[SCRIPT_MAX];
    unsigned count;
};

/* Who hides something; then, once it is known who plays each seat, the deals and what is done: computers do nothing out of
 * turn. */
void script_begin(struct script *script, const struct nika_setup *setup, struct nika_rng *rng);
void script_make(struct script *script, struct nika_rng *rng);
/* What a seat does after so many moves; false: nothing. */
bool script_act(const struct script *script, unsigned twin, unsigned moves, unsigned seat, bool together,
                struct nika_move *move);
/* How long a seat takes to answer a question to all, where every delay is the same. */
int64_t script_pace(const struct script *script, unsigned twin, unsigned seat);
unsigned script_seat(const struct slot *slot, unsigned client);
unsigned script_computers(const struct slot *slot); /* a mask of seats */

/* From now on, this thread's deals are those of this run's scripts where it has any. */
void scripts_begin(struct sim *sim);
/* What scripts have computer players do. */
enum scripted_thought { THOUGHT_FREE, THOUGHT_SCRIPTED, THOUGHT_LATER };
enum scripted_thought scripts_think(struct sim *sim, uint64_t number, unsigned moves, unsigned seat,
                                    struct nika_move *move);

/* What was sent to those who must not notice, and when. */
struct transcript {
    struct sent {
        int64_t at;
        uint64_t link;
        const char *kind;
        size_t from, size;
    } * sent;
    size_t count;
    char *bytes;
    size_t size, room;
};
/* Writes it down, in the first of two twins; compares it, in the second. */
void transcript_add(struct sim *sim, const struct link *link, const char *kind, const char *bytes, size_t size);
void transcript_end(struct sim *sim);
void transcript_free(struct transcript *transcript);

#endif
