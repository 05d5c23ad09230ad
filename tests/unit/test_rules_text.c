/*
 * test_rules_text.c: unit tests of the rules as they are printed (tell.h, say.h): that they fit a page in every language,
 * that every edition and every switch has its own rule in the rule's place, and what no translation may lose.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/explain.h>
#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/messages_rules.h>
#include <nika/say.h>
#include <nika/tell.h>

enum { RULES_MAX = 65536 };

/* The columns of the line that starts here, and in *size its bytes. Characters of Japanese are two wide. */
static unsigned columns_of_line(const char *line, size_t *size)
{
    unsigned count = 0;
    size_t length;

    *size = strcspn(line, "\n");
    for (size_t at = 0; at < *size; at += length) {
        const int32_t code = nika_utf8_read(line + at, *size - at, &length);

        assert_true(code >= ' '); /* no tabs, nothing that controls */
        count += code >= 0x3000 ? 2 : 1;
    }
    return count;
}

/* A text of whole lines, none of them wider than a page. */
static void assert_short_lines(const char *about, const char *text)
{
    unsigned long_lines = 0;
    size_t size;

    if (!text)
        print_error("no text about %s\n", about);
    assert_non_null(text);
    assert_true(strlen(text) > 0);
    assert_int_equal(text[strlen(text) - 1], '\n');
    for (const char *line = text; *line; line += size + 1) {
        const unsigned count = columns_of_line(line, &size);

        if (count > 80)
            print_error("%s: %u columns: %.*s\n", about, count, (int)size, line);
        long_lines += count > 80;
        assert_true(size == 0 || line[size - 1] != ' ');
    }
    assert_int_equal(long_lines, 0);
}

/* All sections one after the other; returns how many there are. */
static unsigned tell_all(const struct nika_setup *setup, enum nika_language language, char bytes[RULES_MAX])
{
    struct nika_text all = nika_text(bytes, RULES_MAX);
    unsigned i = 0;

    for (;; i++) {
        char section[NIKA_RULES_SECTION_MAX];
        struct nika_text text = nika_text(section, sizeof section);
        const char *name = nika_tell_rules(setup, language, i, &text);

        if (!name) {
            assert_int_equal(text.size, 0);
            return i;
        }
        assert_true(strlen(name) > 0);
        assert_false(text.cut);
        assert_short_lines(name, section);
        assert_int_not_equal(section[0], '\n');
        assert_null(strchr(section, '{'));
        nika_text_add(&all, section);
        assert_false(all.cut);
    }
}

static struct nika_setup setup_of(const struct nika_game *game)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, game, game->players_min, 0));
    return setup;
}

static unsigned times_in(const char *text, const char *part)
{
    unsigned times = 0;

    for (const char *at = text; (at = strstr(at, part)) != NULL; at += strlen(part))
        times++;
    return times;
}

/* Each switch has its rule once, and no other value's. */
static unsigned assert_options(const struct nika_setup *setup, enum nika_language language)
{
    static char rules[RULES_MAX];
    const struct nika_game *game = setup->game;
    unsigned checked = 0;

    assert_true(tell_all(setup, language, rules) > 0);
    assert_true(strlen(rules) > 100);
    for (unsigned s = 0; s < game->switch_count; s++)
        for (unsigned v = 0; game->switches[s].values[v]; v++, checked++) {
            const char *text =
                nika_option_text(language, game->name, game->switches[s].name, game->switches[s].values[v]);

            assert_non_null(text);
            assert_int_equal(times_in(rules, text), v == setup->switches[s] ? 1 : 0);
        }
    return checked;
}

