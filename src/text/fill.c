/*
 * fill.c: fills the places of a sentence, as its language says numbers, names, pieces and lists.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/messages_web_byzantz.h>
#include <nika/messages_words.h>

#include "fill.h"

enum { NAME_MAX = 80, LIST_MAX = 512, COLORS = 4, CARDS = 12, GROUPED_DIGITS = 5 };

static bool is_called(const char *name, const char *bytes, size_t size)
{
    return strlen(name) == size && memcmp(name, bytes, size) == 0;
}

/* A word of the language itself. */
static const char *word_of(const struct nika_catalogue *catalogue, unsigned key)
{
    return nika_form(nika_sentences_of(catalogue, (uint16_t)key), catalogue->forms - 1);
}

unsigned nika_form_for(const struct nika_catalogue *catalogue, int64_t number)
{
    return catalogue->plural(number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

/*
 * Seams. A word before a place may change before what fills it: French "de" before "Anna", Spanish "y" before "Inés".
 */

/* Whether it begins with one of some beginnings, and not with one that has a '!' before it. */
static bool begins_as(const char *next, const char *beginnings)
{
    bool begins = false;
    for (size_t size; *beginnings; beginnings += size, beginnings += *beginnings == ' ') {
        const bool but = *beginnings == '!';
        size = strcspn(beginnings, " ");
        if (strncmp(next, beginnings + but, size - but) == 0) {
            begins = !but;
            if (but)
                break;
        }
    }
    return begins;
}

static bool is_letter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (unsigned char)byte >= 0x80;
}

/* Whether the text ends with the word of a rule. */
static bool ends_as(const struct nika_text *text, const char *word)
{
    const size_t size = strlen(word);
    return !text->cut && text->size >= size && memcmp(text->bytes + text->size - size, word, size) == 0 &&
           (text->size == size || !is_letter(text->bytes[text->size - size - 1]));
}

static bool may_elide(const struct nika_text *text, const struct nika_catalogue *catalogue)
{
    for (const struct nika_elision *rule = catalogue->elisions; rule->from; rule++)
        if (ends_as(text, rule->from))
            return true;
    return false;
}

static void elide(struct nika_text *text, const struct nika_catalogue *catalogue, const char *next)
{
    for (const struct nika_elision *rule = catalogue->elisions; rule->from; rule++)
        if (ends_as(text, rule->from) && begins_as(next, rule->before)) {
            text->size -= strlen(rule->from);
            nika_text_add(text, rule->to);
            return;
        }
}

void nika_add_between(struct nika_text *text, const struct nika_catalogue *catalogue, unsigned key)
{
    const char *sentence = word_of(catalogue, key);
    const char *from = sentence + strcspn(sentence, "}") + 1;
    nika_text_add_bytes(text, from, strcspn(from, "{"));
}

/* Says a little sentence of the language itself, with two words in it. */
static void add_piece(struct nika_text *text, const struct nika_catalogue *catalogue, const char *sentence,
                      const struct nika_parameter names[2], const char *first, const char *second)
{
    const struct nika_key key = {"piece", 2, names};
    const union nika_argument arguments[] = {{.word = first}, {.word = second}};
    nika_fill(text, &(struct nika_speech){.catalogue = catalogue, .key = &key, .arguments = arguments}, sentence);
}

static const struct nika_parameter name_and_number[] = {{"name", NIKA_TYPE_WORD}, {"number", NIKA_TYPE_WORD}};
static const struct nika_parameter counselor_and_value[] = {{"counselor", NIKA_TYPE_WORD}, {"value", NIKA_TYPE_WORD}};
static const struct nika_parameter color_and_numbers[] = {{"color", NIKA_TYPE_WORD}, {"numbers", NIKA_TYPE_WORD}};

/* A number in groups of three digits, if it has five or more. */
static void add_grouped(struct nika_text *text, const struct nika_catalogue *catalogue, int64_t number)
{
    char bytes[32];
    struct nika_text digits = nika_text(bytes, sizeof bytes);
    nika_text_add_number(&digits, number);
    const char *at = bytes;
    if (number < 0)
        nika_text_add_char(text, *at++);
    size_t left = strlen(at);
    const bool grouped = left >= GROUPED_DIGITS;
    for (bool first = true; left; left--, at++, first = false) {
        if (grouped && !first && left % 3 == 0)
            nika_add_between(text, catalogue, NIKA_MSG_number_thousands);
        nika_text_add_char(text, *at);
    }
}

/* A number with its noun: a unit of all languages, or a way of this one. False if there is none of that name. */
static bool add_unit(struct nika_text *text, const struct nika_catalogue *catalogue, int64_t number, const char *way,
                     size_t size)
{
    static const char prefix[] = "unit_";
    const unsigned form = nika_form_for(catalogue, number);
    const struct nika_key *key;
    const char *sentence = NULL;
    char bytes[48];
    struct nika_text digits = nika_text(bytes, sizeof bytes);
    for (unsigned unit = NIKA_MSG_unit_points; !sentence; unit++) { /* the units are the last of the area */
        key = nika_message_key(NIKA_AREA_WORDS, unit - (NIKA_AREA_WORDS << NIKA_AREA_SHIFT));
        if (!key)
            break;
        if (strncmp(key->word, prefix, strlen(prefix)) == 0 && is_called(key->word + strlen(prefix), way, size))
            sentence = nika_form(nika_sentences_of(catalogue, (uint16_t)unit), form);
    }
    for (const struct nika_way *own = catalogue->ways; !sentence && own->name; own++)
        if (own->type == NIKA_TYPE_NUMBER && is_called(own->name, way, size))
            sentence = own->words[form];
    if (!sentence)
        return false;
    add_grouped(&digits, catalogue, number);
    add_piece(text, catalogue, sentence, name_and_number, "", bytes);
    return true;
}

static void add_number(struct nika_text *text, const struct nika_catalogue *catalogue, int64_t number, const char *way,
                       size_t size)
{
    if (size && add_unit(text, catalogue, number, way, size))
        return;
    if (number > 0 && is_called("signed", way, size))
        nika_text_add_char(text, '+');
    if (is_called("grouped", way, size))
        add_grouped(text, catalogue, number);
    else
        nika_text_add_number(text, number);
}

static void add_tenths(struct nika_text *text, const struct nika_catalogue *catalogue, int64_t tenths)
{
    const int64_t size = tenths < 0 ? -tenths : tenths;
    if (tenths < 0)
        nika_text_add_char(text, '-');
    nika_text_add_number(text, size / 10);
    nika_add_between(text, catalogue, NIKA_MSG_number_decimal);
    nika_text_add_number(text, size % 10);
}

static void add_safely(struct nika_text *text, const char *string)
{
    nika_text_add_safely(text, string, strlen(string), NAME_MAX);
}

/* Names may be missing, and those of other programs' records empty: then the seat's number has to do. Who listens is called
 * by `you`, unless that is NULL. */
static void add_name(struct nika_text *text, const struct nika_speech *speech, unsigned seat, const char *you)
{
    const char *name = speech->voice.players ? speech->voice.players[seat] : NULL;
    if (you && seat == speech->voice.self)
        name = you;
    if (name && *name) {
        elide(text, speech->catalogue, name);
        add_safely(text, name);
        return;
    }
    nika_text_add_char(text, '#');
    nika_text_add_number(text, seat);
}

/* In the order of seats; who is called by `you` comes last. */
static void add_names(struct nika_text *text, const struct nika_speech *speech, unsigned seats, const char *you)
{
    const unsigned self = you && speech->voice.self < NIKA_SEATS_MAX ? seats & 1u << speech->voice.self : 0;
    const unsigned others = seats & ~self;
    for (unsigned left = others; left; left &= left - 1) {
        const bool last = !self && !(left & (left - 1));
        if (left != others)
            nika_add_between(text, speech->catalogue, last ? NIKA_MSG_list_and : NIKA_MSG_list_comma);
        add_name(text, speech, nika_lowest_bit(left), you);
    }
    if (self) {
        if (others)
            nika_add_between(text, speech->catalogue, NIKA_MSG_list_and);
        add_name(text, speech, speech->voice.self, you);
    }
}

static void add_colors(struct nika_text *text, const struct nika_catalogue *catalogue, unsigned colors)
{
    for (unsigned color = 0, said = 0; color < COLORS; color++) {
        if (!(colors >> color & 1))
            continue;
        if (said++)
            nika_add_between(text, catalogue, colors >> color == 1 ? NIKA_MSG_list_and : NIKA_MSG_list_comma);
        nika_text_add(text, word_of(catalogue, NIKA_MSG_color_red + color));
    }
}

/* The cards of a color, by their counselors' numbers. */
static void add_cards_of_color(struct nika_text *text, const struct nika_catalogue *catalogue, unsigned color,
                               unsigned cards)
{
    char bytes[64];
    struct nika_text numbers = nika_text(bytes, sizeof bytes);
    for (unsigned card = 0; card < CARDS; card++) {
        if (!(cards >> card & 1))
            continue;
        if (numbers.size)
            nika_add_between(&numbers, catalogue, NIKA_MSG_court_cards_next);
        nika_text_add_number(&numbers, (int64_t)card + 1);
    }
    add_piece(text, catalogue, word_of(catalogue, NIKA_MSG_court_cards), color_and_numbers,
              word_of(catalogue, NIKA_MSG_color_red + color), bytes);
}

static void add_court_cards(struct nika_text *text, const struct nika_catalogue *catalogue, uint64_t cards)
{
    for (unsigned color = 0, said = 0; color < COLORS; color++) {
        const unsigned here = (unsigned)(cards >> CARDS * color) & ((1u << CARDS) - 1);
        if (!here)
            continue;
        if (said++)
            nika_add_between(text, catalogue, NIKA_MSG_list_comma);
        add_cards_of_color(text, catalogue, color, here);
    }
}

/* Cards of Byzantz, from their spelling. What is none is added as it stands. */
static void add_goods_cards(struct nika_text *text, const struct nika_speech *speech, const char *cards)
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
            nika_text_add_safely(text, at, strlen(at), LIST_MAX);
            return;
        }
        if (at != cards)
            nika_add_between(text, speech->catalogue, NIKA_MSG_list_comma);
        nika_say(text, speech->voice,
                 merchant ? msg_web_byzantz_merchant()
                          : msg_web_byzantz_card((unsigned)(letter - letters), at[1] - '0'));
        at += (merchant ? 1 : 2) + (end == ' ');
    }
}

