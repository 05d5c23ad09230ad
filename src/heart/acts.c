/*
 * acts.c: writes every act at a table to its log, and applies, shows and acknowledges it once the write is confirmed.
 * If the write failed, nothing has happened. If its outcome is unknown, the table's log is read back to find out.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

static void kept(struct nika_heart *heart, struct pending *pending, const struct nika_event *event);

/*
 * Writing.
 */

static struct act *new_act(enum act_kind kind, const struct request *request, const struct draft *draft)
{
    const size_t size = draft ? draft->text.size : 0;
    struct act *act = heart_allocate(sizeof *act + size + 1);
    act->kind = kind;
    if (request) {
        act->connection = request->connection->id;
        memcpy(act->id, request->id, sizeof act->id);
    }
    act->size = size;
    if (draft) {
        assert(!draft->text.cut);
        memcpy(act->entry, draft->bytes, size);
    }
    return act;
}

static struct nika_op append(const struct nika_heart *heart, const struct table *table)
{
    return (struct nika_op){.kind = NIKA_OP_APPEND,
                            .table = table->id_text,
                            .number = table->entries,
                            .epoch = heart->epoch,
                            .value = table->act->entry,
                            .size = table->act->size};
}

static void keep(struct nika_heart *heart, const struct table *table, const struct nika_op *ops, unsigned count)
{
    struct pending *pending = heart_expect(heart, kept);
    pending->table = table->id;
    heart_keep(heart, pending, ops, count);
}

void act_keep(struct nika_heart *heart, struct table *table, const struct request *request, const struct draft *draft,
              const struct nika_op *further, unsigned further_count)
{
    struct nika_op ops[1 + NIKA_SEATS_MAX];
    assert(!table->act && further_count <= NIKA_SEATS_MAX);
    table->act = new_act(ACT_ENTRY, request, draft);
    ops[0] = append(heart, table);
    for (unsigned i = 0; i < further_count; i++)
        ops[1 + i] = further[i];
    keep(heart, table, ops, 1 + further_count);
}

void act_keep_rematch(struct nika_heart *heart, struct table *table, const struct request *request,
                      const struct draft *draft, struct table *opened, const struct draft *first)
{
    struct nika_op ops[2];
    assert(!table->act);
    table->act = new_act(ACT_ENTRY, request, draft);
    table->act->opened = opened;
    opened->act = new_act(ACT_ENTRY, NULL, first);
    ops[0] = append(heart, opened);
    ops[1] = append(heart, table);
    keep(heart, table, ops, table->loaded ? 1 : 2);
}

void act_forget(struct nika_heart *heart, struct table *table, const struct request *request)
{
    const struct nika_op op = {.kind = NIKA_OP_FORGET, .table = table->id_text, .epoch = heart->epoch};
    assert(!table->act);
    table->act = new_act(ACT_FORGET, request, NULL);
    keep(heart, table, &op, 1);
}

void act_book(struct nika_heart *heart, struct table *table)
{
    struct nika_op ops[1 + NIKA_SEATS_MAX];
    struct records_room *room = heart_allocate(sizeof *room);
    unsigned count = 1;
    assert(!table->act);
    ops[0] = (struct nika_op){.kind = NIKA_OP_STATE,
                              .table = table->id_text,
                              .epoch = heart->epoch,
                              .state = table->state == TABLE_OVER ? NIKA_LOG_OVER : NIKA_LOG_DAMAGED};
    if (table->state == TABLE_OVER)
        count += records_rows(table, table->started_date, true, room, ops + 1);
    table->act = new_act(ACT_BOOK, NULL, NULL);
    keep(heart, table, ops, count);
    free(room);
}

/*
 * After the write.
 */

/* Acknowledges the request behind an entry that was applied. */
static void answer(struct nika_heart *heart, const struct table *table, const struct act *act, enum entry_kind kind)
{
    struct nika_text text;
    if (!act->connection)
        return;
    struct nika_writer writer = answer_begin(heart, act->id, &text);
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
    answer_end(heart, act->connection, &writer);
}

