/*
 * test_names.c: unit tests of what strangers call themselves and say (src/server_core/names.c). What small letters are: the
 * Unicode Character Database, CaseFolding.txt.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "server_core/people.h"

static void assert_clean(const char *given, const char *expected)
{
    char bytes[PERSON_NAME_MAX];
    struct nika_text clean = nika_text(bytes, sizeof bytes);

    assert_true(names_clean(given, strlen(given), 24, &clean));
    assert_string_equal(bytes, expected);
}

static void assert_unfit(const char *given, size_t size)
{
    char bytes[PERSON_NAME_MAX];
    struct nika_text clean = nika_text(bytes, sizeof bytes);

    assert_false(names_clean(given, size, 24, &clean));
}

static void plain_names_stay_as_they_are(void **state)
{
    (void)state;
    assert_clean("Ada", "Ada");
    assert_clean("Ωμέγα", "Ωμέγα");
    assert_clean("あきら", "あきら");
    assert_clean("<b>&amp;</b>", "<b>&amp;</b>"); /* whoever shows it must escape it */
    assert_clean("O'Hara \"x\"\\", "O'Hara \"x\"\\");
}

static void blanks_are_single_and_none_around(void **state)
{
    (void)state;
    assert_clean("  Ada   of  Milan ", "Ada of Milan");
    assert_clean("\u00A0Ada\u3000Bo\u2003 \u2009Cy\u202F", "Ada Bo Cy"); /* no-break, wide, em, thin, narrow */
}

static void invisible_characters_go(void **state)
{
    (void)state;
    assert_clean("A\u200Bd\u200Da", "Ada");  /* zero width space, joiner */
    assert_clean("\uFEFFAda\u202E", "Ada");  /* byte order mark, right-to-left override */
    assert_clean("♥\uFE0F", "♥");            /* variation selector */
    assert_clean("Ada \u200B Bo", "Ada Bo"); /* blanks on both sides of nothing */
    assert_clean("\U000E0041Ada", "Ada");    /* tag */
}

static void what_looks_like_nothing_is_no_name(void **state)
{
    static const char *const nothing[] = {"", " ", "\u3000\u00A0", "\u200B", "\u2800", "\u3164", "\u0301", " \u0301"};

    (void)state;
    for (size_t i = 0; i < sizeof nothing / sizeof nothing[0]; i++)
        assert_unfit(nothing[i], strlen(nothing[i]));
}

static void control_characters_and_broken_text_are_refused(void **state)
{
    static const char *const foul[] = {"A\nda",    "A\tda",        "A\x1b[31m", "A\x7f",           "A\xc2\x85",
                                       "A\u2028",  "A\uFFFE",      "\uFDD0",    "A\xff",           "A\xc3",
                                       "\xc0\xaf", "\xed\xa0\x80", "\x80!",     "\xf4\x90\x80\x80"};

    (void)state;
    for (size_t i = 0; i < sizeof foul / sizeof foul[0]; i++)
        assert_unfit(foul[i], strlen(foul[i]));
    assert_unfit("A\0da", 4);
}

static void marks_stand_over_letters_and_in_no_heaps(void **state)
{
    (void)state;
    assert_clean("q\u0301", "q\u0301");
    assert_clean("q\u0301\u0302\u0303\u0304", "q\u0301\u0302\u0303\u0304");
    assert_unfit("e\u0301\u0302\u0303\u0304\u0305", strlen("e\u0301\u0302\u0303\u0304\u0305"));
    assert_unfit("e\u0301 \u0301", strlen("e\u0301 \u0301"));
}

static void twenty_four_characters_are_enough(void **state)
{
    char wide[4 * 24 + 1] = "";

    (void)state;
    assert_clean("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx");
    assert_unfit("abcdefghijklmnopqrstuvwxy", 25);
    assert_clean("abcdefghij lmnopqrstuvwx ", "abcdefghij lmnopqrstuvwx");
    assert_unfit("abcdefghijk mnopqrstuvwxy", 25);
    for (unsigned i = 0; i < 24; i++)
        strcat(wide, "\U0001F3B2");
    assert_clean(wide, wide);
}

