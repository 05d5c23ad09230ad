/*
 * erasing.c: a person is forgotten, and the games that she played stay, with another name in her place. Erasing begins
 * with one write: her account, her sessions and what hosts decided about her go, and a row "erase/WHO" says that the rest
 * is to follow. As long as that row is there, nobody is shown her name, wherever it may still be stored: entries of logs
 * get the other name when they are applied. What follows is done step by step, and from the beginning after a restart:
 *
 *   - her seats: at open tables she stands up, in running games the computer plays on
 *   - rows of running games, which name all who play
 *   - reports: her name, and what she said
 *   - her results of deals of the day
 *   - the logs of all finished games, one after the other, since she may have chatted anywhere: her name in them, what she
 *     said, and the rows of those games
 *
 * A log can't be changed while its game runs. So the row stays, and finished games are looked at again and again, until
 * all tables that were opened before are over. Damaged logs stay as they are.
 */
#include <stdlib.h>
#include <string.h>

#include "hosts.h"
#include "server_core_table.h"

enum {
    EACH = 10 * MINUTE, /* while tables of before are not over, and no table ends */
    ERASED_MAX = 1000   /* people at a time */
};

/* Names are data, the same in all languages; so is what stands for chat at a table that goes on. */
const char erasing_name_given[] = "Erased";
static const char other_text[] = "…";

void erasing_begin(struct nika_server_core *core)
{
    core->hosts->erasing = core_allocate(sizeof *core->hosts->erasing);
    core->hosts->erasing->next_at = INT64_MAX;
}

void erasing_end(struct nika_server_core *core)
{
    free(core->hosts->erasing);
}

static const struct hash_map *erased(const struct nika_server_core *core)
{
    return &core->hosts->bans[BAN_ERASED];
}

unsigned erasing_count(const struct nika_server_core *core)
{
    return (unsigned)erased(core)->count;
}

bool erasing_is(const struct nika_server_core *core, uint64_t who)
{
    return who && erased(core)->count && hash_map_get(erased(core), who);
}

void erasing_name(const struct nika_server_core *core, uint64_t who, char *name, size_t room)
{
    if (erasing_is(core, who))
        nika_text_copy(name, room, erasing_name_given);
}

void erasing_text(const struct nika_server_core *core, uint64_t who, char *text, size_t room)
{
    if (erasing_is(core, who))
        nika_text_copy(text, room, other_text);
}

/*
 * Steps.
 */

/* The next step, after a while. */
void erasing_go_on(struct nika_server_core *core, int64_t after)
{
    struct erasing *erasing = core->hosts->erasing;
    erasing->busy = false;
    erasing->next_at = core->now + after;
}

/* Begins, or begins anew. */
static void start(struct nika_server_core *core)
{
    struct erasing *erasing = core->hosts->erasing;
    erasing->again = true;
    if (!erasing->busy)
        erasing->next_at = core->now;
}

struct pending *erasing_expect(struct nika_server_core *core,
                               void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    core->hosts->erasing->busy = true;
    return core_expect(core, then);
}

bool erasing_kept(struct nika_server_core *core, const struct nika_event *event)
{
    if (event->kept == NIKA_KEPT)
        return true;
    erasing_go_on(core, RETRY_AFTER);
    return false;
}

/*
 * Tables that go on.
 */

struct seat *erasing_seat(const struct nika_server_core *core, struct table *table)
{
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind != SEAT_OPEN && erasing_is(core, table->seats[seat].who))
            return &table->seats[seat];
    return NULL;
}

/* The lowest seat with a person, or -1. */
static int somebody(const struct table *table)
{
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (table->seats[seat].kind == SEAT_PERSON)
            return (int)seat;
    return -1;
}

static void stand_up(struct nika_server_core *core, struct table *table, const struct seat *seat)
{
    struct draft draft;
    entry_begin(&draft, seat->kind == SEAT_PERSON ? "stand" : "seat");
    nika_write_whole(&draft.writer, table_seat_number(table, seat));
    entry_end(core, &draft);
    commit_entry(core, table, NULL, &draft, NULL, 0);
}