static void rules_are_those_of_the_edition_and_of_every_switch(void **state)
{
    unsigned checked = 0;

    (void)state;
    for (unsigned l = 0; l < NIKA_LANGUAGES; l++)
        for (unsigned g = 0; nika_games[g]; g++) {
            const struct nika_game *game = nika_games[g];
            struct nika_setup setup = setup_of(game);

            for (unsigned e = 0; e == 0 || e < game->edition_count; e++) {
                if (game->edition_count > 0)
                    assert_true(nika_setup_edition(&setup, game->editions[e].name));
                checked += assert_options(&setup, (enum nika_language)l);
                for (unsigned s = 0; s < game->switch_count; s++)
                    for (unsigned v = 0; game->switches[s].values[v]; v++) {
                        struct nika_setup other = setup;

                        assert_true(nika_setup_switch(&other, game->switches[s].name, game->switches[s].values[v]));
                        checked += assert_options(&other, (enum nika_language)l);
                    }
            }
        }
    /* Justinian: four editions, each as it is and with six values set, six texts; null: two, one and two, two; Byzantz:
     * one, with two values, two. */
    assert_int_equal(checked, NIKA_LANGUAGES * (4 * 7 * 6 + 2 * 3 * 2 + 1 * 3 * 2));
}

static void sections_have_the_same_names_in_all_languages(void **state)
{
    static const char *const names[] = {"intro",   "edition", "things",          "placing", "court",  "court_example",
                                        "trigger", "scoring", "scoring_example", "end",     "values", "names"};

    (void)state;
    for (unsigned l = 0; l < NIKA_LANGUAGES; l++) {
        const struct nika_setup setup = setup_of(&nika_justinian);
        char section[NIKA_RULES_SECTION_MAX];

        for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
            struct nika_text text = nika_text(section, sizeof section);

            assert_string_equal(nika_tell_rules(&setup, (enum nika_language)l, i, &text), names[i]);
        }
        struct nika_text text = nika_text(section, sizeof section);
        assert_null(nika_tell_rules(&setup, (enum nika_language)l, sizeof names / sizeof names[0], &text));
    }
    struct nika_message message;
    assert_false(nika_rules_section("chess", 0, &message));
    assert_false(nika_rules_section("", 0, &message));
    assert_false(nika_rules_section("justin", 0, &message));
}

/* What stands under the heading of the edition: the switches that are set apart from it, and the book's slips. */
static void the_edition_is_named(void **state)
{
    char section[NIKA_RULES_SECTION_MAX];
    struct nika_setup setup = setup_of(&nika_justinian);
    struct nika_text text = nika_text(section, sizeof section);

    (void)state;
    assert_string_equal(nika_tell_rules(&setup, NIKA_ENGLISH, 1, &text), "edition");
    assert_string_equal(section, "The English edition (en)\n");
    assert_true(nika_setup_edition(&setup, "fr"));
    assert_true(nika_setup_switch(&setup, "tie", "clockwise"));
    text = nika_text(section, sizeof section);
    nika_tell_rules(&setup, NIKA_FRENCH, 1, &text);
    assert_string_equal(section, "L’édition française (fr)\n  (tie=clockwise)\n");
    for (unsigned l = 0; l < NIKA_LANGUAGES; l++)
        for (unsigned e = 0; e < 4; e++) {
            const char *edition = nika_justinian.editions[e].name;
            const char *note = nika_edition_note((enum nika_language)l, "justinian", edition);

            setup = setup_of(&nika_justinian);
            assert_true(nika_setup_edition(&setup, edition));
            assert_true((note != NULL) == (strcmp(edition, "it") == 0 || strcmp(edition, "ja") == 0));
            text = nika_text(section, sizeof section);
            nika_tell_rules(&setup, (enum nika_language)l, 1, &text);
            assert_true(!note || strstr(section, note));
        }
}

