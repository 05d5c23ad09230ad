/*
 * test_cluster_nodes.c: unit tests of what a node tells its host about the cluster (src/server_core/cluster_nodes.c): which nodes there are,
 * who leads, and how long ago the database said so; also while nobody leads, and while the database is away.
 *
 * Nodes ask at 5000, when they know nobody who leads, so again after 100 ms, and then each second (a third of the lease).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cluster_expect.h"

#define NODE(letter, number, leads, leaving, here)                                                                     \
    "{\"name\":\"node-" letter "\",\"address\":\"" number ".example:7000\",\"version\":\"1\",\"leads\":" leads         \
    ",\"leaving\":" leaving ",\"here\":" here "}"
#define LIST(nodes, epoch, served, heard)                                                                              \
    "{\"nodes\":[" nodes "],\"epoch\":" epoch ",\"served\":" served ",\"heard\":" heard "}"

/* What a node says to whoever runs it. */
static void expect_nodes(struct node *node, const char *expected)
{
    node_asked(node, 9, "GET", "/api/host/nodes", "", true);
    const struct note *note = expect_response(node, 9, 200, expected);
    assert_string_equal(note->type, "application/json");
    expect_quiet(node);
}

static void each_node_lists_all(void **state)
{
    (void)state;
    begin(3);
    world_pass(world, LEASE);
    for (unsigned i = 0; i < 3; i++)
        forget(&nodes[i]);
    /* At 8000; all asked last at 7100. */
    expect_nodes(&nodes[0], LIST(NODE("a", "0", "true", "false", "true") "," NODE(
                                     "b", "1", "false", "false", "false") "," NODE("c", "2", "false", "false", "false"),
                                 "1", "true", "900"));
    expect_nodes(&nodes[1], LIST(NODE("a", "0", "true", "false", "false") "," NODE(
                                     "b", "1", "false", "false", "true") "," NODE("c", "2", "false", "false", "false"),
                                 "1", "true", "900"));
    expect_nodes(&nodes[2], LIST(NODE("a", "0", "true", "false", "false") "," NODE(
                                     "b", "1", "false", "false", "false") "," NODE("c", "2", "false", "false", "true"),
                                 "1", "true", "900"));
    expect_no_event(&nodes[0]);
}

static void it_is_only_for_whoever_runs_the_node(void **state)
{
    (void)state;
    begin(2);
    forget(&nodes[0]);
    node_request(&nodes[1], 9, "GET", "/api/host/nodes", "");
    world_settle(world);
    const struct note *asked = expect_event(&nodes[0], NIKA_EVENT_REQUEST, at_link(1, 9), "");
    assert_string_equal(asked->path, "/api/host/nodes");
    assert_false(asked->local);
    node_request(&nodes[0], 9, "GET", "/api/host/nodes", "");
    expect_event(&nodes[0], NIKA_EVENT_REQUEST, 9, "");
    /* Other requests of a host are the leader's to answer. */
    node_asked(&nodes[1], 8, "GET", "/api/host/limits", "", true);
    world_settle(world);
    assert_true(expect_event(&nodes[0], NIKA_EVENT_REQUEST, at_link(1, 8), "")->local);
    node_asked(&nodes[1], 7, "POST", "/api/host/nodes", "{}", true);
    expect_response(&nodes[1], 7, 405, "{\"error\":\"unknown-request\"}");
    expect_no_event(&nodes[0]);
}

static void a_node_that_has_heard_nothing_knows_itself(void **state)
{
    (void)state;
    world = world_begin(1);
    nodes = world->nodes;
    world->database_down = true;
    world_pass(world, 10000);
    expect_nodes(&nodes[0], LIST(NODE("a", "0", "false", "false", "true"), "0", "false", "null"));
}

static void a_node_that_reads_the_store_leads_and_serves_nobody_yet(void **state)
{
    (void)state;
    world = world_begin(1);
    nodes = world->nodes;
    nodes[0].core_waits = true;
    world_settle(world);
    expect_nodes(&nodes[0], LIST(NODE("a", "0", "true", "false", "true"), "1", "false", "0"));
    node_core(&nodes[0], NIKA_CORE_READY);
    expect_nodes(&nodes[0], LIST(NODE("a", "0", "true", "false", "true"), "1", "true", "0"));
}

