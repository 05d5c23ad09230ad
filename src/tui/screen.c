/*
 * screen.c: the full screen: a front (see front.h) on a display (see display.h).
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
 * A display smaller than 80×24 shows a part of this that follows the cursor, and below it what is asked.
 *
 * Keys that are always the screen's:
 *
 *    ?  F1             help for the decision, and all keys
 *    h                 hint; then Enter plays the first move of it, a digit any
 *    u  Backspace      take back the last step of a choice; if there is none, the last decision (asks once)
 *    Escape            close a page; take back the last step
 *    v                 another look at the table
 *    +  -              pace of the computer players: faster, slower
 *    q                 quit (asks once: Enter or y; Escape or n)
 *    F2  F3            story, rules
 *    ctrl-L            draw anew
 *    ctrl-T            the mouse: clicks act like keys, or not
 *    ctrl-O            somebody else at this screen acts out of turn
 *    shift-arrows, ctrl-P ctrl-N ctrl-B ctrl-F     move the part that a small display shows
 *
 * The board has the first word on all others; if they mean nothing to it:
 *
 *    l  story   r  rules   Space  Enter  go on, while others play   f  at once until one is asked
 *    o  as ctrl-O, at the curtain
 *    on a server: /  say something   i  the table and who is there   a  leave the seat to the computer, or take it back
 *    (also F4, F5, F6); F7  no talk, or talk again; u takes back one's own last act, if nothing is half chosen
 *
 * Pages (help, hint, story, rules, review): arrows, PageUp, PageDown, Space, Home, End scroll; Escape, q, Enter and the key
 * that opened them close them. The end of a game: Tab goes to the table and back, l, r, ?; m a review (Tab: the next
 * seat's); a plays another game with the same players; q or Escape leaves.
 * The curtain: Enter; o (then the letter of the seat; Escape: back); u (the last decision is taken back); l, r, ?, q.
 * A question (quit, take back, an unusual move): Enter or y (the language's letter too); Escape or n.
 */
#include <nika/messages_online.h>
#include <nika/messages_play.h>
#include <nika/messages_screen.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "screen.h"

bool screen_has_computers(const struct screen *screen)
{
    const unsigned all = (1u << screen->setup->players) - 1;
    return (screen_sight(screen)->mine & all) != all;
}

void screen_look(struct screen *screen, unsigned seat)
{
    const unsigned ply = screen_sight(screen)->shown;
    screen->looker = seat;
    session_see_as(screen->session, seat);
    screen->view = *nika_sight_view(screen_sight(screen));
    const bool kept = screen->interrupted && screen->board->steady && screen->choosing_seat == seat;
    if ((screen->choosing_ply != ply && !kept) || screen->choosing_seat != seat)
        memset(screen->scene.choice, 0, sizeof screen->scene.choice);
    screen->interrupted = false;
    screen->choosing_ply = ply;
    screen->choosing_seat = seat;
    screen->scene.setup = screen->setup;
    screen->scene.voice = screen->session->voice;
    screen->scene.view = &screen->view;
    screen->scene.asked = false;
    screen->scene.forgetful = screen_sight(screen)->forgets;
}

/*
 * The curtain.
 */

/* Before another person comes: nothing private stays on the screen, in typeahead, or in the history. */
static void hide(struct screen *screen)
{
    screen->before = NIKA_WATCHER;
    screen->overlay = OVERLAY_NONE;
    if (!screen->notice_for_all)
        screen->notice[0] = '\0';
    screen->notice_for_all = false;
    lines_clear(&screen->page.lines);
    screen->page.title[0] = '\0';
    screen->hinted_count = 0;
    screen_drop_choice(screen);
    screen_look(screen, NIKA_WATCHER);
    screen->display.forget(screen->display.context);
}

/* People who may act out of turn, except those who are asked. */
unsigned screen_who_can(const struct screen *screen)
{
    const struct nika_waiting waiting = nika_sight_waiting(screen_sight(screen));
    if (!screen->board->key_out_of_turn || !nika_sight_shared(screen_sight(screen)))
        return 0;
    return waiting.free & ~(unsigned)waiting.asked & screen_sight(screen)->mine;
}

static long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Hides everything until a person has come. */
static void draw_curtain(struct screen *screen, unsigned next, bool out_of_turn)
{
    hide(screen);
    screen->showing = SHOWING_CURTAIN;
    screen->curtain_for = next;
    screen->out_of_turn = out_of_turn;
    screen->who_can = screen_who_can(screen);
}

