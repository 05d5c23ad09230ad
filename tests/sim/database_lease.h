/*
 * database_lease.h: what the database knows, for both files of it.
 */
#ifndef NIKA_TESTS_SIM_DATABASE_LEASE_H
#define NIKA_TESTS_SIM_DATABASE_LEASE_H

#include "database.h"

struct transaction;

struct database {
    bool down; /* nothing reaches it */
    uint64_t life;
    int64_t offset; /* of its clock */
    struct transaction *first;
    uint64_t transactions;
    /* The lease. */
    uint64_t epoch;
    struct nika_node holder;
    bool given;
    char heir[NIKA_NODE_NAME_MAX];
    int64_t reserved, until, sure_until; /* sure: what a restart can't take back */
    bool given_here;                     /* a standby may not have heard that it was given back */
    int64_t until_there;
    int64_t history; /* how often a standby has taken over */
    struct listed {
        struct nika_node node;
        int64_t until;
    } listed[NIKA_NODES_MAX];
    unsigned listed_count;
    /* For the checker: who was told to have it, and until when. */
    char told[NIKA_NODE_NAME_MAX];
    int64_t told_until;
};

bool database_reaches(const struct sim *sim, const struct node *node);
int64_t database_notices(const struct sim *sim, const struct node *node, struct nika_rng *rng);
bool database_locked(const struct sim *sim); /* a transaction is under way that no claim overtakes */
void lease_restarts(struct sim *sim, bool fails_over);

#endif
