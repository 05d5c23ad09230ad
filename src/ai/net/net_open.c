/*
 * net_open.c: reads a net's file (docs/nets.md): checks it, finds its tensors, and works out which byte of the input
 * selects which row.
 */
#include <string.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "net.h"

enum {
    HEADER = 56,
    CHECKSUM = 8,
    VERSION = 2,
    FEW = 6,         /* rows of a column that has a slope, and of goods */
    SMALL = 12,      /* a column up to this most has a row for each value */
    CENTERED = 18,   /* most of a column that is counted from 9 */
    NOTHING = 9,     /* in the middle of it */
    OWN_COLUMNS = 5, /* of the globals, for the number of players */
    COLUMNS_MAX = 255,
    BIAS_MOST = 1 << 26,
    MULTIPLIER_MOST = 1 << 22,
    WEIGHT_MOST = 1 << 20, /* of the priors; and the largest unit of margins */
    OUTCOMES = 2,
    P_CARDS = 8,
    P_COUNSELORS = 16,
    OF_COUNSELOR = 10,
    VERBS_OF_CARDS = 4
};

/* What is remembered; the same for all numbers of players but for the seats. */
static const struct nika_slice pushes = {"pushes", 0, {NIKA_NET_PUSHES, 0, 0}, CENTERED};

/* Privileged parts that count. */
static const char *const byzantz_seen[] = {"hands", NULL};
static const char *const justinian_seen[] = {"cards", "laid", "hands", "phase_tokens", NULL};

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    for (const uint8_t *at = bytes; size > 0; at++, size--)
        hash = (hash ^ *at) * UINT64_C(0x100000001b3);
    return hash;
}
#define HASH_OF_NOTHING UINT64_C(0xcbf29ce484222325)

static uint64_t read_bytes(const uint8_t *at, unsigned count)
{
    uint64_t number = 0;
    while (count-- > 0)
        number = number << 8 | at[count];
    return number;
}

/*
 * The layout.
 */

/* All parts of the input, one after the other; those from `policy` on are for the value only. */
struct parts {
    unsigned policy, count;
    struct nika_slice slices[2 * NIKA_SLICES_MAX + 1];
};

static bool list_parts(const struct nika_game *game, unsigned players, struct parts *parts)
{
    unsigned count = nika_layout_slices(game, players, NIKA_OBSERVATION, parts->slices);
    if (game == &nika_justinian) {
        parts->slices[count] = pushes;
        parts->slices[count].dimensions[1] = (uint8_t)players;
        count++;
    }
    parts->policy = count;
    parts->count = count + nika_layout_slices(game, players, NIKA_PRIVILEGED, parts->slices + count);
    return count > 0;
}

static uint64_t hash_layout(const struct nika_game *game, const struct parts *parts)
{
    uint64_t hash = hash_bytes(HASH_OF_NOTHING, game->name, strlen(game->name));
    for (unsigned i = 0; i < parts->count; i++) {
        const struct nika_slice *slice = &parts->slices[i];
        hash = hash_bytes(hash, slice->name, strlen(slice->name) + 1);
        hash = hash_bytes(hash, slice->dimensions, NIKA_DIMENSIONS_MAX);
        hash = hash_bytes(hash, &slice->most, 1);
    }
    return hash;
}

/* The next row, slope and column of the things, or of the globals. */
struct next {
    unsigned row, slope, column;
};

static void take_column(struct next *next, const struct nika_slice *slice, bool of_good, struct nika_net_byte *byte)
{
    const bool centered = slice->most == CENTERED;
    const bool has_slope = !centered && !of_good && slice->most > SMALL;
    byte->rows = centered ? CENTERED : of_good || has_slope ? FEW : slice->most;
    byte->nothing = centered ? NOTHING : 0;
    byte->row = (uint16_t)next->row;
    byte->slope = has_slope ? (uint16_t)next->slope : NIKA_NET_NO_SLOPE;
    next->row += byte->rows;
    next->slope += has_slope;
    next->column++;
}

