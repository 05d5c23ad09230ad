/*
 * commits.c: writes every act at a table to its log, and applies, shows and acknowledges it once the write is confirmed.
 * If the write failed, nothing has happened. If its outcome is unknown, the table's log is read back to find out.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server_core_table.h"

static void kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event);

/*
 * Writing.
 */

static struct commit *new_commit(enum commit_kind kind, const struct request *request, const struct draft *draft)
{
    const size_t size = draft ? draft->text.size : 0;
    struct commit *commit = core_allocate(sizeof *commit + size + 1);
    commit->kind = kind;
    if (request) {
        commit->connection = request->connection->id;
        memcpy(commit->id, request->id, sizeof commit->id);
    }
    commit->size = size;
    if (draft) {
        assert(!draft->text.cut);
        memcpy(commit->entry, draft->bytes, size);
    }
    return commit;
}

/* The number of the entry in flight. */
static uint32_t number_of(const struct table *table)
{
    return table->commit->compacts ? 1 : table->entries;
}

static struct nika_op forget(const struct nika_server_core *core, const struct table *table)
{
    return (struct nika_op){.kind = NIKA_OP_FORGET, .table = table->id_text, .epoch = core->epoch};
}

static struct nika_op append(const struct nika_server_core *core, const struct table *table)
{
    return (struct nika_op){.kind = NIKA_OP_APPEND,
                            .table = table->id_text,
                            .number = number_of(table),
                            .epoch = core->epoch,
                            .value = table->commit->entry,
                            .size = table->commit->size};
}

static void keep(struct nika_server_core *core, const struct table *table, const struct nika_op *ops, unsigned count)
{
    struct pending *pending = core_expect(core, kept);
    pending->table = table->id;
    core_keep(core, pending, ops, count);
}

void commit_entry(struct nika_server_core *core, struct table *table, const struct request *request,
                  const struct draft *draft, const struct nika_op *further, unsigned further_count)
{
    struct nika_op ops[4 + NIKA_SEATS_MAX];
    struct draft *first = NULL;
    unsigned count = 0;
    assert(!table->commit && further_count <= 1 + NIKA_SEATS_MAX);
    table->commit = new_commit(COMMIT_ENTRY, request, draft);
    if (compaction_is_due(core, table)) {
        first = core_allocate(sizeof *first);
        compaction_write(core, table, first);
    }
    if (first && !first->text.cut) {
        table->commit->compacts = true;
        ops[count++] = forget(core, table);
        ops[count++] = (struct nika_op){.kind = NIKA_OP_APPEND,
                                        .table = table->id_text,
                                        .epoch = core->epoch,
                                        .value = first->bytes,
                                        .size = first->text.size};
    }
    ops[count++] = append(core, table);
    for (unsigned i = 0; i < further_count; i++)
        ops[count++] = further[i];
    keep(core, table, ops, count);
    free(first);
}

void commit_keep_rematch(struct nika_server_core *core, struct table *table, const struct request *request,
                         const struct draft *draft, struct table *opened, const struct draft *first)
{
    struct nika_op ops[2];
    assert(!table->commit);
    table->commit = new_commit(COMMIT_ENTRY, request, draft);
    table->commit->opened = opened;
    opened->commit = new_commit(COMMIT_ENTRY, NULL, first);
    ops[0] = append(core, opened);
    ops[1] = append(core, table);
    keep(core, table, ops, 2);
}

void commit_forget(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const struct nika_op op = forget(core, table);
    assert(!table->commit);
    table->commit = new_commit(COMMIT_FORGET, request, NULL);
    keep(core, table, &op, 1);
}

void commit_book(struct nika_server_core *core, struct table *table)
{
    struct nika_op ops[1 + NIKA_SEATS_MAX];
    struct records_room *room = core_allocate(sizeof *room);
    unsigned count = 1;
    assert(!table->commit);
    ops[0] = (struct nika_op){.kind = NIKA_OP_STATE,
                              .table = table->id_text,
                              .epoch = core->epoch,
                              .state = table->state == TABLE_OVER ? NIKA_LOG_OVER : NIKA_LOG_DAMAGED,
                              .date = core->date > 0 ? core->date : 0};
    if (table->state == TABLE_OVER)
        count += records_rows(table, table->started_date, "over", room, ops + 1);
    table->commit = new_commit(COMMIT_BOOK, NULL, NULL);
    keep(core, table, ops, count);
    free(room);
}

