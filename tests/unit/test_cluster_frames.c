/*
 * test_cluster_frames.c: unit tests of what nodes send each other (src/server_core/cluster_links.c, cluster_thinking.c): frames that are
 * cut, unknown, from the wrong side, too early or too late do no harm; turns of computer players go to other nodes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/ai.h>
#include <nika/games.h>
#include <nika/rng.h>

#include "cluster_expect.h"

#define REQUEST(what, id) "{\"do\":\"" what "\",\"id\":\"" id "\"}"
#define FINE(id) "{\"re\":\"" id "\",\"ok\":true}"

/* As cluster_links.c numbers them. */
enum {
    HELLO = 1,
    WELCOME,
    MOVED,
    RETURNED,
    OPENED,
    MESSAGE,
    DROPPED,
    CLOSED,
    ASKED,
    SEND,
    CLOSE,
    RESPOND,
    CARRY,
    TURN,
    THOUGHT,
    KINDS
};

struct frame {
    uint8_t bytes[256];
    size_t size;
};

static void put_number(struct frame *frame, uint64_t number, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        frame->bytes[frame->size++] = (uint8_t)(number >> (8 * i));
}

static void put_text(struct frame *frame, const char *text)
{
    memcpy(frame->bytes + frame->size, text, strlen(text) + 1);
    frame->size += strlen(text) + 1;
}

static struct frame begin_frame(unsigned kind, uint64_t connection)
{
    struct frame frame = {.size = 0};
    put_number(&frame, kind, 1);
    put_number(&frame, connection, 8);
    return frame;
}

/* A frame of a kind, as it should be; texts at their ends are without one. */
static struct frame good_frame(unsigned kind, uint64_t connection)
{
    struct frame frame = begin_frame(kind, kind <= MOVED ? 0 : connection);
    if (kind == HELLO) {
        put_number(&frame, 1, 1);
        put_number(&frame, 2, 2);
        put_text(&frame, "node-x");
        put_text(&frame, "1");
    } else if (kind == WELCOME) {
        put_number(&frame, 1, 1);
        put_number(&frame, 1, 8);
    } else if (kind == MOVED) {
        put_text(&frame, "node-x");
        put_text(&frame, "9.example:7000");
        put_number(&frame, 1, 8);
        put_number(&frame, 1000, 8); /* everything was taken */
    } else if (kind == RETURNED) {
        put_text(&frame, "id");
    } else if (kind == OPENED) {
        put_text(&frame, "192.0.2.9");
        put_text(&frame, "carried");
    } else if (kind == MESSAGE) {
        put_text(&frame, REQUEST("play", "p"));
    } else if (kind == ASKED) {
        put_number(&frame, 7, 1);
        put_text(&frame, "GET");
        put_text(&frame, "/api/x");
        put_text(&frame, "query");
        put_text(&frame, "token");
        put_text(&frame, "192.0.2.9");
        put_text(&frame, "body");
    } else if (kind == SEND) {
        put_text(&frame, FINE("p"));
    } else if (kind == CLOSE) {
        put_number(&frame, 1008, 2);
    } else if (kind == RESPOND) {
        put_number(&frame, 200, 2);
        put_number(&frame, 1, 1);
        put_text(&frame, "cookie");
        put_text(&frame, "text/plain");
        put_text(&frame, "body");
    } else if (kind == CARRY) {
        put_text(&frame, "carried");
    }
    return frame;
}

/* A node gets a frame over a link, of exactly so many bytes. */
static void deliver(struct node *node, nika_link link, const struct frame *frame, size_t size)
{
    uint8_t *exact = kit_memory(size + 1);
    exact = realloc(exact, size ? size : 1);
    assert_non_null(exact);
    memcpy(exact, frame->bytes, size);
    nika_cluster_frame(node->cluster, world->now, link, exact, size);
    free(exact);
}

static void deliver_all(struct node *node, nika_link link, const struct frame *frame)
{
    deliver(node, link, frame, frame->size);
}

/*
 * Whole frames, as they are written down.
 */

