/*
 * test_store_postgresql.c: writing to the store in PostgreSQL: who may, what becomes of units when something fails, and what
 * is known after a connection was lost, a commit got no answer, or the server died.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <signal.h>

#include "store/store_internal.h"

#include "store_kit.h"

#include "store_postgresql.h"

/*
 * Owners.
 */

static void a_stale_owner_writes_nothing(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const newer = opened_at(scene->address);
    uint64_t epoch;
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    assert_true(nika_store_claim(newer, &epoch));
    assert_true(epoch == 2);
    const struct nika_op ops[] = {op_append("t", 1, 1, "b"),
                                  op_append("u", 0, 1, "b"),
                                  op_append("t", 1, 2, "b"), /* a handle writes with its own epoch only */
                                  op_state("t", 1, NIKA_LOG_OVER),
                                  op_forget("t", 1),
                                  op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v"),
                                  op_row(NIKA_OP_ADD, NIKA_ROW_META, "k", "v"),
                                  op_row(NIKA_OP_DROP, NIKA_ROW_META, "k", "")};
    for (unsigned i = 0; i < sizeof ops / sizeof ops[0]; i++)
        assert_int_equal(keep_op(scene->store, ops[i]), ops[i].table ? NIKA_KEPT_CONFLICT : NIKA_KEPT_BROKEN);
    assert_holds(newer, "t/0=a live\n\n\n\n\n");
    assert_int_equal(keep_op(newer, op_append("t", 1, 2, "b")), NIKA_KEPT);
    assert_false(nika_store_own(scene->store, 1, 0));
    /* It may still read. */
    assert_holds(scene->store, "t/0=a t/1=b live\n\n\n\n\n");
    nika_store_close(newer);
}

static void a_claim_waits_for_what_is_under_way(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const newer = opened_at(scene->address);
    struct asker writer = {.store = scene->store, .op = op_append("t", 1, 1, "in time")},
                 claimer = {.store = newer, .claims = true};
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "BEGIN; SELECT FROM nika_log FOR UPDATE");
    begin_asking(&writer);
    wait_until(scene->other, WAITING, 1);
    begin_asking(&claimer);
    wait_until(scene->other, WAITING, 2);
    execute(scene->other, "COMMIT");
    end_asking(&writer);
    end_asking(&claimer);
    assert_int_equal(writer.outcome, NIKA_KEPT);
    assert_true(claimer.fine && claimer.epoch == 2);
    assert_int_equal(keep_op(scene->store, op_append("t", 2, 1, "too late")), NIKA_KEPT_CONFLICT);
    assert_holds(newer, "t/0=a t/1=in\\20time live\n\n\n\n\n");
    nika_store_close(newer);
}

static void what_comes_after_a_claim_is_refused(void **state)
{
    static const char *const ends[] = {"COMMIT", "ROLLBACK"};
    static const enum nika_kept outcomes[][2] = {{NIKA_KEPT_CONFLICT, NIKA_KEPT_BROKEN}, {NIKA_KEPT, NIKA_KEPT}};
    struct scene *const scene = *state;
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    for (unsigned i = 2; i-- > 0;) {
        struct asker writers[2] = {{.store = scene->store, .op = op_append("t", 1, 1, "b")},
                                   {.store = scene->store, .op = op_row(NIKA_OP_ADD, NIKA_ROW_META, "k", "v")}};
        for (unsigned which = 0; which < 2; which++) {
            execute(scene->other, "BEGIN; UPDATE nika_owner SET epoch = epoch + 1");
            begin_asking(&writers[which]);
            wait_until(scene->other, WAITING, 1);
            execute(scene->other, ends[i]);
            end_asking(&writers[which]);
            assert_int_equal(writers[which].outcome, outcomes[i][which]);
        }
        if (i == 1)
            assert_holds(scene->store, "t/0=a t/1=b live\nk=v \n\n\n\n");
    }
    assert_holds(scene->store, "t/0=a t/1=b live\nk=v \n\n\n\n");
}

