/*
 * test_store_copy.c: copies of stores: everything arrives, whatever it is; what must not be copied is refused; and a copy that
 * differs in anything is found out. The last is shown with a store that spoils what it is given.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>

#include "store/store_internal.h"

#include "store_kit.h"

#define meddle meddle_there /* in a database; in a file it is of store_folder.h */
#include "store_postgresql.h"
#undef meddle

#include "store_folder.h"

static struct nika_store *in_memory(void)
{
    struct nika_store *store = nika_store_memory(&problem);
    assert_non_null(store);
    return store;
}

static uint64_t claimed(struct nika_store *store)
{
    uint64_t epoch;
    assert_true(nika_store_claim(store, &epoch));
    return epoch;
}

static bool say_head(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    char head[NIKA_KEY_MAX + 64];
    snprintf(head, sizeof head, "%s: state %d, %u entries, %lld; ", table, (int)state, entries, (long long)ended);
    story_say(context, head);
    return true;
}

static bool skip_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)context;
    (void)table;
    (void)number;
    (void)bytes;
    (void)size;
    return true;
}

/* All that is known of the named logs besides their entries. */
static void assert_heads(struct nika_store *store, const char *const *tables, const char *expected)
{
    struct story story = {0};
    story_say(&story, "");
    const struct nika_store_reader reader = {.log = say_head, .entry = skip_entry, .context = &story};
    for (; *tables; tables++) {
        enum nika_log_state state;
        bool found;
        assert_true(nika_store_log(store, *tables, &state, &found, &reader) && found);
    }
    assert_string_equal(story.text, expected);
    free(story.text);
}

static void assert_same(struct nika_store *one, struct nika_store *other)
{
    char *told_one = told(one), *told_other = told(other);
    assert_string_equal(told_one, told_other);
    free(told_one);
    free(told_other);
}

static void assert_copied(struct nika_store *from, struct nika_store *to, uint64_t logs, uint64_t entries,
                          uint64_t rows)
{
    struct nika_store_copied copied;
    if (!nika_store_copy(from, to, 0, &copied, &problem))
        fail_msg("%s: %s", problem.word, problem.detail);
    assert_int_equal(copied.logs, logs);
    assert_int_equal(copied.entries, entries);
    assert_int_equal(copied.rows, rows);
    assert_same(from, to);
}

/*
 * Round trips: from memory into a file, from there into a database, and back into memory.
 */

static void go_round(struct nika_store *store, uint64_t logs, uint64_t entries, uint64_t rows,
                     const char *const *tables, const char *heads)
{
    char address[ADDRESS_SIZE];
    struct nika_store *file = opened("nika.db"), *back = in_memory();
    assert_heads(store, tables, heads);
    assert_copied(store, file, logs, entries, rows);
    assert_heads(file, tables, heads);
    nika_store_close(file);
    file = opened("nika.db"); /* all of it is on the disk */
    make_schema(address);
    struct nika_store *database = opened_at(address);
    assert_copied(file, database, logs, entries, rows);
    assert_heads(database, tables, heads);
    nika_store_close(file);
    nika_store_close(database);
    database = opened_at(address);
    assert_copied(database, back, logs, entries, rows);
    assert_heads(back, tables, heads);
    nika_store_close(database);
    nika_store_close(back);
    nika_store_close(store);
}

static void nothing_is_copied_too(void **state)
{
    static const char *const none[] = {NULL};
    (void)state;
    go_round(in_memory(), 0, 0, 0, none, "");
}

static void states_and_dates_are_copied(void **state)
{
    static const char *const tables[] = {"damaged", "live", "long-over", "over", NULL};
    struct nika_store *store = in_memory();
    const uint64_t epoch = claimed(store);
    const struct nika_op ops[] = {
        op_append("over", 0, epoch, "a"),
        op_append("live", 0, epoch, "b"),
        op_append("damaged", 0, epoch, "c"),
        op_append("over", 1, epoch, "d"),
        op_over("over", epoch, 1700000000123),
        op_append("long-over", 0, epoch, "e"),
        op_over("long-over", epoch, 0),
        op_append("damaged", 1, epoch, "f"),
        op_append("damaged", 2, epoch, "g"),
        {.kind = NIKA_OP_STATE, .table = "damaged", .epoch = epoch, .state = NIKA_LOG_DAMAGED, .date = 77},
    };
    (void)state;
    assert_int_equal(keep_unit(store, ops, sizeof ops / sizeof ops[0]), NIKA_KEPT);
    go_round(store, 4, 7, 0, tables,
             "damaged: state 2, 3 entries, 77; live: state 0, 1 entries, 0; long-over: state 1, 1 entries, 0; "
             "over: state 1, 2 entries, 1700000000123; ");
}

