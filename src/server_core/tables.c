/*
 * tables.c: all tables: creating and ending them, who has entered, and the dispatch of requests about them. It is also
 * what the server core's other files call.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server_core_table.h"

/*
 * A table.
 */

struct table *table_new(struct nika_server_core *core, uint64_t id)
{
    struct table *table = core_allocate(sizeof *table);
    table->id = id;
    core_id_text(id, table->id_text);
    table->state = TABLE_CLOSED; /* until its first entry says otherwise */
    table->tell_at = INT64_MAX;
    table->due = INT64_MAX;
    table->alone_since = table->host_gone_since = core->now;
    hash_map_put(&core->tables, id, table);
    return table;
}

bool table_is_open(const struct table *table)
{
    return table->state == TABLE_OPEN && (!table->drawing || NIKA_FAULT_IS(PLEDGES_OPEN));
}

struct table *table_there(const struct nika_server_core *core, uint64_t id)
{
    struct table *table = hash_map_get(&core->tables, id);
    return table && table->state != TABLE_CLOSED ? table : NULL;
}

static uint64_t *figure_of(struct nika_server_core *core, enum table_state state)
{
    switch (state) {
    case TABLE_OPEN:
        return &core->figures.tables_open;
    case TABLE_RUNNING:
        return &core->figures.tables_running;
    case TABLE_OVER:
        return &core->figures.tables_over;
    case TABLE_DAMAGED:
        return &core->figures.tables_damaged;
    case TABLE_CLOSED:
        break;
    }
    return NULL;
}

void table_state(struct nika_server_core *core, struct table *table, enum table_state state)
{
    uint64_t *before = figure_of(core, table->state), *after = figure_of(core, state);
    if (before)
        (*before)--;
    if (after)
        (*after)++;
    table->state = state;
    table->version++;
    if (state != TABLE_RUNNING)
        jobs_forget(table);
    if (state != TABLE_OPEN && state != TABLE_RUNNING)
        table_host(core, table, 0, "");
    table_count_seats(core, table);
}

void table_host(struct nika_server_core *core, struct table *table, uint64_t host, const char *name)
{
    struct person *before = table->counted ? hash_map_get(&core->people, table->host) : NULL;
    if (before) {
        before->tables--;
        before->listed -= table->options.listed;
    }
    table->counted = host != 0;
    if (!host)
        return; /* remember who was host */
    table->host = host;
    struct person *person = people_known(core, host, name);
    person->tables++;
    person->listed += table->options.listed;
}

void table_count_seats(struct nika_server_core *core, struct table *table)
{
    const bool open = table->state == TABLE_OPEN;
    for (unsigned number = 0; number < NIKA_SEATS_MAX; number++) {
        const struct seat *seat = &table->seats[number];
        struct person *before = table->seated[number] ? hash_map_get(&core->people, table->seated[number]) : NULL;
        if (before) {
            before->seats--;
            before->waiting -= table->seated_open;
        }
        table->seated[number] = (open || table->state == TABLE_RUNNING) && seat->kind == SEAT_PERSON ? seat->who : 0;
        if (table->seated[number]) {
            struct person *person = people_known(core, seat->who, seat->name);
            person->seats++;
            person->waiting += open;
        }
    }
    table->seated_open = open;
}

void table_free(struct nika_server_core *core, struct table *table)
{
    closing_done(core, table);
    while (table->receiver_count)
        table_exit(core, table, table->receivers[table->receiver_count - 1].connection);
    table_state(core, table, TABLE_CLOSED);
    timers_remove(core, table);
    hash_map_take(&core->tables, table->id);
    for (struct queued *queued = table->queue, *next; queued; queued = next) {
        next = queued->next;
        free(queued);
    }
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        free(table->seats[seat].granted);
    for (unsigned i = 0; i < table->talk_count && i < TALK_KEPT; i++)
        free(table->talk[i].name);
    free(table->talk);
    free(table->notes);
    free(table->before);
    free(table->by_computer);
    free(table->answers);
    free(table->thought_answers);
    free(table->kicked);
    free(table->muted);
    free(table->receivers);
    jobs_forget(table);
    free(table->play);
    free(table->moves);
    table_unslept(core, table);
    free(table->commit);
    free(table);
    erasing_hurry(core);
}

