/*
 * test_json.c: unit tests of the JSON reader (json.h). Expected values are worked out by hand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/json.h>

#define SMILE "\xF0\x9F\x98\x80" /* U+1F600, \ud83d\ude00 as an escape */

/* What the checker must not touch: its *value on a fault, its *at on success. */
enum { UNTOUCHED = 424242 };

static struct nika_json untouched_value(void)
{
    return (struct nika_json){NULL, UNTOUCHED};
}

/* A copy that takes up exactly its size, so that a sanitizer sees a read beyond it. */
static char *exact_copy(const char *text, size_t size)
{
    char *copy = malloc(size);

    if (size > 0) {
        assert_non_null(copy);
        memcpy(copy, text, size);
    }
    return copy;
}

static void assert_fault(const char *text, size_t size, enum nika_json_fault fault, size_t at)
{
    char *copy = exact_copy(text, size);
    struct nika_json value = untouched_value();
    size_t found_at = UNTOUCHED;
    enum nika_json_fault found = nika_json_check(copy, size, &value, &found_at);

    if (found != fault || found_at != at)
        print_error("fault %d at %zu instead of %d at %zu: %.*s\n", (int)found, found_at, (int)fault, at, (int)size,
                    text);
    assert_int_equal(found, fault);
    assert_int_equal(found_at, at);
    assert_null(value.text);
    assert_int_equal(value.size, UNTOUCHED);
    free(copy);
}

/* Checks a text that must be fine; the value lies inside of it. */
static struct nika_json checked_bytes(const char *text, size_t size)
{
    struct nika_json value = untouched_value();
    size_t at = UNTOUCHED;
    enum nika_json_fault fault = nika_json_check(text, size, &value, &at);

    if (fault != NIKA_JSON_FINE)
        print_error("fault %d at %zu: %.*s\n", (int)fault, at, (int)size, text);
    assert_int_equal(fault, NIKA_JSON_FINE);
    assert_int_equal(at, UNTOUCHED);
    return value;
}

static struct nika_json checked(const char *text)
{
    return checked_bytes(text, strlen(text));
}

static void assert_slice(struct nika_json value, const char *expected)
{
    assert_int_equal(value.size, strlen(expected));
    assert_memory_equal(value.text, expected, value.size);
}

struct fault_case {
    const char *text;
    size_t size, at;
};

#define FAULT(text, at)                                                                                                \
    {                                                                                                                  \
        text, sizeof(text) - 1, at                                                                                     \
    }
#define ASSERT_FAULTS(cases, fault) assert_faults(cases, sizeof(cases) / sizeof((cases)[0]), fault)

static void assert_faults(const struct fault_case *cases, size_t count, enum nika_json_fault fault)
{
    for (size_t i = 0; i < count; i++)
        assert_fault(cases[i].text, cases[i].size, fault, cases[i].at);
}

static void valid_texts_are_fine(void **state)
{
    static const char *const texts[] = {
        "0",
        "-0",
        "7",
        "-12",
        "1.5",
        "-0.0",
        "1e5",
        "1E+5",
        "1e-05",
        "0e0",
        "10.01e10",
        "true",
        "false",
        "null",
        "\"\"",
        "[]",
        "{}",
        "[[]]",
        "[{}]",
        "{\"\":{}}",
        "[1,2]",
        "[\"a\",[null],{\"a\":[]}]",
        "{\"a\":1,\"b\":{\"a\":1}}",
        "[{\"a\":1},{\"a\":1}]",
        "\"\x7F\"",
        "\"/\\/\"",
        "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\uABCD\\uabcd\"",
    };

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        size_t size = strlen(texts[i]);
        char *copy = exact_copy(texts[i], size);

        assert_slice(checked_bytes(copy, size), texts[i]);
        free(copy);
    }
}

static void white_space_around_a_value_is_no_part_of_it(void **state)
{
    struct nika_json value, member;

    (void)state;
    assert_slice(checked(" \t\r\n1 \t\r\n"), "1");
    assert_slice(checked("\n\"a \"\n"), "\"a \"");
    value = checked(" [ 1 , 2 ] ");
    assert_slice(value, "[ 1 , 2 ]");
    value = checked("\r\n{ \"a\"\t:\n[ ] ,\"b\" : { } }\r\n");
    assert_slice(value, "{ \"a\"\t:\n[ ] ,\"b\" : { } }");
    assert_true(nika_json_get(value, "b", &member));
    assert_slice(member, "{ }");
}

