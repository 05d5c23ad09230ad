/*
 * test_understand_justinian.c: unit tests of understanding what people type at a table of Justinian (tell.h).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/messages_justinian.h>

#include "told_justinian.h"

/* Tables at which each kind of decision is asked. */
static struct nika_world at_stage(const struct nika_setup *setup, unsigned stage)
{
    struct nika_world world = court_with(setup, &deal);

    if (stage == JUSTINIAN_DIRECTING) {
        world = to_direct(setup);
        play_all(setup, &world, "2 pass");
    } else if (stage >= JUSTINIAN_TRIGGERING) {
        play_all(setup, &world, TURN "; 0 pass");
        if (stage >= JUSTINIAN_CHOOSING)
            play_all(setup, &world, "0 trigger");
        if (stage >= JUSTINIAN_EXCHANGING)
            play_all(setup, &world, "0 color red");
    }
    assert_int_equal(plain_world(&world)->open.stage, stage);
    return world;
}

static enum nika_understanding understand(unsigned stage, enum nika_language language, const char *typed,
                                          struct nika_move *move)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    const struct nika_world world = at_stage(&setup, stage);
    struct nika_view view;

    assert_true(nika_look_asked(&setup, &world, &view));
    return nika_understand(&setup, &view, language, typed, strlen(typed), move, listen_in(language));
}

static void assert_is(unsigned stage, enum nika_language language, const char *typed, const char *spelling)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_move move = {77, 77, 77};
    char word[NIKA_WORD_MAX];

    if (understand(stage, language, typed, &move) != NIKA_UNDERSTOOD)
        fail_msg("not understood: %s: %s", typed, heard.bytes);
    nika_justinian.say(&setup, move, word);
    assert_string_equal(word, spelling);
    assert_string_equal(heard.bytes, "");
}

static void assert_half(unsigned stage, const char *typed, const char *question)
{
    struct nika_move move = {77, 77, 77};

    assert_int_equal(understand(stage, NIKA_ENGLISH, typed, &move), NIKA_HALF_UNDERSTOOD);
    assert_string_equal(heard.bytes, question);
    assert_int_equal(move.verb, 77);
}

static void assert_not(unsigned stage, enum nika_language language, const char *typed, const char *why)
{
    struct nika_move move = {77, 77, 77};

    assert_int_equal(understand(stage, language, typed, &move), NIKA_NOT_UNDERSTOOD);
    assert_string_equal(heard.bytes, why);
    assert_int_equal(move.verb, 77);
}

static void spellings_of_records(void **state)
{
    static const char *const spellings[] = {"place +2 c4", "place -3 phase", "pass", "left",       "right",
                                            "trigger",     "decline",        "keep", "color blue", "exchange red12"};

    (void)state;
    for (unsigned stage = 0; stage < JUSTINIAN_OVER; stage++)
        for (unsigned i = 0; i < sizeof spellings / sizeof spellings[0]; i++)
            for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
                assert_is(stage, (enum nika_language)language, spellings[i], spellings[i]);
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "  PLACE\t+2   C4 ", "place +2 c4");
}

static void short_forms(void **state)
{
    (void)state;
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2 4", "place +2 c4");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2 c12", "place +2 c12");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2c4", "place +2 c4");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "-1 phase", "place -1 phase");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "-1 p", "place -1 phase");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "+1 Germanus", "place +1 c8");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "+1 ger", "place +1 c8");
    assert_is(JUSTINIAN_PLACING, NIKA_ENGLISH, "p", "pass");
    assert_is(JUSTINIAN_DIRECTING, NIKA_ENGLISH, "l", "left");
    assert_is(JUSTINIAN_DIRECTING, NIKA_ENGLISH, "R", "right");
    assert_is(JUSTINIAN_TRIGGERING, NIKA_ENGLISH, "t", "trigger");
    assert_is(JUSTINIAN_TRIGGERING, NIKA_ENGLISH, "d", "decline");
    assert_is(JUSTINIAN_CHOOSING, NIKA_ENGLISH, "blue", "color blue");
    assert_is(JUSTINIAN_CHOOSING, NIKA_ENGLISH, "b", "color blue");
    assert_is(JUSTINIAN_CHOOSING, NIKA_ENGLISH, "r", "color red");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "k", "keep");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "x red7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "red7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "exchange red 7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "y12", "exchange yellow12");
}

