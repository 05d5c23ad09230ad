/*
 * justinian_belief.c: what a seat remembers of the others' tokens in Justinian, and infers: pushing a counselor up makes holding
 * its cards likelier.
 *
 * The tokens of a move of the court are visible only until the next one, so the memory records each move, once, by its
 * number. Moves are kept apart so that old ones can be forgotten.
 */
#include <string.h>

#include <nika/bits.h>

#include "justinian_strategy.h"

static struct justinian_memory *memory_of(struct nika_memory *memory)
{
    return (struct justinian_memory *)(void *)memory->bytes;
}

/* How many moves of the court there were; the tokens of the last one lie open. */
static unsigned court_moves(const struct justinian_open *open)
{
    return open->turns + (open->stage == JUSTINIAN_PLACING ? 0u : 1u);
}

/* Adds a recorded move to the sum, or subtracts it again. */
static void count(struct justinian_memory *memory, unsigned move, int sign)
{
    for (unsigned i = 0; i < PUSHES; i++) {
        const int push = (memory->kept[move % TURNS_KEPT][i / 2] >> (4 * (i & 1)) & 15) - 8;
        int8_t *sum = &memory->pushes.sum[i / JUSTINIAN_COUNSELORS][i % JUSTINIAN_COUNSELORS];
        const int now = *sum + sign * push;
        *sum = (int8_t)(now < -100 ? -100 : now > 100 ? 100 : now);
    }
}

/* Forgets all moves before one. */
static void forget_before(struct justinian_memory *memory, unsigned move)
{
    for (; memory->first < move; memory->first++)
        count(memory, memory->first, -1);
}

/* Records the open tokens as a move of the court; no tokens if none are given. */
static void keep(struct justinian_memory *memory, unsigned move, const struct justinian_open *open)
{
    uint8_t *kept = memory->kept[move % TURNS_KEPT];
    memset(kept, 0x88, sizeof memory->kept[0]);
    for (unsigned c = 0; open && c < JUSTINIAN_COUNSELORS; c++)
        for (unsigned slot = 0; slot < justinian_on(open->turned_owners[c]); slot++) {
            const unsigned at = justinian_owner(open->turned_owners[c], slot) * JUSTINIAN_COUNSELORS + c;
            const int step = justinian_step_of(justinian_in_slot(open->turned[c], slot) - 1);
            int sum = (kept[at / 2] >> (4 * (at & 1)) & 15) + step;
            sum = sum < 0 ? 0 : sum > 15 ? 15 : sum;
            kept[at / 2] = (uint8_t)((kept[at / 2] & 0xf0 >> (4 * (at & 1))) | sum << (4 * (at & 1)));
        }
    count(memory, move, 1);
}

void justinian_observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *bytes)
{
    const struct justinian_open *open = justinian_open(view);
    struct justinian_memory *memory = memory_of(bytes);
    const unsigned moves = court_moves(open);
    (void)setup;
    for (; memory->next < moves; memory->next++) {
        if (memory->next >= TURNS_KEPT)
            forget_before(memory, memory->next - TURNS_KEPT + 1u);
        keep(memory, memory->next, memory->next + 1u == moves ? open : NULL);
    }
}

/* 9 + the steps by which each seat, counted from the viewer, has pushed each counselor. */
void justinian_remembered(const struct nika_setup *setup, const struct nika_memory *bytes, unsigned viewer, uint8_t *at)
{
    enum { MOST = 9 };
    const struct justinian_pushes *pushes = &justinian_memory(bytes)->pushes;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        for (unsigned i = 0; i < setup->players; i++) {
            const int sum = pushes->sum[(viewer + i) % setup->players][c];
            *at++ = (uint8_t)(MOST + (sum < -MOST ? -MOST : sum > MOST ? MOST : sum));
        }
}

