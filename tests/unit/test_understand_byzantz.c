/*
 * test_understand_byzantz.c: unit tests of what people type at a table of Byzantz, and of secrecy: whatever is told
 * follows from what the listener's seat knows.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/messages_byzantz.h>

#include "hearing.h"
#include "plain_byzantz.h"

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "Eve", "Fay"};

static struct hearing heard;

/* Moments: what is asked of seat 0 (or of seat 1, in the last). */
enum moment { AUCTION, GIVING, LIMIT, MARKET, FINAL, WAITING, MOMENTS };

static struct nika_view at_moment(const struct nika_setup *setup, enum moment moment)
{
    struct nika_world world;
    struct nika_view view;
    struct plain_table table = {.round = 7,
                                .auction = 3,
                                .phase = BYZANTZ_MARKET,
                                .picked = 6,
                                .hands = {"C4 C1 S2 M"},
                                .bidder_card = {6, 4, 2},
                                .market = "W3 W1 O2 M",
                                .dark = "G1 G1 G1 G1"};

    if (moment == AUCTION || moment == GIVING || moment == WAITING) {
        table.auction = 0;
        table.phase = moment == GIVING ? BYZANTZ_GIVING : BYZANTZ_AUCTION;
        table.in = moment == GIVING ? 0 : 7;
        table.picked = 0;
        table.market = NULL;
        table.bundle = "T3 T1 S4 O1 M M";
        memset(table.bidder_card, 0, sizeof table.bidder_card);
        table.dark = "G1 G1 G1 G1 C2 C2 C2 C2 S1 S1";
    } else if (moment == LIMIT) {
        table.phase = BYZANTZ_LIMIT;
        table.picked = 7;
        table.hands[0] = "C4 C1 C1 S2 W3 W1 G2 M M";
        table.known[0] = "C1 S2 W3 W1 G2";
        table.market = NULL;
    } else if (moment == FINAL) {
        table =
            (struct plain_table){.round = 8, .phase = BYZANTZ_FINAL, .hands = {"C4 C1 S2 M"}, .dark = "G1 G1 G1 G1"};
    }
    world = plain_lay(setup, &table);
    nika_look(setup, &world, moment == WAITING ? 1 : 0, &view);
    return view;
}

static enum nika_understanding understand(enum moment moment, enum nika_language language, const char *typed,
                                          size_t size, struct nika_move *move)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_view view = at_moment(&setup, moment);
    const struct nika_listener listener = hearing_begin(&heard, nika_voice(language, names));
    const struct nika_move nothing = {.verb = 99};

    *move = nothing;
    const enum nika_understanding understood = nika_understand(&setup, &view, language, typed, size, move, listener);

    /* Understood without a word, or one sentence and no move. */
    if (understood == NIKA_UNDERSTOOD) {
        assert_string_equal(heard.bytes, "");
    } else {
        assert_true(nika_move_same(*move, nothing));
        assert_non_null(strchr(heard.bytes, '\n'));
        assert_int_equal(strchr(heard.bytes, '\n')[1], '\0');
    }
    return understood;
}

static void assert_understood_in(enum moment moment, enum nika_language language, const char *typed,
                                 const char *expected)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_move move;
    char word[NIKA_WORD_MAX];

    if (understand(moment, language, typed, strlen(typed), &move) != NIKA_UNDERSTOOD)
        print_error("not understood: %s\n", typed);
    setup.game->say(&setup, move, word);
    assert_string_equal(word, expected);
}

static void assert_understood(enum moment moment, const char *typed, const char *expected)
{
    assert_understood_in(moment, NIKA_ENGLISH, typed, expected);
}

static void assert_half(enum moment moment, const char *typed, const char *expected)
{
    struct nika_move move;

    assert_int_equal(understand(moment, NIKA_ENGLISH, typed, strlen(typed), &move), NIKA_HALF_UNDERSTOOD);
    assert_string_equal(heard.bytes, expected);
}

static void assert_not(enum moment moment, const char *typed, const char *expected)
{
    struct nika_move move;

    assert_int_equal(understand(moment, NIKA_ENGLISH, typed, strlen(typed), &move), NIKA_NOT_UNDERSTOOD);
    assert_string_equal(heard.bytes, expected);
}

