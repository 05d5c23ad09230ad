/*
 * ask_record.c: a whole record at once, as everybody at the table saw it, for whoever looks at a finished game; and the
 * hash by which a contribution to a deal is pledged, for browsers offer none to pages that come without TLS.
 */
#include <string.h>

#include <nika/bytes.h>
#include <nika/fair.h>
#include <nika/record.h>

#include "ask.h"

static struct nika_reader reader;

/* The codes of all seats, and of a watcher at the end. */
static void write_codes(struct ask *ask)
{
    struct nika_view view;
    nika_write_key(ask->writer, "codes");
    nika_write_open(ask->writer, '[');
    for (unsigned seat = 0; seat <= reader.setup.players; seat++) {
        nika_look(&reader.setup, &reader.world, seat == reader.setup.players ? NIKA_WATCHER : seat, &view);
        ask_write_code(ask->writer, &reader.setup, &view);
    }
    nika_write_close(ask->writer, ']');
}

static void write_header(struct ask *ask, struct nika_json header)
{
    static const char *const proofs[] = {
        [NIKA_PROOF_ABSENT] = "absent", [NIKA_PROOF_HOLDS] = "holds", [NIKA_PROOF_BROKEN] = "broken"};
    struct nika_misfit misfit;
    ask_write_setup(ask->writer, &reader.setup, &reader.names);
    nika_write_key(ask->writer, "proof");
    nika_write_word(ask->writer, proofs[nika_fair_prove(header, &reader.setup, &reader.deal, &misfit)]);
}

static void write_move(struct ask *ask)
{
    char word[NIKA_WORD_MAX];
    reader.setup.game->say(&reader.setup, reader.move, word);
    nika_write_open(ask->writer, '{');
    nika_write_key(ask->writer, "seat");
    nika_write_whole(ask->writer, reader.seat);
    nika_write_key(ask->writer, "move");
    nika_write_word(ask->writer, word);
    reader.setup.game->say(&reader.setup, nika_move_seen(reader.move, reader.seat, NIKA_WATCHER), word);
    nika_write_key(ask->writer, "seen");
    nika_write_word(ask->writer, word);
    write_codes(ask);
    nika_write_close(ask->writer, '}');
}

/* Reads a line: a JSON value, or a string with the line as it stands in a file, which may be no JSON at all. */
static enum nika_reading read_line(struct nika_json *line)
{
    static char text[NIKA_LINE_MAX + 1];
    size_t size;
    if (nika_json_kind(*line) == '"') {
        if (!nika_json_string(*line, text, sizeof text, &size))
            return nika_reader_line_too_long(&reader);
        *line = (struct nika_json){text, size};
    }
    return line->size > NIKA_LINE_MAX ? nika_reader_line_too_long(&reader)
                                      : nika_reader_line(&reader, line->text, line->size);
}

/* "record": lines (an array), language → {"setup","proof","codes":[before the first move, by seat, the watcher's last],
 * "acts":[{"seat","move","seen":as the others saw it,"codes"}],"over":true}; or {"problem":{"line":3,"word":"…","text":"…"}} beside what could be read. */
static void reply_record(struct ask *ask)
{
    static char said[2048];
    struct nika_json lines, line;
    bool open = false, over = false;
    if (!ask_language(ask))
        return;
    if (!nika_json_get(ask->object, "lines", &lines)) {
        ask_fail(ask, "lines");
        return;
    }
    nika_reader_start(&reader);
    struct nika_json_walk walk = nika_json_walk(lines);
    bool more = nika_json_next(&walk, &line);
    while (more) {
        const enum nika_reading reading = read_line(&line);
        if (reading == NIKA_READ_PROBLEM || (reading == NIKA_READ_HEADER && open))
            break; /* of several games in one file, the first is shown */
        if (reading == NIKA_READ_HEADER) {
            write_header(ask, line);
            write_codes(ask);
            nika_write_key(ask->writer, "acts");
            nika_write_open(ask->writer, '[');
            open = true;
        } else if (reading == NIKA_READ_MOVE)
            write_move(ask);
        over = over || reading == NIKA_READ_RESULT;
        more = nika_json_next(&walk, &line);
    }
    if (reader.state != NIKA_READER_BROKEN)
        (void)nika_reader_end(&reader);
    if (open)
        nika_write_close(ask->writer, ']');
    nika_write_key(ask->writer, "over");
    nika_write_bool(ask->writer, over);
    if (reader.state == NIKA_READER_BROKEN) {
        struct nika_text text = nika_text(said, sizeof said);
        nika_say_problem(&text, ask_voice(ask), reader.problem.word, reader.problem.refusal, &reader.problem.misfit);
        nika_write_key(ask->writer, "problem");
        nika_write_open(ask->writer, '{');
        nika_write_key(ask->writer, "line");
        nika_write_whole(ask->writer, (int64_t)reader.line);
        nika_write_key(ask->writer, "word");
        nika_write_word(ask->writer, reader.problem.word);
        nika_write_key(ask->writer, "text");
        nika_write_string(ask->writer, said, text.size);
        nika_write_close(ask->writer, '}');
    }
}

/* "pledge": table, chance (64 hexadecimal digits) → {"pledge":64 digits}. */
static void reply_pledge(struct ask *ask)
{
    char table[NIKA_TABLE_ID_MAX], digits[2 * NIKA_FAIR_BYTES + 1];
    struct nika_hash chance;
    if (!ask_word(ask, "table", table, sizeof table) || !ask_word(ask, "chance", digits, sizeof digits))
        return;
    if (strlen(table) != NIKA_TABLE_ID_MAX - 1) {
        ask_fail(ask, "table");
        return;
    }
    if (!nika_unhex(digits, strlen(digits), chance.bytes, sizeof chance.bytes)) {
        ask_fail(ask, "chance");
        return;
    }
    const struct nika_hash pledge = nika_fair_pledge(table, &chance);
    nika_hex(pledge.bytes, sizeof pledge.bytes, digits);
    nika_write_key(ask->writer, "pledge");
    nika_write_word(ask->writer, digits);
}

bool ask_about_record(struct ask *ask, const char *what)
{
    if (strcmp(what, "pledge") == 0)
        reply_pledge(ask);
    else if (strcmp(what, "record") == 0)
        reply_record(ask);
    else
        return false;
    return true;
}
