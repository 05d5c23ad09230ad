/*
 * test_board_justinian.c: unit tests of Justinian on the full screen (board.h): that pictures hold everything that
 * matters, in all languages and sizes, and that every move can be made with keys.
 */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "told_justinian.h"
#include "tui/tui_board.h"

enum { ROWS_MAX = 53, COLUMNS_MAX = 200 };

/* A picture as text. */
struct picture {
    char rows[ROWS_MAX][COLUMNS_MAX * 4 + 1];
    int count;
};

static struct canvas canvas;

static void draw(const struct scene *scene, int rows, int columns, struct picture *picture)
{
    static struct cell cells[ROWS_MAX * COLUMNS_MAX];

    canvas = canvas_on(cells, rows, columns);
    justinian_board.draw(scene, &canvas, (struct area){0, 0, rows, columns});
    picture->count = rows;
    for (int row = 0; row < rows; row++)
        canvas_row_text(&canvas, row, picture->rows[row], sizeof picture->rows[row]);
}

static bool shows(const struct picture *picture, const char *text)
{
    for (int row = 0; row < picture->count; row++)
        if (strstr(picture->rows[row], text))
            return true;
    return false;
}

static void print_picture(const struct picture *picture)
{
    for (int row = 0; row < picture->count; row++)
        print_error("%s\n", picture->rows[row]);
}

static void assert_shows(const struct picture *picture, const char *text)
{
    if (shows(picture, text))
        return;
    print_picture(picture);
    fail_msg("not shown: %s", text);
}

/* The scene of a seat, at the beginning of its decision. */
static struct scene scene_of(const struct nika_setup *setup, const struct nika_view *view, enum nika_language language)
{
    return (struct scene){.setup = setup,
                          .voice = nika_voice(language, names),
                          .view = view,
                          .asked = justinian_open(view)->turn == view->seat};
}

/*
 * Pictures of tables that are laid by hand.
 */

static const struct nika_setup *three(void)
{
    static struct nika_setup setup;

    setup = setup_of(&nika_justinian, 3, 0);
    return &setup;
}

/* What is in a cell of the row at 80 columns: five columns, six apart. */
static void assert_cell(const struct picture *picture, unsigned place, int row, const char *text)
{
    char found[64];
    struct nika_text read = nika_text(found, sizeof found);

    (void)picture;
    for (unsigned column = 6 * place + 1; column < 6 * place + 6; column++) {
        const struct cell *cell = &canvas.cells[row * canvas.columns + (int)column];

        if (cell->bytes[0] && strcmp(cell->bytes, " ") != 0)
            nika_text_add(&read, cell->bytes);
    }
    assert_string_equal(found, text);
}

static void a_table_is_drawn(void **state)
{
    struct nika_world world = court_with(three(), &deal);
    struct picture picture;

    (void)state;
    play_all(three(), &world,
             "0 place +2 c4; 1 place -1 c4; 2 place +3 phase; 0 place +3 phase; 1 place +1 c8; 2 pass");
    const struct nika_view view = look(three(), &world, 0);
    struct scene scene = scene_of(three(), &view, NIKA_ENGLISH);

    draw(&scene, 17, 80, &picture);
    /* The own token with its value, the other's without. */
    assert_cell(&picture, 3, 1, "●A+2");
    assert_cell(&picture, 3, 2, "▲B");
    assert_cell(&picture, 3, 3, "");
    assert_cell(&picture, 7, 1, "▲B");
    assert_cell(&picture, 3, 4, "4");
    assert_cell(&picture, 3, 5, "Basi.");
    assert_cell(&picture, 3, 6, "B");
    assert_cell(&picture, 3, 7, "16");
    assert_cell(&picture, 0, 6, "RGY");
    assert_cell(&picture, 11, 7, "25");
    assert_shows(&picture, "│●A 1  │");
    assert_shows(&picture, "│■C 1  │");
    assert_shows(&picture, "│ 3/5  │");
    assert_shows(&picture, "[I: 5] ▸ II: 9 ▸ III: 12 ");
    assert_shows(&picture, "Your influence: 3 of 5, 2 short · +3");
    assert_shows(&picture, "[+1×2] +2  -1×2  -2×2  -3    pass");
    assert_shows(&picture, "▸●A Ada ");
    assert_shows(&picture, "passed 0/5 0/4 0/2");
    assert_shows(&picture, "✠R  1:13 12:25 =38");
    assert_shows(&picture, "⚖B  4:16  8:20 =36");
    assert_shows(&picture, "value in phase I ");

    /* Values of the other phases: 4 on place 4 is worth 16, 20 and 25. */
    scene.look = 1;
    draw(&scene, 17, 80, &picture);
    assert_cell(&picture, 3, 5, "16");
    assert_cell(&picture, 3, 6, "20");
    assert_cell(&picture, 3, 7, "25");
    scene.look = 0;
    draw(&scene, 21, 120, &picture);
    assert_shows(&picture, "│   16   │");
    assert_shows(&picture, "│   20   │");
    assert_shows(&picture, "│   25   │");
    assert_shows(&picture, "│Basilius│");
    draw(&scene, 21, 200, &picture);
    assert_shows(&picture, "│ Tribonianus │");
    assert_shows(&picture, " 4 Basilius 16");
}

