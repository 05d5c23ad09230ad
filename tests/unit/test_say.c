/*
 * test_say.c: unit tests of messages (message.h): how places are filled in each language, that strangers' text
 * can do no harm, and that nothing is left without a sentence.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include <nika/games.h>
#include <nika/messages_error.h>
#include <nika/messages_problem.h>

#include "../../src/text/catalogue.h"

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "Eva", "Fay"};

static struct nika_voice voice_of(unsigned language)
{
    return nika_voice((enum nika_language)language, names);
}

static void assert_said(unsigned language, struct nika_message message, const char *expected)
{
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say(&text, voice_of(language), message);
    assert_string_equal(bytes, expected);
    assert_int_equal(text.size, strlen(expected));
    assert_false(text.cut);
}

/*
 * Words.
 */
static void a_sentence_without_places_is_said_as_it_stands(void **state)
{
    static const char *const expected[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "the game is over",
        [NIKA_ITALIAN] = "la partita è finita",
        [NIKA_FRENCH] = "la partie est terminée",
        [NIKA_JAPANESE] = "ゲームは終わっています",
    };

    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
        if (expected[language]) {
            assert_said(language, msg_game_over(), expected[language]);
            assert_string_equal(nika_sentence_of((enum nika_language)language, NIKA_MSG_game_over), expected[language]);
        }
}

static void places_are_filled(void **state)
{
    (void)state;
    assert_string_equal(nika_sentence_of(NIKA_ENGLISH, NIKA_MSG_wrong_value),
                        "“{where}”: expected {expected}, found {found}");
    assert_said(NIKA_ENGLISH, msg_wrong_value("start", "0…3", "7"), "“start”: expected 0…3, found 7");
    assert_said(NIKA_ITALIAN, msg_wrong_value("start", "0…3", "7"), "«start»: serve 0…3, ma c'è 7");
    assert_said(NIKA_FRENCH, msg_wrong_value("start", "0…3", "7"), "«\u00A0start\u00A0»\u00A0: il faut 0…3, et non 7");
    assert_said(NIKA_JAPANESE, msg_wrong_value("start", "0…3", "7"), "「start」：0…3が必要ですが、7です");
}

/* What fills a place may come from strangers: braces in it are not places. */
static void fillings_are_not_filled_again(void **state)
{
    (void)state;
    assert_said(NIKA_ENGLISH, msg_wrong_value("{found}", "{", "}{where}"), "“{found}”: expected {, found }{where}");
    assert_said(NIKA_JAPANESE, msg_wrong_value("{found}", "{", "}{where}"), "「{found}」：{が必要ですが、}{where}です");
}

static void messages_are_found_by_their_words(void **state)
{
    static const char *const strange[] = {"no-such-word", "", "game-ove", "game-overs", "Game-over", "game over", "-"};
    struct nika_message message = msg_not_now();

    (void)state;
    assert_true(nika_message_worded(NIKA_AREA_PROBLEM, "game-over", &message));
    assert_int_equal(message.key, NIKA_MSG_game_over);
    assert_true(nika_message_worded(NIKA_AREA_PROBLEM, "no_such-seat", &message));
    assert_int_equal(message.key, NIKA_MSG_no_such_seat);
    for (unsigned i = 0; i < sizeof strange / sizeof strange[0]; i++)
        assert_false(nika_message_worded(NIKA_AREA_PROBLEM, strange[i], &message));
    assert_false(nika_message_worded(NIKA_AREA_RULES, "game-over", &message)); /* of another area */
    assert_int_equal(message.key, NIKA_MSG_no_such_seat);
}

static void a_place_without_filling_stays_empty(void **state)
{
    struct nika_message message;

    (void)state;
    assert_true(nika_message_worded(NIKA_AREA_PROBLEM, "wrong-value", &message));
    assert_said(NIKA_ENGLISH, message, "“”: expected , found ");
    nika_message_give(&message, "where", "start");
    nika_message_give(&message, "expect", "a shorter name");
    nika_message_give(&message, "founder", "a longer one");
    assert_said(NIKA_ENGLISH, message, "“start”: expected , found ");
    nika_message_give(&message, "where", "seat"); /* the last one counts */
    assert_said(NIKA_ENGLISH, message, "“seat”: expected , found ");
}

static void assert_problem(unsigned language, const char *word, const char *refusal, const char *expected)
{
    const struct nika_misfit misfit = {.where = "2", .expected = "pass", .found = "\"b\""};
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say_problem(&text, voice_of(language), word, refusal, &misfit);
    assert_string_equal(bytes, expected);
}

