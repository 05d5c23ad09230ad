/*
 * test_tell_byzantz.c: unit tests of Byzantz told (tell.h): games and tables that are laid by hand, and the sentences
 * for them, worked out from the rules; what people type; and that nothing hidden is told.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/messages.h>

#include "hearing.h"
#include "plain_byzantz.h"

/* What is left of the deck when the last round is over: the four cards removed, with three players. */
#define REMOVED "G1 G1 G1 G1"

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "Eve", "Fay"};

static struct hearing heard;

static struct nika_listener listen_in(enum nika_language language)
{
    return hearing_begin(&heard, nika_voice(language, names));
}

static struct nika_listener listen(void)
{
    return listen_in(NIKA_ENGLISH);
}

static struct nika_view look(const struct nika_setup *setup, const struct nika_world *world, unsigned seat)
{
    struct nika_view view;

    nika_look(setup, world, seat, &view);
    return view;
}

/* Plays a move, tells it to a viewer, and compares. */
static void assert_told(const struct nika_setup *setup, struct nika_world *world, unsigned viewer, unsigned seat,
                        const char *word, const char *expected)
{
    const struct nika_view before = look(setup, world, viewer);
    struct nika_move move;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    play(setup, world, seat, word);
    const struct nika_view after = look(setup, world, viewer);

    nika_tell_move(setup, &before, &after, seat, move, listen());
    assert_string_equal(heard.bytes, expected);
}

/* What several did one after the other is said in one sentence. */
static void assert_several(struct nika_message one, unsigned seats, const char *expected)
{
    char bytes[128];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    assert_true(nika_told_of_several(one, seats, &one));
    nika_say(&text, nika_voice(NIKA_ENGLISH, names), one);
    assert_string_equal(bytes, expected);
}

static void the_same_is_told_of_several(void **state)
{
    struct nika_message bid = msg_by_bids(0, "C1", 1);

    (void)state;
    assert_several(msg_by_passes(3), 1 << 1 | 1 << 2 | 1 << 3, "Bo, Cy and Di pass");
    assert_several(msg_by_done(0), 1 << 0 | 1 << 2, "Ada and Cy are done selling");
    assert_several(msg_ju_passes_draws(1, 2), 1 << 0 | 1 << 1, "Ada and Bo pass and draw 2 tokens each");
    assert_several(msg_ju_passes(1), 1 << 0 | 1 << 1, "Ada and Bo pass; their reserves are empty");
    assert_several(msg_ju_passes_out(1), 1 << 0 | 1 << 1, "Ada and Bo have no tokens left and pass");
    assert_several(msg_ju_declines(1), 1 << 0 | 1 << 1, "Ada and Bo trigger no scoring");
    assert_several(msg_ju_keeps(1), 1 << 0 | 1 << 1, "Ada and Bo keep all cards");
    assert_several(msg_ju_exchanges(1, 0), 1 << 0 | 1 << 1, "Ada and Bo exchange a red card each");
    assert_false(nika_told_of_several(bid, 3, &bid)); /* cards are not the same */
    assert_int_equal(bid.key, NIKA_MSG_by_bids);
}

/*
 * The story. Three players, the bidder cards are 6, 4 and 2. The deck is made so that every event comes up in one
 * round. Four cards each: Ada C4 C1 C1 S2, Bo S3 S1 W2 M, Cy T2 T1 G1 O1; four removed; then the bundles.
 */
static struct nika_world first_round(const struct nika_setup *setup)
{
    uint8_t deck[BYZANTZ_DECK];

    deck_from("C4 C1 C1 S2 S3 S1 W2 M T2 T1 G1 O1 W1 W1 W1 W1 C2 S1 W3 T1 M M G2 G2 O2 O1 T4 O3 W4 W4 W2 G4 G3 G1",
              deck);
    return begin_with(setup, deck);
}

