/*
 * session.c: the session: runs a game for the people at a terminal, and its event loop. It lets computer players act,
 * asks people, hides the screen when another person comes, and accepts acts out of turn. How that looks is up to the
 * front.
 */
#include <time.h>

#include <nika/bits.h>
#include <nika/messages_learn.h>
#include <nika/messages_play.h>

#include "front.h"

/*
 * Timing side channel: a forced answer comes at once. To hide that, no answer is shown sooner than the slowest so far,
 * clamped to these bounds.
 */
enum { LEAST_MILLISECONDS = 10, MOST_MILLISECONDS = 250 };

int pace_milliseconds(enum pace pace)
{
    static const int milliseconds[PACE_COUNT] = {
        [PACE_NONE] = 0, [PACE_FAST] = 300, [PACE_NORMAL] = 1000, [PACE_SLOW] = 2500, [PACE_STEP] = -1};
    return milliseconds[pace];
}

static int64_t nanoseconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* An answer was requested at `since` and took so much processor time: waits until the slowest would have arrived. */
static void hold(struct session *session, int64_t since, int64_t took)
{
    const int64_t most = MOST_MILLISECONDS * INT64_C(1000000);
    if (took > session->slowest)
        session->slowest = took < most ? took : most;
    const int64_t until = since + session->slowest;
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME,
                    &(struct timespec){.tv_sec = (time_t)(until / 1000000000), .tv_nsec = (long)(until % 1000000000)},
                    NULL);
}

void session_see_as(const struct session *session, unsigned seat)
{
    const struct nika_source source = session->source;
    if (source.actions && source.actions->see_as && source.sight->viewer != seat)
        source.actions->see_as(source.context, seat);
}

struct nika_view session_view_of(const struct session *session, unsigned seat)
{
    const unsigned viewer = session->source.sight->viewer;
    session_see_as(session, seat);
    const struct nika_view view = *nika_sight_view(session->source.sight);
    session_see_as(session, viewer);
    return view;
}

bool session_asks(const struct session *session)
{
    return session->viewer != NIKA_WATCHER && session->source.sight->asks == session->viewer;
}

bool session_awaits(const struct session *session)
{
    return session->source.online && !nika_sight_due(session->source.sight);
}

/* Somebody is at the screen now, or nobody. */
static void set_viewer(struct session *session, unsigned seat)
{
    session->viewer = seat;
    session_see_as(session, seat);
}

/* Everybody who may see what is on the screen has now been told everything. */
static void note_told(struct session *session)
{
    if (session->viewer != NIKA_WATCHER)
        session->told[session->viewer] = session->source.sight->shown;
}

/* Shows a move that was made, unless nobody is before the screen. */
static void show_move(struct session *session)
{
    if (session->viewer == NIKA_WATCHER && nika_sight_shared(session->source.sight))
        return;
    session->reads |= session->front->moved(session->context);
    note_told(session);
}

/* Says what came of a person's move. */
static void say_outcome(struct session *session, const struct nika_heard *heard)
{
    switch (heard->played) {
    case NIKA_PLAYED_MADE:
        show_move(session);
        break;
    case NIKA_PLAYED_REFUSED:
        session->front->refused(session->context, heard->seat, heard->move, heard->refusal);
        break;
    case NIKA_PLAYED_NOT_KEPT:
        session->front->not_kept(session->context);
        break;
    case NIKA_PLAYED_ASTRAY:
        session->front->astray(session->context);
        break;
    case NIKA_PLAYED_GONE:
        session->front->gone(session->context);
        break;
    case NIKA_PLAYED_SENT:
        break;
    }
}

/* Makes a person's move, if the rules accept it and it can be recorded. */
static void play(struct session *session, unsigned seat, struct nika_move move)
{
    const struct nika_source source = session->source;
    struct nika_heard heard = {.seat = seat, .move = move};
    heard.played = source.actions->play(source.context, seat, move, &heard.refusal);
    session->asked = NIKA_WATCHER;
    say_outcome(session, &heard);
}

/* Clamps what people have been told to the moves there are. */
static void forget_gone(struct session *session)
{
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        if (session->told[seat] > session->source.sight->shown)
            session->told[seat] = session->source.sight->shown;
}

static void take_back(struct session *session, unsigned seat)
{
    const struct nika_source source = session->source;
    const enum nika_back back =
        source.actions->take_back ? source.actions->take_back(source.context, seat) : NIKA_BACK_NOTHING;
    forget_gone(session);
    session->asked = NIKA_WATCHER;
    session->stuck = session->stuck && back != NIKA_BACK;
    session->front->taken_back(session->context, seat, back);
}

