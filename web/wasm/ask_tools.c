/*
 * ask_tools.c: questions of tests and tools, which a page's module leaves out: reading records line by line, with views and
 * hints after each, games among computer players, and what a move could lead to. Texts are answered as strings, so that
 * every byte can be compared.
 */
#include <string.h>

#include <nika/bytes.h>
#include <nika/explain.h>
#include <nika/games.h>
#include <nika/hint.h>
#include <nika/lab.h>
#include <nika/simulate.h>

#include "ask.h"
#include "day_answers.h"

static char line[NIKA_LINE_MAX];
static struct nika_bench bench; /* for the computer players */
static struct nika_reader reader;
static _Alignas(16) uint8_t being_read[NIKA_PLAY_BYTES];
static struct nika_made moves[NIKA_PLAY_MOVES];

static struct nika_play *play(void)
{
    return (struct nika_play *)(void *)being_read;
}

static void write_member(struct ask *ask, const char *key, const char *word)
{
    nika_write_key(ask->writer, key);
    nika_write_word(ask->writer, word);
}

static void write_text(struct ask *ask, const char *key, const struct nika_text *text)
{
    nika_write_key(ask->writer, key);
    nika_write_string(ask->writer, text->bytes, text->size);
}

/* A number of 64 bits, as a string of decimal digits. */
static bool ask_digits(struct ask *ask, const char *key, uint64_t *number)
{
    char digits[24];
    if (!ask_word(ask, key, digits, sizeof digits))
        return false;
    *number = 0;
    for (const char *digit = digits; *digit; digit++) {
        if (*digit < '0' || *digit > '9')
            return ask_fail(ask, key);
        *number = 10 * *number + (uint64_t)(*digit - '0');
    }
    return true;
}

static bool ask_whole(struct ask *ask, const char *key, int64_t most, unsigned *number)
{
    struct nika_json value;
    int64_t read;
    if (!nika_json_get(ask->object, key, &value) || !nika_json_whole(value, 0, most, &read))
        return ask_fail(ask, key);
    *number = (unsigned)read;
    return true;
}

/* "read.start" → {}: a new file of records. */
static void reply_start(struct ask *ask)
{
    (void)ask;
    nika_reader_start(&reader);
}

/* "read.line": bytes (any, in base64) → {"reading":"header"|"move"|"result"|"problem"}. */
static void reply_line(struct ask *ask)
{
    static const char *const words[] = {[NIKA_READ_HEADER] = "header",
                                        [NIKA_READ_MOVE] = "move",
                                        [NIKA_READ_RESULT] = "result",
                                        [NIKA_READ_PROBLEM] = "problem"};
    static char text[2 * NIKA_LINE_MAX];
    static uint8_t bytes[NIKA_LINE_MAX];
    struct nika_json value;
    size_t length;
    if (!nika_json_get(ask->object, "bytes", &value) || nika_json_kind(value) != '"') {
        ask_fail(ask, "bytes");
        return;
    }
    const ptrdiff_t size = nika_json_string(value, text, sizeof text, &length)
                               ? nika_unbase64(text, length, bytes, sizeof bytes)
                               : -1; /* does not fit: the only thing that can be wrong with it */
    const enum nika_reading reading =
        size < 0 ? nika_reader_line_too_long(&reader) : nika_reader_line(&reader, (const char *)bytes, (size_t)size);
    nika_play_read(play(), &reader, reading);
    if (reading == NIKA_READ_HEADER)
        nika_play_lend(play(), moves, NIKA_PLAY_MOVES);
    write_member(ask, "reading", words[reading]);
}

/* "read.end" → {"fine":true}, if records may end there. */
static void reply_end(struct ask *ask)
{
    nika_write_key(ask->writer, "fine");
    nika_write_bool(ask->writer, nika_reader_end(&reader));
}

/* "read.problem" → what is wrong: its word, the place, what was expected, what stands there, and the word of the refusal if a
 * move was refused. {} if nothing is wrong. */
static void reply_problem(struct ask *ask)
{
    const struct nika_problem *problem = &reader.problem;
    if (reader.state != NIKA_READER_BROKEN)
        return;
    write_member(ask, "word", problem->word);
    write_member(ask, "where", problem->misfit.where);
    write_member(ask, "expected", problem->misfit.expected);
    write_member(ask, "found", problem->misfit.found);
    write_member(ask, "refusal", problem->refusal ? problem->refusal : "");
}

/* "seat" of the game that is being read, or "watcher". */
static bool ask_reader_seat(struct ask *ask, unsigned *seat)
{
    if (reader.games == 0)
        return ask_fail(ask, "game");
    ask->setup = reader.setup;
    return ask_seat(ask, "seat", seat);
}

/* "read.header" → {"header":…}: the header of the game that is being read, written anew. */
static void reply_header(struct ask *ask)
{
    struct nika_text text = nika_text(line, sizeof line);
    if (reader.games == 0) {
        ask_fail(ask, "game");
        return;
    }
    nika_record_header(&reader.setup, &reader.names, &reader.deal, &text);
    write_text(ask, "header", &text);
}

/* "read.view": seat → {"view":…,"code":…}: what a seat knows after the last line. */
static void reply_view(struct ask *ask)
{
    struct nika_view view;
    struct nika_text text = nika_text(line, sizeof line);
    unsigned seat;
    if (!ask_reader_seat(ask, &seat))
        return;
    nika_look(&reader.setup, &reader.world, seat, &view);
    nika_record_view(&reader.setup, &reader.names, &view, reader.ply, &text);
    write_text(ask, "view", &text);
    nika_write_key(ask->writer, "code");
    ask_write_code(ask->writer, &reader.setup, &view);
}

