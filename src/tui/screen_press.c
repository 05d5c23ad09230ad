/*
 * screen_press.c: key handling on the full screen (screen.c lists the keys).
 */
#include <nika/messages_screen.h>

#include <string.h>

#include "screen.h"

enum { CTRL_B = 2, CTRL_F = 6, CTRL_L = 12, CTRL_N = 14, CTRL_P = 16, CTRL_T = 20 };

void screen_notice(struct screen *screen, enum style style, struct nika_message message)
{
    struct nika_text text = nika_text(screen->notice, sizeof screen->notice);
    nika_say(&text, screen->session->voice, message);
    screen->notice_style = style;
    screen->notice_for_all = false;
}

/* A listener that makes what it hears the notice. */
struct nika_listener screen_notices(struct screen *screen, struct word_hearer *hearer, enum style style)
{
    *hearer =
        (struct word_hearer){.text = nika_text(screen->notice, sizeof screen->notice), .voice = screen->session->voice};
    screen->notice_style = style;
    screen->notice_for_all = false;
    return hears_words(hearer);
}

/* Drops a half-made choice. */
void screen_drop_choice(struct screen *screen)
{
    memset(screen->scene.choice, 0, sizeof screen->scene.choice);
    screen->paused = false;
}

/* How long until the picture changes by itself, at most so long. */
static int until_tick(const struct screen *screen, int milliseconds)
{
    const struct nika_online *online = screen_online(screen);
    const int tick = online ? online->tick(screen->session->source.context) : -1;
    return tick >= 0 && (milliseconds < 0 || tick < milliseconds) ? tick : milliseconds;
}

/* Draws, and waits for a real key. Capital letters become small ones, except where text is typed. */
int screen_wait(struct screen *screen, int milliseconds)
{
    for (;;) {
        screen_draw(screen);
        const bool works = screen_is_reviewing(screen);
        const int wait = works ? 0 : until_tick(screen, milliseconds);
        int key = screen->display.key(screen->display.context, wait);
        if (key == DISPLAY_NOTHING && works) {
            screen_review_on(screen);
            continue;
        }
        if (key == DISPLAY_NOTHING && wait != milliseconds) {
            milliseconds -= milliseconds > 0 ? wait : 0;
            continue;
        }
        if (key == DISPLAY_RESIZED ||
            (key == DISPLAY_RESUMED && !(nika_sight_shared(screen_sight(screen)) && screen->before != NIKA_WATCHER)))
            continue;
        if (key == CTRL_L) {
            screen->display.refresh(screen->display.context);
            continue;
        }
        if (key == CTRL_T) {
            screen->mouse = !screen->mouse;
            screen->display.mouse(screen->display.context, screen->mouse);
            screen_notice(screen, STYLE_DIM, screen->mouse ? msg_scr_mouse_on() : msg_scr_mouse_off());
            continue;
        }
        if (key == DISPLAY_CLICKED) {
            int row, column;
            screen->display.clicked(screen->display.context, &row, &column);
            key = canvas_spot_at(&screen->canvas, row, column);
            if (key == 0)
                continue;
        }
        if (screen->overlay == OVERLAY_SAY)
            return key;
        if (key >= 0xff01 && key <= 0xff5e) /* full-width letters, as Japanese keyboards send them */
            key -= 0xfee0;
        if (key >= 'A' && key <= 'Z') /* with Caps Lock */
            key += 'a' - 'A';
        return key == 0x3000 ? ' ' : key;
    }
}

void screen_scroll(struct screen *screen, struct page *page, int key)
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
    case DISPLAY_WHEEL_UP:
        page->top -= 3;
        break;
    case DISPLAY_WHEEL_DOWN:
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
bool screen_opens_page(struct screen *screen, int key)
{
    switch (key) {
    case '?':
    case DISPLAY_FUNCTION:
        page_help(screen);
        return true;
    case 'l':
    case DISPLAY_FUNCTION + 1:
        page_story(screen);
        return true;
    case 'r':
    case DISPLAY_FUNCTION + 2:
        page_rules(screen);
        return true;
    case REVIEW_KEY:
        if (!screen_can_review(screen))
            return false;
        page_review(screen);
        return true;
    default:
        return false;
    }
}

