/*
 * options.c: parses and writes table options, in requests and in log entries. Whoever opens a table gives only what
 * differs from the defaults. Anything not understood is refused: silently playing without the requested clock would be
 * worse.
 */
#include <string.h>

#include "table.h"

enum { SECOND = 1000, USUAL_GRACE = 120000 };

static const char *const clocks[] = {[CLOCK_NONE] = "none", [CLOCK_LIVE] = "live", [CLOCK_DAYS] = "days", NULL};
static const char *const watching[] = {
    [SPECTATORS_PUBLIC] = "public", [SPECTATORS_END] = "end", [SPECTATORS_NONE] = "none", NULL};

static const char *const undoing[] = {[UNDO_FREE] = "free", [UNDO_ASK] = "ask", [UNDO_NEVER] = "never", NULL};

/* Index of a value in a list of words; -1 if it is none of them. */
static int word_of(struct nika_json value, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (nika_json_is(value, words[i]))
            return i;
    return -1;
}

bool options_level(struct nika_json value, char level[LEVEL_MAX])
{
    for (unsigned i = 0; i < NIKA_LEVELS; i++)
        if (nika_json_is(value, nika_agent_names[i])) {
            nika_text_copy(level, LEVEL_MAX, nika_agent_names[i]);
            return true;
        }
    return false;
}

/* Converts a number in some unit of time to milliseconds. */
static bool read_span(struct nika_json object, const char *key, int64_t least, int64_t most, int64_t unit,
                      int64_t *span)
{
    struct nika_json value;
    if (!nika_json_get(object, key, &value) || !nika_json_whole(value, least, most, span))
        return false;
    *span *= unit;
    return true;
}

static bool read_clock(struct nika_json clock, struct options *options)
{
    struct nika_json value;
    const int kind = nika_json_get(clock, "kind", &value) ? word_of(value, clocks) : -1;
    if (kind < 0)
        return false;
    options->clock = (enum clock_kind)kind;
    switch (options->clock) {
    case CLOCK_LIVE:
        return nika_json_count(clock) == 3 && read_span(clock, "bank", 10, 86400, SECOND, &options->bank) &&
               read_span(clock, "increment", 0, 3600, SECOND, &options->increment);
    case CLOCK_DAYS:
        return nika_json_count(clock) == 2 && read_span(clock, "days", 1, 30, DAY, &options->days);
    case CLOCK_NONE:
        break;
    }
    return nika_json_count(clock) == 1;
}

static bool read_truth(struct nika_json value, bool *truth)
{
    *truth = nika_json_kind(value) == 't';
    return *truth || nika_json_kind(value) == 'f';
}

static bool read_spectators(struct nika_json value, enum spectators *spectators)
{
    const int number = word_of(value, watching);
    if (number >= 0)
        *spectators = (enum spectators)number;
    return number >= 0;
}

static bool read_undo(struct nika_json value, enum undo_way *undo)
{
    const int number = word_of(value, undoing);
    if (number >= 0)
        *undo = (enum undo_way)number;
    return number >= 0;
}

const char *options_read(struct nika_json value, enum undo_way usual, struct options *options)
{
    static const char *const keys[] = {"clock",  "grace", "level", "spectators", "listed",
                                       "memory", "talk",  "undo",  NULL};
    struct nika_json member;
    *options = (struct options){.grace = USUAL_GRACE, .level = "skilled", .undo = usual, .memory = true, .talk = true};
    if (nika_json_kind(value) != '{')
        return "options";
    struct nika_json_walk walk = nika_json_walk(value);
    while (nika_json_next(&walk, &member)) {
        const int key = word_of(walk.key, keys);
        if (key < 0)
            return "options";
        if ((key == 0 && !read_clock(member, options)) ||
            (key == 1 && !read_span(value, "grace", 10, 86400, SECOND, &options->grace)) ||
            (key == 2 && !options_level(member, options->level)) ||
            (key == 3 && !read_spectators(member, &options->spectators)) ||
            (key == 4 && !read_truth(member, &options->listed)) ||
            (key == 5 && !read_truth(member, &options->memory)) || (key == 6 && !read_truth(member, &options->talk)) ||
            (key == 7 && !read_undo(member, &options->undo)))
            return keys[key];
    }
    return NULL;
}

static void write_whole(struct nika_writer *writer, const char *key, int64_t number)
{
    nika_write_key(writer, key);
    nika_write_whole(writer, number);
}

static void write_word(struct nika_writer *writer, const char *key, const char *word)
{
    nika_write_key(writer, key);
    nika_write_word(writer, word);
}

static void write_truth(struct nika_writer *writer, const char *key, bool truth)
{
    nika_write_key(writer, key);
    nika_write_bool(writer, truth);
}

void options_write(const struct options *options, struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    nika_write_key(writer, "clock");
    nika_write_open(writer, '{');
    write_word(writer, "kind", clocks[options->clock]);
    if (options->clock == CLOCK_LIVE) {
        write_whole(writer, "bank", options->bank / SECOND);
        write_whole(writer, "increment", options->increment / SECOND);
    }
    if (options->clock == CLOCK_DAYS)
        write_whole(writer, "days", options->days / DAY);
    nika_write_close(writer, '}');
    write_whole(writer, "grace", options->grace / SECOND);
    write_word(writer, "level", options->level);
    write_word(writer, "spectators", watching[options->spectators]);
    write_truth(writer, "listed", options->listed);
    write_truth(writer, "memory", options->memory);
    write_truth(writer, "talk", options->talk);
    write_word(writer, "undo", undoing[options->undo]);
    nika_write_close(writer, '}');
}
