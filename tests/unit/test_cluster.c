/*
 * test_cluster.c: unit tests of nodes that share a store (nika/cluster.h; src/server_core/cluster.c, cluster_clients.c, cluster_links.c):
 * who leads, who follows, what goes from clients to the leader's server core and back, health, limits. What happens
 * when another node leads: test_cluster_changes.c.
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

/*
 * Who leads.
 */

static void the_first_node_takes_the_lease_and_starts_a_server_core(void **state)
{
    (void)state;
    world = world_begin(1);
    nodes = world->nodes;
    nodes[0].core_waits = true;
    assert_true(nika_cluster_next(nodes[0].cluster) <= world->now);
    nika_cluster_time(nodes[0].cluster, world->now);
    assert_true(nodes[0].asks);
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_TAKE);
    assert_int_equal(nodes[0].request.length, LEASE);
    assert_string_equal(nodes[0].asked_as.name, "node-a");
    assert_false(nodes[0].asked_as.leaving);
    assert_null(nodes[0].request.heir);
    node_open(&nodes[0], 7);
    assert_false(nodes[0].core);
    world_settle(world);
    assert_true(nodes[0].starts);
    assert_int_equal(nodes[0].epoch, 1);
    /* Until it has read the store, nobody is served. */
    expect_no_event(&nodes[0]);
    assert_false(nika_cluster_serves(nodes[0].cluster));
    assert_false(leads(&nodes[0]));
    node_core(&nodes[0], NIKA_CORE_READY);
    assert_true(nika_cluster_serves(nodes[0].cluster));
    const struct nika_cluster_figures figures = node_figures(&nodes[0]);
    assert_true(figures.leads);
    assert_int_equal(figures.epoch, 1);
    assert_int_equal(figures.nodes, 1);
    assert_int_equal(figures.leaders, 1);
    assert_int_equal(figures.relayed_clients, 0);
    const struct note *opened = expect_event(&nodes[0], NIKA_EVENT_OPENED, 7, "");
    assert_int_equal(opened->size, 0);
    assert_string_equal(opened->address, "192.0.2.1");
    expect_no_event(&nodes[0]);
    assert_true(logged(&nodes[0], "leading"));
}

static void the_leader_prolongs_its_lease(void **state)
{
    (void)state;
    begin(1);
    for (unsigned i = 0; i < 20; i++) {
        const unsigned asked = nodes[0].asked;
        world_pass(world, LEASE - 1);
        assert_true(nodes[0].asked > asked);
        assert_int_equal(nodes[0].request.wish, NIKA_LEASE_RENEW);
        assert_int_equal(nodes[0].request.epoch, 1);
        assert_true(world->until > world->now);
    }
    assert_true(leads(&nodes[0]));
    assert_int_equal(world->epoch, 1);
}

static void others_follow(void **state)
{
    (void)state;
    begin(3);
    world_pass(world, LEASE); /* until all have heard of all */
    assert_true(leads(&nodes[0]));
    for (unsigned i = 1; i < 3; i++) {
        assert_false(leads(&nodes[i]));
        assert_false(nodes[i].core);
        assert_true(nika_cluster_serves(nodes[i].cluster));
        assert_true(logged(&nodes[i], "following"));
        assert_int_equal(node_figures(&nodes[i]).epoch, 1);
        assert_int_equal(node_figures(&nodes[i]).nodes, 3);
        /* It would take the lease if it were free. */
        assert_int_equal(nodes[i].request.wish, NIKA_LEASE_TAKE);
    }
    /* One link each, dialled by whoever follows. */
    assert_int_equal(world->wire_count, 2);
    assert_int_equal(world->wires[0].node[1], 0);
    assert_int_equal(world->wires[1].node[1], 0);
    world_pass(world, 20 * LEASE);
    assert_int_equal(world->wire_count, 2);
    assert_int_equal(world->epoch, 1);
}

