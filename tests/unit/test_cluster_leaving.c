/*
 * test_cluster_leaving.c: unit tests of nodes that share a store (nika/cluster.h) when one of them is to end, when the database does not
 * answer, and when a server core can't be started.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cluster_expect.h"

#define REQUEST(what, id) "{\"do\":\"" what "\",\"id\":\"" id "\"}"
#define FINE(id) "{\"re\":\"" id "\",\"ok\":true}"
#define BUSY(id) "{\"re\":\"" id "\",\"ok\":false,\"error\":\"busy\"}"

static const char closing[] = "{\"is\":\"closing\"}";

static bool has_left(unsigned number)
{
    return nika_cluster_has_left(nodes[number].cluster);
}

static void leave(unsigned number)
{
    nika_cluster_leave(nodes[number].cluster, world->now);
}

/*
 * Leaving.
 */

static void clients_are_told_and_closed(void **state)
{
    (void)state;
    begin(2);
    for (unsigned i = 0; i < 2; i++) {
        struct node *node = &nodes[1 - i]; /* the follower first */
        node_open(node, 3);
        node_open(node, 4);
        node_open(node, 5);
        world_settle(world);
        core_does(&nodes[0], NIKA_EFFECT_CLOSE, i ? 5 : at_link(1, 5), "");
        world_settle(world);
        expect_closed(node, 5, 1008);
        assert_false(has_left(1 - i));
        leave(1 - i);
        leave(1 - i); /* once is enough */
        for (nika_connection id = 3; id <= 4; id++) {
            expect_sent(node, id, closing);
            expect_closed(node, id, 1001);
        }
        expect_quiet(node);
        assert_false(nika_cluster_serves(node->cluster));
        /* Whoever comes now is sent away, and nobody is heard. */
        node_open(node, 6);
        expect_sent(node, 6, "{\"re\":null,\"ok\":false,\"error\":\"closing\"}");
        expect_closed(node, 6, 1001);
        forget(&nodes[0]);
        node_say(node, 3, REQUEST("play", "p"));
        node_say(node, 6, REQUEST("play", "p"));
        node_request(node, 7, "GET", "/api/tables", "");
        expect_response(node, 7, 503, "{\"error\":\"closing\"}");
        world_settle(world);
        expect_no_event(&nodes[0]);
        expect_quiet(node);
        /* As long as they are there, the node is. */
        for (nika_connection id = 3; id <= 6; id++) {
            world_settle(world);
            assert_false(has_left(1 - i));
            node_close(node, id);
        }
        world_settle(world);
        assert_true(has_left(1 - i));
        if (i == 0) {
            for (nika_connection id = 3; id <= 5; id++)
                expect_event(&nodes[0], NIKA_EVENT_CLOSED, at_link(1, id), "");
            expect_no_event(&nodes[0]);
        }
    }
}

static void clients_that_stay_are_not_waited_for_long(void **state)
{
    (void)state;
    begin(2);
    for (unsigned i = 0; i < 2; i++) {
        node_open(&nodes[1 - i], 3);
        world_settle(world);
        leave(1 - i);
        world_pass(world, 1499);
        assert_false(has_left(1 - i));
        assert_true(nika_cluster_next(nodes[1 - i].cluster) <= world->now + 1);
        world_pass(world, 1);
        assert_true(has_left(1 - i));
    }
}

/* The only node, and its server core takes its time. */
static void a_leader_leaves_when_its_lease_is_given(void **state)
{
    (void)state;
    begin(1);
    nodes[0].core_waits = true;
    leave(0);
    assert_true(nodes[0].finishes);
    world_pass(world, 3 * LEASE);
    assert_false(has_left(0));
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_RENEW); /* nobody may take it meanwhile */
    assert_true(world->until > world->now);
    nodes[0].unanswered = true;
    node_core(&nodes[0], NIKA_CORE_ENDED);
    world_pass(world, 3 * LEASE);
    assert_false(has_left(0));
    nodes[0].unanswered = false;
    world_settle(world);
    assert_true(has_left(0));
    assert_true(world->given);
    assert_string_equal(nodes[0].heir, "");
    world_pass(world, 10 * LEASE);
    assert_int_equal(world->epoch, 1); /* it does not take it back */
}

