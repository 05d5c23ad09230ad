/*
 * fuzz_record.c: any bytes as a file of records.
 *
 * Records come from strangers. Whatever the bytes are, the reader must refuse them with a problem that can be told, or
 * replay them; and what it has replayed, written again, must be read as the same games.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_problem.h>
#include <nika/record.h>

#include "fuzz.h"

static bool has_sentence(const char *word)
{
    struct nika_message message;
    return nika_message_worded(NIKA_AREA_PROBLEM, word, &message);
}

static void demand_problem(const struct nika_reader *reader)
{
    const struct nika_problem *problem = &reader->problem;
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    DEMAND(reader->state == NIKA_READER_BROKEN, "a problem, but the reader is not broken");
    DEMAND(reader->line > 0, "a problem in no line");
    DEMAND(problem->word && has_sentence(problem->word), "no sentence for “%s”", problem->word ? problem->word : "");
    DEMAND((strcmp(problem->word, "move-refused") == 0) == (problem->refusal != NULL), "“%s” with refusal “%s”",
           problem->word, problem->refusal ? problem->refusal : "");
    DEMAND(!problem->refusal || has_sentence(problem->refusal), "no sentence for “%s”", problem->refusal);
    fuzz_printable(problem->misfit.where, sizeof problem->misfit.where, "where");
    fuzz_printable(problem->misfit.expected, sizeof problem->misfit.expected, "expected");
    fuzz_printable(problem->misfit.found, sizeof problem->misfit.found, "found");
    nika_say_problem(&text, nika_voice(NIKA_ENGLISH, NULL), problem->word, problem->refusal, &problem->misfit);
    DEMAND(text.size > 0 && !text.cut, "the sentence for “%s” has %zu bytes", problem->word, text.size);
    fuzz_printable(bytes, sizeof bytes, "a sentence");
}

/* A broken reader stays as it is. */
static void demand_stays_broken(struct nika_reader *reader)
{
    const struct nika_reader before = *reader;
    DEMAND(nika_reader_line(reader, "{}", 2) == NIKA_READ_PROBLEM, "a broken reader reads on");
    DEMAND(nika_reader_line_too_long(reader) == NIKA_READ_PROBLEM, "a broken reader reads on");
    DEMAND(!nika_reader_end(reader), "a broken reader ends well");
    DEMAND(reader->line == before.line && reader->problem.word == before.problem.word &&
               strcmp(reader->problem.misfit.found, before.problem.misfit.found) == 0,
           "a broken reader has another problem");
}

/* Both readers know the same. */
static void demand_same(const struct nika_reader *one, const struct nika_reader *other)
{
    const struct nika_game *game = one->setup.game;
    DEMAND(one->state == other->state && one->games == other->games && one->moves == other->moves &&
               one->ply == other->ply,
           "written again, the record is elsewhere");
    DEMAND(game == other->setup.game && one->setup.players == other->setup.players &&
               one->setup.start == other->setup.start && one->setup.edition == other->setup.edition &&
               memcmp(one->setup.switches, other->setup.switches, NIKA_SWITCHES_MAX) == 0 &&
               memcmp(one->setup.board, other->setup.board, sizeof one->setup.board) == 0 &&
               memcmp(one->setup.windows, other->setup.windows, sizeof one->setup.windows) == 0,
           "written again, the setup is another");
    for (unsigned seat = 0; seat < one->setup.players; seat++)
        DEMAND(strcmp(one->names.of[seat], other->names.of[seat]) == 0, "written again, the name is “%s”",
               other->names.of[seat]);
    DEMAND(nika_world_same(game, &one->world, &other->world), "written again, the world is another");
}

