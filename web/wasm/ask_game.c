/*
 * ask_game.c: questions about a view: what it shows, what can be done, what is said about it.
 */
#include <string.h>

#include <nika/explain.h>
#include <nika/hint.h>

#include "ask.h"

/* The member "view", as in docs/record.md. */
static void write_view(struct ask *ask, const struct nika_view *view, unsigned ply)
{
    static char bytes[NIKA_LINE_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_record_view(&ask->setup, &ask->names, view, ply, &text);
    nika_write_key(ask->writer, "view");
    nika_write_json(ask->writer, (struct nika_json){bytes, text.size});
}

static unsigned ply_of(const struct ask *ask)
{
    struct nika_json value;
    int64_t ply = 0;
    if (nika_json_get(ask->object, "ply", &value))
        (void)nika_json_whole(value, 0, INT32_MAX, &ply);
    return (unsigned)ply;
}

/* "view": setup, code, ply → {"view":…} as in docs/record.md. */
static void reply_view(struct ask *ask)
{
    struct nika_view view;
    if (ask_setup(ask) && ask_view(ask, "code", &view))
        write_view(ask, &view, ply_of(ask));
}

bool ask_is_asked(const struct ask *ask, const struct nika_view *view)
{
    return view->seat != NIKA_WATCHER && ask->setup.game->waiting(&ask->setup, view).asked >> view->seat & 1;
}

/* "tell": setup, code, language, what → {"lines":[…]}. */
static void reply_tell(struct ask *ask)
{
    typedef void teller(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    static const struct {
        const char *name;
        teller *tell;
        bool asked; /* only for a seat that is asked */
    } all[] = {{"start", nika_tell_start, false},     {"table", nika_tell_table, false},
               {"hand", nika_tell_hand, false},       {"holding", nika_tell_holding, false},
               {"waiting", nika_tell_waiting, false}, {"question", nika_tell_question, true},
               {"help", nika_tell_help, true},        {"result", nika_tell_result, false}};
    struct nika_view view;
    char what[16];
    if (!ask_setup(ask) || !ask_language(ask) || !ask_view(ask, "code", &view) ||
        !ask_word(ask, "what", what, sizeof what))
        return;
    const bool asked = ask_is_asked(ask, &view);
    nika_write_key(ask->writer, "lines");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0 && (asked || !all[i].asked))
            all[i].tell(&ask->setup, &view, ask_listener(ask));
    nika_write_close(ask->writer, ']');
}

/* "told": setup, before, after, seat (who moved), move, language → {"lines":[…]}. */
static void reply_told(struct ask *ask)
{
    struct nika_view before, after;
    struct nika_move move;
    unsigned seat;
    if (!ask_setup(ask) || !ask_language(ask) || !ask_view(ask, "before", &before) || !ask_view(ask, "after", &after) ||
        !ask_player(ask, "seat", &seat) || !ask_move(ask, "move", &move))
        return;
    nika_write_key(ask->writer, "lines");
    nika_write_open(ask->writer, '[');
    nika_tell_move(&ask->setup, &before, &after, seat, move, ask_listener(ask));
    nika_write_close(ask->writer, ']');
}

/* Opens the member with an array of sentences. */
static void open_lines(struct ask *ask, const char *key)
{
    nika_write_key(ask->writer, key);
    nika_write_open(ask->writer, '[');
}

/* "show": setup, code, ply, language, and before, seat and move if a move led there → all that a screen shows of a moment:
 * {"view","lines":[the move and what came of it],"question":[…],"waiting":[…],"result":[…],"figures":{…}}. */
static void reply_show(struct ask *ask)
{
    struct nika_view view, before;
    struct nika_json ignored;
    struct nika_move move;
    struct nika_result result;
    unsigned seat = 0;
    if (!ask_setup(ask) || !ask_language(ask) || !ask_view(ask, "code", &view))
        return;
    const bool moved = nika_json_get(ask->object, "move", &ignored);
    if (moved &&
        (!ask_view(ask, "before", &before) || !ask_player(ask, "seat", &seat) || !ask_move(ask, "move", &move)))
        return;
    write_view(ask, &view, ply_of(ask));
    open_lines(ask, "lines");
    if (moved)
        nika_tell_move(&ask->setup, &before, &view, seat, move, ask_listener(ask));
    nika_write_close(ask->writer, ']');
    open_lines(ask, "question");
    if (ask_is_asked(ask, &view))
        nika_tell_question(&ask->setup, &view, ask_listener(ask));
    nika_write_close(ask->writer, ']');
    open_lines(ask, "waiting");
    nika_tell_waiting(&ask->setup, &view, ask_listener(ask));
    nika_write_close(ask->writer, ']');
    open_lines(ask, "result");
    if (ask->setup.game->result(&ask->setup, &view, &result))
        nika_tell_result(&ask->setup, &view, ask_listener(ask));
    nika_write_close(ask->writer, ']');
    nika_write_key(ask->writer, "figures");
    nika_write_open(ask->writer, '{');
    if (strcmp(ask->setup.game->name, "justinian") == 0)
        ask_write_justinian(ask, &view);
    else if (strcmp(ask->setup.game->name, "byzantz") == 0)
        ask_write_byzantz(ask, &view);
    nika_write_close(ask->writer, '}');
}

nika_refusal ask_try(const struct ask *ask, const struct nika_view *view, struct nika_move move,
                     struct nika_view *after)
{
    struct nika_rng rng;
    struct nika_world world;
    nika_rng_seed(&rng, 1, 0);
    if (view->seat == NIKA_WATCHER)
        return NIKA_NO_SUCH_SEAT;
    ask->setup.game->imagine(&ask->setup, view, &rng, &world);
    const nika_refusal refusal = ask->setup.game->apply(&ask->setup, &world, view->seat, move);
    nika_look(&ask->setup, &world, view->seat, after);
    return refusal;
}

bool ask_write_judgement(struct ask *ask, const struct nika_view *view, struct nika_move move, nika_refusal refusal)
{
    bool doubted = false;
    nika_write_key(ask->writer, "refusal");
    nika_write_word(ask->writer, ask->setup.game->refusals[refusal]);
    open_lines(ask, "lines");
    if (refusal == NIKA_ACCEPTED)
        doubted = nika_tell_doubt(&ask->setup, view, move, ask_listener(ask));
    else if (refusal != NIKA_NO_SUCH_SEAT)
        nika_tell_refusal(&ask->setup, view, move, refusal, ask_listener(ask));
    nika_write_close(ask->writer, ']');
    return refusal == NIKA_ACCEPTED && !doubted;
}

/* "judge": setup, code, move, language → {"refusal":"accepted","lines":[a doubt, or nothing]}, or another refusal and why. */
static void reply_judge(struct ask *ask)
{
    struct nika_view view, after;
    struct nika_move move;
    if (ask_setup(ask) && ask_language(ask) && ask_view(ask, "code", &view) && ask_move(ask, "move", &move))
        (void)ask_write_judgement(ask, &view, move, ask_try(ask, &view, move, &after));
}

/* "deed": setup, code, move (a legal one), language → {"lines":[the move as advice]}. */
static void reply_deed(struct ask *ask)
{
    struct nika_view view, after;
    struct nika_move move;
    if (!ask_setup(ask) || !ask_language(ask) || !ask_view(ask, "code", &view) || !ask_move(ask, "move", &move))
        return;
    if (ask_try(ask, &view, move, &after) != NIKA_ACCEPTED) {
        ask_fail(ask, "refused");
        return;
    }
    nika_write_key(ask->writer, "lines");
    nika_write_open(ask->writer, '[');
    nika_tell_deed(&ask->setup, &view, move, ask_listener(ask));
    nika_write_close(ask->writer, ']');
}

static void write_advice(struct ask *ask, const struct nika_advice *advice, const struct nika_view *view)
{
    char word[NIKA_WORD_MAX];
    ask->setup.game->say(&ask->setup, advice->move, word);
    nika_write_open(ask->writer, '{');
    nika_write_key(ask->writer, "move");
    nika_write_word(ask->writer, word);
    nika_write_key(ask->writer, "line");
    nika_tell_deed(&ask->setup, view, advice->move, ask_listener(ask));
    if (advice->visits) {
        nika_write_key(ask->writer, "tenths");
        nika_write_whole(ask->writer, advice->points);
        if (advice->tells) {
            nika_write_key(ask->writer, "percent");
            nika_write_whole(ask->writer, nika_advice_percent(advice));
        }
    }
    nika_write_key(ask->writer, "equal");
    nika_write_bool(ask->writer, advice->equal);
    if (advice->count) {
        nika_write_key(ask->writer, "reason");
        ask_write_reason(ask, advice->facts, advice->count);
    }
    nika_write_close(ask->writer, '}');
}

void ask_write_hint(struct ask *ask, const struct nika_hint *hint, const struct nika_view *view)
{
    nika_write_key(ask->writer, "hint");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < hint->count; i++)
        write_advice(ask, &hint->advice[i], view);
    nika_write_close(ask->writer, ']');
}

