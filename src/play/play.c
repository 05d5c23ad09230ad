/*
 * play.c: a game in play, the only holder of the true world (see play.h).
 *
 * A move is taken back by replaying all earlier moves from the deal: a few hundred moves take some microseconds, and no
 * position but the current one has to be kept.
 */
#include <assert.h>
#include <string.h>

#include "play_internal.h"

size_t nika_play_bytes(void)
{
    return sizeof(struct nika_play);
}

/* Back to before the first move. */
static void lay(struct nika_play *play)
{
    play->setup.game->begin(&play->setup, &play->deal, &play->world);
    play->ply = 0;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        if (play->memory[seat])
            memset(play->memory[seat], 0, sizeof *play->memory[seat]);
}

void nika_play_begin(struct nika_play *play, const struct nika_setup *setup, const struct nika_deal *deal)
{
    memset(play, 0, sizeof *play);
    play->setup = *setup;
    play->deal = *deal;
    lay(play);
}

void nika_play_lend(struct nika_play *play, struct nika_made *moves, unsigned room)
{
    assert(room >= play->ply);
    if (play->ply)
        memmove(moves, play->moves, play->ply * sizeof *moves);
    play->moves = moves;
    play->room = room;
}

unsigned nika_play_room(const struct nika_play *play)
{
    return play->room;
}

/*
 * Looking.
 */

const struct nika_setup *nika_play_setup(const struct nika_play *play)
{
    return &play->setup;
}

const struct nika_deal *nika_play_deal(const struct nika_play *play)
{
    return &play->deal;
}

unsigned nika_play_ply(const struct nika_play *play)
{
    return play->ply;
}

const struct nika_made *nika_play_made(const struct nika_play *play, unsigned ply)
{
    assert(ply < play->ply);
    return &play->moves[ply];
}

struct nika_waiting nika_play_waiting(const struct nika_play *play)
{
    struct nika_view view;
    nika_play_look(play, NIKA_WATCHER, &view);
    return play->setup.game->waiting(&play->setup, &view);
}

bool nika_play_result(const struct nika_play *play, struct nika_result *result)
{
    struct nika_view view;
    nika_play_look(play, NIKA_WATCHER, &view);
    return play->setup.game->result(&play->setup, &view, result);
}

void nika_play_look(const struct nika_play *play, unsigned seat, struct nika_view *view)
{
    nika_look(&play->setup, &play->world, seat, view);
}

/*
 * Simultaneous questions.
 */

/*
 * Whether the seat that is asked in a world gets a simultaneous question, which seat that is, and the move that passes
 * the question on.
 */
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
static unsigned go_round(const struct nika_play *play, unsigned until, struct nika_world *world)
{
    unsigned seats = 0, seat;
    struct nika_move next;
    nika_copy(play->setup.game, world, &play->world);
    while (asks_all(&play->setup, world, &seat, &next) && seat != until) {
        seats |= 1u << seat;
        play->setup.game->apply(&play->setup, world, seat, next);
    }
    return seats;
}

unsigned nika_play_together(const struct nika_play *play)
{
    struct nika_world world;
    return go_round(play, NIKA_WATCHER, &world);
}

void nika_play_look_asked(const struct nika_play *play, unsigned seat, struct nika_view *view)
{
    struct nika_world world;
    const bool round = play->setup.game->together;
    if (round)
        go_round(play, seat, &world);
    nika_look(&play->setup, round ? &world : &play->world, seat, view);
}

nika_refusal nika_play_judge_asked(const struct nika_play *play, unsigned seat, struct nika_move move)
{
    struct nika_world world;
    go_round(play, seat, &world);
    return play->setup.game->apply(&play->setup, &world, seat, move);
}

/*
 * Playing.
 */

nika_refusal nika_play_judge(const struct nika_play *play, unsigned seat, struct nika_move move)
{
    struct nika_world world;
    nika_copy(play->setup.game, &world, &play->world);
    return play->setup.game->apply(&play->setup, &world, seat, move);
}

void nika_play_line(const struct nika_play *play, unsigned seat, struct nika_move move, bool with_legal,
                    struct nika_text *line)
{
    nika_record_move(&play->setup, &play->world, seat, move, with_legal, line);
}

/*
 * Whether a move that led from one world to another is final. Besides what it revealed itself: answers to a
 * simultaneous question are revealed together, so none of them is taken back once the others are known; and the end of
 * a game reveals everything.
 */
