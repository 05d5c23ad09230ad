/*
 * module.c: what the WebAssembly module offers to its host: replaying records, playing games and giving hints.
 *
 * Text goes in and out through one buffer in the module's memory. The host writes bytes to it, calls a function with
 * their number, and reads back as many as the answer says.
 */
#include <string.h>

#include <nika/explain.h>
#include <nika/games.h>
#include <nika/hint.h>
#include <nika/lab.h>
#include <nika/simulate.h>

#include "buffer.h"

static char line[NIKA_LINE_MAX];
static struct nika_bench bench; /* for the computer players */
static struct nika_reader reader;
static _Alignas(16) uint8_t being_read[NIKA_PLAY_BYTES];
static struct nika_made moves[NIKA_PLAY_MOVES];

static struct nika_play *play(void)
{
    return (struct nika_play *)(void *)being_read;
}

EXPORT(nika_read_start) void wasm_read_start(void);
EXPORT(nika_read_line) int wasm_read_line(size_t size);
EXPORT(nika_read_end) int wasm_read_end(void);
EXPORT(nika_read_problem) size_t wasm_read_problem(void);
EXPORT(nika_read_again) size_t wasm_read_again(void);
EXPORT(nika_view) size_t wasm_view(unsigned seat);
EXPORT(nika_code) size_t wasm_code(unsigned seat);
EXPORT(nika_hint) size_t wasm_hint(size_t size, unsigned seat, uint64_t seed);
EXPORT(nika_simulate)
size_t wasm_simulate(size_t size, unsigned players, uint64_t seed, uint64_t number, int with_legal,
                     uint32_t iterations);

void wasm_read_start(void)
{
    nika_reader_start(&reader);
}

/* The line in the buffer; the answer is an enum nika_reading. */
int wasm_read_line(size_t size)
{
    const enum nika_reading reading =
        size > NIKA_LINE_MAX ? nika_reader_line_too_long(&reader) : nika_reader_line(&reader, wasm_buffer, size);
    nika_play_read(play(), &reader, reading);
    if (reading == NIKA_READ_HEADER)
        nika_play_lend(play(), moves, NIKA_PLAY_MOVES);
    return (int)reading;
}

int wasm_read_end(void)
{
    return nika_reader_end(&reader);
}

/* Puts the problem into the buffer, a line each: its word, the place, what was expected, what stands there, and the
 * word of the refusal if a move was refused. 0 if there is no problem. */
size_t wasm_read_problem(void)
{
    const struct nika_problem *problem = &reader.problem;
    struct nika_text text = nika_text(wasm_buffer, WASM_BUFFER_SIZE);
    const char *const lines[] = {problem->word, problem->misfit.where, problem->misfit.expected, problem->misfit.found,
                                 problem->refusal ? problem->refusal : ""};
    if (reader.state != NIKA_READER_BROKEN)
        return 0;
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        nika_text_add(&text, lines[i]);
        nika_text_add_char(&text, '\n');
    }
    return text.size;
}

/* Whether a game is being read, and has this seat (or it is the watcher's). */
static bool is_there(unsigned seat)
{
    return reader.games > 0 && (seat < reader.setup.players || seat == NIKA_WATCHER);
}

/* Puts the header of the game that is being read into the buffer, written anew; 0 if there is none. */
size_t wasm_read_again(void)
{
    if (!is_there(NIKA_WATCHER))
        return 0;
    struct nika_text text = nika_text(wasm_buffer, WASM_BUFFER_SIZE);
    nika_record_header(&reader.setup, &reader.names, &reader.deal, &text);
    return text.size;
}

/* Puts what a seat (or 255, the watcher) knows after the last line into the buffer, as JSON; 0 if there is no such
 * seat. */
size_t wasm_view(unsigned seat)
{
    struct nika_view view;
    struct nika_text text = nika_text(wasm_buffer, WASM_BUFFER_SIZE);
    if (!is_there(seat))
        return 0;
    nika_look(&reader.setup, &reader.world, seat, &view);
    nika_record_view(&reader.setup, &reader.names, &view, reader.ply, &text);
    return text.size;
}

/* The same as encoded bytes. */
size_t wasm_code(unsigned seat)
{
    struct nika_view view;
    uint8_t code[NIKA_CODE_MAX];
    if (!is_there(seat))
        return 0;
    nika_look(&reader.setup, &reader.world, seat, &view);
    const size_t size = reader.setup.game->encode(&reader.setup, &view, code);
    memcpy(wasm_buffer, code, size);
    return size;
}

/* Cuts a text off at a separator; returns what follows it, or NULL if there is none. */
static char *cut(char *text, char separator)
{
    char *end = text ? memchr(text, separator, strlen(text)) : NULL;
    if (!end)
        return NULL;
    *end = '\0';
    return end + 1;
}

