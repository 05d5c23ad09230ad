/*
 * test_facts.c: unit tests of the sentences of facts (explain.h): every language is complete and says the same, and says
 * it well-formed; and of facts in whole games: every legal move has some, they are true in the world that the seat does
 * not see, and the same in any other that looks the same.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/bits.h>
#include <nika/explain.h>
#include <nika/facts.h>
#include <nika/games.h>
#include <nika/hint.h>
#include <nika/messages_play.h>

#include "../../src/text/catalogue.h"
#include "plain_justinian.h"

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "Eva", "Fay"};

static void assert_said(enum nika_language language, struct nika_fact fact, const char *expected)
{
    char bytes[NIKA_REASON_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say_fact(&text, nika_voice(language, names), &fact);
    assert_string_equal(bytes, expected);
}

/*
 * The catalogues.
 */

/* The argument that stands between two braces, in whatever way it is said; 0 if it is none. */
static unsigned argument_of(const char *place, size_t size)
{
    static const struct {
        const char *name;
        unsigned argument;
    } known[] = {{"name", NIKA_FACT_SEAT},   {"good", NIKA_FACT_GOOD},     {"counselor", NIKA_FACT_COUNSELOR},
                 {"color", NIKA_FACT_COLOR}, {"number", NIKA_FACT_NUMBER}, {"second", NIKA_FACT_SECOND}};

    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strlen(known[i].name) == size && strncmp(place, known[i].name, size) == 0)
            return known[i].argument;
    return 0;
}

/* The arguments that a sentence uses; every place is one, braces are closed and the text is UTF-8 without controls. */
static unsigned arguments_of(const char *sentence)
{
    unsigned found = 0;
    size_t length;

    assert_true(strlen(sentence) > 0);
    for (const char *at = sentence; *at; at += length) {
        assert_true(nika_utf8_read(at, strlen(at), &length) >= ' ');
        assert_true(*at != '}');
        if (*at != '{')
            continue;
        const char *close = strchr(at, '}');

        assert_non_null(close);
        const unsigned argument = argument_of(at + 1, strcspn(at + 1, ":}"));

        if (!argument)
            print_error("unknown place: %s\n", at);
        assert_int_not_equal(argument, 0);
        found |= argument;
        length = (size_t)(close - at) + 1;
    }
    return found;
}

static void every_sentence_has_the_places_of_its_kind(void **state)
{
    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
        for (unsigned kind = 0; kind < NIKA_FACT_KINDS; kind++)
            for (unsigned form = 0; form < nika_catalogue_of((enum nika_language)language)->forms; form++) {
                const char *sentence = nika_form(
                    nika_sentences_of(nika_catalogue_of((enum nika_language)language), nika_fact_keys[kind]), form);

                /* One may be said without its number. */
                const bool last = form + 1 == nika_catalogue_of((enum nika_language)language)->forms;
                const unsigned found =
                    arguments_of(sentence) | (last ? 0 : nika_fact_arguments(kind) & NIKA_FACT_NUMBER);

                if (found != nika_fact_arguments(kind))
                    print_error("%s: %s\n", nika_fact_word(kind), sentence);
                assert_int_equal(found, nika_fact_arguments(kind));
            }
}

static void words_of_facts_are_different_and_spelled_alike(void **state)
{
    (void)state;
    for (unsigned kind = 0; kind < NIKA_FACT_KINDS; kind++) {
        assert_int_equal(strspn(nika_fact_word(kind), "abcdefghijklmnopqrstuvwxyz-"), strlen(nika_fact_word(kind)));
        for (unsigned other = 0; other < kind; other++)
            assert_string_not_equal(nika_fact_word(kind), nika_fact_word(other));
    }
}

static void counselors_are_called_as_the_rules_call_them(void **state)
{
    (void)state;
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++)
        assert_string_equal(nika_counselor_text(counselor), justinian_counselor_names[counselor]);
}

