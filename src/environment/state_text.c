/*
 * state_text.c: states as texts: new ones from a header, records in and out, saving and loading.
 *
 * A saved state is its record. One that was resampled has no deal; its first line has instead the view and the seed that
 * its world was imagined from. Everything that is read goes through the readers that strangers' records and views go
 * through.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/state.h>

#include "state_internal.h"

static const char no_memory[] = "there is no memory left";

/* A text that is handed out line by line. */
struct output {
    char *to;
    size_t room, size;
};

static void add_line(struct output *output, const struct nika_text *line)
{
    const size_t left = output->size < output->room ? output->room - output->size : 0;
    nika_hand_out(line->bytes, line->size, left ? output->to + output->size : NULL, left);
    output->size += line->size;
    if (output->size + 1 < output->room) {
        output->to[output->size] = '\n';
        output->to[output->size + 1] = '\0';
    }
    output->size++;
}

/* Game, players, start, names and rules, as headers have them. */
static void write_setup(struct nika_writer *writer, const struct nika_setup *setup)
{
    nika_write_key(writer, "game");
    nika_write_word(writer, setup->game->name);
    nika_write_key(writer, "players");
    nika_write_whole(writer, setup->players);
    nika_write_key(writer, "start");
    nika_write_whole(writer, setup->start);
    nika_record_rules(setup, writer);
}

static void write_names(struct nika_writer *writer, const struct nika_names *names, unsigned players)
{
    nika_write_key(writer, "names");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < players; seat++)
        nika_write_word(writer, names->of[seat]);
    nika_write_close(writer, ']');
}

static void write_moves(const struct nika_state *state, struct nika_text *line, struct output *output)
{
    for (unsigned ply = 0; ply < state->ply; ply++) {
        const struct nika_made *made = &state->moves[ply];
        *line = nika_text(line->bytes, line->room);
        nika_record_move(&state->setup, &state->world, made->seat, made->move, false, line);
        add_line(output, line);
    }
}

/* The record, with its result if the game is over. */
static void write_record(const struct nika_state *state, struct nika_text *line, struct output *output)
{
    struct nika_view view;
    struct nika_result result;
    nika_record_header(&state->setup, &state->names, &state->deal, line);
    add_line(output, line);
    write_moves(state, line, output);
    nika_look(&state->setup, &state->world, NIKA_WATCHER, &view);
    if (state->setup.game->result(&state->setup, &view, &result)) {
        *line = nika_text(line->bytes, line->room);
        nika_record_result(&state->setup, &result, line);
        add_line(output, line);
    }
}

/* The same of a state that was resampled. */
static void write_resampled(const struct nika_state *state, struct nika_text *line, struct output *output)
{
    uint8_t code[NIKA_CODE_MAX];
    char digits[2 * NIKA_CODE_MAX + 1];
    struct nika_writer writer = nika_writer(line);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "resampled");
    nika_hex(code, state->setup.game->encode(&state->setup, &state->view, code), digits);
    nika_write_word(&writer, digits);
    for (unsigned i = 0; i < 8; i++)
        code[i] = (uint8_t)(state->seed >> 8 * i);
    nika_hex(code, 8, digits);
    nika_write_key(&writer, "seed");
    nika_write_word(&writer, digits);
    nika_write_key(&writer, "before");
    nika_write_whole(&writer, state->before);
    write_setup(&writer, &state->setup);
    write_names(&writer, &state->names, state->setup.players);
    nika_write_close(&writer, '}');
    add_line(output, line);
    write_moves(state, line, output);
}

static size_t write_state(const struct nika_state *state, char *to, size_t room)
{
    struct output output = {.to = to, .room = room};
    char *bytes = malloc(NIKA_LINE_MAX);
    if (!bytes)
        return nika_hand_out("", 0, to, room);
    struct nika_text line = nika_text(bytes, NIKA_LINE_MAX);
    if (state->resampled)
        write_resampled(state, &line, &output);
    else
        write_record(state, &line, &output);
    free(bytes);
    return output.size;
}

size_t nika_state_record(const struct nika_state *state, char *text, size_t room)
{
    return state->resampled ? nika_hand_out("", 0, text, room) : write_state(state, text, room);
}

size_t nika_state_save(const struct nika_state *state, uint8_t *bytes, size_t room)
{
    /* Bytes have no final NUL, so all of the room is for them. */
    char *text;
    const size_t size = write_state(state, NULL, 0);
    if (!bytes || room == 0 || !(text = malloc(size + 1)))
        return size;
    write_state(state, text, size + 1);
    memcpy(bytes, text, size < room ? size : room);
    free(text);
    return size;
}