static void the_spelling_of_records_is_understood_at_any_moment(void **state)
{
    static const char *const words[] = {"pass",
                                        "bid C4 C1 S2",
                                        "give T3",
                                        "take merchant",
                                        "take olives",
                                        "take wood",
                                        "sell C4 C1 M",
                                        "discard G1",
                                        "done",
                                        "sell M M M",
                                        "bid C4 C4 S1 S1 W2 T3 G4"};

    (void)state;
    for (unsigned moment = 0; moment < MOMENTS; moment++)
        for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
            for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
                assert_understood_in((enum moment)moment, (enum nika_language)language, words[i], words[i]);
}

static void short_forms_are_understood(void **state)
{
    (void)state;
    assert_understood(AUCTION, "bid c1 s2", "bid C1 S2");
    assert_understood(AUCTION, "b s2 c1", "bid C1 S2");
    assert_understood(AUCTION, "b c1s2", "bid C1 S2");
    assert_understood(AUCTION, "  B  C1,s2 + c4  ", "bid C4 C1 S2");
    assert_understood(AUCTION, "p", "pass");
    assert_understood(AUCTION, "PASS", "pass");
    assert_understood(AUCTION, "b m", "bid M"); /* the rules say that this can't be */
    assert_understood(GIVING, "g t3", "give T3");
    assert_understood(GIVING, "give m", "give M");
    assert_understood(LIMIT, "d g2", "discard G2");
    assert_understood(LIMIT, "s c4 c1 m", "sell C4 C1 M");
    assert_understood(LIMIT, "s mc1m", "sell C1 M M");
    assert_understood(MARKET, "take wine", "take wine");
    assert_understood(MARKET, "t w", "take wine");
    assert_understood(MARKET, "t t", "take wood");
    assert_understood(MARKET, "t timber", "take wood");
    assert_understood(MARKET, "take Merchants", "take merchant");
    assert_understood(MARKET, "t m", "take merchant");
    assert_understood(MARKET, "t oliv", "take olives");
    assert_understood(FINAL, "d", "done");
    assert_understood(FINAL, "done", "done");
    assert_understood(LIMIT, "disc c1", "discard C1");
}

/* Where one verb fits, it can be left out. */
static void bare_pieces_are_understood(void **state)
{
    (void)state;
    assert_understood(AUCTION, "c1 s2", "bid C1 S2");
    assert_understood(AUCTION, "c1s2", "bid C1 S2");
    assert_understood(GIVING, "t3", "give T3");
    assert_understood(GIVING, "m", "give M");
    assert_understood(LIMIT, "g2", "discard G2");
    assert_understood(LIMIT, "m", "discard M");
    assert_understood(LIMIT, "c4 c1 m", "sell C4 C1 M");
    assert_understood(MARKET, "wine", "take wine");
    assert_understood(MARKET, "w", "take wine");
    assert_understood(MARKET, "g", "take grain"); /* giving is no move of the market */
    assert_understood(MARKET, "m", "take merchant");
    assert_understood(MARKET, "spice", "take spice");
    assert_understood(FINAL, "m c4 c1", "sell C4 C1 M");
    assert_understood(FINAL, "mmm", "sell M M M");
    assert_understood(WAITING, "c4 c1 m", "sell C4 C1 M");
}

static void goods_have_their_names_in_each_language(void **state)
{
    (void)state;
    assert_understood_in(MARKET, NIKA_FRENCH, "take vin", "take wine");
    assert_understood_in(MARKET, NIKA_FRENCH, "take Épices", "take spice");
    assert_understood_in(MARKET, NIKA_FRENCH, "epices", "take spice");
    assert_understood_in(MARKET, NIKA_FRENCH, "t bois", "take wood");
    assert_understood_in(MARKET, NIKA_FRENCH, "marchands", "take merchant");
    assert_understood_in(MARKET, NIKA_ITALIAN, "t legno", "take wood");
    assert_understood_in(MARKET, NIKA_ITALIAN, "stoffa", "take cloth");
    assert_understood_in(MARKET, NIKA_ITALIAN, "v", "take wine");
    assert_understood_in(MARKET, NIKA_JAPANESE, "ワイン", "take wine");
    assert_understood_in(MARKET, NIKA_JAPANESE, "take 木材", "take wood");
    assert_understood_in(MARKET, NIKA_JAPANESE, "オリ", "take olives");
    /* As a Japanese keyboard types. */
    assert_understood_in(AUCTION, NIKA_JAPANESE, "ｂ　ｃ１　Ｓ２", "bid C1 S2");
    assert_understood_in(AUCTION, NIKA_JAPANESE, "ｃ１、ｓ２", "bid C1 S2");
}