static void a_round_is_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = first_round(&setup);
    struct nika_view view = look(&setup, &world, NIKA_WATCHER);

    (void)state;
    nika_tell_start(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# Byzantz: Ada, Bo and Cy\n"
                                     "- 8 rounds with the bidder cards 6 4 2; Ada opens the first auction\n"
                                     "# Round 1 of 8\n"
                                     "- Ada: 0 points, 4 cards in hand\n"
                                     "- Bo: 0 points, 4 cards in hand\n"
                                     "- Cy: 0 points, 4 cards in hand\n"
                                     "# Auction for bidder card 6: C2 S1 W3 T1 M M\n"
                                     "> Ada opens the auction\n");
    assert_told(&setup, &world, NIKA_WATCHER, 0, "bid S2", "* Ada bids S2: 2 in all\n");
    assert_told(&setup, &world, NIKA_WATCHER, 1, "bid S3", "* Bo bids S3: 3 in all\n");
    assert_told(&setup, &world, 0, 2, "pass", "* Cy passes\n");
    assert_told(&setup, &world, 1, 0, "bid C1 C1", "* Ada adds C1 C1: 4 in all\n");
    assert_told(&setup, &world, 2, 1, "pass",
                "* Bo passes and takes back S3\n"
                "> Ada wins the auction with 4; the bid goes to the market: C1 C1 S2\n");
    assert_told(&setup, &world, 0, 0, "give T1",
                "* Ada gives T1 to the market\n"
                "> Ada takes C2 S1 W3 M M and bidder card 6\n"
                "# Auction for bidder card 4: G2 G2 O2 O1\n"
                "> Bo opens the auction\n");
    assert_told(&setup, &world, 0, 1, "pass", "* Bo passes\n");
    /* Bo had four cards and gets four: one too many. */
    assert_told(&setup, &world, 0, 2, "pass",
                "* Cy passes\n"
                "> All have passed: the whole bundle goes to Bo, the first to pass\n"
                "> Bo takes G2 G2 O2 O1 and bidder card 4\n"
                "> Bo has 8 cards and must sell or discard down to seven\n");
    assert_told(&setup, &world, 0, 1, "discard W2",
                "* Bo discards W2\n"
                "# Bidder card 2, without bidding: T4 O3 for Cy\n");
    assert_told(&setup, &world, NIKA_WATCHER, 2, "give O3",
                "* Cy gives O3 to the market\n"
                "> Cy takes T4 and bidder card 2\n"
                "# The market opens\n"
                "- cloth: C1 C1\n"
                "- spice: S2\n"
                "- wood: T1\n"
                "- olives: O3\n"
                "> Order of picks: Cy, Bo, then Ada\n");
    assert_told(&setup, &world, 1, 2, "take wood", "* Cy takes the wood cards from the market: T1\n");
    assert_told(&setup, &world, 1, 0, "sell C4 C2 M",
                "* Ada, out of turn, sells C4 C2 M for 4 points\n"
                "- Ada now has 4 points\n");
    assert_told(&setup, &world, 1, 1, "take olives",
                "* Bo takes the olive cards from the market: O3\n"
                "> Bo has 8 cards and must sell or discard down to seven\n");
    assert_told(&setup, &world, 1, 1, "sell O3 O2 O1",
                "* Bo sells O3 O2 O1 for 3 points\n"
                "- Bo now has 3 points\n");
    /* Ada: S1 W3 M and C1 C1; Bo: S3 S1 M G2 G2; Cy: T4 T2 T1 T1 G1 O1. */
    assert_told(&setup, &world, 1, 0, "take cloth",
                "* Ada takes the cloth cards from the market: C1 C1\n"
                "> Left over, and out of the game: S2\n"
                "# Round 2 of 8\n"
                "- Ada: 4 points, 5 cards in hand\n"
                "- Bo: 3 points, 5 cards in hand\n"
                "- Cy: 0 points, 6 cards in hand\n"
                "# Auction for bidder card 6: W4 W4 W2 G4 G3 G1\n"
                "> Cy opens the auction\n");
}

/* With hidden profit, totals are told to their owner only; that a sale was made, and for what, everybody saw. */
static void hidden_profit_is_told_to_its_owner(void **state)
{
    struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    uint8_t deck[BYZANTZ_DECK];

    (void)state;
    assert_true(nika_setup_switch(&setup, "open-profit", "off"));
    deck_from("C4 C1 C1 S2 S3 S1 M M", deck);
    struct nika_world world = begin_with(&setup, deck);
    const struct nika_view view = look(&setup, &world, 1);

    nika_tell_start(&setup, &view, listen());
    assert_non_null(strstr(heard.bytes, "- Profit stays hidden until the end\n"));
    assert_non_null(strstr(heard.bytes, "- Ada: 4 cards in hand\n- Bo: 0 points, 4 cards in hand\n"));
    assert_told(&setup, &world, 1, 0, "sell C4 C1 C1", "* Ada sells C4 C1 C1 for 4 points\n");
    assert_told(&setup, &world, NIKA_WATCHER, 1, "sell S3 S1 M", "* Bo, out of turn, sells S3 S1 M for 3 points\n");
    assert_told(&setup, &world, 0, 0, "bid S2", "* Ada bids S2: 2 in all\n");
    world = begin_with(&setup, deck);
    assert_told(&setup, &world, 0, 0, "sell C4 C1 C1", "* Ada sells C4 C1 C1 for 4 points\n- Ada now has 4 points\n");
}