void justinian_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *bytes, unsigned span)
{
    struct justinian_memory *memory = memory_of(bytes);
    (void)setup, (void)view;
    if (memory->first + span >= memory->next)
        return;
    forget_before(memory, memory->next - span);
    memset(memory->told, 0, sizeof memory->told); /* of when that is, nobody knows any more */
}

/*
 * Whether a seat plays as the heuristic: where it puts its tokens, and when it stops. In the first phase, for example, the
 * heuristic begins on the phase space and seldom passes. Each number is the logarithm of how much likelier it is to do so
 * than other good players are, in hundredths, as measured with four players (docs/ai.md): by phase, by how many have passed
 * and how many tokens the seat has on the phase space (2: or more), for a token on a counselor, one on the phase space, and
 * passing.
 */
enum { ON_COUNSELOR, ON_PHASE, PASSING, WAYS };
static const int8_t told_by[JUSTINIAN_PHASES][3][3][WAYS] = {
    /* clang-format off */
    {{{-125, 125, -125}, {-32, 110, -125}, {27, -20, -93}}, {{-125, 125, -125}, {-22, 85, -125}, {13, -3, -60}}, {{-125, 123, -125}, {50, -26, -125}, {12, 1, -61}}},
    {{{-125, 125, -41}, {-76, -16, 76}, {-62, -17, 69}}, {{-50, 125, -47}, {-16, 13, -4}, {-28, 7, 32}}, {{39, 125, -125}, {8, 48, -71}, {6, 44, -51}}},
    {{{-125, 52, -19}, {-110, 24, 31}, {-51, 34, 48}}, {{-103, 81, -112}, {-65, 37, -52}, {-20, 25, -26}}, {{-22, 92, -125}, {27, 50, -125}, {11, 50, -125}}},
    /* clang-format on */
};

void justinian_notice(const struct nika_setup *setup, const struct nika_view *view, unsigned mover,
                      struct nika_move move, struct nika_memory *bytes)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned passed = open->pass_count, on_phase = open->phase_count[mover];
    const unsigned way = move.verb == JUSTINIAN_PASS ? PASSING : move.open == 0 ? ON_PHASE : ON_COUNSELOR;
    (void)setup;
    if (open->stage != JUSTINIAN_PLACING || !open->hand_size[mover] || open->scored >= JUSTINIAN_PHASES)
        return;
    nika_tell(&memory_of(bytes)->told[mover],
              told_by[open->scored][passed < 2 ? passed : 2][on_phase < 2 ? on_phase : 2][way]);
}

int justinian_alike(const struct nika_memory *bytes, const struct nika_belief *belief, unsigned seat)
{
    (void)belief;
    return justinian_memory(bytes)->told[seat];
}

float justinian_explain(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                        const struct nika_memory *bytes, const struct nika_world *imagined)
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)imagined->bytes;
    const struct justinian_open *open = &world->open;
    const float by_seen = number_of(tuning, NUMBER_EXPLAIN_SEEN), by_laid = number_of(tuning, NUMBER_EXPLAIN_LAID);
    const struct justinian_pushes *pushes = &justinian_memory(bytes)->pushes;
    float weight = 0;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const struct justinian_own *own = &world->own[seat];
        float held[JUSTINIAN_COUNSELORS] = {0};
        unsigned count = 0;
        if (seat == view->seat)
            continue;
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            for (unsigned cards = own->cards[color]; cards; cards &= cards - 1, count++)
                held[nika_lowest_bit(cards)] += 1;
        const float mean = (float)count / JUSTINIAN_COUNSELORS;
        for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
            weight += (held[c] - mean) * (by_seen * (float)pushes->sum[seat][c] +
                                          (own->laid[c] ? by_laid * (float)justinian_sum(own->laid[c]) : 0));
        weight += number_of(tuning, NUMBER_EXPLAIN_PHASE) *
                  ((float)justinian_influence(own->phase) - 1.7F * (float)open->phase_count[seat]);
    }
    return weight;
}
