/*
 * test_store_lease.c: the lease on a store in PostgreSQL: who has it, who may take it when, and which nodes there are.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <signal.h>

#include "store_kit.h"

#include "store_postgresql.h"

enum { LONG = 600000, SHORT = 300 }; /* milliseconds */

static struct nika_node node(const char *name)
{
    struct nika_node made = {.version = "1.2.3"};
    snprintf(made.name, sizeof made.name, "%s", name);
    snprintf(made.address, sizeof made.address, "%s.example.org:8080", name);
    return made;
}

static struct nika_lease ask_as(struct nika_store *store, struct nika_node who, struct nika_lease_request request)
{
    struct nika_store_problem problem = {0};
    struct nika_lease lease;
    request.node = &who;
    memset(&lease, 0xa5, sizeof lease);
    if (!nika_store_lease(store, &request, &lease, &problem))
        fail_msg("%s: %s", problem.word, problem.detail);
    return lease;
}

static struct nika_lease ask(struct nika_store *store, const char *name, enum nika_lease_wish wish, uint64_t epoch,
                             unsigned length)
{
    return ask_as(store, node(name), (struct nika_lease_request){.wish = wish, .epoch = epoch, .length = length});
}

static struct nika_lease give(struct nika_store *store, const char *name, uint64_t epoch, const char *heir)
{
    return ask_as(store, node(name),
                  (struct nika_lease_request){.wish = NIKA_LEASE_GIVE, .epoch = epoch, .length = LONG, .heir = heir});
}

static void assert_names(const struct nika_lease *lease, const char *expected)
{
    struct story story = {0};
    for (unsigned i = 0; i < lease->count; i++) {
        story_say(&story, lease->nodes[i].name);
        story_say(&story, lease->nodes[i].leaving ? "- " : " ");
    }
    assert_string_equal(story.text, expected);
    free(story.text);
}