/* The thing that a byte of a part is about, by its indices; NIKA_NET_GLOBALS if none. */
static unsigned thing_of(const struct nika_game *game, const uint8_t dimensions[NIKA_DIMENSIONS_MAX],
                         const unsigned indices[NIKA_DIMENSIONS_MAX])
{
    unsigned last = 0;
    for (unsigned i = 0; i < NIKA_DIMENSIONS_MAX && dimensions[i]; i++) {
        if (game == &nika_justinian && dimensions[i] == JUSTINIAN_COUNSELORS)
            return indices[i];
        last = i;
    }
    if (game == &nika_byzantz && (dimensions[last] == BYZANTZ_KINDS || dimensions[last] == BYZANTZ_KINDS - 1) &&
        indices[last] != BYZANTZ_MERCHANT)
        return indices[last] / 4;
    return NIKA_NET_GLOBALS;
}

/*
 * Goes through a part's bytes as it is for the largest number of players, and gives columns to them; a byte of the first
 * thing takes a new one, and the others have the same, one after the other. `part` is the same part with the players that
 * there are: its bytes, which are the first of each dimension, go into the map from `at` on.
 */
static void map_part(const struct nika_game *game, const struct nika_slice *whole, const struct nika_slice *part,
                     struct next next[2], struct nika_net_map *map, unsigned at)
{
    struct next of[NIKA_NET_THINGS_MAX];
    unsigned indices[NIKA_DIMENSIONS_MAX], sizes[NIKA_DIMENSIONS_MAX], here[NIKA_DIMENSIONS_MAX];
    for (unsigned i = 0; i < NIKA_DIMENSIONS_MAX; i++) {
        sizes[i] = whole->dimensions[i] ? whole->dimensions[i] : 1;
        here[i] = part->dimensions[i] ? part->dimensions[i] : 1;
    }
    for (unsigned i = 0; i < NIKA_NET_THINGS_MAX; i++)
        of[i] = next[0];
    for (indices[0] = 0; indices[0] < sizes[0]; indices[0]++)
        for (indices[1] = 0; indices[1] < sizes[1]; indices[1]++)
            for (indices[2] = 0; indices[2] < sizes[2]; indices[2]++) {
                struct nika_net_byte byte;
                const unsigned thing = thing_of(game, whole->dimensions, indices);
                byte.target = (uint8_t)thing;
                take_column(thing < NIKA_NET_GLOBALS ? &of[thing] : &next[1], whole,
                            game == &nika_byzantz && thing < NIKA_NET_GLOBALS, &byte);
                if (indices[0] >= here[0] || indices[1] >= here[1] || indices[2] >= here[2])
                    continue;
                const unsigned index = at + (indices[0] * here[1] + indices[1]) * here[2] + indices[2];
                map->bytes[index] = byte;
                map->nothing[index] = byte.nothing;
            }
    next[0] = of[0];
}

static unsigned size_of(const struct nika_slice *slice)
{
    unsigned size = 1;
    for (unsigned i = 0; i < NIKA_DIMENSIONS_MAX && slice->dimensions[i]; i++)
        size *= slice->dimensions[i];
    return size;
}

static bool is_seen(const struct nika_game *game, const char *name)
{
    for (const char *const *seen = game == &nika_byzantz ? byzantz_seen : justinian_seen; *seen; seen++)
        if (strcmp(*seen, name) == 0)
            return true;
    return false;
}

/* The inputs of the tables. */
struct shapes {
    struct next policy[2], value[2]; /* things, globals without the net's own columns */
};