/* Five players; everybody always passes, so each bundle goes to who opens. The last has a single card. */
static void the_single_card_goes_to_the_market(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 5, 0);
    uint8_t deck[BYZANTZ_DECK];

    (void)state;
    deck_from("C1 S1 W1 T1 C1 S1 W1 T1 C1 S1 W1 T1 C1 S1 W1 T1 C1 S1 W1 T1 M M C2 S2 W2 T2 O2 C3 S3 W3 T3 G2 G2 O1 "
              "G3 O3 O4",
              deck);
    struct nika_world world = begin_with(&setup, deck);

    for (unsigned seat = 0; seat < 5; seat++)
        play(&setup, &world, seat, "pass"); /* Ada has nine cards */
    play(&setup, &world, 0, "discard C1");
    play(&setup, &world, 0, "discard S1");
    for (unsigned seat = 1; seat < 5; seat++)
        play(&setup, &world, seat, "pass"); /* Bo has eight */
    play(&setup, &world, 1, "discard C1");
    for (unsigned seat = 2; seat < 5; seat++)
        play(&setup, &world, seat, "pass");
    /* Di could also buy: then a card of the bundle goes to the market just before. */
    struct nika_world bought = world;

    play(&setup, &bought, 3, "bid C1");
    play(&setup, &bought, 4, "pass");
    assert_told(&setup, &bought, 2, 3, "give G3",
                "* Di gives G3 to the market\n"
                "> Di takes O3 and bidder card 2\n"
                "> Eve takes bidder card 1 without bidding; the single card, O4, goes to the market\n"
                "# The market opens\n"
                "- cloth: C1\n"
                "- grain: G3\n"
                "- olives: O4\n"
                "> Order of picks: Eve, Di, Cy, Bo, then Ada\n");
    play(&setup, &world, 3, "pass");
    assert_told(&setup, &world, 2, 4, "pass",
                "* Eve passes\n"
                "> All have passed: the whole bundle goes to Di, the first to pass\n"
                "> Di takes G3 O3 and bidder card 2\n"
                "> Eve takes bidder card 1 without bidding; the single card, O4, goes to the market\n"
                "# The market opens\n"
                "- olives: O4\n"
                "> Order of picks: Eve, Di, Cy, Bo, then Ada\n");
    assert_told(&setup, &world, 2, 4, "take olives",
                "* Eve takes the olive cards from the market: O4\n"
                "> The market is empty: nothing is left for Ada, Bo, Cy and Di\n"
                "# Round 2 of 6\n"
                "- Ada: 0 points, 7 cards in hand\n"
                "- Bo: 0 points, 7 cards in hand\n"
                "- Cy: 0 points, 7 cards in hand\n"
                "- Di: 0 points, 6 cards in hand\n"
                "- Eve: 0 points, 5 cards in hand\n"
                "# Auction for bidder card 5: C2 C2 C2 C2 C1\n"
                "> Eve opens the auction\n");
}

/*
 * Tables in the last round; all cards that are not named are gone.
 */
static struct plain_table auction_table(void)
{
    /* Seat 2 has bidder card 6 and seven cards; seat 0 has bid 3 and seat 1 has 5. Two cards of the deck are left. */
    return (struct plain_table){.round = 7,
                                .auction = 1,
                                .phase = BYZANTZ_AUCTION,
                                .turn = 0,
                                .opener = 0,
                                .in = 3,
                                .hands = {"C4 C2 C1 M", "T1 O2", "W3 W1 G2"},
                                .known = {"C2", NULL, "W3 G2"},
                                .bids = {"S3", "T3 G2", NULL},
                                .bidder_card = {0, 0, 6},
                                .profit = {12, 9, 1},
                                .bundle = "C3 S4 T4 M",
                                .market = "W4 W2 O3",
                                .dark = REMOVED " O1 T2"};
}

static struct nika_world lay(const struct plain_table *table)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);

    return plain_lay(&setup, table);
}

static void the_table_is_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = lay(&table);
    struct nika_view view = look(&setup, &world, 0);

    (void)state;
    nika_tell_table(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# Round 8 of 8\n"
                                     "> Auction for bidder card 4: C3 S4 T4 M\n"
                                     "> Highest bid: 5, by Bo\n"
                                     "> Still in the auction: Ada and Bo\n"
                                     "- Ada: 12 points, 4 cards in hand\n"
                                     "- Ada has bid 3: S3\n"
                                     "- Bo: 9 points, 2 cards in hand\n"
                                     "- Bo has bid 5: T3 G2\n"
                                     "- Cy: 1 point, 3 cards in hand\n"
                                     "- Cy has bidder card 6 and is number 3 to pick from the market\n"
                                     "- Known to be in Cy's hand: W3 G2\n"
                                     "> In the market:\n"
                                     "- wine: W4 W2\n"
                                     "- olives: O3\n"
                                     "> The deck has 2 cards left\n");
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> In your hand, 4 cards:\n"
                                     "- cloth: C4 C2 C1\n"
                                     "- merchants: M\n"
                                     "> As a bid, your goods are worth 7\n"
                                     "- You can sell C4 C2 C1 for 4 points\n"
                                     "> Your bid of 3 lies before you: S3\n"
                                     "> Your profit so far: 12 points\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Ada bids or passes\n");
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo bids 5: add at least 3 to your 3, or pass?\n");
    view = look(&setup, &world, NIKA_WATCHER);
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(heard.bytes, "");
    nika_tell_table(&setup, &view, listen());
    assert_non_null(strstr(heard.bytes, "- Known to be in Ada's hand: C2\n"));
}

