/*
 * test_reasons.c: unit tests of the facts about moves (hint.h), in positions that are laid by hand; every number is
 * worked out from the rules. And of hints, as far as they do not depend on how well an agent thinks.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/facts.h>
#include <nika/hint.h>
#include <nika/null.h>

#include "asking.h"
#include "plain_justinian.h"

/* A fact in words and numbers: its word, and its arguments in the order of struct nika_fact. */
static void spell(const struct nika_fact *fact, char *bytes, size_t room)
{
    struct nika_text text = nika_text(bytes, room);
    const int values[] = {fact->seat, fact->good, fact->counselor + 1, fact->color, fact->number, fact->second};

    nika_text_add(&text, nika_fact_word(fact->kind));
    for (unsigned i = 0; i < 6; i++)
        if (nika_fact_arguments(fact->kind) >> i & 1) {
            nika_text_add_char(&text, ' ');
            nika_text_add_number(&text, values[i]);
        }
}

/* The facts about a move that is spelled; it is legal. */
static void assert_facts(const struct nika_setup *setup, const struct nika_view *view, const char *word,
                         const char *expected)
{
    struct nika_move moves[NIKA_MOVES_MAX], move;
    struct nika_fact facts[NIKA_FACTS_MAX];
    char bytes[256] = "", one[80];
    unsigned at = 0;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    const unsigned legal = setup->game->legal(setup, view, moves);

    while (at < legal && !nika_move_same(moves[at], move))
        at++;
    if (at == legal)
        print_error("not legal: %s\n", word);
    assert_true(at < legal);
    struct nika_text text = nika_text(bytes, sizeof bytes);
    const unsigned count = nika_facts(setup, view, move, facts);

    for (unsigned i = 0; i < count; i++) {
        spell(&facts[i], one, sizeof one);
        nika_text_add_listed(&text, one);
    }
    assert_string_equal(bytes, expected);
}

/*
 * Byzantz, three players: the bidder cards are 6, 4 and 2. Goods: cloth 0, spice 1, wine 2, wood 3, grain 4, olives 5,
 * merchants 6.
 */
static struct nika_setup byzantz_setup(void)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, &nika_byzantz, 3, 0));
    return setup;
}

static struct byzantz_open *open_of(struct nika_view *view)
{
    return (struct byzantz_open *)(void *)view->bytes;
}

static void put_in_hand(struct nika_view *view, const char *words)
{
    ((struct byzantz_own *)(void *)(view->bytes + sizeof(struct byzantz_open)))->hand = cards(words);
    open_of(view)->hand_size[view->seat] = (uint8_t)byzantz_count(cards(words));
}

/* The first auction of the game, before any bid: seat 0 opens. */
static struct nika_view first_auction(unsigned seat, const char *hand, const char *bundle)
{
    struct nika_view view;

    memset(&view, 0, sizeof view);
    view.seat = (uint8_t)seat;
    open_of(&view)->bundle = cards(bundle);
    open_of(&view)->in = 7;
    open_of(&view)->drawn = 6;
    for (unsigned i = 0; i < 3; i++)
        open_of(&view)->hand_size[i] = 4;
    put_in_hand(&view, hand);
    return view;
}

static void lay_bid(struct nika_view *view, unsigned seat, const char *words)
{
    open_of(view)->bid[seat] = cards(words);
    open_of(view)->high = open_of(view)->bid_total[seat] = (uint8_t)byzantz_value(cards(words));
    if (seat != view->seat)
        open_of(view)->hand_size[seat] = (uint8_t)(4 - byzantz_count(cards(words)));
    open_of(view)->turn = view->seat;
}

