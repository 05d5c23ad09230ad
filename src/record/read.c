/*
 * read.c: reads records, line by line, and replays them.
 *
 * Every line is taken for a stranger's. It is looked at whole, checked against the position, and only then played; what
 * is wrong is said with the place, what was expected, and what stands there.
 */
#include <string.h>

#include <nika/games.h>
#include <nika/record.h>

#include "board.h"

void nika_reader_start(struct nika_reader *reader)
{
    memset(reader, 0, sizeof *reader);
    reader->state = NIKA_READER_EMPTY;
}

/* Breaks the reader. Always returns NIKA_READ_PROBLEM, so that callers can return it. */
static enum nika_reading fail_bytes(struct nika_reader *reader, const char *word, const char *where,
                                    const char *expected, const char *found, size_t size)
{
    reader->state = NIKA_READER_BROKEN;
    reader->problem.word = word;
    nika_misfit_set(&reader->problem.misfit, where, expected, found, size);
    return NIKA_READ_PROBLEM;
}

static enum nika_reading fail(struct nika_reader *reader, const char *word, const char *where, const char *expected,
                              struct nika_json found)
{
    return fail_bytes(reader, word, where, expected, found.text, found.size);
}

static struct nika_json nothing(void)
{
    return (struct nika_json){"", 0};
}

/* A text made of numbers, for an expectation. */
struct note {
    char bytes[sizeof((struct nika_misfit *)0)->expected];
};

static const char *range(struct note *note, int64_t from, int64_t to)
{
    struct nika_text text = nika_text(note->bytes, sizeof note->bytes);
    nika_text_add_number(&text, from);
    if (to > from) {
        nika_text_add(&text, "…");
        nika_text_add_number(&text, to);
    }
    return note->bytes;
}

static const char *indexed(struct note *note, const char *key, uint64_t index)
{
    struct nika_text text = nika_text(note->bytes, sizeof note->bytes);
    nika_text_add(&text, key);
    nika_text_add_char(&text, '[');
    nika_text_add_number(&text, (int64_t)index);
    nika_text_add_char(&text, ']');
    return note->bytes;
}

/* A whole number under a key. */
static bool read_whole(struct nika_reader *reader, struct nika_json object, const char *key, int64_t min, int64_t max,
                       int64_t *number)
{
    struct nika_json value;
    struct note note;
    if (!nika_json_get(object, key, &value)) {
        fail(reader, "missing-key", key, range(&note, min, max), nothing());
        return false;
    }
    if (!nika_json_whole(value, min, max, number)) {
        fail(reader, "wrong-value", key, range(&note, min, max), value);
        return false;
    }
    return true;
}

static bool read_game(struct nika_reader *reader, struct nika_json header, struct nika_setup *setup)
{
    struct nika_json value;
    struct note note;
    struct nika_text names = nika_text(note.bytes, sizeof note.bytes);
    const struct nika_game *game = NULL;
    int64_t players;
    for (unsigned i = 0; nika_games[i]; i++)
        nika_text_add_listed(&names, nika_games[i]->name);
    if (!nika_json_get(header, "game", &value)) {
        fail(reader, "missing-key", "game", note.bytes, nothing());
        return false;
    }
    for (unsigned i = 0; nika_games[i]; i++)
        if (nika_json_is(value, nika_games[i]->name))
            game = nika_games[i];
    if (!game) {
        fail(reader, "wrong-value", "game", note.bytes, value);
        return false;
    }
    return read_whole(reader, header, "players", game->players_min, game->players_max, &players) &&
           nika_setup_init(setup, game, (unsigned)players, 0);
}

static bool read_start(struct nika_reader *reader, struct nika_json header, struct nika_setup *setup)
{
    int64_t start;
    if (!read_whole(reader, header, "start", 0, setup->players - 1, &start))
        return false;
    setup->start = (uint8_t)start;
    return true;
}

