/*
 * justinian_observation.c: what a seat of Justinian knows, as bytes: docs/environment.md has the table.
 *
 * Counselors are the unit of thought in Justinian, so most parts have a row of the same meaning for each of them: a net
 * can share its weights among them.
 */
#include <nika/bits.h>
#include <nika/justinian.h>

#include "encoding_internal.h"

enum {
    ACTIONS = 136, /* 6 × 13 places, 10 others, 4 × 12 exchanges */
    STAGES = JUSTINIAN_OVER + 1,
    DIRECTIONS = JUSTINIAN_NOT_MOVED + 1,
    ROUNDS = JUSTINIAN_PHASES - 1, /* of exchanges */
    REACH = 3,                     /* places to each side that are looked at */
    AHEAD = 2 * REACH + 1,
    SUM_MOST = 9,             /* three tokens of three */
    TOKENS = JUSTINIAN_KINDS, /* bytes of a heap */
    COUNSELORS = JUSTINIAN_COUNSELORS
};

static const struct encoding_part observation_parts[] = {
    {"place", {COUNSELORS, COUNSELORS}, 1},
    {"value", {COUNSELORS, JUSTINIAN_PHASES}, 255},
    {"ahead", {COUNSELORS, AHEAD}, 255},
    {"laid", {COUNSELORS}, 2 * SUM_MOST},
    {"owners", {COUNSELORS, EACH_SEAT}, JUSTINIAN_ON_ONE},
    {"turned", {COUNSELORS, EACH_SEAT}, 2 * SUM_MOST},
    {"cards", {JUSTINIAN_COLORS, COUNSELORS}, 1},
    {"hand", {TOKENS}, 5},
    {"phase_tokens", {TOKENS}, 5},
    {"board_tokens", {TOKENS}, 5},
    {"seen", {EACH_SEAT, TOKENS}, 5},
    {"exchanged", {ROUNDS, EACH_SEAT, JUSTINIAN_COLORS}, 1},
    {"score_quarters", {EACH_SEAT}, 255},
    {"score_rest", {EACH_SEAT}, 3},
    {"hand_size", {EACH_SEAT}, JUSTINIAN_TOKENS},
    {"reserve", {EACH_SEAT}, JUSTINIAN_RESERVE},
    {"phase_count", {EACH_SEAT}, JUSTINIAN_TOKENS},
    {"in", {EACH_SEAT}, 1},
    {"passed", {EACH_SEAT}, JUSTINIAN_SEATS},
    {"turn", {EACH_SEAT}, 1},
    {"first", {EACH_SEAT}, 1},
    {"put", {ROUNDS}, COUNSELORS},
    {"took", {ROUNDS}, COUNSELORS},
    {"scored", {JUSTINIAN_COLORS}, 1},
    {"direction", {DIRECTIONS}, 1},
    {"stage", {STAGES}, 1},
    {"phase", {JUSTINIAN_PHASES}, 1},
    {"influence", {1}, JUSTINIAN_TOKENS * 3},
    {"threshold", {1}, 12},
    {"placed", {1}, 1},
    {"phase_space", {1}, 1},
    {"turns", {1}, 255},
    {"tie", {2}, 1},
    {"influence_points", {2}, 1},
    {"empty_final", {2}, 1},
    {NULL, {0}, 0},
};

static const struct encoding_part privileged_parts[] = {
    {"cards", {EACH_OTHER, JUSTINIAN_COLORS, COUNSELORS}, 1},
    {"laid", {EACH_OTHER, COUNSELORS}, 2 * SUM_MOST},
    {"hands", {EACH_OTHER, TOKENS}, 5},
    {"phase_tokens", {EACH_OTHER, TOKENS}, 5},
    {"next_tokens", {EACH_SEAT, JUSTINIAN_DRAWN, TOKENS}, 1},
    {"top_cards", {JUSTINIAN_COLORS, COUNSELORS}, 1},
    {NULL, {0}, 0},
};

