/*
 * cluster_expect.h: for tests of clusters: what is expected of nodes, and the world of a test.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_UNIT_CLUSTER_EXPECT_H
#define NIKA_TESTS_UNIT_CLUSTER_EXPECT_H

#include "cluster_kit.h"

static struct world *world;
static struct node *nodes;

/* So many nodes, of which the first leads and the others follow. */
static inline void begin(unsigned count)
{
    world = world_begin(count);
    nodes = world->nodes;
    world_settle(world);
}

static inline int tear_down(void **state)
{
    (void)state;
    world_end(world);
    return 0;
}

static inline nika_connection at_link(nika_link link, nika_connection connection)
{
    return (nika_connection)link << NIKA_LINKED_BITS | connection;
}

/* The next event for a node's server core; of messages and requests, these bytes. */
static inline const struct note *expect_event(struct node *node, enum nika_event_kind kind, nika_connection connection,
                                              const char *bytes)
{
    const struct note *note = notes_take(&node->events, 0);
    assert_non_null(note);
    assert_int_equal(note->kind, kind);
    assert_int_equal(note->connection, connection);
    assert_string_equal(note->bytes, bytes);
    return note;
}

static inline void expect_no_event(const struct node *node)
{
    assert_int_equal(notes_left(&node->events), 0);
}

/* The next that a client is sent. */
static inline const struct note *expect_sent(struct node *node, nika_connection connection, const char *bytes)
{
    const struct note *note = notes_take(&node->effects, connection);
    assert_non_null(note);
    assert_int_equal(note->kind, NIKA_EFFECT_SEND);
    assert_string_equal(note->bytes, bytes);
    return note;
}

static inline void expect_closed(struct node *node, nika_connection connection, unsigned code)
{
    const struct note *note = notes_take(&node->effects, connection);
    assert_non_null(note);
    assert_int_equal(note->kind, NIKA_EFFECT_CLOSE);
    assert_int_equal(note->code, code);
}

static inline const struct note *expect_response(struct node *node, nika_connection connection, unsigned code,
                                                 const char *body)
{
    const struct note *note = notes_take(&node->effects, connection);
    assert_non_null(note);
    assert_int_equal(note->kind, NIKA_EFFECT_RESPOND);
    assert_int_equal(note->code, code);
    assert_string_equal(note->bytes, body);
    return note;
}

/* Nothing more for any client of a node. */
static inline void expect_quiet(const struct node *node)
{
    assert_int_equal(notes_left(&node->effects), 0);
}

/* What was noted until now does not matter. */
static inline void forget(struct node *node)
{
    notes_free(&node->events);
    notes_free(&node->effects);
    node->log[0] = '\0';
}

static inline bool leads(const struct node *node)
{
    return node_figures(node).leads;
}

static inline bool logged(const struct node *node, const char *word)
{
    return strstr(node->log, word) != NULL;
}

#endif