static bool read_names(struct nika_reader *reader, struct nika_json header, unsigned players, struct nika_names *names)
{
    struct nika_json list, name;
    struct note note;
    unsigned count = 0;
    if (!nika_json_get(header, "names", &list)) {
        fail(reader, "missing-key", "names", "[…]", nothing());
        return false;
    }
    if (nika_json_kind(list) != '[' || nika_json_count(list) != players) {
        struct nika_text text = nika_text(note.bytes, sizeof note.bytes);
        nika_text_add_number(&text, players);
        nika_text_add(&text, " × \"…\"");
        fail(reader, "wrong-value", "names", note.bytes, list);
        return false;
    }
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &name)) {
        size_t size;
        if (!nika_json_string(name, names->of[count], NIKA_NAME_MAX, &size)) {
            struct note most;
            struct nika_text text = nika_text(most.bytes, sizeof most.bytes);
            nika_text_add_number(&text, NIKA_NAME_MAX - 1);
            fail(reader, "wrong-name", indexed(&note, "names", count), most.bytes, name);
            return false;
        }
        count++;
    }
    return true;
}

/* A switch by name; its value must be one of the switch's. */
static bool read_switch(struct nika_reader *reader, struct nika_json key, struct nika_json value,
                        struct nika_setup *setup)
{
    const struct nika_game *game = setup->game;
    struct note note;
    struct nika_text text = nika_text(note.bytes, sizeof note.bytes);
    for (unsigned s = 0; s < game->switch_count; s++) {
        if (!nika_json_is(key, game->switches[s].name)) {
            nika_text_add_listed(&text, game->switches[s].name);
            continue;
        }
        text = nika_text(note.bytes, sizeof note.bytes);
        for (uint8_t v = 0; game->switches[s].values[v]; v++) {
            if (nika_json_is(value, game->switches[s].values[v])) {
                setup->switches[s] = v;
                return true;
            }
            nika_text_add_listed(&text, game->switches[s].values[v]);
        }
        fail(reader, "wrong-value", game->switches[s].name, note.bytes, value);
        return false;
    }
    fail(reader, "unknown-switch", "rules", text.size ? note.bytes : "{}", key);
    return false;
}

/* Presets as the first format had them. */
static void preset_first(unsigned format, struct nika_setup *setup)
{
    const struct nika_edition *editions = setup->game->editions_1;
    if (format == NIKA_RECORD_FIRST && editions)
        memcpy(setup->switches, editions[setup->edition].switches, sizeof setup->switches);
}

/* The edition, which comes before single switches wherever it stands; the game's first one if it is not named. */
static bool read_edition(struct nika_reader *reader, struct nika_json rules, struct nika_setup *setup)
{
    const struct nika_game *game = setup->game;
    struct nika_json value;
    struct note note;
    struct nika_text text = nika_text(note.bytes, sizeof note.bytes);
    if (game->edition_count == 0 || !nika_json_get(rules, "edition", &value))
        return true;
    for (unsigned e = 0; e < game->edition_count; e++) {
        if (nika_json_is(value, game->editions[e].name))
            return nika_setup_edition(setup, game->editions[e].name);
        nika_text_add_listed(&text, game->editions[e].name);
    }
    fail(reader, "wrong-value", "edition", note.bytes, value);
    return false;
}

static bool read_rules(struct nika_reader *reader, struct nika_json header, unsigned format, struct nika_setup *setup)
{
    struct nika_json rules, value;
    if (!nika_json_get(header, "rules", &rules)) {
        fail(reader, "missing-key", "rules", "{…}", nothing());
        return false;
    }
    if (nika_json_kind(rules) != '{') {
        fail(reader, "wrong-value", "rules", "{…}", rules);
        return false;
    }
    if (!read_edition(reader, rules, setup))
        return false;
    preset_first(format, setup);
    struct nika_json_walk walk = nika_json_walk(rules);
    while (nika_json_next(&walk, &value)) {
        if (setup->game->edition_count && nika_json_is(walk.key, "edition"))
            continue;
        if (!read_switch(reader, walk.key, value, setup))
            return false;
    }
    return true;
}

enum nika_reading nika_reader_refuse(struct nika_reader *reader, const char *word, const struct nika_misfit *misfit)
{
    reader->state = NIKA_READER_BROKEN;
    reader->problem.word = word;
    reader->problem.misfit = *misfit;
    return NIKA_READ_PROBLEM;
}

