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
 *    shift-arrows, ctrl-P ctrl-N ctrl-B ctrl-F     move the part that a small glass shows
 *
 * The board has the first word on all others; if they mean nothing to it:
 *
 *    l  story   r  rules   Space  Enter  go on, while others play   f  at once until one is asked
 *    o  as ctrl-O, at the curtain
 *    on a server: /  say something   i  the table and who is there   a  leave the seat to the computer, or take it back
 *    (also F4, F5, F6); F7  no talk, or talk again; u takes back one's own last act, if nothing is half chosen
 *
 * Pages (help, hint, story, rules): arrows, PageUp, PageDown, Space, Home, End scroll; Escape, q, Enter and the key that
 * opened them close them. The end of a game: Tab goes to the table and back, l, r, ?; a plays another
 * game with the same players; q or Escape leaves.
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

bool screen_shared(const struct screen *screen)
{
    const unsigned people = screen->session->source.sight->mine;
    return (people & (people - 1)) != 0;
}

bool screen_has_computers(const struct screen *screen)
{
    const unsigned all = (1u << screen->setup->players) - 1;
    return (screen->session->source.sight->mine & all) != all;
}

void screen_look(struct screen *screen, unsigned seat)
{
    const unsigned ply = screen->session->source.sight->shown;
    screen->looker = seat;
    session_see_as(screen->session, seat);
    screen->view = *nika_sight_view(screen->session->source.sight);
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
    screen->scene.forgetful = screen->session->source.sight->forgets;
}

/*
 * The curtain.
 */

/* Before anybody else comes: nothing that was one's own stays on the screen, in memory of keys, or in the story. */
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
    screen->glass.forget(screen->glass.context);
}

/* People who may act out of turn, but for those who are asked. */
unsigned screen_who_can(const struct screen *screen)
{
    const struct nika_waiting waiting = nika_sight_waiting(screen->session->source.sight);
    if (!screen->board->key_out_of_turn || !screen_shared(screen))
        return 0;
    return waiting.free & ~(unsigned)waiting.asked & screen->session->source.sight->mine;
}

/* Hides everything and waits for a person. GO_ON when there, BACK for Escape, OTHER if another wants to act. */
static enum outcome wait_behind_curtain(struct screen *screen, unsigned next, bool out_of_turn)
{
    hide(screen);
    screen->showing = SHOWING_CURTAIN;
    screen->curtain_for = next;
    screen->out_of_turn = out_of_turn;
    screen->who_can = screen_who_can(screen);
    for (;;) {
        const int key = screen_wait(screen, -1);
        if (key == GLASS_ENDED)
            return OUTCOME_QUIT;
        screen->notice[0] = '\0';
        if (screen->overlay) {
            if (screen_press_overlay(screen, key) == OUTCOME_QUIT)
                return OUTCOME_QUIT;
        } else if (key == PRESSED_ENTER) {
            screen->before = next;
            screen->showing = SHOWING_TABLE;
            return OUTCOME_GO_ON;
        } else if ((key == 'o' || key == PRESSED_CTRL_O) && screen->who_can && !out_of_turn) {
            return OUTCOME_OTHER;
        } else if (key == PRESSED_ESCAPE && out_of_turn) {
            return OUTCOME_BACK;
        } else if (key == 'u' && !out_of_turn && screen->session->source.sight->shown > 0) {
            return OUTCOME_UNDO;
        } else if (key == 'q') {
            screen->overlay = OVERLAY_QUIT;
        } else if (key == '+' || key == '-') {
            screen_change_pace(screen, key);
        } else {
            screen_opens_page(screen, key);
        }
    }
}