/* The scene's store was claimed once, without a lease: epoch 1. */
static void one_node_has_the_lease(void **state)
{
    struct nika_store *const store = ((struct scene *)*state)->store;
    struct nika_lease lease = ask(store, "a", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_true(!lease.ours && lease.ended && lease.epoch == 1 && lease.left == 0 && lease.holder.name[0] == '\0');
    assert_names(&lease, "a ");
    lease = ask(store, "b", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(lease.ours && !lease.ended && lease.epoch == 2);
    assert_true(lease.left > LONG / 2 && lease.left <= LONG);
    assert_true(lease.history == 1); /* no standby has ever taken over from this server */
    assert_string_equal(lease.holder.name, "b");
    assert_string_equal(lease.holder.address, "b.example.org:8080");
    assert_string_equal(lease.holder.version, "1.2.3");
    assert_names(&lease, "a b ");
    lease = ask(store, "a", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(!lease.ours && !lease.ended && lease.epoch == 2 && lease.left > 0);
    assert_string_equal(lease.holder.name, "b");
    lease = ask(store, "a", NIKA_LEASE_RENEW, 2, LONG); /* not with somebody else's epoch */
    assert_false(lease.ours);
    lease = give(store, "a", 2, "a");
    assert_true(!lease.ours && !lease.ended);
    lease = ask(store, "b", NIKA_LEASE_RENEW, 1, LONG);
    assert_false(lease.ours);
    lease = ask(store, "b", NIKA_LEASE_RENEW, 2, 2 * LONG);
    assert_true(lease.ours && lease.epoch == 2 && lease.left > LONG);
    lease = ask(store, "b", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_true(lease.ours && lease.epoch == 2 && lease.left > LONG / 2);
}

static void a_lease_that_has_ended_may_be_taken(void **state)
{
    const struct scene *const scene = *state;
    struct nika_store *const store = scene->store;
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, SHORT).ours);
    while (!ask(store, "b", NIKA_LEASE_FOLLOW, 0, LONG).ended)
        wait_a_little();
    /* Until somebody has taken it, it can be renewed. */
    struct nika_lease lease = ask(store, "a", NIKA_LEASE_RENEW, 2, LONG);
    assert_true(lease.ours && !lease.ended && lease.epoch == 2);
    assert_false(ask(store, "b", NIKA_LEASE_TAKE, 0, LONG).ours);
    execute(scene->other, "UPDATE nika_lease SET until = clock_timestamp()");
    do
        lease = ask(store, "b", NIKA_LEASE_TAKE, 0, LONG);
    while (!lease.ours);
    assert_true(lease.epoch == 3);
    lease = ask(store, "a", NIKA_LEASE_RENEW, 2, LONG);
    assert_true(!lease.ours && !lease.ended && lease.epoch == 3);
    assert_string_equal(lease.holder.name, "b");
}

/*
 * A standby has taken over whose clock is an hour behind: nobody waits so long for a node that has died, nor for an heir.
 * A lease may be twice as long as what one asks for oneself, or a minute.
 */
static void clocks_of_databases_may_differ(void **state)
{
    const struct scene *const scene = *state;
    struct nika_store *const store = scene->store;
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, LONG).ours);
    execute(scene->other, "UPDATE nika_lease SET until = clock_timestamp() + interval '19 minutes'");
    struct nika_lease lease = ask(store, "b", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(!lease.ours && !lease.ended && lease.left > LONG && lease.epoch == 2);
    execute(scene->other, "UPDATE nika_lease SET until = clock_timestamp() + interval '50 seconds'");
    assert_false(ask(store, "b", NIKA_LEASE_TAKE, 0, SHORT).ours);
    execute(scene->other, "UPDATE nika_lease SET until = clock_timestamp() + interval '1 hour'");
    lease = ask(store, "b", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_true(!lease.ours && lease.ended && lease.left == 0);
    /* Whoever has it and is there goes on, by the new clock. */
    lease = ask(store, "a", NIKA_LEASE_RENEW, 2, LONG);
    assert_true(lease.ours && !lease.ended && lease.left <= LONG && lease.epoch == 2);
    execute(scene->other, "UPDATE nika_lease SET until = clock_timestamp() + interval '1 hour'");
    lease = ask(store, "b", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(lease.ours && lease.left <= LONG && lease.epoch == 3);
    assert_true(give(store, "b", 3, "nobody").ended);
    execute(scene->other, "UPDATE nika_lease SET reserved = clock_timestamp() + interval '1 hour'");
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, LONG).ours);
}

static void who_had_the_lease_writes_no_more(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const leases = opened_at(scene->address), *const second = opened_at(scene->address);
    const struct nika_lease lease = ask(leases, "a", NIKA_LEASE_TAKE, 0, 0);
    assert_true(lease.ours && lease.since != 0);
    assert_false(nika_store_own(scene->store, 1, 0));
    assert_false(nika_store_own(scene->store, 2, lease.since - 1));
    assert_true(nika_store_own(scene->store, 2, lease.since));
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 2, "a")), NIKA_KEPT);
    assert_int_equal(keep_op(leases, op_append("t", 1, 2, "b")), NIKA_KEPT);
    assert_true(ask(leases, "b", NIKA_LEASE_TAKE, 0, LONG).ours);
    assert_int_equal(keep_op(scene->store, op_append("t", 2, 2, "c")), NIKA_KEPT_CONFLICT);
    assert_int_equal(keep_op(scene->store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", "v")), NIKA_KEPT_BROKEN);
    assert_true(nika_store_own(second, 3, 0));
    assert_int_equal(keep_op(second, op_append("t", 2, 3, "c")), NIKA_KEPT);
    assert_holds(scene->store, "t/0=a t/1=b t/2=c live\n\n\n\n\n");
    nika_store_close(leases);
    nika_store_close(second);
}

/* Taking waits for what is being written, and what comes later is refused. */
static void taking_waits_for_what_is_under_way(void **state)
{
    struct scene *const scene = *state;
    struct nika_store *const leases = opened_at(scene->address);
    struct nika_store_problem problem;
    const struct nika_node who = node("a");
    const struct nika_lease_request request = {.node = &who, .wish = NIKA_LEASE_TAKE, .length = LONG};
    struct nika_lease lease;
    struct asker writer = {.store = scene->store, .op = op_append("t", 1, 1, "b")};
    assert_int_equal(keep_op(scene->store, op_append("t", 0, 1, "a")), NIKA_KEPT);
    execute(scene->other, "BEGIN; SELECT FROM nika_log FOR UPDATE");
    begin_asking(&writer);
    wait_until(scene->other, WAITING, 1);
    /* It says soon that there is no answer. */
    assert_false(nika_store_lease(leases, &request, &lease, &problem));
    assert_string_equal(problem.word, "store-unreachable");
    execute(scene->other, "COMMIT");
    end_asking(&writer);
    assert_int_equal(writer.outcome, NIKA_KEPT);
    lease = ask(leases, "a", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(lease.ours && lease.epoch == 2);
    assert_int_equal(keep_op(scene->store, op_append("t", 2, 1, "c")), NIKA_KEPT_CONFLICT);
    nika_store_close(leases);
}

static void a_lease_is_given(void **state)
{
    PGconn *const other = ((struct scene *)*state)->other;
    struct nika_store *const store = ((struct scene *)*state)->store;
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, LONG).ours);
    struct nika_lease lease = give(store, "a", 2, "b");
    execute(other, "UPDATE nika_lease SET reserved = until + interval '10 minutes'"); /* a second may be short */
    assert_true(!lease.ours && lease.ended && lease.epoch == 2 && lease.left == 0);
    assert_string_equal(lease.holder.name, "a");
    assert_false(ask(store, "a", NIKA_LEASE_RENEW, 2, LONG).ours);
    assert_false(ask(store, "c", NIKA_LEASE_TAKE, 0, LONG).ours);
    lease = ask(store, "b", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(lease.ours && !lease.ended && lease.epoch == 3);
    /* To nobody in particular. */
    assert_true(give(store, "b", 3, NULL).ended);
    assert_true(ask(store, "c", NIKA_LEASE_TAKE, 0, LONG).epoch == 4);
    /* Who gave it may take it back. */
    assert_true(give(store, "c", 4, NULL).ended);
    lease = ask(store, "c", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(lease.ours && lease.epoch == 5);
    /* To one that does not come: for a second nobody else may take it. */
    assert_true(give(store, "c", 5, "nobody").ended);
    char *const reserved = query(other, "SELECT reserved = until + interval '1 second' FROM nika_lease");
    assert_string_equal(reserved, "t");
    free(reserved);
    while (!ask(store, "b", NIKA_LEASE_TAKE, 0, LONG).ours)
        wait_a_little();
    char *const later = query(other, "SELECT since >= reserved FROM nika_owner, nika_lease");
    assert_string_equal(later, "t");
    free(later);
}

/* The answer got lost: whoever has the lease need not wait until it ends. */
static void who_has_the_lease_may_take_it_anew(void **state)
{
    struct nika_store *const store = ((struct scene *)*state)->store;
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, LONG).epoch == 2);
    const struct nika_lease lease = ask(store, "a", NIKA_LEASE_TAKE, 0, LONG);
    assert_true(lease.ours && lease.epoch == 3);
    assert_false(ask(store, "a", NIKA_LEASE_RENEW, 2, LONG).ours);
    /* But not who only has the same name. */
    struct nika_node namesake = node("a");
    namesake.address[0] = 'z';
    assert_false(ask_as(store, namesake, (struct nika_lease_request){.wish = NIKA_LEASE_TAKE, .length = LONG}).ours);
    assert_true(ask(store, "a", NIKA_LEASE_RENEW, 3, LONG).ours);
}

