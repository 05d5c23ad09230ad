/*
 * thinking.c: hands the turns of computer players to the thread pool. Computer players never act out of turn, so a job is
 * the turn of one seat that is asked (nika/turn.h).
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>

#include "server_core_table.h"

bool table_is_computer(const struct table *table, unsigned seat)
{
    return table->seats[seat].kind == SEAT_COMPUTER || table->seats[seat].automatic || table->seats[seat].late;
}

/* What a job was about. */
struct thinking {
    uint32_t version;
    int64_t since;
    uint8_t seat;
    bool together;
};

static void thought(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = hash_map_get(&core->tables, pending->table);
    const struct thinking *thinking = pending->more;
    if (!table || !table->thinking)
        return;
    table->thinking--;
    if (core->now - thinking->since > table->slowest)
        table->slowest = core->now - thinking->since;
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
static void send(struct nika_server_core *core, struct table *table, unsigned number)
{
    const struct seat *seat = &table->seats[number];
    struct pending *pending = core_expect(core, thought);
    struct thinking *thinking = core_allocate(sizeof *thinking);
    struct nika_turn *turn = core_allocate(sizeof *turn);
    struct nika_agent agent;
    *thinking = (struct thinking){
        .version = table->version, .since = core->now, .seat = (uint8_t)number, .together = table->together != 0};
    pending->table = table->id;
    pending->more = thinking;
    table->thinking++;
    if (!table->memories)
        table->memories = core_allocate(NIKA_SEATS_MAX * sizeof(struct nika_memory *));
    if (!table->memories[number]) {
        table->memories[number] = core_allocate(sizeof *table->memories[number]);
        nika_play_remember(table->play, number, table->memories[number]);
    }
    nika_agent_named(seat->kind == SEAT_COMPUTER ? seat->level : table->options.level, &agent);
    nika_turn_take(turn, table->play, table->number, number, &agent);
    if (!table->receiver_count || !table_is_computer(table, number))
        forget(table, number);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_THINK, .ticket = pending->ticket, .turn = turn});
    free(turn);
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
        send(core, table, nika_lowest_bit(seats));
}

void jobs_start(struct nika_server_core *core, struct table *table)
{
    const unsigned asked = table->asked & jobs_computers(table);
    if (table->thinking || (!table->together && table->thought_version == table->version))
        return;
    if (table->together) {
        think_together(core, table);
    } else if (asked) {
        send(core, table, nika_lowest_bit(asked));
    } else {
        table->thought_version = table->version;
        table->thought_acts = false;
    }
}
