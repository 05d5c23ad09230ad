/*
 * screen.c: the full screen: a front (see front.h) on a glass.
 *
 * From top to bottom, with 24 rows:
 *
 *    1      title: the game · whom it waits for                                       pace
 *    2–18   the board (17 rows; more where there are more)
 *    19     a line; in it "since your last turn" if everything below is new
 *    20–22  the story: the last moves in sentences, the newest at the bottom
 *    23     what is asked, or why something was refused (up to 3 rows; the line above makes room)
 *    24     keys: the board's, then the screen's; "?: help" at the right end
 *
 * A glass that is smaller than 80×24 shows a part of this that follows the cursor, and below it what is asked.
 *
 * Keys that are always the screen's:
 *
 *    ?  F1             help for the decision, and all keys
 *    h                 hint
 *    u  Backspace      take back the last step of a choice
 *    Escape            close a page; take back the last step
 *    v                 another look at the table
 *    +  -              pace of the computer players: faster, slower
 *    q                 quit (asks once: Enter or y; Escape or n)
 *    F2  F3            story, rules
 *    ctrl-L            draw anew
 *    ctrl-O            somebody else at this screen acts out of turn
 *    shift-arrows, ctrl-P ctrl-N ctrl-B ctrl-F     move the part that a small glass shows
 *
 * The board has the first word on all others; if they mean nothing to it:
 *
 *    l  story   r  rules   Space  Enter  go on, while others play   o  as ctrl-O, at the curtain
 *
 * Pages (help, hint, story, rules): arrows, PageUp, PageDown, Space, Home, End scroll; Escape, q, Enter and the key that
 * opened them close them. The end of a game: Tab goes to the table and back, l, r, ?; q, Enter or Escape leaves.
 * The curtain: Enter; o (then the letter of the seat; Escape: back); l, r, ?, q.
 * A question (quit, an unusual move): Enter or y (the language's letter too); Escape or n.
 */
#include <nika/messages_screen.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "screen.h"

enum { CTRL_B = 2, CTRL_F = 6, CTRL_L = 12, CTRL_N = 14, CTRL_O = 15, CTRL_P = 16 };

/* What came of a key. */
enum outcome {
    OUTCOME_NONE,
    OUTCOME_QUIT,
    OUTCOME_MOVE,
    OUTCOME_GO_ON, /* Space or Enter that meant nothing else */
    OUTCOME_BACK,  /* Escape that meant nothing else */
    OUTCOME_OTHER, /* somebody else wants to act */
    OUTCOME_TAB
};

bool screen_shared(const struct screen *screen)
{
    const unsigned people = nika_table_people(screen->session->table);
    return (people & (people - 1)) != 0;
}

bool screen_has_computers(const struct screen *screen)
{
    const unsigned all = (1u << screen->setup->players) - 1;
    return (nika_table_people(screen->session->table) & all) != all;
}

static void notice(struct screen *screen, enum style style, struct nika_message message)
{
    struct nika_text text = nika_text(screen->notice, sizeof screen->notice);
    nika_say(&text, screen->session->voice, message);
    screen->notice_style = style;
}

/* A listener that makes what it hears the notice. */
static struct nika_listener notices(struct screen *screen, struct word_hearer *hearer, enum style style)
{
    *hearer =
        (struct word_hearer){.text = nika_text(screen->notice, sizeof screen->notice), .voice = screen->session->voice};
    screen->notice_style = style;
    return hears_words(hearer);
}

void screen_look(struct screen *screen, unsigned seat)
{
    const unsigned ply = nika_table_ply(screen->session->table);
    screen->looker = seat;
    nika_table_look(screen->session->table, seat, &screen->view);
    if (screen->choosing_ply != ply || screen->choosing_seat != seat)
        memset(screen->scene.choice, 0, sizeof screen->scene.choice);
    screen->choosing_ply = ply;
    screen->choosing_seat = seat;
    screen->scene.setup = screen->setup;
    screen->scene.voice = screen->session->voice;
    screen->scene.view = &screen->view;
    screen->scene.asked = false;
}

