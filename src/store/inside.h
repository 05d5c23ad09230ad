/*
 * inside.h: what the files of the store room share: the functions behind a store, and what is the same for every kind.
 */
#ifndef NIKA_STORE_INSIDE_H
#define NIKA_STORE_INSIDE_H

#include <nika/store.h>

/* Keys from `lower` on, below `upper` (none above, if that is empty), at most `most`, in order or backwards. */
struct store_range {
    char lower[NIKA_KEY_MAX + 2], upper[NIKA_KEY_MAX + 2];
    bool backwards;
    unsigned most;
};

/* As in nika/store.h. The last three are NULL where there is no file. */
struct nika_store_kind {
    void (*close)(struct nika_store *store);
    bool (*claim)(struct nika_store *store, uint64_t *epoch);
    void (*keep)(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes);
    void (*tidy)(struct nika_store *store);
    bool (*logs)(struct nika_store *store, bool live_only, const struct nika_store_reader *reader);
    bool (*log)(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                const struct nika_store_reader *reader);
    bool (*rows)(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                 const struct nika_store_reader *reader);
    bool (*backup)(struct nika_store *store, const char *path, struct nika_store_problem *problem);
    bool (*restore)(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem);
    bool (*check)(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);
};

/* Every kind of store begins with this. */
struct nika_store {
    const struct nika_store_kind *kind;
};

/* Whether an operation is within the bounds, and its epoch, if it concerns a table, is this one. */
bool store_op_fits(const struct nika_op *op, uint64_t epoch);

/* Writes down a problem; NULL as detail: what the system says about the error. Returns false. */
bool store_problem(struct nika_store_problem *problem, const char *word, int error, const char *detail);

/* A store in a file, opened in another way than usual. */
struct store_file {
    const char *path;
    bool look;               /* for reading alone */
    const char *vfs;         /* a file system of SQLite's by its name: for tests. NULL is the real one */
    const char *synchronous; /* NULL is "FULL": for tests */
    int frames;              /* so many in the write-ahead log, and there is something to tidy: 0 is as usual */
};
struct nika_store *store_open_file(const struct store_file *file, struct nika_store_problem *problem);

#endif
