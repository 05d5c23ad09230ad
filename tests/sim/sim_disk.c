/*
 * sim_disk.c: the disk (sim_server.h): the store in memory, which outlives servers, with commits that take time and fail. Units that
 * come while one commit is under way go into the next one together, as in the real program. Whatever has been kept goes to
 * the checkers at that very moment, so that they know what is true before any server does.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "database.h"
#include "line.h"
#include "sim_check.h"
#include "sim_mirror.h"
#include "sim_server.h"

bool disk_begin(struct sim *sim)
{
    struct nika_store_problem problem;
    sim->store = nika_store_memory(&problem);
    if (sim->plan.nodes)
        database_begin(sim);
    return sim->store != NULL;
}

void disk_end(struct sim *sim)
{
    database_end(sim);
    nika_store_close(sim->store);
    sim->store = NULL;
}

static char *copy_bytes(const char *bytes, size_t size)
{
    char *copy = sim_allocate(size + 1);
    if (size)
        memcpy(copy, bytes, size);
    return copy;
}

static char *copy_word(const char *word)
{
    return word ? copy_bytes(word, strlen(word)) : NULL;
}

void write_free(struct write *write)
{
    for (unsigned i = 0; i < write->unit.count; i++) {
        const struct nika_op *op = &write->unit.ops[i];
        free((char *)op->table);
        free((char *)op->key);
        free((char *)op->value);
    }
    free((struct nika_op *)write->unit.ops);
    free(write);
}

static struct write *write_copy(nika_ticket ticket, const struct nika_unit *unit)
{
    struct write *write = sim_allocate(sizeof *write);
    struct nika_op *ops = sim_allocate(unit->count * sizeof *ops);
    for (unsigned i = 0; i < unit->count; i++) {
        ops[i] = unit->ops[i];
        ops[i].table = copy_word(ops[i].table);
        ops[i].key = copy_word(ops[i].key);
        ops[i].value = ops[i].value ? copy_bytes(ops[i].value, ops[i].size) : NULL;
    }
    write->ticket = ticket;
    write->unit = (struct nika_unit){.ops = ops, .count = unit->count};
    return write;
}

void disk_note_kept(struct server *server, const struct write *write)
{
    const struct nika_unit *unit = &write->unit;
    if (!server->node)
        check_owner(server, unit);
    if (unit->count > 1 && unit->ops[0].kind == NIKA_OP_APPEND && unit->ops[1].kind == NIKA_OP_FORGET) {
        if (unit->count > 2 && unit->ops[2].kind == NIKA_OP_APPEND)
            mirror_rewritten(server->sim, unit);
        else
            mirror_removed(server->sim, unit->ops[0].table);
        return;
    }
    for (unsigned i = 0; i < unit->count; i++) {
        const struct nika_op *op = &unit->ops[i];
        if (op->kind == NIKA_OP_APPEND)
            mirror_entry(server->sim, op->table, op->number, op->value, op->size, write->since);
        else if (op->kind == NIKA_OP_PUT && op->row == NIKA_ROW_META && server->replaced && !server->node)
            server->sim->time_is_off = true; /* how long servers have run, by one that should not have */
        else if ((op->row == NIKA_ROW_ACCOUNT || op->row == NIKA_ROW_SESSION) && server->replaced && !server->node)
            server->sim->rows_are_off = true;
        else if (op->kind == NIKA_OP_FORGET)
            mirror_forget(server->sim, op->table);
    }
}