/* The court table by counselors: a byte for each place, so that what lies around a place can be copied at once. */
struct court {
    uint8_t ahead[JUSTINIAN_PHASES][COUNSELORS][REACH + COUNSELORS + REACH + 2]; /* the ends are repeated */
    uint8_t value[COUNSELORS][COUNSELORS][4];                                    /* counselor, place, phase */
};
_Static_assert(sizeof(struct court) <= NIKA_OBSERVER_BYTES, "an observer has room for the court");

static void prepare(const struct nika_setup *setup, void *bytes)
{
    struct court *court = bytes;
    memset(court, 0, sizeof *court);
    for (unsigned c = 0; c < COUNSELORS; c++)
        for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++)
            for (unsigned i = 0; i < REACH + COUNSELORS + REACH; i++) {
                const unsigned place = i < REACH ? 0 : i - REACH < COUNSELORS ? i - REACH : COUNSELORS - 1;
                const uint8_t value = byte_of(justinian_value(setup, c, place, phase));
                court->ahead[phase][c][i] = court->value[c][place][phase] = value;
            }
}

/*
 * Tables, worked out by the compiler.
 */
#define TWO(of, n) of(n), of((n) + 1)
#define FOUR(of, n) TWO(of, n), TWO(of, (n) + 2)
#define EIGHT(of, n) FOUR(of, n), FOUR(of, (n) + 4)
#define HALF_64(of, n) EIGHT(of, n), EIGHT(of, (n) + 8), EIGHT(of, (n) + 16), EIGHT(of, (n) + 24)
#define ALL_64(of, n) HALF_64(of, n), HALF_64(of, (n) + 32)
#define ALL_256(of, n) ALL_64(of, n), ALL_64(of, (n) + 64), ALL_64(of, (n) + 128), ALL_64(of, (n) + 192)

/* Eight bits of a heap of tokens: the counts of two kinds, a byte each. */
#define TWO_COUNTS(bits) (((bits)&15) | (bits) >> 4 << 8)
static const uint16_t two_counts[256] = {ALL_256(TWO_COUNTS, 0)};

/*
 * All functions below write some bytes beyond what they have to: whatever follows is written later.
 */

/* A heap of tokens: how many of each kind. */
static inline uint8_t *put_tokens(uint8_t *at, justinian_tokens heap)
{
    for (unsigned i = 0; i < TOKENS; i += 2, heap >>= 8)
        put_two(at + i, two_counts[heap & 255]);
    return at + TOKENS;
}

/* Twelve bits. */
static inline uint8_t *put_cards(uint8_t *at, unsigned cards)
{
    put_eight(at, eight_bits(cards));
    put_eight(at + 4, eight_bits(cards >> 4));
    return at + COUNSELORS;
}

/* Four bytes of an array: all seats, for example; the first is lowest. */
static inline uint32_t four_bytes(const uint8_t *array)
{
    return array[0] | (uint32_t)array[1] << 8 | (uint32_t)array[2] << 16 | (uint32_t)array[3] << 24;
}

/*
 * Tokens on counselors. There are few ways in which tokens can lie on one, so tables know what they mean.
 */

/* What a token moves its counselor, by its three bits. */
#define STEP(value) ((value) < 4 ? (value) : (value) < 7 ? 3 - (value) : 0)

/* What all tokens in a counselor's slots move it, from -9 to 9, counted from 0. */
#define SUM(values) (uint8_t)(SUM_MOST + STEP((values)&7) + STEP((values) >> 3 & 7) + STEP((values) >> 6))
static const uint8_t sums[512] = {ALL_256(SUM, 0), ALL_256(SUM, 256)};

/* How many tokens are each seat's, a byte for each, by a counselor's owners. */
#define OWN(owners, slot) ((owners) >> 6 > (slot) ? UINT32_C(1) << 8 * ((owners) >> (2 * (slot)) & 3) : UINT32_C(0))
#define OWNED(owners) (OWN(owners, 0) + OWN(owners, 1) + OWN(owners, 2))
static const uint32_t owned[256] = {ALL_256(OWNED, 0)};

/* What tokens move, in the bytes of their owners; the values have three bits for each slot, the owners two. The bytes of
 * all tokens on a counselor are added: what one borrows from the next comes back when SUM_MOST is added to each. */
