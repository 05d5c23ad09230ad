/*
 * test_say.c: unit tests of the sentences (say.h): how places are filled, and that nothing is left without a sentence.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/games.h>
#include <nika/say.h>

static const struct nika_filling none[] = {{NULL, NULL}};

static void assert_said(const char *word, const struct nika_filling *fillings, const char *expected)
{
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say(&text, word, fillings);
    assert_string_equal(bytes, expected);
    assert_int_equal(text.size, strlen(expected));
    assert_false(text.cut);
}

static void a_sentence_without_places_is_said_as_it_stands(void **state)
{
    const struct nika_filling fillings[] = {{"where", "here"}, {NULL, NULL}};

    (void)state;
    assert_string_equal(nika_sentence("game-over"), "the game is over");
    assert_said("game-over", none, "the game is over");
    assert_said("game-over", fillings, "the game is over");
}

static void places_are_filled(void **state)
{
    const struct nika_filling fillings[] = {
        {"found", "7"}, {"where", "start"}, {"expected", "0 to 3"}, {"expected", "the first one counts"}, {NULL, NULL}};

    (void)state;
    assert_string_equal(nika_sentence("wrong-value"), "“{where}”: expected {expected}, found {found}");
    assert_said("wrong-value", fillings, "“start”: expected 0 to 3, found 7");
}

static void a_place_without_filling_stays_empty(void **state)
{
    const struct nika_filling some[] = {
        {"where", "start"}, {"expect", "a shorter name"}, {"founder", "a longer one"}, {NULL, NULL}};

    (void)state;
    assert_said("wrong-value", some, "“start”: expected , found ");
    assert_said("wrong-value", none, "“”: expected , found ");
}

/* What fills a place comes from strangers: braces in it are not places. */
static void fillings_are_not_filled_again(void **state)
{
    const struct nika_filling fillings[] = {
        {"where", "{found}"}, {"expected", "{"}, {"found", "}{where}"}, {NULL, NULL}};

    (void)state;
    assert_said("wrong-value", fillings, "“{found}”: expected {, found }{where}");
}

static void an_unknown_word_is_said_as_it_stands(void **state)
{
    const struct nika_filling fillings[] = {{"where", "here"}, {NULL, NULL}};

    (void)state;
    assert_null(nika_sentence("no-such-word"));
    assert_null(nika_sentence(""));
    assert_null(nika_sentence("game-ove"));
    assert_null(nika_sentence("game-overs"));
    assert_null(nika_sentence("Game-over"));
    assert_said("no-such-word", none, "no-such-word");
    assert_said("{where}", fillings, "{where}");
    assert_said("", none, "");
}

static void sentences_are_added_to_what_is_there(void **state)
{
    char bytes[32];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    nika_text_add(&text, "no: ");
    nika_say(&text, "game-over", none);
    assert_string_equal(bytes, "no: the game is over");
    nika_say(&text, "not-now", none); /* "this can't be done at this moment": eleven bytes are left */
    assert_true(text.cut);
    assert_string_equal(bytes, "no: the game is overthis can't ");
}

static void every_refusal_has_a_sentence(void **state)
{
    (void)state;
    for (unsigned g = 0; nika_games[g]; g++) {
        const char *const *refusals = nika_games[g]->refusals;

        assert_string_equal(refusals[NIKA_ACCEPTED], "accepted"); /* is no refusal, and needs none */
        for (unsigned i = 1; refusals[i]; i++) {
            if (!nika_sentence(refusals[i]))
                print_error("%s: no sentence for \"%s\"\n", nika_games[g]->name, refusals[i]);
            assert_non_null(nika_sentence(refusals[i]));
            assert_null(strchr(nika_sentence(refusals[i]), '{')); /* a refusal knows no places */
            for (unsigned other = 0; other < i; other++)
                assert_string_not_equal(refusals[i], refusals[other]);
        }
        assert_non_null(refusals[NIKA_REFUSALS_COMMON - 1]);
    }
}

/* Whether a sentence starts at a place that somebody fills. */
static bool known_place(const char *at)
{
    static const char *const places[] = {"{where}", "{expected}", "{found}", "{why}", "{line}", "{column}"};

    for (unsigned i = 0; i < sizeof places / sizeof *places; i++)
        if (strncmp(at, places[i], strlen(places[i])) == 0)
            return true;
    return false;
}

static void every_place_is_a_known_one(void **state)
{
    unsigned count = 0;

    (void)state;
    for (; nika_sentence_word(count); count++) {
        const char *sentence = nika_sentence(nika_sentence_word(count));
        unsigned opened = 0, closed = 0;

        assert_non_null(sentence);
        assert_true(strlen(sentence) > 0);
        for (const char *at = sentence; *at; at++) {
            opened += *at == '{';
            closed += *at == '}';
            if (*at == '{' && !known_place(at))
                print_error("unknown place: %s\n", sentence);
            assert_true(*at != '{' || known_place(at));
        }
        assert_int_equal(opened, closed);
    }
    assert_true(count > 20);
}

static bool is_utf8(const char *text)
{
    for (size_t at = 0, length, size = strlen(text); at < size; at += length)
        if (nika_utf8_read(text + at, size - at, &length) < 0)
            return false;
    return true;
}