static void put(struct nika_store *store, enum nika_row_kind row, const char *key, const char *value, size_t size)
{
    assert_int_equal(
        keep_op(store, (struct nika_op){.kind = NIKA_OP_PUT, .row = row, .key = key, .value = value, .size = size}),
        NIKA_KEPT);
}

/* Rows of every kind; bytes of every value; nothing, and as much as there can be. */
static void odd_bytes_are_copied(void **state)
{
    static const char *const tables[] = {"odd", NULL};
    static char all[NIKA_VALUE_MAX], long_key[NIKA_KEY_MAX], entry[NIKA_ENTRY_MAX];
    struct nika_store *store = in_memory();
    const uint64_t epoch = claimed(store);
    (void)state;
    for (unsigned i = 0; i < sizeof all; i++)
        all[i] = (char)(255 - i % 256);
    for (unsigned i = 0; i < sizeof entry; i++)
        entry[i] = (char)(i % 251);
    memset(long_key, 'k', sizeof long_key - 1);
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS; kind++) {
        put(store, (enum nika_row_kind)kind, "empty", "", 0);
        put(store, (enum nika_row_kind)kind, "nothing", "\0", 1);
        put(store, (enum nika_row_kind)kind, "\x01 a%_'\"\\\n", "'\\x00", 5);
        put(store, (enum nika_row_kind)kind, "Zo\xc3\xab", all, 256);
        put(store, (enum nika_row_kind)kind, long_key, all, sizeof all);
    }
    const struct nika_op ops[] = {
        {.kind = NIKA_OP_APPEND, .table = "odd", .number = 0, .epoch = epoch, .value = "", .size = 0},
        {.kind = NIKA_OP_APPEND, .table = "odd", .number = 1, .epoch = epoch, .value = entry, .size = sizeof entry},
        {.kind = NIKA_OP_APPEND, .table = "odd", .number = 2, .epoch = epoch, .value = all, .size = 256},
    };
    assert_int_equal(keep_unit(store, ops, 3), NIKA_KEPT);
    go_round(store, 1, 3, 5 * NIKA_ROW_KINDS, tables, "odd: state 0, 3 entries, 0; ");
}

/* More of everything than a batch holds: rows, logs, entries of a log, and bytes of one. */
static void much_is_copied(void **state)
{
    static const char *const tables[] = {"large", "long", "t0", "t299", NULL};
    static char bytes[NIKA_ENTRY_MAX];
    struct nika_store *store = in_memory();
    const uint64_t epoch = claimed(store);
    char name[32];
    (void)state;
    for (unsigned i = 0; i < 700; i++) {
        snprintf(name, sizeof name, "p%u", i);
        put(store, NIKA_ROW_PLAYED, name, name, strlen(name));
    }
    for (unsigned i = 0; i < 300; i++) { /* on both sides of the mark of a copy that is not finished */
        snprintf(name, sizeof name, i % 2 ? "a%u" : "z%u", i);
        put(store, NIKA_ROW_META, name, "", 0);
    }
    for (unsigned i = 0; i < 200; i++) {
        snprintf(name, sizeof name, "s%u", i);
        put(store, NIKA_ROW_SESSION, name, bytes, NIKA_VALUE_MAX);
    }
    for (unsigned i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "t%u", i);
        assert_int_equal(keep_op(store, op_append(name, 0, epoch, name)), NIKA_KEPT);
        assert_int_equal(keep_op(store, op_over(name, epoch, i + 1)), NIKA_KEPT);
    }
    for (unsigned i = 0; i < 1000; i++) {
        snprintf(name, sizeof name, "%u", i);
        assert_int_equal(keep_op(store, op_append("long", i, epoch, name)), NIKA_KEPT);
    }
    for (unsigned i = 0; i < 100; i++) {
        memset(bytes, (int)('a' + i % 26), sizeof bytes);
        assert_int_equal(keep_op(store, (struct nika_op){.kind = NIKA_OP_APPEND,
                                                         .table = "large",
                                                         .number = i,
                                                         .epoch = epoch,
                                                         .value = bytes,
                                                         .size = sizeof bytes}),
                         NIKA_KEPT);
    }
    go_round(store, 302, 1400, 1200, tables,
             "large: state 0, 100 entries, 0; long: state 0, 1000 entries, 0; t0: state 1, 1 entries, 1; "
             "t299: state 1, 1 entries, 300; ");
}

