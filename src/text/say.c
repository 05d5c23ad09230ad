/*
 * say.c: says messages: chooses the form of a sentence and fills its places.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/explain.h>
#include <nika/messages_error.h>
#include <nika/messages_web_byzantz.h>

#include "catalogue.h"

enum { NAME_MAX = 80, REASON_MAX = 512, COLORS = 4, CARDS = 12 };

/* Who says what. */
struct speech {
    const struct nika_tongue *tongue;
    struct nika_voice voice;
    const struct nika_key *key;
    const union nika_argument *arguments;
    bool marked, to_you;
};

static bool is_called(const char *name, const char *bytes, size_t size)
{
    return strlen(name) == size && memcmp(name, bytes, size) == 0;
}

/* The form that a number takes. */
static const char *form_for(const struct nika_tongue *tongue, const struct nika_form *form, int64_t number)
{
    return number >= tongue->ones && number <= 1 ? form->one : form->other;
}

/* The form of a sentence, by its first number. One with a decimal has the form for others, but where all below two are
 * like one. */
static const char *form_of(const struct speech *speech, const struct nika_form *form)
{
    if (speech->to_you)
        return form->you;
    for (unsigned i = 0; i < speech->key->count; i++) {
        const int64_t number = speech->arguments[i].number;
        if (speech->key->arguments[i].type == NIKA_TYPE_NUMBER)
            return form_for(speech->tongue, form, number);
        if (speech->key->arguments[i].type == NIKA_TYPE_TENTHS)
            return speech->tongue->ones == 0 && number > -20 && number < 20 ? form->one : form->other;
    }
    return form->other;
}

static void fill(struct nika_text *text, const struct speech *speech, const char *sentence);

/* Says a small sentence of the tongue itself, with a name and a number in it. */
static void add_piece(struct nika_text *text, const struct nika_tongue *tongue, const char *sentence, const char *name,
                      int64_t number)
{
    static const struct nika_key key = {"piece", 2, {{"name", NIKA_TYPE_WORD}, {"number", NIKA_TYPE_NUMBER}}};
    const union nika_argument arguments[] = {{.word = name}, {.number = number}};
    fill(text, &(struct speech){.tongue = tongue, .key = &key, .arguments = arguments}, sentence);
}

static void add_number(struct nika_text *text, const struct nika_tongue *tongue, int64_t number, const char *way,
                       size_t size)
{
    static const char *const names[] = {
#define NAME(unit) #unit,
        NIKA_UNITS(NAME)
#undef NAME
    };
    for (unsigned unit = 0; unit < NIKA_UNIT_COUNT; unit++)
        if (is_called(names[unit], way, size)) {
            add_piece(text, tongue, form_for(tongue, tongue->units[unit], number), "", number);
            return;
        }
    if (number > 0 && is_called("signed", way, size))
        nika_text_add_char(text, '+');
    nika_text_add_number(text, number);
}

static void add_tenths(struct nika_text *text, const struct nika_tongue *tongue, int64_t tenths)
{
    const int64_t size = tenths < 0 ? -tenths : tenths;
    if (tenths < 0)
        nika_text_add_char(text, '-');
    nika_text_add_number(text, size / 10);
    nika_text_add(text, tongue->point);
    nika_text_add_number(text, size % 10);
}

static void add_safely(struct nika_text *text, const char *string)
{
    nika_text_add_safely(text, string, strlen(string), NAME_MAX);
}

/* Names may be missing, and those of other programs' records empty: then the seat's number has to do. Who listens is called
 * by `you`, unless that is NULL. */
static void add_name(struct nika_text *text, const struct speech *speech, unsigned seat, const char *you)
{
    if (you && seat == speech->voice.self) {
        nika_text_add(text, you);
        return;
    }
    const char *name = speech->voice.players ? speech->voice.players[seat] : NULL;
    if (name && *name) {
        add_safely(text, name);
        return;
    }
    nika_text_add_char(text, '#');
    nika_text_add_number(text, seat);
}

/* In the order of seats; who is called by `you` comes last. */
static void add_names(struct nika_text *text, const struct speech *speech, unsigned seats, const char *you)
{
    const unsigned self = you && speech->voice.self < NIKA_SEATS_MAX ? seats & 1u << speech->voice.self : 0;
    const unsigned others = seats & ~self;
    for (unsigned left = others; left; left &= left - 1) {
        const bool last = !self && !(left & (left - 1));
        if (left != others)
            nika_text_add(text, last ? speech->tongue->and_ : speech->tongue->comma);
        add_name(text, speech, nika_lowest_bit(left), you);
    }
    if (self) {
        nika_text_add(text, others ? speech->tongue->and_ : "");
        add_name(text, speech, speech->voice.self, you);
    }
}