static void add_counselor(struct nika_text *text, const struct nika_catalogue *catalogue, unsigned counselor,
                          const char *way, size_t size)
{
    char bytes[8];
    struct nika_text number = nika_text(bytes, sizeof bytes);
    nika_text_add_number(&number, (int64_t)counselor + 1);
    if (is_called("name", way, size))
        nika_text_add(text, nika_counselor_text(counselor));
    else if (is_called("number", way, size))
        nika_text_add(text, bytes);
    else
        add_piece(text, catalogue, word_of(catalogue, NIKA_MSG_counselor), name_and_number,
                  nika_counselor_text(counselor), bytes);
}

/* Counselors with what is said of each, from their spelling, "3 15,12 25". What is none is added as it stands. */
static void add_counselors(struct nika_text *text, const struct nika_catalogue *catalogue, const char *list)
{
    for (const char *at = list; *at; at += *at == ',') {
        char bytes[64], value[16];
        struct nika_text counselor = nika_text(bytes, sizeof bytes), said = nika_text(value, sizeof value);
        unsigned number = 0;
        const char *digit = at;
        for (; *digit >= '0' && *digit <= '9' && number <= CARDS; digit++)
            number = number * 10 + (unsigned)(*digit - '0');
        if (number == 0 || number > CARDS || *digit != ' ') {
            nika_text_add_safely(text, at, strlen(at), LIST_MAX);
            return;
        }
        if (at != list)
            nika_add_between(text, catalogue, NIKA_MSG_list_comma);
        add_counselor(&counselor, catalogue, number - 1, "", 0);
        at = digit + 1;
        nika_text_add_safely(&said, at, strcspn(at, ","), sizeof value - 4);
        add_piece(text, catalogue, word_of(catalogue, NIKA_MSG_counselor_value), counselor_and_value, bytes, value);
        at += strcspn(at, ",");
    }
}

