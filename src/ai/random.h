/* random.h: the random player. Inside the ai room only. */
#ifndef NIKA_AI_RANDOM_H
#define NIKA_AI_RANDOM_H

#include <nika/ai.h>

extern const struct nika_agent nika_random_agent;

#endif
