/*
 * test_board_byzantz.c: unit tests of Byzantz on the full screen (board.h): that everything can be found on it at every
 * size and in every language, and that every legal move can be made with keys.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <locale.h>

#include "../../src/tui/board_byzantz.h"
#include "hearing.h"
#include "plain_byzantz.h"

enum { ROWS_MAX = 60, COLUMNS_MAX = 200 };

static const char *const names[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cyprian", "Di", "Eve", "Fay"};

static struct hearing heard;

static struct nika_listener listen_as(const struct scene *scene)
{
    return hearing_begin(&heard, scene->voice);
}

static struct scene scene_of(const struct nika_setup *setup, const struct nika_view *view, enum nika_language language)
{
    const bool asked = view->seat < setup->players && setup->game->waiting(setup, view).asked >> view->seat & 1;

    return (struct scene){.setup = setup, .voice = nika_voice(language, names), .view = view, .asked = asked};
}

/*
 * Pictures. One is drawn with a margin around it, which must stay empty.
 */
static struct cell cells[(ROWS_MAX + 2) * (COLUMNS_MAX + 4)];
static char picture[ROWS_MAX + 2][4 * (COLUMNS_MAX + 4)];
static int picture_rows;

static struct canvas draw_picture(const struct scene *scene, int rows, int columns, bool ascii)
{
    struct canvas canvas = canvas_on(cells, rows + 2, columns + 4);

    canvas.ascii = ascii;
    byzantz_board.draw(scene, &canvas, (struct area){1, 2, rows, columns});
    for (int row = 0; row < rows + 2; row++) {
        canvas_row_text(&canvas, row, picture[row], sizeof picture[row]);
        for (int column = 0; column < columns + 4; column++)
            if (row == 0 || row == rows + 1 || column < 2 || column >= columns + 2)
                assert_int_equal(cells[row * (columns + 4) + column].bytes[0], '\0');
    }
    picture_rows = rows + 2;
    return canvas;
}

static void print_picture(void)
{
    for (int row = 0; row < picture_rows; row++)
        print_error("%s\n", picture[row]);
}

static bool shows(const char *text)
{
    for (int row = 0; row < picture_rows; row++)
        if (strstr(picture[row], text))
            return true;
    return false;
}

static void assert_shows(const char *text)
{
    if (!shows(text)) {
        print_error("not shown: %s\n", text);
        print_picture();
    }
    assert_true(shows(text));
}

static void assert_says(const struct scene *scene, struct nika_message message)
{
    char bytes[256];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say(&text, scene->voice, message);
    assert_shows(bytes);
}

/* The cards of a heap in brackets, without blanks. */
static const char *in_brackets(byzantz_cards heap)
{
    static char bytes[128];
    char plain[128];
    struct nika_text spelled = nika_text(plain, sizeof plain), text = nika_text(bytes, sizeof bytes);

    byzantz_say_cards(heap, &spelled);
    nika_text_add(&text, heap ? "[" : "");
    for (const char *at = plain; *at; at++) {
        if (*at == ' ')
            nika_text_add(&text, "][");
        else
            nika_text_add_char(&text, *at);
    }
    nika_text_add(&text, heap ? "]" : "");
    return bytes;
}

/* How often a card stands in a row of the picture, in brackets or under the cursor. */
static unsigned count_card(int row, unsigned kind)
{
    char word[8], plain[16], cursor[16];
    unsigned count = 0;
    struct nika_text one = nika_text(plain, sizeof plain), two = nika_text(cursor, sizeof cursor);

    card_word(kind, word);
    nika_text_add(&one, "[");
    nika_text_add(&one, word);
    nika_text_add(&one, "]");
    nika_text_add(&two, ">");
    nika_text_add(&two, word);
    nika_text_add(&two, "<");
    for (const char *at = picture[row]; *at; at++)
        count += strncmp(at, plain, strlen(plain)) == 0 || strncmp(at, cursor, strlen(cursor)) == 0;
    return count;
}