static void languages_are_found(void **state)
{
    enum nika_language language = NIKA_FRENCH;

    (void)state;
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++) {
        assert_true(nika_language_named(nika_language_code((enum nika_language)i), &language));
        assert_int_equal(language, i);
    }
    assert_string_equal(nika_language_code(NIKA_ENGLISH), "en");
    assert_string_equal(nika_language_code(NIKA_JAPANESE), "ja");
    language = NIKA_FRENCH;
    assert_false(nika_language_named("xx", &language));
    assert_false(nika_language_named("", &language));
    assert_false(nika_language_named("eng", &language));
    assert_int_equal(language, NIKA_FRENCH);
    assert_string_equal(nika_language_name(NIKA_ENGLISH), "English");
    assert_string_equal(nika_language_name(NIKA_ITALIAN), "Italiano");
    assert_string_equal(nika_language_name(NIKA_FRENCH), "Français");
    assert_string_equal(nika_language_name(NIKA_JAPANESE), "日本語");
    assert_int_equal(nika_language_of_locale("it_IT.UTF-8"), NIKA_ITALIAN);
    assert_int_equal(nika_language_of_locale("fr"), NIKA_FRENCH);
    assert_int_equal(nika_language_of_locale("ja.UTF-8"), NIKA_JAPANESE);
    assert_int_equal(nika_language_of_locale("fr@euro"), NIKA_FRENCH);
    assert_int_equal(nika_language_of_locale("frp_FR"), NIKA_ENGLISH); /* another language */
    assert_int_equal(nika_language_of_locale("C"), NIKA_ENGLISH);
    assert_int_equal(nika_language_of_locale("POSIX"), NIKA_ENGLISH);
    assert_int_equal(nika_language_of_locale("xx_DE.UTF-8"), NIKA_ENGLISH);
    assert_int_equal(nika_language_of_locale(""), NIKA_ENGLISH);
}

/*
 * Sentences.
 */
static void goods_and_numbers_stand_in_their_places(void **state)
{
    const struct nika_fact third = {.kind = NIKA_FACT_BID_THIRD, .good = 0, .number = 5, .second = 1};

    (void)state;
    assert_said(NIKA_ENGLISH, third, "a bid of 5 costs your third cloth card, and with it a set for 1 point");
    assert_said(NIKA_ITALIAN, third, "un'offerta di 5 ti costa la terza carta stoffa, e con essa un tris da 1 punto");
    assert_said(NIKA_FRENCH, third,
                "une mise de 5 te coûte ta troisième carte Tissu, et avec elle une série à 1 point");
    assert_said(NIKA_JAPANESE, third, "5の入札で3枚目の布カードを失い、1点のセットが崩れます");
}

static void colors_agree_with_cards(void **state)
{
    const struct nika_fact pays = {.kind = NIKA_FACT_COLOR_PAYS, .color = 2, .number = 33};

    (void)state;
    assert_said(NIKA_ENGLISH, pays, "your green cards pay 33 points");
    assert_said(NIKA_ITALIAN, pays, "le tue carte verdi rendono 33 punti");
    assert_said(NIKA_FRENCH, pays, "tes cartes vertes rapportent 33 points");
    assert_said(NIKA_JAPANESE, pays, "手札の緑のカードは33点になります");
}

/* None is like many in English and Italian, like one in French; Japanese has one form. */
static void numbers_have_the_forms_of_their_language(void **state)
{
    static const char *const expected[NIKA_LANGUAGES][3] = {
        [NIKA_ENGLISH] = {"you keep 0 cards in hand", "you keep 1 card in hand", "you keep 2 cards in hand"},
        [NIKA_ITALIAN] = {"ti restano in mano 0 carte", "ti resta in mano 1 carta", "ti restano in mano 2 carte"},
        [NIKA_FRENCH] = {"il te reste 0 carte en main", "il te reste 1 carte en main", "il te reste 2 cartes en main"},
        [NIKA_JAPANESE] = {"手札は0枚残ります", "手札は1枚残ります", "手札は2枚残ります"},
    };

    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
        for (unsigned number = 0; number < 3 && expected[language][number]; number++)
            assert_said((enum nika_language)language,
                        (struct nika_fact){.kind = NIKA_FACT_SELL_LEAVES, .number = (int16_t)number},
                        expected[language][number]);
}

static void counselors_have_name_and_number(void **state)
{
    const struct nika_fact there = {.kind = NIKA_FACT_RIVAL_THERE, .seat = 1, .counselor = 3, .number = 2};

    (void)state;
    assert_said(NIKA_ENGLISH, there, "Bo has 2 tokens on Basilius (4)");
    assert_said(NIKA_ITALIAN, there, "Bo ha 2 segnalini su Basilius (4)");
    assert_said(NIKA_FRENCH, there, "Bo a 2 fiches sur Basilius (4)");
    assert_said(NIKA_JAPANESE, there, "BoはBasilius（4番）にトークンを2個置いています");
}

