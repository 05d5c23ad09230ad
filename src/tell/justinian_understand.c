/*
 * justinian_understand.c: understands moves of Justinian as people type them.
 *
 * What is typed is folded first (nika/fold.h) and cut into words. Then the first word decides what kind of move it is;
 * a letter alone means what the decision at hand makes of it.
 */
#include <string.h>

#include <nika/fold.h>
#include <nika/messages_play.h>

#include "tell_justinian.h"

enum { WORDS_MAX = 6, NAME_LEAST = 3 /* letters of a counselor's name */ };

/* What was typed, folded, as words. */
struct words {
    struct nika_folded folded;
    const char *of[WORDS_MAX + 1]; /* those that are not there are empty */
    unsigned count;
};

/* Who reads what. */
struct reading {
    const struct justinian_open *open;
    const struct justinian_own *own;
    enum nika_language language;
    struct nika_listener listener;
    struct nika_move *move;
    struct words words;
    char echo[NIKA_ECHO_MAX]; /* the word that a sentence is about */
};

/* Cuts into words what was typed. False if it is no text. */
static bool cut_words(const char *typed, size_t size, struct words *words)
{
    struct nika_folded *folded = &words->folded;
    const bool is_text = nika_fold(typed, size, folded);
    words->count = 0;
    for (unsigned i = 0; i <= WORDS_MAX; i++)
        words->of[i] = "";
    for (size_t at = 0; at < folded->size && words->count <= WORDS_MAX; at++) {
        if (folded->bytes[at] == ' ')
            continue;
        words->of[words->count++] = folded->bytes + at;
        at += strcspn(folded->bytes + at, " ");
        folded->bytes[at] = '\0';
    }
    return is_text;
}

/* A word, or the end of one, as it was typed. */
static const char *as_typed(struct reading *reading, const char *word)
{
    return *word ? nika_fold_echo(&reading->words.folded, word, strlen(word), reading->echo) : "";
}

static bool is(const char *word, const char *other)
{
    return strcmp(word, other) == 0;
}

/* Whether a word is the record's, or one of those of the language. */
static bool means(const struct reading *reading, const char *word, const char *spelling, uint16_t key)
{
    return is(word, spelling) || nika_fold_lists(nika_sentence_of(reading->language, key), word, strlen(word));
}

/*
 * Pieces.
 */

static bool read_number(const char *word, unsigned *counselor)
{
    unsigned number = 0;
    if (!word[0] || strlen(word) > 2)
        return false;
    for (; *word; word++) {
        if (*word < '0' || *word > '9')
            return false;
        number = 10 * number + (unsigned)(*word - '0');
    }
    *counselor = number - 1;
    return number >= 1 && number <= JUSTINIAN_COUNSELORS;
}

/* A counselor: "4", "c4", or the beginning of its name. */
static bool read_counselor(const char *word, unsigned *counselor)
{
    unsigned found = 0;
    if (read_number(word[0] == 'c' ? word + 1 : word, counselor))
        return true;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS && strlen(word) >= NAME_LEAST; c++)
        if (nika_fold_begins(word, strlen(word), justinian_counselor_names[c])) {
            *counselor = c;
            found++;
        }
    return found == 1;
}

static bool read_place(const struct reading *reading, const char *word, unsigned *place)
{
    if (is(word, "p") || means(reading, word, "phase", NIKA_MSG_ju_word_phase)) {
        *place = 0;
        return true;
    }
    if (!read_counselor(word, place))
        return false;
    ++*place;
    return true;
}

/* A letter that stands for a color; the language's own letters first. */
static bool read_letter(const struct reading *reading, const char *word, unsigned *color)
{
    for (unsigned c = 0; c < JUSTINIAN_COLORS; c++)
        if (nika_fold_same(word, strlen(word), nika_color_letter(reading->language, c))) {
            *color = c;
            return true;
        }
    for (unsigned c = 0; c < JUSTINIAN_COLORS; c++)
        if (word[0] == justinian_color_names[c][0] && !word[1]) {
            *color = c;
            return true;
        }
    return false;
}

static bool read_color(const struct reading *reading, const char *word, unsigned *color)
{
    for (unsigned c = 0; c < JUSTINIAN_COLORS; c++)
        if (is(word, justinian_color_names[c]) ||
            nika_fold_same(word, strlen(word), nika_color_name(reading->language, c))) {
            *color = c;
            return true;
        }
    return read_letter(reading, word, color);
}

