/*
 * live.c: a game as it is being played (see live.h).
 *
 * A move is taken back by playing all moves before it again from the deal: a few hundred moves take some microseconds, and
 * no position but the present one has to be kept.
 */
#include <nika/live.h>

#include <assert.h>
#include <string.h>

struct nika_live {
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_made *moves; /* lent */
    unsigned ply, room;
    bool final; /* the last move, if there is one, can't be taken back */
};

size_t nika_live_bytes(void)
{
    return sizeof(struct nika_live);
}

/* Back to before the first move. */
static void lay(struct nika_live *live)
{
    live->setup.game->begin(&live->setup, &live->deal, &live->world);
    live->ply = 0;
}

void nika_live_begin(struct nika_live *live, const struct nika_setup *setup, const struct nika_deal *deal)
{
    memset(live, 0, sizeof *live);
    live->setup = *setup;
    live->deal = *deal;
    lay(live);
}

void nika_live_lend(struct nika_live *live, struct nika_made *moves, unsigned room)
{
    assert(room >= live->ply);
    if (live->ply)
        memmove(moves, live->moves, live->ply * sizeof *moves);
    live->moves = moves;
    live->room = room;
}

unsigned nika_live_room(const struct nika_live *live)
{
    return live->room;
}

/*
 * Looking.
 */

const struct nika_setup *nika_live_setup(const struct nika_live *live)
{
    return &live->setup;
}

const struct nika_deal *nika_live_deal(const struct nika_live *live)
{
    return &live->deal;
}

unsigned nika_live_ply(const struct nika_live *live)
{
    return live->ply;
}

const struct nika_made *nika_live_made(const struct nika_live *live, unsigned ply)
{
    assert(ply < live->ply);
    return &live->moves[ply];
}

struct nika_waiting nika_live_waiting(const struct nika_live *live)
{
    struct nika_view view;
    nika_live_look(live, NIKA_WATCHER, &view);
    return live->setup.game->waiting(&live->setup, &view);
}

bool nika_live_result(const struct nika_live *live, struct nika_result *result)
{
    struct nika_view view;
    nika_live_look(live, NIKA_WATCHER, &view);
    return live->setup.game->result(&live->setup, &view, result);
}

void nika_live_look(const struct nika_live *live, unsigned seat, struct nika_view *view)
{
    nika_look(&live->setup, &live->world, seat, view);
}

/*
 * Questions to all at once.
 */

/* Whether the seat that is asked in a world gets a question that others get at once, who it is, and what passes the
 * question on. */
static bool asks_all(const struct nika_setup *setup, const struct nika_world *world, unsigned *seat,
                     struct nika_move *next)
{
    struct nika_view view;
    if (!setup->game->together || !nika_look_asked(setup, world, &view))
        return false;
    *seat = view.seat;
    return setup->game->together(setup, &view, next);
}

/* Lets the question go round until it comes to `until`, or, without such a seat, to its end. Returns the seats that
 * passed it on, and the world in which that has happened. */
static unsigned go_round(const struct nika_live *live, unsigned until, struct nika_world *world)
{
    unsigned seats = 0, seat;
    struct nika_move next;
    nika_copy(live->setup.game, world, &live->world);
    while (asks_all(&live->setup, world, &seat, &next) && seat != until) {
        seats |= 1u << seat;
        live->setup.game->apply(&live->setup, world, seat, next);
    }
    return seats;
}

unsigned nika_live_together(const struct nika_live *live)
{
    struct nika_world world;
    return go_round(live, NIKA_WATCHER, &world);
}

void nika_live_look_asked(const struct nika_live *live, unsigned seat, struct nika_view *view)
{
    struct nika_world world;
    go_round(live, seat, &world);
    nika_look(&live->setup, &world, seat, view);
}

nika_refusal nika_live_judge_asked(const struct nika_live *live, unsigned seat, struct nika_move move)
{
    struct nika_world world;
    go_round(live, seat, &world);
    return live->setup.game->apply(&live->setup, &world, seat, move);
}

/*
 * Playing.
 */

nika_refusal nika_live_judge(const struct nika_live *live, unsigned seat, struct nika_move move)
{
    struct nika_world world;
    nika_copy(live->setup.game, &world, &live->world);
    return live->setup.game->apply(&live->setup, &world, seat, move);
}

void nika_live_line(const struct nika_live *live, unsigned seat, struct nika_move move, struct nika_text *line)
{
    nika_record_move(&live->setup, &live->world, seat, move, false, line);
}

/* Whether a move that led from one world to another stands for ever. Besides what it brought to light itself: answers to
 * a question to all come to light together, so none of them is taken back once the others are known; and at the end of a
 * game everything is told. */
static bool is_final(const struct nika_setup *setup, const struct nika_world *before, const struct nika_world *after,
                     unsigned seat, struct nika_move move)
{
    struct nika_view view;
    struct nika_move next;
    unsigned asked;
    return asks_all(setup, before, &asked, &next) || !nika_look_asked(setup, after, &view) ||
           setup->game->reveals(setup, before, after, seat, move);
}

nika_refusal nika_live_make(struct nika_live *live, unsigned seat, struct nika_move move)
{
    struct nika_world before;
    nika_copy(live->setup.game, &before, &live->world);
    const nika_refusal refusal = live->setup.game->apply(&live->setup, &live->world, seat, move);
    if (refusal != NIKA_ACCEPTED)
        return refusal;
    assert(live->ply < live->room);
    live->moves[live->ply++] = (struct nika_made){move, (uint8_t)seat};
    live->final = is_final(&live->setup, &before, &live->world, seat, move);
    return NIKA_ACCEPTED;
}

bool nika_live_can_undo(const struct nika_live *live, unsigned seat)
{
    return live->ply && live->moves[live->ply - 1].seat == seat && !live->final;
}

void nika_live_undo(struct nika_live *live)
{
    assert(live->ply);
    const unsigned left = live->ply - 1;
    lay(live);
    while (live->ply < left) {
        const struct nika_made made = live->moves[live->ply];
        const nika_refusal refusal = nika_live_make(live, made.seat, made.move);
        assert(refusal == NIKA_ACCEPTED);
        (void)refusal;
    }
}

/*
 * Telling again.
 */

void nika_live_recall(const struct nika_live *live, unsigned seat, unsigned from,
                      bool (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                   unsigned mover, struct nika_move move),
                      void *context)
{
    struct nika_world world;
    struct nika_view before, after;
    live->setup.game->begin(&live->setup, &live->deal, &world);
    nika_look(&live->setup, &world, seat, &before);
    for (unsigned ply = 0; ply < live->ply; ply++) {
        const struct nika_made *made = &live->moves[ply];
        live->setup.game->apply(&live->setup, &world, made->seat, made->move);
        nika_look(&live->setup, &world, seat, &after);
        if (ply >= from && !each(context, &before, &after, made->seat, nika_move_seen(made->move, made->seat, seat)))
            return;
        before = after;
    }
}

struct remembering {
    const struct nika_setup *setup;
    struct nika_memory *memory;
};

static bool remember(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                     struct nika_move move)
{
    const struct remembering *remembering = context;
    (void)after;
    nika_remember(remembering->setup, before, mover, move, remembering->memory);
    return true;
}

void nika_live_remember(const struct nika_live *live, unsigned seat, struct nika_memory *memory)
{
    struct remembering remembering = {&live->setup, memory};
    memset(memory, 0, sizeof *memory);
    nika_live_recall(live, seat, 0, remember, &remembering);
}