static void words_of_languages(void **state)
{
    (void)state;
    assert_is(JUSTINIAN_CHOOSING, NIKA_ITALIAN, "giallo", "color yellow");
    assert_is(JUSTINIAN_CHOOSING, NIKA_ITALIAN, "g", "color yellow");
    assert_is(JUSTINIAN_CHOOSING, NIKA_ENGLISH, "g", "color green");
    assert_is(JUSTINIAN_CHOOSING, NIKA_FRENCH, "v", "color green");
    assert_is(JUSTINIAN_CHOOSING, NIKA_FRENCH, "couleur bleu", "color blue");
    assert_is(JUSTINIAN_CHOOSING, NIKA_JAPANESE, "緑", "color green");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_ITALIAN, "rosso7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_FRENCH, "ÉCHANGE rouge 7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_JAPANESE, "赤7", "exchange red7");
    assert_is(JUSTINIAN_PLACING, NIKA_JAPANESE, "＋２　４", "place +2 c4");
    assert_is(JUSTINIAN_PLACING, NIKA_JAPANESE, "−１　フェイズ", "place -1 phase");
    assert_is(JUSTINIAN_PLACING, NIKA_JAPANESE, "パス", "pass");
    assert_is(JUSTINIAN_PLACING, NIKA_FRENCH, "pose +1 période", "place +1 phase");
    assert_is(JUSTINIAN_DIRECTING, NIKA_ITALIAN, "Sinistra", "left");
    assert_is(JUSTINIAN_DIRECTING, NIKA_JAPANESE, "右", "right");
    assert_is(JUSTINIAN_TRIGGERING, NIKA_FRENCH, "renonce", "decline");
    /* As keyboards without accents, Japanese ones and old terminals type them. */
    assert_is(JUSTINIAN_PLACING, NIKA_FRENCH, "pose +1 periode", "place +1 phase");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_FRENCH, "echange Rouge7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_FRENCH, "red7", "exchange red7");
    assert_is(JUSTINIAN_EXCHANGING, NIKA_JAPANESE, "赤　７", "exchange red7");
    assert_is(JUSTINIAN_PLACING, NIKA_JAPANESE, "ﾊﾟｽ", "pass");
    assert_is(JUSTINIAN_PLACING, NIKA_JAPANESE, "おく −１　ﾌｪｲｽﾞ", "place -1 phase");
}

/* Every word of every language means the same move at every decision, unless another word than a verb comes first. */
static void all_words_of_all_languages(void **state)
{
    static const struct {
        uint16_t key;
        const char *rest, *spelling;
    } words[] = {
        {NIKA_MSG_ju_word_place, " +2 c4", "place +2 c4"},
        {NIKA_MSG_ju_word_pass, "", "pass"},
        {NIKA_MSG_ju_word_left, "", "left"},
        {NIKA_MSG_ju_word_right, "", "right"},
        {NIKA_MSG_ju_word_trigger, "", "trigger"},
        {NIKA_MSG_ju_word_decline, "", "decline"},
        {NIKA_MSG_ju_word_color, " blue", "color blue"},
        {NIKA_MSG_ju_word_exchange, " red7", "exchange red7"},
        {NIKA_MSG_ju_word_keep, "", "keep"},
    };

    (void)state;
    for (unsigned stage = 0; stage < JUSTINIAN_OVER; stage++)
        for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
            for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++) {
                const char *at = nika_sentence_of((enum nika_language)language, words[i].key);

                for (size_t size; *at; at += size, at += *at == ' ') {
                    char typed[64];
                    struct nika_text text = nika_text(typed, sizeof typed);

                    size = strcspn(at, " ");
                    nika_text_add_bytes(&text, at, size);
                    nika_text_add(&text, words[i].rest);
                    assert_is(stage, (enum nika_language)language, typed, words[i].spelling);
                }
            }
}