static void other_white_space_is_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("\v1", 0),
        FAULT("1\f", 1),
        FAULT("\xC2\xA0[]", 0),         /* U+00A0 */
        FAULT("\xEF\xBB\xBF[]", 0),     /* U+FEFF, a byte order mark */
        FAULT("[1,\xE2\x80\xA8 2]", 3), /* U+2028 */
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_SYNTAX);
}

static void texts_that_end_too_early_are_refused_at_their_end(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("", 0),
        FAULT(" ", 1),
        FAULT(" \t\r\n ", 5),
        FAULT("[", 1),
        FAULT("[ ", 2),
        FAULT("[1", 2),
        FAULT("[1,", 3),
        FAULT("{", 1),
        FAULT("{\"a", 3),
        FAULT("{\"a\"", 4),
        FAULT("{\"a\":", 5),
        FAULT("{\"a\":1", 6),
        FAULT("{\"a\":1,", 7),
        FAULT("\"", 1),
        FAULT("\"abc", 4),
        FAULT("\"\\", 2),
        FAULT("\"\\u", 3),
        FAULT("\"\\u00e", 6),
        FAULT("\"\\u00e9", 7),
        FAULT("\"\\ud83d", 7),
        FAULT("\"\\ud83d\\", 8),
        FAULT("\"\\ud83d\\u", 9),
        FAULT("\"\\ud83d\\ude0", 12),
        FAULT("\"\\ud83d\\ude00", 13),
        FAULT("-", 1),
        FAULT("1.", 2),
        FAULT("1e", 2),
        FAULT("1e+", 3),
        FAULT("1.5E-", 5),
        FAULT("t", 1),
        FAULT("tru", 3),
        FAULT("fals", 4),
        FAULT("nul", 3),
        FAULT("[[]", 3),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_SYNTAX);
}

static void an_empty_text_may_be_nowhere(void **state)
{
    struct nika_json value = untouched_value();
    size_t at = UNTOUCHED;

    (void)state;
    assert_int_equal(nika_json_check(NULL, 0, &value, &at), NIKA_JSON_SYNTAX);
    assert_int_equal(at, 0);
    assert_int_equal(value.size, UNTOUCHED);
}

static void unexpected_bytes_are_refused_where_they_are(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("]", 0),          FAULT("}", 0),         FAULT(",", 0),
        FAULT(":", 0),          FAULT("[,1]", 1),      FAULT("[1,]", 3),
        FAULT("[1,,2]", 3),     FAULT("[1 2]", 3),     FAULT("[1}", 2),
        FAULT("[}", 1),         FAULT("[1:2]", 2),     FAULT("{]", 1),
        FAULT("{1:2}", 1),      FAULT("{,}", 1),       FAULT("{\"a\"}", 4),
        FAULT("{\"a\",1}", 4),  FAULT("{\"a\" 1}", 5), FAULT("{\"a\":}", 5),
        FAULT("{\"a\":1,}", 7), FAULT("{\"a\":1]", 6), FAULT("{\"a\":1 \"b\"", 7),
        FAULT("{a:1}", 1),      FAULT("{'a':1}", 1),   FAULT("'a'", 0),
        FAULT("True", 0),       FAULT("tRue", 1),      FAULT("trux", 3),
        FAULT("truex", 4),      FAULT("falsy", 4),     FAULT("nil", 1),
        FAULT("[nul]", 4),      FAULT("NaN", 0),       FAULT("nan", 1),
        FAULT("Infinity", 0),   FAULT("-Infinity", 1), FAULT("undefined", 0),
        FAULT("/* */1", 0),     FAULT("1//", 1),       FAULT("[1]#", 3),
        FAULT("\xC3\xA9", 0),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_SYNTAX);
}

static void trailing_garbage_is_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("1 2", 2),   FAULT("1,", 1),     FAULT("[]]", 2),      FAULT("{}}", 2),
        FAULT("{} {}", 3), FAULT("\"a\"b", 3), FAULT("null0", 4),    FAULT("[] x", 3),
        FAULT("1\0", 1),   FAULT("[]\n\0", 3), FAULT("\"\"\"\"", 2),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_SYNTAX);
}

static void numbers_that_json_does_not_have_are_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("01", 1),   FAULT("00", 1),  FAULT("-01", 2),  FAULT("+1", 0),    FAULT(".5", 0),    FAULT("-.5", 1),
        FAULT("1.e5", 2), FAULT("1.x", 2), FAULT("1ex", 2),  FAULT("1e+x", 3),  FAULT("1e5.5", 3), FAULT("1.5.5", 3),
        FAULT("--1", 1),  FAULT("-a", 1),  FAULT("0x1F", 1), FAULT("1_000", 1), FAULT("[-]", 2),   FAULT("[1.]", 3),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_SYNTAX);
}

