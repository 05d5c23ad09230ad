/*
 * test_check_text.c: unit tests of the program that checks sentences (src/text/check.h): it finds each fault, and finds
 * none where there is none.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "../../src/text/check.h"

/* A key with an argument of each kind that has ways of its own. */
static const struct nika_key key = {"test",
                                    6,
                                    {{"who", NIKA_TYPE_SEAT},
                                     {"count", NIKA_TYPE_NUMBER},
                                     {"good", NIKA_TYPE_GOOD},
                                     {"counselor", NIKA_TYPE_COUNSELOR},
                                     {"colors", NIKA_TYPE_COLORS},
                                     {"cards", NIKA_TYPE_COURT_CARDS}}};
enum { NONE = 0, WHO = 1, COUNT = 2, GOOD = 4, COUNSELOR = 8, COLORS = 16, CARDS = 32 };

#define FAULT(name) (UINT32_C(1) << NIKA_FAULT_##name)

static void assert_faults(enum nika_language language, unsigned arguments, bool lines, const char *sentence,
                          uint32_t expected)
{
    const uint32_t found =
        nika_faults_of_sentence(&(struct nika_duty){language, &key, arguments, lines, false}, sentence);

    for (unsigned fault = 0; fault < NIKA_FAULT_COUNT; fault++)
        if ((found ^ expected) >> fault & 1)
            print_error("%s: %s, %s\n", sentence, nika_fault_text((enum nika_fault)fault),
                        found >> fault & 1 ? "found" : "not found");
    assert_int_equal(found, expected);
}

/* In English, as one line. */
static void assert_english(unsigned arguments, const char *sentence, uint32_t expected)
{
    assert_faults(NIKA_ENGLISH, arguments, false, sentence, expected);
}

static void good_sentences_have_no_faults(void **state)
{
    (void)state;
    assert_english(NONE, "the game is over", 0);
    assert_english(WHO | COUNT, "{who} draws {count:cards}, that is {count}", 0);
    assert_english(COUNT, "{count:signed}", 0);
    assert_english(GOOD | COUNSELOR, "{good} {good:name} {counselor} {counselor:name} {counselor:number}", 0);
    assert_english(COLORS | CARDS, "{colors}; {cards}", 0);
    assert_faults(NIKA_ITALIAN, WHO, false, "tocca a {who}: è l'ultima!", 0);
    assert_faults(NIKA_FRENCH, WHO, false, "c’est à {who}\u00A0! «\u00A0non\u00A0»\u00A0; oui\u00A0?", 0);
    assert_faults(NIKA_JAPANESE, WHO, false, "{who}の番です（C1）。", 0);
}

static void places_are_those_of_the_key(void **state)
{
    (void)state;
    assert_english(WHO, "{whom} passes", FAULT(PLACE) | FAULT(MISSING));
    assert_english(WHO, "{who} or {wh}", FAULT(PLACE));
    assert_english(WHO, "{who} or {}", FAULT(PLACE));
    assert_english(WHO, "{who} has {count}", FAULT(PLACE)); /* an argument of the key, but not of this sentence */
    assert_english(WHO | COUNT, "{who} passes", FAULT(MISSING));
    assert_english(WHO, "somebody passes", FAULT(MISSING));
}

static void braces_fit_together(void **state)
{
    (void)state;
    assert_english(WHO, "{who} {", FAULT(BRACES));
    assert_english(WHO, "{who} }", FAULT(BRACES));
    assert_english(WHO, "{who", FAULT(BRACES));
    assert_english(WHO, "{{who}}", FAULT(BRACES));
    assert_english(NONE, "who}", FAULT(BRACES));
}

static void ways_are_those_of_the_type(void **state)
{
    (void)state;
    assert_english(COUNT, "{count:foo}", FAULT(WAY));
    assert_english(COUNT, "{count:}", FAULT(WAY));
    assert_english(COUNT, "{count:point}", FAULT(WAY));
    assert_english(COUNT, "{count:pointss}", FAULT(WAY));
    assert_english(COUNT, "{count:name}", FAULT(WAY_OF_OTHERS));
    assert_english(WHO, "{who:points}", FAULT(WAY_OF_OTHERS));
    assert_english(GOOD, "{good:number}", FAULT(WAY_OF_OTHERS));
    assert_english(COUNSELOR, "{counselor:signed}", FAULT(WAY_OF_OTHERS));
    assert_english(COLORS, "{colors:cards}", FAULT(WAY_OF_OTHERS)); /* of one color */
    assert_english(CARDS, "{cards:cards}", FAULT(WAY_OF_OTHERS));
}

