/*
 * rules.c: finds the rules of a game, its editions and switches.
 */
#include <string.h>

#include <nika/say.h>

#include "rules.h"

static const char *find(const struct nika_entry *entries, const char *word)
{
    for (; entries->word; entries++)
        if (strcmp(entries->word, word) == 0)
            return entries->sentence;
    return NULL;
}

const char *nika_rules_text(const char *game)
{
    return find(nika_english_rules, game);
}

/* Finds "GAME NAME" or, with a value, "GAME NAME=VALUE". */
static const char *find_option(const char *game, const char *name, const char *value)
{
    char word[128];
    struct nika_text text = nika_text(word, sizeof word);
    nika_text_add(&text, game);
    nika_text_add_char(&text, ' ');
    nika_text_add(&text, name);
    if (value) {
        nika_text_add_char(&text, '=');
        nika_text_add(&text, value);
    }
    return text.cut ? NULL : find(nika_english_options, word);
}

const char *nika_edition_text(const char *game, const char *edition)
{
    return find_option(game, edition, NULL);
}

const char *nika_editions_alike_text(const char *game)
{
    return find_option(game, "", "");
}

const char *nika_option_text(const char *game, const char *name, const char *value)
{
    return find_option(game, name, value);
}
