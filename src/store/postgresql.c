/*
 * postgresql.c: the PostgreSQL store: owners and writing. All units that arrive together are one statement, which is one
 * round trip and one commit (nika_keep, in postgresql_schema.c).
 */
#include <stdlib.h>
#include <string.h>

#include "postgresql.h"
#include "postgresql_connect.h"

enum { PATIENCE = 5000 }; /* milliseconds that a commit may take; a standby that must have it may be gone */

/*
 * Owners.
 */

/* Begins something that waits no longer than a commit may take. */
static bool begin(struct postgresql *postgresql)
{
    const bool connected = postgresql_connect(postgresql);
    postgresql->client.patience = postgresql->database.patience ? postgresql->database.patience : PATIENCE;
    return connected;
}

bool postgresql_owner(struct postgresql *postgresql, uint64_t *epoch, int64_t *since)
{
    struct client *const client = &postgresql->client;
    PGresult *const result = postgresql_ask(postgresql, ASK_EPOCH, NULL);
    const bool there = result && client->libpq.PQntuples(result) == 1;
    if (there) {
        *epoch = (uint64_t)field_number(client, result, 0, 0);
        *since = field_number(client, result, 0, 1);
    }
    client->libpq.PQclear(result);
    return there;
}

/* Whether an epoch that began at *since (0: whenever it did, which it is then told) is the latest. */
static bool is_owner(struct postgresql *postgresql, uint64_t epoch, int64_t *since)
{
    const int64_t expected = *since;
    uint64_t latest;
    return postgresql_owner(postgresql, &latest, since) && latest == epoch && (expected == 0 || *since == expected);
}

/* Whoever has been replaced does not end the sessions of others. */
static bool own(struct nika_store *store, uint64_t epoch, int64_t since)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    if (postgresql->database.look || epoch == 0 || !begin(postgresql) || !is_owner(postgresql, epoch, &since))
        return false;
    if (!postgresql_take_over(postgresql, epoch)) {
        postgresql_disconnect(postgresql);
        return false;
    }
    postgresql->epoch = epoch;
    postgresql->since = since;
    return is_owner(postgresql, epoch, &since);
}

static bool claim(struct nika_store *store, uint64_t *epoch)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    int64_t since = 0;
    if (!begin(postgresql))
        return false;
    client->warned = false;
    PGresult *const result = postgresql_ask(postgresql, ASK_CLAIM, NULL);
    const bool claimed = result && client->libpq.PQntuples(result) == 1 && !client->warned;
    if (claimed) {
        *epoch = (uint64_t)field_number(client, result, 0, 0);
        since = field_number(client, result, 0, 1);
    }
    client->libpq.PQclear(result);
    if (!claimed)
        postgresql_disconnect(postgresql);
    return claimed && own(store, *epoch, since);
}

/* A program that dies leaves nothing half done in a database, and a database repairs itself. */
static bool past(struct nika_store *store, struct nika_store_past *past)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    PGresult *const result = begin(postgresql) ? postgresql_ask(postgresql, ASK_PAST, NULL) : NULL;
    const bool fine = result && client->libpq.PQntuples(result) == 1 && field_number(client, result, 0, 1) == 1;
    if (fine)
        *past = (struct nika_store_past){.clean = true, .checked = field_number(client, result, 0, 0)};
    client->libpq.PQclear(result);
    return fine;
}

static bool checked(struct nika_store *store, int64_t date)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct parameters parameters = {0};
    parameters_number(&parameters, date);
    PGresult *const result = begin(postgresql) ? postgresql_ask(postgresql, ASK_CHECKED, &parameters) : NULL;
    postgresql->client.libpq.PQclear(result);
    return result != NULL;
}

/*
 * Batches: arrays with an element for each operation, as PostgreSQL takes them.
 */

enum { UNITS, OPS, WHATS, IDS, NUMBERS, CONTENTS, ARRAYS };

struct bytes {
    char *bytes;
    size_t size, room;
};

struct batch {
    const struct nika_unit *units;
    unsigned unit_count;
    uint64_t epoch; /* with which it is written */
    int64_t since;
    struct bytes arrays[ARRAYS]; /* of those that fit */
    uint32_t count;              /* of their operations */
    bool full;                   /* out of memory */
};

static void add(struct batch *batch, unsigned array, const void *bytes, size_t size)
{
    struct bytes *const to = &batch->arrays[array];
    if (to->size + size > to->room) {
        const size_t room = 2 * to->room + size + 256;
        char *const larger = realloc(to->bytes, room);
        if (!larger) {
            batch->full = true;
            return;
        }
        to->bytes = larger;
        to->room = room;
    }
    if (size)
        memcpy(to->bytes + to->size, bytes, size);
    to->size += size;
}

/* A number with its most significant byte first. */
static void put_number(unsigned char *bytes, unsigned size, uint64_t number)
{
    for (unsigned i = 0; i < size; i++)
        bytes[i] = (unsigned char)(number >> (8 * (size - 1 - i)));
}

