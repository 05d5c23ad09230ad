/*
 * test_fold.c: unit tests of folding what people type (fold.h), and of the words that it lets them type: none is
 * ambiguous, in any language.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/fold.h>
#include <nika/language.h>
#include <nika/messages.h>

static void assert_folds(const char *typed, const char *expected)
{
    struct nika_folded folded;

    assert_true(nika_fold(typed, strlen(typed), &folded));
    assert_string_equal(folded.bytes, expected);
    assert_int_equal(folded.size, strlen(expected));
    /* Once is enough. */
    assert_true(nika_fold(expected, strlen(expected), &folded));
    assert_string_equal(folded.bytes, expected);
}

static void letters_are_small_and_have_no_accents(void **state)
{
    (void)state;
    assert_folds("Red7", "red7");
    assert_folds("période", "periode");
    assert_folds("ÉCHANGE", "echange");
    assert_folds("Àèìòù çÇ ïüâ", "aeiou cc iua");
    assert_folds("pe\u0301riode", "periode"); /* an accent behind its letter */
    assert_folds("×÷", "×÷");                 /* no letters, though they stand among them */
    assert_folds("", "");
}

static void wide_letters_are_narrow(void **state)
{
    (void)state;
    assert_folds("ｂ　Ｃ１", "b c1");
    assert_folds("＋２", "+2");
    assert_folds("−1 –2", "-1 -2");
}

static void kana_are_katakana(void **state)
{
    (void)state;
    assert_folds("パス", "パス");
    assert_folds("ぱす", "パス");
    assert_folds("ﾊﾟｽ", "パス");
    assert_folds("ﾌｪｲｽﾞﾎﾞｰﾄﾞ", "フェイズボード");
    assert_folds("ｶﾞｷﾞｸﾞｹﾞｺﾞｻﾞｼﾞｽﾞｾﾞｿﾞﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞｳﾞ", "ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ");
    assert_folds("ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ", "パピプペポ");
    assert_folds("ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑ",
                 "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミム");
    assert_folds("ﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ", "メモヤユヨラリルレロワン");
    assert_folds("赤", "赤");
    assert_folds("ｱﾞ", "アﾞ"); /* these do not belong together */
}

static void what_stands_between_words_is_a_blank(void **state)
{
    (void)state;
    assert_folds("a,b\tc\u00A0d　e、f､g\u202Fh", "a b c d e f g h");
    assert_folds(" a  b , ", " a  b");
}

static void what_is_no_text_is_not_folded(void **state)
{
    static const char *const wrong[] = {"\xFF", "a\xC3", "\x1b[2J", "a\nb", "a\u200Bb", "\u2028"};
    struct nika_folded folded;
    char line[NIKA_FOLDED_MAX];

    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(nika_fold(wrong[i], strlen(wrong[i]), &folded));
        assert_string_equal(folded.bytes, "");
    }
    assert_false(nika_fold("a\0b", 3, &folded));
    memset(line, 'a', sizeof line);
    assert_false(nika_fold(line, sizeof line, &folded));
    assert_true(nika_fold(line, sizeof line - 1, &folded));
    assert_int_equal(folded.size, sizeof line - 1);
}

static void pieces_are_shown_as_they_were_typed(void **state)
{
    static const char typed[] = "Échange ﾊﾟｽ　Ｒ７ ";
    struct nika_folded folded;
    char echo[NIKA_ECHO_MAX];

    (void)state;
    assert_true(nika_fold(typed, strlen(typed), &folded));
    assert_string_equal(folded.bytes, "echange パス r7");
    assert_string_equal(nika_fold_echo(&folded, folded.bytes, 7, echo), "Échange");
    assert_string_equal(nika_fold_echo(&folded, folded.bytes + 8, 6, echo), "ﾊﾟｽ");
    assert_string_equal(nika_fold_echo(&folded, folded.bytes + 15, 2, echo), "Ｒ７");
    assert_string_equal(nika_fold_echo(&folded, folded.bytes + 16, 1, echo), "７");
    assert_string_equal(nika_fold_echo(&folded, folded.bytes, folded.size, echo), "Échange ﾊﾟｽ　Ｒ７");
}

