/*
 * thinking.c: hands the turns of computer players to the thread pool. Computer players never act out of turn, so a job is
 * the turn of one seat that is asked (nika/turn.h).
 *
 * Only a few turns are with the pool at a time (NIKA_LIMIT_thinking); the others wait here, in a fair queue: each is
 * stamped later than the one before of the same owner (the network or person whose table it is), by as much as it costs,
 * and the smallest stamp is next. So whoever has a hundred tables of experts, or a few of masters, waits for herself, and
 * others hardly for her.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>

#include "server_core_table.h"

bool table_is_computer(const struct table *table, unsigned seat)
{
    return table->seats[seat].kind == SEAT_COMPUTER || table->seats[seat].automatic || table->seats[seat].late;
}

/* What the turn of a level costs: a master's about as much as so many of an expert. */
enum { COST = 1, COST_OF_MASTER = 25 };

/* The level that plays a seat. */
static const char *level_of(const struct table *table, unsigned seat)
{
    return table->seats[seat].kind == SEAT_COMPUTER ? table->seats[seat].level : table->options.level;
}

/* What a job is about. */
struct thinking {
    struct link link;
    uint64_t table, stamp;
    uint32_t version;
    int64_t since;
    uint8_t seat;
    bool together;
};

/* The stamp of an owner's last job. */
struct owner {
    uint64_t number, last;
};

struct thinking_queue {
    struct list waiting;    /* struct thinking, by stamp */
    struct hash_map owners; /* struct owner, since the queue was last empty */
    uint64_t stamp;         /* of the last one that was sent */
    unsigned sent;          /* with the pool */
    bool sending;
};

static void send_some(struct nika_server_core *core);

static void forget_owners(struct thinking_queue *queue)
{
    size_t at = 0;
    for (struct owner *owner; (owner = hash_map_next(&queue->owners, &at));)
        free(owner);
    hash_map_free(&queue->owners);
    queue->owners = (struct hash_map){.room = 0};
    queue->stamp = 0;
}

void jobs_end(struct nika_server_core *core)
{
    struct thinking_queue *queue = core->thinking;
    if (!queue)
        return;
    for (struct link *link = queue->waiting.first, *next; link; link = next) {
        next = link->after;
        free(link);
    }
    forget_owners(queue);
    free(queue);
}

/*
 * One slow turn is forgotten after 32 others at most, and remembered for 16 at least.
 */
static void note_slowness(struct table *table, int64_t took)
{
    enum { SLOW_JOBS = 16 };
    if (took > table->slow_recent)
        table->slow_recent = took;
    if (++table->slow_jobs < SLOW_JOBS)
        return;
    table->slow_before = table->slow_recent;
    table->slow_recent = 0;
    table->slow_jobs = 0;
}

static void thought(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = hash_map_get(&core->tables, pending->table);
    const struct thinking *thinking = pending->more;
    core->thinking->sent--;
    if (!table || !table->thinking) {
        send_some(core);
        return;
    }
    table->thinking--;
    note_slowness(table, core->now - thinking->since);
    if (thinking->version == table->version && thinking->together) {
        table->thought_answered |= (uint8_t)(1u << thinking->seat);
        if (!table->thought_answers)
            table->thought_answers = core_allocate(NIKA_SEATS_MAX * sizeof *table->thought_answers);
        table->thought_answers[thinking->seat] = event->move;
    } else if (thinking->version == table->version) {
        table->thought_version = table->version;
        table->thought_acts = event->acts;
        table->thought_seat = thinking->seat;
        table->thought_move = event->move;
    }
    table_settle(core, table);
    send_some(core);
}

static void forget(struct table *table, unsigned seat)
{
    if (!table->memories || !table->memories[seat])
        return;
    nika_play_remember(table->play, seat, NULL);
    free(table->memories[seat]);
    table->memories[seat] = NULL;
}

void jobs_forget(struct table *table)
{
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        forget(table, seat);
    free(table->memories);
    table->memories = NULL;
}

/*
 * Submits a seat's turn. Its memory is large: it is kept while the computer plays the seat and somebody is watching,
 * and rebuilt when needed again.
 */