/* Every edition has a name of its own; where it presets what the first presets, a note says that it is like it. */
static void assert_other(const struct nika_setup *setup, enum nika_language language, const char *others, unsigned e)
{
    const struct nika_game *game = setup->game;
    const struct nika_edition *edition = &game->editions[e];
    char line[256];
    struct nika_text text = nika_text(line, sizeof line);
    const char *name = nika_edition_text(language, game->name, edition->name);

    assert_non_null(name);
    nika_say(&text, nika_voice(language, NULL), msg_rules_heading(name, edition->name));
    assert_int_equal(times_in(others, line), e == setup->edition ? 0 : 1);
    for (unsigned s = 0; s < game->switch_count; s++)
        if (edition->switches[s] != setup->switches[s])
            assert_non_null(strstr(others, nika_option_text(language, game->name, game->switches[s].name,
                                                            game->switches[s].values[edition->switches[s]])));
    if (e > 0 && memcmp(edition->switches, game->editions[0].switches, game->switch_count) == 0)
        assert_non_null(strstr(others, nika_edition_note(language, game->name, edition->name)));
}

static void other_editions_are_compared(void **state)
{
    static char others[RULES_MAX];

    (void)state;
    for (unsigned l = 0; l < NIKA_LANGUAGES; l++)
        for (unsigned g = 0; nika_games[g]; g++) {
            const struct nika_setup setup = setup_of(nika_games[g]);
            struct nika_text text = nika_text(others, sizeof others);

            nika_tell_other_rules(&setup, (enum nika_language)l, &text);
            assert_short_lines(setup.game->name, others);
            for (unsigned e = 0; e < setup.game->edition_count; e++)
                assert_other(&setup, (enum nika_language)l, others, e);
        }
    const struct nika_setup setup = setup_of(nika_game_named("byzantz"));
    struct nika_text text = nika_text(others, sizeof others);
    nika_tell_other_rules(&setup, NIKA_ENGLISH, &text);
    assert_non_null(strstr(others, nika_option_text(NIKA_ENGLISH, "byzantz", "open-profit", "off")));
    assert_non_null(strstr(others, "(open-profit=off)\n"));
    assert_null(strstr(others, "open-profit=on"));
    assert_null(nika_edition_text(NIKA_ENGLISH, "justinian", "de"));
    assert_null(nika_edition_text(NIKA_ENGLISH, "justinian", ""));
    assert_null(nika_edition_text(NIKA_ENGLISH, "chess", "en"));
    assert_null(nika_option_text(NIKA_ENGLISH, "justinian", "tie", "anybody"));
    assert_null(nika_option_text(NIKA_ENGLISH, "justinian", "tie", ""));
    assert_null(nika_option_text(NIKA_ENGLISH, "null", "tie", "clockwise"));
    assert_null(nika_other_rules_text(NIKA_ENGLISH, "chess"));
}

/* How often a number stands in a text, as a whole number. */
static unsigned times_alone(const char *text, const char *number)
{
    unsigned times = 0;

    for (const char *at = text; (at = strstr(at, number)) != NULL; at += strlen(number))
        times += (at == text || !strchr("0123456789", at[-1])) && !strchr("0123456789", at[strlen(number)]);
    return times;
}

/* Numbers that no translation may lose: Justinian's tokens, hand, reserve and thresholds, Byzantz's merchants and removed
 * cards; and the names, with which of them are ours; and what is a reconstruction. */