static void a_node_follows_nobody_before_it_is_welcome(void **state)
{
    (void)state;
    world = world_begin(2);
    nodes = world->nodes;
    nodes[0].core_waits = true;
    world_settle(world);
    node_open(&nodes[1], 3);
    assert_true(world->wires[0].state[0] == WIRE_OPEN); /* they are linked, but nobody leads yet */
    assert_false(nika_cluster_serves(nodes[1].cluster));
    node_core(&nodes[0], NIKA_CORE_READY);
    world_settle(world);
    assert_true(nika_cluster_serves(nodes[1].cluster));
    expect_event(&nodes[0], NIKA_EVENT_OPENED, at_link(1, 3), "");
}

/*
 * What clients do, and what they are sent.
 */

static void clients_of_all_nodes_are_at_one_server_core(void **state)
{
    (void)state;
    begin(3);
    nodes[0].silent = true;
    for (unsigned i = 0; i < 3; i++)
        node_open(&nodes[i], 5); /* the same number everywhere */
    world_settle(world);
    nika_connection ids[3];
    for (unsigned i = 0; i < 3; i++) {
        const struct note *note = notes_take(&nodes[0].events, 0);
        assert_int_equal(note->kind, NIKA_EVENT_OPENED);
        assert_string_equal(note->address, "192.0.2.1");
        ids[i] = note->connection;
    }
    assert_true(ids[0] != ids[1] && ids[0] != ids[2] && ids[1] != ids[2]);
    assert_int_equal(ids[0], 5);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 2);
    static const char *const texts[] = {"{\"is\":\"a\"}", "{\"is\":\"b\"}", "{\"is\":\"c\"}"};
    for (unsigned i = 0; i < 3; i++)
        core_does(&nodes[0], NIKA_EFFECT_SEND, ids[i], texts[i]);
    world_settle(world);
    for (unsigned i = 0; i < 3; i++) {
        expect_sent(&nodes[i], 5, texts[i]);
        expect_quiet(&nodes[i]);
    }
    /* Nothing for whom nobody knows. */
    core_does(&nodes[0], NIKA_EFFECT_SEND, 6, "{}");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 6), "{}");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(9, 5), "{}");
    world_settle(world);
    for (unsigned i = 0; i < 3; i++)
        expect_quiet(&nodes[i]);
}

static void messages_come_in_order_and_as_they_are(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    for (unsigned i = 0; i < 2; i++) {
        const nika_connection there = i ? at_link(1, 4) : 4;
        node_open(&nodes[i], 4);
        node_say(&nodes[i], 4, REQUEST("play", "one"));
        node_say(&nodes[i], 4, "no request at all \xC3\xA4");
        node_say(&nodes[i], 4, REQUEST("say", "two"));
        node_client(&nodes[i], &(struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = 4});
        node_close(&nodes[i], 4);
        world_settle(world);
        expect_event(&nodes[0], NIKA_EVENT_OPENED, there, "");
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, there, REQUEST("play", "one"));
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, there, "no request at all \xC3\xA4");
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, there, REQUEST("say", "two"));
        expect_event(&nodes[0], NIKA_EVENT_DROPPED, there, "");
        expect_event(&nodes[0], NIKA_EVENT_CLOSED, there, "");
        expect_no_event(&nodes[0]);
        expect_quiet(&nodes[i]);
    }
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 0);
    /* Whoever is not there is heard no more. */
    node_say(&nodes[1], 4, REQUEST("play", "three"));
    node_close(&nodes[1], 4);
    node_client(&nodes[1], &(struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = 4});
    world_settle(world);
    expect_no_event(&nodes[0]);
}

static void who_is_closed_by_the_server_core_says_and_hears_nothing_more(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    for (unsigned i = 0; i < 2; i++) {
        const nika_connection there = i ? at_link(1, 4) : 4;
        node_open(&nodes[i], 4);
        world_settle(world);
        core_does(&nodes[0], NIKA_EFFECT_SEND, there, "{\"is\":\"last\"}");
        core_does(&nodes[0], NIKA_EFFECT_CLOSE, there, ""); /* with 1008 */
        core_does(&nodes[0], NIKA_EFFECT_SEND, there, "{\"is\":\"late\"}");
        world_settle(world);
        expect_sent(&nodes[i], 4, "{\"is\":\"last\"}");
        expect_closed(&nodes[i], 4, 1008);
        expect_quiet(&nodes[i]);
        node_say(&nodes[i], 4, REQUEST("play", "one"));
        world_settle(world);
        expect_quiet(&nodes[i]);
        expect_event(&nodes[0], NIKA_EVENT_OPENED, there, "");
        expect_no_event(&nodes[0]);
        node_close(&nodes[i], 4);
        world_settle(world);
        expect_event(&nodes[0], NIKA_EVENT_CLOSED, there, "");
        assert_int_equal(node_figures(&nodes[0]).relayed_clients, 0);
    }
}