static void problems_are_said_with_what_does_not_fit(void **state)
{
    (void)state;
    assert_problem(NIKA_ENGLISH, "game-over", NULL, "the game is over");
    assert_problem(NIKA_ENGLISH, "not-a-move", NULL, "\"b\" is not a move; expected pass");
    assert_problem(NIKA_ENGLISH, "move-refused", "not-now",
                   "\"b\" by seat 2 is refused: this can't be done right now; expected pass");
    assert_problem(
        NIKA_ITALIAN, "move-refused", "not-now",
        "la mossa \"b\" del posto 2 non è ammessa: in questo momento non si può fare; qui si può giocare pass");
    assert_problem(NIKA_FRENCH, "move-refused", "not-now",
                   "\"b\" du siège 2 est refusé\u00A0: ce n’est pas possible en ce moment\u00A0; on peut jouer ici "
                   "pass");
    assert_problem(NIKA_JAPANESE, "move-refused", "not-now",
                   "席2の\"b\"は認められません：今はできません。ここでできる手：pass");
    assert_problem(NIKA_ENGLISH, "no-such-word", NULL, "no-such-word");
    assert_problem(NIKA_JAPANESE, "{where}", NULL, "{where}");
    assert_problem(NIKA_ENGLISH, "", NULL, "");
}

/* The words of the protocol, and those that clients find themselves; every message is that of one, but the last two. */
static void errors_are_told_by_their_words(void **state)
{
    static const char *const words[] = {
        "bad-message",   "unknown-request", "bad-value",      "not-signed-in", "wrong-password", "name-taken",
        "bad-name",      "bad-password",    "bad-ticket",     "bad-origin",    "bad-host",       "no-such-table",
        "no-such-seat",  "no-such-session", "seat-taken",     "not-seated",    "not-host",       "kicked",
        "not-allowed",   "not-open",        "not-running",    "not-over",      "not-full",       "stale",
        "refused",       "no-undo",         "no-question",    "not-kept",      "damaged",        "slow-down",
        "too-many",      "closing",         "starting",       "busy",          "unreachable",    "untrusted",
        "no-server",     "offline",         "other-protocol", "nonsense",      "closed",         "not-found",
        "trouble",       "silent",          "banned",         "muted",         "no-such-person", "no-such-report",
        "played-already"};
    const unsigned count = sizeof words / sizeof words[0];

    (void)state;
    for (unsigned i = 0; i < count; i++) {
        const struct nika_message message = nika_error(words[i], "");

        assert_int_not_equal(message.key, NIKA_MSG_error_unknown);
        for (unsigned other = 0; other < i; other++)
            assert_int_not_equal(message.key, nika_error(words[other], "").key);
    }
    assert_non_null(nika_message_key(NIKA_AREA_ERROR, count + 1));
    assert_null(nika_message_key(NIKA_AREA_ERROR, count + 2));
    assert_said(NIKA_ENGLISH, nika_error("stale", ""), "The game had already moved on, so nothing was done.");
    assert_said(NIKA_ENGLISH, nika_error("bad-value", ""), "The server does not accept that value.");
    assert_said(NIKA_ENGLISH, nika_error("bad-value", "grace"), "The server does not accept that value (grace).");
    assert_said(NIKA_ENGLISH, nika_error("rainy", ""), "The server refused that: rainy.");
    assert_said(NIKA_ENGLISH, nika_error("unknown", ""), "The server refused that: unknown.");
    assert_said(NIKA_ENGLISH, nika_error("bad-value-of", ""), "The server refused that: bad-value-of.");
    assert_said(NIKA_ENGLISH, nika_error("", ""), "The server refused that: .");
}

static void sentences_are_added_to_what_is_there(void **state)
{
    char bytes[32];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    nika_text_add(&text, "no: ");
    nika_say(&text, voice_of(NIKA_ENGLISH), msg_game_over());
    assert_string_equal(bytes, "no: the game is over");
    /* "this can't be done right now": eleven bytes are left */
    nika_say(&text, voice_of(NIKA_ENGLISH), msg_not_now());
    assert_true(text.cut);
    assert_string_equal(bytes, "no: the game is overthis can't ");
}