bool screen_is_yes(const struct screen *screen, int key)
{
    char letter[8];
    struct nika_text text = nika_text(letter, sizeof letter);
    nika_say(&text, screen->session->voice, msg_scr_yes_letter());
    return key == PRESSED_ENTER || key == 'y' || key == letter[0];
}

static bool is_no(int key)
{
    return key == PRESSED_ESCAPE || key == 'n' || key == 'q' || key == PRESSED_BACKSPACE;
}

/* Enter plays the first move of a hint, a digit any of them, without confirmation. */
static bool plays_hint(struct screen *screen, int key)
{
    const unsigned number = key == PRESSED_ENTER ? 1 : key >= '1' && key <= '9' ? (unsigned)(key - '0') : 0;
    if (number == 0 || number > screen_hinted(screen))
        return false;
    screen->doubted = screen->hinted[number - 1];
    screen->overlay = OVERLAY_NONE;
    return true;
}

/* A key while a page or a question lies over the table. */
enum outcome screen_press_overlay(struct screen *screen, int key)
{
    if (screen->overlay == OVERLAY_PAGE) {
        if (plays_hint(screen, key))
            return OUTCOME_MOVE;
        /* What happened is read page by page. */
        const bool reads_on = screen->page.key == ' ' && screen->page.top < screen_page_most(screen, &screen->page);
        if (reads_on && (key == PRESSED_ENTER || key == ' ')) {
            screen_scroll(screen, &screen->page, PRESSED_PAGE_DOWN);
            return OUTCOME_NONE;
        }
        const bool closes = key == PRESSED_ESCAPE || key == PRESSED_ENTER || key == 'q' || key == screen->page.key;
        if (closes)
            screen->overlay = OVERLAY_NONE;
        else if (key == PRESSED_TAB && screen->page.key == REVIEW_KEY)
            screen_review_next_seat(screen);
        else if (!screen_opens_page(screen, key))
            screen_scroll(screen, &screen->page, key);
        return OUTCOME_NONE;
    }
    if (screen->overlay == OVERLAY_SAY)
        return screen_press_say(screen, key);
    const enum overlay overlay = screen->overlay;
    if (screen_is_yes(screen, key)) {
        screen->overlay = OVERLAY_NONE;
        if (overlay == OVERLAY_AWAY)
            screen_go_away(screen);
        return overlay == OVERLAY_QUIT    ? OUTCOME_QUIT
               : overlay == OVERLAY_DOUBT ? OUTCOME_MOVE
               : overlay == OVERLAY_BACK  ? OUTCOME_UNDO
                                          : OUTCOME_NONE;
    }
    if (is_no(key))
        screen->overlay = OVERLAY_NONE;
    return OUTCOME_NONE;
}

void screen_change_pace(struct screen *screen, int key)
{
    enum pace *pace = &screen->session->pace;
    if (key == '+' && *pace > PACE_NONE)
        (*pace)--;
    else if (key == '-' && *pace < PACE_STEP)
        (*pace)++;
}

/* Moves the part of the table that is shown. */
bool screen_pans(struct screen *screen, int key)
{
    const int rows = screen->canvas.rows / 2 + 1, columns = screen->canvas.columns / 2 + 1;
    switch (key) {
    case DISPLAY_PAN_UP:
    case CTRL_P:
        screen->pan_row -= rows;
        return true;
    case DISPLAY_PAN_DOWN:
    case CTRL_N:
        screen->pan_row += rows;
        return true;
    case DISPLAY_PAN_LEFT:
    case CTRL_B:
        screen->pan_column -= columns;
        return true;
    case DISPLAY_PAN_RIGHT:
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
        screen_notice(screen, STYLE_WRONG, msg_scr_no_hint());
        return;
    }
    if (!screen->session->source.actions->hint) {
        screen_notice(screen, STYLE_WRONG, msg_no_hint_here());
        return;
    }
    screen_notice(screen, STYLE_DIM, msg_scr_hint_thinking());
    screen_draw(screen);
    screen->notice[0] = '\0';
    page_hint(screen);
}