/* Every verb of every language means the same move at every moment. */
static void verbs_have_their_words_in_each_language(void **state)
{
    static const struct {
        uint16_t key;
        const char *rest, *spelling;
    } verbs[] = {
        {NIKA_MSG_by_word_bid, " c1 s2", "bid C1 S2"},
        {NIKA_MSG_by_word_pass, "", "pass"},
        {NIKA_MSG_by_word_give, " t3", "give T3"},
        {NIKA_MSG_by_word_take, " wine", "take wine"},
        {NIKA_MSG_by_word_sell, " c4 c1 m", "sell C4 C1 M"},
        {NIKA_MSG_by_word_discard, " g1", "discard G1"},
        {NIKA_MSG_by_word_done, "", "done"},
    };

    (void)state;
    for (unsigned moment = 0; moment < MOMENTS; moment++)
        for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
            for (unsigned i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
                const char *at = nika_sentence_of((enum nika_language)language, verbs[i].key);

                for (size_t size; *at; at += size, at += *at == ' ') {
                    char typed[64];
                    struct nika_text text = nika_text(typed, sizeof typed);

                    size = strcspn(at, " ");
                    nika_text_add_bytes(&text, at, size);
                    nika_text_add(&text, verbs[i].rest);
                    assert_understood_in((enum moment)moment, (enum nika_language)language, typed, verbs[i].spelling);
                }
            }
    assert_understood_in(LIMIT, NIKA_FRENCH, "DEFAUSSE c1", "discard C1");
    assert_understood_in(FINAL, NIKA_FRENCH, "arrete", "done");
    assert_understood_in(MARKET, NIKA_ITALIAN, "prendi stoffa", "take cloth");
    assert_understood_in(AUCTION, NIKA_JAPANESE, "入札　Ｃ１、Ｓ２", "bid C1 S2");
    assert_understood_in(AUCTION, NIKA_JAPANESE, "ﾊﾟｽ", "pass");
    assert_understood_in(MARKET, NIKA_JAPANESE, "取る ﾜｲﾝ", "take wine");
}

/* What help shows can be typed: what stands before the bracket, and what stands in it, and they are the same move. */
static void what_help_shows_is_understood(void **state)
{
    static const char *const opens[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = " (",
        [NIKA_ITALIAN] = " (",
        [NIKA_FRENCH] = " (",
        [NIKA_JAPANESE] = "（",
    };
    static const char *const closes[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "): ",
        [NIKA_ITALIAN] = "): ",
        [NIKA_FRENCH] = ")\u00A0: ",
        [NIKA_JAPANESE] = "）：",
    };
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);

    (void)state;
    for (unsigned moment = 0; moment < MOMENTS; moment++)
        for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
            if (!opens[language])
                continue;
            static struct hearing help;
            const struct nika_view view = at_moment(&setup, (enum moment)moment);
            unsigned lines = 0;

            nika_tell_help(&setup, &view, hearing_begin(&help, nika_voice((enum nika_language)language, names)));
            for (char *line = strtok(help.bytes, "\n"); line; line = strtok(NULL, "\n")) {
                struct nika_move spelled, brief;
                char *open = strstr(line, opens[language]), *close = strstr(line, closes[language]);

                if (line[0] != '-')
                    continue;
                lines++;
                assert_true(open && close && open < close);
                *open = *close = '\0';
                open += strlen(opens[language]);
                assert_int_equal(
                    understand((enum moment)moment, (enum nika_language)language, line + 2, strlen(line + 2), &spelled),
                    NIKA_UNDERSTOOD);
                assert_int_equal(
                    understand((enum moment)moment, (enum nika_language)language, open, strlen(open), &brief),
                    NIKA_UNDERSTOOD);
                assert_true(nika_move_same(spelled, brief));
            }
            /* Selling; in one's turn also what the moment asks for; in an auction both a bid and a pass. */
            assert_int_equal(lines, moment == WAITING ? 1 : moment == AUCTION ? 3 : 2);
        }
}

