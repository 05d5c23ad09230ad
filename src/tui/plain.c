/*
 * plain.c: the front of line mode: the game as sentences and a prompt, for screen readers, pipes and dumb terminals. It
 * decides what is said when, and who is asked; plain_typed.c interprets what is typed.
 */
#include <unistd.h>

#include <nika/messages_byzantz.h>
#include <nika/messages_play.h>
#include <nika/messages_problem.h>

#include "lines.h"
#include "plain.h"

static void start(void *context)
{
    struct plain *plain = context;
    const unsigned ply = plain_sight(plain)->shown;
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
        nika_tell_start(&plain_sight(plain)->setup, nika_sight_view(plain_sight(plain)), plain_listener(plain));
    }
    nika_lines_flush();
}

static bool moved(void *context)
{
    struct plain *plain = context;
    const unsigned viewer = plain->session->viewer;
    plain_tell_moves(plain, viewer == NIKA_WATCHER ? plain->seen : plain->session->told[viewer]);
    nika_lines_flush();
    return false;
}

/* Whether there is a reason to stop that nobody typed. */
static bool must_stop(void)
{
    return nika_lines_signal() || lines_broken();
}

/*
 * On a terminal, nothing remains that the next person could read, not even in the scrollback. A dumb one can only be
 * scrolled.
 */
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
    nika_text_add(&text, nika_first_word(language, msg_by_word_sell()).bytes);
    nika_text_add(&text, " …");
    plain_say(plain, msg_curtain_help(next, nika_first_word(language, msg_word_as()).bytes, sell,
                                      nika_first_word(language, msg_word_quit()).bytes));
}

/* With several people at one screen, nobody's hand may remain there. */
static void clear_if_shared(const struct plain *plain)
{
    if (nika_sight_shared(plain_sight(plain)))
        clear();
}

/*
 * Stages.
 */

static void draw_curtain(struct plain *plain)
{
    plain->half[0] = '\0';
    plain->hand[0] = '\0';
    clear();
    if (plain->seen < plain_sight(plain)->shown)
        plain_tell_moves(plain, plain->seen); /* as a watcher sees them */
}

