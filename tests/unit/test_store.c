/*
 * test_store.c: what every store must do, shown of the one in memory, of the one in a file, and of the one in a database;
 * and that all do the same when a great many different things are asked of them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <unistd.h>

#include "store_kit.h"

#include "store_batch.h"
#include "store_postgresql.h"

enum kind { MEMORY, FILE_OF_SQLITE, DATABASE };

/* A store that is tested, with the file in which it stands, if it does. */
struct fixture {
    struct nika_store *store;
    char folder[64], path[96], address[ADDRESS_SIZE];
    uint64_t epoch;
};

static void set_up(struct fixture *fixture, enum kind kind)
{
    struct nika_store_problem problem = {0};
    strcpy(fixture->folder, "/tmp/nika-store-XXXXXX");
    assert_non_null(mkdtemp(fixture->folder));
    snprintf(fixture->path, sizeof fixture->path, "%s/nika.db", fixture->folder);
    if (kind == DATABASE)
        make_schema(fixture->address);
    fixture->store = kind == MEMORY           ? nika_store_memory(&problem)
                     : kind == FILE_OF_SQLITE ? nika_store_open(fixture->path, &problem)
                                              : nika_store_open(fixture->address, &problem);
    if (!fixture->store)
        fail_msg("%s: %s", problem.word, problem.detail);
    assert_true(nika_store_claim(fixture->store, &fixture->epoch));
}

static int set_up_memory(void **state)
{
    *state = calloc(1, sizeof(struct fixture));
    set_up(*state, MEMORY);
    return 0;
}

static int set_up_file(void **state)
{
    *state = calloc(1, sizeof(struct fixture));
    set_up(*state, FILE_OF_SQLITE);
    return 0;
}

static int set_up_database(void **state)
{
    *state = calloc(1, sizeof(struct fixture));
    set_up(*state, DATABASE);
    return 0;
}

static int tear_down(void **state)
{
    static const char *const endings[] = {"", "-wal", "-shm", ".lock"};
    struct fixture *fixture = *state;
    nika_store_close(fixture->store);
    for (unsigned i = 0; i < 4; i++) {
        char name[128];
        snprintf(name, sizeof name, "%s%s", fixture->path, endings[i]);
        unlink(name);
    }
    assert_int_equal(rmdir(fixture->folder), 0);
    free(fixture);
    return 0;
}

/*
 * Logs.
 */

static void a_log_grows_entry_by_entry(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    assert_holds(store, "\n\n\n\n");
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "zero")), NIKA_KEPT);
    assert_holds(store, "t/0=zero live\n\n\n\n\n");
    assert_int_equal(keep_op(store, op_append("t", 1, 1, "one")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("t", 2, 1, "")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("s", 0, 1, "a log of its own")), NIKA_KEPT);
    assert_holds(store, "s/0=a\\20log\\20of\\20its\\20own live\nt/0=zero t/1=one t/2= live\n\n\n\n\n");
}

static void an_entry_has_the_number_that_comes_next(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    assert_int_equal(keep_op(store, op_append("t", 1, 1, "no log yet")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "again")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("t", 2, 1, "too far")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("t", UINT32_MAX, 1, "far too far")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("t", 1, 1, "b")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("t", 1, 1, "again")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "again")), NIKA_KEPT_CONFLICT);
    assert_holds(store, "t/0=a t/1=b live\n\n\n\n\n");
}