/* What was half made is dropped. */
static void drop_choice(struct screen *screen)
{
    memset(screen->scene.choice, 0, sizeof screen->scene.choice);
    screen->paused = false;
}

/*
 * Keys.
 */

/* Draws, and waits for a key that is one. */
static int wait_key(struct screen *screen, int milliseconds)
{
    for (;;) {
        screen_draw(screen);
        int key = screen->glass.key(screen->glass.context, milliseconds);
        if (key == GLASS_RESIZED)
            continue;
        if (key == CTRL_L) {
            screen->glass.refresh(screen->glass.context);
            continue;
        }
        if (key == GLASS_CLICKED) {
            int row, column;
            screen->glass.clicked(screen->glass.context, &row, &column);
            key = canvas_spot_at(&screen->canvas, row, column);
            if (key == 0)
                continue;
        }
        if (key == GLASS_ENDED)
            screen->stopped = true;
        if (key >= 0xff01 && key <= 0xff5e) /* full-width letters, as Japanese keyboards send them */
            key -= 0xfee0;
        return key == 0x3000 ? ' ' : key;
    }
}

static void scroll(struct screen *screen, struct page *page, int key)
{
    const int rows = screen_page_rows(screen, page), most = screen_page_most(screen, page);
    switch (key) {
    case PRESSED_UP:
    case 'k':
        page->top--;
        break;
    case PRESSED_DOWN:
    case 'j':
        page->top++;
        break;
    case GLASS_WHEEL_UP:
        page->top -= 3;
        break;
    case GLASS_WHEEL_DOWN:
        page->top += 3;
        break;
    case PRESSED_PAGE_UP:
        page->top -= rows > 2 ? rows - 1 : 1;
        break;
    case PRESSED_PAGE_DOWN:
    case ' ':
        page->top += rows > 2 ? rows - 1 : 1;
        break;
    case PRESSED_HOME:
        page->top = 0;
        break;
    case PRESSED_END:
        page->top = most;
        break;
    default:
        break;
    }
    page->top = page->top > most ? most : page->top < 0 ? 0 : page->top;
}

/* A key that opens a page, wherever one is. */
static bool opens_page(struct screen *screen, int key)
{
    switch (key) {
    case '?':
    case GLASS_FUNCTION:
        page_help(screen);
        return true;
    case 'l':
    case 'L':
    case GLASS_FUNCTION + 1:
        page_story(screen);
        return true;
    case 'r':
    case 'R':
    case GLASS_FUNCTION + 2:
        page_rules(screen);
        return true;
    default:
        return false;
    }
}

static bool is_yes(const struct screen *screen, int key)
{
    char letter[8];
    struct nika_text text = nika_text(letter, sizeof letter);
    nika_say(&text, screen->session->voice, msg_scr_yes_letter());
    return key == PRESSED_ENTER || key == 'y' || key == 'Y' || key == letter[0] || key == letter[0] - 'a' + 'A';
}

static bool is_no(int key)
{
    return key == PRESSED_ESCAPE || key == 'n' || key == 'N' || key == 'q' || key == PRESSED_BACKSPACE;
}

/* A key while a page or a question lies over the table. */
static enum outcome press_overlay(struct screen *screen, int key)
{
    if (screen->overlay == OVERLAY_PAGE) {
        const bool closes = key == PRESSED_ESCAPE || key == PRESSED_ENTER || key == 'q' || key == screen->page.key;
        if (closes)
            screen->overlay = OVERLAY_NONE;
        else if (!opens_page(screen, key))
            scroll(screen, &screen->page, key);
        return OUTCOME_NONE;
    }
    const enum outcome agreed = screen->overlay == OVERLAY_QUIT ? OUTCOME_QUIT : OUTCOME_MOVE;
    if (is_yes(screen, key)) {
        screen->overlay = OVERLAY_NONE;
        return agreed;
    }
    if (is_no(key))
        screen->overlay = OVERLAY_NONE;
    return OUTCOME_NONE;
}

static void change_pace(struct screen *screen, int key)
{
    enum pace *pace = &screen->session->pace;
    if (key == '+' && *pace > PACE_NONE)
        (*pace)--;
    else if (key == '-' && *pace < PACE_STEP)
        (*pace)++;
}

