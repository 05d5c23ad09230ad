/*
 * byzantz_understand.c: understands a move of Byzantz as people type it.
 *
 * What was typed is first folded (nika/fold.h), with plus signs as blanks. Then come a verb, or none where the moment
 * leaves only one, and cards or a group. Cards may stand in any order and without blanks; what they spell is a heap, so
 * the move has its one spelling again.
 */
#include <string.h>

#include <nika/fold.h>

#include "byzantz_tell.h"

/* What was typed, folded. */
struct plain {
    struct nika_folded folded;
    size_t at; /* what has been read */
};

/* What everybody who reads needs. */
struct reading {
    const struct nika_setup *setup;
    const struct nika_view *view;
    enum nika_language language;
    struct plain plain;
    char echo[NIKA_ECHO_MAX]; /* all that was typed, or the word that a sentence is about */
    struct nika_listener listener;
};

/* Folds what was typed. False if it is no text. */
static bool make_plain(const char *typed, size_t size, struct plain *plain)
{
    char *plus;
    plain->at = 0;
    if (!nika_fold(typed, size, &plain->folded))
        return false;
    while ((plus = memchr(plain->folded.bytes, '+', plain->folded.size)) != NULL)
        *plus = ' ';
    while (plain->folded.size > 0 && plain->folded.bytes[plain->folded.size - 1] == ' ')
        plain->folded.bytes[--plain->folded.size] = '\0';
    return true;
}

/* The next word, without reading it; its size is 0 at the end. */
static const char *next_word(struct plain *plain, size_t *size)
{
    while (plain->folded.bytes[plain->at] == ' ')
        plain->at++;
    const char *word = plain->folded.bytes + plain->at;
    const size_t left = plain->folded.size > plain->at ? plain->folded.size - plain->at : 0;
    const char *blank = memchr(word, ' ', left);
    *size = blank ? (size_t)(blank - word) : left;
    return word;
}

/* A piece of it as it was typed. */
static const char *as_typed(struct reading *reading, const char *word, size_t size)
{
    return nika_fold_echo(&reading->plain.folded, word, size, reading->echo);
}

static void refuse(const struct reading *reading, struct nika_message message)
{
    nika_hear(reading->listener, NIKA_EVENT, message);
}

/* It is no move: says what would be one at this moment. */
static enum nika_understanding refuse_all(const struct reading *reading)
{
    const struct byzantz_open *open = byzantz_open(reading->view);
    const char *echo = reading->echo;
    struct shown_cards cards;
    refuse(reading, open->turn != reading->view->seat ? msg_by_u_wait(echo)
                    : open->phase == BYZANTZ_AUCTION  ? msg_by_u_auction(echo)
                    : open->phase == BYZANTZ_GIVING   ? msg_by_u_giving(echo, cards_of(open->bundle, &cards))
                    : open->phase == BYZANTZ_LIMIT    ? msg_by_u_limit(echo)
                    : open->phase == BYZANTZ_MARKET   ? msg_by_u_market(echo, cards_of(open->market, &cards))
                                                      : msg_by_u_final(echo));
    return NIKA_NOT_UNDERSTOOD;
}

/*
 * Cards.
 */

/*
 * Whether what is left of a word is a merchant's name, or the beginning of it: "merchant", "marchands". Another letter
 * at its end makes no difference: "mercante" is one of the "mercanti".
 */
static bool names_merchant(const struct reading *reading, const char *word, size_t size)
{
    enum { LEAST = 3 };
    const enum nika_language languages[] = {NIKA_ENGLISH, reading->language};
    const bool letter = size > LEAST && word[size - 1] >= 'a' && word[size - 1] <= 'z';
    for (unsigned i = 0; size >= LEAST && i < 2; i++) {
        const char *name = nika_good_name(languages[i], BYZANTZ_GOODS);
        if (nika_fold_begins(word, size, name) || (letter && nika_fold_begins(word, size - 1, name)))
            return true;
    }
    return false;
}

/* The whole word in which a piece stands, as it was typed. */
static const char *whole_word(struct reading *reading, const char *piece, size_t size)
{
    const char *start = piece;
    while (start > reading->plain.folded.bytes && start[-1] != ' ')
        start--;
    return as_typed(reading, start, size + (size_t)(piece - start));
}