static bool is_final(const struct nika_setup *setup, const struct nika_world *before, const struct nika_world *after,
                     unsigned seat, struct nika_move move)
{
    struct nika_view view;
    struct nika_move next;
    unsigned asked;
    return asks_all(setup, before, &asked, &next) || !nika_look_asked(setup, after, &view) ||
           setup->game->reveals(setup, before, after, seat, move);
}

/* Lets a seat remember a move that leads on from a world. */
static void remember(const struct nika_setup *setup, const struct nika_world *before, const struct nika_made *made,
                     unsigned seat, struct nika_memory *memory)
{
    struct nika_view view;
    nika_look(setup, before, seat, &view);
    nika_remember(setup, &view, made->seat, made->move, memory);
}

nika_refusal nika_play_make_told(struct nika_play *play, unsigned seat, struct nika_move move, bool undoable,
                                 void (*told)(void *context, const struct nika_play *, unsigned seat, struct nika_move),
                                 void *context)
{
    const struct nika_made made = {move, (uint8_t)seat};
    struct nika_world after;
    nika_copy(play->setup.game, &after, &play->world);
    const nika_refusal refusal = play->setup.game->apply(&play->setup, &after, seat, move);
    if (refusal != NIKA_ACCEPTED)
        return refusal;
    if (told)
        told(context, play, seat, move);
    for (unsigned viewer = 0; viewer < play->setup.players; viewer++)
        if (play->memory[viewer])
            remember(&play->setup, &play->world, &made, viewer, play->memory[viewer]);
    assert(play->ply < play->room);
    play->moves[play->ply++] = made;
    play->final = !undoable || is_final(&play->setup, &play->world, &after, seat, move);
    nika_copy(play->setup.game, &play->world, &after);
    return NIKA_ACCEPTED;
}

nika_refusal nika_play_make(struct nika_play *play, unsigned seat, struct nika_move move)
{
    return nika_play_make_told(play, seat, move, true, NULL, NULL);
}

bool nika_play_can_undo(const struct nika_play *play, unsigned seat)
{
    return play->ply && play->moves[play->ply - 1].seat == seat && !play->final;
}

void nika_play_undo(struct nika_play *play, unsigned left)
{
    assert(left <= play->ply);
    lay(play);
    while (play->ply < left) {
        const struct nika_made made = play->moves[play->ply];
        const nika_refusal refusal = nika_play_make(play, made.seat, made.move);
        assert(refusal == NIKA_ACCEPTED);
        (void)refusal;
    }
}

void nika_play_read(struct nika_play *play, const struct nika_reader *reader, enum nika_reading reading)
{
    if (reading == NIKA_READ_HEADER)
        nika_play_begin(play, &reader->setup, &reader->deal);
    if (reading == NIKA_READ_MOVE) {
        const nika_refusal refusal = nika_play_make(play, reader->seat, reader->move);
        assert(refusal == NIKA_ACCEPTED);
        (void)refusal;
    }
}

/*
 * Telling again.
 */

void nika_play_recall(const struct nika_play *play, unsigned seat, unsigned from,
                      bool (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                   unsigned mover, struct nika_move move),
                      void *context)
{
    struct nika_world world;
    struct nika_view before, after;
    play->setup.game->begin(&play->setup, &play->deal, &world);
    nika_look(&play->setup, &world, seat, &before);
    for (unsigned ply = 0; ply < play->ply; ply++) {
        const struct nika_made *made = &play->moves[ply];
        play->setup.game->apply(&play->setup, &world, made->seat, made->move);
        nika_look(&play->setup, &world, seat, &after);
        if (ply >= from && !each(context, &before, &after, made->seat, nika_move_seen(made->move, made->seat, seat)))
            return;
        before = after;
    }
}

void nika_play_remember(struct nika_play *play, unsigned seat, struct nika_memory *memory)
{
    struct nika_world world;
    play->memory[seat] = memory;
    if (memory)
        memset(memory, 0, sizeof *memory);
    if (!memory || play->ply == 0)
        return;
    play->setup.game->begin(&play->setup, &play->deal, &world);
    for (unsigned ply = 0; ply < play->ply; ply++) {
        const struct nika_made *made = &play->moves[ply];
        remember(&play->setup, &world, made, seat, memory);
        play->setup.game->apply(&play->setup, &world, made->seat, made->move);
    }
}

const struct nika_memory *nika_play_memory(const struct nika_play *play, unsigned seat)
{
    return play->memory[seat];
}
