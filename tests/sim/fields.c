/*
 * fields.c: the members of a message (fields.h).
 */
#include "fields.h"

#include <string.h>

struct fields fields_of(struct nika_json object)
{
    struct fields fields = {.whole = object};
    struct nika_json value;
    size_t size;
    struct nika_json_walk walk = nika_json_walk(object);
    while (fields.count < FIELDS_MAX && nika_json_next(&walk, &value)) {
        struct field *field = &fields.of[fields.count++];
        field->value = value;
        if (!nika_json_string(walk.key, field->key, sizeof field->key, &size))
            memcpy(field->key, "?", 2);
    }
    return fields;
}

const struct nika_json *fields_get(const struct fields *fields, const char *key)
{
    for (unsigned i = 0; i < fields->count; i++)
        if (strcmp(fields->of[i].key, key) == 0)
            return &fields->of[i].value;
    return NULL;
}

int64_t fields_number(const struct fields *fields, const char *key)
{
    const struct nika_json *value = fields_get(fields, key);
    int64_t number = -1;
    if (value)
        nika_json_whole(*value, 0, INT64_MAX, &number);
    return number;
}

bool fields_truth(const struct fields *fields, const char *key)
{
    const struct nika_json *value = fields_get(fields, key);
    return value && nika_json_kind(*value) == 't';
}

bool fields_are(const struct fields *fields, const char *key, const char *word)
{
    const struct nika_json *value = fields_get(fields, key);
    return value && nika_json_is(*value, word);
}

bool fields_copy(const struct fields *fields, const char *key, char *text, size_t room)
{
    const struct nika_json *value = fields_get(fields, key);
    size_t size;
    if (value && nika_json_string(*value, text, room, &size))
        return true;
    text[0] = '\0';
    return false;
}

const char *fields_other(const struct fields *fields, const char *const *members)
{
    for (unsigned i = 0; i < fields->count; i++) {
        unsigned j = 0;
        while (members[j] && strcmp(members[j], fields->of[i].key) != 0)
            j++;
        if (!members[j])
            return fields->of[i].key;
    }
    return NULL;
}