/* Opening a table also enters it. */
static void enter_opened(struct nika_heart *heart, struct table *table, nika_connection id)
{
    struct connection *connection = heart_connection(heart, id);
    if (!connection || !table_enter(heart, table, connection))
        return;
    table_tell(heart, table, connection);
    show_table_to(heart, table, &table->receivers[table->receiver_count - 1]);
}

/* Tells everybody what an entry changed outside the game itself. */
static void show_entry(struct nika_heart *heart, struct table *table, enum entry_kind kind)
{
    if (NIKA_PLANTED(ANSWERED_SHOWN) && kind == ENTRY_ANSWER)
        show_table(heart, table);
    switch (kind) {
    case ENTRY_SIT:
    case ENTRY_STAND:
    case ENTRY_SEAT:
    case ENTRY_KICK:
    case ENTRY_HOST:
        show_table(heart, table);
        break;
    case ENTRY_START:
        show_table(heart, table);
        show_view(heart, table);
        break;
    case ENTRY_AUTO:
        show_table(heart, table);
        if (table->options.clock != NIKA_CLOCK_NONE && !table->together)
            show_view(heart, table);
        break;
    case ENTRY_NEXT:
        show_rematch(heart, table);
        break;
    case ENTRY_MOVE:
    case ENTRY_RESOLVE:
    case ENTRY_UNDO:
        if (table->state == TABLE_OVER) {
            heart->figures.games++;
            show_table(heart, table);
        }
        break;
    default:
        break;
    }
    if (kind == ENTRY_START || kind == ENTRY_MOVE || kind == ENTRY_RESOLVE || kind == ENTRY_UNDO)
        table->shown_at = heart->now;
}

/* Seats whose players have returned but for which the computer still makes one decision. */
static unsigned late_seats(const struct table *table)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        seats |= (unsigned)(table->seats[seat].late && !table->seats[seat].automatic) << seat;
    return seats;
}

static void apply_kept(struct nika_heart *heart, struct table *table, const struct act *act)
{
    const unsigned late = late_seats(table);
    const enum entry_kind kind = entry_apply(heart, table, (struct nika_json){act->entry, act->size}, true);
    if (kind == ENTRY_WRONG) { /* it was judged before the write, so this cannot happen; if it does, the table is
                                * unusable */
        assert(false);
        heart_log(heart, "damaged-table", 0, table->id_text);
        table_state(heart, table, TABLE_DAMAGED);
        if (act->connection)
            answer_error(heart, act->connection, act->id, "damaged");
        return;
    }
    answer(heart, table, act, kind);
    if (kind == ENTRY_OPEN && act->connection)
        enter_opened(heart, table, act->connection);
    show_entry(heart, table, kind);
    undo_happened(heart, table, kind);
    if (late & ~late_seats(table) && table->state == TABLE_RUNNING)
        show_table(heart, table); /* all of them belong to their players again */
}

/* The act of a table that was opened in the same atomic write as another table's entry. */
static void opened_done(struct nika_heart *heart, struct table *opened)
{
    struct act *act = opened->act;
    opened->act = NULL;
    apply_kept(heart, opened, act);
    free(act);
    table_settle(heart, opened);
}

static void act_done(struct nika_heart *heart, struct table *table)
{
    struct act *act = table->act;
    table->act = NULL;
    switch (act->kind) {
    case ACT_ENTRY:
        if (act->opened)
            opened_done(heart, act->opened);
        apply_kept(heart, table, act);
        break;
    case ACT_FORGET:
        table_state(heart, table, TABLE_CLOSED);
        if (act->connection)
            answer_fine(heart, act->connection, act->id);
        show_table(heart, table);
        break;
    case ACT_BOOK:
        table->booked = true;
        break;
    }
    free(act);
}

/* The write certainly failed. The requester gets an error; an act without a requester is retried later. */
static void act_failed(struct nika_heart *heart, struct table *table, const char *word)
{
    struct act *act = table->act;
    table->act = NULL;
    heart->figures.not_kept++;
    heart_log(heart, "not-kept", 0, table->id_text);
    clocks_stop(heart, table);
    table->retry_at = heart->now + RETRY_AFTER;
    if (act->connection)
        answer_error(heart, act->connection, act->id, word);
    else if (act->kind == ACT_ENTRY && !table->held_up) {
        /*
         * Nobody else is told about a player's failed act: it would reveal who has just answered a simultaneous
         * question.
         */
        table->held_up = true;
        show_held_up(heart, table);
    }
    if (act->opened)
        table_free(heart, act->opened);
    free(act);
}