#define MOVE(value, owner) ((uint32_t)STEP(value) << 8 * (owner))
#define MOVE_TWO(n) (MOVE((n)&7, (n) >> 6 & 3) + MOVE((n) >> 3 & 7, (n) >> 8 & 3))
#define MOVE_LAST(n) MOVE((n)&7, (n) >> 3)
static const uint32_t first_two[1024] = {ALL_256(MOVE_TWO, 0), ALL_256(MOVE_TWO, 256), ALL_256(MOVE_TWO, 512),
                                         ALL_256(MOVE_TWO, 768)};
static const uint32_t last_one[32] = {HALF_64(MOVE_LAST, 0)};

static inline uint8_t *put_laid(uint8_t *at, const uint16_t laid[COUNSELORS])
{
    for (unsigned c = 0; c < COUNSELORS; c++)
        *at++ = sums[laid[c] & 511];
    return at;
}

/* The face-down tokens of each seat on each counselor. */
static inline uint8_t *put_owners(uint8_t *at, const uint8_t owners[COUNSELORS], unsigned viewer, unsigned players)
{
    for (unsigned c = 0; c < COUNSELORS; c++)
        at = put_seats(at, owned[owners[c]], viewer, players);
    return at;
}

/*
 * The court moves rarely: what follows from where it stands, and from the tokens that moved it, is kept until it changes.
 */
enum { COURT_BYTES = COUNSELORS * (COUNSELORS + JUSTINIAN_PHASES + AHEAD) };

struct standing {
    /* What it was made from. No row is 0. */
    uint64_t row;
    uint32_t phase;
    uint8_t owners[COUNSELORS];
    uint16_t turned[COUNSELORS];

    uint32_t moved[COUNSELORS];      /* what each seat's tokens moved each counselor, from seat 0 on */
    uint8_t court[COURT_BYTES + 15]; /* the bytes of the first three parts */
};
_Static_assert(sizeof(struct standing) <= sizeof(struct nika_standing), "it has room");

static inline bool still_stands(const struct standing *standing, const struct justinian_open *open)
{
    uint64_t changed = (standing->row ^ open->row) | (standing->phase ^ open->phase);
    for (unsigned c = 0; c < COUNSELORS; c += 4)
        changed |= (nika_eight_bytes(standing->turned + c) ^ nika_eight_bytes(open->turned + c)) |
                   (four_bytes(standing->owners + c) ^ four_bytes(open->turned_owners + c));
    return !changed;
}

/* What each seat's tokens that were last turned up moved each counselor. */
static void find_moved(struct standing *standing, const struct justinian_open *open, unsigned players)
{
    const uint32_t none = (uint32_t)(SUM_MOST * UINT64_C(0x01010101) & ((UINT64_C(1) << 8 * players) - 1));
    for (unsigned c = 0; c < COUNSELORS; c++) {
        const unsigned values = open->turned[c], owners = open->turned_owners[c];
        standing->moved[c] =
            none + first_two[(values & 63) | (owners & 15) << 6] + last_one[(values >> 6 & 7) | (owners >> 1 & 24)];
    }
}

/* Where each counselor stands, what it is worth there in all phases, and what it would be worth in this one if it alone
 * were moved, as far as the row goes. */
static void find_court(struct standing *standing, const struct court *court, const struct justinian_open *open)
{
    uint8_t places[16]; /* of counselors: there are fewer than four bits can say */
    uint8_t *at = standing->court;
    uint64_t row = open->row;
    for (unsigned place = 0; place < COUNSELORS; place++, row >>= 4)
        places[row & 15] = (uint8_t)place;
    const uint8_t(*ahead)[sizeof court->ahead[0][0]] = court->ahead[open->phase];
    for (unsigned c = 0; c < COUNSELORS; c++)
        at = put_cards(at, 1u << places[c]);
    for (unsigned c = 0; c < COUNSELORS; c++, at += JUSTINIAN_PHASES)
        memcpy(at, court->value[c][places[c]], 4);
    for (unsigned c = 0; c < COUNSELORS; c++, at += AHEAD)
        memcpy(at, ahead[c] + places[c], AHEAD + 1);
}