/* What was read last has been played as the game plays it. */
static void demand_played(const struct nika_reader *reader, enum nika_reading reading, const struct nika_world *before)
{
    const struct nika_setup *setup = &reader->setup;
    struct nika_world after = {{0}};
    struct nika_view view;
    struct nika_result result;
    if (reading == NIKA_READ_MOVE) {
        nika_copy(setup->game, &after, before);
        const bool accepted = fuzz_apply(setup, &after, reader->seat, reader->move);
        DEMAND(accepted, "a move is read that is refused");
        DEMAND(nika_world_same(setup->game, &after, &reader->world), "a move is read and not played");
    } else if (reading == NIKA_READ_RESULT) {
        nika_look(setup, &reader->world, NIKA_WATCHER, &view);
        DEMAND(setup->game->result(setup, &view, &result), "a result is read before the end");
        for (unsigned seat = 0; seat < setup->players; seat++)
            DEMAND(result.score[seat] == reader->result.score[seat] && result.rank[seat] == reader->result.rank[seat],
                   "a wrong result is read");
    } else {
        setup->game->begin(setup, &reader->deal, &after);
        DEMAND(nika_world_same(setup->game, &after, &reader->world), "a deal is read and not laid out");
    }
}

/* Writes again what was read last. */
static void write_again(const struct nika_reader *reader, enum nika_reading reading, const struct nika_world *before,
                        struct nika_text *line)
{
    if (reading == NIKA_READ_HEADER)
        nika_record_header(&reader->setup, &reader->names, &reader->deal, line);
    else if (reading == NIKA_READ_MOVE)
        nika_record_move(&reader->setup, before, reader->seat, reader->move, reader->ply % 2, line);
    else
        nika_record_result(&reader->setup, &reader->result, line);
}

static void read_again(const struct nika_reader *reader, enum nika_reading reading, const struct nika_world *before,
                       struct nika_reader *second)
{
    static char bytes[NIKA_LINE_MAX], again[NIKA_LINE_MAX];
    struct nika_text line = nika_text(bytes, sizeof bytes), same = nika_text(again, sizeof again);
    write_again(reader, reading, before, &line);
    DEMAND(!line.cut, "a line is longer than a line can be");
    DEMAND(!memchr(bytes, '\n', line.size), "a line has an end in its middle");
    char *copy = fuzz_copy(bytes, line.size);
    const enum nika_reading result = nika_reader_line(second, copy, line.size);
    free(copy);
    DEMAND(result == reading, "written again, a line is not read as the same (%s): %s",
           second->problem.word ? second->problem.word : "no problem", bytes);
    demand_same(reader, second);
    write_again(second, reading, before, &same);
    DEMAND(line.size == same.size && memcmp(bytes, again, line.size) == 0, "written twice, a line is another: %s",
           again);
}

/* Reads one line, and if it can be read, once more as it is written again. False after a problem. */
static bool read_line(struct nika_reader *reader, struct nika_reader *second, const uint8_t *line, size_t size)
{
    const struct nika_reader before = *reader;
    enum nika_reading reading;
    if (size > NIKA_LINE_MAX) {
        reading = nika_reader_line_too_long(reader);
        DEMAND(reading == NIKA_READ_PROBLEM, "a line that is too long is read");
    } else {
        char *copy = fuzz_copy(line, size);
        reading = nika_reader_line(reader, copy, size);
        free(copy);
    }
    DEMAND(reader->line == before.line + 1, "lines are counted wrong");
    if (reading == NIKA_READ_PROBLEM) {
        demand_problem(reader);
        demand_stays_broken(reader);
        DEMAND(reader->games == before.games && memcmp(&reader->world, &before.world, sizeof before.world) == 0,
               "a line that is refused changes the world");
        return false;
    }
    fuzz_check(&reader->setup, &reader->world, "after a line");
    demand_played(reader, reading, &before.world);
    read_again(reader, reading, &before.world, second);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct nika_reader reader, second;
    nika_reader_start(&reader);
    nika_reader_start(&second);
    for (size_t at = 0; at < size;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        const size_t length = end ? (size_t)(end - (data + at)) : size - at;
        if (!read_line(&reader, &second, data + at, length))
            return 0;
        at += length + 1;
    }
    const bool fine = nika_reader_end(&reader);
    DEMAND(nika_reader_end(&second) == fine, "written again, the record ends %s", fine ? "badly" : "well");
    if (!fine)
        demand_problem(&reader);
    return 0;
}