/* The numbers on the board, in games that have such. */
static bool read_board(struct nika_reader *reader, struct nika_json header, struct nika_setup *setup)
{
    const struct nika_board *board = setup->game->board;
    struct nika_json value;
    struct nika_misfit misfit;
    if (!board)
        return true;
    if (!nika_json_get(header, board->key, &value)) {
        struct note note;
        struct nika_text text = nika_text(note.bytes, sizeof note.bytes);
        nika_board_form(board, &text);
        fail(reader, "missing-key", board->key, note.bytes, nothing());
        return false;
    }
    if (nika_board_read(setup, value, &misfit))
        return true;
    nika_reader_refuse(reader, "wrong-value", &misfit);
    return false;
}

/* The windows over them, which may be left out. */
static bool read_windows(struct nika_reader *reader, struct nika_json header, struct nika_setup *setup)
{
    const struct nika_board *windows = setup->game->windows;
    struct nika_json value;
    struct nika_misfit misfit;
    if (!windows || !nika_json_get(header, windows->key, &value) || nika_windows_read(setup, value, &misfit))
        return true;
    nika_reader_refuse(reader, "wrong-value", &misfit);
    return false;
}

bool nika_record_setup(struct nika_json object, unsigned format, struct nika_setup *setup, struct nika_problem *problem)
{
    struct nika_reader reader;
    struct nika_json value;
    struct nika_setup read;
    nika_reader_start(&reader);
    if (!read_game(&reader, object, &read) ||
        (nika_json_get(object, "start", &value) && !read_start(&reader, object, &read)) ||
        (nika_json_get(object, "rules", &value) && !read_rules(&reader, object, format, &read)) ||
        (read.game->board && nika_json_get(object, read.game->board->key, &value) &&
         !read_board(&reader, object, &read)) ||
        !read_windows(&reader, object, &read)) {
        *problem = reader.problem;
        return false;
    }
    *setup = read;
    return true;
}

static enum nika_reading read_header(struct nika_reader *reader, struct nika_json header)
{
    struct nika_setup setup;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_json value;
    int64_t format;
    if (!nika_json_get(header, "nika", &value))
        return fail(reader, "no-header", "nika", "{\"nika\":2,…}", header);
    if (!read_whole(reader, header, "nika", NIKA_RECORD_FIRST, NIKA_RECORD_FORMAT, &format) ||
        !read_game(reader, header, &setup) || !read_start(reader, header, &setup) ||
        !read_names(reader, header, setup.players, &names) || !read_rules(reader, header, (unsigned)format, &setup) ||
        !read_board(reader, header, &setup) || !read_windows(reader, header, &setup))
        return NIKA_READ_PROBLEM;
    if (!nika_json_get(header, "deal", &value))
        return fail(reader, "missing-key", "deal", "…", nothing());
    struct nika_misfit misfit;
    if (!setup.game->read_deal(&setup, value, &deal, &misfit))
        return nika_reader_refuse(reader, "wrong-value", &misfit);
    reader->setup = setup;
    reader->names = names;
    reader->deal = deal;
    setup.game->begin(&setup, &deal, &reader->world);
    reader->games++;
    reader->ply = 0;
    reader->state = NIKA_READER_IN_GAME;
    return NIKA_READ_HEADER;
}

/* What could have stood there instead of a refused move: the asked seats if it was not this one's turn, else some legal
 * moves. */
static const char *expected_move(const struct nika_reader *reader, unsigned seat, struct note *note)
{
    const struct nika_setup *setup = &reader->setup;
    struct nika_text text = nika_text(note->bytes, sizeof note->bytes);
    struct nika_view view;
    char words[NIKA_MOVES_MAX][NIKA_WORD_MAX];
    nika_look(setup, &reader->world, seat, &view);
    const unsigned asked = setup->game->waiting(setup, &view).asked;
    const unsigned count = nika_legal_words(setup, &view, words);
    if (!asked)
        return "{\"result\":…}";
    if (!(asked >> seat & 1)) {
        nika_text_add(&text, "seat");
        for (unsigned other = 0; other < setup->players; other++)
            if (asked >> other & 1) {
                nika_text_add_char(&text, ' ');
                nika_text_add_number(&text, other);
            }
    }
    for (unsigned i = 0; i < count; i++) {
        if (text.size + NIKA_WORD_MAX + 8 > text.room) {
            nika_text_add(&text, ", …");
            break;
        }
        nika_text_add_listed(&text, words[i]);
    }
    return note->bytes;
}