/* Moves the part of the table that is shown. */
static bool pans(struct screen *screen, int key)
{
    const int rows = screen->canvas.rows / 2 + 1, columns = screen->canvas.columns / 2 + 1;
    switch (key) {
    case GLASS_PAN_UP:
    case CTRL_P:
        screen->pan_row -= rows;
        return true;
    case GLASS_PAN_DOWN:
    case CTRL_N:
        screen->pan_row += rows;
        return true;
    case GLASS_PAN_LEFT:
    case CTRL_B:
        screen->pan_column -= columns;
        return true;
    case GLASS_PAN_RIGHT:
    case CTRL_F:
        screen->pan_column += columns;
        return true;
    default:
        return false;
    }
}

static void give_hint(struct screen *screen)
{
    if (!screen->scene.asked) {
        notice(screen, STYLE_WRONG, msg_scr_no_hint());
        return;
    }
    notice(screen, STYLE_DIM, msg_scr_hint_thinking());
    screen_draw(screen);
    screen->notice[0] = '\0';
    page_hint(screen);
}

static enum outcome take_back(struct screen *screen, int key)
{
    if (!screen->over && screen->board->undo && screen->board->undo(&screen->scene))
        return OUTCOME_NONE;
    if (screen->paused) {
        drop_choice(screen);
        return OUTCOME_NONE;
    }
    if (key == PRESSED_ESCAPE)
        return OUTCOME_BACK;
    notice(screen, STYLE_WRONG, msg_scr_nothing_to_undo());
    return OUTCOME_NONE;
}

/* The board's word on a key. */
static enum answer ask_board(struct screen *screen, int key, struct nika_move *move)
{
    struct word_hearer hearer;
    const struct nika_listener listener = notices(screen, &hearer, STYLE_WRONG);
    const unsigned free = screen->setup->game->waiting(screen->setup, &screen->view).free;
    if (screen->over)
        return ANSWER_NOTHING;
    if (screen->scene.asked)
        return screen->board->key(&screen->scene, key, move, listener);
    if (screen->looker == NIKA_WATCHER || !(free >> screen->looker & 1) || !screen->board->key_out_of_turn)
        return ANSWER_NOTHING;
    return screen->board->key_out_of_turn(&screen->scene, key, move, listener);
}

/* A move was chosen. Out of turn it must be legal: whoever refuses it later no longer has this person before the
 * screen. */
static enum outcome choose_move(struct screen *screen, struct nika_move move)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct word_hearer hearer = {.text = nika_text(screen->page.title, sizeof screen->page.title),
                                 .voice = screen->session->voice};
    const unsigned count = screen->setup->game->legal(screen->setup, &screen->view, moves);
    unsigned found = 0;
    while (found < count && !nika_move_same(moves[found], move))
        found++;
    if (found == count && !screen->scene.asked) {
        notice(screen, STYLE_WRONG, msg_scr_not_now());
        return OUTCOME_NONE;
    }
    screen->doubted = move;
    if (found < count && nika_tell_doubt(screen->setup, &screen->view, move, hears_words(&hearer))) {
        screen->overlay = OVERLAY_DOUBT;
        return OUTCOME_NONE;
    }
    return OUTCOME_MOVE;
}

static bool is_typed(int key)
{
    return (key > ' ' && key < 127) || (key >= 0x80 && key < PRESSED_UP);
}

/* A key that the screen does not keep for itself. */
static enum outcome press_board(struct screen *screen, int key)
{
    struct nika_move move;
    switch (ask_board(screen, key, &move)) {
    case ANSWER_MOVE:
        return choose_move(screen, move);
    case ANSWER_CHANGED:
    case ANSWER_REFUSED:
        screen->paused = !screen->scene.asked && !screen->out_of_turn;
        return OUTCOME_NONE;
    default:
        break;
    }
    if (key == PRESSED_TAB && screen->over)
        return OUTCOME_TAB;
    if (opens_page(screen, key))
        return OUTCOME_NONE;
    if (key == ' ' || key == PRESSED_ENTER)
        return OUTCOME_GO_ON;
    if (is_typed(key) && !screen->over)
        notice(screen, STYLE_WRONG, msg_scr_no_key());
    return OUTCOME_NONE;
}