/* A standby became the primary before it had heard of the last claim, and another server made the same claim there. */
static void an_epoch_that_was_counted_twice_is_not_ours(void **state)
{
    struct scene *const scene = *state;
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "UPDATE nika_owner SET since = clock_timestamp()");
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "b")), NIKA_KEPT_CONFLICT);
    assert_holds(scene->store, "t/0=a live\n\n\n\n\n");
    /* Connecting again, it does not end the session of the one whose it is. */
    struct nika_store *const second = opened_at(scene->address);
    assert_true(nika_store_own(second, 1, 0));
    wait_until(scene->other, SESSIONS, 1);
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "b")), NIKA_KEPT_CONFLICT);
    assert_int_equal(ask_number(scene->other, SESSIONS), 2);
    assert_int_equal(keep_op(second, op_append("t", 1, 1, "c")), NIKA_KEPT);
    nika_store_close(second);
}

static void who_does_not_own_writes_with_the_latest_epoch(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const tool = opened_at(scene->address);
    uint64_t epoch;
    assert_int_equal(keep_op(tool, op_append("t", 0, 1, "a")), NIKA_KEPT);
    assert_true(nika_store_claim(scene->store, &epoch));
    assert_int_equal(keep_op(tool, op_append("t", 1, 1, "b")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(tool, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")), NIKA_KEPT);
    assert_int_equal(keep_op(tool, op_append("t", 1, 2, "b")), NIKA_KEPT);
    assert_holds(scene->store, "t/0=a t/1=b live\nk=v \n\n\n\n");
    nika_store_close(tool);
}

/* Of two handles with the same epoch, the one that came last is the one. */
static void one_session_at_a_time_writes_with_an_epoch(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const second = opened_at(scene->address);
    struct asker writer = {.store = scene->store, .op = op_append("t", 1, 1, "lost")};
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "BEGIN; SELECT FROM nika_log FOR UPDATE");
    begin_asking(&writer);
    wait_until(scene->other, WAITING, 1);
    assert_true(nika_store_own(second, 1, 0));
    execute(scene->other, "COMMIT");
    end_asking(&writer);
    assert_int_equal(writer.outcome, NIKA_KEPT_BROKEN);
    assert_int_equal(keep_op(second, op_append("t", 1, 1, "b")), NIKA_KEPT);
    assert_holds(second, "t/0=a t/1=b live\n\n\n\n\n");
    nika_store_close(second);
}

/*
 * Failures that undo everything.
 */

/* From now on entries and rows with these bytes make the server say that. */
static void fail_at(PGconn *other, const char *code)
{
    char sql[1024];
    snprintf(sql, sizeof sql,
             "CREATE SEQUENCE failures; CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
             "IF new.bytes = 'bad' OR (new.bytes = 'once' AND nextval('failures') = 1) THEN "
             "RAISE EXCEPTION USING ERRCODE = '%s'; END IF; RETURN new; END $$;"
             "CREATE TRIGGER fails BEFORE INSERT ON nika_entry FOR EACH ROW EXECUTE FUNCTION fail()",
             code);
    execute(other, sql);
}

static void when_the_disk_is_full_nothing_is_stored(void **state)
{
    struct scene *const scene = *state;
    const struct nika_op ops[] = {op_append("t", 0, 1, "good"), op_append("u", 0, 1, "bad"),
                                  op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")};
    const struct nika_unit units[] = {{&ops[0], 1}, {&ops[1], 2}};
    enum nika_kept outcomes[2];
    fail_at(scene->other, "53100");
    nika_store_keep(scene->store, units, 2, outcomes);
    assert_true(outcomes[0] == NIKA_KEPT_NOTHING && outcomes[1] == NIKA_KEPT_NOTHING);
    assert_holds(scene->store, "\n\n\n\n");
    execute(scene->other, "DROP TRIGGER fails ON nika_entry");
    nika_store_keep(scene->store, units, 2, outcomes);
    assert_true(outcomes[0] == NIKA_KEPT && outcomes[1] == NIKA_KEPT);
    assert_holds(scene->store, "t/0=good live\nu/0=bad live\nk=v \n\n\n\n");
}

/* An error that nobody foresaw. */
static void what_fails_for_another_reason_is_not_stored_either(void **state)
{
    struct scene *const scene = *state;
    fail_at(scene->other, "22000");
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "bad")), NIKA_KEPT_BROKEN);
    assert_holds(scene->store, "\n\n\n\n");
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "good")), NIKA_KEPT);
    assert_holds(scene->store, "t/0=good live\n\n\n\n\n");
}