/* What was copied can be used: by a new owner, whose logs go on where they were. */
static void a_copy_goes_on(void **state)
{
    (void)state;
    make_store("nika.db");
    struct nika_store *from = opened("nika.db"), *to = in_memory();
    assert_copied(from, to, 2, 5, 2);
    assert_holds(to, made);
    const uint64_t epoch = claimed(to);
    assert_int_equal(keep_op(to, op_append("t", 3, epoch, "next")), NIKA_KEPT);
    nika_store_close(from);
    nika_store_close(to);
}

/*
 * Refusals.
 */

static void assert_fails_with(uint64_t epoch, struct nika_store *from, struct nika_store *to, const char *word,
                              const char *detail, const struct nika_store *at)
{
    struct nika_store_copied copied;
    assert_false(nika_store_copy(from, to, epoch, &copied, &problem));
    assert_string_equal(problem.word, word);
    if (detail)
        assert_string_equal(problem.detail, detail);
    assert_ptr_equal(copied.at, at);
}

static void assert_fails(struct nika_store *from, struct nika_store *to, const char *word, const char *detail,
                         const struct nika_store *at)
{
    assert_fails_with(0, from, to, word, detail, at);
}

static void a_target_with_a_row_is_refused(void **state)
{
    (void)state;
    make_store("nika.db");
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS; kind++) {
        struct nika_store *from = opened("nika.db"), *to = in_memory();
        put(to, (enum nika_row_kind)kind, "one", "1", 1);
        char *before = told(to);
        assert_fails(from, to, "store-not-empty", NULL, to);
        assert_holds(to, before);
        assert_int_equal(claimed(to), 1); /* nobody has claimed it before */
        free(before);
        nika_store_close(from);
        nika_store_close(to);
    }
}

static void a_target_with_a_log_is_refused(void **state)
{
    (void)state;
    make_store("nika.db");
    for (unsigned s = 0; s < NIKA_LOG_STATES; s++) {
        struct nika_store *from = opened("nika.db"), *to = in_memory();
        const uint64_t epoch = claimed(to);
        assert_int_equal(keep_op(to, op_append("x", 0, epoch, "y")), NIKA_KEPT);
        assert_int_equal(keep_op(to, op_state("x", epoch, (enum nika_log_state)s)), NIKA_KEPT);
        assert_fails(from, to, "store-not-empty", NULL, to);
        assert_int_equal(keep_op(to, op_append("x", 1, epoch, "z")), NIKA_KEPT); /* its owner was not disturbed */
        nika_store_close(from);
        nika_store_close(to);
    }
}