static void settle(struct session *session)
{
    if (session->settle && !session->settle(session->settle_context))
        session->in_peril = true;
}

/* Somebody is before the screen, and can be told. */
static void tell_peril(struct session *session)
{
    if (session->in_peril)
        session->front->not_safe(session->context);
    session->in_peril = false;
}

/* Lets computer players act, once their last moves have been watched; or shows the next move that has arrived. */
static enum nika_acted act(struct session *session)
{
    const struct nika_source source = session->source;
    const int64_t begun = nanoseconds(CLOCK_MONOTONIC), used = nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
    const enum nika_acted acted = source.actions->act(source.context);
    session->stuck = acted == NIKA_NOT_KEPT;
    if (acted == NIKA_ACTED) {
        if (!source.online) /* whoever thinks for others elsewhere sees to that */
            hold(session, begun, nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - used);
        show_move(session);
    } else if (acted == NIKA_NOT_KEPT) {
        session->front->not_kept(session->context);
    }
    return acted;
}

/*
 * Handles the events of a game that advances by itself, and has the front tell them. With `all`, moves are shown at
 * once, without pauses. Afterwards the person at the screen may no longer be asked.
 */
static void attend(struct session *session, bool all)
{
    const struct nika_source source = session->source;
    const struct nika_online *online = source.online;
    struct nika_heard heard;
    if (!online)
        return;
    online->attend(source.context);
    forget_gone(session); /* moves may have been taken back */
    session->front->news(session->context);
    while (all && nika_sight_due(source.sight))
        act(session);
    while (online->heard(source.context, &heard))
        say_outcome(session, &heard);
    const unsigned asked = source.sight->asks;
    if (session->asked != NIKA_WATCHER && session->asked != asked && !nika_sight_due(source.sight)) {
        session->asked = NIKA_WATCHER;
        session->front->gone(session->context);
    }
}

/*
 * An event arrived, or an order was sent: handles it, and decides whether the stage stays. A pause between moves does,
 * and so does what the front asks besides; waiting for a move does not.
 */
static enum action take_in(struct session *session, bool awaited)
{
    const bool watches = session->stage == STAGE_WATCH;
    attend(session, !watches || session->aside);
    if (watches)
        return awaited && !session->aside ? ACTION_GO_ON : ACTION_NONE;
    if (session->stage == STAGE_ASK && (session->source.sight->ended || !session_asks(session)))
        return ACTION_GO_ON;
    return session->front->enter(session->context, true);
}

enum action session_wait(struct session *session, enum stage stage, unsigned *seat, struct nika_move *move)
{
    const struct front *front = session->front;
    session->stage = stage;
    enum action action = front->enter(session->context, false);
    while (action == ACTION_NONE) {
        const bool awaited = session_awaits(session);
        const bool news = front->wait(session->context);
        action = news ? ACTION_ATTEND : front->event(session->context, seat, move);
        if (action == ACTION_ATTEND)
            action = take_in(session, awaited);
    }
    return action;
}

/* A computer player is asked. False if somebody wants to stop. */
static bool watch(struct session *session)
{
    const enum pace pace = session->pace;
    struct nika_move move = {.verb = 0};
    unsigned seat = NIKA_WATCHER;
    const bool waits = session->stuck || session->source.sight->waits;
    if (waits)
        session->pace = PACE_STEP;
    if (session->pace == PACE_STEP) {
        settle(session);
        tell_peril(session);
    }
    const enum action action = session_wait(session, STAGE_WATCH, &seat, &move);
    if (waits && session->pace == PACE_STEP)
        session->pace = pace;
    if (action == ACTION_MOVE)
        play(session, seat, move);
    else if (action == ACTION_BACK)
        take_back(session, seat);
    else if (action == ACTION_GO_ON)
        act(session);
    return action != ACTION_QUIT;
}

/* A person is asked. False if somebody wants to stop. */
static bool ask(struct session *session, unsigned asked)
{
    struct nika_move move = {.verb = 0};
    unsigned seat = NIKA_WATCHER;
    enum action action;
    settle(session);
    if (session->viewer != asked && nika_sight_shared(session->source.sight)) {
        set_viewer(session, NIKA_WATCHER);
        session->next = asked;
        action = session_wait(session, STAGE_CURTAIN, &seat, &move);
        if (action == ACTION_GO_ON)
            set_viewer(session, asked);
    } else {
        tell_peril(session);
        session->asked = asked;
        action = session_wait(session, STAGE_ASK, &seat, &move);
        note_told(session);
    }
    if (action == ACTION_MOVE)
        play(session, seat, move);
    else if (action == ACTION_BACK)
        take_back(session, seat);
    return action != ACTION_QUIT;
}