static void what_the_server_asks_to_be_tried_again_is(void **state)
{
    struct scene *const scene = *state;
    fail_at(scene->other, "40001");
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "once")), NIKA_KEPT);
    assert_int_equal(keep_op(scene->store, op_append("u", 0, 1, "bad")), NIKA_KEPT_BROKEN);
    assert_holds(scene->store, "t/0=once live\n\n\n\n\n");
}

static void a_bad_spot_under_one_log_stops_no_other(void **state)
{
    struct scene *const scene = *state;
    const struct nika_op ops[] = {op_append("t", 1, 1, "b"), op_append("u", 1, 1, "b"),
                                  op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v"), op_append("v", 1, 1, "b"),
                                  op_append("v", 7, 1, "no")};
    const struct nika_unit units[] = {{&ops[0], 1}, {&ops[1], 2}, {&ops[3], 1}, {&ops[4], 1}};
    enum nika_kept outcomes[4];
    for (char id = 't'; id <= 'v'; id++)
        assert_int_equal(keep_op(scene->store, op_append((char[]){id, '\0'}, 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "INSERT INTO nika_entry SELECT log, 1, 'foreign' FROM nika_log WHERE id = 'u'");
    nika_store_keep(scene->store, units, 4, outcomes);
    assert_true(outcomes[0] == NIKA_KEPT && outcomes[1] == NIKA_KEPT_BROKEN && outcomes[2] == NIKA_KEPT &&
                outcomes[3] == NIKA_KEPT_CONFLICT);
    assert_holds(scene->store, "t/0=a t/1=b live\nu/0=a u/1=foreign live\nv/0=a v/1=b live\n\n\n\n\n");
}

/*
 * Outcomes that are unknown.
 */

/* All sessions of the store under test. */
#define END_ALL "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nika'"

static void a_session_that_was_ended_has_kept_all_or_nothing(void **state)
{
    struct scene *const scene = *state;
    struct asker writer = {.store = scene->store, .op = op_append("t", 1, 1, "lost")};
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "BEGIN; SELECT FROM nika_log FOR UPDATE");
    begin_asking(&writer);
    wait_until(scene->other, WAITING, 1);
    execute(scene->other, END_ALL);
    end_asking(&writer);
    assert_int_equal(writer.outcome, NIKA_KEPT_BROKEN);
    execute(scene->other, "COMMIT");
    assert_holds(scene->store, "t/0=a live\n\n\n\n\n");
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "b")), NIKA_KEPT);
    /* One that was ended while nothing was under way is replaced before anything is sent. */
    execute(scene->other, END_ALL);
    wait_until(scene->other, SESSIONS, 0);
    assert_int_equal(keep_op(scene->store, op_append("t", 2, 1, "c")), NIKA_KEPT);
    assert_holds(scene->store, "t/0=a t/1=b t/2=c live\n\n\n\n\n");
}

/* A store that gives the server little time, in place of the scene's. */
static void be_impatient(struct scene *scene)
{
    struct nika_store_problem problem;
    nika_store_close(scene->store);
    scene->store = store_open_database(&(struct store_database){.where = scene->address, .patience = 1500}, &problem);
    assert_non_null(scene->store);
    assert_true(nika_store_own(scene->store, scene->epoch, 0));
}