/* Asks whether the last decision is to be taken back, or says why it can't be. */
static void ask_back(struct screen *screen)
{
    const struct session *session = screen->session;
    struct session_last last;
    const enum nika_back back =
        screen->over ? NIKA_BACK_OVER
                     : session_can_take_back(session, screen->out_of_turn ? NIKA_WATCHER : screen->looker, &last);
    struct nika_text question = nika_text(screen->page.title, sizeof screen->page.title);
    char bytes[SENTENCE_MAX];
    struct nika_text move = nika_text(bytes, sizeof bytes);
    if (back != NIKA_BACK) {
        screen_notice(screen, STYLE_WRONG, session_tell_back(back));
        return;
    }
    nika_spell(screen->setup, last.move, session->voice.language, &move);
    nika_say(&question, session->voice, last.since ? msg_scr_ask_back_too(bytes, last.since) : msg_scr_ask_back(bytes));
    screen->overlay = OVERLAY_BACK;
}

static enum outcome take_back(struct screen *screen, int key)
{
    if (!screen->over && screen->board->undo && screen->board->undo(&screen->scene))
        return OUTCOME_NONE;
    if (screen->paused) {
        screen_drop_choice(screen);
        return OUTCOME_NONE;
    }
    if (key == PRESSED_ESCAPE)
        return OUTCOME_BACK;
    if (!screen_online(screen))
        ask_back(screen);
    else if (key == 'u')
        screen_take_back_online(screen);
    else /* on a server there is no confirmation, and Backspace is pressed too easily */
        screen_notice(screen, STYLE_WRONG, msg_scr_no_key());
    return OUTCOME_NONE;
}

/* The board's word on a key. */
static enum answer ask_board(struct screen *screen, int key, struct nika_move *move)
{
    struct word_hearer hearer;
    const struct nika_listener listener = screen_notices(screen, &hearer, STYLE_WRONG);
    const unsigned free = screen->setup->game->waiting(screen->setup, &screen->view).free;
    if (screen->over)
        return ANSWER_NOTHING;
    if (screen->scene.asked)
        return screen->board->key(&screen->scene, key, move, listener);
    if (screen->looker == NIKA_WATCHER || !(free >> screen->looker & 1) || !screen->board->key_out_of_turn)
        return ANSWER_NOTHING;
    return screen->board->key_out_of_turn(&screen->scene, key, move, listener);
}

/* A move was chosen. Out of turn it must be legal: when it is refused later, this person is no longer at the screen. */
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
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
        return OUTCOME_NONE;
    }
    screen->doubted = move;
    if (found < count && !screen_teaching(screen) &&
        nika_tell_doubt(screen->setup, &screen->view, move, hears_words(&hearer))) {
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
    if (screen_opens_page(screen, key) || screen_press_online(screen, key))
        return OUTCOME_NONE;
    if (key == 'f' && screen_can_hurry(screen))
        screen->hurries = true;
    if (key == ' ' || key == PRESSED_ENTER || (key == 'f' && screen->hurries))
        return OUTCOME_GO_ON;
    if (is_typed(key) && !screen->over)
        screen_notice(screen, STYLE_WRONG, msg_scr_no_key());
    return OUTCOME_NONE;
}

/* Any key, while the table is before somebody. */
enum outcome screen_press(struct screen *screen, int key)
{
    if (key == DISPLAY_ENDED)
        return OUTCOME_QUIT;
    if (key == DISPLAY_RESUMED)
        return OUTCOME_AWAY;
    if (key == DISPLAY_NOTHING || key == DISPLAY_NEWS)
        return OUTCOME_NONE;
    screen->notice[0] = '\0';
    if (screen->overlay)
        return screen_press_overlay(screen, key);
    switch (key) {
    case '?':
    case DISPLAY_FUNCTION:
    case DISPLAY_FUNCTION + 1:
    case DISPLAY_FUNCTION + 2:
        screen_opens_page(screen, key);
        return OUTCOME_NONE;
    case DISPLAY_FUNCTION + 3:
    case DISPLAY_FUNCTION + 4:
    case DISPLAY_FUNCTION + 5:
    case DISPLAY_FUNCTION + 6:
        screen_press_online(screen, key);
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
        screen_change_pace(screen, key);
        return OUTCOME_NONE;
    case 'q':
        screen->overlay = OVERLAY_QUIT;
        return OUTCOME_NONE;
    case PRESSED_CTRL_O:
        if (screen_who_can(screen))
            return OUTCOME_OTHER;
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
        return OUTCOME_NONE;
    default:
        return screen_pans(screen, key) ? OUTCOME_NONE : press_board(screen, key);
    }
}
