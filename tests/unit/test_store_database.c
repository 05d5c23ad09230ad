/*
 * test_store_database.c: a PostgreSQL database as a store: addresses, tables that are not ours, versions side by side,
 * looking, what is damaged, and without PostgreSQL's client library.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "store/store_internal.h"

#include "store_kit.h"

#include "store_postgresql.h"

static void assert_refused(const char *address, bool look, const char *word)
{
    struct nika_store_problem problem = {0};
    struct nika_store *const store = look ? nika_store_look(address, &problem) : nika_store_open(address, &problem);
    assert_null(store);
    assert_string_equal(problem.word, word);
}

/*
 * Addresses.
 */

static void addresses_are_told_from_files(void **state)
{
    (void)state;
    assert_true(nika_store_is_address("postgresql://"));
    assert_true(nika_store_is_address("postgres://user@host/database"));
    assert_false(nika_store_is_address("postgresql:/x"));
    assert_false(nika_store_is_address("./postgresql://x"));
    assert_false(nika_store_is_address("nika.db"));
    assert_false(nika_store_is_address(""));
}

/* Whatever is wrong with an address, its password is not told. */
static void passwords_are_not_told(void **state)
{
    static const char *const wrong[] = {
        "postgresql://u:open+sesame@/d?host=/nowhere",
        "postgresql://u:open+sesame@localhost:1/d",
        "postgresql://u:open+sesame@localhost:x/d",
        "postgresql://u:open+sesame@localhost:99999/d",
        "postgresql://u:open+sesame@localhost/d?x=y",
        "postgresql://u:open+sesame@[localhost/d",
        "postgresql://u:open%zzsesame@localhost/d",
        "postgresql://u:open@sesame@localhost/d",
        "postgresql://u:open/sesame@localhost/d",
        "postgresql://u:1/sesame@localhost/d",
        "postgresql://u:open?sesame@localhost:1/d",
        "postgresql://u:open+sesame@localhost:1,localhost:1,localhost:1/d",
        "postgresql://localhost:1,localhost:2/d?hostaddr=127.0.0.1&user=u&password=open+sesame",
        "postgresql://localhost:1/d?user=u&password=open+sesame&sslmode=open",
    };
    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct nika_store_problem problem = {0};
        assert_null(nika_store_open(wrong[i], &problem));
        assert_string_equal(problem.word, "store-unreachable");
        assert_null(strstr(problem.detail, "sesame"));
        assert_true(strlen(problem.detail) > 10);
    }
}

static void hosts_are_tried_one_after_the_other(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_problem problem = {0};
    char address[ADDRESS_SIZE + 64];
    const char *const options = strstr(scene->address, "&options="), *const host = strstr(scene->address, "host=") + 5;
    snprintf(address, sizeof address, "postgresql://nika@/postgres?host=/nowhere,%.*s,/nowhere/else%s",
             (int)(options - host), host, options);
    struct nika_store *const store = nika_store_open(address, &problem);
    assert_non_null(store);
    assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")), NIKA_KEPT);
    assert_holds(scene->store, "k=v \n\n\n\n");
    nika_store_close(store);
}

/* What takes no writes is not the primary. */
static void a_server_that_only_reads_is_passed_over(void **state)
{
    struct scene *const scene = *state;
    char address[ADDRESS_SIZE + 64];
    snprintf(address, sizeof address, "%s%%20-cdefault_transaction_read_only%%3Don", scene->address);
    assert_refused(address, false, "store-unreachable");
}

static void without_the_client_library_there_are_no_databases(void **state)
{
    static const char *const libraries[] = {"libpq-that-is-not-there.so.5", "libm.so.6"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct nika_store_problem problem = {0};
        assert_null(store_open_database(&(struct store_database){.where = server_address(), .library = libraries[i]},
                                        &problem));
        assert_string_equal(problem.word, "store-no-client");
        assert_true(problem.detail[0] != '\0');
    }
}

/*
 * Tables that are not ours.
 */