/* The server has not answered, and is still at it: but once something was read, that is how it stays. */
static void what_was_given_up_never_comes_later(void **state)
{
    struct scene *const scene = *state;
    be_impatient(scene);
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "BEGIN; SELECT FROM nika_log FOR UPDATE");
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "zombie")), NIKA_KEPT_BROKEN);
    assert_in_range(ask_number(scene->other, WAITING), 0, 1); /* 0: in the end the server has noticed it itself */
    assert_holds(scene->store, "t/0=a live\n\n\n\n\n");
    assert_int_equal(ask_number(scene->other, WAITING), 0);
    execute(scene->other, "COMMIT");
    assert_holds(scene->store, "t/0=a live\n\n\n\n\n");
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "b")), NIKA_KEPT);
    assert_holds(scene->store, "t/0=a t/1=b live\n\n\n\n\n");
}

/* Whether a commit waits for a standby: of a session that is given up. */
static bool standby_is_wanted(PGconn *other)
{
    PGconn *const fresh = session(server_address());
    bool wanted = false;
    assert_true(PQsendQuery(fresh, "SELECT pg_logical_emit_message(true, 'test', '')"));
    while (!wanted && PQconsumeInput(fresh) && PQisBusy(fresh))
        wanted = ask_number(other, WAITING_FOR_STANDBY) > 0;
    if (wanted)
        execute(other, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    PQfinish(fresh);
    return wanted;
}

/* The server's processes hear of it one after the other. */
static void want_standby(const char *name)
{
    char sql[96];
    PGconn *const other = session(server_address());
    snprintf(sql, sizeof sql, "ALTER SYSTEM SET synchronous_standby_names = '%s'", name);
    execute(other, sql);
    execute(other, "SELECT pg_reload_conf()");
    while (standby_is_wanted(other) != (name[0] != '\0'))
        wait_a_little();
    if (name[0])
        wait_until(other, WAITING_FOR_STANDBY, 0);
    PQfinish(other);
}

/* A commit waits for a standby that is not there. It is on the server's disk, but not said to be kept, nor read. */
static void what_has_not_reached_the_standby_is_not_kept(void **state)
{
    struct scene *const scene = *state;
    be_impatient(scene);
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    want_standby("nobody");
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "b")), NIKA_KEPT_BROKEN);
    struct story story = {0};
    assert_false(tell_store(scene->store, &story));
    free(story.text);
    /* Reading has ended the old session, and waits for the standby as well. */
    wait_until(scene->other, "SELECT count(*) FROM nika_entry", 2);
    want_standby("");
    assert_holds(scene->store, "t/0=a t/1=b live\n\n\n\n\n");
    assert_int_equal(keep_op(scene->store, op_append("t", 2, 1, "c")), NIKA_KEPT);
}

static struct nika_lease lease_of(struct nika_store *store, const char *name, enum nika_lease_wish wish, uint64_t epoch)
{
    struct nika_node node = {.version = "1"};
    const struct nika_lease_request request = {.node = &node, .wish = wish, .epoch = epoch, .length = 600000};
    struct nika_store_problem problem = {0};
    struct nika_lease lease = {.ours = false};
    snprintf(node.name, sizeof node.name, "%s", name);
    if (!nika_store_lease(store, &request, &lease, &problem))
        lease.left = -1;
    return lease;
}

/* Only taking it does: or who waits for it would keep its holder from prolonging it. */
static void a_lease_waits_for_no_standby_until_it_is_taken(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const second = opened_at(scene->address);
    assert_true(lease_of(scene->store, "a", NIKA_LEASE_TAKE, 0).ours);
    want_standby("nobody");
    const struct nika_lease lease = lease_of(second, "b", NIKA_LEASE_TAKE, 0);
    assert_true(!lease.ours && lease.left > 0);
    assert_true(lease_of(scene->store, "a", NIKA_LEASE_RENEW, 2).ours);
    assert_true(lease_of(scene->store, "a", NIKA_LEASE_GIVE, 2).ended);
    assert_true(lease_of(second, "b", NIKA_LEASE_TAKE, 0).left < 0); /* no answer */
    want_standby("");
    while (!lease_of(second, "b", NIKA_LEASE_TAKE, 0).ours)
        wait_a_little();
    nika_store_close(second);
}