static void add_colors(struct nika_text *text, const struct nika_tongue *tongue, unsigned colors)
{
    for (unsigned color = 0, said = 0; color < COLORS; color++) {
        if (!(colors >> color & 1))
            continue;
        if (said++)
            nika_text_add(text, colors >> color == 1 ? tongue->and_ : tongue->comma);
        nika_text_add(text, tongue->colors[color]);
    }
}

/* The cards of a color, by their counselors' numbers. */
static void add_cards_of_color(struct nika_text *text, const struct nika_tongue *tongue, unsigned color, unsigned cards)
{
    static const struct nika_key key = {"cards", 2, {{"color", NIKA_TYPE_WORD}, {"numbers", NIKA_TYPE_WORD}}};
    char bytes[64];
    struct nika_text numbers = nika_text(bytes, sizeof bytes);
    const union nika_argument arguments[] = {{.word = tongue->colors[color]}, {.word = bytes}};
    for (unsigned card = 0; card < CARDS; card++) {
        if (!(cards >> card & 1))
            continue;
        nika_text_add(&numbers, numbers.size ? tongue->between_numbers : "");
        nika_text_add_number(&numbers, (int64_t)card + 1);
    }
    fill(text, &(struct speech){.tongue = tongue, .key = &key, .arguments = arguments}, tongue->cards_of_color);
}

static void add_court_cards(struct nika_text *text, const struct nika_tongue *tongue, uint64_t cards)
{
    for (unsigned color = 0, said = 0; color < COLORS; color++) {
        const unsigned here = (unsigned)(cards >> CARDS * color) & ((1u << CARDS) - 1);
        if (!here)
            continue;
        nika_text_add(text, said++ ? tongue->comma : "");
        add_cards_of_color(text, tongue, color, here);
    }
}

/* Cards of Byzantz, from their spelling. What is none is added as it stands. */
static void add_goods_cards(struct nika_text *text, const struct speech *speech, const char *cards)
{
    static const char letters[] = "CSWTGOM";
    if (!speech->voice.names_cards) {
        nika_text_add(text, cards);
        return;
    }
    for (const char *at = cards; *at;) {
        const char *letter = memchr(letters, *at, sizeof letters - 1);
        const bool merchant = *at == 'M', valued = at[1] >= '1' && at[1] <= '4';
        const char end = at[merchant ? 1 : valued ? 2 : 0];
        if (!letter || (!merchant && !valued) || (end != ' ' && end != '\0')) {
            nika_text_add_safely(text, at, strlen(at), REASON_MAX);
            return;
        }
        if (at != cards)
            nika_text_add(text, speech->tongue->comma);
        nika_say(text, speech->voice,
                 merchant ? msg_web_byzantz_merchant()
                          : msg_web_byzantz_card((unsigned)(letter - letters), at[1] - '0'));
        at += (merchant ? 1 : 2) + (end == ' ');
    }
}

static void add_counselor(struct nika_text *text, const struct nika_tongue *tongue, unsigned counselor, const char *way,
                          size_t size)
{
    if (is_called("name", way, size))
        nika_text_add(text, nika_counselor_text(counselor));
    else if (is_called("number", way, size))
        nika_text_add_number(text, (int64_t)counselor + 1);
    else
        add_piece(text, tongue, tongue->counselor, nika_counselor_text(counselor), (int64_t)counselor + 1);
}

