/*
 * server_core_play.c: requests in a running game, and acts without a request: by computer players, on timeout, on resolution of a
 * simultaneous question. Each is judged here and becomes a log entry.
 */
#include <assert.h>
#include <string.h>

#include <nika/bits.h>

#include "server_core_table.h"

static void reply_ply(struct nika_server_core *core, const struct table *table, const struct request *request,
                      uint32_t ply)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin(core, request->id, &text);
    nika_write_key(&writer, "table");
    nika_write_word(&writer, table->id_text);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, ply);
    reply_end(core, request->connection->id, &writer);
}

static void refuse(struct nika_server_core *core, const struct request *request, const char *word)
{
    reply_error(core, request->connection->id, request->id, word);
}

/*
 * The seat of a person who wants to act in a running game; if she may not, the request is answered and NULL returned.
 */
struct seat *play_player(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct seat *seat = table_seat_of(table, request->connection->person->who);
    if (table->state != TABLE_RUNNING)
        refuse(core, request, "not-running");
    else if (!seat || seat->kind != SEAT_PERSON)
        refuse(core, request, "not-seated");
    else
        return seat;
    return NULL;
}

/* Idempotency: a request that was granted before gets the same answer again. */
bool play_is_repeated(struct nika_server_core *core, struct table *table, const struct request *request)
{
    const struct seat *seat = table_seat_of(table, request->connection->person->who);
    uint32_t ply;
    if (!seat || !entry_granted(table, seat, request->id, &ply))
        return false;
    core->figures.repeated++;
    if (NIKA_FAULT_IS(DUPLICATE) && ply == table->ply && table->answered >> table_seat_number(table, seat) & 1)
        return false;
    if (!NIKA_FAULT_IS(NO_ANSWER))
        reply_ply(core, table, request, NIKA_FAULT_IS(OTHER_ANSWER) ? table->ply : ply);
    return true;
}

static void show_view_again(struct nika_server_core *core, const struct table *table,
                            const struct connection *connection)
{
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].connection == connection)
            show_view_to(core, table, &table->receivers[i]);
}

/* Whether the request names the current ply; if not, it is told the right one. */
bool play_is_current(struct nika_server_core *core, const struct table *table, const struct request *request)
{
    struct nika_json value;
    struct nika_text text;
    int64_t ply;
    if (!nika_json_get(request->body, "ply", &value) || !nika_json_whole(value, 0, UINT32_MAX, &ply)) {
        reply_bad_value(core, request->connection->id, request->id, "ply");
        return false;
    }
    if (ply == table->ply)
        return true;
    core->figures.stale++;
    struct nika_writer writer = reply_begin_error(core, request->id, "stale", &text);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, table->ply);
    reply_end(core, request->connection->id, &writer);
    show_view_again(core, table, request->connection);
    return false;
}

static void reply_refusal(struct nika_server_core *core, const struct table *table, const struct request *request,
                          nika_refusal refusal)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin_error(core, request->id, "refused", &text);
    core->figures.refused++;
    nika_write_key(&writer, "refusal");
    nika_write_word(&writer, table->setup.game->refusals[NIKA_FAULT_IS(REFUSED_WRONGLY) ? NIKA_GAME_OVER : refusal]);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, table->ply);
    reply_end(core, request->connection->id, &writer);
}

/*
 * Entries.
 */

static void write_word(const struct table *table, struct nika_move move, struct nika_writer *writer)
{
    char word[NIKA_WORD_MAX];
    const size_t size = table->setup.game->say(&table->setup, move, word);
    nika_write_string(writer, word, size);
}

void play_write_used(const struct nika_server_core *core, const struct table *table, struct nika_writer *writer)
{
    if (table->options.clock != NIKA_CLOCK_LIVE)
        return;
    nika_write_key(writer, "used");
    nika_write_whole(writer, clocks_used(core, table));
}

/* Which computer players have thought: after an update, others play on. */
static void write_players(struct nika_writer *writer)
{
    nika_write_key(writer, "players");
    nika_write_whole(writer, NIKA_PLAYERS_VERSION);
}

