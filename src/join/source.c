/*
 * source.c: a table on a server as a source (see nika/source.h): whoever shows games can show it like one in this program.
 */
#include <string.h>

#include "tell.h"

static const struct nika_setup *setup(void *context)
{
    const struct nika_join *join = context;
    return &join->mirror.setup;
}

static const char *name(void *context, unsigned seat)
{
    const struct nika_join *join = context;
    return join->mirror.seats[seat].name;
}

static const char *agent(void *context, unsigned seat)
{
    const struct nika_join *join = context;
    const struct nika_mirror_seat *there = &join->mirror.seats[seat];
    return there->kind == NIKA_SEAT_COMPUTER ? there->level : "human";
}

static unsigned people(void *context)
{
    const struct nika_join *join = context;
    return join->mirror.you == NIKA_WATCHER ? 0 : 1u << join->mirror.you;
}

static unsigned ply(void *context)
{
    const struct nika_join *join = context;
    return join->mirror.shown;
}

/* What everybody knows is in every view; others are not to be had here. */
static void look(void *context, unsigned seat, struct nika_view *view)
{
    const struct nika_join *join = context;
    const struct nika_game *game = join->mirror.setup.game;
    nika_mirror_look(&join->mirror, view);
    if (seat == view->seat)
        return;
    memset(view->bytes + game->open_bytes, 0, game->own_bytes);
    view->seat = NIKA_WATCHER;
}

static unsigned asks(void *context)
{
    return act_asked(context);
}

static enum nika_played play(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal)
{
    struct nika_join *join = context;
    *refusal = NIKA_NOT_ASKED;
    return seat == join->mirror.you && !join->has_pilot ? act_play(join, move) : NIKA_PLAYED_REFUSED;
}

static enum nika_acted act(void *context)
{
    struct nika_join *join = context;
    struct nika_view view;
    if (join->mirror.shown < join->mirror.count) {
        join->mirror.shown++;
        return NIKA_ACTED;
    }
    nika_mirror_look(&join->mirror, &view);
    return join->mirror.setup.game->waiting(&join->mirror.setup, &view).asked ? NIKA_PERSON_ASKED : NIKA_OVER;
}

static void recall(void *context, unsigned seat, unsigned from,
                   void (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                unsigned mover, struct nika_move move),
                   void *each_context)
{
    const struct nika_mirror *mirror = &((struct nika_join *)context)->mirror;
    (void)seat;
    for (unsigned i = from; i < mirror->shown; i++)
        each(each_context, i ? &mirror->steps[i - 1].after : &mirror->first, &mirror->steps[i].after,
             mirror->steps[i].seat, mirror->steps[i].move);
}

static void hint(void *context, unsigned seat, const struct nika_agent *adviser, struct nika_hint *given)
{
    struct nika_join *join = context;
    struct nika_view view;
    struct nika_rng rng = join->rng;
    look(join, seat, &view);
    const struct nika_question question = act_question(join, &view, join->mirror.shown, &rng);
    nika_hint(adviser, &question, given);
}

/*
 * Online.
 */

static int wake(void *context)
{
    return nika_join_wake(context);
}

static void attend(void *context)
{
    nika_join_attend(context);
}

static void news(void *context, struct nika_listener listener)
{
    nika_join_news(context, listener);
}

static unsigned told_at(void *context)
{
    const struct nika_join *join = context;
    return join->telling;
}

static bool heard(void *context, struct nika_heard *told)
{
    struct nika_join *join = context;
    if (!join->has_heard)
        return false;
    *told = join->heard;
    join->has_heard = false;
    return true;
}

static bool forgetful(void *context)
{
    const struct nika_join *join = context;
    return !join->mirror.options.memory;
}

static bool due(void *context)
{
    const struct nika_join *join = context;
    return join->mirror.shown < join->mirror.count;
}

static bool ended(void *context)
{
    const struct nika_join *join = context;
    return join->link.state == LINK_FAILED || join->shut[0] || join->mirror.state == NIKA_MIRROR_DAMAGED ||
           join->mirror.state == NIKA_MIRROR_CLOSED;
}

static unsigned orders(void *context)
{
    const struct nika_join *join = context;
    const struct nika_mirror *mirror = &join->mirror;
    const bool running = mirror->state == NIKA_MIRROR_RUNNING, seated = mirror->you != NIKA_WATCHER;
    const bool changeable = join->has_answered && join->answered_ply == mirror->ply;
    unsigned mask = 0;
    if (mirror->options.talk && (seated || !running))
        mask |= 1u << NIKA_ORDER_SAY;
    if (!join->act.there && !join->has_pilot && (mirror->can_undo || changeable))
        mask |= 1u << NIKA_ORDER_UNDO;
    if (running && seated && !join->has_pilot)
        mask |= 1u << (mirror->seats[mirror->you].automatic ? NIKA_ORDER_TAKE : NIKA_ORDER_LEAVE);
    if (running && mirror->undo_open && seated && mirror->undo_open >> mirror->you & 1)
        mask |= 1u << NIKA_ORDER_AGREE | 1u << NIKA_ORDER_REFUSE;
    if (running && mirror->undo_open && seated && mirror->undo_seat == mirror->you)
        mask |= 1u << NIKA_ORDER_REFUSE;
    return mask | 1u << (join->muted ? NIKA_ORDER_HEAR : NIKA_ORDER_MUTE);
}

static void order(void *context, enum nika_order given, const char *text)
{
    struct nika_join *join = context;
    if (join->link.state != LINK_READY && given != NIKA_ORDER_UNDO) {
        join_tell(join, NIKA_NEWS_ERROR, "offline");
        return;
    }
    switch (given) {
    case NIKA_ORDER_SAY:
        request_do(join, "say", NIKA_WATCHER, "text", text, true);
        break;
    case NIKA_ORDER_UNDO:
        act_undo(join);
        break;
    case NIKA_ORDER_LEAVE:
    case NIKA_ORDER_TAKE:
        join->away = given == NIKA_ORDER_LEAVE;
        request_do(join, join->away ? "leave" : "take", NIKA_WATCHER, NULL, NULL, true);
        break;
    case NIKA_ORDER_AGREE:
    case NIKA_ORDER_REFUSE:
        request_agree(join, given == NIKA_ORDER_AGREE);
        break;
    default:
        request_do(join, "mute", NIKA_WATCHER, "on", given == NIKA_ORDER_MUTE ? "true" : "false", true);
        join->muted = given == NIKA_ORDER_MUTE;
        join_tell(join, join->muted ? NIKA_NEWS_MUTED : NIKA_NEWS_HEARD, NULL);
        break;
    }
}

struct nika_source nika_join_source(struct nika_join *join)
{
    static const struct nika_online online = {.wake = wake,
                                              .attend = attend,
                                              .news = news,
                                              .told_at = told_at,
                                              .heard = heard,
                                              .forgetful = forgetful,
                                              .due = due,
                                              .ended = ended,
                                              .status = tell_status,
                                              .tick = tell_tick,
                                              .pause = tell_pause,
                                              .about = tell_about,
                                              .orders = orders,
                                              .order = order};
    static const struct nika_ways ways = {.setup = setup,
                                          .name = name,
                                          .agent = agent,
                                          .people = people,
                                          .ply = ply,
                                          .look = look,
                                          .asks = asks,
                                          .play = play,
                                          .act = act,
                                          .recall = recall,
                                          .hint = hint,
                                          .online = &online};
    join->mirror.shown = join->mirror.count;
    return (struct nika_source){&ways, join};
}
