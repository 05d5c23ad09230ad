/*
 * turn.c: turns of computer players (see turn.h).
 */
#include <nika/turn.h>

#include <string.h>

#include <nika/bits.h>

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

void nika_turn_take(struct nika_turn *turn, const struct nika_play *play, uint64_t number, unsigned seat,
                    const struct nika_agent *agent)
{
    const struct nika_memory *memory = nika_play_memory(play, seat);
    turn->setup = *nika_play_setup(play);
    turn->agent = *agent;
    turn->number = number;
    turn->ply = nika_play_ply(play);
    nika_play_look_asked(play, seat, &turn->view);
    if (memory)
        turn->memory = *memory;
    else if (nika_remembers(agent, turn->setup.game))
        memset(&turn->memory, 0, sizeof turn->memory);
}

struct nika_rng nika_turn_rng(const struct nika_turn *turn)
{
    struct nika_rng rng;
    nika_rng_seed(&rng, turn->number, (uint64_t)turn->ply * NIKA_SEATS_MAX + turn->view.seat);
    return rng;
}

struct nika_question nika_turn_question(struct nika_turn *turn, struct nika_rng *rng, struct nika_desk *desk)
{
    return (struct nika_question){
        .setup = &turn->setup, .view = &turn->view, .memory = &turn->memory, .rng = rng, .desk = desk};
}

static bool answer(struct nika_turn *turn, struct nika_budget budget, struct nika_rng *rng, struct nika_desk *desk,
                   struct nika_move *move)
{
    struct nika_thought thought;
    struct nika_question question = nika_turn_question(turn, rng, desk);
    question.budget = budget;
    nika_think(&turn->agent, &question, &thought);
    *move = thought.move;
    return !thought.waits;
}

bool nika_turn_answer(struct nika_turn *turn, struct nika_desk *desk, struct nika_move *move)
{
    struct nika_rng rng = nika_turn_rng(turn);
    return answer(turn, (struct nika_budget){0}, &rng, desk, move);
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
    for (unsigned i = 0; i < count && !acts; i++) {
        nika_turn_take(turn, play, players->number, seats[i], &players->agents[seats[i]]);
        struct nika_rng own = nika_turn_rng(turn);
        tell(&players->watch, players->watch.asked, seats[i]);
        acts = answer(turn, players->budget, players->rng ? players->rng : &own, players->desk, move);
        tell(&players->watch, players->watch.answered, seats[i]);
    }
    return acts;
}