/* The row of the picture after the one that begins the hand. */
static int hand_row(const struct scene *scene)
{
    char bytes[256];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    nika_say(&text, scene->voice, msg_by_b_your_hand(scene->view->seat, byzantz_count(byzantz_own(scene->view)->hand)));
    for (int row = 0; row < picture_rows; row++)
        if (strstr(picture[row], bytes))
            return row + 1;
    print_picture();
    fail();
    return 0;
}

static void assert_numbers(const struct scene *scene)
{
    const struct byzantz_open *open = byzantz_open(scene->view);

    for (unsigned seat = 0; seat < scene->setup->players; seat++) {
        char line[64];
        struct nika_text text = nika_text(line, sizeof line);
        int row = 0;

        nika_text_add(&text, letter_of_seat[seat]);
        nika_text_add(&text, " ");
        nika_text_add(&text, names[seat]);
        nika_text_add(&text, " ");
        while (row < picture_rows && !strstr(picture[row], line))
            row++;
        if (row == picture_rows)
            print_picture();
        assert_true(row < picture_rows);
        if (open->bid[seat]) {
            text = nika_text(line, sizeof line);
            nika_text_add_number(&text, open->bid_total[seat]);
            nika_text_add(&text, " ");
            nika_text_add(&text, in_brackets(open->bid[seat]));
            assert_non_null(strstr(picture[row], line));
        }
    }
}

/* All that the person must see. */
static void assert_complete(const struct scene *scene)
{
    const struct byzantz_open *open = byzantz_open(scene->view);
    const struct choice choice = byzantz_choice(scene);

    assert_numbers(scene);
    if (open->phase < BYZANTZ_FINAL) {
        assert_says(scene, msg_by_b_round(open->round + 1, byzantz_rounds(scene->setup->players)));
        assert_says(scene, msg_by_b_bidders());
        assert_says(scene, msg_by_b_market());
        for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
            assert_shows(nika_good_name(scene->voice.language, group));
    }
    for (unsigned kind = 0; kind < BYZANTZ_KINDS && open->bundle; kind++)
        assert_int_equal(count_card(2, kind), byzantz_count_of(open->bundle, kind));
    if (scene->view->seat == NIKA_WATCHER)
        return;
    const int row = hand_row(scene);

    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        assert_int_equal(count_card(row, kind), byzantz_count_of(byzantz_own(scene->view)->hand, kind));
    for (unsigned i = 0; scene->asked && i < choice.button_count; i++) {
        char word[8];

        assert_says(scene, byzantz_button(scene, &choice, choice.buttons[i], word));
    }
}

/* Draws a scene in all sizes. At 80 columns nothing is cut off. */
static void draw_all(const struct scene *scene)
{
    static const int sizes[][2] = {{17, 80}, {33, 120}, {53, 200}, {24, 100}, {40, 80}};

    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const int rows = byzantz_board.rows(scene, sizes[i][1], sizes[i][0]);

        assert_in_range(rows, BOARD_ROWS, sizes[i][0]);
        draw_picture(scene, rows, sizes[i][1], false);
        assert_complete(scene);
        for (int row = 0; row < picture_rows; row++) {
            const char *cut = strstr(picture[row], "…");

            if (cut && strncmp(cut, "… ]", strlen("… ]")) != 0) /* a button that opens something ends with it */
                print_picture();
            assert_true(!cut || strncmp(cut, "… ]", strlen("… ]")) == 0);
        }
    }
}

/*
 * Keys.
 */
static enum answer press(struct scene *scene, int key, struct nika_move *move)
{
    return byzantz_board.key(scene, key, move, listen_as(scene));
}

static void press_changing(struct scene *scene, int key)
{
    struct nika_move move;
    const enum answer answer = press(scene, key, &move);

    if (answer != ANSWER_CHANGED)
        print_error("key %d: %d, %s\n", key, answer, heard.bytes);
    assert_int_equal(answer, ANSWER_CHANGED);
}

/* Puts the cursor on a piece: with arrows, or by its digit where that does not choose it. */
static void go_to_piece(struct scene *scene, unsigned piece)
{
    press_changing(scene, PRESSED_UP);
    press_changing(scene, PRESSED_HOME);
    for (unsigned i = 0; i < piece; i++)
        press_changing(scene, PRESSED_RIGHT);
}