/* What help shows can be typed: all that stands before a comma or colon, with "or" between. */
static void what_help_shows_is_understood(void **state)
{
    static const char *const ors[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = ", or ",
        [NIKA_ITALIAN] = ", oppure ",
        [NIKA_FRENCH] = ", ou ",
        [NIKA_JAPANESE] = "、または ",
    };
    static const char *const ends[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = ": ",
        [NIKA_ITALIAN] = ": ",
        [NIKA_FRENCH] = "\u00A0: ",
        [NIKA_JAPANESE] = "：",
    };
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);

    (void)state;
    for (unsigned stage = 0; stage < JUSTINIAN_OVER; stage++)
        for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
            if (!ors[language])
                continue;
            const struct nika_world world = at_stage(&setup, stage);
            static struct hearing help;
            struct nika_view view;
            unsigned lines = 0;

            assert_true(nika_look_asked(&setup, &world, &view));
            nika_tell_help(&setup, &view, hearing_begin(&help, nika_voice((enum nika_language)language, names)));
            for (char *line = strtok(help.bytes, "\n"); line; line = strtok(NULL, "\n")) {
                struct nika_move first, move;
                char *at = line + 2, *end = strstr(line, ends[language]);

                if (line[0] != '-')
                    continue;
                lines++;
                if (end)
                    *end = '\0';
                for (unsigned way = 0; at; way++) {
                    char *next = strstr(at, ors[language]);

                    if (next)
                        *next = '\0';
                    if (understand(stage, (enum nika_language)language, at, &move) != NIKA_UNDERSTOOD)
                        fail_msg("not understood: %s", at);
                    if (way == 0)
                        first = move;
                    assert_true(nika_move_same(first, move));
                    at = next ? next + strlen(ors[language]) : NULL;
                }
            }
            assert_in_range(lines, 1, 3);
        }
}

/* What a sentence lists is in the language too. */
static void lists_of_languages(void **state)
{
    (void)state;
    assert_not(JUSTINIAN_CHOOSING, NIKA_ITALIAN, "rosa",
               "> «rosa» non è un colore da scegliere: restano rosso, blu, verde e giallo\n");
    assert_not(JUSTINIAN_CHOOSING, NIKA_JAPANESE, "ピンク",
               "> 「ピンク」という色は選べません。選べるのは赤、青、緑、黄です\n");
    assert_not(JUSTINIAN_EXCHANGING, NIKA_FRENCH, "Échange Rouge 13",
               "> «\u00A013\u00A0» n’est pas une carte\u00A0: tu as bleu 4 8, vert 1 2, jaune 1 2\n");
    assert_not(JUSTINIAN_EXCHANGING, NIKA_JAPANESE, "赤１３",
               "> 「赤１３」というカードはありません。手札は青4・8、緑1・2、黄1・2です\n");
}

static void halves(void **state)
{
    (void)state;
    assert_half(JUSTINIAN_PLACING, "place", "> Which token? You have +1×2 +2×2 +3 -1×2 -2×2 -3\n");
    assert_half(JUSTINIAN_PLACING, "place +2", "> Where does +2 go? A counselor's number from 1 to 12, or phase\n");
    assert_half(JUSTINIAN_PLACING, "-3", "> Where does -3 go? A counselor's number from 1 to 12, or phase\n");
    assert_half(JUSTINIAN_CHOOSING, "color", "> Which color? Still in the game: red, blue, green and yellow\n");
    assert_half(JUSTINIAN_EXCHANGING, "exchange", "> Which card? You have blue 4 8, green 1 2, yellow 1 2\n");
    assert_half(JUSTINIAN_EXCHANGING, "x", "> Which card? You have blue 4 8, green 1 2, yellow 1 2\n");
    assert_half(JUSTINIAN_EXCHANGING, "blue", "> Which card? You have blue 4 8, green 1 2, yellow 1 2\n");
}

