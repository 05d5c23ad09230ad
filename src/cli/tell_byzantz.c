/*
 * tell_byzantz.c: tells what happens at a Byzantz table, from the position before a move and the one after it.
 */
#include <nika/byzantz.h>

#include "tell.h"

/* Any cards in the words of records. */
struct shown_cards {
    char bytes[3 * BYZANTZ_DECK + 1];
};

static const char *cards_of(byzantz_cards heap, struct shown_cards *cards)
{
    struct nika_text text = nika_text(cards->bytes, sizeof cards->bytes);
    byzantz_say_cards(heap, &text);
    return heap ? cards->bytes : "nothing";
}

static const struct byzantz_world *table(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

/* Everybody's points and hand, when a round or the final sales begin. */
static void tell_hands(const struct nika_reader *reader)
{
    const struct byzantz_world *world = table(&reader->world);
    struct shown_name name;
    struct shown_cards cards;
    for (unsigned seat = 0; seat < reader->setup.players; seat++)
        printf("  %-20s %3d point%-1s   %s\n", cli_name(reader, seat, &name), world->open.profit[seat],
               cli_plural(world->open.profit[seat]), cards_of(world->own[seat].hand, &cards));
}

static void tell_bundle(const struct nika_reader *reader)
{
    const struct byzantz_open *open = &table(&reader->world)->open;
    struct shown_cards cards;
    printf("\nAuction of %u: %s\n", byzantz_bidder_card(reader->setup.players, open->auction),
           cards_of(open->bundle, &cards));
}

static void start(const struct nika_reader *reader)
{
    printf("\nRound 1 of %u\n", byzantz_rounds(reader->setup.players));
    tell_hands(reader);
    tell_bundle(reader);
}

static void move(const struct nika_reader *reader, const struct nika_world *before)
{
    const struct byzantz_open *was = &table(before)->open;
    if (reader->move.verb == BYZANTZ_BID)
        printf(" (%u in all)", was->bid_total[reader->seat] + byzantz_value(reader->move.open));
    if (reader->seat != was->turn)
        printf(" (out of turn)");
}

/* Who won the auction that this move ended, and how. */
static void tell_auction(const struct nika_reader *reader, const struct byzantz_world *before)
{
    const struct byzantz_open *was = &before->open, *open = &table(&reader->world)->open;
    const unsigned players = reader->setup.players;
    const bool ended =
        was->phase == BYZANTZ_AUCTION && (open->phase != BYZANTZ_AUCTION || open->auction != was->auction);
    const bool all_passed = ended && reader->move.verb == BYZANTZ_PASS && open->auction != was->auction;
    struct shown_name name;
    struct shown_cards cards;
    if (ended && !all_passed) {
        const unsigned now = reader->move.verb == BYZANTZ_BID ? byzantz_value(reader->move.open) : 0;
        printf("  %s wins with %u\n", cli_name(reader, open->turn, &name), was->bid_total[open->turn] + now);
    }
    /* The cards taken, the highest first: the last one of a round may follow at once, without bidding. */
    for (unsigned auction = was->auction; auction < players; auction++)
        for (unsigned seat = 0; seat < players; seat++) {
            const unsigned card = byzantz_bidder_card(players, auction);
            if (open->bidder_card[seat] != card || was->bidder_card[seat])
                continue;
            printf("  %s takes bidder card %u", cli_name(reader, seat, &name), card);
            if (card == 1) {
                const uint8_t *drawn = before->dark.cards + byzantz_removed(players) + open->drawn - 1;
                printf("; %s goes to the market", cards_of(byzantz_card(*drawn), &cards));
            } else if (all_passed && auction == was->auction) {
                printf(" and the whole bundle: all have passed");
            }
            printf("\n");
        }
}

static void changes(const struct nika_reader *reader, const struct nika_world *before)
{
    const struct byzantz_open *was = &table(before)->open, *open = &table(&reader->world)->open;
    const unsigned players = reader->setup.players, seat = reader->seat;
    const bool new_round = open->round != was->round;
    struct shown_name name;
    struct shown_cards cards;
    if (open->profit[seat] > was->profit[seat])
        printf("  %s has %d point%s\n", cli_name(reader, seat, &name), open->profit[seat],
               cli_plural(open->profit[seat]));
    tell_auction(reader, table(before));
    if (open->phase == BYZANTZ_LIMIT && was->phase != BYZANTZ_LIMIT)
        printf("  %s has %d cards and must go down to %d\n", cli_name(reader, open->turn, &name),
               open->hand_size[open->turn], BYZANTZ_HAND_MAX);
    if (open->phase == BYZANTZ_MARKET && !open->picked && was->phase != BYZANTZ_MARKET)
        printf("\nMarket: %s\n", cards_of(open->market, &cards));
    if (new_round) {
        byzantz_cards left = was->market;
        if (reader->move.verb == BYZANTZ_TAKE)
            left -= byzantz_group(left, (unsigned)reader->move.open);
        if (left)
            printf("  Left over: %s\n", cards_of(left, &cards));
        if (open->phase == BYZANTZ_FINAL)
            printf("\nFinal sales\n");
        else
            printf("\nRound %d of %u\n", open->round + 1, byzantz_rounds(players));
        tell_hands(reader);
    }
    if (open->phase <= BYZANTZ_GIVING && open->drawn != was->drawn)
        tell_bundle(reader);
}

static void result(const struct nika_reader *reader, unsigned seat)
{
    const unsigned cards = table(&reader->world)->open.hand_size[seat];
    printf(", %u card%s left", cards, cli_plural((int)cards));
}

const struct teller cli_byzantz_teller = {&nika_byzantz, start, move, changes, result};