static void add_bytes(struct batch *batch, unsigned array, const char *bytes, size_t size)
{
    unsigned char head[4];
    put_number(head, 4, size);
    add(batch, array, head, 4);
    add(batch, array, bytes, size);
}

static void add_number(struct batch *batch, unsigned array, int64_t number)
{
    unsigned char bytes[8];
    put_number(bytes, 8, (uint64_t)number);
    add_bytes(batch, array, (const char *)bytes, 8);
}

/* The head of an array: one dimension, no NULLs, the type, and later how many (numbered from 1). */
static void add_heads(struct batch *batch)
{
    enum { HEAD = 20, BYTEA = 17, BIGINT = 20 };
    for (unsigned i = 0; i < ARRAYS; i++) {
        unsigned char head[HEAD];
        put_number(head, 4, 1);
        put_number(head + 4, 4, 0);
        put_number(head + 8, 4, i == IDS || i == CONTENTS ? BYTEA : BIGINT);
        put_number(head + 12, 4, 0);
        put_number(head + 16, 4, 1);
        add(batch, i, head, HEAD);
    }
}

static void add_op(struct batch *batch, unsigned unit, const struct nika_op *op)
{
    const bool of_row = op->kind == NIKA_OP_PUT || op->kind == NIKA_OP_ADD || op->kind == NIKA_OP_DROP,
               with_content = op->kind == NIKA_OP_APPEND || op->kind == NIKA_OP_PUT || op->kind == NIKA_OP_ADD;
    const char *const id = of_row ? op->key : op->table;
    add_number(batch, UNITS, unit);
    add_number(batch, OPS, op->kind);
    add_number(batch, WHATS, of_row ? (int64_t)op->row : (int64_t)op->state);
    add_bytes(batch, IDS, id, strlen(id));
    add_number(batch, NUMBERS, op->kind == NIKA_OP_STATE ? op->date : (int64_t)op->number);
    add_bytes(batch, CONTENTS, op->value, with_content ? op->size : 0);
    batch->count++;
}

static bool unit_fits(const struct nika_unit *unit, uint64_t epoch)
{
    for (unsigned i = 0; i < unit->count; i++)
        if (!store_op_fits(&unit->ops[i], epoch))
            return false;
    return true;
}

static void free_batch(struct batch *batch)
{
    for (unsigned i = 0; i < ARRAYS; i++)
        free(batch->arrays[i].bytes);
}

/*
 * Writing.
 */

/* What became of a batch: as in nika_kept, or that it must be sent again. */
enum sent { SENT, SENT_STALE, SENT_FULL, SENT_BROKEN, SENT_AGAIN, SENT_DAMAGED };

/* What an error means. The server has then undone everything, unless the connection was lost. */
static enum sent judge(const struct client *client)
{
    if (!client->connection)
        return SENT_BROKEN;
    if (strcmp(client->code, "53100") == 0)
        return SENT_FULL;
    if (strcmp(client->code, "40001") == 0 || strcmp(client->code, "40P01") == 0)
        return SENT_AGAIN;
    if (strcmp(client->code, "23505") == 0 || strcmp(client->code, "58030") == 0 ||
        strncmp(client->code, "XX00", 4) == 0)
        return SENT_DAMAGED;
    return SENT_BROKEN;
}

/* Takes the verdicts, one for each unit that was sent. */
static bool take_verdicts(const struct batch *batch, const char *verdicts, size_t size, enum nika_kept *outcomes)
{
    size_t taken = 0;
    for (unsigned i = 0; i < batch->unit_count; i++)
        if (outcomes[i] == NIKA_KEPT && batch->units[i].count > 0)
            outcomes[i] = taken < size ? (enum nika_kept)(verdicts[taken++] - '0') : NIKA_KEPT_BROKEN;
    return taken == size;
}

static enum sent send_batch(struct postgresql *postgresql, struct batch *batch, bool careful, enum nika_kept *outcomes)
{
    struct client *const client = &postgresql->client;
    struct parameters parameters = {0};
    parameters_number(&parameters, (int64_t)batch->epoch);
    parameters_number(&parameters, batch->since);
    parameters_bytes(&parameters, careful ? "\1" : "\0", 1);
    for (unsigned i = 0; i < ARRAYS; i++) {
        put_number((unsigned char *)batch->arrays[i].bytes + 12, 4, batch->count);
        parameters_bytes(&parameters, batch->arrays[i].bytes, batch->arrays[i].size);
    }
    client->warned = false;
    PGresult *const result = postgresql_ask(postgresql, ASK_KEEP, &parameters);
    enum sent sent = result ? SENT : judge(client);
    if (result && (client->libpq.PQntuples(result) != 1 || client->warned))
        sent = SENT_BROKEN;
    else if (result && field_is_null(client, result, 0, 0))
        sent = SENT_STALE;
    else if (result) {
        size_t size;
        const char *const verdicts = field_bytes(client, result, 0, 0, &size);
        if (!take_verdicts(batch, verdicts, size, outcomes))
            sent = SENT_BROKEN;
    }
    client->libpq.PQclear(result);
    if (client->warned)
        postgresql_disconnect(postgresql);
    return sent;
}