static void text_is_text(void **state)
{
    (void)state;
    assert_english(NONE, "", FAULT(EMPTY));
    assert_faults(NIKA_JAPANESE, NONE, false, "", FAULT(EMPTY));
    assert_english(NONE, "caf\xE9", FAULT(ENCODING));
    assert_english(NONE, "a\xC3", FAULT(ENCODING));
    assert_english(NONE, "a\tb", FAULT(CONTROL));
    assert_english(NONE, "a\x1b[2J", FAULT(CONTROL));
    assert_english(NONE, "a\u200Bb", FAULT(CONTROL)); /* of no width */
    assert_english(NONE, "a\nb", FAULT(NEW_LINE));
    assert_faults(NIKA_ENGLISH, NONE, true, "a\nb\n", 0);
    assert_faults(NIKA_ENGLISH, NONE, true, "a\rb\n", FAULT(CONTROL));
}

static void quotes_and_apostrophes_are_those_of_the_language(void **state)
{
    (void)state;
    assert_english(NONE, "the \"emperor\"", FAULT(QUOTE));
    assert_english(NONE, "the “emperor”", 0);
    assert_english(NONE, "the emperor's court", 0);
    assert_english(NONE, "the emperor’s court", FAULT(APOSTROPHE));
    assert_faults(NIKA_ITALIAN, NONE, false, "l’imperatore", FAULT(APOSTROPHE));
    assert_faults(NIKA_FRENCH, NONE, false, "l'empereur", FAULT(APOSTROPHE));
    assert_faults(NIKA_FRENCH, NONE, false, "l’empereur", 0);
    assert_faults(NIKA_FRENCH, NONE, false, "écris 'nika'", 0); /* what is typed */
}

static void french_signs_have_their_space(void **state)
{
    static const char *const wrong[] = {"non!",      "non !",         "oui?",          "oui ?",  "a: b",     "a : b",
                                        "a; b",      "a ; b",         "(a): b",        "à: b",   "« a »",    "«a»",
                                        "«\u00A0a»", "« a\u00A0»: b", "5\u00A0%: peu", "oui ?!", "a\u00A0b?"};
    static const char *const right[] = {"non\u00A0!",  "oui\u00A0?", "a\u00A0: b",   "a\u00A0; b",      "anchor:search",
                                        "a, ? ou non", "?  aide",    "  ?     aide", "«\u00A0?\u00A0»", "http://nika"};

    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_faults(NIKA_FRENCH, NONE, false, wrong[i], FAULT(FRENCH_SPACE));
        assert_faults(NIKA_ENGLISH, NONE, false, wrong[i], 0);
    }
    for (unsigned i = 0; i < sizeof right / sizeof right[0]; i++)
        assert_faults(NIKA_FRENCH, NONE, false, right[i], 0);
    assert_faults(NIKA_FRENCH, WHO, false, "{who}: à toi", FAULT(FRENCH_SPACE));
    assert_faults(NIKA_FRENCH, COUNT, false, "{count:points}", 0); /* a colon of ours */
}

static void japanese_is_written_in_japanese(void **state)
{
    (void)state;
    assert_faults(NIKA_JAPANESE, NONE, false, "Nika", FAULT(NO_JAPANESE));
    assert_faults(NIKA_JAPANESE, WHO, false, "{who} OK。", FAULT(NO_JAPANESE));
    assert_faults(NIKA_JAPANESE, WHO, false, "{who}：2", 0); /* has no words of its own */
    assert_faults(NIKA_JAPANESE, NONE, false, "カード", 0);
    assert_faults(NIKA_JAPANESE, NONE, false, "席", 0);
    assert_faults(NIKA_JAPANESE, NONE, false, "の", 0);
    assert_faults(NIKA_JAPANESE, NONE, false, "席(1)", FAULT(HALF_WIDTH));
    assert_faults(NIKA_JAPANESE, NONE, false, "席.", FAULT(HALF_WIDTH));
    assert_faults(NIKA_JAPANESE, NONE, false, "1:席", FAULT(HALF_WIDTH));
    assert_faults(NIKA_JAPANESE, NONE, false, "席　1.5", 0);
}

