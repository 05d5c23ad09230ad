/*
 * batch_random.c: random players in a thousand games at once, as a player that learns would play them: observations in,
 * actions out. Prints how often each seat won, and how many decisions a second that were.
 *
 * Usage: batch_random GAME PLAYERS [STEPS [THREADS]]
 */
#include <nika/nika.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { LANES = 1000 };

static uint8_t observations[LANES * NIKA_OBSERVATION_MAX], masks[LANES * NIKA_ACTIONS_MAX], seats[LANES], done[LANES];
static float rewards[LANES * NIKA_REWARDS * NIKA_SEATS_MAX];
static uint16_t actions[LANES];

int main(int count, char **words)
{
    struct nika_batch_options options = {.lanes = LANES, .threads = 1};
    const struct nika_batch_buffers buffers = {
        .observations = observations, .masks = masks, .seats = seats, .done = done, .rewards = rewards};
    const struct nika_game *game = count > 2 ? nika_game_named(words[1]) : NULL;
    const unsigned players = count > 2 ? (unsigned)strtoul(words[2], NULL, 10) : 0;
    const unsigned long steps = count > 3 ? strtoul(words[3], NULL, 10) : 1000;
    double won[NIKA_SEATS_MAX] = {0};
    unsigned long games = 0;
    char problem[128];
    if (count > 4)
        options.threads = (uint32_t)strtoul(words[4], NULL, 10);
    if (!game || !nika_setup_init(&options.setup, game, players, 0)) {
        fprintf(stderr, "usage: batch_random GAME PLAYERS [STEPS [THREADS]]\n");
        return 2;
    }
    struct nika_batch *batch = nika_batch_new(&options, &buffers, problem, sizeof problem);
    if (!batch) {
        fprintf(stderr, "batch_random: %s\n", problem);
        return 1;
    }
    const clock_t start = clock();
    nika_batch_reset(batch, 1);
    for (unsigned long step = 0; step < steps; step++) {
        nika_batch_random(batch, actions); /* here a player of yours would look at the observations and the masks */
        nika_batch_step(batch, actions, NULL);
        for (unsigned lane = 0; lane < LANES; lane++) {
            const float *of_lane = rewards + (size_t)lane * NIKA_REWARDS * players;
            games += done[lane];
            for (unsigned seat = 0; seat < players; seat++)
                won[seat] += (double)of_lane[NIKA_REWARD_WIN * players + seat];
        }
    }
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%lu games, won:", games);
    for (unsigned seat = 0; seat < players; seat++)
        printf(" %.1f", won[seat]);
    printf("\n");
    fprintf(stderr, "%.0f decisions a second of processor time\n", (double)steps * LANES / seconds);
    nika_batch_free(batch);
    return 0;
}