static void go_to_button(struct scene *scene, enum button button)
{
    press_changing(scene, PRESSED_DOWN);
    press_changing(scene, PRESSED_HOME);
    for (unsigned i = 0; byzantz_choice(scene).buttons[byzantz_choice(scene).button] != button; i++) {
        assert_true(i < BUTTONS_MAX);
        press_changing(scene, PRESSED_RIGHT);
    }
}

/* Makes the choice of several cards what it should be. */
static void choose_cards(struct scene *scene, byzantz_cards wanted, bool arrows)
{
    const struct pieces pieces = byzantz_choice(scene).pieces;

    for (unsigned i = 0; i < pieces.count; i++) {
        const bool want = byzantz_count_of(wanted, pieces.of[i]) > 0;

        if (want)
            wanted -= byzantz_card(pieces.of[i]);
        if (want == (byzantz_choice(scene).chosen >> i & 1))
            continue;
        if (!arrows && i < 9) {
            press_changing(scene, '1' + (int)i);
            continue;
        }
        go_to_piece(scene, i);
        press_changing(scene, arrows ? PRESSED_ENTER : ' ');
    }
    assert_true(wanted == 0);
}

/* Goes to the piece and presses Enter there. */
static enum answer enter_piece(struct scene *scene, unsigned wanted, struct nika_move *move)
{
    const struct pieces pieces = byzantz_choice(scene).pieces;
    unsigned piece = 0;

    while (piece < pieces.count && pieces.of[piece] != wanted)
        piece++;
    assert_true(piece < pieces.count);
    go_to_piece(scene, piece);
    return press(scene, PRESSED_ENTER, move);
}

static unsigned kind_of(byzantz_cards card)
{
    unsigned kind = 0;

    while (byzantz_card(kind) != card)
        kind++;
    return kind;
}

/* Makes a move with keys: with letters and digits, or with arrows and Enter alone. */
static enum answer press_move(struct scene *scene, struct nika_move wanted, bool arrows, struct nika_move *move)
{
    const bool sells = byzantz_choice(scene).mode == MODE_SELL;

    switch (wanted.verb) {
    case BYZANTZ_PASS:
        if (!arrows)
            return press(scene, 'p', move);
        go_to_button(scene, BUTTON_PASS);
        return press(scene, PRESSED_ENTER, move);
    case BYZANTZ_DONE:
        if (!arrows)
            return press(scene, 'd', move);
        go_to_button(scene, BUTTON_END);
        return press(scene, PRESSED_ENTER, move);
    case BYZANTZ_BID:
        choose_cards(scene, wanted.open, arrows);
        if (arrows)
            go_to_button(scene, BUTTON_BID);
        return press(scene, PRESSED_ENTER, move);
    case BYZANTZ_SELL:
        if (!sells && arrows) {
            struct nika_move none;

            go_to_button(scene, BUTTON_SELLING);
            assert_int_equal(press(scene, PRESSED_ENTER, &none), ANSWER_CHANGED);
        } else if (!sells) {
            press_changing(scene, 'x');
        }
        choose_cards(scene, wanted.open, arrows);
        press_changing(scene, PRESSED_DOWN);
        return press(scene, PRESSED_ENTER, move);
    case BYZANTZ_TAKE:
        return enter_piece(scene, (unsigned)wanted.open, move);
    default:
        if (wanted.verb == BYZANTZ_DISCARD && sells)
            press_changing(scene, 'x');
        return enter_piece(scene, kind_of(wanted.open), move);
    }
}

/* Takes back everything that was pressed, and sees that the scene looks as at first. */
static void assert_undone(struct scene *scene)
{
    struct scene fresh = *scene;

    memset(fresh.choice, 0, sizeof fresh.choice);
    while (byzantz_board.undo(scene))
        ;
    const struct choice undone = byzantz_choice(scene), untouched = byzantz_choice(&fresh);

    assert_int_equal(undone.mode, untouched.mode);
    assert_int_equal(undone.chosen, untouched.chosen);
}