struct seat *table_seat_of(struct table *table, uint64_t who)
{
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].who == who && table->seats[seat].kind != SEAT_OPEN)
            return &table->seats[seat];
    return NULL;
}

unsigned table_seat_number(const struct table *table, const struct seat *seat)
{
    return (unsigned)(seat - table->seats);
}

/*
 * Presence.
 */

static uint8_t slot_of(struct table *table, uint64_t who)
{
    const struct seat *seat = table_seat_of(table, who);
    if (seat && seat->kind == SEAT_PERSON)
        return (uint8_t)table_seat_number(table, seat);
    return show_may_watch(table) ? SLOT_WATCHER : SLOT_NOTHING;
}

void table_count_here(struct nika_server_core *core, struct table *table)
{
    unsigned here[NIKA_SEATS_MAX] = {0};
    bool host_here = false;
    for (unsigned i = 0; i < table->receiver_count; i++) {
        struct receiver *receiver = &table->receivers[i];
        receiver->slot = slot_of(table, receiver->connection->person->who);
        if (receiver->slot < SLOT_WATCHER)
            here[receiver->slot]++;
        host_here |= receiver->connection->person->who == table->host;
    }
    if (table->host_here && !host_here)
        table->host_gone_since = core->now;
    table->host_here = host_here;
    for (unsigned number = 0; number < table->setup.players; number++) {
        struct seat *seat = &table->seats[number];
        if (seat->here && !here[number])
            seat->gone_since = core->now;
        seat->here = here[number];
    }
}

/* Presence has changed. Sent at once, or, if that happens too often, once a second. */
static void tell_soon(struct nika_server_core *core, struct table *table)
{
    enum { TOLD_EACH = 1000 };
    const int64_t soon = table->told_at + TOLD_EACH;
    if (table->tell_at == INT64_MAX)
        table->tell_at = table->told_at && soon > core->now ? soon : core->now;
}

void table_tell(struct nika_server_core *core, struct table *table, const struct connection *but)
{
    if (core->now < table->tell_at)
        return;
    table->tell_at = INT64_MAX;
    table->told_at = core->now;
    show_table_but(core, table, but);
}

bool table_enter(struct nika_server_core *core, struct table *table, struct connection *connection)
{
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].connection == connection)
            return true;
    /* However many spectators there are, players can always enter. */
    if (connection->entered_count == ENTERED_MAX ||
        (table->receiver_count >= RECEIVERS_MAX && !table_seat_of(table, connection->person->who)))
        return false;
    if (table->receiver_count == table->receiver_room) {
        table->receiver_room = table->receiver_room ? 2 * table->receiver_room : 8;
        table->receivers = core_enlarge(table->receivers, table->receiver_room * sizeof *table->receivers);
    }
    table->receivers[table->receiver_count++] = (struct receiver){connection, SLOT_NOTHING};
    connection->entered[connection->entered_count++] = table;
    connections_carry(core, connection);
    table_count_here(core, table);
    struct seat *seat = table_seat_of(table, connection->person->who);
    if (seat)
        seat->from = kick_network(core, connection->address);
    tell_soon(core, table);
    return true;
}

void table_exit(struct nika_server_core *core, struct table *table, struct connection *connection)
{
    for (unsigned i = 0; i < connection->entered_count; i++)
        if (connection->entered[i] == table)
            connection->entered[i--] = connection->entered[--connection->entered_count];
    connections_carry(core, connection);
    unsigned place = 0;
    while (place < table->receiver_count && table->receivers[place].connection != connection)
        place++;
    if (place == table->receiver_count)
        return; /* it was not there */
    memmove(&table->receivers[place], &table->receivers[place + 1],
            (--table->receiver_count - place) * sizeof *table->receivers);
    if (!table->receiver_count) {
        table->alone_since = core->now;
        jobs_forget(table);
    }
    table_count_here(core, table);
    tell_soon(core, table);
}

void tables_leave(struct nika_server_core *core, struct connection *connection)
{
    while (connection->entered_count) {
        struct table *table = connection->entered[connection->entered_count - 1];
        table_exit(core, table, connection);
        table_settle(core, table);
    }
}