static void raw_control_characters_are_refused(void **state)
{
    (void)state;
    for (char byte = 0; byte < 0x20; byte++) {
        char string[] = {'"', 'a', byte, '"'};
        char array[] = {'[', '1', ',', byte, '2', ']'};
        bool space = byte == '\t' || byte == '\n' || byte == '\r';

        assert_fault(string, sizeof string, NIKA_JSON_SYNTAX, 2);
        if (!space)
            assert_fault(array, sizeof array, NIKA_JSON_SYNTAX, 3);
    }
    assert_fault("\0", 1, NIKA_JSON_SYNTAX, 0);
    assert_fault(" \0 1", 4, NIKA_JSON_SYNTAX, 1);
    assert_fault("-\0", 2, NIKA_JSON_SYNTAX, 1);
    assert_fault("\"\\\0\"", 4, NIKA_JSON_SYNTAX, 2);
    assert_fault("\"\\u00\0\0\"", 8, NIKA_JSON_SYNTAX, 5);
    assert_fault("{\"a\0\":1}", 8, NIKA_JSON_SYNTAX, 3);
    assert_fault("[\x7F]", 3, NIKA_JSON_SYNTAX, 1);
}

static void unknown_escapes_are_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("\"\\x41\"", 2),      FAULT("\"\\a\"", 2),
        FAULT("\"\\0\"", 2),        FAULT("\"\\'\"", 2),
        FAULT("\"\\U0041\"", 2),    FAULT("\"\\N\"", 2),
        FAULT("\"\\\n\"", 2),       FAULT("\"\\ \"", 2),
        FAULT("\"\\u\"", 3),        FAULT("\"\\u004\"", 6),
        FAULT("\"\\u00G1\"", 5),    FAULT("\"\\u00g1\"", 5),
        FAULT("\"\\u-001\"", 3),    FAULT("\"\\u 041\"", 3),
        FAULT("\"\\u0x41\"", 4),    FAULT("\"\\u{41}\"", 3),
        FAULT("\"\\u00@1\"", 5),    FAULT("\"\\u00`1\"", 5),
        FAULT("\"\\u00:1\"", 5),    FAULT("\"\\u00/1\"", 5),
        FAULT("\"\\ud83d\\u\"", 9), FAULT("\"\\ud83d\\udex0\"", 11),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_SYNTAX);
}

static void halves_of_surrogate_pairs_are_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("\"\\udc00\"", 1),
        FAULT("\"\\uDFFF\"", 1),
        FAULT("\"ab\\udc00", 3),
        FAULT("\"\\ud800\"", 1),
        FAULT("\"\\uDBFF\"", 1),
        FAULT("\"ab\\ud83dx\"", 3),
        FAULT("\"\\ud83d\\n\"", 1),
        FAULT("\"\\ud83d\\u0041\"", 1),
        FAULT("\"\\ud83d\\ud83d\"", 1),
        FAULT("\"\\ud83d\\udbff\"", 1),
        FAULT("\"\\ud83d\\ue000\"", 1),
        FAULT("\"\\ude00\\ud83d\"", 1),
        FAULT("\"\\ud83d\\ude00\\ude00\"", 13),
        FAULT("{\"\\ud800\":1}", 2),
        FAULT("\"\\ud83d\xC3\xA9\"", 1),
        FAULT("\"\\ud83d\\\\\"", 1),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_ENCODING);
}

static void bytes_that_are_no_utf8_are_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("\"\x80\"", 1),
        FAULT("\"a\xFF\"", 2),
        FAULT("\"\xC0\x80\"", 1), /* overlong U+0000 */
        FAULT("\"\xC0\xA2\"", 1), /* overlong quote */
        FAULT("\"\xE0\x9F\xBF\"", 1),
        FAULT("\"\xF0\x8F\xBF\xBF\"", 1),
        FAULT("\"\xED\xA0\x80\"", 1),             /* U+D800 */
        FAULT("\"\xED\xA0\xBD\xED\xB8\x80\"", 1), /* a pair of halves, each encoded by itself */
        FAULT("\"\xED\xBF\xBF\"", 1),             /* U+DFFF */
        FAULT("\"\xF4\x90\x80\x80\"", 1),         /* U+110000 */
        FAULT("\"ab\xC3\"", 3),                   /* cut off by the closing quote */
        FAULT("\"\xE2\x82\"", 1),
        FAULT("\"\xF0\x9F\x98\"", 1),
        FAULT("\"ab\xC3", 3), /* cut off by the end */
        FAULT("\"\xE2\x82", 1),
        FAULT("\"\xF0\x9F\x98", 1),
        FAULT("{\"\xFF\":1}", 2),
        FAULT("\xFF", 0), /* outside of strings, too */
        FAULT("[1,\x80]", 3),
        FAULT("[1] \xC3", 4),
        FAULT("\"\\\xFF\"", 2), /* and inside of escapes */
        FAULT("\"\\u00\xC0\x80\"", 5),
        FAULT("{\"a\"\xFE", 4),
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_ENCODING);
}