static void bids_cost_cards_and_bring_bundles(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = first_auction(0, "C1 C2 C4 S2", "C3 W1 W2 M T1 G2");

    (void)state;
    /* The third cloth goes and with it a set that pays 4; the cloth of the bundle would make three again. */
    assert_facts(&setup, &view, "bid C1", "bid-third 0 1 4, bundle-set 0 4, bundle-merchants 1");
    assert_facts(&setup, &view, "bid C2 C1", "bid-set 0 3 4, bundle-sale 4, bundle-merchants 1");
    /* With the bundle there are also two wines and a merchant, which pay 2. */
    assert_facts(&setup, &view, "bid S2", "bid-singles 2, bundle-sale 2, bundle-merchants 1");
    assert_facts(&setup, &view, "pass", "pass-free, pass-next 4");

    view = first_auction(2, "C3 C3 T2 O4", "S3 W1 W2 O1 T1 G2");
    lay_bid(&view, 0, "W3");
    lay_bid(&view, 1, "G4 S1");
    /* Both others may hold three and two unknown cards of value 4. Nothing fits. One card comes to be given away, so
     * winning with two cards would leave 2 + 6 - 1. */
    assert_facts(&setup, &view, "bid C3 C3", "bid-pair 0 6, bid-picks-late 2");
    assert_facts(&setup, &view, "bid C3 T2 O4", "bid-pair 0 9, bid-picks-late 2");
    assert_facts(&setup, &view, "pass", "pass-no-use, pass-next 4");
}

/* The second auction: seat 1 has won the first with W3 W1, gave G2 away, and seat 2 has opened with S1. */
static struct nika_view second_auction(const char *hand, const char *bundle)
{
    struct nika_view view = first_auction(0, hand, bundle);
    struct byzantz_open *open = open_of(&view);

    open->market = cards("W3 W1 G2");
    open->known[1] = cards("C3 W2 M T1 G1");
    open->hand_size[1] = 7;
    open->bidder_card[1] = 6;
    open->auction = 1;
    open->drawn = 10;
    open->in = 5;
    open->opener = 2;
    lay_bid(&view, 2, "S1");
    return view;
}

static void bids_are_weighed_against_what_rivals_can_have(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    const struct nika_view view = second_auction("O4 T4 C3 W3", "S2 S3 O1 O2");

    (void)state;
    /* Seat 2 has S1 and three unknown cards: 1 + 3·4 at most. */
    assert_facts(&setup, &view, "bid C3 W3 T4 O4", "bid-singles 14, bid-unbeatable 14, bid-picks-before 2");
    /* Winning with T4 leaves O4, and O1 and O2 of the bundle make three. */
    assert_facts(&setup, &view, "bid T4", "bid-singles 4, bid-one-rival 2 13, bundle-set 5 4");
    assert_facts(&setup, &view, "pass", "pass-yields 2 1, pass-forgoes 4, pass-next 2");
}

static void bounds_count_what_was_seen(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = second_auction("O3 T3 C3 W3", "S2 S3 O1 O2");

    (void)state;
    /* All cards of value 4 but one have left the game: 1 + 4 + 3 + 3. */
    open_of(&view)->gone = cards("C4 C4 S4 S4 W4 W4 T4 T4 G4 G4 O4");
    assert_facts(&setup, &view, "bid C3 W3 T3", "bid-singles 9, bid-one-rival 2 11, bundle-set 5 3");
    assert_facts(&setup, &view, "bid C3 W3 T3 O3", "bid-singles 12, bid-unbeatable 12, bid-picks-before 2");
}

static void passing_last_gives_the_bundle_to_the_first(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = second_auction("O1 S1 C1 M", "G2 G3 M T1");

    (void)state;
    open_of(&view)->bid[2] = 0; /* seat 2 passed at once */
    open_of(&view)->bid_total[2] = open_of(&view)->high = 0;
    open_of(&view)->hand_size[2] = 4;
    open_of(&view)->in = 1;
    /* G3 G2 and a merchant would pay 3; three merchants there are not. */
    assert_facts(&setup, &view, "pass", "pass-opener 2, pass-forgoes 3, pass-next 2");
    assert_facts(&setup, &view, "bid O1", "bid-singles 1, bid-wins 1, bundle-sale 3");
    put_in_hand(&view, "O1");
    lay_bid(&view, 2, "G4");
    open_of(&view)->in = 5;
    assert_facts(&setup, &view, "pass", "pass-cant 4, pass-yields 2 4, pass-next 2");
}

