/*
 * simulate.c: the loop in which computer players play a game, and one simulated game with its record.
 */
#include <nika/simulate.h>

#include "play_internal.h"

static struct nika_play *play_on(struct nika_bench *bench)
{
    return (struct nika_play *)(void *)bench->play;
}

struct nika_play *nika_bench_begin(struct nika_bench *bench, const struct nika_setup *setup,
                                   const struct nika_deal *deal)
{
    nika_play_begin(play_on(bench), setup, deal);
    nika_play_lend(play_on(bench), bench->moves, NIKA_PLAY_MOVES);
    return play_on(bench);
}

/* What those outside are shown of a game among agents. */
struct showing {
    const struct nika_agent *agents;
    struct nika_witness witness;
};

/* Told before a move is made: what is known after it is looked at in a copy of the world. */
static void show_move(void *context, const struct nika_play *play, unsigned seat, struct nika_move move)
{
    const struct showing *showing = context;
    struct nika_world after;
    bool made = false;
    if (showing->witness.move)
        showing->witness.move(showing->witness.context, play, seat, move);
    for (unsigned viewer = 0; viewer < play->setup.players; viewer++) {
        const struct nika_outside *outside = showing->agents[viewer].outside;
        struct nika_view view;
        if (!outside || !outside->saw)
            continue;
        if (!made) {
            nika_copy(play->setup.game, &after, &play->world);
            play->setup.game->apply(&play->setup, &after, seat, move);
            made = true;
        }
        nika_look(&play->setup, &after, viewer, &view);
        outside->saw(outside->context, &play->setup, &view, seat, nika_move_seen(move, seat, viewer));
    }
}

/* Tells those outside that a game begins, or that it is over. */
static void show_game(const struct nika_play *play, const struct nika_agent *agents, bool over)
{
    for (unsigned seat = 0; seat < play->setup.players; seat++) {
        const struct nika_outside *outside = agents[seat].outside;
        struct nika_view view;
        if (!outside || !(over ? outside->end : outside->begin))
            continue;
        nika_play_look(play, seat, &view);
        (over ? outside->end : outside->begin)(outside->context, &play->setup, &view);
    }
}

bool nika_play_out(struct nika_bench *bench, const struct nika_agent agents[NIKA_SEATS_MAX], struct nika_budget budget,
                   struct nika_rng *rng, struct nika_witness witness)
{
    struct nika_play *play = play_on(bench);
    const struct nika_setup *setup = nika_play_setup(play);
    const struct nika_players players = {.agents = agents,
                                         .seats = (1u << setup->players) - 1,
                                         .rng = rng,
                                         .budget = budget,
                                         .workspace = &bench->workspace,
                                         .watch = witness.watch};
    struct showing showing = {agents, witness};
    struct nika_move move;
    show_game(play, agents, false);
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_play_remember(play, seat, nika_remembers(&agents[seat], setup->game) ? &bench->memory[seat] : NULL);
    while (nika_players_act(&players, play, &bench->turn, &move)) {
        const unsigned seat = bench->turn.view.seat;
        if (nika_play_make_told(play, seat, move, false, show_move, &showing) != NIKA_ACCEPTED)
            return false;
    }
    if (nika_play_waiting(play).asked)
        return false; /* somebody who was asked did not answer */
    show_game(play, agents, true);
    return true;
}

struct scribe {
    char *line;
    struct nika_line_sink sink;
    bool with_legal;
};

static void write_move(void *context, const struct nika_play *play, unsigned seat, struct nika_move move)
{
    const struct scribe *scribe = context;
    struct nika_text text = nika_text(scribe->line, NIKA_LINE_MAX);
    nika_play_line(play, seat, move, scribe->with_legal, &text);
    scribe->sink.line(scribe->sink.context, text.bytes, text.size);
}

/* A player is called by its agent and a letter for its seat: "random A". */
static void name_players(const struct nika_simulation *simulation, struct nika_names *names)
{
    for (unsigned seat = 0; seat < simulation->setup.players; seat++) {
        struct nika_text text = nika_text(names->of[seat], NIKA_NAME_MAX);
        nika_text_add(&text, simulation->agents[seat].name);
        nika_text_add_char(&text, ' ');
        nika_text_add_char(&text, (char)('A' + seat));
    }
}

bool nika_simulate(const struct nika_simulation *simulation, uint64_t number, struct nika_bench *bench, char *line,
                   struct nika_line_sink sink)
{
    struct nika_setup setup = simulation->setup;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_result result;
    struct nika_rng rng;
    struct scribe scribe = {line, sink, simulation->with_legal};

    nika_rng_seed(&rng, simulation->seed, number);
    setup.start = (uint8_t)nika_rng_below(&rng, setup.players);
    nika_deal(&setup, &rng, &deal);
    const struct nika_play *play = nika_bench_begin(bench, &setup, &deal);
    name_players(simulation, &names);
    struct nika_text text = nika_text(line, NIKA_LINE_MAX);
    nika_record_header(&setup, &names, &deal, &text);
    sink.line(sink.context, text.bytes, text.size);

    if (!nika_play_out(bench, simulation->agents, simulation->budget, &rng,
                       (struct nika_witness){.move = write_move, .context = &scribe}))
        return false;

    nika_play_result(play, &result);
    text = nika_text(line, NIKA_LINE_MAX);
    nika_record_result(&setup, &result, &text);
    sink.line(sink.context, text.bytes, text.size);
    return true;
}
