/*
 * belief.c: what a seat remembers of the others' tokens, and what it concludes: who pushed a counselor up is likelier
 * to hold its cards.
 *
 * The tokens of a move of the court can be seen only until the next one, so the memory takes each move down, once, by
 * its number. Moves are kept apart so that old ones can be forgotten.
 */
#include <nika/bits.h>
#include <string.h>

#include "wit.h"

static struct justinian_memory *memory_of(struct nika_memory *memory)
{
    return (struct justinian_memory *)(void *)memory->bytes;
}

static const struct justinian_memory *memory_of_const(const struct nika_memory *memory)
{
    return (const struct justinian_memory *)(const void *)memory->bytes;
}

/* How many moves of the court there were; the tokens of the last one lie open. */
static unsigned court_moves(const struct justinian_open *open)
{
    return open->turns + (open->stage == JUSTINIAN_PLACING ? 0u : 1u);
}

void justinian_observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *bytes)
{
    static const uint8_t none = 0x88;
    const struct justinian_open *open = justinian_open(view);
    struct justinian_memory *memory = memory_of(bytes);
    const unsigned moves = court_moves(open);
    int sums[JUSTINIAN_SEATS][JUSTINIAN_COUNSELORS] = {{0}};
    (void)setup;
    if (memory->next >= moves)
        return;
    for (unsigned missed = memory->next; missed < moves; missed++)
        memset(memory->pushes[missed % TURNS_KEPT], none, sizeof memory->pushes[0]);
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        for (unsigned slot = 0; slot < justinian_on(open->turned_owners[c]); slot++)
            sums[justinian_owner(open->turned_owners[c], slot)][c] +=
                justinian_step_of(justinian_in_slot(open->turned[c], slot) - 1);
    uint8_t *pushes = memory->pushes[(moves - 1) % TURNS_KEPT];
    for (unsigned i = 0; i < PUSHES; i += 2) {
        int low = sums[i / JUSTINIAN_COUNSELORS][i % JUSTINIAN_COUNSELORS];
        int high = sums[i / JUSTINIAN_COUNSELORS][i % JUSTINIAN_COUNSELORS + 1];
        low = low < -8 ? -8 : low > 7 ? 7 : low;
        high = high < -8 ? -8 : high > 7 ? 7 : high;
        pushes[i / 2] = (uint8_t)((low + 8) | (high + 8) << 4);
    }
    memory->next = (uint8_t)moves;
    if (memory->first + TURNS_KEPT < memory->next)
        memory->first = (uint8_t)(memory->next - TURNS_KEPT);
}

void justinian_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *bytes, unsigned span)
{
    struct justinian_memory *memory = memory_of(bytes);
    (void)setup, (void)view;
    if (memory->first + span < memory->next)
        memory->first = (uint8_t)(memory->next - span);
}

void justinian_pushes(const struct nika_memory *bytes, struct justinian_pushes *pushes)
{
    const struct justinian_memory *memory = memory_of_const(bytes);
    memset(pushes, 0, sizeof *pushes);
    for (unsigned move = memory->first; move < memory->next; move++)
        for (unsigned i = 0; i < PUSHES; i++) {
            const int nibble = memory->pushes[move % TURNS_KEPT][i / 2] >> (4 * (i & 1)) & 15;
            int8_t *sum = &pushes->sum[i / JUSTINIAN_COUNSELORS][i % JUSTINIAN_COUNSELORS];
            *sum = (int8_t)(*sum + nibble - 8);
        }
}

float justinian_explain(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                        const struct nika_memory *bytes, const struct nika_world *imagined)
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)imagined->bytes;
    const struct justinian_open *open = &world->open;
    const float by_seen = number_of(tuning, NUMBER_EXPLAIN_SEEN), by_laid = number_of(tuning, NUMBER_EXPLAIN_LAID);
    struct justinian_pushes pushes;
    float weight = 0;
    justinian_pushes(bytes, &pushes);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const struct justinian_own *own = &world->own[seat];
        float held[JUSTINIAN_COUNSELORS] = {0}, count = 0;
        if (seat == view->seat)
            continue;
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            for (unsigned cards = own->cards[color]; cards; cards &= cards - 1, count += 1)
                held[nika_lowest_bit(cards)] += 1;
        const float mean = count / JUSTINIAN_COUNSELORS;
        for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
            weight += (held[c] - mean) * (by_seen * (float)pushes.sum[seat][c] +
                                          (own->laid[c] ? by_laid * (float)justinian_sum(own->laid[c]) : 0));
        weight += number_of(tuning, NUMBER_EXPLAIN_PHASE) *
                  ((float)justinian_influence(own->phase) - 1.7F * (float)open->phase_count[seat]);
    }
    return weight;
}