/* What a client of the node that follows does, frame by frame. */
static void frames_of_clients_reach_the_server_core(void **state)
{
    struct frame frame;
    (void)state;
    begin(2);
    nodes[0].silent = true;
    frame = good_frame(OPENED, 4);
    deliver(&nodes[0], 1, &frame, frame.size - 1); /* without the end of what is carried */
    const struct note *opened = expect_event(&nodes[0], NIKA_EVENT_OPENED, at_link(1, 4), "carried");
    assert_string_equal(opened->address, "192.0.2.9");
    assert_int_equal(opened->size, 7);
    frame = good_frame(MESSAGE, 4);
    deliver(&nodes[0], 1, &frame, frame.size - 1);
    expect_event(&nodes[0], NIKA_EVENT_MESSAGE, at_link(1, 4), REQUEST("play", "p"));
    frame = good_frame(DROPPED, 4);
    deliver_all(&nodes[0], 1, &frame);
    expect_event(&nodes[0], NIKA_EVENT_DROPPED, at_link(1, 4), "");
    frame = good_frame(ASKED, 5);
    deliver(&nodes[0], 1, &frame, frame.size - 1);
    const struct note *asked = expect_event(&nodes[0], NIKA_EVENT_REQUEST, at_link(1, 5), "body");
    assert_true(asked->browser && asked->json && asked->local);
    assert_string_equal(asked->query, "query");
    frame = good_frame(CLOSED, 4);
    deliver_all(&nodes[0], 1, &frame);
    expect_event(&nodes[0], NIKA_EVENT_CLOSED, at_link(1, 4), "");
    expect_no_event(&nodes[0]);
}

static void nobody_is_opened_twice_or_closed_twice(void **state)
{
    const struct frame opened = good_frame(OPENED, 4), closed = good_frame(CLOSED, 4);
    (void)state;
    begin(2);
    nodes[0].silent = true;
    deliver_all(&nodes[0], 1, &opened);
    deliver_all(&nodes[0], 1, &opened);
    assert_int_equal(notes_left(&nodes[0].events), 1);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 1);
    deliver_all(&nodes[0], 1, &closed);
    deliver_all(&nodes[0], 1, &closed);
    assert_int_equal(node_figures(&nodes[0]).relayed_clients, 0);
}

/*
 * From the wrong side.
 */

/* To the leader: over a link that is not one, from one who has not said hello, or what only a leader may say. */
static void a_leader_hears_only_those_who_follow(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_open(&nodes[0], 4);
    node_request(&nodes[0], 5, "GET", "/api/x", "");
    forget(&nodes[0]);
    nika_cluster_linked(nodes[0].cluster, world->now, 77, false); /* somebody, and says no hello */
    for (unsigned kind = WELCOME; kind < KINDS; kind++)
        for (nika_connection id = 4; id <= 5; id++) {
            const struct frame frame = good_frame(kind, id);
            deliver_all(&nodes[0], 78, &frame);
            deliver_all(&nodes[0], 0, &frame);
            deliver_all(&nodes[0], 77, &frame);
            if (kind < OPENED || kind > ASKED)
                deliver_all(&nodes[0], 1, &frame);
        }
    world_settle(world);
    expect_no_event(&nodes[0]);
    expect_quiet(&nodes[0]);
    assert_true(leads(&nodes[0]));
    nika_cluster_unlinked(nodes[0].cluster, world->now, 77);
    nika_cluster_unlinked(nodes[0].cluster, world->now, 77);
    nika_cluster_unlinked(nodes[0].cluster, world->now, 78);
}

/* And a node that follows only the one whom it follows, and of that one only what a leader says. */
static void a_follower_hears_only_its_leader(void **state)
{
    (void)state;
    begin(2);
    nodes[0].silent = true;
    node_open(&nodes[1], 4);
    node_request(&nodes[1], 5, "GET", "/api/x", "");
    world_settle(world);
    nika_cluster_linked(nodes[1].cluster, world->now, 77, false);
    for (unsigned kind = WELCOME; kind < KINDS; kind++)
        for (nika_connection id = 4; id <= 5; id++) {
            const struct frame frame = good_frame(kind, id);
            deliver_all(&nodes[1], 77, &frame);
            if (kind >= OPENED && kind <= ASKED)
                deliver_all(&nodes[1], 1, &frame);
        }
    const struct frame hello = good_frame(HELLO, 0);
    deliver_all(&nodes[1], 1, &hello);
    expect_quiet(&nodes[1]);
    expect_no_event(&nodes[1]);
    world_settle(world);
    assert_true(nika_cluster_serves(nodes[1].cluster));
    assert_int_equal(world->wire_count, 1);
    nika_cluster_unlinked(nodes[1].cluster, world->now, 77);
}