/* Three bytes a character: the cut falls between them. */
static void cutting_leaves_whole_characters(void **state)
{
    char bytes[12];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    nika_say(&text, voice_of(NIKA_JAPANESE), msg_not_now());
    assert_true(text.cut);
    assert_string_equal(bytes, "今はで");
}

/*
 * Arguments of all types. The key and its sentences are of the test.
 */
static void assert_form(unsigned language, const char *const *players, struct nika_key key,
                        const union nika_argument *arguments, const char *sentences, const char *expected)
{
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say_sentences(&text, nika_voice((enum nika_language)language, players), &key, arguments, sentences);
    assert_string_equal(bytes, expected);
}

/* One argument, called x. */
static void assert_argument(unsigned language, enum nika_type type, union nika_argument argument, const char *sentence,
                            const char *expected)
{
    char sentences[256];

    snprintf(sentences, sizeof sentences, "\001%s", sentence);
    assert_form(language, names, (struct nika_key){"test", 1, &(struct nika_parameter){"x", type}}, &argument,
                sentences, expected);
}

static void assert_number(unsigned language, enum nika_type type, int64_t number, const char *sentence,
                          const char *expected)
{
    assert_argument(language, type, (union nika_argument){.number = number}, sentence, expected);
}

static void numbers_have_signs_and_nouns(void **state)
{
    (void)state;
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 12, "{x}, {x}", "12, 12");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 12, "{x:signed}", "+12");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, -3, "{x:signed}", "-3");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 0, "{x:signed}", "0");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 1, "{x:tokens}", "1 token");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 0, "{x:tokens}", "0 tokens");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, -1, "{x:points}", "-1 point");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, -2, "{x:points}", "-2 points");
    assert_number(NIKA_ITALIAN, NIKA_TYPE_NUMBER, 1, "{x:players}", "1 giocatore");
    assert_number(NIKA_ITALIAN, NIKA_TYPE_NUMBER, 0, "{x:players}", "0 giocatori");
    assert_number(NIKA_FRENCH, NIKA_TYPE_NUMBER, 0, "{x:cards}", "0 carte");
    assert_number(NIKA_FRENCH, NIKA_TYPE_NUMBER, 2, "{x:cards}", "2 cartes");
    assert_number(NIKA_JAPANESE, NIKA_TYPE_NUMBER, 1, "カード{x:cards}", "カード1枚");
    assert_number(NIKA_JAPANESE, NIKA_TYPE_NUMBER, 2, "トークン{x:tokens}", "トークン2個");
}

static void tenths_have_the_decimal_sign_of_the_language(void **state)
{
    (void)state;
    assert_number(NIKA_ENGLISH, NIKA_TYPE_TENTHS, 124, "{x}", "12.4");
    assert_number(NIKA_ITALIAN, NIKA_TYPE_TENTHS, 124, "{x}", "12,4");
    assert_number(NIKA_FRENCH, NIKA_TYPE_TENTHS, -5, "{x}", "-0,5");
    assert_number(NIKA_JAPANESE, NIKA_TYPE_TENTHS, -70, "{x}", "-7.0");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_TENTHS, 0, "{x}", "0.0");
}

static void seats_are_called_by_their_names(void **state)
{
    static const char *const three[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "Ada, Cy and Di",
        [NIKA_ITALIAN] = "Ada, Cy e Di",
        [NIKA_FRENCH] = "Ada, Cy et Di",
        [NIKA_JAPANESE] = "Ada、Cy、Di",
    };
    static const char *const two[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "Bo and Fay",
        [NIKA_ITALIAN] = "Bo e Fay",
        [NIKA_FRENCH] = "Bo et Fay",
        [NIKA_JAPANESE] = "Bo、Fay",
    };

    (void)state;
    assert_number(NIKA_ENGLISH, NIKA_TYPE_SEAT, 5, "{x}!", "Fay!");
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        if (three[language]) {
            assert_number(language, NIKA_TYPE_SEATS, 1 + 4 + 8, "{x}", three[language]);
            assert_number(language, NIKA_TYPE_SEATS, 2 + 32, "{x}", two[language]);
        }
        assert_number(language, NIKA_TYPE_SEATS, 4, "{x}", "Cy");
        assert_number(language, NIKA_TYPE_SEATS, 0, "({x})", "()");
    }
}