/* Any key, while the table is before somebody. */
static enum outcome press(struct screen *screen, int key)
{
    if (key == GLASS_ENDED)
        return OUTCOME_QUIT;
    if (key == GLASS_NOTHING)
        return OUTCOME_NONE;
    screen->notice[0] = '\0';
    if (screen->overlay)
        return press_overlay(screen, key);
    switch (key) {
    case '?':
    case GLASS_FUNCTION:
    case GLASS_FUNCTION + 1:
    case GLASS_FUNCTION + 2:
        opens_page(screen, key);
        return OUTCOME_NONE;
    case 'h':
        give_hint(screen);
        return OUTCOME_NONE;
    case 'u':
    case PRESSED_BACKSPACE:
    case PRESSED_ESCAPE:
        return take_back(screen, key);
    case 'v':
        screen->scene.look = screen->board->looks ? (screen->scene.look + 1) % screen->board->looks : 0;
        return OUTCOME_NONE;
    case '+':
    case '-':
        change_pace(screen, key);
        return OUTCOME_NONE;
    case 'q':
        screen->overlay = OVERLAY_QUIT;
        return OUTCOME_NONE;
    case CTRL_O:
        return OUTCOME_OTHER;
    default:
        return pans(screen, key) ? OUTCOME_NONE : press_board(screen, key);
    }
}

/*
 * The curtain.
 */

/* Before anybody else comes: nothing that was one's own stays on the screen, in memory of keys, or in the story. */
static void hide(struct screen *screen)
{
    screen->before = NIKA_WATCHER;
    screen->overlay = OVERLAY_NONE;
    screen->notice[0] = '\0';
    lines_clear(&screen->page.lines);
    screen->page.title[0] = '\0';
    drop_choice(screen);
    screen_look(screen, NIKA_WATCHER);
    screen->glass.forget(screen->glass.context);
}

/* People who may act out of turn, but for those who are asked. */
static unsigned who_can_act(const struct screen *screen)
{
    const struct nika_waiting waiting = nika_table_waiting(screen->session->table);
    if (!screen->board->key_out_of_turn || !screen_shared(screen))
        return 0;
    return waiting.free & ~(unsigned)waiting.asked & nika_table_people(screen->session->table);
}

/* Hides everything and waits for a person. GO_ON when there, BACK for Escape, OTHER if another wants to act. */
static enum outcome wait_behind_curtain(struct screen *screen, unsigned next, bool out_of_turn)
{
    hide(screen);
    screen->showing = SHOWING_CURTAIN;
    screen->curtain_for = next;
    screen->out_of_turn = out_of_turn;
    screen->who_can = who_can_act(screen);
    for (;;) {
        const int key = wait_key(screen, -1);
        if (key == GLASS_ENDED)
            return OUTCOME_QUIT;
        screen->notice[0] = '\0';
        if (screen->overlay) {
            if (press_overlay(screen, key) == OUTCOME_QUIT)
                return OUTCOME_QUIT;
        } else if (key == PRESSED_ENTER) {
            screen->before = next;
            screen->showing = SHOWING_TABLE;
            return OUTCOME_GO_ON;
        } else if ((key == 'o' || key == 'O' || key == CTRL_O) && screen->who_can && !out_of_turn) {
            return OUTCOME_OTHER;
        } else if (key == PRESSED_ESCAPE && out_of_turn) {
            return OUTCOME_BACK;
        } else if (key == 'q') {
            screen->overlay = OVERLAY_QUIT;
        } else if (key == '+' || key == '-') {
            change_pace(screen, key);
        } else {
            opens_page(screen, key);
        }
    }
}

