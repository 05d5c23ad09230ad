/*
 * drawing.c: how a game is dealt so that nobody can have chosen the deal (docs/fairness.md). Whoever sits down pledges a
 * contribution by its hash. When the host starts, the seats are closed and everybody is shown all pledges: the table is
 * drawing. Only then does each person reveal her contribution. Once all have, or the time for it is over, the cards are
 * dealt. So whoever still could change a contribution knows none of the others', and whoever knows them can change none.
 *
 * Clients of before there were pledges send their contribution when they sit down. If nobody has anything left to
 * reveal, the game is dealt at once.
 */
#include <string.h>

#include "server_core_table.h"

enum {
    REVEAL_MOST = 20 * SECOND,  /* for those who are here */
    REVEAL_ABSENT = 5 * SECOND, /* for those who are not: perhaps they are just coming back */
};

/* Persons who have not revealed their contributions yet. */
static unsigned unrevealed(const struct table *table)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        seats |= (unsigned)(table->seats[seat].kind == SEAT_PERSON && !table->seats[seat].revealed) << seat;
    return seats;
}

static struct nika_hash pledge_of(const struct table *table, const struct seat *seat)
{
    return seat->revealed ? nika_fair_pledge(table->id_text, &seat->chance) : seat->chance;
}

void drawing_fair(const struct table *table, struct nika_fair *fair)
{
    *fair = (struct nika_fair){.algorithm = table->algorithm, .secret = table->secret};
    memcpy(fair->table, table->id_text, sizeof fair->table);
    for (unsigned number = 0; number < table->setup.players; number++) {
        const struct seat *seat = &table->seats[number];
        if (seat->kind != SEAT_PERSON)
            continue;
        fair->people |= (uint8_t)(1u << number);
        if (seat->revealed)
            fair->chance[number] = seat->chance;
        if (fair->algorithm == NIKA_FAIR_1)
            continue;
        fair->pledge[number] = pledge_of(table, seat);
        fair->early |= (uint8_t)(seat->early << number);
        fair->silent |= (uint8_t)(!seat->revealed << number);
    }
}

/*
 * Requests.
 */

static void keep_deal(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct draft draft;
    struct nika_op ops[NIKA_SEATS_MAX];
    struct records_room room;
    entry_begin(&draft, "deal");
    nika_write_whole(&draft.writer, core_date(core));
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, ops, records_rows(table, core_date(core), "running", &room, ops));
}

void drawing_start(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct draft draft;
    if (!unrevealed(table) || NIKA_FAULT_IS(DEALT_EARLY)) {
        keep_deal(core, table, request);
        return;
    }
    entry_begin(&draft, "draw");
    nika_write_bool(&draft.writer, true);
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
}

/* Whether this seat's contribution is the one that was pledged. */
static bool is_pledged(const struct table *table, const struct seat *seat, const struct nika_hash *chance)
{
    const struct nika_hash pledge = nika_fair_pledge(table->id_text, chance), pledged = pledge_of(table, seat);
    return memcmp(&pledge, &pledged, sizeof pledge) == 0;
}

void drawing_reveal(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const nika_connection connection = request->connection->id;
    const struct seat *seat = table_seat_of(table, request->connection->person->who);
    struct nika_hash chance;
    struct draft draft;
    if (!seat || seat->kind != SEAT_PERSON)
        reply_error(core, connection, request->id, "not-seated");
    else if (!entry_read_hash(request->body, "chance", &chance) || !is_pledged(table, seat, &chance))
        reply_bad_value(core, connection, request->id, "chance");
    else if (seat->revealed) /* by a request whose answer was lost */
        reply_fine(core, connection, request->id);
    else if (table->state != TABLE_OPEN) /* it comes too late */
        reply_error(core, connection, request->id, "not-open");
    else if (!table->drawing)
        reply_error(core, connection, request->id, "not-allowed");
    else {
        entry_begin(&draft, "reveal");
        nika_write_whole(&draft.writer, table_seat_number(table, seat));
        entry_write_hash(&chance, "chance", &draft.writer);
        entry_end(core, &draft);
        commit_entry(core, table, request, &draft, NULL, 0);
    }
}

/*
 * Entries.
 */

bool drawing_apply_draw(struct table *table, int64_t at)
{
    if (table->state != TABLE_OPEN || table->drawing)
        return false;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind != SEAT_PERSON && table->seats[seat].kind != SEAT_COMPUTER)
            return false;
    table->drawing = true;
    table->drawn_at = at;
    return true;
}

bool drawing_apply_reveal(struct table *table, struct nika_json entry, unsigned number)
{
    struct seat *seat = &table->seats[number];
    struct nika_hash chance;
    if (!table->drawing || seat->kind != SEAT_PERSON || seat->revealed || !entry_read_hash(entry, "chance", &chance) ||
        !is_pledged(table, seat, &chance))
        return false;
    seat->chance = chance;
    seat->revealed = true;
    return true;
}

bool drawing_read_pledge(struct nika_json entry, struct seat *seat)
{
    struct nika_json value;
    seat->early = seat->revealed = nika_json_get(entry, "chance", &value);
    return entry_read_hash(entry, seat->revealed ? "chance" : "pledge", &seat->chance);
}

/*
 * Waiting.
 */

/* How long those may still take who have not revealed their contributions. */
static int64_t ends_at(const struct nika_server_core *core, const struct table *table)
{
    const int64_t most = core->settings.reveal_most ? core->settings.reveal_most : REVEAL_MOST;
    bool here = false;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        here |= table->seats[seat].here && unrevealed(table) >> seat & 1;
    return table->drawn_at + (here || most < REVEAL_ABSENT ? most : REVEAL_ABSENT);
}

int64_t drawing_go_on(struct nika_server_core *core, struct table *table)
{
    const int64_t end = ends_at(core, table);
    if (unrevealed(table) && core->now < end)
        return end;
    keep_deal(core, table, NULL);
    return INT64_MAX;
}

void drawing_write(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer)
{
    const int64_t left = ends_at(core, table) - core->now;
    nika_write_key(writer, "drawing");
    nika_write_open(writer, '{');
    nika_write_key(writer, "pledges");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind == SEAT_PERSON) {
            const struct nika_hash pledge = pledge_of(table, &table->seats[seat]);
            entry_write_digits(NIKA_FAULT_IS(REVEAL_SHOWN) ? &table->seats[seat].chance : &pledge, writer);
        } else {
            nika_write_null(writer);
        }
    nika_write_close(writer, ']');
    nika_write_key(writer, "left");
    nika_write_whole(writer, left > 0 ? left : 0);
    nika_write_close(writer, '}');
}