/* Whether the person as whom the session looks is somewhere else, since somebody acted out of turn. */
static bool must_meet(const struct screen *screen)
{
    const unsigned viewer = screen->session->viewer;
    return nika_sight_shared(screen_sight(screen)) && viewer != NIKA_WATCHER && screen->before != viewer;
}

/* The person for whom this stage is has come, or was there. */
static enum action meet(struct screen *screen)
{
    const bool asks = screen->session->stage == STAGE_ASK;
    if (screen->session->stage == STAGE_CURTAIN)
        return ACTION_GO_ON;
    if (asks && screen->watched && screen->overlay != OVERLAY_SAY)
        screen->display.forget(screen->display.context); /* a Space that was meant to go on must not choose anything */
    if (asks)
        screen->paused = screen->hurries = false;
    screen->watched = !asks;
    screen->showing = SHOWING_TABLE;
    screen_look(screen, screen->session->viewer);
    screen->scene.asked = asks;
    return ACTION_NONE;
}

/* Others are watched, or somebody is asked: perhaps that person must come first. */
static enum action begin_turn(struct screen *screen)
{
    screen->since = milliseconds_now();
    if (!must_meet(screen))
        return meet(screen);
    draw_curtain(screen, screen->session->viewer, false);
    return ACTION_NONE;
}

static enum action begin_curtain(struct screen *screen)
{
    screen->watched = screen->hurries = false;
    draw_curtain(screen, screen->session->next, false);
    return ACTION_NONE;
}

/* Another person wants to act out of turn: asks who. */
static enum action begin_other(struct screen *screen)
{
    hide(screen);
    screen->who_can = screen_who_can(screen);
    screen->showing = SHOWING_WHO;
    return ACTION_NONE;
}

/* Whoever acted out of turn, or wanted to, goes. */
static void end_other(struct screen *screen)
{
    screen->out_of_turn = false;
    screen->showing = SHOWING_TABLE;
    hide(screen);
}

/* Without a move: everything is as before. */
static enum action drop_other(struct screen *screen)
{
    end_other(screen);
    return screen->session->stage == STAGE_CURTAIN ? begin_curtain(screen) : begin_turn(screen);
}

static enum action press_who(struct screen *screen, int key)
{
    const int letter = key - 'a';
    if (key == PRESSED_ESCAPE || key == 'q' || key == PRESSED_BACKSPACE)
        return drop_other(screen);
    if (letter >= 0 && letter < NIKA_SEATS_MAX && screen->who_can >> letter & 1)
        draw_curtain(screen, (unsigned)letter, true);
    return ACTION_NONE;
}

/* Somebody has come. */
static enum action open_curtain(struct screen *screen)
{
    screen->before = screen->curtain_for;
    screen->showing = SHOWING_TABLE;
    if (screen->out_of_turn) {
        screen_look(screen, screen->curtain_for);
        return ACTION_NONE;
    }
    screen->display.forget(screen->display.context);
    return meet(screen);
}

static enum action press_curtain(struct screen *screen, int key, unsigned *seat)
{
    struct session_last last;
    const bool out = screen->out_of_turn;
    screen->notice[0] = '\0';
    if (screen->overlay)
        return screen_press_overlay(screen, key) == OUTCOME_QUIT ? ACTION_QUIT : ACTION_NONE;
    if (key == PRESSED_ENTER)
        return open_curtain(screen);
    if ((key == 'o' || key == PRESSED_CTRL_O) && screen->who_can && !out)
        return begin_other(screen);
    if (key == PRESSED_ESCAPE && out)
        return drop_other(screen);
    if (key == 'u' && !out && session_last(screen->session, NIKA_WATCHER, &last)) {
        *seat = last.seat;
        return ACTION_BACK;
    }
    if (key == 'q')
        screen->overlay = OVERLAY_QUIT;
    else if (key == '+' || key == '-')
        screen_change_pace(screen, key);
    else
        screen_opens_page(screen, key);
    return ACTION_NONE;
}

/* A key of whoever acts out of turn. */
static enum action press_other(struct screen *screen, int key, unsigned *seat, struct nika_move *move)
{
    switch (screen_press(screen, key)) {
    case OUTCOME_QUIT:
        return ACTION_QUIT;
    case OUTCOME_MOVE:
        *seat = screen->looker;
        *move = screen->doubted;
        end_other(screen);
        return ACTION_MOVE;
    case OUTCOME_BACK:
    case OUTCOME_AWAY:
        return drop_other(screen);
    default:
        return ACTION_NONE;
    }
}

/*
 * The front.
 */

static void front_start(void *context)
{
    struct screen *screen = context;
    screen_look(screen, screen->session->viewer);
    screen->mouse = screen->session->mouse;
    screen->display.mouse(screen->display.context, screen->mouse);
}

