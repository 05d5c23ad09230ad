/*
 * postgresql.h: what the files of the PostgreSQL store share.
 */
#ifndef NIKA_STORE_POSTGRESQL_H
#define NIKA_STORE_POSTGRESQL_H

#include "postgresql_client.h"

/* The prepared statements. */
enum asked {
    ASK_CLAIM,
    ASK_EPOCH,
    ASK_PAST,
    ASK_CHECKED,
    ASK_KEEP,
    ASK_LEASE,
    ASK_LIVE,
    ASK_ALL,
    ASK_OLD,
    ASK_LOG,
    ASK_ROWS,
    ASK_ROWS_BACK,
    ASK_SIZE,
    ASK_COUNT
};

struct postgresql {
    struct nika_store store;
    struct client client;
    struct store_database database; /* the options it was opened with; not its address */
    bool ready;                     /* connected, and what stands there is ours */
    bool prepared[ASK_COUNT];
    uint64_t epoch;     /* by which it writes; 0: by whichever is the latest */
    int64_t since;      /* when that began, for the server */
    int64_t away_since; /* when a writer found no way to the server, and since then none has; 0: it is there */
};

/*
 * postgresql_schema.c. Connects if there is no connection. False if that fails; the client's problem says why. It must not
 * take longer than until client.until.
 */
bool postgresql_connect(struct postgresql *postgresql);
void postgresql_disconnect(struct postgresql *postgresql);

/* postgresql.c. The latest epoch, and when it began. */
bool postgresql_owner(struct postgresql *postgresql, uint64_t *epoch, int64_t *since);

/*
 * Ends all other sessions that write with an epoch, and waits until whatever they have committed is as safe as what this
 * one commits.
 */
bool postgresql_take_over(struct postgresql *postgresql, uint64_t epoch);

/* Asks a prepared statement, on a connection that stands; NULL if that fails. */
PGresult *postgresql_ask(struct postgresql *postgresql, enum asked asked, const struct parameters *parameters);
bool postgresql_begin(struct postgresql *postgresql, enum asked asked, const struct parameters *parameters);

/* postgresql_read.c */
bool postgresql_logs(struct nika_store *store, bool live_only, const struct nika_store_reader *reader);
bool postgresql_old(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                    const struct nika_store_reader *reader);
bool postgresql_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                    const struct nika_store_reader *reader);
bool postgresql_rows(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                     const struct nika_store_reader *reader);

/* postgresql_care.c */
bool postgresql_size(struct nika_store *store, uint64_t *bytes, uint64_t *unused);
bool postgresql_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);

/* postgresql_lease.c */
bool postgresql_lease(struct nika_store *store, const struct nika_lease_request *request, struct nika_lease *lease,
                      struct nika_store_problem *problem);

/* postgresql.c */
extern const struct nika_store_kind postgresql_kind;

#endif
