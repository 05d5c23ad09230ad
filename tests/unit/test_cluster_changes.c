/*
 * test_cluster_changes.c: unit tests of nodes that share a store (nika/cluster.h) when another one comes to lead: the leader is
 * lost, hands over, is replaced without knowing it, can't start; nodes leave; the database does not answer.
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

static const char resync[] = "{\"is\":\"resync\"}", closing[] = "{\"is\":\"closing\"}",
                  hello[] = REQUEST("hello", "hello");

/* A client of a node has said hello, and so is carried with these very bytes. */
static void come_in(struct node *node, nika_connection connection)
{
    node_open(node, connection);
    node_say(node, connection, hello);
    world_settle(world);
    expect_sent(node, connection, FINE("hello"));
}

/* Time passes until some node leads and serves. */
static struct node *wait_for_leader(void)
{
    for (unsigned i = 0; i < 20 * LEASE; i++) {
        for (unsigned at = 0; at < world->count; at++)
            if (nodes[at].cluster && !nodes[at].frozen && leads(&nodes[at]))
                return &nodes[at];
        world_pass(world, 1);
    }
    fail_msg("nobody leads");
    return NULL;
}

/*
 * A lost leader.
 */

/* What a client had asked and not been told when the leader was lost, and what becomes of it. */
static void what_was_under_way_is_asked_again_or_answered(void **state)
{
    (void)state;
    /* At the node that leads next, and at another. */
    for (unsigned at = 1; at < 3; at++) {
        begin(3);
        struct node *node = &nodes[at];
        come_in(node, 4);
        nodes[0].silent = true;
        node_say(node, 4, REQUEST("play", "p"));
        node_say(node, 4, REQUEST("say", "s"));
        node_say(node, 4, REQUEST("undo", "u"));
        node_request(node, 5, "GET", "/api/tables", "");
        node_request(node, 6, "POST", "/api/session", "name");
        world_settle(world);
        nodes[1].core_waits = nodes[1].silent = true; /* the next leader */
        nodes[2].unanswered = true;
        world_kill(world, 0);
        world_settle(world);
        /* What might be done twice is not asked again. */
        expect_sent(node, 4, BUSY("s"));
        expect_response(node, 6, 503, "{\"error\":\"busy\"}");
        expect_quiet(node);
        assert_false(nika_cluster_serves(node->cluster));
        node_say(node, 4, REQUEST("say", "later"));
        node_say(node, 4, REQUEST("play", "too"));
        world_pass(world, LEASE + 200);
        assert_true(nodes[1].starts);
        assert_int_equal(nodes[1].epoch, 2);
        nodes[2].unanswered = false;
        world_pass(world, 200);
        expect_quiet(node);
        node_core(&nodes[1], NIKA_CORE_READY);
        world_settle(world);
        const nika_connection base = at == 1 ? 0 : at_link(nodes[1].last_link, 0);
        const struct note *opened = expect_event(&nodes[1], NIKA_EVENT_OPENED, base + 4, hello);
        assert_string_equal(opened->address, "192.0.2.1");
        expect_event(&nodes[1], NIKA_EVENT_MESSAGE, base + 4, REQUEST("play", "p"));
        expect_event(&nodes[1], NIKA_EVENT_MESSAGE, base + 4, REQUEST("undo", "u"));
        expect_event(&nodes[1], NIKA_EVENT_MESSAGE, base + 4, REQUEST("say", "later"));
        expect_event(&nodes[1], NIKA_EVENT_MESSAGE, base + 4, REQUEST("play", "too"));
        expect_event(&nodes[1], NIKA_EVENT_REQUEST, base + 5, "");
        expect_no_event(&nodes[1]);
        const struct nika_cluster_figures figures = node_figures(node);
        assert_int_equal(figures.resent, 2);
        assert_int_equal(figures.given_up, 1);
        assert_int_equal(figures.epoch, 2);
        assert_int_equal(figures.leaders, 2);
        /* Each gets one answer. */
        core_does(&nodes[1], NIKA_EFFECT_SEND, base + 4, FINE("p"));
        core_does(&nodes[1], NIKA_EFFECT_RESPOND, base + 5, "fine");
        world_settle(world);
        expect_sent(node, 4, FINE("p"));
        expect_response(node, 5, 200, "fine");
        expect_quiet(node);
        if (at == 1)
            world_end(world);
    }
}