static void pieces_are_called_as_the_language_calls_them(void **state)
{
    (void)state;
    assert_number(NIKA_ENGLISH, NIKA_TYPE_GOOD, 5, "{x} card, {x:name}", "olive card, olives");
    assert_number(NIKA_ITALIAN, NIKA_TYPE_GOOD, 6, "carta {x}, {x:name}", "carta mercante, mercanti");
    assert_number(NIKA_FRENCH, NIKA_TYPE_GOOD, 1, "carte {x}, {x:name}", "carte Épices, épices");
    assert_number(NIKA_JAPANESE, NIKA_TYPE_GOOD, 3, "{x}カード", "木材カード");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_COUNSELOR, 11, "{x}, {x:name}, {x:number}", "Teodora (12), Teodora, 12");
    assert_number(NIKA_JAPANESE, NIKA_TYPE_COUNSELOR, 0, "{x}、{x:name}", "Narses（1番）、Narses");
    assert_number(NIKA_ITALIAN, NIKA_TYPE_COLOR, 0, "{x}, carte {x:cards}", "rosso, carte rosse");
    assert_number(NIKA_FRENCH, NIKA_TYPE_COLOR, 2, "{x}, cartes {x:cards}", "vert, cartes vertes");
    assert_number(NIKA_FRENCH, NIKA_TYPE_COLOR, 2, "une carte {x:card}", "une carte verte");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_TOKEN, 2, "{x}", "+3");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_TOKEN, 3, "{x}", "-1");
    assert_number(NIKA_FRENCH, NIKA_TYPE_PHASE, 1, "{x}", "II");
}

static void colors_are_a_list(void **state)
{
    static const char *const all[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "red, blue, green and yellow",
        [NIKA_ITALIAN] = "rosso, blu, verde e giallo",
        [NIKA_FRENCH] = "rouge, bleu, vert et jaune",
        [NIKA_JAPANESE] = "赤、青、緑、黄",
    };
    static const char *const two[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "blue and yellow",
        [NIKA_ITALIAN] = "blu e giallo",
        [NIKA_FRENCH] = "bleu et jaune",
        [NIKA_JAPANESE] = "青、黄",
    };

    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        if (all[language]) {
            assert_number(language, NIKA_TYPE_COLORS, 15, "{x}", all[language]);
            assert_number(language, NIKA_TYPE_COLORS, 2 + 8, "{x}", two[language]);
        }
        assert_number(language, NIKA_TYPE_COLORS, 0, "({x})", "()");
    }
    assert_number(NIKA_FRENCH, NIKA_TYPE_COLORS, 4, "{x}", "vert");
}

/* 12 bits for each color: bit 2 is the red 3, bit 16 the blue 5, bit 47 the yellow 12. */
static void court_cards_stand_by_color(void **state)
{
    const int64_t some = INT64_C(1) << 2 | INT64_C(1) << 8 | INT64_C(1) << 16 | INT64_C(1) << 47;
    const int64_t reds = 0xFFF;
    static const char *const expected[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "red 3 9, blue 5, yellow 12",
        [NIKA_ITALIAN] = "rosso 3 9, blu 5, giallo 12",
        [NIKA_FRENCH] = "rouge 3 9, bleu 5, jaune 12",
        [NIKA_JAPANESE] = "赤3・9、青5、黄12",
    };

    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        if (expected[language])
            assert_number(language, NIKA_TYPE_COURT_CARDS, some, "{x}", expected[language]);
        assert_number(language, NIKA_TYPE_COURT_CARDS, 0, "({x})", "()");
    }
    assert_number(NIKA_ENGLISH, NIKA_TYPE_COURT_CARDS, reds << 24, "{x}", "green 1 2 3 4 5 6 7 8 9 10 11 12");
    assert_number(NIKA_JAPANESE, NIKA_TYPE_COURT_CARDS, reds, "{x}", "赤1・2・3・4・5・6・7・8・9・10・11・12");
}

static void assert_counselors(unsigned language, const char *list, const char *expected)
{
    assert_argument(language, NIKA_TYPE_COUNSELORS, (union nika_argument){.word = list}, "{x}", expected);
}

/* Counselors with their points, or by how much they were pushed; what is no such list stands as it is. */
static void counselors_are_listed_with_what_is_said_of_them(void **state)
{
    (void)state;
    assert_counselors(NIKA_ENGLISH, "3 15,12 25", "Eraclius (3) 15, Teodora (12) 25");
    assert_counselors(NIKA_JAPANESE, "3 15,12 25", "Eraclius（3番）15、Teodora（12番）25");
    assert_counselors(NIKA_FRENCH, "1 -2", "Narses (1) -2");
    assert_counselors(NIKA_ENGLISH, "", "");
    assert_counselors(NIKA_ENGLISH, "13 1", "13 1");
    assert_counselors(NIKA_ENGLISH, "0 1", "0 1");
    assert_counselors(NIKA_ENGLISH, "none\n", "none\\x0A");
}