size_t nika_state_view(const struct nika_state *state, unsigned seat, char *json, size_t room)
{
    struct nika_view view;
    char *bytes = NULL;
    if ((seat >= state->setup.players && seat != NIKA_WATCHER) || !(bytes = malloc(NIKA_LINE_MAX)))
        return nika_hand_out("", 0, json, room);
    struct nika_text line = nika_text(bytes, NIKA_LINE_MAX);
    nika_look(&state->setup, &state->world, seat, &view);
    nika_record_view(&state->setup, &state->names, &view, state->ply, &line);
    const size_t size = nika_hand_out(bytes, line.size, json, room);
    free(bytes);
    return size;
}

/*
 * Reading.
 */

/* A state at the beginning of the game whose header was read last. */
static struct nika_state *state_of(const struct nika_reader *reader)
{
    struct nika_state *state = calloc(1, sizeof *state);
    if (state) {
        state->setup = reader->setup;
        state->names = reader->names;
        state->deal = reader->deal;
        state->world = reader->world;
    }
    return state;
}

/* Takes the next line off a text. */
static const char *next_line(const char **text, size_t *size, size_t *length)
{
    const char *line = *text, *end = memchr(line, '\n', *size);
    *length = end ? (size_t)(end - line) : *size;
    *text += end ? *length + 1 : *length;
    *size -= end ? *length + 1 : *length;
    return line;
}

static enum nika_reading read_line(struct nika_reader *reader, const char *line, size_t length)
{
    return length > NIKA_LINE_MAX ? nika_reader_line_too_long(reader) : nika_reader_line(reader, line, length);
}

/* Reads the game of that number until it has so many moves or ends. What is left of the text then is not looked at. */
static struct nika_state *read_game(const char **text, size_t *size, unsigned number, unsigned ply,
                                    struct nika_reader *reader)
{
    struct nika_state *state = NULL;
    bool fine = true;
    while (fine && *size > 0 && !(state && (state->ply == ply || reader->state != NIKA_READER_IN_GAME))) {
        size_t length;
        const char *line = next_line(text, size, &length);
        const enum nika_reading reading = read_line(reader, line, length);
        fine = reading != NIKA_READ_PROBLEM;
        if (!state && reading == NIKA_READ_HEADER && reader->games == number + UINT64_C(1))
            fine = (state = state_of(reader)) != NULL;
        if (reading == NIKA_READ_MOVE && state) {
            fine = nika_note_move(state, reader->seat, reader->move);
            state->world = reader->world;
        }
    }
    if (fine)
        return state;
    nika_state_free(state);
    return NULL;
}

static struct nika_state *read_record(const char **text, size_t *size, unsigned number, unsigned ply,
                                      struct nika_trouble *trouble)
{
    struct nika_reader *reader = malloc(sizeof *reader);
    if (!reader)
        return nika_say_trouble(trouble, no_memory);
    nika_reader_start(reader);
    struct nika_state *state = read_game(text, size, number, ply, reader);
    if (!state && reader->state == NIKA_READER_BROKEN)
        nika_tell_problem(trouble, &reader->problem);
    else if (!state)
        nika_say_trouble(trouble, *size > 0 ? no_memory : "the record has no game of that number");
    free(reader);
    return state;
}

struct nika_state *nika_state_read(const char *record, size_t size, unsigned number, unsigned ply,
                                   struct nika_trouble *trouble)
{
    return read_record(&record, &size, number, ply, trouble);
}

/* A header of a record from one that may leave things out: the rules as they were understood, and a deal. */
static void complete_header(struct nika_json object, const struct nika_setup *setup, const struct nika_deal *deal,
                            struct nika_text *line)
{
    struct nika_writer writer = nika_writer(line);
    struct nika_json value;
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "nika");
    nika_write_whole(&writer, NIKA_RECORD_FORMAT);
    write_setup(&writer, setup);
    if (nika_json_get(object, "names", &value)) {
        nika_write_key(&writer, "names");
        nika_write_json(&writer, value);
    } else {
        struct nika_names names = {{{0}}};
        for (unsigned seat = 0; seat < setup->players; seat++)
            names.of[seat][0] = (char)('1' + seat);
        write_names(&writer, &names, setup->players);
    }
    nika_write_key(&writer, "deal");
    if (nika_json_get(object, "deal", &value))
        nika_write_json(&writer, value);
    else
        setup->game->write_deal(setup, deal, &writer);
    nika_write_close(&writer, '}');
}