/* One game, played by random legal moves, each made with keys; now and then somebody sells out of turn. */
static void play_with_keys(unsigned players, uint64_t stream, bool arrows)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, players, 0);
    struct nika_deal deal;
    struct nika_world world;
    struct nika_view view;
    struct nika_rng rng;

    nika_rng_seed(&rng, 17, stream);
    nika_deal(&setup, &rng, &deal);
    setup.game->begin(&setup, &deal, &world);
    while (nika_look_asked(&setup, &world, &view)) {
        struct nika_move moves[NIKA_MOVES_MAX], made = {0};
        const unsigned count = setup.game->legal(&setup, &view, moves);
        const struct nika_move wanted = moves[nika_rng_below(&rng, count)];
        struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH), tried;

        assert_int_equal(press_move(&scene, wanted, arrows, &made), ANSWER_MOVE);
        assert_true(nika_move_same(made, wanted));
        tried = scene;
        assert_undone(&tried);
        assert_int_equal(setup.game->apply(&setup, &world, view.seat, made), NIKA_ACCEPTED);

        const unsigned other = nika_rng_below(&rng, players);

        nika_look(&setup, &world, other, &view);
        scene = scene_of(&setup, &view, NIKA_ENGLISH);
        if (scene.asked || byzantz_board.key_out_of_turn(&scene, 'x', &made, listen_as(&scene)) != ANSWER_CHANGED)
            continue;
        if (nika_rng_below(&rng, 4) == 0) {
            assert_int_equal(byzantz_board.key_out_of_turn(&scene, PRESSED_ENTER, &made, listen_as(&scene)),
                             ANSWER_MOVE);
            assert_int_equal(made.verb, BYZANTZ_SELL);
            assert_int_equal(setup.game->apply(&setup, &world, other, made), NIKA_ACCEPTED);
        }
    }
}

static void every_move_can_be_made_with_keys(void **state)
{
    (void)state;
    for (unsigned players = 3; players <= 6; players++)
        for (unsigned game = 0; game < 6; game++)
            play_with_keys(players, 10 * players + game, game % 2 == 0);
}

/* Moments of random games, in every language and size; also as others and watchers see them, and half chosen. */
static void everything_is_shown_at_every_size(void **state)
{
    unsigned phases[BYZANTZ_OVER + 1] = {0};
    struct nika_rng rng;

    (void)state;
    for (unsigned players = 3; players <= 6; players++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, players, 0);
        struct nika_deal deal;
        struct nika_world world;
        struct nika_view view;

        nika_rng_seed(&rng, 19, players);
        nika_deal(&setup, &rng, &deal);
        setup.game->begin(&setup, &deal, &world);
        for (unsigned ply = 0; nika_look_asked(&setup, &world, &view); ply++) {
            struct nika_move moves[NIKA_MOVES_MAX];
            const unsigned count = setup.game->legal(&setup, &view, moves), seat = view.seat;
            struct scene scene = scene_of(&setup, &view, (enum nika_language)(ply % NIKA_LANGUAGES));

            phases[byzantz_open(&view)->phase]++;
            draw_all(&scene);
            press(&scene, 'b', moves);
            draw_all(&scene);
            press(&scene, 'x', moves);
            draw_all(&scene);
            if (ply % 3 == 0) {
                nika_look(&setup, &world, ply / 3 % 2 ? (seat + 1) % players : NIKA_WATCHER, &view);
                scene = scene_of(&setup, &view, (enum nika_language)(ply % NIKA_LANGUAGES));
                draw_all(&scene);
            }
            setup.game->legal(&setup, &view, moves);
            nika_look(&setup, &world, seat, &view);
            assert_int_equal(setup.game->legal(&setup, &view, moves), count);
            assert_int_equal(setup.game->apply(&setup, &world, seat, moves[nika_rng_below(&rng, count)]),
                             NIKA_ACCEPTED);
        }
        const struct scene over = scene_of(&setup, &view, NIKA_ENGLISH);

        draw_all(&over);
        phases[byzantz_open(&view)->phase]++;
    }
    for (unsigned phase = 0; phase <= BYZANTZ_OVER; phase++)
        assert_true(phases[phase] > 0);
}