/* An HTTP request with everything that one can have. */
static void ask_for_everything(struct node *node, nika_connection connection, unsigned flags)
{
    const struct nika_http http = {.method = "PUT",
                                   .path = "/api/thing",
                                   .query = "a=1&b=",
                                   .token = "0123",
                                   .browser = flags & 1,
                                   .json = flags & 2,
                                   .local = flags & 4};
    node_client(node, &(struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                           .connection = connection,
                                           .address = "2001:db8::1",
                                           .http = &http,
                                           .bytes = "body",
                                           .size = 4});
}

static void expect_everything(struct node *node, nika_connection connection, unsigned flags)
{
    const struct note *note = expect_event(node, NIKA_EVENT_REQUEST, connection, "body");
    assert_string_equal(note->method, "PUT");
    assert_string_equal(note->path, "/api/thing");
    assert_string_equal(note->query, "a=1&b=");
    assert_string_equal(note->token, "0123");
    assert_string_equal(note->address, "2001:db8::1");
    assert_int_equal(note->browser, (flags & 1) != 0);
    assert_int_equal(note->json, (flags & 2) != 0);
    assert_int_equal(note->local, (flags & 4) != 0);
}

static void http_requests_come_whole(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    for (unsigned flags = 0; flags < 8; flags++)
        for (unsigned i = 0; i < 2; i++) {
            const nika_connection there = i ? at_link(1, 10 + flags) : 10 + flags;
            ask_for_everything(&nodes[i], 10 + flags, flags);
            world_settle(world);
            expect_everything(&nodes[0], there, flags);
        }
    expect_no_event(&nodes[0]);
}

static void responses_come_whole_and_once(void **state)
{
    static const char *const cookies[] = {NULL, "", "token"}, *const types[] = {NULL, "application/json"};
    (void)state;
    begin(2);
    nodes[0].silent = true;
    for (unsigned i = 0; i < 2; i++)
        for (unsigned cookie = 0; cookie < 3; cookie++)
            for (unsigned type = 0; type < 2; type++) {
                const nika_connection id = 100 + 10 * cookie + type, there = i ? at_link(1, id) : id;
                struct nika_effect effect = {.kind = NIKA_EFFECT_RESPOND,
                                             .code = 404,
                                             .cookie = cookies[cookie],
                                             .type = types[type],
                                             .bytes = "no\0thing",
                                             .size = 8};
                node_request(&nodes[i], id, "GET", "/api/x", "");
                world_settle(world);
                effect.connection = core_number(&nodes[0], there);
                for (unsigned again = 0; again < 2; again++)
                    nika_cluster_effect(nodes[0].cluster, &effect);
                world_settle(world);
                const struct note *note = expect_response(&nodes[i], id, 404, "no");
                assert_int_equal(note->size, 8);
                assert_memory_equal(note->bytes, "no\0thing", 8);
                assert_int_equal(note->cookie != NULL, cookie > 0);
                assert_int_equal(note->type != NULL, type > 0);
                if (cookie)
                    assert_string_equal(note->cookie, cookies[cookie]);
                if (type)
                    assert_string_equal(note->type, types[type]);
                expect_quiet(&nodes[i]);
            }
}

/* More than any buffer has room for at the beginning. */
static void long_messages_and_bodies_come_whole(void **state)
{
    enum { LONG = 3000000 };
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_open(&nodes[1], 4);
    node_request(&nodes[1], 5, "GET", "/api/record", "");
    world_settle(world);
    char *text = kit_memory(LONG + 1);
    memset(text, 'x', LONG);
    core_does(&nodes[0], NIKA_EFFECT_RESPOND, at_link(1, 5), text);
    text[65536] = '\0';
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), text);
    world_settle(world);
    expect_sent(&nodes[1], 4, text);
    text[65536] = 'x';
    expect_response(&nodes[1], 5, 200, text);
    free(text);
}

