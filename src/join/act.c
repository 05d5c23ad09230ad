/*
 * act.c: sends the person's acts, one at a time, until the server has acknowledged them. Each act has its own id (an
 * idempotency key), so it can be resent after every reconnect. Also lets a computer player act in the person's place.
 */
#include <string.h>

#include <nika/bits.h>

#include "get.h"
#include "join_internal.h"

enum { PILOT_WAIT = 1000 }; /* milliseconds */

/* Whether the table waits for one's own seat, or would accept an act out of turn from it. */
static struct nika_waiting waiting_at(const struct nika_mirror *mirror, const struct nika_view *view)
{
    return mirror->sight.setup.game->waiting(&mirror->sight.setup, view);
}

unsigned act_asked(const struct nika_join *join)
{
    const struct nika_mirror *mirror = &join->mirror;
    const unsigned you = mirror->sight.viewer;
    if (join->has_pilot || join->act.there || you == NIKA_WATCHER || mirror->state != NIKA_MIRROR_RUNNING ||
        mirror->seats[you].automatic || !nika_join_is_whole(join) || mirror->sight.shown < mirror->sight.count ||
        (join->has_answered && join->answered_ply == mirror->ply))
        return NIKA_WATCHER;
    return waiting_at(mirror, &mirror->sight.now).asked >> you & 1 ? you : NIKA_WATCHER;
}

static void send(struct nika_join *join)
{
    const struct nika_setup *setup = &join->mirror.sight.setup;
    struct draft draft;
    draft_begin(&draft, join->act.is_undo ? "undo" : "play", join->act.id, join->mirror.table);
    nika_write_key(&draft.writer, "ply");
    nika_write_whole(&draft.writer, join->act.ply);
    if (!join->act.is_undo) {
        char word[NIKA_WORD_MAX];
        setup->game->say(setup, join->act.move, word);
        nika_write_key(&draft.writer, "move");
        nika_write_word(&draft.writer, word);
    }
    join->act.again = INT64_MAX;
    draft_send(join, &draft);
}

static void begin(struct nika_join *join, bool is_undo, struct nika_move move)
{
    join->act =
        (struct act){.there = true, .is_undo = is_undo, .ply = join->mirror.ply, .move = move, .again = INT64_MAX};
    link_new_id(&join->link, join->act.id);
    send(join);
}

enum nika_played act_play(struct nika_join *join, struct nika_move move)
{
    const struct nika_mirror *mirror = &join->mirror;
    if (join->act.there) {
        join_tell(join, NIKA_NEWS_WAITING, NULL);
        return NIKA_PLAYED_SENT;
    }
    if (!nika_join_is_whole(join) || mirror->sight.shown < mirror->sight.count)
        return NIKA_PLAYED_GONE;
    begin(join, false, move);
    return NIKA_PLAYED_SENT;
}

/*
 * An answer to a simultaneous question can be changed until all have answered: the person is asked again, and her
 * answer counts until there is another.
 */
void act_undo(struct nika_join *join)
{
    if (join->act.there) {
        join_tell(join, NIKA_NEWS_WAITING, NULL);
    } else if (join->has_answered && join->answered_ply == join->mirror.ply) {
        join->has_answered = false;
        join_tell(join, NIKA_NEWS_REOPENED, NULL);
    } else if (!join->mirror.can_undo) {
        nika_mirror_tell(&join->mirror, NIKA_NEWS_ERROR, 0, NULL, "no-undo");
    } else {
        begin(join, true, (struct nika_move){0, 0, 0});
    }
}

void act_resend(struct nika_join *join)
{
    if (join->act.there && !join->act.granted)
        send(join);
}

static nika_refusal refusal_of(const struct nika_setup *setup, struct nika_json answer)
{
    struct nika_json word;
    if (nika_json_get(answer, "refusal", &word))
        for (unsigned i = NIKA_ACCEPTED + 1; setup->game->refusals[i]; i++)
            if (nika_json_is(word, setup->game->refusals[i]))
                return (nika_refusal)i;
    return NIKA_NOT_NOW;
}

static void hear(struct nika_join *join, enum nika_played played, nika_refusal refusal)
{
    if (join->has_pilot) { /* it looks at the table again, after a pause */
        join->pilot_after = join->now + (played == NIKA_PLAYED_GONE ? 0 : PILOT_WAIT);
        return;
    }
    join->heard = (struct nika_heard){
        .played = played, .refusal = refusal, .seat = join->mirror.sight.viewer, .move = join->act.move};
    join->has_heard = true;
}

/* The reason does not matter to a computer player: it retries after a while. */
static void tell_error(struct nika_join *join, const char *word)
{
    join->pilot_after = join->now + PILOT_WAIT;
    nika_mirror_tell(&join->mirror, NIKA_NEWS_ERROR, 0, NULL, word);
}