static struct plain_table final_table(void)
{
    return (struct plain_table){.round = 8,
                                .phase = BYZANTZ_FINAL,
                                .hands = {"C4 C1 C1 S3 M M", "T1", "O4 O2"},
                                .known = {"S3 M M", NULL, NULL},
                                .profit = {12, 9, 1},
                                .dark = REMOVED};
}

/* Two sets: C4 C1 C1 pays 4, S3 M M pays 3. */
static void final_sales_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = final_table();
    struct nika_world world = lay(&table);
    struct nika_view view = look(&setup, &world, 0);

    (void)state;
    nika_tell_table(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# Final sales\n"
                                     "- Ada: 12 points, 6 cards in hand\n"
                                     "- Bo: 9 points, 1 card in hand\n"
                                     "- Cy: 1 point, 2 cards in hand\n");
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> In your hand, 6 cards:\n"
                                     "- cloth: C4 C1 C1\n"
                                     "- spice: S3\n"
                                     "- merchants: M M\n"
                                     "- You can sell C4 C1 C1 for 4 points\n"
                                     "- You can sell S3 M M for 3 points\n"
                                     "> Together your sets pay 7 points\n"
                                     "> Your profit so far: 12 points\n");
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Final sales: your sets can still bring 7 points. Sell, or end?\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Ada sells for the last time\n");
    assert_told(&setup, &world, 1, 0, "done", "* Ada is done selling\n");
    view = look(&setup, &world, 1);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Final sales: you have no set left to sell. End your sales?\n");
    play(&setup, &world, 1, "done");
    assert_told(&setup, &world, 1, 2, "done", "* Cy is done selling\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo sells for the last time\n"); /* the view is of before */
    view = look(&setup, &world, 1);
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "");
    nika_tell_result(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# The game is over\n"
                                     "> Ada wins with 12 points\n"
                                     "- 1. Ada, 12 points, 6 cards left in hand\n"
                                     "- 2. Bo, 9 points, 1 card left in hand\n"
                                     "- 3. Cy, 1 point, 2 cards left in hand\n"
                                     "> All sales of the game brought 22 points\n");
}

/* Ties: more cards in hand decide; with as many, the victory is shared. */
static void results_with_ties_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct plain_table table = {.round = 8,
                                .phase = BYZANTZ_OVER,
                                .turn = 3,
                                .hands = {"C4", "T1 T2", "O4"},
                                .profit = {9, 9, 1},
                                .dark = REMOVED};
    struct nika_world world = lay(&table);
    struct nika_view view = look(&setup, &world, NIKA_WATCHER);

    (void)state;
    nika_tell_result(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# The game is over\n"
                                     "> Bo wins with 9 points, breaking the tie with 2 cards in hand\n"
                                     "- 1. Bo, 9 points, 2 cards left in hand\n"
                                     "- 2. Ada, 9 points, 1 card left in hand\n"
                                     "- 3. Cy, 1 point, 1 card left in hand\n"
                                     "> All sales of the game brought 19 points\n");
    table.hands[1] = "T1";
    world = lay(&table);
    view = look(&setup, &world, NIKA_WATCHER);
    nika_tell_result(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# The game is over\n"
                                     "> Ada and Bo share the victory with 9 points each\n"
                                     "- 1. Ada, 9 points, 1 card left in hand\n"
                                     "- 1. Bo, 9 points, 1 card left in hand\n"
                                     "- 3. Cy, 1 point, 1 card left in hand\n"
                                     "> All sales of the game brought 19 points\n");
}

/* A table in the market of the last round: Cy has picked, Bo is asked, and has seven cards. */
static struct plain_table market_table(void)
{
    return (struct plain_table){.round = 7,
                                .auction = 3,
                                .phase = BYZANTZ_MARKET,
                                .turn = 1,
                                .picked = 4,
                                .hands = {"C4 C1", "T3 T1 S1 W1 W2 O1 M", "O4"},
                                .known = {NULL, "S1 W1 W2", NULL},
                                .bidder_card = {6, 4, 2},
                                .market = "T2 T2 G3 M",
                                .dark = REMOVED};
}

