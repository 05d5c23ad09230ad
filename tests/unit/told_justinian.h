/*
 * told_justinian.h: for the tests of Justinian told: a deal that is known, listening, and ways to moments of a game.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_TOLD_JUSTINIAN_H
#define NIKA_TESTS_TOLD_JUSTINIAN_H

#include "hearing.h"
#include "plain_justinian.h"

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "", ""};

static struct hearing heard;

static inline struct nika_listener listen_in(enum nika_language language)
{
    return hearing_begin(&heard, nika_voice(language, names));
}

static inline struct nika_listener listen(void)
{
    return listen_in(NIKA_ENGLISH);
}

static inline struct nika_view look(const struct nika_setup *setup, const struct nika_world *world, unsigned seat)
{
    struct nika_view view;

    nika_look(setup, world, seat, &view);
    return view;
}

/* All hands are +1 +1 +2 +2 +3 -1 -1 -2 -2 -3. Ada draws +3 -3 first, Bo +1 -1, Cy +2 -2. In red, Ada has 1 and 12, Bo
 * 2 and 11, Cy 3 and 10; in blue, Ada 4 and 8, Bo 5 and 9, Cy 6 and 7, and 1 lies on top of the pile; in green and in
 * yellow Ada has 1 and 2, Bo 3 and 4, Cy 5 and 6. */
#define HAND "+1 +1 +2 +2 +3 -1 -1 -2 -2 -3 "
static const struct plain_deal deal = {{HAND "+3 -3", HAND "+1 -1", HAND "+2 -2", HAND},
                                       {"1 12 2 11 3 10", "4 8 5 9 6 7", NULL, NULL}};

/* A turn of three, up to the moment when all but Ada have passed: Ada and Cy have an influence of 5, on Basilius lie +2
 * -1 of Ada and -1 of Bo, on Germanus +1 of Bo. */
#define TURN                                                                                                           \
    "0 place +2 c4; 1 place -1 c4; 2 place +3 phase; 0 place +3 phase; 1 place +1 c8; 2 place +2 phase; "              \
    "0 place -2 phase; 1 pass; 2 pass; 0 place -1 c4"

/* The rulebooks' example of a turn in which the direction matters, up to Cy's pass: +2 on Basilius, -2 +1 on Giulianus.
 * Besides, tokens of all three players on Niceforus. */
static inline struct nika_world to_direct(const struct nika_setup *setup)
{
    struct nika_world world = court_with(setup, &deal);

    play_all(setup, &world,
             "0 place +2 c4; 1 place -2 c7; 2 place +1 c7; 0 place +1 c10; 1 place +2 c10; 2 place -3 c10; 0 pass; "
             "1 pass");
    return world;
}

/* A table of two where every token was used: it is laid, not played, and so breaks invariants that nobody looks at
 * here. */
static inline void use_up(struct nika_world *world)
{
    struct justinian_world *court = plain_world(world);

    court->open.turns = 6;
    for (unsigned seat = 0; seat < 2; seat++) {
        court->open.hand_size[seat] = 0;
        court->own[seat].hand = 0;
    }
}

#endif
