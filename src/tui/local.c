/*
 * local.c: a table in this program as a source (see nika/source.h).
 */
#include <nika/source.h>

/* Everything that has happened at the table is seen at once. */
static void follow(struct nika_local *local)
{
    nika_sight_follow(&local->sight, local->table->play);
    local->sight.shown = local->sight.count;
}

static void see_as(void *context, unsigned seat)
{
    struct nika_local *local = context;
    nika_sight_begin(&local->sight, nika_play_setup(local->table->play), &local->table->sitting, local->table->people,
                     seat);
    follow(local);
}

static enum nika_played play(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal)
{
    struct nika_local *local = context;
    bool kept;
    *refusal = nika_table_play(local->table, seat, move, &kept);
    follow(local);
    if (*refusal != NIKA_ACCEPTED)
        return NIKA_PLAYED_REFUSED;
    return kept ? NIKA_PLAYED_MADE : NIKA_PLAYED_NOT_KEPT;
}

static enum nika_acted act(void *context)
{
    struct nika_local *local = context;
    const enum nika_acted acted = nika_table_act(local->table);
    follow(local);
    return acted;
}

static void hint(void *context, unsigned seat, const struct nika_agent *adviser, struct nika_hint *given)
{
    nika_table_hint(((struct nika_local *)context)->table, seat, adviser, given);
}

static enum nika_back can_take_back(void *context, unsigned seat, unsigned *left)
{
    return nika_table_can_take_back(((struct nika_local *)context)->table, seat, left);
}

static enum nika_back take_back(void *context, unsigned seat)
{
    struct nika_local *local = context;
    const enum nika_back back = nika_table_take_back(local->table, seat);
    follow(local);
    return back;
}

static bool finished(void *context, struct nika_recorded *game)
{
    struct nika_table *table = ((struct nika_local *)context)->table;
    *game = (struct nika_recorded){.setup = *nika_play_setup(table->play),
                                   .names = table->sitting.names,
                                   .moves = table->moves,
                                   .count = nika_play_ply(table->play)};
    if (nika_play_waiting(table->play).asked)
        return false;
    game->deal = *nika_play_deal(table->play);
    return true;
}

struct nika_source nika_local_source(struct nika_local *local, struct nika_table *table)
{
    static const struct nika_actions actions = {.play = play,
                                                .act = act,
                                                .hint = hint,
                                                .can_take_back = can_take_back,
                                                .take_back = take_back,
                                                .see_as = see_as,
                                                .finished = finished};
    local->table = table;
    local->sight.steps = local->steps;
    local->sight.room = NIKA_TABLE_MOVES;
    see_as(local, NIKA_WATCHER);
    return (struct nika_source){.sight = &local->sight, .actions = &actions, .context = local};
}