/* Asks who acts out of turn. NIKA_WATCHER if nobody does. */
static unsigned ask_who(struct screen *screen)
{
    screen->showing = SHOWING_WHO;
    for (;;) {
        const int key = wait_key(screen, -1), letter = key >= 'a' && key <= 'f' ? key - 'a' : key - 'A';
        if (key == GLASS_ENDED || key == PRESSED_ESCAPE || key == 'q' || key == PRESSED_BACKSPACE)
            return NIKA_WATCHER;
        if (letter >= 0 && letter < NIKA_SEATS_MAX && screen->who_can >> letter & 1)
            return (unsigned)letter;
    }
}

/* Lets another person act out of turn. True if there is a move. */
static bool act_out_of_turn(struct screen *screen, unsigned *seat, struct nika_move *move)
{
    bool moved = false;
    hide(screen);
    screen->who_can = who_can_act(screen);
    *seat = screen->who_can ? ask_who(screen) : NIKA_WATCHER;
    if (*seat != NIKA_WATCHER && wait_behind_curtain(screen, *seat, true) == OUTCOME_GO_ON) {
        screen_look(screen, *seat);
        enum outcome outcome;
        do {
            outcome = press(screen, wait_key(screen, -1));
        } while (outcome != OUTCOME_QUIT && outcome != OUTCOME_MOVE && outcome != OUTCOME_BACK);
        moved = outcome == OUTCOME_MOVE;
        screen->stopped |= outcome == OUTCOME_QUIT;
        *move = screen->doubted;
    }
    screen->out_of_turn = false;
    screen->showing = SHOWING_TABLE;
    hide(screen);
    return moved;
}

/* Waits for a person, or for a move of somebody else. */
static enum wish meet(struct screen *screen, unsigned next, unsigned *seat, struct nika_move *move)
{
    for (;;) {
        switch (wait_behind_curtain(screen, next, false)) {
        case OUTCOME_GO_ON:
            screen->glass.forget(screen->glass.context);
            return WISH_GO_ON;
        case OUTCOME_OTHER:
            if (act_out_of_turn(screen, seat, move))
                return WISH_MOVE;
            if (screen->stopped)
                return WISH_QUIT;
            break;
        default:
            return WISH_QUIT;
        }
    }
}

/* Whether the person as whom the session looks is somewhere else, since somebody acted out of turn. */
static bool must_meet(const struct screen *screen)
{
    const unsigned viewer = screen->session->viewer;
    return screen_shared(screen) && viewer != NIKA_WATCHER && screen->before != viewer;
}

/*
 * The front.
 */

static void front_start(void *context)
{
    struct screen *screen = context;
    screen_look(screen, screen->session->viewer);
}

static void front_moved(void *context)
{
    struct screen *screen = context;
    screen->notice[0] = '\0';
    screen->focus_row = screen->focus_column = -1;
}

static long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* How long to wait still; -1: for a key. */
static int time_left(const struct screen *screen, long since)
{
    const long pause = pace_milliseconds(screen->session->pace);
    if (pause < 0 || screen->overlay || screen->paused)
        return -1;
    const long left = since + pause - milliseconds_now();
    return left > 0 ? (int)left : 0;
}

static enum wish front_watch(void *context, unsigned *seat, struct nika_move *move)
{
    struct screen *screen = context;
    const long since = milliseconds_now();
    if (must_meet(screen)) {
        const enum wish wish = meet(screen, screen->session->viewer, seat, move);
        if (wish != WISH_GO_ON)
            return wish;
    }
    screen->watched = true;
    screen->showing = SHOWING_TABLE;
    screen_look(screen, screen->session->viewer);
    for (;;) {
        const int key = wait_key(screen, time_left(screen, since));
        if (key == GLASS_NOTHING && time_left(screen, since) >= 0)
            return WISH_GO_ON;
        switch (press(screen, key)) {
        case OUTCOME_QUIT:
            return WISH_QUIT;
        case OUTCOME_MOVE:
            *seat = screen->looker;
            *move = screen->doubted;
            drop_choice(screen);
            return WISH_MOVE;
        case OUTCOME_GO_ON:
            drop_choice(screen);
            return WISH_GO_ON;
        case OUTCOME_OTHER:
            if (act_out_of_turn(screen, seat, move))
                return WISH_MOVE;
            return screen->stopped ? WISH_QUIT : front_watch(context, seat, move);
        default:
            break;
        }
    }
}

