/*
 * test_say_marked.c: unit tests of sentences with marks (message.h): whoever takes the marks away has the sentence, and
 * between them stands what it speaks of, whatever strangers are called.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include <nika/messages_byzantz.h>
#include <nika/messages_justinian.h>
#include <nika/messages_problem.h>
#include <nika/messages_web_online.h>

#define OPEN "\1"
#define NEXT "\2"
#define CLOSE "\3"

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "Eva", "Fay"};

static void assert_marked(enum nika_language language, const char *const *players, struct nika_message message,
                          const char *expected)
{
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say_marked(&text, nika_voice(language, players), message);
    assert_string_equal(bytes, expected);
    assert_int_equal(text.size, strlen(expected));
}

/* SEAT is the third type, NUMBER the first, GOOD the fifth, COUNSELOR the sixth. */
static void arguments_stand_between_marks(void **state)
{
    (void)state;
    assert_marked(NIKA_ENGLISH, names, msg_game_over(), "the game is over");
    assert_marked(NIKA_ENGLISH, names, msg_by_passes(2), OPEN "Cwho" NEXT "2" NEXT "Cy" CLOSE " passes");
    assert_marked(NIKA_JAPANESE, names, msg_by_passes(0), OPEN "Cwho" NEXT "0" NEXT "Ada" CLOSE "がパスしました");
    assert_marked(NIKA_ITALIAN, names, msg_ju_stays(11, 4),
                  OPEN "Fcounselor" NEXT "11" NEXT "Teodora (12)" CLOSE " resta sulla posizione " OPEN "Aplace" NEXT
                       "4" NEXT "4" CLOSE ", all'estremità della fila");
}

/* Cards of Byzantz are spelled, or called by their names if the voice does that; what is no card stands as it is. */
static void cards_are_spelled_or_named(void **state)
{
    static const char *const named[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "cloth 3, olives 1, merchant",
        [NIKA_ITALIAN] = "stoffa 3, olive 1, mercante",
        [NIKA_FRENCH] = "tissu 3, olives 1, marchand",
        [NIKA_JAPANESE] = "布3、オリーブ1、商人",
    };

    (void)state;
    assert_marked(NIKA_ENGLISH, names, msg_by_holds(1, "C3 O1 M"),
                  OPEN "Cwho" NEXT "1" NEXT "Bo" CLOSE " holds " OPEN "Mcards" NEXT "C3 O1 M" NEXT "C3 O1 M" CLOSE);
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        char bytes[512], expected[512];
        struct nika_text text = nika_text(bytes, sizeof bytes);
        struct nika_voice voice = nika_voice((enum nika_language)language, names);

        voice.names_cards = true;
        nika_say_marked(&text, voice, msg_by_holds(1, "C3 O1 M"));
        snprintf(expected, sizeof expected, OPEN "Mcards" NEXT "C3 O1 M" NEXT "%s" CLOSE,
                 named[language] ? named[language] : "");
        assert_true(!named[language] || strstr(bytes, expected));
        text = nika_text(bytes, sizeof bytes);
        nika_say_marked(&text, voice, msg_by_holds(1, "C3 X9"));
        assert_non_null(strstr(bytes, OPEN "Mcards" NEXT "C3 X9" NEXT));
        assert_non_null(strstr(bytes, "X9" CLOSE));
    }
}