/* Writes the first units that are on their way. */
static void commit(struct server *server, unsigned count, enum nika_kept *outcomes)
{
    struct nika_unit units[BATCH_MAX] = {{NULL, 0}};
    const struct write *write = server->first;
    for (unsigned i = 0; i < count; i++, write = write->next)
        units[i] = write->unit;
    nika_store_keep(server->sim->store, units, count, outcomes);
    write = server->first;
    for (unsigned i = 0; i < count; i++, write = write->next) {
        sim_note(server->sim, outcomes[i] == NIKA_KEPT ? "kept" : "not kept", server->incarnation, outcomes[i],
                 units[i].ops[0].value, units[i].ops[0].value ? units[i].ops[0].size : 0);
        if (outcomes[i] == NIKA_KEPT)
            disk_note_kept(server, write);
        else if (outcomes[i] == NIKA_KEPT_CONFLICT && server->replaced)
            sim_count(server->sim, COUNT_CONFLICTS);
    }
}

static void take_first(struct server *server)
{
    struct write *write = server->first;
    server->first = write->next;
    if (!server->first)
        server->last = &server->first;
    write_free(write);
}

/* What goes wrong with a commit; some units may be written nevertheless. */
static bool commit_fails(struct server *server, unsigned count, enum nika_kept *outcomes)
{
    struct sim *sim = server->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_DISK];
    if (sim_calm(sim))
        return false;
    if (sim->now >= sim->full_until && one_in(rng, sim->plan.full))
        sim->full_until = sim->now + between(rng, 200, 20000);
    if (sim->now < sim->full_until) {
        sim->trouble = servers_uptime(sim);
        for (unsigned i = 0; i < count; i++) {
            outcomes[i] = NIKA_KEPT_NOTHING;
            sim_count(sim, COUNT_FULL);
        }
        return true;
    }
    if (!one_in(rng, sim->plan.error))
        return false;
    sim->trouble = servers_uptime(sim);
    const unsigned written = nika_rng_below(rng, count + 1);
    if (written)
        commit(server, written, outcomes);
    for (unsigned i = 0; i < count; i++) {
        outcomes[i] = NIKA_KEPT_BROKEN;
        sim_count(sim, i < written ? COUNT_ERRORS_KEPT : COUNT_ERRORS);
    }
    return true;
}

static void begin_commit(struct server *server);

static void finish_commit(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    enum nika_kept outcomes[BATCH_MAX];
    nika_ticket tickets[BATCH_MAX];
    unsigned count = 0;
    if (!server->core || server->incarnation != due->what)
        return;
    for (const struct write *write = server->first; write && count < due->code; write = write->next)
        tickets[count++] = write->ticket;
    if (!commit_fails(server, count, outcomes))
        commit(server, count, outcomes);
    for (unsigned i = 0; i < count; i++)
        take_first(server);
    server->writing = false;
    for (unsigned i = 0; i < count && server->core && server->incarnation == due->what && !sim->failed; i++)
        server_step(server, &(struct nika_event){.kind = NIKA_EVENT_KEPT, .ticket = tickets[i], .kept = outcomes[i]});
    if (server->core && server->incarnation == due->what && !server->writing)
        begin_commit(server);
}

static int64_t disk_delay(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DISK];
    if (sim->plan.same_pace)
        return 3;
    if (!sim_calm(sim) && one_in(rng, sim->plan.slow_disk)) {
        sim_count(sim, COUNT_SLOW_COMMITS);
        return between(rng, 300, 6000);
    }
    return between(rng, 1, 12);
}

static void begin_commit(struct server *server)
{
    unsigned count = 0;
    for (const struct write *write = server->first; write && count < BATCH_MAX; write = write->next)
        count++;
    if (count == 0)
        return;
    server->writing = true;
    struct due *due = queue_put(server->sim, disk_delay(server->sim), finish_commit, server);
    due->what = server->incarnation;
    due->code = count;
}

void disk_keep(struct server *server, nika_ticket ticket, const struct nika_unit *unit)
{
    struct write *write = write_copy(ticket, unit);
    write->since = servers_uptime(server->sim);
    *server->last = write;
    server->last = &write->next;
    if (server->node)
        database_write(server);
    else if (!server->writing)
        begin_commit(server);
}

