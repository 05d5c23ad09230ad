/*
 * byzantz_json.c: Byzantz in JSON: the deal of a record, and what a view shows.
 */
#include <string.h>

#include "byzantz_play.h"

static void write_card(struct nika_writer *writer, unsigned kind)
{
    char word[4];
    struct nika_text text = nika_text(word, sizeof word);
    byzantz_say_cards(byzantz_card(kind), &text);
    nika_write_word(writer, word);
}

void byzantz_write_deal(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_writer *writer)
{
    (void)setup;
    nika_write_open(writer, '{');
    nika_write_key(writer, "deck");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < BYZANTZ_DECK; i++)
        write_card(writer, deal->bytes[i]);
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

static bool misfits(struct nika_misfit *misfit, const char *where, const char *expected, struct nika_json found)
{
    nika_misfit_set(misfit, where, expected, found.text, found.size);
    return false;
}

bool byzantz_read_deal(const struct nika_setup *setup, struct nika_json value, struct nika_deal *deal,
                       struct nika_misfit *misfit)
{
    (void)setup;
    struct nika_json deck, card;
    struct nika_deal read = {{0}};
    unsigned counts[BYZANTZ_KINDS] = {0}, size = 0;
    if (!nika_json_get(value, "deck", &deck))
        return misfits(misfit, "deal", "{\"deck\":[…]}", value);
    if (nika_json_kind(deck) != '[')
        return misfits(misfit, "deal.deck", "[…]", deck);

    struct nika_json_walk walk = nika_json_walk(deck);
    while (nika_json_next(&walk, &card)) {
        char word[8], where[sizeof misfit->where];
        size_t length;
        unsigned kind;
        struct nika_text text = nika_text(where, sizeof where);
        nika_text_add(&text, "deal.deck[");
        nika_text_add_number(&text, size);
        nika_text_add_char(&text, ']');
        if (!nika_json_string(card, word, sizeof word, &length) || !byzantz_parse_card(word, length, &kind))
            return misfits(misfit, where, "C1 … O4, M", card);
        if (size == BYZANTZ_DECK)
            return misfits(misfit, where, "]", card);
        if (counts[kind]++ == byzantz_composition[kind]) {
            char expected[16];
            struct nika_text most = nika_text(expected, sizeof expected);
            nika_text_add_number(&most, byzantz_composition[kind]);
            nika_text_add(&most, " × ");
            nika_text_add(&most, word);
            return misfits(misfit, where, expected, card);
        }
        read.bytes[size++] = (uint8_t)kind;
    }
    if (size != BYZANTZ_DECK) {
        char found[16];
        struct nika_text text = nika_text(found, sizeof found);
        nika_text_add_number(&text, size);
        nika_misfit_set(misfit, "deal.deck", "112", found, text.size);
        return false;
    }
    *deal = read;
    return true;
}

static void write_cards(struct nika_writer *writer, const char *key, byzantz_cards heap, unsigned merchants)
{
    char words[3 * BYZANTZ_DECK + 1];
    struct nika_text text = nika_text(words, sizeof words);
    byzantz_say_cards(heap & BYZANTZ_GOODS_MASK, &text);
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (size_t at = 0; at < text.size; at += 3)
        nika_write_string(writer, words + at, 2);
    for (unsigned i = 0; i < merchants; i++)
        nika_write_word(writer, "M");
    nika_write_close(writer, ']');
}

static void write_heap(struct nika_writer *writer, const char *key, byzantz_cards heap)
{
    write_cards(writer, key, heap, byzantz_merchants(heap));
}

static void write_whole(struct nika_writer *writer, const char *key, unsigned number)
{
    nika_write_key(writer, key);
    nika_write_whole(writer, number);
}

static void write_seat(const struct nika_setup *setup, const struct nika_view *view, unsigned seat,
                       struct nika_writer *writer)
{
    const struct byzantz_open *open = byzantz_open(view);
    nika_write_open(writer, '{');
    write_whole(writer, "size", open->hand_size[seat]);
    write_heap(writer, "known", open->known[seat]);
    write_heap(writer, "bid", open->bid[seat]);
    write_whole(writer, "total", open->bid_total[seat]);
    nika_write_key(writer, "bidder");
    if (open->bidder_card[seat])
        nika_write_whole(writer, open->bidder_card[seat]);
    else
        nika_write_null(writer);
    nika_write_key(writer, "profit");
    if (byzantz_profit_shown(setup, view, seat))
        nika_write_whole(writer, open->profit[seat]);
    else
        nika_write_null(writer);
    nika_write_close(writer, '}');
}

void byzantz_write_view(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer)
{
    static const char *const phases[] = {"auction", "give", "limit", "market", "final", "over"};
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned players = setup->players, rounds = byzantz_rounds(players);
    nika_write_key(writer, "phase");
    nika_write_word(writer, phases[open->phase]);
    write_whole(writer, "round", open->round < rounds ? open->round + 1u : rounds);
    write_whole(writer, "rounds", rounds);
    nika_write_key(writer, "stack"); /* bidder cards not won yet in this round, the next one first */
    nika_write_open(writer, '[');
    for (unsigned auction = open->auction; auction < players && open->phase < BYZANTZ_FINAL; auction++)
        nika_write_whole(writer, byzantz_bidder_card(players, auction));
    nika_write_close(writer, ']');
    nika_write_seats(writer, "in", open->in);
    nika_write_seats(writer, "picked", open->picked);
    write_whole(writer, "high", open->high);
    write_heap(writer, "bundle", open->bundle);
    write_heap(writer, "market", open->market);
    write_cards(writer, "gone", open->gone, open->gone_merchants);
    write_whole(writer, "deck", byzantz_deck_size(players) - open->drawn);
    write_whole(writer, "removed", byzantz_removed(players));
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < players; seat++)
        write_seat(setup, view, seat, writer);
    nika_write_close(writer, ']');
    if (view->seat != NIKA_WATCHER)
        write_heap(writer, "hand", byzantz_own(view)->hand);
}