static void what_is_no_move(void **state)
{
    (void)state;
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "",
               "> “” is not a move: place a token (like +2 4, or +2 phase), or pass (p)\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "hello",
               "> “hello” is not a move: place a token (like +2 4, or +2 phase), or pass (p)\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "+4 1", "> “+4” is not a token: the tokens are +1 +2 +3 -1 -2 -3\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "+22", "> “+22” is not a token: the tokens are +1 +2 +3 -1 -2 -3\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "place 2 4",
               "> “2” is not a token: the tokens are +1 +2 +3 -1 -2 -3\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2 13",
               "> “13” is not a place: give a counselor's number from 1 to 12, or phase\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2 0",
               "> “0” is not a place: give a counselor's number from 1 to 12, or phase\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2 ant",
               "> “ant” is not a place: give a counselor's number from 1 to 12, or phase\n"); /* Antemius or Antonina */
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "+2 4 5", "> That was already a whole move: “5” is too much\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "pass now", "> That was already a whole move: “now” is too much\n");
    assert_not(JUSTINIAN_PLACING, NIKA_ENGLISH, "a b c d e f g h",
               "> That was already a whole move: “g” is too much\n");
    assert_not(JUSTINIAN_DIRECTING, NIKA_ENGLISH, "up", "> “up” is not a move: say left (l) or right (r)\n");
    assert_not(JUSTINIAN_TRIGGERING, NIKA_ENGLISH, "yes", "> “yes” is not a move: say trigger (t) or decline (d)\n");
    assert_not(JUSTINIAN_CHOOSING, NIKA_ENGLISH, "pink",
               "> “pink” is not a color to choose; still in the game: red, blue, green and yellow\n");
    assert_not(JUSTINIAN_CHOOSING, NIKA_ENGLISH, "color pink",
               "> “pink” is not a color; still in the game: red, blue, green and yellow\n");
    assert_not(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "no",
               "> “no” is not a move: name one of your cards (blue 4 8, green 1 2, yellow 1 2), or keep (k)\n");
    assert_not(JUSTINIAN_EXCHANGING, NIKA_ENGLISH, "blue13",
               "> “blue13” is not a card: you have blue 4 8, green 1 2, yellow 1 2\n");
    assert_not(JUSTINIAN_DIRECTING, NIKA_ITALIAN, "su", "> «su» non è una mossa: scrivi sinistra (l) o destra (r)\n");
    assert_not(JUSTINIAN_DIRECTING, NIKA_FRENCH, "oui",
               "> «\u00A0oui\u00A0» n’est pas un coup\u00A0: tape gauche (l) ou droite (r)\n");
    assert_not(JUSTINIAN_DIRECTING, NIKA_JAPANESE, "上",
               "> 「上」という手はありません。左（l）か右（r）と入力してください\n");
}

/* Bytes of any kind and any length change nothing and are shown safely. */
static void garbage(void **state)
{
    static char long_line[100000];
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 3, 3);
    memset(long_line, 'x', sizeof long_line);
    for (unsigned stage = 0; stage < JUSTINIAN_OVER; stage++) {
        const struct nika_world world = at_stage(&setup, stage);
        struct nika_move move = {77, 77, 77};
        struct nika_view view;

        assert_true(nika_look_asked(&setup, &world, &view));
        assert_int_equal(nika_understand(&setup, &view, NIKA_ENGLISH, long_line, sizeof long_line, &move, listen()),
                         NIKA_NOT_UNDERSTOOD);
        assert_true(heard.text.size < 400);
        for (unsigned round = 0; round < 20000; round++) {
            static const char pieces[] = "+-123c pxlrtdkplacehasredblu7\x1b\x80\xe8\xb5\xa4\xef\xbc\x8b\0\n";
            char typed[12];
            const unsigned size = nika_rng_below(&rng, sizeof typed + 1);

            for (unsigned i = 0; i < size; i++)
                typed[i] = round % 2 ? (char)nika_rng_below(&rng, 256) : pieces[nika_rng_below(&rng, sizeof pieces)];
            move = (struct nika_move){77, 77, 77};
            const enum nika_understanding how = nika_understand(
                &setup, &view, (enum nika_language)(round % NIKA_LANGUAGES), typed, size, &move, listen());

            assert_int_equal(how == NIKA_UNDERSTOOD, move.verb != 77);
            assert_int_equal(how == NIKA_UNDERSTOOD, heard.text.size == 0);
            assert_null(strchr(heard.bytes, '\x1b'));
            if (how == NIKA_UNDERSTOOD) {
                char word[NIKA_WORD_MAX];

                nika_justinian.say(&setup, move, word);
                assert_null(strchr(word, '?'));
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spellings_of_records),
        cmocka_unit_test(short_forms),
        cmocka_unit_test(words_of_languages),
        cmocka_unit_test(halves),
        cmocka_unit_test(what_is_no_move),
        cmocka_unit_test(garbage),
        cmocka_unit_test(all_words_of_all_languages),
        cmocka_unit_test(what_help_shows_is_understood),
        cmocka_unit_test(lists_of_languages),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
