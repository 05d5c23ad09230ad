/*
 * byzantz_lay.c: lays a table of Byzantz from the set-up lines of a rules test: a game from its start, or a position.
 *
 * Every card is taken from `left`, the cards that have no place yet, so that none can be in two places. What no line
 * names is filled in with the lowest of them.
 */
#include <string.h>

#include "byzantz_script.h"

/* All cards of the game, lowest value first, merchants last: the kind at each place. */
static unsigned kind_by_value(unsigned place)
{
    return place == BYZANTZ_MERCHANT ? place : 4 * (place % BYZANTZ_GOODS) + place / BYZANTZ_GOODS;
}

struct laying {
    const struct script_table *table;
    struct script_fault *fault;
    struct cards left;
};

static const struct script_line *find_line(const struct script_table *table, const char *word, const char *argument)
{
    for (unsigned i = 0; i < table->count; i++)
        if (strcmp(table->lines[i].word, word) == 0 && strcmp(table->lines[i].argument, argument) == 0)
            return &table->lines[i];
    return NULL;
}

static const struct script_line *find_seat_line(const struct script_table *table, const char *word, unsigned seat)
{
    const char argument[] = {(char)('0' + seat), '\0'};
    return find_line(table, word, argument);
}

/* Takes the cards that a line names, or none without a line. */
static bool take_cards(struct laying *laying, const struct script_line *line, uint8_t kinds[BYZANTZ_DECK],
                       unsigned *count)
{
    *count = 0;
    if (!line)
        return true;
    if (!read_byzantz_cards(line, kinds, count, laying->fault))
        return false;
    for (unsigned i = 0; i < *count; i++)
        if (laying->left.of[kinds[i]]-- == 0) {
            char word[SCRIPT_WORD_MAX];
            struct nika_text text = nika_text(word, sizeof word);
            say_byzantz_card(kinds[i], &text);
            return script_blame(laying->fault, line->number, "there are not so many %s in the game", word);
        }
    return true;
}

/* The same as a heap. */
static bool take_heap(struct laying *laying, const struct script_line *line, byzantz_cards *heap)
{
    uint8_t kinds[BYZANTZ_DECK];
    unsigned count;
    if (!take_cards(laying, line, kinds, &count))
        return false;
    *heap = 0;
    for (unsigned i = 0; i < count; i++) {
        if (kinds[i] == BYZANTZ_MERCHANT && byzantz_merchants(*heap) == BYZANTZ_MERCHANTS - 1)
            return script_blame(laying->fault, line->number, "the engine has no room for all merchants in one place");
        *heap += byzantz_card(kinds[i]);
    }
    return true;
}

/* Fills up to `size` places with the lowest cards left. False if there are not enough. */
static bool fill(struct laying *laying, uint8_t *places, unsigned from, unsigned size)
{
    for (unsigned place = 0; place < BYZANTZ_KINDS; place++) {
        const unsigned kind = kind_by_value(place);
        for (; from < size && laying->left.of[kind] > 0; laying->left.of[kind]--)
            places[from++] = (uint8_t)kind;
    }
    return from == size;
}

/* Every line that speaks of a seat speaks of one that is there, and no other line does. */
static bool check_arguments(const struct script_table *table, struct script_fault *fault)
{
    static const char *const of_seats[] = {"hand", "bidder", "profit", "known", NULL};
    for (unsigned i = 0; i < table->count; i++) {
        const struct script_line *line = &table->lines[i];
        unsigned seat;
        if (script_among(of_seats, line->word)) {
            if (!script_number(line->argument, table->setup.players - 1u, &seat) || line->argument[1])
                return script_blame(fault, line->number, "\"%s\" needs a seat of this table", line->word);
        } else if (line->argument[0]) {
            return script_blame(fault, line->number, "\"%s\" is followed by nothing but a colon", line->word);
        }
    }
    return true;
}