static void without_a_database_a_dead_leader_leads_until_its_lease_has_ended(void **state)
{
    (void)state;
    begin(2);
    world_pass(world, 200);
    /* At 5200. At 5100 both have asked: the lease lasts until 8100, and the first of them did not know the second yet. */
    world->database_down = true;
    world_pass(world, 700);
    expect_nodes(&nodes[1], LIST(NODE("a", "0", "true", "false", "false") "," NODE("b", "1", "false", "false", "true"),
                                 "1", "true", "800"));
    world_kill(world, 0);
    world_pass(world, 2100);
    /* At 8000. */
    expect_nodes(&nodes[1], LIST(NODE("a", "0", "true", "false", "false") "," NODE("b", "1", "false", "false", "true"),
                                 "1", "false", "2900"));
    world_pass(world, 200);
    expect_nodes(&nodes[1], LIST(NODE("a", "0", "false", "false", "false") "," NODE("b", "1", "false", "false", "true"),
                                 "1", "false", "3100"));
    world->database_down = false;
    /* It asks twice a second now. */
    world_pass(world, 500);
    node_asked(&nodes[1], 9, "GET", "/api/host/nodes", "", true);
    const struct note *note = notes_take(&nodes[1].effects, 9);
    assert_non_null(strstr(note->bytes, "{\"nodes\":[" NODE("b", "1", "true", "false", "true") "],\"epoch\":2,"));
}

static void a_node_that_leaves_says_so(void **state)
{
    (void)state;
    begin(2);
    nika_cluster_leave(nodes[1].cluster, world->now);
    expect_nodes(&nodes[1], LIST(NODE("a", "0", "true", "false", "false") "," NODE("b", "1", "false", "true", "true"),
                                 "1", "false", "0"));
    world_pass(world, 100);
    expect_nodes(&nodes[0], LIST(NODE("a", "0", "true", "false", "true") "," NODE("b", "1", "false", "true", "false"),
                                 "1", "true", "0"));
}

static void strange_names_are_escaped(void **state)
{
    (void)state;
    begin(1);
    struct nika_lease lease = {.ours = true, .epoch = 1, .left = LEASE, .count = NIKA_NODES_MAX};
    for (unsigned i = 0; i < NIKA_NODES_MAX; i++) {
        memset(lease.nodes[i].name, 1, sizeof lease.nodes[i].name - 1);
        memset(lease.nodes[i].address, 2, sizeof lease.nodes[i].address - 1);
        memset(lease.nodes[i].version, '"', sizeof lease.nodes[i].version - 1);
    }
    lease.holder = lease.nodes[0];
    nika_cluster_leased(nodes[0].cluster, world->now, &lease);
    node_asked(&nodes[0], 9, "GET", "/api/host/nodes", "", true);
    const struct note *note = notes_take(&nodes[0].effects, 9);
    /*
     * Each has 63 bytes written as \u0001, 127 as \u0002, 31 as \", and around them 1 + 9 + 1 + 12 + 1 + 12 + 1 + 13 + 1 + 15 +
     * 1 + 12 + 1: {"name":"", and so on, with false three times. Between them are commas, and around them 10 + 1 + 10 + 14 +
     * 10 + 1: {"nodes":[ ] ,"epoch":1 ,"served":true ,"heard":0 }.
     */
    const size_t each = 63 * 6 + 127 * 6 + 31 * 2 + 80;
    assert_int_equal(strlen(note->bytes), NIKA_NODES_MAX * each + NIKA_NODES_MAX - 1 + 46);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(each_node_lists_all, tear_down),
        cmocka_unit_test_teardown(it_is_only_for_whoever_runs_the_node, tear_down),
        cmocka_unit_test_teardown(a_node_that_has_heard_nothing_knows_itself, tear_down),
        cmocka_unit_test_teardown(a_node_that_reads_the_store_leads_and_serves_nobody_yet, tear_down),
        cmocka_unit_test_teardown(without_a_database_a_dead_leader_leads_until_its_lease_has_ended, tear_down),
        cmocka_unit_test_teardown(a_node_that_leaves_says_so, tear_down),
        cmocka_unit_test_teardown(strange_names_are_escaped, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
