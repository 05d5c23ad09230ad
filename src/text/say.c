/*
 * say.c: finds sentences and fills them in.
 */
#include <string.h>

#include <nika/say.h>

#include "catalogue.h"

const char *nika_sentence_word(unsigned index)
{
    return nika_english[index].word;
}

static const char *find(const struct nika_entry *entries, const char *word)
{
    for (; entries->word; entries++)
        if (strcmp(entries->word, word) == 0)
            return entries->sentence;
    return NULL;
}

const char *nika_sentence(const char *word)
{
    return find(nika_english, word);
}

static const char *filling_of(const struct nika_filling *fillings, const char *place, size_t size)
{
    for (; fillings->place; fillings++)
        if (strlen(fillings->place) == size && memcmp(fillings->place, place, size) == 0)
            return fillings->text;
    return "";
}

void nika_fill(struct nika_text *text, const char *sentence, const struct nika_filling *fillings)
{
    const char *at = sentence, *end = at + strlen(at);
    while (at < end) {
        const char *open = memchr(at, '{', (size_t)(end - at));
        const char *close = open ? memchr(open, '}', (size_t)(end - open)) : NULL;
        if (!close) {
            nika_text_add(text, at);
            return;
        }
        nika_text_add_bytes(text, at, (size_t)(open - at));
        nika_text_add(text, filling_of(fillings, open + 1, (size_t)(close - open - 1)));
        at = close + 1;
    }
}

void nika_say(struct nika_text *text, const char *word, const struct nika_filling *fillings)
{
    const char *sentence = nika_sentence(word);
    if (sentence)
        nika_fill(text, sentence, fillings);
    else
        nika_text_add(text, word);
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