/* A leader that alone has lost the database does not hear that another one leads. */
static void who_was_left_alone_sends_its_clients_away(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[0], 4);
    forget(&nodes[0]);
    nodes[0].cut_off = true;
    world_pass(world, LEASE + 300);
    assert_true(leads(&nodes[1]));
    expect_quiet(&nodes[0]);
    world_pass(world, 11000);
    expect_sent(&nodes[0], 4, "{\"is\":\"closing\"}");
    expect_closed(&nodes[0], 4, 1001);
    assert_true(logged(&nodes[0], "not-served"));
    world_end(world);

    /* If nobody reaches it, no other one leads, and nobody would be served better elsewhere. */
    begin(2);
    come_in(&nodes[0], 4);
    come_in(&nodes[1], 4);
    world_pass(world, LEASE);
    forget(&nodes[0]);
    forget(&nodes[1]);
    world->database_down = true;
    world_pass(world, 60000);
    expect_quiet(&nodes[0]);
    expect_quiet(&nodes[1]);
    world_end(world);

    /* Nor if there is no other node. */
    begin(1);
    come_in(&nodes[0], 4);
    forget(&nodes[0]);
    nodes[0].cut_off = true;
    world_pass(world, 60000);
    expect_quiet(&nodes[0]);
}

/* What the store holds is not what was written, and yet nobody else has the lease: it is read anew, and all are answered. */
static void a_store_that_went_back_is_read_anew(void **state)
{
    (void)state;
    for (unsigned count = 1; count <= 2; count++) {
        begin(count);
        struct node *const next = &nodes[count - 1];
        come_in(&nodes[0], 4);
        nodes[0].silent = true;
        node_say(&nodes[0], 4, REQUEST("play", "p"));
        node_say(&nodes[0], 4, REQUEST("say", "s"));
        world_settle(world);
        forget(&nodes[0]);
        nodes[0].silent = false;
        nika_cluster_core(nodes[0].cluster, world->now, NIKA_CORE_DIFFERS);
        assert_true(leads(&nodes[0])); /* another one may have the lease: it asks */
        world_settle(world);
        assert_true(logged(&nodes[0], "leader-differs"));
        world_pass(world, 200);
        assert_true(leads(next));
        assert_int_equal(next->epoch, 2);
        expect_sent(&nodes[0], 4, BUSY("s"));
        expect_sent(&nodes[0], 4, "{\"is\":\"resync\"}");
        expect_sent(&nodes[0], 4, FINE("p"));
        if (count == 1)
            world_end(world);
    }
}

/* A standby took over, and may lack what was committed last: the leader reads what it has. */
static void a_copy_that_took_over_is_read_anew(void **state)
{
    (void)state;
    world = world_begin(1);
    nodes = world->nodes;
    world->history = 1;
    world_settle(world);
    come_in(&nodes[0], 4);
    forget(&nodes[0]);
    world->history = 0; /* nobody knows */
    world_pass(world, 2 * LEASE);
    world->history = 1;
    world_pass(world, 2 * LEASE);
    assert_true(leads(&nodes[0]));
    assert_int_equal(nodes[0].epoch, 1);
    expect_quiet(&nodes[0]);
    world->history = 2;
    world_pass(world, LEASE);
    assert_true(logged(&nodes[0], "leader-differs"));
    assert_true(leads(&nodes[0]));
    assert_int_equal(nodes[0].epoch, 2);
    expect_sent(&nodes[0], 4, resync);
    world_pass(world, 2 * LEASE);
    assert_int_equal(nodes[0].epoch, 2);
    expect_quiet(&nodes[0]);
}