static void words_are_echoed_as_they_were_typed(void **state)
{
    struct nika_move move;

    (void)state;
    assert_not(AUCTION, "Bid Ｃ９", "> “Ｃ９” is not a card: a good C S W T G O with its value 1 to 4, or M\n");
    assert_not(AUCTION, "bid Mercury", "> “Mercury” is not a card: a good C S W T G O with its value 1 to 4, or M\n");
    assert_not(AUCTION, "bid c1Mx", "> “c1Mx” is not a card: a good C S W T G O with its value 1 to 4, or M\n");
    assert_not(AUCTION, "PASS Now", "> Nothing can follow PASS, but you typed “Now”\n");
    assert_int_equal(understand(AUCTION, NIKA_FRENCH, "Passe déjà", strlen("Passe déjà"), &move), NIKA_NOT_UNDERSTOOD);
    assert_string_equal(heard.bytes, "> Rien ne doit suivre Passe\u00A0: «\u00A0déjà\u00A0» est de trop\n");
}

/* A merchant is M, or its name: what the rules say about merchants in bids is said then, not that the name is no card. */
static void merchants_are_named(void **state)
{
    (void)state;
    assert_understood(AUCTION, "bid merchant", "bid M");
    assert_understood(AUCTION, "bid c1 Merchants", "bid C1 M");
    assert_understood(LIMIT, "sell c1 c1 merchant", "sell C1 C1 M");
    assert_understood_in(LIMIT, NIKA_FRENCH, "vends c1 c1 marchand", "sell C1 C1 M");
    assert_understood_in(LIMIT, NIKA_ITALIAN, "vendo c1 c1 mercante", "sell C1 C1 M");
    assert_understood_in(LIMIT, NIKA_JAPANESE, "売る c1 c1 商人", "sell C1 C1 M");
}

static void beginnings_are_asked_about(void **state)
{
    (void)state;
    assert_half(AUCTION, "b", "> Which cards do you bid?\n");
    assert_half(AUCTION, "bid ", "> Which cards do you bid?\n");
    assert_half(GIVING, "give", "> Which card goes to the market: S4 T3 T1 O1 M M?\n");
    assert_half(MARKET, "take", "> Which group do you take: W3 W1 O2 M?\n");
    assert_half(MARKET, "t", "> Which group do you take: W3 W1 O2 M?\n");
    assert_half(FINAL, "sell", "> Which three cards do you sell?\n");
    assert_half(FINAL, "s c4", "> C4 and what else do you sell? A set has three cards\n");
    assert_half(WAITING, "c4 m", "> C4 M and what else do you sell? A set has three cards\n");
    assert_half(LIMIT, "discard", "> Which card do you discard?\n");
    assert_half(LIMIT, "d", "> Which card do you discard?\n");
}