void tables_show(struct nika_server_core *core, const struct table *table, const struct connection *connection)
{
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].connection == connection) {
            show_table_to(core, table, &table->receivers[i]);
            show_view_to(core, table, &table->receivers[i]);
            show_question_to(core, table, &table->receivers[i]);
        }
}

/* Nobody could act: absences, and waiting for what is secret until all have decided, start counting again. */
static void wait_anew(const struct nika_server_core *core, struct table *table)
{
    table->alone_since = table->host_gone_since = table->shown_at = table->drawn_at = core->now;
    if (table->together)
        table->question_at = core->now;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        table->seats[seat].gone_since = core->now;
}

/* Everybody is told, at all tables: so it tells nobody that somebody has just acted. Nobody can act, so no clock runs. */
void tables_held_up(struct nika_server_core *core, bool held_up)
{
    size_t at = 0;
    core->held_up = held_up;
    for (struct table *table; (table = hash_map_next(&core->tables, &at));)
        if (held_up) {
            if (clocks_running(table))
                clocks_stop(core, table);
            if (!NIKA_FAULT_IS(HELD_UP_UNTOLD))
                show_held_up(core, table);
        } else {
            table->held_up = false;
            wait_anew(core, table);
            show_table(core, table);
            if (!table->packed || table->stopped_at || table->due == INT64_MAX)
                timers_set(core, table, core->now);
        }
}

void tables_resync(struct nika_server_core *core, struct connection *connection)
{
    for (unsigned i = 0; i < connection->entered_count; i++) {
        table_wake(core, connection->entered[i]);
        tables_show(core, connection->entered[i], connection);
    }
}

void tables_enter(struct nika_server_core *core, struct table *table, struct connection *connection, const char *id)
{
    if (!table_enter(core, table, connection)) {
        if (*id)
            reply_error(core, connection->id, id, "too-many");
        return;
    }
    table_tell(core, table, connection);
    if (*id)
        reply_fine(core, connection->id, id);
    tables_show(core, table, connection);
}

bool tables_enter_again(struct nika_server_core *core, uint64_t id, struct connection *connection)
{
    struct table *table = table_there(core, id);
    if (!table) {
        loads_enter_again(core, id, connection);
        return false;
    }
    table_wake(core, table);
    tables_enter(core, table, connection, "");
    table_settle(core, table);
    return true;
}

static void request_enter(struct nika_server_core *core, struct table *table, const struct request *request)
{
    tables_enter(core, table, request->connection, request->id);
}

static void request_exit(struct nika_server_core *core, struct table *table, const struct request *request)
{
    table_exit(core, table, request->connection);
    reply_fine(core, request->connection->id, request->id);
}

/*
 * Requests.
 */

static const struct handler {
    const char *what;
    void (*handle)(struct nika_server_core *, struct table *, const struct request *);
    bool waits; /* while another write is in flight, since that may change the table */
} handlers[] = {
    {"play", play_move, true},        {"undo", undo_request, true},       {"past", play_past, false},
    {"enter", request_enter, false},  {"exit", request_exit, false},      {"sit", lobby_sit, true},
    {"stand", lobby_stand, true},     {"seat", lobby_seat, true},         {"kick", lobby_kick, true},
    {"start", lobby_start, true},     {"close", lobby_close, true},       {"leave", play_leave, true},
    {"take", play_take, true},        {"say", lobby_say, true},           {"mute", lobby_mute, false},
    {"rematch", lobby_rematch, true}, {"agree", undo_agree, true},        {"notes", note_request, false},
    {"reveal", drawing_reveal, true}, {"report", reports_request, false},
};

static const struct handler *find_handler(const char *what)
{
    for (size_t i = 0; i < sizeof handlers / sizeof handlers[0]; i++)
        if (strcmp(handlers[i].what, what) == 0)
            return &handlers[i];
    return NULL;
}

/* Requests that write something and can be repeated at will: their rate is limited. */
static bool is_rated(const char *what)
{
    static const char *const rated[] = {"undo", "sit", "stand", "seat", "kick", "leave", "take", "say"};
    for (size_t i = 0; i < sizeof rated / sizeof rated[0]; i++)
        if (strcmp(rated[i], what) == 0)
            return true;
    return false;
}