/* Seven cards and two of wood: nine, of which two must go. */
static struct plain_table limit_table(void)
{
    struct plain_table table = market_table();

    table.phase = BYZANTZ_LIMIT;
    table.picked = 6;
    table.hands[1] = "T3 T2 T2 T1 S1 W1 W2 O1 M";
    table.known[1] = "T2 T2 S1 W1 W2";
    table.market = "G3 M";
    return table;
}

static void market_and_limit_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct plain_table table = market_table();
    struct nika_world world = lay(&table);
    struct nika_view view = look(&setup, &world, 1);

    (void)state;
    nika_tell_table(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# Round 8 of 8\n"
                                     "- Ada: 0 points, 2 cards in hand\n"
                                     "- Ada has bidder card 6 and is number 3 to pick from the market\n"
                                     "- Bo: 0 points, 7 cards in hand\n"
                                     "- Bo has bidder card 4 and is number 2 to pick from the market\n"
                                     "- Cy: 0 points, 1 card in hand\n"
                                     "- Cy has bidder card 2 and is number 1 to pick from the market\n"
                                     "> In the market:\n"
                                     "- wood: T2 T2\n"
                                     "- grain: G3\n"
                                     "- merchants: M\n"
                                     "> Already picked: Cy\n"
                                     "> Order of picks: Bo, then Ada\n"
                                     "> The deck has 0 cards left\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo takes a group from the market\n");
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Which group do you take from the market?\n");
    assert_told(&setup, &world, 0, 1, "take wood",
                "* Bo takes the wood cards from the market: T2 T2\n"
                "> Bo has 9 cards and must sell or discard down to seven\n");
    table = limit_table();
    world = lay(&table);
    view = look(&setup, &world, 1);
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo has 9 cards and sells or discards\n");
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> You have 9 cards, 2 too many: sell a set, or discard?\n");
    nika_tell_table(&setup, &view, listen());
    assert_non_null(strstr(heard.bytes, "> Already picked: Bo and Cy\n> Still to pick: Ada\n"));
}

/* All questions of an auction. */
static void auctions_are_asked_about(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = first_round(&setup);
    struct nika_view view = look(&setup, &world, 0);

    (void)state;
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> You open the auction for bidder card 6: bid, or pass?\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Ada opens the auction: a bid, or a pass\n");
    play(&setup, &world, 0, "pass");
    view = look(&setup, &world, 1);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Nobody has bid yet: bid, or pass?\n");
    play(&setup, &world, 1, "pass");
    view = look(&setup, &world, 2);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> All others have passed: bid and win, or pass and leave the bundle to Ada?\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Cy is the last one in the auction and bids or passes\n");
    world = first_round(&setup);
    play(&setup, &world, 0, "bid S2");
    view = look(&setup, &world, 1);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bid more than Ada's 2, or pass?\n");
    play(&setup, &world, 1, "bid S3 S1 W2"); /* 6; Cy's goods are worth 2 + 1 + 1 + 1 */
    view = look(&setup, &world, 2);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo bids 6, and you reach 5 at most: pass?\n");
    play(&setup, &world, 2, "pass");
    play(&setup, &world, 0, "pass");
    view = look(&setup, &world, 1);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Which card of the bundle goes to the market: C2 S1 W3 T1 M M?\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo gives one card of the bundle to the market\n");
}