static void nonsense_gets_a_sentence(void **state)
{
    (void)state;
    assert_not(AUCTION, "hello",
               "> “hello” is not a move; type bid c1 s2 (b c1 s2), pass (p), or sell c4 c1 m (s c4 c1 m)\n");
    assert_not(AUCTION, "", "> “” is not a move; type bid c1 s2 (b c1 s2), pass (p), or sell c4 c1 m (s c4 c1 m)\n");
    assert_not(GIVING, "why",
               "> “why” is not a move; type one of the cards S4 T3 T1 O1 M M, or sell c4 c1 m (s c4 c1 m)\n");
    assert_not(LIMIT, "no", "> “no” is not a move; type discard g1 (d g1), or sell c4 c1 m (s c4 c1 m)\n");
    assert_not(
        MARKET, "beer",
        "> “beer” is not a move; take a group from W3 W1 O2 M, for example take wine (t w), or type sell c4 c1 m "
        "(s c4 c1 m)\n");
    assert_not(FINAL, "c", "> “c” is not a move; type sell c4 c1 m (s c4 c1 m), or done (d)\n");
    assert_not(WAITING, "1", "> “1” is not a move; out of turn you can only sell: sell c4 c1 m (s c4 c1 m)\n");
    assert_not(AUCTION, "b c5", "> “c5” is not a card: a good C S W T G O with its value 1 to 4, or M\n");
    assert_not(AUCTION, "b c1 x2", "> “x2” is not a card: a good C S W T G O with its value 1 to 4, or M\n");
    assert_not(AUCTION, "c", "> “c” is not a move; type bid c1 s2 (b c1 s2), pass (p), or sell c4 c1 m (s c4 c1 m)\n");
    assert_not(AUCTION, "b c4 c4 c4", "> The game does not have that many C4 cards\n");
    assert_not(AUCTION, "b c1 c1 c2 c2 s1 s1 s2 s2", "> 8 cards at once are too many: a hand has seven at most\n");
    assert_not(GIVING, "g t3 t1", "> Only one card at a time can be named here\n");
    assert_not(LIMIT, "s c1 c1 c4 m", "> A set has three cards, not 4\n");
    assert_not(MARKET, "take beer",
               "> “beer” is not a group: cloth, spice, wine, wood (T), grain, olives or merchant\n");
    assert_not(MARKET, "take wine now",
               "> “wine now” is not a group: cloth, spice, wine, wood (T), grain, olives or merchant\n");
    assert_not(AUCTION, "pass now", "> Nothing can follow pass, but you typed “now”\n");
    assert_not(AUCTION, "take", "> The market is empty\n");
    assert_not(MARKET, "take o lives",
               "> “o lives” is not a group: cloth, spice, wine, wood (T), grain, olives or merchant\n");
}

/* Long lines, NUL, control characters and what is no UTF-8: a sentence, and nothing harmful in it. */
static void garbage_gets_a_sentence(void **state)
{
    static char line[100000];
    struct nika_move move;

    (void)state;
    memset(line, 'c', sizeof line);
    for (unsigned moment = 0; moment < MOMENTS; moment++) {
        assert_int_equal(understand((enum moment)moment, NIKA_ENGLISH, line, sizeof line, &move), NIKA_NOT_UNDERSTOOD);
        assert_true(strlen(heard.bytes) < 300);
        assert_int_equal(understand((enum moment)moment, NIKA_ENGLISH, "b c1\0", 5, &move), NIKA_NOT_UNDERSTOOD);
        assert_int_equal(understand((enum moment)moment, NIKA_ENGLISH,
                                    "b\xff"
                                    "c1",
                                    4, &move),
                         NIKA_NOT_UNDERSTOOD);
        assert_null(strchr(heard.bytes, '\xff'));
        assert_int_equal(understand((enum moment)moment, NIKA_ENGLISH, "\033[31m", 5, &move), NIKA_NOT_UNDERSTOOD);
        assert_null(strchr(heard.bytes, '\033'));
    }
}

/* Every byte string of a few letters: never a crash, never a move that can't be spelled. */
static void random_lines_are_survived(void **state)
{
    static const char letters[] = "cswtgomCM1234 bdpxe,\t\xc3\xa9\xe5";
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 5, 0);
    for (unsigned i = 0; i < 20000; i++) {
        char line[24];
        const unsigned size = nika_rng_below(&rng, sizeof line);
        struct nika_move move, again;
        char word[NIKA_WORD_MAX];

        for (unsigned j = 0; j < size; j++)
            line[j] = letters[nika_rng_below(&rng, sizeof letters - 1)];
        if (understand((enum moment)(i % MOMENTS), (enum nika_language)(i % NIKA_LANGUAGES), line, size, &move) !=
            NIKA_UNDERSTOOD)
            continue;
        const size_t length = setup.game->say(&setup, move, word);

        assert_true(setup.game->parse(&setup, word, length, &again));
        assert_true(nika_move_same(move, again));
    }
}

/*
 * Secrets.
 */

/* All that is told from a view. */
static void tell_all(const struct nika_setup *setup, const struct nika_view *view, struct hearing *hearing)
{
    const struct nika_listener listener = hearing_begin(hearing, nika_voice(NIKA_ENGLISH, names));

    nika_tell_start(setup, view, listener);
    nika_tell_table(setup, view, listener);
    nika_tell_hand(setup, view, listener);
    nika_tell_waiting(setup, view, listener);
    if (view->seat < setup->players && setup->game->waiting(setup, view).asked >> view->seat & 1)
        nika_tell_question(setup, view, listener);
    nika_tell_result(setup, view, listener);
}