/* A log without all its entries can't be copied as it is, and is not passed off as whole. */
static void a_source_that_lacks_entries_is_refused(void **state)
{
    static const struct {
        const char *sql, *detail;
    } cases[] = {
        {"DELETE FROM entries WHERE number = 2", "table t: entry 0"}, /* nothing before it can be found */
        {"DELETE FROM entries WHERE number = 1 AND log = 1", "table t: entry 0"},
        {"UPDATE logs SET entries = 4 WHERE id = 't'", "table t: entry 3"},
        {"UPDATE logs SET entries = 1 WHERE id = 'u'", "table u: entry 2"},
        {"INSERT INTO logs(id, entries, state) VALUES('v', 0, 0)", "table v: entry 0"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        make_store("nika.db");
        meddle("nika.db", cases[i].sql);
        struct nika_store *from = opened("nika.db"), *to = in_memory();
        assert_fails(from, to, "store-damaged", cases[i].detail, from);
        nika_store_close(from);
        nika_store_close(to);
        assert_int_equal(unlink("nika.db"), 0);
    }
}

/*
 * A store in memory that spoils one thing.
 */

enum spoiling {
    HONEST,
    CHANGES_ENTRY, /* a byte of one */
    DROPS_ENTRY,
    ADDS_ENTRY,
    CHANGES_ROW,
    DROPS_ROW,
    RENAMES_ROW,
    ADDS_ROW,
    FORGETS_STATE,
    FORGETS_DATE,
    DROPS_LOG,
    ADDS_LOG,
    IS_FULL, /* from one commit on */
    BREAKS,
    LOSES_OWNER,
    CANNOT_BE_READ
};

struct spoiler {
    struct nika_store store;
    struct nika_store *inner;
    enum spoiling spoiling;
    uint32_t place; /* of the entry, in the log t */
    unsigned commits;
};

static struct nika_store *inner(struct nika_store *store)
{
    return ((struct spoiler *)store)->inner;
}

static void spoiler_close(struct nika_store *store)
{
    nika_store_close(inner(store));
    free(store);
}

static bool spoiler_claim(struct nika_store *store, uint64_t *epoch)
{
    return nika_store_claim(inner(store), epoch);
}

static void spoiler_tidy(struct nika_store *store)
{
    nika_store_tidy(inner(store));
}

static bool is_entry(const struct nika_op *op, uint32_t number)
{
    return op->kind == NIKA_OP_APPEND && strcmp(op->table, "t") == 0 && op->number == number;
}

static bool is_row(const struct nika_op *op, const char *key)
{
    return op->kind == NIKA_OP_ADD && strcmp(op->key, key) == 0;
}

/* Does one operation, or what is done instead. */
static enum nika_kept spoil(struct spoiler *spoiler, struct nika_op op)
{
    switch (spoiler->spoiling) {
    case CHANGES_ENTRY:
        if (is_entry(&op, spoiler->place))
            op = op_append("t", spoiler->place, op.epoch, "else");
        break;
    case DROPS_ENTRY: /* the last one: another would be missed at once */
        if (is_entry(&op, spoiler->place))
            return NIKA_KEPT;
        break;
    case ADDS_ENTRY: /* behind the last one */
        if (is_entry(&op, spoiler->place - 1)) {
            assert_int_equal(keep_op(spoiler->inner, op), NIKA_KEPT);
            op = op_append("t", spoiler->place, op.epoch, "more");
        }
        break;
    case CHANGES_ROW:
        if (is_row(&op, "ada"))
            op.value = "7";
        break;
    case DROPS_ROW:
        if (is_row(&op, "ada"))
            return NIKA_KEPT;
        break;
    case RENAMES_ROW:
        if (is_row(&op, "ada"))
            op.key = "adb";
        break;
    case ADDS_ROW:
        if (is_row(&op, "ada"))
            put(spoiler->inner, NIKA_ROW_AUDIT, "bo", "1", 1);
        break;
    case FORGETS_STATE:
        if (op.kind == NIKA_OP_STATE)
            return NIKA_KEPT;
        break;
    case FORGETS_DATE:
        op.date = 0;
        break;
    case DROPS_LOG:
        if (op.table && strcmp(op.table, "t") == 0)
            return NIKA_KEPT;
        break;
    case ADDS_LOG:
        if (is_entry(&op, 1))
            assert_int_equal(keep_op(spoiler->inner, op_append("v", 0, op.epoch, "x")), NIKA_KEPT);
        break;
    default:
        break;
    }
    return keep_op(spoiler->inner, op);
}

static void spoiler_keep(struct nika_store *store, const struct nika_unit *units, unsigned count,
                         enum nika_kept *outcomes)
{
    struct spoiler *spoiler = (struct spoiler *)store;
    const enum spoiling what = spoiler->spoiling;
    const bool second = ++spoiler->commits == 2;
    if (second && what == LOSES_OWNER)
        claimed(spoiler->inner);
    for (unsigned i = 0; i < count; i++) {
        assert_int_equal(units[i].count, 1);
        outcomes[i] = second && what == IS_FULL  ? NIKA_KEPT_NOTHING
                      : second && what == BREAKS ? NIKA_KEPT_BROKEN
                                                 : spoil(spoiler, units[i].ops[0]);
    }
}

static bool spoiler_logs(struct nika_store *store, bool live_only, const struct nika_store_reader *reader)
{
    struct spoiler *spoiler = (struct spoiler *)store;
    const bool fine = live_only ? nika_store_live(spoiler->inner, reader) : nika_store_all(spoiler->inner, reader);
    return fine && spoiler->spoiling != CANNOT_BE_READ;
}

static bool spoiler_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                        const struct nika_store_reader *reader)
{
    return nika_store_log(inner(store), table, state, found, reader);
}

static bool spoiler_rows(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                         const struct nika_store_reader *reader)
{
    return inner(store)->kind->rows(inner(store), kind, range, reader);
}

static const struct nika_store_kind spoiler_kind = {
    .close = spoiler_close,
    .claim = spoiler_claim,
    .keep = spoiler_keep,
    .tidy = spoiler_tidy,
    .logs = spoiler_logs,
    .log = spoiler_log,
    .rows = spoiler_rows,
};