static void cards_are_given_to_the_market(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = second_auction("O4 C3 W3", "S2 W2 O1 O2");
    struct byzantz_open *open = open_of(&view);

    (void)state;
    open->bid[2] = 0;
    open->bid_total[2] = open->high = open->in = 0;
    open->hand_size[2] = 4;
    open->phase = BYZANTZ_GIVING;
    open->market += cards("T4");
    assert_facts(&setup, &view, "give O1", "give-costs 4, give-alone 5, picks-before 2");
    assert_facts(&setup, &view, "give W2", "give-no-set, give-joins 2 3, picks-before 2");
    open->bidder_card[2] = 4; /* as if it were the last auction */
    open->auction = 2;
    assert_facts(&setup, &view, "give S2", "give-no-set, give-alone 1, picks-first");
}

static void groups_are_taken_from_the_market(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = second_auction("O4 C3 W3 S2 O1 W2", "");
    struct byzantz_open *open = open_of(&view);

    (void)state;
    open->bid[2] = open->bundle = 0;
    open->bid_total[2] = open->high = open->in = 0;
    open->phase = BYZANTZ_MARKET;
    open->market = cards("W3 W1 G2 T4 M");
    open->bidder_card[0] = 4;
    open->bidder_card[2] = 2;
    open->picked = 4;
    open->auction = 3;
    /* Seat 1 is known to have a wine; with these two it would have three. */
    assert_facts(&setup, &view, "take wine", "take-set 2 3, take-denies 1 2, take-brings 2 2");
    /* O4 O1 and the merchant. */
    assert_facts(&setup, &view, "take merchant", "take-sale 4, take-brings 6 1");
    assert_facts(&setup, &view, "take wood", "take-brings 3 1");
    put_in_hand(&view, "O4 C3 W3 S2 O1 W2 S1");
    assert_facts(&setup, &view, "take wood", "take-brings 3 1, over-limit 8");
}

static void sales_and_discards(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = first_auction(0, "C4 C1 C1 W3 W2 M O1 O2 S1", "");

    (void)state;
    open_of(&view)->phase = BYZANTZ_LIMIT;
    /* The best: C4 C1 C1 and W3 W2 M, 4 + 3. */
    assert_facts(&setup, &view, "sell C4 C1 C1", "sell-pays 4, sell-saves 2, sell-leaves 6");
    assert_facts(&setup, &view, "sell C1 C1 M", "sell-pays 1, sell-better 6, sell-saves 2");
    assert_facts(&setup, &view, "discard S1", "discard-no-set, discard-single 1, discard-more 1");
    assert_facts(&setup, &view, "discard M", "discard-costs 3, discard-single 6, discard-more 1");
    /* Then the merchant goes with O2 O1. */
    assert_facts(&setup, &view, "discard W2", "discard-costs 1, discard-leaves 2 1, discard-more 1");
    put_in_hand(&view, "C4 C1 C1 C2 W3 M O1 O2");
    assert_facts(&setup, &view, "discard C1", "discard-no-set, discard-leaves 0 3, discard-last");
    open_of(&view)->phase = BYZANTZ_FINAL;
    put_in_hand(&view, "C4 M S1");
    assert_facts(&setup, &view, "done", "done-nothing, done-tie 3");
    put_in_hand(&view, "C4 M M");
    assert_facts(&setup, &view, "done", "done-loses 4, done-tie 3");
    assert_facts(&setup, &view, "sell C4 M M", "sell-pays 4, sell-last, sell-jokers 2");
    put_in_hand(&view, "");
    assert_facts(&setup, &view, "done", "done-nothing");
}