bool erasing_commit(struct nika_server_core *core, struct table *table)
{
    if (!erased(core)->count)
        return false;
    if (table->state == TABLE_RUNNING) {
        for (unsigned seat = 0; seat < table->setup.players; seat++)
            if (erasing_is(core, table->seats[seat].who) && table->seats[seat].kind == SEAT_PERSON &&
                !table->seats[seat].automatic) {
                play_left(core, table, seat);
                return true;
            }
        return false;
    }
    if (!table_is_open(table))
        return false;
    const struct seat *seat = erasing_seat(core, table);
    if (seat) {
        stand_up(core, table, seat);
        return true;
    }
    if (!erasing_is(core, table->host))
        return false;
    if (somebody(table) >= 0)
        lobby_pass_on(core, table, (unsigned)somebody(table));
    else
        commit_forget(core, table, NULL);
    return true;
}

/* Her name and her words at a table in memory. Whether there was something. */
static bool rename_at(struct nika_server_core *core, struct table *table, uint64_t who)
{
    bool found = table->host == who;
    for (unsigned number = 0; number < table->setup.players; number++) {
        struct seat *seat = &table->seats[number];
        if (seat->who != who || seat->kind == SEAT_OPEN)
            continue;
        erasing_name(core, who, seat->name, sizeof seat->name);
        found = true;
    }
    for (unsigned i = 0; i < table->talk_count && i < TALK_KEPT; i++) {
        struct said *said = &table->talk[i];
        if (said->who != who)
            continue;
        char *both = core_allocate(sizeof erasing_name_given + sizeof other_text);
        memcpy(both, erasing_name_given, sizeof erasing_name_given);
        memcpy(both + sizeof erasing_name_given, other_text, sizeof other_text);
        free(said->name);
        said->name = both;
        said->text = both + sizeof erasing_name_given;
        found = true;
    }
    return found;
}

static void rename_everywhere(struct nika_server_core *core, uint64_t who)
{
    uint64_t *tables = core_allocate((core->tables.count + 1) * sizeof *tables);
    size_t at = 0, count = 0;
    for (struct table *table; (table = hash_map_next(&core->tables, &at));)
        if (rename_at(core, table, who))
            tables[count++] = table->id;
    for (size_t i = 0; i < count; i++) {
        struct table *table = table_there(core, tables[i]);
        if (!table)
            continue;
        show_table(core, table);
        table_settle(core, table);
    }
    free(tables);
}

/*
 * The end.
 */

static void forgotten(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (!erasing_kept(core, event))
        return;
    bans_forget(core, &(struct ban){.kind = BAN_ERASED, .who = pending->who});
    erasing_go_on(core, 0);
}

/* When the oldest table was opened whose log can't be changed yet. */
static int64_t oldest_table(const struct nika_server_core *core)
{
    int64_t oldest = INT64_MAX;
    size_t at = 0;
    for (const struct table *table; (table = hash_map_next(&core->tables, &at));) {
        const bool ended = table->booked || table->state == TABLE_DAMAGED;
        if (!ended && table->opened_date < oldest)
            oldest = table->opened_date;
    }
    return oldest;
}

/* All games were looked at: forgets somebody of whom nothing is left. */
static void end_pass(struct nika_server_core *core)
{
    const struct erasing *erasing = core->hosts->erasing;
    size_t at = 0;
    for (const struct ban *ban; (ban = hash_map_next(erased(core), &at));) {
        char key[NIKA_KEY_MAX];
        if (ban->date >= erasing->oldest)
            continue;
        bans_key(ban, key);
        struct pending *pending = erasing_expect(core, forgotten);
        pending->who = ban->who;
        core_keep(core, pending, &(struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_BAN, .key = key}, 1);
        return;
    }
    /* A table may have ended while games were looked up. */
    erasing_go_on(core, oldest_table(core) == erasing->oldest ? EACH : RETRY_AFTER);
}