/* "reason": setup, code, move, rival (both legal), language → {"reason": what speaks for the move and not for its rival}; or
 * nothing. */
static void reply_reason(struct ask *ask)
{
    struct nika_view view, after;
    struct nika_move move, rival;
    struct nika_fact facts[NIKA_FACTS_MAX];
    if (!ask_setup(ask) || !ask_language(ask) || !ask_view(ask, "code", &view) || !ask_move(ask, "move", &move) ||
        !ask_move(ask, "rival", &rival))
        return;
    if (ask_try(ask, &view, move, &after) != NIKA_ACCEPTED || ask_try(ask, &view, rival, &after) != NIKA_ACCEPTED) {
        ask_fail(ask, "refused");
        return;
    }
    const unsigned count = nika_telling_facts(&ask->setup, &view, move, rival, facts);
    if (count) {
        nika_write_key(ask->writer, "reason");
        ask_write_reason(ask, facts, count);
    }
}

bool ask_about_game(struct ask *ask, const char *what)
{
    static const struct {
        const char *name;
        void (*answer)(struct ask *);
    } all[] = {{"show", reply_show},   {"view", reply_view}, {"tell", reply_tell},    {"told", reply_told},
               {"judge", reply_judge}, {"deed", reply_deed}, {"reason", reply_reason}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            all[i].answer(ask);
            return true;
        }
    return false;
}
