/*
 * frozen.h: inside the laboratory: what the frozen players are made of.
 */
#ifndef NIKA_LAB_FROZEN_H
#define NIKA_LAB_FROZEN_H

#include "ai/ai_internal.h"

/* ismcts.c: tree search as it was published, with all moves and with those that the game's strategy proposes. */
extern const struct nika_algorithm nika_ismcts_algorithm, nika_ismcts_pruned_algorithm;

/* anchored.c: the numbers that the anchors go by, for each game, and the settings of `anchor:expert-1`. */
extern const struct nika_tuning nika_frozen_tunings[];
extern const struct nika_settings nika_frozen_expert_1[];

#endif
