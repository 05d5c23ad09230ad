/*
 * facts.c: says facts in any language: chooses the form of a sentence and fills its places.
 */
#include <string.h>

#include <nika/say.h>

#include "facts.h"

enum { NAME_MAX = 80, PIECE_MAX = 128 };

static const struct nika_tongue *const tongues[NIKA_LANGUAGES] = {
    [NIKA_ENGLISH] = &nika_tongue_english,
    [NIKA_ITALIAN] = &nika_tongue_italian,
    [NIKA_FRENCH] = &nika_tongue_french,
    [NIKA_JAPANESE] = &nika_tongue_japanese,
};

const char *nika_language_code(enum nika_language language)
{
    return tongues[language]->code;
}

bool nika_language_named(const char *code, enum nika_language *language)
{
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        if (strcmp(tongues[i]->code, code) == 0) {
            *language = (enum nika_language)i;
            return true;
        }
    return false;
}

enum nika_language nika_language_of_locale(const char *locale)
{
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++) {
        const size_t size = strlen(tongues[i]->code);
        if (strlen(locale) >= size && memcmp(locale, tongues[i]->code, size) == 0 &&
            (locale[size] == '\0' || locale[size] == '_' || locale[size] == '.' || locale[size] == '@'))
            return (enum nika_language)i;
    }
    return NIKA_ENGLISH;
}

const char *nika_counselor_text(unsigned counselor)
{
    static const char *const names[] = {"Narses",    "Belisarius", "Eraclius", "Basilius",  "Procopius", "Tribonianus",
                                        "Giulianus", "Germanus",   "Antemius", "Niceforus", "Antonina",  "Teodora"};
    return names[counselor];
}

/* The form that a number takes. */
static const char *form_for(const struct nika_tongue *tongue, const struct nika_form *form, int number)
{
    return number >= tongue->ones && number <= 1 ? form->one : form->other;
}

/* What fills places: the pieces of one fact. */
struct filling {
    const struct nika_tongue *tongue;
    const char *const *players;
    const struct nika_fact *fact;
};

/* A place of a sentence: what it is called, which argument fills it, and with which noun a number stands there. */
enum { NO_UNIT = NIKA_UNIT_COUNT };
struct place {
    const char *name;
    unsigned argument;
    unsigned unit;
};
static const struct place places[] = {
    {"name", NIKA_FACT_SEAT, NO_UNIT},
    {"good", NIKA_FACT_GOOD, NO_UNIT},
    {"counselor", NIKA_FACT_COUNSELOR, NO_UNIT},
    {"color", NIKA_FACT_COLOR, NO_UNIT},
    {"colored", NIKA_FACT_COLOR, NO_UNIT},
    {"number", NIKA_FACT_NUMBER, NO_UNIT},
    {"points", NIKA_FACT_NUMBER, NIKA_UNIT_POINTS},
    {"cards", NIKA_FACT_NUMBER, NIKA_UNIT_CARDS},
    {"tokens", NIKA_FACT_NUMBER, NIKA_UNIT_TOKENS},
    {"places", NIKA_FACT_NUMBER, NIKA_UNIT_PLACES},
    {"merchants", NIKA_FACT_NUMBER, NIKA_UNIT_MERCHANTS},
    {"second", NIKA_FACT_SECOND, NO_UNIT},
    {"second-points", NIKA_FACT_SECOND, NIKA_UNIT_POINTS},
};

static const struct place *find_place(const char *name, size_t size)
{
    for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++)
        if (strlen(places[i].name) == size && memcmp(places[i].name, name, size) == 0)
            return &places[i];
    return NULL;
}

unsigned nika_fact_place(const char *place, size_t size)
{
    const struct place *found = find_place(place, size);
    return found ? found->argument : 0;
}

static void add_number(struct nika_text *text, const struct nika_tongue *tongue, unsigned unit, int number)
{
    char digits[PIECE_MAX];
    struct nika_text piece = nika_text(digits, sizeof digits);
    nika_text_add_number(&piece, number);
    if (unit == NO_UNIT) {
        nika_text_add(text, digits);
        return;
    }
    const struct nika_filling fillings[] = {{"number", digits}, {NULL, NULL}};
    nika_fill(text, form_for(tongue, tongue->units[unit], number), fillings);
}