static void send(struct nika_server_core *core, struct table *table, struct thinking *thinking)
{
    const unsigned number = thinking->seat;
    struct pending *pending = core_expect(core, thought);
    struct nika_turn *turn = core_allocate(sizeof *turn);
    struct nika_agent agent;
    thinking->since = core->now;
    pending->table = table->id;
    pending->more = thinking;
    pending->lost_freely = true;
    core->thinking->sent++;
    if (!table->memories)
        table->memories = core_allocate(NIKA_SEATS_MAX * sizeof(struct nika_memory *));
    if (!table->memories[number]) {
        table->memories[number] = core_allocate(sizeof *table->memories[number]);
        nika_play_remember(table->play, number, table->memories[number]);
    }
    nika_agent_named(level_of(table, number), &agent);
    nika_turn_take(turn, table->play, table->number, number, &agent);
    if (!table->receiver_count || !table_is_computer(table, number))
        forget(table, number);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_THINK, .ticket = pending->ticket, .turn = turn});
    free(turn);
}

/* Sends what waits, as long as the pool takes it. What the game has outrun is dropped. */
static void send_some(struct nika_server_core *core)
{
    struct thinking_queue *queue = core->thinking;
    if (queue->sending)
        return;
    queue->sending = true;
    while (queue->waiting.first && queue->sent < limit_of(core, NIKA_LIMIT_thinking)) {
        struct thinking *next = (struct thinking *)queue->waiting.first;
        struct table *table = hash_map_get(&core->tables, next->table);
        assert(!next->link.before); /* it is the first */
        list_remove(&queue->waiting, &next->link);
        queue->stamp = next->stamp;
        if (table && table->state == TABLE_RUNNING && table->version == next->version) {
            table_wake(core, table);
            send(core, table, next);
            continue;
        }
        free(next);
        if (table && table->thinking) {
            table->thinking--;
            table_settle(core, table);
        }
    }
    if (!queue->waiting.first && queue->owners.count)
        forget_owners(queue);
    queue->sending = false;
}

/* Puts a seat's turn into the queue: behind its owner's others, but not behind everybody else's. */
static void enqueue(struct nika_server_core *core, struct table *table, unsigned number)
{
    if (!core->thinking)
        core->thinking = core_allocate(sizeof *core->thinking);
    struct thinking_queue *queue = core->thinking;
    const uint64_t owner_number = holders_owner(core, table->host);
    struct owner *owner = hash_map_get(&queue->owners, owner_number);
    if (!owner) {
        owner = core_allocate(sizeof *owner);
        owner->number = owner_number;
        hash_map_put(&queue->owners, owner_number, owner);
    }
    const bool master = nika_level_number(level_of(table, number)) == NIKA_LEVELS - 1;
    owner->last = (owner->last > queue->stamp ? owner->last : queue->stamp) + (master ? COST_OF_MASTER : COST);
    struct thinking *thinking = core_allocate(sizeof *thinking);
    *thinking = (struct thinking){.table = table->id,
                                  .stamp = owner->last,
                                  .version = table->version,
                                  .seat = (uint8_t)number,
                                  .together = table->together != 0};
    table->thinking++;
    struct link *before = queue->waiting.last;
    while (before && ((struct thinking *)before)->stamp > thinking->stamp)
        before = before->before;
    list_insert(&queue->waiting, before, &thinking->link);
}

unsigned jobs_computers(const struct table *table)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        seats |= (unsigned)table_is_computer(table, seat) << seat;
    return seats;
}

#ifdef NIKA_FAULTS
/* Seats that have no choice: used by fault injection. */
static unsigned without_choice(const struct table *table)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players && NIKA_FAULT_IS(CHOICE_IN_TIME); seat++) {
        nika_play_look_asked(table->play, seat, &view);
        seats |= (unsigned)(table->setup.game->legal(&table->setup, &view, moves) == 1) << seat;
    }
    return seats;
}
#else
#define without_choice(table) 0u
#endif

/* A simultaneous question: each seat thinks on its own, also for players who seem to be letting the time run out. */
static void think_together(struct nika_server_core *core, struct table *table)
{
    unsigned seats = core->now < clocks_thinks(core, table) ? jobs_computers(table) : ~0u;
    seats |= without_choice(table);
    seats &= table->together & ~(unsigned)(table->answered | table->thought_answered);
    for (; seats; seats &= seats - 1)
        enqueue(core, table, nika_lowest_bit(seats));
}

void jobs_start(struct nika_server_core *core, struct table *table)
{
    const unsigned asked = table->asked & jobs_computers(table);
    if (table->thinking || (!table->together && table->thought_version == table->version))
        return;
    if (table->together) {
        think_together(core, table);
    } else if (asked) {
        enqueue(core, table, nika_lowest_bit(asked));
    } else {
        table->thought_version = table->version;
        table->thought_acts = false;
    }
    if (core->thinking)
        send_some(core);
}