/* Whoever has nothing but merchants, or nothing at all, is not asked for a bid. */
static void without_goods_nobody_is_asked_for_a_bid(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    uint8_t deck[BYZANTZ_DECK];

    (void)state;
    deck_from("M M M M S3 S1 W2 M M M M W1", deck);
    struct nika_world world = begin_with(&setup, deck);
    struct nika_view view = look(&setup, &world, 0);

    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> You have no goods to bid: pass?\n");
    play(&setup, &world, 0, "pass");
    play(&setup, &world, 1, "pass");
    play(&setup, &world, 2, "sell W1 M M");
    view = look(&setup, &world, 2);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> You have no goods to bid: pass?\n");
    world = begin_with(&setup, deck);
    play(&setup, &world, 0, "pass");
    play(&setup, &world, 1, "bid S1");
    view = look(&setup, &world, 2);
    nika_tell_question(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Bo bids 1, and you reach 1 at most: pass?\n");
}

/*
 * Help. The rule comes first, then what can be typed at this moment.
 */
static void assert_help(const struct nika_setup *setup, const struct nika_view *view, const char *rule,
                        const char *typed)
{
    nika_tell_help(setup, view, listen());
    assert_int_equal(strncmp(heard.bytes, rule, strlen(rule)), 0);
    const char *first = strchr(heard.bytes, '\n');

    assert_non_null(first);
    assert_string_equal(first + 1, typed);
}

static void help_fits_the_moment(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct plain_table table = auction_table();
    struct nika_world world = lay(&table);
    struct nika_view view = look(&setup, &world, 0);

    (void)state;
    /* Three must be added. C2 C1 makes three and leaves C4 M, which is no set; so does C4 alone, which leaves C2 C1 M,
     * a set for 2: that costs least. */
    assert_help(&setup, &view, "> Add goods from your hand",
                "- bid C4 (b c4): adds these cards to your bid\n"
                "- pass (p): leaves the auction\n"
                "- sell C4 C2 C1 (s c4 c2 c1): sells a set, at any time\n");
    view = look(&setup, &world, 2);
    assert_help(&setup, &view, "> While others play",
                "- sell C4 C1 M (s c4 c1 m): sells a set, at any time\n"); /* only an example: Cy has no set */
    table = market_table();
    world = lay(&table);
    view = look(&setup, &world, 1);
    assert_help(&setup, &view, "> Take all cards of one good",
                "- take wood (t t): takes this group; its name alone will do as well\n"
                "- sell T3 T1 M (s t3 t1 m): sells a set, at any time\n");
    table = limit_table();
    world = lay(&table);
    view = look(&setup, &world, 1);
    assert_help(&setup, &view, "> You may not hold more than seven cards",
                "- discard S1 (d s1): discards this card\n"
                "- sell T3 T2 T1 (s t3 t2 t1): sells a set, at any time\n");
    table = final_table();
    world = lay(&table);
    view = look(&setup, &world, 0);
    assert_help(&setup, &view, "> A set is three cards of one good",
                "- done (d): ends your final sales\n"
                "- sell C4 C1 C1 (s c4 c1 c1): sells a set, at any time\n");
    world = first_round(&setup);
    play(&setup, &world, 0, "bid S2");
    play(&setup, &world, 1, "pass");
    play(&setup, &world, 2, "pass");
    view = look(&setup, &world, 0);
    assert_help(&setup, &view, "> The bundle is yours",
                "- give C2 (g c2): this card goes to the market\n"
                "- sell C4 C1 C1 (s c4 c1 c1): sells a set, at any time\n");
}

/*
 * Refusals and doubts.
 */
static void assert_refused(const struct plain_table *table, unsigned seat, const char *word, const char *expected)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = plain_lay(&setup, table);
    const struct nika_view view = look(&setup, &world, seat);
    struct nika_move move;

    assert_true(setup.game->parse(&setup, word, strlen(word), &move));
    const nika_refusal refusal = setup.game->apply(&setup, &world, seat, move);

    assert_int_not_equal(refusal, NIKA_ACCEPTED);
    nika_tell_refusal(&setup, &view, move, refusal, listen());
    assert_string_equal(heard.bytes, expected);
}

static void refusals_say_what_is_possible(void **state)
{
    struct plain_table table = auction_table();

    (void)state;
    assert_refused(&table, 0, "bid C2",
                   "> C2 makes 5 in all; it must be more than 5\n"
                   "- This would be enough: C4, 7 in all\n");
    assert_refused(&table, 0, "bid W4", "> You do not have W4; your hand is C4 C2 C1 M\n");
    assert_refused(&table, 0, "bid C4 W4 W4", "> You do not have W4 W4; your hand is C4 C2 C1 M\n");
    assert_refused(&table, 0, "bid C1 M",
                   "> Merchants can't be bid, only goods\n"
                   "- This would be enough: C4, 7 in all\n");
    assert_refused(&table, 0, "sell C4 C2 S3",
                   "> C4 C2 S3 is not a set: a set is three cards of one good, up to two of them merchants, or three "
                   "merchants\n"
                   "- You can sell C4 C2 C1 for 4 points\n");
    assert_refused(&table, 0, "sell S3 S3 M", "> You do not have S3 S3; your hand is C4 C2 C1 M\n");
    assert_refused(&table, 0, "give S4", "> There is an auction: now you can bid, pass or sell\n");
    assert_refused(&table, 1, "pass", "> It is Ada's turn; out of turn you can only sell\n");
    table.hands[0] = "C1 S1 S1";
    table.known[0] = NULL;
    assert_refused(&table, 0, "bid C1",
                   "> C1 makes 4 in all; it must be more than 5\n"
                   "- This would be enough: C1 S1 S1, 6 in all\n");
    assert_refused(&table, 0, "sell S3 S1 S1", "> S3 lies in your bid and can't be sold\n");
    table.hands[0] = "C1 S1";
    assert_refused(&table, 0, "bid C1",
                   "> C1 makes 4 in all; it must be more than 5\n"
                   "- All your goods make 5 in all, not more than 5: you can only pass\n");
    table.hands[0] = NULL;
    assert_refused(&table, 0, "bid C1", "> You do not have C1; your hand is empty\n");

    table = market_table();
    assert_refused(&table, 1, "take wine", "> There are no wine cards in the market; it has T2 T2 G3 M\n");
    assert_refused(&table, 1, "pass", "> This is the market: now take a group from T2 T2 G3 M, or sell\n");
    assert_refused(&table, 1, "sell S1 W2 W1",
                   "> S1 W2 W1 is not a set: a set is three cards of one good, up to two of them merchants, or three "
                   "merchants\n"
                   "- You can sell T3 T1 M for 3 points\n");
}

