/*
 * turn.h: a turn of a computer player: what one seat is asked, as plain data, and its answer. Written once for matches,
 * local tables, a server's thread pool and programs that play at a server.
 *
 * A turn holds only what its seat knows: it can be handed to any thread.
 */
#ifndef NIKA_TURN_H
#define NIKA_TURN_H

#include <nika/play.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nika_turn {
    struct nika_setup setup;
    struct nika_agent agent;
    uint64_t number;           /* the game's, which seeds the random numbers of computer players */
    unsigned ply;              /* how many moves were made before */
    struct nika_view view;     /* of the seat that is asked, or may act out of turn */
    struct nika_memory memory; /* its own, a copy: thinking may modify it */
};

/*
 * Which computer players are asked, in order, until one acts: of the seats that are free to act out of turn those whose
 * agents do so (`outspoken`, a mask), lowest first; then the one that the game waits for. All of them among
 * `computers`, a mask. Returns how many.
 */
unsigned nika_turn_order(struct nika_waiting waiting, unsigned computers, unsigned outspoken,
                         uint8_t seats[NIKA_SEATS_MAX]);

/*
 * The turn of a seat. In a simultaneous question it counts as asked, though others come before it. Its memory is what
 * the game was lent room for; without that, empty.
 */
void nika_turn_take(struct nika_turn *turn, const struct nika_play *play, uint64_t number, unsigned seat,
                    const struct nika_agent *agent);

/*
 * Random numbers seeded by the game's number, the moment and the seat only: so a game resumes from its record as if it
 * had never been interrupted.
 */
struct nika_rng nika_turn_rng(const struct nika_turn *turn);

/* The question of a turn, for callers that want more than an answer. */
struct nika_question nika_turn_question(struct nika_turn *turn, struct nika_rng *rng, struct nika_workspace *workspace);

/* Thinks, with the turn's own random numbers. False if the player prefers to wait: only one that is not asked may. */
bool nika_turn_answer(struct nika_turn *turn, struct nika_workspace *workspace, struct nika_move *move);

/*
 * Callbacks when somebody is asked, and has answered: for callers with a clock, which is not available here. Both may
 * be NULL.
 */
struct nika_watch {
    void (*asked)(void *context, unsigned who);
    void (*answered)(void *context, unsigned who);
    void *context;
};

/* The computer players of a game, and their workspace. */
struct nika_players {
    const struct nika_agent *agents; /* by seat */
    unsigned seats;                  /* mask of those that they have */
    uint64_t number;
    struct nika_rng *rng; /* one sequence for all turns; NULL: each turn has its own */
    struct nika_budget budget;
    struct nika_workspace *workspace;
    struct nika_watch watch;
};

/*
 * Asks them in order until one acts: turn->view.seat, with this move. False if nobody does: a person is asked, or the
 * game is over.
 */
bool nika_players_act(const struct nika_players *players, const struct nika_play *play, struct nika_turn *turn,
                      struct nika_move *move);

#ifdef __cplusplus
}
#endif

#endif
