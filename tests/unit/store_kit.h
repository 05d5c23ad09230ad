/*
 * store_kit.h: for tests of stores: operations in plain words, and all that a store holds as one text.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_STORE_KIT_H
#define NIKA_TESTS_STORE_KIT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/store.h>

static inline struct nika_op op_append(const char *table, uint32_t number, uint64_t epoch, const char *value)
{
    return (struct nika_op){.kind = NIKA_OP_APPEND,
                            .table = table,
                            .number = number,
                            .epoch = epoch,
                            .value = value,
                            .size = strlen(value)};
}

static inline struct nika_op op_state(const char *table, uint64_t epoch, enum nika_log_state state)
{
    return (struct nika_op){.kind = NIKA_OP_STATE, .table = table, .epoch = epoch, .state = state};
}

/* The end of a game, dated. */
static inline struct nika_op op_over(const char *table, uint64_t epoch, int64_t date)
{
    return (struct nika_op){
        .kind = NIKA_OP_STATE, .table = table, .epoch = epoch, .state = NIKA_LOG_OVER, .date = date};
}

static inline struct nika_op op_forget(const char *table, uint64_t epoch)
{
    return (struct nika_op){.kind = NIKA_OP_FORGET, .table = table, .epoch = epoch};
}

static inline struct nika_op op_row(enum nika_op_kind kind, enum nika_row_kind row, const char *key, const char *value)
{
    return (struct nika_op){.kind = kind, .row = row, .key = key, .value = value, .size = strlen(value)};
}

static inline enum nika_kept keep_unit(struct nika_store *store, const struct nika_op *ops, unsigned count)
{
    const struct nika_unit unit = {ops, count};
    enum nika_kept outcome = (enum nika_kept)99;
    nika_store_keep(store, &unit, 1, &outcome);
    return outcome;
}

static inline enum nika_kept keep_op(struct nika_store *store, struct nika_op op)
{
    return keep_unit(store, &op, 1);
}

/* A text that grows. */
struct story {
    char *text;
    size_t size, room;
};

static inline void story_add(struct story *story, const char *bytes, size_t size)
{
    if (story->size + size + 1 > story->room) {
        story->room = 2 * (story->size + size + 1);
        story->text = realloc(story->text, story->room);
        assert_non_null(story->text);
    }
    memcpy(story->text + story->size, bytes, size);
    story->size += size;
    story->text[story->size] = '\0';
}

static inline void story_say(struct story *story, const char *words)
{
    story_add(story, words, strlen(words));
}

/* Bytes as they can be read: what is no plain character stands as \NN. */
static inline void story_quote(struct story *story, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        char code[8];
        const unsigned char byte = (unsigned char)bytes[i];
        if (byte > ' ' && byte < 0x7f && byte != '\\')
            story_add(story, &bytes[i], 1);
        else
            story_add(story, code, (size_t)snprintf(code, sizeof code, "\\%02x", byte));
    }
}

static inline bool story_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    char head[NIKA_KEY_MAX + 32];
    snprintf(head, sizeof head, "%s/%u=", table, number);
    story_say(context, head);
    story_quote(context, bytes, size);
    story_say(context, " ");
    return true;
}

static inline bool story_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    story_quote(context, key, strlen(key));
    story_say(context, "=");
    story_quote(context, value, size);
    story_say(context, " ");
    return true;
}

static inline struct nika_store_reader story_reader(struct story *story)
{
    return (struct nika_store_reader){.entry = story_entry, .row = story_row, .context = story};
}

/* The ids of all logs, each once. */
struct ids {
    char (*id)[NIKA_KEY_MAX];
    size_t count;
};

static inline bool ids_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct ids *ids = context;
    (void)bytes;
    (void)size;
    if (number == 0) {
        ids->id = realloc(ids->id, (ids->count + 1) * sizeof *ids->id);
        assert_non_null(ids->id);
        strcpy(ids->id[ids->count++], table);
    }
    return true;
}

static inline int ids_compare(const void *one, const void *other)
{
    return strcmp(one, other);
}

/* All logs by id, each with its state, and all rows: a line for each kind, for later kinds only if there are any. False if the store can't be read. */
static inline bool tell_store(struct nika_store *store, struct story *story)
{
    static const char *const states[] = {"live", "over", "damaged"};
    struct ids ids = {0};
    const struct nika_store_reader reader = story_reader(story), finder = {.entry = ids_entry, .context = &ids};
    bool fine = nika_store_all(store, &finder);
    if (ids.count)
        qsort(ids.id, ids.count, sizeof *ids.id, ids_compare);
    for (size_t i = 0; i < ids.count && fine; i++) {
        enum nika_log_state state = NIKA_LOG_STATES;
        bool found;
        fine = nika_store_log(store, ids.id[i], &state, &found, &reader) && found && state < NIKA_LOG_STATES;
        if (fine)
            story_say(story, states[state]);
        story_say(story, "\n");
    }
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS && fine; kind++) {
        const size_t before = story->size;
        fine = nika_store_rows(store, (enum nika_row_kind)kind, "", NULL, false, UINT32_MAX, &reader);
        if (kind <= NIKA_ROW_PLAYED || story->size > before)
            story_say(story, "\n");
    }
    free(ids.id);
    return fine;
}

/* The same as a string, for whoever frees it. */
static inline char *told(struct nika_store *store)
{
    struct story story = {0};
    story_say(&story, "");
    assert_true(tell_store(store, &story));
    return story.text;
}

/* The store holds exactly this. */
static inline void assert_holds(struct nika_store *store, const char *expected)
{
    char *text = told(store);
    assert_string_equal(text, expected);
    free(text);
}

#endif