struct nika_state *nika_state_new(const char *header, size_t size, uint64_t seed, struct nika_trouble *trouble)
{
    struct nika_json object, value;
    struct nika_setup setup;
    struct nika_problem problem;
    struct nika_deal deal;
    struct nika_rng rng;
    size_t at;
    if (size > NIKA_LINE_MAX || nika_json_check(header, size, &object, &at) != NIKA_JSON_FINE ||
        nika_json_kind(object) != '{')
        return nika_say_trouble(trouble, "the header is no JSON object");
    if (!nika_record_setup(object, NIKA_RECORD_FORMAT, &setup, &problem))
        return nika_tell_problem(trouble, &problem);
    nika_rng_seed(&rng, seed, 0);
    const unsigned start = nika_rng_below(&rng, setup.players);
    if (!nika_json_get(object, "start", &value))
        setup.start = (uint8_t)start;
    nika_deal(&setup, &rng, &deal);

    char *bytes = malloc(NIKA_LINE_MAX);
    if (!bytes)
        return nika_say_trouble(trouble, no_memory);
    struct nika_text line = nika_text(bytes, NIKA_LINE_MAX);
    complete_header(object, &setup, &deal, &line);
    const char *text = bytes;
    size_t length = line.size;
    struct nika_state *state = read_record(&text, &length, 0, 0, trouble);
    free(bytes);
    return state;
}

/*
 * Loading.
 */

/* Where a resampled state began. */
static bool read_beginning(struct nika_json object, struct nika_state *state, int64_t *before)
{
    char digits[2 * NIKA_CODE_MAX + 1];
    uint8_t code[NIKA_CODE_MAX];
    struct nika_json value, name;
    struct nika_problem problem;
    size_t size;
    unsigned seat = 0;
    if (!nika_record_setup(object, NIKA_RECORD_FORMAT, &state->setup, &problem) ||
        !nika_json_get(object, "resampled", &value) || !nika_json_string(value, digits, sizeof digits, &size) ||
        !nika_unhex(digits, size, code, size / 2) ||
        !state->setup.game->decode(&state->setup, code, size / 2, &state->view) ||
        state->view.seat >= state->setup.players)
        return false;
    if (!nika_json_get(object, "seed", &value) || !nika_json_string(value, digits, sizeof digits, &size) ||
        !nika_unhex(digits, size, code, 8) || !nika_json_get(object, "before", &value) ||
        !nika_json_whole(value, 0, NIKA_PLAY_MOVES, before))
        return false;
    for (unsigned i = 0; i < 8; i++)
        state->seed |= (uint64_t)code[i] << 8 * i;
    if (!nika_json_get(object, "names", &value) || nika_json_count(value) != state->setup.players)
        return false;
    struct nika_json_walk walk = nika_json_walk(value);
    while (nika_json_next(&walk, &name))
        if (!nika_json_string(name, state->names.of[seat++], NIKA_NAME_MAX, &size))
            return false;
    return true;
}

/* A move's line. Before a state was resampled, the hidden parts of others' moves are unknown, and are not played. */
static bool read_move(struct nika_json object, struct nika_state *state, bool made)
{
    char word[NIKA_WORD_MAX];
    struct nika_json value;
    struct nika_move move;
    int64_t seat;
    size_t size;
    return nika_json_get(object, "seat", &value) && nika_json_whole(value, 0, state->setup.players - 1, &seat) &&
           nika_json_get(object, "move", &value) && nika_json_string(value, word, sizeof word, &size) &&
           state->setup.game->parse(&state->setup, word, size, &move) && nika_note_move(state, (unsigned)seat, move) &&
           (!made || state->setup.game->apply(&state->setup, &state->world, (unsigned)seat, move) == NIKA_ACCEPTED);
}

static bool read_resampled(const char *text, size_t size, struct nika_state *state)
{
    struct nika_json object;
    int64_t before = 0;
    size_t length, at;
    for (bool first = true; size > 0; first = false) {
        const char *line = next_line(&text, &size, &length);
        if (length > NIKA_LINE_MAX || nika_json_check(line, length, &object, &at) != NIKA_JSON_FINE)
            return false;
        if (first) {
            if (!read_beginning(object, state, &before))
                return false;
            state->resampled = true;
            state->before = (unsigned)before;
            nika_begin_state(state, &state->world);
        } else if (!read_move(object, state, state->ply >= state->before)) {
            return false;
        }
    }
    return state->resampled && state->ply >= state->before;
}

struct nika_state *nika_state_load(const uint8_t *bytes, size_t size, struct nika_trouble *trouble)
{
    static const char resampled[] = "{\"resampled\":";
    const char *text = (const char *)bytes;
    struct nika_state *state = NULL;
    if (size >= sizeof resampled - 1 && memcmp(text, resampled, sizeof resampled - 1) == 0) {
        state = calloc(1, sizeof *state);
        if (state && read_resampled(text, size, state))
            return state;
    } else {
        state = read_record(&text, &size, 0, UINT_MAX, trouble);
        if (!state || size == 0)
            return state;
    }
    nika_state_free(state);
    return nika_say_trouble(trouble, "these bytes are no saved state");
}
