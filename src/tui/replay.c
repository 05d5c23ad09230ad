/*
 * replay.c: the record viewer on the full screen: move by move, back and forth, by keys: as a seat saw it, as a
 * spectator saw it, or with everything open. A seat's perspective shows only the views that this seat had (nika_look)
 * and tells what it was told; only with everything open the views of all seats stand side by side.
 *
 * Keys: → Space, ← Backspace  a move; PageDown PageUp  a part of the game; Home End; digits and Enter  that move; Tab,
 * Shift-Tab  the next eyes; a … f  a seat's, w  a spectator's, o  everything open; h  hands; n p  another game; Enter
 * at the end  the result; m  a review; v l r ? q as in a game.
 */
#include <nika/messages_screen.h>
#include <nika/messages_web_replay.h>
#include <nika/tui.h>

#include <stdlib.h>
#include <string.h>

#include "replay.h"
#include "terminal.h"

/*
 * Where in the game, and through whose eyes.
 */

/* With everything open, each move is told as its player saw it. */
void replay_recall(const struct replay *replay, unsigned eyes, unsigned from,
                   void (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                unsigned mover, struct nika_move move),
                   void *context)
{
    const struct nika_setup *setup = &replay->game->setup;
    struct nika_world world;
    setup->game->begin(setup, &replay->game->deal, &world);
    for (unsigned ply = 0; ply < replay->ply; ply++) {
        const struct nika_made *made = &replay->game->moves[ply];
        const unsigned seat = eyes == EYES_ALL ? made->seat : eyes;
        struct nika_view before, after;
        nika_look(setup, &world, seat, &before);
        setup->game->apply(setup, &world, made->seat, made->move);
        nika_look(setup, &world, seat, &after);
        if (ply >= from)
            each(context, &before, &after, made->seat, nika_move_seen(made->move, made->seat, seat));
    }
}

/* Shows the table anew after anything has changed. */
static void look(struct screen *screen)
{
    struct replay *replay = screen->replay;
    const struct nika_setup *setup = &replay->game->setup;
    struct nika_sight *sight = &replay->sight;
    sight->setup = *setup;
    sight->viewer = replay->eyes;
    sight->moves = sight->shown = replay->ply;
    sight->has_now = true;
    screen->scene.all = NULL;
    if (replay->eyes == EYES_ALL) {
        /* The table is that of whoever is asked, so that this one's own things are in sight. */
        nika_look_asked(setup, &replay->world, &sight->now);
        nika_setup_switch(&sight->setup, "open-profit", "on"); /* only Byzantz has the switch */
        for (unsigned seat = 0; seat < setup->players; seat++)
            nika_look(setup, &replay->world, seat, &replay->all[seat]);
        screen->scene.all = replay->all;
    } else {
        nika_look(setup, &replay->world, replay->eyes, &sight->now);
    }
    screen_look(screen, replay->eyes);
    screen->over = setup->game->waiting(setup, &screen->view).asked == 0;
}

static void go_to(struct screen *screen, unsigned ply)
{
    struct replay *replay = screen->replay;
    const struct nika_setup *setup = &replay->game->setup;
    if (ply < replay->ply)
        screen->story_begun = false;
    setup->game->begin(setup, &replay->game->deal, &replay->world);
    for (replay->ply = 0; replay->ply < ply && replay->ply < replay->game->count; replay->ply++) {
        const struct nika_made *made = &replay->game->moves[replay->ply];
        setup->game->apply(setup, &replay->world, made->seat, made->move);
    }
    look(screen);
}

/* Finds where the parts of the game begin: rounds, turns. */
struct finder {
    struct replay *replay;
    unsigned ply;
};

static void hear_heading(void *context, enum nika_manner manner, struct nika_message message)
{
    struct finder *finder = context;
    (void)message;
    if (manner == NIKA_HEADING)
        finder->replay->begins[finder->ply / 8] |= (uint8_t)(1u << finder->ply % 8);
}