void commit_hold(struct table *table)
{
    assert(!table->commit);
    table->commit = new_commit(COMMIT_HELD, NULL, NULL);
}

void commit_release(struct nika_server_core *core, struct table *table)
{
    assert(table->commit->kind == COMMIT_HELD);
    free(table->commit);
    table->commit = NULL;
    table_settle(core, table);
}

/*
 * After the write.
 */

/* Acknowledges the request behind an entry that was applied. */
static void answer(struct nika_server_core *core, const struct table *table, const struct commit *commit,
                   enum entry_kind kind)
{
    struct nika_text text;
    if (!commit->connection)
        return;
    struct nika_writer writer = reply_begin(core, commit->id, &text);
    if (kind == ENTRY_MOVE || kind == ENTRY_ANSWER || kind == ENTRY_UNDO || kind == ENTRY_OPEN) {
        nika_write_key(&writer, "table");
        nika_write_word(&writer, table->id_text);
    }
    if (kind == ENTRY_MOVE || kind == ENTRY_ANSWER || kind == ENTRY_UNDO) {
        nika_write_key(&writer, "ply");
        nika_write_whole(&writer, table->ply);
    }
    if (kind == ENTRY_OPEN) {
        const struct nika_hash commitment = nika_fair_commitment(table->id_text, &table->secret);
        entry_write_hash(&commitment, "commitment", &writer);
    }
    if (kind == ENTRY_NEXT)
        entry_write_id(table->next, "table", &writer);
    reply_end(core, commit->connection, &writer);
}

/* Opening a table also enters it. */
static void enter_opened(struct nika_server_core *core, struct table *table, nika_connection id)
{
    struct connection *connection = core_connection(core, id);
    if (!connection || !table_enter(core, table, connection))
        return;
    table_tell(core, table, connection);
    show_table_to(core, table, &table->receivers[table->receiver_count - 1]);
}

/* Tells everybody what an entry changed outside the game itself. */
static void show_entry(struct nika_server_core *core, struct table *table, enum entry_kind kind)
{
    if (NIKA_FAULT_IS(ANSWERED_SHOWN) && kind == ENTRY_ANSWER)
        show_table(core, table);
    switch (kind) {
    case ENTRY_SIT:
    case ENTRY_STAND:
    case ENTRY_SEAT:
    case ENTRY_KICK:
    case ENTRY_HOST:
    case ENTRY_DRAW:
    case ENTRY_CLOSE:
        show_table(core, table);
        break;
    case ENTRY_DEAL:
        show_table(core, table);
        show_view(core, table);
        break;
    case ENTRY_AUTO:
        show_table(core, table);
        if (table->options.clock != NIKA_CLOCK_NONE && !table->together)
            show_view(core, table);
        break;
    case ENTRY_NEXT:
        show_rematch(core, table);
        break;
    case ENTRY_MOVE:
    case ENTRY_RESOLVE:
    case ENTRY_UNDO:
        if (table->state == TABLE_OVER) {
            core->figures.games++;
            show_table(core, table);
        }
        break;
    default:
        break;
    }
    if (kind == ENTRY_DEAL || kind == ENTRY_MOVE || kind == ENTRY_RESOLVE || kind == ENTRY_UNDO)
        table->shown_at = core->now;
}

/* Seats whose players have returned but for which the computer still makes one decision. */
static unsigned late_seats(const struct table *table)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        seats |= (unsigned)(table->seats[seat].late && !table->seats[seat].automatic) << seat;
    return seats;
}

/* Where somebody comes from who has just sat down: a kick applies to her network. */
static void note_network(const struct nika_server_core *core, struct table *table, nika_connection id)
{
    const struct connection *connection = core_connection(core, id);
    struct seat *seat = connection && connection->person ? table_seat_of(table, connection->person->who) : NULL;
    if (seat)
        seat->from = kick_network(core, connection->address);
}