static void more_refusals(void **state)
{
    struct plain_table table = limit_table();

    (void)state;
    assert_refused(&table, 1, "take grain", "> You have 9 cards: first sell or discard down to seven\n");
    assert_refused(&table, 1, "discard C4", "> You do not have C4; your hand is S1 W2 W1 T3 T2 T2 T1 O1 M\n");
    assert_refused(&table, 0, "sell C4 C1 M",
                   "> Bo must first get down to seven cards; until then nobody else can do anything\n");
    table = final_table();
    assert_refused(&table, 0, "pass", "> These are the final sales: now you can sell, or end with done (d)\n");
    table.turn = 1;
    assert_refused(&table, 0, "sell C4 C1 C1", "> You have already ended your final sales\n");
    assert_refused(&table, 1, "sell T1 M M", "> You do not have M M; your hand is T1\n");
    /* The bundle is Ada's: */
    table = auction_table();
    table.phase = BYZANTZ_GIVING;
    table.bids[0] = table.bids[1] = NULL;
    table.in = 0;
    assert_refused(&table, 0, "give O1", "> O1 is not in the bundle, which is C3 S4 T4 M\n");
    assert_refused(&table, 0, "pass",
                   "> The bundle is yours: now give one card of C3 S4 T4 M to the market, or sell\n");
    /* What the game has no better sentence for, is said as everywhere. */
    table = final_table();
    table.phase = BYZANTZ_OVER;
    table.turn = 3;
    assert_refused(&table, 0, "done", "> the game is over\n");
}

static bool doubted(const struct plain_table *table, unsigned seat, const char *word)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, table);
    const struct nika_view view = look(&setup, &world, seat);
    struct nika_move move;

    assert_true(setup.game->parse(&setup, word, strlen(word), &move));
    const bool doubt = nika_tell_doubt(&setup, &view, move, listen());

    assert_true(doubt == (heard.bytes[0] != '\0'));
    return doubt;
}

static void only_the_unusual_is_doubted(void **state)
{
    struct plain_table table = final_table();

    (void)state;
    assert_true(doubted(&table, 0, "done"));
    assert_string_equal(heard.bytes, "> End your sales? Your sets could still bring 7 points\n");
    assert_false(doubted(&table, 0, "sell C4 C1 C1"));
    assert_false(doubted(&table, 0, "sell S3 M M"));
    /* C4 with both merchants pays 4, and then nothing is a set: three less than both sets. */
    assert_true(doubted(&table, 0, "sell C4 M M"));
    assert_string_equal(heard.bytes, "> Sold another way, your cards would bring 3 points more\n");
    table.turn = 1;
    assert_false(doubted(&table, 1, "done"));

    /* T3 T2 T1 and two merchants' worth: T3 T2 T1 pays 3 and T2 with one merchant is no set; W2 W1 M pays 2. */
    table = limit_table();
    assert_false(doubted(&table, 1, "discard S1"));
    assert_false(doubted(&table, 1, "discard T2"));
    assert_true(doubted(&table, 1, "discard M"));
    assert_string_equal(heard.bytes, "> Without M your sets bring 2 points less\n");
    assert_true(doubted(&table, 1, "discard W1"));
    assert_false(doubted(&table, 1, "sell T3 T2 T2"));

    /* Alone in the auction without a bid, one card of value 1 is enough. */
    table = auction_table();
    assert_false(doubted(&table, 0, "bid C4 C2 C1"));
    assert_false(doubted(&table, 0, "pass"));
    table.in = 2;
    table.turn = 1;
    table.bids[0] = table.bids[1] = NULL;
    assert_true(doubted(&table, 1, "bid T1 O2"));
    assert_string_equal(heard.bytes, "> You bid 3, but nobody can outbid you any more: T1 (1) would win as well\n");
    assert_true(doubted(&table, 1, "bid O2"));
    assert_false(doubted(&table, 1, "bid T1"));
}

/*
 * The same in the other languages, a sentence of each kind.
 */
