/*
 * environment_internal.h: what the files of this room share.
 */
#ifndef NIKA_ENVIRONMENT_INTERNAL_H
#define NIKA_ENVIRONMENT_INTERNAL_H

#include <nika/batch.h>

/* The rewards of a finished game: NIKA_REWARDS rows, one number for each seat. */
void nika_rewards_of(unsigned players, const struct nika_result *result, float *rewards);

#endif