/* The server refused it. */
static void take_error(struct nika_join *join, struct nika_json answer)
{
    char word[NIKA_ERROR_MAX] = "";
    get_string(answer, "error", word, sizeof word);
    if (strcmp(word, "slow-down") == 0 || strcmp(word, "busy") == 0) {
        join->act.again = join->now + request_wait(answer);
        return;
    }
    join->act.there = false;
    if (strcmp(word, "refused") == 0 && !join->act.is_undo)
        hear(join, NIKA_PLAYED_REFUSED, refusal_of(&join->mirror.sight.setup, answer));
    else if (strcmp(word, "stale") == 0)
        hear(join, NIKA_PLAYED_GONE, NIKA_ACCEPTED);
    else if (strcmp(word, "not-kept") == 0)
        hear(join, NIKA_PLAYED_NOT_KEPT, NIKA_ACCEPTED);
    else
        tell_error(join, word);
}

bool act_answer(struct nika_join *join, struct nika_json answer, const char *id)
{
    bool fine = false;
    if (!join->act.there || strcmp(join->act.id, id) != 0)
        return false;
    get_bool(answer, "ok", &fine);
    if (!fine) {
        take_error(join, answer);
    } else {
        join->act.granted = true;
        join->act.granted_ply = join->act.ply;
        get_whole(answer, "ply", UINT32_MAX, &join->act.granted_ply);
    }
    return true;
}

void act_settle(struct nika_join *join)
{
    const struct act *act = &join->act;
    if (act->there && act->again <= join->now)
        send(join);
    if (!act->there || !act->granted || join->mirror.ply < act->granted_ply)
        return;
    join->act.there = false;
    if (!act->is_undo && act->granted_ply == act->ply && join->mirror.ply == act->ply) {
        join->has_answered = true;
        join->answered_ply = act->ply;
        if (!join->has_pilot)
            join_tell(join, NIKA_NEWS_ANSWERED, NULL);
    }
}

/*
 * Thinking.
 */

static void remember(struct nika_join *join, unsigned moves, struct nika_memory *memory, unsigned from)
{
    const struct nika_mirror *mirror = &join->mirror;
    for (unsigned i = from; i < moves; i++)
        nika_remember(&mirror->sight.setup, nika_sight_before(&mirror->sight, i), mirror->sight.steps[i].seat,
                      mirror->sight.steps[i].move, memory);
}

struct nika_question act_question(struct nika_join *join, const struct nika_view *view, unsigned moves,
                                  struct nika_rng *rng)
{
    if (join->rewound != join->mirror.sight.rewound || join->remembered > moves) {
        memset(&join->memory, 0, sizeof join->memory);
        join->remembered = 0;
        join->rewound = join->mirror.sight.rewound;
    }
    remember(join, moves, &join->memory, join->remembered);
    join->remembered = moves;
    join->turn.setup = join->mirror.sight.setup;
    join->turn.view = *view;
    join->turn.memory = join->memory;
    return nika_turn_question(&join->turn, rng, &join->workspace);
}

/*
 * Shows a player of the caller's own what it has not seen yet. If something was taken back, all is shown anew. The end is
 * told as soon as it is there.
 */
static void show_pilot(struct nika_join *join)
{
    const struct nika_outside *outside = join->pilot.outside;
    const struct nika_sight *sight = &join->mirror.sight;
    if (!join->has_pilot || !outside || !nika_join_is_whole(join) || sight->viewer == NIKA_WATCHER)
        return;
    if (!join->pilot_told || join->pilot_rewound != sight->rewound || join->pilot_shown > sight->count) {
        join->pilot_told = true;
        join->pilot_over = false;
        join->pilot_shown = 0;
        join->pilot_rewound = sight->rewound;
        if (outside->begin)
            outside->begin(outside->context, &sight->setup, &sight->first);
    }
    for (; join->pilot_shown < sight->count; join->pilot_shown++) {
        const struct nika_sight_step *step = &sight->steps[join->pilot_shown];
        if (outside->saw)
            outside->saw(outside->context, &sight->setup, &step->after, step->seat, step->move);
    }
    if (!join->pilot_over && waiting_at(&join->mirror, &sight->now).asked == 0) {
        join->pilot_over = true;
        if (outside->end)
            outside->end(outside->context, &sight->setup, &sight->now);
    }
}

/* Plays in the person's place, from what her seat knows. */
void act_pilot(struct nika_join *join)
{
    const struct nika_mirror *mirror = &join->mirror;
    struct nika_thought thought;
    uint8_t seats[NIKA_SEATS_MAX];
    show_pilot(join);
    if (!join->has_pilot || join->away || join->link.state != LINK_READY || mirror->state != NIKA_MIRROR_RUNNING ||
        mirror->sight.viewer == NIKA_WATCHER || join->act.there || !nika_join_is_whole(join) || join->fresh ||
        join->now < join->pilot_after || (join->has_answered && join->answered_ply == mirror->ply))
        return;
    if (mirror->seats[mirror->sight.viewer].automatic) {
        nika_join_do(join, "take", NIKA_WATCHER, NULL, NULL);
        join->pilot_after = join->now + PILOT_WAIT;
        return;
    }
    if (!nika_turn_order(waiting_at(mirror, &mirror->sight.now), 1u << mirror->sight.viewer,
                         nika_acts_out_of_turn(&join->pilot) ? ~0u : 0, seats))
        return;
    const struct nika_question question = act_question(join, &mirror->sight.now, mirror->sight.count, &join->rng);
    nika_think(&join->pilot, &question, &thought);
    if (!thought.waits)
        begin(join, false, thought.move);
}