/* The word of a good, counselor or color in a way of the language's own; NULL if it has none of that name. */
static const char *word_in_way(const struct nika_catalogue *catalogue, enum nika_type type, unsigned which,
                               const char *way, size_t size)
{
    for (const struct nika_way *own = catalogue->ways; size && type != NIKA_TYPE_NUMBER && own->name; own++)
        if (own->type == type && is_called(own->name, way, size))
            return own->words[which];
    return NULL;
}

static unsigned good_key(const char *way, size_t size)
{
    return is_called("name", way, size) ? NIKA_MSG_good_cloth : NIKA_MSG_good_card_cloth;
}

static unsigned color_key(const char *way, size_t size)
{
    return is_called("card", way, size)    ? NIKA_MSG_color_card_red
           : is_called("cards", way, size) ? NIKA_MSG_color_cards_red
                                           : NIKA_MSG_color_red;
}
_Static_assert(NIKA_MSG_good_card_merchants - NIKA_MSG_good_card_cloth == 6 &&
                   NIKA_MSG_color_card_yellow - NIKA_MSG_color_card_red == 3 &&
                   NIKA_MSG_color_cards_yellow - NIKA_MSG_color_cards_red == 3,
               "goods and colors stand in their order");

/* Adds an argument in a way: the bytes behind the colon, or none. A number's own ways are units (add_unit). */
static void add_argument(struct nika_text *text, const struct nika_speech *speech, unsigned index, const char *way,
                         size_t size)
{
    static const char *const tokens[] = {"+1", "+2", "+3", "-1", "-2", "-3"}, *const phases[] = {"I", "II", "III"};
    const struct nika_catalogue *catalogue = speech->catalogue;
    const union nika_argument *argument = &speech->arguments[index];
    const enum nika_type type = speech->key->arguments[index].type;
    const unsigned which = (unsigned)argument->number;
    const char *own = word_in_way(catalogue, type, which, way, size);
    if (own) {
        nika_text_add(text, own);
        return;
    }
    switch (type) {
    case NIKA_TYPE_NUMBER:
        add_number(text, catalogue, argument->number, way, size);
        break;
    case NIKA_TYPE_TENTHS:
        add_tenths(text, catalogue, argument->number);
        break;
    case NIKA_TYPE_SEAT:
        add_name(text, speech, which,
                 size             ? word_of(catalogue, NIKA_MSG_you_object)
                 : speech->to_you ? word_of(catalogue, NIKA_MSG_you_subject)
                                  : NULL);
        break;
    case NIKA_TYPE_SEATS:
        add_names(text, speech, which, size ? word_of(catalogue, NIKA_MSG_you_object) : NULL);
        break;
    case NIKA_TYPE_GOOD:
        nika_text_add(text, word_of(catalogue, good_key(way, size) + which));
        break;
    case NIKA_TYPE_COUNSELOR:
        add_counselor(text, catalogue, which, way, size);
        break;
    case NIKA_TYPE_COLOR:
        nika_text_add(text, word_of(catalogue, color_key(way, size) + which));
        break;
    case NIKA_TYPE_COLORS:
        add_colors(text, catalogue, which);
        break;
    case NIKA_TYPE_COURT_CARDS:
        add_court_cards(text, catalogue, (uint64_t)argument->number);
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
    case NIKA_TYPE_COUNSELORS:
        add_counselors(text, catalogue, argument->word);
        break;
    default: /* NIKA_TYPE_STRANGE */
        add_safely(text, argument->word);
    }
}