/* Who listens is spoken to: as the subject, in a list, or not named at all. */
static void who_listens_is_you(void **state)
{
    static const struct {
        enum nika_language language;
        const char *passes, *picks, *several, *begins;
    } cases[] = {
        {NIKA_ENGLISH, "You pass", "Order of picks: Ada, then you", "Ada, Cy and you pass", "You: 4 cards"},
        {NIKA_ITALIAN, "Passi", "Ordine di scelta: Ada, poi tu", "Ada, Cy e tu passate", "Tu: 4 carte"},
        {NIKA_FRENCH, "Tu passes", "Ordre de choix\u00A0: Ada, puis toi", "Ada, Cy et toi passez",
         "Toi\u00A0: 4 cartes"},
        {NIKA_JAPANESE, "あなたがパスしました", "選ぶ順番：Ada、あなた", "Ada、Cy、あなたがパスしました", "あなた："},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char bytes[512];
        struct nika_text text = nika_text(bytes, sizeof bytes);
        struct nika_voice voice = nika_voice(cases[i].language, names);

        voice.self = 1;
        nika_say(&text, voice, msg_by_passes(1));
        assert_string_equal(bytes, cases[i].passes);
        text = nika_text(bytes, sizeof bytes);
        nika_say(&text, voice, msg_by_picks_2(0, 1));
        assert_string_equal(bytes, cases[i].picks);
        text = nika_text(bytes, sizeof bytes);
        nika_say(&text, voice, msg_by_passes(0)); /* of others as ever */
        assert_non_null(strstr(bytes, "Ada"));
        text = nika_text(bytes, sizeof bytes);
        nika_say(&text, voice, msg_by_stands_hidden(1, 4)); /* at the beginning of a sentence, with a capital */
        assert_ptr_equal(strstr(bytes, cases[i].begins), bytes);
        text = nika_text(bytes, sizeof bytes);
        nika_say(&text, voice, msg_by_pass_several(7)); /* seats 0, 1, 2: "you" comes last */
        assert_string_equal(bytes, cases[i].several);
    }
}

/* Names with marks in them make no marks, and braces no places. */
static void strangers_make_no_marks(void **state)
{
    static const char *const strange[NIKA_SEATS_MAX] = {"\1Cwho\2"
                                                        "0\2Eve\3",
                                                        "{who}", "", NULL};

    (void)state;
    assert_marked(NIKA_ENGLISH, strange, msg_by_passes(0),
                  OPEN "Cwho" NEXT "0" NEXT "\\x01Cwho\\x020\\x02Eve\\x03" CLOSE " passes");
    assert_marked(NIKA_ENGLISH, strange, msg_by_passes(1), OPEN "Cwho" NEXT "1" NEXT "{who}" CLOSE " passes");
    assert_marked(NIKA_ENGLISH, strange, msg_by_passes(2), OPEN "Cwho" NEXT "2" NEXT "#2" CLOSE " passes");
    assert_marked(NIKA_ENGLISH, NULL, msg_by_passes(3), OPEN "Cwho" NEXT "3" NEXT "#3" CLOSE " passes");
    assert_marked(NIKA_ENGLISH, names, msg_web_online_you_are("a\3\2\1"),
                  "You are " OPEN "Nname" NEXT "a\\x03\\x02\\x01" NEXT "a\\x03\\x02\\x01" CLOSE);
}

/* Some argument of each type. */
static union nika_argument some_of(enum nika_type type)
{
    static const int64_t numbers[] = {[NIKA_TYPE_NUMBER] = -7,
                                      [NIKA_TYPE_TENTHS] = 15,
                                      [NIKA_TYPE_SEAT] = 5,
                                      [NIKA_TYPE_SEATS] = 13,
                                      [NIKA_TYPE_GOOD] = 6,
                                      [NIKA_TYPE_COUNSELOR] = 11,
                                      [NIKA_TYPE_COLOR] = 3,
                                      [NIKA_TYPE_COLORS] = 11,
                                      [NIKA_TYPE_TOKEN] = 5,
                                      [NIKA_TYPE_PHASE] = 2,
                                      [NIKA_TYPE_COURT_CARDS] = INT64_C(1) << 47 | 5};

    if (type == NIKA_TYPE_STRANGE)
        return (union nika_argument){.word = "x\1\2\3{y}"};
    if (type == NIKA_TYPE_WORD)
        return (union nika_argument){.word = "word"};
    if (type == NIKA_TYPE_GOODS_CARDS)
        return (union nika_argument){.word = "C3 M"};
    if (type == NIKA_TYPE_COUNSELORS)
        return (union nika_argument){.word = "3 15,12 25"};
    return (union nika_argument){.number = numbers[type]};
}

/* What a mark says: an argument of the key, with its type and its value. What is said of it goes to `plain`; returns what
 * follows. */