/* The most that a hand pays, tried out: every set in turn, and then the best of the rest. */
static unsigned tried_out(byzantz_cards hand)
{
    unsigned best = 0;

    for (unsigned a = 0; a < BYZANTZ_KINDS; a++)
        for (unsigned b = a; b < BYZANTZ_KINDS; b++)
            for (unsigned c = b; c < BYZANTZ_KINDS; c++) {
                const byzantz_cards set = byzantz_card(a) + byzantz_card(b) + byzantz_card(c);

                if (!byzantz_count_of(hand, a) || !byzantz_count_of(hand, b) || !byzantz_count_of(hand, c) ||
                    !byzantz_is_set(set) || !byzantz_holds(hand, set))
                    continue;
                const unsigned pays = byzantz_set_points(set) + tried_out(hand - set);

                best = pays > best ? pays : best;
            }
    return best;
}

static void best_sales_are_the_best(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    struct nika_view view = first_auction(0, "", "");
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 1, 1);
    open_of(&view)->phase = BYZANTZ_FINAL;
    for (unsigned round = 0; round < 400; round++) {
        struct byzantz_own *own = (struct byzantz_own *)(void *)(view.bytes + sizeof(struct byzantz_open));
        struct nika_fact facts[NIKA_FACTS_MAX];

        own->hand = 0;
        for (unsigned i = 0; i < 9; i++) { /* of three goods and merchants, so that there is much to sell */
            const unsigned kind = nika_rng_below(&rng, 15);

            if (byzantz_count_of(own->hand, kind < 12 ? kind : 24) < plain_copies(kind < 12 ? kind : 24))
                own->hand += byzantz_card(kind < 12 ? kind : 24);
        }
        nika_facts(&setup, &view, (struct nika_move){.verb = BYZANTZ_DONE}, facts);
        assert_int_equal(facts[0].kind == NIKA_FACT_DONE_LOSES ? facts[0].number : 0, tried_out(own->hand));
    }
}

/*
 * Justinian, three players, at the start: counselor n stands on place n. Seat 0 holds red 3 8, blue 1 12, green 4 5,
 * yellow 3 9.
 */
static struct nika_setup justinian_setup(void)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, &nika_justinian, 3, 0));
    return setup;
}

static struct justinian_open *court_of(struct nika_view *view)
{
    return (struct justinian_open *)(void *)view->bytes;
}

static struct justinian_own *mine_of(struct nika_view *view)
{
    return (struct justinian_own *)(void *)(view->bytes + sizeof(struct justinian_open));
}

static struct nika_view first_turn(const struct nika_setup *setup)
{
    const struct plain_deal deal = {.tokens = {"+1 +1 +2 +2 +3 -1 -1 -2 -2 -3", NULL, NULL},
                                    .cards = {"3 8", "1 12", "4 5", "3 9"}};
    const struct nika_world world = court_with(setup, &deal);
    struct nika_view view;

    nika_look(setup, &world, 0, &view);
    return view;
}

static void tokens_move_counselors(void **state)
{
    const struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);

    (void)state;
    /* 3 from place 3 to 5: 19 - 15. It passes 4, which goes from 16 to 14, and 5, from 17 to 15. */
    assert_facts(&setup, &view, "place +2 c3", "raises-yours 3 2 4, sinks-yours 4 2");
    assert_facts(&setup, &view, "place -3 c1", "no-further 1");
    /* 2 makes room for 1, which goes from 13 to 15. */
    assert_facts(&setup, &view, "place -1 c2", "lowers-other 2 1, lifts-yours 1 2");
    assert_facts(&setup, &view, "place +1 c6", "raises-other 6 1");
    /* The row ends one place after 11: 12 goes from 25 to 23. */
    assert_facts(&setup, &view, "place +3 c11", "raises-other 11 1, sinks-yours 12 2");
    court_of(&view)->owners[2] = 2 << 6 | 1 | 1 << 2; /* two tokens of seat 1 */
    /* 3 from place 3 to 2: 15 - 13. */
    assert_facts(&setup, &view, "place -1 c3", "lowers-yours 3 1 2, rival-there 1 3 2, third-token 3");
}