/* The largest numbers that a board may have: none of them may look like a smaller one. */
static void large_values_are_drawn(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    uint16_t numbers[NIKA_BOARD_MAX];
    struct picture picture;

    (void)state;
    for (unsigned i = 0; i < NIKA_BOARD_MAX; i++)
        numbers[i] = 999;
    assert_true(nika_setup_board(&setup, numbers));
    const struct nika_world world = court_with(&setup, &deal);
    const struct nika_view view = look(&setup, &world, 0);
    const struct scene scene = scene_of(&setup, &view, NIKA_JAPANESE);

    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, " 1:999  2:999 12:999 =2997");
    assert_cell(&picture, 3, 7, "999");
}

static enum answer press(struct scene *scene, int key, struct nika_move *move)
{
    return justinian_board.key(scene, key, move, listen());
}

/* A token is taken and a place is chosen: the picture says what that would do. */
static void placing_is_previewed(void **state)
{
    struct nika_world world = court_with(three(), &deal);
    struct nika_move move;
    struct picture picture;

    (void)state;
    play_all(three(), &world, "0 place +2 c4; 1 place +1 c8; 2 place +1 c8; 0 place +3 phase; 1 place +1 c8; 2 pass");
    const struct nika_view view = look(three(), &world, 0);
    struct scene scene = scene_of(three(), &view, NIKA_ENGLISH);

    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "+1 moves a counselor 1 place right, or adds 1 influence");
    assert_int_equal(press(&scene, PRESSED_RIGHT, &move), ANSWER_CHANGED);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_CHANGED);
    assert_int_equal(press(&scene, '4', &move), ANSWER_CHANGED);
    draw(&scene, 17, 80, &picture);
    /* With +2 +2 Basilius would stand on place 8: 26. */
    assert_shows(&picture, "+2 on Basilius (4): worth 16 now, 26 with your tokens alone");
    assert_cell(&picture, 3, 2, "[+2]");
    assert_cell(&picture, 3, 4, "[4]");
    assert_int_equal(press(&scene, '8', &move), ANSWER_CHANGED);
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "Germanus (8) has three tokens: no room for another");
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> Three tokens already lie on Germanus (8): choose another place\n");
    assert_int_equal(press(&scene, '0', &move), ANSWER_CHANGED);
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "+2 on the phase space: your influence 3 → 5 of 5");
    assert_shows(&picture, "│ 5/5  │");
    assert_shows(&picture, "│ [+2] │");
    assert_int_equal(press(&scene, '1', &move), ANSWER_CHANGED);
    assert_int_equal(press(&scene, '2', &move), ANSWER_CHANGED);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_int_equal(move.open, 12);
    assert_int_equal(move.hidden, 2);

    /* Back to the tokens, and a token that is not there. */
    assert_true(justinian_board.undo(&scene));
    assert_false(justinian_board.undo(&scene));
    assert_int_equal(press(&scene, '3', &move), ANSWER_REFUSED);
    assert_string_equal(heard.bytes, "> You have no +3 in hand, only +1×2 +2 -1×2 -2×2 -3\n");
    assert_int_equal(press(&scene, 'z', &move), ANSWER_NOTHING);
    scene.asked = false;
    assert_int_equal(press(&scene, 'p', &move), ANSWER_NOTHING);
}

