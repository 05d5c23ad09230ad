/*
 * game_state.c: one game as one value (see state.h).
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/lab.h>

#include "environment_internal.h"
#include "state_internal.h"

void *nika_say_trouble(struct nika_trouble *trouble, const char *text)
{
    if (trouble)
        nika_text_copy(trouble->text, sizeof trouble->text, text);
    return NULL;
}

/* A stable word, with blanks for its hyphens. */
static void add_word(struct nika_text *text, const char *word)
{
    for (; *word; word++)
        nika_text_add_char(text, *word == '-' ? ' ' : *word);
}

void *nika_tell_problem(struct nika_trouble *trouble, const struct nika_problem *problem)
{
    const struct nika_misfit *misfit = &problem->misfit;
    if (!trouble)
        return NULL;
    struct nika_text text = nika_text(trouble->text, sizeof trouble->text);
    add_word(&text, problem->word);
    if (problem->refusal) {
        nika_text_add(&text, ": ");
        add_word(&text, problem->refusal);
    }
    const struct {
        const char *before, *what;
    } parts[] = {{": ", misfit->where}, {", expected ", misfit->expected}, {", found ", misfit->found}};
    for (unsigned i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (parts[i].what[0]) {
            nika_text_add(&text, parts[i].before);
            nika_text_add(&text, parts[i].what);
        }
    return NULL;
}

size_t nika_hand_out(const char *text, size_t size, char *to, size_t room)
{
    if (room > 0) {
        const size_t fits = size < room ? size : room - 1;
        memcpy(to, text, fits);
        to[fits] = '\0';
    }
    return size;
}

void nika_begin_state(const struct nika_state *state, struct nika_world *world)
{
    struct nika_rng rng;
    if (!state->resampled) {
        state->setup.game->begin(&state->setup, &state->deal, world);
        return;
    }
    memset(world, 0, sizeof *world);
    nika_rng_seed(&rng, state->seed, 0);
    state->setup.game->imagine(&state->setup, &state->view, &rng, world);
}

bool nika_note_move(struct nika_state *state, unsigned seat, struct nika_move move)
{
    if (state->ply == state->room) {
        const unsigned room = state->room ? 2 * state->room : 64;
        struct nika_made *moves = realloc(state->moves, room * sizeof *moves);
        if (!moves)
            return false;
        state->moves = moves;
        state->room = room;
    }
    state->moves[state->ply++] = (struct nika_made){.move = move, .seat = (uint8_t)seat};
    return true;
}

struct nika_state *nika_state_clone(const struct nika_state *state)
{
    struct nika_state *copy = malloc(sizeof *copy);
    if (!copy)
        return NULL;
    *copy = *state;
    copy->moves = NULL;
    copy->room = state->ply;
    if (state->ply) {
        copy->moves = malloc(state->ply * sizeof *copy->moves);
        if (!copy->moves) {
            free(copy);
            return NULL;
        }
        memcpy(copy->moves, state->moves, state->ply * sizeof *copy->moves);
    }
    return copy;
}

void nika_state_free(struct nika_state *state)
{
    if (state)
        free(state->moves);
    free(state);
}

/*
 * Looking.
 */

const char *nika_state_game(const struct nika_state *state)
{
    return state->setup.game->name;
}

unsigned nika_state_players(const struct nika_state *state)
{
    return state->setup.players;
}

unsigned nika_state_ply(const struct nika_state *state)
{
    return state->ply;
}

int nika_state_seat(const struct nika_state *state)
{
    struct nika_view view;
    return nika_look_asked(&state->setup, &state->world, &view) ? view.seat : -1;
}

bool nika_state_result(const struct nika_state *state, int16_t *scores, uint8_t *ranks, float *rewards)
{
    struct nika_view view;
    struct nika_result result;
    nika_look(&state->setup, &state->world, NIKA_WATCHER, &view);
    if (!state->setup.game->result(&state->setup, &view, &result))
        return false;
    for (unsigned seat = 0; seat < state->setup.players; seat++) {
        if (scores)
            scores[seat] = result.score[seat];
        if (ranks)
            ranks[seat] = result.rank[seat];
    }
    if (rewards)
        nika_rewards_of(state->setup.players, &result, rewards);
    return true;
}

/* What a seat knows. False if there is no such seat. */
static bool look(const struct nika_state *state, unsigned seat, struct nika_view *view)
{
    if (seat >= state->setup.players)
        return false;
    nika_look(&state->setup, &state->world, seat, view);
    return true;
}

unsigned nika_state_mask(const struct nika_state *state, unsigned seat, uint8_t *mask)
{
    struct nika_view view;
    if (look(state, seat, &view))
        return nika_action_mask(&state->setup, &view, mask);
    memset(mask, 0, nika_actions(state->setup.game));
    return 0;
}

size_t nika_state_say(const struct nika_state *state, unsigned seat, unsigned action, char *word, size_t room)
{
    struct nika_view view;
    struct nika_move move;
    char said[NIKA_WORD_MAX];
    if (!look(state, seat, &view) || !nika_action_move(&state->setup, &view, action, &move))
        return nika_hand_out("", 0, word, room);
    return nika_hand_out(said, state->setup.game->say(&state->setup, move, said), word, room);
}

unsigned nika_state_parse(const struct nika_state *state, unsigned seat, const char *word, size_t size)
{
    struct nika_view view;
    struct nika_move move;
    if (!look(state, seat, &view) || !nika_parse_whole(&state->setup, word, size, &move))
        return NIKA_NO_ACTION;
    return nika_action_of(&state->setup, &view, move);
}

void nika_state_observe(const struct nika_state *state, unsigned seat, uint8_t *observation)
{
    struct nika_view view;
    if (look(state, seat, &view))
        nika_observe(&state->setup, &view, observation);
    else
        memset(observation, 0, nika_layout_size(state->setup.game, state->setup.players, NIKA_OBSERVATION));
}

void nika_state_hidden(const struct nika_state *state, unsigned seat, uint8_t *privileged)
{
    if (seat < state->setup.players)
        nika_observe_hidden(&state->setup, &state->world, seat, privileged);
    else
        memset(privileged, 0, nika_layout_size(state->setup.game, state->setup.players, NIKA_PRIVILEGED));
}

unsigned nika_state_history(const struct nika_state *state, unsigned seat, uint8_t *acts, unsigned most)
{
    const unsigned from = state->ply > most ? state->ply - most : 0;
    if (seat >= state->setup.players)
        return 0;
    for (unsigned ply = from; ply < state->ply; ply++, acts += NIKA_ACT_BYTES)
        nika_observe_act(&state->setup, seat, state->moves[ply].seat, state->moves[ply].move, acts);
    return state->ply;
}

size_t nika_state_told(const struct nika_state *state, unsigned viewer, unsigned ply, unsigned *mover, char *word,
                       size_t room)
{
    char said[NIKA_WORD_MAX];
    if (ply >= state->ply)
        return nika_hand_out("", 0, word, room);
    const struct nika_made *made = &state->moves[ply];
    *mover = made->seat;
    const struct nika_move seen = nika_move_seen(made->move, made->seat, viewer);
    return nika_hand_out(said, state->setup.game->say(&state->setup, seen, said), word, room);
}

/*
 * Playing.
 */

bool nika_state_act(struct nika_state *state, unsigned seat, unsigned action, struct nika_trouble *trouble)
{
    const struct nika_game *game = state->setup.game;
    struct nika_view view;
    struct nika_move move;
    nika_refusal refusal = NIKA_NO_SUCH_SEAT;
    if (look(state, seat, &view)) {
        refusal = NIKA_NO_SUCH_MOVE;
        if (nika_action_move(&state->setup, &view, action, &move)) {
            if (!nika_note_move(state, seat, move)) {
                nika_say_trouble(trouble, "there is no memory left");
                return false;
            }
            refusal = game->apply(&state->setup, &state->world, seat, move);
            state->ply -= refusal != NIKA_ACCEPTED;
        }
    }
    if (refusal != NIKA_ACCEPTED) {
        struct nika_problem problem = {.word = game->refusals[refusal]};
        nika_tell_problem(trouble, &problem);
    }
    return refusal == NIKA_ACCEPTED;
}

struct nika_state *nika_state_resample(const struct nika_state *state, unsigned seat, uint64_t seed)
{
    struct nika_view view;
    if (!look(state, seat, &view))
        return NULL;
    struct nika_state *other = nika_state_clone(state);
    if (!other)
        return NULL;
    other->view = view;
    other->resampled = true;
    other->seed = seed;
    other->before = other->ply;
    memset(&other->deal, 0, sizeof other->deal);
    for (unsigned ply = 0; ply < state->ply; ply++)
        other->moves[ply].move = nika_move_seen(other->moves[ply].move, other->moves[ply].seat, seat);
    nika_begin_state(other, &other->world);
    return other;
}

/*
 * Thinking.
 */
struct thinking {
    struct nika_memory memory;
    struct nika_workspace workspace;
};

/* What a seat remembers of the moves that were made in this world. */
static void remember_all(const struct nika_state *state, unsigned seat, struct nika_memory *memory)
{
    struct nika_world world;
    struct nika_view view;
    memset(memory, 0, sizeof *memory);
    nika_begin_state(state, &world);
    for (unsigned ply = state->before; ply < state->ply; ply++) {
        const struct nika_made *made = &state->moves[ply];
        nika_look(&state->setup, &world, seat, &view);
        nika_remember(&state->setup, &view, made->seat, made->move, memory);
        state->setup.game->apply(&state->setup, &world, made->seat, made->move);
    }
}

unsigned nika_state_think(const struct nika_state *state, const char *agent, uint64_t seed, uint32_t iterations,
                          struct nika_trouble *trouble)
{
    struct nika_agent found;
    struct nika_view view;
    struct nika_thought thought;
    struct nika_rng rng;
    if (!nika_lab_agent(agent, &found))
        nika_say_trouble(trouble, "there is no computer player of that name");
    else if (!nika_look_asked(&state->setup, &state->world, &view))
        nika_say_trouble(trouble, "the game is over");
    else {
        struct thinking *thinking = malloc(sizeof *thinking);
        if (!thinking) {
            nika_say_trouble(trouble, "there is no memory left");
            return NIKA_NO_ACTION;
        }
        remember_all(state, view.seat, &thinking->memory);
        nika_rng_seed(&rng, seed, (uint64_t)state->ply * NIKA_SEATS_MAX + view.seat);
        const struct nika_question question = {.setup = &state->setup,
                                               .view = &view,
                                               .memory = &thinking->memory,
                                               .budget = {.iterations = iterations},
                                               .rng = &rng,
                                               .workspace = &thinking->workspace};
        nika_think(&found, &question, &thought);
        free(thinking);
        return nika_action_of(&state->setup, &view, thought.move);
    }
    return NIKA_NO_ACTION;
}
