/*
 * net_player.c: puts together what a net sees, and what it answers.
 */
#include <assert.h>
#include <string.h>

#include <nika/bits.h>

#include "net_files.h"
#include "net_player.h"

bool nika_net_sits(struct nika_net_player *player, const struct nika_setup *setup)
{
    player->net = nika_net_of(setup->game);
    player->setup = setup;
    if (!player->net)
        return false;
    nika_observer_init(&player->observer, setup);
    memset(&player->standing, 0, sizeof player->standing);
    return true;
}

/* What a seat sees and remembers; returns how many bytes. */
static size_t see(struct nika_net_player *player, const struct nika_glance *glance, uint8_t *input)
{
    const struct nika_setup *setup = player->setup;
    const size_t seen = nika_layout_size(setup->game, setup->players, NIKA_OBSERVATION);
    nika_glance_observe(&player->observer, glance, &player->standing, input);
    return seen + nika_remembered(setup, &player->traces, glance->seat, input + seen);
}

void nika_net_weigh(struct nika_net_player *player, const struct nika_glance *glance,
                    const struct nika_prior options[NIKA_PRIORS_MAX], unsigned count, int32_t logits[NIKA_PRIORS_MAX])
{
    uint8_t input[NIKA_NET_INPUT_MAX + NIKA_REMEMBERED_MAX], spelled[NIKA_PRIORS_MAX][NIKA_OPTION_BYTES];
    int16_t priors[NIKA_PRIORS_MAX];
    see(player, glance, input);
    for (unsigned i = 0; i < count; i++) {
        nika_option_of(player->setup, glance->seat, options[i].move, spelled[i]);
        priors[i] = (int16_t)options[i].points;
    }
    nika_net_policy(player->net, player->setup->players, input, (const uint8_t(*)[NIKA_OPTION_BYTES])spelled, priors,
                    count, logits);
}

unsigned nika_net_options(struct nika_net_player *player, const struct nika_glance *glance,
                          struct nika_prior options[NIKA_PRIORS_MAX], int32_t logits[NIKA_PRIORS_MAX])
{
    const unsigned count = nika_priors(player->setup, glance, &player->traces, options);
    logits[0] = 0;
    if (count > 1)
        nika_net_weigh(player, glance, options, count, logits);
    return count;
}

bool nika_net_suspects(struct nika_net_player *player, const struct nika_glance *glance, struct nika_holds *holds)
{
    uint8_t input[NIKA_NET_INPUT_MAX + NIKA_REMEMBERED_MAX];
    if (!player->net->knows_holds)
        return false;
    see(player, glance, input);
    nika_net_holds(player->net, player->setup->players, input, holds);
    return true;
}

unsigned nika_net_best(const int32_t *logits, unsigned count)
{
    unsigned best = 0;
    for (unsigned i = 1; i < count; i++)
        best = logits[i] > logits[best] ? i : best;
    return best;
}

unsigned nika_net_draw(const int32_t *logits, unsigned count, float temperature, struct nika_rng *rng)
{
    float shares[NIKA_PRIORS_MAX], total = 0;
    const unsigned best = nika_net_best(logits, count);
    if (temperature <= 0 || count < 2)
        return best;
    for (unsigned i = 0; i < count; i++) {
        shares[i] = nika_exp((float)(logits[i] - logits[best]) / (1024 * temperature));
        total += shares[i];
    }
    float left = nika_luck(rng) * total;
    unsigned chosen = 0;
    while (chosen + 1 < count && left >= shares[chosen])
        left -= shares[chosen++];
    return chosen;
}

struct nika_move nika_net_choose(struct nika_net_player *player, const struct nika_world *world)
{
    const struct nika_setup *setup = player->setup;
    struct nika_prior options[NIKA_PRIORS_MAX];
    int32_t logits[NIKA_PRIORS_MAX];
    assert(nika_waiting_in(setup, world).asked);
    const struct nika_glance glance = nika_glance(setup, world, nika_lowest_bit(nika_waiting_in(setup, world).asked));
    nika_remember_open(setup, world, &player->traces);
    const unsigned count = nika_net_options(player, &glance, options, logits);
    return options[nika_net_best(logits, count)].move;
}

void nika_net_play(struct nika_net_player *player, struct nika_world *world)
{
    const unsigned seat = nika_lowest_bit(nika_waiting_in(player->setup, world).asked);
    player->setup->game->apply(player->setup, world, seat, nika_net_choose(player, world));
}

void nika_net_judge(struct nika_net_player *player, const struct nika_world *world, float win[NIKA_SEATS_MAX],
                    float margin[NIKA_SEATS_MAX])
{
    const struct nika_setup *setup = player->setup;
    const unsigned players = setup->players;
    /* The seat that is asked: it has learnt from no other's point of view. */
    const unsigned viewer = nika_lowest_bit(nika_waiting_in(setup, world).asked);
    const struct nika_glance glance = nika_glance(setup, world, viewer);
    uint8_t input[2 * NIKA_NET_INPUT_MAX];
    int32_t wins[NIKA_SEATS_MAX], margins[NIKA_SEATS_MAX];
    nika_remember_open(setup, world, &player->traces);
    const size_t seen = see(player, &glance, input);
    nika_observe_hidden(setup, world, viewer, input + seen);
    nika_net_value(player->net, players, input, wins, margins);
    float total = 0;
    const int32_t most = wins[nika_net_best(wins, players)];
    for (unsigned i = 0; i < players; i++) {
        const unsigned seat = viewer + i < players ? viewer + i : viewer + i - players;
        win[seat] = nika_exp((float)(wins[i] - most) / 1024.0F);
        margin[seat] = (float)margins[i] * (float)player->net->margin_unit / (100.0F * 1024.0F);
        total += win[seat];
    }
    for (unsigned seat = 0; seat < players; seat++)
        win[seat] /= total;
}