/* Asks who acts out of turn. NIKA_WATCHER if nobody does. */
static unsigned ask_who(struct screen *screen)
{
    screen->showing = SHOWING_WHO;
    for (;;) {
        const int key = screen_wait(screen, -1), letter = key - 'a';
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
    screen->who_can = screen_who_can(screen);
    *seat = screen->who_can ? ask_who(screen) : NIKA_WATCHER;
    if (*seat != NIKA_WATCHER) {
        enum outcome outcome = wait_behind_curtain(screen, *seat, true);
        if (outcome == OUTCOME_GO_ON) {
            screen_look(screen, *seat);
            do
                outcome = screen_press(screen, screen_wait(screen, -1));
            while (outcome != OUTCOME_QUIT && outcome != OUTCOME_MOVE && outcome != OUTCOME_BACK &&
                   outcome != OUTCOME_AWAY);
        }
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
    struct session_last last;
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
        case OUTCOME_UNDO:
            *seat = session_last(screen->session, NIKA_WATCHER, &last) ? last.seat : next;
            return WISH_BACK;
        default:
            return WISH_QUIT;
        }
    }
}

/* Something has come while the person before the screen is asked. Whether she still is. */
static bool is_still_asked(struct screen *screen)
{
    const struct nika_source source = screen->session->source;
    screen->interrupted = true;
    session_attend(screen->session, true);
    if (source.sight->asks != screen->session->viewer || source.sight->ended)
        return false;
    screen_look(screen, screen->session->viewer);
    screen->scene.asked = true;
    return true;
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
    screen->mouse = screen->session->mouse;
    screen->glass.mouse(screen->glass.context, screen->mouse);
}

/* Something happened that one wants to read: it stays until a key. */
static void let_read(struct screen *screen)
{
    screen->showing = SHOWING_TABLE;
    screen->glass.forget(screen->glass.context); /* keys that were meant for the moves before */
    while (screen->overlay == OVERLAY_PAGE) {
        const int key = screen_wait(screen, -1);
        if (key == GLASS_ENDED || key == GLASS_RESUMED) {
            screen->overlay = OVERLAY_NONE;
            if (key == GLASS_RESUMED)
                hide(screen);
            return;
        }
        screen_press_overlay(screen, key);
    }
}

static void front_moved(void *context)
{
    struct screen *screen = context;
    screen->notice[0] = '\0';
    screen->focus_row = screen->focus_column = -1;
    if (!must_meet(screen) && page_happened(screen))
        let_read(screen);
}

static long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Whether there is nothing to watch before something comes. */
static bool awaits_news(const struct screen *screen)
{
    return screen_online(screen) && !nika_sight_due(screen->session->source.sight);
}

/* How long to wait still; -1: for a key, or for something to come. A game on a server does not wait for whoever reads a
 * page. */
static int time_left(const struct screen *screen, long since)
{
    const long pause = screen->hurries ? 0 : pace_milliseconds(screen->session->pace);
    if (pause < 0 || awaits_news(screen) || (!screen_online(screen) && (screen->overlay || screen->paused)))
        return -1;
    const long left = since + pause - milliseconds_now();
    return left > 0 ? (int)left : 0;
}

/* Whether the person before the screen is to decide something now: keys can change that, too. */
static bool must_ask(const struct screen *screen)
{
    const struct nika_source source = screen->session->source;
    return screen->session->viewer != NIKA_WATCHER && source.sight->asks == screen->session->viewer;
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
        const bool awaits = awaits_news(screen);
        screen->interrupted = screen_online(screen) != NULL; /* if it goes on now, nobody wanted it */
        if (awaits && must_ask(screen))
            return WISH_GO_ON;
        const int key = screen_wait(screen, time_left(screen, since));
        if (key == GLASS_NOTHING && time_left(screen, since) >= 0)
            return WISH_GO_ON;
        if (key == GLASS_NEWS) {
            session_attend(screen->session, false);
            if (awaits)
                return WISH_GO_ON;
            continue;
        }
        screen->interrupted = false;
        switch (screen_press(screen, key)) {
        case OUTCOME_QUIT:
            return WISH_QUIT;
        case OUTCOME_MOVE:
            *seat = screen->looker;
            *move = screen->doubted;
            screen_drop_choice(screen);
            return WISH_MOVE;
        case OUTCOME_UNDO:
            *seat = screen->looker;
            return WISH_BACK;
        case OUTCOME_GO_ON:
            screen_drop_choice(screen);
            return WISH_GO_ON;
        case OUTCOME_OTHER:
            if (act_out_of_turn(screen, seat, move))
                return WISH_MOVE;
            return screen->stopped ? WISH_QUIT : front_watch(context, seat, move);
        case OUTCOME_AWAY:
            hide(screen);
            return front_watch(context, seat, move);
        default:
            break;
        }
    }
}