static void only_the_latest_owner_writes(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    uint64_t epoch = ((struct fixture *)*state)->epoch;
    assert_true(epoch == 1);
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "first")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("o", 0, 1, "over")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_state("o", 1, NIKA_LOG_OVER)), NIKA_KEPT);
    assert_true(nika_store_claim(store, &epoch));
    assert_true(epoch == 2);
    for (uint64_t wrong = 0; wrong < 5; wrong++) {
        if (wrong == 2)
            continue;
        assert_int_equal(keep_op(store, op_append("t", 1, wrong, "stale")), NIKA_KEPT_CONFLICT);
        assert_int_equal(keep_op(store, op_append("n", 0, wrong, "stale")), NIKA_KEPT_CONFLICT);
        assert_int_equal(keep_op(store, op_append("o", 1, wrong, "stale")), NIKA_KEPT_CONFLICT);
        assert_int_equal(keep_op(store, op_state("t", wrong, NIKA_LOG_OVER)), NIKA_KEPT_CONFLICT);
        assert_int_equal(keep_op(store, op_forget("t", wrong)), NIKA_KEPT_CONFLICT);
        assert_int_equal(keep_op(store, op_forget("none", wrong)), NIKA_KEPT_CONFLICT);
    }
    assert_holds(store, "o/0=over over\nt/0=first live\n\n\n\n\n");
    /* Those of the new owner go on where the old one's ended, at games that are over too. */
    assert_int_equal(keep_op(store, op_append("t", 1, 2, "second")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("o", 1, 2, "talk")), NIKA_KEPT);
    /* Rows have no owner. */
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")), NIKA_KEPT);
    assert_holds(store, "o/0=over o/1=talk over\nt/0=first t/1=second live\nk=v \n\n\n\n");
}

static void nobody_owns_what_nobody_claimed(void **state)
{
    struct nika_store_problem problem;
    struct nika_store *store = nika_store_memory(&problem);
    (void)state;
    assert_int_equal(keep_op(store, op_append("t", 0, 0, "")), NIKA_KEPT_CONFLICT);
    nika_store_close(store);
}

static void logs_have_states(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    struct story live = {0};
    const struct nika_store_reader reader = story_reader(&live);
    const char *const ids[] = {"c", "a", "b", "d"};
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(keep_op(store, op_append(ids[i], 0, 1, "x")), NIKA_KEPT);
        assert_int_equal(keep_op(store, op_append(ids[i], 1, 1, "y")), NIKA_KEPT);
    }
    assert_int_equal(keep_op(store, op_state("a", 1, NIKA_LOG_OVER)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_state("b", 1, NIKA_LOG_DAMAGED)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_state("d", 1, NIKA_LOG_OVER)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_state("d", 1, NIKA_LOG_LIVE)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_state("none", 1, NIKA_LOG_OVER)), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_state("c", 1, NIKA_LOG_STATES)), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("a", 2, 1, "z")), NIKA_KEPT); /* over, and still talked at */
    assert_holds(store, "a/0=x a/1=y a/2=z over\nb/0=x b/1=y damaged\nc/0=x c/1=y live\nd/0=x d/1=y live\n\n\n\n\n");
    assert_true(nika_store_live(store, &reader));
    assert_string_equal(live.text, "c/0=x c/1=y d/0=x d/1=y ");
    free(live.text);
}

static bool tell_old(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    char line[NIKA_KEY_MAX + 64];
    snprintf(line, sizeof line, "%s %d %u %lld, ", table, (int)state, entries, (long long)ended);
    story_say(context, line);
    return true;
}

static void assert_old(struct nika_store *store, enum nika_log_state state, int64_t before, unsigned most,
                       const char *expected)
{
    struct story story = {0};
    const struct nika_store_reader reader = {.log = tell_old, .context = &story};
    story_say(&story, "");
    assert_true(nika_store_old(store, state, 0, before, most, &reader));
    assert_string_equal(story.text, expected);
    free(story.text);
}

