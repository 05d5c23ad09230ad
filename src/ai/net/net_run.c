/*
 * net_run.c: what a net makes of a position (docs/nets.md). The loops are in net_dot.h.
 */
#include <assert.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "net.h"

#include "net_dot.h"

enum { WIDTH = NIKA_NET_WIDTH_MAX, THINGS = NIKA_NET_THINGS_MAX };

/* The places of `plain`, `of_thing` and `worth`. */
enum { ON_PHASE_SPACE = 0, BARE = 6, OF_COLOR = 12, EXCHANGED = 6 };
enum { PLAIN_PASS, PLAIN_DONE, PLAIN_GOOD, PLAIN_MERCHANTS, PLAIN_CARDS, CARD_VERBS = 4 };

static const int32_t nothing[WIDTH];

/* What the steps up to the trunk leave behind. */
struct position {
    int16_t each[THINGS][WIDTH];
    int16_t trunk[WIDTH];
};

/* The bytes that are not what selects nothing, a bit of 128 for each. */
static inline uint64_t unlike(const uint8_t *bytes, const uint8_t *others)
{
    const uint64_t differences = nika_eight_bytes(bytes) ^ nika_eight_bytes(others);
    const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f);
    return (((differences & low) + low) | differences) & ~low;
}

static inline void select_byte(const struct nika_net_byte *byte, uint8_t value, struct net_selected *selected)
{
    if (value == 0 || byte->target == NIKA_NET_IGNORED)
        return;
    struct net_selected *of = &selected[byte->target];
    of->row[of->rows++] = (uint16_t)(byte->row + (value < byte->rows ? value : byte->rows) - 1);
    if (byte->slope != NIKA_NET_NO_SLOPE) {
        of->by[of->slopes].slope = byte->slope;
        of->by[of->slopes++].value = value;
    }
}

/* What an input selects, for each thing and the globals. */
static void select_all(const struct nika_net_map *map, const uint8_t *input, unsigned size,
                       struct net_selected selected[THINGS + 1])
{
    unsigned first = 0;
    for (unsigned i = 0; i <= THINGS; i++)
        selected[i].rows = selected[i].slopes = 0;
    for (; first + 8 <= size; first += 8)
        for (uint64_t bits = unlike(input + first, map->nothing + first); bits; bits &= bits - 1) {
            const unsigned at = first + nika_lowest_bit(bits) / 8;
            select_byte(&map->bytes[at], input[at], selected);
        }
    for (; first < size; first++)
        if (input[first] != map->nothing[first])
            select_byte(&map->bytes[first], input[first], selected);
}

/* Sum and maximum over the things. */
static void pool(const struct nika_net *net, unsigned e, const struct position *position, int16_t pooled[2 * WIDTH])
{
    const unsigned shift = net->has_cards ? 2 : 3;
    int16_t sums[WIDTH], most[WIDTH];
    memset(sums, 0, sizeof sums);
    memset(most, 0, sizeof most);
    for (unsigned thing = 0; thing < net->things; thing++)
        for (unsigned j = 0; j < e; j++) {
            const int16_t one = position->each[thing][j];
            sums[j] = (int16_t)(sums[j] + one);
            most[j] = one > most[j] ? one : most[j];
        }
    for (unsigned j = 0; j < e; j++) {
        pooled[j] = (int16_t)((sums[j] + (1 << (shift - 1))) >> shift);
        pooled[e + j] = most[j];
    }
}

static void see(const struct nika_net *net, const struct nika_net_trunk *trunk, unsigned players, const uint8_t *input,
                bool with_privileged, struct position *position)
{
    const unsigned fewest = net->game->players_min;
    struct net_selected selected[THINGS + 1], *globals = &selected[NIKA_NET_GLOBALS];
    int32_t sums[WIDTH], added[WIDTH];
    int16_t activations[THINGS][WIDTH], pooled[2 * WIDTH] = {0};
    assert(players >= fewest && players <= net->game->players_max);
    memset(position->trunk, 0, sizeof position->trunk);
    const struct nika_net_map *map = &net->maps[players - fewest];
    select_all(map, input, with_privileged ? map->value_size : map->policy_size, selected);
    globals->row[globals->rows++] = (uint16_t)(trunk->players_row + players - 2);

    for (unsigned thing = 0; thing < net->things; thing++) {
        net_select(trunk->things.bias, trunk->things.weights, trunk->things.slopes, trunk->h, &selected[thing], sums);
        net_activate(sums, trunk->things.multiplier, trunk->h, activations[thing]);
    }
    int32_t each[THINGS][WIDTH];
    net_dense(trunk->each.bias, trunk->each.weights, trunk->h, trunk->e, activations[0], WIDTH, trunk->h, net->things,
              each[0], WIDTH);
    for (unsigned thing = 0; thing < net->things; thing++)
        net_activate(each[thing], trunk->each.multiplier, trunk->e, position->each[thing]);
    pool(net, trunk->e, position, pooled);

    net_select(trunk->globals.bias, trunk->globals.weights, trunk->globals.slopes, trunk->x, globals, sums);
    net_dense(nothing, trunk->pool.weights, trunk->pool.inputs, trunk->x, pooled, 0, trunk->pool.inputs, 1, added, 0);
    for (unsigned j = 0; j < trunk->x; j++)
        sums[j] += (32 * added[j] + 64) >> 7;
    net_activate(sums, trunk->globals.multiplier, trunk->x, activations[0]);
    net_dense(trunk->trunk.bias, trunk->trunk.weights, trunk->x, trunk->y, activations[0], 0, trunk->x, 1, sums, 0);
    net_activate(sums, trunk->trunk.multiplier, trunk->y, position->trunk);
}