static void names_can_do_no_harm(void **state)
{
    static const char *const others[NIKA_SEATS_MAX] = {"\x1b[2J{number}", "a\nb", "", "", "", ""};
    char bytes[NIKA_REASON_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    nika_say_fact(&text, nika_voice(NIKA_ENGLISH, others),
                  &(struct nika_fact){.kind = NIKA_FACT_PICKS_BEFORE, .seat = 0});
    assert_string_equal(bytes, "\\x1B[2J{number} picks from the market before you");
    text = nika_text(bytes, sizeof bytes);
    nika_say(&text, nika_voice(NIKA_ITALIAN, others), msg_best_moves(1));
    assert_string_equal(bytes, "Le mosse migliori per a\\x0Ab:");
}

static void facts_are_joined_as_the_language_does(void **state)
{
    static const char *const expected[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "the sale pays 4 points; these are the last sales of the game",
        [NIKA_ITALIAN] = "la vendita rende 4 punti; sono le ultime vendite della partita",
        [NIKA_FRENCH] = "la vente rapporte 4 points\u00A0; ce sont les dernières ventes de la partie",
        [NIKA_JAPANESE] = "この売却で4点を得ます。これがゲーム最後の売却です。",
    };
    const struct nika_fact facts[] = {{.kind = NIKA_FACT_SELL_PAYS, .number = 4}, {.kind = NIKA_FACT_SELL_LAST}};

    (void)state;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        char bytes[NIKA_REASON_MAX];
        struct nika_text text = nika_text(bytes, sizeof bytes);

        nika_say_reason(&text, nika_voice((enum nika_language)language, names), facts, 2);
        if (expected[language])
            assert_string_equal(bytes, expected[language]);
        text = nika_text(bytes, sizeof bytes);
        nika_say_reason(&text, nika_voice((enum nika_language)language, names), facts, 0);
        assert_string_equal(bytes, "");
    }
}

static void what_a_move_is_worth_is_said(void **state)
{
    static const struct {
        enum nika_language language;
        int64_t tenths, percent;
        const char *expected;
    } cases[] = {
        {NIKA_ENGLISH, 124, 31, "12.4 points expected, 31% to win"},
        {NIKA_ENGLISH, 5, 100, "0.5 points expected, 100% to win"},
        {NIKA_ITALIAN, 124, 32, "12,4 punti attesi, 32% di probabilità di vittoria"},
        {NIKA_FRENCH, 124, 0, "12,4 points attendus, 0\u00A0% de chances de gagner"},
        {NIKA_FRENCH, 19, 1, "1,9 point attendu, 1\u00A0% de chances de gagner"},
        {NIKA_FRENCH, 20, 1, "2,0 points attendus, 1\u00A0% de chances de gagner"},
        {NIKA_JAPANESE, -7, 0, "予想得点-0.7点、勝率0%"},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char bytes[NIKA_REASON_MAX];
        struct nika_text text = nika_text(bytes, sizeof bytes);

        nika_say(&text, nika_voice(cases[i].language, NULL), msg_worth(cases[i].tenths, cases[i].percent));
        assert_string_equal(bytes, cases[i].expected);
    }
}

/* Whatever the facts and however long the names, a reason fits. */
static void the_longest_reason_fits(void **state)
{
    char long_name[128], *longest[NIKA_SEATS_MAX];

    (void)state;
    memset(long_name, '\x01', sizeof long_name - 1); /* four characters each */
    long_name[sizeof long_name - 1] = '\0';
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        longest[seat] = long_name;
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++)
        for (unsigned kind = 0; kind < NIKA_FACT_KINDS; kind++) {
            const struct nika_fact fact = {
                .kind = (uint8_t)kind, .good = 6, .counselor = 5, .color = 3, .number = -32767, .second = -32767};
            const struct nika_fact facts[NIKA_FACTS_MAX] = {fact, fact, fact};
            char bytes[NIKA_REASON_MAX];
            struct nika_text text = nika_text(bytes, sizeof bytes);

            nika_say_reason(&text, nika_voice((enum nika_language)language, (const char *const *)longest), facts,
                            NIKA_FACTS_MAX);
            if (text.cut)
                print_error("too long: %s\n", bytes);
            assert_false(text.cut);
        }
}

/*
 * Facts in games.
 */

/* How often each kind was found. */
static unsigned found[NIKA_FACT_KINDS];

