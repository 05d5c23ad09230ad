/*
 * tell.c: tells a game in plain lines: who did what, and what came of it. Byzantz's table is drawn from nika/byzantz.h;
 * a game without a teller of its own is told by its moves alone.
 */
#include <string.h>

#include <nika/byzantz.h>

#include "cli.h"

/* A player's name, safe for a terminal. */
struct shown_name {
    char bytes[64];
};

static const char *name_of(const struct nika_reader *reader, unsigned seat, struct shown_name *name)
{
    struct nika_text text = nika_text(name->bytes, sizeof name->bytes);
    nika_text_add_safely(&text, reader->names.of[seat], strlen(reader->names.of[seat]), 40);
    return name->bytes;
}

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

static const struct byzantz_world *byzantz(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

/* The hands, profits and the market, at the start of a round. */
static void tell_round(const struct nika_reader *reader)
{
    const struct byzantz_world *world = byzantz(&reader->world);
    struct shown_name name;
    struct shown_cards cards;
    printf("\nRound %d of %u\n", world->open.round + 1, byzantz_rounds(reader->setup.players));
    for (unsigned seat = 0; seat < reader->setup.players; seat++)
        printf("  %-20s %3d points   %s\n", name_of(reader, seat, &name), world->open.profit[seat],
               cards_of(world->own[seat].hand, &cards));
}

/* What a move has brought about. */
static void tell_changes(const struct nika_reader *reader, const struct byzantz_open *before)
{
    const struct byzantz_world *world = byzantz(&reader->world);
    const struct byzantz_open *open = &world->open;
    const unsigned players = reader->setup.players;
    struct shown_name name;
    struct shown_cards cards;
    for (unsigned seat = 0; before && seat < players; seat++) {
        if (open->bidder_card[seat] && !before->bidder_card[seat])
            printf("  %s takes bidder card %d\n", name_of(reader, seat, &name), open->bidder_card[seat]);
        if (open->profit[seat] > before->profit[seat])
            printf("  %s has %d point%s\n", name_of(reader, seat, &name), open->profit[seat],
                   open->profit[seat] == 1 ? "" : "s");
    }
    if (open->phase == BYZANTZ_LIMIT && (!before || before->phase != BYZANTZ_LIMIT))
        printf("  %s has %d cards and must go down to %d\n", name_of(reader, open->turn, &name),
               open->hand_size[open->turn], BYZANTZ_HAND_MAX);
    const bool new_round = !before || open->round != before->round;
    if (new_round && before && before->market)
        printf("  The round is over.\n");
    if (new_round && open->phase < BYZANTZ_FINAL)
        tell_round(reader);
    if (open->phase == BYZANTZ_FINAL && (!before || before->phase != BYZANTZ_FINAL))
        printf("\nFinal sales\n");
    if (open->phase <= BYZANTZ_GIVING && (new_round || open->drawn != before->drawn))
        printf("\nAuction of %u: %s\n", byzantz_bidder_card(players, open->auction), cards_of(open->bundle, &cards));
    if (open->phase == BYZANTZ_MARKET && (!before || before->phase != BYZANTZ_MARKET) && !open->picked)
        printf("\nMarket: %s\n", cards_of(open->market, &cards));
}

void cli_tell_start(const struct nika_reader *reader)
{
    struct shown_name name;
    printf("%s%s, %d players\n", reader->games > 1 ? "\n" : "", reader->setup.game->name, reader->setup.players);
    for (unsigned seat = 0; seat < reader->setup.players; seat++)
        printf("  seat %u: %s%s\n", seat, name_of(reader, seat, &name), seat == reader->setup.start ? " (starts)" : "");
    if (reader->setup.game == &nika_byzantz)
        tell_changes(reader, NULL);
}

void cli_tell_move(const struct nika_reader *reader, const struct nika_world *before)
{
    struct shown_name name;
    char word[NIKA_WORD_MAX];
    reader->setup.game->say(&reader->setup, reader->move, word);
    printf("%4u. %s: %s", reader->ply, name_of(reader, reader->seat, &name), word);
    if (reader->setup.game != &nika_byzantz) {
        printf("\n");
        return;
    }
    const struct byzantz_open *open = &byzantz(&reader->world)->open;
    if (reader->move.verb == BYZANTZ_BID && open->bid_total[reader->seat])
        printf(" (%d in all)", open->bid_total[reader->seat]);
    if (reader->seat != byzantz(before)->open.turn)
        printf(" (out of turn)");
    printf("\n");
    tell_changes(reader, &byzantz(before)->open);
}

void cli_tell_result(const struct nika_reader *reader)
{
    struct shown_name name;
    printf("\nResult\n");
    for (unsigned rank = 1; rank <= reader->setup.players; rank++)
        for (unsigned seat = 0; seat < reader->setup.players; seat++)
            if (reader->result.rank[seat] == rank)
                printf("  %u. %s, %d point%s\n", rank, name_of(reader, seat, &name), reader->result.score[seat],
                       reader->result.score[seat] == 1 ? "" : "s");
}
