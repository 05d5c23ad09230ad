/*
 * turn.h: a turn of a computer player: what one seat is asked, as plain data, and its answer. Written once for matches,
 * tables on one computer, a server's thinkers and programs that play at a server.
 *
 * A turn holds what its seat knows and nothing else: it can go to any thread.
 */
#ifndef NIKA_TURN_H
#define NIKA_TURN_H

#include <nika/play.h>

struct nika_turn {
    struct nika_setup setup;
    struct nika_agent agent;
    uint64_t number;           /* of the game: what computer players draw from */
    unsigned ply;              /* how many moves were made before */
    struct nika_view view;     /* of the seat that is asked, or may act out of turn */
    struct nika_memory memory; /* its own, a copy: thinking may write in it */
};

/* Which computer players are asked, one after the other, until one acts: of the seats that are free to act out of turn
 * those that do such things (`outspoken`, a mask), from the lowest on; then the one that the game waits for. All of them
 * among `computers`, a mask. Returns how many. */
unsigned nika_turn_order(struct nika_waiting waiting, unsigned computers, unsigned outspoken,
                         uint8_t seats[NIKA_SEATS_MAX]);

/* The turn of a seat. Where all are asked at once it is asked already, though others come before it. What it remembers is
 * what the game was lent memory for; without it, nothing. */
void nika_turn_take(struct nika_turn *turn, const struct nika_play *play, uint64_t number, unsigned seat,
                    const struct nika_agent *agent);

/* Random numbers that depend on the game's number, the moment and the seat alone: so a game goes on from its record as if
 * it had never been interrupted. */
struct nika_rng nika_turn_rng(const struct nika_turn *turn);

/* The question of a turn, for whoever wants more than an answer. */
struct nika_question nika_turn_question(struct nika_turn *turn, struct nika_rng *rng, struct nika_desk *desk);

/* Thinks, with the turn's own random numbers. False if the player would rather wait: only who is not asked may. */
bool nika_turn_answer(struct nika_turn *turn, struct nika_desk *desk, struct nika_move *move);

/* Told when somebody is asked, and when it has answered: for whoever has a clock, which this room has not. Both may be
 * NULL. */
struct nika_watch {
    void (*asked)(void *context, unsigned who);
    void (*answered)(void *context, unsigned who);
    void *context;
};

/* Computer players at a game, and what they think with. */
struct nika_players {
    const struct nika_agent *agents; /* by seat */
    unsigned seats;                  /* mask of those that they have */
    uint64_t number;
    struct nika_rng *rng; /* one sequence for all turns; NULL: each turn has its own */
    struct nika_budget budget;
    struct nika_desk *desk;
    struct nika_watch watch;
};

/* Asks them in order until one acts: turn->view.seat, with this move. False if nobody does: a person is asked, or the game
 * is over. */
bool nika_players_act(const struct nika_players *players, const struct nika_play *play, struct nika_turn *turn,
                      struct nika_move *move);

#endif