static void characters_of_all_lengths_are_fine(void **state)
{
    (void)state;
    checked("\"\xC2\x80 \xDF\xBF \xE0\xA0\x80 \xED\x9F\xBF \xEE\x80\x80 \xEF\xBF\xBF\"");
    checked("\"\xF0\x90\x80\x80 " SMILE " \xF4\x8F\xBF\xBF\"");
    checked("\"\\u0000 \\uD7FF \\uE000 \\uFFFF \\uD800\\uDC00 \\uDBFF\\uDFFF\"");
}

/* Writes what that many times and a NUL, and returns where the NUL is. */
static char *repeat(char *end, const char *what, size_t times)
{
    while (times-- > 0) {
        memcpy(end, what, strlen(what) + 1);
        end += strlen(what);
    }
    return end;
}

static void depth_is_bounded(void **state)
{
    char text[400], *end;

    (void)state;
    repeat(repeat(text, "[", 16), "]", 16);
    assert_int_equal(checked(text).size, 32);
    repeat(repeat(text, "[", 17), "]", 17);
    assert_fault(text, strlen(text), NIKA_JSON_TOO_DEEP, 16);
    repeat(repeat(text, "[", 16), "{", 1);
    assert_fault(text, strlen(text), NIKA_JSON_TOO_DEEP, 16);
    repeat(text, "[", 300);
    assert_fault(text, strlen(text), NIKA_JSON_TOO_DEEP, 16);
    end = repeat(text, "{\"a\":", 15);
    repeat(repeat(end, "{}", 1), "}", 15);
    assert_int_equal(checked(text).size, 15 * 5 + 2 + 15);
    end = repeat(text, "{\"a\":", 16);
    repeat(repeat(end, "{}", 1), "}", 16);
    assert_fault(text, strlen(text), NIKA_JSON_TOO_DEEP, 16 * 5);
    /* Next to one another is not inside one another. */
    end = repeat(text, "[[[]]", 1);
    repeat(repeat(end, ",[[]]", 50), "]", 1);
    assert_int_equal(nika_json_count(checked(text)), 51);
}

/* An object with that many keys: {"k00":0,"k01":0} and so on, eight bytes each with its comma. */
static size_t object_of_keys(char *text, int keys)
{
    size_t size = 0;

    text[size++] = '{';
    for (int i = 0; i < keys; i++)
        size += (size_t)sprintf(text + size, "%s\"k%02d\":0", i > 0 ? "," : "", i);
    text[size++] = '}';
    text[size] = '\0';
    return size;
}

static void keys_of_an_object_are_bounded(void **state)
{
    char text[1000], nested[3100];
    struct nika_json value;
    int64_t number;
    size_t size = object_of_keys(text, 64);

    (void)state;
    value = checked_bytes(text, size);
    assert_int_equal(nika_json_count(value), 64);
    assert_true(nika_json_get(value, "k63", &value));
    assert_true(nika_json_whole(value, 0, 0, &number));
    size = object_of_keys(text, 65); /* { and 64 members of 7 bytes and a comma: the 65th is at 1 + 64 * 8 */
    assert_fault(text, size, NIKA_JSON_TOO_MANY_KEYS, 513);
    assert_fault(text, 514, NIKA_JSON_TOO_MANY_KEYS, 513); /* whatever follows its quote */
    assert_fault(text, 513, NIKA_JSON_SYNTAX, 513);
    memcpy(text + 514, "k00", 3);
    assert_fault(text, size, NIKA_JSON_TOO_MANY_KEYS, 513);
    /* Each object has its own bound. */
    object_of_keys(text, 64);
    snprintf(nested, sizeof nested, "[%s,%s,{\"k00\":%s}]", text, text, text);
    assert_int_equal(nika_json_count(checked(nested)), 3);
}

