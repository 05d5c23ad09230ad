/*
 * json.c: the strict JSON reader (see json.h).
 *
 * It exists because records and commands come from strangers, and the core has neither an allocator nor a library to
 * read them with. All doubt is in nika_json_check; everything after it relies on a checked text.
 */
#include <nika/json.h>

#include <string.h>

/* One array or object that the checker is inside of. */
struct level {
    bool object;
    size_t keys;
    size_t key[NIKA_JSON_KEYS_MAX]; /* where each key's opening quote is */
};

struct check {
    const char *text;
    size_t size;
    size_t at;
    size_t depth;
    struct level level[NIKA_JSON_DEPTH_MAX];
};

/* What may come next, after white space. */
enum expected {
    EXPECT_VALUE,
    EXPECT_VALUE_OR_CLOSE, /* just after [ */
    EXPECT_KEY,
    EXPECT_KEY_OR_CLOSE, /* just after { */
    EXPECT_AFTER_VALUE   /* a comma, a closing bracket, or the end */
};

static bool is_space(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/* The value of a hexadecimal digit, or -1. */
static int hex_value(char digit)
{
    if (is_digit(digit))
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return -1;
}

static bool is_high_half(uint32_t unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

static bool is_low_half(uint32_t unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

/* The character that a backslash and this letter stand for, or NUL if there is no such escape. */
static char escaped_character(char letter)
{
    switch (letter) {
    case '"':
    case '\\':
    case '/':
        return letter;
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return '\0';
    }
}

/* The characters of a checked string, one after the other, their escapes resolved. */
struct letters {
    const char *at;  /* after the opening quote at first */
    const char *end; /* not before the closing quote */
};

/* Four hexadecimal digits, which have been checked. */
static uint32_t next_unit(struct letters *letters)
{
    uint32_t unit = 0;

    for (int i = 0; i < 4; i++)
        unit = unit << 4 | (uint32_t)hex_value(*letters->at++);
    return unit;
}

/* False at the closing quote. */
static bool next_letter(struct letters *letters, uint32_t *code)
{
    if (*letters->at == '"')
        return false;
    if ((unsigned char)*letters->at < 0x80 && *letters->at != '\\') {
        *code = (unsigned char)*letters->at++;
        return true;
    }
    if (*letters->at != '\\') {
        size_t length;

        *code = (uint32_t)nika_utf8_read(letters->at, (size_t)(letters->end - letters->at), &length);
        letters->at += length;
        return true;
    }

    char letter = letters->at[1];

    letters->at += 2;
    if (letter != 'u') {
        *code = (unsigned char)escaped_character(letter);
        return true;
    }
    *code = next_unit(letters);
    if (is_high_half(*code)) {
        letters->at += 2; /* the \u of the other half */
        *code = 0x10000 + ((*code - 0xD800) << 10) + (next_unit(letters) - 0xDC00);
    }
    return true;
}

static bool same_letters(struct letters one, struct letters other)
{
    for (;;) {
        uint32_t code = 0, other_code = 0;
        bool more = next_letter(&one, &code);

        if (more != next_letter(&other, &other_code) || code != other_code)
            return false;
        if (!more)
            return true;
    }
}

/* The byte where the checker stands; NUL, which is nowhere allowed, stands for the end, too. */
static char here(const struct check *check)
{
    return check->at < check->size ? check->text[check->at] : '\0';
}

static void skip_space(struct check *check)
{
    while (is_space(here(check)))
        check->at++;
}

/* The u of an escape and its four digits. */
static enum nika_json_fault check_unit(struct check *check, uint32_t *unit)
{
    *unit = 0;
    check->at++;
    for (int i = 0; i < 4; i++) {
        int digit = hex_value(here(check));

        if (digit < 0)
            return NIKA_JSON_SYNTAX;
        *unit = *unit << 4 | (uint32_t)digit;
        check->at++;
    }
    return NIKA_JSON_FINE;
}

/* The second half of a surrogate pair, which must follow its first half. A fault that is not the text's early end, nor
 * a bad digit, is that of the first half: that one is no character. */
static enum nika_json_fault check_low_half(struct check *check, size_t first_half)
{
    uint32_t unit;
    enum nika_json_fault fault;

    if (check->at == check->size)
        return NIKA_JSON_SYNTAX;
    if (here(check) == '\\') {
        check->at++;
        if (check->at == check->size)
            return NIKA_JSON_SYNTAX;
        if (here(check) == 'u') {
            fault = check_unit(check, &unit);
            if (fault != NIKA_JSON_FINE || is_low_half(unit))
                return fault;
        }
    }
    check->at = first_half;
    return NIKA_JSON_ENCODING;
}

/* An escape, from its backslash on. */
static enum nika_json_fault check_escape(struct check *check)
{
    size_t start = check->at;
    uint32_t unit;
    enum nika_json_fault fault;

    check->at++;
    if (here(check) != 'u') {
        if (escaped_character(here(check)) == '\0')
            return NIKA_JSON_SYNTAX;
        check->at++;
        return NIKA_JSON_FINE;
    }
    fault = check_unit(check, &unit);
    if (fault != NIKA_JSON_FINE)
        return fault;
    if (is_high_half(unit))
        return check_low_half(check, start);
    if (is_low_half(unit)) {
        check->at = start;
        return NIKA_JSON_ENCODING;
    }
    return NIKA_JSON_FINE;
}

/* A string, from its opening quote on. */
static enum nika_json_fault check_string(struct check *check)
{
    check->at++;
    while (check->at < check->size) {
        unsigned char byte = (unsigned char)here(check);

        if (byte == '"') {
            check->at++;
            return NIKA_JSON_FINE;
        }
        if (byte < 0x20)
            return NIKA_JSON_SYNTAX;
        if (byte == '\\') {
            enum nika_json_fault fault = check_escape(check);

            if (fault != NIKA_JSON_FINE)
                return fault;
        } else if (byte < 0x80) {
            check->at++; /* nearly all of them */
        } else {
            size_t length;

            if (nika_utf8_read(check->text + check->at, check->size - check->at, &length) < 0)
                return NIKA_JSON_ENCODING;
            check->at += length;
        }
    }
    return NIKA_JSON_SYNTAX;
}

/* One digit or more. */
static enum nika_json_fault check_digits(struct check *check)
{
    if (!is_digit(here(check)))
        return NIKA_JSON_SYNTAX;
    while (is_digit(here(check)))
        check->at++;
    return NIKA_JSON_FINE;
}

static enum nika_json_fault check_number(struct check *check)
{
    enum nika_json_fault fault = NIKA_JSON_FINE;

    if (here(check) == '-')
        check->at++;
    if (here(check) == '0')
        check->at++; /* a digit after it would be a fault, and is one: nothing allows a digit after a value */
    else
        fault = check_digits(check);
    if (fault == NIKA_JSON_FINE && here(check) == '.') {
        check->at++;
        fault = check_digits(check);
    }
    if (fault == NIKA_JSON_FINE && (here(check) == 'e' || here(check) == 'E')) {
        check->at++;
        if (here(check) == '+' || here(check) == '-')
            check->at++;
        fault = check_digits(check);
    }
    return fault;
}

/* true, false or null. */
static enum nika_json_fault check_literal(struct check *check, const char *literal)
{
    for (; *literal != '\0'; literal++) {
        if (here(check) != *literal)
            return NIKA_JSON_SYNTAX;
        check->at++;
    }
    return NIKA_JSON_FINE;
}

/* Only goes into an array or object; its content is left to the next steps, so that nothing here is recursive. */
static enum nika_json_fault check_open(struct check *check, enum expected *expected)
{
    bool object = here(check) == '{';
    struct level *level;

    if (check->depth == NIKA_JSON_DEPTH_MAX)
        return NIKA_JSON_TOO_DEEP;
    level = &check->level[check->depth++];
    level->object = object;
    level->keys = 0;
    check->at++;
    *expected = object ? EXPECT_KEY_OR_CLOSE : EXPECT_VALUE_OR_CLOSE;
    return NIKA_JSON_FINE;
}

static enum nika_json_fault check_value(struct check *check, enum expected *expected)
{
    *expected = EXPECT_AFTER_VALUE;
    switch (here(check)) {
    case '{':
    case '[':
        return check_open(check, expected);
    case '"':
        return check_string(check);
    case 't':
        return check_literal(check, "true");
    case 'f':
        return check_literal(check, "false");
    case 'n':
        return check_literal(check, "null");
    default:
        return check_number(check); /* finds fault with anything else at its first byte */
    }
}

/* A key and its colon. */
static enum nika_json_fault check_key(struct check *check, enum expected *expected)
{
    struct level *level = &check->level[check->depth - 1];
    const char *end = check->text + check->size;
    size_t start = check->at;
    enum nika_json_fault fault;

    if (here(check) != '"')
        return NIKA_JSON_SYNTAX;
    if (level->keys == NIKA_JSON_KEYS_MAX)
        return NIKA_JSON_TOO_MANY_KEYS;
    fault = check_string(check);
    if (fault != NIKA_JSON_FINE)
        return fault;
    for (size_t i = 0; i < level->keys; i++) {
        struct letters earlier = {check->text + level->key[i] + 1, end};
        struct letters key = {check->text + start + 1, end};

        if (same_letters(earlier, key)) {
            check->at = start;
            return NIKA_JSON_DUPLICATE_KEY;
        }
    }
    level->key[level->keys++] = start;
    skip_space(check);
    if (here(check) != ':')
        return NIKA_JSON_SYNTAX;
    check->at++;
    *expected = EXPECT_VALUE;
    return NIKA_JSON_FINE;
}

/* A comma, or the end of the array or object around. */
static enum nika_json_fault check_after_value(struct check *check, enum expected *expected)
{
    bool object;

    if (check->depth == 0)
        return NIKA_JSON_SYNTAX;
    object = check->level[check->depth - 1].object;
    if (here(check) == ',') {
        *expected = object ? EXPECT_KEY : EXPECT_VALUE;
    } else if (here(check) == (object ? '}' : ']')) {
        *expected = EXPECT_AFTER_VALUE;
        check->depth--;
    } else {
        return NIKA_JSON_SYNTAX;
    }
    check->at++;
    return NIKA_JSON_FINE;
}

static enum nika_json_fault check_step(struct check *check, enum expected *expected)
{
    if (*expected == EXPECT_AFTER_VALUE)
        return check_after_value(check, expected);
    if (*expected == EXPECT_VALUE_OR_CLOSE && here(check) == ']')
        return check_after_value(check, expected);
    if (*expected == EXPECT_KEY_OR_CLOSE && here(check) == '}')
        return check_after_value(check, expected);
    if (*expected == EXPECT_KEY || *expected == EXPECT_KEY_OR_CLOSE)
        return check_key(check, expected);
    return check_value(check, expected);
}

enum nika_json_fault nika_json_check(const char *text, size_t size, struct nika_json *value, size_t *at)
{
    struct check check; /* not all set to 0: its levels are large, and set when they are entered */
    enum expected expected = EXPECT_VALUE;
    enum nika_json_fault fault = NIKA_JSON_FINE;
    size_t start, end = size, length;

    check.text = text;
    check.size = size;
    check.at = 0;
    check.depth = 0;
    skip_space(&check);
    start = check.at;
    while (fault == NIKA_JSON_FINE && check.at < size) {
        fault = check_step(&check, &expected);
        if (fault == NIKA_JSON_FINE)
            skip_space(&check);
    }
    if (fault == NIKA_JSON_FINE && (expected != EXPECT_AFTER_VALUE || check.depth > 0))
        fault = NIKA_JSON_SYNTAX;
    /* An unexpected byte that is not even part of a character is a matter of encoding wherever it stands. */
    if (fault == NIKA_JSON_SYNTAX && check.at < size && nika_utf8_read(text + check.at, size - check.at, &length) < 0)
        fault = NIKA_JSON_ENCODING;
    if (fault != NIKA_JSON_FINE) {
        *at = check.at;
        return fault;
    }
    while (is_space(text[end - 1]))
        end--;
    *value = (struct nika_json){text + start, end - start};
    return NIKA_JSON_FINE;
}

char nika_json_kind(struct nika_json value)
{
    if (value.size == 0)
        return '\0'; /* no value at all, such as the key of an array's element */
    return is_digit(value.text[0]) || value.text[0] == '-' ? '0' : value.text[0];
}

/* After a string that starts here. */
static const char *after_string(const char *at)
{
    for (at++; *at != '"'; at++) {
        if (*at == '\\')
            at++;
    }
    return at + 1;
}

/* After a value that starts here, inside an array or object that ends at end. */
static const char *after_value(const char *at, const char *end)
{
    size_t depth = 0;

    while (at < end && (depth > 0 || (*at != ',' && !is_space(*at)))) {
        if (*at == '"') {
            at = after_string(at);
            continue;
        }
        if (*at == '[' || *at == '{')
            depth++;
        if (*at == ']' || *at == '}')
            depth--;
        at++;
    }
    return at;
}

struct nika_json_walk nika_json_walk(struct nika_json value)
{
    char kind = nika_json_kind(value);
    struct nika_json_walk walk = {.at = value.text, .end = value.text, .key = {NULL, 0}, .members = kind == '{'};

    if (kind == '{' || kind == '[') {
        walk.at = value.text + 1;
        walk.end = value.text + value.size - 1;
    }
    return walk;
}

/* To the next value or key. That the separators are the right ones has been checked. */
static void skip_separators(struct nika_json_walk *walk)
{
    while (walk->at < walk->end && (is_space(*walk->at) || *walk->at == ',' || *walk->at == ':'))
        walk->at++;
}

bool nika_json_next(struct nika_json_walk *walk, struct nika_json *value)
{
    const char *start;

    skip_separators(walk);
    if (walk->at == walk->end)
        return false;
    start = walk->at;
    if (walk->members) {
        walk->at = after_string(start);
        walk->key = (struct nika_json){start, (size_t)(walk->at - start)};
        skip_separators(walk);
        start = walk->at;
    }
    walk->at = after_value(start, walk->end);
    *value = (struct nika_json){start, (size_t)(walk->at - start)};
    return true;
}

bool nika_json_get(struct nika_json object, const char *key, struct nika_json *value)
{
    struct nika_json_walk walk = nika_json_walk(object);
    struct nika_json member;

    if (!walk.members)
        return false;
    while (nika_json_next(&walk, &member)) {
        if (nika_json_is(walk.key, key)) {
            *value = member;
            return true;
        }
    }
    return false;
}

size_t nika_json_count(struct nika_json value)
{
    struct nika_json_walk walk = nika_json_walk(value);
    struct nika_json element;
    size_t count = 0;

    while (nika_json_next(&walk, &element))
        count++;
    return count;
}

bool nika_json_whole(struct nika_json value, int64_t min, int64_t max, int64_t *number)
{
    int64_t sum = 0; /* below zero, where int64_t reaches one further */
    bool negative;

    if (nika_json_kind(value) != '0')
        return false;
    negative = value.text[0] == '-';
    for (size_t i = negative ? 1 : 0; i < value.size; i++) {
        int digit = value.text[i] - '0';

        if (!is_digit(value.text[i]) || sum < (INT64_MIN + digit) / 10)
            return false;
        sum = sum * 10 - digit;
    }
    if (!negative) {
        if (sum == INT64_MIN)
            return false;
        sum = -sum;
    }
    if (sum < min || sum > max)
        return false;
    *number = sum;
    return true;
}

static struct letters letters_of(struct nika_json string)
{
    return (struct letters){string.text + 1, string.text + string.size};
}

bool nika_json_string(struct nika_json value, char *text, size_t room, size_t *size)
{
    struct letters letters;
    size_t needed = 0, written = 0;
    uint32_t code;
    char bytes[4];

    if (nika_json_kind(value) != '"')
        return false;
    /* Measured first, so that nothing is touched if it does not fit. */
    letters = letters_of(value);
    while (needed < room && next_letter(&letters, &code)) {
        if (code == 0)
            return false;
        needed += nika_utf8_write(code, bytes);
    }
    if (needed >= room)
        return false;
    letters = letters_of(value);
    while (next_letter(&letters, &code)) {
        size_t length = nika_utf8_write(code, bytes);

        memcpy(text + written, bytes, length);
        written += length;
    }
    text[written] = '\0';
    *size = written;
    return true;
}

bool nika_json_is(struct nika_json value, const char *text)
{
    struct letters letters;
    uint32_t code;
    char bytes[4];

    if (nika_json_kind(value) != '"')
        return false;
    letters = letters_of(value);
    while (next_letter(&letters, &code)) {
        size_t length = nika_utf8_write(code, bytes);

        for (size_t i = 0; i < length; i++, text++) {
            if (*text == '\0' || *text != bytes[i]) /* a NUL in the string is not the end of text */
                return false;
        }
    }
    return *text == '\0';
}
