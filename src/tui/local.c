/*
 * local.c: a table in this program as a source (see nika/source.h).
 */
#include <nika/bits.h>
#include <nika/source.h>

static const struct nika_setup *setup(void *context)
{
    return nika_table_setup(context);
}

static const char *name(void *context, unsigned seat)
{
    return nika_table_names(context)->of[seat];
}

static const char *agent(void *context, unsigned seat)
{
    return nika_table_agent(context, seat);
}

static unsigned people(void *context)
{
    return nika_table_people(context);
}

static unsigned ply(void *context)
{
    return nika_table_ply(context);
}

static void look(void *context, unsigned seat, struct nika_view *view)
{
    nika_table_look(context, seat, view);
}

static unsigned asks(void *context)
{
    const unsigned asked = nika_table_waiting(context).asked;
    const unsigned seat = asked ? nika_lowest_bit(asked) : NIKA_WATCHER;
    return asked && nika_table_people(context) >> seat & 1 ? seat : NIKA_WATCHER;
}

static enum nika_played play(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal)
{
    bool kept;
    *refusal = nika_table_play(context, seat, move, &kept);
    if (*refusal != NIKA_ACCEPTED)
        return NIKA_PLAYED_REFUSED;
    return kept ? NIKA_PLAYED_MADE : NIKA_PLAYED_NOT_KEPT;
}

static enum nika_acted act(void *context)
{
    return nika_table_act(context);
}

static void recall(void *context, unsigned seat, unsigned from,
                   void (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                unsigned mover, struct nika_move move),
                   void *each_context)
{
    nika_table_recall(context, seat, from, each, each_context);
}

static void hint(void *context, unsigned seat, const struct nika_agent *adviser, struct nika_hint *given)
{
    nika_table_hint(context, seat, adviser, given);
}

static enum nika_back can_take_back(void *context, unsigned seat, unsigned *left)
{
    return nika_table_can_take_back(context, seat, left);
}

static enum nika_back take_back(void *context, unsigned seat)
{
    return nika_table_take_back(context, seat);
}

struct nika_source nika_source_of(struct nika_table *table)
{
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
                                          .can_take_back = can_take_back,
                                          .take_back = take_back};
    return (struct nika_source){&ways, table};
}