static void found(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct erasing *erasing = core->hosts->erasing;
    (void)pending;
    if (!event->loaded->readable) {
        erasing_go_on(core, RETRY_AFTER);
        return;
    }
    erasing->count = erasing->at = 0;
    for (unsigned i = 0; i < event->loaded->count && i < ERASING_BATCH; i++) {
        const struct nika_loaded_item *item = &event->loaded->items[i];
        struct ended *game = &erasing->games[erasing->count];
        if (core_id_read(item->key, strlen(item->key), &game->table) &&
            nika_json_whole((struct nika_json){item->bytes, item->size}, 0, INT64_MAX / 2, &game->ended))
            erasing->count++;
    }
    if (erasing->count || erasing->again)
        erasing_go_on(core, 0);
    else
        end_pass(core);
}

static void look_up(struct nika_server_core *core)
{
    struct erasing *erasing = core->hosts->erasing;
    erasing->oldest = oldest_table(core);
    const struct pending *pending = erasing_expect(core, found);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_OLD,
                                          .ticket = pending->ticket,
                                          .from = erasing->from,
                                          .before = INT64_MAX / 2,
                                          .number = ERASING_BATCH});
}

/* A batch is through. If it was full, games that ended in the same millisecond as its last may have been left out. */
static void end_batch(struct erasing *erasing)
{
    const int64_t last = erasing->games[erasing->count - 1].ended;
    const bool again = erasing->count == ERASING_BATCH && last > erasing->from;
    erasing->from = again ? last : last + 1;
    erasing->count = erasing->at = 0;
}

void erasing_hurry(struct nika_server_core *core)
{
    struct erasing *erasing = core->hosts->erasing;
    if (!erasing->busy && erasing->next_at < INT64_MAX && erasing->next_at > core->now + RETRY_AFTER)
        erasing->next_at = core->now + RETRY_AFTER;
}

int64_t erasing_next(const struct nika_server_core *core)
{
    return core->closing ? INT64_MAX : core->hosts->erasing->next_at;
}

void erasing_time(struct nika_server_core *core)
{
    struct erasing *erasing = core->hosts->erasing;
    if (erasing_next(core) > core->now)
        return;
    erasing->next_at = INT64_MAX;
    if (!erased(core)->count)
        return;
    if (erasing->again)
        *erasing = (struct erasing){.next_at = INT64_MAX};
    if (erasing->count && erasing->at == erasing->count)
        end_batch(erasing);
    if (erasing_running(core))
        return;
    if (!erasing->reports)
        erasing_reports(core);
    else if (!erasing->days)
        erasing_days(core);
    else if (erasing->count)
        erasing_game(core);
    else
        look_up(core);
}

/*
 * The beginning.
 */

/* What is about to be dropped. */
struct leaving {
    uint64_t who;
    unsigned count;
    struct nika_hash sessions[];
};

/* Her account and sessions are gone from the store, and so they are from memory. */
static void leave(struct nika_server_core *core, const struct leaving *leaving)
{
    static const enum ban_kind kinds[] = {BAN_PERSON, BAN_TALK, BAN_ROLE};
    struct person *person = hash_map_get(&core->people, leaving->who);
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        bans_forget(core, &(struct ban){.kind = kinds[i], .who = leaving->who});
    if (person) {
        if (person->account)
            accounts_remove(core, person->account);
        person->signed_out++;
        person->signing_out = false;
        person->erased = true;
        erasing_name(core, person->who, person->name, sizeof person->name);
    }
    sessions_end_kept(core, NIKA_KEPT, leaving->sessions, leaving->count);
    while (person && person->sessions) { /* stored meanwhile */
        sessions_drop_row(core, &person->sessions->hash);
        sessions_remove(core, person->sessions);
    }
    rename_everywhere(core, leaving->who);
    start(core);
}

