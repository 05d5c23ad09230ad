/*
 * rewards.c: what a finished game was worth to each seat, as matches measure it (nika/tally.h).
 */
#include "environment_internal.h"

void nika_rewards_of(unsigned players, const struct nika_result *result, float *rewards)
{
    int total = 0;
    for (unsigned seat = 0; seat < players; seat++)
        total += result->score[seat];
    for (unsigned seat = 0; seat < players; seat++) {
        const unsigned rank = result->rank[seat];
        const int own = result->score[seat];
        unsigned sharing = 0; /* seats of the same rank, itself included */
        for (unsigned other = 0; other < players; other++)
            sharing += result->rank[other] == rank;
        rewards[NIKA_REWARD_WIN * players + seat] = rank == 1 ? 1.0F / (float)sharing : 0.0F;
        rewards[NIKA_REWARD_MARGIN * players + seat] = (float)own - (float)(total - own) / (float)(players - 1);
        rewards[NIKA_REWARD_RANK * players + seat] = (float)rank + (float)(sharing - 1) / 2.0F;
    }
}