/* The buffer holds the code of a language, a blank, and the name of a computer player: "it search-400". Puts its hint
 * for a seat, after the last line, there as JSON. 0 if there is no such language, player or seat, or the seat is not
 * asked. */
size_t wasm_hint(size_t size, unsigned seat, uint64_t seed)
{
    static char reasons[NIKA_ADVICE_MAX][NIKA_REASON_MAX];
    const char *starts[NIKA_ADVICE_MAX] = {NULL}, *players[NIKA_SEATS_MAX];
    enum nika_language language;
    struct nika_agent agent;
    struct nika_rng rng;
    struct nika_view view;
    struct nika_hint hint;
    if (size >= WASM_BUFFER_SIZE || memchr(wasm_buffer, '\0', size) || !is_there(seat) || seat == NIKA_WATCHER)
        return 0;
    wasm_buffer[size] = '\0';
    const char *level = cut(wasm_buffer, ' ');
    nika_look(&reader.setup, &reader.world, seat, &view);
    if (!level || !nika_language_named(wasm_buffer, &language) || !nika_lab_agent(level, &agent) ||
        !(reader.setup.game->waiting(&reader.setup, &view).asked >> seat & 1))
        return 0;
    nika_rng_seed(&rng, seed, 0);
    nika_play_remember(play(), seat, &bench.memory[seat]);
    nika_turn_take(&bench.turn, play(), seed, seat, &agent);
    nika_play_remember(play(), seat, NULL);
    const struct nika_question question = nika_turn_question(&bench.turn, &rng, &bench.desk);
    nika_hint(&agent, &question, &hint);
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        players[i] = reader.names.of[i];
    for (unsigned i = 0; i < hint.count; i++) {
        struct nika_text reason = nika_text(reasons[i], sizeof reasons[i]);
        nika_say_reason(&reason, nika_voice(language, players), hint.advice[i].facts, hint.advice[i].count);
        starts[i] = reasons[i];
    }
    struct nika_text text = nika_text(wasm_buffer, WASM_BUFFER_SIZE);
    nika_hint_json(&reader.setup, &hint, seat, reader.ply, starts, &text);
    return text.size;
}

static void add_line(void *context, const char *text, size_t size)
{
    struct nika_text *all = context;
    nika_text_add_bytes(all, text, size);
    nika_text_add_char(all, '\n');
}

/* One name for every seat, or one for each with commas between; the text is cut up. */
static bool read_agents(char *names, struct nika_simulation *simulation)
{
    const unsigned players = simulation->setup.players;
    unsigned count = 0;
    for (char *name = names, *next; name; name = next) {
        next = cut(name, ',');
        if (count == players || !nika_lab_agent(name, &simulation->agents[count++]))
            return false;
    }
    for (unsigned seat = 1; seat < players && count == 1; seat++)
        simulation->agents[seat] = simulation->agents[0];
    return count == 1 || count == players;
}

/* The buffer holds a game's name and, if wanted, its edition and who plays, with single blanks between: "justinian",
 * "justinian fr", "byzantz agents=random,expert,search-50", "justinian it agents=skilled". Plays game `number` of a
 * simulation among these (random players if nothing is said), who think for so many iterations in place of their own
 * measure (0: their own), and puts its record there. 0 if there is no such game, edition or player, or it is not for so
 * many players, or the record does not fit. */
size_t wasm_simulate(size_t size, unsigned players, uint64_t seed, uint64_t number, int with_legal, uint32_t iterations)
{
    static const char key[] = "agents=";
    static char random[] = "agents=random";
    struct nika_simulation simulation = {
        .seed = seed, .with_legal = with_legal != 0, .budget = {.iterations = iterations}};
    if (size >= WASM_BUFFER_SIZE || memchr(wasm_buffer, '\0', size))
        return 0;
    wasm_buffer[size] = '\0';
    char *edition = cut(wasm_buffer, ' '), *agents = cut(edition, ' ');
    if (edition && strncmp(edition, key, sizeof key - 1) == 0 && !agents) {
        agents = edition;
        edition = NULL;
    }
    if (!agents)
        agents = random;
    const struct nika_game *game = nika_game_named(wasm_buffer);
    if (!game || !nika_setup_init(&simulation.setup, game, players, 0) ||
        (edition && !nika_setup_edition(&simulation.setup, edition)) || strncmp(agents, key, sizeof key - 1) != 0 ||
        !read_agents(agents + sizeof key - 1, &simulation))
        return 0;
    struct nika_text all = nika_text(wasm_buffer, WASM_BUFFER_SIZE);
    const bool fine = nika_simulate(&simulation, number, &bench, line, (struct nika_line_sink){add_line, &all});
    return fine && !all.cut ? all.size : 0;
}