void disk_crash(struct server *server)
{
    struct nika_rng *rng = &server->sim->chance[CHANCE_DISK];
    enum nika_kept outcome;
    bool lost = server->replaced; /* nothing that it wrote could be kept; its last words are no test of that */
    while (server->first) {
        lost = lost || one_in(rng, 2);
        if (!lost)
            commit(server, 1, &outcome);
        sim_count(server->sim, lost ? COUNT_UNITS_LOST : COUNT_UNITS_SAVED);
        take_first(server);
    }
    server->writing = false;
}

void disk_damage(struct sim *sim)
{
    static const char rubbish[] = "{\"move\":\"pa";
    struct nika_rng *rng = &sim->chance[CHANCE_DISK];
    struct mirror *mirror = sim->mirrors;
    enum nika_kept outcome;
    if (!one_in(rng, sim->plan.damage))
        return;
    while (mirror && (mirror->state != 'r' || one_in(rng, 2)))
        mirror = mirror->next;
    if (!mirror)
        return;
    const struct nika_op op = {.kind = NIKA_OP_APPEND,
                               .table = mirror->table,
                               .number = mirror->count,
                               .epoch = sim->epoch,
                               .value = rubbish,
                               .size = sizeof rubbish - 1};
    nika_store_keep(sim->store, &(struct nika_unit){.ops = &op, .count = 1}, 1, &outcome);
    mirror_damage(sim, mirror, rubbish, sizeof rubbish - 1);
}

/*
 * Reading.
 */

struct items {
    struct nika_loaded_item *list;
    unsigned count;
};

static void items_add(struct items *items, const char *key, const char *bytes, size_t size)
{
    items->list = sim_grow(items->list, items->count, sizeof *items->list);
    items->list[items->count++] =
        (struct nika_loaded_item){.key = copy_word(key), .bytes = copy_bytes(bytes, size), .size = size};
}

static bool load_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)table;
    (void)number;
    items_add(context, NULL, bytes, size);
    return true;
}

static bool load_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    items_add(context, key, value, size);
    return true;
}

/* The dates of old games; of a log that is read, its own. */
static bool load_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    char digits[24];
    (void)state;
    (void)entries;
    items_add(context, table, digits, (size_t)snprintf(digits, sizeof digits, "%" PRId64, ended));
    return true;
}

/* What is to be read, while it waits. */
struct reading {
    struct server *server;
    unsigned incarnation;
    nika_ticket ticket;
    bool log;
    char table[NIKA_KEY_MAX], key[NIKA_KEY_MAX], after[NIKA_KEY_MAX];
    bool has_after, old;
    int64_t from, before;
    enum nika_row_kind row;
    unsigned most;
};

static bool reading_fails(struct sim *sim)
{
    enum { DOUBT = 8000 }; /* milliseconds for which a table may not know any more what came of an act */
    if (sim_calm(sim) || !one_in(&sim->chance[CHANCE_DISK], sim->plan.unreadable))
        return false;
    sim_count(sim, COUNT_UNREADABLE);
    if (sim->unrest < sim->now + DOUBT)
        sim->unrest = sim->now + DOUBT;
    return true;
}

/*
 * What was read in a database arrives a little later, and may no longer be true.
 */

/* How an item travels: its key, if it has one, and its bytes follow. */
struct sent_item {
    size_t key, size;
};

static void loaded_arrives(struct sim *sim, struct due *due)
{
    struct reading reading;
    struct nika_loaded loaded;
    struct nika_loaded_item *items;
    const char *at = due->bytes;
    memcpy(&reading, at, sizeof reading);
    memcpy(&loaded, at + sizeof reading, sizeof loaded);
    at += sizeof reading + sizeof loaded;
    (void)sim;
    if (!reading.server->core || reading.server->incarnation != reading.incarnation)
        return;
    loaded.items = items = sim_allocate((loaded.count + 1) * sizeof *items);
    for (unsigned i = 0; i < loaded.count; i++) {
        struct sent_item item;
        memcpy(&item, at, sizeof item);
        at += sizeof item;
        items[i] = (struct nika_loaded_item){.key = item.key ? at : NULL, .bytes = at + item.key, .size = item.size};
        at += item.key + item.size + 1;
    }
    server_step(reading.server,
                &(struct nika_event){.kind = NIKA_EVENT_LOADED, .ticket = reading.ticket, .loaded = &loaded});
    free(items);
}