/* A person who resumes a game has been told everything up to her own last move. */
static void note_last_moves(struct session *session)
{
    const struct nika_sight *sight = session->source.sight;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        session->told[seat] = 0;
    for (unsigned i = 0; i < sight->shown; i++)
        session->told[sight->steps[i].seat] = i + 1;
}

enum nika_back session_can_take_back(const struct session *session, unsigned seat, struct session_last *last)
{
    const struct nika_source source = session->source;
    unsigned left;
    if (!source.actions->can_take_back || seat == NIKA_WATCHER)
        return NIKA_BACK_NOTHING;
    const enum nika_back back = source.actions->can_take_back(source.context, seat, &left);
    if (back != NIKA_BACK)
        return back;
    /* The first move is the decision; the person's own after it had no choice. */
    *last = (struct session_last){.seat = source.sight->steps[left].seat, .move = source.sight->steps[left].move};
    for (unsigned i = left + 1; i < source.sight->shown; i++)
        last->since += source.sight->steps[i].seat != last->seat;
    return back;
}

bool session_last(const struct session *session, unsigned seat, struct session_last *last)
{
    const struct nika_sight *sight = session->source.sight;
    for (unsigned i = sight->shown; i > 0; i--) {
        const struct nika_sight_step *step = &sight->steps[i - 1];
        if (seat == NIKA_WATCHER || step->seat == seat) {
            *last = (struct session_last){step->seat, sight->shown - i, step->move};
            return true;
        }
    }
    return false;
}

struct nika_message session_tell_back(enum nika_back back)
{
    switch (back) {
    case NIKA_BACK:
        return msg_back_done();
    case NIKA_BACK_OTHERS:
        return msg_back_others();
    case NIKA_BACK_SHOWN:
        return msg_back_shown();
    case NIKA_BACK_OVER:
        return msg_back_over();
    case NIKA_BACK_NOT_KEPT:
        return msg_back_not_kept();
    default:
        return msg_back_nothing();
    }
}

struct nika_message session_tell_astray(const struct session *session)
{
    const struct nika_source source = session->source;
    struct nika_move taught;
    return source.teaching->taught(source.context, &taught) ? msg_learn_gently() : msg_lesson_read_on();
}

static void hear_any(void *context, enum nika_manner manner, struct nika_message message)
{
    bool *any = context;
    (void)manner;
    (void)message;
    *any = true;
}

bool session_explains(const struct session *session)
{
    const struct nika_source source = session->source;
    bool any = false;
    source.online->pause(source.context, (struct nika_listener){hear_any, &any});
    return any;
}

/* Until the game is over, or somebody wants to stop. True if it is over. */
static bool run(struct session *session)
{
    const struct nika_source source = session->source;
    struct nika_move move;
    unsigned seat;
    for (;;) {
        if (session->reads)
            session_wait(session, STAGE_READ, &seat, &move);
        session->reads = false;
        attend(session, false);
        if (!nika_sight_waiting(source.sight).asked) {
            act(session); /* the result is kept */
            return true;
        }
        if (source.sight->ended)
            return false;
        const unsigned asked = source.sight->asks;
        if (asked == NIKA_WATCHER || session->stuck) {
            if (!watch(session))
                return false;
        } else if (act(session) == NIKA_PERSON_ASKED && !ask(session, asked)) {
            return false;
        }
    }
}

bool session_run(struct session *session, const struct front *front, void *context)
{
    const unsigned people = session->source.sight->mine;
    struct nika_move move;
    unsigned seat;
    session->front = front;
    session->context = context;
    session->asked = NIKA_WATCHER;
    session->slowest = LEAST_MILLISECONDS * INT64_C(1000000);
    note_last_moves(session);
    set_viewer(session, people && !nika_sight_shared(session->source.sight) ? nika_lowest_bit(people) : NIKA_WATCHER);
    session->voice.self = session->viewer; /* a person who plays alone at the screen is "you" */
    front->start(context);
    const bool over = run(session);
    if (over) {
        settle(session); /* a failure is reported by the program at the end */
        if (nika_sight_shared(session->source.sight))
            set_viewer(session, NIKA_WATCHER);
        session_wait(session, STAGE_OVER, &seat, &move);
    }
    return over;
}