/* Connections of clients have so many bits. */
static void no_number_reaches_beyond_its_link(void **state)
{
    (void)state;
    begin(3);
    nodes[0].silent = true;
    node_open(&nodes[2], 4);
    world_settle(world);
    forget(&nodes[0]);
    for (unsigned kind = OPENED; kind <= ASKED; kind++) {
        const struct frame frame = good_frame(kind, at_link(2, 4)), all = good_frame(kind, UINT64_MAX);
        deliver_all(&nodes[0], 1, &frame);
        deliver_all(&nodes[0], 1, &all);
    }
    expect_no_event(&nodes[0]);
    for (unsigned kind = SEND; kind <= CARRY; kind++) {
        const struct frame frame = good_frame(kind, at_link(1, 4));
        deliver_all(&nodes[2], 1, &frame);
    }
    expect_quiet(&nodes[2]);
}

/*
 * Epochs and protocols.
 */

/* A node that was told of epoch 2 does not follow one that leads with 1, which can't write. */
static void an_older_leader_is_not_followed(void **state)
{
    (void)state;
    world = world_begin(2);
    nodes = world->nodes;
    nodes[0].frozen = true;
    world->epoch = 2;
    world->holder = 0;
    world->until = world->now + LEASE;
    node_open(&nodes[1], 4);
    world_settle(world);
    assert_int_equal(world->wire_count, 1);
    const struct frame older = good_frame(WELCOME, 0); /* with epoch 1 */
    deliver_all(&nodes[1], 1, &older);
    assert_true(world->wires[0].state[0] == WIRE_CLOSED);
    assert_false(nika_cluster_serves(nodes[1].cluster));
    /* It dials again, but not at once. */
    world_settle(world);
    assert_int_equal(world->wire_count, 1);
    world_pass(world, 200);
    assert_in_range(world->wire_count, 2, 3);
    assert_true(world->wires[world->wire_count - 1].state[0] == WIRE_OPEN);
    struct frame other = begin_frame(WELCOME, 0), newer = begin_frame(WELCOME, 0);
    put_number(&other, 2, 1); /* another protocol */
    put_number(&other, 2, 8);
    deliver_all(&nodes[1], nodes[1].last_link, &other);
    assert_false(nika_cluster_serves(nodes[1].cluster));
    put_number(&newer, 1, 1);
    put_number(&newer, 3, 8); /* it came to lead since */
    deliver_all(&nodes[1], nodes[1].last_link, &newer);
    assert_true(nika_cluster_serves(nodes[1].cluster));
    /* An answer of before is no reason to leave it. */
    world_pass(world, LEASE / 2);
    assert_true(nika_cluster_serves(nodes[1].cluster));
}

static void nodes_of_another_protocol_are_not_welcome(void **state)
{
    (void)state;
    begin(2);
    nika_cluster_linked(nodes[0].cluster, world->now, 77, false);
    struct frame hello = begin_frame(HELLO, 0);
    put_number(&hello, 2, 1);
    put_number(&hello, 2, 2);
    put_text(&hello, "node-x");
    put_text(&hello, "9");
    const uint64_t before = node_figures(&nodes[0]).frames_sent;
    deliver_all(&nodes[0], 77, &hello); /* a frame sent over it would fail */
    assert_int_equal(node_figures(&nodes[0]).frames_sent, before);
    assert_true(logged(&nodes[0], "node-too-different"));
    const struct frame opened = good_frame(OPENED, 4);
    deliver_all(&nodes[0], 77, &opened);
    expect_no_event(&nodes[0]);
}