/* From the left and from the right, one under the other; see directions_are_shown in test_ask_justinian.c. */
static void directions_are_drawn(void **state)
{
    struct nika_world world = to_direct(three());
    struct nika_move move;
    struct picture picture;

    (void)state;
    play_all(three(), &world, "2 pass");
    const struct nika_view view = look(three(), &world, 2);
    struct scene scene = scene_of(three(), &view, NIKA_ENGLISH);

    draw(&scene, 17, 80, &picture);
    assert_cell(&picture, 9, 1, "●A+1");
    assert_cell(&picture, 9, 2, "▲B+2");
    assert_cell(&picture, 9, 3, "■C-3");
    assert_cell(&picture, 6, 4, "7-1");
    /* Place 5: from the left 6, worth 16, from the right 7, worth 15. */
    assert_cell(&picture, 4, 6, "6:16");
    assert_cell(&picture, 4, 7, "7:15");
    assert_shows(&picture, "│ left │");
    assert_shows(&picture, "│right │");
    /* 38 + 37 + 35 + 35 = 145; then 38 + 33 + 31 + 31 = 133, or 38 + 36 + 36 + 36 = 146. */
    assert_shows(&picture, "[left: your cards 133 (-12)]   right: your cards 146 (+1)");
    assert_shows(&picture, "⌂G  35    31-4    36+1");
    assert_int_equal(press(&scene, PRESSED_RIGHT, &move), ANSWER_CHANGED);
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "[right: your cards 146 (+1)]");
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_int_equal(move.verb, JUSTINIAN_RIGHT);
    assert_int_equal(press(&scene, 'l', &move), ANSWER_MOVE);
    assert_int_equal(move.verb, JUSTINIAN_LEFT);
}

static void scorings_are_drawn(void **state)
{
    struct nika_world world = court_with(three(), &deal);
    struct nika_view view;
    struct nika_move move;
    struct picture picture;

    (void)state;
    play_all(three(), &world, TURN "; 0 pass; 0 decline");
    view = look(three(), &world, 1);
    struct scene scene = scene_of(three(), &view, NIKA_ENGLISH);

    /* Bo can't trigger: the cursor is on the other answer, and trigger is refused. */
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, " trigger the scoring   [decline]");
    assert_int_equal(press(&scene, 't', &move), ANSWER_REFUSED);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_int_equal(move.verb, JUSTINIAN_DECLINE);

    play_all(three(), &world, "1 decline; 2 trigger");
    view = look(three(), &world, 0);
    scene = scene_of(three(), &view, NIKA_ENGLISH);
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "   5  +3 -2");
    assert_shows(&picture, "   5  +2 +3  triggered");
    /* Germanus stands on place 9: 23. */
    assert_shows(&picture, "[✠R red 38]  ⚖B blue 39   ⌂G green 27   ≈Y yellow 27");
    assert_int_equal(press(&scene, 'b', &move), ANSWER_CHANGED);
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_int_equal(move.open, 1);

    play_all(three(), &world, "0 color red");
    view = look(three(), &world, 0);
    scene = scene_of(three(), &view, NIKA_ENGLISH);
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "Phase I: red");
    assert_shows(&picture, "   0 + 1:13 12:25 = 38");
    assert_shows(&picture, "   5 + 3:15 10:23 = 43");
    assert_shows(&picture, "✠R scored in I");
    assert_shows(&picture, "[keep all]");
    assert_int_equal(press(&scene, PRESSED_DOWN, &move), ANSWER_CHANGED);
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "⚖B▸ 4:20  8:29 =49");
    assert_shows(&picture, "Basilius (4) in blue: 20 points in phase II, where it stands");
    assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
    assert_int_equal(move.verb, JUSTINIAN_EXCHANGE);

    /* Later the last scoring is there on demand, and always where there is room. */
    play_all(three(), &world, "0 keep; 1 keep; 2 keep");
    view = look(three(), &world, 0);
    scene = scene_of(three(), &view, NIKA_ENGLISH);
    draw(&scene, 17, 80, &picture);
    assert_false(shows(&picture, "Phase I: red"));
    scene.look = 2;
    draw(&scene, 17, 80, &picture);
    assert_shows(&picture, "   5 + 3:15 10:23 = 43");
    scene.look = 0;
    draw(&scene, 17, 120, &picture);
    assert_shows(&picture, "   5 + 3:15 10:23 = 43");
    assert_shows(&picture, "0/5 1/4 1/2 0/5 0/4 0/2"); /* what Cy used: +2 +3 */
}