static void find_heading(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                         struct nika_move move)
{
    struct finder *finder = context;
    finder->ply++;
    nika_tell_move(&finder->replay->game->setup, before, after, mover, move,
                   (struct nika_listener){hear_heading, finder});
}

static bool begins(const struct replay *replay, unsigned ply)
{
    return ply == 0 || ply == replay->game->count || (replay->begins[ply / 8] >> ply % 8 & 1);
}

/* Another game of the file, at its start. False if out of memory: then everything stays as it was. */
static bool show_game(struct screen *screen, unsigned number)
{
    struct replay *replay = screen->replay;
    const struct nika_recorded *game = replay->games[number];
    uint8_t *parts = calloc(game->count / 8 + 1, 1);
    struct finder finder = {replay, 0};
    if (!parts)
        return false;
    free(replay->begins);
    replay->begins = parts;
    replay->number = number;
    replay->game = game;
    if (replay->eyes != EYES_ALL && replay->eyes != NIKA_WATCHER && replay->eyes >= game->setup.players)
        replay->eyes = EYES_ALL;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        replay->players[seat] = game->names.of[seat];
    replay->ply = game->count;
    replay_recall(replay, NIKA_WATCHER, 0, find_heading, &finder);
    screen->story_begun = false;
    screen->board = screen_board_of(game->setup.game);
    go_to(screen, 0);
    return true;
}

/* The eyes after these, or before: everything open, a spectator, the seats in order. */
static unsigned next_eyes(const struct replay *replay, bool back)
{
    const unsigned players = replay->game->setup.players, all = players + 2;
    const unsigned at = replay->eyes == EYES_ALL ? 0 : replay->eyes == NIKA_WATCHER ? 1 : replay->eyes + 2;
    const unsigned next = (at + (back ? all - 1 : 1)) % all;
    return next == 0 ? EYES_ALL : next == 1 ? NIKA_WATCHER : next - 2;
}

static void see_as(struct screen *screen, unsigned eyes)
{
    screen->replay->eyes = eyes;
    look(screen);
}

/*
 * What is said.
 */

static void hear(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_DETAIL, message);
}

void replay_say_place(const struct screen *screen, struct nika_text *text)
{
    const struct replay *replay = screen->replay;
    nika_say(text, screen->session->voice,
             replay->ply ? msg_web_replay_at(replay->ply, replay->game->count) : msg_web_replay_before());
}

void replay_say_eyes(const struct screen *screen, struct nika_text *text)
{
    const struct replay *replay = screen->replay;
    const struct nika_voice voice = screen->session->voice;
    if (replay->typing) {
        nika_say(text, voice, msg_scr_rep_jump(replay->typed, replay->game->count));
        return;
    }
    nika_say(text, voice,
             replay->eyes == EYES_ALL
                 ? (screen->view.seat == NIKA_WATCHER ? msg_scr_rep_all() : msg_scr_rep_all_of(screen->view.seat))
             : replay->eyes == NIKA_WATCHER ? msg_scr_rep_watcher()
                                            : msg_scr_rep_seat(replay->eyes));
    if (replay->count > 1) {
        nika_text_add(text, " ");
        nika_say(text, voice, msg_scr_rep_game(replay->number + 1, replay->count));
    }
}

void replay_keys(const struct screen *screen, struct nika_listener listener)
{
    const struct replay *replay = screen->replay;
    if (screen->over)
        hear(listener, msg_scr_rep_key_result());
    if (screen->over)
        hear(listener, msg_scr_key_review());
    hear(listener, msg_scr_rep_key_step());
    hear(listener, msg_scr_rep_key_part());
    hear(listener, msg_scr_rep_key_eyes());
    if (replay->eyes != NIKA_WATCHER)
        hear(listener, msg_scr_rep_key_hands());
    if (replay->count > 1)
        hear(listener, msg_scr_rep_key_games());
    hear(listener, msg_scr_key_leave());
    hear(listener, msg_scr_key_story());
    if (!screen->over)
        hear(listener, msg_scr_key_review());
    if (screen->board->looks > 1)
        hear(listener, msg_scr_key_look());
    hear(listener, msg_scr_key_rules());
}

