/*
 * starting.c: opens the store and reads from it what the server core needs, on the store's thread, so that the event loop
 * answers from the first moment, even if it has nothing more to say than that the server is starting.
 */
#include <stdlib.h>

#include "server_internal.h"

static bool on_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct server *const server = context;
    server_step(server,
                (struct nika_event){.kind = NIKA_EVENT_ROW, .row = kind, .key = key, .bytes = value, .size = size});
    return !server->start.stop;
}

static bool on_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct server *const server = context;
    server->start.logs += number == 0;
    server_step(server, (struct nika_event){
                            .kind = NIKA_EVENT_ENTRY, .table = table, .number = number, .bytes = bytes, .size = size});
    return !server->start.stop;
}

/* A log that is damaged is set apart; one that the disk could not read this time is left as it is. */
static void on_unreadable(void *context, const char *table, bool damaged)
{
    struct server *const server = context;
    server->start.damaged += damaged;
    if (damaged)
        server_step(server, (struct nika_event){.kind = NIKA_EVENT_UNREADABLE, .table = table});
    else
        journal_line(&server->journal, NIKA_SERVER_ERRORS, "unreadable-table", " table=%s", table);
}

static bool read_store(struct server *server)
{
    const struct nika_store_reader reader = {
        .entry = on_entry, .row = on_row, .context = server, .unreadable = on_unreadable};
    struct nika_store *const store = server->writer.store;
    struct start *const start = &server->start;
    start->problem.word = "store-unreadable";
    if (!nika_store_past(store, &start->past))
        return false;
    start->problem.word = "store-unclaimed";
    if (server->node ? !node_own_store(server, &start->epoch) : !nika_store_claim(store, &start->epoch))
        return false;
    start->problem.word = "store-unreadable";
    if (!signing_open(server))
        return false;
    for (enum nika_row_kind kind = 0; kind < NIKA_ROW_KINDS; kind++)
        if (nika_server_core_reads(kind) && !nika_store_rows(store, kind, "", NULL, false, UINT32_MAX, &reader))
            return false;
    if (!nika_store_live(store, &reader))
        return false;
    if (start->damaged < 2 || start->damaged <= start->logs)
        return true;
    /* That is not a bad spot under one table: what they share is broken, and salvaging finds more than a server can. */
    start->problem.word = "store";
    start->problem.store.word = "store-damaged";
    return false;
}

bool start_store(void *context)
{
    struct server *const server = context;
    const char *const path = server->node ? server->settings->store : server->settings->data;
    struct start *const start = &server->start;
    start->problem.word = "store";
    server->writer.store =
        path ? nika_store_open(path, &start->problem.store) : nika_store_memory(&start->problem.store);
    start->fine = server->writer.store && nika_store_whole(server->writer.store, &start->problem.store) &&
                  read_store(server) && !start->stop;
    struct task *const done = start->done;
    start->done = NULL;
    task_queue_put(&server->done, done);
    ev_async_send(server->loop, &server->returns);
    return start->fine;
}