static int32_t logit_of(int32_t sum, int32_t multiplier)
{
    return (int32_t)(((int64_t)sum * multiplier + (1 << 19)) >> 20);
}

static void logits_of(const struct nika_net_layer *layer, const int16_t *inputs, unsigned inputs_stride,
                      unsigned things, int32_t *logits, unsigned logits_stride)
{
    net_dense(layer->bias, layer->weights, layer->inputs, layer->outputs, inputs, inputs_stride, layer->inputs, things,
              logits, logits_stride);
    for (unsigned thing = 0; thing < things; thing++)
        for (unsigned j = 0; j < layer->outputs; j++)
            logits[thing * logits_stride + j] = logit_of(logits[thing * logits_stride + j], layer->multiplier[j]);
}

/*
 * The policy.
 */

/* What a policy knows of a position, for all of its options. */
struct choice {
    const struct nika_net *net;
    const int16_t *trunk;
    int16_t mixed[THINGS][WIDTH];
    int32_t plain[16], of_thing[THINGS][16];
    /* Options that are cards: what the trunk adds to the sums of `cards`, and a merchant and each verb; and each kind of
     * card, once an option has one. */
    bool has_base;
    uint32_t has_kind;
    int32_t base[WIDTH], merchant[WIDTH], verb[CARD_VERBS][WIDTH];
    int32_t kind[BYZANTZ_MERCHANT][WIDTH];
};

static void mix(struct choice *choice, const struct position *position)
{
    const struct nika_net *net = choice->net;
    const struct nika_net_layer *mixed = &net->mixed;
    const unsigned e = net->policy.e, y = net->policy.y;
    int32_t base[WIDTH], sums[THINGS][WIDTH];
    net_dense(mixed->bias, mixed->weights + e, e + y, net->f, position->trunk, 0, y, 1, base, 0);
    net_dense(base, mixed->weights, e + y, net->f, position->each[0], WIDTH, e, net->things, sums[0], WIDTH);
    for (unsigned thing = 0; thing < net->things; thing++)
        net_activate(sums[thing], mixed->multiplier, net->f, choice->mixed[thing]);
}

static void begin_cards(struct choice *choice)
{
    const struct nika_net_layer *cards = &choice->net->cards;
    const unsigned y = choice->net->policy.y;
    net_dense(cards->bias, cards->weights, cards->inputs, cards->outputs, choice->trunk, 0, y, 1, choice->base, 0);
    for (unsigned j = 0; j < cards->outputs; j++) {
        const int8_t *last = cards->weights + (j + (size_t)1) * cards->inputs - CARD_VERBS - 1;
        choice->merchant[j] = NET_ONE * last[0];
        for (unsigned verb = 0; verb < CARD_VERBS; verb++)
            choice->verb[verb][j] = NET_ONE * last[1 + verb];
    }
    choice->has_base = true;
}

static const int32_t *sums_of_kind(struct choice *choice, unsigned kind)
{
    const struct nika_net_layer *cards = &choice->net->cards;
    const unsigned f = choice->net->f;
    if (!(choice->has_kind >> kind & 1))
        net_dense(nothing, cards->weights + choice->net->policy.y + kind % 4 * (size_t)f, cards->inputs, cards->outputs,
                  choice->mixed[kind / 4], 0, f, 1, choice->kind[kind], 0);
    choice->has_kind |= UINT32_C(1) << kind;
    return choice->kind[kind];
}

/* The worth of an option that is cards; verbs from 0. */
static int32_t worth_of(struct choice *choice, unsigned verb, const uint8_t *arguments)
{
    const struct nika_net_layer *cards = &choice->net->cards, *worth = &choice->net->worth;
    const unsigned d = cards->outputs;
    int32_t sums[WIDTH];
    int16_t activations[WIDTH];
    if (!choice->has_base)
        begin_cards(choice);
    for (unsigned j = 0; j < d; j++)
        sums[j] = choice->base[j] + choice->verb[verb][j];
    for (unsigned i = 0; i < NIKA_NET_OPTION_BYTES - 1 && arguments[i]; i++) {
        const unsigned kind = arguments[i] - 1u;
        const int32_t *added = kind < BYZANTZ_MERCHANT ? sums_of_kind(choice, kind) : choice->merchant;
        for (unsigned j = 0; j < d; j++)
            sums[j] += added[j];
    }
    net_activate(sums, cards->multiplier, d, activations);
    return logit_of(worth->bias[verb] + net_dot(worth->weights + verb * (size_t)d, activations, d),
                    worth->multiplier[verb]);
}

