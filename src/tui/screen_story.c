/*
 * screen_story.c: the history so far, as the person at the screen has seen it. It is told again from the sight whenever
 * somebody else looks, so nothing that another seat knew can remain in it.
 */
#include "replay.h"

struct teller {
    struct screen *screen;
    struct line_hearer hearer;
};

/* Puts the news into the story that came before so many moves were made. */
static void add_news(struct screen *screen, unsigned before)
{
    while (screen->story_news < screen->news.count && screen->news.line[screen->story_news].ply < before) {
        const struct line *line = &screen->news.line[screen->story_news++];
        const size_t count = screen->story.count;
        lines_add(&screen->story, (enum style)line->style, line->indent, line->text);
        if (screen->story.count > count)
            screen->story.line[count].ply = line->ply;
    }
}

static void tell_one(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                     struct nika_move move)
{
    struct teller *teller = context;
    if (teller->hearer.ply == 0 && teller->screen->story.count == 0)
        nika_tell_start(teller->screen->setup, before, hears_lines(&teller->hearer));
    teller->hearer.ply++;
    add_news(teller->screen, teller->hearer.ply);
    nika_tell_move(teller->screen->setup, before, after, mover, move, hears_lines(&teller->hearer));
}

void story_update(struct screen *screen)
{
    const struct nika_sight *sight = screen_sight(screen);
    const unsigned ply = sight->shown;
    struct teller teller = {screen, {.lines = &screen->story, .voice = screen->session->voice}};
    if (!screen->story_begun || screen->story_seat != screen->looker) {
        lines_clear(&screen->story);
        screen->story_seat = screen->looker;
        screen->story_ply = 0;
        screen->story_news = 0;
        screen->story_begun = true;
        if (ply == 0)
            nika_tell_start(screen->setup, &screen->view, hears_lines(&teller.hearer));
    }
    teller.hearer.ply = screen->story_ply;
    if (screen->replay && screen->story_ply < ply)
        replay_recall(screen->replay, screen->looker, screen->story_ply, tell_one, &teller);
    for (unsigned i = screen->story_ply; i < ply && !screen->replay; i++)
        tell_one(&teller, nika_sight_before(sight, i), &sight->steps[i].after, sight->steps[i].seat,
                 sight->steps[i].move);
    screen->story_ply = ply;
    add_news(screen, UINT32_MAX);
}

unsigned story_recap(const struct screen *screen)
{
    struct session_last own;
    if (screen->looker == NIKA_WATCHER || !session_last(screen->session, screen->looker, &own))
        return 0;
    return own.since > 1 ? screen_sight(screen)->shown - own.since + 1 : 0;
}