/* None is like many in English and Italian, like one in French; Japanese has one form. */
static void forms_are_chosen_by_the_first_number(void **state)
{
    static const struct nika_parameter places[] = {
        {"w", NIKA_TYPE_WORD}, {"x", NIKA_TYPE_NUMBER}, {"y", NIKA_TYPE_NUMBER}};
    const struct nika_key key = {"test", 3, places};
    static const char form[] = "\002one {w} {x} {y}\0more {w} {x} {y}";
    const struct {
        enum nika_language language;
        int64_t number;
        const char *expected;
    } cases[] = {
        {NIKA_ENGLISH, -1, "one w -1 1"}, {NIKA_ENGLISH, 0, "more w 0 1"}, {NIKA_ENGLISH, 1, "one w 1 1"},
        {NIKA_ENGLISH, 2, "more w 2 1"},  {NIKA_ITALIAN, 0, "more w 0 1"}, {NIKA_ITALIAN, 1, "one w 1 1"},
        {NIKA_FRENCH, 0, "one w 0 1"},    {NIKA_FRENCH, 1, "one w 1 1"},   {NIKA_FRENCH, 2, "more w 2 1"},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const union nika_argument arguments[] = {{.word = "w"}, {.number = cases[i].number}, {.number = 1}};

        assert_form(cases[i].language, names, key, arguments, form, cases[i].expected);
    }
}

/* A word before a place changes with what fills it, once, and only a whole word. */
static void words_change_before_some_letters(void **state)
{
    static const char *const others[NIKA_SEATS_MAX] = {"Anna", "Bo", "Élodie", "Ivo", "Elena", "Ada"};
    const struct nika_key key = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_SEAT}},
                          list = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_SEATS}};
    const struct {
        enum nika_language language;
        unsigned seat;
        const char *sentence, *expected;
    } cases[] = {
        {NIKA_FRENCH, 0, "\001fiches de {x}", "fiches d’Anna"},
        {NIKA_FRENCH, 1, "\001fiches de {x}", "fiches de Bo"},
        {NIKA_FRENCH, 2, "\001fiches de {x}", "fiches d’Élodie"},
        {NIKA_FRENCH, 0, "\001De {x}", "D’Anna"},
        {NIKA_FRENCH, 0, "\001le monde {x}", "le monde Anna"},
        {NIKA_FRENCH, 0, "\001plus que {x}, de {x}", "plus qu’Anna, d’Anna"},
        {NIKA_ENGLISH, 0, "\001de {x}", "de Anna"},
        {NIKA_ITALIAN, 0, "\001tocca a {x}", "tocca ad Anna"},
        {NIKA_ITALIAN, 4, "\001tocca a {x}", "tocca a Elena"},
        {NIKA_ITALIAN, 5, "\001tocca a {x}", "tocca a Ada"}, /* "ad Ada" jars */
        {NIKA_SPANISH, 3, "\001Bo y {x}", "Bo e Ivo"},
        {NIKA_SPANISH, 0, "\001Bo y {x}", "Bo y Anna"},
        {NIKA_GERMAN, 0, "\001Marker von {x}", "Marker von Anna"},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_form(cases[i].language, others, key, &(union nika_argument){.number = cases[i].seat}, cases[i].sentence,
                    cases[i].expected);
    assert_form(NIKA_ITALIAN, others, list, &(union nika_argument){.number = 2 + 16}, "\001{x}", "Bo ed Elena");
    assert_form(NIKA_ITALIAN, others, list, &(union nika_argument){.number = 2 + 8}, "\001{x}", "Bo e Ivo");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_GOOD, 5, "a {x} card", "an olive card");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_GOOD, 2, "a {x} card", "a wine card");
}