void replay_help(struct screen *screen)
{
    const struct nika_message lines[] = {
        msg_scr_rep_help_step(),  msg_scr_rep_help_part(),  msg_scr_rep_help_ends(), msg_scr_rep_help_number(),
        msg_scr_rep_help_eyes(),  msg_scr_rep_help_hands(), msg_scr_rep_help_end(),  msg_scr_help_review(),
        msg_scr_rep_help_games(), msg_scr_help_look(),      msg_scr_help_story(),    msg_scr_help_rules(),
        msg_scr_help_pan(),       msg_scr_help_mouse(),     msg_scr_help_redraw(),   msg_scr_rep_help_quit()};
    const struct nika_voice voice = screen->session->voice;
    page_open(screen, '?', false, msg_scr_help_title());
    lines_say(&screen->page.lines, voice, STYLE_PLAIN, 0, msg_scr_rep_help());
    lines_add(&screen->page.lines, STYLE_PLAIN, 0, "");
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++)
        lines_say(&screen->page.lines, voice, STYLE_PLAIN, 2, lines[i]);
}

/* What is held by whoever is looked through; with everything open, by all. */
static void open_hands(struct screen *screen)
{
    const struct replay *replay = screen->replay;
    struct line_hearer hearer = {.lines = &screen->page.lines, .voice = screen->session->voice, .indent = -2};
    if (replay->eyes == NIKA_WATCHER) {
        screen_notice(screen, STYLE_WRONG, msg_scr_rep_no_hands());
        return;
    }
    page_open(screen, 'h', false, msg_scr_rep_hands());
    for (unsigned seat = 0; seat < replay->sight.setup.players; seat++) {
        struct nika_view view;
        if (replay->eyes != EYES_ALL && replay->eyes != seat)
            continue;
        nika_look(&replay->game->setup, &replay->world, seat, &view);
        nika_tell_holding(&replay->sight.setup, &view, hears_lines(&hearer));
    }
}

static void open_result(struct screen *screen)
{
    struct line_hearer hearer = {.lines = &screen->page.lines, .voice = screen->session->voice};
    page_open(screen, PRESSED_ENTER, false, msg_scr_rep_result());
    nika_tell_result(&screen->replay->sight.setup, &screen->view, hears_lines(&hearer));
}

/*
 * Keys.
 */

/* A number is typed: digits, then Enter. False if the key is none of these. */
static bool types_number(struct screen *screen, int key)
{
    struct replay *replay = screen->replay;
    enum { MOST = 99999 };
    if (key >= '0' && key <= '9') {
        const unsigned typed = (replay->typing ? replay->typed * 10 : 0) + (unsigned)(key - '0');
        replay->typed = typed > MOST ? MOST : typed;
        replay->typing = true;
        return true;
    }
    if (!replay->typing)
        return false;
    if (key == PRESSED_BACKSPACE && replay->typed >= 10) {
        replay->typed /= 10;
        return true;
    }
    replay->typing = false;
    if (key == PRESSED_ENTER && replay->typed <= replay->game->count)
        go_to(screen, replay->typed);
    else if (key == PRESSED_ENTER)
        screen_notice(screen, STYLE_WRONG, msg_scr_rep_last(replay->game->count));
    return key == PRESSED_ENTER || key == PRESSED_ESCAPE || key == PRESSED_BACKSPACE;
}

static void step(struct screen *screen, bool back)
{
    const struct replay *replay = screen->replay;
    if (back ? replay->ply > 0 : replay->ply < replay->game->count)
        go_to(screen, back ? replay->ply - 1 : replay->ply + 1);
    else if (!back && screen->over)
        open_result(screen);
    else
        screen_notice(screen, STYLE_DIM, back ? msg_web_replay_before() : msg_scr_rep_last(replay->game->count));
}

