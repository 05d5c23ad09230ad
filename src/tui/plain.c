/*
 * plain.c: line mode: the game as plain sentences and a prompt, for screen readers, pipes and bare terminals. This is its
 * front: what is said when, and who is asked; what a typed line comes to, plain_typed.c finds out.
 */
#include <unistd.h>

#include <nika/messages_byzantz.h>
#include <nika/messages_play.h>
#include <nika/messages_problem.h>

#include "lines.h"
#include "plain.h"

static const struct nika_setup *setup_of(const struct plain *plain)
{
    return &plain->session->source.sight->setup;
}

static void start(void *context)
{
    struct plain *plain = context;
    const unsigned ply = plain->session->source.sight->shown;
    plain->seen = ply;
    if (plain_teaching(plain)) {
        plain_tell_lesson_start(plain);
        return;
    }
    plain_tell_seats(plain);
    if (ply > 0) {
        plain_say(plain, msg_taken_up(ply));
        plain_tell_table(plain);
    } else {
        nika_tell_start(setup_of(plain), nika_sight_view(plain->session->source.sight), plain_listener(plain));
    }
    nika_lines_flush();
}

static void moved(void *context)
{
    struct plain *plain = context;
    const unsigned viewer = plain->session->viewer;
    plain_tell_moves(plain, viewer == NIKA_WATCHER ? plain->seen : plain->session->told[viewer]);
    nika_lines_flush();
}

/* Whether there is a reason to stop that nobody typed. */
static bool must_stop(void)
{
    return nika_lines_signal() || lines_broken();
}

/* Whose decision it is to take back: of the person before the screen; behind the curtain, of whoever moved last. */
static enum wish wish_back(const struct plain *plain, unsigned *seat)
{
    struct session_last last;
    *seat = plain->session->viewer;
    if (*seat == NIKA_WATCHER && session_last(plain->session, NIKA_WATCHER, &last))
        *seat = last.seat;
    return WISH_BACK;
}

/* Whether a line decides what happens now; else it was answered, and the next one is read. */
static bool decides(const struct plain *plain, enum outcome outcome, unsigned *seat, enum wish *wish)
{
    if (outcome == OUTCOME_BACK)
        *wish = wish_back(plain, seat);
    else
        *wish = outcome == OUTCOME_MOVE ? WISH_MOVE : WISH_QUIT;
    return outcome == OUTCOME_BACK || outcome == OUTCOME_MOVE || outcome == OUTCOME_QUIT;
}

static struct nika_message prompt_of(const struct plain *plain)
{
    const unsigned viewer = plain->session->viewer;
    return plain->half[0] ? msg_prompt_rest(viewer, plain->half) : msg_prompt(viewer);
}

/* A lesson says something, and goes on when it was read; or when somebody has acted out of turn, if that is taught. */
static enum wish read_lesson(struct plain *plain, unsigned *seat, struct nika_move *move)
{
    const struct nika_source source = plain->session->source;
    struct nika_move taught;
    const bool acts = source.teaching->taught(source.context, &taught);
    struct nika_typed typed;
    enum wish wish;
    plain_tell_question(plain);
    while (!must_stop() && plain_read(plain, &typed, acts ? prompt_of(plain) : msg_prompt_watch())) {
        const enum outcome outcome = plain_handle(plain, &typed, seat, move);
        if (decides(plain, outcome, seat, &wish))
            return wish;
        if (outcome == OUTCOME_EMPTY && !acts)
            return WISH_GO_ON;
        if (outcome == OUTCOME_EMPTY)
            plain_tell_question(plain);
    }
    return WISH_QUIT;
}

