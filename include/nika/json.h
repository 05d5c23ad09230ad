/*
 * json.h: a small, strict, bounded reader and writer of JSON (RFC 8259), without allocation.
 *
 * Reading takes two steps. nika_json_check looks at a whole text that may come from a stranger and accepts it only if
 * it is one valid JSON value within the bounds below. After that, the text can be walked with functions that need not
 * doubt it.
 */
#ifndef NIKA_JSON_H
#define NIKA_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <nika/words.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    NIKA_JSON_DEPTH_MAX = 16, /* arrays and objects inside one another */
    NIKA_JSON_KEYS_MAX = 64   /* members of one object */
};

/* A JSON value inside a checked text: a slice without surrounding white space. */
struct nika_json {
    const char *text;
    size_t size;
};

enum nika_json_fault {
    NIKA_JSON_FINE,
    NIKA_JSON_SYNTAX,        /* not JSON: an unexpected byte, or the text ends too early */
    NIKA_JSON_ENCODING,      /* not UTF-8, or an escape that is no character (half of a surrogate pair) */
    NIKA_JSON_TOO_DEEP,      /* more than NIKA_JSON_DEPTH_MAX */
    NIKA_JSON_TOO_MANY_KEYS, /* more than NIKA_JSON_KEYS_MAX */
    NIKA_JSON_DUPLICATE_KEY  /* a key stands twice in one object, however it is escaped */
};

/*
 * Checks a whole text. Fine: *value is the value. Else *at is the offset of the first byte that is wrong (for a
 * duplicate key, of its second occurrence; equal to size if the text ends too early), and *value is untouched.
 */
enum nika_json_fault nika_json_check(const char *text, size_t size, struct nika_json *value, size_t *at);

/* What kind a value is: '{' '[' '"' 't' 'f' 'n' or '0' for any number. */
char nika_json_kind(struct nika_json value);

/* The value of a key in an object. False if it is not there, or if the value is no object. */
bool nika_json_get(struct nika_json object, const char *key, struct nika_json *value);

/*
 * Walks the elements of an array, or the members of an object:
 *     struct nika_json_walk walk = nika_json_walk(array);
 *     while (nika_json_next(&walk, &value)) …
 * In an object, walk.key is the member's key, a JSON string. A value of another kind has no elements.
 */
struct nika_json_walk {
    const char *at, *end;
    struct nika_json key;
    bool members;
};
struct nika_json_walk nika_json_walk(struct nika_json value);
bool nika_json_next(struct nika_json_walk *walk, struct nika_json *value);

/* How many elements or members. */
size_t nika_json_count(struct nika_json value);

/* A whole number from min to max, written without fraction or exponent. False, and *number untouched, for anything
 * else, however huge. */
bool nika_json_whole(struct nika_json value, int64_t min, int64_t max, int64_t *number);

/* A string, its escapes resolved, with a final NUL; *size is its length without it. False, and *size untouched, if the
 * value is no string, contains a NUL character, or does not fit into room bytes. */
bool nika_json_string(struct nika_json value, char *text, size_t room, size_t *size);

/* Whether the value is a string that, its escapes resolved, equals text. */
bool nika_json_is(struct nika_json value, const char *text);

/* Writes JSON without white space into a bounded text. Commas come by themselves. */
struct nika_writer {
    struct nika_text *text;
    bool comma; /* the next value needs one before it */
};
struct nika_writer nika_writer(struct nika_text *text);
void nika_write_open(struct nika_writer *writer, char bracket);  /* '{' or '[' */
void nika_write_close(struct nika_writer *writer, char bracket); /* '}' or ']' */
void nika_write_key(struct nika_writer *writer, const char *key);
void nika_write_string(struct nika_writer *writer, const char *string,
                       size_t size);                                  /* valid UTF-8; escapes what must be */
void nika_write_word(struct nika_writer *writer, const char *string); /* the same, up to the final NUL */
void nika_write_whole(struct nika_writer *writer, int64_t number);
void nika_write_bool(struct nika_writer *writer, bool truth);
void nika_write_null(struct nika_writer *writer);
/* A value that is JSON already. */
void nika_write_json(struct nika_writer *writer, struct nika_json value);

#ifdef __cplusplus
}
#endif

#endif