/* The marks before an argument that is said to a program: what it is. */
static void add_mark(struct nika_text *text, const struct nika_speech *speech, unsigned index)
{
    nika_text_add_char(text, NIKA_MARK_OPEN);
    nika_text_add_char(text, (char)('A' + speech->key->arguments[index].type));
    nika_text_add(text, speech->key->arguments[index].name);
    nika_text_add_char(text, NIKA_MARK_NEXT);
    if (speech->key->arguments[index].type == NIKA_TYPE_GOODS_CARDS ||
        speech->key->arguments[index].type == NIKA_TYPE_COUNSELORS)
        nika_text_add_safely(text, speech->arguments[index].word, strlen(speech->arguments[index].word), LIST_MAX);
    else if (speech->key->arguments[index].type >= NIKA_TYPE_WORD)
        add_safely(text, speech->arguments[index].word);
    else
        nika_text_add_number(text, speech->arguments[index].number);
    nika_text_add_char(text, NIKA_MARK_NEXT);
}

/* Who listens, said from here on, begins a sentence: "You", "Toi". */
static void begin_with_capital(struct nika_text *text, const struct nika_speech *speech, unsigned index, size_t from)
{
    const bool self = speech->key->arguments[index].type == NIKA_TYPE_SEAT &&
                      (uint64_t)speech->arguments[index].number == speech->voice.self;
    if (self && from < text->size && text->bytes[from] >= 'a' && text->bytes[from] <= 'z')
        text->bytes[from] = (char)(text->bytes[from] - 'a' + 'A');
}

/* Changes the word before a place, if what fills it makes that so. */
static void elide_before(struct nika_text *text, const struct nika_speech *speech, unsigned index, const char *way,
                         size_t size)
{
    char bytes[16];
    struct nika_text next = nika_text(bytes, sizeof bytes);
    if (!may_elide(text, speech->catalogue))
        return;
    add_argument(&next, speech, index, way, size);
    elide(text, speech->catalogue, bytes);
}

void nika_fill(struct nika_text *text, const struct nika_speech *speech, const char *sentence)
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
                elide_before(text, speech, i, way, (size_t)(close - way));
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
