/*
 * postgresql_read.c: reading from the PostgreSQL store. However much there is, it comes as a stream of rows in one
 * snapshot, of which one log at a time is in memory.
 */
#include <stdlib.h>
#include <string.h>

#include "postgresql.h"

enum {
    PATIENCE = 30000 /* milliseconds without a row; a network that has died is noticed sooner (keepalives) */
};

/* Columns of statements that read logs: the log's and those of an entry, of which there is none in a log without any. */
enum { ID, ENTRIES, NUMBER, BYTES, STATE, ENDED };

static bool begin(struct postgresql *postgresql, enum asked asked, const struct parameters *parameters)
{
    const bool connected = postgresql_connect(postgresql);
    postgresql->client.patience = PATIENCE;
    return connected && postgresql_begin(postgresql, asked, parameters);
}

/* Ends a read: of what has failed, only a new connection knows more. */
static bool end(struct postgresql *postgresql, bool fine)
{
    if (!fine)
        postgresql_disconnect(postgresql);
    else if (!postgresql->client.connection)
        postgresql->ready = false;
    return fine;
}

/* Bytes with a NUL behind them, which is what an id or a key is. */
static const char *words(const struct client *client, const PGresult *row, int column)
{
    size_t size;
    return field_bytes(client, row, 0, column, &size);
}

static bool same_id(const struct client *client, const PGresult *one, const PGresult *other)
{
    size_t size, other_size;
    const char *const id = field_bytes(client, one, 0, ID, &size), *const other_id =
                                                                       field_bytes(client, other, 0, ID, &other_size);
    return size == other_size && memcmp(id, other_id, size) == 0;
}

static bool is_entry(const struct client *client, const PGresult *row, int64_t number)
{
    return !field_is_null(client, row, 0, NUMBER) && field_number(client, row, 0, NUMBER) == number;
}

/* A reader gets an entry; false if it has enough. */
static bool tell_entry(const struct client *client, const PGresult *row, const struct nika_store_reader *reader)
{
    size_t size;
    const char *const bytes = field_bytes(client, row, 0, BYTES, &size);
    return reader->entry(reader->context, words(client, row, ID), (uint32_t)field_number(client, row, 0, NUMBER), bytes,
                         size);
}

static bool tell_log(const struct client *client, const PGresult *row, const struct nika_store_reader *reader)
{
    return !reader->log ||
           reader->log(reader->context, words(client, row, ID),
                       (enum nika_log_state)field_number(client, row, 0, STATE),
                       (uint32_t)field_number(client, row, 0, ENTRIES), field_number(client, row, 0, ENDED));
}

/*
 * Live logs: each is told whole or not at all.
 */

/* The rows of one log. */
struct whole {
    PGresult **rows;
    size_t count, room;
};

static bool take(struct whole *whole, PGresult *row)
{
    if (whole->count == whole->room) {
        const size_t room = 2 * whole->room + 64;
        PGresult **const larger = realloc(whole->rows, room * sizeof(PGresult *));
        if (!larger)
            return false;
        whole->rows = larger;
        whole->room = room;
    }
    whole->rows[whole->count++] = row;
    return true;
}

static void empty(const struct client *client, struct whole *whole)
{
    for (size_t i = 0; i < whole->count; i++)
        client->libpq.PQclear(whole->rows[i]);
    whole->count = 0;
}

/* Tells of the log that was taken, if there is one; false if the reader has enough. */
static bool tell_whole(const struct client *client, struct whole *whole, const struct nika_store_reader *reader)
{
    bool sound = true, more = true;
    if (whole->count == 0)
        return true;
    for (size_t i = 0; i < whole->count && sound; i++)
        sound = is_entry(client, whole->rows[i], (int64_t)i);
    sound = sound && field_number(client, whole->rows[0], 0, ENTRIES) == (int64_t)whole->count;
    if (!sound && reader->unreadable)
        reader->unreadable(reader->context, words(client, whole->rows[0], ID), true);
    for (size_t i = 0; i < whole->count && more && (sound || !reader->unreadable); i++)
        if (!field_is_null(client, whole->rows[i], 0, NUMBER))
            more = tell_entry(client, whole->rows[i], reader);
    empty(client, whole);
    return more;
}