static void words_are_different_and_spelled_alike(void **state)
{
    (void)state;
    for (unsigned i = 0; nika_sentence_word(i); i++) {
        const char *word = nika_sentence_word(i);

        assert_true(strlen(word) > 0);
        assert_int_equal(strspn(word, "abcdefghijklmnopqrstuvwxyz-"), strlen(word));
        for (unsigned other = 0; other < i; other++)
            assert_string_not_equal(word, nika_sentence_word(other));
        assert_true(is_utf8(nika_sentence(word)));
    }
}

/* How many characters the line has that starts here, and in *size how many bytes. */
static unsigned characters_of_line(const char *line, size_t *size)
{
    unsigned count = 0;
    size_t length;

    *size = strcspn(line, "\n");
    for (size_t at = 0; at < *size; at += length, count++)
        assert_true(nika_utf8_read(line + at, *size - at, &length) >= ' '); /* no tabs, nothing that controls */
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
        const unsigned count = characters_of_line(line, &size);

        if (count > 80)
            print_error("%s: %u characters: %.*s\n", about, count, (int)size, line);
        long_lines += count > 80;
        assert_true(size == 0 || line[size - 1] != ' ');
    }
    assert_int_equal(long_lines, 0);
}

static void every_game_has_rules_in_short_lines(void **state)
{
    (void)state;
    for (unsigned g = 0; nika_games[g]; g++) {
        const char *rules = nika_rules_text(nika_games[g]->name);

        assert_short_lines(nika_games[g]->name, rules);
        assert_true(strlen(rules) > 100);
    }
    assert_null(nika_rules_text("chess"));
    assert_null(nika_rules_text(""));
}

/* An edition has a heading, alone on its line with the edition's name after it. One that presets what the first presets is said to be
 * like it. */
static void assert_edition(const struct nika_game *game, unsigned index)
{
    const struct nika_edition *edition = &game->editions[index];
    const char *heading = nika_edition_text(game->name, edition->name);
    size_t size;

    if (!heading)
        print_error("%s: no text about the edition %s\n", game->name, edition->name);
    assert_non_null(heading);
    assert_in_range(characters_of_line(heading, &size), 1, 80 - strlen(edition->name) - strlen(" ()"));
    assert_int_equal(heading[size], '\0');
    for (unsigned other = 0; other < index; other++)
        assert_string_not_equal(heading, nika_edition_text(game->name, game->editions[other].name));
    if (index > 0 && memcmp(edition->switches, game->editions[0].switches, game->switch_count) == 0)
        assert_short_lines(game->name, nika_editions_alike_text(game->name));
}

/* A switch has a text for each value, and they are different. */
static void assert_option(const struct nika_game *game, const struct nika_switch *option, unsigned value)
{
    const char *text = nika_option_text(game->name, option->name, option->values[value]);

    if (!text)
        print_error("%s: no text about %s=%s\n", game->name, option->name, option->values[value]);
    assert_short_lines(option->name, text);
    for (unsigned other = 0; other < value; other++)
        assert_string_not_equal(text, nika_option_text(game->name, option->name, option->values[other]));
}

/* Where there are editions, the rules tell what each of them presets. */
static void every_edition_and_what_it_presets_has_a_text(void **state)
{
    unsigned editions = 0, options = 0;

    (void)state;
    for (unsigned g = 0; nika_games[g]; g++) {
        const struct nika_game *game = nika_games[g];

        for (unsigned e = 0; e < game->edition_count; e++, editions++)
            assert_edition(game, e);
        if (game->edition_count == 0)
            continue;
        for (unsigned s = 0; s < game->switch_count; s++)
            for (unsigned v = 0; game->switches[s].values[v]; v++, options++)
                assert_option(game, &game->switches[s], v);
    }
    assert_int_equal(editions, 6); /* four of Justinian, two of the null game */
    assert_int_equal(options, 8);  /* three switches and one, with two values each */
    assert_null(nika_edition_text("justinian", "de"));
    assert_null(nika_edition_text("justinian", ""));
    assert_null(nika_edition_text("chess", "en"));
    assert_null(nika_editions_alike_text("chess"));
    assert_null(nika_option_text("justinian", "tie", "anybody"));
    assert_null(nika_option_text("justinian", "tie", ""));
    assert_null(nika_option_text("null", "tie", "clockwise"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_without_places_is_said_as_it_stands),
        cmocka_unit_test(places_are_filled),
        cmocka_unit_test(a_place_without_filling_stays_empty),
        cmocka_unit_test(fillings_are_not_filled_again),
        cmocka_unit_test(an_unknown_word_is_said_as_it_stands),
        cmocka_unit_test(sentences_are_added_to_what_is_there),
        cmocka_unit_test(every_refusal_has_a_sentence),
        cmocka_unit_test(every_place_is_a_known_one),
        cmocka_unit_test(words_are_different_and_spelled_alike),
        cmocka_unit_test(every_game_has_rules_in_short_lines),
        cmocka_unit_test(every_edition_and_what_it_presets_has_a_text),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