static void what_others_have_made_is_left_alone(void **state)
{
    static const char *const others[] = {
        "CREATE TABLE nika_log(x int)",
        "CREATE TABLE nika_schema(version text)",
        "CREATE TABLE nika_schema(store text, version bigint)",
        "CREATE TABLE nika_schema(store text, version bigint); INSERT INTO nika_schema VALUES('other', 1)",
        "CREATE TABLE nika_schema(store text, version bigint); INSERT INTO nika_schema VALUES('nika', 0)",
    };
    (void)state;
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        char address[ADDRESS_SIZE];
        make_schema(address);
        meddle(address, others[i]);
        assert_refused(address, false, "store-other");
        assert_refused(address, true, "store-other");
    }
}

static void tables_of_others_do_not_matter(void **state)
{
    char address[ADDRESS_SIZE];
    (void)state;
    make_schema(address);
    meddle(address, "CREATE TABLE logs(x int)");
    assert_refused(address, true, "store-empty");
    struct nika_store *const store = opened_at(address);
    assert_holds(store, "\n\n\n\n");
    nika_store_close(store);
}

/*
 * Versions.
 */

enum { NEXT_MOST = 16 };

/* Programs of later versions. */
static struct nika_store *opened_later(const char *address, unsigned later, bool look,
                                       struct nika_store_problem *problem)
{
    static const char *steps[NEXT_MOST];
    unsigned count = store_database_step_count;
    assert_true(count + later <= NEXT_MOST);
    for (unsigned i = 0; i < count; i++)
        steps[i] = store_database_steps[i];
    if (later > 0)
        steps[count++] =
            "ALTER TABLE nika_log ADD COLUMN colour text; ALTER TABLE nika_row ADD COLUMN seen timestamptz;"
            "ALTER TABLE nika_lease ADD COLUMN mood text; ALTER TABLE nika_node ADD COLUMN mood text";
    if (later > 1)
        steps[count++] = "CREATE TABLE nika_next()";
    return store_open_database(
        &(struct store_database){.where = address, .look = look, .steps = steps, .step_count = count}, problem);
}

static void two_versions_run_side_by_side(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_problem problem = {0};
    const struct nika_node node = {.name = "n"};
    const struct nika_lease_request request = {.node = &node, .wish = NIKA_LEASE_TAKE, .length = 1000};
    struct nika_lease lease;
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "old")), NIKA_KEPT);
    struct nika_store *const next = opened_later(scene->address, 1, false, &problem);
    assert_non_null(next);
    assert_int_equal(ask_number(scene->other, "SELECT version FROM nika_schema"), store_database_step_count + 1);
    /* The one that runs goes on, also with a new connection; and one that starts now is not bothered. */
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "old")), NIKA_KEPT);
    assert_int_equal(keep_op(next, op_append("t", 2, 1, "next")), NIKA_KEPT);
    execute(scene->other, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nika'");
    wait_until(scene->other, SESSIONS, 0);
    assert_int_equal(keep_op(scene->store, op_append("t", 3, 1, "old")), NIKA_KEPT);
    struct nika_store *const third = opened_at(scene->address);
    assert_int_equal(keep_op(third, op_append("t", 4, 1, "old")), NIKA_KEPT);
    assert_true(nika_store_lease(third, &request, &lease, &problem));
    assert_true(lease.ours && lease.epoch == 2);
    assert_int_equal(keep_op(third, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")), NIKA_KEPT);
    struct nika_store *const looking = nika_store_look(scene->address, &problem);
    assert_holds(looking, "t/0=old t/1=old t/2=next t/3=old t/4=old live\nk=v \n\n\n\n");
    assert_int_equal(ask_number(scene->other, "SELECT version FROM nika_schema"), store_database_step_count + 1);
    nika_store_close(looking);
    nika_store_close(third);
    nika_store_close(next);
}

/* A version that an old program would not understand comes when the last one has ended. */
static void three_versions_do_not(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_problem problem = {0};
    assert_null(opened_later(scene->address, 2, false, &problem));
    assert_string_equal(problem.word, "store-in-use");
    struct nika_store *const next = opened_later(scene->address, 1, false, &problem);
    assert_null(opened_later(scene->address, 2, false, &problem));
    assert_string_equal(problem.word, "store-in-use");
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "old")), NIKA_KEPT);
    nika_store_close(scene->store);
    struct nika_store *newest;
    while (!(newest = opened_later(scene->address, 2, false, &problem))) { /* until the server has noticed */
        assert_string_equal(problem.word, "store-in-use");
        wait_a_little();
    }
    assert_refused(scene->address, false, "store-newer");
    assert_refused(scene->address, true, "store-newer");
    assert_int_equal(keep_op(next, op_append("t", 1, 1, "next")), NIKA_KEPT);
    assert_int_equal(keep_op(newest, op_append("t", 2, 1, "newest")), NIKA_KEPT);
    assert_holds(newest, "t/0=old t/1=next t/2=newest live\n\n\n\n\n");
    nika_store_close(newest);
    scene->store = next;
}

