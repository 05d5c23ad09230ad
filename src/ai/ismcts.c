#include "mind.h"
const struct nika_mind nika_ismcts_mind, nika_ismcts_pruned_mind;
