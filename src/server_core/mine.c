/*
 * mine.c: tables over HTTP: one by its id, for anybody with its link; and a person's own, with whom each waits for.
 */
#include <stdlib.h>
#include <string.h>

#include "server_core_table.h"

enum { MINE_MOST = 50, MINE_EACH = 5000 }; /* tables, and bytes of one, at most */

/* A table as its message tells it to this seat (or NULL), without chat and without the closing bracket. */
static void begin_table(const struct table *table, const struct seat *seat, struct nika_writer *writer)
{
    const bool sits = seat && seat->kind == SEAT_PERSON;
    show_table_begin(table, writer);
    show_seat_or_null(writer, "you", sits ? table_seat_number(table, seat) : 0, sits);
}

void mine_about(struct nika_server_core *core, nika_connection connection, struct table *table, uint64_t who)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    begin_table(table, who ? table_seat_of(table, who) : NULL, &writer);
    nika_write_close(&writer, '}');
    respond(core, connection, 200, &text, NULL);
}

/* Whether an open table waits for this seat: it is reserved for its person, or she is the host and can start. */
static bool open_waits(const struct table *table, const struct seat *seat)
{
    if (seat->kind == SEAT_KEPT)
        return true;
    if (table->drawing)
        return false;
    for (unsigned other = 0; other < table->setup.players; other++)
        if (table->seats[other].kind == SEAT_OPEN || table->seats[other].kind == SEAT_KEPT)
            return false;
    return seat->who == table->host;
}

/* Whether it is this person's turn. In a simultaneous question, she is told only whether she herself has answered. */
static bool is_turn(const struct table *table, const struct seat *seat)
{
    const unsigned number = table_seat_number(table, seat);
    if (table->state == TABLE_OPEN)
        return open_waits(table, seat);
    if (seat->automatic || seat->late)
        return false;
    if (table->together)
        return (table->together & ~table->answered) >> number & 1;
    return table->asked >> number & 1;
}

static void write_mine(const struct nika_server_core *core, struct table *table, const struct seat *seat,
                       struct nika_writer *writer)
{
    const bool running = table->state == TABLE_RUNNING;
    begin_table(table, seat, writer);
    nika_write_key(writer, "turn");
    nika_write_bool(writer, is_turn(table, seat));
    /* Whom the table waits for; a simultaneous question waits for all, no matter who has answered. */
    nika_write_seats(writer, "asked", !running ? 0 : table->together ? table->together : table->asked);
    nika_write_key(writer, "clock");
    if (running)
        clocks_write(core, table, writer);
    else
        nika_write_null(writer);
    nika_write_close(writer, '}');
}

static int oldest_first(const void *one, const void *other)
{
    const struct table *a = *(struct table *const *)one, *b = *(struct table *const *)other;
    if (a->opened_date != b->opened_date)
        return a->opened_date < b->opened_date ? -1 : 1;
    return a->id < b->id ? -1 : 1;
}

void mine_respond(struct nika_server_core *core, nika_connection connection, const struct person *person)
{
    struct table **mine = core_allocate((core->tables.count + 1) * sizeof(struct table *)), *table;
    enum { ROOM = (MINE_MOST + 1) * MINE_EACH };
    char *bytes = core_allocate(ROOM);
    struct nika_text text = nika_text(bytes, ROOM);
    struct nika_writer writer = nika_writer(&text);
    size_t at = 0, count = 0;
    while ((table = hash_map_next(&core->tables, &at)))
        if ((table->state == TABLE_OPEN || table->state == TABLE_RUNNING) && table_seat_of(table, person->who))
            mine[count++] = table;
    qsort(mine, count, sizeof(struct table *), oldest_first);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "tables");
    nika_write_open(&writer, '[');
    for (size_t i = 0; i < count && i < MINE_MOST; i++)
        write_mine(core, mine[i], table_seat_of(mine[i], person->who), &writer);
    nika_write_close(&writer, ']');
    nika_write_close(&writer, '}');
    respond(core, connection, 200, &text, NULL);
    free(bytes);
    free(mine);
}