static void who_leaves_while_it_starts_hands_over_first(void **state)
{
    (void)state;
    begin(2);
    world_kill(world, 0);
    nodes[1].core_waits = true;
    node_open(&nodes[1], 3);
    world_pass(world, 2 * LEASE);
    assert_true(nodes[1].starts);
    leave(1);
    assert_false(has_left(1));
    node_core(&nodes[1], NIKA_CORE_READY);
    assert_true(nodes[1].finishes);
    expect_no_event(&nodes[1]);
    node_core(&nodes[1], NIKA_CORE_ENDED);
    assert_false(has_left(1));
    node_close(&nodes[1], 3);
    world_settle(world);
    assert_true(has_left(1));
    assert_true(world->given);
}

/* A question is on its way whose answer may be that this node leads. */
static void who_leaves_does_not_keep_a_lease_that_it_asked_for(void **state)
{
    (void)state;
    begin(3);
    nodes[1].unanswered = true;
    world_pass(world, LEASE);
    assert_int_equal(nodes[1].request.wish, NIKA_LEASE_TAKE);
    assert_false(nodes[1].asked_as.leaving);
    nodes[2].unanswered = true;
    world_kill(world, 0);
    world_pass(world, 2 * LEASE);
    leave(1);
    world_settle(world);
    assert_false(has_left(1));
    nodes[1].unanswered = false;
    world_settle(world);
    assert_true(has_left(1));
    assert_false(nodes[1].core);
    assert_int_equal(world->epoch, 2);
    assert_true(world->given);
    /* So another need not wait. */
    nodes[2].unanswered = false;
    world_settle(world);
    assert_true(leads(&nodes[2]));
    assert_int_equal(world->epoch, 3);
}

/* Also when the database says no, or nothing. */
static void who_does_not_get_the_lease_leaves(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        begin(2);
        nodes[1].unanswered = true;
        world_pass(world, LEASE);
        leave(1);
        assert_false(has_left(1));
        world->database_down = i == 0;
        nodes[1].unanswered = false;
        world_settle(world);
        assert_true(has_left(1));
        if (i == 0)
            world_end(world);
    }
}

static void http_requests_are_answered_before(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_request(&nodes[1], 5, "POST", "/api/session", "name");
    world_settle(world);
    leave(1);
    world_settle(world);
    assert_false(has_left(1));
    core_does(&nodes[0], NIKA_EFFECT_RESPOND, at_link(1, 5), "done");
    world_settle(world);
    expect_response(&nodes[1], 5, 200, "done");
    assert_true(has_left(1));
    /* At a leader what only asks is asked at the next one. */
    world_end(world);
    begin(2);
    nodes[0].silent = true;
    node_request(&nodes[0], 5, "GET", "/api/tables", "");
    node_request(&nodes[0], 6, "POST", "/api/session", "");
    leave(0);
    world_pass(world, 300);
    assert_true(leads(&nodes[1]));
    expect_response(&nodes[0], 6, 503, "{\"error\":\"busy\"}");
    expect_response(&nodes[0], 5, 200, "/api/tables");
    assert_true(has_left(0));
}

static void nothing_is_sent_after_a_close(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_open(&nodes[0], 3);
    node_say(&nodes[0], 3, REQUEST("say", "s"));
    node_say(&nodes[0], 3, REQUEST("play", "p"));
    world_settle(world);
    leave(0);
    expect_sent(&nodes[0], 3, closing);
    expect_closed(&nodes[0], 3, 1001);
    world_pass(world, 3 * LEASE);
    expect_quiet(&nodes[0]);
}

/*
 * The database.
 */

