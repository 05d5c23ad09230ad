/*
 * check.c: finds what is wrong with sentences and what the compiler cannot see: places and ways, encoding, what was
 * left in English, and the signs that each language writes its own way.
 */
#include <string.h>

#include <nika/messages.h>

#include "check.h"

enum { WORDS_OF_LINE = 3 /* those that are as in English are not translated */ };
enum { COLUMNS = 80, NO_BREAK_SPACE = 0xA0, QUOTE_OPENS = 0xAB, QUOTE_CLOSES = 0xBB, CURLY_APOSTROPHE = 0x2019 };

#define BIT(fault) (UINT32_C(1) << NIKA_FAULT_##fault)

const char *nika_fault_text(enum nika_fault fault)
{
#define TEXT(name, text) text,
    static const char *const texts[] = {NIKA_FAULTS(TEXT)};
    return texts[fault];
}

/*
 * Places.
 */

static bool is_called(const char *name, const char *bytes, size_t size)
{
    return strlen(name) == size && memcmp(name, bytes, size) == 0;
}

/* Whether a type can be said in a way. */
static bool has_way(enum nika_type type, const char *way, size_t size)
{
#define NAME(unit) #unit,
    static const char *const units[] = {NIKA_UNITS(NAME)};
#undef NAME
    for (unsigned unit = 0; type == NIKA_TYPE_NUMBER && unit < NIKA_UNIT_COUNT; unit++)
        if (is_called(units[unit], way, size))
            return true;
    return (type == NIKA_TYPE_NUMBER && is_called("signed", way, size)) ||
           ((type == NIKA_TYPE_SEAT || type == NIKA_TYPE_SEATS) && is_called("you", way, size)) ||
           ((type == NIKA_TYPE_GOOD || type == NIKA_TYPE_COUNSELOR) && is_called("name", way, size)) ||
           (type == NIKA_TYPE_COUNSELOR && is_called("number", way, size)) ||
           (type == NIKA_TYPE_COLOR && is_called("cards", way, size));
}

static uint32_t faults_of_way(enum nika_type type, const char *way, size_t size)
{
    if (has_way(type, way, size))
        return 0;
    for (unsigned other = 0; other < NIKA_TYPE_COUNT; other++)
        if (has_way((enum nika_type)other, way, size))
            return BIT(WAY_OF_OTHERS);
    return BIT(WAY);
}

/* Judges what stands between two braces, and notes the argument that it is. */
static uint32_t faults_of_place(const struct nika_duty *duty, const char *place, size_t size, unsigned *seen)
{
    const char *colon = memchr(place, ':', size);
    const size_t name = colon ? (size_t)(colon - place) : size;
    for (unsigned i = 0; i < duty->key->count; i++)
        if (duty->arguments >> i & 1 && is_called(duty->key->arguments[i].name, place, name)) {
            *seen |= 1u << i;
            return colon ? faults_of_way(duty->key->arguments[i].type, colon + 1, size - name - 1) : 0;
        }
    return BIT(PLACE);
}

static uint32_t faults_of_places(const struct nika_duty *duty, const char *sentence)
{
    uint32_t faults = 0;
    unsigned seen = 0;
    for (const char *at = sentence; *at; at++) {
        if (*at == '}')
            faults |= BIT(BRACES);
        if (*at != '{')
            continue;
        const char *close = memchr(at, '}', strlen(at));
        if (!close || memchr(at + 1, '{', (size_t)(close - at - 1)))
            return faults | BIT(BRACES);
        faults |= faults_of_place(duty, at + 1, (size_t)(close - at - 1), &seen);
        at = close;
    }
    return seen == duty->arguments ? faults : faults | BIT(MISSING);
}

/*
 * Signs. A place counts as one letter, PLACE, whatever it is filled with.
 */
enum { END = 0, BAD = -1, PLACE = 0x110000 };

/* Reads the character or place at *at, and goes on behind it. */
static int32_t next(const char **at)
{
    size_t length = 1;
    const int32_t code = **at ? nika_utf8_read(*at, strlen(*at), &length) : END;
    const char *close = code == '{' ? memchr(*at, '}', strlen(*at)) : NULL;
    if (code == END)
        return END;
    *at = close ? close + 1 : *at + length;
    return close ? PLACE : code;
}