static void lines_are_no_wider_than_a_page(void **state)
{
    char line[256];

    (void)state;
    memset(line, 'x', sizeof line);
    memcpy(line + 80, "\n", 2);
    assert_faults(NIKA_ENGLISH, NONE, true, line, 0);
    memcpy(line + 80, "x\n", 3);
    assert_faults(NIKA_ENGLISH, NONE, true, line, FAULT(WIDE));
    line[81] = '\0';
    assert_faults(NIKA_ENGLISH, NONE, true, line, 0); /* without a line's end, it is wrapped by whoever shows it */
    assert_faults(NIKA_ENGLISH, NONE, false, line, 0);
    for (unsigned i = 0; i < 41; i++)
        memcpy(line + (size_t)3 * i, "席\n", 5);
    assert_faults(NIKA_JAPANESE, NONE, true, line, FAULT(WIDE)); /* 41 of them, two columns each */
    memcpy(line + 120, "\n", 2);
    assert_faults(NIKA_JAPANESE, NONE, true, line, 0);
    memset(line, 'x', 80); /* the second line is as wide as the first may be */
    line[20] = '\n';
    memcpy(line + 80, "\n", 2);
    assert_faults(NIKA_ENGLISH, NONE, true, line, 0);
    assert_faults(NIKA_ENGLISH, NONE, true, "a \nb\n", FAULT(BLANK));
    assert_english(NONE, "your name: ", 0); /* a prompt */
}

static void rules_and_help_have_lines(void **state)
{
    (void)state;
    assert_true(nika_key_has_lines(NIKA_AREA_RULES, "rules_null_all"));
    assert_true(nika_key_has_lines(NIKA_AREA_HELP, "anything"));
    assert_true(nika_key_has_lines(NIKA_AREA_PLAY, "play_help"));
    assert_false(nika_key_has_lines(NIKA_AREA_PLAY, "help_play"));
    assert_false(nika_key_has_lines(NIKA_AREA_PLAY, "help"));
    assert_false(nika_key_has_lines(NIKA_AREA_PROBLEM, "game_over"));
}

/*
 * Forms.
 */
static void assert_form(enum nika_language language, unsigned arguments, struct nika_form form,
                        struct nika_form english, uint32_t expected)
{
    assert_int_equal(nika_faults_of_form(&(struct nika_duty){language, &key, arguments, false, false}, &form, &english),
                     expected);
}

static void forms_are_chosen_by_a_number(void **state)
{
    const struct nika_form english = {"a", "b", false, NULL};

    (void)state;
    assert_form(NIKA_ITALIAN, NONE, (struct nika_form){"una", "due", false, NULL}, english, FAULT(PLURAL));
    assert_form(NIKA_ITALIAN, WHO, (struct nika_form){"{who} ha", "{who} hanno", false, NULL}, english, FAULT(PLURAL));
    assert_form(NIKA_ITALIAN, COUNT, (struct nika_form){"{count} carta", "{count} carte", false, NULL}, english, 0);
    assert_form(NIKA_ITALIAN, NONE, (struct nika_form){"carta", "carta", false, NULL}, english, 0);
}

/* Faults are found in either form. "A card" needs no number; in French it would also be said of none. */
static void both_forms_are_looked_at(void **state)
{
    const struct nika_form english = {"a", "b", false, NULL};

    (void)state;
    assert_form(NIKA_ITALIAN, COUNT, (struct nika_form){"una carta", "{count} carte", false, NULL}, english, 0);
    assert_form(NIKA_ITALIAN, COUNT, (struct nika_form){"{count} carta", "le carte", false, NULL}, english,
                FAULT(MISSING));
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"une carte", "{count} cartes", false, NULL}, english,
                FAULT(MISSING));
    assert_form(NIKA_ITALIAN, WHO | COUNT, (struct nika_form){"una carta", "{who}: {count} carte", false, NULL},
                english, FAULT(MISSING));
    assert_form(NIKA_ITALIAN, COUNT, (struct nika_form){"{count} \"carta\"", "{count} carte", false, NULL}, english,
                FAULT(QUOTE));
    assert_form(NIKA_ITALIAN, COUNT, (struct nika_form){"{count} carta", "{count:foo} carte", false, NULL}, english,
                FAULT(WAY));
}

/* A sentence at a table that begins with the player who does something has a form for who listens; so have all languages, or none. */
static void who_listens_is_spoken_to(void **state)
{
    static const struct nika_form none = {"{who} passes", "{who} passes", false, NULL},
                                  to_you = {"{who} passes", "{who} passes", false, "{who} pass"},
                                  of_others = {"card of {who}", "card of {who}", false, NULL};
    static const struct nika_form italian = {"{who} passa", "{who} passa", false, NULL},
                                  italian_to_you = {"{who} passa", "{who} passa", false, "Passi"},
                                  italian_wrong = {"{who} passa", "{who} passa", false, "Passi {wh}"};
    const struct nika_duty table = {NIKA_ENGLISH, &key, WHO, false, true},
                           page = {NIKA_ENGLISH, &key, WHO, false, false};

    (void)state;
    assert_int_equal(nika_faults_of_form(&table, &none, &none), FAULT(YOU));
    assert_int_equal(nika_faults_of_form(&table, &to_you, &to_you), 0);
    assert_int_equal(nika_faults_of_form(&table, &of_others, &of_others), 0); /* it does not begin with who does it */
    assert_int_equal(nika_faults_of_form(&page, &none, &none), 0);            /* nobody is told that at a table */
    assert_form(NIKA_ITALIAN, WHO, italian, to_you, FAULT(YOU));
    assert_form(NIKA_ITALIAN, WHO, italian_to_you, none, FAULT(YOU));
    assert_form(NIKA_ITALIAN, WHO, italian_to_you, to_you, 0); /* who that is may be left out */
    assert_form(NIKA_ITALIAN, WHO, italian_wrong, to_you, FAULT(PLACE));
}