/* Takes up the units that fit; the others are conflicts. */
static void fill(struct batch *batch, enum nika_kept *outcomes)
{
    add_heads(batch);
    for (unsigned i = 0; i < batch->unit_count; i++) {
        const struct nika_unit *const unit = &batch->units[i];
        outcomes[i] = unit_fits(unit, batch->epoch) ? NIKA_KEPT : NIKA_KEPT_CONFLICT;
        for (unsigned op = 0; outcomes[i] == NIKA_KEPT && op < unit->count; op++)
            add_op(batch, i, &unit->ops[op]);
    }
}

/* What was not done because others were in the way is tried once more; one unit on a bad spot must not stop the others. */
static enum sent send_until_judged(struct postgresql *postgresql, struct batch *batch, enum nika_kept *outcomes)
{
    enum sent sent = send_batch(postgresql, batch, false, outcomes);
    if (sent == SENT_AGAIN)
        sent = send_batch(postgresql, batch, false, outcomes);
    if (sent == SENT_DAMAGED)
        sent = send_batch(postgresql, batch, true, outcomes);
    return sent;
}

/* A replaced owner is told of a conflict only about what can be read to find out; rows are just not written. */
static enum nika_kept stale(const struct nika_unit *unit)
{
    for (unsigned i = 0; i < unit->count; i++)
        if (unit->ops[i].table)
            return NIKA_KEPT_CONFLICT;
    return NIKA_KEPT_BROKEN;
}

/* Writes a batch; false if its epoch is not the latest. */
static bool keep_batch(struct postgresql *postgresql, struct batch *batch, enum nika_kept *outcomes)
{
    fill(batch, outcomes);
    if (!batch->full && batch->count == 0)
        return true;
    const enum sent sent = batch->full ? SENT_FULL : send_until_judged(postgresql, batch, outcomes);
    for (unsigned i = 0; i < batch->unit_count && sent != SENT; i++)
        outcomes[i] = sent == SENT_STALE  ? stale(&batch->units[i])
                      : sent == SENT_FULL ? NIKA_KEPT_NOTHING
                                          : NIKA_KEPT_BROKEN;
    return sent != SENT_STALE;
}

/*
 * The server may just be restarting: what has not been sent waits as long as a commit may take. Whoever comes later, while it
 * is still away, does not.
 */
static bool begin_sometime(struct postgresql *postgresql)
{
    enum { AGAIN_AFTER = 100 };
    struct client *const client = &postgresql->client;
    const int64_t began = client_now();
    while (!begin(postgresql)) {
        if (postgresql->away_since == 0)
            postgresql->away_since = began;
        if (client_now() >= postgresql->away_since + client->patience ||
            client_wait(client, 0, client_now() + AGAIN_AFTER) != CLIENT_LATE)
            return false;
    }
    postgresql->away_since = 0;
    return true;
}

/*
 * Who has neither claimed nor owns the store writes with the latest epoch, which may change before it is used. As long as
 * nothing has been sent, nothing can be stored; but who is interrupted is to say nothing.
 */
static void keep(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes)
{
    enum { TRIES = 3 };
    struct postgresql *const postgresql = (struct postgresql *)store;
    const bool looks = postgresql->database.look;
    bool done = looks || !begin_sometime(postgresql);
    const bool unsent = done && !looks && !postgresql->client.interrupted;
    for (unsigned i = 0; i < count; i++)
        outcomes[i] = unsent ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
    for (unsigned i = 0; i < (postgresql->epoch ? 1 : TRIES) && !done && begin(postgresql); i++) {
        struct batch batch = {
            .units = units, .unit_count = count, .epoch = postgresql->epoch, .since = postgresql->since};
        done = postgresql->epoch == 0 && !postgresql_owner(postgresql, &batch.epoch, &batch.since);
        if (!done)
            done = keep_batch(postgresql, &batch, outcomes);
        free_batch(&batch);
    }
}

/*
 * What is not worth a file.
 */

static void tidy(struct nika_store *store)
{
    (void)store;
}

static bool shrink(struct nika_store *store)
{
    (void)store;
    return false;
}

static void background(struct nika_store *store)
{
    (void)store;
}

static void interrupt(struct nika_store *store)
{
    client_interrupt(&((struct postgresql *)store)->client);
}

static void close_store(struct nika_store *store)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    client_close(&postgresql->client);
    free(postgresql);
}

const struct nika_store_kind postgresql_kind = {
    .close = close_store,
    .claim = claim,
    .past = past,
    .checked = checked,
    .keep = keep,
    .tidy = tidy,
    .shrink = shrink,
    .logs = postgresql_logs,
    .old = postgresql_old,
    .log = postgresql_log,
    .rows = postgresql_rows,
    .own = own,
    .lease = postgresql_lease,
    .background = background,
    .interrupt = interrupt,
    .size = postgresql_size,
    .check = postgresql_check,
};
