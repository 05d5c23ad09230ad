/*
 * field.c: plays one deal of a field in all its rotations: the luck of cards and seats is the same for all agents, so
 * that fewer deals tell them apart.
 */
#include <nika/match.h>

/* Streams of random numbers that belong to one deal: the first is the cards', the others the rotations'. */
enum { STREAMS = 8 };
_Static_assert((int)NIKA_SEATS_MAX < STREAMS, "each rotation has a stream of its own");

/* Stands by one game and knows places where the game knows seats. */
struct referee {
    unsigned players, rotation;
    unsigned place; /* who was asked last */
    unsigned ply;
    uint32_t *decisions;
    struct nika_watch watch;
};

static unsigned place_of(const struct referee *referee, unsigned seat)
{
    return (seat + referee->players - referee->rotation) % referee->players;
}

static void asked(void *context, unsigned seat)
{
    struct referee *referee = context;
    referee->place = place_of(referee, seat);
    if (referee->watch.asked)
        referee->watch.asked(referee->watch.context, referee->place);
}

static void answered(void *context, unsigned seat)
{
    const struct referee *referee = context;
    if (referee->watch.answered)
        referee->watch.answered(referee->watch.context, place_of(referee, seat));
}

static void count_move(void *context, const struct nika_play *play, unsigned seat, struct nika_move move)
{
    struct referee *referee = context;
    (void)play, (void)move;
    referee->decisions[place_of(referee, seat)]++;
    referee->ply++;
}

void nika_field_deal(const struct nika_field *field, uint64_t number, struct nika_setup *setup, struct nika_deal *deal)
{
    struct nika_rng rng;
    *setup = field->setup;
    nika_rng_seed(&rng, field->seed, STREAMS * number);
    setup->start = (uint8_t)nika_rng_below(&rng, setup->players);
    nika_deal(setup, &rng, deal);
}

/* Plays one rotation to its end and writes the result down by places. False if an agent broke the rules. */
static bool play_rotation(const struct nika_field *field, const struct nika_play *play, struct nika_rng *rng,
                          struct nika_bench *bench, struct referee *referee, struct nika_result *by_place)
{
    const struct nika_witness witness = {.move = count_move, .context = referee, .watch = {asked, answered, referee}};
    struct nika_agent seated[NIKA_SEATS_MAX];
    struct nika_result result;
    for (unsigned seat = 0; seat < referee->players; seat++)
        seated[seat] = field->agents[place_of(referee, seat)];
    if (!nika_play_out(bench, seated, field->budget, rng, witness))
        return false;
    nika_play_result(play, &result);
    for (unsigned seat = 0; seat < referee->players; seat++) {
        by_place->score[place_of(referee, seat)] = result.score[seat];
        by_place->rank[place_of(referee, seat)] = result.rank[seat];
    }
    return true;
}

bool nika_field_play(const struct nika_field *field, uint64_t number, struct nika_bench *bench, struct nika_watch watch,
                     struct nika_outcome *outcome, struct nika_foul *foul)
{
    struct nika_setup setup;
    struct nika_deal deal;
    nika_field_deal(field, number, &setup, &deal);
    *outcome = (struct nika_outcome){.decisions = {{0}}};
    for (unsigned rotation = 0; rotation < setup.players; rotation++) {
        struct referee referee = {
            .players = setup.players, .rotation = rotation, .decisions = outcome->decisions[rotation], .watch = watch};
        struct nika_rng rng;
        const struct nika_play *play = nika_bench_begin(bench, &setup, &deal);
        nika_rng_seed(&rng, field->seed, STREAMS * number + 1 + rotation);
        if (!play_rotation(field, play, &rng, bench, &referee, &outcome->results[rotation])) {
            *foul = (struct nika_foul){.rotation = rotation, .place = referee.place, .ply = referee.ply};
            return false;
        }
    }
    return true;
}