static void clients_of_a_lost_node_are_closed_at_the_server_core(void **state)
{
    (void)state;
    begin(3);
    for (nika_connection id = 1; id <= 40; id++) {
        node_open(&nodes[1], id);
        node_open(&nodes[2], id);
    }
    for (nika_connection id = 1; id <= 40; id += 2)
        node_close(&nodes[1], id);
    world_settle(world);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 60);
    forget(&nodes[0]);
    world_kill(world, 1);
    world_settle(world);
    bool closed[41] = {false};
    for (unsigned i = 0; i < 20; i++) {
        const struct note *note = notes_take(&nodes[0].events, 0);
        assert_non_null(note);
        assert_int_equal(note->kind, NIKA_EVENT_CLOSED);
        assert_int_equal(note->connection >> NIKA_LINKED_BITS, 1);
        const nika_connection id = note->connection & 0xFFFFFF;
        assert_true(id <= 40 && id % 2 == 0 && !closed[id]);
        closed[id] = true;
    }
    expect_no_event(&nodes[0]);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 40);
    /* Nobody is sent anything there any more. */
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 2), "{}");
    world_settle(world);
}

/*
 * While nobody leads.
 */

static void requests_wait_in_order(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        world = world_begin(2);
        nodes = world->nodes;
        nodes[0].core_waits = nodes[0].silent = true;
        node_open(&nodes[i], 4);
        node_say(&nodes[i], 4, REQUEST("hello", "h"));
        world_settle(world);
        node_say(&nodes[i], 4, REQUEST("say", "1"));
        node_say(&nodes[i], 4, "nothing");
        node_request(&nodes[i], 5, "POST", "/api/session", "name");
        node_open(&nodes[i], 6);
        node_say(&nodes[i], 6, REQUEST("play", "2"));
        node_close(&nodes[i], 6);
        world_pass(world, 9000);
        expect_quiet(&nodes[i]);
        node_core(&nodes[0], NIKA_CORE_READY);
        world_settle(world);
        const nika_connection base = i ? at_link(1, 0) : 0;
        expect_event(&nodes[0], NIKA_EVENT_OPENED, base + 4, "");
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, base + 4, REQUEST("hello", "h"));
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, base + 4, REQUEST("say", "1"));
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, base + 4, "nothing");
        expect_event(&nodes[0], NIKA_EVENT_REQUEST, base + 5, "name");
        expect_no_event(&nodes[0]);
        assert_int_equal(node_figures(&nodes[i]).resent, 0); /* they were not under way */
        if (i == 0)
            world_end(world);
    }
}

static void http_requests_wait_for_ten_seconds(void **state)
{
    (void)state;
    world = world_begin(1);
    nodes = world->nodes;
    nodes[0].unanswered = true; /* by the database */
    world_settle(world);
    node_request(&nodes[0], 5, "GET", "/api/tables", "");
    world_pass(world, 4000);
    node_request(&nodes[0], 6, "POST", "/api/session", "");
    assert_int_equal(nika_cluster_next(nodes[0].cluster), 5000 + 10000);
    world_pass(world, 5999);
    expect_quiet(&nodes[0]);
    world_pass(world, 1);
    expect_response(&nodes[0], 5, 503, "{\"error\":\"starting\"}");
    world_pass(world, 3999);
    expect_quiet(&nodes[0]);
    world_pass(world, 1);
    expect_response(&nodes[0], 6, 503, "{\"error\":\"starting\"}");
    assert_int_equal(nika_cluster_next(nodes[0].cluster), INT64_MAX);
    /* Later it is too late. */
    nodes[0].unanswered = false;
    world_settle(world);
    assert_true(leads(&nodes[0]));
    expect_no_event(&nodes[0]);
    expect_quiet(&nodes[0]);
}

/*
 * Health.
 */