static void left(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct leaving *leaving = pending->more;
    struct person *person = hash_map_get(&core->people, leaving->who);
    if (event->kept == NIKA_KEPT) {
        bans_remember(core,
                      &(struct ban){.kind = BAN_ERASED, .who = leaving->who, .date = core->date, .until = INT64_MAX});
        leave(core, leaving);
    } else {
        sessions_end_kept(core, event->kept, leaving->sessions, leaving->count);
        if (person)
            person->signing_out = false;
        if (person && person->account) {
            person->account->writing = false;
            person->account->doubted |= event->kept == NIKA_KEPT_BROKEN;
        }
    }
    if (pending->connection && hosts_kept(core, pending, event))
        hosts_respond_done(core, pending->connection);
}

/* The one write with which it begins; at startup, without a request, for what has come back since. */
static void keep_leaving(struct nika_server_core *core, const struct host_request *request, uint64_t who)
{
    static const enum ban_kind kinds[] = {BAN_ERASED, BAN_PERSON, BAN_TALK, BAN_ROLE};
    enum { KINDS = sizeof kinds / sizeof kinds[0] };
    struct person *person = hash_map_get(&core->people, who);
    const unsigned count = person ? sessions_others(person, NULL, NULL) : 0;
    struct leaving *leaving = core_allocate(sizeof *leaving + count * sizeof leaving->sessions[0]);
    struct nika_op ops[KINDS + 1 + AUDIT_OPS_MOST];
    char keys[KINDS][NIKA_KEY_MAX], value[ROW_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    struct audit audit;
    unsigned written = 0;
    leaving->who = who;
    leaving->count = count;
    if (person)
        sessions_others(person, NULL, leaving->sessions);
    for (; written < KINDS; written++) {
        bans_key(&(struct ban){.kind = kinds[written], .who = who}, keys[written]);
        ops[written] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_BAN, .key = keys[written]};
    }
    bans_value(&(struct ban){.kind = BAN_ERASED, .who = who, .date = core->date, .until = INT64_MAX}, &text);
    ops[0].kind = NIKA_OP_PUT;
    ops[0].value = value;
    ops[0].size = text.size;
    if (person && person->account) {
        ops[written++] =
            (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_ACCOUNT, .key = person->account->folded};
        person->account->writing = true;
    }
    if (person)
        person->signing_out = true;
    struct pending *pending = core_expect(core, left);
    pending->more = leaving;
    if (request) {
        pending->connection = request->event->connection;
        audit_begin(core, request, "erase", &audit);
        hosts_write_who("who", who, &audit.writer);
        written += audit_end(core, &audit, ops + written);
    }
    sessions_end_keep(core, pending, ops, written, leaving->sessions, count);
}

void erasing_request(struct nika_server_core *core, const struct host_request *request)
{
    const nika_connection connection = request->event->connection;
    uint64_t who;
    if (!hosts_read_who(core, request, &who))
        return;
    const struct person *person = hash_map_get(&core->people, who);
    if (request->by && person && people_are_hosts(core, person))
        respond_error(core, connection, 403, "not-allowed");
    else if (erasing_is(core, who))
        hosts_respond_done(core, connection);
    else if (erased(core)->count >= ERASED_MAX)
        respond_error(core, connection, 429, "too-many");
    else if (person && (person->account_comes || person->signing_out || (person->account && person->account->writing)))
        respond_error(core, connection, 503, "busy");
    else
        keep_leaving(core, request, who);
}

void erasing_ready(struct nika_server_core *core)
{
    uint64_t *all = core_allocate((erased(core)->count + 1) * sizeof *all);
    size_t at = 0, count = 0;
    for (const struct ban *ban; (ban = hash_map_next(erased(core), &at));)
        all[count++] = ban->who;
    for (size_t i = 0; i < count; i++) {
        const struct person *person = hash_map_get(&core->people, all[i]);
        if (person && (person->account || person->sessions))
            keep_leaving(core, NULL, all[i]);
    }
    if (count)
        start(core);
    free(all);
}
