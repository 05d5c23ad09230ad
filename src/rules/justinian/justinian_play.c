/*
 * justinian_play.c: how a game of Justinian goes on: the deal, the course of turns and scorings, judging and playing moves.
 *
 * Judging and playing are apart: `judge` reads and says why not, `play` changes and never fails. Random play
 * (justinian_step) chooses among legal moves only and so does without the judge.
 */
#include <string.h>

#include <nika/bits.h>

#include "justinian_play.h"

unsigned justinian_piles(const struct nika_setup *setup, struct nika_deal *deal, struct nika_pile piles[NIKA_PILES_MAX])
{
    unsigned size = 0, count = 0;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        piles[count++] = (struct nika_pile){.first = (uint8_t)size, .count = JUSTINIAN_TOKENS};
        for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
            for (unsigned copy = 0; copy < justinian_count_of(JUSTINIAN_ALL_TOKENS, kind); copy++)
                deal->bytes[size++] = (uint8_t)kind;
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        piles[count++] = (struct nika_pile){.first = (uint8_t)size, .count = JUSTINIAN_COUNSELORS};
        for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++)
            deal->bytes[size++] = (uint8_t)counselor;
    }
    return count;
}

unsigned justinian_threshold(unsigned phase)
{
    static const uint8_t thresholds[JUSTINIAN_PHASES] = {5, 9, 12};
    return thresholds[phase];
}

unsigned justinian_scored_colors(const struct justinian_open *open)
{
    unsigned colors = 0;
    for (unsigned round = 0; round < open->scored; round++)
        colors |= 1u << open->scoring[round].color;
    return colors;
}

bool justinian_all_empty(const struct nika_setup *setup, const struct justinian_open *open)
{
    unsigned left = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        left += open->hand_size[seat] + justinian_reserve_size(open, seat);
    return left == 0;
}

bool justinian_must_end(const struct nika_setup *setup, const struct justinian_open *open)
{
    const bool dead =
        !open->placed && open->turns >= JUSTINIAN_RESERVE / JUSTINIAN_DRAWN; /* nothing was there to draw */
    return dead || justinian_all_empty(setup, open);
}

unsigned justinian_influence_points(const struct nika_setup *setup, const struct justinian_scoring *scoring,
                                    unsigned seat)
{
    const bool but_trigger = setup->switches[JUSTINIAN_INFLUENCE] == JUSTINIAN_INFLUENCE_BUT_TRIGGER;
    const unsigned except = but_trigger && scoring->trigger != JUSTINIAN_NOBODY ? scoring->trigger : scoring->chooser;
    return seat == except ? 0 : justinian_influence(scoring->tokens[seat]);
}

unsigned justinian_card_points(const struct nika_setup *setup, const struct justinian_scoring *scoring, unsigned phase,
                               unsigned seat)
{
    unsigned points = 0;
    for (unsigned cards = scoring->cards[seat]; cards; cards &= cards - 1) {
        const unsigned counselor = nika_lowest_bit(cards);
        points += justinian_value(setup, counselor, justinian_place_of(scoring->row, counselor), phase);
    }
    return points;
}

/*
 * The course of the game.
 */
static void end_game(const struct nika_setup *setup, struct justinian_open *open)
{
    open->stage = JUSTINIAN_OVER;
    open->turn = setup->players;
}

static void next_turn(const struct nika_setup *setup, struct justinian_open *open)
{
    open->first = open->turn = (uint8_t)justinian_last(setup, open);
    open->turns++;
    open->stage = JUSTINIAN_PLACING;
    open->placed = 0;
    open->pass_count = 0;
    memset(open->passed, 0, sizeof open->passed);
    open->in = (uint8_t)((1u << setup->players) - 1);
}

