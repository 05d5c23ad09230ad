/*
 * levels.c: how strong computer players are, under the names that all clients use.
 *
 * A weaker player is weaker as people are: it misjudges what a move is worth, remembers only what it saw lately, and
 * thinks less far. Each level wins about two games of five against three of the level below it (docs/ai.md).
 */
#include "mind.h"

const struct nika_level nika_levels[] = {
    {.name = "beginner",
     .byzantz = {.mind = &nika_heuristic_mind, .noise = 38, .span = 0},
     .justinian = {.mind = &nika_heuristic_mind, .noise = 130, .span = 0}},
    {.name = "casual",
     .byzantz = {.mind = &nika_heuristic_mind, .noise = 22, .span = 1},
     .justinian = {.mind = &nika_search_mind, .iterations = 16, .noise = 50, .span = 1}},
    {.name = "skilled",
     .byzantz = {.mind = &nika_search_mind, .iterations = 60, .noise = 22, .span = 1},
     .justinian = {.mind = &nika_search_mind, .iterations = 72, .noise = 30, .span = 2}},
    {.name = "expert",
     .byzantz = {.mind = &nika_search_mind, .iterations = 1000, .span = NIKA_SPAN_ALL},
     .justinian = {.mind = &nika_search_mind, .iterations = 400, .span = NIKA_SPAN_ALL}},
    {.name = NULL},
};