static void tokens_give_influence(void **state)
{
    struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);

    (void)state;
    assert_facts(&setup, &view, "place +1 phase", "influence 1 5, scores-unless-chooser 1");
    mine_of(&view)->phase = tokens("+2 -2");
    court_of(&view)->phase_count[0] = 2;
    court_of(&view)->phase_count[1] = 1;
    court_of(&view)->phase_count[2] = 3;
    assert_facts(&setup, &view, "place -3 phase", "influence-enough 7 5, rival-space 2 3, scores-unless-chooser 3");
    mine_of(&view)->phase = tokens("+3 -2");
    assert_facts(&setup, &view, "place -1 phase", "influence-more 6, rival-space 2 3, scores-unless-chooser 1");
    court_of(&view)->in = 1;
    assert_true(nika_setup_switch(&setup, "influence", "trigger"));
    court_of(&view)->phase_count[1] = court_of(&view)->phase_count[2] = 0;
    assert_facts(&setup, &view, "place -1 phase", "influence-more 6, one-more, scores-unless-trigger 1");
}

static void passing_draws_and_may_be_last(void **state)
{
    const struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);

    (void)state;
    assert_facts(&setup, &view, "pass", "pass-draws 2, pass-keeps 10");
    court_of(&view)->in = 5;
    assert_facts(&setup, &view, "pass", "pass-leaves-last 2, pass-draws 2, pass-keeps 10");
    court_of(&view)->in = 1;
    assert_facts(&setup, &view, "pass", "pass-last, pass-draws 2, pass-keeps 10");
    court_of(&view)->turns = 6; /* six passes have used up the reserve of twelve */
    court_of(&view)->placed = 1;
    assert_facts(&setup, &view, "pass", "pass-last, pass-no-reserve, pass-keeps 10");
    court_of(&view)->placed = 0; /* then the game ends, and there are no later turns */
    assert_facts(&setup, &view, "pass", "pass-last, pass-no-reserve");
    court_of(&view)->in = 7;
    assert_facts(&setup, &view, "pass", "pass-no-reserve"); /* or may end, if the others pass, too */
    mine_of(&view)->hand = 0;
    assert_facts(&setup, &view, "pass", "pass-empty, pass-no-reserve");
}

/* The rulebooks' example: a black 2 on 4, a red 2 and a black 1 on 7. From the left, 4 passes 5 and 6 and 7 then goes
 * before it: 1 2 3 5 6 7 4 8. From the right, 7 goes before 6, and 4 passes 5 and 7: 1 2 3 5 7 4 6 8. */
static void directions_are_compared(void **state)
{
    const struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);
    struct justinian_open *open = court_of(&view);

    (void)state;
    open->stage = JUSTINIAN_DIRECTING;
    open->in = 0;
    open->turned[3] = 2;          /* kinds and one: +2 */
    open->turned[6] = 5 | 1 << 3; /* -2 and +1 */
    /* 4 on place 7 is worth 23, on place 6 21; 5 is on place 4 both ways. */
    assert_facts(&setup, &view, "left", "direction-gain 2, direction-higher 4 1");
    assert_facts(&setup, &view, "right", "direction-loss 2, direction-lower 4 1");
    mine_of(&view)->cards[2] = (uint16_t)counselors("1 2");
    assert_facts(&setup, &view, "left", "direction-same");
}