unsigned justinian_find_chooser(const struct nika_setup *setup, const struct justinian_open *open,
                                const struct justinian_scoring *scoring)
{
    const bool latest = setup->switches[JUSTINIAN_TIE] == JUSTINIAN_TIE_LATEST_PASS;
    unsigned seat = scoring->last, chooser = seat;
    for (unsigned i = 1; i < setup->players; i++) {
        seat = latest ? open->passed[setup->players - 1 - i] : justinian_next(seat, setup->players);
        if (justinian_influence(scoring->tokens[seat]) > justinian_influence(scoring->tokens[chooser]))
            chooser = seat;
    }
    return chooser;
}

/* Turns up the phase tokens; who has most influence is asked for the color. */
static void start_scoring(const struct nika_setup *setup, struct justinian_world *world, unsigned trigger)
{
    struct justinian_open *open = &world->open;
    struct justinian_scoring *scoring = &open->scoring[open->phase];
    for (unsigned seat = 0; seat < setup->players; seat++) {
        scoring->tokens[seat] = world->own[seat].phase;
        open->seen[seat] += world->own[seat].phase;
        world->own[seat].phase = 0;
        open->phase_count[seat] = 0;
    }
    scoring->row = open->row;
    scoring->color = JUSTINIAN_COLORS;
    scoring->trigger = (uint8_t)trigger;
    scoring->last = (uint8_t)justinian_last(setup, open);
    scoring->chooser = (uint8_t)justinian_find_chooser(setup, open, scoring);
    open->stage = JUSTINIAN_CHOOSING;
    open->turn = scoring->chooser;
}

/* The game ends with a scoring that nobody triggered. */
static void force_scoring(const struct nika_setup *setup, struct justinian_world *world)
{
    unsigned tokens = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        tokens += world->open.phase_count[seat];
    if (tokens == 0 && setup->switches[JUSTINIAN_EMPTY_FINAL] == JUSTINIAN_EMPTY_FINAL_NONE)
        end_game(setup, &world->open);
    else
        start_scoring(setup, world, JUSTINIAN_NOBODY);
}

static void ask_triggers(const struct nika_setup *setup, struct justinian_open *open)
{
    open->stage = JUSTINIAN_TRIGGERING;
    open->turn = (uint8_t)justinian_last(setup, open);
}

/* Turns up the tokens on the counselors: everybody has seen them now. */
static void turn_up(const struct nika_setup *setup, struct justinian_world *world)
{
    struct justinian_open *open = &world->open;
    memset(open->turned, 0, sizeof open->turned);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        struct justinian_own *own = &world->own[seat];
        for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
            open->turned[c] |= own->laid[c]; /* each slot is one seat's */
        memset(own->laid, 0, sizeof own->laid);
        open->seen[seat] += own->board;
        own->board = 0;
    }
    memcpy(open->turned_owners, open->owners, sizeof open->owners);
    memset(open->owners, 0, sizeof open->owners);
    open->places = JUSTINIAN_ALL_PLACES;
}

/* All have passed: the court moves; which way is asked only if it matters (J1). */
static void move_court(const struct nika_setup *setup, struct justinian_world *world)
{
    struct justinian_open *open = &world->open;
    turn_up(setup, world);
    open->row_before = open->row;
    const struct justinian_rows rows = justinian_moved(open->row, open->turned);
    if (rows.from_left != rows.from_right) {
        open->direction = JUSTINIAN_NOT_MOVED;
        open->stage = JUSTINIAN_DIRECTING;
        open->turn = (uint8_t)justinian_last(setup, open);
        return;
    }
    open->direction = JUSTINIAN_FROM_EITHER;
    open->row = rows.from_left;
    ask_triggers(setup, open);
}

/*
 * The moves.
 */

/* The nearest seat to the left of `seat` that is in; itself if it is the only one. */
static inline unsigned next_in(unsigned in, unsigned seat, unsigned players)
{
    const unsigned next = seat + 1 + nika_lowest_bit((in | in << players) >> (seat + 1));
    return next < players ? next : next - players;
}

