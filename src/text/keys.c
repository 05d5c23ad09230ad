/*
 * keys.c: the keys of all messages, from the lists of the areas, and finding them.
 */
#include <string.h>

#include <nika/explain.h>
#include <nika/messages.h>

#include "catalogue.h"

#define A(type, name)                                                                                                  \
    {                                                                                                                  \
#name, NIKA_TYPE_##type                                                                                        \
    }
#define KEY_0(key) {#key, 0, {{NULL, NIKA_TYPE_NUMBER}}},
#define KEY_1(key, t1, n1) {#key, 1, {A(t1, n1)}},
#define KEY_2(key, t1, n1, t2, n2) {#key, 2, {A(t1, n1), A(t2, n2)}},
#define KEY_3(key, t1, n1, t2, n2, t3, n3) {#key, 3, {A(t1, n1), A(t2, n2), A(t3, n3)}},
#define KEY_4(key, t1, n1, t2, n2, t3, n3, t4, n4) {#key, 4, {A(t1, n1), A(t2, n2), A(t3, n3), A(t4, n4)}},
#define KEY_5(key, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5)                                                             \
    {#key, 5, {A(t1, n1), A(t2, n2), A(t3, n3), A(t4, n4), A(t5, n5)}},
#define KEY_6(key, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5, t6, n6)                                                     \
    {#key, 6, {A(t1, n1), A(t2, n2), A(t3, n3), A(t4, n4), A(t5, n5), A(t6, n6)}},
#define KEYS(list) list(KEY_0, KEY_1, KEY_2, KEY_3, KEY_4, KEY_5, KEY_6)

#define TABLE(lower, upper)                                                                                            \
    static const struct nika_key lower##_keys[] = {KEYS(NIKA_MESSAGES_##upper){NULL, 0, {{NULL, NIKA_TYPE_NUMBER}}}};  \
    _Static_assert(sizeof lower##_keys / sizeof lower##_keys[0] <= 1u << NIKA_AREA_SHIFT, "too many keys in an area");
NIKA_AREAS_HERE(TABLE)
#define LINE(lower, upper) [NIKA_AREA_##upper] = {lower##_keys, sizeof lower##_keys / sizeof lower##_keys[0] - 1},
static const struct {
    const struct nika_key *keys;
    size_t count;
} areas[NIKA_AREA_COUNT] = {NIKA_AREAS_HERE(LINE)};

/* All facts have the same arguments, used or not. */
const struct nika_key nika_key_of_facts = {
    "fact",
    6,
    {A(SEAT, name), A(GOOD, good), A(COUNSELOR, counselor), A(COLOR, color), A(NUMBER, number), A(NUMBER, second)}};

const struct nika_key *nika_message_key(enum nika_area area, unsigned index)
{
    return index < areas[area].count ? &areas[area].keys[index] : NULL;
}

const struct nika_key *nika_key_of_message(struct nika_message message)
{
    return nika_message_key((enum nika_area)(message.key >> NIKA_AREA_SHIFT),
                            message.key & ((1u << NIKA_AREA_SHIFT) - 1));
}

static bool is_worded(const char *key, const char *word)
{
    for (; *key; key++, word++)
        if (*key != *word && !(*key == '_' && *word == '-'))
            return false;
    return *word == '\0';
}

bool nika_message_worded(enum nika_area area, const char *word, struct nika_message *message)
{
    for (unsigned index = 0; index < areas[area].count; index++)
        if (is_worded(areas[area].keys[index].word, word)) {
            *message = (struct nika_message){.key = (uint16_t)((unsigned)area << NIKA_AREA_SHIFT | index)};
            for (unsigned i = 0; i < areas[area].keys[index].count; i++)
                if (areas[area].keys[index].arguments[i].type >= NIKA_TYPE_WORD) /* the types with words are the last */
                    message->arguments[i].word = "";
            return true;
        }
    return false;
}

void nika_message_give(struct nika_message *message, const char *name, const char *word)
{
    const struct nika_key *key = nika_key_of_message(*message);
    for (unsigned i = 0; i < key->count; i++)
        if (key->arguments[i].type == NIKA_TYPE_WORD && strcmp(key->arguments[i].name, name) == 0)
            message->arguments[i].word = word;
}