/* Adds an argument in a way: the bytes behind the colon, or none. */
static void add_argument(struct nika_text *text, const struct speech *speech, unsigned index, const char *way,
                         size_t size)
{
    static const char *const tokens[] = {"+1", "+2", "+3", "-1", "-2", "-3"}, *const phases[] = {"I", "II", "III"};
    const struct nika_tongue *tongue = speech->tongue;
    const union nika_argument *argument = &speech->arguments[index];
    const unsigned which = (unsigned)argument->number;
    switch (speech->key->arguments[index].type) {
    case NIKA_TYPE_NUMBER:
        add_number(text, tongue, argument->number, way, size);
        break;
    case NIKA_TYPE_TENTHS:
        add_tenths(text, tongue, argument->number);
        break;
    case NIKA_TYPE_SEAT:
        add_name(text, speech, which, size ? tongue->you : speech->to_you ? tongue->subject : NULL);
        break;
    case NIKA_TYPE_SEATS:
        add_names(text, speech, which, size ? tongue->you : NULL);
        break;
    case NIKA_TYPE_GOOD:
        nika_text_add(text, size ? tongue->good_names[which] : tongue->goods[which]);
        break;
    case NIKA_TYPE_COUNSELOR:
        add_counselor(text, tongue, which, way, size);
        break;
    case NIKA_TYPE_COLOR:
        nika_text_add(text, size ? tongue->colored[which] : tongue->colors[which]);
        break;
    case NIKA_TYPE_COLORS:
        add_colors(text, tongue, which);
        break;
    case NIKA_TYPE_COURT_CARDS:
        add_court_cards(text, tongue, (uint64_t)argument->number);
        break;
    case NIKA_TYPE_TOKEN:
        nika_text_add(text, tokens[which]);
        break;
    case NIKA_TYPE_PHASE:
        nika_text_add(text, phases[which]);
        break;
    case NIKA_TYPE_WORD:
        nika_text_add(text, argument->word);
        break;
    case NIKA_TYPE_GOODS_CARDS:
        add_goods_cards(text, speech, argument->word);
        break;
    default: /* NIKA_TYPE_STRANGE */
        add_safely(text, argument->word);
    }
}

/* The marks before an argument that is said to a program: what it is. */
static void add_mark(struct nika_text *text, const struct speech *speech, unsigned index)
{
    nika_text_add_char(text, NIKA_MARK_OPEN);
    nika_text_add_char(text, (char)('A' + speech->key->arguments[index].type));
    nika_text_add(text, speech->key->arguments[index].name);
    nika_text_add_char(text, NIKA_MARK_NEXT);
    if (speech->key->arguments[index].type == NIKA_TYPE_GOODS_CARDS)
        nika_text_add_safely(text, speech->arguments[index].word, strlen(speech->arguments[index].word), REASON_MAX);
    else if (speech->key->arguments[index].type >= NIKA_TYPE_WORD)
        add_safely(text, speech->arguments[index].word);
    else
        nika_text_add_number(text, speech->arguments[index].number);
    nika_text_add_char(text, NIKA_MARK_NEXT);
}

/* Who listens, said from here on, begins a sentence: "You", "Toi". */
static void begin_with_capital(struct nika_text *text, const struct speech *speech, unsigned index, size_t from)
{
    const bool self = speech->key->arguments[index].type == NIKA_TYPE_SEAT &&
                      (uint64_t)speech->arguments[index].number == speech->voice.self;
    if (self && from < text->size && text->bytes[from] >= 'a' && text->bytes[from] <= 'z')
        text->bytes[from] = (char)(text->bytes[from] - 'a' + 'A');
}

/* Fills the places of a sentence. That every place is one of its key's, and every way one of its type's, is checked
 * when the program is built. */
static void fill(struct nika_text *text, const struct speech *speech, const char *sentence)
{
    const char *at = sentence, *const end = at + strlen(at);
    for (const char *open; (open = memchr(at, '{', (size_t)(end - at))) != NULL;) {
        const char *close = memchr(open, '}', (size_t)(end - open));
        const char *colon = memchr(open, ':', (size_t)(close - open));
        const char *way = colon ? colon + 1 : close;
        const size_t size = (size_t)((colon ? colon : close) - open - 1);
        nika_text_add_bytes(text, at, (size_t)(open - at));
        for (unsigned i = 0; i < speech->key->count; i++)
            if (is_called(speech->key->arguments[i].name, open + 1, size)) {
                if (speech->marked)
                    add_mark(text, speech, i);
                const size_t from = text->size;
                add_argument(text, speech, i, way, (size_t)(close - way));
                if (open == sentence && close != way)
                    begin_with_capital(text, speech, i, from);
                if (speech->marked)
                    nika_text_add_char(text, NIKA_MARK_CLOSE);
            }
        at = close + 1;
    }
    nika_text_add(text, at);
}