static enum wish front_curtain(void *context, unsigned next, unsigned *seat, struct nika_move *move)
{
    struct screen *screen = context;
    screen->watched = false;
    return meet(screen, next, seat, move);
}

static enum wish front_ask(void *context, unsigned *seat, struct nika_move *move)
{
    struct screen *screen = context;
    if (must_meet(screen)) {
        const enum wish wish = meet(screen, screen->session->viewer, seat, move);
        if (wish != WISH_GO_ON)
            return wish;
    }
    if (screen->watched) /* Space that was meant to go on must not choose anything */
        screen->glass.forget(screen->glass.context);
    screen->watched = screen->paused = false;
    screen->showing = SHOWING_TABLE;
    screen_look(screen, screen->session->viewer);
    screen->scene.asked = true;
    for (;;) {
        switch (press(screen, wait_key(screen, -1))) {
        case OUTCOME_QUIT:
            return WISH_QUIT;
        case OUTCOME_MOVE:
            *seat = screen->looker;
            *move = screen->doubted;
            return WISH_MOVE;
        case OUTCOME_OTHER:
            if (act_out_of_turn(screen, seat, move))
                return WISH_MOVE;
            return screen->stopped ? WISH_QUIT : front_ask(context, seat, move);
        default:
            break;
        }
    }
}

static void front_refused(void *context, unsigned seat, struct nika_move move, nika_refusal refusal)
{
    struct screen *screen = context;
    struct word_hearer hearer;
    if (seat != screen->looker) { /* what it could say is not for whoever looks now */
        notice(screen, STYLE_WRONG, msg_scr_not_now());
        return;
    }
    nika_tell_refusal(screen->setup, &screen->view, move, refusal, notices(screen, &hearer, STYLE_WRONG));
    if (hearer.count == 0)
        notice(screen, STYLE_WRONG, msg_scr_not_now());
}

static void front_not_kept(void *context)
{
    notice(context, STYLE_WRONG, msg_scr_not_kept());
}

static void front_over(void *context)
{
    struct screen *screen = context;
    screen->over = true;
    screen->notice[0] = '\0';
    screen->overlay = OVERLAY_NONE;
    screen_look(screen, screen_shared(screen) ? NIKA_WATCHER : screen->session->viewer);
    page_result(screen);
    screen->showing = SHOWING_RESULT;
    screen->glass.forget(screen->glass.context);
    for (;;) {
        const int key = wait_key(screen, -1);
        if (key == GLASS_ENDED)
            return;
        if (!screen->overlay && (key == 'q' || key == PRESSED_ENTER || key == PRESSED_ESCAPE))
            return;
        if (!screen->overlay && screen->showing == SHOWING_RESULT)
            scroll(screen, &screen->result, key);
        if (press(screen, key) == OUTCOME_TAB)
            screen->showing = screen->showing == SHOWING_RESULT ? SHOWING_TABLE : SHOWING_RESULT;
    }
}

const struct front screen_front = {.start = front_start,
                                   .moved = front_moved,
                                   .watch = front_watch,
                                   .curtain = front_curtain,
                                   .ask = front_ask,
                                   .refused = front_refused,
                                   .not_kept = front_not_kept,
                                   .over = front_over};

static const struct board *board_of(const struct nika_game *game)
{
    static const struct board *const boards[] = {&byzantz_board, &justinian_board};
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++)
        if (boards[i]->game == game && boards[i]->draw)
            return boards[i];
    return &plain_board;
}

void screen_start(struct screen *screen, struct session *session, struct glass glass)
{
    memset(screen, 0, sizeof *screen);
    screen->session = session;
    screen->setup = nika_table_setup(session->table);
    screen->board = board_of(screen->setup->game);
    screen->glass = glass;
    screen->before = NIKA_WATCHER;
    screen->focus_row = screen->focus_column = -1;
    screen_look(screen, session->viewer);
}

void screen_end(struct screen *screen)
{
    lines_clear(&screen->story);
    lines_clear(&screen->page.lines);
    lines_clear(&screen->result.lines);
    free(screen->canvas.cells);
    free(screen->table.cells);
}