/* Another server is writing to this log: stop here. */
static void table_lost(struct nika_heart *heart, struct table *table)
{
    heart_log(heart, "lost-table", 0, table->id_text);
    table->lost = true;
    act_failed(heart, table, "busy");
}

/*
 * Resolving an unknown outcome.
 */

/* Whose log decides what became of an act: writes are atomic, so for a rematch it is the new table's. */
static struct table *witness(struct table *table)
{
    return table->act->opened ? table->act->opened : table;
}

/* Whether the log ends with this act, and whether it contains everything before it and nothing else. */
static bool is_written(const struct table *table, const struct nika_loaded *loaded)
{
    const struct act *act = table->act;
    return loaded->found && loaded->count == table->entries + 1 && loaded->items[table->entries].size == act->size &&
           memcmp(loaded->items[table->entries].bytes, act->entry, act->size) == 0;
}

static bool is_unwritten(const struct table *table, const struct nika_loaded *loaded)
{
    return loaded->found ? loaded->count == table->entries && !table->conflict : table->entries == 0;
}

static void judged(struct nika_heart *heart, struct table *table, const struct nika_loaded *loaded)
{
    const struct table *told = witness(table);
    if (table->act->kind == ACT_FORGET ? !loaded->found : is_written(told, loaded))
        act_done(heart, table);
    else if (is_unwritten(told, loaded))
        act_failed(heart, table, "not-kept");
    else
        table_lost(heart, table);
}

static void read_again(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    struct table *table = map_get(&heart->tables, pending->table);
    if (!table)
        return;
    table->loading = false;
    if (event->loaded->readable) {
        table->doubtful = false;
        judged(heart, table, event->loaded);
    } else
        table->retry_at = heart->now + RETRY_AFTER;
    table_settle(heart, table);
}

static void find_out(struct nika_heart *heart, struct table *table)
{
    struct pending *pending = heart_expect(heart, read_again);
    pending->table = table->id;
    table->loading = true;
    heart_emit(heart, &(struct nika_effect){
                          .kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = witness(table)->id_text});
}

static void kept(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    struct table *table = map_get(&heart->tables, pending->table);
    if (!table)
        return;
    if (event->kept == NIKA_KEPT)
        act_done(heart, table);
    else if (event->kept == NIKA_KEPT_FULL)
        act_failed(heart, table, "not-kept");
    else if (table->act->kind == ACT_BOOK) { /* idempotent: writing it twice does no harm */
        if (event->kept == NIKA_KEPT_CONFLICT)
            table_lost(heart, table);
        else
            act_failed(heart, table, "not-kept");
    } else {
        clocks_stop(heart, table);
        table->doubtful = true;
        table->conflict = event->kept == NIKA_KEPT_CONFLICT;
    }
    table_settle(heart, table);
}

/*
 * Moving on.
 */