/* The legal list of a line, which must be exactly ours. */
static bool read_legal(struct nika_reader *reader, struct nika_json list, unsigned seat)
{
    struct nika_view view;
    struct nika_json word;
    struct note where;
    char words[NIKA_MOVES_MAX][NIKA_WORD_MAX];
    unsigned at = 0;
    nika_look(&reader->setup, &reader->world, seat, &view);
    const unsigned count = nika_legal_words(&reader->setup, &view, words);
    if (nika_json_kind(list) != '[') {
        fail(reader, "wrong-value", "legal", "[…]", list);
        return false;
    }
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &word)) {
        if (at == count || !nika_json_is(word, words[at])) {
            fail(reader, "wrong-value", indexed(&where, "legal", at), at < count ? words[at] : "]", word);
            return false;
        }
        at++;
    }
    if (at < count) {
        fail_bytes(reader, "wrong-value", indexed(&where, "legal", at), words[at], "]", 1);
        return false;
    }
    return true;
}

static enum nika_reading read_move(struct nika_reader *reader, struct nika_json line, struct nika_json value)
{
    const struct nika_setup *setup = &reader->setup;
    const struct nika_game *game = setup->game;
    struct nika_json list;
    struct nika_move move;
    struct note note;
    char word[NIKA_WORD_MAX];
    size_t size;
    int64_t seat;
    if (!read_whole(reader, line, "seat", 0, setup->players - 1, &seat))
        return NIKA_READ_PROBLEM;
    if (!nika_json_string(value, word, sizeof word, &size) || !nika_parse_whole(setup, word, size, &move))
        return fail(reader, "not-a-move", "move", expected_move(reader, (unsigned)seat, &note), value);

    struct nika_world after;
    nika_copy(game, &after, &reader->world);
    const nika_refusal refusal = game->apply(setup, &after, (unsigned)seat, move);
    if (refusal != NIKA_ACCEPTED) {
        struct note where;
        struct nika_text text = nika_text(where.bytes, sizeof where.bytes);
        nika_text_add_number(&text, seat);
        reader->problem.refusal = game->refusals[refusal];
        return fail(reader, "move-refused", where.bytes, expected_move(reader, (unsigned)seat, &note), value);
    }
    if (nika_json_get(line, "legal", &list) && !read_legal(reader, list, (unsigned)seat))
        return NIKA_READ_PROBLEM;
    nika_copy(game, &reader->world, &after);
    reader->seat = (unsigned)seat;
    reader->move = move;
    reader->ply++;
    reader->moves++;
    return NIKA_READ_MOVE;
}

static bool result_of(const struct nika_reader *reader, struct nika_result *result)
{
    struct nika_view view;
    nika_look(&reader->setup, &reader->world, NIKA_WATCHER, &view);
    return reader->setup.game->result(&reader->setup, &view, result);
}

static enum nika_reading read_result(struct nika_reader *reader, struct nika_json value)
{
    static const char *const keys[] = {"scores", "ranks"};
    struct nika_result result;
    struct note note;
    if (!result_of(reader, &result))
        return fail(reader, "not-over", "result", "{\"seat\":…,\"move\":…}", value);
    for (unsigned k = 0; k < 2; k++) {
        struct nika_text text = nika_text(note.bytes, sizeof note.bytes);
        struct nika_writer writer = nika_writer(&text);
        struct nika_json list, number;
        bool same = true;
        nika_write_open(&writer, '[');
        for (unsigned seat = 0; seat < reader->setup.players; seat++)
            nika_write_whole(&writer, k == 0 ? result.score[seat] : result.rank[seat]);
        nika_write_close(&writer, ']');
        if (!nika_json_get(value, keys[k], &list))
            return fail(reader, "wrong-value", keys[k], note.bytes, value);
        unsigned seat = 0;
        struct nika_json_walk walk = nika_json_walk(list);
        while (same && nika_json_next(&walk, &number)) {
            int64_t given;
            same = seat < reader->setup.players && nika_json_whole(number, INT16_MIN, INT16_MAX, &given) &&
                   given == (k == 0 ? result.score[seat] : result.rank[seat]);
            seat++;
        }
        if (!same || seat != reader->setup.players || nika_json_kind(list) != '[')
            return fail(reader, "wrong-value", keys[k], note.bytes, list);
    }
    reader->result = result;
    reader->state = NIKA_READER_AFTER_GAME;
    return NIKA_READ_RESULT;
}