/* A move, or an answer to a simultaneous question; `request` is the person's, or NULL. */
static void keep_move(struct nika_server_core *core, struct table *table, const struct request *request, unsigned seat,
                      struct nika_move move)
{
    struct draft draft;
    entry_begin(&draft, table->together ? "answer" : "move");
    write_word(table, move, &draft.writer);
    nika_write_key(&draft.writer, "seat");
    nika_write_whole(&draft.writer, seat);
    if (request) {
        nika_write_key(&draft.writer, "id");
        nika_write_word(&draft.writer, request->id);
    } else {
        write_players(&draft.writer);
    }
    play_write_used(core, table, &draft.writer);
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
    if (NIKA_FAULT_IS(ACKNOWLEDGED_EARLY) && request) {
        reply_ply(core, table, request, table->ply + !table->together);
        table->commit->connection = 0;
    }
}

/* The computer starts or stops playing for a person. */
static void keep_automatic(struct nika_server_core *core, struct table *table, const struct request *request,
                           unsigned seat, bool on, enum note_kind why)
{
    struct draft draft;
    entry_begin(&draft, "auto");
    nika_write_whole(&draft.writer, seat);
    nika_write_key(&draft.writer, "on");
    nika_write_bool(&draft.writer, on);
    if (on) {
        nika_write_key(&draft.writer, "why");
        nika_write_word(&draft.writer, note_reason(why));
    }
    if (on && clocks_late(core, table, seat)) {
        nika_write_key(&draft.writer, "late");
        nika_write_bool(&draft.writer, true);
    }
    play_write_used(core, table, &draft.writer);
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
}

/*
 * Requests.
 */

void play_move(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct nika_json value;
    char word[NIKA_WORD_MAX];
    size_t size;
    struct nika_move move;
    int64_t wait;
    if (play_is_repeated(core, table, request))
        return;
    const struct seat *seat = play_player(core, table, request);
    if (!seat || !play_is_current(core, table, request))
        return;
    const unsigned number = table_seat_number(table, seat);
    if (table_is_computer(table, number)) {
        refuse(core, request, "not-allowed");
        return;
    }
    if (!nika_json_get(request->body, "move", &value) || !nika_json_string(value, word, sizeof word, &size) ||
        !nika_parse_whole(&table->setup, word, size, &move)) {
        reply_bad_value(core, request->connection->id, request->id, "move");
        return;
    }
    const nika_refusal refusal = table->together >> number & 1 ? nika_play_judge_asked(table->play, number, move)
                                                               : nika_play_judge(table->play, number, move);
    if (refusal != NIKA_ACCEPTED && !NIKA_FAULT_IS(NOT_JUDGED))
        reply_refusal(core, table, request, refusal);
    else if (table->answered >> number & 1 && table->entries > limit_of(core, NIKA_LIMIT_table_entries))
        refuse(core, request, "too-many");
    else if (table->answered >> number & 1 && (wait = rate_limits_wait(core, request->connection->address, "act")) > 0)
        reply_slow_down(core, request->connection->id, request->id, wait);
    else
        keep_move(core, table, request, number, move);
}

static void leave_or_take(struct nika_server_core *core, struct table *table, const struct request *request, bool leave)
{
    const struct seat *seat = play_player(core, table, request);
    if (!seat)
        return;
    if (seat->automatic == leave)
        reply_fine(core, request->connection->id, request->id);
    else if (leave && table->entries > limit_of(core, NIKA_LIMIT_table_entries))
        refuse(core, request, "too-many");
    else
        keep_automatic(core, table, request, table_seat_number(table, seat), leave, NOTE_LEFT);
}

void play_leave(struct nika_server_core *core, struct table *table, const struct request *request)
{
    leave_or_take(core, table, request, true);
}

void play_take(struct nika_server_core *core, struct table *table, const struct request *request)
{
    leave_or_take(core, table, request, false);
}

/*
 * Past acts.
 */

struct past {
    const struct table *table;
    struct nika_writer *writer;
    unsigned number; /* of the next act */
    unsigned told;
    bool as_json, begun, more;
};

enum { PAST_MOST = 32, PAST_ROOM = 64 /* for the answer's end */ };

static void begin_acts(struct past *past, const struct nika_view *first)
{
    past->begun = true;
    nika_write_key(past->writer, "first");
    show_view_value(past->table, first, past->number, false, past->as_json, past->writer);
    nika_write_key(past->writer, "acts");
    nika_write_open(past->writer, '[');
}