static bool read_live(struct postgresql *postgresql, const struct nika_store_reader *reader)
{
    struct client *const client = &postgresql->client;
    struct whole whole = {0};
    bool more = true, fine = true;
    PGresult *row;
    if (!begin(postgresql, ASK_LIVE, NULL))
        return end(postgresql, false);
    while ((row = client_next(client, &fine))) {
        if (whole.count > 0 && !same_id(client, whole.rows[0], row))
            more = tell_whole(client, &whole, reader);
        fine = more && take(&whole, row);
        if (!fine) {
            client->libpq.PQclear(row);
            break;
        }
    }
    if (!more)
        client_enough(client);
    else if (fine)
        tell_whole(client, &whole, reader);
    empty(client, &whole);
    free(whole.rows);
    return end(postgresql, fine || !more);
}

/*
 * Logs as they are.
 */

/* Tells of all rows of a statement; *state and *found, unless NULL, are the last one's. */
static bool read_rows_of_logs(struct postgresql *postgresql, const struct nika_store_reader *reader,
                              enum nika_log_state *state, bool *found)
{
    struct client *const client = &postgresql->client;
    PGresult *before = NULL, *row;
    bool fine = true, more = true;
    while (more && (row = client_next(client, &fine))) {
        if (found) {
            *found = true;
            *state = (enum nika_log_state)field_number(client, row, 0, STATE);
        }
        if (!before || !same_id(client, before, row))
            more = tell_log(client, row, reader);
        if (more && !field_is_null(client, row, 0, NUMBER))
            more = tell_entry(client, row, reader);
        client->libpq.PQclear(before);
        before = row;
    }
    client->libpq.PQclear(before);
    if (!more)
        client_enough(client);
    return end(postgresql, fine || !more);
}

bool postgresql_logs(struct nika_store *store, bool live_only, const struct nika_store_reader *reader)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    if (live_only)
        return read_live(postgresql, reader);
    return begin(postgresql, ASK_ALL, NULL) ? read_rows_of_logs(postgresql, reader, NULL, NULL)
                                            : end(postgresql, false);
}

bool postgresql_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                    const struct nika_store_reader *reader)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct parameters parameters = {0};
    *found = false;
    parameters_bytes(&parameters, table, strlen(table));
    return begin(postgresql, ASK_LOG, &parameters) ? read_rows_of_logs(postgresql, reader, state, found)
                                                   : end(postgresql, false);
}

bool postgresql_old(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                    const struct nika_store_reader *reader)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    struct parameters parameters = {0};
    bool fine = true, more = true;
    PGresult *row;
    parameters_number(&parameters, (int64_t)state);
    parameters_number(&parameters, from);
    parameters_number(&parameters, before);
    parameters_number(&parameters, most);
    if (!begin(postgresql, ASK_OLD, &parameters))
        return end(postgresql, false);
    while (more && (row = client_next(client, &fine))) {
        more = reader->log(reader->context, words(client, row, 0), state, (uint32_t)field_number(client, row, 0, 1),
                           field_number(client, row, 0, 2));
        client->libpq.PQclear(row);
    }
    if (!more)
        client_enough(client);
    return end(postgresql, fine || !more);
}

bool postgresql_rows(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                     const struct nika_store_reader *reader)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    struct parameters parameters = {0};
    char above_all[NIKA_KEY_MAX];
    bool fine = true, more = true;
    PGresult *row;
    memset(above_all, 0xff, sizeof above_all);
    parameters_number(&parameters, (int64_t)kind);
    parameters_bytes(&parameters, range->lower, strlen(range->lower));
    parameters_bytes(&parameters, range->upper[0] ? range->upper : above_all,
                     range->upper[0] ? strlen(range->upper) : sizeof above_all);
    parameters_number(&parameters, range->most);
    if (!begin(postgresql, range->backwards ? ASK_ROWS_BACK : ASK_ROWS, &parameters))
        return end(postgresql, false);
    while (more && (row = client_next(client, &fine))) {
        size_t size;
        const char *const value = field_bytes(client, row, 0, 1, &size);
        more = reader->row(reader->context, kind, words(client, row, 0), value, size);
        client->libpq.PQclear(row);
    }
    if (!more)
        client_enough(client);
    return end(postgresql, fine || !more);
}