static void health_is_a_nodes_own(void **state)
{
    (void)state;
    world = world_begin(2);
    nodes = world->nodes;
    nodes[0].core_waits = true;
    for (unsigned i = 0; i < 2; i++) {
        node_request(&nodes[i], 1, "GET", "/healthz", "");
        expect_response(&nodes[i], 1, 200, "ok");
        node_request(&nodes[i], 2, "GET", "/readyz", "");
        expect_response(&nodes[i], 2, 503, "{\"error\":\"starting\"}");
    }
    world_settle(world);
    node_core(&nodes[0], NIKA_CORE_READY);
    world_settle(world);
    for (unsigned i = 0; i < 2; i++) {
        node_request(&nodes[i], 3, "GET", "/healthz", "");
        expect_response(&nodes[i], 3, 200, "ok");
        node_request(&nodes[i], 4, "GET", "/readyz", "");
        expect_response(&nodes[i], 4, 200, "ok");
        node_request(&nodes[i], 5, "POST", "/healthz", "");
        expect_response(&nodes[i], 5, 405, "{\"error\":\"unknown-request\"}");
        node_request(&nodes[i], 6, "DELETE", "/readyz", "");
        expect_response(&nodes[i], 6, 405, "{\"error\":\"unknown-request\"}");
        nika_cluster_leave(nodes[i].cluster, world->now);
        node_request(&nodes[i], 7, "GET", "/healthz", "");
        expect_response(&nodes[i], 7, 200, "ok");
        node_request(&nodes[i], 8, "GET", "/readyz", "");
        expect_response(&nodes[i], 8, 503, "{\"error\":\"closing\"}");
    }
    expect_no_event(&nodes[0]);
}

static void expect_readiness(struct node *node, nika_connection connection, bool ready)
{
    node_request(node, connection, "GET", "/readyz", "");
    expect_response(node, connection, ready ? 200 : 503, ready ? "ok" : "{\"error\":\"starting\"}");
}

/* A load balancer does not give a whole club up because the lead changes: for as long as clients wait, they may come. */
static void a_node_whose_leader_dies_stays_ready_for_a_while(void **state)
{
    (void)state;
    begin(2);
    world->database_down = true; /* or it would take the lease itself */
    world_kill(world, 0);
    world_settle(world);
    assert_false(nika_cluster_serves(nodes[1].cluster));
    expect_readiness(&nodes[1], 1, true);
    world_pass(world, 9000);
    expect_readiness(&nodes[1], 2, true);
    world_pass(world, 1000);
    expect_readiness(&nodes[1], 3, false);
    world_pass(world, 30000);
    expect_readiness(&nodes[1], 4, false);
    world->database_down = false;
    world_pass(world, 2 * LEASE);
    assert_true(leads(&nodes[1]));
    expect_readiness(&nodes[1], 5, true);
}

/*
 * Limits.
 */

static void a_client_has_so_many_requests_under_way(void **state)
{
    char message[64], expected[64];
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_open(&nodes[1], 4);
    for (unsigned i = 0; i < 32; i++) {
        snprintf(message, sizeof message, REQUEST("say", "%u"), i);
        node_say(&nodes[1], 4, message);
    }
    node_say(&nodes[1], 4, REQUEST("say", "more"));
    node_say(&nodes[1], 4, "no request");
    expect_sent(&nodes[1], 4, BUSY("more"));
    expect_sent(&nodes[1], 4, "{\"re\":null,\"ok\":false,\"error\":\"busy\"}");
    world_settle(world);
    expect_event(&nodes[0], NIKA_EVENT_OPENED, at_link(1, 4), "");
    for (unsigned i = 0; i < 32; i++) {
        snprintf(message, sizeof message, REQUEST("say", "%u"), i);
        expect_event(&nodes[0], NIKA_EVENT_MESSAGE, at_link(1, 4), message);
    }
    expect_no_event(&nodes[0]);
    /* An answer makes room, in whatever order. */
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), FINE("17"));
    world_settle(world);
    snprintf(expected, sizeof expected, FINE("%u"), 17);
    expect_sent(&nodes[1], 4, expected);
    node_say(&nodes[1], 4, REQUEST("say", "again"));
    node_say(&nodes[1], 4, REQUEST("say", "too"));
    expect_sent(&nodes[1], 4, BUSY("too"));
    world_settle(world);
    expect_event(&nodes[0], NIKA_EVENT_MESSAGE, at_link(1, 4), REQUEST("say", "again"));
    /* Another client is another matter, and what has no id that an answer could have is not waited for. */
    node_open(&nodes[1], 5);
    for (unsigned i = 0; i < 100; i++)
        node_say(&nodes[1], 5, i % 2 ? "no request" : REQUEST("say", "not an id"));
    expect_quiet(&nodes[1]);
}