static struct nika_store *spoiling(struct nika_store *store, enum spoiling what)
{
    struct spoiler *spoiler = calloc(1, sizeof *spoiler);
    assert_non_null(spoiler);
    *spoiler = (struct spoiler){.store = {.kind = &spoiler_kind}, .inner = store, .spoiling = what};
    return &spoiler->store;
}

/* A store with a log in play, t, one that is over, with a date, u, and two rows. */
static struct nika_store *small(void)
{
    struct nika_store *store = in_memory();
    const uint64_t epoch = claimed(store);
    const struct nika_op ops[] = {
        op_append("t", 0, epoch, "a"),
        op_append("u", 0, epoch, "b"),
        op_append("t", 1, epoch, "c"),
        op_append("t", 2, epoch, "d"),
        op_over("u", epoch, 99),
        op_row(NIKA_OP_PUT, NIKA_ROW_ACCOUNT, "ada", "1"),
        op_row(NIKA_OP_PUT, NIKA_ROW_SESSION, "s", "2"),
    };
    assert_int_equal(keep_unit(store, ops, sizeof ops / sizeof ops[0]), NIKA_KEPT);
    return store;
}

static void every_difference_is_found(void **state)
{
    static const char *const details[] = {
        [CHANGES_ROW] = "account ada: value",   [DROPS_ROW] = "account ada: missing",
        [RENAMES_ROW] = "account ada: missing", [ADDS_ROW] = "audit bo: foreign",
        [FORGETS_STATE] = "table u: state",     [FORGETS_DATE] = "table u: date",
        [DROPS_LOG] = "table t: missing",       [ADDS_LOG] = "table v: foreign",
    };
    (void)state;
    for (unsigned what = CHANGES_ROW; what <= ADDS_LOG; what++) {
        struct nika_store *from = small(), *to = spoiling(in_memory(), (enum spoiling)what);
        assert_fails(from, to, "store-differs", details[what], to);
        nika_store_close(from);
        nika_store_close(to);
    }
    struct nika_store *from = small(), *to = spoiling(in_memory(), HONEST);
    assert_copied(from, to, 2, 4, 2);
    nika_store_close(from);
    nika_store_close(to);
}

/* A log of many batches, t, and the same with something done to one entry of it. */
static void assert_found(uint32_t entries, enum spoiling what, uint32_t place)
{
    struct nika_store *from = in_memory(), *to = spoiling(in_memory(), what);
    const uint64_t epoch = claimed(from);
    char detail[32];
    for (uint32_t number = 0; number < entries; number++)
        assert_int_equal(keep_op(from, op_append("t", number, epoch, "same")), NIKA_KEPT);
    ((struct spoiler *)to)->place = place;
    snprintf(detail, sizeof detail, "table t: entry %u", place);
    assert_fails(from, to, "store-differs", detail, to);
    nika_store_close(from);
    nika_store_close(to);
}

static void a_difference_deep_in_a_log_is_found(void **state)
{
    static const uint32_t places[] = {0, 255, 256, 257, 511, 512, 999}, sizes[] = {1, 2, 255, 256, 257, 512, 513};
    (void)state;
    for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++)
        assert_found(1000, CHANGES_ENTRY, places[i]);
    for (unsigned i = 1; i < sizeof sizes / sizeof sizes[0]; i++)
        assert_found(sizes[i], DROPS_ENTRY, sizes[i] - 1);
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        assert_found(sizes[i], ADDS_ENTRY, sizes[i]);
}

static void a_target_that_fails_is_reported(void **state)
{
    (void)state;
    struct nika_store *from = small(), *to = spoiling(in_memory(), IS_FULL);
    assert_fails(from, to, "store-cannot-write", NULL, to);
    assert_int_equal(problem.error, ENOSPC);
    nika_store_close(to);
    to = spoiling(in_memory(), BREAKS);
    assert_fails(from, to, "store-cannot-write", NULL, to);
    assert_int_equal(problem.error, EIO);
    nika_store_close(to);
    to = spoiling(in_memory(), LOSES_OWNER);
    assert_fails(from, to, "store-in-use", "t", to);
    nika_store_close(to);
    to = spoiling(in_memory(), CANNOT_BE_READ);
    assert_fails(from, to, "store-cannot-read", NULL, to);
    nika_store_close(to);
    nika_store_close(from);
}