/* Two nodes that both reach the database, but not each other: clients of the one that follows find the other. */
static void who_is_not_served_for_long_is_sent_away(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[0], 3);
    come_in(&nodes[1], 4);
    world->cut[0][1] = world->cut[1][0] = true;
    world_break(world, 0, 1);
    world_settle(world);
    node_say(&nodes[1], 4, REQUEST("play", "p"));
    world_pass(world, 9500);
    expect_quiet(&nodes[1]);
    node_open(&nodes[1], 5);
    world_pass(world, 1000);
    for (nika_connection connection = 4; connection <= 5; connection++) {
        expect_sent(&nodes[1], connection, closing);
        expect_closed(&nodes[1], connection, 1001);
        node_close(&nodes[1], connection);
    }
    assert_true(logged(&nodes[1], "not-served"));
    /* Whoever comes to it nevertheless may wait as long. */
    node_open(&nodes[1], 6);
    world_pass(world, 9000);
    expect_quiet(&nodes[1]);
    world->cut[0][1] = world->cut[1][0] = false;
    world_pass(world, 500);
    assert_true(nika_cluster_serves(nodes[1].cluster));
    world_pass(world, 20000);
    expect_quiet(&nodes[1]);
    expect_quiet(&nodes[0]);
    assert_true(leads(&nodes[0]));
    assert_int_equal(world->epoch, 1);
}

static void what_was_answered_is_not_asked_again(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[1], 4);
    node_say(&nodes[1], 4, REQUEST("play", "p"));
    node_request(&nodes[1], 5, "GET", "/api/tables", "");
    world_settle(world);
    nodes[0].silent = true;
    node_say(&nodes[1], 4, REQUEST("play", "q"));
    world_settle(world);
    /* What is no answer to it answers nothing. */
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4),
              "{\"is\":\"said\",\"re\":\"q\",\"text\":\"{\\\"re\\\":\\\"q\"}");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), "{\"re\":\"qq\",\"ok\":true}");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), "{\"re\":null,\"ok\":false}");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), "{\"re\":\"");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), "");
    world_settle(world);
    forget(&nodes[1]);
    world_kill(world, 0);
    assert_ptr_equal(wait_for_leader(), &nodes[1]);
    expect_event(&nodes[1], NIKA_EVENT_OPENED, 4, hello);
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, 4, REQUEST("play", "q"));
    expect_no_event(&nodes[1]);
    expect_sent(&nodes[1], 4, resync);
    expect_sent(&nodes[1], 4, FINE("q"));
    expect_quiet(&nodes[1]);
}

/* What is carried is the last that a server core said, whichever. */
static void connections_are_carried_from_leader_to_leader(void **state)
{
    (void)state;
    begin(3);
    come_in(&nodes[1], 4);
    node_open(&nodes[2], 4); /* she has not said hello, so nothing is known of her */
    world_settle(world);
    core_does(&nodes[0], NIKA_EFFECT_CARRY, at_link(1, 4), "second");
    core_does(&nodes[0], NIKA_EFFECT_CARRY, at_link(1, 4), "third, and longer");
    world_settle(world);
    expect_quiet(&nodes[1]); /* that is not for the client */
    world_kill(world, 0);
    struct node *leader = wait_for_leader();
    world_pass(world, LEASE);
    struct node *other = leader == &nodes[1] ? &nodes[2] : &nodes[1];
    bool carried = false, opened = false;
    for (unsigned i = 0; i < 2; i++) {
        const struct note *note = notes_take(&leader->events, 0);
        assert_non_null(note);
        assert_int_equal(note->kind, NIKA_EVENT_OPENED);
        carried |= strcmp(note->bytes, "third, and longer") == 0;
        opened |= note->size == 0;
    }
    assert_true(carried && opened);
    expect_no_event(leader);
    world_kill(world, leader->number);
    assert_ptr_equal(wait_for_leader(), other);
    expect_event(other, NIKA_EVENT_OPENED, 4, other == &nodes[1] ? "third, and longer" : "");
    expect_no_event(other);
}