/* What is said about a refusal before others depends on no hand; and what is kept from them does depend on it. */
static void open_refusals_hide_the_hand(void **state)
{
    static const char *const words[] = {"sell C4 C1 M", "sell C1 S4 M", "bid C4", "bid C1 M", "give C4",
                                        "take wine",    "discard C1",   "pass",   "done"};
    static const char *const hands[] = {"C4 C1 S2 M", "S4 S1", ""};
    static struct hearing first, other;
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_voice voice = nika_voice(NIKA_ENGLISH, names);
    unsigned differs = 0, hidden = 0;

    (void)state;
    for (unsigned moment = 0; moment < MOMENTS; moment++)
        for (nika_refusal refusal = NIKA_GAME_OVER; refusal <= BYZANTZ_ALREADY_DONE; refusal++)
            for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++) {
                struct nika_view view = at_moment(&setup, (enum moment)moment);
                struct byzantz_own *own = (struct byzantz_own *)(uintptr_t)byzantz_own(&view);
                struct nika_move move;

                assert_true(setup.game->parse(&setup, words[i], strlen(words[i]), &move));
                if ((move.verb == BYZANTZ_TAKE) != (refusal == BYZANTZ_EMPTY_GROUP))
                    continue; /* the only refusal that is about a group */
                own->hand = cards(hands[0]);
                nika_tell_refusal(&setup, &view, move, refusal, hearing_begin(&first, voice));
                for (unsigned hand = 1; hand < sizeof hands / sizeof hands[0]; hand++) {
                    own->hand = cards(hands[hand]);
                    nika_tell_refusal(&setup, &view, move, refusal, hearing_begin(&other, voice));
                    if (nika_refusal_is_open(&setup, refusal))
                        assert_string_equal(first.bytes, other.bytes);
                    else if (strcmp(first.bytes, other.bytes) != 0)
                        differs |= 1u << refusal;
                }
                hidden |= (nika_refusal_is_open(&setup, refusal) ? 0u : 1u) << refusal;
            }
    assert_int_equal(differs, hidden);
    assert_int_equal(hidden, 1u << BYZANTZ_NOT_IN_HAND | 1u << BYZANTZ_BID_TOO_LOW | 1u << BYZANTZ_MERCHANT_IN_BID |
                                 1u << BYZANTZ_NOT_A_SET | 1u << BYZANTZ_LIES_IN_BID);
}

/* The kinds of cards that a text names. */
static void find_kinds(const char *text, bool found[BYZANTZ_KINDS])
{
    memset(found, 0, BYZANTZ_KINDS * sizeof found[0]);
    for (const char *at = text; *at; at++) {
        const bool starts = at == text || strchr(" \n:", at[-1]);
        const char *letter = strchr("CSWTGO", *at);

        if (starts && letter && at[1] >= '1' && at[1] <= '4')
            found[4 * (letter - "CSWTGO") + at[1] - '1'] = true;
        if (starts && *at == 'M' && (at[1] == '\0' || strchr(" \n;,", at[1])))
            found[BYZANTZ_MERCHANT] = true;
    }
}

static unsigned count_open(const struct byzantz_open *open, unsigned kind)
{
    unsigned there = byzantz_count_of(open->bundle, kind) + byzantz_count_of(open->market, kind);

    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        there += byzantz_count_of(open->bid[seat], kind) + byzantz_count_of(open->known[seat], kind);
    return there;
}

/* Whether all kinds that a text names lie open on the table, now or before, or in these cards. */
static void assert_open(const struct byzantz_open *open, byzantz_cards more, const struct byzantz_open *was,
                        const char *text)
{
    bool found[BYZANTZ_KINDS];

    find_kinds(text, found);
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        const unsigned there = count_open(open, kind) + count_open(was, kind) + byzantz_count_of(more, kind);

        if (found[kind] && !there)
            print_error("kind %u is told but not known:\n%s\n", kind, text);
        assert_true(!found[kind] || there > 0);
    }
}