static void old_logs_come_oldest_first(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    for (char id = 'a'; id <= 'g'; id++)
        assert_int_equal(keep_op(store, op_append((char[]){id, '\0'}, 0, 1, "x")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("c", 1, 1, "y")), NIKA_KEPT);
    assert_old(store, NIKA_LOG_LIVE, INT64_MAX, 9, "");
    assert_int_equal(keep_op(store, op_over("a", 1, 5000000000000)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_over("b", 1, 300)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_over("c", 1, 1)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_over("d", 1, 0)), NIKA_KEPT); /* nobody knows when */
    assert_int_equal(keep_op(store, op_over("e", 1, -1)), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_over("f", 1, 200)), NIKA_KEPT);
    struct nika_op damaged = op_over("g", 1, 250);
    damaged.state = NIKA_LOG_DAMAGED;
    assert_int_equal(keep_op(store, damaged), NIKA_KEPT);
    assert_old(store, NIKA_LOG_OVER, INT64_MAX, 9, "c 1 2 1, f 1 1 200, b 1 1 300, a 1 1 5000000000000, ");
    assert_old(store, NIKA_LOG_OVER, 300, 9, "c 1 2 1, f 1 1 200, ");
    assert_old(store, NIKA_LOG_OVER, 301, 1, "c 1 2 1, ");
    assert_old(store, NIKA_LOG_OVER, 301, 0, "");
    assert_old(store, NIKA_LOG_DAMAGED, 300, 9, "g 2 1 250, ");
    /* A unit that fails changes no date; a log that lives again has none; a forgotten one is gone. */
    const struct nika_op both[] = {op_over("f", 1, 999), op_append("f", 7, 1, "no")};
    assert_int_equal(keep_unit(store, both, 2), NIKA_KEPT_CONFLICT);
    struct nika_op again = op_over("b", 1, 300);
    again.state = NIKA_LOG_LIVE;
    assert_int_equal(keep_op(store, again), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_forget("c", 1)), NIKA_KEPT);
    assert_old(store, NIKA_LOG_OVER, 1000, 9, "f 1 1 200, ");
    assert_old(store, NIKA_LOG_LIVE, INT64_MAX, 9, "");
}

static void a_log_that_is_not_there_is_not_found(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    enum nika_log_state log_state = NIKA_LOG_DAMAGED;
    bool found = true;
    struct story story = {0};
    const struct nika_store_reader reader = story_reader(&story);
    assert_true(nika_store_log(store, "none", &log_state, &found, &reader));
    assert_false(found);
    assert_null(story.text);
}

static void a_forgotten_log_is_gone(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    assert_int_equal(keep_op(store, op_append("s", 0, 1, "a")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "b")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("s", 1, 1, "c")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("t", 1, 1, "d")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_forget("t", 1)), NIKA_KEPT);
    assert_holds(store, "s/0=a s/1=c live\n\n\n\n\n");
    assert_int_equal(keep_op(store, op_forget("t", 1)), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("t", 2, 1, "e")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "f")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("s", 2, 1, "g")), NIKA_KEPT);
    assert_holds(store, "s/0=a s/1=c s/2=g live\nt/0=f live\n\n\n\n\n");
}

/*
 * Units.
 */

static void a_unit_is_kept_whole_or_not_at_all(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    assert_int_equal(keep_op(store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_ACCOUNT, "ada", "1")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_append("f", 0, 1, "forget")), NIKA_KEPT);
    char *before = told(store);
    struct nika_op ops[] = {
        op_append("t", 1, 1, "b"),
        op_append("n", 0, 1, "new"),
        op_state("t", 1, NIKA_LOG_OVER),
        op_row(NIKA_OP_PUT, NIKA_ROW_ACCOUNT, "ada", "2"),
        op_row(NIKA_OP_ADD, NIKA_ROW_SESSION, "s", "3"),
        op_forget("f", 1),
        op_row(NIKA_OP_DROP, NIKA_ROW_ACCOUNT, "ada", ""),
        op_append("n", 1, 1, "and more"),
    };
    const unsigned count = sizeof ops / sizeof ops[0];
    /* Wherever the conflict stands, nothing is left of what stood before it. */
    for (unsigned place = 0; place < count; place++) {
        const struct nika_op right = ops[place];
        ops[place] = op_row(NIKA_OP_ADD, NIKA_ROW_META, "k", "");
        ops[place].size = NIKA_VALUE_MAX + 1;
        assert_int_equal(keep_unit(store, ops, count), NIKA_KEPT_CONFLICT);
        assert_holds(store, before);
        ops[place] = right;
    }
    free(before);
    assert_int_equal(keep_unit(store, ops, count), NIKA_KEPT);
    assert_holds(store, "n/0=new n/1=and\\20more live\nt/0=a t/1=b over\n\n\ns=3 \n\n");
    assert_int_equal(keep_unit(store, ops, 0), NIKA_KEPT); /* nothing to keep */
}