/* An operator who cancels what waits for a standby: the server says "done", and warns, whatever the address asks for. */
static void a_warning_is_heard(void **state)
{
    struct scene *const scene = *state;
    char address[ADDRESS_SIZE + 64];
    snprintf(address, sizeof address, "%s%%20-cclient_min_messages%%3Derror", scene->address);
    nika_store_close(scene->store);
    scene->store = opened_at(address);
    assert_true(nika_store_own(scene->store, 1, 0));
    struct asker writer = {.store = scene->store, .op = op_append("t", 1, 1, "b")};
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    want_standby("nobody");
    begin_asking(&writer);
    wait_until(scene->other, WAITING_FOR_STANDBY, 1);
    execute(scene->other, "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    end_asking(&writer);
    want_standby("");
    assert_int_equal(writer.outcome, NIKA_KEPT_BROKEN);
    assert_holds(scene->store, "t/0=a t/1=b live\n\n\n\n\n");
}

/* A server that is set up to lose commits is not asked to, and one that does more than we need is not asked for less. */
static void commits_are_on_disk(void **state)
{
    static const char *const levels[][2] = {
        {"off", "on"}, {"local", "on"}, {"on", "on"}, {"remote_apply", "remote_apply"}};
    struct scene *const scene = *state;
    execute(scene->other,
            "CREATE TABLE seen(level text); CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "INSERT INTO seen VALUES(current_setting('synchronous_commit')); RETURN new; END $$;"
            "CREATE TRIGGER sees BEFORE INSERT ON nika_entry FOR EACH ROW EXECUTE FUNCTION see()");
    for (unsigned i = 0; i < 4; i++) {
        char address[ADDRESS_SIZE + 64];
        snprintf(address, sizeof address, "%s%%20-csynchronous_commit%%3D%s", scene->address, levels[i][0]);
        struct nika_store *const store = opened_at(address);
        assert_int_equal(keep_op(store, op_append("t", i, 1, "a")), NIKA_KEPT);
        char *const level = query(scene->other, "DELETE FROM seen RETURNING level");
        assert_string_equal(level, levels[i][1]);
        free(level);
        nika_store_close(store);
    }
}

/*
 * The server dies.
 */

static void kill_server(void)
{
    char path[256];
    long process = 0;
    snprintf(path, sizeof path, "%s/postmaster.pid", getenv("NIKA_TEST_POSTGRESQL_FOLDER"));
    FILE *const file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fscanf(file, "%ld", &process), 1);
    fclose(file);
    assert_int_equal(kill((pid_t)process, SIGKILL), 0);
}

/* Its children go by themselves, and until then no other one starts. */
static void start_server(void)
{
    while (system(getenv("NIKA_TEST_POSTGRESQL_START")) != 0)
        wait_a_little();
}

/* Appends until there is no server any more; all that was kept is there afterwards, and at most one entry more. */
static void a_server_that_is_killed_has_what_it_said_it_had(void **state)
{
    struct scene *const scene = *state;
    uint32_t kept = 0, there;
    enum nika_kept outcome;
    PQfinish(scene->other);
    for (;;) {
        if (kept == 200)
            kill_server();
        outcome = keep_op(scene->store, op_append("t", kept, 1, "entry"));
        if (outcome != NIKA_KEPT)
            break;
        kept++;
    }
    assert_true(outcome == NIKA_KEPT_BROKEN || outcome == NIKA_KEPT_NOTHING);
    assert_true(kept >= 200);
    /* Who can't even connect, for as long as a commit may take, knows that nothing was stored; the next one need not wait. */
    for (uint32_t i = 0; i < 3; i++)
        assert_int_equal(keep_op(scene->store, op_append("t", kept + i, 1, "late")), NIKA_KEPT_NOTHING);
    start_server();
    scene->other = session(scene->address);
    assert_int_equal(ask_number(scene->other, "SELECT count(*) FROM nika_entry WHERE bytes = 'late'"), 0);
    there = (uint32_t)ask_number(scene->other, "SELECT count(*) FROM nika_entry");
    assert_true(there == kept || (there == kept + 1 && outcome == NIKA_KEPT_BROKEN));
    /* The same handle goes on, with the same epoch. */
    do {
        wait_a_little();
        outcome = keep_op(scene->store, op_append("t", there, 1, "entry"));
    } while (outcome == NIKA_KEPT_BROKEN || outcome == NIKA_KEPT_NOTHING);
    assert_int_equal(outcome, NIKA_KEPT);
    assert_int_equal(ask_number(scene->other, "SELECT count(*) FROM nika_entry"), there + 1);
}

