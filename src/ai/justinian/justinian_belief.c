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
    if (memory->first + span < memory->next)
        forget_before(memory, memory->next - span);
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