/* A game from its start: the deal is made from what the lines say. */
static bool lay_start(struct laying *laying, struct nika_world *world)
{
    const struct script_table *table = laying->table;
    const unsigned players = table->setup.players, dealt = BYZANTZ_DEALT * players;
    const unsigned removed = byzantz_removed(players), deck = byzantz_deck_size(players);
    const struct script_line *removed_line = find_line(table, "removed", ""), *deck_line = find_line(table, "deck", "");
    struct nika_deal deal = {{0}};
    uint8_t hands[NIKA_SEATS_MAX][BYZANTZ_DECK], out[BYZANTZ_DECK], next[BYZANTZ_DECK];
    unsigned count, out_count, next_count;
    bool given[NIKA_SEATS_MAX] = {false};

    for (unsigned seat = 0; seat < players; seat++) {
        const struct script_line *line = find_seat_line(table, "hand", seat);
        given[seat] = line != NULL;
        if (!take_cards(laying, line, hands[seat], &count))
            return false;
        if (line && count != BYZANTZ_DEALT)
            return script_blame(laying->fault, line->number, "four cards are dealt, not %u", count);
    }
    if (!take_cards(laying, removed_line, out, &out_count) || !take_cards(laying, deck_line, next, &next_count))
        return false;
    if (out_count > removed)
        return script_blame(laying->fault, removed_line->number, "only %u cards are removed", removed);
    if (next_count > deck)
        return script_blame(laying->fault, deck_line->number, "the deck has only %u cards", deck);

    /* All that was named has been taken; the rest is filled in. */
    bool enough = true;
    for (unsigned seat = 0; seat < players; seat++) {
        enough = enough && (given[seat] || fill(laying, hands[seat], 0, BYZANTZ_DEALT));
        memcpy(deal.bytes + BYZANTZ_DEALT * seat, hands[seat], BYZANTZ_DEALT);
    }
    memcpy(deal.bytes + dealt, out, out_count);
    memcpy(deal.bytes + dealt + removed, next, next_count);
    enough = enough && fill(laying, deal.bytes + dealt, out_count, removed) &&
             fill(laying, deal.bytes + dealt + removed, next_count, deck);
    if (!enough)
        return script_blame(laying->fault, 0, "the deal has not 112 cards");
    table->setup.game->begin(&table->setup, &deal, world);
    return true;
}

/* Reads a number of a line into *number, which keeps what it is without the line. */
static bool read_number(struct laying *laying, const struct script_line *line, unsigned most, unsigned *number)
{
    if (line && !script_number(line->value, most, number))
        return script_blame(laying->fault, line->number, "\"%s\" should be a number up to %u", line->value, most);
    return true;
}

/* Which cards of a seat's hand the others have seen: all, if no line says which. */
static bool lay_known(struct laying *laying, const struct script_line *line, byzantz_cards hand, byzantz_cards *known)
{
    uint8_t kinds[BYZANTZ_DECK];
    unsigned count;
    *known = hand;
    if (!line)
        return true;
    if (!read_byzantz_cards(line, kinds, &count, laying->fault))
        return false;
    *known = 0;
    for (unsigned i = 0; i < count; i++) {
        if (byzantz_count_of(*known, kinds[i]) == byzantz_count_of(hand, kinds[i]))
            return script_blame(laying->fault, line->number, "these cards are not in the hand");
        *known += byzantz_card(kinds[i]);
    }
    return true;
}

static bool lay_seats(struct laying *laying, struct byzantz_world *world)
{
    const struct script_table *table = laying->table;
    struct byzantz_open *open = &world->open;
    for (unsigned seat = 0; seat < table->setup.players; seat++) {
        byzantz_cards *hand = &world->own[seat].hand;
        unsigned profit = 0, bidder = 0;
        if (!take_heap(laying, find_seat_line(table, "hand", seat), hand) ||
            !lay_known(laying, find_seat_line(table, "known", seat), *hand, &open->known[seat]) ||
            !read_number(laying, find_seat_line(table, "profit", seat), UINT16_MAX, &profit) ||
            !read_number(laying, find_seat_line(table, "bidder", seat), 6, &bidder))
            return false;
        open->hand_size[seat] = (uint8_t)byzantz_count(*hand);
        open->profit[seat] = (uint16_t)profit;
        open->bidder_card[seat] = (uint8_t)bidder;
        open->auction = (uint8_t)(open->auction + (bidder != 0));
    }
    return take_heap(laying, find_line(table, "market", ""), &open->market);
}

/* The seat with the lowest bidder card of those that are not in a mask; the number of players if there is none. */
static unsigned lowest_bidder(const struct byzantz_open *open, unsigned players, unsigned except)
{
    unsigned lowest = players;
    for (unsigned seat = 0; seat < players; seat++)
        if (!(except >> seat & 1) && (lowest == players || open->bidder_card[seat] < open->bidder_card[lowest]))
            lowest = seat;
    return lowest;
}