/*
 * One picture, worked out by hand.
 */
static struct plain_table auction_table(void)
{
    return (struct plain_table){.round = 7,
                                .auction = 1,
                                .phase = BYZANTZ_AUCTION,
                                .turn = 0,
                                .opener = 0,
                                .in = 3,
                                .hands = {"C4 C2 C1 W2 M", "T1 O2", "W3 W1 G2"},
                                .known = {"C2", NULL, "W3 G2"},
                                .bids = {"S3", "T3 G2", NULL},
                                .bidder_card = {0, 0, 6},
                                .profit = {12, 9, 1},
                                .bundle = "C3 S4 T4 M",
                                .market = "W4 W2 O3",
                                .dark = "G1 G1 G1 G1 O1 T2"};
}

static void a_picture(void **state)
{
    static const char *const expected[] = {
        "Round 8/8 · deck 2                                       bidder cards  6■C [4] 2",
        "Bundle  [C3] [S4] [T4] [M]                                     highest bid 5: Bo",
        "",
        "─ Players ────── auction ─────────────────────── hand known cards ─────── points",
        "▸●A Ada           3 [S3]                          5   C2 +4                   12",
        " ▲B Bo            5 [T3][G2]                      2   +2                       9",
        " ■C Cyprian      bidder card 6                    3   W3 G2 +1                 1",
        "",
        "─ Market ───────────────────────────────────────────────── picks  ? ▸  ? ▸ ■C ──",
        " C cloth    S spice    W wine     T wood     G grain    O olives   M merchants",
        " –          –          4 2        –          –          3          –",
        "",
        "─ Ada: hand 5/7 ──────────────────────────────────────────── sets pay 4 points ─",
        " [C4][C2][C1]=4  [W2] [M]",
        "  1   2✓  3✓      4    5",
        " 3 + C2 C1 = 6, enough · your sets would pay 4 less",
        "▸[ Bid 6 ]   [ b Cheapest: 6 ]   [ p Pass ]   [ x Sell… ]",
    };
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    press_changing(&scene, 'c');
    press_changing(&scene, 'c');
    draw_picture(&scene, 17, 80, false);
    for (int row = 0; row < 17; row++)
        assert_string_equal(picture[row + 1][0] ? picture[row + 1] + 2 : "", expected[row]);
}

/* The other look: what has not been seen. Besides what lies open and her own hand, Ada does not see T1 O2 of Bo and W1
 * of Cy, and what is left of the deck with the removed cards: four G1, O1, T2. */
static void what_was_not_seen_is_counted(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;

    (void)state;
    assert_int_equal(byzantz_board.looks, 2);
    nika_look(&setup, &world, 0, &view);
    struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    scene.look = 1;
    for (int rows = 17; rows <= 28; rows += 11) {
        draw_picture(&scene, rows, rows == 17 ? 80 : 120, false);
        assert_shows("C cloth       1×0  2×0  3×0  4×0");
        assert_shows("W wine        1×1  2×0  3×0  4×0");
        assert_shows("T wood        1×1  2×1  3×0  4×0");
        assert_shows("G grain       1×4  2×0  3×0  4×0");
        assert_shows("O olives      1×1  2×1  3×0  4×0");
        assert_shows("M merchants   ×0");
    }
}

/* Profit that lies face down is shown to its owner alone. */
static void hidden_profit_is_not_shown(void **state)
{
    struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;

    (void)state;
    assert_true(nika_setup_switch(&setup, "open-profit", "off"));
    nika_look(&setup, &world, 0, &view);
    const struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    draw_picture(&scene, 17, 80, false);
    for (int row = 0; row < picture_rows; row++) { /* the last word of each player's row */
        const char *last = strrchr(picture[row], ' ');

        if (strstr(picture[row], "A Ada "))
            assert_string_equal(last, " 12");
        if (strstr(picture[row], "B Bo ") || strstr(picture[row], "C Cyprian "))
            assert_string_equal(last, " ?");
    }
}