static void stand_anew(struct standing *standing, const struct court *court, const struct justinian_open *open,
                       unsigned players)
{
    standing->row = open->row;
    standing->phase = open->phase;
    memcpy(standing->owners, open->turned_owners, sizeof standing->owners);
    memcpy(standing->turned, open->turned, sizeof standing->turned);
    find_moved(standing, open, players);
    find_court(standing, court, open);
}

/* Who exchanged a card in which color. */
static inline uint8_t *put_exchanges(uint8_t *at, const struct justinian_open *open, unsigned viewer, unsigned players)
{
    static const uint32_t bytes[JUSTINIAN_COLORS + 1] = {0, 1, 1 << 8, 1 << 16, 1 << 24};
    for (unsigned round = 0; round < ROUNDS; round++)
        for (unsigned i = 0; i < players; i++, at += JUSTINIAN_COLORS)
            put_four(at, bytes[open->scoring[round].exchanged[seat_after(viewer, i, players)]]);
    return at;
}

static inline uint8_t *put_each_seat(uint8_t *at, const struct justinian_open *open, unsigned viewer, unsigned players)
{
    const uint32_t all = (uint32_t)eight_bits((1u << players) - 1), in = (uint32_t)eight_bits(open->in);
    /* Of all that are in, and of all that have passed: a seat that is not there counts as such. */
    const unsigned reserve_in = justinian_reserve_size(open, nika_lowest_bit(open->in | 1u << JUSTINIAN_SEATS));
    const unsigned reserve_out = justinian_reserve_size(open, JUSTINIAN_SEATS);
    uint32_t quarters = 0, rest = 0, passed = 0;
    for (unsigned seat = 0; seat < players; seat++) {
        quarters |= (uint32_t)byte_of(open->score[seat] / 4u) << 8 * seat;
        rest |= (open->score[seat] % 4u) << 8 * seat;
    }
    for (unsigned i = 0; i < open->pass_count; i++)
        passed |= (i + 1) << 8 * open->passed[i];
    at = put_seats(at, quarters, viewer, players);
    at = put_seats(at, rest, viewer, players);
    at = put_seats(at, four_bytes(open->hand_size), viewer, players);
    at = put_seats(at, reserve_in * in + reserve_out * (all - in), viewer, players);
    at = put_seats(at, four_bytes(open->phase_count), viewer, players);
    at = put_seats(at, in, viewer, players);
    at = put_seats(at, passed, viewer, players);
    at = put_seats(at, open->turn < players ? UINT32_C(1) << 8 * open->turn : 0, viewer, players);
    return put_seats(at, UINT32_C(1) << 8 * open->first, viewer, players);
}

/* One of so many bytes is 1. */
static inline uint8_t *put_one_of(uint8_t *at, unsigned which, unsigned count)
{
    put_eight(at, UINT64_C(1) << 8 * which);
    return at + count;
}

