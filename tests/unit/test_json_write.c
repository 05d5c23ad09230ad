/*
 * test_json_write.c: unit tests of the JSON writer (json.h). Expected values are worked out by hand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/json.h>

#define SMILE "\xF0\x9F\x98\x80" /* U+1F600 */

/* Checks a text that must be fine; the value lies inside of it. */
static struct nika_json checked(const char *text)
{
    struct nika_json value = {NULL, 0};
    size_t at;

    assert_int_equal(nika_json_check(text, strlen(text), &value, &at), NIKA_JSON_FINE);
    return value;
}

static void write_example(struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);

    nika_write_open(&writer, '{');
    nika_write_key(&writer, "name");
    nika_write_word(&writer, "Z\xC3\xBC");
    nika_write_key(&writer, "list");
    nika_write_open(&writer, '[');
    nika_write_whole(&writer, 1);
    nika_write_whole(&writer, INT64_MIN);
    nika_write_bool(&writer, true);
    nika_write_bool(&writer, false);
    nika_write_null(&writer);
    nika_write_open(&writer, '[');
    nika_write_close(&writer, ']');
    nika_write_open(&writer, '{');
    nika_write_close(&writer, '}');
    nika_write_string(&writer, "a\0b", 3);
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "\"");
    nika_write_json(&writer, checked(" { \"x y\" : [ 1 , \"\\\" \" ] }\n"));
    nika_write_key(&writer, "");
    nika_write_null(&writer);
    nika_write_close(&writer, '}');
}

static const char *const example =
    "{\"name\":\"Z\xC3\xBC\",\"list\":[1,-9223372036854775808,true,false,null,[],{},\"a\\u0000b\"],"
    "\"\\\"\":{\"x y\":[1,\"\\\" \"]},\"\":null}";

static void values_are_written_without_white_space(void **state)
{
    char bytes[200];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    write_example(&text);
    assert_string_equal(bytes, example);
    assert_int_equal(text.size, strlen(example));
    assert_false(text.cut);
    assert_int_equal(checked(bytes).size, strlen(example));
}

/* A text that is too short for its object must never pass for a whole one. */
static void cut_texts_are_refused(void **state)
{
    size_t size = strlen(example);

    (void)state;
    for (size_t room = 1; room <= size; room++) {
        char *bytes = malloc(room);
        struct nika_text text;
        struct nika_json value = {NULL, 0};
        size_t at = 0;

        assert_non_null(bytes);
        text = nika_text(bytes, room);
        write_example(&text);
        assert_true(text.cut);
        assert_true(text.size < room);
        assert_memory_equal(bytes, example, text.size);
        assert_int_equal(bytes[text.size], '\0');
        /* Not an encoding fault: even the cut text ends at a character's border. */
        assert_int_equal(nika_json_check(bytes, text.size, &value, &at), NIKA_JSON_SYNTAX);
        assert_int_equal(at, text.size);
        free(bytes);
    }
}

static void scalars_are_written(void **state)
{
    char bytes[40];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);

    (void)state;
    nika_write_string(&writer, NULL, 0);
    assert_string_equal(bytes, "\"\"");
    nika_write_whole(&writer, 0);
    nika_write_json(&writer, checked("1.50e+1"));
    nika_write_json(&writer, checked(" \" \\u0061\" "));
    assert_string_equal(bytes, "\"\",0,1.50e+1,\" \\u0061\""); /* as they were written, not as they are meant */
}

static void strings_are_escaped_as_needed(void **state)
{
    static const char controls[] =
        "\x01\x02\x03\x04\x05\x06\x07\b\t\n\v\f\r\x0E\x0F\x10\x11\x12\x13\x14\x15\x16\x17\x18"
        "\x19\x1A\x1B\x1C\x1D\x1E\x1F";
    /* What shows stays as it is; DEL, a C1 control, a line separator and a tag character (U+E0041) do not show. */
    static const char others[] = " /~\x7F'<\xC2\x80\xE2\x80\xA8" SMILE "\xF3\xA0\x81\x81";
    char bytes[300];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);

    (void)state;
    nika_write_word(&writer, controls);
    assert_string_equal(bytes, "\"\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f"
                               "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b"
                               "\\u001c\\u001d\\u001e\\u001f\"");
    assert_true(nika_json_is(checked(bytes), controls));

    text = nika_text(bytes, sizeof bytes);
    writer = nika_writer(&text);
    nika_write_word(&writer, others);
    assert_string_equal(bytes, "\" /~\\u007f'<\\u0080\\u2028" SMILE "\\udb40\\udc41\"");
    assert_true(nika_json_is(checked(bytes), others));

    text = nika_text(bytes, sizeof bytes);
    writer = nika_writer(&text);
    nika_write_word(&writer, "\\\"x\"\\y");
    assert_string_equal(bytes, "\"\\\\\\\"x\\\"\\\\y\"");
    assert_true(nika_json_is(checked(bytes), "\\\"x\"\\y"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_written_without_white_space),
        cmocka_unit_test(cut_texts_are_refused),
        cmocka_unit_test(scalars_are_written),
        cmocka_unit_test(strings_are_escaped_as_needed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