/* Whether a form is to be said in the second person. */
static bool is_to_you(struct nika_voice voice, const struct nika_key *key, const union nika_argument *arguments,
                      const struct nika_form *form)
{
    for (unsigned i = 0; form->you && i < key->count; i++) {
        const uint64_t who = (uint64_t)arguments[i].number;
        if (!is_called(key->arguments[i].name, "who", strlen("who")) || voice.self >= NIKA_SEATS_MAX)
            continue;
        if (key->arguments[i].type == NIKA_TYPE_SEATS ? who >> voice.self & 1 : who == voice.self)
            return true;
    }
    return false;
}

static void say_form(struct nika_text *text, struct nika_voice voice, const struct nika_key *key,
                     const union nika_argument *arguments, const struct nika_form *form, bool marked)
{
    const struct speech speech = {nika_tongue_of(voice.language),        voice, key, arguments, marked,
                                  is_to_you(voice, key, arguments, form)};
    fill(text, &speech, form_of(&speech, form));
}

void nika_say_form(struct nika_text *text, struct nika_voice voice, const struct nika_key *key,
                   const union nika_argument *arguments, const struct nika_form *form)
{
    say_form(text, voice, key, arguments, form, false);
}

static void say_message(struct nika_text *text, struct nika_voice voice, struct nika_message message, bool marked)
{
    const enum nika_area area = (enum nika_area)(message.key >> NIKA_AREA_SHIFT);
    const unsigned index = message.key & ((1u << NIKA_AREA_SHIFT) - 1);
    say_form(text, voice, nika_key_of_message(message), message.arguments, nika_forms_of(voice.language, area)[index],
             marked);
}

void nika_say_marked(struct nika_text *text, struct nika_voice voice, struct nika_message message)
{
    say_message(text, voice, message, true);
}

void nika_say(struct nika_text *text, struct nika_voice voice, struct nika_message message)
{
    say_message(text, voice, message, false);
}

void nika_say_problem(struct nika_text *text, struct nika_voice voice, const char *word, const char *refusal,
                      const struct nika_misfit *misfit)
{
    char why[REASON_MAX];
    struct nika_text reason = nika_text(why, sizeof why);
    struct nika_message message;
    if (refusal && nika_message_worded(NIKA_AREA_PROBLEM, refusal, &message))
        nika_say(&reason, voice, message);
    if (!nika_message_worded(NIKA_AREA_PROBLEM, word, &message)) {
        nika_text_add(text, word);
        return;
    }
    nika_message_give(&message, "where", misfit->where);
    nika_message_give(&message, "expected", misfit->expected);
    nika_message_give(&message, "found", misfit->found);
    nika_message_give(&message, "why", why);
    nika_say(text, voice, message);
}

struct nika_message nika_error(const char *word, const char *where)
{
    char key[64];
    struct nika_text text = nika_text(key, sizeof key);
    struct nika_message message;
    if (*where && strcmp(word, "bad-value") == 0)
        return msg_error_bad_value_of(where);
    nika_text_add(&text, "error-");
    nika_text_add(&text, word);
    if (!text.cut && nika_message_worded(NIKA_AREA_ERROR, key, &message) && nika_key_of_message(message)->count == 0)
        return message;
    return msg_error_unknown(word);
}

static void say_fact(struct nika_text *text, struct nika_voice voice, const struct nika_fact *fact, bool marked)
{
    const union nika_argument arguments[] = {{.number = fact->seat},      {.number = fact->good},
                                             {.number = fact->counselor}, {.number = fact->color},
                                             {.number = fact->number},    {.number = fact->second}};
    const struct nika_tongue *tongue = nika_tongue_of(voice.language);
    const struct speech speech = {tongue, voice, &nika_key_of_facts, arguments, marked, false};
    fill(text, &speech, form_of(&speech, tongue->facts[fact->kind]));
}

void nika_say_fact(struct nika_text *text, struct nika_voice voice, const struct nika_fact *fact)
{
    say_fact(text, voice, fact, false);
}

static void say_reason(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts, unsigned count,
                       bool marked)
{
    const struct nika_tongue *tongue = nika_tongue_of(voice.language);
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            nika_text_add(text, tongue->joiner);
        say_fact(text, voice, &facts[i], marked);
    }
    if (count > 0)
        nika_text_add(text, tongue->end);
}

void nika_say_reason(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts, unsigned count)
{
    say_reason(text, voice, facts, count, false);
}

void nika_say_reason_marked(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts,
                            unsigned count)
{
    say_reason(text, voice, facts, count, true);
}