/* Reads the rest as cards: "c1 s2", "c1s2", "mmm", "merchant". False if something is no card; it has been said. */
static bool read_cards(struct reading *reading, byzantz_cards *heap, unsigned *count)
{
    unsigned counts[BYZANTZ_KINDS] = {0};
    struct plain *plain = &reading->plain;
    size_t size;
    *heap = 0;
    *count = 0;
    for (;;) {
        const char *word = next_word(plain, &size);
        if (size == 0)
            return true;
        const bool merchant = names_merchant(reading, word, size);
        const size_t length = merchant ? size : word[0] == 'm' ? 1 : 2;
        const char card[2] = {(char)(word[0] - ('a' - 'A')), length > 1 ? word[1] : '\0'};
        unsigned kind = BYZANTZ_MERCHANT;
        if (!merchant &&
            (size < length || word[0] < 'a' || word[0] > 'z' || !byzantz_parse_card(card, length, &kind))) {
            refuse(reading, msg_by_u_card(whole_word(reading, word, size)));
            return false;
        }
        plain->at += length;
        *count += 1;
        if (++counts[kind] > byzantz_composition[kind] || counts[kind] >= 1u << 3) {
            struct shown_cards cards;
            refuse(reading, msg_by_u_copies(cards_of(byzantz_card(kind), &cards)));
            return false;
        }
        *heap += byzantz_card(kind);
    }
}

/* Whether the rest of the line begins with a card. */
static bool at_card(struct reading *reading)
{
    size_t size;
    const char *word = next_word(&reading->plain, &size);
    if (size >= 1 && word[0] == 'm')
        return size == 1 || word[1] == 'm' || (size >= 3 && word[2] >= '1' && word[2] <= '4');
    return size >= 2 && memchr("cswtgo", word[0], BYZANTZ_GOODS) && word[1] >= '0' && word[1] <= '9';
}

/*
 * Groups.
 */

/* The group that the rest names: by its letter, by its name in English or in the language, or by the beginning of one
 * that fits no other. BYZANTZ_GROUPS if it names none. */
static unsigned find_group(struct reading *reading)
{
    static const char letters[BYZANTZ_GROUPS + 1] = "cswtgom";
    static const char *const timber = "timber";
    size_t size;
    const char *word = next_word(&reading->plain, &size);
    unsigned found = BYZANTZ_GROUPS;
    if (size == 0 || word[size] != '\0')
        return found;
    const char *letter = size == 1 ? memchr(letters, word[0], BYZANTZ_GROUPS) : NULL;
    if (letter)
        return (unsigned)(letter - letters);
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        const char *english = nika_good_name(NIKA_ENGLISH, group), *name = nika_good_name(reading->language, group);
        if (nika_fold_same(word, size, english) || nika_fold_same(word, size, name))
            return group;
        if (nika_fold_begins(word, size, english) || nika_fold_begins(word, size, name) ||
            (group == 3 && nika_fold_begins(word, size, timber)))
            found = found == BYZANTZ_GROUPS ? group : BYZANTZ_GROUPS + 1;
    }
    return found < BYZANTZ_GROUPS ? found : BYZANTZ_GROUPS;
}

/*
 * Verbs.
 */
static const struct {
    const char *spelling;
    uint16_t key;
} verbs[] = {
    [BYZANTZ_PASS] = {"pass", NIKA_MSG_by_word_pass}, [BYZANTZ_BID] = {"bid", NIKA_MSG_by_word_bid},
    [BYZANTZ_GIVE] = {"give", NIKA_MSG_by_word_give}, [BYZANTZ_TAKE] = {"take", NIKA_MSG_by_word_take},
    [BYZANTZ_SELL] = {"sell", NIKA_MSG_by_word_sell}, [BYZANTZ_DISCARD] = {"discard", NIKA_MSG_by_word_discard},
    [BYZANTZ_DONE] = {"done", NIKA_MSG_by_word_done},
};

/* The verb that a word is: a word of the language, the record's, or the beginning of that: "p", "disc". A lone d is
 * what fits the moment. 0 if it is none. */
static unsigned find_verb(const struct reading *reading, const char *word, size_t size)
{
    if (size == 1 && word[0] == 'd')
        return byzantz_open(reading->view)->phase == BYZANTZ_FINAL ? BYZANTZ_DONE : BYZANTZ_DISCARD;
    for (unsigned verb = BYZANTZ_PASS; verb <= BYZANTZ_DONE; verb++)
        if (nika_fold_lists(nika_sentence_of(reading->language, verbs[verb].key), word, size))
            return verb;
    for (unsigned verb = BYZANTZ_PASS; verb <= BYZANTZ_DONE; verb++)
        if (size > 0 && nika_fold_begins(word, size, verbs[verb].spelling))
            return verb;
    return 0;
}

/* The verb of bare cards: what the moment asks for. */
static unsigned verb_of_cards(const struct reading *reading, unsigned count)
{
    const struct byzantz_open *open = byzantz_open(reading->view);
    if (open->turn != reading->view->seat || open->phase == BYZANTZ_FINAL)
        return BYZANTZ_SELL;
    if (open->phase == BYZANTZ_AUCTION)
        return BYZANTZ_BID;
    if (open->phase == BYZANTZ_GIVING)
        return BYZANTZ_GIVE;
    return open->phase == BYZANTZ_LIMIT && count == 1 ? BYZANTZ_DISCARD : BYZANTZ_SELL;
}

