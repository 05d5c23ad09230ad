/*
 * source.c: a table on a server as a source (see nika/source.h), so that screens show it like a local game.
 */
#include <string.h>

#include "join_tell.h"

void source_update(struct nika_join *join)
{
    struct nika_sight *sight = &join->mirror.sight;
    sight->asks = act_asked(join);
    sight->ended = join->link.state == LINK_FAILED || join->shut[0] || join->mirror.state == NIKA_MIRROR_DAMAGED ||
                   join->mirror.state == NIKA_MIRROR_CLOSED;
}

static enum nika_played play(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal)
{
    struct nika_join *join = context;
    *refusal = NIKA_NOT_ASKED;
    if (seat != join->mirror.sight.viewer || join->has_pilot)
        return NIKA_PLAYED_REFUSED;
    const enum nika_played played = act_play(join, move);
    source_update(join);
    return played;
}

static enum nika_acted act(void *context)
{
    struct nika_join *join = context;
    struct nika_sight *sight = &join->mirror.sight;
    if (!nika_sight_due(sight))
        return nika_sight_waiting(sight).asked ? NIKA_PERSON_ASKED : NIKA_OVER;
    sight->shown++;
    source_update(join);
    return NIKA_ACTED;
}

static void hint(void *context, unsigned seat, const struct nika_agent *adviser, struct nika_hint *given)
{
    struct nika_join *join = context;
    const struct nika_sight *sight = &join->mirror.sight;
    struct nika_rng rng = join->rng;
    (void)seat;
    const struct nika_question question = act_question(join, nika_sight_view(sight), sight->shown, &rng);
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

static unsigned orders(void *context)
{
    const struct nika_join *join = context;
    const struct nika_mirror *mirror = &join->mirror;
    const bool running = mirror->state == NIKA_MIRROR_RUNNING, seated = mirror->sight.viewer != NIKA_WATCHER;
    const bool changeable = join->has_answered && join->answered_ply == mirror->ply;
    unsigned mask = 0;
    if (mirror->options.talk && (seated || !running))
        mask |= 1u << NIKA_ORDER_SAY;
    if (!join->act.there && !join->has_pilot && (mirror->can_undo || changeable))
        mask |= 1u << NIKA_ORDER_UNDO;
    if (running && seated && !join->has_pilot)
        mask |= 1u << (mirror->seats[mirror->sight.viewer].automatic ? NIKA_ORDER_TAKE : NIKA_ORDER_LEAVE);
    if (running && mirror->undo_open && seated && mirror->undo_open >> mirror->sight.viewer & 1)
        mask |= 1u << NIKA_ORDER_AGREE | 1u << NIKA_ORDER_REFUSE;
    if (running && mirror->undo_open && seated && mirror->undo_seat == mirror->sight.viewer)
        mask |= 1u << NIKA_ORDER_REFUSE;
    return mask | 1u << (join->muted ? NIKA_ORDER_HEAR : NIKA_ORDER_MUTE);
}

static void give(struct nika_join *join, enum nika_order given, const char *text)
{
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

static void order(void *context, enum nika_order given, const char *text)
{
    give(context, given, text);
    source_update(context);
}

struct nika_source nika_join_source(struct nika_join *join)
{
    static const struct nika_online online = {.wake = wake,
                                              .attend = attend,
                                              .news = news,
                                              .told_at = told_at,
                                              .heard = heard,
                                              .status = tell_status,
                                              .tick = tell_tick,
                                              .pause = tell_pause,
                                              .about = tell_about,
                                              .orders = orders,
                                              .order = order};
    static const struct nika_actions actions = {.play = play, .act = act, .hint = hint};
    join->mirror.sight.shown = join->mirror.sight.count;
    source_update(join);
    return (struct nika_source){.sight = &join->mirror.sight, .actions = &actions, .online = &online, .context = join};
}
