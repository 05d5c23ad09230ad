/*
 * simulate.c: plays one game of a simulation and writes its record.
 */
#include <nika/simulate.h>

struct scribe {
    char *line;
    struct nika_line_sink sink;
    bool with_legal;
};

static void write_move(void *context, const struct nika_setup *setup, const struct nika_world *before, unsigned seat,
                       struct nika_move move)
{
    const struct scribe *scribe = context;
    struct nika_text text = nika_text(scribe->line, NIKA_LINE_MAX);
    nika_record_move(setup, before, seat, move, scribe->with_legal, &text);
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
    const struct nika_game *game = setup.game;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_view view;
    struct nika_result result;
    struct nika_rng rng;
    struct scribe scribe = {line, sink, simulation->with_legal};

    nika_rng_seed(&rng, simulation->seed, number);
    setup.start = (uint8_t)nika_rng_below(&rng, setup.players);
    nika_deal(&setup, &rng, &deal);
    game->begin(&setup, &deal, &world);
    name_players(simulation, &names);
    struct nika_text text = nika_text(line, NIKA_LINE_MAX);
    nika_record_header(&setup, &names, &deal, &text);
    sink.line(sink.context, text.bytes, text.size);

    if (!nika_play_out(&setup, &world, simulation->agents, simulation->budget, &rng, bench,
                       (struct nika_witness){.move = write_move, .context = &scribe}))
        return false;

    nika_look(&setup, &world, NIKA_WATCHER, &view);
    game->result(&setup, &view, &result);
    text = nika_text(line, NIKA_LINE_MAX);
    nika_record_result(&setup, &result, &text);
    sink.line(sink.context, text.bytes, text.size);
    return true;
}