/* A step that fails leaves no trace, and can be done later. */
static void a_step_that_fails_is_not_done(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_problem problem = {0};
    execute(scene->other, "ALTER TABLE nika_node ADD COLUMN mood text");
    assert_null(opened_later(scene->address, 1, false, &problem));
    assert_string_equal(problem.word, "store-cannot-write");
    assert_non_null(strstr(problem.detail, "mood"));
    assert_int_equal(ask_number(scene->other, "SELECT version FROM nika_schema"), store_database_step_count);
    assert_int_equal(ask_number(scene->other, "SELECT count(*) FROM pg_attribute WHERE attrelid = 'nika_log'::regclass"
                                              " AND attname = 'colour'"),
                     0);
    execute(scene->other, "ALTER TABLE nika_node DROP COLUMN mood");
    struct nika_store *const next = opened_later(scene->address, 1, false, &problem);
    assert_non_null(next);
    nika_store_close(next);
}

static void *open_meanwhile(void *context)
{
    return opened_at(context);
}

/* Many programs start at once with a database that is empty. */
static void tables_are_made_once(void **state)
{
    enum { PROGRAMS = 6 };
    char address[ADDRESS_SIZE];
    pthread_t threads[PROGRAMS];
    (void)state;
    make_schema(address);
    for (unsigned i = 0; i < PROGRAMS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, open_meanwhile, address), 0);
    for (unsigned i = 0; i < PROGRAMS; i++) {
        void *store;
        assert_int_equal(pthread_join(threads[i], &store), 0);
        nika_store_close(store);
    }
}

/*
 * Looking, and looking closely.
 */