static void one_question_at_a_time(void **state)
{
    (void)state;
    begin(2);
    for (unsigned i = 0; i < 2; i++) {
        nodes[i].unanswered = true;
        world_pass(world, LEASE);
        const unsigned asked = nodes[i].asked;
        assert_true(nodes[i].asks);
        assert_int_equal(nika_cluster_next(nodes[i].cluster), INT64_MAX);
        world_pass(world, 100 * LEASE);
        assert_int_equal(nodes[i].asked, asked);
        /* Clients are served all the same. */
        assert_true(nika_cluster_serves(nodes[i].cluster));
        nodes[i].unanswered = false;
        world_pass(world, LEASE);
        assert_true(nodes[i].asked > asked);
    }
    assert_true(leads(&nodes[0]));
}

static void a_database_that_fails_is_asked_again(void **state)
{
    (void)state;
    begin(2);
    node_open(&nodes[1], 4);
    world->database_down = true;
    world_pass(world, LEASE);
    const struct nika_cluster_figures before = node_figures(&nodes[1]);
    world_pass(world, 60000);
    const struct nika_cluster_figures after = node_figures(&nodes[1]);
    assert_in_range(after.lease_failed - before.lease_failed, 20, 600);
    assert_int_equal(after.lease_failed - before.lease_failed, after.lease_asked - before.lease_asked);
    /* Nobody can have taken the lease: the leader leads on, and says what it knows. */
    assert_true(leads(&nodes[0]));
    node_say(&nodes[1], 4, REQUEST("play", "p"));
    world_settle(world);
    expect_sent(&nodes[1], 4, FINE("p"));
    world->database_down = false;
    world_pass(world, LEASE);
    assert_true(nika_cluster_serves(nodes[0].cluster) && nika_cluster_serves(nodes[1].cluster));
    expect_quiet(&nodes[1]);
}

/* Clients of both nodes do something; the leader has heard nothing of the database for as long as its lease lasts. */
static void do_something_unsure(void)
{
    begin(2);
    nodes[0].unanswered = nodes[1].unanswered = true;
    node_open(&nodes[0], 3);
    node_open(&nodes[1], 3);
    world_pass(world, LEASE);
    assert_true(leads(&nodes[0]));
    forget(&nodes[0]);
    for (unsigned i = 0; i < 2; i++) {
        node_say(&nodes[i], 3, REQUEST("play", "p"));
        node_request(&nodes[i], 5, "GET", "/api/tables", "");
        node_open(&nodes[i], 6);
        node_say(&nodes[i], 6, REQUEST("say", "s"));
        node_say(&nodes[i], 3, REQUEST("say", "q"));
    }
    /* It may have been replaced: until the database has said that it was not, nothing is taken. */
    world_pass(world, 100);
    expect_no_event(&nodes[0]);
}

static void a_leader_that_is_not_sure_waits(void **state)
{
    (void)state;
    do_something_unsure();
    node_close(&nodes[1], 6);
    nodes[0].unanswered = false;
    world_settle(world);
    assert_true(leads(&nodes[0]));
    for (unsigned i = 0; i < 2; i++) {
        expect_sent(&nodes[i], 3, FINE("p"));
        expect_sent(&nodes[i], 3, FINE("q"));
        expect_response(&nodes[i], 5, 200, "/api/tables");
    }
    expect_sent(&nodes[0], 6, FINE("s"));
    expect_quiet(&nodes[0]);
    expect_quiet(&nodes[1]);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 1);
}