/* Phase and round, and whose turn it is. */
static bool lay_course(struct laying *laying, struct byzantz_open *open)
{
    const struct script_table *table = laying->table;
    const unsigned players = table->setup.players, rounds = byzantz_rounds(players);
    const struct script_line *phase = find_line(table, "phase", ""), *round_line = find_line(table, "round", "");
    const struct script_line *turn_line = find_line(table, "turn", ""), *picked_line = find_line(table, "picked", "");
    unsigned round = 0, turn = 0, picked = 0;
    if (!phase || !round_line)
        return script_blame(laying->fault, 0, "a position needs the lines \"phase:\" and \"round:\"");
    if (!read_number(laying, round_line, rounds, &round) || !read_number(laying, turn_line, players - 1, &turn))
        return false;
    if (round == 0)
        return script_blame(laying->fault, round_line->number, "rounds count from 1");
    open->round = (uint8_t)(round - 1);
    if ((turn_line != NULL) != (strcmp(phase->value, "auction") == 0))
        return script_blame(laying->fault, phase->number, "in an auction, and only there, \"turn:\" says who opens it");
    if (picked_line && strcmp(phase->value, "market") != 0)
        return script_blame(laying->fault, picked_line->number, "only in the market somebody has picked");
    if (picked_line && !script_seats(picked_line->value, players, "none", &picked))
        return script_blame(laying->fault, picked_line->number, "\"%s\" are no seats", picked_line->value);

    if (strcmp(phase->value, "auction") == 0) {
        if (open->auction + 1u >= players)
            return script_blame(laying->fault, phase->number, "only one seat is left: it does not bid");
        open->phase = BYZANTZ_AUCTION;
        open->turn = open->opener = (uint8_t)turn;
        for (unsigned seat = 0; seat < players; seat++)
            open->in = (uint8_t)(open->in | (unsigned)(open->bidder_card[seat] == 0) << seat);
    } else if (strcmp(phase->value, "market") == 0) {
        turn = lowest_bidder(open, players, picked);
        if (open->auction != players || turn == players)
            return script_blame(laying->fault, phase->number,
                                "in the market all hold bidder cards and somebody has to pick");
        open->phase = BYZANTZ_MARKET;
        open->turn = (uint8_t)turn;
        open->opener = (uint8_t)lowest_bidder(open, players, 0); /* alone in the last auction */
        open->picked = (uint8_t)picked;
    } else if (strcmp(phase->value, "final") == 0) {
        if (open->auction != 0 || round != rounds)
            return script_blame(laying->fault, phase->number, "the final sales follow round %u, without bidder cards",
                                rounds);
        open->phase = BYZANTZ_FINAL;
        open->round = (uint8_t)rounds;
    } else {
        return script_blame(laying->fault, phase->number,
                            "a position is in an auction, in the market or in the final sales");
    }
    return true;
}

/* How many cards were drawn before this moment, the bundle of a running auction not counted. */
static unsigned cards_drawn(const struct byzantz_open *open, unsigned players)
{
    unsigned drawn = open->round * (byzantz_deck_size(players) / byzantz_rounds(players));
    for (unsigned auction = 0; auction < open->auction; auction++)
        drawn += byzantz_bidder_card(players, auction);
    return drawn;
}

static bool lay_position(struct laying *laying, struct nika_world *bytes)
{
    struct byzantz_world *world = (struct byzantz_world *)(void *)bytes->bytes;
    struct byzantz_open *open = &world->open;
    const struct script_table *table = laying->table;
    const struct script_line *deck_line = find_line(table, "deck", "");
    const unsigned players = table->setup.players, removed = byzantz_removed(players);
    uint8_t next[BYZANTZ_DECK], gone[BYZANTZ_DECK];
    unsigned count, gone_count = 0;
    memset(bytes, 0, sizeof *bytes);
    if (!lay_seats(laying, world) || !lay_course(laying, open) || !take_cards(laying, deck_line, next, &count))
        return false;

    const unsigned drawn = cards_drawn(open, players), deck = byzantz_deck_size(players) - drawn;
    if (count > deck)
        return script_blame(laying->fault, deck_line->number, "the deck has only %u cards left", deck);
    memcpy(world->dark.cards + removed + drawn, next, count);
    if (!fill(laying, world->dark.cards + removed + drawn, count, deck) || !fill(laying, world->dark.cards, 0, removed))
        return script_blame(laying->fault, 0, "too many cards in hands and market: the deck can't last");
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        gone_count += laying->left.of[kind];
    fill(laying, gone, 0, gone_count);
    for (unsigned i = 0; i < gone_count; i++)
        if (gone[i] == BYZANTZ_MERCHANT)
            open->gone_merchants++;
        else
            open->gone += byzantz_card(gone[i]);

    open->drawn = (uint8_t)drawn;
    if (open->phase != BYZANTZ_AUCTION)
        return true;
    const unsigned size = byzantz_bidder_card(players, open->auction);
    for (unsigned i = 0; i < size; i++) {
        open->bundle += byzantz_card(world->dark.cards[removed + drawn + i]);
        world->dark.cards[removed + drawn + i] = 0;
    }
    open->drawn = (uint8_t)(drawn + size);
    return true;
}

bool lay_byzantz(const struct script_table *table, struct nika_world *world, struct script_fault *fault)
{
    struct laying laying = {.table = table, .fault = fault};
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        laying.left.of[kind] = byzantz_composition[kind];
    if (!check_arguments(table, fault))
        return false;
    return table->position ? lay_position(&laying, world) : lay_start(&laying, world);
}