static void arrays_are_not_bounded(void **state)
{
    char text[5000];

    (void)state;
    repeat(repeat(repeat(text, "[0", 1), ",0", 2000), "]", 1);
    assert_int_equal(nika_json_count(checked(text)), 2001);
}

static void duplicate_keys_are_refused(void **state)
{
    static const struct fault_case cases[] = {
        FAULT("{\"a\":1,\"a\":2}", 7),
        FAULT("{\"a\":1, \"b\":2, \"a\":1}", 15),
        FAULT("{\"\":1,\"\":2}", 6),
        FAULT("{\"a\":1,\"\\u0061\":2}", 7),
        FAULT("{\"\\u0061\":1,\"a\":2}", 12),
        FAULT("{\"/\":1,\"\\/\":2}", 7),
        FAULT("{\"\\n\":1,\"\\u000a\":2,\"\\u000A\":3}", 8),
        FAULT("{\"\xC3\xA9\":1,\"\\u00e9\":2}", 8),
        FAULT("{\"" SMILE "\":1,\"\\ud83d\\uDE00\":2}", 10),
        FAULT("{\"\\u0000\":1,\"\\u0000\":2}", 12),
        FAULT("{\"a\":{\"b\":1,\"b\":1}}", 12),
        FAULT("{\"a\":{\"b\":1},\"a\":1}", 13), /* after an inner object */
        FAULT("[{\"a\":1},{\"a\":1,\"a\":1}]", 16),
        FAULT("{\"a\":1,\"a\"", 7), /* before whatever comes later */
    };

    (void)state;
    ASSERT_FAULTS(cases, NIKA_JSON_DUPLICATE_KEY);
}

static void similar_keys_are_different(void **state)
{
    (void)state;
    checked("{\"a\":1,\"A\":2,\"aa\":3,\"\":4,\"\\u0000\":5,\"a\\u0000\":6,\"\\\\u0061\":7,\"b\":8}");
    checked("{\"\xC3\xA9\":1,\"e\xCC\x81\":2}"); /* not normalized: the same to the eye only */
    checked("{\"a\":{\"a\":{\"a\":1}},\"b\":[{\"a\":1},{\"a\":1}]}");
}

static const char *const document =
    " {\"name\":\"Z\xC3\xBC\\u00fc\\ud83d\\ude00\\n" SMILE "\", \"list\":[1,-2.5e+3,[],{},true,"
    "false,null,[[\"x\"]]],\r\n\t\"in\":{\"\\u0061\":0}}";

static void every_prefix_of_a_document_is_refused(void **state)
{
    size_t size = strlen(document);

    (void)state;
    checked(document);
    for (size_t cut = 0; cut < size; cut++) {
        char *copy = exact_copy(document, cut);
        struct nika_json value = untouched_value();
        size_t at = UNTOUCHED;
        enum nika_json_fault fault = nika_json_check(copy, cut, &value, &at);

        if (fault == NIKA_JSON_ENCODING) { /* inside a character */
            assert_true(at < cut && cut - at < 4);
            assert_true((unsigned char)copy[at] >= 0xC0);
        } else {
            assert_int_equal(fault, NIKA_JSON_SYNTAX);
            assert_int_equal(at, cut);
        }
        assert_int_equal(value.size, UNTOUCHED);
        free(copy);
    }
}

/* Uses everything that reads, on a value that has been checked, whatever it is. */
static void read_all(struct nika_json value)
{
    struct nika_json_walk walk = nika_json_walk(value);
    struct nika_json element;
    char text[64];
    size_t size = 0, count = 0;
    int64_t number;

    if (nika_json_string(value, text, sizeof text, &size))
        assert_true(nika_json_is(value, text));
    if (nika_json_whole(value, -1000, 1000, &number))
        assert_true(number >= -1000 && number <= 1000);
    while (nika_json_next(&walk, &element)) {
        count++;
        assert_true(element.size > 0 && element.text > value.text);
        assert_true(element.text + element.size < value.text + value.size);
        if (walk.members && nika_json_string(walk.key, text, sizeof text, &size))
            assert_true(nika_json_get(value, text, &element));
        read_all(element);
    }
    assert_int_equal(nika_json_count(value), count);
}

/* Whatever one byte is changed to, the checker stays inside the text, and so does everything after it. */
static void changed_bytes_do_no_harm(void **state)
{
    size_t size = strlen(document);
    char *copy = exact_copy(document, size);

    (void)state;
    for (size_t i = 0; i < size; i++) {
        for (int byte = 0; byte < 256; byte++) {
            struct nika_json value = untouched_value();
            size_t at = UNTOUCHED;

            copy[i] = (char)byte;
            if (nika_json_check(copy, size, &value, &at) == NIKA_JSON_FINE)
                read_all(value);
            else
                assert_true(at <= size);
        }
        copy[i] = document[i];
    }
    free(copy);
}