static void a_claim_without_a_lease_ends_it(void **state)
{
    struct nika_store *const store = ((struct scene *)*state)->store;
    uint64_t epoch;
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, LONG).ours);
    assert_true(nika_store_claim(store, &epoch));
    assert_true(epoch == 3);
    const struct nika_lease lease = ask(store, "a", NIKA_LEASE_RENEW, 2, LONG);
    assert_true(!lease.ours && lease.epoch == 3 && lease.holder.name[0] == '\0');
    assert_true(ask(store, "a", NIKA_LEASE_TAKE, 0, LONG).epoch == 4);
}

static void nodes_come_and_go(void **state)
{
    struct scene *const scene = *state;
    struct nika_node leaving = node("b");
    ask(scene->store, "c", NIKA_LEASE_FOLLOW, 0, LONG);
    ask(scene->store, "a", NIKA_LEASE_FOLLOW, 0, 0);
    struct nika_lease lease = ask(scene->store, "b", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_names(&lease, "b c ");
    assert_string_equal(lease.nodes[1].address, "c.example.org:8080");
    assert_string_equal(lease.nodes[1].version, "1.2.3");
    /* Who is leaving takes no lease. */
    leaving.leaving = true;
    lease = ask_as(scene->store, leaving, (struct nika_lease_request){.wish = NIKA_LEASE_TAKE, .length = LONG});
    assert_true(!lease.ours && lease.ended);
    lease = ask(scene->store, "a", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_names(&lease, "a b- c ");
    /* One may give it when it leaves. */
    assert_true(ask(scene->store, "b", NIKA_LEASE_TAKE, 0, LONG).ours);
    lease = ask_as(scene->store, leaving,
                   (struct nika_lease_request){.wish = NIKA_LEASE_GIVE, .epoch = 2, .length = LONG, .heir = "a"});
    assert_true(lease.ended && lease.holder.leaving);
    /* Those that have been away for long are forgotten. */
    execute(scene->other, "UPDATE nika_node SET until = until - interval '1 day' WHERE name <> 'a'");
    lease = ask(scene->store, "a", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_names(&lease, "a ");
    assert_int_equal(ask_number(scene->other, "SELECT count(*) FROM nika_node"), 1);
    /* There are never more than there is room for, and whoever asks is among them. */
    execute(scene->other,
            "INSERT INTO nika_node SELECT 'm' || i, '', '', false, 'infinity' FROM generate_series(1, 99) i");
    lease = ask(scene->store, "z", NIKA_LEASE_FOLLOW, 0, LONG);
    assert_int_equal(lease.count, NIKA_NODES_MAX);
    assert_string_equal(lease.nodes[NIKA_NODES_MAX - 1].name, "z");
    assert_string_equal(lease.nodes[0].name, "a");
}

static void of_many_that_want_it_one_gets_it(void **state)
{
    enum { NODES = 6, ROUNDS = 20 };
    struct scene *const scene = *state;
    struct nika_store *stores[NODES];
    uint64_t epoch = 1;
    for (unsigned i = 0; i < NODES; i++)
        stores[i] = opened_at(scene->address);
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned takers = 0;
        for (unsigned i = 0; i < NODES; i++) {
            const struct nika_lease lease = ask(stores[i], (char[]){(char)('a' + i), '\0'}, NIKA_LEASE_TAKE, 0, LONG);
            takers += lease.ours;
            assert_true(lease.epoch == epoch + 1);
        }
        assert_int_equal(takers, 1);
        epoch++;
        execute(scene->other, "UPDATE nika_lease SET until = to_timestamp(0), holder = ''");
    }
    for (unsigned i = 0; i < NODES; i++)
        nika_store_close(stores[i]);
}

/* A server process that has stopped without saying so: whoever asks is told soon, and the next time is served by another. */
static void no_answer_is_an_answer(void **state)
{
    struct scene *const scene = *state;
    struct nika_store_problem problem = {0};
    const struct nika_node who = node("a");
    const struct nika_lease_request request = {.node = &who, .wish = NIKA_LEASE_TAKE, .length = LONG};
    struct nika_lease lease;
    wait_until(scene->other, SESSIONS, 1);
    const pid_t process = (pid_t)ask_number(
        scene->other,
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'nika' AND backend_type = 'client backend'");
    assert_true(process > 1);
    assert_int_equal(kill(process, SIGSTOP), 0);
    assert_false(nika_store_lease(scene->store, &request, &lease, &problem));
    assert_string_equal(problem.word, "store-unreachable");
    kill(process, SIGCONT);
    while (!nika_store_lease(scene->store, &request, &lease, &problem))
        wait_a_little();
    assert_true(lease.ours);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_SCENE(one_node_has_the_lease),
        ON_SCENE(a_lease_that_has_ended_may_be_taken),
        ON_SCENE(clocks_of_databases_may_differ),
        ON_SCENE(who_had_the_lease_writes_no_more),
        ON_SCENE(taking_waits_for_what_is_under_way),
        ON_SCENE(a_lease_is_given),
        ON_SCENE(who_has_the_lease_may_take_it_anew),
        ON_SCENE(a_claim_without_a_lease_ends_it),
        ON_SCENE(nodes_come_and_go),
        ON_SCENE(of_many_that_want_it_one_gets_it),
        ON_SCENE(no_answer_is_an_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
