/*
 * screen_pages.c: the contents of the full screen's pages: help, hints, history, rules, result; and the list of keys.
 */
#include <nika/explain.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>
#include <nika/messages_screen.h>
#include <nika/tell.h>

#include <string.h>

#include "replay.h"

static void hear(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_DETAIL, message);
}

void page_open(struct screen *screen, int key, bool full, struct nika_message title)
{
    struct nika_text text = nika_text(screen->page.title, sizeof screen->page.title);
    lines_clear(&screen->page.lines);
    nika_say(&text, screen->session->voice, title);
    screen->page.full = full;
    screen->page.top = 0;
    screen->page.key = key;
    screen->overlay = OVERLAY_PAGE;
}

/* Whether the board takes keys of whoever looks. */
static bool has_board_keys(const struct screen *screen)
{
    return screen->showing == SHOWING_TABLE && !screen->over && screen->board->keys &&
           (screen->scene.asked || screen->out_of_turn ||
            (screen->board->key_out_of_turn && screen->looker != NIKA_WATCHER));
}

/* Passes on the board's keys, and notes which of our letters it uses itself. */
struct taken {
    const struct screen *screen;
    struct nika_listener listener;
    bool l, r;
};

static void hear_board_key(void *context, enum nika_manner manner, struct nika_message message)
{
    struct taken *taken = context;
    char bytes[SENTENCE_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_say(&text, taken->screen->session->voice, message);
    const bool single = screen_key_bytes(bytes) == 1;
    taken->l |= single && bytes[0] == 'l';
    taken->r |= single && bytes[0] == 'r';
    taken->listener.hear(taken->listener.context, manner, message);
}

/* Whether u takes back a decision: of whoever looks, or behind the curtain of whoever moved last. */
static bool can_take_back(const struct screen *screen)
{
    struct session_last last = {.seat = screen->looker};
    if (screen->over || screen->out_of_turn || (screen->showing != SHOWING_TABLE && screen->showing != SHOWING_CURTAIN))
        return false;
    if (screen->showing == SHOWING_CURTAIN && !session_last(screen->session, NIKA_WATCHER, &last))
        return false;
    return session_can_take_back(screen->session, last.seat, &last) == NIKA_BACK;
}

bool screen_can_hurry(const struct screen *screen)
{
    return screen->showing == SHOWING_TABLE && !screen->scene.asked && !screen->out_of_turn && !screen->over &&
           !screen_online(screen) && !screen_teaching(screen) && screen->looker != NIKA_WATCHER &&
           screen->session->pace != PACE_NONE;
}

void screen_keys(const struct screen *screen, struct nika_listener listener)
{
    const bool behind = screen->showing == SHOWING_CURTAIN;
    struct taken taken = {screen, listener, false, false};
    const struct nika_online *online = screen_online(screen);
    if (screen->replay) {
        replay_keys(screen, listener);
        return;
    }
    if (screen->overlay == OVERLAY_SAY) {
        hear(listener, msg_online_key_send());
        hear(listener, msg_scr_key_back());
        return;
    }
    if (has_board_keys(screen))
        screen->board->keys(&screen->scene, (struct nika_listener){hear_board_key, &taken});
    if (screen->showing == SHOWING_WHO || (behind && screen->out_of_turn) || (!behind && screen->out_of_turn))
        hear(listener, msg_scr_key_back());
    if (screen->showing == SHOWING_WHO)
        return;
    if (behind)
        hear(listener, msg_scr_key_ready());
    if (behind && screen->who_can && !screen->out_of_turn)
        hear(listener, msg_scr_key_out());
    /* A lesson goes on when it was read; on a server, Space only shows what has come. */
    if (screen->showing == SHOWING_TABLE && screen_sight(screen)->waits) {
        struct nika_move taught;
        if (!screen_teaching(screen)->taught(screen->session->source.context, &taught))
            hear(listener, msg_scr_learn_next());
    } else if (screen->showing == SHOWING_TABLE && !screen->scene.asked && !screen->out_of_turn && !screen->over &&
               !session_awaits(screen->session)) {
        hear(listener, screen->session->pace == PACE_STEP ? msg_scr_key_next() : msg_scr_key_go_on());
    }
    if (screen_can_hurry(screen))
        hear(listener, msg_scr_key_hurry());
    if (screen->over)
        hear(listener, screen->showing == SHOWING_RESULT ? msg_scr_key_table() : msg_scr_key_result());
    if (screen_can_review(screen))
        hear(listener, msg_scr_key_review());
    if (screen->over && screen->session->offers_again)
        hear(listener, msg_scr_key_again());
    if (screen->over)
        hear(listener, msg_scr_key_leave());
    if (screen->scene.asked && screen->showing == SHOWING_TABLE)
        hear(listener, msg_scr_key_hint());
    if (can_take_back(screen))
        hear(listener, msg_scr_key_undo());
    if (online)
        screen_online_keys(screen, listener);
    if (screen->showing == SHOWING_TABLE && screen->board->looks > 1)
        hear(listener, msg_scr_key_look());
    hear(listener, taken.l ? msg_scr_key_story_too() : msg_scr_key_story());
    if (screen_has_computers(screen) && !screen->over && !online)
        hear(listener, msg_scr_key_pace());
    hear(listener, taken.r ? msg_scr_key_rules_too() : msg_scr_key_rules());
    if (!screen->over)
        hear(listener, msg_scr_key_quit());
}

static void add_blank(struct lines *lines)
{
    lines_add(lines, STYLE_PLAIN, 0, "");
}

/* Passes on the rule, but not how a move is typed: on the full screen nobody types any. */
static void hear_rule(void *context, enum nika_manner manner, struct nika_message message)
{
    const struct nika_listener *lines = context;
    if (manner != NIKA_DETAIL)
        lines->hear(lines->context, manner, message);
}

void page_help(struct screen *screen)
{
    const struct nika_voice voice = screen->session->voice;
    struct lines *lines = &screen->page.lines;
    struct line_hearer hearer = {.lines = lines, .voice = voice, .indent = -2};
    struct nika_listener listener = hears_lines(&hearer);
    if (screen->replay) {
        replay_help(screen);
        return;
    }
    page_open(screen, '?', false, msg_scr_help_title());
    if (screen->showing == SHOWING_TABLE && screen->scene.asked)
        nika_tell_help(screen->setup, &screen->view, (struct nika_listener){hear_rule, &listener});
    else if (screen->looker == NIKA_WATCHER)
        lines_say(lines, voice, STYLE_PLAIN, 0, msg_scr_help_watch());
    if (has_board_keys(screen)) {
        add_blank(lines);
        lines_say(lines, voice, STYLE_STRONG, 0, msg_scr_keys_now());
        screen->board->keys(&screen->scene, listener);
    }
    add_blank(lines);
    lines_say(lines, voice, STYLE_STRONG, 0, msg_scr_keys_always());
    const struct nika_message always[] = {
        msg_scr_help_help(),   msg_scr_help_hint(), msg_scr_help_undo(),  msg_scr_help_look(),   msg_scr_help_story(),
        msg_scr_help_rules(),  msg_scr_help_pace(), msg_scr_help_go_on(), msg_scr_help_hurry(),  msg_scr_help_out(),
        msg_scr_help_review(), msg_scr_help_pan(),  msg_scr_help_mouse(), msg_scr_help_redraw(), msg_scr_help_quit()};
    for (unsigned i = 0; i < sizeof always / sizeof always[0]; i++)
        if ((always[i].key != NIKA_MSG_scr_help_out || nika_sight_shared(screen_sight(screen))) &&
            (always[i].key != NIKA_MSG_scr_help_review || screen->session->source.actions->finished))
            lines_say(lines, voice, STYLE_PLAIN, 2, always[i]);
    const struct nika_message online[] = {msg_online_help_say(), msg_online_help_about(), msg_online_help_undo(),
                                          msg_online_help_away(), msg_online_help_mute()};
    for (unsigned i = 0; screen_online(screen) && i < sizeof online / sizeof online[0]; i++)
        lines_say(lines, voice, STYLE_PLAIN, 2, online[i]);
}

/* One move of a hint: as it can be typed, what it is worth, and why. */
static void add_advice(struct screen *screen, unsigned number, const struct nika_advice *advice)
{
    char bytes[SENTENCE_MAX];
    const struct nika_voice voice = screen->session->voice;
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_text_add_number(&text, number);
    nika_text_add(&text, ". ");
    nika_spell(screen->setup, advice->move, voice.language, &text);
    lines_add(&screen->page.lines, STYLE_STRONG, 0, bytes);
    if (advice->visits)
        lines_say(&screen->page.lines, voice, STYLE_GAIN, 3,
                  nika_worth(advice->points, advice->tells, nika_advice_percent(advice), advice->equal));
    text = nika_text(bytes, sizeof bytes);
    nika_say_reason(&text, voice, advice->facts, advice->count);
    if (bytes[0])
        lines_add(&screen->page.lines, STYLE_PLAIN, 3, bytes);
}

void page_hint(struct screen *screen)
{
    struct nika_hint hint = {.count = 0};
    const struct session *session = screen->session;
    session->source.actions->hint(session->source.context, screen->looker, &session->adviser, &hint);
    page_open(screen, 'h', false, msg_scr_hint_title());
    screen->hinted_count = hint.count;
    screen->hinted_ply = session->source.sight->shown;
    for (unsigned i = 0; i < hint.count; i++)
        screen->hinted[i] = hint.advice[i].move;
    lines_say(&screen->page.lines, session->voice, STYLE_PLAIN, 0, msg_best_moves(screen->looker));
    for (unsigned i = 0; i < hint.count; i++) {
        add_blank(&screen->page.lines);
        add_advice(screen, i + 1, &hint.advice[i]);
    }
}

unsigned screen_hinted(const struct screen *screen)
{
    return screen->overlay == OVERLAY_PAGE && screen->page.key == 'h' && screen->scene.asked &&
                   screen->hinted_ply == screen_sight(screen)->shown
               ? screen->hinted_count
               : 0;
}

/* Whether the last move brought something weighty, as the story tells it. */
static bool is_weighty(const struct screen *screen, unsigned ply)
{
    for (size_t i = screen->story.count; i > 0 && screen->story.line[i - 1].ply == ply; i--)
        if (screen->board->weighty(screen->story.line[i - 1].key))
            return true;
    return false;
}

bool page_happened(struct screen *screen)
{
    const struct session *session = screen->session;
    const unsigned ply = session->source.sight->shown;
    struct session_last own;
    if (session->pace == PACE_NONE || screen_online(screen) || screen_teaching(screen) ||
        session->viewer == NIKA_WATCHER || !screen->board->weighty)
        return false;
    screen_look(screen, session->viewer);
    story_update(screen);
    const unsigned decided = session_last(session, session->viewer, &own) ? ply - own.since : 0;
    size_t first = screen->story.count;
    while (first > 0 && screen->story.line[first - 1].ply >= decided &&
           screen->story.line[first - 1].ply > screen->read_ply)
        first--;
    if (!is_weighty(screen, ply) || lines_rows(&screen->story, first, screen->canvas.columns - 2) <= screen->story_rows)
        return false;
    page_open(screen, ' ', false, msg_scr_happened());
    for (size_t i = first; i < screen->story.count; i++) {
        const struct line *line = &screen->story.line[i];
        lines_add(&screen->page.lines, (enum style)line->style, line->indent, line->text);
    }
    screen->read_ply = ply;
    return true;
}

void page_story(struct screen *screen)
{
    story_update(screen);
    page_open(screen, 'l', true, msg_scr_story_title());
    for (size_t i = 0; i < screen->story.count; i++) {
        const struct line *line = &screen->story.line[i];
        if (line->style == STYLE_STRONG && i > 0)
            add_blank(&screen->page.lines);
        lines_add(&screen->page.lines, (enum style)line->style, line->indent + 1, line->text);
    }
    screen->page.top = screen_page_most(screen, &screen->page);
}

/* Adds text that was laid out by hand, line by line; its first line is a heading. */
static void add_laid(struct lines *lines, const char *text)
{
    for (enum style style = STYLE_STRONG; text && *text; style = STYLE_PLAIN) {
        char bytes[SENTENCE_MAX];
        const size_t size = strcspn(text, "\n");
        struct nika_text line = nika_text(bytes, sizeof bytes);
        nika_text_add_bytes(&line, text, size);
        lines_add(lines, style, 0, bytes);
        text += size + (text[size] == '\n');
    }
}

void page_rules(struct screen *screen)
{
    char bytes[NIKA_RULES_SECTION_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    page_open(screen, 'r', true, msg_scr_rules_title());
    for (unsigned i = 0; nika_tell_rules(screen->setup, screen->session->voice.language, i, &text); i++) {
        if (i > 0)
            add_blank(&screen->page.lines);
        add_laid(&screen->page.lines, bytes);
        text = nika_text(bytes, sizeof bytes);
    }
}

/* The players in the order of their ranks, with their points as bars. */
static void add_bars(struct screen *screen)
{
    enum { BAR = 40, NAMES = 24 };
    const struct nika_voice voice = screen->session->voice;
    struct nika_result result;
    int most = 1, names = 0;
    if (!screen->setup->game->result(screen->setup, &screen->view, &result))
        return;
    char name[NIKA_SEATS_MAX][2 * NAMES];
    for (unsigned seat = 0; seat < screen->setup->players; seat++) {
        struct nika_text text = nika_text(name[seat], sizeof name[seat]);
        if (seat == voice.self)
            nika_say(&text, voice, msg_scr_player(seat));
        else
            nika_text_add_safely(&text, voice.players[seat], strlen(voice.players[seat]), NAMES);
        const int width = canvas_width(name[seat]);
        names = width > names ? width : names;
        most = result.score[seat] > most ? result.score[seat] : most;
    }
    names = names > NAMES ? NAMES : names;
    for (unsigned rank = 1; rank <= screen->setup->players; rank++)
        for (unsigned seat = 0; seat < screen->setup->players; seat++) {
            char bytes[SENTENCE_MAX];
            struct nika_text text = nika_text(bytes, sizeof bytes);
            if (result.rank[seat] != rank)
                continue;
            nika_text_add(&text, screen->session->ascii ? "" : shape_of_seat(&screen->canvas, seat));
            nika_text_add(&text, screen->session->ascii ? "" : " ");
            nika_text_add(&text, letter_of_seat[seat]);
            nika_text_add(&text, "  ");
            nika_text_add(&text, name[seat]);
            for (int i = canvas_width(name[seat]); i < names + 2; i++)
                nika_text_add_char(&text, ' ');
            for (int i = 0; i < result.score[seat] * BAR / most; i++)
                nika_text_add(&text, "█");
            nika_text_add_char(&text, ' ');
            nika_text_add_number(&text, result.score[seat]);
            lines_add(&screen->result.lines, (enum style)(STYLE_SEAT + seat), 4, bytes);
        }
    add_blank(&screen->result.lines);
}

/* What has been said, and has happened, since the last move. */
static void add_last_news(struct screen *screen)
{
    bool any = false;
    for (size_t i = 0; i < screen->news.count; i++) {
        const struct line *line = &screen->news.line[i];
        if (line->ply < screen_sight(screen)->shown)
            continue;
        if (!any)
            add_blank(&screen->result.lines);
        any = true;
        lines_add(&screen->result.lines, (enum style)line->style, 2, line->text);
    }
}

void page_result(struct screen *screen)
{
    const struct nika_voice voice = screen->session->voice;
    struct nika_text title = nika_text(screen->result.title, sizeof screen->result.title);
    struct line_hearer hearer = {.lines = &screen->result.lines, .voice = voice, .indent = 2};
    lines_clear(&screen->result.lines);
    nika_say(&title, voice, msg_is_over());
    screen->result.full = true;
    add_blank(&screen->result.lines);
    add_bars(screen);
    nika_tell_result(screen->setup, &screen->view, hears_lines(&hearer));
    add_last_news(screen);
    if (screen->session->record) {
        add_blank(&screen->result.lines);
        lines_say(&screen->result.lines, voice, STYLE_DIM, 2, msg_scr_record(screen->session->record));
        if (!screen_online(screen))
            lines_say(&screen->result.lines, voice, STYLE_DIM, 2, msg_replay_with(screen->session->record));
    }
}