static void go_to_part(struct screen *screen, bool back)
{
    const struct replay *replay = screen->replay;
    unsigned ply = replay->ply;
    if (back)
        while (ply > 0 && !begins(replay, --ply))
            ;
    else
        while (ply < replay->game->count && !begins(replay, ++ply))
            ;
    if (ply == replay->ply)
        step(screen, back);
    else
        go_to(screen, ply);
}

static void other_game(struct screen *screen, bool back)
{
    const struct replay *replay = screen->replay;
    if (replay->count == 1 || (back ? replay->number == 0 : replay->number + 1 == replay->count))
        screen_notice(screen, STYLE_DIM, msg_scr_rep_no_game());
    else
        show_game(screen, back ? replay->number - 1 : replay->number + 1);
}

/* Keys that choose eyes. */
static bool chooses_eyes(struct screen *screen, int key)
{
    const struct replay *replay = screen->replay;
    if (key == PRESSED_TAB || key == PRESSED_BACK_TAB)
        see_as(screen, next_eyes(replay, key == PRESSED_BACK_TAB));
    else if (key == 'w' || key == 'o')
        see_as(screen, key == 'w' ? (unsigned)NIKA_WATCHER : (unsigned)EYES_ALL);
    else if (key >= 'a' && key < 'a' + (int)replay->sight.setup.players)
        see_as(screen, (unsigned)(key - 'a'));
    else
        return false;
    return true;
}

/* Any other key. False if it means to leave. */
static bool press(struct screen *screen, int key)
{
    switch (key) {
    case 'q':
    case PRESSED_ESCAPE:
        return false;
    case PRESSED_RIGHT:
    case PRESSED_DOWN:
    case ' ':
    case PRESSED_LEFT:
    case PRESSED_UP:
    case PRESSED_BACKSPACE:
        step(screen, key == PRESSED_LEFT || key == PRESSED_UP || key == PRESSED_BACKSPACE);
        break;
    case PRESSED_ENTER:
        if (screen->over)
            open_result(screen);
        break;
    case PRESSED_PAGE_DOWN:
    case PRESSED_PAGE_UP:
        go_to_part(screen, key == PRESSED_PAGE_UP);
        break;
    case PRESSED_HOME:
    case PRESSED_END:
        go_to(screen, key == PRESSED_HOME ? 0 : screen->replay->game->count);
        break;
    case 'h':
        open_hands(screen);
        break;
    case 'n':
    case 'p':
        other_game(screen, key == 'p');
        break;
    case 'v':
        screen->scene.look = screen->board->looks ? (screen->scene.look + 1) % screen->board->looks : 0;
        break;
    default:
        if (!chooses_eyes(screen, key) && !screen_opens_page(screen, key) && !screen_pans(screen, key) && key > ' ' &&
            key < PRESSED_UP)
            screen_notice(screen, STYLE_WRONG, msg_scr_no_key());
        break;
    }
    return true;
}

static void run(struct screen *screen)
{
    for (bool stays = true; stays;) {
        const int key = screen_wait(screen, -1);
        screen->notice[0] = '\0';
        if (key == DISPLAY_ENDED)
            return;
        if (screen->overlay)
            screen_press_overlay(screen, key);
        else if (!types_number(screen, key))
            stays = press(screen, key);
    }
}

bool replay_run(struct replay *replay, enum nika_language language, bool ascii, bool folded, int *signal)
{
    struct session session = {.source = {.sight = &replay->sight},
                              .voice = nika_voice(language, replay->players),
                              .viewer = EYES_ALL,
                              .ascii = ascii,
                              .folded = folded};
    struct screen *screen = malloc(sizeof *screen);
    struct display display;
    replay->game = replay->games[0];
    replay->eyes = EYES_ALL;
    replay->sight.setup = replay->game->setup;
    if (!screen || !terminal_open(&display)) {
        free(screen);
        return false;
    }
    screen_start(screen, &session, display);
    screen->replay = replay;
    if (show_game(screen, 0))
        run(screen);
    *signal = terminal_close();
    screen_end(screen);
    free(replay->begins);
    free(screen);
    return true;
}