/* Cuts "red7" into "red" and "7". False if the word has no number at its end, or nothing before it. */
static bool split_card(const char *word, char color[NIKA_FOLDED_MAX], const char **number)
{
    const size_t size = strcspn(word, "0123456789");
    if (size == 0 || !word[size])
        return false;
    memcpy(color, word, size);
    color[size] = '\0';
    *number = word + size;
    return true;
}

/*
 * Moves. Each says what is missing or wrong.
 */

static enum nika_understanding understood(struct reading *reading, unsigned verb, unsigned open, unsigned hidden)
{
    *reading->move = (struct nika_move){.verb = verb, .open = open, .hidden = hidden};
    return NIKA_UNDERSTOOD;
}

static enum nika_understanding half(const struct reading *reading, struct nika_message message)
{
    nika_hear(reading->listener, NIKA_EVENT, message);
    return NIKA_HALF_UNDERSTOOD;
}

static enum nika_understanding not_understood(const struct reading *reading, struct nika_message message)
{
    nika_hear(reading->listener, NIKA_EVENT, message);
    return NIKA_NOT_UNDERSTOOD;
}

/* A word behind a whole move. */
static enum nika_understanding too_much(struct reading *reading, const char *word)
{
    return not_understood(reading, msg_ju_too_much(as_typed(reading, word)));
}

static bool is_token(const char *word)
{
    return (word[0] == '+' || word[0] == '-') && word[1] >= '1' && word[1] <= '3';
}

/* A token and a place: "+2 c4", "+2c4". */
static enum nika_understanding read_placing(struct reading *reading, const char *const *words)
{
    struct listed list;
    unsigned place;
    if (!words[0][0] && !reading->own->hand)
        return not_understood(reading, msg_ju_no_tokens());
    if (!words[0][0])
        return half(reading, msg_ju_which_token(justinian_list_tokens(reading->own->hand, &list)));
    const char *rest = is_token(words[0]) ? words[0] + 2 : "0";
    if (*rest >= '0' && *rest <= '9')
        return not_understood(reading, msg_ju_not_token(as_typed(reading, words[0])));
    const unsigned kind = (unsigned)(words[0][1] - '1') + (words[0][0] == '-' ? 3 : 0);
    const char *where = *rest ? rest : words[1], *more = *rest ? words[1] : words[1][0] ? words[2] : "";
    if (!*where)
        return half(reading, msg_ju_which_place(kind));
    if (!read_place(reading, where, &place))
        return not_understood(reading, msg_ju_not_place(as_typed(reading, where)));
    if (*more)
        return too_much(reading, more);
    return understood(reading, JUSTINIAN_PLACE, place, kind + 1);
}

static enum nika_understanding read_choice(struct reading *reading, const char *const *words)
{
    const unsigned left = justinian_colors_left(reading->open);
    unsigned color;
    if (!words[0][0])
        return half(reading, msg_ju_which_color(left));
    if (!read_color(reading, words[0], &color))
        return not_understood(reading, msg_ju_not_color(as_typed(reading, words[0]), left));
    if (words[1][0])
        return too_much(reading, words[1]);
    return understood(reading, JUSTINIAN_COLOR, color, 0);
}

/* A card: "red7", "red 7". */
static enum nika_understanding read_exchange(struct reading *reading, const char *const *words)
{
    const int64_t cards = justinian_own_cards(reading->own);
    char name[NIKA_FOLDED_MAX];
    const char *number;
    unsigned color, counselor;
    if (!words[0][0])
        return half(reading, msg_ju_which_card(cards));
    const bool whole = split_card(words[0], name, &number);
    if (!read_color(reading, whole ? name : words[0], &color))
        return not_understood(reading, msg_ju_not_card(as_typed(reading, words[0]), cards));
    if (!whole && !words[1][0])
        return half(reading, msg_ju_which_card(cards));
    if (!read_counselor(whole ? number : words[1], &counselor))
        return not_understood(reading, msg_ju_not_card(as_typed(reading, whole ? words[0] : words[1]), cards));
    const char *more = whole ? words[1] : words[2];
    if (*more)
        return too_much(reading, more);
    return understood(reading, JUSTINIAN_EXCHANGE, color, counselor + 1);
}