static void large_numbers_stand_in_groups(void **state)
{
    (void)state;
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 1234567, "{x:grouped}", "1,234,567");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, -12345, "{x:grouped}", "-12,345");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 9999, "{x:grouped}", "9999");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, 10000, "{x}", "10000"); /* a port, a seed */
    assert_number(NIKA_ITALIAN, NIKA_TYPE_NUMBER, 10000, "{x:games}", "10.000 partite");
    assert_number(NIKA_FRENCH, NIKA_TYPE_NUMBER, 10000, "{x:games}", "10\u202F000 parties");
    assert_number(NIKA_GERMAN, NIKA_TYPE_NUMBER, 10000, "{x:games}", "10.000 Partien");
    assert_number(NIKA_ENGLISH, NIKA_TYPE_NUMBER, INT64_MIN, "{x:points}", "-9,223,372,036,854,775,808 points");
}

/* German has cases: ways of its own, for numbers with their nouns and for words. */
static void a_language_has_ways_of_its_own(void **state)
{
    (void)state;
    assert_number(NIKA_GERMAN, NIKA_TYPE_NUMBER, 1, "mit {x:points_dative}", "mit 1 Punkt");
    assert_number(NIKA_GERMAN, NIKA_TYPE_NUMBER, 2, "mit {x:points_dative}, {x:points}", "mit 2 Punkten, 2 Punkte");
    assert_number(NIKA_GERMAN, NIKA_TYPE_COLOR, 2, "der {x:weak} Karte, {x:card}", "der grünen Karte, grüne");
    assert_number(NIKA_GERMAN, NIKA_TYPE_GOOD, 2, "{x:typed}", "wein");
}

/* With a decimal there is one form, but in French all below two are like one. */
static void forms_of_tenths(void **state)
{
    const struct nika_key key = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_TENTHS}};
    static const char form[] = "\002one {x}\0more {x}";

    (void)state;
    assert_form(NIKA_ENGLISH, names, key, &(union nika_argument){.number = 10}, form, "more 1.0");
    assert_form(NIKA_FRENCH, names, key, &(union nika_argument){.number = 19}, form, "one 1,9");
    assert_form(NIKA_FRENCH, names, key, &(union nika_argument){.number = -19}, form, "one -1,9");
    assert_form(NIKA_FRENCH, names, key, &(union nika_argument){.number = 20}, form, "more 2,0");
    assert_form(NIKA_FRENCH, names, key, &(union nika_argument){.number = -20}, form, "more -2,0");
}

/* Names and other text of strangers: no controls, nothing that turns the line around, nothing invisible, no places. */
static void strangers_can_do_no_harm(void **state)
{
    static const char *const strange[NIKA_SEATS_MAX] = {"\x1b[2J{x}", "a\nb", "a\u202Eb", "\u200B", "\xFF", "a\\"};
    static const char *const shown[NIKA_SEATS_MAX] = {"\\x1B[2J{x}", "a\\x0Ab", "a\\u{202E}b",
                                                      "\\u{200B}",   "\\xFF",   "a\\\\"};
    const struct nika_key seat = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_SEAT}},
                          seats = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_SEATS}};
    static const char form[] = "\001{x}";

    (void)state;
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++) {
        assert_form(NIKA_ENGLISH, strange, seat, &(union nika_argument){.number = i}, form, shown[i]);
        assert_form(NIKA_ENGLISH, strange, seats, &(union nika_argument){.number = 1u << i}, form, shown[i]);
        assert_argument(NIKA_ENGLISH, NIKA_TYPE_STRANGE, (union nika_argument){.word = strange[i]}, "{x}", shown[i]);
    }
    assert_argument(NIKA_ENGLISH, NIKA_TYPE_WORD, (union nika_argument){.word = "a\\ {x}"}, "{x}", "a\\ {x}");
}

static void seats_without_names_have_numbers(void **state)
{
    static const char *const some[NIKA_SEATS_MAX] = {"Ada", "", NULL, "Di"};
    const struct nika_key seat = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_SEAT}},
                          seats = {"test", 1, &(struct nika_parameter){"x", NIKA_TYPE_SEATS}};
    static const char form[] = "\001{x}";

    (void)state;
    assert_form(NIKA_ENGLISH, some, seats, &(union nika_argument){.number = 15}, form, "Ada, #1, #2 and Di");
    assert_form(NIKA_JAPANESE, some, seat, &(union nika_argument){.number = 1}, form, "#1");
    assert_form(NIKA_ENGLISH, NULL, seat, &(union nika_argument){.number = 0}, form, "#0");
}

static void long_names_are_shortened(void **state)
{
    char name[101], expected[90];

    (void)state;
    memset(name, 'n', 100);
    name[100] = '\0';
    memset(expected, 'n', 80);
    strcpy(expected + 80, "…");
    assert_argument(NIKA_ENGLISH, NIKA_TYPE_STRANGE, (union nika_argument){.word = name}, "{x}", expected);
}

