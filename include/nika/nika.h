/*
 * nika.h: all of libnika: includes every public header, and says which version it is. docs/library.md has a tour.
 *
 * What stands in these headers and what they document is the library's interface; nothing else is exported. They are C11
 * and C++17. No function here keeps state (but for nika_net_lend), so threads need no locks as long as each has its
 * own data.
 */
#ifndef NIKA_NIKA_H
#define NIKA_NIKA_H

#include <nika/ai.h>
#include <nika/batch.h>
#include <nika/byzantz.h>
#include <nika/encoding.h>
#include <nika/game.h>
#include <nika/games.h>
#include <nika/json.h>
#include <nika/justinian.h>
#include <nika/lab.h>
#include <nika/match.h>
#include <nika/nets.h>
#include <nika/play.h>
#include <nika/record.h>
#include <nika/rng.h>
#include <nika/simulate.h>
#include <nika/state.h>
#include <nika/tally.h>
#include <nika/turn.h>
#include <nika/words.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers. */
#define NIKA_VERSION_MAJOR 0
#define NIKA_VERSION_MINOR 9
#define NIKA_VERSION_PATCH 0
#define NIKA_VERSION "0.9.0"

/* The version of the library that the program runs with, spelled as above. */
const char *nika_version(void);

#ifdef __cplusplus
}
#endif

#endif