static void apply_kept(struct nika_server_core *core, struct table *table, const struct commit *commit)
{
    const unsigned late = late_seats(table);
    table->held_up = false;
    if (commit->compacts)
        table->entries = 1;
    const enum entry_kind kind = entry_apply(core, table, (struct nika_json){commit->entry, commit->size}, true);
    if (kind == ENTRY_WRONG) { /* it was judged before the write, so this cannot happen; if it does, the table is
                                * unusable */
        assert(false);
        core_log(core, "damaged-table", 0, table->id_text);
        table_state(core, table, TABLE_DAMAGED);
        if (commit->connection)
            reply_error(core, commit->connection, commit->id, "damaged");
        return;
    }
    if (kind == ENTRY_SIT)
        note_network(core, table, commit->connection);
    answer(core, table, commit, kind);
    if (kind == ENTRY_OPEN && commit->connection)
        enter_opened(core, table, commit->connection);
    show_entry(core, table, kind);
    undo_happened(core, table, kind);
    if (late & ~late_seats(table) && table->state == TABLE_RUNNING)
        show_table(core, table); /* all of them belong to their players again */
}

/* The act of a table that was opened in the same atomic write as another table's entry. */
static void opened_done(struct nika_server_core *core, struct table *opened)
{
    struct commit *commit = opened->commit;
    opened->commit = NULL;
    apply_kept(core, opened, commit);
    free(commit);
    table_settle(core, opened);
}

static void commit_done(struct nika_server_core *core, struct table *table)
{
    struct commit *commit = table->commit;
    table->commit = NULL;
    switch (commit->kind) {
    case COMMIT_ENTRY:
        if (commit->opened)
            opened_done(core, commit->opened);
        apply_kept(core, table, commit);
        break;
    case COMMIT_FORGET:
        table_state(core, table, TABLE_CLOSED);
        if (commit->connection)
            reply_fine(core, commit->connection, commit->id);
        show_table(core, table);
        break;
    case COMMIT_BOOK:
        table->booked = true;
        erasing_hurry(core);
        break;
    case COMMIT_HELD:
        assert(false);
        break;
    }
    free(commit);
}

/* The write certainly failed. The requester gets an error (NULL: none); an act without a requester is retried later. */
static void commit_failed(struct nika_server_core *core, struct table *table, const char *word)
{
    struct commit *commit = table->commit;
    table->commit = NULL;
    core->figures.not_kept++;
    core_log(core, "not-kept", 0, table->id_text);
    clocks_stop(core, table);
    table->retry_at = core->now + RETRY_AFTER;
    if (commit->connection && word)
        reply_error(core, commit->connection, commit->id, word);
    else if (!commit->connection && commit->kind == COMMIT_ENTRY && !table->held_up) {
        /*
         * Nobody else is told about a player's failed act: it would reveal who has just answered a simultaneous
         * question.
         */
        table->held_up = true;
        if (!core->held_up)
            show_held_up(core, table);
    }
    if (commit->opened)
        table_free(core, commit->opened);
    free(commit);
}

/* Its log is not what we wrote: stop here. If another server core takes over our connections, it gets their requests. */
static void table_lost(struct nika_server_core *core, struct table *table)
{
    core_log(core, "lost-table", 0, table->id_text);
    core->differs = true;
    table->lost = true;
    commit_failed(core, table, core->settings.carries ? NULL : "busy");
}

/*
 * Resolving an unknown outcome.
 */

/* Whose log decides what became of an act: writes are atomic, so for a rematch it is the new table's. */
static struct table *witness(struct table *table)
{
    return table->commit->opened ? table->commit->opened : table;
}

/* Whether the log ends with this act, and whether it contains everything before it and nothing else. */
static bool is_written(const struct table *table, const struct nika_loaded *loaded)
{
    const struct commit *commit = table->commit;
    const uint32_t number = number_of(table);
    return loaded->found && loaded->count == number + 1 && loaded->items[number].size == commit->size &&
           memcmp(loaded->items[number].bytes, commit->entry, commit->size) == 0;
}

static bool is_unwritten(const struct table *table, const struct nika_loaded *loaded)
{
    return loaded->found ? loaded->count == table->entries && !table->conflict : table->entries == 0;
}

