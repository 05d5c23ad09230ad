/*
 * turn.c: turns of computer players (see turn.h).
 */
#include <nika/turn.h>

#include <string.h>

#include <nika/bits.h>

#include "play_internal.h"

unsigned nika_turn_order(struct nika_waiting waiting, unsigned computers, unsigned outspoken,
                         uint8_t seats[NIKA_SEATS_MAX])
{
    unsigned count = 0;
    for (unsigned free = waiting.free & computers & outspoken; free; free &= free - 1)
        seats[count++] = (uint8_t)nika_lowest_bit(free);
    if (waiting.asked & computers)
        seats[count++] = (uint8_t)nika_lowest_bit(waiting.asked & computers);
    return count;
}

static void begin(struct nika_turn *turn, const struct nika_play *play, uint64_t number)
{
    turn->setup = play->setup;
    turn->number = number;
    turn->ply = play->ply;
}

static void forget(struct nika_turn *turn)
{
    if (nika_remembers(&turn->agent, turn->setup.game))
        memset(&turn->memory, 0, sizeof turn->memory);
}

void nika_turn_take(struct nika_turn *turn, const struct nika_play *play, uint64_t number, unsigned seat,
                    const struct nika_agent *agent)
{
    begin(turn, play, number);
    turn->agent = *agent;
    nika_play_look_asked(play, seat, &turn->view);
    if (play->memory[seat])
        turn->memory = *play->memory[seat];
    else
        forget(turn);
}

struct nika_rng nika_turn_rng(const struct nika_turn *turn)
{
    struct nika_rng rng;
    nika_rng_seed(&rng, turn->number, (uint64_t)turn->ply * NIKA_SEATS_MAX + turn->view.seat);
    return rng;
}

struct nika_question nika_turn_question(struct nika_turn *turn, struct nika_rng *rng, struct nika_workspace *workspace)
{
    return (struct nika_question){
        .setup = &turn->setup, .view = &turn->view, .memory = &turn->memory, .rng = rng, .workspace = workspace};
}

static bool answer(struct nika_turn *turn, const struct nika_question *question, struct nika_move *move)
{
    struct nika_thought thought;
    nika_think(&turn->agent, question, &thought);
    *move = thought.move;
    return !thought.waits;
}

bool nika_turn_answer(struct nika_turn *turn, struct nika_workspace *workspace, struct nika_move *move)
{
    struct nika_rng rng = nika_turn_rng(turn);
    const struct nika_question question = nika_turn_question(turn, &rng, workspace);
    return answer(turn, &question, move);
}

static void tell(const struct nika_watch *watch, void (*hook)(void *context, unsigned who), unsigned seat)
{
    if (hook)
        hook(watch->context, seat);
}

bool nika_players_act(const struct nika_players *players, const struct nika_play *play, struct nika_turn *turn,
                      struct nika_move *move)
{
    uint8_t seats[NIKA_SEATS_MAX];
    unsigned outspoken = 0;
    bool acts = false;
    for (unsigned seat = 0; seat < nika_play_setup(play)->players; seat++)
        if (players->seats >> seat & 1)
            outspoken |= (unsigned)nika_acts_out_of_turn(&players->agents[seat]) << seat;
    const unsigned count = nika_turn_order(nika_play_waiting(play), players->seats, outspoken, seats);
    if (count)
        begin(turn, play, players->number);
    for (unsigned i = 0; i < count && !acts; i++) {
        const unsigned seat = seats[i];
        struct nika_rng own;
        turn->agent = players->agents[seat];
        nika_play_look(play, seat, &turn->view); /* they are asked one after the other, so nobody is asked early */
        if (!players->rng)
            own = nika_turn_rng(turn);
        struct nika_question question =
            nika_turn_question(turn, players->rng ? players->rng : &own, players->workspace);
        question.budget = players->budget;
        if (play->memory[seat])
            question.memory = play->memory[seat]; /* what it takes down now, it would take down with its move */
        else
            forget(turn);
        tell(&players->watch, players->watch.asked, seat);
        acts = answer(turn, &question, move);
        tell(&players->watch, players->watch.answered, seat);
    }
    return acts;
}