static bool is_blank(const char *line, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    return true;
}

static enum nika_reading fail_json(struct nika_reader *reader, enum nika_json_fault fault, size_t at, const char *line,
                                   size_t size)
{
    static const char *const words[] = {
        [NIKA_JSON_SYNTAX] = "bad-json",
        [NIKA_JSON_ENCODING] = "bad-encoding",
        [NIKA_JSON_TOO_DEEP] = "too-deep",
        [NIKA_JSON_TOO_MANY_KEYS] = "too-many-keys",
        [NIKA_JSON_DUPLICATE_KEY] = "duplicate-key",
    };
    const bool cut_off = fault == NIKA_JSON_SYNTAX && at == size;
    struct note where; /* the byte, counted from 1, or how many there are */
    struct nika_text text = nika_text(where.bytes, sizeof where.bytes);
    nika_text_add_number(&text, (int64_t)(cut_off ? size : at + 1));
    if (cut_off)
        return fail_bytes(reader, is_blank(line, size) ? "empty-line" : "cut-off", where.bytes, "{…}", "", 0);
    return fail_bytes(reader, words[fault], where.bytes, "", line + at, size - at);
}

enum nika_reading nika_reader_line(struct nika_reader *reader, const char *line, size_t size)
{
    struct nika_json object, value;
    size_t at;
    if (reader->state == NIKA_READER_BROKEN)
        return NIKA_READ_PROBLEM;
    reader->line++;
    const enum nika_json_fault fault = nika_json_check(line, size, &object, &at);
    if (fault != NIKA_JSON_FINE)
        return fail_json(reader, fault, at, line, size);
    if (nika_json_kind(object) != '{')
        return fail(reader, "no-object", "1", "{…}", object);
    if (reader->state != NIKA_READER_IN_GAME)
        return read_header(reader, object);
    if (nika_json_get(object, "nika", &value)) {
        struct nika_result result;
        if (result_of(reader, &result))
            return fail(reader, "no-result", "nika", "{\"result\":…}", object);
        return fail(reader, "not-over", "nika", "{\"seat\":…,\"move\":…}", object);
    }
    if (nika_json_get(object, "result", &value))
        return read_result(reader, value);
    if (nika_json_get(object, "move", &value))
        return read_move(reader, object, value);
    return fail(reader, "missing-key", "move", "{\"seat\":…,\"move\":…}", object);
}

enum nika_reading nika_reader_line_too_long(struct nika_reader *reader)
{
    struct note note;
    struct nika_text text = nika_text(note.bytes, sizeof note.bytes);
    if (reader->state == NIKA_READER_BROKEN)
        return NIKA_READ_PROBLEM;
    reader->line++;
    nika_text_add_number(&text, NIKA_LINE_MAX);
    return fail(reader, "line-too-long", "1", note.bytes, nothing());
}

bool nika_reader_end(struct nika_reader *reader)
{
    struct nika_result result;
    if (reader->state == NIKA_READER_BROKEN)
        return false;
    if (reader->state == NIKA_READER_EMPTY) {
        reader->line++;
        fail(reader, "empty-file", "nika", "{\"nika\":2,…}", nothing());
        return false;
    }
    if (reader->state == NIKA_READER_IN_GAME && result_of(reader, &result)) {
        reader->line++;
        fail(reader, "no-result-at-end", "result", "{\"result\":…}", nothing());
        return false;
    }
    return true;
}