/* A server that restarts: what comes meanwhile waits for it. */
static void what_has_not_been_sent_waits(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const interrupted = opened_at(scene->address);
    struct asker waiting = {.store = scene->store, .op = op_append("t", 0, 1, "a")},
                 waiting_too = {.store = interrupted, .op = op_append("u", 0, 1, "b")};
    free(query(scene->other,
               "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'nika'"));
    wait_until(scene->other, SESSIONS, 0);
    PQfinish(scene->other);
    kill_server();
    begin_asking(&waiting);
    begin_asking(&waiting_too);
    nika_store_interrupt(interrupted);
    end_asking(&waiting_too);
    assert_int_equal(waiting_too.outcome, NIKA_KEPT_BROKEN); /* to whoever reads again all the same */
    nika_store_close(interrupted);
    start_server();
    end_asking(&waiting);
    assert_int_equal(waiting.outcome, NIKA_KEPT);
    scene->other = session(scene->address);
    assert_holds(scene->store, "t/0=a live\n\n\n\n\n");
}

/*
 * Interrupting.
 */

static void another_thread_interrupts(void **state)
{
    struct scene *const scene = *state;
    struct asker writer = {.store = scene->store, .op = op_append("t", 1, 1, "lost")};
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "BEGIN; SELECT FROM nika_log FOR UPDATE");
    begin_asking(&writer);
    wait_until(scene->other, WAITING, 1);
    nika_store_interrupt(scene->store);
    end_asking(&writer);
    assert_int_equal(writer.outcome, NIKA_KEPT_BROKEN);
    assert_int_equal(keep_op(scene->store, op_append("t", 1, 1, "b")), NIKA_KEPT_BROKEN);
    struct nika_store_report report;
    struct nika_store_problem problem;
    assert_false(nika_store_check(scene->store, &report, &problem));
    assert_string_equal(problem.word, "store-interrupted");
    execute(scene->other, "ROLLBACK");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_SCENE(a_stale_owner_writes_nothing),
        ON_SCENE(a_claim_waits_for_what_is_under_way),
        ON_SCENE(what_comes_after_a_claim_is_refused),
        ON_SCENE(an_epoch_that_was_counted_twice_is_not_ours),
        ON_SCENE(who_does_not_own_writes_with_the_latest_epoch),
        ON_SCENE(one_session_at_a_time_writes_with_an_epoch),
        ON_SCENE(when_the_disk_is_full_nothing_is_stored),
        ON_SCENE(what_fails_for_another_reason_is_not_stored_either),
        ON_SCENE(what_the_server_asks_to_be_tried_again_is),
        ON_SCENE(a_bad_spot_under_one_log_stops_no_other),
        ON_SCENE(a_session_that_was_ended_has_kept_all_or_nothing),
        ON_SCENE(what_was_given_up_never_comes_later),
        ON_SCENE(what_has_not_reached_the_standby_is_not_kept),
        ON_SCENE(a_lease_waits_for_no_standby_until_it_is_taken),
        ON_SCENE(a_warning_is_heard),
        ON_SCENE(commits_are_on_disk),
        ON_SCENE(a_server_that_is_killed_has_what_it_said_it_had),
        ON_SCENE(what_has_not_been_sent_waits),
        ON_SCENE(another_thread_interrupts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
