/*
 * local.c: a table in this program as a source (see nika/source.h).
 */
#include <nika/bits.h>
#include <nika/source.h>

static struct nika_table *table_of(void *context)
{
    return context;
}

static const struct nika_setup *setup(void *context)
{
    return nika_play_setup(table_of(context)->play);
}

static const char *name(void *context, unsigned seat)
{
    return table_of(context)->sitting.names.of[seat];
}

static const char *agent(void *context, unsigned seat)
{
    return table_of(context)->sitting.agents[seat];
}

static unsigned people(void *context)
{
    return table_of(context)->people;
}

static unsigned ply(void *context)
{
    return nika_play_ply(table_of(context)->play);
}

static void look(void *context, unsigned seat, struct nika_view *view)
{
    nika_play_look(table_of(context)->play, seat, view);
}

static unsigned asks(void *context)
{
    const unsigned asked = nika_play_waiting(table_of(context)->play).asked;
    const unsigned seat = asked ? nika_lowest_bit(asked) : NIKA_WATCHER;
    return asked && table_of(context)->people >> seat & 1 ? seat : NIKA_WATCHER;
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

struct listener {
    void (*each)(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                 struct nika_move move);
    void *context;
};

static bool tell(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                 struct nika_move move)
{
    const struct listener *listener = context;
    listener->each(listener->context, before, after, mover, move);
    return true;
}

static void recall(void *context, unsigned seat, unsigned from,
                   void (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                unsigned mover, struct nika_move move),
                   void *each_context)
{
    struct listener listener = {each, each_context};
    nika_play_recall(table_of(context)->play, seat, from, tell, &listener);
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