/*
 * Pictures of random games.
 */

/* What every picture must hold, of what is open and of what its seat has. */
static void check_open(const struct scene *scene, const struct picture *picture)
{
    const struct justinian_open *open = justinian_open(scene->view);
    char text[64];

    for (unsigned seat = 0; seat < scene->setup->players; seat++) {
        static const char *const shapes[] = {"●A", "▲B", "■C", "◆D"};

        snprintf(text, sizeof text, "%s %s ", shapes[seat], names[seat]);
        assert_shows(picture, text);
        snprintf(text, sizeof text, "%s %u", shapes[seat], open->phase_count[seat]);
        assert_shows(picture, text);
    }
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        snprintf(text, sizeof text, "%u", c + 1);
        assert_shows(picture, text);
    }
    for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++) {
        static const char *const shown[NIKA_LANGUAGES][JUSTINIAN_PHASES] = {
            [NIKA_ENGLISH] = {"I: 5", "II: 9", "III: 12"},
            [NIKA_ITALIAN] = {"I: 5", "II: 9", "III: 12"},
            [NIKA_FRENCH] = {"I\u00A0: 5", "II\u00A0: 9", "III\u00A0: 12"},
            [NIKA_JAPANESE] = {"I：5", "II：9", "III：12"},
        };

        if (shown[scene->voice.language][phase])
            assert_shows(picture, shown[scene->voice.language][phase]);
    }
}

static void check_own(const struct scene *scene, const struct picture *picture)
{
    const struct justinian_open *open = justinian_open(scene->view);
    const struct justinian_own *own = justinian_own(scene->view);
    const unsigned phase = open->stage == JUSTINIAN_EXCHANGING ? open->phase + 1u : open->phase;
    char text[64];

    for (unsigned kind = 0; kind < 6; kind++) {
        const unsigned count = own->hand >> 4 * kind & 15;

        snprintf(text, sizeof text, count > 1 ? "%s×%u" : "%s", plain_tokens[kind], count);
        if (count > 0)
            assert_shows(picture, text);
        if (own->phase >> 4 * kind & 15 && open->stage <= JUSTINIAN_TRIGGERING)
            assert_shows(picture, plain_tokens[kind]);
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        unsigned sum = 0;

        for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
            if (!(own->cards[color] >> c & 1))
                continue;
            const unsigned value = justinian_value(scene->setup, c, justinian_place_of(open->row, c), phase);

            sum += value;
            snprintf(text, sizeof text, "%u:%u", c + 1, value);
            if (open->stage != JUSTINIAN_DIRECTING && canvas.columns < 160)
                assert_shows(picture, text);
        }
        snprintf(text, sizeof text, "=%u", sum);
        if (own->cards[color] && open->stage != JUSTINIAN_DIRECTING)
            assert_shows(picture, text);
    }
}

/* Nothing is cut, in any look, and nothing is drawn over the edge of the area. */
static void check_pictures(struct scene *scene)
{
    static const int sizes[][2] = {{17, 80}, {33, 120}, {53, 200}, {17, 100}, {21, 80}};
    struct picture picture;

    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (scene->look = 0; scene->look < justinian_board.looks; scene->look++) {
            draw(scene, sizes[i][0], sizes[i][1], &picture);
            if (shows(&picture, "…") || shows(&picture, "{")) {
                print_picture(&picture);
                fail_msg("cut at %d columns, language %d", sizes[i][1], (int)scene->voice.language);
            }
            check_open(scene, &picture);
            if (scene->view->seat < scene->setup->players)
                check_own(scene, &picture);
        }
    scene->look = 0;
}

