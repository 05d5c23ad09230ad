/*
 * random_player.c: plays games at random and writes their records, which `nika verify` accepts. It knows no game: it asks
 * for the legal moves of the seat that is asked, and chooses one. A player of your own would choose better.
 *
 * Usage: random_player GAME PLAYERS [GAMES [SEED]] >games.nika
 */
#include <nika/nika.h>
#include <stdio.h>
#include <stdlib.h>

/* Everything that a game needs; too large for some stacks. */
static struct nika_made moves[NIKA_PLAY_MOVES];
static char line[NIKA_LINE_MAX];

/* The choice. The view is all that this seat knows: there is nothing else to cheat with. */
static struct nika_move choose(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng)
{
    struct nika_move legal[NIKA_MOVES_MAX];
    const unsigned count = setup->game->legal(setup, view, legal);
    return legal[nika_rng_below(rng, count)];
}

static unsigned lowest(unsigned seats)
{
    unsigned seat = 0;
    while (!(seats >> seat & 1))
        seat++;
    return seat;
}

static bool play_game(struct nika_play *play, const struct nika_setup *setup, struct nika_rng *rng)
{
    struct nika_deal deal;
    nika_deal(setup, rng, &deal);
    nika_play_begin(play, setup, &deal);
    nika_play_lend(play, moves, NIKA_PLAY_MOVES);

    struct nika_names names = {{"Anna", "Belisar", "Chosrau", "Damian", "Euphemia", "Felix"}};
    struct nika_text text = nika_text(line, sizeof line);
    nika_record_header(setup, &names, &deal, &text);
    puts(line);

    struct nika_result result;
    while (!nika_play_result(play, &result)) {
        const unsigned seat = lowest(nika_play_waiting(play).asked);
        struct nika_view view;
        nika_play_look(play, seat, &view);
        const struct nika_move move = choose(setup, &view, rng);
        text = nika_text(line, sizeof line);
        nika_play_line(play, seat, move, false, &text);
        const nika_refusal refusal = nika_play_make(play, seat, move);
        if (refusal != NIKA_ACCEPTED) {
            fprintf(stderr, "refused: %s\n", setup->game->refusals[refusal]);
            return false;
        }
        puts(line);
    }
    text = nika_text(line, sizeof line);
    nika_record_result(setup, &result, &text);
    puts(line);
    return true;
}

int main(int count, char **words)
{
    const struct nika_game *game = count > 1 ? nika_game_named(words[1]) : NULL;
    const unsigned players = count > 2 ? (unsigned)strtoul(words[2], NULL, 10) : 0;
    const unsigned long games = count > 3 ? strtoul(words[3], NULL, 10) : 1;
    const uint64_t seed = count > 4 ? strtoull(words[4], NULL, 10) : 1;
    struct nika_setup setup;
    if (!game || !nika_setup_init(&setup, game, players, 0)) {
        fprintf(stderr, "Usage: random_player justinian|byzantz PLAYERS [GAMES [SEED]]\n");
        return 2;
    }
    struct nika_play *play = malloc(nika_play_bytes());
    if (!play)
        return 1;
    bool fine = true;
    for (unsigned long number = 0; fine && number < games; number++) {
        struct nika_rng rng;
        nika_rng_seed(&rng, seed, number); /* each game has its own random numbers */
        setup.start = (uint8_t)(number % players);
        fine = play_game(play, &setup, &rng);
    }
    free(play);
    return fine && fflush(stdout) == 0 ? 0 : 1;
}