void table_request(struct nika_server_core *core, struct table *table, const char *what, const struct request *request)
{
    const struct handler *handler = find_handler(what);
    assert(handler);
    if (table->state == TABLE_CLOSED) /* while it waited */
        reply_error(core, request->connection->id, request->id, "no-such-table");
    else if (table->lost && handler->waits) {
        if (!core->settings.carries)
            reply_error(core, request->connection->id, request->id, "busy");
    } else if (table->state == TABLE_DAMAGED && handler->waits)
        reply_error(core, request->connection->id, request->id, "damaged");
    else
        handler->handle(core, table, request);
}

bool tables_request(struct nika_server_core *core, const char *what, const struct request *request)
{
    const bool opens = strcmp(what, "open") == 0;
    const struct handler *handler = find_handler(what);
    const nika_connection connection = request->connection->id;
    uint64_t id;
    if (!opens && !handler)
        return false;
    if (opens) {
        lobby_open(core, request);
        return true;
    }
    if (!entry_read_id(request->body, "table", &id)) {
        reply_bad_value(core, connection, request->id, "table");
        return true;
    }
    struct table *table = table_there(core, id);
    const bool rated = is_rated(what) && !NIKA_FAULT_IS(ACTS_UNCOUNTED);
    const int64_t wait = table && rated ? rate_limits_wait(core, request->connection->address, "act") : 0;
    if (wait) {
        core->figures.slow_downs++;
        reply_slow_down(core, connection, request->id, wait);
    } else if (table) {
        table_wake(core, table);
        if (!handler->waits || !commit_waits(core, table, what, request))
            table_request(core, table, what, request);
        table_settle(core, table);
    } else if (handler->handle == request_enter)
        loads_enter(core, id, request);
    else /* she may have been there at another server core, and it is over since: then it is being read */
        reply_error(core, connection, request->id, request->connection->resumes ? "busy" : "no-such-table");
    return true;
}

/*
 * Loading logs at startup; timers; shutdown.
 */

void tables_end(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct table *table; (table = hash_map_next(&core->tables, &at)); at = 0) {
        table->receiver_count = 0; /* they are gone already */
        table->closing_for = 0;
        table_free(core, table);
    }
    timers_end(core);
}

void tables_entry(struct nika_server_core *core, const struct nika_event *event)
{
    uint64_t id;
    if (!core_id_read(event->table, strlen(event->table), &id)) {
        core_log(core, "strange-log", 0, event->table);
        return;
    }
    struct table *table = hash_map_get(&core->tables, id);
    if (!table)
        table = table_new(core, id);
    if (core->reading != id) {
        /* They come log by log: the one before is whole. It sleeps, so that many games do not need much memory at once. */
        struct table *before = hash_map_get(&core->tables, core->reading);
        if (before)
            table_sleep(core, before, INT64_MAX);
        table_wake(core, table);
        core->reading = id;
    }
    loads_apply(core, table, event->number, event->bytes, event->size);
}

void tables_unreadable(struct nika_server_core *core, const struct nika_event *event)
{
    uint64_t id;
    if (!core_id_read(event->table, strlen(event->table), &id))
        return;
    struct table *table = hash_map_get(&core->tables, id); /* its first entries may have come */
    if (!table || table->state != TABLE_DAMAGED)
        loads_damage(core, table ? table : table_new(core, id));
}

/* Time stood still while no server was running. */
void tables_ready(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct table *table; (table = hash_map_next(&core->tables, &at));) {
        wait_anew(core, table);
        timers_set(core, table, core->now);
    }
}

void tables_time(struct nika_server_core *core)
{
    for (struct table *table; (table = timers_first(core)) && table->due <= core->now;) {
        timers_set(core, table, INT64_MAX);
        table_settle(core, table);
    }
}

int64_t tables_next(const struct nika_server_core *core)
{
    const struct table *table = timers_first(core);
    return table ? table->due : INT64_MAX;
}

/* During shutdown nothing new is started; pending writes finish. */
bool tables_at_rest(const struct nika_server_core *core)
{
    size_t at = 0;
    for (const struct table *table; (table = hash_map_next(&core->tables, &at));)
        if (!table->doubtful && (table->commit || table->queue))
            return false;
    return true;
}