/* A seat sees the same picture in any two worlds that it can't tell apart, and a watcher's hand is never looked at. */
static void pictures_show_what_the_seat_knows(void **state)
{
    static struct cell first[sizeof cells / sizeof cells[0]];
    struct nika_rng rng;

    (void)state;
    for (unsigned players = 3; players <= 6; players++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, players, 0);
        struct nika_deal deal;
        struct nika_world world, imagined;

        nika_rng_seed(&rng, 23, players);
        nika_deal(&setup, &rng, &deal);
        setup.game->begin(&setup, &deal, &world);
        do {
            const unsigned drawn = nika_rng_below(&rng, players + 1), seat = drawn < players ? drawn : NIKA_WATCHER;
            struct nika_view view, again;

            nika_look(&setup, &world, seat, &view);
            again = view;
            if (seat == NIKA_WATCHER) {
                memset(again.bytes + sizeof(struct byzantz_open), 0x5a, sizeof(struct byzantz_own));
            } else {
                setup.game->imagine(&setup, &view, &rng, &imagined);
                nika_look(&setup, &imagined, seat, &again);
            }
            struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

            for (scene.look = 0; scene.look < byzantz_board.looks; scene.look++) {
                scene.view = &view;
                draw_picture(&scene, 28, 120, false);
                memcpy(first, cells, sizeof cells);
                scene.view = &again;
                draw_picture(&scene, 28, 120, false);
                assert_memory_equal(first, cells, canvas_bytes(28 + 2, 120 + 4));
            }
        } while (nika_step(&setup, &world, &rng));
    }
}

/* Shapes and letters that a plain terminal does not have are drawn as others. */
static void ascii_is_enough(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    const struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    draw_picture(&scene, 17, 80, true);
    for (int row = 0; row < picture_rows; row++)
        for (const char *at = picture[row]; *at; at++)
            assert_true((unsigned char)*at < 0x80);
    assert_shows("- Players ---");
    assert_shows("AA Ada");
}

/*
 * What keys do.
 */