/* Where they stand, red pays 15 + 20, blue 13 + 25, green 16 + 17, yellow 15 + 21. */
static void scorings_are_triggered_or_not(void **state)
{
    struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);
    struct justinian_open *open = court_of(&view);

    (void)state;
    open->stage = JUSTINIAN_TRIGGERING;
    open->in = 0;
    open->placed = 1;
    memcpy(open->passed, "\1\2\0", 3);
    mine_of(&view)->phase = tokens("+3 -3");
    open->phase_count[0] = 2;
    open->phase_count[1] = 1;
    assert_facts(&setup, &view, "trigger", "chooses-surely 6, best-color 1 38, trigger-has 6 5");
    assert_facts(&setup, &view, "decline", "best-color 1 38, nobody-can-trigger, then-next-turn");
    open->phase_count[1] = 2;
    assert_facts(&setup, &view, "trigger", "rival-may-choose 1 6, best-color 1 38, worst-color 2 33");
    assert_facts(&setup, &view, "decline", "best-color 1 38, next-may-trigger 1, then-next-turn");
    open->seen[1] = tokens("+3 +3 -3 -3"); /* so it has two of value 2 at most */
    assert_facts(&setup, &view, "trigger", "chooses-surely 6, best-color 1 38, trigger-has 6 5");
    mine_of(&view)->phase = tokens("+1 -1");
    assert_facts(&setup, &view, "decline", "trigger-cant 2 5, then-next-turn, influence-stays 2");
    memset(open->hand_size, 0, sizeof open->hand_size);
    open->turns = 6;
    assert_facts(&setup, &view, "decline", "trigger-cant 2 5, then-forced, influence-stays 2");
    assert_true(nika_setup_edition(&setup, "fr")); /* no forced scoring without tokens on the phase space */
    mine_of(&view)->phase = 0;
    memset(open->phase_count, 0, sizeof open->phase_count);
    assert_facts(&setup, &view, "decline", "trigger-cant 0 5, then-over");
}

/* All twelve counselors pay 13 14 15 16 17 18 19 20 21 23 24 25 in the first phase, 225 together. */
static void colors_are_compared(void **state)
{
    const struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);

    (void)state;
    court_of(&view)->stage = JUSTINIAN_CHOOSING;
    /* Two of the ten others: 2·(225 - 38) / 10 is 37.4; 2·(225 - 33) / 10 is 38.4. */
    assert_facts(&setup, &view, "color blue", "color-pays 1 38, color-others 1 37, color-best");
    assert_facts(&setup, &view, "color green", "color-pays 2 33, color-others 2 38, color-better 1 5");
}

/* In the second phase they pay 17 18 19 20 22 23 25 26 27 28 29 30, 284 together. */
static void cards_are_exchanged_or_kept(void **state)
{
    const struct nika_setup setup = justinian_setup();
    struct nika_view view = first_turn(&setup);

    (void)state;
    court_of(&view)->stage = JUSTINIAN_EXCHANGING;
    court_of(&view)->scored = 1;
    court_of(&view)->scoring[0].color = 1;
    mine_of(&view)->cards[1] = 0;
    /* The ten other reds: (284 - 19 - 26) / 10 is 23.9. */
    assert_facts(&setup, &view, "exchange red3", "exchanges 3 0 19 24, exchanges-weakest");
    assert_facts(&setup, &view, "exchange red8", "exchanges 8 0 26 24");
    assert_facts(&setup, &view, "keep", "keeps-weakest 3 0 19 24");
    mine_of(&view)->cards[0] = mine_of(&view)->cards[2] = mine_of(&view)->cards[3] = (uint16_t)counselors("8 12");
    /* (284 - 26 - 30) / 10 is 22.8. */
    assert_facts(&setup, &view, "keep", "keeps-average, keeps-weakest 8 0 26 23");
}

/*
 * Hints.
 */
static bool has_fact(const struct nika_fact *facts, unsigned count, enum nika_fact_kind kind)
{
    for (unsigned i = 0; i < count; i++)
        if (facts[i].kind == kind)
            return true;
    return false;
}