static void a_link_that_breaks_is_made_anew(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[1], 4);
    nodes[0].silent = true;
    node_say(&nodes[1], 4, REQUEST("play", "p"));
    node_say(&nodes[1], 4, REQUEST("kick", "k"));
    world_settle(world);
    forget(&nodes[0]);
    world_break(world, 0, 1);
    world_settle(world); /* that takes no time */
    assert_true(nika_cluster_serves(nodes[1].cluster));
    assert_true(logged(&nodes[1], "leader-lost"));
    expect_sent(&nodes[1], 4, BUSY("k"));
    /* The new link's connections are others. */
    expect_event(&nodes[0], NIKA_EVENT_CLOSED, at_link(1, 4), "");
    expect_event(&nodes[0], NIKA_EVENT_OPENED, at_link(2, 4), hello);
    expect_event(&nodes[0], NIKA_EVENT_MESSAGE, at_link(2, 4), REQUEST("play", "p"));
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), FINE("p"));
    world_settle(world);
    expect_quiet(&nodes[1]);
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(2, 4), FINE("p"));
    world_settle(world);
    expect_sent(&nodes[1], 4, FINE("p"));
    assert_true(leads(&nodes[0]));
    assert_int_equal(world->epoch, 1);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 1);
}

/* Whoever can't reach the leader tries again and again, but neither dials nor asks without a rest. */
static void a_leader_out_of_reach_is_dialled_in_peace(void **state)
{
    (void)state;
    begin(2);
    world->cut[1][0] = true;
    world_break(world, 0, 1);
    world_settle(world);
    const unsigned asked = nodes[1].asked, wires = world->wire_count;
    world_pass(world, 1000);
    assert_in_range(nodes[1].asked - asked, 2, 20);
    assert_in_range(world->wire_count - wires, 2, 20);
    assert_false(nika_cluster_serves(nodes[1].cluster));
    assert_true(leads(&nodes[0]));
    world->cut[1][0] = false;
    world_pass(world, 1000);
    assert_true(nika_cluster_serves(nodes[1].cluster));
}

/*
 * Replaced.
 */

/* The leader sleeps through the end of its lease. */
static void who_hears_that_another_has_the_lease_follows(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[0], 3);
    come_in(&nodes[1], 4);
    nodes[0].core_waits = true;
    node_say(&nodes[0], 3, REQUEST("play", "answered"));
    nodes[0].silent = true;
    node_say(&nodes[0], 3, REQUEST("play", "p"));
    node_say(&nodes[0], 3, REQUEST("sit", "s"));
    node_say(&nodes[0], 3, REQUEST("take", "t"));
    nodes[0].frozen = true;
    forget(&nodes[0]);
    world->held[0][1] = true;
    assert_ptr_equal(wait_for_leader(), &nodes[1]);
    assert_int_equal(nodes[1].epoch, 2);
    expect_event(&nodes[1], NIKA_EVENT_OPENED, 4, hello);
    nodes[0].frozen = false;
    world_settle(world);
    /* It did not end in good order, but was told at once. */
    assert_true(nodes[0].drops);
    assert_false(leads(&nodes[0]));
    assert_true(logged(&nodes[0], "leader-replaced"));
    expect_sent(&nodes[0], 3, BUSY("t"));
    /* What the old server core still says is said to nobody: it may not be so. */
    core_does(&nodes[0], NIKA_EFFECT_SEND, 3, "{\"re\":\"p\",\"ok\":false,\"error\":\"not-kept\"}");
    core_does(&nodes[0], NIKA_EFFECT_CARRY, 3, "old");
    core_does(&nodes[0], NIKA_EFFECT_CLOSE, 3, "");
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), "{}");
    expect_quiet(&nodes[0]);
    world->held[0][1] = false;
    world_settle(world); /* no time has to pass */
    assert_true(nika_cluster_serves(nodes[0].cluster));
    const nika_connection there = at_link(nodes[1].last_link, 3);
    expect_event(&nodes[1], NIKA_EVENT_OPENED, there, hello);
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, there, REQUEST("play", "p"));
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, there, REQUEST("sit", "s"));
    expect_no_event(&nodes[1]);
    expect_sent(&nodes[0], 3, resync);
    expect_sent(&nodes[0], 3, FINE("p"));
    expect_sent(&nodes[0], 3, FINE("s"));
    expect_quiet(&nodes[0]);
    /* Only once nothing of its server core runs any more would it take the lease again. */
    world_kill(world, 1);
    world_pass(world, 3 * LEASE);
    assert_int_equal(world->epoch, 2);
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_FOLLOW);
    nodes[0].core_waits = false;
    world_pass(world, 200);
    assert_true(leads(&nodes[0]));
    assert_int_equal(nodes[0].epoch, 3);
}