/*
 * Garbage.
 */

/* Every beginning of every frame, at the leader and at one who follows. */
static void cut_frames_do_no_harm(void **state)
{
    (void)state;
    for (unsigned at = 0; at < 2; at++)
        for (unsigned kind = 0; kind <= KINDS; kind++) {
            const struct frame frame = good_frame(kind, 4);
            begin(2);
            nodes[0].silent = true;
            node_open(&nodes[1], 4);
            node_say(&nodes[1], 4, REQUEST("play", "p"));
            world_settle(world);
            forget(&nodes[0]);
            for (size_t size = 0; size < frame.size; size++) {
                deliver(&nodes[at], 1, &frame, size);
                /* Without a whole head nothing can be meant. */
                if (size < 9) {
                    expect_no_event(&nodes[0]);
                    expect_quiet(&nodes[1]);
                    assert_true(nika_cluster_serves(nodes[1].cluster));
                }
            }
            world_pass(world, LEASE);
            assert_true(leads(&nodes[0]));
            assert_true(nika_cluster_serves(nodes[1].cluster));
            if (at == 0 || kind < KINDS)
                world_end(world);
        }
}

/* What has no end, where there should be one. */
static void texts_without_an_end_are_not_read(void **state)
{
    struct frame frame;
    (void)state;
    begin(2);
    nodes[0].silent = true;
    frame = begin_frame(OPENED, 4);
    memset(frame.bytes + frame.size, 'x', 200);
    deliver(&nodes[0], 1, &frame, frame.size + 200);
    frame = good_frame(ASKED, 4);
    deliver(&nodes[0], 1, &frame, frame.size - 1 - sizeof "body"); /* before the end of the address */
    expect_no_event(&nodes[0]);
    /* A long name is cut: it is nobody's. */
    frame = begin_frame(HELLO, 0);
    put_number(&frame, 1, 1);
    put_number(&frame, 2, 2);
    memset(frame.bytes + frame.size, 'n', 150);
    frame.size += 150;
    put_text(&frame, "");
    put_text(&frame, "1");
    nika_cluster_linked(nodes[1].cluster, world->now, 77, false);
    deliver_all(&nodes[1], 77, &frame);
    nika_cluster_unlinked(nodes[1].cluster, world->now, 77);
}

/* Nodes believe each other who leads, and since when: that much is always right. */
static void random_frame(struct nika_rng *rng, struct frame *frame)
{
    *frame = good_frame(nika_rng_below(rng, KINDS + 1), 3 + nika_rng_below(rng, 4));
    if (nika_rng_below(rng, 3) == 0)
        frame->size = nika_rng_below(rng, (uint32_t)frame->size + 1);
    const bool nothing_like_it = nika_rng_below(rng, 8) == 0;
    const unsigned changes = nothing_like_it ? sizeof frame->bytes : nika_rng_below(rng, 4);
    if (nothing_like_it)
        frame->size = nika_rng_below(rng, sizeof frame->bytes);
    for (unsigned i = 0; i < changes && frame->size; i++)
        frame->bytes[nika_rng_below(rng, (uint32_t)frame->size)] = (uint8_t)nika_rng_below(rng, 256);
    if (changes && (frame->bytes[0] == WELCOME || frame->bytes[0] == MOVED))
        frame->bytes[0] = RETURNED;
}

/* A link of a node that is open; 0 if it has none. */
static nika_link open_link(struct nika_rng *rng, const struct node *node)
{
    nika_link found = 0;
    unsigned side = 0, seen = 0;
    for (nika_link link = 1; link <= node->last_link; link++)
        if (node_wire(node, link, &side)->state[side] == WIRE_OPEN && nika_rng_below(rng, ++seen) == 0)
            found = link;
    return found;
}