static void judged(struct nika_server_core *core, struct table *table, const struct nika_loaded *loaded)
{
    const struct table *told = witness(table);
    if (table->commit->kind == COMMIT_FORGET ? !loaded->found : is_written(told, loaded))
        commit_done(core, table);
    else if (is_unwritten(told, loaded))
        commit_failed(core, table, "not-kept");
    else
        table_lost(core, table);
}

static void read_again(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = hash_map_get(&core->tables, pending->table);
    if (!table)
        return;
    table->loading = false;
    if (event->loaded->readable) {
        table->doubtful = false;
        judged(core, table, event->loaded);
    } else
        table->retry_at = core->now + RETRY_AFTER;
    table_settle(core, table);
}

static void find_out(struct nika_server_core *core, struct table *table)
{
    struct pending *pending = core_expect(core, read_again);
    pending->table = table->id;
    table->loading = true;
    core_emit(core, &(struct nika_effect){
                        .kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = witness(table)->id_text});
}

static void kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = hash_map_get(&core->tables, pending->table);
    if (!table)
        return;
    if (event->kept == NIKA_KEPT || (event->kept == NIKA_KEPT_CONFLICT && NIKA_FAULT_IS(TWO_SHOW)))
        commit_done(core, table);
    else if (event->kept == NIKA_KEPT_NOTHING)
        commit_failed(core, table, "not-kept");
    else if (table->commit->kind == COMMIT_BOOK) { /* idempotent: writing it twice does no harm */
        if (event->kept == NIKA_KEPT_CONFLICT)
            table_lost(core, table);
        else
            commit_failed(core, table, "not-kept");
    } else {
        clocks_stop(core, table);
        table->doubtful = true;
        table->conflict = event->kept == NIKA_KEPT_CONFLICT;
    }
    table_settle(core, table);
}

/*
 * Moving on.
 */

bool commit_waits(struct nika_server_core *core, struct table *table, const char *what, const struct request *request)
{
    unsigned of_connection = 0;
    struct queued **end = &table->queue;
    if (table->lost) {
        if (!core->settings.carries)
            reply_error(core, request->connection->id, request->id, "busy");
        return true;
    }
    if (!table->commit && !table->queue)
        return false;
    for (; *end; end = &(*end)->next)
        of_connection += (*end)->connection == request->connection->id;
    if (table->queue_count == QUEUE_MAX || of_connection == QUEUE_EACH) {
        reply_error(core, request->connection->id, request->id, "busy");
        return true;
    }
    struct queued *queued = core_allocate(sizeof *queued + request->body.size);
    queued->connection = request->connection->id;
    memcpy(queued->id, request->id, sizeof queued->id);
    struct nika_text text = nika_text(queued->what, sizeof queued->what);
    nika_text_add(&text, what);
    queued->size = request->body.size;
    memcpy(queued->body, request->body.text, request->body.size);
    *end = queued;
    table->queue_count++;
    return true;
}

/* Takes the first queued request. A client that has disconnected since was told nothing and will ask again. */
static void serve_first(struct nika_server_core *core, struct table *table)
{
    struct queued *queued = table->queue;
    struct request request = {.connection = core_connection(core, queued->connection),
                              .body = {queued->body, queued->size}};
    table->queue = queued->next;
    table->queue_count--;
    memcpy(request.id, queued->id, sizeof request.id);
    if (request.connection)
        table_request(core, table, queued->what, &request);
    free(queued);
}

