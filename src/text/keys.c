/*
 * keys.c: finding messages by their words.
 */
#include <string.h>

#include "catalogue.h"

const struct nika_key *nika_message_key(enum nika_area area, unsigned index)
{
    return index < nika_keys[area].count ? &nika_keys[area].keys[index] : NULL;
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
    const struct nika_keys *here = &nika_keys[area];
    for (unsigned index = 0; index < here->count; index++)
        if (is_worded(here->keys[index].word, word)) {
            *message = (struct nika_message){.key = (uint16_t)((unsigned)area << NIKA_AREA_SHIFT | index)};
            for (unsigned i = 0; i < here->keys[index].count; i++)
                if (here->keys[index].arguments[i].type >= NIKA_TYPE_WORD) /* the types with words are the last */
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