static void words_are_compared(void **state)
{
    (void)state;
    assert_true(nika_fold_same("PERIODE", 7, "période"));
    assert_false(nika_fold_same("period", 6, "période"));
    assert_false(nika_fold_same("périodes", 9, "période"));
    assert_false(nika_fold_same("", 0, "a"));
    assert_true(nika_fold_begins("Pér", 4, "période"));
    assert_true(nika_fold_begins("", 0, "a"));
    assert_false(nika_fold_begins("\xE3\x83", 2, "パス")); /* half a character */
    assert_false(nika_fold_begins("pas", 3, "pa"));
    assert_true(nika_fold_lists("récit journal", "Recit", 5));
    assert_true(nika_fold_lists("récit journal", "JOURNAL", 7));
    assert_false(nika_fold_lists("récit journal", "journ", 5));
    assert_false(nika_fold_lists("récit journal", "récit journal", 14));
    assert_false(nika_fold_lists("récit journal", "", 0));
    assert_int_equal(nika_fold_word("ａ　b", 7), 3);
    assert_int_equal(nika_fold_gap("　 b", 5), 4);
    assert_int_equal(nika_fold_word(" b", 2), 0);
}

/*
 * The words of a decision. No two of them may be the same, in a language and English together.
 */

/* A word of a list, by its number; false if there are not so many. */
static bool word_of(const char *words, unsigned number, char word[NIKA_FOLDED_MAX])
{
    for (; number > 0; number--) {
        words += strcspn(words, " ");
        words += *words == ' ';
    }
    const size_t size = strcspn(words, " ");

    assert_true(size < NIKA_FOLDED_MAX);
    memcpy(word, words, size);
    word[size] = '\0';
    return size > 0;
}

static void assert_apart(enum nika_language language, const uint16_t *keys, unsigned count)
{
    char word[NIKA_FOLDED_MAX];

    for (unsigned mine = 0; mine < count; mine++)
        for (unsigned tongue = 0; tongue < 2; tongue++)
            for (unsigned i = 0; word_of(nika_sentence_of(tongue ? language : NIKA_ENGLISH, keys[mine]), i, word); i++)
                for (unsigned other = 0; other < count; other++)
                    for (unsigned its = 0; other != mine && its < 2; its++)
                        if (nika_fold_lists(nika_sentence_of(its ? language : NIKA_ENGLISH, keys[other]), word,
                                            strlen(word)))
                            fail_msg("%s is two words in %s", word, nika_language_code(language));
}

#define LINE_WORDS                                                                                                     \
    NIKA_MSG_word_help, NIKA_MSG_word_hand, NIKA_MSG_word_table, NIKA_MSG_word_log, NIKA_MSG_word_hint,                \
        NIKA_MSG_word_rules, NIKA_MSG_word_pace, NIKA_MSG_word_undo, NIKA_MSG_word_quit, NIKA_MSG_word_as

static void no_word_has_two_meanings(void **state)
{
    static const uint16_t byzantz[] = {LINE_WORDS,
                                       NIKA_MSG_by_word_bid,
                                       NIKA_MSG_by_word_pass,
                                       NIKA_MSG_by_word_give,
                                       NIKA_MSG_by_word_take,
                                       NIKA_MSG_by_word_sell,
                                       NIKA_MSG_by_word_discard,
                                       NIKA_MSG_by_word_done};
    static const uint16_t justinian[] = {LINE_WORDS,
                                         NIKA_MSG_ju_word_place,
                                         NIKA_MSG_ju_word_phase,
                                         NIKA_MSG_ju_word_pass,
                                         NIKA_MSG_ju_word_left,
                                         NIKA_MSG_ju_word_right,
                                         NIKA_MSG_ju_word_trigger,
                                         NIKA_MSG_ju_word_decline,
                                         NIKA_MSG_ju_word_color,
                                         NIKA_MSG_ju_word_exchange,
                                         NIKA_MSG_ju_word_keep};
    static const uint16_t answers[] = {LINE_WORDS, NIKA_MSG_word_yes, NIKA_MSG_word_no};
    static const uint16_t paces[] = {NIKA_MSG_pace_none, NIKA_MSG_pace_fast, NIKA_MSG_pace_normal, NIKA_MSG_pace_slow,
                                     NIKA_MSG_pace_step};

    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        assert_apart((enum nika_language)language, byzantz, sizeof byzantz / sizeof byzantz[0]);
        assert_apart((enum nika_language)language, justinian, sizeof justinian / sizeof justinian[0]);
        assert_apart((enum nika_language)language, answers, sizeof answers / sizeof answers[0]);
        assert_apart((enum nika_language)language, paces, sizeof paces / sizeof paces[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_are_small_and_have_no_accents),
        cmocka_unit_test(wide_letters_are_narrow),
        cmocka_unit_test(kana_are_katakana),
        cmocka_unit_test(what_stands_between_words_is_a_blank),
        cmocka_unit_test(what_is_no_text_is_not_folded),
        cmocka_unit_test(pieces_are_shown_as_they_were_typed),
        cmocka_unit_test(words_are_compared),
        cmocka_unit_test(no_word_has_two_meanings),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