/*
 * The catalogues.
 */
static void every_refusal_has_a_sentence(void **state)
{
    (void)state;
    for (unsigned g = 0; nika_games[g]; g++) {
        const char *const *refusals = nika_games[g]->refusals;

        assert_string_equal(refusals[NIKA_ACCEPTED], "accepted"); /* is no refusal, and needs none */
        for (unsigned i = 1; refusals[i]; i++) {
            struct nika_message message;

            if (!nika_message_worded(NIKA_AREA_PROBLEM, refusals[i], &message))
                print_error("%s: no sentence for \"%s\"\n", nika_games[g]->name, refusals[i]);
            assert_true(nika_message_worded(NIKA_AREA_PROBLEM, refusals[i], &message));
            for (unsigned language = 0; language < NIKA_LANGUAGES; language++) /* a refusal knows no places */
                assert_null(strchr(nika_sentence_of((enum nika_language)language, message.key), '{'));
            for (unsigned other = 0; other < i; other++)
                assert_string_not_equal(refusals[i], refusals[other]);
        }
        assert_non_null(refusals[NIKA_REFUSALS_COMMON - 1]);
    }
}

/* Those who find what is wrong with a file can give no other arguments. */
static void problems_have_places_that_somebody_fills(void **state)
{
    static const char *const known[] = {"where", "expected", "found", "why", "line", "column"};
    unsigned count = 0;
    const struct nika_key *key;

    (void)state;
    for (; (key = nika_message_key(NIKA_AREA_PROBLEM, count)) != NULL; count++)
        for (unsigned i = 0; i < key->count; i++) {
            unsigned found = 0;

            for (unsigned k = 0; k < sizeof known / sizeof known[0]; k++)
                found += strcmp(known[k], key->arguments[i].name) == 0;
            if (!found)
                print_error("%s: nobody fills {%s}\n", key->word, key->arguments[i].name);
            assert_int_equal(found, 1);
            assert_int_equal(key->arguments[i].type, NIKA_TYPE_WORD);
        }
    assert_true(count > 20);
}

static void words_are_spelled_alike(void **state)
{
    const struct nika_key *key;

    (void)state;
    for (unsigned area = 0; area < NIKA_AREA_COUNT; area++)
        for (unsigned i = 0; (key = nika_message_key((enum nika_area)area, i)) != NULL; i++) {
            assert_true(strlen(key->word) > 0);
            assert_int_equal(strspn(key->word, "abcdefghijklmnopqrstuvwxyz0123456789_"), strlen(key->word));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_without_places_is_said_as_it_stands),
        cmocka_unit_test(places_are_filled),
        cmocka_unit_test(fillings_are_not_filled_again),
        cmocka_unit_test(messages_are_found_by_their_words),
        cmocka_unit_test(a_place_without_filling_stays_empty),
        cmocka_unit_test(problems_are_said_with_what_does_not_fit),
        cmocka_unit_test(errors_are_told_by_their_words),
        cmocka_unit_test(sentences_are_added_to_what_is_there),
        cmocka_unit_test(cutting_leaves_whole_characters),
        cmocka_unit_test(numbers_have_signs_and_nouns),
        cmocka_unit_test(tenths_have_the_decimal_sign_of_the_language),
        cmocka_unit_test(seats_are_called_by_their_names),
        cmocka_unit_test(colors_are_a_list),
        cmocka_unit_test(court_cards_stand_by_color),
        cmocka_unit_test(pieces_are_called_as_the_language_calls_them),
        cmocka_unit_test(counselors_are_listed_with_what_is_said_of_them),
        cmocka_unit_test(forms_are_chosen_by_the_first_number),
        cmocka_unit_test(words_change_before_some_letters),
        cmocka_unit_test(large_numbers_stand_in_groups),
        cmocka_unit_test(a_language_has_ways_of_its_own),
        cmocka_unit_test(forms_of_tenths),
        cmocka_unit_test(strangers_can_do_no_harm),
        cmocka_unit_test(seats_without_names_have_numbers),
        cmocka_unit_test(long_names_are_shortened),
        cmocka_unit_test(every_refusal_has_a_sentence),
        cmocka_unit_test(problems_have_places_that_somebody_fills),
        cmocka_unit_test(words_are_spelled_alike),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