/* Moves of one word: the record's spelling, its short letter, and the word of the language. */
static bool read_plain(const struct reading *reading, const char *word, unsigned *verb)
{
    static const struct {
        const char *spelling, *letter;
        uint16_t key;
        uint8_t verb, stage; /* a letter alone is a move of its stage first */
    } plains[] = {
        {"pass", "p", NIKA_MSG_ju_word_pass, JUSTINIAN_PASS, JUSTINIAN_PLACING},
        {"left", "l", NIKA_MSG_ju_word_left, JUSTINIAN_LEFT, JUSTINIAN_DIRECTING},
        {"right", "r", NIKA_MSG_ju_word_right, JUSTINIAN_RIGHT, JUSTINIAN_DIRECTING},
        {"trigger", "t", NIKA_MSG_ju_word_trigger, JUSTINIAN_TRIGGER, JUSTINIAN_TRIGGERING},
        {"decline", "d", NIKA_MSG_ju_word_decline, JUSTINIAN_DECLINE, JUSTINIAN_TRIGGERING},
        {"keep", "k", NIKA_MSG_ju_word_keep, JUSTINIAN_KEEP, JUSTINIAN_EXCHANGING},
    };
    for (unsigned i = 0; i < sizeof plains / sizeof plains[0]; i++)
        if (means(reading, word, plains[i].spelling, plains[i].key) ||
            (is(word, plains[i].letter) && reading->open->stage == plains[i].stage)) {
            *verb = plains[i].verb;
            return true;
        }
    return false;
}

/* It is no move: what would be one now. `word` is as it was typed. */
static enum nika_understanding no_move(const struct reading *reading, const char *word)
{
    switch (reading->open->stage) {
    case JUSTINIAN_PLACING:
        return not_understood(reading, msg_ju_not_place_move(word));
    case JUSTINIAN_DIRECTING:
        return not_understood(reading, msg_ju_not_direction_move(word));
    case JUSTINIAN_TRIGGERING:
        return not_understood(reading, msg_ju_not_trigger_move(word));
    case JUSTINIAN_CHOOSING:
        return not_understood(reading, msg_ju_not_color_move(word, justinian_colors_left(reading->open)));
    case JUSTINIAN_EXCHANGING:
        return not_understood(reading, msg_ju_not_exchange_move(word, justinian_own_cards(reading->own)));
    default:
        return not_understood(reading, msg_is_over());
    }
}

enum nika_understanding justinian_understand(const struct nika_setup *setup, const struct nika_view *view,
                                             enum nika_language language, const char *typed, size_t size,
                                             struct nika_move *move, struct nika_listener listener)
{
    struct reading reading = {justinian_open(view), justinian_own(view), language, listener, move, {.count = 0}, ""};
    struct words *words = &reading.words;
    unsigned verb, color;
    char name[NIKA_FOLDED_MAX];
    const char *number;
    (void)setup;
    if (!cut_words(typed, size, words)) {
        struct nika_text echo = nika_text(reading.echo, sizeof reading.echo);
        nika_text_add_bytes(&echo, typed, size);
        return no_move(&reading, reading.echo);
    }
    const char *const first = words->of[0];
    if (words->count > WORDS_MAX)
        return too_much(&reading, words->of[WORDS_MAX]);
    if (read_plain(&reading, first, &verb))
        return words->count > 1 ? too_much(&reading, words->of[1]) : understood(&reading, verb, 0, 0);
    if (means(&reading, first, "place", NIKA_MSG_ju_word_place))
        return read_placing(&reading, words->of + 1);
    if (first[0] == '+' || first[0] == '-')
        return read_placing(&reading, words->of);
    if (means(&reading, first, "color", NIKA_MSG_ju_word_color))
        return read_choice(&reading, words->of + 1);
    if (is(first, "x") || means(&reading, first, "exchange", NIKA_MSG_ju_word_exchange))
        return read_exchange(&reading, words->of + 1);
    if (split_card(first, name, &number) && read_color(&reading, name, &color))
        return read_exchange(&reading, words->of);
    if (first[0] && read_color(&reading, first, &color))
        return reading.open->stage == JUSTINIAN_EXCHANGING ? read_exchange(&reading, words->of)
                                                           : read_choice(&reading, words->of);
    return no_move(&reading, as_typed(&reading, first));
}