/*
 * Room.
 */

/* Whether an open table is to be closed rather than another: people with accounts keep theirs longer. */
static bool goes_before(const struct nika_server_core *core, const struct table *one, const struct table *other)
{
    const struct person *a = hash_map_get(&core->people, one->host), *b = hash_map_get(&core->people, other->host);
    const bool one_account = a && a->account, other_account = b && b->account;
    if (one_account != other_account)
        return other_account;
    return one->alone_since != other->alone_since ? one->alone_since < other->alone_since : one->id < other->id;
}

bool tables_make_room(struct nika_server_core *core)
{
    struct table *first = NULL;
    size_t at = 0;
    for (struct table *table; (table = hash_map_next(&core->tables, &at));)
        if (table_is_open(table) && !table->receiver_count && !table->commit && !table->lost &&
            (!first || goes_before(core, table, first)))
            first = table;
    if (first) {
        commit_forget(core, first, NULL);
        timers_set(core, first, INT64_MAX);
    }
    return first != NULL;
}

/*
 * The list of tables. Those where somebody is come first, and among them the newest of each owner, then the second
 * newest of each, and so on: whoever opens hundreds does not push the others' tables out of sight.
 */

struct listed {
    const struct table *table;
    uint64_t owner;
    unsigned rank; /* among the owner's */
};

static int newer(const struct table *a, const struct table *b)
{
    if (a->opened_date != b->opened_date)
        return a->opened_date > b->opened_date ? -1 : 1;
    return a->id < b->id ? -1 : a->id > b->id;
}

static int there_first(const struct table *a, const struct table *b)
{
    return (a->receiver_count == 0) - (b->receiver_count == 0);
}

static int by_owner(const void *one, const void *other)
{
    const struct listed *a = one, *b = other;
    if (a->owner != b->owner)
        return a->owner < b->owner ? -1 : 1;
    const int there = there_first(a->table, b->table);
    return there ? there : newer(a->table, b->table);
}

static int in_turn(const void *one, const void *other)
{
    const struct listed *a = one, *b = other;
    const int there = there_first(a->table, b->table);
    if (there)
        return there;
    return a->rank != b->rank ? (a->rank < b->rank ? -1 : 1) : newer(a->table, b->table);
}

static struct listed *list_all(const struct nika_server_core *core, size_t *count)
{
    struct listed *listed = core_allocate((core->tables.count + 1) * sizeof *listed);
    const struct table *table;
    size_t at = 0;
    *count = 0;
    while ((table = hash_map_next(&core->tables, &at)))
        if (table->options.listed && (table->state == TABLE_OPEN || table->state == TABLE_RUNNING))
            listed[(*count)++] = (struct listed){.table = table, .owner = holders_owner(core, table->host)};
    qsort(listed, *count, sizeof *listed, by_owner);
    for (size_t i = 1; i < *count; i++)
        listed[i].rank = listed[i].owner == listed[i - 1].owner ? listed[i - 1].rank + 1 : 0;
    qsort(listed, *count, sizeof *listed, in_turn);
    return listed;
}

/* Adds a table to a list, unless it does not fit. */
static bool add_listed(const struct table *table, struct nika_writer *writer)
{
    enum { ROOM_FOR_THE_END = 32 };
    const struct nika_writer before = *writer;
    const size_t size = writer->text->size;
    show_table_begin(table, writer);
    nika_write_close(writer, '}');
    if (writer->text->size + ROOM_FOR_THE_END <= writer->text->room)
        return true;
    *writer = before;
    writer->text->size = size;
    writer->text->bytes[size] = '\0';
    writer->text->cut = false;
    return false;
}

void tables_list(const struct nika_server_core *core, uint32_t from, struct nika_writer *writer)
{
    enum { PAGE = 100 };
    size_t count, next = from;
    struct listed *listed = list_all(core, &count);
    nika_write_key(writer, "tables");
    nika_write_open(writer, '[');
    while (next < count && next - from < PAGE && add_listed(listed[next].table, writer))
        next++;
    nika_write_close(writer, ']');
    nika_write_key(writer, "more");
    nika_write_bool(writer, next < count);
    free(listed);
}
