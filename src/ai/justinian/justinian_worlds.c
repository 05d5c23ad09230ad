/*
 * justinian_worlds.c: worlds as players with a net draw them: the cards of each color and the tokens of each seat, each drawn
 * on its own.
 *
 * Given a view, the rules imagine each color and each seat's tokens independently of all others, and how well they explain
 * what was seen is a sum over cards and over tokens. So nothing has to be chosen as a whole world. From one world to the
 * next each color's cards are a walk: those of newly imagined worlds are taken in their place, always if they explain more,
 * else with a chance that falls with what they explain less (Metropolis). Each seat's tokens are chosen among the new ones.
 */
#include <assert.h>

#include <nika/bits.h>

#include "../net/net.h"

#include "justinian_strategy.h"

enum {
    WORLDS = 16,       /* that are imagined for a draw */
    FIRST_WORLDS = 256 /* for the first, so that where the walk begins is forgotten */
};

/* From what a world is drawn. */
struct source {
    const struct nika_setup *setup;
    const struct nika_tuning *tuning;
    const struct nika_view *view;
    const struct justinian_pushes *pushes;
    const struct nika_holds *holds; /* NULL: not known */
};

static struct justinian_world *world_of(struct nika_world *world)
{
    return (struct justinian_world *)(void *)world->bytes;
}

/* What speaks for a card to be in a seat's hand and not in the pile. What the net says takes in what the seat pushed. */
static float lean(const struct source *source, unsigned seat, unsigned color, unsigned counselor)
{
    const unsigned players = source->setup->players, behind = (seat + players - source->view->seat) % players;
    assert(behind > 0); /* of its own cards the seat knows */
    if (source->holds)
        return (float)source->holds->logits[counselor][color * NIKA_NET_HOLDERS + behind - 1] / 1024.0F;
    return number_of(source->tuning, NUMBER_EXPLAIN_SEEN) * (float)source->pushes->sum[seat][counselor];
}

static float weigh_color(const struct source *source, const struct justinian_world *world, unsigned color)
{
    float weight = 0;
    for (unsigned seat = 0; seat < source->setup->players; seat++)
        for (unsigned cards = seat == source->view->seat ? 0 : world->own[seat].cards[color]; cards; cards &= cards - 1)
            weight += lean(source, seat, color, nika_lowest_bit(cards));
    return weight;
}

/* Of the tokens of a seat that holds these cards: it pushes up what it holds, and puts large ones on the phase space. */
static float weigh_tokens(const struct source *source, const uint16_t cards[JUSTINIAN_COLORS],
                          const struct justinian_own *tokens)
{
    const float by_laid = number_of(source->tuning, NUMBER_EXPLAIN_LAID);
    float weight = number_of(source->tuning, NUMBER_EXPLAIN_PHASE) * (float)justinian_influence(tokens->phase);
    unsigned count = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        for (unsigned left = cards[color]; left; left &= left - 1)
            count++;
    const float mean = (float)count / JUSTINIAN_COUNSELORS;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        unsigned held = 0;
        if (!tokens->laid[c])
            continue;
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            held += cards[color] >> c & 1;
        weight += by_laid * ((float)held - mean) * (float)justinian_sum(tokens->laid[c]);
    }
    return weight;
}

/* A color's cards: in hands and pile, and those that were exchanged. */
static void copy_color(struct justinian_world *world, const struct justinian_world *from, unsigned color)
{
    for (unsigned seat = 0; seat < JUSTINIAN_SEATS; seat++) {
        world->own[seat].cards[color] = from->own[seat].cards[color];
        for (unsigned round = 0; round < JUSTINIAN_PHASES - 1; round++)
            if (world->open.scoring[round].exchanged[seat] == color + 1) {
                world->own[seat].put[round] = from->own[seat].put[round];
                world->own[seat].took[round] = from->own[seat].took[round];
            }
    }
    world->dark.pile[color] = from->dark.pile[color];
}

static void copy_tokens(struct justinian_world *world, const struct justinian_world *from, unsigned seat)
{
    struct justinian_own *own = &world->own[seat];
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        own->laid[c] = from->own[seat].laid[c];
    own->hand = from->own[seat].hand;
    own->phase = from->own[seat].phase;
    own->board = from->own[seat].board;
    world->dark.reserve[seat] = from->dark.reserve[seat];
}

/* Takes a color's cards over from an imagined world, if chance has it; `weight` is that of the cards there are. */
static void step_color(const struct source *source, const struct justinian_world *from, unsigned color,
                       struct nika_rng *rng, struct justinian_world *world, float *weight)
{
    const float other = weigh_color(source, from, color);
    if (other < *weight && nika_luck(rng) >= nika_exp(other - *weight))
        return;
    copy_color(world, from, color);
    *weight = other;
}

void justinian_net_sample(const struct nika_setup *setup, const struct nika_tuning *tuning,
                          const struct nika_view *view, const struct nika_memory *memory,
                          const struct nika_holds *holds, struct nika_belief *belief, struct nika_rng *rng,
                          struct nika_world *bytes)
{
    const struct source source = {setup, tuning, view, &justinian_memory(memory)->pushes, holds};
    struct nika_world *last = (struct nika_world *)(void *)belief->bytes, drawn[WORLDS];
    struct justinian_world *world = world_of(last);
    float weights[WORLDS], of_color[JUSTINIAN_COLORS];
    const unsigned count = belief->begun ? WORLDS : FIRST_WORLDS;
    if (!belief->begun)
        setup->game->imagine(setup, view, rng, last);
    belief->begun = true;
    const unsigned scored = justinian_scored_colors(&world->open);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        of_color[color] = weigh_color(&source, world, color);
    for (unsigned i = 0; i < count; i++) {
        struct nika_world *next = &drawn[i % WORLDS];
        setup->game->imagine(setup, view, rng, next);
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            if (!(scored >> color & 1))
                step_color(&source, world_of(next), color, rng, world, &of_color[color]);
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        for (unsigned i = 0; i < WORLDS; i++)
            weights[i] = weigh_tokens(&source, world->own[seat].cards, &world_of(&drawn[i])->own[seat]);
        copy_tokens(world, world_of(&drawn[nika_draw_weighed(weights, WORLDS, rng)]), seat);
    }
    nika_copy(setup->game, bytes, last);
}