static void letters_and_arrows_choose(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;
    struct nika_move move;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    /* Cloth, the lowest first; after the last, none. */
    press_changing(&scene, 'c');
    struct choice choice = byzantz_choice(&scene);

    assert_true(byzantz_chosen(&choice) == cards("C1"));
    press_changing(&scene, 'C');
    choice = byzantz_choice(&scene);
    assert_true(byzantz_chosen(&choice) == cards("C2 C1"));
    press_changing(&scene, 'c');
    press_changing(&scene, 'c');
    choice = byzantz_choice(&scene);
    assert_true(byzantz_chosen(&choice) == 0);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> Choose cards first: with their letters or digits, or b for the cheapest bid\n");
    assert_int_equal(press(&scene, 'm', &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> Merchants can't be bid, only goods\n");
    assert_int_equal(press(&scene, '5', &move), ANSWER_REFUSED);
    assert_int_equal(press(&scene, 'o', &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> There are no olive cards to choose here\n");
    assert_int_equal(press(&scene, '6', &move), ANSWER_NOTHING);
    assert_int_equal(press(&scene, 'd', &move), ANSWER_NOTHING);
    assert_int_equal(press(&scene, 'z', &move), ANSWER_NOTHING);
    assert_int_equal(press(&scene, 0x3042, &move), ANSWER_NOTHING);
    /* W2 and the five of Bo: 3 + 2 is not more. The rules say so, not the board. */
    press_changing(&scene, 'w');
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_BID && move.open == cards("W2"));
    /* At least three more are needed. C1 W2 leaves C4 C2 M, which still pays 4. */
    press_changing(&scene, 'b');
    choice = byzantz_choice(&scene);
    assert_true(byzantz_chosen(&choice) == cards("C1 W2"));
    assert_true(byzantz_board.undo(&scene));
    choice = byzantz_choice(&scene);
    assert_true(byzantz_chosen(&choice) == cards("W2"));
    /* Enter on a card chooses it; Enter after the space bar bids. */
    press_changing(&scene, PRESSED_HOME);
    press_changing(&scene, PRESSED_ENTER);
    press_changing(&scene, PRESSED_RIGHT);
    press_changing(&scene, ' ');
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_BID && move.open == cards("C4 C2 W2"));
    /* Selling: the best set is proposed. */
    press_changing(&scene, 'x');
    choice = byzantz_choice(&scene);
    assert_int_equal(choice.mode, MODE_SELL);
    assert_true(byzantz_chosen(&choice) == cards("C4 C2 C1"));
    press_changing(&scene, '3');
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> A set has three cards, not 2\n");
    press_changing(&scene, 'm');
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_SELL && move.open == cards("C4 C2 M"));
    press_changing(&scene, 'x');
    choice = byzantz_choice(&scene);
    assert_int_equal(choice.mode, MODE_BID);
}

/* What is proposed where a hand is too large, and at the end. */
static void the_cheapest_way_is_proposed(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct plain_table table = {.round = 7,
                                .auction = 3,
                                .phase = BYZANTZ_LIMIT,
                                .picked = 7,
                                .hands = {"C4 C1 C1 S2 W3 W1 G2 T1"},
                                .known = {"S2 W3 W1 G2"},
                                .bidder_card = {6, 4, 2},
                                .dark = "G1 G1 G1 G1"};
    struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;
    struct nika_move move;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_SELL && move.open == cards("C4 C1 C1"));
    press_changing(&scene, 'x'); /* or a card is discarded: the one that costs nothing, not one of the set */
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_DISCARD && move.open == cards("T1"));
    press_changing(&scene, 'g');
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_DISCARD && move.open == cards("G2"));

    table.hands[0] = "C4 C1 S2 W3 W1 G2 G2 T1";
    world = plain_lay(&setup, &table);
    nika_look(&setup, &world, 0, &view);
    scene = scene_of(&setup, &view, NIKA_ENGLISH);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_DISCARD && move.open == cards("T1")); /* the lowest card without another */
    assert_int_equal(press(&scene, 'x', &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> You have no set to sell\n");

    table = (struct plain_table){
        .round = 8, .phase = BYZANTZ_FINAL, .hands = {"C4 C1 M T1", "O2", "S1 S1 S1"}, .dark = "G1 G1 G1 G1"};
    world = plain_lay(&setup, &table);
    nika_look(&setup, &world, 0, &view);
    scene = scene_of(&setup, &view, NIKA_ENGLISH);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_SELL && move.open == cards("C4 C1 M"));
    /* Once that is sold, Enter ends; the choice begins anew because the hand has changed. */
    press_changing(&scene, '1');
    play(&setup, &world, 0, "sell C4 C1 M");
    nika_look(&setup, &world, 0, &view);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_int_equal(move.verb, BYZANTZ_DONE);
    /* Who comes later sells out of turn; who is done, no more. */
    nika_look(&setup, &world, 2, &view);
    scene = scene_of(&setup, &view, NIKA_ENGLISH);
    assert_int_equal(press(&scene, 's', &move), ANSWER_NOTHING);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_NOTHING);
    press_changing(&scene, 'x');
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_SELL && move.open == cards("S1 S1 S1"));
    play(&setup, &world, 0, "done");
    nika_look(&setup, &world, 0, &view);
    scene = scene_of(&setup, &view, NIKA_ENGLISH);
    assert_int_equal(press(&scene, 'x', &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> You have already ended your final sales\n");
}

/* The largest hands that there can be: seven cards, and then all sixteen of a good from the market. All are shown at 80
 * columns, and each can be discarded. */
static void the_largest_hands_have_room(void **state)
{
    static const char *const others[] = {"S2 S1 W2 W1 T2 T1 G2", "S2 S1 S1 W2 W1 W1 T1", "M M M M M M M"};
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);

    (void)state;
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        char hand[128];
        struct nika_text text = nika_text(hand, sizeof hand);
        struct plain_table table = {.round = 7,
                                    .auction = 3,
                                    .phase = BYZANTZ_LIMIT,
                                    .picked = 7,
                                    .hands = {hand},
                                    .known = {hand},
                                    .bidder_card = {6, 4, 2},
                                    .dark = "G1 G1 G1 G1"};
        struct nika_view view;
        struct nika_move move;

        nika_text_add(&text, "C4 C4 C3 C3 C3 C2 C2 C2 C2 C2 C1 C1 C1 C1 C1 C1 ");
        nika_text_add(&text, others[i]);
        const struct nika_world world = plain_lay(&setup, &table);

        nika_look(&setup, &world, 0, &view);
        struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);
        struct pieces pieces;

        byzantz_order_hand(cards(hand), &pieces);
        assert_int_equal(pieces.count, 23);
        if (byzantz_choice(&scene).mode == MODE_SELL)
            press_changing(&scene, 'x');
        for (unsigned piece = 0; piece < pieces.count; piece++) {
            char word[8], cursor[16];
            struct nika_text marked = nika_text(cursor, sizeof cursor);

            go_to_piece(&scene, piece);
            draw_picture(&scene, 17, 80, false);
            nika_text_add(&marked, ">");
            nika_text_add(&marked, card_word(pieces.of[piece], word));
            assert_non_null(strstr(picture[hand_row(&scene)], cursor));
            assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
            assert_true(move.verb == BYZANTZ_DISCARD && move.open == byzantz_card(pieces.of[piece]));
        }
    }
}