static struct nika_lease asked(struct nika_store *store, const char *name, enum nika_lease_wish wish, uint64_t epoch)
{
    struct nika_node node = {.version = "1"};
    const struct nika_lease_request request = {.node = &node, .wish = wish, .epoch = epoch, .length = 5000};
    struct nika_lease lease;
    strcpy(node.name, name);
    assert_true(nika_store_lease(store, &request, &lease, &problem));
    return lease;
}

/* Who has leased a database writes by that epoch, and keeps the lease; whoever has lost it writes nothing. */
static void a_leased_target_stays_leased(void **state)
{
    char address[ADDRESS_SIZE];
    struct nika_store_copied copied;
    (void)state;
    make_schema(address);
    struct nika_store *from = small(), *to = opened_at(address), *third = opened_at(address);
    const struct nika_lease mine = asked(third, "copier", NIKA_LEASE_TAKE, 0);
    assert_true(mine.ours);
    assert_true(nika_store_copy(from, to, mine.epoch, &copied, &problem));
    assert_int_equal(copied.logs, 2);
    assert_same(from, to);
    assert_true(asked(third, "copier", NIKA_LEASE_RENEW, mine.epoch).ours);
    nika_store_close(to);

    make_schema(address);
    to = opened_at(address);
    struct nika_store *fourth = opened_at(address);
    const struct nika_lease first = asked(fourth, "copier", NIKA_LEASE_TAKE, 0);
    asked(fourth, "copier", NIKA_LEASE_GIVE, first.epoch);
    assert_true(asked(fourth, "node", NIKA_LEASE_TAKE, 0).ours);
    assert_fails_with(first.epoch, from, to, "store-in-use", NULL, to);
    assert_holds(to, "\n\n\n\n");
    nika_store_close(from);
    nika_store_close(to);
    nika_store_close(third);
    nika_store_close(fourth);
}

/* What a copy that failed has left is told from a store, until everything is there. */
static void a_part_is_not_taken_for_the_whole(void **state)
{
    (void)state;
    struct nika_store *from = small(), *inside = in_memory(), *to = spoiling(inside, IS_FULL), *next = in_memory();
    assert_true(nika_store_whole(from, &problem) && nika_store_whole(inside, &problem));
    assert_fails(from, to, "store-cannot-write", NULL, to);
    assert_false(nika_store_whole(inside, &problem));
    assert_string_equal(problem.word, "store-unfinished");
    assert_fails(inside, next, "store-unfinished", NULL, inside);
    assert_holds(next, "\n\n\n\n");
    assert_fails(from, inside, "store-unfinished", NULL, inside);
    assert_copied(from, next, 2, 4, 2);
    assert_true(nika_store_whole(next, &problem));
    nika_store_close(from);
    nika_store_close(to);
    nika_store_close(next);
}

/* By which they know each other: a copy of a club is not to speak with the original's nodes. */
static void the_key_of_the_nodes_stays_where_it_is(void **state)
{
    (void)state;
    struct nika_store *from = small(), *to = in_memory();
    struct nika_store_copied copied;
    assert_int_equal(keep_op(from, op_row(NIKA_OP_PUT, NIKA_ROW_META, "link-key", "theirs")), NIKA_KEPT);
    assert_int_equal(keep_op(to, op_row(NIKA_OP_PUT, NIKA_ROW_META, "link-key", "ours")), NIKA_KEPT);
    assert_true(nika_store_copy(from, to, 0, &copied, &problem));
    assert_int_equal(copied.rows, 2);
    char *const all = told(to);
    assert_non_null(strstr(all, "link-key=ours"));
    assert_null(strstr(all, "theirs"));
    free(all);
    nika_store_close(to);
    nika_store_close(from);
}

static void a_source_that_cannot_be_read_is_reported(void **state)
{
    (void)state;
    struct nika_store *from = spoiling(small(), CANNOT_BE_READ), *to = in_memory();
    assert_fails(from, to, "store-cannot-read", NULL, from);
    nika_store_close(to);
    nika_store_close(from);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(nothing_is_copied_too, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(states_and_dates_are_copied, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(odd_bytes_are_copied, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(much_is_copied, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_copy_goes_on, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(the_key_of_the_nodes_stays_where_it_is, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_target_with_a_row_is_refused, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_target_with_a_log_is_refused, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_source_that_lacks_entries_is_refused, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(every_difference_is_found, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_difference_deep_in_a_log_is_found, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_target_that_fails_is_reported, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_leased_target_stays_leased, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_part_is_not_taken_for_the_whole, enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(a_source_that_cannot_be_read_is_reported, enter_folder, leave_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