/* Takes the place at an index out of the list. */
static inline uint64_t without_place(uint64_t places, unsigned index)
{
    const uint64_t before = (UINT64_C(1) << (4 * index)) - 1, all = (UINT64_C(1) << 56) - 1;
    return (places & before) | ((places & all) >> 4 & ~before) | ((places >> 56) - 1) << 56;
}

/* Where a place stands in the list; how many there are if it does not. */
static inline unsigned find_place(uint64_t places, unsigned place)
{
    /* The lowest four bits that are 0 after this are those that were the place's number; borrows only go up. */
    const uint64_t ones = UINT64_C(0x1111111111111), other = places ^ place * ones;
    const uint64_t found = (other - ones) & ~other & 8 * ones;
    const unsigned index = found ? nika_lowest_bit(found) / 4 : JUSTINIAN_PLACES, count = justinian_place_count(places);
    return index < count ? index : count;
}

/* `index` is where the place stands in the list. */
static inline void play_place(const struct nika_setup *setup, struct justinian_world *world, unsigned seat,
                              unsigned kind, unsigned place, unsigned index)
{
    struct justinian_open *open = &world->open;
    struct justinian_own *own = &world->own[seat];
    own->hand -= justinian_token(kind);
    open->hand_size[seat]--;
    open->placed = 1;
    if (place == 0) {
        own->phase += justinian_token(kind);
        open->phase_count[seat]++;
        if (open->in == 1u << seat)
            open->places = without_place(open->places, index);
    } else {
        const unsigned slot = justinian_on(open->owners[place - 1]);
        open->owners[place - 1] = (uint8_t)(open->owners[place - 1] + (1u << 6) + (seat << (2 * slot)));
        own->laid[place - 1] = (uint16_t)(own->laid[place - 1] | (kind + 1) << (3 * slot));
        own->board += justinian_token(kind);
        if (slot + 1 == JUSTINIAN_ON_ONE)
            open->places = without_place(open->places, index);
    }
    open->turn = (uint8_t)next_in(open->in, seat, setup->players);
}

static void play_pass(const struct nika_setup *setup, struct justinian_world *world, unsigned seat)
{
    struct justinian_open *open = &world->open;
    const unsigned reserve = justinian_reserve_size(open, seat);
    const unsigned drawn = reserve < JUSTINIAN_DRAWN ? reserve : JUSTINIAN_DRAWN;
    for (unsigned i = 0; i < drawn; i++) {
        world->own[seat].hand += justinian_token(world->dark.reserve[seat] & 15);
        world->dark.reserve[seat] >>= 4;
    }
    open->hand_size[seat] = (uint8_t)(open->hand_size[seat] + drawn);
    open->in = (uint8_t)(open->in & ~(1u << seat));
    open->passed[open->pass_count++] = (uint8_t)seat;
    if (open->in)
        open->turn = (uint8_t)next_in(open->in, seat, setup->players);
    else
        move_court(setup, world);
}

static void play_direction(const struct nika_setup *setup, struct justinian_open *open, bool from_right)
{
    const struct justinian_rows rows = justinian_moved(open->row, open->turned);
    open->row = from_right ? rows.from_right : rows.from_left;
    open->direction = from_right ? JUSTINIAN_FROM_RIGHT : JUSTINIAN_FROM_LEFT;
    ask_triggers(setup, open);
}

static void play_decline(const struct nika_setup *setup, struct justinian_world *world)
{
    struct justinian_open *open = &world->open;
    const unsigned next = justinian_next(open->turn, setup->players);
    if (next != justinian_last(setup, open)) {
        open->turn = (uint8_t)next;
        return;
    }
    if (justinian_must_end(setup, open))
        force_scoring(setup, world);
    else
        next_turn(setup, open);
}