/* Facts that nobody should make a move for. */
static const enum nika_fact_kind costs[] = {
    NIKA_FACT_BID_THIRD,     NIKA_FACT_BID_SET,        NIKA_FACT_BID_SALE,         NIKA_FACT_BID_PAIR,
    NIKA_FACT_BID_ONE_RIVAL, NIKA_FACT_BID_PICKS_LATE, NIKA_FACT_BID_PICKS_BEFORE, NIKA_FACT_PASS_OPENER,
    NIKA_FACT_PASS_YIELDS,   NIKA_FACT_PASS_FORGOES,   NIKA_FACT_GIVE_COSTS,       NIKA_FACT_PICKS_LATE,
    NIKA_FACT_OVER_LIMIT,    NIKA_FACT_SELL_BETTER,    NIKA_FACT_DISCARD_COSTS,    NIKA_FACT_DONE_LOSES,
    NIKA_FACT_LOWERS_YOURS,  NIKA_FACT_RAISES_OTHER,   NIKA_FACT_SINKS_YOURS,      NIKA_FACT_NO_FURTHER,
    NIKA_FACT_RIVAL_THERE,   NIKA_FACT_RIVAL_SPACE,    NIKA_FACT_PASS_LEAVES_LAST, NIKA_FACT_PASS_NO_RESERVE,
    NIKA_FACT_WORST_COLOR,   NIKA_FACT_DIRECTION_LOSS, NIKA_FACT_RIVAL_MAY_CHOOSE, NIKA_FACT_COLOR_BETTER};

static void check_hint(const struct nika_hint *hint, bool searched)
{
    assert_in_range(hint->count, 1, NIKA_ADVICE_MAX);
    assert_false(hint->advice[0].equal);
    for (unsigned i = 0; i < hint->count; i++) {
        const struct nika_advice *advice = &hint->advice[i], *last = &hint->advice[i - (i > 0)];

        assert_int_equal(advice->visits > 0, searched && hint->count > 1);
        assert_in_range(advice->win, 0, 1000);
        assert_true(!advice->tells || nika_advice_percent(advice) <= nika_advice_percent(last));
        assert_true((advice->tells && nika_advice_percent(advice) < nika_advice_percent(last)) ||
                    advice->points <= last->points);
        for (unsigned c = 0; hint->count > 1 && c < sizeof costs / sizeof costs[0]; c++)
            assert_false(has_fact(advice->facts, advice->count, costs[c]));
    }
}

/* The figures that are shown are those that order the moves, and no reason speaks against its move: in many positions, of
 * which some have moves that only cost. */
static void hints_are_in_the_order_of_their_figures(void **state)
{
    static const char *const names[] = {"search-60", "expert", "heuristic"};
    static struct nika_workspace workspace;
    unsigned alike = 0, apart = 0, costly = 0;

    (void)state;
    for (unsigned i = 0; i < 120; i++) {
        const bool byzantz = i % 2;
        const struct nika_setup setup =
            setup_of(byzantz ? &nika_byzantz : &nika_justinian, byzantz ? 3 + i % 4 : 2 + i % 3, 0);
        struct nika_memory memory = {{0}};
        struct nika_agent agent;
        struct nika_rng rng;
        struct nika_hint hint;

        nika_rng_seed(&rng, 9, i);
        const struct nika_view view = wander(&setup, nika_rng_below(&rng, 90), &rng);

        assert_true(nika_agent_named(names[i / 2 % 3], &agent));
        nika_hint(&agent, &(struct nika_question){&setup, &view, &memory, {0}, &rng, &workspace}, &hint);
        check_hint(&hint, i / 2 % 3 < 2);
        for (unsigned a = 1; a < hint.count; a++) {
            struct nika_fact facts[NIKA_FACTS_MAX];
            const unsigned count = nika_facts(&setup, &view, hint.advice[a].move, facts);

            alike += hint.advice[a].equal;
            apart += !hint.advice[a].equal;
            for (unsigned c = 0; c < sizeof costs / sizeof costs[0]; c++)
                costly += has_fact(facts, count, costs[c]);
        }
    }
    assert_true(alike > 20 && apart > 20 && costly > 20);
}

/* An auction of six cards (three of them cloth) for a hand with a pair of cloth: passing gives the bundle away, and winning
 * it completes a set. What speaks for a move is its reason, and nothing that holds for the move beside it as well. */