static void translations_have_the_same_numbers_and_names(void **state)
{
    static char justinian[RULES_MAX], byzantz[RULES_MAX], english[RULES_MAX];
    static const char *const reconstruction[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "reconstruction",
        [NIKA_ITALIAN] = "ricostruzione",
        [NIKA_FRENCH] = "reconstitution",
        [NIKA_JAPANESE] = "復元",
    };
    static const char *const examples[] = {"1 3 4 6 5 2 7 8 9 10 11 12",
                                           "1 3 6 4 2 5 7 8 9 10 11 12",
                                           "14 + 24 = 38",
                                           "23 + 23 = 46",
                                           "13 + 21 = 34",
                                           "43",
                                           "36",
                                           "48",
                                           "22"};
    static const char *const sales[] = {"C1 S3 W4 W1 T2 M", "2 + 2 = 4", "C1 S3 W4 W1 M", "C2 G1 C1 S3 W4 W1 M", "16"};
    const struct nika_setup first = setup_of(&nika_justinian), second = setup_of(nika_game_named("byzantz"));

    (void)state;
    tell_all(&first, NIKA_ENGLISH, english);
    for (unsigned l = 0; l < NIKA_LANGUAGES; l++) {
        const enum nika_language language = (enum nika_language)l;

        tell_all(&first, language, justinian);
        tell_all(&second, language, byzantz);
        assert_true(times_alone(justinian, "5") >= 2); /* 2 and 3, and influence in phase I */
        for (unsigned i = 0; i < sizeof examples / sizeof examples[0]; i++)
            assert_int_equal(times_alone(justinian, examples[i]), times_alone(english, examples[i]));
        for (unsigned i = 0; i < sizeof sales / sizeof sales[0]; i++)
            assert_true(times_alone(byzantz, sales[i]) >= 1);
        assert_true(!reconstruction[l] || times_in(justinian, reconstruction[l]) >= 2);
        for (unsigned counselor = 0; counselor < 12; counselor++)
            assert_true(times_in(justinian, nika_counselor_text(counselor)) >= 4); /* the names, three phases */
        assert_int_equal(times_alone(byzantz, "6 4 2"), 1);
        assert_int_equal(times_alone(byzantz, "5 4 3 2"), 3);
        assert_int_equal(times_alone(byzantz, "12"), 1);
        for (unsigned good = 0; good < 6; good++)
            assert_true(times_in(byzantz, nika_good_name(language, good)) > 0);
    }
}

/* Counselor n on place p in a phase is worth the number on line p of the court table in column 12 - n + 4 (phase - 1). */
static void counselors_are_worth_what_the_court_says(void **state)
{
    static char rules[RULES_MAX];
    static const char *const lines[] = {
        "\n     1 Narses       13 15 17 19 22 25 28 31 34 38 41 45\n", /* phase I: column 11 */
        "\n     2 Belisarius   16 18 20 23 26 29 32 36 41 45 50 55\n", /* phase II: column 14; on place 7: 32 */
        "\n    10 Niceforus     7  9 12 14 16 18 21 23 25 28 31 33\n", /* phase II: column 6; on place 9: 25 */
        "\n     1 Narses       21 23 26 29 33 37 42 47 53 60 67 75\n", /* phase III: the last one */
        "\n    12 Teodora       1  3  5  8 10 12 14 16 18 21 23 25\n", /* phase I: the first one */
        "\n                     1  2  3  4  5  6  7  8  9 10 11 12\n"};
    struct nika_setup setup = setup_of(&nika_justinian);
    uint16_t numbers[NIKA_BOARD_MAX];

    (void)state;
    tell_all(&setup, NIKA_ENGLISH, rules);
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++)
        assert_true(times_in(rules, lines[i]) >= 1);
    assert_int_equal(times_in(rules, "The table shows the reconstruction"), 1);
    for (unsigned i = 0; i < NIKA_BOARD_MAX; i++)
        numbers[i] = 999;
    numbers[0] = 1; /* Teodora on place 1 in phase I */
    assert_true(nika_setup_board(&setup, numbers));
    tell_all(&setup, NIKA_ENGLISH, rules);
    assert_int_equal(times_in(rules, "The table shows the reconstruction"), 0);
    assert_int_equal(times_in(rules, "\n    12 Teodora        1 999 999 999 999 999 999 999 999 999 999 999\n"), 1);
    assert_int_equal(times_in(rules, "\n    12 Teodora      999 999 999 999 999 999 999 999 999 999 999 999\n"), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_are_those_of_the_edition_and_of_every_switch),
        cmocka_unit_test(sections_have_the_same_names_in_all_languages),
        cmocka_unit_test(the_edition_is_named),
        cmocka_unit_test(other_editions_are_compared),
        cmocka_unit_test(translations_have_the_same_numbers_and_names),
        cmocka_unit_test(counselors_are_worth_what_the_court_says),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
