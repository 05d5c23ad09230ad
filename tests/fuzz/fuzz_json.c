/*
 * fuzz_json.c: any bytes as JSON.
 *
 * The checker must refuse them at a place that is there, or accept them; then everything inside can be walked and read,
 * and written again it is the same value.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

static bool slices_same(struct nika_json one, struct nika_json other)
{
    return one.size == other.size && memcmp(one.text, other.text, one.size) == 0;
}

/* A string with its escapes resolved, to be freed; NULL if there is a NUL in it. */
static char *read_string(struct nika_json value, size_t *size)
{
    char *text = fuzz_copy(value.text, value.size);
    size_t found = 0;
    /* Without its quotes it is shorter than it was, even with an end: that is all the room it gets. */
    if (!nika_json_string(value, text, value.size - 1, &found)) {
        free(text);
        return NULL;
    }
    DEMAND(found < value.size - 1 && strlen(text) == found, "a string of %zu bytes is read as %zu", value.size, found);
    DEMAND(nika_json_is(value, text), "a string is not what it says");
    for (size_t at = 0, length; at < found; at += length)
        DEMAND(nika_utf8_read(text + at, found - at, &length) >= 0, "a string is not UTF-8 at byte %zu", at);
    char *exact = fuzz_copy(text, found + 1), none[1];
    size_t again = 0;
    DEMAND(nika_json_string(value, exact, found + 1, &again) && again == found, "a string does not fit its size");
    DEMAND(!nika_json_string(value, found ? exact : none, found, &again), "a string fits less than its size");
    free(exact);
    *size = found;
    return text;
}

/* A whole number, which the C library must agree about. */
static bool read_whole(struct nika_json value, int64_t *number)
{
    char *text = fuzz_copy(value.text, value.size);
    text = realloc(text, value.size + 1);
    DEMAND(text, "no memory for %zu bytes", value.size + 1);
    text[value.size] = '\0';
    char *end;
    errno = 0;
    const long long expected = strtoll(text, &end, 10);
    const bool whole = errno == 0 && *end == '\0';
    int64_t found = 0, other = 0;
    DEMAND(nika_json_whole(value, INT64_MIN, INT64_MAX, &found) == whole, "%s is %s whole number", text,
           whole ? "a" : "no");
    if (whole) {
        DEMAND(found == expected, "%s is read as another number", text);
        DEMAND(nika_json_whole(value, found, found, &other) && other == found, "%s is not in its own range", text);
        DEMAND(found == INT64_MAX || !nika_json_whole(value, found + 1, INT64_MAX, &other), "%s is too low and read",
               text);
        DEMAND(found == INT64_MIN || !nika_json_whole(value, INT64_MIN, found - 1, &other), "%s is too high and read",
               text);
        *number = found;
    }
    free(text);
    return whole;
}

static void write_value(struct nika_writer *writer, struct nika_json value);

/* A key with a NUL in it, which nika_write_key can't be handed, is written as it stands. */
static void write_key(struct nika_writer *writer, struct nika_json object, struct nika_json key, struct nika_json value)
{
    size_t size;
    char *text = read_string(key, &size);
    if (!text) {
        nika_write_json(writer, key);
        nika_text_add_char(writer->text, ':');
        writer->comma = false;
        return;
    }
    struct nika_json found;
    DEMAND(nika_json_get(object, text, &found) && found.text == value.text && found.size == value.size,
           "“%s” is in the object and not found", text);
    nika_write_key(writer, text);
    free(text);
}

static void write_elements(struct nika_writer *writer, struct nika_json value, bool members)
{
    struct nika_json_walk walk = nika_json_walk(value);
    struct nika_json element;
    const char *after = value.text + 1;
    size_t count = 0;
    nika_write_open(writer, members ? '{' : '[');
    while (nika_json_next(&walk, &element)) {
        DEMAND(element.text >= after && element.text + element.size < value.text + value.size,
               "an element is not inside");
        after = element.text + element.size;
        if (members)
            write_key(writer, value, walk.key, element);
        write_value(writer, element);
        count++;
    }
    nika_write_close(writer, members ? '}' : ']');
    DEMAND(nika_json_count(value) == count, "%zu elements are counted as %zu", count, nika_json_count(value));
}