static inline void observe_of(const struct nika_setup *setup, const struct court *court,
                              const struct nika_glance *glance, struct standing *standing, const unsigned players,
                              uint8_t *at)
{
    const struct justinian_open *open = glance->open;
    const struct justinian_own *own = glance->own;
    const unsigned viewer = glance->seat;
    if (!still_stands(standing, open))
        stand_anew(standing, court, open, players);
    copy_sixteens(at, standing->court, COURT_BYTES);
    at = put_laid(at + COURT_BYTES, own->laid);
    at = put_owners(at, open->owners, viewer, players);
    for (unsigned c = 0; c < COUNSELORS; c++)
        at = put_seats(at, standing->moved[c], viewer, players);
    const uint64_t cards =
        own->cards[0] | (uint64_t)own->cards[1] << 12 | (uint64_t)own->cards[2] << 24 | (uint64_t)own->cards[3] << 36;
    for (unsigned i = 0; i < JUSTINIAN_COLORS * COUNSELORS; i += 8, at += 8)
        put_eight(at, eight_bits((unsigned)(cards >> i)));
    at = put_tokens(at, own->hand);
    at = put_tokens(at, own->phase);
    at = put_tokens(at, own->board);
    for (unsigned i = 0; i < players; i++)
        at = put_tokens(at, open->seen[seat_after(viewer, i, players)]);
    at = put_exchanges(at, open, viewer, players);
    at = put_each_seat(at, open, viewer, players);
    for (unsigned round = 0; round < ROUNDS; round++) {
        at[round] = own->put[round];
        at[ROUNDS + round] = own->took[round];
    }
    put_eight(at + 2 * ROUNDS, eight_bits(justinian_scored_colors(open)));
    at += 2 * ROUNDS + JUSTINIAN_COLORS;
    at = put_one_of(at, open->direction, DIRECTIONS);
    at = put_one_of(at, open->stage, STAGES);
    at = put_one_of(at, open->phase, JUSTINIAN_PHASES);
    *at++ = (uint8_t)justinian_influence(own->phase);
    *at++ = (uint8_t)justinian_threshold(open->phase);
    *at++ = open->placed;
    *at++ = justinian_has_phase_space(open->places);
    *at++ = open->turns;
    static const uint8_t switches[] = {JUSTINIAN_TIE, JUSTINIAN_INFLUENCE, JUSTINIAN_EMPTY_FINAL};
    for (unsigned i = 0; i < sizeof switches; i++) {
        *at++ = setup->switches[switches[i]] == 0;
        *at++ = setup->switches[switches[i]] == 1;
    }
}

/* Compiled for each number of players, so that all shifts by it are fixed. */
static void observe(const struct nika_setup *setup, const void *court, const struct nika_glance *glance,
                    struct nika_standing *kept, uint8_t *at)
{
    struct standing *standing = (struct standing *)kept->bytes;
    if (setup->players == 4)
        observe_of(setup, court, glance, standing, 4, at);
    else if (setup->players == 3)
        observe_of(setup, court, glance, standing, 3, at);
    else
        observe_of(setup, court, glance, standing, 2, at);
}

static void observe_hidden(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, uint8_t *at)
{
    const struct justinian_world *true_world = (const struct justinian_world *)(const void *)world->bytes;
    const unsigned players = setup->players, scored = justinian_scored_colors(&true_world->open);
    for (unsigned i = 1; i < players; i++)
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            at = put_cards(at, true_world->own[seat_after(seat, i, players)].cards[color]);
    for (unsigned i = 1; i < players; i++)
        at = put_laid(at, true_world->own[seat_after(seat, i, players)].laid);
    for (unsigned i = 1; i < players; i++)
        at = put_tokens(at, true_world->own[seat_after(seat, i, players)].hand);
    for (unsigned i = 1; i < players; i++)
        at = put_tokens(at, true_world->own[seat_after(seat, i, players)].phase);
    for (unsigned i = 0; i < players; i++) {
        const unsigned of = seat_after(seat, i, players), left = justinian_reserve_size(&true_world->open, of);
        for (unsigned next = 0; next < JUSTINIAN_DRAWN; next++) {
            const unsigned kind = (unsigned)(true_world->dark.reserve[of] >> (4 * next)) & 15;
            at = put_tokens(at, next < left ? justinian_token(kind) : 0);
        }
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        at = put_cards(at, scored >> color & 1 ? 0 : 1u << (true_world->dark.pile[color] & 15));
}

static void arguments(struct nika_move seen, uint8_t arguments[NIKA_ACT_BYTES - 2])
{
    const bool has_place =
        seen.verb == JUSTINIAN_PLACE || seen.verb == JUSTINIAN_COLOR || seen.verb == JUSTINIAN_EXCHANGE;
    arguments[0] = has_place ? (uint8_t)(seen.open + 1) : 0;
    arguments[1] = (uint8_t)seen.hidden;
}

const struct encoding nika_encoding_justinian = {
    .game = &nika_justinian,
    .actions = ACTIONS,
    .parts = {observation_parts, privileged_parts},
    .action_of = justinian_action_of,
    .action_move = justinian_action_move,
    .mask = justinian_action_mask,
    .name = justinian_action_name,
    .prepare = prepare,
    .observe = observe,
    .keeps = true,
    .observe_hidden = observe_hidden,
    .arguments = arguments,
};