static void assert_folds(const char *name, const char *expected)
{
    char bytes[NIKA_KEY_MAX];
    struct nika_text folded = nika_text(bytes, sizeof bytes);

    names_fold(name, &folded);
    assert_string_equal(bytes, expected);
    /* What is folded stays as it is. */
    char again[NIKA_KEY_MAX];
    struct nika_text twice = nika_text(again, sizeof again);
    names_fold(bytes, &twice);
    assert_string_equal(again, expected);
}

static void case_makes_no_difference(void **state)
{
    (void)state;
    assert_folds("Ada 7 Of MILAN[@`{", "ada 7 of milan[@`{");
    assert_folds("ÀÖØÞ×÷ÿŸ", "àöøþ×÷ÿÿ");
    assert_folds("ĀāĮįĲĶķĸĹŇŊŶŹŽž", "āāįįijķķĸĺňŋŷźžž");
    assert_folds("ǍǛǞǮǸȞȢȲ", "ǎǜǟǯǹȟȣȳ");
    assert_folds("ƏƠƯ", "əơư");
    assert_folds("ΆΈΉΊΌΎΏΑΡΣΪΫ", "άέήίόύώαρσϊϋ");
    assert_folds("Οδυσσεύς ΟΔΥΣΣΕΎΣ", "οδυσσεύσ οδυσσεύσ");
    assert_folds("ЀЏАЯабѠҀҊӀӁӍӐԮ", "ѐџаяабѡҁҋӏӂӎӑԯ");
    assert_folds("ԱՖ", "աֆ");
    assert_folds("ḀẔẠỸỾ", "ḁẕạỹỿ");
    assert_folds("ＡｄａＺ", "adaz");
    assert_folds("Straße STRASSE STRAẞE", "strasse strasse strasse");
    assert_folds("İstanbul µ ſ", "istanbul μ s");
    assert_folds("あきら 李 ア", "あきら 李 ア");
}

static void different_names_stay_different(void **state)
{
    (void)state;
    assert_folds("Rene", "rene");
    assert_folds("René", "rené");
    assert_folds("ıi", "ıi");   /* without and with a dot */
    assert_folds("Аda", "аda"); /* the first letter is Cyrillic */
}

static void the_longest_name_fits(void **state)
{
    char name[PERSON_NAME_MAX] = "", expected[PERSON_NAME_MAX] = "";

    (void)state;
    for (unsigned i = 0; i < 24; i++) {
        strcat(name, "ẞ");
        strcat(expected, "ss");
    }
    assert_folds(name, expected);
    name[0] = expected[0] = '\0';
    for (unsigned i = 0; i < 24; i++) {
        strcat(name, "\U0001F3B2");
        strcat(expected, "\U0001F3B2");
    }
    assert_folds(name, expected);
}

/* What is right: the Unicode Character Database, UnicodeData.txt. */
static void names_are_normalized(void **state)
{
    (void)state;
    assert_clean("Jose\u0301", "Jos\u00E9");
    assert_clean("Jos\u00E9", "Jos\u00E9");
    /* Two marks, in either order: one below, one above. */
    assert_clean("a\u0323\u0302", "\u1EAD");
    assert_clean("a\u0302\u0323", "\u1EAD");
    assert_clean("\u00E2\u0323", "\u1EAD");
    /* Of two marks above, the first is nearer and is composed; the second can't pass it. */
    assert_clean("q\u0301e\u0306\u0301", "q\u0301\u0115\u0301");
    assert_clean("u\u0308\u0304", "\u01D6");
    /* The sign of the angstrom is a letter with a ring; a Hebrew letter with a point is two characters. */
    assert_clean("\u212B", "\u00C5");
    assert_clean("\uFB2A", "\u05E9\u05C1");
    /* Hangul: HIEUH, A and NIEUN are one syllable. */
    assert_clean("\u1112\u1161\u11AB", "\uD55C");
    assert_clean("\uD558\u11AB", "\uD55C");
    assert_clean("\uD55C\u11AB", "\uD55C\u11AB");
    /* A vowel sign of two parts, neither of which is a mark by its class. */
    assert_clean("\u0995\u09C7\u09BE", "\u0995\u09CB");
}