static void who_looks_changes_nothing(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_problem problem = {0};
    struct nika_store_past past;
    uint64_t epoch, bytes = 0, unused = 1;
    struct nika_store *const looking = nika_store_look(scene->address, &problem);
    assert_non_null(looking);
    assert_holds(looking, "\n\n\n\n");
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    assert_holds(looking, "t/0=a live\n\n\n\n\n");
    assert_int_equal(keep_op(looking, op_append("t", 1, 1, "b")), NIKA_KEPT_BROKEN);
    assert_int_equal(keep_op(looking, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")), NIKA_KEPT_BROKEN);
    assert_false(nika_store_claim(looking, &epoch));
    assert_false(nika_store_own(looking, 1, 0));
    assert_false(nika_store_checked(looking, 5));
    assert_holds(looking, "t/0=a live\n\n\n\n\n");
    assert_true(nika_store_size(looking, &bytes, &unused));
    assert_true(bytes > 8192 && unused == 0);
    nika_store_close(looking);
    assert_true(nika_store_past(scene->store, &past));
    assert_true(past.clean && past.checked == 0);
    assert_true(nika_store_checked(scene->store, 1234567890123));
    assert_true(nika_store_past(scene->store, &past));
    assert_true(past.clean && past.checked == 1234567890123);
}

static void note_unreadable(void *context, const char *table, bool damaged)
{
    story_say(context, damaged ? "damaged:" : "unread:");
    story_say(context, table);
    story_say(context, " ");
}

static void make_logs(struct scene *scene)
{
    for (char id = 'a'; id <= 'f'; id++)
        for (unsigned number = 0; number < 3; number++)
            assert_int_equal(keep_op(scene->store, op_append((char[]){id, '\0'}, number, 1, "x")), NIKA_KEPT);
    assert_int_equal(keep_op(scene->store, op_state("f", 1, NIKA_LOG_OVER)), NIKA_KEPT);
    assert_int_equal(keep_op(scene->store, op_row(NIKA_OP_PUT, NIKA_ROW_SESSION, "s", "")), NIKA_KEPT);
}

static void damaged_logs_are_told_apart(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_report report;
    struct nika_store_problem problem;
    struct story story = {0};
    const struct nika_store_reader reader = {.entry = story_entry, .unreadable = note_unreadable, .context = &story};
    make_logs(scene);
    assert_true(nika_store_check(scene->store, &report, &problem));
    assert_true(report.logs[NIKA_LOG_LIVE] == 5 && report.logs[NIKA_LOG_OVER] == 1);
    assert_true(report.entries == 18 && report.rows[NIKA_ROW_SESSION] == 1 && report.rows[NIKA_ROW_META] == 0);
    assert_true(report.faults == 0 && report.orphans == 0 && report.bytes > 8192 && report.first[0] == '\0');
    execute(scene->other, "INSERT INTO nika_entry VALUES(99, 0, '')");
    assert_true(nika_store_check(scene->store, &report, &problem));
    assert_true(report.faults == 0 && report.orphans == 1 && report.entries == 19);
    execute(scene->other, "DELETE FROM nika_entry e USING nika_log l WHERE e.log = l.log AND"
                          " (l.id = 'b' AND number = 1 OR l.id = 'c' AND number = 2 OR l.id = 'd')");
    assert_true(nika_store_live(scene->store, &reader));
    assert_string_equal(story.text, "a/0=x a/1=x a/2=x damaged:b damaged:c damaged:d e/0=x e/1=x e/2=x ");
    assert_true(nika_store_check(scene->store, &report, &problem));
    assert_true(report.faults == 3 && report.entries == 14);
    assert_string_equal(report.first, "b");
    free(story.text);
}

static bool first_of_two(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    story_entry(context, table, number, bytes, size);
    return table[0] == 'a' || number == 0;
}

/* A reader that stops, in the middle of much and of little. */
static void who_reads_may_stop_at_any_time(void **state)
{
    struct scene *const scene = *state;
    execute(scene->other, "INSERT INTO nika_log(id, entries, state) SELECT chr(ascii('a') + i)::bytea, 5000, 0"
                          " FROM generate_series(0, 3) i;"
                          "INSERT INTO nika_entry SELECT log, i, 'x' FROM nika_log, generate_series(0, 4999) i");
    for (unsigned i = 0; i < 2; i++) {
        struct story story = {0};
        const struct nika_store_reader reader = {.entry = first_of_two, .context = &story};
        assert_true(i == 0 ? nika_store_live(scene->store, &reader) : nika_store_all(scene->store, &reader));
        assert_non_null(strstr(story.text, "a/4999=x b/0=x b/1=x "));
        assert_null(strstr(story.text, "b/2"));
        free(story.text);
    }
    assert_int_equal(keep_op(scene->store, op_append("n", 0, 1, "still ours")), NIKA_KEPT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_are_told_from_files),
        cmocka_unit_test(passwords_are_not_told),
        ON_SCENE(hosts_are_tried_one_after_the_other),
        ON_SCENE(a_server_that_only_reads_is_passed_over),
        cmocka_unit_test(without_the_client_library_there_are_no_databases),
        cmocka_unit_test(what_others_have_made_is_left_alone),
        cmocka_unit_test(tables_of_others_do_not_matter),
        ON_SCENE(two_versions_run_side_by_side),
        ON_SCENE(three_versions_do_not),
        ON_SCENE(a_step_that_fails_is_not_done),
        cmocka_unit_test(tables_are_made_once),
        ON_SCENE(who_looks_changes_nothing),
        ON_SCENE(damaged_logs_are_told_apart),
        ON_SCENE(who_reads_may_stop_at_any_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