bool act_waits(struct nika_heart *heart, struct table *table, const char *what, const struct request *request)
{
    unsigned of_connection = 0;
    struct queued **end = &table->queue;
    if (table->lost) {
        answer_error(heart, request->connection->id, request->id, "busy");
        return true;
    }
    if (!table->act && !table->queue)
        return false;
    for (; *end; end = &(*end)->next)
        of_connection += (*end)->connection == request->connection->id;
    if (table->queue_count == QUEUE_MAX || of_connection == QUEUE_EACH) {
        answer_error(heart, request->connection->id, request->id, "busy");
        return true;
    }
    struct queued *queued = heart_allocate(sizeof *queued + request->body.size);
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
static void serve_first(struct nika_heart *heart, struct table *table)
{
    struct queued *queued = table->queue;
    struct request request = {.connection = heart_connection(heart, queued->connection),
                              .body = {queued->body, queued->size}};
    table->queue = queued->next;
    table->queue_count--;
    memcpy(request.id, queued->id, sizeof request.id);
    if (request.connection)
        table_request(heart, table, queued->what, &request);
    free(queued);
}

static int64_t earlier(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* A simultaneous question. Returns when to check again. */
static int64_t go_on_together(struct nika_heart *heart, struct table *table)
{
    const int64_t most = table->question_at + clocks_most(heart, table);
    const int64_t least = earlier(table->shown_at + clocks_least(heart, table), most);
    const int64_t thinks = clocks_thinks(heart, table);
    jobs_start(heart, table);
    /* The computer answers for whoever missed the deadline; its answer, computed earlier, counts from then on. */
    const unsigned thought = table->thought_answered & (heart->now < most ? jobs_computers(table) : ~0u);
    if (table->together & ~(table->answered | thought))
        return heart->now < thinks ? thinks : heart->now < most ? most : INT64_MAX;
    if (heart->now < least)
        return least;
    play_resolve(heart, table);
    return INT64_MAX;
}

/* A running game. Returns when to check again. */
static int64_t go_on(struct nika_heart *heart, struct table *table)
{
    int64_t when = INT64_MAX;
    if (table->together)
        return go_on_together(heart, table);
    if (table->stopped_at && clocks_running(table)) {
        play_resume(heart, table);
        return INT64_MAX;
    }
    const int out = clocks_out(heart, table, &when);
    if (out >= 0) {
        play_automatic(heart, table, (unsigned)out);
        return INT64_MAX;
    }
    const int64_t asking = undo_go_on(heart, table);
    if (asking) /* computer players wait as well, because their moves cannot be taken back */
        return earlier(when, asking);
    jobs_start(heart, table);
    if (table->thought_version == table->version && table->thought_acts) {
        const int64_t acts_at = table->shown_at + clocks_pace(heart, table);
        if (heart->now < acts_at)
            return earlier(when, acts_at);
        play_thought(heart, table);
        return INT64_MAX;
    }
    return when;
}

/* A table whose game has not started. Returns when to check again. */
static int64_t wait_for_people(struct nika_heart *heart, struct table *table)
{
    if (!table->receiver_count) {
        const int64_t closes = table->alone_since + (table->options.clock == NIKA_CLOCK_DAYS ? WEEK : DAY);
        if (heart->now < closes)
            return closes;
        act_forget(heart, table, NULL);
        return INT64_MAX;
    }
    const int successor = lobby_successor(table);
    const int64_t passes = table->host_gone_since + table->options.grace * SECOND;
    if (successor < 0 || heart->now < passes)
        return successor < 0 ? INT64_MAX : passes;
    lobby_pass_on(heart, table, (unsigned)successor);
    return INT64_MAX;
}

/* What a table does without being asked. Returns when to check again. */
static int64_t own_business(struct nika_heart *heart, struct table *table)
{
    const int64_t alone = table->receiver_count ? INT64_MAX : table->alone_since;
    const bool in_doubt = table->doubtful && !table->loading;
    if ((table->act && !in_doubt) || table->lost || heart->closing)
        return INT64_MAX;
    if (heart->now < table->retry_at)
        return table->retry_at;
    if (table->act) {
        find_out(heart, table);
        return INT64_MAX;
    }
    if (table->state == TABLE_RUNNING)
        return go_on(heart, table);
    if (table->state == TABLE_OPEN)
        return wait_for_people(heart, table);
    if ((table->state == TABLE_OVER || table->state == TABLE_DAMAGED) && !table->booked)
        act_book(heart, table);
    else if (alone < INT64_MAX && !NIKA_PLANTED(TABLES_STAY)) {
        if (heart->now < alone + HOUR)
            return alone + HOUR;
        table_free(heart, table);
        return -1;
    }
    return INT64_MAX;
}

void table_settle(struct nika_heart *heart, struct table *table)
{
    while (table->queue && !table->act)
        serve_first(heart, table);
    if (table->state == TABLE_CLOSED && !table->act) {
        table_free(heart, table);
        return;
    }
    int64_t due = own_business(heart, table);
    if (due < 0)
        return;
    table_tell(heart, table, NULL);
    calendar_set(heart, table, earlier(due, table->tell_at));
}
