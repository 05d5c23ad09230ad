/*
 * clocks.c: players' clocks and the timeouts of absent players. Clocks run in the server core's time, so they stop
 * while no server is running. They also stop while the store cannot be written, since nobody can act then.
 */
#include <nika/bits.h>

#include "server_core_table.h"

enum { PACE = 800, TOGETHER_LEAST = 1500, TOGETHER_MOST = MINUTE, SLOWEST_MOST = 10000 };

static int64_t setting(int64_t value, int64_t usual)
{
    return value ? value : usual;
}

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Seats that are asked, except by a simultaneous question. */
static uint8_t asked_of(const struct table *table)
{
    return table->state == TABLE_RUNNING && !table->together ? table->asked : 0;
}

/* Seats whose human players the game is waiting for, and who can run out of time. */
static uint8_t waited_for(const struct table *table)
{
    uint8_t seats = asked_of(table);
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table_is_computer(table, seat))
            seats &= (uint8_t) ~(1u << seat);
    return seats;
}

uint8_t clocks_running(const struct table *table)
{
    return table->options.clock == NIKA_CLOCK_LIVE ? waited_for(table) : 0;
}

int64_t clocks_used(const struct nika_server_core *core, const struct table *table)
{
    return later((table->stopped_at ? table->stopped_at : core->now) - table->changed_at, 0);
}

void clocks_stop(struct nika_server_core *core, struct table *table)
{
    if (!table->stopped_at)
        table->stopped_at = core->now;
}

/* What a player's clock shows. A clock in days keeps running while the computer plays for her. */
static int64_t left_of(const struct nika_server_core *core, const struct table *table, unsigned number)
{
    const struct seat *seat = &table->seats[number];
    if (table->options.clock == NIKA_CLOCK_LIVE)
        return waited_for(table) >> number & 1 ? later(seat->left - clocks_used(core, table), 0) : seat->left;
    return asked_of(table) >> number & 1 ? later(seat->asked_since + table->options.days * DAY - core->now, 0)
                                         : table->options.days * DAY;
}

void clocks_write(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer)
{
    if (table->options.clock == NIKA_CLOCK_NONE) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '{');
    nika_write_key(writer, "left");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind == SEAT_PERSON)
            nika_write_whole(writer, left_of(core, table, seat));
        else
            nika_write_null(writer);
    nika_write_close(writer, ']');
    nika_write_seats(writer, "running", waited_for(table));
    nika_write_close(writer, '}');
}

/* When a player whom the game is waiting for runs out of time. */
static int64_t late_at(const struct nika_server_core *core, const struct table *table, const struct seat *seat)
{
    switch (table->options.clock) {
    case NIKA_CLOCK_LIVE:
        return table->stopped_at ? INT64_MAX : table->changed_at + seat->left;
    case NIKA_CLOCK_DAYS:
        return seat->asked_since + table->options.days * DAY;
    case NIKA_CLOCK_NONE:
        break;
    }
    return seat->asked_since + setting(core->settings.idle_most, DAY);
}

/* The same, or when she has been absent for too long. */
static int64_t out_at(const struct nika_server_core *core, const struct table *table, const struct seat *seat)
{
    const int64_t late = late_at(core, table, seat);
    if (seat->here || table->options.clock == NIKA_CLOCK_DAYS)
        return late;
    const int64_t gone = later(seat->gone_since, seat->asked_since) + table->options.grace * SECOND;
    return gone < late ? gone : late;
}

/*
 * Whether a seat that the computer takes over now has used up its time for the current question. A live clock stops on
 * takeover, so a player who repeatedly gave up her seat and took it back would never run out: there the answer is
 * always yes.
 */
bool clocks_late(const struct nika_server_core *core, const struct table *table, unsigned seat)
{
    if (!(waited_for(table) >> seat & 1))
        return false;
    return table->options.clock == NIKA_CLOCK_LIVE || core->now >= late_at(core, table, &table->seats[seat]);
}

bool clocks_used_up(const struct nika_server_core *core, const struct table *table, unsigned seat)
{
    return table->options.clock != NIKA_CLOCK_NONE && core->now >= late_at(core, table, &table->seats[seat]);
}

/*
 * Players who are absent while the game waits for them. Clocks in days run for everybody alike, and show it themselves.
 */
static unsigned absent(const struct table *table)
{
    unsigned seats = table->options.clock == NIKA_CLOCK_DAYS ? 0 : waited_for(table);
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].here)
            seats &= ~(1u << seat);
    return seats;
}

void clocks_write_absent(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer)
{
    const unsigned seats = absent(table);
    nika_write_key(writer, "takes_over");
    if (!seats) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (seats >> seat & 1)
            nika_write_whole(writer, later(out_at(core, table, &table->seats[seat]) - core->now, 0));
        else
            nika_write_null(writer);
    nika_write_close(writer, ']');
}

int clocks_out(const struct nika_server_core *core, const struct table *table, int64_t *when)
{
    *when = INT64_MAX;
    if (NIKA_FAULT_IS(NEVER_TAKEN_OVER))
        return -1;
    for (unsigned seats = waited_for(table); seats; seats &= seats - 1) {
        const unsigned seat = nika_lowest_bit(seats);
        const int64_t out = out_at(core, table, &table->seats[seat]);
        if (core->now >= out)
            return (int)seat;
        *when = out < *when ? out : *when;
    }
    return -1;
}

/*
 * Thinking time would reveal what a computer player knows, so all of them take as long as the slowest of the last few
 * dozen: more than between two turns with a choice, so that those who have none can't be told apart; and few enough that
 * a machine that was slow once does not slow the whole game down (thinking.c).
 */
static int64_t unhurried(const struct nika_server_core *core, const struct table *table, int64_t least)
{
    const int64_t slowest = later(table->slow_recent, table->slow_before);
    return core->settings.no_pace ? 0 : later(least, slowest < SLOWEST_MOST ? slowest : SLOWEST_MOST);
}

int64_t clocks_pace(const struct nika_server_core *core, const struct table *table)
{
    return unhurried(core, table, setting(core->settings.pace, PACE));
}

int64_t clocks_least(const struct nika_server_core *core, const struct table *table)
{
    return unhurried(core, table, setting(core->settings.together_least, TOGETHER_LEAST));
}

int64_t clocks_most(const struct nika_server_core *core, const struct table *table)
{
    if (table->options.clock == NIKA_CLOCK_DAYS)
        return table->options.days * DAY;
    return setting(core->settings.together_most, TOGETHER_MOST);
}

/*
 * The computer thinks ahead of the deadline; otherwise the moment of resolution would reveal how long it took, and so
 * whether it had a choice.
 */
int64_t clocks_thinks(const struct nika_server_core *core, const struct table *table)
{
    const int64_t most = clocks_most(core, table);
    return table->question_at + most - (most / 2 < SLOWEST_MOST ? most / 2 : SLOWEST_MOST);
}
