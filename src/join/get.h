/*
 * get.h: checked access to members of JSON objects from a server. Private to src/join.
 */
#ifndef NIKA_JOIN_GET_H
#define NIKA_JOIN_GET_H

#include <nika/json.h>

/* Each returns false, and leaves its output alone, if the member is absent or of another type. */
static inline bool get_string(struct nika_json object, const char *key, char *text, size_t room)
{
    struct nika_json value;
    size_t size;
    return nika_json_get(object, key, &value) && nika_json_string(value, text, room, &size);
}

static inline bool get_whole(struct nika_json object, const char *key, int64_t most, unsigned *number)
{
    struct nika_json value;
    int64_t whole;
    if (!nika_json_get(object, key, &value) || !nika_json_whole(value, 0, most, &whole))
        return false;
    *number = (unsigned)whole;
    return true;
}

static inline bool get_bool(struct nika_json object, const char *key, bool *truth)
{
    struct nika_json value;
    if (!nika_json_get(object, key, &value) || (nika_json_kind(value) != 't' && nika_json_kind(value) != 'f'))
        return false;
    *truth = nika_json_kind(value) == 't';
    return true;
}

static inline bool get_object(struct nika_json object, const char *key, struct nika_json *value)
{
    return nika_json_get(object, key, value) && nika_json_kind(*value) == '{';
}

static inline bool get_list(struct nika_json object, const char *key, struct nika_json *value)
{
    return nika_json_get(object, key, value) && nika_json_kind(*value) == '[';
}

/* A seat at a table of so many players; null means nobody's, `none`. */
static inline bool get_seat(struct nika_json object, const char *key, unsigned players, unsigned none, unsigned *seat)
{
    struct nika_json value;
    int64_t number;
    if (!nika_json_get(object, key, &value))
        return false;
    if (nika_json_kind(value) == 'n') {
        *seat = none;
        return true;
    }
    if (!nika_json_whole(value, 0, (int64_t)players - 1, &number))
        return false;
    *seat = (unsigned)number;
    return true;
}

#endif