static bool map_players(const struct nika_game *game, const struct parts *whole, const struct parts *parts,
                        struct nika_net_map *map, struct shapes *shapes)
{
    struct next next[2] = {{0}};
    unsigned at = 0;
    memset(map, 0, sizeof *map);
    for (unsigned i = 0; i <= parts->count; i++) {
        if (i == parts->policy) {
            map->policy_size = at;
            memcpy(shapes->policy, next, sizeof next);
        }
        if (i == parts->count)
            break;
        const unsigned size = size_of(&parts->slices[i]);
        if (at + size > NIKA_NET_INPUT_MAX - 8) /* eight are looked at together */
            return false;
        if (i < parts->policy || is_seen(game, parts->slices[i].name))
            map_part(game, &whole->slices[i], &parts->slices[i], next, map, at);
        else
            for (unsigned j = at; j < at + size; j++)
                map->bytes[j].target = NIKA_NET_IGNORED;
        at += size;
    }
    map->value_size = at;
    memcpy(shapes->value, next, sizeof next);
    return next[0].column <= COLUMNS_MAX && next[1].column + OWN_COLUMNS <= COLUMNS_MAX;
}

/*
 * The tensors.
 */

/* What of the file is not read yet. */
struct rest {
    const uint8_t *at;
    size_t size;
    const char *problem;
};

static const uint8_t *take(struct rest *rest, size_t size)
{
    const uint8_t *taken = rest->at;
    if (rest->problem || size > rest->size) {
        rest->problem = rest->problem ? rest->problem : "its tensors do not fit its size";
        return NULL;
    }
    rest->at += size;
    rest->size -= size;
    return taken;
}

/* So that no sum overflows (net_run.c). */
static void take_numbers(struct rest *rest, int32_t *numbers, unsigned count, int32_t least, int32_t most)
{
    const uint8_t *at = take(rest, 4 * (size_t)count);
    for (unsigned i = 0; at && i < count; i++) {
        numbers[i] = (int32_t)(uint32_t)read_bytes(at + 4 * (size_t)i, 4);
        if (numbers[i] < least || numbers[i] > most)
            rest->problem = "a number is too large";
    }
}

static void take_layer(struct rest *rest, struct nika_net_layer *layer, unsigned inputs, unsigned outputs)
{
    layer->inputs = inputs;
    layer->outputs = outputs;
    take_numbers(rest, layer->bias, outputs, -BIAS_MOST, BIAS_MOST);
    take_numbers(rest, layer->multiplier, outputs, 0, MULTIPLIER_MOST);
    layer->weights = (const int8_t *)take(rest, (size_t)inputs * outputs);
}

static void take_table(struct rest *rest, struct nika_net_layer *table, unsigned rows, unsigned slopes,
                       unsigned outputs)
{
    take_layer(rest, table, rows, outputs);
    table->slopes = (const int8_t *)take(rest, (size_t)slopes * outputs);
}

static void take_trunk(struct rest *rest, struct nika_net_trunk *trunk, const struct next next[2])
{
    take_table(rest, &trunk->things, next[0].row, next[0].slope, trunk->h);
    take_layer(rest, &trunk->each, trunk->h, trunk->e);
    trunk->players_row = next[1].row;
    take_table(rest, &trunk->globals, next[1].row + OWN_COLUMNS, next[1].slope, trunk->x);
    trunk->pool.inputs = 2 * trunk->e;
    trunk->pool.outputs = trunk->x;
    trunk->pool.weights = (const int8_t *)take(rest, 2 * (size_t)trunk->e * trunk->x);
    take_layer(rest, &trunk->trunk, trunk->x, trunk->y);
}

/* Who holds which card. A net that has not learnt it says nothing, and has weights of 0. */
static void take_holds(struct nika_net *net, struct rest *rest)
{
    take_layer(rest, &net->holds, net->f, NIKA_NET_HOLDS);
    for (unsigned i = 0; !rest->problem && i < net->f * NIKA_NET_HOLDS; i++)
        net->knows_holds |= net->holds.weights[i] != 0;
}