/* Those who follow a leader that is told so are told, too: their links end. */
static void followers_of_a_replaced_leader_follow_the_new_one(void **state)
{
    (void)state;
    begin(3);
    come_in(&nodes[2], 4);
    /* Neither the leader nor one who follows it reaches the database. */
    nodes[0].unanswered = nodes[2].unanswered = true;
    world_pass(world, 2 * LEASE);
    assert_true(leads(&nodes[0]) && leads(&nodes[1]));
    assert_true(nika_cluster_serves(nodes[2].cluster)); /* by the old one, which can't write */
    forget(&nodes[1]);
    nodes[0].unanswered = nodes[2].unanswered = false;
    world_settle(world);
    assert_false(leads(&nodes[0]));
    assert_false(nodes[0].core);
    assert_true(nika_cluster_serves(nodes[0].cluster));
    assert_true(nika_cluster_serves(nodes[2].cluster));
    bool found = false;
    for (const struct note *note; (note = notes_take(&nodes[1].events, 0));)
        found |= note->kind == NIKA_EVENT_OPENED && strcmp(note->bytes, hello) == 0;
    assert_true(found);
}

/*
 * Hand-over.
 */

static void a_leader_hands_over_in_no_time(void **state)
{
    (void)state;
    begin(3);
    come_in(&nodes[0], 3);
    come_in(&nodes[1], 4);
    come_in(&nodes[2], 4);
    world_pass(world, LEASE);
    nodes[0].silent = true;
    node_say(&nodes[2], 4, REQUEST("say", "taken"));
    node_say(&nodes[2], 4, REQUEST("say", "not-stored"));
    world_settle(world);
    nodes[0].core_waits = true;
    forget(&nodes[0]);
    const int64_t before = world->now;
    nika_cluster_leave(nodes[0].cluster, world->now);
    assert_true(nodes[0].finishes);
    expect_sent(&nodes[0], 3, closing);
    expect_closed(&nodes[0], 3, 1001);
    assert_false(nika_cluster_serves(nodes[0].cluster));
    assert_false(nika_cluster_has_left(nodes[0].cluster));
    /* From now on it takes nothing. */
    node_say(&nodes[1], 4, REQUEST("kick", "1"));
    node_say(&nodes[2], 4, REQUEST("play", "2"));
    node_say(&nodes[2], 4, REQUEST("rematch", "3"));
    node_request(&nodes[2], 5, "POST", "/api/session", "name");
    node_request(&nodes[2], 6, "GET", "/api/tables", "");
    node_open(&nodes[2], 7);
    node_say(&nodes[2], 7, hello);
    node_close(&nodes[0], 3);
    world_settle(world);
    expect_event(&nodes[0], NIKA_EVENT_CLOSED, 3, "");
    expect_no_event(&nodes[0]);
    expect_quiet(&nodes[1]);
    expect_quiet(&nodes[2]);
    /* What is under way is finished. */
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(2, 4), FINE("taken"));
    world_settle(world);
    expect_sent(&nodes[2], 4, FINE("taken"));
    node_core(&nodes[0], NIKA_CORE_ENDED);
    assert_false(nika_cluster_has_left(nodes[0].cluster)); /* the lease is still its own */
    world_settle(world);
    assert_int_equal(world->now, before);
    assert_true(nika_cluster_has_left(nodes[0].cluster));
    assert_true(logged(&nodes[0], "handed-over"));
    /* The first in the list that is linked is the heir, and leads at once. */
    assert_true(leads(&nodes[1]));
    assert_int_equal(nodes[1].epoch, 2);
    assert_true(nika_cluster_serves(nodes[2].cluster));
    expect_event(&nodes[1], NIKA_EVENT_OPENED, 4, hello);
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, 4, REQUEST("kick", "1"));
    expect_sent(&nodes[1], 4, resync);
    expect_sent(&nodes[1], 4, FINE("1"));
    /* What was returned goes there, in order; what was not, and can't be repeated, does not. */
    expect_sent(&nodes[2], 4, BUSY("not-stored"));
    expect_sent(&nodes[2], 4, resync);
    expect_sent(&nodes[2], 4, FINE("2"));
    expect_sent(&nodes[2], 4, FINE("3"));
    expect_response(&nodes[2], 5, 200, "/api/session");
    expect_response(&nodes[2], 6, 200, "/api/tables");
    expect_sent(&nodes[2], 7, FINE("hello"));
    expect_quiet(&nodes[1]);
    expect_quiet(&nodes[2]);
    const nika_connection there = at_link(nodes[1].last_link, 4);
    for (unsigned i = 0; i < 2; i++)
        notes_take(&nodes[1].events, at_link(nodes[1].last_link, 7));
    expect_event(&nodes[1], NIKA_EVENT_OPENED, there, hello);
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, there, REQUEST("play", "2"));
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, there, REQUEST("rematch", "3"));
}