static bool front_moved(void *context)
{
    struct screen *screen = context;
    screen->notice[0] = '\0';
    screen->focus_row = screen->focus_column = -1;
    return !must_meet(screen) && page_happened(screen);
}

static enum action begin_result(struct screen *screen, bool again)
{
    if (!again) {
        screen->over = true;
        screen->notice[0] = '\0';
        screen->overlay = OVERLAY_NONE;
        screen_look(screen, nika_sight_shared(screen_sight(screen)) ? NIKA_WATCHER : screen->session->viewer);
        screen->showing = SHOWING_RESULT;
        screen->display.forget(screen->display.context);
    }
    page_result(screen);
    return ACTION_NONE;
}

static enum action front_enter(void *context, bool again)
{
    struct screen *screen = context;
    switch (screen->session->stage) {
    case STAGE_READ:
        screen->showing = SHOWING_TABLE;
        screen->display.forget(screen->display.context); /* discards keys that were meant for the moves before */
        return ACTION_NONE;
    case STAGE_CURTAIN:
        return begin_curtain(screen);
    case STAGE_OVER:
        return begin_result(screen, again);
    default:
        return begin_turn(screen);
    }
}

/* Whether others are watched, and nothing else is done. */
static bool is_watching(const struct screen *screen)
{
    return screen->session->stage == STAGE_WATCH && screen->showing == SHOWING_TABLE && !screen->out_of_turn;
}

/* The remaining timeout; -1: until a key or an event. A lesson waits for its reader at any pace; a game on a server does
 * not wait for somebody reading a page. */
static int time_left(const struct screen *screen)
{
    const long pause = screen->hurries ? 0 : pace_milliseconds(screen->session->pace);
    if (!is_watching(screen) || pause < 0 || session_awaits(screen->session) || screen_sight(screen)->waits ||
        (!screen_online(screen) && (screen->overlay || screen->paused)))
        return -1;
    const long left = screen->since + pause - milliseconds_now();
    return left > 0 ? (int)left : 0;
}

static bool front_wait(void *context)
{
    struct screen *screen = context;
    screen->key = screen_wait(screen, time_left(screen));
    const bool news = screen->key == DISPLAY_NEWS;
    /* If the game goes on now, nobody wanted it. */
    screen->interrupted = news || (screen->key == DISPLAY_NOTHING && screen_online(screen));
    return news;
}

/* A key while somebody reads what happened. */
static enum action press_reading(struct screen *screen, int key)
{
    if (key == DISPLAY_ENDED || key == DISPLAY_RESUMED)
        screen->overlay = OVERLAY_NONE;
    if (key == DISPLAY_RESUMED)
        hide(screen);
    if (screen->overlay)
        screen_press_overlay(screen, key);
    return screen->overlay == OVERLAY_PAGE ? ACTION_NONE : ACTION_GO_ON;
}

/* A key while others are watched, or somebody is asked. */
static enum action press_turn(struct screen *screen, int key, unsigned *seat, struct nika_move *move)
{
    const bool asks = screen->session->stage == STAGE_ASK;
    *seat = screen->looker;
    if (key == DISPLAY_NOTHING && time_left(screen) >= 0)
        return ACTION_GO_ON;
    switch (screen_press(screen, key)) {
    case OUTCOME_QUIT:
        return ACTION_QUIT;
    case OUTCOME_MOVE:
        *move = screen->doubted;
        if (!asks)
            screen_drop_choice(screen);
        return ACTION_MOVE;
    case OUTCOME_UNDO:
        return ACTION_BACK;
    case OUTCOME_OTHER:
        return begin_other(screen);
    case OUTCOME_AWAY:
        hide(screen);
        return begin_turn(screen);
    case OUTCOME_GO_ON:
        if (!asks) {
            screen_drop_choice(screen);
            return ACTION_GO_ON;
        }
        break;
    default:
        break;
    }
    return ACTION_NONE;
}

/* A key while the result is shown. Enter does not end it: it is pressed too often. */
static enum action press_result(struct screen *screen, int key)
{
    screen->session->again = !screen->overlay && key == 'a' && screen->session->offers_again;
    if (screen->session->again || key == DISPLAY_ENDED || (!screen->overlay && (key == 'q' || key == PRESSED_ESCAPE)))
        return ACTION_GO_ON;
    if (!screen->overlay && screen->showing == SHOWING_RESULT)
        screen_scroll(screen, &screen->result, key);
    if (screen_press(screen, key) == OUTCOME_TAB)
        screen->showing = screen->showing == SHOWING_RESULT ? SHOWING_TABLE : SHOWING_RESULT;
    return ACTION_NONE;
}

