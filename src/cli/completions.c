/*
 * completions.c: `nika completions SHELL`: prints a script with which a shell completes Nika's commands, options and their
 * values. Options are those that the help names; their values follow from the letters that stand for them there, and
 * from the lists that the program itself uses.
 */
#include <string.h>

#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/options.h>
#include <nika/tui.h>

#include "completions.h"

enum { HELP_BYTES = 16384, OPTIONS_MAX = 128 };

static const char command_name[] = "completions";

/*
 * Lists of words.
 */

static void add_word(struct nika_text *words, const char *word)
{
    if (words->size > 0)
        nika_text_add_char(words, ' ');
    nika_text_add(words, word);
}

static void add_words(struct nika_text *words, const char *const *list)
{
    for (; *list; list++)
        add_word(words, *list);
}

static void add_games(struct nika_text *words)
{
    for (unsigned i = 0; nika_games[i]; i++)
        add_word(words, nika_games[i]->name);
}

/* Of a name with a number in it, "search-N", only the beginning can be known. */
static void add_agents(struct nika_text *words)
{
    const char *const *const lists[] = {nika_agent_names, nika_lab_names};
    for (unsigned i = 0; i < 2; i++)
        for (const char *const *name = lists[i]; *name; name++) {
            const size_t size = strlen(*name);
            if (words->size > 0)
                nika_text_add_char(words, ' ');
            nika_text_add_bytes(words, *name, size - (size > 2 && strcmp(*name + size - 2, "-N") == 0));
        }
}

static void add_people_and_agents(struct nika_text *words)
{
    add_word(words, "human");
    add_agents(words);
}

static void add_editions(struct nika_text *words)
{
    for (unsigned i = 0; nika_games[i + 1]; i++) /* the last one is a template */
        for (unsigned e = 0; e < nika_games[i]->edition_count; e++)
            add_word(words, nika_games[i]->editions[e].name);
}

static void add_switches(struct nika_text *words)
{
    for (unsigned i = 0; nika_games[i + 1]; i++)
        for (unsigned s = 0; s < nika_games[i]->switch_count; s++)
            for (unsigned v = 0; nika_games[i]->switches[s].values[v]; v++) {
                add_word(words, nika_games[i]->switches[s].name);
                nika_text_add_char(words, '=');
                nika_text_add(words, nika_games[i]->switches[s].values[v]);
            }
}

void completion_languages(struct nika_text *words)
{
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        add_word(words, nika_language_code((enum nika_language)i));
}

static void add_paces(struct nika_text *words)
{
    add_words(words, nika_pace_names);
}

static void add_spectators(struct nika_text *words)
{
    add_words(words, nika_spectators_words);
}

static void add_undo(struct nika_text *words)
{
    add_words(words, nika_undo_words);
}

static void add_shells(struct nika_text *words)
{
    nika_text_add(words, "bash zsh fish");
}

static void add_log_levels(struct nika_text *words)
{
    nika_text_add(words, "error warning info debug");
}

/* By the option, and what stands for its value in English; or by that alone. */
static const struct {
    const char *option, *value;
    enum completion_kind kind;
    void (*add)(struct nika_text *words);
} values[] = {
    {"--agents", NULL, COMPLETE_LIST, add_agents},
    {"--seats", NULL, COMPLETE_LIST, add_people_and_agents},
    {"--adviser", NULL, COMPLETE_WORDS, add_agents},
    {"--autopilot", NULL, COMPLETE_WORDS, add_agents},
    {"--edition", NULL, COMPLETE_WORDS, add_editions},
    {"--set", NULL, COMPLETE_WORDS, add_switches},
    {"--lang", NULL, COMPLETE_WORDS, completion_languages},
    {"--pace", "P", COMPLETE_WORDS, add_paces},
    {"--spectators", NULL, COMPLETE_WORDS, add_spectators},
    {"--undo", NULL, COMPLETE_WORDS, add_undo},
    {"--log", NULL, COMPLETE_WORDS, add_log_levels},
    {NULL, "GAME", COMPLETE_WORDS, add_games},
    {NULL, "SHELL", COMPLETE_WORDS, add_shells},
    {NULL, "FILE", COMPLETE_FILES, NULL},
    {NULL, "DATA", COMPLETE_FILES, NULL},
    {NULL, "FROM", COMPLETE_FILES, NULL},
    {NULL, "DIR", COMPLETE_FILES, NULL},
    {NULL, "OUT", COMPLETE_FILES, NULL},
};

static void find_value(const char *option, const char *value, struct completion *completion)
{
    struct nika_text words = nika_text(completion->words, sizeof completion->words);
    completion->kind = *value ? COMPLETE_ANYTHING : COMPLETE_NOTHING;
    for (unsigned i = 0; i < sizeof values / sizeof values[0] && *value; i++) {
        if (values[i].option && (!option || strcmp(values[i].option, option) != 0))
            continue;
        if (values[i].value && strcmp(values[i].value, value) != 0)
            continue;
        completion->kind = values[i].kind;
        if (values[i].add)
            values[i].add(&words);
        return;
    }
}

