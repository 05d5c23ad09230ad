/*
 * jobs.c: what computer players are to think about, and the thinking itself. A job holds what its seats know and nothing
 * else, so it can go to any thread; what is drawn depends on the table's number, the move's and the seat's, as at a table
 * on one computer (nika/table.h).
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>

#include "table.h"

bool nika_job_do(struct nika_job *job, struct nika_desk *desk, unsigned *seat, struct nika_move *move)
{
    for (unsigned i = 0; i < job->count; i++) {
        struct nika_job_seat *thinker = &job->seats[i];
        struct nika_rng rng;
        struct nika_thought thought;
        const struct nika_question question = {
            .setup = &job->setup, .view = &thinker->view, .memory = &thinker->memory, .rng = &rng, .desk = desk};
        *seat = thinker->seat;
        nika_rng_seed(&rng, job->number, (uint64_t)job->ply * NIKA_SEATS_MAX + thinker->seat);
        if (thinker->asked) {
            nika_think(&thinker->agent, &question, &thought);
            *move = thought.move;
            return true;
        }
        if (nika_interject(&thinker->agent, &question, move))
            return true;
    }
    return false;
}

bool table_is_computer(const struct table *table, unsigned seat)
{
    return table->seats[seat].kind == SEAT_COMPUTER || table->seats[seat].automatic || table->seats[seat].late;
}

/* What a job was about. */
struct thinking {
    uint32_t version;
    int64_t since;
    bool together;
};

static void thought(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    struct table *table = map_get(&heart->tables, pending->table);
    const struct thinking *thinking = pending->more;
    if (!table || !table->thinking)
        return;
    table->thinking--;
    if (heart->now - thinking->since > table->slowest)
        table->slowest = heart->now - thinking->since;
    if (thinking->version == table->version && thinking->together) {
        table->thought_answered |= (uint8_t)(1u << event->seat);
        table->thought_answers[event->seat] = event->move;
    } else if (thinking->version == table->version) {
        table->thought_version = table->version;
        table->thought_acts = event->acts;
        table->thought_seat = (uint8_t)event->seat;
        table->thought_move = event->move;
    }
    table_settle(heart, table);
}

static struct nika_job *new_job(const struct table *table)
{
    struct nika_job *job = heart_allocate(sizeof *job);
    job->setup = table->setup;
    job->number = table->number;
    job->ply = nika_play_ply(table->play);
    return job;
}

static void add_thinker(const struct table *table, struct nika_job *job, unsigned number, bool asked)
{
    const struct seat *seat = &table->seats[number];
    struct nika_job_seat *thinker = &job->seats[job->count++];
    thinker->seat = (uint8_t)number;
    thinker->asked = asked;
    nika_agent_named(seat->kind == SEAT_COMPUTER ? seat->level : table->options.level, &thinker->agent);
    if (table->together)
        nika_play_look_asked(table->play, number, &thinker->view);
    else
        nika_play_look(table->play, number, &thinker->view);
    nika_play_remember(table->play, number, &thinker->memory);
}

/* Sends off a job, and frees it. */
static void send(struct nika_heart *heart, struct table *table, struct nika_job *job)
{
    struct pending *pending = heart_expect(heart, thought);
    struct thinking *thinking = heart_allocate(sizeof *thinking);
    *thinking = (struct thinking){.version = table->version, .since = heart->now, .together = table->together != 0};
    pending->table = table->id;
    pending->more = thinking;
    table->thinking++;
    heart_emit(heart, &(struct nika_effect){.kind = NIKA_EFFECT_THINK, .ticket = pending->ticket, .job = job});
    free(job);
}

unsigned jobs_computers(const struct table *table)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        seats |= (unsigned)table_is_computer(table, seat) << seat;
    return seats;
}

/* Seats that have no choice: for a mistake on purpose. */
static unsigned without_choice(const struct table *table)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++) {
        nika_play_look_asked(table->play, seat, &view);
        seats |= (unsigned)(table->setup.game->legal(&table->setup, &view, moves) == 1) << seat;
    }
    return seats;
}

/* A question to all: each thinks by itself. Who seems to let the time pass is thought for. */
static void think_together(struct nika_heart *heart, struct table *table)
{
    unsigned seats = heart->now < clocks_thinks(heart, table) ? jobs_computers(table) : ~0u;
    if (NIKA_PLANTED(CHOICE_IN_TIME))
        seats |= without_choice(table);
    seats &= table->together & ~(unsigned)(table->answered | table->thought_answered);
    for (; seats; seats &= seats - 1) {
        struct nika_job *job = new_job(table);
        add_thinker(table, job, nika_lowest_bit(seats), true);
        send(heart, table, job);
    }
}

void jobs_start(struct nika_heart *heart, struct table *table)
{
    const unsigned played = jobs_computers(table);
    if (table->thinking || (!table->together && table->thought_version == table->version))
        return;
    if (table->together) {
        think_together(heart, table);
        return;
    }
    if (!((table->free | table->asked) & played)) {
        table->thought_version = table->version;
        table->thought_acts = false;
        return;
    }
    struct nika_job *job = new_job(table);
    for (unsigned seats = table->free & played & ~(unsigned)table->asked; seats; seats &= seats - 1)
        add_thinker(table, job, nika_lowest_bit(seats), false);
    if (table->asked & played)
        add_thinker(table, job, nika_lowest_bit(table->asked & played), true);
    send(heart, table, job);
}