/* "read.hint": seat (which is asked), agent, seed, language → {"hint":…}, as the program's --json has it. */
static void reply_hint(struct ask *ask)
{
    static char reasons[NIKA_ADVICE_MAX][NIKA_REASON_MAX];
    const char *starts[NIKA_ADVICE_MAX] = {NULL};
    char name[NIKA_AGENT_NAME_MAX];
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_agent agent;
    struct nika_rng rng;
    struct nika_view view;
    struct nika_hint hint;
    uint64_t seed;
    unsigned seat;
    if (!ask_reader_seat(ask, &seat) || !ask_language(ask) || !ask_word(ask, "agent", name, sizeof name) ||
        !ask_digits(ask, "seed", &seed))
        return;
    nika_look(&reader.setup, &reader.world, seat, &view);
    if (!nika_lab_agent(name, &agent) || !ask_is_asked(ask, &view)) {
        ask_fail(ask, "agent");
        return;
    }
    nika_rng_seed(&rng, seed, 0);
    nika_play_remember(play(), seat, &bench.memory[seat]); /* asking twice changes nothing */
    nika_turn_take(&bench.turn, play(), seed, seat, &agent);
    nika_play_remember(play(), seat, NULL);
    const struct nika_question question = nika_turn_question(&bench.turn, &rng, &bench.workspace);
    nika_hint(&agent, &question, &hint);
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        ask->players[i] = reader.names.of[i];
    for (unsigned i = 0; i < hint.count; i++) {
        struct nika_text reason = nika_text(reasons[i], sizeof reasons[i]);
        nika_say_reason(&reason, nika_voice(ask->language, ask->players), hint.advice[i].facts, hint.advice[i].count);
        starts[i] = reasons[i];
    }
    nika_hint_json(&reader.setup, &hint, seat, reader.ply, starts, &text);
    write_text(ask, "hint", &text);
}

static void add_line(void *context, const char *text, size_t size)
{
    struct ask *ask = context;
    nika_write_string(ask->writer, text, size);
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

/* A game's name and, if wanted, its edition and who plays (random players if nothing is said), with single blanks between:
 * "justinian", "justinian fr", "byzantz agents=random,expert,search-50", "justinian it agents=skilled". */
static bool read_table(char *words, unsigned players, struct nika_simulation *simulation)
{
    static const char key[] = "agents=";
    char random[] = "agents=random";
    char *edition = cut(words, ' '), *agents = cut(edition, ' ');
    if (edition && strncmp(edition, key, sizeof key - 1) == 0 && !agents) {
        agents = edition;
        edition = NULL;
    }
    if (!agents)
        agents = random;
    const struct nika_game *game = nika_game_named(words);
    return game && nika_setup_init(&simulation->setup, game, players, 0) &&
           (!edition || nika_setup_edition(&simulation->setup, edition)) && strncmp(agents, key, sizeof key - 1) == 0 &&
           read_agents(agents + sizeof key - 1, simulation);
}

/* "simulate": table (as above), players, seed, number, legal, iterations (in place of the players' own measure, if not 0) →
 * {"record":[line,…]}: game `number` of a simulation. */
static void reply_simulate(struct ask *ask)
{
    char table[512];
    struct nika_simulation simulation = {0};
    struct nika_json legal;
    uint64_t number;
    unsigned players;
    if (!ask_word(ask, "table", table, sizeof table) || !ask_whole(ask, "players", NIKA_SEATS_MAX, &players) ||
        !ask_digits(ask, "seed", &simulation.seed) || !ask_digits(ask, "number", &number) ||
        !ask_whole(ask, "iterations", UINT32_MAX, &simulation.budget.iterations))
        return;
    simulation.with_legal = nika_json_get(ask->object, "legal", &legal) && nika_json_kind(legal) == 't';
    if (!read_table(table, players, &simulation)) {
        ask_fail(ask, "table");
        return;
    }
    nika_write_key(ask->writer, "record");
    nika_write_open(ask->writer, '[');
    if (!nika_simulate(&simulation, number, &bench, line, (struct nika_line_sink){add_line, ask}))
        ask_fail(ask, "move");
    nika_write_close(ask->writer, ']');
}

/* "try": setup, code, move (a legal one) → {"code":…} after it, in one of the worlds that could lie behind the view. Only
 * what the mover could have computed himself means anything. */
static void reply_try(struct ask *ask)
{
    struct nika_view view, after;
    struct nika_move move;
    if (!ask_setup(ask) || !ask_view(ask, "code", &view) || !ask_move(ask, "move", &move))
        return;
    if (ask_try(ask, &view, move, &after) != NIKA_ACCEPTED) {
        ask_fail(ask, "refused");
        return;
    }
    nika_write_key(ask->writer, "code");
    ask_write_code(ask->writer, &ask->setup, &after);
}

bool ask_about_tools(struct ask *ask, const char *what)
{
    static const struct {
        const char *name;
        void (*answer)(struct ask *);
    } all[] = {{"read.start", reply_start},     {"read.line", reply_line},     {"read.end", reply_end},
               {"read.problem", reply_problem}, {"read.header", reply_header}, {"read.view", reply_view},
               {"read.hint", reply_hint},       {"simulate", reply_simulate},  {"try", reply_try}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            all[i].answer(ask);
            return true;
        }
    return day_answer(what, ask->object, ask->writer, &ask->error);
}