/* Tells what happened since the person's last turn, and what is asked: once for each decision. */
static void put_question(struct plain *plain)
{
    struct session *session = plain->session;
    const unsigned ply = session->source.sight->shown, viewer = session->viewer;
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

/* Whether others are watched, and there is nothing to wait for. */
static bool goes_on(const struct plain *plain)
{
    return plain->session->pace == PACE_NONE && !plain_sight(plain)->waits && !session_awaits(plain->session);
}

static enum action enter(void *context, bool again)
{
    struct plain *plain = context;
    const struct nika_sight *sight = plain_sight(plain);
    if (again) { /* the question is still the same */
        plain->asked_ply = sight->shown;
        return ACTION_NONE;
    }
    plain->losing = plain->doubting = false;
    switch (plain->session->stage) {
    case STAGE_WATCH:
        if (sight->waits)
            plain_tell_question(plain);
        return must_stop() ? ACTION_QUIT : goes_on(plain) ? ACTION_GO_ON : ACTION_NONE;
    case STAGE_CURTAIN:
        draw_curtain(plain);
        return ACTION_NONE;
    case STAGE_ASK:
        put_question(plain);
        return ACTION_NONE;
    default: /* STAGE_OVER */
        clear_if_shared(plain);
        nika_tell_result(&sight->setup, nika_sight_view(sight), plain_listener(plain));
        nika_lines_flush();
        return ACTION_GO_ON;
    }
}

/* Whether a lesson waits for a move out of turn. */
static bool teaches_move(const struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    struct nika_move taught;
    return source.sight->waits && source.teaching->taught(source.context, &taught);
}

static struct nika_message prompt_of(const struct plain *plain, char answers[NIKA_YES_OR_NO_MAX])
{
    const struct session *session = plain->session;
    if (plain->losing)
        return msg_would_be_lost(nika_yes_or_no(plain->session->voice.language, answers));
    if (plain->doubting)
        return msg_confirm(nika_yes_or_no(plain->session->voice.language, answers));
    if (session->stage == STAGE_CURTAIN)
        return msg_hand_over(session->next);
    if (session->stage == STAGE_WATCH && !teaches_move(plain))
        return msg_prompt_watch();
    return plain->half[0] ? msg_prompt_rest(session->viewer, plain->half) : msg_prompt(session->viewer);
}

static enum nika_typing read_line(struct plain *plain)
{
    const struct session *session = plain->session;
    const bool watches = session->stage == STAGE_WATCH && !session->source.sight->waits;
    char answers[NIKA_YES_OR_NO_MAX];
    if (must_stop())
        return NIKA_TYPED_END;
    if (watches && !plain->losing && !plain->doubting)
        return plain_read_watching(plain);
    if (session->stage == STAGE_ASK && plain_online(plain))
        nika_lines_listen(plain_online(plain)->wake(session->source.context));
    if (!nika_lines_at_prompt())
        nika_lines_prompt(session->voice, prompt_of(plain, answers));
    return nika_lines_read(&plain->typed, -1, &plain->why);
}

static bool wait_for_line(void *context)
{
    struct plain *plain = context;
    plain->typing = read_line(plain);
    plain->session->aside = plain->losing || plain->doubting;
    return plain->typing == NIKA_TYPED_NEWS;
}

/* Whose decision it is to take back: of the person before the screen; behind the curtain, of whoever moved last. */
static enum action action_back(const struct plain *plain, unsigned *seat)
{
    struct session_last last;
    *seat = plain->session->viewer;
    if (*seat == NIKA_WATCHER && session_last(plain->session, NIKA_WATCHER, &last))
        *seat = last.seat;
    return ACTION_BACK;
}

/* What the outcome of a line means while others are watched. */
static enum action action_watching(struct plain *plain, enum outcome outcome)
{
    const bool waits = plain_sight(plain)->waits;
    if (outcome == OUTCOME_EMPTY && (waits ? teaches_move(plain) : session_awaits(plain->session)))
        plain_tell_question(plain);
    if (waits)
        return outcome == OUTCOME_EMPTY && !teaches_move(plain) ? ACTION_GO_ON : ACTION_NONE;
    return outcome == OUTCOME_EMPTY || outcome == OUTCOME_GO_ON || plain_online(plain) || goes_on(plain) ? ACTION_GO_ON
                                                                                                         : ACTION_NONE;
}

static enum action action_of(struct plain *plain, enum outcome outcome, unsigned *seat)
{
    switch (outcome) {
    case OUTCOME_BACK:
        return action_back(plain, seat);
    case OUTCOME_MOVE:
        return ACTION_MOVE;
    case OUTCOME_QUIT:
        return ACTION_QUIT;
    case OUTCOME_ORDERED:
        return ACTION_ATTEND;
    default:
        break;
    }
    if (plain->losing || plain->doubting)
        return ACTION_NONE;
    if (plain->session->stage == STAGE_WATCH)
        return action_watching(plain, outcome);
    if (plain->session->stage == STAGE_CURTAIN && outcome == OUTCOME_GO_ON) {
        clear();
        return ACTION_GO_ON;
    }
    if (plain->session->stage == STAGE_ASK && outcome == OUTCOME_EMPTY)
        plain_tell_question(plain);
    return ACTION_NONE;
}

/* A line while the screen is passed on. */
static enum outcome handle_at_curtain(struct plain *plain, unsigned *seat, struct nika_move *move)
{
    const char *rest;
    const enum command command = plain_command_in(plain, plain->typed.bytes, &rest);
    if (plain->losing)
        return plain_handle(plain, seat, move);
    if (command == COMMAND_QUIT || command == COMMAND_AS || command == COMMAND_UNDO)
        return plain_obey(plain, command, rest, seat, move);
    if (plain->typed.size)
        tell_curtain(plain, plain->session->next);
    return plain->typed.size ? OUTCOME_DONE : OUTCOME_GO_ON;
}

static enum action take_line(void *context, unsigned *seat, struct nika_move *move)
{
    struct plain *plain = context;
    if (plain->typing == NIKA_TYPED_NOTHING)
        return must_stop() ? ACTION_QUIT : ACTION_GO_ON;
    if (plain->typing == NIKA_TYPED_WRONG) {
        plain_say(plain, plain->why);
        plain_see_help(plain);
        return ACTION_NONE;
    }
    if (plain->typing != NIKA_TYPED || lines_broken())
        return ACTION_QUIT;
    return action_of(plain,
                     plain->session->stage == STAGE_CURTAIN ? handle_at_curtain(plain, seat, move)
                                                            : plain_handle(plain, seat, move),
                     seat);
}

/*
 * What is told.
 */

static void refused(void *context, unsigned seat, struct nika_move move, nika_refusal refusal)
{
    struct plain *plain = context;
    const struct nika_setup *setup = &plain_sight(plain)->setup;
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

static void taken_back(void *context, unsigned seat, enum nika_back back)
{
    struct plain *plain = context;
    const unsigned ply = plain_sight(plain)->shown;
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
                                       .enter = enter,
                                       .wait = wait_for_line,
                                       .event = take_line,
                                       .refused = refused,
                                       .astray = astray,
                                       .not_kept = not_kept,
                                       .not_safe = not_safe,
                                       .news = plain_news,
                                       .gone = plain_gone,
                                       .taken_back = taken_back};
    struct plain plain = {.session = session, .asked_ply = UINT32_MAX, .asked_seat = NIKA_WATCHER};
    nika_lines_begin();
    const bool over_now = session_run(session, &front, &plain);
    nika_lines_listen(-1);
    if (!over_now)
        clear_if_shared(&plain);
    *signal = nika_lines_signal();
    nika_lines_end();
    return over_now;
}