static void units_that_come_together_come_in_order(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    const struct nika_op ops[] = {
        op_append("t", 0, 1, "a"),
        op_append("t", 1, 1, "b"),
        op_append("t", 1, 1, "c"), /* too late */
        op_row(NIKA_OP_ADD, NIKA_ROW_ACCOUNT, "ada", "first"),
        op_row(NIKA_OP_ADD, NIKA_ROW_ACCOUNT, "ada", "second"), /* too late */
        op_append("t", 2, 1, "d"),
    };
    const struct nika_unit units[] = {{&ops[0], 1}, {&ops[1], 1}, {&ops[2], 2},
                                      {&ops[3], 1}, {&ops[4], 2}, {&ops[5], 1}};
    static const enum nika_kept expected[] = {NIKA_KEPT, NIKA_KEPT,          NIKA_KEPT_CONFLICT,
                                              NIKA_KEPT, NIKA_KEPT_CONFLICT, NIKA_KEPT};
    enum nika_kept outcomes[6];
    nika_store_keep(store, units, 6, outcomes);
    for (unsigned i = 0; i < 6; i++)
        assert_int_equal(outcomes[i], expected[i]);
    assert_holds(store, "t/0=a t/1=b t/2=d live\n\nada=first \n\n\n");
}

static void a_unit_sees_what_it_has_done(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    const struct nika_op grows[] = {op_append("t", 0, 1, "a"), op_append("t", 1, 1, "b"), op_append("t", 2, 1, "c")};
    const struct nika_op comes_and_goes[] = {op_append("u", 0, 1, "a"), op_append("u", 1, 1, "b"), op_forget("u", 1),
                                             op_append("u", 0, 1, "c")};
    const struct nika_op twice[] = {op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "1"),
                                    op_row(NIKA_OP_ADD, NIKA_ROW_META, "k", "2")};
    const struct nika_op anew[] = {op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "1"),
                                   op_row(NIKA_OP_DROP, NIKA_ROW_META, "k", ""),
                                   op_row(NIKA_OP_ADD, NIKA_ROW_META, "k", "2")};
    assert_int_equal(keep_unit(store, grows, 3), NIKA_KEPT);
    assert_int_equal(keep_unit(store, comes_and_goes, 4), NIKA_KEPT);
    assert_int_equal(keep_unit(store, twice, 2), NIKA_KEPT_CONFLICT);
    assert_holds(store, "t/0=a t/1=b t/2=c live\nu/0=c live\n\n\n\n\n");
    assert_int_equal(keep_unit(store, anew, 3), NIKA_KEPT);
    assert_holds(store, "t/0=a t/1=b t/2=c live\nu/0=c live\nk=2 \n\n\n\n");
}

/*
 * Rows.
 */

static void rows_are_put_added_and_dropped(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    struct nika_op strange = op_row(NIKA_OP_PUT, NIKA_ROW_PLAYED, "nul", "");
    strange.value = "a\0b\0";
    strange.size = 4;
    assert_int_equal(keep_op(store, strange), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "1")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "longer")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_ADD, NIKA_ROW_META, "k", "2")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_ADD, NIKA_ROW_ACCOUNT, "k", "of another kind")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_SESSION, "empty", "")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_KINDS, "k", "")), NIKA_KEPT_CONFLICT);
    assert_holds(store, "k=longer \nk=of\\20another\\20kind \nempty= \nnul=a\\00b\\00 \n");
    assert_int_equal(keep_op(store, op_row(NIKA_OP_DROP, NIKA_ROW_META, "k", "")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_DROP, NIKA_ROW_META, "k", "")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_DROP, NIKA_ROW_SESSION, "em", "")), NIKA_KEPT);
    assert_holds(store, "\nk=of\\20another\\20kind \nempty= \nnul=a\\00b\\00 \n");
}

static void assert_rows(struct nika_store *store, const char *prefix, const char *after, bool backwards, unsigned most,
                        const char *expected)
{
    struct story story = {0};
    const struct nika_store_reader reader = story_reader(&story);
    story_say(&story, "");
    assert_true(nika_store_rows(store, NIKA_ROW_PLAYED, prefix, after, backwards, most, &reader));
    assert_string_equal(story.text, expected);
    free(story.text);
}

