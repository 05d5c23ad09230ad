/*
 * screen_online.c: what the full screen adds for games on a server: news in the history, chat, the table's page, and
 * orders. Keys (screen.c lists all): / or F4 chats, i or F5 shows the table, a or F6 leaves the seat to the computer or
 * takes it back, F7 turns chat off and on; y and n answer a request to take back.
 */
#include <nika/messages_online.h>
#include <nika/messages_screen.h>

#include <string.h>

#include "screen.h"

enum {
    KEY_SAY = DISPLAY_FUNCTION + 3,
    KEY_ABOUT = DISPLAY_FUNCTION + 4,
    KEY_AWAY = DISPLAY_FUNCTION + 5,
    KEY_MUTE = DISPLAY_FUNCTION + 6
};

/* Old news moves to its place in the history. */
static void place_news(struct screen *screen, size_t at)
{
    const struct nika_source source = screen->session->source;
    const unsigned ply = source.sight->shown, told = source.online->told_at(source.context);
    struct line *line = screen->news.line;
    line[at].ply = told < ply ? told : ply;
    if (line[at].ply < ply)
        screen->story_begun = false;
    for (; at > 0 && line[at - 1].ply > line[at].ply; at--) {
        const struct line moved = line[at];
        line[at] = line[at - 1];
        line[at - 1] = moved;
    }
}

static void hear_news(void *context, enum nika_manner manner, struct nika_message message)
{
    struct screen *screen = context;
    const size_t count = screen->news.count;
    lines_say(&screen->news, screen->session->voice, manner == NIKA_MOVE ? STYLE_GAIN : STYLE_KEY, 0, message);
    if (screen->news.count > count)
        place_news(screen, count);
}

void screen_news(struct screen *screen)
{
    const struct nika_source source = screen->session->source;
    if (screen->story_ply > source.sight->shown) /* moves were taken back: it is told again */
        screen->story_begun = false;
    source.online->news(source.context, (struct nika_listener){hear_news, screen});
}

/*
 * Orders.
 */

static unsigned orders_of(const struct screen *screen)
{
    return screen_online(screen)->orders(screen->session->source.context);
}

static bool may(const struct screen *screen, enum nika_order order)
{
    return orders_of(screen) >> order & 1;
}

static void give(struct screen *screen, enum nika_order order, const char *text)
{
    const struct nika_source source = screen->session->source;
    source.online->order(source.context, order, text);
    screen->ordered = true;
}

static void begin_saying(struct screen *screen)
{
    if (may(screen, NIKA_ORDER_SAY))
        screen->overlay = OVERLAY_SAY;
    else
        screen_notice(screen, STYLE_WRONG, msg_online_no_talk());
}

static void change_player(struct screen *screen)
{
    if (may(screen, NIKA_ORDER_TAKE))
        give(screen, NIKA_ORDER_TAKE, NULL);
    else if (may(screen, NIKA_ORDER_LEAVE))
        screen->overlay = OVERLAY_AWAY;
    else
        screen_notice(screen, STYLE_WRONG, msg_scr_not_now());
}

void screen_take_back_online(struct screen *screen)
{
    if (may(screen, NIKA_ORDER_UNDO))
        give(screen, NIKA_ORDER_UNDO, NULL);
    else
        screen_notice(screen, STYLE_WRONG, nika_error("no-undo", ""));
}

void screen_go_away(struct screen *screen)
{
    give(screen, NIKA_ORDER_LEAVE, NULL);
}

