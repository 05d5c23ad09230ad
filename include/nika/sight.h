/*
 * sight.h: what one screen has seen of a game and may show, as plain data: players, moves with the views after them,
 * and the current view. Screens and tellers read the fields; going through the history is a loop over the steps.
 *
 * Everything in it is what one viewer knows. It has two writers: a local game (nika_sight_follow), and a server's
 * messages (join/join_mirror.c). When another person comes to the same screen, it is rebuilt for that viewer, so that
 * nothing remains in it that the next one must not know.
 *
 * Nothing here allocates or does I/O: the steps lie in memory that the caller lends.
 */
#ifndef NIKA_SIGHT_H
#define NIKA_SIGHT_H

#include <nika/play.h>
#include <nika/table.h>

struct nika_sight_step {
    struct nika_view after;
    struct nika_move move; /* what the viewer sees of it */
    uint8_t seat;          /* who made it */
};

struct nika_sight {
    struct nika_setup setup;
    struct nika_sitting sitting; /* names, and who plays: "human", "expert" … */
    unsigned mine;               /* mask of the seats of the people at this screen */
    unsigned viewer;             /* whose eyes: a seat, or NIKA_WATCHER */
    unsigned asks;               /* the one of mine who has to decide now, or NIKA_WATCHER */
    bool waits;                  /* something must be read before it goes on: a lesson's step */
    bool ended;                  /* there is nothing to wait for any more, though the game may not be over */
    bool forgets;                /* an option of the table: public facts that one could remember are not shown */

    bool has_first, has_now;
    struct nika_view first, now; /* before the first move, and as it stands */
    struct nika_sight_step *steps;
    unsigned count, room; /* known steps, and for how many there is memory */
    unsigned moves;       /* made at the table: more than `count` while some have not arrived */
    unsigned shown;       /* how many steps the screen has shown: everything it tells is about these */
    unsigned rewound;     /* how often steps were removed again */
};

/* A sight of a game without moves; what was lent stays. `now` is what the viewer knows. */
void nika_sight_begin(struct nika_sight *sight, const struct nika_setup *setup, const struct nika_sitting *sitting,
                      unsigned mine, unsigned viewer);

/* Removes all steps from number `count` on; adds a step (false: no room). */
void nika_sight_keep(struct nika_sight *sight, unsigned count);
bool nika_sight_add(struct nika_sight *sight, const struct nika_sight_step *step);

/*
 * Adds what was played since, and removes what was taken back: after taking back, call this before the next move. There
 * must be room for all moves. What has been shown stays shown.
 */
void nika_sight_follow(struct nika_sight *sight, const struct nika_play *play);

/* The view before step number `step`, and the view as far as it has been shown. */
static inline const struct nika_view *nika_sight_before(const struct nika_sight *sight, unsigned step)
{
    return step ? &sight->steps[step - 1].after : &sight->first;
}
static inline const struct nika_view *nika_sight_view(const struct nika_sight *sight)
{
    return sight->shown == sight->moves && sight->has_now ? &sight->now : nika_sight_before(sight, sight->shown);
}

/* Whom the game waits for, as far as it has been shown; nobody: it is over. */
static inline struct nika_waiting nika_sight_waiting(const struct nika_sight *sight)
{
    return sight->setup.game->waiting(&sight->setup, nika_sight_view(sight));
}

/* Whether several people share the screen: then it is hidden before another comes. */
static inline bool nika_sight_shared(const struct nika_sight *sight)
{
    return (sight->mine & (sight->mine - 1)) != 0;
}

/* Whether a move has come that has not been shown. */
static inline bool nika_sight_due(const struct nika_sight *sight)
{
    return sight->shown < sight->count;
}

#endif