/* What a key means: that depends on what is shown. */
static enum action press(struct screen *screen, int key, unsigned *seat, struct nika_move *move)
{
    if (screen->session->stage == STAGE_OVER)
        return press_result(screen, key);
    if (screen->session->stage == STAGE_READ)
        return press_reading(screen, key);
    if (key == DISPLAY_ENDED)
        return ACTION_QUIT;
    if (screen->showing == SHOWING_CURTAIN)
        return press_curtain(screen, key, seat);
    if (screen->showing == SHOWING_WHO)
        return press_who(screen, key);
    return screen->out_of_turn ? press_other(screen, key, seat, move) : press_turn(screen, key, seat, move);
}

static enum action front_event(void *context, unsigned *seat, struct nika_move *move)
{
    struct screen *screen = context;
    const enum action action = press(screen, screen->key, seat, move);
    if (action != ACTION_NONE || !screen->ordered)
        return action;
    screen->ordered = false;
    screen->interrupted = true;
    return ACTION_ATTEND;
}

static void front_refused(void *context, unsigned seat, struct nika_move move, nika_refusal refusal)
{
    struct screen *screen = context;
    struct word_hearer hearer;
    if (seat != screen->looker) { /* what it could say is not for the person now at the screen */
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
        return;
    }
    nika_tell_refusal(screen->setup, &screen->view, move, refusal, screen_notices(screen, &hearer, STYLE_WRONG));
    if (hearer.count == 0)
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
}

/* A public notice: a curtain does not hide it. */
static void notice_for_all(struct screen *screen, struct nika_message message)
{
    screen_notice(screen, STYLE_WRONG, message);
    screen->notice_for_all = true;
}

static void front_astray(void *context)
{
    struct screen *screen = context;
    screen_drop_choice(screen);
    screen_notice(screen, STYLE_WRONG, session_tell_astray(screen->session));
}

static void front_not_kept(void *context)
{
    notice_for_all(context, msg_scr_not_kept());
}

static void front_not_safe(void *context)
{
    notice_for_all(context, msg_record_not_safe());
}

static void front_news(void *context)
{
    screen_news(context);
}

static void front_gone(void *context)
{
    struct screen *screen = context;
    if (screen->overlay == OVERLAY_DOUBT)
        screen->overlay = OVERLAY_NONE;
    screen_drop_choice(screen);
    if (!session_explains(screen->session))
        screen_notice(screen, STYLE_WRONG, msg_online_question_gone());
}

/* The story is told anew. A refusal behind the curtain is for everybody: it says nothing about any hand. */
static void front_taken_back(void *context, unsigned seat, enum nika_back back)
{
    struct screen *screen = context;
    (void)seat;
    if (back == NIKA_BACK) {
        screen->story_begun = false;
        screen->hurries = false;
        if (screen->read_ply > screen_sight(screen)->shown)
            screen->read_ply = screen_sight(screen)->shown;
        screen->focus_row = screen->focus_column = -1;
        screen_drop_choice(screen);
    }
    screen_notice(screen, back == NIKA_BACK ? STYLE_GAIN : STYLE_WRONG, session_tell_back(back));
    screen->notice_for_all = true;
}

const struct front screen_front = {.start = front_start,
                                   .moved = front_moved,
                                   .enter = front_enter,
                                   .wait = front_wait,
                                   .event = front_event,
                                   .refused = front_refused,
                                   .not_kept = front_not_kept,
                                   .not_safe = front_not_safe,
                                   .astray = front_astray,
                                   .news = front_news,
                                   .gone = front_gone,
                                   .taken_back = front_taken_back};

const struct board *screen_board_of(const struct nika_game *game)
{
    static const struct board *const boards[] = {&byzantz_board, &justinian_board};
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++)
        if (boards[i]->game == game && boards[i]->draw)
            return boards[i];
    return &plain_board;
}

void screen_start(struct screen *screen, struct session *session, struct display display)
{
    memset(screen, 0, sizeof *screen);
    screen->session = session;
    screen->setup = &session->source.sight->setup;
    screen->board = screen_board_of(screen->setup->game);
    screen->display = display;
    screen->before = NIKA_WATCHER;
    screen->focus_row = screen->focus_column = -1;
    screen_look(screen, session->viewer);
}

void screen_end(struct screen *screen)
{
    screen_end_review(screen);
    lines_clear(&screen->story);
    lines_clear(&screen->news);
    lines_clear(&screen->page.lines);
    lines_clear(&screen->result.lines);
    free(screen->canvas.cells);
    free(screen->table.cells);
}