static void kinds_are_told_apart(void **state)
{
    (void)state;
    assert_int_equal(nika_json_kind(checked(" {}")), '{');
    assert_int_equal(nika_json_kind(checked(" []")), '[');
    assert_int_equal(nika_json_kind(checked("\"0\"")), '"');
    assert_int_equal(nika_json_kind(checked("true")), 't');
    assert_int_equal(nika_json_kind(checked("false")), 'f');
    assert_int_equal(nika_json_kind(checked("null")), 'n');
    assert_int_equal(nika_json_kind(checked("0")), '0');
    assert_int_equal(nika_json_kind(checked("9.5")), '0');
    assert_int_equal(nika_json_kind(checked("-1")), '0');
}

static void members_are_found_by_their_key(void **state)
{
    struct nika_json object =
        checked("{ \"a\" : 1 ,\"b\":[ 1, 2 ],\"\\u0063\":\"}\",\"d\":{\"e\":5},\"\":6,\"n\\u0000\":7 }");
    struct nika_json value = untouched_value();

    (void)state;
    assert_true(nika_json_get(object, "a", &value));
    assert_slice(value, "1");
    assert_true(nika_json_get(object, "b", &value));
    assert_slice(value, "[ 1, 2 ]");
    assert_true(nika_json_get(object, "c", &value));
    assert_slice(value, "\"}\"");
    assert_true(nika_json_get(object, "d", &value));
    assert_slice(value, "{\"e\":5}");
    assert_true(nika_json_get(object, "", &value));
    assert_slice(value, "6");
    value = untouched_value();
    assert_false(nika_json_get(object, "e", &value)); /* not in this object, but in one inside */
    assert_false(nika_json_get(object, "ab", &value));
    assert_false(nika_json_get(object, "n", &value)); /* its key goes on after the n */
    assert_false(nika_json_get(checked("{}"), "a", &value));
    assert_false(nika_json_get(checked("[\"a\",1]"), "a", &value));
    assert_false(nika_json_get(checked("\"a\""), "a", &value));
    assert_false(nika_json_get(checked("7"), "a", &value));
    assert_int_equal(value.size, UNTOUCHED);
}

static void elements_are_walked_in_order(void **state)
{
    static const char *const expected[] = {
        "1", "\"a,]\\\"[\"", "[ 2 , [3] ]", "{\"b\":[4], \"c\" : \"}\"}", "null", "-5e1", "[]", "\"\\\\\"", "true",
    };
    struct nika_json array =
        checked("[1, \"a,]\\\"[\" ,[ 2 , [3] ],{\"b\":[4], \"c\" : \"}\"}\n,null\t, -5e1,[],\"\\\\\",true ]");
    struct nika_json_walk walk = nika_json_walk(array);
    struct nika_json value;

    (void)state;
    assert_false(walk.members);
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        assert_true(nika_json_next(&walk, &value));
        assert_slice(value, expected[i]);
        assert_false(nika_json_is(walk.key, "")); /* an element has no key, which is no string either */
    }
    assert_false(nika_json_next(&walk, &value));
    assert_false(nika_json_next(&walk, &value));
    assert_slice(value, "true"); /* untouched */
}

static void members_are_walked_in_order(void **state)
{
    struct nika_json_walk walk = nika_json_walk(checked("{\"b\":1 , \"a\\\"\" :[{\"x\":1}],\t\"\":\":,\"}"));
    struct nika_json value;

    (void)state;
    assert_true(walk.members);
    assert_true(nika_json_next(&walk, &value));
    assert_slice(walk.key, "\"b\"");
    assert_slice(value, "1");
    assert_true(nika_json_next(&walk, &value));
    assert_slice(walk.key, "\"a\\\"\"");
    assert_true(nika_json_is(walk.key, "a\""));
    assert_slice(value, "[{\"x\":1}]");
    assert_true(nika_json_next(&walk, &value));
    assert_slice(walk.key, "\"\"");
    assert_slice(value, "\":,\"");
    assert_false(nika_json_next(&walk, &value));
}

