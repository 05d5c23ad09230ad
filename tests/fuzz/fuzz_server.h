/*
 * fuzz_server.h: for the fuzzers of a server core: its input as lines of a script, and the chores that both know. A script
 * is text, so that inputs can be written by hand and read; whatever else comes means something too, or nothing.
 */
#ifndef NIKA_TESTS_FUZZ_SERVER_H
#define NIKA_TESTS_FUZZ_SERVER_H

#include "fuzz.h"

#define kit_assert(truth) DEMAND(truth, "the kit: %s", #truth)
#include "../unit/server_core_kit.h"

enum { LINE_MAX = 8192 };

/* What is left of a script. */
struct script {
    const uint8_t *at;
    size_t left;
};

/* The next line, without its end. False if there is none. */
static inline bool script_line(struct script *script, char line[LINE_MAX + 1], size_t *size)
{
    if (!script->left)
        return false;
    const uint8_t *end = memchr(script->at, '\n', script->left);
    const size_t taken = end ? (size_t)(end - script->at) : script->left;
    *size = taken < LINE_MAX ? taken : LINE_MAX;
    memcpy(line, script->at, *size);
    line[*size] = '\0';
    script->at += taken + (end != NULL);
    script->left -= taken + (end != NULL);
    return true;
}

/* A number with which text begins, at most `most`. */
static inline int64_t script_number(const char *text, int64_t most)
{
    int64_t number = 0;
    while (*text == ' ')
        text++;
    for (; *text >= '0' && *text <= '9' && number <= most; text++)
        number = 10 * number + (*text - '0');
    return number < most ? number : most;
}

/* What happens from now on to what is to be kept: 0 it is kept, 1 the disk is full, 2 it is broken, 3 broken but written. */
static inline void script_keeping(struct kit *kit, const char *text)
{
    static const enum nika_kept outcomes[] = {NIKA_KEPT, NIKA_KEPT_NOTHING, NIKA_KEPT_BROKEN, NIKA_KEPT_BROKEN};
    const int64_t number = script_number(text, 3);
    kit->outcome = outcomes[number];
    kit->written = number == 3;
}

/* Fails unless a text is JSON. */
static inline struct nika_json script_json(const char *bytes, size_t size)
{
    struct nika_json value = {"", 0};
    size_t at;
    DEMAND(nika_json_check(bytes, size, &value, &at) == NIKA_JSON_FINE, "no JSON: %.*s", (int)size, bytes);
    return value;
}

#endif
