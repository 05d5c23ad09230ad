/*
 * master_page.c: the master, in a module of its own, which a page fetches for games that have one, with their
 * net.
 */
#include <string.h>

#include <nika/games.h>

#include "away.h"

EXPORT(nika_think) size_t wasm_think(size_t size);

/* Thinks about the turn that is in the buffer (away.c), and leaves the thought there. Its size; 0: it was no turn. */
size_t wasm_think(size_t size)
{
    static struct away_turn away;
    static struct nika_workspace workspace;
    static struct away_thought answer;
    struct nika_agent agent;
    if (size != sizeof away)
        return 0;
    memcpy(&away, wasm_buffer, sizeof away);
    const struct nika_game *game = nika_game_named(away.game);
    if (!game || !nika_agent_named("master", &agent))
        return 0;
    away.turn.setup.game = game;
    struct nika_rng rng = nika_turn_rng(&away.turn);
    const struct nika_question question = nika_turn_question(&away.turn, &rng, &workspace);
    memset(&answer, 0, sizeof answer);
    nika_think(&agent, &question, &answer.thought);
    answer.rng = rng;
    memcpy(wasm_buffer, &answer, sizeof answer);
    return sizeof answer;
}