static void other_languages_tell_the_same(void **state)
{
    static const char *const bids[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "* Ada bids S2: 2 in all\n",
        [NIKA_ITALIAN] = "* Ada offre S2: 2 in tutto\n",
        [NIKA_FRENCH] = "* Ada mise S2\u00A0: 2 en tout\n",
        [NIKA_JAPANESE] = "* AdaがS2を入札しました（合計2）\n",
    };
    static const char *const questions[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "> Bid more than Ada's 2, or pass?\n",
        [NIKA_ITALIAN] = "> Offri più di 2, l'offerta di Ada, o passi?\n",
        [NIKA_FRENCH] = "> Ada mise 2\u00A0: tu surenchéris ou tu passes\u00A0?\n",
        [NIKA_JAPANESE] = "> Adaの入札は2です。上回りますか、パスしますか？\n",
    };
    static const char *const hands[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "- spice: S3 S1\n",
        [NIKA_ITALIAN] = "- spezie: S3 S1\n",
        [NIKA_FRENCH] = "- épices\u00A0: S3 S1\n",
        [NIKA_JAPANESE] = "- 香辛料：S3 S1\n",
    };
    static const char *const tables[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "> Highest bid: 2, by Ada\n",
        [NIKA_ITALIAN] = "> Offerta più alta: 2, di Ada\n",
        [NIKA_FRENCH] = "> Plus haute mise\u00A0: 2 (Ada)\n",
        [NIKA_JAPANESE] = "> 最高入札：Adaの2\n",
    };
    static const char *const waits[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "> Bo bids or passes\n",
        [NIKA_ITALIAN] = "> Bo offre o passa\n",
        [NIKA_FRENCH] = "> Bo mise ou passe\n",
        [NIKA_JAPANESE] = "> Boが入札かパスを選びます\n",
    };
    static const char *const helps[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "- pass (p): leaves the auction\n",
        [NIKA_ITALIAN] = "- passo (p): lasci l'asta\n",
        [NIKA_FRENCH] = "- passe (p)\u00A0: quitte l’enchère\n",
        [NIKA_JAPANESE] = "- パス（p）：競りから降りる\n",
    };
    static const char *const refusals[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = "> W1 makes 1 in all; it must be more than 2\n",
        [NIKA_ITALIAN] = "> Con W1 arrivi a 1 in tutto; devi superare 2\n",
        [NIKA_FRENCH] = "> W1 donne 1 en tout\u00A0; il faut plus de 2\n",
        [NIKA_JAPANESE] = "> W1では合計1です。2を上回らなければなりません\n",
    };
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);

    (void)state;
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++) {
        const enum nika_language language = (enum nika_language)i;
        struct nika_world world = first_round(&setup);

        if (!bids[i])
            continue;
        const struct nika_view before = look(&setup, &world, 1);
        const struct nika_move bid = {.verb = BYZANTZ_BID, .open = cards("S2")};
        const struct nika_move low = {.verb = BYZANTZ_BID, .open = cards("W1")};

        play(&setup, &world, 0, "bid S2");
        const struct nika_view view = look(&setup, &world, 1);

        nika_tell_move(&setup, &before, &view, 0, bid, listen_in(language));
        assert_string_equal(heard.bytes, bids[i]);
        nika_tell_question(&setup, &view, listen_in(language));
        assert_string_equal(heard.bytes, questions[i]);
        nika_tell_hand(&setup, &view, listen_in(language));
        assert_non_null(strstr(heard.bytes, hands[i]));
        nika_tell_table(&setup, &view, listen_in(language));
        assert_non_null(strstr(heard.bytes, tables[i]));
        nika_tell_waiting(&setup, &view, listen_in(language));
        assert_string_equal(heard.bytes, waits[i]);
        nika_tell_help(&setup, &view, listen_in(language));
        assert_non_null(strstr(heard.bytes, helps[i]));
        nika_tell_refusal(&setup, &view, low, BYZANTZ_BID_TOO_LOW, listen_in(language));
        assert_int_equal(strncmp(heard.bytes, refusals[i], strlen(refusals[i])), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_is_told_of_several),
        cmocka_unit_test(a_round_is_told),
        cmocka_unit_test(hidden_profit_is_told_to_its_owner),
        cmocka_unit_test(the_single_card_goes_to_the_market),
        cmocka_unit_test(the_table_is_told),
        cmocka_unit_test(final_sales_are_told),
        cmocka_unit_test(results_with_ties_are_told),
        cmocka_unit_test(market_and_limit_are_told),
        cmocka_unit_test(auctions_are_asked_about),
        cmocka_unit_test(without_goods_nobody_is_asked_for_a_bid),
        cmocka_unit_test(help_fits_the_moment),
        cmocka_unit_test(refusals_say_what_is_possible),
        cmocka_unit_test(more_refusals),
        cmocka_unit_test(only_the_unusual_is_doubted),
        cmocka_unit_test(other_languages_tell_the_same),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