static void play_color(const struct nika_setup *setup, struct justinian_world *world, unsigned color)
{
    struct justinian_open *open = &world->open;
    struct justinian_scoring *scoring = &open->scoring[open->phase];
    scoring->color = (uint8_t)color;
    open->scored++;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        struct justinian_own *own = &world->own[seat];
        scoring->cards[seat] = own->cards[color];
        own->cards[color] = 0;
        for (unsigned round = 0; round < open->phase; round++)
            if (open->scoring[round].exchanged[seat] == color + 1)
                own->put[round] = own->took[round] = 0;
        open->score[seat] = (uint16_t)(open->score[seat] + justinian_influence_points(setup, scoring, seat) +
                                       justinian_card_points(setup, scoring, open->phase, seat));
    }
    world->dark.pile[color] = 0;
    if (open->scored == JUSTINIAN_PHASES || scoring->trigger == JUSTINIAN_NOBODY || justinian_all_empty(setup, open)) {
        end_game(setup, open);
        return;
    }
    open->stage = JUSTINIAN_EXCHANGING;
    open->turn = scoring->last;
}

/* After an exchange, or none. */
static void next_exchange(const struct nika_setup *setup, struct justinian_open *open)
{
    open->turn = (uint8_t)justinian_next(open->turn, setup->players);
    if (open->turn != justinian_last(setup, open))
        return;
    open->phase++;
    next_turn(setup, open);
}

/* The card goes under its color's pile, and the top one comes to the hand. */
static void play_exchange(const struct nika_setup *setup, struct justinian_world *world, unsigned color,
                          unsigned counselor)
{
    struct justinian_open *open = &world->open;
    struct justinian_own *own = &world->own[open->turn];
    const unsigned took = world->dark.pile[color] & 15;
    world->dark.pile[color] = world->dark.pile[color] >> 4 | counselor
                                                                 << (4 * (justinian_pile_size(setup->players) - 1));
    own->cards[color] = (uint16_t)((own->cards[color] & ~(1u << counselor)) | 1u << took);
    own->put[open->phase] = (uint8_t)(counselor + 1);
    own->took[open->phase] = (uint8_t)(took + 1);
    open->scoring[open->phase].exchanged[open->turn] = (uint8_t)(color + 1);
    next_exchange(setup, open);
}

static void play(const struct nika_setup *setup, struct justinian_world *world, unsigned seat, struct nika_move move)
{
    struct justinian_open *open = &world->open;
    const unsigned place = (unsigned)move.open;
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        play_place(setup, world, seat, move.hidden - 1, place, find_place(open->places, place));
        break;
    case JUSTINIAN_PASS:
        play_pass(setup, world, seat);
        break;
    case JUSTINIAN_LEFT:
        play_direction(setup, open, false);
        break;
    case JUSTINIAN_RIGHT:
        play_direction(setup, open, true);
        break;
    case JUSTINIAN_TRIGGER:
        start_scoring(setup, world, seat);
        break;
    case JUSTINIAN_DECLINE:
        play_decline(setup, world);
        break;
    case JUSTINIAN_COLOR:
        play_color(setup, world, (unsigned)move.open);
        break;
    case JUSTINIAN_KEEP:
        next_exchange(setup, open);
        break;
    default: /* JUSTINIAN_EXCHANGE */
        play_exchange(setup, world, (unsigned)move.open, move.hidden - 1);
    }
}

void justinian_begin(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *bytes)
{
    struct justinian_world *world = justinian_world(bytes);
    struct justinian_open *open = &world->open;
    const unsigned held = justinian_held(setup->players);
    const uint8_t *next = deal->bytes;
    memset(world, 0, sizeof *world);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        for (unsigned i = 0; i < JUSTINIAN_DEALT; i++)
            world->own[seat].hand += justinian_token(*next++);
        for (unsigned i = 0; i < JUSTINIAN_RESERVE; i++)
            world->dark.reserve[seat] |= (uint64_t)*next++ << (4 * i);
        open->hand_size[seat] = JUSTINIAN_DEALT;
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        for (unsigned seat = 0; seat < setup->players; seat++)
            for (unsigned i = 0; i < held; i++)
                world->own[seat].cards[color] = (uint16_t)(world->own[seat].cards[color] | 1u << *next++);
        for (unsigned i = 0; i < justinian_pile_size(setup->players); i++)
            world->dark.pile[color] |= (uint32_t)*next++ << (4 * i);
    }
    open->row = open->row_before = JUSTINIAN_FIRST_ROW;
    open->places = JUSTINIAN_ALL_PLACES;
    open->in = (uint8_t)((1u << setup->players) - 1);
    open->turn = open->first = setup->start;
}