static bool is_letter(int32_t code)
{
    return (code >= '0' && code <= '9') || (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z') ||
           (code >= 0xC0 && code < 0x250) || code == PLACE;
}

static bool is_japanese(int32_t code)
{
    return code == 0x3005 || (code >= 0x3041 && code <= 0x30FF) || (code >= 0x3400 && code <= 0x9FFF);
}

/* Whether a terminal shows the character two columns wide. */
static bool is_wide(int32_t code)
{
    return (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
           (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
           (code >= 0xFE30 && code <= 0xFE6F) || (code >= 0xFF00 && code <= 0xFF60) ||
           (code >= 0xFFE0 && code <= 0xFFE6);
}

static bool is_among(int32_t code, const char *signs)
{
    for (; *signs; signs++)
        if (*signs == code)
            return true;
    return false;
}

/* What stands around a character. */
struct moment {
    int32_t earlier, before, code, after;
};

static bool ends_word(int32_t code)
{
    return is_letter(code) || is_among(code, ")%") || code == QUOTE_CLOSES;
}

/* French: a sign after a word, or after a word and a space that may break. One at the start of a line or column is not
 * a sign but a key to press; a colon or semicolon with something right behind it belongs to what is typed. */
static bool lacks_french_space(const struct moment *moment)
{
    const int32_t before = moment->before, after = moment->after;
    if (moment->code == QUOTE_OPENS || moment->code == QUOTE_CLOSES)
        return (moment->code == QUOTE_OPENS ? after : before) != NO_BREAK_SPACE;
    if (!is_among(moment->code, ":;!?") ||
        (is_among(moment->code, ":;") && after != END && after != ' ' && after != '\n'))
        return false;
    return ends_word(before == ' ' ? moment->earlier : before);
}

static uint32_t faults_of_sign(const struct nika_duty *duty, const struct moment *moment)
{
    const bool french = duty->language == NIKA_FRENCH, japanese = duty->language == NIKA_JAPANESE;
    uint32_t faults = 0;
    if (moment->code == BAD)
        faults |= BIT(ENCODING);
    else if (moment->code == '\n')
        faults |= (duty->lines ? 0 : BIT(NEW_LINE)) | (duty->lines && moment->before == ' ' ? BIT(BLANK) : 0);
    else if (nika_utf8_hidden((uint32_t)moment->code))
        faults |= BIT(CONTROL);
    if (moment->code == '"')
        faults |= BIT(QUOTE);
    if (moment->code == (french ? '\'' : CURLY_APOSTROPHE) && is_letter(moment->before) && is_letter(moment->after))
        faults |= BIT(APOSTROPHE);
    if (french && lacks_french_space(moment))
        faults |= BIT(FRENCH_SPACE);
    if (japanese && is_among(moment->code, ",.;:!?()") && (is_japanese(moment->before) || is_japanese(moment->after)))
        faults |= BIT(HALF_WIDTH);
    return faults;
}

/* Goes through the characters: their signs, how wide the lines are, and for Japanese in which letters they are. */
static uint32_t faults_of_signs(const struct nika_duty *duty, const char *sentence)
{
    const bool lines = duty->lines && memchr(sentence, '\n', strlen(sentence)); /* whoever shows one line wraps it */
    bool has_japanese = false, has_latin = false;
    uint32_t faults = 0;
    unsigned columns = 0;
    const char *at = sentence;
    struct moment moment = {END, END, END, next(&at)};
    while (moment.after != END) {
        moment = (struct moment){moment.before, moment.code, moment.after, next(&at)};
        faults |= faults_of_sign(duty, &moment);
        has_japanese = has_japanese || is_japanese(moment.code);
        has_latin = has_latin || (is_letter(moment.code) && moment.code > '9' && moment.code != PLACE);
        columns = moment.code == '\n' ? 0 : columns + 1 + is_wide(moment.code);
        if (lines && columns > COLUMNS)
            faults |= BIT(WIDE);
    }
    return duty->language == NIKA_JAPANESE && has_latin && !has_japanese ? faults | BIT(NO_JAPANESE) : faults;
}

uint32_t nika_faults_of_sentence(const struct nika_duty *duty, const char *sentence)
{
    return *sentence ? faults_of_places(duty, sentence) | faults_of_signs(duty, sentence) : BIT(EMPTY);
}

/*
 * Forms.
 */

/* The first number among the arguments, by which forms are chosen: its index, or -1. */
static int chooser_of(const struct nika_duty *duty)
{
    for (unsigned i = 0; i < duty->key->count; i++)
        if (duty->arguments >> i & 1 &&
            (duty->key->arguments[i].type == NIKA_TYPE_NUMBER || duty->key->arguments[i].type == NIKA_TYPE_TENTHS))
            return (int)i;
    return -1;
}

/* The faults of the sentence for one: what it may leave out is not missed. */
static uint32_t faults_of_one(const struct nika_duty *duty, const char *sentence, int chooser)
{
    struct nika_duty without = *duty;
    const uint32_t faults = nika_faults_of_sentence(duty, sentence);
    if (!(faults & BIT(MISSING)) || nika_tongue_of(duty->language)->ones != 1 || chooser < 0)
        return faults;
    without.arguments &= ~(1u << (unsigned)chooser);
    return nika_faults_of_sentence(&without, sentence);
}

/* The next character or place that is no sign. */
static int32_t next_letter(const char **at)
{
    int32_t code = next(at);
    while (code != END && !is_letter(code) && !is_japanese(code))
        code = next(at);
    return code;
}

/* Whether a sentence has the words of another: whatever their signs, and if it has any. */
static bool has_same_words(const char *sentence, const char *other)
{
    bool any = false;
    for (;;) {
        const int32_t here = next_letter(&sentence), there = next_letter(&other);
        if (here != there)
            return false;
        if (here == END)
            return any;
        any = any || (here > '9' && here != PLACE);
    }
}

static bool is_as_in(const char *sentence, const char *english)
{
    return strcmp(sentence, english) == 0 || has_same_words(sentence, english);
}

/* How many small words a line has; options, what they are given, and our name are none. */
static unsigned count_words(const char *line, size_t size)
{
    unsigned count = 0;
    for (size_t at = 0, length; at < size; at += length + 1) {
        length = 0;
        while (at + length < size && line[at + length] >= 'a' && line[at + length] <= 'z')
            length++;
        const bool ends = at + length == size || is_among(line[at + length], " ,.;:)");
        count +=
            length > 1 && ends && !is_called("nika", line + at, length) && (at == 0 || is_among(line[at - 1], " ("));
    }
    return count;
}

/* Whether one of several lines is a line of English. */
static bool has_line_of(const char *text, const char *english)
{
    size_t size, other;
    for (const char *line = text; *line; line += size, line += *line == '\n') {
        size = strcspn(line, "\n");
        if (count_words(line, size) < WORDS_OF_LINE)
            continue;
        for (const char *there = english; *there; there += other, there += *there == '\n') {
            other = strcspn(there, "\n");
            if (other == size && memcmp(line, there, size) == 0)
                return true;
        }
    }
    return false;
}

static uint32_t faults_beside_english(const struct nika_form *form, const struct nika_form *english)
{
    const bool one = is_as_in(form->one, english->one), other = is_as_in(form->other, english->other);
    if (form->same)
        return one && other ? 0 : BIT(NOT_SAME);
    if (other || (one && strcmp(form->one, form->other) != 0))
        return BIT(UNTRANSLATED);
    return has_line_of(form->other, english->other) ? BIT(ENGLISH_LINE) : 0;
}

/* The faults of the form in the second person, which may leave out who that is. */
static uint32_t faults_to_you(const struct nika_duty *duty, const char *you)
{
    const uint32_t faults = nika_faults_of_sentence(duty, you);
    struct nika_duty without = *duty;
    for (unsigned i = 0; i < duty->key->count; i++)
        if (is_called(duty->key->arguments[i].name, "who", strlen("who")))
            without.arguments &= ~(1u << i);
    return faults & BIT(MISSING) ? nika_faults_of_sentence(&without, you) : faults;
}

/* Whether a sentence at a table is about somebody who may listen: it begins with the player who does something. */
static bool must_say_you(const struct nika_duty *duty, const struct nika_form *english)
{
    static const char *const begins[] = {"{who} ", "{who}, "};
    for (unsigned i = 0; duty->told && duty->arguments & 1 && i < sizeof begins / sizeof begins[0]; i++)
        if (is_called(duty->key->arguments[0].name, "who", strlen("who")) &&
            strncmp(english->other, begins[i], strlen(begins[i])) == 0)
            return true;
    return false;
}

uint32_t nika_faults_of_form(const struct nika_duty *duty, const struct nika_form *form,
                             const struct nika_form *english)
{
    uint32_t faults = nika_faults_of_sentence(duty, form->other);
    if (form->you)
        faults |= faults_to_you(duty, form->you);
    if ((form->you != NULL) != (english->you != NULL) || (!form->you && must_say_you(duty, english)))
        faults |= BIT(YOU);
    if (strcmp(form->one, form->other) != 0) {
        const int chooser = chooser_of(duty);
        faults |= faults_of_one(duty, form->one, chooser) | (chooser < 0 ? BIT(PLURAL) : 0);
    }
    if (duty->language != NIKA_ENGLISH)
        faults |= faults_beside_english(form, english);
    return form->same ? faults & ~BIT(NO_JAPANESE) : faults;
}

/*
 * Everything.
 */

/* Whom to tell. */
struct listener {
    nika_found *found;
    void *context;
    unsigned count;
};

static void tell(struct listener *listener, struct nika_finding finding, uint32_t faults)
{
    for (unsigned fault = 0; fault < NIKA_FAULT_COUNT; fault++)
        if (faults >> fault & 1) {
            finding.fault = (enum nika_fault)fault;
            listener->found(listener->context, &finding);
            listener->count++;
        }
}

static void check_form(struct listener *listener, const struct nika_duty *duty, const char *area, const char *key,
                       const struct nika_form *form, const struct nika_form *english)
{
    const struct nika_finding finding = {duty->language, NIKA_FAULT_EMPTY, area, key, form->other};
    tell(listener, finding, nika_faults_of_form(duty, form, english));
}

bool nika_key_has_lines(enum nika_area area, const char *word)
{
    static const char end[] = "_help";
    const size_t size = strlen(word);
    return area == NIKA_AREA_HELP || area == NIKA_AREA_RULES ||
           (size >= strlen(end) && strcmp(word + size - strlen(end), end) == 0);
}

static unsigned all_arguments(const struct nika_key *key)
{
    return (1u << key->count) - 1;
}

static void check_messages(struct listener *listener, enum nika_language language)
{
#define WORD(lower, upper) #lower,
    static const char *const words[] = {NIKA_AREAS(WORD)};
#undef WORD
    for (unsigned a = 0; a < NIKA_AREA_COUNT; a++) {
        const enum nika_area area = (enum nika_area)a;
        const struct nika_key *key;
        for (unsigned i = 0; (key = nika_message_key(area, i)) != NULL; i++) {
            const struct nika_duty duty = {language, key, all_arguments(key), nika_key_has_lines(area, key->word),
                                           area == NIKA_AREA_BYZANTZ || area == NIKA_AREA_JUSTINIAN};
            check_form(listener, &duty, words[area], key->word, nika_forms_of(language, area)[i],
                       nika_forms_of(NIKA_ENGLISH, area)[i]);
        }
    }
}

/* All facts have one key; which of its arguments they have, their kind says. */
static void check_facts(struct listener *listener, enum nika_language language)
{
    for (unsigned kind = 0; kind < NIKA_FACT_KINDS; kind++) {
        const struct nika_duty duty = {language, &nika_key_of_facts, nika_fact_arguments(kind), false, false};
        check_form(listener, &duty, "facts", nika_fact_word(kind), nika_tongue_of(language)->facts[kind],
                   nika_tongue_of(NIKA_ENGLISH)->facts[kind]);
    }
}
_Static_assert(NIKA_FACT_SEAT == 1 && NIKA_FACT_GOOD == 2 && NIKA_FACT_COUNSELOR == 4 && NIKA_FACT_COLOR == 8 &&
                   NIKA_FACT_NUMBER == 16 && NIKA_FACT_SECOND == 32,
               "the arguments of nika_key_of_facts stand in the order of these bits");

static void check_units(struct listener *listener, enum nika_language language)
{
#define KEY(name) {#name, 1, {{"number", NIKA_TYPE_NUMBER}}},
    static const struct nika_key keys[] = {NIKA_UNITS(KEY)};
#undef KEY
    for (unsigned unit = 0; unit < NIKA_UNIT_COUNT; unit++) {
        const struct nika_duty duty = {language, &keys[unit], all_arguments(&keys[unit]), false, false};
        check_form(listener, &duty, "words", keys[unit].word, nika_tongue_of(language)->units[unit],
                   nika_tongue_of(NIKA_ENGLISH)->units[unit]);
    }
}

/* Names and letters, which are words and no sentences. */
struct word_list {
    const char *key;
    const char *const *words;
    size_t count;
    bool translated; /* as in English only on purpose */
};
enum { WORD_LISTS = 12 };

static void list_words(const struct nika_tongue *tongue, struct word_list lists[WORD_LISTS])
{
    const struct word_list all[WORD_LISTS] = {
        {"code", &tongue->code, 1, true},
        {"name", &tongue->name, 1, true},
        {"joiner", &tongue->joiner, 1, false},
        {"comma", &tongue->comma, 1, false},
        {"and", &tongue->and_, 1, true},
        {"point", &tongue->point, 1, false},
        {"between_numbers", &tongue->between_numbers, 1, false},
        {"goods", tongue->goods, 7, true},
        {"good_names", tongue->good_names, 7, true},
        {"colors", tongue->colors, 4, true},
        {"colored", tongue->colored, 4, true},
        {"letters", tongue->color_letters, 4, false},
    };
    memcpy(lists, all, sizeof all);
}

/* Whether a word is among others, with blanks between. */
static bool is_one_of(const char *word, const char *words)
{
    for (size_t size; *words; words += size, words += *words == ' ') {
        size = strcspn(words, " ");
        if (is_called(word, words, size))
            return true;
    }
    return false;
}

static uint32_t faults_of_word(const struct nika_duty *duty, const struct word_list *list,
                               const struct word_list *english, size_t index)
{
    const char *word = list->words[index];
    uint32_t faults = nika_faults_of_sentence(duty, word) & ~BIT(NO_JAPANESE);
    for (size_t other = 0; other < index; other++)
        if (strcmp(word, list->words[other]) == 0)
            faults |= BIT(TWICE);
    if (duty->language != NIKA_ENGLISH && list->translated && strcmp(word, english->words[index]) == 0 &&
        !is_one_of(word, nika_tongue_of(duty->language)->same))
        faults |= BIT(UNTRANSLATED);
    return faults;
}

static void check_words(struct listener *listener, enum nika_language language)
{
    static const struct nika_key plain = {"words", 0, {{NULL, NIKA_TYPE_NUMBER}}};
    static const struct nika_key counselor = {"counselor", 2, {{"name", NIKA_TYPE_WORD}, {"number", NIKA_TYPE_NUMBER}}};
    static const struct nika_key cards = {"cards", 2, {{"color", NIKA_TYPE_WORD}, {"numbers", NIKA_TYPE_WORD}}};
    const struct nika_tongue *tongue = nika_tongue_of(language);
    const struct nika_duty of_word = {language, &plain, 0, false, false};
    const struct nika_duty of_counselor = {language, &counselor, all_arguments(&counselor), false, false};
    const struct nika_duty of_cards = {language, &cards, all_arguments(&cards), false, false};
    struct word_list lists[WORD_LISTS], english[WORD_LISTS];
    list_words(tongue, lists);
    list_words(nika_tongue_of(NIKA_ENGLISH), english);
    for (size_t list = 0; list < WORD_LISTS; list++)
        for (size_t i = 0; i < lists[list].count; i++) {
            const struct nika_finding finding = {language, NIKA_FAULT_EMPTY, "words", lists[list].key,
                                                 lists[list].words[i]};
            tell(listener, finding, faults_of_word(&of_word, &lists[list], &english[list], i));
        }
    tell(listener, (struct nika_finding){language, NIKA_FAULT_EMPTY, "words", "counselor", tongue->counselor},
         nika_faults_of_sentence(&of_counselor, tongue->counselor));
    tell(listener, (struct nika_finding){language, NIKA_FAULT_EMPTY, "words", "cards_of_color", tongue->cards_of_color},
         nika_faults_of_sentence(&of_cards, tongue->cards_of_color));
}

unsigned nika_check_text(nika_found *found, void *context)
{
    struct listener listener = {found, context, 0};
    for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
        check_messages(&listener, (enum nika_language)language);
        check_facts(&listener, (enum nika_language)language);
        check_units(&listener, (enum nika_language)language);
        check_words(&listener, (enum nika_language)language);
    }
    return listener.count;
}