/* Requests on their way to a leader that has just handed over are asked again, whatever they are. */
static void what_crosses_with_a_hand_over_is_asked_again(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[1], 4);
    nodes[0].silent = nodes[0].core_waits = true;
    node_say(&nodes[1], 4, REQUEST("say", "taken"));
    node_request(&nodes[1], 5, "POST", "/api/taken", "");
    world_settle(world);
    nika_cluster_leave(nodes[0].cluster, world->now);
    node_say(&nodes[1], 4, REQUEST("say", "returned"));
    world_settle(world);
    world->held[1][0] = true;
    node_say(&nodes[1], 4, REQUEST("say", "crosses"));
    node_request(&nodes[1], 6, "POST", "/api/crosses", "");
    node_core(&nodes[0], NIKA_CORE_ENDED);
    world_settle(world);
    assert_true(leads(&nodes[1]));
    expect_sent(&nodes[1], 4, BUSY("taken"));
    expect_response(&nodes[1], 5, 503, "{\"error\":\"busy\"}");
    expect_sent(&nodes[1], 4, "{\"is\":\"resync\"}");
    expect_sent(&nodes[1], 4, FINE("returned"));
    expect_sent(&nodes[1], 4, FINE("crosses"));
    expect_response(&nodes[1], 6, 200, "/api/crosses");
    expect_quiet(&nodes[1]);
    assert_int_equal(node_figures(&nodes[1]).given_up, 1);
}

/* A request that was taken does not come back with another one of the same id. */
static void only_what_is_returned_is_asked_again(void **state)
{
    (void)state;
    begin(2);
    come_in(&nodes[1], 4);
    nodes[0].silent = nodes[0].core_waits = true;
    node_say(&nodes[1], 4, REQUEST("say", "s"));
    world_settle(world);
    nika_cluster_leave(nodes[0].cluster, world->now);
    node_say(&nodes[1], 4, REQUEST("say", "s"));
    node_say(&nodes[1], 4, REQUEST("say", "s"));
    world_settle(world);
    core_does(&nodes[0], NIKA_EFFECT_SEND, at_link(1, 4), FINE("s"));
    world_settle(world);
    expect_sent(&nodes[1], 4, FINE("s"));
    expect_quiet(&nodes[1]);
    node_core(&nodes[0], NIKA_CORE_ENDED);
    world_settle(world);
    expect_event(&nodes[1], NIKA_EVENT_OPENED, 4, hello);
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, 4, REQUEST("say", "s"));
    expect_event(&nodes[1], NIKA_EVENT_MESSAGE, 4, REQUEST("say", "s"));
    expect_no_event(&nodes[1]);
}

/* Nodes that leave are no heirs. */
static void who_leaves_inherits_nothing(void **state)
{
    (void)state;
    begin(3);
    nika_cluster_leave(nodes[1].cluster, world->now);
    world_pass(world, LEASE); /* the leader has heard of that */
    nika_cluster_leave(nodes[0].cluster, world->now);
    world_settle(world);
    assert_true(leads(&nodes[2]));
    assert_string_equal(nodes[0].heir, "node-c");
    world_pass(world, 3 * LEASE);
    nika_cluster_leave(nodes[2].cluster, world->now);
    world_settle(world);
    assert_true(nika_cluster_has_left(nodes[2].cluster));
    world_pass(world, 3 * LEASE);
    assert_int_equal(world->epoch, 2);
}