static int32_t byzantz_logit(struct choice *choice, const uint8_t *option)
{
    switch (option[0]) {
    case BYZANTZ_PASS:
        return choice->plain[PLAIN_PASS];
    case BYZANTZ_DONE:
        return choice->plain[PLAIN_DONE];
    case BYZANTZ_TAKE:
        assert(option[1] >= 1 && option[1] <= BYZANTZ_GROUPS);
        return option[1] > BYZANTZ_GOODS ? choice->plain[PLAIN_MERCHANTS]
                                         : choice->plain[PLAIN_GOOD] + choice->of_thing[option[1] - 1][0];
    default: {
        /* bid, give, sell, discard: as enum byzantz_verb, but for what stands between them */
        const unsigned verb = option[0] - (option[0] < BYZANTZ_TAKE ? BYZANTZ_BID : BYZANTZ_BID + 1u);
        assert(verb < CARD_VERBS);
        return choice->plain[PLAIN_CARDS + verb] + worth_of(choice, verb, option + 1);
    }
    }
}

static int32_t justinian_logit(const struct choice *choice, const uint8_t *option)
{
    switch (option[0]) {
    case JUSTINIAN_PLACE:
        assert(option[1] >= 1 && option[1] <= JUSTINIAN_PLACES && option[2] >= 1 && option[2] <= JUSTINIAN_KINDS);
        return option[1] == 1 ? choice->plain[ON_PHASE_SPACE + option[2] - 1]
                              : choice->of_thing[option[1] - 2][option[2] - 1];
    case JUSTINIAN_COLOR:
        assert(option[1] >= 1 && option[1] <= JUSTINIAN_COLORS);
        return choice->plain[OF_COLOR + option[1] - 1];
    case JUSTINIAN_EXCHANGE:
        assert(option[1] >= 1 && option[1] <= JUSTINIAN_COLORS && option[2] >= 1 && option[2] <= JUSTINIAN_COUNSELORS);
        return choice->of_thing[option[2] - 1][EXCHANGED + option[1] - 1];
    case JUSTINIAN_KEEP:
        return choice->plain[BARE + JUSTINIAN_COLOR - JUSTINIAN_PASS];
    default:
        assert(option[0] >= JUSTINIAN_PASS && option[0] < JUSTINIAN_COLOR);
        return choice->plain[BARE + option[0] - JUSTINIAN_PASS];
    }
}

void nika_net_policy(const struct nika_net *net, unsigned players, const uint8_t *input,
                     const uint8_t (*options)[NIKA_NET_OPTION_BYTES], const int16_t *priors, unsigned count,
                     int32_t *logits)
{
    struct position position;
    struct choice choice;
    see(net, &net->policy, players, input, false, &position);
    choice.net = net;
    choice.trunk = position.trunk;
    choice.has_base = false;
    choice.has_kind = 0;
    mix(&choice, &position);
    logits_of(&net->plain, position.trunk, 0, 1, choice.plain, 0);
    logits_of(&net->of_thing, choice.mixed[0], WIDTH, net->things, choice.of_thing[0], 16);
    for (unsigned i = 0; i < count; i++) {
        const int32_t prior = (int32_t)(((int64_t)priors[i] * net->prior_weight) >> 8);
        logits[i] =
            prior + (net->has_cards ? byzantz_logit(&choice, options[i]) : justinian_logit(&choice, options[i]));
    }
}

void nika_net_holds(const struct nika_net *net, unsigned players, const uint8_t *input, struct nika_holds *holds)
{
    struct position position;
    struct choice choice;
    assert(!net->has_cards);
    see(net, &net->policy, players, input, false, &position);
    choice.net = net;
    mix(&choice, &position);
    logits_of(&net->holds, choice.mixed[0], WIDTH, net->things, holds->logits[0], NIKA_NET_HOLDS);
}

/*
 * The value.
 */
void nika_net_value(const struct nika_net *net, unsigned players, const uint8_t *input, int32_t win[NIKA_SEATS_MAX],
                    int32_t margin[NIKA_SEATS_MAX])
{
    const unsigned seats = net->game->players_max;
    struct position position;
    int32_t logits[2 * NIKA_SEATS_MAX] = {0};
    see(net, &net->value, players, input, true, &position);
    logits_of(&net->outcome, position.trunk, 0, 1, logits, 0);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        win[seat] = seat < players ? logits[seat] : 0;
        margin[seat] = seat < players ? logits[seats + seat] : 0;
    }
}