static bool fits_stage(unsigned stage, unsigned verb)
{
    switch (stage) {
    case JUSTINIAN_PLACING:
        return verb == JUSTINIAN_PLACE || verb == JUSTINIAN_PASS;
    case JUSTINIAN_DIRECTING:
        return verb == JUSTINIAN_LEFT || verb == JUSTINIAN_RIGHT;
    case JUSTINIAN_TRIGGERING:
        return verb == JUSTINIAN_TRIGGER || verb == JUSTINIAN_DECLINE;
    case JUSTINIAN_CHOOSING:
        return verb == JUSTINIAN_COLOR;
    default:
        return verb == JUSTINIAN_KEEP || verb == JUSTINIAN_EXCHANGE;
    }
}

static nika_refusal judge_piece(const struct justinian_world *world, unsigned seat, struct nika_move move)
{
    const struct justinian_open *open = &world->open;
    const struct justinian_own *own = &world->own[seat];
    const unsigned what = (unsigned)move.open;
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        if (find_place(open->places, what) == justinian_place_count(open->places))
            return what ? JUSTINIAN_COUNSELOR_FULL : JUSTINIAN_ONE_MORE_ONLY;
        if (move.hidden == 0 || justinian_count_of(own->hand, move.hidden - 1) == 0)
            return JUSTINIAN_NO_SUCH_TOKEN;
        return NIKA_ACCEPTED;
    case JUSTINIAN_TRIGGER:
        return justinian_influence(own->phase) < justinian_threshold(open->phase) ? JUSTINIAN_TOO_LITTLE_INFLUENCE
                                                                                  : NIKA_ACCEPTED;
    case JUSTINIAN_COLOR:
        return justinian_scored_colors(open) >> what & 1 ? JUSTINIAN_COLOR_SCORED : NIKA_ACCEPTED;
    case JUSTINIAN_EXCHANGE:
        if (justinian_scored_colors(open) >> what & 1)
            return JUSTINIAN_COLOR_SCORED;
        if (move.hidden == 0 || !(own->cards[what] >> (move.hidden - 1) & 1))
            return JUSTINIAN_NO_SUCH_CARD;
        return NIKA_ACCEPTED;
    default:
        return NIKA_ACCEPTED;
    }
}

/* The order of the questions is part of the contract: docs/rules-tests.md lists it. */
static nika_refusal judge(const struct nika_setup *setup, const struct justinian_world *world, unsigned seat,
                          struct nika_move move)
{
    const struct justinian_open *open = &world->open;
    if (open->stage == JUSTINIAN_OVER)
        return NIKA_GAME_OVER;
    if (seat >= setup->players)
        return NIKA_NO_SUCH_SEAT;
    if (!justinian_is_move(move))
        return NIKA_NO_SUCH_MOVE;
    if (seat != open->turn)
        return NIKA_NOT_ASKED;
    if (!fits_stage(open->stage, move.verb))
        return NIKA_NOT_NOW;
    return judge_piece(world, seat, move);
}

nika_refusal justinian_apply(const struct nika_setup *setup, struct nika_world *bytes, unsigned seat,
                             struct nika_move move)
{
    struct justinian_world *world = justinian_world(bytes);
    const nika_refusal refusal = judge(setup, world, seat, move);
    if (refusal == NIKA_ACCEPTED)
        play(setup, world, seat, move);
    return refusal;
}

