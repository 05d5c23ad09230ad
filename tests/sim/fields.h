/*
 * fields.h: the members of a message, found once and asked for often.
 */
#ifndef NIKA_TESTS_SIM_FIELDS_H
#define NIKA_TESTS_SIM_FIELDS_H

#include <nika/json.h>

enum { FIELDS_MAX = 32 };

struct fields {
    struct nika_json whole;
    unsigned count;
    struct field {
        char key[16];
        struct nika_json value;
    } of[FIELDS_MAX];
};

/* Of a checked text; of anything but an object, there are none. */
struct fields fields_of(struct nika_json object);
/* NULL if there is none. */
const struct nika_json *fields_get(const struct fields *fields, const char *key);
/* A whole number that is not negative, or -1. */
int64_t fields_number(const struct fields *fields, const char *key);
bool fields_truth(const struct fields *fields, const char *key);
bool fields_are(const struct fields *fields, const char *key, const char *word);
/* Copies a string; "" if there is none that fits. Returns whether there was. */
bool fields_copy(const struct fields *fields, const char *key, char *text, size_t room);
/* The first member that is none of these, a list that ends with NULL; NULL if all are. */
const char *fields_other(const struct fields *fields, const char *const *members);

#endif