static void rows_come_in_the_order_of_their_bytes(void **state)
{
    static const char *const keys[] = {"b", "a",  "\xff",     "a!",    "ab",  "\xc3\xa9",
                                       "B", "aa", "\xff\xff", "a\x01", "aa1", "\xfe"};
    struct nika_store *store = ((struct fixture *)*state)->store;
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++)
        assert_int_equal(keep_op(store, op_row(NIKA_OP_ADD, NIKA_ROW_PLAYED, keys[i], "")), NIKA_KEPT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_ADD, NIKA_ROW_SESSION, "aa", "")), NIKA_KEPT); /* another kind */
    assert_rows(store, "", NULL, false, 99, "B= a= a\\01= a!= aa= aa1= ab= b= \\c3\\a9= \\fe= \\ff= \\ff\\ff= ");
    assert_rows(store, "", NULL, true, 99, "\\ff\\ff= \\ff= \\fe= \\c3\\a9= b= ab= aa1= aa= a!= a\\01= a= B= ");
    /* Those that begin with … */
    assert_rows(store, "a", NULL, false, 99, "a= a\\01= a!= aa= aa1= ab= ");
    assert_rows(store, "aa", NULL, false, 99, "aa= aa1= ");
    assert_rows(store, "aa", NULL, true, 99, "aa1= aa= ");
    assert_rows(store, "ac", NULL, false, 99, "");
    assert_rows(store, "\xff", NULL, false, 99, "\\ff= \\ff\\ff= ");
    assert_rows(store, "\xff\xff", NULL, true, 99, "\\ff\\ff= ");
    assert_rows(store, "\xfe", NULL, false, 99, "\\fe= ");
    /* … above or below one. */
    assert_rows(store, "a", "a", false, 99, "a\\01= a!= aa= aa1= ab= ");
    assert_rows(store, "a", "a!", false, 99, "aa= aa1= ab= ");
    assert_rows(store, "a", "a\"", false, 99, "aa= aa1= ab= ");
    assert_rows(store, "a", "a!", true, 99, "a\\01= a= ");
    assert_rows(store, "a", "B", false, 99, "a= a\\01= a!= aa= aa1= ab= ");
    assert_rows(store, "a", "B", true, 99, "");
    assert_rows(store, "a", "", true, 99, "");
    assert_rows(store, "a", "", false, 99, "a= a\\01= a!= aa= aa1= ab= ");
    assert_rows(store, "a", "b", false, 99, "");
    assert_rows(store, "a", "b", true, 99, "ab= aa1= aa= a!= a\\01= a= ");
    assert_rows(store, "", "ab", false, 99, "b= \\c3\\a9= \\fe= \\ff= \\ff\\ff= ");
    assert_rows(store, "", "\xff\xff", false, 99, "");
    assert_rows(store, "", "\xff", true, 2, "\\fe= \\c3\\a9= ");
    assert_rows(store, "\xff", "\xff", true, 99, "");
    /* No more than so many. */
    assert_rows(store, "", NULL, false, 0, "");
    assert_rows(store, "", NULL, false, 1, "B= ");
    assert_rows(store, "a", NULL, true, 3, "ab= aa1= aa= ");
    assert_rows(store, "a", "a", false, 2, "a\\01= a!= ");
}

static bool stop_at_second(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    story_entry(context, table, number, bytes, size);
    return number == 0;
}

static bool stop_at_b(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    story_row(context, kind, key, value, size);
    return strcmp(key, "b") != 0;
}

