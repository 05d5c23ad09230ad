/*
 * languages.c: the languages and their words.
 */
#include <string.h>

#include <nika/explain.h>

#include "catalogue.h"

#ifdef NIKA_ONE_LANGUAGE
/* A program for one language, like the modules for the browser: whoever asks for any is given this one. */
#define PASTE(a, b, c) a##_##b##_##c
#define TONGUE(language) PASTE(nika, tongue, language)
#define FORMS_IN(language, area) PASTE(nika, language, area)
#define FORMS(lower, upper) [NIKA_AREA_##upper] = FORMS_IN(NIKA_ONE_LANGUAGE, lower),

const struct nika_tongue *nika_tongue_of(enum nika_language language)
{
    (void)language;
    return &TONGUE(NIKA_ONE_LANGUAGE);
}

const struct nika_form *const *nika_forms_of(enum nika_language language, enum nika_area area)
{
    static const struct nika_form *const *const forms[NIKA_AREA_COUNT] = {NIKA_AREAS_HERE(FORMS)};
    (void)language;
    return forms[area];
}
#else
const struct nika_tongue *nika_tongue_of(enum nika_language language)
{
    static const struct nika_tongue *const tongues[NIKA_LANGUAGES] = {
        [NIKA_ENGLISH] = &nika_tongue_en,
        [NIKA_ITALIAN] = &nika_tongue_it,
        [NIKA_FRENCH] = &nika_tongue_fr,
        [NIKA_JAPANESE] = &nika_tongue_ja,
    };
    return tongues[language];
}

const struct nika_form *const *nika_forms_of(enum nika_language language, enum nika_area area)
{
#define EN(lower, upper) [NIKA_AREA_##upper] = nika_en_##lower,
#define IT(lower, upper) [NIKA_AREA_##upper] = nika_it_##lower,
#define FR(lower, upper) [NIKA_AREA_##upper] = nika_fr_##lower,
#define JA(lower, upper) [NIKA_AREA_##upper] = nika_ja_##lower,
    static const struct nika_form *const *const forms[NIKA_LANGUAGES][NIKA_AREA_COUNT] = {
        [NIKA_ENGLISH] = {NIKA_AREAS(EN)},
        [NIKA_ITALIAN] = {NIKA_AREAS(IT)},
        [NIKA_FRENCH] = {NIKA_AREAS(FR)},
        [NIKA_JAPANESE] = {NIKA_AREAS(JA)},
    };
    return forms[language][area];
}
#endif

const char *nika_language_code(enum nika_language language)
{
    return nika_tongue_of(language)->code;
}

const char *nika_language_name(enum nika_language language)
{
    return nika_tongue_of(language)->name;
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
    return nika_tongue_of(language)->good_names[good];
}

const char *nika_color_name(enum nika_language language, unsigned color)
{
    return nika_tongue_of(language)->colors[color];
}

const char *nika_color_letter(enum nika_language language, unsigned color)
{
    return nika_tongue_of(language)->color_letters[color];
}

const char *nika_counselor_text(unsigned counselor)
{
    static const char *const names[] = {"Narses",    "Belisarius", "Eraclius", "Basilius",  "Procopius", "Tribonianus",
                                        "Giulianus", "Germanus",   "Antemius", "Niceforus", "Antonina",  "Teodora"};
    return names[counselor];
}

static const char *sentence(const struct nika_form *form, bool one)
{
    return one ? form->one : form->other;
}

const char *nika_sentence_of(enum nika_language language, uint16_t key, bool one)
{
    const enum nika_area area = (enum nika_area)(key >> NIKA_AREA_SHIFT);
    return sentence(nika_forms_of(language, area)[key & ((1u << NIKA_AREA_SHIFT) - 1)], one);
}

const char *nika_fact_sentence(enum nika_language language, unsigned kind, bool one)
{
    return sentence(nika_tongue_of(language)->facts[kind], one);
}