static enum wish watch(void *context, unsigned *seat, struct nika_move *move)
{
    struct plain *plain = context;
    if (plain->session->source.sight->waits)
        return read_lesson(plain, seat, move);
    for (;;) {
        struct nika_typed typed;
        enum wish wish;
        if (must_stop())
            return WISH_QUIT;
        if (plain->session->pace == PACE_NONE && !plain_awaits(plain))
            return WISH_GO_ON;
        const enum nika_typing typing = plain_read_watching(plain, &typed);
        if (typing == NIKA_TYPED_NOTHING || typing == NIKA_TYPED_NEWS)
            return must_stop() ? WISH_QUIT : WISH_GO_ON;
        if (typing == NIKA_TYPED_END || typing == NIKA_TYPED_SIGNAL)
            return WISH_QUIT;
        if (typing == NIKA_TYPED_WRONG) {
            plain_see_help(plain);
            continue;
        }
        const enum outcome outcome = plain_handle(plain, &typed, seat, move);
        if (decides(plain, outcome, seat, &wish))
            return wish;
        if (outcome == OUTCOME_EMPTY && plain_awaits(plain))
            plain_tell_question(plain);
        if (outcome == OUTCOME_EMPTY || outcome == OUTCOME_GO_ON || plain_online(plain))
            return WISH_GO_ON;
    }
}

/* On a terminal, nothing stays that the last person could read, not even further up. A dumb one can only be scrolled. */
static void clear(void)
{
    enum { MANY_ROWS = 200 };
    if (isatty(STDOUT_FILENO) && !is_dumb_terminal())
        nika_lines_put("\033[H\033[2J\033[3J");
    else if (isatty(STDOUT_FILENO))
        for (unsigned row = 0; row < MANY_ROWS; row++)
            nika_lines_put("\n");
}

/* What can be typed while the screen is passed on. */
static void tell_curtain(struct plain *plain, unsigned next)
{
    const enum nika_language language = plain->session->voice.language;
    char sell[NIKA_WORD_MAX];
    struct nika_text text = nika_text(sell, sizeof sell);
    nika_text_add(&text, plain_first_word(language, msg_by_word_sell()).bytes);
    nika_text_add(&text, " …");
    plain_say(plain, msg_curtain_help(next, plain_first_word(language, msg_word_as()).bytes, sell,
                                      plain_first_word(language, msg_word_quit()).bytes));
}

static enum wish curtain(void *context, unsigned next, unsigned *seat, struct nika_move *move)
{
    struct plain *plain = context;
    struct nika_typed typed;
    enum wish wish;
    plain->half[0] = '\0';
    plain->hand[0] = '\0';
    clear();
    if (plain->seen < plain->session->source.sight->shown)
        plain_tell_moves(plain, plain->seen); /* as a watcher sees them */
    while (plain_read(plain, &typed, msg_hand_over(next))) {
        const char *rest;
        const enum command command = plain_command_in(plain, typed.bytes, &rest);
        enum outcome outcome = typed.size ? OUTCOME_DONE : OUTCOME_GO_ON;
        if (command == COMMAND_QUIT || command == COMMAND_AS || command == COMMAND_UNDO)
            outcome = plain_obey(plain, command, rest, seat, move);
        else if (typed.size)
            tell_curtain(plain, next);
        if (decides(plain, outcome, seat, &wish))
            return wish;
        if (outcome == OUTCOME_GO_ON) {
            clear();
            return WISH_GO_ON;
        }
    }
    return WISH_QUIT;
}

/* Tells what happened since the person's last turn, and what is asked: once for each decision. */
static void put_question(struct plain *plain)
{
    struct session *session = plain->session;
    const unsigned ply = session->source.sight->shown, viewer = session->viewer;
    plain->asking = true;
    if (plain->asked_ply == ply && plain->asked_seat == viewer)
        return;
    if (session->told[viewer] < ply) {
        plain_say(plain, msg_since_your_turn(viewer));
        plain_tell_moves(plain, session->told[viewer]);
    }
    plain->asked_ply = ply;
    plain->asked_seat = viewer;
    plain->half[0] = '\0';
    plain->hinted = false;
    nika_lines_put("\n");
    plain_tell_hand(plain, true);
    plain_tell_question(plain);
}