static void who_reads_may_stop(void **state)
{
    struct nika_store *store = ((struct fixture *)*state)->store;
    struct story story = {0};
    const struct nika_store_reader reader = {.entry = stop_at_second, .row = stop_at_b, .context = &story};
    enum nika_log_state log_state;
    bool found;
    const struct nika_op ops[] = {op_append("t", 0, 1, "a"), op_append("t", 1, 1, "b"), op_append("t", 2, 1, "c"),
                                  op_append("u", 0, 1, "d")};
    assert_int_equal(keep_unit(store, ops, 4), NIKA_KEPT);
    for (char key = 'a'; key <= 'd'; key++)
        assert_int_equal(keep_op(store, op_row(NIKA_OP_ADD, NIKA_ROW_META, (char[]){key, '\0'}, "")), NIKA_KEPT);
    assert_true(nika_store_live(store, &reader));
    assert_true(nika_store_all(store, &reader));
    assert_true(nika_store_log(store, "t", &log_state, &found, &reader));
    assert_true(nika_store_rows(store, NIKA_ROW_META, "", NULL, false, 9, &reader));
    assert_string_equal(story.text, "t/0=a t/1=b t/0=a t/1=b t/0=a t/1=b a= b= ");
    free(story.text);
    /* And all is as before. */
    assert_holds(store, "t/0=a t/1=b t/2=c live\nu/0=d live\na= b= c= d= \n\n\n\n");
    assert_int_equal(keep_op(store, op_append("t", 3, 1, "e")), NIKA_KEPT);
}

/*
 * Bounds.
 */

static void what_is_too_large_is_refused(void **state)
{
    static char large[NIKA_ENTRY_MAX + 1];
    char key[NIKA_KEY_MAX + 1];
    struct nika_store *store = ((struct fixture *)*state)->store;
    struct nika_op entry = op_append("t", 0, 1, ""), row = op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "");
    for (size_t i = 0; i < sizeof large; i++)
        large[i] = (char)(i * 7);
    memset(key, 'k', sizeof key);
    entry.value = row.value = large;

    entry.size = NIKA_ENTRY_MAX + 1;
    assert_int_equal(keep_op(store, entry), NIKA_KEPT_CONFLICT);
    row.size = NIKA_VALUE_MAX + 1;
    assert_int_equal(keep_op(store, row), NIKA_KEPT_CONFLICT);
    row.kind = NIKA_OP_ADD;
    assert_int_equal(keep_op(store, row), NIKA_KEPT_CONFLICT);
    key[NIKA_KEY_MAX] = '\0';
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_META, key, "")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_DROP, NIKA_ROW_META, key, "")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append(key, 0, 1, "")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_forget(key, 1)), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "", "")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(store, op_append("", 0, 1, "")), NIKA_KEPT_CONFLICT);
    assert_int_equal(
        keep_op(store, (struct nika_op){.kind = (enum nika_op_kind)6, .table = "t", .key = "k", .epoch = 1}),
        NIKA_KEPT_CONFLICT);
    assert_holds(store, "\n\n\n\n");

    entry.size = NIKA_ENTRY_MAX;
    row.size = NIKA_VALUE_MAX;
    key[NIKA_KEY_MAX - 1] = '\0';
    entry.table = row.key = key;
    struct story expected = {0};
    assert_int_equal(keep_op(store, entry), NIKA_KEPT);
    assert_int_equal(keep_op(store, row), NIKA_KEPT);
    story_entry(&expected, key, 0, large, NIKA_ENTRY_MAX);
    story_say(&expected, "live\n");
    story_row(&expected, NIKA_ROW_META, key, large, NIKA_VALUE_MAX);
    story_say(&expected, "\n\n\n\n");
    assert_holds(store, expected.text);
    free(expected.text);
}

/*
 * All do the same.
 */