/* Frames from nowhere, while three nodes and their clients do what they do; afterwards they still serve. */
static void any_bytes_do_no_harm(void **state)
{
    struct nika_rng rng;
    struct frame frame;
    unsigned delivered = 0;
    (void)state;
    begin(3);
    nika_rng_seed(&rng, 1, 2);
    for (unsigned turn = 0; turn < 20000; turn++) {
        struct node *node = &nodes[nika_rng_below(&rng, 3)];
        const nika_connection id = 10 * turn + 10;
        random_frame(&rng, &frame);
        const nika_link link = open_link(&rng, node);
        deliver_all(node, link, &frame);
        delivered += link != 0;
        if (turn % 5 == 0) {
            node_open(node, id);
            node_say(node, id, REQUEST("hello", "h"));
            node_say(node, id, REQUEST("play", "p"));
            node_request(node, id + 1, "GET", "/api/x", "");
        }
        if (turn % 5 == 4)
            for (unsigned i = 0; i < 3; i++)
                node_close(&nodes[i], 10 * (turn - 4) + 10);
        if (turn % 100 == 99)
            world_pass(world, nika_rng_below(&rng, 300));
        if (turn % 1000 == 999) {
            /* Links are not many, so that their wires suffice. */
            for (unsigned i = 0; i < 3; i++)
                forget(&nodes[i]);
            assert_true(world->wire_count < WIRES_MAX);
        }
    }
    world_pass(world, 5 * LEASE);
    unsigned leaders = 0;
    for (unsigned i = 0; i < 3; i++) {
        leaders += leads(&nodes[i]);
        assert_true(nika_cluster_serves(nodes[i].cluster));
        forget(&nodes[i]);
        node_open(&nodes[i], 900000);
        node_say(&nodes[i], 900000, REQUEST("play", "last"));
        world_settle(world);
        expect_sent(&nodes[i], 900000, FINE("last"));
    }
    assert_int_equal(leaders, 1);
    assert_true(delivered > 10000);
}

/*
 * Thinking.
 */

static void make_turn(struct nika_turn *turn)
{
    memset(turn, 0, sizeof *turn);
    turn->setup.game = nika_games[0];
    turn->setup.players = 3;
    turn->number = 12;
    turn->ply = 34;
    assert_true(nika_agent_named("beginner", &turn->agent));
}

static void turns_go_to_other_nodes_and_come_back(void **state)
{
    struct nika_turn *turn = kit_memory(sizeof *turn);
    const struct nika_move move = {0};
    (void)state;
    begin(3);
    make_turn(turn);
    /* Not as long as there is a thread here (each node has two), and never from one who follows. */
    assert_false(nika_cluster_think(nodes[0].cluster, 1, turn, 1));
    assert_false(nika_cluster_think(nodes[1].cluster, 1, turn, 9));
    assert_true(nika_cluster_think(nodes[0].cluster, 1, turn, 2));
    assert_true(nika_cluster_think(nodes[0].cluster, 2, turn, 2));
    world_settle(world);
    assert_int_equal(nodes[1].turns, 1); /* one each */
    assert_int_equal(nodes[2].turns, 1);
    /* Two for each thread of theirs, and no more. */
    for (nika_ticket ticket = 3; ticket <= 8; ticket++)
        assert_true(nika_cluster_think(nodes[0].cluster, ticket, turn, 2));
    assert_false(nika_cluster_think(nodes[0].cluster, 9, turn, 2));
    world_settle(world);
    assert_int_equal(nodes[1].turns + nodes[2].turns, 8);
    assert_int_equal(node_figures(&nodes[0]).turns_passed_on, 8);
    assert_int_equal(node_figures(&nodes[1]).turns_taken, 4);
    const nika_ticket ticket = nodes[1].turn_ticket;
    for (unsigned again = 0; again < 2; again++)
        nika_cluster_thought(nodes[1].cluster, nodes[1].turn_link, ticket, true, &move);
    world_settle(world);
    assert_int_equal(nodes[0].thoughts, 1);
    assert_int_equal(nodes[0].thought_ticket, ticket);
    assert_true(nika_cluster_think(nodes[0].cluster, 9, turn, 2));
    /* A lost node's turns are thought about here. */
    world_kill(world, 2);
    world_settle(world);
    assert_int_equal(nodes[0].turns_back, 4);
    assert_int_equal(nodes[0].thoughts, 1);
    free(turn);
}