static bool tell_act(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                     struct nika_move move)
{
    struct past *past = context;
    struct nika_writer *writer = past->writer;
    if (!past->begun)
        begin_acts(past, before);
    const struct nika_writer was = *writer;
    const size_t size = writer->text->size;
    nika_write_open(writer, '{');
    nika_write_key(writer, "seat");
    nika_write_whole(writer, mover);
    nika_write_key(writer, "move");
    write_word(past->table, move, writer);
    nika_write_key(writer, "view");
    show_view_value(past->table, after, past->number + 1, false, past->as_json, writer);
    nika_write_close(writer, '}');
    if (past->told == PAST_MOST || writer->text->size + PAST_ROOM > writer->text->room) {
        *writer = was; /* one too many */
        writer->text->size = size;
        writer->text->cut = false;
        past->more = true;
        return false;
    }
    past->told++;
    past->number++;
    return true;
}

void play_past(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct nika_json value;
    struct nika_text text;
    int64_t from = 0;
    const struct seat *seat = table_seat_of(table, request->connection->person->who);
    const unsigned viewer = seat && seat->kind == SEAT_PERSON ? table_seat_number(table, seat) : (unsigned)NIKA_WATCHER;
    if (!table->play || table->state == TABLE_DAMAGED) {
        refuse(core, request, table->state == TABLE_DAMAGED ? "damaged" : "not-running");
        return;
    }
    if (viewer == NIKA_WATCHER && !show_may_watch(table)) {
        refuse(core, request, "not-allowed");
        return;
    }
    if (nika_json_get(request->body, "from", &value) && !nika_json_whole(value, 0, nika_play_ply(table->play), &from)) {
        reply_bad_value(core, request->connection->id, request->id, "from");
        return;
    }
    struct nika_writer writer = reply_begin(core, request->id, &text);
    struct past past = {
        .table = table, .writer = &writer, .number = (unsigned)from, .as_json = request->connection->as_json};
    nika_write_key(&writer, "from");
    nika_write_whole(&writer, from);
    nika_play_recall(table->play, viewer, (unsigned)from, tell_act, &past);
    if (!past.begun) {
        struct nika_view view;
        nika_play_look(table->play, viewer, &view);
        begin_acts(&past, &view);
    }
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "more");
    nika_write_bool(&writer, past.more);
    reply_end(core, request->connection->id, &writer);
}

/*
 * Acts without a request.
 */

void play_thought(struct nika_server_core *core, struct table *table)
{
    assert(nika_play_judge(table->play, table->thought_seat, table->thought_move) == NIKA_ACCEPTED);
    keep_move(core, table, NULL, table->thought_seat, table->thought_move);
}

void play_resolve(struct nika_server_core *core, struct table *table)
{
    struct draft draft;
    entry_begin(&draft, "resolve");
    nika_write_open(&draft.writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->answered >> seat & 1)
            write_word(table, table->answers[seat], &draft.writer);
        else if (table->thought_answered >> seat & 1)
            write_word(table, table->thought_answers[seat], &draft.writer);
        else
            nika_write_null(&draft.writer);
    nika_write_close(&draft.writer, ']');
    write_players(&draft.writer);
    play_write_used(core, table, &draft.writer);
    entry_end(core, &draft);
    commit_entry(core, table, NULL, &draft, NULL, 0);
}

/*
 * While the store cannot be written, clocks stand still. That they run again is an entry which changes nothing else, so
 * writing it also probes whether the store works again.
 */
void play_resume(struct nika_server_core *core, struct table *table)
{
    keep_automatic(core, table, NULL, nika_lowest_bit(clocks_running(table)), false, NOTE_BACK);
}

void play_left(struct nika_server_core *core, struct table *table, unsigned seat)
{
    keep_automatic(core, table, NULL, seat, true, NOTE_LEFT);
}

void play_automatic(struct nika_server_core *core, struct table *table, unsigned seat)
{
    keep_automatic(core, table, NULL, seat, true, clocks_used_up(core, table, seat) ? NOTE_TIME : NOTE_GONE);
}