static const struct byzantz_world *byzantz_in(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

/* The most that a seat could have in its bid: all its goods. */
static unsigned byzantz_most(const struct byzantz_world *world, unsigned seat)
{
    return world->open.bid_total[seat] + byzantz_value(world->own[seat].hand);
}

/* What facts say about what the seat can't see must hold in the world as it is. */
static void assert_true_in_byzantz(const struct nika_world *before, const struct nika_world *after,
                                   const struct nika_fact *fact, unsigned me)
{
    const struct byzantz_world *was = byzantz_in(before), *is = byzantz_in(after);

    switch (fact->kind) {
    case NIKA_FACT_BID_UNBEATABLE:
        for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
            assert_true(seat == me || !(was->open.in >> seat & 1) || byzantz_most(was, seat) <= (unsigned)fact->number);
        break;
    case NIKA_FACT_BID_ONE_RIVAL:
        for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
            if (seat != me && was->open.in >> seat & 1)
                assert_true(byzantz_most(was, seat) <=
                            (seat == fact->seat ? (unsigned)fact->number : is->open.bid_total[me]));
        break;
    case NIKA_FACT_BID_WINS:
        assert_int_equal(is->open.phase, BYZANTZ_GIVING);
        assert_int_equal(is->open.turn, me);
        break;
    case NIKA_FACT_PASS_YIELDS:
        assert_int_equal(is->open.phase, BYZANTZ_GIVING);
        assert_int_equal(is->open.turn, fact->seat);
        break;
    case NIKA_FACT_PASS_OPENER:
        assert_int_not_equal(is->open.bidder_card[fact->seat], was->open.bidder_card[fact->seat]);
        break;
    case NIKA_FACT_SELL_PAYS:
        assert_int_equal(is->open.profit[me] - was->open.profit[me], fact->number);
        break;
    case NIKA_FACT_SELL_LEAVES:
        assert_int_equal(is->open.hand_size[me], fact->number);
        break;
    case NIKA_FACT_OVER_LIMIT:
        assert_true(fact->number > 7);
        break;
    case NIKA_FACT_TAKE_DENIES:
        assert_true(byzantz_count(byzantz_group(was->own[fact->seat].hand, fact->good)) +
                        byzantz_count(byzantz_group(was->open.market, fact->good)) >=
                    3);
        break;
    default:
        break;
    }
}

static void assert_true_in_justinian(const struct nika_setup *setup, const struct nika_world *before,
                                     const struct nika_world *after, const struct nika_fact *fact, unsigned me)
{
    const struct justinian_world *was = plain_world_const(before), *is = plain_world_const(after);
    const struct justinian_scoring *scoring = &is->open.scoring[was->open.phase];

    switch (fact->kind) {
    case NIKA_FACT_CHOOSES_SURELY:
        assert_int_equal(is->open.stage, JUSTINIAN_CHOOSING);
        assert_int_equal(is->open.turn, me);
        break;
    case NIKA_FACT_RIVAL_MAY_CHOOSE:
        assert_true(justinian_influence(was->own[fact->seat].phase) <= (unsigned)fact->number);
        break;
    case NIKA_FACT_NOBODY_CAN_TRIGGER:
        assert_true(is->open.stage != JUSTINIAN_TRIGGERING ||
                    justinian_influence(is->own[is->open.turn].phase) < justinian_threshold(is->open.phase));
        break;
    case NIKA_FACT_COLOR_PAYS:
        assert_int_equal(scoring->color, fact->color);
        assert_int_equal(justinian_card_points(setup, scoring, was->open.phase, me), fact->number);
        break;
    case NIKA_FACT_PASS_LAST:
        assert_int_not_equal(is->open.stage, JUSTINIAN_PLACING);
        break;
    case NIKA_FACT_PASS_LEAVES_LAST:
        assert_int_equal(is->open.in, 1u << fact->seat);
        break;
    case NIKA_FACT_PASS_DRAWS:
        assert_int_equal(is->open.hand_size[me] - was->open.hand_size[me], fact->number);
        break;
    default:
        break;
    }
}

static void assert_same(const struct nika_fact *a, const struct nika_fact *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->seat, b->seat);
    assert_int_equal(a->good, b->good);
    assert_int_equal(a->counselor, b->counselor);
    assert_int_equal(a->color, b->color);
    assert_int_equal(a->number, b->number);
    assert_int_equal(a->second, b->second);
}

/* A move has facts; each can be said in every language; and a world that looks the same has the same. */
static void assert_facts(const struct nika_setup *setup, const struct nika_world *world, const struct nika_view *view,
                         const struct nika_view *twin, struct nika_move move)
{
    struct nika_fact facts[NIKA_FACTS_MAX], others[NIKA_FACTS_MAX];
    const unsigned count = nika_facts(setup, view, move, facts);
    struct nika_world after;

    assert_in_range(count, 1, NIKA_FACTS_MAX);
    assert_int_equal(nika_facts(setup, twin, move, others), count);
    nika_copy(setup->game, &after, world);
    assert_int_equal(setup->game->apply(setup, &after, view->seat, move), NIKA_ACCEPTED);
    for (unsigned i = 0; i < count; i++) {
        assert_same(&facts[i], &others[i]);
        assert_in_range(facts[i].kind, 0, NIKA_FACT_KINDS - 1);
        found[facts[i].kind]++;
        if (nika_fact_arguments(facts[i].kind) & NIKA_FACT_SEAT) {
            assert_true(facts[i].seat < setup->players);
            assert_int_not_equal(facts[i].seat, view->seat);
        }
        if (setup->game == &nika_byzantz)
            assert_true_in_byzantz(world, &after, &facts[i], view->seat);
        else
            assert_true_in_justinian(setup, world, &after, &facts[i], view->seat);
        for (unsigned other = 0; other < i; other++)
            assert_int_not_equal(facts[i].kind, facts[other].kind);
    }
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        char bytes[NIKA_REASON_MAX];
        struct nika_text text = nika_text(bytes, sizeof bytes);

        nika_say_reason(&text, nika_voice((enum nika_language)language, names), facts, count);
        assert_false(text.cut);
        assert_true(text.size > 0);
        assert_null(strchr(bytes, '{'));
    }
}