static void elements_are_counted(void **state)
{
    (void)state;
    assert_int_equal(nika_json_count(checked("[]")), 0);
    assert_int_equal(nika_json_count(checked("[ \n]")), 0);
    assert_int_equal(nika_json_count(checked("[[1,2,3]]")), 1);
    assert_int_equal(nika_json_count(checked("[1,\"2,2\",{\"a\":3,\"b\":3}]")), 3);
    assert_int_equal(nika_json_count(checked("{}")), 0);
    assert_int_equal(nika_json_count(checked("{ }")), 0);
    assert_int_equal(nika_json_count(checked("{\"a\":1,\"b\":[1,2]}")), 2);
    assert_int_equal(nika_json_count(checked("\"a,b\"")), 0);
    assert_int_equal(nika_json_count(checked("12")), 0);
    assert_int_equal(nika_json_count(checked("true")), 0);
    assert_int_equal(nika_json_count(checked("null")), 0);
}

static void assert_whole(const char *text, int64_t expected)
{
    int64_t number = UNTOUCHED;

    assert_true(nika_json_whole(checked(text), INT64_MIN, INT64_MAX, &number));
    assert_true(number == expected);
}

static void assert_not_whole(const char *text, int64_t min, int64_t max)
{
    int64_t number = UNTOUCHED;

    assert_false(nika_json_whole(checked(text), min, max, &number));
    assert_int_equal(number, UNTOUCHED);
}

static void whole_numbers_are_read(void **state)
{
    (void)state;
    assert_whole("0", 0);
    assert_whole("-0", 0);
    assert_whole("7", 7);
    assert_whole("-7", -7);
    assert_whole(" 1234567890123 ", 1234567890123);
    assert_whole("9223372036854775807", INT64_MAX);
    assert_whole("-9223372036854775807", -INT64_MAX);
    assert_whole("-9223372036854775808", INT64_MIN);
}

static void other_numbers_are_not_whole(void **state)
{
    static const char *const texts[] = {
        "9223372036854775808",
        "-9223372036854775809",
        "9223372036854775810",
        "-9223372036854775810",
        "18446744073709551616",
        "18446744073709551617",
        "92233720368547758070",
        "1e5",
        "1E5",
        "10e-1",
        "1.0",
        "0.0",
        "-0.0",
        "0e0",
        "\"1\"",
        "true",
        "null",
        "[1]",
        "{\"1\":1}",
        "\"\"",
    };
    char digits[402];

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_not_whole(texts[i], INT64_MIN, INT64_MAX);
    repeat(digits, "9", 400);
    assert_not_whole(digits, INT64_MIN, INT64_MAX);
    repeat(repeat(digits, "1", 1), "0", 399);
    assert_not_whole(digits, INT64_MIN, INT64_MAX);
    repeat(repeat(digits, "-", 1), "9", 400);
    assert_not_whole(digits, INT64_MIN, INT64_MAX);
}

static void whole_numbers_keep_to_their_bounds(void **state)
{
    int64_t number = UNTOUCHED;

    (void)state;
    assert_true(nika_json_whole(checked("3"), 3, 5, &number));
    assert_int_equal(number, 3);
    assert_true(nika_json_whole(checked("5"), 3, 5, &number));
    assert_int_equal(number, 5);
    assert_true(nika_json_whole(checked("-0"), 0, 0, &number));
    assert_int_equal(number, 0);
    assert_not_whole("2", 3, 5);
    assert_not_whole("6", 3, 5);
    assert_not_whole("-4", 3, 5);
    assert_not_whole("1", 2, 0);
    assert_not_whole("9223372036854775807", INT64_MIN, INT64_MAX - 1);
    assert_not_whole("-9223372036854775808", INT64_MIN + 1, INT64_MAX);
}

static void assert_string(const char *json, const char *expected)
{
    size_t length = strlen(expected), size = UNTOUCHED;
    char *text = malloc(length + 1);

    assert_non_null(text);
    assert_true(nika_json_string(checked(json), text, length + 1, &size));
    assert_int_equal(size, length);
    assert_string_equal(text, expected);
    assert_true(nika_json_is(checked(json), expected));
    size = UNTOUCHED; /* one byte less is not enough */
    assert_false(nika_json_string(checked(json), text, length, &size));
    assert_int_equal(size, UNTOUCHED);
    assert_string_equal(text, expected); /* untouched, too */
    free(text);
}