static void normalized_names_have_24_characters_as_well(void **state)
{
    char name[24 * 4 + 4] = "";

    (void)state;
    /* U+0958 is two characters when normalized, and only 12 of them fit. */
    for (unsigned i = 0; i < 12; i++)
        strcat(name, "\u0958");
    assert_clean(name, "\u0915\u093C\u0915\u093C\u0915\u093C\u0915\u093C\u0915\u093C\u0915\u093C\u0915\u093C"
                       "\u0915\u093C\u0915\u093C\u0915\u093C\u0915\u093C\u0915\u093C");
    strcat(name, "\u0958");
    assert_unfit(name, strlen(name));
}

static uint64_t looks(const char *name)
{
    static struct nika_server_core core;
    static struct people *people;

    if (!people)
        people = core.registry = core_allocate(sizeof *people);
    return names_looks(&core, name);
}

static void lookalikes_are_found(void **state)
{
    static const struct {
        const char *name, *other;
    } alike[] = {
        {"Ada", "\u0410da"},                       /* Cyrillic A */
        {"Ada", "\uFF21\uFF44\uFF41"},             /* full-width */
        {"ADA", "\u0391da"},                       /* Greek Alpha */
        {"ada", "\U0001D41A\U0001D41D\U0001D41A"}, /* mathematical */
        {"Ida", "lda"},
        {"ida", "lda"},
        {"Ida", "1da"},
        {"Bill", "Bi11"},
        {"Bill", "BIII"},
        {"mia", "rnia"},
        {"Mia", "rnia"},
        {"Zoe", "Z0e"},
        {"zoe", "z0e"},
        {"ZOE", "\u0396\u039F\u0415"},
        {"Bob", "\u0412\u043Eb"}, /* Cyrillic Ve and o */
        {"\u0412\u043E\u0432\u0430", "\u0412o\u0432a"},
        {"Nika", "\u039Dik\u0430"}, /* Greek Nu, Cyrillic a */
        {"Jos\u00E9", "J\u043Es\u0435\u0301"},
        {"Adi", "Adi\u0307"}, /* a second dot falls on the first */
        {"O'Hara", "O\u2019Hara"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof alike / sizeof alike[0]; i++)
        assert_true(looks(alike[i].name) == looks(alike[i].other));
}

static void different_names_do_not_look_alike(void **state)
{
    static const char *const names[] = {"Ada",  "Adam", "Bo",    "Rene", "Ren\u00E9", "Nina",   "Vina",
                                        "Tony", "Uony", "Yony",  "Cora", "Sora",      "Fora",   "Eva",
                                        "3va",  "Anna", "Hanna", "Hana", "あきら",    "アキラ", "李",
                                        "季",   "Вова", "Вера",  "Νίκη", "Νίκος",     "Ζωή"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        for (size_t other = 0; other < i; other++)
            assert_true(looks(names[i]) != looks(names[other]));
}

/* No two letters of the alphabet are taken for each other but i and l. */
static void letters_are_told_apart(void **state)
{
    (void)state;
    for (char letter = 'a'; letter <= 'z'; letter++) {
        const char name[] = {letter, '\0'}, capital[] = {(char)(letter - 'a' + 'A'), '\0'};
        assert_true(looks(name) == looks(capital));
        for (char other = 'a'; other < letter; other++) {
            const char other_name[] = {other, '\0'};
            assert_int_equal(looks(name) == looks(other_name), letter == 'l' && other == 'i');
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_names_stay_as_they_are),
        cmocka_unit_test(blanks_are_single_and_none_around),
        cmocka_unit_test(invisible_characters_go),
        cmocka_unit_test(what_looks_like_nothing_is_no_name),
        cmocka_unit_test(control_characters_and_broken_text_are_refused),
        cmocka_unit_test(marks_stand_over_letters_and_in_no_heaps),
        cmocka_unit_test(twenty_four_characters_are_enough),
        cmocka_unit_test(case_makes_no_difference),
        cmocka_unit_test(different_names_stay_different),
        cmocka_unit_test(the_longest_name_fits),
        cmocka_unit_test(names_are_normalized),
        cmocka_unit_test(normalized_names_have_24_characters_as_well),
        cmocka_unit_test(lookalikes_are_found),
        cmocka_unit_test(different_names_do_not_look_alike),
        cmocka_unit_test(letters_are_told_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