/* Clicks: a card is chosen, a button pressed. */
static void spots_act_like_keys(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;
    struct nika_move move;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);
    struct canvas canvas = draw_picture(&scene, 17, 80, false);

    /* The picture above: C4 in column 1 of row 13, the button to bid in column 1 of row 16; the margin is 1 and 2. */
    press_changing(&scene, canvas_spot_at(&canvas, 1 + 13, 2 + 2));
    struct choice choice = byzantz_choice(&scene);

    assert_true(byzantz_chosen(&choice) == cards("C4"));
    assert_int_equal(press(&scene, canvas_spot_at(&canvas, 1 + 16, 2 + 3), &move), ANSWER_MOVE);
    assert_true(move.verb == BYZANTZ_BID && move.open == cards("C4"));
    assert_int_equal(canvas_spot_at(&canvas, 1 + 5, 2 + 3), 0);
}

/* The line of keys says what Enter does, and that fits what it does. */
static void keys_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct plain_table table = auction_table();
    const struct nika_world world = plain_lay(&setup, &table);
    struct nika_view view;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    struct scene scene = scene_of(&setup, &view, NIKA_ENGLISH);

    byzantz_board.keys(&scene, listen_as(&scene));
    assert_string_equal(heard.bytes, "- b: cheapest bid, 6\n"
                                     "- ←→ Space: choose\n"
                                     "- p: pass\n"
                                     "- x: sell\n"
                                     "- c s w t g o m 1–9: cards\n");
    press_changing(&scene, 'b');
    byzantz_board.keys(&scene, listen_as(&scene));
    assert_int_equal(strncmp(heard.bytes, "- Enter: bid 6\n", 15), 0);
    nika_look(&setup, &world, 2, &view);
    scene = scene_of(&setup, &view, NIKA_ENGLISH);
    byzantz_board.keys(&scene, listen_as(&scene));
    assert_string_equal(heard.bytes, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_picture),
        cmocka_unit_test(what_was_not_seen_is_counted),
        cmocka_unit_test(hidden_profit_is_not_shown),
        cmocka_unit_test(pictures_show_what_the_seat_knows),
        cmocka_unit_test(ascii_is_enough),
        cmocka_unit_test(letters_and_arrows_choose),
        cmocka_unit_test(the_cheapest_way_is_proposed),
        cmocka_unit_test(the_largest_hands_have_room),
        cmocka_unit_test(spots_act_like_keys),
        cmocka_unit_test(keys_are_told),
        cmocka_unit_test(every_move_can_be_made_with_keys),
        cmocka_unit_test(everything_is_shown_at_every_size),
    };

    if (!setlocale(LC_CTYPE, "C.UTF-8"))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