static void strings_are_read(void **state)
{
    (void)state;
    assert_string("\"\"", "");
    assert_string("\"abc\"", "abc");
    assert_string(" \" a \" ", " a ");
    assert_string("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t");
    assert_string("\"\\u0041\\u006a\\u004A\"", "AjJ");
    assert_string("\"\\u007f\\u0080\\u07ff\\u0800\"", "\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80");
    assert_string("\"\\ud7ff\\ue000\\uffff\"", "\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF");
    assert_string("\"\\ud800\\udc00\\ud83d\\ude00\\udbff\\udfff\"", "\xF0\x90\x80\x80" SMILE "\xF4\x8F\xBF\xBF");
    assert_string("\"\\uD83D\\uDE00\"", SMILE);
    assert_string("\"" SMILE "\xC3\xA9\"", SMILE "\xC3\xA9");
    assert_string("\"\\\\u0041\"", "\\u0041");
    assert_string("\"\\ufeff\"", "\xEF\xBB\xBF");
}

static void other_values_are_no_strings(void **state)
{
    static const char *const texts[] = {
        "1", "null", "true", "[\"a\"]", "{\"a\":\"a\"}", "\"\\u0000\"", "\"a\\u0000b\"", "\"a\\u0000\"",
    };
    char text[8] = "before";
    size_t size = UNTOUCHED;

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        assert_false(nika_json_string(checked(texts[i]), text, sizeof text, &size));
        assert_string_equal(text, "before");
        assert_int_equal(size, UNTOUCHED);
    }
    assert_false(nika_json_string(checked("\"\""), text, 0, &size));
    assert_false(nika_json_string((struct nika_json){NULL, 0}, text, sizeof text, &size));
}

static void strings_are_compared(void **state)
{
    (void)state;
    assert_true(nika_json_is(checked("\"\""), ""));
    assert_true(nika_json_is(checked("\"ab\""), "ab"));
    assert_true(nika_json_is(checked("\"\\u0061b\""), "ab"));
    assert_false(nika_json_is(checked("\"ab\""), "a"));
    assert_false(nika_json_is(checked("\"ab\""), "abc"));
    assert_false(nika_json_is(checked("\"ab\""), "aB"));
    assert_false(nika_json_is(checked("\"ab\""), ""));
    assert_false(nika_json_is(checked("\"\""), "a"));
    assert_false(nika_json_is(checked("\"a\\u0000\""), "a"));
    assert_false(nika_json_is(checked("\"\\u0000\""), ""));
    assert_false(nika_json_is(checked("\"\xC3\xA9\""), "\xC3"));
    assert_false(nika_json_is(checked("\"\xC3\xA9\""), "\xC3\xA8"));
    assert_false(nika_json_is(checked("1"), "1"));
    assert_false(nika_json_is(checked("null"), "null"));
    assert_false(nika_json_is(checked("[]"), ""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(valid_texts_are_fine),
        cmocka_unit_test(white_space_around_a_value_is_no_part_of_it),
        cmocka_unit_test(other_white_space_is_refused),
        cmocka_unit_test(texts_that_end_too_early_are_refused_at_their_end),
        cmocka_unit_test(an_empty_text_may_be_nowhere),
        cmocka_unit_test(unexpected_bytes_are_refused_where_they_are),
        cmocka_unit_test(trailing_garbage_is_refused),
        cmocka_unit_test(numbers_that_json_does_not_have_are_refused),
        cmocka_unit_test(raw_control_characters_are_refused),
        cmocka_unit_test(unknown_escapes_are_refused),
        cmocka_unit_test(halves_of_surrogate_pairs_are_refused),
        cmocka_unit_test(bytes_that_are_no_utf8_are_refused),
        cmocka_unit_test(characters_of_all_lengths_are_fine),
        cmocka_unit_test(depth_is_bounded),
        cmocka_unit_test(keys_of_an_object_are_bounded),
        cmocka_unit_test(arrays_are_not_bounded),
        cmocka_unit_test(duplicate_keys_are_refused),
        cmocka_unit_test(similar_keys_are_different),
        cmocka_unit_test(every_prefix_of_a_document_is_refused),
        cmocka_unit_test(changed_bytes_do_no_harm),
        cmocka_unit_test(kinds_are_told_apart),
        cmocka_unit_test(members_are_found_by_their_key),
        cmocka_unit_test(elements_are_walked_in_order),
        cmocka_unit_test(members_are_walked_in_order),
        cmocka_unit_test(elements_are_counted),
        cmocka_unit_test(whole_numbers_are_read),
        cmocka_unit_test(other_numbers_are_not_whole),
        cmocka_unit_test(whole_numbers_keep_to_their_bounds),
        cmocka_unit_test(strings_are_read),
        cmocka_unit_test(other_values_are_no_strings),
        cmocka_unit_test(strings_are_compared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