/* All moves of all seats at one moment. */
static void assert_moment(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *rng)
{
    struct nika_move moves[NIKA_MOVES_MAX];

    for (unsigned seat = 0; seat < setup->players; seat++) {
        struct nika_view view, twin;
        struct nika_world other;

        nika_look(setup, world, seat, &view);
        const unsigned count = setup->game->legal(setup, &view, moves);

        setup->game->imagine(setup, &view, rng, &other);
        nika_look(setup, &other, seat, &twin);
        for (unsigned i = 0; i < count; i++)
            assert_facts(setup, world, &view, &twin, moves[i]);
    }
}

static void play_games(const struct nika_game *game, unsigned players, unsigned games, const char *edition,
                       const struct plain_habits *habits)
{
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_rng rng;

    nika_rng_seed(&rng, 5, players);
    for (unsigned i = 0; i < games; i++) {
        assert_true(nika_setup_init(&setup, game, players, i % players));
        assert_true(!edition || nika_setup_edition(&setup, edition));
        if (edition && strcmp(edition, "it") == 0) /* a value that no edition has */
            assert_true(nika_setup_switch(&setup, "influence", "trigger"));
        nika_deal(&setup, &rng, &deal);
        game->begin(&setup, &deal, &world);
        if (game == &nika_byzantz) {
            do
                assert_moment(&setup, &world, &rng);
            while (nika_step(&setup, &world, &rng));
            continue;
        }
        do
            assert_moment(&setup, &world, &rng);
        while (play_on(&setup, &world, habits, &rng));
    }
}

static void every_move_of_byzantz_has_true_facts(void **state)
{
    (void)state;
    for (unsigned players = 3; players <= 6; players++)
        play_games(&nika_byzantz, players, 4, NULL, NULL);
}

static void every_move_of_justinian_has_true_facts(void **state)
{
    const struct plain_habits busy = {.pass = 25, .phase = 40, .trigger = 40, .trigger_last = 30, .keep = 40};
    const struct plain_habits shy = {.pass = 25, .phase = 0}; /* to the last token, without any scoring */

    (void)state;
    for (unsigned players = 2; players <= 4; players++) {
        for (unsigned edition = 0; edition < 4; edition++)
            play_games(&nika_justinian, players, 3, nika_justinian.editions[edition].name, &busy);
        play_games(&nika_justinian, players, 1, "fr", &shy);
    }
}

/* No kind is there for nothing. */
static void every_kind_is_found(void **state)
{
    unsigned missing = 0;

    (void)state;
    for (unsigned kind = 0; kind < NIKA_FACT_KINDS; kind++)
        if (!found[kind]) {
            print_error("never found: %s\n", nika_fact_word(kind));
            missing++;
        }
    assert_int_equal(missing, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_sentence_has_the_places_of_its_kind),
        cmocka_unit_test(words_of_facts_are_different_and_spelled_alike),
        cmocka_unit_test(counselors_are_called_as_the_rules_call_them),
        cmocka_unit_test(languages_are_found),
        cmocka_unit_test(goods_and_numbers_stand_in_their_places),
        cmocka_unit_test(colors_agree_with_cards),
        cmocka_unit_test(numbers_have_the_forms_of_their_language),
        cmocka_unit_test(counselors_have_name_and_number),
        cmocka_unit_test(names_can_do_no_harm),
        cmocka_unit_test(facts_are_joined_as_the_language_does),
        cmocka_unit_test(what_a_move_is_worth_is_said),
        cmocka_unit_test(the_longest_reason_fits),
        cmocka_unit_test(every_move_of_byzantz_has_true_facts),
        cmocka_unit_test(every_move_of_justinian_has_true_facts),
        cmocka_unit_test(every_kind_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
