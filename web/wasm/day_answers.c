/*
 * day_answers.c: the deal of the day, and what any deal is worth to a seat (see day_answers.h).
 */
#include "day_answers.h"

#include <string.h>

#include <nika/bytes.h>
#include <nika/course.h>
#include <nika/day.h>

static struct nika_reader reader;
static struct nika_bench bench;

/* "day": date → {"game","players","seat","agents","chance","version"}: how table.begin lays it, and of which computer players
 * its opponents are. */
static const char *answer_day(struct nika_json question, struct nika_writer *writer)
{
    struct nika_day day;
    struct nika_json value;
    char date[NIKA_DATE_MAX], digits[2 * NIKA_FAIR_BYTES + 1];
    size_t size;
    if (!nika_json_get(question, "date", &value) || !nika_json_string(value, date, sizeof date, &size) ||
        !nika_day(date, &day))
        return "date";
    nika_hex(day.chance.bytes, sizeof day.chance.bytes, digits);
    nika_write_key(writer, "game");
    nika_write_word(writer, day.setup.game->name);
    nika_write_key(writer, "players");
    nika_write_whole(writer, day.setup.players);
    nika_write_key(writer, "seat");
    nika_write_whole(writer, NIKA_DAY_SEAT);
    nika_write_key(writer, "agents");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < day.setup.players; seat++)
        nika_write_word(writer, seat == NIKA_DAY_SEAT ? "human" : NIKA_DAY_LEVEL);
    nika_write_close(writer, ']');
    nika_write_key(writer, "chance");
    nika_write_word(writer, digits);
    nika_write_key(writer, "version");
    nika_write_whole(writer, NIKA_PLAYERS_VERSION);
    return NULL;
}

/* Reads "lines" of one game, with its moves if they are wanted; and "seat". What is wrong, or NULL. */
static const char *read_game(struct nika_json question, bool moves, unsigned *seat)
{
    struct nika_json lines, line, value;
    struct nika_play *play = (struct nika_play *)(void *)bench.play;
    int64_t number;
    if (!nika_json_get(question, "lines", &lines))
        return "lines";
    nika_reader_start(&reader);
    struct nika_json_walk walk = nika_json_walk(lines);
    while (nika_json_next(&walk, &line) && (moves || !reader.games)) {
        const enum nika_reading reading = line.size > NIKA_LINE_MAX ? nika_reader_line_too_long(&reader)
                                                                    : nika_reader_line(&reader, line.text, line.size);
        if (reading == NIKA_READ_PROBLEM || reader.ply > NIKA_PLAY_MOVES)
            break;
        if (reading == NIKA_READ_HEADER)
            nika_bench_begin(&bench, &reader.setup, &reader.deal);
        else
            nika_play_read(play, &reader, reading);
    }
    if (reader.games != 1 || reader.state == NIKA_READER_BROKEN || reader.ply > NIKA_PLAY_MOVES)
        return "lines";
    if (!nika_json_get(question, "seat", &value) || !nika_json_whole(value, 0, reader.setup.players - 1, &number))
        return "seat";
    *seat = (unsigned)number;
    return NULL;
}

/* "course": lines, seat → {"line"}: a medal, and a square for each part of the game. */
static const char *answer_course(struct nika_json question, struct nika_writer *writer)
{
    char bytes[NIKA_EMOJI_MAX];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    unsigned seat;
    const char *error = read_game(question, true, &seat);
    if (error)
        return error;
    nika_course_line((const struct nika_play *)(const void *)bench.play, seat, &line);
    nika_write_key(writer, "line");
    nika_write_word(writer, bytes);
    return NULL;
}

/* "par": lines (the header is enough), seat → {"low","middle","high"}. */
static const char *answer_par(struct nika_json question, struct nika_writer *writer)
{
    struct nika_par par;
    unsigned seat;
    const char *error = read_game(question, false, &seat);
    if (error)
        return error;
    nika_par(&reader.setup, &reader.deal, seat, &bench, &par);
    nika_write_key(writer, "low");
    nika_write_whole(writer, par.low);
    nika_write_key(writer, "middle");
    nika_write_whole(writer, par.middle);
    nika_write_key(writer, "high");
    nika_write_whole(writer, par.high);
    return NULL;
}

bool day_answer(const char *what, struct nika_json question, struct nika_writer *writer, const char **error)
{
    static const struct {
        const char *name;
        const char *(*answer)(struct nika_json question, struct nika_writer *writer);
    } all[] = {{"day", answer_day}, {"course", answer_course}, {"par", answer_par}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            *error = all[i].answer(question, writer);
            return true;
        }
    return false;
}
