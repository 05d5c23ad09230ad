/*
 * screen_review.c: the page with the review of a game that is over. What it tells is worked out while the page is open, a piece
 * whenever no key comes, and the page grows with it; once it is closed the work rests.
 */
#include <stdlib.h>

#include <nika/bits.h>
#include <nika/messages_report.h>
#include <nika/messages_screen.h>
#include <nika/report.h>

#include "replay.h"

struct reviewing {
    struct nika_review review;
    const struct nika_recorded *game; /* of a file; NULL: the one that was played */
    unsigned seat;
    unsigned count, next; /* tasks, and the next of them */
    uint16_t tasks[NIKA_REVIEW_TASKS];
};

bool screen_can_review(const struct screen *screen)
{
    const struct nika_actions *actions = screen->session->source.actions;
    return screen->replay || (screen->over && actions && actions->finished);
}

/* Whether a task needs not be done: it was, for another seat; or nothing is told of it. */
static bool is_done(const struct nika_review *review, unsigned task)
{
    if (task < NIKA_REVIEW_PLIES)
        return review->decisions[task].measured;
    if (task >= NIKA_REVIEW_CHANCES)
        return review->chances[task - NIKA_REVIEW_CHANCES].done;
    return task == NIKA_REVIEW_STORY ? review->story.open.done : task == NIKA_REVIEW_PAR ? review->par.done : true;
}

/* Finds the next task that has to be done. */
static void skip_done(struct reviewing *reviewing)
{
    while (reviewing->next < reviewing->count && is_done(&reviewing->review, reviewing->tasks[reviewing->next]))
        reviewing->next++;
}

static void plan(struct reviewing *reviewing, unsigned seat)
{
    unsigned own;
    reviewing->seat = seat;
    reviewing->next = 0;
    reviewing->count = nika_review_plan(&reviewing->review, seat, reviewing->tasks, &own);
    skip_done(reviewing);
}

/*
 * The page.
 */

static void hear(void *context, enum nika_report_kind kind, int indent, const char *line)
{
    static const enum style styles[] = {[NIKA_REPORT_HEADING] = STYLE_STRONG,
                                        [NIKA_REPORT_MOMENT] = STYLE_ASKED,
                                        [NIKA_REPORT_SENTENCE] = STYLE_PLAIN,
                                        [NIKA_REPORT_DETAIL] = STYLE_DIM,
                                        [NIKA_REPORT_ROW] = STYLE_PLAIN};
    struct lines *lines = context;
    if (kind == NIKA_REPORT_HEADING || kind == NIKA_REPORT_MOMENT)
        lines_add(lines, STYLE_PLAIN, 0, "");
    lines_add(lines, styles[kind], indent + 1, line);
}

/* Tells it anew, with what is known now; what is being read stays in its place. */
static void refresh(struct screen *screen)
{
    struct reviewing *reviewing = screen->reviewing;
    const struct nika_report report = {screen->session->voice, screen->session->ascii, {hear, &screen->page.lines}};
    const unsigned percent = 100 * reviewing->next / reviewing->count;
    const int top = screen->page.top;
    page_open(screen, REVIEW_KEY, true,
              reviewing->next < reviewing->count ? msg_scr_review_title(percent) : msg_scr_review_done());
    lines_say(&screen->page.lines, report.voice, STYLE_DIM, 1, msg_scr_review_keys());
    nika_report(&report, &reviewing->review, reviewing->seat);
    screen->page.top = top;
}

/* The game before the screen. False if it is not over. */
static bool take_up(const struct screen *screen, struct reviewing *reviewing)
{
    const struct nika_source source = screen->session->source;
    struct nika_recorded played;
    const struct nika_recorded *game = screen->replay ? screen->replay->game : &played;
    if (!screen->replay && !source.actions->finished(source.context, &played))
        return false;
    nika_review_take_up(&reviewing->review, &game->setup, &game->names, &game->deal, game->moves, game->count);
    reviewing->game = screen->replay ? game : NULL;
    return nika_review_ready(&reviewing->review);
}

/* Whose review is shown first: that of whoever looks, or of the first person who played. */
static unsigned first_seat(const struct screen *screen)
{
    const unsigned seat = screen->replay ? screen->replay->eyes : screen->session->viewer;
    const unsigned people = screen->replay ? 0 : screen_sight(screen)->mine;
    return seat < screen->setup->players ? seat : people ? nika_lowest_bit(people) : 0;
}

void page_review(struct screen *screen)
{
    if (screen->reviewing && screen->replay && screen->reviewing->game != screen->replay->game)
        screen_end_review(screen);
    if (!screen->reviewing) {
        screen->reviewing = calloc(1, sizeof *screen->reviewing);
        if (!screen->reviewing || !take_up(screen, screen->reviewing)) {
            screen_end_review(screen);
            screen_notice(screen, STYLE_WRONG, msg_scr_no_review());
            return;
        }
        plan(screen->reviewing, first_seat(screen));
    }
    screen->page.top = 0;
    refresh(screen);
}

bool screen_is_reviewing(const struct screen *screen)
{
    return screen->overlay == OVERLAY_PAGE && screen->page.key == REVIEW_KEY && screen->reviewing &&
           screen->reviewing->next < screen->reviewing->count;
}

void screen_review_on(struct screen *screen)
{
    struct reviewing *reviewing = screen->reviewing;
    nika_review_do(&reviewing->review, reviewing->tasks[reviewing->next]);
    skip_done(reviewing);
    refresh(screen);
}

void screen_review_next_seat(struct screen *screen)
{
    struct reviewing *reviewing = screen->reviewing;
    plan(reviewing, (reviewing->seat + 1) % reviewing->review.setup.players);
    screen->page.top = 0;
    refresh(screen);
}

void screen_end_review(struct screen *screen)
{
    free(screen->reviewing);
    screen->reviewing = NULL;
}
