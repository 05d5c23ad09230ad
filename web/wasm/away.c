/*
 * away.c: a page's module has no nets and no master: few games need them, and every visit would pay. The master thinks in a
 * module of its own (master_page.c). The worker carries its turns there, and the thoughts back, before it has them played
 * or made a hint.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>
#include <nika/nets.h>

#include "ai_internal.h"
#include "ask.h"
#include "away.h"

EXPORT(nika_turn) size_t wasm_turn(unsigned seat);
EXPORT(nika_thought) void wasm_thought(size_t size);

/* What the master has thought about the turn that comes next. */
static struct away_thought brought;
static bool is_there;
/* Whether the last such turn was thought about there, with a net. */
static bool has_thought;

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    if (is_there) {
        *thought = brought.thought;
        *question->rng = brought.rng;
    } else { /* as the next level does */
        struct nika_agent expert;
        nika_agent_named("expert", &expert);
        nika_think(&expert, question, thought);
    }
    (void)agent;
    is_there = false;
}

/* So chances that the master found are calibrated as the net's (nika/chance.h). */
bool nika_net_ready(const struct nika_game *game)
{
    (void)game;
    return has_thought;
}

const struct nika_algorithm nika_master_algorithm = {.remembers = true, .measures = true, .think = think};
const struct nika_algorithm nika_net_algorithm = {.remembers = true, .think = think};

/* Writes the turn of a seat that is asked, or whichever is asked if there is no such seat, into the buffer. Its size; 0 if
 * it is no master's: at a table, the seat of somebody else. */
size_t wasm_turn(unsigned seat)
{
    static struct away_turn away;
    const struct nika_table *table = ask_table();
    struct nika_agent agent;
    const unsigned asked = table ? nika_play_waiting(table->play).asked : 0;
    const bool acts = seat >= NIKA_SEATS_MAX;
    is_there = has_thought = false;
    if (acts)
        seat = asked ? nika_lowest_bit(asked) : 0;
    if (!(asked >> seat & 1) || (acts && strcmp(table->sitting.agents[seat], "master") != 0) ||
        !nika_agent_named("master", &agent))
        return 0;
    nika_turn_take(&away.turn, table->play, table->number, seat, &agent);
    nika_text_copy(away.game, sizeof away.game, away.turn.setup.game->name);
    memcpy(wasm_buffer, &away, sizeof away);
    return sizeof away;
}

/* Takes the thought that is in the buffer. */
void wasm_thought(size_t size)
{
    is_there = has_thought = size == sizeof brought;
    if (is_there)
        memcpy(&brought, wasm_buffer, sizeof brought);
}