/* A process that is suspended keeps its links. What it does not answer within five seconds is thought about here. */
static void a_silent_node_gets_no_turns(void **state)
{
    struct nika_turn *turn = kit_memory(sizeof *turn);
    const struct nika_move move = {0};
    (void)state;
    begin(3);
    make_turn(turn);
    nodes[1].frozen = true;
    assert_true(nika_cluster_think(nodes[0].cluster, 1, turn, 2));
    assert_true(nika_cluster_think(nodes[0].cluster, 2, turn, 2));
    world_pass(world, 4000);
    assert_int_equal(nodes[2].turns, 1);
    const nika_ticket lost = 3 - nodes[2].turn_ticket;
    nika_cluster_thought(nodes[2].cluster, nodes[2].turn_link, nodes[2].turn_ticket, true, &move);
    world_settle(world);
    assert_int_equal(nodes[0].thoughts, 1);
    assert_int_equal(nodes[0].turns_back, 0);
    world_pass(world, 2000);
    assert_int_equal(nodes[0].turns_back, 1);
    assert_int_equal(nodes[0].thought_ticket, lost);
    /* The other one has two threads, and gets two for each. */
    for (nika_ticket ticket = 3; ticket <= 6; ticket++)
        assert_true(nika_cluster_think(nodes[0].cluster, ticket, turn, 2));
    assert_false(nika_cluster_think(nodes[0].cluster, 7, turn, 2));
    /* It goes on, and answers, which is of no use any more; but it gets turns again. */
    nodes[1].frozen = false;
    world_settle(world);
    assert_int_equal(nodes[1].turns, 1);
    assert_int_equal(nodes[1].turn_ticket, lost);
    nika_cluster_thought(nodes[1].cluster, nodes[1].turn_link, lost, true, &move);
    world_settle(world);
    assert_int_equal(nodes[0].thoughts, 1);
    assert_true(nika_cluster_think(nodes[0].cluster, 7, turn, 2));
    world_settle(world);
    assert_int_equal(nodes[1].turn_ticket, 7);
    free(turn);
}

/* Turns go as they lie in memory: only between processes of one version. */
static void other_versions_get_no_turns(void **state)
{
    struct nika_turn *turn = kit_memory(sizeof *turn);
    (void)state;
    begin(1);
    make_turn(turn);
    nika_cluster_linked(nodes[0].cluster, world->now, 77, false);
    world->wires[world->wire_count++] = (struct wire){.node = {9, 0}, .link = {0, 77}, .state = {WIRE_OPEN, WIRE_OPEN}};
    struct frame hello = begin_frame(HELLO, 0);
    put_number(&hello, 1, 1);
    put_number(&hello, 2, 2);
    put_text(&hello, "node-x");
    put_text(&hello, "2");
    deliver_all(&nodes[0], 77, &hello);
    assert_false(nika_cluster_think(nodes[0].cluster, 1, turn, 9));
    free(turn);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(frames_of_clients_reach_the_server_core, tear_down),
        cmocka_unit_test_teardown(nobody_is_opened_twice_or_closed_twice, tear_down),
        cmocka_unit_test_teardown(a_leader_hears_only_those_who_follow, tear_down),
        cmocka_unit_test_teardown(a_follower_hears_only_its_leader, tear_down),
        cmocka_unit_test_teardown(no_number_reaches_beyond_its_link, tear_down),
        cmocka_unit_test_teardown(an_older_leader_is_not_followed, tear_down),
        cmocka_unit_test_teardown(nodes_of_another_protocol_are_not_welcome, tear_down),
        cmocka_unit_test_teardown(cut_frames_do_no_harm, tear_down),
        cmocka_unit_test_teardown(texts_without_an_end_are_not_read, tear_down),
        cmocka_unit_test_teardown(any_bytes_do_no_harm, tear_down),
        cmocka_unit_test_teardown(turns_go_to_other_nodes_and_come_back, tear_down),
        cmocka_unit_test_teardown(a_silent_node_gets_no_turns, tear_down),
        cmocka_unit_test_teardown(other_versions_get_no_turns, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