static void a_reason_tells_moves_apart(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    static struct nika_workspace workspace;
    struct nika_view view = first_auction(0, "C1 C2 C4 S2", "C3 W1 W2 M T1 G2");
    struct nika_agent agent;
    struct nika_memory memory = {{0}};
    struct nika_rng rng;
    struct nika_hint hint;

    (void)state;
    assert_true(nika_agent_named("search-50", &agent));
    nika_rng_seed(&rng, 3, 0);
    nika_hint(&agent, &(struct nika_question){&setup, &view, &memory, {0}, &rng, &workspace}, &hint);
    assert_true(hint.count > 1);
    for (unsigned i = 0; i < hint.count; i++)
        for (unsigned f = 0; f < hint.advice[i].count; f++) {
            const struct nika_advice *rival = &hint.advice[i == 0];
            struct nika_fact facts[NIKA_FACTS_MAX];
            char here[80], there[80];
            const unsigned count = nika_facts(&setup, &view, rival->move, facts);

            spell(&hint.advice[i].facts[f], here, sizeof here);
            for (unsigned r = 0; r < count && hint.advice[i].count > 1; r++) {
                spell(&facts[r], there, sizeof there);
                assert_string_not_equal(here, there);
            }
        }
}

static void a_hint_is_written_as_json(void **state)
{
    const struct nika_setup setup = byzantz_setup();
    const char *const reasons[NIKA_ADVICE_MAX] = {"“so”", ""};
    struct nika_hint hint = {.count = 2};
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    hint.advice[0] = (struct nika_advice){.move = {.verb = BYZANTZ_BID, .open = cards("C1")},
                                          .visits = 12,
                                          .points = -105,
                                          .win = 42,
                                          .count = 1,
                                          .facts = {{.kind = NIKA_FACT_TAKE_DENIES, .seat = 2, .good = 5}}};
    hint.advice[1] = (struct nika_advice){.move = {.verb = BYZANTZ_PASS}};
    nika_hint_json(&setup, &hint, 2, 17, reasons, &text);
    assert_string_equal(bytes,
                        "{\"hint\":[{\"move\":\"bid C1\",\"points\":-10.5,\"win\":0.042,\"visits\":12,"
                        "\"facts\":[{\"fact\":\"take-denies\",\"seat\":2,\"good\":\"olives\"}],\"reason\":\"“so”\"},"
                        "{\"move\":\"pass\",\"facts\":[],\"reason\":\"\"}],\"ply\":17,\"seat\":2}");
}

static void games_without_reasons_have_no_facts(void **state)
{
    struct nika_setup setup;
    struct nika_view view;
    struct nika_fact facts[NIKA_FACTS_MAX];

    (void)state;
    memset(&view, 0, sizeof view);
    assert_true(nika_setup_init(&setup, &nika_null, 2, 0));
    assert_int_equal(nika_facts(&setup, &view, (struct nika_move){.verb = 1}, facts), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bids_cost_cards_and_bring_bundles),
        cmocka_unit_test(bids_are_weighed_against_what_rivals_can_have),
        cmocka_unit_test(bounds_count_what_was_seen),
        cmocka_unit_test(passing_last_gives_the_bundle_to_the_first),
        cmocka_unit_test(cards_are_given_to_the_market),
        cmocka_unit_test(groups_are_taken_from_the_market),
        cmocka_unit_test(sales_and_discards),
        cmocka_unit_test(best_sales_are_the_best),
        cmocka_unit_test(tokens_move_counselors),
        cmocka_unit_test(tokens_give_influence),
        cmocka_unit_test(passing_draws_and_may_be_last),
        cmocka_unit_test(directions_are_compared),
        cmocka_unit_test(scorings_are_triggered_or_not),
        cmocka_unit_test(colors_are_compared),
        cmocka_unit_test(cards_are_exchanged_or_kept),
        cmocka_unit_test(hints_are_in_the_order_of_their_figures),
        cmocka_unit_test(a_reason_tells_moves_apart),
        cmocka_unit_test(a_hint_is_written_as_json),
        cmocka_unit_test(games_without_reasons_have_no_facts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