static enum wish front_curtain(void *context, unsigned next, unsigned *seat, struct nika_move *move)
{
    struct screen *screen = context;
    screen->watched = screen->hurries = false;
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
    if (screen->watched && screen->overlay != OVERLAY_SAY) /* Space that was meant to go on must not choose anything */
        screen->glass.forget(screen->glass.context);
    screen->watched = screen->paused = screen->hurries = false;
    screen->showing = SHOWING_TABLE;
    screen_look(screen, screen->session->viewer);
    screen->scene.asked = true;
    for (;;) {
        const int key = screen_wait(screen, -1);
        const enum outcome outcome = key == GLASS_NEWS ? OUTCOME_NONE : screen_press(screen, key);
        if (screen_online(screen) && outcome != OUTCOME_MOVE && outcome != OUTCOME_QUIT && !is_still_asked(screen))
            return WISH_GO_ON;
        switch (outcome) {
        case OUTCOME_QUIT:
            return WISH_QUIT;
        case OUTCOME_MOVE:
            *seat = screen->looker;
            *move = screen->doubted;
            return WISH_MOVE;
        case OUTCOME_UNDO:
            *seat = screen->looker;
            return WISH_BACK;
        case OUTCOME_OTHER:
            if (act_out_of_turn(screen, seat, move))
                return WISH_MOVE;
            return screen->stopped ? WISH_QUIT : front_ask(context, seat, move);
        case OUTCOME_AWAY:
            hide(screen);
            return front_ask(context, seat, move);
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
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
        return;
    }
    nika_tell_refusal(screen->setup, &screen->view, move, refusal, screen_notices(screen, &hearer, STYLE_WRONG));
    if (hearer.count == 0)
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
}

/* A notice that everybody may read: a curtain does not hide it. */
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
        const int key = screen_wait(screen, -1);
        if (key == GLASS_ENDED)
            return;
        if (key == GLASS_NEWS) {
            session_attend(screen->session, true);
            page_result(screen);
        }
        screen->session->again = !screen->overlay && key == 'a' && screen->session->offers_again;
        if (screen->session->again || (!screen->overlay && (key == 'q' || key == PRESSED_ESCAPE)))
            return; /* not with Enter: it was pressed too often */
        if (!screen->overlay && screen->showing == SHOWING_RESULT)
            screen_scroll(screen, &screen->result, key);
        if (screen_press(screen, key) == OUTCOME_TAB)
            screen->showing = screen->showing == SHOWING_RESULT ? SHOWING_TABLE : SHOWING_RESULT;
    }
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
        if (screen->read_ply > screen->session->source.sight->shown)
            screen->read_ply = screen->session->source.sight->shown;
        screen->focus_row = screen->focus_column = -1;
        screen_drop_choice(screen);
    }
    screen_notice(screen, back == NIKA_BACK ? STYLE_GAIN : STYLE_WRONG, session_tell_back(back));
    screen->notice_for_all = true;
}

const struct front screen_front = {.start = front_start,
                                   .moved = front_moved,
                                   .watch = front_watch,
                                   .curtain = front_curtain,
                                   .ask = front_ask,
                                   .refused = front_refused,
                                   .not_kept = front_not_kept,
                                   .not_safe = front_not_safe,
                                   .astray = front_astray,
                                   .over = front_over,
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

void screen_start(struct screen *screen, struct session *session, struct glass glass)
{
    memset(screen, 0, sizeof *screen);
    screen->session = session;
    screen->setup = &session->source.sight->setup;
    screen->board = screen_board_of(screen->setup->game);
    screen->glass = glass;
    screen->before = NIKA_WATCHER;
    screen->focus_row = screen->focus_column = -1;
    screen_look(screen, session->viewer);
}

void screen_end(struct screen *screen)
{
    lines_clear(&screen->story);
    lines_clear(&screen->news);
    lines_clear(&screen->page.lines);
    lines_clear(&screen->result.lines);
    free(screen->canvas.cells);
    free(screen->table.cells);
}