/* A verb that wants cards, without any. */
static enum nika_understanding ask_for_cards(const struct reading *reading, unsigned verb)
{
    const struct byzantz_open *open = byzantz_open(reading->view);
    struct shown_cards cards;
    refuse(reading, verb == BYZANTZ_BID    ? msg_by_half_bid()
                    : verb == BYZANTZ_GIVE ? msg_by_half_give(cards_of(open->bundle, &cards))
                    : verb == BYZANTZ_SELL ? msg_by_half_sell()
                                           : msg_by_half_discard());
    return NIKA_HALF_UNDERSTOOD;
}

/* A verb with its cards, as many as were typed. */
static enum nika_understanding put_together(const struct reading *reading, unsigned verb, byzantz_cards heap,
                                            unsigned count, struct nika_move *move)
{
    struct shown_cards cards;
    if (verb == BYZANTZ_SELL && count < 3) {
        refuse(reading, msg_by_half_sell_more(cards_of(heap, &cards)));
        return NIKA_HALF_UNDERSTOOD;
    }
    const bool too_many = verb == BYZANTZ_SELL ? count > 3 : verb == BYZANTZ_BID ? count > BYZANTZ_HAND_MAX : count > 1;
    if (too_many) {
        refuse(reading, verb == BYZANTZ_SELL  ? msg_by_u_three(count)
                        : verb == BYZANTZ_BID ? msg_by_u_seven(count)
                                              : msg_by_u_one());
        return NIKA_NOT_UNDERSTOOD;
    }
    *move = (struct nika_move){.verb = verb, .open = heap};
    return NIKA_UNDERSTOOD;
}

static enum nika_understanding understand_take(struct reading *reading, struct nika_move *move)
{
    const struct byzantz_open *open = byzantz_open(reading->view);
    struct shown_cards cards;
    size_t size;
    const char *word = next_word(&reading->plain, &size);
    if (size == 0) {
        refuse(reading, open->market ? msg_by_half_take(cards_of(open->market, &cards)) : msg_by_market_empty());
        return open->market ? NIKA_HALF_UNDERSTOOD : NIKA_NOT_UNDERSTOOD;
    }
    const unsigned group = find_group(reading);
    if (group == BYZANTZ_GROUPS) {
        refuse(reading, msg_by_u_group(as_typed(reading, word, strlen(word))));
        return NIKA_NOT_UNDERSTOOD;
    }
    *move = (struct nika_move){.verb = BYZANTZ_TAKE, .open = group};
    return NIKA_UNDERSTOOD;
}

static enum nika_understanding understand_cards(struct reading *reading, unsigned verb, struct nika_move *move)
{
    byzantz_cards heap;
    unsigned count;
    if (!read_cards(reading, &heap, &count))
        return NIKA_NOT_UNDERSTOOD;
    if (count == 0)
        return ask_for_cards(reading, verb);
    return put_together(reading, verb ? verb : verb_of_cards(reading, count), heap, count, move);
}

enum nika_understanding byzantz_understand(const struct nika_setup *setup, const struct nika_view *view,
                                           enum nika_language language, const char *typed, size_t size,
                                           struct nika_move *move, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct reading reading = {.setup = setup, .view = view, .language = language, .listener = listener};
    struct nika_text echo = nika_text(reading.echo, sizeof reading.echo);
    nika_text_add_bytes(&echo, typed, size);
    if (!make_plain(typed, size, &reading.plain))
        return refuse_all(&reading);
    size_t length;
    const char *word = next_word(&reading.plain, &length);
    const bool picks = open->phase == BYZANTZ_MARKET && open->turn == view->seat;
    if (!picks && at_card(&reading))
        return understand_cards(&reading, 0, move);
    const unsigned verb = find_verb(&reading, word, length);
    /* A group alone, where one is picked; but a letter that is also a verb of this moment is the verb. */
    if (picks && verb != BYZANTZ_TAKE && verb != BYZANTZ_SELL && find_group(&reading) < BYZANTZ_GROUPS)
        return understand_take(&reading, move);
    if (verb == 0)
        return refuse_all(&reading);
    const size_t verb_length = length;
    reading.plain.at += length;
    if (verb == BYZANTZ_TAKE)
        return understand_take(&reading, move);
    if (verb != BYZANTZ_PASS && verb != BYZANTZ_DONE)
        return understand_cards(&reading, verb, move);
    const char *rest = next_word(&reading.plain, &length);
    if (length > 0) {
        char said[NIKA_ECHO_MAX];
        nika_fold_echo(&reading.plain.folded, word, verb_length, said);
        refuse(&reading, msg_by_u_more(said, as_typed(&reading, rest, strlen(rest))));
        return NIKA_NOT_UNDERSTOOD;
    }
    *move = (struct nika_move){.verb = verb};
    return NIKA_UNDERSTOOD;
}