static void send_loaded(const struct reading *reading, const struct nika_loaded *loaded)
{
    size_t size = sizeof *reading + sizeof *loaded;
    for (unsigned i = 0; i < loaded->count; i++)
        size += sizeof(struct sent_item) + (loaded->items[i].key ? strlen(loaded->items[i].key) + 1 : 0) +
                loaded->items[i].size + 1;
    struct due *due = queue_put(reading->server->sim, between(&reading->server->sim->chance[CHANCE_DISK], 1, 5),
                                loaded_arrives, reading->server);
    char *at = due->bytes = sim_allocate(size + 1);
    queue_at(due, reading->server->node);
    due->size = size;
    memcpy(at, reading, sizeof *reading);
    memcpy(at + sizeof *reading, loaded, sizeof *loaded);
    at += sizeof *reading + sizeof *loaded;
    for (unsigned i = 0; i < loaded->count; i++) {
        const struct nika_loaded_item *from = &loaded->items[i];
        const struct sent_item item = {from->key ? strlen(from->key) + 1 : 0, from->size};
        memcpy(at, &item, sizeof item);
        at += sizeof item;
        if (item.key)
            memcpy(at, from->key, item.key);
        memcpy(at + item.key, from->bytes, item.size + 1);
        at += item.key + item.size + 1;
    }
}

static void finish_reading(struct sim *sim, struct due *due);

static void put_reading(const struct reading *reading, int64_t delay)
{
    struct due *due = queue_put(reading->server->sim, delay, finish_reading, reading->server);
    queue_carry(due, (const char *)reading, sizeof *reading);
    queue_at(due, reading->server->node);
}

static void finish_reading(struct sim *sim, struct due *due)
{
    struct reading reading;
    struct items items = {0};
    struct nika_loaded loaded = {0};
    memcpy(&reading, due->bytes, sizeof reading);
    if (!reading.server->core || reading.server->incarnation != reading.incarnation)
        return;
    const struct nika_store_reader reader = {.entry = load_entry, .row = load_row, .log = load_log, .context = &items};
    const enum session session = reading.server->node ? database_session(reading.server) : SESSION_READY;
    if (session == SESSION_WAITS) {
        put_reading(&reading, 20);
        return;
    }
    if (session == SESSION_FAILS || reading_fails(sim))
        loaded.readable = false;
    else if (reading.old)
        loaded.readable =
            nika_store_old(sim->store, NIKA_LOG_OVER, reading.from, reading.before, reading.most, &reader);
    else if (reading.log)
        loaded.readable = nika_store_log(sim->store, reading.table, &loaded.state, &loaded.found, &reader);
    else
        loaded.readable = nika_store_rows(sim->store, reading.row, reading.key,
                                          reading.has_after ? reading.after : NULL, true, reading.most, &reader);
    if (!reading.log)
        loaded.found = loaded.readable;
    loaded.count = items.count;
    loaded.items = items.list;
    if (reading.log && items.count) { /* the date comes before the entries */
        loaded.ended = strtoll(items.list[0].bytes, NULL, 10);
        loaded.count--;
        loaded.items++;
    }
    if (reading.server->node)
        send_loaded(&reading, &loaded);
    else
        server_step(reading.server,
                    &(struct nika_event){.kind = NIKA_EVENT_LOADED, .ticket = reading.ticket, .loaded = &loaded});
    for (unsigned i = 0; i < items.count; i++) {
        free((char *)items.list[i].key);
        free((char *)items.list[i].bytes);
    }
    free(items.list);
}