/* Walks a value, and writes all that is found. */
static void write_value(struct nika_writer *writer, struct nika_json value)
{
    struct nika_json inside, nothing;
    const char kind = nika_json_kind(value);
    size_t at, size;
    int64_t number;
    char *text;
    DEMAND(nika_json_check(value.text, value.size, &inside, &at) == NIKA_JSON_FINE && slices_same(value, inside),
           "a value inside is no value: %.*s", (int)value.size, value.text);
    DEMAND(kind == '{' || kind == '[' || (nika_json_count(value) == 0), "%c has elements", kind);
    DEMAND(kind == '{' || !nika_json_get(value, "", &nothing), "%c has members", kind);
    switch (kind) {
    case '{':
    case '[':
        write_elements(writer, value, kind == '{');
        return;
    case '"':
        text = read_string(value, &size);
        if (text)
            nika_write_string(writer, text, size);
        else
            nika_write_json(writer, value);
        free(text);
        return;
    case '0':
        if (read_whole(value, &number))
            nika_write_whole(writer, number);
        else
            nika_write_json(writer, value);
        return;
    case 'n':
        nika_write_null(writer);
        return;
    default:
        DEMAND(kind == 't' || kind == 'f', "a value of kind %d", kind);
        nika_write_bool(writer, kind == 't');
    }
}

static bool values_same(struct nika_json one, struct nika_json other);

static bool strings_same(struct nika_json one, struct nika_json other)
{
    size_t size, other_size;
    char *text = read_string(one, &size), *other_text = read_string(other, &other_size);
    const bool same = text && other_text ? size == other_size && memcmp(text, other_text, size) == 0
                                         : !text && !other_text && slices_same(one, other);
    free(text);
    free(other_text);
    return same;
}

static bool elements_same(struct nika_json one, struct nika_json other)
{
    struct nika_json_walk walk = nika_json_walk(one), other_walk = nika_json_walk(other);
    struct nika_json element, other_element;
    for (;;) {
        const bool more = nika_json_next(&walk, &element);
        if (more != nika_json_next(&other_walk, &other_element))
            return false;
        if (!more)
            return true;
        if (walk.members && !strings_same(walk.key, other_walk.key))
            return false;
        if (!values_same(element, other_element))
            return false;
    }
}

static bool values_same(struct nika_json one, struct nika_json other)
{
    const char kind = nika_json_kind(one);
    int64_t number, other_number;
    if (kind != nika_json_kind(other))
        return false;
    if (kind == '{' || kind == '[')
        return elements_same(one, other);
    if (kind == '"')
        return strings_same(one, other);
    if (kind == '0' && read_whole(one, &number) && read_whole(other, &other_number))
        return number == other_number;
    return slices_same(one, other);
}

/* Writes the value and reads it again; the text is to be freed. As it stands it needs no more room than it took;
 * resolved and escaped anew, a byte can become six, and no more. */
static char *demand_same_again(struct nika_json value, bool as_it_stands, size_t *size)
{
    const size_t room = (as_it_stands ? value.size : 6 * value.size) + 1;
    char *bytes = malloc(room);
    DEMAND(bytes, "no memory for %zu bytes", room);
    struct nika_text text = nika_text(bytes, room);
    struct nika_writer writer = nika_writer(&text);
    struct nika_json again;
    size_t at = 0;
    if (as_it_stands)
        nika_write_json(&writer, value);
    else
        write_value(&writer, value);
    DEMAND(!text.cut, "written again, a value does not fit: %s", bytes);
    DEMAND(nika_json_check(bytes, text.size, &again, &at) == NIKA_JSON_FINE, "written again, no JSON at byte %zu: %s",
           at, bytes);
    DEMAND(again.size == text.size, "written again, there is space around");
    DEMAND(values_same(value, again), "written again, another value: %s", bytes);
    *size = text.size;
    return bytes;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char nowhere[] = "";
    char *text = fuzz_copy(data, size);
    struct nika_json value = {nowhere, 77};
    size_t at = SIZE_MAX, length, again_length;
    const enum nika_json_fault fault = nika_json_check(text, size, &value, &at);
    if (fault != NIKA_JSON_FINE) {
        DEMAND(fault <= NIKA_JSON_DUPLICATE_KEY, "fault %d", (int)fault);
        DEMAND(at <= size, "wrong at byte %zu of %zu", at, size);
        DEMAND(at < size || fault == NIKA_JSON_SYNTAX, "fault %d at the end", (int)fault);
        DEMAND(value.text == nowhere && value.size == 77, "no value, but one is given");
        free(text);
        return 0;
    }
    DEMAND(value.size > 0 && value.text >= text && value.text + value.size <= text + size,
           "the value is not in the text");
    free(demand_same_again(value, true, &length));
    char *once = demand_same_again(value, false, &length);
    char *twice = demand_same_again((struct nika_json){once, length}, false, &again_length);
    DEMAND(length == again_length && memcmp(once, twice, length) == 0, "written twice, a value changes: %s", twice);
    free(once);
    free(twice);
    free(text);
    return 0;
}
