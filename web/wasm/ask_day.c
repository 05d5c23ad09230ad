/*
 * ask_day.c: the deal of the day, and what any deal is worth to a seat.
 */
#include <string.h>

#include <nika/bytes.h>
#include <nika/day.h>
#include <nika/standing.h>

#include "ask.h"

static struct nika_reader reader;
static struct nika_bench bench;

/* "day": date → {"game","players","seat","agents","chance","version"}: how table.begin lays it, and of which computer players
 * its opponents are. */
static void reply_day(struct ask *ask)
{
    struct nika_day day;
    char date[NIKA_DATE_MAX], digits[2 * NIKA_FAIR_BYTES + 1];
    if (!ask_word(ask, "date", date, sizeof date))
        return;
    if (!nika_day(date, &day)) {
        ask_fail(ask, "date");
        return;
    }
    nika_hex(day.chance.bytes, sizeof day.chance.bytes, digits);
    nika_write_key(ask->writer, "game");
    nika_write_word(ask->writer, day.setup.game->name);
    nika_write_key(ask->writer, "players");
    nika_write_whole(ask->writer, day.setup.players);
    nika_write_key(ask->writer, "seat");
    nika_write_whole(ask->writer, NIKA_DAY_SEAT);
    nika_write_key(ask->writer, "agents");
    nika_write_open(ask->writer, '[');
    for (unsigned seat = 0; seat < day.setup.players; seat++)
        nika_write_word(ask->writer, seat == NIKA_DAY_SEAT ? "human" : NIKA_DAY_LEVEL);
    nika_write_close(ask->writer, ']');
    nika_write_key(ask->writer, "chance");
    nika_write_word(ask->writer, digits);
    nika_write_key(ask->writer, "version");
    nika_write_whole(ask->writer, NIKA_PLAYERS_VERSION);
}

/* Reads "lines" of one game, with its moves if they are wanted; and "seat". NULL: the error is set. */
static const struct nika_play *read_game(struct ask *ask, bool moves, unsigned *seat)
{
    struct nika_json lines, line;
    struct nika_play *play = (struct nika_play *)(void *)bench.play;
    if (!nika_json_get(ask->object, "lines", &lines)) {
        ask_fail(ask, "lines");
        return NULL;
    }
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
    if (reader.games != 1 || reader.state == NIKA_READER_BROKEN || reader.ply > NIKA_PLAY_MOVES) {
        ask_fail(ask, "lines");
        return NULL;
    }
    ask->setup = reader.setup;
    return ask_player(ask, "seat", seat) ? play : NULL;
}

/* "standing": lines, seat → {"line"}: a medal, and a square for each part of the game. */
static void reply_standing(struct ask *ask)
{
    char bytes[NIKA_EMOJI_MAX];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    unsigned seat;
    const struct nika_play *play = read_game(ask, true, &seat);
    if (!play)
        return;
    nika_standing_line(play, seat, &line);
    nika_write_key(ask->writer, "line");
    nika_write_word(ask->writer, bytes);
}

/* "par": lines (the header is enough), seat → {"low","middle","high"}. */
static void reply_par(struct ask *ask)
{
    struct nika_par par;
    unsigned seat;
    if (!read_game(ask, false, &seat))
        return;
    nika_par(&reader.setup, &reader.deal, seat, &bench, &par);
    nika_write_key(ask->writer, "low");
    nika_write_whole(ask->writer, par.low);
    nika_write_key(ask->writer, "middle");
    nika_write_whole(ask->writer, par.middle);
    nika_write_key(ask->writer, "high");
    nika_write_whole(ask->writer, par.high);
}

bool ask_about_day(struct ask *ask, const char *what)
{
    if (strcmp(what, "day") == 0)
        reply_day(ask);
    else if (strcmp(what, "standing") == 0)
        reply_standing(ask);
    else if (strcmp(what, "par") == 0)
        reply_par(ask);
    else
        return false;
    return true;
}
