/*
 * byzantz_words.c: the one spelling of each card and move of Byzantz, as records have it.
 *
 * Cards within a move are sorted by good, then the highest value first, merchants last: `sell C4 C1 M`.
 */
#include <string.h>

#include "byzantz_play.h"

static const char good_letters[BYZANTZ_GOODS + 1] = "CSWTGO";

const char *const byzantz_group_names[BYZANTZ_GROUPS] = {"cloth", "spice",  "wine",    "wood",
                                                         "grain", "olives", "merchant"};

static const char *const verb_words[] = {
    [BYZANTZ_PASS] = "pass", [BYZANTZ_BID] = "bid",         [BYZANTZ_GIVE] = "give", [BYZANTZ_TAKE] = "take",
    [BYZANTZ_SELL] = "sell", [BYZANTZ_DISCARD] = "discard", [BYZANTZ_DONE] = "done",
};

/* The kind that comes at this place when kinds are sorted for writing. */
static unsigned kind_at(unsigned place)
{
    return place == BYZANTZ_MERCHANT ? place : (place & ~3u) + 3 - (place & 3);
}

void byzantz_say_cards(byzantz_cards heap, struct nika_text *text)
{
    bool first = true;
    for (unsigned place = 0; place < BYZANTZ_KINDS; place++) {
        const unsigned kind = kind_at(place);
        for (unsigned copies = byzantz_count_of(heap, kind); copies > 0; copies--) {
            if (!first)
                nika_text_add_char(text, ' ');
            first = false;
            nika_text_add_char(text, kind == BYZANTZ_MERCHANT ? 'M' : good_letters[kind / 4]);
            if (kind != BYZANTZ_MERCHANT)
                nika_text_add_number(text, kind % 4 + 1);
        }
    }
}

bool byzantz_parse_card(const char *word, size_t size, unsigned *kind)
{
    if (size == 1 && word[0] == 'M') {
        *kind = BYZANTZ_MERCHANT;
        return true;
    }
    if (size != 2 || word[0] == '\0' || word[1] < '1' || word[1] > '4')
        return false;
    const char *letter = memchr(good_letters, word[0], BYZANTZ_GOODS);
    if (!letter)
        return false;
    *kind = (unsigned)(4 * (letter - good_letters) + (word[1] - '1'));
    return true;
}

/* Whether the bits spell a move: a verb with the cards that belong to it. */
bool byzantz_is_move(struct nika_move move)
{
    if (move.hidden != 0)
        return false;
    switch (move.verb) {
    case BYZANTZ_PASS:
    case BYZANTZ_DONE:
        return move.open == 0;
    case BYZANTZ_TAKE:
        return move.open < BYZANTZ_GROUPS;
    case BYZANTZ_BID:
        return byzantz_possible(move.open) && byzantz_count(move.open) >= 1 &&
               byzantz_count(move.open) <= BYZANTZ_HAND_MAX;
    case BYZANTZ_SELL:
        return byzantz_possible(move.open) && byzantz_count(move.open) == 3;
    case BYZANTZ_GIVE:
    case BYZANTZ_DISCARD:
        return byzantz_possible(move.open) && byzantz_count(move.open) == 1;
    default:
        return false;
    }
}

size_t byzantz_say(const struct nika_setup *setup, struct nika_move move, char word[NIKA_WORD_MAX])
{
    (void)setup;
    struct nika_text text = nika_text(word, NIKA_WORD_MAX);
    if (!byzantz_is_move(move)) {
        nika_text_add_char(&text, '?');
        return text.size;
    }
    nika_text_add(&text, verb_words[move.verb]);
    if (move.verb == BYZANTZ_TAKE) {
        nika_text_add_char(&text, ' ');
        nika_text_add(&text, byzantz_group_names[move.open]);
    } else if (move.open) {
        nika_text_add_char(&text, ' ');
        byzantz_say_cards(move.open, &text);
    }
    return text.size;
}

/* Reads what follows the verb: cards or a group. Order and blanks are not looked at: byzantz_parse compares with the
 * one spelling in the end. */
static bool parse_rest(const char *rest, size_t size, struct nika_move *move)
{
    unsigned counts[BYZANTZ_KINDS] = {0};
    size_t at = 0;
    while (at < size) {
        const char *blank = memchr(rest + at, ' ', size - at);
        const size_t length = blank ? (size_t)(blank - (rest + at)) : size - at;
        unsigned kind;
        if (!byzantz_parse_card(rest + at, length, &kind) || counts[kind] >= byzantz_composition[kind] ||
            (kind == BYZANTZ_MERCHANT && counts[kind] == BYZANTZ_HAND_MAX))
            return false;
        counts[kind]++;
        move->open += byzantz_card(kind);
        at += length + 1;
    }
    return true;
}

bool byzantz_parse(const struct nika_setup *setup, const char *word, size_t size, struct nika_move *move)
{
    char spelled[NIKA_WORD_MAX];
    if (size >= NIKA_WORD_MAX)
        return false;
    for (unsigned verb = BYZANTZ_PASS; verb <= BYZANTZ_DONE; verb++) {
        const size_t length = strlen(verb_words[verb]);
        if (size < length || memcmp(word, verb_words[verb], length) != 0)
            continue;
        struct nika_move read = {.verb = verb};
        const size_t rest_at = size > length ? length + 1 : size, rest_size = size - rest_at;
        const char *rest = word + rest_at;
        if (verb == BYZANTZ_TAKE) {
            while (read.open < BYZANTZ_GROUPS && (strlen(byzantz_group_names[read.open]) != rest_size ||
                                                  memcmp(rest, byzantz_group_names[read.open], rest_size) != 0))
                read.open++;
        } else if (!parse_rest(rest, rest_size, &read)) {
            return false;
        }
        if (!byzantz_is_move(read) || byzantz_say(setup, read, spelled) != size || memcmp(spelled, word, size) != 0)
            return false;
        *move = read;
        return true;
    }
    return false;
}
