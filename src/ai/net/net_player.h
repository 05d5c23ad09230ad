/*
 * net_player.h: a net at a table: what it would do for a seat, and what it thinks of a position.
 */
#ifndef NIKA_AI_NET_PLAYER_H
#define NIKA_AI_NET_PLAYER_H

#include <nika/encoding_glance.h>

#include "../ai_internal.h"
#include "net.h"

struct nika_net_player {
    const struct nika_net *net;
    const struct nika_setup *setup;
    struct nika_observer observer;
    struct nika_standing standing;
    struct nika_memory traces; /* what everybody has been shown, in the line that is being played */
};

/* False if there is no net for the game. */
bool nika_net_sits(struct nika_net_player *player, const struct nika_setup *setup);

/* The moves that a seat can choose among, with their logits in 1/1024. */
unsigned nika_net_options(struct nika_net_player *player, const struct nika_glance *glance,
                          struct nika_prior options[NIKA_PRIORS_MAX], int32_t logits[NIKA_PRIORS_MAX]);

/* The logits of moves that the seat can choose among, `points` being what the heuristic thinks of each. */
void nika_net_weigh(struct nika_net_player *player, const struct nika_glance *glance,
                    const struct nika_prior options[NIKA_PRIORS_MAX], unsigned count, int32_t logits[NIKA_PRIORS_MAX]);

/* Who may hold which card, as far as the seat can tell. False, and nothing is said, if the net has not learnt it. */
bool nika_net_suspects(struct nika_net_player *player, const struct nika_glance *glance, struct nika_holds *holds);

/* The place of the largest number, the first of equals. */
unsigned nika_net_best(const int32_t *logits, unsigned count);

/* Draws a place, likelier the larger its number is; so many logits make it e times as likely. 0: the largest. */
unsigned nika_net_draw(const int32_t *logits, unsigned count, float temperature, struct nika_rng *rng);

/* The move that the net finds best for the seat that is asked; the game must not be over. It takes down what the position
 * shows. */
struct nika_move nika_net_choose(struct nika_net_player *player, const struct nika_world *world);

/* Makes the move that the net finds best: as above. */
void nika_net_play(struct nika_net_player *player, struct nika_world *world);

/* For each seat its chance to win, and its margin in points, as far as the net can tell when it sees the whole world. */
void nika_net_judge(struct nika_net_player *player, const struct nika_world *world, float win[NIKA_SEATS_MAX],
                    float margin[NIKA_SEATS_MAX]);

#endif
