/*
 * options.c: reads and writes the options of a table (see nika/options.h).
 */
#include <nika/options.h>

#include <string.h>

const char *const nika_clock_words[] = {
    [NIKA_CLOCK_NONE] = "none", [NIKA_CLOCK_LIVE] = "live", [NIKA_CLOCK_DAYS] = "days", NULL};
const char *const nika_spectators_words[] = {
    [NIKA_SPECTATORS_PUBLIC] = "public", [NIKA_SPECTATORS_END] = "end", [NIKA_SPECTATORS_NONE] = "none", NULL};
const char *const nika_undo_words[] = {
    [NIKA_UNDO_FREE] = "free", [NIKA_UNDO_ASK] = "ask", [NIKA_UNDO_NEVER] = "never", NULL};

int nika_option_word(const char *const *words, const char *word)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

struct nika_table_options nika_options_usual(enum nika_undo_rule undo)
{
    return (struct nika_table_options){.grace = 120, .level = "skilled", .undo = undo, .memory = true, .talk = true};
}

static int word_of(struct nika_json value, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (nika_json_is(value, words[i]))
            return i;
    return -1;
}

bool nika_option_level(struct nika_json value, char level[NIKA_AGENT_NAME_MAX])
{
    for (unsigned i = 0; i < NIKA_LEVELS; i++)
        if (nika_json_is(value, nika_agent_names[i])) {
            nika_text_copy(level, NIKA_AGENT_NAME_MAX, nika_agent_names[i]);
            return true;
        }
    return false;
}

static bool read_whole(struct nika_json object, const char *key, int64_t least, int64_t most, int64_t *number)
{
    struct nika_json value;
    return nika_json_get(object, key, &value) && nika_json_whole(value, least, most, number);
}

static bool read_clock(struct nika_json clock, struct nika_table_options *options)
{
    struct nika_json value;
    const int kind = nika_json_get(clock, "kind", &value) ? word_of(value, nika_clock_words) : -1;
    if (kind < 0)
        return false;
    options->clock = (enum nika_clock_kind)kind;
    switch (options->clock) {
    case NIKA_CLOCK_LIVE:
        return nika_json_count(clock) == 3 && read_whole(clock, "bank", 10, 86400, &options->bank) &&
               read_whole(clock, "increment", 0, 3600, &options->increment);
    case NIKA_CLOCK_DAYS:
        return nika_json_count(clock) == 2 && read_whole(clock, "days", 1, 30, &options->days);
    case NIKA_CLOCK_NONE:
        break;
    }
    return nika_json_count(clock) == 1;
}

static bool read_truth(struct nika_json value, bool *truth)
{
    *truth = nika_json_kind(value) == 't';
    return *truth || nika_json_kind(value) == 'f';
}

static bool read_spectators(struct nika_json value, enum nika_spectators *spectators)
{
    const int number = word_of(value, nika_spectators_words);
    if (number >= 0)
        *spectators = (enum nika_spectators)number;
    return number >= 0;
}

static bool read_undo(struct nika_json value, enum nika_undo_rule *undo)
{
    const int number = word_of(value, nika_undo_words);
    if (number >= 0)
        *undo = (enum nika_undo_rule)number;
    return number >= 0;
}

const char *nika_options_read(struct nika_json value, enum nika_undo_rule usual, struct nika_table_options *options)
{
    static const char *const keys[] = {"clock",  "grace", "level", "spectators", "listed",
                                       "memory", "talk",  "undo",  "bots",       NULL};
    const char *wrong = NULL;
    struct nika_json member;
    *options = nika_options_usual(usual);
    if (nika_json_kind(value) != '{')
        return "options";
    struct nika_json_walk walk = nika_json_walk(value);
    while (nika_json_next(&walk, &member)) {
        const int key = word_of(walk.key, keys);
        const bool fine = key == 0   ? read_clock(member, options)
                          : key == 1 ? nika_json_whole(member, 10, 86400, &options->grace)
                          : key == 2 ? nika_option_level(member, options->level)
                          : key == 3 ? read_spectators(member, &options->spectators)
                          : key == 4 ? read_truth(member, &options->listed)
                          : key == 5 ? read_truth(member, &options->memory)
                          : key == 6 ? read_truth(member, &options->talk)
                          : key == 7 ? read_undo(member, &options->undo)
                          : key == 8 ? read_truth(member, &options->bots)
                                     : false;
        if (!fine && !wrong)
            wrong = key < 0 ? "options" : keys[key];
    }
    return wrong;
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

void nika_options_write(const struct nika_table_options *options, struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    nika_write_key(writer, "clock");
    nika_write_open(writer, '{');
    write_word(writer, "kind", nika_clock_words[options->clock]);
    if (options->clock == NIKA_CLOCK_LIVE) {
        write_whole(writer, "bank", options->bank);
        write_whole(writer, "increment", options->increment);
    }
    if (options->clock == NIKA_CLOCK_DAYS)
        write_whole(writer, "days", options->days);
    nika_write_close(writer, '}');
    write_whole(writer, "grace", options->grace);
    write_word(writer, "level", options->level);
    write_word(writer, "spectators", nika_spectators_words[options->spectators]);
    write_truth(writer, "listed", options->listed);
    write_truth(writer, "memory", options->memory);
    write_truth(writer, "talk", options->talk);
    if (options->undo != NIKA_UNDO_UNSAID)
        write_word(writer, "undo", nika_undo_words[options->undo]);
    if (options->bots)
        write_truth(writer, "bots", true);
    nika_write_close(writer, '}');
}