static void what_is_as_in_english_must_be_meant(void **state)
{
    const struct nika_form english = {"{count} point", "{count} points", false, NULL}, ok = {"OK", "OK", false, NULL};

    (void)state;
    assert_form(NIKA_FRENCH, COUNT, english, english, FAULT(UNTRANSLATED));
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} point", "{count} points", true, NULL}, english, 0);
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} point", "{count} marques", false, NULL}, english,
                FAULT(UNTRANSLATED)); /* half of it */
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} marque", "{count} points", false, NULL}, english,
                FAULT(UNTRANSLATED));
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} point", "{count} point", false, NULL}, english, 0);
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} point", "{count} marques", true, NULL}, english,
                FAULT(NOT_SAME));
    assert_form(NIKA_ENGLISH, COUNT, english, english, 0);
    /* Other signs make no translation. What has no words is the same everywhere. */
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} point.", "({count}) points\u00A0!", false, NULL},
                english, FAULT(UNTRANSLATED));
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count} point.", "({count}) points\u00A0!", true, NULL},
                english, 0);
    assert_form(NIKA_FRENCH, COUNT, (struct nika_form){"{count}.", "{count}.", false, NULL},
                (struct nika_form){"{count}:", "{count}:", false, NULL}, 0);
    assert_form(NIKA_JAPANESE, NONE, (struct nika_form){"ゲームOK", "ゲームOK", false, NULL}, ok, 0);
    assert_form(NIKA_JAPANESE, NONE, ok, ok, FAULT(UNTRANSLATED) | FAULT(NO_JAPANESE));
    assert_form(NIKA_JAPANESE, NONE, (struct nika_form){"OK", "OK", true, NULL}, ok, 0);
}

/* In texts of several lines, none of them may be English, but for what is typed. */
static void no_line_is_left_in_english(void **state)
{
    const char *english = "Usage: nika x\n  --pace P  how fast they play\n  nika play, nika COMMAND --help\n";
    const struct nika_form form = {english, english, false, NULL};
    const char *done = "Uso: nika x\n  --pace P  quanto corrono\n  nika play, nika COMMAND --help\n";
    const char *half = "Uso: nika x\n  --pace P  how fast they play\n  nika play, nika COMMAND --help\n";
    const struct nika_duty duty = {NIKA_ITALIAN, &key, NONE, true, false};

    (void)state;
    assert_int_equal(nika_faults_of_form(&duty, &(struct nika_form){done, done, false, NULL}, &form), 0);
    assert_int_equal(nika_faults_of_form(&duty, &(struct nika_form){half, half, false, NULL}, &form),
                     FAULT(ENGLISH_LINE));
}

/*
 * Everything.
 */
static void print_finding(void *context, const struct nika_finding *finding)
{
    (*(unsigned *)context)++;
    print_error("%s, %s, %s: %s\n", nika_language_code(finding->language), finding->area, finding->key,
                nika_fault_text(finding->fault));
}

static void our_texts_have_no_faults(void **state)
{
    unsigned told = 0;

    (void)state;
    assert_int_equal(nika_check_text(print_finding, &told), 0);
    assert_int_equal(told, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_sentences_have_no_faults),
        cmocka_unit_test(places_are_those_of_the_key),
        cmocka_unit_test(braces_fit_together),
        cmocka_unit_test(ways_are_those_of_the_type),
        cmocka_unit_test(text_is_text),
        cmocka_unit_test(quotes_and_apostrophes_are_those_of_the_language),
        cmocka_unit_test(french_signs_have_their_space),
        cmocka_unit_test(japanese_is_written_in_japanese),
        cmocka_unit_test(lines_are_no_wider_than_a_page),
        cmocka_unit_test(rules_and_help_have_lines),
        cmocka_unit_test(forms_are_chosen_by_a_number),
        cmocka_unit_test(both_forms_are_looked_at),
        cmocka_unit_test(who_listens_is_spoken_to),
        cmocka_unit_test(what_is_as_in_english_must_be_meant),
        cmocka_unit_test(no_line_is_left_in_english),
        cmocka_unit_test(our_texts_have_no_faults),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