/* If the database does not answer, there is no point in waiting: nothing can be stored. But who somebody is waits. */
static void a_leader_without_a_database_answers(void **state)
{
    (void)state;
    do_something_unsure();
    world->database_down = true;
    nodes[0].unanswered = false;
    world_settle(world);
    for (unsigned i = 0; i < 2; i++) {
        expect_sent(&nodes[i], 3, FINE("p"));
        expect_sent(&nodes[i], 3, FINE("q"));
        expect_sent(&nodes[i], 6, FINE("s"));
        expect_quiet(&nodes[i]);
    }
    node_request(&nodes[0], 7, "GET", "/readyz", "");
    expect_response(&nodes[0], 7, 200, "ok");
    world_pass(world, 9899);
    node_say(&nodes[0], 3, REQUEST("say", "t"));
    node_say(&nodes[1], 3, REQUEST("say", "t"));
    world_settle(world);
    for (unsigned i = 0; i < 2; i++) {
        expect_sent(&nodes[i], 3, FINE("t"));
        expect_quiet(&nodes[i]);
    }
    world_pass(world, 1);
    for (unsigned i = 0; i < 2; i++) {
        expect_response(&nodes[i], 5, 503, "{\"error\":\"starting\"}");
        expect_quiet(&nodes[i]);
    }
    /* It was sure for the last time more than ten seconds ago: new clients had better go elsewhere. */
    node_request(&nodes[0], 8, "GET", "/readyz", "");
    expect_response(&nodes[0], 8, 503, "{\"error\":\"starting\"}");
    node_request(&nodes[1], 8, "GET", "/readyz", "");
    expect_response(&nodes[1], 8, 200, "ok");
    world->database_down = false;
    world_pass(world, 500);
    world_settle(world);
    node_request(&nodes[0], 9, "GET", "/readyz", "");
    expect_response(&nodes[0], 9, 200, "ok");
}

/* It was replaced indeed: all goes to the new leader. */
static void what_waited_at_a_replaced_leader_goes_to_the_next(void **state)
{
    (void)state;
    do_something_unsure();
    nodes[1].unanswered = false;
    world_settle(world);
    assert_true(leads(&nodes[1]));
    nodes[0].unanswered = false;
    world_settle(world);
    expect_event(&nodes[0], NIKA_EVENT_CLOSED, at_link(1, 3), ""); /* the link */
    expect_no_event(&nodes[0]);
    expect_sent(&nodes[0], 3, FINE("p"));
    expect_sent(&nodes[0], 3, FINE("q"));
    expect_sent(&nodes[0], 6, FINE("s"));
    expect_response(&nodes[0], 5, 200, "/api/tables");
    /* What had gone over a link may have been done, as far as its node knows. */
    expect_sent(&nodes[1], 3, BUSY("q"));
    expect_sent(&nodes[1], 6, BUSY("s"));
    expect_sent(&nodes[1], 3, FINE("p"));
    expect_response(&nodes[1], 5, 200, "/api/tables");
    expect_quiet(&nodes[0]);
    expect_quiet(&nodes[1]);
}

/*
 * Server cores.
 */

static void who_can_not_start_gives_the_lease_to_others(void **state)
{
    (void)state;
    world = world_begin(2);
    nodes = world->nodes;
    nodes[0].fails = true;
    node_open(&nodes[0], 3);
    node_say(&nodes[0], 3, REQUEST("say", "s"));
    world_pass(world, 500);
    assert_true(logged(&nodes[0], "leader-failed"));
    assert_true(leads(&nodes[1]));
    assert_int_equal(world->epoch, 2);
    /* Its clients are served there, and what they had asked was under way nowhere. */
    assert_true(nika_cluster_serves(nodes[0].cluster));
    expect_sent(&nodes[0], 3, FINE("s"));
    expect_quiet(&nodes[0]);
    /* For a while it would not take the lease if it were free. */
    world_pass(world, 1000);
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_FOLLOW);
    world_pass(world, 2 * LEASE);
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_TAKE);
    nodes[0].fails = false;
    world_kill(world, 1);
    world_pass(world, 2 * LEASE);
    assert_true(leads(&nodes[0]));
}