static const char *take_tensors(struct nika_net *net, struct rest *rest, const struct shapes *shapes)
{
    const unsigned outcomes = OUTCOMES * net->game->players_max;
    take_trunk(rest, &net->policy, shapes->policy);
    take_layer(rest, &net->mixed, net->policy.e + net->policy.y, net->f);
    take_layer(rest, &net->plain, net->policy.y, net->has_cards ? P_CARDS : P_COUNSELORS);
    take_layer(rest, &net->of_thing, net->f, net->has_cards ? 1 : OF_COUNSELOR);
    if (net->has_cards) {
        take_layer(rest, &net->cards, net->policy.y + 4 * net->f + VERBS_OF_CARDS + 1, net->d);
        take_layer(rest, &net->worth, net->d, VERBS_OF_CARDS);
    } else {
        take_holds(net, rest);
    }
    take_trunk(rest, &net->value, shapes->value);
    take_layer(rest, &net->outcome, net->value.y, outcomes);
    if (!rest->problem && rest->size > 0)
        rest->problem = "its tensors do not fit its size";
    return rest->problem;
}

/* Widths as they stand in the header, of the policy and of the value. */
static bool read_widths(struct nika_net *net, const uint8_t *at)
{
    unsigned *const widths[] = {&net->policy.h, &net->policy.e, &net->policy.x, &net->policy.y, &net->f, &net->d,
                                &net->value.h,  &net->value.e,  &net->value.x,  &net->value.y,  NULL,    NULL};
    for (unsigned i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        const unsigned width = (unsigned)read_bytes(at + 2 * (size_t)i, 2);
        const bool is_used = widths[i] && (widths[i] != &net->d || net->has_cards);
        if (is_used ? width == 0 || width > NIKA_NET_WIDTH_MAX : width != 0)
            return false;
        if (widths[i])
            *widths[i] = width;
    }
    return true;
}

static const char *read_header(struct nika_net *net, const uint8_t *bytes, size_t size, const struct parts *whole)
{
    static const uint8_t magic[8] = {'N', 'I', 'K', 'A', 'N', 'E', 'T', VERSION};
    if (size < HEADER + CHECKSUM || memcmp(bytes, magic, sizeof magic) != 0)
        return "it is no net of this version";
    if (read_bytes(bytes + 8, 4) != size)
        return "it is cut off";
    if (read_bytes(bytes + size - CHECKSUM, CHECKSUM) != hash_bytes(HASH_OF_NOTHING, bytes, size - CHECKSUM))
        return "it is damaged";
    if (read_bytes(bytes + 24, 8) != hash_layout(net->game, whole))
        return "it is for another game, or for another version of it";
    net->prior_weight = (int32_t)(uint32_t)read_bytes(bytes + 12, 4);
    net->margin_unit = (int32_t)(uint32_t)read_bytes(bytes + 16, 4);
    if (net->prior_weight < 0 || net->prior_weight > WEIGHT_MOST || net->margin_unit < 1 ||
        net->margin_unit > WEIGHT_MOST || read_bytes(bytes + 20, 4) != 0)
        return "a number of its header makes no sense";
    return read_widths(net, bytes + 32) ? NULL : "its shape makes no sense";
}

const char *nika_net_open(struct nika_net *net, const struct nika_game *game, const uint8_t *bytes, size_t size)
{
    struct parts whole, parts;
    struct shapes shapes = {{{0}}, {{0}}};
    memset(net, 0, sizeof *net);
    if (game != &nika_byzantz && game != &nika_justinian)
        return "there are no nets for this game";
    net->game = game;
    net->has_cards = game == &nika_byzantz;
    net->things = net->has_cards ? BYZANTZ_GOODS : JUSTINIAN_COUNSELORS;
    if (!list_parts(game, game->players_max, &whole))
        return "the game has no layout";
    const char *problem = read_header(net, bytes, size, &whole);
    if (problem)
        return problem;
    for (unsigned players = game->players_min; players <= game->players_max; players++)
        if (players - game->players_min >= NIKA_NET_PLAYERS_MAX || !list_parts(game, players, &parts) ||
            !map_players(game, &whole, &parts, &net->maps[players - game->players_min], &shapes))
            return "the game's layout is too large";
    struct rest rest = {bytes + HEADER, size - HEADER - CHECKSUM, NULL};
    return take_tensors(net, &rest, &shapes);
}