static void a_node_has_so_many_http_requests_under_way(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    for (unsigned i = 0; i < 2000; i++)
        node_request(&nodes[1], 1000 + i, "GET", "/api/tables", "");
    expect_quiet(&nodes[1]);
    node_request(&nodes[1], 5000, "GET", "/api/tables", "");
    expect_response(&nodes[1], 5000, 503, "{\"error\":\"busy\"}");
    node_request(&nodes[1], 5001, "GET", "/healthz", "");
    expect_response(&nodes[1], 5001, 200, "ok");
    world_settle(world);
    assert_int_equal(notes_left(&nodes[0].events), 2000);
    core_does(&nodes[0], NIKA_EFFECT_RESPOND, at_link(1, 1700), "fine");
    world_settle(world);
    expect_response(&nodes[1], 1700, 200, "fine");
    node_request(&nodes[1], 5002, "GET", "/api/tables", "");
    expect_quiet(&nodes[1]);
    world_settle(world);
    assert_int_equal(notes_left(&nodes[0].events), 2001);
}

/* Server cores answer at once as often as not: before nika_cluster_client returns. */
static void answers_may_come_at_once(void **state)
{
    char message[64], expected[64];
    (void)state;
    begin(2);
    for (unsigned i = 0; i < 2; i++) {
        node_open(&nodes[i], 4);
        for (unsigned number = 0; number < 100; number++) {
            snprintf(message, sizeof message, REQUEST("play", "%u"), number);
            snprintf(expected, sizeof expected, FINE("%u"), number);
            node_say(&nodes[i], 4, message);
            world_settle(world);
            expect_sent(&nodes[i], 4, expected);
            node_request(&nodes[i], 500 + number, "GET", "/api/x", "");
            world_settle(world);
            expect_response(&nodes[i], 500 + number, 200, "/api/x");
        }
        expect_quiet(&nodes[i]);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(the_first_node_takes_the_lease_and_starts_a_server_core, tear_down),
        cmocka_unit_test_teardown(the_leader_prolongs_its_lease, tear_down),
        cmocka_unit_test_teardown(others_follow, tear_down),
        cmocka_unit_test_teardown(a_node_follows_nobody_before_it_is_welcome, tear_down),
        cmocka_unit_test_teardown(clients_of_all_nodes_are_at_one_server_core, tear_down),
        cmocka_unit_test_teardown(messages_come_in_order_and_as_they_are, tear_down),
        cmocka_unit_test_teardown(who_is_closed_by_the_server_core_says_and_hears_nothing_more, tear_down),
        cmocka_unit_test_teardown(http_requests_come_whole, tear_down),
        cmocka_unit_test_teardown(responses_come_whole_and_once, tear_down),
        cmocka_unit_test_teardown(long_messages_and_bodies_come_whole, tear_down),
        cmocka_unit_test_teardown(clients_of_a_lost_node_are_closed_at_the_server_core, tear_down),
        cmocka_unit_test_teardown(requests_wait_in_order, tear_down),
        cmocka_unit_test_teardown(http_requests_wait_for_ten_seconds, tear_down),
        cmocka_unit_test_teardown(health_is_a_nodes_own, tear_down),
        cmocka_unit_test_teardown(a_node_whose_leader_dies_stays_ready_for_a_while, tear_down),
        cmocka_unit_test_teardown(a_client_has_so_many_requests_under_way, tear_down),
        cmocka_unit_test_teardown(a_node_has_so_many_http_requests_under_way, tear_down),
        cmocka_unit_test_teardown(answers_may_come_at_once, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
