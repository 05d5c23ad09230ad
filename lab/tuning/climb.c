/*
 * climb.c: finds better numbers for a heuristic, one at a time, by matches of the new player against the old one.
 *
 * Each comparison has deals of its own, so that no number is fitted to some lucky deals. Many comparisons are made, and
 * the best of many looks better than it is: what a whole climb has gained is measured at its end.
 */
#include <stdio.h>
#include <string.h>

#include <nika/byzantz.h>

#include "tune.h"

/* The win share of one player with `tried` against others with `kept`. */
static struct nika_figure compare(const struct tune_said *said, const struct nika_tuning *tried,
                                  const struct nika_tuning *kept, uint64_t number)
{
    static struct nika_tally tally;
    struct nika_field field = {.seed = said->seed + number};
    nika_setup_init(&field.setup, said->game, said->players, 0);
    for (unsigned place = 0; place < said->players; place++) {
        nika_agent_named("heuristic", &field.agents[place]);
        field.agents[place].tuning = place == 0 ? tried : kept;
        snprintf(field.agents[place].name, NIKA_AGENT_NAME_MAX, "%s", place == 0 ? "tried" : "kept");
    }
    tune_play(said, &field, &tally);
    return nika_tally_figure(&tally, 0, NIKA_WIN);
}

static bool wanted(const struct tune_said *said, const char *name)
{
    if (!said->names[0])
        return true;
    for (char *const *at = said->names; *at; at++)
        if (strcmp(*at, name) == 0)
            return true;
    return false;
}

/* Moves one number up, or else down, as long as that is better by more than chance would give one time in ten. */
static void climb_one(const struct tune_said *said, const struct tune_number *number, int step,
                      struct nika_tuning *kept, uint64_t *comparisons)
{
    const double fair = 1.0 / said->players;
    for (int sign = 1; sign >= -1; sign -= 2) {
        for (bool moved = false;; moved = true) {
            struct nika_tuning tried = *kept;
            int16_t *value = &tried.numbers[number->index];
            *value = (int16_t)(*value + sign * step);
            const struct nika_figure win = compare(said, &tried, kept, ++*comparisons);
            if (win.mean - fair <= 0.66 * win.half) {
                if (moved)
                    return;
                break;
            }
            printf("  %s = %d: %.4f ± %.4f\n", number->name, *value, win.mean, win.half);
            fflush(stdout);
            *kept = tried;
        }
    }
}

int tune_climb(const struct tune_said *said)
{
    const struct tune_number *numbers = said->game == &nika_byzantz ? tune_byzantz : tune_justinian;
    const struct nika_tuning *began = nika_strategy_of(said->game)->tuned;
    uint64_t comparisons = 0;
    if (!began) {
        fprintf(stderr, "tune: this game has no heuristic of its own\n");
        return 1;
    }
    struct nika_tuning kept = *began;
    for (char *const *name = said->names; *name; name++) {
        unsigned i = 0;
        while (numbers[i].name && strcmp(numbers[i].name, *name) != 0)
            i++;
        if (!numbers[i].name) {
            fprintf(stderr, "tune: there is no number “%s”; lab/tuning/tuning_numbers.c has their names\n", *name);
            return 2;
        }
    }
    for (unsigned sweep = 0; sweep < said->sweeps; sweep++) {
        printf("sweep %u\n", sweep + 1);
        for (unsigned i = 0; numbers[i].name; i++) {
            const int value = kept.numbers[numbers[i].index], size = value < 0 ? -value : value;
            const int step = (size / 4 > 12 ? size / 4 : 12) / (int)(sweep + 1);
            if (wanted(said, numbers[i].name))
                climb_one(said, &numbers[i], step > 2 ? step : 2, &kept, &comparisons);
        }
    }
    const struct nika_figure gained = compare(said, &kept, began, UINT64_C(1) << 32);
    printf("\nagainst what it began with: %.4f ± %.4f (fair %.4f), %llu comparisons\n", gained.mean, gained.half,
           1.0 / said->players, (unsigned long long)comparisons);
    for (unsigned i = 0; numbers[i].name; i++) {
        const int now = kept.numbers[numbers[i].index], then = began->numbers[numbers[i].index];
        if (now != then)
            printf("%s = %d (was %d)\n", numbers[i].name, now, then);
    }
    return 0;
}
