/*
 * unit_plain.h: for tests: cards of Byzantz as plain counts, spelled and read without the library's arithmetic; decks;
 * setups.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_UNIT_PLAIN_H
#define NIKA_TESTS_UNIT_PLAIN_H

#include <string.h>

#include <nika/byzantz.h>

/* How many cards of each kind. */
struct plain {
    unsigned of[BYZANTZ_KINDS];
};

/* How many bits of a heap count the cards of a kind, as the header describes it. */
static inline unsigned plain_width(unsigned kind)
{
    static const unsigned widths[4] = {3, 3, 2, 2};

    return kind == BYZANTZ_MERCHANT ? 4 : widths[kind % 4];
}

static inline struct plain plain_of(byzantz_cards heap)
{
    struct plain plain;

    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        plain.of[kind] = (unsigned)(heap % (UINT64_C(1) << plain_width(kind)));
        heap /= UINT64_C(1) << plain_width(kind);
    }
    return plain;
}

static inline byzantz_cards heap_of(const struct plain *plain)
{
    byzantz_cards heap = 0;

    for (unsigned kind = BYZANTZ_KINDS; kind-- > 0;) {
        assert_true(plain->of[kind] < 1u << plain_width(kind));
        heap = heap * (UINT64_C(1) << plain_width(kind)) + plain->of[kind];
    }
    return heap;
}

/* How many cards of a kind the game has. */
static inline unsigned plain_copies(unsigned kind)
{
    static const unsigned copies[4] = {6, 5, 3, 2};

    return kind == 24 ? 16 : copies[kind % 4];
}

/* The kinds of cards that are spelled with blanks between: "C1 M". Returns how many. */
static inline unsigned plain_kinds(const char *words, uint8_t *kinds)
{
    static const char letters[] = "CSWTGO";
    unsigned count = 0;

    for (; *words; words += *words == ' ') {
        if (*words == 'M') {
            kinds[count++] = 24;
            words++;
            continue;
        }
        const char *letter = strchr(letters, *words++);

        assert_non_null(letter);
        assert_true(*words >= '1' && *words <= '4');
        kinds[count++] = (uint8_t)(4 * (letter - letters) + (*words++ - '1'));
    }
    return count;
}

/* The heap of cards that are spelled. */
static inline byzantz_cards cards(const char *words)
{
    struct plain plain = {{0}};
    uint8_t kinds[BYZANTZ_DECK];

    for (unsigned i = plain_kinds(words, kinds); i-- > 0;)
        plain.of[kinds[i]]++;
    return heap_of(&plain);
}

/* A whole deck that starts with these cards; the others follow by good and value, merchants last. */
static inline void deck_from(const char *first, uint8_t deck[BYZANTZ_DECK])
{
    struct plain left;
    unsigned size = plain_kinds(first, deck);

    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        left.of[kind] = plain_copies(kind);
    for (unsigned i = 0; i < size; i++) {
        assert_true(left.of[deck[i]] > 0);
        left.of[deck[i]]--;
    }
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        for (; left.of[kind] > 0; left.of[kind]--)
            deck[size++] = (uint8_t)kind;
    assert_int_equal(size, BYZANTZ_DECK);
}

/* Adds a deck as the array of a record's "deck". Returns where the text ends. */
static inline char *plain_deck_json(const uint8_t *deck, unsigned size, char *text)
{
    *text++ = '[';
    for (unsigned i = 0; i < size; i++) {
        *text++ = '"';
        *text++ = deck[i] == 24 ? 'M' : "CSWTGO"[deck[i] / 4];
        if (deck[i] != 24)
            *text++ = "1234"[deck[i] % 4];
        *text++ = '"';
        *text++ = i + 1 < size ? ',' : ']';
    }
    *text = '\0';
    return text;
}

static inline struct nika_setup setup_of(const struct nika_game *game, unsigned players, unsigned start)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, game, players, start));
    return setup;
}

/* The world before the first move of a game of Byzantz with this deck. */
static inline struct nika_world begin_with(const struct nika_setup *setup, const uint8_t deck[BYZANTZ_DECK])
{
    struct nika_deal deal = {{0}};
    struct nika_world world;

    memset(&world, 0xcc, sizeof world);
    memcpy(deal.bytes, deck, BYZANTZ_DECK);
    nika_byzantz.begin(setup, &deal, &world);
    return world;
}

/* Plays a move that is spelled, and must be accepted. */
static inline void play(const struct nika_setup *setup, struct nika_world *world, unsigned seat, const char *word)
{
    struct nika_move move;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    assert_int_equal(setup->game->apply(setup, world, seat, move), NIKA_ACCEPTED);
}

#endif