static int64_t earlier(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* A simultaneous question. Returns when to check again. */
static int64_t go_on_together(struct nika_server_core *core, struct table *table)
{
    const int64_t most = table->question_at + clocks_most(core, table);
    const int64_t least = earlier(table->shown_at + clocks_least(core, table), most);
    const int64_t thinks = clocks_thinks(core, table);
    jobs_start(core, table);
    /* The computer answers for whoever missed the deadline; its answer, computed earlier, counts from then on. */
    const unsigned thought = table->thought_answered & (core->now < most ? jobs_computers(table) : ~0u);
    if (table->together & ~(table->answered | thought))
        return core->now < thinks ? thinks : core->now < most ? most : INT64_MAX;
    if (core->now < least)
        return least;
    play_resolve(core, table);
    return INT64_MAX;
}

/* When a running game in which nothing happens is closed. By a clock in days, the computer decides in the end. */
static int64_t unfinished_until(const struct nika_server_core *core, const struct table *table)
{
    const int64_t days = core->settings.keep_unfinished;
    return days && table->options.clock != NIKA_CLOCK_DAYS ? table->changed_at + days * DAY : INT64_MAX;
}

/* A running game. Returns when to check again. */
static int64_t go_on(struct nika_server_core *core, struct table *table)
{
    int64_t when = INT64_MAX;
    if (table->together)
        return go_on_together(core, table);
    if (table->stopped_at && clocks_running(table)) {
        play_resume(core, table);
        return INT64_MAX;
    }
    const int out = clocks_out(core, table, &when);
    if (out >= 0) {
        play_automatic(core, table, (unsigned)out);
        return INT64_MAX;
    }
    const int64_t asking = undo_go_on(core, table);
    if (asking) /* computer players wait as well, because their moves cannot be taken back */
        return earlier(when, asking);
    jobs_start(core, table);
    if (table->thought_version == table->version && table->thought_acts) {
        const int64_t acts_at = table->shown_at + clocks_pace(core, table);
        if (core->now < acts_at)
            return earlier(when, acts_at);
        play_thought(core, table);
        return INT64_MAX;
    }
    return when;
}

/* A table whose game has not started. Returns when to check again. */
static int64_t wait_for_people(struct nika_server_core *core, struct table *table)
{
    int64_t when = INT64_MAX;
    if (!table->receiver_count) {
        const int64_t closes = table->alone_since + (table->options.clock == NIKA_CLOCK_DAYS ? WEEK : DAY);
        if (core->now < closes)
            return closes;
        commit_forget(core, table, NULL);
        return INT64_MAX;
    }
    const int successor = lobby_successor(table);
    const int64_t passes = table->host_gone_since + table->options.grace * SECOND;
    if (successor >= 0 && core->now >= passes) {
        lobby_pass_on(core, table, (unsigned)successor);
        return INT64_MAX;
    }
    const int deserted = lobby_deserted(core, table, &when);
    if (deserted >= 0)
        lobby_give_up(core, table, (unsigned)deserted);
    return successor < 0 ? when : earlier(when, passes);
}

/* What a table does without being asked. Returns when to check again. */
static int64_t own_business(struct nika_server_core *core, struct table *table)
{
    const bool in_doubt = table->doubtful && !table->loading;
    const bool ended = table->state == TABLE_OVER || table->state == TABLE_DAMAGED;
    if ((table->commit && !in_doubt) || core->closing || (table->lost && !ended))
        return INT64_MAX;
    if (core->now < table->retry_at)
        return table->retry_at;
    if (table->commit) {
        find_out(core, table);
        return INT64_MAX;
    }
    if (core->held_up) /* tables_held_up looks again */
        return INT64_MAX;
    if (table->state == TABLE_RUNNING && !table->closing && core->now >= unfinished_until(core, table)) {
        core->figures.games_closed++;
        table->closing = true;
    }
    if (table->closing && closing_commit(core, table))
        return INT64_MAX;
    if (erasing_commit(core, table))
        return INT64_MAX;
    if (table->state == TABLE_RUNNING)
        return earlier(go_on(core, table), unfinished_until(core, table));
    if (table->state == TABLE_OPEN && table->drawing)
        return drawing_go_on(core, table);
    if (table->state == TABLE_OPEN)
        return wait_for_people(core, table);
    if (!table->booked && !table->lost)
        commit_book(core, table);
    else if (!table->receiver_count && !NIKA_FAULT_IS(TABLES_STAY)) {
        /* Whoever wants to see it later has it read from its log again. */
        const int64_t goes = table->alone_since + ENDED_KEPT;
        if (core->now < goes)
            return goes;
        table_free(core, table);
        return -1;
    }
    return INT64_MAX;
}

void table_settle(struct nika_server_core *core, struct table *table)
{
    table_wake(core, table);
    while (table->queue && !table->commit)
        serve_first(core, table);
    if (table->state == TABLE_CLOSED && !table->commit) {
        table_free(core, table);
        return;
    }
    int64_t due = own_business(core, table);
    if (due < 0)
        return;
    table_tell(core, table, NULL);
    due = earlier(due, table->tell_at);
    timers_set(core, table, due);
    table_sleep(core, table, due);
}
