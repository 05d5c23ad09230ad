/*
 * tell_rules.c: the rules of a game as a table plays them: where editions and switches decide, what they decide stands in
 * the rule's own place.
 */
#include <string.h>

#include <nika/messages_rules.h>
#include <nika/say.h>

#include "teller.h"

enum { TABLE_MAX = 4096, OPTION_MAX = 1024 };

/* A text in lines without the end of the last one, as places take it. */
struct lines {
    char bytes[OPTION_MAX];
};

static const char *value_of(const struct nika_setup *setup, unsigned s)
{
    return setup->game->switches[s].values[setup->switches[s]];
}

/* Fills the places of a section that are named after switches; in names of places, underscores stand for hyphens. */
static void fill_options(const struct nika_setup *setup, enum nika_language language, struct nika_message *section,
                         struct lines options[NIKA_SWITCHES_MAX])
{
    const struct nika_game *game = setup->game;
    for (unsigned s = 0; s < game->switch_count; s++) {
        char name[NIKA_WORD_MAX];
        struct nika_text place = nika_text(name, sizeof name), lines = nika_text(options[s].bytes, OPTION_MAX);
        const char *text = nika_option_text(language, game->name, game->switches[s].name, value_of(setup, s));
        for (const char *at = game->switches[s].name; *at; at++)
            nika_text_add_char(&place, *at == '-' ? '_' : *at);
        if (text)
            nika_text_add_bytes(&lines, text, strlen(text) - 1);
        nika_message_give(section, name, options[s].bytes);
    }
}

/* Adds "tie=clockwise", in lines: before it so many blanks. */
static void add_setting(struct nika_text *text, const char *blanks, const char *name, const char *value)
{
    nika_text_add(text, blanks);
    nika_text_add_char(text, '(');
    nika_text_add(text, name);
    nika_text_add_char(text, '=');
    nika_text_add(text, value);
    nika_text_add(text, ")\n");
}

static void add_heading(const struct nika_game *game, const struct nika_edition *edition, enum nika_language language,
                        struct nika_text *text)
{
    nika_say(text, nika_voice(language, NULL),
             msg_rules_heading(nika_edition_text(language, game->name, edition->name), edition->name));
    nika_text_add_char(text, '\n');
}

static void add_note(const struct nika_game *game, const struct nika_edition *edition, enum nika_language language,
                     struct nika_text *text)
{
    const char *note = nika_edition_note(language, game->name, edition->name);
    nika_text_add(text, note ? note : "");
}

/* Which edition it is, the switches that are set apart from it, and what is to be said about it. */
static const char *tell_edition(const struct nika_setup *setup, enum nika_language language, struct nika_text *text)
{
    const struct nika_game *game = setup->game;
    const struct nika_edition *edition = &game->editions[setup->edition];
    add_heading(game, edition, language, text);
    for (unsigned s = 0; s < game->switch_count; s++)
        if (setup->switches[s] != nika_setup_default(setup, s))
            add_setting(text, "  ", game->switches[s].name, value_of(setup, s));
    add_note(game, edition, language, text);
    return "edition";
}

const char *nika_tell_rules(const struct nika_setup *setup, enum nika_language language, unsigned section,
                            struct nika_text *text)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    const char *game = setup->game->name;
    const bool editions = setup->game->edition_count > 0;
    struct nika_message message;
    struct lines options[NIKA_SWITCHES_MAX];
    char bytes[TABLE_MAX];
    struct nika_text table = nika_text(bytes, sizeof bytes);
    if (!nika_rules_section(game, editions && section > 0 ? section - 1 : section, &message))
        return NULL;
    if (editions && section == 1)
        return tell_edition(setup, language, text);
    fill_options(setup, language, &message, options);
    if (teller && teller->rules_table)
        teller->rules_table(setup, language, &table);
    nika_message_give(&message, "table", bytes);
    nika_say(text, nika_voice(language, NULL), message);
    return nika_rules_section_name(game, message);
}

/* Adds what a switch means at a value, and how that is spelled. */
static void add_option(const struct nika_game *game, unsigned s, unsigned value, enum nika_language language,
                       struct nika_text *text)
{
    const struct nika_switch *option = &game->switches[s];
    nika_text_add(text, nika_option_text(language, game->name, option->name, option->values[value]));
    add_setting(text, "    ", option->name, option->values[value]);
}

/* Adds in what an edition differs from the setup's. */
static void add_edition(const struct nika_setup *setup, const struct nika_edition *edition, enum nika_language language,
                        struct nika_text *text)
{
    const struct nika_game *game = setup->game;
    const struct nika_edition *ours = &game->editions[setup->edition];
    nika_text_add_char(text, '\n');
    add_heading(game, edition, language, text);
    add_note(game, edition, language, text);
    for (unsigned s = 0; s < game->switch_count; s++)
        if (edition->switches[s] != ours->switches[s])
            add_option(game, s, edition->switches[s], language, text);
}

void nika_tell_other_rules(const struct nika_setup *setup, enum nika_language language, struct nika_text *text)
{
    const struct nika_game *game = setup->game;
    const char *intro = nika_other_rules_text(language, game->name);
    if (!intro)
        return;
    nika_text_add(text, intro);
    for (unsigned e = 0; e < game->edition_count; e++)
        if (e != setup->edition)
            add_edition(setup, &game->editions[e], language, text);
    for (unsigned s = 0; game->edition_count == 0 && s < game->switch_count; s++)
        for (unsigned v = 0; game->switches[s].values[v]; v++)
            if (v != setup->switches[s])
                add_option(game, s, v, language, text);
}
