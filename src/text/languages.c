/*
 * languages.c: the languages and their words.
 */
#include <string.h>

#include <nika/messages_words.h>

#include "catalogue.h"

const char *nika_language_code(enum nika_language language)
{
    return nika_catalogue_of(language)->code;
}

const char *nika_language_name(enum nika_language language)
{
    return nika_sentence_of(language, NIKA_MSG_language_name);
}

bool nika_language_is_latin(enum nika_language language)
{
    return nika_catalogue_of(language)->latin;
}

bool nika_language_named(const char *code, enum nika_language *language)
{
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        if (strcmp(nika_language_code((enum nika_language)i), code) == 0) {
            *language = (enum nika_language)i;
            return true;
        }
    return false;
}

enum nika_language nika_language_of_locale(const char *locale)
{
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++) {
        const char *code = nika_language_code((enum nika_language)i);
        const size_t size = strlen(code);
        if (strlen(locale) >= size && memcmp(locale, code, size) == 0 &&
            (locale[size] == '\0' || locale[size] == '_' || locale[size] == '.' || locale[size] == '@'))
            return (enum nika_language)i;
    }
    return NIKA_ENGLISH;
}

const char *nika_good_name(enum nika_language language, unsigned good)
{
    return nika_sentence_of(language, (uint16_t)(NIKA_MSG_good_cloth + good));
}
_Static_assert(NIKA_MSG_good_merchants - NIKA_MSG_good_cloth == 6, "the goods stand in their order");

const char *nika_color_name(enum nika_language language, unsigned color)
{
    return nika_sentence_of(language, (uint16_t)(NIKA_MSG_color_red + color));
}
_Static_assert(NIKA_MSG_color_yellow - NIKA_MSG_color_red == 3, "the colors stand in their order");

const char *nika_color_letter(enum nika_language language, unsigned color)
{
    return nika_sentence_of(language, (uint16_t)(NIKA_MSG_color_letter_red + color));
}
_Static_assert(NIKA_MSG_color_letter_yellow - NIKA_MSG_color_letter_red == 3, "the letters stand in their order");

const char *nika_counselor_text(unsigned counselor)
{
    static const char *const names[] = {"Narses",    "Belisarius", "Eraclius", "Basilius",  "Procopius", "Tribonianus",
                                        "Giulianus", "Germanus",   "Antemius", "Niceforus", "Antonina",  "Teodora"};
    return names[counselor];
}

const char *nika_sentences_of(const struct nika_catalogue *catalogue, uint16_t key)
{
    return catalogue->sentences[key >> NIKA_AREA_SHIFT][key & ((1u << NIKA_AREA_SHIFT) - 1)];
}

const char *nika_form(const char *sentences, unsigned index)
{
    const unsigned count = (unsigned char)*sentences % NIKA_TO_YOU;
    const char *form = sentences + 1;
    for (unsigned i = 0; i < index && i + 1 < count; i++)
        form += strlen(form) + 1;
    return form;
}

const char *nika_form_to_you(const char *sentences)
{
    const unsigned head = (unsigned char)*sentences;
    const char *last = nika_form(sentences, head % NIKA_TO_YOU - 1);
    return head >= NIKA_TO_YOU ? last + strlen(last) + 1 : NULL;
}

const char *nika_sentence_of(enum nika_language language, uint16_t key)
{
    const struct nika_catalogue *catalogue = nika_catalogue_of(language);
    return nika_form(nika_sentences_of(catalogue, key), catalogue->forms - 1);
}
