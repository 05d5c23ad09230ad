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

const char *nika_sentence(const char *word)
{
    for (unsigned i = 0; nika_english[i].word; i++)
        if (strcmp(nika_english[i].word, word) == 0)
            return nika_english[i].sentence;
    return NULL;
}

static const char *filling_of(const struct nika_filling *fillings, const char *place, size_t size)
{
    for (; fillings->place; fillings++)
        if (strlen(fillings->place) == size && memcmp(fillings->place, place, size) == 0)
            return fillings->text;
    return "";
}

void nika_say(struct nika_text *text, const char *word, const struct nika_filling *fillings)
{
    const char *at = nika_sentence(word);
    if (!at) {
        nika_text_add(text, word);
        return;
    }
    const char *end = at + strlen(at);
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

const char *nika_rules_text(const char *game)
{
    for (unsigned i = 0; nika_english_rules[i].word; i++)
        if (strcmp(nika_english_rules[i].word, game) == 0)
            return nika_english_rules[i].sentence;
    return NULL;
}
