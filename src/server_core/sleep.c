/*
 * sleep.c: a running table that nobody looks at needs little memory. While it sleeps, its moves are packed into a few
 * bytes each, and the position is gone: whoever needs it wakes the table, which plays the moves again in well under a
 * millisecond. Everything that timers and lists read (seats, clocks, who is asked, answers) stays as it is, so nothing
 * else tells a sleeping table from another one.
 */
#include <stdlib.h>
#include <string.h>

#include "server_core_table.h"

struct packed {
    uint16_t count, befores; /* moves, and clocks before the last of them */
    uint8_t deal;            /* bytes of the deal: the rest is zero */
    uint8_t bytes[];
};
static_assert(NIKA_PLAY_MOVES <= UINT16_MAX && NIKA_DEAL_BYTES <= UINT8_MAX, "what is packed fits its counts");

enum { NUMBER_MOST = 10, MOVE_MOST = 1 + 3 * NUMBER_MOST, BEFORE_MOST = 1 + 2 * NIKA_SEATS_MAX * NUMBER_MOST };

/* A number in as many bytes as it needs, seven bits in each. */
static uint8_t *put_number(uint8_t *to, uint64_t number)
{
    for (; number >= 0x80; number >>= 7)
        *to++ = (uint8_t)(number | 0x80);
    *to++ = (uint8_t)number;
    return to;
}

static uint64_t get_number(const uint8_t **from)
{
    uint64_t number = 0;
    unsigned shift = 0;
    for (; **from & 0x80; shift += 7)
        number |= (uint64_t)(*(*from)++ & 0x7f) << shift;
    return number | (uint64_t) * (*from)++ << shift;
}

/* The open part of a move is mostly a few cards of many kinds: which of its bytes are not 0, and those. */
static uint8_t *put_open(uint8_t *to, uint64_t open)
{
    uint8_t *which = to++;
    *which = 0;
    for (unsigned i = 0; i < 8; i++)
        if (open >> (8 * i) & 0xff) {
            *which |= (uint8_t)(1u << i);
            *to++ = (uint8_t)(open >> (8 * i));
        }
    return to;
}

static uint64_t get_open(const uint8_t **from)
{
    const uint8_t which = *(*from)++;
    uint64_t open = 0;
    for (unsigned i = 0; i < 8; i++)
        if (which >> i & 1)
            open |= (uint64_t) * (*from)++ << (8 * i);
    return open;
}

/*
 * A move: in one byte the seat, whether the parts that may be 0 follow, and the verb, unless it is larger than that;
 * then what follows.
 */
enum { SEAT_BITS = 3, OPEN_BIT = 1 << 3, HIDDEN_BIT = 1 << 4, VERB_SHIFT = 5, VERB_FOLLOWS = 7 };

static uint8_t *put_move(uint8_t *to, const struct nika_made *made)
{
    const unsigned verb = made->move.verb < VERB_FOLLOWS ? made->move.verb : VERB_FOLLOWS;
    *to++ = (uint8_t)(made->seat | (made->move.open ? OPEN_BIT : 0) | (made->move.hidden ? HIDDEN_BIT : 0) |
                      verb << VERB_SHIFT);
    if (verb == VERB_FOLLOWS)
        to = put_number(to, made->move.verb);
    if (made->move.open)
        to = put_open(to, made->move.open);
    return made->move.hidden ? put_number(to, made->move.hidden) : to;
}

static struct nika_made get_move(const uint8_t **from)
{
    const uint8_t head = *(*from)++;
    struct nika_made made = {.seat = head & ((1 << SEAT_BITS) - 1), .move.verb = head >> VERB_SHIFT};
    if (made.move.verb == VERB_FOLLOWS)
        made.move.verb = (uint32_t)get_number(from);
    made.move.open = head & OPEN_BIT ? get_open(from) : 0;
    made.move.hidden = head & HIDDEN_BIT ? (uint32_t)get_number(from) : 0;
    return made;
}