/*
 * Every move by keys.
 */

static void right(struct scene *scene, unsigned times)
{
    struct nika_move move;

    assert_int_equal(press(scene, PRESSED_HOME, &move), ANSWER_CHANGED);
    for (unsigned i = 0; i < times; i++)
        assert_int_equal(press(scene, PRESSED_RIGHT, &move), ANSWER_CHANGED);
}

/* Where a move stands among the options of its decision. */
static unsigned option_of(const struct scene *scene, struct nika_move wanted)
{
    const struct justinian_own *own = justinian_own(scene->view);
    const unsigned scored = justinian_scored_colors(justinian_open(scene->view));
    unsigned option = 1;

    switch (wanted.verb) {
    case JUSTINIAN_RIGHT:
    case JUSTINIAN_DECLINE:
        return 1;
    case JUSTINIAN_COLOR:
        option = 0;
        for (unsigned color = 0; color < wanted.open; color++)
            option += !(scored >> color & 1);
        return option;
    case JUSTINIAN_EXCHANGE:
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
                if (color == wanted.open && c + 1 == wanted.hidden)
                    return option;
                option += own->cards[color] >> c & 1;
            }
        return option;
    default:
        return 0;
    }
}

/* Brings the cursor to a move, with the arrows alone. */
static void point_at(struct scene *scene, struct nika_move wanted)
{
    const struct justinian_open *open = justinian_open(scene->view);
    const struct justinian_own *own = justinian_own(scene->view);
    struct nika_move move;
    unsigned kinds = 0;

    if (wanted.verb == JUSTINIAN_PASS && !(own->hand && justinian_place_count(open->places)))
        return;
    if (wanted.verb != JUSTINIAN_PASS && wanted.verb != JUSTINIAN_PLACE) {
        right(scene, option_of(scene, wanted));
        return;
    }
    for (unsigned kind = 0; kind < (wanted.verb == JUSTINIAN_PASS ? 6 : wanted.hidden - 1); kind++)
        kinds += (own->hand >> 4 * kind & 15) > 0;
    right(scene, kinds);
    if (wanted.verb == JUSTINIAN_PASS)
        return;
    assert_int_equal(press(scene, PRESSED_ENTER, &move), ANSWER_CHANGED);
    right(scene, wanted.open == 0 ? 12 : justinian_place_of(open->row, (unsigned)wanted.open - 1));
}

/* What the keys are said to do is said in every language. */
static void check_keys(struct scene *scene)
{
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        scene->voice.language = (enum nika_language)language;
        justinian_board.keys(scene, listen_in(scene->voice.language));
        assert_true(heard.text.size > 0);
        assert_null(strchr(heard.bytes, '{'));
    }
}

/* Tries every legal move of the seat that is asked; draws some of its pictures half way. */
static void check_decision(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng)
{
    struct nika_move moves[NIKA_MOVES_MAX], move;
    const unsigned count = nika_justinian.legal(setup, view, moves);

    for (unsigned i = 0; i < count; i++) {
        struct scene scene = scene_of(setup, view, (enum nika_language)nika_rng_below(rng, NIKA_LANGUAGES));

        point_at(&scene, moves[i]);
        if (nika_rng_below(rng, 60) == 0) {
            check_keys(&scene);
            scene.voice.language = (enum nika_language)nika_rng_below(rng, NIKA_LANGUAGES);
            check_pictures(&scene);
        }
        assert_int_equal(press(&scene, PRESSED_ENTER, &move), ANSWER_MOVE);
        assert_true(nika_move_same(move, moves[i]));
    }
}