/* The heir dies before it takes the lease: after a second, whoever comes. */
static void a_dead_heir_holds_nobody_up(void **state)
{
    (void)state;
    begin(3);
    come_in(&nodes[2], 4);
    world_pass(world, LEASE);
    nodes[1].frozen = true;
    nika_cluster_leave(nodes[0].cluster, world->now);
    world_settle(world);
    assert_string_equal(nodes[0].heir, "node-b");
    world_pass(world, 999);
    assert_false(leads(&nodes[2]));
    world_pass(world, 201);
    assert_true(leads(&nodes[2]));
    assert_int_equal(world->epoch, 2);
    expect_sent(&nodes[2], 4, resync);
    nodes[1].frozen = false;
    world_pass(world, LEASE);
    assert_true(nika_cluster_serves(nodes[1].cluster));
    assert_true(leads(&nodes[2]));
}

/* A leader that wants to give a lease which another node has taken already says who that is. */
static void what_was_taken_can_not_be_given(void **state)
{
    (void)state;
    begin(4);
    come_in(&nodes[1], 4);
    world_pass(world, LEASE);
    nodes[0].unanswered = nodes[2].unanswered = true;
    world_pass(world, LEASE / 3); /* its last question is on its way */
    nodes[0].core_waits = true;
    nika_cluster_leave(nodes[0].cluster, world->now);
    nodes[0].unanswered = false;
    world_settle(world);
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_RENEW);
    nodes[0].unanswered = true;
    node_core(&nodes[0], NIKA_CORE_ENDED);
    world_settle(world);
    assert_int_equal(nodes[0].request.wish, NIKA_LEASE_GIVE);
    /* The heir has just been there, but another is quicker, and the followers have not heard of it. */
    world_pass(world, world->until - world->now - 1);
    nodes[1].unanswered = true;
    assert_ptr_equal(wait_for_leader(), &nodes[3]);
    assert_int_equal(nodes[3].epoch, 2);
    assert_string_equal(nodes[0].heir, "node-b");
    nodes[0].unanswered = false;
    world_settle(world);
    nodes[1].unanswered = nodes[2].unanswered = false;
    world_pass(world, LEASE);
    assert_true(nika_cluster_has_left(nodes[0].cluster));
    for (unsigned i = 1; i < 4; i++)
        assert_true(nika_cluster_serves(nodes[i].cluster));
    assert_true(leads(&nodes[3]));
    assert_int_equal(world->epoch, 2);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(what_was_under_way_is_asked_again_or_answered, tear_down),
        cmocka_unit_test_teardown(who_is_not_served_for_long_is_sent_away, tear_down),
        cmocka_unit_test_teardown(who_was_left_alone_sends_its_clients_away, tear_down),
        cmocka_unit_test_teardown(a_store_that_went_back_is_read_anew, tear_down),
        cmocka_unit_test_teardown(a_copy_that_took_over_is_read_anew, tear_down),
        cmocka_unit_test_teardown(what_was_answered_is_not_asked_again, tear_down),
        cmocka_unit_test_teardown(connections_are_carried_from_leader_to_leader, tear_down),
        cmocka_unit_test_teardown(a_link_that_breaks_is_made_anew, tear_down),
        cmocka_unit_test_teardown(a_leader_out_of_reach_is_dialled_in_peace, tear_down),
        cmocka_unit_test_teardown(who_hears_that_another_has_the_lease_follows, tear_down),
        cmocka_unit_test_teardown(followers_of_a_replaced_leader_follow_the_new_one, tear_down),
        cmocka_unit_test_teardown(a_leader_hands_over_in_no_time, tear_down),
        cmocka_unit_test_teardown(what_crosses_with_a_hand_over_is_asked_again, tear_down),
        cmocka_unit_test_teardown(only_what_is_returned_is_asked_again, tear_down),
        cmocka_unit_test_teardown(who_leaves_inherits_nothing, tear_down),
        cmocka_unit_test_teardown(a_dead_heir_holds_nobody_up, tear_down),
        cmocka_unit_test_teardown(what_was_taken_can_not_be_given, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