static void who_is_alone_tries_again(void **state)
{
    (void)state;
    world = world_begin(1);
    nodes = world->nodes;
    nodes[0].fails = true;
    world_pass(world, 4999);
    assert_int_equal(world->epoch, 1);
    assert_true(world->given);
    world_pass(world, 200);
    assert_int_equal(world->epoch, 2);
    nodes[0].fails = false;
    world_pass(world, 4000);
    assert_false(leads(&nodes[0]));
    world_pass(world, 2000);
    assert_true(leads(&nodes[0]));
    assert_int_equal(world->epoch, 3);
}

/* The lease goes to somebody else while the store is read. */
static void who_is_replaced_while_it_starts_drops_what_it_started(void **state)
{
    (void)state;
    world = world_begin(2);
    nodes = world->nodes;
    nodes[0].core_waits = true;
    world_settle(world);
    nodes[0].unanswered = true;
    node_open(&nodes[0], 3);
    world_pass(world, LEASE + 200);
    assert_true(leads(&nodes[1]));
    nodes[0].unanswered = false;
    world_settle(world);
    assert_true(nodes[0].drops);
    expect_no_event(&nodes[0]);
    assert_true(nika_cluster_serves(nodes[0].cluster));
    expect_event(&nodes[1], NIKA_EVENT_OPENED, at_link(nodes[1].last_link, 3), "");
    /* That it has read the store meanwhile is of no use to anybody. */
    nika_cluster_core(nodes[0].cluster, world->now, NIKA_CORE_READY);
    assert_false(leads(&nodes[0]));
    node_core(&nodes[0], NIKA_CORE_FAILED);
    world_pass(world, LEASE);
    assert_false(leads(&nodes[0]));
    assert_true(nika_cluster_serves(nodes[0].cluster));
}

/* A server core that ends by itself ends its leading. */
static void a_server_core_that_ends_is_replaced(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_open(&nodes[0], 3);
    node_say(&nodes[0], 3, REQUEST("say", "s"));
    node_say(&nodes[0], 3, REQUEST("play", "p"));
    world_pass(world, LEASE);
    node_core(&nodes[0], NIKA_CORE_ENDED);
    assert_false(leads(&nodes[0]));
    world_pass(world, 300);
    assert_true(leads(&nodes[1]));
    assert_int_equal(world->epoch, 2);
    expect_sent(&nodes[0], 3, BUSY("s"));
    expect_sent(&nodes[0], 3, FINE("p"));
    expect_quiet(&nodes[0]);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(clients_are_told_and_closed, tear_down),
        cmocka_unit_test_teardown(clients_that_stay_are_not_waited_for_long, tear_down),
        cmocka_unit_test_teardown(a_leader_leaves_when_its_lease_is_given, tear_down),
        cmocka_unit_test_teardown(who_leaves_while_it_starts_hands_over_first, tear_down),
        cmocka_unit_test_teardown(who_leaves_does_not_keep_a_lease_that_it_asked_for, tear_down),
        cmocka_unit_test_teardown(who_does_not_get_the_lease_leaves, tear_down),
        cmocka_unit_test_teardown(http_requests_are_answered_before, tear_down),
        cmocka_unit_test_teardown(nothing_is_sent_after_a_close, tear_down),
        cmocka_unit_test_teardown(one_question_at_a_time, tear_down),
        cmocka_unit_test_teardown(a_database_that_fails_is_asked_again, tear_down),
        cmocka_unit_test_teardown(a_leader_that_is_not_sure_waits, tear_down),
        cmocka_unit_test_teardown(a_leader_without_a_database_answers, tear_down),
        cmocka_unit_test_teardown(what_waited_at_a_replaced_leader_goes_to_the_next, tear_down),
        cmocka_unit_test_teardown(who_can_not_start_gives_the_lease_to_others, tear_down),
        cmocka_unit_test_teardown(who_is_alone_tries_again, tear_down),
        cmocka_unit_test_teardown(who_is_replaced_while_it_starts_drops_what_it_started, tear_down),
        cmocka_unit_test_teardown(a_server_core_that_ends_is_replaced, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