/* What a seat is told is the same in any two worlds that it can't tell apart, and a watcher's hand is never read. */
static void told_is_what_the_seat_knows(void **state)
{
    static struct hearing first, second;
    struct nika_rng rng;

    (void)state;
    for (unsigned players = 3; players <= 6; players++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, players, 0);
        struct nika_deal deal;
        struct nika_world world, imagined;

        nika_rng_seed(&rng, 11, players);
        nika_deal(&setup, &rng, &deal);
        setup.game->begin(&setup, &deal, &world);
        do {
            for (unsigned seat = 0; seat < players; seat++) {
                struct nika_view view, again;

                nika_look(&setup, &world, seat, &view);
                setup.game->imagine(&setup, &view, &rng, &imagined);
                nika_look(&setup, &imagined, seat, &again);
                tell_all(&setup, &view, &first);
                tell_all(&setup, &again, &second);
                assert_string_equal(first.bytes, second.bytes);
            }
            struct nika_view view;

            nika_look(&setup, &world, NIKA_WATCHER, &view);
            tell_all(&setup, &view, &first);
            assert_open(byzantz_open(&view), 0, byzantz_open(&view), first.bytes);
            memset(view.bytes + sizeof(struct byzantz_open), 0x5a, sizeof view.bytes - sizeof(struct byzantz_open));
            tell_all(&setup, &view, &second);
            assert_string_equal(first.bytes, second.bytes);
        } while (nika_step(&setup, &world, &rng));
    }
}

/* A move names the cards that it shows, and what lies open before and after it. */
static void moves_tell_only_what_is_open(void **state)
{
    static struct hearing told, mine;
    struct nika_rng rng;

    (void)state;
    for (unsigned game = 0; game < 12; game++) {
        const unsigned players = 3 + game % 4;
        const struct nika_setup setup = setup_of(&nika_byzantz, players, 0);
        struct nika_deal deal;
        struct nika_world world;
        struct nika_view view;

        nika_rng_seed(&rng, 13, game);
        nika_deal(&setup, &rng, &deal);
        setup.game->begin(&setup, &deal, &world);
        while (nika_look_asked(&setup, &world, &view)) {
            struct nika_move moves[NIKA_MOVES_MAX];
            const unsigned mover = view.seat;
            const unsigned count = setup.game->legal(&setup, &view, moves);
            const struct nika_move chosen = moves[nika_rng_below(&rng, count)];
            struct nika_view before, after;

            nika_look(&setup, &world, NIKA_WATCHER, &before);
            assert_int_equal(setup.game->apply(&setup, &world, mover, chosen), NIKA_ACCEPTED);
            nika_look(&setup, &world, NIKA_WATCHER, &after);
            nika_tell_move(&setup, &before, &after, mover, chosen,
                           hearing_begin(&told, nika_voice(NIKA_ENGLISH, names)));
            const struct byzantz_open *was = byzantz_open(&before);
            const byzantz_cards shown = chosen.verb == BYZANTZ_TAKE ? 0 : chosen.open;

            assert_open(byzantz_open(&after), shown, was, told.bytes);
            /* With open profit, everybody is told the same. */
            nika_look(&setup, &world, mover, &after);
            nika_tell_move(&setup, &view, &after, mover, chosen, hearing_begin(&mine, nika_voice(NIKA_ENGLISH, names)));
            assert_string_equal(told.bytes, mine.bytes);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_spelling_of_records_is_understood_at_any_moment),
        cmocka_unit_test(short_forms_are_understood),
        cmocka_unit_test(bare_pieces_are_understood),
        cmocka_unit_test(goods_have_their_names_in_each_language),
        cmocka_unit_test(verbs_have_their_words_in_each_language),
        cmocka_unit_test(what_help_shows_is_understood),
        cmocka_unit_test(words_are_echoed_as_they_were_typed),
        cmocka_unit_test(merchants_are_named),
        cmocka_unit_test(beginnings_are_asked_about),
        cmocka_unit_test(nonsense_gets_a_sentence),
        cmocka_unit_test(garbage_gets_a_sentence),
        cmocka_unit_test(random_lines_are_survived),
        cmocka_unit_test(open_refusals_hide_the_hand),
        cmocka_unit_test(told_is_what_the_seat_knows),
        cmocka_unit_test(moves_tell_only_what_is_open),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