static void add_counselor(struct nika_text *text, const struct nika_tongue *tongue, unsigned counselor)
{
    char digits[PIECE_MAX];
    struct nika_text piece = nika_text(digits, sizeof digits);
    nika_text_add_number(&piece, (int64_t)counselor + 1);
    const struct nika_filling fillings[] = {{"name", nika_counselor_text(counselor)}, {"number", digits}, {NULL, NULL}};
    nika_fill(text, tongue->counselor, fillings);
}

/* Adds what stands at a place. */
static void add_place(struct nika_text *text, const struct filling *filling, const struct place *place)
{
    const struct nika_tongue *tongue = filling->tongue;
    const struct nika_fact *fact = filling->fact;
    switch (place->argument) {
    case NIKA_FACT_SEAT:
        nika_text_add_safely(text, filling->players[fact->seat], strlen(filling->players[fact->seat]), NAME_MAX);
        break;
    case NIKA_FACT_GOOD:
        nika_text_add(text, tongue->goods[fact->good]);
        break;
    case NIKA_FACT_COUNSELOR:
        add_counselor(text, tongue, fact->counselor);
        break;
    case NIKA_FACT_COLOR:
        nika_text_add(text,
                      strcmp(place->name, "color") == 0 ? tongue->colors[fact->color] : tongue->colored[fact->color]);
        break;
    case NIKA_FACT_NUMBER:
        add_number(text, tongue, place->unit, fact->number);
        break;
    default: /* NIKA_FACT_SECOND */
        add_number(text, tongue, place->unit, fact->second);
    }
}

void nika_say_fact(struct nika_text *text, enum nika_language language, nika_players players,
                   const struct nika_fact *fact)
{
    const struct filling filling = {tongues[language], players, fact};
    const char *at = form_for(filling.tongue, filling.tongue->facts[fact->kind], fact->number);
    const char *const end = at + strlen(at);
    for (const char *open; (open = memchr(at, '{', (size_t)(end - at))) != NULL;) {
        const char *close = memchr(open, '}', (size_t)(end - open)); /* there is one, and it is a place: tested */
        nika_text_add_bytes(text, at, (size_t)(open - at));
        add_place(text, &filling, find_place(open + 1, (size_t)(close - open - 1)));
        at = close + 1;
    }
    nika_text_add(text, at);
}

void nika_say_reason(struct nika_text *text, enum nika_language language, nika_players players,
                     const struct nika_fact *facts, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            nika_text_add(text, tongues[language]->joiner);
        nika_say_fact(text, language, players, &facts[i]);
    }
    if (count > 0)
        nika_text_add(text, tongues[language]->end);
}

void nika_say_worth(struct nika_text *text, enum nika_language language, int32_t points, uint32_t win)
{
    const struct nika_tongue *tongue = tongues[language];
    char expected[PIECE_MAX], percent[PIECE_MAX];
    struct nika_text piece = nika_text(expected, sizeof expected);
    const uint32_t size = points < 0 ? (uint32_t)-points : (uint32_t)points;
    if (points < 0)
        nika_text_add(&piece, "-");
    nika_text_add_number(&piece, size / 10);
    nika_text_add(&piece, tongue->point);
    nika_text_add_number(&piece, size % 10);
    piece = nika_text(percent, sizeof percent);
    nika_text_add_number(&piece, (win + 5) / 10);
    const struct nika_filling fillings[] = {{"points", expected}, {"percent", percent}, {NULL, NULL}};
    /* A number with a decimal has the form for other numbers, but where all below two are like one. */
    nika_fill(text, form_for(tongue, tongue->phrases[NIKA_PHRASE_WORTH], tongue->ones == 0 && size < 20 ? 1 : 2),
              fillings);
}

void nika_say_best_moves(struct nika_text *text, enum nika_language language, const char *player)
{
    char name[NAME_MAX + 4];
    struct nika_text shown = nika_text(name, sizeof name);
    nika_text_add_safely(&shown, player, strlen(player), NAME_MAX);
    const struct nika_filling fillings[] = {{"name", name}, {NULL, NULL}};
    nika_fill(text, tongues[language]->phrases[NIKA_PHRASE_BEST_MOVES]->other, fillings);
}

const char *nika_fact_sentence(enum nika_language language, unsigned kind, bool one)
{
    const struct nika_form *form = tongues[language]->facts[kind];
    return one ? form->one : form->other;
}
