/*
 * cluster_notes.h: for tests of clusters: what a node told its server core or its clients, written down, and taken by the test.
 *
 * Include cmocka.h first, or define kit_assert.
 */
#ifndef NIKA_TESTS_UNIT_CLUSTER_NOTES_H
#define NIKA_TESTS_UNIT_CLUSTER_NOTES_H

#include "server_core_kit.h"

/* An event for a server core, or an effect for a client, with copies of what it pointed to. */
struct note {
    bool taken;
    unsigned kind, code; /* an event's: the server core's epoch */
    nika_connection connection;
    char *bytes, *type, *cookie, *address, *method, *path, *query, *token;
    size_t size;
    bool browser, json, local;
};

struct notes {
    struct note *all;
    unsigned count, room;
};

static inline struct note *notes_add(struct notes *notes)
{
    if (notes->count == notes->room) {
        notes->room = notes->room ? 2 * notes->room : 64;
        notes->all = realloc(notes->all, notes->room * sizeof *notes->all);
        if (!notes->all)
            abort();
    }
    struct note *note = &notes->all[notes->count++];
    *note = (struct note){.taken = false};
    return note;
}

static inline void notes_free(struct notes *notes)
{
    for (unsigned i = 0; i < notes->count; i++) {
        struct note *note = &notes->all[i];
        char *const parts[] = {note->bytes,  note->type, note->cookie, note->address,
                               note->method, note->path, note->query,  note->token};
        for (unsigned part = 0; part < sizeof parts / sizeof parts[0]; part++)
            free(parts[part]);
    }
    free(notes->all);
    *notes = (struct notes){.all = NULL};
}

/* The first one that nobody has taken, of a connection or (0) of any; it is taken. NULL if there is none. */
static inline const struct note *notes_take(struct notes *notes, nika_connection connection)
{
    for (unsigned i = 0; i < notes->count; i++)
        if (!notes->all[i].taken && (!connection || notes->all[i].connection == connection)) {
            notes->all[i].taken = true;
            return &notes->all[i];
        }
    return NULL;
}

static inline unsigned notes_left(const struct notes *notes)
{
    unsigned left = 0;
    for (unsigned i = 0; i < notes->count; i++)
        left += !notes->all[i].taken;
    return left;
}

static inline void notes_of_event(struct notes *notes, const struct nika_event *event)
{
    struct note *note = notes_add(notes);
    *note = (struct note){.kind = event->kind, .connection = event->connection, .size = event->size};
    note->bytes = kit_copy(event->bytes, event->size);
    note->address = kit_copy_text(event->address);
    if (!event->http)
        return;
    note->method = kit_copy_text(event->http->method);
    note->path = kit_copy_text(event->http->path);
    note->query = kit_copy_text(event->http->query);
    note->token = kit_copy_text(event->http->token);
    note->browser = event->http->browser;
    note->json = event->http->json;
    note->local = event->http->local;
}

static inline void notes_of_effect(struct notes *notes, const struct nika_effect *effect)
{
    struct note *note = notes_add(notes);
    *note = (struct note){
        .kind = effect->kind, .connection = effect->connection, .code = effect->code, .size = effect->size};
    note->bytes = kit_copy(effect->bytes, effect->size);
    note->type = kit_copy_text(effect->type);
    note->cookie = kit_copy_text(effect->cookie);
}

#endif