static void copy_key(char to[NIKA_KEY_MAX], const char *from)
{
    struct nika_text text = nika_text(to, NIKA_KEY_MAX);
    if (from)
        nika_text_add(&text, from);
}

void disk_load(struct server *server, const struct nika_effect *effect)
{
    struct reading reading = {.server = server,
                              .incarnation = server->incarnation,
                              .ticket = effect->ticket,
                              .log = effect->table != NULL,
                              .has_after = effect->after != NULL,
                              .old = effect->kind == NIKA_EFFECT_OLD,
                              .from = effect->from,
                              .before = effect->before,
                              .row = effect->row,
                              .most = effect->number};
    copy_key(reading.table, effect->table);
    copy_key(reading.key, effect->key);
    copy_key(reading.after, effect->after);
    put_reading(&reading, disk_delay(server->sim));
}

/*
 * The archive: what is written there stays.
 */

static void finish_archiving(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    struct nika_json header, value;
    char table[NIKA_TABLE_ID_MAX];
    size_t at, size;
    const bool fails = !sim_calm(sim) && one_in(&sim->chance[CHANCE_DISK], sim->plan.error);
    if (!server->core || server->incarnation != due->code)
        return;
    const char *end = memchr(due->bytes, '\n', due->size);
    struct mirror *mirror = NULL;
    if (end && nika_json_check(due->bytes, (size_t)(end - due->bytes), &header, &at) == NIKA_JSON_FINE &&
        nika_json_get(header, "table", &value) && nika_json_string(value, table, sizeof table, &size))
        mirror = mirror_find(sim, table);
    if (!mirror)
        sim_fail(sim, "archive", "a record of no table is archived");
    else if (!fails) {
        check_record(sim, mirror, due->bytes, due->size);
        mirror->archived = true;
        sim_count(sim, COUNT_ARCHIVED);
    }
    server_step(server, &(struct nika_event){.kind = NIKA_EVENT_KEPT,
                                             .ticket = due->what,
                                             .kept = fails ? NIKA_KEPT_BROKEN : NIKA_KEPT});
}

void disk_archive(struct server *server, const struct nika_effect *effect)
{
    struct due *due = queue_put(server->sim, disk_delay(server->sim), finish_archiving, server);
    due->what = effect->ticket;
    due->code = server->incarnation;
    queue_at(due, server->node);
    queue_carry(due, effect->bytes, effect->size);
}

static bool boot_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    server_step(context, &(struct nika_event){
                             .kind = NIKA_EVENT_ENTRY, .table = table, .number = number, .bytes = bytes, .size = size});
    return true;
}

static bool boot_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    server_step(context,
                &(struct nika_event){.kind = NIKA_EVENT_ROW, .row = kind, .key = key, .bytes = value, .size = size});
    return true;
}

bool disk_read(struct server *server, unsigned step)
{
    const struct nika_store_reader reader = {.entry = boot_entry, .row = boot_row, .context = server};
    if (step == NIKA_ROW_KINDS)
        return nika_store_live(server->sim->store, &reader);
    const enum nika_row_kind kind = (enum nika_row_kind)step;
    return !nika_server_core_reads(kind) ||
           nika_store_rows(server->sim->store, kind, "", NULL, false, UINT32_MAX, &reader);
}

void disk_boot(struct server *server)
{
    struct sim *sim = server->sim;
    bool fine = nika_store_claim(sim->store, &server->epoch);
    sim->epoch = server->epoch;
    for (unsigned step = 0; step <= NIKA_ROW_KINDS && fine; step++)
        fine = disk_read(server, step);
    if (!fine)
        sim_fail(sim, "store", "the store could not be read");
    else
        server_step(server, &(struct nika_event){.kind = NIKA_EVENT_READY, .epoch = server->epoch});
}