bool screen_press_online(struct screen *screen, int key)
{
    if (!screen_online(screen))
        return false;
    if (key != PRESSED_ENTER && may(screen, NIKA_ORDER_AGREE) && screen_is_yes(screen, key)) {
        give(screen, NIKA_ORDER_AGREE, NULL);
        return true;
    }
    switch (key) {
    case '/':
    case KEY_SAY:
        begin_saying(screen);
        return true;
    case 'i':
    case KEY_ABOUT:
        page_about(screen);
        return true;
    case 'a':
    case KEY_AWAY:
        change_player(screen);
        return true;
    case 'n':
        if (!may(screen, NIKA_ORDER_REFUSE))
            return false;
        give(screen, NIKA_ORDER_REFUSE, NULL);
        return true;
    case KEY_MUTE:
        give(screen, may(screen, NIKA_ORDER_MUTE) ? NIKA_ORDER_MUTE : NIKA_ORDER_HEAR, NULL);
        return true;
    default:
        return false;
    }
}

/* Takes away the last character. */
static void rub_out(struct screen *screen)
{
    size_t size = strlen(screen->typed);
    while (size > 0 && (screen->typed[size - 1] & 0xc0) == 0x80)
        size--;
    if (size > 0)
        screen->typed[size - 1] = '\0';
    screen->typed_count -= screen->typed_count > 0;
}

enum outcome screen_press_say(struct screen *screen, int key)
{
    const size_t size = strlen(screen->typed);
    if (key == PRESSED_ESCAPE) {
        screen->overlay = OVERLAY_NONE; /* what was typed stays */
    } else if (key == PRESSED_ENTER) {
        screen->overlay = OVERLAY_NONE;
        if (screen->typed[strspn(screen->typed, " ")])
            give(screen, NIKA_ORDER_SAY, screen->typed);
        screen->typed[0] = '\0';
        screen->typed_count = 0;
    } else if (key == PRESSED_BACKSPACE) {
        rub_out(screen);
    } else if (key >= ' ' && key < PRESSED_UP && !nika_utf8_hidden((uint32_t)key) &&
               screen->typed_count < SAY_CHARACTERS) {
        screen->typed[size + nika_utf8_write((uint32_t)key, screen->typed + size)] = '\0';
        screen->typed_count++;
    }
    return OUTCOME_NONE;
}

/*
 * What stands there.
 */

static void hear(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_DETAIL, message);
}

void screen_say_status(const struct screen *screen, char bytes[SENTENCE_MAX])
{
    const struct nika_source source = screen->session->source;
    struct word_hearer hearer = {.text = nika_text(bytes, SENTENCE_MAX), .voice = screen->session->voice};
    source.online->status(source.context, hears_words(&hearer));
}

bool screen_say_online(const struct screen *screen, char bytes[SENTENCE_MAX])
{
    const struct nika_source source = screen->session->source;
    struct word_hearer hearer = {.text = nika_text(bytes, SENTENCE_MAX), .voice = screen->session->voice};
    if (!screen_online(screen))
        return false;
    if (screen->overlay == OVERLAY_SAY)
        nika_say(&hearer.text, screen->session->voice, msg_online_saying(screen->typed));
    else if (!screen->scene.asked && !screen->over)
        source.online->pause(source.context, hears_words(&hearer));
    return bytes[0] != '\0';
}

void screen_online_keys(const struct screen *screen, struct nika_listener listener)
{
    const unsigned orders = orders_of(screen);
    if (orders >> NIKA_ORDER_AGREE & 1)
        hear(listener, msg_online_key_agree());
    else if (orders >> NIKA_ORDER_REFUSE & 1)
        hear(listener, msg_online_key_never_mind());
    if (orders >> NIKA_ORDER_TAKE & 1)
        hear(listener, msg_online_key_back());
    if (orders >> NIKA_ORDER_UNDO & 1)
        hear(listener, msg_online_key_undo());
    if (orders >> NIKA_ORDER_SAY & 1)
        hear(listener, msg_online_key_say());
    hear(listener, msg_online_key_about());
}

void page_about(struct screen *screen)
{
    const struct nika_source source = screen->session->source;
    struct line_hearer hearer = {.lines = &screen->page.lines, .voice = screen->session->voice, .indent = 0};
    page_open(screen, 'i', false, msg_online_about_title());
    source.online->about(source.context, hears_lines(&hearer));
}
