/*
 * fair_records.c: writes records with proofs, as a server does, for the tests of those who check them: of every game, with every
 * number of players, and with people in every choice of seats; half of them as older servers did. They are played at random to their end.
 *
 *     fair_records SEED >FILE
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/fair.h>
#include <nika/games.h>
#include <nika/record.h>

static struct nika_rng rng;
static char bytes[NIKA_LINE_MAX];

struct proof {
    struct nika_fair fair;
    unsigned players;
    uint64_t number;
};

static void draw(uint8_t *to, size_t size)
{
    for (size_t i = 0; i < size; i++)
        to[i] = (uint8_t)nika_rng_below(&rng, 256);
}

static void write_proof(void *context, struct nika_writer *writer)
{
    const struct proof *proof = context;
    char decimal[24];
    snprintf(decimal, sizeof decimal, "%llu", (unsigned long long)proof->number);
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < proof->players; seat++)
        nika_write_word(writer, proof->fair.people >> seat & 1 ? "human" : "random");
    nika_write_close(writer, ']');
    nika_write_key(writer, "number");
    nika_write_word(writer, decimal);
    nika_write_key(writer, "fair");
    nika_fair_write(&proof->fair, proof->players, writer);
}

static void print(struct nika_text *line)
{
    puts(line->bytes);
    *line = nika_text(bytes, sizeof bytes);
}

static void play(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_text *line)
{
    struct nika_world world;
    struct nika_view view;
    struct nika_result result;
    setup->game->begin(setup, deal, &world);
    while (nika_look_asked(setup, &world, &view)) {
        struct nika_move moves[NIKA_MOVES_MAX];
        const struct nika_move move = moves[nika_rng_below(&rng, setup->game->legal(setup, &view, moves))];
        nika_record_move(setup, &world, view.seat, move, false, line);
        print(line);
        setup->game->apply(setup, &world, view.seat, move);
    }
    setup->game->result(setup, &view, &result);
    nika_record_result(setup, &result, line);
    print(line);
}

/* What a person contributes: most have pledged it, some of them did not reveal it, and some had sent it at once. */
static void contribute(struct nika_fair *fair, unsigned seat)
{
    draw(fair->chance[seat].bytes, sizeof fair->chance[seat].bytes);
    if (fair->algorithm == NIKA_FAIR_1)
        return;
    fair->pledge[seat] = nika_fair_pledge(fair->table, &fair->chance[seat]);
    const unsigned how = nika_rng_below(&rng, 4);
    fair->silent |= (uint8_t)((how == 0) << seat);
    fair->early |= (uint8_t)((how == 1) << seat);
}

static void write_game(const struct nika_game *game, unsigned players, unsigned people)
{
    static const struct nika_names names = {{"Ada", "Bo", "Cy", "Di", "Eve", "Flo"}};
    struct proof proof = {.players = players, .fair = {.people = (uint8_t)people}};
    struct nika_text line = nika_text(bytes, sizeof bytes);
    struct nika_setup setup;
    struct nika_deal deal;
    uint8_t id[8];
    draw(id, sizeof id);
    for (unsigned i = 0; i < sizeof id; i++)
        snprintf(proof.fair.table + (size_t)2 * i, 3, "%02x", id[i]);
    proof.fair.algorithm = nika_rng_below(&rng, 2) ? NIKA_FAIR_2 : NIKA_FAIR_1;
    draw(proof.fair.secret.bytes, sizeof proof.fair.secret.bytes);
    for (unsigned seat = 0; seat < players; seat++)
        if (people >> seat & 1)
            contribute(&proof.fair, seat);
    nika_setup_init(&setup, game, players, 0);
    if (game->edition_count)
        nika_setup_edition(&setup, game->editions[nika_rng_below(&rng, game->edition_count)].name);
    nika_fair_deal(&proof.fair, &setup, &deal, &proof.number);
    nika_record_header_further(&setup, &names, &deal, (struct nika_further){write_proof, &proof}, &line);
    print(&line);
    play(&setup, &deal, &line);
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fputs("usage: fair_records SEED\n", stderr);
        return 2;
    }
    nika_rng_seed(&rng, strtoull(arguments[1], NULL, 10), 0);
    for (unsigned i = 0; nika_games[i]; i++)
        for (unsigned players = nika_games[i]->players_min; players <= nika_games[i]->players_max; players++)
            for (unsigned people = 0; people < 1u << players; people++)
                write_game(nika_games[i], players, people);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