static void all_stores_do_the_same(void **state)
{
    struct nika_store *other_store = ((struct fixture *)*state)->store;
    struct nika_store_problem problem;
    struct nika_store *memory = nika_store_memory(&problem);
    struct nika_rng rng;
    unsigned outcomes[4] = {0};
    uint64_t epoch, other;
    nika_rng_seed(&rng, 6, 1);
    assert_true(nika_store_claim(memory, &epoch));
    for (unsigned round = 0; round < 3000; round++) {
        enum nika_kept one[BATCH_UNITS], two[BATCH_UNITS];
        struct batch batch;
        make_batch(&rng, memory, epoch, &batch);
        nika_store_keep(memory, batch.units, batch.count, one);
        nika_store_keep(other_store, batch.units, batch.count, two);
        for (unsigned i = 0; i < batch.count; i++) {
            assert_int_equal(one[i], two[i]);
            outcomes[one[i]]++;
        }
        if (round % 50 == 0) {
            char *text = told(memory);
            assert_holds(other_store, text);
            free(text);
            nika_store_tidy(other_store);
        }
        if (round % 500 == 499) {
            assert_true(nika_store_claim(memory, &epoch));
            assert_true(nika_store_claim(other_store, &other));
            assert_true(epoch == other);
        }
    }
    assert_true(outcomes[NIKA_KEPT] > 3000 && outcomes[NIKA_KEPT_CONFLICT] > 1000);
    assert_int_equal(outcomes[NIKA_KEPT_NOTHING] + outcomes[NIKA_KEPT_BROKEN], 0);
    nika_store_close(memory);
}

/* Only the latest epoch can be owned, and what only databases can do others refuse. */
static void a_store_is_owned_by_its_latest_epoch(void **state)
{
    const struct fixture *fixture = *state;
    struct nika_store_problem problem = {0};
    const struct nika_node node = {.name = "n"};
    const struct nika_lease_request request = {.node = &node, .length = 1000};
    struct nika_lease lease;
    uint64_t epoch;
    assert_true(nika_store_own(fixture->store, 1, 0));
    assert_int_equal(keep_op(fixture->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    assert_true(nika_store_claim(fixture->store, &epoch));
    assert_false(nika_store_own(fixture->store, 1, 0));
    assert_int_equal(keep_op(fixture->store, op_append("t", 1, 1, "stale")), NIKA_KEPT_CONFLICT);
    assert_true(nika_store_own(fixture->store, 2, 0));
    assert_false(nika_store_own(fixture->store, 3, 0));
    assert_false(nika_store_own(fixture->store, 0, 0));
    assert_true(nika_store_own(fixture->store, 2, 0));
    assert_int_equal(keep_op(fixture->store, op_append("t", 1, 2, "b")), NIKA_KEPT);
    assert_holds(fixture->store, "t/0=a t/1=b live\n\n\n\n\n");
    if (fixture->address[0]) {
        assert_false(nika_store_backup(fixture->store, fixture->path, &problem));
        assert_string_equal(problem.word, "store-not-here");
        assert_false(nika_store_restore(fixture->store, fixture->path, true, &problem));
        assert_string_equal(problem.word, "store-not-here");
    } else {
        assert_false(nika_store_lease(fixture->store, &request, &lease, &problem));
        assert_string_equal(problem.word, "store-not-here");
    }
}

#define ALL(test)                                                                                                      \
    {"memory: " #test, test, set_up_memory, tear_down, NULL}, {"file: " #test, test, set_up_file, tear_down, NULL},    \
    {                                                                                                                  \
        "database: " #test, test, set_up_database, tear_down, NULL                                                     \
    }

int main(void)
{
    const struct CMUnitTest tests[] = {
        ALL(a_log_grows_entry_by_entry),
        ALL(an_entry_has_the_number_that_comes_next),
        ALL(only_the_latest_owner_writes),
        cmocka_unit_test(nobody_owns_what_nobody_claimed),
        ALL(logs_have_states),
        ALL(old_logs_come_oldest_first),
        ALL(a_log_that_is_not_there_is_not_found),
        ALL(a_forgotten_log_is_gone),
        ALL(a_unit_is_kept_whole_or_not_at_all),
        ALL(units_that_come_together_come_in_order),
        ALL(a_unit_sees_what_it_has_done),
        ALL(rows_are_put_added_and_dropped),
        ALL(rows_come_in_the_order_of_their_bytes),
        ALL(who_reads_may_stop),
        ALL(what_is_too_large_is_refused),
        ALL(a_store_is_owned_by_its_latest_epoch),
        cmocka_unit_test_setup_teardown(all_stores_do_the_same, set_up_file, tear_down),
        cmocka_unit_test_setup_teardown(all_stores_do_the_same, set_up_database, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