static uint8_t *put_before(uint8_t *to, const struct before *before)
{
    *to++ = before->asked;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        to = put_number(to, (uint64_t)before->left[seat]);
        to = put_number(to, (uint64_t)before->spent[seat]);
    }
    return to;
}

static struct before get_before(const uint8_t **from)
{
    struct before before = {.asked = *(*from)++};
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        before.left[seat] = (int64_t)get_number(from);
        before.spent[seat] = (int64_t)get_number(from);
    }
    return before;
}

bool table_has_game(const struct table *table)
{
    return table->play || table->packed;
}

static void drop(struct nika_server_core *core, struct table *table)
{
    core->figures.tables_asleep -= table->packed != NULL;
    free(table->packed);
    table->packed = NULL;
}

void table_wake(struct nika_server_core *core, struct table *table)
{
    const struct packed *packed = table->packed;
    struct nika_deal deal = {{0}};
    unsigned room = MOVES_FIRST;
    if (!packed)
        return;
    const uint8_t *from = packed->bytes + packed->deal;
    while (room <= packed->count)
        room *= 2;
    memcpy(deal.bytes, packed->bytes, packed->deal);
    table->play = core_allocate(nika_play_bytes());
    table->moves = core_allocate(room * sizeof *table->moves);
    nika_play_begin(table->play, &table->setup, &deal);
    nika_play_lend(table->play, table->moves, room);
    for (unsigned i = 0; i < packed->count; i++) {
        const struct nika_made made = get_move(&from);
        const nika_refusal refusal = nika_play_make(table->play, made.seat, made.move);
        assert(refusal == NIKA_ACCEPTED);
        (void)refusal;
    }
    for (unsigned i = 0; i < packed->befores; i++) {
        const struct before before = get_before(&from);
        undo_keep(table, &before);
    }
    drop(core, table);
}

void table_unslept(struct nika_server_core *core, struct table *table)
{
    drop(core, table);
}

static void pack(struct nika_server_core *core, struct table *table)
{
    const unsigned count = nika_play_ply(table->play);
    const struct nika_deal *deal = nika_play_deal(table->play);
    struct packed *packed = core_allocate(sizeof *packed + sizeof deal->bytes + (size_t)count * MOVE_MOST +
                                          (size_t)table->before_count * BEFORE_MOST);
    packed->deal = sizeof deal->bytes;
    while (packed->deal && !deal->bytes[packed->deal - 1])
        packed->deal--;
    memcpy(packed->bytes, deal->bytes, packed->deal);
    packed->count = (uint16_t)count;
    packed->befores = (uint16_t)table->before_count;
    uint8_t *to = packed->bytes + packed->deal;
    for (unsigned i = 0; i < count; i++)
        to = put_move(to, nika_play_made(table->play, i));
    for (unsigned i = 0; i < table->before_count; i++)
        to = put_before(to, &table->before[i]);
    table->packed = core_enlarge(packed, (size_t)(to - (uint8_t *)packed));
    core->figures.tables_asleep++;
}

/* Whether nothing is under way, and, unless a test wants it to sleep always, nobody is here and nothing is due soon. */
static bool may_sleep(const struct nika_server_core *core, const struct table *table, int64_t due)
{
    enum { AHEAD = 10 * SECOND };
    if (table->state != TABLE_RUNNING || !table->play || table->commit || table->queue || table->thinking)
        return false;
    return core->settings.sleep_always || (!table->receiver_count && due - core->now > AHEAD);
}

void table_sleep(struct nika_server_core *core, struct table *table, int64_t due)
{
    if (!may_sleep(core, table, due))
        return;
    pack(core, table);
    jobs_forget(table);
    free(table->play);
    free(table->moves);
    table->play = NULL;
    table->moves = NULL;
    if (!table->receiver_count) {
        free(table->receivers);
        table->receivers = NULL;
        table->receiver_room = 0;
    }
    free(table->before);
    table->before = NULL;
    table->before_count = table->before_room = 0;
    if (NIKA_FAULT_IS(SLEEP_FORGETS))
        table->answered = 0;
}