static const char *read_part(const struct nika_key *key, const union nika_argument *arguments, const char *at,
                             struct nika_text *plain, unsigned *seen)
{
    const char *name = at + 2, *value = strchr(name, NIKA_MARK_NEXT), *said, *end;
    char number[32];
    unsigned i = 0;

    assert_non_null(value);
    said = strchr(++value, NIKA_MARK_NEXT);
    assert_non_null(said);
    end = strchr(++said, NIKA_MARK_CLOSE);
    assert_non_null(end);
    while (i < key->count && (strlen(key->arguments[i].name) != (size_t)(value - name - 1) ||
                              memcmp(key->arguments[i].name, name, (size_t)(value - name - 1)) != 0))
        i++;
    assert_true(i < key->count);
    assert_int_equal(at[1], 'A' + (char)key->arguments[i].type);
    snprintf(number, sizeof number, "%lld", (long long)arguments[i].number);
    if (key->arguments[i].type == NIKA_TYPE_STRANGE)
        strcpy(number, "x\\x01\\x02\\x03{y}");
    else if (key->arguments[i].type == NIKA_TYPE_WORD)
        strcpy(number, "word");
    else if (key->arguments[i].type == NIKA_TYPE_GOODS_CARDS)
        strcpy(number, "C3 M");
    else if (key->arguments[i].type == NIKA_TYPE_COUNSELORS)
        strcpy(number, "3 15,12 25");
    assert_int_equal(said - value - 1, strlen(number));
    assert_memory_equal(value, number, strlen(number));
    nika_text_add_bytes(plain, said, (size_t)(end - said));
    *seen |= 1u << key->arguments[i].type;
    return end + 1;
}

/* The sentence without its marks is the one that people read. */
static void assert_same_without_marks(enum nika_language language, struct nika_message message,
                                      const struct nika_key *key, unsigned *seen)
{
    static char marked[1 << 16], said[1 << 16], bare[1 << 16];
    struct nika_text with = nika_text(marked, sizeof marked), text = nika_text(said, sizeof said),
                     plain = nika_text(bare, sizeof bare);
    const char *at = marked;

    nika_say_marked(&with, nika_voice(language, names), message);
    nika_say(&text, nika_voice(language, names), message);
    assert_false(with.cut || text.cut);
    while (*at) {
        const size_t size = strcspn(at, OPEN NEXT CLOSE);

        nika_text_add_bytes(&plain, at, size);
        at += size;
        assert_true(*at == '\0' || *at == NIKA_MARK_OPEN);
        if (*at)
            at = read_part(key, message.arguments, at, &plain, seen);
    }
    assert_string_equal(bare, said);
}

static void all_messages_are_the_same_without_marks(void **state)
{
    unsigned seen = 0, count = 0;

    (void)state;
    for (unsigned area = 0; area < NIKA_AREA_COUNT; area++)
        for (unsigned index = 0;; index++, count++) {
            const struct nika_key *key = nika_message_key((enum nika_area)area, index);
            struct nika_message message = {.key = (uint16_t)(area << NIKA_AREA_SHIFT | index)};

            if (!key)
                break;
            for (unsigned i = 0; i < key->count; i++)
                message.arguments[i] = some_of(key->arguments[i].type);
            for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
                assert_same_without_marks((enum nika_language)language, message, key, &seen);
        }
    assert_true(count > 1000);
    assert_int_equal(seen, (1u << NIKA_TYPE_COUNT) - 1);
}

/* Where there is no room, the text is cut and says so. */
static void marks_are_cut_like_anything(void **state)
{
    char bytes[8];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    nika_say_marked(&text, nika_voice(NIKA_ENGLISH, names), msg_by_passes(0));
    assert_true(text.cut);
    assert_string_equal(bytes, OPEN "Cwho" NEXT "0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_stand_between_marks),
        cmocka_unit_test(cards_are_spelled_or_named),
        cmocka_unit_test(who_listens_is_you),
        cmocka_unit_test(strangers_make_no_marks),
        cmocka_unit_test(all_messages_are_the_same_without_marks),
        cmocka_unit_test(marks_are_cut_like_anything),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