/*
 * Random play. Nothing is listed: the moves are counted, one is drawn, and only that one is made, in the order of
 * justinian_legal.
 */

/* The n-th kind, from 0, of those that a heap holds. */
static inline unsigned nth_kind(uint32_t kinds, unsigned n)
{
    /* In each four bits, how many kinds there are up to it; the wanted one follows those where that is not above n. */
    const uint32_t up_to = kinds * UINT32_C(0x111111) & UINT32_C(0x777777);
    const uint32_t passed = (n * UINT32_C(0x111111) + UINT32_C(0x888888) - up_to) >> 3 & UINT32_C(0x111111);
    return (passed * UINT32_C(0x111111) >> 20) & 15;
}

static inline void step_placing(const struct nika_setup *setup, struct justinian_world *world, struct nika_rng *rng)
{
    /* 2^16 divided by a number of kinds, rounded up: exact for all products of places and kinds. */
    static const uint32_t inverse[JUSTINIAN_KINDS + 1] = {0, 65536, 32768, 21846, 16384, 13108, 10923};
    struct justinian_open *open = &world->open;
    const unsigned seat = open->turn;
    const uint32_t kinds = justinian_kinds_of(world->own[seat].hand);
    const unsigned kind_count = (kinds * UINT32_C(0x111111) >> 20) & 15;
    const unsigned which = nika_rng_below(rng, 1 + kind_count * justinian_place_count(open->places));
    if (which == 0) {
        play_pass(setup, world, seat);
        return;
    }
    const unsigned index = ((which - 1) * inverse[kind_count]) >> 16;
    const unsigned kind = nth_kind(kinds, which - 1 - index * kind_count);
    play_place(setup, world, seat, kind, justinian_place(open->places, index), index);
}

static void step_choosing(const struct nika_setup *setup, struct justinian_world *world, struct nika_rng *rng)
{
    const unsigned left = ~justinian_scored_colors(&world->open) & ((1u << JUSTINIAN_COLORS) - 1);
    unsigned colors = left;
    for (unsigned which = nika_rng_below(rng, JUSTINIAN_COLORS - world->open.scored); which > 0; which--)
        colors &= colors - 1;
    play_color(setup, world, nika_lowest_bit(colors));
}

static void step_exchanging(const struct nika_setup *setup, struct justinian_world *world, struct nika_rng *rng)
{
    const struct justinian_open *open = &world->open;
    const unsigned held = justinian_held(setup->players);
    unsigned which = nika_rng_below(rng, 1 + held * (JUSTINIAN_COLORS - open->scored));
    if (which == 0) {
        next_exchange(setup, &world->open);
        return;
    }
    unsigned color = 0, cards;
    while ((cards = world->own[open->turn].cards[color]) == 0 || which > held) {
        which -= cards ? held : 0;
        color++;
    }
    for (; which > 1; which--)
        cards &= cards - 1;
    play_exchange(setup, world, color, nika_lowest_bit(cards));
}

bool justinian_step(const struct nika_setup *setup, struct nika_world *bytes, struct nika_rng *rng)
{
    struct justinian_world *world = justinian_world(bytes);
    struct justinian_open *open = &world->open;
    const unsigned seat = open->turn;
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        step_placing(setup, world, rng);
        return true; /* the last pass leads to the questions after it */
    case JUSTINIAN_DIRECTING:
        play_direction(setup, open, nika_rng_below(rng, 2) != 0);
        return true;
    case JUSTINIAN_TRIGGERING:
        if (nika_rng_below(rng, justinian_influence(world->own[seat].phase) < justinian_threshold(open->phase) ? 1 : 2))
            start_scoring(setup, world, seat);
        else
            play_decline(setup, world);
        break;
    case JUSTINIAN_CHOOSING:
        step_choosing(setup, world, rng);
        break;
    default: /* JUSTINIAN_EXCHANGING */
        step_exchanging(setup, world, rng);
    }
    return open->stage != JUSTINIAN_OVER;
}
