/*
 * store_internal.h: what the store's files share: the functions behind a store (its vtable), and common helpers.
 */
#ifndef NIKA_STORE_INTERNAL_H
#define NIKA_STORE_INTERNAL_H

#include <nika/store.h>

/* Keys from `lower` up to but not including `upper` (unbounded if empty), at most `most`, ascending or descending. */
struct store_range {
    char lower[NIKA_KEY_MAX + 2], upper[NIKA_KEY_MAX + 2];
    bool backwards;
    unsigned most;
};

/* As in nika/store.h. From `own` on they may be NULL: then that can't be done with stores of this kind. */
struct nika_store_kind {
    void (*close)(struct nika_store *store);
    bool (*claim)(struct nika_store *store, uint64_t *epoch);
    bool (*past)(struct nika_store *store, struct nika_store_past *past);
    bool (*checked)(struct nika_store *store, int64_t date);
    void (*keep)(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes);
    void (*tidy)(struct nika_store *store);
    bool (*shrink)(struct nika_store *store);
    bool (*logs)(struct nika_store *store, bool live_only, const struct nika_store_reader *reader);
    bool (*old)(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                const struct nika_store_reader *reader);
    bool (*log)(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                const struct nika_store_reader *reader);
    bool (*rows)(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                 const struct nika_store_reader *reader);
    bool (*own)(struct nika_store *store, uint64_t epoch, int64_t since);
    bool (*lease)(struct nika_store *store, const struct nika_lease_request *request, struct nika_lease *lease,
                  struct nika_store_problem *problem);
    void (*background)(struct nika_store *store);
    void (*interrupt)(struct nika_store *store);
    bool (*size)(struct nika_store *store, uint64_t *bytes, uint64_t *unused);
    bool (*backup)(struct nika_store *store, const char *path, struct nika_store_problem *problem);
    bool (*restore)(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem);
    bool (*check)(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);
};

/* The header of every kind of store. */
struct nika_store {
    const struct nika_store_kind *kind;
};

/* Whether an operation is within the limits and, if it concerns a table, carries the current epoch. */
bool store_op_fits(const struct nika_op *op, uint64_t epoch);

/* Fills in a problem; a NULL detail means the system's message for the error. Returns false. */
bool store_problem(struct nika_store_problem *problem, const char *word, int error, const char *detail);

/* A store in a file, opened with special options. */
struct store_file {
    const char *path;
    bool look;               /* read-only */
    bool modelled;           /* a test models the disk, as the default VFS of SQLite: no lock, no folder */
    const char *synchronous; /* NULL is "FULL"; others for tests */
    int frames;              /* frames in the write-ahead log at which a checkpoint is due; 0 is the default */
};
struct nika_store *store_open_file(const struct store_file *file, struct nika_store_problem *problem);

/* A store in a PostgreSQL database, opened with special options. */
struct store_database {
    const char *where;
    bool look;                /* read-only */
    const char *const *steps; /* of the schema, for tests; NULL are the real ones */
    unsigned step_count;
    const char *library; /* libpq, for tests; NULL is the one that is installed */
    int patience;        /* milliseconds that a commit may take; 0 is the default */
};
struct nika_store *store_open_database(const struct store_database *database, struct nika_store_problem *problem);

/* The steps of the schema, for tests. */
extern const char *const store_database_steps[];
extern const unsigned store_database_step_count;

#endif