/*
 * What the help says.
 */

/* The beginning of a text, up to the first explanation. */
static void shorten(const char *text, char *brief, size_t room)
{
    static const char *const ends[] = {"; ", ": ", ". ", " (", "。", "：", "（"};
    size_t size = strlen(text);
    for (unsigned i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const char *end = strstr(text, ends[i]);
        if (end && (size_t)(end - text) < size)
            size = (size_t)(end - text);
    }
    struct nika_text to = nika_text(brief, room);
    nika_text_add_bytes(&to, text, size);
}

/* What the help of a command says about one of its items, in the user's language. */
static void describe(const char *command, const char *item, struct completion *completion)
{
    static char help[HELP_BYTES];
    static struct help_part part;
    struct nika_text text = nika_text(help, sizeof help);
    help_say(command, cli_language(), &text);
    completion->text[0] = '\0';
    if (help_find(help, item, &part))
        shorten(part.text, completion->text, sizeof completion->text);
}

void completion_of_command(const char *command, struct completion *completion)
{
    static char help[HELP_BYTES];
    static struct help_part part;
    struct nika_text text = nika_text(help, sizeof help);
    struct help_walk walk = help_walk(help);
    help_say(command, NIKA_ENGLISH, &text);
    help_next(&walk, &part);
    const char *operand = part.text + strlen("nika ") + strlen(command);
    operand += strspn(operand, " [");
    char word[32] = "";
    struct nika_text value = nika_text(word, sizeof word);
    nika_text_add_bytes(&value, operand, strspn(operand, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    completion->name = command;
    find_value(NULL, word, completion);
    describe(cli_is_hosts(command) ? command : NULL, command, completion);
}

/* The options of a command that were found so far. */
struct found {
    const char *command;
    unsigned count;
    char names[OPTIONS_MAX][sizeof((struct help_option *)NULL)->name];
    void (*each)(void *context, const struct completion *completion);
    void *context;
};

static void find_option(struct found *found, const char *name, const char *value)
{
    static struct completion completion;
    if (cli_is_hosts(found->command) && !cli_host_takes(found->command, name) && strcmp(name, "--lang") != 0)
        return;
    for (unsigned i = 0; i < found->count; i++)
        if (strcmp(found->names[i], name) == 0)
            return;
    if (found->count == OPTIONS_MAX)
        return;
    nika_text_copy(found->names[found->count], sizeof found->names[found->count], name);
    completion.name = found->names[found->count++];
    find_value(name, value, &completion);
    describe(found->command, name, &completion);
    found->each(found->context, &completion);
}

static void find_options(struct found *found, const char *text)
{
    struct help_option option;
    while (help_option(&text, &option))
        find_option(found, option.name, option.value);
}

void completions_of_options(const char *command, void (*each)(void *context, const struct completion *completion),
                            void *context)
{
    static char help[HELP_BYTES];
    static struct help_part part;
    static struct found found;
    struct nika_text text = nika_text(help, sizeof help);
    struct help_walk walk = help_walk(help);
    found = (struct found){.command = command, .each = each, .context = context};
    help_say(command, NIKA_ENGLISH, &text);
    while (help_next(&walk, &part)) {
        if (part.kind == HELP_USAGE)
            find_options(&found, part.text);
        find_options(&found, part.head);
        if (part.kind == HELP_ITEM && strncmp(part.head, "nika ", 5) == 0)
            find_options(&found, part.text);
    }
    find_option(&found, "--lang", "L");
}

void completion_commands(struct nika_text *words)
{
    add_word(words, "help");
    for (unsigned i = 0; cli_command(i); i++)
        add_word(words, cli_command(i));
}

int cli_completions(int count, char **arguments)
{
    static const struct cli_option options[] = {{.name = NULL}};
    static const struct {
        const char *name;
        void (*print)(FILE *file);
    } shells[] = {{"bash", completions_bash}, {"zsh", completions_zsh}, {"fish", completions_fish}};
    char known[64];
    struct nika_text list = nika_text(known, sizeof known);
    int operands, status;
    if (!cli_options(command_name, msg_help_completions(), options, count, arguments, &operands, &status))
        return status;
    for (unsigned i = 0; i < sizeof shells / sizeof shells[0]; i++) {
        nika_text_add_listed(&list, shells[i].name);
        if (operands == 1 && strcmp(arguments[0], shells[i].name) == 0) {
            shells[i].print(stdout);
            return cli_flush(command_name, stdout, NULL) ? CLI_FINE : CLI_WRONG;
        }
    }
    return cli_usage(command_name, msg_cli_name_shell(known));
}