static enum wish ask_on(struct plain *plain, unsigned *seat, struct nika_move *move)
{
    struct nika_typed typed;
    enum wish wish;
    if (plain_online(plain))
        nika_lines_listen(plain_online(plain)->wake(plain->session->source.context));
    while (!must_stop() && plain_read(plain, &typed, prompt_of(plain))) {
        const enum outcome outcome = plain_handle(plain, &typed, seat, move);
        if (decides(plain, outcome, seat, &wish))
            return wish;
        if (outcome == OUTCOME_GO_ON || !plain_is_asked(plain))
            return WISH_GO_ON;
        if (outcome == OUTCOME_EMPTY)
            plain_tell_question(plain);
    }
    return plain->gone ? WISH_GO_ON : WISH_QUIT;
}

static enum wish ask(void *context, unsigned *seat, struct nika_move *move)
{
    struct plain *plain = context;
    put_question(plain);
    const enum wish wish = ask_on(plain, seat, move);
    plain->asking = false;
    return wish;
}

static void refused(void *context, unsigned seat, struct nika_move move, nika_refusal refusal)
{
    struct plain *plain = context;
    const struct nika_setup *setup = setup_of(plain);
    struct nika_message message;
    const struct nika_view view = session_view_of(plain->session, seat);
    if (plain->session->viewer == seat || nika_refusal_is_open(setup, refusal))
        nika_tell_refusal(setup, &view, move, refusal, plain_listener(plain));
    else if (nika_message_worded(NIKA_AREA_PROBLEM, setup->game->refusals[refusal], &message))
        plain_say(plain, message); /* others look on, and the general sentence says nothing about the hand */
    nika_lines_flush();
}

static void astray(void *context)
{
    struct plain *plain = context;
    plain_say(plain, session_tell_astray(plain->session));
    nika_lines_flush();
}

static void not_kept(void *context)
{
    plain_say(context, msg_could_not_keep());
    nika_lines_flush();
}

static void not_safe(void *context)
{
    plain_say(context, msg_record_not_safe());
    nika_lines_flush();
}

/* With several people at the screen, none of them must leave her hand there. */
static void clear_after(const struct session *session)
{
    const unsigned people = session->source.sight->mine;
    if (people & (people - 1))
        clear();
}

static void over(void *context)
{
    struct plain *plain = context;
    clear_after(plain->session);
    nika_tell_result(setup_of(plain), nika_sight_view(plain->session->source.sight), plain_listener(plain));
    nika_lines_flush();
}

static void taken_back(void *context, unsigned seat, enum nika_back back)
{
    struct plain *plain = context;
    const unsigned ply = plain->session->source.sight->shown;
    (void)seat;
    plain_say(plain, session_tell_back(back));
    if (back == NIKA_BACK) {
        plain->seen = plain->seen < ply ? plain->seen : ply;
        plain->asked_ply = UINT32_MAX; /* what is asked now is said, and the hand if it is another */
    }
    nika_lines_flush();
}

bool plain_run(struct session *session, int *signal)
{
    static const struct front front = {.start = start,
                                       .moved = moved,
                                       .watch = watch,
                                       .curtain = curtain,
                                       .ask = ask,
                                       .refused = refused,
                                       .astray = astray,
                                       .not_kept = not_kept,
                                       .not_safe = not_safe,
                                       .over = over,
                                       .news = plain_news,
                                       .gone = plain_gone,
                                       .taken_back = taken_back};
    struct plain plain = {.session = session, .asked_ply = UINT32_MAX, .asked_seat = NIKA_WATCHER};
    nika_lines_begin();
    const bool over_now = session_run(session, &front, &plain);
    nika_lines_listen(-1);
    if (!over_now)
        clear_after(session);
    *signal = nika_lines_signal();
    nika_lines_end();
    return over_now;
}