static void games_by_keys(void **state)
{
    static const struct plain_habits habits[] = {{12, 25, 100, 30, 50}, {30, 60, 100, 30, 0}};

    (void)state;
    for (unsigned game = 0; game < 9; game++) {
        const struct nika_setup setup = setup_of(&nika_justinian, 2 + game % 3, game % 2);
        struct nika_rng rng;
        struct nika_deal dealt;
        struct nika_world world;
        unsigned ply = 0;

        nika_rng_seed(&rng, game, 9);
        nika_deal(&setup, &rng, &dealt);
        memset(&world, 0, sizeof world);
        nika_justinian.begin(&setup, &dealt, &world);
        do {
            const enum nika_language language = (enum nika_language)(ply++ % NIKA_LANGUAGES);
            const unsigned other = nika_rng_below(&rng, setup.players + 1u);
            struct nika_view view = look(&setup, &world, other < setup.players ? other : NIKA_WATCHER);
            struct scene scene = scene_of(&setup, &view, language);

            check_pictures(&scene);
            if (!nika_look_asked(&setup, &world, &view))
                break;
            check_decision(&setup, &view, &rng);
        } while (play_on(&setup, &world, &habits[game % 2], &rng));
    }
}

/*
 * The mouse, ASCII, and the wishes of the board.
 */

static void places_can_be_clicked(void **state)
{
    struct nika_world world = court_with(three(), &deal);
    const struct nika_view view = look(three(), &world, 0);
    struct scene scene = scene_of(three(), &view, NIKA_ENGLISH);
    struct nika_move move;
    struct picture picture;

    (void)state;
    draw(&scene, 17, 80, &picture);
    int row = 0, column;

    while (!strstr(picture.rows[row], "+3"))
        row++;
    column = (int)(strstr(picture.rows[row], "+3") - picture.rows[row]) - 2; /* two × before it are two bytes each */
    assert_int_equal(press(&scene, canvas_spot_at(&canvas, row, column), &move), ANSWER_CHANGED);
    assert_int_equal(press(&scene, canvas_spot_at(&canvas, 4, 6 * 8 + 3), &move), ANSWER_CHANGED);
    draw(&scene, 17, 80, &picture);
    assert_cell(&picture, 8, 1, "[+3]");
    assert_int_equal(press(&scene, canvas_spot_at(&canvas, 4, 6 * 8 + 3), &move), ANSWER_MOVE);
    assert_int_equal(move.open, 9);
    assert_int_equal(move.hidden, 3);
}

static void ascii_is_enough(void **state)
{
    static struct cell cells[17 * 80];
    struct nika_world world = court_with(three(), &deal);

    (void)state;
    play_all(three(), &world, "0 place +2 c4; 1 place -1 c4; 2 pass");
    const struct nika_view view = look(three(), &world, 0);
    const struct scene scene = scene_of(three(), &view, NIKA_FRENCH);
    struct canvas plain = canvas_on(cells, 17, 80);

    plain.ascii = plain.folded = true;
    justinian_board.draw(&scene, &plain, (struct area){0, 0, 17, 80});
    for (int i = 0; i < 17 * 80; i++)
        assert_true((unsigned char)cells[i].bytes[0] < 0x80);
    char text[400];

    canvas_row_text(&plain, 1, text, sizeof text);
    assert_non_null(strstr(text, "|A+2"));
}

static void rows_are_modest(void **state)
{
    struct nika_world world = court_with(three(), &deal);
    const struct nika_view view = look(three(), &world, 0);
    const struct scene scene = scene_of(three(), &view, NIKA_ENGLISH);

    (void)state;
    for (int available = BOARD_ROWS; available < 60; available++) {
        const int rows = justinian_board.rows(&scene, 80, available);

        assert_true(rows >= BOARD_ROWS && rows <= available);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_is_drawn),       cmocka_unit_test(placing_is_previewed),
        cmocka_unit_test(large_values_are_drawn), cmocka_unit_test(directions_are_drawn),
        cmocka_unit_test(scorings_are_drawn),     cmocka_unit_test(games_by_keys),
        cmocka_unit_test(places_can_be_clicked),  cmocka_unit_test(ascii_is_enough),
        cmocka_unit_test(rows_are_modest),
    };

    if (!setlocale(LC_CTYPE, "C.UTF-8"))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
